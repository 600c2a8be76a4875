//! What events are foreseen to bring, and what loses a game.

use super::*;

/// While the event is asked about, the forecast is what is asked, and what is missing.
#[test]
fn a_forecast_of_what_is_under_way_is_what_is_asked() {
    for (job, asks, missing) in [
        (Job::Feed { food: 1, coins: 5 }, true, 0),
        (Job::Torture { debt: 3 }, true, 3),
        (Job::Mark, false, 0),
        (Job::Done, false, 0),
    ] {
        let mut game = asked(Scenario::Base, job, &[]);
        (game.table.start, game.table.phase, game.table.event) = (B, Phase::Event, Hourglass::Harvest);
        let asks = asks.then_some(job);
        assert_eq!(game.forecast(A), Forecast { asks, missing, ..Forecast::default() });
        assert_eq!(game.forecast(B), Forecast::default(), "met before");
        game.table.phase = Phase::Dues;
        assert_eq!(game.forecast(A), Forecast::default(), "not by the event");
    }
}

/// As many are lost as are drawn, less those of the owner's colour that may be drawn instead.
#[test]
fn a_plague_is_foreseen_between_least_and_most() {
    use Follower::{Farmer, Knight, OwnFarmer, OwnTrader};
    for (event, bag, unseen, followers) in [
        (Hourglass::Plague, &[][..], 0, (0, 0)),
        (Hourglass::Plague, &[Farmer, Knight], 0, (1, 1)),
        (Hourglass::Plague, &[Farmer, OwnFarmer], 0, (0, 1)),
        (Hourglass::Plague, &[OwnFarmer], 0, (0, 0)),
        (Hourglass::Plague, &[OwnFarmer], 3, (0, 1)),
        (Hourglass::RagingPlague, &[Farmer, Knight, OwnFarmer], 0, (1, 2)),
        (Hourglass::RagingPlague, &[Farmer, Knight, OwnFarmer, OwnTrader], 0, (0, 2)),
        (Hourglass::RagingPlague, &[Farmer, OwnTrader], 0, (1, 1)),
        (Hourglass::RagingPlague, &[OwnTrader], 2, (1, 2)),
    ] {
        let mut game = asked(Scenario::Base, Job::Act, bag);
        game.table.holdings[0].unseen = unseen;
        let forecast = game.forecast_of(event, A);
        assert_eq!(forecast, Forecast { followers, ..Forecast::default() }, "{event:?} for {bag:?} and {unseen}");
    }
}

/// A player with a follower in the bag, seen or not, is supported.
#[test]
fn support_is_foreseen_by_the_bag() {
    for (bag, unseen, recruits) in [(&[][..], 0, false), (&[Follower::OwnFarmer], 0, true), (&[], 1, true)] {
        let mut game = asked(Scenario::Prosperity, Job::Act, bag);
        game.table.holdings[0].unseen = unseen;
        assert_eq!(game.forecast_of(Hourglass::Support, A), Forecast { recruits, ..Forecast::default() });
    }
}

/// What the event takes or brings before the dues of 2 coins are paid by A, who has 2.
fn due_after_the_event(mut table: Position) {
    let due = Some((A, Lack::Due(Due::Coins(2))));
    table.holdings[1].coins = 9;
    table.event = Hourglass::Demolition;
    assert_eq!(table.threat(A), due, "11 coins pay 10 for two tiles: 1 is left");
    table.holdings[1].coins = 10;
    assert_eq!(table.threat(A), None, "the other can pay it all");
    table.event = Hourglass::Harvest;
    table.holdings[0].coins = 6;
    assert_eq!(table.threat(A), due, "5 coins for want of food");
    table.holdings[0].goods.add(Good::Grain);
    assert_eq!(table.threat(A), None, "grain is food");
    table.holdings[0].coins = 1;
    assert_eq!(table.threat(A), due);
    assert_eq!(Position { event: Hourglass::Income(1), ..table.clone() }.threat(A), None, "coins come first");
    goods_due_after_the_event(table.clone());
    follower_due_after_the_event(table);
}

