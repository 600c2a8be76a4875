//! How a game went: who won and why, the points round by round, and how it compares with those before it.

use draw::chrome::{self, Keys, Line, letters};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, GAIN, LARGE, NAME, PANEL, PLAIN, QUIET, SMALL, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Player;
use texts::{Language, Message, Said, console as say};

use super::finished::draw_seed;
use super::statistics::tenths;
use crate::game::session::AnySession;
use crate::game::session::curve::Swing;
use crate::state::{Compared, State};

/// Letters of the lines that say why and when.
const LETTERS: usize = 38;

/// The winner, and the player to compare with: the only person if they lost, else the second.
#[derive(Clone, Copy)]
struct Pair {
    winner: Player,
    other: Option<Player>,
    /// The side of the only person.
    person: Option<Player>,
}

impl Pair {
    fn of(session: &dyn AnySession) -> Self {
        let (sides, standing) = (session.sides(), session.standing());
        let rank = |side: &Player| standing.rank.get(side.index()).copied().unwrap_or(u8::MAX);
        let person = session.only_person().map(|person| Player(person.0 % sides));
        let winner = Player::all(sides).min_by_key(rank).unwrap_or(Player(0));
        let winner = person.filter(|person| rank(person) == rank(&winner)).unwrap_or(winner);
        let next = Player::all(sides).filter(|side| *side != winner).min_by_key(rank);
        Pair { winner, other: person.filter(|person| *person != winner).or(next), person }
    }

    /// Returns by how many points it was won.
    fn lead(self, session: &dyn AnySession) -> i16 {
        let points = session.standing().points;
        let of = |side: Player| points.get(side.index()).copied().unwrap_or(0);
        of(self.winner) - self.other.map_or(0, of)
    }
}

/// Returns the round that decided the game.
pub fn decided(session: &dyn AnySession) -> Option<Swing> {
    let Pair { winner, other, .. } = Pair::of(session);
    session.swing(winner, other).filter(|_| !is_together(session))
}

/// Returns whether all play together: they win or lose, without points.
fn is_together(session: &dyn AnySession) -> bool {
    session.sides() > 1 && session.grade().is_some()
}

/// Returns the name of a side.
fn name(session: &dyn AnySession, side: Player, language: Language) -> Line {
    let message = match session.sides() < session.players() {
        true => say::team_name(say::EACH_TEAM[side.index() % 2]),
        false => say::as_is(session.player_name(side)),
    };
    message.line(language)
}

/// Returns who won, and by how much.
fn headline(session: &dyn AnySession, pair: Pair, language: Language) -> (Line, Rgb565) {
    let Pair { winner, other, person } = pair;
    let Some(other) = other.filter(|_| session.grade().is_none()) else {
        let colour = if session.is_lost() { COST } else { GAIN };
        return (session.verdict(language).unwrap_or_default(), colour);
    };
    let shares = |side: Player| session.standing().rank.get(side.index()) == Some(&1);
    let colour = if person.is_none_or(|person| person == winner) { GAIN } else { COST };
    let first = name(session, winner, language);
    let text = match (pair.lead(session), person) {
        _ if shares(other) => say::they_share(&first, &name(session, other, language)).line(language),
        (0, _) => say::wins_tie(&first).line(language),
        (lead, Some(person)) if person == winner => say::you_win(lead).line(language),
        (lead, Some(_)) => say::you_lose(lead).line(language),
        (lead, None) => say::wins_by(&first, lead).line(language),
    };
    (text, colour)
}

/// Returns which points made the difference.
fn reason(session: &dyn AnySession, Pair { winner, other, .. }: Pair, language: Language) -> Option<Line> {
    let rows = (0..).map_while(|row| {
        let won = session.score(0, row, winner)?;
        Some((won.label, won.points, other.and_then(|other| session.score(0, row, other)).map(|score| score.points)))
    });
    let gap = |row: &(Said, i16, Option<i16>)| row.1 - row.2.unwrap_or(0);
    let (label, won, lost) = rows.max_by_key(gap).filter(|row| gap(row) > 0)?;
    let label = Message::from(label).line(language);
    // Objectives of a scenario have long names.
    let long = letters(&say::most_by_two(&label, 188, 188).line(language)) > LETTERS;
    let message = match lost {
        Some(lost) if long => say::most_by_two_short(&label, won, lost),
        Some(lost) => say::most_by_two(&label, won, lost),
        None if long => say::most_by_short(&label, won),
        None => say::most_by(&label, won),
    };
    Some(message.line(language))
}

