//! Help on the scenarios: their goals, the characters of Invasion, the structures of Prosperity.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::orleans::Scenario;

use crate::game::help::{Article, article, each};
use crate::games::orleans::pieces::icons;

/// Returns the article about a goal of a scenario, by its place on the page.
pub fn goal(scenario: Scenario, at: u8) -> &'static Article {
    let at = usize::from(at);
    let (first, last) = match scenario {
        Scenario::Duel => (0, 3),
        Scenario::Vierzon => (4, 8),
        Scenario::Salesman => (9, 13),
        Scenario::Dignitary => (14, 14),
        Scenario::Invasion if at >= 10 => return &SCENARIOS[1],
        Scenario::Invasion => (15, 20),
        Scenario::Base | Scenario::Prosperity => return &SCENARIOS[0],
    };
    &GOALS[(first + at).min(last)]
}

/// Objectives in general.
pub static OBJECTIVES: Article = article(
    "Objectives",
    "scenario",
    &icons::WHEEL,
    Swatch::Monastery,
    "What a scenario asks you to reach.",
    "X shows them, with how far each has come. Some are met by themselves. Others are paid for in your own turn, and use up no action: GOALS on the board opens them when one can be met.",
);

/// By scenario.
static SCENARIOS: [Article; 6] = [
    article(
        "Prosperity",
        "scenario",
        &sprite::HOURGLASS,
        Swatch::Monastery,
        "2 to 5 players, 16 rounds, most points.",
        "A carpenter travels the map. Each player has one structure card in hand, hidden from the others, builds it on a goods tile of its town, and brings what it asks for. Only complete structures count. The events are known.",
    ),
    article(
        "Invasion",
        "scenario",
        &icons::SKULL,
        Swatch::Monastery,
        "2 to 5 players together against the game.",
        "Walls, citizens, treasury, warehouse, towers, and each one's own objective must be reached before the last round ends, or all have lost. There is no census. The start player decides for the team.",
    ),
    article(
        "The Duel",
        "scenario",
        &icons::KNIGHT,
        Swatch::Monastery,
        "2 players, 16 rounds, four objectives.",
        "Who first meets all four wins; after round 16 who has met most. Who can't pay an event has lost. Starts in a town of choice, with chosen place tiles. No census, no torture. Ties: worth of goods, then coins.",
    ),
    article(
        "The Dignitary",
        "scenario",
        &icons::CITIZEN,
        Swatch::Monastery,
        "Alone: 8 citizens in 16 rounds, 7 if easy.",
        "Six wait in towns for your merchant. Seven more you place yourself before the game: on the development track, on tracks, on deeds. There are no goods. Keep coins for the dues of 5, 10 and 15.",
    ),
    article(
        "Capital Vierzon",
        "scenario",
        &icons::TOWER,
        Swatch::Monastery,
        "Alone: five objectives in 14 rounds.",
        "Hard: one a round. Hardest: one a round, in their order. Paid ones are paid in your turn and take no action. The boatmen's citizen needs five boatmen: there are only four in the pile.",
    ),
    article(
        "Salesman",
        "scenario",
        &icons::WAGON,
        Swatch::Monastery,
        "Alone: five deliveries in 15 rounds.",
        "Each round food or coins must be paid, or all is lost: one food or two coins, from round 11 two food or four coins. Hard: one delivery a round. Hardest: one a round, in their order.",
    ),
];

