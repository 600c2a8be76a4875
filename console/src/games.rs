//! Every game on the console. A new one is a line in `games!` below, and the module that it names.

use embedded_graphics::geometry::Point;
use rules_core::{Game, Phrase, Seed};

use crate::chrome::Line;
use crate::hexagon::SPACE;
use crate::line;
use crate::parcel::{Fault, Outline, Parcel};
use crate::pen::Pen;
use crate::play::{Opening, Play, Session, Trouble};
use crate::settings::{Name, Settings};
use crate::shelf::{ActionBytes, Slot};
use crate::sprite::Sprite;
use crate::statistics::Bracket;
#[cfg(test)]
use crate::table::{Article, Page};
use crate::table::{Form, Table};
use crate::theme::{self, Kind, Tints};

/// A game as lists show it.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Where its game in progress is kept.
    pub slot: Slot,
    /// Its name.
    pub name: &'static str,
    /// Its picture.
    pub sign: &'static Sprite,
    /// The colour of the picture.
    pub kind: Kind,
    /// The colours of the game.
    pub tints: &'static Tints,
    /// Kinds of set-up that statistics tell apart.
    pub kinds: &'static [&'static str],
    /// Words for the result of a game alone.
    pub grades: &'static [&'static str],
    /// Help, and the guide.
    #[cfg(test)]
    pub help: (&'static [Article], &'static [Page]),
}

impl Card {
    /// The picture in its colour, 28x32, with its corner here.
    pub fn draw(&self, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
        let tint = &settings.tints(self.tints)[self.kind as usize];
        pen.hexagon(Point::new(x, y), SPACE, 0, tint.tile);
        let (dx, dy) = ((28 - i32::from(self.sign.width)) / 2, (30 - i32::from(self.sign.height)) / 2);
        pen.sprite(x + dx, y + dy, self.sign, theme::INK);
    }

    /// A set-up of this game in a few words.
    pub fn setup(&self, bracket: Bracket) -> Line {
        let players = if bracket.players == 1 { line!("Solo") } else { line!("{} players", bracket.players) };
        match self.kinds.get(usize::from(bracket.kind)) {
            Some(&kind) if !kind.is_empty() => line!("{players}, {kind}"),
            _ => players,
        }
    }
}

