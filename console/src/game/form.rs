//! The set-up form of a game: its table of choices as rows. Players, names and seed are the console's own rows.

use draw::pen::Pen;
use embedded_graphics::geometry::Point;
use postcard::Deserializer;
use rules_core::choice::{Choice, Scope};
use rules_core::{Game, MAX_PLAYERS, Player, Seed};
use saves::{Blob, Slot};
use serde::Deserialize;
use texts::{Said, Text};

use crate::game::opening::Sitter;
use crate::game::table::Table;
use crate::game::wording::{Wording, said};
use crate::records::settings::Settings;

type Setup<T> = <<T as Table>::Game as Game>::Setup;

/// What is said of a row that does not exist.
const NOTHING: Said = Said::Raw("");

/// A choice of a game, and the words for it.
type Worded<T> = (&'static Choice<Setup<T>>, Option<&'static Wording<Setup<T>>>);

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
    fn encode(&self, players: u8, sitters: &[Sitter; MAX_PLAYERS]) -> (Slot, Blob);
    /// Returns the least and the most players.
    fn players(&self) -> (u8, u8);
    /// Returns how many play on an untouched form.
    fn first_players(&self) -> u8;
    /// Returns how many rows there are.
    fn rows(&self, players: u8) -> u8;
    /// Returns the label and value of a row.
    fn row(&self, row: u8, players: u8) -> (Said, Said);
    /// Returns what there is to say about a row as it stands.
    fn note(&self, row: u8, players: u8) -> &'static [Text];
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
    fn encode(&self, players: u8, sitters: &[Sitter; MAX_PLAYERS]) -> (Slot, Blob) {
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
        choice.map_or((NOTHING, NOTHING), |(choice, words)| {
            (said(words.map(|words| words.label), choice.label), self.value((choice, words), Player(0), players))
        })
    }

    fn note(&self, row: u8, players: u8) -> &'static [Text] {
        let words = self.table(players).nth(row.into()).and_then(|(_, words)| words);
        words.map_or(&[], |words| (words.note)(&self.setup(players)))
    }

    fn about(&self, row: u8, players: u8) -> Said {
        let choice = self.table(players).nth(row.into());
        choice.map_or(NOTHING, |(choice, words)| said(words.map(|words| words.about), choice.about))
    }

    fn leaves(&self, row: u8, players: u8) -> u16 {
        let words = self.table(players).nth(row.into()).and_then(|(_, words)| words);
        if words.is_some_and(|words| words.has_leaves) { T::leaves(&self.setup(players)) } else { 0 }
    }

    fn step(&mut self, row: u8, players: u8, forward: bool) {
        let choice = self.table(players).nth(row.into());
        self.change(choice.map(|(choice, _)| choice), Player(0), players, forward);
    }

    fn member(&self, row: u8, players: u8, index: u8) -> Option<Member> {
        let (choice, words) = self.set(row, players)?;
        let (at, held) = choice.members(&self.setup(players)).nth(index.into())?;
        let brings = words.and_then(|words| words.members.get(usize::from(at)).copied().flatten());
        let about = said(brings, choice.values.get(usize::from(at))?.about?);
        Some(Member { label: Self::label((choice, words), at), about, held })
    }

    fn toggle(&mut self, row: u8, players: u8, index: u8) {
        let Some((choice, _)) = self.set(row, players) else { return };
        if let Some((value, _)) = choice.members(&self.setup(players)).nth(index.into()) {
            choice.toggle(&mut self.setup, value);
            self.keep(choice);
        }
    }

    fn toggle_all(&mut self, row: u8, players: u8) {
        let Some((choice, _)) = self.set(row, players) else { return };
        let setup = self.setup(players);
        if choice.members(&setup).all(|(_, held)| held) {
            (choice.set)(&mut self.setup, Player(0), 0);
        } else {
            choice.members(&setup).for_each(|(value, _)| (choice.set)(&mut self.setup, Player(0), value));
        }
        self.keep(choice);
    }

    fn can_step(&self, row: u8, players: u8) -> bool {
        self.offers_more(self.table(players).nth(row.into()), Player(0), players)
    }

    fn seat(&self, seat: u8, players: u8) -> Option<Said> {
        Some(self.value(self.seats(players)?, Player(seat), players))
    }

    fn step_seat(&mut self, seat: u8, players: u8, forward: bool) {
        let choice = self.seats(players);
        self.change(choice.map(|(choice, _)| choice), Player(seat), players, forward);
    }

    fn can_step_seat(&self, seat: u8, players: u8) -> bool {
        self.offers_more(self.seats(players), Player(seat), players)
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
    pub fn decode(bytes: &[u8]) -> Option<(Self, u8, [Sitter; MAX_PLAYERS])> {
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
    fn label((choice, words): Worded<T>, value: u8) -> Said {
        let text = words.and_then(|words| words.values.get(usize::from(value)).copied());
        choice.values.get(usize::from(value)).map_or(NOTHING, |value| said(text, value.label))
    }

    /// Returns what the value of a seat is called.
    fn value(&self, choice: Worded<T>, seat: Player, players: u8) -> Said {
        Self::label(choice, (choice.0.get)(&self.setup(players), seat))
    }

    /// Returns the set-up as it stands.
    pub fn setup(&self, players: u8) -> Setup<T> {
        self.apart(players).unwrap_or_else(|| T::Game::with_players(&self.setup, players))
    }

    /// Returns what was chosen for this number of players alone.
    fn apart(&self, players: u8) -> Option<Setup<T>> {
        self.apart.filter(|&(number, _)| number == players).map(|(_, setup)| setup)
    }

    /// Returns the choices that the form shows.
    fn shown(&self, players: u8) -> impl Iterator<Item = Worded<T>> + use<T> {
        let setup = self.setup(players);
        let words = T::WORDS.iter().map(Some).chain(core::iter::repeat(None));
        T::Game::CHOICES.iter().zip(words).filter(move |(choice, _)| (choice.shown)(&setup))
    }

    /// Returns what is chosen for the whole table.
    fn table(&self, players: u8) -> impl Iterator<Item = Worded<T>> + use<T> {
        self.shown(players).filter(|(choice, _)| choice.scope != Scope::Seat)
    }

    /// Returns what is chosen for each seat.
    fn seats(&self, players: u8) -> Option<Worded<T>> {
        self.shown(players).find(|(choice, _)| choice.scope == Scope::Seat)
    }

    /// Returns whether a choice offers another value than the one that shows.
    fn offers_more(&self, choice: Option<Worded<T>>, seat: Player, players: u8) -> bool {
        choice.is_some_and(|(choice, _)| {
            let mut other = self.clone();
            other.change(Some(choice), seat, players, true);
            choice.shows(&other.setup(players), seat) != choice.shows(&self.setup(players), seat)
        })
    }

    fn set(&self, row: u8, players: u8) -> Option<Worded<T>> {
        self.table(players).nth(row.into()).filter(|(choice, _)| choice.scope == Scope::Set)
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
