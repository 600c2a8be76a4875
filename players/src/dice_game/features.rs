//! What a net reads of a position of the Dice Game: one's own sheet, the time, and how far the others are.

use rules_core::dice_game::{Action, Bonus, Colour, DiceGame, Duchy, PHASES, Prize, Source, Stage};
use rules_core::hex::{SPACES, Spaces};
use rules_core::{Game, Player, Turn};

use crate::net::{Block, Take};
use crate::{Computer, Judge, POINT, blocks};

/// Colours of hexes.
const COLOURS: usize = Colour::ALL.len();

/// Numbers of dice.
const SIX: usize = 6;

/// Boxes of a phase, from none to all that are ticked.
const TICKED: usize = 11;

/// Bonuses of a kind that are told apart.
const HELD: usize = 5;

/// Hexes of a colour that are told apart while they are empty, and those of another's sheet.
const LEFT: usize = 7;
const RIVAL_LEFT: usize = 6;

/// The largest area.
const LARGEST: usize = 4;

/// Areas by size and by how much of them is left, and then those that no mark touches, by size.
const WITH_LEFT: usize = LARGEST * (LARGEST + 1) / 2;
const AREA_SORTS: usize = WITH_LEFT + LARGEST;

/// What dice can show that makes a difference: three colours take two numbers each, which are as good as each other; the
/// other three ask for the number.
const PAIRS: usize = 3 + 3 * SIX;

blocks! {
    /// The sheet.
    SHEET: Duchy::ALL.len(),
    /// The phase, and how many of its boxes are ticked.
    TIME: PHASES as usize * TICKED,
    /// By kind: how many bonuses.
    BONUSES: Bonus::ALL.len() * HELD,
    /// By colour: how many hexes are empty.
    COLOUR: COLOURS * LEFT,
    /// By colour: whether the first or the second prize is to be had.
    PRIZE: COLOURS * 2,
    /// By colour: whether the first or the second prize comes when this round ends.
    PRIZE_DUE: COLOURS * 2,
    /// By colour, size and number of empty hexes: areas that are not whole.
    AREAS: COLOURS * AREA_SORTS,
    /// By the bonus of a castle that is not marked: how many numbers fit.
    CASTLE: Bonus::ALL.len() * (SIX + 1),
    /// By what dice show: whether it fits somewhere.
    FITS: PAIRS,
    /// By what dice show: the points of the areas that it makes whole.
    COMPLETES: PAIRS,
    /// By sheet: which hexes are marked.
    MARKED: Duchy::ALL.len() * SPACES,
    /// How many play: 2 to 5.
    PLAYERS: 4,
    /// By colour whose race goes on: the fewest empty hexes of another's sheet.
    COLOUR_RIVAL: COLOURS * RIVAL_LEFT,
}

/// How many blocks at the end are about others.
const OF_OTHERS: usize = 2;

/// What there is to read for one who plays alone.
pub const ALONE: &[Block] = BLOCKS.split_at(BLOCKS.len() - OF_OTHERS).0;

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &DiceGame, me: Player, take: Take) {
    let (sheet, layout) = (game.sheet(me), game.layout());
    let duchy = game.setup().duchy as usize;
    SHEET.set(take, duchy);
    TIME.set(take, time(game));
    for bonus in Bonus::ALL {
        let rests = bonus == Bonus::Worker && is_resting(game, me);
        let held = usize::from(sheet.count(bonus)) + usize::from(rests);
        BONUSES.set(take, bonus as usize * HELD + held.min(HELD - 1));
    }
    for hex in sheet.marked() {
        MARKED.set(take, duchy * SPACES + usize::from(hex));
    }
    if game.players() > 1 {
        PLAYERS.set(take, usize::from(game.players()) - 2);
    }
    let fits: [Spaces; SIX] = core::array::from_fn(|number| sheet.fits(number as u8 + 1));
    // The last box of a phase leaves no round for its points.
    let next = game.phase() + u8::from(game.boxes() >= game.column());
    let phase = next.min(PHASES - 1);
    for colour in Colour::ALL {
        race(game, me, colour, take);
        let of_colour = layout.of_colour(colour);
        let mut completes = [0; SIX];
        let mut rest = of_colour;
        while let Some(hex) = rest.next() {
            let area = layout.area(hex);
            rest = rest.without(area);
            let left = area.without(sheet.marked());
            if left.is_empty() {
                continue;
            }
            let (size, empty) = (area.len() as usize, left.len() as usize);
            let is_reached = !area.and(sheet.open()).is_empty();
            let sort = if is_reached { size * (size - 1) / 2 + empty - 1 } else { WITH_LEFT + size - 1 };
            AREAS.set(take, colour as usize * AREA_SORTS + sort);
            if let Some(bonus) = layout.square(hex) {
                let numbers = fits.iter().filter(|fit| fit.contains(hex)).count();
                CASTLE.set(take, bonus as usize * (SIX + 1) + numbers);
            }
            if empty == 1 {
                let points = i32::from(layout.area_points(hex, phase));
                let fitting = completes.iter_mut().zip(&fits).filter(|(_, fit)| !fit.and(left).is_empty());
                fitting.for_each(|(sum, _)| *sum += points);
            }
        }
        for number in numbers(colour) {
            let pair = pair(colour, number);
            FITS.set_if(take, pair, !fits[number].and(of_colour).is_empty());
            COMPLETES.give(take, pair, completes[number] * 4);
        }
    }
}

