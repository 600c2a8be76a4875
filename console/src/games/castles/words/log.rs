//! Events as lines of the log: one line for an action, with all that it came to.

use draw::chrome::{Line, plural};
use draw::line;
use rules_core::castles::{
    Building, Castles, Cause, DepotSpace, Edition, Effect, Event, Payment, Source, Stage, Tile, solo,
};
use rules_core::{Game, Phrase, Player};

use super::names;
use crate::game::log::{Captions, Entry};

/// Tells how a beginners' game begins: their estates and castles are dealt, and the first phase is laid out.
pub fn opening(game: &Castles, mut tell: impl FnMut(Event)) {
    let position = game.position();
    if position.stage != Stage::Rounds {
        return;
    }
    for player in Player::all(game.players()) {
        tell(Event::EstatePicked { player, estate: position.duchy(player).estate });
    }
    tell(Event::PhaseBegan { phase: position.phase });
    // The goods of the first round are all that lies in the depots.
    for (depot, goods) in (1..).zip(&position.depot_goods) {
        goods.types().for_each(|goods| tell(Event::WhiteDie { depot, goods, tile: None }));
    }
}

/// Returns whether the log has any use for an event.
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

/// Returns whether an event begins something new, so that what comes after it belongs to that.
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

/// Returns the name of a tile, in few letters.
fn name(tile: Tile, edition: Edition) -> Line {
    match tile.building() {
        Some(Building::BoardingHouse) => line!("boarding"),
        _ => names::lower(&names::tile(tile, edition)),
    }
}

fn points_of(event: &Event) -> i16 {
    if let Event::Points { points, .. } | Event::Earned { points, .. } = event { *points } else { 0 }
}

/// Returns what a placed tile came to: the line, and all points.
fn placed<'a>(name: Line, after: impl Iterator<Item = &'a Event>) -> (Line, i16) {
    let mut text = line!("placed {name}");
    let mut points = 0;
    for event in after.take_while(|event| !begins(event)) {
        points += points_of(event);
        match event {
            Event::AreaCompleted { .. } => text = line!("{name}, whole"),
            // Only with a whole area.
            Event::BonusTaken { .. } => text = line!("{name}, bonus"),
            Event::ColourCovered { .. } => text = line!("{name}, colour"),
            Event::PostsJoined { .. } => text = line!("{text}, posts"),
            _ => {}
        }
    }
    (text, points)
}

/// Returns the line for an event; `None` for what the lines around it tell already.
pub fn entry<'a>(edition: Edition, event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
    let name = |tile| name(tile, edition);
    let entry = |player, text, points| Some(Entry { player: Some(player), text, points });
    let bare = |text| Some(Entry { player: None, text, points: 0 });
    let from = |place: DepotSpace| place.depot().map_or_else(|| line!("black"), |depot| line!("{depot}"));
    match *event {
        Event::EstatePicked { player, estate } => entry(player, line!("plays estate {}", names::estate(estate)), 0),
        Event::PhaseBegan { phase } => bare(line!("phase {} begins", names::PHASES[usize::from(phase) % 5])),
        Event::WhiteDie { depot, goods, tile: None } => bare(line!("white die {depot}: goods {goods}")),
        Event::WhiteDie { depot, goods, tile: Some(tile) } => {
            bare(line!("die {depot}: goods {goods}, {} left", name(tile)))
        }
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
            let (text, points) = placed(name(tile), after);
            entry(player, text, points)
        }
        Event::PlacedFrom { player, tile, .. } => {
            let (text, points) = placed(name(tile), after);
            entry(player, text, points)
        }
        Event::Copied { player, building } => {
            let points = after.take_while(|event| !begins(event)).map(points_of).sum();
            entry(player, line!("crane: {}", names::lower(names::building(building))), points)
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
        Event::Sailed { player, step } => entry(player, line!("ship: step {step} of the order"), 0),
        Event::Workers { player, change, cause } => {
            let workers = |what: Line| entry(player, line!("{what}: {}", plural(change.max(0) as u32, "worker")), 0);
            match cause {
                Cause::Hiring => entry(player, line!("hired {}", plural(change.max(0) as u32, "worker")), 0),
                Cause::Route => workers(line!("route")),
                Cause::Monastery(2) => workers(line!("mines")),
                Cause::Monastery(tile) if change > 0 => workers(line!("tile {tile}")),
                Cause::Shield(2) => workers(line!("shield 2")),
                Cause::Tribute => entry(player, line!("tribute: a worker"), 0),
                _ => None,
            }
        }
        Event::Silver { player, change, cause: Cause::Monastery(tile) } if change > 0 => {
            entry(player, line!("tile {tile}: {change} silver"), 0)
        }
        Event::Silver { player, change, cause: Cause::Mines } => entry(player, line!("mines: {change} silver"), 0),
        Event::Silver { player, change, cause: Cause::Route } => entry(player, line!("route: {change} silver"), 0),
        Event::Silver { player, cause: Cause::Tribute, .. } => entry(player, line!("tribute: 1 silver"), 0),
        Event::EffectDeclined { player, effect } => {
            let name = match effect {
                Effect::FromBlack => line!("a black tile"),
                Effect::BuyPoints(_) => return entry(player, line!("kept the silver"), 0),
                effect => names::lower(names::plain_effect(effect).0),
            };
            entry(player, line!("no use of {name}"), 0)
        }
        Event::Counted { player, points: 0, target } => entry(player, line!("target! now {target}"), 0),
        Event::Silver { player, change, cause: Cause::Points } => {
            entry(player, line!("bought {}", plural(change.unsigned_abs().into(), "point")), 0)
        }
        Event::Exchanged { player, .. } => entry(player, line!("{} goods: black tile", solo::GOODS_FOR_TILE), 0),
        Event::EffectLost { player, effect } => {
            entry(player, line!("{}: lost", names::lower(names::plain_effect(effect).0)), 0)
        }
        Event::Points { player, points, source } if source.in_play().is_none() => {
            let text = match source {
                Source::Monastery(number) => line!("tile {number}: {}", names::counted(number)),
                source => line!("{}", source.phrase()),
            };
            entry(player, text, points)
        }
        Event::GameOver => bare(line!("the game is over")),
        _ => None,
    }
}

