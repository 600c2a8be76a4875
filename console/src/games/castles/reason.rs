//! Why hard would take an action of The Castles of Burgundy.

use draw::chrome::{Line, plural};
use draw::line;
use players::Thought;
use rules_core::castles::monastery::SCORING;
use rules_core::castles::{Action, Castles, DepotSpace, Effect, Face, Kind, Preview, Source, Tile, tables};
use rules_core::{Game, Player};

use super::Seat;
use super::words::{counter, names};
use crate::game::reason::{done, follows, needs_too, now, valued};

/// An area that a tile fits, of so many empty spaces, is close to being whole.
const CLOSE: u32 = 2;

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    let Ok(preview) = seat.game.preview(action) else { return Line::new() };
    gain(seat.game, action, &preview)
        .or_else(|| follows(seat, &thought.plan, next))
        .or_else(|| purpose(seat, action, &preview))
        .unwrap_or_else(|| valued(thought, seat.legal))
}

/// Returns the points that an action brings.
fn points(game: &Castles, action: Action, preview: &Preview) -> i16 {
    // Alone points are asked for one by one, and come behind the action.
    if game.setup().is_solo() { counter::gain(game, action, preview).into() } else { preview.total() }
}

/// Returns what is said of points that come at once.
fn gain(game: &Castles, action: Action, preview: &Preview) -> Option<Line> {
    let total = points(game, action, preview);
    let of = |source: Source| preview.points.iter().filter(|part| part.0 == source).map(|part| part.1).sum::<i16>();
    let (area, phase, bonus, animals) =
        (of(Source::Areas), of(Source::Phases), of(Source::Bonuses), of(Source::Animals));
    let next = names::PHASES.get(usize::from(game.position().phase) + 1);
    match (preview.area, next) {
        _ if total <= 0 => None,
        (Some(_), _) if area == 0 || phase == 0 => Some(line!("a whole area, {total:+}")),
        (Some(_), _) if bonus > 0 => Some(line!("whole colour: {area} + {phase} + {bonus}")),
        (Some(_), Some(next)) => Some(line!("fills it before {next}: {area} + {phase}")),
        (Some(_), None) => Some(line!("a whole area: {area} + {phase}")),
        (None, _) if animals == total && again(game, action, animals) => Some(line!("{total:+}: others score again")),
        (None, _) => Some(now(total)),
    }
}

/// Returns whether animals score that were there before.
fn again(game: &Castles, action: Action, points: i16) -> bool {
    let Action::Place { storage, .. } = action else { return false };
    let tile = game.position().stored(game.position().current(), storage);
    matches!(tile.map(Tile::face), Some(Face::Animal(_, count)) if points > count.into())
}

/// Returns what is said of points that an action later in the turn brings.
fn next(game: &Castles, action: Action) -> Option<Line> {
    let preview = game.preview(action).ok()?;
    match (points(game, action, &preview), action) {
        (..=0, _) => None,
        (points, _) if preview.area.is_some() => Some(line!("then an area is whole: {points:+}")),
        (points, Action::Place { .. }) => Some(line!("then placing brings {points:+}")),
        (points, Action::Sell { .. }) => Some(line!("then a sale brings {points:+}")),
        (points, _) => Some(line!("then {points:+} this turn")),
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose(seat: &Seat<'_>, action: Action, preview: &Preview) -> Option<Line> {
    let position = seat.game.position();
    match action {
        Action::Take { from, .. } | Action::Buy { from, .. } | Action::BuyInto { from, .. } => {
            wanted(seat, position.tile(from)?)
        }
        Action::Place { storage, space, .. } => placed(seat, position.stored(seat.player, storage)?, space, preview),
        Action::PlaceFrom { from, space } => placed(seat, position.tile(from)?, space, preview),
        Action::Load { types, .. } if !types.is_empty() => Some(line!("goods to sell later")),
        Action::Gather { .. } => Some(line!("more goods in one sale")),
        Action::Hire { .. } => Some(line!("the dice fit nothing well")),
        Action::BuyWorkers => Some(line!("workers change a die")),
        Action::EndTurn if seat.legal.len() > 1 => Some(match seat.legal.iter().all(is_purchase) {
            true => line!("your silver can wait"),
            false => done(),
        }),
        _ => None,
    }
}

/// Returns whether an action buys something, or ends the turn.
fn is_purchase(action: &Action) -> bool {
    matches!(action, Action::Buy { .. } | Action::BuyInto { .. } | Action::BuyWorkers | Action::EndTurn)
}

/// Returns who a tile is good for.
fn wanted(seat: &Seat<'_>, tile: Tile) -> Option<Line> {
    let own = lacks(seat.game, seat.player, tile);
    let sides = seat.game.sides();
    let others = || Player::all(seat.game.players()).filter(|other| other.0 % sides != seat.player.0 % sides);
    let close = |most: u32| others().find(|&other| lacks(seat.game, other, tile).is_some_and(|(_, open)| open <= most));
    let alike = |&at: &u8| seat.game.position().tile(DepotSpace(at)).is_some_and(|other| other.kind() == tile.kind());
    match (own, close(1)) {
        (Some((kind, 1)), _) => Some(line!("last tile of your {}", names::area(kind))),
        (_, Some(other)) => Some(line!("{} lacks only this", seat.name(other))),
        (None, _) => None,
        _ if (0..DepotSpace::COUNT as u8).filter(alike).count() == 1 => Some(line!("last of its kind this phase")),
        (Some((kind, open)), _) => Some(match close(CLOSE) {
            Some(other) => needs_too(seat.name(other)),
            None => line!("your {} then lacks {}", names::area(kind), open - 1),
        }),
    }
}

/// Returns the area of a player that lacks fewest tiles, of those that take this one, and how many it lacks.
fn lacks(game: &Castles, player: Player, tile: Tile) -> Option<(Kind, u32)> {
    let areas = game.built(player).spaces_for(tile).filter_map(|space| game.area(player, space));
    areas.map(|area| (area.kind, area.empty.len())).min_by_key(|area| area.1)
}

/// Returns what a tile does that is placed.
fn placed(seat: &Seat<'_>, tile: Tile, space: u8, preview: &Preview) -> Option<Line> {
    let phases = tables::PHASES.saturating_sub(seat.game.position().phase);
    Some(match (preview.waits, tile.face()) {
        (Some(Effect::Castle | Effect::ExtraAction | Effect::WhiteCastle | Effect::Crane), _) => {
            line!("one more action with it")
        }
        (Some(Effect::Ship), _) => line!("goods, and an earlier turn"),
        (Some(Effect::Carpenter | Effect::Church | Effect::Market), _) => line!("one more tile with it"),
        (Some(Effect::TownHall), _) => line!("one more tile is placed"),
        (_, Face::Mine) => line!("silver for {}", plural(phases.into(), "phase")),
        (_, Face::Monastery(number)) if SCORING.contains(&number) => line!("it counts at the end"),
        (_, Face::Monastery(_)) => line!("its rule is yours from now"),
        _ if preview.workers_gained > 0 => line!("{} with it", plural(preview.workers_gained.into(), "worker")),
        _ if preview.silver_gained > 0 => line!("{} silver with it", preview.silver_gained),
        _ => {
            let left = seat.game.area(seat.player, space)?.empty.len().saturating_sub(1);
            line!("its area lacks {left} more")
        }
    })
}
