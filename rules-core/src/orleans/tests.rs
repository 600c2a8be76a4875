//! What no game and no case comes to: positions from outside that cannot be, and what is drawn by lot.

extern crate std;

use std::vec::Vec;

use rand_pcg::Pcg32;

use super::tables::{self, design::STRUCTURES};
use super::*;

const A: Player = Player(0);
const B: Player = Player(1);

fn start(scenario: Scenario) -> Position {
    Orleans::new(Setup::of(scenario), Seed::new(1)).unwrap().table
}

/// Changes a position.
type Change = fn(&mut Position);

/// Holds what the check says of a start position after each change.
fn checked(scenario: Scenario, changes: &[(Change, Result<(), PositionError>)]) {
    let table = start(scenario);
    assert_eq!(table.check(), Ok(()));
    for (number, (change, verdict)) in changes.iter().enumerate() {
        let mut table = table.clone();
        change(&mut table);
        assert_eq!(table.check(), *verdict, "change {number}");
    }
}

/// Moves neutral followers from their pile to the market of `A`.
fn hire(table: &mut Position, kind: Kind, count: u8) {
    table.piles[kind as usize] -= count;
    table.holdings[0].market.add_many(Follower::neutral(kind), count);
}

fn space(place: Place, space: u8) -> Spot {
    Spot { place, space }
}

#[test]
fn rounds_players_and_tracks_stay_in_their_range() {
    let range = Err(PositionError::Range);
    checked(
        Scenario::Base,
        &[
            (|table| table.setup.players = 6, Err(PositionError::Setup)),
            (|table| table.round = 0, range),
            (|table| (table.round, table.phase) = (0, Phase::Setup), Ok(())),
            (|table| table.round = 18, Ok(())),
            (|table| table.round = 19, range),
            (|table| table.start = Player(2), range),
            (|table| table.current = Player(2), range),
            (|table| table.passed = 0b100, range),
            (|table| table.idle = 0b100, range),
            (|table| (table.passed, table.idle) = (0b11, 0b11), Ok(())),
            (|table| table.holdings[1].tracks = Kind::TRACKS.map(tables::track_length), Ok(())),
            (|table| table.holdings[1].tracks[0] = tables::track_length(Kind::TRACKS[0]) + 1, range),
            (|table| table.holdings[1].tracks[5] = tables::track_length(Kind::TRACKS[5]) + 1, range),
            (|table| (table.holdings[0].development, table.holdings[0].furthest) = (5, 4), range),
            (|table| (table.holdings[0].development, table.holdings[0].furthest) = (5, 5), Ok(())),
            (|table| table.holdings[0].furthest = tables::LAST_DEVELOPMENT, Ok(())),
            (|table| table.holdings[0].furthest = tables::LAST_DEVELOPMENT + 1, range),
        ],
    );
}

#[test]
fn something_is_asked_until_the_game_is_over() {
    checked(
        Scenario::Base,
        &[
            (|table| table.agenda.clear(), Err(PositionError::Agenda)),
            (|table| table.phase = Phase::Over, Err(PositionError::Agenda)),
            (
                |table| {
                    table.agenda.clear();
                    table.phase = Phase::Over;
                },
                Ok(()),
            ),
        ],
    );
}

#[test]
fn every_follower_is_somewhere() {
    checked(
        Scenario::Base,
        &[
            (|table| table.piles[6] += 1, Err(PositionError::Followers)),
            (|table| table.piles[0] -= 1, Err(PositionError::Followers)),
            (|table| hire(table, Kind::Farmer, 1), Ok(())),
            (
                |table| {
                    table.holdings[1].market.take(Follower::OwnFarmer);
                },
                Err(PositionError::Own(B)),
            ),
            (|table| table.holdings[0].bag.add(Follower::OwnTrader), Err(PositionError::Own(A))),
        ],
    );
    // Who is drawn is in the hand of whose turn it is.
    let mut table = start(Scenario::Base);
    for (player, verdict) in [(table.current, Ok(())), (table.left_of(table.current), Err(()))] {
        let mut table = table.clone();
        table.holdings[player.index()].market.take(Follower::OwnFarmer);
        table.hand.add(Follower::OwnFarmer);
        assert_eq!(table.check().map_err(|_| ()), verdict);
    }
    hire(&mut table, Kind::Monk, 1);
    table.holdings[0].market.take(Follower::Monk);
    table.hand.add(Follower::Monk);
    assert_eq!(table.check(), Ok(()), "a neutral one in the hand counts");
}

#[test]
fn boards_hold_only_what_they_can() {
    let wrong = Err(PositionError::Board(A));
    checked(
        Scenario::Base,
        &[
            // Eight, and two with the Gunpowder Tower.
            (|table| hire(table, Kind::Farmer, 6), Ok(())),
            (|table| hire(table, Kind::Farmer, 7), wrong),
            (
                |table| {
                    table.technology -= 1;
                    *table.holdings[0].space_mut(space(Place::CheeseFactory, 0)) = Space::Technology;
                },
                wrong,
            ),
            (
                |table| {
                    table.holdings[0].market.take(Follower::OwnFarmer);
                    *table.holdings[0].space_mut(space(Place::TownHall, 1)) = Space::Held(Follower::OwnFarmer);
                },
                wrong,
            ),
        ],
    );
    fn carry(table: &mut Position, follower: Follower, at: u8, herbal: u8) {
        table.holdings[0].market.take(follower);
        *table.holdings[0].space_mut(space(Place::Carpenter, at)) = Space::Held(follower);
        table.holdings[0].herbal = herbal;
    }
    checked(
        Scenario::Prosperity,
        &[
            (|table| table.holdings[0].herbal = 1, wrong),
            (|table| carry(table, Follower::OwnBoatman, 0, 0b1), Ok(())),
            (|table| carry(table, Follower::OwnBoatman, 2, 0b100), Ok(())),
            (|table| carry(table, Follower::OwnBoatman, 2, 0b110), wrong),
            (|table| carry(table, Follower::OwnTrader, 1, 0b10), wrong),
        ],
    );
}

