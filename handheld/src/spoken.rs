//! The picture in words, for those who hear it.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use console::{CURSOR, Console, Drawn, KEYS, Language, SIDE, STRIP, ScreenKind, Sign};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::Rectangle;
use texts::{Text, host as say};

/// Below this height is the bar on top.
const BAR: i32 = 19;

/// Prose is broken into lines of more letters than this.
const BROKEN: usize = 20;

/// Pixels of the smallest text.
const SMALLEST: u32 = 24;

/// About as high and wide as a shape or a die.
const SIGN: u32 = 11;

/// What can be read in a picture, icons in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// The kind of screen.
    screen: Option<ScreenKind>,
    /// What the cursor is on; nothing where none shows.
    pub chosen: String,
    /// All lines from the top to the keys.
    pub lines: Vec<String>,
    /// What the buttons do.
    pub keys: String,
    /// The lines that tell what happens: not those of a board.
    told: Vec<String>,
}

/// A text or an icon, and where it is.
struct Item {
    words: String,
    area: Option<Rectangle>,
}

impl Item {
    /// Grows the area by a rectangle, as far as that is in the picture.
    fn draw(&mut self, area: Rectangle) {
        let seen = area.intersection(&Rectangle::new(Point::zero(), Size::new_equal(SIDE as u32)));
        if !seen.is_zero_sized() {
            self.area = Some(self.area.map_or(seen, |before| around(before, seen)));
        }
    }
}

impl Spoken {
    /// Puts the picture of a console into words.
    pub fn of(console: &Console) -> Self {
        let language = console.language();
        let (mut items, cursor) = read(console, language);
        // From the top, line by line; in a line from the left.
        let top = |item: &(String, Rectangle)| item.1.top_left.y;
        items.sort_by_key(top);
        let mut rows: Vec<Vec<(String, Rectangle)>> = Vec::new();
        for item in items {
            match rows.last_mut() {
                Some(row) if row[0].1.bottom_right().is_some_and(|end| item.1.center().y <= end.y) => row.push(item),
                _ => rows.push(vec![item]),
            }
        }
        let mut spoken = Spoken { screen: Some(console.screen()), ..Spoken::default() };
        let board = matches!(console.screen(), ScreenKind::Table | ScreenKind::Replay) && !console.looks();
        for mut row in rows {
            row.sort_by_key(|(_, area)| area.top_left.x);
            let y = row[0].1.center().y;
            let within = |item: &&(String, Rectangle)| cursor.is_some_and(|cursor| cursor.contains(item.1.center()));
            let chosen = join(row.iter().filter(within));
            if y >= KEYS {
                spoken.keys = keys(&row);
                continue;
            }
            let line = join(row.iter());
            if !(BAR..STRIP).contains(&y) || !board {
                spoken.told.push(line.clone());
            }
            spoken.lines.push(line);
            append(&mut spoken.chosen, &chosen);
        }
        // At the table the help knows better what is pointed at than the numbers and signs around.
        if let Some(topic) = console.topic() {
            spoken.chosen = topic.to_string();
        }
        spoken
    }

    /// Returns the kind of screen.
    pub fn screen(&self) -> Option<ScreenKind> {
        self.screen
    }

    /// Returns what is new since another picture: a new screen whole; else what the cursor is on, and what changed.
    pub fn news(&self, before: &Spoken) -> String {
        let fresh = self.screen != before.screen;
        let chosen = (fresh || self.chosen != before.chosen).then_some(&self.chosen);
        // The line of what is chosen was told just now.
        let is_new = |line: &&String| (fresh || !before.told.contains(line)) && Some(*line) != chosen;
        let lines = self.told.iter().filter(is_new).fold(String::new(), |text, line| continue_with(text, line));
        let keys = (fresh || self.keys != before.keys).then_some(&self.keys);
        let parts = chosen.into_iter().chain([&lines]).chain(keys).filter(|part| !part.is_empty());
        parts.map(|part| part.trim_end_matches('.')).collect::<Vec<_>>().join(". ")
    }
}

/// Returns the smallest rectangle around two.
fn around(a: Rectangle, b: Rectangle) -> Rectangle {
    let end = |area: Rectangle| area.top_left + area.size;
    let (start, end) = (a.top_left.component_min(b.top_left), end(a).component_max(end(b)));
    Rectangle::new(start, Size::new((end.x - start.x) as u32, (end.y - start.y) as u32))
}

/// Returns whether a rectangle belongs to a frame of which this is drawn: another of its sides, or next to it.
fn belongs(frame: Rectangle, side: Rectangle) -> bool {
    let across = |area: Rectangle| (area.top_left.x, area.size.width);
    !frame.offset(2).intersection(&side).is_zero_sized() || across(frame) == across(side)
}

