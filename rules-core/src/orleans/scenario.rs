//! What a scenario changes: its data, as one table each. Everything else asks here.

use serde::{Deserialize, Serialize};

use super::follower::{Crowd, Follower};
use super::goods::Goods;
use super::hourglass::{Hourglass, Order};
use super::map::Town;
use super::objective::{self, Objective};
use super::place::{Place, Places};
use super::setup::Setup;
use super::tables::{self, Deed, design};

/// Which game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Scenario {
    /// The base game.
    Base,
    /// With a carpenter and structures.
    Prosperity,
    /// All together against the game.
    Invasion,
    /// A race of two for four objectives.
    Duel,
    /// Alone: citizens.
    Dignitary,
    /// Alone: five objectives around Vierzon.
    Vierzon,
    /// Alone: five deliveries.
    Salesman,
}

impl Scenario {
    /// All scenarios.
    pub const ALL: [Scenario; 7] = [
        Scenario::Base,
        Scenario::Prosperity,
        Scenario::Invasion,
        Scenario::Duel,
        Scenario::Dignitary,
        Scenario::Vierzon,
        Scenario::Salesman,
    ];
}

impl Scenario {
    /// Returns whether so many players can play it.
    pub const fn is_for(self, players: u8) -> bool {
        let (least, most) = Setup::of(self).rules().players;
        least <= players && players <= most
    }
}

/// How hard a scenario is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// For beginners: the Dignitary with seven citizens, Invasion without mean events.
    Easy,
    /// As printed.
    Normal,
    /// Alone, step A: one objective a round. Invasion without Support and Training.
    Hard,
    /// Alone, step B: one objective a round, in order.
    Hardest,
}

impl Level {
    /// All levels.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Hardest];
}

/// How goods are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layout {
    /// Some removed, one on each space of the map for so many players, the rest in the market.
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
pub(super) enum Tiles {
    /// Those of the base game, and those of Invasion if wanted.
    Option,
    /// These.
    All(Places),
    /// Five of each category, drawn from these.
    Drawn(Places),
    /// Ten of each category, chosen by the players.
    Chosen,
}

/// What happens to whoever cannot pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Debt {
    Torture,
    Loss,
}

/// The data of a scenario.
#[derive(Debug)]
pub(super) struct Rules {
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

/// Where citizens wait, as bits.
pub mod citizen {
    /// On the development track: the first of three spaces.
    pub const DEVELOPMENT: u8 = 0;
    /// On the knights' track.
    pub const KNIGHTS: u8 = 3;
    /// At the end of the boatmen's track.
    pub const BOATMEN: u8 = 4;
    /// For the most trading stations.
    pub const STATIONS: u8 = 5;
    /// On the first of up to eight deeds.
    pub const DEEDS: u8 = 6;
    /// In the first of the towns of the Dignitary.
    pub const TOWNS: u8 = 14;
    /// Beside the piles of grain, cheese and wine.
    pub const GOODS: u8 = 20;
    /// Above the farmers' track.
    pub const FARMERS: u8 = 23;
    /// In Le Blanc.
    pub const LE_BLANC: u8 = 24;
    /// On the first of five achievements.
    pub const ACHIEVEMENTS: u8 = 25;
    /// How many bits there are for citizens that wait.
    pub const ALL: u8 = 30;
    /// In the supply.
    pub const SUPPLY: u8 = 31;

