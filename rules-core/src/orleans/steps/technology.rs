//! Technology tiles leave their places.

use crate::orleans::action::Item;
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::parts::{Place, Space};

impl Orleans {
    /// Takes the technology tile of a place out of the game.
    pub(crate) fn remove_technology(&mut self, place: Place) {
        let holding = self.table.holding_mut();
        let tile = holding.spaces[place as usize].iter_mut().find(|space| space.is_technology());
        if let Some(space) = tile {
            *space = Space::Empty;
            self.table.technology_gone += 1;
        }
    }

    /// Returns the technology tile of a place to the supply.
    pub(crate) fn return_technology(&mut self, place: Place, cause: Cause, sink: Sink) {
        sink(Event::Given { player: self.table.current, item: Item::Technology(place), cause });
        let holding = self.table.holding_mut();
        if let Some(space) = holding.spaces[place as usize].iter_mut().find(|space| space.is_technology()) {
            *space = Space::Empty;
            self.table.technology += 1;
        }
    }
}
