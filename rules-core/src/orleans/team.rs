//! Invasion: what events ask of the team and of each player, and the dues of the Estate Manager.

use super::Orleans;
use super::action::{Illegal, Item, Unit};
use super::city::{Due, FISHING};
use super::event::{Cause, Event};
use super::follower::{Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::invasion::wool_price;
use super::job::{Job, Lying};
use super::legal::must;
use super::map::{Town, WAYS};
use super::place::{Place, Space};
use super::play::Sink;
use super::scenario::citizen;
use super::state::Position;
use super::tables::{self, design};
use crate::Player;

type Verdict = Result<(), Illegal>;

impl Position {
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

impl Orleans {
    /// Lets an event of Invasion meet the team: the start player decides.
    pub(super) fn meet_together(&mut self, sink: Sink) {
        if self.table.team_falls_short() {
            return self.lose_together(sink);
        }
        let table = &mut self.table;
        match table.event {
            Hourglass::Demolition => table.push(Job::Demolition { left: table.tiles_asked() }),
            Hourglass::Arson => table.push(Job::Arson { left: table.tiles_asked() }),
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
            Hourglass::WitchHunt => table.push(Job::WitchHunt { left: tables::WITCH_HUNT_POINTS }),
            _ => {}
        }
    }

    /// Returns whether the team can pay coins instead of a tile.
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

    /// Returns the technology tile of a place to the supply.
    pub(super) fn return_technology(&mut self, place: Place, sink: Sink) {
        sink(Event::Given { player: self.table.current, item: Item::Technology(place) });
        let holding = self.table.holding_mut();
        if let Some(space) = holding.spaces[place as usize].iter_mut().find(|space| space.is_technology()) {
            *space = Space::Empty;
            self.table.technology += 1;
        }
    }

    /// Goes back on the development track; coins and citizens on the way are not given back.
    pub(super) fn fall_back(&mut self, points: u8, sink: Sink) {
        let holding = self.table.holding_mut();
        holding.development = holding.development.saturating_sub(points);
        sink(Event::Developed { player: self.table.current, change: -(points as i8) });
    }

    /// Returns a monk to the pile: from the bag, else the market, else a space.
    pub(super) fn return_monk(&mut self, sink: Sink) {
        let holding = self.table.holding_mut();
        if !holding.bag.take(Follower::Monk) && !holding.market.take(Follower::Monk) {
            let places = holding.places();
            let held = |holding: &mut super::Holding, place: Place| {
                let space =
                    holding.spaces[place as usize].iter_mut().find(|space| **space == Space::Held(Follower::Monk));
                space.map(|space| *space = Space::Empty).is_some()
            };
            { places }.any(|place| held(holding, place));
        }
        self.lose(Kind::Monk, Cause::Event(self.table.event), sink);
    }

    /// Returns wool and brocade on waterways to the market.
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

    /// Removes a citizen that waits from the game.
    pub(super) fn forgo(&mut self, at: u8, sink: Sink) {
        self.table.citizens &= !(1 << at);
        self.table.citizens_gone += 1;
        sink(Event::CitizenGone { from: at });
    }

    /// Accepts what an event offers the team.
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

    /// Lets an event of Invasion meet one player.
    pub(super) fn meet_alone(&mut self, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        let player = self.table.current;
        let holding = self.table.holding();
        match self.table.event {
            Hourglass::Progress
                if holding.coins >= tables::PROGRESS_COINS.into() && self.table.check_build(player, false).is_ok() =>
            {
                self.table.push(Job::Offer);
            }
            Hourglass::Training => self.table.push(Job::Training),
            Hourglass::Trip if holding.merchant == Town::Orleans => {
                if holding.coins >= tables::TRIP_COINS.into() {
                    self.pay(-i16::from(tables::TRIP_COINS), cause, sink);
                } else {
                    self.lose_together(sink);
                }
            }
            Hourglass::BonVoyage if holding.coins >= tables::PEREGRINATION_COINS => self.table.push(Job::Peregrination),
            Hourglass::Famine => self.table.push(Job::Famine { left: 3 }),
            Hourglass::FishingGrounds => {
                let coins = FISHING[usize::from(holding.track(Kind::Boatman)).min(5)];
                self.pay(coins.into(), cause, sink);
            }
            Hourglass::RagingPlague => self.plague(2, sink),
            Hourglass::Robbery if self.table.pays_in_kind(player) => self.table.push(Job::Robbery),
            Hourglass::Robbery => self.lose_together(sink),
            Hourglass::Summoning if holding.merchant != Town::Orleans => {
                if holding.coins >= tables::SUMMONING_COINS.into() {
                    self.table.push(Job::Offer);
                } else {
                    self.go_home(sink);
                }
            }
            _ => {}
        }
    }

    /// Returns the merchant to Orléans.
    pub(super) fn go_home(&mut self, sink: Sink) {
        self.table.holding_mut().merchant = Town::Orleans;
        sink(Event::Arrived { player: self.table.current, town: Town::Orleans });
    }

    /// Accepts what an event offers one player.
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

    /// Pays what the Estate Manager owes at the end of a round.
    pub(super) fn pay_due(&mut self, sink: Sink) {
        let Some((player, due)) = self.table.due() else { return };
        self.table.current = player;
        let holding = self.table.holding();
        let cause = Cause::Due;
        let tiles = !holding.tiles.is_empty();
        match due {
            Due::Coins(coins) if holding.coins >= coins.into() => self.pay(-i16::from(coins), cause, sink),
            Due::Good(good) if holding.goods.of(good) > 0 => self.return_good(good, cause, sink),
            Due::Development(points) if holding.development >= points => self.fall_back(points, sink),
            Due::Follower(kind) if holding.market.neutral(kind) > 0 => {
                self.table.holding_mut().market.take(Follower::neutral(kind));
                self.lose(kind, cause, sink);
            }
            Due::Technology if holding.technology() > 0 => self.table.push(Job::Due),
            Due::Station if self.table.plain_stations(player) > 0 => self.table.push(Job::Due),
            Due::Tile if tiles => self.table.push(Job::Due),
            _ => {
                self.table.city.unpaid = true;
                self.lose_together(sink);
            }
        }
    }

    /// Checks whether the Estate Manager can pay with this.
    pub(super) fn check_due(&self, item: Item) -> Verdict {
        let Some((player, due)) = self.table.due() else { return Err(Illegal::NotNow) };
        let holding = self.table.holding();
        match (due, item) {
            (Due::Technology, Item::Technology(place)) => must(holding.has_technology(place), Illegal::NotOwned),
            (Due::Station, Item::Station(town)) => must(self.table.has_plain_station(player, town), Illegal::NotOwned),
            (Due::Tile, Item::Tile(tile)) => must(holding.tiles.contains(tile), Illegal::NotOwned),
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
                self.table.technology += u8::from(self.table.holding().is_equipped(tile));
                let holding = self.table.holding_mut();
                holding.spaces[tile as usize] = [Space::Empty; 3];
                holding.tiles.remove(tile);
                self.table.tiles.insert(tile);
            }
            _ => self.give(item, sink),
        }
    }
}
