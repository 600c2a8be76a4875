//! How the decisions of Orléans are made. What a position is worth stands in a crate of its own, with the weights.

pub use orleans_value::{Weights, aims};

use rules_core::orleans::{Action, Follower, Job, Orleans};
use rules_core::{Actions, Game, Player, Seed};

use crate::{Approach, Computer, Judge, Level, Next, POINT, Search, plain};

const _: () = assert!(POINT == orleans_value::POINT);

impl crate::Weights for Weights {
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        Weights::each(self, visit);
    }
}

impl Judge<Orleans> for Weights {
    fn value(&self, game: &Orleans, player: Player) -> i32 {
        if game.is_over() {
            return i32::from(game.total(player)) * POINT;
        }
        Weights::value(self, game.position(), player)
    }

    fn may_stop(&self, _game: &Orleans) -> bool {
        true
    }

    fn next(&self, _game: &Orleans, _me: Player, _planned: u8, _search: &Search) -> Next<Action> {
        Next::Stop
    }

    fn approach(&self, game: &Orleans) -> Approach {
        match game.position().job() {
            Some(Job::Plan { .. } | Job::Act) => Approach::Turn,
            Some(Job::Draw | Job::Travel { .. } | Job::Carpenter { .. } | Job::Scriptorium | Job::Peregrination) => {
                Approach::Lines { draws: 1, theirs: false, go_on: false }
            }
            _ => Approach::Action,
        }
    }

    fn lines(&self, game: &Orleans, take: &mut dyn FnMut(&[Action], i32)) {
        let mut list = Actions::new();
        game.legal(&mut list);
        if game.position().job() == Some(Job::Draw) {
            list.last().into_iter().for_each(|&most| take(&[most], 0));
            return;
        }
        let empty = |way: u8| !game.position().map[usize::from(way)].iter().flatten().any(|lying| lying.is_good());
        for action in list {
            if !matches!(action, Action::Travel { way, take: None } if !empty(way)) {
                take(&[action], 0);
            }
        }
    }

    fn is_sensible(&self, game: &Orleans, action: Action) -> bool {
        let seat = game.position().seat();
        match action {
            // Monks stand in for others only where nobody else can.
            Action::Put { follower: Follower::Monk, at } => {
                let need = at.place.needs()[usize::from(at.space)];
                let fits =
                    |other: Follower| other != Follower::Monk && seat.market.of(other) > 0 && seat.fits(other, need);
                !Follower::ALL.into_iter().any(fits)
            }
            _ => true,
        }
    }
}

impl Computer for Orleans {
    type Judge = Weights;

    const JUDGE: &'static Weights = &Weights::TUNED;
    const SLICE: u32 = 10;

    fn search(level: Level) -> Option<Search> {
        match level {
            Level::Easy => None,
            Level::Medium => Some(Search::beam(2)),
            Level::Hard => Some(Search::beam(8)),
        }
    }

    fn plain(&self, seed: Seed) -> Option<Action> {
        plain::orleans(self, seed)
    }
}
