//! The printed estates: which colour and number each space has, which spaces touch, and which form an area.

use super::tile::Kind;
use crate::hex::{self, NEIGHBOURS, SPACES, WideSpaces as Spaces};

/// Spaces of the largest estate, that of a team: two hexagons that share one.
pub const MOST_SPACES: usize = 2 * SPACES - 1;

/// Two spaces that touch.
pub type Link = (u8, u8);

/// A table by the number that a die shows and the steps that it is moved: up to three paid with workers, and a free
/// one.
pub(crate) type ByStep<T> = [[T; 5]; 7];

/// The most areas that an estate has.
const MOST_AREAS: usize = 28;

/// The spaces of an estate as they are written in the tables: each a letter and a number.
struct Text {
    spaces: u8,
    letters: [u8; MOST_SPACES],
    numbers: [u8; MOST_SPACES],
}

impl Text {
    const fn read(rows: &[&str]) -> Text {
        let mut text = Text { spaces: 0, letters: [0; MOST_SPACES], numbers: [0; MOST_SPACES] };
        let mut row = 0;
        while row < rows.len() {
            let bytes = rows[row].as_bytes();
            let mut i = 0;
            while i < bytes.len() {
                if bytes[i] != b' ' {
                    text.letters[text.spaces as usize] = bytes[i];
                    i += 1;
                    text.numbers[text.spaces as usize] = bytes[i] - b'0';
                    text.spaces += 1;
                }
                i += 1;
            }
            row += 1;
        }
        text
    }
}

/// What estates share, so that the tables are small: which spaces touch, and which numbers they have.
#[derive(Debug)]
pub(crate) struct Shape {
    spaces: u8,
    numbers: [u8; MOST_SPACES],
    neighbours: [Spaces; MOST_SPACES],
    rivers: &'static [Link],
    within: ByStep<Spaces>,
    /// `within` of the first 64 spaces: lists of these are faster to make.
    narrow_within: ByStep<hex::Spaces>,
}

impl Shape {
    /// Reads a hexagon of seven rows.
    pub(crate) const fn hexagon(rows: &[&str; 7]) -> Shape {
        let mut shape = Shape::read(rows);
        assert!(shape.spaces as usize == SPACES);
        shape.link_hexagon(0);
        shape
    }

    /// Reads the left and then the right half of a team's estate. The first space of the right half's middle row is the
    /// last of the left half's: the right half leaves it out.
    pub(crate) const fn halves(rows: &[&str; 14]) -> Shape {
        let mut shape = Shape::read(rows);
        assert!(shape.spaces as usize == MOST_SPACES);
        shape.link_hexagon(0);
        shape.link_hexagon(1);
        // Beside the shared space the ends of the rows touch.
        shape.link(&[(14, in_half(1, 9)), (27, in_half(1, 22))]);
        shape
    }

    /// Reads spaces, one after the other, that touch as `land` and `rivers` say.
    pub(crate) const fn islands(rows: &[&str], land: &[Link], rivers: &'static [Link]) -> Shape {
        let mut shape = Shape::read(rows);
        shape.link(land);
        shape.link(rivers);
        shape.rivers = rivers;
        shape
    }

    /// Reads the numbers. No spaces touch yet.
    const fn read(rows: &[&str]) -> Shape {
        let Text { spaces, numbers, .. } = Text::read(rows);
        let mut within = [[Spaces::NONE; 5]; 7];
        let mut narrow_within = [[hex::Spaces::NONE; 5]; 7];
        let mut space = 0;
        while space < spaces {
            let number = numbers[space as usize];
            assert!(1 <= number && number <= 6);
            let mut i = 0;
            while i < 7 * 5 {
                let (die, steps) = (i / 5, i % 5);
                if distance(die, number) <= steps {
                    let set = &mut within[die as usize][steps as usize];
                    *set = set.with(space);
                    narrow_within[die as usize][steps as usize] = set.narrow();
                }
                i += 1;
            }
            space += 1;
        }
        Shape { spaces, numbers, neighbours: [Spaces::NONE; MOST_SPACES], rivers: &[], within, narrow_within }
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

    /// Returns the neighbours of each space by land.
    const fn by_land(&self) -> [Spaces; MOST_SPACES] {
        let mut land = self.neighbours;
        let mut i = 0;
        while i < self.rivers.len() {
            let (a, b) = self.rivers[i];
            land[a as usize] = land[a as usize].without(Spaces::of(b));
            land[b as usize] = land[b as usize].without(Spaces::of(a));
            i += 1;
        }
        land
    }
}

/// One printed estate.
#[derive(Debug)]
pub struct Estate {
    shape: &'static Shape,
    kinds: [Kind; MOST_SPACES],
    of_kind: [Spaces; 7],
    /// `of_kind` of the first 64 spaces: lists of these are faster to make.
    narrow_of_kind: [hex::Spaces; 7],
    /// Which of the areas a space belongs to.
    area_of: [u8; MOST_SPACES],
    areas: [Spaces; MOST_AREAS],
}

impl Estate {
    /// Reads an estate whose numbers are those of its shape.
    pub(crate) const fn read(shape: &'static Shape, rows: &[&str]) -> Estate {
        let text = Text::read(rows);
        assert!(text.spaces == shape.spaces);
        let mut estate = Estate {
            shape,
            kinds: [Kind::Castle; MOST_SPACES],
            of_kind: [Spaces::NONE; 7],
            narrow_of_kind: [hex::Spaces::NONE; 7],
            area_of: [0; MOST_SPACES],
            areas: [Spaces::NONE; MOST_AREAS],
        };
        let mut space = 0;
        while space < shape.spaces {
            let i = space as usize;
            assert!(text.numbers[i] == shape.numbers[i]);
            let Some(kind) = Kind::of_letter(text.letters[i]) else {
                panic!("a space begins with the letter of a kind")
            };
            estate.kinds[i] = kind;
            estate.of_kind[kind as usize] = estate.of_kind[kind as usize].with(space);
            space += 1;
        }
        estate.of_kind[Kind::Inn as usize] = Spaces::first(shape.spaces as usize);
        let mut i = 0;
        while i < 7 {
            estate.narrow_of_kind[i] = estate.of_kind[i].narrow();
            i += 1;
        }
        estate.find_areas();
        estate
    }

