//! Rules 1 and 2: parts and set-up.

use std::collections::BTreeSet;

use super::*;
use crate::natick::{DieEvent, FIRST_SPACES, Refusal, Resource, Source, tables};

#[test]
fn s1_1_one_piecepack() {
    let game = new();
    assert_eq!(Suit::ALL.len(), 4);
    let tiles = Region::COUNT + tables::VILLAGES + tables::TOWNS;
    assert_eq!((tiles, tables::COINS * 4, game.dice().len(), tables::PAWNS), (24, 24, 4, 4));
}

#[test]
fn s1_2_regions_have_every_suit_and_number_from_2_to_5() {
    let all: BTreeSet<_> = Region::all().map(|region| (region.suit(), region.number())).collect();
    assert_eq!(all.len(), 16);
    assert!(
        all.iter()
            .all(|&(suit, number)| Region::new(suit, number).is_some_and(|r| (r.suit(), r.number()) == (suit, number)))
    );
    assert!([0, 1, 6].into_iter().all(|number| Region::new(Suit::Sun, number).is_none()));
}

#[test]
fn s1_3_four_villages_and_four_towns() {
    let game = new();
    assert_eq!((game.villages_left(), game.towns_left()), (4, 4));
}

#[test]
fn s1_4_either_kind_of_tile_serves_as_a_road() {
    // After the set-up two villages and two roads lie, so four tiles are left: whichever kinds they are.
    assert_eq!(Position::new().0.tiles_left(), 4);
}

#[test]
fn s1_5_six_coins_of_each_suit_in_a_common_pool() {
    assert_eq!(new().pool(), [6; 4]);
}

#[test]
fn s1_6_suits_are_resources() {
    use Resource::*;
    assert_eq!(Suit::ALL.map(Suit::resource), [Brick, Ore, Grain, Lumber]);
}

#[test]
fn s1_7_four_units_for_both_together() {
    let position = Position::new().trader(A, HOME + 1).knight(B, HOME, Row::Above);
    assert_eq!(position.0.pawns_left(), 2);
}

#[test]
fn s1_8_a_colony_is_one_row() {
    let position = Position::new();
    let colony = position.0.colony(A);
    assert_eq!(colony.settlements().iter().collect::<Vec<_>>(), [HOME]);
    assert_eq!(colony.roads().iter().collect::<Vec<_>>(), [HOME + 1]);
    // No region above a settlement, none beyond what was laid, and nothing strange at the far ends.
    for column in [HOME, HOME + 3, 0, 24, 25, 255] {
        assert_eq!(colony.field(Space::new(column, Row::Above)), None);
    }
    assert_eq!(colony.fields().map(|(space, _)| space).collect::<Vec<_>>(), FIRST_SPACES);
}

#[test]
fn s2_1_chance_says_who_goes_first() {
    let firsts: Vec<_> = (0..200).map(|seed| Natick::new(Setup::default(), Seed::new(seed)).unwrap()).collect();
    let seconds = firsts.iter().filter(|game| game.first() == B).count();
    assert!((70..130).contains(&seconds), "{seconds} of 200");
    for game in firsts {
        assert_eq!(game.turn(), Turn::Of(game.first()));
    }
}

