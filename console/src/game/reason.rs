//! Why hard would take an action: what all games can say of it.

use draw::chrome::{Line, plural};
use draw::line;
use players::{DEPTH, POINT, Thought};
use rules_core::{Actions, Game, Turn};
use saves::ActionBytes;

use crate::game::table::Seat;

/// What a hint comes from, encoded: the action, what is planned after it, and how much better than others it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The action, then those planned after it.
    pub plan: heapless::Vec<ActionBytes, DEPTH>,
    /// How much better it is, as [`Thought`] tells.
    pub ahead: Option<i32>,
}

/// Returns what is said of points that come at once.
pub fn now(points: i16) -> Line {
    line!("{points:+} now")
}

/// Returns what is said of the end of a turn, or of a part of it.
pub fn done() -> Line {
    line!("nothing better is left")
}

/// Returns what is said where somebody else could use the same thing.
pub fn needs_too(name: &str) -> Line {
    line!("{name} needs it, too")
}

/// Returns what is said where nothing is known but how the search valued it.
pub fn valued<A>(thought: &Thought<A>, legal: &Actions<A>) -> Line {
    if legal.len() == 1 {
        return line!("nothing else can be done");
    }
    match thought.ahead.map(|ahead| (ahead, (ahead + POINT / 2) / POINT)) {
        None => line!("the best plan begins so"),
        Some((..=0, _)) => line!("as good as anything else"),
        Some((_, 0)) => line!("a little better than others"),
        Some((_, points @ 1..100)) => line!("about {} better", plural(points as u32, "point")),
        Some(_) => line!("far better than all else"),
    }
}

/// Returns what `tell` first has to say of the rest of a plan, each action as it will be taken.
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
