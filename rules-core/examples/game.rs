//! A whole game through the public trait, by the first legal action each time: `cargo run -p rules-core --example game`.

use rules_core::natick::{Natick, Setup};
use rules_core::{Actions, Game, Player, Seed, Turn};

fn main() {
    let mut game = Natick::new(Setup::default(), Seed::new(7)).expect("the set-up is possible");
    let mut legal = Actions::new();
    while let Turn::Of(player) = game.turn() {
        game.legal(&mut legal);
        let action = legal[0];
        game.apply(action, |event| println!("{player:?}: {event:?}")).expect("a listed action is legal");
    }
    for player in Player::all(game.players()) {
        println!("{player:?} has {} points, rank {}", game.total(player), game.standing().rank[player.index()]);
    }
}
