//! The value of a position of Capital Vierzon and of the Duel, where nothing counts but the objectives.
//!
//! It counts how far each goal is, and what followers, technology and place tiles will do for the goals in the rounds
//! that are left. Filled places are used in advance, one after the other, on a copy of what matters in the holding (the
//! `Account`): so a way and a trading station at its end count together, and no coin counts for two places.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::{
    BOATMAN_COINS, BOURGEOIS, DEVELOPMENT_CITIZENS, DEVELOPMENT_COINS, FARMER_GOODS, HARVEST_COINS, KNIGHT_CITIZEN,
    KNIGHT_DRAWS, LAST_DEVELOPMENT, MARKET_STAND_GOODS, SCHOLAR_DEVELOPMENT, STATUS, track_length,
};
use rules_core::orleans::{
    Category, Crowd, Follower, Goal, Good, Goods, Holding, Hourglass, Job, Kind, Lying, Need, Phase, Place, Position,
    Space, Town, citizen,
};

use crate::aims::events;
use crate::tour::{distance, tour};
use crate::{POINT, weights};

/// The value of a goal that is met.
const MET: i32 = 100 * POINT;

/// What a good that no coins can stand in for is worth in coins.
const BARE: i32 = 8;

/// How much a coin counts that is missing at the next event, and at those after it.
const SOON: [i32; 5] = [12, 4, 3, 2, 1];

weights! {
    /// The weights of a scenario with objectives, in 64ths of a point.
    Objectives {
        /// A coin that a goal will take, what is added to it for a goal with a time limit, and any other coin.
        coins: [i32; 3],
        /// A point of worth of goods that a goal will take, and of other goods.
        goods: [i32; 2],
        /// Any food before a harvest.
        food: i32,
        /// What each way costs that is still to go.
        way: i32,
        /// What each trading station or citizen costs that is missing.
        factor: i32,
        /// What each step on the development track costs that is missing.
        development: i32,
        /// A deed from which nobody is missing; part of it for one that is begun.
        deed: i32,
        /// The first three neutral followers of each kind, for each round.
        kinds: [[i32; 3]; 7],
        /// A follower who is drawn, for each round.
        work: i32,
        /// The first three steps of the knights' track, for each round.
        draws: [i32; 3],
        /// Technology, by place, for each round.
        machines: [i32; 9],
        /// What is added to technology by the kind of follower that it replaces, for each round.
        hands: [i32; 6],
        /// Technology and a place tile that are still to be chosen, for each round.
        promises: [i32; 2],
        /// Place tiles with a lasting rule, for each round: Herb Garden, School, Gunpowder Tower, others.
        rules: [i32; 4],
        /// Other place tiles: the share (of 1024) of what one use brings, for each round, and the most that a use counts.
        tile: [i32; 2],
        /// Shares (of 64) of what a place will bring: if it is whole, and if one or two followers are missing.
        filled: [i32; 3],
        /// A follower on a place that is not whole.
        idle: i32,
        /// A follower that can be drawn in the next round.
        drawn: i32,
        /// A merchant in a town where a trading station can be built.
        free: i32,
        /// A coin that an event will bring.
        income: i32,
        /// A step on each track, for the better ones that it leads to.
        steps: [i32; 6],
        /// How growth falls with the rounds left: with their square if 0, in proportion to them if large.
        bend: i32,
        /// The share (of 64) of what a place will bring if all that are missing are on the market.
        at_once: i32,
        /// What each follower in the Town Hall costs that no deed wants.
        stuck: i32,
        /// A coin that will be missing at the next events.
        due: i32,
        /// A way to a town where something can be delivered now, or where a station is wanted.
        near: [i32; 2],
        /// A citizen who can go to the Bourgeois House.
        citizen: i32,
        /// The missing station in a town without waterways.
        inland: i32,
        /// A good that is still to be found for a delivery.
        missing: i32,
        /// A place tile that makes such a good, for each round.
        maker: i32,
    }
}

