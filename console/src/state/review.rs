//! A review of the game that is looked at: what each turn cost, and what the dice did.
//!
//! The game on the table is replayed action by action, and a computer's mind values each turn beside it. What is found
//! shares its memory with an export: there is one or the other.

use draw::chrome::Line;
use heapless::Vec;
use players::review::{Finding, Losses, Progress, What};
use rules_core::{MAX_PLAYERS, Player};
use saves::{ActionBytes, Journal, Volume};

use super::journals::Purpose;
use super::{Change, Made, Mind, State};
use crate::records::reviews::Found;

/// The level of a mind that reviews.
const REVIEWS: u8 = u8::MAX - 1;
/// The level of a mind that looks for what would have been better.
const BETTERS: u8 = u8::MAX - 2;
/// Turns that are listed.
pub const DEAREST: usize = 9;
/// How finely the curve of the expected result is drawn.
pub const POINTS: usize = 40;
/// What an action can bring to light: a turn that ends, and a draw for everybody.
const FRESH: usize = 6;

/// How bad a turn was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Nothing to speak of.
    Fine,
    /// A little.
    Slip,
    /// Much.
    Mistake,
    /// Very much.
    Blunder,
}

/// A turn that cost something. Values are in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dear {
    /// Actions that were taken before it.
    pub at: u16,
    /// How many actions it has.
    pub actions: u8,
    /// The round that it belongs to.
    pub round: u8,
    /// Whose turn.
    pub player: Player,
    /// What it cost.
    pub lost: i16,
}

/// A draw. Values are in tenths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chance {
    /// Actions that were taken before it.
    pub at: u16,
    /// The round that it belongs to.
    pub round: u8,
    /// What it brought.
    pub luck: i16,
}

/// What was found about a player, in tenths of a point.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sums {
    /// Turns that were valued.
    pub turns: u16,
    /// What they cost in all.
    pub lost: i32,
    /// Slips, mistakes and blunders.
    pub marks: [u8; 3],
    /// What the draws brought in all.
    pub luck: i32,
    /// The best of them, and the worst.
    pub best: Chance,
    /// The worst of them.
    pub worst: Chance,
    /// The spread of that sum, squared.
    pub variance: i32,
}

impl Sums {
    /// Returns what luck brought less what turns cost.
    fn moved(&self) -> i32 {
        self.luck - self.lost
    }
}

/// A review.
#[derive(Clone, Debug)]
pub struct Review {
    volume: Volume,
    number: Option<u16>,
    /// The persons, or everybody if there is none: a bit for each.
    pub seats: u8,
    /// Actions of the game.
    pub length: u16,
    /// Actions whose findings are in.
    at: u16,
    /// Actions that were played on the table, up to the end of a turn that is looked at.
    walked: u16,
    /// The next one.
    next: Option<ActionBytes>,
    fresh: Vec<Finding, FRESH>,
    losses: &'static Losses,
    /// By seat.
    pub sums: [Sums; MAX_PLAYERS],
    /// The dearest turns, the dearest first.
    pub dearest: Vec<Dear, DEAREST>,
    /// By seat: what luck had brought less what turns had cost along the game, in tenths of a point, where something was
    /// found.
    curve: [[Option<i16>; POINTS]; MAX_PLAYERS],
    /// What would have been better than the turn that shows, once it was found.
    pub better: Option<Vec<ActionBytes, { players::DEPTH }>>,
    /// Why that is better.
    pub why: Line,
    /// How many actions of that are to be seen on the table, and how many are.
    pub steps: u8,
    taken: u8,
}

impl Review {
    /// Creates one of these seats in a game of so many actions.
    fn new((volume, number): (Volume, Option<u16>), seats: u8, length: u16, losses: &'static Losses) -> Self {
        Review {
            volume,
            number,
            seats,
            length,
            at: 0,
            walked: u16::MAX,
            next: None,
            fresh: Vec::new(),
            losses,
            sums: [Sums::default(); MAX_PLAYERS],
            dearest: Vec::new(),
            curve: [[None; POINTS]; MAX_PLAYERS],
            better: None,
            why: Line::new(),
            steps: 0,
            taken: 0,
        }
    }

    /// Returns whether all is found.
    pub fn is_done(&self) -> bool {
        self.at >= self.length
    }

