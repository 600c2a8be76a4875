//! Help on each of the yellow tiles.

use draw::sprite::Sprite;
use draw::theme::Swatch;
use texts::{Text, castles};

use crate::game::help::Article;
use crate::games::castles::pieces::icons;

/// By the number of the yellow tile, from 1.
pub static MONASTERIES: [Article; 29] = [
    yellow(castles::MONASTERY_1, 1, &icons::BELL),
    yellow(castles::MONASTERY_2, 2, &icons::BELL),
    yellow(castles::MONASTERY_3, 3, &icons::BELL),
    yellow(castles::MONASTERY_4, 4, &icons::BELL),
    yellow(castles::MONASTERY_5, 5, &icons::BELL),
    yellow(castles::MONASTERY_6, 6, &icons::BELL),
    yellow(castles::MONASTERY_7, 7, &icons::BELL),
    yellow(castles::MONASTERY_8, 8, &icons::MOVES_DIE),
    yellow(castles::MONASTERY_9, 9, &icons::MOVES_DIE),
    yellow(castles::MONASTERY_10, 10, &icons::MOVES_DIE),
    yellow(castles::MONASTERY_11, 11, &icons::MOVES_DIE),
    yellow(castles::MONASTERY_12, 12, &icons::MOVES_DIE),
    yellow(castles::MONASTERY_13, 13, &icons::BELL),
    yellow(castles::MONASTERY_14, 14, &icons::BELL),
    yellow(castles::MONASTERY_15, 15, &icons::AT_END),
    yellow(castles::MONASTERY_16, 16, &icons::AT_END),
    yellow(castles::MONASTERY_17, 17, &icons::AT_END),
    yellow(castles::MONASTERY_18, 18, &icons::AT_END),
    yellow(castles::MONASTERY_19, 19, &icons::AT_END),
    yellow(castles::MONASTERY_20, 20, &icons::AT_END),
    yellow(castles::MONASTERY_21, 21, &icons::AT_END),
    yellow(castles::MONASTERY_22, 22, &icons::AT_END),
    yellow(castles::MONASTERY_23, 23, &icons::AT_END),
    yellow(castles::MONASTERY_24, 24, &icons::AT_END),
    yellow(castles::MONASTERY_25, 25, &icons::AT_END),
    yellow(castles::MONASTERY_26, 26, &icons::AT_END),
    // With the expansions of 2019.
    yellow(castles::MONASTERY_27, 27, &icons::BELL),
    yellow(castles::MONASTERY_28, 28, &icons::BELL),
    yellow(castles::MONASTERY_29, 29, &icons::AT_END),
];

/// Returns a yellow tile: its sign and number.
const fn yellow(text: Text, number: u8, sign: &'static Sprite) -> Article {
    Article { text, sign, number: Some(number), swatch: Swatch::Monastery }
}
