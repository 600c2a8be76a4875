//! What an action would bring, before it is taken.

use core::fmt::Write as _;

use draw::chrome::Line;
use rules_core::Game;
use rules_core::orleans::{Action, Good, Preview};

use crate::games::orleans::pieces::paint::letter;
use crate::games::orleans::seat::Seat;

/// Returns what an action brings to the player who takes it; nothing for one that draws or hands over.
pub fn of(seat: &Seat<'_>, action: Action) -> Preview {
    seat.game.preview(action).unwrap_or_default()
}

/// Returns what an action brings in one line, one sign each; points come last. `None` if it brings nothing.
pub fn line(gain: &Preview) -> Option<Line> {
    let mut line = None;
    let mut part = |count: i16, sign: char| {
        if count != 0 {
            let gap = if line.is_some() { " " } else { "" };
            let mark = if count > 0 { letter::GAINED } else { letter::LOST };
            // What does not fit is cut.
            let _ = write!(line.get_or_insert_with(Line::new), "{gap}{mark}{count:+}{sign}");
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
    line
}
