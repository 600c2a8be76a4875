//! What the turns of a game cost, and what the dice did.

use draw::chrome::{self, KEYS, Keys, STRIP};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, COST, GAIN, NAME, PANEL, PLAIN, QUIET, SMALL, TEXT, TINY};
use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use rules_core::{MAX_PLAYERS, Player};
use texts::{Text, console as say};

use super::statistics::signed;
use super::{Screen, Step};
use crate::Button;
use crate::game::session::AnySession;
use crate::state::{Change, DEAREST, Dear, Mark, Mind, POINTS, Review, State};

/// Height of what is said about a player, if there are few, or more.
const WIDE: usize = 42;
const NARROW: usize = 25;

/// The longest bar below a number.
const BAR: i32 = 30;

/// Rows of the list that fit.
const ROWS: usize = 9;

/// A page of the review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewPage {
    /// The whole game.
    Game,
    /// The dearest turns and the greatest luck, with the chosen row.
    List(u8),
    /// The turn in this row.
    Turn {
        /// The row.
        row: u8,
        /// Whether what would have been better shows, and not what was done.
        better: bool,
        /// How many actions of it.
        step: u8,
    },
}

/// A row of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Turn(Dear),
    Luck { at: u16, round: u8, player: Player, luck: i16 },
}

impl Row {
    fn at(self) -> u16 {
        match self {
            Row::Turn(Dear { at, .. }) | Row::Luck { at, .. } => at,
        }
    }
}

/// Returns the rows of the list: turns first, then the best and the worst luck of each.
fn rows(review: &Review) -> Vec<Row, { DEAREST + 10 }> {
    let mut rows: Vec<Row, { DEAREST + 10 }> = review.dearest.iter().copied().map(Row::Turn).collect();
    for player in Player::all(MAX_PLAYERS as u8).filter(|&player| review.looks_at(player)) {
        let sums = &review.sums[player.index()];
        for chance in [sums.best, sums.worst].into_iter().filter(|chance| chance.luck != 0) {
            // There is room for two of each.
            let _ = rows.push(Row::Luck { at: chance.at, round: chance.round, player, luck: chance.luck });
        }
    }
    rows
}

impl ReviewPage {
    /// Returns whether something is left to find out for this page.
    pub fn is_working(self, state: &State) -> bool {
        match self {
            ReviewPage::Turn { better: true, .. } => state.is_bettering(),
            ReviewPage::Turn { better: false, .. } => false,
            ReviewPage::Game | ReviewPage::List(_) => state.is_reviewing() || state.wants_review(),
        }
    }

    /// Does a slice of that.
    pub fn work(self, state: &mut State, mind: &mut Mind) -> Change {
        match self {
            ReviewPage::Turn { better: true, .. } => state.better_on(mind),
            _ if state.wants_review() => {
                state.begin_review(false);
                Change::None
            }
            _ => state.work(mind),
        }
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let Some(volume) = state.looked.as_ref().map(|looked| looked.volume) else { return Step::Close };
        let Some(review) = state.review() else {
            return if button == Button::B { Step::Close } else { Step::Stay };
        };
        let (length, is_done, rows) = (review.length, review.is_done(), rows(review));
        let last = rows.len().saturating_sub(1) as u8;
        match (*self, button) {
            (ReviewPage::Game, Button::B) => {
                // The page below shows the result again.
                state.seek(volume, length);
                return Step::Close;
            }
            (ReviewPage::Game, Button::X) if is_done && leaves_out(state) => state.begin_review(true),
            (ReviewPage::Game, Button::A) if is_done && !rows.is_empty() => *self = ReviewPage::List(0),
            (ReviewPage::List(_), Button::B) => *self = ReviewPage::Game,
            (ReviewPage::List(row), Button::Up) => *self = ReviewPage::List(row.checked_sub(1).unwrap_or(last)),
            (ReviewPage::List(row), Button::Down) => *self = ReviewPage::List(if row < last { row + 1 } else { 0 }),
            (ReviewPage::List(row), Button::A) => match rows.get(usize::from(row)) {
                Some(Row::Turn(dear)) => {
                    *self = ReviewPage::Turn { row, better: true, step: 0 };
                    state.show_turn(dear.at);
                }
                Some(luck) => {
                    state.seek(volume, luck.at());
                    return Step::Open(Screen::Replay);
                }
                None => {}
            },
            (ReviewPage::Turn { row, .. }, Button::B) => {
                *self = ReviewPage::List(row);
                state.put_back();
                state.seek(volume, length);
            }
            (ReviewPage::Turn { row, better, step }, _) => {
                let Some(Row::Turn(dear)) = rows.get(usize::from(row)) else { return Step::Stay };
                return self.press_turn(state, *dear, (row, better, step), button);
            }
            _ => {}
        }
        Step::Stay
    }