/// What a Famine takes from A, three followers, before a farmer in the market is due in round 8.
fn follower_due_after_the_event(mut table: Position) {
    use Follower::{Farmer, Knight, OwnFarmer};
    table.round = 8;
    let due = Some((A, Lack::Due(Due::Follower(Kind::Farmer))));
    for (event, market, bag, unseen, standing, lost) in [
        (Hourglass::Famine, &[Farmer][..], &[Knight, Knight, Knight][..], 0, None, false),
        (Hourglass::Famine, &[Farmer], &[Knight, Knight], 0, None, true),
        (Hourglass::Famine, &[Farmer, Farmer], &[Knight, Knight], 0, None, false),
        (Hourglass::Famine, &[Farmer, Knight], &[Farmer], 0, None, true),
        (Hourglass::Famine, &[Farmer, Knight], &[Farmer], 1, None, false),
        (Hourglass::Famine, &[Farmer, Knight], &[Farmer], 0, Some(Knight), false),
        (Hourglass::Famine, &[Farmer, Knight], &[Farmer, OwnFarmer], 0, Some(OwnFarmer), true),
        (Hourglass::Income(1), &[Farmer], &[], 0, None, false),
    ] {
        table.event = event;
        let holding = &mut table.holdings[0];
        let crowd = |followers: &[Follower]| followers.iter().copied().collect();
        (holding.market, holding.bag, holding.unseen) = (crowd(market), crowd(bag), unseen);
        let village = space(Place::Village, 0);
        holding.leave(village);
        if let Some(follower) = standing {
            holding.stand(follower, village);
        }
        assert_eq!(table.threat(A), due.filter(|_| lost), "{event:?}, {market:?}, {bag:?}, {unseen}, {standing:?}");
    }
}

/// What the event takes from A before a good is due: a grain in round 2, a wool in round 12.
fn goods_due_after_the_event(mut table: Position) {
    use Hourglass::{CheeseDay, DuesInKind, Harvest, HarvestOfTwo, Robbery, TradingDay};
    table.stations = Default::default();
    table.holdings[1].goods = Goods([9; 5]);
    for (event, round, coins, goods, lost) in [
        (Harvest, 2, 4, [1, 0, 0, 0, 0], true),
        (Harvest, 2, 5, [1, 0, 0, 0, 0], false),
        (Harvest, 2, 4, [2, 0, 0, 0, 0], false),
        (Harvest, 2, 4, [1, 1, 0, 0, 0], false),
        (Harvest, 12, 0, [1, 0, 0, 1, 0], false),
        (HarvestOfTwo, 2, 0, [2, 0, 0, 0, 0], true),
        (HarvestOfTwo, 2, 0, [2, 0, 1, 0, 0], false),
        (CheeseDay, 6, 9, [0, 1, 0, 0, 0], true),
        (CheeseDay, 6, 9, [0, 2, 0, 0, 0], false),
        (CheeseDay, 2, 9, [1, 1, 0, 0, 0], false),
        (DuesInKind(5), 12, 0, [1, 0, 0, 1, 0], true),
        (DuesInKind(5), 12, 4, [1, 0, 0, 1, 0], false),
        (DuesInKind(5), 12, 3, [1, 0, 0, 1, 0], true),
        (DuesInKind(5), 12, 0, [1, 0, 0, 2, 0], false),
        (DuesInKind(5), 12, 0, [0, 0, 0, 2, 0], true),
        (DuesInKind(5), 12, 1, [0, 0, 0, 2, 0], false),
        (DuesInKind(5), 12, 0, [0, 0, 0, 1, 1], false),
        (Robbery, 12, 9, [0, 0, 0, 2, 0], true),
        (Robbery, 12, 9, [1, 0, 0, 2, 0], false),
        (Robbery, 12, 9, [0, 0, 0, 3, 0], false),
        (TradingDay(1), 2, 0, [1, 0, 0, 0, 0], false),
    ] {
        (table.event, table.round) = (event, round);
        (table.holdings[0].coins, table.holdings[0].goods) = (coins, Goods(goods));
        let due = table.due().map(|(manager, due)| (manager, Lack::Due(due)));
        assert_eq!(table.threat(A), due.filter(|_| lost), "{event:?}, {coins} coins, {goods:?}");
    }
}

