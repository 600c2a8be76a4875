//! What was played, won and scored, per set-up of a game.

use heapless::Vec;
use players::Level;
use rules_core::Seed;
use rules_core::choice::CATEGORIES;
use rules_core::sort::sort_by;
use saves::{Blob, Record, Slot};
use serde::{Deserialize, Serialize};

use crate::records::name::Name;

/// Last scores that are kept.
pub const LAST: usize = 10;
/// Winners that are kept by name.
pub const NAMES: usize = 6;
/// The most grades that a game alone has.
pub const GRADES: usize = 4;

/// A category of set-ups: a kind, with a number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Category {
    /// The game.
    pub slot: Slot,
    /// The kind, by the game's own table of choices.
    pub kind: u16,
    /// How many play.
    pub players: u8,
    /// The best of the computers among them; none if only persons play.
    pub against: Option<Rival>,
}

/// A computer that persons play against. One that plays in another way than before is another rival.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rival {
    /// The level easy.
    Easy,
    /// The level medium.
    Medium,
    /// The level hard, before it learned.
    FirstHard,
    /// The level hard.
    Hard,
}

impl From<Level> for Rival {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Rival::Easy,
            Level::Medium => Rival::Medium,
            Level::Hard => Rival::Hard,
        }
    }
}

/// Whom persons played against at first, in the order of the numbers that categories are kept under.
const RIVALS: [Option<Rival>; 4] = [None, Some(Rival::Easy), Some(Rival::Medium), Some(Rival::FirstHard)];

/// The number of the first category against a level that learned: behind all that there were before.
const LEARNED: u16 = 40_000;

/// The number of the first category of reviews: behind all others.
const REVIEWED: u16 = 52_000;

const _: () = {
    let all = CATEGORIES as u32 * Category::MOST_PLAYERS as u32;
    assert!(LEARNED as u32 + all <= REVIEWED as u32 && REVIEWED as u32 + all <= u16::MAX as u32);
};

/// Kinds that are numbered together; further ones come after those of all rivals.
const KINDS: u16 = 256;

impl Category {
    /// The most players that a game has.
    pub const MOST_PLAYERS: u8 = 5;
    /// How many numbers each kind of rivals has in a row.
    const PER_RIVAL: u16 = KINDS * Self::MOST_PLAYERS as u16;

    /// Returns the category that is kept under this number.
    pub fn new(slot: Slot, number: u16) -> Self {
        let most = u16::from(Self::MOST_PLAYERS);
        if let Some(own) = number.checked_sub(LEARNED) {
            return Category { slot, kind: own / most, players: 1 + (own % most) as u8, against: Some(Rival::Hard) };
        }
        let (block, own) = (number / Self::PER_RIVAL, number % Self::PER_RIVAL);
        let rivals = RIVALS.len() as u16;
        let kind = block / rivals * KINDS + own / most;
        Category { slot, kind, players: 1 + (own % most) as u8, against: RIVALS[usize::from(block % rivals)] }
    }

    /// Returns the number that it is kept under, counted from 0.
    pub fn number(self) -> u16 {
        let (most, player) = (u16::from(Self::MOST_PLAYERS), u16::from(self.players.saturating_sub(1)));
        let Some(rival) = RIVALS.iter().position(|&rival| rival == self.against) else {
            return LEARNED + self.kind * most + player;
        };
        let block = self.kind / KINDS * RIVALS.len() as u16 + rival as u16;
        let own = self.kind % KINDS * most + player;
        block * Self::PER_RIVAL + own
    }

    /// Returns the category whose reviews are kept under this number, if reviews are.
    pub fn of_reviews(slot: Slot, number: u16) -> Option<Self> {
        let (own, most) = (number.checked_sub(REVIEWED)?, u16::from(Self::MOST_PLAYERS));
        Some(Category { slot, kind: own / most, players: 1 + (own % most) as u8, against: None })
    }

    /// Returns the number that its reviews are kept under, whoever the persons played against.
    pub fn reviews(self) -> u16 {
        REVIEWED + self.kind * u16::from(Self::MOST_PLAYERS) + u16::from(self.players.saturating_sub(1))
    }

    /// Returns the record of its statistics.
    pub fn record(self) -> Record {
        Record::Statistics(self.slot, self.number())
    }
}

