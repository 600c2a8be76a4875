//! Every game on the console: those of [`for_each_game`], each with a folder here whose `Screens` show it. Code that
//! needs all games uses the list of [cards](GAMES), or [`visit`] for the types of one of them.

mod castles;
mod current;
mod dice_game;
mod filled;
#[cfg(test)]
mod forecast;
#[cfg(test)]
mod lines;
mod natick;
mod orleans;
mod packing;
#[cfg(test)]
mod prose;
#[cfg(test)]
mod rounds;
mod thinker;

use draw::pen::Pen;
use embedded_graphics::geometry::Point;
use rules_core::for_each_game;
use saves::Slot;

pub use self::current::CurrentGame;
pub use self::filled::FilledForm;
pub use self::thinker::AnyThinker;
use crate::game::card::Card;
use crate::game::lesson::Scene;
use crate::game::scene::draw_scene;
use crate::game::table::Table;
use crate::game::visitor::Visitor;
use crate::records::settings::Settings;

macro_rules! games {
    ($($folder:ident::$game:ident),*) => {
        /// The games, in the order of the title screen.
        pub const GAMES: &[Card] = &[$(Card::of::<$folder::Screens>()),*];

        /// Returns what a visitor makes of the game in this slot, if there is one.
        pub fn visit<V: Visitor>(slot: Slot, visitor: V) -> Option<V::Output> {
            $(if slot == <$folder::Screens as Table>::SLOT {
                return Some(visitor.visit::<$folder::Screens>());
            })*
            None
        }
    };
}

for_each_game!(games);

/// Fails the build if two games have the same slot, or a slot does not exist.
const _: () = {
    let (mut taken, mut at) = (0_u16, 0);
    while at < GAMES.len() {
        let slot = 1 << GAMES[at].slot.0;
        assert!(taken & slot == 0, "two games have the same slot");
        (taken, at) = (taken | slot, at + 1);
    }
};

/// A picture of the guide.
#[derive(Debug)]
pub struct Picture<'a, 'b> {
    /// What it shows.
    pub scene: Scene,
    /// The palette and names.
    pub settings: &'a Settings,
    /// What draws it.
    pub pen: &'a mut Pen<'b>,
    /// Where.
    pub corner: Point,
}

impl Visitor for Picture<'_, '_> {
    type Output = ();

    fn visit<T: Table>(self) {
        if let Some(lesson) = T::LESSON {
            draw_scene::<T>(lesson, self.scene, self.settings, self.pen, self.corner);
        }
    }
}

/// Returns the index of a game in [`GAMES`].
pub fn index(slot: Slot) -> Option<usize> {
    GAMES.iter().position(|card| card.slot == slot)
}
