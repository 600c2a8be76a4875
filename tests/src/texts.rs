//! What can be read on a screen.

use std::collections::BTreeSet;

use console::{Console, Drawn, SIDE};
use embedded_graphics::primitives::PointsIter as _;

/// A text of a picture, by what shows of it.
#[derive(Clone, Debug, Default)]
struct Text {
    words: String,
    /// Pixels that were drawn, that lie outside, and that were drawn over.
    drawn: usize,
    outside: usize,
    lost: usize,
    /// Left, top, right and bottom of its ink.
    ink: Option<[i32; 4]>,
}

impl Text {
    /// Returns whether it is another's shadow, or makes it bold: the same words almost at the same place.
    fn is_shadow_of(&self, other: &Text) -> bool {
        let near = |a: [i32; 4], b: [i32; 4]| (a[0] - b[0]).abs() <= 3 && (a[1] - b[1]).abs() <= 3;
        self.words == other.words && self.ink.zip(other.ink).is_none_or(|(a, b)| near(a, b))
    }
}

/// A rectangle of so many pixels is a sheet that lies over the screen.
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

/// Returns what is wrong with the texts of the picture that shows: cut at an edge, cut by what is drawn over them, or
/// too close to each other.
pub fn faults(console: &Console) -> BTreeSet<String> {
    let mut owner = vec![None; SIDE * SIDE];
    let mut texts: Vec<Text> = Vec::new();
    let mut writing = false;
    let mut faults = BTreeSet::new();
    console.trace(&mut |drawn| match drawn {
        Drawn::Text(words) => {
            writing = true;
            texts.push(Text { words: words.to_owned(), ..Text::default() });
        }
        Drawn::TextEnd => writing = false,
        Drawn::Fill(area, _) => {
            // A sheet laid over the screen: what lies under it is not meant to be read.
            let sheet = area.size.width * area.size.height > SHEET;
            for point in area.points() {
                let inside = (0..SIDE as i32).contains(&point.x) && (0..SIDE as i32).contains(&point.y);
                let at = inside.then(|| point.y as usize * SIDE + point.x as usize);
                if let Some(before) = at.and_then(|at| owner[at].take()) {
                    let before: usize = before;
                    texts[before].lost += if sheet { texts[before].drawn } else { 1 };
                    if writing && texts[before].words != texts[texts.len() - 1].words {
                        let now = &texts[texts.len() - 1].words;
                        faults.insert(format!("{:?} is written over {:?}", now, texts[before].words));
                    }
                }
                if writing {
                    let index = texts.len() - 1;
                    let text = &mut texts[index];
                    text.drawn += 1;
                    match at {
                        Some(at) => owner[at] = Some(index),
                        None => text.outside += 1,
                    }
                    let [left, top, right, bottom] = text.ink.unwrap_or([point.x, point.y, point.x, point.y]);
                    text.ink = Some([left.min(point.x), top.min(point.y), right.max(point.x), bottom.max(point.y)]);
                }
            }
        }
    });
    // What is wholly covered was not meant to be read; what is written twice to be bold or to have a shadow is one
    // text.
    let seen: Vec<&Text> = texts.iter().filter(|text| text.lost < text.drawn).collect();
    for (i, text) in seen.iter().enumerate() {
        if text.outside > 0 {
            faults.insert(format!("{:?} runs over the edge", text.words));
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
