//! What the rulebook leaves open, as `RULES.md` settles it. Hexes are those of duchy A, drawn in `rulebook.rs`.

use Bonus::{Commodity, Monk, Silver, Worker};
use Colour::{Blue, Green, Grey, Orange, Purple, Yellow};

use super::*;
use crate::dice_game::{Ask, Illegal, Prize, Refusal, Source};
use crate::{Reasons, Turn};

fn refusals(setup: Setup) -> Reasons<Refusal> {
    DiceGame::new(setup, Seed::default()).err().unwrap_or_default()
}

#[test]
fn impossible_set_ups_are_refused_with_each_reason() {
    assert_eq!(*refusals(setup(0, Variant::Standard)), [Refusal::Players]);
    assert_eq!(*refusals(setup(6, Variant::AllDifferent)), [Refusal::Players, Refusal::Castles]);
    assert_eq!(*refusals(setup(5, Variant::AllDifferent)), [Refusal::Castles]);
    assert_eq!(*refusals(setup(1, Variant::AllTheSame)), [Refusal::Alone]);
    assert_eq!(*refusals(setup(2, Variant::OneAndOnly)), [Refusal::Company]);
    assert_eq!(*refusals(setup(5, Variant::Standard)), []);
}

#[test]
fn who_plays_alone_plays_one_and_only() {
    let with = |variant, players| DiceGame::with_players(&setup(3, variant), players);
    assert_eq!(with(Variant::AllDifferent, 1), setup(1, Variant::OneAndOnly));
    assert_eq!(with(Variant::OneAndOnly, 4), setup(4, Variant::Standard));
    assert_eq!(with(Variant::AllTheSame, 2), setup(2, Variant::AllTheSame));
}

#[test]
fn a_starting_castle_lends_no_number() {
    // Nothing is written in it, so that no number stands next to the hexes around it.
    let game = start(setup(1, Variant::OneAndOnly));
    let mut after = game.clone();
    play(&mut after, &[Action::Castle(26)]);
    assert_eq!(after.sheet(P0).number(26), None);
    for number in 1..=6 {
        assert_eq!(after.sheet(P0).fits(number).and(after.layout().castles()), Spaces::NONE);
    }
}

#[test]
fn only_done_hands_over() {
    let mut game = start(setup(2, Variant::Standard));
    assert!(!game.hands_over(Action::Castle(26)) && game.hands_over(Action::Done));
    assert_eq!(game.check(Action::Done), Err(Illegal::CastleFirst));
    play(&mut game, &[Action::Castle(26)]);
    assert_eq!((game.turn(), legal(&game)), (Turn::Of(P0), std::vec![Action::Done]));
    assert_eq!(game.check(Action::Castle(7)), Err(Illegal::CastleChosen));
    assert_eq!(game.check(mark(0, 0, 27)), Err(Illegal::NoDice));
    play(&mut game, &[Action::Done]);
    assert_eq!(game.turn(), Turn::Of(P1));

    let mut game = Position::new(2, 26).dice([5, 3], [Blue, Grey]).game();
    play(&mut game, &[mark(0, 0, 27)]);
    assert_eq!((game.turn(), game.ask()), (Turn::Of(P0), Ask::Done));
}

#[test]
fn nothing_is_shown_told_or_scored_for_the_others_before_the_last_done() {
    let position = Position::new(3, 26).dice([5, 6], [Blue, Green]).double().marks(P0, &[(32, 5)]);
    let mut game = position.give(P0, &[Commodity, Silver]).game();
    let (before, public) = (game.view(P1), game.total(P0));
    assert_eq!(play(&mut game, &[Action::Sell(true), mark(0, 0, 27), mark(1, 0, 19)]), []);
    assert_eq!(game.view(P1), before);
    assert_eq!(play(&mut game, &[Action::Done]), []);
    assert_eq!(game.view(P1).sheet(P0), before.sheet(P0));
    assert_eq!((game.view(P1).total(P0), game.view(P0).total(P0)), (public, public + 2 + 4));
    assert_eq!(play(&mut game, &[mark(0, 0, 19), Action::Done]), []);
    let events = play(&mut game, &[Action::Done]);
    let told: Vec<_> = events.into_iter().take_while(|event| !matches!(event, Event::Rolled(_))).collect();
    let marked = |player, hex, number| Event::Marked { player, hex, number };
    let river = Event::Completed { player: P0, hex: 27, colour: Blue, size: 2, points: 4, bonus: Some(Commodity) };
    assert_eq!(
        told,
        [
            Event::Sold { player: P0, count: 1, points: 2 },
            marked(P0, 27, 5),
            river,
            Event::Spent(P0, Silver),
            marked(P0, 19, 6),
            marked(P1, 19, 5),
            Event::Rested(P2),
        ]
    );
    assert_eq!(game.view(P1).total(P0), public + 6);
}

