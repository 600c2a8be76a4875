//! Rounds and plans.

use super::*;

/// A plan for a place is refused for what lasts all round, not for what may still come.
#[test]
fn a_plan_is_refused_only_for_what_lasts() {
    let mut table = start(Scenario::Base);
    table.event = Hourglass::Harvest;
    for place in [Place::Ship, Place::Wagon, Place::StageCoach, Place::HorseWagon, Place::FarmHouse] {
        assert_eq!(table.check_plan(A, place), Ok(()), "{place:?}");
        let stormy = Position { event: Hourglass::Storm, ..table.clone() };
        let travels = if place == Place::FarmHouse { Ok(()) } else { Err(Illegal::Forbidden) };
        assert_eq!(stormy.check_plan(A, place), travels, "{place:?} in a Storm");
        let robbed = Position { event: Hourglass::Highwayman, ..table.clone() };
        let closed = matches!(place, Place::Wagon | Place::HorseWagon);
        let verdict = if closed { Err(Illegal::Forbidden) } else { Ok(()) };
        assert_eq!(robbed.check_plan(A, place), verdict, "{place:?} with a Highwayman");
    }
    let on_strike = Position { event: Hourglass::Crusade, ..table.clone() };
    assert_eq!(on_strike.check_plan(A, Place::Castle), Err(Illegal::Forbidden));
    assert_eq!(on_strike.check_plan(A, Place::University), Ok(()));
    let assembly = Position { event: Hourglass::Assembly, ..table.clone() };
    assert_eq!(assembly.check_plan(A, Place::TownHall), Err(Illegal::Forbidden));
    table.piles[Kind::Scholar as usize] = 0;
    assert_eq!(table.check_plan(A, Place::University), Err(Illegal::PileEmpty));
    table.holdings[0].tracks[Kind::Knight as usize] = tables::track_length(Kind::Knight);
    assert_eq!(table.check_plan(A, Place::Castle), Err(Illegal::TrackEnd));
    assert_eq!(table.check_plan(B, Place::Castle), Ok(()));
    table.holdings[0].development = tables::LAST_DEVELOPMENT;
    assert_eq!(table.check_plan(A, Place::Library), Err(Illegal::NoDevelopment));
    table.holdings[0].stock = 0;
    assert_eq!(table.check_plan(A, Place::Guildhall), Err(Illegal::NoStation));
    // Goods, coins and followers to send may still come.
    assert_eq!(table.check_plan(A, Place::BlackMarket), Ok(()));
    assert_eq!(table.check_plan(A, Place::TownHall), Ok(()));
}

/// A list is made anew, whatever was in it.
#[test]
fn a_list_has_what_is_legal_now_and_no_more() {
    let game = Orleans::new(Setup::base(2), Seed::new(1)).unwrap();
    let mut list = Actions::new();
    game.legal(&mut list);
    let first = list.to_vec();
    game.legal(&mut list);
    assert_eq!(list.to_vec(), first);
}

/// A boatman put on the Carpenter by the Herb Garden is remembered by its space, until it leaves it.
#[test]
fn a_boatman_by_the_herb_garden_is_remembered_by_space() {
    let mut holding = start(Scenario::Prosperity).holdings[0];
    holding.stand(Follower::Boatman, space(Place::Carpenter, 0));
    assert_eq!(holding.herbal, 0, "without the tile");
    holding.tiles.insert(Place::HerbGarden);
    for at in 0..3 {
        holding.stand(Follower::Boatman, space(Place::Carpenter, at));
        holding.stand(Follower::Boatman, space(Place::Ship, at));
        assert_eq!(holding.herbal, 1 << at);
        holding.leave(space(Place::Ship, at));
        assert_eq!(holding.herbal, 1 << at, "another place is left");
        holding.leave(space(Place::Carpenter, at));
        assert_eq!(holding.herbal, 0);
        holding.stand(Follower::Trader, space(Place::Carpenter, at));
        assert_eq!(holding.herbal, 0, "a trader needs no herbs");
    }
}

/// A round begins with nothing done: nobody has passed, fired a tower or met an objective, and technology is no longer new.
#[test]
fn a_round_begins_with_nothing_done() {
    for scenario in [Scenario::Base, Scenario::Vierzon] {
        let mut game = asked(scenario, Job::Act, &[]);
        (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Income(1));
        (game.table.round, game.table.acted) = (3, true);
        game.table.passed = (1 << game.table.setup.players) - 2;
        game.table.idle = (1 << game.table.setup.players) - 1;
        for holding in &mut game.table.holdings {
            (holding.fired, holding.fulfilled) = (true, true);
            *holding.space_mut(space(Place::Castle, 0)) = Space::Fresh;
        }
        game.act(Action::Pass, &mut |_| ()).unwrap();
        let table = &game.table;
        assert_eq!((table.round, table.passed, table.idle, table.acted), (4, 0, 0, false), "{scenario:?}");
        for holding in table.holdings() {
            assert!(!holding.fired && !holding.fulfilled);
            assert_eq!(holding.space(space(Place::Castle, 0)), Some(Space::Technology));
        }
    }
}

/// A player who can draw is asked for a plan, even if nobody is drawn or can be placed; one who cannot is not.
#[test]
fn only_a_player_who_can_draw_nobody_has_nothing_to_plan() {
    for (bag, draws, job) in [
        (&[Follower::Farmer][..], 0, Job::Plan { back: 4 }),
        (&[Follower::Farmer], 1, Job::Plan { back: 3 }),
        (&[], 0, Job::Done),
    ] {
        let mut game = asked(Scenario::Base, Job::Plan { back: 0 }, bag);
        game.table.push(Job::Draw);
        game.table.phase = Phase::Planning;
        game.table.holdings[0].spaces.iter_mut().flatten().for_each(|space| *space = Space::Technology);
        game.act(Action::Draw(draws), &mut |_| ()).unwrap();
        assert_eq!(game.table.job(), Some(job), "{draws} of {bag:?}");
    }
}

/// Of spaces that need the same and hold the same, only the first is offered, also behind one that holds something else.
#[test]
fn the_first_of_equal_spaces_is_offered() {
    let mut found = 0;
    for place in Place::ALL {
        // It needs the same as the second one.
        if place.needs().len() == 3 && place.spaces()[2].equals >> 1 & 1 == 1 {
            let mut holding = asked(Scenario::Base, Job::Draw, &[]).table.holdings[0];
            holding.spaces[place as usize][0] = Space::Technology;
            let firsts = [0, 1, 2].map(|space| holding.first_of_equals(Spot { place, space }));
            assert_eq!(firsts, [true, true, false], "{place:?}");
            found += 1;
        }
    }
    assert!(found > 0);
}
