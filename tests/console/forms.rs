//! The form of a new game and the keyboard: each row has help, what was chosen last time stands there, a typed seed is
//! not dropped without a question, and names have all digits and a way out.

use console::{Button, Console, ScreenKind};
use handheld::{Flash, Handheld, Host};
use tests::texts::texts;

/// Returns a device with the form of the game in this row of the title.
fn form(row: usize) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    (0..row).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::X);
    assert_eq!(handheld.console().screen(), ScreenKind::Setup);
    handheld
}

fn shows(handheld: &Handheld, words: &str) -> bool {
    texts(handheld.console()).iter().any(|text| text.contains(words))
}

#[test]
fn every_row_has_help() {
    for row in 0..Console::GAMES {
        let mut handheld = form(row);
        for line in 0..12 {
            handheld.tap(Button::Y);
            if handheld.console().screen() == ScreenKind::Keyboard {
                // A seat, which the help of the row above explains: Y renames it, A makes it a computer until it is a
                // person's again.
                [Button::Y, Button::A].into_iter().for_each(|button| handheld.tap(button));
                assert!(shows(&handheld, "computer: easy"), "row {line} of game {row}");
                (0..3).for_each(|_| handheld.tap(Button::A));
                assert!(shows(&handheld, "a person"), "row {line} of game {row}");
                handheld.tap(Button::Down);
                continue;
            }
            assert!(matches!(handheld.console().screen(), ScreenKind::Notice | ScreenKind::Leaflet));
            let sentence = texts(handheld.console()).iter().any(|text| text.ends_with('.'));
            assert!(sentence, "row {line} of game {row} has no help");
            handheld.tap(Button::B);
            handheld.tap(Button::Down);
        }
    }
}

/// Goes down to the row of the seed. Returns what the form says there.
fn at_seed(handheld: &mut Handheld) -> Vec<String> {
    while !shows(handheld, "type") {
        handheld.tap(Button::Down);
    }
    texts(handheld.console())
}

#[test]
fn a_form_opens_as_it_was_filled_for_the_last_game() {
    let mut filled_anew = 0;
    for row in 0..Console::GAMES {
        let untouched = at_seed(&mut form(row));
        let mut handheld = form(row);
        // As many players as can be, and another value in the last row of the game.
        handheld.tap(Button::Left);
        at_seed(&mut handheld);
        handheld.tap(Button::Up);
        handheld.tap(Button::Right);
        let filled = at_seed(&mut handheld);
        filled_anew += usize::from(filled != untouched);
        handheld.tap(Button::B);
        handheld.tap(Button::X);
        assert_eq!(at_seed(&mut handheld), untouched, "no game was started from it");
        handheld.tap(Button::B);

        let mut handheld = form(row);
        handheld.tap(Button::Left);
        at_seed(&mut handheld);
        handheld.tap(Button::Up);
        handheld.tap(Button::Right);
        handheld.tap(Button::X);
        handheld.power_cycle([]);
        handheld.settle();
        handheld.tap(Button::X);
        assert_eq!(at_seed(&mut handheld), filled, "game {row}");
        handheld.tap(Button::X);
        assert_ne!(handheld.console().screen(), ScreenKind::Setup);
    }
    assert_eq!(filled_anew, Console::GAMES, "every game has something to choose, if only who sits where");
}

#[test]
fn a_form_knows_who_sat_where() {
    for row in 0..Console::GAMES {
        let mut handheld = form(row);
        handheld.tap(Button::Down);
        (0..2).for_each(|_| handheld.tap(Button::A));
        assert!(shows(&handheld, "medium"), "game {row}");
        handheld.tap(Button::X);
        handheld.power_cycle([]);
        handheld.settle();
        handheld.tap(Button::X);
        assert_eq!(handheld.console().screen(), ScreenKind::Setup);
        assert!(shows(&handheld, "medium"), "game {row}: {:?}", texts(handheld.console()));
    }
}

