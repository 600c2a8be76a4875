// Added to the planted copy of the rules: says whether a mutant is on. `LOIRE_MUTANT` has its number; without it, all
// numbers that are asked for are written to `LOIRE_MUTANTS_REACHED`, if that is given.

extern crate std;

use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

const NONE: u32 = u32::MAX - 2;
const WATCHING: u32 = u32::MAX - 1;
const UNKNOWN: u32 = u32::MAX;

static ACTIVE: AtomicU32 = AtomicU32::new(UNKNOWN);
static SEEN: [AtomicBool; 1 << 16] = [const { AtomicBool::new(false) }; 1 << 16];
static REACHED: std::sync::OnceLock<std::fs::File> = std::sync::OnceLock::new();

/// Returns whether this mutant is on: never while the compiler evaluates constants.
#[inline(always)]
pub(crate) const fn on(number: u32) -> bool {
    const fn compiling(_: u32) -> bool {
        false
    }
    #[inline(always)]
    fn running(number: u32) -> bool {
        let active = ACTIVE.load(Relaxed);
        active == number || (active >= WATCHING && watch(number))
    }
    core::intrinsics::const_eval_select((number,), compiling, running)
}

#[cold]
#[inline(never)]
fn watch(number: u32) -> bool {
    use std::io::Write;
    if ACTIVE.load(Relaxed) == UNKNOWN {
        let active = match (std::env::var("LOIRE_MUTANT"), std::env::var("LOIRE_MUTANTS_REACHED")) {
            (Ok(number), _) => number.parse().unwrap(),
            (_, Ok(path)) => {
                REACHED.get_or_init(|| std::fs::File::create(path).unwrap());
                WATCHING
            }
            _ => NONE,
        };
        ACTIVE.store(active, Relaxed);
    }
    if ACTIVE.load(Relaxed) == WATCHING && !SEEN[number as usize].swap(true, Relaxed) {
        std::writeln!(REACHED.get().unwrap(), "{number}").unwrap();
    }
    ACTIVE.load(Relaxed) == number
}
