//! Pixel art in two planes, read at compile time from `icons.txt`.

/// All of it: `#` ink, `o` the second plane, `.` nothing.
const ART: &[u8] = include_bytes!("icons.txt");

/// A small picture of at most 16x16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprite {
    /// Pixels across.
    pub width: u8,
    /// Pixels down.
    pub height: u8,
    ink: [u16; 16],
    paper: [u16; 16],
}

impl Sprite {
    /// The sprite of this name in `icons.txt`; fails the build if there is none.
    const fn named(name: &str) -> Self {
        let mut at = heading(name.as_bytes());
        let mut sprite = Sprite { width: 0, height: 0, ink: [0; 16], paper: [0; 16] };
        let mut x = 0;
        while at < ART.len() && !(x == 0 && ART[at] == b'\n') {
            let bit = if x < 16 { 1 << x } else { 0 };
            match ART[at] {
                b'\n' => {
                    sprite.width = x;
                    sprite.height += 1;
                    x = 0;
                    at += 1;
                    continue;
                }
                b'#' => sprite.ink[sprite.height as usize] |= bit,
                b'o' => sprite.paper[sprite.height as usize] |= bit,
                b'.' => {}
                _ => panic!("icons.txt: only # o . in a picture"),
            }
            x += 1;
            at += 1;
        }
        sprite
    }

    /// Calls `run` with each horizontal run of one plane: x, y, length, and whether it is ink.
    pub fn runs(&self, mut run: impl FnMut(i32, i32, u32, bool)) {
        for y in 0..usize::from(self.height) {
            for (rows, ink) in [(&self.paper, false), (&self.ink, true)] {
                let mut bits = rows[y];
                let mut x = 0;
                while bits != 0 {
                    let skip = bits.trailing_zeros();
                    bits >>= skip;
                    x += skip;
                    let length = bits.trailing_ones();
                    run(x as i32, y as i32, length, ink);
                    bits = bits.checked_shr(length).unwrap_or(0);
                    x += length;
                }
            }
        }
    }
}

/// Where the picture below the line that begins with `name` starts.
const fn heading(name: &[u8]) -> usize {
    let mut at = 0;
    while at + name.len() < ART.len() {
        let mut same = 0;
        while same < name.len() && ART[at + same] == name[same] {
            same += 1;
        }
        let whole = same == name.len() && ART[at + same] == b' ';
        while ART[at] != b'\n' {
            at += 1;
        }
        at += 1;
        if whole {
            return at;
        }
    }
    panic!("icons.txt: no such name")
}

macro_rules! sprites {
    ($($(#[$doc:meta])* $name:ident = $path:literal;)*) => {
        $($(#[$doc])* pub const $name: Sprite = Sprite::named($path);)*
    };
}

sprites! {
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
    /// Numbers of a city differ.
    DIFFERENT = "group/neq";
    /// Numbers of a pasture are the same.
    SAME = "group/eq";
    /// A placed castle.
    CASTLE_TILE = "tile/castle";
    /// A placed mine.
    MINE_TILE = "tile/mine";
    /// A placed ship.
    SHIP_TILE = "tile/ship";
    /// Animals.
    COW = "tile/cow";
    /// Animals.
    SHEEP = "tile/sheep";
    /// Animals.
    PIG = "tile/pig";
    /// Animals of 2011.
    CHICKEN = "tile/chicken";
    /// Animals of 2019.
    GOAT = "tile/goat";
    /// A building.
    WAREHOUSE = "tile/warehouse";
    /// A building.
    WATCHTOWER = "tile/watchtower";
    /// A building.
    CARPENTER = "tile/carpenter";
    /// A building.
    CHURCH = "tile/church";
    /// A building.
    MARKET = "tile/market";
    /// A building.
    BOARDING_HOUSE = "tile/boarding";
    /// A building.
    BANK = "tile/bank";
    /// A building.
    TOWN_HALL = "tile/townhall";
    /// Yellow tiles that bring points at the end.
    AT_END = "group/star";
    /// Yellow tiles that move a die.
    MOVES_DIE = "group/plusminus";
    /// Other yellow tiles.
    BELL = "group/bell";
    /// A worker.
    WORKER = "small/worker";
    /// A piece of silver.
    SILVER = "small/silver";
    /// Points.
    STAR = "small/star";
    /// A monk.
    MONK = "small/monk";
    /// A commodity.
    SACK = "small/sack";
    /// The best.
    CROWN = "small/crown";
    /// Time.
    HOURGLASS = "small/hourglass";
    /// On top of towers.
    FLAG = "small/flag";
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

/// The sign of each kind, by number.
pub const KINDS: [Sprite; 6] = [CASTLE, MINE, SHIP, ANIMAL, MONASTERY, BUILDING];