#[test]
fn estates_come_back_as_soon_as_the_expansions_let_them() {
    let mut handheld = form(0);
    let press = |handheld: &mut Handheld, button, times| (0..times).for_each(|_| handheld.tap(button));
    // Each their own estate, and another one for the second seat.
    press(&mut handheld, Button::Down, 5);
    press(&mut handheld, Button::Right, 1);
    press(&mut handheld, Button::Up, 3);
    press(&mut handheld, Button::Right, 1);
    assert!(shows(&handheld, "estate 4"), "{:?}", texts(handheld.console()));
    press(&mut handheld, Button::Down, 2);
    press(&mut handheld, Button::Right, 2);
    assert!(shows(&handheld, "border posts") && shows(&handheld, "no. 11b"), "they have estates of their own");
    press(&mut handheld, Button::Right, 1);
    assert!(shows(&handheld, "white castles") && shows(&handheld, "estate 4"), "{:?}", texts(handheld.console()));
}

#[test]
fn no_picture_of_a_set_up_touches_the_button() {
    for row in 0..Console::GAMES {
        let mut handheld = form(row);
        for _ in 0..5 {
            let picture = handheld.picture();
            let pixel = |x: usize, y: usize| picture.pixels()[y * console::SIDE + x];
            let above = (194..197).flat_map(|y| (67..173).map(move |x| (x, y)));
            assert!(
                { above }.all(|(x, y)| pixel(x, y) == pixel(0, 195)),
                "game {row}: {:?}",
                texts(handheld.console())
            );
            handheld.tap(Button::Right);
        }
    }
}

#[test]
fn a_typed_seed_is_not_dropped_without_a_question() {
    let mut handheld = form(0);
    // From the top of the list around its end: the button, then the seed.
    handheld.tap(Button::Up);
    handheld.tap(Button::Up);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Keyboard);
    "00000007".chars().for_each(|letter| handheld.write(letter));
    handheld.tap(Button::X);
    assert!(shows(&handheld, "0000-0007"), "{:?}", texts(handheld.console()));
    handheld.tap(Button::B);
    assert!(shows(&handheld, "drops the typed seed"));
    handheld.tap(Button::Down);
    assert!(!shows(&handheld, "drops the typed seed"), "another button keeps it");
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Setup);
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
}

#[test]
fn names_have_digits_and_a_way_out() {
    let mut handheld = form(1);
    handheld.tap(Button::Down);
    handheld.tap(Button::Y);
    assert_eq!(handheld.console().screen(), ScreenKind::Keyboard);
    ('0'..='9').for_each(|digit| assert!(shows(&handheld, &digit.to_string()), "no {digit}"));
    handheld.write('x');
    handheld.tap(Button::Y);
    assert!(shows(&handheld, "RED"), "nothing was renamed");
    handheld.tap(Button::Y);
    (0..3).for_each(|_| handheld.tap(Button::B));
    "ann 7".chars().for_each(|letter| handheld.write(letter));
    handheld.tap(Button::X);
    assert!(shows(&handheld, "ANN 7"));
}

#[test]
fn names_have_ten_letters_with_accents() {
    let mut handheld = form(1);
    handheld.tap(Button::Down);
    handheld.tap(Button::Y);
    (0..3).for_each(|_| handheld.tap(Button::B));
    // Above A are the last letters of the keyboard; what has no key is not written, nor what is too long.
    [Button::Up, Button::Up, Button::A].into_iter().for_each(|button| handheld.tap(button));
    "éléñonœ-ÿx-too long".chars().for_each(|letter| handheld.write(letter));
    assert!(!shows(&handheld, "type"), "a whole name");
    handheld.tap(Button::X);
    assert!(shows(&handheld, "ÀÉLÉONŒ-ŸX"), "{:?}", texts(handheld.console()));
    // After a restart it is still there.
    let mut handheld = Handheld::new(Host::TEST, handheld.flash().clone());
    handheld.settle();
    [Button::Down, Button::X].into_iter().for_each(|button| handheld.tap(button));
    assert!(shows(&handheld, "ÀÉLÉONŒ-ŸX"), "{:?}", texts(handheld.console()));
}
