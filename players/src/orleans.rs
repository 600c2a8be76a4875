//! Orléans: so far every level plays by plain rules.

use rules_core::orleans::{Action, Orleans};
use rules_core::{Game, Player, Seed};

use crate::{Computer, Judge, Level, Next, POINT, Search, plain};

/// What a position is worth: the points so far.
#[derive(Clone, Copy, Debug)]
pub struct Points;

impl Judge<Orleans> for Points {
    fn value(&self, game: &Orleans, player: Player) -> i32 {
        i32::from(game.total(player)) * POINT
    }

    fn may_stop(&self, _game: &Orleans) -> bool {
        true
    }

    fn next(&self, _game: &Orleans, _me: Player, _planned: u8, _search: &Search) -> Next<Action> {
        Next::Stop
    }
}

impl Computer for Orleans {
    type Judge = Points;

    const JUDGE: &'static Points = &Points;
    const SEARCHES: bool = false;
    const SLICE: u32 = 1;

    fn search(_level: Level) -> Option<Search> {
        None
    }

    fn plain(&self, seed: Seed) -> Option<Action> {
        plain::orleans(self, seed)
    }
}
