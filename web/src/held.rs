//! What holds which button down.

use std::collections::BTreeMap;

use console::Button;

/// Something that can hold one button down.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Holder {
    /// The key of this name.
    Key(String),
    /// The finger or mouse of this number.
    Pointer(i32),
    /// This button of this gamepad; buttons behind the last one are the stick's directions.
    Pad(u32, u32),
}

/// All holders, each with its button, or with none while a finger is between two. A button is down while any of them
/// holds it.
#[derive(Debug, Default)]
pub struct Held(BTreeMap<Holder, Option<Button>>);

impl Held {
    /// Lets a holder hold this button, and no other.
    pub fn set(&mut self, holder: Holder, button: Option<Button>) {
        self.0.insert(holder, button);
    }

    /// Removes a holder.
    pub fn remove(&mut self, holder: &Holder) {
        self.0.remove(holder);
    }

    /// Removes all holders.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns whether this one is among the holders.
    pub fn has(&self, holder: &Holder) -> bool {
        self.0.contains_key(holder)
    }

    /// Returns whether any holder holds this button.
    pub fn is_down(&self, button: Button) -> bool {
        self.0.values().any(|held| *held == Some(button))
    }
}
