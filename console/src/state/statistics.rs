//! Finished games are counted, and what was counted is shown.

use heapless::Vec;
use rules_core::Player;
use saves::{Blob, Record, Slot};

use super::{Notice, State};
use crate::games;
use crate::port::Request;
use crate::save::statistics::{Category, Finished, Statistics};

/// The page of statistics that shows.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    /// Of which set-up.
    pub category: Category,
    /// What was found; none while it is looked for, or if there is nothing for this game.
    pub statistics: Option<Statistics>,
    forward: bool,
    /// How many more set-ups there are to look at.
    left: u8,
}

impl State {
    /// The stored statistics of a category: a finished game is added, or they show.
    pub(super) fn fetched(&mut self, category: Category, bytes: &[u8]) {
        let statistics = self.statistics(category, bytes);
        match self.counting.iter().position(|game| game.category == category) {
            Some(first) => {
                let game = self.counting.remove(first);
                if !(game.inherited && bytes.is_empty()) {
                    self.add(&game, statistics);
                }
            }
            None => self.show(category, statistics),
        }
    }

    /// The statistics of a category, from what is stored of them.
    fn statistics(&mut self, category: Category, bytes: &[u8]) -> Statistics {
        if bytes.is_empty() {
            let inherited = games::index(category.slot).and_then(|index| self.inherited[index].as_ref());
            return inherited
                .filter(|_| self.era == 0)
                .map_or_else(Statistics::default, |old| old.statistics(category));
        }
        Statistics::decode(bytes, self.era).unwrap_or_else(|| {
            self.notify(Notice::StatisticsLost);
            Statistics::default()
        })
    }

    /// Counts the game on the table in the statistics, if it is over: asks for what they are so far. One that was read
    /// from the store may be among those that were inherited.
    pub(super) fn count(&mut self, stored: bool) {
        let Some(session) = self.current.session().filter(|session| session.is_over()) else { return };
        let old = games::index(session.slot()).and_then(|index| self.inherited[index].as_ref());
        let standing = session.standing();
        let won = |player: &Player| standing.rank.get(player.index()) == Some(&1);
        let winners: Vec<Player, 5> = Player::all(session.players()).filter(won).collect();
        let finished = Finished {
            category: session.category(),
            journal: self.number,
            inherited: stored && old.is_some_and(|old| old.counts(session.seed(), session.length())),
            points: winners.first().and_then(|winner| standing.points.get(winner.index())).copied().unwrap_or(0),
            winners: winners.iter().map(|&player| session.player_name(player).clone()).collect(),
            grade: session.grade(),
            ranked: session.ranked(),
        };
        let record = finished.category.record();
        if !self.counting.is_full() && self.is_accepted(Request::Save(saves::Request::Fetch(record))) {
            let _ = self.counting.push(finished);
        }
    }

    /// Adds a finished game to what the statistics were so far.
    fn add(&mut self, game: &Finished, mut statistics: Statistics) {
        if statistics.count(game, self.era) {
            self.write(saves::Request::Store(game.category.record(), statistics.encode()));
        }
    }

    /// Shows the first statistics that there are of a game.
    pub fn open_statistics(&mut self, slot: Slot) {
        self.find_statistics(Category::new(slot, 0), true, Record::SETUPS);
    }

    /// Shows the next or the previous statistics of the same game.
    pub fn turn_statistics(&mut self, forward: bool) {
        if let Some(page) = &self.statistics_page {
            self.find_statistics(page.category.neighbour(forward), forward, Record::SETUPS);
        }
    }

    fn find_statistics(&mut self, category: Category, forward: bool, left: u8) {
        self.statistics_page = Some(StatisticsPage { category, statistics: None, forward, left });
        self.ask(Request::Save(saves::Request::Fetch(category.record())));
    }

    /// Shows these statistics if they are the ones that were looked for, or looks on.
    fn show(&mut self, category: Category, statistics: Statistics) {
        let Some(page) = self.statistics_page.as_mut().filter(|page| page.category == category) else { return };
        if statistics.played > 0 {
            page.statistics = Some(statistics);
        } else if page.left > 1 {
            let (category, forward, left) = (page.category.neighbour(page.forward), page.forward, page.left - 1);
            self.find_statistics(category, forward, left);
        }
    }

    /// Forgets all statistics, in one write.
    pub fn reset_statistics(&mut self) {
        self.statistics_page.iter_mut().for_each(|page| page.statistics = None);
        self.era = self.era.saturating_add(1);
        let mut buffer = [0; 3];
        let bytes = postcard::to_slice(&self.era, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(saves::Request::Store(Record::Era, Blob::from_slice(bytes).unwrap_or_default()));
    }
}
