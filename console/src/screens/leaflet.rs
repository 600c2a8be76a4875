//! What a game is about, before it begins: a leaf for its scenario, or for each of its expansions.

use draw::chrome::{self, Keys};
use draw::hexagon::SPACE;
use draw::pen::Pen;
use draw::theme::{self, PLAIN, TEXT, Tints};
use embedded_graphics::geometry::Point;
use saves::Slot;
use texts::{Language, Text, console as say};

use super::Step;
use crate::Button;
use crate::game::help::{Body, Leaf, chosen};
use crate::games::{self, GAMES};
use crate::state::State;

/// Letters of a line beside a picture.
const LETTERS: usize = 28;

/// Some leaves of a game, and the one that shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leaflet {
    slot: Slot,
    /// One bit for each leaf.
    leaves: u16,
    at: u8,
}

impl Leaflet {
    /// Returns these leaves of a game, if there are any.
    pub fn of(slot: Slot, leaves: u16) -> Option<Self> {
        (leaves != 0).then_some(Leaflet { slot, leaves, at: 0 })
    }

    fn is_last(self) -> bool {
        u32::from(self.at) + 1 >= self.leaves.count_ones()
    }

    pub fn press(&mut self, button: Button) -> Step {
        match button {
            Button::A | Button::Right | Button::Down if !self.is_last() => self.at += 1,
            Button::A | Button::B => return Step::Close,
            Button::Left | Button::Up => self.at = self.at.saturating_sub(1),
            _ => {}
        }
        Step::Stay
    }

    pub fn draw(self, state: &State, pen: &mut Pen<'_>) {
        let Some(card) = games::index(self.slot).and_then(|index| GAMES.get(index)) else { return };
        let Some(leaf) = chosen(card.leaves, self.leaves).nth(self.at.into()) else { return };
        let count = self.leaves.count_ones();
        let of = (count > 1).then(|| say::page_of(self.at + 1, count as u8));
        chrome::titled(pen, leaf.title, of);
        draw_leaf(leaf, state.settings.tints(card.tints), pen);
        let a = if self.is_last() { say::GO_ON } else { say::NEXT };
        chrome::keys(pen, Keys::of([Some(a), Some(say::LEAVE), None, None]));
    }
}

/// Draws a leaf below its heading: a picture for everything that it says.
pub fn draw_leaf(leaf: &Leaf, tints: &Tints, pen: &mut Pen<'_>) {
    let heights = leaf.rows.map(|(_, _, text)| height(&words(text, pen.language)));
    let gap = (chrome::KEYS - 22 - heights.iter().sum::<i32>()) / (leaf.rows.len() as i32 + 1);
    let mut y = 22 + gap;
    for ((sign, swatch, text), height) in leaf.rows.iter().zip(heights) {
        let (tint, top) = (&tints[*swatch as usize], y + (height - 30) / 2);
        pen.hexagon(Point::new(5, top), SPACE, 0, tint.tile);
        let (dx, dy) = ((28 - i32::from(sign.width)) / 2, (30 - i32::from(sign.height)) / 2);
        let ink = if sign.paper.is_empty() { tint.digit } else { theme::INK };
        pen.sprite(5 + dx, top + dy, sign, ink);
        let text = words(*text, pen.language);
        let lines = chrome::wrap(&text, LETTERS).count() as i32;
        let first = y + (height - 14 * lines) / 2;
        for (i, line) in (0..).zip(chrome::wrap(&text, LETTERS)) {
            pen.text(40, first + 14 * i, PLAIN, TEXT, line);
        }
        y += height + gap;
    }
}

fn words(text: Text, language: Language) -> Body {
    text.string(language)
}

/// Returns how high a row is: its text, but no less than its picture.
fn height(text: &str) -> i32 {
    (14 * chrome::wrap(text, LETTERS).count() as i32).max(30)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_leaf_fits() {
        for card in GAMES {
            assert!((1..=16).contains(&card.leaves.len()), "{}", card.key);
            for leaf in card.leaves {
                let rows: i32 = leaf.rows.iter().map(|(_, _, text)| height(&words(*text, Language::English))).sum();
                assert!(22 + rows + 6 <= chrome::KEYS, "{:?}: {rows} rows", leaf.title);
            }
        }
    }
}
