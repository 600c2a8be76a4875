//! The printed estates: which colour and number each space has, and which spaces form an area.

use crate::hex::{NEIGHBOURS, SPACES, Spaces};

use super::tile::Kind;

/// One printed estate.
#[derive(Debug)]
pub struct Estate {
    kinds: [Kind; SPACES],
    numbers: [u8; SPACES],
    of_kind: [Spaces; 6],
    within: [[Spaces; 4]; 6],
    areas: [Spaces; SPACES],
}

impl Estate {
    /// Reads an estate as it is printed in the tables: seven rows of spaces, each a letter and a number.
    pub(super) const fn read(rows: [&str; 7]) -> Estate {
        let mut estate = Estate {
            kinds: [Kind::Castle; SPACES],
            numbers: [0; SPACES],
            of_kind: [Spaces::NONE; 6],
            within: [[Spaces::NONE; 4]; 6],
            areas: [Spaces::NONE; SPACES],
        };
        let mut space = 0;
        let mut row = 0;
        while row < rows.len() {
            let text = rows[row].as_bytes();
            let mut i = 0;
            while i < text.len() {
                if text[i] != b' ' {
                    let Some(kind) = Kind::of_letter(text[i]) else {
                        panic!("a space begins with the letter of a kind")
                    };
                    let number = text[i + 1] - b'0';
                    assert!(1 <= number && number <= 6);
                    estate.kinds[space] = kind;
                    estate.numbers[space] = number;
                    estate.of_kind[kind as usize] = estate.of_kind[kind as usize].with(space as u8);
                    space += 1;
                    i += 1;
                }
                i += 1;
            }
            row += 1;
        }
        assert!(space == SPACES);
        estate.find_within();
        estate.find_areas();
        estate
    }

    const fn find_within(&mut self) {
        let mut die = 1;
        while die <= 6 {
            let mut steps = 0;
            while steps < 4 {
                let mut space = 0;
                while space < SPACES {
                    if distance(die, self.numbers[space]) <= steps {
                        let set = &mut self.within[die as usize - 1][steps as usize];
                        *set = set.with(space as u8);
                    }
                    space += 1;
                }
                steps += 1;
            }
            die += 1;
        }
    }

    const fn find_areas(&mut self) {
        let mut space = 0;
        while space < SPACES {
            let colour = self.of_kind[self.kinds[space] as usize];
            let mut area = Spaces::of(space as u8);
            loop {
                let grown = area.or(area.neighbours().and(colour));
                if grown.0 == area.0 {
                    break;
                }
                area = grown;
            }
            self.areas[space] = area;
            space += 1;
        }
    }

    /// The colour of a space.
    pub const fn kind(&self, space: u8) -> Kind {
        self.kinds[space as usize]
    }

    /// The number of a space.
    pub const fn number(&self, space: u8) -> u8 {
        self.numbers[space as usize]
    }

    /// All spaces of a colour.
    pub const fn of_kind(&self, kind: Kind) -> Spaces {
        self.of_kind[kind as usize]
    }

    /// All spaces of the area that a space belongs to.
    pub const fn area(&self, space: u8) -> Spaces {
        self.areas[space as usize]
    }

    /// The spaces whose number a die reaches with so many steps.
    pub(super) const fn within(&self, die: u8, steps: u8) -> Spaces {
        self.within[die as usize - 1][steps as usize]
    }
}

/// Steps from one number to another around the die: 6 and 1 are neighbours.
pub const fn distance(from: u8, to: u8) -> u8 {
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}

/// The spaces that touch this one.
pub(super) const fn beside(space: u8) -> Spaces {
    NEIGHBOURS[space as usize]
}
