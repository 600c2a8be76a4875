//! Suits, the tiles and dice that carry them, and the spaces where tiles lie.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::Phrase;

/// A suit of the piecepack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Suit {
    /// Red.
    Sun,
    /// Black.
    Moon,
    /// Green.
    Crown,
    /// Blue.
    Arms,
}

impl Suit {
    /// All four.
    pub const ALL: [Suit; 4] = [Suit::Sun, Suit::Moon, Suit::Crown, Suit::Arms];
}

/// What a coin stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Resource {
    /// For roads, villages and units.
    Brick,
    /// For towns and knights.
    Ore,
    /// For settlements, knights and scouts.
    Grain,
    /// For roads, villages and traders.
    Lumber,
}

impl Phrase for Resource {
    fn phrase(&self) -> &'static str {
        ["brick", "ore", "grain", "lumber"][*self as usize]
    }
}

/// A region tile: a suit and a number from 2 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Region(u8);

impl Region {
    /// How many there are.
    pub const COUNT: u8 = 16;
    /// The lowest number; as many numbers as suits follow.
    pub const LOWEST: u8 = 2;

    /// Returns the tile of this suit and number, if the number is one of a region.
    pub const fn new(suit: Suit, number: u8) -> Option<Region> {
        if number >= Self::LOWEST && number < Self::LOWEST + 4 {
            Some(Region(suit as u8 * 4 + number - Self::LOWEST))
        } else {
            None
        }
    }

    /// Iterates over all sixteen.
    pub fn all() -> impl Iterator<Item = Region> {
        (0..Self::COUNT).map(Region)
    }

    /// Returns what it produces.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize / 4 % 4]
    }

    /// Returns the number that makes it produce.
    pub const fn number(self) -> u8 {
        self.0 % 4 + Self::LOWEST
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.suit(), self.number())
    }
}

/// Iterates over the bits of a set, from the lowest.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let bit = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}

/// A set of region tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Regions(u16);

impl Regions {
    /// Every one.
    pub const ALL: Regions = Regions(u16::MAX);

    /// Returns whether a tile is among them; one that does not exist is not.
    pub const fn contains(self, region: Region) -> bool {
        region.0 < Region::COUNT && self.0 >> region.0 & 1 == 1
    }

    /// Takes a tile out.
    pub const fn remove(&mut self, region: Region) {
        self.0 &= !(1 << (region.0 % Region::COUNT));
    }

    /// Returns how many tiles there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the tiles, ascending.
    pub fn iter(self) -> impl Iterator<Item = Region> {
        bits(self.0.into()).map(Region)
    }
}

/// Some of the four dice, each known by its suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
pub struct DiceSet(u8);

impl DiceSet {
    /// All four.
    pub const ALL: DiceSet = DiceSet(15);

    /// Returns the dice for which `holds` is true.
    pub fn of(holds: impl Fn(Suit) -> bool) -> DiceSet {
        DiceSet(Suit::ALL.into_iter().filter(|&die| holds(die)).map(|die| 1 << die as u8).sum())
    }

    /// Iterates over all divisions of the dice in two, each by the set without the [`Arms`](Suit::Arms) die.
    pub fn divisions() -> impl Iterator<Item = DiceSet> {
        (0..8).map(DiceSet)
    }

    /// Returns the set that stands for the division into this set and the rest: the one without the
    /// [`Arms`](Suit::Arms) die.
    #[must_use]
    pub const fn division(self) -> DiceSet {
        if self.contains(Suit::Arms) { self.rest() } else { self }
    }

    /// Returns whether a die is in it.
    pub const fn contains(self, die: Suit) -> bool {
        self.0 >> die as u8 & 1 == 1
    }

    /// Returns the other dice.
    #[must_use]
    pub const fn rest(self) -> DiceSet {
        DiceSet(!self.0 & 15)
    }

    /// Returns the dice of this set that are not in the other.
    #[must_use]
    pub const fn except(self, other: DiceSet) -> DiceSet {
        DiceSet(self.0 & !other.0)
    }

    /// Returns how many dice there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the dice by suit.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

impl From<Suit> for DiceSet {
    fn from(die: Suit) -> Self {
        DiceSet(1 << die as u8)
    }
}

/// What a null or an ace on a die brings to the player who has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum DieEvent {
    /// A coin of one's choice.
    RichHarvest,
    /// With traders: a coin from the opponent for another.
    TradeAdvantage,
    /// With knights: a coin from the opponent.
    Tournament,
    /// With many unguarded coins: half of all coins are lost.
    RaiderAttack,
}

impl DieEvent {
    /// All four.
    pub const ALL: [DieEvent; 4] = {
        use DieEvent::*;
        [RichHarvest, TradeAdvantage, Tournament, RaiderAttack]
    };
}

impl Phrase for DieEvent {
    fn phrase(&self) -> &'static str {
        ["rich harvest", "trade advantage", "tournament", "raider attack"][*self as usize]
    }
}

/// Above or below the row of settlements and roads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Row {
    /// Above.
    Above,
    /// Below.
    Below,
}

impl Row {
    /// Both.
    pub const ALL: [Row; 2] = [Row::Above, Row::Below];
}

/// One end of a colony.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Towards lower columns.
    Left,
    /// Towards higher columns.
    Right,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Left, Side::Right];

    /// Returns the column next to this one.
    pub const fn of(self, column: u8) -> u8 {
        match self {
            Side::Left => column.wrapping_sub(1),
            Side::Right => column.wrapping_add(1),
        }
    }
}

/// A space above or below a column: an odd column has room for a region there, an even one for a knight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Space {
    /// The column; see [`Colony`](super::Colony).
    pub column: u8,
    /// Which of its two spaces.
    pub row: Row,
}

impl Space {
    /// Creates a space.
    pub const fn new(column: u8, row: Row) -> Space {
        Space { column, row }
    }
}
