//! What reviews found of persons: of a finished game, and of the last games of a kind.

use heapless::Vec;
use saves::Blob;
use serde::{Deserialize, Serialize};

use crate::records::name::Name;
use crate::records::statistics::Statistics;

/// What was found of a person in a game. Values are in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The seat.
    pub seat: u8,
    /// Turns that were valued.
    pub turns: u16,
    /// What they cost in all.
    pub lost: u16,
    /// What the draws brought in all.
    pub luck: i16,
    /// Slips, mistakes and blunders.
    pub marks: [u8; 3],
}

impl Found {
    /// Returns what a turn cost, in hundredths of a point: less than a hundred points.
    pub fn each(&self) -> u16 {
        (u32::from(self.lost) * 10 / u32::from(self.turns.max(1))).min(9999) as u16
    }
}

/// Returns the number of the judge, which comes last: the first one wrote none.
fn judge(rest: &[u8]) -> u8 {
    rest.first().copied().unwrap_or(1)
}

/// What a review found of everybody who is a person: noted with the finished game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// The [number](players::review::Losses::judge) of the judge who found it.
    pub judge: u8,
    /// By person.
    pub found: Vec<Found, 5>,
}

impl Summary {
    const VERSION: u8 = 1;

    /// Reads a note; `None` if there is none that makes sense.
    pub fn decode(note: &[u8]) -> Option<Self> {
        let ((version, found), rest) = postcard::take_from_bytes::<(u8, _)>(note).ok()?;
        (version == Self::VERSION).then(|| Summary { judge: judge(rest), found })
    }

    /// Returns the note.
    pub fn encode(&self) -> Blob {
        let mut buffer = [0; saves::Journal::NOTE];
        let note = (Self::VERSION, &self.found, self.judge);
        let bytes = postcard::to_slice(&note, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        Blob::from_slice(bytes).unwrap_or_default()
    }

    /// Returns what was found of this seat.
    pub fn of(&self, seat: usize) -> Option<&Found> {
        self.found.iter().find(|found| usize::from(found.seat) == seat)
    }
}

/// A person's part in a reviewed game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// The number of the journal, so that none is counted twice.
    pub journal: u16,
    /// Which of the names, times four; with 2 if the game was won, with 1 if it would have been with even luck.
    who: u8,
    /// What a turn cost, in hundredths of a point.
    pub each: u16,
    /// What the draws brought, in tenths of a point.
    pub luck: i16,
    /// The result.
    pub points: i16,
}

impl Part {
    /// Returns a part of nobody yet.
    pub fn new(journal: u16, found: &Found, points: i16, (won, evenly): (bool, bool)) -> Self {
        let who = u8::from(won) << 1 | u8::from(evenly);
        Part { journal, who, each: found.each(), luck: found.luck, points }
    }

    /// Returns which of the names it is.
    pub fn name(&self) -> usize {
        usize::from(self.who >> 2)
    }

    /// Returns whether the game was won.
    pub fn is_won(&self) -> bool {
        self.who & 2 != 0
    }

    /// Returns whether it would have been won with even luck.
    pub fn is_won_evenly(&self) -> bool {
        self.who & 1 != 0
    }
}

/// The last reviewed games of a kind: as many as fit into a record. One judge found it all: what two judges find cannot be
/// compared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reviews {
    /// The number of the judge.
    judge: u8,
    /// The persons.
    pub names: Vec<Name, 5>,
    /// Their parts, newest first.
    pub parts: Vec<Part, { Reviews::PARTS }>,
}

impl Reviews {
    /// The most parts that are kept.
    pub const PARTS: usize = 20;

    /// Reads a stored record; `None` if it makes no sense. What was written before the last reset is forgotten.
    pub fn decode(bytes: &[u8], era: u16) -> Option<Self> {
        let (empty, rest) = Statistics::take(bytes)?;
        let ((names, parts), rest) = postcard::take_from_bytes(rest).ok()?;
        let reviews = Reviews { judge: judge(rest), names, parts };
        let is_known = reviews.parts.iter().all(|part| part.name() < reviews.names.len());
        is_known.then(|| if empty.is_before(era) { Reviews::default() } else { reviews })
    }

