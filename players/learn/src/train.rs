//! Learning: the net in floats, made better step by step (AdamW) until it predicts by how much the judge is wrong.
//!
//! Few inputs of a position are not 0, so the first layer is summed over those alone. That is why this is written out
//! here: libraries multiply whole tables, which takes four times as long, and would bring a hundred crates.

use std::time::Instant;

use contest::spread;
use players::net::{FULL, NARROW, ONE, UNIT_ONE, WIDE};
use rand_pcg::Pcg32;
use rules_core::{Dice, Seed};

use crate::rows::Rows;

/// Points that the result of 1 stands for.
pub const SCALE: f32 = 8.0;

/// The largest weight, so that all fit into a byte.
pub const LARGEST: f32 = 127.0 / 64.0;

/// What a unit has at most.
const MOST: f32 = FULL as f32 / UNIT_ONE as f32;

/// Positions between two steps, and into how many parts they are split for the threads.
const BATCH: usize = 8192;
const SHARDS: usize = 16;

/// How large steps become: they grow over the first part of all, and then fall to nothing.
const STEP: f32 = 4e-3;
const GROWING: f32 = 0.3;
/// By which part of itself a weight shrinks in a step of 1.
const DECAY: f32 = 1e-4;
/// How long the means of gradients and of their squares remember.
const MEMORY: [f32; 2] = [0.9, 0.999];

/// The numbers of a net, in the order of its file: starts of all sums, then weights layer by layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Floats(pub Vec<f32>);

/// Where the numbers of each sort begin.
pub const SECOND_START: usize = WIDE;
/// The start of the result.
pub const RESULT_START: usize = WIDE + NARROW;
/// The weights of the first layer.
pub const FIRST: usize = RESULT_START + 1;

/// Returns where the weights of the second layer, and those of the result, begin.
pub const fn layers(inputs: usize) -> [usize; 2] {
    let second = FIRST + inputs * WIDE;
    [second, second + WIDE * NARROW]
}

/// The units of both layers at a position, before they are cut off, and the result.
struct Pass {
    wide: [f32; WIDE],
    narrow: [f32; NARROW],
    result: f32,
}

fn active(sum: f32) -> f32 {
    sum.clamp(0.0, MOST)
}

/// Returns whether a small change of a unit changes anything.
fn is_free(sum: f32) -> bool {
    sum > 0.0 && sum < MOST
}

impl Floats {
    /// Returns a net that knows nothing.
    pub fn new(inputs: usize, dice: &mut Pcg32) -> Floats {
        let [second, third] = layers(inputs);
        let mut floats = vec![0.0; third + NARROW];
        let mut spread = |range: std::ops::Range<usize>, fan: usize| {
            for float in &mut floats[range] {
                let uniform = f64::from(dice.below(u32::MAX)) / f64::from(u32::MAX);
                *float = (2.0 * uniform - 1.0) as f32 / (fan as f32).sqrt();
            }
        };
        spread(FIRST..second, inputs);
        spread(second..third, WIDE);
        spread(third..third + NARROW, NARROW);
        Floats(floats)
    }

    fn inputs(&self) -> usize {
        (self.0.len() - FIRST - WIDE * NARROW - NARROW) / WIDE
    }

    fn first(&self, input: usize) -> &[f32; WIDE] {
        chunk(&self.0, FIRST + input * WIDE)
    }

    fn pass(&self, inputs: impl Iterator<Item = (usize, u8)>) -> Pass {
        let [second, third] = layers(self.inputs());
        let mut wide: [f32; WIDE] = *chunk(&self.0, 0);
        for (input, value) in inputs {
            add(&mut wide, self.first(input), f32::from(value) / f32::from(ONE));
        }
        let mut narrow: [f32; NARROW] = *chunk(&self.0, SECOND_START);
        for (unit, &sum) in wide.iter().enumerate() {
            add(&mut narrow, chunk(&self.0, second + unit * NARROW), active(sum));
        }
        let weights: &[f32; NARROW] = chunk(&self.0, third);
        let result = narrow.iter().zip(weights).map(|(&sum, weight)| active(sum) * weight).sum::<f32>();
        Pass { wide, narrow, result: result + self.0[RESULT_START] }
    }

    /// Returns by how many points the judge's value of a position should be higher.
    pub fn correction(&self, inputs: impl Iterator<Item = (usize, u8)>) -> f32 {
        self.pass(inputs).result * SCALE
    }

