//! Packing: actions as indices in the list of what was legal.

use std::collections::BTreeSet;

use console::{Console, PackError, Packed};
use rules_core::castles::Castles;
use rules_core::choice::setups;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use rules_core::{Game, Seed};
use saves::Slot;
use tests::games::slot;
use tests::journal;
use tests::preset::Preset;

use crate::{Journal, bytes, encode, head, unpack};

/// Checks that random games of every set-up come back to the last action. Returns the most bytes that one took.
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

/// Bytes that one code and two codes hold.
const ONE_CODE: usize = 210;
const TWO_CODES: usize = 420;

/// A game whose journals are packed.
trait Packable: Game {
    /// Games of each set-up that are tried.
    const TRIED: u64;
    /// The most bytes that one takes.
    const MOST: usize;
}

impl Packable for Castles {
    const TRIED: u64 = 12;
    const MOST: usize = ONE_CODE;
}

impl Packable for DiceGame {
    const TRIED: u64 = 12;
    const MOST: usize = ONE_CODE;
}

impl Packable for Natick {
    const TRIED: u64 = 60;
    const MOST: usize = TWO_CODES;
}

impl Packable for Orleans {
    const TRIED: u64 = 3;
    const MOST: usize = TWO_CODES;
}

macro_rules! pack {
    ($($folder:ident::$game:ident),*) => {
        $(mod $folder {
            #[test]
            fn random_games_come_back() {
                super::comes_back::<rules_core::$folder::$game>();
            }
        })*
    };
}

rules_core::for_each_game!(pack);

fn comes_back<G: Packable>() {
    assert!(come_back::<G>(G::TRIED) <= G::MOST, "more than {} bytes", G::MOST);
}

/// Journals of games so long that they take two codes.
const LONG: [&str; 5] = ["castles-team", "orleans-2p", "orleans-5p", "orleans-invasion-2p", "orleans-prosperity-3p"];

/// The games that the scripts play, with every name as long as can be. What computers do is not in their journals.
#[test]
fn a_whole_game_fits_into_one_code_or_two() {
    let mut whole = BTreeSet::new();
    for (name, journal) in journal::Journal::all().filter(|(_, journal)| journal.computers.is_empty()) {
        let packed = of_script(&journal);
        let (_, outline) = unpack(&packed);
        assert_eq!(usize::from(outline.length), journal.actions().len(), "{name}");
        let letters: Vec<_> = packed.parts().map(|part| part.text().len()).collect();
        println!("{name}: {} actions, {} bytes, {letters:?} letters", outline.length, bytes(&packed).len());
        assert_eq!(letters.len(), if LONG.contains(&&*name) { 2 } else { 1 }, "{name}");
        if outline.over {
            whole.insert(journal.game);
        }
    }
    assert_eq!(whole.len(), Console::GAMES, "{whole:?}");
}

fn of_script(journal: &journal::Journal) -> Packed {
    let names = Preset::NAMES;
    macro_rules! pack {
        ($($folder:ident::$game:ident),*) => {
            $(if journal.game == rules_core::$folder::$game::KEY {
                type G = rules_core::$folder::$game;
                let head = head::<G>(names, journal.seed, journal.setup::<G>());
                return Journal { slot: slot::<G>(), head, actions: journal.actions() }.pack();
            })*
        };
    }
    rules_core::for_each_game!(pack);
    panic!("there is no game {}", journal.game);
}

/// A stored journal whose end makes no sense is exported up to there.
#[test]
fn only_legal_actions_are_packed() {
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
    let ours = DiceGame::RULES_VERSION;
    let said = format!("it was played by rules {} of The Dice Game; these are rules {ours}", ours + 300);
    assert_eq!(fault.to_string(), said);
}
