//! Places: those of the player board, and place tiles.

use serde::{Deserialize, Serialize};

use super::follower::{Follower, Kind};
use super::goods::Good;

/// A place with action spaces, or with a rule of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Place {
    /// A farmer, and the good of the farmers' track.
    FarmHouse,
    /// A boatman, a craftsman or a trader.
    Village,
    /// A scholar.
    University,
    /// A knight.
    Castle,
    /// A monk.
    Monastery,
    /// The merchant takes a waterway.
    Ship,
    /// The merchant takes a road.
    Wagon,
    /// A trading station where the merchant is.
    Guildhall,
    /// 1 development.
    Scriptorium,
    /// One or two followers go to beneficial deeds.
    TownHall,
    /// 1 grain.
    Hayrick,
    /// 1 cheese.
    CheeseFactory,
    /// 1 wine.
    Winery,
    /// 1 wool.
    WoolManufacturer,
    /// 1 brocade.
    TailorShop,
    /// 2 coins.
    Brewery,
    /// 2 development.
    Library,
    /// 2 coins and 1 development.
    Windmill,
    /// As many coins as the development status.
    Hospital,
    /// Cancels Harvest, Taxes or Plague for its owner.
    Sacristy,
    /// Boatmen stand in for farmers, craftsmen and traders.
    HerbGarden,
    /// Three are drawn, and up to two of them placed.
    Bathhouse,
    /// 1 development.
    ShippingLine,
    /// 4 coins.
    Cellar,
    /// A coin for each trading station.
    Office,
    /// Up to 3 coins become as much development.
    Pharmacy,
    /// Scholars stand in for all but monks.
    School,
    /// The merchant takes a road.
    HorseWagon,
    /// Two more in the market; from there up to two go to deeds.
    GunpowderTower,
    /// A technology tile.
    Laboratory,
    /// Up to two goods are bought or sold.
    MarketStand,
    /// Two equal goods become another.
    BlackMarket,
    /// At the end 5 points for each set of five goods.
    Depot,
    /// For 3 coins the merchant takes any way.
    StageCoach,
    /// Trading stations also beside those of others.
    Tavern,
    /// A wine for a coin with each trading station at a river.
    Vineyard,
    /// Any action of the player's own board and tiles.
    Well,
    /// For a citizen: a good, a way, five coins or three development points.
    BourgeoisHouse,
    /// The carpenter goes a way for each of up to three traders or boatmen, and builds the structure in hand.
    Carpenter,
    /// Up to three goods go to the city or to another player.
    Vehicle,
    /// Up to four coins go to the city or to another player.
    GuildHouse,
    /// A follower of the market goes to another player's board.
    Hostel,
    /// The action of another player's activated place.
    Palatinate,
}

/// Where a place comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// It is printed on the player board, or lies beside it.
    Board,
    /// A place tile of category I.
    One,
    /// A place tile of category II.
    Two,
}

/// What the use of a place brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brings {
    /// A follower of one of these kinds, and a step on its track.
    Follower(&'static [Kind]),
    /// The merchant takes a way, for this many coins.
    Way {
        /// It may be a road.
        roads: bool,
        /// It may be a waterway.
        water: bool,
        /// What it costs.
        coins: u8,
    },
    /// Coins and development points.
    Gain {
        /// Coins.
        coins: u8,
        /// Development points.
        development: u8,
    },
    /// As many coins as the development status.
    Status,
    /// A coin for each trading station.
    Stations,
    /// A good.
    Good(Good),
    /// What its own rule says.
    Rule,
}

/// Who may stand on an action space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// This kind, or who stands in for it.
    Of(Kind),
    /// Anybody.
    Any,
    /// Anybody but followers of the owner's colour.
    Neutral,
    /// A trader or a boatman, or who stands in for one.
    Carrier,
}

/// A set of needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Needs(u16);

impl Needs {
    /// No need.
    pub const NONE: Needs = Needs(0);

    /// The needs of all kinds.
    pub const KINDS: Needs = Needs((1 << Kind::ALL.len()) - 1);

    /// Collects needs.
    pub const fn of(needs: &[Need]) -> Needs {
        let mut set = 0;
        let mut i = 0;
        while i < needs.len() {
            set |= match needs[i] {
                Need::Of(kind) => 1 << kind as u8,
                Need::Any => 1 << 7,
                Need::Neutral => 1 << 8,
                Need::Carrier => 1 << 9,
            };
            i += 1;
        }
        Needs(set)
    }

    /// Returns the needs in either set.
    pub const fn or(self, other: Needs) -> Needs {
        Needs(self.0 | other.0)
    }

    /// Returns the needs that are not in the other set.
    pub const fn without(self, other: Needs) -> Needs {
        Needs(self.0 & !other.0)
    }

    /// Returns whether some needs are in both sets.
    pub const fn meets(self, other: Needs) -> bool {
        self.0 & other.0 != 0
    }
}

