//! The printed editions.

use serde::{Deserialize, Serialize};

/// The printed edition whose rules are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first edition.
    E2011,
    /// The anniversary edition, base game.
    E2019,
}
