//! Actions as places in the list of what was legal.

use console::{PackError, Packed};
use rules_core::castles::{Castles, Edition, Estates};
use rules_core::choice::setups;
use rules_core::dice_game::{DiceGame, Duchy, Variant};
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use rules_core::{Game, Seed, castles, dice_game};
use saves::Slot;
use tests::games::slot;
use tests::journal;

use crate::{Journal, bytes, encode, head, unpack};

/// Random games of every set-up come back to the last action; returns the most bytes that one took.
fn come_back<G: Game>(games: u64) -> usize {
    let mut most = 0;
    for (number, setup) in (0..).zip(setups::<G>()) {
        for game in 0..games {
            let seed = Seed::new(1000 * number + game);
            // Every third game is still running.
            let limit = if game % 3 == 2 { 7 * game as usize } else { usize::MAX };
            let journal = Journal::random::<G>(setup, seed, limit);
            let packed = journal.pack();
            let (again, outline) = unpack(&packed);
            assert_eq!((again.slot, &again.head), (journal.slot, &journal.head), "{setup:?}, seed {seed}");
            assert_eq!(again.actions, journal.actions, "{setup:?}, seed {seed}");
            assert_eq!(usize::from(outline.length), journal.actions.len());
            let whole = Journal::random::<G>(setup, seed, usize::MAX).actions.len();
            assert_eq!(outline.over, whole <= limit, "{setup:?}, seed {seed}");
            most = most.max(bytes(&packed).len());
        }
    }
    println!("{}: {most} bytes at most", G::KEY);
    most
}

#[test]
fn random_games_of_castles_come_back() {
    assert!(come_back::<Castles>(12) <= 210, "each fits into one code");
}

#[test]
fn random_games_of_the_dice_game_come_back() {
    assert!(come_back::<DiceGame>(12) <= 210, "each fits into one code");
}

#[test]
fn random_games_of_natick_come_back() {
    assert!(come_back::<Natick>(60) <= 420, "each fits into two codes");
}

#[test]
fn random_games_of_orleans_come_back() {
    assert!(come_back::<Orleans>(3) <= 420, "each fits into two codes");
}

/// The whole games that the scripts play, with every name as long as can be.
#[test]
fn a_whole_game_fits_into_one_code() {
    use Edition::{E2011, E2019};
    let castles =
        |players, edition, estates| castles::Setup { players, edition, estates, expansions: Default::default() };
    let dice = |players, duchy, variant| dice_game::Setup { players, duchy, variant, open_choices: false };
    let journals = [
        ("castles-2p-2011", of_script::<Castles>("castles-2p-2011", castles(2, E2011, Estates::Random))),
        ("castles-4p-2019", of_script::<Castles>("castles-4p-2019", castles(4, E2019, Estates::Beginner(1)))),
        ("dice-solo", of_script::<DiceGame>("dice-solo", dice(1, Duchy::A, Variant::OneAndOnly))),
        ("dice-3p", of_script::<DiceGame>("dice-3p", dice(3, Duchy::B, Variant::Standard))),
        ("natick", of_script::<Natick>("natick", Default::default())),
    ];
    for (name, (actions, packed)) in journals {
        let letters: Vec<_> = packed.parts().map(|part| part.text().len()).collect();
        println!("{name}: {actions} actions, {} bytes, {letters:?} letters", bytes(&packed).len());
        assert_eq!(letters.len(), 1, "{name}");
    }
}

fn of_script<G: Game>(name: &str, setup: G::Setup) -> (usize, Packed) {
    let journal = journal::Journal::of(name);
    let actions = journal.actions();
    let names = ["CHARLES", "DELPHINE", "EDOUARD", "FABIENNE", "GASTON"].map(|name| &name[..name.len().min(7)]);
    let head = head::<G>(names, journal.seed, setup);
    let journal = Journal { slot: slot::<G>(), head, actions };
    let (_, outline) = unpack(&journal.pack());
    assert!(outline.over, "{name} ends before its game does");
    (journal.actions.len(), journal.pack())
}

/// A stored journal whose end makes no sense leaves as far as it does.
#[test]
fn what_is_not_sound_stays_behind() {
    let mut journal = Journal::random::<Natick>(Default::default(), Seed::new(5), 40);
    let sound = journal.pack();
    journal.actions.push(encode(&u8::MAX));
    journal.actions.push(journal.actions[0].clone());
    assert_eq!(journal.pack(), sound);
}

#[test]
fn what_cannot_be_packed_says_why() {
    let pack = |slot, head: &[u8]| Packed::default().pack(slot, head, &[]);
    let journal = Journal::random::<DiceGame>(DiceGame::DEFAULT, Seed::new(5), 0);
    assert_eq!(pack(journal.slot, &journal.head), Ok(()));
    assert_eq!(pack(Slot(7), &journal.head), Err(PackError::Game(Slot(7))));
    assert_eq!(pack(journal.slot, &[]), Err(PackError::Opening));
    assert_eq!(pack(journal.slot, &journal.head[..20]), Err(PackError::Opening));
    let other = [&journal.head[..2], &encode(&(DiceGame::RULES_VERSION + 300)), &journal.head[3..]].concat();
    let fault = pack(journal.slot, &other).expect_err("other rules");
    assert_eq!(fault.to_string(), "it was played by rules 301 of The Dice Game; these are rules 1");
}
