//! Random games for tests, with a check of every position.

use super::{Castles, Setup, Tile};
use crate::{Actions, Dice, Game, Player, Seed, playout};

/// Plays a random game to its end: every list is sorted and holds only what is accepted, and every position is a possible
/// one.
///
/// # Panics
/// Where one of these does not hold.
pub(super) fn play(setup: Setup, seed: u64) -> Castles {
    let mut game = Castles::new(setup, Seed::new(seed)).unwrap();
    let mut dice = playout::picks(Seed::new(seed));
    let mut list = Actions::new();
    while !game.is_over() {
        game.legal(&mut list);
        assert!(!list.is_empty() && list.is_sorted());
        let action = list[dice.below(list.len() as u32) as usize];
        assert_eq!(game.apply(action, |_| {}), Ok(()), "{action:?}");
        for built in &game.built[..usize::from(setup.duchies())] {
            assert!(Tile::all().all(|tile| built.spaces_for(tile).narrow() == built.narrow_spaces_for(tile)));
        }
        let again = Castles::from_position(*game.position(), Seed::default());
        assert!(again == Ok(game.view(Player(0))), "{action:?}: {:?} {:?}", again.err(), game.position());
    }
    game
}
