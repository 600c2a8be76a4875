//! What a net reads of a solo game beside what it reads of every game.

use rules_core::Player;
use rules_core::castles::Castles;
use rules_core::hex::SPACES;

use crate::blocks;
use crate::net::Take;

/// Points of the counter that count as one step.
const STEP: u8 = 3;

blocks! {
    super::BLOCKS;
    /// Steps of the counter to its target.
    LACKING: 20,
    /// The target as an amount.
    TARGET: 1,
    /// How many spaces are empty.
    EMPTY: SPACES + 1,
}

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &Castles, me: Player, take: Take) {
    super::inputs(game, me, take);
    let counter = game.counter();
    LACKING.count(take, usize::from(counter.target.saturating_sub(counter.points).div_ceil(STEP)));
    TARGET.give(take, 0, i32::from(counter.target) * 2);
    EMPTY.count(take, SPACES.saturating_sub(game.built(me).filled().len() as usize));
}
