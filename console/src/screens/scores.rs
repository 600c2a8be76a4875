//! Points by source for everybody; when the game is over, the final scoring step by step, then the standing.

use draw::chrome::{self, Keys, letters};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite;
use draw::theme::{self, BOLD, COMPLETE, GAIN, LARGE, NUMBER, PLAIN, QUIET, SMALL, TEXT, TINY};
use rules_core::{MAX_PLAYERS, Player};
use saves::Volume;
use texts::console as say;

use super::finished::{draw_opening, draw_seed};
use super::{Screen, Step, ending};
use crate::Button;
use crate::game::session::AnySession;
use crate::state::{State, Unranked};

/// The score sheet.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Scores {
    page: u8,
    /// How many rows of the final scoring were told.
    told: u8,
    /// Whether the page on how the game went shows.
    ending: bool,
    /// Whether the replay was opened from that page, and not this one from the replay.
    played: bool,
}

/// Returns how many rows count only at the end.
fn rows_at_end(session: &dyn AnySession) -> u8 {
    let rows = (0..).map_while(|row| session.score(0, row, Player(0)));
    rows.filter(|score| score.at_end).count() as u8
}

/// Where the points of each side stand.
#[derive(Clone, Copy)]
struct Columns {
    sides: u8,
    /// More than sides, where players form teams.
    seats: u8,
    pitch: i32,
}

impl Columns {
    fn of(session: &dyn AnySession) -> Self {
        let (sides, seats) = (session.sides(), session.players());
        let pitch = match sides {
            5.. => 29,
            _ if sides < seats => 52,
            _ => 36,
        };
        Columns { sides, seats, pitch }
    }

    /// Returns where a column ends: the last one at the right edge, so that the labels keep the rest.
    fn right(self, player: Player) -> i32 {
        237 - self.pitch * i32::from(self.sides - 1 - player.0)
    }
}

impl Scores {
    /// Returns whether rows of the final scoring are still to be told.
    fn tells(self, session: &dyn AnySession) -> bool {
        session.is_over() && self.told < rows_at_end(session)
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let Some(session) = state.current.session() else {
            // After a replay the game goes to its end again.
            return if state.is_replaying() { Step::Stay } else { Step::Home };
        };
        let tells = self.tells(session);
        if self.ending {
            return self.press_ending(state, button);
        }
        match (button, session.is_over()) {
            (Button::A, true) if tells => self.told += 1,
            (Button::X, true) if tells => self.told = rows_at_end(session),
            (Button::X, _) if session.score_pages() > 1 => self.page = (self.page + 1) % session.score_pages(),
            (Button::Y, true) if !tells => return self.go_on(state),
            (Button::A, true) => self.ending = true,
            (Button::B, true) => return Step::Open(Screen::Log(0)),
            (Button::B, false) => return Step::Close,
            _ => {}
        }
        Step::Stay
    }

    /// Opens what comes after a game.
    fn go_on(&mut self, state: &State) -> Step {
        // From there it may be looked at.
        self.played |= state.looked.is_none();
        Step::Open(Screen::Again(0))
    }

    /// Handles a button on the page on how the game went.
    fn press_ending(&mut self, state: &mut State, button: Button) -> Step {
        let decided = state.current.session().and_then(ending::decided);
        match (button, state.looked.as_ref().map(|looked| looked.volume), decided) {
            (Button::A, Some(_), _) if !self.played => return Step::Close,
            (Button::A, ..) => {
                state.leave();
                return Step::Home;
            }
            (Button::B, ..) => self.ending = false,
            (Button::X, Some(volume), Some(decided)) => {
                state.seek(volume, decided.at);
                return if self.played { Step::Open(Screen::Replay) } else { Step::Close };
            }
            (Button::X, None, Some(decided)) if state.keeps_games() => {
                state.leave();
                state.watch_from(Volume::Finished(0), decided.at);
                self.played = true;
                return Step::Open(Screen::Replay);
            }
            (Button::Y, ..) => return self.go_on(state),
            _ => {}
        }
        Step::Stay
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        let Some(session) = state.current.session() else {
            chrome::titled(pen, say::ENDING, None);
            return draw_opening(state, pen);
        };
        if self.ending {
            return ending::draw(state, state.looked.is_some() || state.keeps_games(), pen);
        }
        let (over, tells) = (session.is_over(), self.tells(session));
        let title = if over { say::SCORES_FINAL } else { say::SCORES_TITLE };
        chrome::titled(pen, title, Some(session.name().into()));
        let columns = Columns::of(session);
        self.draw_names(session, columns, pen);
        let (totals, y, later) = self.draw_rows(session, columns, pen);
        pen.fill(0, y + 1, 240, 1, theme::LINE);
        if self.page == 0 {
            self.draw_total(state, &totals, y, columns, pen);
        }
        if !over && later && self.page == 0 {
            draw_forecast(session, columns, y + 20, pen);
        }
        let page = (session.score_pages() > 1).then_some(say::MORE);
        let keys = match (over, tells) {
            (true, true) => [Some(say::NEXT), Some(say::LOG), Some(say::ALL), None],
            (true, false) => [Some(say::NEXT), Some(say::LOG), page, Some(say::AGAIN)],
            (false, _) => [None, Some(say::BACK), page, None],
        };
        chrome::keys(pen, Keys::of(keys));
    }

