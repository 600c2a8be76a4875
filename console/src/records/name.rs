//! The name of a player.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use draw::chrome::{digit, letters};
use draw::font::Font;
use heapless::{String, Vec};
use rules_core::{MAX_PLAYERS, Player};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A player's name: up to ten letters that the fonts have. It is stored as one byte of Latin-9 for each letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(String<{ 2 * Name::LETTERS }, u8>);

impl Name {
    /// The most letters of a name.
    pub const LETTERS: usize = 10;

    /// Returns it as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Adds a letter. Returns whether that was possible.
    pub fn push(&mut self, letter: char) -> bool {
        byte(letter).is_some() && letters(self) < Self::LETTERS && self.0.push(letter).is_ok()
    }

    /// Takes the last letter away.
    pub fn pop(&mut self) -> Option<char> {
        self.0.pop()
    }

    /// Takes all letters away.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

/// Returns the name of a seat in at most `room` letters. A longer one is cut and ends with a full stop, and with the
/// number of the seat if another name begins alike.
pub fn short(names: &[Name; MAX_PLAYERS], player: Player, room: usize) -> Name {
    let seat = player.index() % names.len();
    let whole = &names[seat];
    if letters(whole) <= room {
        return whole.clone();
    }
    let alike = |name: &&Name| whole.chars().take(room.saturating_sub(1)).eq(name.chars().take(room.saturating_sub(1)));
    let end = if names.iter().filter(alike).count() > 1 { digit(seat as u8 + 1) } else { "" };
    let kept = whole.chars().take(room.saturating_sub(1 + end.len()));
    // It is no longer than the whole name.
    Name(kept.chain(['.']).chain(end.chars()).collect())
}

/// Returns a letter of a name as the byte that is kept.
fn byte(letter: char) -> Option<u8> {
    let byte = match letter {
        'Œ' => 0xbc,
        'œ' => 0xbd,
        'Ÿ' => 0xbe,
        _ => u8::try_from(letter).ok()?,
    };
    Font::has(letter).then_some(byte)
}

/// Returns the letter that is kept as this byte.
fn letter(byte: u8) -> Option<char> {
    let letter = match byte {
        0xbc => 'Œ',
        0xbd => 'œ',
        0xbe => 'Ÿ',
        _ => char::from(byte),
    };
    Font::has(letter).then_some(letter)
}

/// A name is too long, or has a letter that the fonts don't.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoName;

impl FromStr for Name {
    type Err = NoName;

    fn from_str(text: &str) -> Result<Self, NoName> {
        let mut name = Name::default();
        if text.chars().all(|letter| name.push(letter)) { Ok(name) } else { Err(NoName) }
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bytes: Vec<u8, { Name::LETTERS }> = self.chars().filter_map(byte).collect();
        serializer.serialize_bytes(&bytes)
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Letters;

        impl Visitor<'_> for Letters {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the letters of a name")
            }

            fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<Name, E> {
                let mut name = Name::default();
                let whole = bytes.iter().all(|&byte| letter(byte).is_some_and(|letter| name.push(letter)));
                if whole { Ok(name) } else { Err(E::invalid_length(bytes.len(), &self)) }
            }
        }

        deserializer.deserialize_bytes(Letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_as_a_byte_a_letter() {
        for text in ["", "RED", "J. D'ARC-2", "ÉLÉONORE-Ü", "ŒŸÆÇÄÖÜÀÂß"] {
            let name: Name = text.parse().unwrap();
            let mut buffer = [0; 16];
            let bytes = postcard::to_slice(&name, &mut buffer).unwrap();
            assert_eq!(bytes.len(), 1 + text.chars().count());
            assert_eq!(postcard::from_bytes(bytes), Ok(name));
        }
    }

    #[test]
    fn what_earlier_consoles_kept_as_text_is_read() {
        let mut buffer = [0; 16];
        let bytes = postcard::to_slice("D'ARC-2", &mut buffer).unwrap();
        assert_eq!(postcard::from_bytes::<Name>(bytes).unwrap().deref(), "D'ARC-2");
    }

    #[test]
    fn a_short_name_tells_players_apart() {
        let names = ["CHARLOTTE", "CHARLES-J.", "CHARLOT", "ANNA", "ÉLÉONORE-Ü"].map(|name| name.parse().unwrap());
        for (room, shorts) in [
            (9, ["CHARLOTTE", "CHARLES-.", "CHARLOT", "ANNA", "ÉLÉONORE."]),
            (7, ["CHARL.1", "CHARLE.", "CHARLOT", "ANNA", "ÉLÉONO."]),
            (5, ["CHA.1", "CHA.2", "CHA.3", "ANNA", "ÉLÉO."]),
        ] {
            for (player, due) in Player::all(MAX_PLAYERS as u8).zip(shorts) {
                assert_eq!(short(&names, player, room).as_str(), due);
            }
        }
    }

    #[test]
    fn eleven_letters_and_others_are_no_name() {
        assert_eq!("ABCDEFGHIJK".parse::<Name>(), Err(NoName));
        assert_eq!("ÑANDU".parse::<Name>(), Err(NoName));
        assert_eq!("A\u{202f}B".parse::<Name>(), Err(NoName));
        for byte in (0..=u8::MAX).filter(|&byte| letter(byte).is_none()) {
            assert!(postcard::from_bytes::<Name>(&[1, byte]).is_err(), "{byte}");
        }
        assert!(postcard::from_bytes::<Name>(b"\x0bABCDEFGHIJK").is_err());
    }
}
