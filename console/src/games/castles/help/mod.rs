//! Help and guide of Castles, in our own words.

pub mod articles;
pub mod leaves;
pub mod lesson;
pub mod monasteries;

use draw::sprite;
use draw::theme::Swatch;
use rules_core::castles::{Building, Effect, Face, Kind as Colour, Species, Tile};

pub use self::articles::{ORDER, POSTS, SHIELDS, SOLO, TEAM, WHOLE_COLOUR};
use self::monasteries::MONASTERIES;
use crate::game::help::{Article, Group, Page, article, each};
use crate::games::castles::pieces::icons;

/// Returns the article about a kind of space.
pub fn kind(kind: Colour) -> &'static Article {
    &KINDS[kind as usize]
}

/// Returns the article about a tile.
pub fn tile(tile: Tile) -> &'static Article {
    match tile.face() {
        Face::Castle | Face::Mine | Face::Ship => kind(tile.kind()),
        Face::Building(which) => building(which),
        Face::Animal(Species::Goose, _) => &articles::GEESE,
        Face::Animal(species, _) => &SPECIES[species as usize],
        Face::Monastery(number) => monastery(number),
        Face::Inn => &articles::INN,
        Face::Black => &articles::BLACK_TILES,
    }
}

/// Returns the article about what an effect comes from.
pub fn effect(effect: Effect) -> &'static Article {
    match effect {
        Effect::Castle => kind(Colour::Castle),
        Effect::Ship => kind(Colour::Ship),
        Effect::SecondDepot(_) => monastery(5),
        Effect::Warehouse => building(Building::Warehouse),
        Effect::Carpenter => building(Building::Carpenter),
        Effect::Church => building(Building::Church),
        Effect::Market => building(Building::Market),
        Effect::TownHall => building(Building::TownHall),
        Effect::WhiteCastle => building(Building::WhiteCastle),
        Effect::Crane => building(Building::Crane),
        Effect::ExtraAction | Effect::Stack(..) => &articles::ROUTES,
        Effect::Gather => shield(5),
        Effect::Follow => shield(6),
        Effect::FromDepots => shield(14),
        Effect::FromBlack => shield(15),
        Effect::Trim => shield(4),
        Effect::Tribute(number) => shield(number),
        Effect::Order => &articles::ORDER,
        Effect::Gain(..) | Effect::BuyPoints(_) | Effect::Target => &articles::COUNTER,
        Effect::Exchange | Effect::Give(_) => &articles::BLACK_TILES,
    }
}

/// Returns the article about a building.
pub fn building(building: Building) -> &'static Article {
    match building {
        Building::WhiteCastle => &articles::WHITE_CASTLE,
        Building::Crane => &articles::CRANE,
        _ => &BUILDINGS[building as usize],
    }
}

/// Returns the article about a yellow tile; about all of them if there is none of this number.
pub fn monastery(number: u8) -> &'static Article {
    MONASTERIES.get(usize::from(number).wrapping_sub(1)).unwrap_or(&KINDS[Colour::Monastery as usize])
}

/// Returns the article about a shield, 1 to 18.
pub fn shield(number: u8) -> &'static Article {
    articles::EACH_SHIELD.get(usize::from(number).wrapping_sub(1)).unwrap_or(&SHIELDS)
}

/// Returns the article about a card of a trade route, 1 to 12.
pub fn card(number: u8) -> &'static Article {
    articles::CARDS.get(usize::from(number).wrapping_sub(1)).unwrap_or(&articles::ROUTES)
}

/// By kind of space.
static KINDS: [Article; 6] = [
    article(
        "Castle",
        "kind of tile",
        &sprite::CASTLE_TILE,
        Swatch::Castle,
        "One more action with a die of any number.",
        "Placed, it gives one of the four dice actions at once: take, place, sell or hire, and the number is as you like. No worker is needed.\nIt cannot be declined. What it places brings its own effect in turn.",
    ),
    article(
        "Mine",
        "kind of tile",
        &icons::MINE_TILE,
        Swatch::Mine,
        "1 silver at the end of each phase.",
        "Every mine in your estate pays after the last turn of a phase, of phase E too.\nTile 2 adds a worker for each mine.",
    ),
    article(
        "Ship",
        "kind of tile",
        &sprite::SHIP_TILE,
        Swatch::Ship,
        "Take goods of one depot, and go ahead in the order.",
        "Name a depot: all its goods that fit go into your store, which holds three types. You choose only where not all types fit. An empty depot may be named.\nThen your piece goes one step on the track, on top of others there.",
    ),
    article(
        "Animals",
        "kind of tile",
        &sprite::ANIMAL,
        Swatch::Animal,
        "Points for animals of one species in a pasture.",
        "A new tile scores its animals, and every tile of the same species that lies in that pasture scores again.\nDifferent species may share a pasture. Tile 7 adds a point for each tile that scores.",
    ),
    article(
        "Monastery",
        "kind of tile",
        &sprite::MONASTERY,
        Swatch::Monastery,
        "A rule of your own, or points at the end.",
        "26 tiles, each there once. Its sign says what sort it is:\na bell changes a rule, plus and minus move a die for free, a star brings points at the end.\nPoint at one and ask again to read its rule.",
    ),
    article(
        "Building",
        "kind of tile",
        &sprite::BUILDING,
        Swatch::Building,
        "Eight kinds. A town takes each of them once.",
        "What a building brings, it brings at once when it is placed.\nA town, that is a region of buildings, takes no building twice, unless you have tile 1.",
    ),
];

