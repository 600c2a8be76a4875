//! A random player who fills whole places and never passes early: uniform play is idle most of the time.

use crate::Dice;

use super::Orleans;
use super::action::Action;
use super::follower::{Crowd, Follower};
use super::place::{Place, Space, Spot};
use super::position::{Job, Seat};

/// The most spaces that a player can fill.
const SPACES: usize = Place::ALL.len() * 3;

/// Picks one of the legal actions: draws all, fills what the market can make whole, uses all that is whole.
pub fn filler(game: &Orleans, list: &[Action], dice: &mut impl Dice) -> Action {
    let mut pick = |actions: &[Action]| actions[dice.below(actions.len() as u32) as usize];
    let last = list[list.len() - 1];
    match game.position().job() {
        Some(Job::Draw) => last,
        Some(Job::Plan { .. }) => {
            let fillings = fillings(game.position().seat());
            let back = list.iter().filter(|action| matches!(action, Action::TakeBack(_))).count();
            match (fillings.is_empty(), back) {
                (false, _) => pick(&fillings),
                (true, 0) => last,
                (true, _) => pick(&list[..back]),
            }
        }
        Some(Job::Act) if list.len() > 1 => pick(&list[..list.len() - 1]),
        _ => pick(list),
    }
}

/// The next follower for each place that the market can make whole; only for those already begun, if there are any.
fn fillings(seat: &Seat) -> heapless::Vec<Action, SPACES> {
    let mut begun = heapless::Vec::new();
    let mut fresh = heapless::Vec::new();
    for place in seat.places() {
        let list = if seat.standing_on(place).next().is_some() { &mut begun } else { &mut fresh };
        if let Some((follower, at)) = filling(seat, place) {
            let _ = list.push(Action::Put { follower, at });
        }
    }
    if begun.is_empty() { fresh } else { begun }
}

/// The first follower that goes to a place, if the market can make it whole.
fn filling(seat: &Seat, place: Place) -> Option<(Follower, Spot)> {
    let mut left: Crowd = seat.market;
    let mut first = None;
    for (space, &need) in (0..).zip(place.needs()) {
        let at = Spot { place, space };
        match seat.space(at)? {
            Space::Fresh => return None,
            Space::Empty => {
                let fits = |follower: &Follower| left.of(*follower) > 0 && seat.fits(*follower, need);
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
