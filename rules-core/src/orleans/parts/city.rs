//! The parts of Invasion: what the city board asks for, and the characters.

use serde::{Deserialize, Serialize};

use super::follower::Kind;
use super::goods::{Good, Goods};
use super::map::Town;

/// What an achievement needs, or has got.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Work {
    /// Followers by kind.
    pub followers: [u8; 7],
    /// Goods.
    pub goods: Goods,
    /// Coins.
    pub coins: u8,
    /// Technology tiles.
    pub technology: u8,
}

/// What the team has to reach, by number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goals {
    /// Knights on the walls.
    pub walls: u8,
    /// Citizens.
    pub citizens: u8,
    /// Coins in the treasury.
    pub treasury: u8,
    /// Goods in the warehouse.
    pub warehouse: Goods,
}

/// What all players of Invasion have to reach together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CommonGoal {
    /// Knights on the walls.
    Walls,
    /// Citizens.
    Citizens,
    /// Coins in the treasury.
    Treasury,
    /// Food in the warehouse.
    Warehouse,
    /// A tower in each outer town.
    Towers,
}

impl CommonGoal {
    /// All of them.
    pub const ALL: [CommonGoal; 5] =
        [CommonGoal::Walls, CommonGoal::Citizens, CommonGoal::Treasury, CommonGoal::Warehouse, CommonGoal::Towers];
}

const fn goals(walls: u8, citizens: u8, treasury: u8, food: [u8; 3]) -> Goals {
    Goals { walls, citizens, treasury, warehouse: Goods([food[0], food[1], food[2], 0, 0]) }
}

/// For two to five players.
const GOALS: [Goals; 4] = [
    goals(5, 7, 30, [6, 3, 3]),
    goals(8, 8, 40, [10, 5, 5]),
    goals(10, 9, 50, [12, 6, 6]),
    goals(13, 10, 50, [14, 7, 7]),
];

impl Goals {
    /// Returns the goals for this many players.
    pub(crate) fn of(players: u8) -> Goals {
        GOALS[usize::from(players.clamp(2, 5) - 2)]
    }
}

/// Towers that the city needs: one in each outer town.
pub const TOWERS: u8 = {
    let (mut towers, mut at) = (0, 0);
    while at < Town::ALL.len() {
        towers += Town::ALL[at].is_outer() as u8;
        at += 1;
    }
    towers
};

/// The bit of the towers that stand before the game.
pub const NEUTRAL_TOWER: u8 = 7;

/// Returns where towers stand before the game.
pub const fn first_towers(players: u8) -> &'static [Town] {
    match players {
        2 => &[Town::LaChatre, Town::Briare, Town::Tours, Town::Etampes, Town::Montargis, Town::StAmand, Town::Chinon],
        3 => &[Town::LaChatre, Town::Briare, Town::Tours],
        _ => &[],
    }
}

/// The character of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Character {
    /// Development, a station in Loches, place tiles.
    Librarian,
    /// The end of the development track, trading stations.
    Scholar,
    /// Coins and citizens.
    Mayor,
    /// The end of the knights' track, technology tiles.
    General,
    /// The end of the boatmen's track, monks, wool.
    Fisherman,
    /// Brocade, wool and coins.
    Merchant,
    /// A full assembly hall.
    Councilman,
    /// Food, stations in Châteaudun and Châteauroux.
    Innkeeper,
    /// Dues in every round.
    EstateManager,
}

impl Character {
    /// All of them.
    pub const ALL: [Character; 9] = [
        Character::Librarian,
        Character::Scholar,
        Character::Mayor,
        Character::General,
        Character::Fisherman,
        Character::Merchant,
        Character::Councilman,
        Character::Innkeeper,
        Character::EstateManager,
    ];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Librarian => "Librarian",
            Character::Scholar => "Scholar",
            Character::Mayor => "Mayor",
            Character::General => "General",
            Character::Fisherman => "Fisherman",
            Character::Merchant => "Merchant",
            Character::Councilman => "Councilman",
            Character::Innkeeper => "Innkeeper",
            Character::EstateManager => "Estate Manager",
        }
    }
}

/// A part of what a character wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Want {
    /// A development status.
    Status(u8),
    /// A space of the development track.
    Development(u8),
    /// The end of a track.
    Track(Kind),
    /// Trading stations that are no towers.
    Stations(u8),
    /// A trading station in each of these towns.
    StationsIn(&'static [Town]),
    /// Place tiles.
    Tiles(u8),
    /// Technology tiles.
    Technology(u8),
    /// Coins.
    Coins(u8),
    /// Citizens.
    Citizens(u8),
    /// Monks, wherever they are.
    Monks(u8),
    /// Goods of a type.
    Goods(Good, u8),
    /// Food of this worth.
    Food(u8),
    /// Fabrics and coins of this worth.
    Fabrics(u8),
    /// A full assembly hall.
    Assembly,
    /// To have paid all dues.
    Dues,
}

/// What the Estate Manager pays at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Coins.
    Coins(u8),
    /// A good.
    Good(Good),
    /// Development points.
    Development(u8),
    /// A follower of the market.
    Follower(Kind),
    /// A technology tile.
    Technology,
    /// A trading station on the map, not a tower.
    Station,
    /// A place tile.
    Tile,
}

impl Due {
    /// Returns how many coins, points or things are due.
    pub const fn count(self) -> u16 {
        match self {
            Due::Coins(count) | Due::Development(count) => count as u16,
            _ => 1,
        }
    }
}

/// Coins at the Fishing Grounds, by position on the boatmen's track.
pub const FISHING: [u8; 6] = [0, 2, 3, 4, 5, 0];
