//! What a script of Castles should show.

use rules_core::Game;
use rules_core::castles::{Action, Building, Castles, DepotSpace, Effect, Event, Face, Means, Source, Tile};

/// What a script of the base game should show.
pub const SHOWN: [&str; 15] = [
    "nested castle",
    "goods choice",
    "purchase",
    "discard",
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding house",
    "bank",
    "town hall",
    "yellow rule",
    "yellow die",
    "yellow points",
];

/// Returns what a legal action shows of it. A building counts if its effect is of use.
pub fn shows(game: &Castles, action: Action) -> Option<&'static str> {
    let position = game.position();
    match action {
        Action::Place { with, storage, .. } => match position.stored(position.current(), storage)?.face() {
            Face::Castle if with == Means::Effect && position.waiting() == Some(Effect::Castle) => {
                Some("nested castle")
            }
            Face::Building(building) => {
                let of_use = game.preview(action).is_ok_and(|preview| preview.lost.is_none());
                of_use.then_some(match building {
                    Building::Warehouse => "warehouse",
                    Building::Watchtower => "watchtower",
                    Building::Carpenter => "carpenter",
                    Building::Church => "church",
                    Building::Market => "market",
                    Building::BoardingHouse => "boarding house",
                    Building::Bank => "bank",
                    Building::TownHall => "town hall",
                    Building::WhiteCastle | Building::Crane => return None,
                })
            }
            Face::Monastery(8..=12) => Some("yellow die"),
            Face::Monastery(15..) => Some("yellow points"),
            Face::Monastery(_) => Some("yellow rule"),
            _ => None,
        },
        Action::Load { depot, .. } if !game.cargo(depot).choice.is_empty() => Some("goods choice"),
        Action::Buy { .. } | Action::BuyInto { .. } => Some("purchase"),
        Action::Take { into, .. } => {
            into.and_then(|storage| position.stored(position.current(), storage)).map(|_| "discard")
        }
        _ => None,
    }
}

/// What a script with all expansions should show.
pub const EXPANDED: [&str; 10] = [
    "shield",
    "second shield",
    "tribute",
    "route gain",
    "inn bought",
    "inn placed",
    "white castle",
    "crane",
    "posts joined",
    "shield lost",
];

/// What a script with shields should show.
pub const SHIELDS: [&str; 5] = ["shield", "second shield", "tribute", "shield lost", "double by workers"];

/// Returns what a legal action shows of the expansions.
pub fn shows_expanded(game: &Castles, action: Action) -> Option<&'static str> {
    let position = game.position();
    let player = position.current();
    match action {
        Action::TakeShield { .. } if game.workers(action) > 0 => Some("double by workers"),
        Action::TakeShield { .. } if position.shields_of(player).is_empty() => Some("shield"),
        Action::TakeShield { .. } => Some("second shield"),
        Action::PayTribute { .. } => Some("tribute"),
        Action::GiveUpShield => Some("shield lost"),
        Action::Buy { from: DepotSpace::INNS, .. } => Some("inn bought"),
        Action::Copy { .. } => Some("crane"),
        Action::Take { with: Means::Effect, .. } | Action::Place { with: Means::Effect, .. }
            if position.waiting() == Some(Effect::WhiteCastle) =>
        {
            Some("white castle")
        }
        Action::Place { storage, .. } => {
            let preview = game.preview(action).ok()?;
            if preview.points.iter().any(|(source, _)| *source == Source::Posts) {
                return Some("posts joined");
            }
            (position.stored(player, storage)? == Tile::INN).then_some("inn placed")
        }
        Action::Sell { .. } => {
            let (before, mut after) = (position.duchy(player).route.next(), game.clone());
            after.apply(action, |_: Event| ()).ok()?;
            let route = &after.position().duchy(player).route;
            let mut covered =
                (before..route.next()).filter_map(|index| Some((route.space(index)?.0, route.laid[index])));
            covered.any(|(wanted, laid)| wanted == laid).then_some("route gain")
        }
        _ => None,
    }
}
