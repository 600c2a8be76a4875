//! Rules 3 and 5: the turn, and collecting; and rule 11, on the device.

use super::*;
use Suit::{Arms, Crown, Moon, Sun};

#[test]
fn s3_1_the_active_player_rolls_all_four_dice() {
    let mut seen = [[false; 6]; 4];
    for seed in 0..100 {
        let mut game = Natick::new(Setup::default(), Seed::new(seed)).unwrap();
        let first = game.first();
        let mut rolled = None;
        while rolled.is_none() {
            let action = legal(&game)[0];
            game.apply(action, |event| {
                if let Event::Rolled { player, turn, dice } = event {
                    rolled = Some((player, turn, dice));
                }
            })
            .unwrap();
        }
        let (player, turn, dice) = rolled.unwrap();
        assert_eq!((player, turn, dice), (first, 1, game.dice()));
        assert_eq!(game.active(), first);
        for (suit, &face) in dice.iter().enumerate() {
            seen[suit][usize::from(face)] = true;
        }
    }
    assert_eq!(seen, [[true; 6]; 4], "every die shows every face");
}

#[test]
fn s3_2_the_passive_player_divides_and_the_active_one_takes_a_set() {
    let mut position = Position::new();
    assert_eq!((position.decides(), position.step()), (B, Step::Divide));
    let divisions = position.legal();
    assert_eq!(divisions.len(), 8);
    // The empty set and all four are one of the divisions.
    let none = Action::Divide(DiceSet::of(|_| false).division());
    assert_eq!(none, Action::Divide(DiceSet::ALL.division()));
    assert!(divisions.contains(&none));
    position.refuses(Action::Divide(DiceSet::ALL), Illegal::NoSuchDice);

    let first = DiceSet::of(|die| die == Sun || die == Crown);
    let events = position.play(Action::Divide(first));
    assert_eq!(events, [Event::Divided { player: B, first }]);
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (A, Step::Choose));
    let (mut one, mut other) = (position.clone(), position);
    one.play(Action::Choose(Tray::First));
    assert_eq!((one.0.dice_of(A), one.0.dice_of(B)), (first, first.rest()));
    other.play(Action::Choose(Tray::Second));
    assert_eq!((other.0.dice_of(A), other.0.dice_of(B)), (first.rest(), first));
}

#[test]
fn s3_2_every_division_has_one_name() {
    for named in DiceSet::divisions() {
        assert_eq!(named.division(), named);
        assert_eq!(named.rest().division(), named);
    }
}

#[test]
fn s3_3_an_event_that_concerns_nobody_does_nothing_in_either_set() {
    // No traders, no knights, no coins: three of the events do nothing to anybody.
    for mine in [&[][..], &[Moon], &[Crown, Arms], &[Moon, Crown, Arms]] {
        let position = Position::new().dice([3, 0, 0, 1], mine);
        let others = Position::new().dice([3, 5, 5, 5], &[]);
        assert_eq!(position.step(), Step::Trade, "{mine:?}");
        let brick = |position: &Position| position.coins_of(A)[0] + position.coins_of(B)[0];
        assert_eq!(brick(&position), u8::from(!mine.contains(&Sun)), "{mine:?}");
        assert_eq!(brick(&others), 1);
    }
}

#[test]
fn s3_4_done_ends_the_turn_and_brings_the_next_roll() {
    let mut position = Position::trading();
    assert!(position.0.hands_over(Action::Done));
    let events = position.play(Action::Done);
    assert_eq!(events[0], Event::TurnEnded { player: A, turn: 1 });
    assert!(matches!(events[1], Event::Rolled { player: B, turn: 2, .. }));
    // The player who was active divides now, and so keeps the device.
    assert_eq!((position.0.active(), position.decides(), position.step()), (B, A, Step::Divide));
    assert!(!position.0.has_passed());
}

#[test]
fn s3_4_a_new_roll_lies_undivided() {
    let mut position = Position::new().dice([2, 3, 4, 5], &[Sun]);
    position.play(Action::Done);
    assert_eq!((position.0.turn_number(), position.0.tray(Tray::First)), (2, DiceSet::default()));
    assert_eq!([A, B].map(|player| position.0.dice_of(player)), [DiceSet::default(); 2]);
}