#[test]
fn open_choices_are_seen_at_once_but_starting_castles_are_not() {
    let mut game = start(Setup { open_choices: true, ..setup(2, Variant::Standard) });
    assert_eq!(play(&mut game, &[Action::Castle(26), Action::Done]), []);
    assert!(game.view(P1).sheet(P0).marked().is_empty());
    assert!(game.shown(P0).marked().is_empty() && game.sheet(P0).marked().contains(26));
    play(&mut game, &[Action::Castle(26), Action::Done]);
    game.stage = Stage::Round(Roll { pips: [5, 3], colours: [Blue, Grey], double: false });
    assert_eq!(play(&mut game, &[mark(0, 0, 27)]), [Event::Marked { player: P0, hex: 27, number: 5 }]);
    assert!(game.view(P1).sheet(P0).marked().contains(27));
    assert!(game.shown(P0).marked().contains(27));
    assert!(!game.hands_over(mark(0, 0, 27)) && game.hands_over(Action::Done));
}

#[test]
fn what_others_did_in_secret_is_guessed_with_the_dice_to_come() {
    let mut game = Position::new(2, 26).dice([5, 3], [Blue, Grey]).game();
    play(&mut game, &[mark(0, 0, 27), Action::Done]);
    let guesses = [1, 2].map(|seed| {
        let mut guess = game.clone();
        guess.rehide(P1, Seed::new(seed));
        guess
    });
    assert!(guesses.iter().all(|guess| guess.part(P0).actions().last() == Some(&Action::Done)));
    assert_ne!(guesses[0].dice, guesses[1].dice);
}

#[test]
fn alone_everything_is_told_at_once() {
    let mut game = Position::new(1, 26).dice([5, 3], [Blue, Grey]).game();
    assert_eq!(play(&mut game, &[mark(0, 0, 27)]), [Event::Marked { player: P0, hex: 27, number: 5 }]);
}

#[test]
fn a_sale_is_asked_first_and_only_of_those_who_hold_commodities() {
    let position = Position::new(2, 26).dice([5, 3], [Blue, Grey]).double();
    let mut game = position.give(P0, &[Commodity]).game();
    assert_eq!(game.ask(), Ask::Sale);
    assert_eq!(game.check(mark(0, 0, 27)), Err(Illegal::SaleFirst));
    assert_eq!(game.check(Action::Done), Err(Illegal::SaleFirst));
    play(&mut game, &[Action::Sell(false)]);
    assert_eq!(game.check(Action::Sell(true)), Err(Illegal::NoSale));
    play(&mut game, &[Action::Done]);
    assert_eq!((game.ask(), game.check(Action::Sell(true))), (Ask::Mark, Err(Illegal::NoSale)));
}

#[test]
fn without_a_double_nothing_is_sold() {
    let game = Position::new(1, 26).give(P0, &[Commodity]).game();
    assert_eq!(game.check(Action::Sell(true)), Err(Illegal::NoSale));
}

#[test]
fn a_commodity_earned_later_in_the_round_is_not_sold() {
    let mut game = Position::new(1, 26).dice([5, 3], [Blue, Grey]).double().marks(P0, &[(32, 5)]).game();
    assert_eq!(game.preview(mark(0, 0, 27)).unwrap().finishes, None);
    play(&mut game, &[mark(0, 0, 27)]);
    assert_eq!([0, 1, 2].map(|phase| game.phase_points(P0, phase)), [1 + 4, 0, 0]);
    assert_eq!(count(&game, P0), [0, 0, 1, 0]);
    assert_eq!(game.check(Action::Sell(true)), Err(Illegal::NoSale));
}

