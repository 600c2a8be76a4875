//! A simple player of the solo game, and what a script of it should show.

use rules_core::castles::{Action, Building, Castles, Effect, Event, Face, Tile};
use rules_core::{Game, Player};

use crate::walk::{self, Step};

/// Returns what a tile is expected to bring when it is placed, beyond its space.
fn promise(tile: Tile, years: i32) -> i32 {
    match tile.face() {
        Face::Castle => 160,
        Face::Mine => 30 * years,
        Face::Ship => 50,
        Face::Animal(_, animals) => 10 * i32::from(animals),
        Face::Building(Building::TownHall) => 200,
        Face::Building(Building::Carpenter | Building::Church | Building::Market) => 100,
        Face::Building(Building::BoardingHouse) => 65,
        Face::Monastery(number) if USEFUL.contains(&number) => 350,
        _ => 0,
    }
}

/// Monasteries that spare many workers, or bring many tiles.
const USEFUL: [u8; 5] = [6, 8, 9, 12, 14];

/// Returns what a position is worth to a player who looks one action ahead: spaces above all, then what leads to them.
fn worth(game: &Castles) -> i32 {
    let me = Player(0);
    let (position, built) = (game.position(), game.built(me));
    let (hand, duchy, counter) = (position.hand(me), position.duchy(me), position.counter);
    let years = i32::from(5 - position.phase.min(5));
    let points = |points: i32| points * 600 / i32::from(counter.target.max(1));
    let waits = position.waiting.iter().map(|effect| match effect {
        Effect::Castle | Effect::Target | Effect::Carpenter | Effect::Church | Effect::Market => 500,
        Effect::FromBlack => 1000,
        Effect::TownHall => 400,
        Effect::Ship => 150,
        Effect::Warehouse => 125,
        Effect::Gain(_, gain) => points(gain.into()),
        _ => 0,
    });
    let stored = hand.storage.iter().flatten();
    let stored = stored.map(|&tile| if built.spaces_for(tile).is_empty() { 150 } else { 400 + promise(tile, years) });
    let some = |count: u16, first: i32, more: i32| {
        let few = i32::from(count.min(4));
        few * first + (i32::from(count) - few) * more
    };
    let useful = USEFUL.iter().filter(|&&number| built.own().has(number)).count() as i32;
    built.filled().len() as i32 * 1000
        + points(counter.points.into())
        + waits.sum::<i32>()
        + stored.sum::<i32>()
        + useful * 350
        + some(duchy.workers, 80, 20)
        + some(duchy.silver, 130, 60)
        + i32::from(duchy.goods.total()) * 80
        + i32::from(built.mines()) * years * 25
        + built.open().len().min(12) as i32 * 30
}

/// Returns the action that leads to the most valuable position.
///
/// # Panics
/// If there is none, or it is refused.
pub fn best(game: &Castles, list: &[Action]) -> Action {
    let after = |action| {
        let mut after = game.clone();
        after.apply(action, |_| ()).expect("a listed action");
        // What a hand-over draws is not known yet.
        if game.hands_over(action) && !after.is_over() { worth(game) } else { worth(&after) }
    };
    *list.iter().max_by_key(|&&action| after(action)).expect("something to do")
}

/// What a script of the solo game should show.
pub const ALONE: [&str; 8] =
    ["target", "points bought", "five goods", "goods chosen", "black tile placed", "whole colour", "chain", "order"];

/// Returns what a step shows of it.
pub fn shows_alone(step: &Step<Castles>) -> Vec<&'static str> {
    let has = |wanted: fn(&Event) -> bool| step.events.iter().any(wanted);
    let mut shown = Vec::new();
    if has(|event| matches!(event, Event::Counted { points: 0, .. })) {
        shown.push("target");
    }
    match step.action {
        Action::BuyPoints => shown.push("points bought"),
        Action::Exchange { .. } => shown.push("five goods"),
        Action::Give { .. } => shown.push("goods chosen"),
        Action::Pick { .. } => shown.push("order"),
        Action::Place { storage, .. } if step.before.position().stored(Player(0), storage) == Some(Tile::BLACK) => {
            shown.push("black tile placed");
        }
        Action::PlaceFrom { .. } => {
            let chained = has(|event| matches!(event, Event::ColourCovered { .. }));
            shown.push(if chained { "chain" } else { "whole colour" });
        }
        _ => {}
    }
    shown
}

/// How many positions a player who plans a turn keeps.
const KEPT: usize = 8;

/// Returns the actions of a turn, up to its end, that lead to the most valuable position: after each action, only the
/// best few positions are kept.
///
/// # Panics
/// If a listed action is refused.
pub fn best_turn(game: &Castles) -> Vec<Action> {
    let mut ends: Vec<(i32, Vec<Action>)> = Vec::new();
    let mut open = vec![(0, game.clone(), Vec::new())];
    while !open.is_empty() {
        let mut next = Vec::new();
        for (_, here, actions) in &open {
            for action in walk::legal(here) {
                let actions = [actions.as_slice(), &[action]].concat();
                if here.hands_over(action) {
                    ends.push((worth(here), actions));
                    continue;
                }
                let mut after = here.clone();
                after.apply(action, |_| ()).expect("a listed action");
                if after.is_over() {
                    return actions;
                }
                next.push((worth(&after), after, actions));
            }
        }
        next.sort_by_key(|(worth, ..)| std::cmp::Reverse(*worth));
        next.dedup_by(|a, b| a.1 == b.1);
        next.truncate(KEPT);
        open = next;
    }
    ends.into_iter().max_by_key(|(worth, _)| *worth).map(|(_, actions)| actions).unwrap_or_default()
}
