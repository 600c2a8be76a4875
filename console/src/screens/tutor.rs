//! What the tutor says before a turn ends that costs too much.

use draw::chrome::{self, Keys, Prose};
use draw::pen::Pen;
use draw::theme::{BOLD, COST, GAIN, GROUND, NAME, TEXT};
use texts::console as say;

use super::{Step, log, statistics};
use crate::Button;
use crate::state::State;

pub fn press(better: &mut bool, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => {
            return match state.end_tutored().into() {
                Step::Stay => Step::Close,
                Step::Open(screen) => Step::Swap(screen),
                step => step,
            };
        }
        Button::B => state.leave_tutored(),
        Button::Y => state.take_turn_back(),
        Button::X => {
            *better = true;
            return Step::Stay;
        }
        _ => return Step::Stay,
    }
    Step::Close
}

pub fn draw(better: bool, state: &State, pen: &mut Pen<'_>) {
    let (Some(warning), Some(session)) = (state.warning(), state.current.session()) else { return };
    let language = pen.language;
    chrome::titled(pen, say::TUTOR, Some(session.name().into()));
    let lost = statistics::tenths(warning.lost.into(), language);
    pen.say(8, 28, NAME, COST, say::tutor_lost(&lost));
    if better {
        pen.say(8, 52, BOLD, GAIN, say::REVIEW_BETTER);
        let (from, plan) = warning.better();
        for (entry, y) in session.foretell(from, plan, language).iter().zip((70..).step_by(16)) {
            log::entry(state, pen, y, entry, GROUND);
        }
    } else {
        let about: Prose = say::TUTOR_ABOUT.string(language);
        chrome::prose(pen, (8, 56), 16, TEXT, &about);
    }
    let x = (!better).then_some(say::BETTER);
    chrome::keys(pen, Keys::of([Some(say::PLAY), Some(say::BACK), x, Some(say::UNDO)]));
}
