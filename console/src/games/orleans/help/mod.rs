//! Help of Orléans, in our own words.

pub mod events;
pub mod goals;
pub mod guide;
pub mod leaves;
pub mod lesson;

use draw::sprite;
use draw::theme::Swatch;
use rules_core::orleans::{Character, Hourglass, Kind, Place, Scenario};
use texts::{Text, orleans};

use crate::game::help::{Article, Group, each};
use crate::games::orleans::pieces::{icons, paint};

pub use self::goals::{ACHIEVEMENTS, INVASION, OBJECTIVES, common_goal};

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
    Article::of(orleans::FARMER, &icons::FARMER, Swatch::Animal),
    Article::of(orleans::BOATMAN, &icons::BOATMAN, Swatch::Ship),
    Article::of(orleans::CRAFTSMAN, &icons::CRAFTSMAN, Swatch::Building),
    Article::of(orleans::TRADER, &icons::TRADER, Swatch::Building),
    Article::of(orleans::KNIGHT, &icons::KNIGHT, Swatch::Castle),
    Article::of(orleans::SCHOLAR, &icons::SCHOLAR, Swatch::Mine),
    Article::of(orleans::MONK, &icons::MONK, Swatch::Monastery),
];

const fn about(place: Place, text: Text, swatch: Swatch) -> Article {
    Article::of(text, paint::picture(place), swatch)
}

/// By place.
static PLACES: [Article; 43] = [
    about(Place::FarmHouse, orleans::FARM_HOUSE, Swatch::Animal),
    about(Place::Village, orleans::VILLAGE, Swatch::Building),
    about(Place::University, orleans::UNIVERSITY, Swatch::Mine),
    about(Place::Castle, orleans::CASTLE, Swatch::Castle),
    about(Place::Monastery, orleans::MONASTERY, Swatch::Monastery),
    about(Place::Ship, orleans::SHIP, Swatch::Ship),
    about(Place::Wagon, orleans::WAGON, Swatch::Building),
    about(Place::Guildhall, orleans::GUILDHALL, Swatch::Building),
    about(Place::Scriptorium, orleans::SCRIPTORIUM, Swatch::Mine),
    about(Place::TownHall, orleans::TOWN_HALL, Swatch::Mine),
    about(Place::Hayrick, orleans::HAYRICK, Swatch::Animal),
    about(Place::CheeseFactory, orleans::CHEESE_FACTORY, Swatch::Animal),
    about(Place::Winery, orleans::WINERY, Swatch::Animal),
    about(Place::WoolManufacturer, orleans::WOOL_MANUFACTURER, Swatch::Animal),
    about(Place::TailorShop, orleans::TAILOR_SHOP, Swatch::Animal),
    about(Place::Brewery, orleans::BREWERY, Swatch::Monastery),
    about(Place::Library, orleans::LIBRARY, Swatch::Mine),
    about(Place::Windmill, orleans::WINDMILL, Swatch::Building),
    about(Place::Hospital, orleans::HOSPITAL, Swatch::Mine),
    about(Place::Sacristy, orleans::SACRISTY, Swatch::Monastery),
    about(Place::HerbGarden, orleans::HERB_GARDEN, Swatch::Ship),
    about(Place::Bathhouse, orleans::BATHHOUSE, Swatch::Ship),
    about(Place::ShippingLine, orleans::SHIPPING_LINE, Swatch::Ship),
    about(Place::Cellar, orleans::CELLAR, Swatch::Monastery),
    about(Place::Office, orleans::OFFICE, Swatch::Mine),
    about(Place::Pharmacy, orleans::PHARMACY, Swatch::Building),
    about(Place::School, orleans::SCHOOL, Swatch::Mine),
    about(Place::HorseWagon, orleans::HORSE_WAGON, Swatch::Building),
    about(Place::GunpowderTower, orleans::GUNPOWDER_TOWER, Swatch::Castle),
    about(Place::Laboratory, orleans::LABORATORY, Swatch::Building),
    about(Place::MarketStand, orleans::MARKET_STAND, Swatch::Building),
    about(Place::BlackMarket, orleans::BLACK_MARKET, Swatch::Castle),
    about(Place::Depot, orleans::DEPOT, Swatch::Building),
    about(Place::StageCoach, orleans::STAGE_COACH, Swatch::Building),
    about(Place::Tavern, orleans::TAVERN, Swatch::Building),
    about(Place::Vineyard, orleans::VINEYARD, Swatch::Animal),
    about(Place::Well, orleans::WELL, Swatch::Ship),
    about(Place::BourgeoisHouse, orleans::BOURGEOIS_HOUSE, Swatch::Building),
    about(Place::Carpenter, orleans::CARPENTER, Swatch::Building),
    about(Place::Vehicle, orleans::VEHICLE, Swatch::Building),
    about(Place::GuildHouse, orleans::GUILD_HOUSE, Swatch::Building),
    about(Place::Hostel, orleans::HOSTEL, Swatch::Ship),
    about(Place::Palatinate, orleans::PALATINATE, Swatch::Castle),
];

