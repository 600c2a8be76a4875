//! Save regions that a device starts on.

use saves::{ActionBytes, Answer, Blob, Place, Record, Request, Slot};
use store::Store;
use tests::arbitrary::region;
use tests::games::offered;
use tests::{Chip, Flash, Rng, is_long, now, seed};

const SECTOR: usize = 1024;
const SECTORS: usize = 20;

/// Returns a region with games in it, some of them with nonsense.
fn used(rng: &mut Rng) -> Chip {
    let flash = Flash::<SECTOR>::new(Chip::new(SECTORS, SECTOR));
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let mut serve = |request| {
        let mut done = false;
        now(store.serve(request, |answer| done = matches!(answer, Answer::Begun(Ok(_)) | Answer::Written(Ok(())))));
        assert!(done);
        now(store.tidy());
    };
    let offered = offered();
    for round in 0..offered.len() + 1 {
        let (place, stored) = (Place((round % 8) as u8), (offered[round % offered.len()].play)(rng));
        serve(Request::Begin(place, stored.slot, Blob::from_slice(&stored.head).expect("a head is short")));
        for (at, action) in (0..).zip(stored.actions.iter().take(150)) {
            // An action as other rules might have it.
            let action: Vec<u8> = if rng.below(300) == 0 { vec![rng.byte(); 3] } else { action.clone() };
            serve(Request::Append(place, at, ActionBytes::from_slice(&action).expect("an action is short")));
        }
        if round == 0 {
            serve(Request::Finish(place));
        }
    }
    serve(Request::Store(Record::Settings, (0..rng.below(40)).map(|_| rng.byte()).collect()));
    serve(Request::Store(Record::Statistics(Slot(0), 0), (0..rng.below(100)).map(|_| rng.byte()).collect()));
    flash.0.borrow().restarted(0)
}

#[test]
fn mutated_regions() {
    let seed = seed();
    for round in 0..if is_long() { 1500 } else { 50 } {
        println!("LOIRE_SEED={seed}, round {round}");
        let mut rng = Rng(seed.wrapping_add(round));
        let mut chip = used(&mut rng);
        for _ in 0..rng.below(6) {
            let last = (SECTORS - 1) * SECTOR;
            let (from, to, length) = (rng.below(last), rng.below(last), rng.below(SECTOR));
            let start = |at: usize| at / SECTOR * SECTOR;
            match rng.below(6) {
                0 => chip.make_noise(rng.below(SECTORS)),
                1 => chip.cells.copy_within(from..from + length, to),
                2 => chip.cells.copy_within(start(from)..start(from) + SECTOR, start(to)),
                3 => chip.cells[from..from + length].fill(0xff),
                _ => chip.flip(),
            }
        }
        region::<SECTOR>(&chip);
    }
}

#[test]
fn arbitrary_regions() {
    let seed = seed();
    for round in 0..if is_long() { 2000 } else { 200 } {
        let mut rng = Rng(seed.wrapping_add(round));
        let mut chip = Chip::new(8, SECTOR);
        // From one byte that is not blank to nothing but noise.
        let one_in = 1 << (round % 14);
        for cell in &mut chip.cells {
            if rng.below(one_in) == 0 {
                *cell = rng.byte();
            }
        }
        region::<SECTOR>(&chip);
    }
}
