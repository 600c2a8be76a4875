//! Points, and who wins.

use super::Orleans;
use super::event::Source;
use super::place::Place;
use super::position::Phase;
use super::tables;
use crate::{Game, Player, Standing};

impl Orleans {
    /// The points that a source would bring if the game ended now, without the citizen for the most stations.
    pub fn projected(&self, player: Player, source: Source) -> i16 {
        let seat = &self.table.seats[player.index()];
        match source {
            Source::Coins => seat.coins as i16,
            Source::Goods => seat.goods.value() as i16,
            Source::Development => i16::from(self.table.stations_of(player) + seat.citizens) * i16::from(seat.status()),
            Source::Depot if seat.has(Place::Depot) => (tables::DEPOT_POINTS * u16::from(seat.goods.sets())) as i16,
            Source::Depot => 0,
        }
    }

    /// The points of all sources if the game ended now.
    pub fn projected_total(&self, player: Player) -> i16 {
        Source::ALL.into_iter().map(|source| self.projected(player, source)).sum()
    }

    pub(super) fn final_points(&self, player: Player, source: Source) -> i16 {
        if self.table.phase == Phase::Over { self.projected(player, source) } else { 0 }
    }

    /// The further on the development track, then the worth of the goods.
    pub(super) fn final_standing(&self) -> Standing {
        Standing::new(Player::all(self.table.setup.players).map(|player| {
            let seat = &self.table.seats[player.index()];
            (self.total(player), i16::from(seat.development) * 1000 + seat.goods.value() as i16)
        }))
    }
}