#[test]
fn a_castles_commodity_is_sold_like_a_rivers() {
    let mut game = start(setup(1, Variant::OneAndOnly));
    play(&mut game, &[Action::Castle(29), Action::Done]);
    game.stage = Stage::Round(Roll { pips: [1, 2], colours: [Grey, Grey], double: true });
    play(&mut game, &[Action::Sell(true)]);
    assert_eq!(count(&game, P0), [0, 1, 0, 0]);
}

#[test]
fn without_a_bonus_equal_dice_are_all_legal() {
    let game = Position::new(1, 26).dice([5, 5], [Blue, Blue]).game();
    for (pip, colour) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        assert_eq!(game.targets(pip, colour, Change::Nothing), Ok(hexes([19, 27, 32])));
    }
}

#[test]
fn where_two_dice_would_do_the_same_under_a_monk_only_the_first_is_used() {
    let game = Position::new(1, 26).dice([5, 5], [Grey, Green]).give(P0, &[Monk]).game();
    let with = Change::Monk;
    assert_eq!(game.targets(0, 0, with), Ok(hexes([19, 20, 25, 27, 32])));
    for (pip, colour) in [(0, 1), (1, 0), (1, 1)] {
        assert_eq!(game.targets(pip, colour, with), Err(Illegal::FirstDie));
    }
    let game = Position::new(1, 26).dice([5, 6], [Grey, Green]).give(P0, &[Monk]).game();
    assert_eq!(game.targets(1, 0, with), Ok(hexes([19, 20, 25, 27, 32])));
}

#[test]
fn where_two_dice_would_do_the_same_under_a_worker_only_the_first_is_used() {
    let game = Position::new(1, 26).dice([1, 2], [Blue, Blue]).give(P0, &[Worker]).game();
    let with = Change::Worker(5);
    assert_eq!(game.targets(0, 0, with), Ok(hexes([19, 27, 32])));
    for (pip, colour) in [(0, 1), (1, 0), (1, 1)] {
        assert_eq!(game.targets(pip, colour, with), Err(Illegal::FirstDie));
    }
    let game = Position::new(1, 26).dice([1, 2], [Grey, Blue]).give(P0, &[Worker]).game();
    assert_eq!(game.targets(0, 1, with), Ok(hexes([19, 27, 32])));
}

#[test]
fn where_two_pairs_would_do_the_same_under_a_silver_only_the_first_is_used() {
    let mut game = Position::new(1, 26).dice([5, 5], [Blue, Yellow]).give(P0, &[Silver]).game();
    play(&mut game, &[mark(0, 0, 27)]);
    let with = Change::Nothing;
    assert_eq!(game.targets(0, 0, with), Err(Illegal::SamePair));
    assert_eq!(game.targets(1, 0, with), Ok(hexes([19, 32])));
    assert_eq!(game.targets(0, 1, with), Ok(hexes([25])));
    assert_eq!(game.targets(1, 1, with), Err(Illegal::FirstDie));

    let mut game = Position::new(1, 26).dice([5, 5], [Blue, Blue]).give(P0, &[Silver]).game();
    play(&mut game, &[mark(1, 1, 27)]);
    assert_eq!(game.targets(0, 0, with), Ok(hexes([19, 32])));
    assert_eq!(game.targets(0, 1, with), Err(Illegal::FirstDie));
    assert_eq!(game.targets(1, 0, with), Err(Illegal::FirstDie));
}

#[test]
fn a_monk_for_a_colour_that_the_dice_show_is_refused() {
    let game = Position::new(1, 26).dice([5, 3], [Blue, Grey]).give(P0, &[Monk]).game();
    for hex in [27, 31] {
        assert_eq!(game.check(monk(0, hex)), Err(Illegal::Needless));
    }
}

#[test]
fn a_worker_for_a_number_that_the_dice_show_is_refused() {
    let game = Position::new(1, 26).dice([5, 3], [Blue, Grey]).give(P0, &[Worker]).game();
    for number in [3, 5] {
        assert_eq!(game.check(worker(0, 27, number)), Err(Illegal::Needless));
    }
    for number in [0, 7, 255] {
        assert_eq!(game.check(worker(0, 27, number)), Err(Illegal::NoSuchNumber));
    }
}

