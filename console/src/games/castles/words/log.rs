//! Events as lines of the log: one line for an action, with everything that it brought.

use rules_core::castles::monastery::SCORING;
use rules_core::castles::{Castles, Cause, Edition, Effect, Event, Payment, Source, Stage, Tile, solo};
use rules_core::{Game, Player};
use texts::{Language, Message, Noun, Text, castles as say};

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

/// Returns whether the log keeps an event.
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

fn points_of(event: &Event) -> i16 {
    if let Event::Points { points, .. } | Event::Earned { points, .. } = event { *points } else { 0 }
}

/// What a placed tile brought, in a word.
#[derive(Clone, Copy)]
enum Came {
    Placed,
    Whole,
    Bonus,
    Colour,
}

/// Returns what a placed tile brought: the line, and all points.
fn placed<'a>(tile: Noun, after: impl Iterator<Item = &'a Event>) -> (Message<'static>, i16) {
    let (mut came, mut posts, mut points) = (Came::Placed, false, 0);
    for event in after.take_while(|event| !begins(event)) {
        points += points_of(event);
        (came, posts) = match event {
            Event::AreaCompleted { .. } => (Came::Whole, false),
            // Comes only with a whole area.
            Event::BonusTaken { .. } => (Came::Bonus, false),
            Event::ColourCovered { .. } => (Came::Colour, false),
            Event::PostsJoined { .. } => (came, true),
            _ => (came, posts),
        }
    }
    let text = match (came, posts) {
        (Came::Placed, false) => say::log_placed(tile),
        (Came::Whole, false) => say::log_whole(tile),
        (Came::Bonus, false) => say::log_bonus(tile),
        (Came::Colour, false) => say::log_colour(tile),
        (Came::Placed, true) => say::log_placed_posts(tile),
        (Came::Whole, true) => say::log_whole_posts(tile),
        (Came::Bonus, true) => say::log_bonus_posts(tile),
        (Came::Colour, true) => say::log_colour_posts(tile),
    };
    (text, points)
}

/// Returns what a monastery counts that brings points at the end.
fn counted(number: u8) -> Text {
    let nth = SCORING.iter().position(|&scoring| scoring == number);
    match nth.map(|nth| say::EACH_COUNTED.get(nth)) {
        Some(Some(&text)) => text,
        // The last one belongs to the white castles.
        Some(None) => say::COUNTED_WHITE_CASTLES,
        None => say::COUNTED_NOTHING,
    }
}

/// Returns what points at the end are for.
fn at_end(source: Source) -> Message<'static> {
    let text = match source {
        Source::Monastery(number) => return say::log_counts(number, counted(number)),
        Source::Goods => say::SCORE_GOODS_LEFT,
        Source::Silver => say::SCORE_SILVER_LEFT,
        Source::Workers => say::SCORE_WORKERS_LEFT,
        Source::Spaces => say::SCORE_SPACES_COVERED,
        Source::Rounds => say::LOG_ROUNDS_LEFT,
        _ => say::SCORE_SHIELDS,
    };
    text.into()
}

/// Returns the line for an event; `None` for what the lines around it tell already.
pub fn entry<'a>(
    edition: Edition,
    event: &Event,
    after: impl Iterator<Item = &'a Event>,
    language: Language,
) -> Option<Entry> {
    if let Event::EstatePicked { player, estate } = *event {
        let text = say::log_estate(&names::estate(estate)).line(language);
        return Some(Entry { player: Some(player), text, points: 0 });
    }
    let (player, text, points) = told(edition, event, after)?;
    Some(Entry { player, text: text.line(language), points })
}

