//! Decisions of many games, for tests of what is said about them.

use rules_core::orleans::{Orleans, Setup};
use rules_core::{Actions, Dice as _, Game, Seed, Turn, choice, playout};

use super::seat::Seat;
use crate::records::name::Name;
use crate::records::settings::Settings;

/// Plays games of all set-ups, and hands on every decision.
pub fn each(mut look: impl FnMut(&Seat<'_>)) {
    for (number, setup) in (0..80).zip(choice::setups::<Orleans>().cycle()) {
        play(setup, Seed::new(number), true, &mut look);
    }
}

/// Plays games of a set-up by uniform picks, which lose more often, and hands on every decision.
pub fn each_by_chance(setup: Setup, games: u64, mut look: impl FnMut(&Seat<'_>)) {
    for number in 0..games {
        play(setup, Seed::new(number), false, &mut look);
    }
}

fn play(setup: Setup, seed: Seed, busy: bool, look: &mut impl FnMut(&Seat<'_>)) {
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
        let at = if busy { game.busy(&legal, &mut picks) } else { picks.below(legal.len() as u32) as usize };
        game.apply(legal[at], |_| ()).expect("it is listed");
    }
}