    fn press_turn(&mut self, state: &mut State, dear: Dear, shown: (u8, bool, u8), button: Button) -> Step {
        let (row, better, step) = shown;
        let Some(volume) = state.looked.as_ref().map(|looked| looked.volume) else { return Step::Close };
        let plan = state.review().and_then(|review| review.better.as_ref()).map_or(0, |plan| plan.len() as u8);
        let last = if better { plan } else { dear.actions };
        let to = match button {
            Button::Right if step < last => step + 1,
            Button::Left if step > 0 => step - 1,
            Button::X | Button::Up | Button::Down => {
                *self = ReviewPage::Turn { row, better: !better, step: 0 };
                state.put_back();
                state.seek(volume, dear.at);
                return Step::Stay;
            }
            Button::A | Button::Y => {
                state.put_back();
                state.seek(volume, dear.at);
                *self = ReviewPage::Turn { row, better: false, step: 0 };
                let exercise = Screen::Exercise(super::exercise::FIRST);
                return Step::Open(if button == Button::A { Screen::Replay } else { exercise });
            }
            _ => return Step::Stay,
        };
        *self = ReviewPage::Turn { row, better, step: to };
        if better {
            state.show_better(dear.at, to);
        } else {
            state.seek(volume, dear.at + u16::from(to));
        }
        Step::Stay
    }

    pub fn draw(self, state: &State, pen: &mut Pen<'_>) {
        let Some(review) = state.review() else {
            chrome::titled(pen, say::REVIEW, None);
            return chrome::keys(pen, Keys::of([None, Some(say::BACK), None, None]));
        };
        match (self, state.current.laid()) {
            (ReviewPage::Game, Some(session)) if review.is_done() => draw_game(state, review, session, pen),
            (ReviewPage::List(row), Some(session)) => draw_list(review, session, row, pen),
            (ReviewPage::Turn { row, better, step }, Some(session)) => {
                draw_turn(review, session, state, (row, better, step), pen);
            }
            _ => {
                chrome::titled(pen, say::REVIEW, None);
                let text: chrome::Prose = say::REVIEW_GOES_ON.string(pen.language);
                chrome::prose(pen, (8, 40), 16, TEXT, &text);
                let (done, all) = review.progress();
                chrome::bar(pen, 8, 130, 224, GAIN, (done, all));
                pen.say(8, 150, PLAIN, QUIET, say::page_of(done as u16, all as u16));
                if let Some(session) = state.current.laid() {
                    let round = session.round_name(session.round_at(done as u16), pen.language);
                    pen.text_right(232, 150, PLAIN, QUIET, &round);
                }
                chrome::keys(pen, Keys::of([None, Some(say::BACK), None, None]));
            }
        }
    }
}

/// Returns whether there are computers that the review did not look at.
fn leaves_out(state: &State) -> bool {
    let players = state.current.laid().map_or(0, |session| session.players());
    state.review().is_some_and(|review| Player::all(players).any(|player| !review.looks_at(player)))
}

