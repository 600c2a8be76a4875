//! How fast buttons follow each other: a press that comes too soon after another is a slip.

use crate::Button;

/// Ticks within which a second press is a slip: half a second.
const HASTE: u32 = 50;

/// Ticks since the last presses.
#[derive(Clone, Debug)]
pub struct Pace {
    /// Ticks since A, the button that does something.
    done: u32,
    /// Ticks since a button that can leave a page.
    left: u32,
}

impl Default for Pace {
    /// Returns the pace at power-on: the next press is no slip.
    fn default() -> Self {
        Pace { done: HASTE, left: HASTE }
    }
}

impl Pace {
    /// Lets ticks pass.
    pub fn pass(&mut self, ticks: u32) {
        self.done = self.done.saturating_add(ticks);
        self.left = self.left.saturating_add(ticks);
    }

    /// Counts a press.
    pub fn press(&mut self, button: Button) {
        match button {
            Button::A => self.done = 0,
            Button::B | Button::X | Button::Y => self.left = 0,
            _ => {}
        }
    }

    /// Returns whether a press now comes too soon: A after A, or B after what may have left a page.
    pub fn is_hasty(&self, button: Button) -> bool {
        match button {
            Button::A => self.done < HASTE,
            Button::B => self.left < HASTE,
            _ => false,
        }
    }
}
