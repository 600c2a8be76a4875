//! A journal step by step.

use draw::chrome::{self, KEYS, Keys, STRIP};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, GAIN, TEXT};
use saves::Volume;

use super::{Scores, Screen, Step};
use crate::Button;
use crate::state::{Saved, State};

/// How many actions UP and DOWN go.
const STRIDE: u16 = 10;

pub fn press(state: &mut State, button: Button) -> Step {
    let (Some(review), Some(at)) = (state.review.as_ref().filter(|_| !state.is_opening()), state.sought()) else {
        if button == Button::B {
            state.leave();
            return Step::Close;
        }
        return Step::Stay;
    };
    let (volume, end) = (review.volume, review.length);
    let to = match button {
        Button::A | Button::Right => at.saturating_add(1),
        Button::Left => at.saturating_sub(1),
        Button::Down => at.saturating_add(STRIDE),
        Button::Up => at.saturating_sub(STRIDE),
        Button::X | Button::Y if state.is_replaying() => return Step::Stay,
        Button::X => return Step::Open(Screen::Scores(Scores::default())),
        Button::Y => return Step::Open(Screen::Log(0)),
        Button::B if matches!(volume, Volume::InProgress(_)) => {
            state.leave();
            return Step::Close;
        }
        Button::B => {
            // The card below shows the result again.
            state.seek(volume, end);
            return Step::Close;
        }
    };
    if to.min(end) != at {
        state.seek(volume, to.min(end));
    }
    Step::Stay
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    if state.is_opening() {
        chrome::heading(pen, "REPLAY", "");
        super::finished::draw_opening(state, pen);
        return chrome::keys(pen, Keys::raw(["", "back", "", ""]));
    }
    let (Some(review), Some(session)) = (&state.review, state.current.laid()) else {
        chrome::heading(pen, "REPLAY", "");
        pen.text(8, 60, theme::PLAIN, theme::COST, "There is no game to show.");
        return chrome::keys(pen, Keys::raw(["", "back", "", ""]));
    };
    session.draw_board(&state.settings, pen);
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, theme::PANEL);
    let (at, end) = (session.length(), review.length.max(1));
    pen.fill(0, STRIP, u32::from(at) * 240 / u32::from(end), 2, GAIN);
    match session.last_action() {
        _ if state.is_replaying() => {
            pen.text(4, STRIP + 2, BOLD, TEXT, &line!("On the way to {}", state.sought().unwrap_or(at)));
        }
        Some(entry) => super::log::entry(state, pen, STRIP + 2, &entry, theme::PANEL),
        None => {
            pen.text(4, STRIP + 2, BOLD, TEXT, "The game begins.");
        }
    }
    pen.text(4, STRIP + 15, BOLD, GAIN, &line!("{at} of {}", review.length));
    match review.found {
        Saved::Parted(version) if at == review.length => {
            pen.text_right(236, STRIP + 15, theme::PLAIN, theme::COST, &line!("rules {version} from here"));
        }
        _ => pen.text_right(236, STRIP + 15, theme::PLAIN, theme::QUIET, "arrows: 1 or 10"),
    }
    let next = if at < review.length { "next" } else { "" };
    chrome::keys(pen, Keys::raw([next, "back", "scores", "log"]));
}
