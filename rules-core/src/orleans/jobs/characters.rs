//! Invasion: the choice of a character, what the Mayor keeps, and what the Estate Manager owes.

use super::debts::belongings;
use super::family::{Family, List, Verdict, must, offer, push};
use crate::orleans::action::{Action, Illegal, Item, Origin};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Character, Due, Follower, Space};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    match (job, action) {
        (Job::Character, Action::Be(character)) => {
            let taken = game.table.holdings().iter().any(|holding| holding.character == Some(character));
            must(!taken, Illegal::Taken)
        }
        (Job::Mayor { .. }, Action::Accept | Action::Decline) => Ok(()),
        (Job::Due, Action::Give(item)) => game.check_due(item),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    match job {
        Job::Character => offer(list, legal, Character::ALL.map(Action::Be)),
        Job::Mayor { .. } => [Action::Accept, Action::Decline].into_iter().for_each(|action| push(list, action)),
        Job::Due => offer(list, legal, belongings(&game.table)),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    let current = game.table.current;
    game.table.agenda.pop();
    match (job, action) {
        (_, Action::Be(character)) => {
            game.table.holding_mut().character = Some(character);
            sink(Event::Is { player: current, character });
        }
        (Job::Mayor { player }, Action::Decline) => game.give_citizen(player, sink),
        (Job::Due, Action::Give(item)) => game.give_due(item, sink),
        _ => {}
    }
}

impl Orleans {
    /// Pays what the Estate Manager owes at the end of a round.
    pub(crate) fn pay_due(&mut self, sink: Sink) {
        let Some((player, due)) = self.table.due() else { return };
        self.table.current = player;
        let cause = Cause::Due;
        if !self.table.can_pay_due(player, due) {
            self.table.city.unpaid = true;
            return self.lose_together(sink);
        }
        match due {
            Due::Coins(coins) => self.pay(-i16::from(coins), cause, sink),
            Due::Good(good) => self.return_good(good, cause, sink),
            Due::Development(points) => self.fall_back(points, sink),
            Due::Follower(kind) => {
                self.table.holding_mut().market.take(Follower::neutral(kind));
                self.lose(kind, Origin::Market, cause, sink);
            }
            Due::Technology | Due::Station | Due::Tile => self.table.push(Job::Due),
        }
    }

    /// Checks whether the Estate Manager can pay with this.
    pub(crate) fn check_due(&self, item: Item) -> Verdict {
        let Some((player, due)) = self.table.due() else { return Err(Illegal::NotNow) };
        let holding = self.table.holding();
        match (due, item) {
            (Due::Technology, Item::Technology(place)) => must(holding.has_technology(place), Illegal::NotOwned),
            (Due::Station, Item::Station(town)) => must(self.table.has_plain_station(player, town), Illegal::NotOwned),
            (Due::Tile, Item::Tile(tile)) => must(holding.tiles.contains(tile), Illegal::NotOwned),
            _ => Err(Illegal::NotNow),
        }
    }

    /// Pays a due with something of choice: technology and tiles go back to the supply.
    pub(crate) fn give_due(&mut self, item: Item, sink: Sink) {
        match item {
            Item::Technology(place) => self.return_technology(place, Cause::Due, sink),
            Item::Tile(tile) => {
                sink(Event::Given { player: self.table.current, item, cause: Cause::Due });
                self.release(tile, sink);
                self.table.technology += u8::from(self.table.holding().is_equipped(tile));
                let holding = self.table.holding_mut();
                holding.spaces[tile as usize] = [Space::Empty; 3];
                holding.tiles.remove(tile);
                self.table.tiles.insert(tile);
            }
            _ => self.give(item, Cause::Due, sink),
        }
    }
}
