//! The options of a set-up, as one table per game.
//!
//! Forms, command lines, tests and statistics all read this table ([`Game::CHOICES`]): a new option of a game is one
//! more entry in it.

use core::fmt;
use core::marker::PhantomData;

use heapless::Vec;

use crate::{Game, MAX_PLAYERS, Player};

/// The most choices of a game.
pub const MAX_CHOICES: usize = 16;

/// The most values of a choice.
pub const MAX_VALUES: usize = 20;

/// How many [categories](category) statistics can tell apart in each game.
pub const CATEGORIES: u16 = 2048;

/// One option of a set-up.
#[derive(Debug)]
pub struct Choice<S: 'static> {
    /// Its name on a command line: lower case, with dashes.
    pub key: &'static str,
    /// Its name on a form.
    pub label: &'static str,
    /// What it is about, in a sentence or two of help.
    pub about: &'static str,
    /// Whose choice it is.
    pub scope: Scope,
    /// What can be chosen, in the order of the form. Other functions name a value by its index in this list.
    pub values: &'static [Value],
    /// Returns the value in a set-up. A choice of the table has the same one for every seat.
    pub get: fn(&S, Player) -> u8,
    /// Puts a value into a set-up, and adapts whatever depends on it.
    pub set: fn(&mut S, Player, u8),
    /// Whether a value can be chosen together with the players and the choices further up in the table.
    pub fits: fn(&S, u8) -> bool,
    /// Whether a form shows it.
    pub shown: fn(&S) -> bool,
    /// How statistics tell its values apart; `None` if they don't.
    pub counted: Option<Counted>,
}

/// One value of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its name on a command line.
    pub key: &'static str,
    /// Its name on a form.
    pub label: &'static str,
    /// What it brings, in a line of at most 33 letters; only members of a set have one.
    pub about: Option<&'static str>,
    /// Whether a form shows it as the value before it: of such values it offers the first that fits.
    pub again: bool,
}

/// Whose choice it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// One value for the whole table.
    Table,
    /// A value for each seat.
    Seat,
    /// Several values together for the whole table: `set` adds one, and 0 takes all away.
    Set,
}

/// How statistics tell the values of a choice apart.
///
/// The number of a category is the sum of `value * weight` over all such choices. Statistics are stored under it, so
/// weights never change. A weight leaves room for later values; a new choice gets a larger weight, and its value 0
/// means the game without it.
#[derive(Clone, Copy, Debug)]
pub struct Counted {
    /// What a step from one value to the next adds to the number.
    pub weight: u16,
    /// What statistics call each value; `None` where it needs no word.
    pub words: &'static [Option<&'static str>],
}

impl Value {
    /// Creates a value with its names on command line and form.
    pub const fn new(key: &'static str, label: &'static str) -> Value {
        Value { key, label, about: None, again: false }
    }

    /// Creates a value that a form shows as the one before it.
    pub const fn again(key: &'static str, label: &'static str) -> Value {
        Value { again: true, ..Value::new(key, label) }
    }

    /// Creates a value that a set can hold, with what it brings.
    pub const fn member(key: &'static str, label: &'static str, about: &'static str) -> Value {
        Value { about: Some(about), ..Value::new(key, label) }
    }
}

impl<S> Choice<S> {
    /// Returns what a form shows as the value of a seat, or of the table: of values that look alike the first.
    pub fn shows(&self, setup: &S, seat: Player) -> u8 {
        self.first_alike((self.get)(setup, seat))
    }

    /// Changes to the next or the previous value that a form offers, from the last to the first and back.
    pub fn step(&self, setup: &mut S, seat: Player, forward: bool) {
        let mut offered: Vec<u8, MAX_VALUES> = Vec::new();
        for value in self.fitting(setup) {
            if !offered.iter().any(|&other| self.first_alike(other) == self.first_alike(value)) {
                // There is room: no choice has more values.
                let _ = offered.push(value);
            }
        }
        let shown = self.shows(setup, seat);
        let at = offered.iter().position(|&value| self.first_alike(value) == shown).unwrap_or(0);
        let by = if forward { 1 } else { offered.len().saturating_sub(1) };
        if let Some(&value) = offered.get((at + by) % offered.len().max(1)) {
            self.choose(setup, seat, value);
        }
    }