    /// Returns how far it is.
    pub fn progress(&self) -> (usize, usize) {
        // Before the first action nothing was played.
        let walked = if self.walked > self.length { self.at } else { self.walked };
        (walked.into(), self.length.into())
    }

    /// Returns whether this player is looked at.
    pub fn looks_at(&self, player: Player) -> bool {
        self.seats & 1 << player.0 != 0
    }

    /// Returns how bad a turn was.
    pub fn mark(&self, lost: i16) -> Mark {
        let [slip, mistake, blunder] = self.losses.marks;
        match lost {
            _ if lost >= blunder => Mark::Blunder,
            _ if lost >= mistake => Mark::Mistake,
            _ if lost >= slip => Mark::Slip,
            _ => Mark::Fine,
        }
    }

    /// Returns the level whose turns cost as much, of 0 (less than easy) to 3 (hard).
    pub fn grade(&self, player: Player) -> u8 {
        let sums = &self.sums[player.index() % self.sums.len()];
        // The levels are in hundredths.
        let each = sums.lost * 10 / i32::from(sums.turns.max(1));
        let [easy, medium, hard] = self.losses.levels.map(i32::from);
        match each {
            _ if each <= (hard + medium) / 2 => 3,
            _ if each <= (medium + easy) / 2 => 2,
            _ if each <= easy * 3 / 2 => 1,
            _ => 0,
        }
    }

    /// Returns what a player whose game ended with this result could expect along the game, in tenths of a point, each with
    /// how many of the [`POINTS`] are behind it: the result of the best turns with even luck from there on.
    ///
    /// It is reckoned from the end. A judge tells which turn is better, and not what the game ends with: he is far too low at
    /// its start, and too high before its end. What he finds of luck and of turns leads to the real result, step by step.
    /// One of the result is worth `each` points.
    pub fn expected(&self, player: Player, result: i16, each: i32) -> impl Iterator<Item = (usize, i32)> {
        let seat = player.index() % self.sums.len();
        let all = self.sums[seat].moved();
        let along = self.curve[seat].iter().enumerate().filter_map(|(at, moved)| Some((at + 1, i32::from((*moved)?))));
        let expect = move |moved: i32| 10 * i32::from(result) - (all - moved) / each.max(1);
        core::iter::once((0, 0)).chain(along).chain([(POINTS, all)]).map(move |(at, moved)| (at, expect(moved)))
    }

    /// Returns what was found about a player, to be kept.
    pub fn found(&self, player: Player) -> Found {
        let Sums { turns, lost, luck, marks, .. } = self.sums[player.index() % self.sums.len()];
        let luck = luck.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        Found { seat: player.0, turns, lost: lost.clamp(0, u16::MAX.into()) as u16, luck, marks }
    }

    /// Adds what was found, in this round.
    fn add(&mut self, Finding { player, at, what }: Finding, round: u8) {
        let seat = player.index() % self.sums.len();
        match what {
            What::Turn { best, taken } => {
                let lost = self.losses.tenths(best - taken);
                let mark = self.mark(lost);
                let sums = &mut self.sums[seat];
                sums.turns += 1;
                sums.lost += i32::from(lost);
                if let Some(count) = (mark as usize).checked_sub(1).and_then(|mark| sums.marks.get_mut(mark)) {
                    *count = count.saturating_add(1);
                }
                let rank = self.dearest.iter().position(|dear| dear.lost < lost).unwrap_or(self.dearest.len());
                if mark > Mark::Fine && rank < DEAREST {
                    self.dearest.truncate(DEAREST - 1);
                    // There is room: the last one made it.
                    let actions = self.walked.saturating_sub(at).min(u8::MAX.into()) as u8;
                    let _ = self.dearest.insert(rank, Dear { at, actions, round, player, lost });
                }
            }
            What::Luck { luck, variance } => {
                let spread = variance / (self.losses.point.max(1) * self.losses.point.max(1) / 100).max(1);
                let luck = self.losses.tenths(luck);
                let sums = &mut self.sums[seat];
                sums.luck += i32::from(luck);
                sums.variance = sums.variance.saturating_add(spread);
                if luck > sums.best.luck {
                    sums.best = Chance { at, round, luck };
                }
                if luck < sums.worst.luck {
                    sums.worst = Chance { at, round, luck };
                }
            }
        }
        let place = usize::from(at) * POINTS / usize::from(self.length.max(1));
        if let Some(point) = self.curve[seat].get_mut(place) {
            *point = Some(self.sums[seat].moved().clamp(i16::MIN.into(), i16::MAX.into()) as i16);
        }
    }
}

