//! The panel: an ST7789 on SPI. Only what changed is sent.
//!
//! It is driven directly, with a dozen commands: the existing drivers either busy-wait, or can't send parts of a
//! framebuffer that is lent to them.

use console::{Frame, Patch, SIDE};
use defmt::unwrap;
use embassy_futures::join::join;
use embassy_rp::gpio::{Level, Output, Pin};
use embassy_rp::peripherals::DMA_CH0;
use embassy_rp::spi::{self, ClkPin, MosiPin, Spi};
use embassy_rp::{Peri, bind_interrupts, dma};
use embassy_time::{Duration, Instant, Timer};
use heapless::Vec;

/// A command and its parameters.
pub type Command = (u8, &'static [u8]);

const SLPIN: u8 = 0x10;
const SLPOUT: u8 = 0x11;
const INVON: u8 = 0x21;
const DISPON: u8 = 0x29;
const CASET: u8 = 0x2a;
const RASET: u8 = 0x2b;
const RAMWR: u8 = 0x2c;
/// How the memory lies behind the glass.
pub const MADCTL: u8 = 0x36;
const COLMOD: u8 = 0x3a;
const PORCTRL: u8 = 0xb2;
/// Gate voltages.
pub const GCTRL: u8 = 0xb7;
/// Common voltage.
pub const VCOMS: u8 = 0xbb;
const LCMCTRL: u8 = 0xc0;
const VDVVRHEN: u8 = 0xc2;
const VRHS: u8 = 0xc3;
const VDVS: u8 = 0xc4;
const FRCTRL2: u8 = 0xc6;
const PWCTRL1: u8 = 0xd0;
const PVGAMCTRL: u8 = 0xe0;
const NVGAMCTRL: u8 = 0xe1;

/// Set-up of every board: 16 bits a pixel, 60 pictures a second, inversion for IPS glass, the maker's voltages and gamma.
const SETUP: &[Command] = &[
    (COLMOD, &[0x55]),
    (PORCTRL, &[0x0c, 0x0c, 0x00, 0x33, 0x33]),
    (LCMCTRL, &[0x2c]),
    (VDVVRHEN, &[0x01]),
    (VRHS, &[0x12]),
    (VDVS, &[0x20]),
    (FRCTRL2, &[0x0f]),
    (PWCTRL1, &[0xa4, 0xa1]),
    (PVGAMCTRL, &[0xd0, 0x04, 0x0d, 0x11, 0x13, 0x2b, 0x3f, 0x54, 0x4c, 0x18, 0x0d, 0x0b, 0x1f, 0x23]),
    (NVGAMCTRL, &[0xd0, 0x04, 0x0c, 0x11, 0x13, 0x2c, 0x3f, 0x44, 0x51, 0x2f, 0x1f, 0x1f, 0x20, 0x23]),
    (INVON, &[]),
];

/// The panel's limit, and half of the processor's clock.
const SPI_HZ: u32 = 62_500_000;
/// Time from a reset or a change of sleep until commands are accepted.
const LISTENS: Duration = Duration::from_millis(5);
/// Time from a reset or a change of sleep until sleep may change again.
pub const SETTLES: Duration = Duration::from_millis(120);
/// Pixels of narrow patches that are gathered to be sent in one piece.
const GATHER: usize = 384;

bind_interrupts!(struct Irqs {
    DMA_IRQ_0 => dma::InterruptHandler<DMA_CH0>;
});

/// The glass of a board: how it is wired, and set up.
pub trait Glass {
    /// The bus that it is on.
    type Bus: spi::Instance + 'static;
    /// What it wants besides the set-up of every board.
    const SETUP: &'static [Command];
}

/// The panel and its wires.
pub struct Panel<G: Glass> {
    spi: Spi<'static, G::Bus, spi::Async>,
    chip_select: Output<'static>,
    data: Output<'static>,
    reset: Output<'static>,
    asleep: bool,
    /// Whether it has been set up since it last slept.
    ready: bool,
    /// When sleep may change again.
    settled: Instant,
}

impl<G: Glass> Panel<G> {
    /// Returns the panel on these pins, held in reset.
    pub fn new(
        bus: Peri<'static, G::Bus>,
        clock: Peri<'static, impl ClkPin<G::Bus>>,
        mosi: Peri<'static, impl MosiPin<G::Bus>>,
        dma: Peri<'static, DMA_CH0>,
        chip_select: Peri<'static, impl Pin>,
        data: Peri<'static, impl Pin>,
        reset: Peri<'static, impl Pin>,
    ) -> Self {
        let mut config = spi::Config::default();
        config.frequency = SPI_HZ;
        Panel {
            spi: Spi::new_txonly(bus, clock, mosi, dma, Irqs, config),
            chip_select: Output::new(chip_select, Level::High),
            data: Output::new(data, Level::High),
            reset: Output::new(reset, Level::Low),
            asleep: true,
            ready: false,
            settled: Instant::MIN,
        }
    }

    /// Resets it and sets it up. It stays asleep, but already takes pixels. It may wake after `settles`.
    pub async fn start(&mut self, settles: Duration) {
        self.reset.set_low();
        Timer::after_micros(20).await;
        self.reset.set_high();
        self.settled = self.settled.max(Instant::now() + settles);
        Timer::after(LISTENS).await;
        for (command, parameters) in SETUP.iter().chain(G::SETUP) {
            self.command(*command, parameters);
        }
        self.ready = true;
    }

    /// Puts it to sleep.
    pub async fn sleep(&mut self) {
        if !self.asleep {
            self.change_sleep(SLPIN).await;
            self.asleep = true;
            self.ready = false;
        }
    }

    /// Wakes it with this picture. A static discharge may have reset it unnoticed since it was last set up, so it is
    /// set up again.
    pub async fn wake(&mut self, frame: &mut Frame) {
        if !self.asleep {
            return;
        }
        if !self.ready {
            self.start(LISTENS).await;
            frame.forget();
            self.show(frame).await;
        }
        self.change_sleep(SLPOUT).await;
        self.command(DISPON, &[]);
        self.asleep = false;
    }

    async fn change_sleep(&mut self, command: u8) {
        Timer::at(self.settled).await;
        self.command(command, &[]);
        self.settled = Instant::now() + SETTLES;
        Timer::after(LISTENS).await;
    }

    /// Sends what changed. While a patch is sent, the next one is looked for.
    pub async fn show(&mut self, frame: &mut Frame) {
        let (rows, mut changes) = frame.changes();
        let mut next = changes.next();
        while let Some(patch) = next {
            ((), next) = join(self.send(rows, patch), async { changes.next() }).await;
        }
    }

    async fn send(&mut self, rows: &[[u16; SIDE]], patch: Patch) {
        let window = |from: u16, length: u16| {
            let ([a, b], [c, d]) = (from.to_be_bytes(), (from + length - 1).to_be_bytes());
            [a, b, c, d]
        };
        self.command(CASET, &window(patch.x, patch.width));
        self.command(RASET, &window(patch.y, patch.height));
        self.command(RAMWR, &[]);
        self.chip_select.set_low();
        let (x, y) = (usize::from(patch.x), usize::from(patch.y));
        let (width, height) = (usize::from(patch.width), usize::from(patch.height));
        let rows = &rows[y..y + height];
        if width == SIDE {
            self.pixels(rows.as_flattened()).await;
        } else {
            let mut gathered: Vec<u16, GATHER> = Vec::new();
            for row in rows {
                if gathered.len() + width > GATHER {
                    self.pixels(&gathered).await;
                    gathered.clear();
                }
                unwrap!(gathered.extend_from_slice(&row[x..x + width]).ok());
            }
            self.pixels(&gathered).await;
        }
        self.chip_select.set_high();
    }

    async fn pixels(&mut self, pixels: &[u16]) {
        unwrap!(self.spi.write(bytemuck::cast_slice(pixels)).await);
    }

    fn command(&mut self, command: u8, parameters: &[u8]) {
        self.chip_select.set_low();
        self.data.set_low();
        unwrap!(self.spi.blocking_write(&[command]));
        self.data.set_high();
        unwrap!(self.spi.blocking_write(parameters));
        self.chip_select.set_high();
    }
}