#[test]
fn s5_1_each_collects_for_the_numbers_of_their_own_set_the_active_player_first() {
    // A has sun 2, B has moon 2; each gets one 2 and nothing for the other's.
    let mut position = Position::new().rolled([2, 2, 0, 0], &[Sun]);
    let events = position.take(&[Sun]);
    assert_eq!(position.coins_of(A), [1, 0, 0, 0]);
    assert_eq!(position.coins_of(B), [0, 1, 0, 0]);
    let order: Vec<_> =
        events.iter().filter_map(|e| if let Event::Gained { player, .. } = e { Some(*player) } else { None }).collect();
    assert_eq!(order, [A, B]);
}

#[test]
fn s5_1_the_active_player_may_leave_nothing_in_the_pool() {
    // Both would get a brick, and there is one.
    let mut position = Position::new();
    position.0.pool[0] = 1;
    let mut position = position.rolled([2, 3, 0, 0], &[Sun]);
    let events = position.take(&[Sun]);
    assert_eq!((position.coins_of(A)[0], position.coins_of(B)[0]), (1, 0));
    assert!(events.contains(&Event::Short { player: B, suit: Sun, missing: 1 }));
}

#[test]
fn s5_2_every_region_of_the_number_produces_its_own_suit_for_each_such_die() {
    // Two 4s, on the dice of moon and arms: crown 4 and a second 4 of another suit.
    let four = region(Sun, 4);
    let position = Position::new().village(A, four).dice([3, 4, 3, 4], &[Moon, Arms]);
    assert_eq!(position.coins_of(A), [2, 0, 2, 0]);
    assert_eq!(position.coins_at(A, Space::new(HOME + 3, Row::Above)), 2);
    // B has sun 3 and two 3s; A's moon 3 gets nothing from them.
    assert_eq!(position.coins_of(B), [2, 0, 0, 0]);
}

#[test]
fn s5_3_a_region_holds_three_coins_at_most() {
    let position = Position::new().put(A, UPPER_LEFT, 2).dice([2, 2, 2, 0], &[Sun, Moon, Crown]);
    assert_eq!(position.coins_of(A)[0], 3);
    assert_eq!(position.0.pool()[0], 3);
}

#[test]
fn s5_3_what_the_pool_has_none_of_does_not_come() {
    let mut position = Position::new();
    position.0.pool[0] = 0;
    let mut position = position.rolled([2, 0, 0, 0], &[Sun]);
    let events = position.take(&[Sun]);
    assert_eq!(position.coins_of(A), [0; 4]);
    assert!(events.contains(&Event::Short { player: A, suit: Sun, missing: 1 }));
}

#[test]
fn s5_4_who_collects_chooses_what_is_served_from_a_short_pool() {
    // Sun 2 would get two bricks and sun 4 one, but there are two.
    let far = Space::new(HOME + 3, Row::Above);
    let mut position = Position::new().village(A, region(Sun, 4));
    position.0.pool[0] = 2;
    let mut position = position.rolled([2, 2, 4, 0], &[Sun, Moon, Crown]);
    let events = position.take(&[Sun, Moon, Crown]);
    assert!(events.contains(&Event::Short { player: A, suit: Sun, missing: 1 }));
    assert_eq!((position.decides(), position.step()), (A, Step::Serve { suit: Sun, due: [2, 0, 1, 0] }));
    assert_eq!(position.legal(), [Action::Put(UPPER_LEFT), Action::Put(far)]);
    position.refuses(Action::Put(UPPER_RIGHT), Illegal::WrongSuit);
    position.play(Action::Put(far));
    // Sun 4 has all that is due to it, so that the last brick goes by itself.
    assert_eq!((position.coins_at(A, UPPER_LEFT), position.coins_at(A, far)), (1, 1));
    assert_eq!((position.step(), position.coins_of(A)), (Step::Trade, [2, 0, 1, 0]));
}

