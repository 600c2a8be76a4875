//! A copy of what matters in a holding, to try actions on.

use rules_core::orleans::{Goal, Good, Goods, Kind, Space, Town};

use crate::acts;

use super::View;

/// What matters in a holding; of its followers the neutral ones.
pub(super) type Account = acts::Account<Own>;

/// What matters for objectives only.
#[derive(Clone, Copy, Debug)]
pub(super) struct Own {
    /// The towns with a trading station, a bit each.
    pub(super) built: u32,
    /// The followers that the deeds still want, by kind.
    pub(super) wants: [[u8; 7]; 4],
    /// The value of technology and place tiles that are still to be chosen.
    pub(super) more: i32,
    /// The objectives that are met, a bit each.
    pub(super) met: u8,
}

impl Account {
    /// Returns what the development status is multiplied by.
    pub(super) fn factors(&self) -> i32 {
        self.own.built.count_ones() as i32 + i32::from(self.citizens)
    }
}

impl View<'_> {
    /// Returns the account of the holding as it is now.
    pub(super) fn account(&self) -> Account {
        let (table, holding) = (self.table, self.holding);
        let mut count =
            Kind::ALL.map(|kind| holding.bag.neutral(kind) + holding.market.neutral(kind) + table.hand.neutral(kind));
        for space in holding.spaces.iter().flatten() {
            if let Space::Held(follower) = space
                && !follower.is_own()
            {
                count[follower.kind() as usize] += 1;
            }
        }
        let own = |town: &Town| table.has_station(self.player, *town);
        let built = Town::ALL.into_iter().filter(own).fold(0, |built, town| built | 1 << town as u8);
        let own = Own {
            built,
            wants: core::array::from_fn(|deed| Kind::ALL.map(|kind| table.deed_wants(deed, kind))),
            more: 0,
            met: holding.objectives,
        };
        Account {
            coins: holding.coins.into(),
            goods: holding.goods,
            development: holding.development,
            citizens: holding.citizens,
            merchant: holding.merchant,
            stock: holding.stock,
            count,
            tracks: holding.tracks,
            technology: holding.technology(),
            own,
        }
    }
}

/// Returns what is missing of what is wanted.
pub(super) fn missing(have: Goods, wanted: Goods) -> Goods {
    Goods(core::array::from_fn(|good| wanted.0[good].saturating_sub(have.0[good])))
}

/// Returns what a delivery takes: of fabrics the cheapest that there are, and brocade for what is missing.
pub(super) fn delivery(goal: Goal, have: Goods) -> Goods {
    match goal {
        Goal::Deliver(_, goods) => goods,
        Goal::Fabrics(_, count) => {
            let wool = have.of(Good::Wool).min(count - 1);
            Goods([0, 0, 0, wool, count - wool])
        }
        _ => Goods::default(),
    }
}
