//! Hour-glass tiles: one event a round.

use super::follower::Kind;
use super::goods::Good;

/// What an event takes from each player when all have passed, or brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// Nothing that could be counted.
    Nothing,
    /// Coins for what is counted; below zero where they are taken.
    Coins {
        /// How many coins.
        each: i8,
        /// For how many things.
        every: u8,
        /// Which things.
        of: Counted,
    },
    /// Food, or coins instead.
    Food {
        /// How many.
        food: u8,
        /// How many coins do as well; 0 if none do.
        coins: u8,
    },
    /// A good of this type.
    Good(Good),
    /// Goods and coins of this worth.
    Worth(u8),
    /// Goods of this worth, or a tower.
    Loot(u8),
    /// This many are drawn from the bag, and the neutral ones of them are gone.
    Plague(u8),
    /// This many neutral followers.
    Followers(u8),
    /// A knight, or this many coins.
    Knight(u8),
}

/// What an event counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The player: always one.
    Player,
    /// One if the merchant is in Orléans, else none.
    Orleans,
    /// Goods.
    Goods,
    /// Technology tiles.
    Technology,
    /// The development status.
    Status,
    /// Trading stations.
    Stations,
    /// Monks in the market.
    Monks,
    /// What the step on the boatmen's track says.
    Fishing,
}

impl Toll {
    /// Returns the coins that it brings, or takes; `count` counts the things.
    pub fn coins(self, count: impl FnOnce(Counted) -> u8) -> i16 {
        match self {
            Toll::Coins { each, every, of } => i16::from(each) * i16::from(count(of) / every),
            _ => 0,
        }
    }
}

/// The event of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hourglass {
    /// No monks are gained this round.
    Pilgrimage,
    /// Everybody loses a follower from the bag.
    Plague,
    /// A coin for every three goods.
    Taxes,
    /// This many coins for each trading station.
    TradingDay(u8),
    /// Coins: this many times the development status.
    Income(u8),
    /// A food, or five coins.
    Harvest,
    /// No scholars are gained this round.
    Conference,
    /// No craftsmen are gained this round.
    Strike,
    /// No knights are gained this round.
    Crusade,
    /// This many coins.
    Dues(u8),
    /// This many coins for each technology tile; alone the tile goes where they are missing.
    TechnologyTax(u8),
    /// Places with technology cannot be used this round.
    Sabotage,
    /// The Stage Coach cannot be used this round.
    AxleFracture,
    /// A new follower may be placed at once.
    Amnesty,
    /// A coin for each group of this many goods.
    GoodsTax(u8),
    /// The merchant cannot move this round.
    Storm,
    /// Two of those drawn go back to the bag.
    Banishment,
    /// A food or two coins, or all is lost.
    Feeding,
    /// Two food or four coins, or all is lost.
    GreatFeast,
    /// A citizen can be bought for three coins.
    TownMeeting,
    /// A good can be exchanged for one of the market.
    Trade,
    /// A cheese is paid.
    CheeseDay,
    /// The merchant can move by one or two towns, for a coin each.
    QuickTravel,
    /// Goods and coins of this worth.
    DuesInKind(u8),
    /// Two food.
    HarvestOfTwo,
    /// The merchants return to Orléans.
    JourneyHome,
    /// A drawn follower brings a step on its track and another one of its kind.
    Support,
    /// A monk can be bought for four coins.
    Indulgence,
    /// This many coins, under the name of Taxes.
    Levy(u8),
    /// A knight, or five coins.
    Riots,
    /// A citizen can be bought for four coins.
    Bribe,
    /// All place tiles are turned over.
    Firestorm,
    /// Three coins for each monk in the market.
    Mass,
    /// The merchant can take a way for two coins.
    Peregrination,
    /// Place tiles are turned back.
    Restoration,
    /// A monk and another follower can be exchanged for a citizen.
    PilgrimsDay,
    /// Two goods can be bought.
    MarketDay,
    /// Coins by the development status.
    DevelopmentTax,
    /// The Town Hall is closed this round.
    Assembly,
    /// The team returns technology, or pays.
    Demolition,
    /// The team gets development, a wine and coins.
    Donation,
    /// Four grain leave the map.
    Drought,
    /// Five place tiles of the supply are gone.
    Earthquake,
    /// The citizen of Le Blanc leaves.
    Escape,
    /// Three grain for the warehouse for eight coins.
    GoodTrade,
    /// One merchant takes a waterway.
    GoodWinds,
    /// Roads are closed this round.
    Highwayman,
    /// Everybody can build for four coins.
    Progress,
    /// The walls need one more knight.
    Reinforcement,
    /// Everybody takes a step on a track.
    Training,
    /// Players whose merchant is in Orléans pay four coins.
    Trip,
    /// The team buys or sells wool and brocade.
    WoolMarket,
    /// The team gives up place tiles, or pays.
    Arson,
    /// The merchant can take a way for two coins.
    BonVoyage,
    /// Everybody returns three followers.
    Famine,
    /// Coins by the position on the boatmen's track.
    FishingGrounds,
    /// Wool and brocade leave the waterways.
    Pirates,
    /// Everybody loses two followers from the bag.
    RagingPlague,
    /// Cheese and grain leave the warehouse.
    Rats,
    /// Goods worth five, or a tower.
    Robbery,
    /// Everybody returns a monk, or a citizen leaves.
    RomeCalling,
    /// Merchants return to Orléans, or pay five coins.
    Summoning,
    /// The team loses development or monks.
    WitchHunt,
    /// The last round.
    Invasion,
}

