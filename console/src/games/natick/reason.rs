//! Why hard would take an action of The Colonists of Natick.

use draw::chrome::{Line, plural};
use draw::line;
use players::Thought;
use rules_core::natick::{Action, Build, Natick, Suit, Tray, opponent, tables};
use rules_core::{Game, Phrase};

use super::Seat;
use super::strip::resource;
use crate::game::reason::{follows, now, valued};

/// Returns why the first action of a plan is a good one.
pub fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
    let Some(&action) = thought.plan.first() else { return Line::new() };
    gain(seat, action)
        .or_else(|| follows(seat, &thought.plan, next))
        .or_else(|| purpose(seat, action))
        .unwrap_or_else(|| valued(thought, seat.legal))
}

/// Returns what is said of points that come at once.
fn gain(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let preview = seat.game.preview(action).ok()?;
    let points = preview.points;
    Some(match action {
        _ if points <= 0 => return None,
        _ if seat.game.total(seat.player) + points >= tables::END.goal => line!("{points:+} reaches the goal"),
        Action::Village(_) if preview.region => line!("{points:+}, and a new region"),
        Action::Town(_) => line!("{points:+}, and room for units"),
        Action::Trader(_) => line!("{points:+}, and trade advantage"),
        Action::Knight(_) => line!("{points:+}, and guarded coins"),
        _ => now(points),
    })
}

/// Returns what is said of points that something built later in the turn brings.
fn next(game: &Natick, action: Action) -> Option<Line> {
    match (game.preview(action).ok()?.points, action.build()) {
        (points @ 1.., Some(build)) => Some(line!("then a {}: {points:+}", build.phrase())),
        _ => None,
    }
}

/// Returns what is said of an action that brings no points this turn.
fn purpose(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let (game, player) = (seat.game, seat.player);
    let other = || seat.name(opponent(player));
    let own = |suit| game.colony(player).coins_of(suit);
    let sum = |dice| game.yields(player, dice).iter().sum::<u8>();
    Some(match action {
        Action::Found(region) => {
            let mut fields = game.colony(player).fields();
            match fields.any(|(_, field)| field.region.number() == region.number()) {
                true => line!("many coins at once on a {}", region.number()),
                false => line!("you have no {} yet", region.number()),
            }
        }
        Action::Road(_) => line!("it makes room for a village"),
        Action::Divide(_) => line!("neither tray is much better"),
        Action::Choose(tray) => {
            let rest = if tray == Tray::First { Tray::Second } else { Tray::First };
            let coins = sum(game.tray(tray));
            match coins > sum(game.tray(rest)) {
                true => line!("it brings more: {}", plural(coins.into(), "coin")),
                false => line!("{} gets less by it", other()),
            }
        }
        Action::Bank { get, .. } => line!("you need {}", resource(get)),
        Action::Offer(offer) => line!("you need {}", resource(offer.get)),
        Action::Put(space) => {
            let colony = game.colony(player);
            let field = colony.field(space)?;
            let suit = field.region.suit();
            let spaces =
                seat.legal.iter().filter_map(|other| if let Action::Put(at) = other { Some(*at) } else { None });
            let alike = || spaces.clone().filter_map(|at| colony.field(at)).filter(|other| other.region.suit() == suit);
            let choice = alike().count() == seat.legal.len();
            match toward(seat, suit).filter(|_| !choice) {
                Some(line) => line,
                None if colony.is_guarded(space) => line!("raiders can't reach it"),
                None if choice && alike().all(|other| other.coins >= field.coins) => line!("most room is left there"),
                None if !choice && Suit::ALL.into_iter().all(|other| own(other) >= own(suit)) => {
                    line!("you have just {} {}", own(suit), resource(suit))
                }
                None => return None,
            }
        }
        Action::Pay(space) => {
            let colony = game.colony(player);
            let suit = colony.field(space)?.region.suit();
            let unguarded = if colony.is_guarded(space) { 0 } else { colony.unguarded() };
            match own(suit) {
                _ if unguarded == tables::RAIDED_FROM => line!("then no raiders come"),
                coins @ 2.. => line!("you have {coins} {}", resource(suit)),
                _ if unguarded > 0 => line!("it lies unguarded"),
                _ => line!("you miss it least"),
            }
        }
        Action::Take(_) => line!("{} has one less", other()),
        Action::Accept => line!("you need it more"),
        Action::Refuse => line!("it helps {} more", other()),
        Action::Draw => line!("a scout costs coins"),
        Action::Scout(_) => line!("it fits better than most"),
        Action::Done if seat.legal.iter().any(|other| other.build().is_some()) => line!("your coins can wait"),
        Action::Done if seat.legal.len() > 1 => line!("no trade is worth it"),
        _ => return None,
    })
}

/// Returns what a coin of this suit is for: what can stand somewhere, and then lacks fewest coins.
fn toward(seat: &Seat<'_>, suit: Suit) -> Option<Line> {
    let (game, player) = (seat.game, seat.player);
    let lacks = |build: &Build| game.colony(player).lacks(tables::cost(*build));
    let wanted = Build::ALL.into_iter().filter(|build| *build != Build::Scout && lacks(build)[suit as usize] > 0);
    let possible = wanted.filter(|&build| !game.sites(player, build).is_empty());
    let (build, left) =
        possible.map(|build| (build, lacks(&build).iter().sum::<u8>() - 1)).min_by_key(|wish| wish.1)?;
    Some(match left {
        0 => line!("it pays for a {}", build.phrase()),
        left => line!("then a {} lacks {left}", build.phrase()),
    })
}
