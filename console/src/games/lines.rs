//! Laws of every game's log: each line fits the panel with its points, and the news are what happened since the
//! player's last turn. And one of undo.

extern crate std;

use std::collections::BTreeMap;
use std::string::String;
use std::vec::Vec;

use players::Level;
use rules_core::choice::setups;
use rules_core::{Actions, Dice, Game, MAX_PLAYERS, Player, Seed, Turn, playout};
use texts::Language;

use super::{GAMES, visit};
use crate::game::log::{Entry, gather};
use crate::game::opening::{Company, Opening, Sitter};
use crate::game::session::watching::brought;
use crate::game::session::{AnySession, Session, encode};
use crate::game::table::Table;
use crate::game::visitor::Visitor;
use crate::records::settings::Settings;

const ENGLISH: Language = Language::English;

/// Games that are played of each kind.
const GAMES_EACH: usize = 800;

/// Plays set-ups of a game, and returns the lines of the log that don't fit, with the number of
/// the game and by how many pixels.
struct TooLong;

impl Visitor for TooLong {
    type Output = BTreeMap<String, (usize, i32)>;

    fn visit<T: Table>(self) -> Self::Output {
        let mut found = BTreeMap::new();
        let every = setups::<T::Game>().count().div_ceil(GAMES_EACH);
        for (number, setup) in setups::<T::Game>().step_by(every).cycle().take(GAMES_EACH).enumerate() {
            let seed = Seed::new(number as u64);
            let (mut picks, mut list, mut events) = (playout::picks(seed), Actions::new(), Vec::new());
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            T::opening(&game, |event| events.push(event));
            while let Turn::Of(_) = game.turn() {
                game.legal(&mut list);
                // Busy play reaches what random play does not, and the other way round.
                let pick = if number % 2 == 0 {
                    picks.below(list.len() as u32) as usize
                } else {
                    game.busy(&list, &mut picks)
                };
                game.apply(list[pick], |event| events.push(event)).expect("a listed action is legal");
            }
            events.retain(T::keeps);
            for (i, event) in events.iter().enumerate() {
                for language in Language::ALL {
                    let entry = T::log(&game, event, events[i + 1..].iter(), language).unwrap_or_default();
                    if entry.spare() < 0 {
                        found.insert(String::from(entry.text.as_str()), (number, -entry.spare()));
                    }
                }
            }
        }
        found
    }
}

#[test]
fn every_line_of_the_log_fits() {
    for card in GAMES {
        let found = visit(card.slot, TooLong).expect("a game");
        assert!(found.is_empty(), "{}: {found:#?}", card.key);
    }
}

/// Events that need no line of a player's: the course of the game, what stands on a page at the end of a phase, what
/// the next line tells, and what lies open on the map and on the tracks.
const COURSE: [&str; 23] = [
    "TurnBegan",
    "TurnEnded",
    "RoundBegan",
    "PhaseBegan",
    "PhaseEnded",
    "Rolled",
    "Ticked",
    "WhiteDie",
    "GoodsLaid",
    "TileLaid",
    "TileLeft",
    "TileGone",
    "Counted",
    "EffectWaits",
    "Built",
    "Settled",
    "Removed",
    "CitizenGone",
    "CardKept",
    "Advanced",
    "Shared",
    "GameOver",
    "Over",
];

/// Plays set-ups of a game, and returns the actions that tell something of a player, but have no line for those who
/// watch a computer take it.
struct Untold;

impl Visitor for Untold {
    type Output = BTreeMap<String, String>;

    fn visit<T: Table>(self) -> Self::Output {
        let mut found = BTreeMap::new();
        let every = setups::<T::Game>().count().div_ceil(NEWS_EACH);
        for (number, setup) in setups::<T::Game>().step_by(every).cycle().take(NEWS_EACH).enumerate() {
            let seed = Seed::new(number as u64);
            let (mut picks, mut list) = (playout::picks(seed), Actions::new());
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            while let Turn::Of(_) = game.turn() {
                game.legal(&mut list);
                let action = list[game.busy(&list, &mut picks)];
                let untold = brought::<T>(&mut game.clone(), action, ENGLISH).is_empty();
                game.apply(action, |event| {
                    let name = std::format!("{event:?}");
                    let kind = name.split([' ', '(']).next().unwrap_or_default();
                    if untold && T::keeps(&event) && !COURSE.contains(&kind) {
                        found.insert(String::from(kind), std::format!("{action:?} of game {number}"));
                    }
                })
                .expect("it is listed");
            }
        }
        found
    }
}

#[test]
fn what_a_computer_does_to_somebody_is_told() {
    for card in GAMES {
        let found = visit(card.slot, Untold).expect("a game");
        assert!(found.is_empty(), "{}: {found:#?}", card.key);
    }
}

/// Games of each kind whose news are read.
const NEWS_EACH: usize = 40;

/// Plays set-ups of a game, and checks that the news at every hand-over are all that was told since the player's last
/// one. Returns the most lines of news.
struct News;

impl Visitor for News {
    type Output = usize;