/// The statistics of one category. Scores are the winner's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Statistics {
    version: u8,
    /// How often all statistics had been reset when this was written: an older record does not count.
    era: u16,
    /// The number of the journal that was counted last, so that none is counted twice.
    counted: Option<u16>,
    /// Games finished.
    pub played: u16,
    /// The sum of all scores that are known, and how many they are.
    sum: (i32, u16),
    /// The best score of a game that counts, and who had it.
    pub best: Option<(i16, Name)>,
    /// The last scores, newest first.
    pub last: Vec<i16, LAST>,
    /// Wins by name, most first. A game alone has no winner.
    pub won: Vec<(Name, u16), NAMES>,
    /// Games alone, or by all together, by grade.
    pub grades: [u16; GRADES],
    /// Games alone that were won in a row right before the last ones. It stands behind the others in the record, where
    /// earlier consoles do not look.
    #[serde(skip)]
    older: u16,
}

impl Default for Statistics {
    fn default() -> Self {
        Statistics {
            version: Self::VERSION,
            era: 0,
            counted: None,
            played: 0,
            sum: (0, 0),
            best: None,
            last: Vec::new(),
            won: Vec::new(),
            grades: [0; GRADES],
            older: 0,
        }
    }
}

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Where it counts.
    pub category: Category,
    /// The number of its journal; none if it has none.
    pub journal: Option<u16>,
    /// Whether the inherited statistics already count it.
    pub inherited: bool,
    /// The winner's points.
    pub points: i16,
    /// The winner's name, or their names.
    pub winners: Vec<Name, 5>,
    /// The grade of a game alone, or by all together.
    pub grade: Option<u8>,
    /// Points from which a game alone of this kind is won.
    pub won_from: Option<i16>,
    /// Whether it counts for the best score.
    pub ranked: bool,
}

impl Statistics {
    const VERSION: u8 = 2;

    /// Reads a stored record; `None` if it is of another version, or makes no sense. Of one that was written before the
    /// last reset, only the number of the last counted game is kept.
    pub fn decode(bytes: &[u8], era: u16) -> Option<Self> {
        let (stored, rest) = Self::take(bytes)?;
        let stored = Statistics { older: postcard::from_bytes(rest).unwrap_or(0), ..stored };
        let forgotten = Statistics { counted: stored.counted, ..Default::default() };
        Some(if stored.is_before(era) { forgotten } else { stored })
    }

    /// Reads what a record begins with. Returns the rest too.
    pub(super) fn take(bytes: &[u8]) -> Option<(Self, &[u8])> {
        let taken = postcard::take_from_bytes::<Statistics>(bytes).ok();
        taken.filter(|(stored, _)| stored.version == Self::VERSION)
    }

    /// Returns the statistics of no games, in this era.
    pub(super) fn none(era: u16) -> Self {
        Statistics { era, ..Default::default() }
    }

    /// Returns whether they were written before this era.
    pub(super) fn is_before(&self, era: u16) -> bool {
        self.era < era
    }

    /// Returns the record to store.
    pub fn encode(&self) -> Blob {
        let mut buffer = [0; 160];
        let length = postcard::to_slice(&(self, self.older), &mut buffer).map_or(0, |bytes| bytes.len());
        Blob::from_slice(&buffer[..length]).unwrap_or_default()
    }

    /// Counts a finished game, once. Returns whether it was new.
    pub fn count(&mut self, game: &Finished, era: u16) -> bool {
        if game.journal.is_some() && self.counted == game.journal {
            return false;
        }
        self.counted = game.journal;
        self.era = era;
        self.played = self.played.saturating_add(1);
        self.sum = (self.sum.0.saturating_add(game.points.into()), self.sum.1.saturating_add(1));
        if self.last.is_full()
            && let Some(oldest) = self.last.pop()
        {
            let won = game.won_from.is_some_and(|won| oldest >= won);
            self.older = if won { self.older.saturating_add(1) } else { 0 };
        }
        // Full is not possible: the oldest was just taken out.
        let _ = self.last.insert(0, game.points);
        if game.category.players > 1 {
            game.winners.iter().for_each(|name| self.win(name));
        }
        if let Some(grade) = game.grade.and_then(|grade| self.grades.get_mut(usize::from(grade))) {
            *grade = grade.saturating_add(1);
        }
        if let Some(name) = game.winners.first()
            && game.ranked
            && self.best.as_ref().is_none_or(|(best, _)| game.points > *best)
        {
            self.best = Some((game.points, name.clone()));
        }
        true
    }

