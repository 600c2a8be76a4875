//! What neither games nor cases reach: impossible positions from outside, what is drawn by lot, and the events.

extern crate std;

mod events;
mod forecast;
mod parts;
mod places;
mod planning;
mod position;
mod scoring;
mod secrets;
mod setup;
mod structures;
mod team;
mod travel;

use std::vec::Vec;

use rand_pcg::Pcg32;

use super::tables::{self, design::STRUCTURES};
use super::*;

const A: Player = Player(0);
const B: Player = Player(1);

fn start(scenario: Scenario) -> Position {
    Orleans::new(Setup::of(scenario), Seed::new(1)).unwrap().table
}

/// Changes a position.
type Change = fn(&mut Position);

/// Checks what the check says of a start position after each change.
fn checked(scenario: Scenario, changes: &[(Change, Result<(), PositionError>)]) {
    let table = start(scenario);
    assert_eq!(table.check(), Ok(()));
    for (number, (change, verdict)) in changes.iter().enumerate() {
        let mut table = table.clone();
        change(&mut table);
        assert_eq!(table.check(), *verdict, "change {number}");
    }
}

fn space(place: Place, space: u8) -> Spot {
    Spot { place, space }
}

/// Returns a game in which `A` is asked this, with these followers in the bag.
fn asked(scenario: Scenario, job: Job, bag: &[Follower]) -> Orleans {
    let mut game = Orleans::new(Setup::of(scenario), Seed::new(1)).unwrap();
    game.table.current = A;
    game.table.agenda.clear();
    game.table.push(job);
    game.table.holdings[0].bag = bag.iter().copied().collect();
    game
}
