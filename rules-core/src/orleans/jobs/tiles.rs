//! Technology tiles and place tiles: where they go, and how they are lost.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::orleans::action::{Action, Illegal, Item};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Category, Kind, Need, Space, Spot};
use crate::orleans::position::{Holding, spots};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    let holding = table.holding();
    match (job, action) {
        (Job::Technology { farmer }, Action::Equip(spot)) => check_equip(holding, spot, farmer),
        (Job::Technology { farmer }, Action::Catapult) => {
            must(!farmer, Illegal::FarmerFirst)?;
            must(table.catapult_wants() > 0, Illegal::NotWanted)
        }
        (Job::Unequip { .. }, Action::Give(Item::Technology(place))) => {
            must(holding.has_technology(place), Illegal::NotOwned)
        }
        (Job::Tile { first }, Action::TakeTile(tile)) => {
            must(table.tiles.contains(tile), Illegal::NoTile)?;
            must(!first || tile.may_be_first(), Illegal::CategoryOne)
        }
        (Job::Choose { one, two }, Action::Choose(tile)) => {
            let left = if tile.category() == Category::One { one } else { two };
            must(left > 0 && table.tiles_gone.contains(tile), Illegal::NoTile)
        }
        (Job::Earthquake { .. }, Action::Choose(tile)) => must(table.tiles.contains(tile), Illegal::NoTile),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    let holding = table.holding();
    match job {
        Job::Technology { .. } => {
            offer(list, legal, spots(holding).map(Action::Equip));
            offer(list, legal, [Action::Catapult]);
        }
        Job::Unequip { .. } => {
            offer(list, legal, holding.places().map(|place| Action::Give(Item::Technology(place))));
        }
        Job::Tile { .. } => offer(list, legal, table.tiles.map(Action::TakeTile)),
        Job::Choose { .. } => offer(list, legal, table.tiles_gone.map(Action::Choose)),
        Job::Earthquake { .. } => table.tiles.for_each(|tile| push(list, Action::Choose(tile))),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    let player = game.table.current;
    game.table.agenda.pop();
    match (job, action) {
        (Job::Technology { farmer }, Action::Equip(at)) => {
            game.equip(at, sink);
            game.table.holding_mut().equipped |= farmer;
        }
        (Job::Technology { .. }, Action::Catapult) => game.load_catapult(sink),
        (Job::Unequip { left }, Action::Give(item)) => {
            if left > 1 {
                game.table.push(Job::Unequip { left: left - 1 });
            }
            game.give(item, Cause::Event(game.table.event), sink);
        }
        (Job::Tile { .. }, Action::TakeTile(tile)) => {
            game.table.tiles.remove(tile);
            game.table.holding_mut().tiles.insert(tile);
            sink(Event::TileTaken { player, tile });
        }
        (Job::Choose { one, two }, Action::Choose(tile)) => {
            game.table.tiles_gone.remove(tile);
            game.table.tiles.insert(tile);
            sink(Event::Chosen { player, tile });
            let first = tile.category() == Category::One;
            // The job is dropped when none is left to choose.
            game.table.push(Job::Choose { one: one - u8::from(first), two: two - u8::from(!first) });
        }
        (Job::Earthquake { left }, Action::Choose(tile)) => {
            game.table.tiles.remove(tile);
            game.table.tiles_gone.insert(tile);
            sink(Event::TileGone { tile });
            if left > 1 {
                game.table.push(Job::Earthquake { left: left - 1 });
            }
        }
        _ => {}
    }
}

pub(crate) fn check_equip(holding: &Holding, at: Spot, farmer: bool) -> Verdict {
    must(holding.places().contains(at.place), Illegal::NoPlace)?;
    must(holding.space(at).is_some(), Illegal::NoSpace)?;
    let needs = at.place.needs();
    let need = needs[usize::from(at.space)];
    let closed = needs.len() < 2 || matches!(need, Need::Of(Kind::Monk) | Need::Neutral | Need::Carrier);
    must(!closed && !holding.is_equipped(at.place), Illegal::NoTechnology)?;
    must(!farmer || need == Need::Of(Kind::Farmer), Illegal::FarmerFirst)?;
    must(holding.first_of_equals(at), Illegal::EqualSpace)
}

impl Orleans {
    /// Puts technology on a space; a follower on it goes to the bag.
    pub(crate) fn equip(&mut self, at: Spot, sink: Sink) {
        let player = self.table.current;
        self.table.technology -= 1;
        sink(Event::Equipped { player, at });
        let holding = self.table.holding_mut();
        if let Space::Held(follower) = core::mem::replace(holding.space_mut(at), Space::Fresh) {
            holding.bag.add(follower);
            sink(Event::Bagged { player, follower });
        }
    }

    /// Puts a technology tile on the catapult.
    pub(crate) fn load_catapult(&mut self, sink: Sink) {
        self.table.technology -= 1;
        self.table.city.works[0].technology += 1;
        sink(Event::Loaded { player: self.table.current });
        self.achieve(0, sink);
    }
}
