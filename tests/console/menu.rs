//! The menu over a game: log and scores are two presses away, B leads from a page back to it, and the settings show the
//! colours of the game that they were opened from.

use console::{Button, Console, SIDE, ScreenKind};
use handheld::{Flash, Handheld, Host};
use tests::texts::texts;

/// The row of the settings, and how many rows there are.
const SETTINGS: usize = 6;
const ROWS: usize = 11;

/// Returns a device on which the game in this row of the title has begun.
fn game(row: usize) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    (0..row).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::X);
    handheld.tap(Button::X);
    while handheld.console().screen() != ScreenKind::Table {
        handheld.run(600);
        handheld.tap(Button::A);
    }
    handheld
}

/// Presses a button, late enough not to be a slip. Returns the screen that shows then.
fn press(handheld: &mut Handheld, button: Button) -> ScreenKind {
    handheld.run(600);
    handheld.tap(button);
    handheld.console().screen()
}

#[test]
fn log_and_scores_are_two_presses_away_and_b_leads_back() {
    let mut brackets = 0;
    for row in 0..Console::GAMES {
        let mut handheld = game(row);
        for (button, page) in [(Button::Y, ScreenKind::Log), (Button::X, ScreenKind::Scores)] {
            assert_eq!(press(&mut handheld, Button::Y), ScreenKind::Menu);
            assert_eq!(press(&mut handheld, button), page, "game {row}");
            let said = texts(handheld.console());
            assert!(page != ScreenKind::Scores || said.iter().any(|text| text == "total"), "game {row}: {said:?}");
            // What would still be scored at the end stands in brackets.
            let more = said.iter().any(|text| text == "if over now");
            assert_eq!(more, said.iter().any(|text| text.starts_with('(')), "game {row}: {said:?}");
            brackets += usize::from(more);
            assert_eq!(press(&mut handheld, Button::B), ScreenKind::Menu, "game {row}");
            assert_eq!(press(&mut handheld, Button::B), ScreenKind::Table, "game {row}");
        }
    }
    assert!(brackets > 0, "some game scores at the end");
}

#[test]
fn b_leads_from_every_page_back_to_the_menu() {
    for row in 0..Console::GAMES {
        let mut pages = 0;
        for line in 0..ROWS {
            let mut handheld = game(row);
            press(&mut handheld, Button::Y);
            (0..line).for_each(|_| handheld.tap(Button::Down));
            let page = press(&mut handheld, Button::A);
            if matches!(page, ScreenKind::Table | ScreenKind::Title) {
                continue;
            }
            assert_eq!(press(&mut handheld, Button::B), ScreenKind::Menu, "game {row}: from {page:?}");
            pages += 1;
        }
        assert_eq!(pages, ROWS - 2, "game {row}: all but the hint and leaving");
    }
}

/// Returns the six hexes of the settings.
fn preview(handheld: &Handheld) -> Vec<[u8; 3]> {
    let picture = handheld.picture();
    (0..6).map(|nth| picture.pixels()[(189 + 8) * SIDE + 22 + 33 * nth + 6]).collect()
}

#[test]
fn the_settings_show_the_colours_of_the_game_that_they_were_opened_from() {
    let mut shown: Vec<Vec<[u8; 3]>> = Vec::new();
    for row in 0..Console::GAMES {
        let mut handheld = game(row);
        handheld.tap(Button::Y);
        (0..SETTINGS).for_each(|_| handheld.tap(Button::Down));
        assert_eq!(press(&mut handheld, Button::A), ScreenKind::Settings);
        let usual = preview(&handheld);
        assert!(!shown.contains(&usual), "game {row} shows another's colours");
        // One press changes the palette, and the preview with it.
        (0..3).for_each(|_| handheld.tap(Button::Down));
        handheld.tap(Button::Right);
        assert_ne!(preview(&handheld), usual, "game {row}");
        shown.push(usual);
    }
}
