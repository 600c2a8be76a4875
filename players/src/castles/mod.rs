//! What a position of Castles is worth.
//!
//! A value is what the player may expect at the end: the points so far, and what silver, workers, goods, areas, colours,
//! mines, monasteries and stored tiles still bring in the turns that are left.

mod alone;
pub mod features;
mod tuned;

use core::ops::RangeInclusive;

use orleans_value::weights;
use rules_core::castles::monastery::{POINTS_PER_BUILDING, POINTS_PER_GOODS_SOLD};
use rules_core::castles::tables::{PHASES, ROUNDS, WORKERS_PER_POINT};
use rules_core::castles::{Action, Castles, Effect, Face, Kind, Means, Position, Setup, Species, Stage, Tile, tables};
use rules_core::hex::WideSpaces as Spaces;
use rules_core::{Actions, Game, Player, Seed, Turn};

use crate::learned;
use crate::net::Model;
use crate::review::Losses;
use crate::{Computer, Judge, Level, Next, POINT, SHARE, Search, Thinker, plain};

pub use alone::Alone;

weights! {
    /// The weights of Castles: 64ths of a point where nothing else is said.
    Weights {
        /// A silver, beyond its point at the end.
        silver: i32,
        /// Each of the first three workers, and each of the next five, beyond the half point at the end.
        workers: [i32; 2],
        /// What a sale costs.
        sale: i32,
        /// The share (of 256) of an area's points with 1 to 8 empty spaces.
        progress: [i32; 8],
        /// A factor (in 64ths) for that share, by kind.
        kinds: [i32; 6],
        /// Turns that a tile takes, in 16ths.
        pace: i32,
        /// The share (of 64) for areas that no tile touches.
        unreached: i32,
        /// The share (of 256) of a bonus tile with 1 to 6 empty spaces of its colour.
        colours: [i32; 6],
        /// The share (of 64) of a stored tile's worth.
        stored: i32,
        /// The same where it does not fit yet.
        blocked: i32,
        /// A factor (in 64ths) for it with one turn left.
        late: i32,
        /// Two stored tiles, and three.
        crowded: [i32; 2],
        /// Each further space for a stored tile.
        spaces: i32,
        /// A castle's action.
        castle: i32,
        /// A ship.
        ship: i32,
        /// Each goods tile that it could load.
        cargo: i32,
        /// A mine, beyond what it will pay.
        mine: i32,
        /// Each building, in their order.
        buildings: [i32; 8],
        /// Monasteries 1 to 14, with the whole game before them.
        monasteries: [i32; 14],
        /// How much monasteries 15, 16 to 23, 24, 25 and 26 grow over a whole game.
        growth: [i32; 5],
        /// An unused die.
        die: i32,
        /// Effects that wait: to take a tile, to place one, to sell.
        waiting: [i32; 3],
        /// Going first.
        first: i32,
        /// Each kind of tile that could go somewhere.
        open_kinds: i32,
        /// Each space where one could go.
        open: i32,
        /// Each different number on those spaces.
        numbers: i32,
        /// Each point of the best herd of a pasture that is open, in 64ths.
        herd: i32,
        /// Each covered space.
        filled: i32,
        /// Turns from the end from which on things lose their worth.
        ramp: i32,
        /// Those of the solo game.
        alone: Alone,
    }
}

/// A whole, of shares that are given in 256ths.
const FINE_SHARE: i32 = 256;

/// Turns that a tile takes are in sixteenths.
const SIXTEENTHS: i32 = 16;

/// The monasteries that have a weight, and the one of them that is counted with the mines.
const MONASTERIES: RangeInclusive<u8> = 1..=26;
const OF_MINES: u8 = 2;

/// With this many tiles the storage is crowded.
const CROWD: usize = 2;

/// Workers that are worth most, and how many more are worth something.
const FIRST_WORKERS: i32 = 3;
const MORE_WORKERS: i32 = 5;

/// Turns from the end from which on goods may stay unsold.
const SALE_TURNS: i32 = 4;

/// Tiles that a herd is expected to grow by at most.
const HERD_GROWTH: u32 = 2;

/// Spaces for a stored tile that count, and spaces where a tile could go.
const SPACES: i32 = 4;
const OPEN: i32 = 12;

