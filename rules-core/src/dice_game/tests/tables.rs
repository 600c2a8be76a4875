//! The tables, against what is known of the printed ones.

use super::*;
use crate::dice_game::{AREA_POINTS, FINISH_POINTS, Layout, Prize};
use crate::hex::NEIGHBOURS;

/// Sizes of a colour's areas, largest first.
fn sizes(layout: &Layout, colour: Colour) -> Vec<u32> {
    let firsts = layout.of_colour(colour).filter(|&hex| layout.area(hex).next() == Some(hex));
    let mut sizes: Vec<_> = firsts.map(|hex| layout.area(hex).len()).collect();
    sizes.sort_by(|a, b| b.cmp(a));
    sizes
}

#[test]
fn a_sheet_has_the_printed_number_of_hexes_of_each_colour() {
    for duchy in Duchy::ALL {
        let counts = Colour::ALL.map(|colour| duchy.layout().of_colour(colour).len());
        assert_eq!(counts, [7, 4, 6, 9, 4, 7], "{duchy:?}");
    }
}

#[test]
fn duchy_a_has_the_areas_that_the_rulebook_gives() {
    let layout = Duchy::A.layout();
    assert_eq!(sizes(layout, Colour::Blue), [2, 2, 2]);
    assert_eq!(sizes(layout, Colour::Grey), [2, 2]);
    assert_eq!(sizes(layout, Colour::Orange), [4, 3, 1, 1]);
    assert_eq!(sizes(layout, Colour::Purple), [2, 2, 2, 1]);
    assert_eq!(sizes(layout, Colour::Green), [1, 1, 1, 1]);
    assert_eq!(sizes(layout, Colour::Yellow), [2, 2, 2, 1]);
}

#[test]
fn a_whole_area_brings_less_from_phase_to_phase() {
    let layout = Duchy::A.layout();
    let points = |colour, size| {
        let hex = layout.of_colour(colour).find(|&hex| layout.area(hex).len() == size).unwrap();
        [0, 1, 2].map(|phase| layout.area_points(hex, phase))
    };
    assert_eq!(points(Colour::Orange, 1), [1, 1, 1]);
    assert_eq!(points(Colour::Blue, 2), [4, 3, 2]);
    assert_eq!(points(Colour::Orange, 3), [8, 6, 4]);
    assert_eq!(points(Colour::Orange, 4), [13, 10, 7]);
}

#[test]
fn the_first_and_the_second_to_finish_a_colour_have_points() {
    let points = Colour::ALL.map(|colour| [Prize::First, Prize::Second].map(|prize| prize.points(colour)));
    assert_eq!(points, [[3, 2], [3, 1], [4, 2], [6, 3], [3, 1], [4, 2]]);
}

#[test]
fn areas_are_connected_apart_and_of_one_to_four_hexes() {
    for duchy in Duchy::ALL {
        let layout = duchy.layout();
        for hex in Spaces::ALL {
            let area = layout.area(hex);
            assert!(area.contains(hex) && (1..=4).contains(&area.len()));
            let beside = area.neighbours().without(area);
            assert!(beside.and(layout.of_colour(layout.colour(hex))).is_empty(), "{duchy:?} {hex}");
            let walk = (0..4).fold(Spaces::of(hex), |walk, _| walk.or(walk.neighbours().and(area)));
            assert_eq!(walk, area, "{duchy:?} {hex}");
        }
    }
}

#[test]
fn castles_lie_inland_with_one_square_of_each_kind() {
    for duchy in Duchy::ALL {
        let layout = duchy.layout();
        let mut squares: Vec<_> = layout.castles().filter_map(|hex| layout.square(hex)).collect();
        squares.sort();
        assert_eq!(squares, Bonus::ALL, "{duchy:?}");
        for castle in layout.castles() {
            assert_eq!(NEIGHBOURS[usize::from(castle)].len(), 6, "{duchy:?} {castle}");
        }
    }
}

#[test]
fn squares_are_where_the_drawing_of_each_duchy_has_them() {
    let squares = |duchy: Duchy| -> Vec<_> {
        let layout = duchy.layout();
        layout.castles().filter_map(|hex| Some((hex, layout.square(hex)?))).collect()
    };
    use Bonus::{Commodity, Monk, Silver, Worker};
    assert_eq!(squares(Duchy::A), [(7, Worker), (10, Silver), (26, Monk), (29, Commodity)]);
    assert_eq!(squares(Duchy::B), [(6, Commodity), (16, Worker), (20, Monk), (30, Silver)]);
    assert_eq!(squares(Duchy::C), [(5, Commodity), (13, Silver), (23, Monk), (31, Worker)]);
    assert_eq!(squares(Duchy::D), [(7, Silver), (16, Worker), (18, Commodity), (31, Monk)]);
}

/// Of all 1296 throws of the four dice, equally many allow a mark from each castle of each sheet.
#[test]
fn every_starting_castle_has_the_same_chance_of_a_first_mark() {
    let throws = |n: usize| (0..n * n).map(move |i| (i / n, i % n));
    for duchy in Duchy::ALL {
        for castle in duchy.layout().castles() {
            let mut game = start(Setup { duchy, ..setup(1, Variant::OneAndOnly) });
            play(&mut game, &[Action::Castle(castle), Action::Done]);
            let sheet = game.sheet(P0);
            let fits = |pip: usize, colour: usize| {
                !sheet.fits(pip as u8 + 1).and(duchy.layout().of_colour(Colour::ALL[colour])).is_empty()
            };
            let lucky = throws(6)
                .flat_map(|pips| throws(6).map(move |colours| (pips, colours)))
                .filter(|&((a, b), (c, d))| fits(a, c) || fits(a, d) || fits(b, c) || fits(b, d))
                .count();
            assert_eq!(lucky, 984, "{duchy:?} {castle}");
        }
    }
}

#[test]
fn points_grow_evenly_with_the_size_of_an_area() {
    let steps = |phase: usize| [0, 1, 2].map(|size| AREA_POINTS[size + 1][phase] - AREA_POINTS[size][phase]);
    assert_eq!([steps(0), steps(1), steps(2)], [[3, 4, 5], [2, 3, 4], [1, 2, 3]]);
    assert_eq!(AREA_POINTS[0], [1, 1, 1]);
}

#[test]
fn finish_points_stand_in_the_order_of_the_colours() {
    assert_eq!(FINISH_POINTS.map(|(colour, _)| colour), Colour::ALL);
}

#[test]
fn sources_stand_in_the_order_of_their_index() {
    for (index, source) in crate::dice_game::Source::ALL.iter().enumerate() {
        assert_eq!(source.index(), index);
    }
}

/// Compares 6000 throws with the printed faces: near enough that a face more or less would show.
#[test]
fn the_dice_have_the_printed_faces() {
    let mut dice = Seed::new(1).generator();
    let (mut pips, mut colours, mut doubles) = ([0; 6], [0; 6], 0);
    for _ in 0..6000 {
        let roll = Roll::throw(&mut dice);
        roll.pips.iter().for_each(|&pip| pips[usize::from(pip) - 1] += 1);
        roll.colours.iter().for_each(|&colour| colours[colour as usize] += 1);
        doubles += u32::from(roll.double);
    }
    assert!(pips.iter().chain(&colours).all(|count| (1850..2150).contains(count)), "{pips:?} {colours:?}");
    assert!((1850..2150).contains(&doubles), "{doubles}");
}
