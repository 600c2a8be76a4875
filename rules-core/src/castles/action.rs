//! What a player decides, and why a decision is refused.

use serde::{Deserialize, Serialize};

use crate::castles::parts::tile::Building;
use crate::{Phrase, Player};

/// What an action is taken with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Means {
    /// The first die.
    First,
    /// The second die.
    Second,
    /// The effect that waits: a castle stands for a die of any number.
    Effect,
}

impl Means {
    /// The two dice.
    pub const DICE: [Means; 2] = [Means::First, Means::Second];
}

/// A space of the storage, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Storage(pub u8);

impl Storage {
    /// The three that everybody has.
    pub const ALL: [Storage; 3] = [Storage(0), Storage(1), Storage(2)];
    /// How many are one's own in a team; then come two that the team shares.
    pub const OWN: usize = 2;

    /// Returns the space as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A space of the game board for tiles: 0 to 23 are the depots 1 to 6, four spaces each; 24 to 31 the black depot; 32 is
/// the stack of inns beside it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct DepotSpace(pub u8);

impl DepotSpace {
    /// How many there are, without that of the inns.
    pub const COUNT: usize = 32;
    /// The first of the black depot.
    pub const BLACK: u8 = 24;
    /// The stack of inns.
    pub const INNS: DepotSpace = DepotSpace(32);

    /// Returns the number of the depot, 1 to 6; `None` in the black depot and for inns.
    pub const fn depot(self) -> Option<u8> {
        if self.0 < DepotSpace::BLACK { Some(self.0 / 4 + 1) } else { None }
    }

    /// Returns the space as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How a purchase is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Payment {
    /// Two silver.
    Silver,
    /// Two workers: monastery 6 of 2019.
    Workers,
}

/// A set of types of goods: bit 0 is type 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize)]
pub struct Types(pub u8);

impl Types {
    /// Returns whether a type, 1 to 6, is in it.
    pub const fn contains(self, goods: u8) -> bool {
        goods >= 1 && goods <= 6 && self.0 >> (goods - 1) & 1 == 1
    }

    /// Returns how many types it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Types {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let goods = self.0.trailing_zeros() as u8 + 1;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            goods
        })
    }
}

impl FromIterator<u8> for Types {
    /// Collects types, 1 to 6; others are passed over.
    fn from_iter<I: IntoIterator<Item = u8>>(goods: I) -> Self {
        Types(goods.into_iter().filter(|goods| matches!(goods, 1..=6)).fold(0, |set, goods| set | 1 << (goods - 1)))
    }
}

