//! Games of earlier rules: ours play them, as far as they are the same.

use console::Button::{A, B, Down, Right, Up, X, Y};
use console::{Packed, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, journals, restore};
use rules_core::Game;
use rules_core::dice_game::DiceGame;
use saves::{Answer, Blob, Place, Request, Volume};
use store::Store;
use tests::buttons::Hand;
use tests::games::slot;
use tests::journal::Journal;
use tests::stored::head;
use tests::texts::{faults, texts};
use tests::{Seen, golden, now};

/// The action from which on the rules differ in these tests.
const PARTED: usize = 20;
/// An action that no rules know.
const UNKNOWN: [u8; 1] = [0xff];

/// Returns the head of a game, and its actions.
fn game() -> (Vec<u8>, Vec<Vec<u8>>) {
    let journal = Journal::of("dice-solo");
    (head::<DiceGame>(["ADA", "", "", "", ""], journal.setup::<DiceGame>(), journal.seed), journal.actions())
}

/// Returns a head as the rules before ours wrote it.
fn earlier(mut head: Vec<u8>) -> Vec<u8> {
    assert_eq!(u16::from(head[2]), DiceGame::RULES_VERSION);
    head[2] -= 1;
    head
}

/// Returns actions of which our rules accept only the first ones.
fn parted(mut actions: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    actions.insert(PARTED, UNKNOWN.to_vec());
    actions
}

/// Returns a flash with this game, in progress or finished.
fn flash(head: &[u8], actions: &[Vec<u8>], finished: bool) -> Flash {
    let flash = Flash::blank();
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let here = Place(0);
    let begin = Request::Begin(here, slot::<DiceGame>(), Blob::from_slice(head).unwrap());
    let append =
        (0..).zip(actions).map(|(at, action)| Request::Append(here, at, action.as_slice().try_into().unwrap()));
    for request in std::iter::once(begin).chain(append).chain(finished.then_some(Request::Finish(here))) {
        now(store.serve(request, |answer| assert!(matches!(answer, Answer::Begun(Ok(_)) | Answer::Written(Ok(()))))));
    }
    flash
}

fn seen(flash: &Flash) -> Seen {
    Seen::on(flash.clone())
}

#[test]
fn a_running_game_that_our_rules_accept_is_played_on() {
    let (head, actions) = game();
    let [old, ours] = [earlier(head.clone()), head].map(|head| flash(&head, &actions[..PARTED], false));
    let mut hands = [&old, &ours].map(|flash| Hand::on(flash.clone()));
    hands.iter_mut().for_each(|hand| hand.press_all([A, A]));
    for action in &actions[PARTED..] {
        assert!(hands[0].handheld().picture() == hands[1].handheld().picture());
        hands.iter_mut().for_each(|hand| hand.play(action));
    }
    assert_eq!(hands.map(|hand| hand.console().screen()), [ScreenKind::Scores; 2]);
    let [old, ours] = [old, ours].map(|flash| seen(&flash));
    assert_eq!(old.records, ours.records, "it counts");
    assert_eq!(old.journals[&0].actions, ours.journals[&0].actions);
}

#[test]
fn a_running_game_that_parts_can_be_watched_and_given_up() {
    let (head, actions) = game();
    let flash = flash(&earlier(head), &parted(actions), false);
    let before = seen(&flash);
    let mut hand = Hand::on(flash.clone());
    assert_eq!(hand.console().screen(), ScreenKind::Title, "that is no damage");
    hand.press_all([Down, A, A]);
    assert_eq!(hand.console().screen(), ScreenKind::Replay);
    hand.press_all([Down, Down, Down]);
    golden("earlier-rules-part", &hand.handheld().picture());
    hand.press_all([B, B]);
    assert_eq!(hand.console().screen(), ScreenKind::Title);
    golden("earlier-rules-title", &hand.handheld().picture());
    hand.press_all([A, X]);
    assert_eq!(hand.console().screen(), ScreenKind::Ask);
    assert!(seen(&flash) == before, "{}", seen(&flash).against(&before));
    hand.command(&Command::Hold(A, 1100));
    assert!(seen(&flash).journals.is_empty(), "it is given up");
}

