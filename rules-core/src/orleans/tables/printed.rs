//! The printed numbers of the base game.

use crate::orleans::parts::{Good, Goods, Kind};

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

/// Returns the coins on the way from one space of the development track to another.
pub fn coins_between(from: u8, to: u8) -> u16 {
    DEVELOPMENT_COINS.iter().filter(|(space, _)| (from + 1..=to).contains(space)).map(|&(_, coins)| coins).sum()
}

/// Iterates over the citizens on that way: which of the [`DEVELOPMENT_CITIZENS`] they are.
pub fn citizens_between(from: u8, to: u8) -> impl Iterator<Item = u8> {
    (0..).zip(DEVELOPMENT_CITIZENS).filter(move |(_, space)| (from + 1..=to).contains(space)).map(|(nth, _)| nth)
}

/// Returns the development status of a space.
pub fn status(development: u8) -> u8 {
    STATUS.iter().filter(|&&from| development >= from).count() as u8
}

/// Followers that a Banishment sends back.
pub const BANISHED: u8 = 2;

/// What a Harvest asks for: food, or coins.
pub const HARVEST: (u8, u8) = (1, 5);

/// What a Harvest of two asks for: food, and no coins do.
pub const HARVEST_OF_TWO: (u8, u8) = (2, 0);

/// What a Feeding asks for: food, or coins.
pub const FEEDING: (u8, u8) = (1, 2);

/// What a Great Feast asks for: food, or coins.
pub const GREAT_FEAST: (u8, u8) = (2, 4);

/// What a citizen costs at a Town Meeting.
pub const TOWN_MEETING_COINS: u8 = 3;

/// Towns that a merchant can move on a Quick Travel.
pub const QUICK_TRAVEL_MOVES: u8 = 2;

/// What each of them costs.
pub const QUICK_TRAVEL_COINS: u8 = 1;

/// What the Bourgeois House brings: coins, or development points.
pub const BOURGEOIS: (u16, u8) = (5, 3);

/// Place tiles that are drawn of each category, where not all are in the game.
pub const TILES_DRAWN: usize = 5;

/// Goods of the scenario Vierzon.
pub const VIERZON_GOODS: u8 = 40;

/// What a monk costs at an Indulgence.
pub const INDULGENCE_COINS: u8 = 4;

/// What Riots cost without a knight.
pub const RIOTS_COINS: u8 = 5;

/// What a citizen costs at a Bribe.
pub const BRIBE_COINS: u8 = 4;

/// Coins for each monk in the market at a Mass.
pub const MASS_COINS: u8 = 3;

/// What a way costs on a Peregrination.
pub const PEREGRINATION_COINS: u8 = 2;

/// Goods that can be bought on a Market Day, at their values.
pub const MARKET_DAY_GOODS: u8 = 2;

/// Goods that the Vehicle sends.
pub const VEHICLE_GOODS: u8 = 3;

/// Coins that the Guild House sends.
pub const GUILD_HOUSE_COINS: u8 = 4;

/// What a place tile costs that is not given at an Arson.
pub const ARSON_COINS: u8 = 6;

/// Grain that a Good Trade brings to the warehouse.
pub const GOOD_TRADE_GRAIN: u8 = 3;

/// What it costs.
pub const GOOD_TRADE_COINS: u8 = 8;

/// What a Donation gives the team: coins, wine, development points.
pub const DONATION: (u8, u8, u8) = (3, 1, 3);

/// Grain that a Drought takes from the map.
pub const DROUGHT_GRAIN: u8 = 4;

/// Place tiles that an Earthquake takes.
pub const EARTHQUAKE_TILES: u8 = 5;

/// Goods that are bought and sold on a Wool Market.
pub const WOOL_MARKET_GOODS: u8 = 3;

/// What wool and brocade cost there.
pub const WOOL_MARKET_COINS: [u8; 2] = [2, 3];

/// What Rats take from the warehouse.
pub const RATS: Goods = Goods([1, 2, 0, 0, 0]);

/// Followers that a Famine takes.
pub const FAMINE: u8 = 3;

/// Followers that a Raging Plague draws.
pub const RAGING_PLAGUE: u8 = 2;

/// Development points that a Witch Hunt takes.
pub const WITCH_HUNT_POINTS: u8 = 6;

/// What building costs at a Progress.
pub const PROGRESS_COINS: u8 = 4;

/// What a Trip costs a player whose merchant is in Orléans.
pub const TRIP_COINS: u8 = 4;

/// The worth of goods that a Robbery takes.
pub const ROBBERY_WORTH: u8 = 5;

/// What staying costs at a Summoning.
pub const SUMMONING_COINS: u8 = 5;

/// Goods for one coin of taxes.
pub const TAXED_GOODS: u8 = 3;

/// What the Stage Coach costs.
pub const STAGE_COACH_COINS: u8 = 3;

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

pub(super) const fn deed(name: &'static str, wants: [u8; 7], coins: u16) -> Deed {
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
