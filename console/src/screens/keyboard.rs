//! Letters to type a name or a seed.

use draw::chrome::{self, Keys, Prose, letters, upper};
use draw::pen::Pen;
use draw::theme::{self, LARGE, NUMBER, QUIET, TEXT};
use rules_core::Seed;
use texts::{Form, console as say};

use super::{Screen, Step};
use crate::Button;
use crate::records::name::Name;
use crate::records::settings::Settings;
use crate::state::State;

/// Rows of keys, all of the same length.
type Rows = &'static [&'static str];

/// The other letters of German and French come last: below the digits, and above A.
const NAME_KEYS: Rows = &["ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ -.'", "1234567890", "ÀÂÄÆÇÈÉÊËÎ", "ÏÔÖŒÙÛÜŸß&"];
const SEED_KEYS: Rows = &["01234567", "89ABCDEF", "GHJKMNPQ", "RSTVWXYZ"];

/// Where the keys are, and how high all rows are together.
const TOP: i32 = 70;
const HEIGHT: i32 = 120;

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Typed {
    Name(u8),
    Seed,
}

/// A keyboard with what was typed so far.
#[derive(Clone, Debug)]
pub struct Keyboard {
    typed: Typed,
    text: Name,
    row: u8,
    column: u8,
}

impl Keyboard {
    /// Returns a keyboard for the name of a seat.
    pub fn name(seat: u8, settings: &Settings) -> Self {
        let text = settings.names.get(usize::from(seat)).cloned().unwrap_or_default();
        Keyboard { typed: Typed::Name(seat), text, row: 0, column: 0 }
    }

    /// Returns a keyboard for a seed.
    pub fn seed() -> Self {
        Keyboard { typed: Typed::Seed, text: Name::default(), row: 0, column: 0 }
    }

    fn rows(&self) -> Rows {
        match self.typed {
            Typed::Name(_) => NAME_KEYS,
            Typed::Seed => SEED_KEYS,
        }
    }

    /// Returns how many keys a row has.
    fn columns(&self) -> usize {
        self.rows().first().map_or(1, |row| letters(row))
    }

    fn limit(&self) -> usize {
        match self.typed {
            Typed::Name(_) => Name::LETTERS,
            Typed::Seed => Seed::LEN,
        }
    }

    fn is_whole(&self) -> bool {
        match self.typed {
            Typed::Name(_) => !self.text.trim().is_empty(),
            Typed::Seed => letters(&self.text) == Seed::LEN,
        }
    }

    /// Returns the typed seed, if the keyboard was for one.
    pub fn typed_seed(&self) -> Option<Seed> {
        (self.typed == Typed::Seed).then(|| self.text.parse().ok()).flatten()
    }

    /// Adds a letter, if it can be typed and there is room.
    pub fn write(&mut self, letter: char) {
        let letter = upper(letter);
        if letters(&self.text) < self.limit() && self.rows().iter().any(|row| row.contains(letter)) {
            self.text.push(letter);
        }
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let (rows, columns) = (self.rows().len() as u8, self.columns() as u8);
        match button {
            Button::Up => self.row = (self.row + rows - 1) % rows,
            Button::Down => self.row = (self.row + 1) % rows,
            Button::Left => self.column = (self.column + columns - 1) % columns,
            Button::Right => self.column = (self.column + 1) % columns,
            Button::A => {
                let row = self.rows().get(usize::from(self.row));
                if let Some(letter) = row.and_then(|row| row.chars().nth(self.column.into())) {
                    self.write(letter);
                }
            }
            Button::Y => {
                self.text.clear();
                return Step::Close;
            }
            Button::B if self.text.pop().is_none() => return Step::Close,
            Button::X if self.is_whole() => {
                if let Typed::Name(seat) = self.typed {
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
        let title = match self.typed {
            Typed::Name(_) => say::KEYBOARD_NAME,
            Typed::Seed => say::KEYBOARD_SEED,
        };
        let hint: Prose = title.form(Form::Hint, pen.language);
        chrome::titled(pen, title, Some(say::as_is(&hint)));
        let width = 22 * self.limit() as i32;
        let left = (240 - width) / 2;
        for i in 0..self.limit() {
            let x = left + 22 * i as i32;
            pen.fill(x + 2, 58, 18, 2, if i == letters(&self.text) { theme::CURSOR } else { theme::LINE });
            if let Some(letter) = self.text.chars().nth(i) {
                pen.text(x + 6, 34, LARGE, TEXT, letter.encode_utf8(&mut [0; 4]));
            }
        }
        // However many rows and columns there are, they share the same room.
        let (across, down) = (230 / self.columns() as i32, HEIGHT / self.rows().len() as i32);
        let (width, height) = (across as u32 - 4, down as u32 - 3);
        let corner = |row: usize, column: usize| (7 + across * column as i32, TOP + down * row as i32);
        for (row, keys) in self.rows().iter().enumerate() {
            for (column, letter) in keys.chars().enumerate() {
                let (x, y) = corner(row, column);
                pen.rounded(x, y, width, height, theme::PANEL);
                let label = if letter == ' ' { '_' } else { letter };
                let top = y + (height as i32 - 15) / 2;
                pen.text(x + (width as i32 - 8) / 2, top, NUMBER, TEXT, label.encode_utf8(&mut [0; 4]));
            }
        }
        let (x, y) = corner(self.row.into(), self.column.into());
        pen.cursor(x, y, width, height);
        let note: Prose = title.form(Form::Note, pen.language);
        chrome::prose(pen, (5, 192), 14, QUIET, &note);
        let a = (letters(&self.text) < self.limit()).then_some(say::TYPE);
        let b = if self.text.is_empty() { say::BACK } else { say::DELETE };
        let x = self.is_whole().then_some(say::DONE);
        chrome::keys(pen, Keys::of([a, Some(b), x, Some(say::CANCEL)]));
    }
}

/// Gives what was typed to the screen below the keyboard, which closes.
pub fn deliver(keyboard: &Keyboard, below: &mut Screen) {
    if let (Screen::Setup(setup), Some(seed)) = (below, keyboard.typed_seed()) {
        setup.seed = Some(seed);
    }
}
