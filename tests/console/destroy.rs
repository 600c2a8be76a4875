//! A screen that would destroy something says what, and A has to be held for a second.

use console::{Button, Console, ScreenKind};
use handheld::{Flash, Handheld, Host};
use rules_core::Seed;
use rules_core::orleans::{Orleans, Setup};
use tests::Seen;
use tests::buttons::Hand;
use tests::texts::texts;

/// Returns a device with a game of Castles on the table, at its first decision.
fn playing() -> Handheld {
    playing_in(0)
}

/// Returns a device with the game in this row of the title, at its first decision.
fn playing_in(row: usize) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    (0..row).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::X);
    handheld.tap(Button::X);
    while matches!(handheld.console().screen(), ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Leaflet) {
        handheld.run(500);
        handheld.tap(Button::A);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    handheld
}

/// Opens a row of the menu from the table, counted from its end.
fn menu(handheld: &mut Handheld, row: usize) {
    handheld.tap(Button::Y);
    (0..row).for_each(|_| handheld.tap(Button::Up));
    handheld.tap(Button::A);
}

/// Checks a screen that would destroy something: less than a second does nothing, and the screen says what is lost.
fn destroys(handheld: &mut Handheld, lost: &str) {
    let screen = handheld.console().screen();
    let said = texts(handheld.console());
    for words in ["Gone for good:", lost, "Hold A for a second.", "hold"] {
        assert!(said.iter().any(|text| text == words), "{words:?} is not in {said:?}");
    }
    let empty = handheld.picture();
    for ms in [60, 500, 950] {
        handheld.hold(Button::A, ms);
        assert_eq!(handheld.console().screen(), screen, "{ms} ms destroy it");
        assert!(handheld.picture() == empty, "the bar is empty again");
    }
    handheld.press(Button::A);
    handheld.run(500);
    assert!(handheld.picture() != empty, "the bar fills");
    handheld.tap(Button::Down);
    handheld.run(1000);
    assert_eq!(handheld.console().screen(), screen, "another button ends it");
    handheld.release(Button::A);
    handheld.hold(Button::A, 1100);
    assert_ne!(handheld.console().screen(), screen, "a second is enough");
}

#[test]
fn abandoning_a_game_takes_a_second() {
    let mut handheld = playing();
    menu(&mut handheld, 1);
    destroys(&mut handheld, "A 1/5, 0:0");
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
    let said = texts(handheld.console());
    assert!(said.iter().any(|text| *text == "new game"), "a game is left: {said:?}");
}

/// In Orléans the cursor does not leave the market sideways, and ending a plan without a whole place takes a second.
#[test]
fn wasting_a_round_takes_a_second() {
    let mut hand = Hand::default();
    hand.start::<Orleans>(Setup::base(2), Seed::new(1));
    hand.take();
    let mut handheld = hand.into_handheld();
    while !texts(handheld.console()).iter().any(|text| text == "plan") {
        handheld.tap(Button::A);
    }
    let says = |handheld: &Handheld, words: &str| texts(handheld.console()).iter().any(|text| text == words);
    (0..4).for_each(|_| handheld.tap(Button::Up));
    (0..9).for_each(|_| handheld.tap(Button::Left));
    let left = handheld.picture();
    (0..9).for_each(|_| handheld.tap(Button::Left));
    assert!(handheld.picture() == left && !says(&handheld, "done"), "{:?}", texts(handheld.console()));
    (0..9).for_each(|_| handheld.tap(Button::Right));
    assert!(handheld.picture() != left && !says(&handheld, "done"), "{:?}", texts(handheld.console()));
    (0..9).for_each(|_| handheld.tap(Button::Down));
    assert!(says(&handheld, "Done: nothing to use") && says(&handheld, "hold"), "{:?}", texts(handheld.console()));
    let before = handheld.picture();
    handheld.hold(Button::A, 900);
    assert!(handheld.picture() == before, "less than a second ends no plan");
    handheld.hold(Button::A, 1100);
    assert_eq!(handheld.console().screen(), ScreenKind::HandOver);
}

#[test]
fn every_game_says_what_would_be_lost() {
    for row in 0..Console::GAMES {
        let mut handheld = playing_in(row);
        menu(&mut handheld, 1);
        let said = texts(handheld.console());
        let lost = said.iter().skip_while(|text| *text != "Gone for good:").nth(1).expect("it says so").clone();
        assert!(lost.contains(|c: char| c.is_ascii_digit()), "how far, and how many points: {lost:?}");
        destroys(&mut handheld, &lost);
        assert_eq!(handheld.console().screen(), ScreenKind::Title);
    }
}

/// A new game destroys nothing as long as there is room. Without room it asks which game goes, and A takes a second.
#[test]
fn making_room_for_a_game_takes_a_second() {
    let mut handheld = playing();
    for started in 2..=8 {
        menu(&mut handheld, 2);
        assert_eq!(handheld.console().screen(), ScreenKind::Again);
        assert!(texts(handheld.console()).iter().any(|text| text == "The game on the table is kept."));
        handheld.tap(Button::A);
        while matches!(handheld.console().screen(), ScreenKind::Interlude | ScreenKind::HandOver) {
            handheld.run(500);
            handheld.tap(Button::A);
        }
        assert_eq!(handheld.console().screen(), ScreenKind::Table);
        assert_eq!(Seen::on(handheld.flash().clone()).journals.len(), started);
    }
    menu(&mut handheld, 2);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Room, "there is no room");
    let before = Seen::on(handheld.flash().clone());
    handheld.tap(Button::Down);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Ask);
    assert_eq!(Seen::on(handheld.flash().clone()), before, "nothing is gone yet");
    destroys(&mut handheld, "RED and BLUE");
    let after = Seen::on(handheld.flash().clone());
    let kept = before.journals.iter().filter(|(place, journal)| after.journals.get(place) == Some(journal)).count();
    assert!((7..=8).contains(&kept) && after.journals.len() == 8, "one of them is another now: {kept}");
}

#[test]
fn giving_up_a_kept_game_takes_a_second() {
    let mut handheld = playing();
    menu(&mut handheld, 3);
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
    handheld.tap(Button::A);
    handheld.tap(Button::X);
    destroys(&mut handheld, "RED and BLUE");
    assert_eq!(handheld.console().screen(), ScreenKind::Way);
    assert!(Seen::on(handheld.flash().clone()).journals.is_empty());
}

#[test]
fn resetting_statistics_settings_and_memory_takes_a_second() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    handheld.tap(Button::Y);
    handheld.tap(Button::Y);
    destroys(&mut handheld, "all that was won and scored");
    handheld.tap(Button::B);
    handheld.tap(Button::Up);
    handheld.tap(Button::A);
    (0..2).for_each(|_| handheld.tap(Button::Up));
    handheld.tap(Button::A);
    destroys(&mut handheld, "light, sleep, palette and names");
    let flash = Flash::from_bytes(vec![0x5a; Flash::SIZE]).expect("the right size");
    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    destroys(&mut handheld, "whatever the save memory holds");
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
}
