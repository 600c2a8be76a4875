//! Which key is which button.

use std::cell::RefCell;
use std::rc::Rc;

use console::Button;
use minifb::{InputCallback, Key};

/// The keys, for the strip below the picture.
pub const LEGEND: &str = "Arrows A/Enter B/Bksp X/Tab Y/M";

/// Returns the button of a key.
pub fn button(key: Key) -> Option<Button> {
    Some(match key {
        Key::Up => Button::Up,
        Key::Down => Button::Down,
        Key::Left => Button::Left,
        Key::Right => Button::Right,
        Key::A | Key::Enter | Key::NumPadEnter => Button::A,
        Key::B | Key::Backspace => Button::B,
        Key::X | Key::Tab => Button::X,
        Key::Y | Key::M => Button::Y,
        _ => return None,
    })
}

/// Returns the letter of a key, where a name or a seed is typed.
pub fn letter(key: Key) -> Option<char> {
    const DIGITS: [Key; 10] =
        [Key::Key0, Key::Key1, Key::Key2, Key::Key3, Key::Key4, Key::Key5, Key::Key6, Key::Key7, Key::Key8, Key::Key9];
    match key {
        Key::Space => Some(' '),
        Key::Minus => Some('-'),
        Key::Period => Some('.'),
        Key::Apostrophe => Some('\''),
        _ if DIGITS.contains(&key) => {
            DIGITS.iter().zip('0'..).find(|(digit, _)| **digit == key).map(|(_, letter)| letter)
        }
        // Keys of letters are named like them.
        _ => Some(format!("{key:?}")).filter(|name| name.len() == 1).and_then(|name| name.chars().next()),
    }
}

/// Keys as they went down (true) and up, in order: asking the window which are down would miss the quick ones.
#[derive(Clone, Default)]
pub struct Edges(Rc<RefCell<Vec<(Key, bool)>>>);

impl Edges {
    /// Returns what happened since the last call.
    pub fn take(&self) -> Vec<(Key, bool)> {
        self.0.take()
    }
}

impl InputCallback for Edges {
    fn add_char(&mut self, _: u32) {}

    fn set_key_state(&mut self, key: Key, down: bool) {
        self.0.borrow_mut().push((key, down));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_digits_are_typed() {
        let typed: String = [Key::A, Key::Z, Key::Key0, Key::Key9, Key::Space].into_iter().filter_map(letter).collect();
        assert_eq!(typed, "AZ09 ");
        assert_eq!([Key::Enter, Key::Backspace, Key::Tab, Key::Up].map(letter), [None; 4]);
    }
}
