//! Steps of the tracks of the followers.

/// Returns what a step of a track brings; the last one where it ends.
pub(crate) fn step<T: Copy, const N: usize>(track: &[T; N], at: usize) -> T {
    track[at.min(N - 1)]
}
