//! Invasion: the support board, which sends goods, coins and followers to the city and to each other.

use super::family::{Family, List, Verdict, must, offer, push};
use super::planning::check_put;
use crate::Player;
use crate::orleans::action::{Action, Illegal, Receiver};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Follower, Good, Place, Spot};
use crate::orleans::position::{Position, spots};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Vehicle { to, .. }, Action::Ship { good, to: wanted }) => {
            check_receiver(to, wanted)?;
            table.check_ship(good, wanted)
        }
        (Job::GuildHouse { left, to }, Action::Donate { coins, to: wanted }) => {
            check_receiver(to, wanted)?;
            must(to != Some(wanted), Illegal::NotWanted)?;
            table.check_donate(coins, left, wanted)
        }
        (Job::Vehicle { to, .. } | Job::GuildHouse { to, .. }, Action::Decline) => must(to.is_some(), Illegal::MustDo),
        (Job::Host, Action::Host { follower, to }) => table.check_host(table.current, follower, to),
        (Job::Lodge { follower, to }, Action::Lodge(at)) => table.check_lodge(follower, to, at),
        (Job::Palatinate, Action::Borrow { from, place }) => table.check_borrow(table.current, from, place),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    match job {
        Job::Vehicle { .. } => {
            for good in Good::ALL {
                offer(list, legal, table.receivers().map(|to| Action::Ship { good, to }));
            }
            offer(list, legal, [Action::Decline]);
        }
        Job::GuildHouse { left, .. } => {
            for coins in 1..=left {
                offer(list, legal, table.receivers().map(|to| Action::Donate { coins, to }));
            }
            offer(list, legal, [Action::Decline]);
        }
        Job::Host => {
            for follower in table.holding().market.kinds() {
                offer(list, legal, Player::all(table.setup.players).map(|to| Action::Host { follower, to }));
            }
        }
        Job::Lodge { follower, to } => {
            table.lodgings(follower, to).for_each(|at| push(list, Action::Lodge(at)));
        }
        Job::Palatinate => {
            for from in Player::all(table.setup.players) {
                let places = table.holdings[from.index()].places();
                offer(list, legal, places.map(|place| Action::Borrow { from, place }));
            }
        }
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    match (job, action) {
        (Job::Vehicle { left, .. }, Action::Ship { good, to }) => game.ship(good, to, left, sink),
        (Job::GuildHouse { left, to: first }, Action::Donate { coins, to }) => {
            game.table.agenda.pop();
            // The rest may go elsewhere in the city.
            if first.is_none() && to.is_city() && coins < left {
                game.table.push(Job::GuildHouse { left: left - coins, to: Some(to) });
            }
            game.donate(coins, to, sink);
        }
        (_, Action::Host { follower, to }) => game.table.replace(Job::Lodge { follower, to }),
        (Job::Lodge { follower, to }, Action::Lodge(at)) => {
            game.table.agenda.pop();
            game.lodge(follower, to, at, sink);
        }
        (_, Action::Borrow { from, place }) => {
            game.table.agenda.pop();
            game.borrow(from, place, sink);
            game.effect(place, true, sink);
        }
        _ => drop(game.table.agenda.pop()),
    }
}

/// Checks that all goes to the city, or to one player.
fn check_receiver(first: Option<Receiver>, next: Receiver) -> Verdict {
    let same = |first: Receiver| first == next || first.is_city() && next.is_city();
    must(first.is_none_or(same), Illegal::OneReceiver)
}

impl Position {
    /// Checks whether a good can be sent somewhere.
    pub(crate) fn check_ship(&self, good: Good, to: Receiver) -> Verdict {
        must(self.holding().goods.of(good) > 0, Illegal::NotOwned)?;
        match to {
            Receiver::Warehouse => {
                let room = self.goals().warehouse.of(good).saturating_sub(self.city.warehouse.of(good));
                must(room > 0, Illegal::NotWanted)
            }
            Receiver::Achievement(work) => must(self.work_wants_good(work.into(), good) > 0, Illegal::NotWanted),
            Receiver::Treasury => Err(Illegal::NotWanted),
            Receiver::Player(player) => must(self.is_other(self.current, player), Illegal::NotWanted),
        }
    }

    /// Checks whether coins can be sent somewhere.
    pub(crate) fn check_donate(&self, coins: u8, left: u8, to: Receiver) -> Verdict {
        must((1..=left).contains(&coins), Illegal::NotNow)?;
        must(u16::from(coins) <= self.holding().coins, Illegal::Coins)?;
        let room = match to {
            Receiver::Treasury => self.goals().treasury.saturating_sub(self.city.treasury),
            Receiver::Achievement(work) => self.work_wants_coins(work.into()),
            Receiver::Player(player) if self.is_other(self.current, player) => u8::MAX,
            _ => 0,
        };
        must(coins <= room, Illegal::NotWanted)
    }

