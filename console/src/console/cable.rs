//! What a computer at the other end of a cable asks of the console.

use saves::Volume;

use super::{Console, Light};
use crate::export::{Export, Status};
use crate::port::{Request, Wish};
use crate::screens::{Question, Screen, Step};

impl Console {
    /// Asks the owner for leave, on the screen. A button that is held already does not count.
    pub fn ask(&mut self, wish: Wish) {
        if self.state.demo {
            self.state.end_demo();
            self.go(Step::Home);
        }
        self.withdraw();
        (self.rest, self.repeat, self.hold) = (0, None, None);
        if core::mem::replace(&mut self.light, Light::On) != Light::On {
            self.state.ask(Request::Backlight(self.state.settings.backlight()));
        }
        self.go(Step::Open(Screen::Ask(Question::Cable(wish))));
    }

    /// Returns the owner's answer, as soon as there is one. A question that another screen took the place of is
    /// answered with no.
    pub fn take_leave(&mut self) -> Option<bool> {
        let asks = self.stack.iter().any(Self::is_of_cable);
        self.state.leave.take().or((!asks).then_some(false))
    }

    /// Takes the question back.
    pub fn withdraw(&mut self) {
        self.state.leave = None;
        if self.stack.iter().any(Self::is_of_cable) {
            self.stack.retain(|screen| !Self::is_of_cable(screen));
            (self.hold, self.stale) = (None, true);
        }
    }

    fn is_of_cable(screen: &Screen) -> bool {
        matches!(screen, Screen::Ask(Question::Cable(_)))
    }

    /// Packs a journal for [`export`](Self::export), in slices. Returns whether it can: not while the player looks at
    /// another one.
    pub fn pack(&mut self, volume: Volume) -> bool {
        let free = !self.shows_export();
        if free {
            if let Some(export) = self.state.made.export_mut() {
                export.stop();
            }
            self.state.export(volume);
        }
        free
    }

    /// Returns whether the journal is packed, once that is decided. Call it when all requests are served.
    pub fn is_packed(&self) -> Option<bool> {
        match self.state.made.export().map_or(Status::Missing, Export::status) {
            _ if self.shows_export() => Some(false),
            Status::Packing(..) => None,
            status => Some(status == Status::Packed),
        }
    }

    fn shows_export(&self) -> bool {
        // A review has its place.
        self.stack.iter().any(|screen| matches!(screen, Screen::Export(_) | Screen::Review(_)))
    }
}
