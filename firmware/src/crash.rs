//! The crash note: file and line of a panic, in memory that a reset does not clear, for the crash screen of the next start.

use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use core::sync::atomic::{AtomicBool, Ordering};

use console::Crash;
use defmt::{error, warn};
use embassy_rp::peripherals::WATCHDOG;
use embassy_rp::watchdog::Watchdog;
use heapless::String;

use crate::watchdog;

/// Line, length of the file's name, the name, a checksum over all of it.
type Words = [u32; 2 + NAME + 1];
/// Words for the name.
const NAME: usize = 48 / 4;

struct Note(UnsafeCell<MaybeUninit<Words>>);

// SAFETY: there is one core; the note is read once at the start, and written only where nothing else runs any more.
unsafe impl Sync for Note {}

// SAFETY: the start-up code neither loads nor clears this section, so the note outlives a reset; any bits are valid in it.
#[unsafe(link_section = ".uninit.crash")]
static NOTE: Note = Note(UnsafeCell::new(MaybeUninit::uninit()));

/// Reads the note of the last run and wipes it. `hung` says that the watchdog ended that run.
///
/// A run that hung wrote no note: this one writes it, and resets the chip once more. Otherwise the watchdog's reason,
/// which survives resets by a probe, would count each of those as a crash.
pub fn take_note(hung: bool) -> Option<Crash> {
    // SAFETY: any bits are valid words, and a volatile read assumes nothing about them.
    let words = unsafe { NOTE.0.get().cast::<Words>().read_volatile() };
    // SAFETY: see `Sync`.
    unsafe { NOTE.0.get().cast::<Words>().write_volatile([0; 2 + NAME + 1]) };
    let crash = unpack(&words);
    match &crash {
        Some(Crash { file, line }) => warn!("the last run ended at {=str}:{}", file.as_str(), line),
        None if hung => end("no answer, watchdog", 0, || error!("the last run hung")),
        None => (),
    }
    crash
}

/// Returns the end of a path, as far as it fits.
fn name(path: &str) -> String<48> {
    let from = path.len().saturating_sub(48);
    path.get(from..).and_then(|end| String::try_from(end).ok()).unwrap_or_default()
}

fn unpack(words: &Words) -> Option<Crash> {
    if words[2 + NAME] != checksum(words) {
        return None;
    }
    let bytes = bytemuck::cast_slice(&words[2..2 + NAME]).get(..words[1] as usize)?;
    Some(Crash { file: name(core::str::from_utf8(bytes).ok()?), line: words[0] })
}

/// Returns FNV-1a over all words but the last, with an initial value of our own.
fn checksum(words: &Words) -> u32 {
    words[..2 + NAME].iter().fold(0x4c6f_6972, |sum, word| (sum ^ word).wrapping_mul(0x0100_0193))
}

/// Writes the note and the log, counts the crash, and resets the chip.
fn end(file: &str, line: u32, log: impl FnOnce()) -> ! {
    static ENDED: AtomicBool = AtomicBool::new(false);
    cortex_m::interrupt::disable();
    // A panic in here must not write again: the first note is the one that matters.
    if !ENDED.load(Ordering::Relaxed) {
        ENDED.store(true, Ordering::Relaxed);
        // SAFETY: interrupts are off, and nothing runs after this.
        unsafe { NOTE.0.get().cast::<Words>().write_volatile(pack(file, line)) };
        watchdog::count_crash();
        log();
    }
    // SAFETY: nothing else runs any more that could use it.
    Watchdog::new(unsafe { WATCHDOG::steal() }).trigger_reset();
    loop {
        cortex_m::asm::nop();
    }
}

fn pack(file: &str, line: u32) -> Words {
    let file = name(file);
    let mut words = [0; 2 + NAME + 1];
    words[0] = line;
    words[1] = file.len() as u32;
    bytemuck::cast_slice_mut(&mut words[2..2 + NAME])[..file.len()].copy_from_slice(file.as_bytes());
    words[2 + NAME] = checksum(&words);
    words
}

/// Handlers of panics and faults in images without `probe`.
#[cfg(not(feature = "probe"))]
mod handler {
    use core::arch::naked_asm;
    use core::fmt::Write as _;
    use core::panic::PanicInfo;

    use defmt::Display2Format;

    use super::*;

    #[panic_handler]
    fn panic(info: &PanicInfo<'_>) -> ! {
        let (file, line) = info.location().map_or(("", 0), |at| (at.file(), at.line()));
        end(file, line, || error!("{}", Display2Format(info)))
    }

    // The entry of a HardFault. The stack may have left the memory: then the processor could not save the frame, and a
    // push in here would be a second fault, which locks it up until the watchdog resets it. So the frame's program
    // counter goes into r0 (0 if there is no frame), and the stack starts afresh.
    //
    // SAFETY: it never returns, so nothing on the old stack is needed.
    #[unsafe(naked)]
    #[unsafe(no_mangle)]
    unsafe extern "C" fn HardFault() -> ! {
        naked_asm!(
            "mov r1, sp",
            "movs r0, #0",
            "ldr r2, 2f",
            "cmp r1, r2",
            "blo 1f",
            "ldr r0, [r1, #24]",
            "1: ldr r2, 3f",
            "mov sp, r2",
            "bl {faulted}",
            ".balign 4",
            "2: .word {end}",
            "3: .word {start}",
            faulted = sym faulted,
            end = sym _stack_end,
            start = sym _stack_start,
        )
    }

    unsafe extern "C" {
        // Bounds of the stack, from `memory.x`. Only their addresses have a meaning.
        static _stack_end: u32;
        static _stack_start: u32;
    }

    extern "C" fn faulted(pc: u32) -> ! {
        let (what, at) = if pc == 0 { ("stack overflow", deepest_return()) } else { ("hard fault", pc) };
        let mut file = String::<48>::new();
        // Both words and a hexadecimal number always fit.
        let _ = write!(file, "{what} at {at:08x}");
        end(&file, 0, || error!("{=str}", file.as_str()))
    }

    /// Returns the return address that lies deepest on an overflown stack: the first word that points into the program.
    fn deepest_return() -> u32 {
        let (mut at, top) = (&raw const _stack_end, &raw const _stack_start);
        while at < top {
            // SAFETY: it lies within the stack, and any bits are a valid word.
            let word = unsafe { at.read_volatile() };
            // Thumb code in flash, as its return addresses are saved.
            if word & 1 == 1 && word >> 24 == 0x10 {
                return word & !1;
            }
            at = at.wrapping_add(1);
        }
        0
    }
}

#[cfg(feature = "probe")]
use panic_probe as _;
