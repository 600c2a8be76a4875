//! Rule 7: building.

use super::*;
use crate::natick::{Origin, Source, tables};
use crate::{Dice, playout};
use Suit::{Crown, Moon, Sun};

/// Enough of everything for one of anything.
const RICH: [u8; 4] = [3; 4];

fn paid(before: &Position, after: &Position) -> [u8; 4] {
    let (before, after) = (before.coins_of(A), after.coins_of(A));
    [0, 1, 2, 3].map(|suit| before[suit] - after[suit])
}

#[test]
fn s7_1_costs() {
    // brick, ore, grain, lumber
    let builds = [
        (Action::Road(Side::Left), [1, 0, 0, 1]),
        (Action::Village(Side::Right), [1, 0, 1, 1]),
        (Action::Town(HOME), [0, 3, 2, 0]),
        (Action::Trader(HOME + 1), [1, 0, 0, 1]),
        (Action::Knight(Space::new(HOME, Row::Below)), [1, 1, 1, 0]),
    ];
    for (action, cost) in builds {
        let rich = Position::trading().coins(A, RICH);
        let mut after = rich.clone();
        after.play(action);
        assert_eq!(paid(&rich, &after), cost, "{action:?}");
        assert_eq!(after.0.pool(), [0, 1, 2, 3].map(|suit| 3 + cost[suit]), "{action:?}");
        // One coin less of anything, and it is refused.
        for suit in (0..4).filter(|&suit| cost[suit] > 0) {
            let mut coins = cost;
            coins[suit] -= 1;
            Position::trading().coins(A, coins).refuses(action, Illegal::TooFew);
        }
        assert_eq!(Position::trading().coins(A, cost).0.check(action), Ok(()), "{action:?}");
    }
    assert_eq!(tables::cost(Build::Scout), [0, 0, 1, 0]);
}

#[test]
fn s7_1_coins_come_from_any_regions() {
    let far = Space::new(HOME + 3, Row::Above);
    let position = Position::trading().village(A, region(Sun, 4)).put(A, UPPER_LEFT, 1).put(A, far, 1);
    let mut position = position.coins(A, [0, 0, 0, 1]);
    position.play(Action::Road(Side::Left));
    assert_eq!(position.legal(), [Action::Pay(UPPER_LEFT), Action::Pay(far)]);
    position.play(Action::Pay(far));
    // Lumber had no choice.
    assert_eq!((position.step(), position.coins_of(A)), (Step::Trade, [1, 0, 0, 0]));
}

#[test]
fn s7_2_only_the_active_player_builds_as_much_as_they_can_pay() {
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Trader(HOME + 1));
    position.play(Action::Road(Side::Left));
    assert_eq!(position.coins_of(A), [1, 3, 3, 1]);
    position.refuses(Action::Trader(HOME - 1), Illegal::UnitLimit);
    position.play(Action::Town(HOME));
    position.play(Action::Trader(HOME - 1));
    assert_eq!(position.points(A), 4);
    position.play(Action::Done);
    assert!(position.legal().iter().all(|action| action.build().is_none()));
}

#[test]
fn s7_3_a_village_needs_one_of_four_tiles() {
    // B has three villages, A one.
    let crowded = || {
        let mut position = Position::trading().coins(A, RICH);
        for column in [HOME + 2, HOME + 4] {
            position.0.colony_mut(B).add_village(column);
            position.0.colony_mut(B).add_road(column - 1);
        }
        position
    };
    crowded().refuses(Action::Village(Side::Right), Illegal::NoTileLeft);
    // A town frees a tile.
    let freed = crowded().town(B, HOME + 2);
    assert_eq!((freed.0.villages_left(), freed.0.check(Action::Village(Side::Right))), (1, Ok(())));
}