    fn is_other(&self, player: Player, other: Player) -> bool {
        other.0 < self.setup.players && other != player
    }

    /// Iterates over all that goods and coins can be sent to.
    pub(crate) fn receivers(&self) -> impl Iterator<Item = Receiver> + use<> {
        let works = (0..5).map(Receiver::Achievement);
        let players = Player::all(self.setup.players).map(Receiver::Player);
        [Receiver::Warehouse, Receiver::Treasury].into_iter().chain(works).chain(players)
    }

    /// Checks whether a player can send a follower to another one who has a space for it.
    pub(crate) fn check_host(&self, player: Player, follower: Follower, to: Player) -> Verdict {
        must(self.is_other(player, to), Illegal::NotWanted)?;
        must(!follower.is_own(), Illegal::Unfit)?;
        must(self.holdings[player.index()].market.of(follower) > 0, Illegal::NoFollower)?;
        must(self.lodgings(follower, to).next().is_some(), Illegal::NoSpace)
    }

    /// Iterates over the spaces of a player where a follower can stand.
    pub(crate) fn lodgings(&self, follower: Follower, to: Player) -> impl Iterator<Item = Spot> + '_ {
        spots(&self.holdings[to.index() % 5]).filter(move |&at| self.check_lodge(follower, to, at).is_ok())
    }

    /// Checks whether a follower can stand on a space of another player.
    pub(crate) fn check_lodge(&self, follower: Follower, to: Player, at: Spot) -> Verdict {
        check_put(&self.holdings[to.index() % 5], &core::iter::once(follower).collect(), follower, at)
    }

    /// Checks whether a player's Palatinate can use the action of another player's place.
    pub(crate) fn check_borrow(&self, player: Player, from: Player, place: Place) -> Verdict {
        must(self.is_other(player, from), Illegal::NotWanted)?;
        let holding = &self.holdings[from.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        let closed = matches!(place, Place::TownHall | Place::Hostel | Place::Palatinate | Place::GunpowderTower);
        must(!closed, Illegal::NotNow)?;
        must(holding.is_whole(place), Illegal::NotWhole)?;
        self.check_effect(player, place)
    }

    /// Checks whether the action of a place of the support board does something for a player.
    pub(crate) fn check_support(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        let mut all = Player::all(self.setup.players);
        match place {
            Place::Vehicle => must(holding.goods.total() > 0, Illegal::NotOwned),
            Place::GuildHouse => must(holding.coins > 0, Illegal::Coins),
            Place::Hostel => {
                let hosts = |to| holding.market.kinds().any(|follower| self.check_host(player, follower, to).is_ok());
                must(all.any(hosts), Illegal::Idle)
            }
            _ => {
                let lends = |from: Player| {
                    let mut places = self.holdings[from.index()].places();
                    places.any(|place| self.check_borrow(player, from, place).is_ok())
                };
                must(all.any(lends), Illegal::Idle)
            }
        }
    }
}

impl Orleans {
    /// Sends a good.
    pub(crate) fn ship(&mut self, good: Good, to: Receiver, left: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        self.table.holding_mut().goods.take(good);
        sink(Event::Shipped { player, good, to });
        if left > 1 {
            self.table.push(Job::Vehicle { left: left - 1, to: Some(to) });
        }
        match to {
            Receiver::Player(other) => self.table.holdings[other.index()].goods.add(good),
            Receiver::Achievement(work) => {
                self.table.city.works[usize::from(work)].goods.add(good);
                self.achieve(work, sink);
            }
            _ => self.table.city.warehouse.add(good),
        }
    }

    /// Sends coins.
    pub(crate) fn donate(&mut self, coins: u8, to: Receiver, sink: Sink) {
        self.pay(-i16::from(coins), Cause::Place(Place::GuildHouse), sink);
        sink(Event::Donated { player: self.table.current, coins, to });
        match to {
            Receiver::Player(other) => self.as_player(other, |game| {
                game.pay(coins.into(), Cause::Place(Place::GuildHouse), sink);
            }),
            Receiver::Achievement(work) => {
                self.table.city.works[usize::from(work)].coins += coins;
                self.achieve(work, sink);
            }
            _ => self.table.city.treasury += coins,
        }
    }

    /// Puts a follower on another player's space.
    pub(crate) fn lodge(&mut self, follower: Follower, to: Player, at: Spot, sink: Sink) {
        self.table.holding_mut().market.take(follower);
        self.table.holdings[to.index()].stand(follower, at);
        sink(Event::Put { player: to, follower, at });
    }

    /// Uses another player's place: the followers on it go to that player's bag.
    pub(crate) fn borrow(&mut self, from: Player, place: Place, sink: Sink) {
        sink(Event::Borrowed { player: self.table.current, from, place });
        self.as_player(from, |game| game.release(place, sink));
    }
}
