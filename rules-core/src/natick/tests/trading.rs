//! Rule 6: trading.

use super::*;
use Suit::{Arms, Crown, Moon, Sun};

const fn offer(gives: u8, give: Suit, gets: u8, get: Suit) -> Action {
    Action::Offer(crate::natick::Offer { give, gives, get, gets })
}

#[test]
fn s6_1_only_the_active_player_trades_and_as_often_as_they_like() {
    let mut position = Position::trading().coins(A, [3, 3, 0, 0]).coins(B, [3, 3, 0, 0]);
    position.play(Action::Bank { give: Sun, get: Crown });
    // Between two trades something is built.
    let mut position = position.coins(A, [1, 0, 0, 1]);
    position.play(Action::Trader(HOME + 1));
    position.play(Action::Bank { give: Moon, get: Crown });
    assert_eq!(position.coins_of(A), [0, 0, 2, 0]);
    assert_eq!((position.decides(), position.step()), (A, Step::Trade));
    // B is never asked to trade on their own account.
    position.play(Action::Done);
    position.refuses(Action::Bank { give: Sun, get: Crown }, Illegal::NotNow);
}

#[test]
fn s6_2_three_of_one_suit_bring_one_of_another_from_the_pool() {
    let bank = Action::Bank { give: Sun, get: Arms };
    let mut position = Position::trading().coins(A, [3, 2, 0, 0]);
    position.refuses(Action::Bank { give: Moon, get: Arms }, Illegal::TooFew);
    position.refuses(Action::Bank { give: Sun, get: Sun }, Illegal::SameSuit);
    let events = position.play(bank);
    assert_eq!(events[0], Event::Bank { player: A, give: Sun, get: Arms });
    assert_eq!(position.coins_of(A), [0, 2, 0, 1]);
    assert_eq!(position.0.pool(), [6, 4, 6, 5]);

    let mut empty = Position::trading().coins(A, [3, 0, 0, 0]);
    empty.0.pool[Arms as usize] = 0;
    empty.refuses(bank, Illegal::PoolEmpty);
    empty.0.pool[Arms as usize] = 1;
    assert_eq!(empty.0.check(bank), Ok(()));
}

#[test]
fn s6_2_the_three_may_come_from_several_regions() {
    let far = Space::new(HOME + 3, Row::Above);
    let brick =
        |near, there| Position::trading().village(A, region(Sun, 4)).put(A, UPPER_LEFT, near).put(A, far, there);
    // All that there is: nothing to choose.
    let mut position = brick(2, 1);
    position.play(Action::Bank { give: Sun, get: Arms });
    assert_eq!((position.step(), position.coins_of(A)), (Step::Trade, [0, 0, 0, 1]));
    // Four: one by one.
    let mut position = brick(2, 2);
    position.play(Action::Bank { give: Sun, get: Arms });
    assert_eq!(position.step(), Step::Pay { cost: [3, 0, 0, 0], cause: Cause::Bank });
    for space in [UPPER_LEFT, far] {
        assert_eq!(position.legal(), [Action::Pay(UPPER_LEFT), Action::Pay(far)]);
        position.play(Action::Pay(space));
    }
    position.play(Action::Pay(UPPER_LEFT));
    assert_eq!((position.coins_at(A, UPPER_LEFT), position.coins_at(A, far)), (0, 1));
    assert_eq!(position.coins_of(A), [1, 0, 0, 1]);
}

