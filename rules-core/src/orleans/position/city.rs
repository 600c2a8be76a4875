//! The city board of Invasion.

use crate::MAX_PLAYERS;
use crate::orleans::parts::{Goods, Work};

/// The city board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct City {
    /// Knights on the walls.
    pub walls: u8,
    /// One more knight is needed.
    pub reinforced: bool,
    /// Citizens of the team.
    pub citizens: u8,
    /// Coins in the treasury.
    pub treasury: u8,
    /// Goods in the warehouse.
    pub warehouse: Goods,
    /// What the five achievements have got.
    pub works: [Work; 5],
    /// Followers in the assembly hall, by kind.
    pub assembly: [u8; 7],
    /// The Estate Manager could not pay: lost by that, whatever the event asked.
    pub unpaid: bool,
    /// What each player has paid of what the team pays together now, by seat.
    pub paid: [u8; MAX_PLAYERS],
}
