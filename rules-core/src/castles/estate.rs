//! The printed estates: which colour and number each space has, which spaces touch, and which form an area.

use crate::hex::{self, NEIGHBOURS, SPACES, WideSpaces as Spaces};

use super::tile::Kind;

/// Spaces of the largest estate, that of a team: two hexagons that share one.
pub const MOST_SPACES: usize = 2 * SPACES - 1;

/// Two spaces that touch.
pub type Link = (u8, u8);

/// One printed estate.
#[derive(Debug)]
pub struct Estate {
    spaces: u8,
    kinds: [Kind; MOST_SPACES],
    numbers: [u8; MOST_SPACES],
    of_kind: [Spaces; 7],
    neighbours: [Spaces; MOST_SPACES],
    rivers: &'static [Link],
    within: [[Spaces; 4]; 7],
    areas: [Spaces; MOST_SPACES],
    /// `of_kind` and `within` of the first 64 spaces: lists are made faster of these.
    narrow_of_kind: [hex::Spaces; 7],
    narrow_within: [[hex::Spaces; 4]; 7],
}

impl Estate {
    const BLANK: Estate = Estate {
        spaces: 0,
        kinds: [Kind::Castle; MOST_SPACES],
        numbers: [0; MOST_SPACES],
        of_kind: [Spaces::NONE; 7],
        neighbours: [Spaces::NONE; MOST_SPACES],
        rivers: &[],
        within: [[Spaces::NONE; 4]; 7],
        areas: [Spaces::NONE; MOST_SPACES],
        narrow_of_kind: [hex::Spaces::NONE; 7],
        narrow_within: [[hex::Spaces::NONE; 4]; 7],
    };

    /// Reads a hexagon as it is printed in the tables: seven rows of spaces, each a letter and a number.
    pub(super) const fn read(rows: [&str; 7]) -> Estate {
        let mut estate = Estate::BLANK;
        estate.read_spaces(&rows, None);
        assert!(estate.spaces as usize == SPACES);
        estate.link_hexagon(0);
        estate.finish()
    }

    /// Reads the two halves of a team's estate. The first space of the right half's middle row is the last of the left
    /// half's: it is written twice.
    pub(super) const fn read_halves(left: [&str; 7], right: [&str; 7]) -> Estate {
        let mut estate = Estate::BLANK;
        estate.read_spaces(&left, None);
        estate.read_spaces(&right, Some(SHARED_RIGHT));
        assert!(estate.spaces as usize == MOST_SPACES);
        estate.link_hexagon(0);
        estate.link_hexagon(1);
        // Beside the shared space the ends of the rows touch.
        estate.link(&[(14, in_half(1, 9)), (27, in_half(1, 22))]);
        estate.finish()
    }

    /// Reads spaces, one after the other, and which of them touch: by land, and over rivers.
    pub(super) const fn read_islands(rows: &[&str], land: &[Link], rivers: &'static [Link]) -> Estate {
        let mut estate = Estate::BLANK;
        estate.read_spaces(rows, None);
        estate.link(land);
        let mut estate = estate.finish();
        // Rivers join no areas.
        estate.rivers = rivers;
        estate.link(rivers);
        estate
    }

    /// Reads rows of spaces behind those that are there, but for the one at `skip`.
    const fn read_spaces(&mut self, rows: &[&str], skip: Option<usize>) {
        let mut nth = 0;
        let mut row = 0;
        while row < rows.len() {
            let text = rows[row].as_bytes();
            let mut i = 0;
            while i < text.len() {
                if text[i] != b' ' {
                    if !matches!(skip, Some(skip) if skip == nth) {
                        self.read_space(text[i], text[i + 1] - b'0');
                    }
                    nth += 1;
                    i += 1;
                }
                i += 1;
            }
            row += 1;
        }
    }

    const fn read_space(&mut self, letter: u8, number: u8) {
        let Some(kind) = Kind::of_letter(letter) else { panic!("a space begins with the letter of a kind") };
        assert!(1 <= number && number <= 6);
        let space = self.spaces;
        self.kinds[space as usize] = kind;
        self.numbers[space as usize] = number;
        self.of_kind[kind as usize] = self.of_kind[kind as usize].with(space);
        self.spaces += 1;
    }