    /// Returns the record to store; none if it is too long. It begins like statistics of no games, so that earlier
    /// consoles find nothing to show in it.
    fn to_record(&self, era: u16) -> Option<Blob> {
        let mut buffer = [0; 160];
        let record = (Statistics::none(era), &self.names, &self.parts, self.judge);
        let bytes = postcard::to_slice(&record, &mut buffer).ok()?;
        Blob::from_slice(bytes).ok()
    }

    /// Returns the record to store.
    pub fn encode(&self, era: u16) -> Blob {
        self.to_record(era).unwrap_or_default()
    }

    /// Counts a game that this judge reviewed, once. Returns whether it was new. With another judge all begins anew.
    pub fn count(&mut self, judge: u8, game: &[(Name, Part)]) -> bool {
        if self.judge != judge {
            *self = Reviews { judge, ..Reviews::default() };
        }
        if self.parts.iter().any(|part| game.iter().any(|(_, new)| new.journal == part.journal)) {
            return false;
        }
        for (name, part) in game {
            if self.parts.is_full() {
                self.parts.pop();
            }
            let who = self.find(name);
            // There is room: the oldest was just taken out.
            let _ = self.parts.insert(0, Part { who: part.who | (who as u8) << 2, ..*part });
        }
        self.strike_idle();
        while self.to_record(u16::MAX).is_none() && self.parts.pop().is_some() {
            self.strike_idle();
        }
        true
    }

    /// Returns which of the names this is. A new one may take the place of the one who has not played for longest.
    fn find(&mut self, name: &Name) -> usize {
        if let Some(known) = self.names.iter().position(|known| known == name) {
            return known;
        }
        if self.names.is_full() {
            let newest = |who: &usize| self.parts.iter().position(|part| part.name() == *who).unwrap_or(usize::MAX);
            self.strike((0..self.names.len()).max_by_key(newest).unwrap_or(0));
        }
        let _ = self.names.push(name.clone());
        self.names.len() - 1
    }

    /// Strikes a name, and its parts.
    fn strike(&mut self, who: usize) {
        self.names.remove(who);
        self.parts.retain(|part| part.name() != who);
        self.parts.iter_mut().filter(|part| part.name() > who).for_each(|part| part.who -= 4);
    }

    /// Strikes the names without a part.
    fn strike_idle(&mut self) {
        while let Some(idle) = (0..self.names.len()).find(|&who| self.of(who).next().is_none()) {
            self.strike(idle);
        }
    }

    /// Returns the parts of a name, newest first.
    pub fn of(&self, who: usize) -> impl DoubleEndedIterator<Item = &Part> + Clone {
        self.parts.iter().filter(move |part| part.name() == who)
    }

