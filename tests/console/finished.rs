//! What is kept of a game that is over: its journal to watch, its result in the statistics, and a way to play it again.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use console::{Button, SIDE, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, Script};
use rules_core::Game;
use rules_core::castles::{Castles, Estates, Setup, tables};
use rules_core::choice::category;
use rules_core::orleans::Action;
use saves::{Answer, Place, Record, Request, Slot};
use store::Store;
use tests::buttons::Hand;
use tests::journal::Journal;
use tests::look::tap;
use tests::texts::texts;
use tests::{Seen, now};

/// What the statistics of a set-up say: games, sum and number of the scores, the best one and whose it is, the last
/// ones.
type Counted = (u16, (i32, u16), Option<(i16, String)>, Vec<i16>);

/// The set-up "sheet A, solo" of the Dice Game.
const SOLO: Record = Record::Statistics(Slot(0), 0);

fn counted(handheld: &Handheld) -> Option<Counted> {
    let mut store = Store::new(handheld.flash().clone());
    now(store.start(|_| ()));
    let mut found = None;
    now(store.serve(Request::Fetch(SOLO), |answer| {
        if let Answer::Stored(_, bytes) = answer {
            type Stored = (u8, u16, Option<u16>, u16, (i32, u16), Option<(i16, String)>, Vec<i16>);
            let stored: Option<Stored> = postcard::from_bytes(bytes).ok();
            found = stored.map(|(_, _, _, played, sum, best, last)| (played, sum, best, last));
        }
    }));
    found
}

/// Returns how many finished games there are.
fn kept(handheld: &Handheld) -> usize {
    let mut store = Store::new(handheld.flash().clone());
    now(store.start(|_| ()));
    (0..)
        .take_while(|&rank| {
            let mut there = false;
            now(store.serve(Request::Load(saves::Volume::Finished(rank)), |answer| {
                there = matches!(answer, Answer::Journal(journal) if journal.head.is_some());
            }));
            there
        })
        .count()
}

/// Returns the picture without strip and keys, which differ in a replay.
fn board(handheld: &Handheld) -> Vec<[u8; 3]> {
    handheld.picture().pixels()[..195 * SIDE].to_vec()
}

/// Plays the solo game of `tests/scripts/dice-solo.txt` up to its final score, and calls `look` for each picture.
fn play_solo(look: impl FnMut(&Handheld)) -> Handheld {
    play("dice-solo", "solo-final", look)
}

/// Plays a script up to a picture, and calls `look` for each before it.
fn play(script: &str, end: &str, mut look: impl FnMut(&Handheld)) -> Handheld {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scripts/{script}.txt"));
    let script: Script = fs::read_to_string(path).expect("the script is there").parse().expect("it can be read");
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    for (_, command) in script.steps() {
        match command {
            Command::Press(button, times) => (0..*times).for_each(|_| {
                handheld.tap(*button);
                look(&handheld);
            }),
            Command::Wait(ms) => handheld.run(*ms),
            Command::PowerCycle(held) => handheld.power_cycle(*held),
            Command::Shot(name) if name == end => return handheld,
            Command::Hold(button, ms) => handheld.hold(*button, *ms),
            _ => {}
        }
        handheld.settle();
    }
    panic!("the script comes to the final score");
}

/// Goes from the final score to the title.
fn leave(handheld: &mut Handheld) {
    for _ in 0..9 {
        if handheld.console().screen() == ScreenKind::Scores {
            handheld.tap(Button::A);
        }
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Title);
}

/// Presses A until the game is over.
fn rush(handheld: &mut Handheld) {
    for _ in 0..400 {
        if handheld.console().screen() == ScreenKind::Scores {
            return;
        }
        handheld.run(500);
        handheld.tap(Button::A);
    }
    panic!("the game does not end");
}

