//! What to do with a game: go on with one, learn it, play alone, against a computer, or together.

use draw::chrome::{self, Keys, Line};
use draw::pen::Pen;
use draw::theme::{GAIN, NAME, PLAIN, QUIET, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use heapless::Vec;
use players::Level;
use rules_core::MAX_PLAYERS;
use saves::{Place, Volume};
use texts::{Form, Language, Text, console as say};

use super::{Question, Screen, Setup, Step, title, walk};
use crate::Button;
use crate::game::opening::{Sitter, level_name};
use crate::games::{FilledForm, GAMES};
use crate::state::{Saved, State};

/// The page of a game: its index in [`GAMES`], and the chosen row.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    game: u8,
    row: u8,
}

/// Who plays a new game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineUp {
    /// One person.
    Alone,
    /// Persons and computers.
    Computers,
    /// Persons.
    Together,
}

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    GoOn(Place),
    Learn,
    New(LineUp),
}

/// As many rows as there can be games in progress, and the four others.
type Rows = Vec<Row, { Place::COUNT as usize + 4 }>;

/// How many rows show; the rest scrolls.
const VISIBLE: usize = 6;

impl LineUp {
    /// Returns the line-up of a game with these sitters.
    pub fn of(players: u8, sitters: &[Sitter; MAX_PLAYERS]) -> Self {
        let mut seats = sitters.iter().take(players.into());
        match seats.all(|sitter| sitter.is_person()) {
            true if players == 1 => LineUp::Alone,
            true => LineUp::Together,
            false => LineUp::Computers,
        }
    }
}

/// Returns the level of the computers of a form.
pub fn level(sitters: &[Sitter; MAX_PLAYERS]) -> Option<Level> {
    sitters.iter().find_map(|sitter| sitter.level())
}

impl Way {
    /// Returns the page of the game with this index. The cursor is on what the player probably wants: to go on with the
    /// game that was played last, to learn a new one, or the same as last time.
    pub fn new(state: &State, game: u8) -> Self {
        let way = Way { game, row: 0 };
        let last =
            state.forms[way.index()].as_ref().map(|(_, players, sitters)| Row::New(LineUp::of(*players, sitters)));
        let rows = way.rows(state);
        let row = match rows.first() {
            Some(Row::GoOn(_)) => None,
            _ => rows.iter().position(|row| Some(*row) == last),
        };
        Way { row: row.unwrap_or(0) as u8, ..way }
    }

    fn index(self) -> usize {
        usize::from(self.game) % GAMES.len()
    }

    fn rows(self, state: &State) -> Rows {
        let index = self.index();
        let (least, most) = FilledForm::new(GAMES[index].slot).map_or((2, 2), |form| form.players());
        let lesson = GAMES[index].lesson.map(|_| Row::Learn);
        let learned = state.settings.has_learned(GAMES[index].slot);
        let new = [(least == 1, LineUp::Alone), (most > 1, LineUp::Computers), (most > 1, LineUp::Together)];
        let games = state.games(index).into_iter().map(Row::GoOn);
        let new = new.into_iter().filter(|(offered, _)| *offered).map(|(_, line_up)| Row::New(line_up));
        games.chain(lesson.filter(|_| !learned)).chain(new).chain(lesson.filter(|_| learned)).collect()
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        if state.is_replaying() {
            // Only B does something, and goes back: a game is being opened.
            if button == Button::B {
                state.stop_replay();
            }
            return Step::Stay;
        }
        let (rows, slot) = (self.rows(state), GAMES[self.index()].slot);
        // There is one row less after a game was given up.
        self.row = self.row.min(rows.len().saturating_sub(1) as u8);
        match (button, rows.get(usize::from(self.row))) {
            (Button::A, Some(&Row::GoOn(place))) => match state.kept(place).saved {
                Saved::Running(..) | Saved::Over => state.resume(place),
                Saved::Parted(_) => {
                    state.watch(Volume::InProgress(place));
                    return Step::Open(Screen::Replay);
                }
                Saved::None | Saved::Version(_) | Saved::Lost => {}
            },
            (Button::A, Some(Row::Learn)) => return state.teach(slot).into(),
            (Button::A, Some(&Row::New(line_up))) => {
                let setup = Setup::of(state, slot, line_up);
                return setup.map_or(Step::Stay, |setup| Step::Open(Screen::Setup(setup)));
            }
            (Button::X, Some(&Row::GoOn(place))) => return Step::Open(Screen::Ask(Question::GiveUp(place))),
            (Button::Y, _) => {
                state.open_statistics(slot);
                return Step::Open(Screen::Statistics);
            }
            (Button::B, _) => return Step::Close,
            _ => walk(&mut self.row, rows.len() as u8, button),
        }
        Step::Stay
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        chrome::titled(pen, GAMES[self.index()].name, None);
        let rows = self.rows(state);
        let row = usize::from(self.row).min(rows.len().saturating_sub(1));
        let top = row.saturating_sub(VISIBLE - 1);
        for (i, &kind) in rows.iter().enumerate().skip(top).take(VISIBLE) {
            let (y, chosen) = (24 + 32 * (i - top) as i32, i == row);
            chrome::row(pen, y, 32, chosen);
            let (title, colour, note) = self.words(kind, state, pen.language);
            pen.text(14, y + 2, NAME, if chosen { TEXT } else { QUIET }, &title);
            let progress = if let Row::GoOn(place) = kind { state.progress(Volume::InProgress(place)) } else { None };
            match progress {
                Some(progress) => chrome::bar(pen, 14, y + 17, 204, GAIN, progress),
                None => drop(pen.text(14, y + 16, PLAIN, colour, &note)),
            }
        }
        title::marks(pen, (26, 208), top > 0, top + VISIBLE < rows.len());
        let keys = match rows.get(row) {
            _ if state.is_replaying() => [None, Some(say::BACK), None, None],
            Some(&Row::GoOn(place)) => {
                let a = match state.kept(place).saved {
                    Saved::Running(..) => Some(say::GO_ON),
                    Saved::Over => Some(say::RESULT),
                    Saved::Parted(_) => Some(say::WATCH),
                    _ => None,
                };
                [a, Some(say::BACK), Some(say::LET_GO), Some(say::STATS)]
            }
            _ => [Some(say::OPEN), Some(say::BACK), None, Some(say::STATS)],
        };
        chrome::keys(pen, Keys::of(keys));
    }

    /// Returns what a row says: its title, and a line about it in its colour.
    fn words(&self, row: Row, state: &State, language: Language) -> (Line, Rgb565, Line) {
        let plain = |title: Text| (title.line(language), QUIET, title.form(Form::Note, language));
        match row {
            Row::GoOn(place) => {
                let kept = state.kept(place);
                (kept.who().line(language), kept.colour(), kept.how_far().line(language))
            }
            Row::Learn => plain(say::WAY_LEARN),
            Row::New(LineUp::Alone) => plain(say::WAY_ALONE),
            Row::New(LineUp::Computers) => {
                let last = state.forms[self.index()].as_ref().and_then(|(_, _, sitters)| level(sitters));
                let note = say::way_computers_note(level_name(last.unwrap_or(Level::Medium)));
                (say::WAY_COMPUTERS.line(language), QUIET, note.line(language))
            }
            Row::New(LineUp::Together) => plain(say::WAY_TOGETHER),
        }
    }
}