/// Draws the expected result along the game, and what was found about everybody.
fn draw_game(state: &State, review: &Review, session: &dyn AnySession, pen: &mut Pen<'_>) {
    chrome::titled(pen, say::REVIEW, Some(session.name().into()));
    let points = session.standing().points;
    let result = |player: Player| {
        let side = player.index() % usize::from(session.sides().max(1));
        points.get(side).copied().unwrap_or(0)
    };
    let each = session.points_each().max(1);
    curve(review, |player| review.expected(player, result(player), each), pen);
    pen.say_right(122, 84, TINY, QUIET, say::REVIEW_LOST);
    pen.say_right(170, 84, TINY, QUIET, say::REVIEW_LUCK);
    pen.say_right(236, 84, TINY, QUIET, say::REVIEW_EVEN);
    let players = || Player::all(session.players()).filter(|&player| review.looks_at(player));
    let most = players().map(|player| &review.sums[player.index()]).map(|sums| sums.lost.max(sums.luck.abs())).max();
    let most = most.unwrap_or(0);
    let pitch = if review.seats.count_ones() > 3 { NARROW } else { WIDE };
    for (player, y) in players().zip((95..).step_by(pitch)) {
        let sums = &review.sums[player.index()];
        let language = pen.language;
        chrome::shape(pen, 4, y + 1, player, chrome::seat_colour(player));
        pen.text(18, y, SMALL, TEXT, &session.short_name(player, 10));
        let lost = super::statistics::tenths(sums.lost, language);
        pen.text_right(122, y, BOLD, if review.grade(player) > 1 { TEXT } else { COST }, &lost);
        let luck = if sums.luck < 0 { COST } else { GAIN };
        pen.text_right(170, y, BOLD, luck, &signed(sums.luck, language));
        bar(pen, 122, y + 15, COST, (sums.lost, most));
        bar(pen, 170, y + 15, luck, (sums.luck.abs(), most));
        let result = i32::from(result(player));
        let spread = (sums.variance.max(0) as u32).isqrt() as i32;
        let even = [-spread, spread].map(|spread| (10 * result - (sums.luck - spread) / each).div_euclid(10).max(0));
        let even = if even[0] == even[1] { line!("{}", even[0]) } else { line!("{}-{}", even[0], even[1]) };
        pen.text_right(236, y, BOLD, COMPLETE, &even);
        pen.say_right(236, y + 13, TINY, QUIET, say::review_real(result));
        pen.say(18, y + 13, TINY, QUIET, GRADES[usize::from(review.grade(player)) % GRADES.len()]);
        if pitch == WIDE {
            let [slips, mistakes, blunders] = sums.marks;
            pen.say(18, y + 24, TINY, QUIET, say::review_marks(slips, mistakes, blunders));
        }
    }
    let turns = (!rows(review).is_empty()).then_some(say::TURNS);
    let all = leaves_out(state).then_some(say::ALL);
    chrome::keys(pen, Keys::of([turns, Some(say::BACK), all, None]));
}

const GRADES: [Text; 4] = [say::GRADE_BEGINNER, say::GRADE_EASY, say::GRADE_MEDIUM, say::GRADE_HARD];

/// Draws a bar for a part of the most, which ends here on the right.
fn bar(pen: &mut Pen<'_>, right: i32, y: i32, colour: Rgb565, (part, most): (i32, i32)) {
    let length = BAR * part / most.max(1);
    pen.fill(right - length, y, length.max(0) as u32, 3, colour);
}

/// Draws what everybody could expect, from the start to the real result.
fn curve<I: Iterator<Item = (usize, i32)>>(review: &Review, expected: impl Fn(Player) -> I, pen: &mut Pen<'_>) {
    let players = || Player::all(MAX_PLAYERS as u8).filter(|&player| review.looks_at(player));
    let all = || players().flat_map(&expected).map(|(_, value)| value);
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let y = |value: i32| 78 - 54 * (value - least) / (most - least).max(1);
    pen.fill(0, 20, 240, 62, PANEL);
    for player in players() {
        let mut before: Option<(i32, i32)> = None;
        for (at, value) in expected(player) {
            let here = (4 + 232 * at as i32 / POINTS as i32, y(value));
            chrome::stroke(pen, before.unwrap_or(here), here, chrome::seat_colour(player));
            before = Some(here);
        }
    }
    for (y, value) in [(21, most), (71, least)] {
        let value = line!("{}", value / 10);
        pen.fill(3, y, 2 + 6 * value.len() as u32, 10, PANEL);
        pen.text(4, y, TINY, QUIET, &value);
    }
}

