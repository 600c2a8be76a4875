//! The printed numbers of the base game, and in [`design`] every one that is not known from print.

use super::follower::Kind;
use super::goods::{Good, Goods};

/// Values that are ours, because the printed ones are not known or doubtful. Who owns the box can correct them here.
pub mod design {
    use crate::orleans::follower::Kind;
    use crate::orleans::place::{Need, Place, Places};

    use super::{Deed, deed};
    use crate::orleans::city::{Due, Work};
    use crate::orleans::goods::Good;
    use crate::orleans::goods::Goods;
    use crate::orleans::hourglass::Hourglass;
    use crate::orleans::map::Town;
    use crate::orleans::prosperity::Structure;

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

    /// Who is wanted by the deeds of Prosperity; what they bring is printed.
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

    /// Who is wanted by the deeds of the Duel; what they bring is printed.
    pub const DUEL_DEEDS: [Deed; 4] = [
        deed("Astronomy", [0, 0, 0, 1, 0, 2, 0], 1),
        deed("Wine Press House", [2, 1, 1, 0, 0, 0, 0], 1),
        deed("Three-Field Rotation", [3, 0, 0, 1, 0, 0, 0], 1),
        deed("Angelology", [0, 0, 0, 0, 1, 1, 1], 1),
    ];
    /// Who is wanted by the deeds of Capital Vierzon; what they bring is printed.
    pub const VIERZON_DEEDS: [Deed; 2] = [
        Deed { or_development: true, ..deed("Expanding the University", [0, 0, 2, 1, 0, 2, 0], 1) },
        deed("City Council", [1, 1, 1, 1, 1, 0, 0], 1),
    ];
}

/// Goods tiles of each type.
pub const GOODS: Goods = Goods([24, 21, 18, 15, 12]);

/// Goods tiles that are removed unseen, by number of players.
pub const GOODS_REMOVED: [u8; 6] = [0, 0, 12, 6, 0, 0];

/// Neutral followers by number of players and kind.
pub const FOLLOWERS: [[u8; 7]; 6] = [
    [0; 7],
    [0; 7],
    [12, 6, 6, 6, 8, 8, 8],
    [14, 8, 8, 8, 11, 11, 11],
    [16, 10, 10, 10, 14, 14, 14],
    [18, 12, 12, 12, 17, 17, 17],
];

/// Technology tiles.
pub const TECHNOLOGY: u8 = 16;

/// Trading stations of each player.
pub const STATIONS: u8 = 10;

/// Coins of each player at the start.
pub const COINS: u16 = 5;

/// Spaces of a market.
pub const MARKET: u8 = 8;

/// Spaces that the Gunpowder Tower adds to a market.
pub const TOWER_MARKET: u8 = 2;

/// Followers that the Town Hall and the Gunpowder Tower send in one action.
pub const SENT_AT_ONCE: u8 = 2;

/// Returns how many steps a track has; the monk has none.
pub const fn track_length(kind: Kind) -> u8 {
    match kind {
        Kind::Farmer => FARMER_GOODS.len() as u8,
        Kind::Monk => 0,
        _ => 5,
    }
}

/// The good of each step of the farmers' track.
pub const FARMER_GOODS: [Good; 8] =
    [Good::Grain, Good::Grain, Good::Cheese, Good::Cheese, Good::Wine, Good::Wine, Good::Wool, Good::Brocade];

/// The coins of each step of the boatmen's track; the last one has a citizen.
pub const BOATMAN_COINS: [u16; 5] = [2, 3, 4, 5, 0];

/// How many followers are drawn, by position on the knights' track.
pub const KNIGHT_DRAWS: [u8; 6] = [4, 5, 6, 7, 7, 8];

/// The position on the knights' track where a citizen waits.
pub const KNIGHT_CITIZEN: u8 = 4;

/// The development points of each step of the scholars' track.
pub const SCHOLAR_DEVELOPMENT: [u8; 5] = [2, 3, 4, 5, 6];

/// The last space of the development track.
pub const LAST_DEVELOPMENT: u8 = 30;

/// The first space of each development status, from status 1 on.
pub const STATUS: [u8; 6] = [0, 4, 9, 15, 22, 30];

/// Spaces of the development track that bring coins, and how many.
pub const DEVELOPMENT_COINS: [(u8, u16); 3] = [(7, 3), (12, 4), (25, 5)];

/// Spaces of the development track where a citizen waits.
pub const DEVELOPMENT_CITIZENS: [u8; 3] = [3, 18, 28];

/// Returns the development status of a space.
pub fn status(development: u8) -> u8 {
    STATUS.iter().filter(|&&from| development >= from).count() as u8
}

