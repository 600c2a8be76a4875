//! An exercise: a position of a game that is looked at becomes a game of its own, against computers.
//!
//! Its journal has the actions of the other game up to there, copied a few at a time. Before all of them are there it is
//! no game: if the power fails, it is removed, and the other game is still whole.

use players::Level;
use rules_core::{Player, Seed};
use saves::{ActionBytes, Journal, Volume};
use texts::Said;

use super::journals::Purpose;
use super::start::Start;
use super::{Change, State};
use crate::game::opening::Branch;

/// Actions that are copied at a time: the queue to the store has room for twice as many.
const PIECE: usize = 8;

/// An exercise that is made.
#[derive(Clone, Debug)]
pub(super) struct Copying {
    volume: Volume,
    number: Option<u16>,
    /// How many actions it gets.
    length: u16,
}

impl State {
    /// Returns the player whom the position on the table asks, if it can become an exercise: a game leaves only one other
    /// game.
    pub fn can_branch(&self) -> Option<Player> {
        let session = self.current.session().filter(|_| self.looked.is_some() && self.keeps_games())?;
        let is_possible = session.branch().is_none_or(|branch| session.length() <= branch.at);
        session.roles().decider.filter(|_| is_possible)
    }

    /// Makes an exercise of the position on the table: this person against computers of a level.
    pub fn branch(&mut self, player: Player, level: Level) -> Change {
        self.start_with(Start::Exercise(player, level), None)
    }

    /// Puts the exercise on the table as its game began.
    pub(super) fn begin_exercise(&mut self, player: Player, level: Level, seed: Seed) -> Result<(), Said> {
        let (Some(looked), Some(session)) = (&self.looked, self.current.session()) else { return Ok(()) };
        let length = session.length();
        self.copying = Some(Copying { volume: looked.volume, number: self.number, length });
        self.current.branch(player, level, Branch { at: length, seed }, &self.settings)
    }

    /// Returns how many actions were copied, and of how many, as long as an exercise is made.
    pub fn copied(&self) -> Option<(usize, usize)> {
        let copied = self.current.laid().map_or(0, |game| game.length());
        self.copying.as_ref().map(|copying| (copied.into(), copying.length.into()))
    }

    /// Asks for the next actions to copy, once the last are written.
    pub(super) fn copy_on(&mut self) {
        if let Some(volume) = self.copying.as_ref().map(|copying| copying.volume).filter(|_| self.is_quiet()) {
            self.read(volume, Purpose::Copy);
        }
    }

    /// Copies the next actions. The game begins with the last of them.
    pub(super) fn copy(&mut self, journal: Journal<'_>) -> Change {
        let (Some(copying), Some(place)) = (&self.copying, self.place) else { return Change::None };
        let (length, is_it) = (copying.length, copying.number == Some(journal.number));
        for _ in 0..PIECE {
            let Some(game) = self.current.laid_mut() else { return Change::None };
            let (at, read) = (game.length(), game.bytes_read());
            if at == length {
                self.copying = None;
                game.arrive(&self.settings);
                self.keep_current();
                return Change::Game;
            }
            let rest = journal.actions.get(read..).filter(|rest| is_it && !rest.is_empty()).unwrap_or_default();
            let is_legal = game.replay_next(rest, &self.settings);
            let action = rest.get(..game.bytes_read() - read).and_then(|bytes| ActionBytes::from_slice(bytes).ok());
            let Some(action) = action.filter(|_| is_legal) else {
                self.give_up_exercise();
                return Change::NoGame;
            };
            self.write(saves::Request::Append(place, at, action));
        }
        Change::None
    }

    /// Gives up the exercise that is made.
    pub fn give_up_exercise(&mut self) {
        self.copying = None;
        self.abandon();
    }
}
