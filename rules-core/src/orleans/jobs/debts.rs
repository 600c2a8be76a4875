//! What is owed: food, goods, coins, and torture for those that are missing.

use super::family::{Family, List, Verdict, must, offer};
use crate::orleans::action::{Action, Illegal, Item, Origin};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Good, Town};
use crate::orleans::position::{Lack, Position};
use crate::orleans::tables;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let holding = game.table.holding();
    match (job, action) {
        (Job::Feed { .. }, Action::PayGood(good)) => {
            must(good.is_food(), Illegal::NoGood)?;
            must(holding.goods.of(good) > 0, Illegal::NotOwned)
        }
        (Job::Feed { coins: asked, .. }, Action::PayCoins(coins)) => {
            must(coins == asked && asked > 0, Illegal::NotNow)?;
            must(holding.coins >= asked.into(), Illegal::Coins)
        }
        (Job::Worth { .. }, Action::PayGood(good)) => must(holding.goods.of(good) > 0, Illegal::NotOwned),
        (Job::Worth { left, coins: true }, Action::PayCoins(coins)) => {
            must(coins == left, Illegal::NotNow)?;
            must(holding.coins >= u16::from(left), Illegal::Coins)
        }
        (Job::Fabrics { .. }, Action::PayGood(good)) => {
            must(!good.is_food(), Illegal::NoGood)?;
            must(holding.goods.of(good) > 0, Illegal::NotOwned)
        }
        (Job::Torture { .. }, Action::Give(item)) => game.check_give(item),
        (Job::Robbery, Action::Give(item @ Item::Station(town))) => {
            must(town.is_outer(), Illegal::NotWanted)?;
            game.check_give(item)
        }
        (Job::Robbery, Action::Accept) => must(holding.has_loot(), Illegal::NotOwned),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    match job {
        Job::Feed { coins: payment, .. } | Job::Worth { left: payment, .. } => {
            offer(list, legal, [Action::PayCoins(payment)]);
            offer(list, legal, Good::ALL.map(Action::PayGood));
        }
        Job::Fabrics { .. } => offer(list, legal, Good::ALL.map(Action::PayGood)),
        Job::Torture { .. } => offer(list, legal, belongings(&game.table)),
        Job::Robbery => {
            let towers = Town::ALL.into_iter().filter(|town| town.is_outer());
            offer(list, legal, towers.map(|town| Action::Give(Item::Station(town))));
            offer(list, legal, [Action::Accept]);
        }
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (_, Action::PayCoins(coins)) => game.pay(-i16::from(coins), Cause::Event(game.table.event), sink),
        (_, Action::PayGood(good)) => game.pay_good(job, good, sink),
        (Job::Torture { debt }, Action::Give(item)) => {
            if debt > 1 {
                game.table.push(Job::Torture { debt: debt - 1 });
            }
            game.give(item, Cause::Torture, sink);
        }
        (Job::Robbery, Action::Give(item)) => game.give(item, Cause::Event(game.table.event), sink),
        (Job::Robbery, _) => game.table.push(Job::Worth { left: tables::ROBBERY_WORTH, coins: false }),
        _ => {}
    }
}

/// Iterates over what the current player has and could give, ascending.
pub(super) fn belongings(table: &Position) -> impl Iterator<Item = Action> {
    let (player, holding) = (table.current, table.holding());
    let stations = Town::ALL.into_iter().filter(move |&town| table.has_station(player, town));
    let equipped = holding.places().filter(|&place| holding.is_equipped(place));
    let items = core::iter::once(Item::Stock)
        .chain(stations.map(Item::Station))
        .chain([Item::Follower, Item::Development])
        .chain(Good::ALL.into_iter().map(Item::Good))
        .chain(holding.tiles.map(Item::Tile))
        .chain(equipped.map(Item::Technology));
    items.map(Action::Give)
}

impl Orleans {
    fn check_give(&self, item: Item) -> Verdict {
        let table = &self.table;
        let holding = table.holding();
        match item {
            Item::Stock => must(holding.stock > 0, Illegal::NoStation),
            Item::Station(town) => must(table.has_station(table.current, town), Illegal::NotOwned),
            Item::Follower => must(holding.bag.neutrals() > 0, Illegal::NoFollower),
            Item::Development => {
                let back = holding.development.checked_sub(1).ok_or(Illegal::NoDevelopment)?;
                must(!tables::DEVELOPMENT_COINS.iter().any(|&(space, _)| space == back), Illegal::CoinSpace)
            }
            Item::Good(good) => must(holding.goods.of(good) > 0, Illegal::NotOwned),
            Item::Tile(tile) => must(holding.tiles.contains(tile), Illegal::NotOwned),
            Item::Technology(place) => must(holding.has_technology(place), Illegal::NotOwned),
        }
    }

