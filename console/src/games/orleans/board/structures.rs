//! The structures of Prosperity: the card in hand, and what is built.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, COMPLETE, LINE, NUMBER, PANEL, PLAIN, QUIET, TEXT};
use rules_core::orleans::tables::design::STRUCTURES;
use rules_core::orleans::{Card, Good, Kind, Position, Site, Structure};
use rules_core::{Game, Player};

use super::map;
use crate::Button;
use crate::game::help::Article;
use crate::games::orleans::pieces::lines::{Words, say, warn};
use crate::games::orleans::pieces::paint::{self, letter};
use crate::games::orleans::{Seat, help};

/// Rows that fit below the events.
const VISIBLE: usize = 4;

/// Returns the card of a number, if it is known.
pub fn known(card: Card) -> Option<&'static Structure> {
    STRUCTURES.get(usize::from(card.number))
}

/// Returns the name on a card.
pub fn name(card: u8) -> &'static str {
    STRUCTURES.get(usize::from(card)).map_or("a structure", |card| card.name)
}

/// Returns what a player sees: the own card, then everybody's sites, the own ones first.
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
    let mut part = |count: u8, sign: char| {
        if count > 0 {
            let gap = if text.is_empty() { "" } else { " " };
            // What does not fit is cut.
            let _ = core::fmt::Write::write_fmt(&mut text, format_args!("{gap}{count}{sign}"));
        }
    };
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
        let structure = match site {
            Some(site) => Some(site.structure()),
            None => table.structures[player.index()].card.and_then(known),
        };
        chrome::shape(pen, 6, y + 11, player, chrome::seat_colour(player));
        match structure {
            Some(structure) => {
                pen.text(23, y + 4, BOLD, TEXT, structure.name);
                if site.is_none() {
                    pen.text_right(206, y + 4, PLAIN, QUIET, "in hand");
                }
                pen.text_right(232, y + 3, NUMBER, TEXT, &line!("{}", structure.points));
                paint::write_in(pen, 23, y + 18, (PLAIN, TEXT), &needs(structure, site));
                pen.text_right(232, y + 18, PLAIN, QUIET, map::short(structure.town));
            }
            None => drop(pen.text(23, y + 11, PLAIN, QUIET, "no card in hand")),
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
            let first = line!("{}: {}, {} points", seat.name(player), structure.name, structure.points);
            warn(first, line!("missing {}", needs(structure, Some(site))))
        }
        None => match table.structures[player.index()].card.and_then(known) {
            Some(structure) => say(
                line!("{}: {} points", structure.name, structure.points),
                line!("build near {}", map::short(structure.town)),
            ),
            None => say(line!("No structure card"), line!("the Scriptorium brings one")),
        },
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
pub fn cost(card: u8) -> Line {
    match known(Card::new(card)) {
        Some(structure) => line!("{}, {}", needs(structure, None), map::short(structure.town)),
        None => Line::new(),
    }
}

/// Returns the name and the points of a card that can be kept.
pub fn offered(card: u8) -> Line {
    match known(Card::new(card)) {
        Some(structure) => line!("{}, {} points", structure.name, structure.points),
        None => line!("Card"),
    }
}

/// Returns the name of a structure that is built.
pub fn site_name(table: &Position, site: u8) -> &'static str {
    let sites = &table.structures[table.current.index()].sites;
    sites.get(usize::from(site)).map_or("", |site| site.structure().name)
}
