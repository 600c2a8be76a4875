//! Drawing and planning: from the bag to the market, and from there to action spaces.

use super::family::{Family, List, Verdict, must, push};
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::Event;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Crowd, Follower, Hourglass, Needs, Place, Space, Spot};
use crate::orleans::position::Holding;
use crate::orleans::tables::{self, design};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    let holding = table.holding();
    match (job, action) {
        (Job::Draw, Action::Draw(draws)) => must(draws <= game.most_draws(), Illegal::TooMany),
        (Job::Plan { back }, Action::TakeBack(spot)) => {
            must(back > 0, Illegal::NoTakingBack)?;
            must(can_take_back(holding, back), Illegal::MarketFull)?;
            must(holding.places().contains(spot.place), Illegal::NoPlace)?;
            let space = holding.space(spot).ok_or(Illegal::NoSpace)?;
            must(matches!(space, Space::Held(_)), Illegal::NobodyThere)?;
            must(holding.first_of_equals(spot), Illegal::EqualSpace)
        }
        (Job::Plan { .. }, Action::Put { follower, at }) => check_put(holding, &holding.market, follower, at),
        (Job::Plan { .. }, Action::Done) => Ok(()),
        (Job::Banish { .. }, Action::Banish(follower)) => must(table.hand.of(follower) > 0, Illegal::NoFollower),
        (Job::Bathhouse { .. }, Action::Put { follower, at }) => check_put(holding, &table.hand, follower, at),
        (Job::Amnesty { kind }, Action::Put { follower, at }) => {
            let new = core::iter::once(Follower::neutral(kind)).collect();
            check_put(holding, &new, follower, at)
        }
        (Job::Bathhouse { .. } | Job::Amnesty { .. }, Action::Decline) => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let holding = game.table.holding();
    match job {
        Job::Draw => (0..=game.most_draws()).for_each(|draws| push(list, Action::Draw(draws))),
        Job::Plan { back } => {
            if can_take_back(holding, back) {
                holding.visit_spaces(|at, lying, _| {
                    if let Space::Held(_) = lying {
                        push(list, Action::TakeBack(at));
                    }
                });
            }
            list_puts(holding, &holding.market, list);
            push(list, Action::Done);
        }
        Job::Banish { .. } => game.table.hand.kinds().for_each(|follower| push(list, Action::Banish(follower))),
        Job::Bathhouse { left, .. } => {
            if left > 0 {
                list_puts(holding, &game.table.hand, list);
            }
            push(list, Action::Decline);
        }
        Job::Amnesty { kind } => {
            list_puts(holding, &core::iter::once(Follower::neutral(kind)).collect(), list);
            push(list, Action::Decline);
        }
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    let player = game.table.current;
    match (job, action) {
        (Job::Draw, Action::Draw(draws)) => game.draw(draws, sink),
        (Job::Plan { back }, Action::TakeBack(from)) => {
            let holding = game.table.holding_mut();
            if let Space::Held(follower) = holding.leave(from) {
                holding.market.add(follower);
                sink(Event::TakenBack { player, follower, from });
            }
            game.table.replace(Job::Plan { back: back - 1 });
        }
        (Job::Plan { .. }, Action::Put { follower, at }) => {
            game.table.holding_mut().market.take(follower);
            game.put(follower, at, sink);
            game.table.replace(Job::Plan { back: 0 });
        }
        (Job::Banish { left }, Action::Banish(follower)) => game.banish(follower, left, sink),
        (Job::Bathhouse { left, copied }, Action::Put { follower, at }) => {
            game.table.hand.take(follower);
            game.put(follower, at, sink);
            game.table.replace(Job::Bathhouse { left: left - 1, copied });
        }
        (Job::Bathhouse { copied, .. }, _) => game.leave_bathhouse(copied, sink),
        (Job::Amnesty { .. }, Action::Put { follower, at }) => {
            game.table.agenda.pop();
            game.table.holding_mut().bag.take(follower);
            game.put(follower, at, sink);
        }
        // Anything else that is declined or done ends the job.
        _ => drop(game.table.agenda.pop()),
    }
}

/// Returns whether somebody who stands on a space may be taken back.
fn can_take_back(holding: &Holding, back: u8) -> bool {
    back > 0 && holding.market_room() > 0
}

/// Checks whether a follower can be put on a space.
pub(crate) fn check_put(holding: &Holding, from: &Crowd, follower: Follower, at: Spot) -> Verdict {
    must(holding.places().contains(at.place), Illegal::NoPlace)?;
    let space = holding.space(at).ok_or(Illegal::NoSpace)?;
    must(from.of(follower) > 0, Illegal::NoFollower)?;
    must(space == Space::Empty, Illegal::Occupied)?;
    must(holding.serves(follower).meets(at.place.spaces()[usize::from(at.space)].need), Illegal::Unfit)?;
    must(holding.first_of_equals(at), Illegal::EqualSpace)
}

/// Lists who can be put where, from the market or the hand. For speed it looks at each space once, where [`check_put`]
/// asks the same for one follower on one space: the law that an action is listed exactly when it is accepted (`exact` in
/// `tests/laws/lawful.rs`) holds both equal.
fn list_puts(holding: &Holding, from: &Crowd, list: &mut List) {
    let mut open: heapless::Vec<(Spot, Needs), { Place::ALL.len() * 3 }> = heapless::Vec::new();
    holding.visit_spaces(|at, lying, need| {
        if lying == Space::Empty {
            let _ = open.push((at, need));
        }
    });
    for follower in from.kinds() {
        let serves = holding.serves(follower);
        for &(at, need) in &open {
            if serves.meets(need) {
                push(list, Action::Put { follower, at });
            }
        }
    }
}

/// Returns whether somebody of the market can be put somewhere, or somebody taken back.
fn can_plan(holding: &Holding, back: u8) -> bool {
    let serves = holding.market.kinds().fold(Needs::NONE, |all, follower| all.or(holding.serves(follower)));
    let takes_back = can_take_back(holding, back);
    let mut found = false;
    holding.visit_spaces(|_, lying, need| {
        found |= match lying {
            Space::Empty => serves.meets(need),
            Space::Held(_) => takes_back,
            _ => false,
        };
    });
    found
}

impl Orleans {
    /// Returns the most followers that can be drawn now.
    pub fn most_draws(&self) -> u8 {
        let holding = self.table.holding();
        holding.draws().min(holding.bag.len()).min(holding.market_room())
    }

    fn draw(&mut self, draws: u8, sink: Sink) {
        self.table.agenda.pop();
        let player = self.table.current;
        let banished = self.table.event == Hourglass::Banishment && draws > 0;
        for _ in 0..draws {
            let holding = &mut self.table.holdings[player.index()];
            if let Some(follower) = holding.bag.draw(&mut self.dice) {
                if banished {
                    self.table.hand.add(follower)
                } else {
                    holding.market.add(follower)
                }
                sink(Event::Drawn { player, follower });
            }
        }
        let back = self.table.holding().draws() - draws;
        self.table.replace(Job::Plan { back });
        if banished {
            return self.table.push(Job::Banish { left: tables::BANISHED.min(draws) });
        }
        // A player who could draw nobody, and has nobody to place or take back, has nothing to plan.
        if draws == 0 && self.most_draws() == 0 && !can_plan(self.table.holding(), back) {
            self.table.agenda.pop();
        }
    }

    /// Puts one of the drawn followers back into the bag; after the last one the others go to the market.
    pub(crate) fn banish(&mut self, follower: Follower, left: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        self.table.hand.take(follower);
        self.table.holding_mut().bag.add(follower);
        sink(Event::Bagged { player, follower });
        if left > 1 {
            self.table.push(Job::Banish { left: left - 1 });
        } else {
            let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
            self.table.holding_mut().market.join(rest);
        }
    }

    /// Draws followers for the Bathhouse; some of them may be placed.
    pub(crate) fn bathe(&mut self, copied: bool, sink: Sink) {
        let (draws, left) = design::BATHHOUSE_DRAWS;
        let player = self.table.current;
        for _ in 0..draws {
            if let Some(follower) = self.table.holdings[player.index()].bag.draw(&mut self.dice) {
                self.table.hand.add(follower);
                sink(Event::Drawn { player, follower });
            }
        }
        self.table.push(Job::Bathhouse { left, copied });
    }

    /// Puts the drawn followers that are left back into the bag.
    pub(crate) fn leave_bathhouse(&mut self, copied: bool, sink: Sink) {
        self.table.agenda.pop();
        let player = self.table.current;
        let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
        self.table.holding_mut().bag.join(rest);
        rest.iter().for_each(|follower| sink(Event::Bagged { player, follower }));
        if !copied {
            self.release(Place::Bathhouse, sink);
        }
    }
}
