//! A player who tries out every round many times with the draws that will really come, and goes on from the best ends: not
//! a fair one, but whoever it is that loses, it is not the rules that cannot be won.

use rules_core::orleans::{Action, Orleans, Setup};
use rules_core::{Actions, Game, Player, Seed};

use super::greedy::{Taste, greedy_by, worth};
use crate::Rng;

/// A way through a game.
#[derive(Clone, Debug)]
pub struct Way {
    /// Where it has come to.
    pub game: Orleans,
    /// What was done.
    pub actions: Vec<Action>,
}

impl Way {
    /// Whether the game is won: by whoever plays alone or together, or by somebody who has met all objectives.
    pub fn is_won(&self) -> bool {
        let table = self.game.position();
        table.won || Player::all(table.setup.players).any(|player| table.has_met_all(player))
    }

    fn value(&self) -> i32 {
        let table = self.game.position();
        // Towards the end nothing but the goals counts.
        let late = 100 * i32::from(table.round) / i32::from(table.setup.rounds());
        let rest = 100 - late / 2;
        let taste = Taste([100 + 2 * late, rest, rest, rest, rest, rest, rest, rest]);
        let worth = |player| worth(&self.game, player, &taste);
        100_000 * i32::from(self.is_won()) + Player::all(table.setup.players).map(worth).max().unwrap_or(0)
    }

    /// Plays to the end of the round, each player with a taste of their own.
    fn round(&mut self, rng: &mut Rng) {
        let round = self.game.position().round;
        let mut tastes = [Taste::default(); 5];
        let mut list = Actions::new();
        for percent in tastes.iter_mut().flat_map(|taste| &mut taste.0) {
            *percent = [0, 30, 60, 100, 100, 150, 220, 350][rng.below(8)];
        }
        while !self.game.is_over() && self.game.position().round == round {
            self.game.legal(&mut list);
            let taste = &tastes[self.game.position().current.index()];
            let action =
                if rng.below(25) == 0 { list[rng.below(list.len())] } else { greedy_by(&self.game, &list, taste) };
            self.game.apply(action, |_| ()).expect("a listed action");
            self.actions.push(action);
        }
    }
}

/// Looks for a way to win, `width` ways at a time with `tries` for each of them in every round. Returns the best.
///
/// # Panics
/// If the set-up is impossible.
pub fn plan(setup: Setup, seed: Seed, width: usize, tries: usize) -> Way {
    let game = Orleans::new(setup, seed).expect("a possible set-up");
    let mut rng = Rng(1);
    let mut ways = vec![Way { game, actions: Vec::new() }];
    while !ways[0].game.is_over() {
        let mut next: Vec<Way> = Vec::new();
        for way in &ways {
            for _ in 0..if way.game.is_over() { 1 } else { tries } {
                let mut way = way.clone();
                way.round(&mut rng);
                next.push(way);
            }
        }
        next.sort_by_key(|way| std::cmp::Reverse(way.value()));
        next.dedup_by(|a, b| a.game == b.game);
        next.truncate(width);
        ways = next;
    }
    ways.swap_remove(0)
}
