//! Finished games are counted, and what was counted is shown.

use heapless::Vec;
use rules_core::Player;

use super::Core;
use crate::games;
use crate::screens::Notice;
use crate::shelf::{Blob, Record, Slot};
use crate::shell::Request;
use crate::statistics::{Bracket, Finished, Statistics};

/// The page of statistics that shows.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// Of which set-up.
    pub bracket: Bracket,
    /// What was found; none while it is looked for, or if there is nothing for this game.
    pub statistics: Option<Statistics>,
    forward: bool,
    /// How many more set-ups there are to look at.
    left: u8,
}

impl Core {
    /// The stored statistics of a bracket: a finished game is added, or they show.
    pub(super) fn fetched(&mut self, bracket: Bracket, bytes: &[u8]) {
        let statistics = self.statistics(bracket, bytes);
        match self.counting.iter().position(|game| game.bracket == bracket) {
            Some(first) => {
                let game = self.counting.remove(first);
                if !(game.inherited && bytes.is_empty()) {
                    self.add(&game, statistics);
                }
            }
            None => self.show(bracket, statistics),
        }
    }

    /// The statistics of a bracket, from what is stored of them.
    fn statistics(&mut self, bracket: Bracket, bytes: &[u8]) -> Statistics {
        if bytes.is_empty() {
            let inherited = games::index(bracket.slot).and_then(|index| self.inherited[index].as_ref());
            return inherited.filter(|_| self.era == 0).map_or_else(Statistics::default, |old| old.statistics(bracket));
        }
        Statistics::decode(bytes, self.era).unwrap_or_else(|| {
            self.notify(Notice::StatisticsLost);
            Statistics::default()
        })
    }

    /// Counts the game on the table in the statistics, if it is over: asks for what they are so far. One that was read
    /// from the store may be among those that were inherited.
    pub(super) fn count(&mut self, stored: bool) {
        let Some(session) = self.desk.session().filter(|session| session.is_over()) else { return };
        let old = games::index(session.slot()).and_then(|index| self.inherited[index].as_ref());
        let standing = session.standing();
        let won = |player: &Player| standing.rank.get(player.index()) == Some(&1);
        let winners: Vec<Player, 5> = Player::all(session.players()).filter(won).collect();
        let finished = Finished {
            bracket: session.bracket(),
            journal: self.number,
            inherited: stored && old.is_some_and(|old| old.counts(session.seed(), session.length())),
            points: winners.first().and_then(|winner| standing.points.get(winner.index())).copied().unwrap_or(0),
            winners: winners.iter().map(|&player| session.player_name(player).clone()).collect(),
            grade: session.grade(),
            ranked: session.ranked(),
        };
        let record = finished.bracket.record();
        if self.counting.push(finished).is_ok() {
            self.ask(Request::Fetch(record));
        }
    }

    /// Adds a finished game to what the statistics were so far.
    fn add(&mut self, game: &Finished, mut statistics: Statistics) {
        if statistics.count(game, self.era) {
            self.write(Request::Store(game.bracket.record(), statistics.encode()));
        }
    }

    /// Shows the first statistics that there are of a game.
    pub fn open_statistics(&mut self, slot: Slot) {
        self.find_statistics(Bracket::new(slot, 0), true, Record::SETUPS);
    }

    /// Shows the next or the previous statistics of the same game.
    pub fn turn_statistics(&mut self, forward: bool) {
        if let Some(leaf) = &self.leaf {
            self.find_statistics(leaf.bracket.neighbour(forward), forward, Record::SETUPS);
        }
    }

    fn find_statistics(&mut self, bracket: Bracket, forward: bool, left: u8) {
        self.leaf = Some(Leaf { bracket, statistics: None, forward, left });
        self.ask(Request::Fetch(bracket.record()));
    }

    /// Shows these statistics if they are the ones that were looked for, or looks on.
    fn show(&mut self, bracket: Bracket, statistics: Statistics) {
        let Some(leaf) = self.leaf.as_mut().filter(|leaf| leaf.bracket == bracket) else { return };
        if statistics.played > 0 {
            leaf.statistics = Some(statistics);
        } else if leaf.left > 1 {
            let (bracket, forward, left) = (leaf.bracket.neighbour(leaf.forward), leaf.forward, leaf.left - 1);
            self.find_statistics(bracket, forward, left);
        }
    }

    /// Forgets all statistics, in one write.
    pub fn reset_statistics(&mut self) {
        self.leaf.iter_mut().for_each(|leaf| leaf.statistics = None);
        self.era = self.era.saturating_add(1);
        let mut buffer = [0; 3];
        let bytes = postcard::to_slice(&self.era, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(Request::Store(Record::Era, Blob::from_slice(bytes).unwrap_or_default()));
    }
}
