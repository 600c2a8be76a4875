//! A hoard: a player with shield 4 may store any number of tiles, and every view of the table has room for them.

use console::Button;
use handheld::Flash;
use rules_core::castles::{Action, Castles, Edition, Estates, Expansion, Expansions, Setup};
use rules_core::{Game, Player, Seed, playout};
use tests::buttons::Hand;
use tests::texts::{faults, texts};
use tests::{golden, walk};

const SETUP: Setup = Setup {
    players: 2,
    edition: Edition::E2019,
    estates: Estates::Beginner(1),
    expansions: Expansions::NONE.with(Expansion::Shields),
};

/// Tiles of a hoard.
const MANY: usize = 8;

/// Returns the actions of a game up to the first turn of a player with a hoard, if this seed has one.
fn hoard(seed: Seed) -> Option<Vec<Action>> {
    let mut picks = playout::picks(seed);
    let holds = |game: &Castles, player: Player| game.position().shields_of(player).has(4);
    let pick = |game: &Castles, player: Player, list: &[Action]| {
        let wish = |wanted: fn(&Action) -> bool| list.iter().copied().find(wanted);
        let shield = wish(|action| matches!(action, Action::TakeShield { shield: 4, .. }));
        let hoarded =
            || wish(|action| matches!(action, Action::Take { .. } | Action::PayTribute { .. } | Action::EndTurn));
        let wished = shield.or_else(|| hoarded().filter(|_| holds(game, player)));
        wished.unwrap_or_else(|| list[game.busy(list, &mut picks)])
    };
    let mut actions = Vec::new();
    for step in walk::walk(walk::start::<Castles>(SETUP, seed), pick) {
        let begins = matches!(actions.last(), Some(Action::EndTurn));
        if begins && step.before.position().all_stored(step.player).count() >= MANY {
            return Some(actions);
        }
        actions.push(step.action);
    }
    None
}

#[test]
fn every_view_of_a_hoard_can_be_read() {
    let (seed, actions) = (0..400).map(Seed::new).find_map(|seed| Some((seed, hoard(seed)?))).expect("a hoard");
    let mut hand = Hand::on(Flash::blank());
    hand.start::<Castles>(SETUP, seed);
    for action in actions {
        hand.play(&postcard::to_stdvec(&action).expect("an action can be encoded"));
    }
    hand.take();
    for view in ["hoard", "hoard-depots", "hoard-players"] {
        golden(view, &hand.handheld().picture());
        assert!(faults(hand.console()).is_empty(), "{view}: {:?}", faults(hand.console()));
        if view != "hoard-players" {
            hand.press(Button::X);
        }
    }
    assert!(texts(hand.console()).iter().any(|text| text.ends_with(" tiles")), "the overview counts them");
}
