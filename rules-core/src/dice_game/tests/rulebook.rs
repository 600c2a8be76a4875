//! The rules and worked examples of the rulebook, each by name. Hexes are those of duchy A:
//!
//! ```text
//!           O 0  Y 1  P 2  P 3
//!         O 4  O 5  Y 6  K 7  O 8
//!       Y 9  K10  O11  B12  P13  G14
//!     B15  B16  P17  P18  B19  O20  G21
//!       O22  O23  Y24  Y25  K26  B27
//!         O28  K29  G30  G31  B32
//!           P33  P34  Y35  Y36
//! ```

use Bonus::{Commodity, Monk, Silver, Worker};
use Colour::{Blue, Green, Grey, Orange, Purple, Yellow};

use super::*;
use crate::Turn;
use crate::dice_game::{Grade, Illegal, Prize, Source};

/// Returns where a pair of dice can go.
fn targets(game: &DiceGame, pip: u8, colour: u8, with: Change) -> Spaces {
    game.targets(pip, colour, with).unwrap()
}

#[test]
fn monasteries_take_1_and_2_mines_3_and_4_rivers_5_and_6() {
    // Next to the castle at 26 lie mines and rivers, next to that at 7 monasteries.
    for number in 1..=6 {
        let rivers = Position::new(1, 26).dice([number; 2], [Blue, Grey]).game();
        assert_eq!(!targets(&rivers, 0, 0, Change::Nothing).is_empty(), number >= 5);
        assert_eq!(!targets(&rivers, 0, 1, Change::Nothing).is_empty(), number == 3 || number == 4);
        let monasteries = Position::new(1, 7).dice([number; 2], [Purple, Grey]).game();
        assert_eq!(!targets(&monasteries, 0, 0, Change::Nothing).is_empty(), number <= 2);
    }
}

#[test]
fn the_first_player_to_mark_all_seven_yellow_hexes_gets_4_the_second_2() {
    let position = Position::new(2, 26).dice([3, 6], [Yellow, Orange]).marks(P0, &[(32, 5)]).marks(P1, &[(32, 5)]);
    let mut game = position.all_but(P0, Yellow, 3, 36).all_but(P1, Yellow, 3, 36).game();
    let events = play(&mut game, &[mark(0, 0, 36), Action::Done, Action::Done]);
    assert!(events.contains(&Event::Finished { player: P0, colour: Yellow, prize: Prize::First, points: 4 }));
    assert_eq!([game.points(P0, Source::Colours), game.points(P1, Source::Colours)], [4, 0]);

    game.stage = Stage::Round(Roll { pips: [3, 6], colours: [Yellow, Orange], double: false });
    let events = play(&mut game, &[Action::Done, mark(0, 0, 36), Action::Done]);
    assert!(events.contains(&Event::Finished { player: P1, colour: Yellow, prize: Prize::Second, points: 2 }));
    assert_eq!([game.points(P0, Source::Colours), game.points(P1, Source::Colours)], [4, 2]);
}

#[test]
fn selling_a_commodity_brings_1_silver_and_2_points() {
    let mut game = Position::new(1, 26).double().give(P0, &[Commodity]).game();
    assert_eq!(legal(&game), [Action::Sell(false), Action::Sell(true)]);
    let events = play(&mut game, &[Action::Sell(true)]);
    assert_eq!(events, [Event::Sold { player: P0, count: 1, points: 2 }]);
    assert_eq!(count(&game, P0), [0, 1, 0, 0]);
    assert_eq!(game.points(P0, Source::Sales), 2);
}

#[test]
fn a_sale_is_all_commodities_or_none() {
    let position = || Position::new(1, 26).double().give(P0, &[Commodity, Commodity, Commodity, Silver]);
    let mut game = position().game();
    play(&mut game, &[Action::Sell(true)]);
    assert_eq!((count(&game, P0), game.points(P0, Source::Sales)), ([0, 4, 0, 0], 6));
    let mut game = position().game();
    assert_eq!(play(&mut game, &[Action::Sell(false)]), [Event::Kept(P0)]);
    assert_eq!((count(&game, P0), game.points(P0, Source::Sales)), ([0, 1, 3, 0], 0));
}

