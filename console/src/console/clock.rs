//! Time: held buttons, animations, thinking, the demo, and the light.

use super::{Console, Light};
use crate::Button;
use crate::game::session::Input;
use crate::port::Request;
use crate::records::settings::Animations;
use crate::screens::{Screen, Step};
use crate::state::Mind;

/// Ticks until a held direction repeats, and between repeats.
pub(super) const REPEAT: (u32, u32) = (40, 12);
/// Ticks that A is held to destroy something or Y for a hint, and between two pictures of that.
pub(super) const HOLD: (u32, u32) = (100, 5);
/// Ticks for which a Y counts as a short press: no bar shows.
pub(super) const SHORT: u32 = 20;
/// Ticks that a frame of an animation shows: fast, and in full.
const FRAME: (u32, u32) = (3, 6);
/// Ticks without a button until computers play on the title, and how long the end of such a game shows.
const DEMO: (u32, u32) = (6000, 1000);
/// Ticks of thinking after which the screen says so.
const SLOW: u32 = 30;
/// The light when it is dimmed, in per cent.
const DIM: u8 = 10;
/// Ticks without a button until the panel sleeps when the battery is empty.
const EMPTY_SLEEP: u32 = 1000;
/// Ticks without a button until a panel that never sleeps dims.
const AWAKE_DIM: u32 = 60_000;

impl Console {
    /// Lets `ticks` of [`TICK_MS`](crate::TICK_MS) pass, no more than [`next_tick`](Self::next_tick) asked for.
    pub fn tick(&mut self, ticks: u32) {
        // Something can only happen at the last tick: the others just count down.
        let Some(quiet) = ticks.checked_sub(1) else { return };
        self.rest = self.rest.saturating_add(quiet);
        self.haste.pass(ticks);
        if let Some((_, held)) = &mut self.hold {
            *held += quiet;
        }
        if let Some((_, left)) = &mut self.repeat {
            *left = left.saturating_sub(quiet);
        }
        if self.plays_on() {
            self.frame += quiet;
        }
        self.tick_once();
        self.tick_thought(ticks);
        self.tick_demo();
        self.shade();
    }

    fn tick_once(&mut self) {
        self.rest = self.rest.saturating_add(1);
        if let Some((button, left)) = self.repeat {
            self.repeat = Some((button, left.saturating_sub(1)));
            if left <= 1 {
                self.repeat = Some((button, REPEAT.1));
                self.rest = 0;
                self.act(button);
            }
        }
        if let Some((button, held)) = self.hold {
            self.hold = Some((button, held + 1)).filter(|_| held + 1 < HOLD.0);
            self.stale |= (held + 1) % HOLD.1 == 0 && self.bar().is_some();
            if self.hold.is_none() {
                self.held(button);
            }
        }
        if self.plays_on() {
            self.frame += 1;
            if self.frame >= self.frame_ticks() {
                self.frame = 0;
                let change = self.state.play(Input::Frame);
                self.go(change.into());
            }
        }
    }

    /// Does what holding a button for its time does.
    fn held(&mut self, button: Button) {
        self.stale = true;
        match button {
            Button::Y if self.can_hint() => self.state.hint(),
            Button::Y => {}
            _ => {
                self.haste.press(button);
                self.act(button);
            }
        }
    }

    /// Returns the ticks until a demo begins or ends by itself.
    fn demo_ticks(&self) -> Option<u32> {
        let due = match self.top() {
            Screen::Title(_) if self.state.settings.demo && self.light != Light::Asleep => DEMO.0,
            Screen::Scores(_) if self.state.demo => DEMO.1,
            _ => return None,
        };
        Some(due.saturating_sub(self.rest))
    }

    /// Begins or ends a demo when it is due.
    fn tick_demo(&mut self) {
        if self.demo_ticks() != Some(0) {
            return;
        }
        self.rest = 0;
        if self.light == Light::Dim {
            self.light = Light::On;
            self.state.ask(Request::Backlight(self.state.settings.backlight()));
        }
        if self.state.demo {
            self.state.end_demo();
            self.go(Step::Home);
        } else {
            let change = self.state.start_demo();
            self.go(change.into());
        }
    }

    /// Counts how long a computer thinks, and says so once it takes a while.
    fn tick_thought(&mut self, ticks: u32) {
        let before = self.state.thought;
        self.state.thought = if self.is_thinking() { before + ticks } else { 0 };
        if before < SLOW && self.state.thought >= SLOW {
            let change = self.state.play(Input::Slow);
            self.go(change.into());
        }
    }

