//! Help and cards on events, places, goals and characters say what the rules say.

extern crate std;

use std::format;
use std::vec::Vec;

use rules_core::orleans::tables::{self, design};
use rules_core::orleans::{
    Brings, Character, CommonGoal, DIGNITARY_TOWNS, Due, Goal, Good, Hourglass, Kind, Level, Orleans, Place, Scenario,
    Setup, TOWERS, Toll, Want,
};
use rules_core::{Game, Seed};
use texts::Language;

use super::help::leaves::LEAVES;
use super::help::{self, events, goals};
use super::pages::players;
use super::sheet;
use crate::game::help::Article;
use crate::games::prose::{counted, numbers};

fn text(article: &Article) -> std::string::String {
    format!("{} {}", article.effect(Language::English), article.body(Language::English))
}

/// Fails unless an article tells all of these numbers.
fn tells(article: &Article, expected: impl IntoIterator<Item = i32>) {
    let (told, expected) = (numbers(&text(article)), counted(expected));
    assert!(told.is_superset(&expected), "{}: {expected:?} in {}", article.title(Language::English), text(article));
}

/// Returns the numbers that belong to an event.
fn of_event(event: Hourglass) -> Vec<i32> {
    let mut all = match event.toll() {
        Toll::Coins { each, every, .. } => [each.unsigned_abs(), every].to_vec(),
        Toll::Food { food, coins } => [food, coins].to_vec(),
        Toll::Worth(count) | Toll::Loot(count) | Toll::Plague(count) => [count].to_vec(),
        Toll::Followers(count) | Toll::Knight(count) => [count].to_vec(),
        Toll::Nothing | Toll::Good(_) => Vec::new(),
    };
    all.push(event.price());
    match event {
        Hourglass::Banishment => all.push(tables::BANISHED),
        Hourglass::MarketDay => all.push(tables::MARKET_DAY_GOODS),
        Hourglass::Donation => all.extend([tables::DONATION.0, tables::DONATION.1, tables::DONATION.2]),
        Hourglass::Drought => all.push(tables::DROUGHT_GRAIN),
        Hourglass::Earthquake => all.push(tables::EARTHQUAKE_TILES),
        Hourglass::GoodTrade => all.push(tables::GOOD_TRADE_GRAIN),
        Hourglass::WoolMarket => {
            all.push(tables::WOOL_MARKET_GOODS);
            all.extend(tables::WOOL_MARKET_COINS);
        }
        Hourglass::Rats => all.extend(tables::RATS.0),
        Hourglass::WitchHunt => all.push(tables::WITCH_HUNT_POINTS),
        _ => {}
    }
    all.into_iter().map(i32::from).collect()
}

/// Returns every event; of those with a number, one with a number that is played.
fn events() -> impl Iterator<Item = Hourglass> {
    let scenarios = [&Hourglass::PROSPERITY[..], &Hourglass::INVASION, &Hourglass::DUEL, &Hourglass::DIGNITARY];
    let more = [&Hourglass::SIX[..], &Hourglass::VIERZON, &Hourglass::SALESMAN];
    scenarios.into_iter().chain(more).flatten().copied()
}

#[test]
fn the_card_of_an_event_tells_what_it_takes() {
    let game = Orleans::new(Orleans::DEFAULT, Seed::new(1)).expect("a set-up");
    for event in events() {
        let mut table = game.position().clone();
        table.event = event;
        let words = players::words(&table).string::<96, usize>(Language::English);
        let mut expected = of_event(event);
        if matches!(event, Hourglass::Demolition | Hourglass::Arson) {
            expected.push(table.tiles_asked().into());
        }
        assert_eq!(numbers(&words), counted(expected), "{event:?}: {words}");
    }
}