/// What a worker brings at the end.
const WORKER: i32 = POINT / WORKERS_PER_POINT as i32;

/// Returns the turns of a game that are left for each player after this one.
fn turns_left(game: &Castles) -> i32 {
    game.rounds_left().into()
}

/// Returns a player's place in the order of this round.
fn place(position: &Position, player: Player) -> usize {
    let order = &position.order[..usize::from(position.setup.players)];
    order.iter().position(|&other| other == player).unwrap_or(0)
}

/// Returns how many turns of a player come after the one that is played.
fn turns(game: &Castles, player: Player) -> i32 {
    turns_left(game) + i32::from(place(game.position(), player) > usize::from(game.position().current))
}

/// Returns how often mines will still pay.
fn payments(position: &Position) -> i32 {
    i32::from(PHASES - position.phase)
}

/// Returns the part for `turns` of what something brings over a whole game.
fn over_time(worth: i32, turns: i32) -> i32 {
    let all = i32::from(PHASES * ROUNDS);
    worth * turns.min(all) / all
}

/// A player's part of the table, and how much time is left.
struct Estimate<'a> {
    game: &'a Castles,
    weights: &'a Weights,
    player: Player,
    /// Turns to come after this one.
    turns: i32,
    /// A whole share while there is time, falling to 0.
    ramp: i32,
}

/// What stored tiles can count on when they are placed.
#[derive(Default)]
struct Outlook {
    /// What one more tile of each kind brings to its area and its colour.
    gain: [i32; 6],
    /// The points of the best herd of each species that can grow.
    herds: [i32; Species::ALL.len()],
    /// Mines in the estate.
    mines: i32,
}

impl Weights {
    fn estimate<'a>(&'a self, game: &'a Castles, player: Player) -> Estimate<'a> {
        let turns = turns(game, player);
        let until = self.ramp.max(1);
        Estimate { game, weights: self, player, turns, ramp: turns.min(until) * SHARE / until }
    }
}

