//! The bytes of a packed text that are no letters: the build script writes them, `book` reads them.

/// Bytes from this one on are letters.
pub const FIRST_LETTER: u8 = 8;

/// A part as it is. Its number follows this byte and each of the next ones.
pub const PART: u8 = 1;
/// A number with its sign.
pub const SIGNED: u8 = 2;
/// A part with a capital.
pub const CAPITAL: u8 = 3;
/// A form of a noun, by the number that follows.
pub const FORM: u8 = 4;
/// Variants by a number: for each its key, its length and its bytes, the last one with the key [`OTHER`].
pub const SELECT: u8 = 5;
/// The same by the gender of a noun.
pub const SELECT_GENDER: u8 = 6;

/// Key of a variant for what the language counts as one. Other keys are numbers, or letters of genders.
pub const ONE: u8 = 200;
/// Key of the variant for everything else.
pub const OTHER: u8 = 201;