    /// Returns the first of the values that a form shows as this one.
    fn first_alike(&self, value: u8) -> u8 {
        (0..=value).rev().find(|&at| self.values.get(usize::from(at)).is_none_or(|value| !value.again)).unwrap_or(0)
    }

    /// Returns the values that a set can hold, each with whether it holds it.
    pub fn members(&self, setup: &S) -> impl Iterator<Item = (u8, bool)>
    where
        S: Copy + PartialEq,
    {
        let members = self.fitting(setup).filter(|&value| self.values[usize::from(value)].about.is_some());
        members.map(move |value| {
            let mut more = *setup;
            (self.set)(&mut more, Player(0), value);
            (value, more == *setup)
        })
    }

    /// Puts a value into a set, or takes it out.
    pub fn toggle(&self, setup: &mut S, value: u8)
    where
        S: Copy + PartialEq,
    {
        let before = *setup;
        (self.set)(setup, Player(0), value);
        if *setup == before {
            (self.set)(setup, Player(0), 0);
            for (other, held) in self.members(&before) {
                if held && other != value {
                    (self.set)(setup, Player(0), other);
                }
            }
        }
    }

    /// Puts this value, and no other, into a set-up.
    pub fn choose(&self, setup: &mut S, seat: Player, value: u8) {
        if self.scope == Scope::Set {
            (self.set)(setup, seat, 0);
        }
        (self.set)(setup, seat, value);
    }

    /// Returns the values that can be chosen now.
    pub fn fitting(&self, setup: &S) -> impl Iterator<Item = u8> {
        (0..self.values.len() as u8).filter(move |&value| (self.fits)(setup, value))
    }

    /// Returns the value with this key, whatever its case.
    fn find(&self, key: &str) -> Option<u8> {
        self.values.iter().position(|value| value.key.eq_ignore_ascii_case(key)).map(|value| value as u8)
    }

    /// Chooses by keys separated by commas. Seats take them in turn, from the start again if there are too few; a set
    /// takes all.
    fn read(&self, setup: &mut S, players: u8, text: &str) -> bool {
        if self.scope == Scope::Set {
            (self.set)(setup, Player(0), 0);
            return text.split(',').all(|key| {
                let value = self.find(key).filter(|&value| (self.fits)(setup, value));
                value.is_some_and(|value| {
                    (self.set)(setup, Player(0), value);
                    true
                })
            });
        }
        let seats = if self.scope == Scope::Seat { players } else { 1 };
        Player::all(seats).zip(text.split(',').cycle()).all(|(seat, key)| {
            let value = self.find(key).filter(|&value| (self.fits)(setup, value));
            value.is_some_and(|value| {
                (self.set)(setup, seat, value);
                true
            })
        })
    }
}

/// Why a command line gives no set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WordError {
    /// The game is not for this number of players.
    Players,
    /// The value of the choice with this key does not exist, or does not fit the rest.
    Value(&'static str),
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = if let WordError::Value(key) = self { key } else { "players" };
        write!(f, "--{key} can't have that value here")
    }
}

impl core::error::Error for WordError {}

/// Returns the set-up that a command line asks for. `given` returns the words after `--players` and after the key of
/// each choice. A choice that is not named has its first value that fits; the number of players, if it is not named,
/// follows from the rest.
pub fn from_words<'a, G: Game>(given: impl Fn(&str) -> Option<&'a str>) -> Result<G::Setup, WordError> {
    if let Some(word) = given("players") {
        let players = word.parse().ok().filter(|n| G::PLAYERS.contains(n)).ok_or(WordError::Players)?;
        return with_words::<G>(players, &given);
    }
    let first = with_words::<G>(G::DEFAULT_PLAYERS, &given);
    // Some options are for one number of players only.
    let others = G::PLAYERS.filter_map(|players| with_words::<G>(players, &given).ok());
    first.or_else(|error| { others }.next().ok_or(error))
}

