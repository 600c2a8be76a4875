//! Suits, coins and prices in a line of text.

use draw::chrome::{self, KEYS, Line, STRIP};
use draw::line;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{BOLD, GAIN, PANEL, Swatch, TEXT, Tint};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Player;
use rules_core::natick::{Effect, Idle, Suit};

use super::{icons, palette};
use crate::records::settings::Settings;

/// The letters that stand for signs in a line: the suits in the order of [`Suit`], then the shapes of the two seats.
const SIGNS: [char; 6] = ['\u{1}', '\u{2}', '\u{3}', '\u{4}', '\u{5}', '\u{6}'];

/// Returns the sign of a suit.
pub const fn sign(suit: Suit) -> &'static Sprite {
    match suit {
        Suit::Sun => &icons::SUN,
        Suit::Moon => &icons::MOON,
        Suit::Crown => &icons::CROWNS,
        Suit::Arms => &icons::ARMS,
    }
}

/// Returns the kind that has a suit's colours.
pub const fn kind(suit: Suit) -> Swatch {
    match suit {
        Suit::Sun => Swatch::Building,
        Suit::Moon => Swatch::Mine,
        Suit::Crown => Swatch::Castle,
        Suit::Arms => Swatch::Ship,
    }
}

/// Returns the colours of a suit.
pub fn tint(settings: &Settings, suit: Suit) -> &'static Tint {
    &settings.tints(&palette::TINTS)[kind(suit) as usize]
}

/// Returns the sign of a suit as a letter of a line.
pub const fn letter(suit: Suit) -> char {
    SIGNS[suit as usize]
}

/// Returns the shape of a seat as a letter of a line: shorter than any name.
pub fn mark(player: Player) -> char {
    SIGNS[4 + player.index() % 2]
}

/// Returns coins by suit, one sign each; a dash for none.
pub fn coins(count: [u8; 4]) -> Line {
    let mut text = Line::new();
    for suit in Suit::ALL {
        for _ in 0..count[suit as usize] {
            let _ = text.push(letter(suit)); // 24 coins at most
        }
    }
    if text.is_empty() { line!("-") } else { text }
}

/// Returns what an event does to somebody, after their name: short enough for two long names in a line.
pub fn effect(effect: Result<Effect, Idle>) -> Line {
    match effect {
        Ok(Effect::Harvest) => line!("gets one"),
        Ok(Effect::Exchange) => line!("may swap"),
        Ok(Effect::Take) => line!("may take"),
        Ok(Effect::Discard(coins)) => line!("loses {coins}"),
        Err(_) => line!("nothing"),
    }
}

/// Draws a line of text with its signs.
pub fn write(pen: &mut Pen<'_>, settings: &Settings, x: i32, y: i32, colour: Rgb565, text: &str) {
    let mut x = x;
    for part in text.split_inclusive(SIGNS) {
        let plain = part.trim_end_matches(SIGNS);
        x = pen.text(x, y, BOLD, colour, plain);
        let sign = part[plain.len()..].chars().next().and_then(|letter| SIGNS.iter().position(|&sign| sign == letter));
        let Some(sign) = sign else { continue };
        match Suit::ALL.get(sign) {
            Some(&suit) => pen.sprite(x + 1, y + 1, self::sign(suit), tint(settings, suit).sign),
            None => {
                let player = Player(sign as u8 - 4);
                chrome::shape(pen, x + 1, y + 1, player, chrome::seat_colour(player));
            }
        }
        x += 13;
    }
}

/// Draws the two lines above the keys.
pub fn strip(pen: &mut Pen<'_>, settings: &Settings, lines: &[Line; 2]) {
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
    write(pen, settings, 4, STRIP + 1, TEXT, &lines[0]);
    write(pen, settings, 4, STRIP + 15, GAIN, &lines[1]);
}
