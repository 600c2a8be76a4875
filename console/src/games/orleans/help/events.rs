//! Help on the events of all scenarios.

use core::mem::discriminant;
use texts::{Text, orleans};

use draw::sprite::Sprite;
use draw::theme::Swatch;
use rules_core::orleans::Hourglass;

use crate::game::help::Article;
use crate::games::orleans::pieces::icons;

/// Returns the article about an event, whatever its number.
pub fn event(event: Hourglass) -> &'static Article {
    let same = |(other, _): &&(Hourglass, Article)| discriminant(other) == discriminant(&event);
    EVENTS.iter().find(same).map_or(LIST[0], |(_, article)| article)
}

const fn round(event: Hourglass, text: Text, sign: &'static Sprite) -> (Hourglass, Article) {
    (event, Article::of(text, sign, Swatch::Castle))
}

/// By event: those of the base game come first.
static EVENTS: [(Hourglass, Article); 64] = {
    use Hourglass::*;
    [
        round(Pilgrimage, orleans::EVENT_PILGRIMAGE, &icons::MONK),
        round(Plague, orleans::EVENT_PLAGUE, &icons::SKULL),
        round(Taxes, orleans::EVENT_TAXES, &icons::COIN),
        round(TradingDay(0), orleans::EVENT_TRADING_DAY, &icons::STATION),
        round(Income(0), orleans::EVENT_INCOME, &icons::STATUS),
        round(Harvest, orleans::EVENT_HARVEST, &icons::GRAIN),
        round(Conference, orleans::EVENT_CONFERENCE, &icons::SCHOLAR),
        round(Strike, orleans::EVENT_STRIKE, &icons::CRAFTSMAN),
        round(Crusade, orleans::EVENT_CRUSADE, &icons::KNIGHT),
        round(Dues(0), orleans::EVENT_DUES, &icons::COIN),
        round(TechnologyTax(0), orleans::EVENT_TECHNOLOGY_TAX, &icons::GEAR),
        round(Sabotage, orleans::EVENT_SABOTAGE, &icons::GEAR),
        round(AxleFracture, orleans::EVENT_AXLE_FRACTURE, &icons::WHEEL),
        round(Amnesty, orleans::EVENT_AMNESTY, &icons::ANYBODY),
        round(GoodsTax(0), orleans::EVENT_GOODS_TAX, &icons::COIN),
        round(Storm, orleans::EVENT_STORM, &icons::BOATMAN),
        round(Banishment, orleans::EVENT_BANISHMENT, &icons::ANYBODY),
        round(Feeding, orleans::EVENT_FEEDING, &icons::GRAIN),
        round(GreatFeast, orleans::EVENT_GREAT_FEAST, &icons::GRAIN),
        round(TownMeeting, orleans::EVENT_TOWN_MEETING, &icons::CITIZEN),
        round(Trade, orleans::EVENT_TRADE, &icons::WOOL),
        round(CheeseDay, orleans::EVENT_CHEESE_DAY, &icons::CHEESE),
        round(QuickTravel, orleans::EVENT_QUICK_TRAVEL, &icons::WHEEL),
        round(DuesInKind(0), orleans::EVENT_DUES_IN_KIND, &icons::WOOL),
        round(HarvestOfTwo, orleans::EVENT_HARVEST_OF_TWO, &icons::GRAIN),
        round(JourneyHome, orleans::EVENT_JOURNEY_HOME, &icons::STATION),
        round(Support, orleans::EVENT_SUPPORT, &icons::ANYBODY),
        round(Indulgence, orleans::EVENT_INDULGENCE, &icons::MONK),
        round(Levy(0), orleans::EVENT_TAXES_OF_THREE, &icons::COIN),
        round(Riots, orleans::EVENT_RIOTS, &icons::KNIGHT),
        round(Bribe, orleans::EVENT_BRIBE, &icons::CITIZEN),
        round(Firestorm, orleans::EVENT_FIRESTORM, &icons::TOWER),
        round(Mass, orleans::EVENT_MASS, &icons::MONK),
        round(Peregrination, orleans::EVENT_PEREGRINATION, &icons::WHEEL),
        round(Restoration, orleans::EVENT_RESTORATION, &icons::TOWER),
        round(PilgrimsDay, orleans::EVENT_PILGRIMS_DAY, &icons::CITIZEN),
        round(MarketDay, orleans::EVENT_MARKET_DAY, &icons::WOOL),
        round(DevelopmentTax, orleans::EVENT_DEVELOPMENT_TAX, &icons::COIN),
        round(Assembly, orleans::EVENT_ASSEMBLY, &icons::TOWN_HALL),
        round(Demolition, orleans::EVENT_DEMOLITION, &icons::GEAR),
        round(Donation, orleans::EVENT_DONATION, &icons::BOOK),
        round(Drought, orleans::EVENT_DROUGHT, &icons::GRAIN),
        round(Earthquake, orleans::EVENT_EARTHQUAKE, &icons::TOWER),
        round(Escape, orleans::EVENT_ESCAPE, &icons::CITIZEN),
        round(GoodTrade, orleans::EVENT_GOOD_TRADE, &icons::GRAIN),
        round(GoodWinds, orleans::EVENT_GOOD_WINDS, &icons::BOATMAN),
        round(Highwayman, orleans::EVENT_HIGHWAYMAN, &icons::WHEEL),
        round(Progress, orleans::EVENT_PROGRESS, &icons::GEAR),
        round(Reinforcement, orleans::EVENT_REINFORCEMENT, &icons::KNIGHT),
        round(Training, orleans::EVENT_TRAINING, &icons::ANYBODY),
        round(Trip, orleans::EVENT_TRIP, &icons::WHEEL),
        round(WoolMarket, orleans::EVENT_WOOL_MARKET, &icons::WOOL),
        round(Arson, orleans::EVENT_ARSON, &icons::TOWER),
        round(BonVoyage, orleans::EVENT_BON_VOYAGE, &icons::WHEEL),
        round(Famine, orleans::EVENT_FAMINE, &icons::ANYBODY),
        round(FishingGrounds, orleans::EVENT_FISHING_GROUNDS, &icons::BOATMAN),
        round(Pirates, orleans::EVENT_PIRATES, &icons::BOATMAN),
        round(RagingPlague, orleans::EVENT_RAGING_PLAGUE, &icons::SKULL),
        round(Rats, orleans::EVENT_RATS, &icons::CHEESE),
        round(Robbery, orleans::EVENT_ROBBERY, &icons::STATION),
        round(RomeCalling, orleans::EVENT_ROME_CALLING, &icons::CITIZEN),
        round(Summoning, orleans::EVENT_SUMMONING, &icons::STATION),
        round(WitchHunt, orleans::EVENT_WITCH_HUNT, &icons::MONK),
        round(Invasion, orleans::EVENT_INVASION, &icons::SKULL),
    ]
};

/// All of them.
pub static LIST: [&Article; 64] = {
    let mut all = [&EVENTS[0].1; 64];
    let mut i = 1;
    while i < all.len() {
        all[i] = &EVENTS[i].1;
        i += 1;
    }
    all
};
