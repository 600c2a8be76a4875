//! Packing and unpacking the journal of whatever game it is.

use saves::{ActionBytes, Slot};

use crate::export::packed::{Begin, Outline, Pack, PackError, Packed, Unpack};
use crate::games;

impl Packed {
    /// Packs a stored journal, as far as its actions are sound.
    pub fn pack(&mut self, slot: Slot, head: &[u8], actions: &[u8]) -> Result<(), PackError> {
        self.begin(slot, head)?;
        games::visit(slot, Pack { packed: self, head, actions }).unwrap_or(Err(PackError::Game(slot)))
    }

    /// Begins a journal with this head, without any action.
    pub fn begin(&mut self, slot: Slot, head: &[u8]) -> Result<(), PackError> {
        self.clear();
        games::visit(slot, Begin { packed: self, head }).unwrap_or(Err(PackError::Game(slot)))
    }

    /// Hands each action to `each`, encoded. All actions were checked by playing them; where an earlier version's rules
    /// differ from ours, one action that no rules know stands for the rest.
    pub fn unpack(&self, mut each: impl FnMut(ActionBytes)) -> Result<Outline, PackError> {
        let contents = self.open()?;
        let slot = contents.slot;
        games::visit(slot, Unpack { contents, each: &mut each }).unwrap_or(Err(PackError::Game(slot)))
    }
}