/// By building.
static BUILDINGS: [Article; 8] = [
    article(
        "Warehouse",
        "building",
        &icons::WAREHOUSE,
        Swatch::Building,
        "Sell all goods of one type, without a die.",
        "2 to 4 points a tile, as many as players, and 1 silver for the sale. Tiles 3 and 4 add their part.\nWithout goods in store it brings nothing.",
    ),
    article(
        "Watchtower",
        "building",
        &icons::WATCHTOWER,
        Swatch::Building,
        "4 points at once.",
        "Nothing else. Tile 17 counts your watchtowers again at the end.",
    ),
    article(
        "Carpenter",
        "building",
        &icons::CARPENTER,
        Swatch::Building,
        "Take a building from depots 1 to 6.",
        "It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.\nYou may do without.",
    ),
    article(
        "Church",
        "building",
        &icons::CHURCH,
        Swatch::Building,
        "Take a mine, monastery or castle from 1 to 6.",
        "It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.\nYou may do without.",
    ),
    article(
        "Market",
        "building",
        &icons::MARKET,
        Swatch::Building,
        "Take a ship or animals from depots 1 to 6.",
        "It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.\nYou may do without.",
    ),
    article(
        "Boarding house",
        "building",
        &icons::BOARDING_HOUSE,
        Swatch::Building,
        "4 workers at once.",
        "It is no hiring: tiles 13 and 14 add nothing to it.",
    ),
    article(
        "Bank",
        "building",
        &icons::BANK,
        Swatch::Building,
        "2 silver at once.",
        "2 silver buy a tile, once in a turn.",
    ),
    article(
        "Town hall",
        "building",
        &icons::TOWN_HALL,
        Swatch::Building,
        "Place one more tile from your store.",
        "On any free space of its colour that touches your estate; the number does not matter. It brings all that it brings.\nYou may do without. In 2019 you may buy a tile first and place that one.",
    ),
];

/// By species.
static SPECIES: [Article; 4] = [
    article(
        "Cows",
        "animals",
        &icons::COW,
        Swatch::Animal,
        "Score them, and all of them in the pasture.",
        "The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.\nTile 24 counts species at the end.",
    ),
    article(
        "Sheep",
        "animals",
        &icons::SHEEP,
        Swatch::Animal,
        "Score them, and all of them in the pasture.",
        "The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.\nTile 24 counts species at the end.",
    ),
    article(
        "Pigs",
        "animals",
        &icons::PIG,
        Swatch::Animal,
        "Score them, and all of them in the pasture.",
        "The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.\nTile 24 counts species at the end.",
    ),
    article(
        "Hens or goats",
        "animals",
        &icons::CHICKEN,
        Swatch::Animal,
        "Score them, and all of them in the pasture.",
        "The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more. The pictures of 2019 show goats instead of hens.\nTile 24 counts species at the end.",
    ),
];

pub static DICE: Article = article(
    "Dice",
    "action",
    &sprite::STAR,
    Swatch::Building,
    "Two dice, two actions. 6 and 1 are neighbours.",
    "Each die does one thing:\ntake a tile from the depot of its number, place a stored tile on a space of its number, sell goods of its number, or hire two workers.\nA worker turns a die by one, as many as you like. Both dice must be used.",
);

pub static PLACING: Article = article(
    "Placing",
    "action",
    &sprite::CASTLE,
    Swatch::Building,
    "A stored tile goes on its colour and number.",
    "The space must touch a tile that lies already, and show the number of the die. Then come its own points, the region if it is whole, the colour bonus, and last the effect that waits.",
);

pub static WORKERS: Article = article(
    "Workers",
    "stock",
    &sprite::WORKER,
    Swatch::Building,
    "A worker turns a die by one.",
    "Up or down, 6 and 1 are neighbours, and several add up. Hiring uses a die and brings 2; a boarding house brings 4.\nAt the end two workers are a point.",
);

