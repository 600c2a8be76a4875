//! Help of Orléans, in our own words.

pub mod events;
pub mod goals;
pub mod guide;
pub mod leaves;
pub mod lesson;

use draw::sprite;
use draw::theme::Swatch;
use rules_core::orleans::{Character, Hourglass, Kind, Place, Scenario};

use crate::game::help::{Article, Group, article, each};
use crate::games::orleans::pieces::{icons, paint};

pub use self::goals::OBJECTIVES;

/// Returns the article about a kind of follower.
pub fn kind(kind: Kind) -> &'static Article {
    &KINDS[kind as usize]
}

/// Returns the article about a place.
pub fn place(place: Place) -> &'static Article {
    &PLACES[place as usize]
}

/// Returns the article about an event.
pub fn event(event: Hourglass) -> &'static Article {
    events::event(event)
}

/// Returns the article about a goal of a scenario.
pub fn goal(scenario: Scenario, at: u8) -> &'static Article {
    goals::goal(scenario, at)
}

/// Returns the article about a character of Invasion.
pub fn character(character: Character) -> &'static Article {
    goals::CHARACTER_LIST[character as usize]
}

/// Returns the article about a structure card.
pub fn structure(card: u8) -> &'static Article {
    goals::STRUCTURE_LIST[usize::from(card) % goals::STRUCTURE_LIST.len()]
}

/// By kind.
static KINDS: [Article; 7] = [
    article(
        "Farmer",
        "follower",
        &icons::FARMER,
        Swatch::Animal,
        "Each brings a good of the farmers' track.",
        "Comes by the Farm House. The eight steps bring grain, grain, cheese, cheese, wine, wine, wool and brocade.\nCensus: alone in front on this track gets a coin at the start of a round; alone at the end pays one, with three players or more.",
    ),
    article(
        "Boatman",
        "follower",
        &icons::BOATMAN,
        Swatch::Ship,
        "Each brings coins: 2, 3, 4, then 5.",
        "Comes by the Village. The fifth step has no coins: who is there first takes the citizen.\nThe Herb Garden lets boatmen stand in for farmers, craftsmen and traders.",
    ),
    article(
        "Craftsman",
        "follower",
        &icons::CRAFTSMAN,
        Swatch::Building,
        "Each brings a technology tile.",
        "Comes by the Village. The tile is placed at once, works from the next round on, and stays. The first one of this track replaces a farmer.\nSee Technology.",
    ),
    article(
        "Trader",
        "follower",
        &icons::TRADER,
        Swatch::Building,
        "Each brings a place tile.",
        "Comes by the Village. The first tile is of category I, later ones of I or II. There is one tile of each: who comes first chooses.",
    ),
    article(
        "Knight",
        "follower",
        &icons::KNIGHT,
        Swatch::Castle,
        "Each lets you draw more from the bag.",
        "Comes by the Castle. Without any you draw 4; with knights 5, 6, 7, 7 and 8. Who is first on the fourth step takes the citizen.\nShip, Wagon and Guildhall ask for a knight.",
    ),
    article(
        "Scholar",
        "follower",
        &icons::SCHOLAR,
        Swatch::Mine,
        "Each brings development: 2, 3, 4, 5, 6.",
        "Comes by the University. The School lets scholars stand in for all but monks.",
    ),
    article(
        "Monk",
        "follower",
        &icons::MONK,
        Swatch::Monastery,
        "Stands in for any other follower.",
        "Comes by the Monastery. Monks have no track. They are wild on the spaces of places, never on deeds. Nobody stands in for a monk.\nNone can be gained in a round of Pilgrimage.",
    ),
];

const fn board(place: Place, swatch: Swatch, effect: &'static str, body: &'static str) -> Article {
    article(place.name(), "board", paint::picture(place), swatch, effect, body)
}

const fn tile(place: Place, swatch: Swatch, effect: &'static str, body: &'static str) -> Article {
    let tag = match place.category() {
        rules_core::orleans::Category::Two => "II",
        _ => "I",
    };
    article(place.name(), tag, paint::picture(place), swatch, effect, body)
}

