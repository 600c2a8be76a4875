//! The game: the position, what follows from it, and the generator.

use rand_pcg::Pcg32;

use crate::Player;
use crate::castles::action::{Illegal, Storage};
use crate::castles::parts::estate::ANY;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::shield;
use crate::castles::parts::tile::{Kind, Tile};
use crate::castles::position::built::Built;
use crate::castles::position::rights::Rights;
use crate::castles::position::state::{Duchy, Hand, Position, Stage};
use crate::castles::tables::{self, PHASES, ROUNDS};
use crate::hex::WideSpaces as Spaces;

/// A game of The Castles of Burgundy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castles {
    pub(super) position: Position,
    pub(super) built: [Built; 4],
    /// The spaces of the game board where a tile lies, one bit each.
    pub(super) lying: u32,
    /// Whether there can be too many placements for one list at all.
    pub(super) wide: bool,
    /// The bits of a player's number that are the index of the player's duchy: see `Setup::duchy_mask`.
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

    /// Returns the index of a player's duchy, as `Setup::duchy_of` does, from a mask that is kept: it is asked for all the
    /// time.
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

    /// Brings what every player may do up to date: own monasteries, those of the player followed, shields.
    pub(crate) fn renew_rights(&mut self) {
        for player in Player::all(self.position.setup.players) {
            let shields = self.position.shields_of(player);
            let copied = self.position.followed.filter(|_| shields.has(shield::FOLLOWS));
            let copied = copied.map(|other| self.built[other.index()].own()).unwrap_or_default();
            self.built[player.index()].set_rights(copied, shields);
        }
    }

    /// Returns what the player to move holds alone.
    pub(crate) fn hand(&self) -> &Hand {
        self.position.hand(self.position.current())
    }

    pub(crate) fn hand_mut(&mut self) -> &mut Hand {
        &mut self.position.hands[self.position.current().index()]
    }

    /// Returns the duchy of the player to move.
    pub(crate) fn duchy(&self) -> &Duchy {
        &self.position.duchies[self.here()]
    }

    pub(crate) fn duchy_mut(&mut self) -> &mut Duchy {
        self.duchy_of(self.position.current())
    }

    pub(crate) fn duchy_of(&mut self, player: Player) -> &mut Duchy {
        let index = self.duchy_index(player);
        &mut self.position.duchies[index]
    }

    /// Returns the index of that duchy among all.
    pub(crate) fn here(&self) -> usize {
        self.duchy_index(self.position.current())
    }

    /// Returns a stored tile of the player to move.
    pub(crate) fn stored(&self, storage: Storage) -> Option<Tile> {
        self.position.stored(self.position.current(), storage)
    }

    /// Returns the stored tiles of the player to move, each with its space.
    pub(crate) fn all_stored(&self) -> impl Iterator<Item = (Storage, Tile)> {
        self.position.all_stored(self.position.current())
    }

    /// Returns what the monasteries and shields of the player to move allow.
    pub(crate) fn rights(&self) -> Rights {
        self.built[self.here()].rights()
    }

    /// Returns the spaces of the player to move that take a tile, whatever their number.
    pub(crate) fn spaces_for(&self, tile: Tile) -> Spaces {
        self.built[self.here()].spaces_for(tile)
    }

    /// Returns the players who share a duchy with a player, the player among them.
    pub fn members(&self, player: Player) -> impl Iterator<Item = Player> {
        let setup = &self.position.setup;
        Player::all(setup.players).filter(move |&other| setup.duchy_of(other) == setup.duchy_of(player))
    }

    /// Returns what the dice of the player to move show.
    pub(crate) fn shown(&self) -> [u8; 2] {
        let mut dice = self.hand().dice;
        if let Some(die) = self.position.free_die
            && let Some(shown) = dice.get_mut(die as usize)
        {
            *shown = ANY;
        }
        dice
    }

    /// Checks whether a round is played: only then a player may buy things or free a die.
    pub(crate) fn check_turn(&self) -> Result<(), Illegal> {
        if self.position.stage == Stage::Rounds { Ok(()) } else { Err(Illegal::NotNow) }
    }

    /// Returns how many colours are covered, `but` for one: monastery 26 does not count its own yet.
    pub(crate) fn covered_colours(&self, but: Kind) -> u8 {
        let built = &self.built[self.here()];
        let covered = |kind: &Kind| *kind != but && built.estate().of_kind(*kind).without(built.filled()).is_empty();
        Kind::ALL.iter().filter(|kind| covered(kind)).count() as u8
    }

    /// Returns how many rounds come after this one.
    pub fn rounds_left(&self) -> u8 {
        PHASES * ROUNDS - 1 - (self.position.phase * ROUNDS + self.position.round)
    }

    /// Returns the bonus tile that the player to move takes for covering a colour: whether it is the large one, and its
    /// points.
    pub fn next_bonus(&self, kind: Kind) -> Option<(bool, i16)> {
        let large = self.position.bonuses[kind as usize].iter().position(Option::is_none)? == 0;
        let points = tables::bonus_points(large, self.position.setup.players);
        Some((large, points * self.rights().bonus_factor()))
    }
}
