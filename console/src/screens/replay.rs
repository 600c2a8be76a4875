//! A journal step by step.

use draw::chrome::{self, KEYS, Keys, STRIP};
use draw::pen::Pen;
use draw::theme::{self, BOLD, GAIN, TEXT};
use saves::Volume;
use texts::console as say;

use super::{Scores, Screen, Step};
use crate::Button;
use crate::state::{Saved, State};

/// How many actions UP and DOWN go.
const STRIDE: u16 = 10;

pub fn press(state: &mut State, button: Button) -> Step {
    let (Some(looked), Some(at)) = (state.looked.as_ref().filter(|_| !state.is_opening()), state.sought()) else {
        if button == Button::B {
            state.leave();
            return Step::Close;
        }
        return Step::Stay;
    };
    let (volume, end) = (looked.volume, looked.length);
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
        chrome::titled(pen, say::REPLAY_TITLE, None);
        super::finished::draw_opening(state, pen);
        return chrome::keys(pen, Keys::of([None, Some(say::BACK), None, None]));
    }
    let (Some(looked), Some(session)) = (&state.looked, state.current.laid()) else {
        chrome::titled(pen, say::REPLAY_TITLE, None);
        pen.say(8, 60, theme::PLAIN, theme::COST, say::REPLAY_NONE);
        return chrome::keys(pen, Keys::of([None, Some(say::BACK), None, None]));
    };
    session.draw_board(&state.settings, pen);
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, theme::PANEL);
    let (at, end) = (session.length(), looked.length.max(1));
    pen.fill(0, STRIP, u32::from(at) * 240 / u32::from(end), 2, GAIN);
    match session.last_action(pen.language) {
        _ if state.is_replaying() => {
            pen.say(4, STRIP + 2, BOLD, TEXT, say::on_the_way(state.sought().unwrap_or(at)));
        }
        Some(entry) => super::log::entry(state, pen, STRIP + 2, &entry, theme::PANEL),
        None => {
            pen.say(4, STRIP + 2, BOLD, TEXT, say::GAME_BEGINS);
        }
    }
    pen.say(4, STRIP + 15, BOLD, GAIN, say::page_of(at, looked.length));
    match looked.found {
        Saved::Parted(version) if at == looked.length => {
            pen.say_right(236, STRIP + 15, theme::PLAIN, theme::COST, say::replay_rules(version));
        }
        _ => pen.say_right(236, STRIP + 15, theme::PLAIN, theme::QUIET, say::REPLAY_ARROWS),
    }
    let next = (at < looked.length).then_some(say::NEXT);
    chrome::keys(pen, Keys::of([next, Some(say::BACK), Some(say::SCORES), Some(say::LOG)]));
}
