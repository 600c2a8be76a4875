//! Letters to type a name or a seed.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{self, LARGE, NUMBER, PLAIN, QUIET, TEXT};
use heapless::String;
use rules_core::Seed;

use super::{Screen, Step};
use crate::Button;
use crate::records::settings::{Name, Settings};
use crate::state::State;

/// Rows of eight.
const NAME_LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ -.'1234567890";
const SEED_LETTERS: &[u8] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Name(u8),
    Seed,
}

/// A keyboard with what was typed so far.
#[derive(Clone, Debug)]
pub struct Keyboard {
    purpose: Purpose,
    text: String<8>,
    at: u8,
}

impl Keyboard {
    /// Returns a keyboard for the name of a seat.
    pub fn name(seat: u8, settings: &Settings) -> Self {
        let text = settings.names.get(usize::from(seat)).and_then(|name| name.parse().ok()).unwrap_or_default();
        Keyboard { purpose: Purpose::Name(seat), text, at: 0 }
    }

    /// Returns a keyboard for a seed.
    pub fn seed() -> Self {
        Keyboard { purpose: Purpose::Seed, text: String::new(), at: 0 }
    }

    fn letters(&self) -> &'static [u8] {
        match self.purpose {
            Purpose::Name(_) => NAME_LETTERS,
            Purpose::Seed => SEED_LETTERS,
        }
    }

    fn limit(&self) -> usize {
        match self.purpose {
            Purpose::Name(_) => 7,
            Purpose::Seed => Seed::LEN,
        }
    }

    fn is_whole(&self) -> bool {
        match self.purpose {
            Purpose::Name(_) => !self.text.trim().is_empty(),
            Purpose::Seed => self.text.len() == Seed::LEN,
        }
    }

    /// Returns the typed seed, if the keyboard was for one.
    pub fn typed_seed(&self) -> Option<Seed> {
        (self.purpose == Purpose::Seed).then(|| self.text.parse().ok()).flatten()
    }

    /// Adds a letter, if it can be typed and there is room.
    pub fn write(&mut self, letter: char) {
        let letter = letter.to_ascii_uppercase();
        if self.text.len() < self.limit() && self.letters().iter().any(|&key| char::from(key) == letter) {
            // Below the limit there is room.
            let _ = self.text.push(letter);
        }
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let count = self.letters().len() as u8;
        match button {
            Button::Up => self.at = (self.at + count - 8) % count,
            Button::Down => self.at = (self.at + 8) % count,
            Button::Left => self.at = self.at & !7 | (self.at + 7) & 7,
            Button::Right => self.at = self.at & !7 | (self.at + 1) & 7,
            Button::A => self.write(self.letters()[usize::from(self.at % count)].into()),
            Button::Y => {
                self.text.clear();
                return Step::Close;
            }
            Button::B if self.text.pop().is_none() => return Step::Close,
            Button::X if self.is_whole() => {
                if let Purpose::Name(seat) = self.purpose {
                    let name: Name = self.text.trim().parse().unwrap_or_default();
                    state.settings.names[usize::from(seat)] = name;
                    state.store_settings();
                }
                return Step::Close;
            }
            _ => {}
        }
        Step::Stay
    }

    pub fn draw(&self, pen: &mut Pen<'_>) {
        let (title, hint) = match self.purpose {
            Purpose::Name(_) => ("NAME", "up to 7 letters"),
            Purpose::Seed => ("SEED", "8 letters: same game"),
        };
        chrome::heading(pen, title, hint);
        let width = 22 * self.limit() as i32;
        let left = (240 - width) / 2;
        for i in 0..self.limit() {
            let x = left + 22 * i as i32;
            pen.fill(x + 2, 58, 18, 2, if i == self.text.len() { theme::CURSOR } else { theme::LINE });
            if let Some(letter) = self.text.get(i..=i) {
                pen.text(x + 6, 34, LARGE, TEXT, letter);
            }
        }
        // The rows share the same height, four or five of them.
        let pitch = 112 / (self.letters().len() as i32 / 8);
        let corner = |i: usize| (10 + 28 * (i % 8) as i32, 74 + pitch * (i / 8) as i32);
        let high = pitch as u32 - 4;
        for (i, &letter) in self.letters().iter().enumerate() {
            let (x, y) = corner(i);
            pen.rounded(x, y, 24, high, theme::PANEL);
            let label = [letter];
            let label = if letter == b' ' { "_" } else { core::str::from_utf8(&label).unwrap_or("") };
            pen.text(x + 8, y + (pitch - 20) / 2, NUMBER, TEXT, label);
        }
        let (x, y) = corner(self.at.into());
        pen.cursor(x, y, 24, high);
        let hint = match self.purpose {
            Purpose::Name(_) => "The name is kept for new games.",
            Purpose::Seed => "A typed seed repeats a game; it\ncounts for no best score.",
        };
        for (i, text) in chrome::wrap(hint, 33).enumerate() {
            pen.text(5, 192 + 14 * i as i32, PLAIN, QUIET, text);
        }
        let b = if self.text.is_empty() { "back" } else { "delete" };
        let done = if self.is_whole() { "done" } else { "" };
        let a = if self.text.len() < self.limit() { "type" } else { "" };
        chrome::keys(pen, Keys::raw([a, b, done, "cancel"]));
    }
}

/// Gives what was typed to the screen below the keyboard, which closes.
pub fn deliver(keyboard: &Keyboard, below: &mut Screen) {
    if let (Screen::Setup(setup), Some(seed)) = (below, keyboard.typed_seed()) {
        setup.seed = Some(seed);
    }
}
