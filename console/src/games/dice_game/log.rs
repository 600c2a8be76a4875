//! Events as lines of the log.

use draw::line;
use rules_core::dice_game::{Event, Prize};

use super::{ROMAN, noun, word};
use crate::game::log::Entry;

/// Returns the line for an event; `None` for what the lines around it tell already.
pub fn entry(event: &Event) -> Option<Entry> {
    let entry = |player, text, points: u8| Some(Entry { player: Some(player), text, points: i16::from(points) });
    match *event {
        Event::Started(player, _) => entry(player, line!("chose a castle"), 0),
        Event::Rolled(roll) => {
            let [a, b] = roll.pips;
            let [c, d] = roll.colours.map(noun);
            let text = line!("{a} {b} {c}, {d}{}", if roll.double { ", sale" } else { "" });
            Some(Entry { player: None, text, points: 0 })
        }
        Event::Sold { player, count, points } => entry(player, line!("sold {count}, {count} silver"), points),
        Event::Kept(player) => entry(player, line!("kept the goods"), 0),
        Event::Spent(player, bonus) => entry(player, line!("used a {}", word(bonus)), 0),
        Event::Marked { player, number, .. } => entry(player, line!("wrote a {number}"), 0),
        Event::Completed { player, colour, size, points, bonus, .. } => {
            let mut text = if size > 1 { line!("{} of {size}", noun(colour)) } else { line!("{}", noun(colour)) };
            if let Some(bonus) = bonus {
                text = line!("{text}, {}", word(bonus));
            }
            entry(player, text, points)
        }
        Event::Rested(player) => entry(player, line!("no mark, a worker"), 0),
        Event::Finished { player, colour, prize, points } => {
            let place = if prize == Prize::First { "first" } else { "second" };
            entry(player, line!("all {} hexes {place}", noun(colour)), points)
        }
        Event::PhaseEnded(phase) => {
            Some(Entry { player: None, text: line!("phase {} is over", ROMAN[usize::from(phase) % 3]), points: 0 })
        }
        Event::Over => Some(Entry { player: None, text: line!("the game is over"), points: 0 }),
        Event::Ticked { .. } => None,
    }
}
