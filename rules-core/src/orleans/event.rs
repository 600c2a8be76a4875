//! What happened, for the log and the screen; and where points come from.

use crate::orleans::parts::{Character, Follower, Good, Hourglass, Kind, Place, Spot, Town};
use crate::{Phrase, Player};

use crate::orleans::action::{Destination, Item, Origin, Receiver};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A point a coin.
    Coins,
    /// Goods by their value.
    Goods,
    /// Trading stations and citizens, times the development status.
    Development,
    /// Sets of goods in a Depot.
    Depot,
    /// Objectives met; for the Dignitary, citizens.
    Objectives,
    /// Complete structures.
    Structures,
}

impl Source {
    /// All sources, in the order of the score sheet.
    pub const ALL: [Source; 6] =
        [Source::Coins, Source::Goods, Source::Development, Source::Depot, Source::Objectives, Source::Structures];
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        match self {
            Source::Coins => "coins",
            Source::Goods => "goods",
            Source::Development => "development",
            Source::Depot => "depot",
            Source::Objectives => "objectives",
            Source::Structures => "structures",
        }
    }
}

/// Why coins or goods change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The census.
    Census,
    /// The event of the round.
    Event(Hourglass),
    /// An action of a place.
    Place(Place),
    /// A step on a track.
    Track(Kind),
    /// A space of the development track.
    Development,
    /// A beneficial deed.
    Deed(u8),
    /// A way on the map.
    Way(u8),
    /// Coins that were missing.
    Torture,
    /// An objective.
    Objective(u8),
    /// A delivery to a town.
    Town(Town),
    /// Something placed beside a structure.
    Structure,
    /// What the Estate Manager owes.
    Due,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins with its event.
    RoundBegan {
        /// From 1.
        round: u8,
        /// Its event.
        event: Hourglass,
    },
    /// A follower was drawn from the bag.
    Drawn {
        /// Whose.
        player: Player,
        /// Who.
        follower: Follower,
    },
    /// A follower came back from an action space to the market.
    TakenBack {
        /// Whose.
        player: Player,
        /// Who.
        follower: Follower,
        /// From where.
        from: Spot,
    },
    /// A follower was put on an action space.
    Put {
        /// Whose.
        player: Player,
        /// Who.
        follower: Follower,
        /// Where.
        at: Spot,
    },
    /// A follower went to the bag.
    Bagged {
        /// Whose.
        player: Player,
        /// Who.
        follower: Follower,
    },
    /// A place was used.
    Used {
        /// By whom.
        player: Player,
        /// Which.
        place: Place,
    },
    /// The Well repeated an action.
    Copied {
        /// Whose.
        player: Player,
        /// Which.
        place: Place,
    },
    /// A new follower came into the bag.
    Recruited {
        /// Whose.
        player: Player,
        /// Who.
        kind: Kind,
    },
    /// A marker moved on a track.
    Advanced {
        /// Whose.
        player: Player,
        /// Which track.
        kind: Kind,
        /// Steps, now.
        step: u8,
    },
    /// The development marker moved.
    Developed {
        /// Whose.
        player: Player,
        /// By how much.
        change: i8,
    },
    /// Coins came or went.
    Coins {
        /// Whose.
        player: Player,
        /// How many; below zero they went.
        change: i16,
        /// Why.
        cause: Cause,
    },
    /// A good came.
    Gained {
        /// To whom.
        player: Player,
        /// Which.
        good: Good,
        /// Why.
        cause: Cause,
    },
    /// A good went back to the market.
    Paid {
        /// Whose.
        player: Player,
        /// Which.
        good: Good,
        /// Why.
        cause: Cause,
    },
    /// A good was not there to be gained.
    SoldOut {
        /// Who should have got it.
        player: Player,
        /// Which.
        good: Good,
    },
    /// A citizen was gained.
    Citizen {
        /// By whom.
        player: Player,
        /// Where it waited: a bit of [`citizen`](crate::orleans::citizen).
        from: u8,
    },
    /// The merchant moved.
    Travelled {
        /// Whose.
        player: Player,
        /// Along which way.
        way: u8,
        /// Where to.
        to: Town,
    },
    /// A trading station was built.
    Built {
        /// By whom.
        player: Player,
        /// Where.
        town: Town,
    },
    /// A follower went to a deed.
    Sent {
        /// Whose.
        player: Player,
        /// Who.
        kind: Kind,
        /// Where to.
        to: Destination,
    },
    /// A deed was finished.
    DeedDone {
        /// By whom.
        player: Player,
        /// Which.
        deed: u8,
    },
    /// A technology tile was placed.
    Equipped {
        /// Whose.
        player: Player,
        /// Where.
        at: Spot,
    },
    /// A place tile was taken.
    TileTaken {
        /// By whom.
        player: Player,
        /// Which.
        tile: Place,
    },
    /// The Sacristy cancelled the event.
    Cancelled {
        /// Whose.
        player: Player,
        /// Which.
        event: Hourglass,
    },
    /// Something was given for a missing coin, to an event or as a due. Followers go to their pile, technology at a
    /// Demolition and tiles that are due to the supply; all else leaves the game.
    Given {
        /// By whom.
        player: Player,
        /// What.
        item: Item,
        /// Why.
        cause: Cause,
    },
    /// A follower was lost to its pile.
    Lost {
        /// Whose.
        player: Player,
        /// Who.
        kind: Kind,
        /// From where.
        from: Origin,
        /// Why.
        cause: Cause,
    },
    /// A follower of the owner's colour was drawn and went back to the bag.
    Spared {
        /// Whose.
        player: Player,
        /// Who.
        follower: Follower,
    },
    /// The rest of a debt was waived: nothing was left to give.
    Waived {
        /// Whose.
        player: Player,
        /// Coins.
        debt: u16,
    },
    /// An objective was met.
    Met {
        /// By whom.
        player: Player,
        /// Which.
        objective: u8,
    },
    /// A citizen was put where it waits.
    Settled {
        /// Where.
        at: u8,
    },
    /// A merchant starts in a town, or returns to one.
    Arrived {
        /// Whose.
        player: Player,
        /// Where.
        town: Town,
    },
    /// A place tile was chosen for the game.
    Chosen {
        /// By whom.
        player: Player,
        /// Which.
        tile: Place,
    },
    /// A citizen went back to the supply.
    CitizenPaid {
        /// Whose.
        player: Player,
    },
    /// The carpenter moved.
    CarpenterMoved {
        /// By whom.
        player: Player,
        /// Along which way.
        way: u8,
        /// Where to.
        to: Town,
    },
    /// A structure was built.
    StructureBuilt {
        /// By whom.
        player: Player,
        /// Which.
        card: u8,
        /// On a good of this way.
        way: u8,
    },
    /// A structure is complete.
    StructureDone {
        /// Whose.
        player: Player,
        /// Which.
        card: u8,
    },
    /// A player kept one of two structure cards.
    CardKept {
        /// Who.
        player: Player,
    },
    /// A coin or a good was placed beside a structure.
    Furnished {
        /// By whom.
        player: Player,
        /// Which of those built.
        site: u8,
        /// The good; none is a coin.
        good: Option<Good>,
    },
    /// A good was sent.
    Shipped {
        /// By whom.
        player: Player,
        /// Which.
        good: Good,
        /// Where to.
        to: Receiver,
    },
    /// Coins were sent.
    Donated {
        /// By whom.
        player: Player,
        /// How many.
        coins: u8,
        /// Where to.
        to: Receiver,
    },
    /// A technology tile went to the catapult.
    Loaded {
        /// By whom.
        player: Player,
    },
    /// A good of the market went to the warehouse.
    Stored {
        /// Which.
        good: Good,
    },
    /// A good went back to the market from the map or the warehouse.
    Removed {
        /// Which.
        good: Good,
        /// The way and the space where it lay; none is the warehouse.
        from: Option<(u8, u8)>,
    },
    /// A place tile of the supply left the game.
    TileGone {
        /// Which.
        tile: Place,
    },
    /// The walls need one more knight.
    Reinforced,
    /// A citizen that a player has gained is the team's.
    Shared {
        /// By whom.
        player: Player,
    },
    /// A player used another's place.
    Borrowed {
        /// Who.
        player: Player,
        /// Whose.
        from: Player,
        /// Which.
        place: Place,
    },
    /// A citizen left the game.
    CitizenGone {
        /// Where it waited.
        from: u8,
    },
    /// A player is a character.
    Is {
        /// Who.
        player: Player,
        /// Which.
        character: Character,
    },
    /// All place tiles were turned over, or back.
    Turned {
        /// Whose.
        player: Player,
        /// Over.
        over: bool,
    },
    /// A player could not pay, and has lost.
    Defeated {
        /// Who.
        player: Player,
    },
    /// A player takes no more actions this round.
    Passed {
        /// Who.
        player: Player,
    },
    /// Points at the end.
    Points {
        /// Whose.
        player: Player,
        /// How many.
        points: i16,
        /// What for.
        source: Source,
    },
    /// The game is over.
    GameOver,
}
