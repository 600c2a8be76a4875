//! The expansions of the 2019 box.

use serde::{Deserialize, Serialize};

/// One expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Expansion {
    /// Four tiles: monasteries 27 and 28, the crane, the geese.
    Extra,
    /// Border posts on the estates 11a to 11f.
    Posts,
    /// White castles and monastery 29.
    White,
    /// Inns beside the black depot.
    Inns,
    /// Trade routes.
    Routes,
    /// Shields.
    Shields,
}

impl Expansion {
    /// All of them.
    pub const ALL: [Expansion; 6] =
        [Expansion::Extra, Expansion::Posts, Expansion::White, Expansion::Inns, Expansion::Routes, Expansion::Shields];
}

/// A set of expansions, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Expansions(u8);

impl Expansions {
    /// The base game.
    pub const NONE: Expansions = Expansions(0);
    /// All of them.
    pub const ALL: Expansions = Expansions((1 << Expansion::ALL.len()) - 1);

    /// Returns whether an expansion is in the set.
    pub const fn has(self, expansion: Expansion) -> bool {
        self.0 >> expansion as u8 & 1 == 1
    }

    /// Returns the set with one more expansion.
    #[must_use]
    pub const fn with(self, expansion: Expansion) -> Expansions {
        Expansions(self.0 | 1 << expansion as u8)
    }

    /// Returns the set without an expansion.
    #[must_use]
    pub const fn without(self, expansion: Expansion) -> Expansions {
        Expansions(self.0 & !(1 << expansion as u8))
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether all of them exist; stored bytes may have other bits set.
    pub const fn exist(self) -> bool {
        self.0 <= Expansions::ALL.0
    }

    /// Iterates over the expansions of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        Expansion::ALL.into_iter().filter(move |&expansion| self.has(expansion))
    }
}

impl FromIterator<Expansion> for Expansions {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        expansions.into_iter().fold(Expansions::NONE, Expansions::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gains_and_loses_one_expansion() {
        for one in Expansion::ALL {
            let others = Expansions::ALL.without(one);
            assert!(Expansion::ALL.into_iter().all(|other| others.has(other) != (other == one)));
            assert_eq!((others.with(one), others.without(one)), (Expansions::ALL, others));
            assert!(Expansions::NONE.with(one).iter().eq([one]));
        }
        assert!(Expansions::ALL.exist() && !Expansions(1 << Expansion::ALL.len()).exist());
    }
}
