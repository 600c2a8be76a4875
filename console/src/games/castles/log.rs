//! Events as lines of the log: one line for an action, with all that it came to.

use rules_core::Phrase;
use rules_core::castles::{Building, Cause, DepotSpace, Edition, Effect, Event, Payment, Tile};

use super::words;
use crate::draw::chrome::Line;
use crate::game::log::Entry;
use crate::line;

/// Whether the log has any use for an event.
pub fn keeps(event: &Event) -> bool {
    !matches!(
        event,
        Event::TileLeft { .. }
            | Event::TileLaid { .. }
            | Event::GoodsLaid { .. }
            | Event::RoundBegan { .. }
            | Event::Rolled { .. }
            | Event::TurnBegan { .. }
            | Event::GoodsOnRoute { .. }
            | Event::GoodsLeft { .. }
            | Event::GoodsGiven { .. }
    )
}

/// Whether an event begins something new, so that what comes after it belongs to that.
fn begins(event: &Event) -> bool {
    matches!(
        event,
        Event::Placed { .. }
            | Event::Took { .. }
            | Event::Bought { .. }
            | Event::Sold { .. }
            | Event::Loaded { .. }
            | Event::TurnEnded { .. }
            | Event::EffectDeclined { .. }
            | Event::PhaseBegan { .. }
            | Event::WhiteDie { .. }
            | Event::GameOver
            | Event::PlacedFrom { .. }
            | Event::Copied { .. }
            | Event::ShieldTaken { .. }
            | Event::Exchanged { .. }
    )
}

/// A tile in few letters. The log does not know the edition: animals whose pictures differ are called by the older one.
fn name(tile: Tile) -> Line {
    match tile.building() {
        Some(Building::BoardingHouse) => line!("boarding"),
        _ => words::lower(&words::tile(tile, Edition::E2011)),
    }
}

fn points_of(event: &Event) -> i16 {
    if let Event::Points { points, .. } | Event::Earned { points, .. } = event { *points } else { 0 }
}

/// What a placed tile came to: the line, and all points.
fn placed<'a>(tile: Tile, after: impl Iterator<Item = &'a Event>) -> (Line, i16) {
    let mut text = line!("placed {}", name(tile));
    let mut points = 0;
    for event in after.take_while(|event| !begins(event)) {
        points += points_of(event);
        match event {
            Event::AreaCompleted { .. } => text = line!("{}, whole", name(tile)),
            Event::BonusTaken { .. } => text = line!("{text}, bonus"),
            Event::ColourCovered { .. } => text = line!("{text}, colour"),
            Event::PostsJoined { .. } => text = line!("{text}, posts"),
            _ => {}
        }
    }
    (text, points)
}

/// The line for an event; `None` for what the lines around it tell already.
pub fn entry<'a>(event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
    let entry = |player, text, points| Some(Entry { player: Some(player), text, points });
    let bare = |text| Some(Entry { player: None, text, points: 0 });
    let from = |place: DepotSpace| place.depot().map_or_else(|| line!("black"), |depot| line!("{depot}"));
    match *event {
        Event::EstatePicked { player, estate } => entry(player, line!("plays estate {}", words::estate(estate)), 0),
        Event::PhaseBegan { phase } => bare(line!("phase {} begins", words::PHASES[usize::from(phase) % 5])),
        Event::WhiteDie { depot, goods } => bare(line!("white die {depot}: goods {goods}")),
        Event::Took { player, tile, from: place, .. } => {
            entry(player, line!("took {}, {}", name(tile), from(place)), 0)
        }
        Event::Bought { player, tile, payment, .. } => {
            let with = if payment == Payment::Workers { ", workers" } else { "" };
            entry(player, line!("bought {}{with}", name(tile)), 0)
        }
        Event::Discarded { player, tile, .. } => entry(player, line!("discarded {}", name(tile)), 0),
        Event::Placed { player, tile, storage, .. } => {
            if storage.is_none() {
                return entry(player, line!("starts with a castle"), 0);
            }
            let (text, points) = placed(tile, after);
            entry(player, text, points)
        }
        Event::PlacedFrom { player, tile, .. } => {
            let (text, points) = placed(tile, after);
            entry(player, text, points)
        }
        Event::Copied { player, building } => {
            let points = after.take_while(|event| !begins(event)).map(points_of).sum();
            entry(player, line!("crane: {}", words::lower(words::building(building))), points)
        }
        Event::ShieldTaken { player, shield, .. } => entry(player, line!("took shield {shield}"), 0),
        Event::ShieldLost { player, shield } => entry(player, line!("lost shield {shield}"), 0),
        Event::DieFreed { player, .. } => entry(player, line!("shield 16: a free die"), 0),
        Event::Followed { player, whom } => entry(player, line!("follows player {}", whom.0 + 1), 0),
        Event::OnTop { player } => entry(player, line!("tile 27: on top"), 0),
        Event::Sold { player, goods, count } => {
            let points = after.take_while(|event| !begins(event)).map(points_of).sum();
            entry(player, line!("sold {count} of goods {goods}"), points)
        }
        Event::Loaded { player, goods, count, .. } => entry(player, line!("ship: {count} of goods {goods}"), 0),
        Event::Workers { player, change, cause } => match cause {
            Cause::Hiring => entry(player, line!("hired {change} workers"), 0),
            Cause::Route => entry(player, line!("route: {change} workers"), 0),
            Cause::Monastery(28) if change > 0 => entry(player, line!("tile 28: {change} workers"), 0),
            Cause::Shield(2) => entry(player, line!("shield 2: {change} worker"), 0),
            Cause::Tribute => entry(player, line!("tribute: a worker"), 0),
            Cause::Monastery(2) => {
                entry(player, line!("mines: {change} worker{}", if change == 1 { "" } else { "s" }), 0)
            }
            _ => None,
        },
        Event::Silver { player, change, cause: Cause::Mines } => entry(player, line!("mines: {change} silver"), 0),
        Event::Silver { player, change, cause: Cause::Route } => entry(player, line!("route: {change} silver"), 0),
        Event::Silver { player, cause: Cause::Tribute, .. } => entry(player, line!("tribute: 1 silver"), 0),
        Event::EffectDeclined { player, effect } => {
            let name = match effect {
                Effect::FromBlack => line!("a black tile"),
                Effect::BuyPoints(_) => return entry(player, line!("kept the silver"), 0),
                effect => words::lower(words::plain_effect(effect).0),
            };
            entry(player, line!("no use of {name}"), 0)
        }
        Event::Counted { player, points: 0, target } => entry(player, line!("target! now {target}"), 0),
        Event::Silver { player, change, cause: Cause::Points } => {
            entry(player, line!("bought {} points", change.unsigned_abs()), 0)
        }
        Event::Exchanged { player, .. } => entry(player, line!("5 goods: black tile"), 0),
        Event::Points { player, points, source } if source.in_play().is_none() => {
            entry(player, line!("{}", source.phrase()), points)
        }
        Event::GameOver => bare(line!("the game is over")),
        _ => None,
    }
}
