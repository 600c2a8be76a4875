//! Counts finished games, and shows the counts.

use heapless::Vec;
use rules_core::Player;
use saves::{Blob, Record, Slot, Volume};

use super::{Notice, State};
use crate::game::session::AnySession;
use crate::games;
use crate::port::Request;
use crate::records::name::Name;
use crate::records::reviews::{Part, Reviews, Summary};
use crate::records::statistics::{Category, Finished, Statistics};

/// The page of statistics that shows.
#[derive(Clone, Debug)]
pub struct StatisticsPage {
    /// The game.
    pub slot: Slot,
    /// What shows, and of which category; none if no game was finished.
    pub shown: Option<(Category, Sheet)>,
    /// The number of the sheet to go on from.
    from: u16,
    /// Whether the one to show comes next by number, or before.
    forward: bool,
}

/// What is known of the games of a category.
#[derive(Clone, Debug)]
pub enum Sheet {
    /// How they ended.
    Played(Statistics),
    /// What reviews of them found.
    Reviewed(Reviews),
}

impl Sheet {
    /// Returns the number that it is kept under.
    fn number(&self, category: Category) -> u16 {
        match self {
            Sheet::Played(_) => category.number(),
            Sheet::Reviewed(_) => category.reviews(),
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Sheet::Played(statistics) => statistics.played == 0,
            Sheet::Reviewed(reviews) => reviews.parts.is_empty(),
        }
    }
}

/// A game whose review is complete.
#[derive(Clone, Debug)]
pub struct Reviewed {
    category: Category,
    /// The number of its journal.
    number: u16,
    summary: Summary,
    parts: Vec<(Name, Part), 5>,
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
    /// Shows this sheet if it is nearer than the one that shows.
    fn offer(&mut self, category: Category, sheet: Sheet) {
        let (from, forward) = (self.from, self.forward);
        // Wraps around, so that the sheet itself comes last.
        let distance = |category: Category, sheet: &Sheet| {
            let number = sheet.number(category);
            let (first, last) = if forward { (from, number) } else { (number, from) };
            last.wrapping_sub(first).wrapping_sub(1)
        };
        let far = distance(category, &sheet);
        let nearer = self.shown.as_ref().is_none_or(|(category, shown)| far <= distance(*category, shown));
        if !sheet.is_empty() && nearer {
            self.shown = Some((category, sheet));
        }
    }
}

