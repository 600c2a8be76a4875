//! A random player who fills whole places and never passes early: uniform play is idle most of the time.

use crate::Dice;
use crate::orleans::action::Action;
use crate::orleans::game::Orleans;
use crate::orleans::job::Job;
use crate::orleans::parts::{Crowd, Follower, Place, Space, Spot};
use crate::orleans::position::Holding;

/// The most spaces that a player can fill.
const SPACES: usize = Place::ALL.len() * 3;

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
fn fillings(holding: &Holding) -> heapless::Vec<Action, SPACES> {
    let mut begun = heapless::Vec::new();
    let mut fresh = heapless::Vec::new();
    for place in holding.places() {
        let list = if holding.standing_on(place).next().is_some() { &mut begun } else { &mut fresh };
        if let Some((follower, at)) = filling(holding, place) {
            let _ = list.push(Action::Put { follower, at });
        }
    }
    if begun.is_empty() { fresh } else { begun }
}

/// Returns the first follower that goes to a place, if the market can make it whole.
fn filling(holding: &Holding, place: Place) -> Option<(Follower, Spot)> {
    let mut left: Crowd = holding.market;
    let mut first = None;
    for (space, &need) in (0..).zip(place.needs()) {
        let at = Spot { place, space };
        match holding.space(at)? {
            Space::Fresh => return None,
            Space::Empty => {
                let fits = |follower: &Follower| left.of(*follower) > 0 && holding.fits(*follower, need);
                // Those of the own colour first: neutral ones can go to deeds. Monks last.
                let follower = Follower::OWN.into_iter().chain(Follower::ALL).find(fits)?;
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
