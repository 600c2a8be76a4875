//! What a game starts from, and how the table is set.

use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::choice::{Choice, Scope, Value};
use crate::{Dice, Phrase, Player, Reasons};

use super::Orleans;
use super::follower::Crowd;
use super::hourglass::Stack;
use super::map::WAYS;
use super::position::{Position, Seat};
use super::scenario::Scenario;
use super::tables;

/// The plain value a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// Which game.
    pub scenario: Scenario,
    /// The base game with the seven place tiles of Invasion.
    pub invasion_tiles: bool,
    /// The base game with the later printing's three stacks of events.
    pub stacks: bool,
}

impl Setup {
    /// The base game.
    pub const fn base(players: u8) -> Setup {
        Setup { players, scenario: Scenario::Base, invasion_tiles: false, stacks: false }
    }

    /// Each thing that is wrong with it.
    pub fn check(&self) -> Result<(), Reasons<Refusal>> {
        let (least, most) = self.rules().players;
        if (least..=most).contains(&self.players) { Ok(()) } else { Err(Reasons::from_iter([Refusal::Players])) }
    }
}

/// Why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not as many players as the scenario is for.
    Players,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "not for so many players",
        }
    }
}

/// What an untouched form shows.
pub(super) const DEFAULT: Setup = Setup::base(3);

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "tiles",
        label: "Place tiles",
        scope: Scope::Table,
        values: &[Value::new("base", "of the base game"), Value::new("invasion", "and of Invasion")],
        get: |setup, _| setup.invasion_tiles.into(),
        set: |setup, _, value| setup.invasion_tiles = value == 1,
        fits: |_, _| true,
        shown: |_| true,
        category: None,
    },
    Choice {
        key: "events",
        label: "Events",
        scope: Scope::Table,
        values: &[Value::new("shuffled", "shuffled"), Value::new("stacks", "stacks A, B, C")],
        get: |setup, _| setup.stacks.into(),
        set: |setup, _, value| setup.stacks = value == 1,
        fits: |_, _| true,
        shown: |_| true,
        category: None,
    },
];

/// Sets the table for a checked set-up.
pub(super) fn start(setup: Setup, mut dice: Pcg32) -> Orleans {
    let mut table = Position::empty(setup);
    table.start = Player(dice.below(setup.players.into()) as u8);
    lay_goods(&mut table, &mut dice);
    table.stack = if setup.stacks { Stack::layered(6) } else { Stack::shuffled(18) };
    for seat in &mut table.seats[..usize::from(setup.players)] {
        *seat = Seat { market: Crowd::OWN, ..Seat::new(&setup) };
    }
    let mut game = Orleans { table, dice };
    game.begin_round(&mut |_| ());
    game.advance(&mut |_| ());
    game
}

/// Removes some goods unseen, lays one on each space of the map, and sorts the rest into the market.
fn lay_goods(table: &mut Position, dice: &mut Pcg32) {
    let players = table.setup.players;
    for _ in 0..tables::GOODS_REMOVED[usize::from(players)] {
        if let Some(good) = table.market.draw(dice) {
            table.gone.add(good);
        }
    }
    for (way, spaces) in WAYS.iter().zip(&mut table.map) {
        for space in &mut spaces[..way.spaces(players)] {
            *space = table.market.draw(dice);
        }
    }
}
