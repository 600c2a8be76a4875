//! What a position of the Dice Game is worth.
//!
//! A value is what the player may expect at the end: the points so far, and what bonuses, areas, colours and room for
//! numbers still bring in the rounds that are left.

pub mod features;
mod tuned;

use orleans_value::weights;
use rules_core::dice_game::{
    AREA_POINTS, Action, Ask, Bonus, Colour, DOUBLE_FACES, DiceGame, FACES, FINISH_POINTS, PHASES, Stage, Variant,
};
use rules_core::hex::Spaces;
use rules_core::{Actions, Game, Player, Seed, Turn};

use crate::learned;
use crate::net::Model;
use crate::review::Losses;
use crate::{Computer, Judge, Level, Next, POINT, SHARE, Search, Thinker, plain};

weights! {
    /// The weights of the Dice Game: 64ths of a point where nothing else is said.
    Weights {
        /// A monk, a silver, a commodity, a worker.
        bonuses: [i32; 4],
        /// What each further bonus of a kind is worth less.
        second: i32,
        /// Rounds from the end from which on bonuses lose their worth.
        ramp: i32,
        /// The share (of 256) of an area's points with 1 to 4 empty hexes.
        progress: [i32; 4],
        /// Rounds that a hex takes, in 16ths.
        pace: i32,
        /// The share (of 64) for areas that no mark touches.
        unreached: i32,
        /// The share (of 64) for areas where 0 to 6 numbers fit.
        numbers: [i32; 7],
        /// The share (of 256) of the prize for a colour with 1 to 4 hexes left.
        colours: [i32; 4],
        /// The share (of 64) of the first prize in what is expected; the rest is the second.
        early: i32,
        /// Each pair of a number and a colour that fits somewhere.
        pairs: i32,
        /// Each hex that can be reached.
        open: i32,
        /// Rounds from the end from which on these two lose their worth.
        room: i32,
        /// Each mark.
        marked: i32,
    }
}

/// A whole, of shares that are given in 256ths.
const FINE_SHARE: i32 = 256;

/// Rounds that a hex takes are in sixteenths.
const SIXTEENTHS: i32 = 16;

/// A further bonus of a kind is worth at least one part in this many of the one before.
const LEAST_PART: i32 = 2;

/// Returns the rounds that some boxes of a time column take on average.
fn rounds(game: &DiceGame, boxes: i32) -> i32 {
    let [faces, double] = [FACES, DOUBLE_FACES].map(|faces| faces as i32);
    if is_alone(game) { boxes } else { boxes * faces / (faces + double) }
}

impl Weights {
    /// Returns the points of the colours and areas to be expected with this many rounds left.
    fn expected(&self, game: &DiceGame, player: Player, rounds: i32, ramp: i32) -> i32 {
        let (sheet, layout) = (game.sheet(player), game.layout());
        let (marked, open) = (sheet.marked(), sheet.open());
        let fits: [Spaces; 6] = core::array::from_fn(|number| sheet.fits(number as u8 + 1));
        let in_time = |share: i32, hexes: u32| {
            let need = hexes as i32 * self.pace.max(1);
            if rounds * SIXTEENTHS < need { share * rounds * SIXTEENTHS / need } else { share }
        };
        let column = i32::from(game.column());
        let in_phase = (column - i32::from(game.boxes())) * self::rounds(game, SIXTEENTHS);
        let (mut sum, mut pairs) = (0, 0);
        for colour in Colour::ALL {
            let of_colour = layout.of_colour(colour);
            let left = of_colour.without(marked).len();
            if (1..=self.colours.len() as u32).contains(&left) {
                let others = Player::all(game.players()).filter(|&other| other != player);
                let ahead = others.filter(|&other| game.sheet(other).has_all(of_colour)).count();
                let [first, second] = FINISH_POINTS[colour as usize].1.map(i32::from);
                let prize = match ahead {
                    0 => first * self.early + second * (SHARE - self.early),
                    1 => second * POINT,
                    _ => 0,
                };
                sum += prize * in_time(self.colours[left as usize - 1], left) / FINE_SHARE;
            }
            pairs += fits.iter().filter(|fit| !fit.and(of_colour).is_empty()).count() as i32;
            let mut rest = of_colour;
            while let Some(hex) = rest.next() {
                let area = layout.area(hex);
                rest = rest.without(area);
                let left = area.without(marked).len();
                if left == 0 {
                    continue;
                }
                let late = left as i32 * self.pace - in_phase;
                let phase = i32::from(game.phase()) + if late > 0 { 1 + late / (column * SIXTEENTHS) } else { 0 };
                let points =
                    AREA_POINTS[area.len() as usize - 1][phase.min(i32::from(PHASES) - 1) as usize] * colour.factor();
                let bonus = layout.bonus(hex).map_or(0, |bonus| self.bonuses[bonus as usize]) * ramp / SHARE;
                let numbers = fits.iter().filter(|fit| !fit.and(area).is_empty()).count();
                let reach = if area.and(open).is_empty() { self.unreached } else { self.numbers[numbers] };
                let share = in_time(self.progress[left as usize - 1], left) * reach / SHARE;
                sum += (i32::from(points) * POINT + bonus) * share / FINE_SHARE;
            }
        }
        let until = self.room.max(1);
        sum + (pairs * self.pairs + open.len() as i32 * self.open) * rounds.min(until) / until
    }
}