    /// Lets the current player pay what is there; each missing coin has to be made up for.
    pub(crate) fn owe(&mut self, coins: u16, cause: Cause, sink: Sink) {
        let paid = coins.min(self.table.holding().coins);
        self.pay(-(paid as i16), cause, sink);
        if coins > paid {
            self.table.push(Job::Torture { debt: coins - paid });
        }
    }

    /// Makes the current player lose, who has too little for the event; a team loses together. A player who has met all
    /// objectives pays what there is, and does not lose any more.
    pub(crate) fn fall_short(&mut self, lack: Lack, sink: Sink) {
        if self.table.is_invasion() {
            return self.lose_together(sink);
        }
        if !self.table.has_met_all(self.table.current) {
            return self.defeat(sink);
        }
        let (goods, coins): (&[Good], u16) = match lack {
            Lack::Coins(coins) => (&[], coins),
            Lack::Food { coins, .. } => (&Good::FOOD, coins.into()),
            Lack::Worth(worth) => (&Good::ALL, worth.into()),
            _ => (&[], 0),
        };
        let cause = Cause::Event(self.table.event);
        for &good in goods {
            (0..self.table.holding().goods.of(good)).for_each(|_| self.return_good(good, cause, sink));
        }
        self.pay(-(coins.min(self.table.holding().coins) as i16), cause, sink);
    }

    /// Makes the current player lose.
    fn defeat(&mut self, sink: Sink) {
        self.table.agenda.clear();
        self.table.holding_mut().lost = true;
        sink(Event::Defeated { player: self.table.current });
    }

    /// Gives something, for a missing coin or to an event. Followers go to their pile, all else leaves the game.
    pub(crate) fn give(&mut self, item: Item, cause: Cause, sink: Sink) {
        let player = self.table.current;
        sink(Event::Given { player, item, cause });
        let holding = self.table.holding_mut();
        match item {
            Item::Stock => holding.stock -= 1,
            Item::Station(town) => self.table.stations[town as usize] &= !(1 << player.0),
            Item::Follower => {
                if let Some(follower) = self.table.holdings[player.index()].bag.draw_neutral(&mut self.dice) {
                    self.lose(follower.kind(), Origin::Bag, cause, sink);
                }
            }
            Item::Development => {
                holding.development -= 1;
                sink(Event::Developed { player, change: -1 });
            }
            Item::Good(good) => {
                holding.goods.take(good);
                self.table.gone.add(good);
            }
            Item::Tile(tile) => {
                self.release(tile, sink);
                self.remove_technology(tile);
                let holding = self.table.holding_mut();
                holding.tiles.remove(tile);
                holding.turned.remove(tile);
                self.table.tiles_gone.insert(tile);
            }
            Item::Technology(place) => self.remove_technology(place),
        }
    }

    /// Pays a good for the event, or delivers it; then asks for what is still to be paid.
    pub(crate) fn pay_good(&mut self, job: Job, good: Good, sink: Sink) {
        // Fabrics are deliveries, and so are goods of some worth where coins do not do and nobody robs.
        let delivered = match job {
            Job::Fabrics { .. } => true,
            Job::Worth { coins, .. } => !coins && !self.table.is_invasion(),
            _ => false,
        };
        let cause = match delivered {
            true => Cause::Town(self.table.holding().merchant),
            false => Cause::Event(self.table.event),
        };
        self.return_good(good, cause, sink);
        let rest = match job {
            // After the first food, coins are no longer an answer.
            Job::Feed { food, .. } => (food > 1).then(|| Job::Feed { food: food - 1, coins: 0 }),
            Job::Worth { left, coins } => {
                let left = left.saturating_sub(good.value() as u8);
                (left > 0).then_some(Job::Worth { left, coins })
            }
            Job::Fabrics { left } => (left > 1).then(|| Job::Fabrics { left: left - 1 }),
            _ => None,
        };
        rest.into_iter().for_each(|job| self.table.push(job));
    }
}
