//! What lies on the table: everything in this game is open but the piles' order and the next dice.

use crate::castles::action::{DepotSpace, Means, Origin, Storage, Types};
use crate::castles::parts::counter::Counter;
use crate::castles::parts::effect::{Effect, Waiting};
use crate::castles::parts::estate::MOST_SPACES;
use crate::castles::parts::expansion::Expansions;
use crate::castles::parts::route::{CARD_SPACES, MAX_CARDS, Route};
use crate::castles::parts::shield::{SHIELDS, ShieldAt, Shields};
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::{Kind, Tile};
use crate::castles::setup::Setup;
use crate::castles::tables;
use crate::{Dice, Player};

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Everybody chooses an estate, in turn order.
    Estates,
    /// Everybody chooses where the starting castle stands, in turn order.
    Castles,
    /// The rounds of the five phases.
    Rounds,
    /// The end of a phase: shields 14 and 15 place tiles, in turn order.
    PhaseEnd,
    /// The end of a phase: everybody pays tribute for shields, in turn order.
    Tribute,
    /// The game is over.
    Over,
}

impl Stage {
    /// Returns whether phase A has begun: tiles and goods lie on the game board, and dice have been rolled.
    pub const fn is_dealt(self) -> bool {
        !matches!(self, Stage::Estates | Stage::Castles)
    }
}

/// Goods tiles by type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Goods(pub [u8; 6]);

impl Goods {
    /// Returns how many goods of a type, 1 to 6, there are.
    pub const fn of(&self, goods: u8) -> u8 {
        self.0[goods as usize - 1]
    }

    /// Adds tiles of a type, 1 to 6.
    pub const fn add(&mut self, goods: u8, count: u8) {
        self.0[goods as usize - 1] += count;
    }

    /// Takes a tile of a type, 1 to 6, if there is one.
    pub const fn remove(&mut self, goods: u8) {
        let left = &mut self.0[goods as usize - 1];
        *left = left.saturating_sub(1);
    }

    /// Takes all tiles of a type, 1 to 6. Returns how many there were.
    pub const fn take(&mut self, goods: u8) -> u8 {
        core::mem::replace(&mut self.0[goods as usize - 1], 0)
    }

    /// Returns how many goods of all types there are.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns the types of which there is at least one.
    pub fn types(&self) -> Types {
        Types(self.0.iter().rev().fold(0, |set, &count| set << 1 | u8::from(count > 0)))
    }

    /// Draws one. Returns its type, if there was one left.
    pub(crate) fn draw(&mut self, generator: &mut impl Dice) -> Option<u8> {
        draw(&mut self.0, generator).map(|sort| sort as u8 + 1)
    }
}

/// Hex tiles that do not lie open, by face: what is in the piles is known, only its order is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piles {
    /// Those with a back of their colour.
    pub coloured: [u8; Tile::FACES],
    /// Those with a black back.
    pub black: [u8; Tile::FACES],
    /// Those that have left the game, whatever their back.
    pub gone: [u8; Tile::FACES],
}

impl Piles {
    /// Returns all tiles of a game.
    pub const fn full(expansions: Expansions) -> Piles {
        const BASE: Piles = Piles::counted(Expansions::NONE);
        if expansions.is_empty() { BASE } else { Piles::counted(expansions) }
    }

    const fn counted(expansions: Expansions) -> Piles {
        let mut piles = Piles { coloured: [0; Tile::FACES], black: [0; Tile::FACES], gone: [0; Tile::FACES] };
        let mut face = 0;
        while face < Tile::FACES {
            (piles.coloured[face], piles.black[face]) = tables::copies(Tile::at(face), expansions);
            face += 1;
        }
        piles
    }

    /// Counts a tile that leaves the game. One that lies face down was counted before.
    pub(crate) fn leave(&mut self, tile: Tile) {
        if let Some(gone) = self.gone.get_mut(tile.index()) {
            *gone += 1;
        }
    }

    /// Draws a tile of a kind, if there is one left.
    pub(crate) fn draw(&mut self, kind: Kind, generator: &mut impl Dice) -> Option<Tile> {
        let faces = Tile::faces(kind);
        let face = draw(&mut self.coloured[faces.clone()], generator)?;
        Tile::from_index(faces.start + face)
    }

