//! The list of all legal actions.

use crate::{Actions, Player};

use super::Orleans;
use super::action::{Action, Bonus, Item, Origin};
use super::city::Character;
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::job::Job;
use super::legal::VILLAGERS;
use super::map::{Town, WAYS};
use super::place::{Need, Place, Places, Space, Spot};
use super::scenario::citizen;
use super::state::Holding;
use super::tables::{self, PHARMACY_COINS};
use super::usable::{first_of_equals, spots};

type List = Actions<Action>;

impl Orleans {
    /// Lists every legal action, ascending.
    pub(super) fn list(&self, list: &mut List) {
        list.clear();
        let Some(job) = self.table.job() else { return };
        let table = &self.table;
        let holding = table.holding();
        match job {
            Job::Draw => (0..=self.most_draws()).for_each(|draws| push(list, Action::Draw(draws))),
            Job::Plan { back } => {
                if back > 0 {
                    for place in holding.places() {
                        for space in 0..place.needs().len() as u8 {
                            self.offer(list, Action::TakeBack(Spot { place, space }));
                        }
                    }
                }
                list_puts(holding, &holding.market, list);
                push(list, Action::Done);
            }
            Job::Act => {
                let ends = self.must_end_turn();
                for place in if ends { Places::NONE } else { holding.places() } {
                    if table.check_use(table.current, place).is_ok() {
                        push(list, Action::Use(place));
                    }
                }
                // Objectives come before structures in the order of actions.
                for objective in 0..table.setup.objectives().len() as u8 {
                    self.offer(list, Action::Fulfil(objective));
                }
                for (site, good) in table.furnishings(table.current) {
                    push(list, Action::Furnish { site, good });
                }
                push(list, if self.can_end_turn() { Action::Done } else { Action::Pass });
            }
            Job::Copy => holding.places().for_each(|place| self.offer(list, Action::Copy(place))),
            Job::Village => VILLAGERS.into_iter().for_each(|kind| self.offer(list, Action::Recruit(kind))),
            Job::Travel { roads, water } => {
                for way in table.ways(table.current, roads, water) {
                    for take in [None, Some(0), Some(1)] {
                        self.offer(list, Action::Travel { way, take });
                    }
                }
            }
            Job::Send { market, .. } => {
                for follower in table.senders(table.current, market).kinds() {
                    for to in table.destinations(table.current) {
                        for development in [false, true] {
                            self.offer(list, Action::Send { kind: follower.kind(), to, development });
                        }
                    }
                }
                self.offer(list, Action::Decline);
            }
            Job::Technology { .. } => {
                for place in holding.places() {
                    for space in 0..place.needs().len() as u8 {
                        self.offer(list, Action::Equip(Spot { place, space }));
                    }
                }
                self.offer(list, Action::Catapult);
            }
            Job::Tile { .. } => table.tiles.for_each(|tile| self.offer(list, Action::TakeTile(tile))),
            Job::Trade { .. } => {
                Good::ALL.into_iter().for_each(|good| self.offer(list, Action::Buy(good)));
                Good::ALL.into_iter().for_each(|good| self.offer(list, Action::Sell(good)));
                self.offer(list, Action::Decline);
            }
            Job::Swap | Job::Exchange => {
                for give in Good::ALL {
                    Good::ALL.into_iter().for_each(|take| self.offer(list, Action::Swap { give, take }));
                }
                self.offer(list, Action::Decline);
            }
            Job::Pharmacy => (1..=PHARMACY_COINS).for_each(|coins| self.offer(list, Action::PayCoins(coins))),
            Job::Feed { coins: payment, .. } | Job::Worth { left: payment, .. } => {
                self.offer(list, Action::PayCoins(payment));
                Good::ALL.into_iter().for_each(|good| self.offer(list, Action::PayGood(good)));
            }
            Job::Fabrics { .. } => Good::ALL.into_iter().for_each(|good| self.offer(list, Action::PayGood(good))),
            Job::Unequip { .. } => {
                holding.places().for_each(|place| self.offer(list, Action::Give(Item::Technology(place))));
            }
            Job::Amnesty { kind } => {
                list_puts(holding, &core::iter::once(Follower::neutral(kind)).collect(), list);
                push(list, Action::Decline);
            }
            Job::Banish { .. } => table.hand.kinds().for_each(|follower| push(list, Action::Banish(follower))),
            Job::Settle => (0..citizen::ALL).for_each(|at| self.offer(list, Action::Settle(at))),
            Job::Start => Town::ALL.into_iter().for_each(|town| push(list, Action::Start(town))),
            Job::Choose { .. } => table.tiles_gone.for_each(|tile| self.offer(list, Action::Choose(tile))),
            Job::QuickTravel { .. } => {
                holding.merchant.ways().for_each(|way| self.offer(list, Action::Travel { way, take: None }));
                push(list, Action::Decline);
            }
            Job::Vehicle { .. } => {
                for good in Good::ALL {
                    table.receivers().for_each(|to| self.offer(list, Action::Ship { good, to }));
                }
                self.offer(list, Action::Decline);
            }
            Job::GuildHouse { left, .. } => {
                for coins in 1..=left {
                    table.receivers().for_each(|to| self.offer(list, Action::Donate { coins, to }));
                }
                self.offer(list, Action::Decline);
            }
            Job::Host => {
                for follower in holding.market.kinds() {
                    let all = Player::all(table.setup.players);
                    all.for_each(|to| self.offer(list, Action::Host { follower, to }));
                }
            }
            Job::Lodge { follower, to } => {
                table.lodgings(follower, to).for_each(|at| push(list, Action::Lodge(at)));
            }
            Job::Palatinate => {
                for from in Player::all(table.setup.players) {
                    let places = table.holdings[from.index()].places();
                    places.for_each(|place| self.offer(list, Action::Borrow { from, place }));
                }
            }
            Job::Demolition { .. } | Job::Arson { .. } => {
                self.list_units(job, list);
                self.offer(list, Action::Accept);
            }
            Job::TeamCoins { left, payer, .. } => {
                table.share(left, payer).for_each(|coins| push(list, Action::PayCoins(coins)));
                self.offer(list, Action::Decline);
            }
            Job::Grant { .. } | Job::WitchHunt { .. } => self.list_units(job, list),
            Job::GoodWinds | Job::WoolMarket { .. } => {
                self.list_units(job, list);
                push(list, Action::Decline);
            }
            Job::Drought { .. } => {
                for way in 0..WAYS.len() as u8 {
                    (0..2).for_each(|space| self.offer(list, Action::Drought { way, space }));
                }
            }
            Job::Earthquake { .. } => table.tiles.for_each(|tile| push(list, Action::Choose(tile))),
            Job::Forgo => (0..citizen::ALL).for_each(|at| self.offer(list, Action::Forgo(at))),
            Job::Training => Kind::TRACKS.into_iter().for_each(|kind| self.offer(list, Action::Recruit(kind))),
            Job::Famine { .. } => {
                for follower in Follower::ALL {
                    let standing = spots(holding).filter(|&spot| holding.space(spot) == Some(Space::Held(follower)));
                    let all = [Origin::Bag, Origin::Market].into_iter().chain(standing.map(Origin::Space));
                    all.for_each(|from| self.offer(list, Action::Return { follower, from }));
                }
            }
            Job::Robbery => {
                let towers = Town::ALL.into_iter().filter(|town| town.is_outer());
                towers.for_each(|town| self.offer(list, Action::Give(Item::Station(town))));
                self.offer(list, Action::Accept);
            }
            Job::Due => self.list_items(list),
            Job::Character => Character::ALL.into_iter().for_each(|one| self.offer(list, Action::Be(one))),
            Job::Keep => {
                let offer = &table.structures[table.current.index()].offer;
                offer.iter().for_each(|card| push(list, Action::Keep(card.number)));
                crate::sort::sort_by(list, Ord::cmp);
            }
            Job::Carpenter { .. } => {
                for way in table.carpenter.ways() {
                    let standing: Crowd = holding.standing_on(Place::Carpenter).collect();
                    standing.kinds().for_each(|follower| self.offer(list, Action::MoveCarpenter { way, follower }));
                }
                for way in table.carpenter.ways() {
                    (0..2).for_each(|space| self.offer(list, Action::Build { way, space }));
                }
                self.offer(list, Action::Decline);
            }
            Job::Scriptorium => [Action::Renew, Action::Accept].into_iter().for_each(|action| self.offer(list, action)),
            Job::Riots => {
                self.offer(list, Action::PayCoins(tables::RIOTS_COINS));
                for from in [Origin::Bag, Origin::Market] {
                    self.offer(list, Action::Return { follower: Follower::Knight, from });
                }
            }
            Job::PilgrimsDay => {
                for follower in holding.market.kinds() {
                    self.offer(list, Action::Return { follower, from: Origin::Market });
                }
                push(list, Action::Decline);
            }
            Job::Peregrination => {
                for way in holding.merchant.ways() {
                    for take in [None, Some(0), Some(1)] {
                        self.offer(list, Action::Travel { way, take });
                    }
                }
                push(list, Action::Decline);
            }
            Job::MarketDay { .. } => {
                Good::ALL.into_iter().for_each(|good| self.offer(list, Action::Buy(good)));
                push(list, Action::Decline);
            }
            Job::Bourgeois => {
                Good::ALL.into_iter().for_each(|good| self.offer(list, Action::Bonus(Bonus::Good(good))));
                let others = [Bonus::Travel, Bonus::Coins, Bonus::Development];
                others.into_iter().for_each(|bonus| self.offer(list, Action::Bonus(bonus)));
            }
            Job::Torture { .. } => self.list_items(list),
            Job::Bathhouse { left, .. } => {
                if left > 0 {
                    list_puts(holding, &table.hand, list);
                }
                push(list, Action::Decline);
            }
            Job::Mark => {
                (0..table.setup.objectives().len() as u8).for_each(|one| self.offer(list, Action::Fulfil(one)));
                push(list, Action::Decline);
            }
            Job::Vineyard | Job::Sacristy | Job::Offer | Job::Mayor { .. } | Job::Sell { .. } => {
                [Action::Accept, Action::Decline].into_iter().for_each(|a| push(list, a))
            }
            Job::Done => push(list, Action::Done),
        }
    }

