//! Games of other rules: they are kept, and not played by ours.

use console::Button::{A, B, Down, X};
use console::{Console, ScreenKind};
use handheld::{Command, Flash};
use saves::{Answer, Blob, Place, Request, Slot};
use store::Store;
use tests::buttons::Hand;
use tests::journal::Journal;
use tests::{Seen, golden, now};

/// Returns a flash with games in progress and a finished one, all of rules of version 9.
fn foreign_games() -> Flash {
    let flash = Flash::blank();
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let mut write = |request| {
        let mut done = false;
        now(store.serve(request, |answer| done = matches!(answer, Answer::Begun(Ok(_)) | Answer::Written(Ok(())))));
        assert!(done);
    };
    let begin = |slot: Slot| Request::Begin(Place(slot.0), slot, Blob::from_slice(&[9, 1, 2, 3, 4, 5]).unwrap());
    let actions = Journal::of("dice-solo").actions();
    for (slot, length, finished) in [(Slot(1), 20, true), (Slot(1), 7, false), (Slot(0), 9, false)] {
        write(begin(slot));
        for (at, action) in (0..).zip(&actions[..length]) {
            write(Request::Append(Place(slot.0), at, action.as_slice().try_into().unwrap()));
        }
        if finished {
            write(Request::Finish(Place(slot.0)));
        }
    }
    flash
}

fn seen(flash: &Flash) -> Seen {
    Seen::on(flash.clone())
}

#[test]
fn a_game_in_progress_of_other_rules_stays_until_it_is_given_up() {
    let flash = foreign_games();
    let before = seen(&flash);
    assert_eq!((before.journals.len(), before.finished.len()), (2, 1));
    let mut hand = Hand::on(flash.clone());
    assert_eq!(hand.console().screen(), ScreenKind::Title, "that is no damage");
    golden("other-rules-title", &hand.handheld().picture());
    hand.go_to(0);
    hand.press_all([A, A]);
    assert_eq!(hand.console().screen(), ScreenKind::Way, "nobody plays it");
    golden("other-rules-way", &hand.handheld().picture());
    hand.press(X);
    assert_eq!(hand.console().screen(), ScreenKind::Ask);
    golden("other-rules-ask", &hand.handheld().picture());
    hand.press(B);
    assert!(seen(&flash) == before, "{}", seen(&flash).against(&before));
    // A new game begins beside it.
    hand.press_all([B, X, X]);
    let after = seen(&flash);
    assert_eq!((&after.journals[&0], &after.journals[&1]), (&before.journals[&0], &before.journals[&1]));
    assert_eq!((after.journals.len(), &after.finished), (3, &before.finished));
    hand.command(&Command::PowerCycle(None));
    hand.press_all([A, Down, X]);
    hand.command(&Command::Hold(A, 1100));
    let after = seen(&flash);
    assert_eq!((after.journals.len(), after.journals.get(&1)), (2, None), "it was given up");
}

#[test]
fn a_finished_game_of_other_rules_stays_in_the_list() {
    let flash = foreign_games();
    let before = seen(&flash);
    let mut hand = Hand::on(flash.clone());
    hand.go_to(Console::GAMES);
    hand.press(A);
    assert_eq!(hand.console().screen(), ScreenKind::Finished);
    golden("other-rules-finished", &hand.handheld().picture());
    hand.press_all([A, X, Down, B]);
    assert_eq!(hand.console().screen(), ScreenKind::Title);
    assert!(seen(&flash) == before, "{}", seen(&flash).against(&before));
}
