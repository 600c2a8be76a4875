//! The weights that are known to be best. Those for two and more are made by
//! `cargo run --release -p players --example tune -- orleans`. Those for one were chosen by hand, for the Salesman then
//! until 32 games were won more often; `tune` goes on from them with `--scenario NAME --first N --count 63`, where N is 63
//! for the Dignitary and 126 for the Salesman, and with `--count 81` for Vierzon (189) and the Duel (270). Those of Vierzon
//! were tuned likewise for some thirty generations of 20 games, counting also how far coins and development had come, and
//! then changed a few at a time as long as 60 games were won more often. Those of the Duel began as Vierzon's; one at a
//! time was changed that won most of 64 games against the others.

use rules_core::Player;
use rules_core::orleans::{Position, Scenario};

use crate::Weights;
use crate::alone::Goals;
use crate::objectives::Objectives;
use crate::trip::Errands;

/// Weights for each scenario.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Of all for two and more.
    pub common: Weights,
    /// Of the Dignitary.
    pub dignitary: Weights,
    /// Of Capital Vierzon.
    pub vierzon: Objectives,
    /// Of the Travelling Salesman.
    pub salesman: Weights,
    /// Of the Duel.
    pub duel: Objectives,
}

impl Tables {
    /// The best that are known.
    pub const TUNED: &'static Tables =
        &Tables { common: COMMON, dignitary: DIGNITARY, vierzon: VIERZON, salesman: SALESMAN, duel: DUEL };

    /// Returns the weights of a scenario where nothing but objectives counts.
    pub const fn objectives(&self, scenario: Scenario) -> Option<&Objectives> {
        match scenario {
            Scenario::Duel => Some(&self.duel),
            Scenario::Vierzon => Some(&self.vierzon),
            _ => None,
        }
    }

    /// Returns the weights of any other scenario.
    pub const fn of(&self, scenario: Scenario) -> &Weights {
        match scenario {
            Scenario::Dignitary => &self.dignitary,
            Scenario::Salesman => &self.salesman,
            _ => &self.common,
        }
    }

    /// Returns how good a position is for a player, in 64ths of a point at the end.
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        match self.objectives(table.setup.scenario) {
            Some(objectives) => objectives.value(table, player),
            None => self.of(table.setup.scenario).value(table, player),
        }
    }

    /// Shows every weight to `visit`, always in the same order.
    pub fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        for weights in [&mut self.common, &mut self.dignitary, &mut self.salesman] {
            weights.each(visit);
        }
        self.vierzon.each(visit);
        self.duel.each(visit);
    }
}

const COMMON: Weights = Weights {
    followers: [7, 8],
    monk: 11,
    knights: 42,
    farmers: 6,
    technology: 71,
    tiles: -6,
    several: [44, 71, 33, 38, 40],
    rules: [37, 41, 15, 33, 4],
    growth: 41,
    pace: 40,
    free: 92,
    nearby: 13,
    whole: 29,
    begun: [13, 6],
    idle: -4,
    drawn: 10,
    structures: [3, 16, 34],
    carpenter: -23,
    citizen: 125,
    trade: 9,
    goals: Goals::NONE,
    errands: Errands::NONE,
};

const DIGNITARY: Weights = Weights {
    knights: 90,
    technology: 50,
    goals: Goals {
        development: 15,
        deed: 200,
        knight: 20,
        tour: 20,
        near: 50,
        upkeep: 1,
        kinds: [10, 20, 10, 20, 40, 20, 20],
        hands: 0,
        effort: 0,
        machines: [0; 3],
    },
    ..COMMON
};

const SALESMAN: Weights = Weights {
    followers: [5, 6],
    knights: 0,
    farmers: -20,
    technology: 100,
    several: [64, 64, 60, 56, 50],
    rules: [42, 41, 15, 33, 4],
    growth: 0,
    pace: 0,
    nearby: 8,
    whole: 50,
    begun: [12, 6],
    goals: Goals {
        upkeep: 20,
        kinds: [10, 50, 80, 107, 52, 30, 40],
        hands: 206,
        effort: 64,
        machines: [60, 0, 20],
        ..Goals::NONE
    },
    errands: Errands {
        way: 24,
        wait: 40,
        missing: 6,
        coin: [20, 5],
        food: 15,
        sold: 9,
        promised: 10,
        tiles: [200, 60, 20, 40, 50],
    },
    ..COMMON
};

const VIERZON: Objectives = Objectives {
    coins: [129, 125, 21],
    goods: [159, 34],
    food: 218,
    way: 596,
    factor: 578,
    development: 368,
    deed: 122,
    kinds: [[77, 18, 6], [107, 1, 5], [79, 15, 7], [66, 44, 11], [80, 17, -1], [17, -2, -4], [56, 51, 49]],
    work: 180,
    draws: [48, 39, 43],
    machines: [48, 64, 90, 31, 40, 76, 100, 25, 25],
    hands: [29, 11, 15, 47, 29, 12],
    promises: [170, 27],
    rules: [103, 59, 13, 1],
    tile: [93, 606],
    filled: [60, 6, 1, 50],
    idle: -2,
    drawn: 10,
    free: 151,
    income: 43,
    steps: [1, 260, 3, -3, -1, -5],
    bend: 24,
    stuck: 300,
    due: 0,
    near: [0; 2],
    citizen: 0,
    inland: 0,
    missing: 0,
    maker: 0,
};

const DUEL: Objectives = Objectives {
    coins: [40, 0, 40],
    goods: [82, 40],
    food: 0,
    way: 82,
    factor: 900,
    development: 202,
    deed: 0,
    kinds: [[57, 13, 4], [80, 0, 3], [59, 11, 5], [49, 33, 8], [60, 12, 0], [12, -1, -3], [42, 38, 36]],
    work: 135,
    promises: [93, 27],
    filled: [60, 3, 1, 27],
    income: 40,
    due: 165,
    near: [300, 55],
    citizen: 180,
    inland: 300,
    missing: 200,
    maker: 55,
    ..VIERZON
};