/// The bag.
pub static BAG: Article = Article::of(orleans::BAG_AND_MARKET, &sprite::SACK, Swatch::Building);
/// Planning.
pub static PLANNING: Article = Article::of(orleans::PLANNING, &icons::ANYBODY, Swatch::Mine);
/// Actions.
pub static ACTIONS: Article = Article::of(orleans::ACTIONS, &icons::GUILDHALL, Swatch::Mine);
/// Technology.
pub static TECHNOLOGY: Article = Article::of(orleans::TECHNOLOGY, &icons::GEAR, Swatch::Mine);
/// Place tiles.
pub static TILES: Article = Article::of(orleans::PLACE_TILES, &icons::WHEEL, Swatch::Building);
/// The map.
pub static MAP: Article = Article::of(orleans::MAP, &icons::WAGON, Swatch::Ship);
/// Goods.
static GOODS: Article = Article::of(orleans::GOODS, &icons::BROCADE, Swatch::Animal);
/// Deeds.
pub static DEEDS: Article = Article::of(orleans::BENEFICIAL_DEEDS, &icons::TOWN_HALL, Swatch::Monastery);
/// Development.
pub static DEVELOPMENT: Article = Article::of(orleans::DEVELOPMENT, &icons::BOOK, Swatch::Mine);
/// Torture.
pub static TORTURE: Article = Article::of(orleans::TORTURE, &icons::SKULL, Swatch::Castle);
/// Scoring.
pub static SCORING: Article = Article::of(orleans::SCORING, &sprite::STAR, Swatch::Monastery);

static KIND_LIST: [&Article; 7] = each(&KINDS);
static PLACE_LIST: [&Article; 43] = each(&PLACES);

/// By topic.
pub static HELP: &[Group] = &[
    Group { heading: orleans::CHAPTER_A_ROUND, articles: &[&BAG, &PLANNING, &ACTIONS, &TORTURE, &SCORING] },
    Group { heading: orleans::CHAPTER_THE_TABLE, articles: &[&MAP, &GOODS, &DEEDS, &DEVELOPMENT, &TECHNOLOGY, &TILES] },
    Group { heading: orleans::CHAPTER_FOLLOWERS, articles: &KIND_LIST },
    Group { heading: orleans::CHAPTER_PLACES, articles: &PLACE_LIST },
    Group { heading: orleans::CHAPTER_EVENTS, articles: &events::LIST },
    Group { heading: orleans::CHAPTER_SCENARIOS, articles: &goals::SCENARIO_LIST },
    Group { heading: orleans::CHAPTER_GOALS, articles: &goals::GOAL_LIST },
    Group { heading: orleans::CHAPTER_CHARACTERS, articles: &goals::CHARACTER_LIST },
    Group { heading: orleans::CHAPTER_STRUCTURES, articles: &goals::STRUCTURE_LIST },
];
