//! Playing together against the invasion.

use super::*;

/// Citizens wait where there is a place for them, whatever number an action names.
#[test]
fn no_citizen_waits_out_of_range() {
    let mut game = asked(Scenario::Invasion, Job::Forgo, &[]);
    game.table.citizens = u32::MAX;
    assert_eq!(game.check(Action::Forgo(31)), Ok(()));
    game.table.citizens = 0;
    for at in [0, 31, 32, 33, 64, 255] {
        assert_eq!(game.check(Action::Forgo(at)), Err(Illegal::NoCitizen), "{at}");
    }
    let game = asked(Scenario::Dignitary, Job::Settle, &[]);
    let placed: Vec<_> = (0..=255).filter(|&at| game.check(Action::Settle(at)).is_ok()).collect();
    assert_eq!(placed, [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13], "on tracks and deeds");
}

/// There are five achievements, whatever number an action names.
#[test]
fn no_sixth_achievement_wants_anything() {
    let table = start(Scenario::Invasion);
    for work in [5, 6, 7, 8, 9, 255] {
        assert!(Kind::ALL.into_iter().all(|kind| table.work_wants(work, kind) == 0), "{work}");
        assert!(Good::ALL.into_iter().all(|good| table.work_wants_good(work, good) == 0), "{work}");
        assert!(table.work_wants_coins(work) == 0 && !table.is_achieved(work), "{work}");
    }
}

/// All dues are one thing to have: paid, or not any more once one was not.
#[test]
fn dues_are_wanted_as_one() {
    let mut table = start(Scenario::Invasion);
    for (lost, has) in [(false, (1, 1)), (true, (0, 1))] {
        table.holdings[0].lost = lost;
        assert_eq!(table.has_of(A, Want::Dues), has);
        assert_eq!(Character::EstateManager.wants(), [Want::Dues]);
    }
}

/// A team falls short by one unit: tiles or technology that coins may replace, or points and monks that they may not.
#[test]
fn a_team_falls_short_of_what_is_asked_by_one() {
    fn technology(table: &mut Position, player: usize, count: u8) {
        for place in [Place::Castle, Place::Ship, Place::Wagon].into_iter().take(count.into()) {
            *table.holdings[player].space_mut(space(place, 0)) = Space::Technology;
        }
    }
    fn tiles(table: &mut Position, player: usize, count: u8) {
        let all = [[Place::Winery, Place::Cellar, Place::Well], [Place::Library, Place::School, Place::Tavern]];
        all[player].into_iter().take(count.into()).for_each(|tile| table.holdings[player].tiles.insert(tile));
    }
    fn development(table: &mut Position, player: usize, count: u8) {
        table.holdings[player].development = count;
    }
    fn monks(table: &mut Position, player: usize, count: u8) {
        table.holdings[player].bag.add_many(Follower::Monk, count.min(1));
        table.holdings[player].market.add_many(Follower::Monk, count.saturating_sub(1));
    }
    type Give = fn(&mut Position, usize, u8);
    let all: [(Hourglass, Give, u16); 4] = [
        (Hourglass::Demolition, technology, 5),
        (Hourglass::Arson, tiles, 6),
        (Hourglass::WitchHunt, development, 999),
        (Hourglass::WitchHunt, monks, 999),
    ];
    for (players, (event, give, price)) in [2, 3, 4, 5].into_iter().flat_map(|n| all.map(|one| (n, one))) {
        let asked = if event == Hourglass::WitchHunt { 6 } else { 2 + u8::from(players > 3) };
        let short = |first: u8, second: u8, coins: u16| {
            let setup = Setup { players, ..Setup::of(Scenario::Invasion) };
            let mut table = Orleans::new(setup, Seed::new(1)).unwrap().table;
            table.event = event;
            for holding in &mut table.holdings {
                (holding.coins, holding.bag, holding.market) = (0, Crowd::EMPTY, Crowd::EMPTY);
                (holding.tiles, holding.development) = (Places::NONE, 0);
            }
            give(&mut table, 0, first);
            give(&mut table, 1, second);
            table.holdings[1].coins = coins;
            table.team_falls_short()
        };
        assert!(short(asked / 2 - 1, asked - asked / 2, 0) && !short(asked / 2, asked - asked / 2, 0), "{event:?}");
        assert!(short(asked / 2 - 1, asked - asked / 2, price - 1), "{event:?} for {players}");
        assert_eq!(short(asked / 2 - 1, asked - asked / 2, price), price == 999, "{event:?} for {players}");
    }
}

