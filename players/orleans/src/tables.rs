//! The weights that are known to be best. Those for two and more are made by
//! `cargo run --release -p players --example tune -- orleans`. Those for one were chosen by hand, for Vierzon then changed
//! a few at a time as long as 16 games met more goals, for the Salesman until 32 games were won more often; `tune` goes on
//! from them with `--scenario NAME --first N --count 68`, where N is 68 for the Dignitary, 136 for Vierzon and 204 for the
//! Salesman.

use rules_core::orleans::Scenario;

use crate::Weights;
use crate::alone::Goals;
use crate::trip::Errands;

/// Weights for each scenario.
#[derive(Clone, Debug)]
pub struct Tables {
    /// Of all for two and more.
    pub common: Weights,
    /// Of the Dignitary.
    pub dignitary: Weights,
    /// Of Capital Vierzon.
    pub vierzon: Weights,
    /// Of the Travelling Salesman.
    pub salesman: Weights,
}

impl Tables {
    /// The best that are known.
    pub const TUNED: &'static Tables =
        &Tables { common: COMMON, dignitary: DIGNITARY, vierzon: VIERZON, salesman: SALESMAN };

    /// Returns the weights of a scenario.
    pub const fn of(&self, scenario: Scenario) -> &Weights {
        match scenario {
            Scenario::Dignitary => &self.dignitary,
            Scenario::Vierzon => &self.vierzon,
            Scenario::Salesman => &self.salesman,
            Scenario::Base | Scenario::Prosperity | Scenario::Invasion | Scenario::Duel => &self.common,
        }
    }

    /// Shows every weight to `visit`, always in the same order.
    pub fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        for weights in [&mut self.common, &mut self.dignitary, &mut self.vierzon, &mut self.salesman] {
            weights.each(visit);
        }
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
        coin: 5,
        soon: 0,
        goods: [0, 0],
        factor: 0,
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

const VIERZON: Weights = Weights {
    followers: [25, 20],
    monk: 10,
    knights: 406,
    farmers: 5,
    technology: 40,
    several: [44, 71, 42, 38, 52],
    rules: [36, 29, 14, 33, 4],
    growth: 26,
    pace: 58,
    idle: 2,
    goals: Goals {
        coin: 12,
        soon: 8,
        goods: [15, 0],
        factor: 132,
        development: 3,
        deed: 100,
        knight: 10,
        tour: 80,
        near: 74,
        upkeep: 0,
        kinds: [10, 20, 10, 20, 64, 20, 20],
        hands: 0,
        effort: 0,
        machines: [20, 40, 20],
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
