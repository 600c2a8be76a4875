//! The law of round names: the end of a game calls each round what the screen called it in play.

extern crate std;

use std::format;

use rules_core::dice_game::Stage;
use texts::Language;

use super::forecast::positions;
use super::{castles, dice_game, natick, orleans};
use crate::game::table::Table;

/// Returns what the end of a game calls the round that is played.
fn named<T: Table>(game: &T::Game) -> draw::chrome::Line {
    T::round_name(game, T::round(game), Language::English)
}

#[test]
fn a_round_is_called_what_play_shows() {
    positions::<castles::Screens>(|game, _, _, _| {
        let progress = castles::Screens::progress(game, Language::English);
        let is_dealt = game.position().stage.is_dealt();
        assert!(!is_dealt || named::<castles::Screens>(game).ends_with(progress.as_str()), "{progress}");
    });
    positions::<dice_game::Screens>(|game, _, _, _| {
        let phase = dice_game::Screens::progress(game, Language::English);
        let shown = match game.stage() {
            Stage::Castles => format!("{phase}"),
            // Ticked boxes show in the bar.
            _ => format!("phase {phase}, box {}", game.boxes()),
        };
        assert_eq!(named::<dice_game::Screens>(game), shown.as_str());
    });
    positions::<natick::Screens>(|game, _, _, _| {
        assert_eq!(named::<natick::Screens>(game), natick::Screens::progress(game, Language::English));
    });
    positions::<orleans::Screens>(|game, _, _, _| {
        let shown = format!("round {}", game.position().round);
        assert_eq!(named::<orleans::Screens>(game), shown.as_str());
    });
}
