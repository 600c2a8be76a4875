//! Why the level hard would take an action of The Colonists of Natick.

use draw::chrome::Line;
use players::Thought;
use rules_core::Game;
use rules_core::natick::{Action, Build, Natick, Suit, Tray, opponent, tables};
use texts::console::why_now;
use texts::{Message, natick as say};

use super::seat::Seat;
use super::words::{self, resource};
use crate::game::reason::{follows, valued};

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    gain(seat, action)
        .or_else(|| follows(seat, &thought.plan, |game, action| Some(seat.line(next(game, action)?))))
        .or_else(|| Some(seat.line(purpose(seat, action)?)))
        .unwrap_or_else(|| seat.line(valued(thought, seat.legal)))
}

/// Returns what is said of points that come at once.
fn gain(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let preview = seat.game.preview(action).ok()?;
    let points = preview.points;
    Some(seat.line(match action {
        // Each first region brings the same point, with its village.
        _ if points <= 0 || matches!(action, Action::Found(_)) => return None,
        _ if seat.game.total(seat.player) + points >= tables::END.goal => say::why_goal(points),
        Action::Village(_) if preview.region => say::why_region(points),
        Action::Town(_) => say::why_town(points),
        Action::Trader(_) => say::why_trader(points),
        Action::Knight(_) => say::why_knight(points),
        _ => return Some(seat.line(why_now(points))),
    }))
}

/// Returns what is said of points that something built later in the turn brings.
fn next(game: &Natick, action: Action) -> Option<Message<'static>> {
    match (game.preview(action).ok()?.points, action.build()) {
        (points @ 1.., Some(build)) => Some(say::why_then(words::build(build), points)),
        _ => None,
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose<'a>(seat: &'a Seat<'_>, action: Action) -> Option<Message<'a>> {
    let (game, player) = (seat.game, seat.player);
    let other = || seat.name(opponent(player));
    let own = |suit| game.colony(player).coins_of(suit);
    let sum = |dice| game.yields(player, dice).iter().sum::<u8>();
    Some(match action {
        Action::Found(region) => {
            let mut fields = game.colony(player).fields();
            match fields.any(|(_, field)| field.region.number() == region.number()) {
                true => say::why_same_number(region.number()),
                false => say::why_new_number(region.number()),
            }
        }
        Action::Road(_) => say::WHY_ROAD.into(),
        Action::Divide(_) => say::WHY_DIVIDE.into(),
        Action::Choose(tray) => {
            let rest = if tray == Tray::First { Tray::Second } else { Tray::First };
            let coins = sum(game.tray(tray));
            match coins > sum(game.tray(rest)) {
                true => say::why_more_coins(coins),
                false => say::why_less_for(other()),
            }
        }
        Action::Bank { get, .. } => say::why_need(resource(get)),
        Action::Offer(offer) => say::why_need(resource(offer.get)),
        Action::Put(space) => {
            let colony = game.colony(player);
            let field = colony.field(space)?;
            let suit = field.region.suit();
            let spaces =
                seat.legal.iter().filter_map(|other| if let Action::Put(at) = other { Some(*at) } else { None });
            let alike = || spaces.clone().filter_map(|at| colony.field(at)).filter(|other| other.region.suit() == suit);
            let choice = alike().count() == seat.legal.len();
            match toward(seat, suit).filter(|_| !choice) {
                Some(message) => message,
                None if colony.is_guarded(space) => say::WHY_GUARDED.into(),
                None if choice && alike().all(|other| other.coins >= field.coins) => say::WHY_MOST_ROOM.into(),
                None if !choice && Suit::ALL.into_iter().all(|other| own(other) >= own(suit)) => {
                    say::why_few(own(suit), resource(suit))
                }
                None => return None,
            }
        }
        Action::Pay(space) => {
            let colony = game.colony(player);
            let suit = colony.field(space)?.region.suit();
            let unguarded = if colony.is_guarded(space) { 0 } else { colony.unguarded() };
            match own(suit) {
                _ if unguarded == tables::RAIDED_FROM => say::WHY_NO_RAIDERS.into(),
                coins @ 2.. => say::why_many(coins, resource(suit)),
                _ if unguarded > 0 => say::WHY_UNGUARDED.into(),
                _ => say::WHY_MISS_LEAST.into(),
            }
        }
        Action::Take(_) => say::why_one_less(other()),
        Action::Accept => say::WHY_ACCEPT.into(),
        Action::Refuse => say::why_refuse(other()),
        Action::Draw => say::WHY_DRAW.into(),
        Action::Scout(_) => say::WHY_SCOUT.into(),
        Action::Done if seat.legal.iter().any(|other| other.build().is_some()) => say::WHY_WAIT.into(),
        Action::Done if seat.legal.len() > 1 => say::WHY_NO_TRADE.into(),
        _ => return None,
    })
}

/// Returns what a coin of this suit is for: of the things that have a site, the one that lacks the fewest coins with
/// it.
fn toward(seat: &Seat<'_>, suit: Suit) -> Option<Message<'static>> {
    let (game, player) = (seat.game, seat.player);
    let lacks = |build: &Build| game.colony(player).lacks(tables::cost(*build));
    let wanted = Build::ALL.into_iter().filter(|build| *build != Build::Scout && lacks(build)[suit as usize] > 0);
    let possible = wanted.filter(|&build| !game.sites(player, build).is_empty());
    let (build, left) =
        possible.map(|build| (build, lacks(&build).iter().sum::<u8>() - 1)).min_by_key(|wish| wish.1)?;
    Some(match left {
        0 => say::why_pays(words::build(build)),
        left => say::why_lacks(words::build(build), left),
    })
}