    /// The five on the tracks.
    pub(in crate::orleans) const TRACKS: u32 = 0b1_1111;
    /// Those on so many deeds.
    pub(in crate::orleans) const fn on_deeds(deeds: u8) -> u32 {
        ((1 << deeds) - 1) << DEEDS
    }
    /// Those on the tracks and all eight deeds: where the Dignitary's may be placed.
    pub(in crate::orleans) const DESIGNATED: u32 = TRACKS | on_deeds(8);
}

/// The towns in which citizens wait for the Dignitary.
pub const DIGNITARY_TOWNS: [Town; 6] =
    [Town::Vendome, Town::Tours, Town::Vierzon, Town::Sancerre, Town::Argenton, Town::StAmand];

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
    tiles: Tiles::All(Place::BASE_TILES.and(Place::INVASION_TILES).without(Places::of(&[
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
    tiles: Tiles::Drawn(Place::BASE_TILES.and(Place::INVASION_TILES).without(Places::of(&[Place::MarketStand]))),
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

impl Setup {
    /// Returns the data of its scenario.
    pub(super) const fn rules(&self) -> &'static Rules {
        match self.scenario {
            Scenario::Base => &BASE,
            Scenario::Prosperity => &PROSPERITY,
            Scenario::Invasion => &INVASION,
            Scenario::Duel => &DUEL,
            Scenario::Dignitary => &DIGNITARY,
            Scenario::Vierzon => &VIERZON,
            Scenario::Salesman => &SALESMAN,
        }
    }

    /// Returns how many rounds are played.
    pub const fn rounds(&self) -> u8 {
        match self.scenario {
            Scenario::Invasion if self.players > 3 => 16,
            _ => self.rules().rounds,
        }
    }

    /// Returns the events of all rounds, where they are known from the start.
    pub const fn known_events(&self) -> &'static [Hourglass] {
        match self.rules().events {
            Order::Fixed(events) => events,
            Order::Stack(_) => &[],
        }
    }

    /// Returns the beneficial deeds.
    pub const fn deeds(&self) -> &'static [Deed] {
        self.rules().deeds
    }

    /// Returns the objectives that each player has.
    pub const fn objectives(&self) -> &'static [Objective] {
        self.rules().objectives
    }

    /// Returns the place tiles that can be in the game, those of the players among them.
    pub const fn place_tiles(&self) -> Places {
        let own = match self.rules().own_tile {
            Some(tile) => Places::of(&[tile]),
            None => Places::NONE,
        };
        let all = Place::BASE_TILES.and(Place::INVASION_TILES);
        let supply = match self.rules().tiles {
            Tiles::Option if !self.invasion_tiles => Place::BASE_TILES,
            Tiles::Option | Tiles::Chosen => all,
            Tiles::All(tiles) | Tiles::Drawn(tiles) => tiles,
        };
        supply.and(own)
    }

    /// Returns the place tile that everybody has from the start.
    pub const fn own_tile(&self) -> Option<Place> {
        self.rules().own_tile
    }

    /// Returns the neutral followers in the game, by kind.
    pub const fn followers(&self) -> [u8; 7] {
        match self.rules().followers {
            Some(followers) => followers,
            // No set-up for more players passes its check.
            None => tables::FOLLOWERS[if self.players > 5 { 5 } else { self.players as usize }],
        }
    }

    /// Returns the goods in the game.
    pub const fn goods(&self) -> Goods {
        match self.rules().goods {
            Layout::None => Goods([0; 5]),
            _ => tables::GOODS,
        }
    }

    /// Returns for how many players goods are laid on the map.
    pub const fn goods_players(&self) -> u8 {
        match self.rules().goods {
            Layout::Players(Some(players)) => players,
            Layout::Ways(_) => 2,
            _ => self.players,
        }
    }

    /// Returns the citizens in the game.
    pub const fn citizens(&self) -> u8 {
        self.rules().citizens.count_ones() as u8 + self.rules().citizen_supply
    }

    /// Returns the followers of each player at the start.
    pub(super) fn first_market(&self) -> Crowd {
        self.rules().market.iter().copied().collect()
    }

    /// Returns whether objectives or citizens decide, instead of points.
    pub const fn has_goals(&self) -> bool {
        self.is_won_together() || !self.rules().objectives.is_empty()
    }

    /// Returns whether the game is won or lost by one who plays alone, or by all together.
    pub const fn is_won_together(&self) -> bool {
        self.rules().players.1 == 1 || matches!(self.scenario, Scenario::Invasion)
    }

    /// Returns how many citizens the Dignitary has to collect; `None` in other scenarios.
    pub const fn citizen_goal(&self) -> Option<u8> {
        match (self.scenario, self.level) {
            (Scenario::Dignitary, Level::Easy) => Some(DIGNITARY_GOAL.1),
            (Scenario::Dignitary, _) => Some(DIGNITARY_GOAL.0),
            _ => None,
        }
    }
}
