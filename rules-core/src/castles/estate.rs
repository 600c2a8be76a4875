//! The printed estates: which colour and number each space has, and which spaces form an area.

use crate::hex::{NEIGHBOURS, SPACES, Spaces};

use super::tile::Kind;

/// One printed estate.
#[derive(Debug)]
pub struct Estate {
    kinds: [Kind; SPACES],
    numbers: [u8; SPACES],
    of_kind: [Spaces; 7],
    neighbours: [Spaces; SPACES],
    within: [[Spaces; 4]; 7],
    areas: [Spaces; SPACES],
}

impl Estate {
    /// Reads an estate as it is printed in the tables: seven rows of spaces, each a letter and a number.
    pub(super) const fn read(rows: [&str; 7]) -> Estate {
        let mut estate = Estate {
            kinds: [Kind::Castle; SPACES],
            numbers: [0; SPACES],
            of_kind: [Spaces::NONE; 7],
            neighbours: NEIGHBOURS,
            within: [[Spaces::NONE; 4]; 7],
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
        estate.of_kind[Kind::Inn as usize] = Spaces::ALL;
        estate.find_within();
        estate.find_areas();
        estate
    }

    const fn find_within(&mut self) {
        let mut die = ANY;
        while die <= 6 {
            let mut steps = 0;
            while steps < 4 {
                let mut space = 0;
                while space < SPACES {
                    if distance(die, self.numbers[space]) <= steps {
                        let set = &mut self.within[die as usize][steps as usize];
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
                let grown = area.or(self.beside(area).and(colour));
                if grown.0 == area.0 {
                    break;
                }
                area = grown;
            }
            self.areas[space] = area;
            space += 1;
        }
    }

    /// All spaces that touch one of these.
    const fn beside(&self, spaces: Spaces) -> Spaces {
        let mut all = Spaces::NONE;
        let mut left = spaces.0;
        while left != 0 {
            all = all.or(self.neighbours[left.trailing_zeros() as usize]);
            left &= left - 1;
        }
        all
    }

    /// All of `within` that can be reached from `start` without leaving it.
    pub(super) fn connected(&self, start: Spaces, within: Spaces) -> Spaces {
        let mut reached = start.and(within);
        loop {
            let grown = reached.or(self.beside(reached).and(within));
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// The spaces that touch this one.
    pub const fn neighbours(&self, space: u8) -> Spaces {
        self.neighbours[space as usize]
    }

    /// The colour of a space.
    pub const fn kind(&self, space: u8) -> Kind {
        self.kinds[space as usize]
    }

    /// The number of a space.
    pub const fn number(&self, space: u8) -> u8 {
        self.numbers[space as usize]
    }

    /// All spaces of a colour; for inns, all spaces.
    pub const fn of_kind(&self, kind: Kind) -> Spaces {
        self.of_kind[kind as usize]
    }

    /// All spaces of the area that a space belongs to.
    pub const fn area(&self, space: u8) -> Spaces {
        self.areas[space as usize]
    }

    /// The spaces whose number a die reaches with so many steps.
    pub(super) const fn within(&self, shown: u8, steps: u8) -> Spaces {
        self.within[shown as usize][steps as usize]
    }
}

/// What a die shows that stands for any number.
pub const ANY: u8 = 0;

/// Steps from what a die shows to a number, around the die: 6 and 1 are neighbours.
pub const fn distance(from: u8, to: u8) -> u8 {
    if from == ANY {
        return 0;
    }
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}
