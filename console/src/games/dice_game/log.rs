//! Events as lines of the log.

use rules_core::dice_game::{Event, Prize};
use texts::{Language, Message, dice_game as say};

use super::words::{area, bonus, roman};
use crate::game::log::Entry;

/// Returns the line for an event; `None` for what the lines around it tell already.
pub fn entry(alone: bool, language: Language, event: &Event) -> Option<Entry> {
    let told = |player, message: Message<'_>, points: u8| {
        Some(Entry { player, text: message.line(language), points: points.into() })
    };
    let entry = |player, message: Message<'_>, points| told(Some(player), message, points);
    match *event {
        Event::Started(player, _) => entry(player, say::LOG_STARTED.into(), 0),
        Event::Rolled(roll) => {
            let [a, b] = roll.pips;
            let [c, d] = roll.colours.map(area);
            let text = if roll.double { say::log_rolled_sale(a, b, c, d) } else { say::log_rolled(a, b, c, d) };
            told(None, text, 0)
        }
        Event::Sold { player, count, points } => entry(player, say::log_sold(count), points),
        Event::Kept(player) => entry(player, say::LOG_KEPT.into(), 0),
        Event::Spent(player, spent) => entry(player, say::log_spent(bonus(spent)), 0),
        Event::Marked { player, number, .. } => entry(player, say::log_marked(number), 0),
        Event::Completed { player, colour, size, points, bonus: brings, .. } => {
            let text = match brings {
                Some(brings) => say::log_area_bonus(area(colour), size, bonus(brings)),
                None => say::log_area(area(colour), size),
            };
            entry(player, text, points)
        }
        Event::Rested(player) => entry(player, say::LOG_RESTED.into(), 0),
        Event::Finished { player, colour, prize, points } => {
            let text = match prize {
                // Alone there is nobody to be first: the phase decides.
                Prize::First if alone => say::log_finished_alone(area(colour)),
                Prize::Second if alone => say::log_finished_late(area(colour)),
                Prize::First => say::log_finished_first(area(colour)),
                Prize::Second => say::log_finished_second(area(colour)),
            };
            entry(player, text, points)
        }
        Event::PhaseEnded(phase) => told(None, say::log_phase_over(roman(phase)), 0),
        Event::Over => told(None, say::LOG_OVER.into(), 0),
        Event::Ticked { .. } => None,
    }
}
