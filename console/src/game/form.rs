//! The set-up form of a game: its table of choices as rows. Players, names and seed are the console's own rows.

use postcard::Deserializer;
use rules_core::choice::{Choice, Scope};
use rules_core::{Game, Player, Seed};
use saves::Blob;
use serde::Deserialize;

use crate::game::opening::Sitter;

/// A form as it is filled so far.
#[derive(Clone, Debug)]
pub struct Form<G: Game> {
    /// The set-up for as many players as there can be, so that no choice is forgotten when the number goes down.
    setup: G::Setup,
    /// The same before a set was changed: what did not fit meanwhile comes back from here.
    before: G::Setup,
    /// What was chosen for one number of players alone, which the set-up of more cannot hold.
    apart: Option<(u8, G::Setup)>,
}

/// A value that a set holds or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its name.
    pub label: &'static str,
    /// What it brings, in a line.
    pub about: &'static str,
    /// Whether the set holds it.
    pub held: bool,
}

impl<G: Game> Default for Form<G> {
    fn default() -> Self {
        Form::of(G::with_players(&G::DEFAULT, *G::PLAYERS.end()))
    }
}

impl<G: Game> Form<G> {
    const fn of(setup: G::Setup) -> Self {
        Form { setup, before: setup, apart: None }
    }

    /// Returns the record of a form with so many players, and who sits where.
    pub fn encode(&self, players: u8, sitters: &[Sitter; 5]) -> Blob {
        let mut buffer = [0; 64];
        let setup = self.apart(players).unwrap_or(self.setup);
        let bytes = postcard::to_slice(&(G::SETUP_VERSION, players, setup, sitters), &mut buffer).unwrap_or_default();
        Blob::from_slice(bytes).unwrap_or_default()
    }

    /// Reads a stored form, its players, and who sits where; `None` if no game can start from it. Earlier ones do not
    /// say who sits where: all are persons.
    #[inline(never)] // the game that it tries would occupy the caller's stack frame for good
    pub fn decode(bytes: &[u8]) -> Option<(Self, u8, [Sitter; 5])> {
        let mut reader = Deserializer::from_bytes(bytes);
        let (version, players) = Deserialize::deserialize(&mut reader).ok()?;
        let stored = G::read_setup(version, &mut reader).ok()?;
        let sitters = Deserialize::deserialize(&mut reader).unwrap_or_default();
        let mut form = Self::of(G::with_players(&stored, *G::PLAYERS.end()));
        let setup = G::with_players(&stored, players);
        form.apart = (form.setup(players) != setup).then_some((players, setup));
        let can_start = G::PLAYERS.contains(&players) && G::new(form.setup(players), Seed::new(0)).is_ok();
        can_start.then_some((form, players, sitters))
    }

    /// Returns how many rows there are with so many players.
    pub fn rows(&self, players: u8) -> u8 {
        self.table(players).count() as u8
    }

    /// Returns the label and value of a row.
    pub fn row(&self, row: u8, players: u8) -> (&'static str, &'static str) {
        let choice = self.table(players).nth(row.into());
        choice.map_or(("", ""), |choice| (choice.label, choice.label_of(&self.setup(players), Player(0))))
    }