#[test]
fn help_on_an_event_tells_what_it_takes() {
    for event in events() {
        let article = events::event(event);
        let its_own = !matches!(
            event,
            Hourglass::TradingDay(_) | Hourglass::Income(_) | Hourglass::TechnologyTax(_) | Hourglass::GoodsTax(_)
        );
        // What has several numbers tells some of them.
        if its_own {
            tells(article, of_event(event));
        }
    }
    tells(events::event(Hourglass::QuickTravel), [tables::QUICK_TRAVEL_MOVES.into()]);
    tells(events::event(Hourglass::FishingGrounds), rules_core::orleans::FISHING.map(i32::from));
}

#[test]
fn help_on_a_place_tells_what_it_brings() {
    for place in Place::ALL {
        let (draws, put) = design::BATHHOUSE_DRAWS;
        let expected = match (place.brings(), place) {
            (Brings::Gain { coins, development }, _) => [coins, development],
            (Brings::Way { coins, .. }, _) => [coins, 0],
            (_, Place::Bathhouse) => [draws, put],
            (_, Place::Pharmacy) => [tables::PHARMACY_COINS, 0],
            (_, Place::GunpowderTower) => [tables::MARKET + tables::TOWER_MARKET, tables::SENT_AT_ONCE],
            (_, Place::TownHall) => [tables::SENT_AT_ONCE, 0],
            (_, Place::MarketStand) => [tables::MARKET_STAND_GOODS, 0],
            (_, Place::BlackMarket) => [tables::BLACK_MARKET_GOODS, 0],
            (_, Place::Depot) => [tables::DEPOT_POINTS as u8, 0],
            (_, Place::BourgeoisHouse) => [tables::BOURGEOIS.0 as u8, tables::BOURGEOIS.1],
            (_, Place::Vehicle) => [tables::VEHICLE_GOODS, 0],
            (_, Place::GuildHouse) => [tables::GUILD_HOUSE_COINS, 0],
            (_, Place::Guildhall) => [tables::STATIONS, 0],
            _ => [0, 0],
        };
        tells(help::place(place), expected.map(i32::from));
    }
    tells(help::kind(Kind::Boatman), tables::BOATMAN_COINS.map(i32::from));
    tells(help::kind(Kind::Knight), tables::KNIGHT_DRAWS.map(i32::from));
    tells(help::kind(Kind::Scholar), tables::SCHOLAR_DEVELOPMENT.map(i32::from));
    tells(help::kind(Kind::Farmer), [tables::FARMER_GOODS.len() as i32]);
    tells(&help::BAG, [tables::MARKET.into()]);
    tells(&help::TECHNOLOGY, [tables::TECHNOLOGY.into()]);
    let swap = sheet::title(Some(rules_core::orleans::Job::Swap)).line(Language::English);
    assert_eq!(numbers(&swap), counted([tables::BLACK_MARKET_GOODS.into()]), "{swap}");
}

#[test]
fn help_on_a_person_tells_what_they_want() {
    for character in Character::ALL {
        for &want in character.wants() {
            let count = match want {
                Want::Status(count) | Want::Development(count) | Want::Stations(count) | Want::Tiles(count) => count,
                Want::Technology(count) | Want::Coins(count) | Want::Citizens(count) | Want::Monks(count) => count,
                Want::Goods(_, count) | Want::Food(count) | Want::Fabrics(count) => count,
                Want::Track(kind) => tables::track_length(kind),
                Want::StationsIn(towns) => towns.len() as u8,
                Want::Assembly | Want::Dues => 0,
            };
            tells(help::character(character), [count.into()]);
        }
    }
    let due = |due: Due| i32::from(due.count());
    tells(help::character(Character::EstateManager), design::DUES.map(due));
}

/// Returns the numbers that belong to a goal.
fn of_goal(goal: Goal) -> Vec<i32> {
    match goal {
        Goal::Status(count) | Goal::Stations(count) => [count.into()].to_vec(),
        Goal::Fabrics(_, count) | Goal::Worth(_, count) => [count.into()].to_vec(),
        Goal::Coins(coins, round) => [coins.into(), round.unwrap_or(0).into()].to_vec(),
        Goal::Development(points) => [points.into()].to_vec(),
        Goal::Deliver(_, goods) => Good::ALL.map(|good| goods.of(good).into()).to_vec(),
        Goal::Station(_) => Vec::new(),
    }
}