/// Goes to the row of the title where a button opens this screen, with these words.
fn to_row(handheld: &mut Handheld, button: Button, screen: ScreenKind, words: &str) {
    for _ in 0..8 {
        let mut opened = handheld.console().clone();
        tap(&mut opened, button);
        if opened.screen() == screen && texts(&opened).iter().any(|text| text == words) {
            return;
        }
        handheld.tap(Button::Down);
    }
    panic!("no row of the title leads to {screen:?}");
}

/// Starts a solo game of the Dice Game with new dice, from the title.
fn new_solo(handheld: &mut Handheld) {
    while handheld.console().screen() == ScreenKind::Title {
        to_row(handheld, Button::X, ScreenKind::Setup, "The Dice Game");
        handheld.tap(Button::X);
        handheld.tap(Button::X);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
}

fn to_finished(handheld: &mut Handheld) {
    to_row(handheld, Button::A, ScreenKind::Finished, "FINISHED");
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Finished);
}

/// Presses A up to the page that tells how the game went. Returns what it says.
fn to_the_end(handheld: &mut Handheld) -> Vec<String> {
    for _ in 0..9 {
        let said = texts(handheld.console());
        if said.iter().any(|text| text == "THE END") {
            return said;
        }
        handheld.tap(Button::A);
        handheld.settle();
    }
    panic!("there is no such page: {:?}", texts(handheld.console()));
}

#[test]
fn the_end_says_the_same_after_a_resume_and_leads_to_the_round_that_decided() {
    for (script, end) in [("dice-solo", "solo-final"), ("castles-4p-2019", "castles4-final")] {
        let mut handheld = play(script, end, |_| ());
        let said = to_the_end(&mut handheld);
        let curve = handheld.picture().pixels().to_vec();
        handheld.power_cycle(None);
        handheld.settle();
        assert_eq!(to_the_end(&mut handheld), said);
        assert!(handheld.picture().pixels() == curve, "{script}: the points by round are others");
        handheld.tap(Button::X);
        handheld.settle();
        assert_eq!(handheld.console().screen(), ScreenKind::Replay, "{script}");
        let at = texts(handheld.console()).into_iter().find(|text| text.contains(" of ")).expect("it says where it is");
        let (at, all) = at.split_once(" of ").expect("of how many");
        assert!((1..all.parse::<u16>().expect("a number")).contains(&at.parse().expect("a number")), "{at} of {all}");
        // Back to where it was opened, as often as one likes.
        for _ in 0..2 {
            handheld.tap(Button::B);
            handheld.settle();
            assert_eq!(texts(handheld.console()), said, "{script}");
            assert!(handheld.picture().pixels() == curve, "{script}");
            handheld.tap(Button::X);
            handheld.settle();
            assert_eq!(handheld.console().screen(), ScreenKind::Replay, "{script}");
        }
        handheld.tap(Button::B);
        handheld.settle();
        handheld.tap(Button::A);
        assert_eq!(handheld.console().screen(), ScreenKind::Title, "{script}");
        assert_eq!(kept(&handheld), 1, "{script}");
    }
}

#[test]
fn why_a_game_is_no_record_is_said_at_its_end_and_among_the_finished_ones() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    let says = |handheld: &Handheld, why: &str| texts(handheld.console()).iter().any(|text| text.contains(why));
    for games in 1..=2 {
        new_solo(&mut handheld);
        handheld.hold(Button::Y, 1100);
        rush(&mut handheld);
        to_the_end(&mut handheld);
        assert!(says(&handheld, "no record (hint)"));
        handheld.tap(Button::A);
        handheld.power_cycle(None);
        handheld.settle();
        to_finished(&mut handheld);
        // The second game took the place of the first.
        for _ in 0..games {
            handheld.settle();
            assert!(says(&handheld, "no record (hint)"), "{games}: {:?}", texts(handheld.console()));
            handheld.tap(Button::Right);
        }
        handheld.tap(Button::B);
        handheld.run(600);
        handheld.power_cycle(None);
        handheld.settle();
    }
}

