//! The data of each scenario, as one table each. Everything else asks here.

use super::citizen;
use super::objective::{self, Objective};
use super::scenario::{Level, Scenario};
use crate::orleans::parts::{Follower, Hourglass, Order, Place, Places};
use crate::orleans::tables::{self, Deed, design};

/// How goods are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Some removed, one on each space of the map for this many players, the rest in the market.
    Players(Option<u8>),
    /// The same, but those on the map lie face down until they are picked up.
    FaceDown,
    /// There are no goods.
    None,
    /// Forty, of them one on each of these ways.
    Ways(&'static [u8]),
}

/// Which place tiles can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tiles {
    /// Those of the base game, and those of Invasion if wanted.
    Option,
    /// These.
    All(Places),
    /// Five of each category, drawn from these.
    Drawn(Places),
    /// Ten of each category, chosen by the players.
    Chosen,
}

/// What happens to a player who cannot pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Debt {
    Torture,
    Loss,
}

/// The data of a scenario.
#[derive(Debug)]
pub(crate) struct Rules {
    /// Least and most players.
    pub players: (u8, u8),
    pub levels: &'static [Level],
    pub rounds: u8,
    pub census: bool,
    pub events: Order,
    pub debt: Debt,
    pub deeds: &'static [Deed],
    pub objectives: &'static [Objective],
    pub coins: u16,
    pub stations: u8,
    pub technology: u8,
    /// Neutral followers, if not by number of players.
    pub followers: Option<[u8; 7]>,
    /// Followers on each market at the start.
    pub market: &'static [Follower],
    pub goods: Layout,
    pub tiles: Tiles,
    /// A place tile that everybody has from the start.
    pub own_tile: Option<Place>,
    /// Places beside the player board.
    pub extras: Places,
    /// The citizens that wait somewhere at the start.
    pub citizens: u32,
    /// Citizens in the supply.
    pub citizen_supply: u8,
}

/// Citizens that the Dignitary has to collect, and for beginners.
pub const DIGNITARY_GOAL: (u8, u8) = (8, 7);

/// The ways on which goods lie around Vierzon.
const VIERZON_WAYS: [u8; 24] =
    [4, 5, 6, 7, 10, 15, 16, 17, 18, 20, 21, 22, 23, 24, 27, 28, 29, 30, 31, 32, 33, 34, 39, 40];

static BASE: Rules = Rules {
    players: (2, 5),
    levels: &[Level::Normal],
    rounds: 18,
    census: true,
    events: Order::Stack(&Hourglass::BASE),
    debt: Debt::Torture,
    deeds: &tables::DEEDS,
    objectives: &[],
    coins: tables::COINS,
    stations: tables::STATIONS,
    technology: tables::TECHNOLOGY,
    followers: None,
    market: &Follower::OWN,
    goods: Layout::Players(None),
    tiles: Tiles::Option,
    own_tile: None,
    extras: Places::NONE,
    citizens: citizen::TRACKS | 1 << citizen::STATIONS | citizen::on_deeds(8),
    citizen_supply: 0,
};

static PROSPERITY: Rules = Rules {
    rounds: 16,
    events: Order::Fixed(&Hourglass::PROSPERITY),
    deeds: &design::PROSPERITY_DEEDS,
    goods: Layout::FaceDown,
    tiles: Tiles::All(Place::BASE_TILES.or(Place::INVASION_TILES).without(Places::of(&[
        Place::Bathhouse,
        Place::MarketStand,
        Place::Well,
    ]))),
    extras: Places::of(&[Place::Carpenter]),
    citizens: 1 << citizen::KNIGHTS | 1 << citizen::BOATMEN | citizen::on_deeds(3),
    citizen_supply: 11,
    ..BASE
};

static INVASION: Rules = Rules {
    levels: &[Level::Easy, Level::Normal, Level::Hard],
    census: false,
    events: Order::Stack(&Hourglass::INVASION),
    deeds: &[],
    tiles: Tiles::All(Places::of(&[
        Place::BlackMarket,
        Place::Cellar,
        Place::CheeseFactory,
        Place::GunpowderTower,
        Place::Hayrick,
        Place::HerbGarden,
        Place::HorseWagon,
        Place::Laboratory,
        Place::Library,
        Place::MarketStand,
        Place::Pharmacy,
        Place::School,
        Place::ShippingLine,
        Place::StageCoach,
        Place::TailorShop,
        Place::Tavern,
        Place::Vineyard,
        Place::Well,
        Place::Windmill,
        Place::Winery,
        Place::WoolManufacturer,
    ])),
    extras: Places::of(&[Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate]),
    citizens: citizen::TRACKS | 0b11_1111_1111 << citizen::GOODS,
    ..BASE
};

