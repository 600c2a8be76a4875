//! Why the level hard would take an action of The Castles of Burgundy.

use draw::chrome::Line;
use players::Thought;
use rules_core::castles::monastery::SCORING;
use rules_core::castles::{Action, Castles, DepotSpace, Effect, Face, Kind, Preview, Source, Tile, tables};
use rules_core::{Game, Player};
use texts::console::{WHY_DONE, why_needs_too, why_now};
use texts::{Message, castles as say};

use super::seat::Seat;
use super::words::{counter, names};
use crate::game::reason::{follows, valued};

/// An area with at most this many empty spaces is close to being whole.
const CLOSE: u32 = 2;

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    let Ok(preview) = seat.game.preview(action) else { return Line::new() };
    gain(seat, action, &preview)
        .or_else(|| follows(seat, &thought.plan, |game, action| Some(seat.line(next(game, action)?))))
        .or_else(|| purpose(seat, action, &preview))
        .unwrap_or_else(|| seat.line(valued(thought, seat.legal)))
}

/// Returns the points that an action brings.
fn points(game: &Castles, action: Action, preview: &Preview) -> i16 {
    // Alone, points are counted one by one after the action.
    if game.setup().is_solo() { counter::gain(game, action, preview).into() } else { preview.total() }
}

/// Returns what is said of points that come at once.
fn gain(seat: &Seat<'_>, action: Action, preview: &Preview) -> Option<Line> {
    let game = seat.game;
    let total = points(game, action, preview);
    let of = |source: Source| preview.points.iter().filter(|part| part.0 == source).map(|part| part.1).sum::<i16>();
    let (area, phase, bonus, animals) =
        (of(Source::Areas), of(Source::Phases), of(Source::Bonuses), of(Source::Animals));
    let next = names::PHASES.get(usize::from(game.position().phase) + 1);
    let reason = match (preview.area, next) {
        _ if total <= 0 => return None,
        (Some(_), _) if area == 0 || phase == 0 => say::why_area(total),
        (Some(_), _) if bonus > 0 => say::why_colour(area, phase, bonus),
        (Some(_), Some(next)) => say::why_area_before(next, area, phase),
        (Some(_), None) => say::why_last_area(area, phase),
        (None, _) if animals == total && again(game, action, animals) => say::why_animals(total),
        (None, _) => return Some(seat.line(why_now(total))),
    };
    Some(seat.line(reason))
}

/// Returns whether animals that were there before score again.
fn again(game: &Castles, action: Action, points: i16) -> bool {
    let Action::Place { storage, .. } = action else { return false };
    let tile = game.position().stored(game.position().current(), storage);
    matches!(tile.map(Tile::face), Some(Face::Animal(_, count)) if points > count.into())
}

/// Returns what is said of points that an action later in the turn brings.
fn next(game: &Castles, action: Action) -> Option<Message<'static>> {
    let preview = game.preview(action).ok()?;
    match (points(game, action, &preview), action) {
        (..=0, _) => None,
        (points, _) if preview.area.is_some() => Some(say::why_then_area(points)),
        (points, Action::Place { .. }) => Some(say::why_then_placing(points)),
        (points, Action::Sell { .. }) => Some(say::why_then_sale(points)),
        (points, _) => Some(say::why_then(points)),
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose(seat: &Seat<'_>, action: Action, preview: &Preview) -> Option<Line> {
    let position = seat.game.position();
    let reason = match action {
        Action::Take { from, .. } | Action::Buy { from, .. } | Action::BuyInto { from, .. } => {
            return wanted(seat, position.tile(from)?);
        }
        Action::Place { storage, space, .. } => placed(seat, position.stored(seat.player, storage)?, space, preview)?,
        Action::PlaceFrom { from, space } => placed(seat, position.tile(from)?, space, preview)?,
        Action::Load { types, .. } if !types.is_empty() => say::WHY_LOAD.into(),
        Action::Gather { .. } => say::WHY_GATHER.into(),
        Action::Hire { .. } => say::WHY_HIRE.into(),
        Action::BuyWorkers => say::WHY_BUY_WORKERS.into(),
        Action::EndTurn if seat.legal.len() == 1 => return None,
        Action::EndTurn if seat.legal.iter().all(is_purchase) => say::WHY_KEEP_SILVER.into(),
        Action::EndTurn => return Some(seat.line(WHY_DONE)),
        _ => return None,
    };
    Some(seat.line(reason))
}

/// Returns whether an action buys something, or ends the turn.
fn is_purchase(action: &Action) -> bool {
    matches!(action, Action::Buy { .. } | Action::BuyInto { .. } | Action::BuyWorkers | Action::EndTurn)
}

/// Returns why a tile is worth taking: for an own area, or because another player needs it.
fn wanted(seat: &Seat<'_>, tile: Tile) -> Option<Line> {
    let own = lacks(seat.game, seat.player, tile);
    let sides = seat.game.sides();
    let others = || Player::all(seat.game.players()).filter(|other| other.0 % sides != seat.player.0 % sides);
    let close = |most: u32| others().find(|&other| lacks(seat.game, other, tile).is_some_and(|(_, open)| open <= most));
    let alike = |&at: &u8| seat.game.position().tile(DepotSpace(at)).is_some_and(|other| other.kind() == tile.kind());
    let reason = match (own, close(1)) {
        (Some((kind, 1)), _) => say::why_last_tile(names::area(kind)),
        (_, Some(other)) => say::why_lacks_only(seat.name(other)),
        (None, _) => return None,
        _ if (0..DepotSpace::COUNT as u8).filter(alike).count() == 1 => say::WHY_LAST_OF_KIND.into(),
        (Some((kind, open)), _) => match close(CLOSE) {
            Some(other) => return Some(seat.line(why_needs_too(seat.name(other)))),
            None => say::why_then_lacks(names::area(kind), open as i32 - 1),
        },
    };
    Some(seat.line(reason))
}

/// Returns the area of a player that takes this tile and lacks the fewest, and how many it lacks.
fn lacks(game: &Castles, player: Player, tile: Tile) -> Option<(Kind, u32)> {
    let areas = game.built(player).spaces_for(tile).filter_map(|space| game.area(player, space));
    areas.map(|area| (area.kind, area.empty.len())).min_by_key(|area| area.1)
}

/// Returns what a placed tile does.
fn placed(seat: &Seat<'_>, tile: Tile, space: u8, preview: &Preview) -> Option<Message<'static>> {
    let phases = tables::PHASES.saturating_sub(seat.game.position().phase);
    Some(match (preview.waits, tile.face()) {
        (Some(Effect::Castle | Effect::ExtraAction | Effect::WhiteCastle | Effect::Crane), _) => {
            say::WHY_ONE_MORE_ACTION.into()
        }
        (Some(Effect::Ship), _) => say::WHY_SHIP.into(),
        (Some(Effect::Carpenter | Effect::Church | Effect::Market), _) => say::WHY_ONE_MORE_TILE.into(),
        (Some(Effect::TownHall), _) => say::WHY_ONE_MORE_PLACED.into(),
        (_, Face::Mine) => say::why_mine(phases),
        (_, Face::Monastery(number)) if SCORING.contains(&number) => say::WHY_COUNTS_AT_END.into(),
        (_, Face::Monastery(_)) => say::WHY_ITS_RULE.into(),
        _ if preview.workers_gained > 0 => say::why_workers(preview.workers_gained),
        _ if preview.silver_gained > 0 => say::why_silver(preview.silver_gained),
        _ => {
            let left = seat.game.area(seat.player, space)?.empty.len().saturating_sub(1);
            say::why_area_lacks(left as i32)
        }
    })
}