/// What matters in a holding, to try actions on.
#[derive(Clone, Copy, Debug)]
struct Account {
    coins: i32,
    goods: Goods,
    development: u8,
    citizens: u8,
    merchant: Town,
    /// The towns with a trading station, a bit each.
    built: u32,
    /// Neutral followers, by kind.
    count: [u8; 7],
    tracks: [u8; 6],
    /// The followers that the deeds still want, by kind.
    wants: [[u8; 7]; 4],
    technology: u8,
    /// The value of technology and place tiles that are still to be chosen.
    more: i32,
    /// The objectives that are met, a bit each.
    met: u8,
}

impl Account {
    /// Returns what the development status is multiplied by.
    fn factors(&self) -> i32 {
        self.built.count_ones() as i32 + i32::from(self.citizens)
    }
}

/// The towns without waterways, a bit each.
const INLAND: u32 = {
    let (mut towns, mut at) = (0, 0);
    while at < Town::ALL.len() {
        if !Town::ALL[at].is_at_the_river() {
            towns |= 1 << at;
        }
        at += 1;
    }
    towns
};

/// A position as one player sees it, with the weights.
#[derive(Debug)]
struct View<'a> {
    w: &'a Objectives,
    table: &'a Position,
    player: Player,
    holding: &'a Holding,
    /// The rounds that are left.
    left: i32,
    /// The rounds that are left, in sixteenths. Early ones count more: what they bring is used in all that follow.
    growth: i32,
    /// The towns where nobody else has a trading station, a bit each.
    open: u32,
    /// What events to come bring for a status, and for a trading station.
    income: [i32; 2],
    /// The goods that deliveries lack.
    wanted: Goods,
    /// What the next place tile promises, for each round.
    promise: i32,
}

impl Objectives {
    /// Returns how good a position is, in 64ths of a point.
    #[inline(never)]
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        let holding = &table.holdings[player.index()];
        let left = i32::from(table.setup.rounds()) - i32::from(table.round);
        let bend = self.bend.max(0);
        let growth = 16 * left * (left + bend) / (12 + bend);
        let free = |town: &Town| table.stations[*town as usize] & !(1 << player.0) == 0 || *town == Town::Orleans;
        let open = Town::ALL.into_iter().filter(free).fold(0, |towns, town| towns | 1 << town as u8);
        let mut income = [0; 2];
        for event in table.setup.known_events().iter().skip(usize::from(table.round.max(1)) - 1) {
            match *event {
                Hourglass::Income(times) => income[0] += i32::from(times),
                Hourglass::TradingDay(times) => income[1] += i32::from(times),
                _ => {}
            }
        }
        let mut wanted = Goods::default();
        for (at, objective) in table.setup.objectives().iter().enumerate() {
            if holding.objectives >> at & 1 == 0 {
                wanted = wanted.with(missing(holding.goods, delivery(objective.goal, holding.goods)));
            }
        }
        let first = holding.track(Kind::Trader) == 0;
        let made = |tile: Place| tile.makes().is_some_and(|good| wanted.of(good) > 0);
        let maker = |tile: Place| made(tile) && (!first || tile.category() == Category::One);
        let promise = self.promises[1] + self.maker * i32::from({ table.tiles }.any(maker));
        View { w: self, table, player, holding, left, growth, open, income, wanted, promise }.value()
    }
}

