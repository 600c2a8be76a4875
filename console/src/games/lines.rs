//! Law: every line of every game's log fits the panel, points and all.

extern crate std;

use std::collections::BTreeMap;
use std::string::String;
use std::vec::Vec;

use rules_core::choice::setups;
use rules_core::{Actions, Dice, Game, Seed, Turn, playout};

use super::{GAMES, Visitor, visit};
use crate::game::table::Table;

/// Games that are played of each kind.
const GAMES_EACH: usize = 3_000;

/// Plays set-ups of a game, and returns the lines of the log that don't fit, with the number of
/// the game and by how many pixels.
struct TooLong;

impl Visitor for TooLong {
    type Output = BTreeMap<String, (usize, i32)>;

    fn visit<T: Table>(self) -> Self::Output {
        let mut found = BTreeMap::new();
        let every = setups::<T::Game>().count().div_ceil(GAMES_EACH);
        for (number, setup) in setups::<T::Game>().step_by(every).cycle().take(GAMES_EACH).enumerate() {
            let seed = Seed::new(number as u64);
            let (mut picks, mut list, mut events) = (playout::picks(seed), Actions::new(), Vec::new());
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            T::opening(&game, |event| events.push(event));
            while let Turn::Of(_) = game.turn() {
                game.legal(&mut list);
                // Busy play comes to what random play does not, and the other way round.
                let pick = if number % 2 == 0 {
                    picks.below(list.len() as u32) as usize
                } else {
                    game.busy(&list, &mut picks)
                };
                game.apply(list[pick], |event| events.push(event)).expect("a listed action is legal");
            }
            events.retain(T::keeps);
            for (i, event) in events.iter().enumerate() {
                let entry = T::log(&game, event, events[i + 1..].iter()).unwrap_or_default();
                if entry.spare() < 0 {
                    found.insert(String::from(entry.text.as_str()), (number, -entry.spare()));
                }
            }
        }
        found
    }
}

#[test]
fn every_line_of_the_log_fits() {
    for card in GAMES {
        let found = visit(card.slot, TooLong).expect("a game");
        assert!(found.is_empty(), "{}: {found:#?}", card.name);
    }
}
