//! Starting a game: from a form, once more, guided, or as a demonstration.

use players::Level;
use rules_core::{MAX_PLAYERS, Player, Seed};
use saves::{Place, Record, Slot};
use texts::Said;

use super::{Change, Notice, State};
use crate::game::opening::Sitter;
use crate::games::{self, CurrentGame, FilledForm, GAMES};
use crate::port::{Entropy, Health, Request};

/// A new game that waits for its seed.
#[derive(Clone, Debug)]
pub(super) enum Start {
    /// Set up by this form, with a number of players and these sitters.
    Form(FilledForm, u8, [Sitter; MAX_PLAYERS]),
    /// Set up like the game on the table.
    Again,
    /// The guided first one of this kind.
    Lesson(Slot),
    /// The position on the table, for this person against computers of a level.
    Exercise(Player, Level),
}

impl State {
    /// Takes random bits, and starts the game that waits for them.
    pub fn entropy(&mut self, entropy: Entropy) -> Change {
        self.health = Some(entropy.health);
        self.figures = entropy.figures;
        let Some((start, _)) = self.starting.take_if(|_| self.drawing) else { return Change::None };
        self.drawing = false;
        if entropy.health != Health::Good {
            self.notify(Notice::Entropy(entropy.health));
        }
        self.begin(&start, Seed::new(entropy.bits), true)
    }

    /// Starts the game of a filled form, with its own seed or a fresh one.
    pub fn start(
        &mut self,
        form: FilledForm,
        players: u8,
        sitters: [Sitter; MAX_PLAYERS],
        seed: Option<Seed>,
    ) -> Change {
        self.start_with(Start::Form(form, players, sitters), seed)
    }

    /// Starts the game on the table again, with the same seed or a fresh one.
    pub fn again(&mut self, same_seed: bool) -> Change {
        let seed = self.current.session().map(|session| session.seed()).filter(|_| same_seed);
        self.start_with(Start::Again, seed)
    }

    /// Starts the guided first game of this kind.
    pub fn teach(&mut self, slot: Slot) -> Change {
        self.start_with(Start::Lesson(slot), Some(Seed::new(0)))
    }

    /// Starts a game if there is room for it; if not, it waits until one [makes room](Self::make_room).
    pub(super) fn start_with(&mut self, start: Start, seed: Option<Seed>) -> Change {
        // The journal that an exercise is copied from stays where it is.
        if !self.demo && !matches!(start, Start::Exercise(..)) {
            if self.looked.is_none() {
                self.keep_current();
            }
            self.put_away(None);
        }
        self.leaving = None;
        self.starting = Some((start, seed));
        if self.demo || self.room().is_some() { self.start_waiting() } else { Change::Full }
    }

    /// Starts the game that waits in the place of this one, which is removed as soon as the new one is there.
    pub fn make_room(&mut self, place: Place) -> Change {
        self.leaving = Some(place);
        self.start_waiting()
    }

    fn start_waiting(&mut self) -> Change {
        if let Some((start, seed)) = self.starting.take_if(|(_, seed)| seed.is_some()) {
            return self.begin(&start, seed.unwrap_or(Seed::new(0)), false);
        }
        self.drawing = self.starting.is_some() && self.is_accepted(Request::Entropy);
        Change::None
    }

    fn begin(&mut self, start: &Start, seed: Seed, ranked: bool) -> Change {
        let dealt = match start {
            Start::Form(form, players, sitters) => {
                let dealt = form.start(&mut self.current, *players, *sitters, seed, ranked, &self.settings);
                if dealt.is_ok() && !self.demo {
                    self.remember(form, *players, *sitters);
                }
                dealt
            }
            Start::Again => self.current.again(seed, ranked, &self.settings),
            Start::Lesson(slot) => self.current.teach(*slot, self.settings.names.clone(), &self.settings),
            Start::Exercise(player, level) => self.begin_exercise(*player, *level, seed),
        };
        let change = self.dealt(dealt);
        if self.copying.is_some() && change == Change::Game { Change::Exercise } else { change }
    }

    /// Stores a form for the next time, if it changed.
    fn remember(&mut self, form: &FilledForm, players: u8, sitters: [Sitter; MAX_PLAYERS]) {
        let (slot, blob) = form.encode(players, &sitters);
        let Some(index) = games::index(slot) else { return };
        let known = self.forms[index].as_ref().is_some_and(|(form, players, who)| form.encode(*players, who).1 == blob);
        if !known {
            self.forms[index] = Some((form.clone(), players, sitters));
            self.write(saves::Request::Store(Record::Form(slot), blob));
        }
    }

    /// Begins the journal of the game that was dealt.
    fn dealt(&mut self, dealt: Result<(), Said>) -> Change {
        if let Err(reason) = dealt {
            return Change::Impossible(reason);
        }
        self.changes += 1;
        self.looked = None;
        (self.place, self.number) = (None, None);
        if self.demo {
            return Change::Game;
        }
        self.place = self.room();
        self.leaving = None;
        self.keep_current();
        if let Some((place, session)) = self.place.zip(self.current.session()) {
            let (slot, head) = (session.slot(), session.head());
            self.keep_last(place);
            self.write(saves::Request::Begin(place, slot, head));
            if self.last.take().is_some() {
                self.store_hints();
            }
        }
        if let Some(session) = self.current.session_mut() {
            session.animate(&self.settings);
        }
        Change::Game
    }

    /// Starts a demo: a game of computers, each time the next game of the list, with another seed.
    pub fn start_demo(&mut self) -> Change {
        let card = &GAMES[usize::from(self.demos) % GAMES.len()];
        self.demos = self.demos.wrapping_add(1);
        let Some(form) = FilledForm::new(card.slot) else { return Change::None };
        let (least, most) = form.players();
        self.demo = true;
        let sitters = [Sitter::Computer(Level::Hard); MAX_PLAYERS];
        self.start(form, least.max(2).min(most), sitters, Some(Seed::new(self.demos.into())))
    }

    /// Ends the demo.
    pub fn end_demo(&mut self) {
        self.demo = false;
        self.changes += 1;
        self.current = CurrentGame::Empty;
    }
}