/// A threat is what a player lacks, in a team what anybody lacks, then a due, then goals.
#[test]
fn a_threat_is_what_loses_the_game() {
    let playing = |scenario| {
        let mut table = asked(scenario, Job::Act, &[]).table;
        (table.start, table.phase, table.round) = (A, Phase::Actions, 5);
        table.holdings.iter_mut().for_each(|holding| holding.coins = 0);
        table
    };
    let mut table = playing(Scenario::Duel);
    table.event = Hourglass::CheeseDay;
    table.holdings[1].goods.add(Good::Cheese);
    let cheese = Some((A, Lack::Good(Good::Cheese)));
    assert_eq!((table.threat(A), table.threat(B)), (cheese, None), "each for themselves");
    table.holdings[0].objectives = 0b1111;
    assert_eq!(table.threat(A), None, "who has met all does not lose");

    table.event = Hourglass::Harvest;
    table.holdings[0].objectives = 0;
    assert_eq!(table.threat(A), Some((A, Lack::Food { food: 1, coins: 5 })));
    table.holdings[0].tiles.insert(Place::Sacristy);
    table.holdings[0].stand(Follower::Monk, space(Place::Sacristy, 0));
    assert_eq!(table.threat(A), None, "the Sacristy cancels it");
    table.holdings[0].leave(space(Place::Sacristy, 0));
    assert!(table.threat(A).is_some());
    table.phase = Phase::Dues;
    assert_eq!(table.threat(A), None, "the event is over");

    let mut table = playing(Scenario::Invasion);
    table.event = Hourglass::Trip;
    table.holdings.iter_mut().for_each(|holding| holding.character = None);
    table.holdings[0].merchant = Town::Blois;
    assert_eq!(table.threat(A), Some((B, Lack::Coins(4))), "a team falls together");
    assert_eq!(table.threat(B), Some((B, Lack::Coins(4))));
    table.holdings[1].coins = 4;
    assert_eq!(table.threat(A), None);
    table.holdings[0].character = Some(Character::EstateManager);
    table.round = 1;
    assert_eq!(table.threat(B), Some((A, Lack::Due(Due::Coins(2)))));
    assert_eq!(Position { phase: Phase::Event, ..table.clone() }.threat(B), Some((A, Lack::Due(Due::Coins(2)))));
    assert_eq!(Position { phase: Phase::Dues, ..table.clone() }.threat(B), None);
    table.holdings[0].coins = 2;
    assert_eq!(table.threat(B), None);
    due_after_the_event(table);

    let mut table = playing(Scenario::Dignitary);
    table.event = Hourglass::Sabotage;
    assert_eq!(table.threat(A), None);
    table.round = table.setup.rounds();
    assert_eq!(table.threat(A), Some((A, Lack::Goals)));
    assert_eq!(Position { won: true, ..table.clone() }.threat(A), None);
    assert_eq!(Position { phase: Phase::Over, ..table }.threat(A), None);
    let mut table = playing(Scenario::Base);
    (table.event, table.round) = (Hourglass::Pilgrimage, table.setup.rounds());
    assert_eq!(table.threat(A), None, "points decide");
}

/// Ending a game that points decide does not lose it.
#[test]
fn the_last_pass_of_a_game_of_points_loses_nothing() {
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
    game.table.round = game.table.setup.rounds();
    assert_eq!(game.loses_by(Action::Pass), None);
    game.act(Action::Pass, &mut |_| ()).unwrap();
    assert_eq!(game.table.phase, Phase::Over);
}

/// A team that has too little for an event lacks that; the debtor is the player who did not pay.
#[test]
fn a_team_is_told_what_it_lacks_and_who_did_not_pay() {
    let mut table = asked(Scenario::Invasion, Job::Act, &[]).table;
    (table.start, table.phase, table.event) = (A, Phase::Actions, Hourglass::Demolition);
    for holding in &mut table.holdings {
        (holding.coins, holding.character) = (0, None);
    }
    assert_eq!((table.lack(B), table.threat(B)), (Some(Lack::Team), Some((B, Lack::Team))));
    table.holdings[0].coins = 10;
    assert_eq!(table.lack(B), None, "coins of anybody do");
    table.holdings[0].coins = 0;
    table.event = Hourglass::Trip;
    table.holdings[0].merchant = Town::Blois;
    assert_eq!(table.debtor(), None, "nobody has lost");
    table.holdings.iter_mut().for_each(|holding| holding.lost = true);
    assert_eq!(table.debtor(), Some((B, Lack::Coins(4))));
    table.holdings[0].character = Some(Character::EstateManager);
    (table.round, table.city.unpaid) = (1, true);
    assert_eq!(table.debtor(), Some((A, Lack::Due(Due::Coins(2)))));
}

