//! The final scoring and the standing.

use crate::castles::game::Castles;
use crate::castles::parts::monastery;
use crate::castles::parts::shield::shield_points;
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::{Building, Face, Kind, Tile};
use crate::castles::position::state::Stage;
use crate::castles::tables;
use crate::{Game, Player, Standing};

impl Castles {
    /// Returns the sources that score at the end, each with what it would bring if the game ended now.
    pub(super) fn at_end(&self, player: Player) -> impl Iterator<Item = (Source, i16)> {
        let at_end = self.sources().iter().filter(|source| source.in_play().is_none());
        at_end.map(move |&source| (source, self.final_points(player, source)))
    }

    /// Returns what a source that scores at the end would bring if the game ended now; zero for the others.
    #[inline]
    pub fn final_points(&self, player: Player, source: Source) -> i16 {
        let duchy = &self.position.duchies[self.duchy_index(player)];
        match source {
            _ if self.position.setup.is_solo() => self.solo_points(player, source),
            Source::Goods => i16::from(duchy.goods.total()),
            Source::Silver => duchy.silver as i16,
            Source::Workers => (duchy.workers / u16::from(tables::WORKERS_PER_POINT)) as i16,
            Source::Monastery(number) if self.built(player).rights().monasteries.has(number) => {
                self.monastery_points(player, number)
            }
            Source::Shields => self.shield_points(player),
            _ => 0,
        }
    }

    #[inline(never)]
    fn shield_points(&self, player: Player) -> i16 {
        let rights = self.built(player).rights();
        rights.shields.map(shield_points).sum::<i16>() * rights.shield_factor()
    }

    /// Returns the result of a solo game: a point for each covered space, and when all are covered for each round that
    /// was left.
    #[cold]
    fn solo_points(&self, player: Player, source: Source) -> i16 {
        match source {
            Source::Spaces => self.built(player).filled().len() as i16,
            Source::Rounds if self.empty_spaces(player) == 0 => i16::from(self.rounds_left()),
            _ => 0,
        }
    }

    /// Returns what a monastery is worth that counts for the player, whether in the estate or by shield 6.
    #[inline(never)]
    pub(super) fn monastery_points(&self, player: Player, number: u8) -> i16 {
        self.monastery_tile_points(player, number) * self.built(player).rights().monastery_factor()
    }

    /// Returns what a monastery brings in a player's estate, whether it is there or not, without what shields change.
    pub fn monastery_tile_points(&self, player: Player, number: u8) -> i16 {
        let duchy = self.position.duchy(player);
        let edition = self.position.setup.edition;
        match number {
            15 => monastery::points_per_type_sold(edition) * duchy.sold.types().len() as i16,
            16..=23 | 29 => monastery::POINTS_PER_BUILDING * self.buildings_for(player, number),
            24 => monastery::POINTS_PER_SPECIES * species(self.placed(player)),
            25 => monastery::POINTS_PER_GOODS_SOLD * i16::from(duchy.sold.total()),
            26 if self.position.setup.is_solo() => {
                monastery::points_per_bonus(edition) * i16::from(self.covered_colours(Kind::Monastery))
            }
            26 => monastery::points_per_bonus(edition) * i16::from(self.position.bonus_tiles(player)),
            _ => 0,
        }
    }

    /// Returns the tiles of a player's estate, by space.
    fn placed(&self, player: Player) -> &[Option<Tile>] {
        &self.position.duchy(player).placed[..self.built(player).estate().spaces().into()]
    }

    /// Returns how many buildings a monastery counts. A crane counts for one monastery; it does not matter which, as
    /// all bring the same for it.
    fn buildings_for(&self, player: Player, number: u8) -> i16 {
        let placed = self.placed(player);
        let held = self.built(player).rights().monasteries;
        let first = Building::ALL.into_iter().filter_map(Building::counter).find(|&counter| held.has(counter));
        let counts = |tile: &&Tile| match tile.building() {
            Some(Building::Crane) => first == Some(number),
            building => building.and_then(Building::counter) == Some(number),
        };
        placed.iter().flatten().filter(counts).count() as i16
    }

    pub(super) fn points_of(&self, player: Player, source: Source) -> i16 {
        match source.in_play() {
            Some(index) if self.position.setup.is_team() => {
                self.members(player).map(|member| self.position.hand(member).points[index]).sum()
            }
            Some(index) => self.position.hand(player).points[index],
            None if self.position.stage == Stage::Over => self.final_points(player, source),
            None => 0,
        }
    }

    /// Returns what a player or the player's team scored so far.
    pub(super) fn scored(&self, player: Player) -> i16 {
        let scored = |player: Player| self.position.hand(player).points.iter().sum::<i16>();
        match self.position.setup.is_team() {
            true => self.members(player).map(scored).sum(),
            false => scored(player),
        }
    }

    /// Returns what the points of a player or of the player's team would be if the game ended now.
    pub fn projected(&self, player: Player) -> i16 {
        self.scored(player) + self.at_end(player).map(|(_, points)| points).sum::<i16>()
    }

    /// Breaks ties: the fewest empty spaces; then who would play later in another round. Between teams: the most empty
    /// spaces, as it is printed.
    fn tie_break(&self, player: Player) -> i16 {
        if self.position.setup.is_team() {
            return self.empty_spaces(player).into();
        }
        let covered = self.built(player).filled().len() as i16;
        let rank = self.position.track.iter().position(|&other| other == player).unwrap_or_default() as i16;
        covered * 4 + rank
    }

    pub(super) fn standing_now(&self) -> Standing {
        Standing::new(Player::all(self.position.setup.players).map(|p| (self.total(p), self.tie_break(p))))
    }

    /// Returns how many spaces of a player's estate are still empty.
    pub fn empty_spaces(&self, player: Player) -> u8 {
        let built = self.built(player);
        built.estate().spaces() - built.filled().len() as u8
    }
}

/// Returns how many species there are on some tiles.
fn species(placed: &[Option<Tile>]) -> i16 {
    let species = placed.iter().flatten().fold(0_u8, |set, tile| match tile.face() {
        Face::Animal(species, _) => set | 1 << species as u8,
        _ => set,
    });
    species.count_ones() as i16
}
