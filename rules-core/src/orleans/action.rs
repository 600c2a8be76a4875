//! What a player decides, and why it may be refused.

use serde::{Deserialize, Serialize};

use crate::orleans::parts::{Character, Follower, Good, Kind, Place, Spot, Town};
use crate::{Phrase, Player};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Draw this many followers from the bag.
    Draw(u8),
    /// Take a follower from an action space back to the market.
    TakeBack(Spot),
    /// Put a follower on an action space.
    Put {
        /// Who.
        follower: Follower,
        /// Where: of equal spaces the first.
        at: Spot,
    },
    /// Use an activated place.
    Use(Place),
    /// Repeat the action of a place by the Well.
    Copy(Place),
    /// Gain a follower of a kind: by the Village, or a step on a track by Training.
    Recruit(Kind),
    /// Move the merchant along a way.
    Travel {
        /// The index of the way in the [list](crate::orleans::map::WAYS).
        way: u8,
        /// Which of its goods is taken, if any: of equal ones the first.
        take: Option<u8>,
    },
    /// Send a neutral follower to a deed.
    Send {
        /// Who.
        kind: Kind,
        /// Where to.
        to: Destination,
        /// Take a development point, not coins.
        development: bool,
    },
    /// Put a technology tile on an action space.
    Equip(Spot),
    /// Take a place tile.
    TakeTile(Place),
    /// Buy a good from the market.
    Buy(Good),
    /// Sell a good to the market.
    Sell(Good),
    /// Exchange equal goods for another one.
    Swap {
        /// The type that is given.
        give: Good,
        /// The type that is taken.
        take: Good,
    },
    /// Pay this many coins.
    PayCoins(u8),
    /// Pay with a good.
    PayGood(Good),
    /// Give something for a missing coin.
    Give(Item),
    /// Meet an objective.
    Fulfil(u8),
    /// Put a drawn follower back into the bag.
    Banish(Follower),
    /// Put a citizen where it waits: a bit of [`citizen`](crate::orleans::citizen).
    Settle(u8),
    /// Start with the merchant in a town.
    Start(Town),
    /// Choose a place tile for the game.
    Choose(Place),
    /// Choose what the Bourgeois House brings.
    Bonus(Bonus),
    /// Keep a structure card, by its number.
    Keep(u8),
    /// Move the carpenter along a way with a follower.
    MoveCarpenter {
        /// The index of the way in the [list](crate::orleans::map::WAYS).
        way: u8,
        /// Who goes to the bag for it.
        follower: Follower,
    },
    /// Build the structure in hand on a goods tile.
    Build {
        /// The index of the way in the [list](crate::orleans::map::WAYS).
        way: u8,
        /// Which of its goods.
        space: u8,
    },
    /// Draw two structure cards and keep one instead of that in hand.
    Renew,
    /// Place a coin or a good beside a structure.
    Furnish {
        /// Which of those built.
        site: u8,
        /// The good; none is a coin.
        good: Option<Good>,
    },
    /// Return a follower to its pile.
    Return {
        /// Who.
        follower: Follower,
        /// From where.
        from: Origin,
    },
    /// Send a good.
    Ship {
        /// Which.
        good: Good,
        /// Where to.
        to: Receiver,
    },
    /// Send coins.
    Donate {
        /// How many.
        coins: u8,
        /// Where to.
        to: Receiver,
    },
    /// Send a follower of the market to another player.
    Host {
        /// Who.
        follower: Follower,
        /// To whom.
        to: Player,
    },
    /// Choose where the follower stands there.
    Lodge(Spot),
    /// Use another player's activated place.
    Borrow {
        /// Whose.
        from: Player,
        /// Which.
        place: Place,
    },
    /// Send a technology tile to the catapult.
    Catapult,
    /// Give or take a unit of what the event asks of the team.
    Team {
        /// Who gives or gets it.
        player: Player,
        /// What.
        unit: Unit,
    },
    /// Take grain from the map.
    Drought {
        /// The index of the way in the [list](crate::orleans::map::WAYS).
        way: u8,
        /// Which of its goods.
        space: u8,
    },
    /// Give up a citizen that waits: a bit of [`citizen`](crate::orleans::citizen).
    Forgo(u8),
    /// Be a character.
    Be(Character),
    /// Do what is offered.
    Accept,
    /// Turn down what is offered, or stop.
    Decline,
    /// Take no more actions this round.
    Pass,
    /// End this part.
    Done,
}

/// Where the Town Hall and the Gunpowder Tower send followers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Destination {
    /// The beneficial deed at this index of the scenario's list.
    Deed(u8),
    /// The structure at this index among those built.
    Structure(u8),
    /// The city walls.
    Walls,
    /// The achievement at this index.
    Achievement(u8),
    /// The assembly hall.
    Assembly,
}

/// Where goods and coins are sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Receiver {
    /// The warehouse.
    Warehouse,
    /// The treasury.
    Treasury,
    /// The achievement at this index.
    Achievement(u8),
    /// Another player.
    Player(Player),
}

impl Receiver {
    /// Returns whether it is of the city: what is sent there can be divided.
    pub const fn is_city(self) -> bool {
        !matches!(self, Receiver::Player(_))
    }
}

/// A unit of what an event asks of the team.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Unit {
    /// A coin.
    Coin,
    /// The technology tile of a place.
    Technology(Place),
    /// A place tile.
    Tile(Place),
    /// A development point.
    Development,
    /// A monk.
    Monk,
    /// A wine.
    Wine,
    /// A good is bought.
    Buy(Good),
    /// A good is sold.
    Sell(Good),
    /// The merchant takes a waterway.
    Winds {
        /// The index of the way in the [list](crate::orleans::map::WAYS).
        way: u8,
        /// Which of its goods is taken, if any.
        take: Option<u8>,
    },
}