/// By place.
static PLACES: [Article; 43] = [
    board(
        Place::FarmHouse,
        Swatch::Animal,
        "A farmer, and the good of the track.",
        "Boatman, craftsman.\nThe farmer goes to the bag, your marker one step on; the good shown there is yours. Sold out: no good. Impossible at the end of the track or with an empty pile.",
    ),
    board(
        Place::Village,
        Swatch::Building,
        "A boatman, a craftsman or a trader.",
        "Farmer, boatman, craftsman.\nYou choose whom. A boatman brings coins, a craftsman technology, a trader a place tile.",
    ),
    board(
        Place::University,
        Swatch::Mine,
        "A scholar, and development.",
        "Farmer, craftsman, trader.\nThe scholars' track brings 2, 3, 4, 5, then 6 development.",
    ),
    board(
        Place::Castle,
        Swatch::Castle,
        "A knight: more draws.",
        "Farmer, boatman, trader.\nThe knights' track says how many followers you draw each round.",
    ),
    board(
        Place::Monastery,
        Swatch::Monastery,
        "A monk, who stands in for all.",
        "Scholar, trader.\nThere is no track of monks. Impossible in a round of Pilgrimage.",
    ),
    board(
        Place::Ship,
        Swatch::Ship,
        "Your merchant takes one waterway.",
        "Farmer, boatman, knight.\nOne good that lies on the way may be taken. Point at the good to take it, at the town to leave it.",
    ),
    board(
        Place::Wagon,
        Swatch::Building,
        "Your merchant takes one road.",
        "Farmer, trader, knight.\nOne good that lies on the way may be taken. Point at the good to take it, at the town to leave it.",
    ),
    board(
        Place::Guildhall,
        Swatch::Building,
        "A trading station where your merchant is.",
        "Farmer, craftsman, knight.\nOne station in a town; in Orléans one of each player. You have ten. At the end stations and citizens together count as often as your status says; alone with the most stations you get a citizen more.",
    ),
    board(
        Place::Scriptorium,
        Swatch::Mine,
        "1 development.",
        "Knight, scholar.\nImpossible at the end of the development track.",
    ),
    board(
        Place::TownHall,
        Swatch::Mine,
        "One or two followers go to deeds.",
        "Any followers but those of your own colour; one is enough. They leave your bag for good, and bring coins at once. Who fills the last space of a deed takes its citizen.",
    ),
    tile(Place::Hayrick, Swatch::Animal, "1 grain.", "Farmer.\nImpossible when grain is sold out."),
    tile(Place::CheeseFactory, Swatch::Animal, "1 cheese.", "Two farmers.\nImpossible when cheese is sold out."),
    tile(Place::Winery, Swatch::Animal, "1 wine.", "Farmer, trader.\nImpossible when wine is sold out."),
    tile(Place::WoolManufacturer, Swatch::Animal, "1 wool.", "Boatman, trader.\nImpossible when wool is sold out."),
    tile(Place::TailorShop, Swatch::Animal, "1 brocade.", "Trader, scholar.\nImpossible when brocade is sold out."),
    tile(Place::Brewery, Swatch::Monastery, "2 coins.", "Monk."),
    tile(Place::Library, Swatch::Mine, "2 development.", "Knight, scholar."),
    tile(Place::Windmill, Swatch::Building, "2 coins and 1 development.", "Two craftsmen."),
    tile(
        Place::Hospital,
        Swatch::Mine,
        "As many coins as your status.",
        "Boatman, scholar.\nThe status is the last star you passed on the development track: 1 to 6.",
    ),
    tile(
        Place::Sacristy,
        Swatch::Monastery,
        "Cancels Harvest, Taxes or Plague for you.",
        "Monk.\nNot used in the action phase: when the event comes and a monk stands here, you are asked. The monk goes to the bag.",
    ),
    tile(
        Place::HerbGarden,
        Swatch::Ship,
        "Boatmen stand in for three other kinds.",
        "No space: it always holds. Your boatmen may stand where a farmer, a craftsman or a trader is asked for.",
    ),
    tile(
        Place::Bathhouse,
        Swatch::Ship,
        "Draw 3, put up to 2 on places at once.",
        "Any one follower (ours: the print is not certain).\nThe rest goes back to the bag, and who stood here too. A place made whole can still be used this round.",
    ),
    tile(Place::ShippingLine, Swatch::Ship, "1 development.", "Boatman."),
    tile(Place::Cellar, Swatch::Monastery, "4 coins.", "Monk, scholar."),
    tile(
        Place::Office,
        Swatch::Mine,
        "1 coin for each of your stations.",
        "Two scholars.\nImpossible without a trading station on the map.",
    ),
    tile(
        Place::Pharmacy,
        Swatch::Building,
        "Up to 3 coins become development.",
        "Any one follower.\nOne development for each coin.",
    ),
    tile(Place::School, Swatch::Mine, "Scholars stand in for all but monks.", "No space: it always holds."),
    tile(
        Place::HorseWagon,
        Swatch::Building,
        "Your merchant takes one road.",
        "Knight, trader.\nLike the Wagon, without the farmer.",
    ),
    tile(
        Place::GunpowderTower,
        Swatch::Castle,
        "Market of 10; from there two go to deeds.",
        "No space: once a round, as an action, one or two neutral followers go straight from the market to deeds.",
    ),
    tile(
        Place::Laboratory,
        Swatch::Building,
        "A technology tile.",
        "Craftsman, scholar.\nIt need not replace a farmer, and may lie here.",
    ),
    tile(
        Place::MarketStand,
        Swatch::Building,
        "Buy or sell up to two goods.",
        "Trader (ours: the print is not known).\nEach at its value: grain 1 to brocade 5.",
    ),
    tile(
        Place::BlackMarket,
        Swatch::Castle,
        "Two equal goods become another.",
        "Trader (ours: the print is not known).\nThe other one comes from the market, whatever it is worth.",
    ),
    tile(
        Place::Depot,
        Swatch::Building,
        "At the end 5 points for each set of goods.",
        "No space. A set is one of each: grain, cheese, wine, wool and brocade. They count by their value as well.",
    ),
    tile(
        Place::StageCoach,
        Swatch::Building,
        "For 3 coins your merchant takes any way.",
        "Knight.\nA road or a waterway, with one of its goods.",
    ),
    tile(
        Place::Tavern,
        Swatch::Building,
        "Build where others have a station.",
        "No space (ours: the print is not known).\nThe Guildhall may build in towns with stations of others; one of your own in each.",
    ),
    tile(
        Place::Vineyard,
        Swatch::Animal,
        "A wine for 1 coin with a station at a river.",
        "No space. Whenever you build in a town at a waterway you are asked, as long as there is wine.",
    ),
    tile(
        Place::Well,
        Swatch::Ship,
        "Repeats any action of your places.",
        "Craftsman, scholar (ours: the print is not known).\nThe place need not be whole. Not the Town Hall, not the Gunpowder Tower.",
    ),
    board(
        Place::BourgeoisHouse,
        Swatch::Building,
        "A citizen for one of four bonuses.",
        "Any one neutral follower, and a citizen that goes back to the supply: a good, any way of the map, five coins, or three development.",
    ),
    board(
        Place::Carpenter,
        Swatch::Building,
        "Moves the carpenter, then builds.",
        "Up to three traders or boatmen. A trader moves the carpenter along a road, a boatman along a waterway. In the town of your card the structure is built on a good beside it.",
    ),
    board(
        Place::Vehicle,
        Swatch::Building,
        "Sends goods to the city or to others.",
        "Farmer, boatman (ours: the print is not known).\nUp to three goods, all one way: to the warehouse, to an achievement, or to another player.",
    ),
    board(
        Place::GuildHouse,
        Swatch::Building,
        "Sends coins to the city or to others.",
        "Craftsman, trader (ours: the print is not known).\nUp to four coins, all one way: to the treasury, to an achievement, or to another player.",
    ),
    board(
        Place::Hostel,
        Swatch::Ship,
        "Lends a follower of the market to another.",
        "Any follower (ours: the print is not known).\nNobody of your own colour is lent. A space on the other player's boards must be free for it.",
    ),
    board(
        Place::Palatinate,
        Swatch::Castle,
        "Uses an activated place of another player.",
        "Any two followers. Not the Town Hall, the Gunpowder Tower, the Hostel or the Palatinate. The followers there go to their owner's bag.",
    ),
];

