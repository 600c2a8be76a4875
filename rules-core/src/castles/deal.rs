//! Dealing: how the table is set for a game.

use heapless::Vec;
use rand_pcg::Pcg32;

use crate::castles::game::Castles;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::route;
use crate::castles::parts::route::CARDS;
use crate::castles::parts::shield::{SHIELDS, ShieldAt, shields_at_start};
use crate::castles::position::state::{Position, Stage};
use crate::castles::setup::{Estates, Setup};
use crate::{Dice, Player};

/// Sets the table for a checked set-up.
pub(super) fn start(setup: Setup, mut generator: Pcg32) -> Castles {
    let n = setup.players;
    let mut position = Position::empty(setup);
    // Rolling off for the first turn gives every seat the same chance. Teams say themselves which begins.
    let first = if setup.is_team() { 0 } else { generator.below(u32::from(n)) as u8 };
    for i in 0..n {
        let player = Player((first + i) % n);
        position.track[i as usize] = player;
        position.order[i as usize] = player;
        position.duchy_mut(player).workers = match setup.estates {
            Estates::Solo { .. } => 2,
            Estates::Team(_) => [3, 5][setup.duchy_of(player)],
            _ => u16::from(i) + 1,
        };
    }
    let mut left: Vec<u8, 10> = setup.estate_numbers().collect();
    if setup.estates == Estates::Random {
        generator.shuffle(&mut left);
    }
    // Everybody is offered two, as far as there are enough; otherwise everybody gets one.
    let choose = 2 * usize::from(n) <= left.len();
    let mut left = &mut left[..];
    for i in 0..usize::from(setup.duchies()) {
        let duchy = &mut position.duchies[i];
        duchy.silver = if setup.is_team() { 2 } else { 1 };
        match setup.estates {
            Estates::Beginner(estate) => duchy.estate = estate,
            Estates::Named(estates) => duchy.estate = estates[i],
            Estates::Solo { estate, .. } | Estates::Team(estate) => duchy.estate = estate,
            Estates::Random if !choose => duchy.estate = left[i],
            Estates::Random => {
                let (offer, rest) = left.split_at_mut(2);
                duchy.offer = [offer[0].min(offer[1]), offer[0].max(offer[1])];
                left = rest;
            }
        }
        for _ in 0..3 {
            if let Some(goods) = position.goods_pile.draw(&mut generator) {
                position.duchies[i].goods.add(goods, 1);
            }
        }
    }
    position.stage = match setup.estates {
        Estates::Beginner(_) => Stage::Rounds,
        Estates::Random if choose => Stage::Estates,
        Estates::Named(_) | Estates::Random | Estates::Solo { .. } | Estates::Team(_) => Stage::Castles,
    };
    deal_routes(&mut position, &mut generator);
    deal_shields(&mut position, &mut generator);
    let mut game = Castles::on(position, generator);
    let castle = match setup.estates {
        // On 12a there is one space for it; on 12b each team chooses.
        Estates::Team(_) => {
            Some(game.first_castles()).filter(|spaces| spaces.len() == 1).and_then(|mut one| one.next())
        }
        _ => (game.position.stage == Stage::Rounds).then_some(CENTRE),
    };
    if let Some(space) = castle {
        game.position.stage = Stage::Rounds;
        for player in Player::all(setup.duchies()) {
            game.set_castle(player, space);
        }
        game.begin_phase(0, &mut |_| {});
    }
    game
}

/// The middle of the hexagon, where beginners' castles stand.
const CENTRE: u8 = 18;

/// Gives everybody cards for a trade route, in the order in which they come.
fn deal_routes(position: &mut Position, generator: &mut Pcg32) {
    if !position.setup.expansions.has(Expansion::Routes) {
        return;
    }
    let mut cards: [u8; CARDS.len()] = core::array::from_fn(|i| i as u8 + 1);
    generator.shuffle(&mut cards);
    let each = route::cards(position.setup.players);
    for (duchy, cards) in position.duchies.iter_mut().zip(cards.chunks(each)).take(position.setup.players.into()) {
        duchy.route.cards[..each].copy_from_slice(cards);
    }
}

