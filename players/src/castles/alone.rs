//! What a position of the solo game is worth.
//!
//! A value is how many spaces the player may expect to cover. There are few rounds, so everything else is worth the actions
//! that it spares: a stored tile, silver that buys one, points on the way to the next target, a colour that is nearly
//! covered.

use orleans_value::weights;
use rules_core::castles::solo::FALL;
use rules_core::castles::{Castles, Effect, Face, Kind, Stage, tables};
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
                _ => Estimate { weights: self, game, player, turns: turns_left(game) }.expected(),
            }
    }
}

/// A solo game in progress, and how much time is left.
struct Estimate<'a> {
    weights: &'a Alone,
    game: &'a Castles,
    player: Player,
    /// Turns to come after this one.
    turns: i32,
}

impl Estimate<'_> {
    fn expected(&self) -> i32 {
        let counter = self.game.position().counter;
        let mut points = i32::from(counter.points) * POINT + self.turns * self.weights.pace;
        let sum = self.areas(&mut points)
            + self.storage()
            + self.purse()
            + self.open_spaces()
            + self.rest_of_turn(&mut points);
        sum + targets(points, counter.target) * self.weights.target / SHARE
    }

    /// Returns a worth that falls towards the end.
    fn fading(&self, worth: i32) -> i32 {
        let ramp = self.weights.ramp.max(1);
        worth * self.turns.min(ramp) / ramp
    }

    /// Returns the worth of areas and colours, and adds the points that they will bring.
    fn areas(&self, points: &mut i32) -> i32 {
        let (w, position, built) = (self.weights, self.game.position(), self.game.built(self.player));
        let (filled, estate) = (built.filled(), built.estate());
        let mut sum = 0;
        for kind in Kind::ALL {
            let of_kind = estate.of_kind(kind);
            let left = of_kind.without(filled).len();
            sum += (of_kind.len() - left) as i32 * (POINT + w.kinds[kind as usize]);
            if left > 0 {
                sum += self.fading(w.colours.get(left as usize - 1).copied().unwrap_or_default());
            }
            let mut rest = of_kind.without(filled);
            while let Some(space) = rest.next() {
                let area = estate.area(space);
                rest = rest.without(area);
                let share = w.progress[(area.without(filled).len() as usize).clamp(1, w.progress.len()) - 1];
                let whole = tables::area_points(area.len()) + tables::phase_points(position.phase);
                *points += self.fading(i32::from(whole) * share);
            }
        }
        sum
    }

    /// Returns the worth of stored tiles.
    fn storage(&self) -> i32 {
        let (w, position, built) = (self.weights, self.game.position(), self.game.built(self.player));
        let (mut sum, mut stored) = (0, 0);
        for &tile in position.hand(self.player).storage.iter().flatten() {
            stored += 1;
            let blocked = built.spaces_for(tile).is_empty();
            let face = match tile.face() {
                Face::Castle => w.acts[0],
                Face::Mine => payments(position) * w.silver,
                Face::Ship => self.ship(),
                Face::Animal(_, count) => i32::from(count) * w.target / i32::from(position.counter.target).max(1),
                Face::Monastery(number) => self.monastery(number),
                Face::Building(building) => w.buildings.get(building as usize).copied().unwrap_or_default(),
                Face::Inn | Face::Black => 0,
            };
            sum += (w.stored[usize::from(blocked)] + face / FACE) * self.turns.min(STORED_TURNS) / STORED_TURNS;
        }
        if stored >= CROWD {
            sum += w.crowded[(stored - CROWD).min(w.crowded.len() - 1)];
        }
        sum
    }

    /// Returns the worth of silver, workers and goods, and of what will bring more of them.
    fn purse(&self) -> i32 {
        let (w, position, built) = (self.weights, self.game.position(), self.game.built(self.player));
        let duchy = position.duchy(self.player);
        let payments = i32::from(built.mines()) * payments(position);
        let silver = i32::from(duchy.silver) + payments;
        let mut sum =
            silver.min(i32::from(tables::PRICE) * (self.turns + 1)) * w.silver + self.fading(payments * w.mine);
        let workers = i32::from(duchy.workers);
        sum += self.fading(
            workers.min(FIRST_WORKERS) * w.workers[0] + (workers - FIRST_WORKERS).clamp(0, MORE_WORKERS) * w.workers[1],
        );
        sum += self.fading(i32::from(duchy.goods.total()) * w.goods);
        let rights = built.rights();
        let own = (1..=w.monasteries.len() as u8).filter(|&number| rights.monasteries.has(number));
        sum + own.map(|number| self.monastery(number)).sum::<i32>()
    }

    /// Returns the worth of the spaces where a tile could go.
    fn open_spaces(&self) -> i32 {
        let (w, built) = (self.weights, self.game.built(self.player));
        let (open, estate) = (built.open(), built.estate());
        let kinds = Kind::ALL.iter().filter(|&&kind| !open.and(estate.of_kind(kind)).is_empty()).count() as i32;
        let numbers = open.fold(0_u8, |set, space| set | 1 << estate.number(space)).count_ones() as i32;
        self.fading(kinds * w.open[0] + (open.len() as i32).min(OPEN) * w.open[1] + numbers * w.open[2])
    }

    /// Returns the worth of dice and effects, and adds the points that wait.
    fn rest_of_turn(&self, points: &mut i32) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let dice = position.hand(self.player).used.iter().filter(|&&used| !used).count() as i32;
        let mut sum = dice * w.acts[0];
        for effect in position.waiting.iter() {
            sum += match effect {
                Effect::Gain(_, gain) => {
                    *points += i32::from(gain) * POINT;
                    0
                }
                Effect::Castle | Effect::Target => w.acts[0],
                Effect::Ship => self.ship(),
                Effect::SecondDepot(_) => w.ship[1],
                Effect::TownHall => w.acts[2],
                Effect::Warehouse => w.acts[3],
                Effect::FromBlack => w.acts[4],
                Effect::Carpenter | Effect::Church | Effect::Market => w.acts[1],
                _ => 0,
            };
        }
        sum
    }

    fn ship(&self) -> i32 {
        let most = self.game.position().depot_goods.iter().map(|goods| goods.total()).max().unwrap_or(0);
        self.weights.ship[0] + i32::from(most) * self.weights.ship[1]
    }

    fn monastery(&self, number: u8) -> i32 {
        let worth = self.weights.monasteries.get(usize::from(number) - 1).copied().unwrap_or_default();
        over_time(worth, self.turns)
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