impl State {
    /// Returns the review of the game that is looked at.
    pub fn review(&self) -> Option<&Review> {
        let (volume, number) = (self.looked.as_ref()?.volume, self.number);
        self.made.review().filter(|review| review.volume == volume && review.number == number)
    }

    /// Returns whether the game that is looked at could be reviewed, and is not.
    pub fn wants_review(&self) -> bool {
        self.review().is_none() && self.looked.is_some() && self.current.session().is_some()
    }

    /// Begins to review the game that is looked at: for persons, or for computers, too.
    pub fn begin_review(&mut self, for_all: bool) {
        let (Some(looked), Some(session)) = (&self.looked, self.current.session()) else { return };
        let everybody = u8::MAX >> (8 - session.players());
        let seats = Player::all(session.players()).filter(|&player| session.is_person(player));
        let seats = seats.fold(0, |seats, player| seats | 1 << player.0);
        let seats = if seats == 0 || for_all { everybody } else { seats };
        self.made =
            Made::Review(Review::new((looked.volume, self.number), seats, looked.length, session.card().losses));
    }

    /// Returns whether a review waits to go on.
    pub fn is_reviewing(&self) -> bool {
        self.review().is_some_and(|review| !review.is_done())
    }

    /// Takes the next action of the journal that is reviewed.
    pub(super) fn read_next(&mut self, journal: Journal<'_>) {
        let read = self.current.laid().map_or(0, |game| game.bytes_read());
        let rest = journal.actions.get(read..).unwrap_or_default();
        let next = ActionBytes::from_slice(&rest[..rest.len().min(8)]).ok();
        if let Some(review) = self.made.review_mut() {
            review.next = next;
        }
    }

    /// Reviews on for a slice.
    pub(super) fn review_on(&mut self, mind: &mut Mind) -> Change {
        let (Some(length), Some(review)) = (self.current.laid().map(|game| game.length()), self.made.review_mut())
        else {
            return Change::None;
        };
        if (mind.since, mind.level) != (self.changes, REVIEWS) || length != review.walked {
            // From the last turn on that was gone through.
            let (volume, at) = (review.volume, review.at);
            if length != at {
                if self.reading.is_empty() {
                    self.seek(volume, at);
                }
                return Change::Unseen;
            }
            (review.walked, review.next) = (at, None);
            review.fresh.clear();
            (mind.since, mind.level) = (self.changes, REVIEWS);
            mind.thinker.begin_review(&self.current, review.seats, at);
        }
        let Some(next) = &review.next else {
            let volume = review.volume;
            if self.reading.is_empty() {
                self.read(volume, Purpose::Next);
            }
            return Change::Unseen;
        };
        match mind.thinker.review(&self.current, next) {
            Some((Progress::Think, _)) => Change::Unseen,
            Some((Progress::Found(finding), _)) => {
                // There is room for what an action brings to light, and the turn before it.
                let _ = review.fresh.push(finding);
                Change::Unseen
            }
            Some((Progress::Play, is_open)) => {
                let Some(game) = self.current.laid_mut() else { return Change::None };
                if !game.replay_next(next, &self.settings) {
                    review.length = review.at;
                    return Change::None;
                }
                (review.walked, review.next) = (game.length(), None);
                if is_open {
                    return Change::Unseen;
                }
                review.at = review.walked;
                for finding in core::mem::take(&mut review.fresh) {
                    review.add(finding, game.round_at(finding.at));
                }
                if review.is_done() {
                    game.arrive(&self.settings);
                    self.keep_findings();
                }
                Change::None
            }
            None => {
                review.length = review.at;
                Change::None
            }
        }
    }

    /// Shows the position before a turn, and looks for what would have been better.
    pub fn show_turn(&mut self, at: u16) {
        self.changes += 1;
        let Some(review) = self.made.review_mut() else { return };
        review.better = None;
        let volume = review.volume;
        self.put_back();
        self.seek(volume, at);
    }

