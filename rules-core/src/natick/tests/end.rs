//! Rule 10: the end.

use super::*;
use crate::natick::Source;

/// Gives a player this many points, from towns and knights.
fn points(mut position: Position, player: Player, points: i16) -> Position {
    let colony = position.0.colony_mut(player);
    let mut column = HOME;
    while Source::ALL.iter().map(|source| source.points(colony)).sum::<i16>() < points - 1 {
        colony.upgrade(column);
        column += 2;
    }
    while Source::ALL.iter().map(|source| source.points(colony)).sum::<i16>() < points {
        colony.add_knight(Space::new(HOME, Row::Above));
    }
    assert_eq!(position.points(player), points);
    position
}

/// Ends a turn with these points for `A` and `B`.
fn ends(turn: u8, a: i16, b: i16) -> (Position, Vec<Event>) {
    let position = points(points(Position::new(), A, a), B, b).turn(turn);
    let mut position = if turn % 2 == 1 { position.at(A, Step::Trade) } else { position.at(B, Step::Trade) };
    let events = position.play(Action::Done);
    (position, events)
}

fn winner(position: &Position) -> Player {
    assert!(position.0.is_over());
    let rank = position.0.standing().rank;
    assert_eq!(rank.iter().sum::<u8>(), 3, "somebody wins");
    if rank[0] == 1 { A } else { B }
}

#[test]
fn s10_1_seven_points_bring_on_the_end() {
    assert!(!ends(10, 6, 6).0.0.is_over());
    assert!(ends(10, 6, 7).0.0.is_over());
    assert!(ends(10, 7, 3).0.0.is_over());
    assert!(ends(10, 3, 8).0.0.is_over());
}

#[test]
fn s10_2_the_round_is_finished() {
    let (position, events) = ends(11, 7, 5);
    assert!(!position.0.is_over());
    assert!(events.contains(&Event::LastTurn { player: B }));
    assert_eq!(position.0.active(), B);
    // Even if that brings B no point.
    let mut position = position.at(B, Step::Trade);
    let events = position.play(Action::Done);
    assert!(position.0.is_over());
    assert_eq!(events.last(), Some(&Event::Over { winner: A }));
    assert_eq!(position.legal(), []);
    position.refuses(Action::Done, Illegal::Over);
    // In the turn that reached the goal, the player goes on building.
    let position = points(Position::trading(), A, 7).coins(A, [3; 4]);
    assert!(position.legal().len() > 1);
}

#[test]
fn s10_3_most_points_win_and_a_tie_goes_to_the_first_player() {
    assert_eq!(winner(&ends(10, 7, 8).0), B);
    assert_eq!(winner(&ends(10, 8, 7).0), A);
    let (tie, events) = ends(10, 7, 7);
    assert_eq!(winner(&tie), A);
    assert_eq!(events.last(), Some(&Event::Over { winner: A }));
    assert_eq!(tie.0.standing().tie_break.as_slice(), [1, 0]);
    // Whoever that is.
    let mut other = points(points(Position::new(), A, 7), B, 7).turn(10).at(A, Step::Trade);
    other.0.first = B;
    other.play(Action::Done);
    assert_eq!(winner(&other), B);
}

#[test]
fn s10_4_after_the_60th_turn_the_game_ends_anyhow() {
    assert!(!ends(59, 6, 6).0.0.is_over());
    let (position, _) = ends(60, 5, 6);
    assert_eq!(winner(&position), B);
    assert_eq!(winner(&ends(60, 6, 6).0), A);
}

#[test]
fn s10_4_after_the_turn_with_the_3000th_action_the_game_ends_anyhow() {
    let ends = |taken| {
        let mut position = Position::new().turn(10).at(B, Step::Trade);
        position.0.taken = taken;
        position.play(Action::Done);
        position.0.is_over()
    };
    assert!(!ends(2_998) && ends(2_999), "the end of the turn counts, too");
}

#[test]
fn s10_4_actions_are_counted_from_the_first() {
    let mut game = new();
    assert_eq!(game.taken, 0);
    game.apply(Action::Found(region(Suit::Sun, 2)), |_| ()).unwrap();
    assert_eq!(game.taken, 1);
}