impl View<'_> {
    fn value(&self) -> i32 {
        let (w, holding) = (self.w, self.holding);
        if self.table.won || self.table.has_met_all(self.player) {
            return 6 * MET + self.left * POINT;
        }
        if holding.lost {
            return -10 * MET;
        }
        let mut account = self.account();
        for job in &self.table.agenda {
            self.decide(*job, &mut account);
        }
        let now = self.worth(&account);
        let mut whole = self.used(account, false);
        if self.is_ready(Place::Guildhall) {
            let later = self.used(account, true);
            if self.worth(&later) > self.worth(&whole) {
                whole = later;
            }
        }
        let then = self.worth(&whole);
        let mut sum = now + (then - now) * w.filled[0] / 64;
        // Each follower on the market can still be put on one place.
        let mut market = if self.table.phase == Phase::Planning { holding.market } else { Crowd::EMPTY };
        let mut all = holding.bag;
        all.join(holding.market);
        let (mut promised, mut most) = (whole, then);
        for place in holding.places() {
            let spaces = holding.spaces(place);
            let held = spaces.iter().filter(|space| matches!(space, Space::Held(_))).count();
            sum += self.equipment(place, spaces);
            if held == 0 || self.is_ready(place) {
                continue;
            }
            sum += w.idle * held as i32;
            let missing = spaces.iter().filter(|space| !space.is_filled()).count().max(1);
            // A follower counts for one place only.
            let (now, later) = (self.fill(place, &mut market), self.fill(place, &mut all));
            let share = match missing {
                1 | 2 if now && !self.is_barred(place) => w.at_once,
                1 | 2 if later && self.left > 0 => w.filled[missing],
                _ => continue,
            };
            let mut next = promised;
            self.apply(place, &mut next);
            let more = self.worth(&next);
            sum += (more - most) * share / 64;
            // The places that follow may use what comes in this round, but not what may come later.
            if share == w.at_once {
                (promised, most) = (next, more);
            }
        }
        // A follower in the Town Hall that no deed wants is of no use.
        let wanted = |account: &Account| account.wants.iter().flatten().map(|&want| i32::from(want)).sum::<i32>();
        let waiting = holding.standing_on(Place::TownHall).count() as i32 - (wanted(&account) - wanted(&whole));
        sum -= w.stuck * waiting;
        if self.left > 0 {
            let room = holding.market_limit().saturating_sub(holding.market.len());
            sum += i32::from(holding.draws().min(holding.bag.len()).min(room)) * w.drawn;
        }
        sum + holding.tiles.map(|tile| self.tile(tile, &whole)).sum::<i32>()
    }

    /// Returns an account after the use of all places that can be used, with the Guildhall first or, if `late`, last.
    fn used(&self, mut account: Account, late: bool) -> Account {
        let ready = || self.holding.places().filter(|&place| self.is_ready(place));
        if !late && self.is_ready(Place::Guildhall) {
            self.apply(Place::Guildhall, &mut account);
        }
        ready().filter(|&place| place != Place::Guildhall).for_each(|place| self.apply(place, &mut account));
        if late {
            self.apply(Place::Guildhall, &mut account);
        }
        account
    }

    /// Returns the account of the holding as it is now.
    fn account(&self) -> Account {
        let (table, holding) = (self.table, self.holding);
        let mut count =
            Kind::ALL.map(|kind| holding.bag.neutral(kind) + holding.market.neutral(kind) + table.hand.neutral(kind));
        for space in holding.spaces.iter().flatten() {
            if let Space::Held(follower) = space
                && !follower.is_own()
            {
                count[follower.kind() as usize] += 1;
            }
        }
        let own = |town: &Town| table.has_station(self.player, *town);
        let built = Town::ALL.into_iter().filter(own).fold(0, |built, town| built | 1 << town as u8);
        Account {
            coins: holding.coins.into(),
            goods: holding.goods,
            development: holding.development,
            citizens: holding.citizens,
            merchant: holding.merchant,
            built,
            count,
            tracks: holding.tracks,
            wants: core::array::from_fn(|deed| Kind::ALL.map(|kind| table.deed_wants(deed, kind))),
            technology: holding.technology(),
            more: 0,
            met: holding.objectives,
        }
    }

    /// Returns what an account is worth.
    fn worth(&self, account: &Account) -> i32 {
        let w = self.w;
        let is_met = |at: usize| account.met >> at & 1 == 1;
        let (mut coins, mut goods) = (account.coins, i32::from(account.goods.value()));
        let (mut sum, mut need) = (account.more, 0);
        // The towns that are to be visited, and those where something can be delivered now.
        let (mut stops, mut now) = (0_u32, 0_u32);
        for (at, objective) in self.table.setup.objectives().iter().enumerate() {
            if is_met(at) {
                sum += MET - i32::from(self.holding.objectives >> at & 1 == 0);
                continue;
            }
            // A goal that can be paid now counts almost as much as one that is met.
            match objective.goal {
                Goal::Coins(_, Some(round)) if self.table.round >= round => {}
                Goal::Coins(cost, limit) => {
                    let cost = i32::from(cost);
                    if coins >= cost {
                        coins -= cost;
                        sum += MET - 1;
                    } else if limit.is_some() {
                        sum += (w.coins[0] + w.coins[1]) * coins;
                        coins = 0;
                    } else {
                        need += cost;
                    }
                }
                Goal::Station(town) if account.built >> town as u8 & 1 == 1 => sum += MET,
                Goal::Station(town) => stops |= 1 << town as u8,
                Goal::Development(points) => {
                    let short = self.short(points.into(), account);
                    let deed = |wants: &[u8; 7]| w.deed * (5 - i32::from(wants.iter().sum::<u8>())).pow(2) / 25;
                    sum += match short {
                        0 => MET,
                        _ => account.wants.iter().take(self.table.setup.deeds().len()).map(deed).sum::<i32>() - short,
                    };
                    if short > 0 && account.built >> account.merchant as u8 & 1 == 0 {
                        sum += w.free;
                    }
                }
                Goal::Worth(town, worth) => {
                    let worth = i32::from(worth);
                    if account.merchant == town && goods >= worth {
                        goods -= worth;
                        sum += MET - 1;
                    } else {
                        stops |= 1 << town as u8;
                        sum += w.goods[0] * goods.min(worth);
                        goods = (goods - worth).max(0);
                    }
                }
                Goal::Status(status) => {
                    let short = STATUS[usize::from(status) - 1].saturating_sub(account.development);
                    sum += if short == 0 { MET } else { -w.development * i32::from(short) };
                }
                Goal::Stations(count) => {
                    let inland = account.built & INLAND == 0;
                    let short = (i32::from(count) - account.built.count_ones() as i32).max(inland.into());
                    if short == 0 {
                        sum += MET;
                    } else {
                        let wanted = if inland && short == 1 { INLAND } else { u32::MAX } & self.open & !account.built;
                        sum -= w.factor * short + w.inland * i32::from(inland);
                        sum -= w.near[1] * i32::from(distance(account.merchant, wanted));
                    }
                }
                Goal::Deliver(town, _) | Goal::Fabrics(town, _) => {
                    let wanted = delivery(objective.goal, account.goods);
                    let short = missing(account.goods, wanted);
                    let have = i32::from(wanted.value() - short.value());
                    goods -= have;
                    sum += w.goods[0] * have - w.missing * i32::from(short.total());
                    stops |= 1 << town as u8;
                    now |= u32::from(short.total() == 0) << town as u8;
                }
            }
        }
        sum -= w.way * i32::from(tour(account.merchant, stops));
        if now != 0 {
            sum -= w.near[0] * i32::from(distance(account.merchant, now));
        }
        if w.due > 0 {
            sum -= w.due * self.due(account, goods);
        }
        sum += w.citizen * i32::from(account.citizens);
        sum += w.coins[0] * coins.min(need) + w.coins[2] * (coins - need).max(0) + w.goods[1] * goods;
        sum += w.income
            * (self.income[0] * status(account.development) + self.income[1] * account.built.count_ones() as i32);
        if w.food > 0 && matches!(self.table.round, 0..=3 | 9..=12) && account.goods.food() > 0 {
            sum += w.food;
        }
        let mut each = 0;
        for (kinds, &count) in w.kinds.iter().zip(&account.count) {
            each += (0..count.min(4)).map(|at| kinds[usize::from(at.min(2))]).sum::<i32>();
        }
        let followers = 4 + account.count.iter().sum::<u8>();
        let knights = usize::from(account.tracks[Kind::Knight as usize]);
        each += w.work * i32::from(KNIGHT_DRAWS[knights.min(5)].min(followers));
        each += w.draws.iter().take(knights).sum::<i32>();
        sum += w.steps.iter().zip(&account.tracks).map(|(step, &track)| step * i32::from(track)).sum::<i32>();
        sum + each * self.growth / 16
    }

    /// Returns what is missing, in coins, to pay the next events without losing: the sooner the worse. Goods of some worth
    /// can be spared.
    fn due(&self, account: &Account, mut spare: i32) -> i32 {
        let (mut coins, goods) = (account.coins, account.goods);
        let (mut food, mut cheese) = (i32::from(goods.food()), goods.of(Good::Cheese) > 0);
        let mut missing = 0;
        for (event, soon) in events(self.table).zip(SOON) {
            coins -= match event {
                Hourglass::TradingDay(times) => -i32::from(times) * account.built.count_ones() as i32,
                Hourglass::Harvest if food > 0 => {
                    food -= 1;
                    0
                }
                Hourglass::Harvest => HARVEST_COINS.into(),
                // Nothing but the goods themselves will do.
                Hourglass::HarvestOfTwo => {
                    missing += BARE * soon * (2 - food).max(0);
                    0
                }
                Hourglass::CheeseDay => {
                    missing += BARE * soon * i32::from(!cheese);
                    0
                }
                Hourglass::Trade => {
                    cheese |= goods.total() > 0;
                    0
                }
                Hourglass::DuesInKind(dues) => {
                    let paid = spare.min(dues.into());
                    spare -= paid;
                    i32::from(dues) - paid
                }
                Hourglass::TechnologyTax(tax) => i32::from(tax * account.technology),
                Hourglass::GoodsTax(per) => i32::from(goods.total() / per),
                _ => 0,
            };
            if coins < 0 {
                missing += -coins * soon;
                coins = 0;
            }
        }
        missing
    }

    /// Returns the cost of what is missing for so many points from development, with the cheapest status.
    fn short(&self, points: i32, account: &Account) -> i32 {
        let missing = |(status, &from): (i32, &u8)| {
            let factors = ((points + status - 1) / status - account.factors()).max(0);
            self.w.factor * factors + self.w.development * i32::from(from.saturating_sub(account.development))
        };
        (1..).zip(&STATUS).map(missing).min().unwrap_or(0)
    }

    /// Returns whether a place can be used in this round.
    fn is_ready(&self, place: Place) -> bool {
        self.table.check_use(self.player, place).is_ok()
    }

    /// Replaces an account by the best of some others, if that is better.
    fn best(&self, account: &mut Account, others: impl Iterator<Item = Account>) {
        let mut most = self.worth(account);
        for other in others {
            let worth = self.worth(&other);
            if worth > most {
                (most, *account) = (worth, other);
            }
        }
    }

    /// Does what is pending, by the best choice.
    fn decide(&self, job: Job, account: &mut Account) {
        match job {
            Job::Village => self.apply(Place::Village, account),
            Job::Travel { roads, water } => self.travel(account, roads, water),
            Job::Technology { .. } => self.equip(account),
            Job::Tile { .. } => account.more += self.promise * self.growth / 16,
            Job::Trade { left } => self.trade(account, left),
            Job::QuickTravel { left } => (0..left).for_each(|_| self.travel(account, true, true)),
            Job::Bourgeois => self.bonus(account),
            _ => {}
        }
    }

    /// Uses a place, by the best choice, or not at all if that is better.
    fn apply(&self, place: Place, account: &mut Account) {
        match place {
            Place::FarmHouse => self.recruit(account, &[Kind::Farmer]),
            Place::Village => self.recruit(account, &[Kind::Boatman, Kind::Craftsman, Kind::Trader]),
            Place::University => self.recruit(account, &[Kind::Scholar]),
            Place::Castle => self.recruit(account, &[Kind::Knight]),
            Place::Monastery => self.recruit(account, &[Kind::Monk]),
            Place::Ship => self.travel(account, false, true),
            Place::Wagon | Place::HorseWagon => self.travel(account, true, false),
            Place::StageCoach if account.coins >= 3 => {
                let mut there = Account { coins: account.coins - 3, ..*account };
                self.travel(&mut there, true, true);
                self.best(account, core::iter::once(there));
            }
            Place::Guildhall => {
                let town = 1 << account.merchant as u8;
                account.built |= town & self.open;
            }
            Place::Scriptorium | Place::ShippingLine => self.develop(account, 1),
            Place::Library => self.develop(account, 2),
            Place::Windmill => {
                account.coins += 2;
                self.develop(account, 1);
            }
            Place::TownHall => {
                for follower in self.holding.standing_on(place) {
                    self.send(account, follower.kind());
                }
            }
            Place::Brewery => account.coins += 2,
            Place::Cellar => account.coins += 4,
            Place::Hospital => account.coins += status(account.development),
            Place::Office => account.coins += account.built.count_ones() as i32,
            Place::Pharmacy => {
                let coins = account.coins.min(3);
                let mut paid = Account { coins: account.coins - coins, ..*account };
                self.develop(&mut paid, coins as u8);
                self.best(account, core::iter::once(paid));
            }
            Place::Laboratory => self.equip(account),
            Place::MarketStand => self.trade(account, MARKET_STAND_GOODS),
            Place::BourgeoisHouse if account.citizens > 0 => {
                account.citizens -= 1;
                self.bonus(account);
            }
            _ => {
                if let Some(good) = place.makes().filter(|&good| self.table.market.of(good) > 0) {
                    account.goods.add(good);
                }
            }
        }
    }

    /// Takes technology, if there is some.
    fn equip(&self, account: &mut Account) {
        if self.table.technology > 0 {
            account.technology += 1;
            account.more += self.w.promises[0] * self.growth / 16;
        }
    }

    /// Moves forward on the development track, and takes the coins and citizens on the way.
    fn develop(&self, account: &mut Account, points: u8) {
        let from = account.development;
        let to = (from + points).min(LAST_DEVELOPMENT);
        let passed = |space: u8| (from + 1..=to).contains(&space);
        account.development = to;
        let citizens = (citizen::DEVELOPMENT..).zip(DEVELOPMENT_CITIZENS);
        account.citizens += citizens.filter(|&(at, space)| passed(space) && self.table.citizen_waits(at)).count() as u8;
        let coins = DEVELOPMENT_COINS.into_iter().filter(|&(space, _)| passed(space));
        account.coins += coins.map(|(_, coins)| i32::from(coins)).sum::<i32>();
    }

    /// Recruits a follower of one of these kinds.
    fn recruit(&self, account: &mut Account, kinds: &[Kind]) {
        let from = *account;
        let can = |kind: &&Kind| {
            let of = **kind as usize;
            let gone = from.tracks.get(of).map_or(0, |track| track - self.holding.tracks[of]);
            let end = **kind != Kind::Monk && from.tracks[of] >= track_length(**kind);
            self.table.piles[of] > gone && !end && self.table.event.forbids() != Some(**kind)
        };
        let with = |kind: &Kind| {
            let mut account = from;
            account.count[*kind as usize] += 1;
            let Some(track) = account.tracks.get_mut(*kind as usize) else { return account };
            let step = usize::from(*track);
            *track += 1;
            match kind {
                Kind::Farmer => account.goods.add(FARMER_GOODS[step.min(7)]),
                Kind::Boatman => account.coins += i32::from(BOATMAN_COINS[step.min(4)]),
                Kind::Craftsman => self.equip(&mut account),
                Kind::Trader => account.more += self.promise * self.growth / 16,
                Kind::Knight if step + 1 == usize::from(KNIGHT_CITIZEN) => {
                    account.citizens += u8::from(self.table.citizen_waits(citizen::KNIGHTS));
                }
                Kind::Scholar => self.develop(&mut account, SCHOLAR_DEVELOPMENT[step.min(4)]),
                _ => {}
            }
            account
        };
        self.best(account, kinds.iter().filter(can).map(with));
    }

    /// Moves the merchant along a way, and takes a good from it.
    fn travel(&self, account: &mut Account, roads: bool, water: bool) {
        if self.table.event == Hourglass::Storm {
            return;
        }
        let from = *account;
        let go = |way: u8| {
            let there = Account { merchant: WAYS[usize::from(way)].beyond(from.merchant), ..from };
            let with = move |good: Option<Good>| {
                let mut account = there;
                good.into_iter().for_each(|good| account.goods.add(good));
                self.settle(&mut account);
                account
            };
            let goods = self.lying(way);
            let nothing = goods.clone().next().is_none();
            nothing.then_some(None).into_iter().chain(goods.map(Some)).map(with)
        };
        self.best(account, from.merchant.ways().only(roads, water).flat_map(go));
    }

    /// Delivers what can be delivered where the merchant is.
    fn settle(&self, account: &mut Account) {
        for (at, objective) in self.table.setup.objectives().iter().enumerate() {
            let wanted = match objective.goal {
                Goal::Deliver(town, _) | Goal::Fabrics(town, _) if town == account.merchant => {
                    delivery(objective.goal, account.goods)
                }
                _ => continue,
            };
            if account.met >> at & 1 == 0 && account.goods.covers(wanted) {
                account.goods = missing(wanted, account.goods);
                account.met |= 1 << at;
            }
        }
    }

    /// Takes what the Bourgeois House brings.
    fn bonus(&self, account: &mut Account) {
        let from = *account;
        let (coins, points) = BOURGEOIS;
        account.coins += i32::from(coins);
        let mut developed = from;
        self.develop(&mut developed, points);
        let mut there = from;
        self.travel(&mut there, true, true);
        let goods = Good::ALL.into_iter().filter(|&good| self.table.market.of(good) > 0).map(|good| {
            let mut account = from;
            account.goods.add(good);
            self.settle(&mut account);
            account
        });
        self.best(account, [developed, there].into_iter().chain(goods));
    }

    /// Iterates over the goods on a way that lie open.
    fn lying(&self, way: u8) -> impl Iterator<Item = Good> + Clone {
        self.table.map[usize::from(way)].iter().flatten().filter_map(|lying| match lying {
            Lying::Open(good) => Some(*good),
            _ => None,
        })
    }

    /// Sends a follower from the Town Hall to a deed, for a coin or development.
    fn send(&self, account: &mut Account, kind: Kind) {
        let from = *account;
        let sent = |deed: usize| {
            let mut account = from;
            account.count[kind as usize] = account.count[kind as usize].saturating_sub(1);
            account.wants[deed][kind as usize] -= 1;
            account.citizens += u8::from(account.wants[deed] == [0; 7]);
            account
        };
        let deeds = (0..from.wants.len()).filter(|&deed| from.wants[deed][kind as usize] > 0);
        let rewards = deeds.flat_map(|deed| {
            let (mut coin, mut point) = (sent(deed), sent(deed));
            coin.coins += 1;
            self.develop(&mut point, u8::from(self.table.setup.deeds()[deed].or_development));
            [coin, point]
        });
        self.best(account, rewards);
    }

    /// Buys or sells so many goods.
    fn trade(&self, account: &mut Account, times: u8) {
        for _ in 0..times {
            let from = *account;
            let change = |good: Good| {
                let price = i32::from(good.value());
                let sold = (from.goods.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins + price, ..from };
                    account.goods.take(good);
                    account
                });
                let bought = (from.coins >= price && self.table.market.of(good) > 0).then(|| {
                    let mut account = Account { coins: from.coins - price, ..from };
                    account.goods.add(good);
                    account
                });
                [sold, bought]
            };
            self.best(account, Good::ALL.into_iter().flat_map(change).flatten());
        }
    }

    /// Returns what technology on a place brings.
    fn equipment(&self, place: Place, spaces: &[Space]) -> i32 {
        let Some(at) = spaces.iter().position(|space| space.is_technology()) else { return 0 };
        let machine = match place {
            Place::FarmHouse => 0,
            Place::Village => 1,
            Place::University => 2,
            Place::Castle => 3,
            Place::Ship => 4,
            Place::Wagon => 5,
            Place::Guildhall => 6,
            Place::Scriptorium | Place::Library => 7,
            _ => 8,
        };
        let hand = match place.needs()[at] {
            Need::Of(kind) => self.w.hands.get(kind as usize).copied().unwrap_or(0),
            _ => 0,
        };
        (self.w.machines[machine] + hand) * self.growth / 16
    }

    /// Returns what a place tile will bring in the rounds to come.
    fn tile(&self, tile: Place, account: &Account) -> i32 {
        let w = self.w;
        let each = match tile {
            Place::MarketStand => 0,
            Place::HerbGarden => w.rules[0],
            Place::School => w.rules[1],
            Place::GunpowderTower => w.rules[2],
            _ if tile.needs().is_empty() => w.rules[3],
            _ => {
                let mut used = *account;
                self.apply(tile, &mut used);
                let more = tile.makes().is_some_and(|good| self.wanted.of(good) > 0);
                (self.worth(&used) - self.worth(account)).clamp(0, w.tile[1].max(0)) * w.tile[0] / 1024
                    + w.maker * i32::from(more)
            }
        };
        each * self.growth / 16
    }

    /// Returns whether a place cannot be used in this round even if it is whole.
    fn is_barred(&self, place: Place) -> bool {
        // An event that forbids recruiting needs no check: the account stays as it is then.
        self.table.event == Hourglass::Sabotage && self.holding.is_equipped(place)
            || self.holding.spaces(place).contains(&Space::Fresh)
    }

    /// Takes the followers that a place still needs out of a crowd, if all are in it. Returns whether they are.
    fn fill(&self, place: Place, crowd: &mut Crowd) -> bool {
        let (holding, mut rest) = (self.holding, *crowd);
        let mut empty = holding.spaces(place).iter().zip(place.needs()).filter(|(space, _)| **space == Space::Empty);
        let filled = empty.all(|(_, &need)| {
            let fits = |follower: &Follower| rest.of(*follower) > 0 && holding.fits(*follower, need);
            let monk = |follower: &Follower| *follower == Follower::Monk;
            let first = Follower::ALL.into_iter().find(|follower| fits(follower) && !monk(follower));
            let other = first.or(Some(Follower::Monk).filter(fits));
            other.is_some_and(|follower| rest.take(follower))
        });
        if filled {
            *crowd = rest;
        }
        filled
    }
}

/// Returns what is missing of what is wanted.
fn missing(have: Goods, wanted: Goods) -> Goods {
    Goods(core::array::from_fn(|good| wanted.0[good].saturating_sub(have.0[good])))
}

/// Returns what a delivery takes: of fabrics the cheapest that there are, and brocade for what is missing.
fn delivery(goal: Goal, have: Goods) -> Goods {
    match goal {
        Goal::Deliver(_, goods) => goods,
        Goal::Fabrics(_, count) => {
            let wool = have.of(Good::Wool).min(count - 1);
            Goods([0, 0, 0, wool, count - wool])
        }
        _ => Goods::default(),
    }
}

/// Returns the status of a space on the development track.
fn status(development: u8) -> i32 {
    STATUS.iter().filter(|&&from| development >= from).count() as i32
}
