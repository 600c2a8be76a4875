//! What the strip says about places, and followers on them.

use draw::chrome::{Line, letters};
use draw::line;
use rules_core::Player;
use rules_core::orleans::{Action, Follower, Kind, Need, Place, Space, Spot};
use texts::{Text, orleans as say};

use super::tell::place_line;
use crate::games::orleans::board::mat;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::pieces::paint::letter;
use crate::games::orleans::target;
use crate::games::orleans::words::names;
use crate::games::orleans::{Seat, sheet};

/// Returns the words for a place while planning: what it does, which followers are missing, which are here.
pub fn planned(seat: &Seat<'_>, place: Place) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let first = place_line(seat, place);
    if let Some(second) = no_use(seat, seat.player, place) {
        return lines::warn(first, second);
    }
    let next = match target::next_put(seat, place) {
        Some(Action::Put { follower, .. }) => letter::kind(follower.kind()),
        _ => ' ',
    };
    let next = line!("{next}");
    if target::can_fill(seat, place) {
        let second = match mat::missing(own, place).count() {
            1 => say::plan_makes_whole(&next),
            left => say::plan_next_of(&next, left as i32),
        };
        return lines::say(first, seat.line(second));
    }
    let ready = mat::ready(seat.game.position(), seat.player);
    let absent = Kind::ALL.into_iter().flat_map(|kind| {
        let wants = mat::missing(own, place).filter(|need| *need == Need::Of(kind)).count();
        let has = ready.iter().filter(|follower| follower.kind() == kind).count();
        core::iter::repeat_n(kind, wants.saturating_sub(has))
    });
    let absent = sheet::kinds(absent);
    let second = match ready.neutral(Kind::Monk) {
        0 => say::plan_missing(&next, &absent),
        _ => say::plan_missing_monk(&next, &absent),
    };
    lines::warn(first, seat.line(second))
}

/// Returns why a place cannot be used in this round, or not as things stand: what another place does before may change
/// that.
fn no_use(seat: &Seat<'_>, player: Player, place: Place) -> Option<Line> {
    let table = seat.game.position();
    if let Err(reason) = table.check_plan(player, place) {
        return Some(seat.line(say::plan_no_use(names::illegal(reason))));
    }
    // Who stands there decides what can be done.
    let reason = table.check_effect(player, place).err().filter(|_| !place.acts_one_by_one())?;
    Some(seat.line(names::illegal(reason)))
}

/// Returns the words for a follower that could be put on a space of a player's board: who is still missing there then.
pub fn held(seat: &Seat<'_>, player: Player, follower: Follower, spot: Spot) -> Words {
    let own = &seat.game.position().holdings[player.index()];
    let mut open: heapless::Vec<Kind, 3> = heapless::Vec::new();
    let mut any = 0;
    for (space, (need, on)) in (0..).zip(spot.place.needs().iter().zip(own.spaces(spot.place))) {
        if *on == Space::Empty && space != spot.space {
            match need {
                // A place has three spaces at most.
                Need::Of(kind) => drop(open.push(*kind)),
                _ => any += 1,
            }
        }
    }
    let place = names::place(spot.place);
    let first = match spot.place.needs().get(usize::from(spot.space)) {
        Some(Need::Of(kind)) if *kind != follower.kind() => {
            let (who, kind) = (names::kind(follower.kind()), names::kind(*kind));
            let whole = seat.line(say::hold_as_at(who, kind, place));
            // The longest names leave no room for the place, which the cursor shows.
            if letters(&whole) <= 33 { whole } else { seat.line(say::hold_as(who, kind)) }
        }
        _ => seat.line(say::hold_to(names::follower(follower), place)),
    };
    let whole = spot.place.acts_one_by_one() || open.is_empty() && any == 0;
    if let Some(second) = no_use(seat, player, spot.place).filter(|_| whole) {
        lines::warn(first, second)
    } else if whole {
        lines::say(first, seat.line(say::hold_whole(&sheet::effect(seat, spot.place))))
    } else if open.is_empty() {
        lines::warn(first, seat.line(say::hold_missing_any(any)))
    } else {
        lines::warn(first, seat.line(say::hold_missing(&sheet::kinds(open.into_iter()))))
    }
}

/// Returns what comes after a place was used, where its gain is still to be chosen.
pub const fn opens(place: Place) -> Text {
    match place {
        Place::Village => say::OPENS_VILLAGE,
        Place::Ship | Place::Wagon | Place::HorseWagon | Place::StageCoach => say::OPENS_MAP,
        Place::TownHall | Place::GunpowderTower => say::OPENS_DEEDS,
        Place::Bathhouse => say::OPENS_BATHHOUSE,
        Place::Laboratory => say::OPENS_LABORATORY,
        _ => say::OPENS_PAGE,
    }
}

