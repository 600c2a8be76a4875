//! What the action of a place needs and does; the Well repeats one, the Bourgeois House offers four.

use super::family::{Family, List, Verdict, must, offer};
use super::tiles::check_equip;
use crate::Player;
use crate::orleans::action::{Action, Bonus, Illegal, Origin};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Brings, Good, Hourglass, Place, Places, Space, Spot};
use crate::orleans::position::{Position, spots};
use crate::orleans::tables::{self, BLACK_MARKET_GOODS, LAST_DEVELOPMENT};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Copy, Action::Copy(place)) => table.check_copy(table.current, place),
        (Job::Bourgeois, Action::Bonus(bonus)) => match bonus {
            Bonus::Good(good) => must(table.market.of(good) > 0, Illegal::SoldOut),
            Bonus::Travel | Bonus::Coins => Ok(()),
            Bonus::Development => must(table.holding().development < LAST_DEVELOPMENT, Illegal::NoDevelopment),
        },
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    match job {
        Job::Copy => offer(list, legal, game.table.holding().places().map(Action::Copy)),
        Job::Bourgeois => {
            offer(list, legal, Good::ALL.map(|good| Action::Bonus(Bonus::Good(good))));
            offer(list, legal, [Bonus::Travel, Bonus::Coins, Bonus::Development].map(Action::Bonus));
        }
        _ => {}
    }
}

fn play(game: &mut Orleans, _: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match action {
        Action::Copy(place) => {
            sink(Event::Copied { player: game.table.current, place });
            game.effect(place, true, sink);
        }
        Action::Bonus(bonus) => game.take_bonus(bonus, sink),
        _ => {}
    }
}

impl Position {
    /// Checks whether a player can use a place now.
    pub fn check_use(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        must(holding.is_manned(place), Illegal::NotWhole)?;
        self.check_open(player, place)?;
        self.check_effect(player, place)
    }

    /// Iterates over those of a player's places that can be used now. Most of them lack somebody, which is checked
    /// first.
    pub(super) fn usable(&self, player: Player, places: Places) -> impl Iterator<Item = Place> {
        let holding = &self.holdings[player.index()];
        let manned = holding.places().within(places).filter(|&place| holding.is_manned(place));
        manned.filter(move |&place| self.check_use(player, place).is_ok())
    }

    /// Checks whether a place can still be used in this round, once all its spaces are filled: nothing that lasts is in
    /// the way.
    pub fn check_plan(&self, player: Player, place: Place) -> Verdict {
        self.check_open(player, place)?;
        let travels = match place.brings() {
            Brings::Way { water, .. } => {
                self.event != Hourglass::Storm && (water || self.event != Hourglass::Highwayman)
            }
            _ => true,
        };
        must(travels, Illegal::Forbidden)?;
        match self.check_effect(player, place) {
            Err(
                lasting @ (Illegal::Forbidden
                | Illegal::PileEmpty
                | Illegal::TrackEnd
                | Illegal::NoDevelopment
                | Illegal::NoStation),
            ) => Err(lasting),
            _ => Ok(()),
        }
    }

    /// Checks whether the Well can repeat the action of a place.
    pub(crate) fn check_copy(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        must(Place::BOARD.contains(place) || place.is_tile(), Illegal::NotNow)?;
        must(!matches!(place, Place::Well | Place::TownHall | Place::GunpowderTower), Illegal::NotNow)?;
        self.check_open(player, place)?;
        self.check_effect(player, place)
    }

    /// Checks that the event does not close a place.
    pub fn check_open(&self, player: Player, place: Place) -> Verdict {
        let closed = match self.event {
            Hourglass::Sabotage => self.holdings[player.index()].is_equipped(place),
            Hourglass::Assembly => place == Place::TownHall,
            _ => false,
        };
        must(!closed, Illegal::Forbidden)
    }

    /// Checks whether the action of a place can be done, and does something, whoever stands there.
    pub fn check_effect(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        match place.brings() {
            Brings::Follower(kinds) => {
                let mut verdicts = kinds.iter().map(|&kind| self.check_recruit(player, kind));
                let first = verdicts.next().unwrap_or(Ok(()));
                if first.is_err() && verdicts.any(|verdict| verdict.is_ok()) { Ok(()) } else { first }
            }
            Brings::Way { roads, water, coins } => {
                let broken = place == Place::StageCoach && self.event == Hourglass::AxleFracture;
                must(!broken, Illegal::Forbidden)?;
                must(holding.coins >= coins.into(), Illegal::Coins)?;
                must(!self.ways(player, roads, water).is_empty(), Illegal::NoWay)
            }
            Brings::Gain { .. } if place == Place::Scriptorium && !self.deck.is_empty() => Ok(()),
            Brings::Gain { coins, .. } => {
                must(coins > 0 || holding.development < LAST_DEVELOPMENT, Illegal::NoDevelopment)
            }
            Brings::Status => Ok(()),
            Brings::Stations => must(self.stations_of(player) > 0, Illegal::Idle),
            Brings::Good(good) => must(self.market.of(good) > 0, Illegal::SoldOut),
            Brings::Rule => self.check_rule(player, place),
        }
    }

