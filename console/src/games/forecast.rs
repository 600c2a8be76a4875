//! A law of hints: the points that they name are those that come.

extern crate std;

use std::vec::Vec;

use draw::chrome::Line;
use rules_core::choice::setups;
use rules_core::{Actions, Game, Seed, Turn, playout};

use super::{GAMES, Visitor, visit};
use crate::game::table::{Seat, Table};
use crate::records::settings::Settings;

/// Set-ups of each game that are played.
const EACH: usize = 40;

/// Returns the signed number in a line.
fn number(line: &Line) -> Option<i16> {
    let mut words = line.split(' ').filter(|word| word.starts_with(['+', '-']));
    words.find_map(|word| word.parse().ok())
}

/// Plays set-ups of a game, and checks the hints for whatever can be done. Returns how many named points.
struct Hints;

impl Visitor for Hints {
    type Output = usize;

    fn visit<T: Table>(self) -> usize {
        let (settings, names, mut named) = (Settings::default(), Default::default(), 0);
        let setups: Vec<_> = setups::<T::Game>().collect();
        for (number, &setup) in setups.iter().step_by(setups.len().div_ceil(EACH)).cycle().take(EACH).enumerate() {
            let seed = Seed::new(number as u64);
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            // There points wait to be taken: `castles/counter.rs` knows which.
            if T::Game::KEY == "castles" && game.players() == 1 {
                continue;
            }
            let (mut picks, mut list) = (playout::picks(seed), Actions::new());
            while let Turn::Of(player) = game.turn() {
                game.legal(&mut list);
                let view = game.view(player);
                let legal = &list;
                let seat = Seat {
                    game: &view,
                    player,
                    legal,
                    names: &names,
                    settings: &settings,
                    undo: false,
                    animation_frame: None,
                };
                for &action in legal.iter().filter(|&&action| !game.hands_over(action)) {
                    let Some(said) = self::number(&T::why(&seat, action)) else { continue };
                    let mut after = view.clone();
                    after.play(action).unwrap_or_else(|_| unreachable!("it is listed"));
                    let due = T::points(&after, player) - T::points(&view, player);
                    assert_eq!(said, due, "{}, {setup:?}: {action:?}", T::NAME);
                    named += 1;
                }
                let action = list[game.busy(&list, &mut picks)];
                game.play(action).unwrap_or_else(|_| unreachable!("it is listed"));
            }
        }
        named
    }
}

#[test]
fn a_hint_names_the_points_that_come() {
    for card in GAMES.iter().filter(|card| card.key != "orleans") {
        let named = visit(card.slot, Hints).expect("a game");
        assert!(named > 1000, "{}: {named}", card.name);
    }
}
