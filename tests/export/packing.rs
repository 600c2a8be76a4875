//! Actions as places in the list of what was legal.

use rules_core::Seed;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;

use crate::{Journal, Kept, unpack};

/// Random games of every set-up come back to the last action; returns the most parts, and the most bytes.
fn come_back<G: Kept>(games: u64) -> (usize, usize) {
    let (mut parts, mut bytes) = (0, 0);
    for (number, setup) in (0..).zip(G::setups()) {
        for game in 0..games {
            let seed = Seed::new(1000 * number + game);
            // Every third game is still running.
            let most = if game % 3 == 2 { 7 * game as usize } else { usize::MAX };
            let journal = Journal::random::<G>(setup, seed, most);
            let parcel = journal.pack();
            let (again, outline) = unpack(&parcel);
            assert_eq!((again.slot, &again.head), (journal.slot, &journal.head), "{setup:?}, seed {seed}");
            assert_eq!(again.actions, journal.actions, "{setup:?}, seed {seed}");
            assert_eq!(usize::from(outline.length), journal.actions.len());
            assert_eq!(outline.over, most == usize::MAX || most > journal.actions.len());
            parts = parts.max(parcel.parts().len());
            bytes = bytes.max(parcel.parts().map(|part| part.data.len()).sum());
        }
    }
    println!("{}: {bytes} bytes at most, {parts} parts", G::KEY);
    (parts, bytes)
}

#[test]
fn random_games_come_back() {
    come_back::<Castles>(12);
    come_back::<DiceGame>(12);
    come_back::<Natick>(24);
}
