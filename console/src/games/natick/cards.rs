//! What can be built and traded, as a row of cards; and the dials of a trade.

use draw::chrome::Line;
use rules_core::natick::{Action, Build, Offer, Source, opponent, tables};
use rules_core::{Actions, Game, Player};
use texts::natick as say;

use super::seat::Seat;
use super::{help, words};
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
        let open = self.is_open(seat.legal);
        let (first, second) = match self {
            Card::Build(build) => {
                let (name, price) = (words::build(build), words::coins(tables::cost(build)));
                let first = match points(build) {
                    0 => say::card_build(name, &price),
                    points => say::card_build_points(name, &price, points),
                };
                return [seat.line(first), site(seat, build)];
            }
            Card::Bank => {
                let second = match open {
                    true => say::CARD_POOL_OPEN.into(),
                    false => say::card_pool_closed(tables::BANK_TAKES),
                };
                (say::card_pool(tables::BANK_TAKES), second)
            }
            Card::Offer => {
                let second = match (open, seat.game.offers_left()) {
                    (true, left) => say::card_offers_left(left),
                    (false, 0) => say::CARD_OFFERS_MADE.into(),
                    (false, _) => say::CARD_OFFER_NOTHING.into(),
                };
                (say::CARD_OFFER.into(), second)
            }
            Card::Done => {
                let game = seat.game;
                let reached = Player::all(2).any(|player| game.total(player) >= tables::END.goal);
                let second = match reached {
                    true if game.turn_number().is_multiple_of(2) => say::CARD_END_OVER.into(),
                    true => say::card_end_last(seat.name(opponent(seat.player))),
                    false => say::CARD_END_GAIN.into(),
                };
                (say::CARD_END.into(), second)
            }
        };
        [seat.line(first), seat.line(second)]
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

/// Returns where a thing can be built, or what is missing for it.
fn site(seat: &Seat<'_>, build: Build) -> Line {
    let (game, player) = (seat.game, seat.player);
    let sites = game.sites(player, build).len();
    let lacks = game.colony(player).lacks(tables::cost(build));
    if sites > 0 && lacks == [0; 4] {
        return seat.line(say::site_places(sites as i32));
    }
    if sites > 0 {
        return seat.line(say::site_lacks(&words::coins(lacks)));
    }
    seat.line(match build {
        Build::Road if game.tiles_left() == 0 => say::SITE_NO_TILE,
        Build::Road => say::SITE_NO_END,
        Build::Village if game.villages_left() == 0 => say::SITE_NO_VILLAGE,
        Build::Village => say::SITE_NO_ROAD,
        Build::Town if game.towns_left() == 0 => say::SITE_NO_TOWN,
        Build::Town => say::SITE_NOT_VILLAGE,
        Build::Trader | Build::Knight if game.pawns_left() == 0 => say::SITE_NO_PAWN,
        _ => say::SITE_NO_ROOM,
    })
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

/// Returns the nearest legal trade after a dial was turned by one.
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
