//! The weights of each scenario.

use rules_core::Player;
use rules_core::orleans::{Position, Scenario};

use crate::city::Defence;
use crate::estimate::Weights;
use crate::objectives::Objectives;
use crate::{tuned, weights};

weights! {
    /// Weights for each scenario. `tune` goes on from those of one alone with `--scenario NAME --first N --count COUNT`,
    /// where N and COUNT are 63 and 63 for the Dignitary, 126 and 63 for the Salesman, 189 and 85 for Vierzon, 274 and 85
    /// for the Duel, 359 and 46 for Invasion.
    Tables {
        /// Of all scenarios for two and more.
        common: Weights,
        /// Of the Dignitary.
        dignitary: Weights,
        /// Of the Travelling Salesman.
        salesman: Weights,
        /// Of Capital Vierzon.
        vierzon: Objectives,
        /// Of the Duel.
        duel: Objectives,
        /// Of Invasion.
        invasion: Defence,
    }
}

impl Tables {
    /// The best that are known.
    pub const TUNED: &'static Tables = &tuned::TUNED;

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

    /// Returns what the goals of the scenario are worth now.
    pub fn goals(&self, table: &Position, player: Player) -> i32 {
        match self.objectives(table.setup.scenario) {
            Some(objectives) => objectives.value(table, player),
            None => {
                let aims = self.of(table.setup.scenario).aims(table, player);
                aims.worth(table.holdings[player.index()].merchant)
            }
        }
    }

    /// Returns how good a position is for a player, in 64ths of a point at the end.
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        if table.is_invasion() {
            return self.invasion.value(table, player);
        }
        match self.objectives(table.setup.scenario) {
            Some(objectives) => objectives.value(table, player),
            None => self.of(table.setup.scenario).value(table, player),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;
    use crate::weights::Weights;

    fn count(weights: &impl Weights) -> usize {
        let mut count = 0;
        weights.clone().each(&mut |_| count += 1);
        count
    }

    /// These numbers stand in the comment of [`Tables`], for who tunes.
    #[test]
    fn where_the_weights_of_a_scenario_begin_and_how_many_there_are() {
        let Tables { common, dignitary, salesman, vierzon, duel, invasion } = Tables::TUNED;
        let counts = [count(dignitary), count(salesman), count(vierzon), count(duel), count(invasion)];
        let begins = counts.iter().scan(count(common), |next, count| Some(core::mem::replace(next, *next + count)));
        assert!(begins.zip(counts).eq([(63, 63), (126, 63), (189, 85), (274, 85), (359, 46)]));
        assert_eq!(count(Tables::TUNED), 359 + 46);
    }
}
