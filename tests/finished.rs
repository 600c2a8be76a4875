//! What is kept of a game that is over: its journal to watch, its result in the statistics, and a way to play it again.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use console::{Button, SIDE, ScreenKind};
use saves::{Answer, Record, Request, Slot};
use simulator::{Command, Flash, Script, Shell};
use store::Store;
use tests::now;

/// What the statistics of a set-up say: games, sum and number of the scores, the best one and whose it is, the last ones.
type Counted = (u16, (i32, u16), Option<(i16, String)>, Vec<i16>);

/// The set-up "sheet A, solo" of the Dice Game.
const SOLO: Record = Record::Statistics(Slot(0), 0);

fn counted(shell: &Shell) -> Option<Counted> {
    let mut store = Store::new(shell.flash().clone());
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

/// How many finished games there are.
fn kept(shell: &Shell) -> usize {
    let mut store = Store::new(shell.flash().clone());
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

/// The picture without strip and keys, which are other ones for somebody who looks on.
fn board(shell: &Shell) -> Vec<[u8; 3]> {
    shell.picture().pixels()[..195 * SIDE].to_vec()
}

/// Plays the solo game of `tests/scripts/dice-solo.txt` up to its final score, and has a look at each picture.
fn play_solo(mut look: impl FnMut(&Shell)) -> Shell {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/dice-solo.txt");
    let script: Script = fs::read_to_string(path).expect("the script is there").parse().expect("it can be read");
    let mut shell = Shell::new(Flash::blank());
    shell.settle();
    for (_, command) in script.steps() {
        match command {
            Command::Press(button, times) => (0..*times).for_each(|_| {
                shell.tap(*button);
                look(&shell);
            }),
            Command::PowerCycle(held) => shell.power_cycle(*held),
            Command::Shot(name) if name == "solo-final" => return shell,
            _ => {}
        }
        shell.settle();
    }
    panic!("the script comes to the final score");
}

/// From the final score to the title.
fn leave(shell: &mut Shell) {
    for _ in 0..9 {
        if shell.console().screen() == ScreenKind::Scores {
            shell.tap(Button::A);
        }
    }
    assert_eq!(shell.console().screen(), ScreenKind::Title);
}

/// Plays whatever A does until the game is over.
fn rush(shell: &mut Shell) {
    for _ in 0..400 {
        if shell.console().screen() == ScreenKind::Scores {
            return;
        }
        shell.tap(Button::A);
    }
    panic!("the game does not end");
}

/// From the title, a solo game of the Dice Game with new dice.
fn new_solo(shell: &mut Shell) {
    while shell.console().screen() == ScreenKind::Title {
        shell.tap(Button::Down);
        shell.tap(Button::A);
        shell.tap(Button::X);
    }
    assert_eq!(shell.console().screen(), ScreenKind::Table);
}

fn to_finished(shell: &mut Shell) {
    shell.tap(Button::Up);
    shell.tap(Button::Up);
    shell.tap(Button::A);
    assert_eq!(shell.console().screen(), ScreenKind::Finished);
}

#[test]
fn every_step_of_a_replay_looks_as_it_did_in_play() {
    let mut seen = HashSet::new();
    let mut shell = play_solo(|shell| {
        if shell.console().screen() == ScreenKind::Table {
            seen.insert(board(shell));
        }
    });
    leave(&mut shell);
    to_finished(&mut shell);
    shell.tap(Button::A);
    let mut steps = Vec::new();
    // The last step shows the end of the game, which in play is the score sheet.
    while steps.last() != Some(&board(&shell)) {
        steps.push(board(&shell));
        shell.tap(Button::Right);
    }
    let end = steps.len() - 1;
    assert_eq!(end, 50, "the game has so many actions");
    assert_eq!(steps[..end].iter().filter(|step| !seen.contains(*step)).count(), 0);
    for step in steps[..end].iter().rev() {
        shell.tap(Button::Left);
        assert!(board(&shell) == *step, "a step back shows what the step before showed");
    }
    shell.tap(Button::Down);
    assert!(board(&shell) == steps[10]);
    shell.tap(Button::Up);
    assert!(board(&shell) == steps[0]);
}

#[test]
fn a_game_of_the_same_seed_is_the_same_game_and_no_best_score() {
    let mut shell = play_solo(|_| ());
    leave(&mut shell);
    // The seed was typed.
    assert_eq!(counted(&shell), Some((1, (41, 1), None, vec![41])));
    new_solo(&mut shell);
    let first = board(&shell);
    rush(&mut shell);
    let (played, _, best, last) = counted(&shell).expect("it counts");
    assert_eq!((played, best), (2, Some((last[0], "RED".into()))), "new dice count for the best score");
    // All of the final scoring, then the question how to go on.
    shell.tap(Button::X);
    shell.tap(Button::Y);
    shell.tap(Button::Down);
    shell.tap(Button::A);
    assert_eq!(shell.console().screen(), ScreenKind::Table);
    assert!(board(&shell) == first);
    rush(&mut shell);
    let (played, _, best, again) = counted(&shell).expect("it counts");
    assert_eq!((played, best), (3, Some((last[0], "RED".into()))));
    assert_eq!(again[0], last[0], "the same presses bring as many points");
    leave(&mut shell);
    assert_eq!(kept(&shell), 3);
}

#[test]
fn the_last_ten_games_are_kept() {
    let mut shell = Shell::new(Flash::blank());
    shell.settle();
    for game in 1..=12 {
        new_solo(&mut shell);
        rush(&mut shell);
        leave(&mut shell);
        assert_eq!(kept(&shell), game.min(10));
    }
    to_finished(&mut shell);
    let cards: HashSet<_> = (0..12)
        .map(|_| {
            let card = shell.picture().pixels().to_vec();
            shell.tap(Button::Right);
            card
        })
        .collect();
    assert_eq!(cards.len(), 10, "the list ends with the tenth");
    assert_eq!(counted(&shell).map(|(played, _, _, last)| (played, last.len())), Some((12, 10)));
}

#[test]
fn statistics_are_forgotten_at_once_and_for_good() {
    let mut shell = play_solo(|_| ());
    // From the row of the Dice Game.
    let page = |shell: &mut Shell| {
        shell.tap(Button::Y);
        let picture = shell.picture();
        shell.tap(Button::B);
        picture
    };
    let mut blank = Shell::new(Flash::blank());
    blank.settle();
    blank.tap(Button::Down);
    let empty = page(&mut blank);
    // The game waits at its final score, and is not counted once more after the power was cut.
    shell.power_cycle([]);
    shell.settle();
    assert!(page(&mut shell) != empty);
    for button in [Button::Y, Button::Y, Button::A, Button::B] {
        shell.tap(button);
    }
    shell.power_cycle([]);
    shell.settle();
    assert!(page(&mut shell) == empty, "nothing is left of them");
    // But a game that is played from now on counts.
    shell.tap(Button::A);
    leave(&mut shell);
    new_solo(&mut shell);
    rush(&mut shell);
    leave(&mut shell);
    assert_eq!(counted(&shell).map(|(played, ..)| played), Some(1));
}
