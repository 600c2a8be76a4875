//! What the strip says about actions, towns and citizens on the map.

use draw::chrome::Line;
use rules_core::orleans::citizen::Waits;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{Action, Kind, Town, tables};
use rules_core::{Game, Player};
use texts::orleans as say;

use super::tell::{gains, tell, warn};
use crate::games::orleans::board::{deeds, structures};
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::words::names;
use crate::games::orleans::{Seat, sheet};

/// Returns what an action on the map does; `None` of one that is told elsewhere.
pub fn action(seat: &Seat<'_>, action: Action) -> Option<Words> {
    let table = seat.game.position();
    let beyond = |way: u8| WAYS[usize::from(way)].beyond(table.carpenter);
    let words = match action {
        Action::Travel { way, take } => travel(seat, way, take),
        Action::Start(town) => {
            let ways = town.ways().count() as i32;
            let second = if town.is_at_the_river() { say::start_at_river(ways) } else { say::start_inland(ways) };
            tell(seat, say::start_in(names::town(town)), second)
        }
        Action::MoveCarpenter { way, follower } => {
            let card = table.structures[seat.player.index()].card.and_then(structures::known);
            let second = match card.map(|card| (beyond(way).steps_to(card.town), card.town)) {
                Some((0, _)) => say::CARPENTER_BUILDS.into(),
                Some((steps, town)) => say::carpenter_then(steps, names::town(town)),
                None => say::CARPENTER_GOES.into(),
            };
            tell(seat, say::carpenter_by(names::town(beyond(way)), names::follower(follower)), second)
        }
        Action::Build { way, .. } => {
            let card = table.structures[seat.player.index()].card;
            let name = card.map_or(say::STRUCTURE_UNKNOWN, |card| structures::name(card.number));
            tell(seat, say::build_structure(name), say::build_on_way(names::town(beyond(way))))
        }
        Action::Drought { way, .. } => {
            let [from, to] = WAYS[usize::from(way)].ends.map(names::town);
            tell(seat, say::drought_here(names::event(table.event)), say::way_between(from, to))
        }
        Action::Decline if let Some(asker) = sheet::asker(table) => {
            tell(seat, say::travel_enough(asker), say::TRAVEL_STAYS)
        }
        _ => return None,
    };
    Some(words)
}

fn travel(seat: &Seat<'_>, way: u8, take: Option<u8>) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let to = names::town(WAYS[usize::from(way)].beyond(from));
    let action = Action::Travel { way, take };
    let second = match (take, gains(seat, action)) {
        (Some(_), None) => seat.line(say::TRAVEL_TAKES_HIDDEN),
        (None, None) => seat.line(say::TRAVEL_TAKES_NOTHING),
        (Some(_), Some(gains)) => seat.line(say::travel_takes(&gains)),
        (None, Some(gains)) => gains,
    };
    let first = match sheet::asker(table) {
        Some(event) => say::travel_by_event(event, to),
        None if WAYS[usize::from(way)].water => say::travel_by_ship(to),
        None => say::travel_by_road(to),
    };
    lines::say(seat.line(first), second)
}

/// Returns where a citizen is put, and what it takes to get it from there.
pub fn settle(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    let place = sheet::row(seat, Action::Settle(at)).1;
    let first = say::settle_at(&place, table.citizen_supply);
    let [knights, boatmen] = [Kind::Knight, Kind::Boatman].map(|kind| table.piles[kind as usize]);
    let second = match Waits::of(at) {
        Waits::Knights => match tables::KNIGHT_CITIZEN {
            steps if knights < steps => return warn(seat, first, say::settle_few_knights(steps, knights)),
            steps => say::settle_knights(steps),
        },
        Waits::Boatmen => match tables::track_length(Kind::Boatman) {
            steps if boatmen < steps => return warn(seat, first, say::settle_few_boatmen(steps, boatmen)),
            steps => say::settle_boatmen(steps),
        },
        Waits::Deed(deed) => say::settle_followers(deeds::left(table, deed)),
        Waits::Development(space) => say::settle_development(space),
        // Citizens of the Dignitary are not put there.
        _ => return lines::say(seat.line(first), Line::new()),
    };
    tell(seat, first, second)
}

/// Returns the words for a town.
pub fn town(seat: &Seat<'_>, town: Town) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let name = names::town(town);
    let mut owners = Player::all(seat.game.players()).filter(|&player| table.has_station(player, town));
    let first = match (owners.next(), owners.next()) {
        (None, _) if table.is_invasion() && town.is_outer() => match table.stations[town as usize] {
            0 => say::town_no_tower(name),
            _ => say::town_tower(name),
        },
        (None, _) => say::town_no_station(name),
        (Some(owner), None) => say::town_owner(name, seat.name(owner)),
        _ => say::town_several(name),
    };
    tell(seat, first, say::town_distance(from.steps_to(town)))
}