    /// Returns a net that says a part of what this one does.
    pub fn in_part(mut self, part: f32) -> Floats {
        let [_, third] = layers(self.inputs());
        self.0[RESULT_START] *= part;
        self.0[third..].iter_mut().for_each(|weight| *weight *= part);
        self
    }

    /// Adds to `gradient` how the squared error at a position changes with each number. Returns that error.
    fn learn(&self, rows: &Rows, nth: usize, gradient: &mut [f32]) -> f32 {
        let [second, third] = layers(self.inputs());
        let pass = self.pass(rows.inputs(nth));
        let error = pass.result - rows.targets[nth] / SCALE;
        let by_result = 2.0 * error;
        gradient[RESULT_START] += by_result;
        let mut by_narrow = [0.0; NARROW];
        for (unit, (by, &sum)) in by_narrow.iter_mut().zip(&pass.narrow).enumerate() {
            gradient[third + unit] += by_result * active(sum);
            if is_free(sum) {
                *by = by_result * self.0[third + unit];
            }
        }
        add(chunk_mut(gradient, SECOND_START), &by_narrow, 1.0);
        let mut by_wide = [0.0; WIDE];
        for (unit, (by, &sum)) in by_wide.iter_mut().zip(&pass.wide).enumerate() {
            let at = second + unit * NARROW;
            add(chunk_mut(gradient, at), &by_narrow, active(sum));
            if is_free(sum) {
                let weights: &[f32; NARROW] = chunk(&self.0, at);
                *by = weights.iter().zip(&by_narrow).map(|(weight, by)| weight * by).sum();
            }
        }
        add(chunk_mut(gradient, 0), &by_wide, 1.0);
        for (input, value) in rows.inputs(nth) {
            add(chunk_mut(gradient, FIRST + input * WIDE), &by_wide, f32::from(value) / f32::from(ONE));
        }
        error * error
    }

    /// Returns the root of the mean squared error over positions, in points.
    pub fn error(&self, rows: &Rows, threads: usize) -> f32 {
        error(rows, threads, |nth| self.correction(rows.inputs(nth)))
    }
}

/// Returns the root of the mean squared error of any correction over positions, in points.
pub fn error(rows: &Rows, threads: usize, correction: impl Fn(usize) -> f32 + Sync) -> f32 {
    let sums = spread(rows.len().div_ceil(BATCH), threads, |batch| {
        let part = batch * BATCH..rows.len().min((batch + 1) * BATCH);
        part.map(|nth| f64::from(correction(nth) - rows.targets[nth]).powi(2)).sum::<f64>()
    });
    (sums.iter().sum::<f64>() / rows.len().max(1) as f64).sqrt() as f32
}

fn chunk<const N: usize>(floats: &[f32], at: usize) -> &[f32; N] {
    floats[at..].first_chunk().expect("a net is whole")
}

fn chunk_mut<const N: usize>(floats: &mut [f32], at: usize) -> &mut [f32; N] {
    floats[at..].first_chunk_mut().expect("a net is whole")
}

/// Adds weights to sums, several at once: not inlined, as that of `net`.
#[inline(never)]
fn add<const N: usize>(sums: &mut [f32; N], weights: &[f32; N], factor: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * factor;
    }
}

