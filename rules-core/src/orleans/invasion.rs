//! Invasion: what is sent to the city and to each other, what the team decides, and the end of a round.

use super::Orleans;
use super::action::{Action, Illegal, Receiver, Unit};
use super::city::Character;
use super::event::{Cause, Event};
use super::follower::{Follower, Kind};
use super::goods::Good;
use super::job::Job;
use super::legal::must;
use super::place::{Place, Spot};
use super::play::Sink;
use super::scenario::citizen;
use super::state::Position;
use super::tables::{self};
use super::usable::{check_put, spots};
use crate::Player;

type Verdict = Result<(), Illegal>;

impl Position {
    /// Checks whether a good can be sent somewhere.
    pub(super) fn check_ship(&self, good: Good, to: Receiver) -> Verdict {
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
    pub(super) fn check_donate(&self, coins: u8, left: u8, to: Receiver) -> Verdict {
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
    pub(super) fn receivers(&self) -> impl Iterator<Item = Receiver> + use<> {
        let works = (0..5).map(Receiver::Achievement);
        let players = Player::all(self.setup.players).map(Receiver::Player);
        [Receiver::Warehouse, Receiver::Treasury].into_iter().chain(works).chain(players)
    }

    /// Checks whether a player can send a follower to another one who has a space for it.
    pub(super) fn check_host(&self, player: Player, follower: Follower, to: Player) -> Verdict {
        must(self.is_other(player, to), Illegal::NotWanted)?;
        must(!follower.is_own(), Illegal::Unfit)?;
        must(self.holdings[player.index()].market.of(follower) > 0, Illegal::NoFollower)?;
        must(self.lodgings(follower, to).next().is_some(), Illegal::NoSpace)
    }

    /// Iterates over the spaces of a player where a follower can stand.
    pub(super) fn lodgings(&self, follower: Follower, to: Player) -> impl Iterator<Item = Spot> + '_ {
        spots(&self.holdings[to.index() % 5]).filter(move |&at| self.check_lodge(follower, to, at).is_ok())
    }

    /// Checks whether a follower can stand on a space of another player.
    pub(super) fn check_lodge(&self, follower: Follower, to: Player, at: Spot) -> Verdict {
        check_put(&self.holdings[to.index() % 5], &core::iter::once(follower).collect(), follower, at)
    }

    /// Checks whether a player's Palatinate can use the action of another player's place.
    pub(super) fn check_borrow(&self, player: Player, from: Player, place: Place) -> Verdict {
        must(self.is_other(player, from), Illegal::NotWanted)?;
        let holding = &self.holdings[from.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        let closed = matches!(place, Place::TownHall | Place::Hostel | Place::Palatinate | Place::GunpowderTower);
        must(!closed, Illegal::NotNow)?;
        must(holding.is_whole(place), Illegal::NotWhole)?;
        self.check_effect(player, place)
    }

    /// Checks whether the action of a place of the support board does something for a player.
    pub(super) fn check_support(&self, player: Player, place: Place) -> Verdict {
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

    /// Checks whether the team can do a unit of what an event asks for.
    pub(super) fn check_unit(&self, job: Job, player: Player, unit: Unit) -> Verdict {
        must(player.0 < self.setup.players, Illegal::NotWanted)?;
        let holding = &self.holdings[player.index()];
        match (job, unit) {
            (Job::Demolition { .. }, Unit::Technology(place)) => must(holding.has_technology(place), Illegal::NotOwned),
            (Job::Arson { .. }, Unit::Tile(tile)) => must(holding.tiles.contains(tile), Illegal::NotOwned),
            (Job::Grant { unit: granted, .. }, unit) => {
                must(unit == granted, Illegal::NotNow)?;
                must(
                    unit != Unit::Development || holding.development < tables::LAST_DEVELOPMENT,
                    Illegal::NoDevelopment,
                )
            }
            (Job::WitchHunt { .. }, Unit::Development) => must(holding.development > 0, Illegal::NoDevelopment),
            (Job::WitchHunt { .. }, Unit::Monk) => must(self.monks_of(player) > 0, Illegal::NoFollower),
            (Job::WoolMarket { .. }, Unit::Buy(good)) => {
                let price = wool_price(good).ok_or(Illegal::NoGood)?;
                must(self.market.of(good) > 0, Illegal::SoldOut)?;
                must(self.team_coins() >= price.into(), Illegal::Coins)
            }
            (Job::WoolMarket { .. }, Unit::Sell(good)) => {
                wool_price(good).ok_or(Illegal::NoGood)?;
                must(holding.goods.of(good) > 0, Illegal::NotOwned)
            }
            (Job::GoodWinds, Unit::Winds { way, take }) => {
                must(holding.merchant.ways().only(false, true).contains(way), Illegal::NoWay)?;
                self.check_pick(way, take)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// Checks whether a citizen that waits can be given up.
    pub(super) fn check_forgo(&self, at: u8) -> Verdict {
        must(self.citizen_waits(at), Illegal::NoCitizen)
    }
}

/// Returns what wool and brocade cost on the Wool Market.
pub(super) const fn wool_price(good: Good) -> Option<u8> {
    match good {
        Good::Wool => Some(2),
        Good::Brocade => Some(3),
        _ => None,
    }
}

impl Orleans {
    /// Lists every unit that the team can do.
    pub(super) fn list_units(&self, job: Job, list: &mut crate::Actions<Action>) {
        for player in Player::all(self.table.setup.players) {
            let holding = &self.table.holdings[player.index()];
            let ways = holding.merchant.ways().only(false, true);
            let winds = ways.flat_map(|way| [None, Some(0), Some(1)].map(|take| Unit::Winds { way, take }));
            let units = core::iter::once(Unit::Coin)
                .chain(holding.places().map(Unit::Technology))
                .chain(holding.tiles.map(Unit::Tile))
                .chain([Unit::Development, Unit::Monk, Unit::Wine])
                .chain(Good::ALL.into_iter().map(Unit::Buy))
                .chain(Good::ALL.into_iter().map(Unit::Sell))
                .chain(winds);
            for unit in units {
                if self.table.check_unit(job, player, unit).is_ok() {
                    let _ = list.push(Action::Team { player, unit });
                }
            }
        }
    }

    /// Does something for another player than the current one.
    pub(super) fn as_player(&mut self, player: Player, act: impl FnOnce(&mut Self)) {
        let current = core::mem::replace(&mut self.table.current, player);
        act(self);
        self.table.current = current;
    }

    /// Lets the team lose. Nothing is asked any more when an event or a due comes to that.
    pub(super) fn lose_together(&mut self, sink: Sink) {
        debug_assert!(self.table.agenda.is_empty());
        for player in Player::all(self.table.setup.players) {
            self.table.holdings[player.index()].lost = true;
        }
        sink(Event::Defeated { player: self.table.current });
    }

    /// Sends a good.
    pub(super) fn ship(&mut self, good: Good, to: Receiver, left: u8, sink: Sink) {
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
    pub(super) fn donate(&mut self, coins: u8, to: Receiver, sink: Sink) {
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
    pub(super) fn lodge(&mut self, follower: Follower, to: Player, at: Spot, sink: Sink) {
        self.table.holding_mut().market.take(follower);
        self.table.holdings[to.index()].stand(follower, at);
        sink(Event::Put { player: to, follower, at });
    }

    /// Uses another player's place: the followers on it go to that player's bag.
    pub(super) fn borrow(&mut self, from: Player, place: Place, sink: Sink) {
        sink(Event::Borrowed { player: self.table.current, from, place });
        self.as_player(from, |game| game.release(place, sink));
    }

    /// Puts a technology tile on the catapult.
    pub(super) fn load_catapult(&mut self, sink: Sink) {
        self.table.technology -= 1;
        self.table.city.works[0].technology += 1;
        sink(Event::Loaded { player: self.table.current });
        self.achieve(0, sink);
    }

    /// Gives the team the citizen of an achievement that is complete.
    pub(super) fn achieve(&mut self, work: u8, sink: Sink) {
        if self.table.is_achieved(work.into()) {
            self.take_team_citizen(citizen::ACHIEVEMENTS + work, sink);
        }
    }

    /// Gives the team a citizen, if it still waits.
    pub(super) fn take_team_citizen(&mut self, from: u8, sink: Sink) {
        if self.table.citizen_waits(from) {
            self.table.citizens &= !(1 << from);
            self.table.city.citizens += 1;
            sink(Event::Citizen { player: self.table.current, from });
        }
    }

    /// Gives the team the citizens that come by themselves: for goods sold out, and for all tracks at their end.
    pub(super) fn find_citizens(&mut self, sink: Sink) {
        if !self.table.is_invasion() || self.table.phase == super::Phase::Setup {
            return;
        }
        for good in Good::FOOD {
            if self.table.market.of(good) == 0 {
                self.take_team_citizen(citizen::GOODS + good as u8, sink);
            }
        }
        let at_end =
            |kind: Kind| self.table.holdings().iter().any(|holding| holding.track(kind) == tables::track_length(kind));
        if Kind::TRACKS.into_iter().all(at_end) {
            self.take_team_citizen(citizen::FARMERS, sink);
        }
    }

    /// Gives the team the citizen that the current player has gained; the Mayor may keep two.
    pub(super) fn share_citizen(&mut self, sink: Sink) {
        let (player, holding) = (self.table.current, self.table.holding());
        if holding.character == Some(Character::Mayor) && holding.citizens <= 2 {
            self.table.push(Job::Mayor { player });
        } else {
            self.give_citizen(player, sink);
        }
    }

    /// Gives the team a citizen of a player.
    pub(super) fn give_citizen(&mut self, player: Player, sink: Sink) {
        self.table.holdings[player.index()].citizens -= 1;
        self.table.city.citizens += 1;
        sink(Event::Shared { player });
    }
}
