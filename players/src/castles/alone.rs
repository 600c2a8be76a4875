//! What a position of the solo game is worth.
//!
//! A value is how many spaces the player may expect to cover. There are few rounds, so everything else is worth the actions
//! that it spares: a stored tile, silver that buys one, points on the way to the next target, a colour that is nearly
//! covered.

use orleans_value::weights;
use rules_core::castles::solo::FALL;
use rules_core::castles::{Building, Castles, Effect, Face, Kind, Stage, tables};
use rules_core::hex::SPACES;
use rules_core::{Game, Player};

use super::{CROWD, FIRST_WORKERS, MORE_WORKERS, OPEN, over_time, payments, turns_left};
use crate::{POINT, SHARE};

/// A covered space counts as much as this many points of a game for two, so that an action is worth about the same in
/// both.
pub(super) const SPACE: i32 = 8;

/// A game that is won counts as so many spaces more.
const WON: i32 = 6;

/// Returns what a game that is over came to.
pub(super) fn result(game: &Castles, player: Player) -> i32 {
    let covered = i32::from(game.total(player));
    (covered + if covered >= SPACES as i32 { WON } else { 0 }) * SPACE * POINT
}

/// Turns from the end from which on stored tiles may stay where they are.
const STORED_TURNS: i32 = 2;

/// A stored tile counts for this part of what it will bring when it is placed: one in `FACE`.
const FACE: i32 = 2;

weights! {
    /// The weights of the solo game, in 64ths of a space where nothing else is said.
    Alone {
        /// A covered space, by its colour, beyond itself.
        kinds: [i32; 6],
        /// A stored tile, and one that fits nowhere yet.
        stored: [i32; 2],
        /// Two stored tiles, and three.
        crowded: [i32; 2],
        /// A silver that can still be spent.
        silver: i32,
        /// Each of the first three workers, and each of the next five.
        workers: [i32; 2],
        /// A goods tile.
        goods: i32,
        /// A ship, and each goods tile that it could load.
        ship: [i32; 2],
        /// What a mine brings beyond its silver.
        mine: i32,
        /// Each building, in their order.
        buildings: [i32; 8],
        /// Monasteries 1 to 14, with the whole game before them.
        monasteries: [i32; 14],
        /// A die or another action; effects that take a tile, place one, sell; the tile of a covered colour.
        acts: [i32; 5],
        /// A target that is reached.
        target: i32,
        /// Points that a turn may bring, in 64ths.
        pace: i32,
        /// The share (of 64) of an area's points with 1 to 6 empty spaces.
        progress: [i32; 6],
        /// A colour with 1 to 6 empty spaces.
        colours: [i32; 6],
        /// Each kind of tile that could go somewhere, each space and each number where one could go.
        open: [i32; 3],
        /// Turns from the end from which on things lose their worth.
        ramp: i32,
    }
}

impl Alone {
    /// Returns what the player may expect to have covered in the end.
    pub(super) fn value(&self, game: &Castles, player: Player) -> i32 {
        SPACE
            * match game.position().stage {
                Stage::Over => i32::from(game.total(player)) * POINT,
                _ => self.expected(game, player),
            }
    }