    /// Returns whether the game shows on a lit panel.
    fn is_playing(&self) -> bool {
        matches!(self.top(), Screen::Table) && self.light != Light::Asleep
    }

    /// Returns whether time carries on the game that shows: something moves.
    pub(super) fn plays_on(&self) -> bool {
        self.is_playing() && self.state.current.session().is_some_and(|session| session.wants_time())
    }

    /// Returns whether computers play, or what they did still shows.
    pub fn is_watched(&self) -> bool {
        self.state.is_watching()
    }

    /// Returns whether something takes longer than a press may: a computer thinks, or a long game is replayed or packed.
    /// As long as it does, a shell lets the console [work](Self::work) whenever nothing else is to be done.
    pub fn is_working(&self) -> bool {
        self.is_busy() || self.is_thinking()
    }

    /// Returns whether a long game is replayed or packed. It waits until a message was read, because it may open a
    /// screen.
    fn is_busy(&self) -> bool {
        match self.top() {
            Screen::Notice(_) => false,
            Screen::Review(page) => self.state.is_busy() || page.is_working(&self.state),
            _ => self.state.is_busy(),
        }
    }

    /// Returns whether turns are judged meanwhile: in a review, or by the tutor. A fast machine need not take as long for that
    /// as a device.
    pub fn is_judging(&self) -> bool {
        self.is_busy() && (matches!(self.top(), Screen::Review(_)) || self.state.is_tutoring())
    }

    /// Does some 10 ms of that work on the device. Returns whether a computer decided.
    pub fn work(&mut self, mind: &mut Mind) -> bool {
        if self.is_busy() {
            let change = match self.stack.last() {
                Some(Screen::Review(page)) => page.work(&mut self.state, mind),
                _ => self.state.work(mind),
            };
            self.change(change);
            return false;
        }
        let Some(change) = self.is_thinking().then(|| self.state.think(mind)).flatten() else { return false };
        self.state.thought = 0;
        self.go(change.into());
        true
    }

    /// Returns whether a computer has something to think about, or what is taken again goes on.
    fn is_thinking(&self) -> bool {
        let taken_again = matches!(self.top(), Screen::Undo) && self.repeats();
        taken_again || self.is_playing() && self.state.is_thinking()
    }

    fn frame_ticks(&self) -> u32 {
        if let Some(ticks) = self.state.current.session().and_then(|session| session.frame_ticks(&self.state.settings))
        {
            return ticks;
        }
        if self.state.settings.animations == Animations::Fast { FRAME.0 } else { FRAME.1 }
    }

    /// Returns the ticks without a button until the panel gets darker, and the light that it has then. With an empty
    /// battery it sleeps soon.
    fn darker(&self) -> Option<(u32, Light)> {
        if self.state.boot.awake {
            return (self.light == Light::On).then_some((AWAKE_DIM, Light::Dim));
        }
        let empty = self.state.battery == Some(0);
        let asleep = if empty { Some(EMPTY_SLEEP) } else { self.state.settings.sleep_ticks() }?;
        match self.light {
            Light::On => Some((asleep / 2, Light::Dim)),
            Light::Dim => Some((asleep, Light::Asleep)),
            Light::Asleep => None,
        }
    }

    /// Returns whether the light is low since nobody presses anything.
    pub fn is_dim(&self) -> bool {
        self.light == Light::Dim
    }

    /// Dims the panel, or puts it to sleep, when nobody plays.
    fn shade(&mut self) {
        // Somebody waits for a review.
        if self.is_reviewing() {
            self.rest = 0;
        }
        // During a demo the light stays on, unless the battery is empty.
        if self.state.demo && self.state.battery != Some(0) {
            return;
        }
        if let Some((_, light)) = self.darker().filter(|&(ticks, _)| self.rest >= ticks) {
            let percent = if light == Light::Dim { DIM.min(self.state.settings.backlight()) } else { 0 };
            self.light = light;
            self.state.ask(Request::Backlight(percent));
        }
    }

    /// Returns in how many ticks the console wants time to [pass](Self::pass), if nothing else happens before.
    pub fn next_tick(&self) -> Option<u32> {
        let repeat = self.repeat.map(|(_, left)| left);
        let frame = self.plays_on().then(|| self.frame_ticks().saturating_sub(self.frame));
        let hold = self.hold.map(|(_, held)| HOLD.1 - held % HOLD.1);
        let thought = self.is_working().then_some(1);
        let shade = self.darker().map(|(ticks, _)| ticks.saturating_sub(self.rest));
        let due = [repeat, frame, hold, thought, self.demo_ticks(), shade];
        due.into_iter().flatten().min().map(|ticks| ticks.max(1))
    }
}
