//! What an action brings, and what the event of the round will: told before they happen.

use rules_core::orleans::{
    Action, FISHING, Follower, Good, Hourglass, Kind, Phase, Place, Position, Preview, Town, tables,
};
use rules_core::{Game, Player, orleans};

use super::Seat;
use super::paint::letter;
use crate::draw::chrome::Line;
use crate::line;

/// What an action brings to the player who takes it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Gain {
    preview: Preview,
    /// Who comes into the bag for good.
    pub recruit: Option<Kind>,
}

impl Gain {
    /// Returns what an action brings; nothing is told of one that draws, or hands over.
    pub fn of(seat: &Seat<'_>, action: Action) -> Gain {
        let recruit = match action {
            Action::Recruit(kind) => Some(kind),
            Action::Use(place) | Action::Copy(place) | Action::Borrow { place, .. } => recruit(place),
            _ => None,
        };
        Gain { preview: seat.game.preview(action).unwrap_or_default(), recruit }
    }

    /// Returns the points that it brings, if the game ended right after it.
    pub const fn projected(&self) -> i16 {
        self.preview.projected
    }

    /// Adds it to a line, one sign each; points come last.
    pub fn write(&self, line: &mut Line) {
        let mut part = |count: i16, sign: char| {
            if count != 0 {
                let gap = if line.is_empty() { "" } else { " " };
                // What does not fit is cut.
                let _ = core::fmt::Write::write_fmt(line, format_args!("{gap}{count:+}{sign}"));
            }
        };
        if let Some(kind) = self.recruit {
            part(1, letter::kind(kind));
        }
        let Preview { coins, goods, development, citizens, stations, projected, .. } = self.preview;
        for good in Good::ALL {
            part(goods[good as usize].into(), letter::good(good));
        }
        part(coins, letter::COIN);
        part(development.into(), letter::BOOK);
        part(stations.into(), letter::STATION);
        part(citizens.into(), letter::CITIZEN);
        part(projected, letter::STAR);
    }
}

/// Returns whom a place brings, and without whom it can't be used.
pub const fn recruit(place: Place) -> Option<Kind> {
    match place {
        Place::FarmHouse => Some(Kind::Farmer),
        Place::University => Some(Kind::Scholar),
        Place::Castle => Some(Kind::Knight),
        Place::Monastery => Some(Kind::Monk),
        _ => None,
    }
}

/// Returns why an action is a good one: what it brings, or else what it is for.
pub fn why(seat: &Seat<'_>, action: Action) -> Line {
    let gain = Gain::of(seat, action);
    if gain.projected() > 0 {
        let mut text = Line::new();
        gain.write(&mut text);
        return text;
    }
    let own = &seat.game.position().holdings[seat.player.index()];
    match action {
        Action::Put { at, .. } => {
            let open = own.spaces(at.place).iter().filter(|space| !space.is_filled()).count();
            match open.saturating_sub(1) {
                0 => line!("the place is whole with it"),
                1 => line!("one more makes it whole"),
                more => line!("{more} more make it whole"),
            }
        }
        Action::Draw(_) => line!("more can be put to work"),
        Action::Equip(_) => line!("it spares a follower"),
        Action::TakeTile(_) => line!("a place that is yours alone"),
        Action::Recruit(Kind::Craftsman) => line!("gear comes with it"),
        Action::Recruit(Kind::Trader) => line!("a place comes with it"),
        Action::Use(Place::Castle) | Action::Recruit(Kind::Knight) => line!("you draw more each round"),
        Action::Use(Place::Monastery) => line!("a monk stands in for others"),
        Action::Use(Place::Ship | Place::Wagon) => line!("goods and towns wait there"),
        Action::Use(Place::Guildhall) => line!("stations count at the end"),
        Action::Use(_) => line!("it is whole: use it"),
        Action::Travel { .. } => line!("goods and towns lie there"),
        _ if seat.game.hands_over(action) => line!("nothing better is left"),
        _ => line!("it is worth most later"),
    }
}

/// What the event will do to a player if the round ends now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toll {
    /// Nothing.
    Nothing,
    /// Coins come or go.
    Coins(i16),
    /// So much food goes, of this type first.
    Food(Good, u8),
    /// So many followers may go.
    Followers(u8),
    /// Goods of this worth go.
    Worth(u8),
    /// The merchant goes to Orléans.
    Home,
    /// Something can be had, or is chosen.
    Choice,
    /// The team answers for it together.
    Team,
}

