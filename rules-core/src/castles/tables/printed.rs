//! Depots, tiles, and what things are worth.

use crate::castles::parts::expansion::{Expansion, Expansions};
use crate::castles::parts::tile::{Building, Face, Kind, Species, Tile};

/// Phases of a game.
pub const PHASES: u8 = 5;

/// Rounds of a phase.
pub const ROUNDS: u8 = 5;

/// Rounds of the whole game.
pub const ALL_ROUNDS: u8 = PHASES * ROUNDS;

/// The spaces of the six depots in printed order: the kind, and the fewest players that use it.
const DEPOTS: [&str; 6] = [
    "K3  B2  S2  A4", // 1
    "K2  B3  C2  B4", // 2
    "A2  S3  B2  K4", // 3
    "M4  S2  B2  A3", // 4
    "B3  M2  B4  K2", // 5
    "C3  B2  S4  A2", // 6
];

/// The dark green space of depot 6, which takes a mine in phases B and D of a game of three.
const THREE_PLAYER_SPACE: usize = 20;

/// What each space of the six depots takes, by space: the kind and the fewest players that use it.
const DEPOT_SPACES: [(Kind, u8); 24] = {
    let mut spaces = [(Kind::Castle, 0); 24];
    let mut i = 0;
    while i < 24 {
        let text = DEPOTS[i / 4].as_bytes();
        let Some(kind) = Kind::of_letter(text[i % 4 * 4]) else { panic!("a space begins with the letter of a kind") };
        spaces[i] = (kind, text[i % 4 * 4 + 1] - b'0');
        i += 1;
    }
    spaces
};

/// Returns the kind that a space of the six depots is filled with in a phase; `None` if so few players do not use it.
pub const fn depot_space(space: u8, players: u8, phase: u8) -> Option<Kind> {
    let (kind, fewest) = DEPOT_SPACES[space as usize];
    if players < fewest {
        return None;
    }
    if players == 3 && space as usize == THREE_PLAYER_SPACE && phase % 2 == 1 {
        return Some(Kind::Mine);
    }
    Some(kind)
}

/// Returns how many spaces of the black depot are in use.
pub const fn black_spaces(players: u8) -> u8 {
    2 * players
}

/// Returns how many tiles of a face a game has: with the back of their colour, and with a black back.
pub const fn copies(tile: Tile, expansions: Expansions) -> (u8, u8) {
    let extra = expansions.has(Expansion::Extra) as u8;
    let white = expansions.has(Expansion::White) as u8;
    match tile.face() {
        Face::Castle => (14, 2),
        Face::Mine => (10, 2),
        Face::Ship => (20, 6),
        Face::Animal(Species::Goose, _) => (0, extra),
        Face::Animal(_, 2) => (2, 0),
        Face::Animal(_, 3) => (2, 1),
        Face::Animal(..) => (1, 1),
        Face::Monastery(7 | 12 | 14 | 15 | 24 | 25) => (0, 1),
        Face::Monastery(27 | 28) => (extra, 0),
        Face::Monastery(29) => (white, 0),
        Face::Monastery(_) => (1, 0),
        Face::Building(Building::Crane) => (0, extra),
        Face::Building(Building::WhiteCastle) => (6 * white, 2 * white),
        Face::Building(_) => (5, 2),
        Face::Black => (0, 0),
        Face::Inn => (5 * expansions.has(Expansion::Inns) as u8, 0),
    }
}

/// Goods tiles of each type.
pub const GOODS_OF_A_TYPE: u8 = 7;

/// Returns the points for a completed area of a size from 1 to 8; one that counts as larger brings those of 8.
pub const fn area_points(size: u32) -> i16 {
    const POINTS: [i16; 9] = [0, 1, 3, 6, 10, 15, 21, 28, 36];
    POINTS[if size > 8 { 8 } else { size as usize }]
}

/// Returns the points for each area completed in a phase, A to E.
pub const fn phase_points(phase: u8) -> i16 {
    const POINTS: [i16; 5] = [10, 8, 6, 4, 2];
    POINTS[phase as usize]
}

/// Returns the points of the bonus tiles for covering a colour: the large one for the first, the small one for the
/// second.
pub const fn bonus_points(large: bool, players: u8) -> i16 {
    players as i16 + if large { 3 } else { 0 }
}

/// Returns the points for each goods tile sold.
pub const fn sale_points(players: u8) -> i16 {
    players as i16
}

/// Points for a watchtower.
pub const WATCHTOWER_POINTS: i16 = 4;
/// Silver for a bank.
pub const BANK_SILVER: u8 = 2;
/// Workers for a boarding house.
pub const BOARDING_HOUSE_WORKERS: u8 = 4;
/// What two workers cost in silver, with monastery 28.
pub const PRICE_OF_WORKERS: u8 = 1;
/// Workers bought at once, with monastery 28.
pub const WORKERS_BOUGHT: u8 = 2;
/// Workers that bring a point at the end.
pub const WORKERS_PER_POINT: u8 = 2;
/// What a purchase costs, in silver or where allowed in workers.
pub const PRICE: u8 = 2;
/// The tribute for a shield, in silver or where allowed in workers.
pub const TRIBUTE: u8 = 1;
