//! The eight buttons.

/// A button of the handheld.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Button {
    /// D-pad.
    Up,
    /// D-pad.
    Down,
    /// D-pad.
    Left,
    /// D-pad.
    Right,
    /// Do.
    A,
    /// Back, or undo.
    B,
    /// Look elsewhere.
    X,
    /// Menu.
    Y,
}

impl Button {
    /// All of them, in the order of their numbers.
    pub const ALL: [Button; 8] = {
        use Button::*;
        [Up, Down, Left, Right, A, B, X, Y]
    };

    /// Returns the name as scripts write it.
    pub const fn name(self) -> &'static str {
        ["UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y"][self as usize]
    }

    /// Returns whether it is part of the D-pad.
    pub const fn is_direction(self) -> bool {
        matches!(self, Button::Up | Button::Down | Button::Left | Button::Right)
    }
}

/// A set of buttons, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Buttons(u8);

impl Buttons {
    /// Returns whether `button` is in the set.
    pub const fn contains(self, button: Button) -> bool {
        self.0 >> button as u8 & 1 == 1
    }

    /// Puts `button` in, or takes it out.
    pub fn set(&mut self, button: Button, held: bool) {
        self.0 = self.0 & !(1 << button as u8) | (held as u8) << button as u8;
    }

    /// Returns whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}