#[test]
fn a_city_of_three_brings_8_points_in_phase_i_6_in_ii_and_4_in_iii() {
    for (phase, points) in [(1, 8), (2, 6), (3, 4)] {
        let position = Position::new(1, 29).phase(phase, 1).dice([5, 6], [Orange, Grey]);
        let mut game = position.marks(P0, &[(22, 1), (23, 2)]).game();
        let events = play(&mut game, &[mark(0, 0, 28)]);
        let whole = Event::Completed { player: P0, hex: 28, colour: Orange, size: 3, points, bonus: Some(Worker) };
        assert_eq!(events, [Event::Marked { player: P0, hex: 28, number: 5 }, whole]);
        assert_eq!(count(&game, P0), [0, 0, 0, 1]);
    }
}

#[test]
fn starting_with_the_blue_square_brings_a_commodity_and_the_first_point() {
    let mut game = start(setup(1, Variant::OneAndOnly));
    assert_eq!(legal(&game), [7, 10, 26, 29].map(Action::Castle));
    let events = play(&mut game, &[Action::Castle(29)]);
    let whole = Event::Completed { player: P0, hex: 29, colour: Green, size: 1, points: 1, bonus: Some(Commodity) };
    assert_eq!(events, [Event::Started(P0, 29), whole]);
    assert_eq!((count(&game, P0), game.total(P0), game.phase_points(P0, 0)), ([0, 0, 1, 0], 1, 1));
    assert_eq!(game.sheet(P0).number(29), None);
}

#[test]
fn several_players_may_start_with_the_same_castle_and_nobody_knows() {
    let mut game = start(setup(3, Variant::Standard));
    assert_eq!(play(&mut game, &[Action::Castle(10), Action::Done, Action::Castle(10), Action::Done]), []);
    assert!(game.view(P2).sheet(P0).marked().is_empty() && game.view(P0).sheet(P1).marked().is_empty());
    assert_eq!(game.view(P0).sheet(P0).marked(), hexes([10]));
    let events = play(&mut game, &[Action::Castle(26), Action::Done]);
    let castles = events.iter().filter(|event| matches!(event, Event::Started(..)));
    assert!(castles.eq(&[Event::Started(P0, 10), Event::Started(P1, 10), Event::Started(P2, 26)]));
    assert_eq!(game.view(P2).sheet(P0).marked(), hexes([10]));
}

#[test]
fn a_hex_must_be_next_to_a_marked_one() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Blue]).game();
    assert_eq!(targets(&game, 0, 0, Change::Nothing), hexes([19, 27, 32]));
    assert_eq!(game.check(mark(0, 0, 12)), Err(Illegal::Apart));
    play(&mut game, &[mark(0, 0, 19), Action::Done]);
    game.stage = Stage::Round(Roll { pips: [5, 6], colours: [Blue, Blue], double: false });
    assert_eq!(targets(&game, 0, 0, Change::Nothing), hexes([12, 27, 32]));
    assert_eq!(game.check(mark(0, 0, 19)), Err(Illegal::Marked));
}

#[test]
fn without_a_useful_combination_there_is_a_worker() {
    let mut game = Position::new(1, 26).dice([1, 1], [Green, Green]).game();
    assert_eq!(legal(&game), [Action::Done]);
    let events = play(&mut game, &[Action::Done]);
    assert_eq!(events[0], Event::Rested(P0));
    assert_eq!(count(&game, P0), [0, 0, 0, 1]);
}

#[test]
fn every_player_may_use_any_of_the_dice() {
    let mut game = Position::new(2, 26).dice([5, 3], [Blue, Grey]).game();
    play(&mut game, &[mark(0, 0, 27), Action::Done, mark(0, 0, 27), Action::Done]);
    for player in [P0, P1] {
        assert_eq!(game.sheet(player).number(27), Some(5));
    }
}

#[test]
fn a_round_ticks_one_box_or_two() {
    let mut game = start(setup(2, Variant::AllTheSame));
    let mut events = play(&mut game, &[Action::Castle(7), Action::Done]);
    let mut boxes = 0;
    for _ in 0..5 {
        let [.., Event::Rolled(roll), ticked] = events[..] else { panic!("a round begins with its dice: {events:?}") };
        boxes += 1 + u8::from(roll.double);
        assert_eq!(ticked, Event::Ticked { phase: 0, boxes });
        events = play(&mut game, &[Action::Done, Action::Done]);
    }
}

