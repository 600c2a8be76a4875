//! The printed estates.

use core::ops::RangeInclusive;

use crate::castles::parts::edition::Edition;
use crate::castles::parts::estate::{Estate, Link, Shape};

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
pub(super) static ESTATES: [Estate; 20] = [
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
pub(crate) const fn estate_index(edition: Edition, number: u8) -> Option<u8> {
    Some(match (edition, number) {
        (_, 1 | 3..=9) => number - 1,
        (Edition::E2011, 2) | (Edition::E2019, 10) => 1,
        (Edition::E2019, 2) => 9,
        (Edition::E2019, 11..=20) => number - 1,
        _ => return None,
    })
}

/// Returns the printed estate at an index that [`estate_index`] gave.
pub(crate) fn estate_at(index: u8) -> &'static Estate {
    &ESTATES[index as usize]
}

/// Returns an edition's estate by its number.
pub fn estate(edition: Edition, number: u8) -> Option<&'static Estate> {
    estate_index(edition, number).map(estate_at)
}
