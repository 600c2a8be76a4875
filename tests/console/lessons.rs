//! Guided first games: every step can be done as it says, and no other press breaks it.

use std::collections::BTreeSet;
use std::ops::Range;
use std::ptr;

use console::{Button, Console, Frame, Language, LessonStep, Request, SIDE, ScreenKind, Task};
use handheld::Command;
use rules_core::Game;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use tests::Seen;
use tests::buttons::{Hand, ways};
use tests::games::slots;
use tests::journal::Journal;
use tests::look::picture;
use tests::texts::texts;

/// The colour of the cursor.
const CURSOR: u16 = 0xfa94;
/// Rows of the picture between the bar on top and the strip.
const BOARD: Range<i32> = 19..195;
/// The row of the menu that leaves the guide.
const LEAVE: usize = 3;

/// Returns what a press on a copy of the console asks to be saved, and the copy.
fn pressed(console: &Console, button: Button) -> (Console, Option<saves::Request>) {
    let mut after = console.clone();
    // A press that follows another at once may count as a slip.
    picture(&mut after);
    after.press(button);
    after.release(button);
    let saved = std::iter::from_fn(|| after.request()).find_map(|request| match request {
        Request::Save(request) => Some(request),
        _ => None,
    });
    (after, saved)
}

/// Returns a copy that has left the guide, by the menu.
fn left(console: &Console) -> Console {
    let presses = [Button::Y].into_iter().chain([Button::Down; LEAVE]).chain([Button::A]);
    presses.fold(console.clone(), |console, button| pressed(&console, button).0)
}

fn is_same(one: Option<&LessonStep>, other: &LessonStep) -> bool {
    one.is_some_and(|one| ptr::eq(one, other))
}

/// Returns whether the cursor shows in these rows of the picture; notes are as wide as it.
fn has_cursor(console: &Console, rows: Range<i32>) -> bool {
    let mut frame = Box::new(Frame::new());
    let Ok(()) = console.draw(&mut *frame);
    frame.pixels()[rows.start as usize * SIDE..rows.end as usize * SIDE].contains(&CURSOR.swap_bytes())
}

fn described(step: &LessonStep) -> String {
    format!("{:?} {}", step.task, step.words(Language::English).join(": "))
}

/// Checks what a step or a tip says, and where.
fn check_note(step: &LessonStep) -> Range<i32> {
    let what = described(step);
    let colours = ["purple", "yellow", "brown", "blue", "green", "orange", "grey"];
    let text = what.to_lowercase();
    assert!(!colours.iter().any(|colour| text.contains(colour)), "{what}: another palette has other colours");
    let note = step.note(Language::English);
    let rows = note.top_left.y..note.top_left.y + note.size.height as i32;
    assert!(BOARD.start < rows.start && rows.end < BOARD.end, "{what}: the note leaves the board: {rows:?}");
    assert!(rows.len() <= 4 * 14 + 8, "{what}: the note is too long");
    assert!(note.intersection(&step.at).is_zero_sized(), "{what}: the note hides what it points at");
    rows
}

/// Checks a step, from a console that shows it.
fn check(console: &Console, step: &LessonStep) {
    let what = described(step);
    let rows = check_note(step);
    let alone = left(console);
    assert!(alone.guided().is_none() && alone.screen() == ScreenKind::Table, "{what}: the guide can be left");
    assert!(!has_cursor(&alone, rows), "{what}: the note hides the cursor");
    assert!(!ways(&alone).is_empty(), "{what}: the game goes on without the guide");
    for button in Button::ALL.into_iter().filter(|button| *button != step.button() && *button != Button::Y) {
        let (after, saved) = pressed(console, button);
        assert!(is_same(after.guided(), step) && saved.is_none(), "{what}: {button:?} leads astray");
        assert_eq!(format!("{:?}", after.cursor()), format!("{:?}", console.cursor()), "{what}: {button:?}");
    }
    let (mut after, mut saved) = pressed(console, step.button());
    if step.task == Task::Undo {
        assert!(after.screen() == ScreenKind::Undo && saved.is_none(), "{what}: it asks first");
        let stays = pressed(&after, Button::B).0;
        assert!(is_same(stays.guided(), step), "{what}: after a no it asks again");
        assert!(pressed(&after, Button::X).1.is_none(), "{what}: nothing is taken again");
        (after, saved) = pressed(&after, Button::A);
        assert_eq!(after.screen(), ScreenKind::Table, "{what}: the guide goes on");
    }
    let moved = format!("{:?}", after.cursor()) != format!("{:?}", console.cursor());
    let done = match step.task {
        // The last step stores that the game was learned.
        Task::Read => matches!(saved, None | Some(saves::Request::Store(..))) && !moved,
        Task::Press(_) => matches!(saved, None | Some(saves::Request::Store(..))) && moved,
        Task::Act => matches!(saved, Some(saves::Request::Append(..))),
        Task::Undo => matches!(saved, Some(saves::Request::Truncate(..))),
    };
    assert!(done, "{what}: it does not do that");
}