/// Where a follower is taken from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    /// The bag.
    Bag,
    /// The market.
    Market,
    /// An action space.
    Space(Spot),
}

/// What the Bourgeois House brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Bonus {
    /// A good.
    Good(Good),
    /// The merchant takes any way.
    Travel,
    /// Five coins.
    Coins,
    /// Three development points.
    Development,
}

/// What is given for a missing coin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Item {
    /// A trading station of the stock.
    Stock,
    /// A trading station on the map.
    Station(Town),
    /// A follower, drawn from the bag.
    Follower,
    /// A development point.
    Development,
    /// A good.
    Good(Good),
    /// A place tile.
    Tile(Place),
    /// The technology tile of a place.
    Technology(Place),
}

/// Why an action is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The game asks for something else.
    NotNow,
    /// More than can be drawn.
    TooMany,
    /// Such a follower is not here.
    NoFollower,
    /// The player has no such place.
    NoPlace,
    /// The place has no such space.
    NoSpace,
    /// Something lies on the space already.
    Occupied,
    /// The follower may not stand there.
    Unfit,
    /// An equal space comes first.
    EqualSpace,
    /// Nobody stands there.
    NobodyThere,
    /// The market is full.
    MarketFull,
    /// No draw was given up for it, or followers have been put already.
    NoTakingBack,
    /// The place is not activated.
    NotWhole,
    /// The event of the round forbids it.
    Forbidden,
    /// It would do nothing.
    Idle,
    /// The Gunpowder Tower has sent followers this round.
    Fired,
    /// The pile of these followers is empty.
    PileEmpty,
    /// The track is at its end.
    TrackEnd,
    /// No such way leads from here.
    NoWay,
    /// No such good lies there, or an equal one comes first.
    NoGood,
    /// There is no such deed, or it wants nobody of this kind.
    NotWanted,
    /// The deed brings no development, or none is left to gain.
    NoDevelopment,
    /// Technology may not go there.
    NoTechnology,
    /// The first technology tile replaces a farmer.
    FarmerFirst,
    /// No such place tile can be taken.
    NoTile,
    /// The first place tile is of category I.
    CategoryOne,
    /// The goods market has none.
    SoldOut,
    /// Too few coins.
    Coins,
    /// There is a trading station here.
    StationHere,
    /// No trading station is in stock.
    NoStation,
    /// The player does not have that.
    NotOwned,
    /// Development never goes back onto a coin space.
    CoinSpace,
    /// This has to be done.
    MustDo,
    /// The turn has to end first.
    EndTurn,
    /// The objective is met already.
    AlreadyMet,
    /// One objective a round.
    OneARound,
    /// Another objective comes first.
    InOrder,
    /// The merchant is somewhere else.
    NotThere,
    /// It is not reached yet.
    NotReached,
    /// It is too late for it.
    TooLate,
    /// No citizen can be there, or none is left.
    NoCitizen,
    /// There is no such structure card.
    NoCard,
    /// No such structure is built.
    NoSite,
    /// All goods go to the same receiver.
    OneReceiver,
    /// Another player is this character.
    Taken,
}

impl Phrase for Illegal {
    fn phrase(&self) -> &'static str {
        match self {
            Illegal::Over => "the game is over",
            Illegal::NotNow => "something else is asked now",
            Illegal::TooMany => "more than can be drawn",
            Illegal::NoFollower => "no such follower here",
            Illegal::NoPlace => "you have no such place",
            Illegal::NoSpace => "no such space",
            Illegal::Occupied => "the space is taken",
            Illegal::Unfit => "another follower is needed there",
            Illegal::EqualSpace => "an equal space comes first",
            Illegal::NobodyThere => "nobody stands there",
            Illegal::MarketFull => "the market is full",
            Illegal::NoTakingBack => "nobody can be taken back now",
            Illegal::NotWhole => "the place is not activated",
            Illegal::Forbidden => "the event forbids it",
            Illegal::Idle => "it would do nothing",
            Illegal::Fired => "the tower was used this round",
            Illegal::PileEmpty => "the pile is empty",
            Illegal::TrackEnd => "the track is at its end",
            Illegal::NoWay => "no such way from here",
            Illegal::NoGood => "no such good there",
            Illegal::NotWanted => "not wanted there",
            Illegal::NoDevelopment => "no development to gain",
            Illegal::NoTechnology => "no technology goes there",
            Illegal::FarmerFirst => "the first one replaces a farmer",
            Illegal::NoTile => "no such place tile to take",
            Illegal::CategoryOne => "the first one is of category I",
            Illegal::SoldOut => "sold out",
            Illegal::Coins => "too few coins",
            Illegal::StationHere => "a trading station is here",
            Illegal::NoStation => "no station in stock",
            Illegal::NotOwned => "you do not have that",
            Illegal::CoinSpace => "not back onto a coin space",
            Illegal::MustDo => "this has to be done",
            Illegal::EndTurn => "the turn has to end first",
            Illegal::AlreadyMet => "this objective is met",
            Illegal::OneARound => "one objective a round",
            Illegal::InOrder => "another objective comes first",
            Illegal::NotThere => "the merchant is somewhere else",
            Illegal::NotReached => "not reached yet",
            Illegal::TooLate => "too late for it",
            Illegal::NoCitizen => "no citizen for that",
            Illegal::NoCard => "no such structure card",
            Illegal::NoSite => "no such structure",
            Illegal::OneReceiver => "all go to the same receiver",
            Illegal::Taken => "another player is that",
        }
    }
}
