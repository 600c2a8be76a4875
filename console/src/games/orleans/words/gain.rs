//! What an action brings: told before it is taken.

use draw::chrome::Line;
use draw::line;
use rules_core::Game;
use rules_core::orleans::{Action, Good, Kind, Place, Preview};

use crate::games::orleans::Seat;
use crate::games::orleans::pieces::paint::letter;

/// Returns what an action brings to the player who takes it; nothing is told of one that draws, or hands over.
pub fn of(seat: &Seat<'_>, action: Action) -> Preview {
    seat.game.preview(action).unwrap_or_default()
}

/// Adds what an action brings to a line, one sign each; points come last.
pub fn write(gain: &Preview, line: &mut Line) {
    let mut part = |count: i16, sign: char| {
        if count != 0 {
            let gap = if line.is_empty() { "" } else { " " };
            // What does not fit is cut.
            let _ = core::fmt::Write::write_fmt(line, format_args!("{gap}{count:+}{sign}"));
        }
    };
    let Preview { coins, goods, development, citizens, stations, projected, recruit, .. } = *gain;
    if let Some(kind) = recruit {
        part(1, letter::kind(kind));
    }
    for good in Good::ALL {
        part(goods[good as usize].into(), letter::good(good));
    }
    part(coins, letter::COIN);
    part(development.into(), letter::BOOK);
    part(stations.into(), letter::STATION);
    part(citizens.into(), letter::CITIZEN);
    part(projected, letter::STAR);
}

/// Returns why an action is a good one: what it brings, or else what it is for.
pub fn why(seat: &Seat<'_>, action: Action) -> Line {
    let gain = of(seat, action);
    if gain.projected > 0 {
        let mut text = Line::new();
        write(&gain, &mut text);
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
