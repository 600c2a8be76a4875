//! What a player of the tests values in a scenario with goals, in tenths of points: how far each goal has come, the way to
//! the next town, and what the coming events will cost.

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{DIGNITARY_TOWNS, Goal, Good, Goods, Hourglass, Position, Town, citizen};

/// A goal that is met.
const MET: i32 = 600;

/// What the goals of the scenario are worth as they stand.
pub fn worth(table: &Position, player: Player) -> i32 {
    let seat = &table.seats[player.index()];
    if seat.lost {
        return -20_000;
    }
    if table.setup.citizen_goal().is_some() {
        return i32::from(seat.citizens) * MET - 70 * steps(seat.merchant, |town| citizen_waits_in(table, town));
    }
    let goals = table.setup.objectives();
    if goals.is_empty() {
        return 0;
    }
    let mut sum = 0;
    let mut wanted = Goods::default();
    // The towns where something can be done now, and where it can be done later.
    let (mut now, mut later) = (Vec::new(), Vec::new());
    for (at, objective) in goals.iter().enumerate() {
        if table.has_met(player, at) {
            sum += MET;
            continue;
        }
        let mut deliver = |town: Town, ready: bool| if ready { now.push(town) } else { later.push(town) };
        sum += match objective.goal {
            Goal::Status(status) => 100 * i32::from(seat.status().min(status)) + 12 * i32::from(seat.development),
            Goal::Stations(count) => {
                let dry = |town: Town| table.has_station(player, town) && !town.is_at_the_river();
                let inland = Town::ALL.into_iter().any(dry);
                100 * i32::from(table.stations_of(player).min(count)) + 120 * i32::from(inland)
            }
            Goal::Station(town) => {
                deliver(town, true);
                0
            }
            Goal::Development(points) => 15 * i32::from(table.development_points(player).min(points)),
            Goal::Coins(_, Some(round)) if table.round >= round => -MET,
            Goal::Coins(coins, _) => 12 * i32::from(seat.coins.min(coins)),
            Goal::Deliver(town, goods) => {
                deliver(town, seat.goods.covers(goods));
                wanted = wanted.with(goods);
                0
            }
            Goal::Fabrics(town, count) => {
                let cloth = seat.goods.of(Good::Wool) + seat.goods.of(Good::Brocade);
                deliver(town, cloth >= count && seat.goods.of(Good::Brocade) > 0);
                wanted = wanted.with(Goods([0, 0, 0, count - 1, 1]));
                0
            }
            Goal::Worth(town, worth) => {
                deliver(town, seat.goods.value() >= worth.into());
                20 * i32::from(seat.goods.value().min(worth.into()))
            }
        };
    }
    let useful: i32 = Good::ALL.into_iter().map(|good| i32::from(seat.goods.of(good).min(wanted.of(good)))).sum();
    let near = |towns: &[Town]| if towns.is_empty() { 0 } else { steps(seat.merchant, |town| towns.contains(&town)) };
    sum + 70 * useful - 45 * near(&now) - if now.is_empty() { 8 * near(&later) } else { 0 } - 60 * upkeep(table, player)
}

/// What is missing, in coins, to pay the events of this round and the next ones without losing: the sooner the worse.
fn upkeep(table: &Position, player: Player) -> i32 {
    let seat = &table.seats[player.index()];
    let (mut coins, mut food) = (i32::from(seat.coins), i32::from(seat.goods.food()));
    let mut missing = 0;
    let events = table.setup.known_events().iter().skip(usize::from(table.round).saturating_sub(1));
    for (ahead, event) in events.take(4).enumerate() {
        let cost = match *event {
            Hourglass::Feeding => feed(&mut food, 1, 2),
            Hourglass::GreatFeast => feed(&mut food, 2, 4),
            Hourglass::Harvest => feed(&mut food, 1, 5),
            Hourglass::HarvestOfTwo => feed(&mut food, 2, 8),
            Hourglass::CheeseDay => 8 * i32::from(seat.goods.of(Good::Cheese) == 0),
            Hourglass::Dues(dues) => dues.into(),
            Hourglass::DuesInKind(worth) => i32::from(worth).saturating_sub(i32::from(seat.goods.value())).max(0),
            Hourglass::TechnologyTax(tax) => i32::from(tax * seat.technology()),
            Hourglass::GoodsTax(per) => i32::from(seat.goods.total() / per),
            _ => 0,
        };
        coins -= cost;
        if coins < 0 {
            missing += -coins * (4 - ahead as i32);
            coins = 0;
        }
    }
    missing
}

/// Takes food if there is enough, or says how many coins it costs.
fn feed(food: &mut i32, wanted: i32, coins: i32) -> i32 {
    if *food < wanted {
        return coins;
    }
    *food -= wanted;
    0
}

fn citizen_waits_in(table: &Position, town: Town) -> bool {
    let place = DIGNITARY_TOWNS.into_iter().position(|other| other == town);
    place.is_some_and(|place| table.citizen_waits(citizen::TOWNS + place as u8))
}

/// How many ways it takes to such a town; eight if there is none.
fn steps(from: Town, wanted: impl Fn(Town) -> bool) -> i32 {
    let mut near = vec![from];
    let mut steps = 0;
    while !near.iter().any(|&town| wanted(town)) && steps < 8 {
        let next: Vec<_> =
            near.iter().flat_map(|&town| town.ways().map(move |way| WAYS[usize::from(way)].beyond(town))).collect();
        near.extend(next);
        near.sort();
        near.dedup();
        steps += 1;
    }
    steps
}