pub fn draw(state: &State, replays: bool, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let (pair, language) = (Pair::of(session), pen.language);
    chrome::titled(pen, say::ENDING, Some(session.name().into()));
    let (text, colour) = headline(session, pair, language);
    pen.text_centred(120, 23, if letters(&text) > 23 { NAME } else { LARGE }, colour, &text);
    let reason = match pair.lead(session) {
        0 => session.verdict(language),
        _ => reason(session, pair, language),
    };
    let compared = state.compared.as_ref().filter(|compared| compared.category == session.category());
    let swing = decided(session);
    if is_together(session) {
        goals(session, pen);
        if let Some(Compared { won, played, .. }) = compared {
            pen.say(5, 185, PLAIN, QUIET, say::won_of(*won, *played));
        }
    } else {
        if let Some(reason) = reason {
            pen.text_centred(120, 45, SMALL, TEXT, &reason);
        }
        curve(session, swing, pen);
        pen.fill(0, 143, 240, 1, theme::LINE);
        let points = session.standing().points;
        chrome::standing(pen, 147, session.sides(), |side| points.get(side.index()).copied().unwrap_or(0));
        if let Some(compared) = compared {
            pen.text(5, 185, PLAIN, QUIET, &compare(compared, language));
        }
    }
    if let Some(Swing { round, points, .. }) = swing {
        let round = session.round_name(round, language);
        let text = match pair.other {
            Some(_) => {
                let whole = pen.line(say::decided_by(&round, &name(session, pair.winner, language), points));
                // The line above says who won.
                if letters(&whole) > LETTERS { pen.line(say::decided(&round, points)) } else { whole }
            }
            None => pen.line(say::most_in(&round, points)),
        };
        pen.text(5, 168, SMALL, TEXT, &text);
    }
    draw_seed(pen, (5, 206), session.seed(), state.unranked());
    let replay = swing.filter(|_| replays).map(|_| say::REPLAY);
    chrome::keys(pen, Keys::of([Some(say::DONE), Some(say::SCORES), replay, Some(say::MORE)]));
}

/// Draws what all had to reach together, and what is missing: the first page of the score sheet says what was reached,
/// the second how much is missing.
fn goals(session: &dyn AnySession, pen: &mut Pen<'_>) {
    for (row, y) in (0..).zip((58..).step_by(20)) {
        let Some(goal) = session.score(0, row, Player(0)) else { break };
        let met = Player::all(session.sides()).filter_map(|side| session.score(0, row, side));
        let met: i16 = met.map(|score| score.points).sum();
        let (text, colour): (Message<'_>, _) = match session.score(1, row, Player(0)) {
            _ if met == session.sides().into() => (say::GOAL_REACHED.into(), GAIN),
            Some(missing) => (say::goal_missing(missing.points), COST),
            None => (say::goal_of(met, session.sides()), COST),
        };
        pen.say(30, y, PLAIN, TEXT, goal.label);
        pen.say_right(210, y, BOLD, colour, text);
    }
}

/// Returns how the games of this kind ended so far.
fn compare(compared: &Compared, language: Language) -> Line {
    let played = compared.played;
    let mean = compared.mean.map(|mean| tenths(mean, language));
    let message = match (compared.best, &mean) {
        (Some(best), Some(mean)) => say::best_mean(best, mean, played),
        (Some(best), None) => say::best_of(best, played),
        (None, Some(mean)) => say::mean_of(mean, played),
        (None, None) => say::games_played(played),
    };
    message.line(language)
}

/// Draws the points by round, and the round that decided behind them.
fn curve(session: &dyn AnySession, swing: Option<Swing>, pen: &mut Pen<'_>) {
    let sides = session.sides();
    let rounds = session.curve(Player(0)).count().saturating_sub(1).max(1) as i32;
    let most = Player::all(sides).flat_map(|side| session.curve(side)).max().unwrap_or(0).max(1);
    let x = |round: i32| 8 + 224 * round / rounds;
    let y = |points: i16| 138 - 74 * i32::from(points.max(0)) / i32::from(most);
    if let Some(Swing { round, .. }) = swing {
        let (left, right) = (x(round.into()), x(i32::from(round) + 1));
        pen.fill(left, 62, (right - left).max(1) as u32, 80, PANEL);
    }
    pen.text(5, 62, BOLD, QUIET, &line!("{most}"));
    for side in Player::all(sides) {
        let points = session.curve(side);
        let mut above = y(points.clone().next().unwrap_or(0));
        for (round, (from, to)) in (0..).zip(points.clone().zip(points.skip(1))) {
            let (left, right, from, to) = (x(round), x(round + 1), y(from), y(to));
            for at in left..right {
                let here = from + (to - from) * (at - left) / (right - left);
                pen.fill(at, here.min(above), 1, 2 + here.abs_diff(above), chrome::seat_colour(side));
                above = here;
            }
        }
    }
}