impl Estimate<'_> {
    /// Returns a worth that falls towards the end.
    fn fading(&self, worth: i32) -> i32 {
        worth * self.ramp / SHARE
    }

    fn silver(&self) -> i32 {
        POINT + self.fading(self.weights.silver)
    }

    fn worker(&self) -> i32 {
        WORKER + self.fading(self.weights.workers[0])
    }

    /// Returns a share, smaller where the turns do not suffice for this many tiles.
    fn in_time(&self, share: i32, tiles: u32) -> i32 {
        let need = tiles as i32 * self.weights.pace.max(1);
        if self.turns * SIXTEENTHS < need { share * self.turns * SIXTEENTHS / need } else { share }
    }

    /// Returns the points of an area with this many empty spaces: those it has, or those to be expected.
    fn area(&self, kind: Kind, size: u32, empty: u32, reached: bool) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let points = i32::from(tables::area_points(size)) * POINT;
        if empty == 0 {
            return points + i32::from(tables::phase_points(position.phase)) * POINT;
        }
        let ahead = i32::from(position.round) + empty as i32 * w.pace / SIXTEENTHS;
        let phase = (i32::from(position.phase) + ahead / i32::from(ROUNDS)).min(i32::from(PHASES) - 1);
        let whole = points + i32::from(tables::phase_points(phase as u8)) * POINT;
        let progress = w.progress[(empty as usize - 1).min(w.progress.len() - 1)];
        let share = progress * w.kinds[kind as usize] / SHARE;
        let mut share = self.in_time(share, empty);
        if !reached {
            share = share * w.unreached / SHARE;
        }
        whole * share / FINE_SHARE
    }

    fn monastery(&self, number: u8, mines: i32) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let over_time = |worth: i32| over_time(worth, self.turns);
        let points = || i32::from(self.game.monastery_tile_points(self.player, number)) * POINT;
        match number {
            OF_MINES => mines * payments(position) * self.worker() + over_time(w.monasteries[1]),
            1..=14 => over_time(w.monasteries[usize::from(number) - 1]),
            15 => points() + over_time(w.growth[0]),
            // Cranes are not counted on.
            16..=23 => {
                let placed = position.duchy(self.player).placed.iter().flatten().map(|tile| tile.face());
                let same = |face: &Face| matches!(face, Face::Building(building) if building.counter() == Some(number));
                i32::from(POINTS_PER_BUILDING) * POINT * placed.filter(same).count() as i32 + over_time(w.growth[1])
            }
            24 => points() + over_time(w.growth[2]),
            25 => points() + over_time(w.growth[3]),
            26 => points() + over_time(w.growth[4]),
            _ => 0,
        }
    }

    /// Returns the worth of silver, workers and goods.
    fn purse(&self) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let duchy = position.duchy(self.player);
        let rights = self.game.built(self.player).rights();
        let silver = i32::from(duchy.silver);
        let mut sum = silver * POINT + self.fading(silver.min(i32::from(tables::PRICE) * self.turns) * w.silver);
        let workers = i32::from(duchy.workers);
        let useful =
            workers.min(FIRST_WORKERS) * w.workers[0] + (workers - FIRST_WORKERS).clamp(0, MORE_WORKERS) * w.workers[1];
        sum += workers * WORKER + self.fading(useful);
        let each = i32::from(tables::sale_points(position.setup.players)) * POINT
            + if rights.monasteries.has(25) { i32::from(POINTS_PER_GOODS_SOLD) * POINT } else { 0 };
        let extra = i32::from(1 + rights.more_sale_silver(1)) * self.silver()
            + i32::from(rights.sale_workers()) * self.worker();
        for count in duchy.goods.0.into_iter().filter(|&count| count > 0).map(i32::from) {
            let (kept, sold) = (count * POINT, count * each + extra - w.sale);
            sum += kept + (sold - kept).max(0) * self.turns.min(SALE_TURNS) / SALE_TURNS;
        }
        sum
    }

    /// Returns what a ship that is placed now could bring.
    fn ship(&self) -> i32 {
        let most = self.game.position().depot_goods.iter().map(|goods| goods.total()).max().unwrap_or(0);
        self.fading(self.weights.ship) + i32::from(most) * self.weights.cargo
    }

    fn value(&self) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let built = self.game.built(self.player);
        let held = built.rights().monasteries;
        let scored = position.hand(self.player).points.iter().map(|&points| i32::from(points)).sum::<i32>() * POINT;
        let (areas, outlook) = self.areas();
        let mut sum = scored + self.purse() + areas + outlook.mines * self.mine();
        let own = MONASTERIES.filter(|&number| number != OF_MINES && held.has(number));
        sum += own.map(|number| self.monastery(number, outlook.mines)).sum::<i32>();
        sum += self.storage(&outlook) + self.open_spaces() + built.filled().len() as i32 * w.filled;
        if position.track[0] == self.player {
            sum += self.fading(w.first);
        }
        if position.current() == self.player { sum + self.turn() } else { sum }
    }

    /// Returns the worth of areas and colours, and what stored tiles can count on.
    fn areas(&self) -> (i32, Outlook) {
        let (w, built) = (self.weights, self.game.built(self.player));
        let (filled, open, estate) = (built.filled(), built.open(), built.estate());
        let (mut sum, mut outlook) = (0, Outlook::default());
        for kind in Kind::ALL {
            let of_kind = estate.of_kind(kind);
            let left = of_kind.without(filled).len();
            if kind == Kind::Mine {
                outlook.mines = (of_kind.len() - left) as i32;
            }
            let bonus = self.game.next_bonus(kind).map_or(0, |(_, points)| i32::from(points)) * POINT;
            let expected = |left: u32| match left {
                0 => bonus,
                _ => match w.colours.get(left as usize - 1) {
                    Some(&share) => bonus * self.in_time(share, left) / FINE_SHARE,
                    None => 0,
                },
            };
            let mut step = 0;
            if left > 0 {
                sum += expected(left);
                step = expected(left - 1) - expected(left);
            }
            let mut rest = of_kind;
            while let Some(space) = rest.next() {
                let area = estate.area(space);
                rest = rest.without(area);
                let (size, left) = (area.len(), area.without(filled).len());
                if left == 0 {
                    continue;
                }
                let reached = !area.and(open).is_empty();
                let now = self.area(kind, size, left, reached);
                sum += now;
                if reached {
                    let gain = &mut outlook.gain[kind as usize];
                    *gain = (*gain).max(self.area(kind, size, left - 1, true) - now + step);
                }
                if kind == Kind::Animal {
                    let herd = self.herd(area.and(filled));
                    let best = herd.into_iter().max().unwrap_or(0);
                    sum += best * w.herd * (left.min(HERD_GROWTH) as i32) * self.ramp / (SHARE * SHARE);
                    outlook.herds = core::array::from_fn(|species| herd[species].max(outlook.herds[species]));
                }
            }
        }
        (sum, outlook)
    }

    /// Returns what a mine will pay.
    fn mine(&self) -> i32 {
        let workers = self.game.built(self.player).rights().mine_workers();
        payments(self.game.position()) * (self.silver() + i32::from(workers) * self.worker())
            + self.fading(self.weights.mine)
    }

    /// Returns the worth of stored tiles.
    fn storage(&self, outlook: &Outlook) -> i32 {
        let (w, position, built) = (self.weights, self.game.position(), self.game.built(self.player));
        let rights = built.rights();
        let (mut sum, mut stored) = (0, 0);
        for &tile in position.hand(self.player).storage.iter().chain(&position.duchy(self.player).shared).flatten() {
            stored += 1;
            let spaces = built.spaces_for(tile).len();
            let face = match tile.face() {
                Face::Castle => self.fading(w.castle),
                Face::Mine => self.mine(),
                Face::Ship => self.ship(),
                Face::Animal(species, count) => {
                    i32::from(i16::from(count) + rights.animal_points()) * POINT + outlook.herds[species as usize]
                }
                Face::Monastery(number) => self.monastery(number, outlook.mines),
                Face::Building(building) => {
                    let same = building.counter().is_some_and(|number| rights.monasteries.has(number));
                    let own = w.buildings.get(building as usize).copied().unwrap_or(w.castle);
                    own + if same { i32::from(POINTS_PER_BUILDING) * POINT } else { 0 }
                }
                Face::Inn | Face::Black => 0,
            };
            let share = if spaces == 0 { w.blocked } else { w.stored };
            let worth = (face + outlook.gain.get(tile.kind() as usize).copied().unwrap_or_default()) * share / SHARE;
            sum += match self.turns {
                0 => 0,
                1 => worth * w.late / SHARE,
                _ => worth,
            };
            sum += self.fading(((spaces as i32).min(SPACES) - 1).max(0) * w.spaces);
        }
        if stored >= CROWD {
            sum += self.fading(w.crowded[(stored - CROWD).min(w.crowded.len() - 1)]);
        }
        sum
    }

    /// Returns the worth of the spaces where a tile could go.
    fn open_spaces(&self) -> i32 {
        let (w, built) = (self.weights, self.game.built(self.player));
        let (open, estate) = (built.open(), built.estate());
        let kinds = Kind::ALL.iter().filter(|&&kind| !open.and(estate.of_kind(kind)).is_empty()).count() as i32;
        let numbers = open.fold(0_u8, |set, space| set | 1 << estate.number(space));
        let ways = kinds * w.open_kinds + (open.len() as i32).min(OPEN) * w.open;
        self.fading(ways) + self.fading(numbers.count_ones() as i32 * w.numbers)
    }

    /// Returns the worth of the rest of the turn: dice, and an effect that waits.
    fn turn(&self) -> i32 {
        let (w, position) = (self.weights, self.game.position());
        let dice = position.hand(self.player).used.iter().filter(|&&used| !used).count() as i32;
        let effect = match position.waiting() {
            None => 0,
            Some(Effect::Castle) => w.castle,
            Some(Effect::Ship) => self.ship(),
            Some(Effect::SecondDepot(_)) => w.cargo,
            Some(Effect::Warehouse) => w.waiting[2],
            Some(Effect::TownHall) => w.waiting[1],
            Some(_) => w.waiting[0],
        };
        dice * w.die + effect
    }

    /// Returns the points of each species on some spaces.
    fn herd(&self, spaces: Spaces) -> [i32; Species::ALL.len()] {
        let placed = &self.game.position().duchy(self.player).placed;
        let extra = self.game.built(self.player).rights().animal_points();
        let mut points = [0; Species::ALL.len()];
        for space in spaces {
            if let Some(Face::Animal(species, count)) = placed[usize::from(space)].map(Tile::face) {
                points[species as usize] += i32::from(i16::from(count) + extra) * POINT;
            }
        }
        points
    }
}

