//! Help on what the expansions of 2019 bring: tiles, border posts, trade routes, shields; and a page of the guide each.

use draw::sprite;
use draw::theme::Swatch;

use crate::game::help::{Article, article};
use crate::games::castles::pieces::icons;

pub static WHITE_CASTLE: Article = article(
    "White castle",
    "building",
    &icons::WHITE_CASTLE,
    Swatch::Building,
    "An action with the white die.",
    "Placed, it gives one of the four dice actions with the number of the white die. Workers change it as they change any die, and tiles 8 to 12 help.\nIt is a building: one in a town. It cannot be declined. Tile 29 counts them at the end.",
);

pub static CRANE: Article = article(
    "Crane",
    "building",
    &icons::CRANE,
    Swatch::Building,
    "Does what a building of your choice does.",
    "Only what could be used is offered, a white castle too if they are in the game.\nAt the end it counts as one building for tiles 16 to 23 and 29, the one that brings most.\nYou may do without.",
);

pub static GEESE: Article = article(
    "Geese",
    "animals",
    &icons::GEESE,
    Swatch::Animal,
    "2, and one other species scores again.",
    "They score 2, and with them all tiles of one other species in that pasture, the one that brings most.\nWith each animal that comes later they score 2 again.\nThey are a species for tile 24. Tile 7 adds a point whenever they score.",
);

pub static INN: Article = article(
    "Inn",
    "inn",
    &icons::INN_TILE,
    Swatch::Building,
    "Fills a space of any colour, region +1.",
    "Bought for 2 silver beside the black depot. One more comes each phase, and none is ever removed.\nIts region counts one larger, at most 8. A region takes one inn.\nIt needs a die of the number, but is no building, animal or castle and has no other effect.",
);

pub static POSTS: Article = article(
    "Border posts",
    "estate",
    &icons::POST,
    Swatch::Mine,
    "Join two posts by tiles that touch.",
    "Three posts stand at the edge of the estate. A chain of placed tiles from one to another joins them: the points of the phase, once for each pair.\nWho joins all three first or second takes a bonus like that of a colour.",
);

pub static ROUTES: Article = article(
    "Trade routes",
    "route",
    &icons::ROUTE,
    Swatch::Ship,
    "Goods sold lie along your route for gains.",
    "After a sale the goods go on the next spaces, from left to right. Where the number is that of the space, you gain what stands there before the next one is laid. You may do without it.\nA full route changes nothing.",
);

pub static SHIELDS: Article = article(
    "Shields",
    "shield",
    &icons::SHIELD,
    Swatch::Mine,
    "A double takes a shield of that depot.",
    "Instead of both actions, before a die is used. Workers may make the double. It goes on a castle of yours; one that lies there leaves the game.\nIt works while it lies there, and scores at the end.\nTribute: 1 silver a phase, or it is gone.",
);

pub static TRIBUTE: Article = article(
    "Tribute",
    "shield",
    &sprite::SILVER,
    Swatch::Mine,
    "1 silver for each shield, or it leaves.",
    "At the end of every phase, before the mines pay, in the order of the bridge. You are asked one by one, the lowest first, 3 last.\nA shield that cannot be paid leaves the game. With shield 3 a worker may pay.",
);

/// Returns a shield: its number, what it does, its points.
const fn shield(title: &'static str, label: &'static str, effect: &'static str, body: &'static str) -> Article {
    Article { title, tag: "shield", sign: &icons::SHIELD, label, swatch: Swatch::Mine, effect, body }
}