#[test]
fn the_end_says_whether_a_game_can_be_a_record() {
    let says = |handheld: &mut Handheld| {
        let said = to_the_end(handheld).into_iter().find(|text| text.contains("seed ") || text.contains("no record"));
        said.expect("it tells of the seed")
    };
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    new_solo(&mut handheld);
    rush(&mut handheld);
    let drawn = says(&mut handheld);
    assert!(!drawn.contains("record"), "{drawn}");
    handheld.tap(Button::Y);
    for _ in 0..8 {
        if !texts(handheld.console()).iter().any(|text| text.starts_with("The same seed")) {
            handheld.tap(Button::Down);
        }
    }
    handheld.tap(Button::A);
    rush(&mut handheld);
    let again = format!("{drawn}, no record");
    assert_eq!(says(&mut handheld), again);
    handheld.tap(Button::A);
    to_finished(&mut handheld);
    for said in [again, drawn] {
        handheld.settle();
        let texts = texts(handheld.console());
        assert!(texts.contains(&said), "{said}: {texts:?}");
        handheld.tap(Button::Right);
    }
    let taught = says(&mut play("first-dice-game", "first-dice-game-final", |_| ()));
    assert!(taught.contains("no record (lesson)"), "{taught}");
}

#[test]
fn right_leads_from_the_finished_games_to_the_settings_and_left_back() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    handheld.tap(Button::Up);
    handheld.tap(Button::Up);
    for (button, screen) in [(Button::Right, ScreenKind::Settings), (Button::Left, ScreenKind::Finished)] {
        handheld.tap(button);
        handheld.tap(Button::A);
        assert_eq!(handheld.console().screen(), screen);
        handheld.tap(Button::B);
        handheld.run(600);
    }
}

#[test]
fn every_step_of_a_replay_looks_as_it_did_in_play() {
    let mut seen = HashSet::new();
    let mut handheld = play_solo(|handheld| {
        if handheld.console().screen() == ScreenKind::Table {
            seen.insert(board(handheld));
        }
    });
    leave(&mut handheld);
    to_finished(&mut handheld);
    handheld.tap(Button::A);
    let mut steps = Vec::new();
    // The last step shows the end of the game, which in play is the score sheet.
    while steps.last() != Some(&board(&handheld)) {
        steps.push(board(&handheld));
        handheld.tap(Button::Right);
    }
    let end = steps.len() - 1;
    assert_eq!(end, 50, "the game has 50 actions");
    assert_eq!(steps[..end].iter().filter(|step| !seen.contains(*step)).count(), 0);
    for step in steps[..end].iter().rev() {
        handheld.tap(Button::Left);
        assert!(board(&handheld) == *step, "a step back shows what the step before showed");
    }
    handheld.tap(Button::Down);
    assert!(board(&handheld) == steps[10]);
    handheld.tap(Button::Up);
    assert!(board(&handheld) == steps[0]);
}

#[test]
fn a_replay_tells_each_end_of_a_turn() {
    let actions = Journal::of("castles-2p-2011").actions();
    let mut handheld = play("castles-2p-2011", "castles2-final-first", |_| ());
    handheld.tap(Button::X);
    leave(&mut handheld);
    to_finished(&mut handheld);
    handheld.tap(Button::A);
    let end_of_turn = postcard::to_stdvec(&rules_core::castles::Action::EndTurn).expect("an action");
    let mut told = 0;
    for (step, action) in actions.iter().enumerate() {
        handheld.tap(Button::Right);
        let texts = texts(handheld.console());
        assert!(texts.contains(&format!("{} of {}", step + 1, actions.len())), "step {step}: {texts:?}");
        let says = texts.iter().any(|text| text == "ends the turn");
        assert!(!says || *action == end_of_turn, "step {step} ends no turn");
        told += usize::from(says);
    }
    let turns = actions.iter().filter(|action| **action == end_of_turn).count();
    assert!(told > turns / 2, "{told} of {turns}: the others tell what the end of the turn brought");
}

