//! The end of a round alone, where no hand-over tells of it: what the event did, and which one comes next.

use heapless::Vec;
use rules_core::orleans::Event;

use super::{Seat, log, players};
use crate::draw::chrome;
use crate::draw::pen::Pen;
use crate::draw::theme::{BOLD, GAIN, GROUND, LINE, PLAIN, QUIET};
use crate::line;

/// Lines that fit.
const LINES: usize = 5;

/// What came of the end of a round.
#[derive(Clone, Debug, Default)]
pub struct Interlude {
    /// The round that begins.
    round: u8,
    told: Vec<Event, LINES>,
}

impl Interlude {
    /// Takes an event of the action. Returns whether a round ended.
    pub fn gather(&mut self, event: &Event) -> bool {
        match *event {
            Event::RoundBegan { round, .. } => self.round = round,
            Event::Passed { .. } | Event::Used { .. } => {}
            event if log::entry(&event, [].iter()).is_some() => drop(self.told.push(event)),
            _ => {}
        }
        matches!(event, Event::RoundBegan { round: 2.., .. })
    }

    pub fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        chrome::heading(pen, &line!("ROUND {} IS OVER", self.round.saturating_sub(1)), "");
        let lines = self.told.iter().filter_map(|event| log::entry(event, [].iter()));
        for (y, entry) in (26..).step_by(15).zip(lines) {
            entry.draw(None, pen, y, GROUND);
        }
        if self.told.is_empty() {
            pen.text(5, 26, PLAIN, QUIET, "Its event changed nothing.");
        }
        pen.fill(0, 108, 240, 1, LINE);
        pen.text(5, 114, BOLD, GAIN, &line!("Round {} of {}", self.round, table.setup.rounds()));
        players::event_card(table, 132, pen);
        pen.text(5, 186, PLAIN, QUIET, "for you now");
        players::event_toll(table, seat.player, 186, pen);
    }
}