/// By number, from 1.
pub static EACH_SHIELD: [Article; 18] = [
    shield(
        "Shield 1",
        "1",
        "All your pastures count as one for animals.",
        "Animals of the species score again wherever they lie. Regions stay as they are.\n12 points at the end.",
    ),
    shield(
        "Shield 2",
        "2",
        "A worker when others gain workers.",
        "One each time that another player gains at least one.\n12 points at the end.",
    ),
    shield(
        "Shield 3",
        "3",
        "Workers may pay tribute.",
        "1 worker instead of 1 silver for any shield, while this one lies on a castle.\n12 points at the end.",
    ),
    shield(
        "Shield 4",
        "4",
        "The store has no limit.",
        "Take and buy as much as you like. If it leaves, three stored tiles of your choice stay and the others leave the game.\n12 points at the end.",
    ),
    shield(
        "Shield 5",
        "5",
        "Ships also gather one type of goods.",
        "After the goods of its depot a ship takes all goods of one type from all depots, as far as there is room for the type.\n12 points at the end.",
    ),
    shield(
        "Shield 6",
        "6",
        "The monasteries of one other player are yours too.",
        "Name a player once, in your turn or at the end, for good. Their tiles count with what lies in your estate. What they copy does not.\n12 points at the end.",
    ),
    shield(
        "Shield 7",
        "7",
        "Bonus tiles that you take count twice.",
        "For those taken while it lies on a castle. Tile 26 stays as it is.\n8 points at the end.",
    ),
    shield(
        "Shield 8",
        "8",
        "Each mine pays 2 silver.",
        "At the end of a phase. The workers of tile 2 stay as they are.\n8 points at the end.",
    ),
    shield(
        "Shield 9",
        "9",
        "1 silver for each tile that you sell.",
        "Instead of 1 for the sale. Tile 3 adds nothing then.\n8 points at the end.",
    ),
    shield(
        "Shield 10",
        "10",
        "Your monasteries score twice at the end.",
        "Tiles 15 to 26 and 29, if it lies on a castle when the game ends.\n8 points at the end.",
    ),
    shield(
        "Shield 11",
        "11",
        "A castle's action may take a shield.",
        "From any depot, without a double. Castles only, not white castles.\n8 points at the end.",
    ),
    shield(
        "Shield 12",
        "12",
        "The points of a sale count twice.",
        "Those of every tile sold; the silver stays as it is.\n8 points at the end.",
    ),
    shield(
        "Shield 13",
        "13",
        "Your shields count twice at the end.",
        "This one too, so that it brings 8.\n4 points at the end.",
    ),
    shield(
        "Shield 14",
        "14",
        "Each phase: place a tile of the depots.",
        "At the end of a phase, before the tribute: one tile of depots 1 to 6 goes straight into your estate. The number does not matter. You may do without.\n4 points at the end.",
    ),
    shield(
        "Shield 15",
        "15",
        "Each phase: place a tile of the black depot.",
        "At the end of a phase, before the tribute: one tile of the black depot, or an inn, goes straight into your estate. The number does not matter. You may do without.\n4 points at the end.",
    ),
    shield(
        "Shield 16",
        "16",
        "Once a turn a die shows any number.",
        "A on the die, and its row in the list. It costs no workers then, also for a double. Not for the white die.\n4 points at the end.",
    ),
    shield(
        "Shield 17",
        "17",
        "Your regions count one larger.",
        "When they become whole, at most as 8. An inn adds to it.\n4 points at the end.",
    ),
    shield(
        "Shield 18",
        "18",
        "Tiles go on any free space.",
        "Number and colour still hold, but a tile need not touch another one.\n4 points at the end.",
    ),
];

/// Returns a card of a trade route.
const fn card(title: &'static str, label: &'static str, body: &'static str) -> Article {
    Article {
        title,
        tag: "trade route",
        sign: &icons::ROUTE,
        label,
        swatch: Swatch::Ship,
        effect: "Goods sold lie on it and may bring gains.",
        body,
    }
}

