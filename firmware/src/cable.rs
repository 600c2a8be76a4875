//! The USB port: a serial port as long as the cable has power, and what a computer says over it.
//!
//! A task moves bytes between the controller and two pipes; [`Cable`] serves what they say, in the loop that runs the
//! console. The controller and its clocks are off without a cable.

use core::fmt::Write as _;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use ::cable::{Cell, Found, LONGEST, Port, Session};
use console::{Button, Console, Part, Wish};
use defmt::{info, unwrap, warn};
use embassy_executor::Spawner;
use embassy_futures::join::join4;
use embassy_futures::select::select;
use embassy_rp::gpio::{AnyPin, Input, Pin as _, Pull};
use embassy_rp::peripherals::USB;
use embassy_rp::usb::{Driver, InterruptHandler};
use embassy_rp::{Peri, bind_interrupts, pac};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::pipe::Pipe;
use embassy_sync::signal::Signal;
use embassy_time::{Duration, Instant, Timer};
use embassy_usb::class::cdc_acm::{CdcAcmClass, State};
use embassy_usb::{Builder, Config};
use heapless::String;
use saves::{Answer, Condition, Request, Volume};
use store::{Refusal, Staging};

use crate::buttons::Event;
use crate::device::Device;
use crate::flash::{self, Area};
use crate::{board, sleep, watchdog};

/// The maker of the chip, and its number for a serial port.
const IDS: (u16, u16) = (0x2e8a, 0x000a);
/// Bytes of a packet.
const PACKET: usize = 64;
/// Time for the last words before a restart.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// Time until a plug sits.
const PLUG: Duration = Duration::from_millis(20);

bind_interrupts!(struct Irqs {
    USBCTRL_IRQ => InterruptHandler<USB>;
});

/// What came from the computer.
static INCOMING: Pipe<CriticalSectionRawMutex, 192> = Pipe::new();
/// What goes to it: a line, and what is left of the one before.
static OUTGOING: Pipe<CriticalSectionRawMutex, { LONGEST + 2 * PACKET }> = Pipe::new();
/// Bytes came or went, or the cable did.
static MOVED: Signal<CriticalSectionRawMutex, ()> = Signal::new();

/// Whether the cable has power.
static PLUGGED: AtomicBool = AtomicBool::new(false);
/// Whether the computer has opened the port.
static OPEN: AtomicBool = AtomicBool::new(false);
/// How often the cable was pulled out, and how often the port was closed.
static PULLED: AtomicU32 = AtomicU32::new(0);
static CLOSED: AtomicU32 = AtomicU32::new(0);
/// The pin that tells, as a bit.
static PIN: AtomicU32 = AtomicU32::new(0);

/// Returns whether the cable has power.
pub fn is_plugged() -> bool {
    PLUGGED.load(Ordering::Relaxed)
}

/// Returns the pin that is high while the cable has power, as a bit.
pub fn pins() -> u32 {
    PIN.load(Ordering::Relaxed)
}

/// Puts saves in their place that a computer has sent, if the power went before that; then waits for the cable.
pub async fn start(spawner: Spawner, usb: Peri<'static, USB>, vbus: Peri<'static, AnyPin>, saves: &mut Area) {
    match Staging::new(Area::staging()).finish(saves).await {
        Ok(true) => info!("other saves are in place"),
        Ok(false) => {}
        Err(_) => warn!("other saves could not be put in place"),
    }
    let mut serial = String::new();
    // Sixteen digits fit.
    let _ = write!(serial, "{:016X}", saves.serial_number());
    PIN.store(1 << vbus.pin(), Ordering::Relaxed);
    spawner.spawn(unwrap!(run(usb, Input::new(vbus, Pull::None), serial)));
}

/// Counts up. There is one thread, so nothing comes between.
fn count(counter: &AtomicU32) {
    counter.store(counter.load(Ordering::Relaxed).wrapping_add(1), Ordering::Relaxed);
}

/// Forgets what was said.
fn clear() {
    INCOMING.clear();
    OUTGOING.clear();
    MOVED.signal(());
}

#[embassy_executor::task]
async fn run(mut usb: Peri<'static, USB>, mut vbus: Input<'static>, serial: String<16>) -> ! {
    loop {
        vbus.wait_for_high().await;
        Timer::after(PLUG).await;
        info!("cable plugged in");
        sleep::clock_usb(true);
        PLUGGED.store(true, Ordering::Relaxed);
        MOVED.signal(());
        select(serve(usb.reborrow(), &serial), vbus.wait_for_low()).await;
        // Off the bus.
        pac::USB.sie_ctrl().write_value(Default::default());
        pac::USB.main_ctrl().write_value(Default::default());
        sleep::clock_usb(false);
        PLUGGED.store(false, Ordering::Relaxed);
        OPEN.store(false, Ordering::Relaxed);
        count(&PULLED);
        clear();
        info!("cable pulled out");
    }
}

