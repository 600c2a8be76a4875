//! Runs the console: buttons and time go in, pictures and requests come out.

use core::sync::atomic::{AtomicU8, Ordering};

use console::{Answer, Boot, Console, TICK_MS};
use defmt::warn;
use embassy_futures::select::{Either, select};
use embassy_time::{Duration, Instant, with_deadline};
use static_cell::StaticCell;

use crate::cable::{self, Cable};
use crate::device::Device;
use crate::flash::Area;
use crate::power::Gauge;
use crate::{buttons, sleep, watchdog};

/// 1 exactly while nothing moves: the console is idle, every request is served, the picture is sent. Read by the
/// emulated device.
#[used]
// SAFETY: nobody else has a symbol of this name.
#[unsafe(no_mangle)]
static LOIRE_IDLE: AtomicU8 = AtomicU8::new(0);

static CONSOLE: StaticCell<Console> = StaticCell::new();

/// Pause between two slices of work, in which buttons and the panel get their turn.
const PAUSE_OF_WORK: Duration = Duration::from_micros(200);

/// Runs the console for ever.
pub async fn run(boot: Boot, saves: Area, mut gauge: Gauge) -> ! {
    let safe = boot.safe;
    let console = make_console(boot);
    let mut device = Device::new(saves);
    let mut clock = Clock::start();
    let mut cable = Cable::default();
    // When something happened last, and whether that was more than bytes on the cable.
    let (mut since, mut happened) = (Instant::MIN, true);
    if safe {
        warn!("too many crashes: the saves are not read");
    } else {
        device.open(console).await;
    }
    loop {
        if let Some(charge) = gauge.change() {
            console.answer(Answer::Battery(charge));
            device.store.set_low_voltage(gauge.is_low());
        }
        // What the cable presses is pressed now.
        let ticks = if cable::is_plugged() { clock.ticks_until(Instant::now()) } else { 0 };
        console.pass(ticks, &mut device).await;
        LOIRE_IDLE.store(console.is_idle().into(), Ordering::Relaxed);
        if cable.serve(console, &mut device).await {
            LOIRE_IDLE.store(0, Ordering::Relaxed);
            happened = true;
            continue;
        }
        if core::mem::take(&mut happened) {
            since = Instant::now();
        }

        let untidy = device.untidy.filter(|_| !gauge.is_low());
        let tidy = untidy.map_or(Instant::MAX, |pause| since + pause);
        // A computer thinks, and a long game is replayed, whenever nobody presses.
        let due = if console.is_working() { since + PAUSE_OF_WORK } else { clock.due(console) };
        let deadline = due.min(since + watchdog::INTERVAL).min(tidy);
        if device.dark && untidy.is_none() && console.next_tick().is_none() && !cable::is_plugged() {
            sleep::until_level(buttons::pins(), cable::pins());
            watchdog::feed();
        }
        let event = sleep::gated(select(with_deadline(deadline, buttons::next()), cable.work())).await;
        watchdog::feed();
        let Either::First(event) = event else { continue };
        LOIRE_IDLE.store(0, Ordering::Relaxed);
        happened = true;

        let at = event.as_ref().map_or(deadline, |event| event.at);
        console.pass(clock.ticks_until(at), &mut device).await;
        match event {
            Ok(event) => device.take(console, event),
            Err(_) if deadline == tidy => device.tidy().await,
            Err(_) => device.work(console),
        }
    }
}

// Not inlined: its temporaries would occupy the stack frame of `run` for good.
#[inline(never)]
fn make_console(boot: Boot) -> &'static mut Console {
    let console = CONSOLE.init_with(|| Console::off(boot));
    console.power_on();
    console
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

    /// Returns the ticks that passed until `at` since the last call.
    fn ticks_until(&mut self, at: Instant) -> u32 {
        let ticks = (at.saturating_duration_since(self.start).as_ticks() / Self::TICK.as_ticks()) as u32;
        let passed = ticks.saturating_sub(self.ticks);
        self.ticks += passed;
        passed
    }

    /// Returns when the console wants to be told of the time, if nothing happens before.
    fn due(&self, console: &Console) -> Instant {
        match console.next_tick() {
            Some(ticks) => self.start + Self::TICK * (self.ticks + ticks),
            None => Instant::MAX,
        }
    }
}
