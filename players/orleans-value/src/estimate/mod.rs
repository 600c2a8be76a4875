//! The value of a position of the base game, of Prosperity and of the scenarios for one player with goals.
//!
//! It counts what is there, and what it will bring in the rounds that are left; places are looked at one by one.

mod crew;
mod places;

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::tables::{KNIGHT_DRAWS, LAST_DEVELOPMENT, STATUS, citizens_between, coins_between};
use rules_core::orleans::{Good, Holding, Kind, Lying, Position, Scenario, Site, Town, citizen};

use crate::aims::{Aims, LOST};
use crate::alone::Goals;
use crate::payments::upkeep;
use crate::trip::{Errands, Trip};
use crate::weights::{POINT, SHARE};
use crate::{tour, weights};

use crew::Crew;

weights! {
    /// The weights of Orléans: 64ths of a point where nothing else is said.
    Weights {
        /// A follower, for each round that is left: the first eight, the next eight.
        followers: [i32; 2],
        /// What a monk adds to that.
        monk: i32,
        /// A step on the knights' track, for each round: the first three.
        knights: i32,
        /// A step on the farmers' track, for each round.
        farmers: i32,
        /// A technology tile, for each round.
        technology: i32,
        /// Place tiles: what a use brings in a round, of 64.
        tiles: i32,
        /// The share (of 64) of that with one to five of them.
        several: [i32; 5],
        /// Place tiles that only have a rule: Herb Garden, School, Gunpowder Tower, Well; all others.
        rules: [i32; 5],
        /// Trading stations and citizens to come, for each round.
        growth: i32,
        /// Development to come, for each round, in 64ths of a step.
        pace: i32,
        /// A town where a station can be built.
        free: i32,
        /// A good on a way from here, for each point.
        nearby: i32,
        /// The share (of 64) of what a whole place will bring.
        whole: i32,
        /// The share of a place that lacks one, two followers.
        begun: [i32; 2],
        /// A follower on a place that is not whole.
        idle: i32,
        /// Followers that can be drawn in the next round.
        drawn: i32,
        /// The share (of 64) of a structure's points: in hand, built, by progress.
        structures: [i32; 3],
        /// A way between the carpenter and its town.
        carpenter: i32,
        /// A citizen of a deed, divided by the number of followers that are missing.
        citizen: i32,
        /// What the Market Stand, the Black Market and whatever has no value of its own may bring.
        trade: i32,
        /// The goals of the scenarios for one player.
        goals: Goals,
        /// The goals of the Travelling Salesman.
        errands: Errands,
    }
}

/// How many followers count as the first ones; the next ones are as many again.
const FIRST_FOLLOWERS: i32 = 8;

/// How many followers of a kind count for a player alone.
const OF_A_KIND: u8 = 3;

/// Steps of the knights' track that count: the first ones, each of which draws one follower more.
const KNIGHTS: u8 = 3;

/// The share of followers who find work, as a fraction: the others wait for somebody.
const AT_WORK: (i32, i32) = (3, 4);

/// A good that lies face down on a way.
const FACE_DOWN: i32 = 5 * POINT / 2;

/// A player's part of the table.
#[derive(Debug)]
struct Estimate<'a> {
    table: &'a Position,
    weights: &'a Weights,
    player: Player,
    holding: &'a Holding,
    /// Rounds to come after this one.
    left: i32,
    crew: Crew,
    /// One more follower, and one more step on the knights' track.
    follower: i32,
    knight: i32,
    /// What the goals of the scenario ask for.
    aims: Aims,
}

impl Weights {
    /// Returns how good a position is for a player, in 64ths of a point at the end. Not inlined: in a caller that is
    /// compiled for speed it would take three times the flash.
    #[inline(never)]
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        self.estimate(table, player).value()
    }

    /// Returns what the goals of the scenario ask of a player.
    pub(crate) fn aims(&self, table: &Position, player: Player) -> Aims {
        if table.holdings[player.index()].lost {
            return Aims { progress: LOST, ..Aims::default() };
        }
        if table.setup.scenario == Scenario::Salesman {
            return Trip::new(table, player, &self.errands, self.goals.upkeep).aims();
        }
        if table.setup.players == 1 {
            return self.goals.aims(table, player);
        }
        Aims::default()
    }

    fn estimate<'a>(&'a self, table: &'a Position, player: Player) -> Estimate<'a> {
        let holding = &table.holdings[player.index()];
        let left = i32::from(table.setup.rounds()) - i32::from(table.round);
        Estimate {
            table,
            weights: self,
            player,
            holding,
            left,
            crew: Crew::new(holding),
            follower: 0,
            knight: 0,
            aims: self.aims(table, player),
        }
    }
}