/// Puts shields into the depots.
fn deal_shields(position: &mut Position, generator: &mut Pcg32) {
    if !position.setup.expansions.has(Expansion::Shields) {
        return;
    }
    let mut numbers: [usize; SHIELDS] = core::array::from_fn(|i| i);
    generator.shuffle(&mut numbers);
    let players = position.setup.players;
    let depots = (1..=6).flat_map(|depot| core::iter::repeat_n(depot, shields_at_start(depot, players).into()));
    for (depot, shield) in depots.zip(numbers) {
        position.shields[shield] = ShieldAt::Depot(depot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::castles::Expansions;
    use crate::{Game, Seed};

    /// Returns the tables of many games.
    fn tables(players: u8, estates: Estates, expansions: Expansions) -> impl Iterator<Item = Position> {
        let setup = Setup { players, estates, expansions, ..Castles::DEFAULT };
        (0..60).map(move |seed| *Castles::new(setup, Seed::new(seed)).unwrap().position())
    }

    #[test]
    fn everybody_begins_with_three_goods_and_all_choose_in_turn_order() {
        let none = Expansions::NONE;
        let mut first = [0; 4];
        for position in tables(2, Estates::Beginner(2), none)
            .chain(tables(3, Estates::Named([1, 3, 5, 0]), none))
            .chain(tables(4, Estates::Random, none))
        {
            let n = usize::from(position.setup.players);
            assert_eq!(position.order[..n], position.track[..n]);
            first[position.order[0].index()] += 1;
            assert!(position.duchies[..n].iter().all(|duchy| duchy.goods.total() == 3 && duchy.silver == 1));
        }
        assert!(first.iter().all(|&often| often > 5), "{first:?}");
    }

    #[test]
    fn a_team_of_12a_has_its_castle_and_begins_at_once() {
        for position in tables(4, Estates::Team(17), Expansions::NONE) {
            assert_eq!((position.stage, position.current()), (Stage::Rounds, Player(0)));
            assert!(position.duchies[..2].iter().all(|duchy| duchy.goods.total() == 3 && duchy.silver == 2));
        }
        assert!(tables(4, Estates::Team(18), Expansions::NONE).all(|position| position.stage == Stage::Castles));
    }

    #[test]
    fn everybody_is_offered_two_estates_that_nobody_else_is() {
        let mut offered = [0; 11];
        for position in tables(4, Estates::Random, Expansions::NONE) {
            let offers = position.duchies.map(|duchy| duchy.offer);
            assert!(offers.iter().all(|[first, second]| first < second));
            let all = || offers.as_flattened().iter();
            assert!(all().all(|one| all().filter(|other| *other == one).count() == 1), "{offers:?}");
            all().for_each(|&estate| offered[usize::from(estate)] += 1);
        }
        assert!(offered[1..].iter().all(|&often| (36..=60).contains(&often)), "{offered:?}");
    }

    #[test]
    fn four_players_with_posts_get_four_of_the_six_estates() {
        let mut given = [0; 6];
        for position in tables(4, Estates::Random, Expansions::NONE.with(Expansion::Posts)) {
            assert_eq!(position.stage, Stage::Castles);
            let mut estates = position.duchies.map(|duchy| duchy.estate);
            estates.sort_unstable();
            assert!(estates.is_sorted_by(|a, b| a < b), "{estates:?}");
            estates.iter().for_each(|&estate| given[usize::from(estate - 11)] += 1);
        }
        assert!(given.iter().all(|&often| often > 25), "{given:?}");
    }

    #[test]
    fn shields_and_cards_of_routes_come_by_lot() {
        let (mut shields, mut cards) = ([0; SHIELDS], [0; CARDS.len()]);
        for position in tables(2, Estates::Random, Expansions::ALL) {
            for depot in 1..=6 {
                assert_eq!(position.shields.iter().filter(|&&at| at == ShieldAt::Depot(depot)).count(), 1);
            }
            assert_eq!(position.shields.iter().filter(|&&at| at == ShieldAt::Box).count(), 12);
            for (often, at) in shields.iter_mut().zip(position.shields) {
                *often += usize::from(at != ShieldAt::Box);
            }
            position.duchies[0].route.cards.iter().for_each(|&card| cards[usize::from(card) - 1] += 1);
        }
        assert!(shields.iter().chain(&cards).all(|often| (8..=40).contains(often)), "{shields:?} {cards:?}");
    }
}
