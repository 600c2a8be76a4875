//! The game: the position, what follows from it, and the generator.

use rand_pcg::Pcg32;

use crate::Player;
use crate::castles::parts::expansion::Expansion;
use crate::castles::position::built::Built;
use crate::castles::position::state::Position;

/// A game of The Castles of Burgundy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castles {
    pub(super) position: Position,
    pub(super) built: [Built; 4],
    /// The spaces of the game board where a tile lies, one bit each.
    pub(super) lying: u32,
    /// Whether there can be too many placements for one list at all.
    pub(super) wide: bool,
    /// The bits of a player's number that are the index of the player's duchy: see [`Setup::duchy_mask`](crate::castles::setup::Setup::duchy_mask).
    pub(super) duchy_mask: u8,
    pub(super) generator: Pcg32,
}

impl Castles {
    /// Returns everything on the table.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns what follows from the placed tiles of a player or of the player's team.
    pub fn built(&self, player: Player) -> &Built {
        &self.built[self.duchy_index(player)]
    }

    /// Returns the index of a player's duchy, as [`Setup::duchy_of`](crate::castles::setup::Setup::duchy_of) does, from a mask that is kept: it is asked for all
    /// the time.
    pub(super) fn duchy_index(&self, player: Player) -> usize {
        // There are at most four: the mask spares a check that could not fail.
        player.index() & usize::from(self.duchy_mask) & 3
    }

    /// Returns the game on a position that has been checked.
    pub(super) fn on(position: Position, generator: Pcg32) -> Castles {
        let mut built = [Built::default(); 4];
        for (built, duchy) in built.iter_mut().zip(&position.duchies).take(usize::from(position.setup.duchies())) {
            *built = Built::of(duchy, position.setup.edition);
        }
        let tiles = position.tiles.iter().enumerate();
        let lying = tiles.fold(0, |set, (at, tile)| set | u32::from(tile.is_some()) << at);
        let setup = &position.setup;
        let many = [Expansion::Inns, Expansion::Shields].into_iter().any(|one| setup.expansions.has(one));
        let wide = many || setup.is_solo() || setup.is_team();
        let duchy_mask = setup.duchy_mask();
        let mut game = Castles { position, built, lying, wide, duchy_mask, generator };
        game.position.waiting.announce();
        if game.position.setup.expansions.has(Expansion::Shields) {
            game.renew_rights();
        }
        game
    }
}
