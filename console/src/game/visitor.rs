//! Visitors: code that needs a game's own types, handed to the list of games, which calls it with them.

use rules_core::Game;

use crate::game::table::Table;

/// Something to do with the types of any game.
pub trait Visitor {
    /// What it returns.
    type Output;

    /// Does it for the game of these screens.
    fn visit<T: Table>(self) -> Self::Output;
}

/// Something to do with any game beside the table.
pub trait GameVisitor {
    /// What it returns.
    type Output;

    /// Does it.
    fn visit<G: Game>(self, game: &mut G) -> Self::Output;
}
