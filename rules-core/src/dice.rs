//! Fair dice: rejection sampling on whole u32 draws, so that a game is the same on every machine.

use core::fmt::Debug;

use rand_core::{Infallible, TryRng};

/// Draws for the rules, on any generator.
pub trait Dice: TryRng<Error = Infallible> + Debug {
    /// A number from 0 up to but not including `n`, each as likely as the others.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        // The largest multiple of n that fits: what lies above it is drawn again.
        let zone = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let Ok(draw) = self.try_next_u32();
            if draw <= zone {
                return draw % n;
            }
        }
    }

    /// A die with the faces 1 to `faces`.
    fn die(&mut self, faces: u8) -> u8 {
        self.below(u32::from(faces)) as u8 + 1
    }

    /// Shuffles so that every order is as likely as any other.
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

impl<R: TryRng<Error = Infallible> + Debug> Dice for R {}
