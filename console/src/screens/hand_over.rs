//! Before the next player looks: whose turn it is, and what happened since their last one.

use super::{Scores, Screen, Step};
use crate::Button;
use crate::draw::chrome::{self, Keys};
use crate::draw::pen::Pen;
use crate::draw::theme::{self, BOLD, INK, LARGE, PLAIN, QUIET};
use crate::line;
use crate::state::State;
use rules_core::Player;

/// Lines of news that fit.
const NEWS: usize = 7;

pub fn press(button: Button) -> Step {
    match button {
        Button::A => Step::Close,
        Button::B => Step::Open(Screen::Log(0)),
        Button::X => Step::Open(Screen::Scores(Scores::default())),
        Button::Y => Step::Open(Screen::Menu(0)),
        _ => Step::Stay,
    }
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let player = session.roles().viewer;
    pen.clear(theme::GROUND);
    pen.fill(0, 0, 240, 66, chrome::seat_colour(player));
    pen.text(6, 3, PLAIN, INK, "pass to");
    chrome::shape(pen, 8, 32, player, INK);
    pen.text_doubled(26, 22, LARGE, INK, session.player_name(player));
    session.draw_hand_over(&state.settings, pen);
    let news = session.news();
    pen.text(5, 70, PLAIN, QUIET, if news == 0 { "Nothing new so far" } else { "Since your last turn" });
    for i in 0..news.min(NEWS) {
        // The newest lines, the oldest of them on top.
        let back = news.min(NEWS) - 1 - i;
        if let Some(entry) = session.entry(back) {
            super::log::entry(state, pen, 86 + 16 * i as i32, &entry, theme::GROUND);
        }
    }
    pen.fill(0, 200, 240, 1, theme::LINE);
    let players = session.players();
    let pitch = 240 / i32::from(players.max(1));
    for (seat, points) in Player::all(players).zip(session.standing().points) {
        let x = 4 + pitch * i32::from(seat.0);
        chrome::shape(pen, x, 206, seat, chrome::seat_colour(seat));
        pen.text(x + 15, 205, BOLD, theme::TEXT, &line!("{points}"));
    }
    chrome::keys(pen, Keys(["ready", "log", "scores", "menu"]));
}
