//! Why hard would take an action of Orléans.

use draw::chrome::{Line, plural};
use draw::line;
use players::Thought;
use rules_core::Game;
use rules_core::orleans::{Action, Brings, Job, Kind, Orleans, Place};

use super::Seat;
use super::pieces::paint::letter;
use super::words::gain;
use crate::game::reason::{done, follows, valued};

/// Returns why the first action of a plan is a good one: what it brings, or else what it is for.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    brings(seat, action)
        .or_else(|| event(seat, action))
        .or_else(|| follows(seat, &thought.plan, next))
        .or_else(|| purpose(seat, action, &thought.plan))
        .unwrap_or_else(|| valued(thought, seat.legal))
}

/// Returns what an action brings, if there are points in it.
fn brings(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let gain = gain::of(seat, action);
    let mut text = Line::new();
    gain::write(&gain, &mut text);
    (gain.projected > 0).then_some(text)
}

/// Returns what is said where the event of the round asks for what an action brings.
fn event(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let due = seat.game.forecast(seat.player).coins;
    let coins = gain::of(seat, action).coins;
    (due < 0 && coins > 0).then(|| line!("the event takes {}", plural(due.unsigned_abs().into(), "coin")))
}

/// Returns what is said of points that an action later in the turn brings.
fn next(game: &Orleans, action: Action) -> Option<Line> {
    match game.preview(action).ok()?.projected {
        points @ 1.. => Some(line!("then {points:+}{} this turn", letter::STAR)),
        _ => None,
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose(seat: &Seat<'_>, action: Action, plan: &[Action]) -> Option<Line> {
    let own = &seat.game.position().holdings[seat.player.index()];
    let plans = matches!(seat.game.position().job(), Some(Job::Plan { .. }));
    let payable =
        || seat.legal.iter().filter_map(|other| if let Action::PayGood(good) = other { Some(good) } else { None });
    Some(match action {
        Action::Put { at, .. } => {
            let open = own.spaces(at.place).iter().filter(|space| !space.is_filled()).count();
            let planned =
                plan.iter().filter(|next| matches!(next, Action::Put { at: other, .. } if other.place == at.place));
            match open.saturating_sub(planned.count()) {
                0 => use_of(at.place).unwrap_or_else(|| line!("it makes the place whole")),
                1 => line!("one more makes it whole"),
                more => line!("{more} more make it whole"),
            }
        }
        Action::Use(place) | Action::Copy(place) | Action::Borrow { place, .. } => return use_of(place),
        Action::TakeBack(_) if plan.iter().any(|next| matches!(next, Action::Put { .. })) => {
            line!("it is needed elsewhere")
        }
        Action::PayGood(good) if payable().all(|other| other.value() >= good.value()) => {
            line!("your good of least worth")
        }
        Action::Done if plans && !own.market.is_empty() => line!("the rest waits a round"),
        Action::Decline => line!("it costs more than it gives"),
        Action::Draw(_) => line!("more can be put to work"),
        Action::Equip(_) => line!("it spares a follower"),
        Action::TakeTile(_) => line!("a place that is yours alone"),
        Action::Recruit(Kind::Craftsman) => line!("gear comes with it"),
        Action::Recruit(Kind::Trader) => line!("a place comes with it"),
        Action::Recruit(Kind::Knight) => line!("you draw more each round"),
        Action::Travel { .. } => line!("goods and towns lie there"),
        _ if seat.game.hands_over(action) && seat.legal.len() > 1 => done(),
        _ => return None,
    })
}

/// Returns what a place is good for.
fn use_of(place: Place) -> Option<Line> {
    Some(match (place, place.brings()) {
        (Place::Castle, _) => line!("you draw more each round"),
        (Place::Monastery, _) => line!("a monk stands in for others"),
        (Place::Guildhall, _) => line!("stations count at the end"),
        (Place::University, _) => line!("scholars bring development"),
        (Place::Village, _) => line!("coins, gear or a new place"),
        (Place::FarmHouse, _) => line!("a farmer, and a good"),
        (Place::TownHall, _) => line!("deeds pay for followers"),
        (_, Brings::Way { .. }) => line!("goods and towns wait there"),
        (_, Brings::Good(_)) => line!("goods count at the end"),
        (_, Brings::Gain { coins: 0, .. }) => line!("development pays at the end"),
        (_, Brings::Gain { .. } | Brings::Status | Brings::Stations) => line!("events will ask for coins"),
        _ => return None,
    })
}