#[test]
fn help_on_a_goal_tells_what_it_asks_for() {
    for scenario in [Scenario::Duel, Scenario::Vierzon, Scenario::Salesman] {
        for (at, objective) in (0..).zip(Setup::of(scenario).objectives()) {
            tells(help::goal(scenario, at), of_goal(objective.goal));
        }
    }
    for players in 2..=5 {
        let setup = Setup { players, ..Setup::of(Scenario::Invasion) };
        let game = Orleans::new(setup, Seed::new(1)).expect("a set-up");
        let goals = game.position().goals();
        for goal in CommonGoal::ALL {
            let counts = match goal {
                CommonGoal::Walls => [goals.walls, 0, 0],
                CommonGoal::Citizens => [goals.citizens, 0, 0],
                CommonGoal::Treasury => [goals.treasury, 0, 0],
                CommonGoal::Warehouse => Good::FOOD.map(|good| goals.warehouse.of(good)),
                CommonGoal::Towers => [TOWERS, 0, 0],
            };
            tells(help::common_goal(goal), counts.map(i32::from));
        }
    }
    for (_, work) in design::ACHIEVEMENTS {
        tells(
            &help::ACHIEVEMENTS,
            work.followers.iter().chain(&work.goods.0).chain([&work.coins, &work.technology]).map(|&n| n.into()),
        );
    }
}

#[test]
fn help_on_a_structure_tells_what_it_takes_and_brings() {
    for (article, structure) in goals::STRUCTURE_LIST.into_iter().zip(design::STRUCTURES) {
        let parts = structure.followers.iter().chain(&structure.goods.0).chain([&structure.coins, &structure.points]);
        assert_eq!(
            numbers(&text(article)),
            counted(parts.map(|&part| part.into())),
            "{}",
            article.title(Language::English)
        );
    }
}

#[test]
fn help_on_a_scenario_tells_its_rounds() {
    let scenarios = [Scenario::Prosperity, Scenario::Duel, Scenario::Dignitary, Scenario::Vierzon, Scenario::Salesman];
    for scenario in scenarios {
        let rounds = Setup::of(scenario).rounds();
        let told = |article: &&&Article| numbers(&text(article)).contains(&i32::from(rounds));
        let at = scenario as usize - 1;
        assert!(told(&&goals::SCENARIO_LIST[at]), "{scenario:?}: {rounds} rounds");
    }
}

#[test]
fn a_leaf_tells_the_numbers_of_its_scenario() {
    assert_eq!(LEAVES.len(), Scenario::ALL.len());
    for scenario in Scenario::ALL {
        let setup = Setup::of(scenario);
        let rounds = [setup.players, 5].map(|players| Setup { players, ..setup }.rounds().into());
        let objectives = setup.objectives();
        let mut expected = [rounds.to_vec(), [objectives.len() as i32].to_vec()].concat();
        match scenario {
            Scenario::Duel | Scenario::Vierzon => {
                expected.extend(objectives.iter().flat_map(|objective| of_goal(objective.goal)));
            }
            Scenario::Invasion => expected.push(TOWERS.into()),
            Scenario::Dignitary => {
                let goals = [Level::Easy, Level::Normal].map(|level| Setup { level, ..setup }.citizen_goal());
                expected.extend(goals.into_iter().flatten().map(i32::from));
                expected.push(DIGNITARY_TOWNS.len() as i32);
                for (round, event) in (1..).zip(Hourglass::DIGNITARY) {
                    if let Hourglass::Dues(coins) = event {
                        expected.extend([round, coins.into()]);
                    }
                }
            }
            Scenario::Salesman => expected.push(tables::FEEDING.1.into()),
            Scenario::Base | Scenario::Prosperity => {}
        }
        let rows =
            LEAVES[scenario as usize].rows.map(|(_, _, text)| text.string::<160, usize>(Language::English)).join(" ");
        let expected = counted(expected);
        assert!(numbers(&rows).is_superset(&expected), "{scenario:?}: {expected:?} in {rows}");
    }
}