    /// Draws a tile with a black back, if there is one left.
    pub(crate) fn draw_black(&mut self, generator: &mut impl Dice) -> Option<Tile> {
        Tile::from_index(draw(&mut self.black, generator)?)
    }
}

/// Draws one of a pile, each tile as likely as the others. Returns the index of its sort.
fn draw(pile: &mut [u8], generator: &mut impl Dice) -> Option<usize> {
    // No pile has more than a byte can count; tiles that are all alike need no chance.
    let total = pile.iter().fold(0, |total: u8, &left| total.wrapping_add(left));
    let mut nth = match total {
        0 => return None,
        _ if pile.len() == 1 => 0,
        _ => generator.below(u32::from(total)) as u8,
    };
    for (sort, left) in pile.iter_mut().enumerate() {
        if nth < *left {
            *left -= 1;
            return Some(sort);
        }
        nth -= *left;
    }
    None
}

/// What one player holds alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The stored tiles. In a team there are two spaces of one's own; the third stays empty.
    pub storage: [Option<Tile>; 3],
    /// With shield 4: stored tiles beyond three, without gaps. There are none while one of the three spaces is empty.
    pub annex: [Option<Tile>; Hand::ANNEX],
    /// What the two dice show; 0 before the first roll.
    pub dice: [u8; 2],
    /// Which of them are used.
    pub used: [bool; 2],
    /// Steps on the turn-order track.
    pub step: u8,
    /// Points so far, by [`Source::SCORED_IN_PLAY`].
    pub points: [i16; Source::SCORED_IN_PLAY.len()],
}

impl Hand {
    /// Room for stored tiles beyond three. Shield 4 has no limit; two dice and a purchase a turn do not come near it.
    pub const ANNEX: usize = 77;

    pub(crate) const EMPTY: Hand = Hand {
        storage: [None; 3],
        annex: [None; Hand::ANNEX],
        dice: [0; 2],
        used: [false; 2],
        step: 0,
        points: [0; Source::SCORED_IN_PLAY.len()],
    };

    /// Takes a tile out of the storage; tiles beyond three close the gap.
    fn unstore(&mut self, storage: Storage) -> Option<Tile> {
        let tile = self.space_mut(storage)?.take();
        let mut gap = storage;
        while self.annex[0].is_some() || gap.index() >= self.storage.len() {
            let next = Storage(gap.0 + 1);
            let Some(moved) = self.space_mut(next).and_then(Option::take) else { break };
            self.space_mut(gap)?.replace(moved);
            gap = next;
        }
        tile
    }

    fn space_mut(&mut self, storage: Storage) -> Option<&mut Option<Tile>> {
        let index = storage.index();
        if index < self.storage.len() {
            self.storage.get_mut(index)
        } else {
            self.annex.get_mut(index - self.storage.len())
        }
    }
}

/// An estate and what belongs to it: that of a player, or what a team shares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duchy {
    /// The number of the estate; 0 while it is not chosen.
    pub estate: u8,
    /// The two estates to choose from, in a game with drawn ones.
    pub offer: [u8; 2],
    /// The tiles in the estate.
    pub placed: [Option<Tile>; MOST_SPACES],
    /// The stored tiles that a team shares.
    pub shared: [Option<Tile>; 2],
    /// Goods in the storage.
    pub goods: Goods,
    /// Goods sold.
    pub sold: Goods,
    /// Silver.
    pub silver: u16,
    /// Workers.
    pub workers: u16,
    /// The trade route.
    pub route: Route,
}

impl Duchy {
    pub(crate) const EMPTY: Duchy = Duchy {
        estate: 0,
        offer: [0; 2],
        placed: [None; MOST_SPACES],
        shared: [None; 2],
        goods: Goods([0; 6]),
        sold: Goods([0; 6]),
        silver: 0,
        workers: 0,
        route: Route { cards: [0; MAX_CARDS], laid: [0; MAX_CARDS * CARD_SPACES] },
    };
}

