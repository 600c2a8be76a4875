//! Each level beats the one below it, and plain players. The arena measures by how much.

use players::{Computer, Level, Search, Thinker, public_seed};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::{Player, Seed, Turn};

/// The share of games for two that a way of playing wins against another; a shared win counts half.
fn won<G: Computer>(own: Option<Search>, rival: Option<Search>, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let setup = G::with_players(&G::DEFAULT, 2);
        let mut game = G::new(setup, Seed::new(number / 2)).unwrap_or_else(|_| panic!("{setup:?} is possible"));
        let seat = Player((number % 2) as u8);
        let mut length = 0;
        while let Turn::Of(player) = game.turn() {
            let way = if player == seat { own } else { rival };
            let mut thinker = Thinker::with(G::JUDGE, way, game.view(player), player, public_seed(length, player));
            let action = thinker.think(1_000_000).expect("a decision");
            game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
            length += 1;
        }
        let rank = game.standing().rank;
        won += if rank[0] == rank[1] { 0.5 } else { f64::from(rank[seat.index()] == 1) };
    }
    won / games as f64
}

fn levels<G: Computer>(medium: f64, hard: f64, games: u64) {
    let search = G::search;
    let shares = [
        won::<G>(search(Level::Medium), None, games),
        won::<G>(search(Level::Medium), search(Level::Easy), games),
        won::<G>(search(Level::Hard), None, games),
        won::<G>(search(Level::Hard), search(Level::Medium), games),
    ];
    println!("{}: {shares:?}", G::KEY);
    let least = [medium, 0.6, hard, 0.55];
    assert!(shares.iter().zip(least).all(|(share, least)| *share >= least), "{}: {shares:?}", G::KEY);
}

#[test]
fn castles() {
    levels::<Castles>(0.9, 0.95, 20);
}

#[test]
fn the_dice_game() {
    levels::<DiceGame>(0.75, 0.85, 40);
}

#[test]
fn natick() {
    levels::<Natick>(0.65, 0.7, 60);
}
