//! A line of text, and how one that is too long is cut.

use core::fmt::{Arguments, Write as _};

use heapless::{LenType, String};

/// A line of text for the screen: up to 40 letters, some of them with accents.
pub type Line = String<60, u8>;

/// The end of a line that is cut. Tests look for it on every screen.
pub const CUT: char = '~';

/// Formats a line; one that is cut ends with a [mark](CUT).
#[macro_export]
macro_rules! line {
    ($($arg:tt)*) => {{
        let mut text = $crate::Line::new();
        $crate::append(&mut text, format_args!($($arg)*));
        text
    }};
}

/// Adds to a line.
pub fn append(line: &mut Line, text: Arguments<'_>) {
    if line.write_fmt(text).is_err() {
        cut(line);
    }
}

/// Ends a full string with a mark.
pub(crate) fn cut<const N: usize, L: LenType>(string: &mut String<N, L>) {
    while string.push(CUT).is_err() {
        string.pop();
    }
}
