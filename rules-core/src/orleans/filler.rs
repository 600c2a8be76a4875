//! A random player who fills whole places and never passes early: uniform play is idle most of the time.

use crate::Dice;
use crate::orleans::action::Action;
use crate::orleans::game::Orleans;
use crate::orleans::job::Job;
use crate::orleans::parts::{Crowd, Follower, Needs, Place, Space, Spot};
use crate::orleans::position::Holding;

/// The different followers of a market, and the needs of all spaces that they may stand on.
type Waiting = heapless::Vec<(Follower, Needs), { Follower::ALL.len() }>;

/// Picks one of the legal actions: draws all, fills what the market can make whole, uses all that is whole.
pub(crate) fn pick(game: &Orleans, list: &[Action], dice: &mut impl Dice) -> usize {
    let mut below = |count: usize| dice.below(count as u32) as usize;
    let last = list.len() - 1;
    match game.position().job() {
        Some(Job::Draw) => last,
        Some(Job::Plan { .. }) => {
            let fillings = fillings(game.position().holding());
            let back = list.iter().filter(|action| matches!(action, Action::TakeBack(_))).count();
            if fillings.is_empty() {
                return if back > 0 { below(back) } else { last };
            }
            let wanted = fillings[below(fillings.len())];
            list.iter().position(|&action| action == wanted).unwrap_or(last)
        }
        Some(Job::Act) if last > 0 => below(last),
        _ => below(list.len()),
    }
}

/// Returns the next follower for each place that the market can make whole; only for those already begun, if there are
/// any.
fn fillings(holding: &Holding) -> heapless::Vec<Action, { Place::ALL.len() }> {
    let mut begun = heapless::Vec::new();
    let mut fresh = heapless::Vec::new();
    // Those of the owner's colour first: neutral ones can go to deeds. Monks last.
    let all = Follower::OWN.into_iter().chain(Follower::ALL.into_iter().filter(|follower| !follower.is_own()));
    let waiting = all.filter(|&follower| holding.market.of(follower) > 0);
    let waiting: Waiting = waiting.map(|follower| (follower, holding.serves(follower))).collect();
    for place in holding.places() {
        let list = if holding.standing_on(place).next().is_some() { &mut begun } else { &mut fresh };
        if let Some((follower, at)) = filling(holding, &waiting, place) {
            let _ = list.push(Action::Put { follower, at });
        }
    }
    if begun.is_empty() { fresh } else { begun }
}

/// Returns the first follower that goes to a place, if the market can make it whole.
fn filling(holding: &Holding, waiting: &Waiting, place: Place) -> Option<(Follower, Spot)> {
    let mut left: Crowd = holding.market;
    let mut first = None;
    for (space, lying) in (0..).zip(holding.spaces(place)) {
        let at = Spot { place, space };
        match lying {
            Space::Fresh => return None,
            Space::Empty => {
                let need = place.spaces()[usize::from(space)].need;
                let &(follower, _) = waiting.iter().find(|(who, serves)| serves.meets(need) && left.of(*who) > 0)?;
                left.take(follower);
                first = first.or(Some((follower, at)));
                if place == Place::TownHall {
                    break;
                }
            }
            _ => {}
        }
    }
    first
}
