//! Invasion: how far the city, the team and the characters are.

use super::state::Position;
use crate::Player;
use crate::orleans::parts::{Character, Crowd, Due, Follower, Goals, Good, Hourglass, Kind, Town, Work};
use crate::orleans::scenarios::Scenario;
use crate::orleans::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL, DUES};
use crate::orleans::tables::{self, design};

impl Position {
    /// Returns whether Invasion is played, in which all play together.
    pub const fn is_invasion(&self) -> bool {
        matches!(self.setup.scenario, Scenario::Invasion)
    }

    /// Returns what the team has to reach; the walls with their reinforcement.
    pub fn goals(&self) -> Goals {
        let goals = Goals::of(self.setup.players);
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
    pub(crate) const fn has_plain_station(&self, player: Player, town: Town) -> bool {
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
        let standing = holding.places().flat_map(|place| holding.standing_on(place).collect::<Crowd>().iter());
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

    /// Returns how many tiles a Demolition or an Arson takes.
    pub const fn tiles_asked(&self) -> u8 {
        if self.setup.players <= 3 { 2 } else { 3 }
    }

    /// Returns whether the team has too little for what the event of the round asks of it, and loses.
    pub fn team_falls_short(&self) -> bool {
        let all = |count: fn(&Position, Player) -> u8| -> u16 {
            self.in_order().map(|player| u16::from(count(self, player))).sum()
        };
        let (units, price, asked) = match self.event {
            Hourglass::Demolition => {
                let gears = all(|table, player| table.holdings[player.index()].technology());
                (gears, design::DEMOLITION_COINS.into(), self.tiles_asked())
            }
            Hourglass::Arson => {
                let tiles = all(|table, player| table.holdings[player.index()].tiles.len());
                (tiles, tables::ARSON_COINS.into(), self.tiles_asked())
            }
            Hourglass::WitchHunt => {
                let points = all(|table, player| table.holdings[player.index()].development);
                (points + all(Position::monks_of), u16::MAX, tables::WITCH_HUNT_POINTS)
            }
            _ => return false,
        };
        units + self.team_coins() / price < asked.into()
    }
}
