//! The printed parts, against what is known of them otherwise.

use core::ops::RangeInclusive;

use super::estates::ESTATES;
use super::*;
use crate::castles::parts::edition::Edition;
use crate::castles::parts::estate::Estate;
use crate::castles::parts::expansion::{Expansion, Expansions};
use crate::castles::parts::tile::{Kind, Tile};
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
