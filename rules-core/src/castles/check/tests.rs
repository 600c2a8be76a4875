//! Positions that are possible, and those that are not, each with all that is wrong with it.

use super::*;
use crate::Game;
use crate::castles::{Building, DepotSpace, Edition, Origin, Setup, Source};

pub(in crate::castles) const MINE: Tile = Tile::at(Tile::faces(Kind::Mine).start);
pub(in crate::castles) const SHIP: Tile = Tile::at(Tile::faces(Kind::Ship).start);
pub(in crate::castles) const COW2: Tile = Tile::at(Tile::faces(Kind::Animal).start);
pub(in crate::castles) const COW4: Tile = Tile::at(Tile::faces(Kind::Animal).start + 2);
pub(in crate::castles) const MONASTERY1: Tile = Tile::at(Tile::faces(Kind::Monastery).start);
pub(in crate::castles) const BANK: Tile = building(Building::Bank);
const CHURCH: Tile = building(Building::Church);

const fn building(building: Building) -> Tile {
    Tile::at(Tile::faces(Kind::Building).start + building as usize)
}

/// The middle of the hexagon.
const CENTRE: usize = 18;
pub(in crate::castles) const ONE: Player = Player(0);
pub(in crate::castles) const TWO: Player = Player(1);

/// A change of a position, and what is wrong with it then.
type Case = (fn(&mut Position), &'static [PositionError]);

#[track_caller]
fn judge(position: &Position, cases: &[Case]) {
    assert_eq!(position.check(), Ok(()));
    for (number, (change, wrong)) in cases.iter().enumerate() {
        let mut position = *position;
        change(&mut position);
        let found = position.check().err().unwrap_or_default();
        assert_eq!(found, **wrong, "number {number}");
    }
}

/// Takes a tile out of the piles.
pub(in crate::castles) fn draw(position: &mut Position, tile: Tile) -> Option<Tile> {
    position.piles.coloured[tile.index()] -= 1;
    Some(tile)
}

/// Takes goods out of the pile.
pub(in crate::castles) fn draw_goods(position: &mut Position, goods: u8, count: u8) -> u8 {
    position.goods_pile.0[usize::from(goods) - 1] -= count;
    goods
}

pub(in crate::castles) fn place(position: &mut Position, tile: Tile, space: usize) {
    position.duchies[0].placed[space] = draw(position, tile);
}

fn sell(position: &mut Position, goods: u8, count: u8) {
    draw_goods(position, goods, count);
    position.duchies[0].sold.add(goods, count);
}

fn lay(position: &mut Position, depot: usize, goods: u8) {
    let goods = draw_goods(position, goods, 1);
    position.depot_goods[depot - 1].add(goods, 1);
}

pub(in crate::castles) fn wait(position: &mut Position, effect: Effect) {
    position.waiting.push(effect);
}

/// Returns a table in the first round on which there are only castles, and goods on the round spaces.
pub(in crate::castles) fn table_of(setup: Setup, castle: usize) -> Position {
    let mut position = Position::empty(setup);
    position.white = 1;
    for player in Player::all(setup.players) {
        position.hands[player.index()].dice = [1, 6];
    }
    let each = if setup.expansions.has(Expansion::Routes) { route::cards(setup.players) } else { 0 };
    for player in Player::all(setup.duchies()) {
        let i = player.index();
        position.duchies[i].estate = setup.estate(player);
        position.duchies[i].placed[castle] = draw(&mut position, Tile::CASTLE);
        for card in 0..each {
            position.duchies[i].route.cards[card] = (i * each + card + 1) as u8;
        }
    }
    for (round, goods) in [(1, 1), (2, 2), (3, 5), (4, 6)] {
        position.round_goods[round] = draw_goods(&mut position, goods, 1);
    }
    position
}

pub(in crate::castles) fn table(players: u8, expansions: &[Expansion]) -> Position {
    let expansions = expansions.iter().copied().collect();
    table_of(Setup { players, expansions, ..Castles::DEFAULT }, CENTRE)
}

pub(in crate::castles) fn solo() -> Position {
    table_of(Setup { players: 1, estates: Estates::Solo { estate: 19, target: 50 }, ..Castles::DEFAULT }, 6)
}

pub(in crate::castles) fn team() -> Position {
    table_of(Setup { players: 4, estates: Estates::Team(17), ..Castles::DEFAULT }, 21)
}

/// Returns a table of two before phase A begins.
pub(in crate::castles) fn before(estates: Estates, stage: Stage) -> Position {
    let setup = Setup { estates, ..Castles::DEFAULT };
    let mut position = Position { stage, ..Position::empty(setup) };
    for player in Player::all(2) {
        position.duchies[player.index()].estate = setup.estate(player);
    }
    position
}

#[test]
fn every_tile_is_there_as_often_as_the_game_has_it() {
    const WRONG: &[PositionError] = &[PositionError::Tile(COW4)];
    judge(
        &table(2, &[]),
        &[
            (|p| p.piles.gone[COW4.index()] += 1, WRONG),
            (|p| p.piles.black[COW4.index()] -= 1, WRONG),
            (|p| p.hands[0].storage[0] = Some(COW4), WRONG),
            (|p| p.hands[0].storage[0] = draw(p, COW4), &[]),
            (|p| p.piles.gone[COW4.index()] = draw(p, COW4).map_or(0, |_| 1), &[]),
            // No tile has the other back.
            (
                |p| {
                    p.piles.black[COW4.index()] -= 1;
                    p.piles.coloured[COW4.index()] += 1;
                },
                WRONG,
            ),
            (
                |p| {
                    p.piles.coloured[COW4.index()] -= 1;
                    p.piles.black[COW4.index()] += 1;
                },
                WRONG,
            ),
            (|p| p.inns = 1, &[PositionError::Tile(Tile::INN)]),
        ],
    );
    judge(&table(2, &[Expansion::Inns]), &[(|p| p.inns = draw(p, Tile::INN).map_or(0, |_| 1), &[])]);
}

#[test]
fn there_are_seven_goods_of_each_type() {
    judge(
        &table(2, &[]),
        &[
            (|p| _ = draw_goods(p, 1, 1), &[PositionError::Goods(1)]),
            (|p| p.depot_goods[0].add(6, 1), &[PositionError::Goods(6)]),
            (|p| p.duchies[1].sold.add(3, 1), &[PositionError::Goods(3)]),
            (|p| lay(p, 6, 6), &[]),
        ],
    );
}

#[test]
fn five_goods_are_given_for_each_tile_that_lies_face_down() {
    const WRONG: &[PositionError] = &[PositionError::Tile(Tile::BLACK)];
    fn give(position: &mut Position, count: u8) {
        draw_goods(position, 4, count);
        position.goods_gone.add(4, count);
    }
    judge(
        &solo(),
        &[
            (|p| p.hands[0].storage[0] = Some(Tile::BLACK), WRONG),
            (
                |p| {
                    p.hands[0].storage[0] = Some(Tile::BLACK);
                    give(p, 5);
                },
                &[],
            ),
            (
                |p| {
                    p.duchies[0].placed[10] = Some(Tile::BLACK);
                    give(p, 4);
                },
                WRONG,
            ),
            (
                |p| {
                    p.hands[0].storage[0] = Some(Tile::BLACK);
                    give(p, 4);
                    wait(p, Effect::Give(1));
                },
                &[],
            ),
            (
                |p| {
                    p.hands[0].storage[0] = Some(Tile::BLACK);
                    give(p, 4);
                    wait(p, Effect::Castle);
                },
                WRONG,
            ),
            (
                |p| {
                    p.hands[0].storage[0] = Some(Tile::BLACK);
                    p.duchies[0].placed[10] = Some(Tile::BLACK);
                    give(p, 7);
                },
                WRONG,
            ),
        ],
    );
    judge(&table(2, &[]), &[(|p| p.hands[0].storage[0] = Some(Tile::BLACK), WRONG)]);
}

#[test]
fn goods_lie_on_the_rounds_to_come() {
    const WRONG: &[PositionError] = &[PositionError::Round];
    judge(
        &table(2, &[]),
        &[
            (|p| p.round_goods[0] = draw_goods(p, 1, 1), WRONG),
            (
                |p| {
                    p.round_goods[4] = 0;
                    p.goods_pile.add(6, 1);
                },
                WRONG,
            ),
            (
                |p| {
                    p.round_goods[4] = 7;
                    p.goods_pile.add(6, 1);
                },
                WRONG,
            ),
            (|p| p.round = 1, WRONG),
            (|p| p.phase = 4, &[]),
            (|p| p.phase = 5, WRONG),
            (
                |p| {
                    p.phase = 5;
                    wait(p, Effect::Ship);
                },
                WRONG,
            ),
        ],
    );
    let mut last = table(2, &[]);
    last.round = 4;
    last.round_goods = [0; 5];
    last.goods_pile = Goods([tables::GOODS_OF_A_TYPE; 6]);
    judge(&last, &[(|p| p.round = 5, WRONG)]);
    judge(
        &before(Estates::Named([1, 3, 0, 0]), Stage::Castles),
        &[(|p| p.round_goods[1] = draw_goods(p, 1, 1), WRONG)],
    );
}

#[test]
fn depots_hold_the_kinds_that_are_printed() {
    let good = table(2, &[]);
    for at in 0..DepotSpace::BLACK {
        let kind = tables::depot_space(at, 2, 0);
        for tile in [Tile::CASTLE, MINE, SHIP, COW2, MONASTERY1, BANK] {
            let mut position = good;
            position.tiles[usize::from(at)] = draw(&mut position, tile);
            let wrong = (kind != Some(tile.kind())).then_some(PositionError::Depot(at));
            assert!(position.check().err().unwrap_or_default().into_iter().eq(wrong), "{at}: {tile:?}");
        }
    }
    // Two play with four spaces of the black depot.
    const BLACK: &[PositionError] = &[PositionError::Depot(24)];
    judge(
        &good,
        &[
            (|p| p.tiles[27] = draw(p, SHIP), &[]),
            (|p| p.tiles[28] = draw(p, SHIP), BLACK),
            (|p| p.tiles[31] = draw(p, SHIP), BLACK),
        ],
    );
    // Three play with a mine among the castles in phases B and D.
    judge(
        &table(3, &[]),
        &[
            (|p| p.tiles[20] = draw(p, Tile::CASTLE), &[]),
            (|p| p.tiles[20] = draw(p, MINE), &[PositionError::Depot(20)]),
            (
                |p| {
                    p.phase = 1;
                    p.tiles[20] = draw(p, MINE);
                },
                &[],
            ),
            (
                |p| {
                    p.phase = 4;
                    p.tiles[20] = draw(p, MINE);
                },
                &[PositionError::Depot(20)],
            ),
        ],
    );
    let early = before(Estates::Named([1, 3, 0, 0]), Stage::Castles);
    judge(&early, &[(|p| p.tiles[1] = draw(p, BANK), &[PositionError::Depot(1)])]);
}

#[test]
fn bonus_tiles_are_taken_by_two_who_play_the_large_one_first() {
    const WRONG: &[PositionError] = &[PositionError::Bonus(Kind::Mine)];
    const MINES: usize = Kind::Mine as usize;
    judge(
        &table(2, &[]),
        &[
            (|p| p.bonuses[MINES] = [Some(TWO), None], &[]),
            (|p| p.bonuses[MINES] = [Some(TWO), Some(ONE)], &[]),
            (|p| p.bonuses[MINES] = [None, Some(ONE)], WRONG),
            (|p| p.bonuses[MINES] = [Some(TWO), Some(TWO)], WRONG),
            (|p| p.bonuses[MINES] = [Some(Player(2)), None], WRONG),
            (|p| p.bonuses[MINES] = [Some(ONE), Some(Player(2))], WRONG),
            (|p| p.posts = [Some(ONE), None], &[PositionError::Posts]),
        ],
    );
    judge(
        &team(),
        &[
            (|p| p.bonuses[MINES] = [Some(TWO), Some(Player(2))], &[]),
            (|p| p.bonuses[MINES] = [Some(TWO), Some(Player(3))], WRONG),
        ],
    );
    let expansions = [Expansion::Posts].into_iter().collect();
    let posts = Setup { estates: Estates::Named([11, 11, 0, 0]), expansions, ..Castles::DEFAULT };
    const POSTS: &[PositionError] = &[PositionError::Posts];
    judge(
        &table_of(posts, 0),
        &[
            (|p| p.posts = [Some(TWO), None], &[]),
            (|p| p.posts = [Some(TWO), Some(ONE)], &[]),
            (|p| p.posts = [None, Some(ONE)], POSTS),
            (|p| p.posts = [Some(ONE), Some(ONE)], POSTS),
        ],
    );
}

#[test]
fn effects_wait_where_they_can() {
    const WRONG: &[PositionError] = &[PositionError::Effect];
    judge(
        &table(2, &[]),
        &[
            (|p| wait(p, Effect::Castle), &[]),
            (|p| wait(p, Effect::Warehouse), WRONG),
            (
                |p| {
                    lay(p, 6, 1);
                    wait(p, Effect::SecondDepot(1));
                },
                &[],
            ),
            (
                |p| {
                    lay(p, 5, 1);
                    wait(p, Effect::SecondDepot(6));
                },
                &[],
            ),
            (|p| wait(p, Effect::SecondDepot(1)), WRONG),
            (
                |p| {
                    lay(p, 1, 1);
                    wait(p, Effect::SecondDepot(0));
                },
                WRONG,
            ),
            (
                |p| {
                    lay(p, 6, 1);
                    wait(p, Effect::SecondDepot(7));
                },
                WRONG,
            ),
            (|p| wait(p, Effect::Tribute(7)), WRONG),
            (|p| wait(p, Effect::Gain(Source::Areas, 1)), WRONG),
            (|p| wait(p, Effect::Target), WRONG),
            (|p| wait(p, Effect::Give(1)), WRONG),
            (|p| p.free_die = Some(Means::First), WRONG),
            (
                |p| {
                    p.hands[0].storage[0] = draw(p, SHIP);
                    p.chosen = Some(Origin::Stored(Storage(0)));
                },
                WRONG,
            ),
            // Goods are laid along a route without asking as soon as they come first.
            (
                |p| {
                    wait(p, Effect::Stack(1, 1));
                    wait(p, Effect::Castle);
                },
                WRONG,
            ),
        ],
    );
    let stack = |goods, count, wrong: &[PositionError]| {
        let mut position = table(2, &[Expansion::Routes]);
        wait(&mut position, Effect::Stack(goods, count));
        wait(&mut position, Effect::ExtraAction);
        assert_eq!(position.check().err().unwrap_or_default(), *wrong, "{goods} {count}");
    };
    let mut alone = table(2, &[Expansion::Routes]);
    wait(&mut alone, Effect::Stack(1, 1));
    assert_eq!(alone.check().unwrap_err(), *WRONG);
    stack(1, 1, &[]);
    stack(6, 7, &[]);
    stack(0, 1, WRONG);
    stack(7, 1, WRONG);
    stack(1, 0, WRONG);
    stack(1, 8, WRONG);
    let early = before(Estates::Named([1, 3, 0, 0]), Stage::Castles);
    judge(
        &early,
        &[
            (|p| wait(p, Effect::Castle), WRONG),
            (
                |p| {
                    lay(p, 2, 1);
                    wait(p, Effect::SecondDepot(1));
                },
                WRONG,
            ),
        ],
    );
}

#[test]
fn effects_of_the_solo_game_wait_in_its_rounds() {
    judge(
        &solo(),
        &[
            (|p| wait(p, Effect::Target), &[]),
            (|p| wait(p, Effect::Gain(Source::Areas, 1)), &[]),
            (
                |p| {
                    p.tiles[24] = draw(p, BANK);
                    wait(p, Effect::FromBlack);
                },
                &[],
            ),
            (
                |p| {
                    p.tiles[24] = draw(p, BANK);
                    p.stage = Stage::PhaseEnd;
                    wait(p, Effect::FromBlack);
                },
                &[PositionError::Effect, PositionError::Shields],
            ),
            // The order is asked of two things.
            (
                |p| {
                    wait(p, Effect::Castle);
                    wait(p, Effect::Order);
                },
                &[PositionError::Effect],
            ),
            (
                |p| {
                    wait(p, Effect::Gain(Source::Areas, 1));
                    wait(p, Effect::Castle);
                    wait(p, Effect::Order);
                },
                &[],
            ),
        ],
    );
}

#[test]
fn shields_lie_in_depots_or_on_castles() {
    const WRONG: &[PositionError] = &[PositionError::Shields];
    const OWN: ShieldAt = ShieldAt::Castle(ONE, CENTRE as u8);
    judge(
        &table(2, &[Expansion::Shields]),
        &[
            (|p| p.shields[17] = ShieldAt::Depot(6), &[]),
            (|p| p.shields[0] = ShieldAt::Depot(1), &[]),
            (|p| p.shields[0] = ShieldAt::Depot(0), WRONG),
            (|p| p.shields[0] = ShieldAt::Depot(7), WRONG),
            (|p| p.shields[..2].fill(ShieldAt::Depot(1)), WRONG),
            (|p| p.shields[0] = OWN, &[]),
            (|p| p.shields[..2].fill(OWN), WRONG),
            (|p| p.shields[0] = ShieldAt::Castle(ONE, 0), WRONG),
            (|p| p.shields[0] = ShieldAt::Castle(ONE, 255), WRONG),
            (|p| p.shields[0] = ShieldAt::Castle(Player(2), 18), WRONG),
            (|p| p.free_die = Some(Means::Second), &[]),
            (|p| p.free_die = Some(Means::Effect), &[PositionError::Effect]),
        ],
    );
    judge(&table(3, &[Expansion::Shields]), &[(|p| p.shields[..2].fill(ShieldAt::Depot(2)), &[])]);
    judge(
        &table(2, &[]),
        &[
            (|p| p.shields[0] = ShieldAt::Depot(1), WRONG),
            (|p| p.stage = Stage::PhaseEnd, WRONG),
            (|p| p.stage = Stage::Tribute, WRONG),
        ],
    );
}

#[test]
fn shield_6_follows_another_player() {
    const WRONG: &[PositionError] = &[PositionError::Shields];
    let mut good = table(2, &[Expansion::Shields]);
    good.shields[5] = ShieldAt::Castle(ONE, CENTRE as u8);
    judge(
        &good,
        &[
            (|p| p.followed = Some(TWO), &[]),
            (|p| p.followed = Some(ONE), WRONG),
            (|p| p.followed = Some(Player(2)), WRONG),
            (|p| p.followed = Some(Player(4)), WRONG),
            (
                |p| {
                    p.followed = Some(Player(200));
                    wait(p, Effect::Ship);
                },
                WRONG,
            ),
            (
                |p| {
                    p.followed = Some(TWO);
                    p.shields[5] = ShieldAt::Depot(1);
                },
                WRONG,
            ),
            (|p| wait(p, Effect::Follow), &[PositionError::Effect]),
            (
                |p| {
                    p.stage = Stage::PhaseEnd;
                    wait(p, Effect::Follow);
                },
                &[],
            ),
        ],
    );
}

#[test]
fn shields_ask_at_the_end_of_a_phase() {
    const WRONG: &[PositionError] = &[PositionError::Effect];
    let mut good = table(2, &[Expansion::Shields]);
    good.shields[13] = ShieldAt::Castle(ONE, CENTRE as u8);
    good.tiles[24] = draw(&mut good, BANK);
    good.tiles[1] = draw(&mut good, BANK);
    judge(
        &good,
        &[
            (|p| wait(p, Effect::FromDepots), WRONG),
            (|p| wait(p, Effect::FromBlack), WRONG),
            (|p| wait(p, Effect::Tribute(14)), WRONG),
        ],
    );
    good.stage = Stage::PhaseEnd;
    judge(&good, &[(|p| wait(p, Effect::FromDepots), &[]), (|p| wait(p, Effect::FromBlack), &[])]);
    good.stage = Stage::Tribute;
    judge(&good, &[(|p| wait(p, Effect::Tribute(14)), &[]), (|p| wait(p, Effect::Tribute(13)), WRONG)]);
}

#[test]
fn routes_have_their_cards_and_goods_that_were_sold() {
    const WRONG: &[PositionError] = &[PositionError::Routes];
    judge(
        &table(2, &[Expansion::Routes]),
        &[
            (|p| p.duchies[0].route.cards[0] = 11, &[]),
            (|p| p.duchies[0].route.cards[0] = 12, &[]),
            (|p| p.duchies[0].route.cards[0] = 13, WRONG),
            (|p| p.duchies[0].route.cards[0] = 0, WRONG),
            (|p| p.duchies[0].route.cards[0] = 2, WRONG),
            (|p| p.duchies[0].route.cards[0] = 6, WRONG),
            (|p| p.duchies[0].route.laid[0] = 1, WRONG),
            (|p| p.duchies[0].route.laid[0] = 6, WRONG),
            (|p| p.duchies[0].route.laid[0] = 7, WRONG),
            (
                |p| {
                    sell(p, 1, 1);
                    sell(p, 6, 1);
                    p.duchies[0].route.laid[..2].copy_from_slice(&[6, 1]);
                },
                &[],
            ),
            // There are no gaps.
            (
                |p| {
                    sell(p, 6, 2);
                    p.duchies[0].route.laid[..3].copy_from_slice(&[6, 0, 6]);
                },
                WRONG,
            ),
        ],
    );
    // Four players have three cards each.
    judge(
        &table(4, &[Expansion::Routes]),
        &[
            (|p| p.duchies[0].route.cards[3] = 12, WRONG),
            (
                |p| {
                    sell(p, 3, 7);
                    sell(p, 4, 3);
                    p.duchies[0].route.laid[..7].fill(3);
                    p.duchies[0].route.laid[7..9].fill(4);
                },
                &[],
            ),
            (
                |p| {
                    sell(p, 3, 7);
                    sell(p, 4, 3);
                    p.duchies[0].route.laid[..7].fill(3);
                    p.duchies[0].route.laid[7..10].fill(4);
                },
                WRONG,
            ),
        ],
    );
    judge(
        &table(2, &[]),
        &[
            (|p| p.duchies[0].route.cards[0] = 1, WRONG),
            (
                |p| {
                    sell(p, 1, 1);
                    p.duchies[0].route.laid[0] = 1;
                },
                WRONG,
            ),
        ],
    );
}

#[test]
fn the_counter_stands_below_its_target() {
    const WRONG: &[PositionError] = &[PositionError::Counter];
    judge(
        &solo(),
        &[
            (|p| p.counter = Counter { points: 49, target: 50 }, &[]),
            (|p| p.counter = Counter { points: 50, target: 50 }, WRONG),
            (|p| p.counter = Counter { points: 0, target: 5 }, &[]),
            (|p| p.counter = Counter { points: 0, target: 4 }, WRONG),
            (|p| p.counter = Counter { points: 0, target: 51 }, WRONG),
        ],
    );
    judge(&table(2, &[]), &[(|p| p.counter.points = 1, WRONG), (|p| p.goods_gone.0[0] = draw_goods(p, 1, 1), WRONG)]);
}

#[test]
fn everybody_stands_once_in_the_order_and_on_the_track() {
    const WRONG: &[PositionError] = &[PositionError::Order];
    judge(
        &table(2, &[]),
        &[
            (|p| p.order[..2].reverse(), &[]),
            (|p| p.order[0] = TWO, WRONG),
            (|p| p.track[0] = TWO, WRONG),
            (|p| p.order[3] = Player(4), WRONG),
            (|p| p.track[2] = Player(4), WRONG),
            (|p| p.track[1] = Player(200), WRONG),
            (
                |p| {
                    p.order[0] = Player(4);
                    wait(p, Effect::Ship);
                },
                WRONG,
            ),
            (|p| p.current = 1, &[]),
            (|p| p.current = 2, WRONG),
            // The furthest is the first.
            (|p| p.hands[0].step = 6, &[]),
            (|p| p.hands[0].step = 7, WRONG),
            (|p| p.hands[1].step = 1, WRONG),
            (|p| p.hands[2].dice = [1, 1], &[PositionError::NobodySits]),
            (|p| p.duchies[2].silver = 1, &[PositionError::NobodySits]),
        ],
    );
    judge(&team(), &[(|p| p.duchies[2].silver = 1, &[PositionError::NobodySits])]);
}

#[test]
fn everybody_has_the_estate_of_the_set_up() {
    const WRONG: &[PositionError] = &[PositionError::Estate(ONE)];
    judge(&table(2, &[]), &[(|p| p.duchies[0].estate = 11, WRONG), (|p| p.duchies[0].estate = 0, WRONG)]);
    judge(&solo(), &[(|p| p.duchies[0].estate = 20, WRONG)]);
    // Both members of a team have it.
    judge(&team(), &[(|p| p.duchies[1].estate = 18, &[PositionError::Estate(TWO), PositionError::Estate(Player(3))])]);
    let named = Setup { estates: Estates::Named([1, 3, 0, 0]), ..Castles::DEFAULT };
    judge(&table_of(named, CENTRE), &[(|p| p.duchies[0].estate = 3, WRONG)]);
    let mut drawn = table_of(named, CENTRE);
    drawn.setup.estates = Estates::Random;
    judge(
        &drawn,
        &[
            (|p| p.duchies[0].offer = [1, 4], &[]),
            (|p| p.duchies[0].offer = [3, 4], WRONG),
            (|p| p.duchies[0].estate = 77, WRONG),
            (|p| p.duchies[0].estate = 11, WRONG),
        ],
    );
    let mut posts = table_of(Setup { estates: Estates::Named([11, 11, 0, 0]), ..named }, 0);
    posts.setup = Setup { expansions: [Expansion::Posts].into_iter().collect(), ..drawn.setup };
    judge(&posts, &[(|p| p.duchies[0].estate = 4, WRONG)]);
}

#[test]
fn estates_are_chosen_in_turn() {
    const WRONG: &[PositionError] = &[PositionError::Estate(ONE)];
    let mut good = before(Estates::Random, Stage::Estates);
    good.duchies[0].offer = [3, 7];
    good.duchies[1].offer = [1, 4];
    judge(
        &good,
        &[
            (|p| p.duchies[0].estate = 3, WRONG),
            (|p| p.picked = true, WRONG),
            (
                |p| {
                    p.picked = true;
                    p.duchies[0].estate = 3;
                },
                &[],
            ),
            (
                |p| {
                    p.current = 1;
                    p.duchies[0].estate = 7;
                },
                &[],
            ),
            (|p| p.current = 1, WRONG),
            (
                |p| {
                    p.picked = true;
                    p.duchies[0].estate = 3;
                    p.duchies[1].estate = 4;
                },
                &[PositionError::Estate(TWO)],
            ),
            (|p| place(p, Tile::CASTLE, 0), &[PositionError::Castle(ONE)]),
        ],
    );
}

#[test]
fn starting_castles_are_placed_in_turn() {
    const WRONG: &[PositionError] = &[PositionError::Castle(ONE)];
    judge(&table(2, &[]), &[(|p| p.piles.gone[0] = p.duchies[0].placed[CENTRE].take().map_or(0, |_| 1), WRONG)]);
    judge(
        &before(Estates::Named([1, 3, 0, 0]), Stage::Castles),
        &[
            (|p| place(p, Tile::CASTLE, CENTRE), WRONG),
            (|p| p.picked = true, WRONG),
            (
                |p| {
                    p.picked = true;
                    place(p, Tile::CASTLE, CENTRE);
                },
                &[],
            ),
            (
                |p| {
                    p.picked = true;
                    place(p, Tile::CASTLE, CENTRE);
                    place(p, Tile::CASTLE, 1);
                },
                WRONG,
            ),
            (
                |p| {
                    p.current = 1;
                    place(p, Tile::CASTLE, CENTRE);
                },
                &[],
            ),
            (|p| p.current = 1, WRONG),
        ],
    );
}

#[test]
fn dice_show_1_to_6_once_they_are_rolled() {
    const WRONG: &[PositionError] = &[PositionError::Dice(ONE)];
    const BOTH: &[PositionError] = &[PositionError::Dice(ONE), PositionError::Dice(TWO)];
    judge(
        &table(2, &[]),
        &[
            (|p| p.hands[0].dice = [0, 1], WRONG),
            (|p| p.hands[0].dice = [6, 7], WRONG),
            (|p| p.white = 6, &[]),
            (|p| p.white = 7, BOTH),
            (|p| p.white = 0, BOTH),
        ],
    );
    let early = before(Estates::Named([1, 3, 0, 0]), Stage::Castles);
    judge(&early, &[(|p| p.hands[0].dice = [1, 0], WRONG), (|p| p.white = 1, BOTH)]);
}

#[test]
fn tiles_lie_on_their_colour() {
    judge(
        &table(2, &[Expansion::Inns]),
        &[
            (|p| place(p, COW4, 0), &[]),
            (|p| place(p, MINE, 0), &[PositionError::Colour(ONE, 0)]),
            (|p| place(p, BANK, 35), &[PositionError::Colour(ONE, 35)]),
            (|p| place(p, Tile::INN, 35), &[]),
            (|p| place(p, MINE, 72), &[PositionError::Colour(ONE, 72)]),
        ],
    );
}

#[test]
fn a_town_has_every_building_once_and_an_area_one_inn() {
    const WRONG: &[PositionError] = &[PositionError::Town(ONE, 23)];
    const TWICE: fn(&mut Position) = |p| {
        place(p, BANK, 22);
        place(p, BANK, 23);
    };
    const INNS: fn(&mut Position) = |p| {
        place(p, Tile::INN, 22);
        place(p, Tile::INN, 23);
    };
    judge(
        &table(2, &[Expansion::Inns]),
        &[
            (TWICE, WRONG),
            (INNS, WRONG),
            (
                |p| {
                    place(p, BANK, 22);
                    place(p, CHURCH, 23);
                    place(p, BANK, 8);
                },
                &[],
            ),
            (
                |p| {
                    place(p, COW2, 0);
                    place(p, COW2, 4);
                },
                &[],
            ),
            (
                |p| {
                    TWICE(p);
                    place(p, MONASTERY1, 3);
                },
                &[],
            ),
            (
                |p| {
                    INNS(p);
                    place(p, MONASTERY1, 3);
                },
                WRONG,
            ),
        ],
    );
    // Shield 6 may have allowed it for a time.
    judge(&table(2, &[Expansion::Inns, Expansion::Shields]), &[(TWICE, &[]), (INNS, WRONG)]);
}

#[test]
fn nobody_has_more_than_there_is_room_for() {
    const WRONG: &[PositionError] = &[PositionError::Storage(ONE)];
    fn store_goods(position: &mut Position, types: u8) {
        for goods in 1..=types {
            draw_goods(position, goods, 1);
            position.duchies[0].goods.add(goods, 1);
        }
    }
    judge(
        &table(2, &[]),
        &[
            (|p| p.hands[0].points[0] = 999, &[]),
            (|p| p.hands[0].points[0] = 1000, WRONG),
            (|p| p.hands[0].points[7] = -1, WRONG),
            (|p| p.duchies[0].silver = 999, &[]),
            (|p| p.duchies[0].silver = 1000, WRONG),
            (|p| p.duchies[0].workers = 999, &[]),
            (|p| p.duchies[0].workers = 1000, WRONG),
            (|p| store_goods(p, 3), &[]),
            (|p| store_goods(p, 4), WRONG),
            (|p| p.duchies[0].shared[0] = draw(p, SHIP), WRONG),
        ],
    );
    judge(&solo(), &[(|p| store_goods(p, 6), &[])]);
    judge(
        &team(),
        &[
            (|p| p.duchies[0].shared[1] = draw(p, SHIP), &[]),
            (|p| p.hands[0].storage[1] = draw(p, SHIP), &[]),
            (|p| p.hands[0].storage[2] = draw(p, SHIP), WRONG),
        ],
    );
}

#[test]
fn shield_4_stores_without_gaps() {
    const WRONG: &[PositionError] = &[PositionError::Storage(ONE)];
    const OWN: ShieldAt = ShieldAt::Castle(ONE, CENTRE as u8);
    let mut good = table(2, &[Expansion::Shields]);
    for space in 0..3 {
        good.hands[0].storage[space] = draw(&mut good, SHIP);
    }
    judge(
        &good,
        &[
            (|p| p.hands[0].annex[0] = draw(p, SHIP), WRONG),
            (
                |p| {
                    p.hands[0].annex[0] = draw(p, SHIP);
                    p.shields[2] = OWN;
                },
                WRONG,
            ),
            // What is too much leaves the game next.
            (
                |p| {
                    p.hands[0].annex[0] = draw(p, SHIP);
                    wait(p, Effect::Trim);
                },
                &[],
            ),
            (
                |p| {
                    p.hands[0].annex[0] = draw(p, SHIP);
                    wait(p, Effect::Castle);
                },
                WRONG,
            ),
        ],
    );
    good.shields[3] = OWN;
    judge(
        &good,
        &[
            (|p| p.hands[0].annex[0] = draw(p, SHIP), &[]),
            (|p| p.hands[0].annex[1] = draw(p, SHIP), WRONG),
            (|p| p.hands[0].annex[0] = p.hands[0].storage[1].take(), WRONG),
        ],
    );
}

#[test]
fn four_reasons_of_the_board_and_four_of_the_seats_are_told() {
    let mut position = table(4, &[]);
    position.piles.gone = [9; Tile::FACES];
    position.white = 0;
    position.hands[0].points[0] = -1;
    let tiles = Tile::all().map(PositionError::Tile).take(4);
    let dice = Player::all(4).map(PositionError::Dice);
    let seats =
        dice.flat_map(|dice| [Some(dice), (dice == PositionError::Dice(ONE)).then_some(PositionError::Storage(ONE))]);
    assert!(position.check().unwrap_err().into_iter().eq(tiles.chain(seats.flatten().take(4))));
    // An impossible set-up is all that is told.
    position.setup.players = 9;
    assert_eq!(position.check().unwrap_err(), [PositionError::Setup]);
}

#[test]
fn nonsense_is_refused_without_panic() {
    let setup = Setup { players: 2, edition: Edition::E2019, ..Castles::DEFAULT };
    let good = *Castles::new(setup, Seed::new(1)).unwrap().position();
    let broken: [fn(&mut Position); 14] = [
        |position| position.setup.players = 9,
        |position| position.phase = 200,
        |position| position.round = 7,
        |position| position.current = 3,
        |position| position.order[0] = Player(200),
        |position| position.track[1] = Player(7),
        |position| position.waiting.push(Effect::SecondDepot(0)),
        |position| position.duchies[0].goods.0 = [255; 6],
        |position| position.duchies[0].estate = 77,
        |position| position.hands[1].dice = [0, 9],
        |position| position.hands[0].step = 255,
        |position| position.hands[0].points[0] = i16::MAX,
        |position| position.duchies[3].silver = 1,
        |position| position.piles.gone = [255; Tile::FACES],
    ];
    assert!(good.check().is_ok());
    for (number, break_it) in broken.into_iter().enumerate() {
        let mut position = good;
        break_it(&mut position);
        assert!(Castles::from_position(position, Seed::new(1)).is_err(), "{number}");
    }
}
