//! Rule 4: events.

use super::*;
use crate::natick::{DieEvent, Effect, Idle};
use Suit::{Arms, Crown, Moon, Sun};

/// Lets `A` take the die with the event; `B` gets three 2s, which bring ore.
fn happening(position: Position, die: Suit, face: u8) -> (Position, Vec<Event>) {
    let mut dice = [2; 4];
    dice[die as usize] = face;
    let mut position = position.rolled(dice, &[die]);
    let events = position.take(&[die]);
    (position, events)
}

fn idle(player: Player, event: DieEvent, idle: Idle) -> Event {
    Event::Idle { player, event, idle }
}

#[test]
fn a_coin_knows_the_event_that_moves_it() {
    assert_eq!(Cause::Event(DieEvent::Tournament).event(), Some(DieEvent::Tournament));
    assert_eq!(Cause::Bank.event(), None);
}

#[test]
fn s4_1_null_and_ace_mean_the_same() {
    for face in [0, 1] {
        let (position, events) = happening(Position::new(), Sun, face);
        assert_eq!(events[1], Event::Event { player: A, event: DieEvent::RichHarvest });
        assert_eq!(position.step(), Step::Harvest);
        let (_, events) = happening(Position::new(), Moon, face);
        assert!(events.contains(&idle(A, DieEvent::RaiderAttack, Idle::Guarded)));
        let (_, events) = happening(Position::new(), Crown, face);
        assert!(events.contains(&idle(A, DieEvent::TradeAdvantage, Idle::NoUnit)));
        let (_, events) = happening(Position::new(), Arms, face);
        assert!(events.contains(&idle(A, DieEvent::Tournament, Idle::NoUnit)));
    }
}

#[test]
fn s4_2_the_order_is_the_players_own() {
    // Five unguarded coins: a harvest before the raiders brings them, a harvest after them does not.
    let rich = || Position::new().coins(A, [2, 1, 1, 1]).dice([0, 1, 5, 5], &[Sun, Moon]);
    assert_eq!(rich().legal(), [Action::Resolve(Sun), Action::Resolve(Moon)]);
    rich().refuses(Action::Resolve(Arms), Illegal::NoSuchEvent);

    let mut safe = rich();
    let events = safe.play(Action::Resolve(Moon));
    assert_eq!(events[0], idle(A, DieEvent::RaiderAttack, Idle::Guarded));
    assert_eq!(safe.step(), Step::Harvest);
    safe.play(Action::Put(UPPER_LEFT));
    assert_eq!(safe.coins_of(A), [3, 1, 1, 1]);

    let mut rash = rich();
    rash.play(Action::Resolve(Sun));
    let events = rash.play(Action::Put(UPPER_LEFT));
    assert!(events.contains(&Event::Event { player: A, event: DieEvent::RaiderAttack }));
    assert_eq!(rash.step(), Step::Discard { left: 3 });
}

