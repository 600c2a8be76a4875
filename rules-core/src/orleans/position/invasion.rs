//! Invasion: how far the city, the team and the characters are.

use super::state::Position;
use crate::Player;
use crate::orleans::parts::{
    Character, CommonGoal, Crowd, Due, Follower, Goals, Good, Goods, Hourglass, Kind, TOWERS, Town, Want, Work,
};
use crate::orleans::scenarios::Scenario;
use crate::orleans::tables;
use crate::orleans::tables::design::{ACHIEVEMENTS, ASSEMBLY_HALL, CATAPULT, DUES};

/// What of a player counts for the wants of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assets {
    /// Coins.
    pub coins: u16,
    /// Goods.
    pub goods: Goods,
    /// The space on the development track.
    pub development: u8,
    /// Steps made on the tracks.
    pub tracks: [u8; 6],
    /// Citizens.
    pub citizens: u8,
    /// The towns with a trading station that is no tower, a bit each.
    pub stations: u32,
    /// Place tiles.
    pub tiles: u8,
    /// Technology tiles.
    pub technology: u8,
    /// Monks, wherever they are.
    pub monks: u8,
    /// Followers in the assembly hall.
    pub assembly: u8,
    /// Whether all dues were paid.
    pub paid: bool,
}

impl Assets {
    /// Returns how much there is of what a character wants, and how much that is.
    pub fn of(&self, want: Want) -> (u16, u16) {
        let food: u16 = Good::FOOD.map(|good| good.value() * u16::from(self.goods.of(good))).iter().sum();
        let (have, need) = match want {
            Want::Status(status) => (tables::status(self.development), status),
            Want::Development(space) => (self.development, space),
            Want::Track(kind) => {
                (self.tracks.get(kind as usize).copied().unwrap_or_default(), tables::track_length(kind))
            }
            Want::Stations(count) => (self.stations.count_ones() as u8, count),
            Want::StationsIn(towns) => {
                let built = towns.iter().filter(|&&town| self.stations >> town as u8 & 1 == 1);
                (built.count() as u8, towns.len() as u8)
            }
            Want::Tiles(count) => (self.tiles, count),
            Want::Technology(count) => (self.technology, count),
            Want::Coins(coins) => return (self.coins, coins.into()),
            Want::Citizens(count) => (self.citizens, count),
            Want::Monks(count) => (self.monks, count),
            Want::Goods(good, count) => (self.goods.of(good), count),
            Want::Food(worth) => return (food, worth.into()),
            Want::Fabrics(worth) => return (self.goods.value() - food + self.coins, worth.into()),
            Want::Assembly => (self.assembly, ASSEMBLY_HALL.iter().sum()),
            Want::Dues => (self.paid.into(), 1),
        };
        (have.into(), need.into())
    }

    /// Returns whether there is all that a character wants.
    fn meet(&self, character: Character) -> bool {
        let is_met = |&want: &Want| {
            let (have, need) = self.of(want);
            have >= need
        };
        character.wants().iter().all(is_met)
    }
}

/// What an event takes from the team.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TeamToll {
    /// How much of it the team has.
    pub have: u16,
    /// How much is taken.
    pub asked: u16,
    /// The coins that do as well as one; 0 if none do.
    pub price: u8,
}

impl TeamToll {
    /// Returns how much is lacking when as much as possible is paid out of these coins.
    pub fn lacking(self, coins: u16) -> u16 {
        let bought = coins.checked_div(self.price.into()).unwrap_or(0);
        self.asked.saturating_sub(self.have + bought)
    }

    /// Returns the coins that do as well as all that is lacking.
    pub fn coins(self) -> u16 {
        self.lacking(0) * u16::from(self.price)
    }
}

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

    /// Returns whether a player has a fortified tower.
    pub fn has_tower(&self, player: Player) -> bool {
        self.stations_of(player) > self.plain_stations(player)
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

    /// Returns what of a player counts for the wants of a character.
    pub fn assets(&self, player: Player) -> Assets {
        let holding = &self.holdings[player.index()];
        let built = Town::ALL.into_iter().filter(|&town| self.has_plain_station(player, town));
        Assets {
            coins: holding.coins,
            goods: holding.goods,
            development: holding.development,
            tracks: holding.tracks,
            citizens: holding.citizens,
            stations: built.fold(0, |towns, town| towns | 1 << town as u8),
            tiles: holding.tiles.len(),
            technology: holding.technology(),
            monks: self.monks_of(player),
            assembly: self.city.assembly.iter().sum(),
            paid: !holding.lost,
        }
    }

    /// Returns how much a player has of what a character wants, and how much that is.
    pub fn has_of(&self, player: Player, want: Want) -> (u16, u16) {
        self.assets(player).of(want)
    }

    /// Returns whether a player's own objective is met now.
    pub fn personal_objective(&self, player: Player) -> bool {
        self.holdings[player.index()].character.is_none_or(|character| self.assets(player).meet(character))
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
        if self.setup.is_for_few() { 2 } else { 3 }
    }

    /// Returns what the event of the round takes from the team.
    pub fn team_toll(&self) -> Option<TeamToll> {
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
        Some(TeamToll { have, asked: asked.into(), price: self.event.price() })
    }

    /// Returns whether the team has too little for what the event of the round asks of it, and loses.
    pub fn team_falls_short(&self) -> bool {
        self.team_toll().is_some_and(|toll| toll.lacking(self.team_coins()) > 0)
    }
}