#[test]
fn s7_3_the_road_gives_its_tile_back_first() {
    // All eight tiles lie: B has two towns and a village, A a village, and there are four open roads.
    let mut position = Position::trading().coins(A, RICH).road(A, HOME - 1).road(B, HOME - 1);
    position.0.colony_mut(B).add_village(HOME + 2);
    let mut position = position.road(B, HOME + 3).town(B, HOME + 2).town(B, HOME);
    position.0.colony_mut(B).add_village(HOME + 4);
    assert_eq!((position.0.tiles_left(), position.0.villages_left()), (1, 2));
    position.0.colony_mut(B).add_road(HOME + 5);
    assert_eq!(position.0.tiles_left(), 0);
    let events = position.play(Action::Village(Side::Right));
    assert!(events.contains(&Event::RoadClosed { player: A, column: HOME + 1 }));
    assert_eq!((position.0.tiles_left(), position.0.villages_left()), (0, 1));
    assert_eq!(position.0.points(A, Source::Villages), 2);
}

#[test]
fn s7_4_a_town_takes_the_place_of_a_village() {
    let mut position = Position::trading().coins(A, RICH);
    let left = (position.0.villages_left(), position.0.towns_left(), position.0.tiles_left());
    assert_eq!(left, (2, 4, 4));
    let events = position.play(Action::Town(HOME));
    let left = (position.0.villages_left(), position.0.towns_left(), position.0.tiles_left());
    assert_eq!(left, (3, 3, 4));
    assert_eq!((position.0.points(A, Source::Villages), position.0.points(A, Source::Towns)), (0, 2));
    assert!(events.contains(&Event::Points { player: A, source: Source::Towns, points: 2 }));
    position.refuses(Action::Town(HOME), Illegal::NoSite);
    position.refuses(Action::Town(HOME + 2), Illegal::NoSite);
    position.refuses(Action::Town(200), Illegal::NoSite);
}

#[test]
fn s7_4_there_are_four_town_tiles() {
    let mut position = Position::trading().coins(A, RICH).town(B, HOME);
    for column in [HOME + 2, HOME + 4, HOME + 6] {
        position.0.colony_mut(B).add_village(column);
        position.0.colony_mut(B).add_road(column - 1);
        position = position.town(B, column);
    }
    position.refuses(Action::Town(HOME), Illegal::NoTileLeft);
}

#[test]
fn s7_4_a_village_can_become_a_town_in_the_same_turn() {
    let far = region(Moon, 4);
    let mut position = Position::trading().village(A, far).road(A, HOME + 3).coins(A, [1, 3, 3, 1]);
    position.play(Action::Village(Side::Right));
    position.play(Action::Draw);
    position.play(Action::Lay(Row::Above));
    assert_eq!(position.0.check(Action::Town(HOME + 4)), Ok(()));
    position.play(Action::Town(HOME + 4));
    assert_eq!(position.points(A), 1 + 1 + 2);
}

#[test]
fn s7_5_a_road_needs_a_tile_of_any_kind() {
    let mut position = Position::trading().coins(A, RICH).road(B, HOME - 1);
    assert_eq!(position.0.tiles_left(), 3);
    for column in [HOME + 2, HOME + 4] {
        position.0.colony_mut(B).add_village(column);
        position.0.colony_mut(B).add_road(column + 1);
    }
    // A has a village and a road, B three villages and two open roads; one tile is left.
    assert_eq!(position.0.tiles_left(), 1);
    let mut taken = position.clone();
    position.play(Action::Road(Side::Left));
    assert_eq!(position.0.tiles_left(), 0);
    taken.0.colony_mut(B).add_village(HOME - 2);
    assert_eq!(taken.0.tiles_left(), 1, "the road to it gave its tile back");
    taken.0.colony_mut(B).add_road(HOME - 3);
    taken.refuses(Action::Road(Side::Left), Illegal::NoTileLeft);
}