/// One decision. The number that a die is changed to follows from the depot, the space or the goods, and the fewest
/// workers that reach it are paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Set-up: choose the first or the second of the two estates offered.
    PickEstate(bool),
    /// Set-up: choose the space of the starting castle.
    PickCastle {
        /// A castle space.
        space: u8,
    },
    /// Take a tile from a numbered depot into the storage.
    Take {
        /// A die, a castle's action, or the carpenter, church or market.
        with: Means,
        /// Where the tile lies.
        from: DepotSpace,
        /// The stored tile that makes room, exactly when the storage is full. In a team always: the space that the tile
        /// goes to.
        into: Option<Storage>,
    },
    /// Place a stored tile in the estate.
    Place {
        /// A die, a castle's action, or the town hall.
        with: Means,
        /// Which stored tile.
        storage: Storage,
        /// Where it goes.
        space: u8,
    },
    /// Sell all goods of a type.
    Sell {
        /// A die, a castle's action, or the warehouse.
        with: Means,
        /// The type, 1 to 6.
        goods: u8,
    },
    /// Take workers.
    Hire {
        /// A die or a castle's action.
        with: Means,
    },
    /// A ship takes goods from a depot.
    Load {
        /// The depot, 1 to 6.
        depot: u8,
        /// The types taken: all that fit; a choice only where they do not all fit.
        types: Types,
    },
    /// Give up the effect that waits.
    Decline,
    /// Buy a tile into the storage.
    Buy {
        /// Where the tile lies.
        from: DepotSpace,
        /// Silver or workers.
        payment: Payment,
    },
    /// End the turn, or this part of the set-up.
    EndTurn,
    /// Choose the tile to place; the space is asked next. Only where there are too many placements for one list.
    Choose {
        /// Which tile.
        tile: Origin,
    },
    /// Shields 14 and 15: place a tile of the game board directly in the estate.
    PlaceFrom {
        /// Where the tile lies.
        from: DepotSpace,
        /// Where it goes.
        space: u8,
    },
    /// A crane does what a building does.
    Copy {
        /// Which one.
        building: Building,
    },
    /// Shield 5: a ship gathers a type of goods from all depots.
    Gather {
        /// The type, 1 to 6.
        goods: u8,
    },
    /// Monastery 28: buy two workers for one silver.
    BuyWorkers,
    /// Take a shield with both dice, or by shield 11 with a castle's action.
    TakeShield {
        /// Its number, 1 to 18.
        shield: u8,
        /// The castle it goes on, in place of one that is there.
        space: u8,
    },
    /// Shield 16: let a die show any number for the rest of the turn.
    FreeDie {
        /// Which die.
        die: Means,
    },
    /// Shield 6: name the player whose monasteries count as one's own.
    Follow {
        /// Who.
        player: Player,
    },
    /// Shield 4 is gone: remove a stored tile that has no room any more.
    Discard {
        /// Which stored tile.
        storage: Storage,
    },
    /// Pay tribute for the shield that is asked about.
    PayTribute {
        /// Silver, or by shield 3 a worker.
        payment: Payment,
    },
    /// Remove the shield that is asked about from the game.
    GiveUpShield,
    /// Solo game: choose what comes next of all that waits.
    Pick {
        /// Which of the effects that wait, counted from the latest.
        nth: u8,
    },
    /// Solo game: buy the points that are missing to the target.
    BuyPoints,
    /// Solo game: exchange goods for a tile of the black depot, which is stored face down.
    Exchange {
        /// Where the tile lies.
        from: DepotSpace,
    },
    /// Solo game: give one of the goods for it.
    Give {
        /// The type, 1 to 6.
        goods: u8,
    },
    /// Team game: buy a tile into a space of the storage.
    BuyInto {
        /// Where the tile lies.
        from: DepotSpace,
        /// Silver or workers.
        payment: Payment,
        /// Where it goes: the first empty space of one's own or of the team's.
        storage: Storage,
    },
}

impl Action {
    /// Returns the space of the storage that it empties.
    pub(super) const fn stored(mut self) -> Option<Storage> {
        match self.stored_mut() {
            Some(storage) => Some(*storage),
            None => None,
        }
    }

    /// Returns the same, to be changed.
    pub(super) const fn stored_mut(&mut self) -> Option<&mut Storage> {
        match self {
            Action::Place { storage, .. } | Action::Discard { storage } | Action::Take { into: Some(storage), .. } => {
                Some(storage)
            }
            Action::Choose { tile: Origin::Stored(storage) } => Some(storage),
            _ => None,
        }
    }
}

