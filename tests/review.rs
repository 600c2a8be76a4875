//! A review on the screen: it can be left and gone on with, it is the same each time, and it makes room for codes.

use std::collections::HashSet;

use console::{Button, Console, Language, SIDE, ScreenKind, TICK_MS};
use handheld::{Flash, Handheld, Host};
use rules_core::Game;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use saves::{ActionBytes, Volume};
use tests::preset::Preset;
use tests::stored::finished;
use tests::texts::texts;

/// Returns a device with a finished game, at the review of it.
fn reviewed<G: Game>() -> Handheld {
    let flash = Preset { animations: 0, colour_blind: false, language: Language::English }.flash();
    finished::<G>(Preset::NAMES, 1).next().expect("a game").keep(&flash, 0);
    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    // Its result is seen, and it is among the finished ones.
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    for _ in 0..40 {
        if handheld.console().screen() == ScreenKind::Scores {
            handheld.tap(Button::A);
        }
    }
    let row = Console::games().position(|(key, _)| key == G::KEY).expect("it is listed");
    (row..Console::GAMES).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Finished);
    open(&mut handheld);
    handheld
}

/// Goes on from a finished game to its review.
fn open(handheld: &mut Handheld) {
    handheld.tap(Button::Y);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Review);
}

fn finish(handheld: &mut Handheld) {
    for _ in 0..1000 {
        if !handheld.console().is_reviewing() {
            return;
        }
        handheld.run(1000);
    }
    panic!("a review does not end");
}

/// Returns what the pages say.
fn pages(handheld: &mut Handheld) -> Vec<String> {
    let mut pages = texts(handheld.console());
    handheld.tap(Button::A);
    pages.extend(texts(handheld.console()));
    handheld.tap(Button::B);
    pages
}

fn can_be_left<G: Game>() {
    let mut whole = reviewed::<G>();
    finish(&mut whole);
    let mut left = reviewed::<G>();
    let mut times = 0;
    while left.console().is_reviewing() {
        left.run(1700);
        left.tap(Button::B);
        assert_eq!(left.console().screen(), ScreenKind::Finished);
        open(&mut left);
        times += 1;
    }
    assert!(times > 2, "it ended at once");
    assert_eq!(pages(&mut left), pages(&mut whole));
}

#[test]
fn a_review_can_be_left_and_gone_on_with() {
    can_be_left::<DiceGame>();
    can_be_left::<Natick>();
}

/// A turn is shown as it was and as it could have been, and the game is as it was afterwards.
#[test]
fn turns_are_shown_and_put_back() {
    let mut handheld = reviewed::<Castles>();
    finish(&mut handheld);
    let before = pages(&mut handheld);
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    let start = handheld.picture().pixels()[..195 * SIDE].to_vec();
    let mut seen = HashSet::from([start.clone()]);
    for _ in 0..12 {
        handheld.tap(Button::Right);
        seen.insert(handheld.picture().pixels()[..195 * SIDE].to_vec());
    }
    assert!(seen.len() > 2, "nothing is better");
    for _ in 0..12 {
        handheld.tap(Button::Left);
    }
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "back at the start of the turn");
    // The same turn as it was taken, and the replay there.
    handheld.tap(Button::X);
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "the same position");
    handheld.tap(Button::Right);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Replay);
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    handheld.tap(Button::Right);
    handheld.tap(Button::B);
    handheld.tap(Button::B);
    assert_eq!(pages(&mut handheld), before);
    // The card of the game has its result, and the codes have it whole.
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    assert_eq!(handheld.console().screen(), ScreenKind::Export);
    assert!(handheld.console().export().count() > 0);
    handheld.tap(Button::B);
    open(&mut handheld);
    finish(&mut handheld);
    assert_eq!(pages(&mut handheld), before);
}

/// Returns the games in progress and the finished ones, action by action.
fn journals(device: &Handheld) -> [Vec<Vec<ActionBytes>>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    for (volume, packed) in handheld::journals(device.flash()).expect("our saves") {
        let mut actions = Vec::new();
        packed.expect("it can be packed").unpack(|action| actions.push(action)).expect("it can be unpacked");
        found[usize::from(matches!(volume, Volume::Finished(_)))].push(actions);
    }
    found
}

/// Goes on from a review to the dearest turn, and from there to an exercise.
fn ask_exercise(handheld: &mut Handheld) {
    for button in [Button::A, Button::A, Button::Y] {
        handheld.tap(button);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Exercise);
}

fn plays_on<G: Game>() {
    let mut handheld = reviewed::<G>();
    finish(&mut handheld);
    let [none, finished] = journals(&handheld);
    assert!(none.is_empty());
    ask_exercise(&mut handheld);
    // Back to the turn, and here again.
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Review);
    handheld.tap(Button::Y);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    let [running, kept] = journals(&handheld);
    assert_eq!(kept, finished, "the game that it leaves stays");
    assert_eq!(running.len(), 1);
    assert!(finished[0].starts_with(&running[0]) && running[0].len() < finished[0].len());
    // It is there after a power cut, and says what it is.
    let table = handheld.picture();
    handheld.power_cycle([]);
    handheld.settle();
    handheld.tap(Button::A);
    let told = texts(handheld.console());
    assert!(told.iter().any(|text| text.contains("exercise")), "{told:?}");
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    assert!(handheld.picture() == table, "the same position");
    // It goes on, and comes back the same from its codes: what was drawn anew is drawn the same again.
    for _ in 0..400 {
        handheld.tap(if handheld.console().screen() == ScreenKind::Table { Button::A } else { Button::B });
        handheld.tap(Button::Down);
    }
    let [after, _] = journals(&handheld);
    assert!(after[0].starts_with(&running[0]) && after[0].len() > running[0].len(), "{}", G::KEY);
}

#[test]
fn a_turn_can_be_played_on_from() {
    plays_on::<Castles>();
    plays_on::<Natick>();
    plays_on::<DiceGame>();
    plays_on::<Orleans>();
}

/// Power that fails while an exercise is made leaves the exercise or nothing, and the game that it is taken from.
#[test]
fn an_exercise_is_made_whole_or_not_at_all() {
    let mut handheld = reviewed::<Castles>();
    finish(&mut handheld);
    ask_exercise(&mut handheld);
    let [_, finished] = journals(&handheld);
    handheld.press(Button::A);
    let (mut none, mut whole) = (0, 0);
    while whole < 3 {
        let bytes = handheld.flash().to_bytes();
        let mut other = Handheld::new(Host::TEST, Flash::from_bytes(bytes).expect("a whole flash"));
        other.settle();
        assert_eq!(other.console().screen(), ScreenKind::Title, "nobody is told");
        let [running, kept] = journals(&other);
        assert_eq!(kept, finished);
        if running.is_empty() {
            assert_eq!(whole, 0);
            none += 1;
        } else {
            assert!(finished[0].starts_with(&running[0]));
            whole += 1;
        }
        handheld.run(TICK_MS);
    }
    assert!(none > 3, "it was made at once");
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
}
