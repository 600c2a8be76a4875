//! Tests of the device: buttons, random source, crash.

use draw::chrome::{self, Keys};
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, GAIN, INK, PLAIN, QUIET, TEXT};
use saves::Region;
use texts::{Message, console as say};

use super::Step;
use crate::port::{Figures, Health, Request, Sound};
use crate::state::State;
use crate::{Button, Buttons};

/// The page, with the buttons that were seen.
#[derive(Clone, Debug, Default)]
pub struct Service {
    seen: Buttons,
    /// Whether B was the last press: a second one leaves.
    leaving: bool,
    /// Whether Y was the last press: a second one is the crash test.
    crashing: bool,
}

impl Service {
    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        state.sound = Some(Sound::Tick);
        self.seen.set(button, true);
        let (leave, crash) = (self.leaving, self.crashing);
        self.leaving = button == Button::B;
        self.crashing = button == Button::Y;
        match button {
            Button::B if leave => return Step::Home,
            Button::Y if crash => state.ask(Request::Panic),
            Button::A => state.ask(Request::Entropy),
            _ => {}
        }
        Step::Stay
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        chrome::titled(pen, say::SERVICE_TITLE, Some(say::SERVICE_BUTTONS.into()));
        for (i, button) in Button::ALL.into_iter().enumerate() {
            let (x, y) = (8 + 58 * (i % 4) as i32, 28 + 28 * (i / 4) as i32);
            let seen = self.seen.contains(button);
            pen.rounded(x, y, 50, 22, if seen { GAIN } else { theme::PANEL });
            pen.say_centred(x + 25, y + 5, BOLD, if seen { INK } else { TEXT }, label(button));
        }
        let health = match state.health {
            None => (say::RANDOM_UNKNOWN, QUIET),
            Some(Health::Good) => (say::RANDOM_GOOD, GAIN),
            Some(Health::Stuck) => (say::RANDOM_STUCK, COST),
            Some(Health::Biased) => (say::RANDOM_BIASED, COST),
        };
        let saves = match state.region {
            Some(region) if region.is_ours() && state.worn > 0 => (say::SAVES_WORN, COST),
            Some(Region::Ours) => (say::SAVES_OURS, GAIN),
            Some(Region::Damaged) => (say::SAVES_DAMAGED, COST),
            Some(Region::New) => (say::SAVES_NEW, GAIN),
            Some(Region::Foreign) => (say::SAVES_FOREIGN, COST),
            Some(Region::Later(_)) => (say::SAVES_LATER, COST),
            Some(Region::Broken) | None => (say::SAVES_BROKEN, COST),
        };
        let rows: [(_, Message<'_>, _); 3] = [
            (say::SERVICE_RANDOM, health.0.into(), health.1),
            (say::SERVICE_SAVES, saves.0.into(), saves.1),
            (say::SERVICE_BUILD, say::as_is(state.boot.build), TEXT),
        ];
        for (i, (label, text, colour)) in rows.into_iter().enumerate() {
            let y = 94 + 32 * i as i32;
            pen.say(5, y, PLAIN, QUIET, label);
            pen.say(14, y + 14, BOLD, colour, text);
        }
        let Figures { bits, ones, longest_run } = state.figures;
        if bits > 0 {
            pen.say_right(236, 94, PLAIN, TEXT, say::random_ones(ones as i32, bits as i32));
            pen.say_right(236, 108, PLAIN, TEXT, say::random_run(longest_run as i32));
        }
        if let Some(battery) = state.battery {
            pen.say_right(236, 126, PLAIN, TEXT, say::service_battery(battery));
        }
        let note = match (self.leaving, self.crashing) {
            (true, _) => say::SERVICE_LEAVES,
            (_, true) => say::SERVICE_CRASHES,
            _ => say::SERVICE_NOTE,
        };
        pen.say(5, 200, PLAIN, if self.leaving || self.crashing { COST } else { QUIET }, note);
        chrome::keys(pen, Keys::of([Some(say::RANDOM), Some(say::LEAVE), None, Some(say::CRASH)]));
    }
}

/// Returns what stands on a button, or where it points.
fn label(button: Button) -> Message<'static> {
    match button {
        Button::Up => say::BUTTON_UP.into(),
        Button::Down => say::BUTTON_DOWN.into(),
        Button::Left => say::BUTTON_LEFT.into(),
        Button::Right => say::BUTTON_RIGHT.into(),
        Button::A | Button::B | Button::X | Button::Y => say::as_is(button.name()),
    }
}
