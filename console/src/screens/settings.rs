//! The owner's choices.

use super::{Keyboard, Question, Screen, Step, setup, walk};
use crate::Button;
use crate::port::Loudness;
use crate::records::settings::{Animations, Pace, SLEEP_SECONDS, Settings, Tutor};
use crate::state::State;
use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{BOLD, TEXT};
use embedded_graphics::geometry::Point;
use rules_core::{MAX_PLAYERS, Player};
use texts::{Message, Text, console as say};

/// What a row is for: a value to change, or something to open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd)]
enum Row {
    Brightness,
    Sleep,
    Animations,
    Palette,
    Sound,
    Pace,
    Demo,
    Tips,
    Tutor,
    Names,
    Statistics,
    Settings,
    Language,
}

const ROWS: [Row; 13] = [
    Row::Brightness,
    Row::Sleep,
    Row::Animations,
    Row::Palette,
    Row::Sound,
    Row::Pace,
    Row::Demo,
    Row::Tips,
    Row::Tutor,
    Row::Names,
    Row::Statistics,
    Row::Settings,
    Row::Language,
];

impl Row {
    /// Returns the row at this place.
    fn at(place: u8) -> Self {
        ROWS[usize::from(place) % ROWS.len()]
    }

    /// Returns whether it opens something.
    fn opens(self) -> bool {
        self >= Row::Names
    }

    fn label(self) -> Text {
        match self {
            Row::Brightness => say::SETTING_BRIGHTNESS,
            Row::Sleep => say::SETTING_SLEEP,
            Row::Animations => say::SETTING_ANIMATIONS,
            Row::Palette => say::SETTING_PALETTE,
            Row::Sound => say::SETTING_SOUND,
            Row::Pace => say::SETTING_PACE,
            Row::Demo => say::SETTING_DEMO,
            Row::Tips => say::SETTING_TIPS,
            Row::Tutor => say::SETTING_TUTOR,
            Row::Names => say::SETTING_NAMES,
            Row::Statistics => say::SETTING_STATISTICS,
            Row::Settings => say::SETTING_SETTINGS,
            Row::Language => say::SETTING_LANGUAGE,
        }
    }

