//! Lines that all of the strip is made of.

use draw::chrome::Line;
use rules_core::orleans::{Action, Place};
use texts::{Message, orleans as say};

use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::words::{gain, names};
use crate::games::orleans::{Seat, sheet};

/// Returns two lines.
pub fn tell<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> Words {
    lines::say(seat.line(first), seat.line(second))
}

/// Returns two lines, of which the second says what is missing or in the way.
pub fn warn<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> Words {
    lines::warn(seat.line(first), seat.line(second))
}

/// Returns a place with what it does.
pub fn place_line(seat: &Seat<'_>, place: Place) -> Line {
    seat.line(say::strip_place(names::place(place), &sheet::effect(seat, place)))
}

/// Returns what an action brings, in signs; `None` if it brings nothing.
pub fn gains(seat: &Seat<'_>, action: Action) -> Option<Line> {
    gain::line(&gain::of(seat, action))
}