#[test]
fn s5_4_no_region_gets_more_than_is_due_to_it() {
    let far = Space::new(HOME + 3, Row::Above);
    let mut position = Position::new().village(A, region(Sun, 4)).put(A, UPPER_LEFT, 2);
    position.0.pool[0] = 1;
    let position = position.dice([2, 2, 4, 0], &[Sun, Moon, Crown]);
    // Sun 2 has room for one only.
    assert_eq!(position.step(), Step::Serve { suit: Sun, due: [1, 0, 1, 0] });
    assert_eq!(position.legal(), [Action::Put(UPPER_LEFT), Action::Put(far)]);
}

#[test]
fn s11_1_nobody_has_handed_over_before_the_first_action() {
    assert!(!new().has_passed());
}

#[test]
fn s11_1_whoever_decides_has_the_last_word() {
    // The set-up and the division end with Done.
    let mut position = Position(new());
    for number in [2, 3, 4] {
        let suit = Suit::ALL[usize::from(number) - 2];
        assert!(!position.0.hands_over(Action::Found(region(suit, number))));
        position.play(Action::Found(region(suit, number)));
    }
    position.play(Action::Road(Side::Left));
    assert_eq!((position.decides(), position.legal()), (A, vec![Action::Done]));
    assert!(position.0.hands_over(Action::Done) && !position.0.has_passed());
    position.play(Action::Done);
    assert!(position.decides() == B && position.0.has_passed());

    let mut position = Position::new();
    position.play(Action::Divide(DiceSet::default()));
    assert_eq!((position.decides(), position.legal()), (B, vec![Action::Done]));
    position.play(Action::Done);
    assert!(position.decides() == A && position.0.has_passed());
}

#[test]
fn s11_1_a_draw_cannot_be_taken_back_but_for_the_last_tile() {
    let explore = Step::Explore { column: HOME + 3 };
    let position = Position::trading().stack(&[region(Sun, 5), region(Moon, 5)]).at(A, explore);
    assert!(position.0.hands_over(Action::Draw));
    let last = Position::trading().stack(&[region(Sun, 5)]).at(A, explore);
    assert!(!last.0.hands_over(Action::Draw));
    assert!(!position.0.hands_over(Action::Scout(region(Sun, 5))));
}

#[test]
fn s11_2_only_what_chance_will_bring_is_hidden() {
    let position = Position::trading().coins(A, [1, 1, 1, 1]);
    for viewer in [A, B] {
        let view = position.0.view(viewer);
        assert_ne!(view, position.0);
        assert_eq!(Natick { generator: position.0.generator.clone(), ..view }, position.0);
    }
    let mut other = position.0.clone();
    other.rehide(A, Seed::new(99));
    assert_ne!(other, position.0);
    assert_eq!(other.view(A), position.0.view(A));
}

#[test]
fn s11_1_only_a_roll_or_a_draw_reveals_something() {
    let explore = Step::Explore { column: HOME + 3 };
    let position = Position::trading().stack(&[region(Sun, 5), region(Moon, 5)]).at(A, explore);
    assert!(position.0.reveals_to(A, Action::Draw) && position.0.reveals_to(B, Action::Draw));
    assert!(!position.0.reveals_to(A, Action::Done), "refused");
    let last = Position::trading().stack(&[region(Sun, 5)]).at(A, explore);
    assert!(!last.0.reveals_to(A, Action::Draw));
    // The player who divides hands over, and nothing is rolled; the end of a turn rolls.
    let mut divided = Position::new();
    divided.play(Action::Divide(DiceSet::default()));
    assert!(!divided.0.reveals_to(A, Action::Done) && !divided.0.reveals_to(B, Action::Done));
    let turn = Position::trading().turn(10);
    assert!(turn.0.reveals_to(A, Action::Done) && turn.0.reveals_to(B, Action::Done));
}

#[test]
fn a_pool_with_just_enough_is_not_short() {
    for (pool, short) in [(2, false), (1, false), (0, true)] {
        let mut position = Position::new().rolled([2, 5, 5, 5], &[Sun]);
        position.0.pool[Sun as usize] = pool;
        let events = position.take(&[Sun]);
        assert_eq!(events.iter().any(|event| matches!(event, Event::Short { .. })), short, "{pool}: {events:?}");
        assert_eq!(position.coins_at(A, UPPER_LEFT), u8::from(!short));
    }
}