/// Followers that a Banishment sends back.
pub const BANISHED: u8 = 2;

/// What a Feeding asks for: food, or coins.
pub const FEEDING: (u8, u8) = (1, 2);

/// What a Great Feast asks for: food, or coins.
pub const GREAT_FEAST: (u8, u8) = (2, 4);

/// What a citizen costs at a Town Meeting.
pub const TOWN_MEETING_COINS: u16 = 3;

/// Towns that a merchant can move on a Quick Travel.
pub const QUICK_TRAVEL_MOVES: u8 = 2;

/// What the Bourgeois House brings: coins, or development points.
pub const BOURGEOIS: (u16, u8) = (5, 3);

/// Place tiles that are drawn of each category, where not all are in the game.
pub const TILES_DRAWN: usize = 5;

/// Goods of the scenario Vierzon.
pub const VIERZON_GOODS: u8 = 40;

/// What a monk costs at an Indulgence.
pub const INDULGENCE_COINS: u16 = 4;

/// What Riots cost without a knight.
pub const RIOTS_COINS: u8 = 5;

/// What a citizen costs at a Bribe.
pub const BRIBE_COINS: u16 = 4;

/// Coins for each monk in the market at a Mass.
pub const MASS_COINS: u8 = 3;

/// What a way costs on a Peregrination.
pub const PEREGRINATION_COINS: u16 = 2;

/// Goods that can be bought on a Market Day, at their values.
pub const MARKET_DAY_GOODS: u8 = 2;

/// Goods that the Vehicle sends.
pub const VEHICLE_GOODS: u8 = 3;

/// Coins that the Guild House sends.
pub const GUILD_HOUSE_COINS: u8 = 4;

/// What a place tile costs that is not given at an Arson.
pub const ARSON_COINS: u8 = 6;

/// What three grain cost at a Good Trade.
pub const GOOD_TRADE_COINS: u8 = 8;

/// Development points that a Witch Hunt takes.
pub const WITCH_HUNT_POINTS: u8 = 6;

/// What building costs at a Progress.
pub const PROGRESS_COINS: u8 = 4;

/// What a Trip costs who is in Orléans.
pub const TRIP_COINS: u8 = 4;

/// The worth of goods that a Robbery takes.
pub const ROBBERY_WORTH: u8 = 5;

/// What staying costs at a Summoning.
pub const SUMMONING_COINS: u8 = 5;

/// Goods for one coin of taxes.
pub const TAXED_GOODS: u8 = 3;

/// What a Harvest costs without food.
pub const HARVEST_COINS: u8 = 5;

/// What the Stage Coach costs.
pub const STAGE_COACH_COINS: u16 = 3;

/// The most coins that the Pharmacy takes.
pub const PHARMACY_COINS: u8 = 3;

/// Goods that the Market Stand buys or sells in one action.
pub const MARKET_STAND_GOODS: u8 = 2;

/// Equal goods that the Black Market takes for another.
pub const BLACK_MARKET_GOODS: u8 = 2;

/// What a wine costs with the Vineyard.
pub const VINEYARD_COINS: u16 = 1;

/// Points of a Depot for each set of goods.
pub const DEPOT_POINTS: u16 = 5;

/// A beneficial deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// Its name.
    pub name: &'static str,
    /// The followers that it wants, by kind.
    pub wants: [u8; 7],
    /// Coins for each follower.
    pub coins: u16,
    /// Whether a development point can be taken instead.
    pub or_development: bool,
}

const fn deed(name: &'static str, wants: [u8; 7], coins: u16) -> Deed {
    Deed { name, wants, coins, or_development: false }
}

/// The beneficial deeds of the base game: farmers, boatmen, craftsmen, traders, knights, scholars, monks.
pub const DEEDS: [Deed; 8] = [
    deed("City Wall", [3, 0, 3, 1, 3, 0, 0], 1),
    deed("Papal Conclave", [0, 0, 0, 0, 1, 0, 2], 3),
    deed("Defeating the Plague", [1, 1, 0, 1, 0, 2, 0], 2),
    deed("Astronomy", [0, 0, 0, 1, 0, 2, 0], 1),
    deed("Boatmen's Guild", [0, 3, 0, 0, 0, 1, 0], 1),
    deed("Cathedral", [0, 0, 2, 2, 0, 0, 2], 2),
    deed("Peace Treaty", [0, 0, 0, 0, 2, 1, 1], 2),
    Deed { or_development: true, ..deed("Canalisation", [3, 3, 2, 2, 0, 0, 0], 1) },
];
