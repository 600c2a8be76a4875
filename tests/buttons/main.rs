//! The law of the buttons: every legal action can be reached by buttons alone, and what the screen announces is what it
//! brings.

mod castles;
mod dice_game;
mod natick;
mod orleans;

use console::ScreenKind;
use std::collections::BTreeSet;
use std::fmt::Debug;

use rules_core::{Game, Player, Seed};
use serde::Serialize;
use tests::buttons::{Hand, Way, ways};
use tests::walk::{self, Step};

/// Plays a game by busy picks through the buttons of a device, and checks the law on every position; `each` sees every
/// action with its way. Returns the number of positions, and the most presses that any action took.
fn law<G: Game>(setup: G::Setup, seed: Seed, each: impl FnMut(&G, &[G::Action], G::Action, &Way)) -> (usize, usize) {
    law_on(setup, seed, walk::busy::<G>(setup, seed), each)
}

/// The same for any game that begins so.
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
        hand.take();
        let ways = ways(hand.console());
        let reached: BTreeSet<_> = ways.keys().cloned().collect();
        let legal: BTreeSet<_> = list.iter().map(encode).collect();
        assert_eq!(reached, legal, "buttons must reach just what is legal, after {positions} actions of seed {seed}");
        for action in &list {
            let way = &ways[&encode(action)];
            longest = longest.max(way.presses.len());
            announced(&game, player, *action, way);
            each(&game, &list, *action, way);
        }
        hand.press_all(ways[&encode(&pick)].presses.iter().copied());
        positions += 1;
    }
    assert_eq!(hand.console().screen(), ScreenKind::Scores, "the game is over");
    (positions, longest)
}

/// Before the last press the screen names the action and its points, in words too.
fn announced<G: Game>(game: &G, player: Player, action: G::Action, way: &Way) {
    let (bytes, points) = way.promise.clone().unwrap_or_else(|| panic!("{action:?} is announced by nothing"));
    assert_eq!(bytes, encode(&action), "{action:?} is announced as something else");
    if game.hands_over(action) {
        // What a hand-over brings beyond the player's own part is not the player's choice.
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

fn encode<A: Serialize + Debug>(action: &A) -> Vec<u8> {
    postcard::to_stdvec(action).expect("an action can be encoded")
}
