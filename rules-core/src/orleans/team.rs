//! Invasion: what events ask of the team and of each player, and the dues of the Estate Manager.

use core::ops::RangeInclusive;

use super::Orleans;
use super::action::{Illegal, Item, Origin, Unit};
use super::city::Due;
use super::event::{Cause, Event};
use super::follower::Follower;
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
use super::usable::spots;
use crate::Player;

type Verdict = Result<(), Illegal>;

/// Grain that a Good Trade brings to the warehouse.
const GOOD_TRADE_GRAIN: u8 = 3;

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

    /// Returns whether what the team pays for now is an offer, and not what an event demands.
    pub(super) const fn is_bargain(&self) -> bool {
        matches!(self.event, Hourglass::GoodTrade | Hourglass::WoolMarket)
    }

    /// Returns how many of so many coins a player can pay, if those who come later in turn order pay the rest.
    pub fn share(&self, left: u8, payer: Player) -> RangeInclusive<u8> {
        let later = self.in_order().skip_while(|&player| player != payer).skip(1);
        let later: u16 = later.map(|player| self.holdings[player.index()].coins).sum();
        let least = u16::from(left).saturating_sub(later);
        least as u8..=self.holdings[payer.index()].coins.min(left.into()) as u8
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
                if table.team_coins() >= tables::GOOD_TRADE_COINS.into()
                    && table.market.of(Good::Grain) >= GOOD_TRADE_GRAIN =>
            {
                table.push(Job::Offer);
            }
            Hourglass::GoodWinds => table.push(Job::GoodWinds),
            Hourglass::Reinforcement => {
                table.city.reinforced = true;
                sink(Event::Reinforced);
            }
            Hourglass::WoolMarket => table.push(Job::WoolMarket { left: 3 }),
            Hourglass::Pirates => self.pirates(sink),
            Hourglass::Rats => {
                for good in [Good::Cheese, Good::Cheese, Good::Grain] {
                    if self.table.city.warehouse.take(good) {
                        self.table.market.add(good);
                        sink(Event::Removed { good, from: None });
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
    pub(super) fn buy_off(&mut self, job: Job, sink: Sink) {
        self.table.agenda.pop();
        let (rest, coins) = match job {
            Job::Arson { left } => (Job::Arson { left: left - 1 }, tables::ARSON_COINS),
            Job::Demolition { left } => (Job::Demolition { left: left - 1 }, design::DEMOLITION_COINS),
            _ => return,
        };
        self.push_unless_done(rest);
        self.collect(coins, None, None, sink);
    }

    /// Asks the players after this one, or all, in turn order how many of the coins that are missing they pay. What leaves
    /// no choice is paid at once: nothing, what an event demands, what the start player alone can pay and has asked for.
    pub(super) fn collect(&mut self, mut left: u8, after: Option<Player>, good: Option<(Player, Good)>, sink: Sink) {
        let asked = self.table.in_order().skip_while(|&player| after.is_some_and(|last| last != player));
        for payer in asked.skip(after.is_some().into()) {
            let share = self.table.share(left, payer);
            let (least, most) = (*share.start(), *share.end());
            let free = !self.table.is_bargain() || most == 0 || payer == self.table.start;
            if least < most || !free {
                return self.table.push(Job::TeamCoins { left, payer, good });
            }
            self.pay_share(payer, most, sink);
            left -= most;
        }
        self.table.city.paid = Default::default();
        match good {
            Some((player, good)) => {
                self.as_player(player, |game| game.take_good(good, Cause::Event(game.table.event), sink));
            }
            None if self.table.event == Hourglass::GoodTrade => {
                for _ in 0..GOOD_TRADE_GRAIN {
                    self.table.market.take(Good::Grain);
                    self.table.city.warehouse.add(Good::Grain);
                    sink(Event::Stored { good: Good::Grain });
                }
            }
            None => {}
        }
    }

    /// Lets a player pay a part of what the team pays.
    pub(super) fn pay_share(&mut self, payer: Player, coins: u8, sink: Sink) {
        self.table.city.paid[payer.index()] = coins;
        self.as_player(payer, |game| game.pay(-i16::from(coins), Cause::Event(game.table.event), sink));
    }

    /// Gives back what was paid for something that somebody does not want to pay.
    pub(super) fn pay_back(&mut self, sink: Sink) {
        for (player, coins) in Player::all(self.table.setup.players).zip(core::mem::take(&mut self.table.city.paid)) {
            self.as_player(player, |game| game.pay(coins.into(), Cause::Event(game.table.event), sink));
        }
    }

    /// Sells a good of the current player on the Wool Market.
    pub(super) fn sell_wool(&mut self, good: Good, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        self.return_good(good, cause, sink);
        self.pay(wool_price(good).unwrap_or_default().into(), cause, sink);
    }

    fn push_unless_done(&mut self, job: Job) {
        let left = match job {
            Job::Arson { left }
            | Job::Demolition { left }
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
            Job::Grant { unit, left } => Job::Grant { unit, left: left - 1 },
            Job::WitchHunt { left } => Job::WitchHunt { left: left - 1 },
            Job::WoolMarket { left } => Job::WoolMarket { left: left - 1 },
            other => other,
        };
        self.push_unless_done(rest);
        match unit {
            Unit::Buy(good) => {
                return self.collect(wool_price(good).unwrap_or_default(), None, Some((player, good)), sink);
            }
            Unit::Sell(good) if player != self.table.current => return self.table.push(Job::Sell { player, good }),
            _ => {}
        }
        self.as_player(player, |game| match (job, unit) {
            (Job::Grant { .. }, Unit::Coin) => game.pay(1, cause, sink),
            (Job::Grant { .. }, Unit::Wine) => game.take_good(Good::Wine, cause, sink),
            (Job::Grant { .. }, _) => game.develop(1, sink),
            (_, Unit::Technology(place)) => game.return_technology(place, cause, sink),
            (_, Unit::Tile(tile)) => game.give(Item::Tile(tile), cause, sink),
            (_, Unit::Development) => game.fall_back(1, sink),
            (_, Unit::Monk) => game.return_monk(sink),
            (_, Unit::Sell(good)) => game.sell_wool(good, sink),
            (_, Unit::Winds { way, take }) => game.travel(way, take, sink),
            _ => {}
        });
    }

    /// Returns the technology tile of a place to the supply.
    fn return_technology(&mut self, place: Place, cause: Cause, sink: Sink) {
        sink(Event::Given { player: self.table.current, item: Item::Technology(place), cause });
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
        let found = {
            let (table, player) = (&self.table, self.table.current);
            let spaces = spots(table.holding()).map(Origin::Space);
            let mut all = [Origin::Bag, Origin::Market].into_iter().chain(spaces);
            all.find(|&from| table.stands(player, Follower::Monk, from))
        };
        if let Some(from) = found {
            self.return_follower(Follower::Monk, from, sink);
        }
    }

    /// Returns wool and brocade on waterways to the market.
    fn pirates(&mut self, sink: Sink) {
        for way in (0..WAYS.len() as u8).filter(|&way| WAYS[usize::from(way)].water) {
            for space in 0..2 {
                let lying = self.table.map[usize::from(way)][usize::from(space)];
                if let Some(Lying::Open(Good::Wool | Good::Brocade)) = lying {
                    self.clear_way(way, space, sink);
                }
            }
        }
    }

    /// Returns the good on a space of a way to the market.
    pub(super) fn clear_way(&mut self, way: u8, space: u8, sink: Sink) {
        if let Some(Lying::Open(good)) = self.table.map[usize::from(way)][usize::from(space)].take() {
            self.table.market.add(good);
            sink(Event::Removed { good, from: Some((way, space)) });
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
            Hourglass::GoodTrade => self.collect(tables::GOOD_TRADE_COINS, None, None, sink),
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
        let player = self.table.current;
        let holding = self.table.holding();
        match self.table.event {
            Hourglass::Progress
                if holding.coins >= tables::PROGRESS_COINS.into() && self.table.check_build(player, false).is_ok() =>
            {
                self.table.push(Job::Offer);
            }
            Hourglass::Training => self.table.push(Job::Training),
            Hourglass::BonVoyage if holding.coins >= tables::PEREGRINATION_COINS => self.table.push(Job::Peregrination),
            Hourglass::Famine => self.table.push(Job::Famine { left: 3 }),
            Hourglass::Robbery => self.table.push(Job::Robbery),
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
        let cause = Cause::Due;
        if !self.table.can_pay_due(player, due) {
            self.table.city.unpaid = true;
            return self.lose_together(sink);
        }
        match due {
            Due::Coins(coins) => self.pay(-i16::from(coins), cause, sink),
            Due::Good(good) => self.return_good(good, cause, sink),
            Due::Development(points) => self.fall_back(points, sink),
            Due::Follower(kind) => {
                self.table.holding_mut().market.take(Follower::neutral(kind));
                self.lose(kind, Origin::Market, cause, sink);
            }
            Due::Technology | Due::Station | Due::Tile => self.table.push(Job::Due),
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
            Item::Technology(place) => self.return_technology(place, Cause::Due, sink),
            Item::Tile(tile) => {
                sink(Event::Given { player: self.table.current, item, cause: Cause::Due });
                self.release(tile, sink);
                self.table.technology += u8::from(self.table.holding().is_equipped(tile));
                let holding = self.table.holding_mut();
                holding.spaces[tile as usize] = [Space::Empty; 3];
                holding.tiles.remove(tile);
                self.table.tiles.insert(tile);
            }
            _ => self.give(item, Cause::Due, sink),
        }
    }
}