#[test]
fn a_double_with_one_box_left_ticks_that_box_and_still_allows_a_sale() {
    // The last round before, with one box to go, under many seeds: some of them roll a double next.
    let mut doubles = 0;
    for seed in 0..20 {
        let mut game = Position::new(2, 26).phase(1, 9).give(P0, &[Commodity]).game();
        game.dice = Seed::new(seed).generator();
        play(&mut game, &[Action::Done, Action::Done]);
        assert_eq!((game.phase(), game.boxes()), (0, 10));
        if game.roll().is_some_and(|roll| roll.double) {
            doubles += 1;
            assert_eq!(legal(&game), [Action::Sell(false), Action::Sell(true)]);
            play(&mut game, &[Action::Sell(false)]);
        }
        let events = play(&mut game, &[Action::Done, Action::Done]);
        assert!(events.contains(&Event::PhaseEnded(0)));
        assert_eq!((game.phase(), game.round()), (1, 1));
        assert!(game.boxes() <= 2);
    }
    assert!((1..20).contains(&doubles));
}

#[test]
fn a_whole_monastery_brings_a_monk_a_mine_a_silver_a_river_a_commodity() {
    let cases = [
        (Purple, [1, 2], 7, (2, 1), 3, Monk),
        (Grey, [4, 3], 26, (31, 4), 30, Silver),
        (Blue, [6, 5], 26, (27, 6), 32, Commodity),
    ];
    for (colour, pips, castle, first, last, bonus) in cases {
        let mut game = Position::new(1, castle).dice(pips, [colour, Green]).marks(P0, &[first]).game();
        let preview = game.preview(mark(0, 0, last)).unwrap();
        assert_eq!((preview.points, preview.bonus, preview.completes), (4, Some(bonus), Some(2)));
        play(&mut game, &[mark(0, 0, last)]);
        assert_eq!((game.sheet(P0).count(bonus), game.points(P0, Source::Areas(colour))), (1, 4));
    }
}

#[test]
fn an_area_brings_nothing_before_its_last_hex() {
    let mut game = Position::new(1, 26).dice([5, 1], [Blue, Green]).game();
    assert_eq!(play(&mut game, &[mark(0, 0, 27)]), [Event::Marked { player: P0, hex: 27, number: 5 }]);
    assert_eq!((count(&game, P0), game.total(P0)), ([0; 4], 1));
}

#[test]
fn numbers_in_one_city_are_all_different() {
    let mut game = Position::new(1, 10).dice([2, 3], [Orange, Orange]).marks(P0, &[(5, 2)]).game();
    // 4 and 11 lie in the city that has a 2; 0 is reached from 5.
    assert_eq!(targets(&game, 0, 0, Change::Nothing), Spaces::NONE);
    assert_eq!(game.check(mark(0, 0, 4)), Err(Illegal::InCity));
    assert_eq!(targets(&game, 1, 0, Change::Nothing), hexes([0, 4, 11]));
    play(&mut game, &[mark(1, 0, 4)]);
}

#[test]
fn each_city_has_its_own_numbers() {
    let game = Position::new(1, 10).dice([2, 3], [Orange, Grey]).marks(P0, &[(5, 2), (16, 5)]).game();
    assert_eq!(targets(&game, 0, 0, Change::Nothing), hexes([22, 23]));
}

#[test]
fn a_castle_takes_a_number_that_stands_next_to_it() {
    let mut game = Position::new(1, 26).dice([3, 2], [Green, Green]).marks(P0, &[(20, 3), (13, 2)]).game();
    assert_eq!(targets(&game, 0, 0, Change::Nothing), Spaces::NONE);
    assert_eq!(game.check(mark(0, 0, 7)), Err(Illegal::NotByCastle));
    assert_eq!(targets(&game, 1, 0, Change::Nothing), hexes([7]));
    let preview = game.preview(mark(1, 0, 7)).unwrap();
    assert_eq!((preview.points, preview.bonus), (1, Some(Worker)));
    play(&mut game, &[mark(1, 0, 7)]);
    assert_eq!(count(&game, P0), [0, 0, 0, 1]);
}

#[test]
fn numbers_in_one_pasture_are_all_the_same() {
    let game = Position::new(1, 26).dice([4, 6], [Yellow, Grey]).marks(P0, &[(25, 4)]).game();
    assert_eq!(targets(&game, 0, 0, Change::Nothing), hexes([24]));
    assert_eq!(targets(&game, 1, 0, Change::Nothing), Spaces::NONE);
    assert_eq!(game.check(mark(1, 0, 24)), Err(Illegal::NotInPasture));
}

#[test]
fn each_pasture_has_its_own_number() {
    let game = Position::new(1, 26).dice([4, 6], [Yellow, Grey]).marks(P0, &[(25, 4), (32, 5)]).game();
    assert_eq!(targets(&game, 1, 0, Change::Nothing), hexes([36]));
}