#[test]
fn a_replay_tells_each_put() {
    let actions = Journal::of("orleans-2p").actions();
    let mut handheld = play("orleans-2p", "orleans2-final-first", |_| ());
    handheld.tap(Button::X);
    leave(&mut handheld);
    to_finished(&mut handheld);
    handheld.tap(Button::A);
    for (step, action) in actions.iter().enumerate() {
        handheld.tap(Button::Right);
        let texts = texts(handheld.console());
        let says = |words: &str| texts.iter().any(|text| text.ends_with(words));
        match postcard::from_bytes(action).expect("an action") {
            Action::Put { follower, at } => {
                let words = format!("{} to {}", follower.kind().name(), at.place.name());
                assert!(says(&words), "step {step}: {texts:?}");
            }
            Action::Done | Action::Pass => {}
            _ => assert!(!says("ends the turn"), "step {step} ends no turn"),
        }
    }
}

/// In play, the bag of another player is closed: a question mark stands for what is in it.
#[test]
fn a_replay_of_a_finished_game_opens_every_bag() {
    let mut handheld = play("orleans-computer", "orleans-computer-final", |_| ());
    leave(&mut handheld);
    to_finished(&mut handheld);
    handheld.tap(Button::A);
    let mut before = Vec::new();
    while before != texts(handheld.console()) {
        before = texts(handheld.console());
        assert!(!before.iter().any(|text| text == "?"), "{before:?}");
        handheld.tap(Button::Right);
    }
}

#[test]
fn a_game_of_the_same_seed_is_the_same_game_and_no_best_score() {
    let mut handheld = play_solo(|_| ());
    leave(&mut handheld);
    // The seed was typed.
    assert_eq!(counted(&handheld), Some((1, (41, 1), None, vec![41])));
    new_solo(&mut handheld);
    let first = board(&handheld);
    rush(&mut handheld);
    let (played, _, best, last) = counted(&handheld).expect("it counts");
    assert_eq!((played, best), (2, Some((last[0], "RED".into()))), "new dice count for the best score");
    // All of the final scoring, then the question how to go on.
    handheld.tap(Button::X);
    handheld.tap(Button::Y);
    handheld.tap(Button::Down);
    handheld.tap(Button::Down);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    assert!(board(&handheld) == first);
    rush(&mut handheld);
    let (played, _, best, again) = counted(&handheld).expect("it counts");
    assert_eq!((played, best), (3, Some((last[0], "RED".into()))));
    assert_eq!(again[0], last[0], "the same presses bring as many points");
    leave(&mut handheld);
    assert_eq!(kept(&handheld), 3);
}

#[test]
fn a_game_with_a_hint_counts_for_no_best_score() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    new_solo(&mut handheld);
    [Button::Y, Button::Down, Button::A].into_iter().for_each(|button| handheld.tap(button));
    handheld.settle();
    // The hint is remembered when the power goes.
    handheld.power_cycle([]);
    handheld.settle();
    handheld.tap(Button::A);
    rush(&mut handheld);
    let (played, _, best, _) = counted(&handheld).expect("it counts");
    assert_eq!((played, best), (1, None));
    leave(&mut handheld);
    new_solo(&mut handheld);
    rush(&mut handheld);
    let (played, _, best, last) = counted(&handheld).expect("it counts");
    assert_eq!((played, best), (2, Some((last[0], "RED".into()))), "the next one has no hint");
}

#[test]
fn the_last_ten_games_are_kept() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    for game in 1..=12 {
        new_solo(&mut handheld);
        rush(&mut handheld);
        leave(&mut handheld);
        assert_eq!(kept(&handheld), game.min(10));
    }
    to_finished(&mut handheld);
    let cards: HashSet<_> = (0..12)
        .map(|_| {
            let card = handheld.picture().pixels().to_vec();
            handheld.tap(Button::Right);
            card
        })
        .collect();
    assert_eq!(cards.len(), 10, "the list ends with the tenth");
    assert_eq!(counted(&handheld).map(|(played, _, _, last)| (played, last.len())), Some((12, 10)));
}

