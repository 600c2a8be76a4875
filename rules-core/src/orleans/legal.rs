//! What is legal now: one check for each decision, and the list of all that pass it.

use crate::{Actions, Player};

use super::Orleans;
use super::action::{Action, Bonus, Destination, Illegal, Item, Origin};
use super::city::Character;
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::map::{Town, WAYS};
use super::place::{Category, Need, Place, Places, Space, Spot};
use super::position::{Job, Lying, Position, Seat};
use super::scenario::citizen;
use super::tables::{self, BLACK_MARKET_GOODS, LAST_DEVELOPMENT, PHARMACY_COINS, SENT_AT_ONCE, design};

type List = Actions<Action>;
type Verdict = Result<(), Illegal>;

/// Whom the Village brings.
const VILLAGERS: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];

/// `Ok` if it holds.
pub(super) const fn must(holds: bool, otherwise: Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl Orleans {
    /// Whether an action is legal now.
    pub(super) fn check(&self, action: Action) -> Verdict {
        let table = &self.table;
        let seat = table.seat();
        match (table.job().ok_or(Illegal::Over)?, action) {
            (Job::Draw, Action::Draw(draws)) => must(draws <= self.most_draws(), Illegal::TooMany),
            (Job::Plan { back }, Action::TakeBack(spot)) => {
                must(back > 0, Illegal::NoTakingBack)?;
                must(seat.market_room() > 0, Illegal::MarketFull)?;
                must(seat.places().contains(spot.place), Illegal::NoPlace)?;
                let space = seat.space(spot).ok_or(Illegal::NoSpace)?;
                must(matches!(space, Space::Held(_)), Illegal::NobodyThere)?;
                must(first_of_equals(seat, spot), Illegal::EqualSpace)
            }
            (Job::Plan { .. }, Action::Put { follower, at }) => check_put(seat, &seat.market, follower, at),
            (Job::Bathhouse { left, .. }, Action::Put { follower, at }) if left > 0 => {
                check_put(seat, &table.hand, follower, at)
            }
            (Job::Act, Action::Use(place)) => {
                must(!self.must_end_turn(), Illegal::EndTurn)?;
                table.check_use(table.current, place)
            }
            (Job::Act, Action::Furnish { site, good }) => table.check_furnish(table.current, site, good),
            (Job::Act, Action::Fulfil(objective)) => table.check_fulfil(table.current, objective),
            (Job::Act, Action::Pass) => must(!self.must_end_turn(), Illegal::EndTurn),
            (Job::Act, Action::Done) => must(self.must_end_turn(), Illegal::NotNow),
            (Job::Copy, Action::Copy(place)) => table.check_copy(table.current, place),
            (Job::Village, Action::Recruit(kind)) => {
                must(VILLAGERS.contains(&kind), Illegal::NotNow)?;
                table.check_recruit(table.current, kind)
            }
            (Job::Travel { roads, water }, Action::Travel { way, take }) => {
                must(table.ways(table.current, roads, water).contains(way), Illegal::NoWay)?;
                table.check_pick(way, take)
            }
            (Job::Peregrination, Action::Travel { way, take }) => {
                must(seat.merchant.ways().contains(way), Illegal::NoWay)?;
                table.check_pick(way, take)
            }
            (Job::Keep, Action::Keep(number)) => {
                let offer = &table.structures[table.current.index()].offer;
                must(offer.iter().any(|card| card.number == number), Illegal::NoCard)
            }
            (Job::Carpenter { .. }, Action::MoveCarpenter { way, follower }) => {
                table.check_carpenter(table.current, way, follower)
            }
            (Job::Carpenter { .. }, Action::Build { way, space }) => table.check_structure(table.current, way, space),
            (Job::Carpenter { moved }, Action::Decline) => must(moved, Illegal::MustDo),
            (Job::Scriptorium, Action::Accept) => must(seat.development < LAST_DEVELOPMENT, Illegal::NoDevelopment),
            (Job::Scriptorium, Action::Renew) => must(!table.deck.is_empty(), Illegal::NoCard),
            (Job::Riots, Action::Return { follower, from }) => {
                must(follower == Follower::Knight, Illegal::Unfit)?;
                must(!matches!(from, Origin::Space(_)), Illegal::NotNow)?;
                must(table.stands(table.current, follower, from), Illegal::NoFollower)
            }
            (Job::Riots, Action::PayCoins(coins)) => {
                must(coins == tables::RIOTS_COINS, Illegal::NotNow)?;
                must(seat.coins >= coins.into(), Illegal::Coins)
            }
            (Job::PilgrimsDay, Action::Return { follower, from: Origin::Market }) => {
                must(!follower.is_own(), Illegal::Unfit)?;
                let needed = 1 + u8::from(follower == Follower::Monk);
                must(seat.market.of(follower) >= needed, Illegal::NoFollower)
            }
            (Job::MarketDay { .. }, Action::Buy(good)) => {
                must(table.market.of(good) > 0, Illegal::SoldOut)?;
                must(seat.coins >= good.value(), Illegal::Coins)
            }
            (Job::Vehicle { to, .. }, Action::Ship { good, to: wanted }) => {
                must(to.is_none_or(|to| to == wanted), Illegal::OneReceiver)?;
                table.check_ship(good, wanted)
            }
            (Job::Vehicle { to, .. }, Action::Decline) => must(to.is_some(), Illegal::MustDo),
            (Job::GuildHouse, Action::Donate { coins, to }) => table.check_donate(coins, to),
            (Job::Host, Action::Host { follower, to }) => table.check_host(follower, to),
            (Job::Lodge { follower, to }, Action::Lodge(at)) => table.check_lodge(follower, to, at),
            (Job::Palatinate, Action::Borrow { from, place }) => table.check_borrow(from, place),
            (Job::Technology { farmer }, Action::Catapult) => {
                must(!farmer, Illegal::FarmerFirst)?;
                must(table.catapult_wants() > 0, Illegal::NotWanted)
            }
            (job @ (Job::Demolition { .. } | Job::Arson { .. }), Action::Accept) => {
                must(self.can_buy_off(job), Illegal::Coins)
            }
            (job, Action::Team { player, unit }) => table.check_unit(job, player, unit),
            (Job::GoodWinds | Job::WoolMarket { .. }, Action::Decline) => Ok(()),
            (Job::Drought { .. }, Action::Drought { way, space }) => {
                let spaces = table.map.get(usize::from(way)).ok_or(Illegal::NoWay)?;
                let grain = Some(Lying::Open(Good::Grain));
                let there = spaces.get(usize::from(space)).is_some_and(|&lying| lying == grain);
                must(there && (space == 0 || spaces[0] != grain), Illegal::NoGood)
            }
            (Job::Earthquake { .. }, Action::Choose(tile)) => must(table.tiles.contains(tile), Illegal::NoTile),
            (Job::Forgo, Action::Forgo(at)) => table.check_forgo(at),
            (Job::Training, Action::Recruit(kind)) => {
                must(kind != Kind::Monk && seat.track(kind) < tables::track_length(kind), Illegal::TrackEnd)
            }
            (Job::Famine { .. }, Action::Return { follower, from }) => {
                must(!follower.is_own(), Illegal::Unfit)?;
                must(table.stands(table.current, follower, from), Illegal::NoFollower)
            }
            (Job::Robbery, Action::Give(item @ Item::Station(town))) => {
                must(town.is_outer(), Illegal::NotWanted)?;
                self.check_give(item)
            }
            (Job::Robbery, Action::Accept) => {
                must(seat.goods.value() >= tables::ROBBERY_WORTH.into(), Illegal::NotOwned)
            }
            (Job::Due, Action::Give(item)) => self.check_due(item),
            (Job::Character, Action::Be(character)) => {
                let taken = table.seats().iter().any(|seat| seat.character == Some(character));
                must(!taken, Illegal::Taken)
            }
            (Job::Mayor { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Job::PilgrimsDay | Job::MarketDay { .. } | Job::Peregrination, Action::Decline) => Ok(()),
            (Job::Send { market, sent }, Action::Send { kind, to, development }) => {
                must(sent < SENT_AT_ONCE, Illegal::NotNow)?;
                must(table.senders(table.current, market).neutral(kind) > 0, Illegal::NoFollower)?;
                table.check_send(table.current, kind, to, development)
            }
            (Job::Send { sent, .. }, Action::Decline) => must(sent > 0, Illegal::MustDo),
            (Job::Technology { farmer }, Action::Equip(spot)) => check_equip(seat, spot, farmer),
            (Job::Tile { first }, Action::TakeTile(tile)) => {
                must(table.tiles.contains(tile), Illegal::NoTile)?;
                must(!first || tile.category() == Category::One, Illegal::CategoryOne)
            }
            (Job::Trade { .. }, Action::Buy(good)) => {
                must(table.market.of(good) > 0, Illegal::SoldOut)?;
                must(seat.coins >= good.value(), Illegal::Coins)
            }
            (Job::Trade { .. }, Action::Sell(good)) => must(seat.goods.of(good) > 0, Illegal::NotOwned),
            (Job::Trade { left }, Action::Decline) => must(left < tables::MARKET_STAND_GOODS, Illegal::MustDo),
            (Job::Swap, Action::Swap { give, take }) => {
                must(give != take, Illegal::NoGood)?;
                must(seat.goods.of(give) >= BLACK_MARKET_GOODS, Illegal::NotOwned)?;
                must(table.market.of(take) > 0, Illegal::SoldOut)
            }
            (Job::Pharmacy, Action::PayCoins(coins)) => {
                must((1..=PHARMACY_COINS).contains(&coins), Illegal::NotNow)?;
                must(u16::from(coins) <= seat.coins, Illegal::Coins)?;
                must(coins <= LAST_DEVELOPMENT - seat.development, Illegal::NoDevelopment)
            }
            (Job::Feed { food, .. }, Action::PayGood(good)) => {
                must(good.is_food(), Illegal::NoGood)?;
                must(seat.goods.of(good) > 0 && seat.goods.food() >= food, Illegal::NotOwned)
            }
            (Job::Feed { coins: asked, .. }, Action::PayCoins(coins)) => {
                must(coins == asked && asked > 0, Illegal::NotNow)?;
                must(seat.coins >= u16::from(asked), Illegal::Coins)
            }
            (Job::Worth { .. }, Action::PayGood(good)) => must(seat.goods.of(good) > 0, Illegal::NotOwned),
            (Job::Worth { left, coins: true }, Action::PayCoins(coins)) => {
                must(coins == left, Illegal::NotNow)?;
                must(seat.coins >= u16::from(left), Illegal::Coins)
            }
            (Job::Fabrics { .. }, Action::PayGood(good)) => {
                must(!good.is_food(), Illegal::NoGood)?;
                must(seat.goods.of(good) > 0, Illegal::NotOwned)
            }
            (Job::Unequip { .. }, Action::Give(item @ Item::Technology(_))) => self.check_give(item),
            (Job::Amnesty { kind }, Action::Put { follower, at }) => {
                let new = core::iter::once(Follower::neutral(kind)).collect();
                check_put(seat, &new, follower, at)
            }
            (Job::Banish { .. }, Action::Banish(follower)) => must(table.hand.of(follower) > 0, Illegal::NoFollower),
            (Job::Settle, Action::Settle(at)) => {
                let designated = at < 32 && citizen::DESIGNATED >> at & 1 == 1;
                must(designated && !table.citizen_waits(at), Illegal::NoCitizen)
            }
            (Job::Start, Action::Start(_)) => Ok(()),
            (Job::Choose { one, two }, Action::Choose(tile)) => {
                let left = if tile.category() == Category::One { one } else { two };
                must(left > 0 && table.tiles_gone.contains(tile), Illegal::NoTile)
            }
            (Job::Exchange, Action::Swap { give, take }) => {
                must(give != take, Illegal::NoGood)?;
                must(seat.goods.of(give) > 0, Illegal::NotOwned)?;
                must(table.market.of(take) > 0, Illegal::SoldOut)
            }
            (Job::QuickTravel { .. }, Action::Travel { way, take: None }) => {
                must(seat.merchant.ways().contains(way), Illegal::NoWay)?;
                must(seat.coins > 0, Illegal::Coins)
            }
            (Job::Bourgeois, Action::Bonus(bonus)) => match bonus {
                Bonus::Good(good) => must(table.market.of(good) > 0, Illegal::SoldOut),
                Bonus::Travel | Bonus::Coins => Ok(()),
                Bonus::Development => must(seat.development < LAST_DEVELOPMENT, Illegal::NoDevelopment),
            },
            (Job::Offer, Action::Accept) => Ok(()),
            (Job::Offer | Job::Exchange | Job::QuickTravel { .. } | Job::Amnesty { .. }, Action::Decline) => Ok(()),
            (Job::Torture { .. }, Action::Give(item)) => self.check_give(item),
            (Job::Vineyard | Job::Sacristy, Action::Accept | Action::Decline) => Ok(()),
            (Job::Bathhouse { .. }, Action::Decline) => Ok(()),
            (Job::Plan { .. } | Job::Done, Action::Done) => Ok(()),
            _ => Err(Illegal::NotNow),
        }
    }

    /// The most followers that can be drawn now.
    pub fn most_draws(&self) -> u8 {
        let seat = self.table.seat();
        seat.draws().min(seat.bag.len()).min(seat.market_room())
    }

    /// Whether a place was used and somebody else is to act.
    pub(super) fn must_end_turn(&self) -> bool {
        let table = &self.table;
        table.acted && table.next_to_act(table.left_of(table.current)).is_some_and(|next| next != table.current)
    }

    fn check_give(&self, item: Item) -> Verdict {
        let table = &self.table;
        let seat = table.seat();
        match item {
            Item::Stock => must(seat.stock > 0, Illegal::NoStation),
            Item::Station(town) => must(table.has_station(table.current, town), Illegal::NotOwned),
            Item::Follower => must(seat.bag.neutrals() > 0, Illegal::NoFollower),
            Item::Development => {
                let back = seat.development.checked_sub(1).ok_or(Illegal::NoDevelopment)?;
                must(!tables::DEVELOPMENT_COINS.iter().any(|&(space, _)| space == back), Illegal::CoinSpace)
            }
            Item::Good(good) => must(seat.goods.of(good) > 0, Illegal::NotOwned),
            Item::Tile(tile) => must(seat.tiles.contains(tile), Illegal::NotOwned),
            Item::Technology(place) => {
                must(seat.places().contains(place) && seat.is_equipped(place), Illegal::NotOwned)
            }
        }
    }

    /// Lists every legal action, ascending.
    pub(super) fn list(&self, list: &mut List) {
        list.clear();
        let Some(job) = self.table.job() else { return };
        let table = &self.table;
        let seat = table.seat();
        match job {
            Job::Draw => (0..=self.most_draws()).for_each(|draws| push(list, Action::Draw(draws))),
            Job::Plan { back } => {
                if back > 0 {
                    for place in seat.places() {
                        for space in 0..place.needs().len() as u8 {
                            self.offer(list, Action::TakeBack(Spot { place, space }));
                        }
                    }
                }
                list_puts(seat, &seat.market, list);
                push(list, Action::Done);
            }
            Job::Act => {
                let ends = self.must_end_turn();
                for place in if ends { Places::NONE } else { seat.places() } {
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
                push(list, if ends { Action::Done } else { Action::Pass });
            }
            Job::Copy => seat.places().for_each(|place| self.offer(list, Action::Copy(place))),
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
                for place in seat.places() {
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
                seat.places().for_each(|place| self.offer(list, Action::Give(Item::Technology(place))));
            }
            Job::Amnesty { kind } => {
                list_puts(seat, &core::iter::once(Follower::neutral(kind)).collect(), list);
                push(list, Action::Decline);
            }
            Job::Banish { .. } => table.hand.kinds().for_each(|follower| push(list, Action::Banish(follower))),
            Job::Settle => (0..citizen::ALL).for_each(|at| self.offer(list, Action::Settle(at))),
            Job::Start => Town::ALL.into_iter().for_each(|town| push(list, Action::Start(town))),
            Job::Choose { .. } => table.tiles_gone.for_each(|tile| self.offer(list, Action::Choose(tile))),
            Job::QuickTravel { .. } => {
                seat.merchant.ways().for_each(|way| self.offer(list, Action::Travel { way, take: None }));
                push(list, Action::Decline);
            }
            Job::Vehicle { .. } => {
                for good in Good::ALL {
                    table.receivers().for_each(|to| self.offer(list, Action::Ship { good, to }));
                }
                self.offer(list, Action::Decline);
            }
            Job::GuildHouse => {
                for coins in 1..=tables::GUILD_HOUSE_COINS {
                    table.receivers().for_each(|to| self.offer(list, Action::Donate { coins, to }));
                }
            }
            Job::Host => {
                for follower in seat.market.kinds() {
                    let all = Player::all(table.setup.players);
                    all.for_each(|to| self.offer(list, Action::Host { follower, to }));
                }
            }
            Job::Lodge { follower, to } => {
                table.lodgings(follower, to).for_each(|at| push(list, Action::Lodge(at)));
            }
            Job::Palatinate => {
                for from in Player::all(table.setup.players) {
                    let places = table.seats[from.index()].places();
                    places.for_each(|place| self.offer(list, Action::Borrow { from, place }));
                }
            }
            Job::Demolition { .. } | Job::Arson { .. } => {
                self.list_units(job, list);
                self.offer(list, Action::Accept);
            }
            Job::TeamCoins { .. } | Job::Grant { .. } | Job::WitchHunt { .. } => self.list_units(job, list),
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
                    let spaces = spots(seat).map(Origin::Space);
                    let all = [Origin::Bag, Origin::Market].into_iter().chain(spaces);
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
                list.sort_unstable();
            }
            Job::Carpenter { .. } => {
                for way in table.carpenter.ways() {
                    let standing: Crowd = seat.standing_on(Place::Carpenter).collect();
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
                for follower in seat.market.kinds() {
                    self.offer(list, Action::Return { follower, from: Origin::Market });
                }
                push(list, Action::Decline);
            }
            Job::Peregrination => {
                for way in seat.merchant.ways() {
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
                    list_puts(seat, &table.hand, list);
                }
                push(list, Action::Decline);
            }
            Job::Vineyard | Job::Sacristy | Job::Offer | Job::Mayor { .. } => {
                [Action::Accept, Action::Decline].into_iter().for_each(|a| push(list, a))
            }
            Job::Done => push(list, Action::Done),
        }
    }

    fn list_items(&self, list: &mut List) {
        let seat = self.table.seat();
        let stations = Town::ALL.into_iter().map(Item::Station);
        let items = core::iter::once(Item::Stock)
            .chain(stations)
            .chain([Item::Follower, Item::Development])
            .chain(Good::ALL.into_iter().map(Item::Good))
            .chain(seat.tiles.map(Item::Tile))
            .chain(seat.places().map(Item::Technology));
        items.for_each(|item| self.offer(list, Action::Give(item)));
    }

    /// Lists an action if it is legal.
    fn offer(&self, list: &mut List, action: Action) {
        if self.check(action).is_ok() {
            push(list, action);
        }
    }
}

impl Position {
    /// Whether a player can use a place now.
    pub fn check_use(&self, player: Player, place: Place) -> Verdict {
        let seat = &self.seats[player.index()];
        must(seat.places().contains(place), Illegal::NoPlace)?;
        if !matches!(place, Place::GunpowderTower | Place::Carpenter) {
            must(seat.is_whole(place), Illegal::NotWhole)?;
        }
        must(!(self.event == Hourglass::Sabotage && seat.is_equipped(place)), Illegal::Forbidden)?;
        must(!(self.event == Hourglass::Assembly && place == Place::TownHall), Illegal::Forbidden)?;
        self.check_effect(player, place)
    }

    /// Whether the Well can repeat the action of a place.
    fn check_copy(&self, player: Player, place: Place) -> Verdict {
        let seat = &self.seats[player.index()];
        must(seat.places().contains(place), Illegal::NoPlace)?;
        must(Place::BOARD.contains(place) || place.is_tile(), Illegal::NotNow)?;
        must(!matches!(place, Place::Well | Place::TownHall | Place::GunpowderTower), Illegal::NotNow)?;
        must(!(self.event == Hourglass::Sabotage && seat.is_equipped(place)), Illegal::Forbidden)?;
        self.check_effect(player, place)
    }

    /// Whether the action of a place can be done, and does something.
    pub(super) fn check_effect(&self, player: Player, place: Place) -> Verdict {
        let seat = &self.seats[player.index()];
        let recruit = |kind| self.check_recruit(player, kind);
        let travel = |roads, water| must(!self.ways(player, roads, water).is_empty(), Illegal::NoWay);
        let send = |market| must(self.can_send(player, market), Illegal::Idle);
        let develops = seat.development < LAST_DEVELOPMENT;
        match place {
            Place::FarmHouse => recruit(Kind::Farmer),
            Place::Village => {
                let verdicts = VILLAGERS.map(recruit);
                if verdicts.iter().any(|verdict| verdict.is_ok()) { Ok(()) } else { verdicts[0] }
            }
            Place::University => recruit(Kind::Scholar),
            Place::Castle => recruit(Kind::Knight),
            Place::Monastery => recruit(Kind::Monk),
            Place::Ship => travel(false, true),
            Place::Wagon | Place::HorseWagon => travel(true, false),
            Place::Guildhall => self.check_build(player),
            Place::Scriptorium if !self.deck.is_empty() => Ok(()),
            Place::Scriptorium | Place::Library | Place::ShippingLine => must(develops, Illegal::NoDevelopment),
            Place::Carpenter => must(self.can_carpenter(player, false), Illegal::Idle),
            Place::TownHall => send(false),
            Place::GunpowderTower => must(!seat.fired, Illegal::Fired).and_then(|()| send(true)),
            Place::Hayrick | Place::CheeseFactory | Place::Winery | Place::WoolManufacturer | Place::TailorShop => {
                let made = place.makes().map_or(0, |good| self.market.of(good));
                must(made > 0, Illegal::SoldOut)
            }
            Place::Brewery | Place::Cellar | Place::Windmill | Place::Hospital => Ok(()),
            Place::Office => must(self.stations_of(player) > 0, Illegal::Idle),
            Place::Pharmacy => {
                must(develops, Illegal::NoDevelopment)?;
                must(seat.coins > 0, Illegal::Coins)
            }
            Place::Bathhouse => must(!seat.bag.is_empty(), Illegal::NoFollower),
            Place::Laboratory => {
                must(self.technology > 0, Illegal::NoTechnology)?;
                must(
                    self.catapult_wants() > 0 || spots(seat).any(|spot| check_equip(seat, spot, false).is_ok()),
                    Illegal::NoTechnology,
                )
            }
            Place::MarketStand => {
                let buys = |good: Good| self.market.of(good) > 0 && seat.coins >= good.value();
                must(seat.goods.total() > 0 || Good::ALL.into_iter().any(buys), Illegal::Coins)
            }
            Place::BlackMarket => {
                let gives = |give: Good| seat.goods.of(give) >= BLACK_MARKET_GOODS;
                let swaps = |give: Good| gives(give) && self.market.types().any(|take| take != give);
                must(Good::ALL.into_iter().any(gives), Illegal::NotOwned)?;
                must(Good::ALL.into_iter().any(swaps), Illegal::SoldOut)
            }
            Place::StageCoach => {
                must(self.event != Hourglass::AxleFracture, Illegal::Forbidden)?;
                must(seat.coins >= tables::STAGE_COACH_COINS, Illegal::Coins)?;
                travel(true, true)
            }
            Place::Well => must(seat.places().any(|place| self.check_copy(player, place).is_ok()), Illegal::Idle),
            Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate => self.check_support(player, place),
            Place::BourgeoisHouse => must(seat.citizens > 0, Illegal::NoCitizen),
            Place::Sacristy | Place::HerbGarden | Place::School | Place::Depot | Place::Tavern | Place::Vineyard => {
                Err(Illegal::NotNow)
            }
        }
    }

    /// Whether a follower of a kind can be gained.
    pub fn check_recruit(&self, player: Player, kind: Kind) -> Verdict {
        let seat = &self.seats[player.index()];
        must(self.event.forbids() != Some(kind), Illegal::Forbidden)?;
        must(self.piles[kind as usize] > 0, Illegal::PileEmpty)?;
        must(kind == Kind::Monk || seat.track(kind) < tables::track_length(kind), Illegal::TrackEnd)
    }

    /// Whether a trading station can be built where the merchant is.
    pub(super) fn check_build(&self, player: Player) -> Verdict {
        let seat = &self.seats[player.index()];
        must(seat.stock > 0, Illegal::NoStation)?;
        let here = self.stations[seat.merchant as usize];
        let tower = self.is_invasion() && seat.merchant.is_outer();
        let shared = seat.merchant == Town::Orleans || seat.has(Place::Tavern) && !tower;
        must(here == 0 || shared && here >> player.0 & 1 == 0, Illegal::StationHere)
    }

    /// The ways that a player's merchant can take.
    pub fn ways(&self, player: Player, roads: bool, water: bool) -> super::map::Ways {
        let open = self.event != Hourglass::Storm;
        let roads = roads && self.event != Hourglass::Highwayman;
        self.seats[player.index()].merchant.ways().only(roads && open, water && open)
    }

    /// The neutral followers that a player can send from the market or the Town Hall.
    fn senders(&self, player: Player, market: bool) -> Crowd {
        let seat = &self.seats[player.index()];
        if market {
            seat.market.kinds().filter(|follower| !follower.is_own()).collect()
        } else {
            seat.standing_on(Place::TownHall).collect()
        }
    }

    /// Where a player can send followers to.
    fn destinations(&self, player: Player) -> impl Iterator<Item = Destination> + use<> {
        let deeds = (0..self.setup.deeds().len() as u8).map(Destination::Deed);
        let sites = 0..self.structures[player.index()].sites.len() as u8;
        let works = if self.is_invasion() { 0..5 } else { 0..0 };
        let city = self.is_invasion().then_some(Destination::Walls);
        let hall = self.seats[player.index()].character == Some(Character::Councilman);
        (deeds.chain(sites.map(Destination::Structure)).chain(city))
            .chain(works.map(Destination::Achievement))
            .chain(hall.then_some(Destination::Assembly))
    }

    /// Whether a follower is in a player's bag or market, or on a space.
    fn stands(&self, player: Player, follower: Follower, from: Origin) -> bool {
        let seat = &self.seats[player.index()];
        match from {
            Origin::Bag => seat.bag.of(follower) > 0,
            Origin::Market => seat.market.of(follower) > 0,
            Origin::Space(spot) => {
                seat.places().contains(spot.place) && seat.space(spot) == Some(Space::Held(follower))
            }
        }
    }

    /// Whether a good can be picked up on a way: of two equal ones the first.
    pub(super) fn check_pick(&self, way: u8, take: Option<u8>) -> Verdict {
        let good = |lying: Option<Lying>| lying.is_some_and(|lying| lying.is_good());
        match (take, self.map[usize::from(way)]) {
            (None, _) => Ok(()),
            (Some(0), [first, _]) => must(good(first), Illegal::NoGood),
            (Some(1), [first, second]) => must(good(second) && first != second, Illegal::NoGood),
            _ => Err(Illegal::NoGood),
        }
    }

    fn can_send(&self, player: Player, market: bool) -> bool {
        let wanted = |follower: Follower| {
            let mut all = self.destinations(player);
            all.any(|to| self.check_send(player, follower.kind(), to, false).is_ok())
        };
        self.senders(player, market).kinds().any(wanted)
    }

    fn check_send(&self, player: Player, kind: Kind, to: Destination, development: bool) -> Verdict {
        let deed = match to {
            Destination::Deed(deed) => deed,
            Destination::Structure(site) => {
                let sites = &self.structures[player.index()].sites;
                let site = sites.get(usize::from(site)).ok_or(Illegal::NoSite)?;
                must(site.wants(kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Walls | Destination::Achievement(_) | Destination::Assembly if !self.is_invasion() => {
                return Err(Illegal::NotWanted);
            }
            Destination::Walls => {
                must(kind == Kind::Knight && self.city.walls < self.goals().walls, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Achievement(work) => {
                must(work < 5 && self.work_wants(work.into(), kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Assembly => {
                let councilman = self.seats[player.index()].character == Some(Character::Councilman);
                let room = self.city.assembly[kind as usize] < design::ASSEMBLY_HALL[kind as usize];
                must(councilman && room, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
        };
        must(self.deed_wants(deed.into(), kind) > 0, Illegal::NotWanted)?;
        let seat = &self.seats[player.index()];
        let brings = self.setup.deeds()[usize::from(deed)].or_development && seat.development < LAST_DEVELOPMENT;
        must(!development || brings, Illegal::NoDevelopment)
    }

    /// Whether a player can do anything in the action phase.
    pub fn can_act(&self, player: Player) -> bool {
        let mut objectives = 0..self.setup.objectives().len() as u8;
        let places = self.seats[player.index()].places().without(Places::of(&[Place::Carpenter]));
        { places }.any(|place| self.check_use(player, place).is_ok())
            || self.can_carpenter(player, true)
            || self.furnishings(player).next().is_some()
            || objectives.any(|objective| self.check_fulfil(player, objective).is_ok())
    }

    /// Who acts next, from this player on in turn order: those who passed are out, those who can do nothing are skipped.
    pub(super) fn next_to_act(&self, from: Player) -> Option<Player> {
        let players = self.setup.players;
        let mut around = (0..players).map(|i| Player((from.0 + i) % players));
        around.find(|&player| self.passed >> player.0 & 1 == 0 && self.can_act(player))
    }
}

fn push(list: &mut List, action: Action) {
    let listed = list.push(action);
    debug_assert!(listed.is_ok(), "no position has more than MAX_ACTIONS");
}

/// All spaces of a player's places.
fn spots(seat: &Seat) -> impl Iterator<Item = Spot> {
    seat.places().flat_map(|place| (0..place.needs().len() as u8).map(move |space| Spot { place, space }))
}

/// Whether no earlier space of the place has the same need and holds the same.
fn first_of_equals(seat: &Seat, spot: Spot) -> bool {
    let (needs, spaces) = (spot.place.needs(), seat.spaces(spot.place));
    let at = usize::from(spot.space);
    (0..at).all(|i| needs[i] != needs[at] || spaces[i] != spaces[at])
}

pub(super) fn check_put(seat: &Seat, from: &Crowd, follower: Follower, at: Spot) -> Verdict {
    must(seat.places().contains(at.place), Illegal::NoPlace)?;
    let space = seat.space(at).ok_or(Illegal::NoSpace)?;
    must(from.of(follower) > 0, Illegal::NoFollower)?;
    must(space == Space::Empty, Illegal::Occupied)?;
    must(seat.fits(follower, at.place.needs()[usize::from(at.space)]), Illegal::Unfit)?;
    must(first_of_equals(seat, at), Illegal::EqualSpace)
}

fn check_equip(seat: &Seat, at: Spot, farmer: bool) -> Verdict {
    must(seat.places().contains(at.place), Illegal::NoPlace)?;
    must(seat.space(at).is_some(), Illegal::NoSpace)?;
    let needs = at.place.needs();
    let need = needs[usize::from(at.space)];
    let closed = needs.len() < 2 || matches!(need, Need::Of(Kind::Monk) | Need::Neutral | Need::Carrier);
    must(!closed && !seat.is_equipped(at.place), Illegal::NoTechnology)?;
    must(!farmer || need == Need::Of(Kind::Farmer), Illegal::FarmerFirst)?;
    must(first_of_equals(seat, at), Illegal::EqualSpace)
}

/// Lists who can be put where, from the market or the hand.
fn list_puts(seat: &Seat, from: &Crowd, list: &mut List) {
    let mut open: heapless::Vec<(Spot, Need), { Place::ALL.len() * 3 }> = heapless::Vec::new();
    for spot in spots(seat) {
        if seat.space(spot) == Some(Space::Empty) && first_of_equals(seat, spot) {
            let _ = open.push((spot, spot.place.needs()[usize::from(spot.space)]));
        }
    }
    for follower in from.kinds() {
        for &(at, need) in &open {
            if seat.fits(follower, need) {
                push(list, Action::Put { follower, at });
            }
        }
    }
}

const _: () = assert!(WAYS.len() <= 64);
