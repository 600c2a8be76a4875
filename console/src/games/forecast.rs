//! Laws of hints: the points that they name come true, they fit their line, and they seldom say only how good an action
//! is.

extern crate std;

use std::collections::BTreeMap;
use std::string::{String, ToString};
use std::vec::Vec;

use draw::chrome::Line;
use draw::font::Font;
use players::{Level, Thinker, Thought, public_seed};
use rules_core::castles::{Castles, Effect};
use rules_core::choice::setups;
use rules_core::{Actions, Dice, Game, MAX_PLAYERS, Player, Seed, Turn, playout};
use texts::Language;

use super::{GAMES, castles, visit};
use crate::game::reason::valued;
use crate::game::table::{Seat, Table};
use crate::game::visitor::Visitor;
use crate::records::name::Name;
use crate::records::settings::Settings;

/// Set-ups of each game that are played.
const EACH: usize = 40;

/// Letters that the strip has for a reason, after "Hint: ".
const ROOM: usize = 27;

/// One position in this many is thought about.
const THOUGHTS: u32 = 12;

/// By game: of a hundred hints of the level hard, at most this many say only how good an action is. Most of those are
/// choices that have no effect until later: a starting castle, a row for a region, a place tile.
const FALLBACKS: [(&str, usize); 4] = [("castles", 4), ("dice-game", 2), ("natick", 5), ("orleans", 11)];

/// Returns the points in a line: the first number with a sign, or several that are added up. Signed numbers that are no
/// points come behind other numbers.
fn numbers(line: &str) -> Vec<i16> {
    let star = |word: &&str| !word.ends_with(|letter: char| letter.is_control() && letter != STAR);
    let words = || line.split(' ').filter(star).map(|word| word.trim_matches([',', ':', STAR, GAINED, LOST]));
    if line.contains(" + ") {
        return words().filter_map(|word| word.parse().ok()).collect();
    }
    words().filter(|word| word.starts_with(['+', '-'])).find_map(|word| word.parse().ok()).into_iter().collect()
}

/// The sign for points in a line of Orléans, and what comes before a gain and a loss.
const STAR: char = '\u{4}';
const GAINED: char = '\u{6}';
const LOST: char = '\u{7}';

/// Calls `each` for positions of many set-ups of a game, with a game, who decides, a number and what is legal.
pub fn positions<T: Table>(mut each: impl FnMut(&T::Game, Player, u32, &Actions<<T::Game as Game>::Action>)) {
    let setups: Vec<_> = setups::<T::Game>().collect();
    for (number, &setup) in setups.iter().step_by(setups.len().div_ceil(EACH)).cycle().take(EACH).enumerate() {
        let seed = Seed::new(number as u64);
        let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
        let (mut picks, mut list) = (playout::picks(seed), Actions::new());
        while let Turn::Of(player) = game.turn() {
            game.legal(&mut list);
            each(&game, player, picks.below(THOUGHTS), &list);
            let action = list[game.busy(&list, &mut picks)];
            game.play(action).unwrap_or_else(|_| unreachable!("it is listed"));
        }
    }
}

/// Returns what is said, with the longest names.
fn says<T: Table>(
    view: &T::Game,
    player: Player,
    legal: &Actions<<T::Game as Game>::Action>,
    thought: &Thought<<T::Game as Game>::Action>,
) -> Line {
    let names: [Name; MAX_PLAYERS] = core::array::from_fn(|_| "ÉLÉONORE-Ü".parse().expect("ten letters"));
    let settings = Settings::default();
    let settings = &settings;
    let seat =
        Seat { game: view, player, viewer: player, legal, names: &names, settings, undo: false, animation_frame: None };
    T::why(&seat, thought)
}

/// Returns whether points wait to be taken: `castles/words/counter.rs` knows which.
fn is_alone<T: Table>(game: &T::Game) -> bool {
    T::Game::KEY == "castles" && game.players() == 1
}

/// Returns whether a line names the points that the last of these actions brings.
fn comes<T: Table>(view: &T::Game, player: Player, actions: &[<T::Game as Game>::Action], said: &[i16]) -> bool {
    let (mut before, Some((&last, ahead))) = (view.clone(), actions.split_last()) else { return false };
    for &action in ahead {
        before.play(action).unwrap_or_else(|_| unreachable!("it is planned"));
    }
    let mut after = before.clone();
    after.play(last).unwrap_or_else(|_| unreachable!("it is listed"));
    let due = T::points(&after, player) - T::points(&before, player);
    let of = |source: &<T::Game as Game>::Source| after.points(player, *source) - before.points(player, *source);
    match said {
        [points] => *points == due,
        parts => parts.iter().all(|points| T::Game::SOURCES.iter().any(|source| of(source) == *points)),
    }
}

/// Checks the hints for every legal action. Returns how many named points.
struct Named;

impl Visitor for Named {
    type Output = usize;

