//! Texts that the simulator reads journals from.

use console::Packed;
use tests::arbitrary::{text, unpack};
use tests::stored::game;
use tests::{Rng, is_long, seed};

use crate::mutate::{bytes, mutate};

/// Returns a random game, packed, and its text.
pub fn packed(rng: &mut Rng) -> (Packed, String) {
    let stored = game(rng);
    let mut packed = Packed::default();
    packed.pack(stored.slot, &stored.head, &stored.actions.concat()).expect("a real game can be packed");
    let text = packed.parts().map(|part| format!("{part}\n")).collect();
    (packed, text)
}

#[test]
fn mutated_texts_give_whole_journals_or_none() {
    let seed = seed();
    let (mut whole, mut none) = (0, 0);
    for round in 0..if is_long() { 4000 } else { 400 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let [(first, lines), (second, others)] = [0; 2].map(|_| packed(&mut rng));
        let mut lines = lines.into_bytes();
        (0..rng.below(4)).for_each(|_| mutate(&mut lines, others.as_bytes(), &mut rng));
        let found = text(&lines);
        assert!(found.iter().all(|found| *found == first || *found == second), "another journal came out");
        if found.is_empty() { none += 1 } else { whole += 1 }
    }
    println!("{whole} with a whole journal, {none} without");
    assert!(whole > 50 && none > 50);
}

#[test]
fn arbitrary_texts() {
    let seed = seed();
    for round in 0..if is_long() { 20_000 } else { 2000 } {
        let mut rng = Rng(seed.wrapping_add(round));
        let mut lines = bytes(&mut rng, 300);
        if rng.below(2) == 0 {
            let at = rng.below(lines.len() + 1);
            lines.splice(at..at, *b"LOIRE1-");
        }
        text(&lines);
    }
}

#[test]
fn mutated_and_arbitrary_packed_journals() {
    let seed = seed();
    let mut unpacked = 0;
    for round in 0..if is_long() { 20_000 } else { 500 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let (real, _) = packed(&mut rng);
        let mut packed: Vec<u8> = real.parts().flat_map(|part| part.data.to_vec()).collect();
        if rng.below(8) == 0 {
            packed = bytes(&mut rng, 400);
        } else {
            (0..1 + rng.below(2)).for_each(|_| mutate(&mut packed, &[], &mut rng));
        }
        if let Ok(mutant) = Packed::from_bytes(&packed) {
            unpack(&mutant);
            unpacked += u32::from(mutant.unpack(|_| ()).is_ok());
        }
    }
    println!("{unpacked} gave another game");
    assert!(unpacked > 10);
}
