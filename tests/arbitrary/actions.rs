//! Actions of every game in every set-up, from bytes that need make no sense.

use tests::arbitrary::actions;
use tests::games::offered;
use tests::{Rng, is_long, seed};

use crate::mutate::{bytes, mutate};

#[test]
fn arbitrary_actions_in_arbitrary_set_ups() {
    let seed = seed();
    for round in 0..if is_long() { 20_000 } else { 1000 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let mut all = bytes(&mut rng, 600);
        // Small numbers are more likely to be some action.
        let below = [256, 40, 8][rng.below(3)];
        all.iter_mut().skip(24).for_each(|byte| *byte = (usize::from(*byte) % below) as u8);
        actions(&all);
    }
}

#[test]
fn mutated_actions_of_real_games() {
    let seed = seed();
    let games = offered();
    for round in 0..if is_long() { 4000 } else { 300 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let nth = rng.below(games.len());
        let [real, other] = [0; 2].map(|_| (games[nth].play)(&mut rng).actions.concat());
        let mut all = bytes(&mut rng, 24);
        all.extend(real);
        (0..rng.below(4)).for_each(|_| mutate(&mut all, &other, &mut rng));
        all.insert(0, nth as u8);
        actions(&all);
    }
}
