//! A player's sheet: what is marked, what it brought.

use super::event::Sink;
use super::layout::{Layout, neighbours};
use super::tables::{PHASES, SALE_POINTS};
use super::{Bonus, Colour, Event, Illegal, Source};
use crate::Player;
use crate::hex::{SPACES, Spaces};

/// A player's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    numbers: [u8; SPACES],
    marked: Spaces,
    /// All that touches a marked hex.
    reached: Spaces,
    /// The hexes whose colour, and the numbers in whose area, allow each number, whether they can be reached or not.
    takes: [Spaces; 6],
    bonuses: [u8; Bonus::ALL.len()],
    points: [[u8; PHASES as usize]; Source::ALL.len()],
}

impl Sheet {
    pub(super) fn new(layout: &Layout) -> Self {
        let takes = |number| {
            let own =
                move |colour: Colour| colour.numbers().map_or(colour != Colour::Green, |own| own.contains(&number));
            Colour::ALL.into_iter().filter(move |&colour| own(colour)).map(|colour| layout.of_colour(colour))
        };
        Sheet {
            numbers: [0; SPACES],
            marked: Spaces::NONE,
            reached: Spaces::NONE,
            takes: [1, 2, 3, 4, 5, 6].map(|number| takes(number).fold(Spaces::NONE, Spaces::or)),
            bonuses: [0; Bonus::ALL.len()],
            points: [[0; PHASES as usize]; Source::ALL.len()],
        }
    }

    /// Returns the sheet with points and bonuses as large as they come.
    pub(super) fn exaggerated(mut self) -> Self {
        self.points.iter_mut().for_each(|phases| phases.fill(8));
        self.points[0].fill(28);
        self.bonuses.fill(10);
        self
    }

    /// Returns the marked hexes.
    pub fn marked(&self) -> Spaces {
        self.marked
    }

    /// Returns the number in a hex; none in the starting castle.
    pub fn number(&self, hex: u8) -> Option<u8> {
        self.numbers.get(usize::from(hex)).copied().filter(|&number| number > 0)
    }

    /// Returns the unmarked hexes next to a marked one.
    pub fn open(&self) -> Spaces {
        self.reached.without(self.marked)
    }

    /// Returns where `number`, from 1 to 6, can be written in the right colour.
    pub fn fits(&self, number: u8) -> Spaces {
        self.takes[usize::from(number) - 1].and(self.open())
    }

    /// Returns how many of a bonus can be used.
    pub fn count(&self, bonus: Bonus) -> u8 {
        self.bonuses[bonus as usize]
    }

    /// Returns the bonuses of all kinds that can be used.
    pub fn unused(&self) -> u8 {
        self.bonuses.iter().sum()
    }

    /// Returns the points from a source in a phase, counted from 0.
    pub fn points(&self, source: Source, phase: u8) -> u8 {
        self.points[source.index()][usize::from(phase)]
    }

    /// Returns whether all of these are marked.
    pub fn has_all(&self, hexes: Spaces) -> bool {
        hexes.without(self.marked).is_empty()
    }

    /// Returns why a hex of the right colour does not take a number.
    pub(super) fn refusal(&self, layout: &Layout, hex: u8) -> Illegal {
        match layout.colour(hex) {
            _ if self.marked.contains(hex) => Illegal::Marked,
            _ if !self.reached.contains(hex) => Illegal::Apart,
            Colour::Purple | Colour::Grey | Colour::Blue => Illegal::WrongNumber,
            Colour::Orange => Illegal::InCity,
            Colour::Green => Illegal::NotByCastle,
            Colour::Yellow => Illegal::NotInPasture,
        }
    }

    /// Marks the starting castle, in which no number is written.
    pub(super) fn start(&mut self, layout: &Layout, player: Player, hex: u8, sink: Sink) {
        sink(Event::Started(player, hex));
        self.check_off(layout, player, hex, 0, sink);
    }

    /// Writes a number, which settles what else can be written near it.
    pub(super) fn write(&mut self, layout: &Layout, player: Player, (hex, number): (u8, u8), phase: u8, sink: Sink) {
        self.numbers[usize::from(hex)] = number;
        for (takes, other) in self.takes.iter_mut().zip(1..) {
            match layout.colour(hex) {
                Colour::Orange if other == number => *takes = takes.without(layout.area(hex)),
                Colour::Yellow if other != number => *takes = takes.without(layout.area(hex)),
                _ => {}
            }
            if other == number {
                *takes = takes.or(neighbours(hex).and(layout.castles()));
            }
        }
        sink(Event::Marked { player, hex, number });
        self.check_off(layout, player, hex, phase, sink);
    }

    /// Marks a hex and scores its area, if that is whole now.
    fn check_off(&mut self, layout: &Layout, player: Player, hex: u8, phase: u8, sink: Sink) {
        self.marked = self.marked.with(hex);
        self.reached = self.reached.or(neighbours(hex));
        let area = layout.area(hex);
        if self.has_all(area) {
            let (colour, bonus) = (layout.colour(hex), layout.bonus(hex));
            let points = layout.area_points(hex, phase);
            self.score(Source::Areas(colour), phase, points);
            if let Some(bonus) = bonus {
                self.gain(bonus);
            }
            sink(Event::Completed { player, hex, colour, size: area.len() as u8, points, bonus });
        }
    }

    /// Sells every commodity.
    pub(super) fn sell(&mut self, player: Player, phase: u8, sink: Sink) {
        let count = core::mem::take(&mut self.bonuses[Bonus::Commodity as usize]);
        self.bonuses[Bonus::Silver as usize] += count;
        let points = count * SALE_POINTS;
        self.score(Source::Sales, phase, points);
        sink(Event::Sold { player, count, points });
    }

    pub(super) fn gain(&mut self, bonus: Bonus) {
        self.bonuses[bonus as usize] += 1;
    }

    pub(super) fn spend(&mut self, bonus: Bonus) {
        self.bonuses[bonus as usize] -= 1;
    }

    pub(super) fn score(&mut self, source: Source, phase: u8, points: u8) {
        self.points[source.index()][usize::from(phase)] += points;
    }
}