#[test]
fn the_second_hex_may_build_on_the_first_and_take_the_silver_that_it_brought() {
    let position = Position::new(1, 26).dice([4, 3], [Grey, Yellow]).marks(P0, &[(31, 4)]);
    let mut game = position.game();
    assert!(!game.sheet(P0).open().contains(24));
    play(&mut game, &[mark(0, 0, 30)]);
    assert_eq!((count(&game, P0), game.ask()), ([0, 1, 0, 0], Ask::Second));
    assert!(game.targets(1, 1, Change::Nothing).unwrap().contains(24));
    play(&mut game, &[mark(1, 1, 24)]);
    assert_eq!(count(&game, P0), [0; 4]);
}

#[test]
fn there_is_no_third_hex() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Grey]).give(P0, &[Silver, Silver]).game();
    play(&mut game, &[mark(0, 0, 27), mark(1, 0, 32)]);
    assert_eq!((game.ask(), game.check(mark(1, 0, 19))), (Ask::Done, Err(Illegal::NoThird)));
}

#[test]
fn a_second_hex_without_a_silver_is_refused() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Grey]).game();
    play(&mut game, &[mark(0, 0, 27)]);
    assert_eq!(game.check(mark(1, 0, 32)), Err(Illegal::NoSilver));
}

#[test]
fn no_mark_is_allowed_when_one_was_possible_and_brings_a_worker() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Grey]).game();
    assert!(legal(&game).len() > 1);
    assert_eq!(game.preview(Action::Done).unwrap().bonus, Some(Worker));
    play(&mut game, &[Action::Done]);
    assert_eq!(count(&game, P0), [0, 0, 0, 1]);
}

#[test]
fn done_after_a_mark_brings_no_worker() {
    let mut game = Position::new(1, 26).dice([5, 6], [Blue, Grey]).game();
    play(&mut game, &[mark(0, 0, 27), Action::Done]);
    assert_eq!(count(&game, P0), [0; 4]);
}

#[test]
fn a_full_sheet_does_not_end_the_game() {
    let mut position = Position::new(2, 26);
    for hex in Spaces::ALL.without(hexes([26])) {
        position = position.marks(P0, &[(hex, 1)]);
    }
    let mut game = position.game();
    assert_eq!((game.sheet(P0).number(27), legal(&game)), (Some(1), std::vec![Action::Done]));
    play(&mut game, &[Action::Done, Action::Done]);
    assert_eq!((game.is_over(), game.round(), count(&game, P0)), (false, 2, [0, 0, 0, 1]));
}

#[test]
fn there_is_no_limit_on_bonuses() {
    let mut game = start(setup(2, Variant::AllTheSame));
    play(&mut game, &[Action::Castle(26), Action::Done]);
    let mut rounds = 0;
    while !game.is_over() {
        play(&mut game, &[Action::Done, Action::Done]);
        rounds += 1;
    }
    assert!(rounds >= 15);
    assert_eq!(count(&game, P0), [1, 0, 0, rounds]);
}

#[test]
fn a_colour_is_scored_at_the_end_of_the_round() {
    let position = Position::new(2, 26).dice([3, 6], [Yellow, Orange]).marks(P0, &[(32, 5)]);
    let mut game = position.all_but(P0, Yellow, 3, 36).game();
    let preview = game.preview(mark(0, 0, 36)).unwrap();
    assert_eq!((preview.points, preview.finishes), (8, Some((Yellow, Some(Prize::First)))));
    play(&mut game, &[mark(0, 0, 36), Action::Done]);
    assert_eq!(game.points(P0, Source::Colours), 0);
    play(&mut game, &[Action::Done]);
    assert_eq!(game.points(P0, Source::Colours), 4);
}

#[test]
fn castles_count_for_their_colour_with_the_starting_one() {
    let position = Position::new(1, 26).dice([2, 6], [Green, Orange]);
    let mut game = position.marks(P0, &[(20, 3), (13, 2)]).all_but(P0, Green, 1, 7).game();
    play(&mut game, &[mark(0, 0, 7), Action::Done]);
    assert_eq!(game.points(P0, Source::Colours), 3);
}

#[test]
fn the_last_of_four_different_castles_is_no_choice() {
    let mut game = start(setup(4, Variant::AllDifferent));
    for castle in [10, 7] {
        play(&mut game, &[Action::Castle(castle), Action::Done]);
    }
    let events = play(&mut game, &[Action::Castle(29), Action::Done]);
    assert!(events.contains(&Event::Started(Player(3), 26)));
    assert_eq!((game.turn(), legal(&game)), (Turn::Of(Player(3)), std::vec![Action::Done]));
    play(&mut game, &[Action::Done]);
    assert_eq!(game.round(), 1);
}

