//! A turn in the action phase: a place is used, or a structure furnished, or an objective met, and it ends.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::Event;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Place, Places};
use crate::orleans::position::Position;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Act, Action::Use(place)) => {
            must(!game.must_end_turn(), Illegal::EndTurn)?;
            table.check_use(table.current, place)
        }
        (Job::Act, Action::Furnish { site, good }) => table.check_furnish(table.current, site, good),
        (Job::Act, Action::Fulfil(objective)) => table.check_fulfil(table.current, objective),
        (Job::Act, Action::Pass) => must(!game.can_end_turn(), Illegal::EndTurn),
        (Job::Act, Action::Done) => must(game.can_end_turn(), Illegal::NotNow),
        (Job::Done, Action::Done) => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    if job == Job::Done {
        return push(list, Action::Done);
    }
    let ends = game.must_end_turn();
    let places = if ends { Places::NONE } else { table.holding().places() };
    table.usable(table.current, places).for_each(|place| push(list, Action::Use(place)));
    // What `can_use` says, from what is listed already.
    let uses = list.iter().any(|&action| action != Action::Use(Place::Carpenter)) || table.can_carry(table.current);
    // Objectives come before structures in the order of actions.
    offer(list, legal, (0..table.setup.objectives().len() as u8).map(Action::Fulfil));
    table.furnishings(table.current).for_each(|(site, good)| push(list, Action::Furnish { site, good }));
    let ends = ends || !table.acted && !uses && game.others_act();
    push(list, if ends { Action::Done } else { Action::Pass });
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    let player = game.table.current;
    match (job, action) {
        (_, Action::Use(place)) => {
            game.table.acted = true;
            sink(Event::Used { player, place });
            match place {
                Place::TownHall | Place::Bathhouse | Place::Carpenter => {}
                Place::BourgeoisHouse => game.enter_bourgeois_house(sink),
                _ => game.release(place, sink),
            }
            game.effect(place, false, sink);
        }
        (_, Action::Furnish { site, good }) => game.furnish(site, good, sink),
        (_, Action::Fulfil(objective)) => game.fulfil(objective, sink),
        (Job::Act, Action::Done) => {
            game.table.agenda.pop();
            game.table.idle |= u8::from(!game.table.acted) << player.0;
        }
        (_, Action::Pass) => {
            game.table.agenda.pop();
            game.table.passed |= 1 << player.0;
            sink(Event::Passed { player });
        }
        _ => drop(game.table.agenda.pop()),
    }
}

impl Position {
    /// Returns whether a player can use a place, as far as everybody knows.
    pub(crate) fn can_use(&self, player: Player) -> bool {
        let places = self.holdings[player.index()].places().without(Places::of(&[Place::Carpenter]));
        self.usable(player, places).next().is_some() || self.can_carry(player)
    }

    /// Returns whether a player can do anything in the action phase, as far as everybody knows.
    pub fn can_act(&self, player: Player) -> bool {
        let mut objectives = 0..self.setup.objectives().len() as u8;
        self.can_use(player)
            || self.may_build(player)
            || self.furnishings(player).next().is_some()
            || objectives.any(|objective| self.check_fulfil(player, objective).is_ok())
    }

    /// Returns who acts next, from this player on in turn order: those who passed are out, those who can do nothing, or
    /// had nothing to use and still have not, are skipped.
    pub(crate) fn next_to_act(&self, from: Player) -> Option<Player> {
        let players = self.setup.players;
        let mut around = (0..players).map(|i| Player((from.0 + i) % players));
        around.find(|&player| self.acts_again(player))
    }

    /// Returns whether a player gets another turn in this action phase, as things are.
    pub(crate) fn acts_again(&self, player: Player) -> bool {
        let among = |set: u8| set >> player.0 & 1 == 1;
        !among(self.passed) && if among(self.idle) { self.can_use(player) } else { self.can_act(player) }
    }
}

impl Orleans {
    /// Returns whether a place was used and somebody else is to act.
    pub(crate) fn must_end_turn(&self) -> bool {
        self.table.acted && self.others_act()
    }

    /// Returns whether the turn ends without a pass: a place was used, or none can be, and somebody else is to act.
    pub(crate) fn can_end_turn(&self) -> bool {
        (self.table.acted || !self.table.can_use(self.table.current)) && self.others_act()
    }

    fn others_act(&self) -> bool {
        let table = &self.table;
        table.next_to_act(table.left_of(table.current)).is_some_and(|next| next != table.current)
    }
}
