//! Counts finished games, and shows the counts.

use heapless::Vec;
use rules_core::Player;
use saves::{Blob, Record, Slot};

use super::{Notice, State};
use crate::game::session::AnySession;
use crate::games;
use crate::port::Request;
use crate::records::statistics::{Category, Finished, Statistics};

/// The page of statistics that shows.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    /// The game.
    pub slot: Slot,
    /// The category that shows, and its statistics; none if no game was finished.
    pub shown: Option<(Category, Statistics)>,
    /// The number of the category to go on from.
    from: u16,
    /// Whether the one to show comes next by number, or before.
    forward: bool,
}

/// Why the result of a game does not count for best scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unranked {
    /// A guide led.
    Lesson,
    /// It began in the middle of another game.
    Exercise,
    /// There was a hint.
    Hint,
    /// The seed was typed, or repeated.
    Seed,
}

/// What a finished game is compared with: those of its category, itself among them.
#[derive(Clone, Debug)]
pub struct Compared {
    /// The category.
    pub category: Category,
    /// The best score.
    pub best: Option<i16>,
    /// The mean of all scores, in tenths.
    pub mean: Option<i32>,
    /// How many games there were.
    pub played: u16,
    /// How many of them were won, by all together.
    pub won: u16,
}

impl StatisticsPage {
    /// Shows these statistics if they are nearer than those that show.
    fn offer(&mut self, category: Category, statistics: Statistics) {
        let (from, forward) = (self.from, self.forward);
        // Wraps around, so that the category itself comes last.
        let distance = |category: Category| {
            let (first, last) = if forward { (from, category.number()) } else { (category.number(), from) };
            last.wrapping_sub(first).wrapping_sub(1)
        };
        let nearer = self.shown.as_ref().is_none_or(|(shown, _)| distance(category) <= distance(*shown));
        if statistics.played > 0 && nearer {
            self.shown = Some((category, statistics));
        }
    }
}

impl State {
    /// Counts a finished game, now that the statistics of its category were read.
    pub(super) fn fetched(&mut self, slot: Slot, number: u16, bytes: &[u8]) {
        let is_it = |game: &Finished| game.category.slot == slot && game.category.number() == number;
        let Some(first) = self.counting.iter().position(is_it) else { return };
        let game = self.counting.remove(first);
        if game.inherited && bytes.is_empty() {
            return;
        }
        let mut statistics =
            if bytes.is_empty() { self.inherited(game.category) } else { self.decode(bytes).unwrap_or_default() };
        if statistics.count(&game, self.era) {
            self.write(saves::Request::Store(game.category.record(), statistics.encode()));
        }
        self.compared = Some(Compared {
            category: game.category,
            best: statistics.best.as_ref().map(|(points, _)| *points),
            mean: statistics.mean(),
            played: statistics.played,
            won: statistics.grades[1],
        });
    }

    /// Returns what a category without a record begins with.
    fn inherited(&self, category: Category) -> Statistics {
        let inherited = games::index(category.slot).and_then(|index| self.inherited[index].as_ref());
        inherited.filter(|_| self.era == 0).map(|old| old.statistics(category)).unwrap_or_default()
    }

    /// Returns stored statistics; tells the player if they make no sense.
    fn decode(&mut self, bytes: &[u8]) -> Option<Statistics> {
        let statistics = Statistics::decode(bytes, self.era);
        if statistics.is_none() {
            self.notify(Notice::StatisticsLost);
        }
        statistics
    }

    /// Returns whether the result of the game on the table counts for best scores.
    pub fn is_ranked(&self) -> bool {
        self.current.session().is_some() && self.unranked().is_none()
    }

    /// Returns why the result of the game on the table does not count for best scores.
    pub fn unranked(&self) -> Option<Unranked> {
        let session = self.current.session()?;
        let noted = |number| self.hinted.contains(&Some(number)) || self.hinted_before.contains(&number);
        match session.ranked() {
            _ if session.branch().is_some() => Some(Unranked::Exercise),
            _ if session.is_taught() => Some(Unranked::Lesson),
            _ if session.is_hinted() || self.number.is_some_and(noted) => Some(Unranked::Hint),
            true => None,
            false => Some(Unranked::Seed),
        }
    }

    /// Counts the game on the table, if it is over and no exercise: asks for the statistics so far. A game that was read from the store
    /// may already be in the inherited ones.
    pub(super) fn count(&mut self, stored: bool) {
        self.compared = None;
        let counts =
            |session: &&dyn AnySession| session.is_over() && session.has_people() && session.branch().is_none();
        let Some(session) = self.current.session().filter(counts) else { return };
        let old = games::index(session.slot()).and_then(|index| self.inherited[index].as_ref());
        let standing = session.standing();
        // Alone, even a lost game counts for the best score.
        let counts = session.players() == 1 || !session.is_lost();
        let won = |player: &Player| counts && standing.rank.get(player.index()) == Some(&1);
        let winners: Vec<Player, 5> = Player::all(session.players()).filter(won).collect();
        let finished = Finished {
            category: session.category(),
            journal: self.number,
            inherited: stored && old.is_some_and(|old| old.counts(session.seed(), session.length())),
            points: winners
                .first()
                .or(Some(&Player(0)))
                .and_then(|winner| standing.points.get(winner.index()))
                .copied()
                .unwrap_or(0),
            winners: winners.iter().map(|&player| session.winner(player)).collect(),
            grade: session.grade(),
            won_from: games::index(session.slot()).and_then(|index| games::GAMES[index].won_from),
            ranked: self.is_ranked(),
        };
        let record = finished.category.record();
        if !self.counting.is_full() && self.is_accepted(Request::Save(saves::Request::Fetch(record))) {
            let _ = self.counting.push(finished);
        }
    }

    /// Shows the first statistics that there are of a game.
    pub fn open_statistics(&mut self, slot: Slot) {
        self.find_statistics(slot, u16::MAX, true);
    }

    /// Shows the next or the previous statistics of the same game.
    pub fn turn_statistics(&mut self, forward: bool) {
        if let Some(StatisticsPage { slot, shown: Some((category, _)), .. }) = &self.statistics_page {
            self.find_statistics(*slot, category.number(), forward);
        }
    }

    /// Asks for all statistics of a game, of which the nearest in this direction will show.
    fn find_statistics(&mut self, slot: Slot, from: u16, forward: bool) {
        let mut page = StatisticsPage { slot, shown: None, from, forward };
        for players in 1..=Category::MOST_PLAYERS {
            let category = Category { slot, kind: 0, players, against: None };
            page.offer(category, self.inherited(category));
        }
        self.statistics_page = Some(page);
        self.ask(Request::Save(saves::Request::Pages(slot)));
    }

    /// Takes the statistics of one category of a game whose statistics were asked for.
    pub fn page(&mut self, slot: Slot, number: u16, bytes: &[u8]) {
        let category = Category::new(slot, number);
        let Some(statistics) = self.decode(bytes) else { return };
        if let Some(page) = self.statistics_page.as_mut().filter(|page| page.slot == slot) {
            page.offer(category, statistics);
        }
    }

    /// Resets all statistics, in one write.
    pub fn reset_statistics(&mut self) {
        self.statistics_page.iter_mut().for_each(|page| page.shown = None);
        self.era = self.era.saturating_add(1);
        let mut buffer = [0; 3];
        let bytes = postcard::to_slice(&self.era, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(saves::Request::Store(Record::Era, Blob::from_slice(bytes).unwrap_or_default()));
    }
}
