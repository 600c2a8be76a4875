//! What every screen has: the bar on top, the strip of two lines, and the bar that says what the buttons do.

use core::fmt::Write as _;

use embedded_graphics::pixelcolor::Rgb565;
use heapless::String;
use rules_core::Player;
use texts::console::{self as say, FINAL, GONE_FOR_GOOD, LOOKING_AT, NO_UNDO, THEN_NO_UNDO};
use texts::line;
pub use texts::{CUT, Line, append};
use texts::{Message, Text};

use crate::font::Font;
pub use crate::font::letters;
use crate::pen::{Pen, Sign, text_width};
use crate::sprite;
use crate::theme::{self, BOLD, COST, GAIN, GROUND, INK, LINE, NAME, NUMBER, PANEL, SMALL, TEXT};

/// Where the strip begins.
pub const STRIP: i32 = 195;
/// Where the bar of keys begins.
pub const KEYS: i32 = 224;

/// Returns a number of one digit as text. A board has dozens of them, and formatting one takes longer than drawing it.
pub fn digit(number: u8) -> &'static str {
    let at = usize::from(number);
    "0123456789".get(at..=at).unwrap_or("?")
}

/// What A, B, X and Y do now, in at most six letters each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keys(pub [Option<Text>; 4]);

impl Keys {
    /// Returns what the keys do.
    pub fn of(labels: [Option<Text>; 4]) -> Self {
        Keys(labels)
    }
}

/// Draws the bar at the bottom.
pub fn keys(pen: &mut Pen<'_>, keys: Keys) {
    pen.fill(0, KEYS, 240, 16, INK);
    for (i, label) in keys.0.into_iter().enumerate() {
        let x = 60 * i as i32 + 4;
        let cap = if label.is_some() { TEXT } else { PANEL };
        pen.fill(x + 3, KEYS + 2, 6, 12, cap);
        pen.fill(x + 1, KEYS + 3, 10, 10, cap);
        pen.fill(x, KEYS + 5, 12, 6, cap);
        pen.text(x + 3, KEYS + 2, SMALL, INK, ["A", "B", "X", "Y"][i]);
        if let Some(label) = label {
            pen.say(x + 16, KEYS + 1, SMALL, TEXT, label);
        }
    }
}

/// Draws what a button is held for, with a bar that is full after a second: `held` of 100.
pub fn hold(pen: &mut Pen<'_>, y: i32, words: Text, colour: Rgb565, held: u32) {
    pen.say(5, y, BOLD, colour, words);
    bar(pen, 5, y + 16, 230, colour, (held as usize, 100));
}

/// Draws a bar of this width that is full when the first of two numbers reaches the second.
pub fn bar(pen: &mut Pen<'_>, x: i32, y: i32, width: u32, colour: Rgb565, (done, all): (usize, usize)) {
    pen.rounded_frame(x, y, width, 12, 1, colour);
    pen.fill(x + 2, y + 2, (width - 4) * done.min(all) as u32 / all.max(1) as u32, 8, colour);
}

/// Draws a piece of a curve, from left to right.
pub fn stroke(pen: &mut Pen<'_>, (left, from): (i32, i32), (right, to): (i32, i32), colour: Rgb565) {
    for x in left..=right {
        pen.fill(x, from + (to - from) * (x - left) / (right - left).max(1), 1, 2, colour);
    }
}

/// Draws a line on what would be lost.
pub fn gone(pen: &mut Pen<'_>, y: i32, what: &str) {
    pen.say(5, y, theme::PLAIN, TEXT, GONE_FOR_GOOD);
    pen.text(5, y + 16, BOLD, COST, what);
}

/// Draws a warning in the strip that what A does cannot be taken back: beside the shorter of its lines, which begin at
/// `left`.
pub fn no_undo(pen: &mut Pen<'_>, lines: &[Line; 2], left: i32, undo: bool) {
    let first = letters(&lines[0]) < letters(&lines[1]);
    let end = left + text_width(BOLD, &lines[usize::from(!first)]);
    let words = match undo {
        false => NO_UNDO,
        // B still takes back what was done before.
        true if end < 130 => THEN_NO_UNDO,
        true => FINAL,
    };
    pen.say_right(236, STRIP + if first { 1 } else { 15 }, BOLD, COST, words);
}