#[test]
fn statistics_are_forgotten_at_once_and_for_good() {
    let mut handheld = play_solo(|_| ());
    // From the row of the Dice Game.
    let page = |handheld: &mut Handheld| {
        handheld.tap(Button::Y);
        let picture = handheld.picture();
        handheld.tap(Button::B);
        picture
    };
    let mut blank = Handheld::new(Host::TEST, Flash::blank());
    blank.settle();
    blank.tap(Button::Down);
    let empty = page(&mut blank);
    // The game waits at its final score, and is not counted once more after the power was cut.
    handheld.power_cycle([]);
    handheld.settle();
    assert!(page(&mut handheld) != empty);
    handheld.tap(Button::Y);
    handheld.tap(Button::Y);
    handheld.hold(Button::A, 1100);
    handheld.tap(Button::B);
    handheld.power_cycle([]);
    handheld.settle();
    assert!(page(&mut handheld) == empty, "nothing is left of them");
    // But a game that is played from now on counts.
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    leave(&mut handheld);
    new_solo(&mut handheld);
    rush(&mut handheld);
    leave(&mut handheld);
    assert_eq!(counted(&handheld).map(|(played, ..)| played), Some(1));
}

/// Alone, Castles is told apart by estate and target: each page says what was played, won and best, and how often in a
/// row.
#[test]
fn statistics_of_castles_alone_tell_estates_and_targets_apart() {
    let flash = Flash::blank();
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let mut write = |estate, target, last: &[i16], grades: [u16; 4]| {
        let setup = Setup { players: 1, estates: Estates::Solo { estate, target }, ..Castles::DEFAULT };
        let kind = category::<Castles>(&setup);
        let sum = (last.iter().map(|&points| i32::from(points)).sum::<i32>(), last.len() as u16);
        let best = last.iter().max().map(|&points| (points, "RED"));
        let wins: &[(&str, u16)] = &[];
        let counted = (2_u8, 0_u16, None::<u16>, last.len() as u16, sum, best, last, wins, grades, 0_u16);
        let bytes = postcard::to_stdvec(&counted).expect("statistics can be encoded");
        let store_them = Request::Store(Record::Statistics(Slot(1), 5 * kind), bytes.as_slice().try_into().unwrap());
        now(store.serve(store_them, |answer| assert!(matches!(answer, Answer::Written(Ok(()))))));
    };
    write(*tables::SOLO_ESTATES.start(), 50, &[40, 37, 30], [0, 1, 0, 2]);
    write(*tables::SOLO_ESTATES.end(), 45, &[35], [0, 0, 1, 0]);

    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    handheld.tap(Button::Y);
    let says = |handheld: &Handheld, words: &[&str]| {
        let texts = texts(handheld.console());
        assert!(texts.windows(words.len()).any(|shown| shown == words), "{words:?}: {texts:?}");
    };
    says(&handheld, &["Solo, 2019, 13a", "3 played"]);
    says(&handheld, &["best", "40", "RED", "mean", "35.7"]);
    says(&handheld, &["won in a row", "2", "grades", "(ours)", "won", "2", "1 to 3 empty", "0", "4 to 9 empty", "1"]);
    handheld.tap(Button::Right);
    says(&handheld, &["Solo, 2019, 13b, to 45", "1 played"]);
    says(&handheld, &["best", "35", "RED"]);
    says(&handheld, &["won in a row", "0", "grades", "(ours)", "won", "0", "1 to 3 empty", "1"]);
}

#[test]
fn a_whole_game_sounds_of_moves_points_areas_phases_and_its_end() {
    let mut heard = HashSet::new();
    play_solo(|handheld| heard.extend(handheld.sounds().iter().map(|sound| sound.name())));
    assert_eq!(heard, HashSet::from(["tick", "points", "area", "phase", "win"]));
}

/// Opens the statistics of Orléans from the title. Returns what they say.
fn statistics_of_orleans(handheld: &mut Handheld) -> Vec<String> {
    to_row(handheld, Button::Y, ScreenKind::Statistics, "Orléans");
    handheld.tap(Button::Y);
    handheld.settle();
    assert_eq!(handheld.console().screen(), ScreenKind::Statistics);
    texts(handheld.console())
}

