//! What places do, and what they ask.

use super::*;

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

/// What a step on the traders' track may bring is what may be taken then.
#[test]
fn the_first_tile_is_of_category_one() {
    for first in [true, false] {
        let mut game = asked(Scenario::Base, Job::Tile { first }, &[]);
        game.table.holdings[0].tracks[Kind::Trader as usize] = u8::from(!first);
        let takes = |tile| game.check(Action::TakeTile(tile)).is_ok();
        let (tiles, holding) = (game.table.tiles, &game.table.holdings[0]);
        let expected: Vec<_> = tiles.filter(|&tile| holding.may_gain(tile)).collect();
        assert_eq!(tiles.filter(|&tile| takes(tile)).collect::<Vec<_>>(), expected, "first: {first}");
        assert_eq!(expected.len() < tiles.count(), first);
    }
}

/// Each follower that goes to the bag is reported.
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

/// A preview says what an action brings: coins, goods, development, citizens, stations and followers for the bag.
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
    assert_eq!([0, 3].map(|points| crate::Gain::points(&Preview { points, ..nothing })), [0, 3]);
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    game.table.phase = Phase::Actions;
    assert_eq!(game.preview(Action::Pass), Ok(nothing), "a hand-over has no preview");
    assert_eq!(game.preview(Action::Use(Place::Castle)), Err(Illegal::NotWhole));
}

/// An action that would do nothing is refused with what is in its way, and done as soon as nothing is.
#[test]
fn a_place_says_what_is_in_its_way() {
    let last: Change = |table| table.holdings[0].development = tables::LAST_DEVELOPMENT;
    let before_last: Change = |table| table.holdings[0].development = tables::LAST_DEVELOPMENT - 1;
    let sold_out: Change = |table| table.market = Goods::default();
    /// Puts technology on all places but some.
    fn equip(table: &mut Position, but: &[Place]) {
        let places = table.holdings[0].places().filter(|place| !but.contains(place));
        places.for_each(|place| *table.holdings[0].space_mut(space(place, 0)) = Space::Technology);
    }
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
        (Scenario::Base, Place::Laboratory, |table| equip(table, &[]), Err(Illegal::NoTechnology)),
        (Scenario::Base, Place::Laboratory, |table| equip(table, &[Place::Scriptorium]), Ok(())),
        (
            Scenario::Invasion,
            Place::Laboratory,
            |table| {
                equip(table, &[]);
                table.city.works[0].technology = 2;
            },
            Ok(()),
        ),
        (
            Scenario::Invasion,
            Place::Laboratory,
            |table| {
                equip(table, &[]);
                table.city.works[0].technology = 3;
            },
            Err(Illegal::NoTechnology),
        ),
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

/// The Well tells what it repeats, and the Bourgeois House opens every way.
#[test]
fn what_is_repeated_is_told_and_a_bonus_opens_every_way() {
    let mut game = asked(Scenario::Base, Job::Copy, &[]);
    let mut told = Vec::new();
    game.act(Action::Copy(Place::Castle), &mut |event| told.push(event)).unwrap();
    assert_eq!(told[0], Event::Copied { player: A, place: Place::Castle });
    let mut game = asked(Scenario::Duel, Job::Act, &[]);
    game.take_bonus(Bonus::Travel, &mut |_| ());
    assert_eq!(game.table.job(), Some(Job::Travel { roads: true, water: true }));
}
