//! The structures of Prosperity: the card in hand, and what is built.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, LINE, NUMBER, PANEL, PLAIN, QUIET, TEXT};
use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::{Card, Good, Kind, Position, Site, Structure};
use rules_core::{Game, Player};
use texts::{Message, Text, orleans as say};

use crate::Button;
use crate::game::help::Article;
use crate::games::orleans::help;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::pieces::paint::{self, letter};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::names;

/// Rows that fit below the events.
const VISIBLE: usize = 4;

/// Returns the card of a number, if it is known.
pub fn known(card: Card) -> Option<&'static Structure> {
    STRUCTURES.get(usize::from(card.number))
}

/// Returns the name on a card.
pub fn name(card: u8) -> Text {
    known(Card::new(card)).map_or(say::STRUCTURE_UNKNOWN, |_| names::structure(card))
}

/// Returns what a player sees: the card in hand, then everybody's sites, the player's own first.
fn rows<'a>(seat: &'a Seat<'_>) -> impl Iterator<Item = (Player, Option<&'a Site>)> + Clone + 'a {
    let table = seat.game.position();
    let players = seat.game.players();
    let others = (0..players).map(move |i| Player((seat.player.0 + i) % players));
    let sites = others
        .flat_map(move |player| table.structures[player.index()].sites.iter().map(move |site| (player, Some(site))));
    core::iter::once((seat.player, None)).chain(sites)
}

/// Returns the next row.
pub fn walk(seat: &Seat<'_>, at: u8, button: Button) -> u8 {
    let last = rows(seat).count() as u8 - 1;
    match button {
        Button::Down | Button::Right => (at + 1).min(last),
        _ => at.saturating_sub(1),
    }
}

/// Returns what a structure needs, or still wants, in signs.
pub fn needs(structure: &Structure, site: Option<&Site>) -> Line {
    let mut text = Line::new();
    let mut part = |count: u8, sign: char| letter::count(&mut text, count, sign);
    for kind in Kind::ALL {
        part(site.map_or(structure.followers[kind as usize], |site| site.wants(kind)), letter::kind(kind));
    }
    for good in Good::ALL {
        part(structure.goods.of(good) - site.map_or(0, |site| site.goods.of(good)), letter::good(good));
    }
    part(structure.coins - site.map_or(0, |site| site.coins), letter::COIN);
    text
}

/// Draws the page below the events of the rounds.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let count = rows(seat).count();
    let from = usize::from(chosen).saturating_sub(VISIBLE - 1).min(count.saturating_sub(VISIBLE));
    for (i, (player, site)) in (0..).zip(rows(seat).skip(from).take(VISIBLE)) {
        let y = 38 + 35 * i;
        pen.fill(1, y, 238, 34, PANEL);
        let card = match site {
            Some(site) => Some(site.card),
            None => table.structures[player.index()].card.map(|card| card.number),
        };
        let structure = card.and_then(|card| Some((card, known(Card::new(card))?)));
        chrome::shape(pen, 6, y + 11, player, chrome::seat_colour(player));
        match structure {
            Some((card, structure)) => {
                pen.say(23, y + 4, BOLD, TEXT, name(card));
                if site.is_none() {
                    pen.say_right(206, y + 4, PLAIN, QUIET, say::STRUCTURE_IN_HAND);
                }
                pen.text_right(232, y + 3, NUMBER, TEXT, &line!("{}", structure.points));
                paint::write_in(pen, 23, y + 18, (PLAIN, TEXT), &needs(structure, site));
                pen.say_right(232, y + 18, PLAIN, QUIET, names::town(structure.town));
            }
            None => drop(pen.say(23, y + 11, PLAIN, QUIET, say::STRUCTURE_NO_CARD)),
        }
        if from as i32 + i == i32::from(chosen) {
            pen.cursor(3, y + 2, 234, 30);
        }
    }
    pen.fill(0, 180, 240, 1, LINE);
    for player in Player::all(seat.game.players()) {
        let x = 4 + 47 * i32::from(player.0);
        chrome::shape(pen, x, 183, player, chrome::seat_colour(player));
        let points = table.structures[player.index()].points();
        pen.text(x + 15, 182, BOLD, if points > 0 { COMPLETE } else { QUIET }, &line!("{points}"));
    }
}

/// Returns what the strip says about a row.
pub fn words(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    let Some((player, site)) = rows(seat).nth(at.into()) else { return Words::default() };
    match site {
        Some(site) => {
            let structure = site.structure();
            let first = say::structure_of(seat.name(player), name(site.card), structure.points);
            lines::warn(seat.line(first), seat.line(say::missing_signs(&needs(structure, Some(site)))))
        }
        None => {
            let card = table.structures[player.index()].card;
            let (first, second) = match card.and_then(|card| Some((card.number, known(card)?))) {
                Some((card, structure)) => (
                    say::structure_own(name(card), structure.points),
                    say::structure_build(names::town(structure.town)),
                ),
                None => (say::STRUCTURE_NONE.into(), say::STRUCTURE_SOURCE.into()),
            };
            lines::say(seat.line(first), seat.line(second))
        }
    }
}

/// Returns the article about a row; none where the card is not known.
pub fn article(seat: &Seat<'_>, at: u8) -> Option<&'static Article> {
    let (player, site) = rows(seat).nth(at.into())?;
    let card = match site {
        Some(site) => site.card,
        None => seat.game.position().structures[player.index()].card?.number,
    };
    known(Card::new(card)).map(|_| help::structure(card))
}

/// Returns what a card that can be kept needs, and where.
pub fn cost(seat: &Seat<'_>, card: u8) -> Line {
    match known(Card::new(card)) {
        Some(structure) => seat.line(say::structure_cost(&needs(structure, None), names::town(structure.town))),
        None => Line::new(),
    }
}

/// Returns the name and the points of a card that can be kept.
pub fn offered(card: u8) -> Message<'static> {
    match known(Card::new(card)) {
        Some(structure) => say::structure_offered(name(card), structure.points),
        None => say::STRUCTURE_CARD.into(),
    }
}

/// Returns the name of a structure that is built.
pub fn site_name(table: &Position, site: u8) -> Text {
    let sites = &table.structures[table.current.index()].sites;
    sites.get(usize::from(site)).map_or(say::STRUCTURE_UNKNOWN, |site| name(site.card))
}
