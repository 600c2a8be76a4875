//! Help on the scenarios: their goals, the characters of Invasion, the structures of Prosperity.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::orleans::Scenario;
use texts::orleans;

use crate::game::help::{Article, each};
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
pub static OBJECTIVES: Article = Article::of(orleans::OBJECTIVES, &icons::WHEEL, Swatch::Monastery);

/// By scenario.
static SCENARIOS: [Article; 6] = [
    Article::of(orleans::PROSPERITY, &sprite::HOURGLASS, Swatch::Monastery),
    Article::of(orleans::INVASION, &icons::SKULL, Swatch::Monastery),
    Article::of(orleans::THE_DUEL, &icons::KNIGHT, Swatch::Monastery),
    Article::of(orleans::THE_DIGNITARY, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::CAPITAL_VIERZON, &icons::TOWER, Swatch::Monastery),
    Article::of(orleans::SALESMAN, &icons::WAGON, Swatch::Monastery),
];

/// By scenario and place on its page.
static GOALS: [Article; 21] = [
    Article::of(orleans::BOOKKEEPING, &icons::BOOK, Swatch::Monastery),
    Article::of(orleans::THREE_BRANCHES, &icons::STATION, Swatch::Monastery),
    Article::of(orleans::WINE, &icons::WINE, Swatch::Monastery),
    Article::of(orleans::YOUR_LADY, &icons::BROCADE, Swatch::Monastery),
    Article::of(orleans::BUILDER, &icons::COIN, Swatch::Monastery),
    Article::of(orleans::FORTRESS, &icons::TOWER, Swatch::Monastery),
    Article::of(orleans::COMPANY, &icons::STATION, Swatch::Monastery),
    Article::of(orleans::CAPITAL, &icons::STATUS, Swatch::Monastery),
    Article::of(orleans::MATERIALS, &icons::DEPOT, Swatch::Monastery),
    Article::of(orleans::WOOL_TO_BOURGES, &icons::WOOL, Swatch::Monastery),
    Article::of(orleans::A_SET_TO_CHARTRES, &icons::MARKET, Swatch::Monastery),
    Article::of(orleans::FOOD_TO_VENDOME, &icons::CHEESE, Swatch::Monastery),
    Article::of(orleans::GRAIN_TO_TOURS, &icons::GRAIN, Swatch::Monastery),
    Article::of(orleans::BROCADE, &icons::BROCADE, Swatch::Monastery),
    Article::of(orleans::WAITING_CITIZENS, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::CITY_WALLS, &icons::KNIGHT, Swatch::Monastery),
    Article::of(orleans::CITIZENS, &icons::CITIZEN, Swatch::Monastery),
    Article::of(orleans::TREASURY, &icons::COIN, Swatch::Monastery),
    Article::of(orleans::WAREHOUSE, &icons::DEPOT, Swatch::Monastery),
    Article::of(orleans::TOWERS, &icons::TOWER, Swatch::Monastery),
    Article::of(orleans::ACHIEVEMENTS, &icons::WHEEL, Swatch::Monastery),
];

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
