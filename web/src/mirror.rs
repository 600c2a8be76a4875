//! A handheld at the cable that shows in place of the console, and is told which buttons are held.

use std::collections::VecDeque;
use std::rc::Rc;

use console::{Button, Buttons};

use crate::held::Held;
use crate::link::Link;

/// The handheld, and what it is to be told.
#[derive(Debug)]
pub struct Mirror {
    /// The way to it.
    pub link: Rc<Link>,
    moves: VecDeque<(Button, bool)>,
    /// Which buttons are down after all moves.
    down: Buttons,
}

impl Mirror {
    /// Begins, with no button down.
    pub fn new(link: Rc<Link>) -> Self {
        Mirror { link, moves: VecDeque::new(), down: Buttons::default() }
    }

    /// Moves the buttons that the holders changed.
    pub fn follow(&mut self, held: &Held) {
        for button in Button::ALL {
            self.touch(button, held.is_down(button));
        }
    }

    /// Moves a button, unless it is there.
    pub fn touch(&mut self, button: Button, down: bool) {
        if self.down.contains(button) != down {
            self.down.set(button, down);
            self.moves.push_back((button, down));
        }
    }

    /// Returns what it is to be told next.
    pub fn next(&mut self) -> Option<(Button, bool)> {
        self.moves.pop_front()
    }

    /// The owner has allowed this button, and all others from now on, or none: what was pressed meanwhile does not count.
    pub fn answered(&mut self, allowed: Option<Button>, held: &Held) {
        self.moves.clear();
        for button in Button::ALL {
            self.down.set(button, allowed.map_or(held.is_down(button), |allowed| allowed == button));
        }
        self.follow(held);
    }
}
