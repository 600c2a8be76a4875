//! Values that are ours, because the printed ones are not known or doubtful. Somebody who owns the box can correct them
//! here.

use super::printed::{Deed, deed};
use crate::orleans::parts::{Due, Good, Goods, Hourglass, Kind, Need, Place, Places, Structure, Town, Work};

/// The space of the Bathhouse.
pub const BATHHOUSE: &[Need] = &[Need::Any];
/// Followers that the Bathhouse draws, and how many of them may be placed.
pub const BATHHOUSE_DRAWS: (u8, u8) = (3, 2);
/// The space of the Market Stand.
pub const MARKET_STAND: &[Need] = &[Need::Of(Kind::Trader)];
/// The space of the Black Market.
pub const BLACK_MARKET: &[Need] = &[Need::Of(Kind::Trader)];
/// The spaces of the Tavern: none, it goes with the Guildhall.
pub const TAVERN: &[Need] = &[];
/// The spaces of the Well.
pub const WELL: &[Need] = &[Need::Of(Kind::Craftsman), Need::Of(Kind::Scholar)];
/// The tiles of Invasion that are of category II; the others are of category I.
pub const INVASION_TWO: Places = Places::of(&[Place::Tavern, Place::Vineyard, Place::Well]);

/// The mean events of Invasion, which an easy game leaves out.
pub const LIGHTNING: [Hourglass; 10] = {
    use Hourglass::*;
    [Demolition, Earthquake, Escape, Reinforcement, Arson, Famine, RagingPlague, Robbery, RomeCalling, WitchHunt]
};
/// The prices of a Market Day, from grain to brocade.
pub const MARKET_DAY: [u8; 5] = [1, 2, 3, 4, 5];
/// Citizens on the tracks of the Duel, as bits of [`citizen`](crate::orleans::citizen): none.
pub const DUEL_TRACK_CITIZENS: u32 = 0;

/// The followers that are wanted by the deeds of Prosperity; what they bring is printed.
pub const PROSPERITY_DEEDS: [Deed; 3] = [
    Deed { or_development: true, ..deed("Carpenter's Guild", [0, 2, 3, 2, 0, 0, 0], 1) },
    deed("Right of Assembly", [0, 0, 0, 1, 2, 1, 1], 2),
    deed("Orphanage", [3, 1, 1, 0, 0, 0, 1], 1),
];

const fn structure(
    name: &'static str,
    town: Town,
    followers: [u8; 7],
    coins: u8,
    goods: [u8; 5],
    points: u8,
) -> Structure {
    Structure { name, town, followers, coins, goods: Goods(goods), points }
}

/// The structure cards: farmers, boatmen, craftsmen, traders, knights, scholars, monks; coins; goods; points. Only
/// that there are 22, and the Vineyard at Châteauroux, is known.
pub const STRUCTURES: [Structure; 22] = [
    structure("Cathedral School", Town::Chartres, [0, 0, 0, 0, 0, 1, 1], 0, [0, 0, 0, 0, 0], 9),
    structure("Toll House", Town::Etampes, [0, 0, 0, 1, 1, 0, 0], 2, [0, 0, 0, 0, 0], 11),
    structure("Fairground", Town::LeMans, [0, 1, 0, 2, 0, 0, 0], 0, [0, 1, 0, 0, 0], 13),
    structure("Watchtower", Town::Chateaudun, [0, 0, 1, 0, 1, 0, 0], 0, [0, 0, 0, 0, 0], 8),
    structure("Tannery", Town::Montargis, [1, 0, 1, 0, 0, 0, 0], 0, [0, 0, 0, 1, 0], 12),
    structure("Abbey", Town::Vendome, [1, 0, 0, 0, 0, 0, 1], 0, [0, 0, 1, 0, 0], 13),
    structure("Court Kitchen", Town::Blois, [2, 0, 0, 1, 0, 0, 0], 0, [0, 0, 0, 0, 0], 9),
    structure("Lock", Town::Briare, [0, 2, 1, 0, 0, 0, 0], 0, [0, 0, 0, 0, 0], 9),
    structure("Mint", Town::Tours, [0, 0, 1, 1, 1, 0, 0], 4, [0, 0, 0, 0, 0], 15),
    structure("Fortress", Town::Chinon, [0, 0, 1, 0, 2, 0, 0], 0, [0, 0, 0, 0, 0], 12),
    structure("Mill", Town::Montrichard, [1, 1, 0, 0, 0, 0, 0], 0, [1, 0, 0, 0, 0], 9),
    structure("Forge", Town::Vierzon, [0, 0, 2, 0, 1, 0, 0], 0, [0, 0, 0, 0, 0], 10),
    structure("Library Hall", Town::Loches, [0, 0, 0, 0, 0, 2, 0], 2, [0, 0, 0, 0, 0], 12),
    structure("Cloth Hall", Town::Bourges, [0, 0, 1, 1, 0, 0, 0], 0, [0, 0, 0, 0, 1], 15),
    structure("Wine Cellars", Town::Sancerre, [1, 1, 0, 0, 0, 0, 0], 0, [0, 0, 1, 0, 0], 12),
    structure("Armoury", Town::Chatellerault, [0, 0, 0, 0, 2, 1, 0], 3, [0, 0, 0, 0, 0], 17),
    structure("Hermitage", Town::LeBlanc, [0, 0, 0, 0, 0, 1, 1], 0, [1, 0, 0, 0, 0], 12),
    structure("Vineyard", Town::Chateauroux, [2, 1, 0, 0, 0, 0, 0], 0, [0, 0, 1, 0, 0], 14),
    structure("Shipyard", Town::Nevers, [0, 2, 1, 1, 0, 0, 0], 0, [0, 0, 0, 0, 0], 13),
    structure("Silk Works", Town::Argenton, [0, 0, 1, 1, 0, 1, 0], 0, [0, 0, 0, 0, 1], 18),
    structure("Dairy", Town::LaChatre, [3, 0, 0, 0, 0, 0, 0], 0, [0, 2, 0, 0, 0], 16),
    structure("Priory", Town::StAmand, [0, 0, 0, 0, 0, 0, 2], 0, [0, 1, 0, 0, 0], 13),
];

