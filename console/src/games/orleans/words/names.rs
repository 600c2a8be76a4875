//! The names of everything in the rules.

use rules_core::orleans::{
    Character, Follower, Good, Hourglass, Illegal, Kind, Place, Refusal, Scenario, Source, Town,
};
use texts::{Text, orleans as say};

use crate::games::orleans::help;

/// Returns the name of a place.
pub fn place(place: Place) -> Text {
    help::place(place).text
}

/// Returns the name of a kind of follower.
pub fn kind(kind: Kind) -> Text {
    help::kind(kind).text
}

/// Returns the name of an event, whatever its number.
pub fn event(event: Hourglass) -> Text {
    match event {
        Hourglass::Levy(_) => say::EVENT_TAXES,
        Hourglass::HarvestOfTwo => say::EVENT_HARVEST,
        Hourglass::DuesInKind(_) => say::EVENT_DUES,
        event => help::event(event).text,
    }
}

/// Returns the name of a character.
pub fn character(character: Character) -> Text {
    match character {
        Character::Scholar => say::SCHOLAR,
        character => help::character(character).text,
    }
}

/// Returns the name on a structure card.
pub fn structure(card: u8) -> Text {
    match help::structure(card).text {
        say::VINEYARD_CARD => say::VINEYARD,
        name => name,
    }
}

/// Returns the name of a deed of a scenario.
pub fn deed(scenario: Scenario, deed: u8) -> Option<Text> {
    let names: &[Text] = match scenario {
        Scenario::Prosperity => &say::EACH_DEED_PROSPERITY,
        Scenario::Duel => &say::EACH_DEED_DUEL,
        Scenario::Vierzon => &say::EACH_DEED_VIERZON,
        Scenario::Invasion => &[],
        Scenario::Base | Scenario::Dignitary | Scenario::Salesman => &say::EACH_DEED_BASE,
    };
    names.get(usize::from(deed)).copied()
}

/// Returns the name of a deed of a scenario where room is short.
pub fn short_deed(scenario: Scenario, deed: u8) -> Option<Text> {
    let names: &[Text] = match scenario {
        Scenario::Prosperity => &say::EACH_DEED_PROSPERITY_SHORT,
        Scenario::Duel => &say::EACH_DEED_DUEL_SHORT,
        Scenario::Vierzon => &say::EACH_DEED_VIERZON_SHORT,
        Scenario::Invasion => &[],
        Scenario::Base | Scenario::Dignitary | Scenario::Salesman => &say::EACH_DEED_BASE_SHORT,
    };
    names.get(usize::from(deed)).copied()
}

/// Returns the name of an objective of a scenario.
pub fn objective(scenario: Scenario, objective: u8) -> Option<Text> {
    let names: &[Text] = match scenario {
        Scenario::Duel => &say::EACH_OBJECTIVE_DUEL,
        Scenario::Vierzon => &say::EACH_OBJECTIVE_VIERZON,
        Scenario::Salesman => &say::EACH_OBJECTIVE_SALESMAN,
        _ => &[],
    };
    names.get(usize::from(objective)).copied()
}

/// Returns the name of an achievement of the city.
pub fn achievement(at: u8) -> Option<Text> {
    say::EACH_ACHIEVEMENT.get(usize::from(at)).copied()
}