    /// Finds the areas. Rivers join none.
    const fn find_areas(&mut self) {
        let land = self.shape.by_land();
        let mut count = 0;
        let mut space = 0;
        while space < self.shape.spaces {
            // The area may be known from an earlier space.
            let mut nth = 0;
            while nth < count && !self.areas[nth].contains(space) {
                nth += 1;
            }
            if nth == count {
                self.areas[nth] = Spaces::of(space).connected(self.of_kind(self.kind(space)), &land);
                count += 1;
            }
            self.area_of[space as usize] = nth as u8;
            space += 1;
        }
    }

    /// Returns all of `within` that can be reached from `start` without leaving it.
    pub(crate) const fn connected(&self, start: Spaces, within: Spaces) -> Spaces {
        start.connected(within, &self.shape.neighbours)
    }

    /// Returns how many spaces it has.
    pub const fn spaces(&self) -> u8 {
        self.shape.spaces
    }

    /// Returns the pairs of spaces that touch over a river.
    pub const fn rivers(&self) -> &'static [Link] {
        self.shape.rivers
    }

    /// Returns the spaces that touch this one, by land or over a river.
    pub const fn neighbours(&self, space: u8) -> Spaces {
        self.shape.neighbours[space as usize]
    }

    /// Returns all spaces.
    pub const fn all(&self) -> &Spaces {
        &self.of_kind[Kind::Inn as usize]
    }

    /// Returns the colour of a space.
    pub const fn kind(&self, space: u8) -> Kind {
        self.kinds[space as usize]
    }

    /// Returns the number of a space.
    pub const fn number(&self, space: u8) -> u8 {
        self.shape.numbers[space as usize]
    }

    /// Returns all spaces of a colour; for inns, all spaces.
    pub const fn of_kind(&self, kind: Kind) -> Spaces {
        self.of_kind[kind as usize]
    }

    /// Returns the spaces of a colour among the first 64.
    pub(crate) const fn narrow_of_kind(&self, kind: Kind) -> hex::Spaces {
        self.narrow_of_kind[kind as usize]
    }

    /// Returns all spaces of the area that a space belongs to.
    pub const fn area(&self, space: u8) -> Spaces {
        self.areas[self.area_of[space as usize] as usize]
    }

    /// Returns the spaces whose number a die reaches with this many steps.
    pub(crate) const fn within(&self, shown: u8, steps: u8) -> Spaces {
        self.shape.within[shown as usize][steps as usize]
    }

    /// Returns the spaces among the first 64 that a die reaches, by what it shows and the steps.
    pub(crate) const fn narrow_within(&self) -> &'static ByStep<hex::Spaces> {
        &self.shape.narrow_within
    }
}

/// Where the first space of the middle row is in a hexagon, and the last one.
const SHARED_RIGHT: usize = 15;
const SHARED_LEFT: u8 = 21;

/// Returns the space of a team's estate that is the `nth` of its left (0) or right (1) half.
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

/// Returns the steps from what a die shows to a number, around the die: 6 and 1 are neighbours.
pub const fn distance(from: u8, to: u8) -> u8 {
    if from == ANY {
        return 0;
    }
    let apart = from.abs_diff(to);
    if apart > 3 { 6 - apart } else { apart }
}
