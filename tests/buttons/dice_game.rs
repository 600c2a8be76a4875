//! The Dice Game by its buttons.

use rules_core::Seed;
use rules_core::dice_game::{DiceGame, Duchy, Setup, Variant};

use crate::{Reached, law};

fn check(setup: Setup, seed: u64) -> (usize, usize) {
    law::<DiceGame>(setup, Seed::new(seed), |_, _, _, _| ())
}

impl Reached for DiceGame {
    fn is_reached_and_announced() {
        let mut positions = 0;
        for (duchy, seed) in Duchy::ALL.into_iter().zip(1..) {
            let setup = Setup { players: 1, duchy, variant: Variant::OneAndOnly, open_choices: false };
            let (seen, longest) = check(setup, seed);
            positions += seen;
            assert!(longest <= 16, "an action takes {longest} presses");
        }
        assert!(positions >= 180, "{positions} positions are too few to tell");
    }
}

#[test]
fn together_every_action_is_reached_and_announced() {
    for (variant, seed) in [Variant::Standard, Variant::AllDifferent, Variant::AllTheSame].into_iter().zip(10..) {
        let setup = Setup { players: 2 + (seed % 2) as u8, duchy: Duchy::C, variant, open_choices: seed == 11 };
        let (positions, _) = check(setup, seed);
        assert!(positions >= 80, "{positions} positions are too few to tell");
    }
}

#[test]
fn five_can_play() {
    let setup = Setup { players: 5, duchy: Duchy::D, variant: Variant::Standard, open_choices: false };
    check(setup, 99);
}
