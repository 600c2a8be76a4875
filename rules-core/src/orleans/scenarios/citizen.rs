//! Where citizens wait, as bits, and what a bit stands for.

use crate::orleans::parts::{Good, Town};
use crate::orleans::tables::DEVELOPMENT_CITIZENS;

/// On the development track: the first of three spaces.
pub const DEVELOPMENT: u8 = 0;
/// On the knights' track.
pub const KNIGHTS: u8 = 3;
/// At the end of the boatmen's track.
pub const BOATMEN: u8 = 4;
/// For the most trading stations.
pub const STATIONS: u8 = 5;
/// On the first of up to eight deeds.
pub const DEEDS: u8 = 6;
/// In the first of the towns of the Dignitary.
pub const TOWNS: u8 = 14;
/// Beside the piles of grain, cheese and wine.
pub const GOODS: u8 = 20;
/// Above the farmers' track.
pub const FARMERS: u8 = 23;
/// In Le Blanc.
pub const LE_BLANC: u8 = 24;
/// On the first of five achievements.
pub const ACHIEVEMENTS: u8 = 25;
/// How many bits there are for citizens that wait.
pub const ALL: u8 = 30;
/// In the supply.
pub const SUPPLY: u8 = 31;

/// The towns in which citizens wait for the Dignitary.
pub const DIGNITARY_TOWNS: [Town; 6] =
    [Town::Vendome, Town::Tours, Town::Vierzon, Town::Sancerre, Town::Argenton, Town::StAmand];

/// The five on the tracks.
pub(crate) const TRACKS: u32 = 0b1_1111;
/// Those on this many deeds.
pub(crate) const fn on_deeds(deeds: u8) -> u32 {
    ((1 << deeds) - 1) << DEEDS
}
/// Those on the tracks and all eight deeds: where the Dignitary's may be placed.
pub(crate) const DESIGNATED: u32 = TRACKS | on_deeds(8);

/// Where a citizen waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// On this space of the development track.
    Development(u8),
    /// On the knights' track.
    Knights,
    /// At the end of the boatmen's track.
    Boatmen,
    /// For the most trading stations.
    Stations,
    /// On this deed.
    Deed(u8),
    /// In this town.
    Town(Town),
    /// Beside the pile of this food.
    Pile(Good),
    /// Above the farmers' track.
    Farmers,
    /// On this achievement.
    Achievement(u8),
}

impl Waits {
    /// Returns what a bit stands for.
    pub const fn of(bit: u8) -> Waits {
        match bit {
            ..KNIGHTS => Waits::Development(DEVELOPMENT_CITIZENS[(bit - DEVELOPMENT) as usize]),
            KNIGHTS => Waits::Knights,
            BOATMEN => Waits::Boatmen,
            STATIONS => Waits::Stations,
            DEEDS..TOWNS => Waits::Deed(bit - DEEDS),
            TOWNS..GOODS => Waits::Town(DIGNITARY_TOWNS[(bit - TOWNS) as usize]),
            GOODS..FARMERS => Waits::Pile(Good::FOOD[(bit - GOODS) as usize]),
            FARMERS => Waits::Farmers,
            LE_BLANC => Waits::Town(Town::LeBlanc),
            ACHIEVEMENTS.. => Waits::Achievement(bit - ACHIEVEMENTS),
        }
    }
}