impl State {
    /// Counts a finished or reviewed game, now that the statistics of its category were read.
    pub(super) fn fetched(&mut self, slot: Slot, number: u16, bytes: &[u8]) {
        if Category::of_reviews(slot, number).is_some() {
            return self.fetched_reviews(slot, number, bytes);
        }
        let is_it = |game: &Finished| game.category.slot == slot && game.category.number() == number;
        let Some(first) = self.counting.iter().position(is_it) else { return };
        let game = self.counting.remove(first);
        if game.inherited && bytes.is_empty() {
            return;
        }
        let mut statistics = if bytes.is_empty() {
            self.inherited(game.category)
        } else {
            self.decode(bytes, Statistics::decode).unwrap_or_default()
        };
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

    /// Counts a reviewed game, then notes that it was. If the power goes between, it is noted by the next review.
    fn fetched_reviews(&mut self, slot: Slot, number: u16, bytes: &[u8]) {
        let is_it = |game: &mut Reviewed| game.category.slot == slot && game.category.reviews() == number;
        let Some(game) = self.reviewed.take_if(is_it) else { return };
        let stored = if bytes.is_empty() { None } else { self.decode(bytes, Reviews::decode) };
        let mut reviews = stored.unwrap_or_default();
        if reviews.count(game.summary.judge, &game.parts) {
            self.write(saves::Request::Store(Record::Statistics(slot, number), reviews.encode(self.era)));
        }
        self.write(saves::Request::Note(game.number, game.summary.encode()));
    }

    /// Keeps what the review of the game on the table found of persons: with the game, and with others of its kind. It
    /// counts once for a judge, also if a later review finds something else.
    pub(super) fn keep_findings(&mut self) {
        let is_kept = self.looked.as_ref().is_some_and(|looked| matches!(looked.volume, Volume::Finished(_)));
        let counts = |session: &&dyn AnySession| session.is_over() && is_kept && session.branch().is_none();
        let Some(session) = self.current.session().filter(counts) else { return };
        let (Some(review), Some(number)) = (self.review(), self.number) else { return };
        let people = || Player::all(session.players()).filter(|&player| session.is_person(player));
        let found: Vec<_, 5> = people().map(|player| review.found(player)).collect();
        let summary = Summary { judge: session.card().losses.judge, found };
        if summary.found.is_empty() {
            return;
        }
        let standing = session.standing();
        let sides = usize::from(session.sides().max(1));
        let points = |side: usize| standing.points.get(side).copied().unwrap_or(0);
        let rank = |side: usize| standing.rank.get(side).copied().unwrap_or(u8::MAX);
        // What a side would have without its luck, in tenths. Computers have some, too.
        let evenly = |side: usize| {
            let luck = Player::all(session.players()).filter(|player| player.index() % sides == side);
            10 * i32::from(points(side))
                - luck.map(|player| i32::from(review.found(player).luck)).sum::<i32>() / session.points_each().max(1)
        };
        // Equal points are ranked as they were.
        let is_ahead = |side, other| (evenly(side), rank(other)) >= (evenly(other), rank(side));
        let parts = people().zip(&summary.found).map(|(player, found)| {
            let side = player.index() % sides;
            let won = !session.is_lost() && rank(side) == 1;
            let won_evenly = !session.is_lost() && (0..sides).all(|other| is_ahead(side, other));
            (session.player_name(player).clone(), Part::new(number, found, points(side), (won, won_evenly)))
        });
        let game = Reviewed { category: session.category(), number, parts: parts.collect(), summary };
        let Some(looked) = &mut self.looked else { return };
        match looked.summary.replace(game.summary.clone()) {
            Some(noted) if noted == game.summary => {}
            Some(noted) if noted.judge == game.summary.judge => {
                self.write(saves::Request::Note(number, game.summary.encode()));
            }
            _ => {
                let record = Record::Statistics(game.category.slot, game.category.reviews());
                if self.is_accepted(Request::Save(saves::Request::Fetch(record))) {
                    self.reviewed = Some(game);
                }
            }
        }
    }

    /// Returns what a category without a record begins with.
    fn inherited(&self, category: Category) -> Statistics {
        let inherited = games::index(category.slot).and_then(|index| self.inherited[index].as_ref());
        inherited.filter(|_| self.era == 0).map(|old| old.statistics(category)).unwrap_or_default()
    }

    /// Reads stored statistics; tells the player if they make no sense.
    fn decode<T>(&mut self, bytes: &[u8], read: fn(&[u8], u16) -> Option<T>) -> Option<T> {
        let statistics = read(bytes, self.era);
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

    /// Counts the game on the table, if it is over and no exercise: asks for the statistics so far. A game that was read
    /// from the store may already be in the inherited ones.
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
        if let Some(StatisticsPage { slot, shown: Some((category, sheet)), .. }) = &self.statistics_page {
            self.find_statistics(*slot, sheet.number(*category), forward);
        }
    }

    /// Asks for all statistics of a game, of which the nearest in this direction will show.
    fn find_statistics(&mut self, slot: Slot, from: u16, forward: bool) {
        let mut page = StatisticsPage { slot, shown: None, from, forward };
        for players in 1..=Category::MOST_PLAYERS {
            let category = Category { slot, kind: 0, players, against: None };
            page.offer(category, Sheet::Played(self.inherited(category)));
        }
        self.statistics_page = Some(page);
        self.ask(Request::Save(saves::Request::Pages(slot)));
    }

    /// Takes the statistics of one category of a game whose statistics were asked for.
    pub fn page(&mut self, slot: Slot, number: u16, bytes: &[u8]) {
        let (category, sheet) = match Category::of_reviews(slot, number) {
            Some(category) => (category, self.decode(bytes, Reviews::decode).map(Sheet::Reviewed)),
            None => (Category::new(slot, number), self.decode(bytes, Statistics::decode).map(Sheet::Played)),
        };
        if let Some((page, sheet)) = self.statistics_page.as_mut().filter(|page| page.slot == slot).zip(sheet) {
            page.offer(category, sheet);
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
