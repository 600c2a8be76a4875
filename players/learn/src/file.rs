//! Nets as they are written: whole numbers, and lines that say where they come from.

use players::POINT;
use players::net::{Block, NARROW, ONE, UNIT_ONE, WIDE, fingerprint, inputs, lines};

use crate::train::{FIRST, Floats, RESULT_START, SCALE, SECOND_START, layers};

/// The largest weight of a byte.
const LARGEST: f32 = i8::MAX as f32;

/// Returns the power of two that weights are multiplied by: the largest that keeps them in a byte.
fn power(weights: &[f32]) -> u32 {
    let largest = weights.iter().fold(0.0_f32, |largest, weight| largest.max(weight.abs()));
    let fits = |power: &u32| largest * (1 << power) as f32 <= LARGEST;
    (3..=12).rev().find(fits).unwrap_or(3)
}

fn log2(power: i32) -> u32 {
    power.trailing_zeros()
}

/// Returns the file of a net, with lines that say where it comes from.
pub fn write(floats: &Floats, blocks: &[Block], about: &str) -> Vec<u8> {
    let count = inputs(blocks);
    let [second, third] = layers(count);
    let layer = [&floats.0[FIRST..second], &floats.0[second..third], &floats.0[third..]];
    let powers = layer.map(power);
    let unit = log2(UNIT_ONE);
    // A sum is its value times two to the power of what its parts have, and a shift leaves what the next layer wants.
    let sums = [log2(ONE.into()) + powers[0], unit + powers[1], unit + powers[2]];
    let result = log2(SCALE as i32 * POINT);
    let shifts = [sums[0] - unit, sums[1] - unit, sums[2] - result];
    let mut file = format!(
        "{}\n{} {count}, table {}\n{} {WIDE} {NARROW}\n{} {} {} {}\n\n",
        about.trim_end(),
        lines::INPUTS,
        fingerprint(blocks),
        lines::UNITS,
        lines::SHIFTS,
        shifts[0],
        shifts[1],
        shifts[2]
    )
    .into_bytes();
    for (at, start) in floats.0[..FIRST].iter().enumerate() {
        let nth = usize::from(at >= SECOND_START) + usize::from(at >= RESULT_START);
        // A shift rounds down: half of what it takes away is added.
        let half = if shifts[nth] > 0 { 1 << (shifts[nth] - 1) } else { 0 };
        let start = (start * (1_u32 << sums[nth]) as f32).round() as i32 + half;
        file.extend(start.to_le_bytes());
    }
    for (weights, power) in layer.into_iter().zip(powers) {
        let byte = |weight: &f32| (weight * (1_u32 << power) as f32).round() as i8 as u8;
        file.extend(weights.iter().map(byte));
    }
    file
}

/// Returns the lines of a file that say where it comes from, and the rest of it.
pub fn about(file: &[u8]) -> Option<(String, &[u8])> {
    let word = format!("\n{} ", lines::INPUTS);
    let at = file.windows(word.len()).position(|part| part == word.as_bytes())? + 1;
    Some((String::from_utf8(file[..at].to_vec()).ok()?, &file[at..]))
}

const _: () = assert!(UNIT_ONE.count_ones() == 1 && ONE.count_ones() == 1);

#[cfg(test)]
mod tests {
    use rules_core::{Dice, Seed};

    use super::*;

    #[test]
    fn a_net_in_whole_numbers_says_nearly_the_same() {
        let blocks = [Block { name: "SOME", first: 0, count: 40 }];
        let mut dice = Seed::new(9).generator();
        let floats = Floats::new(40, &mut dice);
        let file = write(&floats, &blocks, "Made for a test.\nOnce.");
        assert!(file.starts_with(b"Made for a test.\nOnce.\ninputs 40, table "));
        assert_eq!(about(&file).unwrap().0, "Made for a test.\nOnce.\n");
        let net = contest::net(file, &blocks).unwrap();
        let mut largest = 0.0_f32;
        for _ in 0..200 {
            let position: Vec<_> =
                (0..40).filter_map(|at| Some((at, dice.below(17) as u8)).filter(|_| at % 3 > 0)).collect();
            let whole = net.correction(|take| position.iter().for_each(|&(at, value)| take(at, value)));
            let float = floats.correction(position.into_iter());
            assert!((whole as f32 / POINT as f32 - float).abs() < 0.1, "{whole}, not {float}");
            largest = largest.max(float.abs());
        }
        assert!(largest > 0.5, "{largest}");
    }
}
