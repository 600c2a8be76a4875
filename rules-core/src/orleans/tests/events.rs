//! Events: their stack, what they ask and of whom.

use super::*;

/// Every tile of a stack comes once: a layer when the one above it is empty.
#[test]
fn events_come_once_each_by_layers() {
    let order = |mut stack: Stack| -> Vec<u8> {
        let mut dice: Pcg32 = Seed::new(1).generator();
        core::iter::from_fn(|| stack.draw(&mut dice)).collect()
    };
    let sorted = |tiles: &[u8]| {
        let mut tiles = tiles.to_vec();
        tiles.sort();
        tiles
    };
    assert_eq!(sorted(&order(Stack::shuffled(18))), (0..18).collect::<Vec<_>>());
    let layered = order(Stack::layered(6));
    for layer in 0..3 {
        let tiles = &layered[usize::from(layer) * 6..][..6];
        assert_eq!(sorted(tiles), (layer * 6..layer * 6 + 6).collect::<Vec<_>>());
    }
    for (players, first, second) in [(2, 9, 8), (3, 9, 8), (4, 8, 7), (5, 8, 7)] {
        let stack = Stack::of_invasion(players, &[]);
        assert_eq!(stack.layers, [0xffff, 0x3fff_0000, 0x4000_0000]);
        let tiles = order(stack);
        assert_eq!(tiles.len(), first + second + 1);
        assert!(
            tiles[..first].iter().all(|tile| *tile < 16) && tiles[first..first + second].iter().all(|tile| *tile >= 16)
        );
        assert_eq!(tiles.last(), Some(&30), "the invasion comes last");
        let mut once = sorted(&tiles);
        once.dedup();
        assert_eq!(once.len(), tiles.len(), "{tiles:?}");
    }
    let mut stack = Stack::layered(6);
    assert!(stack.remove(7) && !stack.remove(7), "a tile is taken out once");
    assert_eq!((stack.layers[1], stack.left), (0b11_1101 << 6, [6, 5, 6]));
    for layer in 0..3 {
        let mut stack = Stack::default();
        assert!(stack.is_empty());
        stack.left[layer] = 1;
        assert!(!stack.is_empty());
    }
    let mut stack = Stack::of_invasion(2, &[]);
    stack.left[0] = 0;
    assert!(!stack.remove(3), "what is left of a layer is out of the game");
}

/// The event meets the players in turn order, and the current one only before the Sacristy was asked.
#[test]
fn the_event_awaits_those_who_come_later_in_turn_order() {
    let mut table = Orleans::new(Setup::base(3), Seed::new(1)).unwrap().table;
    (table.start, table.current, table.event) = (Player(1), Player(2), Hourglass::Harvest);
    table.agenda.clear();
    table.push(Job::Sacristy);
    let waits = |table: &Position| [0, 1, 2].map(|player| table.awaits_event(Player(player)));
    for phase in [Phase::Census, Phase::Planning, Phase::Actions] {
        assert_eq!(waits(&Position { phase, ..table.clone() }), [true; 3]);
    }
    for phase in [Phase::Setup, Phase::Dues, Phase::Over] {
        assert_eq!(waits(&Position { phase, ..table.clone() }), [false; 3]);
    }
    table.phase = Phase::Event;
    assert_eq!(waits(&table), [true, false, true]);
    table.replace(Job::Feed { food: 1, coins: 5 });
    assert_eq!(waits(&table), [true, false, false]);
    assert_eq!(waits(&Position { event: Hourglass::Rats, ..table }), [false; 3], "a team meets it once");
}

/// Goods paid for an objective are reported as delivered to a town, others as paid to the event.
#[test]
fn what_goods_are_paid_for_is_told() {
    let paid = |scenario, event, job| {
        let mut game = asked(scenario, job, &[]);
        game.table.event = event;
        game.table.phase = Phase::Event;
        game.table.holdings[0].merchant = Town::Vierzon;
        game.table.holdings[0].goods = Goods([0, 0, 0, 3, 3]);
        let mut causes = Vec::new();
        game.pay_good(job, Good::Wool, &mut |event| {
            if let Event::Paid { cause, .. } = event {
                causes.push(cause);
            }
        });
        causes
    };
    let town = [Cause::Town(Town::Vierzon)];
    let worth = |coins| Job::Worth { left: 7, coins };
    assert_eq!(paid(Scenario::Vierzon, Hourglass::Storm, worth(false)), town);
    assert_eq!(paid(Scenario::Duel, Hourglass::JourneyHome, Job::Fabrics { left: 2 }), town);
    let event = |event| [Cause::Event(event)];
    assert_eq!(paid(Scenario::Duel, Hourglass::DuesInKind(7), worth(true)), event(Hourglass::DuesInKind(7)));
    assert_eq!(paid(Scenario::Invasion, Hourglass::Robbery, worth(false)), event(Hourglass::Robbery));
    assert_eq!(paid(Scenario::Base, Hourglass::Harvest, Job::Feed { food: 1, coins: 5 }), event(Hourglass::Harvest));
}

