//! Invasion: what events ask of the team. The start player decides, and others pay their shares.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::orleans::action::{Action, Illegal, Item, Unit};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Lying};
use core::ops::RangeInclusive;

use crate::Player;
use crate::orleans::event::{Cause, Event};
use crate::orleans::parts::{Good, Hourglass, WAYS};
use crate::orleans::position::Position;
use crate::orleans::scenarios::citizen;
use crate::orleans::tables;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (_, Action::Team { player, unit }) => table.check_unit(job, player, unit),
        (Job::Demolition { .. } | Job::Arson { .. }, Action::Accept) => must(game.can_buy_off(), Illegal::Coins),
        (Job::TeamCoins { left, payer, .. }, Action::PayCoins(coins)) => {
            must(table.share(left, payer).contains(&coins), Illegal::Coins)
        }
        (Job::TeamCoins { .. }, Action::Decline) => must(table.is_bargain(), Illegal::MustDo),
        (Job::Sell { .. }, Action::Accept | Action::Decline) => Ok(()),
        (Job::GoodWinds | Job::WoolMarket { .. }, Action::Decline) => Ok(()),
        (Job::Drought { .. }, Action::Drought { way, space }) => {
            let spaces = table.map.get(usize::from(way)).ok_or(Illegal::NoWay)?;
            table.check_pick(way, Some(space))?;
            must(spaces[usize::from(space)] == Some(Lying::Open(Good::Grain)), Illegal::NoGood)
        }
        (Job::Forgo, Action::Forgo(at)) => must(table.citizen_waits(at), Illegal::NoCitizen),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    match job {
        Job::Demolition { .. } | Job::Arson { .. } => {
            table.list_units(job, list);
            offer(list, legal, [Action::Accept]);
        }
        Job::TeamCoins { left, payer, .. } => {
            table.share(left, payer).for_each(|coins| push(list, Action::PayCoins(coins)));
            offer(list, legal, [Action::Decline]);
        }
        Job::Sell { .. } => [Action::Accept, Action::Decline].into_iter().for_each(|action| push(list, action)),
        Job::Grant { .. } | Job::WitchHunt { .. } => table.list_units(job, list),
        Job::GoodWinds | Job::WoolMarket { .. } => {
            table.list_units(job, list);
            push(list, Action::Decline);
        }
        Job::Drought { .. } => {
            for way in 0..WAYS.len() as u8 {
                offer(list, legal, [0, 1].map(|space| Action::Drought { way, space }));
            }
        }
        Job::Forgo => offer(list, legal, (0..citizen::ALL).map(Action::Forgo)),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (_, Action::Team { player, unit }) => game.do_unit(job, player, unit, sink),
        (Job::Demolition { .. } | Job::Arson { .. }, Action::Accept) => game.buy_off(job, sink),
        (Job::TeamCoins { left, payer, good }, Action::PayCoins(coins)) => {
            game.pay_share(payer, coins, sink);
            game.collect(left - coins, Some(payer), good, sink);
        }
        (Job::TeamCoins { .. }, _) => game.pay_back(sink),
        (Job::Sell { good, .. }, Action::Accept) => game.sell_wool(good, sink),
        (Job::Drought { left }, Action::Drought { way, space }) => {
            game.clear_way(way, space, sink);
            if left > 1 {
                game.table.push(Job::Drought { left: left - 1 });
            }
        }
        (_, Action::Forgo(at)) => game.forgo(at, sink),
        _ => {}
    }
}

/// Returns what wool and brocade cost on the Wool Market.
pub(crate) const fn wool_price(good: Good) -> Option<u8> {
    match good {
        Good::Wool => Some(tables::WOOL_MARKET_COINS[0]),
        Good::Brocade => Some(tables::WOOL_MARKET_COINS[1]),
        _ => None,
    }
}

impl Position {
    /// Returns whether what the team pays for now is an offer, and not what an event demands.
    pub(crate) const fn is_bargain(&self) -> bool {
        matches!(self.event, Hourglass::GoodTrade | Hourglass::WoolMarket)
    }

    /// Returns how many of the missing coins a player can pay, if those who come later in turn order pay the rest.
    pub fn share(&self, left: u8, payer: Player) -> RangeInclusive<u8> {
        let later = self.in_order().skip_while(|&player| player != payer).skip(1);
        let later: u16 = later.map(|player| self.holdings[player.index()].coins).sum();
        let least = u16::from(left).saturating_sub(later);
        least as u8..=self.holdings[payer.index()].coins.min(left.into()) as u8
    }

