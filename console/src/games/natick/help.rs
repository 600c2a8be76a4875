//! Help and guide of Natick, in our own words.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::natick::{DieEvent, Suit};
use texts::natick;

use super::icons;
use crate::game::help::{Article, Group, Leaf, Page, each};

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
    Article::of(natick::SUN, &icons::SUN, Swatch::Building),
    Article::of(natick::MOON, &icons::MOON, Swatch::Mine),
    Article::of(natick::CROWN, &icons::CROWNS, Swatch::Castle),
    Article::of(natick::ARMS, &icons::ARMS, Swatch::Ship),
];

/// By event.
static EVENTS: [Article; 4] = [
    Article::of(natick::RICH_HARVEST, &icons::SUN, Swatch::Building),
    Article::of(natick::TRADE_ADVANTAGE, &icons::CROWNS, Swatch::Castle),
    Article::of(natick::TOURNAMENT, &icons::ARMS, Swatch::Ship),
    Article::of(natick::RAIDER_ATTACK, &icons::MOON, Swatch::Mine),
];

pub static ROAD: Article = Article::of(natick::ROAD, &icons::ROAD, Swatch::Monastery);

pub static VILLAGE: Article = Article::of(natick::VILLAGE, &icons::VILLAGE, Swatch::Monastery);

pub static TOWN: Article = Article::of(natick::TOWN, &icons::TOWN, Swatch::Monastery);

pub static TRADER: Article = Article::of(natick::TRADER, &icons::TRADER, Swatch::Animal);

pub static KNIGHT: Article = Article::of(natick::KNIGHT, &icons::KNIGHT, Swatch::Animal);

pub static EXPLORE: Article = Article::of(natick::NEW_REGION, &sprite::FLAG, Swatch::Monastery);

pub static DICE: Article = Article::of(natick::DICE, &sprite::HOURGLASS, Swatch::Monastery);

pub static BANK: Article = Article::of(natick::POOL, &sprite::SILVER, Swatch::Monastery);

pub static OFFER: Article = Article::of(natick::OFFER, &sprite::SACK, Swatch::Monastery);

pub static COINS: Article = Article::of(natick::COINS, &sprite::SILVER, Swatch::Monastery);

pub static DONE: Article = Article::of(natick::DONE, &sprite::HOURGLASS, Swatch::Monastery);

pub static FOUND: Article = Article::of(natick::FOUNDING, &icons::VILLAGE, Swatch::Monastery);

pub static STOCK: Article = Article::of(natick::STOCK, &sprite::SACK, Swatch::Monastery);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: natick::CHAPTER_REGIONS, articles: &each(&SUITS) },
    Group { heading: natick::CHAPTER_EVENTS, articles: &each(&EVENTS) },
    Group { heading: natick::CHAPTER_BUILDING, articles: &[&ROAD, &VILLAGE, &TOWN, &TRADER, &KNIGHT, &EXPLORE] },
    Group { heading: natick::CHAPTER_A_TURN, articles: &[&DICE, &BANK, &OFFER, &COINS, &DONE] },
    Group { heading: natick::CHAPTER_SET_UP_AND_END, articles: &[&FOUND, &STOCK] },
];

pub const GUIDE: &[Page] = &[
    Page(natick::GUIDE_TWO_COLONIES),
    Page(natick::GUIDE_REGIONS_AND_COINS),
    Page(natick::GUIDE_THE_DICE),
    Page(natick::GUIDE_EVENTS),
    Page(natick::GUIDE_BUILDING),
    Page(natick::GUIDE_UNITS),
    Page(natick::GUIDE_TRADING),
    Page(natick::GUIDE_THE_END),
];

/// What it is about.
pub const LEAVES: &[Leaf] = &[Leaf {
    title: natick::LEAF_WHAT_IT_IS_ABOUT_TITLE,
    rows: [
        (&icons::VILLAGE, Swatch::Monastery, natick::LEAF_WHAT_IT_IS_ABOUT_1),
        (&sprite::HOURGLASS, Swatch::Mine, natick::LEAF_WHAT_IT_IS_ABOUT_2),
        (&icons::TOWN, Swatch::Castle, natick::LEAF_WHAT_IT_IS_ABOUT_3),
        (&sprite::SILVER, Swatch::Building, natick::LEAF_WHAT_IT_IS_ABOUT_4),
        (&icons::ROAD, Swatch::Ship, natick::LEAF_WHAT_IT_IS_ABOUT_5),
    ],
}];