    /// Counts a win for this name. If there are too many names, the one that won least makes room.
    fn win(&mut self, name: &Name) {
        match self.won.iter_mut().find(|(known, _)| known == name) {
            Some((_, games)) => *games = games.saturating_add(1),
            None => {
                if self.won.is_full() {
                    self.won.pop();
                }
                let _ = self.won.push((name.clone(), 1));
            }
        }
        sort_by(&mut self.won, |(a, most), (b, more)| more.cmp(most).then(a.cmp(b)));
    }

    /// Returns how many games alone were won in a row up to now, with at least `won_from` points.
    pub fn streak(&self, won_from: i16) -> u16 {
        let last = self.last.iter().take_while(|&&points| points >= won_from).count() as u16;
        if usize::from(last) == LAST { last.saturating_add(self.older) } else { last }
    }

    /// Returns the mean of all scores in tenths.
    pub fn mean(&self) -> Option<i32> {
        let (sum, games) = (self.sum.0, i32::from(self.sum.1));
        (games > 0).then(|| sum.saturating_mul(20).saturating_add(games).div_euclid(2 * games))
    }
}

/// Statistics from before they were kept by set-up: by number of players, from one to five.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Inherited {
    version: u8,
    counted: Option<(u64, u16)>,
    rows: [InheritedRow; 5],
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct InheritedRow {
    played: u16,
    best: Option<(i16, Name)>,
    last: Vec<i16, 5>,
}

impl Inherited {
    /// Reads a stored record; `None` if it makes no sense.
    pub fn decode(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok().filter(|inherited: &Inherited| inherited.version == 1)
    }

    /// Returns whether this game, with its seed and its length, was the last one that it counted.
    pub fn counts(&self, seed: Seed, length: u16) -> bool {
        self.counted == Some((seed.bits(), length))
    }