/// Returns how a mark is called.
fn mark_name(mark: Mark) -> Text {
    match mark {
        Mark::Fine => say::MARK_FINE,
        Mark::Slip => say::MARK_SLIP,
        Mark::Mistake => say::MARK_MISTAKE,
        Mark::Blunder => say::MARK_BLUNDER,
    }
}

fn draw_list(review: &Review, session: &dyn AnySession, chosen: u8, pen: &mut Pen<'_>) {
    let rows = rows(review);
    chrome::titled(pen, say::REVIEW_LIST, Some(say::page_of(chosen + 1, rows.len() as u16)));
    let first = usize::from(chosen).saturating_sub(ROWS - 1);
    for (i, row) in rows.iter().enumerate().skip(first).take(ROWS) {
        let y = 21 + 22 * (i - first) as i32;
        chrome::row(pen, y, 22, i == usize::from(chosen));
        let (player, round, word, tenths) = match *row {
            Row::Turn(dear) => (dear.player, dear.round, mark_name(review.mark(dear.lost)), -i32::from(dear.lost)),
            Row::Luck { player, round, luck, .. } => {
                let word = if luck > 0 { say::LUCK_GOOD } else { say::LUCK_BAD };
                (player, round, word, luck.into())
            }
        };
        chrome::shape(pen, 12, y + 5, player, chrome::seat_colour(player));
        let language = pen.language;
        pen.text(28, y + 5, SMALL, QUIET, &session.round_name(round, language));
        pen.say_right(178, y + 5, SMALL, TEXT, word);
        let colour = if tenths < 0 { COST } else { GAIN };
        pen.text_right(230, y + 4, NAME, colour, &signed(tenths, language));
    }
    chrome::keys(pen, Keys::of([Some(say::LOOK), Some(say::BACK), None, None]));
}

fn draw_turn(
    review: &Review,
    session: &dyn AnySession,
    state: &State,
    (row, better, step): (u8, bool, u8),
    pen: &mut Pen<'_>,
) {
    let Some(Row::Turn(dear)) = rows(review).get(usize::from(row)).copied() else { return };
    if state.is_replaying() {
        chrome::titled(pen, say::REVIEW, None);
    } else {
        session.draw_board(&state.settings, pen);
    }
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
    let plan = review.better.as_ref().map(|plan| plan.len() as u8);
    let last = if better { plan.unwrap_or(0) } else { dear.actions };
    let language = pen.language;
    match (step, session.last_action(language)) {
        _ if better && plan.is_none() => {
            pen.say(4, STRIP + 2, BOLD, TEXT, say::REVIEW_THINKS);
        }
        (1.., Some(entry)) if !state.is_replaying() => super::log::entry(state, pen, STRIP + 2, &entry, PANEL),
        _ => {
            let lost = signed(-i32::from(dear.lost), language);
            pen.say(4, STRIP + 2, BOLD, COST, mark_name(review.mark(dear.lost)));
            pen.text_right(236, STRIP + 2, BOLD, COST, &lost);
        }
    }
    // As one steps with LEFT and RIGHT.
    let steps = line!("< {step}/{last} >");
    if better && step == 0 && plan.is_some() {
        pen.text(4, STRIP + 15, PLAIN, GAIN, &review.why);
        pen.text_right(172, STRIP + 2, PLAIN, QUIET, &steps);
    } else {
        let what = if better { say::REVIEW_BETTER } else { say::REVIEW_DONE };
        pen.say(4, STRIP + 15, BOLD, if better { GAIN } else { TEXT }, what);
        pen.text_right(236, STRIP + 15, PLAIN, QUIET, &steps);
    }
    let other = if better { say::TAKEN } else { say::BETTER };
    let play = session.branch().is_none_or(|branch| dear.at <= branch.at).then_some(say::PLAY);
    chrome::keys(pen, Keys::of([Some(say::REPLAY), Some(say::BACK), Some(other), play]));
}
