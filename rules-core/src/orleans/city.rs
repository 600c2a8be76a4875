//! Invasion: the city with its objectives, and the characters with theirs.

use serde::{Deserialize, Serialize};

use super::follower::{Follower, Kind};
use super::goods::{Good, Goods};
use super::map::Town;
use super::state::Position;
use super::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL, DUES};
use super::{scenario::Scenario, tables};
use crate::{MAX_PLAYERS, Player};

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

/// The bit of the towers that stand before the game.
pub const NEUTRAL_TOWER: u8 = 7;

/// Where towers stand before the game with three players, and four more with two.
pub const FIRST_TOWERS: [Town; 7] =
    [Town::LaChatre, Town::Briare, Town::Tours, Town::Etampes, Town::Montargis, Town::StAmand, Town::Chinon];

/// Who a player is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Character {
    /// Status 5, a station in Loches, four place tiles.
    Librarian,
    /// The end of the development track, four trading stations.
    Scholar,
    /// Ten coins and two citizens.
    Mayor,
    /// The end of the knights' track, four technology tiles.
    General,
    /// The end of the boatmen's track, four monks, two wool.
    Fisherman,
    /// Fifty points of brocade, wool and coins.
    Merchant,
    /// A full assembly hall.
    Councilman,
    /// Sixteen points of food, stations in Châteaudun and Châteauroux.
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

impl Position {
    /// Returns whether Invasion is played, in which all play together.
    pub const fn is_invasion(&self) -> bool {
        matches!(self.setup.scenario, Scenario::Invasion)
    }

    /// Returns what the team has to reach; the walls with their reinforcement.
    pub fn goals(&self) -> Goals {
        let goals = GOALS[usize::from(self.setup.players.clamp(2, 5) - 2)];
        Goals { walls: goals.walls + u8::from(self.city.reinforced), ..goals }
    }

    /// Returns the towers that stand.
    pub fn towers(&self) -> u8 {
        Town::ALL.into_iter().filter(|town| town.is_outer() && self.stations[*town as usize] != 0).count() as u8
    }

    /// Returns how many trading stations a player has that are no towers.
    pub fn plain_stations(&self, player: Player) -> u8 {
        Town::ALL.into_iter().filter(|&town| self.has_plain_station(player, town)).count() as u8
    }

    /// Returns whether a player has a trading station in a town that is no tower.
    pub(super) const fn has_plain_station(&self, player: Player, town: Town) -> bool {
        !town.is_outer() && self.has_station(player, town)
    }

    /// Returns what an achievement needs and what it has got, if there is such a one.
    fn work(&self, work: usize) -> Option<(&Work, &Work)> {
        Some((&ACHIEVEMENTS.get(work)?.1, self.city.works.get(work)?))
    }

    /// Returns how many followers of a kind an achievement still wants.
    pub fn work_wants(&self, work: usize, kind: Kind) -> u8 {
        let of = |work: &Work| work.followers[kind as usize];
        self.work(work).map_or(0, |(needs, got)| of(needs).saturating_sub(of(got)))
    }

    /// Returns how many goods of a type an achievement still wants.
    pub fn work_wants_good(&self, work: usize, good: Good) -> u8 {
        self.work(work).map_or(0, |(needs, got)| needs.goods.of(good).saturating_sub(got.goods.of(good)))
    }

    /// Returns how many coins an achievement still wants.
    pub fn work_wants_coins(&self, work: usize) -> u8 {
        self.work(work).map_or(0, |(needs, got)| needs.coins.saturating_sub(got.coins))
    }

    /// Returns how many technology tiles the catapult still wants.
    pub fn catapult_wants(&self) -> u8 {
        if !self.is_invasion() {
            return 0;
        }
        ACHIEVEMENTS[0].1.technology.saturating_sub(self.city.works[0].technology)
    }

    /// Returns whether an achievement is complete.
    pub fn is_achieved(&self, work: usize) -> bool {
        self.work(work).is_some_and(|(needs, got)| needs == got)
    }

    /// Returns the monks of a player in bag, market and on spaces.
    pub fn monks_of(&self, player: Player) -> u8 {
        let holding = &self.holdings[player.index()];
        let standing = holding.places().flat_map(|place| holding.standing_on(place).collect::<super::Crowd>().iter());
        let standing = standing.filter(|&follower| follower == Follower::Monk).count() as u8;
        holding.bag.of(Follower::Monk) + holding.market.of(Follower::Monk) + standing
    }

    /// Returns whether a player's own objective is met now.
    pub fn personal_objective(&self, player: Player) -> bool {
        let holding = &self.holdings[player.index()];
        let worth =
            |goods: &[Good]| goods.iter().map(|&good| good.value() * u16::from(holding.goods.of(good))).sum::<u16>();
        let Some(character) = holding.character else { return true };
        match character {
            Character::Librarian => {
                holding.status() >= 5 && self.has_station(player, Town::Loches) && holding.tiles.len() >= 4
            }
            Character::Scholar => holding.development == tables::LAST_DEVELOPMENT && self.plain_stations(player) >= 4,
            Character::Mayor => holding.coins >= 10 && holding.citizens >= 2,
            Character::General => holding.track(Kind::Knight) == 5 && holding.technology() >= 4,
            Character::Fisherman => {
                holding.track(Kind::Boatman) == 5 && self.monks_of(player) >= 4 && holding.goods.of(Good::Wool) >= 2
            }
            Character::Merchant => worth(&[Good::Wool, Good::Brocade]) + holding.coins >= 50,
            Character::Councilman => self.city.assembly == ASSEMBLY_HALL,
            Character::Innkeeper => {
                let taverns = [Town::Chateaudun, Town::Chateauroux];
                worth(&Good::FOOD) >= 16 && taverns.into_iter().all(|town| self.has_station(player, town))
            }
            Character::EstateManager => !holding.lost,
        }
    }

    /// Returns whether each of the five common objectives is met: walls, citizens, treasury, warehouse, towers.
    pub fn common_objectives(&self) -> [bool; 5] {
        let goals = self.goals();
        [
            self.city.walls >= goals.walls,
            self.city.citizens >= goals.citizens,
            self.city.treasury >= goals.treasury,
            self.city.warehouse.covers(goals.warehouse),
            self.towers() == 13,
        ]
    }

    /// Returns whether the city is saved now.
    pub fn is_saved(&self) -> bool {
        let personal = self.in_order().all(|player| self.personal_objective(player));
        personal && self.common_objectives() == [true; 5]
    }

    /// Returns what the Estate Manager owes at the end of this round, and who that is.
    pub fn due(&self) -> Option<(Player, Due)> {
        let is_manager = |player: &Player| self.holdings[player.index()].character == Some(Character::EstateManager);
        let manager = self.in_order().find(is_manager)?;
        DUES.get(usize::from(self.round).checked_sub(1)?).map(|&due| (manager, due))
    }

    /// Returns the coins of all players together.
    pub fn team_coins(&self) -> u16 {
        self.holdings().iter().map(|holding| holding.coins).sum()
    }
}