/// Returns all that shows, and where the cursor is.
fn read(console: &Console, language: Language) -> (Vec<(String, Rectangle)>, Option<Rectangle>) {
    let mut items: Vec<Item> = Vec::new();
    let (mut text, mut icon, mut sign) = (false, false, false);
    let mut signs: Vec<String> = Vec::new();
    let mut cursor: Option<Rectangle> = None;
    console.trace(&mut |drawn| match drawn {
        Drawn::Text(words) => {
            text = true;
            items.push(Item { words: words.to_owned(), area: None });
        }
        // A sign in a line of text.
        Drawn::Icon(sprite) if text => signs.push(name(sprite.name(), language)),
        Drawn::Icon(sprite) => {
            icon = true;
            items.push(Item { words: name(sprite.name(), language), area: None });
        }
        Drawn::TextEnd => {
            text = false;
            if let Some(item) = items.last_mut() {
                item.words = with_signs(&item.words, signs.drain(..));
            }
        }
        Drawn::IconEnd => icon = false,
        Drawn::Sign(Sign::Die(0)) => {}
        Drawn::Sign(meaning) => {
            sign = true;
            let words = match meaning {
                Sign::Seat(seat) => say::sign_seat(i32::from(seat) + 1),
                Sign::Die(pips) => say::sign_die(pips),
            };
            items.push(Item { words: words.said(language), area: None });
        }
        Drawn::Fill(area, colour) => {
            if let Some(item) = items.last_mut().filter(|_| text || icon) {
                return item.draw(area);
            }
            if let Some(item) = items.last_mut().filter(|_| std::mem::take(&mut sign)) {
                // Only its first row.
                return item.draw(Rectangle::new(area.top_left, Size::new_equal(SIGN)));
            }
            if colour == CURSOR {
                // Of two, as on a keyboard, the last one drawn is where the buttons go.
                let same = cursor.filter(|before| belongs(*before, area));
                cursor = Some(same.map_or(area, |before| around(before, area)));
            }
            // What it covers does not show. Most rectangles are strokes, which cover nothing.
            if area.size.width * area.size.height >= SMALLEST {
                let covers = |other: Rectangle| area.intersection(&other) == other;
                items.retain(|item| item.area.is_none_or(|other| !covers(other)));
                cursor.take_if(|cursor| colour != CURSOR && covers(*cursor));
            }
        }
    });
    let mut shown: Vec<(String, Rectangle)> = Vec::new();
    for Item { words, area } in items {
        let words = words.trim();
        let Some(area) = area.filter(|_| !words.is_empty()) else { continue };
        // Written twice to be bold, or to have a shadow.
        let near = |a: Point, b: Point| (a.x - b.x).abs() <= 3 && (a.y - b.y).abs() <= 3;
        if !shown.iter().any(|(other, place)| other == words && near(place.top_left, area.top_left)) {
            shown.push((words.to_owned(), area));
        }
    }
    (shown, cursor)
}

/// Returns the word for a sprite of this name.
fn name(sprite: &str, language: Language) -> String {
    // A board has a hundred of them.
    static ICONS: OnceLock<BTreeMap<&str, Text>> = OnceLock::new();
    let icons = ICONS.get_or_init(|| say::ICONS.into_iter().collect());
    let text = icons.get(&*sprite.replace(['/', '_'], "-"));
    text.map_or_else(String::new, |text| text.said(language))
}

/// Returns a text with words in place of its signs, which are control characters.
fn with_signs(text: &str, mut signs: impl Iterator<Item = String>) -> String {
    let mut words = String::new();
    for letter in text.chars() {
        match letter.is_control().then(|| signs.next()) {
            None => words.push(letter),
            Some(sign) => append(&mut words, &format!("{} ", sign.unwrap_or_default())),
        }
    }
    words
}

/// Appends words to a text, after a space.
fn append(text: &mut String, words: &str) {
    if !text.is_empty() && !text.ends_with(' ') && !words.is_empty() {
        text.push(' ');
    }
    text.push_str(words);
}

/// Adds a line to those before it: prose that was broken goes on, everything else ends there.
fn continue_with(mut text: String, line: &str) -> String {
    let last = text.rsplit(". ").next().unwrap_or_default().chars().count();
    let goes_on = last > BROKEN && line.starts_with(char::is_lowercase);
    if !text.is_empty() && !text.ends_with(['.', ':', '!', '?']) && !goes_on {
        text.push('.');
    }
    append(&mut text, line);
    text
}

/// Returns what stands in a line; the same several times in a row is counted.
fn join<'a>(items: impl Iterator<Item = &'a (String, Rectangle)>) -> String {
    let mut line = String::new();
    let mut items = items.map(|(words, _)| words).peekable();
    while let Some(words) = items.next() {
        let mut count = 1;
        while words.chars().count() > 1 && items.next_if_eq(&words).is_some() {
            count += 1;
        }
        append(&mut line, words);
        if count > 1 {
            line += &format!(" \u{d7}{count}");
        }
    }
    line
}

/// Returns what the buttons do: each letter that has a word behind it.
fn keys(row: &[(String, Rectangle)]) -> String {
    let pairs = row.windows(2).filter(|pair| pair[0].0.len() == 1 && pair[1].0.chars().count() > 1);
    pairs.map(|pair| format!("{}: {}", pair[0].0, pair[1].0)).collect::<Vec<_>>().join(", ")
}