fn says(page: &[String], words: &[&str]) -> bool {
    page.windows(words.len()).any(|texts| texts == words)
}

#[test]
fn scenarios_of_orleans_count_by_scenario_and_level() {
    let table = [
        ("dignitary", "orleans-dignitary1-final", "Solo, dignitary, normal", ["won", "1", "lost", "0"]),
        ("vierzon", "orleans-vierzon1-final", "Solo, Vierzon, normal", ["won", "1", "lost", "0"]),
        ("salesman", "orleans-salesman1-final", "Solo, salesman, normal", ["won", "1", "lost", "0"]),
        ("invasion-2p", "orleans-invasion2-final", "2 players, invasion, easy", ["won", "1", "lost", "0"]),
        ("invasion-4p", "orleans-invasion4-final", "4 players, invasion, normal", ["won", "0", "lost", "1"]),
    ];
    for (script, end, set_up, result) in table {
        let mut handheld = play(&format!("orleans-{script}"), end, |_| ());
        leave(&mut handheld);
        let page = statistics_of_orleans(&mut handheld);
        assert!(page.iter().any(|text| text == set_up) && page.iter().any(|text| text == "1 played"), "{page:?}");
        assert!(says(&page, &result), "{script}: {page:?}");
    }
}

/// A lost game alone has a result, too.
#[test]
fn the_best_of_a_lost_game_alone_counts() {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    (0..3).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::X);
    handheld.tap(Button::Left);
    handheld.tap(Button::X);
    rush(&mut handheld);
    leave(&mut handheld);
    let page = statistics_of_orleans(&mut handheld);
    assert!(says(&page, &["won", "0", "lost", "1"]), "{page:?}");
    assert!(!page.iter().any(|text| text == "none yet"), "{page:?}");
}

/// Two games of a kind at their last action: each counts once, wherever the power goes, and the one that was played last
/// comes first.
#[test]
fn each_of_several_games_of_a_kind_counts_once() {
    let flash = Flash::blank();
    let game = Journal::of("dice-solo");
    let (actions, head) = (game.actions(), {
        let mut hand = Hand::default();
        game.start(&mut hand);
        Seen::on(hand.handheld().flash().clone())
            .journals
            .remove(&0)
            .and_then(|journal| journal.head)
            .expect("it began")
    });
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    for place in [Place(0), Place(1), Place(2)] {
        let head = head.as_slice().try_into().expect("a head is short");
        now(store.serve(Request::Begin(place, Slot(0), head), |_| ()));
        for (at, action) in (0..).zip(&actions[..actions.len() - 1]) {
            now(store.serve(Request::Append(place, at, action.iter().copied().collect()), |_| ()));
        }
    }
    let last = actions.last().expect("it has actions");
    let played = || counted(&Handheld::new(Host::TEST, flash.clone())).map_or(0, |(played, ..)| played);
    for (row, due) in [(2, 1), (2, 2), (1, 3)] {
        let mut hand = Hand::on(flash.clone());
        let way = [Button::A].into_iter().chain([Button::Down; 2].into_iter().take(row)).chain([Button::A]);
        hand.press_all(way);
        hand.play(last);
        assert_eq!((hand.console().screen(), played()), (ScreenKind::Scores, due));
        // The power goes before it is left, twice; it is still the first of its kind.
        for _ in 0..2 {
            let mut again = Hand::on(flash.clone());
            assert_eq!(played(), due, "it counts once");
            assert!(texts(again.console()).contains(&"finished: see the result".to_owned()));
            again.press_all([Button::A; 2]);
            assert_eq!(again.console().screen(), ScreenKind::Scores);
        }
    }
    let seen = Seen::on(flash.clone());
    assert_eq!((seen.journals.len(), seen.finished.len()), (1, 2), "those before it are among the finished ones");
}
