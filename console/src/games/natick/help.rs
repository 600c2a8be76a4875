//! Help and guide of Natick, in our own words.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::natick::{DieEvent, Suit};

use super::icons;
use crate::game::help::{Article, Group, Leaf, Page, article, each};

/// Returns the article about a suit's regions.
pub fn suit(suit: Suit) -> &'static Article {
    &SUITS[suit as usize]
}

/// Returns the article about an event.
pub fn event(event: DieEvent) -> &'static Article {
    &EVENTS[event as usize]
}

/// By suit.
static SUITS: [Article; 4] = [
    article(
        "Sun",
        "brick",
        &icons::SUN,
        Swatch::Building,
        "A region of brick: for roads, villages, units.",
        "Whenever its owner has a die with its number, one brick comes to it from the pool, as long as it holds fewer than three.\nRoad, village, trader and knight each take a brick.",
    ),
    article(
        "Moon",
        "ore",
        &icons::MOON,
        Swatch::Mine,
        "A region of ore: for towns and knights.",
        "Whenever its owner has a die with its number, one ore comes to it from the pool, as long as it holds fewer than three.\nA town takes three ore, a knight one.",
    ),
    article(
        "Crown",
        "grain",
        &icons::CROWNS,
        Swatch::Castle,
        "A region of grain: villages, towns, knights, scouts.",
        "Whenever its owner has a die with its number, one grain comes to it from the pool, as long as it holds fewer than three.\nA town takes two grain, a village, a knight and a scout one.",
    ),
    article(
        "Arms",
        "lumber",
        &icons::ARMS,
        Swatch::Ship,
        "A region of lumber: roads, villages, traders.",
        "Whenever its owner has a die with its number, one lumber comes to it from the pool, as long as it holds fewer than three.\nRoad, village and trader each take a lumber.",
    ),
];

/// By event.
static EVENTS: [Article; 4] = [
    article(
        "Rich Harvest",
        "sun die",
        &icons::SUN,
        Swatch::Building,
        "A coin of your choice comes to you.",
        "It comes from the pool to a region of its suit that holds fewer than three. If you can take one, you have to.\nThe sun die is an event when it shows null or ace.",
    ),
    article(
        "Trade Advantage",
        "crown die",
        &icons::CROWNS,
        Swatch::Castle,
        "With traders: swap a coin with the other.",
        "You need a trader, and no fewer than the other player. Take any one coin of theirs, then give one of another suit for it. Both need a region with room.\nYou may decline.",
    ),
    article(
        "Tournament",
        "arms die",
        &icons::ARMS,
        Swatch::Ship,
        "With knights: take a coin from the other.",
        "You need a knight, and no fewer than the other player. Take any one coin for which you have a region with room. Nothing goes back.\nYou may decline.",
    ),
    article(
        "Raider Attack",
        "moon die",
        &icons::MOON,
        Swatch::Mine,
        "Six or more unguarded coins: half are lost.",
        "Coins on regions beside a knight are guarded. If six or more others lie in your colony, you lose half of all your coins, rounded down. You choose which.\nPage X X shows how many are unguarded.",
    ),
];

pub static ROAD: Article = article(
    "Road",
    "brick, lumber",
    &icons::ROAD,
    Swatch::Monastery,
    "Goes to an end of your row, next to a settlement.",
    "A village can follow at its far end. If there is just one region in its column, the other space gets a region with the road.\nA road between two settlements gives its tile back, but stays a road.",
);

pub static VILLAGE: Article = article(
    "Village",
    "1 point",
    &icons::VILLAGE,
    Swatch::Monastery,
    "Goes to the free end of a road. A region comes with it.",
    "Costs brick, grain and lumber. The new region lies above or below, on the far side.\nOne unit may stand next to a village. There are four villages for both players.",
);

pub static TOWN: Article = article(
    "Town",
    "2 points",
    &icons::TOWN,
    Swatch::Monastery,
    "Takes the place of a village: one point more.",
    "Costs three ore and two grain. If three regions lie around it, a fourth one comes.\nTwo units may stand next to a town. There are four towns for both players.",
);

pub static TRADER: Article = article(
    "Trader",
    "1 point",
    &sprite::WORKER,
    Swatch::Animal,
    "Stands on a road. For Trade Advantage.",
    "Costs brick and lumber. One on a road; it counts for every settlement that the road touches, and each must have room: one unit at a village, two at a town.\nThere are four pawns for all units of both players.",
);

pub static KNIGHT: Article = article(
    "Knight",
    "1 point",
    &icons::KNIGHT,
    Swatch::Animal,
    "Stands above or below a settlement. Guards.",
    "Costs brick, ore and grain. Guards the regions on its left and right against raiders: they have a golden frame. Counts for the Tournament.\nOne unit at a village, two at a town, traders and knights together.",
);

pub static EXPLORE: Article = article(
    "New region",
    "draw or scout",
    &sprite::FLAG,
    Swatch::Monastery,
    "Draw one by chance, or pay a scout to choose.",
    "With a village, and with some roads and towns, comes a region of the stack. To draw is free, and cannot be taken back. A scout costs one grain and brings the one you want.\nIf the stack is empty, none comes.",
);

pub static DICE: Article = article(
    "Dice",
    "one divides",
    &sprite::HOURGLASS,
    Swatch::Monastery,
    "One divides, the other takes a tray.",
    "The active player rolls. The other divides the four dice into two trays, one of which may be empty; the die of arms stays on the right. The active player takes one, the other gets the rest.\nNumbers bring coins to regions. A suit on a die is its event.",
);