/// By scenario and place on its page.
static GOALS: [Article; 21] = [
    article(
        "Bookkeeping",
        "goal",
        &icons::BOOK,
        Swatch::Monastery,
        "The Duel: status 3.",
        "Two stars of the development track, at 4 and 9. Met by itself.",
    ),
    article(
        "Three branches",
        "goal",
        &icons::STATION,
        Swatch::Monastery,
        "The Duel: three trading stations.",
        "One of them in a town without waterways. Met by itself.",
    ),
    article(
        "Wine",
        "goal",
        &icons::WINE,
        Swatch::Monastery,
        "The Duel: three wine to Châtellerault.",
        "Your merchant must be there, in your turn. The wine goes back to the market.",
    ),
    article(
        "Your lady",
        "goal",
        &icons::BROCADE,
        Swatch::Monastery,
        "The Duel: three cloth to Orléans.",
        "Wool and brocade, at least one brocade. Your merchant must be there, in your turn.",
    ),
    article(
        "Builder",
        "goal",
        &icons::COIN,
        Swatch::Monastery,
        "Vierzon: 10 coins before round 9.",
        "All at once, in your turn. Later it can't be met any more.",
    ),
    article("Fortress", "goal", &icons::TOWER, Swatch::Monastery, "Vierzon: 25 coins.", "All at once, in your turn."),
    article(
        "Company",
        "goal",
        &icons::STATION,
        Swatch::Monastery,
        "Vierzon: a trading station in Loches.",
        "Met by itself, or on the hard level in a round without another one.",
    ),
    article(
        "Capital",
        "goal",
        &icons::STATUS,
        Swatch::Monastery,
        "Vierzon: 28 points of development.",
        "Trading stations and citizens, times the status. Met by itself, or on the hard level in a round without another one.",
    ),
    article(
        "Materials",
        "goal",
        &icons::DEPOT,
        Swatch::Monastery,
        "Vierzon: goods worth 12.",
        "Your merchant must be in Vierzon, in your turn. You choose the goods one by one.",
    ),
    article(
        "Wool to Bourges",
        "goal",
        &icons::WOOL,
        Swatch::Monastery,
        "Salesman: three wool.",
        "Your merchant must be in Bourges, in your turn. The goods go back to the market.",
    ),
    article(
        "A set to Chartres",
        "goal",
        &icons::MARKET,
        Swatch::Monastery,
        "Salesman: one good of each type.",
        "Grain, cheese, wine, wool and brocade. Your merchant must be in Chartres.",
    ),
    article(
        "Food to Vendôme",
        "goal",
        &icons::CHEESE,
        Swatch::Monastery,
        "Salesman: two cheese and two wine.",
        "Your merchant must be in Vendôme, in your turn.",
    ),
    article(
        "Grain to Tours",
        "goal",
        &icons::GRAIN,
        Swatch::Monastery,
        "Salesman: three grain.",
        "Your merchant must be in Tours, in your turn.",
    ),
    article(
        "Brocade",
        "goal",
        &icons::BROCADE,
        Swatch::Monastery,
        "Salesman: one brocade to Argenton.",
        "Your merchant must be in Argenton, in your turn.",
    ),
    article(
        "Waiting citizens",
        "goal",
        &icons::CITIZEN,
        Swatch::Monastery,
        "Dignitary: where citizens wait.",
        "In a town the merchant takes it as he comes; on development at its space, on the knights' track at the fourth step, on a deed with the last follower. On the boatmen's track at the fifth step, which can't be reached: there are only four boatmen in the pile.",
    ),
    article(
        "City walls",
        "goal",
        &icons::KNIGHT,
        Swatch::Monastery,
        "Invasion: knights for the walls.",
        "Sent by the Town Hall. 5, 8, 10 or 13 with 2, 3, 4 or 5 players; one more after the Reinforcement.",
    ),
    article(
        "Citizens",
        "goal",
        &icons::CITIZEN,
        Swatch::Monastery,
        "Invasion: citizens of the team.",
        "7, 8, 9 or 10 with 2, 3, 4 or 5 players. They wait on tracks, in Le Blanc, on the achievements, for each pile of food that is emptied, and for all six tracks at their end, whoever is there.",
    ),
    article(
        "Treasury",
        "goal",
        &icons::COIN,
        Swatch::Monastery,
        "Invasion: coins of the team.",
        "Sent by the Guild House. 30, 40, 50 or 50 with 2, 3, 4 or 5 players.",
    ),
    article(
        "Warehouse",
        "goal",
        &icons::DEPOT,
        Swatch::Monastery,
        "Invasion: grain, cheese and wine.",
        "6, 10, 12 or 14 grain with 2, 3, 4 or 5 players; 3, 5, 6 or 7 of cheese and of wine. Sent by the Vehicle. Never more than is needed, but by a Good Trade.",
    ),
    article(
        "Towers",
        "goal",
        &icons::TOWER,
        Swatch::Monastery,
        "Invasion: thirteen towers.",
        "A trading station in a town at the edge of the map is a tower. With two players seven stand from the start, with three players three.",
    ),
    article(
        "Achievements",
        "goal",
        &icons::WHEEL,
        Swatch::Monastery,
        "Invasion: five works of the city.",
        "Catapult: 3 technology. Smithy: 10 coins. Store: 2 wool, 1 brocade. Infirmary: 2 scholars, farmer, boatman. Camp: 2 craftsmen, 2 traders, farmer. Each brings the team a citizen. All but the technology is ours: the print is not known.",
    ),
];