#[test]
fn s4_2_the_active_player_comes_first() {
    // A raid for A, a harvest for B.
    let mut position = Position::new().coins(A, [3, 3, 0, 0]).dice([0, 0, 5, 5], &[Moon]);
    assert_eq!((position.decides(), position.step()), (A, Step::Discard { left: 3 }));
    for space in [UPPER_LEFT, UPPER_LEFT, LOWER_LEFT] {
        position.play(Action::Pay(space));
    }
    assert_eq!((position.decides(), position.legal()), (A, vec![Action::Done]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (B, Step::Harvest));
    position.play(Action::Put(UPPER_LEFT));
    assert_eq!((position.decides(), position.legal()), (B, vec![Action::Done]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (A, Step::Trade));
}

/// Gives these dice with events to `B`, whose turn it is not; `A` takes the others, which are 5s.
fn passive(position: Position, events: &[(Suit, u8)]) -> Position {
    let mut dice = [5; 4];
    events.iter().for_each(|&(die, face)| dice[die as usize] = face);
    let mine: Vec<Suit> = Suit::ALL.into_iter().filter(|die| events.iter().all(|(event, _)| event != die)).collect();
    let mut position = position.dice(dice, &mine);
    while position.decides() == A && position.legal() == [Action::Done] {
        position.play(Action::Done);
    }
    assert_eq!(position.decides(), B);
    position
}

#[test]
fn s4_2_the_passive_player_orders_events_too() {
    let position = passive(Position::new().coins(B, [2, 1, 1, 1]), &[(Sun, 0), (Moon, 1)]);
    assert_eq!(position.legal(), [Action::Resolve(Sun), Action::Resolve(Moon)]);
}

#[test]
fn s4_4_the_passive_player_has_an_advantage_too() {
    let mut position = passive(market(), &[(Crown, 0)]);
    assert_eq!(position.legal(), [Action::Take(UPPER_LEFT), Action::Take(LOWER_RIGHT), Action::Decline]);
    position.play(Action::Take(UPPER_LEFT));
    assert_eq!((position.decides(), position.legal()), (B, [LOWER_LEFT, UPPER_RIGHT].map(Action::Pay).to_vec()));
    position.play(Action::Pay(LOWER_LEFT));
    assert_eq!(position.coins_of(B)[..3], [1, 1, 1]);
    assert_eq!(position.coins_of(A)[..2], [0, 1]);
}

#[test]
fn s4_6_the_passive_player_holds_a_tournament_too() {
    let mut position = passive(Position::new().knight(B, HOME, Row::Above).coins(A, [0, 1, 1, 0]), &[(Arms, 1)]);
    assert_eq!(position.legal(), [Action::Take(LOWER_LEFT), Action::Take(UPPER_RIGHT), Action::Decline]);
    position.play(Action::Take(LOWER_LEFT));
    assert_eq!((position.coins_of(A)[1], position.coins_of(B)[1]), (0, 1));
}

#[test]
fn s4_7_the_passive_player_is_raided_too() {
    let mut position = passive(Position::new().coins(B, [3, 3, 0, 0]), &[(Moon, 0)]);
    assert_eq!(position.step(), Step::Discard { left: 3 });
    for _ in 0..3 {
        position.play(Action::Pay(UPPER_LEFT));
    }
    assert_eq!(position.coins_of(B)[..2], [0, 3]);
}

#[test]
fn s4_2_an_event_that_can_do_nothing_is_passed_over() {
    // With four coins a harvest cannot bring raiders: there is no order to decide.
    let position = Position::new().coins(A, [1, 1, 1, 1]).dice([0, 1, 0, 0], &[Sun, Moon, Crown, Arms]);
    assert_eq!(position.step(), Step::Harvest);
    // Two that do nothing now leave nothing that could change it, and no order either.
    let position = Position::new().trader(A, HOME + 1).coins(A, [3; 4]).dice([0, 2, 0, 2], &[Sun, Crown]);
    assert_eq!(position.step(), Step::Trade);
}

#[test]
fn s4_3_rich_harvest_brings_a_coin_of_ones_choice() {
    let (mut position, _) = happening(Position::new().put(A, LOWER_LEFT, 3), Sun, 0);
    assert_eq!(position.legal(), [UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT].map(Action::Put));
    position.refuses(Action::Put(LOWER_LEFT), Illegal::Full);
    position.refuses(Action::Put(Space::new(HOME + 3, Row::Above)), Illegal::NoRegion);
    position.refuses(Action::Decline, Illegal::NotNow);
    let cause = Cause::Event(DieEvent::RichHarvest);
    let events = position.play(Action::Put(LOWER_RIGHT));
    assert_eq!(events[0], Event::Gained { player: A, space: LOWER_RIGHT, suit: Arms, cause });
    assert_eq!(position.coins_at(A, LOWER_RIGHT), 1);
    assert_eq!(position.0.pool()[Arms as usize], 5);
}

#[test]
fn s4_3_without_room_nothing_comes() {
    let full = Position::new().coins(A, [3; 4]);
    assert_eq!(full.0.effect(A, DieEvent::RichHarvest), Err(Idle::NoRoom));
    assert_eq!(full.0.effect(B, DieEvent::RichHarvest), Ok(Effect::Harvest));
    let (position, events) = happening(full, Sun, 0);
    assert!(events.contains(&idle(A, DieEvent::RichHarvest, Idle::NoRoom)));
    assert_eq!(position.step(), Step::Trade);
}

#[test]
fn s4_3_the_pool_must_have_the_coin() {
    let mut position = Position::new();
    position.0.pool = [0, 1, 1, 0];
    let (position, _) = happening(position, Sun, 1);
    assert_eq!(position.legal(), [LOWER_LEFT, UPPER_RIGHT].map(Action::Put));
    position.refuses(Action::Put(UPPER_LEFT), Illegal::PoolEmpty);

    // With one place for it there is no choice; with none nothing happens.
    let mut position = Position::new();
    position.0.pool = [0, 0, 0, 1];
    let (position, _) = happening(position, Sun, 1);
    assert_eq!(position.coins_of(A), [0, 0, 0, 1]);
    let mut position = Position::new();
    position.0.pool = [0; 4];
    assert_eq!(position.0.effect(A, DieEvent::RichHarvest), Err(Idle::NoRoom));
    let (_, events) = happening(position, Sun, 1);
    assert!(events.contains(&idle(A, DieEvent::RichHarvest, Idle::NoRoom)));
}

/// Gives each player a trader, and something to exchange.
fn market() -> Position {
    Position::new().trader(A, HOME + 1).trader(B, HOME + 1).coins(A, [1, 0, 0, 1]).coins(B, [0, 2, 1, 0])
}

#[test]
fn s4_4_trade_advantage_exchanges_a_coin() {
    let (mut position, _) = happening(market(), Crown, 0);
    assert_eq!(position.step(), Step::Take { event: DieEvent::TradeAdvantage });
    assert_eq!(position.legal(), [Action::Take(LOWER_LEFT), Action::Take(UPPER_RIGHT), Action::Decline]);
    position.refuses(Action::Take(UPPER_LEFT), Illegal::NoCoin);
    position.play(Action::Take(LOWER_LEFT));
    assert_eq!(position.legal(), [UPPER_LEFT, LOWER_RIGHT].map(Action::Pay));
    // What is left is no choice: one region each for what comes. The 2s that B has bring one more ore.
    position.play(Action::Pay(LOWER_RIGHT));
    assert_eq!(position.step(), Step::Trade);
    assert_eq!(position.coins_of(A), [1, 1, 0, 0]);
    assert_eq!(position.coins_of(B), [0, 3, 1, 1]);
    assert_eq!(position.0.between(), [0; 4]);
}

#[test]
fn s4_4_it_needs_a_trader_and_no_fewer_than_the_opponent() {
    assert_eq!(market().0.effect(A, DieEvent::TradeAdvantage), Ok(Effect::Exchange));
    let none = Position::new().coins(A, [1, 0, 0, 1]).coins(B, [0, 2, 1, 0]);
    assert_eq!(none.0.effect(A, DieEvent::TradeAdvantage), Err(Idle::NoUnit));
    let fewer = market().trader(B, HOME + 3);
    assert_eq!(fewer.0.effect(A, DieEvent::TradeAdvantage), Err(Idle::Outnumbered));
    let more = market().trader(A, HOME + 3);
    assert_eq!(more.0.effect(A, DieEvent::TradeAdvantage), Ok(Effect::Exchange));
    // Knights are no traders.
    let knight = none.knight(A, HOME, Row::Above);
    assert_eq!(knight.0.effect(A, DieEvent::TradeAdvantage), Err(Idle::NoUnit));
}

#[test]
fn s4_4_both_need_something_to_give_and_room_for_what_comes() {
    let trader = || Position::new().trader(A, HOME + 1);
    let effect = |position: Position| position.0.effect(A, DieEvent::TradeAdvantage);
    assert_eq!(effect(trader().coins(B, [0, 2, 0, 0])), Err(Idle::NothingToTake), "nothing to give");
    assert_eq!(effect(trader().coins(A, [1, 0, 0, 0])), Err(Idle::NothingToTake), "nothing to take");
    let full = trader().coins(A, [1, 3, 0, 0]).coins(B, [0, 2, 0, 0]);
    full.clone()
        .at(A, Step::Take { event: DieEvent::TradeAdvantage })
        .refuses(Action::Take(LOWER_LEFT), Illegal::NoRoom);
    assert_eq!(effect(full), Err(Idle::NothingToTake), "no room for the ore");
    let full = trader().coins(A, [1, 0, 0, 0]).coins(B, [3, 2, 0, 0]);
    let asked = full.clone().at(A, Step::Take { event: DieEvent::TradeAdvantage });
    asked.refuses(Action::Take(LOWER_LEFT), Illegal::NothingToGive);
    assert_eq!(effect(full), Err(Idle::NothingToTake), "they have no room for the brick");
}

#[test]
fn s4_5_the_coin_given_is_of_another_suit() {
    let taken = Step::Give { taken: Moon };
    let position = Position::new().coins(A, [1, 1, 0, 1]).coins(B, [3, 0, 0, 0]).at(A, taken);
    position.refuses(Action::Pay(LOWER_LEFT), Illegal::SameSuit);
    position.refuses(Action::Pay(UPPER_LEFT), Illegal::TheyHaveNoRoom);
    position.refuses(Action::Pay(UPPER_RIGHT), Illegal::NoCoin);
    assert_eq!(position.legal(), [Action::Pay(LOWER_RIGHT)]);
    // If there is nothing else to give, the coin cannot be taken.
    let alone = Position::new().trader(A, HOME + 1).coins(A, [0, 1, 0, 0]).coins(B, [0, 2, 0, 0]);
    assert_eq!(alone.0.effect(A, DieEvent::TradeAdvantage), Err(Idle::NothingToTake));
}

#[test]
fn s4_5_each_receiver_names_the_region() {
    // A has two regions for ore, B two for lumber.
    let position = market().village(A, region(Moon, 4)).village(B, region(Arms, 3));
    let far = Space::new(HOME + 3, Row::Above);
    let mut position = position.coins(A, [0, 1, 0, 0]).rolled([5, 5, 0, 5], &[Crown]);
    position.take(&[Crown]);
    position.play(Action::Take(LOWER_LEFT));
    position.play(Action::Pay(LOWER_RIGHT));
    assert_eq!((position.decides(), position.legal()), (A, vec![Action::Put(LOWER_LEFT), Action::Put(far)]));
    position.refuses(Action::Put(UPPER_LEFT), Illegal::WrongSuit);
    position.play(Action::Put(far));
    assert_eq!((position.decides(), position.legal()), (A, vec![Action::Done]));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.legal()), (B, vec![Action::Put(LOWER_RIGHT), Action::Put(far)]));
    position.play(Action::Put(far));
    position.play(Action::Done);
    assert_eq!((position.decides(), position.step()), (A, Step::Trade));
    assert_eq!((position.coins_at(A, far), position.coins_at(B, far)), (1, 1));
}

