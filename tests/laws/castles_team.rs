//! The team game of The Castles of Burgundy, on both boards.

use rules_core::castles::{Castles, Estates, Setup, tables};
use rules_core::{Game, Seed, playout};

use crate::lawful::hold_each;

/// Returns the set-ups of all team games.
pub fn setups() -> impl Iterator<Item = Setup> {
    tables::TEAM_ESTATES.map(|estate| Setup { players: 4, estates: Estates::Team(estate), ..Castles::DEFAULT })
}

/// Games of each set-up.
const GAMES: u64 = 300;

#[test]
fn every_law_holds_in_teams() {
    hold_each::<Castles>(GAMES, setups());
}

#[test]
fn the_digest_of_the_team_game_changes_only_with_a_rule() {
    let mut tally = playout::Tally::default();
    for (seed, setup) in (0..200).zip(setups().collect::<Vec<_>>().into_iter().cycle()) {
        tally.play::<Castles>(setup, Seed::new(seed)).expect("a possible set-up");
    }
    assert_eq!(tally.digest(), 0x92fa_6909_5e26_c74f, "a rule, a table or the generator has changed");
}