/// Starts the first game in this row of the title.
fn first_game(row: usize) -> Hand {
    let mut hand = Hand::default();
    hand.press_all(std::iter::repeat_n(Button::Down, row));
    hand.press_all([Button::A; 2]);
    hand.take();
    hand
}

/// Does what a step asks for, not too fast.
fn advance(hand: &mut Hand, step: &LessonStep) {
    hand.command(&Command::Wait(600));
    hand.press(step.button());
    if step.task == Task::Undo {
        hand.press(Button::A);
    }
    hand.take();
}

#[test]
fn every_step_can_be_done_and_nothing_else_breaks_it() {
    for (row, key) in Console::lessons() {
        let mut hand = first_game(row);
        let mut steps = 0;
        while let Some(step) = hand.console().guided() {
            check(hand.console(), step);
            advance(&mut hand, step);
            steps += 1;
        }
        assert!((20..=30).contains(&steps), "{key}: {steps} steps");
        if hand.console().tip().is_some() {
            hand.press(Button::B);
        }
        assert!(!ways(hand.console()).is_empty(), "{key}: the game goes on");
    }
}

/// Returns the first word of an action's name.
fn kind<G: Game>(bytes: &[u8]) -> String {
    let action: G::Action = postcard::from_bytes(bytes).expect("an action");
    let words = format!("{action:?}");
    words.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Returns the name of an action from its bytes.
type Kind = fn(&[u8]) -> String;

/// The kinds of actions of the first turns, by row of the title.
const FIRST_TURNS: [(Kind, &[&str]); Console::GAMES] = [
    (kind::<Castles>, &["Buy", "EndTurn", "Load", "Place", "Sell", "Take"]),
    (kind::<DiceGame>, &["Castle", "Done", "Mark", "Sell"]),
    (kind::<Natick>, &["Choose", "Divide", "Done", "Draw", "Found", "Lay", "Road", "Village"]),
    (kind::<Orleans>, &["Done", "Draw", "Pass", "Put", "Travel", "Use"]),
];

/// Words a minute of somebody who reads slowly, and seconds to find a button.
const READING: usize = 120;
const PRESSING: usize = 2;

#[test]
fn a_first_game_uses_every_kind_of_action_within_ten_minutes() {
    for (row, key) in Console::lessons() {
        let (kind, kinds) = FIRST_TURNS[row];
        let mut hand = first_game(row);
        let (mut words, mut presses, mut used) = (0, 0, BTreeSet::new());
        while let Some(step) = hand.console().guided() {
            words += step.words(Language::English).iter().map(|text| text.split(' ').count()).sum::<usize>();
            presses += 1;
            if let Some(saves::Request::Append(_, _, bytes)) = pressed(hand.console(), step.button()).1 {
                used.insert(kind(&bytes));
            }
            advance(&mut hand, step);
        }
        let seconds = 60 * words / READING + PRESSING * presses;
        assert!(seconds <= 600, "{key}: {seconds} s");
        assert_eq!(used.iter().map(String::as_str).collect::<Vec<_>>(), kinds, "{key}");
    }
}

#[test]
fn a_power_cut_at_any_step_leads_back_to_it() {
    for (row, _) in Console::lessons() {
        let mut hand = first_game(row);
        while let Some(step) = hand.console().guided() {
            hand.command(&Command::PowerCycle(None));
            hand.press_all([Button::A; 2]);
            hand.take();
            for _ in 0..8 {
                match hand.console().guided() {
                    Some(now) if !ptr::eq(now, step) => advance(&mut hand, now),
                    _ => break,
                }
            }
            assert!(is_same(hand.console().guided(), step), "{}: lost by a power cut", described(step));
            advance(&mut hand, step);
        }
    }
}

#[test]
fn a_player_who_left_the_guide_and_played_on_is_not_led_again() {
    for (row, _) in Console::lessons() {
        let mut hand = first_game(row);
        let lesson = |hand: &Hand| hand.console().guided().is_some();
        let asked = loop {
            let button = hand.console().guided().expect("an action comes").button();
            if let Some(saves::Request::Append(_, _, bytes)) = pressed(hand.console(), button).1 {
                break bytes;
            }
            hand.press(button);
        };
        hand.press_all([Button::Y].into_iter().chain([Button::Down; LEAVE]).chain([Button::A]));
        let other = ways(hand.console()).into_keys().find(|action| **action != asked[..]);
        hand.play(&other.expect("there is a choice"));
        hand.command(&Command::PowerCycle(None));
        hand.press_all([Button::A; 2]);
        hand.take();
        assert!(!lesson(&hand), "row {row}");
    }
}

#[test]
fn a_game_can_be_learned_first_until_it_was_learned() {
    for (row, key) in Console::lessons() {
        let mut hand = Hand::default();
        // It does not matter which other games were finished.
        if key == "castles" {
            let script: handheld::Script = Journal::of("dice-solo").script().parse().expect("a script");
            script.steps().for_each(|(_, command)| hand.command(command));
            hand.command(&Command::PowerCycle(None));
        }
        let texts = |hand: &Hand| texts(hand.console());
        hand.go_to(row);
        assert!(texts(&hand).contains(&"new: learn it here".to_owned()), "{key}");
        hand.press(Button::A);
        let (learn, new) = (|text: &String| text == "Learn", |text: &String| text == "Together");
        assert!(texts(&hand).iter().position(learn) < texts(&hand).iter().position(new), "{key}");
        hand.press(Button::A);
        hand.take();
        while let Some(step) = hand.console().guided() {
            advance(&mut hand, step);
            hand.take();
        }
        // It stays so, and it can be learned again.
        hand.command(&Command::PowerCycle(None));
        hand.press(Button::A);
        assert!(texts(&hand).iter().position(learn) > texts(&hand).iter().position(new), "{key}");
        hand.press_all([Button::Up, Button::A]);
        hand.take();
        assert!(hand.console().guided().is_some(), "{key}");
        let seen = Seen::on(hand.handheld().flash().clone());
        let begun = seen.journals.values().filter(|journal| journal.slot == slots()[row]).count();
        assert_eq!(begun, 2, "{key}: beside the one in progress");
    }
}

#[test]
fn the_rules_are_readable_from_the_title() {
    for row in 0..Console::GAMES {
        let mut hand = Hand::default();
        hand.press_all(std::iter::repeat_n(Button::Down, row));
        hand.press(Button::B);
        assert_eq!(hand.console().screen(), ScreenKind::Topics);
        // LEFT and RIGHT go from chapter to chapter, around the ends.
        let first = format!("{:?}", hand.console().cursor());
        hand.press(Button::Left);
        assert_ne!(format!("{:?}", hand.console().cursor()), first);
        hand.press(Button::Right);
        assert_eq!(format!("{:?}", hand.console().cursor()), first);
        hand.press(Button::A);
        assert_eq!(hand.console().screen(), ScreenKind::Article);
        hand.press_all([Button::B, Button::Y]);
        assert_eq!(hand.console().screen(), ScreenKind::Guide);
        hand.press_all([Button::B, Button::B]);
        assert_eq!(hand.console().screen(), ScreenKind::Title);
    }
}

/// Plays on by hints until the game is over; `each` sees every position in which the person decides.
fn play_on(hand: &mut Hand, mut each: impl FnMut(&mut Hand)) {
    while hand.console().screen() != ScreenKind::Scores {
        each(hand);
        hand.play_hint();
        hand.take();
    }
}

/// Goes through the lesson of this row of the title.
pub fn learned(row: usize) -> Hand {
    let mut hand = first_game(row);
    while let Some(step) = hand.console().guided() {
        advance(&mut hand, step);
    }
    hand
}

#[test]
fn tips_lead_to_the_end_of_the_game() {
    for (row, key) in Console::lessons() {
        let mut hand = learned(row);
        let mut told = BTreeSet::new();
        play_on(&mut hand, |hand| {
            let Some(tip) = hand.console().tip() else { return };
            let (rows, what) = (check_note(tip), described(tip));
            for button in Button::ALL.into_iter().filter(|button| *button != Button::Y) {
                let (after, saved) = pressed(hand.console(), button);
                assert!(after.tip().is_none() && saved.is_none(), "{what}: {button:?} goes on");
                assert_eq!(format!("{:?}", after.cursor()), format!("{:?}", hand.console().cursor()), "{what}");
                assert!(!has_cursor(&after, rows.clone()), "{what}: the note hides the cursor");
            }
            // A held Y puts it away, too, and gives a hint.
            let hint = told.len() % 2 == 1;
            told.insert(what);
            hand.command(&if hint { Command::Hold(Button::Y, 1100) } else { Command::Press(Button::B, 1) });
            let hints = texts(hand.console()).iter().any(|text| text.starts_with("Hint"));
            assert_eq!(hints, hint);
            assert!(hand.console().tip().is_none() && hand.console().screen() == ScreenKind::Table);
        });
        // The Dice Game is taught to the end by its lesson.
        assert!(told.len() >= if key == "dice-game" { 0 } else { 8 }, "{key}: {told:?}");
    }
}

#[test]
fn a_power_cut_leads_back_to_the_tips() {
    let mut hand = learned(0);
    let mut tips = 0;
    for _ in 0..30 {
        hand.play_hint();
        hand.take();
        hand.command(&Command::PowerCycle(None));
        hand.press_all([Button::A; 2]);
        hand.take();
        assert_eq!(hand.console().screen(), ScreenKind::Table);
        tips += usize::from(hand.console().tip().is_some());
        hand.press(Button::Y);
        hand.press(Button::B);
    }
    assert!(tips > 0);
}

#[test]
fn tips_can_be_switched_off() {
    let mut hand = learned(0);
    // The settings are the seventh row of the menu, tips their eighth.
    hand.press_all([Button::Y].into_iter().chain([Button::Down; 6]).chain([Button::A]));
    assert_eq!(hand.console().screen(), ScreenKind::Settings);
    hand.press_all([Button::Down; 7].into_iter().chain([Button::A, Button::B, Button::B]));
    // The one that shows stays until it is read.
    hand.press(Button::B);
    play_on(&mut hand, |hand| assert!(hand.console().tip().is_none()));
}

#[test]
fn the_same_game_again_is_played_without_the_lesson() {
    for (row, key) in Console::lessons() {
        let mut hand = learned(row);
        if hand.console().tip().is_some() {
            hand.press(Button::B);
        }
        // The tenth row of the menu, and its second one.
        hand.press_all([Button::Y].into_iter().chain([Button::Down; 9]).chain([Button::A]));
        assert_eq!(hand.console().screen(), ScreenKind::Again, "{key}");
        hand.press_all([Button::Down, Button::A]);
        hand.take();
        assert_eq!(hand.console().screen(), ScreenKind::Table, "{key}");
        assert!(hand.console().guided().or(hand.console().tip()).is_none(), "{key}");
        let seen = Seen::on(hand.handheld().flash().clone());
        let heads: Vec<_> = seen.journals.values().filter(|journal| journal.slot == slots()[row]).collect();
        assert_eq!(heads.len(), 2, "{key}: the lesson is kept");
    }
}
