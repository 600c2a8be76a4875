//! What can be read on a screen.

use std::collections::{BTreeMap, BTreeSet};

use console::{CUT, Console, Drawn, SIDE};
use draw::font::Font;
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::primitives::{PointsIter as _, Rectangle};

use crate::preset::Preset;

/// A text of a picture, by what shows of it.
#[derive(Clone, Debug, Default)]
struct Text {
    words: String,
    /// Pixels that were drawn, that lie outside, and that were drawn over.
    drawn: usize,
    outside: usize,
    lost: usize,
    /// Sprites among its letters.
    signs: usize,
    /// Left, top, right and bottom of its ink.
    ink: Option<[i32; 4]>,
}

impl Text {
    /// Adds a rectangle of its ink.
    fn draw(&mut self, area: Rectangle) {
        let Some(end) = area.bottom_right() else { return };
        let start = area.top_left;
        let panel = Rectangle::new(Point::zero(), Size::new_equal(SIDE as u32));
        let [all, inside] = [area, area.intersection(&panel)].map(|area| (area.size.width * area.size.height) as usize);
        self.drawn += all;
        self.outside += all - inside;
        let area = [start.x, start.y, end.x, end.y];
        self.ink = Some(self.ink.map_or(area, |ink| around(ink, area)));
    }

    /// Returns whether it is a shadow of another text, or makes it bold: the same words almost at the same place.
    fn is_shadow_of(&self, other: &Text) -> bool {
        let near = |a: [i32; 4], b: [i32; 4]| (a[0] - b[0]).abs() <= 3 && (a[1] - b[1]).abs() <= 3;
        self.words == other.words && self.ink.zip(other.ink).is_none_or(|(a, b)| near(a, b))
    }
}

/// Returns left, top, right and bottom of what is around both.
fn around(a: [i32; 4], b: [i32; 4]) -> [i32; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// A rectangle of more pixels than this is a sheet that lies over the screen.
const SHEET: u32 = 240 * 40;

/// How close the ink of two texts in one line may come, in pixels.
const GAP: i32 = 4;

/// Returns every text of the picture that shows, in the order in which they are drawn.
pub fn texts(console: &Console) -> Vec<String> {
    let mut texts = Vec::new();
    console.trace(&mut |drawn| {
        if let Drawn::Text(words) = drawn {
            texts.push(words.to_owned());
        }
    });
    texts
}

/// What a pixel belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Nobody,
    /// The text of this number.
    Text(u16),
    /// The icon of this number.
    Icon(u16),
}

/// Returns what is wrong with the texts of the picture that shows: cut at an edge, cut by what is drawn over them, or
/// too close to each other, or with a letter that the font does not have; and icons that are drawn over each other.
pub fn faults(console: &Console) -> BTreeSet<String> {
    let mut owners = vec![Owner::Nobody; SIDE * SIDE];
    let mut texts: Vec<Text> = Vec::new();
    let (mut now, mut icons) = (Owner::Nobody, 0);
    let mut faults = BTreeSet::new();
    let mut overlaps: BTreeMap<(u16, u16), [i32; 4]> = BTreeMap::new();
    console.trace(&mut |drawn| match drawn {
        Drawn::Text(words) => {
            now = Owner::Text(texts.len() as u16);
            texts.push(Text { words: words.to_owned(), ..Text::default() });
        }
        // A sign in a line of text is a part of it.
        Drawn::Icon(_) if now == Owner::Nobody => {
            now = Owner::Icon(icons);
            icons += 1;
        }
        Drawn::IconEnd if matches!(now, Owner::Text(_)) => {}
        Drawn::Icon(_) => {
            if let Owner::Text(index) = now {
                texts[usize::from(index)].signs += 1;
            }
        }
        Drawn::Sign(_) => {}
        Drawn::TextEnd | Drawn::IconEnd => now = Owner::Nobody,
        Drawn::Fill(area, _) => {
            // What lies under a sheet is not meant to be read.
            let sheet = area.size.width * area.size.height > SHEET;
            if let Owner::Text(index) = now {
                texts[usize::from(index)].draw(area);
            }
            let panel = Rectangle::new(Point::zero(), Size::new_equal(SIDE as u32));
            for point in area.intersection(&panel).points() {
                let at = point.y as usize * SIDE + point.x as usize;
                let before = std::mem::replace(&mut owners[at], now);
                if before == Owner::Nobody {
                    continue;
                }
                match (before, now) {
                    (Owner::Text(before), _) => {
                        let text = &mut texts[usize::from(before)];
                        text.lost += if sheet { text.drawn } else { 1 };
                        if let Owner::Text(now) = now
                            && texts[usize::from(before)].words != texts[usize::from(now)].words
                        {
                            let [now, before] = [now, before].map(|index| &texts[usize::from(index)].words);
                            faults.insert(format!("{now:?} is written over {before:?}"));
                        }
                    }
                    (Owner::Icon(before), Owner::Icon(now)) if before != now => {
                        let overlap = overlaps.entry((before, now)).or_insert([point.x, point.y, point.x, point.y]);
                        *overlap = around(*overlap, [point.x, point.y, point.x, point.y]);
                    }
                    _ => {}
                }
            }
        }
    });
    let shows = |icon: u16| owners.contains(&Owner::Icon(icon));
    for ((a, b), [left, top, right, bottom]) in overlaps {
        // Shields in a row share an edge.
        if left < right && top < bottom && shows(a) && shows(b) {
            faults.insert(format!("icons collide at {left}, {top}"));
        }
    }
    // What is wholly covered was not meant to be read; what is written twice to be bold or to have a shadow is one
    // text.
    let seen: Vec<&Text> = texts.iter().filter(|text| text.lost < text.drawn).collect();
    for (i, text) in seen.iter().enumerate() {
        if text.outside > 0 {
            faults.insert(format!("{:?} runs over the edge", text.words));
        }
        // What is no letter is a sign, where signs are drawn.
        if text.words.chars().filter(|letter| !Font::has(*letter)).count() != text.signs {
            faults.insert(format!("{:?} has a letter without a glyph", text.words));
        }
        if text.words.ends_with(CUT) {
            faults.insert(format!("{:?} is longer than a line", text.words));
        }
        // A name that is shortened on purpose ends with a full stop.
        let part_of_name = |word: &str| {
            (2..10).contains(&word.chars().count()) && Preset::NAMES.iter().any(|name| name.starts_with(word))
        };
        if text.words.split(|c: char| !c.is_alphanumeric() && c != '.').any(part_of_name) {
            faults.insert(format!("{:?} has a part of a name", text.words));
        }
        let twice = seen[i + 1..].iter().any(|other| text.is_shadow_of(other));
        // A single digit may be struck through, or lie under the cursor's ring.
        if text.lost > 0 && !twice && text.words.len() > 1 {
            faults.insert(format!("{:?} is cut", text.words));
        }
        for other in &seen[i + 1..] {
            let (Some(a), Some(b)) = (text.ink, other.ink) else { continue };
            let rows = a[3].min(b[3]) - a[1].max(b[1]) + 1;
            let apart = a[0].max(b[0]) - a[2].min(b[2]) - 1;
            if !text.is_shadow_of(other) && text.words.len().min(other.words.len()) > 2 && rows > 2 && apart < GAP {
                faults.insert(format!("{:?} and {:?} touch", text.words, other.words));
            }
        }
    }
    faults
}