#[test]
fn nobody_has_more_stations_than_there_are() {
    let wrong = Err(PositionError::Stations(A));
    checked(
        Scenario::Base,
        &[
            (|table| table.holdings[0].stock = 11, wrong),
            (|table| table.holdings[0].stock = 0, Ok(())),
            (|table| table.stations[Town::Tours as usize] = 1, wrong),
            (|table| (table.stations[Town::Tours as usize], table.holdings[0].stock) = (1, 9), Ok(())),
        ],
    );
    /// Takes a card from the deck for a structure that is built, or complete.
    fn build(table: &mut Position, complete: bool, stock: u8) {
        let card = table.deck.pop().unwrap().number;
        table.holdings[0].stock = stock;
        if complete {
            table.structures[0].complete |= 1 << card;
        } else {
            let site = Site { card, followers: [0; 7], coins: 0, goods: Goods::default() };
            table.structures[0].sites.push(site).unwrap();
        }
    }
    checked(
        Scenario::Prosperity,
        &[
            (|table| build(table, false, 10), wrong),
            (|table| build(table, false, 9), Ok(())),
            (|table| build(table, true, 10), wrong),
            (|table| build(table, true, 9), Ok(())),
        ],
    );
}

#[test]
fn every_good_is_somewhere_and_lies_on_a_space() {
    fn lay(table: &mut Position, way: usize, at: usize) {
        let good = Good::ALL.into_iter().find(|&good| table.market.take(good)).unwrap();
        table.map[way][at] = Some(Lying::Open(good));
    }
    checked(
        Scenario::Base,
        &[
            (|table| table.market.add(Good::Wine), Err(PositionError::Goods)),
            (
                |table| {
                    table.market.take(Good::Grain);
                },
                Err(PositionError::Goods),
            ),
            (|table| table.map[42][0] = Some(Lying::Down), Err(PositionError::Map)),
            // One space, and a second one from three players on.
            (|table| lay(table, 42, 1), Err(PositionError::Map)),
            (|table| lay(table, 5, 1), Err(PositionError::Map)),
        ],
    );
    checked(
        Scenario::Prosperity,
        &[
            (|table| table.map[42][0] = None, Err(PositionError::Map)),
            (|table| table.map[42][0] = Some(Lying::Structure(B)), Ok(())),
        ],
    );
}

#[test]
fn technology_citizens_and_tiles_are_counted() {
    checked(
        Scenario::Base,
        &[
            (|table| table.technology += 1, Err(PositionError::Technology)),
            (|table| (table.technology, table.technology_gone) = (table.technology - 1, 1), Ok(())),
            (
                |table| {
                    table.technology -= 2;
                    for place in [Place::Castle, Place::Ship] {
                        *table.holdings[0].space_mut(space(place, 0)) = Space::Technology;
                    }
                },
                Ok(()),
            ),
            (|table| table.citizen_supply += 1, Err(PositionError::Citizens)),
            (|table| table.citizens &= !1, Err(PositionError::Citizens)),
            (|table| (table.citizens, table.holdings[1].citizens) = (table.citizens & !1, 1), Ok(())),
            (|table| (table.citizens, table.city.citizens) = (table.citizens & !1, 1), Ok(())),
            (|table| (table.citizens, table.citizens_gone) = (table.citizens & !1, 1), Ok(())),
            (
                |table| {
                    table.tiles.remove(Place::Winery);
                },
                Err(PositionError::Tiles),
            ),
            (|table| table.holdings[1].tiles.insert(Place::Winery), Err(PositionError::Tiles)),
            (|table| table.tiles_gone.insert(Place::Winery), Err(PositionError::Tiles)),
            (
                |table| {
                    table.tiles.remove(Place::Winery);
                    table.holdings[1].tiles.insert(Place::Winery);
                },
                Ok(()),
            ),
        ],
    );
    checked(
        Scenario::Invasion,
        &[
            (|table| table.city.works[0].technology = 1, Err(PositionError::Technology)),
            (|table| (table.technology, table.city.works[0].technology) = (table.technology - 1, 1), Ok(())),
        ],
    );
}

#[test]
fn deeds_have_no_more_followers_than_they_want() {
    fn send(table: &mut Position, more: u8) {
        let (at, wanted) = (0, table.setup.deeds()[0].wants);
        let kind = (0..7).find(|&kind| wanted[kind] > 0).unwrap();
        table.deeds[at][kind] = wanted[kind] + more;
        table.piles[kind] -= wanted[kind] + more;
    }
    checked(Scenario::Base, &[(|table| send(table, 0), Ok(())), (|table| send(table, 1), Err(PositionError::Deeds))]);
}

