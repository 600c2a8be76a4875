//! The menu over a game.

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{NAME, PLAIN, QUIET, TEXT};
use saves::Volume;

use super::{Question, Scores, Screen, Step, help, walk};
use crate::Button;
use crate::state::State;

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Pointed,
    Hint,
    Rules,
    Guide,
    Log,
    Scores,
    Settings,
    Export,
    Leave,
    Again,
    Abandon,
}

const ROWS: [(Row, &str, &str); 11] = [
    (Row::Pointed, "What is this?", "help on it"),
    (Row::Hint, "Hint", "hard's move, or hold Y"),
    (Row::Rules, "Rules", "everything, by topic"),
    (Row::Guide, "First game", "the guide"),
    (Row::Log, "Log", "what happened"),
    (Row::Scores, "Scores", "points by source"),
    (Row::Settings, "Settings", "light, palette, names"),
    (Row::Export, "Export", "codes for a phone"),
    (Row::Leave, "Leave", "the game is kept"),
    (Row::Again, "Start again", "same or new dice"),
    (Row::Abandon, "Abandon", "the game is gone"),
];

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => match ROWS[usize::from(*row) % ROWS.len()].0 {
            Row::Pointed => Step::Open(Screen::Article(help::pointed(state))),
            Row::Hint => {
                state.hint();
                Step::Close
            }
            Row::Rules => Step::Open(Screen::Topics(0)),
            Row::Guide => match state.current.session_mut().filter(|session| session.guided().is_some()) {
                Some(session) => {
                    session.leave_guide();
                    Step::Close
                }
                None => Step::Open(Screen::Guide(0)),
            },
            Row::Log => Step::Open(Screen::Log(0)),
            Row::Scores => Step::Open(Screen::Scores(Scores::default())),
            Row::Settings => Step::Open(Screen::Settings(0)),
            Row::Export => {
                if let Some(place) = state.place {
                    state.export(Volume::InProgress(place));
                }
                Step::Open(Screen::Export(0))
            }
            Row::Leave => {
                state.leave();
                Step::Home
            }
            Row::Again => Step::Open(Screen::Again(0)),
            Row::Abandon => Step::Open(Screen::Ask(Question::Abandon)),
        },
        Button::X => Step::Open(Screen::Scores(Scores::default())),
        Button::Y => Step::Open(Screen::Log(0)),
        Button::B => Step::Close,
        _ => {
            walk(row, ROWS.len() as u8, button);
            Step::Stay
        }
    }
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    let name = state.current.session().map_or("", |session| session.name());
    let title = state.battery.map_or(line!("MENU"), |battery| line!("MENU {battery}%"));
    chrome::heading(pen, &title, name);
    let guided = state.current.session().is_some_and(|session| session.guided().is_some());
    let ranked = state.is_ranked();
    for (i, (kind, label, note)) in ROWS.into_iter().enumerate() {
        let (label, note) = match kind {
            Row::Hint if ranked => (label, "or hold Y; no record"),
            Row::Guide if guided => ("Leave the guide", "play on alone"),
            _ => (label, note),
        };
        let y = 21 + 18 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 18, chosen);
        pen.text(12, y + 2, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen {
            pen.text_right(230, y + 3, PLAIN, QUIET, note);
        }
    }
    chrome::keys(pen, Keys::raw(["open", "back", "scores", "log"]));
}