/// Everything on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What the game was started from.
    pub setup: Setup,
    /// How far it is.
    pub stage: Stage,
    /// In the set-up: the choice is made, the end of the turn is still to come.
    pub picked: bool,
    /// The phase, 0 for A to 4 for E.
    pub phase: u8,
    /// The round of the phase, 0 to 4.
    pub round: u8,
    /// What the white die shows; 0 before the first roll.
    pub white: u8,
    /// The players on the track: the furthest first, in a stack the top first.
    pub track: [Player; 4],
    /// The order of play in this round.
    pub order: [Player; 4],
    /// Whose turn it is, as an index of `order`.
    pub current: u8,
    /// Whether there was a purchase this turn.
    pub bought: bool,
    /// The effects that wait for a decision.
    pub waiting: Waiting,
    /// The tile that was chosen to be placed.
    pub chosen: Option<Origin>,
    /// The die that shows any number this turn, by shield 16.
    pub free_die: Option<Means>,
    /// The player whose monasteries count for the holder of shield 6.
    pub followed: Option<Player>,
    /// Where each shield is, by number.
    pub shields: [ShieldAt; SHIELDS],
    /// Inns beside the black depot.
    pub inns: u8,
    /// Who took the large and the small bonus for joining all border posts.
    pub posts: [Option<Player>; 2],
    /// The tiles on the game board.
    pub tiles: [Option<Tile>; DepotSpace::COUNT],
    /// The goods in the depots 1 to 6.
    pub depot_goods: [Goods; 6],
    /// The type of goods on each round space; 0 once it has been moved.
    pub round_goods: [u8; 5],
    /// Goods that nobody has seen yet.
    pub goods_pile: Goods,
    /// Goods that have left the game, in a solo game.
    pub goods_gone: Goods,
    /// The points of a solo game.
    pub counter: Counter,
    /// Who took the large and the small bonus tile of each kind.
    pub bonuses: [[Option<Player>; 2]; 6],
    /// Tiles that do not lie open.
    pub piles: Piles,
    /// What each player holds alone; empty where nobody sits.
    pub hands: [Hand; 4],
    /// The duchies of the players, or of the two teams; empty where nobody sits.
    pub duchies: [Duchy; 4],
}

impl Position {
    /// Returns the table before anything is dealt: all tiles and goods in the piles.
    pub fn empty(setup: Setup) -> Position {
        Position {
            setup,
            stage: Stage::Rounds,
            picked: false,
            phase: 0,
            round: 0,
            white: 0,
            track: [Player(0), Player(1), Player(2), Player(3)],
            order: [Player(0), Player(1), Player(2), Player(3)],
            current: 0,
            bought: false,
            waiting: Waiting::default(),
            chosen: None,
            free_die: None,
            followed: None,
            shields: [ShieldAt::Box; SHIELDS],
            inns: 0,
            posts: [None; 2],
            tiles: [None; DepotSpace::COUNT],
            depot_goods: [Goods([0; 6]); 6],
            round_goods: [0; 5],
            goods_pile: Goods([tables::GOODS_OF_A_TYPE; 6]),
            goods_gone: Goods([0; 6]),
            counter: Counter { points: 0, target: setup.estates.target() },
            bonuses: [[None; 2]; 6],
            piles: Piles::full(setup.expansions),
            hands: [Hand::EMPTY; 4],
            duchies: [Duchy::EMPTY; 4],
        }
    }

    /// Returns the tile that lies on a space of the game board.
    pub fn tile(&self, at: DepotSpace) -> Option<Tile> {
        if at == DepotSpace::INNS {
            return (self.inns > 0).then_some(Tile::INN);
        }
        self.tiles.get(at.index()).copied().flatten()
    }

    /// Returns the effect that waits for a decision now.
    pub const fn waiting(&self) -> Option<Effect> {
        self.waiting.first()
    }

    /// Returns what a player holds alone.
    pub const fn hand(&self, player: Player) -> &Hand {
        &self.hands[player.index()]
    }

    /// Returns the duchy of a player or of the player's team.
    pub const fn duchy(&self, player: Player) -> &Duchy {
        &self.duchies[self.setup.duchy_of(player)]
    }

    /// Returns the duchy of a player or of the player's team, to change it.
    pub const fn duchy_mut(&mut self, player: Player) -> &mut Duchy {
        &mut self.duchies[self.setup.duchy_of(player)]
    }

