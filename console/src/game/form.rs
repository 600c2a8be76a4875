//! The set-up form of a game: its table of choices as rows. Players, names and seed are the console's own rows.

use draw::pen::Pen;
use embedded_graphics::geometry::Point;
use postcard::Deserializer;
use rules_core::choice::{Choice, Scope, Value};
use rules_core::{Game, Player, Seed};
use saves::{Blob, Slot};
use serde::Deserialize;
use texts::{Said, Text};

use crate::game::opening::Sitter;
use crate::game::table::Table;
use crate::records::settings::Settings;

type Setup<T> = <<T as Table>::Game as Game>::Setup;

/// The choices that leaves tell about.
const LEAFY: [&str; 4] = ["scenario", "expansions", "solo", "team"];

/// What is said of a row that does not exist.
const NOTHING: Said = Said::Raw("");

/// Returns a text, or else the rules' own words.
fn said(text: Option<Text>, words: &'static str) -> Said {
    text.map_or(Said::Raw(words), Said::Text)
}

/// A form as it is filled so far.
#[derive(Clone, Debug)]
pub struct Form<T: Table> {
    /// The set-up for as many players as there can be, so that no choice is forgotten when the number goes down.
    setup: Setup<T>,
    /// The same before a set was changed: choices that did not fit in between come back from here.
    before: Setup<T>,
    /// What was chosen for only one number of players, which the set-up for more cannot hold.
    apart: Option<(u8, Setup<T>)>,
}

/// A value that a set holds or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Member {
    /// Its name.
    pub label: Said,
    /// What it brings, in a line.
    pub about: Said,
    /// Whether the set holds it.
    pub held: bool,
}

/// The form of any game. `players` is the number of players now; rows are only those of the game's own choices.
pub trait AnyForm {
    /// Returns the record of a form, and who sits where.
    fn encode(&self, players: u8, sitters: &[Sitter; 5]) -> (Slot, Blob);
    /// Returns the least and the most players.
    fn players(&self) -> (u8, u8);
    /// Returns how many play on an untouched form.
    fn first_players(&self) -> u8;
    /// Returns how many rows there are.
    fn rows(&self, players: u8) -> u8;
    /// Returns the label and value of a row.
    fn row(&self, row: u8, players: u8) -> (Said, Said);
    /// Returns what there is to say about a row as it stands.
    fn note(&self, row: u8, players: u8) -> &'static [texts::Text];
    /// Returns what a row's choice is about.
    fn about(&self, row: u8, players: u8) -> Said;
    /// Returns which leaves tell what a row's choice is about as it stands, if leaves do.
    fn leaves(&self, row: u8, players: u8) -> u16;
    /// Changes a row to its next or previous value.
    fn step(&mut self, row: u8, players: u8, forward: bool);
    /// Returns a value that the set of a row can hold, by its index, if the row is a set.
    fn member(&self, row: u8, players: u8, index: u8) -> Option<Member>;
    /// Puts a value into the set of a row, or takes it out.
    fn toggle(&mut self, row: u8, players: u8, index: u8);
    /// Puts all values into the set of a row, or takes all out if it has them.
    fn toggle_all(&mut self, row: u8, players: u8);
    /// Returns whether a row offers another value.
    fn can_step(&self, row: u8, players: u8) -> bool;
    /// Returns what a seat has of its own, shown beside its name, and changed there.
    fn seat(&self, seat: u8, players: u8) -> Option<Said>;
    /// Changes a seat to its next or previous value.
    fn step_seat(&mut self, seat: u8, players: u8, forward: bool);
    /// Returns whether a seat's value can be changed.
    fn can_step_seat(&self, seat: u8, players: u8) -> bool;
    /// Draws a small picture of the set-up as a seat has it.
    fn draw(&self, seat: u8, players: u8, settings: &Settings, pen: &mut Pen<'_>, corner: Point);
}

impl<T: Table> Default for Form<T> {
    fn default() -> Self {
        Form::of(T::Game::with_players(&T::Game::DEFAULT, *T::Game::PLAYERS.end()))
    }
}

impl<T: Table> AnyForm for Form<T> {
    fn encode(&self, players: u8, sitters: &[Sitter; 5]) -> (Slot, Blob) {
        let mut buffer = [0; 64];
        let setup = self.apart(players).unwrap_or(self.setup);
        let bytes =
            postcard::to_slice(&(T::Game::SETUP_VERSION, players, setup, sitters), &mut buffer).unwrap_or_default();
        (T::SLOT, Blob::from_slice(bytes).unwrap_or_default())
    }

