//! The printed parts: estates, depots, tiles, and what things are worth.

use core::ops::RangeInclusive;

use super::estate::{Estate, Link, Shape};
use super::expansion::{Expansion, Expansions};
use super::setup::Edition;
use super::tile::{Building, Face, Kind, Species, Tile};

// Letter: C castle, M mine, S ship, A animal, K monastery, B building; then the number.

/// No. 1 in both editions. The other regular estates have the same numbers.
const NO_1: [&str; 7] = [
    "      A6  C5  C4  K3",
    "    A2  A1  C6  K5  B4",
    "  A5  A4  B3  K1  B2  B3",
    "S6  S1  S2  C6  S5  S4  S1",
    "  B2  B5  M4  B3  B1  A2",
    "    B6  M1  K2  B5  B6",
    "      M3  K4  K1  B3",
];

/// The shape of the regular estates; each of the others has its own.
static HEXAGON: Shape = Shape::hexagon(&NO_1);
static TEAM_A: Shape = Shape::halves(&NO_12A);
static TEAM_B: Shape = Shape::halves(&NO_12B);
static ISLANDS_A: Shape = Shape::islands(&NO_13A, LAND_13A, RIVERS_13A);
static ISLANDS_B: Shape = Shape::islands(&NO_13B, LAND_13B, RIVERS_13B);