/// Moves bytes between the controller and the pipes.
async fn serve(usb: Peri<'_, USB>, serial: &str) {
    let mut config = Config::new(IDS.0, IDS.1);
    config.manufacturer = Some("Loire");
    config.product = Some(concat!("Loire ", env!("CARGO_PKG_VERSION")));
    config.serial_number = Some(serial);
    config.max_power = 250;
    let (mut configuration, mut bos, mut control) = ([0; 96], [0; 16], [0; 64]);
    let mut state = State::new();
    let mut builder = Builder::new(Driver::new(usb, Irqs), config, &mut configuration, &mut bos, &mut [], &mut control);
    let class = CdcAcmClass::new(&mut builder, &mut state, PACKET as u16);
    let mut device = builder.build();
    let (mut sender, mut receiver, lines) = class.split_with_control();
    let incoming = async {
        let mut packet = [0; PACKET];
        loop {
            receiver.wait_connection().await;
            while let Ok(length) = receiver.read_packet(&mut packet).await {
                INCOMING.write_all(packet.get(..length).unwrap_or_default()).await;
                MOVED.signal(());
            }
        }
    };
    let outgoing = async {
        let mut packet = [0; PACKET];
        loop {
            sender.wait_connection().await;
            loop {
                let length = OUTGOING.read(&mut packet).await;
                MOVED.signal(());
                if sender.write_packet(packet.get(..length).unwrap_or_default()).await.is_err() {
                    break;
                }
                // A computer waits for more after a full packet.
                if length == PACKET && OUTGOING.is_empty() && sender.write_packet(&[]).await.is_err() {
                    break;
                }
            }
        }
    };
    let closing = async {
        loop {
            lines.control_changed().await;
            let open = lines.dtr();
            if OPEN.load(Ordering::Relaxed) && !open {
                count(&CLOSED);
                clear();
            }
            OPEN.store(open, Ordering::Relaxed);
        }
    };
    join4(device.run(), incoming, outgoing, closing).await;
}

/// Both pipes.
struct Pipes;

impl Port for Pipes {
    fn read(&mut self) -> Option<u8> {
        let mut byte = [0];
        INCOMING.try_read(&mut byte).is_ok().then_some(byte[0])
    }

    fn room(&self) -> usize {
        OUTGOING.free_capacity()
    }

    fn write(&mut self, mut bytes: &[u8]) {
        while let Ok(written) = OUTGOING.try_write(bytes) {
            bytes = bytes.get(written..).unwrap_or_default();
            if bytes.is_empty() {
                break;
            }
        }
    }
}

/// What is said over the cable.
pub struct Cable {
    session: Session,
    staging: Staging<Area>,
    log: Log,
    /// The counters as they were last seen.
    pulled: u32,
    closed: u32,
    /// When to restart, and whether in the boot loader.
    restart: Option<(Instant, bool)>,
    /// When the session wants to go on.
    due: Option<Instant>,
}

impl Default for Cable {
    fn default() -> Self {
        Cable {
            session: Session::default(),
            staging: Staging::new(Area::staging()),
            log: Log::default(),
            pulled: 0,
            closed: 0,
            restart: None,
            due: None,
        }
    }
}

impl Cable {
    /// Serves what a computer says. Returns whether the console was touched.
    pub async fn serve(&mut self, console: &mut Console, device: &mut Device) -> bool {
        let Cable { session, staging, log, restart, .. } = self;
        let mut link = Link { console, device, staging, log, restart, touched: false };
        let (pulled, closed) = (PULLED.load(Ordering::Relaxed), CLOSED.load(Ordering::Relaxed));
        if (pulled, closed) != (self.pulled, self.closed) {
            session.hang_up(&mut link);
        }
        if pulled != self.pulled {
            *session = Session::default();
        }
        (self.pulled, self.closed) = (pulled, closed);
        if OPEN.load(Ordering::Relaxed) {
            session.run(&mut link, &mut Pipes).await;
        } else {
            // What was on its way when the port was closed.
            INCOMING.clear();
        }
        let now = Instant::now();
        let due = session.due(now.as_millis() as u32).map(|ms| now + Duration::from_millis(ms.into()));
        let touched = link.touched;
        if let Some((at, update)) = self.restart
            && at <= now
        {
            device.light(0).await;
            if update { watchdog::restart_in_boot_loader() } else { watchdog::restart() }
        }
        self.due = due.into_iter().chain(self.restart.map(|(at, _)| at)).min();
        touched
    }