/// Returns the words for lines of a page that are scrolled out, above and below.
pub fn more(above: usize, below: usize) -> Message<'static> {
    match (above as u8, below as u8) {
        (0, below) => say::more_below(below),
        (above, 0) => say::more_above(above),
        (above, below) => say::more_around(above, below),
    }
}

/// Draws the two lines above the keys; the second one tells the gain.
pub fn strip(pen: &mut Pen<'_>, lines: &[Line; 2]) {
    strip_in(pen, lines, GAIN);
}

/// Draws the two lines above the keys, the second one in this colour.
pub fn strip_in(pen: &mut Pen<'_>, lines: &[Line; 2], colour: Rgb565) {
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
    pen.text(4, STRIP + 1, BOLD, TEXT, &lines[0]);
    pen.text(4, STRIP + 15, BOLD, colour, &lines[1]);
}

/// Draws the bar of a screen without a player: title left, a word right if there is one.
pub fn titled<'m>(pen: &mut Pen<'_>, title: impl Into<Message<'m>>, word: Option<Message<'m>>) {
    let (title, word) = (pen.line(title), word.map(|word| pen.line(word)).unwrap_or_default());
    pen.clear(GROUND);
    pen.fill(0, 0, 240, 18, theme::RAISED);
    pen.fill(0, 18, 240, 1, LINE);
    pen.text(5, 2, NAME, TEXT, &title);
    pen.text_right(236, 3, theme::PLAIN, theme::QUIET, &word);
}

/// Draws a few quiet lines from this height on.
pub fn paragraph(pen: &mut Pen<'_>, y: i32, text: Text) {
    let text: Prose = text.string(pen.language);
    prose(pen, (5, y), 15, theme::QUIET, &text);
}

/// A text of several lines, in any language.
pub type Prose = String<400>;

/// Draws lines of 33 letters, `pitch` pixels apart. Returns where the next one would be.
pub fn prose(pen: &mut Pen<'_>, (x, y): (i32, i32), pitch: i32, colour: Rgb565, text: &str) -> i32 {
    wrap(text, 33).fold(y, |y, line| {
        pen.text(x, y, theme::PLAIN, colour, line);
        y + pitch
    })
}

/// Returns where a player's points begin in a bar, with those of the best of the others beside them.
pub fn bar_room(points: i16, rival: Option<(Player, i16)>) -> i32 {
    let left = 237 - text_width(NUMBER, &line!("{points}")) - 14;
    left - rival.map_or(0, |(_, points)| 16 + text_width(SMALL, &line!("{points}")))
}

/// Draws the bar of the player to move: shape, name, and at the right the points, beside those of the best of the others
/// where these begin right of `least`. Returns where they begin.
pub fn player_bar(
    pen: &mut Pen<'_>,
    player: Player,
    name: &str,
    points: i16,
    rival: Option<(Player, i16)>,
    least: i32,
) -> i32 {
    let colour = seat_colour(player);
    pen.fill(0, 0, 240, 18, colour);
    pen.fill(0, 18, 240, 1, INK);
    shape(pen, 4, 4, player, INK);
    pen.text(18, 2, NAME, INK, name);
    let (own, left) = (points_right(pen, 237, 2, points, INK) - 2, bar_room(points, rival));
    let Some((rival, points)) = rival.filter(|_| left >= least) else { return own };
    pen.rounded(left, 1, (own - left) as u32, 16, INK);
    shape(pen, left + 2, 4, rival, seat_colour(rival));
    pen.text_right(own - 1, 2, SMALL, seat_colour(rival), &line!("{points}"));
    left
}

/// Draws the bar of a player who is only looked at: only the shape has the player's colour.
pub fn looking_bar(pen: &mut Pen<'_>, player: Player, name: &str, points: i16) {
    pen.fill(0, 0, 240, 18, theme::RAISED);
    pen.fill(0, 18, 240, 1, LINE);
    shape(pen, 4, 4, player, seat_colour(player));
    pen.say(20, 2, theme::PLAIN, theme::QUIET, LOOKING_AT);
    pen.text(96, 2, NAME, TEXT, name);
    points_right(pen, 237, 2, points, TEXT);
}

/// Returns whether a column has room for the name alone beside the edge.
const fn is_narrow(width: i32) -> bool {
    width < 60
}

/// Returns how many letters of a name fit the head of a column.
pub fn column_letters(width: i32) -> usize {
    let room = if is_narrow(width) { width - 6 } else { width - 18 };
    room as usize / usize::from(SMALL.width)
}