    /// Draws who has each column, with a crown above the winner's.
    fn draw_names(self, session: &dyn AnySession, columns: Columns, pen: &mut Pen<'_>) {
        let Columns { sides: players, seats, pitch } = columns;
        let told = session.is_over() && !self.tells(session) && !session.is_lost();
        let standing = session.standing();
        let wins = |player: Player| told && players > 1 && standing.rank.get(player.index()) == Some(&1);
        let fits = |player: Player| text_width(TINY, session.player_name(player)) < pitch - 2;
        let apart = players > 1 && players == seats && !Player::all(players).all(fits);
        for player in Player::all(players) {
            let x = columns.right(player);
            if apart {
                // Long names of neighbours stand in two lines.
                let y = if (players - player.0) % 2 == 1 { 34 } else { 22 };
                // The room of two columns, less the shape; of two players, each has a line alone.
                let room = if players > 2 { (2 * pitch - 16) / i32::from(TINY.width) } else { pitch };
                let name = session.short_name(player, room as usize);
                let left = x - text_width(TINY, &name) - 14;
                pen.text_right(x, y, TINY, TEXT, &name);
                match wins(player) {
                    true => pen.sprite(left, y, &sprite::CROWN, COMPLETE),
                    false => chrome::shape(pen, left, y - 1, player, chrome::seat_colour(player)),
                }
                continue;
            }
            for (i, member) in (0..).zip(Player::all(seats).filter(|seat| seat.0 % players == player.0)) {
                let left = x - 13 * (i32::from(seats / players) - i);
                chrome::shape(pen, left, 22, member, chrome::seat_colour(member));
            }
            let name = match players < seats {
                true => say::EACH_TEAM[player.index() % 2].into(),
                false => say::as_is(session.player_name(player)),
            };
            pen.say_right(x, 34, TINY, TEXT, name);
            if wins(player) {
                pen.sprite(x - 14 - 13 * i32::from(seats / players), 25, &sprite::CROWN, COMPLETE);
            }
        }
    }

    /// Draws the rows of the page. Returns the sum of each column, where the rows end, and whether one of them counts
    /// at the end only.
    fn draw_rows(
        self,
        session: &dyn AnySession,
        columns: Columns,
        pen: &mut Pen<'_>,
    ) -> ([i16; MAX_PLAYERS], i32, bool) {
        let (over, tells) = (session.is_over(), self.tells(session));
        // Many rows stand closer.
        let rows = (0..).map_while(|row| session.score(self.page, row, Player(0))).count();
        let (mut y, pitch) = if rows > 10 && (self.page == 0 || rows > 12) { (45, 13) } else { (47, 14) };
        let mut totals = [0; MAX_PLAYERS];
        let mut at_end = 0;
        for row in 0.. {
            let Some(first) = session.score(self.page, row, Player(0)) else { break };
            at_end += u8::from(first.at_end);
            let hidden = self.page == 0 && tells && first.at_end && at_end > self.told;
            let now = self.page == 0 && over && first.at_end && at_end == self.told && tells;
            pen.say(5, y, SMALL, if now { TEXT } else { QUIET }, first.label);
            let row = |player| session.score(self.page, row, player).map_or(0, |score| score.points);
            let best = Player::all(columns.sides).map(row).max().unwrap_or(0);
            for player in Player::all(columns.sides).filter(|_| !hidden) {
                let points = row(player);
                if over || !first.at_end {
                    totals[player.index() % MAX_PLAYERS] += points;
                }
                let colour = match () {
                    () if now || (first.at_end && !over) => GAIN,
                    () if points == best && points > 0 => TEXT,
                    () => QUIET,
                };
                let font = if points == best && points > 0 { BOLD } else { PLAIN };
                pen.text_right(columns.right(player), y, font, colour, &line!("{points}"));
            }
            y += pitch;
        }
        (totals, y, at_end > 0)
    }

    fn draw_total(self, state: &State, totals: &[i16; MAX_PLAYERS], y: i32, columns: Columns, pen: &mut Pen<'_>) {
        let Some(session) = state.current.session() else { return };
        let (players, over) = (columns.sides, session.is_over());
        let told = over && !self.tells(session);
        let standing = session.standing();
        pen.say(5, y + 5, BOLD, TEXT, say::TOTAL);
        // Five columns have no room for large figures of three digits.
        let font = if players > 4 && totals.iter().any(|&points| points > 99) { BOLD } else { NUMBER };
        for (player, points) in Player::all(players).zip(totals) {
            let first = told && !session.is_lost() && standing.rank.get(player.index()) == Some(&1);
            pen.text_right(columns.right(player), y + 4, font, if first { COMPLETE } else { TEXT }, &line!("{points}"));
        }
        if told {
            draw_verdict(session, state.unranked(), pen, y + 18);
        }
    }
}

/// Draws what the totals would be if the game ended now.
fn draw_forecast(session: &dyn AnySession, columns: Columns, y: i32, pen: &mut Pen<'_>) {
    pen.say(5, y, SMALL, GAIN, say::TOTAL_IF_OVER);
    for player in Player::all(columns.sides) {
        let rows = (0..).map_while(|row| session.score(0, row, player));
        let total: i16 = rows.map(|score| score.points).sum();
        // Five columns have no room for brackets side by side.
        let lower = if columns.sides > 4 { 12 * i32::from(player.0 % 2) } else { 0 };
        pen.text_right(columns.right(player), y + lower, SMALL, GAIN, &line!("({total})"));
    }
}

fn draw_verdict(session: &dyn AnySession, unranked: Option<Unranked>, pen: &mut Pen<'_>, y: i32) {
    let colour = if session.is_lost() { theme::COST } else { GAIN };
    match session.verdict(pen.language) {
        Some(verdict) if session.players() == 1 => {
            // A verdict on what could not be paid is longer.
            let font = if letters(&verdict) > 23 { BOLD } else { LARGE };
            pen.text_centred(120, y + 8, font, colour, &verdict);
            draw_seed(pen, (5, 208), session.seed(), unranked);
        }
        Some(verdict) => {
            pen.text(5, 210, PLAIN, colour, &verdict);
        }
        None => draw_seed(pen, (5, 210), session.seed(), unranked),
    }
}
