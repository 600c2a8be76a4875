//! What a scenario with goals adds to the value of a position: the progress of each goal, the way to the next town, and what the
//! coming events will cost.

use rules_core::Player;
use rules_core::orleans::{Counted, Goods, Hourglass, Position, Scenario, Toll, Town};

use crate::trip::Trip;
use crate::{POINT, Tables, Weights};

/// A goal that is met.
pub(crate) const MET: i32 = 60 * POINT;

/// A game that is won.
pub(crate) const WON: i32 = 100 * MET;

/// A game that is lost.
const LOST: i32 = -2_000 * POINT;

/// The weight of a coin that is missing at the event of this round, and at the next one: what is due now comes first,
/// what is due later can still be earned.
const SOON: [i32; 2] = [20, 1];

/// What the goals of a scenario ask for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Aims {
    /// Their progress, without the way that is still to go.
    pub progress: i32,
    /// What the places that are filled, and what is being done, will add; the Travelling Salesman only.
    pub ahead: i32,
    /// One more coin.
    pub coin: i32,
    /// What is missing to pay the next events; alone only.
    pub missing: i32,
    /// One more good, by type.
    pub goods: [i32; 5],
    /// One good less, by type; alone only.
    pub kept: [i32; 5],
    /// A development point.
    pub development: i32,
    /// A citizen.
    pub citizen: i32,
    /// What the ways that are to go cost from each town.
    pub ways: [i32; Town::ALL.len()],
    /// Whether the player is alone, so that nothing but goals counts.
    pub alone: bool,
    /// Whether that is the Travelling Salesman.
    pub trip: bool,
}

impl Aims {
    /// Returns what the goals of the scenario ask of a player.
    pub fn new(table: &Position, player: Player, weights: &Weights) -> Aims {
        let holding = &table.holdings[player.index()];
        if holding.lost {
            return Aims { progress: LOST, ..Aims::default() };
        }
        if table.setup.scenario == Scenario::Salesman {
            return Trip::new(table, player, weights).aims();
        }
        if table.setup.players == 1 {
            return weights.goals.aims(table, player);
        }
        Aims::default()
    }

    /// Returns what they are worth with the way that is still to go.
    pub fn worth(&self, merchant: Town) -> i32 {
        self.progress - self.from(merchant)
    }

    /// Returns what the way from a town takes away.
    pub fn from(&self, town: Town) -> i32 {
        self.ways[town as usize]
    }
}

/// Returns what the goals of the scenario are worth now.
pub fn worth(table: &Position, player: Player) -> i32 {
    let tables = Tables::TUNED;
    if let Some(objectives) = tables.objectives(table.setup.scenario) {
        return objectives.value(table, player);
    }
    Aims::new(table, player, tables.of(table.setup.scenario)).worth(table.holdings[player.index()].merchant)
}

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