    fn expected(&self, game: &Castles, player: Player) -> i32 {
        let position = game.position();
        let (duchy, hand, built) = (position.duchy(player), position.hand(player), game.built(player));
        let (filled, open, estate) = (built.filled(), built.open(), built.estate());
        let turns = turns_left(game);
        let ramp = self.ramp.max(1);
        let fading = |worth: i32| worth * turns.min(ramp) / ramp;
        let mut sum = 0;

        // Areas and colours, and the points that they bring.
        let counter = position.counter;
        let mut points = i32::from(counter.points) * POINT + turns * self.pace;
        for kind in Kind::ALL {
            let of_kind = estate.of_kind(kind);
            let left = of_kind.without(filled).len();
            sum += (of_kind.len() - left) as i32 * (POINT + self.kinds[kind as usize]);
            if left > 0 {
                sum += fading(self.colours.get(left as usize - 1).copied().unwrap_or_default());
            }
            let mut rest = of_kind.without(filled);
            while let Some(space) = rest.next() {
                let area = estate.area(space);
                rest = rest.without(area);
                let share = self.progress[(area.without(filled).len() as usize).clamp(1, self.progress.len()) - 1];
                let whole = tables::area_points(area.len()) + tables::phase_points(position.phase);
                points += fading(i32::from(whole) * share);
            }
        }

        // The storage.
        let mines = built.mines();
        let pays = payments(position);
        let mut stored = 0;
        for &tile in hand.storage.iter().flatten() {
            stored += 1;
            let blocked = built.spaces_for(tile).is_empty();
            let face = match tile.face() {
                Face::Castle => self.acts[0],
                Face::Mine => pays * self.silver,
                Face::Ship => self.ship(game),
                Face::Animal(_, count) => i32::from(count) * self.target / i32::from(counter.target).max(1),
                Face::Monastery(number) => self.monastery(number, turns),
                Face::Building(building) => self.building(building),
                Face::Inn | Face::Black => 0,
            };
            sum += (self.stored[usize::from(blocked)] + face / FACE) * turns.min(STORED_TURNS) / STORED_TURNS;
        }
        if stored >= CROWD {
            sum += self.crowded[(stored - CROWD).min(self.crowded.len() - 1)];
        }

        // Silver, workers and goods, and what will bring more of them.
        let payments = i32::from(mines) * pays;
        let silver = i32::from(duchy.silver) + payments;
        sum += silver.min(i32::from(tables::PRICE) * (turns + 1)) * self.silver + fading(payments * self.mine);
        let workers = i32::from(duchy.workers);
        sum += fading(
            workers.min(FIRST_WORKERS) * self.workers[0]
                + (workers - FIRST_WORKERS).clamp(0, MORE_WORKERS) * self.workers[1],
        );
        sum += fading(i32::from(duchy.goods.total()) * self.goods);
        let rights = built.rights();
        sum += (1..=self.monasteries.len() as u8)
            .filter(|&number| rights.monasteries.has(number))
            .map(|n| self.monastery(n, turns))
            .sum::<i32>();

        // The spaces that are open.
        let kinds = Kind::ALL.iter().filter(|&&kind| !open.and(estate.of_kind(kind)).is_empty()).count() as i32;
        let numbers = open.fold(0_u8, |set, space| set | 1 << estate.number(space)).count_ones() as i32;
        sum += fading(kinds * self.open[0] + (open.len() as i32).min(OPEN) * self.open[1] + numbers * self.open[2]);

        // The rest of the turn.
        let dice = hand.used.iter().filter(|&&used| !used).count() as i32;
        sum += dice * self.acts[0];
        for effect in position.waiting.iter() {
            sum += match effect {
                Effect::Gain(_, gain) => {
                    points += i32::from(gain) * POINT;
                    0
                }
                Effect::Castle | Effect::Target => self.acts[0],
                Effect::Ship => self.ship(game),
                Effect::SecondDepot(_) => self.ship[1],
                Effect::TownHall => self.acts[2],
                Effect::Warehouse => self.acts[3],
                Effect::FromBlack => self.acts[4],
                Effect::Carpenter | Effect::Church | Effect::Market => self.acts[1],
                _ => 0,
            };
        }
        sum + targets(points, counter.target) * self.target / SHARE
    }

    fn ship(&self, game: &Castles) -> i32 {
        let most = game.position().depot_goods.iter().map(|goods| goods.total()).max().unwrap_or(0);
        self.ship[0] + i32::from(most) * self.ship[1]
    }

    fn building(&self, building: Building) -> i32 {
        self.buildings.get(building as usize).copied().unwrap_or_default()
    }

    fn monastery(&self, number: u8, turns: i32) -> i32 {
        let worth = self.monasteries.get(usize::from(number) - 1).copied().unwrap_or_default();
        over_time(worth, turns)
    }
}

/// The fewest points that a target counts for: one gain reaches one target, and the rest of it is lost.
const LEAST: i32 = 15;

/// Returns how many targets these points reach, in 64ths: each target is lower than the one before.
fn targets(mut points: i32, target: u8) -> i32 {
    let (mut reached, mut target) = (0, i32::from(target).max(LEAST));
    while points >= target * POINT {
        points -= target * POINT;
        reached += SHARE;
        target = (target - i32::from(FALL)).max(LEAST);
    }
    reached + points / target
}
