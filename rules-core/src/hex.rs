//! The hexagon of 37 spaces (rows of 4, 5, 6, 7, 6, 5 and 4) that estates and sheets share.

/// Spaces of the hexagon, numbered row by row from the top, left to right.
pub const SPACES: usize = 37;

/// Spaces in each row.
pub const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// A set of spaces, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Spaces(pub u64);

impl Spaces {
    /// No space.
    pub const NONE: Spaces = Spaces(0);

    /// All of them.
    pub const ALL: Spaces = Spaces((1 << SPACES) - 1);

    /// One space.
    pub const fn of(space: u8) -> Self {
        Spaces(1 << space)
    }

    /// Whether `space` is in the set.
    pub const fn contains(self, space: u8) -> bool {
        self.0 >> space & 1 == 1
    }

    /// The set with `space` in it too.
    pub const fn with(self, space: u8) -> Self {
        Spaces(self.0 | 1 << space)
    }

    /// What is in both.
    pub const fn and(self, other: Spaces) -> Self {
        Spaces(self.0 & other.0)
    }

    /// What is in either.
    pub const fn or(self, other: Spaces) -> Self {
        Spaces(self.0 | other.0)
    }

    /// What is in this one and not in the other.
    pub const fn without(self, other: Spaces) -> Self {
        Spaces(self.0 & !other.0)
    }

    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All spaces that touch one of these.
    pub const fn neighbours(self) -> Self {
        let mut left = self.0;
        let mut all = 0;
        while left != 0 {
            all |= NEIGHBOURS[left.trailing_zeros() as usize].0;
            left &= left - 1;
        }
        Spaces(all)
    }
}

impl Iterator for Spaces {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let space = self.0.trailing_zeros() as u8;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            space
        })
    }
}

impl FromIterator<u8> for Spaces {
    fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

/// Row and column, from 0, of a space.
pub const fn row_column(space: u8) -> (u8, u8) {
    let mut row = 0;
    let mut column = space;
    while row < ROWS.len() && column >= ROWS[row] {
        column -= ROWS[row];
        row += 1;
    }
    (row as u8, column)
}

/// The neighbours of each space.
pub const NEIGHBOURS: [Spaces; SPACES] = {
    let mut table = [Spaces::NONE; SPACES];
    let mut a = 0;
    while a < SPACES as u8 {
        let mut b = 0;
        while b < SPACES as u8 {
            if touch(a, b) {
                table[a as usize] = table[a as usize].with(b);
            }
            b += 1;
        }
        a += 1;
    }
    table
};

/// Whether two spaces share an edge: one row apart they lie half a space to a side, in one row they lie side by side.
const fn touch(a: u8, b: u8) -> bool {
    let (row_a, column_a) = row_column(a);
    let (row_b, column_b) = row_column(b);
    // The horizontal place in half spaces: a row of n starts 7 - n half spaces in.
    let x_a = 7 - ROWS[row_a as usize] + 2 * column_a;
    let x_b = 7 - ROWS[row_b as usize] + 2 * column_b;
    match row_a.abs_diff(row_b) {
        0 => x_a.abs_diff(x_b) == 2,
        1 => x_a.abs_diff(x_b) == 1,
        _ => false,
    }
}