fn is_alone(game: &DiceGame) -> bool {
    game.setup().variant == Variant::OneAndOnly
}

impl Judge<DiceGame> for Weights {
    fn value(&self, game: &DiceGame, player: Player) -> i32 {
        let sheet = game.sheet(player);
        let mut sum = i32::from(game.total(player)) * POINT;
        if game.stage() == Stage::Over {
            // Bonuses that are left break ties.
            return sum + i32::from(sheet.unused());
        }
        let column = i32::from(game.column());
        let boxes = i32::from(PHASES - 1 - game.phase()) * column + column - i32::from(game.boxes());
        let rounds = rounds(game, boxes);
        let until = self.ramp.max(1);
        let ramp = rounds.min(until) * SHARE / until;
        for bonus in Bonus::ALL {
            let mut each = self.bonuses[bonus as usize];
            for _ in 0..sheet.count(bonus) {
                sum += each * ramp / SHARE;
                each = (each - self.second).max(each / LEAST_PART);
            }
        }
        sum += self.expected(game, player, rounds, ramp) + sheet.marked().len() as i32 * self.marked;
        // A player who marks nothing gets a worker.
        let begun = game.part(player).actions().iter().any(|action| matches!(action, Action::Mark { .. }));
        if matches!(game.stage(), Stage::Round(_)) && game.turn() == Turn::Of(player) && !begun {
            sum += self.bonuses[Bonus::Worker as usize] * ramp / SHARE;
        }
        sum
    }

    fn may_stop(&self, game: &DiceGame) -> bool {
        matches!(game.ask(), Ask::Mark | Ask::Second | Ask::Done | Ask::Over)
    }

    /// Returns how the position goes on. The others do nothing: they hardly matter to the player's own sheet.
    fn next(&self, game: &DiceGame, me: Player, planned: u8, search: &Search) -> Next<Action> {
        match (game.turn(), game.ask()) {
            (Turn::Over, _) => Next::Stop,
            (Turn::Of(player), _) if player == me && planned >= search.turns => Next::Stop,
            (Turn::Of(player), _) if player == me => Next::Plan,
            (_, Ask::Sale) => Next::Act(Action::Sell(false)),
            (_, Ask::Castle) => {
                let mut list = Actions::new();
                game.legal(&mut list);
                list.first().map_or(Next::Stop, |&castle| Next::Act(castle))
            }
            _ => Next::Act(Action::Done),
        }
    }
}

/// Units that take some 10 ms on the device.
const SLICE: u32 = 30;

impl Computer for DiceGame {
    type Judge = Weights;

    const JUDGE: &'static Weights = &tuned::TUNED;

    const MODELS: &'static [Model<DiceGame>] = &[
        Model {
            name: "versus",
            fits: |setup| setup.players > 1,
            blocks: features::BLOCKS,
            inputs: features::inputs,
            result: features::result,
            context: features::context,
            net: learned!("versus.net", features::BLOCKS),
        },
        Model {
            name: "alone",
            fits: |setup| setup.players == 1,
            blocks: features::ALONE,
            inputs: features::inputs,
            result: features::result,
            context: features::context,
            net: learned!("alone.net", features::ALONE),
        },
    ];

    const HARD_1: Search = Search { keep: 6, draws: 12, turns: 2, inner: 1, budget: 2800, ..Search::beam(8) };

    const NET_UNITS: u32 = 3;

    const LOSSES: Losses = Losses { judge: 2, point: POINT, marks: [5, 15, 30], levels: [75, 45, 9] };

    fn think(thinker: &mut Thinker<Self>) -> Option<Action> {
        thinker.think(SLICE)
    }

    fn search(level: Level) -> Option<Search> {
        Some(match level {
            Level::Easy => Search::slips(4 * POINT as u32),
            // Its mistakes let easy win now and then; hard's lead over a narrower search would be as small as over this one.
            Level::Medium => Search { slip: 3 * POINT as u32 / 2, ..Search::beam(4) },
            Level::Hard => Self::HARD_1,
        })
    }

    fn plain(&self, _seed: Seed) -> Option<Action> {
        plain::dice_game(self)
    }
}
