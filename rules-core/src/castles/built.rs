//! What follows from a player's placed tiles, kept beside them so that the rules need not look at every space.

use crate::hex::Spaces;

use super::estate::{self, Estate};
use super::monastery::Monasteries;
use super::setup::Edition;
use super::state::Duchy;
use super::tables;
use super::tile::{Face, Tile};

/// Sets of spaces of one estate, and its monasteries.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Built {
    index: u8,
    monasteries: Monasteries,
    filled: Spaces,
    beside: Spaces,
    towns: [Spaces; 8],
}

impl Built {
    /// What follows from a duchy whose estate exists.
    pub(super) fn of(duchy: &Duchy, edition: Edition) -> Built {
        let mut built =
            Built { index: tables::estate_index(edition, duchy.estate).unwrap_or_default(), ..Built::default() };
        for (space, tile) in duchy.placed.iter().enumerate() {
            if let Some(tile) = *tile {
                built.place(tile, space as u8);
            }
        }
        built
    }

    /// The printed estate.
    pub fn estate(&self) -> &'static Estate {
        tables::estate_at(self.index)
    }

    /// The monasteries placed.
    pub const fn monasteries(&self) -> Monasteries {
        self.monasteries
    }

    /// The covered spaces.
    pub const fn filled(&self) -> Spaces {
        self.filled
    }

    pub(super) fn place(&mut self, tile: Tile, space: u8) {
        self.filled = self.filled.with(space);
        self.beside = self.beside.or(estate::beside(space));
        match tile.face() {
            Face::Monastery(number) => self.monasteries.add(number),
            Face::Building(building) => {
                let area = self.estate().area(space);
                let town = &mut self.towns[building as usize];
                *town = town.or(area);
            }
            _ => {}
        }
    }

    /// The spaces that touch a placed tile and are free.
    pub const fn open(&self) -> Spaces {
        self.beside.without(self.filled)
    }

    /// The spaces of towns that take no other building of this tile's type.
    pub fn barred(&self, tile: Tile) -> Spaces {
        match tile.building() {
            Some(building) if !self.monasteries.double_buildings() => self.towns[building as usize],
            _ => Spaces::NONE,
        }
    }

    /// The spaces that take a tile, whatever their number.
    pub fn spaces_for(&self, tile: Tile) -> Spaces {
        self.open().and(self.estate().of_kind(tile.kind())).without(self.barred(tile))
    }
}
