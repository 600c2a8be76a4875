//! What places bring: those that are filled, and tiles in the rounds to come.

use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::tables::{
    BOATMAN_COINS, FARMER_GOODS, KNIGHT_CITIZEN, MARKET_STAND_GOODS, PHARMACY_COINS, SCHOLAR_DEVELOPMENT,
};
use rules_core::orleans::{Brings, Follower, Good, Job, Kind, Place, Space, citizen};

use crate::step::step;
use crate::weights::{POINT, SHARE};
use crate::{tour, trip};

use super::{Estimate, KNIGHTS, OF_A_KIND, progress};

/// The most that a place which is not whole counts for: many places may bring what a goal asks for, and one of them is
/// enough.
const MOST: i32 = 8 * POINT;

/// The same for a player alone, for whom goals count more.
const MOST_ALONE: i32 = 10 * MOST;

/// The position on the knights' track before the one where a citizen waits.
const CITIZEN_NEXT: u8 = KNIGHT_CITIZEN - 1;

impl Estimate<'_> {
    /// Returns what a place tile will bring in the rounds to come.
    pub(super) fn tile(&self, tile: Place) -> i32 {
        let w = self.weights;
        let each = match tile {
            Place::HerbGarden => w.rules[0],
            Place::School => w.rules[1],
            Place::GunpowderTower => w.rules[2],
            Place::Well => w.rules[3],
            _ if self.aims.trip => w.errands.tile(tile, w.goals.effort),
            _ if tile.needs().is_empty() => w.rules[4],
            _ => {
                // What is short now may be plentiful later.
                let most = self.brings(tile).min(MOST) - w.goals.effort * tile.needs().len() as i32;
                most.max(0) * w.tiles / SHARE
            }
        };
        each * self.left
    }

    /// Returns the share of a tile's worth with this many tiles.
    pub(super) fn several(&self, tiles: u8) -> i32 {
        let several = &self.weights.several;
        several[usize::from(tiles).clamp(1, several.len()) - 1]
    }

    fn best_tile(&self) -> i32 {
        let tiles = self.table.tiles.filter(|&tile| self.holding.may_gain(tile));
        tiles.map(|tile| self.tile(tile)).max().unwrap_or(0) * self.several(self.holding.tiles.len() + 1) / SHARE
    }

    /// Returns what a step of a track brings, and the follower who comes with it.
    fn recruit(&self, kind: Kind) -> i32 {
        if self.table.check_recruit(self.player, kind).is_err() {
            return 0;
        }
        let (w, track) = (self.weights, usize::from(self.holding.track(kind)));
        self.another(kind, OF_A_KIND)
            + match kind {
                Kind::Farmer => self.good(step(&FARMER_GOODS, track)) + w.farmers * self.left,
                Kind::Boatman => {
                    let last = track + 1 == BOATMAN_COINS.len();
                    self.coins(step(&BOATMAN_COINS, track)) + if last { self.citizen() } else { 0 }
                }
                Kind::Craftsman => w.technology * self.left,
                Kind::Trader => self.best_tile(),
                Kind::Knight => match track as u8 {
                    0..KNIGHTS => self.knight,
                    CITIZEN_NEXT if !self.aims.alone || self.table.citizen_waits(citizen::KNIGHTS) => self.citizen(),
                    _ => 0,
                },
                Kind::Scholar => self.develop(step(&SCHOLAR_DEVELOPMENT, track)),
                Kind::Monk => w.monk * self.left,
            }
    }

    /// Returns what those bring who stand in the Town Hall.
    fn town_hall(&self) -> i32 {
        let (mut sum, mut before) = (0, None);
        for follower in self.holding.standing_on(Place::TownHall) {
            let kind = follower.kind();
            sum += self.sent(kind, u8::from(self.aims.alone && before == Some(kind)));
            before = Some(kind);
        }
        sum
    }

    /// Returns what a follower sent to a deed, a structure or the city brings, after some others of the same kind.
    fn sent(&self, kind: Kind, others: u8) -> i32 {
        let (w, table) = (self.weights, self.table);
        let deeds = table.setup.deeds().iter().enumerate().filter(|&(at, _)| table.deed_wants(at, kind) > others);
        let deeds = deeds.map(|(at, deed)| {
            let missing: u8 = Kind::ALL.into_iter().map(|kind| table.deed_wants(at, kind)).sum();
            if self.aims.alone {
                let gain = self.goals().deed(table, at, 1) - self.goals().deed(table, at, 0);
                let whole = if missing == 1 { self.citizen() } else { 0 };
                return self.coins(deed.coins) + gain + whole;
            }
            self.coins(deed.coins) + (w.citizen + self.aims.citizen) / i32::from(missing.max(1))
        });
        let sites = table.structures[self.player.index()].sites.iter().filter(|site| site.wants(kind) > 0);
        let sites = sites.map(|site| {
            let (have, need) = progress(site);
            let share = if have + 1 == need { SHARE } else { w.structures[2] };
            i32::from(site.structure().points) * share / need.max(1)
        });
        deeds.chain(sites).max().unwrap_or(0) - self.another(kind, OF_A_KIND + 1 + others)
    }

    /// Returns the worth of what is still to be decided.
    pub(super) fn pending(&self, job: Job) -> i32 {
        match job {
            Job::Village => self.brings(Place::Village),
            Job::Travel { .. } | Job::Trade { .. } if self.aims.trip => 0,
            Job::Travel { roads, water } => self.travel(roads, water),
            Job::Technology { .. } => self.weights.technology * self.left,
            Job::Tile { .. } => self.best_tile(),
            Job::Trade { left } if self.aims.alone => self.trade(left),
            _ => 0,
        }
    }

    /// Returns what the followers on a place are worth there.
    pub(super) fn filled(&self, place: Place) -> i32 {
        let w = self.weights;
        let spaces = self.holding.spaces(place);
        let held = spaces.iter().filter(|space| matches!(space, Space::Held(_))).count();
        let missing = spaces.iter().filter(|space| !space.is_filled()).count();
        match missing {
            _ if missing == 0 || place.acts_one_by_one() => {
                if self.table.check_use(self.player, place).is_err() {
                    return 0;
                }
                let brings = match place {
                    Place::FarmHouse if self.aims.trip => {
                        self.brings(place) - self.good(step(&FARMER_GOODS, self.holding.track(Kind::Farmer).into()))
                    }
                    // `trip` counts it.
                    _ if self.aims.trip && trip::PLACES.contains(place) => 0,
                    _ => self.brings(place),
                };
                brings * w.whole / SHARE
            }
            1 | 2 if self.left > 0 && self.has_the_rest(place) => {
                let most = if self.aims.alone { MOST_ALONE } else { MOST };
                self.brings(place).min(most) * w.begun[missing - 1] / SHARE + w.idle * held as i32
            }
            _ => w.idle * held as i32,
        }
    }

    /// Returns whether those who are missing on a place are on the market or in the bag.
    fn has_the_rest(&self, place: Place) -> bool {
        let holding = self.holding;
        let waits = |follower: &Follower| holding.market.of(*follower) + holding.bag.of(*follower) > 0;
        let empty = holding.spaces(place).iter().zip(place.needs()).filter(|(space, _)| **space == Space::Empty);
        empty
            .into_iter()
            .all(|(_, &need)| Follower::ALL.into_iter().filter(waits).any(|other| holding.fits(other, need)))
    }

    /// Returns what using a place brings.
    fn brings(&self, place: Place) -> i32 {
        match place.brings() {
            Brings::Follower(kinds) => kinds.iter().map(|&kind| self.recruit(kind)).max().unwrap_or(0),
            Brings::Way { roads, water, coins } => self.travel(roads, water) - self.coins(coins),
            Brings::Gain { coins, development } => self.coins(coins) + self.develop(development),
            Brings::Status => self.coins(self.holding.status()),
            Brings::Stations => self.coins(self.table.stations_of(self.player)),
            Brings::Good(good) if self.table.market.of(good) == 0 => 0,
            Brings::Good(good) => self.good(good),
            Brings::Rule => self.rule(place),
        }
    }

    /// Returns what using a place brings that has a rule of its own.
    fn rule(&self, place: Place) -> i32 {
        let w = self.weights;
        match place {
            Place::Guildhall if self.is_free(self.holding.merchant) => self.factor(),
            Place::Guildhall => 0,
            Place::TownHall => self.town_hall(),
            Place::Pharmacy => (self.develop(PHARMACY_COINS) - self.coins(PHARMACY_COINS)).max(0),
            Place::Laboratory => w.technology * self.left,
            Place::Carpenter => self.carpenter(),
            Place::MarketStand => self.trade(MARKET_STAND_GOODS),
            Place::Sacristy | Place::Bathhouse | Place::BourgeoisHouse => 0,
            _ => w.trade,
        }
    }

    /// Returns what goods bring that are bought or sold.
    fn trade(&self, times: u8) -> i32 {
        if !self.aims.alone {
            return self.weights.trade;
        }
        let gain = |good: Good| {
            let price = self.coins(good.value());
            let bought = self.table.market.of(good) > 0 && self.holding.coins >= good.value();
            let sold = self.holding.goods.of(good) > 0;
            let kept = i32::from(good.value()) * POINT + self.aims.kept[good as usize];
            let buy = if bought { self.good(good) - price } else { 0 };
            if sold { buy.max(price - kept) } else { buy }
        };
        i32::from(times) * Good::ALL.map(gain).into_iter().max().unwrap_or(0).max(0)
    }

    /// Returns what steps of the carpenter bring, and the structure that is built with them.
    fn carpenter(&self) -> i32 {
        let own = &self.table.structures[self.player.index()];
        let Some(structure) = own.card.as_ref().and_then(|card| STRUCTURES.get(usize::from(card.number))) else {
            return 0;
        };
        let way = tour::steps(self.table.carpenter, |town| town == structure.town);
        let held = self.holding.standing_on(Place::Carpenter).count() as i32;
        let w = self.weights;
        let built = if held >= way { i32::from(structure.points) * (w.structures[1] - w.structures[0]) } else { 0 };
        built - w.carpenter * held.min(way) - (held - way).max(0) * POINT
    }
}