/// By number, from 1.
pub static CARDS: [Article; 12] = [
    card("Route card 1", "1", "Goods that fit bring:\n1: 2 silver\n6: an action of any number\n5: take a building"),
    card(
        "Route card 2",
        "2",
        "Goods that fit bring:\n5: sell goods of one type\n2: take mine, monastery or castle\n3: 4 points",
    ),
    card(
        "Route card 3",
        "3",
        "Goods that fit bring:\n3: 4 workers\n5: take mine, monastery or castle\n2: an action of any number",
    ),
    card(
        "Route card 4",
        "4",
        "Goods that fit bring:\n1: an action of any number\n2: sell goods of one type\n3: take a ship or animals",
    ),
    card(
        "Route card 5",
        "5",
        "Goods that fit bring:\n2: take a ship or animals\n5: place one more stored tile\n4: sell goods of one type",
    ),
    card("Route card 6", "6", "Goods that fit bring:\n2: 4 workers\n4: take a building\n6: 2 silver"),
    card("Route card 7", "7", "Goods that fit bring:\n3: take a building\n6: sell goods of one type\n5: 4 workers"),
    card(
        "Route card 8",
        "8",
        "Goods that fit bring:\n4: take mine, monastery or castle\n3: 2 silver\n1: place one more stored tile",
    ),
    card(
        "Route card 9",
        "9",
        "Goods that fit bring:\n4: 4 points\n3: place one more stored tile\n6: take mine, monastery or castle",
    ),
    card("Route card 10", "10", "Goods that fit bring:\n5: 4 points\n4: 4 workers\n1: take a building"),
    card(
        "Route card 11",
        "11",
        "Goods that fit bring:\n6: place one more stored tile\n1: take a ship or animals\n4: an action of any number",
    ),
    card("Route card 12", "12", "Goods that fit bring:\n6: take a ship or animals\n1: 4 points\n2: 2 silver"),
];

pub static SOLO: Article = article(
    "Solo game",
    "solo",
    &sprite::HOURGLASS,
    Swatch::Castle,
    "Cover all 37 spaces within 25 rounds.",
    "There is no final scoring: points only move the counter, and the counter brings actions.\nYou begin with 1 silver, 2 workers, 3 goods and a castle where you like. Goods of all six types fit your store.\n13a is the easier estate.",
);

pub static COUNTER: Article = article(
    "Counter and target",
    "solo",
    &sprite::FLAG,
    Swatch::Monastery,
    "Points that reach the target bring an action.",
    "The bar on top: full is counted, broken is what A would add. With every gain silver may buy just what is missing, 1 a point.\nAt the target the counter goes to 0, what is over is lost, the target falls by 5, never below 5, and you act at once with any number.",
);

pub static RIVERS: Article = article(
    "Rivers",
    "solo",
    &sprite::SHIP,
    Swatch::Ship,
    "Only rivers lead to another island.",
    "A river joins two spaces as if they touched, and no others. It is bright when a tile lies at one end.\nIt joins no regions: a ship space is a region of one.",
);

pub static WHITE_DIE: Article = article(
    "White die alone",
    "solo",
    &icons::AWAY,
    Swatch::Building,
    "Each round it takes a tile from its depot.",
    "First the goods of the round go there, then a tile leaves: the upper before the lower, the left before the right, marked by a cross. If the depot is empty, the next one clockwise loses a tile.\nA ship lets the goods of all other depots leave the game.",
);

pub static WHOLE_COLOUR: Article = article(
    "Whole colour",
    "solo",
    &sprite::CROWN,
    Swatch::Monastery,
    "A tile of the black depot, at once.",
    "Alone there is no bonus tile. When you cover the last space of a colour, place a tile of the black depot directly in your estate, whatever the number. It brings its effect.\nThat may complete the next colour. You may do without; it is lost if nothing fits.",
);

pub static BLACK_TILES: Article = article(
    "Black tiles",
    "solo",
    &icons::BLACK,
    Swatch::Mine,
    "Five goods of a ship buy a tile face down.",
    "Only right after a ship was loaded, once, into an empty storage space. The five goods are not sold.\nFace down it goes on a space of any colour by its number. It counts for region and colour, and does nothing else.",
);

pub static ORDER: Article = article(
    "What comes next",
    "solo",
    &sprite::STAR,
    Swatch::Building,
    "You say in which order things happen.",
    "Several points, a whole colour and effects can wait at once: pick what comes next. It matters when points reach the target, since what is over is lost.\nPoints alone that cannot reach it are counted unasked.",
);

pub static TEAM: Article = article(
    "Team game",
    "teams",
    &sprite::STAR,
    Swatch::Castle,
    "Two and two build one duchy each.",
    "The estate, workers, silver, goods and the store between its halves are the team's; dice and two stored tiles are your own.\nA tile stays in the store it was put into.\nThe points of both count together. At a tie more empty spaces win.",
);