pub static BANK: Article = article(
    "Pool",
    "three for one",
    &sprite::SILVER,
    Swatch::Monastery,
    "Pay three coins of a suit, get one of another.",
    "As often as you like in your turn. The pool must have the coin, and you need a region of its suit with room.\nUP and DOWN turn a dial, LEFT and RIGHT go to the next one.",
);

pub static OFFER: Article = article(
    "Offer",
    "a deal",
    &sprite::SACK,
    Swatch::Monastery,
    "One to three coins of a suit for some of another.",
    "Your coins are laid out, the console is passed, and the other says yes or no. If it is no, they go back where they lay.\nThree offers a turn. Only what both can give and hold can be offered.",
);

pub static COINS: Article = article(
    "Coins",
    "three a region",
    &sprite::SILVER,
    Swatch::Monastery,
    "A coin lies on a region of its suit.",
    "A region holds three. Where several regions could pay or get a coin, you choose which; where there is no choice, it goes by itself.\nThere are six coins of each suit for both players.",
);

pub static DONE: Article = article(
    "Done",
    "pass on",
    &sprite::HOURGLASS,
    Swatch::Monastery,
    "Ends your turn or your part in the other's.",
    "Before the other player decides, you are asked: until then you can undo with B.\nAt the end of a turn the dice for the next one are rolled.",
);

pub static FOUND: Article = article(
    "Founding",
    "the start",
    &icons::VILLAGE,
    Swatch::Monastery,
    "Four regions: one of each suit and number.",
    "Around your first village, in this order: upper left, lower left, upper right, lower right. Then a road on either side of it.\nThe second player takes from what is left, and has always enough.",
);

pub static STOCK: Article = article(
    "Stock",
    "what is left",
    &sprite::SACK,
    Swatch::Monastery,
    "Coins, tiles, pawns and regions for both.",
    "Six coins of each suit, four villages, four towns, four pawns. A road takes any village or town tile, face down.\nSeven points bring on the end; the round is finished. A tie goes to who went first.",
);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: "Regions", articles: &each(&SUITS) },
    Group { heading: "Events", articles: &each(&EVENTS) },
    Group { heading: "Building", articles: &[&ROAD, &VILLAGE, &TOWN, &TRADER, &KNIGHT, &EXPLORE] },
    Group { heading: "A turn", articles: &[&DICE, &BANK, &OFFER, &COINS, &DONE] },
    Group { heading: "Set-up and end", articles: &[&FOUND, &STOCK] },
];

const fn page(title: &'static str, body: &'static str) -> Page {
    Page { title, body }
}

pub const GUIDE: &[Page] = &[
    page(
        "TWO COLONIES",
        "Two players each build a row of villages and roads. Yours is always the lower one, the other's lies above.\n\nVillages count 1 point, towns 2, traders and knights 1 each.\n\nWho has 7 points brings on the end.",
    ),
    page(
        "REGIONS AND COINS",
        "A region has a suit and a number. The three boxes on it are its coins: it holds three.\n\nSun is brick, moon is ore, crown is grain, arms is lumber.\n\nThere are six coins of each suit. When the pool has none, none comes.",
    ),
    page(
        "THE DICE",
        "In each turn four dice are rolled. The other player divides them into two trays: A moves a die, DONE ends it.\n\nWho is on turn takes a tray. The other one gets the rest.\n\nEach number brings a coin to all your regions with it.",
    ),
    page(
        "EVENTS",
        "A die with a suit is an event for who gets it:\n\nSun: a coin of your choice.\nCrown: with traders, a swap.\nArms: with knights, a coin from the other.\nMoon: raiders. With six or more unguarded coins half of all are lost.",
    ),
    page(
        "BUILDING",
        "Then you trade and build. Each card shows its price; the line below says what you lack.\n\nA road at an end, a village after it, a town over a village.\n\nWith a village comes a region: drawn, or chosen by a scout for one grain.",
    ),
    page(
        "UNITS",
        "A trader stands on a road, a knight above or below a settlement. Four pawns are all there are.\n\nOne unit may be next to a village, two next to a town.\n\nA knight guards the regions beside it: they have a golden frame.",
    ),
    page(
        "TRADING",
        "The pool gives one coin for three of another suit.\n\nOr offer the other player a deal: pass the console, they say yes or no. Three offers a turn.\n\nDone ends the turn. With B you can take back all you did since the device was passed.",
    ),
    page(
        "THE END",
        "If the first player reaches 7, the second has one more turn. Most points win; a tie goes to who went first.\n\nX looks around: at both colonies, then at what is left in the stock.\n\nY, then A, tells more about what you point at.",
    ),
];

/// What it is about.
pub const LEAVES: &[Leaf] = &[Leaf {
    title: "WHAT IT IS ABOUT",
    rows: [
        (&icons::VILLAGE, Swatch::Monastery, "You found a colony, and so does the other. Most points win."),
        (&sprite::HOURGLASS, Swatch::Mine, "Who has 7 points brings on the end."),
        (&icons::TOWN, Swatch::Castle, "A village is 1 point, a town 2, a trader or a knight 1."),
        (&sprite::SILVER, Swatch::Building, "Dice bring coins to your regions: one divides, one takes."),
        (&icons::ROAD, Swatch::Ship, "Coins pay for roads, villages, towns and units."),
    ],
}];
