//! Runs the console: buttons and time go in, pictures and requests come out.

use core::sync::atomic::{AtomicU8, Ordering};

use console::{Answer, Boot, Console, Frame, Request, TICK_MS};
use defmt::{Debug2Format, info, warn};
use embassy_time::{Duration, Instant, Timer, with_deadline};
use saves::Journal;
use static_cell::{ConstStaticCell, StaticCell};
use store::Store;

use crate::buttons::{self, Event};
use crate::entropy::Pool;
use crate::flash::Saves;
use crate::power::Gauge;
use crate::{display, watchdog};

/// 1 exactly while nothing moves: the console is idle, every request is served, the picture is sent. Read by the
/// emulated device.
#[used]
// SAFETY: nobody else has a symbol of this name.
#[unsafe(no_mangle)]
static LOIRE_IDLE: AtomicU8 = AtomicU8::new(0);

static CONSOLE: StaticCell<Console> = StaticCell::new();
static STORE: StaticCell<Store<Saves>> = StaticCell::new();
static FRAME: ConstStaticCell<Frame> = ConstStaticCell::new(Frame::new());

/// Nobody waits so soon after a picture: who sees it needs longer to press a button than a sector to be erased. A piece of
/// tidying follows each write then, so that steady play never comes upon a sector that is still to be erased.
const LULL: Duration = Duration::from_millis(5);
/// Nor after this time without anything happening. Then the rest is done, a piece at a time.
const QUIET: Duration = Duration::from_secs(1);

/// Runs the console for ever.
pub async fn run(boot: Boot, saves: Saves, mut gauge: Gauge) -> ! {
    let mut shell = Shell::new(boot, saves);
    let mut frame = FRAME.take();
    let mut clock = Clock::start();
    shell.open().await;
    loop {
        if let Some(charge) = gauge.change() {
            shell.console.answer(Answer::Battery(charge));
        }
        frame = shell.settle(frame).await;

        LOIRE_IDLE.store(shell.console.is_idle().into(), Ordering::Relaxed);
        let now = Instant::now();
        let tidy = shell.untidy.map_or(Instant::MAX, |pause| now + pause);
        let deadline = clock.due(shell.console).min(now + watchdog::MEAL).min(tidy);
        let event = with_deadline(deadline, buttons::next()).await;
        LOIRE_IDLE.store(0, Ordering::Relaxed);
        watchdog::feed();

        match event {
            Ok(event) => {
                clock.pass(shell.console, event.at);
                shell.take(event);
            }
            Err(_) => {
                clock.pass(shell.console, deadline);
                if deadline == tidy {
                    shell.tidy().await;
                }
            }
        }
    }
}

struct Shell {
    console: &'static mut Console,
    store: &'static mut Store<Saves>,
    /// The store may have something to clear away, after a pause of this length.
    untidy: Option<Duration>,
    /// What the panel shall be lit at, if that changed.
    light: Option<u8>,
    pool: Pool,
}

// Neither is part of `run`, on whose stack they would leave room for ever, nor of the other.
#[inline(never)]
fn make_console(boot: Boot) -> &'static mut Console {
    CONSOLE.init_with(|| Console::new(boot))
}

#[inline(never)]
fn make_store(saves: Saves) -> &'static mut Store<Saves> {
    STORE.init_with(|| Store::new(saves))
}

impl Shell {
    fn new(boot: Boot, saves: Saves) -> Self {
        Shell {
            console: make_console(boot),
            store: make_store(saves),
            untidy: Some(QUIET),
            light: None,
            pool: Pool::default(),
        }
    }

    /// Tells the console what is in flash, and has a first look at the random source.
    async fn open(&mut self) {
        let start = Instant::now();
        self.store
            .start(|answer| {
                log(&answer);
                self.console.answer(answer.into())
            })
            .await;
        info!("saves opened in {} us", start.elapsed().as_micros());
        self.pool.draw();
    }

    fn take(&mut self, Event { button, down, at }: Event) {
        info!("{=str} {=str}", button.name(), if down { "down" } else { "up" });
        self.pool.stir(at);
        if down { self.console.press(button) } else { self.console.release(button) }
    }

