//! What the console runs on: its requests are served here.

use console::{Answer, Console, Frame, Mind, Request, Shell};
use defmt::{Debug2Format, info, warn};
use embassy_time::{Duration, Instant, Timer};
use saves::Journal;
use static_cell::{ConstStaticCell, StaticCell};
use store::Store;

use crate::buttons::Event;
use crate::entropy::Pool;
use crate::flash::Area;
use crate::{display, flash, sound, watchdog};

static STORE: StaticCell<Store<Area>> = StaticCell::new();
static MIND: ConstStaticCell<Mind> = ConstStaticCell::new(Mind::new());
static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());

/// Pause before tidying after a write: an erase (45 ms) is shorter than a player's reaction to the picture, so the next
/// save finds a clean sector.
const PAUSE_BEFORE_TIDYING: Duration = Duration::from_millis(5);
/// Pause before each further piece of tidying.
const PAUSE_OF_TIDYING: Duration = Duration::from_secs(1);

/// All that the console runs on.
pub struct Device {
    pub store: &'static mut Store<Area>,
    /// Whether the store may have something to tidy, and the pause before that.
    pub untidy: Option<Duration>,
    /// `None` while the panel has it.
    pub frame: Option<&'static mut Frame>,
    /// The panel sleeps.
    pub dark: bool,
    /// When the last button went down whose picture does not show yet, and how long the one before took to its picture.
    pressed: Option<Instant>,
    #[cfg_attr(not(feature = "cable"), allow(dead_code, reason = "only a cable asks"))]
    pub answered: Option<Duration>,
    pool: Pool,
    /// What a computer thinks with.
    mind: &'static mut Mind,
    /// How long the computer has thought about its decision, and the longest slice of that.
    thought: (Duration, Duration),
}

// Not inlined: its temporaries would occupy the stack frame of `run` for good.
#[inline(never)]
fn make_store(saves: Area) -> &'static mut Store<Area> {
    STORE.init_with(|| Store::new(saves))
}

impl Device {
    /// Returns the device with these saves.
    pub fn new(saves: Area) -> Self {
        let (store, frame) = (make_store(saves), FRAME.take());
        Device {
            store,
            untidy: Some(PAUSE_BEFORE_TIDYING),
            frame: Some(frame),
            dark: true,
            pressed: None,
            answered: None,
            pool: Pool::default(),
            mind: MIND.take(),
            thought: Default::default(),
        }
    }

    /// Tells the console what is in flash, and has a first look at the random source.
    pub async fn open(&mut self, console: &mut Console) {
        let start = Instant::now();
        self.store
            .start(|answer| {
                log(&answer);
                console.answer(answer.into())
            })
            .await;
        info!("saves opened in {} us", start.elapsed().as_micros());
        self.pool.draw();
    }

    /// Hands a button to the console.
    pub fn take(&mut self, console: &mut Console, Event { button, down, at }: Event) {
        info!("{=str} {=str}", button.name(), if down { "down" } else { "up" });
        self.pool.stir(at);
        if down {
            self.pressed = Some(at);
        }
        if down { console.press(button) } else { console.release(button) }
    }

    /// Lets the console work for a moment, and logs how long a computer took to decide.
    pub fn work(&mut self, console: &mut Console) {
        let start = Instant::now();
        let decided = console.work(self.mind);
        let slice = start.elapsed();
        let (all, longest) = self.thought;
        self.thought = (all + slice, longest.max(slice));
        if decided {
            info!("thought for {} us, {} us at a time", self.thought.0.as_micros(), self.thought.1.as_micros());
            self.thought = Default::default();
        }
    }

    /// Lights the panel, or puts it to sleep.
    pub async fn light(&mut self, level: u8) {
        let Some(frame) = self.frame.take() else { return };
        self.frame = Some(display::light(frame, level).await);
        self.dark = level == 0;
    }

    /// Does a piece of the work that would hold up a later write; not while a sound plays, because an erase waits for
    /// its end.
    pub async fn tidy(&mut self) {
        if sound::plays() {
            return;
        }
        let start = Instant::now();
        self.untidy = self.store.tidy().await.then_some(PAUSE_OF_TIDYING);
        if self.untidy.is_some() {
            info!("tidy: {} us", start.elapsed().as_micros());
        }
    }
}

impl Shell for Device {
    async fn serve(&mut self, console: &mut Console, request: Request) {
        let (name, start) = (request.name(), Instant::now());
        match request {
            // In place: as a future of its own it would be moved, and stand on the stack twice.
            Request::Save(request) => {
                if let saves::Request::Append(slot, at, action) = &request {
                    info!("game {}, action {}: {=[u8]:02x}", slot.0, at, action.as_slice());
                }
                let answered = |answer: saves::Answer<'_>| {
                    if matches!(answer, saves::Answer::Begun(_) | saves::Answer::Written(_)) {
                        self.untidy = Some(PAUSE_BEFORE_TIDYING);
                    }
                    log(&answer);
                    console.answer(answer.into())
                };
                self.store.serve(request, answered).await;
            }
            Request::Backlight(level) => self.light(level).await,
            Request::Sound(sound, loudness) => sound::play(sound, loudness),
            Request::Entropy => console.answer(Answer::Entropy(self.pool.draw())),
            Request::Log => log_export(console).await,
            Request::LogRegion => log_region().await,
            Request::Panic => panic!("crash test"),
        }
        info!("{=str}: {} us", name, start.elapsed().as_micros());
    }

    async fn show(&mut self, console: &Console) {
        let Some(frame) = self.frame.take() else { return };
        let start = Instant::now();
        let Ok(()) = console.draw(frame);
        let drawn = Instant::now();
        self.frame = Some(display::show(frame).await);
        if let Some(pressed) = self.pressed.take() {
            self.answered = Some(pressed.elapsed());
        }
        info!("drawn in {} us, sent in {} us", (drawn - start).as_micros(), drawn.elapsed().as_micros());
    }
}

/// Writes the journal that leaves the device to the log, a line for each part.
async fn log_export(console: &Console) {
    for part in console.export() {
        info!("{=str}", part.text().as_str());
        // The buffer of the log holds two lines: let the probe, which reads every millisecond, empty it.
        Timer::after_millis(2).await;
    }
}

/// Writes the save region to the log, 32 bytes a line.
async fn log_region() {
    for (line, bytes) in flash::region().chunks(32).enumerate() {
        info!("region {}: {=[u8]:02x}", 32 * line, bytes);
        watchdog::feed();
        // The probe must empty the log's buffer, as in `log_export`.
        Timer::after_millis(2).await;
    }
}

fn log(answer: &saves::Answer<'_>) {
    use saves::Answer;
    match answer {
        Answer::Region(region) => info!("saves: {}", Debug2Format(region)),
        Answer::Worn(places) => warn!("saves: {} places worn out", places),
        Answer::Begun(Err(failure)) | Answer::Written(Err(failure)) => {
            warn!("not written: {}", Debug2Format(failure));
        }
        Answer::Journal(Journal { volume, number, condition, actions, .. }) => {
            let (volume, condition) = (Debug2Format(volume), Debug2Format(condition));
            info!("{} {} is {}: {} bytes, hash {}", volume, number, condition, actions.len(), hash(actions));
        }
        _ => {}
    }
}

/// Returns a hash of the actions of a journal (FNV-1a), for the log.
fn hash(actions: &[u8]) -> u32 {
    actions.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