/// A pass does not lose the game by what a mate lacks who may still act; by what the player lacks it does.
#[test]
fn a_pass_is_no_loss_while_a_mate_may_still_pay() {
    let playing = |poor: Player, mate_acts: bool, acted: bool| {
        let mut game = asked(Scenario::Invasion, Job::Act, &[]);
        game.table.acted = acted;
        (game.table.start, game.table.phase, game.table.round) = (A, Phase::Actions, 5);
        game.table.event = Hourglass::Trip;
        for (player, holding) in Player::all(2).zip(&mut game.table.holdings) {
            (holding.character, holding.merchant) = (None, Town::Orleans);
            holding.coins = if player == poor { 3 } else { 4 };
        }
        for holding in game.table.holdings.iter_mut().filter(|_| mate_acts) {
            for (follower, at) in [(Follower::OwnFarmer, 0), (Follower::OwnBoatman, 1), (Follower::OwnTrader, 2)] {
                holding.stand(follower, space(Place::Castle, at));
            }
        }
        let end = if acted { Action::Done } else { Action::Pass };
        assert_eq!(game.check(end), Ok(()));
        game.loses_by(end)
    };
    let lacks = |player| Some((player, Lack::Coins(4)));
    assert_eq!(playing(B, true, false), None, "a mate may still get coins");
    assert_eq!(playing(B, false, false), lacks(B), "the event comes at once");
    assert_eq!(playing(A, true, false), lacks(A), "who passed can do nothing more");
    assert_eq!(playing(A, true, true), None, "who ended a turn acts again");
}

/// The forecast works for any event, not only for that of the round.
#[test]
fn a_forecast_is_of_the_event_that_is_asked_about() {
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    game.table.event = Hourglass::Pilgrimage;
    (game.table.holdings[0].coins, game.table.holdings[0].goods) = (1, Goods([1, 0, 0, 2, 0]));
    let nothing = Forecast::default();
    assert_eq!(game.forecast_of(Hourglass::Pilgrimage, A), nothing);
    assert_eq!(game.forecast_of(Hourglass::Taxes, A), Forecast { coins: -1, ..nothing });
    assert_eq!(game.forecast_of(Hourglass::Income(3), A), Forecast { coins: 3, ..nothing });
    let missing = Forecast { coins: -1, missing: 2, asks: Some(Job::Torture { debt: 2 }), ..nothing };
    assert_eq!(game.forecast_of(Hourglass::Levy(3), A), missing);
    game.table.event = Hourglass::Taxes;
    assert_eq!(game.forecast_of(Hourglass::Pilgrimage, A), nothing);
}

/// What an event does to a team is not in the forecast of a player, also where the team falls short of it.
#[test]
fn no_forecast_tells_what_a_team_is_asked() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    game.table.holdings.iter_mut().for_each(|holding| holding.coins = 0);
    for event in [Hourglass::Demolition, Hourglass::WitchHunt, Hourglass::Rats] {
        assert_eq!(game.forecast_of(event, A), Forecast::default(), "{event:?}");
    }
}

/// A pass that ends the game with the city saved loses nothing.
#[test]
fn the_pass_that_saves_the_city_loses_nothing() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    let table = &mut game.table;
    (table.start, table.phase, table.round, table.event) = (A, Phase::Actions, 5, Hourglass::Income(1));
    let goals = table.goals();
    (table.city.walls, table.city.citizens, table.city.treasury) = (goals.walls, goals.citizens, goals.treasury);
    table.city.warehouse = goals.warehouse;
    Town::ALL.into_iter().filter(|town| town.is_outer()).for_each(|town| table.stations[town as usize] = 1 << 7);
    table.holdings.iter_mut().for_each(|holding| holding.character = None);
    assert_eq!(game.loses_by(Action::Pass), None);
    game.table.city.treasury -= 1;
    assert_eq!(game.loses_by(Action::Pass), None, "the game goes on");
    game.table.round = game.table.setup.rounds();
    game.table.event = Hourglass::Invasion;
    let goals = Some((A, Lack::Goals));
    assert_eq!((game.loses_by(Action::Pass), game.table.threat(A)), (goals, goals));
    game.table.city.treasury += 1;
    assert_eq!((game.loses_by(Action::Pass), game.table.threat(A)), (None, None));
    game.act(Action::Pass, &mut |_| ()).unwrap();
    assert_eq!((game.table.phase, game.table.won), (Phase::Over, true));
}

/// Dues that are not paid lose the game, and are reported as what was lacking.
#[test]
fn unpaid_dues_are_told_as_such() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    (game.table.start, game.table.phase, game.table.round) = (A, Phase::Actions, 1);
    game.table.event = Hourglass::Reinforcement;
    for holding in &mut game.table.holdings {
        (holding.coins, holding.character) = (1, None);
    }
    game.table.holdings[0].character = Some(Character::EstateManager);
    assert_eq!(game.loses_by(Action::Pass), Some((A, Lack::Due(Due::Coins(2)))));
    game.act(Action::Pass, &mut |_| ()).unwrap();
    assert_eq!((game.table.phase, game.table.city.unpaid), (Phase::Over, true));
    assert_eq!(game.table.debtor(), Some((A, Lack::Due(Due::Coins(2)))));
}

