//! Points, and who wins.

use crate::orleans::event::Source;
use crate::orleans::game::Orleans;
use crate::orleans::job::Phase;
use crate::orleans::parts::{Goods, Place};
use crate::orleans::position::{Holding, Position};
use crate::orleans::scenarios::Scenario;
use crate::orleans::setup::Setup;
use crate::orleans::tables;
use crate::{Game, Player, Standing};

/// What decides who wins of those with the most points, in the order in which it is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Tie {
    /// Who is further on the development track.
    Development,
    /// The worth of the goods.
    Goods,
    /// Coins.
    Coins,
    /// Nothing: they share the victory.
    Shared,
}

impl Setup {
    /// Returns whether a source of points counts in the scenario, with its place tiles.
    pub fn counts(&self, source: Source) -> bool {
        match source {
            Source::Objectives => self.has_goals(),
            Source::Depot => !self.has_goals() && self.place_tiles().contains(Place::Depot),
            Source::Structures => self.scenario == Scenario::Prosperity,
            _ => !self.has_goals(),
        }
    }
}

impl Position {
    /// Returns the points that a source would bring if the game ended now, without the citizen for the most stations.
    pub fn projected(&self, player: Player, source: Source) -> i16 {
        let holding = &self.holdings[player.index()];
        match source {
            Source::Objectives if holding.lost => -1,
            Source::Objectives if self.is_invasion() => self.won.into(),
            Source::Objectives if self.setup.citizen_goal().is_some() => holding.citizens.into(),
            Source::Objectives => holding.objectives.count_ones() as i16,
            _ if self.setup.has_goals() => 0,
            Source::Structures => self.structures[player.index()].points(),
            Source::Coins => holding.coins as i16 + i16::from(self.structures[player.index()].coins()),
            Source::Goods => self.goods_of(player).value() as i16,
            Source::Development => self.development_points(player),
            Source::Depot if holding.has(Place::Depot) => {
                (tables::DEPOT_POINTS * u16::from(self.goods_of(player).sets())) as i16
            }
            Source::Depot => 0,
        }
    }

    /// Returns a player's goods, with those beside structures that are not complete.
    fn goods_of(&self, player: Player) -> Goods {
        self.holdings[player.index()].goods.with(self.structures[player.index()].goods())
    }

    /// Returns the points from development: trading stations and citizens, times the development status.
    pub fn development_points(&self, player: Player) -> i16 {
        let holding = &self.holdings[player.index()];
        i16::from(self.stations_of(player) + holding.citizens) * i16::from(holding.status())
    }
}

impl Orleans {
    /// Returns the points of all sources if the game ended now.
    pub fn projected_total(&self, player: Player) -> i16 {
        Source::ALL.into_iter().map(|source| self.table.projected(player, source)).sum()
    }

    pub(crate) fn final_points(&self, player: Player, source: Source) -> i16 {
        if self.table.phase == Phase::Over { self.table.projected(player, source) } else { 0 }
    }

    /// Returns the standing. Ties go to the further on the development track, then to the worth of the goods; in the
    /// Duel to the worth of the goods, then to coins.
    pub(crate) fn final_standing(&self) -> Standing {
        let wealth = |holding: &Holding| (holding.goods.value(), holding.coins);
        Standing::new(Player::all(self.table.setup.players).map(|player| {
            let holding = &self.table.holdings[player.index()];
            let tie_break = match self.table.setup.scenario {
                Scenario::Base | Scenario::Prosperity => {
                    i16::from(holding.development) * 1000 + holding.goods.value() as i16
                }
                Scenario::Duel if !holding.lost => {
                    self.table.holdings().iter().filter(|other| wealth(other) < wealth(holding)).count() as i16
                }
                _ => 0,
            };
            (self.total(player), tie_break)
        }))
    }

    /// Returns what had to decide at the end, as several have the most points; `None` if one has.
    pub fn tie(&self) -> Option<Tie> {
        if self.table.phase != Phase::Over {
            return None;
        }
        let standing = self.final_standing();
        let (first, then, measure): (_, _, fn(&Holding) -> u16) = match self.table.setup.scenario {
            Scenario::Duel => (Tie::Goods, Tie::Coins, |holding| holding.goods.value()),
            _ => (Tie::Development, Tie::Goods, |holding| holding.development.into()),
        };
        let winner = standing.rank.iter().position(|&rank| rank == 1)?;
        let (points, holdings) = (&standing.points, &self.table.holdings);
        let others = (0..points.len()).filter(|&seat| seat != winner && points[seat] == points[winner]);
        // Who comes closest to the winner decides how far one has to look.
        let needs = others.map(|seat| match measure(&holdings[seat]) == measure(&holdings[winner]) {
            _ if standing.rank[seat] == 1 => Tie::Shared,
            true => then,
            false => first,
        });
        needs.max()
    }
}
