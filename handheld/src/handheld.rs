//! The handheld itself, on any host.

use std::cell::Cell;

use console::{
    Answer, Boot, Button, Buttons, Console, Crash, Entropy, Figures, Frame, Health, Language, Loudness, Mind, Request,
    SIDE, Shell, Sound, TICK_MS,
};
use saves::{Place, Volume};
use store::{Store, now};

use crate::{Animation, Flash, Picture};

/// How long [`Handheld::tap`] holds a button down, and how long nothing happens after a button.
pub const PRESS_MS: u32 = 60;
/// How long [`Handheld::settle`] waits for the console to come to rest.
pub const PATIENCE_MS: u32 = 60_000;
/// How many slices of a judge's work are done in a tick: a machine that can be a host takes a hundredth of the device's time
/// for one. A fixed number, so that a script finds the same everywhere.
const SLICES: u32 = 24;

/// The machine that a handheld runs on.
#[derive(Clone, Copy, Debug)]
pub struct Host {
    /// The build, for the service page.
    pub build: &'static str,
    /// Draws fresh random bits; `None` if there are none.
    pub entropy: fn() -> Option<u64>,
    /// Whether its panel never sleeps.
    pub awake: bool,
    /// The language of a new device; `None` if it asks.
    pub language: Option<Language>,
    /// The address of the page, for codes.
    pub page: Option<&'static str>,
}

impl Host {
    /// The host of the tests: the desktop, with the same random bits in every run.
    pub const TEST: Host = Host {
        build: concat!(env!("CARGO_PKG_VERSION"), " simulator"),
        entropy: || {
            thread_local!(static DRAWN: Cell<u64> = const { Cell::new(0) });
            // The odd number is 2^64 by the golden ratio: its multiples differ in all bits.
            DRAWN.set(DRAWN.get().wrapping_add(0x9e37_79b9_7f4a_7c15));
            Some(DRAWN.get())
        },
        awake: false,
        language: Some(Language::English),
        page: None,
    };
}

/// A console with all that the device has around it: buttons, a panel, flash, a random source, and time, which passes
/// only when it is told to.
#[derive(Debug)]
pub struct Handheld {
    console: Console,
    /// What a computer thinks with.
    mind: Box<Mind>,
    parts: Parts,
    /// Milliseconds since the last tick that the console was told of.
    since_tick: u32,
}

/// What is around the console.
#[derive(Debug)]
struct Parts {
    host: Host,
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
    animation: Option<Animation>,
    /// What sounded since the last button went down.
    sounds: Vec<Sound>,
    /// The last of them, until the host takes it.
    heard: Option<(Sound, Loudness)>,
}

impl Handheld {
    /// Switches on a device with this flash.
    pub fn new(host: Host, flash: Flash) -> Self {
        Self::with(host, flash, Boot::default())
    }

    /// Switches on a device with this flash, to show this journal.
    pub fn replaying(host: Host, flash: Flash, volume: Volume) -> Self {
        Self::with(host, flash, Boot { replay: Some(volume), ..Boot::default() })
    }

    /// Switches on a device with this flash, to go on with this game.
    pub fn resuming(host: Host, flash: Flash, place: Place) -> Self {
        Self::with(host, flash, Boot { resume: Some(place), ..Boot::default() })
    }

    fn with(host: Host, flash: Flash, boot: Boot) -> Self {
        let mut parts = Parts {
            host,
            store: Store::new(flash.clone()),
            flash,
            frame: Box::default(),
            panel: vec![0; SIDE * SIDE],
            pictures: 0,
            backlight: 0,
            held: Buttons::default(),
            health: Health::Good,
            log: Vec::new(),
            animation: None,
            sounds: Vec::new(),
            heard: None,
        };
        let console = parts.start(boot);
        let mut handheld = Handheld { console, mind: Box::default(), parts, since_tick: 0 };
        handheld.pass(0);
        handheld
    }

    /// Presses a button, if it is up.
    pub fn press(&mut self, button: Button) {
        if !self.parts.held.contains(button) {
            self.parts.held.set(button, true);
            self.parts.sounds.clear();
            self.console.press(button);
            self.pass(0);
        }
    }

    /// Releases a button, if it is down.
    pub fn release(&mut self, button: Button) {
        if self.parts.held.contains(button) {
            self.parts.held.set(button, false);
            self.console.release(button);
            self.pass(0);
        }
    }

    /// Types a letter on the host's own keys, where letters are typed.
    pub fn write(&mut self, letter: char) {
        self.console.write(letter);
        self.pass(0);
    }

    /// Returns whether a button is down.
    pub fn is_held(&self, button: Button) -> bool {
        self.parts.held.contains(button)
    }

    /// Lets time pass.
    pub fn run(&mut self, ms: u32) {
        self.since_tick += ms;
        // While an animation is made time passes tick by tick, so that no picture is left out.
        while self.since_tick >= TICK_MS && self.parts.animation.is_some() {
            self.pass(1);
            self.since_tick -= TICK_MS;
            self.parts.animation.iter_mut().for_each(|animation| animation.pass(TICK_MS));
        }
        self.pass(self.since_tick / TICK_MS);
        self.since_tick %= TICK_MS;
    }

    /// Begins an animation.
    pub fn animate(&mut self) {
        self.parts.animation = Some(Animation::new(self.picture()));
    }

    /// Ends the animation, and hands it over if there was one.
    pub fn cut(&mut self) -> Option<Animation> {
        self.parts.animation.take()
    }

    /// Lets time pass until the console is idle, at most [`PATIENCE_MS`]. Returns whether it came to rest.
    pub fn settle(&mut self) -> bool {
        for _ in 0..PATIENCE_MS / TICK_MS {
            if self.console.is_idle() {
                return true;
            }
            self.run(TICK_MS);
        }
        self.console.is_idle()
    }