    /// Returns what a category begins with: the first kind of set-up takes over what all kinds had.
    pub fn statistics(&self, category: Category) -> Statistics {
        let row = self
            .rows
            .get(usize::from(category.players).wrapping_sub(1))
            .filter(|_| category.kind == 0 && category.against.is_none());
        row.map_or_else(Statistics::default, |row| Statistics {
            played: row.played,
            sum: (row.last.iter().map(|&points| i32::from(points)).sum(), row.last.len() as u16),
            best: row.best.clone(),
            last: row.last.iter().copied().collect(),
            ..Default::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(journal: u16, points: i16, winners: &[&str]) -> Finished {
        Finished {
            category: Category { slot: Slot(1), kind: 0, players: 3, against: None },
            journal: Some(journal),
            inherited: false,
            points,
            winners: winners.iter().filter_map(|name| name.parse().ok()).collect(),
            grade: None,
            won_from: None,
            ranked: true,
        }
    }

    #[test]
    fn wins_in_a_row_are_counted_beyond_the_last_ten() {
        let mut statistics = Statistics::default();
        let play = |statistics: &mut Statistics, journal, points| {
            statistics.count(&Finished { won_from: Some(37), ..game(journal, points, &["RED"]) }, 0);
            *statistics = Statistics::decode(&statistics.encode(), 0).unwrap();
        };
        play(&mut statistics, 1, 30);
        for journal in 2..=14 {
            play(&mut statistics, journal, 37);
            assert_eq!(statistics.streak(37), journal - 1);
        }
        play(&mut statistics, 15, 36);
        assert_eq!(statistics.streak(37), 0);
        (16..=25).for_each(|journal| play(&mut statistics, journal, 40));
        assert_eq!(statistics.streak(37), 10, "those before the game that was lost do not count");
    }

    #[test]
    fn a_record_of_an_earlier_console_is_read() {
        let mut statistics = Statistics::default();
        statistics.count(&game(7, 50, &["RED"]), 0);
        let mut buffer = [0; 160];
        let bytes = postcard::to_slice(&statistics, &mut buffer).unwrap();
        assert_eq!(Statistics::decode(bytes, 0), Some(statistics));
    }

    #[test]
    fn every_category_has_a_number_of_its_own() {
        for number in 0..=u16::MAX {
            assert_eq!(Category::new(Slot(15), number).number(), number);
        }
        assert_eq!(
            Category { slot: Slot(0), kind: 3, players: 2, against: None }.record(),
            Record::Statistics(Slot(0), 16)
        );
        for number in REVIEWED..=u16::MAX {
            assert_eq!(Category::of_reviews(Slot(15), number).map(Category::reviews), Some(number));
        }
        assert_eq!(Category::of_reviews(Slot(15), REVIEWED - 1), None);
        // Games against the level hard from before it learned stay where they were, and new ones begin a page of their own.
        let against = |rival| Category { slot: Slot(1), kind: 300, players: 2, against: Some(rival) }.number();
        assert_eq!([Rival::FirstHard, Rival::Hard].map(against), [7 * 1280 + 44 * 5 + 1, 40_000 + 300 * 5 + 1]);
    }

    #[test]
    fn a_journal_counts_once() {
        let mut statistics = Statistics::default();
        assert!(statistics.count(&game(7, 50, &["RED"]), 0));
        assert!(!statistics.count(&game(7, 50, &["RED"]), 0));
        assert!(statistics.count(&game(8, 50, &["RED"]), 0));
        assert_eq!((statistics.played, &statistics.last[..]), (2, &[50, 50][..]));
    }

    #[test]
    fn the_fullest_statistics_fit_into_a_record() {
        let mut statistics = Statistics { era: u16::MAX, grades: [u16::MAX; GRADES], ..Default::default() };
        // The most points of any game: two bytes hold it.
        const MOST: i16 = 8191;
        for journal in 0..200 {
            let name =
                ["ÉÉÉÉÉÉÉÉÉÉ", "B123456789", "C123456789", "D123456789", "E123456789", "F123456789", "G123456789"]
                    [usize::from(journal) % 7];
            statistics.count(&game(u16::MAX - journal, MOST, &[name]), u16::MAX);
        }
        statistics.won.iter_mut().for_each(|(_, games)| *games = u16::MAX);
        statistics.played = u16::MAX;
        statistics.older = u16::MAX;
        statistics.sum = (i32::MIN, u16::MAX);
        assert_eq!(Statistics::decode(&statistics.encode(), u16::MAX), Some(statistics));
    }

    #[test]
    fn winners_are_listed_by_wins_and_a_tie_counts_for_each() {
        let mut statistics = Statistics::default();
        statistics.count(&game(1, 9, &["RED", "BLUE"]), 0);
        statistics.count(&game(2, 9, &["BLUE"]), 0);
        let won: Vec<(&str, u16), 6> = statistics.won.iter().map(|(name, games)| (name.as_str(), *games)).collect();
        assert_eq!(won, [("BLUE", 2), ("RED", 1)]);
    }

    #[test]
    fn the_mean_is_in_tenths_and_rounded() {
        let mut statistics = Statistics::default();
        assert_eq!(statistics.mean(), None);
        for (journal, points) in [(1, 50), (2, 51), (3, 51)] {
            statistics.count(&game(journal, points, &["RED"]), 0);
        }
        assert_eq!(statistics.mean(), Some(507));
    }

    #[test]
    fn what_was_forgotten_does_not_count_again() {
        let mut statistics = Statistics::default();
        statistics.count(&game(7, 50, &["RED"]), 0);
        let mut later = Statistics::decode(&statistics.encode(), 1).unwrap();
        assert_eq!(later.played, 0);
        assert!(!later.count(&game(7, 50, &["RED"]), 1));
        assert!(later.count(&game(8, 50, &["RED"]), 1));
        assert_eq!(Statistics::decode(&later.encode(), 1).map(|s| s.played), Some(1));
    }

    #[test]
    fn only_a_better_game_that_counts_is_the_best() {
        let mut statistics = Statistics::default();
        statistics.count(&Finished { ranked: false, ..game(1, 99, &["RED"]) }, 0);
        assert_eq!(statistics.best, None);
        statistics.count(&game(2, 40, &["BLUE"]), 0);
        statistics.count(&game(3, 40, &["RED"]), 0);
        assert_eq!(statistics.best.map(|(points, name)| (points, name.len())), Some((40, 4)));
    }
}
