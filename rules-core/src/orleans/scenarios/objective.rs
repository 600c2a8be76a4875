//! Objectives of the Duel and of those who play alone.

use crate::orleans::parts::{Goods, Town};

/// What is to be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Its name.
    pub name: &'static str,
    /// What it asks for.
    pub goal: Goal,
}

/// What an objective asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// A development status.
    Status(u8),
    /// This many trading stations, one of them in a town without waterways.
    Stations(u8),
    /// A trading station in a town.
    Station(Town),
    /// This many points from development.
    Development(i16),
    /// This many coins, paid at once; before this round begins, if there is one.
    Coins(u16, Option<u8>),
    /// These goods, delivered to a town at once.
    Deliver(Town, Goods),
    /// This many fabrics, at least one of them brocade, delivered to a town at once.
    Fabrics(Town, u8),
    /// Goods of this worth, delivered to a town at once.
    Worth(Town, u8),
}

impl Goal {
    /// Returns whether nothing is paid for it.
    pub const fn is_free(self) -> bool {
        matches!(self, Goal::Status(_) | Goal::Stations(_) | Goal::Station(_) | Goal::Development(_))
    }
}

const fn objective(name: &'static str, goal: Goal) -> Objective {
    Objective { name, goal }
}

/// The four objectives of the Duel.
pub(crate) static DUEL: [Objective; 4] = [
    objective("Learn Bookkeeping", Goal::Status(3)),
    objective("Establish Three Branches", Goal::Stations(3)),
    objective("Wine to Châtellerault", Goal::Deliver(Town::Chatellerault, Goods([0, 0, 3, 0, 0]))),
    objective("Clothe Your Lady", Goal::Fabrics(Town::Orleans, 3)),
];

/// The five objectives of Capital Vierzon.
pub(crate) static VIERZON: [Objective; 5] = [
    objective("Hire a Builder in Time", Goal::Coins(10, Some(9))),
    objective("Make Vierzon a Fortress", Goal::Coins(25, None)),
    objective("Establish a Company", Goal::Station(Town::Loches)),
    objective("Make Vierzon the Capital", Goal::Development(28)),
    objective("Deliver Materials", Goal::Worth(Town::Vierzon, 12)),
];

/// The five objectives of the Travelling Salesman.
pub(crate) static SALESMAN: [Objective; 5] = [
    objective("Wool to Bourges", Goal::Deliver(Town::Bourges, Goods([0, 0, 0, 3, 0]))),
    objective("A Set to Chartres", Goal::Deliver(Town::Chartres, Goods([1; 5]))),
    objective("Food to Vendôme", Goal::Deliver(Town::Vendome, Goods([0, 2, 2, 0, 0]))),
    objective("Grain to Tours", Goal::Deliver(Town::Tours, Goods([3, 0, 0, 0, 0]))),
    objective("Brocade to Argenton", Goal::Deliver(Town::Argenton, Goods([0, 0, 0, 0, 1]))),
];