pub static SILVER: Article = article(
    "Silver",
    "stock",
    &sprite::SILVER,
    Swatch::Mine,
    "2 silver buy a tile, once in a turn.",
    "From the black depot, before, between or after your dice, into an empty space of your store. In 2019 also while an effect waits.\nSales, mines and banks bring silver. At the end each is a point.",
);

pub static GOODS: Article = article(
    "Goods",
    "stock",
    &sprite::SACK,
    Swatch::Ship,
    "Sell all goods of one type with its number.",
    "A die of that number, workers help, or a castle or warehouse. Each tile brings as many points as there are players, and the sale 1 silver.\nShips bring goods; the store holds three types. At the end each is a point.",
);

pub static STORE: Article = article(
    "Store",
    "stock",
    &sprite::CASTLE,
    Swatch::Mine,
    "Room for three tiles.",
    "What you take waits here until you place it. If the store is full, taking with a die or a castle discards a stored tile of your choice. Other ways to take need an empty space.\nStored tiles count nothing at the end.",
);

pub static DEPOTS: Article = article(
    "Depots",
    "board",
    &sprite::BUILDING,
    Swatch::Building,
    "Take a tile from the depot of your die.",
    "Six depots in a ring, and the black depot in the middle, which only sells.\nAt the start of each phase all tiles left leave the game and new ones come. Goods stay.\nThe white die says which depot gets the goods of the round.",
);

pub static TRACK: Article = article(
    "Order",
    "board",
    &sprite::SHIP,
    Swatch::Ship,
    "Who is ahead plays first.",
    "Each ship moves its owner one step. On one field, the piece on top is first. The order is read at the start of each round.\nAt the right of each piece stands its place.",
);

pub static REGIONS: Article = article(
    "Regions",
    "score",
    &sprite::FLAG,
    Swatch::Animal,
    "A whole region scores its size and the phase.",
    "Spaces  1  2  3  4  5  6  7  8\nPoints  1  3  6 10 15 21 28 36\n\nPhase   A  B  C  D  E\nMore   10  8  6  4  2\n\nA line all around marks a whole region.",
);

pub static COLOUR_BONUS: Article = article(
    "Colour bonus",
    "score",
    &sprite::CROWN,
    Swatch::Monastery,
    "Cover all spaces of a colour first or second.",
    "The first gets the large tile: 5, 6 or 7 points with 2, 3 or 4 players. The second gets the small one: 2, 3 or 4.",
);

pub static TURN: Article = article(
    "Turn",
    "time",
    &sprite::HOURGLASS,
    Swatch::Mine,
    "Use both dice, then end the turn.",
    "Effects that wait come first. One purchase may come before the end. B takes back what you did in this turn, step by step; what is handed over stays.",
);

pub static PHASES: Article = article(
    "Phases",
    "time",
    &sprite::HOURGLASS,
    Swatch::Castle,
    "Five phases A to E of five rounds.",
    "In each round all roll at once and play in order. After five rounds the mines pay and the depots are filled anew. After phase E comes the final scoring.",
);

pub static ESTATE: Article = article(
    "Estate",
    "set-up",
    &sprite::CASTLE,
    Swatch::Castle,
    "37 spaces in six colours.",
    "Neighbours of one colour form a region. Each estate has its own regions; beginners play no. 1, in 2019 also no. 2.\nDrawn: you choose one of two.",
);

pub static CASTLE_SPACE: Article = article(
    "First castle",
    "set-up",
    &sprite::CASTLE,
    Swatch::Castle,
    "Your estate grows from here.",
    "Choose one of the castle spaces. The castle counts for its region, but gives no action and no points.\nBeginners start in the middle.",
);

