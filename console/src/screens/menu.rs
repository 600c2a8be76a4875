//! The menu over a game.

use draw::chrome::{self, Keys, Prose};
use draw::pen::Pen;
use draw::theme::{NAME, PLAIN, QUIET, TEXT};
use saves::Volume;
use texts::{Form, Text, console as say};

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

const ROWS: [(Row, Text); 11] = [
    (Row::Pointed, say::MENU_POINTED),
    (Row::Hint, say::MENU_HINT),
    (Row::Rules, say::MENU_RULES),
    (Row::Guide, say::MENU_GUIDE),
    (Row::Log, say::MENU_LOG),
    (Row::Scores, say::MENU_SCORES),
    (Row::Settings, say::MENU_SETTINGS),
    (Row::Export, say::MENU_EXPORT),
    (Row::Leave, say::MENU_LEAVE),
    (Row::Again, say::MENU_AGAIN),
    (Row::Abandon, say::MENU_ABANDON),
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
    let name = state.current.session().map(|session| session.name().into());
    chrome::titled(pen, state.battery.map_or(say::MENU_TITLE.into(), say::menu_battery), name);
    let guided = state.current.session().is_some_and(|session| session.guided().is_some());
    let ranked = state.is_ranked();
    for (i, (kind, label)) in ROWS.into_iter().enumerate() {
        let (label, note) = match kind {
            Row::Hint if ranked => (label, Form::Ranked),
            Row::Guide if guided => (say::MENU_LEAVE_GUIDE, Form::Note),
            _ => (label, Form::Note),
        };
        let y = 21 + 18 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 18, chosen);
        pen.say(12, y + 2, NAME, if chosen { TEXT } else { QUIET }, label);
        if chosen {
            let note: Prose = label.form(note, pen.language);
            pen.text_right(230, y + 3, PLAIN, QUIET, &note);
        }
    }
    chrome::keys(pen, Keys::of([say::OPEN, say::BACK, say::SCORES, say::LOG].map(Some)));
}
