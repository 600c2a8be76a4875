//! The piezo: short tunes on a PWM pin, where the board has one.

use console::{Loudness, Sound};
use embassy_rp::pwm::{self, Pwm};
use embassy_sync::blocking_mutex::raw::CriticalSectionRawMutex;
use embassy_sync::mutex::{Mutex, MutexGuard};
use embassy_sync::signal::Signal;
use embassy_time::{Duration, with_timeout};

static WANTED: Signal<CriticalSectionRawMutex, (Sound, Loudness)> = Signal::new();
/// Locked while something sounds.
static PIEZO: Mutex<CriticalSectionRawMutex, ()> = Mutex::new(());

/// Starts a sound; it replaces one that still plays.
pub fn play(sound: Sound, loudness: Loudness) {
    if loudness != Loudness::Off {
        WANTED.signal((sound, loudness));
    }
}

/// Returns whether something sounds.
pub fn plays() -> bool {
    PIEZO.try_lock().is_err()
}

/// Waits until nothing sounds. No sound starts as long as the result is kept.
pub async fn silence() -> MutexGuard<'static, CriticalSectionRawMutex, ()> {
    PIEZO.lock().await
}

/// Plays what is wanted, for ever.
#[embassy_executor::task]
pub async fn run(mut piezo: Piezo) -> ! {
    let mut next = None;
    loop {
        let (sound, loudness) = match next.take() {
            Some(wanted) => wanted,
            None => WANTED.wait().await,
        };
        let _sounds = PIEZO.lock().await;
        for &(hertz, ms) in sound.tune() {
            piezo.tone(hertz, loudness);
            if let Ok(wanted) = with_timeout(Duration::from_millis(ms.into()), WANTED.wait()).await {
                next = Some(wanted);
                break;
            }
        }
        piezo.tone(0, loudness);
    }
}

/// The piezo on its pin, the second of a PWM slice.
pub struct Piezo(pub Pwm<'static>);

impl Piezo {
    /// Processor clock and divider of the counter: tones from 30 Hz on fit its 16 bits.
    const COUNTS_PER_SECOND: u32 = 125_000_000 / Self::DIVIDER as u32;
    const DIVIDER: u8 = 64;

    /// Returns the configuration of silence. The slice keeps running at a duty of zero: if it stopped, its pin could
    /// stay high or low. Its period is short, because a new tone starts at the end of a period.
    pub fn off() -> pwm::Config {
        let mut config = pwm::Config::default();
        config.divider = Self::DIVIDER.into();
        config.top = 99;
        config
    }

    /// Sounds at `hertz` from now on; 0 is silence.
    fn tone(&mut self, hertz: u16, loudness: Loudness) {
        let mut config = Self::off();
        if hertz > 0 {
            config.top = (Self::COUNTS_PER_SECOND / u32::from(hertz)) as u16 - 1;
            // Half of the time up is loudest; a short pulse is quiet.
            config.compare_b = if loudness == Loudness::High { config.top / 2 } else { config.top / 20 };
        }
        self.0.set_config(&config);
    }
}