    /// Presses and releases a button, as a script's `press` does.
    pub fn tap(&mut self, button: Button) {
        self.hold(button, PRESS_MS);
    }

    /// Holds a button for some time and releases it; then waits for [`PRESS_MS`], and until the console is idle.
    pub fn hold(&mut self, button: Button, ms: u32) {
        self.press(button);
        self.run(ms);
        self.release(button);
        self.run(PRESS_MS);
        self.settle();
    }

    /// Cuts the power, and restores it with these buttons down. Only the flash stays.
    pub fn power_cycle(&mut self, held: impl IntoIterator<Item = Button>) {
        self.parts.held = Buttons::default();
        held.into_iter().for_each(|button| self.parts.held.set(button, true));
        self.console = self.parts.start(Boot::default());
        *self.mind = Mind::new();
        self.pass(0);
    }

    /// Returns what the panel shows, as bright as can be; black while it sleeps.
    pub fn picture(&self) -> Picture {
        if self.parts.backlight == 0 { Picture::black() } else { Picture::of_panel(&self.parts.panel) }
    }

    /// Returns how often the picture changed.
    pub fn pictures(&self) -> u64 {
        self.parts.pictures
    }

    /// Returns what was written to the log since the last call, line by line.
    pub fn log(&mut self) -> impl Iterator<Item = String> {
        std::mem::take(&mut self.parts.log).into_iter()
    }

    /// Returns the tones that sounded since the last button went down.
    pub fn sounds(&self) -> &[Sound] {
        &self.parts.sounds
    }

    /// Returns the sound that was not played yet, for hosts that can.
    pub fn take_sound(&mut self) -> Option<(Sound, Loudness)> {
        self.parts.heard.take().filter(|(_, loudness)| *loudness != Loudness::Off)
    }

    /// Returns the light behind the panel in per cent; 0 while it sleeps.
    pub fn backlight(&self) -> u8 {
        self.parts.backlight
    }

    /// Returns how bright the picture looks, in per cent: a dim panel in a dark room is still easy to read.
    pub fn brightness(&self) -> u32 {
        match u32::from(self.parts.backlight.min(100)) {
            0 => 0,
            light => 40 + light * 60 / 100,
        }
    }

    /// Returns in how many milliseconds the console wants time to pass, if nothing else happens before.
    pub fn next_ms(&self) -> Option<u32> {
        self.console.next_tick().map(|ticks| (ticks * TICK_MS).saturating_sub(self.since_tick))
    }

    /// Returns the console.
    pub fn console(&self) -> &Console {
        &self.console
    }

    /// Returns the flash.
    pub fn flash(&self) -> &Flash {
        &self.parts.flash
    }

    /// Sets what the tests of the random source say.
    pub fn set_health(&mut self, health: Health) {
        self.parts.health = health;
    }

    /// Lets ticks pass, and does what the console wants done meanwhile. Requests take as long as on the device.
    fn pass(&mut self, mut ticks: u32) {
        while ticks > 0 && self.console.is_working() {
            self.console.work(&mut self.mind);
            for _ in 1..SLICES {
                if !self.console.is_judging() {
                    break;
                }
                now(self.console.settle(&mut self.parts));
                self.console.work(&mut self.mind);
            }
            now(self.console.pass(1, &mut self.parts));
            ticks -= 1;
        }
        now(self.console.pass(ticks, &mut self.parts));
        now(self.parts.store.tidy());
    }
}

impl Parts {
    /// Starts the console at power-on, and lets it read what is in flash.
    fn start(&mut self, boot: Boot) -> Console {
        let Host { build, awake, language, page, .. } = self.host;
        let mut console = Console::new(Boot { held: self.held, build, awake, language, page, ..boot });
        self.store = Store::new(self.flash.clone());
        now(self.store.start(|answer| console.answer(answer.into())));
        *self.frame = Frame::new();
        self.panel.fill(0);
        console
    }
}

impl Shell for Parts {
    async fn serve(&mut self, console: &mut Console, request: Request) {
        match request {
            Request::Save(request) => self.store.serve(request, |answer| console.answer(answer.into())).await,
            Request::Backlight(percent) => self.backlight = percent,
            Request::Entropy => {
                let (bits, health) = (self.host.entropy)().map_or((0, Health::Stuck), |bits| (bits, self.health));
                console.answer(Answer::Entropy(Entropy { bits, health, figures: Figures::default() }));
            }
            Request::Panic => {
                let file = file!().try_into().unwrap_or_default();
                *console = self.start(Boot { crash: Some(Crash { file, line: line!() }), ..Boot::default() });
            }
            Request::Sound(sound, loudness) => {
                self.sounds.push(sound);
                self.heard = Some((sound, loudness));
            }
            Request::LogRegion => {}
            Request::Log => self.log.extend(console.export().map(|part| part.to_string())),
        }
    }

    /// Sends to the panel what changed, and no more: as on the device.
    async fn show(&mut self, console: &Console) {
        let Ok(()) = console.draw(&mut *self.frame);
        let (rows, changes) = self.frame.changes();
        let mut changed = false;
        for patch in changes {
            changed = true;
            let columns = usize::from(patch.x)..usize::from(patch.x + patch.width);
            let shown = self.panel.as_chunks_mut::<SIDE>().0.iter_mut().zip(rows);
            for (shown, row) in shown.skip(patch.y.into()).take(patch.height.into()) {
                shown[columns.clone()].copy_from_slice(&row[columns.clone()]);
            }
        }
        if changed {
            self.pictures += 1;
            self.animation.iter_mut().for_each(|animation| animation.add(Picture::of_panel(&self.panel)));
        }
    }
}