#[test]
fn s2_2_a_village_then_four_regions_of_each_suit_and_number_then_a_road() {
    let mut position = Position(new());
    assert_eq!(position.legal().len(), 16);
    let events = position.play(Action::Found(region(Suit::Crown, 3)));
    let village = Event::Built { player: A, build: Build::Village, space: Space::new(HOME, Row::Above) };
    assert_eq!(events[0], village);
    assert_eq!(position.0.colony(A).find(region(Suit::Crown, 3)), Some(UPPER_LEFT));
    position.refuses(Action::Found(region(Suit::Crown, 2)), Illegal::Repeats);
    position.refuses(Action::Found(region(Suit::Sun, 3)), Illegal::Repeats);
    position.refuses(Action::Found(region(Suit::Crown, 3)), Illegal::NoSuchTile);
    assert_eq!(position.legal().len(), 9);
    position.play(Action::Found(region(Suit::Sun, 5)));
    assert_eq!(position.legal().len(), 4);
    // The third leaves one possibility for the fourth, which is taken.
    let events = position.play(Action::Found(region(Suit::Arms, 2)));
    let laid: Vec<_> = (events.iter())
        .filter_map(|event| if let Event::Laid { space, region, .. } = *event { Some((space, region)) } else { None })
        .collect();
    assert_eq!(laid, [(UPPER_RIGHT, region(Suit::Arms, 2)), (LOWER_RIGHT, region(Suit::Moon, 4))]);
    assert_eq!(position.0.colony(A).find(region(Suit::Sun, 5)), Some(LOWER_LEFT));
    assert_eq!(position.legal(), [Action::Road(Side::Left), Action::Road(Side::Right)]);
    position.play(Action::Road(Side::Left));
    assert_eq!(position.0.colony(A).roads().iter().collect::<Vec<_>>(), [HOME - 1]);
}

/// Returns every set that can be founded from here: its numbers, in the order of the suits.
fn sets(game: &Natick) -> BTreeSet<[u8; 4]> {
    let Some(Job { player, step: Step::Found { .. } }) = game.job() else {
        let founder = game.job().expect("a road is to be laid").player;
        let number = |suit| game.colony(founder).fields().find(|(_, field)| field.region.suit() == suit);
        return BTreeSet::from([Suit::ALL.map(|suit| number(suit).expect("one of each suit").1.region.number())]);
    };
    let next = |action| {
        let mut next = game.clone();
        next.apply(action, |_| ()).unwrap();
        assert_eq!(next.turn(), Turn::Of(player));
        next
    };
    legal(game).into_iter().flat_map(|action| sets(&next(action))).collect()
}

#[test]
fn s2_3_the_second_player_does_the_same_with_what_is_left() {
    let all = sets(&new());
    assert_eq!(all.len(), 24);
    for first in all {
        let mut position = Position(new());
        for (suit, number) in Suit::ALL.into_iter().zip(first).take(3) {
            position.play(Action::Found(region(suit, number)));
        }
        position.play(Action::Road(Side::Left));
        position.play(Action::Done);
        assert_eq!(position.decides(), B);
        let left = sets(&position.0);
        assert_eq!(left.len(), 9, "after {first:?}");
        assert!(left.iter().all(|second| second.iter().zip(first).all(|(&one, other)| one != other)));
    }
}

#[test]
fn s2_3_a_tile_that_leaves_no_whole_set_is_refused() {
    // Without the sun's other numbers only sun 2 can be the sun: nothing else may have the 2.
    let mut game = new();
    for number in 3..=5 {
        game.stack.remove(region(Suit::Sun, number));
    }
    let position = Position(game);
    position.refuses(Action::Found(region(Suit::Moon, 2)), Illegal::NoSetLeft);
    assert_eq!(position.0.check(Action::Found(region(Suit::Moon, 3))), Ok(()));
}

#[test]
fn s2_4_all_coins_in_the_pool_and_eight_regions_in_the_stack() {
    let position = Position::new();
    assert_eq!(position.0.pool(), [6; 4]);
    assert_eq!(position.0.stack().len(), 8);
    for player in [A, B] {
        assert!(position.0.colony(player).fields().all(|(_, field)| !position.0.stack().contains(field.region)));
    }
}

#[test]
fn s2_5_nobody_has_coins_or_units_and_everybody_has_one_point() {
    let position = Position::new();
    for player in [A, B] {
        assert_eq!(position.0.colony(player).coins(), 0);
        assert_eq!(position.0.colony(player).units(), 0);
        assert_eq!(position.points(player), 1);
        assert_eq!(position.0.points(player, Source::Villages), 1);
    }
}

#[test]
fn only_two_can_play() {
    for players in [0, 1, 3, 4, 5, 255] {
        let refused = Natick::new(Setup { players }, Seed::new(1));
        assert_eq!(refused.err().as_deref(), Some(&[Refusal::Players][..]));
    }
}