    /// Returns the tile in a space of the storage that a player can use.
    pub fn stored(&self, player: Player, storage: Storage) -> Option<Tile> {
        let hand = self.hand(player);
        let index = storage.index();
        match hand.storage.get(index) {
            _ if self.setup.is_team() => match index.checked_sub(Storage::OWN) {
                Some(index) => self.duchy(player).shared.get(index).copied().flatten(),
                None => hand.storage[index],
            },
            Some(tile) => *tile,
            None => hand.annex.get(index - hand.storage.len()).copied().flatten(),
        }
    }

    /// Returns the stored tiles that a player can use, each with its space: one's own, then those that the team shares.
    pub fn all_stored(&self, player: Player) -> impl Iterator<Item = (Storage, Tile)> {
        let hand = self.hand(player);
        let (own, shared) = match self.setup.is_team() {
            true => (Storage::OWN, &self.duchy(player).shared[..]),
            false => (hand.storage.len(), &[][..]),
        };
        let beyond = hand.annex.iter().take_while(|tile| tile.is_some());
        let tiles = hand.storage[..own].iter().chain(shared).chain(beyond);
        (0..).map(Storage).zip(tiles).filter_map(|(space, tile)| Some((space, (*tile)?)))
    }

    /// Puts a tile into a space of a player's storage and returns the one that was there.
    pub fn store(&mut self, player: Player, storage: Storage, tile: Tile) -> Option<Tile> {
        match self.shared_mut(player, storage) {
            Some(space) => space.replace(tile),
            None => self.hands[player.index()].space_mut(storage)?.replace(tile),
        }
    }

    /// Takes a tile out of a player's storage.
    pub fn unstore(&mut self, player: Player, storage: Storage) -> Option<Tile> {
        match self.shared_mut(player, storage) {
            Some(space) => space.take(),
            None => self.hands[player.index()].unstore(storage),
        }
    }

    /// Returns a space of the storage that a team shares.
    fn shared_mut(&mut self, player: Player, storage: Storage) -> Option<&mut Option<Tile>> {
        if !self.setup.is_team() {
            return None;
        }
        let index = storage.index().checked_sub(Storage::OWN)?;
        self.duchy_mut(player).shared.get_mut(index)
    }

    /// Returns whether no phase follows.
    pub const fn is_last_phase(&self) -> bool {
        self.phase + 1 >= tables::PHASES
    }

    /// Returns whether no round of the phase follows.
    pub const fn is_last_round(&self) -> bool {
        self.round + 1 >= tables::ROUNDS
    }

    /// Returns how many bonus tiles a player or the player's team has taken.
    pub fn bonus_tiles(&self, player: Player) -> u8 {
        let takers = self.bonuses.iter().flatten().flatten();
        takers.filter(|&&taker| self.setup.duchy_of(taker) == self.setup.duchy_of(player)).count() as u8
    }

    /// Returns the player whose turn it is.
    pub const fn current(&self) -> Player {
        // There are at most four: the mask spares a check that could not fail.
        self.order[(self.current & 3) as usize]
    }

    /// Returns the shields on a player's castles.
    pub fn shields_of(&self, player: Player) -> Shields {
        let own = |at: &ShieldAt| matches!(*at, ShieldAt::Castle(holder, _) if holder == player);
        self.shields.iter().zip(1..).filter(|(at, _)| own(at)).map(|(_, number)| number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn a_pile_is_drawn_to_its_last_tile_each_as_likely() {
        let mut generator = Seed::new(1).generator();
        assert_eq!(draw(&mut [0, 0], &mut generator), None);
        let mut first = [0; 3];
        for _ in 0..600 {
            let mut pile = [1, 0, 2];
            let drawn: [_; 4] = core::array::from_fn(|_| draw(&mut pile, &mut generator));
            first[drawn[0].unwrap()] += 1;
            assert_eq!((drawn.iter().flatten().sum::<usize>(), drawn[3], pile), (4, None, [0; 3]));
        }
        assert!((160..240).contains(&first[0]) && first[1] == 0, "{first:?}");
        // Tiles that are all alike need no chance.
        let before = generator.clone();
        let mut pile = [2];
        assert_eq!([(); 3].map(|()| draw(&mut pile, &mut generator)), [Some(0), Some(0), None]);
        assert_eq!(generator, before);
    }
}
