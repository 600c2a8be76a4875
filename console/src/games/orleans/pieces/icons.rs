//! The icons of Orléans, read at compile time from `icons.txt`.

use draw::sprite::Sprite;
use draw::sprites;

const ART: &[u8] = include_bytes!("icons.txt");

/// The signs of the followers, by kind.
pub const FOLLOWERS: [Sprite; 7] = [FARMER, BOATMAN, CRAFTSMAN, TRADER, KNIGHT, SCHOLAR, MONK];

/// The signs of the goods, by type.
pub const GOODS: [Sprite; 5] = [GRAIN, CHEESE, WINE, WOOL, BROCADE];

sprites! {
    ART;
    /// A follower.
    FARMER = "follower/farmer";
    /// A follower.
    BOATMAN = "follower/boatman";
    /// A follower.
    CRAFTSMAN = "follower/craftsman";
    /// A follower.
    TRADER = "follower/trader";
    /// A follower.
    KNIGHT = "follower/knight";
    /// A follower.
    SCHOLAR = "follower/scholar";
    /// A follower.
    MONK = "follower/monk";
    /// Any follower.
    ANYBODY = "follower/any";
    /// A good.
    GRAIN = "goods/grain";
    /// A good.
    CHEESE = "goods/cheese";
    /// A good.
    WINE = "goods/wine";
    /// A good.
    WOOL = "goods/wool";
    /// A good.
    BROCADE = "goods/brocade";
    /// A coin.
    COIN = "small/coin";
    /// Development.
    BOOK = "small/book";
    /// A citizen.
    CITIZEN = "small/citizen";
    /// A trading station.
    STATION = "small/station";
    /// Technology.
    GEAR = "small/gear";
    /// The Gunpowder Tower.
    TOWER = "small/tower";
    /// The Plague.
    SKULL = "small/skull";
    /// A wheel.
    WHEEL = "small/wheel";
    /// The Black Market.
    MASK = "small/mask";
    /// A place.
    FARM_HOUSE = "place/farm_house";
    /// A place.
    VILLAGE = "place/village";
    /// A place.
    UNIVERSITY = "place/university";
    /// A place.
    MONASTERY = "place/monastery";
    /// A place.
    WAGON = "place/wagon";
    /// A place.
    COACH = "place/coach";
    /// A place.
    GUILDHALL = "place/guildhall";
    /// A place.
    SCRIPTORIUM = "place/scriptorium";
    /// A place.
    TOWN_HALL = "place/town_hall";
    /// The Pharmacy.
    FLASK = "place/flask";
    /// The Tavern.
    MUG = "place/mug";
    /// The Vineyard.
    GRAPES = "place/grapes";
    /// The Well.
    WELL = "place/well";
    /// The Herb Garden.
    LEAF = "place/leaf";
    /// The Bathhouse.
    TUB = "place/tub";
    /// The Depot.
    DEPOT = "place/depot";
    /// The Market Stand.
    MARKET = "place/market";
    /// The status on the development track.
    STATUS = "status";
    /// The Sacristy.
    SACRISTY = "place/sacristy";
}