/// How a race for a colour stands.
fn race(game: &DiceGame, me: Player, colour: Colour, take: Take) {
    let (nth, of_colour) = (colour as usize, game.layout().of_colour(colour));
    let left = |marked: Spaces| of_colour.without(marked).len() as usize;
    let own = left(game.sheet(me).marked());
    COLOUR.set(take, nth * LEFT + own.min(LEFT - 1));
    let Some(prize) = game.prize(colour).filter(|_| game.race(colour).prize(me).is_none()) else { return };
    let second = usize::from(prize == Prize::Second);
    if own == 0 {
        return PRIZE_DUE.set(take, nth * 2 + second);
    }
    PRIZE.set(take, nth * 2 + second);
    let others = Player::all(game.players()).filter(|&other| other != me);
    // Those who are done are not ahead of others: the race goes on for what is left.
    let running = others.map(|other| left(game.shown(other).marked())).filter(|&left| left > 0);
    if let Some(fewest) = running.min() {
        COLOUR_RIVAL.set(take, nth * RIVAL_LEFT + fewest.min(RIVAL_LEFT) - 1);
    }
}

/// Returns the numbers, from 0, that a colour tells apart.
fn numbers(colour: Colour) -> core::ops::Range<usize> {
    match colour {
        Colour::Purple => 0..1,
        Colour::Grey => 2..3,
        Colour::Blue => 4..5,
        Colour::Orange | Colour::Green | Colour::Yellow => 0..SIX,
    }
}

/// Returns the index of a colour and a number from 0.
fn pair(colour: Colour, number: usize) -> usize {
    match colour {
        Colour::Purple | Colour::Grey | Colour::Blue => colour as usize,
        Colour::Orange => 3 + number,
        Colour::Green => 3 + SIX + number,
        Colour::Yellow => 3 + 2 * SIX + number,
    }
}

/// Returns a number for the phase and its ticked boxes.
fn time(game: &DiceGame) -> usize {
    usize::from(game.phase()) * TICKED + usize::from(game.boxes())
}

/// Returns whether a player has marked nothing in this round, and would get a worker for it.
fn is_resting(game: &DiceGame, me: Player) -> bool {
    let marked = || game.part(me).actions().iter().any(|action| matches!(action, Action::Mark { .. }));
    matches!(game.stage(), Stage::Round(_)) && game.turn() == Turn::Of(me) && !marked()
}

/// Returns a number for the table and the time.
pub fn context(game: &DiceGame, _me: Player) -> u32 {
    let table = u32::from(game.players()) * 4 + game.setup().duchy as u32;
    table * 64 + time(game) as u32
}

/// Returns what a player got out of a game: the points, less those of a finished colour that the others had.
pub fn result(game: &DiceGame, me: Player) -> i32 {
    let others = Player::all(game.players()).filter(|&other| other != me);
    let prizes: i32 = others.map(|other| i32::from(game.points(other, Source::Colours))).sum();
    DiceGame::JUDGE.value(game, me) - prizes * POINT / i32::from(game.players() - 1).max(1)
}
