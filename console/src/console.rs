//! The console itself.

use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::prelude::*;
use heapless::Deque;

use crate::{Answer, Boot, Button, Request};

/// The handheld's inside.
#[derive(Debug)]
pub struct Console {
    boot: Boot,
    stale: bool,
    requests: Deque<Request, 8>,
}

impl Console {
    /// A console at power-on.
    pub fn new(boot: Boot) -> Self {
        let mut requests = Deque::new();
        let _ = requests.push_back(Request::Backlight(80));
        Console { boot, stale: true, requests }
    }

    /// A button goes down.
    pub fn press(&mut self, _button: Button) {
        self.stale = true;
    }

    /// A button goes up.
    pub fn release(&mut self, _button: Button) {}

    /// `ticks` of [`TICK_MS`](crate::TICK_MS) have passed.
    pub fn tick(&mut self, _ticks: u32) {}

    /// In how many ticks the console wants to be called again, if nothing else happens before.
    pub fn next_tick(&self) -> Option<u32> {
        None
    }

    /// The shell's answer to a request.
    pub fn answer(&mut self, _answer: Answer<'_>) {}

    /// The next thing that the console wants done.
    pub fn request(&mut self) -> Option<Request> {
        self.requests.pop_front()
    }

    /// Whether the picture has to be drawn anew; true once after each change.
    pub fn is_stale(&self) -> bool {
        self.stale
    }

    /// Whether nothing moves: no animation runs, no request and no answer is open. Backlight and sleep don't count.
    pub fn is_idle(&self) -> bool {
        !self.stale && self.requests.is_empty()
    }

    /// Draws the whole picture.
    pub fn draw<D: DrawTarget<Color = Rgb565>>(&mut self, target: &mut D) -> Result<(), D::Error> {
        self.stale = false;
        let _ = self.boot;
        target.clear(Rgb565::new(3, 7, 5))
    }
}
