//! How the table is set.

use rand_pcg::Pcg32;

use crate::orleans::game::Orleans;
use crate::orleans::job::Lying;
use crate::orleans::parts::{Category, Character, Hourglass, NEUTRAL_TOWER, Order, Place, Stack, WAYS, first_towers};
use crate::orleans::position::{Holding, Position};
use crate::orleans::scenarios::rules::{Layout, Tiles};
use crate::orleans::scenarios::{Level, Scenario};
use crate::orleans::setup::Setup;
use crate::orleans::tables;
use crate::{Dice, Player};

/// Sets the table for a checked set-up.
pub(crate) fn start(setup: Setup, mut dice: Pcg32) -> Orleans {
    let rules = setup.rules();
    let mut table = Position::empty(setup);
    table.start = Player(dice.below(setup.players.into()) as u8);
    lay_goods(&mut table, &mut dice);
    lay_tiles(&mut table, &mut dice);
    if setup.scenario == Scenario::Invasion {
        table.stack = match setup.level {
            Level::Easy => Stack::of_invasion(setup.players, &tables::design::LIGHTNING),
            Level::Normal => Stack::of_invasion(setup.players, &[]),
            Level::Hard | Level::Hardest => Stack::of_invasion(setup.players, &Hourglass::HELP),
        };
        for town in first_towers(setup.players) {
            table.stations[*town as usize] |= 1 << NEUTRAL_TOWER;
        }
    } else if let Order::Stack(_) = rules.events {
        table.stack = if setup.stacks { Stack::layered(6) } else { Stack::shuffled(18) };
    }
    for holding in &mut table.holdings[..usize::from(setup.players)] {
        *holding = Holding { market: setup.first_market(), ..Holding::new(&setup) };
        rules.own_tile.into_iter().for_each(|tile| holding.tiles.insert(tile));
        for follower in holding.market.iter().filter(|follower| !follower.is_own()) {
            table.piles[follower.kind() as usize] -= 1;
        }
    }
    if setup.scenario == Scenario::Invasion && !setup.choose_characters {
        let mut characters = Character::ALL;
        dice.shuffle(&mut characters);
        for (holding, character) in table.holdings[..usize::from(setup.players)].iter_mut().zip(characters) {
            holding.character = Some(character);
        }
    }
    if setup.scenario == Scenario::Prosperity {
        table.deal_cards(&mut dice);
    }
    let mut game = Orleans { table, dice };
    game.prepare(&mut |_| ());
    game.advance(&mut |_| ());
    game
}

/// Removes some goods unseen, lays some on the map, and sorts the rest into the market.
fn lay_goods(table: &mut Position, dice: &mut Pcg32) {
    let players = table.setup.goods_players();
    let layout = table.setup.rules().goods;
    let removed = match layout {
        Layout::Players(_) | Layout::FaceDown => tables::GOODS_REMOVED[usize::from(players)],
        Layout::None => 0,
        Layout::Ways(_) => tables::GOODS.total() - tables::VIERZON_GOODS,
    };
    for _ in 0..removed {
        if let Some(good) = table.market.draw(dice) {
            table.gone.add(good);
        }
    }
    for (number, (way, spaces)) in WAYS.iter().zip(&mut table.map).enumerate() {
        let count = match layout {
            Layout::Players(_) | Layout::FaceDown => way.spaces(players),
            Layout::None => 0,
            Layout::Ways(ways) => usize::from(ways.contains(&(number as u8))),
        };
        for space in &mut spaces[..count] {
            let Some(good) = table.market.draw(dice) else { continue };
            *space = Some(if layout == Layout::FaceDown { Lying::Down } else { Lying::Open(good) });
            if layout == Layout::FaceDown {
                table.face_down.add(good);
            }
        }
    }
}

/// Draws the place tiles of the game where not all are in it; those that the players will choose from are out.
fn lay_tiles(table: &mut Position, dice: &mut Pcg32) {
    let rules = table.setup.rules();
    rules.own_tile.into_iter().for_each(|tile| {
        table.tiles.remove(tile);
    });
    match rules.tiles {
        Tiles::Option | Tiles::All(_) => {}
        Tiles::Chosen => table.tiles_gone = core::mem::take(&mut table.tiles),
        Tiles::Drawn(_) => {
            for category in [Category::One, Category::Two] {
                let mut rest: heapless::Vec<Place, { Place::ALL.len() }> =
                    table.tiles.filter(|tile| tile.category() == category).collect();
                for _ in 0..tables::TILES_DRAWN.min(rest.len()) {
                    rest.swap_remove(dice.below(rest.len() as u32) as usize);
                }
                for tile in rest {
                    table.tiles.remove(tile);
                    table.tiles_gone.insert(tile);
                }
            }
        }
    }
}