impl Judge<Castles> for Weights {
    fn value(&self, game: &Castles, player: Player) -> i32 {
        match game.position().stage {
            _ if game.position().setup.is_solo() => self.alone.value(game, player),
            Stage::Over => i32::from(game.total(player)) * POINT,
            _ => self.estimate(game, player).value(),
        }
    }

    fn may_stop(&self, game: &Castles) -> bool {
        let position = game.position();
        match position.stage {
            Stage::Over => true,
            Stage::Rounds | Stage::PhaseEnd | Stage::Tribute => {
                position.waiting().is_none() && position.hand(position.current()).used == [true; 2]
            }
            Stage::Estates | Stage::Castles => position.picked,
        }
    }

    fn key(&self, game: &Castles) -> u32 {
        let position = game.position();
        let used = position.hand(position.current()).used;
        let waiting = match position.waiting() {
            None => 0,
            Some(Effect::Castle) => 1,
            Some(_) => 2,
        };
        u32::from(used[0]) | u32::from(used[1]) << 1 | waiting << 2 | u32::from(position.bought) << 4
    }

    /// Returns how the position goes on. The others only hire: what they would really do hardly changes which turn is
    /// best, and would take long to find out.
    fn next(&self, game: &Castles, me: Player, planned: u8, search: &Search) -> Next<Action> {
        let position = game.position();
        match (game.turn(), position.stage) {
            (Turn::Over, _) => Next::Stop,
            (Turn::Of(player), _) if player == me && planned >= search.turns => Next::Stop,
            (Turn::Of(player), _) if player == me => Next::Plan,
            (_, Stage::Rounds) => Next::Act(match position.hand(position.current()).used {
                [false, _] => Action::Hire { with: Means::First },
                [_, false] => Action::Hire { with: Means::Second },
                _ => Action::EndTurn,
            }),
            _ => {
                let mut list = Actions::new();
                game.legal(&mut list);
                list.first().map_or(Next::Stop, |&action| Next::Act(action))
            }
        }
    }
}

