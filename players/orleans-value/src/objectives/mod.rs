//! The value of a position of Capital Vierzon and of the Duel, where nothing counts but the objectives.
//!
//! It counts the progress of each goal, and what followers, technology and place tiles will do for the goals in the
//! rounds that are left. Filled places are used in advance, one after the other, on a copy of what matters in the
//! holding (the `Account`): so a way and a trading station at its end count together, and no coin counts for two
//! places.

mod account;
mod acts;
mod places;
mod worth;

use rules_core::Player;
use rules_core::orleans::{Counted, Crowd, Goods, Holding, Hourglass, Phase, Place, Position, Space, Toll, Town};

use crate::acts::Acts;
use crate::weights;
use crate::weights::{POINT, SHARE};

use account::{Account, delivery, missing};

/// The value of an objective that is met.
pub const OBJECTIVE: i32 = 100 * POINT;

/// A game that is won, and one that is lost.
const WON: i32 = 6 * OBJECTIVE;
const LOST: i32 = -10 * OBJECTIVE;

/// Growth is in sixteenths of rounds.
const SIXTEENTHS: i32 = 16;

/// With this many rounds left, growth is the same number of rounds.
const FULL_GROWTH: i32 = 12;

/// Rounds before a harvest from which on food counts.
const HARVEST_AHEAD: usize = 3;

weights! {
    /// The weights of a scenario with objectives, in 64ths of a point.
    Objectives {
        /// A coin that a goal will take, what is added to it for a goal with a time limit, and any other coin.
        coins: [i32; 3],
        /// A point of worth of goods that a goal will take, and of other goods.
        goods: [i32; 2],
        /// Any food before a harvest.
        food: i32,
        /// The cost of each way that is still to go.
        way: i32,
        /// The cost of each trading station or citizen that is missing.
        factor: i32,
        /// The cost of each step on the development track that is missing.
        development: i32,
        /// A complete deed; part of it for one that is begun.
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
        /// How growth falls with the rounds left: with their square if this is 0, in proportion to them if it is large.
        bend: i32,
        /// The share (of 64) of what a place will bring if all that are missing are on the market.
        at_once: i32,
        /// The cost of each follower in the Town Hall that no deed wants.
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
        /// The share (of 64) of a follower whom a deed wants, before it is sent there.
        ready: i32,
        /// The cost of each trading station that will be missing, as it was given for a debt.
        stock: i32,
        /// A point of worth of other goods that can still be sold for coins that a goal will take.
        sold: i32,
        /// What is added to each coin that a goal will take, times the share of them that is there.
        share: i32,
    }
}

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
    /// What the next place tile is expected to bring, for each round.
    promise: i32,
    /// Whether food counts, as a harvest comes.
    harvest: bool,
}

impl Objectives {
    /// Returns how good a position is, in 64ths of a point.
    #[inline(never)]
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        let holding = &table.holdings[player.index()];
        let left = i32::from(table.setup.rounds()) - i32::from(table.round);
        let bend = self.bend.max(0);
        let growth = SIXTEENTHS * left * (left + bend) / (FULL_GROWTH + bend);
        let free = |town: &Town| table.stations[*town as usize] & !(1 << player.0) == 0 || *town == Town::Orleans;
        let open = Town::ALL.into_iter().filter(free).fold(0, |towns, town| towns | 1 << town as u8);
        let mut income = [0; 2];
        for event in table.events_from_now() {
            match event.toll() {
                Toll::Coins { each, of: Counted::Status, .. } => income[0] += i32::from(each),
                Toll::Coins { each, of: Counted::Stations, .. } => income[1] += i32::from(each),
                _ => {}
            }
        }
        let mut wanted = Goods::default();
        for (at, objective) in table.setup.objectives().iter().enumerate() {
            if holding.objectives >> at & 1 == 0 {
                wanted = wanted.with(missing(holding.goods, delivery(objective.goal, holding.goods)));
            }
        }
        let made = |tile: Place| tile.makes().is_some_and(|good| wanted.of(good) > 0);
        let maker = |tile: Place| made(tile) && holding.may_gain(tile);
        let promise = self.promises[1] + self.maker * i32::from({ table.tiles }.any(maker));
        let harvest = self.food > 0 && is_before_harvest(table);
        View { w: self, table, player, holding, left, growth, open, income, wanted, promise, harvest }.value()
    }
}

impl View<'_> {
    fn value(&self) -> i32 {
        let (w, holding) = (self.w, self.holding);
        if self.table.won || self.table.has_met_all(self.player) {
            return WON + self.left * POINT;
        }
        if holding.lost {
            return LOST;
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
        let mut sum = now + (then - now) * w.filled[0] / SHARE;
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
            sum += (more - most) * share / SHARE;
            // The places that follow may use what comes in this round, but not what may come later.
            if share == w.at_once {
                (promised, most) = (next, more);
            }
        }
        // A follower in the Town Hall that no deed wants is of no use.
        let wanted = |account: &Account| account.own.wants.iter().flatten().map(|&want| i32::from(want)).sum::<i32>();
        let waiting = holding.standing_on(Place::TownHall).count() as i32 - (wanted(&account) - wanted(&whole));
        sum -= w.stuck * waiting;
        if self.left > 0 {
            let room = holding.market_limit().saturating_sub(holding.market.len());
            sum += i32::from(holding.draws().min(holding.bag.len()).min(room)) * w.drawn;
        }
        sum + holding.tiles.map(|tile| self.tile(tile, &whole)).sum::<i32>()
    }

    /// Returns what something adds in the rounds that are left, by what it adds for each.
    fn grown(&self, each: i32) -> i32 {
        each * self.growth / SIXTEENTHS
    }

    /// Returns the account after using all places that can be used, the Guildhall first or, if `late`, last.
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
}

/// Returns whether a harvest comes soon.
fn is_before_harvest(table: &Position) -> bool {
    // Before the first round, none is under way.
    let rounds = HARVEST_AHEAD + usize::from(table.round > 0);
    table.events_from_now().take(rounds).any(|event| event == Hourglass::Harvest)
}
