//! Before the next player looks: whose turn it is, and what happened since their last one.

use super::{Scores, Screen, Step};
use crate::Button;
use crate::state::State;
use draw::chrome::{self, Keys, letters};
use draw::pen::Pen;
use draw::theme::{self, COST, GAIN, INK, LARGE, NAME, PLAIN, QUIET, SMALL};
use texts::console as say;

/// Lines of news that fit, above the one that tells of a tutor.
fn lines(state: &State) -> usize {
    7 - usize::from(state.tutors_several())
}

/// The page before the next player looks, with how many of the oldest lines of news are scrolled away.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct HandOver {
    skipped: u8,
}

impl HandOver {
    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let Some(session) = state.current.session() else { return Step::Home };
        let most = session.news(state.settings.language()).saturating_sub(lines(state)) as u8;
        match button {
            Button::Up => self.skipped = self.skipped.saturating_sub(1),
            Button::Down => self.skipped = (self.skipped + 1).min(most),
            Button::A if session.page_waits() => return Step::Swap(Screen::Interlude),
            Button::A => return Step::Close,
            Button::B => return Step::Open(Screen::Log(0)),
            Button::Left if state.tutors_several() => state.decline_tutor(),
            Button::X => return Step::Open(Screen::Scores(Scores::default())),
            Button::Y => return Step::Open(Screen::Menu(0)),
            _ => {}
        }
        Step::Stay
    }

    pub fn draw(self, state: &State, pen: &mut Pen<'_>) {
        let Some(session) = state.current.session() else { return };
        let player = session.roles().viewer;
        pen.clear(theme::GROUND);
        pen.fill(0, 0, 240, 66, chrome::seat_colour(player));
        pen.say(6, 3, PLAIN, INK, say::PASS_TO);
        chrome::shape(pen, 8, 32, player, INK);
        // What the game shows begins at 150.
        let name = session.player_name(player);
        let (y, font) = match letters(name) {
            ..=6 => (22, LARGE),
            7..=8 => (26, NAME),
            _ => (27, SMALL),
        };
        pen.text_doubled(26, y, font, INK, name);
        session.draw_hand_over(&state.settings, pen);
        let (news, lines) = (session.news(pen.language), lines(state));
        pen.say(5, 70, PLAIN, QUIET, if news == 0 { say::NOTHING_NEW } else { say::SINCE_YOUR_TURN });
        let skipped = usize::from(self.skipped).min(news.saturating_sub(lines));
        let below = news.saturating_sub(skipped + lines);
        if below + skipped > 0 {
            pen.say_right(236, 70, SMALL, COST, chrome::more(skipped, below));
        }
        // The oldest line on top, so that it is read as it happened.
        for i in 0..news.min(lines) {
            if let Some(entry) = session.news_entry(news - 1 - skipped - i, pen.language) {
                super::log::entry(state, pen, 86 + 16 * i as i32, &entry, theme::GROUND);
            }
        }
        if state.tutors_several() {
            pen.say(5, 185, SMALL, GAIN, say::TUTOR_AGREED);
        }
        pen.fill(0, 200, 240, 1, theme::LINE);
        chrome::standing(pen, 205, session.players(), |seat| session.points(seat));
        chrome::keys(pen, Keys::of([say::READY, say::LOG, say::SCORES, say::MENU].map(Some)));
    }
}