impl Hourglass {
    /// The six events of the base game.
    pub const SIX: [Hourglass; 6] = {
        use Hourglass::*;
        [Pilgrimage, Plague, Taxes, TradingDay(1), Income(1), Harvest]
    };

    /// The rounds of Prosperity.
    pub const PROSPERITY: [Hourglass; 16] = {
        use Hourglass::*;
        [
            Support,
            Indulgence,
            Pilgrimage,
            Levy(3),
            Riots,
            Bribe,
            Plague,
            Firestorm,
            Mass,
            Peregrination,
            Restoration,
            Harvest,
            PilgrimsDay,
            Plague,
            MarketDay,
            DevelopmentTax,
        ]
    };

    /// The tiles of Invasion: 16 of stack A, 14 of stack B, one of stack C.
    pub const INVASION: [Hourglass; 31] = {
        use Hourglass::*;
        [
            Assembly,
            Demolition,
            Donation,
            Drought,
            Earthquake,
            Escape,
            GoodTrade,
            GoodWinds,
            Highwayman,
            Pilgrimage,
            Progress,
            Reinforcement,
            Support,
            Training,
            Trip,
            WoolMarket,
            Arson,
            BonVoyage,
            Famine,
            FishingGrounds,
            Harvest,
            Income(1),
            Pirates,
            Plague,
            RagingPlague,
            Rats,
            Robbery,
            RomeCalling,
            Summoning,
            WitchHunt,
            Invasion,
        ]
    };

    /// The kind events of Invasion, which are left out for a harder game.
    pub const HELP: [Hourglass; 2] = [Hourglass::Support, Hourglass::Training];

    /// Returns whether it concerns the team as a whole: the start player decides for all.
    pub const fn is_of_the_team(self) -> bool {
        use Hourglass::*;
        matches!(
            self,
            Demolition
                | Donation
                | Drought
                | Earthquake
                | Escape
                | GoodTrade
                | GoodWinds
                | Reinforcement
                | WoolMarket
                | Arson
                | Pirates
                | Rats
                | RomeCalling
                | WitchHunt
                | Invasion
        )
    }

    /// The rounds of the Duel.
    pub const DUEL: [Hourglass; 16] = {
        use Hourglass::*;
        [
            TownMeeting,
            Harvest,
            TradingDay(3),
            Trade,
            CheeseDay,
            TechnologyTax(1),
            TradingDay(2),
            QuickTravel,
            GoodsTax(1),
            DuesInKind(7),
            HarvestOfTwo,
            TradingDay(1),
            GoodsTax(1),
            DuesInKind(7),
            DuesInKind(4),
            JourneyHome,
        ]
    };

    /// The rounds of the Dignitary.
    pub const DIGNITARY: [Hourglass; 16] = {
        use Hourglass::*;
        [
            Conference,
            Strike,
            Crusade,
            Pilgrimage,
            Income(2),
            TradingDay(3),
            Dues(5),
            TechnologyTax(2),
            TradingDay(2),
            Income(1),
            Dues(10),
            TradingDay(2),
            Sabotage,
            AxleFracture,
            TradingDay(1),
            Dues(15),
        ]
    };

    /// The rounds of Capital Vierzon.
    pub const VIERZON: [Hourglass; 14] = {
        use Hourglass::*;
        [
            Strike,
            Pilgrimage,
            Harvest,
            Crusade,
            Income(3),
            Amnesty,
            Plague,
            Sabotage,
            GoodsTax(2),
            TradingDay(2),
            Conference,
            Harvest,
            Storm,
            Banishment,
        ]
    };

