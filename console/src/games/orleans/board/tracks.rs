//! The tracks of the followers, and the development track.

use draw::chrome::{self, letters};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, GAIN, GROUND, INK, NAME, NUMBER, PANEL, QUIET, RAISED, SMALL, TEXT, TINY, mix};
use rules_core::orleans::{Kind, Position, citizen, tables};
use rules_core::{Game, MAX_PLAYERS, Player};
use texts::orleans as say;

use crate::games::orleans::pieces::{icons, paint, palette};
use crate::games::orleans::seat::Seat;

/// Draws a small mark of a seat, 7x7, where several share a step.
fn marker(pen: &mut Pen<'_>, x: i32, y: i32, player: Player) {
    const ROWS: [[u8; 7]; MAX_PLAYERS] = [
        [3, 5, 7, 7, 7, 5, 3],
        [7, 7, 7, 7, 7, 7, 7],
        [1, 1, 3, 3, 5, 5, 7],
        [1, 3, 5, 7, 5, 3, 1],
        [3, 3, 7, 7, 7, 3, 3],
    ];
    for (dy, &width) in ROWS[player.index() % ROWS.len()].iter().enumerate() {
        pen.fill(x + (7 - i32::from(width)) / 2, y + dy as i32, width.into(), 1, chrome::seat_colour(player));
    }
}

/// Draws what a step of a track brings, at the top of its cell.
fn gain(table: &Position, kind: Kind, step: u8, x: i32, y: i32, pen: &mut Pen<'_>) {
    let before = usize::from(step).checked_sub(1);
    match (kind, before) {
        (Kind::Knight, _) => {
            if let Some(draws) = tables::KNIGHT_DRAWS.get(usize::from(step)) {
                pen.text(x + 3, y + 1, TINY, TEXT, &line!("{draws}"));
            }
            if step == tables::KNIGHT_CITIZEN && table.citizen_waits(citizen::KNIGHTS) {
                pen.sprite_on(x + 10, y, &icons::CITIZEN, TEXT, PANEL);
            }
        }
        (_, None) => {}
        (Kind::Farmer, Some(at)) => {
            if let Some(&good) = tables::FARMER_GOODS.get(at).filter(|&&good| table.market.of(good) > 0) {
                paint::good(pen, x + 6, y + 3, 9, good);
            }
        }
        (Kind::Boatman, Some(at)) => match tables::BOATMAN_COINS.get(at) {
            Some(0) if table.citizen_waits(citizen::BOATMEN) => {
                pen.sprite_on(x + 6, y, &icons::CITIZEN, TEXT, PANEL);
            }
            Some(0) | None => {}
            Some(coins) => drop(pen.text(x + 8, y + 1, TINY, palette::COIN, &line!("{coins}"))),
        },
        (Kind::Craftsman, _) => pen.sprite_on(x + 5, y + 1, &icons::GEAR, QUIET, PANEL),
        (Kind::Trader, Some(at)) => pen.text_centred(x + 11, y + 1, TINY, TEXT, if at == 0 { "I" } else { "II" }),
        (Kind::Scholar, Some(at)) => {
            let points = tables::SCHOLAR_DEVELOPMENT.get(at).copied().unwrap_or(0);
            pen.text(x + 8, y + 1, TINY, TEXT, &line!("{points}"));
        }
        (Kind::Monk, _) => {}
    }
}

/// Draws the six tracks.
pub fn draw(seat: &Seat<'_>, chosen: Kind, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for kind in Kind::TRACKS {
        let y = 20 + 29 * kind as i32;
        let own = table.holdings[seat.player.index()].track(kind);
        paint::kind(pen, 3, y + 1, kind);
        pen.text(2, y + 17, TINY, QUIET, &line!("x{}", table.piles[kind as usize]));
        let last = tables::track_length(kind);
        for step in 0..=last {
            let x = 32 + 23 * i32::from(step);
            pen.fill(x, y, 22, 27, if step == own { RAISED } else { PANEL });
            gain(table, kind, step, x, y, pen);
            let here = Player::all(seat.game.players()).filter(|p| table.holdings[p.index()].track(kind) == step);
            for (i, player) in (0..).zip(here) {
                marker(pen, x + 1 + 7 * (i % 3), y + 12 + 8 * (i / 3), player);
            }
        }
        if own < last {
            let x = 32 + 23 * i32::from(own + 1);
            pen.frame(x, y, 22, 27, 1, GAIN);
        }
        if kind == chosen {
            pen.cursor(33, y + 2, 23 * u32::from(last + 1) - 3, 23);
        }
        if kind != Kind::Farmer {
            next(seat, kind, 176, y + 6, pen);
        }
    }
}

