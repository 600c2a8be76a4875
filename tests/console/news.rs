//! News at the hand-over, and the page at the end of a phase: who sees them, and what they do not show. `texts.rs` reads
//! every line of them.

use std::fs;
use std::path::Path;

use console::{Button, Console, ScreenKind};
use handheld::{Flash, Handheld, Host, Script};
use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::{Orleans, Scenario, Setup};
use rules_core::{Game, Player};
use tests::journal::Journal;
use tests::texts::texts;

/// Returns the console after a press.
fn pressed(console: &Console, button: Button) -> Console {
    let mut console = console.clone();
    console.press(button);
    console.release(button);
    console
}

/// Each person sees the page at the end of a phase once, right before they go on, in every company; and the news before it
/// do not say the same.
#[test]
fn each_person_sees_the_end_of_a_phase_once() {
    // How many persons play, and how many phases there are before the last one.
    for (name, people, ends) in [
        ("orleans-2p", 2, 17),
        ("orleans-5p", 5, 17),
        ("castles-4p-2019", 4, 4),
        ("dice-3p", 3, 2),
        ("orleans-computer", 1, 17),
    ] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scripts/{name}.txt"));
        let text = fs::read_to_string(path).expect("a text");
        let mut handheld = Handheld::new(Host::TEST, Flash::blank());
        handheld.settle();
        let (mut pages, mut before, mut told) = (0, ScreenKind::Title, Vec::new());
        for line in text.lines() {
            let (command, count) = line.rsplit_once(" x").unwrap_or((line, "1"));
            let one: Script = command.parse().expect("a command");
            for _ in 0..count.parse().expect("a number") {
                one.run(&mut handheld, |_, _| Ok::<_, String>(())).expect("it runs");
                let (console, after) = (handheld.console(), handheld.console().screen());
                if after == ScreenKind::HandOver {
                    told = texts(console)
                        .into_iter()
                        .filter(|text| text.contains(": ") && !text.ends_with(" more"))
                        .collect();
                }
                if after == ScreenKind::Interlude && before != after {
                    pages += 1;
                    let again =
                        texts(console).into_iter().find(|text| before == ScreenKind::HandOver && told.contains(text));
                    assert_eq!(again, None, "{name}: told twice");
                }
                before = after;
            }
        }
        assert_eq!(pages, people * ends, "{name}");
    }
}

/// Returns the structure cards of Prosperity that each player holds or is offered in a game of a journal, one bit each.
fn held(journal: &Journal) -> Vec<u32> {
    let setup = Setup { players: journal.players, ..Setup::of(Scenario::Prosperity) };
    let mut game = Orleans::new(setup, journal.seed).expect("a possible set-up");
    let mut held = vec![0; journal.players.into()];
    for bytes in journal.actions() {
        for (held, structures) in held.iter_mut().zip(&game.position().structures) {
            structures.card.iter().chain(&structures.offer).for_each(|card| *held |= 1 << card.number);
        }
        game.apply(postcard::from_bytes(&bytes).expect("an action"), |_| ()).expect("a legal action");
    }
    held
}

#[test]
fn a_structure_card_shows_to_its_owner_only() {
    let held = held(&Journal::of("orleans-prosperity-3p"));
    let shows = |console: &Console, cards: u32| {
        let names = STRUCTURES.iter().enumerate().filter(|(number, _)| cards >> number & 1 == 1);
        let texts = texts(console);
        names.map(|(_, card)| card.name).find(|name| texts.iter().any(|text| text.contains(name)))
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/orleans-prosperity-3p.txt");
    let script: Script = fs::read_to_string(path).expect("a text").parse().expect("a script");
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    let (mut passed, mut own) = (0, 0);
    let mut before = ScreenKind::Title;
    for (_, command) in script.steps() {
        handheld.perform(command);
        let console = handheld.console();
        match console.screen() {
            ScreenKind::HandOver => {
                let all = held.iter().fold(0, |all, held| all | held);
                let log = pressed(console, Button::B);
                assert_eq!(log.screen(), ScreenKind::Log);
                for page in [console, &log] {
                    assert_eq!(shows(page, all), None, "between two players nobody's card shows: {:?}", texts(page));
                }
                passed += 1;
            }
            ScreenKind::Table if before == ScreenKind::HandOver => {
                let bar = texts(console);
                let names = ["RED", "BLUE", "LILAC"].iter().position(|name| bar[0] == *name);
                let viewer = Player(names.expect("the bar begins with a name") as u8);
                let others = (0..3).filter(|&other| other != viewer.index()).fold(0, |all, other| all | held[other]);
                let mut page = console.clone();
                for _ in 0..8 {
                    assert_eq!(shows(&page, others & !held[viewer.index()]), None, "{:?}", texts(&page));
                    own += u32::from(shows(&page, held[viewer.index()]).is_some());
                    page = pressed(&page, Button::X);
                }
            }
            _ => {}
        }
        before = console.screen();
    }
    assert!(passed > 50 && own > 50, "{passed} hand-overs, {own} pages that show a card to its owner");
}
