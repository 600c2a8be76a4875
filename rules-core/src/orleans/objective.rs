//! Objectives of the Duel and of those who play alone.

use super::Orleans;
use super::action::Illegal;
use super::event::{Cause, Event};
use super::goods::{Good, Goods};
use super::job::Job;
use super::legal::must;
use super::map::Town;
use super::play::Sink;
use super::scenario::Level;
use super::state::Position;
use crate::Player;

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
    /// So many trading stations, one of them in a town without waterways.
    Stations(u8),
    /// A trading station in a town.
    Station(Town),
    /// So many points from development.
    Development(i16),
    /// So many coins, paid at once; before this round begins, if there is one.
    Coins(u16, Option<u8>),
    /// These goods, delivered to a town at once.
    Deliver(Town, Goods),
    /// So many fabrics, at least one of them brocade, delivered to a town at once.
    Fabrics(Town, u8),
    /// Goods of this worth, delivered to a town at once.
    Worth(Town, u8),
}

const fn objective(name: &'static str, goal: Goal) -> Objective {
    Objective { name, goal }
}

/// The four objectives of the Duel.
pub(super) static DUEL: [Objective; 4] = [
    objective("Learn Bookkeeping", Goal::Status(3)),
    objective("Establish Three Branches", Goal::Stations(3)),
    objective("Wine to Châtellerault", Goal::Deliver(Town::Chatellerault, Goods([0, 0, 3, 0, 0]))),
    objective("Clothe Your Lady", Goal::Fabrics(Town::Orleans, 3)),
];

/// The five objectives of Capital Vierzon.
pub(super) static VIERZON: [Objective; 5] = [
    objective("Hire a Builder in Time", Goal::Coins(10, Some(9))),
    objective("Make Vierzon a Fortress", Goal::Coins(25, None)),
    objective("Establish a Company", Goal::Station(Town::Loches)),
    objective("Make Vierzon the Capital", Goal::Development(28)),
    objective("Deliver Materials", Goal::Worth(Town::Vierzon, 12)),
];

/// The five objectives of the Travelling Salesman.
pub(super) static SALESMAN: [Objective; 5] = [
    objective("Wool to Bourges", Goal::Deliver(Town::Bourges, Goods([0, 0, 0, 3, 0]))),
    objective("A Set to Chartres", Goal::Deliver(Town::Chartres, Goods([1; 5]))),
    objective("Food to Vendôme", Goal::Deliver(Town::Vendome, Goods([0, 2, 2, 0, 0]))),
    objective("Grain to Tours", Goal::Deliver(Town::Tours, Goods([3, 0, 0, 0, 0]))),
    objective("Brocade to Argenton", Goal::Deliver(Town::Argenton, Goods([0, 0, 0, 0, 1]))),
];

impl Goal {
    /// Returns whether nothing is paid for it.
    pub const fn is_free(self) -> bool {
        matches!(self, Goal::Status(_) | Goal::Stations(_) | Goal::Station(_) | Goal::Development(_))
    }
}

impl Position {
    /// Returns whether a player has met an objective.
    pub const fn has_met(&self, player: Player, objective: usize) -> bool {
        self.holdings[player.index()].objectives >> objective & 1 == 1
    }

    /// Checks whether a player can meet an objective now.
    pub fn check_fulfil(&self, player: Player, objective: u8) -> Result<(), Illegal> {
        let holding = &self.holdings[player.index()];
        let all = self.setup.objectives();
        let goal = all.get(usize::from(objective)).ok_or(Illegal::NotNow)?.goal;
        must(!self.has_met(player, objective.into()), Illegal::AlreadyMet)?;
        if self.setup.level >= Level::Hard {
            must(!holding.fulfilled, Illegal::OneARound)?;
        }
        if self.setup.level >= Level::Hardest {
            must(u32::from(objective) == holding.objectives.trailing_ones(), Illegal::InOrder)?;
        }
        let there = |town: Town| must(holding.merchant == town, Illegal::NotThere);
        match goal {
            Goal::Status(status) => must(holding.status() >= status, Illegal::NotReached),
            Goal::Stations(count) => {
                let dry = |town: Town| self.has_station(player, town) && !town.is_at_the_river();
                let enough = self.stations_of(player) >= count && Town::ALL.into_iter().any(dry);
                must(enough, Illegal::NotReached)
            }
            Goal::Station(town) => must(self.has_station(player, town), Illegal::NotReached),
            Goal::Development(points) => must(self.development_points(player) >= points, Illegal::NotReached),
            Goal::Coins(coins, before) => {
                must(before.is_none_or(|round| self.round < round), Illegal::TooLate)?;
                must(holding.coins >= coins, Illegal::Coins)
            }
            Goal::Deliver(town, goods) => {
                there(town)?;
                must(holding.goods.covers(goods), Illegal::NotOwned)
            }
            Goal::Fabrics(town, count) => {
                there(town)?;
                let fabrics = holding.goods.of(Good::Wool) + holding.goods.of(Good::Brocade);
                must(fabrics >= count && holding.goods.of(Good::Brocade) > 0, Illegal::NotOwned)
            }
            Goal::Worth(town, worth) => {
                there(town)?;
                must(holding.goods.value() >= worth.into(), Illegal::NotOwned)
            }
        }
    }

    /// Returns whether an objective is met without asking: nothing is paid for it, and the player does not choose which
    /// one counts in a round (at the hard level players do).
    fn meets_itself(&self, player: Player, objective: u8) -> bool {
        let goal = self.setup.objectives()[usize::from(objective)].goal;
        goal.is_free() && self.setup.level != Level::Hard && self.check_fulfil(player, objective).is_ok()
    }

    /// Returns whether a player has met all objectives.
    pub fn has_met_all(&self, player: Player) -> bool {
        let all = self.setup.objectives().len();
        all > 0 && self.holdings[player.index()].objectives.count_ones() as usize == all
    }
}

impl Orleans {
    /// Marks the objectives that are met without asking, for all players.
    pub(super) fn mark_objectives(&mut self, sink: Sink) {
        for player in Player::all(self.table.setup.players) {
            for objective in 0..self.table.setup.objectives().len() as u8 {
                if self.table.meets_itself(player, objective) {
                    self.mark(player, objective, sink);
                }
            }
        }
    }

    /// Marks an objective as met.
    fn mark(&mut self, player: Player, objective: u8, sink: Sink) {
        let holding = &mut self.table.holdings[player.index()];
        holding.objectives |= 1 << objective;
        holding.fulfilled = true;
        sink(Event::Met { player, objective });
    }

    /// Pays for an objective, or asks what it is paid with, and marks it.
    pub(super) fn fulfil(&mut self, objective: u8, sink: Sink) {
        let cause = Cause::Objective(objective);
        match self.table.setup.objectives()[usize::from(objective)].goal {
            Goal::Coins(coins, _) => self.pay(-(coins as i16), cause, sink),
            Goal::Deliver(_, goods) => {
                for good in Good::ALL {
                    (0..goods.of(good)).for_each(|_| self.return_good(good, cause, sink));
                }
            }
            Goal::Fabrics(_, count) => {
                self.return_good(Good::Brocade, cause, sink);
                self.table.push(Job::Fabrics { left: count - 1 });
            }
            Goal::Worth(_, worth) => self.table.push(Job::Worth { left: worth, coins: false }),
            Goal::Status(_) | Goal::Stations(_) | Goal::Station(_) | Goal::Development(_) => {}
        }
        self.mark(self.table.current, objective, sink);
    }
}