/// The printed estates.
static ESTATES: [Estate; 20] = [
    regular(NO_1),
    // No. 2 of 2011, no. 10 of 2019.
    regular([
        "      S6  B5  A4  C3",
        "    A2  S1  B6  A5  B4",
        "  A5  A4  A3  B1  K2  B3",
        "B6  B1  B2  B6  B5  K4  C1",
        "  K2  K5  M4  K3  M1  S2",
        "    B6  B1  M2  K5  S6",
        "      C3  S4  S1  C3",
    ]),
    // No. 3 in both editions.
    regular([
        "      A6  A5  A4  A3",
        "    S2  S1  C6  S5  S4",
        "  B5  M4  K3  K1  S2  B3",
        "B6  B1  K2  C6  K5  B4  B1",
        "  B2  B5  K4  K3  B1  B2",
        "    C6  A1  M2  M5  C6",
        "      B3  A4  S1  B3",
    ]),
    // No. 4 in both editions.
    regular([
        "      C6  A5  B4  S3",
        "    A2  A1  B6  S5  S4",
        "  B5  B4  B3  S1  C2  M3",
        "A6  A1  A2  K6  K5  M4  S1",
        "  B2  C5  K4  B3  B1  B2",
        "    B6  M1  B2  K5  K6",
        "      S3  B4  K1  C3",
    ]),
    // No. 5 in both editions.
    regular([
        "      A6  B5  B4  S3",
        "    A2  A1  B6  M5  M4",
        "  B5  C4  K3  S1  S2  S3",
        "B6  B1  A2  K6  C5  B4  B1",
        "  K2  C5  A4  K3  S1  B2",
        "    B6  A1  B2  C5  S6",
        "      K3  K4  B1  M3",
    ]),
    // No. 6 in both editions.
    regular([
        "      K6  K5  C4  S3",
        "    K2  B1  B6  S5  B4",
        "  A5  A4  M3  S1  B2  B3",
        "K6  B1  B2  C6  S5  B4  B1",
        "  K2  B5  B4  M3  S1  B2",
        "    K6  M1  A2  A5  S6",
        "      C3  A4  A1  C3",
    ]),
    // No. 7 in both editions.
    regular([
        "      K6  C5  C4  S3",
        "    K2  A1  A6  A5  S4",
        "  S5  M4  B3  B1  M2  A3",
        "S6  K1  B2  B6  B5  A4  B1",
        "  B2  K5  B4  B3  A1  B2",
        "    B6  S1  M2  K5  B6",
        "      S3  C4  C1  K3",
    ]),
    // No. 8 in both editions.
    regular([
        "      B6  B5  S4  B3",
        "    S2  C1  K6  C5  B4",
        "  B5  K4  M3  K1  K2  S3",
        "B6  A1  K2  M6  A5  K4  B1",
        "  S2  A5  A4  A3  M1  B2",
        "    B6  C1  A2  C5  S6",
        "      B3  S4  B1  B3",
    ]),
    // No. 9 in both editions.
    regular([
        "      B6  B5  C4  K3",
        "    B2  B1  A6  A5  S4",
        "  B5  B4  A3  A1  S2  S3",
        "C6  K1  K2  M6  S5  C4  K1",
        "  S2  S5  K4  M3  B1  A2",
        "    K6  B1  B2  B5  A6",
        "      M3  C4  B1  B3",
    ]),
    // No. 2 of 2019.
    regular([
        "      K6  K5  K4  C3",
        "    B2  B1  S6  A5  M4",
        "  M5  B4  B3  S1  A2  S3",
        "C6  B1  S2  C6  K5  B4  S1",
        "  K2  S5  B4  A3  K1  B2",
        "    B6  B1  A2  B5  M6",
        "      A3  A4  B1  C3",
    ]),
    // No. 11a of 2019: its letter is a design value.
    regular([
        "      C6  B5  B4  C3",
        "    K2  K1  K6  K5  K4",
        "  S5  A4  B3  B1  S2  A3",
        "B6  S1  B2  B6  B5  A4  M1",
        "  B2  S5  B4  B3  A1  M2",
        "    C6  S1  K2  A5  C6",
        "      M3  S4  A1  B3",
    ]),
    // No. 11b of 2019: design value.
    regular([
        "      B6  C5  B4  K3",
        "    M2  C1  B6  B5  K4",
        "  K5  K4  B3  K1  K2  A3",
        "S6  S1  A2  A6  A5  C4  A1",
        "  A2  S5  S4  M3  M1  B2",
        "    C6  B1  S2  B5  B6",
        "      B3  B4  S1  B3",
    ]),
    // No. 11c of 2019: design value.
    regular([
        "      K6  K5  S4  S3",
        "    K2  K1  S6  C5  B4",
        "  B5  C4  K3  B1  B2  A3",
        "B6  B1  S2  S6  B5  K4  A1",
        "  B2  S5  A4  M3  M1  C2",
        "    A6  C1  A2  B5  B6",
        "      A3  M4  B1  B3",
    ]),
    // No. 11d of 2019: design value.
    regular([
        "      A6  K5  K4  S3",
        "    A2  B1  M6  S5  S4",
        "  B5  A4  C3  M1  S2  K3",
        "B6  S1  S2  B6  B5  C4  K1",
        "  C2  B5  B4  B3  B1  B2",
        "    K6  K1  C2  A5  B6",
        "      B3  M4  A1  A3",
    ]),
    // No. 11e of 2019: design value.
    regular([
        "      B6  A5  C4  B3",
        "    K2  K1  A6  B5  B4",
        "  B5  C4  K3  M1  S2  S3",
        "K6  A1  M2  M6  B5  S4  B1",
        "  K2  S5  S4  B3  C1  B2",
        "    C6  S1  B2  K5  B6",
        "      A3  A4  B1  A3",
    ]),
    // No. 11f of 2019: design value.
    regular([
        "      S6  B5  B4  K3",
        "    S2  B1  C6  K5  K4",
        "  B5  B4  C3  A1  B2  B3",
        "B6  S1  A2  A6  B5  K4  B1",
        "  B2  S5  B4  A3  K1  C2",
        "    S6  C1  M2  A5  K6",
        "      S3  M4  A1  M3",
    ]),
    Estate::read(&TEAM_A, &NO_12A),
    Estate::read(&TEAM_B, &NO_12B),
    Estate::read(&ISLANDS_A, &NO_13A),
    Estate::read(&ISLANDS_B, &NO_13B),
];

/// Reads an estate of the regular shape.
const fn regular(rows: [&str; 7]) -> Estate {
    Estate::read(&HEXAGON, &rows)
}

