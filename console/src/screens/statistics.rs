//! What was played, won and scored: a page for each set-up.

use draw::chrome::{self, Keys, Line, letters};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::theme::{BOLD, COMPLETE, COST, GAIN, LINE, NAME, NUMBER, PANEL, PLAIN, QUIET, SMALL, TEXT, TINY};
use heapless::Vec;
use players::Level;
use rules_core::{MAX_PLAYERS, Player};
use texts::{Language, Message, console as say};

use super::{Question, Screen, Step, walk};
use crate::Button;
use crate::game::card::Card;
use crate::game::opening::level_name;
use crate::games::{self, GAMES};
use crate::records::name::Name;
use crate::records::reviews::{Part, Reviews};
use crate::records::statistics::Statistics;
use crate::state::{Sheet, State};

/// Where numbers begin, behind a word of seven letters.
const COLUMN: i32 = 58;
/// Letters of a set-up in a line.
const COLUMNS: usize = 33;

pub fn press(state: &mut State, button: Button) -> Step {
    match button {
        Button::B => return Step::Close,
        Button::Y => return Step::Open(Screen::Ask(Question::ResetStatistics)),
        Button::Left | Button::Right => state.turn_statistics(button == Button::Right),
        Button::X | Button::Up | Button::Down => {
            let mut game = shown(state) as u8;
            walk(&mut game, GAMES.len() as u8, if button == Button::Up { Button::Up } else { Button::Down });
            state.open_statistics(GAMES[usize::from(game)].slot);
        }
        _ => {}
    }
    Step::Stay
}

/// Returns the game whose page shows.
fn shown(state: &State) -> usize {
    state.statistics_page.as_ref().and_then(|page| games::index(page.slot)).unwrap_or(0)
}

pub fn draw(state: &State, pen: &mut Pen<'_>) {
    let card = &GAMES[shown(state)];
    chrome::titled(pen, say::STATISTICS, Some(card.name.into()));
    match state.statistics_page.as_ref().and_then(|page| page.shown.as_ref()) {
        Some((category, sheet)) => {
            let setup = card.setup(*category, pen.language);
            let (mut y, mut end) = (if letters(&setup) > COLUMNS { 7 } else { 11 }, 0);
            for text in chrome::wrap(&setup, COLUMNS) {
                y += 13;
                end = pen.text(5, y, NAME, TEXT, text);
            }
            let count = match sheet {
                Sheet::Played(statistics) => say::played(statistics.played),
                Sheet::Reviewed(reviews) => say::reviewed(reviews.games()),
            };
            let played = pen.line(count);
            // A long set-up leaves no room beside it.
            let y = if end + 8 + text_width(PLAIN, &played) <= 236 { y + 1 } else { 46 };
            pen.text_right(236, y, PLAIN, QUIET, &played);
            match sheet {
                Sheet::Played(statistics) => page(category.players, statistics, card, pen),
                Sheet::Reviewed(reviews) => draw_reviews(category.players, reviews, pen),
            }
            pen.say(5, 208, PLAIN, QUIET, say::STATISTICS_KEYS);
        }
        None => {
            pen.say(5, 26, PLAIN, QUIET, say::STATISTICS_NONE);
        }
    }
    let game = (GAMES.len() > 1).then_some(say::GAME);
    chrome::keys(pen, Keys::of([None, Some(say::BACK), game, Some(say::FORGET)]));
}

/// Returns a mean that is counted in tenths, from a thousand on without them.
pub fn tenths(mean: i32, language: Language) -> Line {
    match mean {
        10_000.. => line!("{}", mean / 10),
        _ => say::decimal(mean.div_euclid(10), mean.rem_euclid(10)).line(language),
    }
}

/// Returns a number of tenths with its sign.
pub fn signed(tenths: i32, language: Language) -> Line {
    let sign = if tenths < 0 { "-" } else { "+" };
    let number = self::tenths(tenths.abs(), language);
    line!("{sign}{number}")
}

