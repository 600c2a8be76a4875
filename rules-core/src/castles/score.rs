//! The final scoring and the standing.

use crate::hex::SPACES;
use crate::{Game, Player, Standing};

use super::event::Source;
use super::position::{Seat, Stage};
use super::tile::{Building, Face, Species};
use super::{Castles, monastery};

impl Castles {
    /// What a source that scores at the end would bring if the game ended now; zero for the others.
    pub fn final_points(&self, player: Player, source: Source) -> i16 {
        let seat = &self.position.seats[player.index()];
        match source {
            Source::Goods => i16::from(seat.goods.total()),
            Source::Silver => seat.silver as i16,
            Source::Workers => seat.workers as i16 / 2,
            Source::Monastery(number) => self.monastery_points(player, number),
            _ => 0,
        }
    }

    /// What a monastery is worth at the end, if it is placed.
    fn monastery_points(&self, player: Player, number: u8) -> i16 {
        let seat = &self.position.seats[player.index()];
        let edition = self.position.setup.edition;
        if !self.grounds[player.index()].monasteries().has(number) {
            return 0;
        }
        match number {
            15 => monastery::points_per_type_sold(edition) * seat.sold.types().len() as i16,
            16..=23 => monastery::POINTS_PER_BUILDING * count(seat, Building::ALL[number as usize - 16]),
            24 => monastery::POINTS_PER_SPECIES * species(seat),
            25 => monastery::POINTS_PER_GOODS_SOLD * i16::from(seat.sold.total()),
            26 => monastery::points_per_bonus(edition) * i16::from(self.position.bonus_tiles(player)),
            _ => 0,
        }
    }

    pub(super) fn points_of(&self, player: Player, source: Source) -> i16 {
        match source.in_play() {
            Some(index) => self.position.seats[player.index()].points[index],
            None if self.position.stage == Stage::Over => self.final_points(player, source),
            None => 0,
        }
    }

    /// What a player's points would be if the game ended now.
    pub fn projected(&self, player: Player) -> i16 {
        let at_end = Source::ALL.into_iter().filter(|source| source.in_play().is_none());
        let scored: i16 = self.position.seats[player.index()].points.iter().sum();
        scored + at_end.map(|source| self.final_points(player, source)).sum::<i16>()
    }

    /// Breaks ties: the fewest empty spaces; then who would play later in another round.
    fn tie_break(&self, player: Player) -> i16 {
        let covered = self.grounds[player.index()].filled().len() as i16;
        let place = self.position.track.iter().position(|&other| other == player).unwrap_or_default() as i16;
        covered * 4 + place
    }

    pub(super) fn standing_now(&self) -> Standing {
        Standing::new(Player::all(self.position.setup.players).map(|p| (self.total(p), self.tie_break(p))))
    }

    /// Spaces of a player's estate that are still empty.
    pub fn empty_spaces(&self, player: Player) -> u8 {
        (SPACES as u32 - self.grounds[player.index()].filled().len()) as u8
    }
}

fn count(seat: &Seat, building: Building) -> i16 {
    seat.placed.iter().flatten().filter(|tile| tile.building() == Some(building)).count() as i16
}

fn species(seat: &Seat) -> i16 {
    let has = |species: Species| {
        seat.placed.iter().flatten().any(|tile| matches!(tile.face(), Face::Animal(other, _) if other == species))
    };
    Species::ALL.into_iter().filter(|&species| has(species)).count() as i16
}
