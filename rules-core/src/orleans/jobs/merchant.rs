//! The merchant: ways, goods on them, and trading stations.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Lying};
use crate::orleans::parts::{Good, Hourglass, Place, Town, WAYS, Ways};
use crate::orleans::position::Position;
use crate::orleans::scenarios::{DIGNITARY_TOWNS, citizen};
use crate::orleans::tables;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    let holding = table.holding();
    match (job, action) {
        (Job::Travel { roads, water }, Action::Travel { way, take }) => {
            must(table.ways(table.current, roads, water).contains(way), Illegal::NoWay)?;
            table.check_pick(way, take)
        }
        (Job::Peregrination, Action::Travel { way, take }) => {
            must(holding.merchant.ways().contains(way), Illegal::NoWay)?;
            table.check_pick(way, take)
        }
        (Job::QuickTravel { .. }, Action::Travel { way, take: None }) => {
            must(holding.merchant.ways().contains(way), Illegal::NoWay)?;
            must(holding.coins >= table.event.price().into(), Illegal::Coins)
        }
        (Job::Peregrination | Job::QuickTravel { .. }, Action::Decline) => Ok(()),
        (Job::Vineyard, Action::Accept | Action::Decline) => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    match job {
        Job::Travel { roads, water } => offer(list, legal, travels(table.ways(table.current, roads, water))),
        Job::Peregrination => {
            offer(list, legal, travels(table.holding().merchant.ways()));
            push(list, Action::Decline);
        }
        Job::QuickTravel { .. } => {
            offer(list, legal, table.holding().merchant.ways().map(|way| Action::Travel { way, take: None }));
            push(list, Action::Decline);
        }
        Job::Vineyard => [Action::Accept, Action::Decline].into_iter().for_each(|action| push(list, action)),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (Job::QuickTravel { left }, Action::Travel { way, .. }) => {
            if left > 1 {
                game.table.push(Job::QuickTravel { left: left - 1 });
            }
            game.pay_price(sink);
            game.travel(way, None, sink);
        }
        (Job::Peregrination, Action::Travel { way, take }) => {
            game.pay_price(sink);
            game.travel(way, take, sink);
        }
        (_, Action::Travel { way, take }) => game.travel(way, take, sink),
        (Job::Vineyard, Action::Accept) => {
            let cause = Cause::Place(Place::Vineyard);
            game.pay(-(tables::VINEYARD_COINS as i16), cause, sink);
            game.take_good(Good::Wine, cause, sink);
        }
        _ => {}
    }
}

/// Iterates over all that could be done with these ways, ascending.
fn travels(ways: Ways) -> impl Iterator<Item = Action> {
    ways.flat_map(|way| [None, Some(0), Some(1)].map(|take| Action::Travel { way, take }))
}

impl Position {
    /// Returns the ways that a player's merchant can take.
    pub fn ways(&self, player: Player, roads: bool, water: bool) -> Ways {
        self.ways_from(self.holdings[player.index()].merchant, roads, water)
    }

    /// Returns the ways from a town that the event of the round leaves open.
    pub fn ways_from(&self, town: Town, roads: bool, water: bool) -> Ways {
        let open = self.event != Hourglass::Storm;
        let roads = roads && self.event != Hourglass::Highwayman;
        town.ways().only(roads && open, water && open)
    }

    /// Checks whether a good can be picked up on a way: of two equal ones the first.
    pub(crate) fn check_pick(&self, way: u8, take: Option<u8>) -> Verdict {
        let good = |lying: Option<Lying>| lying.is_some_and(|lying| lying.is_good());
        match (take, self.map[usize::from(way)]) {
            (None, _) => Ok(()),
            (Some(0), [first, _]) => must(good(first), Illegal::NoGood),
            (Some(1), [first, second]) => must(good(second) && first != second, Illegal::NoGood),
            _ => Err(Illegal::NoGood),
        }
    }

    /// Checks whether a trading station can be built where the merchant is. The Tavern helps only with the Guildhall.
    pub(crate) fn check_build(&self, player: Player, tavern: bool) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.stock > 0, Illegal::NoStation)?;
        let here = self.stations[holding.merchant as usize];
        let tower = self.is_invasion() && holding.merchant.is_outer();
        let shared = holding.merchant == Town::Orleans || tavern && !tower;
        must(here == 0 || shared && here >> player.0 & 1 == 0, Illegal::StationHere)
    }
}

impl Orleans {
    /// Moves the merchant along a way, and takes the good on a space of it.
    pub(crate) fn travel(&mut self, way: u8, take: Option<u8>, sink: Sink) {
        let player = self.table.current;
        let to = WAYS[usize::from(way)].beyond(self.table.holding().merchant);
        self.table.holding_mut().merchant = to;
        sink(Event::Travelled { player, way, to });
        let spaces = &mut self.table.map[usize::from(way)];
        let good = match take.and_then(|space| spaces[usize::from(space)].take()) {
            Some(Lying::Open(good)) => Some(good),
            Some(Lying::Down) => self.table.face_down.draw(&mut self.dice),
            _ => None,
        };
        if let Some(good) = good {
            self.table.holding_mut().goods.add(good);
            sink(Event::Gained { player, good, cause: Cause::Way(way) });
        }
        if let Some(town) = DIGNITARY_TOWNS.into_iter().position(|town| town == to) {
            self.take_citizen(citizen::TOWNS + town as u8, sink);
        }
    }

    /// Builds a trading station where the merchant is.
    pub(crate) fn build(&mut self, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding_mut();
        holding.stock -= 1;
        let town = holding.merchant;
        self.table.stations[town as usize] |= 1 << player.0;
        sink(Event::Built { player, town });
        if town == Town::LeBlanc {
            self.take_citizen(citizen::LE_BLANC, sink);
        }
        let holding = self.table.holding();
        let wine = self.table.market.of(Good::Wine) > 0 && holding.coins >= tables::VINEYARD_COINS;
        let tower = self.table.is_invasion() && town.is_outer();
        if holding.has(Place::Vineyard) && town.is_at_the_river() && wine && !tower {
            self.table.push(Job::Vineyard);
        }
    }

    /// Returns the merchant to Orléans.
    pub(crate) fn go_home(&mut self, sink: Sink) {
        self.table.holding_mut().merchant = Town::Orleans;
        sink(Event::Arrived { player: self.table.current, town: Town::Orleans });
    }

    /// Returns the good on a space of a way to the market.
    pub(crate) fn clear_way(&mut self, way: u8, space: u8, sink: Sink) {
        if let Some(Lying::Open(good)) = self.table.map[usize::from(way)][usize::from(space)].take() {
            self.table.market.add(good);
            sink(Event::Removed { good, from: Some((way, space)) });
        }
    }
}