/// No. 12a of 2019, for a team.
const NO_12A: [&str; 14] = [
    "      C6  B5  B4  B3",
    "    M4  S1  B6  M5  K4",
    "  B5  C4  S3  M1  K2  K5",
    "B6  B1  B2  S6  S5  S4  C1",
    "  K2  C5  S4  A3  B1  M2",
    "    K6  S1  A2  B5  B6",
    "      S3  A4  A1  B3",
    "      A3  A4  B5  K6",
    "    A5  B5  S5  B1  K2",
    "  A6  B2  S1  B3  C2  K3",
    "    B4  S2  C6  B2  B1  K4",
    "  M3  M1  S3  B4  C5  K2",
    "    B6  B5  A2  A1  K5",
    "      B3  A1  A4  K3",
];

/// No. 12b of 2019, for a team: design value.
const NO_12B: [&str; 14] = [
    "      B3  S5  C2  B4",
    "    B2  B6  B3  B1  A6",
    "  B1  K4  B5  K6  K4  A3",
    "K5  K3  K2  C1  S3  S5  S1",
    "  K1  S4  A5  B4  B6  B2",
    "    C5  S3  A1  A3  M4",
    "      S2  M6  M5  A6",
    "      B6  B2  C3  S1",
    "    B1  K5  B4  S6  B5",
    "  A4  A2  K3  K2  K1  M2",
    "    A5  A1  C6  B5  B4  M1",
    "  S6  S2  S4  M3  A2  B6",
    "    B3  B5  K6  A4  B1",
    "      C4  C3  B2  B3",
];

/// No. 13a of 2019, to play alone.
const NO_13A: [&str; 4] = [
    "S6 M5 B6 B2 B4 A2 C4 K3 B6 S3 B1",
    "K5 K3 K5 A1 S1 B2 C4 A6 S3 B6 M5 B1 A2",
    "A6 B4 C2 K3 C2 M5 S1",
    "B2 S4 B5 B4 A1 K3",
];

/// No. 13b of 2019, to play alone: as it was printed a year before.
const NO_13B: [&str; 15] = [
    "S6",
    "C6",
    "B2 C5 A6 A2 A3",
    "B4 B1",
    "B5 M3 K4 K2",
    "S4",
    "S5",
    "K3 K1 C4",
    "B6 B3",
    "S3",
    "A4 A5 K5 K6 M2",
    "B6 B3 B1 B5",
    "S2",
    "S1",
    "A1 B2 B4 M1 C1",
];

/// The spaces of no. 13a that touch by land.
const LAND_13A: &[Link] = &[
    (0, 1),
    (0, 4),
    (1, 2),
    (1, 4),
    (1, 5),
    (2, 3),
    (2, 5),
    (2, 6),
    (3, 6),
    (3, 7),
    (4, 5),
    (4, 8),
    (5, 6),
    (5, 8),
    (5, 9),
    (6, 7),
    (6, 9),
    (6, 10),
    (7, 10),
    (8, 9),
    (9, 10),
    (11, 12),
    (11, 15),
    (11, 16),
    (12, 13),
    (12, 16),
    (12, 17),
    (13, 14),
    (13, 17),
    (13, 18),
    (14, 18),
    (14, 19),
    (15, 16),
    (15, 20),
    (16, 17),
    (16, 20),
    (16, 21),
    (17, 18),
    (17, 21),
    (17, 22),
    (18, 19),
    (18, 22),
    (18, 23),
    (19, 23),
    (20, 21),
    (21, 22),
    (22, 23),
    (24, 25),
    (24, 26),
    (24, 27),
    (25, 27),
    (25, 28),
    (26, 27),
    (26, 29),
    (27, 28),
    (27, 29),
    (27, 30),
    (28, 30),
    (29, 30),
    (31, 32),
    (31, 33),
    (31, 34),
    (32, 34),
    (33, 34),
    (33, 35),
    (33, 36),
    (34, 36),
    (35, 36),
];

/// Those that touch over a river.
const RIVERS_13A: &[Link] = &[(0, 30), (30, 32), (32, 15), (15, 9), (9, 19)];

