//! Which key is which button.

use std::cell::RefCell;
use std::rc::Rc;

use console::Button;
use minifb::{InputCallback, Key};

/// The keys, for the strip below the picture.
pub const LEGEND: &str = "Arrows A/Enter B/Bksp X/Tab Y/M";

/// The button of a key.
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
