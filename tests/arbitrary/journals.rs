//! Journals that the console reads.

use saves::Slot;
use tests::arbitrary::{Verdict, journal};
use tests::games::offered;
use tests::stored::game;
use tests::{Rng, is_long, seed};

use crate::mutate::{bytes, mutate};

#[test]
fn whole_journals_are_played_to_their_end() {
    let mut rng = Rng(seed());
    for _ in 0..if is_long() { 200 } else { 20 } {
        for game in offered() {
            let stored = (game.play)(&mut rng);
            let verdict = journal(game.slot, &stored.head, &stored.actions.concat());
            let Verdict::Game { actions, .. } = verdict else { panic!("a real game is refused") };
            assert_eq!(usize::from(actions), stored.actions.len());
        }
    }
}

#[test]
fn mutated_journals() {
    let seed = seed();
    let (mut refused, mut cut, mut whole) = (0, 0, 0);
    for round in 0..if is_long() { 2000 } else { 150 } {
        let mut rng = Rng(seed.wrapping_add(round));
        let [stored, other] = [0; 2].map(|_| game(&mut rng));
        let (mut head, mut actions) = (stored.head, stored.actions.concat());
        if rng.below(4) == 0 {
            mutate(&mut head, &other.head, &mut rng);
        } else {
            (0..1 + rng.below(3)).for_each(|_| mutate(&mut actions, &other.actions.concat(), &mut rng));
        }
        // A test that fails says which round it was.
        println!("LOIRE_SEED={seed}, round {round}");
        match journal(stored.slot, &head, &actions) {
            Verdict::Refused => refused += 1,
            Verdict::Game { bytes, .. } if bytes < actions.len() => cut += 1,
            Verdict::Game { .. } => whole += 1,
        }
    }
    println!("{refused} refused, {cut} cut, {whole} whole");
    assert!(refused > 10 && cut > 50 && whole > 5);
}

#[test]
fn arbitrary_journals() {
    let seed = seed();
    for round in 0..if is_long() { 2000 } else { 150 } {
        let mut rng = Rng(seed.wrapping_add(round));
        println!("LOIRE_SEED={seed}, round {round}");
        let slot = Slot(rng.below(usize::from(Slot::COUNT) + 1) as u8);
        let real = game(&mut rng);
        let head = if rng.below(2) == 0 { bytes(&mut rng, 160) } else { real.head };
        journal(slot, &head, &bytes(&mut rng, 400));
    }
}