    fn visit<T: Table>(self) -> usize {
        let mut named = 0;
        positions::<T>(|game, player, _, legal| {
            if is_alone::<T>(game) {
                return;
            }
            let view = game.view(player);
            for &action in legal.iter().filter(|&&action| !game.hands_over(action)) {
                let thought = Thought { plan: [action].into_iter().collect(), ahead: None };
                let line = says::<T>(&view, player, legal, &thought);
                let said = numbers(&line);
                if !said.is_empty() {
                    assert!(comes::<T>(&view, player, &[action], &said), "{}: {line}: {action:?}", T::Game::KEY);
                    named += 1;
                }
            }
        });
        named
    }
}

#[test]
fn a_hint_names_the_points_that_come() {
    for card in GAMES {
        let named = visit(card.slot, Named).expect("a game");
        assert!(named > 1000, "{}: {named}", card.key);
    }
}

/// Alone, a hint names the points that the counter takes at once, or that begin to wait for it.
#[test]
fn a_hint_alone_names_the_points_that_are_counted() {
    let waiting = |game: &Castles| -> i16 {
        let effects = game.position().waiting.iter();
        effects.map(|effect| if let Effect::Gain(_, points) = effect { i16::from(points) } else { 0 }).sum()
    };
    let mut named = 0;
    positions::<castles::Board>(|game, player, _, legal| {
        if !is_alone::<castles::Board>(game) {
            return;
        }
        let view = game.view(player);
        for &action in legal.iter().filter(|&&action| !game.hands_over(action)) {
            let thought = Thought { plan: [action].into_iter().collect(), ahead: None };
            let line = says::<castles::Board>(&view, player, legal, &thought);
            let said = numbers(&line);
            let mut after = view.clone();
            after.play(action).unwrap_or_else(|_| unreachable!("it is listed"));
            let counted = i16::from(after.counter().points) - i16::from(view.counter().points);
            let due = if counted > 0 { counted } else { waiting(&after) - waiting(&view) };
            if let [points] = *said {
                assert_eq!(points, due, "{line}: {action:?}");
                named += 1;
            } else {
                assert!(said.is_empty() || said.iter().sum::<i16>() == due, "{line}: {action:?}");
            }
        }
    });
    assert!(named > 100, "{named}");
}

/// Lets the level hard think about some positions, and checks its reasons. Returns how often it gave each.
struct Hints;

impl Visitor for Hints {
    type Output = (BTreeMap<String, usize>, usize);

    fn visit<T: Table>(self) -> Self::Output {
        let (mut told, mut fallbacks, mut length) = (BTreeMap::new(), 0, 0);
        positions::<T>(|game, player, pick, legal| {
            length += 1;
            if pick > 0 {
                return;
            }
            let view = game.view(player);
            let mut thinker = Thinker::<T::Game>::new(Level::Hard, view.clone(), player, public_seed(length, player));
            let action = thinker.think(1_000_000).expect("a decision");
            let thought = thinker.thought().expect("a thought");
            assert_eq!(thought.plan.first(), Some(&action), "{}", T::Game::KEY);
            let line = says::<T>(&view, player, legal, &thought);
            assert!((1..=ROOM).contains(&line.chars().count()), "{}: {line}", T::Game::KEY);
            assert!(
                line.chars().all(|letter| (letter.is_ascii() || Font::has(letter)) && letter != '~'),
                "{}: {line}",
                T::Game::KEY
            );
            let said = numbers(&line);
            if !said.is_empty() && !is_alone::<T>(game) {
                let lengths = if line.starts_with("then") { 2..=thought.plan.len() } else { 1..=1 };
                let mut plans = lengths.map(|length| &thought.plan[..length]);
                let due = plans.any(|plan| comes::<T>(&view, player, plan, &said));
                assert!(due, "{}: {line}: {:?}", T::Game::KEY, thought.plan);
            }
            // Where there is no choice, a reason teaches nothing.
            if legal.len() == 1 {
                return;
            }
            if line == valued(&thought, legal).line(Language::English) {
                fallbacks += 1;
            }
            let shape = line.replace(|letter: char| letter.is_ascii_digit(), "#");
            *told.entry(shape.to_string()).or_insert(0) += 1;
        });
        (told, fallbacks)
    }
}

#[test]
fn a_hint_teaches() {
    for (card, (key, most)) in GAMES.iter().zip(FALLBACKS) {
        let (told, fallbacks) = visit(card.slot, Hints).expect("a game");
        let all: usize = told.values().sum();
        std::println!("{}: {fallbacks} of {all}", card.key);
        let mut told: Vec<_> = told.into_iter().collect();
        told.sort_by_key(|line| core::cmp::Reverse(line.1));
        told.iter().for_each(|(line, count)| std::println!("  {count:4} {line}"));
        assert_eq!(card.key, key);
        assert!(all > 100, "{}: {all}", card.key);
        assert!(fallbacks * 100 <= most * all, "{}: {fallbacks} of {all}", card.key);
    }
}
