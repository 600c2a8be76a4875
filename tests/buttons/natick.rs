//! The Colonists of Natick by its buttons.

use rules_core::Seed;
use rules_core::natick::{Natick, Setup};

use crate::law;

#[test]
fn every_action_is_reached_and_announced() {
    let setup = Setup::default();
    let mut positions = 0;
    for seed in (1..=6).map(Seed::new) {
        let (seen, longest) = law::<Natick>(setup, seed, |_, _, _, _| ());
        positions += seen;
        assert!(longest <= 20, "an action takes {longest} presses");
    }
    assert!(positions >= 900, "{positions} positions are too few to tell");
}
