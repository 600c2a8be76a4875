//! Tests of the device: buttons, random source, crash.

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, GAIN, INK, PLAIN, QUIET, TEXT};
use saves::Region;

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
        chrome::heading(pen, "SERVICE", "press every button");
        for (i, button) in Button::ALL.into_iter().enumerate() {
            let (x, y) = (8 + 58 * (i % 4) as i32, 28 + 28 * (i / 4) as i32);
            let seen = self.seen.contains(button);
            pen.rounded(x, y, 50, 22, if seen { GAIN } else { theme::PANEL });
            pen.text_centred(x + 25, y + 5, BOLD, if seen { INK } else { TEXT }, button.name());
        }
        let health = match state.health {
            None => ("not asked yet: press A", QUIET),
            Some(Health::Good) => ("good", GAIN),
            Some(Health::Stuck) => ("stuck: failed", COST),
            Some(Health::Biased) => ("biased: failed", COST),
        };
        let saves = match state.region {
            Some(region) if region.is_ours() && state.worn > 0 => ("safe, but partly worn out", COST),
            Some(Region::Ours) => ("in order", GAIN),
            Some(Region::Damaged) => ("damaged", COST),
            Some(Region::New) => ("new", GAIN),
            Some(Region::Foreign) => ("not ours", COST),
            Some(Region::Later(_)) => ("of a later version", COST),
            Some(Region::Broken) | None => ("do not work", COST),
        };
        let rows = [("random source", health), ("saves", saves), ("build", (state.boot.build, TEXT))];
        for (i, (label, (text, colour))) in rows.into_iter().enumerate() {
            let y = 94 + 32 * i as i32;
            pen.text(5, y, PLAIN, QUIET, label);
            pen.text(14, y + 14, BOLD, colour, text);
        }
        let Figures { bits, ones, longest_run } = state.figures;
        if bits > 0 {
            pen.text_right(236, 94, PLAIN, TEXT, &line!("{ones} of {bits} ones"));
            pen.text_right(236, 108, PLAIN, TEXT, &line!("longest run {longest_run}"));
        }
        if let Some(battery) = state.battery {
            pen.text_right(236, 126, PLAIN, TEXT, &line!("battery {battery}%"));
        }
        let note = match (self.leaving, self.crashing) {
            (true, _) => "B again leaves this page",
            (_, true) => "Y again crashes on purpose",
            _ => "B twice leaves, Y twice crashes",
        };
        pen.text(5, 200, PLAIN, if self.leaving || self.crashing { COST } else { QUIET }, note);
        chrome::keys(pen, Keys::raw(["random", "leave", "", "crash"]));
    }
}
