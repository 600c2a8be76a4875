//! Work that grows with a game is done in slices, so that no press waits for it: a stored game is resumed, shown,
//! replayed and packed a few actions at a time.

use console::{Button, Console, ScreenKind};
use handheld::{Handheld, Host};
use saves::{ActionBytes, Place, Request, Volume};
use store::Store;
use tests::ends::End;
use tests::games::find;
use tests::journal::{Journal, ONE_OF_EACH};
use tests::texts::texts;
use tests::{Seen, now};

/// The most actions that are replayed at a time, and the most that are packed.
const REPLAYED: u16 = 64;
const PACKED: u16 = 32;
/// Milliseconds of a slice.
const SLICE: u32 = 10;

fn start(end: &End) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, end.flash());
    handheld.settle();
    handheld
}

/// Presses a button, and lets time pass slice by slice. Checks that no slice takes more than `most` of `length`
/// actions.
fn press(handheld: &mut Handheld, button: Button, most: u16, length: usize) {
    handheld.press(button);
    let (mut slices, mut done) = (1, 0);
    while let Some(progress) = handheld.console().progress() {
        assert!((done..=done + most).contains(&progress), "from {done} to {progress} of {length} actions at once");
        done = progress;
        handheld.run(SLICE);
        slices += 1;
        assert!(slices <= 3 * length, "it ends");
    }
    assert!(slices * usize::from(most) >= length, "{length} actions in {slices} slices");
    handheld.release(button);
    handheld.settle();
}

/// Goes from the title to the finished game.
fn to_finished(handheld: &mut Handheld, journal: &Journal, length: usize) {
    let (row, _) = find(&journal.game, journal.players).expect("the console offers it");
    (row..Console::GAMES).for_each(|_| handheld.tap(Button::Down));
    press(handheld, Button::A, REPLAYED, length);
    assert_eq!(handheld.console().screen(), ScreenKind::Finished);
}

#[test]
fn no_press_waits_for_a_long_game() {
    for (name, journal) in Journal::all() {
        let end = End::of(&journal);
        let length = end.actions.len();
        println!("{name}: {length} actions");
        let mut handheld = start(&end);
        handheld.tap(Button::A);
        press(&mut handheld, Button::A, REPLAYED, length - 1);
        assert_ne!(handheld.console().screen(), ScreenKind::Title, "{name}");

        let mut handheld = start(&end);
        to_finished(&mut handheld, &journal, length);
        press(&mut handheld, Button::X, PACKED, length);
        assert_eq!(handheld.console().screen(), ScreenKind::Export);
        assert!(handheld.console().export().count() > 0, "{name}");
        handheld.tap(Button::B);
        handheld.tap(Button::A);
        assert_eq!(handheld.console().screen(), ScreenKind::Replay);
        (0..length.div_ceil(10)).for_each(|_| handheld.tap(Button::Down));
        press(&mut handheld, Button::Left, REPLAYED, length - 1);
        press(&mut handheld, Button::Up, REPLAYED, length.saturating_sub(11));
        // The card tells the result.
        press(&mut handheld, Button::B, REPLAYED, 11);
        assert_eq!(handheld.console().screen(), ScreenKind::Finished);
    }
}

/// Games of each kind that are longer than a slice.
fn long_games() -> impl Iterator<Item = (Journal, End)> {
    ONE_OF_EACH.into_iter().map(|name| {
        let journal = Journal::of(name);
        let end = End::of(&journal);
        assert!(end.actions.len() > usize::from(REPLAYED) + 20, "{name}");
        (journal, end)
    })
}

#[test]
fn b_goes_back_while_a_game_is_resumed_and_other_buttons_wait() {
    for (_, end) in long_games() {
        let mut handheld = start(&end);
        handheld.tap(Button::A);
        let page = handheld.picture();
        let before = Seen::on(handheld.flash().clone());
        for button in [Button::Down, Button::A, Button::X, Button::Y, Button::B] {
            handheld.press(Button::A);
            handheld.release(Button::A);
            assert!(handheld.console().progress().is_some());
            assert!(handheld.picture() != page, "it shows that something goes on");
            handheld.press(button);
            handheld.release(button);
            assert_eq!(handheld.console().progress().is_none(), button == Button::B);
            handheld.settle();
            if button == Button::B {
                assert!(handheld.picture() == page);
            } else {
                assert_ne!(handheld.console().screen(), ScreenKind::Way, "{button:?} does nothing");
                handheld.power_cycle([]);
                handheld.settle();
                handheld.tap(Button::A);
            }
        }
        assert_eq!(Seen::on(handheld.flash().clone()), before, "nothing was written");
    }
}

