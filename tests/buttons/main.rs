//! The law of the buttons: every legal action can be reached by buttons alone, and what the screen announces is what it
//! brings.

mod castles;
mod dice_game;
mod natick;

use console::ScreenKind;
use std::collections::BTreeSet;
use std::fmt::Debug;

use rules_core::{Actions, Dice, Game, Player, Seed, Turn, playout};
use serde::Serialize;
use tests::buttons::{Hand, Way, ways};

/// Plays a game by random picks through the buttons of a device, and checks the law on every position; `each` sees every
/// action with its way. Returns the number of positions, and the most presses that any action took.
fn law<G: Game>(
    setup: G::Setup,
    seed: Seed,
    mut each: impl FnMut(&G, &[G::Action], G::Action, &Way),
) -> (usize, usize) {
    let mut hand = Hand::default();
    hand.start::<G>(setup, seed);
    let mut game = G::new(setup, seed).expect("a set-up that is offered");
    let mut dice = playout::picks(seed);
    let mut list = Actions::new();
    let (mut positions, mut longest) = (0, 0);
    while let Turn::Of(player) = game.turn() {
        hand.take();
        game.legal(&mut list);
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
        let pick = list[dice.below(list.len() as u32) as usize];
        hand.press_all(ways[&encode(&pick)].presses.iter().copied());
        game.apply(pick, |_| ()).expect("a listed action is legal");
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
