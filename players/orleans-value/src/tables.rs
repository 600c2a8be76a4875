//! The weights of each scenario.

use rules_core::Player;
use rules_core::orleans::{Position, Scenario};

use crate::city::Defence;
use crate::estimate::Weights;
use crate::objectives::Objectives;
use crate::{tuned, weights};

weights! {
    /// Weights for each scenario. `tune` goes on from those of one alone with `--scenario NAME --table NAME`.
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
    /// The best weights found.
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
    use crate::weights::Tunable;

    #[test]
    fn the_tables_follow_each_other_to_the_last_weight() {
        let mut tables = Tables::TUNED.clone();
        let names = ["common", "dignitary", "salesman", "vierzon", "duel", "invasion"];
        let parts = names.map(|name| tables.part(name).expect("a table of that name"));
        assert!(parts.iter().all(|part| !part.is_empty()) && parts.is_sorted_by_key(|part| part.start));
        let mut count = 0;
        tables.each(&mut |_| count += 1);
        assert_eq!(parts.iter().map(|part| part.len()).sum::<usize>(), count);
        assert!(tables.part("prosperity").is_none(), "it has those of all for two and more");
    }
}