    /// The rounds of the Travelling Salesman.
    pub const SALESMAN: [Hourglass; 15] = {
        let mut all = [Hourglass::Feeding; 15];
        let mut i = 10;
        while i < 15 {
            all[i] = Hourglass::GreatFeast;
            i += 1;
        }
        all
    };

    /// The tiles of the base game: three of each event, one of each letter.
    pub const BASE: [Hourglass; 18] = {
        let mut all = [Hourglass::Pilgrimage; 18];
        let mut i = 0;
        while i < 18 {
            all[i] = Hourglass::SIX[i % 6];
            i += 1;
        }
        all
    };

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Hourglass::Pilgrimage => "Pilgrimage",
            Hourglass::Plague => "Plague",
            Hourglass::Taxes | Hourglass::Levy(_) => "Taxes",
            Hourglass::TradingDay(_) => "Trading Day",
            Hourglass::Income(_) => "Income",
            Hourglass::Harvest | Hourglass::HarvestOfTwo => "Harvest",
            Hourglass::Conference => "Conference",
            Hourglass::Strike => "Strike",
            Hourglass::Crusade => "Crusade",
            Hourglass::Dues(_) | Hourglass::DuesInKind(_) => "Dues",
            Hourglass::TechnologyTax(_) => "Technology Tax",
            Hourglass::Sabotage => "Sabotage",
            Hourglass::AxleFracture => "Axle Fracture",
            Hourglass::Amnesty => "Amnesty",
            Hourglass::GoodsTax(_) => "Goods Tax",
            Hourglass::Storm => "Storm",
            Hourglass::Banishment => "Banishment",
            Hourglass::Feeding => "Feeding",
            Hourglass::GreatFeast => "Great Feast",
            Hourglass::TownMeeting => "Town Meeting",
            Hourglass::Trade => "Trade",
            Hourglass::CheeseDay => "Cheese Day",
            Hourglass::QuickTravel => "Quick Travel",
            Hourglass::JourneyHome => "Journey Home",
            Hourglass::Support => "Support",
            Hourglass::Indulgence => "Indulgence",
            Hourglass::Riots => "Riots",
            Hourglass::Bribe => "Bribe",
            Hourglass::Firestorm => "Firestorm",
            Hourglass::Mass => "Mass",
            Hourglass::Peregrination => "Peregrination",
            Hourglass::Restoration => "Restoration",
            Hourglass::PilgrimsDay => "Pilgrim's Day",
            Hourglass::MarketDay => "Market Day",
            Hourglass::DevelopmentTax => "Development Tax",
            Hourglass::Assembly => "Assembly",
            Hourglass::Demolition => "Demolition",
            Hourglass::Donation => "Donation",
            Hourglass::Drought => "Drought",
            Hourglass::Earthquake => "Earthquake",
            Hourglass::Escape => "Escape",
            Hourglass::GoodTrade => "Good Trade",
            Hourglass::GoodWinds => "Good Winds",
            Hourglass::Highwayman => "Highwayman",
            Hourglass::Progress => "Progress",
            Hourglass::Reinforcement => "Reinforcement",
            Hourglass::Training => "Training",
            Hourglass::Trip => "Trip",
            Hourglass::WoolMarket => "Wool Market",
            Hourglass::Arson => "Arson",
            Hourglass::BonVoyage => "Bon Voyage",
            Hourglass::Famine => "Famine",
            Hourglass::FishingGrounds => "Fishing Grounds",
            Hourglass::Pirates => "Pirates",
            Hourglass::RagingPlague => "Raging Plague",
            Hourglass::Rats => "Rats",
            Hourglass::Robbery => "Robbery",
            Hourglass::RomeCalling => "Rome Calling",
            Hourglass::Summoning => "Summoning",
            Hourglass::WitchHunt => "Witch Hunt",
            Hourglass::Invasion => "Invasion",
        }
    }

    /// Returns the kind of followers that cannot be gained in its round.
    pub const fn forbids(self) -> Option<Kind> {
        match self {
            Hourglass::Pilgrimage => Some(Kind::Monk),
            Hourglass::Conference => Some(Kind::Scholar),
            Hourglass::Strike => Some(Kind::Craftsman),
            Hourglass::Crusade => Some(Kind::Knight),
            _ => None,
        }
    }
}