/// By character.
static CHARACTERS: [Article; 9] = [
    article(
        "Librarian",
        "person",
        &icons::BOOK,
        Swatch::Monastery,
        "Status 5, Loches, four place tiles.",
        "Status 5 is at 22 of the development track. A trading station in Loches.",
    ),
    article(
        "Scholar (person)",
        "person",
        &icons::SCHOLAR,
        Swatch::Monastery,
        "The end of development, four stations.",
        "Space 30. Towers do not count as stations.",
    ),
    article(
        "Mayor",
        "person",
        &icons::CITIZEN,
        Swatch::Monastery,
        "Ten coins and two citizens.",
        "When the Mayor gains a citizen on a track or in Le Blanc it may be kept, two in all. Those count for the Mayor, not for the city.",
    ),
    article(
        "General",
        "person",
        &icons::KNIGHT,
        Swatch::Monastery,
        "All knights, four technology tiles.",
        "The end of the knights' track: five steps.",
    ),
    article(
        "Fisherman",
        "person",
        &icons::BOATMAN,
        Swatch::Monastery,
        "All boatmen, four monks, two wool.",
        "The end of the boatmen's track: five steps. Monks in bag, market and on spaces count.",
    ),
    article(
        "Merchant",
        "person",
        &icons::COIN,
        Swatch::Monastery,
        "Wool, brocade and coins worth 50.",
        "Wool counts 4, brocade 5, a coin 1.",
    ),
    article(
        "Councilman",
        "person",
        &icons::TOWN_HALL,
        Swatch::Monastery,
        "A full assembly hall.",
        "One follower of each kind, sent by the Town Hall.",
    ),
    article(
        "Innkeeper",
        "person",
        &icons::MUG,
        Swatch::Monastery,
        "Food worth 16, two inns.",
        "Grain 1, cheese 2, wine 3. Trading stations in Châteaudun and Châteauroux.",
    ),
    article(
        "Estate Manager",
        "person",
        &icons::FARM_HOUSE,
        Swatch::Monastery,
        "Dues in every round.",
        "By round, after the event: 2 coins, grain, 2 coins, grain, 2 development; cheese, 3 coins, farmer, wine, technology; 4 coins, wool, station, boatman, 5 coins; place tile, brocade, 3 development. Followers from the market. Unpaid, all have lost.",
    ),
];

/// By card.
static STRUCTURES: [Article; 22] = [
    article(
        "Cathedral School",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Chartres: 9 points.",
        "One scholar, one monk. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Toll House",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Étampes: 11 points.",
        "One trader, one knight, 2 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Fairground",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Le Mans: 13 points.",
        "One boatman, two traders, one cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Watchtower",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Châteaudun: 8 points.",
        "One craftsman, one knight. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Tannery",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Montargis: 12 points.",
        "One farmer, one craftsman, one wool. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Abbey",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Vendôme: 13 points.",
        "One farmer, one monk, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Court Kitchen",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Blois: 9 points.",
        "Two farmers, one trader. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Lock",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Briare: 9 points.",
        "Two boatmen, one craftsman. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Mint",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Tours: 15 points.",
        "One craftsman, one trader, one knight, 4 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Fortress",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Chinon: 12 points.",
        "One craftsman, two knights. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Mill",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Montrichard: 9 points.",
        "One farmer, one boatman, one grain. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Forge",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Vierzon: 10 points.",
        "Two craftsmen, one knight. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Library Hall",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Loches: 12 points.",
        "Two scholars, 2 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Cloth Hall",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Bourges: 15 points.",
        "One craftsman, one trader, one brocade. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Wine Cellars",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Sancerre: 12 points.",
        "One farmer, one boatman, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Armoury",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Châtellerault: 17 points.",
        "Two knights, one scholar, 3 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Hermitage",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Le Blanc: 12 points.",
        "One scholar, one monk, one grain. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Vineyard (card)",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Châteauroux: 14 points.",
        "Two farmers, one boatman, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Shipyard",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Nevers: 13 points.",
        "Two boatmen, one craftsman, one trader. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Silk Works",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near Argenton: 18 points.",
        "One craftsman, one trader, one scholar, one brocade. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Dairy",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near La Châtre: 16 points.",
        "Three farmers, two cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
    article(
        "Priory",
        "structure",
        &icons::CRAFTSMAN,
        Swatch::Monastery,
        "Near S.-Amand: 13 points.",
        "Two monks, one cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.",
    ),
];

/// The scenarios.
pub static SCENARIO_LIST: [&Article; 6] = each(&SCENARIOS);
/// Objectives in general, then each.
pub static GOAL_LIST: [&Article; 22] = {
    let mut all = [&OBJECTIVES; 22];
    let mut i = 0;
    while i < GOALS.len() {
        all[i + 1] = &GOALS[i];
        i += 1;
    }
    all
};
/// The characters.
pub static CHARACTER_LIST: [&Article; 9] = each(&CHARACTERS);
/// The structures.
pub static STRUCTURE_LIST: [&Article; 22] = each(&STRUCTURES);
