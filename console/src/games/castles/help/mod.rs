//! Help and guide of Castles, in our own words.

pub mod articles;
pub mod leaves;
pub mod lesson;
pub mod monasteries;

use draw::sprite;
use draw::theme::Swatch;
use rules_core::castles::{Building, Effect, Face, Kind as Colour, Species, Tile, monastery, shield};
use texts::castles;

pub use self::articles::{ORDER, POSTS, SHIELDS, SOLO, TEAM, WHOLE_COLOUR};
use self::monasteries::MONASTERIES;
use crate::game::help::{Article, Group, Page, each};
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
        Effect::SecondDepot(_) => monastery(monastery::SECOND_DEPOT),
        Effect::Warehouse => building(Building::Warehouse),
        Effect::Carpenter => building(Building::Carpenter),
        Effect::Church => building(Building::Church),
        Effect::Market => building(Building::Market),
        Effect::TownHall => building(Building::TownHall),
        Effect::WhiteCastle => building(Building::WhiteCastle),
        Effect::Crane => building(Building::Crane),
        Effect::ExtraAction | Effect::Stack(..) => &articles::ROUTES,
        Effect::Gather => shield(shield::GATHERS),
        Effect::Follow => shield(shield::FOLLOWS),
        Effect::FromDepots => shield(shield::FROM_DEPOTS),
        Effect::FromBlack => shield(shield::FROM_BLACK),
        Effect::Trim => shield(shield::STORES),
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
    Article::of(castles::CASTLE, &sprite::CASTLE_TILE, Swatch::Castle),
    Article::of(castles::MINE, &icons::MINE_TILE, Swatch::Mine),
    Article::of(castles::SHIP, &sprite::SHIP_TILE, Swatch::Ship),
    Article::of(castles::ANIMALS, &sprite::ANIMAL, Swatch::Animal),
    Article::of(castles::MONASTERY, &sprite::MONASTERY, Swatch::Monastery),
    Article::of(castles::BUILDING, &sprite::BUILDING, Swatch::Building),
];

/// By building.
static BUILDINGS: [Article; 8] = [
    Article::of(castles::WAREHOUSE, &icons::WAREHOUSE, Swatch::Building),
    Article::of(castles::WATCHTOWER, &icons::WATCHTOWER, Swatch::Building),
    Article::of(castles::CARPENTER, &icons::CARPENTER, Swatch::Building),
    Article::of(castles::CHURCH, &icons::CHURCH, Swatch::Building),
    Article::of(castles::MARKET, &icons::MARKET, Swatch::Building),
    Article::of(castles::BOARDING_HOUSE, &icons::BOARDING_HOUSE, Swatch::Building),
    Article::of(castles::BANK, &icons::BANK, Swatch::Building),
    Article::of(castles::TOWN_HALL, &icons::TOWN_HALL, Swatch::Building),
];

/// By species.
static SPECIES: [Article; 4] = [
    Article::of(castles::COWS, &icons::COW, Swatch::Animal),
    Article::of(castles::SHEEP, &icons::SHEEP, Swatch::Animal),
    Article::of(castles::PIGS, &icons::PIG, Swatch::Animal),
    Article::of(castles::HENS_OR_GOATS, &icons::CHICKEN, Swatch::Animal),
];

pub static DICE: Article = Article::of(castles::DICE, &sprite::STAR, Swatch::Building);

pub static PLACING: Article = Article::of(castles::PLACING, &sprite::CASTLE, Swatch::Building);

pub static WORKERS: Article = Article::of(castles::WORKERS, &sprite::WORKER, Swatch::Building);

pub static SILVER: Article = Article::of(castles::SILVER, &sprite::SILVER, Swatch::Mine);

pub static GOODS: Article = Article::of(castles::GOODS, &sprite::SACK, Swatch::Ship);

pub static STORE: Article = Article::of(castles::STORE, &sprite::CASTLE, Swatch::Mine);

pub static DEPOTS: Article = Article::of(castles::DEPOTS, &sprite::BUILDING, Swatch::Building);

pub static TRACK: Article = Article::of(castles::ORDER, &sprite::SHIP, Swatch::Ship);