/// Returns the name of a town, in its short form if it has one.
pub const fn town(town: Town) -> Text {
    match town {
        Town::Orleans => say::TOWN_ORLEANS,
        Town::Chartres => say::TOWN_CHARTRES,
        Town::Etampes => say::TOWN_ETAMPES,
        Town::LeMans => say::TOWN_LE_MANS,
        Town::Chateaudun => say::TOWN_CHATEAUDUN,
        Town::Montargis => say::TOWN_MONTARGIS,
        Town::Vendome => say::TOWN_VENDOME,
        Town::Blois => say::TOWN_BLOIS,
        Town::Briare => say::TOWN_BRIARE,
        Town::Tours => say::TOWN_TOURS,
        Town::Chinon => say::TOWN_CHINON,
        Town::Montrichard => say::TOWN_MONTRICHARD,
        Town::Vierzon => say::TOWN_VIERZON,
        Town::Loches => say::TOWN_LOCHES,
        Town::Bourges => say::TOWN_BOURGES,
        Town::Sancerre => say::TOWN_SANCERRE,
        Town::Chatellerault => say::TOWN_CHATELLERAULT,
        Town::LeBlanc => say::TOWN_LE_BLANC,
        Town::Chateauroux => say::TOWN_CHATEAUROUX,
        Town::Nevers => say::TOWN_NEVERS,
        Town::Argenton => say::TOWN_ARGENTON,
        Town::LaChatre => say::TOWN_LA_CHATRE,
        Town::StAmand => say::TOWN_ST_AMAND,
    }
}

/// Returns the name of a good.
pub const fn good(good: Good) -> Text {
    match good {
        Good::Grain => say::GOOD_GRAIN,
        Good::Cheese => say::GOOD_CHEESE,
        Good::Wine => say::GOOD_WINE,
        Good::Wool => say::GOOD_WOOL,
        Good::Brocade => say::GOOD_BROCADE,
    }
}

/// Returns the name of a follower, which tells whether it has its owner's colour.
pub fn follower(follower: Follower) -> Text {
    match follower {
        Follower::OwnFarmer => say::OWN_FARMER,
        Follower::OwnBoatman => say::OWN_BOATMAN,
        Follower::OwnCraftsman => say::OWN_CRAFTSMAN,
        Follower::OwnTrader => say::OWN_TRADER,
        _ => kind(follower.kind()),
    }
}

/// Returns where points come from.
pub const fn source(source: Source) -> Text {
    match source {
        Source::Coins => say::POINTS_OF_COINS,
        Source::Goods => say::POINTS_OF_GOODS,
        Source::Development => say::POINTS_OF_DEVELOPMENT,
        Source::Depot => say::POINTS_OF_DEPOT,
        Source::Objectives => say::POINTS_OF_OBJECTIVES,
        Source::Structures => say::POINTS_OF_STRUCTURES,
    }
}

/// Returns why an action cannot be taken.
pub const fn illegal(why: Illegal) -> Text {
    match why {
        Illegal::Over => say::NOT_OVER,
        Illegal::NotNow => say::NOT_NOT_NOW,
        Illegal::TooMany => say::NOT_TOO_MANY,
        Illegal::NoFollower => say::NOT_NO_FOLLOWER,
        Illegal::NoPlace => say::NOT_NO_PLACE,
        Illegal::NoSpace => say::NOT_NO_SPACE,
        Illegal::Occupied => say::NOT_OCCUPIED,
        Illegal::Unfit => say::NOT_UNFIT,
        Illegal::EqualSpace => say::NOT_EQUAL_SPACE,
        Illegal::NobodyThere => say::NOT_NOBODY_THERE,
        Illegal::MarketFull => say::NOT_MARKET_FULL,
        Illegal::NoTakingBack => say::NOT_NO_TAKING_BACK,
        Illegal::NotWhole => say::NOT_NOT_WHOLE,
        Illegal::Forbidden => say::NOT_FORBIDDEN,
        Illegal::Idle => say::NOT_IDLE,
        Illegal::Fired => say::NOT_FIRED,
        Illegal::PileEmpty => say::NOT_PILE_EMPTY,
        Illegal::TrackEnd => say::NOT_TRACK_END,
        Illegal::NoWay => say::NOT_NO_WAY,
        Illegal::NoGood => say::NOT_NO_GOOD,
        Illegal::NotWanted => say::NOT_NOT_WANTED,
        Illegal::NoDevelopment => say::NOT_NO_DEVELOPMENT,
        Illegal::NoTechnology => say::NOT_NO_TECHNOLOGY,
        Illegal::FarmerFirst => say::NOT_FARMER_FIRST,
        Illegal::NoTile => say::NOT_NO_TILE,
        Illegal::CategoryOne => say::NOT_CATEGORY_ONE,
        Illegal::SoldOut => say::NOT_SOLD_OUT,
        Illegal::Coins => say::NOT_COINS,
        Illegal::StationHere => say::NOT_STATION_HERE,
        Illegal::NoStation => say::NOT_NO_STATION,
        Illegal::NotOwned => say::NOT_NOT_OWNED,
        Illegal::CoinSpace => say::NOT_COIN_SPACE,
        Illegal::MustDo => say::NOT_MUST_DO,
        Illegal::EndTurn => say::NOT_END_TURN,
        Illegal::AlreadyMet => say::NOT_ALREADY_MET,
        Illegal::OneARound => say::NOT_ONE_A_ROUND,
        Illegal::InOrder => say::NOT_IN_ORDER,
        Illegal::NotThere => say::NOT_NOT_THERE,
        Illegal::NotReached => say::NOT_NOT_REACHED,
        Illegal::TooLate => say::NOT_TOO_LATE,
        Illegal::NoCitizen => say::NOT_NO_CITIZEN,
        Illegal::NoCard => say::NOT_NO_CARD,
        Illegal::NoSite => say::NOT_NO_SITE,
        Illegal::OneReceiver => say::NOT_ONE_RECEIVER,
        Illegal::Taken => say::NOT_TAKEN,
    }
}