/// Draws the head of a player's column: shape, name and points. In a narrow one the shape goes before the points.
pub fn column_head(
    pen: &mut Pen<'_>,
    (x, width): (i32, i32),
    player: Player,
    name: &str,
    (points, font): (i16, &Font),
) {
    pen.fill(x + 1, 1, width as u32 - 2, 17, seat_colour(player));
    let narrow = is_narrow(width);
    let fits = letters(name) * usize::from(NAME.width) <= column_letters(width) * usize::from(SMALL.width);
    let font_of_name = if fits { NAME } else { SMALL };
    let points = line!("{points}");
    if narrow {
        pen.text_centred(x + width / 2, 3, font_of_name, INK, name);
        shape(pen, x + 4, 24, player, seat_colour(player));
        let font = if points.len() > 2 { NUMBER } else { font };
        pen.text_centred(x + 6 + width / 2, 19, font, TEXT, &points);
    } else {
        shape(pen, x + 3, 4, player, INK);
        pen.text(x + 15, 3, font_of_name, INK, name);
        pen.text_centred(x + width / 2, 19, font, TEXT, &points);
    }
}

/// Draws a star and a number that end at `right`. Returns where they begin.
pub fn points_right(pen: &mut Pen<'_>, right: i32, y: i32, points: i16, colour: Rgb565) -> i32 {
    let text = line!("{points}");
    let left = right - text_width(NUMBER, &text) - 12;
    pen.text_right(right, y, NUMBER, colour, &text);
    pen.sprite(left, y + 2, &sprite::STAR, colour);
    left
}

/// Draws everybody's points side by side.
pub fn standing(pen: &mut Pen<'_>, y: i32, players: u8, points: impl Fn(Player) -> i16) {
    let pitch = 240 / i32::from(players.max(1));
    for player in Player::all(players) {
        let x = 4 + pitch * i32::from(player.0);
        shape(pen, x, y + 1, player, seat_colour(player));
        pen.text(x + 15, y, BOLD, TEXT, &line!("{}", points(player)));
    }
}

/// Returns the colour of a seat.
pub fn seat_colour(player: Player) -> Rgb565 {
    theme::SEATS[player.index() % theme::SEATS.len()]
}

/// Draws the shape of a seat, 11x11: disc, square, triangle, diamond, cross.
pub fn shape(pen: &mut Pen<'_>, x: i32, y: i32, player: Player, colour: Rgb565) {
    /// Width of each of the eleven rows.
    const ROWS: [[u8; 11]; 5] = [
        [5, 7, 9, 11, 11, 11, 11, 11, 9, 7, 5],
        [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 0],
        [1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11],
        [1, 3, 5, 7, 9, 11, 9, 7, 5, 3, 1],
        [3, 3, 3, 3, 11, 11, 11, 3, 3, 3, 3],
    ];
    pen.sign(Sign::Seat(player.0));
    for (dy, &width) in ROWS[player.index() % ROWS.len()].iter().enumerate() {
        pen.fill(x + (11 - i32::from(width)) / 2, y + dy as i32, u32::from(width), 1, colour);
    }
}

/// Draws a row of a list that can be chosen.
pub fn row(pen: &mut Pen<'_>, y: i32, height: u32, chosen: bool) {
    if chosen {
        pen.rounded(4, y, 232, height, theme::RAISED);
        pen.cursor(6, y + 2, 228, height - 4);
    }
}

/// Returns text broken at spaces into lines of at most `columns` letters; `\n` breaks too.
pub fn wrap(text: &str, columns: usize) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(move |paragraph| {
        let mut rest = Some(paragraph);
        core::iter::from_fn(move || {
            let text = rest?;
            let Some((full, beyond)) = text.char_indices().nth(columns) else {
                rest = None;
                return Some(text);
            };
            let end = text[..full + beyond.len_utf8()].rfind(' ').unwrap_or(full);
            rest = Some(text[end..].trim_start());
            Some(&text[..end])
        })
    })
}

/// Returns a letter as a capital. ß has none.
pub const fn upper(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => (letter as u8 - 0x20) as char,
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        _ => letter,
    }
}

/// Returns a number with its sign.
pub fn signed(points: i16) -> String<8> {
    let mut text = String::new();
    let _ = write!(text, "{points:+}");
    text
}