#[test]
fn s7_6_a_road_is_laid_beside_a_settlement_that_has_none_there() {
    let mut position = Position::trading().coins(A, RICH);
    assert_eq!(position.0.sites(A, Build::Road), [Action::Road(Side::Left)]);
    position.refuses(Action::Road(Side::Right), Illegal::NoSite);
    position.play(Action::Road(Side::Left));
    assert_eq!(position.0.colony(A).roads().iter().collect::<Vec<_>>(), [HOME - 1, HOME + 1]);
    assert!(position.0.sites(A, Build::Road).is_empty());
    // Beyond a new village there can be a road again.
    position.play(Action::Village(Side::Right));
    position.play(Action::Draw);
    position.play(Action::Lay(Row::Below));
    assert_eq!(position.0.sites(A, Build::Road), [Action::Road(Side::Right)]);
}

#[test]
fn s7_7_a_village_is_laid_at_the_free_end_of_a_road() {
    let mut position = Position::trading().coins(A, RICH);
    assert_eq!(position.0.sites(A, Build::Village), [Action::Village(Side::Right)]);
    position.refuses(Action::Village(Side::Left), Illegal::NoSite);
    position.play(Action::Village(Side::Right));
    assert_eq!(position.0.colony(A).villages().iter().collect::<Vec<_>>(), [HOME, HOME + 2]);
    position.play(Action::Draw);
    position.play(Action::Lay(Row::Below));
    position.refuses(Action::Village(Side::Right), Illegal::NoSite);
}

#[test]
fn s7_8_a_closed_road_is_still_a_road() {
    let position = Position::trading().trader(A, HOME + 1).village(A, region(Sun, 4));
    let colony = position.0.colony(A);
    assert!(colony.roads().contains(HOME + 1) && colony.open_roads().is_empty());
    assert!(colony.traders().contains(HOME + 1));
    assert_eq!(colony.tiles(), 2, "two villages, no road");
    // It can still take a trader.
    let free = Position::trading().village(A, region(Sun, 4));
    assert_eq!(free.0.sites(A, Build::Trader), [Action::Trader(HOME + 1)]);
}

#[test]
fn s7_9_with_a_village_comes_a_region_on_its_far_side() {
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Village(Side::Right));
    assert_eq!(position.step(), Step::Explore { column: HOME + 3 });
    position.play(Action::Draw);
    let drawn = position.0.in_hand().expect("a region");
    assert!(!position.0.stack().contains(drawn));
    assert_eq!(position.legal(), [Action::Lay(Row::Above), Action::Lay(Row::Below)]);
    let events = position.play(Action::Lay(Row::Below));
    let space = Space::new(HOME + 3, Row::Below);
    assert_eq!(events, [Event::Laid { player: A, space, region: drawn, origin: Origin::Draw }]);
    assert_eq!(position.0.colony(A).field(space), Some(Field { region: drawn, coins: 0 }));

    // To the left likewise.
    let mut position = Position::trading().road(A, HOME - 1).coins(A, RICH);
    position.play(Action::Village(Side::Left));
    assert_eq!(position.step(), Step::Explore { column: HOME - 3 });
}

#[test]
fn s7_10_with_a_road_comes_a_region_if_its_column_has_one() {
    // Beyond the first village both regions lie: none comes.
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Road(Side::Left));
    assert_eq!(position.step(), Step::Trade);
    // Beyond a second village one lies: a second one comes, and there is one space for it.
    let mut position = Position::trading().village(A, region(Sun, 4)).coins(A, [1, 0, 0, 1]);
    position.play(Action::Road(Side::Right));
    assert_eq!(position.legal(), [Action::Draw]);
    position.play(Action::Draw);
    assert!(position.0.colony(A).field(Space::new(HOME + 3, Row::Below)).is_some());
    assert_eq!((position.step(), position.0.stack().len()), (Step::Trade, 6));
    // Where none lies, none comes.
    let mut bare = Position::trading().coins(A, RICH);
    bare.0.colony_mut(A).add_village(HOME + 2);
    bare.play(Action::Road(Side::Right));
    assert_eq!(bare.step(), Step::Trade);
}

