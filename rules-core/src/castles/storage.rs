//! The room for tiles that are taken.

use crate::castles::action::{Illegal, Storage};
use crate::castles::game::Castles;

/// The spaces of a storage that a tile may go to in a team, each to be named: by the first empty space of one's own (0, 1,
/// none) and the first empty one that is shared. If all are full, a tile of any of them makes room.
const STORES: [[&[Option<Storage>]; 3]; 3] = {
    const S: [Option<Storage>; 4] = [Some(Storage(0)), Some(Storage(1)), Some(Storage(2)), Some(Storage(3))];
    [
        [&[S[0], S[2]], &[S[0], S[3]], &[S[0]]], //
        [&[S[1], S[2]], &[S[1], S[3]], &[S[1]]],
        [&[S[2]], &[S[3]], &S],
    ]
};

impl Castles {
    /// Returns the first empty storage space.
    #[inline]
    pub(crate) fn empty_storage(&self) -> Option<Storage> {
        if self.position.setup.is_team() {
            return self.team_room();
        }
        let hand = self.hand();
        let empty = Storage::ALL.into_iter().find(|&storage| hand.storage[storage.index()].is_none());
        if empty.is_some() || !self.rights().stores_without_limit() {
            return empty;
        }
        let beyond = hand.annex.iter().position(Option::is_none)?;
        Some(Storage((Storage::ALL.len() + beyond) as u8))
    }

    /// Returns how many tiles the player to move has stored.
    pub(crate) fn stored_tiles(&self) -> usize {
        self.all_stored().count()
    }

    /// Returns whether more is stored than there is room for: shield 4 is gone.
    pub(crate) fn overflows(&self) -> bool {
        self.stored_tiles() > Storage::ALL.len()
    }

    /// Returns in how many ways a tile that is taken can be stored.
    pub(crate) fn stores(&self) -> usize {
        match () {
            () if self.position.setup.is_team() => self.team_stores(true).len(),
            () if self.empty_storage().is_some() => 1,
            () => Storage::ALL.len(),
        }
    }

    /// Returns the first empty storage space of a team: one's own come first.
    #[cold]
    pub(crate) fn team_room(&self) -> Option<Storage> {
        self.team_stores(false).first().copied().flatten()
    }

    /// Returns the spaces of the storage that a tile may go to in a team. If all are full there are none, unless a
    /// stored tile may make room.
    pub(crate) fn team_stores(&self, make_room: bool) -> &'static [Option<Storage>] {
        let own = self.hand().storage[..Storage::OWN].iter().position(Option::is_none).unwrap_or(Storage::OWN);
        let shared = self.duchy().shared.iter().position(Option::is_none).unwrap_or(2);
        if own == Storage::OWN && shared == 2 && !make_room { &[] } else { STORES[own][shared] }
    }

    /// Returns the space that was named for a tile, if it may go there.
    pub(crate) fn check_store(&self, into: Option<Storage>, make_room: bool) -> Result<Storage, Illegal> {
        let stores = self.team_stores(make_room);
        match into {
            _ if stores.is_empty() => Err(Illegal::StorageFull),
            Some(storage) if stores.contains(&into) => Ok(storage),
            Some(storage) if self.stored(storage).is_some() => Err(Illegal::NoDiscard),
            _ => Err(Illegal::NameStore),
        }
    }
}