#[test]
fn s6_3_an_offer_is_accepted() {
    let mut position = Position::trading().coins(A, [2, 0, 0, 0]).coins(B, [0, 0, 3, 0]);
    assert!(!position.0.hands_over(offer(2, Sun, 1, Crown)));
    let events = position.play(offer(2, Sun, 1, Crown));
    assert!(matches!((events[0], offer(2, Sun, 1, Crown)),
        (Event::Offered { player: A, offer }, Action::Offer(made)) if offer == made));
    // The bricks lie between them, and A may still think better of it.
    assert_eq!((position.coins_of(A), position.0.between()), ([0; 4], [2, 0, 0, 0]));
    assert_eq!((position.decides(), position.legal()), (A, vec![Action::Done]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.legal()), (B, vec![Action::Accept, Action::Refuse]));
    let events = position.play(Action::Accept);
    assert!(matches!(events[0], Event::Answered { player: B, accepted: true, .. }));
    assert_eq!((position.coins_of(A), position.coins_of(B)), ([0, 0, 1, 0], [2, 0, 2, 0]));
    assert_eq!((position.decides(), position.legal(), position.0.between()), (B, vec![Action::Done], [0; 4]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (A, Step::Trade));
}

#[test]
fn s6_3_the_last_coin_and_all_the_room_are_enough() {
    let mut position = Position::trading().coins(A, [2, 0, 0, 0]).coins(B, [1, 0, 1, 0]);
    position.play(offer(2, Sun, 1, Crown));
    position.play(Action::Done);
    position.play(Action::Accept);
    assert_eq!((position.coins_of(A), position.coins_of(B)), ([0, 0, 1, 0], [3, 0, 0, 0]));
}

#[test]
fn s6_3_an_offer_is_refused() {
    let far = Space::new(HOME + 3, Row::Above);
    let position = Position::trading().village(A, region(Sun, 4)).put(A, UPPER_LEFT, 2).put(A, far, 2);
    let mut position = position.coins(B, [0, 0, 3, 0]);
    let before = position.clone();
    position.play(offer(2, Sun, 1, Crown));
    position.play(Action::Pay(far));
    position.play(Action::Pay(UPPER_LEFT));
    position.play(Action::Done);
    let events = position.play(Action::Refuse);
    assert!(matches!(events[0], Event::Answered { player: B, accepted: false, .. }));
    position.play(Action::Done);
    // Every coin is back where it lay.
    assert_eq!(position.0.colonies, before.0.colonies);
    assert_eq!((position.decides(), position.step(), position.0.between()), (A, Step::Trade, [0; 4]));
}

#[test]
fn s6_3_one_to_three_coins_of_different_suits_three_times_a_turn() {
    let mut position = Position::trading().coins(A, [3, 1, 0, 0]).coins(B, [0, 0, 3, 0]);
    position.refuses(offer(0, Sun, 1, Crown), Illegal::Amount);
    position.refuses(offer(1, Sun, 0, Crown), Illegal::Amount);
    position.refuses(offer(4, Sun, 1, Crown), Illegal::Amount);
    position.refuses(offer(1, Sun, 255, Crown), Illegal::Amount);
    position.refuses(offer(1, Crown, 1, Crown), Illegal::SameSuit);
    let offers =
        |position: &Position| position.legal().iter().filter(|action| matches!(action, Action::Offer(_))).count();
    assert_eq!(offers(&position), 3 * 3 + 3);
    for left in [2, 1, 0] {
        position.play(offer(1, Sun, 3, Crown));
        position.play(Action::Done);
        position.play(Action::Refuse);
        position.play(Action::Done);
        assert_eq!(position.0.offers_left(), left);
    }
    position.refuses(offer(1, Sun, 3, Crown), Illegal::NoOfferLeft);
    assert_eq!(offers(&position), 0);
    position.play(Action::Done);
    assert_eq!(position.0.offers_left(), 3, "a new turn");
}

#[test]
fn s6_4_what_comes_needs_a_region_with_room() {
    let position = Position::trading().coins(A, [3, 0, 2, 3]).coins(B, [2, 0, 3, 0]);
    position.refuses(Action::Bank { give: Sun, get: Arms }, Illegal::NoRoom);
    position.refuses(offer(1, Sun, 2, Crown), Illegal::NoRoom);
    position.refuses(offer(2, Sun, 1, Crown), Illegal::TheyHaveNoRoom);
    assert_eq!(position.0.check(offer(1, Sun, 1, Crown)), Ok(()));
    // Only what the other could accept is offered.
    position.refuses(offer(1, Sun, 1, Moon), Illegal::TheyHaveTooFew);
    position.refuses(offer(1, Moon, 1, Crown), Illegal::TooFew);
}

#[test]
fn s6_5_coins_do_not_move_between_regions_of_one_suit() {
    // Two brick regions, one full: nothing that A can do brings a brick from one to the other.
    let far = Space::new(HOME + 3, Row::Above);
    let position = Position::trading().village(A, region(Sun, 4)).put(A, UPPER_LEFT, 3).coins(B, [0, 1, 0, 0]);
    for action in position.legal() {
        let mut after = position.clone();
        after.play(action);
        assert_eq!(after.coins_at(A, far), 0, "{action:?}");
    }
    position.refuses(Action::Put(far), Illegal::NotNow);
    position.refuses(Action::Pay(UPPER_LEFT), Illegal::NotNow);
}

#[test]
fn s6_6_coins_are_paid_and_received_one_by_one_where_there_is_a_choice() {
    // A gives two of four bricks, and gets three grain with two regions for it; B pays and puts down in between.
    let far = Space::new(HOME + 3, Row::Above);
    let below = Space::new(HOME + 3, Row::Below);
    let mut position = (Position::trading())
        .village(A, region(Sun, 4))
        .region(A, HOME + 3, Row::Below, region(Crown, 2))
        .village(B, region(Sun, 5))
        .region(B, HOME + 3, Row::Below, region(Crown, 3))
        .put(A, UPPER_LEFT, 2)
        .put(A, far, 2)
        .put(B, UPPER_RIGHT, 2)
        .put(B, below, 2);
    position.play(offer(2, Sun, 3, Crown));
    position.play(Action::Pay(UPPER_LEFT));
    position.play(Action::Pay(far));
    // The device is handed over, for an answer.
    let asked = position.0.next_job().map(|job| job.step);
    position.play(Action::Done);
    assert_eq!(asked, Some(position.step()));
    position.play(Action::Accept);
    assert_eq!(position.step(), Step::Pay { cost: [0, 0, 3, 0], cause: Cause::Offer });
    for space in [UPPER_RIGHT, below, below] {
        position.play(Action::Pay(space));
    }
    assert_eq!(position.step(), Step::Receive { suit: Sun, left: 2, cause: Cause::Offer });
    position.play(Action::Put(far));
    position.play(Action::Put(UPPER_LEFT));
    assert_eq!((position.decides(), position.legal()), (B, vec![Action::Done]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (A, Step::Receive { suit: Crown, left: 3, cause: Cause::Offer }));
    for space in [below, below, UPPER_RIGHT] {
        position.play(Action::Put(space));
    }
    assert_eq!(position.step(), Step::Trade);
    assert_eq!((position.coins_of(A), position.coins_of(B)), ([2, 0, 3, 0], [2, 0, 1, 0]));
    assert_eq!((position.coins_at(A, below), position.coins_at(B, far)), (2, 1));
}

#[test]
fn s6_6_all_the_room_there_is_is_no_choice() {
    let far = Space::new(HOME + 3, Row::Above);
    let position = Position::trading().village(A, region(Crown, 2)).put(A, UPPER_RIGHT, 2).put(A, far, 2);
    let mut position =
        position.coins(A, [1, 0, 0, 0]).at(A, Step::Receive { suit: Crown, left: 2, cause: Cause::Bank });
    position.0.pool[Crown as usize] = 2;
    position.0.push(A, Step::HandOver);
    position.play(Action::Done);
    assert_eq!((position.coins_at(A, UPPER_RIGHT), position.coins_at(A, far)), (3, 3));
    assert!(position.0.is_over(), "nothing is left to do");
}

#[test]
fn room_for_one_coin_is_enough_for_the_bank() {
    let position = Position::trading().coins(A, [3, 2, 0, 0]);
    assert_eq!(position.0.check(Action::Bank { give: Sun, get: Moon }), Ok(()));
    let full = position.coins(A, [0, 1, 0, 0]);
    full.refuses(Action::Bank { give: Sun, get: Moon }, Illegal::NoRoom);
}

#[test]
fn every_trade_is_listed_exactly_if_it_is_accepted() {
    let pairs = || Suit::ALL.into_iter().flat_map(|give| Suit::ALL.map(|get| (give, get)));
    let amounts = || (0..=4).flat_map(|gives| (0..=4).map(move |gets| (gives, gets)));
    let offers = pairs().flat_map(|(give, get)| amounts().map(move |(gives, gets)| offer(gives, give, gets, get)));
    let mut all: Vec<_> = offers.chain(pairs().map(|(give, get)| Action::Bank { give, get })).collect();
    all.sort();
    for made in 0..=3 {
        let mut position = Position::trading().coins(A, [3, 2, 0, 1]).coins(B, [1, 0, 3, 2]);
        position.0.offers = made;
        let accepted: Vec<_> = all.iter().copied().filter(|&action| position.0.check(action).is_ok()).collect();
        let mut listed = position.legal();
        listed.retain(|action| matches!(action, Action::Offer(_) | Action::Bank { .. }));
        assert_eq!(listed, accepted);
        assert_eq!(listed.iter().any(|action| matches!(action, Action::Offer(_))), made < 3);
    }
}

#[test]
fn coins_that_must_all_be_paid_are_paid_without_asking() {
    for (suit, number, space) in
        [(Sun, 4, UPPER_LEFT), (Moon, 4, LOWER_LEFT), (Crown, 2, UPPER_RIGHT), (Arms, 2, LOWER_RIGHT)]
    {
        let far = Space::new(HOME + 3, Row::Above);
        let get = if suit == Sun { Moon } else { Sun };
        let position = Position::trading().village(A, region(suit, number)).put(A, space, 2);
        let mut all = position.clone().put(A, far, 1);
        all.play(Action::Bank { give: suit, get });
        assert_eq!((all.coins_at(A, space), all.coins_at(A, far), all.step()), (0, 0, Step::Trade), "{suit:?}");
        let mut more = position.put(A, far, 2);
        more.play(Action::Bank { give: suit, get });
        assert!(matches!(more.step(), Step::Pay { .. }), "{suit:?}: one of four stays");
    }
}