    /// Returns how many games there are.
    pub fn games(&self) -> u16 {
        let is_first = |(i, part): &(usize, &Part)| self.parts[..*i].iter().all(|other| other.journal != part.journal);
        self.parts.iter().enumerate().filter(is_first).count() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FOUND: Found = Found { seat: 4, turns: u16::MAX, lost: u16::MAX, luck: i16::MIN, marks: [u8::MAX; 3] };

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    fn part(journal: u16) -> Part {
        Part::new(journal, &FOUND, i16::MIN, (true, false))
    }

    #[test]
    fn a_person_takes_at_most_sixteen_bytes() {
        let summary = |people| Summary { judge: u8::MAX, found: (0..people).map(|_| FOUND).collect() };
        for people in 1..=5 {
            let note = summary(people).encode();
            assert!(note.len() <= 2 + 16 * people, "{}", note.len());
            assert_eq!(Summary::decode(&note), Some(summary(people)));
        }
        assert_eq!((Summary::decode(&[]), Summary::decode(&[2, 0])), (None, None));
    }

    /// As notes and records were written before there was a second judge.
    #[test]
    fn what_names_no_judge_is_the_first_ones() {
        let summary = Summary { judge: 1, found: [FOUND].into() };
        let note = summary.encode();
        assert_eq!(Summary::decode(&note[..note.len() - 1]), Some(summary));
        let mut reviews = Reviews::default();
        reviews.count(1, &[(name("ANNA"), part(7))]);
        let record = reviews.encode(0);
        assert_eq!(Reviews::decode(&record[..record.len() - 1], 0), Some(reviews));
    }

    #[test]
    fn another_judge_begins_anew() {
        let mut reviews = Reviews::default();
        reviews.count(1, &[(name("ANNA"), part(7))]);
        reviews.count(1, &[(name("BOB"), part(8))]);
        assert!(reviews.count(2, &[(name("BOB"), part(7))]), "the same game, found otherwise");
        assert_eq!((reviews.games(), reviews.names.len()), (1, 1));
        assert_eq!(Reviews::decode(&reviews.encode(0), 0), Some(reviews));
    }

    #[test]
    fn a_turn_costs_hundredths() {
        assert_eq!(Found { turns: 25, lost: 105, ..FOUND }.each(), 42);
        assert_eq!(Found { turns: 0, ..FOUND }.each(), 9999);
    }

    #[test]
    fn a_journal_counts_once() {
        let mut reviews = Reviews::default();
        assert!(reviews.count(1, &[(name("ANNA"), part(7)), (name("BOB"), part(7))]));
        assert!(!reviews.count(1, &[(name("ANNA"), part(7)), (name("BOB"), part(7))]));
        assert!(reviews.count(1, &[(name("BOB"), part(9))]));
        assert_eq!((reviews.games(), reviews.of(0).count(), reviews.of(1).count()), (2, 1, 2));
        assert!(reviews.of(1).all(|part| part.is_won() && !part.is_won_evenly()));
    }

    /// Five of the longest names, and the largest numbers.
    #[test]
    fn the_last_games_fit_into_a_record() {
        let names = ["ÉÉÉÉÉÉÉÉÉÉ", "B123456789", "C123456789", "D123456789", "E123456789", "F123456789"];
        for people in 1..=5 {
            let mut reviews = Reviews::default();
            for journal in 0..60 {
                let party = (0..people).map(|seat| (name(names[seat]), part(u16::MAX - journal)));
                assert!(reviews.count(1, &party.collect::<Vec<_, 5>>()));
                assert_eq!(Reviews::decode(&reviews.encode(u16::MAX), u16::MAX), Some(reviews.clone()));
                assert_eq!(reviews.parts[0].journal, u16::MAX - journal, "the newest is there");
            }
            assert_eq!(reviews.names.len(), people);
            assert!(reviews.parts.len() >= 6, "{} parts of {people}", reviews.parts.len());
        }
    }

    #[test]
    fn a_person_alone_has_more_games_than_are_kept() {
        let mut reviews = Reviews::default();
        let found = Found { seat: 0, turns: 25, lost: 500, luck: -153, marks: [3, 2, 1] };
        for journal in 1000..1060 {
            reviews.count(1, &[(name("ANNA"), Part::new(journal, &found, 187, (true, true)))]);
        }
        assert!(reviews.parts.len() > 14, "{}", reviews.parts.len());
    }

    #[test]
    fn a_sixth_person_takes_the_place_of_the_one_who_has_not_played_for_longest() {
        let mut reviews = Reviews::default();
        for (journal, who) in (0..).zip(["A", "B", "C", "D", "E", "A", "F"]) {
            reviews.count(1, &[(name(who), part(journal))]);
        }
        let names: Vec<&str, 5> = reviews.names.iter().map(Name::as_str).collect();
        assert_eq!(names, ["A", "C", "D", "E", "F"]);
        let journals = |who| reviews.of(who).map(|part| part.journal).collect::<Vec<_, 5>>();
        assert_eq!((journals(0), journals(1), journals(4)), ([5, 0].into(), [2].into(), [6].into()));
    }

    #[test]
    fn what_was_forgotten_is_gone_and_earlier_consoles_find_no_games() {
        let mut reviews = Reviews::default();
        reviews.count(1, &[(name("ANNA"), part(7))]);
        let record = reviews.encode(3);
        assert_eq!(Reviews::decode(&record, 4), Some(Reviews::default()));
        assert_eq!(Statistics::decode(&record, 3).map(|statistics| statistics.played), Some(0));
        assert_eq!(Reviews::decode(&Statistics::default().encode()[..14], 0), None);
    }
}
