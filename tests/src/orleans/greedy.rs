//! A player without look-ahead, who values what a place would bring now and what each choice leaves; and an eager
//! filler.

use players::POINT;
use players::orleans::Tables;
use rules_core::orleans::{
    Action, Follower, Holding, Job, Kind, Lying, Need, Orleans, Phase, Place, Position, Space, Spot,
};
use rules_core::{Dice, Game, Player, Seed};

use super::city;
use crate::walk;

/// The weight of each part of a position, in per cent: goals, coins and goods, development, tracks, place tiles,
/// followers, goods nearby, a free town. Found by trying, with two to five players.
const TASTE: [i32; 8] = [100, 80, 100, 215, 45, 160, 30, 220];

/// The same where goals decide.
const TASTE_FOR_GOALS: [i32; 8] = [300, 100, 100, 60, 20, 100, 100, 100];

/// How many further choices of an action are looked at.
const CHOICES: u8 = 3;

/// Picks the action that leaves the most.
pub fn greedy(game: &Orleans, list: &[Action]) -> Action {
    let table = game.position();
    let player = table.current;
    match table.job() {
        Some(Job::Draw) => list[list.len() - 1],
        Some(Job::Settle) => list[0],
        Some(Job::Plan { .. }) => plan(game, list),
        _ => {
            let value = |action: Action| {
                let mut after = game.view(player);
                after.apply(action, |_| ()).expect("a listed action");
                settled(&after, player, CHOICES) + i32::from(matches!(action, Action::Use(_)))
            };
            *list.iter().max_by_key(|&&action| value(action)).expect("something to do")
        }
    }
}

/// Returns what a position is worth after the best of each further choice; a tile or technology that is still to be
/// taken counts for the player who takes it.
fn settled(game: &Orleans, player: Player, choices: u8) -> i32 {
    let asked = matches!(
        game.position().job(),
        Some(Job::Village | Job::Travel { .. } | Job::Send { .. } | Job::Technology { .. } | Job::Tile { .. })
    );
    if !asked || choices == 0 || game.position().current != player {
        return worth(game, player);
    }
    let after = |action: Action| {
        let mut after = game.clone();
        after.apply(action, |_| ()).expect("a listed action");
        settled(&after, player, choices - 1)
    };
    walk::legal(game).into_iter().map(after).max().unwrap_or(i32::MIN)
}

/// Returns what a player's position is worth, in tenths of points.
fn worth(game: &Orleans, player: Player) -> i32 {
    let table = game.position();
    let holding = &table.holdings[player.index()];
    let left = i32::from(table.setup.rounds()) - i32::from(table.round);
    let factors = i32::from(table.stations_of(player) + holding.citizens);
    let status = i32::from(holding.status());
    // What is built counts with the expected status.
    let expected = (status + left / 4).min(5);
    let development = factors * expected * 10 + i32::from(holding.development) * (16 + factors * 3);
    let tracks = i32::from(holding.track(Kind::Knight)).min(3) * left * 5
        + i32::from(holding.track(Kind::Farmer)) * left
        + i32::from(holding.technology()) * left * 6;
    let tiles: i32 = holding.tiles.map(|tile| tile_worth(tile) * left / 10).sum();
    // Followers are worth the rounds in which they work, as long as a bag is not too full to find them.
    let standing: usize = holding.places().map(|place| holding.standing_on(place).count()).sum();
    let followers = i32::from(holding.bag.len() + holding.market.len()) + standing as i32;
    let followers = followers.min(16) * left * 3 / 2 + i32::from(holding.bag.of(Follower::Monk)) * left / 2;
    let nearby: i32 = table
        .ways(player, true, true)
        .map(|way| {
            let worth = |lying: &Lying| if let Lying::Open(good) = lying { i32::from(good.value()) } else { 2 };
            let lying = table.map[usize::from(way)].iter().flatten().map(worth).max();
            lying.unwrap_or(0)
        })
        .sum();
    let free = i32::from(table.stations[holding.merchant as usize] == 0) * 12 * i32::from(left > 0);
    let parts = [
        if table.is_invasion() { city::team(table) } else { 10 * Tables::TUNED.goals(table, player) / POINT },
        10 * (i32::from(holding.coins) + i32::from(holding.goods.value())),
        development,
        tracks,
        tiles,
        followers,
        nearby / 2,
        free,
    ];
    let taste = if table.setup.has_goals() { TASTE_FOR_GOALS } else { TASTE };
    parts.iter().zip(taste).map(|(part, percent)| part * percent / 100).sum()
}

