//! How a game plugs into the console, and a session of it.

pub mod film;
pub mod form;
pub mod help;
pub mod lesson;
pub mod log;
pub mod motion;
pub mod opening;
pub mod scene;
pub mod session;
pub mod step;
pub mod table;

use rules_core::Game;

/// Plays an action without its events. The sink is a `dyn`, so that the image holds the rules once for all callers.
pub fn play<G: Game>(game: &mut G, action: G::Action) -> Result<(), G::Illegal> {
    game.apply(action, &mut (|_| ()) as &mut dyn FnMut(G::Event))
}
