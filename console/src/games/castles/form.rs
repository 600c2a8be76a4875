//! The set-up of Castles.

use core::ops::RangeInclusive;

use embedded_graphics::geometry::Point;
use rules_core::castles::{Edition, Estates, Setup, tables};
use rules_core::hex::Spaces;

use super::paint;
use crate::draw::hexagon::MINI;
use crate::draw::pen::Pen;
use crate::game::table::Form;
use crate::save::settings::Settings;

/// Who has which estate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Beginner,
    Chosen,
    Random,
}

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    edition: Edition,
    mode: Mode,
    /// The one that beginners play.
    beginner: u8,
    /// By seat.
    estates: [u8; 4],
}

impl Default for Choices {
    fn default() -> Self {
        Choices { edition: Edition::E2019, mode: Mode::Beginner, beginner: 1, estates: [1, 3, 5, 7] }
    }
}

/// Estates by number.
const NUMBERS: [&str; 11] = [
    "random",
    "estate 1",
    "estate 2",
    "estate 3",
    "estate 4",
    "estate 5",
    "estate 6",
    "estate 7",
    "estate 8",
    "estate 9",
    "estate 10",
];

impl Choices {
    /// The estate of a seat; 0 if it is drawn.
    fn estate(&self, seat: u8) -> u8 {
        match self.mode {
            Mode::Beginner => self.beginner,
            Mode::Chosen => self.estates[usize::from(seat) % 4],
            Mode::Random => 0,
        }
    }

    /// The most that a number may be.
    fn last(&self) -> u8 {
        match (self.mode, self.edition) {
            (Mode::Beginner, Edition::E2011) => 1,
            (Mode::Beginner, Edition::E2019) => 2,
            _ => tables::estates(self.edition),
        }
    }
}

/// The next or the previous number up to `last`, around the ends.
fn turn(number: u8, last: u8, forward: bool) -> u8 {
    match (forward, number) {
        (true, n) if n >= last => 1,
        (true, n) => n + 1,
        (false, n) if n <= 1 => last,
        (false, n) => n - 1,
    }
}

impl Form for Choices {
    type Setup = Setup;

    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn rows(&self, _players: u8) -> u8 {
        2
    }

    fn row(&self, row: u8, _players: u8) -> (&'static str, &'static str) {
        match row {
            0 => ("Edition", if self.edition == Edition::E2011 { "2011" } else { "2019" }),
            _ => {
                let estates = match self.mode {
                    Mode::Beginner => "for beginners",
                    Mode::Chosen => "each their own",
                    Mode::Random => "drawn, 1 of 2",
                };
                ("Estates", estates)
            }
        }
    }

    fn step(&mut self, row: u8, _players: u8, forward: bool) {
        if row == 0 {
            self.edition = if self.edition == Edition::E2011 { Edition::E2019 } else { Edition::E2011 };
        } else {
            self.mode = match (self.mode, forward) {
                (Mode::Beginner, true) | (Mode::Random, false) => Mode::Chosen,
                (Mode::Chosen, true) | (Mode::Beginner, false) => Mode::Random,
                (Mode::Random, true) | (Mode::Chosen, false) => Mode::Beginner,
            };
        }
        // 2011 has fewer estates.
        self.beginner = self.beginner.min(if self.edition == Edition::E2011 { 1 } else { 2 });
        self.estates = self.estates.map(|estate| estate.min(tables::estates(self.edition)));
    }

    fn seat(&self, seat: u8) -> Option<&'static str> {
        NUMBERS.get(usize::from(self.estate(seat))).copied()
    }

    fn step_seat(&mut self, seat: u8, forward: bool) {
        let last = self.last();
        match self.mode {
            // Beginners all play the same.
            Mode::Beginner => self.beginner = turn(self.beginner, last, forward),
            Mode::Chosen => {
                let estate = &mut self.estates[usize::from(seat) % 4];
                *estate = turn(*estate, last, forward);
            }
            Mode::Random => {}
        }
    }

    fn setup(&self, players: u8) -> Setup {
        let mut named = self.estates;
        named.iter_mut().skip(usize::from(players)).for_each(|estate| *estate = 0);
        let estates = match self.mode {
            Mode::Beginner => Estates::Beginner(self.beginner),
            Mode::Chosen => Estates::Named(named),
            Mode::Random => Estates::Random,
        };
        Setup { players, edition: self.edition, estates }
    }

    fn picture(&self, seat: u8, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
        if let Some(estate) = tables::estate(self.edition, self.estate(seat)) {
            paint::map(pen, settings, estate, Spaces::ALL, Point::new(x, y), MINI);
        }
    }
}
