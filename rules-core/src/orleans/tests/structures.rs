//! Structures of Prosperity, and their cards.

use super::*;

/// A player who keeps a card, or puts one under the pile, knows it; nobody else does.
#[test]
fn a_card_is_known_to_those_who_held_it() {
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

/// Where chance draws anew, the cards that nobody knows come in another order, and those that somebody knows stay.
#[test]
fn unknown_cards_are_drawn_anew() {
    let mut game = Orleans::new(Setup::of(Scenario::Prosperity), Seed::new(1)).unwrap();
    let offer = game.table.structures[0].offer.clone();
    game.keep(offer[0].number, &mut |_| ());
    let before = game.table.deck.clone();
    game.redraw(Seed::new(2));
    let after = &game.table.deck;
    assert_ne!(*after, before);
    assert_eq!(after.last(), before.last());
    let sorted = |deck: &[Card]| {
        let mut numbers: Vec<u8> = deck.iter().map(|card| card.number).collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(sorted(after), sorted(&before));
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

/// Where the carpenter goes, everybody may have something new to build, also a player who had nothing to do.
#[test]
fn nobody_is_idle_after_the_carpenter_has_moved() {
    let mut game = asked(Scenario::Prosperity, Job::Carpenter { moved: false }, &[]);
    game.table.idle = 0b11;
    game.table.holdings[0].stand(Follower::Monk, space(Place::Carpenter, 1));
    game.move_carpenter(16, Follower::Monk, &mut |_| ());
    assert_eq!(game.table.idle, 0);
}
