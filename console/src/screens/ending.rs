//! How a game went: who won and why, the points round by round, and how it compares with those before it.

use draw::chrome::{self, Keys, Line, append, letters, plural};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, GAIN, LARGE, NAME, PANEL, PLAIN, QUIET, SMALL, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Player;
use texts::{Language, Message, Said};

use crate::game::session::AnySession;
use crate::game::session::curve::Swing;
use crate::state::{Compared, State};

/// Letters of the lines that say why and when.
const LETTERS: usize = 38;

/// Who won, and who is compared with them: whoever lost to them, or came next.
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

/// Returns the round that decided, to be watched.
pub fn decided(session: &dyn AnySession) -> Option<Swing> {
    let Pair { winner, other, .. } = Pair::of(session);
    session.swing(winner, other).filter(|_| !is_together(session))
}

/// Returns whether all play together: they have no points but to win or lose.
fn is_together(session: &dyn AnySession) -> bool {
    session.sides() > 1 && session.grade().is_some()
}

/// Returns the name of a side.
fn name(session: &dyn AnySession, side: Player) -> Line {
    match session.sides() < session.players() {
        true => line!("Team {}", ["A", "B"][side.index() % 2]),
        false => line!("{}", session.player_name(side)),
    }
}

/// Returns who won, and by how much.
fn headline(session: &dyn AnySession, pair: Pair) -> (Line, Rgb565) {
    let Pair { winner, other, person } = pair;
    let Some(other) = other.filter(|_| session.grade().is_none()) else {
        let colour = if session.is_lost() { COST } else { GAIN };
        return (session.verdict(), colour);
    };
    let shares = |side: Player| session.standing().rank.get(side.index()) == Some(&1);
    let colour = if person.is_none_or(|person| person == winner) { GAIN } else { COST };
    let text = match (pair.lead(session), person) {
        _ if shares(other) => line!("{} and {} share", name(session, winner), name(session, other)),
        (0, _) => line!("{} wins the tie", name(session, winner)),
        (lead, Some(person)) if person == winner => line!("You win by {lead}"),
        (lead, Some(_)) => line!("You lose by {lead}"),
        (lead, None) => line!("{} wins by {lead}", name(session, winner)),
    };
    (text, colour)
}

/// Returns which points made the difference.
fn reason(session: &dyn AnySession, Pair { winner, other, .. }: Pair) -> Option<Line> {
    let rows = (0..).map_while(|row| {
        let won = session.score(0, row, winner)?;
        Some((won.label, won.points, other.and_then(|other| session.score(0, row, other)).map(|score| score.points)))
    });
    let gap = |row: &(Said, i16, Option<i16>)| row.1 - row.2.unwrap_or(0);
    let (label, won, lost) = rows.max_by_key(gap).filter(|row| gap(row) > 0)?;
    let label = Message::from(label).line(Language::default());
    // Objectives of a scenario have long names.
    let most = if letters(&label) > LETTERS - "most by : 188 to 188".len() { "" } else { "most by " };
    Some(match lost {
        Some(lost) => line!("{most}{label}: {won} to {lost}"),
        None => line!("{most}{label}: {won}"),
    })
}

pub fn draw(state: &State, replays: bool, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let pair = Pair::of(session);
    chrome::heading(pen, "THE END", session.name());
    let (text, colour) = headline(session, pair);
    pen.text_centred(120, 23, if letters(&text) > 23 { NAME } else { LARGE }, colour, &text);
    let reason = if pair.lead(session) == 0 { session.verdict() } else { reason(session, pair).unwrap_or_default() };
    let compared = state.compared.as_ref().filter(|compared| compared.category == session.category());
    let swing = decided(session);
    if is_together(session) {
        goals(session, pen);
        if let Some(Compared { won, played, .. }) = compared {
            pen.text(5, 185, PLAIN, QUIET, &line!("won {won} of {}", plural((*played).into(), "game")));
        }
    } else {
        pen.text_centred(120, 45, SMALL, TEXT, &reason);
        curve(session, swing, pen);
        pen.fill(0, 143, 240, 1, theme::LINE);
        let points = session.standing().points;
        chrome::standing(pen, 147, session.sides(), |side| points.get(side.index()).copied().unwrap_or(0));
        if let Some(compared) = compared {
            pen.text(5, 185, PLAIN, QUIET, &compare(compared));
        }
    }
    if let Some(Swing { round, points, .. }) = swing {
        let round = session.round_name(round);
        let text = match pair.other {
            Some(_) => {
                let whole = line!("Decided: {round}, {} {points:+}", name(session, pair.winner));
                // Who won stands above.
                if letters(&whole) > LETTERS { line!("Decided: {round}, {points:+}") } else { whole }
            }
            None => line!("Most in {round}: {points:+}"),
        };
        pen.text(5, 168, SMALL, TEXT, &text);
    }
    let repeated = if state.is_ranked() { "" } else { ", no record" };
    pen.text(5, 206, PLAIN, QUIET, &line!("seed {}{repeated}", session.seed()));
    let replay = if replays && swing.is_some() { "replay" } else { "" };
    chrome::keys(pen, Keys::raw(["done", "scores", replay, "again"]));
}

/// Draws what all had to reach together, and what is missing: the first page of the score sheet says who has it, the
/// second one how much it is.
fn goals(session: &dyn AnySession, pen: &mut Pen<'_>) {
    for (row, y) in (0..).zip((58..).step_by(20)) {
        let Some(goal) = session.score(0, row, Player(0)) else { break };
        let met = Player::all(session.sides()).filter_map(|side| session.score(0, row, side));
        let met: i16 = met.map(|score| score.points).sum();
        let (text, colour) = match session.score(1, row, Player(0)) {
            _ if met == session.sides().into() => (line!("reached"), GAIN),
            Some(missing) => (line!("{} missing", missing.points), COST),
            None => (line!("{met} of {}", session.sides()), COST),
        };
        pen.say(30, y, PLAIN, TEXT, goal.label);
        pen.text_right(210, y, BOLD, colour, &text);
    }
}

/// Returns how the games of this kind ended so far.
fn compare(compared: &Compared) -> Line {
    let mut text = Line::new();
    if let Some(best) = compared.best {
        append(&mut text, format_args!("best {best}, "));
    }
    if let Some(mean) = compared.mean {
        append(&mut text, format_args!("mean {}.{} of ", mean.div_euclid(10), mean.rem_euclid(10)));
    }
    append(&mut text, format_args!("{}", plural(compared.played.into(), "game")));
    text
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
