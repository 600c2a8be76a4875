//! The owner's choices.

use super::setup::value;
use super::{Keyboard, Question, Screen, Step, walk};
use crate::Button;
use crate::port::Loudness;
use crate::save::settings::{Animations, Pace, SLEEP_SECONDS};
use crate::state::State;
use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, PLAIN, QUIET, TEXT};
use embedded_graphics::geometry::Point;
use rules_core::Player;

const ROWS: u8 = 10;
/// Rows with a value to change; the others open something.
const VALUES: u8 = 7;

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    let forward = button != Button::Left;
    match (button, *row) {
        (Button::B, _) => return Step::Close,
        (Button::A, VALUES) => return Step::Open(Screen::Names(0)),
        (Button::A, 8) => return Step::Open(Screen::Ask(Question::ResetStatistics)),
        (Button::A, 9) => return Step::Open(Screen::Ask(Question::ResetSettings)),
        (Button::A | Button::Left | Button::Right, 0..VALUES) => {
            let settings = &mut state.settings;
            match row {
                0 => settings.brightness = 1 + cycle(settings.brightness - 1, 5, forward),
                1 => settings.sleep = cycle(settings.sleep, SLEEP_SECONDS.len() as u8, forward),
                2 => {
                    settings.animations = [Animations::Off, Animations::Fast, Animations::Full]
                        [usize::from(cycle(settings.animations as u8, 3, forward))];
                }
                3 => settings.colour_blind = !settings.colour_blind,
                4 => settings.sound = Loudness::ALL[usize::from(cycle(settings.sound as u8, 3, forward))],
                5 => {
                    let at = Pace::ALL.iter().position(|&pace| pace == settings.pace).unwrap_or(0);
                    settings.pace = Pace::ALL[usize::from(cycle(at as u8, 3, forward))];
                }
                _ => settings.demo = !settings.demo,
            }
            state.store_settings();
        }
        _ => walk(row, ROWS, button),
    }
    Step::Stay
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
    let rows = [
        ("Brightness", line!("{} of 5", settings.brightness)),
        ("Sleep", sleep),
        ("Animations", line!("{animations}")),
        ("Palette", line!("{}", if settings.colour_blind { "colour-blind" } else { "usual" })),
        ("Sound", line!("{sound}")),
        ("Computers play", line!("{}", settings.pace.name())),
        ("Demo on the title", line!("{}", if settings.demo { "after 1 min" } else { "off" })),
        ("Names", line!("change")),
        ("Statistics", line!("forget")),
        ("Settings", line!("restore")),
    ];
    for (i, (label, text)) in rows.iter().enumerate() {
        let y = 20 + 16 * i as i32;
        let chosen = i == usize::from(row);
        chrome::row(pen, y, 16, chosen);
        value(pen, y, label, text, chosen, i < usize::from(VALUES));
    }
    for i in 0..6 {
        let tint = &state.tints()[i];
        let at = Point::new(22 + 33 * i as i32, 185);
        pen.hexagon(at, draw::hexagon::SPACE, 0, tint.tile);
        pen.sprite(at.x + 10, at.y + 11, &draw::sprite::KINDS[i], tint.digit);
    }
    let a = if row < VALUES { "change" } else { "open" };
    chrome::keys(pen, Keys([a, "back", "", ""]));
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
    chrome::keys(pen, Keys(["rename", "back", "", ""]));
}
