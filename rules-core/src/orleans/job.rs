//! What is asked of a player, and when.

use crate::Player;
use crate::orleans::parts::{Follower, Good, Kind};

use crate::orleans::action::{Receiver, Unit};

/// The phases of a round in which somebody may have to decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Choices before the first round.
    Setup,
    /// The census.
    Census,
    /// Everybody draws and plans, in turn order.
    Planning,
    /// Everybody takes actions, one by one.
    Actions,
    /// Everybody meets the event, in turn order.
    Event,
    /// The Estate Manager pays.
    Dues,
    /// The game is over.
    Over,
}

/// What is asked of the player whose part it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Job {
    /// How many followers to draw.
    Draw,
    /// Take back followers, as many as draws were not made, then put followers on action spaces, until `Done`.
    Plan {
        /// How many may still be taken back: none once a follower has been put.
        back: u8,
    },
    /// Use a place, or pass; after a place was used, or where none can be, end the turn.
    Act,
    /// Which action the Well repeats.
    Copy,
    /// Whom the Village brings.
    Village,
    /// Where the merchant goes.
    Travel {
        /// Roads can be taken.
        roads: bool,
        /// Waterways can be taken.
        water: bool,
    },
    /// Which follower goes to which deed.
    Send {
        /// From the market, not from the Town Hall.
        market: bool,
        /// How many went in this action.
        sent: u8,
    },
    /// Where a technology tile goes.
    Technology {
        /// It replaces a farmer.
        farmer: bool,
    },
    /// Which place tile is taken.
    Tile {
        /// It is of category I.
        first: bool,
    },
    /// Goods that the Market Stand can still buy or sell.
    Trade {
        /// How many.
        left: u8,
    },
    /// What the Black Market takes and gives.
    Swap,
    /// How many coins become development.
    Pharmacy,
    /// Which of the drawn followers go on action spaces.
    Bathhouse {
        /// How many may still be placed.
        left: u8,
        /// Copied by the Well: followers on the Bathhouse stay there.
        copied: bool,
    },
    /// Whether a wine is bought for a new station at a river.
    Vineyard,
    /// Whether the Sacristy cancels the event.
    Sacristy,
    /// What is given for coins that are missing.
    Torture {
        /// How many.
        debt: u16,
    },
    /// Food or coins; no coins if there are none to pay.
    Feed {
        /// How many food.
        food: u8,
        /// How many coins instead.
        coins: u8,
    },
    /// Goods of this worth.
    Worth {
        /// What is still to be paid.
        left: u8,
        /// Coins will do as well.
        coins: bool,
    },
    /// Fabrics.
    Fabrics {
        /// How many are still to be paid.
        left: u8,
    },
    /// Which technology tiles go.
    Unequip {
        /// How many.
        left: u8,
    },
    /// Where a new follower is placed.
    Amnesty {
        /// Who.
        kind: Kind,
    },
    /// Which of those drawn go back to the bag.
    Banish {
        /// How many.
        left: u8,
    },
    /// Where the citizens of the Dignitary wait.
    Settle,
    /// In which town the merchant starts.
    Start,
    /// Which place tiles are in the game.
    Choose {
        /// How many of category I.
        one: u8,
        /// How many of category II.
        two: u8,
    },
    /// Whether something is bought.
    Offer,
    /// Which good is exchanged.
    Exchange,
    /// Which objective is met right after the event.
    Mark,
    /// A move without goods, for a coin.
    QuickTravel {
        /// How many are possible.
        left: u8,
    },
    /// What the Bourgeois House brings.
    Bourgeois,
    /// Which structure card is kept.
    Keep,
    /// Where the carpenter goes, and what is built.
    Carpenter {
        /// It has moved in this action.
        moved: bool,
    },
    /// A development point, or another structure card.
    Scriptorium,
    /// A knight or coins.
    Riots,
    /// Who goes with a monk for a citizen.
    PilgrimsDay,
    /// A way for coins.
    Peregrination,
    /// Goods that can still be bought.
    MarketDay {
        /// How many.
        left: u8,
    },
    /// Goods that are sent.
    Vehicle {
        /// How many may still go.
        left: u8,
        /// Where the first one went.
        to: Option<Receiver>,
    },
    /// Coins that are sent.
    GuildHouse {
        /// How many may still go.
        left: u8,
        /// Where the first ones went.
        to: Option<Receiver>,
    },
    /// Who goes to which player.
    Host,
    /// Where a follower stands on another player's board.
    Lodge {
        /// Who.
        follower: Follower,
        /// Whose board.
        to: Player,
    },
    /// Whose place is used.
    Palatinate,
    /// Whether the Mayor keeps a citizen.
    Mayor {
        /// Who that is.
        player: Player,
    },
    /// The team returns technology, or pays.
    Demolition {
        /// How many tiles.
        left: u8,
    },
    /// The team gives up place tiles, or pays.
    Arson {
        /// How many tiles.
        left: u8,
    },
    /// How much a player adds to what the team pays together.
    TeamCoins {
        /// How many coins are missing.
        left: u8,
        /// Who is asked.
        payer: Player,
        /// Who gets which good for it; none where the event says what for.
        good: Option<(Player, Good)>,
    },
    /// Whether a player sells a good for the team.
    Sell {
        /// Who.
        player: Player,
        /// Which.
        good: Good,
    },
    /// Who gets something.
    Grant {
        /// What.
        unit: Unit,
        /// How many.
        left: u8,
    },
    /// Which grain leaves the map.
    Drought {
        /// How many.
        left: u8,
    },
    /// Which place tiles are gone.
    Earthquake {
        /// How many.
        left: u8,
    },
    /// Whose merchant takes which waterway.
    GoodWinds,
    /// Who buys or sells.
    WoolMarket {
        /// How many times.
        left: u8,
    },
    /// Who loses development or a monk.
    WitchHunt {
        /// How many.
        left: u8,
    },
    /// Which citizen leaves the game.
    Forgo,
    /// Which track is advanced on.
    Training,
    /// Who is returned.
    Famine {
        /// How many.
        left: u8,
    },
    /// Goods or a tower.
    Robbery,
    /// What is paid as a due.
    Due,
    /// Who to be.
    Character,
    /// The end of a part in which something was decided.
    Done,
}

/// What lies on a goods space of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    /// A good.
    Open(Good),
    /// A good, face down.
    Down,
    /// A player's structure, on the good that lay here.
    Structure(Player),
}

impl Lying {
    /// Returns whether it is a good, face down or not.
    pub const fn is_good(self) -> bool {
        !matches!(self, Lying::Structure(_))
    }
}