/// The spaces of the support board; those of the Palatinate are known.
pub const VEHICLE: &[Need] = &[Need::Of(Kind::Farmer), Need::Of(Kind::Boatman)];
/// See [`VEHICLE`].
pub const GUILD_HOUSE: &[Need] = &[Need::Of(Kind::Craftsman), Need::Of(Kind::Trader)];
/// See [`VEHICLE`].
pub const HOSTEL: &[Need] = &[Need::Any];

/// What a technology tile costs that is not given at a Demolition.
pub const DEMOLITION_COINS: u8 = 5;

/// The assembly hall of the Councilman: one of each kind.
pub const ASSEMBLY_HALL: [u8; 7] = [1; 7];

const NOTHING: Work = Work { followers: [0; 7], goods: Goods([0; 5]), coins: 0, technology: 0 };

/// The achievements of the city. That the catapult takes technology is known.
pub const ACHIEVEMENTS: [(&str, Work); 5] = [
    ("Catapult", Work { technology: 3, ..NOTHING }),
    ("Smithy", Work { coins: 10, ..NOTHING }),
    ("Clothing Store", Work { goods: Goods([0, 0, 0, 2, 1]), ..NOTHING }),
    ("Infirmary", Work { followers: [1, 1, 0, 0, 0, 2, 0], ..NOTHING }),
    ("Militia Camp", Work { followers: [1, 0, 2, 2, 0, 0, 0], ..NOTHING }),
];

/// The achievement that takes technology.
pub const CATAPULT: usize = 0;

/// What the Estate Manager pays, round by round. Known: round 1, what rounds 5, 8, 10, 13, 14, 16 and 18 take.
pub const DUES: [Due; 18] = [
    Due::Coins(2),
    Due::Good(Good::Grain),
    Due::Coins(2),
    Due::Good(Good::Grain),
    Due::Development(2),
    Due::Good(Good::Cheese),
    Due::Coins(3),
    Due::Follower(Kind::Farmer),
    Due::Good(Good::Wine),
    Due::Technology,
    Due::Coins(4),
    Due::Good(Good::Wool),
    Due::Station,
    Due::Follower(Kind::Boatman),
    Due::Coins(5),
    Due::Tile,
    Due::Good(Good::Brocade),
    Due::Development(3),
];

/// The followers that are wanted by the deeds of the Duel; what they bring is printed.
pub const DUEL_DEEDS: [Deed; 4] = [
    deed("Astronomy", [0, 0, 0, 1, 0, 2, 0], 1),
    deed("Wine Press House", [2, 1, 1, 0, 0, 0, 0], 1),
    deed("Three-Field Rotation", [3, 0, 0, 1, 0, 0, 0], 1),
    deed("Angelology", [0, 0, 0, 0, 1, 1, 1], 1),
];
/// The followers that are wanted by the deeds of Capital Vierzon; what they bring is printed.
pub const VIERZON_DEEDS: [Deed; 2] = [
    Deed { or_development: true, ..deed("Expanding the University", [0, 0, 2, 1, 0, 2, 0], 1) },
    deed("City Council", [1, 1, 1, 1, 1, 0, 0], 1),
];
