//! What Orléans is about, and each of its scenarios.

use draw::sprite;
use draw::theme::Swatch;
use texts::orleans;

use crate::game::help::Leaf;
use crate::games::orleans::pieces::icons;

/// By scenario.
pub const LEAVES: &[Leaf] = &[
    Leaf {
        title: orleans::LEAF_WHAT_IT_IS_ABOUT_TITLE,
        rows: [
            (&icons::TRADER, Swatch::Monastery, orleans::LEAF_WHAT_IT_IS_ABOUT_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_WHAT_IT_IS_ABOUT_2),
            (&icons::STATION, Swatch::Building, orleans::LEAF_WHAT_IT_IS_ABOUT_3),
            (&icons::BROCADE, Swatch::Animal, orleans::LEAF_WHAT_IT_IS_ABOUT_4),
            (&icons::WHEEL, Swatch::Ship, orleans::LEAF_WHAT_IT_IS_ABOUT_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_PROSPERITY_TITLE,
        rows: [
            (&icons::GUILDHALL, Swatch::Building, orleans::LEAF_PROSPERITY_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_PROSPERITY_2),
            (&icons::CRAFTSMAN, Swatch::Building, orleans::LEAF_PROSPERITY_3),
            (&icons::TOWN_HALL, Swatch::Monastery, orleans::LEAF_PROSPERITY_4),
            (&icons::COIN, Swatch::Mine, orleans::LEAF_PROSPERITY_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_INVASION_TITLE,
        rows: [
            (&icons::TOWER, Swatch::Castle, orleans::LEAF_INVASION_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_INVASION_2),
            (&icons::CITIZEN, Swatch::Monastery, orleans::LEAF_INVASION_3),
            (&icons::WAGON, Swatch::Ship, orleans::LEAF_INVASION_4),
            (&icons::COIN, Swatch::Mine, orleans::LEAF_INVASION_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_THE_DUEL_TITLE,
        rows: [
            (&icons::STATUS, Swatch::Monastery, orleans::LEAF_THE_DUEL_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_THE_DUEL_2),
            (&icons::STATION, Swatch::Building, orleans::LEAF_THE_DUEL_3),
            (&icons::WINE, Swatch::Animal, orleans::LEAF_THE_DUEL_4),
            (&icons::WAGON, Swatch::Ship, orleans::LEAF_THE_DUEL_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_THE_DIGNITARY_TITLE,
        rows: [
            (&icons::CITIZEN, Swatch::Monastery, orleans::LEAF_THE_DIGNITARY_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_THE_DIGNITARY_2),
            (&icons::COACH, Swatch::Building, orleans::LEAF_THE_DIGNITARY_3),
            (&icons::BOOK, Swatch::Mine, orleans::LEAF_THE_DIGNITARY_4),
            (&icons::COIN, Swatch::Castle, orleans::LEAF_THE_DIGNITARY_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_CAPITAL_VIERZON_TITLE,
        rows: [
            (&icons::STATUS, Swatch::Castle, orleans::LEAF_CAPITAL_VIERZON_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_CAPITAL_VIERZON_2),
            (&icons::COIN, Swatch::Mine, orleans::LEAF_CAPITAL_VIERZON_3),
            (&icons::STATION, Swatch::Building, orleans::LEAF_CAPITAL_VIERZON_4),
            (&icons::WAGON, Swatch::Ship, orleans::LEAF_CAPITAL_VIERZON_5),
        ],
    },
    Leaf {
        title: orleans::LEAF_TRAVELLING_SALESMAN_TITLE,
        rows: [
            (&icons::WAGON, Swatch::Ship, orleans::LEAF_TRAVELLING_SALESMAN_1),
            (&sprite::HOURGLASS, Swatch::Mine, orleans::LEAF_TRAVELLING_SALESMAN_2),
            (&icons::GRAIN, Swatch::Animal, orleans::LEAF_TRAVELLING_SALESMAN_3),
            (&icons::FARMER, Swatch::Animal, orleans::LEAF_TRAVELLING_SALESMAN_4),
            (&icons::BROCADE, Swatch::Building, orleans::LEAF_TRAVELLING_SALESMAN_5),
        ],
    },
];
