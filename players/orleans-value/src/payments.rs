//! What is missing to pay the events to come.

use rules_core::Player;
use rules_core::orleans::{Counted, Goods, Hourglass, Position, Toll};

/// The weight of a coin that is missing at the event of this round, and at the next one: what is due now comes first,
/// what is due later can still be earned.
const SOON: [i32; 2] = [20, 1];

/// Returns what is missing, in coins, to pay the events to come: the sooner the worse, by the weights of `soon`. `price`
/// returns the coins that an event takes; what it cannot take is missing, and not owed any longer.
pub(crate) fn shortfall(
    table: &Position,
    mut coins: i32,
    soon: &[i32],
    mut price: impl FnMut(Hourglass, i32) -> i32,
) -> i32 {
    let mut missing = 0;
    for (event, &soon) in table.events_to_come().zip(soon) {
        coins -= price(event, soon);
        if coins < 0 {
            missing += -coins * soon;
            coins = 0;
        }
    }
    missing
}

/// Returns what is missing, in coins, to pay the events of this round and the next ones without losing.
pub(crate) fn upkeep(table: &Position, player: Player, coins: u16, goods: Goods) -> i32 {
    let holding = &table.holdings[player.index()];
    let mut food = i32::from(goods.food());
    shortfall(table, coins.into(), &SOON, |event, _| {
        // Alone, an event that takes food takes coins as well. What events bring is not counted on.
        let toll = event.toll();
        match toll {
            Toll::Food { food: wanted, coins } => feed(&mut food, wanted, coins),
            Toll::Coins { each: ..0, .. } => -i32::from(toll.coins(|counted| match counted {
                Counted::Technology => holding.technology(),
                Counted::Goods => goods.total(),
                _ => 1,
            })),
            _ => 0,
        }
    })
}

/// Takes food if there is enough. Returns the coins that are to be paid otherwise.
pub(crate) fn feed(food: &mut i32, wanted: u8, coins: u8) -> i32 {
    if *food < i32::from(wanted) {
        return coins.into();
    }
    *food -= i32::from(wanted);
    0
}