/// Returns what a turn cost, of hundredths: in four letters.
pub fn lost(each: u16, language: Language) -> Line {
    match each {
        1000.. => tenths(i32::from(each) / 10, language),
        _ => say::decimal_fine(each / 100, each / 10 % 10, each % 10).line(language),
    }
}

/// Returns the name of a winner: a computer's is stored as its level.
fn winner(name: &Name) -> Message<'_> {
    let level = Level::ALL.into_iter().find(|level| level.name() == name.as_str());
    level.map_or(say::as_is(name), |level| level_name(level).into())
}

fn page(players: u8, statistics: &Statistics, card: &Card, pen: &mut Pen<'_>) {
    let solo = players == 1;
    let grades = || card.grades.iter().copied().zip(statistics.grades).rev();
    // A team wins or loses, without points.
    if !solo && grades().any(|(_, games)| games > 0) {
        for (y, (grade, games)) in (66..).step_by(18).zip(grades()) {
            pen.say(5, y, BOLD, TEXT, grade);
            pen.text_right(236, y - 1, NUMBER, TEXT, &line!("{games}"));
        }
        return;
    }
    pen.say(5, 46, PLAIN, QUIET, say::BEST);
    match &statistics.best {
        Some((points, name)) => {
            let x = pen.text(COLUMN, 45, NUMBER, GAIN, &line!("{points}"));
            pen.say(x + 8, 46, PLAIN, TEXT, winner(name));
        }
        None => {
            pen.say(COLUMN, 46, PLAIN, QUIET, say::BEST_NONE);
        }
    }
    if let Some(mean) = statistics.mean() {
        pen.say(5, 64, PLAIN, QUIET, say::MEAN);
        pen.text(COLUMN, 63, NUMBER, TEXT, &tenths(mean, pen.language));
        if !solo {
            pen.say_right(236, 64, PLAIN, QUIET, say::OF_THE_WINNERS);
        }
    }
    pen.say(5, 82, PLAIN, QUIET, say::LAST);
    for (i, five) in statistics.last.chunks(5).enumerate() {
        let mut text = Line::new();
        for points in five {
            // Five numbers fit.
            let _ = core::fmt::Write::write_fmt(&mut text, format_args!("{points:>4} "));
        }
        pen.text(COLUMN - 7, 82 + 15 * i as i32, BOLD, TEXT, &text);
    }
    if let Some(won) = card.won_from.filter(|_| solo) {
        pen.say(5, 184, PLAIN, QUIET, say::WON_IN_A_ROW);
        pen.text_right(236, 183, NUMBER, TEXT, &line!("{}", statistics.streak(won)));
    }
    let lines = statistics.won.iter().map(|(name, games)| (winner(name), *games));
    let grades = grades().filter(|_| solo).map(|(grade, games)| (grade.into(), games));
    let title = if solo { say::GRADES } else { say::WON };
    if solo && card.grades.is_empty() || !solo && statistics.won.is_empty() {
        return;
    }
    pen.fill(0, 115, 240, 1, LINE);
    pen.say(5, 120, PLAIN, QUIET, title);
    if solo && card.our_grades {
        pen.say(5, 134, PLAIN, QUIET, say::GRADES_OURS);
    }
    for (i, (name, games)) in lines.chain(grades).take(6).enumerate() {
        let y = 120 + 14 * i as i32;
        pen.say(62, y, PLAIN, TEXT, name);
        pen.text_right(236, y, BOLD, TEXT, &line!("{games}"));
    }
}

/// Games whose mean a point of the line shows.
const SMOOTH: usize = 4;
/// Height of a row for a person.
const ROW: i32 = 14;

