//! The team game: four players, each with dice, points and two storage spaces of their own; all else belongs to a duchy
//! that two of them share.

use crate::Player;
use crate::castles::action::{Illegal, Storage};
use crate::castles::game::Castles;
use crate::castles::parts::tile::Kind;
use crate::castles::setup::Estates;
use crate::castles::tables;
use crate::hex::WideSpaces as Spaces;

/// The spaces of a storage that a tile may go to in a team, each to be named: by the first empty space of one's own (0, 1,
/// none) and the first empty one that is shared. If all are full, a tile of any of them makes room.
const STORES: [[&[Option<Storage>]; 3]; 3] = {
    const S: [Option<Storage>; 4] = [Some(Storage(0)), Some(Storage(1)), Some(Storage(2)), Some(Storage(3))];
    [
        [&[S[0], S[2]], &[S[0], S[3]], &[S[0]]], //
        [&[S[1], S[2]], &[S[1], S[3]], &[S[1]]],
        [&[S[2]], &[S[3]], &S],
    ]
};

impl Castles {
    /// Returns in how many ways a tile that is taken can be stored.
    pub(crate) fn stores(&self) -> usize {
        match () {
            () if self.position.setup.is_team() => self.team_stores(true).len(),
            () if self.empty_storage().is_some() => 1,
            () => Storage::ALL.len(),
        }
    }

    /// Returns the first empty storage space of a team: one's own come first.
    #[cold]
    pub(crate) fn team_room(&self) -> Option<Storage> {
        self.team_stores(false).first().copied().flatten()
    }

    /// Returns the spaces of the storage that a tile may go to in a team. If all are full there are none, unless a
    /// stored tile may make room.
    pub(crate) fn team_stores(&self, make_room: bool) -> &'static [Option<Storage>] {
        let own = self.hand().storage[..Storage::OWN].iter().position(Option::is_none).unwrap_or(Storage::OWN);
        let shared = self.duchy().shared.iter().position(Option::is_none).unwrap_or(2);
        if own == Storage::OWN && shared == 2 && !make_room { &[] } else { STORES[own][shared] }
    }

    /// Returns the space that was named for a tile, if it may go there.
    pub(crate) fn check_store(&self, into: Option<Storage>, make_room: bool) -> Result<Storage, Illegal> {
        let stores = self.team_stores(make_room);
        match into {
            _ if stores.is_empty() => Err(Illegal::StorageFull),
            Some(storage) if stores.contains(&into) => Ok(storage),
            Some(storage) if self.stored(storage).is_some() => Err(Illegal::NoDiscard),
            _ => Err(Illegal::NameStore),
        }
    }

    /// Returns the spaces where the player to move may put the starting castle: those of castles; for a team, the one
    /// with the number 1, on 12b also that with the number 6.
    pub(crate) fn first_castles(&self) -> Spaces {
        let estate = self.built[self.here()].estate();
        let castles = estate.of_kind(Kind::Castle);
        let six = self.position.setup.estates == Estates::Team(*tables::TEAM_ESTATES.end());
        let first = |number: u8| number == 1 || six && number == 6;
        castles.filter(|&space| !self.position.setup.is_team() || first(estate.number(space))).collect()
    }

    /// Returns the players who share a duchy with a player, the player among them.
    pub fn members(&self, player: Player) -> impl Iterator<Item = Player> {
        let setup = &self.position.setup;
        Player::all(setup.players).filter(move |&other| setup.duchy_of(other) == setup.duchy_of(player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::castles::check::tests::{SHIP, draw, team};
    use crate::castles::{Edition, Expansion, Expansions, Refusal, Setup, chance};

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
