//! What can be pointed at, and what could be done there.

use heapless::Vec;
use rules_core::Game;
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::{Action, DepotSpace, Means, Origin};
use rules_core::hex::WideSpaces as Spaces;
use rules_core::sort::sort_by_key;

use crate::games::castles::seat::Seat;

/// Something that A acts on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A space of the player's own estate.
    Space(u8),
    /// A space of the game board for a tile.
    Tile(DepotSpace),
    /// A depot with its goods, 1 to 6.
    Depot(u8),
}

/// What can be done with a target. No target has more choices: with shield 4 a space may take any of many stored tiles,
/// as long as one list holds all placements.
pub type Choices = Vec<Action, 136>;

/// Returns what an action is about.
pub fn target(action: Action) -> Option<Target> {
    match action {
        Action::PickCastle { space } | Action::Place { space, .. } | Action::PlaceFrom { space, .. } => {
            Some(Target::Space(space))
        }
        Action::Take { from, .. }
        | Action::Buy { from, .. }
        | Action::BuyInto { from, .. }
        | Action::Exchange { from }
        | Action::Choose { tile: Origin::Lying(from) } => Some(Target::Tile(from)),
        Action::Load { depot, .. } => Some(Target::Depot(depot)),
        _ => None,
    }
}

/// Returns what an action is taken with, if that is a die or the effect that waits.
pub fn means(action: Action) -> Option<Means> {
    match action {
        Action::Take { with, .. } | Action::Place { with, .. } | Action::Sell { with, .. } | Action::Hire { with } => {
            Some(with)
        }
        _ => None,
    }
}

/// Returns whether a die or the effect that waits can be used.
pub fn usable(seat: &Seat<'_>, with: Means) -> bool {
    seat.legal.iter().any(|&action| means(action) == Some(with))
}

/// Returns all that could be done with a target.
fn there<'a>(seat: &'a Seat<'_>, at: Target) -> impl Iterator<Item = Action> + 'a {
    seat.legal.iter().copied().filter(move |&action| target(action) == Some(at))
}

/// Returns actions, but only the first of those that do the same: a player is not asked which of two equal tiles is
/// meant.
pub fn distinct(seat: &Seat<'_>, actions: impl Iterator<Item = Action>) -> Choices {
    let mut kept = Choices::new();
    for action in actions {
        if !kept.iter().any(|&earlier| seat.game.is_same(earlier, action)) {
            // There is room for all that can be done with a target.
            let _ = kept.push(action);
        }
    }
    kept
}

/// Returns what A offers on a target: what the hand can do, and what the other die can do for fewer workers or only it
/// can do, the cheapest first; then purchases.
pub fn choices(seat: &Seat<'_>, hand: Option<Means>, at: Target) -> Choices {
    let own = |action: &Action| means(*action).is_some_and(|with| Some(with) == hand);
    let cheapest = there(seat, at).filter(own).map(|action| seat.game.workers(action)).min();
    let other = |action: &Action| {
        means(*action).is_some_and(|with| Some(with) != hand)
            && cheapest.is_none_or(|cheapest| seat.game.workers(*action) < cheapest)
    };
    let bare = |action: &Action| means(*action).is_none();
    let mut ways: Choices = there(seat, at).filter(own).chain(there(seat, at).filter(other)).collect();
    sort_by_key(&mut ways, |&action| (seat.game.workers(action), action));
    distinct(seat, ways.into_iter().chain(there(seat, at).filter(bare)))
}

/// Spaces of the game board: those of the depots, and the stack of inns.
pub const DEPOT_SPACES: usize = DepotSpace::COUNT + 1;

/// Where the hand can do something, and for how many workers.
#[derive(Clone, Debug)]
pub struct Marks {
    /// Workers by space.
    pub spaces: [Option<u8>; MOST_SPACES],
    /// Workers by space of the game board, that of the inns too.
    pub depots: [Option<u8>; DEPOT_SPACES],
    /// Spaces that sell, one bit each.
    pub sold: u64,
}

impl Marks {
    /// Nothing is marked.
    pub const NONE: Marks = Marks { spaces: [None; MOST_SPACES], depots: [None; DEPOT_SPACES], sold: 0 };

    /// Returns what a hand can do; the choice of a castle's space too.
    pub fn of(seat: &Seat<'_>, hand: Option<Means>) -> Marks {
        let mut marks = Marks::NONE;
        for &action in seat.legal {
            if let Action::Buy { from, .. } | Action::BuyInto { from, .. } = action {
                marks.sold |= 1 << from.0;
                continue;
            }
            if means(action).is_some_and(|with| Some(with) != hand) {
                continue;
            }
            let mark = match target(action) {
                Some(Target::Space(space)) => &mut marks.spaces[usize::from(space)],
                Some(Target::Tile(at)) => &mut marks.depots[at.index()],
                _ => continue,
            };
            let workers = seat.game.workers(action);
            *mark = Some(mark.map_or(workers, |other| other.min(workers)));
        }
        marks
    }

    /// Returns the spaces that are marked.
    pub fn targets(&self) -> Spaces {
        (0..MOST_SPACES as u8).filter(|&space| self.spaces[usize::from(space)].is_some()).collect()
    }

    /// Returns the first of the cheapest spaces.
    pub fn best_space(&self) -> Option<u8> {
        let marked = (0..MOST_SPACES as u8).filter(|&space| self.spaces[usize::from(space)].is_some());
        marked.min_by_key(|&space| self.spaces[usize::from(space)])
    }

    /// Returns the first of the cheapest tiles to take, or the first to buy.
    pub fn best_tile(&self) -> Option<DepotSpace> {
        let take = (0..DEPOT_SPACES).filter(|&index| self.depots[index].is_some());
        let take = take.min_by_key(|&index| self.depots[index]).map(|index| DepotSpace(index as u8));
        take.or_else(|| (self.sold != 0).then(|| DepotSpace(self.sold.trailing_zeros() as u8)))
    }
}