#[test]
fn a_finished_game_that_parts_can_be_watched_so_far() {
    let (head, actions) = game();
    for (head, actions) in [(&head, parted(actions.clone())), (&head, actions[..PARTED].to_vec())] {
        let flash = flash(&earlier(head.clone()), &actions, true);
        let before = seen(&flash);
        let mut hand = Hand::on(flash.clone());
        hand.press_all([Up, Up, A]);
        assert_eq!(hand.console().screen(), ScreenKind::Finished);
        golden("earlier-rules-finished", &hand.handheld().picture());
        hand.press(A);
        assert_eq!(hand.console().screen(), ScreenKind::Replay);
        hand.press_all([Down, Down, Down, X, B]);
        golden("earlier-rules-part", &hand.handheld().picture());
        hand.press_all([B, X, B]);
        assert_eq!(hand.console().screen(), ScreenKind::Finished);
        // Nobody knows what its turns cost, or how it ended.
        hand.press(Y);
        let told = texts(hand.console());
        assert!(told.iter().any(|text| text.starts_with("No review")) && !told.contains(&"Review".into()), "{told:?}");
        assert!(faults(hand.console()).is_empty(), "{:?}", faults(hand.console()));
        hand.press_all([B, B]);
        assert!(seen(&flash) == before, "{}", seen(&flash).against(&before));
    }
    // One that our rules play to the same end is like any other, and is reviewed.
    let [old, ours] = [earlier(head.clone()), head].map(|head| {
        let mut hand = Hand::on(flash(&head, &actions, true));
        hand.press_all([Up, Up, A]);
        let card = hand.handheld().picture();
        hand.press_all([Y, A]);
        assert_eq!(hand.console().screen(), ScreenKind::Review);
        while hand.console().is_reviewing() {
            hand.command(&Command::Wait(1000));
        }
        [card, hand.handheld().picture()]
    });
    assert!(old == ours);
}

/// What our rules packed is of our rules, so that earlier ones refuse it instead of unpacking another game.
#[test]
fn what_is_exported_is_of_our_rules() {
    let (head, actions) = game();
    for finished in [false, true] {
        let flash = flash(&earlier(head.clone()), &parted(actions.clone()), finished);
        let [(_, Ok(packed))] = &journals(&flash).unwrap()[..] else { panic!("one journal") };
        let mut ours = Packed::default();
        ours.pack(slot::<DiceGame>(), &head, &actions[..PARTED].concat()).unwrap();
        assert_eq!(*packed, ours);
    }
}

#[test]
fn a_text_of_earlier_rules_is_read_as_far_as_ours_are_the_same() {
    let (head, actions) = game();
    let mut ours = Packed::default();
    for (length, more) in [(actions.len(), 0), (PARTED, 0), (PARTED, 200)] {
        ours.pack(slot::<DiceGame>(), &head, &actions[..length].concat()).unwrap();
        let mut bytes: Vec<u8> = ours.parts().flat_map(|part| part.data).collect();
        // Its head begins behind the slot, the number of its actions and its own length.
        bytes[4 + 2] -= 1;
        // The number of actions goes beyond what can be unpacked.
        bytes[1] += more;
        let packed = Packed::from_bytes(&bytes).unwrap();
        let flash = Flash::blank();
        let (volume, outline) = restore(&packed, &flash).unwrap();
        let is_over = length == actions.len();
        // Bits that fill up the last byte may be taken for actions.
        let taken = usize::from(outline.length) - length;
        assert!(taken == 0 || taken < 8 && more > 0, "{outline}");
        assert_eq!(outline.over, is_over);
        assert_eq!(outline.parted, (more > 0).then_some(DiceGame::RULES_VERSION - 1));
        assert_eq!(volume, if is_over { Volume::Finished(0) } else { Volume::InProgress(Place(0)) });
        let before = seen(&flash);
        let mut hand = Hand::of(Handheld::replaying(Host::TEST, flash.clone(), volume));
        hand.press_all([Down; 9]);
        assert_eq!(hand.console().screen(), ScreenKind::Replay);
        let said = format!("rules of version {} from here, after", DiceGame::RULES_VERSION - 1);
        assert_eq!(outline.to_string().contains(&said), more > 0, "{outline}");
        let mut shown = false;
        hand.console().trace(&mut |drawn| shown |= format!("{drawn:?}").contains("from here"));
        assert_eq!(shown, more > 0);
        hand.press_all([Right, Y, B, B]);
        assert!(seen(&flash) == before, "{}", seen(&flash).against(&before));
    }
}
