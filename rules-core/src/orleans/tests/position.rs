//! Positions from outside that cannot be.

use super::*;

/// Moves neutral followers from their pile to the market of `A`.
fn hire(table: &mut Position, kind: Kind, count: u8) {
    table.piles[kind as usize] -= count;
    table.holdings[0].market.add_many(Follower::neutral(kind), count);
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
    // Followers that were drawn belong to the player whose turn it is.
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

#[test]
fn an_impossible_position_starts_no_game() {
    let mut table = start(Scenario::Base);
    assert!(Orleans::from_position(table.clone(), Seed::new(1)).is_ok());
    table.technology += 1;
    assert_eq!(Orleans::from_position(table, Seed::new(1)), Err(PositionError::Technology));
}
