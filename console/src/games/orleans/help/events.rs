//! Help on the events of all scenarios.

use core::mem::discriminant;

use draw::sprite::Sprite;
use draw::theme::Swatch;
use rules_core::orleans::Hourglass;

use crate::game::help::{Article, article};
use crate::games::orleans::pieces::icons;

/// Returns the article about an event, whatever its number.
pub fn event(event: Hourglass) -> &'static Article {
    let same = |(other, _): &&(Hourglass, Article)| discriminant(other) == discriminant(&event);
    EVENTS.iter().find(same).map_or(LIST[0], |(_, article)| article)
}

const fn round(
    event: Hourglass,
    sign: &'static Sprite,
    effect: &'static str,
    body: &'static str,
) -> (Hourglass, Article) {
    let title = match event {
        Hourglass::DuesInKind(_) => "Dues in kind",
        Hourglass::HarvestOfTwo => "Harvest of two",
        Hourglass::Levy(_) => "Taxes of three",
        event => event.name(),
    };
    (event, article(title, "event", sign, Swatch::Castle, effect, body))
}

/// By event: those of the base game come first.
static EVENTS: [(Hourglass, Article); 64] = {
    use Hourglass::*;
    [
        round(
            Pilgrimage,
            &icons::MONK,
            "No monks are gained this round.",
            "The Monastery can't be used; monks that you have work as ever. In the base game the first round always has it.",
        ),
        round(
            Plague,
            &icons::SKULL,
            "Each loses a follower from the bag.",
            "One is drawn when all have passed. One of your own colour goes back and nobody is lost; a neutral one goes back to its pile.\nFollowers on places and in the market are safe.",
        ),
        round(
            Taxes,
            &icons::COIN,
            "1 coin for each three goods.",
            "Paid when all have passed: goods on your board divided by three, rounded down. Missing coins: see Torture.",
        ),
        round(
            TradingDay(0),
            &icons::STATION,
            "Coins for each trading station.",
            "Counted on the map, when all have passed: one coin each in the base game, one to three in scenarios. The page of the event says how many.",
        ),
        round(
            Income(0),
            &icons::STATUS,
            "Coins by your status.",
            "The status is the last chevron you passed on the development track: 1 to 6. In some scenarios it counts twice or three times.",
        ),
        round(
            Harvest,
            &icons::GRAIN,
            "One food, or five coins.",
            "Grain, cheese or wine goes back to the market. Who has none pays five coins. Who has neither gives what coins there are and makes up for each missing one: see Torture.",
        ),
        round(
            Conference,
            &icons::SCHOLAR,
            "No scholars are gained this round.",
            "The University can't be used. Scholars that you have work as ever.",
        ),
        round(
            Strike,
            &icons::CRAFTSMAN,
            "No craftsmen are gained this round.",
            "The Village brings boatmen and traders only. Craftsmen that you have work as ever.",
        ),
        round(
            Crusade,
            &icons::KNIGHT,
            "No knights are gained this round.",
            "The Castle can't be used. Knights that you have work as ever.",
        ),
        round(
            Dues(0),
            &icons::COIN,
            "Coins, when all have passed.",
            "The page of the event says how many: 5, later 10 and 15 for the Dignitary. Missing coins: see Torture.",
        ),
        round(
            TechnologyTax(0),
            &icons::GEAR,
            "Coins for each technology tile.",
            "Two each for the Dignitary: for each tile whose coins are missing, the tile goes. One each in the Duel: who can't pay loses.",
        ),
        round(
            Sabotage,
            &icons::GEAR,
            "Places with technology can't be used.",
            "In this round only. Followers may be put there; they stay for the next round.",
        ),
        round(
            AxleFracture,
            &icons::WHEEL,
            "The Stage Coach can't be used.",
            "In this round only. Ship and Wagon run as ever.",
        ),
        round(
            Amnesty,
            &icons::ANYBODY,
            "A new follower may be placed at once.",
            "Whoever you gain this round may go straight to a free space that wants them, not into the bag.",
        ),
        round(
            GoodsTax(0),
            &icons::COIN,
            "A coin for every one or two goods.",
            "In Capital Vierzon a coin for every two goods, rounded down. In the Duel a coin for each: who can't pay loses.",
        ),
        round(
            Storm,
            &icons::BOATMAN,
            "The merchant can't move this round.",
            "Ship, Wagon and whatever else moves him can't be used.",
        ),
        round(
            Banishment,
            &icons::ANYBODY,
            "Two of those drawn go back.",
            "After drawing, two followers of the market go back into the bag. You choose which.",
        ),
        round(
            Feeding,
            &icons::GRAIN,
            "One food or two coins, or you have lost.",
            "At the end of the round. Grain, cheese or wine; plan for it from the start, and for the Great Feast from round 11.",
        ),
        round(
            GreatFeast,
            &icons::GRAIN,
            "Two food or four coins, or you have lost.",
            "At the end of each of the last five rounds. All in food, or all in coins.",
        ),
        round(
            TownMeeting,
            &icons::CITIZEN,
            "A citizen can be bought for 3 coins.",
            "One each, as long as there are any. The Bourgeois House uses them.",
        ),
        round(
            Trade,
            &icons::WOOL,
            "A good can be exchanged for another.",
            "One of yours goes to the market, any one that lies there comes.",
        ),
        round(
            CheeseDay,
            &icons::CHEESE,
            "A cheese is paid, or you have lost.",
            "It goes back to the market. Coins don't do.",
        ),
        round(
            QuickTravel,
            &icons::WHEEL,
            "The merchant may move, a coin a way.",
            "By one or two ways of any kind. He takes no goods.",
        ),
        round(
            DuesInKind(0),
            &icons::WOOL,
            "Goods and coins of this worth.",
            "Seven in rounds 10 and 14, four in round 15. Each good counts its value, each coin one; more is not given back. Who can't pay loses.",
        ),
        round(HarvestOfTwo, &icons::GRAIN, "Two food, or you have lost.", "Grain, cheese or wine. Coins don't do."),
        round(
            JourneyHome,
            &icons::STATION,
            "The merchants return to Orléans.",
            "At the end of the last round, without goods.",
        ),
        round(
            Support,
            &icons::ANYBODY,
            "A drawn follower brings its like.",
            "One is drawn from your bag and goes back: you make a step on its track and get another one of its kind, as far as there are any.",
        ),
        round(Indulgence, &icons::MONK, "A monk can be bought for 4 coins.", "One each, as long as there are any."),
        round(
            Levy(0),
            &icons::COIN,
            "Three coins of each player.",
            "When all have passed. Missing coins: see Torture.",
        ),
        round(
            Riots,
            &icons::KNIGHT,
            "A knight, or five coins.",
            "A neutral knight of the bag or the market goes to its pile; or you pay. Who can't do either pays what there is, then see Torture.",
        ),
        round(Bribe, &icons::CITIZEN, "A citizen can be bought for 4 coins.", "One each, as long as there are any."),
        round(
            Firestorm,
            &icons::TOWER,
            "All place tiles are turned over.",
            "Their followers go to the bag, technology on them to the supply. They can't be used until the Restoration. Tiles taken later are not turned.",
        ),
        round(
            Mass,
            &icons::MONK,
            "3 coins for each monk in the market.",
            "Those who wait in the market when all have passed.",
        ),
        round(
            Peregrination,
            &icons::WHEEL,
            "The merchant may take a way for 2 coins.",
            "One way of any kind, with a good if you like.",
        ),
        round(Restoration, &icons::TOWER, "Place tiles are turned back.", "They can be used again from now on."),
        round(
            PilgrimsDay,
            &icons::CITIZEN,
            "A monk and another for a citizen.",
            "A neutral monk and another neutral follower of the market go to their piles.",
        ),
        round(MarketDay, &icons::WOOL, "Two goods can be bought.", "For their value in coins, one by one."),
        round(
            DevelopmentTax,
            &icons::COIN,
            "Coins by your status.",
            "As many coins as the stars you have passed, 1 to 6. Missing coins: see Torture.",
        ),
        round(
            Assembly,
            &icons::TOWN_HALL,
            "The Town Hall is closed this round.",
            "Followers that stand there stay. The Gunpowder Tower still sends.",
        ),
        round(
            Demolition,
            &icons::GEAR,
            "The team gives up technology, or pays.",
            "Two tiles go to the supply, three with 4 or 5 players. Instead of a tile the team pays 5 coins (ours: the print is not known). If it can't, all have lost.\nThe start player decides, one tile or coin at a time.",
        ),
        round(
            Donation,
            &icons::BOOK,
            "The team gets development, wine and coins.",
            "Three development points, a wine and three coins. The start player decides who gets each.",
        ),
        round(Drought, &icons::GRAIN, "Four grain leave the map.", "The start player chooses which."),
        round(Earthquake, &icons::TOWER, "Five place tiles of the supply are gone.", "The start player chooses which."),
        round(Escape, &icons::CITIZEN, "The citizen of Le Blanc leaves.", "If nobody has fetched it before."),
        round(
            GoodTrade,
            &icons::GRAIN,
            "Three grain for 8 coins.",
            "They go to the warehouse, also beyond what it needs. Nobody has to; without three grain in the market there is no trade. The start player says who pays.",
        ),
        round(
            GoodWinds,
            &icons::BOATMAN,
            "One merchant takes a waterway.",
            "The start player says whose, with a good if there is one.",
        ),
        round(Highwayman, &icons::WHEEL, "Roads are closed this round.", "Ships sail as ever."),
        round(
            Progress,
            &icons::GEAR,
            "Everybody can build for 4 coins.",
            "A trading station or tower where your merchant stands, with your own coins. Nobody has to.",
        ),
        round(Reinforcement, &icons::KNIGHT, "The walls need one more knight.", "From now on to the end."),
        round(
            Training,
            &icons::ANYBODY,
            "Everybody takes a step on a track.",
            "Of your choice, with what the step brings. No follower comes with it.",
        ),
        round(
            Trip,
            &icons::WHEEL,
            "Who is in Orléans pays 4 coins.",
            "When all have passed, with their own coins. Who can't pay loses the game for all.",
        ),
        round(
            WoolMarket,
            &icons::WOOL,
            "The team buys or sells wool and brocade.",
            "Wool for 2 coins, brocade for 3, three times in all. Who receives pays, who gives is paid. The start player says who, one at a time.",
        ),
        round(
            Arson,
            &icons::TOWER,
            "The team gives up place tiles, or pays.",
            "Two of the players' tiles leave the game, three with 4 or 5 players. Instead of a tile the team pays 6 coins. If it can't, all have lost.\nThe start player decides, one tile or coin at a time.",
        ),
        round(
            BonVoyage,
            &icons::WHEEL,
            "The merchant may take a way for 2 coins.",
            "One way of any kind, with a good if you like.",
        ),
        round(
            Famine,
            &icons::ANYBODY,
            "Everybody returns three followers.",
            "Neutral ones of the bag, the market or places, of your choice. Who has fewer returns all of them. Tracks stay as they are.",
        ),
        round(
            FishingGrounds,
            &icons::BOATMAN,
            "Coins by the boatmen's track.",
            "2, 3, 4 or 5 coins after one to four steps. Nothing before the first, and nothing at the end of the track.",
        ),
        round(
            Pirates,
            &icons::BOATMAN,
            "Wool and brocade leave the waterways.",
            "What lies there goes back to the market.",
        ),
        round(
            RagingPlague,
            &icons::SKULL,
            "Each loses two followers from the bag.",
            "Two are drawn when all have passed. Neutral ones go back to their piles.",
        ),
        round(
            Rats,
            &icons::CHEESE,
            "Cheese and grain leave the warehouse.",
            "Two cheese and a grain, as far as they are there, go back to the market.",
        ),
        round(
            Robbery,
            &icons::STATION,
            "Goods worth five, or a tower.",
            "Goods are chosen one by one; a tower is gone with its station. Who has neither loses the game for all.",
        ),
        round(
            RomeCalling,
            &icons::CITIZEN,
            "Everybody returns a monk.",
            "If somebody has none, or the team doesn't want to, a citizen that still waits leaves the game. The start player says which.",
        ),
        round(Summoning, &icons::STATION, "Merchants return to Orléans.", "Who pays five coins of their own stays."),
        round(
            WitchHunt,
            &icons::MONK,
            "The team loses development or monks.",
            "Six points, or a monk for each. If the team can't, all have lost. The start player decides, one at a time.",
        ),
        round(
            Invasion,
            &icons::SKULL,
            "The last round.",
            "At its end all goals of the city and of every person must be met, or all have lost.",
        ),
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
