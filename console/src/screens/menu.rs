//! The menu over a game.

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{NAME, PLAIN, QUIET, TEXT};
use saves::Volume;

use super::{Question, Scores, Screen, Step, help, walk};
use crate::Button;
use crate::state::State;

const ROWS: [(&str, &str); 11] = [
    ("What is this?", "help on it"),
    ("Hint", "what hard would do"),
    ("Rules", "everything, by topic"),
    ("First game", "the guide"),
    ("Log", "what happened"),
    ("Scores", "points by source"),
    ("Settings", "light, palette, names"),
    ("Export", "codes for a phone"),
    ("Leave", "the game is kept"),
    ("Start again", "same or new dice"),
    ("Abandon", "the game is gone"),
];

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => match row {
            0 => Step::Open(Screen::Article(help::pointed(state))),
            1 => {
                state.hint();
                Step::Close
            }
            2 => Step::Open(Screen::Topics(0)),
            3 => match state.current.session_mut().filter(|session| session.guided().is_some()) {
                Some(session) => {
                    session.leave_guide();
                    Step::Close
                }
                None => Step::Open(Screen::Guide(0)),
            },
            4 => Step::Open(Screen::Log(0)),
            5 => Step::Open(Screen::Scores(Scores::default())),
            6 => Step::Open(Screen::Settings(0)),
            7 => {
                if let Some(slot) = state.current.session().map(|session| session.slot()) {
                    state.export(Volume::InProgress(slot));
                }
                Step::Open(Screen::Export(0))
            }
            8 => {
                state.leave();
                Step::Home
            }
            9 => Step::Open(Screen::Again(0)),
            _ => Step::Open(Screen::Ask(Question::Abandon)),
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
    for (i, (label, note)) in ROWS.into_iter().enumerate() {
        let (label, note) = match i {
            1 if ranked => (label, "hard's move, no record"),
            3 if guided => ("Leave the guide", "play on alone"),
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
    chrome::keys(pen, Keys(["open", "back", "scores", "log"]));
}
