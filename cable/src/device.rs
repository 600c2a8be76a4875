//! What a session needs: a port, and a device.

use console::{Button, Part, Wish};
use saves::{Condition, Volume};
use store::Refusal;

/// The colours of a cell of the picture, row by row.
pub type Cell = [[u16; 16]; 8];

/// A serial port, with buffers on both ways.
pub trait Port {
    /// Takes a byte that came in.
    fn read(&mut self) -> Option<u8>;

    /// Returns how many bytes can be written.
    fn room(&self) -> usize;

    /// Writes bytes, for which there is room.
    fn write(&mut self, bytes: &[u8]);
}

/// A stored game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The key of its kind, if this version knows it.
    pub kind: Option<&'static str>,
    /// Whether it is whole.
    pub condition: Condition,
    /// Bytes of its actions.
    pub bytes: usize,
}

/// The device that a cable is plugged into.
#[expect(async_fn_in_trait, reason = "a device and its cable live on one thread")]
pub trait Device {
    /// Returns version and board.
    fn build(&self) -> &str;

    /// Returns the time in milliseconds, from anywhen on; it wraps.
    fn now(&self) -> u32;

    /// Returns whether nothing moves.
    fn is_idle(&self) -> bool;

    /// Returns whether the panel sleeps.
    fn is_dark(&self) -> bool;

    /// Returns the microseconds from the last press to its picture, once it shows.
    fn answered_in(&self) -> Option<u32>;

    /// Returns what is known of a stored game, if there is one.
    async fn find(&mut self, volume: Volume) -> Option<Found>;

    /// Begins to pack a stored game. Returns whether it can now.
    fn pack(&mut self, volume: Volume) -> bool;

    /// Returns whether it is packed, once that is decided.
    fn is_packed(&self) -> Option<bool>;

    /// Returns a part of it, counted from 0.
    fn part(&self, nth: usize) -> Option<Part>;

    /// Returns the save memory.
    fn saves(&self) -> &[u8];

    /// Begins to take another save memory.
    async fn begin_copy(&mut self) -> Result<(), Refusal>;

    /// Takes a piece of it.
    async fn take_copy(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Refusal>;

    /// Makes ready a piece of what was left out at its end. Returns whether there may be more.
    async fn clear_copy(&mut self) -> Result<bool, Refusal>;

    /// Checks the whole of it.
    async fn check_copy(&mut self, sum: u32) -> Result<(), Refusal>;

    /// Lets it replace the old one at the next start.
    async fn mark_copy(&mut self, sum: u32) -> Result<(), Refusal>;

    /// Restarts, once all that was said has left the port: in the boot loader for an update.
    fn restart(&mut self, update: bool);

    /// Moves a button.
    fn touch(&mut self, button: Button, down: bool);

    /// Asks the owner.
    fn ask(&mut self, wish: Wish);

    /// Returns the owner's answer, once there is one.
    fn leave(&mut self) -> Option<bool>;

    /// Takes the question back.
    fn withdraw(&mut self);

    /// Counts the whole picture as changed.
    fn change_all(&mut self);

    /// Takes the next cell of the picture that changed: where it is, and its colours.
    fn take_cell(&mut self) -> Option<((u16, u16), Cell)>;

    /// Takes bytes of the log.
    fn log(&mut self, bytes: &mut [u8]) -> usize;
}
