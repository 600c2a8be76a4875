//! Decisions of many games, for tests of what is said about them.

use rules_core::orleans::Orleans;
use rules_core::{Actions, Game, Seed, Turn, choice, playout};

use super::seat::Seat;
use crate::records::name::Name;
use crate::records::settings::Settings;

/// Plays games of all set-ups, and hands on every decision.
pub fn each(mut look: impl FnMut(&Seat<'_>)) {
    for (number, setup) in (0..80).zip(choice::setups::<Orleans>().cycle()) {
        let seed = Seed::new(number);
        let mut game = Orleans::new(setup, seed).expect("it is offered");
        let (mut picks, mut legal) = (playout::picks(seed), Actions::new());
        while let Turn::Of(player) = game.turn() {
            game.legal(&mut legal);
            look(&Seat {
                game: &game,
                player,
                viewer: player,
                legal: &legal,
                names: &core::array::from_fn(|_| Name::default()),
                settings: &Settings::default(),
                undo: false,
                animation_frame: None,
            });
            let action = legal[game.busy(&legal, &mut picks)];
            game.apply(action, |_| ()).expect("it is listed");
        }
    }
}
