//! Help on the scenarios: their goals, the characters of Invasion, the structures of Prosperity.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::orleans::{CommonGoal, Scenario};
use texts::orleans;

use crate::game::help::{Article, each};
use crate::games::orleans::pieces::icons;

/// Returns the article about a goal of a scenario, by its place on the page.
pub fn goal(scenario: Scenario, at: u8) -> &'static Article {
    let goals: &'static [Article] = match scenario {
        Scenario::Duel => &DUEL,
        Scenario::Vierzon => &VIERZON,
        Scenario::Salesman => &SALESMAN,
        Scenario::Dignitary => &DIGNITARY,
        Scenario::Invasion => return &INVASION,
        Scenario::Base | Scenario::Prosperity => return &PROSPERITY,
    };
    goals.get(usize::from(at)).or(goals.last()).unwrap_or(&OBJECTIVES)
}

/// Returns the article about a common goal of Invasion.
pub fn common_goal(goal: CommonGoal) -> &'static Article {
    &CITY[goal as usize]
}

/// Objectives in general.
pub static OBJECTIVES: Article = Article::of(orleans::OBJECTIVES, &icons::WHEEL, Swatch::Monastery);

/// Prosperity.
static PROSPERITY: Article = Article::of(orleans::PROSPERITY, &sprite::HOURGLASS, Swatch::Monastery);
/// Invasion.
pub static INVASION: Article = Article::of(orleans::INVASION, &icons::SKULL, Swatch::Monastery);
/// The other scenarios.
static OTHERS: [Article; 4] = [
    Article::of(orleans::THE_DUEL, &icons::KNIGHT, Swatch::Monastery),
    Article::of(orleans::THE_DIGNITARY, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::CAPITAL_VIERZON, &icons::TOWER, Swatch::Monastery),
    Article::of(orleans::SALESMAN, &icons::WAGON, Swatch::Monastery),
];

/// The goals of the Duel, in their order on the page.
static DUEL: [Article; 4] = [
    Article::of(orleans::BOOKKEEPING, &icons::BOOK, Swatch::Monastery),
    Article::of(orleans::THREE_BRANCHES, &icons::STATION, Swatch::Monastery),
    Article::of(orleans::WINE, &icons::WINE, Swatch::Monastery),
    Article::of(orleans::YOUR_LADY, &icons::BROCADE, Swatch::Monastery),
];

/// Those of Capital Vierzon.
static VIERZON: [Article; 5] = [
    Article::of(orleans::BUILDER, &icons::COIN, Swatch::Monastery),
    Article::of(orleans::FORTRESS, &icons::TOWER, Swatch::Monastery),
    Article::of(orleans::COMPANY, &icons::STATION, Swatch::Monastery),
    Article::of(orleans::CAPITAL, &icons::STATUS, Swatch::Monastery),
    Article::of(orleans::MATERIALS, &icons::DEPOT, Swatch::Monastery),
];

/// Those of the Salesman.
static SALESMAN: [Article; 5] = [
    Article::of(orleans::WOOL_TO_BOURGES, &icons::WOOL, Swatch::Monastery),
    Article::of(orleans::A_SET_TO_CHARTRES, &icons::MARKET, Swatch::Monastery),
    Article::of(orleans::FOOD_TO_VENDOME, &icons::CHEESE, Swatch::Monastery),
    Article::of(orleans::GRAIN_TO_TOURS, &icons::GRAIN, Swatch::Monastery),
    Article::of(orleans::BROCADE, &icons::BROCADE, Swatch::Monastery),
];

/// What all want of the Dignitary.
static DIGNITARY: [Article; 1] = [Article::of(orleans::WAITING_CITIZENS, &icons::CITIZEN, Swatch::Monastery)];

/// What all players of Invasion have to reach together.
static CITY: [Article; 5] = [
    Article::of(orleans::CITY_WALLS, &icons::KNIGHT, Swatch::Monastery),
    Article::of(orleans::CITIZENS, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::TREASURY, &icons::COIN, Swatch::Monastery),
    Article::of(orleans::WAREHOUSE, &icons::DEPOT, Swatch::Monastery),
    Article::of(orleans::TOWERS, &icons::TOWER, Swatch::Monastery),
];

/// The achievements of Invasion.
pub static ACHIEVEMENTS: Article = Article::of(orleans::ACHIEVEMENTS, &icons::WHEEL, Swatch::Monastery);

/// By character.
static CHARACTERS: [Article; 9] = [
    Article::of(orleans::LIBRARIAN, &icons::BOOK, Swatch::Monastery),
    Article::of(orleans::SCHOLAR_PERSON, &icons::SCHOLAR, Swatch::Monastery),
    Article::of(orleans::MAYOR, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::GENERAL, &icons::KNIGHT, Swatch::Monastery),
    Article::of(orleans::FISHERMAN, &icons::BOATMAN, Swatch::Monastery),
    Article::of(orleans::MERCHANT, &icons::COIN, Swatch::Monastery),
    Article::of(orleans::COUNCILMAN, &icons::TOWN_HALL, Swatch::Monastery),
    Article::of(orleans::INNKEEPER, &icons::MUG, Swatch::Monastery),
    Article::of(orleans::ESTATE_MANAGER, &icons::FARM_HOUSE, Swatch::Monastery),
];

/// By card.
static STRUCTURES: [Article; 22] = [
    Article::of(orleans::CATHEDRAL_SCHOOL, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::TOLL_HOUSE, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::FAIRGROUND, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::WATCHTOWER, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::TANNERY, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::ABBEY, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::COURT_KITCHEN, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::LOCK, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::MINT, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::FORTRESS_B, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::MILL, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::FORGE, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::LIBRARY_HALL, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::CLOTH_HALL, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::WINE_CELLARS, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::ARMOURY, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::HERMITAGE, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::VINEYARD_CARD, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::SHIPYARD, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::SILK_WORKS, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::DAIRY, &icons::CRAFTSMAN, Swatch::Monastery),
    Article::of(orleans::PRIORY, &icons::CRAFTSMAN, Swatch::Monastery),
];

/// The scenarios.
pub static SCENARIO_LIST: [&Article; 6] = [&PROSPERITY, &INVASION, &OTHERS[0], &OTHERS[1], &OTHERS[2], &OTHERS[3]];
/// Objectives in general, then each.
pub static GOAL_LIST: [&Article; 22] = {
    let families: [&'static [Article]; 5] = [&DUEL, &VIERZON, &SALESMAN, &DIGNITARY, &CITY];
    let mut all = [&OBJECTIVES; 22];
    let (mut family, mut at) = (0, 1);
    while family < families.len() {
        let mut i = 0;
        while i < families[family].len() {
            all[at] = &families[family][i];
            (i, at) = (i + 1, at + 1);
        }
        family += 1;
    }
    all[at] = &ACHIEVEMENTS;
    all
};
/// The characters.
pub static CHARACTER_LIST: [&Article; 9] = each(&CHARACTERS);
/// The structures.
pub static STRUCTURE_LIST: [&Article; 22] = each(&STRUCTURES);