#[test]
fn nonsense_is_refused_by_its_name() {
    let game = start(setup(1, Variant::OneAndOnly));
    for hex in [0, 37, 64, 255] {
        assert_eq!(game.check(Action::Castle(hex)), Err(Illegal::NoCastle));
    }
    let game = Position::new(1, 26).dice([5, 6], [Blue, Purple]).game();
    for hex in [37, 64, 255] {
        assert_eq!(game.check(mark(0, 0, hex)), Err(Illegal::NoSuchHex));
    }
    assert_eq!(game.check(mark(2, 0, 27)), Err(Illegal::NoSuchDie));
    assert_eq!(game.check(mark(0, 2, 27)), Err(Illegal::NoSuchDie));
    assert_eq!(game.check(mark(0, 1, 27)), Err(Illegal::WrongColour));
    let game = Position::new(1, 26).dice([1, 6], [Blue, Purple]).game();
    assert_eq!(game.check(mark(0, 0, 27)), Err(Illegal::WrongNumber));
}

#[test]
fn only_who_finishes_a_colour_is_noted_for_it() {
    let mut game = Position::new(2, 26).dice([5, 3], [Blue, Grey]).all_but(P1, Blue, 5, 27).game();
    assert_eq!(play(&mut game, &[mark(0, 0, 27), Action::Done]), []);
    play(&mut game, &[mark(0, 0, 27), Action::Done]);
    for colour in Colour::ALL {
        let race = game.race(colour);
        let finished = (colour == Blue).then_some(Prize::First);
        assert_eq!((race.prize(P0), race.prize(P1)), (None, finished), "{colour:?}");
        assert_eq!((race.first_is_gone(), race.is_over()), (colour == Blue, false), "{colour:?}");
    }
}

#[test]
fn the_last_done_of_a_round_reveals_the_next_dice() {
    let mut game = Position::new(2, 26).dice([5, 3], [Blue, Grey]).game();
    assert!(!game.reveals_to(P0, mark(0, 0, 27)));
    play(&mut game, &[mark(0, 0, 27)]);
    assert!(!game.reveals_to(P0, Action::Done) && !game.reveals_to(P1, Action::Done), "the other is still to mark");
    play(&mut game, &[Action::Done, mark(0, 0, 27)]);
    assert!(game.reveals_to(P0, Action::Done) && game.reveals_to(P1, Action::Done));
    // After the last round there is nothing to roll, but the end to see.
    let mut last = Position::new(1, 26).dice([5, 3], [Blue, Grey]).phase(3, 9).game();
    last.boxes = last.column();
    play(&mut last, &[mark(0, 0, 27)]);
    assert!(last.reveals_to(P0, Action::Done));
    play(&mut last, &[Action::Done]);
    assert!(last.is_over() && !last.reveals_to(P0, Action::Done));
}

#[test]
fn what_is_laid_open_is_no_secret_but_the_castles() {
    let mut game = Position::new(2, 26).game();
    assert!(game.is_secret());
    game.lay_open();
    assert!(!game.is_secret());
    let mut game = start(setup(2, Variant::Standard));
    game.lay_open();
    assert!(game.is_secret());
    let mut over = Position::new(2, 26).game();
    over.stage = Stage::Over;
    assert!(!over.is_secret());
}

#[test]
fn a_worker_makes_any_of_six_numbers_and_a_monk_any_colour_that_was_not_rolled() {
    let game = Position::new(1, 26).dice([3, 3], [Blue, Grey]).give(P0, &[Worker, Monk]).game();
    for number in 0..=7 {
        let none = game.check(worker(0, 27, number)) == Err(Illegal::NoSuchNumber);
        assert_eq!(none, !(1..=6).contains(&number), "{number}");
    }
    let rolled = |hex: &u8| [Blue, Grey].contains(&game.layout().colour(*hex));
    let needless = |hex: u8| game.check(monk(0, hex)) == Err(Illegal::Needless);
    assert!((0..37).filter(rolled).all(needless));
    assert!(!(0..37).filter(|hex| !rolled(hex)).any(needless));
}