#[test]
fn every_structure_card_is_somewhere_once() {
    /// Brings a card to the end of the deck.
    fn find(table: &mut Position, number: u8) {
        for structures in &mut table.structures {
            while let Some(card) = structures.offer.pop() {
                table.deck.push(card).unwrap();
            }
        }
        let last = table.deck.len() - 1;
        let at = table.deck.iter().position(|card| card.number == number).unwrap();
        table.deck.swap(at, last);
    }
    fn complete(table: &mut Position, number: u8) {
        find(table, number);
        table.deck.pop();
        table.holdings[0].stock = 9;
        table.structures[0].complete = 1 << number;
    }
    let wrong = Err(PositionError::Cards);
    checked(
        Scenario::Prosperity,
        &[
            (
                |table| {
                    table.deck.pop();
                },
                wrong,
            ),
            (|table| table.deck[0].number = table.deck[1].number, wrong),
            (|table| table.deck[0].number = 40, wrong),
            (|table| table.structures[1].card = Some(Card::new(table.deck[0].number)), wrong),
            (
                |table| {
                    find(table, 0);
                    let last = table.deck.len() - 1;
                    table.deck[last].number = 1;
                },
                wrong,
            ),
            (|table| table.structures[0].offer[0].number = table.deck[0].number, wrong),
            (|table| complete(table, 0), Ok(())),
            (|table| complete(table, STRUCTURES.len() as u8 - 1), Ok(())),
            (
                |table| {
                    table.holdings[0].stock = 9;
                    table.structures[0].complete = 1 << 31;
                },
                wrong,
            ),
            (
                |table| {
                    find(table, 7);
                    table.structures[1].card = table.deck.pop();
                },
                Ok(()),
            ),
            (
                |table| {
                    table.deck.clear();
                    table.structures[0].card = Some(Card::new(0));
                },
                wrong,
            ),
        ],
    );
    checked(Scenario::Base, &[(|table| table.structures[0].card = Some(Card::new(0)), wrong)]);
}

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

/// Returns a game in which `A` is asked this, with these followers in the bag.
fn asked(scenario: Scenario, job: Job, bag: &[Follower]) -> Orleans {
    let mut game = Orleans::new(Setup::of(scenario), Seed::new(1)).unwrap();
    game.table.current = A;
    game.table.agenda.clear();
    game.table.push(job);
    game.table.holdings[0].bag = bag.iter().copied().collect();
    game
}

/// What chance decides is not taken back; what can come out in one way only is.
#[test]
fn a_draw_hands_over_only_if_chance_decides() {
    use Follower::{Farmer, Knight, OwnFarmer};
    for (bag, draws, hands_over) in [
        (&[Farmer, Farmer, Farmer, Farmer][..], 1, false),
        (&[Farmer, Farmer, Knight, Knight], 0, false),
        (&[Farmer, Farmer, Knight, Knight], 1, true),
        (&[Farmer, Farmer, Knight, Knight], 3, true),
        (&[Farmer, Farmer, Knight, Knight], 4, false),
        (&[Farmer, OwnFarmer], 1, true),
    ] {
        let game = asked(Scenario::Base, Job::Draw, bag);
        assert_eq!(game.hands_over(Action::Draw(draws)), hands_over, "{draws} of {bag:?}");
    }
    for (bag, hands_over) in [
        (&[Farmer, Farmer, Farmer, Farmer][..], false),
        (&[Farmer, Farmer, Farmer, Knight], true),
        (&[Farmer, Farmer, Knight], false),
    ] {
        let game = asked(Scenario::Base, Job::Act, bag);
        assert_eq!(game.hands_over(Action::Use(Place::Bathhouse)), hands_over, "{bag:?} in the Bathhouse");
        assert_eq!(game.hands_over(Action::Copy(Place::Bathhouse)), hands_over, "{bag:?} by the Well");
        assert!(!game.hands_over(Action::Use(Place::Castle)) && !game.hands_over(Action::Copy(Place::Castle)));
    }
    for (bag, hands_over) in
        [(&[Farmer, Farmer, OwnFarmer][..], false), (&[Farmer, Knight], true), (&[Knight, OwnFarmer], false)]
    {
        let game = asked(Scenario::Base, Job::Torture { debt: 1 }, bag);
        assert_eq!(game.hands_over(Action::Give(Item::Follower)), hands_over, "{bag:?} for torture");
        assert!(!game.hands_over(Action::Give(Item::Development)));
    }
    for (event, bag, hands_over) in [
        (Hourglass::Plague, &[Farmer, Knight][..], true),
        (Hourglass::Plague, &[Farmer, Farmer], false),
        (Hourglass::Harvest, &[Farmer, Knight], false),
    ] {
        let mut game = asked(Scenario::Base, Job::Sacristy, bag);
        game.table.event = event;
        assert_eq!(game.hands_over(Action::Decline), hands_over, "{event:?} for {bag:?}");
        let mut game = asked(Scenario::Base, Job::Swap, bag);
        game.table.event = event;
        assert!(!game.hands_over(Action::Decline), "nothing is cancelled");
    }
}

