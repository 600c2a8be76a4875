//! A game that goes on elsewhere: taken up from its text, among the games in progress there.

use console::ScreenKind;
use handheld::{ArchiveError, Flash, Handheld, Host, Inventory, journals, restore_open, take_up};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::{Game, Seed};
use saves::{Place, Volume};
use tests::walk;

use crate::{Journal, encode, unpack};

fn game(seed: u64, length: usize) -> Journal {
    Journal::random::<Castles>(Castles::DEFAULT, Seed::new(seed), length)
}

/// Returns how many games are in progress, and how many actions the one in this place has.
fn length(flash: &Flash, place: Place) -> (usize, u16) {
    let games = journals(flash).expect("our saves");
    let found = games.iter().find(|(volume, _)| *volume == Volume::InProgress(place)).expect("a game");
    (games.len(), found.1.as_ref().expect("a sound journal").length())
}

#[test]
fn a_game_goes_back_and_forth_and_stays_one() {
    let [here, there] = [Flash::blank(), Flash::blank()];
    let mut places = Vec::new();
    for turn in 1..8 {
        let flash = if turn % 2 == 0 { &here } else { &there };
        let place = take_up(&game(1, 7 * turn).pack(), flash).expect("there is room");
        assert_eq!(length(flash, place), (1, 7 * turn as u16));
        places.push(place);
    }
    assert!(places.windows(2).all(|pair| pair[0] == pair[1]));
    // A link that was taken up already changes nothing.
    let before = here.to_bytes();
    assert_eq!(take_up(&game(1, 42).pack(), &here), Ok(places[0]));
    assert_eq!(here.to_bytes(), before);
}

#[test]
fn what_went_on_otherwise_is_another_game() {
    let flash = Flash::blank();
    let first = take_up(&game(1, 20).pack(), &flash).expect("there is room");
    // With another seed, on another way, and not as far as ours.
    let steps: Vec<_> = walk::random::<Castles>(Castles::DEFAULT, Seed::new(1)).take(20).collect();
    let (at, fork) = steps.iter().enumerate().rfind(|(_, step)| step.list.len() > 1).expect("a choice");
    let mut other = game(1, at);
    other.actions.push(encode(fork.list.iter().find(|action| **action != fork.action).expect("another way")));
    for (count, journal) in (2..).zip([game(2, 20), other, game(1, 12)]) {
        let place = take_up(&journal.pack(), &flash).expect("there is room");
        assert_ne!(place, first);
        assert_eq!(length(&flash, place), (count, journal.actions.len() as u16));
    }
    assert_eq!(length(&flash, first), (4, 20));
}

#[test]
fn a_ninth_game_has_no_room() {
    let flash = Flash::blank();
    for seed in 0..u64::from(Place::COUNT) {
        take_up(&game(seed, 5).pack(), &flash).expect("there is room");
    }
    assert_eq!(take_up(&game(99, 5).pack(), &flash), Err(ArchiveError::Full));
    // One of those that are there still goes on.
    assert!(take_up(&game(3, 9).pack(), &flash).is_ok());
    assert_eq!(Inventory::of(&flash).expect("our saves").running, usize::from(Place::COUNT));
}

#[test]
fn it_goes_on_at_once() {
    let flash = Flash::blank();
    take_up(&game(1, 5).pack(), &flash).expect("there is room");
    let place = take_up(&game(2, 50).pack(), &flash).expect("there is room");
    let mut handheld = Handheld::resuming(Host::TEST, flash, place);
    assert!(handheld.settle());
    assert!(matches!(handheld.console().screen(), ScreenKind::Table | ScreenKind::HandOver | ScreenKind::Interlude));
    assert_eq!(handheld.console().volume(), Some(Volume::InProgress(place)));
}

/// Two players of the Dice Game choose in secret: what the first one did is seen when the second one has chosen.
#[test]
fn a_secret_round_is_left_out_of_what_is_watched() {
    let setup = DiceGame::with_players(&DiceGame::DEFAULT, 2);
    let full: Vec<Vec<u8>> = walk::random::<DiceGame>(setup, Seed::new(5)).map(|step| encode(&step.action)).collect();
    let (mut secret, mut shown) = (0, 0);
    for length in 0..full.len() {
        let packed = Journal::of::<DiceGame>(setup, Seed::new(5), full[..length].to_vec()).pack();
        let (_, outline) = unpack(&packed);
        let flash = Flash::blank();
        let (volume, _) = restore_open(&packed, &flash).expect("a sound journal");
        let Volume::InProgress(place) = volume else { panic!("it is not over") };
        assert_eq!(self::length(&flash, place).1, outline.open);
        assert!(outline.open >= shown, "what was seen stays");
        shown = outline.open;
        secret += usize::from(outline.open < outline.length);
        // All of it goes on.
        let own = Flash::blank();
        let place = take_up(&packed, &own).expect("there is room");
        assert_eq!(self::length(&own, place).1, outline.length);
    }
    assert!(
        secret > 10 && usize::from(shown) > full.len() / 2,
        "{secret} of {} hold something back, {shown} are seen",
        full.len()
    );
}
