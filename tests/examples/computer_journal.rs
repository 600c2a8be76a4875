//! Writes the journal of a game of a person, who plays by plain rules, against a hard computer:
//! `cargo run -p tests --example computer_journal -- GAME > tests/journals/GAME-computer.txt`.
//!
//! Only the person's actions are in it. A picture is taken now and then, before the person decides.

use players::{Computer, Level, Thinker, public_seed};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::{Player, Seed, Turn};
use tests::journal::hex;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("castles") => write::<Castles>("0 0 0", 24),
        Some("dice") => write::<DiceGame>("0 0 0", 12),
        Some("natick") => write::<Natick>("", 24),
        _ => eprintln!("castles, dice or natick?"),
    }
}

/// Prints a game with a picture before every so many decisions of the person.
fn write<G: Computer>(form: &str, every: usize) {
    let seed = Seed::new(16);
    let setup = G::with_players(&G::DEFAULT, 2);
    let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    println!("game {}\nplayers 2\ncomputers 0 3\nform {form}\nseed {seed}", G::KEY);
    let name = G::KEY.split('-').next().unwrap_or(G::KEY);
    let (mut length, mut decisions) = (0, 0);
    while let Turn::Of(player) = game.turn() {
        let view = game.view(player);
        let action = if player == Player(0) {
            if decisions % every == 0 {
                println!("shot {name}-computer-{}", decisions / every);
            }
            decisions += 1;
            let action = view.plain(Seed::new(length.into())).expect("something to do");
            let bytes = postcard::to_stdvec(&action).expect("an action can be encoded");
            println!("act {} # {action:?}", hex(&bytes));
            action
        } else {
            let mut thinker = Thinker::new(Level::Hard, view, player, public_seed(length, player));
            thinker.think(1_000_000).expect("a decision")
        };
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        length += 1;
    }
    println!("shot {name}-computer-final");
}