fn with_words<'a, G: Game>(players: u8, given: &impl Fn(&str) -> Option<&'a str>) -> Result<G::Setup, WordError> {
    let mut setup = G::with_players(&G::DEFAULT, players);
    for choice in G::CHOICES {
        match given(choice.key) {
            Some(words) if choice.read(&mut setup, players, words) => {}
            Some(_) => return Err(WordError::Value(choice.key)),
            None if choice.scope != Scope::Seat => {
                let first = choice.fitting(&setup).next();
                first.into_iter().for_each(|first| choice.choose(&mut setup, Player(0), first));
            }
            None => {}
        }
    }
    Ok(setup)
}

/// Returns the number under which statistics keep games of a set-up, below [`CATEGORIES`]. It does not depend on the
/// number of players.
pub fn category<G: Game>(setup: &G::Setup) -> u16 {
    counted_choices::<G>().map(|(choice, category)| u16::from((choice.get)(setup, Player(0))) * category.weight).sum()
}

/// Returns the words that tell a category from the others of its game.
pub fn category_words<G: Game>(category: u16) -> impl Iterator<Item = &'static str> {
    category_values::<G>(category).map(|(.., word)| word)
}

/// Returns what tells a category from the others of its game, for each choice: its index in the table, the index of
/// its value, the word for it.
pub fn category_values<G: Game>(category: u16) -> impl Iterator<Item = (usize, usize, &'static str)> {
    G::CHOICES.iter().enumerate().filter_map(move |(at, choice)| {
        let own = choice.counted?;
        let above = counted_choices::<G>().map(|(_, other)| other.weight).filter(|&weight| weight > own.weight).min();
        let value = usize::from(above.map_or(category, |weight| category % weight) / own.weight);
        Some((at, value, own.words.get(value).copied().flatten()?))
    })
}

fn counted_choices<G: Game>() -> impl Iterator<Item = (&'static Choice<G::Setup>, Counted)> {
    G::CHOICES.iter().filter_map(|choice| Some((choice, choice.counted?)))
}

/// Iterates over every set-up that a game offers, by players and then by choices, the last one changing fastest. Of
/// choices for each seat there are too many combinations: every seat gets every value once, each seat another one.
pub fn setups<G: Game>() -> Setups<G> {
    Setups { players: *G::PLAYERS.start(), at: [0; MAX_CHOICES], game: PhantomData }
}

/// See [`setups`].
#[derive(Clone, Debug)]
pub struct Setups<G> {
    players: u8,
    /// By choice: the value for the table; for seats 0 means the default, else the value of the first seat plus 1.
    at: [u8; MAX_CHOICES],
    game: PhantomData<G>,
}

impl<G: Game> Setups<G> {
    /// Returns the set-up of the present values; `None` if they don't go together.
    fn here(&self) -> Option<G::Setup> {
        let mut setup = G::with_players(&G::DEFAULT, self.players);
        let mut chosen = [[None; MAX_PLAYERS]; MAX_CHOICES];
        for (i, choice) in G::CHOICES.iter().enumerate() {
            let (at, before) = (self.at[i], setup);
            match choice.scope {
                Scope::Table | Scope::Set => chosen[i][0] = Some(at),
                Scope::Seat if at == 0 => {}
                Scope::Seat => {
                    let fitting: Vec<u8, MAX_VALUES> = choice.fitting(&setup).collect();
                    let first = fitting.iter().position(|&value| value == at - 1)?;
                    for seat in 0..usize::from(self.players) {
                        chosen[i][seat] = Some(fitting[(first + seat) % fitting.len()]);
                    }
                }
            }
            for (seat, value) in Player::all(self.players).zip(chosen[i]) {
                if let Some(value) = value {
                    (choice.fits)(&setup, value).then(|| (choice.set)(&mut setup, seat, value))?;
                }
            }
            if choice.scope == Scope::Seat && at > 0 && setup == before {
                return None; // this set-up came up before, as the default
            }
        }
        // One choice may have changed another: this set-up then comes up again under the values that it really has.
        let stands = G::CHOICES.iter().zip(chosen).all(|(choice, values)| {
            let mut values = Player::all(self.players).zip(values);
            values.all(|(seat, value)| value.is_none_or(|value| (choice.get)(&setup, seat) == value))
        });
        stands.then_some(setup)
    }