macro_rules! games {
    ($($variant:ident => $table:ty,)*) => {
        /// The games, in the order of the title screen.
        pub const GAMES: &[Card] = &[$(Card {
            slot: <$table as Table>::SLOT,
            name: <$table as Table>::NAME,
            sign: <$table as Table>::SIGN,
            kind: <$table as Table>::KIND,
            tints: <$table as Table>::TINTS,
            kinds: <$table as Table>::KINDS,
            grades: <$table as Table>::GRADES,
            #[cfg(test)]
            help: (<$table as Table>::ARTICLES, <$table as Table>::GUIDE),
        }),*];

        /// The game on the table.
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "there is no heap, and only one desk")]
        pub enum Desk {
            /// None.
            Empty,
            $(#[allow(missing_docs)] $variant(Play<$table>),)*
        }

        impl Desk {
            /// The game, whichever it is.
            pub fn session(&self) -> Option<&dyn Session> {
                match self {
                    Desk::Empty => None,
                    $(Desk::$variant(play) => Some(play),)*
                }
            }

            /// The game, whichever it is.
            pub fn session_mut(&mut self) -> Option<&mut dyn Session> {
                match self {
                    Desk::Empty => None,
                    $(Desk::$variant(play) => Some(play),)*
                }
            }

            /// Puts a stored game on the table.
            pub fn resume(
                &mut self,
                slot: Slot,
                head: &[u8],
                actions: &[u8],
                settings: &Settings,
            ) -> Result<Option<Trouble>, Trouble> {
                $(if slot == <$table as Table>::SLOT {
                    let opening = Play::<$table>::opening(head)?;
                    deal(self, Desk::$variant, opening, settings).map_err(|_| Trouble::Unreadable)?;
                    if let Desk::$variant(play) = self {
                        return Ok(play.replay(actions, u16::MAX, settings).err());
                    }
                })*
                Err(Trouble::Unreadable)
            }

            /// Takes the game on the table to where it stood after `at` of these actions.
            pub fn seek(&mut self, actions: &[u8], at: u16, settings: &Settings) -> Result<(), &'static str> {
                match self {
                    Desk::Empty => {}
                    $(Desk::$variant(play) => {
                        if play.length() > at {
                            let opening = play.started().clone();
                            deal(self, Desk::$variant, opening, settings)?;
                        }
                        if let Desk::$variant(play) = self {
                            // The journal is sound at least as far as it was replayed before.
                            let _ = play.replay(actions, at, settings);
                        }
                    })*
                }
                Ok(())
            }

            /// Starts the game on the table again, with the same set-up and names.
            pub fn again(&mut self, seed: Seed, ranked: bool, settings: &Settings) -> Result<(), &'static str> {
                match self {
                    Desk::Empty => Ok(()),
                    $(Desk::$variant(play) => {
                        let opening = Opening { seed, ranked, ..play.started().clone() };
                        deal(self, Desk::$variant, opening, settings)
                    })*
                }
            }
        }

        /// Packs a journal of the game in this slot.
        pub fn pack(parcel: &mut Parcel, slot: Slot, head: &[u8], actions: &[u8]) -> Result<(), Fault> {
            $(if slot == <$table as Table>::SLOT {
                return parcel.pack_as::<$table>(head, actions);
            })*
            Err(Fault::Game(slot))
        }

        /// Unpacks a journal of whichever game it is.
        pub fn unpack(parcel: &Parcel, each: &mut dyn FnMut(ActionBytes)) -> Result<Outline, Fault> {
            let slot = parcel.slot();
            $(if slot == <$table as Table>::SLOT {
                return parcel.unpack_as::<$table>(each);
            })*
            Err(Fault::Game(slot))
        }

        /// The set-up form of any game.
        #[derive(Clone, Debug)]
        pub enum AnyForm {
            $(#[allow(missing_docs)] $variant(<$table as Table>::Form),)*
        }

        impl AnyForm {
            /// An untouched form for the game of this slot.
            pub fn new(slot: Slot) -> Option<Self> {
                $(if slot == <$table as Table>::SLOT {
                    return Some(AnyForm::$variant(Default::default()));
                })*
                None
            }

            /// Least and most players.
            pub fn players(&self) -> (u8, u8) {
                match self {
                    $(AnyForm::$variant(_) => {
                        let range = <$table as Table>::Form::PLAYERS;
                        (*range.start(), *range.end())
                    })*
                }
            }

            /// How many rows of its own the game has.
            pub fn rows(&self, players: u8) -> u8 {
                match self {
                    $(AnyForm::$variant(form) => form.rows(players),)*
                }
            }

            /// Label and value of a row.
            pub fn row(&self, row: u8, players: u8) -> (&'static str, &'static str) {
                match self {
                    $(AnyForm::$variant(form) => form.row(row, players),)*
                }
            }

            /// The next or the previous value of a row.
            pub fn step(&mut self, row: u8, players: u8, forward: bool) {
                match self {
                    $(AnyForm::$variant(form) => form.step(row, players, forward),)*
                }
            }

            /// What a seat has of its own.
            pub fn seat(&self, seat: u8) -> Option<&'static str> {
                match self {
                    $(AnyForm::$variant(form) => form.seat(seat),)*
                }
            }

            /// The next or the previous value of a seat.
            pub fn step_seat(&mut self, seat: u8, forward: bool) {
                match self {
                    $(AnyForm::$variant(form) => form.step_seat(seat, forward),)*
                }
            }

            /// A small picture of the set-up as a seat has it.
            pub fn picture(&self, seat: u8, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
                match self {
                    $(AnyForm::$variant(form) => form.picture(seat, settings, pen, x, y),)*
                }
            }

            /// Starts the game on `desk`; the error is a phrase for the player.
            pub fn start(
                &self,
                desk: &mut Desk,
                players: u8,
                names: [Name; 5],
                seed: Seed,
                ranked: bool,
                settings: &Settings,
            ) -> Result<(), &'static str> {
                match self {
                    $(AnyForm::$variant(form) => {
                        let opening = Opening { names, seed, ranked, setup: form.setup(players) };
                        deal(desk, Desk::$variant, opening, settings)
                    })*
                }
            }
        }
    };
}

games! {
    Castles => crate::castles::Board,
    DiceGame => crate::dice_game::Sheet,
    Natick => crate::natick::Board,
}

/// Puts a new game on the table; the error is a phrase for the player.
#[inline(never)] // so that the stack has room for one game, and not for each that there is
fn deal<T: Table>(
    desk: &mut Desk,
    variant: impl FnOnce(Play<T>) -> Desk,
    opening: Opening<<T::Game as Game>::Setup>,
    settings: &Settings,
) -> Result<(), &'static str> {
    let game = T::Game::new(opening.setup, opening.seed)
        .map_err(|reasons| reasons.first().map_or("impossible set-up", Phrase::phrase))?;
    *desk = variant(Play::begin(opening, game, settings));
    Ok(())
}

/// The place of a game in [`GAMES`].
pub fn index(slot: Slot) -> Option<usize> {
    GAMES.iter().position(|card| card.slot == slot)
}
