//! Objectives of the Duel and of those who play alone.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Good, Town};
use crate::orleans::position::Position;
use crate::orleans::scenarios::{Goal, Level};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, _: Job, action: Action) -> Verdict {
    match action {
        Action::Fulfil(objective) => game.table.check_fulfil(game.table.current, objective),
        Action::Decline => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    offer(list, legal, (0..game.table.setup.objectives().len() as u8).map(Action::Fulfil));
    push(list, Action::Decline);
}

fn play(game: &mut Orleans, _: Job, action: Action, sink: Sink) {
    match action {
        Action::Fulfil(objective) => game.fulfil(objective, sink),
        _ => drop(game.table.agenda.pop()),
    }
}

impl Position {
    /// Returns how much a player has of what an objective asks for, and how much that is.
    pub fn progress(&self, player: Player, goal: Goal) -> (u16, u16) {
        let holding = &self.holdings[player.index()];
        match goal {
            Goal::Status(status) => (holding.status().into(), status.into()),
            Goal::Stations(count) => (self.stations_of(player).into(), count.into()),
            Goal::Station(town) => (self.has_station(player, town).into(), 1),
            Goal::Development(points) => (self.development_points(player) as u16, points as u16),
            Goal::Coins(coins, _) => (holding.coins, coins),
            Goal::Deliver(_, goods) => {
                let have = Good::ALL.map(|good| u16::from(holding.goods.of(good).min(goods.of(good))));
                (have.iter().sum(), goods.total().into())
            }
            Goal::Fabrics(_, count) => {
                ((holding.goods.of(Good::Wool) + holding.goods.of(Good::Brocade)).into(), count.into())
            }
            Goal::Worth(_, worth) => (holding.goods.value(), worth.into()),
        }
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
        let (have, need) = self.progress(player, goal);
        let (fits, lack) = match goal {
            Goal::Status(_) | Goal::Station(_) | Goal::Development(_) => (true, Illegal::NotReached),
            Goal::Stations(_) => {
                let dry = |town: Town| self.has_station(player, town) && !town.is_at_the_river();
                (Town::ALL.into_iter().any(dry), Illegal::NotReached)
            }
            Goal::Coins(_, before) => {
                must(before.is_none_or(|round| self.round < round), Illegal::TooLate)?;
                (true, Illegal::Coins)
            }
            Goal::Deliver(town, _) | Goal::Fabrics(town, _) | Goal::Worth(town, _) => {
                must(holding.merchant == town, Illegal::NotThere)?;
                let brocade = holding.goods.of(Good::Brocade) > 0;
                (brocade || !matches!(goal, Goal::Fabrics(..)), Illegal::NotOwned)
            }
        };
        must(have >= need && fits, lack)
    }

    /// Returns whether an objective is met without asking: nothing is paid for it, and the player does not choose which
    /// one counts in a round (at the hard level players do).
    fn meets_itself(&self, player: Player, objective: u8) -> bool {
        let goal = self.setup.objectives()[usize::from(objective)].goal;
        goal.is_free() && self.setup.level != Level::Hard && self.check_fulfil(player, objective).is_ok()
    }
}

impl Orleans {
    /// Marks the objectives that are met without asking, for all players.
    pub(crate) fn mark_objectives(&mut self, sink: Sink) {
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
    pub(crate) fn fulfil(&mut self, objective: u8, sink: Sink) {
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