/// Returns the words for a place that is only looked at: why it can't be used, if it can't.
pub fn seen(seat: &Seat<'_>, player: Player, place: Place) -> Words {
    let table = seat.game.position();
    let first = place_line(seat, place);
    if place.needs().is_empty() && place != Place::GunpowderTower {
        return lines::say(first, seat.line(say::LOOK_RULE));
    }
    match table.check_use(player, place) {
        Ok(()) => lines::say(first, seat.line(say::LOOK_WHOLE)),
        Err(why) => lines::warn(first, seat.line(names::illegal(why))),
    }
}

#[cfg(test)]
mod tests {
    use rules_core::orleans::{Hourglass, Illegal, Job, Orleans, tables};
    use rules_core::{Actions, Game, Seed};
    use texts::Language;

    use super::*;
    use crate::games::orleans::decisions;
    use crate::games::orleans::pieces::lines::Tone;
    use crate::records::name::Name;
    use crate::records::settings::Settings;

    /// Returns the warning for a place while it is planned in round 1.
    fn warning(event: Hourglass, place: Place, no_knights: bool, full_track: bool) -> Line {
        let mut table = Orleans::new(Orleans::DEFAULT, Seed::new(1)).expect("a set-up").position().clone();
        table.event = event;
        let knights = &mut table.piles[Kind::Knight as usize];
        if no_knights {
            table.holdings[0].bag.add_many(Follower::neutral(Kind::Knight), core::mem::take(knights));
        }
        if full_track {
            let track = Kind::TRACKS.iter().position(|kind| *kind == Kind::Knight).expect("knights have one");
            table.holdings[0].tracks[track] = tables::track_length(Kind::Knight);
        }
        let game = Orleans::from_position(table, Seed::new(1)).expect("a position");
        let mut legal = Actions::new();
        game.legal(&mut legal);
        let seat = Seat {
            game: &game,
            player: Player(0),
            viewer: Player(0),
            legal: &legal,
            names: &core::array::from_fn(|_| Name::default()),
            settings: &Settings::default(),
            undo: false,
            animation_frame: None,
        };
        let words = planned(&seat, place);
        if words.tone == Tone::Bad { words.lines[1].clone() } else { Line::new() }
    }

    /// What makes a place whole, as the strip says without a warning, lets it be used.
    #[test]
    fn a_whole_place_can_be_used_or_the_strip_says_why_not() {
        let (mut told, mut warned) = (0, 0);
        decisions::each(|seat| {
            let plans = matches!(seat.game.position().job(), Some(Job::Plan { .. }));
            for &action in seat.legal.iter().filter(|_| plans) {
                let Action::Put { follower, at } = action else { continue };
                let mut after = seat.game.clone();
                after.apply(action, |_| ()).expect("it is listed");
                let table = after.position();
                // These depend on who stands there, or is left on the market.
                let depends = matches!(at.place, Place::TownHall | Place::Carpenter | Place::Hostel);
                if !table.holdings[seat.player.index()].is_whole(at.place) || depends {
                    continue;
                }
                let warns = held(seat, seat.player, follower, at).tone == Tone::Bad;
                let why = table.check_use(seat.player, at.place);
                assert_eq!(why.is_ok(), !warns, "{:?}: {at:?} {why:?}", seat.game.setup());
                (told, warned) = (told + usize::from(!warns), warned + usize::from(warns));
            }
        });
        assert!(told > 1000 && warned > 100, "{told} {warned}");
    }

    #[test]
    fn a_place_of_no_use_is_told_while_planning() {
        let plain = |event, place| warning(event, place, false, false);
        let no_use = |why| say::plan_no_use(names::illegal(why)).line(Language::English);
        assert_eq!(plain(Hourglass::Pilgrimage, Place::Monastery), no_use(Illegal::Forbidden));
        assert_eq!(plain(Hourglass::Crusade, Place::Castle), no_use(Illegal::Forbidden));
        let reasons = [Illegal::Forbidden, Illegal::PileEmpty, Illegal::TrackEnd].map(no_use);
        assert!(!reasons.contains(&plain(Hourglass::Crusade, Place::Monastery)));
        assert!(!reasons.contains(&plain(Hourglass::Pilgrimage, Place::Castle)));
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, true, false), no_use(Illegal::PileEmpty));
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, false, true), no_use(Illegal::TrackEnd));
    }
}
