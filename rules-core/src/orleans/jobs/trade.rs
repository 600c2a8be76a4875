//! Goods are bought, sold and exchanged; coins become development.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::Cause;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Good, Place};
use crate::orleans::position::Position;
use crate::orleans::tables::{self, BLACK_MARKET_GOODS, LAST_DEVELOPMENT, PHARMACY_COINS, design};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Trade { .. }, Action::Buy(good)) => table.check_buy(table.current, good, good.value()),
        (Job::Trade { .. }, Action::Sell(good)) => must(table.holding().goods.of(good) > 0, Illegal::NotOwned),
        (Job::Trade { left }, Action::Decline) => must(left < tables::MARKET_STAND_GOODS, Illegal::MustDo),
        (Job::Swap, Action::Swap { give, take }) => table.check_swap(table.current, give, BLACK_MARKET_GOODS, take),
        (Job::Exchange, Action::Swap { give, take }) => table.check_swap(table.current, give, 1, take),
        (Job::MarketDay { .. }, Action::Buy(good)) => {
            table.check_buy(table.current, good, design::MARKET_DAY[good as usize].into())
        }
        (Job::Exchange | Job::MarketDay { .. }, Action::Decline) => Ok(()),
        (Job::Pharmacy, Action::PayCoins(coins)) => table.check_pharmacy(table.current, coins),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    match job {
        Job::Trade { .. } => {
            offer(list, legal, Good::ALL.map(Action::Buy));
            offer(list, legal, Good::ALL.map(Action::Sell));
            offer(list, legal, [Action::Decline]);
        }
        Job::Swap | Job::Exchange => {
            for give in Good::ALL {
                offer(list, legal, Good::ALL.map(|take| Action::Swap { give, take }));
            }
            offer(list, legal, [Action::Decline]);
        }
        Job::MarketDay { .. } => {
            offer(list, legal, Good::ALL.map(Action::Buy));
            push(list, Action::Decline);
        }
        Job::Pharmacy => offer(list, legal, (1..=PHARMACY_COINS).map(Action::PayCoins)),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (Job::Trade { left }, Action::Buy(good) | Action::Sell(good)) => {
            let (value, cause) = (good.value() as i16, Cause::Place(Place::MarketStand));
            if let Action::Buy(_) = action {
                game.pay(-value, cause, sink);
                game.take_good(good, cause, sink);
            } else {
                game.return_good(good, cause, sink);
                game.pay(value, cause, sink);
            }
            if left > 1 {
                game.table.push(Job::Trade { left: left - 1 });
            }
        }
        (Job::Swap, Action::Swap { give, take }) => {
            let cause = Cause::Place(Place::BlackMarket);
            for _ in 0..BLACK_MARKET_GOODS {
                game.return_good(give, cause, sink);
            }
            game.take_good(take, cause, sink);
        }
        (Job::Exchange, Action::Swap { give, take }) => {
            let cause = Cause::Event(game.table.event);
            game.return_good(give, cause, sink);
            game.take_good(take, cause, sink);
        }
        (Job::MarketDay { left }, Action::Buy(good)) => {
            let cause = Cause::Event(game.table.event);
            game.pay(-i16::from(design::MARKET_DAY[good as usize]), cause, sink);
            game.take_good(good, cause, sink);
            if left > 1 {
                game.table.push(Job::MarketDay { left: left - 1 });
            }
        }
        (Job::Pharmacy, Action::PayCoins(coins)) => {
            game.pay(-i16::from(coins), Cause::Place(Place::Pharmacy), sink);
            game.develop(coins, sink);
        }
        _ => {}
    }
}

impl Position {
    /// Checks whether a player can buy a good of the market at a price.
    pub(crate) fn check_buy(&self, player: Player, good: Good, price: u16) -> Verdict {
        must(self.market.of(good) > 0, Illegal::SoldOut)?;
        must(self.holdings[player.index()].coins >= price, Illegal::Coins)
    }

    /// Checks whether a player can give this many equal goods for another one of the market.
    pub(crate) fn check_swap(&self, player: Player, give: Good, count: u8, take: Good) -> Verdict {
        must(give != take, Illegal::NoGood)?;
        must(self.holdings[player.index()].goods.of(give) >= count, Illegal::NotOwned)?;
        must(self.market.of(take) > 0, Illegal::SoldOut)
    }

    /// Checks whether a player's Pharmacy can make development of this many coins.
    pub(crate) fn check_pharmacy(&self, player: Player, coins: u8) -> Verdict {
        let holding = &self.holdings[player.index()];
        must((1..=PHARMACY_COINS).contains(&coins), Illegal::NotNow)?;
        must(coins <= LAST_DEVELOPMENT - holding.development, Illegal::NoDevelopment)?;
        must(u16::from(coins) <= holding.coins, Illegal::Coins)
    }
}
