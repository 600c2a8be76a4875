//! News of the hand-over: whatever happened since a player's last turn can be read there, line by line, and each line
//! that has no room is announced.

use std::fs;
use std::path::Path;

use console::{Button, Console, ScreenKind};
use handheld::{Flash, Handheld, Host, Script};
use tests::texts::texts;

/// Lines of news that fit.
const LINES: usize = 7;

/// The console after a press.
fn pressed(console: &Console, button: Button) -> Console {
    let mut console = console.clone();
    console.press(button);
    console.release(button);
    console
}

/// The number behind a word of what a page says, if it says it: how many more lines there are in a direction.
fn more(console: &Console, word: &str) -> usize {
    let said = texts(console).into_iter().find(|text| text.ends_with(" more"));
    let number = said.and_then(|said| {
        let behind = said.split(word).nth(1)?.trim_start_matches([':', ' ']).to_owned();
        behind.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    });
    number.unwrap_or(0)
}

/// Scrolls to the end of the news, and back. Returns how many lines there are beyond those that fit.
fn scroll(page: &Console) -> usize {
    let beyond = more(page, "DOWN");
    let mut console = page.clone();
    for line in 0..beyond {
        assert_eq!((more(&console, "UP"), more(&console, "DOWN")), (line, beyond - line));
        let next = pressed(&console, Button::Down);
        assert_ne!(texts(&next), texts(&console), "DOWN shows another line");
        console = next;
    }
    assert_eq!((more(&console, "UP"), more(&console, "DOWN")), (beyond, 0));
    assert_eq!(texts(&pressed(&console, Button::Down)), texts(&console), "there are no more");
    (0..beyond).for_each(|_| console = pressed(&console, Button::Up));
    assert_eq!(texts(&console), texts(page), "UP leads back");
    beyond
}

#[test]
fn every_line_of_the_news_can_be_read() {
    let mut longest = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts")).expect("there are scripts") {
        let path = entry.expect("an entry").path();
        let script: Script = fs::read_to_string(&path).expect("a text").parse().expect("a script");
        let mut handheld = Handheld::new(Host::TEST, Flash::blank());
        handheld.settle();
        for (_, command) in script.steps() {
            let one: Script = command.to_string().parse().expect("a command prints as it is read");
            one.run(&mut handheld, |_, _| Ok::<_, String>(())).expect("it runs");
            if handheld.console().screen() == ScreenKind::HandOver {
                longest = longest.max(LINES + scroll(handheld.console()));
            }
        }
    }
    assert!(longest > 2 * LINES, "there is a page with many lines: {longest}");
}
