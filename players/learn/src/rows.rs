//! Positions to learn from: what a net reads of each, and by how much the judge was wrong.

use std::collections::HashMap;

use contest::spread;
use players::net::Model;
use players::{Judge, POINT};

use crate::games::{Played, replay};
use crate::setups::Draw;

/// Positions, one after the other.
#[derive(Clone, Default, Debug)]
pub struct Rows {
    /// Where each one's inputs end.
    ends: Vec<usize>,
    /// Inputs that are not 0: which, and their value in eighths.
    indices: Vec<u16>,
    values: Vec<u8>,
    /// By how many points the judge's value was too low; once [level], more than in others of its context.
    pub targets: Vec<f32>,
    /// What each one has in common with those that it is compared with.
    contexts: Vec<u32>,
}

impl Rows {
    /// Returns how many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns the inputs of a position that are not 0.
    pub fn inputs(&self, nth: usize) -> impl Iterator<Item = (usize, u8)> {
        let start = if nth == 0 { 0 } else { self.ends[nth - 1] };
        let range = start..self.ends[nth];
        self.indices[range.clone()].iter().map(|&index| usize::from(index)).zip(self.values[range].iter().copied())
    }

    /// Adds a position.
    pub fn push(&mut self, inputs: impl IntoIterator<Item = (usize, u8)>, target: f32, context: u32) {
        for (index, value) in inputs {
            self.indices.push(index as u16);
            self.values.push(value);
        }
        self.ends.push(self.indices.len());
        self.targets.push(target);
        self.contexts.push(context);
    }

    fn append(&mut self, other: Rows) {
        let before = self.indices.len();
        self.ends.extend(other.ends.into_iter().map(|end| before + end));
        self.indices.extend(other.indices);
        self.values.extend(other.values);
        self.targets.extend(other.targets);
        self.contexts.extend(other.contexts);
    }
}

/// One game of so many is kept to see how well a net does on what it did not learn from.
const HELD_OUT: u64 = 32;

/// Games at a time.
const CHUNK: usize = 256;

/// Returns the positions of games, at most about so many: those to learn from, and those of games held out.
pub fn rows<G: Draw>(model: &Model<G>, games: &[Played<G::Setup>], most: usize, threads: usize) -> [Rows; 2] {
    let all: usize = games.iter().map(|game| game.picks.len()).sum();
    let share = (most as f64 / all.max(1) as f64 * f64::from(u32::MAX)) as u32;
    let chunks: Vec<_> = games.chunks(CHUNK).collect();
    let parts = spread(chunks.len(), threads, |nth| {
        let mut parts = [Rows::default(), Rows::default()];
        for game in chunks[nth] {
            let part = &mut parts[usize::from(game.seed.is_multiple_of(HELD_OUT))];
            of_game(model, game, share, part);
        }
        parts
    });
    let mut whole = [Rows::default(), Rows::default()];
    for part in parts {
        whole.iter_mut().zip(part).for_each(|(whole, part)| whole.append(part));
    }
    level(&mut whole);
    whole
}

/// Takes from each target what is the mean of its context in the first rows.
fn level(rows: &mut [Rows; 2]) {
    let mut means: HashMap<u32, (f64, f64)> = HashMap::new();
    for (context, target) in rows[0].contexts.iter().zip(&rows[0].targets) {
        let (sum, count) = means.entry(*context).or_default();
        *sum += f64::from(*target);
        *count += 1.0;
    }
    for rows in rows {
        for (context, target) in rows.contexts.iter().zip(&mut rows.targets) {
            if let Some((sum, count)) = means.get(context) {
                *target -= (sum / count) as f32;
            }
        }
    }
}

/// Adds a share of the positions of a game.
fn of_game<G: Draw>(model: &Model<G>, game: &Played<G::Setup>, share: u32, rows: &mut Rows) {
    let mut seen = Vec::new();
    let mut mix = game.seed;
    let end = replay::<G>(game, |game, player| {
        // Any even choice will do; the same one each time.
        mix = mix.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        if (mix >> 32) as u32 > share {
            return;
        }
        let mut inputs = Vec::new();
        (model.inputs)(game, player, &mut |index, value| inputs.push((index, value)));
        seen.push((player, inputs, G::JUDGE.value(game, player), (model.context)(game, player)));
    });
    let Some(end) = end else { return };
    for (player, inputs, value, context) in seen {
        let target = ((model.result)(&end, player) - value) as f32 / POINT as f32;
        rows.push(inputs, target, context);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_keep_what_was_put_in() {
        let lists: [&[(usize, u8)]; 3] = [&[(3, 8), (500, 255)], &[], &[(0, 1)]];
        let (mut first, mut second) = (Rows::default(), Rows::default());
        first.push(lists[0].iter().copied(), 1.0, 7);
        second.push(lists[1].iter().copied(), 2.0, 8);
        second.push(lists[2].iter().copied(), 3.0, 7);
        first.append(second);
        assert_eq!(first.targets, [1.0, 2.0, 3.0]);
        for (nth, list) in lists.iter().enumerate() {
            assert!(first.inputs(nth).eq(list.iter().copied()), "{nth}");
        }
        let mut held_out = Rows::default();
        held_out.push([], 5.0, 7);
        held_out.push([], 5.0, 9);
        let mut both = [first, held_out];
        level(&mut both);
        assert_eq!([&both[0].targets[..], &both[1].targets], [&[-1.0, 0.0, 1.0][..], &[3.0, 5.0]]);
    }
}