#[test]
fn presses_in_the_middle_of_a_replay_lead_where_they_lead_one_by_one() {
    use Button::{Down, Left, Right, Up};
    for (journal, end) in long_games() {
        let pictures = [false, true].map(|hasty| {
            let mut handheld = start(&end);
            to_finished(&mut handheld, &journal, end.actions.len());
            handheld.tap(Button::A);
            (0..8).for_each(|_| handheld.tap(Down));
            for button in [Left, Left, Up, Right, Left, Down, Left] {
                handheld.press(button);
                handheld.release(button);
                if !hasty {
                    handheld.settle();
                }
            }
            handheld.settle();
            let shown = texts(handheld.console());
            assert!(shown.iter().any(|text| text.starts_with("77 of ")), "{shown:?}");
            handheld.picture()
        });
        assert!(pictures[0] == pictures[1], "{}", journal.game);
    }
}

#[test]
fn an_export_that_is_left_early_can_be_opened_again() {
    for (journal, end) in long_games() {
        let mut handheld = start(&end);
        to_finished(&mut handheld, &journal, end.actions.len());
        let card = handheld.picture();
        handheld.press(Button::X);
        handheld.release(Button::X);
        handheld.run(3 * SLICE);
        assert!(handheld.console().progress().is_some());
        handheld.press(Button::A);
        handheld.release(Button::A);
        assert_eq!((handheld.console().screen(), handheld.console().export().count()), (ScreenKind::Export, 0));
        handheld.tap(Button::B);
        assert!(handheld.picture() == card);
        assert_eq!(handheld.log().count(), 0);
        handheld.tap(Button::X);
        let lines: Vec<String> = handheld.log().collect();
        let due = handheld::journals(handheld.flash()).expect("a flash of ours");
        let (_, packed) = due.into_iter().find(|(volume, _)| *volume == Volume::Finished(0)).expect("it is kept");
        assert_eq!(lines, packed.expect("it is sound").parts().map(|part| part.to_string()).collect::<Vec<_>>());
    }
}

/// An illegal action far into a game is cut off, as it is at its beginning.
#[test]
fn a_long_game_goes_on_from_the_last_legal_action() {
    for (journal, mut end) in long_games() {
        let sound = usize::from(REPLAYED) + 5;
        end.actions[sound] = ActionBytes::from_slice(&[0xff; 3]).expect("three bytes");
        let mut handheld = start(&end);
        handheld.tap(Button::A);
        handheld.tap(Button::A);
        let kept = Seen::on(handheld.flash().clone()).journals.into_values().next().expect("it is there");
        let bytes: usize = end.actions[..sound].iter().map(|action| action.len()).sum();
        assert_eq!(kept.actions.len(), bytes, "{}", journal.game);
    }
}

/// As many of the longest games as there is room for: the first picture does not wait for all of them, and nothing is
/// begun before all are known.
#[test]
fn power_on_does_not_wait_for_long_games() {
    let (_, end) = long_games().max_by_key(|(_, end)| end.actions.len()).expect("there are some");
    let flash = end.flash();
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    for place in Place::all() {
        now(store.serve(Request::Begin(place, end.slot, end.head.clone()), |_| ()));
        let length = end.actions.len() - 1;
        for (at, action) in (0..).zip(&end.actions[..length]) {
            now(store.serve(Request::Append(place, at, action.clone()), |_| ()));
            now(store.tidy());
        }
    }
    let before = Seen::on(flash.clone());
    assert_eq!(before.journals.len(), 8);
    let mut handheld = Handheld::new(Host::TEST, flash.clone());
    handheld.run(0);
    assert!(handheld.console().progress().is_some(), "it goes on behind the first picture");
    [Button::X, Button::X, Button::A].into_iter().for_each(|button| {
        handheld.press(button);
        handheld.release(button);
    });
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
    assert!(texts(handheld.console()).contains(&"8 games in progress".to_owned()));
    assert_eq!(Seen::on(flash), before);
}
