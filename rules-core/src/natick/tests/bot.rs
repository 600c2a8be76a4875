//! A greedy player, who builds what it can and thinks no further, but divides the dice with care; and what it finds of
//! the values that are ours.

use rand_pcg::Pcg32;

use super::*;
use crate::natick::{Effect, tables};
use crate::{Dice, playout};

/// What it would rather have, best first.
const WISHES: [Build; 4] = [Build::Trader, Build::Village, Build::Knight, Build::Town];

pub struct Bot {
    dice: Pcg32,
}

impl Bot {
    pub fn new(seed: Seed) -> Self {
        Bot { dice: playout::picks(seed) }
    }

    pub fn decide(&mut self, game: &Natick) -> Action {
        let job = game.job().expect("a game that is not over");
        let player = job.player;
        let mut list = Actions::new();
        game.legal(&mut list);
        let coins_at = |player: Player, place: Place| game.colony(player).field(place).map_or(0, |field| field.coins);
        let own_coins = |suit: Suit| game.colony(player).coins_of(suit);
        let suit_at = |player: Player, place| game.colony(player).field(place).map_or(Suit::Sun, |f| f.region.suit());
        let best = |value: &dyn Fn(Action) -> i32| *list.iter().max_by_key(|&&action| value(action)).unwrap();
        match job.step {
            Step::Found { .. } | Step::FirstRoad | Step::Lay { .. } | Step::Events { .. } => {
                list[self.dice.below(list.len() as u32) as usize]
            }
            Step::Divide => best(&|action| match action {
                Action::Divide(set) => -balance(game, set).max(balance(game, set.rest())),
                _ => i32::MIN,
            }),
            Step::Choose => best(&|action| match action {
                Action::Choose(tray) => balance(game, game.tray(tray)),
                _ => i32::MIN,
            }),
            // What it has least of.
            Step::Harvest | Step::Take { .. } => best(&|action| match action {
                Action::Put(place) => -i32::from(own_coins(suit_at(player, place))),
                Action::Take(place) => -i32::from(own_coins(suit_at(opponent(player), place))),
                _ => i32::MIN,
            }),
            // What it has most of, from where most lies.
            Step::Give { .. } | Step::Discard { .. } | Step::Pay { .. } => best(&|action| match action {
                Action::Pay(place) => {
                    i32::from(own_coins(suit_at(player, place))) * 4 + i32::from(coins_at(player, place))
                }
                _ => i32::MIN,
            }),
            Step::Serve { .. } | Step::Receive { .. } => best(&|action| match action {
                Action::Put(place) => -i32::from(coins_at(player, place)),
                _ => i32::MIN,
            }),
            Step::Trade => build(game, player, &list),
            Step::Answer(_) => Action::Refuse,
            Step::Explore { .. } => Action::Draw,
            Step::HandOver => Action::Done,
            Step::Roll | Step::Collect => unreachable!("steps that the rules take"),
        }
    }
}

/// What the active player gains over the other with these dice, in tenths of a coin.
fn balance(game: &Natick, dice: DiceSet) -> i32 {
    let (active, passive) = (game.active(), opponent(game.active()));
    let forecast = game.forecast(dice).map(|coins| coins.into_iter().map(i32::from).sum::<i32>() * 10);
    let own = forecast[active.index()] + events(game, active, dice);
    own - forecast[passive.index()] - events(game, passive, dice.rest())
}

fn events(game: &Natick, player: Player, dice: DiceSet) -> i32 {
    dice.iter()
        .filter(|&die| game.dice()[die as usize] < Region::LOWEST)
        .map(|die| match game.effect(player, tables::event_of(die)) {
            Err(_) => 0,
            Ok(Effect::Harvest) => 12,
            Ok(Effect::Exchange) => 5,
            Ok(Effect::Take) => 20,
            Ok(Effect::Discard(coins)) => -10 * i32::from(coins),
        })
        .sum()
}

/// The first thing on the list that can be had, if need be after trades with the pool; a road where villages need one.
fn build(game: &Natick, player: Player, list: &[Action]) -> Action {
    let colony = game.colony(player);
    let road = game.villages_left() > 0 && game.sites(player, Build::Village).is_empty();
    let wishes = WISHES.into_iter().chain(road.then_some(Build::Road));
    for wish in wishes {
        if game.sites(player, wish).is_empty() {
            continue;
        }
        if let Some(&action) = list.iter().find(|action| action.build() == Some(wish)) {
            return action;
        }
        let cost = tables::cost(wish);
        let lacks = colony.lacks(cost);
        let spare =
            Suit::ALL.map(|suit| colony.coins_of(suit).saturating_sub(cost[suit as usize]) / tables::BANK_TAKES);
        if lacks.iter().sum::<u8>() <= spare.iter().sum() {
            let trade = list.iter().find(|action| match action {
                Action::Bank { give, get } => spare[*give as usize] > 0 && lacks[*get as usize] > 0,
                _ => false,
            });
            if let Some(&trade) = trade {
                return trade;
            }
        }
    }
    Action::Done
}

/// The values that are ours are chosen so that nobody is better off for going first, and a game takes half an hour.
#[test]
fn greedy_players_find_the_game_fair_and_of_good_length() {
    const GAMES: u64 = 2_000;
    let (mut won_by_first, mut turns) = (0, 0);
    for seed in (0..GAMES).map(Seed::new) {
        let mut game = Natick::new(Setup::default(), seed).unwrap();
        let mut bot = Bot::new(seed);
        while let Turn::Of(_) = game.turn() {
            game.apply(bot.decide(&game), |_| ()).unwrap();
        }
        won_by_first += u64::from(game.standing().rank[game.first().index()] == 1);
        turns += u64::from(game.turn_number());
    }
    let (share, length) = (won_by_first as f64 / GAMES as f64, turns as f64 / GAMES as f64);
    assert!((0.45..=0.55).contains(&share), "the first player wins {share:.3} of the games");
    assert!((15.0..=25.0).contains(&length), "a game takes {length:.1} turns");
}
