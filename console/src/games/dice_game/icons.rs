//! The icons of the Dice Game, read at compile time from `icons.txt`.

use draw::sprites;

const ART: &[u8] = include_bytes!("icons.txt");

sprites! {
    ART;
    /// Numbers of a city differ.
    DIFFERENT = "group/neq";
    /// Numbers of a pasture are the same.
    SAME = "group/eq";
    /// A monk.
    MONK = "small/monk";
}
