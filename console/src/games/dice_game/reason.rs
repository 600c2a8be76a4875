//! Why the level hard would take an action of The Dice Game.

use draw::chrome::Line;
use players::Thought;
use rules_core::Game;
use rules_core::dice_game::{Action, Ask, Bonus, DiceGame, PHASES};
use texts::console::{WHY_DONE, why_now};
use texts::{Message, dice_game as say};

use super::seat::Seat;
use crate::game::reason::{follows, valued};

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    gain(seat, action)
        .or_else(|| follows(seat, &thought.plan, |game, action| Some(seat.line(next(game, action)?))))
        .or_else(|| purpose(seat, action))
        .unwrap_or_else(|| seat.line(valued(thought, seat.legal)))
}

/// Returns what is said of points that come at once, or at the end of the round.
fn gain(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let game = seat.game;
    let preview = game.preview(action).ok()?;
    let points = preview.points;
    let prize = preview.finishes.and_then(|(colour, prize)| Some(prize?.points(colour)));
    // Areas are worth less in the phases to come.
    let later = match action {
        Action::Mark { hex, .. } if game.phase() + 1 < PHASES => game.layout().area_points(hex, game.phase() + 1),
        _ => points,
    };
    Some(seat.line(match (preview.completes, prize) {
        _ if points == 0 => return None,
        (Some(_), Some(prize)) => say::why_colour(points, prize),
        (Some(_), None) if later < points => say::why_now(points, later),
        (Some(_), None) => say::why_area(points),
        (None, _) => return Some(seat.line(why_now(points))),
    }))
}

/// Returns what is said of points that a mark later in the round brings.
fn next(game: &DiceGame, action: Action) -> Option<Message<'static>> {
    match game.preview(action).ok()?.points {
        0 => None,
        points => Some(say::why_then(points)),
    }
}

/// Returns what is said of an action that brings no points this round.
fn purpose(seat: &Seat<'_>, action: Action) -> Option<Line> {
    match action {
        Action::Mark { hex, .. } => {
            let area = seat.game.layout().area(hex);
            let left = area.without(seat.game.sheet(seat.player).marked()).len() as i32 - 1;
            Some(seat.line(say::why_lacks(left)))
        }
        Action::Castle(_) | Action::Sell(_) => None,
        Action::Done if seat.game.preview(action).is_ok_and(|preview| preview.bonus == Some(Bonus::Worker)) => {
            Some(seat.line(say::WHY_WORKER))
        }
        Action::Done if seat.game.ask() == Ask::Second => Some(seat.line(say::WHY_SILVER)),
        Action::Done => (seat.legal.len() > 1).then(|| seat.line(WHY_DONE)),
    }
}