/// An event of Invasion offers something to players who can pay for it, and calls home those who cannot.
#[test]
fn an_event_is_offered_to_players_who_can_pay() {
    let meets = |event, coins, change: Change| {
        let mut game = asked(Scenario::Invasion, Job::Act, &[]);
        game.table.agenda.clear();
        (game.table.event, game.table.phase) = (event, Phase::Event);
        (game.table.holdings[0].coins, game.table.holdings[0].merchant) = (coins, Town::Blois);
        change(&mut game.table);
        game.suffer(&mut |_| ());
        (game.table.job(), game.table.holdings[0].merchant)
    };
    for (event, coins, job) in [
        (Hourglass::Progress, 4, Job::Offer),
        (Hourglass::BonVoyage, 2, Job::Peregrination),
        (Hourglass::Summoning, 5, Job::Offer),
    ] {
        assert_eq!(meets(event, coins, |_| ()), (Some(job), Town::Blois), "{event:?}");
        let stays = if event == Hourglass::Summoning { Town::Orleans } else { Town::Blois };
        assert_eq!(meets(event, coins - 1, |_| ()), (None, stays), "{event:?}");
    }
    let home: Change = |table| table.holdings[0].merchant = Town::Orleans;
    assert_eq!(meets(Hourglass::Summoning, 9, home), (None, Town::Orleans));
    assert_eq!(meets(Hourglass::Progress, 9, |table| table.holdings[0].stock = 0), (None, Town::Blois));
    assert_eq!(meets(Hourglass::Famine, 0, |_| ()).0, Some(Job::Famine { left: 3 }));
    assert_eq!(meets(Hourglass::Reinforcement, 9, |_| ()).0, None);
}

/// An event asks a player what it leaves open, and asks nothing of a player who does not have what it takes.
#[test]
fn an_event_asks_players_who_have_what_it_takes() {
    let none: Change = |_| ();
    let cases: &[(Scenario, Hourglass, u16, Change, Option<Job>)] = &[
        (Scenario::Duel, Hourglass::TownMeeting, 0, none, None),
        (Scenario::Duel, Hourglass::Trade, 0, none, Some(Job::Exchange)),
        (Scenario::Duel, Hourglass::QuickTravel, 0, none, Some(Job::QuickTravel { left: 2 })),
        (Scenario::Duel, Hourglass::DuesInKind(7), 7, none, Some(Job::Worth { left: 7, coins: true })),
        (Scenario::Prosperity, Hourglass::Indulgence, 9, |table| table.piles[Kind::Monk as usize] = 0, None),
        (Scenario::Prosperity, Hourglass::Riots, 9, none, None),
        (
            Scenario::Prosperity,
            Hourglass::Riots,
            9,
            |table| table.holdings[0].bag.add(Follower::Knight),
            Some(Job::Riots),
        ),
        (
            Scenario::Prosperity,
            Hourglass::Riots,
            9,
            |table| table.holdings[0].market.add(Follower::Knight),
            Some(Job::Riots),
        ),
        (Scenario::Prosperity, Hourglass::Peregrination, 1, none, None),
        (Scenario::Prosperity, Hourglass::Peregrination, 2, none, Some(Job::Peregrination)),
        (Scenario::Prosperity, Hourglass::PilgrimsDay, 0, none, None),
        (
            Scenario::Prosperity,
            Hourglass::PilgrimsDay,
            0,
            |table| table.holdings[0].market.add(Follower::Monk),
            Some(Job::PilgrimsDay),
        ),
        (
            Scenario::Prosperity,
            Hourglass::PilgrimsDay,
            0,
            |table| {
                table.holdings[0].market.add(Follower::Monk);
                table.citizen_supply = 1;
            },
            Some(Job::PilgrimsDay),
        ),
        (
            Scenario::Prosperity,
            Hourglass::PilgrimsDay,
            0,
            |table| {
                table.holdings[0].market.add(Follower::Monk);
                table.citizen_supply = 0;
            },
            None,
        ),
        (Scenario::Prosperity, Hourglass::MarketDay, 0, none, Some(Job::MarketDay { left: 2 })),
        (Scenario::Base, Hourglass::Harvest, 9, none, None),
        (
            Scenario::Base,
            Hourglass::Harvest,
            9,
            |table| table.holdings[0].goods.add(Good::Wine),
            Some(Job::Feed { food: 1, coins: 5 }),
        ),
        (Scenario::Base, Hourglass::Harvest, 3, none, Some(Job::Torture { debt: 2 })),
        (Scenario::Base, Hourglass::Harvest, 5, |table| table.holdings[0].goods.add(Good::Wool), None),
    ];
    for (number, &(scenario, event, coins, change, job)) in cases.iter().enumerate() {
        let mut game = asked(scenario, Job::Act, &[]);
        game.table.agenda.clear();
        (game.table.event, game.table.phase, game.table.holdings[0].coins) = (event, Phase::Event, coins);
        game.table.holdings[0].goods = Goods::default();
        change(&mut game.table);
        game.suffer(&mut |_| ());
        assert_eq!(game.table.job(), job, "{number}: {event:?} with {coins} coins");
    }
    // What is offered for coins is offered to a player who has just enough.
    for (scenario, event, coins) in [
        (Scenario::Duel, Hourglass::TownMeeting, tables::TOWN_MEETING_COINS),
        (Scenario::Prosperity, Hourglass::Indulgence, tables::INDULGENCE_COINS),
        (Scenario::Prosperity, Hourglass::Bribe, tables::BRIBE_COINS),
    ] {
        for (supply, coins, job) in [(1, coins, Some(Job::Offer)), (1, coins - 1, None), (0, coins, None)] {
            let mut game = asked(scenario, Job::Act, &[]);
            game.table.agenda.clear();
            (game.table.event, game.table.phase, game.table.holdings[0].coins) = (event, Phase::Event, coins.into());
            (game.table.citizen_supply, game.table.piles[Kind::Monk as usize]) = (supply, supply);
            game.suffer(&mut |_| ());
            assert_eq!(game.table.job(), job, "{event:?} with {coins} coins, {supply} left");
        }
    }
}