/// Returns the example of page 8, on our duchy A: pips 4 and 6, yellow and orange, phase II, two monks and a worker.
fn page_8() -> DiceGame {
    let marks = [(20, 1), (13, 2), (8, 6), (7, 2), (2, 1), (25, 1), (32, 5), (36, 3)];
    let position = Position::new(1, 26).phase(2, 3).dice([4, 6], [Yellow, Orange]).marks(P0, &marks);
    position.give(P0, &[Monk, Monk, Worker]).game()
}

#[test]
fn page_8_a_worker_makes_a_3_that_completes_the_bottom_right_pasture_for_6_points() {
    let mut game = page_8();
    assert_eq!(targets(&game, 0, 0, Change::Worker(3)), hexes([1, 6, 35]));
    let before = game.total(P0);
    let preview = game.preview(worker(0, 35, 3)).unwrap();
    assert_eq!((preview.points, preview.completes, preview.cost), (6, Some(2), Some(Worker)));
    play(&mut game, &[worker(0, 35, 3)]);
    assert_eq!((game.total(P0) - before, count(&game, P0)), (6, [2, 0, 0, 0]));
}

#[test]
fn page_8_a_4_or_a_6_goes_into_the_top_pasture() {
    let game = page_8();
    assert_eq!(targets(&game, 0, 0, Change::Nothing), hexes([1, 6]));
    assert_eq!(targets(&game, 1, 0, Change::Nothing), hexes([1, 6]));
}

#[test]
fn page_8_orange_can_not_be_used() {
    let game = page_8();
    for pip in [0, 1] {
        assert_eq!(targets(&game, pip, 1, Change::Nothing), Spaces::NONE);
    }
    for number in [1, 2, 3, 5] {
        assert_eq!(targets(&game, 0, 1, Change::Worker(number)), Spaces::NONE);
    }
}

#[test]
fn page_8_a_monk_makes_grey_for_the_4_or_blue_for_the_6() {
    let game = page_8();
    let layout = game.layout();
    let (four, six) = (targets(&game, 0, 0, Change::Monk), targets(&game, 1, 0, Change::Monk));
    assert_eq!(four, hexes([14, 21, 30, 31]).and(game.sheet(P0).open()));
    assert!(!four.is_empty() && four.without(layout.of_colour(Grey)).is_empty());
    assert_eq!(six, hexes([12, 19, 27]));
    assert!(six.without(layout.of_colour(Blue)).is_empty());
}

#[test]
fn silver_example_1_a_city_hex_with_a_2_then_another_with_a_4() {
    let mut game = Position::new(1, 10).dice([2, 4], [Orange, Grey]).give(P0, &[Silver]).game();
    let events = play(&mut game, &[mark(0, 0, 4), mark(1, 0, 5)]);
    let marked = |hex, number| Event::Marked { player: P0, hex, number };
    assert_eq!(events, [marked(4, 2), Event::Spent(P0, Silver), marked(5, 4)]);
    assert_eq!(count(&game, P0), [0; 4]);
    assert_eq!(legal(&game), [Action::Done]);
}

#[test]
fn silver_example_2_two_pasture_hexes_with_two_different_1s() {
    let position = || Position::new(1, 26).marks(P0, &[(20, 1)]).give(P0, &[Silver]);
    let mut game = position().dice([1, 1], [Yellow, Grey]).game();
    play(&mut game, &[mark(0, 0, 25), mark(1, 0, 24)]);
    assert_eq!(game.points(P0, Source::Areas(Yellow)), 8);
    // The same with two yellow dice and one 1.
    let mut game = position().dice([1, 5], [Yellow, Yellow]).game();
    play(&mut game, &[mark(0, 0, 25), mark(0, 1, 24)]);
    assert_eq!(game.points(P0, Source::Areas(Yellow)), 8);
}

#[test]
fn the_second_hex_can_not_take_the_same_two_dice() {
    let mut game = Position::new(1, 10).dice([2, 4], [Orange, Grey]).give(P0, &[Silver]).game();
    play(&mut game, &[mark(0, 0, 4)]);
    assert_eq!(game.check(mark(0, 0, 5)), Err(Illegal::SamePair));
}

#[test]
fn a_monk_does_not_change_the_die_for_the_others() {
    let mut game = Position::new(2, 26).dice([5, 6], [Grey, Green]).give(P0, &[Monk]).game();
    play(&mut game, &[monk(0, 27), Action::Done]);
    assert_eq!(game.roll().unwrap().colours, [Grey, Green]);
    assert_eq!(legal(&game), [Action::Done]);
    assert_eq!(game.check(monk(0, 27)), Err(Illegal::NoMonk));
}

