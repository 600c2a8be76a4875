//! Facts of the rulebooks that `rules-core` has no public name for: they belong there.

use rules_core::orleans::tables::{FEEDING, GREAT_FEAST, HARVEST_COINS, STATUS};
use rules_core::orleans::{Hourglass, Place, Town};

/// Returns the coins that a use of a place brings by itself.
pub const fn coins(place: Place) -> u8 {
    match place {
        Place::Brewery | Place::Windmill => 2,
        Place::Cellar => 4,
        _ => 0,
    }
}

/// Returns the development points that a use of a place brings by itself.
pub const fn development(place: Place) -> u8 {
    match place {
        Place::Scriptorium | Place::ShippingLine | Place::Windmill => 1,
        Place::Library => 2,
        _ => 0,
    }
}

/// Food that a harvest takes, and that a harvest of two takes, where no coins do as well.
pub const HARVEST_FOOD: u8 = 1;
pub const HARVEST_OF_TWO_FOOD: u8 = 2;

/// Returns the food that an event takes, and the coins that do as well.
pub const fn food(event: Hourglass) -> Option<(u8, u8)> {
    match event {
        Hourglass::Harvest => Some((HARVEST_FOOD, HARVEST_COINS)),
        Hourglass::Feeding => Some(FEEDING),
        Hourglass::GreatFeast => Some(GREAT_FEAST),
        _ => None,
    }
}

/// A player's own followers: they stay whatever happens.
pub const OWN_FOLLOWERS: u8 = 4;

/// Grain that a Good Trade brings to the warehouse.
pub const GOOD_TRADE_GRAIN: u8 = 3;

/// Towers that the city needs: one in each outer town.
pub const TOWERS: i32 = {
    let (mut towers, mut at) = (0, 0);
    while at < Town::ALL.len() {
        if Town::ALL[at].is_outer() {
            towers += 1;
        }
        at += 1;
    }
    towers
};

/// What the objectives of characters ask for.
pub mod character {
    use super::{STATUS, Town};

    /// The development and the place tiles of the Librarian, and the town of the station.
    pub const LIBRARIAN: (u8, u8, Town) = (STATUS[4], 4, Town::Loches);
    /// The Scholar's stations that are no towers.
    pub const SCHOLAR_STATIONS: u8 = 4;
    /// The Mayor's coins and citizens.
    pub const MAYOR: (u8, u8) = (10, 2);
    /// The General's technology.
    pub const GENERAL_TECHNOLOGY: u8 = 4;
    /// The Fisherman's monks and wool.
    pub const FISHERMAN: (u8, u8) = (4, 2);
    /// The worth of the Merchant's fabrics and coins.
    pub const MERCHANT_WORTH: u8 = 50;
    /// The worth of the Innkeeper's food.
    pub const INNKEEPER_WORTH: u8 = 16;
    /// The towns of the Innkeeper's stations.
    pub const INNKEEPER_TOWNS: [Town; 2] = [Town::Chateaudun, Town::Chateauroux];
}