    /// Joins the spaces of a half, 0 or 1, as those of a hexagon.
    const fn link_hexagon(&mut self, half: u8) {
        let mut a = 0;
        while a < SPACES as u8 {
            let mut b = 0;
            while b < a {
                if NEIGHBOURS[a as usize].contains(b) {
                    self.link(&[(in_half(half, a), in_half(half, b))]);
                }
                b += 1;
            }
            a += 1;
        }
    }

    const fn link(&mut self, links: &[Link]) {
        let mut i = 0;
        while i < links.len() {
            let (a, b) = links[i];
            self.neighbours[a as usize] = self.neighbours[a as usize].with(b);
            self.neighbours[b as usize] = self.neighbours[b as usize].with(a);
            i += 1;
        }
    }

    /// What follows from the spaces and the links by land.
    const fn finish(mut self) -> Estate {
        self.of_kind[Kind::Inn as usize] = Spaces::first(self.spaces as usize);
        let mut space = 0;
        while space < self.spaces {
            let number = self.numbers[space as usize];
            let mut i = 0;
            while i < 7 * 4 {
                let (die, steps) = (i / 4, i % 4);
                if distance(die, number) <= steps {
                    let set = &mut self.within[die as usize][steps as usize];
                    *set = set.with(space);
                }
                i += 1;
            }
            let colour = self.of_kind[self.kinds[space as usize] as usize];
            self.areas[space as usize] = Spaces::of(space).connected(colour, &self.neighbours);
            space += 1;
        }
        let mut i = 0;
        while i < 7 {
            self.narrow_of_kind[i] = self.of_kind[i].narrow();
            let mut steps = 0;
            while steps < 4 {
                self.narrow_within[i][steps] = self.within[i][steps].narrow();
                steps += 1;
            }
            i += 1;
        }
        self
    }

    /// All of `within` that can be reached from `start` without leaving it.
    pub(super) const fn connected(&self, start: Spaces, within: Spaces) -> Spaces {
        start.connected(within, &self.neighbours)
    }

    /// How many spaces it has.
    pub const fn spaces(&self) -> u8 {
        self.spaces
    }

    /// The spaces that touch over a river.
    pub const fn rivers(&self) -> &'static [Link] {
        self.rivers
    }

    /// The spaces that touch this one, by land or over a river.
    pub const fn neighbours(&self, space: u8) -> Spaces {
        self.neighbours[space as usize]
    }

    /// All spaces.
    pub const fn all(&self) -> &Spaces {
        &self.of_kind[Kind::Inn as usize]
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

    /// The same of the first 64 spaces.
    pub(super) const fn narrow_of_kind(&self, kind: Kind) -> hex::Spaces {
        self.narrow_of_kind[kind as usize]
    }

    /// All spaces of the area that a space belongs to.
    pub const fn area(&self, space: u8) -> Spaces {
        self.areas[space as usize]
    }

    /// The spaces whose number a die reaches with so many steps.
    pub(super) const fn within(&self, shown: u8, steps: u8) -> Spaces {
        self.within[shown as usize][steps as usize]
    }

    /// The same of the first 64 spaces.
    pub(super) const fn narrow_within(&self, shown: u8, steps: u8) -> hex::Spaces {
        self.narrow_within[shown as usize][steps as usize]
    }
}

/// Where the first space of the middle row is in a hexagon, and the last one.
const SHARED_RIGHT: usize = 15;
const SHARED_LEFT: u8 = 21;

/// The space of a team's estate that is the `nth` of its left (0) or right (1) half.
const fn in_half(half: u8, nth: u8) -> u8 {
    match nth {
        _ if half == 0 => nth,
        _ if nth as usize == SHARED_RIGHT => SHARED_LEFT,
        _ if (nth as usize) < SHARED_RIGHT => SPACES as u8 + nth,
        _ => SPACES as u8 + nth - 1,
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