#[test]
fn a_worker_does_not_change_the_die_for_the_others() {
    let mut game = Position::new(2, 26).dice([1, 2], [Grey, Green]).give(P0, &[Worker]).game();
    play(&mut game, &[worker(0, 31, 3), Action::Done]);
    assert_eq!(game.roll().unwrap().pips, [1, 2]);
    assert_eq!(game.check(worker(0, 31, 3)), Err(Illegal::NoWorker));
}

#[test]
fn after_a_changed_die_there_is_no_second_hex() {
    let position = || Position::new(1, 26).dice([5, 3], [Grey, Green]).give(P0, &[Monk, Silver, Worker]);
    for changed in [monk(0, 27), worker(0, 31, 4)] {
        let mut game = position().game();
        play(&mut game, &[changed]);
        assert_eq!(legal(&game), [Action::Done]);
        assert_eq!(game.check(mark(1, 0, 30)), Err(Illegal::BonusUsed));
    }
}

#[test]
fn a_second_hex_can_not_change_a_die() {
    let mut game = Position::new(1, 26).dice([5, 3], [Grey, Green]).give(P0, &[Monk, Silver, Worker]).game();
    play(&mut game, &[mark(1, 0, 31)]);
    assert_eq!(game.check(monk(0, 27)), Err(Illegal::BonusUsed));
    assert_eq!(game.check(worker(0, 30, 4)), Err(Illegal::BonusUsed));
}

#[test]
fn a_sale_is_no_use_of_a_bonus_and_its_silver_can_be_used_at_once() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Green]).double().give(P0, &[Commodity]).game();
    let events = play(&mut game, &[Action::Sell(true), mark(0, 0, 27), mark(1, 0, 32)]);
    assert!(events.contains(&Event::Spent(P0, Silver)));
    assert_eq!(count(&game, P0), [0, 0, 1, 0]);
}

#[test]
fn all_who_finish_a_colour_in_one_round_take_the_full_amount_and_the_second_stays() {
    let mut position = Position::new(3, 26).dice([3, 6], [Yellow, Orange]);
    for player in [P0, P1, P2] {
        position = position.marks(player, &[(32, 5)]).all_but(player, Yellow, 3, 36);
    }
    let mut game = position.game();
    play(&mut game, &[mark(0, 0, 36), Action::Done, mark(0, 0, 36), Action::Done, Action::Done]);
    let colours = |game: &DiceGame| [P0, P1, P2].map(|player| game.points(player, Source::Colours));
    assert_eq!(colours(&game), [4, 4, 0]);
    assert_eq!(game.prize(Yellow), Some(Prize::Second));
    game.stage = Stage::Round(Roll { pips: [3, 6], colours: [Yellow, Orange], double: false });
    play(&mut game, &[Action::Done, Action::Done, mark(0, 0, 36), Action::Done]);
    assert_eq!(colours(&game), [4, 4, 2]);
    assert_eq!(game.prize(Yellow), None);
}

#[test]
fn when_both_amounts_are_gone_a_colour_brings_nothing_more() {
    let mut position = Position::new(3, 26).dice([3, 6], [Yellow, Orange]);
    for player in [P0, P1, P2] {
        position = position.marks(player, &[(32, 5)]).all_but(player, Yellow, 3, 36);
    }
    let mut game = position.game();
    for marker in [P0, P1, P2] {
        game.stage = Stage::Round(Roll { pips: [3, 6], colours: [Yellow, Orange], double: false });
        for player in [P0, P1, P2] {
            if player == marker {
                play(&mut game, &[mark(0, 0, 36)]);
            }
            play(&mut game, &[Action::Done]);
        }
    }
    assert_eq!([P0, P1, P2].map(|player| game.points(player, Source::Colours)), [4, 2, 0]);
}

#[test]
fn the_game_ends_after_the_round_of_the_last_box_of_phase_iii() {
    let mut game = Position::new(2, 26).phase(3, 10).game();
    play(&mut game, &[Action::Done]);
    assert_eq!(game.turn(), Turn::Of(P1));
    let events = play(&mut game, &[Action::Done]);
    assert!(events.ends_with(&[Event::PhaseEnded(2), Event::Over]));
    assert_eq!((game.turn(), legal(&game)), (Turn::Over, std::vec![]));
    assert_eq!(game.check(Action::Done), Err(Illegal::Over));
}

