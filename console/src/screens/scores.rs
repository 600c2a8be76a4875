//! Points by source for everybody; when the game is over, the final score.

use rules_core::Player;

use super::{Question, Screen, Step};
use crate::Button;
use crate::chrome::{self, Keys, Line};
use crate::core::Core;
use crate::line;
use crate::pen::Pen;
use crate::sprite;
use crate::theme::{self, BOLD, COMPLETE, GAIN, LARGE, NUMBER, PLAIN, QUIET, SMALL, TEXT, TINY};

pub fn press(core: &mut Core, button: Button) -> Step {
    let over = core.desk.session().is_some_and(|session| session.is_over());
    match (button, over) {
        (Button::B, false) => Step::Close,
        (Button::A, true) => {
            core.leave();
            Step::Home
        }
        (Button::X, true) => Step::Open(Screen::Ask(Question::Again)),
        (Button::B, true) => Step::Open(Screen::Log(0)),
        _ => Step::Stay,
    }
}

pub fn draw(core: &Core, pen: &mut Pen<'_>) {
    let Some(session) = core.desk.session() else { return };
    let over = session.is_over();
    chrome::heading(pen, if over { "FINAL SCORE" } else { "SCORES" }, session.name());
    let standing = session.standing();
    let players = session.players();
    // Columns end at the right edge; the labels keep the rest.
    let pitch = if players > 4 { 29 } else { 36 };
    let right = |player: Player| 237 - pitch * i32::from(players - 1 - player.0);
    let single = players == 1;
    for player in Player::all(players) {
        let x = right(player);
        chrome::shape(pen, x - 13, 22, player, chrome::seat_colour(player));
        let name: Line = session.player_name(player).chars().take(pitch as usize / 6).collect();
        pen.text_right(x, 34, TINY, TEXT, if single { session.player_name(player) } else { &name });
    }
    let mut y = 47;
    for index in 0.. {
        let Some((label, _)) = session.source(index, Player(0)) else { break };
        pen.text(5, y, SMALL, QUIET, label);
        let row = |player| session.source(index, player).map_or(0, |(_, points)| points);
        let best = Player::all(players).map(row).max().unwrap_or(0);
        for player in Player::all(players) {
            let points = row(player);
            let (font, colour) = if points == best && points > 0 { (BOLD, TEXT) } else { (PLAIN, QUIET) };
            pen.text_right(right(player), y, font, colour, &line!("{points}"));
        }
        y += 14;
    }
    pen.fill(0, y + 2, 240, 1, theme::LINE);
    pen.text(5, y + 6, BOLD, TEXT, "total");
    for (player, points) in Player::all(players).zip(&standing.points) {
        let first = standing.rank.get(player.index()) == Some(&1);
        let colour = if first && over { COMPLETE } else { TEXT };
        pen.text_right(right(player), y + 5, NUMBER, colour, &line!("{points}"));
        if first && over && !single {
            pen.sprite(right(player) - 11, y + 22, &sprite::CROWN, COMPLETE);
        }
    }
    if over {
        draw_verdict(core, pen, y + 24);
        chrome::keys(pen, Keys(["done", "log", "again", ""]));
    } else {
        chrome::keys(pen, Keys(["", "back", "", ""]));
    }
}

fn draw_verdict(core: &Core, pen: &mut Pen<'_>, y: i32) {
    let Some(session) = core.desk.session() else { return };
    let verdict = session.verdict();
    if session.players() == 1 {
        pen.text_centred(120, y + 2, LARGE, GAIN, &verdict);
    } else {
        pen.text(5, y + 12, PLAIN, GAIN, &verdict);
    }
    let ranked =
        if session.ranked() { line!("seed {}", session.seed()) } else { line!("seed {}, repeated", session.seed()) };
    pen.text(5, 208, PLAIN, QUIET, &ranked);
}