/// Draws what a turn cost and what the draws brought, game by game, and below it the means of everybody.
fn draw_reviews(players: u8, reviews: &Reviews, pen: &mut Pen<'_>) {
    let head = 195 - ROW * reviews.names.len() as i32;
    let (top, bottom) = (61, head - 3);
    let middle = top + (bottom - top) * 2 / 3;
    pen.say(5, 46, PLAIN, QUIET, say::LOST_A_TURN);
    pen.fill(0, top, 240, (middle - 1 - top) as u32, PANEL);
    pen.fill(0, middle, 240, (bottom - middle) as u32, PANEL);
    let most = reviews.parts.iter().map(|part| i32::from(part.each)).max().unwrap_or(0).max(1);
    let luckiest = reviews.parts.iter().map(|part| i32::from(part.luck).abs()).max().unwrap_or(0).max(1);
    let (floor, room) = (middle - 4, middle - 17 - top);
    let (zero, reach) = ((middle + bottom) / 2, (bottom - middle) / 2 - 1);
    pen.fill(0, zero, 240, 1, LINE);
    for (player, who) in Player::all(MAX_PLAYERS as u8).zip(0..reviews.names.len()) {
        let colour = chrome::seat_colour(player);
        let parts: Vec<&Part, { Reviews::PARTS }> = reviews.of(who).rev().collect();
        let x = |i: usize| 8 + 3 * who as i32 + 210 * i as i32 / (parts.len() as i32 - 1).max(1);
        let y = |each: i32| floor - room * each / most;
        let mut before = None;
        for (i, part) in parts.iter().enumerate() {
            let last = &parts[(i + 1).saturating_sub(SMOOTH)..=i];
            let mean = last.iter().map(|part| i32::from(part.each)).sum::<i32>() / last.len() as i32;
            let here = (x(i), y(mean));
            chrome::stroke(pen, before.unwrap_or(here), here, colour);
            before = Some(here);
            pen.fill(x(i) - 1, y(part.each.into()) - 1, 3, 3, colour);
            let luck = reach * i32::from(part.luck) / luckiest;
            pen.fill(x(i) - 1, zero - luck.max(0), 3, luck.unsigned_abs() + 1, colour);
        }
    }
    let language = pen.language;
    pen.text(4, top + 1, TINY, QUIET, &lost(most as u16, language));
    pen.say(4, middle + 1, TINY, QUIET, say::REVIEW_LUCK);
    let solo = players == 1;
    for (right, word) in [
        (104, say::REVIEW_LOST),
        (144, say::REVIEW_LUCK),
        (190, if solo { say::MEAN } else { say::WON }),
        (236, say::EVEN),
    ] {
        pen.say_right(right, head, TINY, QUIET, word);
    }
    for ((player, name), who) in Player::all(MAX_PLAYERS as u8).zip(&reviews.names).zip(0..) {
        let y = head + 10 + ROW * who as i32;
        let games = reviews.of(who).count().max(1) as i32;
        let mean = |value: fn(&Part) -> i32| reviews.of(who).map(value).sum::<i32>() / games;
        let (luck, points) = (mean(|part| part.luck.into()), mean(|part| 10 * i32::from(part.points)));
        chrome::shape(pen, 3, y + 1, player, chrome::seat_colour(player));
        pen.text(16, y, SMALL, TEXT, name);
        pen.text_right(104, y, SMALL, TEXT, &lost(mean(|part| part.each.into()) as u16, language));
        pen.text_right(144, y, SMALL, if luck < 0 { COST } else { GAIN }, &signed(luck, language));
        let results = if solo {
            [points, points - luck].map(|tenths| line!("{}", tenths.div_euclid(10)))
        } else {
            let won = |is_won: fn(&&Part) -> bool| reviews.of(who).filter(is_won).count();
            [won(|part| part.is_won()), won(|part| part.is_won_evenly())].map(|won| line!("{won}/{games}"))
        };
        for (right, colour, result) in [(190, TEXT, &results[0]), (236, COMPLETE, &results[1])] {
            pen.text_right(right, y, SMALL, colour, result);
        }
    }
}
