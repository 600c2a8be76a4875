//! Invasion: what is sent to the city and to each other, what the team decides, and the end of a round.

use super::Orleans;
use super::action::{Action, Illegal, Item, Receiver, Unit};
use super::city::{Character, Due, FISHING};
use super::event::{Cause, Event};
use super::follower::{Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::legal::{check_put, must};
use super::map::{Town, WAYS};
use super::place::{Place, Places, Space, Spot};
use super::play::Sink;
use super::position::{Job, Lying, Position};
use super::scenario::citizen;
use super::tables::{self, design};
use crate::Player;

type Verdict = Result<(), Illegal>;

impl Position {
    /// Whether a good can be sent somewhere.
    pub(super) fn check_ship(&self, good: Good, to: Receiver) -> Verdict {
        must(self.seat().goods.of(good) > 0, Illegal::NotOwned)?;
        match to {
            Receiver::Warehouse => {
                let room = self.goals().warehouse.of(good).saturating_sub(self.city.warehouse.of(good));
                must(room > 0, Illegal::NotWanted)
            }
            Receiver::Achievement(work) => {
                must(work < 5 && self.work_wants_good(work.into(), good) > 0, Illegal::NotWanted)
            }
            Receiver::Treasury => Err(Illegal::NotWanted),
            Receiver::Player(player) => must(self.is_other(player), Illegal::NotWanted),
        }
    }

    /// Whether coins can be sent somewhere.
    pub(super) fn check_donate(&self, coins: u8, to: Receiver) -> Verdict {
        must((1..=tables::GUILD_HOUSE_COINS).contains(&coins), Illegal::NotNow)?;
        must(u16::from(coins) <= self.seat().coins, Illegal::Coins)?;
        let room = match to {
            Receiver::Treasury => self.goals().treasury.saturating_sub(self.city.treasury),
            Receiver::Achievement(work) if work < 5 => self.work_wants_coins(work.into()),
            Receiver::Player(player) if self.is_other(player) => u8::MAX,
            _ => 0,
        };
        must(coins <= room, Illegal::NotWanted)
    }

    fn is_other(&self, player: Player) -> bool {
        player.0 < self.setup.players && player != self.current
    }

    /// All that goods and coins can be sent to.
    pub(super) fn receivers(&self) -> impl Iterator<Item = Receiver> + use<> {
        let works = (0..5).map(Receiver::Achievement);
        let players = Player::all(self.setup.players).map(Receiver::Player);
        [Receiver::Warehouse, Receiver::Treasury].into_iter().chain(works).chain(players)
    }

    /// Whether a follower can be sent to another player who has a space for it.
    pub(super) fn check_host(&self, follower: Follower, to: Player) -> Verdict {
        must(self.is_other(to), Illegal::NotWanted)?;
        must(!follower.is_own(), Illegal::Unfit)?;
        must(self.seat().market.of(follower) > 0, Illegal::NoFollower)?;
        must(self.lodgings(follower, to).next().is_some(), Illegal::NoSpace)
    }

    /// The spaces of a player where a follower can stand.
    pub(super) fn lodgings(&self, follower: Follower, to: Player) -> impl Iterator<Item = Spot> + '_ {
        let seat = &self.seats[to.index() % 5];
        let spots =
            seat.places().flat_map(|place| (0..place.needs().len() as u8).map(move |space| Spot { place, space }));
        spots.filter(move |&at| self.check_lodge(follower, to, at).is_ok())
    }

    /// Whether a follower can stand on a space of another player.
    pub(super) fn check_lodge(&self, follower: Follower, to: Player, at: Spot) -> Verdict {
        check_put(&self.seats[to.index() % 5], &core::iter::once(follower).collect(), follower, at)
    }

    /// Whether the Palatinate can use the action of another player's place.
    pub(super) fn check_borrow(&self, from: Player, place: Place) -> Verdict {
        must(self.is_other(from), Illegal::NotWanted)?;
        let seat = &self.seats[from.index()];
        must(seat.places().contains(place), Illegal::NoPlace)?;
        let closed = matches!(place, Place::TownHall | Place::Hostel | Place::Palatinate | Place::GunpowderTower);
        must(!closed, Illegal::NotNow)?;
        must(seat.is_whole(place), Illegal::NotWhole)?;
        self.check_effect(self.current, place)
    }

    /// Whether the action of a place of the support board does something for a player.
    pub(super) fn check_support(&self, player: Player, place: Place) -> Verdict {
        let seat = &self.seats[player.index()];
        match place {
            Place::Vehicle => must(seat.goods.total() > 0, Illegal::NotOwned),
            Place::GuildHouse => must(seat.coins > 0, Illegal::Coins),
            Place::Hostel => {
                let mut others = Player::all(self.setup.players).filter(|&other| other != player);
                let lodges = |other: Player| {
                    let mut market = seat.market.kinds().filter(|follower| !follower.is_own());
                    market.any(|follower| self.lodgings(follower, other).next().is_some())
                };
                must(others.any(lodges), Illegal::Idle)
            }
            _ => {
                let mut others = Player::all(self.setup.players).filter(|&other| other != player);
                let lends = |other: Player| {
                    let seat = &self.seats[other.index()];
                    let closed =
                        Places::of(&[Place::TownHall, Place::Hostel, Place::Palatinate, Place::GunpowderTower]);
                    let mut places = seat.places().without(closed);
                    places.any(|place| seat.is_whole(place) && self.check_effect(player, place).is_ok())
                };
                must(others.any(lends), Illegal::Idle)
            }
        }
    }

    /// Whether the team can do a unit of what an event asks for.
    pub(super) fn check_unit(&self, job: Job, player: Player, unit: Unit) -> Verdict {
        must(player.0 < self.setup.players, Illegal::NotWanted)?;
        let seat = &self.seats[player.index()];
        match (job, unit) {
            (Job::TeamCoins { .. }, Unit::Coin) => must(seat.coins > 0, Illegal::Coins),
            (Job::Demolition { .. }, Unit::Technology(place)) => {
                must(seat.places().contains(place) && seat.is_equipped(place), Illegal::NotOwned)
            }
            (Job::Arson { .. }, Unit::Tile(tile)) => must(seat.tiles.contains(tile), Illegal::NotOwned),
            (Job::Grant { unit: granted, .. }, unit) => {
                must(unit == granted, Illegal::NotNow)?;
                must(unit != Unit::Development || seat.development < tables::LAST_DEVELOPMENT, Illegal::NoDevelopment)
            }
            (Job::WitchHunt { .. }, Unit::Development) => must(seat.development > 0, Illegal::NoDevelopment),
            (Job::WitchHunt { .. }, Unit::Monk) => must(self.monks_of(player) > 0, Illegal::NoFollower),
            (Job::WoolMarket { .. }, Unit::Buy(good)) => {
                let price = wool_price(good).ok_or(Illegal::NoGood)?;
                must(self.market.of(good) > 0, Illegal::SoldOut)?;
                must(seat.coins >= price, Illegal::Coins)
            }
            (Job::WoolMarket { .. }, Unit::Sell(good)) => {
                wool_price(good).ok_or(Illegal::NoGood)?;
                must(seat.goods.of(good) > 0, Illegal::NotOwned)
            }
            (Job::GoodWinds, Unit::Winds { way, take }) => {
                must(seat.merchant.ways().only(false, true).contains(way), Illegal::NoWay)?;
                self.check_pick(way, take)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// Whether a citizen that waits can be given up.
    pub(super) fn check_forgo(&self, at: u8) -> Verdict {
        must(at < 32 && self.citizen_waits(at), Illegal::NoCitizen)
    }
}

/// What wool and brocade cost on the Wool Market.
const fn wool_price(good: Good) -> Option<u16> {
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
            let seat = &self.table.seats[player.index()];
            let ways = seat.merchant.ways().only(false, true);
            let winds = ways.flat_map(|way| [None, Some(0), Some(1)].map(|take| Unit::Winds { way, take }));
            let units = core::iter::once(Unit::Coin)
                .chain(seat.places().map(Unit::Technology))
                .chain(seat.tiles.map(Unit::Tile))
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
    fn as_player(&mut self, player: Player, act: impl FnOnce(&mut Self)) {
        let current = core::mem::replace(&mut self.table.current, player);
        act(self);
        self.table.current = current;
    }

    /// The team has lost.
    pub(super) fn lose_together(&mut self, sink: Sink) {
        self.table.agenda.clear();
        for player in Player::all(self.table.setup.players) {
            self.table.seats[player.index()].lost = true;
        }
        sink(Event::Defeated { player: self.table.current });
    }

    /// Sends a good; up to three go to the same receiver.
    pub(super) fn ship(&mut self, good: Good, to: Receiver, left: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        self.table.seat_mut().goods.take(good);
        sink(Event::Shipped { player, good, to });
        if left > 1 {
            self.table.push(Job::Vehicle { left: left - 1, to: Some(to) });
        }
        match to {
            Receiver::Player(other) => self.table.seats[other.index()].goods.add(good),
            Receiver::Achievement(work) => {
                self.table.city.works[usize::from(work)].goods.add(good);
                self.achieve(work, sink);
            }
            _ => self.table.city.warehouse.add(good),
        }
    }

    /// Sends coins.
    pub(super) fn donate(&mut self, coins: u8, to: Receiver, sink: Sink) {
        self.table.agenda.pop();
        self.pay(-i16::from(coins), Cause::Place(Place::GuildHouse), sink);
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

    /// A follower comes to stand on another player's space.
    pub(super) fn lodge(&mut self, follower: Follower, to: Player, at: Spot, sink: Sink) {
        self.table.seat_mut().market.take(follower);
        *self.table.seats[to.index()].space_mut(at) = Space::Held(follower);
        sink(Event::Put { player: to, follower, at });
    }

    /// Another player's followers go to their bag for the action of their place.
    pub(super) fn borrow(&mut self, from: Player, place: Place, sink: Sink) {
        sink(Event::Borrowed { player: self.table.current, from, place });
        self.as_player(from, |game| game.release(place, sink));
    }

    /// A technology tile goes to the catapult.
    pub(super) fn load_catapult(&mut self, sink: Sink) {
        self.table.technology -= 1;
        self.table.city.works[0].technology += 1;
        self.achieve(0, sink);
    }

    /// The team gets the citizen of an achievement that is complete.
    pub(super) fn achieve(&mut self, work: u8, sink: Sink) {
        if self.table.is_achieved(work.into()) {
            self.take_team_citizen(citizen::ACHIEVEMENTS + work, sink);
        }
    }

    /// The team gets a citizen, if it still waits.
    pub(super) fn take_team_citizen(&mut self, from: u8, sink: Sink) {
        if self.table.citizen_waits(from) {
            self.table.citizens &= !(1 << from);
            self.table.city.citizens += 1;
            sink(Event::Citizen { player: self.table.current, from });
        }
    }

    /// Citizens that come to the team by themselves: for goods sold out, and for all tracks at their end.
    pub(super) fn find_citizens(&mut self, sink: Sink) {
        if !self.table.is_invasion() || self.table.phase == super::Phase::Setup {
            return;
        }
        for good in Good::FOOD {
            if self.table.market.of(good) == 0 {
                self.take_team_citizen(citizen::GOODS + good as u8, sink);
            }
        }
        let at_end = |kind: Kind| self.table.seats().iter().any(|seat| seat.track(kind) == tables::track_length(kind));
        if Kind::TRACKS.into_iter().all(at_end) {
            self.take_team_citizen(citizen::FARMERS, sink);
        }
    }

    /// A player has gained a citizen: the Mayor may keep two.
    pub(super) fn share_citizen(&mut self) {
        let seat = self.table.seat();
        if seat.character == Some(Character::Mayor) && seat.citizens <= 2 {
            self.table.push(Job::Mayor { player: self.table.current });
        } else {
            self.table.seat_mut().citizens -= 1;
            self.table.city.citizens += 1;
        }
    }

    /// An event of Invasion meets the team: the start player decides.
    pub(super) fn meet_together(&mut self, sink: Sink) {
        let table = &mut self.table;
        let few = table.setup.players <= 3;
        match table.event {
            Hourglass::Demolition => {
                let left = if few { 2 } else { 3 };
                let tiles: u16 = table.seats().iter().map(|seat| u16::from(seat.technology())).sum();
                self.demand(tiles, design::DEMOLITION_COINS.into(), left, Job::Demolition { left }, sink);
            }
            Hourglass::Arson => {
                let left = if few { 2 } else { 3 };
                let tiles: u16 = table.seats().iter().map(|seat| u16::from(seat.tiles.len())).sum();
                self.demand(tiles, tables::ARSON_COINS.into(), left, Job::Arson { left }, sink);
            }
            Hourglass::Donation => {
                table.push(Job::Grant { unit: Unit::Coin, left: 3 });
                if table.market.of(Good::Wine) > 0 {
                    table.push(Job::Grant { unit: Unit::Wine, left: 1 });
                }
                table.push(Job::Grant { unit: Unit::Development, left: 3 });
            }
            Hourglass::Drought => table.push(Job::Drought { left: 4 }),
            Hourglass::Earthquake => table.push(Job::Earthquake { left: 5 }),
            Hourglass::Escape if table.citizen_waits(citizen::LE_BLANC) => self.forgo(citizen::LE_BLANC, sink),
            Hourglass::GoodTrade
                if table.team_coins() >= tables::GOOD_TRADE_COINS.into() && table.market.of(Good::Grain) >= 3 =>
            {
                table.push(Job::Offer);
            }
            Hourglass::GoodWinds => table.push(Job::GoodWinds),
            Hourglass::Reinforcement => table.city.reinforced = true,
            Hourglass::WoolMarket => table.push(Job::WoolMarket { left: 3 }),
            Hourglass::Pirates => self.pirates(),
            Hourglass::Rats => {
                for good in [Good::Cheese, Good::Cheese, Good::Grain] {
                    if self.table.city.warehouse.take(good) {
                        self.table.market.add(good);
                    }
                }
            }
            Hourglass::RomeCalling => {
                let all = table.in_order().all(|player| table.monks_of(player) > 0);
                table.push(if all { Job::Offer } else { Job::Forgo });
            }
            Hourglass::WitchHunt => {
                let points: u16 = table.seats().iter().map(|seat| u16::from(seat.development)).sum();
                let monks: u16 = table.in_order().map(|player| u16::from(table.monks_of(player))).sum();
                if points + monks >= u16::from(tables::WITCH_HUNT_POINTS) {
                    table.push(Job::WitchHunt { left: tables::WITCH_HUNT_POINTS });
                } else {
                    self.lose_together(sink);
                }
            }
            _ => {}
        }
    }

    /// Asks for tiles, or coins for each that is not given; lost if there are too few of both.
    fn demand(&mut self, tiles: u16, coins: u16, left: u8, job: Job, sink: Sink) {
        if tiles + self.table.team_coins() / coins >= left.into() {
            self.table.push(job);
        } else {
            self.lose_together(sink);
        }
    }

    /// Whether the team can pay coins instead of a tile.
    pub(super) fn can_buy_off(&self, job: Job) -> bool {
        let coins: u8 = if let Job::Arson { .. } = job { tables::ARSON_COINS } else { design::DEMOLITION_COINS };
        self.table.team_coins() >= coins.into()
    }

    /// Pays coins instead of a tile.
    pub(super) fn buy_off(&mut self, job: Job) {
        self.table.agenda.pop();
        let (rest, coins) = match job {
            Job::Arson { left } => (Job::Arson { left: left - 1 }, tables::ARSON_COINS),
            Job::Demolition { left } => (Job::Demolition { left: left - 1 }, design::DEMOLITION_COINS),
            _ => return,
        };
        self.push_unless_done(rest);
        self.table.push(Job::TeamCoins { left: coins });
    }

    fn push_unless_done(&mut self, job: Job) {
        let left = match job {
            Job::Arson { left }
            | Job::Demolition { left }
            | Job::TeamCoins { left }
            | Job::Grant { left, .. }
            | Job::WitchHunt { left }
            | Job::WoolMarket { left } => left,
            _ => 0,
        };
        if left > 0 {
            self.table.push(job);
        }
    }

    /// Does a unit of what the event asks of the team.
    pub(super) fn do_unit(&mut self, job: Job, player: Player, unit: Unit, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        self.table.agenda.pop();
        let rest = match job {
            Job::Arson { left } => Job::Arson { left: left - 1 },
            Job::Demolition { left } => Job::Demolition { left: left - 1 },
            Job::TeamCoins { left } => Job::TeamCoins { left: left - 1 },
            Job::Grant { unit, left } => Job::Grant { unit, left: left - 1 },
            Job::WitchHunt { left } => Job::WitchHunt { left: left - 1 },
            Job::WoolMarket { left } => Job::WoolMarket { left: left - 1 },
            other => other,
        };
        self.push_unless_done(rest);
        self.as_player(player, |game| match (job, unit) {
            (Job::TeamCoins { .. }, _) => game.pay(-1, cause, sink),
            (Job::Grant { .. }, Unit::Coin) => game.pay(1, cause, sink),
            (Job::Grant { .. }, Unit::Wine) => game.take_good(Good::Wine, cause, sink),
            (Job::Grant { .. }, _) => game.develop(1, sink),
            (_, Unit::Technology(place)) => game.return_technology(place, sink),
            (_, Unit::Tile(tile)) => game.give(Item::Tile(tile), sink),
            (_, Unit::Development) => game.fall_back(1, sink),
            (_, Unit::Monk) => game.return_monk(sink),
            (_, Unit::Buy(good)) => {
                game.pay(-(wool_price(good).unwrap_or(0) as i16), cause, sink);
                game.take_good(good, cause, sink);
            }
            (_, Unit::Sell(good)) => {
                game.return_good(good, cause, sink);
                game.pay(wool_price(good).unwrap_or(0) as i16, cause, sink);
            }
            (_, Unit::Winds { way, take }) => game.travel(way, take, sink),
            _ => {}
        });
    }

    /// The technology tile of a place goes back to the supply.
    fn return_technology(&mut self, place: Place, sink: Sink) {
        sink(Event::Given { player: self.table.current, item: Item::Technology(place) });
        let seat = self.table.seat_mut();
        if let Some(space) = seat.spaces[place as usize].iter_mut().find(|space| space.is_technology()) {
            *space = Space::Empty;
            self.table.technology += 1;
        }
    }

    /// Goes back on the development track; coins and citizens on the way are not given back.
    fn fall_back(&mut self, points: u8, sink: Sink) {
        let seat = self.table.seat_mut();
        seat.development = seat.development.saturating_sub(points);
        sink(Event::Developed { player: self.table.current, change: -(points as i8) });
    }

    /// A monk goes back to the pile: from the bag, else the market, else a space.
    fn return_monk(&mut self, sink: Sink) {
        let seat = self.table.seat_mut();
        if !seat.bag.take(Follower::Monk) && !seat.market.take(Follower::Monk) {
            let places = seat.places();
            let held = |seat: &mut super::Seat, place: Place| {
                let space = seat.spaces[place as usize].iter_mut().find(|space| **space == Space::Held(Follower::Monk));
                space.map(|space| *space = Space::Empty).is_some()
            };
            { places }.any(|place| held(seat, place));
        }
        self.lose(Kind::Monk, Cause::Event(self.table.event), sink);
    }

    /// Wool and brocade on waterways go back to the market.
    fn pirates(&mut self) {
        for (_, spaces) in WAYS.iter().zip(&mut self.table.map).filter(|(way, _)| way.water) {
            for space in spaces {
                if let Some(Lying::Open(good @ (Good::Wool | Good::Brocade))) = *space {
                    *space = None;
                    self.table.market.add(good);
                }
            }
        }
    }

    /// A citizen that waits leaves the game.
    pub(super) fn forgo(&mut self, at: u8, sink: Sink) {
        self.table.citizens &= !(1 << at);
        self.table.citizens_gone += 1;
        sink(Event::CitizenGone { from: at });
    }

    /// The team accepts what an event offers.
    pub(super) fn accept_together(&mut self, sink: Sink) {
        match self.table.event {
            Hourglass::GoodTrade => {
                for _ in 0..3 {
                    if self.table.market.take(Good::Grain) {
                        self.table.city.warehouse.add(Good::Grain);
                    }
                }
                self.table.push(Job::TeamCoins { left: tables::GOOD_TRADE_COINS });
            }
            Hourglass::RomeCalling => {
                for player in Player::all(self.table.setup.players) {
                    self.as_player(player, |game| game.return_monk(sink));
                }
            }
            _ => {}
        }
    }

    /// An event of Invasion meets one player.
    pub(super) fn meet_alone(&mut self, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        let player = self.table.current;
        let seat = self.table.seat();
        match self.table.event {
            Hourglass::Progress
                if seat.coins >= tables::PROGRESS_COINS.into() && self.table.check_build(player).is_ok() =>
            {
                self.table.push(Job::Offer);
            }
            Hourglass::Training => self.table.push(Job::Training),
            Hourglass::Trip if seat.merchant == Town::Orleans => {
                if seat.coins >= tables::TRIP_COINS.into() {
                    self.pay(-i16::from(tables::TRIP_COINS), cause, sink);
                } else {
                    self.lose_together(sink);
                }
            }
            Hourglass::BonVoyage if seat.coins >= tables::PEREGRINATION_COINS => self.table.push(Job::Peregrination),
            Hourglass::Famine => self.table.push(Job::Famine { left: 3 }),
            Hourglass::FishingGrounds => {
                let coins = FISHING[usize::from(seat.track(Kind::Boatman)).min(5)];
                self.pay(coins.into(), cause, sink);
            }
            Hourglass::RagingPlague => self.plague(2, sink),
            Hourglass::Robbery => {
                let tower = Town::ALL.into_iter().any(|town| town.is_outer() && self.table.has_station(player, town));
                if tower || seat.goods.value() >= tables::ROBBERY_WORTH.into() {
                    self.table.push(Job::Robbery);
                } else {
                    self.lose_together(sink);
                }
            }
            Hourglass::Summoning if seat.merchant != Town::Orleans => {
                if seat.coins >= tables::SUMMONING_COINS.into() {
                    self.table.push(Job::Offer);
                } else {
                    self.go_home(sink);
                }
            }
            _ => {}
        }
    }

    /// The merchant returns to Orléans.
    pub(super) fn go_home(&mut self, sink: Sink) {
        self.table.seat_mut().merchant = Town::Orleans;
        sink(Event::Arrived { player: self.table.current, town: Town::Orleans });
    }

    /// A player accepts what an event offers.
    pub(super) fn accept_alone(&mut self, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        match self.table.event {
            Hourglass::Progress => {
                self.pay(-i16::from(tables::PROGRESS_COINS), cause, sink);
                self.build(sink);
            }
            Hourglass::Summoning => self.pay(-i16::from(tables::SUMMONING_COINS), cause, sink),
            _ => {}
        }
    }

    /// The Estate Manager pays what is due at the end of a round.
    pub(super) fn pay_due(&mut self, sink: Sink) {
        let Some((player, due)) = self.table.due() else { return };
        self.table.current = player;
        let seat = self.table.seat();
        let cause = Cause::Due;
        let tiles = !seat.tiles.is_empty();
        match due {
            Due::Coins(coins) if seat.coins >= coins.into() => self.pay(-i16::from(coins), cause, sink),
            Due::Good(good) if seat.goods.of(good) > 0 => self.return_good(good, cause, sink),
            Due::Development(points) if seat.development >= points => self.fall_back(points, sink),
            Due::Follower(kind) if seat.market.neutral(kind) > 0 => {
                self.table.seat_mut().market.take(Follower::neutral(kind));
                self.lose(kind, cause, sink);
            }
            Due::Technology if seat.technology() > 0 => self.table.push(Job::Due),
            Due::Station if self.table.plain_stations(player) > 0 => self.table.push(Job::Due),
            Due::Tile if tiles => self.table.push(Job::Due),
            _ => self.lose_together(sink),
        }
    }

    /// Whether the Estate Manager can pay with this.
    pub(super) fn check_due(&self, item: Item) -> Verdict {
        let Some((player, due)) = self.table.due() else { return Err(Illegal::NotNow) };
        let seat = self.table.seat();
        match (due, item) {
            (Due::Technology, Item::Technology(place)) => {
                must(seat.places().contains(place) && seat.is_equipped(place), Illegal::NotOwned)
            }
            (Due::Station, Item::Station(town)) => {
                must(!town.is_outer() && self.table.has_station(player, town), Illegal::NotOwned)
            }
            (Due::Tile, Item::Tile(tile)) => must(seat.tiles.contains(tile), Illegal::NotOwned),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Pays a due with something of choice: technology and tiles go back to the supply.
    pub(super) fn give_due(&mut self, item: Item, sink: Sink) {
        match item {
            Item::Technology(place) => self.return_technology(place, sink),
            Item::Tile(tile) => {
                sink(Event::Given { player: self.table.current, item });
                self.release(tile, sink);
                self.table.technology += u8::from(self.table.seat().is_equipped(tile));
                let seat = self.table.seat_mut();
                seat.spaces[tile as usize] = [Space::Empty; 3];
                seat.tiles.remove(tile);
                self.table.tiles.insert(tile);
            }
            _ => self.give(item, sink),
        }
    }
}
