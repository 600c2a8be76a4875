//! Crockford's base32: letters that are not confused when they are read aloud, typed or scanned.

/// No I, L, O or U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Returns the letter for the low five bits.
pub const fn letter(digit: u8) -> char {
    ALPHABET[(digit & 31) as usize] as char
}

/// Returns the five bits of a letter of either case; O is taken for 0, I and L for 1.
pub fn digit(letter: char) -> Option<u8> {
    match letter.to_ascii_uppercase() {
        'O' => Some(0),
        'I' | 'L' => Some(1),
        upper => ALPHABET.iter().position(|&known| known as char == upper).map(|digit| digit as u8),
    }
}