#[test]
fn s4_6_tournament_takes_a_coin() {
    let knights = || Position::new().knight(A, HOME, Row::Above).coins(B, [0, 1, 1, 0]);
    let (mut position, _) = happening(knights(), Arms, 1);
    assert_eq!(position.legal(), [Action::Take(LOWER_LEFT), Action::Take(UPPER_RIGHT), Action::Decline]);
    position.play(Action::Take(UPPER_RIGHT));
    assert_eq!(position.coins_of(A), [0, 0, 1, 0]);
    assert_eq!(position.coins_of(B)[Crown as usize], 0);
    assert_eq!(position.0.between(), [0; 4]);

    let effect = |position: &Position| position.0.effect(A, DieEvent::Tournament);
    assert_eq!(effect(&knights()), Ok(Effect::Take));
    assert_eq!(effect(&knights().knight(B, HOME, Row::Above)), Ok(Effect::Take));
    let fewer = knights().knight(B, HOME, Row::Above).knight(B, HOME, Row::Below);
    assert_eq!(effect(&fewer), Err(Idle::Outnumbered));
    assert_eq!(effect(&Position::new().coins(B, [0, 1, 1, 0])), Err(Idle::NoUnit));
    assert_eq!(effect(&Position::new().knight(A, HOME, Row::Above)), Err(Idle::NothingToTake));
    let full = Position::new().knight(A, HOME, Row::Above).coins(A, [0, 3, 0, 0]).coins(B, [0, 1, 0, 0]);
    assert_eq!(effect(&full), Err(Idle::NothingToTake));
}

