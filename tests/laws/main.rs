//! The laws of every game over random play: one file per game, and one that shows that each law can fail.

mod castles;
mod castles_alone;
mod castles_team;
mod dice_game;
mod lawful;
mod laws_themselves;
mod natick;
mod orleans;
mod orleans_told;

use lawful::Lawful;

/// A game of the list without laws does not compile.
#[test]
fn every_game_has_laws() {
    fn is_lawful<G: Lawful>() {
        assert!(!G::setups().is_empty(), "{}", G::KEY);
    }
    macro_rules! lawful {
        ($($folder:ident::$game:ident),*) => { $(is_lawful::<rules_core::$folder::$game>();)* };
    }
    rules_core::for_each_game!(lawful);
}
