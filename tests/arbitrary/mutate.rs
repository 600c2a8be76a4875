//! Random bytes, and random changes of bytes.

use tests::Rng;

/// Returns at most `most` random bytes.
pub fn bytes(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..rng.below(most + 1)).map(|_| rng.byte()).collect()
}

/// Changes some bytes at random; some of `others` may get among them.
pub fn mutate(bytes: &mut Vec<u8>, others: &[u8], rng: &mut Rng) {
    let at = rng.below(bytes.len() + 1);
    let end = (at + 1 + rng.below(8)).min(bytes.len());
    let from = rng.below(others.len() + 1);
    match rng.below(8) {
        0 if !bytes.is_empty() => bytes[at.min(end - 1)] ^= 1 << rng.below(8),
        1 if at < end => bytes[at] = rng.byte(),
        2 => drop(bytes.drain(at..end.max(at))),
        3 => bytes.insert(at, rng.byte()),
        4 => bytes.truncate(at),
        5 => {
            let again = bytes[at..end.max(at)].to_vec();
            bytes.splice(at..at, again);
        }
        6 => drop(bytes.splice(at.., others[from..].iter().copied())),
        _ => bytes.extend((0..rng.below(4)).map(|_| rng.byte())),
    }
}
