//! The law of the buttons: every legal action can be reached by buttons alone, of equal ones the first, and what the
//! screen announces is what it brings.

mod castles;
mod dice_game;
mod natick;
mod orleans;

use console::{Button, Console, Request, ScreenKind};
use std::collections::BTreeSet;
use std::fmt::Debug;

use rules_core::{Game, Player, Seed};
use serde::Serialize;
use tests::buttons::{Hand, Way, ways};
use tests::look::{tap, wait};
use tests::promise::broken;
use tests::texts::texts;
use tests::walk::{self, Step};

/// A game whose every action is reached by buttons.
trait Reached: Game {
    /// Checks the law on games of its usual set-ups.
    fn is_reached_and_announced();
}

macro_rules! reach {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            rules_core::$folder::$game::is_reached_and_announced();
        })*
    };
}

rules_core::for_each_game!(reach);

/// Plays a game by busy picks through the buttons of a device, and checks the law on every position; `each` sees every
/// action with its way. Returns the number of positions, and the most presses that any action took.
fn law<G: Game>(setup: G::Setup, seed: Seed, each: impl FnMut(&G, &[G::Action], G::Action, &Way)) -> (usize, usize) {
    law_on(setup, seed, walk::busy::<G>(setup, seed), each)
}

/// Of so many ways one is walked once more, unless the run is a long one.
const BY_DAY: usize = 4;

/// Plays on from a position, and checks the law as [`law`] does. Returns the same.
fn law_on<G: Game>(
    setup: G::Setup,
    seed: Seed,
    steps: impl Iterator<Item = Step<G>>,
    mut each: impl FnMut(&G, &[G::Action], G::Action, &Way),
) -> (usize, usize) {
    let mut hand = Hand::default();
    hand.start::<G>(setup, seed);
    let (mut positions, mut longest) = (0, 0);
    for Step { before: game, player, list, action: pick, .. } in steps {
        if hand.followed().is_some() {
            continue;
        }
        hand.take();
        // By day a position is looked at, and the next two are passed.
        if positions % 3 != 0 && !tests::is_long() {
            hand.play(&encode(&pick));
            positions += 1;
            continue;
        }
        let broken = broken(hand.console());
        assert!(broken.is_empty(), "{broken:?} does nothing");
        let ways = ways(hand.console());
        let reached: BTreeSet<_> = ways.keys().cloned().collect();
        let distinct = walk::distinct(&game);
        let legal: BTreeSet<_> = distinct.iter().map(encode).collect();
        assert_eq!(reached, legal, "buttons must reach just what is legal, after {positions} actions of seed {seed}");
        for (number, action) in distinct.iter().enumerate() {
            let way = &ways[&encode(action)];
            longest = longest.max(way.presses.len());
            announced(&game, player, *action, way);
            // Walked once more, which takes longest: by day some of the ways.
            if (positions + number).is_multiple_of(BY_DAY) || tests::is_long() {
                warned(hand.console(), is_final(&hand, &game, *action), way);
                looked(hand.console(), way);
            }
            each(&game, &list, *action, way);
        }
        let is_final = is_final(&hand, &game, pick);
        hand.press_to(&encode(&pick), ways[&encode(&pick)].presses.iter().copied());
        no_slip::<G>(&game, pick, hand.console());
        if !is_final {
            taken_back(hand.console(), &encode(&pick));
        }
        positions += 1;
    }
    assert_eq!(hand.console().screen(), ScreenKind::Scores, "the game is over");
    (positions, longest)
}

/// Returns whether the press that takes an action hands over.
fn is_final<G: Game>(hand: &Hand, game: &G, action: G::Action) -> bool {
    game.hands_over(action) || hand.console().follow_up(&encode(&action)).is_some()
}

/// Checks that the screen names the action and its points before the last press, in words too.
fn announced<G: Game>(game: &G, player: Player, action: G::Action, way: &Way) {
    let (bytes, points) = way.promise.clone().unwrap_or_else(|| panic!("{action:?} is announced by nothing"));
    assert_eq!(bytes, encode(&action), "{action:?} is announced as something else");
    if game.hands_over(action) {
        // What follows a hand-over is not announced.
        assert_eq!(points, 0, "{action:?}");
        return;
    }
    let mut after = game.clone();
    after.apply(action, |_| ()).expect("a listed action is legal");
    let gained = after.view(player).total(player) - game.view(player).total(player);
    assert_eq!(points, gained, "{action:?} is announced with other points than it brings");
    let strip = way.strip.clone().unwrap_or_default().join(" ");
    if gained != 0 {
        assert!(strip.contains(&format!("{gained:+}")), "{action:?} brings {gained}, the screen says {strip:?}");
    }
}

