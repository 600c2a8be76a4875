//! Rules 8 and 9: the unit limit, and units.

use super::*;
use crate::natick::Source;
use Suit::{Moon, Sun};

const RICH: [u8; 4] = [3; 4];

fn knight(column: u8, row: Row) -> Action {
    Action::Knight(Space::new(column, row))
}

#[test]
fn s8_1_one_unit_next_to_a_village_two_next_to_a_town() {
    let village = Position::trading().coins(A, RICH);
    assert_eq!(village.0.colony(A).spare_limit(HOME), 1);
    let with_trader = village.clone().trader(A, HOME + 1);
    with_trader.refuses(knight(HOME, Row::Above), Illegal::UnitLimit);
    let with_knight = village.knight(A, HOME, Row::Above);
    with_knight.refuses(knight(HOME, Row::Below), Illegal::UnitLimit);
    with_knight.refuses(Action::Trader(HOME + 1), Illegal::UnitLimit);
    // A town takes a second one of either kind, and no third.
    let town = with_knight.town(A, HOME);
    assert_eq!(town.0.colony(A).spare_limit(HOME), 1);
    assert_eq!(town.0.check(knight(HOME, Row::Below)), Ok(()));
    assert_eq!(town.0.check(Action::Trader(HOME + 1)), Ok(()));
    let full = town.trader(A, HOME + 1);
    full.refuses(knight(HOME, Row::Below), Illegal::UnitLimit);
}

#[test]
fn s9_1_a_trader_stands_on_a_road_one_on_each() {
    let mut position = Position::trading().coins(A, RICH).town(A, HOME);
    position.refuses(Action::Trader(HOME - 1), Illegal::NoSite);
    position.refuses(Action::Trader(HOME), Illegal::NoSite);
    position.refuses(Action::Trader(255), Illegal::NoSite);
    let events = position.play(Action::Trader(HOME + 1));
    assert!(events.contains(&Event::Points { player: A, source: Source::Traders, points: 1 }));
    assert_eq!((position.points(A), position.0.pawns_left()), (3, 3));
    position.refuses(Action::Trader(HOME + 1), Illegal::Taken);
}

#[test]
fn s9_1_it_counts_for_every_settlement_that_its_road_touches() {
    // Between two villages: both must have spare limit, and both have less of it after.
    let mut position = Position::trading().village(A, region(Moon, 4)).coins(A, RICH);
    let one_is_full = position.clone().knight(A, HOME + 2, Row::Above);
    one_is_full.refuses(Action::Trader(HOME + 1), Illegal::UnitLimit);
    position.play(Action::Trader(HOME + 1));
    assert_eq!((position.0.colony(A).spare_limit(HOME), position.0.colony(A).spare_limit(HOME + 2)), (0, 0));
    position.refuses(knight(HOME, Row::Above), Illegal::UnitLimit);
    position.refuses(knight(HOME + 2, Row::Above), Illegal::UnitLimit);
}

#[test]
fn s9_2_a_knight_stands_above_or_below_a_settlement() {
    let mut position = Position::trading().coins(A, RICH).town(A, HOME);
    assert_eq!(position.0.sites(A, Build::Knight), [knight(HOME, Row::Above), knight(HOME, Row::Below)]);
    position.refuses(knight(HOME + 1, Row::Above), Illegal::NoSite);
    position.refuses(knight(HOME + 2, Row::Above), Illegal::NoSite);
    let events = position.play(knight(HOME, Row::Above));
    assert!(events.contains(&Event::Points { player: A, source: Source::Knights, points: 1 }));
    assert_eq!(position.points(A), 3);
    position.refuses(knight(HOME, Row::Above), Illegal::Taken);
    position.play(knight(HOME, Row::Below));
    assert_eq!((position.0.colony(A).knight_count(), position.points(A)), (2, 4));
}

#[test]
fn s9_3_a_knight_guards_the_regions_on_either_side() {
    let position = Position::trading().knight(A, HOME, Row::Above).coins(A, RICH);
    let guarded = |space| position.0.colony(A).is_guarded(space);
    assert_eq!([UPPER_LEFT, UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT].map(guarded), [true, true, false, false]);
    assert_eq!(position.0.colony(A).unguarded(), 6);
    assert_eq!(position.0.colony(B).unguarded(), 0);
}

#[test]
fn s9_3_also_those_that_come_later() {
    // The knight of a new village stands before the region at its far side is there.
    let position = Position::trading().village(A, region(Moon, 4)).knight(A, HOME + 2, Row::Below);
    let late = Space::new(HOME + 3, Row::Below);
    assert_eq!(position.0.colony(A).field(late), None);
    let position = position.region(A, late.column, late.row, region(Sun, 4)).put(A, late, 3);
    assert!(position.0.colony(A).is_guarded(late));
    assert_eq!(position.0.colony(A).unguarded(), 0);
}

#[test]
fn s9_4_without_a_pawn_no_unit_can_be_hired() {
    let position = Position::trading().coins(A, RICH).trader(B, HOME + 1);
    let position = position.knight(B, HOME, Row::Above).knight(B, HOME, Row::Below);
    assert_eq!(position.0.check(knight(HOME, Row::Above)), Ok(()));
    assert_eq!(position.0.check(Action::Trader(HOME + 1)), Ok(()), "the last pawn");
    let none = position.trader(B, HOME + 3);
    assert_eq!(none.0.pawns_left(), 0);
    none.refuses(knight(HOME, Row::Above), Illegal::NoPawnLeft);
    none.refuses(Action::Trader(HOME + 1), Illegal::NoPawnLeft);
}

#[test]
fn s9_5_a_town_keeps_the_units_of_its_village() {
    let mut position = Position::trading().coins(A, RICH).knight(A, HOME, Row::Above);
    position.play(Action::Town(HOME));
    assert!(position.0.colony(A).knights(Row::Above).contains(HOME));
    assert_eq!((position.0.colony(A).spare_limit(HOME), position.points(A)), (1, 3));
}

#[test]
fn s9_5_a_trader_counts_for_a_village_that_is_built_at_its_road() {
    let mut position = Position::trading().coins(A, RICH).trader(A, HOME + 1);
    position.play(Action::Village(Side::Right));
    position.play(Action::Draw);
    position.play(Action::Lay(Row::Above));
    assert!(position.0.colony(A).traders().contains(HOME + 1));
    assert_eq!(position.0.colony(A).spare_limit(HOME + 2), 0);
    position.refuses(knight(HOME + 2, Row::Above), Illegal::UnitLimit);
}
