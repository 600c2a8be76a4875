//! What can be built and traded, as a row of cards; and the dials of a trade.

use draw::chrome::{Line, capital, plural};
use draw::line;
use rules_core::Actions;
use rules_core::natick::{Action, Build, Natick, Offer, Source, tables};
use rules_core::{Phrase, Player};

use super::{Seat, help, words};
use crate::game::help::Article;

/// Something to do in the last part of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Card {
    /// Builds or hires.
    Build(Build),
    /// Trades with the pool.
    Bank,
    /// Trades with the other player.
    Offer,
    /// Ends the turn.
    Done,
}

impl Card {
    /// All of them, from left to right.
    pub const ALL: [Card; 8] = {
        use Build::{Knight, Road, Town, Trader, Village};
        [
            Card::Build(Road),
            Card::Build(Village),
            Card::Build(Town),
            Card::Build(Trader),
            Card::Build(Knight),
            Card::Bank,
            Card::Offer,
            Card::Done,
        ]
    };

    /// Returns whether an action belongs to it.
    pub fn has(self, action: Action) -> bool {
        match self {
            Card::Build(build) => action.build() == Some(build),
            Card::Bank => matches!(action, Action::Bank { .. }),
            Card::Offer => matches!(action, Action::Offer(_)),
            Card::Done => action == Action::Done,
        }
    }

    /// Returns whether it can be used.
    pub fn is_open(self, legal: &Actions<Action>) -> bool {
        legal.iter().any(|&action| self.has(action))
    }

    /// Returns the next card to the right or to the left.
    pub fn step(self, forward: bool) -> Card {
        let at = Card::ALL.iter().position(|&card| card == self).unwrap_or(0);
        Card::ALL[(at + if forward { 1 } else { Card::ALL.len() - 1 }) % Card::ALL.len()]
    }

    /// Returns the card that most likely comes next: what brings points, then a road, then the end.
    pub fn first(legal: &Actions<Action>) -> Card {
        use Build::{Knight, Road, Town, Trader, Village};
        let liked = [Town, Village, Knight, Trader, Road].map(Card::Build);
        liked.into_iter().find(|card| card.is_open(legal)).unwrap_or(Card::Done)
    }

    /// Returns the help on it.
    pub fn article(self) -> &'static Article {
        match self {
            Card::Build(Build::Road) => &help::ROAD,
            Card::Build(Build::Village) => &help::VILLAGE,
            Card::Build(Build::Town) => &help::TOWN,
            Card::Build(Build::Trader) => &help::TRADER,
            Card::Build(Build::Knight) => &help::KNIGHT,
            Card::Build(Build::Scout) => &help::EXPLORE,
            Card::Bank => &help::BANK,
            Card::Offer => &help::OFFER,
            Card::Done => &help::DONE,
        }
    }

    /// Returns what it costs and brings, or why it cannot be used.
    pub fn strip(self, seat: &Seat<'_>) -> [Line; 2] {
        let game = seat.game;
        let open = self.is_open(seat.legal);
        match self {
            Card::Build(build) => {
                let price = words::coins(tables::cost(build));
                let first = match points(build) {
                    0 => line!("{} for {price}", capital(build.phrase())),
                    points => line!("{} for {price}: {points:+} point", capital(build.phrase())),
                };
                [first, site(game, seat.player, build)]
            }
            Card::Bank if open => [bank(), line!("choose which")],
            Card::Bank => [bank(), line!("needs {} alike, and room for the 1", tables::BANK_TAKES)],
            Card::Offer => {
                let left = game.offers_left();
                let second = match (open, left) {
                    (true, _) => line!("{} left this turn", plural(left.into(), "offer")),
                    (false, 0) => line!("three offers a turn: all made"),
                    (false, _) => line!("nothing both could give and take"),
                };
                [line!("Offer the other a trade"), second]
            }
            Card::Done => [line!("End the turn"), line!("the next roll comes")],
        }
    }
}

/// Returns the points of a thing that is built.
fn points(build: Build) -> i16 {
    match build {
        Build::Village => Source::Villages.each(),
        Build::Town => Source::Towns.each() - Source::Villages.each(),
        Build::Trader => Source::Traders.each(),
        Build::Knight => Source::Knights.each(),
        Build::Road | Build::Scout => 0,
    }
}

/// Returns where a thing could be built, or what is missing for it.
fn site(game: &Natick, player: Player, build: Build) -> Line {
    let sites = game.sites(player, build).len();
    let lacks = game.colony(player).lacks(tables::cost(build));
    if sites > 0 && lacks == [0; 4] {
        return line!("{} for it", plural(sites as u32, "place"));
    }
    if sites > 0 {
        return line!("you lack {}", words::coins(lacks));
    }
    match build {
        Build::Road if game.tiles_left() == 0 => line!("all tiles are in use"),
        Build::Road => line!("both ends have a road"),
        Build::Village if game.villages_left() == 0 => line!("all four villages are in use"),
        Build::Village => line!("needs a road at an end"),
        Build::Town if game.towns_left() == 0 => line!("all four towns are in use"),
        Build::Town => line!("needs a village"),
        Build::Trader | Build::Knight if game.pawns_left() == 0 => line!("no pawn left"),
        _ => line!("no settlement has room for a unit"),
    }
}

/// Returns the dials of a trade: coins given and their suit, coins got and their suit.
fn dials(action: Action) -> [u8; 4] {
    match action {
        Action::Bank { give, get } => [tables::BANK_TAKES, give as u8, 1, get as u8],
        Action::Offer(Offer { give, gives, get, gets }) => [gives, give as u8, gets, get as u8],
        _ => [0; 4],
    }
}

/// Returns the dials that can be turned.
pub fn fields(card: Card) -> &'static [u8] {
    if card == Card::Bank { &[1, 3] } else { &[0, 1, 2, 3] }
}

/// Returns the trade that is nearest after a dial was turned by one; what is not possible is passed over.
pub fn turn(legal: &Actions<Action>, card: Card, at: u8, field: u8, forward: bool) -> u8 {
    let Some(&now) = legal.get(usize::from(at)) else { return at };
    let (now, field) = (dials(now), usize::from(field) % 4);
    let is_suit = field % 2 == 1;
    let others = || {
        let trades = (0..).zip(legal).filter(|&(_, &action)| card.has(action)).map(|(at, &action)| (at, dials(action)));
        // Turning a number never changes a suit.
        trades.filter(move |(_, other)| is_suit || other[1] == now[1] && other[3] == now[3])
    };
    let ahead =
        |value: u8| if forward { value.wrapping_sub(now[field]) % 16 } else { now[field].wrapping_sub(value) % 16 };
    let Some(value) = others().map(|(_, other)| other[field]).filter(|&v| v != now[field]).min_by_key(|&v| ahead(v))
    else {
        return at;
    };
    let far = |other: [u8; 4]| {
        let differ = |i: usize| u32::from(other[i].abs_diff(now[i])) * if i % 2 == 1 { 16 } else { 1 };
        (0..4).map(differ).sum::<u32>()
    };
    others().filter(|(_, other)| other[field] == value).min_by_key(|&(_, other)| far(other)).map_or(at, |(at, _)| at)
}

/// Returns what the pool takes and gives.
fn bank() -> Line {
    line!("Pool: {} of a suit for 1", tables::BANK_TAKES)
}
