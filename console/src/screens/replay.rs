//! A journal step by step.

use super::{Scores, Screen, Step};
use crate::Button;
use crate::chrome::{self, KEYS, Keys, STRIP};
use crate::core::Core;
use crate::line;
use crate::pen::Pen;
use crate::theme::{self, BOLD, GAIN, TEXT};

/// How many actions UP and DOWN go.
const STRIDE: u16 = 10;

pub fn press(core: &mut Core, button: Button) -> Step {
    let (Some(review), Some(session)) = (&core.review, core.desk.session()) else {
        return if button == Button::B { Step::Close } else { Step::Stay };
    };
    let (volume, at, end) = (review.volume, session.length(), review.length);
    let to = match button {
        Button::A | Button::Right => at.saturating_add(1),
        Button::Left => at.saturating_sub(1),
        Button::Down => at.saturating_add(STRIDE),
        Button::Up => at.saturating_sub(STRIDE),
        Button::X => return Step::Open(Screen::Scores(Scores::default())),
        Button::Y => return Step::Open(Screen::Log(0)),
        Button::B => {
            // The card below shows the result again.
            core.seek(volume, end);
            return Step::Close;
        }
    };
    if to.min(end) != at {
        core.seek(volume, to.min(end));
    }
    Step::Stay
}

pub fn draw(core: &Core, pen: &mut Pen<'_>) {
    let (Some(review), Some(session)) = (&core.review, core.desk.session()) else {
        chrome::heading(pen, "REPLAY", "");
        pen.text(8, 60, theme::PLAIN, theme::COST, "There is no game to show.");
        return chrome::keys(pen, Keys(["", "back", "", ""]));
    };
    session.draw_board(&core.settings, pen);
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, theme::PANEL);
    let (at, end) = (session.length(), review.length.max(1));
    pen.fill(0, STRIP, u32::from(at) * 240 / u32::from(end), 2, GAIN);
    // What somebody did last: the dice that were rolled after it show on the board.
    let deed = (0..4).filter_map(|back| session.entry(back)).find(|entry| entry.player.is_some());
    match deed.or_else(|| session.entry(0)) {
        Some(entry) => super::log::entry(core, pen, STRIP + 2, &entry, theme::PANEL),
        None => {
            pen.text(4, STRIP + 2, BOLD, TEXT, "The game begins.");
        }
    }
    pen.text(4, STRIP + 15, BOLD, GAIN, &line!("{at} of {}", review.length));
    pen.text_right(236, STRIP + 15, theme::PLAIN, theme::QUIET, "arrows: 1 or 10");
    let next = if at < review.length { "next" } else { "" };
    chrome::keys(pen, Keys([next, "back", "scores", "log"]));
}
