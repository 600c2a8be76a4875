//! Why the level hard would take an action of Orléans.

use draw::chrome::Line;
use players::Thought;
use rules_core::Game;
use rules_core::orleans::{Action, Brings, Job, Kind, Orleans, Place};
use texts::console::WHY_DONE;
use texts::{Message, Text, orleans as say};

use super::seat::Seat;
use super::words::gain;
use crate::game::reason::{follows, valued};

/// Returns why the first action of a plan is a good one: what it brings, or else what it is for.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    brings(seat, action)
        .or_else(|| Some(seat.line(event(seat, action)?)))
        .or_else(|| follows(seat, &thought.plan, |game, action| Some(seat.line(next(game, action)?))))
        .or_else(|| purpose(seat, action, &thought.plan))
        .unwrap_or_else(|| seat.line(valued(thought, seat.legal)))
}

/// Returns what an action brings, if there are points in it.
fn brings(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let gain = gain::of(seat, action);
    if gain.projected > 0 { gain::line(&gain) } else { None }
}

/// Returns what is said where the event of the round asks for what an action brings.
fn event(seat: &Seat<'_>, action: Action) -> Option<Message<'static>> {
    let due = seat.game.forecast(seat.player).coins;
    let coins = gain::of(seat, action).coins;
    (due < 0 && coins > 0).then(|| say::why_event(due.unsigned_abs()))
}

/// Returns what is said of points that an action later in the turn brings.
fn next(game: &Orleans, action: Action) -> Option<Message<'static>> {
    match game.preview(action).ok()?.projected {
        points @ 1.. => Some(say::why_then(points)),
        _ => None,
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose(seat: &Seat<'_>, action: Action, plan: &[Action]) -> Option<Line> {
    let own = &seat.game.position().holdings[seat.player.index()];
    let plans = matches!(seat.game.position().job(), Some(Job::Plan { .. }));
    let payable =
        || seat.legal.iter().filter_map(|other| if let Action::PayGood(good) = other { Some(good) } else { None });
    let text = match action {
        Action::Put { at, .. } => {
            let open = own.spaces(at.place).iter().filter(|space| !space.is_filled()).count();
            let planned =
                plan.iter().filter(|next| matches!(next, Action::Put { at: other, .. } if other.place == at.place));
            match open.saturating_sub(planned.count()) {
                0 => use_of(seat, at.place).unwrap_or(say::WHY_WHOLE),
                more => return Some(seat.line(say::why_more(more as i32))),
            }
        }
        Action::Use(place) | Action::Copy(place) | Action::Borrow { place, .. } => use_of(seat, place)?,
        Action::TakeBack(_) if plan.iter().any(|next| matches!(next, Action::Put { .. })) => say::WHY_ELSEWHERE,
        Action::PayGood(good) if payable().all(|other| other.value() >= good.value()) => say::WHY_LEAST_WORTH,
        Action::Done if plans && !own.market.is_empty() => say::WHY_WAITS,
        Action::Decline => say::WHY_COSTS,
        Action::Draw(_) => say::WHY_WORK,
        Action::Equip(_) => say::WHY_SPARES,
        Action::TakeTile(_) => say::WHY_OWN_PLACE,
        Action::Recruit(Kind::Craftsman) => say::WHY_GEAR,
        Action::Recruit(Kind::Trader) => say::WHY_PLACE,
        Action::Recruit(Kind::Knight) => say::WHY_DRAWS,
        Action::Travel { .. } => say::WHY_GOODS_THERE,
        _ if seat.game.hands_over(action) && seat.legal.len() > 1 => return Some(seat.line(WHY_DONE)),
        _ => return None,
    };
    Some(seat.line(text))
}

/// Returns what a place is good for.
fn use_of(seat: &Seat<'_>, place: Place) -> Option<Text> {
    Some(match (place, place.brings()) {
        (Place::Castle, _) => say::WHY_DRAWS,
        (Place::Monastery, _) => say::WHY_MONK,
        (Place::Guildhall, _) => say::WHY_STATIONS,
        (Place::University, _) => say::WHY_SCHOLARS,
        (Place::Village, _) => say::WHY_VILLAGE,
        (Place::FarmHouse, _) if seat.game.position().farmed(seat.player).is_none() => say::EFFECT_FARMER,
        (Place::FarmHouse, _) => say::EFFECT_FARMER_AND_GOOD,
        (Place::TownHall, _) => say::WHY_DEEDS,
        (_, Brings::Way { .. }) => say::WHY_WAYS,
        (_, Brings::Good(_)) => say::WHY_GOODS,
        (_, Brings::Gain { coins: 0, .. }) => say::WHY_DEVELOPMENT,
        (_, Brings::Gain { .. } | Brings::Status | Brings::Stations) => say::WHY_COINS,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::orleans::decisions;

    /// A reason that names a good brings one, in every scenario.
    #[test]
    fn the_farm_house_brings_what_the_hint_says() {
        let (mut with, mut without) = (0, 0);
        decisions::each(|seat| {
            let action = Action::Use(Place::FarmHouse);
            if !seat.legal.contains(&action) {
                return;
            }
            let mut after = seat.game.clone();
            after.apply(action, |_| ()).expect("it is listed");
            let goods = |game: &Orleans| game.position().holdings[seat.player.index()].goods.total();
            let brings = goods(&after) > goods(seat.game);
            let said = use_of(seat, Place::FarmHouse) == Some(say::EFFECT_FARMER_AND_GOOD);
            assert_eq!(said, brings, "{:?}", seat.game.setup());
            (with, without) = (with + usize::from(brings), without + usize::from(!brings));
        });
        assert!(with > 100 && without > 10, "{with} {without}");
    }
}