    /// Returns the key of a row's choice.
    pub fn key(&self, row: u8, players: u8) -> &'static str {
        self.table(players).nth(row.into()).map_or("", |choice| choice.key)
    }

    /// Returns what a row's choice is about.
    pub fn about(&self, row: u8, players: u8) -> &'static str {
        self.table(players).nth(row.into()).map_or("", |choice| choice.about)
    }

    /// Changes a row to its next or previous value.
    pub fn step(&mut self, row: u8, players: u8, forward: bool) {
        let choice = self.table(players).nth(row.into());
        self.change(choice, Player(0), players, forward);
    }

    /// Returns a value that the set of a row can hold, if it is a set and has so many.
    pub fn member(&self, row: u8, players: u8, index: u8) -> Option<Member> {
        let choice = self.set(row, players)?;
        let (value, held) = choice.members(&self.setup(players)).nth(index.into())?;
        let value = choice.values[usize::from(value)];
        Some(Member { label: value.label, about: value.about, held })
    }

    /// Puts a value into the set of a row, or takes it out.
    pub fn toggle(&mut self, row: u8, players: u8, index: u8) {
        let Some(choice) = self.set(row, players) else { return };
        if let Some((value, _)) = choice.members(&self.setup(players)).nth(index.into()) {
            choice.toggle(&mut self.setup, value);
            self.keep(choice);
        }
    }

    /// Puts all values into the set of a row, or takes all out if it has them.
    pub fn toggle_all(&mut self, row: u8, players: u8) {
        let Some(choice) = self.set(row, players) else { return };
        let setup = self.setup(players);
        if choice.members(&setup).all(|(_, held)| held) {
            (choice.set)(&mut self.setup, Player(0), 0);
        } else {
            choice.members(&setup).for_each(|(value, _)| (choice.set)(&mut self.setup, Player(0), value));
        }
        self.keep(choice);
    }

    /// Returns whether a row offers another value.
    pub fn can_step(&self, row: u8, players: u8) -> bool {
        let mut other = self.clone();
        other.step(row, players, true);
        other.row(row, players) != self.row(row, players)
    }

    /// Returns whether a seat's value can be changed.
    pub fn can_step_seat(&self, seat: u8, players: u8) -> bool {
        let mut other = self.clone();
        other.step_seat(seat, players, true);
        other.seat(seat, players) != self.seat(seat, players)
    }

    /// Returns what a seat has of its own, shown beside its name, and changed there.
    pub fn seat(&self, seat: u8, players: u8) -> Option<&'static str> {
        let choice = self.shown(players, Scope::Seat).next()?;
        Some(choice.label_of(&self.setup(players), Player(seat)))
    }

    /// Changes a seat to its next or previous value.
    pub fn step_seat(&mut self, seat: u8, players: u8, forward: bool) {
        let choice = self.shown(players, Scope::Seat).next();
        self.change(choice, Player(seat), players, forward);
    }

    /// Returns the set-up as it stands.
    pub fn setup(&self, players: u8) -> G::Setup {
        self.apart(players).unwrap_or_else(|| G::with_players(&self.setup, players))
    }

    /// Returns what was chosen for this number of players alone.
    fn apart(&self, players: u8) -> Option<G::Setup> {
        self.apart.filter(|&(number, _)| number == players).map(|(_, setup)| setup)
    }

    /// Returns what is chosen for the whole table.
    fn table(&self, players: u8) -> impl Iterator<Item = &'static Choice<G::Setup>> + use<G> {
        let setup = self.setup(players);
        G::CHOICES.iter().filter(move |choice| choice.scope != Scope::Seat && (choice.shown)(&setup))
    }

    fn set(&self, row: u8, players: u8) -> Option<&'static Choice<G::Setup>> {
        self.table(players).nth(row.into()).filter(|choice| choice.scope == Scope::Set)
    }

    fn shown(&self, players: u8, scope: Scope) -> impl Iterator<Item = &'static Choice<G::Setup>> + use<G> {
        let setup = self.setup(players);
        G::CHOICES.iter().filter(move |choice| choice.scope == scope && (choice.shown)(&setup))
    }

    fn change(&mut self, choice: Option<&Choice<G::Setup>>, seat: Player, players: u8, forward: bool) {
        let Some(choice) = choice else { return };
        let mut setup = self.setup(players);
        choice.step(&mut setup, seat, forward);
        let value = (choice.get)(&setup, seat);
        choice.choose(&mut self.setup, seat, value);
        let held = (choice.get)(&G::with_players(&self.setup, players), seat) == value;
        if !held || self.apart(players).is_some() {
            self.apart = Some((players, setup));
        }
        self.keep(choice);
    }

    /// Keeps what was chosen below a set that changed, or brings it back, where it fits. A set is changed value by
    /// value, and what does not fit one of them would be lost on the way to the next.
    fn keep(&mut self, changed: &Choice<G::Setup>) {
        if changed.scope != Scope::Set {
            self.before = self.setup;
            return;
        }
        let below = G::CHOICES.iter().skip_while(|choice| choice.key != changed.key).skip(1);
        for choice in below.filter(|choice| choice.scope != Scope::Set) {
            let seats = if choice.scope == Scope::Seat { *G::PLAYERS.end() } else { 1 };
            for seat in Player::all(seats) {
                let value = (choice.get)(&self.before, seat);
                if (choice.fits)(&self.setup, value) {
                    (choice.set)(&mut self.setup, seat, value);
                }
            }
        }
    }
}
