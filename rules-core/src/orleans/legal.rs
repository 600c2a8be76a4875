//! What is legal now: one check for each decision.

use super::Orleans;
use super::action::{Action, Bonus, Illegal, Item, Origin, Receiver};
use super::follower::{Follower, Kind};
use super::goods::Good;
use super::job::{Job, Lying};
use super::place::{Category, Space};
use super::scenario::citizen;
use super::tables::{self, BLACK_MARKET_GOODS, LAST_DEVELOPMENT, SENT_AT_ONCE};
use super::usable::{check_equip, check_put, first_of_equals};

type Verdict = Result<(), Illegal>;

/// Whom the Village brings.
pub(super) const VILLAGERS: [Kind; 3] = [Kind::Boatman, Kind::Craftsman, Kind::Trader];

/// Returns `Ok` if the condition holds.
pub(super) const fn must(holds: bool, otherwise: Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Checks that all goes to the city, or to one player.
fn check_receiver(first: Option<Receiver>, next: Receiver) -> Verdict {
    let same = |first: Receiver| first == next || first.is_city() && next.is_city();
    must(first.is_none_or(same), Illegal::OneReceiver)
}

impl Orleans {
    /// Checks whether an action is legal now.
    pub(super) fn check(&self, action: Action) -> Verdict {
        let table = &self.table;
        let holding = table.holding();
        match (table.job().ok_or(Illegal::Over)?, action) {
            (Job::Draw, Action::Draw(draws)) => must(draws <= self.most_draws(), Illegal::TooMany),
            (Job::Plan { back }, Action::TakeBack(spot)) => {
                must(back > 0, Illegal::NoTakingBack)?;
                must(holding.market_room() > 0, Illegal::MarketFull)?;
                must(holding.places().contains(spot.place), Illegal::NoPlace)?;
                let space = holding.space(spot).ok_or(Illegal::NoSpace)?;
                must(matches!(space, Space::Held(_)), Illegal::NobodyThere)?;
                must(first_of_equals(holding, spot), Illegal::EqualSpace)
            }
            (Job::Plan { .. }, Action::Put { follower, at }) => check_put(holding, &holding.market, follower, at),
            (Job::Bathhouse { .. }, Action::Put { follower, at }) => check_put(holding, &table.hand, follower, at),
            (Job::Act, Action::Use(place)) => {
                must(!self.must_end_turn(), Illegal::EndTurn)?;
                table.check_use(table.current, place)
            }
            (Job::Act, Action::Furnish { site, good }) => table.check_furnish(table.current, site, good),
            (Job::Act, Action::Fulfil(objective)) => table.check_fulfil(table.current, objective),
            (Job::Act, Action::Pass) => must(!self.can_end_turn(), Illegal::EndTurn),
            (Job::Act, Action::Done) => must(self.can_end_turn(), Illegal::NotNow),
            (Job::Mark, Action::Fulfil(objective)) => table.check_fulfil(table.current, objective),
            (Job::Mark, Action::Decline) => Ok(()),
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
                must(holding.merchant.ways().contains(way), Illegal::NoWay)?;
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
            (Job::Scriptorium, Action::Accept) => must(holding.development < LAST_DEVELOPMENT, Illegal::NoDevelopment),
            (Job::Scriptorium, Action::Renew) => must(!table.deck.is_empty(), Illegal::NoCard),
            (Job::Riots, Action::Return { follower, from }) => {
                must(follower == Follower::Knight, Illegal::Unfit)?;
                must(!matches!(from, Origin::Space(_)), Illegal::NotNow)?;
                must(table.stands(table.current, follower, from), Illegal::NoFollower)
            }
            (Job::Riots, Action::PayCoins(coins)) => {
                must(coins == tables::RIOTS_COINS, Illegal::NotNow)?;
                must(holding.coins >= coins.into(), Illegal::Coins)
            }
            (Job::PilgrimsDay, Action::Return { follower, from: Origin::Market }) => {
                must(!follower.is_own(), Illegal::Unfit)?;
                let needed = 1 + u8::from(follower == Follower::Monk);
                must(holding.market.of(follower) >= needed, Illegal::NoFollower)
            }
            (Job::MarketDay { .. }, Action::Buy(good)) => {
                table.check_buy(table.current, good, tables::design::MARKET_DAY[good as usize].into())
            }
            (Job::Vehicle { to, .. }, Action::Ship { good, to: wanted }) => {
                check_receiver(to, wanted)?;
                table.check_ship(good, wanted)
            }
            (Job::GuildHouse { left, to }, Action::Donate { coins, to: wanted }) => {
                check_receiver(to, wanted)?;
                must(to != Some(wanted), Illegal::NotWanted)?;
                table.check_donate(coins, left, wanted)
            }
            (Job::Vehicle { to, .. } | Job::GuildHouse { to, .. }, Action::Decline) => {
                must(to.is_some(), Illegal::MustDo)
            }
            (Job::Host, Action::Host { follower, to }) => table.check_host(table.current, follower, to),
            (Job::Lodge { follower, to }, Action::Lodge(at)) => table.check_lodge(follower, to, at),
            (Job::Palatinate, Action::Borrow { from, place }) => table.check_borrow(table.current, from, place),
            (Job::Technology { farmer }, Action::Catapult) => {
                must(!farmer, Illegal::FarmerFirst)?;
                must(table.catapult_wants() > 0, Illegal::NotWanted)
            }
            (job @ (Job::Demolition { .. } | Job::Arson { .. }), Action::Accept) => {
                must(self.can_buy_off(job), Illegal::Coins)
            }
            (job, Action::Team { player, unit }) => table.check_unit(job, player, unit),
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
            (Job::Earthquake { .. }, Action::Choose(tile)) => must(table.tiles.contains(tile), Illegal::NoTile),
            (Job::Forgo, Action::Forgo(at)) => table.check_forgo(at),
            (Job::Training, Action::Recruit(kind)) => {
                must(kind != Kind::Monk && holding.track(kind) < tables::track_length(kind), Illegal::TrackEnd)
            }
            (Job::Famine { .. }, Action::Return { follower, from }) => {
                must(!follower.is_own(), Illegal::Unfit)?;
                must(table.stands(table.current, follower, from), Illegal::NoFollower)
            }
            (Job::Robbery, Action::Give(item @ Item::Station(town))) => {
                must(town.is_outer(), Illegal::NotWanted)?;
                self.check_give(item)
            }
            (Job::Robbery, Action::Accept) => must(holding.has_loot(), Illegal::NotOwned),
            (Job::Due, Action::Give(item)) => self.check_due(item),
            (Job::Character, Action::Be(character)) => {
                let taken = table.holdings().iter().any(|holding| holding.character == Some(character));
                must(!taken, Illegal::Taken)
            }
            (Job::Mayor { .. }, Action::Accept | Action::Decline) => Ok(()),
            (Job::PilgrimsDay | Job::MarketDay { .. } | Job::Peregrination, Action::Decline) => Ok(()),
            (Job::Send { market, sent }, Action::Send { kind, to, development }) => {
                must(sent < SENT_AT_ONCE, Illegal::NotNow)?;
                must(table.senders(table.current, market).neutral(kind) > 0, Illegal::NoFollower)?;
                table.check_send(table.current, market, kind, to, development)
            }
            (Job::Send { sent, .. }, Action::Decline) => must(sent > 0, Illegal::MustDo),
            (Job::Technology { farmer }, Action::Equip(spot)) => check_equip(holding, spot, farmer),
            (Job::Tile { first }, Action::TakeTile(tile)) => {
                must(table.tiles.contains(tile), Illegal::NoTile)?;
                must(!first || tile.category() == Category::One, Illegal::CategoryOne)
            }
            (Job::Trade { .. }, Action::Buy(good)) => table.check_buy(table.current, good, good.value()),
            (Job::Trade { .. }, Action::Sell(good)) => must(holding.goods.of(good) > 0, Illegal::NotOwned),
            (Job::Trade { left }, Action::Decline) => must(left < tables::MARKET_STAND_GOODS, Illegal::MustDo),
            (Job::Swap, Action::Swap { give, take }) => table.check_swap(table.current, give, BLACK_MARKET_GOODS, take),
            (Job::Pharmacy, Action::PayCoins(coins)) => table.check_pharmacy(table.current, coins),
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
            (Job::Unequip { .. }, Action::Give(item @ Item::Technology(_))) => self.check_give(item),
            (Job::Amnesty { kind }, Action::Put { follower, at }) => {
                let new = core::iter::once(Follower::neutral(kind)).collect();
                check_put(holding, &new, follower, at)
            }
            (Job::Banish { .. }, Action::Banish(follower)) => must(table.hand.of(follower) > 0, Illegal::NoFollower),
            (Job::Settle, Action::Settle(at)) => {
                let designated = citizen::DESIGNATED.checked_shr(at.into()).is_some_and(|rest| rest & 1 == 1);
                must(designated && !table.citizen_waits(at), Illegal::NoCitizen)
            }
            (Job::Start, Action::Start(_)) => Ok(()),
            (Job::Choose { one, two }, Action::Choose(tile)) => {
                let left = if tile.category() == Category::One { one } else { two };
                must(left > 0 && table.tiles_gone.contains(tile), Illegal::NoTile)
            }
            (Job::Exchange, Action::Swap { give, take }) => table.check_swap(table.current, give, 1, take),
            (Job::QuickTravel { .. }, Action::Travel { way, take: None }) => {
                must(holding.merchant.ways().contains(way), Illegal::NoWay)?;
                must(holding.coins > 0, Illegal::Coins)
            }
            (Job::Bourgeois, Action::Bonus(bonus)) => match bonus {
                Bonus::Good(good) => must(table.market.of(good) > 0, Illegal::SoldOut),
                Bonus::Travel | Bonus::Coins => Ok(()),
                Bonus::Development => must(holding.development < LAST_DEVELOPMENT, Illegal::NoDevelopment),
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

    /// Returns the most followers that can be drawn now.
    pub fn most_draws(&self) -> u8 {
        let holding = self.table.holding();
        holding.draws().min(holding.bag.len()).min(holding.market_room())
    }

    /// Returns whether a place was used and somebody else is to act.
    pub(super) fn must_end_turn(&self) -> bool {
        self.table.acted && self.others_act()
    }

    /// Returns whether the turn ends without a pass: a place was used, or none can be, and somebody else is to act.
    pub(super) fn can_end_turn(&self) -> bool {
        (self.table.acted || !self.table.can_use(self.table.current)) && self.others_act()
    }

    fn others_act(&self) -> bool {
        let table = &self.table;
        table.next_to_act(table.left_of(table.current)).is_some_and(|next| next != table.current)
    }

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
}
