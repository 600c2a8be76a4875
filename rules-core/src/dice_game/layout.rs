//! The hexes of a sheet: their colours, areas and castles.

use super::{Bonus, Colour};
use crate::hex::{NEIGHBOURS, SPACES, Spaces};

/// A sheet's hexes, numbered row by row.
#[derive(Debug)]
pub struct Layout {
    colours: [Colour; SPACES],
    areas: [Spaces; SPACES],
    of_colour: [Spaces; Colour::ALL.len()],
    /// The bonuses on the castles' squares, in reading order of the castles.
    squares: [Bonus; 4],
}

impl Layout {
    /// Reads a drawing: one letter per hex in reading order, with any space between; the bonuses of its castles'
    /// squares likewise.
    pub(super) const fn draw(drawing: &[u8], squares: [Bonus; 4]) -> Self {
        let mut colours = [Colour::Purple; SPACES];
        let mut of_colour = [Spaces::NONE; Colour::ALL.len()];
        let mut hex = 0;
        let mut at = 0;
        while at < drawing.len() {
            let colour = match drawing[at] {
                b'P' => Colour::Purple,
                b'G' => Colour::Grey,
                b'B' => Colour::Blue,
                b'O' => Colour::Orange,
                b'K' => Colour::Green,
                b'Y' => Colour::Yellow,
                b' ' | b'\n' => {
                    at += 1;
                    continue;
                }
                _ => panic!("a letter of no colour"),
            };
            colours[hex as usize] = colour;
            of_colour[colour as usize] = of_colour[colour as usize].with(hex);
            hex += 1;
            at += 1;
        }
        assert!(hex as usize == SPACES, "a sheet has 37 hexes");
        assert!(of_colour[Colour::Green as usize].len() == 4, "a sheet has four castles");

        let mut areas = [Spaces::NONE; SPACES];
        let mut hex = 0;
        while hex < SPACES {
            areas[hex] = Spaces::of(hex as u8).connected(of_colour[colours[hex] as usize], &NEIGHBOURS);
            hex += 1;
        }
        Layout { colours, areas, of_colour, squares }
    }

    /// Returns the colour of a hex.
    pub fn colour(&self, hex: u8) -> Colour {
        self.colours[usize::from(hex)]
    }

    /// Returns all hexes of the area that a hex lies in.
    pub fn area(&self, hex: u8) -> Spaces {
        self.areas[usize::from(hex)]
    }

    /// Returns all hexes of a colour.
    pub fn of_colour(&self, colour: Colour) -> Spaces {
        self.of_colour[colour as usize]
    }

    /// Returns the four castles.
    pub fn castles(&self) -> Spaces {
        self.of_colour(Colour::Green)
    }

    /// Returns what a castle's square brings, if there is a castle.
    pub fn square(&self, hex: u8) -> Option<Bonus> {
        self.castles().zip(self.squares).find_map(|(castle, bonus)| (castle == hex).then_some(bonus))
    }

    /// Returns the bonus for the whole area that a hex lies in.
    pub fn bonus(&self, hex: u8) -> Option<Bonus> {
        self.square(hex).or(self.colour(hex).bonus())
    }
}

/// Returns the neighbours of a hex.
pub(super) fn neighbours(hex: u8) -> Spaces {
    NEIGHBOURS[usize::from(hex)]
}