pub static END: Article = article(
    "The end",
    "score",
    &sprite::STAR,
    Swatch::Monastery,
    "Goods, silver, workers and monasteries score.",
    "Each goods tile 1, each silver 1, two workers 1, and what your monasteries say.\nIf points are equal, fewest empty spaces win; then who would play later.",
);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: "Tiles", articles: &each(&KINDS) },
    Group { heading: "Buildings", articles: &each(&BUILDINGS) },
    Group { heading: "Animals", articles: &each(&SPECIES) },
    Group { heading: "Monasteries", articles: &each(&MONASTERIES) },
    Group { heading: "Actions", articles: &[&DICE, &PLACING] },
    Group { heading: "Stock", articles: &[&WORKERS, &SILVER, &GOODS, &STORE] },
    Group { heading: "Board", articles: &[&DEPOTS, &TRACK] },
    Group { heading: "Score and time", articles: &[&REGIONS, &COLOUR_BONUS, &TURN, &PHASES] },
    Group { heading: "Set-up and end", articles: &[&ESTATE, &CASTLE_SPACE, &END] },
    Group {
        heading: "Expansion tiles",
        articles: &[&articles::CRANE, &articles::GEESE, &articles::WHITE_CASTLE, &articles::INN],
    },
    Group {
        heading: "Solo game",
        articles: &[
            &articles::SOLO,
            &articles::COUNTER,
            &articles::RIVERS,
            &articles::WHITE_DIE,
            &articles::WHOLE_COLOUR,
            &articles::BLACK_TILES,
            &articles::ORDER,
        ],
    },
    Group { heading: "Team game", articles: &[&articles::TEAM] },
    Group { heading: "Border posts", articles: &[&POSTS] },
    Group { heading: "Trade routes", articles: &[&articles::ROUTES] },
    Group { heading: "Route cards", articles: &each(&articles::CARDS) },
    Group { heading: "Shields", articles: &[&SHIELDS, &articles::TRIBUTE] },
    Group { heading: "Shields by number", articles: &each(&articles::EACH_SHIELD) },
];

pub const GUIDE: &[Page] = &[
    Page {
        title: "YOUR ESTATE",
        body: "You rule an estate of 37 spaces in six colours. You fill it with tiles: castles, mines, ships, animals, monasteries and buildings.\n\nNeighbours of one colour form a region. A whole region scores, the more the larger and the earlier it is whole.",
    },
    Page {
        title: "A TURN",
        body: "You have two dice, at the upper left. Each does one thing: take a tile, place a tile, sell goods, or hire workers.\n\nLEFT and RIGHT change the die. What it can do lights up in white: solid is free, dashed costs workers, one small square each.",
    },
    Page {
        title: "TAKE AND PLACE",
        body: "X shows the depots. Take a tile from the depot with the number of your die: it goes into your store at the lower left.\n\nDOWN goes into the estate: a stored tile goes on a space of its colour that shows your number and touches a tile. A does it.",
    },
    Page {
        title: "WORKERS",
        body: "The workers at the upper right turn a die by one each. 6 and 1 are neighbours.\n\nA on a die shows all that it can do. The last row hires two workers.\n\nThe strip at the bottom says what A costs and brings before you press it.",
    },
    Page {
        title: "GOODS AND SILVER",
        body: "Ships bring goods from a depot, and let you play earlier in the next round.\n\nA die of their number sells them: points and a silver.\n\n2 silver buy a tile from the black depot in the middle, once in a turn. X shows it.",
    },
    Page {
        title: "EFFECTS",
        body: "Castles and most buildings let you do something at once: the console shows where, in white.\n\nAnimals score together with their species in the pasture. Monasteries change rules or score at the end: point at one, press Y, then A.",
    },
    Page {
        title: "PHASES",
        body: "Five phases A to E of five rounds each. The box on top shows where you are. A whole region brings 10 more in A, then 8, 6, 4 and 2.\n\nAfter each phase mines pay, and new tiles come. After E the rest is scored.",
    },
    Page {
        title: "BUTTONS",
        body: "A does what the bar says.\nB goes back; on the dice it takes back your last action.\nX shows depots, then everybody.\nY opens the menu: help on what you point at, rules, log, scores. Held, it gives a hint.\n\nWhen both dice are used, A ends your turn.",
    },
];

#[cfg(test)]
mod tests {
    use rules_core::castles::route::CARDS;

    use super::*;
    use crate::game::help::articles;
    use crate::games::castles::words::names;
    use draw::line;

    #[test]
    fn every_tile_shield_and_card_has_an_article_of_its_own() {
        let listed = |article: &Article| articles(HELP).any(|other| core::ptr::eq(other, article));
        for of in Tile::all() {
            assert!(listed(tile(of)), "{of:?}");
        }
        for number in 27..=29 {
            assert_eq!(monastery(number).label, line!("{number}"));
        }
        for number in 1..=18 {
            assert!(listed(shield(number)) && shield(number).label == line!("{number}"));
            let points = line!("{} points at the end.", rules_core::castles::shield::shield_points(number));
            assert!(shield(number).body.ends_with(points.as_str()), "shield {number}");
        }
        for (number, spaces) in (1..).zip(CARDS) {
            assert!(listed(card(number)) && card(number).label == line!("{number}"));
            for (goods, bonus) in spaces {
                let text = line!("{goods}: {}", names::bonus(bonus));
                assert!(card(number).body.contains(text.as_str()), "card {number}: {text}");
            }
        }
    }
}