    /// Waits for something to serve.
    pub async fn work(&self) {
        select(MOVED.wait(), Timer::at(self.due.unwrap_or(Instant::MAX))).await;
    }
}

/// The device, as a session sees it.
struct Link<'a> {
    console: &'a mut Console,
    device: &'a mut Device,
    staging: &'a mut Staging<Area>,
    log: &'a mut Log,
    restart: &'a mut Option<(Instant, bool)>,
    touched: bool,
}

impl ::cable::Device for Link<'_> {
    fn build(&self) -> &str {
        board::BUILD
    }

    fn now(&self) -> u32 {
        Instant::now().as_millis() as u32
    }

    fn is_idle(&self) -> bool {
        !self.touched && self.console.is_idle()
    }

    fn is_dark(&self) -> bool {
        self.device.dark
    }

    fn answered_in(&self) -> Option<u32> {
        self.device.answered.map(|time| time.as_micros() as u32)
    }

    async fn find(&mut self, volume: Volume) -> Option<Found> {
        let mut found = None;
        let answered = |answer: Answer<'_>| {
            if let Answer::Journal(journal) = answer
                && journal.condition != Condition::Empty
            {
                let kind = Console::games().find(|(_, slot)| *slot == journal.slot).map(|(key, _)| key);
                found = Some(Found { kind, condition: journal.condition, bytes: journal.actions.len() });
            }
        };
        self.device.store.serve(Request::Load(volume), answered).await;
        found
    }

    fn pack(&mut self, volume: Volume) -> bool {
        self.touched = true;
        self.console.pack(volume)
    }

    fn is_packed(&self) -> Option<bool> {
        self.console.is_packed()
    }

    fn part(&self, nth: usize) -> Option<Part> {
        self.console.export().nth(nth)
    }

    fn saves(&self) -> &[u8] {
        flash::region()
    }

    async fn begin_copy(&mut self) -> Result<(), Refusal> {
        self.staging.begin().await
    }

    async fn take_copy(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Refusal> {
        self.staging.take(offset, bytes).await
    }

    async fn clear_copy(&mut self) -> Result<bool, Refusal> {
        self.staging.clear_more().await
    }

    async fn check_copy(&mut self, sum: u32) -> Result<(), Refusal> {
        self.staging.check(sum).await
    }

    async fn mark_copy(&mut self, sum: u32) -> Result<(), Refusal> {
        self.staging.mark(sum).await
    }

    fn restart(&mut self, update: bool) {
        *self.restart = Some((Instant::now() + LAST_WORDS, update));
    }

    fn touch(&mut self, button: Button, down: bool) {
        self.touched = true;
        self.device.take(self.console, Event { button, down, at: Instant::now() });
    }

    fn ask(&mut self, wish: Wish) {
        self.touched = true;
        self.console.ask(wish);
    }

    fn leave(&mut self) -> Option<bool> {
        self.console.take_leave()
    }

    fn withdraw(&mut self) {
        self.touched = true;
        self.console.withdraw();
    }

    fn change_all(&mut self) {
        if let Some(frame) = &mut self.device.frame {
            frame.change_all();
        }
    }

    fn take_cell(&mut self) -> Option<((u16, u16), Cell)> {
        self.device.frame.as_mut()?.take_cell()
    }

    fn log(&mut self, bytes: &mut [u8]) -> usize {
        self.log.read(bytes)
    }
}

/// Reads the log beside a probe: the ring that it lies in, up to where the firmware writes.
#[derive(Default)]
struct Log {
    at: usize,
}

/// The control block of the log, as probes find it: a name, two counts of channels, and the channel.
#[repr(C)]
struct Ring {
    _name: [u8; 16],
    _counts: [u32; 2],
    _channel: *const u8,
    buffer: *const u8,
    size: u32,
    written: AtomicU32,
}

// SAFETY: the bytes behind its pointers are only read, on the one thread that writes them.
unsafe impl Sync for Ring {}

unsafe extern "C" {
    // Of `defmt_rtt`.
    #[link_name = "_SEGGER_RTT"]
    static RING: Ring;
}

impl Log {
    fn read(&mut self, bytes: &mut [u8]) -> usize {
        // SAFETY: `defmt_rtt` has it in memory from the start.
        let ring = unsafe { &RING };
        let (end, size) = (ring.written.load(Ordering::Acquire) as usize, ring.size as usize);
        let mut length = 0;
        for byte in bytes {
            if self.at == end || self.at >= size {
                break;
            }
            // SAFETY: it lies within the ring.
            *byte = unsafe { ring.buffer.add(self.at).read_volatile() };
            self.at = (self.at + 1) % size;
            length += 1;
        }
        length
    }
}
