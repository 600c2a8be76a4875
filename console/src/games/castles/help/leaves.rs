//! What Castles is about, and each way to play it.

use draw::sprite;
use draw::theme::Swatch;
use texts::castles;

use crate::game::help::Leaf;
use crate::games::castles::pieces::icons;

/// The base game, the expansions in their order, two for a game alone, and one for teams.
pub const LEAVES: &[Leaf] = &[
    Leaf {
        title: castles::LEAF_WHAT_IT_IS_ABOUT_TITLE,
        rows: [
            (&sprite::CASTLE_TILE, Swatch::Castle, castles::LEAF_WHAT_IT_IS_ABOUT_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_WHAT_IT_IS_ABOUT_2),
            (&sprite::FLAG, Swatch::Animal, castles::LEAF_WHAT_IT_IS_ABOUT_3),
            (&sprite::CROWN, Swatch::Monastery, castles::LEAF_WHAT_IT_IS_ABOUT_4),
            (&sprite::SACK, Swatch::Ship, castles::LEAF_WHAT_IT_IS_ABOUT_5),
        ],
    },
    Leaf {
        title: castles::LEAF_EXTRA_TILES_TITLE,
        rows: [
            (&sprite::STAR, Swatch::Monastery, castles::LEAF_EXTRA_TILES_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_EXTRA_TILES_2),
            (&icons::CRANE, Swatch::Building, castles::LEAF_EXTRA_TILES_3),
            (&icons::GEESE, Swatch::Animal, castles::LEAF_EXTRA_TILES_4),
            (&sprite::MONASTERY, Swatch::Monastery, castles::LEAF_EXTRA_TILES_5),
        ],
    },
    Leaf {
        title: castles::LEAF_BORDER_POSTS_TITLE,
        rows: [
            (&icons::POST, Swatch::Monastery, castles::LEAF_BORDER_POSTS_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_BORDER_POSTS_2),
            (&sprite::CROWN, Swatch::Monastery, castles::LEAF_BORDER_POSTS_3),
            (&sprite::CASTLE_TILE, Swatch::Castle, castles::LEAF_BORDER_POSTS_4),
            (&icons::POST_JOINED, Swatch::Monastery, castles::LEAF_BORDER_POSTS_5),
        ],
    },
    Leaf {
        title: castles::LEAF_WHITE_CASTLES_TITLE,
        rows: [
            (&icons::WHITE_CASTLE, Swatch::Building, castles::LEAF_WHITE_CASTLES_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_WHITE_CASTLES_2),
            (&sprite::STAR, Swatch::Building, castles::LEAF_WHITE_CASTLES_3),
            (&sprite::WORKER, Swatch::Building, castles::LEAF_WHITE_CASTLES_4),
            (&sprite::MONASTERY, Swatch::Monastery, castles::LEAF_WHITE_CASTLES_5),
        ],
    },
    Leaf {
        title: castles::LEAF_INNS_TITLE,
        rows: [
            (&icons::INN, Swatch::Building, castles::LEAF_INNS_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_INNS_2),
            (&sprite::SILVER, Swatch::Mine, castles::LEAF_INNS_3),
            (&sprite::FLAG, Swatch::Animal, castles::LEAF_INNS_4),
            (&sprite::CASTLE, Swatch::Castle, castles::LEAF_INNS_5),
        ],
    },
    Leaf {
        title: castles::LEAF_TRADE_ROUTES_TITLE,
        rows: [
            (&icons::ROUTE, Swatch::Ship, castles::LEAF_TRADE_ROUTES_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_TRADE_ROUTES_2),
            (&sprite::SACK, Swatch::Ship, castles::LEAF_TRADE_ROUTES_3),
            (&sprite::SHIP_TILE, Swatch::Ship, castles::LEAF_TRADE_ROUTES_4),
            (&sprite::STAR, Swatch::Monastery, castles::LEAF_TRADE_ROUTES_5),
        ],
    },
    Leaf {
        title: castles::LEAF_SHIELDS_TITLE,
        rows: [
            (&icons::SHIELD, Swatch::Castle, castles::LEAF_SHIELDS_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_SHIELDS_2),
            (&sprite::STAR, Swatch::Building, castles::LEAF_SHIELDS_3),
            (&sprite::WORKER, Swatch::Building, castles::LEAF_SHIELDS_4),
            (&sprite::SILVER, Swatch::Mine, castles::LEAF_SHIELDS_5),
        ],
    },
    Leaf {
        title: castles::LEAF_ALONE_TITLE,
        rows: [
            (&sprite::FLAG, Swatch::Castle, castles::LEAF_ALONE_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_ALONE_2),
            (&sprite::STAR, Swatch::Monastery, castles::LEAF_ALONE_3),
            (&sprite::SILVER, Swatch::Mine, castles::LEAF_ALONE_4),
            (&sprite::CASTLE_TILE, Swatch::Castle, castles::LEAF_ALONE_5),
        ],
    },
    Leaf {
        title: castles::LEAF_ALONE_TILES_TITLE,
        rows: [
            (&sprite::SHIP_TILE, Swatch::Ship, castles::LEAF_ALONE_TILES_1),
            (&icons::AWAY, Swatch::Mine, castles::LEAF_ALONE_TILES_2),
            (&sprite::CROWN, Swatch::Monastery, castles::LEAF_ALONE_TILES_3),
            (&icons::BLACK, Swatch::Mine, castles::LEAF_ALONE_TILES_4),
            (&sprite::STAR, Swatch::Building, castles::LEAF_ALONE_TILES_5),
        ],
    },
    Leaf {
        title: castles::LEAF_IN_TEAMS_TITLE,
        rows: [
            (&sprite::CROWN, Swatch::Castle, castles::LEAF_IN_TEAMS_1),
            (&sprite::HOURGLASS, Swatch::Mine, castles::LEAF_IN_TEAMS_2),
            (&sprite::SACK, Swatch::Ship, castles::LEAF_IN_TEAMS_3),
            (&sprite::CASTLE, Swatch::Mine, castles::LEAF_IN_TEAMS_4),
            (&sprite::STAR, Swatch::Building, castles::LEAF_IN_TEAMS_5),
        ],
    },
];

#[cfg(test)]
mod tests {
    use rules_core::castles::{Edition, Expansion, counter, tables};
    use rules_core::hex;

    use super::*;
    use crate::games::prose::{counted, numbers};

    #[test]
    fn the_numbers_are_those_of_the_rules() {
        assert_eq!(LEAVES.len(), Expansion::ALL.len() + 4);
        let says = |leaf: usize, row: usize, expected: &[u8]| {
            let text = LEAVES[leaf].rows[row].2.string::<160, usize>(texts::Language::English);
            assert_eq!(numbers(&text), counted(expected.iter().map(|&number| number.into())), "{text}");
        };
        says(0, 1, &[tables::PHASES, tables::ROUNDS]);
        says(1, 4, &[27, 28, tables::WORKERS_BOUGHT]);
        says(4, 2, &[tables::PRICE]);
        says(7, 0, &[hex::SPACES as u8]);
        says(7, 1, &[tables::PHASES * tables::ROUNDS]);
        says(7, 3, &[counter::FALL]);
        let shared = tables::estate(Edition::E2019, *tables::TEAM_ESTATES.start()).expect("it is there");
        says(9, 0, &[2, shared.spaces() as u8]);
    }
}
