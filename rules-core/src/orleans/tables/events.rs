//! What events take, bring and offer.

use super::{design, printed};
use crate::orleans::parts::{Counted, Good, Hourglass, Toll};

const fn food((food, coins): (u8, u8)) -> Toll {
    Toll::Food { food, coins }
}

/// Returns a toll of coins that are taken.
const fn tax(coins: u8, of: Counted) -> Toll {
    Toll::Coins { each: -(coins as i8), every: 1, of }
}

/// Returns a toll of coins that come.
const fn gain(coins: u8, of: Counted) -> Toll {
    Toll::Coins { each: coins as i8, every: 1, of }
}

impl Hourglass {
    /// Returns what it takes from each player when all have passed, or brings.
    #[inline(never)] // one copy in the image
    pub const fn toll(self) -> Toll {
        match self {
            Hourglass::Taxes => Toll::Coins { each: -1, every: printed::TAXED_GOODS, of: Counted::Goods },
            Hourglass::GoodsTax(goods) => Toll::Coins { each: -1, every: goods, of: Counted::Goods },
            Hourglass::TechnologyTax(coins) => tax(coins, Counted::Technology),
            Hourglass::DevelopmentTax => tax(1, Counted::Status),
            Hourglass::Dues(coins) | Hourglass::Levy(coins) => tax(coins, Counted::Player),
            Hourglass::Trip => tax(printed::TRIP_COINS, Counted::Orleans),
            Hourglass::TradingDay(coins) => gain(coins, Counted::Stations),
            Hourglass::Income(times) => gain(times, Counted::Status),
            Hourglass::Mass => gain(printed::MASS_COINS, Counted::Monks),
            Hourglass::FishingGrounds => gain(1, Counted::Fishing),
            Hourglass::Harvest => food(printed::HARVEST),
            Hourglass::HarvestOfTwo => food(printed::HARVEST_OF_TWO),
            Hourglass::Feeding => food(printed::FEEDING),
            Hourglass::GreatFeast => food(printed::GREAT_FEAST),
            Hourglass::CheeseDay => Toll::Good(Good::Cheese),
            Hourglass::DuesInKind(worth) => Toll::Worth(worth),
            Hourglass::Robbery => Toll::Loot(printed::ROBBERY_WORTH),
            Hourglass::Plague => Toll::Plague(1),
            Hourglass::RagingPlague => Toll::Plague(printed::RAGING_PLAGUE),
            Hourglass::Famine => Toll::Followers(printed::FAMINE),
            Hourglass::Riots => Toll::Knight(printed::RIOTS_COINS),
            _ => Toll::Nothing,
        }
    }

    /// Returns the coins that what it offers costs: whom or what it brings, a way, or to be spared what it does.
    pub const fn price(self) -> u8 {
        match self {
            Hourglass::TownMeeting => printed::TOWN_MEETING_COINS,
            Hourglass::QuickTravel => printed::QUICK_TRAVEL_COINS,
            Hourglass::Indulgence => printed::INDULGENCE_COINS,
            Hourglass::Bribe => printed::BRIBE_COINS,
            Hourglass::Peregrination | Hourglass::BonVoyage => printed::PEREGRINATION_COINS,
            Hourglass::GoodTrade => printed::GOOD_TRADE_COINS,
            Hourglass::Progress => printed::PROGRESS_COINS,
            Hourglass::Summoning => printed::SUMMONING_COINS,
            Hourglass::Demolition => design::DEMOLITION_COINS,
            Hourglass::Arson => printed::ARSON_COINS,
            _ => 0,
        }
    }
}