#[test]
fn s7_11_with_a_town_comes_a_region_if_it_has_three() {
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Town(HOME));
    assert_eq!(position.step(), Step::Trade, "it has four");
    let mut position = Position::trading().village(A, region(Sun, 4)).coins(A, [0, 3, 2, 0]);
    position.play(Action::Town(HOME + 2));
    assert_eq!(position.step(), Step::Explore { column: HOME + 3 });
    position.play(Action::Draw);
    assert!(position.0.colony(A).field(Space::new(HOME + 3, Row::Below)).is_some());
    let mut bare = Position::trading().coins(A, RICH);
    bare.0.colony_mut(A).add_village(HOME + 2);
    bare.play(Action::Town(HOME + 2));
    assert_eq!(bare.step(), Step::Trade, "it has two");
    let halves = Position::trading().village(A, region(Sun, 4)).road(A, HOME + 3).coins(A, [0, 3, 2, 0]);
    let mut halves = halves.region(A, HOME + 5, Row::Above, region(Moon, 4));
    halves.0.colony_mut(A).add_village(HOME + 4);
    halves.play(Action::Town(HOME + 4));
    assert_eq!(halves.step(), Step::Trade, "it has two, one on either side");
}

#[test]
fn s7_12_a_scout_brings_any_region_of_the_stack() {
    let wanted = region(Moon, 5);
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Village(Side::Right));
    let stack = position.0.stack();
    assert_eq!(position.legal().len(), 1 + usize::from(stack.len()));
    position.refuses(Action::Scout(region(Sun, 2)), Illegal::NoSuchTile);
    let generator = position.0.generator.clone();
    let events = position.play(Action::Scout(wanted));
    let space = Space::new(HOME + 3, Row::Above);
    assert!(events.contains(&Event::Built { player: A, build: Build::Scout, space }));
    let cause = Cause::Build(Build::Scout);
    assert!(events.contains(&Event::Lost { player: A, space: UPPER_RIGHT, suit: Crown, cause }));
    assert_eq!(position.coins_of(A)[Crown as usize], 1);
    let events = position.play(Action::Lay(Row::Above));
    assert!(matches!(events[0], Event::Laid { region, origin: Origin::Scout, .. } if region == wanted));
    assert_eq!(position.0.stack().len(), stack.len() - 1);
    assert_eq!(position.0.generator, generator, "nothing was left to chance");
}

#[test]
fn s7_12_the_build_is_paid_before_the_scout() {
    // One grain: it pays for the village, and none is left for a scout.
    let mut position = Position::trading().coins(A, [1, 0, 1, 1]);
    position.play(Action::Village(Side::Right));
    assert_eq!(position.legal(), [Action::Draw]);
    position.refuses(Action::Scout(region(Moon, 5)), Illegal::TooFew);
    // Where two regions have grain, the scout too is paid from the one that is chosen.
    let far = Space::new(HOME + 3, Row::Above);
    let position = Position::trading().village(A, region(Crown, 2)).put(A, UPPER_RIGHT, 1).put(A, far, 2);
    let mut position = position.coins(A, [1, 0, 0, 1]);
    position.play(Action::Road(Side::Right));
    position.play(Action::Scout(region(Moon, 5)));
    assert_eq!(position.legal(), [Action::Pay(UPPER_RIGHT), Action::Pay(far)]);
    assert_eq!(position.0.in_hand(), Some(region(Moon, 5)));
    position.play(Action::Pay(far));
    assert_eq!(position.0.colony(A).find(region(Moon, 5)), Some(Space::new(HOME + 3, Row::Below)));
}

