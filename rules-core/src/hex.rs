//! The hexagon of 37 spaces (rows of 4, 5, 6, 7, 6, 5 and 4) that estates and sheets share.

/// Spaces of the hexagon, numbered row by row from the top, left to right.
pub const SPACES: usize = 37;

/// Spaces in each row.
pub const ROWS: [u8; 7] = [4, 5, 6, 7, 6, 5, 4];

/// Defines a set of spaces as the bits of an integer.
macro_rules! set_of_spaces {
    ($(#[$doc:meta])* $name:ident($bits:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
        pub struct $name($bits);

        impl $name {
            /// No space.
            pub const NONE: Self = $name(0);

            /// All of the hexagon.
            pub const ALL: Self = Self::first(SPACES);

            /// Returns the first `count` spaces.
            pub const fn first(count: usize) -> Self {
                $name((1 << count) - 1)
            }

            /// Returns the set of one space.
            pub const fn of(space: u8) -> Self {
                $name(1 << space)
            }

            /// Returns the set with `space` in it too.
            pub const fn with(self, space: u8) -> Self {
                $name(self.0 | 1 << space)
            }

            /// Returns the spaces in both sets.
            pub const fn and(self, other: Self) -> Self {
                $name(self.0 & other.0)
            }

            /// Returns the spaces in either set.
            pub const fn or(self, other: Self) -> Self {
                $name(self.0 | other.0)
            }

            /// Returns the spaces of this set that are not in the other.
            pub const fn without(self, other: Self) -> Self {
                $name(self.0 & !other.0)
            }

            /// Returns how many spaces there are.
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Returns whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns all spaces that touch one of these, by a table of the neighbours of each space.
            pub const fn beside(self, neighbours: &[Self]) -> Self {
                let mut left = self.0;
                let mut all = Self::NONE;
                while left != 0 {
                    all = all.or(neighbours[left.trailing_zeros() as usize]);
                    left &= left - 1;
                }
                all
            }

            /// Returns all of `within` that can be reached from these without leaving it, by the same table.
            pub const fn connected(self, within: Self, neighbours: &[Self]) -> Self {
                let mut reached = self.and(within);
                loop {
                    let grown = reached.or(reached.beside(neighbours).and(within));
                    if grown.0 == reached.0 {
                        return reached;
                    }
                    reached = grown;
                }
            }
        }

        impl Iterator for $name {
            type Item = u8;

            fn next(&mut self) -> Option<u8> {
                let space = self.0.trailing_zeros() as u8;
                (self.0 != 0).then(|| {
                    self.0 &= self.0 - 1;
                    space
                })
            }
        }

        impl FromIterator<u8> for $name {
            fn from_iter<I: IntoIterator<Item = u8>>(spaces: I) -> Self {
                spaces.into_iter().fold(Self::NONE, Self::with)
            }
        }
    };
}

set_of_spaces! {
    /// A set of spaces of a hexagon.
    Spaces(u64)
}

set_of_spaces! {
    /// A set of spaces of a board that may be larger than a hexagon: a team's has 73.
    WideSpaces(u128)
}

impl Spaces {
    /// Returns whether `space` is in the set.
    pub const fn contains(self, space: u8) -> bool {
        self.0 >> space & 1 == 1
    }

    /// Returns all spaces that touch one of these.
    pub const fn neighbours(self) -> Self {
        self.beside(&NEIGHBOURS)
    }
}

impl WideSpaces {
    /// Returns whether `space` is in the set.
    pub const fn contains(self, space: u8) -> bool {
        // Shifting one half is faster than shifting 128 bits.
        let half = if space < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (space % 64) & 1 == 1
    }

    /// Returns those among the first 64 spaces: all of them, on any board but a team's. Sets of 64 bits are faster to
    /// list.
    pub const fn narrow(self) -> Spaces {
        Spaces(self.0 as u64)
    }
}

impl From<Spaces> for WideSpaces {
    fn from(spaces: Spaces) -> WideSpaces {
        WideSpaces(spaces.0.into())
    }
}

/// Returns row and column of a space, from 0.
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

/// Returns whether two spaces share an edge: one row apart they lie half a space to a side, in one row they lie side by
/// side.
const fn touch(a: u8, b: u8) -> bool {
    let (row_a, column_a) = row_column(a);
    let (row_b, column_b) = row_column(b);
    // The horizontal position in half spaces: a row of n starts 7 - n half spaces in.
    let x_a = 7 - ROWS[row_a as usize] + 2 * column_a;
    let x_b = 7 - ROWS[row_b as usize] + 2 * column_b;
    match row_a.abs_diff(row_b) {
        0 => x_a.abs_diff(x_b) == 2,
        1 => x_a.abs_diff(x_b) == 1,
        _ => false,
    }
}