#[test]
fn s4_7_raiders_take_half_of_all_from_six_unguarded() {
    let effect = |position: &Position| position.0.effect(A, DieEvent::RaiderAttack);
    assert_eq!(effect(&Position::new().coins(A, [3, 2, 0, 0])), Err(Idle::Guarded));
    assert_eq!(effect(&Position::new().coins(A, [3, 3, 0, 0])), Ok(Effect::Discard(3)));
    assert_eq!(effect(&Position::new().coins(A, [3, 3, 1, 0])), Ok(Effect::Discard(3)));
    // The knight above guards brick and grain; six more lie unguarded, and half of all ten are lost.
    let guarded = Position::new().knight(A, HOME, Row::Above).coins(A, [3, 3, 1, 3]);
    assert_eq!(guarded.0.colony(A).unguarded(), 6);
    assert_eq!(effect(&guarded), Ok(Effect::Discard(5)));
    assert_eq!(effect(&Position::new().knight(A, HOME, Row::Above).coins(A, [3, 3, 3, 2])), Err(Idle::Guarded));

    // Their owner chooses, guarded ones too.
    let (mut position, _) = happening(guarded, Moon, 0);
    assert_eq!(position.legal().len(), 4);
    for space in [UPPER_LEFT, UPPER_LEFT, UPPER_LEFT, UPPER_RIGHT] {
        position.play(Action::Pay(space));
    }
    position.refuses(Action::Pay(UPPER_LEFT), Illegal::NoCoin);
    position.play(Action::Pay(LOWER_LEFT));
    assert_eq!(position.coins_of(A), [0, 2, 0, 3]);
    assert_eq!(position.0.pool()[..3], [6, 4 - position.coins_of(B)[1], 6]);
}