#[test]
fn s7_12_every_region_of_the_stack_may_be_on_top() {
    let mut position = Position::trading().coins(A, RICH);
    position.play(Action::Village(Side::Right));
    let mut drawn: Vec<_> = (0..200)
        .map(|seed| {
            let mut position = position.clone();
            position.0.rehide(A, Seed::new(seed));
            position.play(Action::Draw);
            position.0.in_hand().unwrap()
        })
        .collect();
    drawn.sort();
    for tile in position.0.stack().iter() {
        let times = drawn.iter().filter(|&&other| other == tile).count();
        assert!((10..=45).contains(&times), "{tile:?} came {times} times of 200");
    }
}

#[test]
fn s7_13_with_an_empty_stack_the_build_stands() {
    let mut position = Position::trading().stack(&[]).coins(A, RICH);
    let events = position.play(Action::Village(Side::Right));
    assert!(events.contains(&Event::StackEmpty { player: A }));
    assert_eq!((position.step(), position.points(A)), (Step::Trade, 2));
    assert_eq!(position.0.colony(A).fields().count(), 4);
    assert!(!Position::trading().stack(&[]).coins(A, RICH).0.preview(Action::Village(Side::Right)).unwrap().region);
}

#[test]
fn a_colony_grows_to_both_sides_as_far_as_tiles_go() {
    // Six settlements in a row to the left: the farthest that a colony can reach.
    let mut position = Position::trading();
    let colony = position.0.colony_mut(A);
    for step in 0..5 {
        colony.add_road(HOME - 1 - 2 * step);
        if step < 4 {
            colony.add_village(HOME - 2 - 2 * step);
            colony.upgrade(HOME - 2 - 2 * step);
        }
    }
    let mut position = position.coins(A, RICH);
    position.play(Action::Village(Side::Left));
    position.play(Action::Draw);
    position.play(Action::Lay(Row::Above));
    assert_eq!(position.0.colony(A).settlements().iter().next(), Some(HOME - 10));
    assert!(position.0.colony(A).field(Space::new(HOME - 11, Row::Above)).is_some());
}

#[test]
fn an_action_says_what_it_builds() {
    let space = Space::new(HOME, Row::Above);
    for (action, build) in [
        (Action::Road(Side::Left), Build::Road),
        (Action::Village(Side::Left), Build::Village),
        (Action::Town(HOME), Build::Town),
        (Action::Trader(HOME + 1), Build::Trader),
        (Action::Knight(space), Build::Knight),
        (Action::Scout(region(Sun, 5)), Build::Scout),
    ] {
        assert_eq!(action.build(), Some(build));
    }
    assert_eq!([Action::Done, Action::Draw, Action::Lay(Row::Above)].map(Action::build), [None; 3]);
}

#[test]
fn the_last_town_tile_can_be_built() {
    let three = Position::trading().coins(A, RICH).town(B, HOME).town(B, HOME + 2).town(B, HOME + 4);
    assert_eq!((three.0.towns_left(), three.0.check(Action::Town(HOME))), (1, Ok(())));
    let four = three.town(B, HOME + 6);
    four.refuses(Action::Town(HOME), Illegal::NoTileLeft);
}

#[test]
fn there_is_a_site_exactly_when_one_is_listed() {
    let builds = [Build::Road, Build::Village, Build::Town, Build::Trader, Build::Knight, Build::Scout];
    let mut found = [[false; 2]; 6];
    for seed in 0..20 {
        let mut game = Natick::new(Setup::default(), Seed::new(seed)).unwrap();
        let mut picks = playout::picks(Seed::new(seed));
        while !game.is_over() {
            for player in [A, B] {
                for (nth, build) in builds.into_iter().enumerate() {
                    let has = game.has_site(player, build);
                    assert_eq!(has, !game.sites(player, build).is_empty(), "{build:?} in game {seed}");
                    found[nth][usize::from(has)] = true;
                }
            }
            let list = legal(&game);
            game.apply(list[picks.below(list.len() as u32) as usize], |_| ()).unwrap();
        }
    }
    assert_eq!(found[..5], [[true; 2]; 5], "each of them had sites, and had none");
}