    fn visit<T: Table>(self) -> usize {
        let (settings, mut most) = (Settings::default(), 0);
        let every = setups::<T::Game>().count().div_ceil(NEWS_EACH);
        for (number, setup) in setups::<T::Game>().step_by(every).cycle().take(NEWS_EACH).enumerate() {
            let seed = Seed::new(number as u64);
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            let company = Company {
                names: Default::default(),
                sitters: Default::default(),
                seed,
                ranked: false,
                rules: 1,
                branch: None,
            };
            let mut session = Session::<T>::begin(Opening { company, setup }, &game);
            let session: &mut dyn AnySession = &mut session;
            let (mut picks, mut list, mut journal) = (playout::picks(seed), Actions::new(), Vec::new());
            let mut told = Vec::new();
            T::opening(&game, |event| told.push(event));
            let mut seen = [told.len(); MAX_PLAYERS];
            while let Turn::Of(player) = game.turn() {
                game.legal(&mut list);
                let action = list[game.busy(&list, &mut picks)];
                if game.hands_over(action) {
                    seen[player.index()] = told.len();
                }
                game.apply(action, |event| told.extend(T::keeps(&event).then_some(event))).expect("it is listed");
                journal.extend_from_slice(&encode(&action));
                let Turn::Of(next) = game.turn() else { break };
                if next != player {
                    session.replay(&journal, u16::MAX, &settings).expect("it was played");
                    let line = |at: usize| T::log(&game, &told[at], told[at + 1..].iter(), Language::English);
                    // What the page at the end of a phase tells comes after the news.
                    let is_news = |at: &usize| !(session.page_waits() && T::is_on_page(&told[*at]));
                    let due = gather::<96>((seen[next.index()]..told.len()).filter(is_news).filter_map(line));
                    let entry = |back| session.news_entry(back, ENGLISH);
                    let news: Vec<Entry> = (0..session.news(ENGLISH)).rev().filter_map(entry).collect();
                    assert_eq!(news[..], due[..], "{} {number}, after {} actions", T::Game::KEY, session.length());
                    most = most.max(news.len());
                }
            }
        }
        most
    }
}

/// Plays set-ups of a game as one person, alone or among computers, and checks that nothing can be taken back after an action
/// that reveals something to that person. Returns how many actions did, and after how many hand-overs something could
/// still be taken back.
struct Undo;

/// Set-ups of each game that are played for that, alone and among computers.
const UNDO_EACH: usize = 40;

impl Visitor for Undo {
    type Output = (usize, usize);

    fn visit<T: Table>(self) -> (usize, usize) {
        let (settings, viewer, mut counts) = (Settings::default(), Player(0), (0, 0));
        let is_alone = |setup: &<T::Game as Game>::Setup| {
            let game = T::Game::new(*setup, Seed::new(0)).unwrap_or_else(|_| unreachable!("it is offered"));
            game.players() == 1
        };
        let (alone, several): (Vec<_>, Vec<_>) = setups::<T::Game>().partition(is_alone);
        let spread = [alone, several].map(|setups| {
            let every = setups.len().div_ceil(UNDO_EACH).max(1);
            setups.into_iter().step_by(every).cycle().take(UNDO_EACH).collect::<Vec<_>>()
        });
        for (seed, setup) in (0..).zip(spread.concat()) {
            let seed = Seed::new(seed);
            let mut game = T::Game::new(setup, seed).unwrap_or_else(|_| unreachable!("it is offered"));
            let mut sitters = [Sitter::Computer(Level::Easy); MAX_PLAYERS];
            sitters[viewer.index()] = Sitter::Person;
            let company = Company { names: Default::default(), sitters, seed, ranked: false, rules: 1, branch: None };
            let mut session = Session::<T>::begin(Opening { company, setup }, &game);
            let session: &mut dyn AnySession = &mut session;
            let (mut picks, mut list, mut journal) = (playout::picks(seed), Actions::new(), Vec::new());
            while !game.is_over() {
                game.legal(&mut list);
                let action = list[game.busy(&list, &mut picks)];
                let (before, hands_over) = (game.clone(), game.hands_over(action));
                game.play(action).unwrap_or_else(|_| unreachable!("it is listed"));
                journal.extend_from_slice(&encode(&action));
                session.replay(&journal, u16::MAX, &settings).expect("it was played");
                let seen = game.view(viewer);
                let tells = (0..4).any(|hidden| {
                    let mut other = before.clone();
                    other.rehide(viewer, Seed::new(hidden));
                    match other.play(action) {
                        Ok(()) => other.view(viewer) != seen,
                        // A player who sees an action knows that it was legal; the end of another's part reveals
                        // nothing.
                        Err(_) => !hands_over && before.view(viewer) != seen,
                    }
                });
                let can_undo = session.undoable(ENGLISH).is_some();
                assert!(!tells || !can_undo, "{}, {setup:?}, action {}: {action:?}", T::Game::KEY, session.length());
                counts.0 += usize::from(tells);
                counts.1 += usize::from(hands_over && can_undo);
            }
        }
        counts
    }
}

#[test]
fn what_tells_more_ends_undo() {
    for card in GAMES {
        let (told, kept) = visit(card.slot, Undo).expect("a game");
        assert!(told > 100 && kept > 100, "{}: {told} {kept}", card.key);
    }
}

#[test]
fn all_that_happened_since_ones_last_turn_is_news() {
    for card in GAMES {
        let most = visit(card.slot, News).expect("a game");
        assert!(most > 5, "{}: {most} lines", card.key);
    }
}
