//! What Castles is about, and each way to play it.

use draw::sprite;
use draw::theme::Swatch;

use crate::game::help::Leaf;
use crate::games::castles::pieces::icons;

/// The base game, the expansions in their order, two for a game alone, and one for teams.
pub const LEAVES: &[Leaf] = &[
    Leaf {
        title: "WHAT IT IS ABOUT",
        rows: [
            (
                &sprite::CASTLE_TILE,
                Swatch::Castle,
                "You are a prince and fill your estate with tiles. Most points win.",
            ),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E: five phases of five rounds."),
            (&sprite::FLAG, Swatch::Animal, "Whole areas bring points: large ones, and early ones."),
            (&sprite::CROWN, Swatch::Monastery, "All of a colour first or second: a bonus."),
            (&sprite::SACK, Swatch::Ship, "Goods, animals and monasteries bring points too."),
        ],
    },
    Leaf {
        title: "EXTRA TILES",
        rows: [
            (&sprite::STAR, Swatch::Monastery, "Four kinds of tiles more are in the piles. All else is as ever."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E, and most points win."),
            (&icons::CRANE, Swatch::Building, "The crane does what a building of your choice does."),
            (&icons::GEESE, Swatch::Animal, "Geese score with one other species of their pasture."),
            (&sprite::MONASTERY, Swatch::Monastery, "Tile 27: ahead of all in your stack. 28: 2 workers for a silver."),
        ],
    },
    Leaf {
        title: "BORDER POSTS",
        rows: [
            (&icons::POST, Swatch::Monastery, "Three posts lie at the edge of your estate: join them by tiles."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E. Each pair brings the points of its phase."),
            (&sprite::CROWN, Swatch::Monastery, "First or second to join all three: a bonus."),
            (&sprite::CASTLE_TILE, Swatch::Castle, "Begin near a post, and build towards the next one."),
            (&icons::POST_JOINED, Swatch::Monastery, "A joined post turns gold and has a tick."),
        ],
    },
    Leaf {
        title: "WHITE CASTLES",
        rows: [
            (&icons::WHITE_CASTLE, Swatch::Building, "Buildings that give an action at once, like a castle."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E, and most points win."),
            (&sprite::STAR, Swatch::Building, "Its number is that of the white die, below your dice."),
            (&sprite::WORKER, Swatch::Building, "Workers change that number, too."),
            (&sprite::MONASTERY, Swatch::Monastery, "Tile 29 counts them at the end."),
        ],
    },
    Leaf {
        title: "INNS",
        rows: [
            (&icons::INN, Swatch::Building, "An inn fills a space of any colour; its area counts one larger."),
            (&sprite::HOURGLASS, Swatch::Mine, "One more comes each phase. It ends after phase E."),
            (&sprite::SILVER, Swatch::Mine, "2 silver each: X, then the mug above the black depot."),
            (&sprite::FLAG, Swatch::Animal, "An area takes only one: keep it for a large one."),
            (&sprite::CASTLE, Swatch::Castle, "Use it where the tile that you need does not come."),
        ],
    },
    Leaf {
        title: "TRADE ROUTES",
        rows: [
            (&icons::ROUTE, Swatch::Ship, "Goods that you sell lie along your route, and bring gains there."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E, and most points win."),
            (&sprite::SACK, Swatch::Ship, "A gain comes where number and space are the same."),
            (&sprite::SHIP_TILE, Swatch::Ship, "First load goods of the next number, then sell them."),
            (&sprite::STAR, Swatch::Monastery, "The next space stands at the right; X shows all routes."),
        ],
    },
    Leaf {
        title: "SHIELDS",
        rows: [
            (&icons::SHIELD, Swatch::Castle, "Shields on your castles change rules for you, like monasteries."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E, and most points win."),
            (&sprite::STAR, Swatch::Building, "A double takes the shield in the depot of its number."),
            (&sprite::WORKER, Swatch::Building, "It takes the place of both actions. Workers help."),
            (&sprite::SILVER, Swatch::Mine, "Each costs 1 silver a phase: have a mine or two."),
        ],
    },
    Leaf {
        title: "ALONE",
        rows: [
            (&sprite::FLAG, Swatch::Castle, "You win when all 37 spaces of your estate are covered."),
            (&sprite::HOURGLASS, Swatch::Mine, "You have 25 rounds for it. Then you have lost."),
            (&sprite::STAR, Swatch::Monastery, "Points move the counter on top; at the flag act again."),
            (&sprite::SILVER, Swatch::Mine, "Then the flag falls by 5. Silver buys missing points."),
            (&sprite::CASTLE_TILE, Swatch::Castle, "First make small areas whole."),
        ],
    },
    Leaf {
        title: "ALONE: TILES",
        rows: [
            (&sprite::SHIP_TILE, Swatch::Ship, "Rivers lead from island to island."),
            (&icons::AWAY, Swatch::Mine, "Each round the white die takes the tile with the cross."),
            (&sprite::CROWN, Swatch::Monastery, "A whole colour places a tile of the black depot at once."),
            (&icons::BLACK, Swatch::Mine, "After a ship five goods buy a tile that fits any colour."),
            (&sprite::STAR, Swatch::Building, "If several things wait, you pick what comes next."),
        ],
    },
    Leaf {
        title: "IN TEAMS",
        rows: [
            (&sprite::CROWN, Swatch::Castle, "Two and two: each team fills one estate of 73 spaces."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after phase E. The points of both count together."),
            (&sprite::SACK, Swatch::Ship, "Workers, silver and goods are the team's, dice your own."),
            (&sprite::CASTLE, Swatch::Mine, "A tile goes into your store or into the team's."),
            (&sprite::STAR, Swatch::Building, "First see what your mate left: the hand-over tells."),
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
            let text = LEAVES[leaf].rows[row].2;
            assert_eq!(numbers(text), counted(expected.iter().map(|&number| number.into())), "{text}");
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