/// The spaces of no. 13b that touch by land.
const LAND_13B: &[Link] = &[
    (1, 7),
    (2, 3),
    (2, 4),
    (3, 4),
    (3, 5),
    (4, 5),
    (4, 6),
    (5, 6),
    (7, 8),
    (9, 10),
    (10, 11),
    (11, 12),
    (15, 16),
    (15, 17),
    (16, 17),
    (18, 19),
    (21, 22),
    (21, 23),
    (21, 24),
    (22, 24),
    (23, 24),
    (23, 25),
    (24, 25),
    (26, 27),
    (26, 28),
    (27, 28),
    (27, 29),
    (28, 29),
    (32, 33),
    (32, 35),
    (33, 34),
    (33, 35),
    (33, 36),
    (34, 36),
    (35, 36),
];

/// Those that touch over a river.
const RIVERS_13B: &[Link] = &[
    (0, 1),
    (0, 2),
    (8, 20),
    (8, 14),
    (6, 20),
    (20, 26),
    (20, 23),
    (14, 9),
    (14, 15),
    (14, 22),
    (10, 13),
    (13, 15),
    (13, 19),
    (19, 31),
    (31, 34),
    (17, 30),
    (30, 32),
    (30, 25),
];

/// The estates with border posts, 11a to 11f.
pub const POST_ESTATES: RangeInclusive<u8> = 11..=16;

/// The estates of teams, 12a and 12b.
pub const TEAM_ESTATES: RangeInclusive<u8> = 17..=18;

/// The estates to play alone, 13a and 13b.
pub const SOLO_ESTATES: RangeInclusive<u8> = 19..=20;

/// Returns how many estates without border posts an edition offers, numbered from 1.
pub const fn estates(edition: Edition) -> u8 {
    match edition {
        Edition::E2011 => 9,
        Edition::E2019 => 10,
    }
}

/// Returns the index of an edition's estate in the table of printed ones.
pub(super) const fn estate_index(edition: Edition, number: u8) -> Option<u8> {
    Some(match (edition, number) {
        (_, 1 | 3..=9) => number - 1,
        (Edition::E2011, 2) | (Edition::E2019, 10) => 1,
        (Edition::E2019, 2) => 9,
        (Edition::E2019, 11..=20) => number - 1,
        _ => return None,
    })
}

/// Returns the printed estate at an index that [`estate_index`] gave.
pub(super) fn estate_at(index: u8) -> &'static Estate {
    &ESTATES[index as usize]
}