/// A share is at least what later players cannot pay, at most what is missing and what the player has.
#[test]
fn a_share_leaves_the_rest_to_later_players() {
    let mut table = Orleans::new(Setup { players: 3, ..Setup::of(Scenario::Invasion) }, Seed::new(1)).unwrap().table;
    table.start = B;
    for (holding, coins) in table.holdings.iter_mut().zip([3, 2, 5]) {
        holding.coins = coins;
    }
    let shares = |left| [1, 2, 0].map(|player| table.share(left, Player(player)).into_inner());
    assert_eq!(shares(4), [(0, 2), (1, 4), (4, 3)]);
    assert_eq!(shares(9), [(1, 2), (6, 5), (9, 3)]);
    assert_eq!(shares(3), [(0, 2), (0, 3), (3, 3)]);
}

/// What each character needs, just enough of everything; with one of it less the objective is not met.
#[test]
fn a_personal_objective_needs_all_of_it_and_no_more() {
    /// Something that is needed: enough of it, and one less.
    type Need = (Change, Change);
    fn status(table: &mut Position, wanted: u8) {
        let holding = &mut table.holdings[0];
        holding.development = 0;
        while holding.status() < wanted {
            holding.development += 1;
        }
    }
    fn stations(table: &mut Position, towns: &[Town]) {
        table.stations = [0; Town::ALL.len()];
        towns.iter().for_each(|&town| table.stations[town as usize] = 1);
    }
    fn tiles(table: &mut Position, count: usize) {
        table.holdings[0].tiles = Places::of(&[Place::Winery, Place::Cellar, Place::Well, Place::School][..count]);
    }
    fn technology(table: &mut Position, count: usize) {
        for (number, place) in [Place::Castle, Place::Ship, Place::Wagon, Place::Village].into_iter().enumerate() {
            let laid = if number < count { Space::Technology } else { Space::Empty };
            *table.holdings[0].space_mut(space(place, 0)) = laid;
        }
    }
    fn monks(table: &mut Position, market: u8) {
        let holding = &mut table.holdings[0];
        (holding.bag, holding.market) = ([Follower::Monk].into_iter().collect(), Crowd::EMPTY);
        holding.market.add_many(Follower::Monk, market);
        *holding.space_mut(space(Place::Ship, 0)) = Space::Held(Follower::Monk);
    }
    let all: &[(Character, &[Need])] = &[
        (
            Character::Librarian,
            &[
                (|table| status(table, 5), |table| status(table, 4)),
                (|table| stations(table, &[Town::Loches]), |table| stations(table, &[])),
                (|table| tiles(table, 4), |table| tiles(table, 3)),
            ],
        ),
        (
            Character::Scholar,
            &[
                (
                    |table| table.holdings[0].development = tables::LAST_DEVELOPMENT,
                    |table| table.holdings[0].development = tables::LAST_DEVELOPMENT - 1,
                ),
                // Towers do not count.
                (
                    |table| stations(table, &[Town::Orleans, Town::Blois, Town::Loches, Town::Vierzon]),
                    |table| stations(table, &[Town::Orleans, Town::Blois, Town::Loches, Town::Tours]),
                ),
            ],
        ),
        (
            Character::Mayor,
            &[
                (|table| table.holdings[0].coins = 10, |table| table.holdings[0].coins = 9),
                (|table| table.holdings[0].citizens = 2, |table| table.holdings[0].citizens = 1),
            ],
        ),
        (
            Character::General,
            &[
                (
                    |table| table.holdings[0].tracks[Kind::Knight as usize] = 5,
                    |table| table.holdings[0].tracks[Kind::Knight as usize] = 4,
                ),
                (|table| technology(table, 4), |table| technology(table, 3)),
            ],
        ),
        (
            Character::Fisherman,
            &[
                (
                    |table| table.holdings[0].tracks[Kind::Boatman as usize] = 5,
                    |table| table.holdings[0].tracks[Kind::Boatman as usize] = 4,
                ),
                (|table| monks(table, 2), |table| monks(table, 1)),
                (
                    |table| table.holdings[0].goods = Goods([0, 0, 0, 2, 0]),
                    |table| table.holdings[0].goods = Goods([9, 9, 9, 1, 9]),
                ),
            ],
        ),
        (
            Character::Merchant,
            &[
                // Food does not count: 4 for wool and 5 for brocade.
                (
                    |table| table.holdings[0].goods = Goods([0, 0, 0, 5, 4]),
                    |table| table.holdings[0].goods = Goods([9, 9, 9, 5, 3]),
                ),
                (|table| table.holdings[0].coins = 10, |table| table.holdings[0].coins = 9),
            ],
        ),
        (
            Character::Innkeeper,
            &[
                // 1 for grain, 2 for cheese, 3 for wine; fabrics do not count.
                (
                    |table| table.holdings[0].goods = Goods([3, 2, 3, 0, 0]),
                    |table| table.holdings[0].goods = Goods([2, 2, 3, 9, 9]),
                ),
                (
                    |table| stations(table, &[Town::Chateaudun, Town::Chateauroux]),
                    |table| stations(table, &[Town::Chateaudun, Town::Loches]),
                ),
                (
                    |table| stations(table, &[Town::Chateaudun, Town::Chateauroux]),
                    |table| stations(table, &[Town::Chateauroux, Town::Loches]),
                ),
            ],
        ),
    ];
    for &(character, needs) in all {
        for less in 0..=needs.len() {
            let mut table = start(Scenario::Invasion);
            table.holdings[0].character = Some(character);
            needs.iter().for_each(|need| (need.0)(&mut table));
            if let Some(need) = needs.get(less) {
                (need.1)(&mut table);
            }
            assert_eq!(table.personal_objective(A), less == needs.len(), "{character:?} without need {less}");
        }
    }
}

