//! The handheld without a window.

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use console::{Answer, Boot, Button, Buttons, Console, Crash, Entropy, Frame, Health, Request, SIDE, TICK_MS};
use saves::Volume;
use store::Store;

use crate::{Flash, Picture};

/// How long [`Shell::tap`] holds a button down, and how long nothing happens after a button.
pub const PRESS_MS: u32 = 60;
/// How long [`Shell::settle`] waits for the console to come to rest.
pub const PATIENCE_MS: u32 = 2000;

/// A console with all that the device has around it: buttons, a panel, flash, a random source, and time, which passes
/// only when it is told to.
#[derive(Debug)]
pub struct Shell {
    console: Console,
    flash: Flash,
    store: Store<Flash>,
    frame: Box<Frame>,
    panel: Vec<u16>,
    pictures: u64,
    backlight: u8,
    held: Buttons,
    health: Health,
    /// What was written to the log and not read yet.
    log: Vec<String>,
    /// Milliseconds since the last tick that the console was told of.
    since_tick: u32,
}

impl Shell {
    /// A device with this flash, just switched on.
    pub fn new(flash: Flash) -> Self {
        Self::with(flash, None)
    }

    /// One that was switched on to show this journal.
    pub fn replaying(flash: Flash, volume: Volume) -> Self {
        Self::with(flash, Some(volume))
    }

    fn with(flash: Flash, replay: Option<Volume>) -> Self {
        let mut shell = Shell {
            console: Console::new(Boot::default()),
            store: Store::new(flash.clone()),
            flash,
            frame: Box::default(),
            panel: vec![0; SIDE * SIDE],
            pictures: 0,
            backlight: 0,
            held: Buttons::default(),
            health: Health::Good,
            log: Vec::new(),
            since_tick: 0,
        };
        shell.start(None, replay);
        shell
    }

    /// A button goes down, if it is up.
    pub fn press(&mut self, button: Button) {
        if !self.held.contains(button) {
            self.held.set(button, true);
            self.console.press(button);
            self.attend();
        }
    }

    /// A button goes up, if it is down.
    pub fn release(&mut self, button: Button) {
        if self.held.contains(button) {
            self.held.set(button, false);
            self.console.release(button);
            self.attend();
        }
    }

    /// Whether a button is down.
    pub fn is_held(&self, button: Button) -> bool {
        self.held.contains(button)
    }

    /// Time passes.
    pub fn run(&mut self, ms: u32) {
        self.since_tick += ms;
        while self.since_tick >= TICK_MS {
            let due = self.since_tick / TICK_MS;
            let ticks = self.console.next_tick().map_or(due, |next| next.clamp(1, due));
            self.since_tick -= ticks * TICK_MS;
            self.console.tick(ticks);
            self.attend();
        }
    }

    /// Time passes until the console is idle, at most [`PATIENCE_MS`]. Whether it came to rest.
    pub fn settle(&mut self) -> bool {
        for _ in 0..PATIENCE_MS / TICK_MS {
            if self.console.is_idle() {
                return true;
            }
            self.run(TICK_MS);
        }
        self.console.is_idle()
    }

    /// A button is pressed and released, as a script's `press` does.
    pub fn tap(&mut self, button: Button) {
        self.hold(button, PRESS_MS);
    }

    /// A button is held for some time and let go; then a moment, and whatever the console does until it is idle.
    pub fn hold(&mut self, button: Button, ms: u32) {
        self.press(button);
        self.run(ms);
        self.release(button);
        self.run(PRESS_MS);
        self.settle();
    }

    /// The power goes, and comes back with these buttons down. Only the flash stays.
    pub fn power_cycle(&mut self, held: impl IntoIterator<Item = Button>) {
        self.held = Buttons::default();
        held.into_iter().for_each(|button| self.held.set(button, true));
        self.start(None, None);
    }

    /// What the panel shows, as bright as can be; black while it sleeps.
    pub fn picture(&self) -> Picture {
        if self.backlight == 0 { Picture::black() } else { Picture::of_panel(&self.panel) }
    }

    /// How often the picture changed.
    pub fn pictures(&self) -> u64 {
        self.pictures
    }

    /// What was written to the log since the last call, line by line.
    pub fn log(&mut self) -> impl Iterator<Item = String> {
        std::mem::take(&mut self.log).into_iter()
    }

    /// The light behind the panel in per cent; 0 while it sleeps.
    pub fn backlight(&self) -> u8 {
        self.backlight
    }

    /// The console.
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// The flash.
    pub fn flash(&self) -> &Flash {
        &self.flash
    }

    /// From now on the tests of the random source say this.
    pub fn set_health(&mut self, health: Health) {
        self.health = health;
    }

    /// The battery has changed.
    pub fn set_battery(&mut self, percent: u8) {
        self.console.answer(Answer::Battery(percent));
        self.attend();
    }

    /// Power-on, perhaps after a panic.
    fn start(&mut self, crash: Option<Crash>, replay: Option<Volume>) {
        let build = concat!(env!("CARGO_PKG_VERSION"), " simulator");
        self.console = Console::new(Boot { held: self.held, crash, build, replay });
        self.store = Store::new(self.flash.clone());
        now(self.store.start(|answer| self.console.answer(answer.into())));
        *self.frame = Frame::new();
        self.panel.fill(0);
        self.attend();
    }

    /// Does what the console wants done, and shows its picture if it has a new one.
    fn attend(&mut self) {
        while let Some(request) = self.console.request() {
            match request {
                Request::Save(request) => {
                    now(self.store.serve(request, |answer| self.console.answer(answer.into())));
                }
                Request::Backlight(percent) => self.backlight = percent,
                Request::Entropy => {
                    let (bits, health) = getrandom::u64().map_or((0, Health::Stuck), |bits| (bits, self.health));
                    self.console.answer(Answer::Entropy(Entropy { bits, health }));
                }
                Request::Panic => {
                    let file = file!().try_into().unwrap_or_default();
                    return self.start(Some(Crash { file, line: line!() }), None);
                }
                Request::Log => self.log.extend(self.console.export().map(|part| part.to_string())),
            }
        }
        if self.console.is_stale() {
            let Ok(()) = self.console.draw(&mut *self.frame);
            self.send();
        }
        now(self.store.tidy());
    }

    /// Sends to the panel what changed, and no more: as on the device.
    fn send(&mut self) {
        let mut patches = Vec::new();
        self.frame.patches(|patch| patches.push(patch));
        for patch in &patches {
            let columns = usize::from(patch.x)..usize::from(patch.x + patch.width);
            for y in usize::from(patch.y)..usize::from(patch.y + patch.height) {
                self.panel[y * SIDE..][columns.clone()].copy_from_slice(&self.frame.row(y)[columns.clone()]);
            }
        }
        self.pictures += u64::from(!patches.is_empty());
    }
}

/// The outcome of a future that never waits, as those over a flash in memory don't.
pub(crate) fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(outcome) => outcome,
        Poll::Pending => unreachable!("memory is always ready"),
    }
}