/// The bag.
pub static BAG: Article = article(
    "Bag and market",
    "draw",
    &sprite::SACK,
    Swatch::Building,
    "Each round you draw as many as your knights say.",
    "Never more than the market holds: eight. You may draw fewer: for each draw that is not made you may take one follower back from a space.\nYour bag is known to you, its order to nobody: a draw can't be undone.",
);
/// Planning.
pub static PLANNING: Article = article(
    "Planning",
    "phase",
    &icons::ANYBODY,
    Swatch::Mine,
    "Put followers of the market on places.",
    "A on a place puts the next follower it asks for. A on a follower of the market takes it into the hand: that is the way for monks and stand-ins. White frame: can be made whole now.\nWho stands stays there for later rounds. DONE ends it.",
);
/// Actions.
pub static ACTIONS: Article = article(
    "Actions",
    "phase",
    &icons::GUILDHALL,
    Swatch::Mine,
    "In turn: use a whole place, or pass.",
    "Gold: whole. White: can be used now. The followers go to the bag, then its action is done. Places that are not used stay whole for later.\nWho passes is out for this round; who can do nothing is skipped.",
);
/// Technology.
pub static TECHNOLOGY: Article = article(
    "Technology",
    "tile",
    &icons::GEAR,
    Swatch::Mine,
    "Replaces a follower on a space for good.",
    "From the next round on the space is always filled. One on a place; never for a monk, not on places with one space, not on the Town Hall.\nThe first one of the craftsmen's track replaces a farmer. There are sixteen.",
);
/// Place tiles.
pub static TILES: Article = article(
    "Place tiles",
    "tile",
    &icons::WHEEL,
    Swatch::Building,
    "A place more for your board.",
    "Each trader brings one; the first is of category I. All lie open, one of each. The picture says what it gives, the squares who is needed.",
);
/// The map.
pub static MAP: Article = article(
    "Map",
    "board",
    &icons::WAGON,
    Swatch::Ship,
    "23 towns, roads and waterways, and goods.",
    "Your merchant starts in Orléans. Wagons take roads (dashed), ships waterways (plain). A good on the way may be taken: its number is its value.\nSquares are trading stations, shapes are merchants, yours with a white rim.",
);
/// Goods.
static GOODS: Article = article(
    "Goods",
    "points",
    &icons::BROCADE,
    Swatch::Animal,
    "Worth 1 to 5 at the end.",
    "Grain 1, cheese 2, wine 3: food. Wool 4, brocade 5: fabric. They come from farmers, from the ways of the map, and from place tiles. What is sold out can't be gained.",
);
/// Deeds.
pub static DEEDS: Article = article(
    "Beneficial deeds",
    "board",
    &icons::TOWN_HALL,
    Swatch::Monastery,
    "Send followers away for coins and citizens.",
    "The Town Hall sends one or two neutral followers of the kinds that a deed wants. Each brings the coins shown, at the Canals a development if you like. Who sends the last one takes the citizen. Monks go only where a monk is wanted.",
);
/// Development.
pub static DEVELOPMENT: Article = article(
    "Development",
    "track",
    &icons::BOOK,
    Swatch::Mine,
    "Status, coins and citizens.",
    "Stars at 4, 9, 15, 22 and 30 raise your status, up to 6. Coins at 7, 12 and 25 come to everybody who gets there; citizens at 3, 18 and 28 to the first.\nAt the end: stations and citizens times status.",
);
/// Torture.
pub static TORTURE: Article = article(
    "Torture",
    "debt",
    &icons::SKULL,
    Swatch::Castle,
    "For each missing coin give one thing.",
    "A station, built or not; a follower, drawn from the bag; a development, but never back onto a coin; a good; a place tile; or a technology tile. Followers go to their pile, all else leaves the game. With nothing left the rest is waived.",
);
/// Scoring.
pub static SCORING: Article = article(
    "Scoring",
    "end",
    &sprite::STAR,
    Swatch::Monastery,
    "Coins, goods, and status times the rest.",
    "After round 18: each coin 1, each good its value, and stations plus citizens times status. Alone with the most stations you get a citizen first. Ties: further on the development track, then goods.\nStars on the screens count as if the game ended now.",
);

static KIND_LIST: [&Article; 7] = each(&KINDS);
static PLACE_LIST: [&Article; 43] = each(&PLACES);

/// By topic.
pub static HELP: &[Group] = &[
    Group { heading: "A round", articles: &[&BAG, &PLANNING, &ACTIONS, &TORTURE, &SCORING] },
    Group { heading: "The table", articles: &[&MAP, &GOODS, &DEEDS, &DEVELOPMENT, &TECHNOLOGY, &TILES] },
    Group { heading: "Followers", articles: &KIND_LIST },
    Group { heading: "Places", articles: &PLACE_LIST },
    Group { heading: "Events", articles: &events::LIST },
    Group { heading: "Scenarios", articles: &goals::SCENARIO_LIST },
    Group { heading: "Goals", articles: &goals::GOAL_LIST },
    Group { heading: "Characters", articles: &goals::CHARACTER_LIST },
    Group { heading: "Structures", articles: &goals::STRUCTURE_LIST },
];