/// A follower is sent to the spaces of the player who is named.
#[test]
fn each_of_five_has_lodgings_of_their_own() {
    let mut table = Orleans::new(Setup { players: 5, ..Setup::of(Scenario::Invasion) }, Seed::new(1)).unwrap().table;
    for holding in &mut table.holdings {
        holding.tiles = Places::NONE;
        for space in holding.spaces.iter_mut().flatten() {
            *space = Space::Technology;
        }
    }
    for to in Player::all(5) {
        let at = space(Place::Winery, 0);
        assert_eq!(table.lodgings(Follower::Farmer, to).count(), 0);
        table.holdings[to.index()].tiles = Places::of(&[Place::Winery]);
        *table.holdings[to.index()].space_mut(at) = Space::Empty;
        assert!(table.lodgings(Follower::Farmer, to).eq([at]), "{to:?}");
        assert_eq!(table.check_lodge(Follower::Farmer, to, at), Ok(()));
        table.holdings[to.index()].tiles = Places::NONE;
        *table.holdings[to.index()].space_mut(at) = Space::Technology;
    }
}

/// A tile that is given as a due is told.
#[test]
fn a_tile_given_as_a_due_is_told() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    game.table.holdings[0].tiles.insert(Place::Winery);
    let (item, mut told) = (Item::Tile(Place::Winery), Vec::new());
    game.give_due(item, &mut |event| told.push(event));
    assert_eq!(told, [Event::Given { player: A, item, cause: Cause::Due }]);
}

/// Who loads the catapult is told, with the tile that is gone.
#[test]
fn a_loaded_catapult_is_told() {
    let mut game = asked(Scenario::Invasion, Job::Act, &[]);
    let before = (game.table.technology, game.table.city.works[0].technology);
    let mut told = Vec::new();
    game.load_catapult(&mut |event| told.push(event));
    assert_eq!(told, [Event::Loaded { player: A }]);
    assert_eq!((game.table.technology + 1, game.table.city.works[0].technology), (before.0, before.1 + 1));
}