    /// Checks whether the team can do a unit of what an event asks for.
    pub(crate) fn check_unit(&self, job: Job, player: Player, unit: Unit) -> Verdict {
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

    /// Lists every unit that the team can do.
    fn list_units(&self, job: Job, list: &mut List) {
        for player in Player::all(self.setup.players) {
            let holding = &self.holdings[player.index()];
            let ways = holding.merchant.ways().only(false, true);
            let winds = ways.flat_map(|way| [None, Some(0), Some(1)].map(|take| Unit::Winds { way, take }));
            let units = core::iter::once(Unit::Coin)
                .chain(holding.places().map(Unit::Technology))
                .chain(holding.tiles.map(Unit::Tile))
                .chain([Unit::Development, Unit::Monk, Unit::Wine])
                .chain(Good::ALL.into_iter().map(Unit::Buy))
                .chain(Good::ALL.into_iter().map(Unit::Sell))
                .chain(winds);
            let units = units.filter(|&unit| self.check_unit(job, player, unit).is_ok());
            units.for_each(|unit| push(list, Action::Team { player, unit }));
        }
    }
}

impl Orleans {
    /// Begins what an event of Invasion asks of the team: the start player decides.
    pub(crate) fn meet_together(&mut self, sink: Sink) {
        if self.table.team_falls_short() {
            return self.lose_together(sink);
        }
        let table = &mut self.table;
        match table.event {
            Hourglass::Demolition => table.push(Job::Demolition { left: table.tiles_asked() }),
            Hourglass::Arson => table.push(Job::Arson { left: table.tiles_asked() }),
            Hourglass::Donation => {
                let (coins, wine, development) = tables::DONATION;
                table.push(Job::Grant { unit: Unit::Coin, left: coins });
                if table.market.of(Good::Wine) > 0 {
                    table.push(Job::Grant { unit: Unit::Wine, left: wine });
                }
                table.push(Job::Grant { unit: Unit::Development, left: development });
            }
            Hourglass::Drought => table.push(Job::Drought { left: tables::DROUGHT_GRAIN }),
            Hourglass::Earthquake => table.push(Job::Earthquake { left: tables::EARTHQUAKE_TILES }),
            Hourglass::Escape if table.citizen_waits(citizen::LE_BLANC) => self.forgo(citizen::LE_BLANC, sink),
            Hourglass::GoodTrade
                if table.team_coins() >= table.event.price().into()
                    && table.market.of(Good::Grain) >= tables::GOOD_TRADE_GRAIN =>
            {
                table.push(Job::Offer);
            }
            Hourglass::GoodWinds => table.push(Job::GoodWinds),
            Hourglass::Reinforcement => {
                table.city.reinforced = true;
                sink(Event::Reinforced);
            }
            Hourglass::WoolMarket => table.push(Job::WoolMarket { left: tables::WOOL_MARKET_GOODS }),
            Hourglass::Pirates => self.pirates(sink),
            Hourglass::Rats => {
                for good in [Good::Cheese, Good::Grain] {
                    for _ in 0..tables::RATS.of(good).min(self.table.city.warehouse.of(good)) {
                        self.table.city.warehouse.take(good);
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
    pub(crate) fn can_buy_off(&self) -> bool {
        self.table.team_coins() >= self.table.event.price().into()
    }

    /// Pays coins instead of a tile.
    pub(crate) fn buy_off(&mut self, job: Job, sink: Sink) {
        let rest = match job {
            Job::Arson { left } => Job::Arson { left: left - 1 },
            Job::Demolition { left } => Job::Demolition { left: left - 1 },
            _ => return,
        };
        self.push_unless_done(rest);
        self.collect(self.table.event.price(), None, None, sink);
    }

    /// Asks the players after this one, or all, in turn order how many of the coins that are missing they pay. What leaves
    /// no choice is paid at once: nothing, what an event demands, what the start player alone can pay and has asked for.
    pub(crate) fn collect(&mut self, mut left: u8, after: Option<Player>, good: Option<(Player, Good)>, sink: Sink) {
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
                for _ in 0..tables::GOOD_TRADE_GRAIN {
                    self.table.market.take(Good::Grain);
                    self.table.city.warehouse.add(Good::Grain);
                    sink(Event::Stored { good: Good::Grain });
                }
            }
            None => {}
        }
    }

    /// Lets a player pay a part of what the team pays.
    pub(crate) fn pay_share(&mut self, payer: Player, coins: u8, sink: Sink) {
        self.table.city.paid[payer.index()] = coins;
        self.as_player(payer, |game| game.pay(-i16::from(coins), Cause::Event(game.table.event), sink));
    }

    /// Gives back what was paid for something that somebody does not want to pay.
    pub(crate) fn pay_back(&mut self, sink: Sink) {
        for (player, coins) in Player::all(self.table.setup.players).zip(core::mem::take(&mut self.table.city.paid)) {
            self.as_player(player, |game| game.pay(coins.into(), Cause::Event(game.table.event), sink));
        }
    }

    /// Sells a good of the current player on the Wool Market.
    pub(crate) fn sell_wool(&mut self, good: Good, sink: Sink) {
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
    pub(crate) fn do_unit(&mut self, job: Job, player: Player, unit: Unit, sink: Sink) {
        let cause = Cause::Event(self.table.event);
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

    /// Accepts what an event offers the team.
    pub(crate) fn accept_together(&mut self, sink: Sink) {
        match self.table.event {
            Hourglass::GoodTrade => self.collect(self.table.event.price(), None, None, sink),
            Hourglass::RomeCalling => {
                for player in Player::all(self.table.setup.players) {
                    self.as_player(player, |game| game.return_monk(sink));
                }
            }
            _ => {}
        }
    }
}