/// Returns why a set-up cannot be played.
pub const fn refusal(why: Refusal) -> Text {
    match why {
        Refusal::Players => say::REFUSED_PLAYERS,
        Refusal::Level => say::REFUSED_LEVEL,
        Refusal::Option => say::REFUSED_OPTION,
        Refusal::Characters => say::REFUSED_CHARACTERS,
    }
}

#[cfg(test)]
mod tests {
    use rules_core::Phrase;
    use rules_core::orleans::Setup;
    use rules_core::orleans::tables::design::{ACHIEVEMENTS, STRUCTURES};
    use texts::Language;

    use super::*;

    #[track_caller]
    fn same(text: Option<Text>, name: &str) {
        assert_eq!(text.expect("it has a name").line(Language::English), name);
    }

    /// In English everything is called as command lines and cases call it.
    #[test]
    fn everything_has_its_own_name() {
        Place::ALL.into_iter().for_each(|of| same(Some(place(of)), of.name()));
        Kind::ALL.into_iter().for_each(|of| same(Some(kind(of)), of.name()));
        Good::ALL.into_iter().for_each(|of| same(Some(good(of)), of.name()));
        Character::ALL.into_iter().for_each(|of| same(Some(character(of)), of.name()));
        Source::ALL.into_iter().for_each(|of| same(Some(source(of)), of.phrase()));
        for of in Town::ALL.into_iter().filter(|town| !matches!(town, Town::Argenton | Town::StAmand)) {
            same(Some(town(of)), of.name());
        }
        let rounds: [&[Hourglass]; 7] = [
            &Hourglass::BASE,
            &Hourglass::PROSPERITY,
            &Hourglass::INVASION,
            &Hourglass::DUEL,
            &Hourglass::DIGNITARY,
            &Hourglass::VIERZON,
            &Hourglass::SALESMAN,
        ];
        rounds.into_iter().flatten().for_each(|&of| same(Some(event(of)), of.name()));
        (0..).zip(STRUCTURES).for_each(|(at, card)| same(Some(structure(at)), card.name));
        (0..).zip(ACHIEVEMENTS).for_each(|(at, (name, _))| same(achievement(at), name));
        for of in Scenario::ALL {
            let setup = Setup::of(of);
            (0..).zip(setup.deeds()).for_each(|(at, deed)| same(self::deed(of, at), deed.name));
            (0..).zip(setup.objectives()).for_each(|(at, goal)| same(objective(of, at), goal.name));
            assert!((0..setup.deeds().len() as u8).all(|deed| short_deed(of, deed).is_some()), "{of:?}");
        }
    }
}