static DUEL: Rules = Rules {
    players: (2, 2),
    rounds: 16,
    census: false,
    events: Order::Fixed(&Hourglass::DUEL),
    debt: Debt::Loss,
    deeds: &design::DUEL_DEEDS,
    objectives: &objective::DUEL,
    technology: 8,
    tiles: Tiles::Chosen,
    extras: Places::of(&[Place::BourgeoisHouse]),
    citizens: design::DUEL_TRACK_CITIZENS | citizen::on_deeds(4),
    citizen_supply: 12,
    ..BASE
};

static DIGNITARY: Rules = Rules {
    players: (1, 1),
    levels: &[Level::Easy, Level::Normal],
    rounds: 16,
    census: false,
    events: Order::Fixed(&Hourglass::DIGNITARY),
    coins: 0,
    technology: 6,
    followers: Some([4; 7]),
    goods: Layout::None,
    tiles: Tiles::Drawn(Places::of(&[
        Place::Brewery,
        Place::HerbGarden,
        Place::Bathhouse,
        Place::Windmill,
        Place::Library,
        Place::Hospital,
        Place::GunpowderTower,
        Place::Cellar,
        Place::Office,
        Place::School,
        Place::Pharmacy,
        Place::ShippingLine,
        Place::Laboratory,
        Place::Well,
    ])),
    own_tile: Some(Place::StageCoach),
    citizens: 0b11_1111 << citizen::TOWNS,
    citizen_supply: 7,
    ..BASE
};

static VIERZON: Rules = Rules {
    players: (1, 1),
    levels: &[Level::Normal, Level::Hard, Level::Hardest],
    rounds: 14,
    census: false,
    events: Order::Fixed(&Hourglass::VIERZON),
    deeds: &design::VIERZON_DEEDS,
    objectives: &objective::VIERZON,
    coins: 0,
    technology: 4,
    followers: Some([4; 7]),
    goods: Layout::Ways(&VIERZON_WAYS),
    tiles: Tiles::Drawn(Place::BASE_TILES.or(Place::INVASION_TILES).without(Places::of(&[Place::MarketStand]))),
    own_tile: Some(Place::MarketStand),
    citizens: citizen::TRACKS | citizen::on_deeds(2),
    ..BASE
};

static SALESMAN: Rules = Rules {
    players: (1, 1),
    levels: &[Level::Normal, Level::Hard, Level::Hardest],
    rounds: 15,
    census: false,
    events: Order::Fixed(&Hourglass::SALESMAN),
    debt: Debt::Loss,
    objectives: &objective::SALESMAN,
    coins: 10,
    stations: 0,
    technology: 8,
    followers: Some([5, 3, 3, 3, 4, 4, 4]),
    market: &[
        Follower::Knight,
        Follower::Scholar,
        Follower::OwnFarmer,
        Follower::OwnBoatman,
        Follower::OwnCraftsman,
        Follower::OwnTrader,
    ],
    goods: Layout::Players(Some(4)),
    tiles: Tiles::All(Places::of(&[
        Place::Bathhouse,
        Place::Cellar,
        Place::CheeseFactory,
        Place::Hayrick,
        Place::HerbGarden,
        Place::HorseWagon,
        Place::Laboratory,
        Place::TailorShop,
        Place::Winery,
        Place::WoolManufacturer,
    ])),
    own_tile: Some(Place::MarketStand),
    citizens: 0,
    ..BASE
};

impl Scenario {
    /// Returns its data.
    pub(crate) const fn rules(self) -> &'static Rules {
        match self {
            Scenario::Base => &BASE,
            Scenario::Prosperity => &PROSPERITY,
            Scenario::Invasion => &INVASION,
            Scenario::Duel => &DUEL,
            Scenario::Dignitary => &DIGNITARY,
            Scenario::Vierzon => &VIERZON,
            Scenario::Salesman => &SALESMAN,
        }
    }

    /// Returns whether this many players can play it.
    pub const fn is_for(self, players: u8) -> bool {
        let (least, most) = self.rules().players;
        least <= players && players <= most
    }
}