/// What an event would take at once is in the forecast: what is lacking for it, and what goes without a question.
#[test]
fn a_forecast_tells_what_is_lacking_and_what_goes() {
    let mut game = asked(Scenario::Duel, Job::Act, &[]);
    game.table.holdings[0].goods = Goods::default();
    assert_eq!(game.forecast_of(Hourglass::CheeseDay, A).lack, Some(Lack::Good(Good::Cheese)));
    game.table.holdings[0].goods.add(Good::Cheese);
    assert_eq!(game.forecast_of(Hourglass::CheeseDay, A).lack, None);
    let mut game = asked(Scenario::Prosperity, Job::Act, &[]);
    game.table.holdings[0].coins = 4;
    game.table.holdings[0].market.add(Follower::Knight);
    let knight = Forecast { followers: (1, 1), ..Forecast::default() };
    assert_eq!(game.forecast_of(Hourglass::Riots, A), knight);
}

/// What can still be taken back, or is still to be decided, loses nothing.
#[test]
fn nothing_is_lost_before_the_last_decision() {
    let mut game = asked(Scenario::Duel, Job::Sacristy, &[]);
    (game.table.start, game.table.phase, game.table.event) = (A, Phase::Event, Hourglass::Harvest);
    (game.table.holdings[0].coins, game.table.holdings[0].goods) = (0, Goods::default());
    assert_eq!(game.loses_by(Action::Decline), None, "it can be taken back");

    let guarded = |table: &mut Position, player: usize| {
        table.holdings[player].tiles.insert(Place::Sacristy);
        table.holdings[player].stand(Follower::Monk, space(Place::Sacristy, 0));
    };
    let mut game = asked(Scenario::Vierzon, Job::Act, &[]);
    (game.table.phase, game.table.event) = (Phase::Actions, Hourglass::Harvest);
    (game.table.round, game.table.holdings[0].coins) = (game.table.setup.rounds(), 5);
    assert_eq!(game.loses_by(Action::Pass), Some((A, Lack::Goals)));
    guarded(&mut game.table, 0);
    assert_eq!(game.loses_by(Action::Pass), None, "the Sacristy asks first");

    let mut game = asked(Scenario::Invasion, Job::Done, &[]);
    (game.table.start, game.table.phase, game.table.round) = (A, Phase::Event, 1);
    game.table.event = Hourglass::Harvest;
    game.table.holdings.iter_mut().for_each(|holding| (holding.coins, holding.character) = (1, None));
    game.table.holdings[0].character = Some(Character::EstateManager);
    guarded(&mut game.table, 1);
    assert_eq!(game.loses_by(Action::Done), None, "the event has come, and dues come later");
}

/// A due cannot count on what chance may bring at a Support; it can on what an event surely brings.
#[test]
fn a_due_is_paid_with_what_is_sure() {
    let passes = |event, manager: Player, mate_acts: bool| {
        let mut game = asked(Scenario::Invasion, Job::Act, &[Follower::OwnBoatman]);
        (game.table.start, game.table.phase, game.table.round) = (A, Phase::Actions, 1);
        game.table.event = event;
        game.table.holdings.iter_mut().for_each(|holding| (holding.coins, holding.character) = (1, None));
        game.table.holdings[manager.index()].character = Some(Character::EstateManager);
        for holding in game.table.holdings.iter_mut().filter(|_| mate_acts) {
            for (follower, at) in [(Follower::OwnFarmer, 0), (Follower::OwnBoatman, 1), (Follower::OwnTrader, 2)] {
                holding.stand(follower, space(Place::Castle, at));
            }
        }
        assert_eq!(game.check(Action::Pass), Ok(()));
        game.loses_by(Action::Pass)
    };
    let owes = |player| Some((player, Lack::Due(Due::Coins(2))));
    assert_eq!(passes(Hourglass::Support, A, false), owes(A), "only the boatman would bring coins");
    assert_eq!(passes(Hourglass::Support, B, true), None, "the mate may still get coins");
    assert_eq!(passes(Hourglass::Income(1), A, false), None, "the event brings the coin");
}

/// The forecast is empty for a player who has nothing that the event could take.
#[test]
fn nothing_is_foreseen_for_a_player_who_has_nothing() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    game.table.holdings[0].market = Crowd::EMPTY;
    assert_eq!(game.forecast_of(Hourglass::Famine, A), Forecast::default());
}
