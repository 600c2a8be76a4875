//! Help on what the expansions of 2019 bring: tiles, border posts, trade routes, shields; and a page of the guide each.

use draw::sprite;
use draw::theme::Swatch;
use texts::{Text, castles};

use crate::game::help::Article;
use crate::games::castles::pieces::icons;

pub static WHITE_CASTLE: Article = Article::of(castles::WHITE_CASTLE, &icons::WHITE_CASTLE, Swatch::Building);

pub static CRANE: Article = Article::of(castles::CRANE, &icons::CRANE, Swatch::Building);

pub static GEESE: Article = Article::of(castles::GEESE, &icons::GEESE, Swatch::Animal);

pub static INN: Article = Article::of(castles::INN, &icons::INN_TILE, Swatch::Building);

pub static POSTS: Article = Article::of(castles::BORDER_POSTS, &icons::POST, Swatch::Mine);

pub static ROUTES: Article = Article::of(castles::TRADE_ROUTES, &icons::ROUTE, Swatch::Ship);

pub static SHIELDS: Article = Article::of(castles::SHIELDS, &icons::SHIELD, Swatch::Mine);

pub static TRIBUTE: Article = Article::of(castles::TRIBUTE, &sprite::SILVER, Swatch::Mine);

/// Returns a shield: its number, what it does, its points.
const fn shield(text: Text, number: u8) -> Article {
    Article { text, sign: &icons::SHIELD, number: Some(number), swatch: Swatch::Mine }
}

/// By number, from 1.
pub static EACH_SHIELD: [Article; 18] = [
    shield(castles::SHIELD_1, 1),
    shield(castles::SHIELD_2, 2),
    shield(castles::SHIELD_3, 3),
    shield(castles::SHIELD_4, 4),
    shield(castles::SHIELD_5, 5),
    shield(castles::SHIELD_6, 6),
    shield(castles::SHIELD_7, 7),
    shield(castles::SHIELD_8, 8),
    shield(castles::SHIELD_9, 9),
    shield(castles::SHIELD_10, 10),
    shield(castles::SHIELD_11, 11),
    shield(castles::SHIELD_12, 12),
    shield(castles::SHIELD_13, 13),
    shield(castles::SHIELD_14, 14),
    shield(castles::SHIELD_15, 15),
    shield(castles::SHIELD_16, 16),
    shield(castles::SHIELD_17, 17),
    shield(castles::SHIELD_18, 18),
];

/// Returns a card of a trade route.
const fn card(text: Text, number: u8) -> Article {
    Article { text, sign: &icons::ROUTE, number: Some(number), swatch: Swatch::Ship }
}

/// By number, from 1.
pub static CARDS: [Article; 12] = [
    card(castles::ROUTE_CARD_1, 1),
    card(castles::ROUTE_CARD_2, 2),
    card(castles::ROUTE_CARD_3, 3),
    card(castles::ROUTE_CARD_4, 4),
    card(castles::ROUTE_CARD_5, 5),
    card(castles::ROUTE_CARD_6, 6),
    card(castles::ROUTE_CARD_7, 7),
    card(castles::ROUTE_CARD_8, 8),
    card(castles::ROUTE_CARD_9, 9),
    card(castles::ROUTE_CARD_10, 10),
    card(castles::ROUTE_CARD_11, 11),
    card(castles::ROUTE_CARD_12, 12),
];

pub static SOLO: Article = Article::of(castles::SOLO_GAME, &sprite::HOURGLASS, Swatch::Castle);

pub static COUNTER: Article = Article::of(castles::COUNTER_AND_TARGET, &sprite::FLAG, Swatch::Monastery);

pub static RIVERS: Article = Article::of(castles::RIVERS, &sprite::SHIP, Swatch::Ship);

pub static WHITE_DIE: Article = Article::of(castles::WHITE_DIE_ALONE, &icons::AWAY, Swatch::Building);

pub static WHOLE_COLOUR: Article = Article::of(castles::WHOLE_COLOUR, &sprite::CROWN, Swatch::Monastery);

pub static BLACK_TILES: Article = Article::of(castles::BLACK_TILES, &icons::BLACK, Swatch::Mine);

pub static ORDER: Article = Article::of(castles::WHAT_COMES_NEXT, &sprite::STAR, Swatch::Building);

pub static TEAM: Article = Article::of(castles::TEAM_GAME, &sprite::STAR, Swatch::Castle);
