//! What a game begins with, and what is chosen before.

use super::*;

/// The characters of Invasion are dealt by lot: every one may come to every seat, and nobody is two.
#[test]
fn characters_are_dealt_by_lot() {
    let setup = Setup { players: 5, ..Setup::of(Scenario::Invasion) };
    let mut dealt = [[false; Character::ALL.len()]; 5];
    for seed in 0..200 {
        let game = Orleans::new(setup, Seed::new(seed)).unwrap();
        let mut here: Vec<_> = game.table.holdings().iter().map(|holding| holding.character.unwrap()).collect();
        here.iter().zip(&mut dealt).for_each(|(&character, seat)| seat[character as usize] = true);
        here.sort();
        here.dedup();
        assert_eq!(here.len(), 5, "two are the same");
    }
    assert!(dealt.iter().flatten().all(|dealt| *dealt), "{dealt:?}");
}

/// Nobody is a character before it is chosen, and choosing is for Invasion alone.
#[test]
fn characters_of_choice_are_not_dealt() {
    let setup = Setup { choose_characters: true, ..Setup::of(Scenario::Invasion) };
    let game = Orleans::new(setup, Seed::new(1)).unwrap();
    assert!(game.table.holdings().iter().all(|holding| holding.character.is_none()));
    assert_eq!(game.table.job(), Some(Job::Character));
}

/// Another scenario, or another number of players, keeps the options that it has and nothing else.
#[test]
fn another_scenario_takes_back_options_it_does_not_have() {
    let choice = &choices::CHOICES[0];
    assert_eq!(choice.key, "scenario");
    let change = |mut setup: Setup, scenario: Scenario| {
        (choice.set)(&mut setup, A, scenario as u8);
        setup
    };
    let base = Setup { invasion_tiles: true, stacks: true, ..Setup::base(2) };
    assert_eq!(change(base, Scenario::Base), base);
    assert_eq!(change(base, Scenario::Duel), Setup::of(Scenario::Duel));
    let invasion = Setup { choose_characters: true, level: Level::Hard, ..Setup::of(Scenario::Invasion) };
    assert_eq!(change(invasion, Scenario::Invasion), invasion);
    assert_eq!(change(invasion, Scenario::Base), Setup::base(2));
    let salesman = Setup { level: Level::Hardest, ..Setup::of(Scenario::Salesman) };
    assert_eq!(change(salesman, Scenario::Vierzon), Setup { scenario: Scenario::Vierzon, ..salesman });
    assert_eq!(change(salesman, Scenario::Dignitary), Setup::of(Scenario::Dignitary));

    assert_eq!(base.with_players(5), Setup { players: 5, ..base });
    assert_eq!(base.with_players(1), Setup::of(Scenario::Dignitary));
    assert_eq!(invasion.with_players(4), Setup { players: 4, ..invasion });
    assert_eq!(Setup::of(Scenario::Duel).with_players(3), Setup::base(3));
    assert_eq!(salesman.with_players(2), Setup::base(2));
}

/// At the start nobody has done anything yet.
#[test]
fn everybody_begins_with_nothing_done() {
    for setup in crate::choice::setups::<Orleans>() {
        let table = Orleans::new(setup, Seed::new(1)).unwrap().table;
        for holding in table.holdings() {
            assert_eq!((holding.tracks, holding.development, holding.furthest), ([0; 6], 0, 0));
            assert_eq!((holding.citizens, holding.objectives, holding.herbal, holding.unseen), (0, 0, 0, 0));
            assert!(holding.bag.is_empty() && holding.goods == Goods::default() && holding.turned.is_empty());
            assert!(!holding.fired && !holding.equipped && !holding.fulfilled && !holding.lost);
            assert_eq!(holding.spaces, [[Space::Empty; 3]; Place::ALL.len()]);
            assert_eq!(holding.merchant, Town::Orleans);
        }
        assert_eq!((table.passed, table.idle, table.technology_gone, table.citizens_gone), (0, 0, 0, 0));
        assert!(!table.acted && !table.open && !table.won && table.hand.is_empty());
        assert_eq!((table.deeds, table.city, table.carpenter), ([[0; 7]; 8], City::default(), Town::Orleans));
    }
}

