//! The owner's choices.

use super::setup::value;
use super::{Keyboard, Question, Screen, Step, walk};
use crate::Button;
use crate::port::Loudness;
use crate::records::settings::{Animations, Pace, SLEEP_SECONDS};
use crate::state::State;
use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, PLAIN, QUIET, TEXT};
use embedded_graphics::geometry::Point;
use rules_core::Player;

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
    Names,
    Statistics,
    Settings,
}

const ROWS: [Row; 11] = [
    Row::Brightness,
    Row::Sleep,
    Row::Animations,
    Row::Palette,
    Row::Sound,
    Row::Pace,
    Row::Demo,
    Row::Tips,
    Row::Names,
    Row::Statistics,
    Row::Settings,
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
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    let forward = button != Button::Left;
    match (button, Row::at(*row)) {
        (Button::B, _) => return Step::Close,
        (Button::A, Row::Names) => return Step::Open(Screen::Names(0)),
        (Button::A, Row::Statistics) => return Step::Open(Screen::Ask(Question::ResetStatistics)),
        (Button::A, Row::Settings) => return Step::Open(Screen::Ask(Question::ResetSettings)),
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
                Row::Names | Row::Statistics | Row::Settings => {}
            }
            state.store_settings();
        }
        _ => walk(row, ROWS.len() as u8, button),
    }
    Step::Stay
}

/// Returns where a row begins.
fn line_of(row: usize) -> i32 {
    20 + 15 * row as i32
}

fn cycle(at: u8, count: u8, forward: bool) -> u8 {
    (at + if forward { 1 } else { count - 1 }) % count
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    chrome::heading(pen, "SETTINGS", "");
    let settings = &state.settings;
    let sleep = match SLEEP_SECONDS[usize::from(settings.sleep)] {
        0 => line!("never"),
        seconds @ 0..60 => line!("after {seconds} s"),
        seconds => line!("after {} min", seconds / 60),
    };
    let animations = match settings.animations {
        Animations::Off => "off",
        Animations::Fast => "fast",
        Animations::Full => "on",
    };
    let sound = match settings.sound {
        Loudness::Off => "off",
        Loudness::Low => "low",
        Loudness::High => "high",
    };
    // Below all texts: it is a little higher than a line.
    chrome::row(pen, line_of(row.into()), 16, true);
    for (i, kind) in ROWS.into_iter().enumerate() {
        let (label, text) = match kind {
            Row::Brightness => ("Brightness", line!("{} of 5", settings.brightness)),
            Row::Sleep => ("Sleep", sleep.clone()),
            Row::Animations => ("Animations", line!("{animations}")),
            Row::Palette => ("Palette", line!("{}", if settings.colour_blind { "colour-blind" } else { "usual" })),
            Row::Sound => ("Sound", line!("{sound}")),
            Row::Pace => ("Computers play", line!("{}", settings.pace.name())),
            Row::Demo => ("Demo on the title", line!("{}", if settings.demo { "after 1 min" } else { "off" })),
            Row::Tips => ("Tips while learning", line!("{}", if settings.tips { "on" } else { "off" })),
            Row::Names => ("Names", line!("change")),
            Row::Statistics => ("Statistics", line!("forget")),
            Row::Settings => ("Settings", line!("restore")),
        };
        value(pen, line_of(i), label, &text, i == usize::from(row), !kind.opens());
    }
    for i in 0..6 {
        let tint = &state.tints()[i];
        let at = Point::new(22 + 33 * i as i32, 188);
        pen.hexagon(at, draw::hexagon::SPACE, 0, tint.tile);
        pen.sprite(at.x + 10, at.y + 11, &draw::sprite::KINDS[i], tint.digit);
    }
    let a = if Row::at(row).opens() { "open" } else { "change" };
    chrome::keys(pen, Keys::raw([a, "back", "", ""]));
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
    chrome::heading(pen, "NAMES", "for new games");
    for (seat, name) in Player::all(5).zip(&state.settings.names) {
        let y = 24 + 22 * i32::from(seat.0);
        chrome::row(pen, y, 20, seat.0 == row);
        chrome::shape(pen, 14, y + 4, seat, chrome::seat_colour(seat));
        pen.text(34, y + 3, BOLD, TEXT, name);
    }
    pen.text(5, 150, PLAIN, QUIET, "Each seat has a colour and a");
    pen.text(5, 165, PLAIN, QUIET, "shape of its own.");
    chrome::keys(pen, Keys::raw(["rename", "back", "", ""]));
}