/// Units that take some 10 ms on the device.
const SLICE: u32 = 16;

impl Computer for Castles {
    type Judge = Weights;

    const JUDGE: &'static Weights = &tuned::TUNED;

    const MODELS: &'static [Model<Castles>] = &[
        Model {
            name: "versus",
            fits: |setup| !setup.is_solo(),
            blocks: features::BLOCKS,
            inputs: features::inputs,
            result: |game, player| i32::from(game.total(player)) * POINT,
            context: features::context,
            net: learned!("versus.net", features::BLOCKS),
        },
        Model {
            name: "alone",
            fits: Setup::is_solo,
            blocks: features::alone::BLOCKS,
            inputs: features::alone::inputs,
            result: alone::result,
            context: features::context,
            net: learned!("alone.net", features::alone::BLOCKS),
        },
    ];

    const HARD_1: Search = Search { keep: 6, draws: 6, turns: 1, inner: 2, budget: 4500, ..Search::beam(8) };

    const LOSSES: Losses = Losses { judge: 3, point: POINT, marks: [10, 30, 60], levels: [438, 145, 22] };

    const NET_UNITS: u32 = 4;

    fn points_each(setup: &Self::Setup) -> i32 {
        if setup.is_solo() { alone::SPACE } else { 1 }
    }

    fn think(thinker: &mut Thinker<Self>) -> Option<Action> {
        thinker.think(SLICE)
    }

    fn search(level: Level) -> Option<Search> {
        Some(match level {
            Level::Easy => Search::slips(12 * POINT as u32),
            Level::Medium => Search::beam(8),
            Level::Hard => Self::HARD_1,
        })
    }

    fn unit_time(&self) -> u32 {
        // Where more play, more hire between two turns, and more tiles can be taken.
        let is_plain = self.setup().expansions.is_empty() && !self.setup().is_team();
        match self.players() {
            1 => 20,
            _ if is_plain => 18,
            2 | 3 => 22,
            _ => 32,
        }
    }

    fn plain(&self, _seed: Seed) -> Option<Action> {
        plain::castles(self)
    }
}
