//! Orléans by its buttons.

use rules_core::Seed;
use rules_core::orleans::{Orleans, Scenario, Setup};

use crate::law;

#[test]
fn every_action_is_reached_and_announced() {
    let two = Setup { invasion_tiles: true, ..Setup::base(2) };
    for (setup, seed) in [(two, Seed::new(1)), (Setup::base(5), Seed::new(2))] {
        let (positions, longest) = law::<Orleans>(setup, seed, |_, _, _, _| ());
        assert!(positions >= 300, "{positions} positions are too few to tell");
        assert!(longest <= 20, "an action takes {longest} presses");
    }
}

#[test]
fn every_action_of_a_scenario_is_reached_and_announced() {
    for setup in Scenario::ALL.map(Setup::of).into_iter().filter(|setup| setup.scenario != Scenario::Base) {
        let (positions, longest) = law::<Orleans>(setup, Seed::new(3), |_, _, _, _| ());
        assert!(positions >= 10, "{positions} positions are too few to tell");
        assert!(longest <= 30, "an action of {:?} takes {longest} presses", setup.scenario);
    }
}
