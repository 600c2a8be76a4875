//! What a scenario changes: its data, as one table each. Everything else asks here.

use serde::{Deserialize, Serialize};

use super::hourglass::{Hourglass, Order};
use super::place::{Place, Places};
use super::setup::Setup;
use super::tables::{self, Deed};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Scenario {
    /// The base game.
    Base,
}

/// The data of a scenario.
#[derive(Debug)]
pub(super) struct Rules {
    /// Least and most players.
    pub players: (u8, u8),
    pub rounds: u8,
    pub census: bool,
    pub events: Order,
    pub deeds: &'static [Deed],
    pub coins: u16,
    pub stations: u8,
    pub technology: u8,
    /// The citizens that wait somewhere at the start.
    pub citizens: u32,
}

/// Where citizens wait, as bits.
pub mod citizen {
    /// On the development track: the first of three spaces.
    pub const DEVELOPMENT: u8 = 0;
    /// On the knights' track.
    pub const KNIGHTS: u8 = 3;
    /// At the end of the boatmen's track.
    pub const BOATMEN: u8 = 4;
    /// For the most trading stations.
    pub const STATIONS: u8 = 5;
    /// On the first of up to eight deeds.
    pub const DEEDS: u8 = 6;
    /// Places where citizens can wait.
    pub const ALL: u8 = 14;
}

static BASE: Rules = Rules {
    players: (2, 5),
    rounds: 18,
    census: true,
    events: Order::Stack(&Hourglass::BASE),
    deeds: &tables::DEEDS,
    coins: tables::COINS,
    stations: tables::STATIONS,
    technology: tables::TECHNOLOGY,
    citizens: (1 << 14) - 1,
};

impl Setup {
    /// The data of its scenario.
    pub(super) const fn rules(&self) -> &'static Rules {
        match self.scenario {
            Scenario::Base => &BASE,
        }
    }

    /// How many rounds are played.
    pub const fn rounds(&self) -> u8 {
        self.rules().rounds
    }

    /// The beneficial deeds.
    pub const fn deeds(&self) -> &'static [Deed] {
        self.rules().deeds
    }

    /// The place tiles that are in the game at the start.
    pub const fn place_tiles(&self) -> Places {
        if self.invasion_tiles { Place::BASE_TILES.and(Place::INVASION_TILES) } else { Place::BASE_TILES }
    }

    /// Neutral followers in the game, by kind.
    pub const fn followers(&self) -> [u8; 7] {
        // No set-up for more players passes its check.
        tables::FOLLOWERS[if self.players > 5 { 5 } else { self.players as usize }]
    }

    /// Citizens in the game.
    pub const fn citizens(&self) -> u8 {
        self.rules().citizens.count_ones() as u8
    }
}