/// Learns from positions, all of them so many times. The same positions and seed give the same net, on any number of
/// threads.
pub fn train(rows: &Rows, inputs: usize, passes: usize, threads: usize, seed: u64) -> Floats {
    let mut dice = Seed::new(seed).generator();
    let mut floats = Floats::new(inputs, &mut dice);
    let batch = BATCH.min(rows.len() / 16).max(1);
    let steps = passes * (rows.len() / batch).max(1);
    let mut means = vec![[0.0_f32; 2]; floats.0.len()];
    let mut order: Vec<u32> = (0..rows.len() as u32).collect();
    let (start, mut step) = (Instant::now(), 0);
    for pass in 0..passes {
        dice.shuffle(&mut order);
        let (mut errors, mut count) = (0.0, 0);
        for some in order.chunks_exact(batch) {
            let shards: Vec<_> = some.chunks(batch.div_ceil(SHARDS)).collect();
            let parts = spread(shards.len(), threads, |nth| {
                let mut gradient = vec![0.0; floats.0.len()];
                let errors: f32 = shards[nth].iter().map(|&row| floats.learn(rows, row as usize, &mut gradient)).sum();
                (gradient, errors)
            });
            let mut parts = parts.into_iter();
            let (mut gradient, mut sum) = parts.next().expect("a batch has positions");
            for (other, errors) in parts {
                gradient.iter_mut().zip(other).for_each(|(gradient, other)| *gradient += other);
                sum += errors;
            }
            step += 1;
            let size = step_size(step as f32 / steps as f32);
            // The means begin at nothing, and are too low at first.
            let young = MEMORY.map(|memory| 1.0 / (1.0 - memory.powi(step)));
            for (at, (float, means)) in floats.0.iter_mut().zip(&mut means).enumerate() {
                let gradient = gradient[at] / batch as f32;
                means[0] += (1.0 - MEMORY[0]) * (gradient - means[0]);
                means[1] += (1.0 - MEMORY[1]) * (gradient * gradient - means[1]);
                *float -= size * (means[0] * young[0] / ((means[1] * young[1]).sqrt() + 1e-8) + DECAY * *float);
                if at >= FIRST {
                    *float = float.clamp(-LARGEST, LARGEST);
                }
            }
            errors += f64::from(sum);
            count += batch;
        }
        let error = (errors / count as f64).sqrt() * f64::from(SCALE);
        let seconds = start.elapsed().as_secs_f64();
        eprint!("\r  pass {} of {passes}, off by {error:.2} points, {seconds:.0} s ", pass + 1);
    }
    eprintln!();
    floats
}

/// Returns how large a step is after a part of all steps.
fn step_size(part: f32) -> f32 {
    let half_wave = |part: f32| (1.0 - (std::f32::consts::PI * part).cos()) / 2.0;
    let least = 1.0 / 25.0;
    if part < GROWING {
        STEP * (least + (1.0 - least) * half_wave(part / GROWING))
    } else {
        STEP * (1.0 - half_wave((part - GROWING) / (1.0 - GROWING)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns positions of five inputs whose target is the product of two of them and a part of a third.
    fn product(count: usize) -> Rows {
        let mut dice = Seed::new(3).generator();
        let mut rows = Rows::default();
        for _ in 0..count {
            let values: [u8; 5] = std::array::from_fn(|_| dice.below(9) as u8);
            let [a, b, c, ..] = values.map(|value| f32::from(value) / f32::from(ONE));
            rows.push(values.into_iter().enumerate().filter(|(_, value)| *value > 0), 10.0 * a * b - 4.0 * c, 0);
        }
        rows
    }

    #[test]
    fn a_gradient_says_how_the_error_changes() {
        let rows = product(1);
        let mut dice = Seed::new(5).generator();
        let floats = Floats::new(5, &mut dice);
        let mut gradient = vec![0.0; floats.0.len()];
        floats.learn(&rows, 0, &mut gradient);
        let error = |floats: &Floats| floats.learn(&rows, 0, &mut vec![0.0; floats.0.len()]);
        for (at, by) in gradient.iter().enumerate() {
            let moved = |by: f32| {
                let mut other = floats.clone();
                other.0[at] += by;
                error(&other)
            };
            let slope = (moved(1e-2) - moved(-1e-2)) / 2e-2;
            assert!((slope - by).abs() < 2e-2 * (1.0 + slope.abs()), "{at}: {slope}, not {by}");
        }
        assert!(gradient.iter().filter(|by| **by != 0.0).count() > 100);
    }

    #[test]
    fn a_net_learns_what_no_sum_says_and_the_same_on_any_number_of_threads() {
        let rows = product(4_000);
        let floats = train(&rows, 5, 40, 1, 1);
        let (error, nothing) = (floats.error(&rows, 2), error(&rows, 1, |_| 0.0));
        assert!(error < 0.2 && nothing > 2.0, "{error} of {nothing}");
        assert!(floats == train(&rows, 5, 40, 3, 1));
        let (whole, half) = (floats.correction(rows.inputs(0)), floats.clone().in_part(0.5).correction(rows.inputs(0)));
        assert!((whole / 2.0 - half).abs() < 1e-3, "{half} is half of {whole}");
        assert!(floats.0[FIRST..].iter().all(|weight| weight.abs() <= LARGEST));
    }
}
