//! Why hard would take an action of The Dice Game.

use draw::chrome::Line;
use draw::line;
use players::Thought;
use rules_core::Game;
use rules_core::dice_game::{Action, Ask, Bonus, DiceGame, PHASES};

use super::Seat;
use crate::game::reason::{done, follows, now, valued};

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    gain(seat.game, action)
        .or_else(|| follows(seat, &thought.plan, next))
        .or_else(|| purpose(seat, action))
        .unwrap_or_else(|| valued(thought, seat.legal))
}

/// Returns what is said of points that come at once, or at the end of the round.
fn gain(game: &DiceGame, action: Action) -> Option<Line> {
    let preview = game.preview(action).ok()?;
    let points = preview.points;
    let prize = preview.finishes.and_then(|(colour, prize)| Some(prize?.points(colour)));
    // Areas are worth less in the phases to come.
    let later = match action {
        Action::Mark { hex, .. } if game.phase() + 1 < PHASES => game.layout().area_points(hex, game.phase() + 1),
        _ => points,
    };
    match (preview.completes, prize) {
        _ if points == 0 => None,
        (Some(_), Some(prize)) => Some(line!("{points:+} and the colour: {prize:+}")),
        (Some(_), None) if later < points => Some(line!("{points:+}, next phase {later:+}")),
        (Some(_), None) => Some(line!("a whole area, {points:+}")),
        (None, _) => Some(now(points.into())),
    }
}

/// Returns what is said of points that a mark later in the round brings.
fn next(game: &DiceGame, action: Action) -> Option<Line> {
    match game.preview(action).ok()?.points {
        0 => None,
        points => Some(line!("then a mark brings {points:+}")),
    }
}

/// Returns what is said of an action that brings no points this round.
fn purpose(seat: &Seat<'_>, action: Action) -> Option<Line> {
    match action {
        Action::Mark { hex, .. } => {
            let area = seat.game.layout().area(hex);
            Some(match area.without(seat.game.sheet(seat.player).marked()).len().saturating_sub(1) {
                1 => line!("one more fills its area"),
                left => line!("its area lacks {left} more"),
            })
        }
        Action::Castle(_) | Action::Sell(_) => None,
        Action::Done if seat.game.preview(action).is_ok_and(|preview| preview.bonus == Some(Bonus::Worker)) => {
            Some(line!("a worker fits later dice"))
        }
        Action::Done if seat.game.ask() == Ask::Second => Some(line!("your silver can wait")),
        Action::Done => (seat.legal.len() > 1).then(done),
    }
}
