//! The team game: four players, each with dice, points and two storage spaces of their own; all else belongs to a duchy
//! that two of them share.

use crate::castles::game::Castles;
use crate::castles::parts::tile::Kind;
use crate::castles::setup::Estates;
use crate::castles::tables;
use crate::hex::WideSpaces as Spaces;

impl Castles {
    /// Returns the spaces where the player to move may put the starting castle: those of castles; for a team, the one
    /// with the number 1, on 12b also that with the number 6.
    pub(crate) fn first_castles(&self) -> Spaces {
        let estate = self.built[self.here()].estate();
        let castles = estate.of_kind(Kind::Castle);
        let six = self.position.setup.estates == Estates::Team(*tables::TEAM_ESTATES.end());
        let first = |number: u8| number == 1 || six && number == 6;
        castles.filter(|&space| !self.position.setup.is_team() || first(estate.number(space))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::castles::action::Storage;
    use crate::castles::check::tests::{SHIP, draw, team};
    use crate::castles::{Edition, Expansion, Expansions, Refusal, Setup, chance};
    use crate::{Game, Player};

    fn setup(estate: u8) -> Setup {
        Setup { players: 4, estates: Estates::Team(estate), ..Castles::DEFAULT }
    }

    /// Random play brings a team 102 points on 12a and 117 on 12b in an independent model of the rules.
    #[test]
    fn chance_scores_some_hundred_points() {
        for (estate, range) in tables::TEAM_ESTATES.zip([92..=112, 107..=127]) {
            let mut points = 0;
            for seed in 0..100 {
                let game = chance::play(setup(estate), seed);
                points += i32::from(game.total(Player(0)) + game.total(Player(1)));
            }
            assert!(range.contains(&(points / 200)), "{points} in 100 games");
        }
    }

    #[test]
    fn a_tile_goes_to_the_first_empty_space_of_ones_own_or_of_the_teams() {
        for filled in 0..16 {
            let mut position = team();
            for storage in (0..4).filter(|storage| filled >> storage & 1 == 1) {
                let ship = draw(&mut position, SHIP).unwrap();
                position.store(Player(0), Storage(storage), ship);
            }
            let game = Castles::from_position(position, crate::Seed::new(1)).unwrap();
            let first = |spaces: [u8; 2]| spaces.into_iter().find(|storage| filled >> storage & 1 == 0);
            let open = [first([0, 1]), first([2, 3])].into_iter().flatten().map(|space| Some(Storage(space)));
            assert!(game.team_stores(false).iter().copied().eq(open.clone()), "{filled:b}");
            assert_eq!(game.empty_storage(), open.clone().next().flatten());
            // If all are full, any may make room.
            let all = (0..4).map(|space| Some(Storage(space))).filter(|_| filled == 15);
            assert!(game.team_stores(true).iter().copied().eq(open.chain(all)), "{filled:b}");
            assert_eq!(game.stores(), game.team_stores(true).len());
        }
    }

    #[test]
    fn impossible_set_ups_are_refused_with_each_reason() {
        let good = setup(17);
        assert!(good.check().is_ok());
        let expansions = Expansions::NONE.with(Expansion::Inns);
        let wrong = [
            (Setup { players: 2, ..good }, Refusal::TeamPlayers),
            (Setup { players: 1, ..good }, Refusal::TeamPlayers),
            (setup(19), Refusal::TeamEstate),
            (Setup { edition: Edition::E2011, ..good }, Refusal::TeamOf2019),
            (Setup { expansions, ..good }, Refusal::TeamWithoutExpansions),
        ];
        for (setup, reason) in wrong {
            assert_eq!(setup.check().unwrap_err().as_slice(), [reason], "{setup:?}");
        }
    }
}
