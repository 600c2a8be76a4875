//! Where the cursor is.

use rules_core::Player;

use super::choice::Target;
use super::list::List;

/// Where the cursor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// On the dice, the effect that waits, or the end of the turn.
    #[default]
    Hand,
    /// On something to act on.
    On(Target),
    /// On one of the ways to act on it.
    Choice(Target, u8),
    /// On a row of what the hand can do.
    Menu(u8),
    /// On the offer of a shield for both dice.
    Double,
    /// On a row of a list to pick from.
    Pick(List, u8),
    /// On a castle for a shield.
    Castle(u8, u8),
    /// On one of two estates to choose from.
    Offer(bool),
    /// On everybody's columns.
    Players(Player),
    /// On a spot of somebody's estate.
    Look(Player, u8),
    /// On a space of somebody's trade route.
    Routes(Player, u8),
    /// On a row of the list of all shields.
    Shields(u8),
    /// On what is left of colours and piles.
    Colours,
    /// On a spot of the player's own estate where the hand can do nothing.
    Walk(u8),
}
