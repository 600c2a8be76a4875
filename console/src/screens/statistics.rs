//! What was played, won and scored: a page for each set-up.

use draw::chrome::{self, Keys, Line, letters};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::theme::{BOLD, GAIN, NAME, NUMBER, PLAIN, QUIET, TEXT};
use players::Level;
use texts::{Language, Message, console as say};

use super::{Question, Screen, Step, walk};
use crate::Button;
use crate::game::card::Card;
use crate::game::opening::level_name;
use crate::games::{self, GAMES};
use crate::records::name::Name;
use crate::records::statistics::Statistics;
use crate::state::State;

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
        Some((category, statistics)) => {
            let setup = card.setup(*category, pen.language);
            let (mut y, mut end) = (if letters(&setup) > COLUMNS { 7 } else { 11 }, 0);
            for text in chrome::wrap(&setup, COLUMNS) {
                y += 13;
                end = pen.text(5, y, NAME, TEXT, text);
            }
            let played = pen.line(say::played(statistics.played));
            // A long set-up leaves no room beside it.
            let y = if end + 8 + text_width(PLAIN, &played) <= 236 { y + 1 } else { 46 };
            pen.text_right(236, y, PLAIN, QUIET, &played);
            page(category.players, statistics, card, pen);
            pen.say(5, 208, PLAIN, QUIET, say::STATISTICS_KEYS);
        }
        None => {
            pen.say(5, 26, PLAIN, QUIET, say::STATISTICS_NONE);
        }
    }
    let game = (GAMES.len() > 1).then_some(say::GAME);
    chrome::keys(pen, Keys::of([None, Some(say::BACK), game, Some(say::FORGET)]));
}

/// Returns a mean that is counted in tenths.
pub fn tenths(mean: i32, language: Language) -> Line {
    say::decimal(mean.div_euclid(10), mean.rem_euclid(10)).line(language)
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
    pen.fill(0, 115, 240, 1, draw::theme::LINE);
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
