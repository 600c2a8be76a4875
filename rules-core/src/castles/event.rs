//! What happened, for the log and the screen; and where points come from.

use crate::Player;
use crate::castles::action::{DepotSpace, Means, Payment, Storage};
use crate::castles::parts::effect::Effect;
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::{Building, Kind, Tile};

/// Why workers or silver change hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Paid to change a die.
    Die,
    /// Paid for a purchase.
    Purchase,
    /// Gained by hiring.
    Hiring,
    /// Gained by a sale.
    Sale,
    /// Gained by a bank.
    Bank,
    /// Gained by a boarding house.
    BoardingHouse,
    /// Gained by mines at the end of a phase.
    Mines,
    /// Gained by a monastery, beside what it changes; paid or gained by 28.
    Monastery(u8),
    /// Gained by a space of the trade route.
    Route,
    /// Gained by a shield, beside what it changes.
    Shield(u8),
    /// Paid for a shield.
    Tribute,
    /// Paid for points of a solo game.
    Points,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player chose an estate.
    EstatePicked {
        /// Who.
        player: Player,
        /// Its number.
        estate: u8,
    },
    /// A phase begins.
    PhaseBegan {
        /// 0 for A.
        phase: u8,
    },
    /// A tile left the game board and the game: at the end of a phase, in a solo game also by the white die.
    TileLeft {
        /// Which.
        tile: Tile,
        /// From where.
        at: DepotSpace,
    },
    /// A tile came from its pile onto the game board.
    TileLaid {
        /// Which.
        tile: Tile,
        /// Where to.
        at: DepotSpace,
    },
    /// A goods tile came from its pile onto a round space.
    GoodsLaid {
        /// Its type.
        goods: u8,
        /// The round, from 0.
        round: u8,
    },
    /// A round begins.
    RoundBegan {
        /// From 0.
        round: u8,
    },
    /// A player's dice were rolled.
    Rolled {
        /// Whose.
        player: Player,
        /// What they show.
        dice: [u8; 2],
    },
    /// The white die sent the round's goods to a depot.
    WhiteDie {
        /// What it shows: the depot.
        depot: u8,
        /// The type of goods.
        goods: u8,
        /// The tile that it took out of the game, in a solo game.
        tile: Option<Tile>,
    },
    /// A turn begins.
    TurnBegan {
        /// Whose.
        player: Player,
    },
    /// A turn has ended.
    TurnEnded {
        /// Whose.
        player: Player,
    },
    /// A tile was taken into the storage.
    Took {
        /// Who.
        player: Player,
        /// What.
        tile: Tile,
        /// From where.
        from: DepotSpace,
        /// Where to.
        storage: Storage,
    },
    /// A tile was bought into the storage.
    Bought {
        /// Who.
        player: Player,
        /// What.
        tile: Tile,
        /// From where.
        from: DepotSpace,
        /// Where to.
        storage: Storage,
        /// With what.
        payment: Payment,
    },
    /// A stored tile left the game to make room.
    Discarded {
        /// Whose.
        player: Player,
        /// What.
        tile: Tile,
        /// From where.
        storage: Storage,
    },
    /// A tile was placed in an estate; without a storage it is the starting castle.
    Placed {
        /// Whose.
        player: Player,
        /// What.
        tile: Tile,
        /// From where.
        storage: Option<Storage>,
        /// Where to.
        space: u8,
    },
    /// An area was completed.
    AreaCompleted {
        /// Whose.
        player: Player,
        /// Its colour.
        kind: Kind,
        /// Its size.
        size: u8,
    },
    /// A bonus tile was taken.
    BonusTaken {
        /// By whom.
        player: Player,
        /// Its colour.
        kind: Kind,
        /// The large one.
        large: bool,
    },
    /// Goods were sold.
    Sold {
        /// Who.
        player: Player,
        /// The type.
        goods: u8,
        /// How many.
        count: u8,
    },
    /// Goods were loaded.
    Loaded {
        /// Who.
        player: Player,
        /// From where.
        depot: u8,
        /// The type.
        goods: u8,
        /// How many.
        count: u8,
    },
    /// A piece moved on the turn-order track.
    Sailed {
        /// Whose.
        player: Player,
        /// Steps from the start, now.
        step: u8,
    },
    /// Workers came or went.
    Workers {
        /// Whose.
        player: Player,
        /// How many; below zero they went.
        change: i8,
        /// Why.
        cause: Cause,
    },
    /// Silver came or went.
    Silver {
        /// Whose.
        player: Player,
        /// How much; below zero it went.
        change: i8,
        /// Why.
        cause: Cause,
    },
    /// Points.
    Points {
        /// Whose.
        player: Player,
        /// How many.
        points: i16,
        /// What for.
        source: Source,
    },
    /// An effect waits for the player's decision.
    EffectWaits {
        /// Whose.
        player: Player,
        /// Which.
        effect: Effect,
    },
    /// A tile of the game board was placed directly in an estate.
    PlacedFrom {
        /// Whose.
        player: Player,
        /// What.
        tile: Tile,
        /// From where.
        from: DepotSpace,
        /// Where to.
        space: u8,
    },
    /// A crane does what a building does.
    Copied {
        /// Whose.
        player: Player,
        /// Which building.
        building: Building,
    },
    /// Border posts were joined.
    PostsJoined {
        /// Whose.
        player: Player,
        /// How many pairs are joined now.
        pairs: u8,
    },
    /// Sold goods were laid on a space of the trade route.
    GoodsOnRoute {
        /// Whose.
        player: Player,
        /// The type.
        goods: u8,
        /// The space, from 0.
        space: u8,
    },
    /// A shield was put on a castle.
    ShieldTaken {
        /// Whose.
        player: Player,
        /// Its number.
        shield: u8,
        /// The castle's space.
        space: u8,
    },
    /// A shield left the game.
    ShieldLost {
        /// Whose it was.
        player: Player,
        /// Its number.
        shield: u8,
    },
    /// Shield 6: another player's monasteries count as one's own.
    Followed {
        /// Whose shield.
        player: Player,
        /// Whose monasteries.
        whom: Player,
    },
    /// Shield 16: a die shows any number for the rest of the turn.
    DieFreed {
        /// Whose.
        player: Player,
        /// Which die.
        die: Means,
    },
    /// A piece came to the top of its stack by monastery 27.
    OnTop {
        /// Whose.
        player: Player,
    },
    /// An effect cannot be used and is lost.
    EffectLost {
        /// Whose.
        player: Player,
        /// Which.
        effect: Effect,
    },
    /// An effect was given up.
    EffectDeclined {
        /// Whose.
        player: Player,
        /// Which.
        effect: Effect,
    },
    /// Solo game: points came that will be counted.
    Earned {
        /// Whose.
        player: Player,
        /// How many.
        points: i16,
        /// What for.
        source: Source,
    },
    /// Solo game: the counter moved. At 0 the target was reached.
    Counted {
        /// Whose.
        player: Player,
        /// Where it stands now.
        points: u8,
        /// The target now.
        target: u8,
    },
    /// Solo game: a colour was covered.
    ColourCovered {
        /// Whose.
        player: Player,
        /// Which.
        kind: Kind,
    },
    /// Solo game: goods left a depot and the game.
    GoodsLeft {
        /// From where.
        depot: u8,
        /// The type.
        goods: u8,
        /// How many.
        count: u8,
    },
    /// Solo game: a tile of the black depot was stored face down.
    Exchanged {
        /// Who.
        player: Player,
        /// What it was.
        tile: Tile,
        /// From where.
        from: DepotSpace,
        /// Where to.
        storage: Storage,
    },
    /// Solo game: one of the goods was given for it.
    GoodsGiven {
        /// Whose.
        player: Player,
        /// The type.
        goods: u8,
    },
    /// The game is over.
    GameOver,
}