/// Goods that lie face down are seen when they are taken, cards when they are drawn.
#[test]
fn what_lies_face_down_hands_over() {
    let mut game = asked(Scenario::Prosperity, Job::Travel { roads: true, water: true }, &[]);
    game.table.map[16] = [Some(Lying::Down), Some(Lying::Open(Good::Wine))];
    let travel = |take| Action::Travel { way: 16, take };
    assert!(game.hands_over(travel(Some(0))));
    assert!(!game.hands_over(travel(Some(1))) && !game.hands_over(travel(None)));
    assert!(game.hands_over(Action::Renew) && game.hands_over(Action::Build { way: 16, space: 0 }));
    assert!(game.hands_over(Action::Done) && game.hands_over(Action::Pass) && !game.hands_over(Action::Accept));
}

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

/// The event meets the players in turn order, and asks of the current one only before the Sacristy has spoken.
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

/// A forecast tells what is asked already of who is asked, and what is missing.
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

/// As many are lost as are drawn, but for those of the own colour that may be drawn instead.
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

/// Whoever has somebody in the bag, seen or not, is supported.
#[test]
fn support_is_foreseen_by_the_bag() {
    for (bag, unseen, recruits) in [(&[][..], 0, false), (&[Follower::OwnFarmer], 0, true), (&[], 1, true)] {
        let mut game = asked(Scenario::Prosperity, Job::Act, bag);
        game.table.holdings[0].unseen = unseen;
        assert_eq!(game.forecast_of(Hourglass::Support, A), Forecast { recruits, ..Forecast::default() });
    }
}

/// What loses the game is told: what oneself lacks, with a team what anybody does, then a due, then goals.
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

/// What a player could not know before is revealed: to others also what comes out of a bag in one way only.
#[test]
fn what_others_could_not_know_is_revealed_to_them() {
    use Follower::Farmer;
    let game = asked(Scenario::Base, Job::Draw, &[Farmer, Farmer]);
    let hidden = [
        Action::Draw(1),
        Action::Give(Item::Follower),
        Action::Use(Place::Bathhouse),
        Action::Copy(Place::Bathhouse),
        Action::Decline,
    ];
    for action in hidden {
        assert!(game.reveals_to(B, action) && !game.reveals_to(A, action), "{action:?}");
    }
    for action in [Action::Draw(0), Action::Use(Place::Castle), Action::Give(Item::Development), Action::Accept] {
        assert!(!game.reveals_to(B, action) && !game.reveals_to(A, action), "{action:?}");
    }
    let game = asked(Scenario::Base, Job::Draw, &[Farmer, Follower::Knight]);
    assert!(game.reveals_to(A, Action::Draw(1)), "chance decides");
}