    fn advance(&mut self) {
        for (at, choice) in self.at.iter_mut().zip(G::CHOICES).rev() {
            *at += 1;
            if usize::from(*at) < choice.values.len() + usize::from(choice.scope == Scope::Seat) {
                return;
            }
            *at = 0;
        }
        self.players += 1;
    }
}

impl<G: Game> Iterator for Setups<G> {
    type Item = G::Setup;

    fn next(&mut self) -> Option<G::Setup> {
        while G::PLAYERS.contains(&self.players) {
            let here = self.here();
            self.advance();
            if here.is_some() {
                return here;
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::string::String;
    use std::vec::Vec;

    use super::*;
    use crate::castles::{self, Castles, Edition, Estates};
    use crate::dice_game::{self, DiceGame, Duchy, Variant};
    use crate::{Reasons, Seed};

    /// Checks the table of a game.
    fn table<G: Game>() {
        let mut keys: Vec<_> = G::CHOICES.iter().map(|choice| choice.key).chain(["players"]).collect();
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "{}: {keys:?}", G::KEY);
        assert!(G::CHOICES.len() <= MAX_CHOICES && G::PLAYERS.contains(&G::DEFAULT_PLAYERS));
        for choice in G::CHOICES {
            assert!((1..=MAX_VALUES).contains(&choice.values.len()), "{}", choice.key);
            assert!(choice.about.ends_with('.'), "{} is explained", choice.key);
            assert!(choice.counted.is_none_or(|counted| counted.words.len() == choice.values.len()));
            // What looks alike is called alike, and nothing else is.
            for (i, value) in choice.values.iter().enumerate() {
                let called = choice.values.iter().position(|other| other.label == value.label);
                assert_eq!(called, Some(choice.first_alike(i as u8).into()), "{}", value.key);
            }
        }
        let all: Vec<_> = setups::<G>().collect();
        let mut words: Vec<(u16, String)> = Vec::new();
        for setup in &all {
            let started: Result<G, Reasons<G::Refusal>> = G::new(*setup, Seed::new(1));
            assert!(started.is_ok_and(|game| game.setup() == setup), "{setup:?} is offered");
            assert_eq!(all.iter().filter(|other| *other == setup).count(), 1, "{setup:?} comes once");
            let category = category::<G>(setup);
            assert!(category < CATEGORIES, "{setup:?}");
            words.push((category, category_words::<G>(category).collect::<Vec<_>>().join(", ")));
            // A step forward and one back lead to the same value.
            for choice in G::CHOICES.iter().filter(|choice| (choice.shown)(setup)) {
                for forward in [false, true] {
                    let mut other = *setup;
                    choice.step(&mut other, Player(0), forward);
                    choice.step(&mut other, Player(0), !forward);
                    assert_eq!(choice.shows(&other, Player(0)), choice.shows(setup, Player(0)), "{setup:?}");
                }
            }
        }
        words.sort();
        words.dedup();
        assert!(words.windows(2).all(|pair| pair[0].0 != pair[1].0 && pair[0].1 != pair[1].1), "{words:?}");
        // What is stored today stays readable.
        let setup = all[0];
        let mut buffer = [0; 64];
        let bytes = postcard::to_slice(&(setup, 7_u8), &mut buffer).unwrap();
        let mut reader = postcard::Deserializer::from_bytes(bytes);
        assert_eq!(G::read_setup(G::SETUP_VERSION, &mut reader).ok(), Some(setup));
        assert_eq!(reader.finalize(), Ok(&[7][..]), "what follows a set-up is left");
        assert!(G::read_setup(G::SETUP_VERSION + 1, &mut postcard::Deserializer::from_bytes(bytes)).is_err());
    }

    #[test]
    fn every_table_is_sound() {
        macro_rules! tables {
            ($($folder:ident::$game:ident),*) => { $(table::<crate::$folder::$game>();)* };
        }
        crate::for_each_game!(tables);
    }

    /// A set takes each value once, and gives it back.
    #[test]
    fn a_set_is_filled_and_emptied_value_by_value() {
        let mut setup = castles::Setup { edition: Edition::E2019, ..Castles::with_players(&Castles::DEFAULT, 2) };
        let set = Castles::CHOICES.iter().find(|choice| choice.scope == Scope::Set).unwrap();
        let held =
            |setup: &castles::Setup| set.members(setup).filter(|(_, held)| *held).map(|(value, _)| value).collect();
        let values: Vec<u8> = set.members(&setup).map(|(value, _)| value).collect();
        assert!(values.len() > 2);
        for count in 0..=values.len() {
            let filled: Vec<u8> = held(&setup);
            assert_eq!(filled, values[..count]);
            if let Some(&next) = values.get(count) {
                set.toggle(&mut setup, next);
            }
        }
        for count in 1..=values.len() {
            set.toggle(&mut setup, values[count - 1]);
            let left: Vec<u8> = held(&setup);
            assert_eq!(left, values[count..]);
        }
        // One value alone, whatever there was.
        set.toggle(&mut setup, values[0]);
        set.choose(&mut setup, Player(0), values[1]);
        let alone: Vec<u8> = held(&setup);
        assert_eq!(alone, values[1..2]);
    }

    fn words<G: Game>(words: &[(&str, &'static str)]) -> Result<G::Setup, WordError> {
        from_words::<G>(|key| words.iter().find(|(given, _)| *given == key).map(|(_, value)| *value))
    }

    #[test]
    fn a_command_line_sets_up_a_game() {
        let estates = |estates| Ok(castles::Setup { players: 2, edition: Edition::E2011, estates, ..Castles::DEFAULT });
        assert_eq!(words::<Castles>(&[]), estates(Estates::Beginner(1)));
        assert_eq!(words::<Castles>(&[("estates", "RANDOM")]), estates(Estates::Random));
        assert_eq!(words::<Castles>(&[("estates", "named"), ("estate", "9,2")]), estates(Estates::Named([9, 2, 0, 0])));
        assert_eq!(words::<Castles>(&[("estates", "2")]), Err(WordError::Value("estates")), "2011 has one");
        assert_eq!(words::<Castles>(&[("players", "5")]), Err(WordError::Players));
        let solo = dice_game::Setup { players: 1, duchy: Duchy::C, variant: Variant::OneAndOnly, open_choices: false };
        assert_eq!(words::<DiceGame>(&[("duchy", "c"), ("players", "1")]), Ok(solo));
    }

    #[test]
    fn a_form_goes_from_value_to_value() {
        let [_, edition, .., estates, estate] = Castles::CHOICES else { panic!("several choices") };
        let mut setup = Castles::with_players(&Castles::DEFAULT, 3);
        estate.step(&mut setup, Player(2), true);
        assert_eq!(setup.estates, Estates::Beginner(2));
        estates.step(&mut setup, Player(0), true);
        estate.step(&mut setup, Player(1), false);
        assert_eq!(setup.estates, Estates::Named([1, 2, 5, 0]));
        estate.step(&mut setup, Player(0), false);
        edition.step(&mut setup, Player(0), true);
        assert_eq!(setup.estates, Estates::Named([9, 2, 5, 0]), "2011 has no estate 10");
        estates.step(&mut setup, Player(0), true);
        estate.step(&mut setup, Player(0), true);
        assert_eq!(estate.shows(&setup, Player(0)), 0, "it is drawn");
        estates.step(&mut setup, Player(0), true);
        assert_eq!(setup.estates, Estates::Beginner(1));
    }

    /// Holds the numbers to those under which statistics are stored.
    #[test]
    fn categories_keep_their_numbers() {
        for (number, edition) in [(0, Edition::E2011), (1, Edition::E2019)] {
            assert_eq!(category::<Castles>(&castles::Setup { edition, ..Castles::DEFAULT }), number);
        }
        for (number, duchy) in (0..).zip(Duchy::ALL) {
            assert_eq!(category::<DiceGame>(&dice_game::Setup { duchy, ..DiceGame::DEFAULT }), number);
        }
        assert!(category_words::<DiceGame>(2).eq(["sheet C"]));
    }
}