#[test]
fn the_most_points_win_then_the_most_unused_bonuses_then_it_is_shared() {
    let end = |position: Position| {
        let mut game = position.phase(3, 10).game();
        play(&mut game, &[Action::Done, Action::Done, Action::Done]);
        game.standing()
    };
    // One has a city more; everybody gets a worker for the last round.
    let standing = end(Position::new(3, 26).marks(P1, &[(20, 3)]).give(P0, &[Monk]));
    assert_eq!(*standing.rank, [2, 1, 3]);
    let standing = end(Position::new(3, 26).give(P0, &[Commodity]).give(P2, &[Monk]));
    assert_eq!(*standing.rank, [1, 3, 1]);
}

#[test]
fn variant_all_different_goes_in_seat_order_for_up_to_four() {
    let mut game = start(setup(3, Variant::AllDifferent));
    let events = play(&mut game, &[Action::Castle(10)]);
    assert_eq!(events[0], Event::Started(P0, 10));
    play(&mut game, &[Action::Done]);
    assert_eq!(legal(&game), [7, 26, 29].map(Action::Castle));
    assert_eq!(game.check(Action::Castle(10)), Err(Illegal::CastleTaken));
    play(&mut game, &[Action::Castle(29), Action::Done]);
    assert_eq!(legal(&game), [7, 26].map(Action::Castle));
}

#[test]
fn variant_all_the_same_is_chosen_by_the_first_player() {
    let mut game = start(setup(3, Variant::AllTheSame));
    let events = play(&mut game, &[Action::Castle(29), Action::Done]);
    for player in [P0, P1, P2] {
        assert!(events.contains(&Event::Started(player, 29)));
        assert_eq!((game.sheet(player).marked(), count(&game, player)), (hexes([29]), [0, 0, 1, 0]));
    }
    assert_eq!((game.round(), game.turn()), (1, Turn::Of(P0)));
}

#[test]
fn variant_one_and_only_has_eight_rounds_in_each_phase() {
    for seed in 0..10 {
        let mut game = DiceGame::new(setup(1, Variant::OneAndOnly), Seed::new(seed)).unwrap();
        let mut events = play(&mut game, &[Action::Castle(26)]);
        while !game.is_over() {
            events.extend(play(&mut game, &[Action::Done]));
        }
        let rolls = |events: &[Event]| events.iter().filter(|event| matches!(event, Event::Rolled(_))).count();
        let phases: Vec<_> = events.split(|event| matches!(event, Event::PhaseEnded(_))).map(rolls).collect();
        assert_eq!(phases, [8, 8, 8, 0]);
    }
}

#[test]
fn variant_one_and_only_pays_the_higher_amount_in_i_and_ii_and_the_lower_in_iii() {
    for (phase, points) in [(1, 4), (2, 4), (3, 2)] {
        let position = Position::new(1, 26).phase(phase, 1).dice([3, 6], [Yellow, Orange]).marks(P0, &[(32, 5)]);
        let mut game = position.all_but(P0, Yellow, 3, 36).game();
        play(&mut game, &[mark(0, 0, 36), Action::Done]);
        assert_eq!(game.sheet(P0).points(Source::Colours, phase - 1), points);
        play(&mut game, &[Action::Done]);
        assert_eq!(game.points(P0, Source::Colours), points.into());
    }
}

#[test]
fn grades_of_the_game_alone() {
    let grade = |points| Grade::of(points);
    assert_eq!([grade(50), grade(51), grade(60)], [None, Some(Grade::WellDone), Some(Grade::WellDone)]);
    assert_eq!(
        [grade(61), grade(69), grade(70)],
        [Some(Grade::Excellent), Some(Grade::Excellent), Some(Grade::Incredible)]
    );
}

#[test]
fn a_phase_has_five_to_ten_rounds() {
    let (mut fewest, mut most) = (u8::MAX, 0);
    for seed in 0..300 {
        let mut game = DiceGame::new(setup(2, Variant::AllTheSame), Seed::new(seed)).unwrap();
        play(&mut game, &[Action::Castle(26), Action::Done]);
        while !game.is_over() {
            let rounds = game.round();
            for event in play(&mut game, &[Action::Done, Action::Done]) {
                if let Event::PhaseEnded(_) = event {
                    (fewest, most) = (fewest.min(rounds), most.max(rounds));
                }
            }
        }
    }
    assert!((5..=6).contains(&fewest) && most == 10, "{fewest} to {most}");
}
