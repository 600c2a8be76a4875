//! The firmware's health tests of random bits: what they must catch, and what they must leave alone.

#[path = "../../firmware/src/health.rs"]
mod health;

use console::{Figures, Health};
use health::{Monitor, PROPORTION_CUTOFF, REPETITION_CUTOFF, Spacing, WINDOW};
use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;

/// Returns what the tests say of these bits.
fn judge(bits: impl IntoIterator<Item = bool>) -> Health {
    let mut monitor = Monitor::default();
    bits.into_iter().for_each(|bit| monitor.watch(bit));
    monitor.health()
}

/// Returns independent bits of which `per_mille` in a thousand are ones.
fn coin(per_mille: u32, seed: u64) -> impl Iterator<Item = bool> {
    let mut random = Pcg32::new(seed, 1);
    core::iter::repeat_with(move || random.next_u32() % 1000 < per_mille)
}

/// Returns a window of bits with this many ones, in random order.
fn window_of(ones: u32, seed: u64) -> Vec<bool> {
    let mut bits: Vec<bool> = (0..WINDOW).map(|place| place < ones).collect();
    let mut random = Pcg32::new(seed, 2);
    for last in (1..bits.len()).rev() {
        bits.swap(last, random.next_u32() as usize % (last + 1));
    }
    bits
}

/// Returns P(X > k) for a binomial of `WINDOW` trials, each of which succeeds with probability `p`.
fn binomial_tail(k: u32, p: f64) -> f64 {
    let n = f64::from(WINDOW);
    // P(X = 0) is far below the smallest float: walk in logarithms.
    let mut log = n * (1.0 - p).ln();
    let mut tail = 0.0;
    for i in 1..=WINDOW {
        let i_f = f64::from(i);
        log += ((n - i_f + 1.0) / i_f).ln() + (p / (1.0 - p)).ln();
        if i > k {
            tail += log.exp();
        }
    }
    tail
}

#[test]
fn cutoffs_are_those_of_the_standard_for_half_a_bit() {
    const H: f64 = 0.5;
    let alpha = 2f64.powi(-20);
    assert_eq!(f64::from(REPETITION_CUTOFF), 1.0 + (20.0 / H).ceil());
    let p = 2f64.powf(-H);
    let critical = (0..=WINDOW).find(|&k| binomial_tail(k, p) <= alpha).unwrap();
    assert_eq!(PROPORTION_CUTOFF, 1 + critical);
}

#[test]
fn a_fair_coin_is_good_for_ever() {
    assert_eq!(judge(coin(500, 1).take(1 << 21)), Health::Good);
}

#[test]
fn a_bent_coin_that_still_gives_half_a_bit_is_good() {
    for per_mille in [350, 650] {
        assert_eq!(judge(coin(per_mille, 2).take(100 * WINDOW as usize)), Health::Good, "{per_mille}");
    }
}

#[test]
fn a_stuck_source_is_found_at_the_cutoff_and_not_before() {
    for bit in [false, true] {
        let run = |length: u32| coin(500, 3).take(100).chain([!bit]).chain((0..length).map(move |_| bit));
        assert_eq!(judge(run(REPETITION_CUTOFF - 1)), Health::Good, "{bit}");
        assert_eq!(judge(run(REPETITION_CUTOFF)), Health::Stuck, "{bit}");
    }
}

#[test]
fn a_biased_source_is_found_at_the_cutoff_and_not_before() {
    for (ones, health) in [
        (PROPORTION_CUTOFF - 1, Health::Good),
        (PROPORTION_CUTOFF, Health::Biased),
        (WINDOW - PROPORTION_CUTOFF + 1, Health::Good),
        (WINDOW - PROPORTION_CUTOFF, Health::Biased),
    ] {
        assert_eq!(judge(window_of(ones, 4)), health, "{ones}");
    }
}

#[test]
fn windows_are_judged_one_by_one() {
    // Too many ones in 1024 bits that lie across two windows, and in neither of them.
    let half = WINDOW as usize / 2;
    let bits = coin(500, 5).take(half).chain(coin(800, 6).take(2 * half)).chain(coin(500, 7).take(half));
    assert_eq!(judge(bits), Health::Good);
}

#[test]
fn a_source_that_repeats_itself_within_eight_bits_is_found() {
    for period in 2..=8 {
        for pattern in 1..(1_u32 << period) - 1 {
            let bits = (0..WINDOW).map(|place| pattern >> (place % period) & 1 == 1);
            assert_eq!(judge(bits), Health::Biased, "{pattern:0period$b}", period = period as usize);
        }
    }
}

#[test]
fn a_source_that_mostly_alternates_is_found() {
    let mut bit = false;
    let bits = coin(900, 8).take(WINDOW as usize).map(|change| {
        bit ^= change;
        bit
    });
    assert_eq!(judge(bits.collect::<Vec<_>>()), Health::Biased);
}

#[test]
fn a_failure_is_not_forgotten() {
    let stuck = core::iter::repeat_n(true, REPETITION_CUTOFF as usize);
    assert_eq!(judge(stuck.chain(coin(500, 9).take(4 * WINDOW as usize))), Health::Stuck);
}

/// Returns the bits of a ring oscillator of `rate` periods per processor cycle, each of them 0.3 % off at random;
/// `waits` are the cycles between two samples.
fn ring(rate: f64, seed: u64, waits: impl Iterator<Item = u32>) -> impl Iterator<Item = bool> {
    const JITTER: f64 = 0.003;
    let mut random = Pcg32::new(seed, 3);
    let mut phase = f64::from(random.next_u32()) / 2f64.powi(32);
    waits.map(move |wait| {
        let periods = f64::from(wait) * rate;
        // The sum of twelve uniform numbers from 0 to 1 is nearly normal, around 6 and with variance 1.
        let normal = (0..12).map(|_| f64::from(random.next_u32()) / 2f64.powi(32)).sum::<f64>() - 6.0;
        phase = (phase + periods + normal * JITTER * periods.sqrt()).fract();
        phase < 0.5
    })
}

/// Returns how many of a hundred rings, from 1.8 to 12 MHz, are called good.
fn good_rings<W: Iterator<Item = u32>>(waits: impl Fn(u32) -> W) -> usize {
    let rate = |n: u32| (1.8 + 10.2 * f64::from(n) / 100.0) / 125.0;
    let bits = |n| ring(rate(n), n.into(), waits(n)).take(WINDOW as usize);
    (0..100).filter(|&n| judge(bits(n)) == Health::Good).count()
}

#[test]
fn a_ring_with_jitter_is_good_when_the_samples_vary_in_their_spacing() {
    assert_eq!(
        good_rings(|seed| {
            let mut spacing = Spacing::new(seed);
            core::iter::repeat_with(move || spacing.next())
        }),
        100
    );
}

#[test]
fn the_same_rings_mostly_fail_at_a_fixed_rate() {
    let good = good_rings(|_| core::iter::repeat(1250));
    assert!(good < 50, "{good} of 100");
}

#[test]
fn ones_and_runs_are_counted() {
    let mut monitor = Monitor::default();
    "0110111100".chars().for_each(|bit| monitor.watch(bit == '1'));
    assert_eq!(monitor.figures(), Figures { bits: 10, ones: 6, longest_run: 4 });
}