/// Options are refused where the scenario does not have them, each with its reason.
#[test]
fn a_setup_is_refused_for_each_thing_that_is_wrong() {
    let refused = |setup: Setup| setup.check().map_or_else(|reasons| reasons.to_vec(), |()| Vec::new());
    let duel = Setup::of(Scenario::Duel);
    assert_eq!(refused(duel), []);
    assert_eq!(refused(Setup { invasion_tiles: true, ..duel }), [Refusal::Option]);
    assert_eq!(refused(Setup { stacks: true, ..duel }), [Refusal::Option]);
    assert_eq!(refused(Setup { choose_characters: true, ..duel }), [Refusal::Characters]);
    assert_eq!(refused(Setup { level: Level::Hard, ..duel }), [Refusal::Level]);
    assert_eq!(refused(Setup { players: 3, level: Level::Easy, ..duel }), [Refusal::Players, Refusal::Level]);
    assert_eq!(refused(Setup { invasion_tiles: true, stacks: true, ..Setup::base(5) }), []);
    assert_eq!(refused(Setup { players: 1, ..Setup::base(2) }), [Refusal::Players]);
    assert_eq!(refused(Setup { players: 6, ..Setup::base(2) }), [Refusal::Players]);
    assert_eq!(refused(Setup { choose_characters: true, ..Setup::of(Scenario::Invasion) }), []);
}

/// Rounds by scenario; four and five who play together have two fewer.
#[test]
fn scenarios_have_their_rounds() {
    let rounds = Scenario::ALL.map(|scenario| Setup::of(scenario).rounds());
    assert_eq!(rounds, [18, 16, 18, 16, 16, 14, 15]);
    let together = [2, 3, 4, 5].map(|players| Setup { players, ..Setup::of(Scenario::Invasion) }.rounds());
    assert_eq!(together, [18, 18, 16, 16]);
}

/// Before the first round each is asked in turn for what the scenario lets them choose, and nothing else.
#[test]
fn everybody_is_asked_in_turn_before_the_first_round() {
    let asked = |setup: Setup| -> Vec<_> {
        let mut game = Orleans::new(setup, Seed::new(1)).unwrap();
        game.table.start = Player(setup.players.min(2) - 1);
        let parts = (0..7).map(|stage| {
            game.table.agenda.clear();
            game.table.stage = stage;
            game.prepare(&mut |_| ());
            game.table.job().map(|job| (game.table.current, job))
        });
        parts.map_while(|part| part).collect()
    };
    let choose = |one, two| Job::Choose { one, two };
    let duel = [(B, Job::Start), (A, Job::Start), (B, choose(5, 0)), (A, choose(5, 5)), (B, choose(0, 5))];
    assert_eq!(asked(Setup::of(Scenario::Duel)), duel);
    assert_eq!(asked(Setup::of(Scenario::Dignitary)), [(A, Job::Settle)]);
    let three = |scenario| Setup { players: 3, ..Setup::of(scenario) };
    let each = |job| [(B, job), (Player(2), job), (A, job)];
    assert_eq!(asked(three(Scenario::Prosperity)), each(Job::Keep));
    assert_eq!(asked(Setup { choose_characters: true, ..three(Scenario::Invasion) }), each(Job::Character));
    assert_eq!(asked(three(Scenario::Invasion)), []);
    assert_eq!(asked(Setup::base(3)), []);
}

/// In the base game the light Pilgrimage comes first; where else events are drawn, any of the first layer may.
#[test]
fn the_first_event_is_drawn_by_lot_but_in_the_base_game() {
    let first = |setup: Setup| -> Vec<Hourglass> {
        let mut events = Vec::new();
        for seed in 0..300 {
            let event = Orleans::new(setup, Seed::new(seed)).unwrap().table.event;
            if !events.contains(&event) {
                events.push(event);
            }
        }
        events
    };
    assert_eq!(first(Setup::base(2)).len(), 1);
    assert_eq!(first(Setup { stacks: true, ..Setup::base(3) }).len(), 1);
    let invasion = first(Setup::of(Scenario::Invasion));
    assert!(invasion.len() > 10, "{invasion:?}");
}

/// A single player has the goods spaces of two: the second ones on a way are for three.
#[test]
fn a_single_player_has_the_goods_spaces_of_two() {
    fn lay(table: &mut Position, at: usize) {
        let good = Good::ALL.into_iter().find(|&good| table.market.take(good)).unwrap();
        let free = table.map[5][at].replace(Lying::Open(good));
        if let Some(Lying::Open(good)) = free {
            table.market.add(good);
        }
    }
    checked(Scenario::Vierzon, &[(|table| lay(table, 0), Ok(())), (|table| lay(table, 1), Err(PositionError::Map))]);
    let table = start(Scenario::Vierzon);
    assert_eq!((table.map.iter().flatten().flatten().count(), table.market.total()), (24, 16));
}