/// Checks that the screen says before the last press whether an action can't be taken back.
fn warned(console: &Console, hands_over: bool, way: &Way) {
    // Where nothing has to be said, the shortest ways are enough.
    if !hands_over && way.presses.len() > 2 {
        return;
    }
    let mut console = console.clone();
    for &button in &way.presses[..way.presses.len() - 1] {
        tap(&mut console, button);
    }
    let texts = texts(&console);
    // Some screens write letter by letter.
    let says = texts.concat().contains("no undo") || texts.iter().any(|text| text == "final");
    assert_eq!(says, hands_over, "{texts:?}");
}

/// Checks that a look at another page leaves the cursor where it was.
fn looked(console: &Console, way: &Way) {
    let mut console = console.clone();
    for &button in &way.presses[..way.presses.len() - 1] {
        tap(&mut console, button);
    }
    let looked = console.looks();
    tap(&mut console, Button::X);
    if !looked && console.looks() {
        tap(&mut console, Button::B);
        let promise = console.promise().map(|(bytes, points)| (bytes.to_vec(), points));
        assert_eq!(promise, way.promise, "{:?}, then X and B", way.presses);
    }
}

/// Checks that a second A right after an action neither takes the device nor hands it over, and that B does not ask to
/// take back right after a page was left.
fn no_slip<G: Game>(before: &G, action: G::Action, console: &Console) {
    let mut game = before.clone();
    game.apply(action, |_| ()).expect("a listed action is legal");
    let mut hasty = console.clone();
    hasty.press(Button::A);
    if matches!(console.screen(), ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Leaflet) {
        assert_eq!(hasty.screen(), console.screen(), "a slip leaves the page");
    }
    if let Some(bytes) = appended(&mut hasty) {
        let next = postcard::from_bytes(&bytes).expect("an action");
        assert!(!game.hands_over(next), "a slip takes {next:?} after {action:?}");
    }
    for away in [&[Button::Y][..], &[Button::X], &[Button::Y, Button::A]] {
        let mut hasty = console.clone();
        for &button in away.iter().chain(&[Button::B, Button::B]) {
            hasty.press(button);
        }
        assert_ne!(hasty.screen(), ScreenKind::Undo, "{away:?}, and a slip asks to take back");
    }
    // Nor if it is pressed again and again.
    let mut hasty = console.clone();
    for button in [Button::Y, Button::B, Button::B, Button::B] {
        hasty.press(button);
        hasty.release(button);
        wait(&mut hasty, 90);
    }
    assert_ne!(hasty.screen(), ScreenKind::Undo, "going back asks to take back");
}

/// Checks that B asks to take back the last action, that A does it, and that X takes it again.
fn taken_back(console: &Console, action: &[u8]) {
    let mut other = console.clone();
    let mut tries = 0;
    while other.screen() == ScreenKind::Table && tries < 8 {
        tap(&mut other, Button::B);
        tries += 1;
    }
    assert_eq!(other.screen(), ScreenKind::Undo, "nothing can be taken back after {action:02x?}");
    let asked = texts(&other);
    tap(&mut other, Button::A);
    let undone = std::iter::from_fn(|| other.request())
        .any(|request| matches!(request, Request::Save(saves::Request::Truncate(..))));
    assert!(undone, "{asked:?}");
    tap(&mut other, Button::X);
    assert_eq!(appended(&mut other).as_deref(), Some(action), "it is taken again");
    tap(&mut other, Button::B);
    assert_eq!(format!("{:?}", other.cursor()), format!("{:?}", console.cursor()));
}

/// Returns the action that a console wants written.
fn appended(console: &mut Console) -> Option<Vec<u8>> {
    std::iter::from_fn(|| console.request()).find_map(|request| match request {
        Request::Save(saves::Request::Append(_, _, bytes)) => Some(bytes.to_vec()),
        _ => None,
    })
}

fn encode<A: Serialize + Debug>(action: &A) -> Vec<u8> {
    postcard::to_stdvec(action).expect("an action can be encoded")
}
