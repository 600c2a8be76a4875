//! What follows from a player's placed tiles, kept beside them so that the rules need not look at every space.

use super::rights::Rights;
use super::state::Duchy;
use crate::castles::parts::edition::Edition;
use crate::castles::parts::estate::Estate;
use crate::castles::parts::monastery::Monasteries;
use crate::castles::parts::shield::Shields;
use crate::castles::parts::tile::{Building, Face, Kind, Tile};
use crate::castles::tables;
use crate::hex::{self, WideSpaces as Spaces};

/// Sorts of tiles of which an area takes one: buildings, and inns.
const SORTS: usize = Building::ALL.len() + 1;
/// The sort of inns.
const INNS: usize = Building::ALL.len();

/// The sort of each tile.
const SORT: [Option<u8>; Tile::SIDES] = {
    let mut sorts = [None; Tile::SIDES];
    let mut building = 0;
    while building < Building::ALL.len() {
        sorts[Tile::faces(Kind::Building).start + building] = Some(building as u8);
        building += 1;
    }
    sorts[Tile::INN.index()] = Some(INNS as u8);
    sorts
};

/// Sets of spaces of one estate, and what its owner may do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Built {
    index: u8,
    own: Monasteries,
    rights: Rights,
    mines: u8,
    castles: Spaces,
    filled: Spaces,
    beside: Spaces,
    /// The areas that take no other tile of a sort: towns by their buildings, then areas with an inn.
    taken: [Spaces; SORTS],
}

impl Built {
    /// Returns what follows from a duchy whose estate exists, without shields.
    pub(crate) fn of(duchy: &Duchy, edition: Edition) -> Built {
        let mut built =
            Built { index: tables::estate_index(edition, duchy.estate).unwrap_or_default(), ..Built::default() };
        let spaces = built.estate().spaces().into();
        for (space, tile) in duchy.placed[..spaces].iter().enumerate() {
            if let Some(tile) = *tile {
                built.place(tile, space as u8);
            }
        }
        built
    }

    /// Returns the printed estate.
    pub fn estate(&self) -> &'static Estate {
        tables::estate_at(self.index)
    }

    /// Returns what the owner's monasteries and shields allow.
    pub const fn rights(&self) -> Rights {
        self.rights
    }

    /// Returns the monasteries placed here.
    pub const fn own(&self) -> Monasteries {
        self.own
    }

    /// Sets the shields, and the monasteries that count beside one's own.
    pub(crate) fn set_rights(&mut self, copied: Monasteries, shields: Shields) {
        self.rights = Rights { monasteries: self.own.or(copied), shields };
    }

    /// Returns the same duchy with copied monasteries.
    pub(crate) fn following(&self, copied: Monasteries) -> Built {
        let mut built = *self;
        built.set_rights(copied, self.rights.shields);
        built
    }

    /// Returns the covered spaces.
    pub const fn filled(&self) -> Spaces {
        self.filled
    }

    /// Returns how many mines there are.
    pub const fn mines(&self) -> u8 {
        self.mines
    }

    /// Returns the spaces with a castle: shields go there.
    pub const fn castles(&self) -> Spaces {
        self.castles
    }

    /// Returns the areas that have an inn.
    pub const fn inns(&self) -> Spaces {
        self.taken[INNS]
    }

    /// Returns the size of the area of a space, with its inn.
    pub(crate) fn area_size(&self, space: u8) -> u32 {
        self.estate().area(space).len() + u32::from(self.inns().contains(space))
    }

    /// Returns the points for the size of the area of a space when it is completed.
    pub(crate) fn size_points(&self, space: u8) -> i16 {
        tables::area_points(self.area_size(space) + self.rights.larger_areas())
    }

    pub(crate) fn place(&mut self, tile: Tile, space: u8) {
        self.filled = self.filled.with(space);
        self.beside = self.beside.or(self.estate().neighbours(space));
        match tile.face() {
            Face::Monastery(number) => {
                self.own.add(number);
                self.rights.monasteries.add(number);
            }
            Face::Mine => self.mines += 1,
            Face::Castle => self.castles = self.castles.with(space),
            _ => {}
        }
        if let Some(sort) = SORT[tile.index()] {
            let area = self.estate().area(space);
            let taken = &mut self.taken[usize::from(sort)];
            *taken = taken.or(area);
        }
    }

    /// Returns the spaces that touch a placed tile; all where they need not.
    fn near(&self) -> &Spaces {
        if self.rights.places_anywhere() { self.estate().all() } else { &self.beside }
    }

    /// Returns the free spaces that touch a placed tile; all free ones where they need not.
    pub fn open(&self) -> Spaces {
        self.near().without(self.filled)
    }

    /// Returns the spaces of areas that take no other tile of this type: towns with the building, areas with an inn.
    fn barred(&self, tile: Tile) -> &Spaces {
        match SORT[tile.index()] {
            Some(sort) if usize::from(sort) == INNS || !self.rights.double_buildings() => {
                &self.taken[usize::from(sort)]
            }
            _ => &Spaces::NONE,
        }
    }

    /// Returns the spaces that take a tile, whatever their number.
    #[inline]
    pub fn spaces_for(&self, tile: Tile) -> Spaces {
        self.open().and(self.estate().of_kind(tile.kind())).without(*self.barred(tile))
    }

    /// Returns whether a free space may take a tile now or later, touching others or not.
    pub fn has_room_for(&self, tile: Tile) -> bool {
        let free = self.estate().of_kind(tile.kind()).without(self.filled);
        !free.without(*self.barred(tile)).is_empty()
    }

    /// Returns whether a space takes a tile, whatever its number.
    pub fn takes(&self, tile: Tile, space: u8) -> bool {
        if space < 64 { self.narrow_spaces_for(tile).contains(space) } else { self.spaces_for(tile).contains(space) }
    }

    /// Returns the spaces among the first 64 that take a tile, whatever their number: the same as
    /// [`spaces_for`](Built::spaces_for), but faster. The tests of random play hold both equal.
    #[inline]
    pub(crate) fn narrow_spaces_for(&self, tile: Tile) -> hex::Spaces {
        let free = self.near().narrow().without(self.filled.narrow());
        free.and(self.estate().narrow_of_kind(tile.kind())).without(self.barred(tile).narrow())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_town_takes_every_building_once_and_an_area_one_inn() {
        for tile in Tile::of_kind(Kind::Building).chain([Tile::INN]) {
            // Two spaces of the town in the west of no. 1 that touch.
            let mut built = Built::default();
            built.place(tile, 22);
            assert!(Tile::of_kind(Kind::Building).all(|other| built.takes(other, 23) != (other == tile)), "{tile:?}");
            assert_eq!(built.takes(Tile::INN, 23), tile != Tile::INN);
            built.rights.monasteries.add(1);
            assert_eq!(built.takes(tile, 23), tile != Tile::INN, "{tile:?} with monastery 1");
        }
    }
}