impl Estimate<'_> {
    fn value(&mut self) -> i32 {
        let (w, holding, left) = (self.weights, self.holding, self.left);
        let followers = i32::from(self.crew.counts.iter().sum::<u8>());
        self.follower = if followers < FIRST_FOLLOWERS { w.followers[0] } else { w.followers[1] } * left;
        let mut sum = followers.min(FIRST_FOLLOWERS) * w.followers[0]
            + (followers - FIRST_FOLLOWERS).clamp(0, FIRST_FOLLOWERS) * w.followers[1];
        sum += i32::from(self.crew.of(Kind::Monk)) * w.monk;
        let knights = i32::from(holding.track(Kind::Knight).min(KNIGHTS));
        let busy = |followers, knights| w.goals.hands * busy(followers, knights) / AT_WORK.1;
        let (now, with_one) = (busy(followers, knights), busy(followers + 1, knights));
        sum += knights * w.knights + now;
        self.follower += (with_one - now) * left;
        self.knight = (w.knights + busy(followers + 1, knights + 1) - with_one) * left;
        sum += i32::from(holding.track(Kind::Farmer)) * w.farmers + i32::from(self.crew.equipped.len()) * w.technology;
        if self.aims.alone {
            sum += Kind::ALL
                .into_iter()
                .map(|kind| self.kind(kind) * i32::from(self.crew.of(kind).min(OF_A_KIND)))
                .sum::<i32>();
            sum += self.crew.equipped.map(|place| w.goals.machine(place)).sum::<i32>();
        }
        sum *= left;
        let room = holding.market_limit().saturating_sub(holding.market.len());
        if left > 0 {
            sum += i32::from(holding.draws().min(holding.bag.len()).min(room)) * w.drawn;
        }
        sum += self.points() + self.structures() + self.spot(holding.merchant);
        sum += self.several(holding.tiles.len()) * holding.tiles.map(|tile| self.tile(tile)).sum::<i32>() / SHARE;
        sum += self.crew.staffed.map(|place| self.filled(place)).sum::<i32>();
        sum += self.table.agenda.iter().map(|&job| self.pending(job)).sum::<i32>();
        sum += self.aims.ahead * w.whole / SHARE;
        sum + self.aims.worth(holding.merchant)
    }

    /// Returns what one follower of a kind adds for each round.
    fn kind(&self, kind: Kind) -> i32 {
        self.weights.goals.kinds[kind as usize]
    }

    /// Returns what another follower of a kind brings, or what one less takes away.
    fn another(&self, kind: Kind, most: u8) -> i32 {
        let counts = self.aims.alone && self.crew.of(kind) < most;
        self.follower + if counts { self.kind(kind) * self.left } else { 0 }
    }

    /// Returns the worth of coins, goods, and trading stations and citizens with the expected status.
    fn points(&self) -> i32 {
        let factors = i32::from(self.table.stations_of(self.player) + self.holding.citizens) * SHARE;
        let development = i32::from(self.holding.development) * SHARE + self.left * self.weights.pace;
        (i32::from(self.holding.coins) + i32::from(self.holding.goods.value())) * self.coin()
            + (factors + self.left * self.weights.growth) * self.status(development) / SHARE
    }

    /// Returns the status of a space, both in 64ths: between two statuses in proportion.
    fn status(&self, development: i32) -> i32 {
        let at = STATUS.iter().rposition(|&from| i32::from(from) * SHARE <= development).unwrap_or(0);
        let from = i32::from(STATUS[at]) * SHARE;
        let part = match STATUS.get(at + 1) {
            Some(&next) if self.left > 0 => (development - from) * SHARE / (i32::from(next) * SHARE - from),
            _ => 0,
        };
        (at as i32 + 1) * SHARE + part
    }

    /// Returns what some development points bring.
    fn develop(&self, points: u8) -> i32 {
        let from = self.holding.development;
        let to = (from + points).min(LAST_DEVELOPMENT);
        let coins = coins_between(from.max(self.holding.furthest), to);
        let factors = i32::from(self.table.stations_of(self.player) + self.holding.citizens) * SHARE;
        let ahead = self.left * self.weights.pace;
        let status = |space: u8| self.status(i32::from(space) * SHARE + ahead);
        self.coins(coins)
            + self.aims.development * i32::from(to - from)
            + self.on_the_way(from, to)
            + (factors + self.left * self.weights.growth) * (status(to) - status(from)) / SHARE
    }

    /// Returns what the citizens between two spaces of the development track are worth to a goal.
    fn on_the_way(&self, from: u8, to: u8) -> i32 {
        let waits = |nth: &u8| self.table.citizen_waits(citizen::DEVELOPMENT + nth);
        self.aims.citizen * citizens_between(from, to).filter(waits).count() as i32
    }

    /// Returns what one more station or citizen brings.
    fn factor(&self) -> i32 {
        self.status(i32::from(self.holding.development) * SHARE + self.left * self.weights.pace)
    }

    fn citizen(&self) -> i32 {
        self.factor() + self.aims.citizen
    }

    /// Returns whether a station can be built in a town.
    fn is_free(&self, town: Town) -> bool {
        let here = self.table.stations[town as usize];
        self.holding.stock > 0 && (here == 0 || town == Town::Orleans && !self.table.has_station(self.player, town))
    }

    /// Returns what a town is worth to the merchant.
    fn spot(&self, town: Town) -> i32 {
        if self.left == 0 {
            return 0;
        }
        let free = self.is_free(town);
        let plain = |good| i32::from(Good::value(good)) * POINT;
        let goods = town.ways().map(|way| self.lying(way, plain)).sum::<i32>();
        goods * self.weights.nearby / POINT + if free { self.weights.free } else { 0 }
    }

    /// Returns what a town is worth to the merchant, with the way from it to the next goal.
    fn there(&self, town: Town) -> i32 {
        self.spot(town) - self.aims.from(town)
    }

    /// Returns what a coin counts at the end: nothing to the Salesman.
    fn coin(&self) -> i32 {
        if self.aims.trip { 0 } else { POINT }
    }

    /// Returns what one more good brings.
    fn good(&self, good: Good) -> i32 {
        i32::from(good.value()) * self.coin() + self.aims.goods[good as usize]
    }

    /// Returns what some more coins bring.
    fn coins(&self, coins: impl Into<i32>) -> i32 {
        let coins = coins.into();
        let missing = self.aims.missing;
        let spared = match missing {
            0 => 0,
            _ => {
                missing
                    - upkeep(
                        self.table,
                        self.player,
                        self.holding.coins.saturating_add(coins as u16),
                        self.holding.goods,
                    )
            }
        };
        coins * (self.coin() + self.aims.coin) + self.goals().upkeep * spared
    }

    /// Returns the worth of the best good on a way.
    fn lying(&self, way: u8, worth: impl Fn(Good) -> i32) -> i32 {
        let worth = |lying: &Lying| match lying {
            Lying::Open(good) => worth(*good),
            Lying::Down => FACE_DOWN,
            Lying::Structure(_) => 0,
        };
        self.table.map[usize::from(way)].iter().flatten().map(worth).max().unwrap_or(0)
    }

    fn travel(&self, roads: bool, water: bool) -> i32 {
        let here = self.holding.merchant;
        let ways = self.table.ways(self.player, roads, water);
        let gain = |way: u8| self.lying(way, |good| self.good(good)) + self.there(WAYS[usize::from(way)].beyond(here));
        let gain = ways.map(gain).max().unwrap_or(0) - self.there(here);
        // Alone, the merchant may stay in a town where something is to be done.
        if self.aims.alone { gain.max(0) } else { gain }
    }

    /// Returns the worth of structures in hand and on the map, by their progress.
    fn structures(&self) -> i32 {
        let (w, own) = (self.weights, &self.table.structures[self.player.index()]);
        if self.left == 0 {
            return i32::from(own.points()) * POINT + self.beside();
        }
        let card = own.card.as_ref().and_then(|card| STRUCTURES.get(usize::from(card.number)));
        let hand = card.map_or(0, |structure| {
            let way = tour::steps(self.table.carpenter, |town| town == structure.town);
            i32::from(structure.points) * w.structures[0] + way * w.carpenter
        });
        let built = |site: &Site| {
            let (have, need) = progress(site);
            i32::from(site.structure().points) * (w.structures[1] + w.structures[2] * have / need.max(1))
        };
        i32::from(own.points()) * POINT + hand + own.sites.iter().map(built).sum::<i32>() + self.beside()
    }

    /// Returns the worth of coins and goods beside structures, which still count.
    fn beside(&self) -> i32 {
        let own = &self.table.structures[self.player.index()];
        (i32::from(own.coins()) + i32::from(own.goods().value())) * POINT
    }

    fn goals(&self) -> &Goals {
        &self.weights.goals
    }
}

/// Returns how many followers find work in a round, in quarters: those that are drawn, less some that wait for others.
fn busy(followers: i32, knights: i32) -> i32 {
    (AT_WORK.0 * followers).min(AT_WORK.1 * (i32::from(KNIGHT_DRAWS[0]) + knights))
}

/// Returns how many followers, coins and goods a structure has, and how many it needs.
fn progress(site: &Site) -> (i32, i32) {
    let count = |followers: &[u8; 7], coins: u8, goods: u8| i32::from(followers.iter().sum::<u8>() + coins + goods);
    let structure = site.structure();
    (
        count(&site.followers, site.coins, site.goods.total()),
        count(&structure.followers, structure.coins, structure.goods.total()),
    )
}
