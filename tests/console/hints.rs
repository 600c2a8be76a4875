//! A hint on a held Y. `console/src/games/forecast.rs` has the laws of what it says.

use console::{Button, Console, ScreenKind};
use handheld::Handheld;
use players::Computer;
use rules_core::dice_game::DiceGame;
use rules_core::{Game, Seed};
use tests::buttons::Hand;
use tests::golden;
use tests::texts::{faults, texts};

/// Returns whether a hint shows.
fn hints(handheld: &Handheld) -> bool {
    texts(handheld.console()).iter().any(|text| text.starts_with("Hint: "))
}

/// Returns whether the screen says that a hint costs the record.
fn warns(handheld: &Handheld) -> bool {
    texts(handheld.console()).concat().contains("no record")
}

/// Returns a device with a game of one person against a computer, where the person decides.
fn against<G: Computer>() -> Handheld {
    let mut hand = Hand::default();
    hand.start_against::<G>(G::with_players(&G::DEFAULT, 2), &[0, 1], Seed::new(5));
    hand.take();
    hand.into_handheld()
}

fn hold_for_a_hint<G: Computer>() {
    let mut handheld = against::<G>();
    handheld.press(Button::Y);
    handheld.run(900);
    handheld.settle();
    assert_eq!((handheld.console().screen(), hints(&handheld)), (ScreenKind::Table, false), "{}: too early", G::KEY);
    assert!(texts(handheld.console()).iter().any(|text| text == "Hold for a hint."), "{}", G::KEY);
    assert!(faults(handheld.console()).is_empty(), "{}", G::KEY);
    handheld.run(150);
    handheld.settle();
    assert!(hints(&handheld), "{}: {:?}", G::KEY, texts(handheld.console()));
    handheld.release(Button::Y);
    handheld.settle();
    assert!(hints(&handheld), "{}: letting go changes nothing", G::KEY);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
}

#[test]
fn y_held_for_a_second_gives_a_hint() {
    macro_rules! held {
        ($($folder:ident::$game:ident),*) => {
            $(hold_for_a_hint::<rules_core::$folder::$game>();)*
        };
    }
    rules_core::for_each_game!(held);
}

#[test]
fn a_short_y_opens_the_menu() {
    let mut handheld = against::<DiceGame>();
    let before = handheld.picture();
    handheld.press(Button::Y);
    handheld.run(100);
    assert!(handheld.picture() == before, "no bar flashes up");
    handheld.release(Button::Y);
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Menu);
    handheld.tap(Button::B);
    // Let go before the second is over, it is a short one, too.
    handheld.hold(Button::Y, 800);
    assert_eq!(handheld.console().screen(), ScreenKind::Menu);
    handheld.tap(Button::B);
    // The next press may come before Y is let go.
    handheld.press(Button::Y);
    handheld.press(Button::Down);
    handheld.release(Button::Y);
    handheld.release(Button::Down);
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Menu);
    assert!(texts(handheld.console()).iter().any(|text| text.contains("hold Y")), "on the second row");
    assert!(!hints(&handheld));
}

#[test]
fn a_held_y_draws_nothing_until_its_bar_shows() {
    let handheld = against::<DiceGame>();
    let mut console = handheld.console().clone();
    console.press(Button::Y);
    for tick in 0..20 {
        assert!(console.is_idle(), "drawn anew after {tick} ticks");
        console.tick(1);
    }
    assert!(!console.is_idle(), "the bar");
}

#[test]
fn a_held_y_says_what_it_costs_before() {
    use Button::{A, B, Down, X, Y};
    let mut hand = Hand::default();
    // Alone, from a seed that nobody typed.
    hand.press_all([Down, X, X]);
    hand.take();
    let mut handheld = hand.into_handheld();
    handheld.press(Y);
    handheld.run(600);
    assert!(warns(&handheld));
    golden("hint-hold", &handheld.picture());
    handheld.release(Y);
    handheld.settle();
    handheld.tap(Down);
    assert!(warns(&handheld), "nothing is lost yet");
    handheld.tap(B);
    handheld.hold(Y, 1100);
    assert!(hints(&handheld));
    handheld.press(Y);
    handheld.run(600);
    assert!(!warns(&handheld), "it is said once");
    handheld.run(600);
    handheld.release(Y);
    handheld.settle();
    handheld.tap(A);
    assert!(!hints(&handheld), "it was taken");
}

#[test]
fn there_is_no_hint_for_a_guided_game() {
    for (row, key) in Console::lessons() {
        let mut hand = Hand::default();
        hand.press_all(std::iter::repeat_n(Button::Down, row));
        hand.press_all([Button::A; 3]);
        assert!(hand.console().guided().is_some(), "{key}");
        let mut handheld = hand.into_handheld();
        handheld.hold(Button::Y, 1100);
        assert_eq!((handheld.console().screen(), hints(&handheld)), (ScreenKind::Menu, false), "{key}");
        // Nor by the menu: then it costs nothing.
        let changes = handheld.flash().changes();
        handheld.tap(Button::Down);
        handheld.tap(Button::A);
        assert!(!hints(&handheld), "{key}");
        assert_eq!(handheld.flash().changes(), changes, "{key}");
    }
}

#[test]
fn there_is_no_hint_for_what_computers_do() {
    let mut hand = Hand::default();
    hand.start_against::<DiceGame>(DiceGame::with_players(&DiceGame::DEFAULT, 2), &[1, 2], Seed::new(5));
    let mut handheld = hand.into_handheld();
    assert!(handheld.console().is_watched());
    handheld.hold(Button::Y, 1100);
    assert_eq!((handheld.console().screen(), hints(&handheld)), (ScreenKind::Menu, false));
}
