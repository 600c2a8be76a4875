//! What a script of Castles should show.

use rules_core::castles::{Action, Building, Castles, Effect, Face, Means};

/// All of it.
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

/// What a legal action shows of it. A building counts if its effect is of use.
pub fn shows(game: &Castles, action: Action) -> Option<&'static str> {
    let position = game.position();
    let hand = position.hand(position.current());
    match action {
        Action::Place { with, storage, .. } => match hand.stored(storage)?.face() {
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
        Action::Buy { .. } => Some("purchase"),
        Action::Take { discard: Some(_), .. } => Some("discard"),
        _ => None,
    }
}