pub static REGIONS: Article = Article::of(castles::REGIONS, &sprite::FLAG, Swatch::Animal);

pub static COLOUR_BONUS: Article = Article::of(castles::COLOUR_BONUS, &sprite::CROWN, Swatch::Monastery);

pub static TURN: Article = Article::of(castles::TURN, &sprite::HOURGLASS, Swatch::Mine);

pub static PHASES: Article = Article::of(castles::PHASES, &sprite::HOURGLASS, Swatch::Castle);

pub static ESTATE: Article = Article::of(castles::ESTATE, &sprite::CASTLE, Swatch::Castle);

pub static CASTLE_SPACE: Article = Article::of(castles::FIRST_CASTLE, &sprite::CASTLE, Swatch::Castle);

pub static END: Article = Article::of(castles::THE_END, &sprite::STAR, Swatch::Monastery);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: castles::CHAPTER_TILES, articles: &each(&KINDS) },
    Group { heading: castles::CHAPTER_BUILDINGS, articles: &each(&BUILDINGS) },
    Group { heading: castles::CHAPTER_ANIMALS, articles: &each(&SPECIES) },
    Group { heading: castles::CHAPTER_MONASTERIES, articles: &each(&MONASTERIES) },
    Group { heading: castles::CHAPTER_ACTIONS, articles: &[&DICE, &PLACING] },
    Group { heading: castles::CHAPTER_STOCK, articles: &[&WORKERS, &SILVER, &GOODS, &STORE] },
    Group { heading: castles::CHAPTER_BOARD, articles: &[&DEPOTS, &TRACK] },
    Group { heading: castles::CHAPTER_SCORE_AND_TIME, articles: &[&REGIONS, &COLOUR_BONUS, &TURN, &PHASES] },
    Group { heading: castles::CHAPTER_SET_UP_AND_END, articles: &[&ESTATE, &CASTLE_SPACE, &END] },
    Group {
        heading: castles::CHAPTER_EXPANSION_TILES,
        articles: &[&articles::CRANE, &articles::GEESE, &articles::WHITE_CASTLE, &articles::INN],
    },
    Group {
        heading: castles::CHAPTER_SOLO_GAME,
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
    Group { heading: castles::CHAPTER_TEAM_GAME, articles: &[&articles::TEAM] },
    Group { heading: castles::CHAPTER_BORDER_POSTS, articles: &[&POSTS] },
    Group { heading: castles::CHAPTER_TRADE_ROUTES, articles: &[&articles::ROUTES] },
    Group { heading: castles::CHAPTER_ROUTE_CARDS, articles: &each(&articles::CARDS) },
    Group { heading: castles::CHAPTER_SHIELDS, articles: &[&SHIELDS, &articles::TRIBUTE] },
    Group { heading: castles::CHAPTER_SHIELDS_BY_NUMBER, articles: &each(&articles::EACH_SHIELD) },
];

pub const GUIDE: &[Page] = &[
    Page(castles::GUIDE_YOUR_ESTATE),
    Page(castles::GUIDE_A_TURN),
    Page(castles::GUIDE_TAKE_AND_PLACE),
    Page(castles::GUIDE_WORKERS),
    Page(castles::GUIDE_GOODS_AND_SILVER),
    Page(castles::GUIDE_EFFECTS),
    Page(castles::GUIDE_PHASES),
    Page(castles::GUIDE_BUTTONS),
];

#[cfg(test)]
mod tests {
    use rules_core::castles::route::CARDS;
    use texts::Language;

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
            assert_eq!(monastery(number).number, Some(number));
        }
        for number in 1..=18 {
            assert!(listed(shield(number)) && shield(number).number == Some(number));
            let points = line!("{} points at the end.", rules_core::castles::shield::shield_points(number));
            assert!(shield(number).body(Language::English).ends_with(points.as_str()), "shield {number}");
        }
        for (number, spaces) in (1..).zip(CARDS) {
            assert!(listed(card(number)) && card(number).number == Some(number));
            for (goods, bonus) in spaces {
                let text = line!("{goods}: {}", names::bonus(bonus).line(Language::English));
                assert!(card(number).body(Language::English).contains(text.as_str()), "card {number}: {text}");
            }
        }
    }
}
