//! How fast buttons follow each other: a press that comes too soon after another is a slip.

use crate::Button;

/// Ticks within which a second press is a slip: half a second.
const HASTE: u32 = 50;

/// Ticks within which B after B is a slip: a player who goes back page by page does not mean the undo behind the last
/// page.
const BACK: u32 = 100;

/// Ticks until a press is no slip any more; none at power-on.
#[derive(Clone, Debug, Default)]
pub struct Haste {
    /// Until A counts again.
    act: u32,
    /// Until B counts again, after a button that can leave a page.
    back: u32,
}

impl Haste {
    /// Lets ticks pass.
    pub fn pass(&mut self, ticks: u32) {
        self.act = self.act.saturating_sub(ticks);
        self.back = self.back.saturating_sub(ticks);
    }

    /// Counts a press.
    pub fn press(&mut self, button: Button) {
        match button {
            Button::A => self.act = HASTE,
            Button::B => self.back = BACK,
            Button::X | Button::Y => self.back = self.back.max(HASTE),
            _ => {}
        }
    }

    /// Returns whether a press now comes too soon: A after A, or B after what may have left a page.
    pub fn is_hasty(&self, button: Button) -> bool {
        match button {
            Button::A => self.act > 0,
            Button::B => self.back > 0,
            _ => false,
        }
    }
}