fn tile_worth(tile: Place) -> i32 {
    match tile {
        Place::TailorShop | Place::WoolManufacturer => 160,
        Place::Winery | Place::Cellar | Place::Windmill | Place::Library => 120,
        Place::Brewery | Place::HerbGarden | Place::CheeseFactory | Place::School | Place::Pharmacy => 90,
        Place::HorseWagon | Place::GunpowderTower | Place::Hospital | Place::Office | Place::Laboratory => 80,
        _ => 60,
    }
}

/// Fills the place that brings the most for its followers; takes back what stands idle if nothing can be filled.
fn plan(game: &Orleans, list: &[Action]) -> Action {
    let table = game.position();
    let player = table.current;
    let now = worth(game, player);
    let best = table.holding().places().filter_map(|place| {
        let (first, count, after) = filled(table, place)?;
        let mut after = Orleans::from_position(after, Seed::new(1)).ok()?;
        after.apply(Action::Use(place), |_| ()).ok()?;
        let gain = settled(&after, player, CHOICES) - now;
        (gain > 0).then_some((gain * 4 / (count + 3), first))
    });
    let best = best.max_by_key(|(gain, _)| *gain).map(|(_, first)| first);
    let back = || list.iter().find(|action| matches!(action, Action::TakeBack(_))).copied();
    best.or_else(back).or_else(|| begin(table, list)).unwrap_or(list[list.len() - 1])
}

/// Puts a follower that is left over where the fewest are missing: with a full market nobody is drawn.
fn begin(table: &Position, list: &[Action]) -> Option<Action> {
    let holding = table.holding();
    let missing = |place: Place| holding.spaces(place).iter().filter(|space| !space.is_filled()).count();
    let wanted = |place: Place| match place {
        Place::TownHall | Place::Sacristy | Place::Bathhouse => 9,
        Place::Guildhall | Place::Wagon | Place::Ship => missing(place) * 2,
        Place::Castle | Place::University | Place::Village => missing(place) * 2 + 1,
        _ => missing(place) * 2 + 2,
    };
    let puts = list.iter().filter_map(|&action| match action {
        Action::Put { follower, at } => {
            let exact = at.place.needs()[usize::from(at.space)] == Need::Of(follower.kind());
            exact.then_some((wanted(at.place), action))
        }
        _ => None,
    });
    puts.filter(|(missing, _)| *missing < 9).min_by_key(|(missing, _)| *missing).map(|(_, action)| action)
}

/// Returns the first put that makes a place whole, how many followers it takes, and the table after it.
fn filled(table: &Position, place: Place) -> Option<(Action, i32, Position)> {
    let mut after = table.clone();
    after.phase = Phase::Actions;
    after.agenda.clear();
    after.agenda.push(Job::Act).ok()?;
    let holding: &mut Holding = &mut after.holdings[table.current.index()];
    let mut first = None;
    let mut count = 0;
    for (space, &need) in (0..).zip(place.needs()) {
        let at = Spot { place, space };
        match holding.space(at)? {
            Space::Fresh => return None,
            Space::Empty => {
                let cheap = Follower::OWN.into_iter().chain(Follower::ALL);
                let follower = cheap.into_iter().find(|&f| holding.market.of(f) > 0 && holding.fits(f, need))?;
                holding.market.take(follower);
                holding.spaces[place as usize][usize::from(space)] = Space::Held(follower);
                first = first.or(Some(Action::Put { follower, at }));
                count += 1;
                if place == Place::TownHall {
                    break;
                }
            }
            _ => {}
        }
    }
    Some((first?, count, after))
}

/// Picks like the filler, but takes goods on the way, feeds with food and sends every follower that can be sent.
pub fn eager(game: &Orleans, list: &[Action], dice: &mut impl Dice) -> Action {
    let has = |wanted: fn(&Action) -> bool| list.iter().any(wanted);
    let takes = has(|action| matches!(action, Action::Travel { take: Some(_), .. }));
    let feeds = has(|action| matches!(action, Action::PayGood(_)));
    let sends = has(|action| matches!(action, Action::Send { .. }));
    let lazy = |action: &Action| match action {
        Action::Travel { take: None, .. } => takes,
        Action::PayCoins(_) => feeds,
        Action::Decline => sends,
        _ => false,
    };
    let list: Vec<Action> = list.iter().copied().filter(|action| !lazy(action)).collect();
    list[game.busy(&list, dice)]
}
