//! Pixel art in two planes, read at compile time from text: `#` ink, `o` the second plane, `.` nothing.

use crate::font::Stroke;

/// The icons that several games share.
const ART: &[u8] = include_bytes!("icons.txt");

/// A small picture of at most 16x16, cut into strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprite {
    /// Pixels across.
    pub width: u8,
    /// Pixels down.
    pub height: u8,
    /// What is drawn in the colour of the thing.
    pub ink: &'static [Stroke],
    /// What is drawn in the colour of paper.
    pub paper: &'static [Stroke],
    #[cfg(feature = "named")]
    name: &'static str,
}

impl Sprite {
    /// Returns a picture of these strokes.
    pub const fn new(
        (width, height): (u8, u8),
        ink: &'static [Stroke],
        paper: &'static [Stroke],
        _name: &'static str,
    ) -> Self {
        Sprite {
            width,
            height,
            ink,
            paper,
            #[cfg(feature = "named")]
            name: _name,
        }
    }

    /// Returns its name in the text of icons.
    #[cfg(feature = "named")]
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

/// Such a picture as it is read.
#[derive(Debug)]
pub struct Art {
    /// Pixels across.
    pub width: u8,
    /// Pixels down.
    pub height: u8,
    /// The pixels of the thing.
    pub ink: Plane,
    /// The pixels of paper.
    pub paper: Plane,
}

/// The pixels of one colour, row by row; bit 0 is the leftmost.
#[derive(Debug)]
pub struct Plane([u16; 16]);

impl Art {
    /// Returns the picture of this name in a text of icons; fails the build if there is none.
    pub const fn named(art: &[u8], name: &str) -> Self {
        let mut at = heading(art, name.as_bytes());
        let mut sprite = Art { width: 0, height: 0, ink: Plane([0; 16]), paper: Plane([0; 16]) };
        let mut x = 0;
        while at < art.len() && !(x == 0 && art[at] == b'\n') {
            let bit = if x < 16 { 1 << x } else { 0 };
            match art[at] {
                b'\n' => {
                    sprite.width = x;
                    sprite.height += 1;
                    x = 0;
                    at += 1;
                    continue;
                }
                b'#' => sprite.ink.0[sprite.height as usize] |= bit,
                b'o' => sprite.paper.0[sprite.height as usize] |= bit,
                b'.' => {}
                _ => panic!("icons: only # o . in a picture"),
            }
            x += 1;
            at += 1;
        }
        sprite
    }
}

impl Plane {
    /// Returns how many horizontal runs it has.
    pub const fn count(&self) -> usize {
        let (mut count, mut y) = (0, 0);
        while y < self.0.len() {
            // Where a run begins.
            count += (self.0[y] & !(self.0[y] << 1)).count_ones();
            y += 1;
        }
        count as usize
    }

    /// Returns its horizontal runs; `N` is their [count](Self::count).
    pub const fn strokes<const N: usize>(&self) -> [Stroke; N] {
        let mut strokes = [Stroke { x: 0, y: 0, width: 0, height: 1 }; N];
        let (mut at, mut y) = (0, 0);
        while y < self.0.len() {
            // Wider than a row, so that all of it can be shifted out.
            let (mut bits, mut x) = (self.0[y] as u32, 0);
            while bits != 0 {
                x += bits.trailing_zeros();
                bits >>= bits.trailing_zeros();
                let width = bits.trailing_ones();
                strokes[at] = Stroke { x: x as u8, y: y as u8, width: width as u8, height: 1 };
                x += width;
                bits >>= width;
                at += 1;
            }
            y += 1;
        }
        strokes
    }
}

/// Returns where the picture below the line that begins with `name` starts.
const fn heading(art: &[u8], name: &[u8]) -> usize {
    let mut at = 0;
    while at + name.len() < art.len() {
        let mut same = 0;
        while same < name.len() && art[at + same] == name[same] {
            same += 1;
        }
        let whole = same == name.len() && art[at + same] == b' ';
        while art[at] != b'\n' {
            at += 1;
        }
        at += 1;
        if whole {
            return at;
        }
    }
    panic!("icons: no such name")
}

/// Names sprites of a text of icons.
#[macro_export]
macro_rules! sprites {
    ($art:ident; $($(#[$doc:meta])* $name:ident = $path:literal;)*) => {
        $($(#[$doc])* pub const $name: $crate::sprite::Sprite = {
            use $crate::font::Stroke;
            use $crate::sprite::{Art, Sprite};
            const PICTURE: Art = Art::named($art, $path);
            const INK: [Stroke; PICTURE.ink.count()] = PICTURE.ink.strokes();
            const PAPER: [Stroke; PICTURE.paper.count()] = PICTURE.paper.strokes();
            Sprite::new((PICTURE.width, PICTURE.height), &INK, &PAPER, $path)
        };)*
    };
}

sprites! {
    ART;
    /// Sign of a kind.
    CASTLE = "kind/castle";
    /// Sign of a kind.
    MINE = "kind/mine";
    /// Sign of a kind.
    SHIP = "kind/ship";
    /// Sign of a kind.
    ANIMAL = "kind/animal";
    /// Sign of a kind.
    MONASTERY = "kind/monastery";
    /// Sign of a kind.
    BUILDING = "kind/building";
    /// A placed castle.
    CASTLE_TILE = "tile/castle";
    /// A placed ship.
    SHIP_TILE = "tile/ship";
    /// A worker.
    WORKER = "small/worker";
    /// A piece of silver.
    SILVER = "small/silver";
    /// Points.
    STAR = "small/star";
    /// A commodity.
    SACK = "small/sack";
    /// The best.
    CROWN = "small/crown";
    /// Time.
    HOURGLASS = "small/hourglass";
    /// On top of towers.
    FLAG = "small/flag";
}

/// The sign of each kind, by number.
pub const KINDS: [Sprite; 6] = [CASTLE, MINE, SHIP, ANIMAL, MONASTERY, BUILDING];