impl Place {
    /// All places.
    pub const ALL: [Place; 43] = [
        Place::FarmHouse,
        Place::Village,
        Place::University,
        Place::Castle,
        Place::Monastery,
        Place::Ship,
        Place::Wagon,
        Place::Guildhall,
        Place::Scriptorium,
        Place::TownHall,
        Place::Hayrick,
        Place::CheeseFactory,
        Place::Winery,
        Place::WoolManufacturer,
        Place::TailorShop,
        Place::Brewery,
        Place::Library,
        Place::Windmill,
        Place::Hospital,
        Place::Sacristy,
        Place::HerbGarden,
        Place::Bathhouse,
        Place::ShippingLine,
        Place::Cellar,
        Place::Office,
        Place::Pharmacy,
        Place::School,
        Place::HorseWagon,
        Place::GunpowderTower,
        Place::Laboratory,
        Place::MarketStand,
        Place::BlackMarket,
        Place::Depot,
        Place::StageCoach,
        Place::Tavern,
        Place::Vineyard,
        Place::Well,
        Place::BourgeoisHouse,
        Place::Carpenter,
        Place::Vehicle,
        Place::GuildHouse,
        Place::Hostel,
        Place::Palatinate,
    ];

    /// The places that are printed on the player board.
    pub const BOARD: Places = Places((1 << 10) - 1);

    /// The place tiles of the base game.
    pub const BASE_TILES: Places = Places((1 << 30) - (1 << 10));

    /// The place tiles of the base game that are of category II.
    pub const BASE_TWO: Places = Places((1 << 30) - (1 << 22));

    /// The place tiles of Invasion.
    pub const INVASION_TILES: Places = Places((1 << 37) - (1 << 30));

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Place::FarmHouse => "Farm House",
            Place::Village => "Village",
            Place::University => "University",
            Place::Castle => "Castle",
            Place::Monastery => "Monastery",
            Place::Ship => "Ship",
            Place::Wagon => "Wagon",
            Place::Guildhall => "Guildhall",
            Place::Scriptorium => "Scriptorium",
            Place::TownHall => "Town Hall",
            Place::Hayrick => "Hayrick",
            Place::CheeseFactory => "Cheese Factory",
            Place::Winery => "Winery",
            Place::WoolManufacturer => "Wool Manufacturer",
            Place::TailorShop => "Tailor Shop",
            Place::Brewery => "Brewery",
            Place::Library => "Library",
            Place::Windmill => "Windmill",
            Place::Hospital => "Hospital",
            Place::Sacristy => "Sacristy",
            Place::HerbGarden => "Herb Garden",
            Place::Bathhouse => "Bathhouse",
            Place::ShippingLine => "Shipping Line",
            Place::Cellar => "Cellar",
            Place::Office => "Office",
            Place::Pharmacy => "Pharmacy",
            Place::School => "School",
            Place::HorseWagon => "Horse Wagon",
            Place::GunpowderTower => "Gunpowder Tower",
            Place::Laboratory => "Laboratory",
            Place::MarketStand => "Market Stand",
            Place::BlackMarket => "Black Market",
            Place::Depot => "Depot",
            Place::StageCoach => "Stage Coach",
            Place::Tavern => "Tavern",
            Place::Vineyard => "Vineyard",
            Place::Well => "Well",
            Place::BourgeoisHouse => "Bourgeois House",
            Place::Carpenter => "Carpenter",
            Place::Vehicle => "Vehicle",
            Place::GuildHouse => "Guild House",
            Place::Hostel => "Hostel",
            Place::Palatinate => "Palatinate",
        }
    }

    /// Returns whether followers act from it one by one, so that it is in use before all of its spaces are filled.
    pub const fn acts_one_by_one(self) -> bool {
        matches!(self, Place::TownHall | Place::Carpenter)
    }

    /// Returns whether it is a place tile.
    pub const fn is_tile(self) -> bool {
        Self::BASE_TILES.contains(self) || Self::INVASION_TILES.contains(self)
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places(u64);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// Collects places.
    pub const fn of(places: &[Place]) -> Places {
        let mut set = 0;
        let mut i = 0;
        while i < places.len() {
            set |= 1 << places[i] as u8;
            i += 1;
        }
        Places(set)
    }

    /// Returns whether a place is in it.
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place as u8 & 1 == 1
    }

    /// Returns how many places there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one.
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place as u8;
    }

    /// Takes one away, if it is there.
    pub const fn remove(&mut self, place: Place) -> bool {
        let there = self.contains(place);
        self.0 &= !(1 << place as u8);
        there
    }

    /// Returns the places in either set.
    pub const fn or(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }

    /// Returns the places in both sets.
    pub const fn within(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }

    /// Returns the places that are not in the other set.
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
}

impl Iterator for Places {
    type Item = Place;

    fn next(&mut self) -> Option<Place> {
        let place = Place::ALL.get(self.0.trailing_zeros() as usize).copied();
        self.0 &= self.0.wrapping_sub(1);
        place
    }
}

/// What lies on an action space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Space {
    /// Nothing.
    #[default]
    Empty,
    /// A technology tile that was placed this round: it works from the next one on.
    Fresh,
    /// A technology tile.
    Technology,
    /// A follower.
    Held(Follower),
}

impl Space {
    /// Returns whether a technology tile lies here.
    pub const fn is_technology(self) -> bool {
        matches!(self, Space::Fresh | Space::Technology)
    }

    /// Returns whether it counts towards activating its place now.
    pub const fn is_filled(self) -> bool {
        matches!(self, Space::Technology | Space::Held(_))
    }
}

/// An action space of a place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Spot {
    /// The place.
    pub place: Place,
    /// Which of its spaces, from 0.
    pub space: u8,
}