/// Returns an edition's estate by its number.
pub fn estate(edition: Edition, number: u8) -> Option<&'static Estate> {
    estate_index(edition, number).map(estate_at)
}

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
/// What a purchase costs, in silver or where allowed in workers.
pub const PRICE: u8 = 2;
/// The tribute for a shield, in silver or where allowed in workers.
pub const TRIBUTE: u8 = 1;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::{SPACES, WideSpaces as Spaces};

    /// The numbers that all regular estates share.
    const GRID: [u8; SPACES] = [
        6, 5, 4, 3, //
        2, 1, 6, 5, 4, //
        5, 4, 3, 1, 2, 3, //
        6, 1, 2, 6, 5, 4, 1, //
        2, 5, 4, 3, 1, 2, //
        6, 1, 2, 5, 6, //
        3, 4, 1, 3,
    ];

    /// Sizes of the areas of each estate in the table: castles, mines, ships, animals, monasteries, buildings.
    const AREAS: [[&[u32]; 6]; 20] = [
        [&[3, 1], &[3], &[3, 3], &[5, 1], &[3, 3], &[5, 3, 3, 1]],
        [&[1, 1, 1, 1], &[2, 1], &[2, 2, 2], &[4, 2], &[2, 2, 2], &[8, 2, 2]],
        [&[1, 1, 1, 1], &[2, 1], &[3, 2, 1], &[4, 2], &[6], &[5, 5, 1, 1]],
        [&[1, 1, 1, 1], &[2, 1], &[4, 1, 1], &[3, 3], &[3, 3], &[5, 5, 2]],
        [&[1, 1, 1, 1], &[2, 1], &[3, 2, 1], &[3, 3], &[3, 2, 1], &[3, 3, 3, 2, 1]],
        [&[1, 1, 1, 1], &[1, 1, 1], &[6], &[4, 2], &[3, 3], &[6, 4, 2]],
        [&[2, 2], &[1, 1, 1], &[2, 2, 2], &[3, 3], &[2, 2, 2], &[7, 3, 2]],
        [&[1, 1, 1, 1], &[2, 1], &[1, 1, 1, 1, 1, 1], &[6], &[4, 2], &[2, 2, 2, 2, 2, 2]],
        [&[1, 1, 1, 1], &[2, 1], &[4, 2], &[4, 2], &[3, 1, 1, 1], &[6, 6]],
        [&[1, 1, 1, 1], &[1, 1, 1], &[2, 2, 2], &[4, 2], &[3, 2, 1], &[5, 3, 2, 2]],
        [&[1, 1, 1, 1], &[2, 1], &[5, 1], &[5, 1], &[5, 1], &[7, 2, 2, 1]],
        [&[2, 1, 1], &[2, 1], &[6], &[3, 2, 1], &[4, 2], &[4, 4, 3, 1]],
        [&[1, 1, 1, 1], &[2, 1], &[3, 3], &[2, 2, 2], &[5, 1], &[4, 4, 4]],
        [&[1, 1, 1, 1], &[2, 1], &[4, 2], &[3, 3], &[2, 2, 2], &[8, 2, 1, 1]],
        [&[1, 1, 1, 1], &[3], &[3, 3], &[2, 2, 1, 1], &[3, 2, 1], &[4, 3, 3, 1, 1]],
        [&[2, 1, 1], &[2, 1], &[4, 2], &[6], &[3, 3], &[7, 4, 1]],
        [&[1, 1, 1, 1, 1, 1, 1], &[3, 2, 1], &[8, 4], &[4, 4, 4], &[7, 3, 2], &[6, 4, 4, 4, 3, 3]],
        [&[2, 1, 1, 1, 1, 1], &[2, 2, 1, 1], &[6, 3, 2, 1], &[6, 4, 2], &[5, 4, 2, 1], &[8, 6, 4, 3, 2, 1]],
        [&[1, 1, 1, 1], &[1, 1, 1], &[1, 1, 1, 1, 1, 1], &[3, 1, 1, 1], &[3, 1, 1, 1], &[3, 2, 2, 2, 1, 1, 1]],
        [&[1, 1, 1, 1], &[1, 1, 1], &[1, 1, 1, 1, 1, 1], &[3, 2, 1], &[2, 2, 2], &[4, 2, 2, 2, 1, 1]],
    ];

    #[test]
    fn estates_have_the_areas_of_the_printed_ones() {
        for (estate, areas) in ESTATES.iter().zip(AREAS) {
            for (kind, sizes) in Kind::ALL.into_iter().zip(areas) {
                // Each area once, at its first space.
                let firsts = estate.of_kind(kind).filter(|&space| estate.area(space).next() == Some(space));
                let mut found: heapless::Vec<u32, 12> = firsts.map(|space| estate.area(space).len()).collect();
                found.sort_unstable_by(|a, b| b.cmp(a));
                assert_eq!(found, sizes, "{kind:?}");
            }
        }
        for estate in &ESTATES[..16] {
            assert!((0..SPACES as u8).all(|space| estate.number(space) == GRID[usize::from(space)]));
        }
    }

    /// Returns how often each number comes: 1 to 6.
    fn numbers(estate: &Estate) -> [usize; 6] {
        core::array::from_fn(|i| (0..estate.spaces()).filter(|&space| estate.number(space) == i as u8 + 1).count())
    }

    #[test]
    fn teams_have_73_spaces_and_those_who_play_alone_37() {
        let all = |numbers: RangeInclusive<u8>| numbers.filter_map(|number| estate(Edition::E2019, number));
        assert!(all(TEAM_ESTATES).map(Estate::spaces).eq([73, 73]));
        assert!(all(TEAM_ESTATES).map(numbers).eq([[13, 12, 12, 12, 14, 10], [12, 12, 13, 12, 12, 12]]));
        assert!(all(SOLO_ESTATES).map(Estate::spaces).eq([37, 37]));
        assert!(all(SOLO_ESTATES).map(numbers).eq([[6, 7, 6, 6, 6, 6], [7, 6, 6, 6, 6, 6]]));
        for estate in &ESTATES {
            // Everything can be reached, and touching goes both ways.
            let everywhere = Spaces::first(estate.spaces().into());
            assert_eq!(estate.connected(Spaces::of(0), everywhere), everywhere);
            for space in everywhere {
                assert!(estate.neighbours(space).into_iter().all(|other| estate.neighbours(other).contains(space)));
            }
        }
    }

    #[test]
    fn the_halves_of_a_team_meet_at_one_space_and_beside_it() {
        for estate in &ESTATES[16..18] {
            let left = Spaces::first(SPACES);
            let bridge: Spaces = left.filter(|&space| !estate.neighbours(space).without(left).is_empty()).collect();
            assert!(bridge.eq([14, 21, 27]));
            assert_eq!(estate.neighbours(21).len(), 6);
            assert!(estate.neighbours(14).without(left).eq([46]) && estate.neighbours(27).without(left).eq([58]));
        }
    }

    #[test]
    fn rivers_join_no_areas() {
        for estate in &ESTATES[18..] {
            assert!(!estate.rivers().is_empty());
            for &(a, b) in estate.rivers() {
                assert!(estate.neighbours(a).contains(b) && !estate.area(a).contains(b));
            }
        }
    }

    #[test]
    fn there_are_164_tiles_and_40_have_black_backs() {
        let sum = |kind: Option<Kind>, expansions| {
            let tiles = Tile::all().filter(|tile| kind.is_none_or(|kind| tile.kind() == kind));
            let tiles = tiles.map(|tile| copies(tile, expansions));
            tiles.fold((0, 0), |sum, copies| (sum.0 + copies.0, sum.1 + copies.1))
        };
        assert_eq!(sum(None, Expansions::NONE), (124, 40));
        let kinds = [(14, 2), (10, 2), (20, 6), (20, 8), (20, 6), (40, 16)];
        assert_eq!(Kind::ALL.map(|kind| sum(Some(kind), Expansions::NONE)), kinds);
        // The expansions have 4 tiles (two of them black), 9 (two black) and 5 inns.
        assert_eq!(sum(None, [Expansion::Extra].into_iter().collect()), (126, 42));
        assert_eq!(sum(None, [Expansion::White].into_iter().collect()), (131, 42));
        assert_eq!(sum(None, [Expansion::Inns].into_iter().collect()), (129, 40));
    }

    #[test]
    fn editions_number_their_estates() {
        let index = |edition, numbers: RangeInclusive<u8>| numbers.map(move |number| estate_index(edition, number));
        let (first, second) = (Edition::E2011, Edition::E2019);
        assert!(index(first, 1..=9).eq((0..9).map(Some)) && index(first, 10..=255).all(|index| index.is_none()));
        assert!(index(second, 1..=10).eq([0, 9, 2, 3, 4, 5, 6, 7, 8, 1].map(Some)));
        assert!(index(second, 11..=20).eq((10..20).map(Some)) && index(second, 21..=255).all(|index| index.is_none()));
        assert_eq!([first, second].map(|edition| estate_index(edition, 0)), [None; 2]);
        assert_eq!([first, second].map(estates), [9, 10]);
    }

    #[test]
    fn an_area_of_more_than_eight_counts_as_eight() {
        assert_eq!([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(area_points), [1, 3, 6, 10, 15, 21, 28, 36, 36, 36]);
    }

    #[test]
    fn a_face_is_its_index() {
        assert_eq!(Tile::all().filter(|tile| Tile::new(tile.face()) == Some(*tile)).count(), Tile::FACES);
        assert!(Tile::all().all(|tile| Tile::of_kind(tile.kind()).any(|other| other == tile)));
    }
}