    fn players(&self) -> (u8, u8) {
        (*T::Game::PLAYERS.start(), *T::Game::PLAYERS.end())
    }

    fn first_players(&self) -> u8 {
        T::Game::FORM_PLAYERS
    }

    fn rows(&self, players: u8) -> u8 {
        self.table(players).count() as u8
    }

    fn row(&self, row: u8, players: u8) -> (Said, Said) {
        let choice = self.table(players).nth(row.into());
        choice.map_or((NOTHING, NOTHING), |choice| {
            (said(T::label(choice.key, None), choice.label), self.value(choice, Player(0), players))
        })
    }

    fn note(&self, row: u8, players: u8) -> &'static [texts::Text] {
        let key = self.table(players).nth(row.into()).map_or("", |choice| choice.key);
        T::note(&self.setup(players), key)
    }

    fn about(&self, row: u8, players: u8) -> Said {
        let choice = self.table(players).nth(row.into());
        choice.map_or(NOTHING, |choice| said(T::about(choice.key, None), choice.about))
    }

    fn leaves(&self, row: u8, players: u8) -> u16 {
        let told = self.table(players).nth(row.into()).is_some_and(|choice| LEAFY.contains(&choice.key));
        if told { T::leaves(&self.setup(players)) } else { 0 }
    }

    fn step(&mut self, row: u8, players: u8, forward: bool) {
        let choice = self.table(players).nth(row.into());
        self.change(choice, Player(0), players, forward);
    }

    fn member(&self, row: u8, players: u8, index: u8) -> Option<Member> {
        let choice = self.set(row, players)?;
        let (value, held) = choice.members(&self.setup(players)).nth(index.into())?;
        let value = choice.values.get(usize::from(value))?;
        let about = said(T::about(choice.key, Some(value.key)), value.about);
        Some(Member { label: Self::label(choice, value), about, held })
    }

    fn toggle(&mut self, row: u8, players: u8, index: u8) {
        let Some(choice) = self.set(row, players) else { return };
        if let Some((value, _)) = choice.members(&self.setup(players)).nth(index.into()) {
            choice.toggle(&mut self.setup, value);
            self.keep(choice);
        }
    }

    fn toggle_all(&mut self, row: u8, players: u8) {
        let Some(choice) = self.set(row, players) else { return };
        let setup = self.setup(players);
        if choice.members(&setup).all(|(_, held)| held) {
            (choice.set)(&mut self.setup, Player(0), 0);
        } else {
            choice.members(&setup).for_each(|(value, _)| (choice.set)(&mut self.setup, Player(0), value));
        }
        self.keep(choice);
    }

    fn can_step(&self, row: u8, players: u8) -> bool {
        let mut other = self.clone();
        other.step(row, players, true);
        other.row(row, players) != self.row(row, players)
    }

    fn seat(&self, seat: u8, players: u8) -> Option<Said> {
        let choice = self.shown(players, Scope::Seat).next()?;
        Some(self.value(choice, Player(seat), players))
    }

    fn step_seat(&mut self, seat: u8, players: u8, forward: bool) {
        let choice = self.shown(players, Scope::Seat).next();
        self.change(choice, Player(seat), players, forward);
    }

    fn can_step_seat(&self, seat: u8, players: u8) -> bool {
        let mut other = self.clone();
        other.step_seat(seat, players, true);
        other.seat(seat, players) != self.seat(seat, players)
    }

    fn draw(&self, seat: u8, players: u8, settings: &Settings, pen: &mut Pen<'_>, corner: Point) {
        T::draw_setup(&self.setup(players), Player(seat), settings, pen, corner);
    }
}

impl<T: Table> Form<T> {
    const fn of(setup: Setup<T>) -> Self {
        Form { setup, before: setup, apart: None }
    }