#[test]
fn s4_7_the_last_coins_of_a_raid_go_by_themselves() {
    // All coins on regions of one kind each: as soon as one region is left, there is no choice.
    let mut position = Position::new().coins(A, [0, 3, 0, 3]).at(A, Step::Discard { left: 5 });
    for _ in 0..3 {
        position.play(Action::Pay(LOWER_LEFT));
    }
    assert_eq!(position.coins_of(A), [0, 0, 0, 1]);
}

#[test]
fn s4_8_knights_guard_against_raiders_only() {
    // Both knights of B guard all four regions around their village, yet A may take from them.
    let guarded = Position::new().knight(B, HOME, Row::Above).knight(B, HOME, Row::Below).coins(B, [3, 3, 3, 3]);
    assert_eq!(guarded.0.colony(B).unguarded(), 0);
    assert_eq!(guarded.0.effect(B, DieEvent::RaiderAttack), Err(Idle::Guarded));
    let strong = guarded.knight(A, HOME, Row::Above).knight(A, HOME, Row::Below);
    assert_eq!(strong.0.effect(A, DieEvent::Tournament), Ok(Effect::Take));
}

#[test]
fn s4_9_trade_advantage_and_tournament_can_be_declined() {
    let (mut position, _) = happening(market(), Crown, 0);
    let events = position.play(Action::Decline);
    assert_eq!(events[0], Event::Declined { player: A, event: DieEvent::TradeAdvantage });
    assert_eq!(position.coins_of(A), [1, 0, 0, 1]);
    let knight = Position::new().knight(A, HOME, Row::Above).coins(B, [0, 1, 0, 0]);
    let (mut position, _) = happening(knight, Arms, 0);
    let events = position.play(Action::Decline);
    assert_eq!(events[0], Event::Declined { player: A, event: DieEvent::Tournament });
    assert_eq!(position.coins_of(A), [0; 4]);
}

#[test]
fn s4_4_room_for_one_coin_is_enough() {
    let position = Position::new().trader(A, HOME + 1).coins(A, [1, 2, 0, 0]).coins(B, [2, 2, 0, 0]);
    let asked = position.clone().at(A, Step::Take { event: DieEvent::TradeAdvantage });
    assert_eq!(asked.0.check(Action::Take(LOWER_LEFT)), Ok(()));
    let asked = position.at(A, Step::Give { taken: Moon });
    assert_eq!(asked.0.check(Action::Pay(UPPER_LEFT)), Ok(()));
}

#[test]
fn a_preview_tells_who_gets_a_coin_that_is_paid() {
    let position = Position::new().coins(A, [1, 0, 0, 0]);
    let coins = |step| position.clone().at(A, step).0.preview(Action::Pay(UPPER_LEFT)).unwrap().coins;
    assert_eq!(coins(Step::Give { taken: Moon }), [[-1, 0, 0, 0], [1, 0, 0, 0]]);
    assert_eq!(coins(Step::Discard { left: 1 }), [[-1, 0, 0, 0], [0; 4]]);
}
