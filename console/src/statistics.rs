//! What was played, won and scored, per game and number of players.

use serde::{Deserialize, Serialize};

use crate::settings::Name;
use crate::shelf::Blob;

/// How many last scores are kept.
pub const LAST: usize = 5;

/// The games of one number of players.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// Games finished.
    pub played: u16,
    /// The best score of a game that counts, and who had it.
    pub best: Option<(i16, Name)>,
    /// The winner's scores of the last games, newest first.
    pub last: heapless::Vec<i16, LAST>,
}

/// The statistics of one kind of game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Statistics {
    version: u8,
    /// The seed and length of the game that was counted last, so that none is counted twice.
    counted: Option<(u64, u16)>,
    /// By number of players, from one to five.
    pub rows: [Row; 5],
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics { version: Self::VERSION, counted: None, rows: Default::default() }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Seed and length tell it from every other.
    pub id: (u64, u16),
    /// How many played.
    pub players: u8,
    /// The winner's points.
    pub points: i16,
    /// The winner's name.
    pub name: Name,
    /// Whether it counts for the best score.
    pub ranked: bool,
}

impl Statistics {
    const VERSION: u8 = 1;

    /// Reads a stored record; `None` if it is of another version, or makes no sense.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok().filter(|statistics: &Statistics| statistics.version == Self::VERSION)
    }

    /// The record to store.
    pub fn encode(&self) -> Blob {
        let mut buffer = [0; 160];
        let length = postcard::to_slice(self, &mut buffer).map_or(0, |bytes| bytes.len());
        Blob::from_slice(&buffer[..length]).unwrap_or_default()
    }

    /// Counts a finished game, once; says whether it was new.
    pub fn count(&mut self, game: &Finished) -> bool {
        if self.counted == Some(game.id) {
            return false;
        }
        self.counted = Some(game.id);
        let Some(row) = self.rows.get_mut(usize::from(game.players).wrapping_sub(1)) else { return false };
        row.played = row.played.saturating_add(1);
        if row.last.is_full() {
            row.last.pop();
        }
        // Full is not possible: the oldest was just taken out.
        let _ = row.last.insert(0, game.points);
        if game.ranked && row.best.as_ref().is_none_or(|(best, _)| game.points > *best) {
            row.best = Some((game.points, game.name.clone()));
        }
        true
    }
}