/// The end of a part reveals something only if a draw or another phase follows; in Prosperity it always may.
#[test]
fn the_end_of_a_part_reveals_what_follows_it() {
    let mut game = asked(Scenario::Base, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (A, Phase::Planning);
    assert!(!game.reveals_to(A, Action::Done) && !game.reveals_to(B, Action::Done), "the next one plans");
    game.table.start = B;
    assert!(game.reveals_to(A, Action::Done) && game.reveals_to(B, Action::Done), "actions begin");
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
    assert!(game.reveals_to(A, Action::Pass), "the next round is drawn");
    let mut game = asked(Scenario::Base, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (B, Phase::Planning);
    for (follower, at) in [(Follower::OwnFarmer, 0), (Follower::OwnBoatman, 1), (Follower::OwnTrader, 2)] {
        game.table.holdings[1].stand(follower, space(Place::Castle, at));
    }
    assert!(game.reveals_to(A, Action::Done), "actions begin, without a draw");
    let mut game = asked(Scenario::Prosperity, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (A, Phase::Planning);
    assert!(game.reveals_to(A, Action::Done) && game.reveals_to(B, Action::Done));
    assert!(!game.reveals_to(A, Action::Accept) && game.reveals_to(B, Action::Accept), "cards are secret");
}

/// Who changes to another scenario, or number of players, keeps what it knows and nothing else.
#[test]
fn another_scenario_takes_back_what_it_does_not_know() {
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

/// Whoever ends a game that points decide has not lost by it.
#[test]
fn the_last_pass_of_a_game_of_points_loses_nothing() {
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
    game.table.round = game.table.setup.rounds();
    assert_eq!(game.loses_by(Action::Pass), None);
    game.act(Action::Pass, &mut |_| ()).unwrap();
    assert_eq!(game.table.phase, Phase::Over);
}

#[test]
fn an_impossible_position_starts_no_game() {
    let mut table = start(Scenario::Base);
    assert!(Orleans::from_position(table.clone(), Seed::new(1)).is_ok());
    table.technology += 1;
    assert_eq!(Orleans::from_position(table, Seed::new(1)), Err(PositionError::Technology));
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

/// A place is planned for in vain if what lasts is in its way, not for what may still come.
#[test]
fn a_plan_is_in_vain_only_for_what_lasts() {
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
    // Goods, coins and who is to be sent may come.
    assert_eq!(table.check_plan(A, Place::BlackMarket), Ok(()));
    assert_eq!(table.check_plan(A, Place::TownHall), Ok(()));
}

/// Each sees the own cards and bag; of others how many neutral followers they have, and that a Bathhouse can draw them.
#[test]
fn a_view_has_what_is_the_viewers_and_no_more() {
    let game = Orleans::new(Setup { players: 3, ..Setup::of(Scenario::Prosperity) }, Seed::new(1)).unwrap();
    for viewer in Player::all(3) {
        let view = game.view(viewer);
        for player in Player::all(3) {
            let numbers = |game: &Orleans| -> Vec<u8> {
                game.table.structures[player.index()].offer.iter().map(|card| card.number).collect()
            };
            let seen = if player == viewer { numbers(&game) } else { [255, 255].to_vec() };
            assert_eq!(numbers(&view), seen, "{viewer:?} of {player:?}");
        }
        assert!(view.table.deck.iter().all(|card| card.number == 255));
        assert_ne!(view.dice, game.dice);
    }
    let game = asked(Scenario::Base, Job::Act, &[Follower::Farmer, Follower::Knight]);
    assert_eq!(
        (game.view(A).table.holdings[0].bag, game.view(A).table.holdings[0].unseen),
        (game.table.holdings[0].bag, 0)
    );
    let hidden = game.view(B).table;
    assert_eq!((hidden.holdings[0].bag, hidden.holdings[0].unseen), (Crowd::EMPTY, 2));
    assert_eq!(hidden.check_effect(A, Place::Bathhouse), Ok(()));
    let empty = asked(Scenario::Base, Job::Act, &[]).table;
    assert_eq!(empty.check_effect(A, Place::Bathhouse), Err(Illegal::NoFollower));
    let open = asked(Scenario::Invasion, Job::Act, &[Follower::Farmer]).view(B).table;
    assert_eq!((open.holdings[0].bag.of(Follower::Farmer), open.holdings[0].unseen), (1, 0), "a team has no secrets");
}

#[test]
fn places_of_the_board_are_no_tiles() {
    for place in [Place::FarmHouse, Place::TownHall, Place::Carpenter, Place::Palatinate, Place::BourgeoisHouse] {
        assert_eq!((place.category(), place.is_tile()), (Category::Board, false), "{place:?}");
    }
    let of = |category| Place::ALL.into_iter().filter(|place| place.category() == category).count();
    assert_eq!((of(Category::One), of(Category::Two)), (16, 11));
    let (some, others) = (Places::of(&[Place::Ship, Place::Well]), Places::of(&[Place::Well, Place::School]));
    assert_eq!(some.within(others), Places::of(&[Place::Well]));
}

/// Whoever goes to the bag is told.
#[test]
fn who_goes_to_the_bag_is_told() {
    use Follower::{Farmer, Knight, Monk};
    let told = |mut game: Orleans, action: Action| -> Vec<Follower> {
        let mut bagged = Vec::new();
        let mut listen = |event| {
            if let Event::Bagged { player: A, follower } = event {
                bagged.push(follower);
            }
        };
        game.act(action, &mut listen).unwrap();
        bagged
    };
    let mut game = asked(Scenario::Base, Job::Bathhouse { left: 2, copied: false }, &[]);
    game.table.hand = [Farmer, Knight].into_iter().collect();
    game.table.holdings[0].stand(Monk, space(Place::Bathhouse, 0));
    assert_eq!(told(game, Action::Decline), [Farmer, Knight, Monk], "who is not placed, and who stood there");
    let mut game = asked(Scenario::Base, Job::Technology { farmer: false }, &[]);
    game.table.holdings[0].stand(Farmer, space(Place::Castle, 0));
    assert_eq!(told(game, Action::Equip(space(Place::Castle, 0))), [Farmer], "whose space has technology");
    let mut game = asked(Scenario::Vierzon, Job::Banish { left: 1 }, &[]);
    game.table.hand = [Farmer, Knight].into_iter().collect();
    assert_eq!(told(game, Action::Banish(Knight)), [Knight]);
    let mut game = asked(Scenario::Prosperity, Job::Carpenter { moved: false }, &[]);
    game.table.holdings[0].stand(Monk, space(Place::Carpenter, 1));
    assert_eq!(told(game, Action::MoveCarpenter { way: 16, follower: Monk }), [Monk]);
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    for (follower, at) in [(Farmer, 0), (Monk, 1), (Knight, 2)] {
        game.table.holdings[0].stand(follower, space(Place::Ship, at));
    }
    assert_eq!(told(game, Action::Use(Place::Ship)), [Farmer, Monk, Knight]);
    let mut game = asked(Scenario::Prosperity, Job::Act, &[Farmer]);
    game.table.event = Hourglass::Support;
    let mut events = Vec::new();
    game.suffer(&mut |event| events.push(event));
    let (drawn, bagged) = (Event::Drawn { player: A, follower: Farmer }, Event::Bagged { player: A, follower: Farmer });
    assert_eq!(events[..2], [drawn, bagged], "who is drawn for Support goes back");
}

/// Who is at the end of the development track does not develop any more, and nothing is told.
#[test]
fn no_development_beyond_the_end() {
    for (development, told) in [(tables::LAST_DEVELOPMENT - 1, 1), (tables::LAST_DEVELOPMENT, 0)] {
        let mut game = asked(Scenario::Base, Job::Act, &[]);
        (game.table.holdings[0].development, game.table.holdings[0].furthest) = (development, development);
        let mut steps = 0;
        game.develop(3, &mut |event| steps += u8::from(matches!(event, Event::Developed { .. })));
        assert_eq!((steps, game.table.holdings[0].development), (told, tables::LAST_DEVELOPMENT));
    }
}

/// Goods are told as delivered to a town for an objective, as paid to the event otherwise.
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

/// Rounds by scenario; four and five who play together have two fewer.
#[test]
fn scenarios_have_their_rounds() {
    let rounds = Scenario::ALL.map(|scenario| Setup::of(scenario).rounds());
    assert_eq!(rounds, [18, 16, 18, 16, 16, 14, 15]);
    let together = [2, 3, 4, 5].map(|players| Setup { players, ..Setup::of(Scenario::Invasion) }.rounds());
    assert_eq!(together, [18, 18, 16, 16]);
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

/// Who keeps a card knows it, and so does who puts one under the pile; nobody else.
#[test]
fn a_card_is_known_to_who_held_it() {
    for player in Player::all(3) {
        let setup = Setup { players: 3, ..Setup::of(Scenario::Prosperity) };
        let mut game = Orleans::new(setup, Seed::new(1)).unwrap();
        game.table.current = player;
        let offer = game.table.structures[player.index()].offer.clone();
        let mut told = Vec::new();
        game.keep(offer[0].number, &mut |event| told.push(event));
        assert_eq!(told, [Event::CardKept { player }]);
        let card = game.table.structures[player.index()].card.unwrap();
        assert_eq!((card.number, card.known), (offer[0].number, 1 << player.0));
        let last = game.table.deck.last().unwrap();
        assert_eq!((last.number, last.known), (offer[1].number, 1 << player.0));
    }
}

/// A structure that has everything is told to be complete, and not before.
#[test]
fn a_complete_structure_is_told() {
    let mut game = asked(Scenario::Prosperity, Job::Act, &[]);
    let (card, needs) = (0..).zip(STRUCTURES).find(|(_, needs)| needs.coins > 0).unwrap();
    let site = Site { card, followers: needs.followers, coins: needs.coins - 1, goods: needs.goods };
    game.table.structures[0].sites.push(site).unwrap();
    let mut done = Vec::new();
    let mut listen = |event| {
        if let Event::StructureDone { player, card } = event {
            done.push((player, card));
        }
    };
    game.furnish(0, None, &mut listen);
    assert_eq!(done, [(A, card)]);
}

/// A preview says what an action brings: coins, goods, development, citizens, stations and who comes into the bag.
#[test]
fn a_preview_is_what_an_action_brings() {
    use Follower::{Boatman, Craftsman, Farmer, Knight, Monk, Scholar};
    let preview = |place: Place, followers: &[Follower], development: u8| {
        let mut game = asked(Scenario::Base, Job::Act, &[]);
        game.table.phase = Phase::Actions;
        game.table.event = Hourglass::Harvest;
        game.table.holdings[0].tiles.insert(place);
        (game.table.holdings[0].development, game.table.holdings[0].furthest) = (development, development);
        (0..).zip(followers).for_each(|(at, &follower)| game.table.holdings[0].stand(follower, space(place, at)));
        game.preview(Action::Use(place)).unwrap()
    };
    let nothing = Preview::default();
    assert_eq!(preview(Place::Cellar, &[Monk, Scholar], 0), Preview { coins: 4, projected: 4, ..nothing });
    let station = Preview { stations: 1, projected: 1, ..nothing };
    assert_eq!(preview(Place::Guildhall, &[Farmer, Craftsman, Knight], 0), station);
    let grain = Preview { goods: [1, 0, 0, 0, 0], projected: 1, recruit: Some(Kind::Farmer), ..nothing };
    assert_eq!(preview(Place::FarmHouse, &[Boatman, Craftsman], 0), grain);
    let citizen = Preview { development: 1, citizens: 1, ..nothing };
    let space = tables::DEVELOPMENT_CITIZENS[0];
    assert_eq!(
        Preview { projected: 0, coins: 0, ..preview(Place::Scriptorium, &[Knight, Scholar], space - 1) },
        citizen
    );
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    game.table.phase = Phase::Actions;
    assert_eq!(game.preview(Action::Pass), Ok(nothing), "who hands over is told nothing");
    assert_eq!(game.preview(Action::Use(Place::Castle)), Err(Illegal::NotWhole));
}

/// A boatman by the Herb Garden is remembered by its space of the Carpenter, until it leaves that one.
#[test]
fn who_stands_by_the_herb_garden_is_remembered_by_space() {
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

/// A team that has too little for what an event asks of it is told so; who lost is told by what was not paid.
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

/// While a mate may still act, what that mate lacks is no loss by one's own pass; what oneself lacks is.
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

/// Points are told at the end, each source that brought some once, and no other.
#[test]
fn the_end_tells_every_source_that_brought_points() {
    let end = |scenario, change: Change| {
        let mut game = asked(scenario, Job::Act, &[]);
        (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
        game.table.round = game.table.setup.rounds();
        game.table.holdings.iter_mut().for_each(|holding| (holding.coins, holding.goods) = (0, Goods::default()));
        change(&mut game.table);
        let mut told = Vec::new();
        let mut listen = |event| {
            if let Event::Points { player, points, source } = event {
                told.push((player, points, source));
            }
        };
        game.act(Action::Pass, &mut listen).unwrap();
        assert_eq!(game.table.phase, Phase::Over);
        told
    };
    assert_eq!(end(Scenario::Base, |_| ()), []);
    assert_eq!(end(Scenario::Base, |table| table.holdings[0].coins = 1), [(A, 1, Source::Coins)]);
    let all: Change = |table| {
        table.holdings[0].coins = 2;
        (table.holdings[1].citizens, table.holdings[1].goods) = (1, Goods([1, 1, 1, 1, 1]));
        table.holdings[1].tiles.insert(Place::Depot);
    };
    let goods = (B, 15, Source::Goods);
    let depot = (B, tables::DEPOT_POINTS as i16, Source::Depot);
    assert_eq!(end(Scenario::Base, all), [(A, 2, Source::Coins), goods, (B, 1, Source::Development), depot]);
}

/// Where the carpenter goes, everybody may have something new to build, also who had nothing to do.
#[test]
fn nobody_is_idle_after_the_carpenter_has_moved() {
    let mut game = asked(Scenario::Prosperity, Job::Carpenter { moved: false }, &[]);
    game.table.idle = 0b11;
    game.table.holdings[0].stand(Follower::Monk, space(Place::Carpenter, 1));
    game.move_carpenter(16, Follower::Monk, &mut |_| ());
    assert_eq!(game.table.idle, 0);
}

/// What an event would do is told of any event, not only of that of the round.
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

/// An event of Invasion offers something to who can pay for it, and calls home who cannot.
#[test]
fn an_event_is_offered_to_who_can_pay() {
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

/// Who comes later in turn order may pay the rest: at least what they cannot, at most what is there and missing.
#[test]
fn a_share_leaves_the_rest_to_who_comes_later() {
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

/// An action that would do nothing is refused with what is in its way, and done as soon as nothing is.
#[test]
fn a_place_says_what_is_in_its_way() {
    let last: Change = |table| table.holdings[0].development = tables::LAST_DEVELOPMENT;
    let before_last: Change = |table| table.holdings[0].development = tables::LAST_DEVELOPMENT - 1;
    let sold_out: Change = |table| table.market = Goods::default();
    let villagers: Change = |table| {
        for kind in [Kind::Boatman, Kind::Craftsman, Kind::Trader] {
            table.piles[kind as usize] = 0;
        }
    };
    let cases: &[(Scenario, Place, Change, Result<(), Illegal>)] = &[
        (Scenario::Base, Place::Village, villagers, Err(Illegal::PileEmpty)),
        (
            Scenario::Base,
            Place::Village,
            |table| {
                table.piles[Kind::Boatman as usize] = 0;
                table.piles[Kind::Craftsman as usize] = 0;
            },
            Ok(()),
        ),
        (Scenario::Base, Place::Scriptorium, last, Err(Illegal::NoDevelopment)),
        (Scenario::Base, Place::Scriptorium, before_last, Ok(())),
        (Scenario::Base, Place::Library, last, Err(Illegal::NoDevelopment)),
        (Scenario::Base, Place::Library, before_last, Ok(())),
        (Scenario::Base, Place::ShippingLine, last, Err(Illegal::NoDevelopment)),
        (Scenario::Base, Place::ShippingLine, before_last, Ok(())),
        (Scenario::Base, Place::Pharmacy, last, Err(Illegal::NoDevelopment)),
        (Scenario::Base, Place::Pharmacy, |table| table.holdings[0].coins = 0, Err(Illegal::Coins)),
        (Scenario::Base, Place::Pharmacy, |table| table.holdings[0].coins = 1, Ok(())),
        (Scenario::Prosperity, Place::Scriptorium, last, Ok(())),
        (Scenario::Base, Place::Hayrick, sold_out, Err(Illegal::SoldOut)),
        (Scenario::Base, Place::CheeseFactory, sold_out, Err(Illegal::SoldOut)),
        (Scenario::Base, Place::Winery, sold_out, Err(Illegal::SoldOut)),
        (Scenario::Base, Place::WoolManufacturer, sold_out, Err(Illegal::SoldOut)),
        (Scenario::Base, Place::TailorShop, sold_out, Err(Illegal::SoldOut)),
        (Scenario::Base, Place::Hayrick, |table| table.market = Goods([1, 0, 0, 0, 0]), Ok(())),
        (Scenario::Base, Place::CheeseFactory, |table| table.market = Goods([0, 1, 0, 0, 0]), Ok(())),
        (Scenario::Base, Place::Winery, |table| table.market = Goods([0, 0, 1, 0, 0]), Ok(())),
        (Scenario::Base, Place::WoolManufacturer, |table| table.market = Goods([0, 0, 0, 1, 0]), Ok(())),
        (Scenario::Base, Place::TailorShop, |table| table.market = Goods([0, 0, 0, 0, 1]), Ok(())),
        (Scenario::Base, Place::StageCoach, |table| table.holdings[0].coins = 0, Err(Illegal::Coins)),
        (Scenario::Base, Place::StageCoach, |table| table.event = Hourglass::Storm, Err(Illegal::NoWay)),
        (Scenario::Base, Place::StageCoach, |table| table.event = Hourglass::Highwayman, Ok(())),
        (Scenario::Base, Place::Office, |_| (), Err(Illegal::Idle)),
        (Scenario::Base, Place::Office, |table| table.stations[Town::Blois as usize] = 1, Ok(())),
        (Scenario::Base, Place::Office, |table| table.stations[Town::Blois as usize] = 2, Err(Illegal::Idle)),
        (Scenario::Base, Place::MarketStand, |table| table.holdings[0].coins = 0, Err(Illegal::Coins)),
        (Scenario::Base, Place::MarketStand, |table| table.holdings[0].coins = 1, Ok(())),
        (Scenario::Base, Place::MarketStand, sold_out, Err(Illegal::Coins)),
        (Scenario::Base, Place::Laboratory, |table| table.technology = 0, Err(Illegal::NoTechnology)),
        (Scenario::Base, Place::Laboratory, |table| table.technology = 1, Ok(())),
        (Scenario::Invasion, Place::Laboratory, |_| (), Ok(())),
        (Scenario::Invasion, Place::Laboratory, |table| table.technology = 0, Err(Illegal::NoTechnology)),
        (Scenario::Invasion, Place::Vehicle, |_| (), Err(Illegal::NotOwned)),
        (Scenario::Invasion, Place::Vehicle, |table| table.holdings[0].goods.add(Good::Grain), Ok(())),
        (Scenario::Invasion, Place::GuildHouse, |table| table.holdings[0].coins = 0, Err(Illegal::Coins)),
        (Scenario::Invasion, Place::GuildHouse, |table| table.holdings[0].coins = 1, Ok(())),
        (Scenario::Invasion, Place::Palatinate, |_| (), Err(Illegal::Idle)),
        (Scenario::Prosperity, Place::BourgeoisHouse, |_| (), Err(Illegal::NoCitizen)),
        (Scenario::Prosperity, Place::BourgeoisHouse, |table| table.holdings[0].citizens = 1, Ok(())),
        (Scenario::Base, Place::Depot, |_| (), Err(Illegal::NotNow)),
        (Scenario::Base, Place::Sacristy, |_| (), Err(Illegal::NotNow)),
        (Scenario::Base, Place::Cellar, sold_out, Ok(())),
    ];
    for (number, (scenario, place, change, verdict)) in cases.iter().enumerate() {
        let mut table = asked(*scenario, Job::Act, &[]).table;
        table.event = Hourglass::Harvest;
        change(&mut table);
        assert_eq!(table.check_effect(A, *place), *verdict, "{number}: {place:?} in {scenario:?}");
    }
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

/// What an event does to a team is nothing that it does to a player, also where the team falls short of it.
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

/// Each place that leaves a choice asks for it, with what it allows.
#[test]
fn a_place_asks_for_what_it_leaves_open() {
    for (scenario, place, job) in [
        (Scenario::Base, Place::Village, Job::Village),
        (Scenario::Base, Place::Ship, Job::Travel { roads: false, water: true }),
        (Scenario::Base, Place::Wagon, Job::Travel { roads: true, water: false }),
        (Scenario::Base, Place::HorseWagon, Job::Travel { roads: true, water: false }),
        (Scenario::Base, Place::StageCoach, Job::Travel { roads: true, water: true }),
        (Scenario::Base, Place::TownHall, Job::Send { market: false, sent: 0 }),
        (Scenario::Base, Place::GunpowderTower, Job::Send { market: true, sent: 0 }),
        (Scenario::Base, Place::Pharmacy, Job::Pharmacy),
        (Scenario::Base, Place::Laboratory, Job::Technology { farmer: false }),
        (Scenario::Base, Place::Well, Job::Copy),
        (Scenario::Base, Place::BlackMarket, Job::Swap),
        (Scenario::Base, Place::MarketStand, Job::Trade { left: 2 }),
        (Scenario::Prosperity, Place::Scriptorium, Job::Scriptorium),
        (Scenario::Prosperity, Place::Carpenter, Job::Carpenter { moved: false }),
        (Scenario::Prosperity, Place::BourgeoisHouse, Job::Bourgeois),
        (Scenario::Invasion, Place::Vehicle, Job::Vehicle { left: 3, to: None }),
        (Scenario::Invasion, Place::GuildHouse, Job::GuildHouse { left: 4, to: None }),
        (Scenario::Invasion, Place::Hostel, Job::Host),
        (Scenario::Invasion, Place::Palatinate, Job::Palatinate),
    ] {
        for copied in [false, true] {
            let mut game = asked(scenario, Job::Act, &[]);
            game.effect(place, copied, &mut |_| ());
            assert_eq!(game.table.job(), Some(job), "{place:?}");
        }
    }
    for copied in [false, true] {
        let mut game = asked(Scenario::Base, Job::Act, &[Follower::Farmer; 5]);
        game.effect(Place::Bathhouse, copied, &mut |_| ());
        assert_eq!(game.table.job(), Some(Job::Bathhouse { left: 2, copied }));
        assert_eq!((game.table.hand.len(), game.table.holdings[0].bag.len()), (3, 2));
    }
}

/// An event asks a player what it leaves open, and nothing of who has not what it takes.
#[test]
fn an_event_asks_who_has_what_it_takes() {
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
    // What is offered for coins is offered to who has just enough.
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

/// A follower is sent to the spaces of the one who is named, whoever that is.
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

/// Roads, waterways, both or neither, and never a way that does not begin there.
#[test]
fn only_the_ways_that_are_open_are_left() {
    for town in Town::ALL {
        let all: Vec<u8> = town.ways().collect();
        for (roads, water) in [(false, false), (false, true), (true, false), (true, true)] {
            let open = |way: &u8| if map::WAYS[usize::from(*way)].water { water } else { roads };
            let left: Vec<u8> = town.ways().only(roads, water).collect();
            assert_eq!(left, all.iter().copied().filter(open).collect::<Vec<_>>(), "{town:?}");
        }
    }
}

/// Who plays alone has the goods spaces of two players: the second ones on a way are for three.
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

/// Dues that are not paid lose the game, and are told as what was lacking.
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