/// Adds the silver and the workers that a building or a sale always brings: in the log its name is enough.
pub fn add_gains(player: Player, events: &[Event], lines: &mut Captions) {
    for event in events {
        let text = match *event {
            Event::Silver { change, cause: Cause::Bank | Cause::Sale, .. } => line!("gained {change} silver"),
            Event::Workers { change, cause: Cause::BoardingHouse, .. } => {
                line!("gained {}", plural(change.max(0) as u32, "worker"))
            }
            _ => continue,
        };
        // What has no room is not told.
        let _ = lines.push(Entry { player: Some(player), text, points: 0 });
    }
}

#[cfg(test)]
mod tests {
    use rules_core::Seed;
    use rules_core::castles::{Estates, Face, Setup, Species, Storage};

    use super::*;
    use draw::line;

    fn told(edition: Edition, event: Event) -> Line {
        entry(edition, &event, [].iter()).map(|entry| entry.text).unwrap_or_default()
    }

    #[test]
    fn animals_are_called_as_their_edition_shows_them() {
        let tile = Tile::new(Face::Animal(Species::Chicken, 3)).expect("a tile");
        let event = Event::Placed { player: Player(0), tile, storage: Some(Storage(0)), space: 1 };
        assert_eq!(told(Edition::E2011, event), "placed 3 hens");
        assert_eq!(told(Edition::E2019, event), "placed 3 goats");
    }

    #[test]
    fn a_lost_effect_a_step_of_the_order_and_what_a_yellow_tile_brought_are_told() {
        let player = Player(1);
        let told = |event| told(Edition::E2019, event);
        assert_eq!(told(Event::EffectLost { player, effect: Effect::Warehouse }), "warehouse: lost");
        assert_eq!(told(Event::EffectLost { player, effect: Effect::Ship }), "ship: lost", "it loads nothing");
        assert_eq!(told(Event::Sailed { player, step: 3 }), "ship: step 3 of the order");
        for tile in [4, 28] {
            let event = Event::Workers { player, change: 1, cause: Cause::Monastery(tile) };
            assert_eq!(told(event), line!("tile {tile}: 1 worker"));
        }
        for tile in [3, 13] {
            let event = Event::Silver { player, change: 2, cause: Cause::Monastery(tile) };
            assert_eq!(told(event), line!("tile {tile}: 2 silver"));
        }
        assert_eq!(told(Event::Silver { player, change: -2, cause: Cause::Monastery(28) }), "");
    }

    #[test]
    fn what_a_building_or_a_sale_always_brings_is_told_of_a_single_action() {
        let player = Player(1);
        let gains = |event| {
            let mut lines = Captions::new();
            add_gains(player, &[event], &mut lines);
            lines.first().map(|entry| entry.text.clone()).unwrap_or_default()
        };
        assert_eq!(gains(Event::Silver { player, change: 2, cause: Cause::Bank }), "gained 2 silver");
        assert_eq!(gains(Event::Silver { player, change: 1, cause: Cause::Sale }), "gained 1 silver");
        assert_eq!(gains(Event::Workers { player, change: 4, cause: Cause::BoardingHouse }), "gained 4 workers");
        assert_eq!(gains(Event::Workers { player, change: 2, cause: Cause::Hiring }), "", "it has its line");
    }

    #[test]
    fn a_beginners_game_tells_how_it_begins() {
        let setup = Setup { estates: Estates::Beginner(1), ..Castles::DEFAULT };
        let game = Castles::new(setup, Seed::new(1)).expect("a set-up");
        let mut lines: heapless::Vec<Line, 8> = heapless::Vec::new();
        opening(&game, |event| lines.push(told(Edition::E2011, event)).expect("room"));
        assert_eq!(lines[..3], ["plays estate 1", "plays estate 1", "phase A begins"]);
        assert!(lines[3].starts_with("white die "), "{lines:?}");
        assert_eq!(lines.len(), 4);
    }
}