    /// Serves and draws until the console wants nothing more. What is written comes before the picture that shows it;
    /// the light comes last: it is for the finished picture.
    async fn settle(&mut self, mut frame: &'static mut Frame) -> &'static mut Frame {
        let mut request = None;
        loop {
            request = request.or_else(|| self.console.request());
            if self.console.is_stale() && request.as_ref().is_none_or(can_wait) {
                let start = Instant::now();
                let Ok(()) = self.console.draw(frame);
                let drawn = Instant::now();
                frame = display::show(frame).await;
                info!("drawn in {} us, sent in {} us", (drawn - start).as_micros(), drawn.elapsed().as_micros());
            } else if let Some(Request::Backlight(level)) = request {
                self.light = Some(level);
                request = None;
            } else if let Some(wanted) = request.take() {
                if let Request::Save(saves::Request::Append(slot, at, action)) = &wanted {
                    info!("game {}, action {}: {=[u8]:02x}", slot.0, at, action.as_slice());
                }
                let (name, start) = (name(&wanted), Instant::now());
                self.serve(wanted).await;
                info!("{=str}: {} us", name, start.elapsed().as_micros());
            } else if let Some(level) = self.light.take() {
                display::light(level).await;
                info!("light at {}", level);
            } else {
                return frame;
            }
        }
    }

    /// Does a piece of the work that would hold up a later write.
    async fn tidy(&mut self) {
        let start = Instant::now();
        self.untidy = self.store.tidy().await.then_some(QUIET);
        if self.untidy.is_some() {
            info!("tidy: {} us", start.elapsed().as_micros());
        }
    }

    async fn serve(&mut self, request: Request) {
        match request {
            Request::Save(request) => {
                let answered = |answer: saves::Answer<'_>| {
                    if matches!(answer, saves::Answer::Begun(_) | saves::Answer::Written(_)) {
                        self.untidy = Some(LULL);
                    }
                    log(&answer);
                    self.console.answer(answer.into())
                };
                self.store.serve(request, answered).await;
            }
            Request::Backlight(level) => self.light = Some(level),
            Request::Entropy => self.console.answer(Answer::Entropy(self.pool.draw())),
            Request::Log => self.log_export().await,
            Request::Panic => panic!("crash test"),
        }
    }

    /// Writes the journal that leaves the device to the log, a line for each part.
    async fn log_export(&mut self) {
        for part in self.console.export() {
            info!("{=str}", part.text().as_str());
            // A probe that comes by every millisecond finds room for two lines.
            Timer::after_millis(2).await;
        }
    }
}

fn name(request: &Request) -> &'static str {
    match request {
        Request::Save(request) => request.name(),
        Request::Backlight(_) => "backlight",
        Request::Entropy => "entropy",
        Request::Log => "log",
        Request::Panic => "panic",
    }
}

/// Whether a picture goes before this request: it takes long, or ends it all.
fn can_wait(request: &Request) -> bool {
    matches!(request, Request::Save(saves::Request::Format) | Request::Log | Request::Panic)
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

/// Tells the actions of one journal from those of another (FNV-1a).
fn hash(actions: &[u8]) -> u32 {
    actions.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// The console's time.
struct Clock {
    start: Instant,
    ticks: u32,
}

impl Clock {
    const TICK: Duration = Duration::from_millis(TICK_MS as u64);

    fn start() -> Self {
        Clock { start: Instant::now(), ticks: 0 }
    }

    /// Tells the console how much time passed until `at`, in steps that it asks for.
    fn pass(&mut self, console: &mut Console, at: Instant) {
        let ticks = (at.saturating_duration_since(self.start).as_ticks() / Self::TICK.as_ticks()) as u32;
        while self.ticks < ticks {
            let due = ticks - self.ticks;
            let step = console.next_tick().map_or(due, |next| next.clamp(1, due));
            console.tick(step);
            self.ticks += step;
        }
    }

    /// When the console wants to be told of the time, if nothing happens before.
    fn due(&self, console: &Console) -> Instant {
        match console.next_tick() {
            Some(ticks) => self.start + Self::TICK * (self.ticks + ticks.max(1)),
            None => Instant::MAX,
        }
    }
}
