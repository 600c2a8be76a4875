//! What is printed on places: which followers they need, what they bring, and on which tiles they are.

use super::design;
use super::printed::STAGE_COACH_COINS;
use crate::orleans::parts::{Brings, Category, Good, Kind, Need, Needs, Place};

impl Place {
    /// Returns where it comes from.
    pub const fn category(self) -> Category {
        if !self.is_tile() {
            Category::Board
        } else if Self::BASE_TWO.contains(self) || design::INVASION_TWO.contains(self) {
            Category::Two
        } else {
            Category::One
        }
    }

    /// Returns whether a player's first step on the traders' track may bring this tile: it is of category I.
    pub const fn may_be_first(self) -> bool {
        matches!(self.category(), Category::One)
    }

    /// Returns what each of its action spaces needs.
    pub const fn needs(self) -> &'static [Need] {
        use Kind::*;
        use Need::{Any, Neutral, Of};
        match self {
            Place::FarmHouse => &[Of(Boatman), Of(Craftsman)],
            Place::Village => &[Of(Farmer), Of(Boatman), Of(Craftsman)],
            Place::University => &[Of(Farmer), Of(Craftsman), Of(Trader)],
            Place::Castle => &[Of(Farmer), Of(Boatman), Of(Trader)],
            Place::Monastery => &[Of(Scholar), Of(Trader)],
            Place::Ship => &[Of(Farmer), Of(Boatman), Of(Knight)],
            Place::Wagon => &[Of(Farmer), Of(Trader), Of(Knight)],
            Place::Guildhall => &[Of(Farmer), Of(Craftsman), Of(Knight)],
            Place::Scriptorium => &[Of(Knight), Of(Scholar)],
            Place::TownHall => &[Neutral, Neutral],
            Place::Hayrick => &[Of(Farmer)],
            Place::CheeseFactory => &[Of(Farmer), Of(Farmer)],
            Place::Winery => &[Of(Farmer), Of(Trader)],
            Place::WoolManufacturer => &[Of(Boatman), Of(Trader)],
            Place::TailorShop => &[Of(Trader), Of(Scholar)],
            Place::Brewery => &[Of(Monk)],
            Place::Library => &[Of(Knight), Of(Scholar)],
            Place::Windmill => &[Of(Craftsman), Of(Craftsman)],
            Place::Hospital => &[Of(Boatman), Of(Scholar)],
            Place::Sacristy => &[Of(Monk)],
            Place::HerbGarden => &[],
            Place::Bathhouse => design::BATHHOUSE,
            Place::ShippingLine => &[Of(Boatman)],
            Place::Cellar => &[Of(Monk), Of(Scholar)],
            Place::Office => &[Of(Scholar), Of(Scholar)],
            Place::Pharmacy => &[Any],
            Place::School => &[],
            Place::HorseWagon => &[Of(Knight), Of(Trader)],
            Place::GunpowderTower => &[],
            Place::Laboratory => &[Of(Craftsman), Of(Scholar)],
            Place::MarketStand => design::MARKET_STAND,
            Place::BlackMarket => design::BLACK_MARKET,
            Place::Depot => &[],
            Place::StageCoach => &[Of(Knight)],
            Place::Tavern => design::TAVERN,
            Place::Vineyard => &[],
            Place::Well => design::WELL,
            Place::BourgeoisHouse => &[Neutral],
            Place::Carpenter => &[Need::Carrier; 3],
            Place::Vehicle => design::VEHICLE,
            Place::GuildHouse => design::GUILD_HOUSE,
            Place::Hostel => design::HOSTEL,
            Place::Palatinate => &[Any, Any],
        }
    }

    /// Returns what its use brings.
    #[inline(never)] // one copy in the image
    pub const fn brings(self) -> Brings {
        use Brings::{Follower, Gain, Way};
        match self {
            Place::FarmHouse => Follower(&[Kind::Farmer]),
            Place::Village => Follower(&[Kind::Boatman, Kind::Craftsman, Kind::Trader]),
            Place::University => Follower(&[Kind::Scholar]),
            Place::Castle => Follower(&[Kind::Knight]),
            Place::Monastery => Follower(&[Kind::Monk]),
            Place::Ship => Way { roads: false, water: true, coins: 0 },
            Place::Wagon | Place::HorseWagon => Way { roads: true, water: false, coins: 0 },
            Place::StageCoach => Way { roads: true, water: true, coins: STAGE_COACH_COINS },
            Place::Scriptorium | Place::ShippingLine => Gain { coins: 0, development: 1 },
            Place::Library => Gain { coins: 0, development: 2 },
            Place::Brewery => Gain { coins: 2, development: 0 },
            Place::Windmill => Gain { coins: 2, development: 1 },
            Place::Cellar => Gain { coins: 4, development: 0 },
            Place::Hospital => Brings::Status,
            Place::Office => Brings::Stations,
            Place::Hayrick => Brings::Good(Good::Grain),
            Place::CheeseFactory => Brings::Good(Good::Cheese),
            Place::Winery => Brings::Good(Good::Wine),
            Place::WoolManufacturer => Brings::Good(Good::Wool),
            Place::TailorShop => Brings::Good(Good::Brocade),
            _ => Brings::Rule,
        }
    }

    /// Returns the good that it makes.
    pub const fn makes(self) -> Option<Good> {
        match self.brings() {
            Brings::Good(good) => Some(good),
            _ => None,
        }
    }

    /// Returns what is printed on its action spaces, prepared for the lists of legal actions.
    pub(crate) fn spaces(self) -> &'static [Printed; 3] {
        &SPACES[self as usize]
    }
}

/// What is printed on an action space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed {
    /// What it needs, as a set of one; nothing where there is no such space.
    pub need: Needs,
    /// The earlier spaces of the place that need the same, one bit each.
    pub equals: u8,
}

static SPACES: [[Printed; 3]; Place::ALL.len()] = {
    let mut all = [[Printed { need: Needs::NONE, equals: 0 }; 3]; Place::ALL.len()];
    let mut place = 0;
    while place < Place::ALL.len() {
        let needs = Place::ALL[place].needs();
        let mut space = 0;
        while space < needs.len() {
            all[place][space].need = Needs::of(&[needs[space]]);
            let mut earlier = 0;
            while earlier < space {
                let same = all[place][space].need.meets(all[place][earlier].need);
                all[place][space].equals |= (same as u8) << earlier;
                earlier += 1;
            }
            space += 1;
        }
        place += 1;
    }
    all
};