/// Returns what the event of the round will do to a player.
pub fn toll(table: &Position, player: Player) -> Toll {
    toll_of(table, table.event, player)
}

/// Returns what an event would do to a player now.
pub fn toll_of(table: &Position, event: Hourglass, player: Player) -> Toll {
    let holding = &table.holdings[player.index()];
    match event {
        Hourglass::Pilgrimage => Toll::Nothing,
        Hourglass::Plague if holding.bag.neutrals() + holding.unseen == 0 => Toll::Nothing,
        Hourglass::Plague => Toll::Followers(1),
        Hourglass::RagingPlague => Toll::Followers(2.min(holding.bag.neutrals() + holding.unseen)),
        Hourglass::Famine => Toll::Followers(3),
        Hourglass::Taxes => Toll::Coins(-i16::from(holding.goods.total() / tables::TAXED_GOODS)),
        Hourglass::TradingDay(coins) => Toll::Coins(i16::from(coins * table.stations_of(player))),
        Hourglass::Income(times) => Toll::Coins(i16::from(times * holding.status())),
        Hourglass::GoodsTax(goods) => Toll::Coins(-i16::from(holding.goods.total() / goods.max(1))),
        Hourglass::Dues(coins) | Hourglass::Levy(coins) => Toll::Coins(-i16::from(coins)),
        Hourglass::DevelopmentTax => Toll::Coins(-i16::from(holding.status())),
        Hourglass::Mass => Toll::Coins((3 * holding.market.of(Follower::Monk)).into()),
        Hourglass::TechnologyTax(coins) => Toll::Coins(-i16::from(coins * holding.technology())),
        Hourglass::Harvest => food(holding, (1, tables::HARVEST_COINS)),
        Hourglass::HarvestOfTwo => food(holding, (2, 0)),
        Hourglass::Feeding => food(holding, tables::FEEDING),
        Hourglass::GreatFeast => food(holding, tables::GREAT_FEAST),
        Hourglass::CheeseDay => Toll::Food(Good::Cheese, 1),
        Hourglass::FishingGrounds => Toll::Coins(FISHING[usize::from(holding.track(Kind::Boatman)).min(5)].into()),
        Hourglass::Trip if holding.merchant == Town::Orleans => Toll::Coins(-i16::from(tables::TRIP_COINS)),
        Hourglass::Summoning | Hourglass::JourneyHome if holding.merchant != Town::Orleans => Toll::Home,
        Hourglass::Robbery => Toll::Worth(tables::ROBBERY_WORTH),
        Hourglass::DuesInKind(worth) => Toll::Worth(worth),
        Hourglass::TownMeeting
        | Hourglass::Trade
        | Hourglass::QuickTravel
        | Hourglass::Indulgence
        | Hourglass::Riots
        | Hourglass::Bribe
        | Hourglass::Peregrination
        | Hourglass::PilgrimsDay
        | Hourglass::MarketDay
        | Hourglass::Progress
        | Hourglass::Training
        | Hourglass::BonVoyage => Toll::Choice,
        event if event.is_of_the_team() => Toll::Team,
        _ => Toll::Nothing,
    }
}

/// Returns the toll of so much food, the cheapest first, or of so many coins.
fn food(holding: &orleans::Holding, (food, coins): (u8, u8)) -> Toll {
    let cheapest = Good::FOOD.into_iter().find(|&good| holding.goods.of(good) > 0).unwrap_or(Good::Grain);
    if holding.goods.food() >= food || coins == 0 { Toll::Food(cheapest, food) } else { Toll::Coins(-i16::from(coins)) }
}

/// Returns whether what a player has, or the team for what it answers for, does not pay the toll.
pub fn falls_short(table: &Position, player: Player) -> bool {
    let holding = &table.holdings[player.index()];
    match toll(table, player) {
        Toll::Coins(change) => (holding.coins as i16) + change < 0,
        Toll::Food(_, food) if table.event != Hourglass::CheeseDay => holding.goods.food() < food,
        Toll::Food(..) | Toll::Worth(_) => !table.pays_in_kind(player),
        // In the event phase the team is giving already.
        Toll::Team => table.phase != Phase::Event && table.team_falls_short(),
        Toll::Nothing | Toll::Followers(_) | Toll::Home | Toll::Choice => false,
    }
}
