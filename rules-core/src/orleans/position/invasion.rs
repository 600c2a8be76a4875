//! Invasion: how far the city, the team and the characters are.

use super::state::Position;
use crate::Player;
use crate::orleans::parts::{
    Character, CommonGoal, Crowd, Due, Follower, Goals, Good, Hourglass, Kind, TOWERS, Town, Want, Work,
};
use crate::orleans::scenarios::Scenario;
use crate::orleans::tables;
use crate::orleans::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL, CATAPULT, DUES};

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

    /// Returns how many technology tiles an achievement still wants.
    pub fn work_wants_technology(&self, work: usize) -> u8 {
        self.work(work).map_or(0, |(needs, got)| needs.technology.saturating_sub(got.technology))
    }

    /// Returns how many technology tiles the catapult still wants.
    pub fn catapult_wants(&self) -> u8 {
        if self.is_invasion() { self.work_wants_technology(CATAPULT) } else { 0 }
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

    /// Returns how much a player has of what a character wants, and how much that is.
    pub fn has_of(&self, player: Player, want: Want) -> (u16, u16) {
        let holding = &self.holdings[player.index()];
        let food: u16 = Good::FOOD.map(|good| good.value() * u16::from(holding.goods.of(good))).iter().sum();
        let (have, need) = match want {
            Want::Status(status) => (holding.status(), status),
            Want::Development(space) => (holding.development, space),
            Want::Track(kind) => (holding.track(kind), tables::track_length(kind)),
            Want::Stations(count) => (self.plain_stations(player), count),
            Want::StationsIn(towns) => {
                let built = towns.iter().filter(|&&town| self.has_station(player, town));
                (built.count() as u8, towns.len() as u8)
            }
            Want::Tiles(count) => (holding.tiles.len(), count),
            Want::Technology(count) => (holding.technology(), count),
            Want::Coins(coins) => return (holding.coins, coins.into()),
            Want::Citizens(count) => (holding.citizens, count),
            Want::Monks(count) => (self.monks_of(player), count),
            Want::Goods(good, count) => (holding.goods.of(good), count),
            Want::Food(worth) => return (food, worth.into()),
            Want::Fabrics(worth) => return (holding.goods.value() - food + holding.coins, worth.into()),
            Want::Assembly => (self.city.assembly.iter().sum(), ASSEMBLY_HALL.iter().sum()),
            Want::Dues => ((!holding.lost).into(), 1),
        };
        (have.into(), need.into())
    }

    /// Returns whether a player's own objective is met now.
    pub fn personal_objective(&self, player: Player) -> bool {
        let is_met = |&want: &Want| {
            let (have, need) = self.has_of(player, want);
            have >= need
        };
        self.holdings[player.index()].character.is_none_or(|character| character.wants().iter().all(is_met))
    }

    /// Returns how far a common objective is, and how far it has to be.
    pub fn common_goal(&self, goal: CommonGoal) -> (u16, u16) {
        let (city, goals) = (&self.city, self.goals());
        let (have, need) = match goal {
            CommonGoal::Walls => (city.walls, goals.walls),
            CommonGoal::Citizens => (city.citizens, goals.citizens),
            CommonGoal::Treasury => (city.treasury, goals.treasury),
            CommonGoal::Warehouse => {
                let stored = Good::FOOD.map(|good| city.warehouse.of(good).min(goals.warehouse.of(good)));
                (stored.iter().sum(), goals.warehouse.total())
            }
            CommonGoal::Towers => (self.towers(), TOWERS),
        };
        (have.into(), need.into())
    }

    /// Returns whether each of the common objectives is met.
    pub fn common_objectives(&self) -> [bool; 5] {
        CommonGoal::ALL.map(|goal| self.common_goal(goal)).map(|(have, need)| have >= need)
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

    /// Returns how much the team has of what the event of the round takes from it, and how much that is; coins do as well
    /// where the event has a price.
    pub fn team_toll(&self) -> Option<(u16, u16)> {
        let all = |count: fn(&Position, Player) -> u8| -> u16 {
            self.in_order().map(|player| u16::from(count(self, player))).sum()
        };
        let (have, asked) = match self.event {
            Hourglass::Demolition => {
                (all(|table, player| table.holdings[player.index()].technology()), self.tiles_asked())
            }
            Hourglass::Arson => (all(|table, player| table.holdings[player.index()].tiles.len()), self.tiles_asked()),
            Hourglass::WitchHunt => {
                let points = |table: &Position, player: Player| table.holdings[player.index()].development;
                (all(points) + all(Position::monks_of), tables::WITCH_HUNT_POINTS)
            }
            _ => return None,
        };
        Some((have, asked.into()))
    }

    /// Returns whether the team has too little for what the event of the round asks of it, and loses.
    pub fn team_falls_short(&self) -> bool {
        let bought = self.team_coins().checked_div(self.event.price().into()).unwrap_or(0);
        self.team_toll().is_some_and(|(have, asked)| have + bought < asked)
    }
}