/// Where a tile to place comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// The storage.
    Stored(Storage),
    /// The game board.
    Lying(DepotSpace),
}

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The game asks for something else at this stage.
    NotNow,
    /// An effect waits; dice and the end of the turn come after it.
    EffectFirst,
    /// No effect waits.
    NothingWaits,
    /// The effect that waits does something else.
    OtherEffect,
    /// The die has been used.
    DieUsed,
    /// Both dice must be used before the turn ends.
    DiceLeft,
    /// No tile lies there.
    NoTile,
    /// Only numbered depots are open to this action.
    BlackDepot,
    /// The building that waits takes other kinds of tiles.
    OtherKind,
    /// The storage is full: a discard must be named.
    NameDiscard,
    /// Nothing is discarded while there is room, or by this effect.
    NoDiscard,
    /// No storage space is empty.
    StorageFull,
    /// Nothing is stored there.
    NothingStored,
    /// There is no such space.
    NoSpace,
    /// The space has another colour.
    OtherColour,
    /// The space is covered.
    Covered,
    /// The space touches no placed tile.
    Apart,
    /// The town has this building already.
    SameBuilding,
    /// There are fewer workers than this many.
    Workers(u8),
    /// There is too little silver.
    Silver,
    /// No goods of this type are stored.
    NoGoods,
    /// There is no such depot, or the second one is no neighbour with goods that fit.
    OtherDepot,
    /// Not the types of goods that fit.
    OtherGoods,
    /// A castle's action and a ship's goods cannot be declined.
    MustUse,
    /// There was a purchase this turn.
    Bought,
    /// Only the black depot sells to this player.
    OnlyBlack,
    /// This player cannot pay with workers.
    OnlySilver,
    /// Not a castle space.
    NoCastleSpace,
    /// The area has an inn already.
    SecondInn,
    /// There are too many placements for one list: choose the tile first.
    ChooseFirst,
    /// All placements are listed: no tile is chosen first.
    NoChoice,
    /// A tile is chosen: it must be placed.
    PlaceFirst,
    /// The tile fits nowhere now.
    FitsNowhere,
    /// The player has no monastery and no shield for it.
    NoRight,
    /// No such shield lies in a depot.
    NoShield,
    /// Shields go on castles.
    NoCastle,
    /// Another player has been named already.
    Named,
    /// One of the other players must be named.
    OtherPlayer,
    /// The crane could do nothing with it.
    OfNoUse,
    /// Only once a turn.
    OnceATurn,
    /// This cannot come next.
    NotThis,
    /// A team's storage: the first empty space of one's own or of the team's must be named.
    NameStore,
}

impl Phrase for Illegal {
    fn phrase(&self) -> &'static str {
        match self {
            Illegal::Over => "the game is over",
            Illegal::NotNow => "something else is asked now",
            Illegal::EffectFirst => "an effect waits and comes first",
            Illegal::NothingWaits => "no effect waits",
            Illegal::OtherEffect => "the effect does something else",
            Illegal::DieUsed => "this die is used",
            Illegal::DiceLeft => "both dice must be used first",
            Illegal::NoTile => "no tile lies there",
            Illegal::BlackDepot => "not from the black depot",
            Illegal::OtherKind => "not this kind of tile",
            Illegal::NameDiscard => "storage full: name a discard",
            Illegal::NoDiscard => "nothing is discarded here",
            Illegal::StorageFull => "no empty storage space",
            Illegal::NothingStored => "nothing is stored there",
            Illegal::NoSpace => "there is no such space",
            Illegal::OtherColour => "the space has another colour",
            Illegal::Covered => "the space is covered",
            Illegal::Apart => "it touches no placed tile",
            Illegal::SameBuilding => "the town has this building",
            Illegal::Workers(_) => "too few workers",
            Illegal::Silver => "too little silver",
            Illegal::NoGoods => "no goods of this type",
            Illegal::OtherDepot => "not from this depot",
            Illegal::OtherGoods => "take exactly the goods that fit",
            Illegal::MustUse => "this cannot be declined",
            Illegal::Bought => "only one purchase a turn",
            Illegal::OnlyBlack => "only the black depot sells",
            Illegal::OnlySilver => "only silver buys",
            Illegal::NoCastleSpace => "not a castle space",
            Illegal::SecondInn => "the area has an inn",
            Illegal::ChooseFirst => "choose the tile first",
            Illegal::NoChoice => "name tile and space at once",
            Illegal::PlaceFirst => "the chosen tile comes first",
            Illegal::FitsNowhere => "it fits nowhere now",
            Illegal::NoRight => "no tile or shield allows it",
            Illegal::NoShield => "no such shield in a depot",
            Illegal::NoCastle => "shields go on castles",
            Illegal::Named => "somebody is named already",
            Illegal::OtherPlayer => "name another player",
            Illegal::OfNoUse => "it could do nothing",
            Illegal::OnceATurn => "only once a turn",
            Illegal::NotThis => "this cannot come next",
            Illegal::NameStore => "name a store with room",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_six_types_of_goods() {
        assert!((0..=255).filter(|&goods| Types(255).contains(goods)).eq(1..=6));
        assert_eq!([0, 1, 6, 7, 9].into_iter().collect::<Types>(), Types(0b10_0001));
    }
}