    /// Shows so many actions of what would have been better than the turn that begins `at`.
    pub fn show_better(&mut self, at: u16, steps: u8) {
        let Some(review) = self.made.review_mut() else { return };
        let (volume, is_back) = (review.volume, steps < review.taken);
        if is_back {
            self.put_back();
            self.seek(volume, at);
        }
        if let Some(review) = self.made.review_mut() {
            review.steps = steps;
        }
    }

    /// Takes back from the table what nobody did.
    pub fn put_back(&mut self) {
        let Some(review) = self.made.review_mut() else { return };
        review.steps = 0;
        if core::mem::take(&mut review.taken) > 0
            && let Some(game) = self.current.laid_mut()
        {
            game.rewind();
        }
    }

    /// Returns whether something is left to do for the turn that shows.
    pub fn is_bettering(&self) -> bool {
        self.review().is_some_and(|review| review.better.is_none() || review.taken < review.steps)
    }

    /// Looks for what would have been better than the turn that shows, or takes the next action of that.
    pub fn better_on(&mut self, mind: &mut Mind) -> Change {
        if self.is_replaying() {
            self.replay_on();
            return Change::Unseen;
        }
        if !self.reading.is_empty() {
            return Change::Unseen;
        }
        if let Some(review) = self.made.review_mut()
            && let Some(plan) = &review.better
        {
            let action = plan.get(usize::from(review.taken)).filter(|_| review.taken < review.steps);
            let game = action.zip(self.current.laid_mut());
            if game.is_some_and(|(action, game)| game.try_out(action, &self.settings)) {
                review.taken += 1;
            } else {
                review.steps = review.taken;
            }
            return Change::None;
        }
        let Some(problem) = self.current.session().and_then(|session| session.best_problem()) else {
            return Change::None;
        };
        if (mind.since, mind.level) != (self.changes, BETTERS) {
            (mind.since, mind.level) = (self.changes, BETTERS);
            mind.thinker.begin(&self.current, problem);
        }
        if mind.thinker.think().is_none() {
            return Change::Unseen;
        }
        let Some((advice, session)) = mind.thinker.advice().zip(self.current.session()) else { return Change::None };
        let why = session.why(&advice, &self.settings);
        if let Some(review) = self.made.review_mut() {
            (review.better, review.why) = (Some(advice.plan), why);
        }
        mind.since = 0;
        Change::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOSSES: Losses = Losses { judge: 1, point: 10, marks: [10, 30, 60], levels: [400, 200, 50] };
    const FIRST: Player = Player(0);

    /// Returns a review of 80 actions with these findings of the first player: where, what luck brought, what a turn cost.
    fn reviewed(found: &[(u16, i32, i32)]) -> Review {
        let mut review = Review::new((Volume::Finished(0), None), 1, 80, &LOSSES);
        for &(at, luck, lost) in found {
            // What the judge thinks that a position is worth does not count.
            let turn = What::Turn { best: 9000 - 100 * i32::from(at), taken: 9000 - 100 * i32::from(at) - lost };
            for what in [What::Luck { luck, variance: 0 }, turn] {
                review.add(Finding { player: FIRST, at, what }, 1);
            }
        }
        review
    }

    #[test]
    fn what_could_be_expected_ends_with_the_real_result() {
        let review = reviewed(&[(0, 30, 0), (20, -50, 70), (40, 0, 10), (79, 20, 0)]);
        // 100 without luck and with the best turns, and 80 lost.
        let expected: Vec<_, 8> = review.expected(FIRST, 2, 1).collect();
        assert_eq!(expected, [(0, 100), (1, 130), (11, 10), (21, 0), (40, 20), (40, 20)]);
        // Two spaces instead, of 8 points each.
        let expected: Vec<_, 8> = review.expected(FIRST, 2, 8).collect();
        assert_eq!(expected, [(0, 30), (1, 33), (11, 19), (21, 18), (40, 20), (40, 20)]);
    }

    #[test]
    fn a_review_begins_with_nothing_done() {
        assert_eq!(reviewed(&[]).progress(), (0, 80));
    }

    #[test]
    fn whoever_has_no_turn_expects_the_result() {
        assert!(reviewed(&[]).expected(FIRST, -3, 1).eq([(0, -30), (POINTS, -30)]));
    }
}