    /// Reads a stored form, its players, and who sits where; `None` if no game can start from it. Earlier ones do not
    /// say who sits where: all are persons.
    #[inline(never)] // the game that it tries would occupy the caller's stack frame for good
    pub fn decode(bytes: &[u8]) -> Option<(Self, u8, [Sitter; 5])> {
        let mut reader = Deserializer::from_bytes(bytes);
        let (version, players) = Deserialize::deserialize(&mut reader).ok()?;
        let stored = T::Game::read_setup(version, &mut reader).ok()?;
        let sitters = Deserialize::deserialize(&mut reader).unwrap_or_default();
        let mut form = Self::of(T::Game::with_players(&stored, *T::Game::PLAYERS.end()));
        let setup = T::Game::with_players(&stored, players);
        form.apart = (form.setup(players) != setup).then_some((players, setup));
        let can_start = T::Game::PLAYERS.contains(&players) && T::Game::new(form.setup(players), Seed::new(0)).is_ok();
        can_start.then_some((form, players, sitters))
    }

    /// Returns what a value is called.
    fn label(choice: &Choice<Setup<T>>, value: &Value) -> Said {
        said(T::label(choice.key, Some(value.key)), value.label)
    }

    /// Returns what the value of a seat is called.
    fn value(&self, choice: &Choice<Setup<T>>, seat: Player, players: u8) -> Said {
        let value = choice.values.get(usize::from((choice.get)(&self.setup(players), seat)));
        value.map_or(NOTHING, |value| Self::label(choice, value))
    }

    /// Returns the set-up as it stands.
    pub fn setup(&self, players: u8) -> Setup<T> {
        self.apart(players).unwrap_or_else(|| T::Game::with_players(&self.setup, players))
    }

    /// Returns what was chosen for this number of players alone.
    fn apart(&self, players: u8) -> Option<Setup<T>> {
        self.apart.filter(|&(number, _)| number == players).map(|(_, setup)| setup)
    }

    /// Returns what is chosen for the whole table.
    fn table(&self, players: u8) -> impl Iterator<Item = &'static Choice<Setup<T>>> + use<T> {
        let setup = self.setup(players);
        T::Game::CHOICES.iter().filter(move |choice| choice.scope != Scope::Seat && (choice.shown)(&setup))
    }

    fn set(&self, row: u8, players: u8) -> Option<&'static Choice<Setup<T>>> {
        self.table(players).nth(row.into()).filter(|choice| choice.scope == Scope::Set)
    }

    fn shown(&self, players: u8, scope: Scope) -> impl Iterator<Item = &'static Choice<Setup<T>>> + use<T> {
        let setup = self.setup(players);
        T::Game::CHOICES.iter().filter(move |choice| choice.scope == scope && (choice.shown)(&setup))
    }

    fn change(&mut self, choice: Option<&Choice<Setup<T>>>, seat: Player, players: u8, forward: bool) {
        let Some(choice) = choice else { return };
        let mut setup = self.setup(players);
        choice.step(&mut setup, seat, forward);
        let value = (choice.get)(&setup, seat);
        choice.choose(&mut self.setup, seat, value);
        let held = (choice.get)(&T::Game::with_players(&self.setup, players), seat) == value;
        if !held || self.apart(players).is_some() {
            self.apart = Some((players, setup));
        }
        self.keep(choice);
    }

    /// Keeps what was chosen below a set that changed, or brings it back, where it fits. A set is changed value by
    /// value, and what does not fit one of them would be lost on the way to the next.
    fn keep(&mut self, changed: &Choice<Setup<T>>) {
        if changed.scope != Scope::Set {
            self.before = self.setup;
            return;
        }
        let below = T::Game::CHOICES.iter().skip_while(|choice| choice.key != changed.key).skip(1);
        for choice in below.filter(|choice| choice.scope != Scope::Set) {
            let seats = if choice.scope == Scope::Seat { *T::Game::PLAYERS.end() } else { 1 };
            for seat in Player::all(seats) {
                let value = (choice.get)(&self.before, seat);
                if (choice.fits)(&self.setup, value) {
                    (choice.set)(&mut self.setup, seat, value);
                }
            }
        }
    }
}