    /// Checks whether a place can do what its own rule says.
    fn check_rule(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        let send = |market| must(self.can_send(player, market), Illegal::Idle);
        match place {
            Place::Guildhall => self.check_build(player, holding.has(Place::Tavern)),
            Place::Carpenter => must(self.can_carry(player) || self.can_build(player), Illegal::Idle),
            Place::TownHall => send(false),
            Place::GunpowderTower => must(!holding.fired, Illegal::Fired).and_then(|()| send(true)),
            Place::Pharmacy => self.check_pharmacy(player, 1),
            // In another player's view some are not seen.
            Place::Bathhouse => must(!holding.bag.is_empty() || holding.unseen > 0, Illegal::NoFollower),
            Place::Laboratory => {
                must(self.technology > 0, Illegal::NoTechnology)?;
                must(
                    self.catapult_wants() > 0 || spots(holding).any(|spot| check_equip(holding, spot, false).is_ok()),
                    Illegal::NoTechnology,
                )
            }
            Place::MarketStand => {
                let buys = |good: Good| self.check_buy(player, good, good.value()).is_ok();
                must(holding.goods.total() > 0 || Good::ALL.into_iter().any(buys), Illegal::Coins)
            }
            Place::BlackMarket => {
                let swap = |give| Good::ALL.map(|take| self.check_swap(player, give, BLACK_MARKET_GOODS, take));
                let swaps = || Good::ALL.into_iter().flat_map(swap);
                let sold_out = swaps().any(|swap| swap == Err(Illegal::SoldOut));
                must(swaps().any(|swap| swap.is_ok()), if sold_out { Illegal::SoldOut } else { Illegal::NotOwned })
            }
            Place::Well => must(holding.places().any(|place| self.check_copy(player, place).is_ok()), Illegal::Idle),
            Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate => self.check_support(player, place),
            Place::BourgeoisHouse => must(holding.citizens > 0, Illegal::NoCitizen),
            _ => Err(Illegal::NotNow),
        }
    }
}

impl Orleans {
    /// Does the action of a place.
    pub(crate) fn effect(&mut self, place: Place, copied: bool, sink: Sink) {
        let cause = Cause::Place(place);
        match place.brings() {
            Brings::Follower(&[kind]) => self.recruit(kind, sink),
            Brings::Follower(_) => self.table.push(Job::Village),
            Brings::Way { roads, water, coins } => {
                self.pay(-i16::from(coins), cause, sink);
                self.table.push(Job::Travel { roads, water });
            }
            Brings::Gain { .. } if place == Place::Scriptorium && !self.table.deck.is_empty() => {
                self.table.push(Job::Scriptorium);
            }
            Brings::Gain { coins, development } => {
                self.pay(coins.into(), cause, sink);
                self.develop(development, sink);
            }
            Brings::Status => self.pay(self.table.holding().status().into(), cause, sink),
            Brings::Stations => self.pay(self.table.stations_of(self.table.current).into(), cause, sink),
            Brings::Good(good) => self.take_good(good, cause, sink),
            Brings::Rule => self.do_rule(place, copied, sink),
        }
    }

    /// Does what the rule of a place says.
    fn do_rule(&mut self, place: Place, copied: bool, sink: Sink) {
        match place {
            Place::Guildhall => self.build(sink),
            Place::Carpenter => self.table.push(Job::Carpenter { moved: false }),
            Place::TownHall => self.table.push(Job::Send { market: false, sent: 0 }),
            Place::GunpowderTower => {
                self.table.holding_mut().fired = true;
                self.table.push(Job::Send { market: true, sent: 0 });
            }
            Place::Pharmacy => self.table.push(Job::Pharmacy),
            Place::Bathhouse => self.bathe(copied, sink),
            Place::Laboratory => self.table.push(Job::Technology { farmer: false }),
            Place::MarketStand => self.table.push(Job::Trade { left: tables::MARKET_STAND_GOODS }),
            Place::BlackMarket => self.table.push(Job::Swap),
            Place::Well => self.table.push(Job::Copy),
            Place::BourgeoisHouse => self.table.push(Job::Bourgeois),
            Place::Vehicle => self.table.push(Job::Vehicle { left: tables::VEHICLE_GOODS, to: None }),
            Place::GuildHouse => self.table.push(Job::GuildHouse { left: tables::GUILD_HOUSE_COINS, to: None }),
            Place::Hostel => self.table.push(Job::Host),
            Place::Palatinate => self.table.push(Job::Palatinate),
            _ => {}
        }
    }

    /// Puts the follower of the Bourgeois House on its pile, and a citizen into the supply.
    pub(crate) fn enter_bourgeois_house(&mut self, sink: Sink) {
        let player = self.table.current;
        let at = Spot { place: Place::BourgeoisHouse, space: 0 };
        if let Space::Held(follower) = self.table.holding_mut().leave(at) {
            self.lose(follower.kind(), Origin::Space(at), Cause::Place(Place::BourgeoisHouse), sink);
        }
        self.table.holding_mut().citizens -= 1;
        self.table.citizen_supply += 1;
        sink(Event::CitizenPaid { player });
    }

    /// Gives what the Bourgeois House brings.
    pub(crate) fn take_bonus(&mut self, bonus: Bonus, sink: Sink) {
        let cause = Cause::Place(Place::BourgeoisHouse);
        let (coins, development) = tables::BOURGEOIS;
        match bonus {
            Bonus::Good(good) => self.take_good(good, cause, sink),
            Bonus::Travel => self.table.push(Job::Travel { roads: true, water: true }),
            Bonus::Coins => self.pay(coins as i16, cause, sink),
            Bonus::Development => self.develop(development, sink),
        }
    }
}
