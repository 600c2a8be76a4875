//! The icons of Natick, read at compile time from `icons.txt`.

use draw::sprite::{Sprite, WORKER};
use draw::sprites;

const ART: &[u8] = include_bytes!("icons.txt");

sprites! {
    ART;
    /// A suit of Natick.
    SUN = "natick/sun";
    /// A suit of Natick.
    MOON = "natick/moon";
    /// A suit of Natick.
    CROWNS = "natick/crown";
    /// A suit of Natick.
    ARMS = "natick/arms";
    /// A village of Natick.
    VILLAGE = "natick/village";
    /// A town of Natick.
    TOWN = "natick/town";
    /// A road of Natick.
    ROAD = "natick/road";
    /// A knight of Natick.
    KNIGHT = "natick/knight";
}

/// A trader of Natick: the picture of a worker, under its own name.
pub static TRADER: Sprite = Sprite::new((WORKER.width, WORKER.height), WORKER.ink, WORKER.paper, "natick/trader");