/// Returns what is told of an event: who did what, and for how many points.
fn told<'a>(
    edition: Edition,
    event: &Event,
    after: impl Iterator<Item = &'a Event>,
) -> Option<(Option<Player>, Message<'static>, i16)> {
    let name = |tile: Tile| names::tile(tile, edition);
    let mut points = 0;
    let (player, text) = match *event {
        Event::PhaseBegan { phase } => return Some((None, say::log_phase(names::phase(phase)), 0)),
        Event::WhiteDie { depot, goods, tile: None } => return Some((None, say::log_white_die(depot, goods), 0)),
        Event::WhiteDie { depot, goods, tile: Some(tile) } => {
            return Some((None, say::log_white_die_alone(depot, goods, name(tile)), 0));
        }
        Event::GameOver => return Some((None, say::LOG_OVER.into(), 0)),
        Event::Took { player, tile, from, .. } => match from.depot() {
            Some(depot) => (player, say::log_took(name(tile), depot)),
            None => (player, say::log_took_black(name(tile))),
        },
        Event::Bought { player, tile, payment: Payment::Workers, .. } => {
            (player, say::log_bought_for_workers(name(tile)))
        }
        Event::Bought { player, tile, .. } => (player, say::log_bought(name(tile))),
        Event::Discarded { player, tile, .. } => (player, say::log_discarded(name(tile))),
        Event::Placed { player, storage: None, .. } => (player, say::LOG_FIRST_CASTLE.into()),
        Event::Placed { player, tile, .. } | Event::PlacedFrom { player, tile, .. } => {
            let text;
            (text, points) = placed(name(tile), after);
            (player, text)
        }
        Event::Copied { player, building } => {
            points = after.take_while(|event| !begins(event)).map(points_of).sum();
            (player, say::log_crane(names::building(building)))
        }
        Event::ShieldTaken { player, shield, .. } => (player, say::log_shield_taken(shield)),
        Event::ShieldLost { player, shield } => (player, say::log_shield_lost(shield)),
        Event::DieFreed { player, .. } => (player, say::LOG_FREE_DIE.into()),
        Event::Followed { player, whom } => (player, say::log_follows(whom.0 + 1)),
        Event::OnTop { player } => (player, say::LOG_ON_TOP.into()),
        Event::Sold { player, goods, count } => {
            points = after.take_while(|event| !begins(event)).map(points_of).sum();
            (player, say::log_sold(count, goods))
        }
        Event::Loaded { player, goods, count, .. } => (player, say::log_loaded(count, goods)),
        Event::Sailed { player, step } => (player, say::log_sailed(step)),
        Event::Workers { player, change, cause } => (player, workers(change, cause)?),
        Event::Silver { player, change, cause } => (player, silver(change, cause)?),
        Event::EffectDeclined { player, effect } => (player, declined(effect)),
        Event::Counted { player, points: 0, target } => (player, say::log_target(target)),
        Event::Exchanged { player, .. } => (player, say::log_exchanged(solo::GOODS_FOR_TILE)),
        Event::EffectLost { player, effect } => (player, say::log_effect_lost(names::plain_effect(effect))),
        Event::Points { player, points: scored, source } if source.in_play().is_none() => {
            points = scored;
            (player, at_end(source))
        }
        _ => return None,
    };
    Some((Some(player), text, points))
}

/// Returns why a player got workers, or paid them.
fn workers(change: i8, cause: Cause) -> Option<Message<'static>> {
    let count = change.max(0);
    Some(match cause {
        Cause::Hiring => say::log_hired(count),
        Cause::Route => say::log_route_workers(count),
        Cause::Monastery(2) => say::log_mines_workers(count),
        Cause::Monastery(tile) if change > 0 => say::log_yellow_workers(tile, count),
        Cause::Shield(shield @ 2) => say::log_shield_workers(shield, count),
        Cause::Tribute => say::LOG_TRIBUTE_WORKER.into(),
        _ => return None,
    })
}

/// Returns why a player got silver, or paid it.
fn silver(change: i8, cause: Cause) -> Option<Message<'static>> {
    Some(match cause {
        Cause::Monastery(tile) if change > 0 => say::log_yellow_silver(tile, change),
        Cause::Mines => say::log_mines_silver(change),
        Cause::Route => say::log_route_silver(change),
        Cause::Tribute => say::LOG_TRIBUTE_SILVER.into(),
        Cause::Points => say::log_bought_points(i32::from(change).abs()),
        _ => return None,
    })
}

/// Returns what a player did without.
fn declined(effect: Effect) -> Message<'static> {
    match effect {
        Effect::FromBlack => say::LOG_NO_BLACK_TILE.into(),
        Effect::BuyPoints(_) => say::LOG_KEPT_SILVER.into(),
        effect => say::log_no_use(names::plain_effect(effect)),
    }
}

/// Adds the silver and the workers that a building or a sale always brings: in the log its name is enough.
pub fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
    for event in events {
        let text = match *event {
            Event::Silver { change, cause: Cause::Bank | Cause::Sale, .. } => say::log_gained_silver(change),
            Event::Workers { change, cause: Cause::BoardingHouse, .. } => say::log_gained_workers(change.max(0)),
            _ => continue,
        };
        // What does not fit is left out.
        let _ = lines.push(Entry { player: Some(player), text: text.line(language), points: 0 });
    }
}

#[cfg(test)]
mod tests {
    use rules_core::Seed;
    use rules_core::castles::{Estates, Face, Setup, Species, Storage};

    use super::*;
    use draw::chrome::Line;
    use draw::line;

    fn told(edition: Edition, event: Event) -> Line {
        entry(edition, &event, [].iter(), Language::English).map(|entry| entry.text).unwrap_or_default()
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
            add_gains(player, &[event], &mut lines, Language::English);
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
