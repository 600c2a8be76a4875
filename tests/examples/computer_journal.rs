//! Writes the journal of a game of a person, who plays by plain rules, against a hard computer:
//! `cargo run -p tests --example computer_journal -- GAME [SEED] > tests/journals/GAME-computer.txt`.
//!
//! Only the person's actions are in it. Another seed is wanted where plain rules take the second of two equal tiles: the
//! console takes the first. A picture is taken now and then, before the person decides.

use players::{Computer, Level, Thinker, public_seed};
use rules_core::choice::Scope;
use rules_core::{Game, Player, Seed, Turn, for_each_game};
use tests::journal::hex;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(if name == rules_core::$folder::$game::KEY {
                return write::<rules_core::$folder::$game>();
            })*
            eprintln!("which game? One of {}", [$(rules_core::$folder::$game::KEY),*].join(", "));
        };
    }
    for_each_game!(look);
}

/// Prints a game with four pictures on the way, each before a decision of the person, and one of its end.
fn write<G: Computer>() {
    let seed = std::env::args().nth(2).and_then(|seed| seed.parse().ok()).unwrap_or(16);
    let seed = Seed::new(seed);
    let setup = G::with_players(&G::DEFAULT, 2);
    let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let mut lines = Vec::new();
    let mut length = 0;
    while let Turn::Of(player) = game.turn() {
        let view = game.view(player);
        let action = if player == Player(0) {
            let action = view.plain(Seed::new(length.into())).expect("something to do");
            let bytes = postcard::to_stdvec(&action).expect("an action can be encoded");
            lines.push(format!("act {} # {action:?}", hex(&bytes)));
            action
        } else {
            let mut thinker = Thinker::new(Level::Hard, view, player, public_seed(length, player));
            thinker.think(1_000_000).expect("a decision")
        };
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        length += 1;
    }
    let rows = G::CHOICES.iter().filter(|choice| choice.scope != Scope::Seat && (choice.shown)(&setup));
    let form = rows.map(|_| " 0").collect::<String>();
    println!("game {}\nplayers 2\ncomputers 0 3\nform{form}\nseed {seed}", G::KEY);
    let name = G::KEY.split('-').next().unwrap_or(G::KEY);
    for (nth, lines) in lines.chunks(lines.len().div_ceil(4).max(1)).enumerate() {
        println!("shot {name}-computer-{nth}\n{}", lines.join("\n"));
    }
    println!("shot {name}-computer-final");
}