#[test]
fn every_event_is_on_one_die() {
    let events: BTreeSet<_> = Suit::ALL.into_iter().map(tables::event_of).collect();
    assert_eq!(events.len(), DieEvent::ALL.len());
}

/// A colony with one region of each suit can pay everything.
#[test]
fn no_cost_is_more_than_a_region_holds() {
    assert!(Build::ALL.into_iter().all(|build| tables::cost(build).iter().all(|&coins| coins <= REGION_HOLDS)));
}

#[test]
fn phrases_are_short_enough_for_the_screen() {
    use crate::Phrase;
    use crate::natick::Idle;
    let mut phrases: Vec<&str> = Vec::new();
    phrases.extend(Build::ALL.iter().map(Phrase::phrase));
    phrases.extend(DieEvent::ALL.iter().map(Phrase::phrase));
    phrases.extend(Source::ALL.iter().map(Phrase::phrase));
    phrases.extend(Suit::ALL.map(|suit| suit.resource().phrase()));
    phrases.extend(
        [Idle::NoRoom, Idle::NoUnit, Idle::Outnumbered, Idle::NothingToTake, Idle::Guarded].iter().map(Phrase::phrase),
    );
    phrases.extend(ILLEGAL.iter().map(Phrase::phrase));
    phrases.push(Refusal::Players.phrase());
    for phrase in phrases {
        assert!(phrase.len() <= 34 && !phrase.ends_with('.') && phrase.to_lowercase() == phrase, "{phrase}");
    }
}

const ILLEGAL: [Illegal; 26] = {
    use Illegal::*;
    [
        Over,
        NotNow,
        NoSuchTile,
        Repeats,
        NoSetLeft,
        NoSuchDice,
        NoSuchEvent,
        NoRegion,
        NoCoin,
        WrongSuit,
        NotDue,
        Full,
        PoolEmpty,
        TooFew,
        NoRoom,
        TheyHaveTooFew,
        TheyHaveNoRoom,
        NothingToGive,
        SameSuit,
        Amount,
        NoOfferLeft,
        NoSite,
        NoTileLeft,
        NoPawnLeft,
        UnitLimit,
        Taken,
    ]
};

#[test]
fn a_first_set_is_begun_only_if_it_can_be_completed() {
    use Suit::{Arms, Crown, Moon, Sun};
    let left = |regions: &[(Suit, u8)]| {
        let regions: Vec<_> = regions.iter().map(|&(suit, number)| region(suit, number)).collect();
        Position(new()).stack(&regions)
    };
    // Two suits that have the same number only are no set, whichever comes first.
    let none = left(&[(Sun, 2), (Moon, 3), (Crown, 4), (Arms, 4)]);
    none.refuses(Action::Found(region(Sun, 2)), Illegal::NoSetLeft);
    none.refuses(Action::Found(region(Arms, 4)), Illegal::NoSetLeft);
    let one = left(&[(Sun, 2), (Moon, 3), (Crown, 4), (Arms, 4), (Arms, 5)]);
    assert_eq!(
        one.legal(),
        [(Sun, 2), (Moon, 3), (Crown, 4), (Arms, 5)].map(|(suit, number)| Action::Found(region(suit, number)))
    );
}

#[test]
fn a_game_begins_with_nothing_done() {
    let game = new();
    assert_eq!((game.turn, game.taken, game.offers, game.passed), (0, 0, 0, false));
    assert_eq!((game.between, game.dice, game.pledged.len()), ([0; 4], [0; 4], 0));
    assert_eq!(game.offers_left(), 3);
    assert_eq!(Natick::with_players(&Setup::default(), 3), Setup { players: 3 });
    assert!(Natick::new(Setup { players: 3 }, Seed::new(1)).is_err());
}

#[test]
fn a_list_is_made_anew() {
    let game = new();
    let mut list = Actions::new();
    game.legal(&mut list);
    game.legal(&mut list);
    assert_eq!(list.to_vec(), legal(&game));
}
