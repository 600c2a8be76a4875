//! Help and guide of the Dice Game, in our own words.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::dice_game::Colour;
use texts::dice_game;

use super::icons;
use crate::game::help::{Article, Group, Leaf, Page, each};

/// Returns the article about a colour's spaces.
pub fn colour(colour: Colour) -> &'static Article {
    &COLOURS[colour as usize]
}

/// By colour, in the order of [`Colour::ALL`].
static COLOURS: [Article; 6] = [
    Article::of(dice_game::MONASTERY, &sprite::MONASTERY, Swatch::Monastery),
    Article::of(dice_game::MINE, &sprite::MINE, Swatch::Mine),
    Article::of(dice_game::RIVER, &sprite::SHIP, Swatch::Ship),
    Article::of(dice_game::CITY, &sprite::BUILDING, Swatch::Building),
    Article::of(dice_game::CASTLE, &sprite::CASTLE, Swatch::Castle),
    Article::of(dice_game::PASTURE, &sprite::ANIMAL, Swatch::Animal),
];

pub static PAIR: Article = Article::of(dice_game::PAIR, &icons::DIFFERENT, Swatch::Mine);

pub static MONK: Article = Article::of(dice_game::MONK, &icons::MONK, Swatch::Monastery);

pub static SILVER: Article = Article::of(dice_game::SILVER, &sprite::SILVER, Swatch::Mine);

pub static COMMODITY: Article = Article::of(dice_game::COMMODITY, &sprite::SACK, Swatch::Ship);

pub static WORKER: Article = Article::of(dice_game::WORKER, &sprite::WORKER, Swatch::Building);

pub static DONE: Article = Article::of(dice_game::DONE, &sprite::HOURGLASS, Swatch::Building);

pub static AREAS: Article = Article::of(dice_game::AREA_POINTS, &sprite::STAR, Swatch::Animal);

pub static RACES: Article = Article::of(dice_game::COLOUR_RACES, &sprite::CROWN, Swatch::Animal);

pub static TIME: Article = Article::of(dice_game::TIME, &sprite::HOURGLASS, Swatch::Ship);

pub static START: Article = Article::of(dice_game::STARTING_CASTLE, &sprite::CASTLE, Swatch::Castle);

pub static END: Article = Article::of(dice_game::THE_END, &sprite::FLAG, Swatch::Building);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: dice_game::CHAPTER_COLOURS, articles: &each(&COLOURS) },
    Group {
        heading: dice_game::CHAPTER_DICE_AND_BONUSES,
        articles: &[&PAIR, &MONK, &SILVER, &COMMODITY, &WORKER, &DONE],
    },
    Group { heading: dice_game::CHAPTER_SCORE_AND_TIME, articles: &[&AREAS, &RACES, &TIME] },
    Group { heading: dice_game::CHAPTER_SET_UP_AND_END, articles: &[&START, &END] },
];

pub const GUIDE: &[Page] = &[
    Page(dice_game::GUIDE_YOUR_DUCHY),
    Page(dice_game::GUIDE_START),
    Page(dice_game::GUIDE_A_ROUND),
    Page(dice_game::GUIDE_WHAT_GOES_WHERE),
    Page(dice_game::GUIDE_BONUSES),
    Page(dice_game::GUIDE_RACES_AND_TIME),
    Page(dice_game::GUIDE_BUTTONS),
];

/// What it is about.
pub const LEAVES: &[Leaf] = &[Leaf {
    title: dice_game::LEAF_WHAT_IT_IS_ABOUT_TITLE,
    rows: [
        (&sprite::CASTLE, Swatch::Castle, dice_game::LEAF_WHAT_IT_IS_ABOUT_1),
        (&sprite::HOURGLASS, Swatch::Mine, dice_game::LEAF_WHAT_IT_IS_ABOUT_2),
        (&sprite::FLAG, Swatch::Animal, dice_game::LEAF_WHAT_IT_IS_ABOUT_3),
        (&sprite::STAR, Swatch::Monastery, dice_game::LEAF_WHAT_IT_IS_ABOUT_4),
        (&icons::MONK, Swatch::Building, dice_game::LEAF_WHAT_IT_IS_ABOUT_5),
    ],
}];
