//! Why the level hard would take an action: the reasons that all games share.

use draw::chrome::Line;
use players::{DEPTH, POINT, Thought};
use rules_core::{Actions, Game, Turn};
use saves::ActionBytes;
use texts::{Message, console as say};

use crate::game::table::Seat;

/// What a hint comes from, encoded: the action, what is planned after it, and how much better than others it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The action, then those planned after it.
    pub plan: heapless::Vec<ActionBytes, DEPTH>,
    /// How much better it is, as [`Thought`] tells.
    pub ahead: Option<i32>,
}

/// Returns the reason where nothing is known but the values of the search.
pub fn valued<A>(thought: &Thought<A>, legal: &Actions<A>) -> Message<'static> {
    let text = match thought.ahead.map(|ahead| (ahead, (ahead + POINT / 2) / POINT)) {
        _ if legal.len() == 1 => say::WHY_ONLY,
        None => say::WHY_PLAN,
        Some((..=0, _)) => say::WHY_EQUAL,
        Some((_, 0)) => say::WHY_LITTLE,
        Some((_, points @ 1..100)) => return say::why_points(points),
        Some(_) => say::WHY_FAR,
    };
    text.into()
}

/// Returns the first thing that `tell` says of the rest of a plan, with the game before each of its actions.
#[inline(never)] // so that the copy of the game is off the stack again
pub fn follows<G: Game>(
    seat: &Seat<'_, G>,
    plan: &[G::Action],
    tell: impl Fn(&G, G::Action) -> Option<Line>,
) -> Option<Line> {
    let (&first, rest) = plan.split_first()?;
    let (mut game, mut last) = (seat.game.clone(), first);
    for &action in rest {
        // What comes after a hand-over, or after something hidden, is not certain.
        if game.hands_over(last) || game.play(last).is_err() || game.turn() != Turn::Of(seat.player) {
            return None;
        }
        let told = tell(&game, action);
        if told.is_some() {
            return told;
        }
        last = action;
    }
    None
}
