//! How often the sectors are erased by games as they are played.

use breakable::{Chip, Flash, Rng, is_long};
use rules_core::castles::{Castles, Edition, Estates, Setup};
use rules_core::playout::picks;
use rules_core::{Actions, Dice, Game, Seed, Turn};
use saves::{ActionBytes, Blob, Place, Record, Request, Slot};

use crate::model::{Operation, Session};

/// The save region of the device, and how often its sectors can be erased by the data sheet.
const SECTORS: usize = 32;
const ENDURANCE: u32 = 100_000;

type Device = Flash<4096>;

/// Returns the actions of a random game of Castles, encoded.
fn castles(game: u32) -> Vec<ActionBytes> {
    let edition = if game.is_multiple_of(2) { Edition::E2011 } else { Edition::E2019 };
    let setup =
        Setup { players: 2 + (game % 3) as u8, edition, estates: Estates::Beginner(1), expansions: Default::default() };
    let seed = Seed::new(game.into());
    let mut state = Castles::new(setup, seed).expect("a possible set-up");
    let (mut picks, mut list, mut actions) = (picks(seed), Actions::new(), Vec::new());
    while let Turn::Of(_) = state.turn() {
        state.legal(&mut list);
        let action = list[picks.below(list.len() as u32) as usize];
        state.apply(action, |_| ()).expect("a listed action is legal");
        let bytes = postcard::to_stdvec(&action).expect("an action can be encoded");
        actions.push(ActionBytes::from_slice(&bytes).expect("an action is short"));
    }
    actions
}

/// Plays a game from power-on until it is among the finished ones; one action in twenty is taken back and taken again.
/// Returns how many actions it had.
fn play(flash: &Device, game: u32, rng: &mut Rng) -> usize {
    let mut session = Session::start(flash.clone());
    let mut act = |request| {
        assert_eq!(session.act(&Operation::Serve(request)), Ok(()));
        assert_eq!(session.act(&Operation::Tidy), Ok(()));
    };
    let (place, slot) = (Place(5), Slot(1));
    let actions = castles(game);
    act(Request::Begin(place, slot, Blob::from_slice(&[7; 48]).expect("it fits")));
    for (at, action) in (0..).zip(&actions) {
        act(Request::Append(place, at, action.clone()));
        if rng.below(20) == 0 {
            act(Request::Truncate(place, at));
            act(Request::Append(place, at, action.clone()));
        }
    }
    act(Request::Store(Record::Statistics(slot, 1), Blob::from_slice(&[3; 110]).expect("it fits")));
    act(Request::Finish(place));
    actions.len()
}

#[test]
fn games_of_castles_wear_all_sectors_alike() {
    let games = if is_long() { 1000 } else { 150 };
    let flash = Device::new(Chip::new(SECTORS, 4096));
    let mut rng = Rng(9);
    let actions: usize = (0..games).map(|game| play(&flash, game, &mut rng)).sum();
    let erases = flash.0.borrow().erases.clone();
    let (least, most) = (*erases.iter().min().expect("32"), *erases.iter().max().expect("32"));
    let lasts = u64::from(ENDURANCE) * u64::from(games) / u64::from(most);
    println!(
        "{games} games of Castles, {} actions each: each sector erased {least} to {most} times; it lasts {lasts} games, \
         {} years of ten a day",
        actions / games as usize,
        lasts / 3650
    );
    assert!(most - least <= 3, "{erases:?}");
    assert!(lasts > 100_000);
}

#[test]
fn settings_wear_all_sectors_alike_beside_games_that_do_not_change() {
    const SMALL: usize = 1024;
    let flash = Flash::<SMALL>::new(Chip::new(SECTORS, SMALL));
    let mut session = Session::start(flash.clone());
    let mut act = |request| {
        assert_eq!(session.act(&Operation::Serve(request)), Ok(()));
        assert_eq!(session.act(&Operation::Tidy), Ok(()));
    };
    // A third of the region is never written again, but still has to move.
    for place in Place::all().take(4) {
        act(Request::Begin(place, Slot(1), Blob::from_slice(&[7; 48]).expect("it fits")));
        (0..400).for_each(|at| act(Request::Append(place, at, [place.0, 2, 3].into_iter().collect())));
    }
    let before = flash.0.borrow().erases.clone();
    for write in 0..if is_long() { 40_000 } else { 8000 } {
        act(Request::Store(Record::Settings, Blob::from_slice(&[write as u8; 40]).expect("it fits")));
    }
    let chip = flash.0.borrow();
    let erases: Vec<u32> = chip.erases.iter().zip(&before).map(|(after, before)| after - before).collect();
    let (least, most) = (*erases.iter().min().expect("32"), *erases.iter().max().expect("32"));
    assert!(most > 10 && most - least <= 3, "{erases:?}");
}

#[test]
fn switching_on_wears_nothing() {
    let flash = Device::new(Chip::new(SECTORS, 4096));
    let mut rng = Rng(9);
    for game in 0..10 {
        play(&flash, game, &mut rng);
    }
    // Tidy what the last run left over first.
    assert_eq!(Session::start(flash.clone()).act(&Operation::Tidy), Ok(()));
    let before = flash.0.borrow().clone();
    for _ in 0..100 {
        assert_eq!(Session::start(flash.clone()).act(&Operation::Tidy), Ok(()));
    }
    let after = flash.0.borrow();
    assert_eq!((&after.erases, after.programs), (&before.erases, before.programs));
}