    fn list_items(&self, list: &mut List) {
        let holding = self.table.holding();
        let stations = Town::ALL.into_iter().map(Item::Station);
        let items = core::iter::once(Item::Stock)
            .chain(stations)
            .chain([Item::Follower, Item::Development])
            .chain(Good::ALL.into_iter().map(Item::Good))
            .chain(holding.tiles.map(Item::Tile))
            .chain(holding.places().map(Item::Technology));
        items.for_each(|item| self.offer(list, Action::Give(item)));
    }

    /// Lists an action if it is legal.
    fn offer(&self, list: &mut List, action: Action) {
        if self.check(action).is_ok() {
            push(list, action);
        }
    }
}

fn push(list: &mut List, action: Action) {
    let listed = list.push(action);
    debug_assert!(listed.is_ok(), "no position has more than MAX_ACTIONS");
}

/// Lists who can be put where, from the market or the hand. For speed it looks at each space once, where
/// [`check_put`](super::usable::check_put) asks the same for one follower on one space: the law that an action is listed
/// exactly when it is accepted (`exact` in `tests/laws/lawful.rs`) holds both equal.
fn list_puts(holding: &Holding, from: &Crowd, list: &mut List) {
    let mut open: heapless::Vec<(Spot, Need), { Place::ALL.len() * 3 }> = heapless::Vec::new();
    for spot in spots(holding) {
        if holding.space(spot) == Some(Space::Empty) && first_of_equals(holding, spot) {
            let _ = open.push((spot, spot.place.needs()[usize::from(spot.space)]));
        }
    }
    for follower in from.kinds() {
        for &(at, need) in &open {
            if holding.fits(follower, need) {
                push(list, Action::Put { follower, at });
            }
        }
    }
}
