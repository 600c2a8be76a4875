//! What the strip says about tracks and beneficial deeds.

use draw::chrome::letters;
use draw::line;
use rules_core::orleans::{Kind, citizen, tables};
use texts::orleans as say;

use super::tell::tell;
use crate::games::orleans::Seat;
use crate::games::orleans::board::deeds;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::pieces::paint::letter;
use crate::games::orleans::words::names;

/// Returns the words for a track.
pub fn track(seat: &Seat<'_>, kind: Kind) -> Words {
    let table = seat.game.position();
    let own = table.holdings[seat.player.index()].track(kind);
    let first = seat.line(say::track_step(names::kind(kind), own, table.piles[kind as usize]));
    let at = usize::from(own);
    if own >= tables::track_length(kind) {
        return lines::warn(first, seat.line(say::TRACK_ENDS));
    }
    let second = match kind {
        Kind::Farmer => match table.farmed(seat.player) {
            Some(good) => {
                let sign = line!("{}", letter::good(good));
                return lines::say(first, seat.line(say::track_good(&sign, names::good(good))));
            }
            None => say::TRACK_NOTHING.into(),
        },
        Kind::Boatman if tables::BOATMAN_COINS[at] == 0 && table.citizen_waits(citizen::BOATMEN) => {
            say::TRACK_CITIZEN.into()
        }
        Kind::Boatman if tables::BOATMAN_COINS[at] == 0 => say::TRACK_NOTHING.into(),
        Kind::Boatman => say::track_coins(tables::BOATMAN_COINS[at]),
        Kind::Craftsman => say::TRACK_TECHNOLOGY.into(),
        Kind::Trader if at == 0 => say::TRACK_PLACE_ONE.into(),
        Kind::Trader => say::TRACK_PLACE_TWO.into(),
        Kind::Knight => say::track_draws(tables::KNIGHT_DRAWS[at + 1]),
        Kind::Scholar | Kind::Monk => say::track_development(tables::SCHOLAR_DEVELOPMENT[at]),
    };
    lines::say(first, seat.line(second))
}

/// Returns the words for the development track.
pub fn development(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let count = table.stations_of(seat.player) + own.citizens;
    let status = own.status();
    let second = match tables::STATUS.get(usize::from(status)) {
        Some(&next) => say::development_next(next - own.development, count, status + 1, count * (status + 1)),
        None => say::DEVELOPMENT_HIGHEST.into(),
    };
    tell(seat, say::development_now(own.development, status, count, count * status), second)
}

/// Returns the words for a deed.
pub fn deed(seat: &Seat<'_>, deed: u8) -> Words {
    let table = seat.game.position();
    let scenario = table.setup.scenario;
    let (Some(whole), Some(short)) = (names::deed(scenario, deed), names::short_deed(scenario, deed)) else {
        return Words::default();
    };
    let name = if letters(&seat.line(whole)) > 23 { short } else { whole };
    let coins = table.setup.deeds().get(usize::from(deed)).map_or(0, |deed| deed.coins);
    match deeds::left(table, deed) {
        0 => tell(seat, name, say::DEED_DONE),
        left => tell(seat, say::deed_pays(name, coins), say::deed_wants(left)),
    }
}
