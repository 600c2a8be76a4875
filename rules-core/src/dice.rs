//! Fair dice: rejection sampling on whole u32 draws, so that a game is the same on every machine.

use core::fmt::Debug;

use rand_core::{Infallible, TryRng};

/// Draws for the rules, on any generator.
pub trait Dice: TryRng<Error = Infallible> + Debug {
    /// Draws a number from 0 up to but not including `n`, each as likely as the others. `n` is not 0.
    fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0);
        // Lemire's method: each number owns an n-th of all draws. Where 2^32 is no multiple of n, some own one more than
        // others: the first draw of those is rejected. Only a `rest` below n needs the division to decide.
        loop {
            let Ok(draw) = self.try_next_u32();
            let spread = u64::from(draw) * u64::from(n);
            let (number, rest) = ((spread >> 32) as u32, spread as u32);
            if rest >= n || rest >= n.wrapping_neg() % n {
                return number;
            }
        }
    }

    /// Rolls a die with the faces 1 to `faces`.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator that returns the numbers of a list.
    #[derive(Debug)]
    struct Script<'a>(&'a [u32]);

    impl TryRng for Script<'_> {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            let (first, rest) = self.0.split_first().expect("a draw too many");
            self.0 = rest;
            Ok(*first)
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            unreachable!("the rules draw u32 only")
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("the rules draw u32 only")
        }
    }

    #[test]
    fn every_face_has_equally_many_draws() {
        for n in [2, 3, 5, 6, 7, 37, 100_u64] {
            for face in 0..n {
                // The draws for a face lie side by side; only the first of them may be rejected.
                let first = (face << 32).div_ceil(n) as u32;
                let past = ((face + 1) << 32).div_ceil(n);
                let mut script = Script(&[first, u32::MAX]);
                script.below(n as u32);
                let rejected = u64::from(script.0.is_empty());
                assert_eq!(past - u64::from(first) - rejected, (1 << 32) / n, "face {face} of {n}");
                let mut script = Script(&[first + 1]);
                assert_eq!(u64::from(script.below(n as u32)), face);
            }
        }
    }

    #[test]
    fn an_unfair_draw_is_drawn_again() {
        let mut script = Script(&[0, 1 << 30]);
        assert_eq!(script.below(6), 1);
        assert!(script.0.is_empty());
    }
}