/// Draws what the player's next step on a track brings.
fn next(seat: &Seat<'_>, kind: Kind, x: i32, y: i32, pen: &mut Pen<'_>) {
    let own = seat.game.position().holdings[seat.player.index()].track(kind);
    if own >= tables::track_length(kind) {
        pen.say(x, y + 1, BOLD, QUIET, say::TRACK_END);
        return;
    }
    let at = usize::from(own);
    let (sign, colour, text) = match kind {
        Kind::Boatman if tables::BOATMAN_COINS[at] == 0 => (&icons::CITIZEN, TEXT, None),
        Kind::Boatman => (&icons::COIN, palette::COIN, Some(line!("+{}", tables::BOATMAN_COINS[at]))),
        Kind::Craftsman => (&icons::GEAR, TEXT, Some(line!("+1"))),
        Kind::Trader => (&icons::GUILDHALL, TEXT, Some(line!("{}", if at == 0 { "I" } else { "I/II" }))),
        Kind::Knight => (&sprite::SACK, TEXT, tables::KNIGHT_DRAWS.get(at + 1).map(|draws| line!("{draws}"))),
        _ => (&icons::BOOK, TEXT, tables::SCHOLAR_DEVELOPMENT.get(at).map(|steps| line!("+{steps}"))),
    };
    pen.sprite_on(x, y + 7 - i32::from(sign.height) / 2, sign, colour, INK);
    if let Some(text) = text {
        pen.text(x + 19, y, NUMBER, GAIN, &text);
    }
}

/// Draws the development track, and what everybody's stations and citizens are worth.
pub fn development(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for space in 0..=tables::LAST_DEVELOPMENT {
        let (x, y) = (5 + 21 * i32::from(space % 11), 20 + 32 * i32::from(space / 11));
        let status = tables::STATUS.iter().position(|&from| from == space);
        let ground = if status.is_some() { mix(PANEL, palette::COIN, 35) } else { PANEL };
        let own = table.holdings[seat.player.index()].development == space;
        pen.fill(x, y, 20, 30, ground);
        if own {
            pen.cursor(x + 2, y + 2, 16, 26);
        }
        let coins = tables::DEVELOPMENT_COINS.iter().find(|(at, _)| *at == space);
        let citizen = tables::DEVELOPMENT_CITIZENS.iter().position(|&at| at == space);
        if let Some(status) = status {
            pen.sprite_on(x + 2, y + 3, &icons::STATUS, palette::COIN, ground);
            pen.text(x + 12, y + 1, BOLD, TEXT, &line!("{}", status + 1));
        } else if let Some((_, coins)) = coins {
            pen.sprite_on(x + 1, y + 2, &icons::COIN, palette::COIN, ground);
            pen.text(x + 13, y + 1, BOLD, TEXT, &line!("{coins}"));
        } else if citizen.is_some_and(|nth| table.citizen_waits(citizen::DEVELOPMENT + nth as u8)) {
            pen.sprite_on(x + 4, y + 2, &icons::CITIZEN, TEXT, ground);
        } else {
            pen.text_centred(x + 10, y + 2, TINY, QUIET, &line!("{space}"));
        }
        let here = Player::all(seat.game.players()).filter(|p| table.holdings[p.index()].development == space);
        for (i, player) in (0..).zip(here) {
            marker(pen, x + 2 + 9 * (i % 2), y + 15 + 5 * (i / 2), player);
        }
    }
    let pitch = if seat.game.players() > 4 { 15 } else { 18 };
    for player in Player::all(seat.game.players()) {
        let y = 118 + pitch * i32::from(player.0);
        let own = &table.holdings[player.index()];
        let (stations, status) = (table.stations_of(player), own.status());
        chrome::shape(pen, 5, y + 1, player, chrome::seat_colour(player));
        let name = seat.name(player);
        pen.text(20, y, if letters(name) > 8 { SMALL } else { NAME }, TEXT, name);
        pen.text(81, y, NAME, TEXT, "(");
        pen.sprite_on(88, y + 1, &icons::STATION, TEXT, GROUND);
        pen.text(102, y, NAME, TEXT, &line!("{stations}+"));
        pen.sprite_on(126, y, &icons::CITIZEN, TEXT, GROUND);
        pen.text(140, y, NAME, TEXT, &line!("{})x", own.citizens));
        pen.sprite_on(170, y + 2, &icons::STATUS, palette::COIN, GROUND);
        pen.text(182, y, NAME, TEXT, &line!("{status}="));
        pen.text_right(236, y, NUMBER, TEXT, &line!("{}", (stations + own.citizens) * status));
    }
}