    /// Returns what is chosen, or what it opens.
    fn value(self, settings: &Settings) -> Message<'static> {
        let text = match self {
            Row::Brightness => return say::brightness(settings.brightness),
            Row::Sleep => match SLEEP_SECONDS[usize::from(settings.sleep)] {
                0 => say::NEVER,
                seconds @ 0..60 => return say::after_seconds(seconds as i32),
                seconds => return say::after_minutes((seconds / 60) as i32),
            },
            Row::Animations => match settings.animations {
                Animations::Off => say::OFF,
                Animations::Fast => say::FAST,
                Animations::Full => say::ON,
            },
            Row::Palette if settings.colour_blind => say::PALETTE_COLOUR_BLIND,
            Row::Palette => say::PALETTE_USUAL,
            Row::Sound => match settings.sound {
                Loudness::Off => say::OFF,
                Loudness::Low => say::LOW,
                Loudness::High => say::HIGH,
            },
            Row::Pace => settings.pace.name(),
            Row::Demo if settings.demo => return say::after_minutes(1),
            Row::Demo => say::OFF,
            Row::Tips if settings.tips => say::ON,
            Row::Tips => say::OFF,
            Row::Tutor => settings.tutor.name(),
            Row::Names => say::SETTING_NAMES_CHANGE,
            Row::Statistics => say::SETTING_STATISTICS_FORGET,
            Row::Settings => say::SETTING_SETTINGS_RESTORE,
            Row::Language => say::LANGUAGE,
        };
        text.into()
    }
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    let forward = button != Button::Left;
    match (button, Row::at(*row)) {
        (Button::B, _) => return Step::Close,
        (Button::A, Row::Names) => return Step::Open(Screen::Names(0)),
        (Button::A, Row::Statistics) => return Step::Open(Screen::Ask(Question::ResetStatistics)),
        (Button::A, Row::Settings) => return Step::Open(Screen::Ask(Question::ResetSettings)),
        (Button::A, Row::Language) => return Step::Open(Screen::Language(state.settings.language() as u8)),
        (Button::A | Button::Left | Button::Right, kind) if !kind.opens() => {
            let settings = &mut state.settings;
            match kind {
                Row::Brightness => settings.brightness = 1 + cycle(settings.brightness - 1, 5, forward),
                Row::Sleep => settings.sleep = cycle(settings.sleep, SLEEP_SECONDS.len() as u8, forward),
                Row::Animations => {
                    settings.animations = [Animations::Off, Animations::Fast, Animations::Full]
                        [usize::from(cycle(settings.animations as u8, 3, forward))];
                }
                Row::Palette => settings.colour_blind = !settings.colour_blind,
                Row::Sound => settings.sound = Loudness::ALL[usize::from(cycle(settings.sound as u8, 3, forward))],
                Row::Pace => {
                    let at = Pace::ALL.iter().position(|&pace| pace == settings.pace).unwrap_or(0);
                    settings.pace = Pace::ALL[usize::from(cycle(at as u8, 3, forward))];
                }
                Row::Demo => settings.demo = !settings.demo,
                Row::Tips => settings.tips = !settings.tips,
                Row::Tutor => settings.tutor = Tutor::ALL[usize::from(cycle(settings.tutor as u8, 4, forward))],
                Row::Names | Row::Statistics | Row::Settings | Row::Language => {}
            }
            state.store_settings();
        }
        _ => walk(row, ROWS.len() as u8, button),
    }
    Step::Stay
}

/// Returns where a row begins.
fn line_of(row: usize) -> i32 {
    20 + 13 * row as i32
}

fn cycle(at: u8, count: u8, forward: bool) -> u8 {
    (at + if forward { 1 } else { count - 1 }) % count
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::SETTINGS, None);
    let settings = &state.settings;
    // Below all texts: it is a little higher than a line.
    chrome::row(pen, line_of(row.into()), 16, true);
    for (i, kind) in ROWS.into_iter().enumerate() {
        let (label, value) = (kind.label().into(), kind.value(settings));
        setup::value(pen, line_of(i), label, value, i == usize::from(row), !kind.opens());
    }
    for i in 0..6 {
        let tint = &state.tints()[i];
        let at = Point::new(22 + 33 * i as i32, 194);
        pen.hexagon(at, draw::hexagon::SPACE, 0, tint.tile);
        pen.sprite(at.x + 10, at.y + 11, &draw::sprite::KINDS[i], tint.digit);
    }
    let a = if Row::at(row).opens() { say::OPEN } else { say::CHANGE };
    chrome::keys(pen, Keys::of([Some(a), Some(say::BACK), None, None]));
}

pub fn press_names(row: &mut u8, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => Step::Open(Screen::Keyboard(Keyboard::name(*row, &state.settings))),
        Button::B => Step::Close,
        _ => {
            walk(row, 5, button);
            Step::Stay
        }
    }
}

pub fn draw_names(row: u8, state: &State, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::NAMES, Some(say::NAMES_FOR_NEW_GAMES.into()));
    for (seat, name) in Player::all(MAX_PLAYERS as u8).zip(&state.settings.names) {
        let y = 24 + 22 * i32::from(seat.0);
        chrome::row(pen, y, 20, seat.0 == row);
        chrome::shape(pen, 14, y + 4, seat, chrome::seat_colour(seat));
        pen.text(34, y + 3, BOLD, TEXT, name);
    }
    chrome::paragraph(pen, 150, say::NAMES_NOTE);
    chrome::keys(pen, Keys::of([Some(say::RENAME), Some(say::BACK), None, None]));
}
