//! The end of a round where no hand-over tells of it, alone or with computers: what the event did, and which one comes
//! next.

use heapless::Vec;
use rules_core::Game;
use rules_core::orleans::{Cause, Event};

use super::{Seat, log, players};
use crate::draw::chrome;
use crate::draw::pen::Pen;
use crate::draw::theme::{BOLD, GAIN, GROUND, LINE, PLAIN, QUIET};
use crate::line;

/// Lines that fit.
const LINES: usize = 5;
/// What an event does to five players, with some torture.
const TOLD: usize = 16;

/// What came of the end of a round.
#[derive(Clone, Debug, Default)]
pub struct Interlude {
    /// The round that begins.
    round: u8,
    told: Vec<Event, TOLD>,
}

impl Interlude {
    /// Takes an event of the action. Returns whether a round ended.
    pub fn gather(&mut self, event: &Event) -> bool {
        if let Event::RoundBegan { round, .. } = *event {
            self.round = round;
        }
        matches!(event, Event::RoundBegan { round: 2.., .. })
    }

    /// Takes what the event did in this action and those before it: who pays by choice ends the round by a later one.
    pub fn recall(&mut self, told: &mut dyn Iterator<Item = &Event>) {
        let before = told.skip_while(|event| !matches!(event, Event::RoundBegan { .. })).skip(1);
        let ends =
            |event: &&Event| matches!(event, Event::Passed { .. } | Event::Used { .. } | Event::RoundBegan { .. });
        let of_the_event = |event: &&Event| {
            matches!(
                event,
                Event::Coins { cause: Cause::Event(_), .. }
                    | Event::Paid { cause: Cause::Event(_), .. }
                    | Event::Lost { .. }
                    | Event::Given { .. }
                    | Event::Cancelled { .. }
                    | Event::Waived { .. }
            )
        };
        self.told = before.take_while(|event| !ends(event)).filter(of_the_event).copied().take(TOLD).collect();
        self.told.reverse();
    }

    pub fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        chrome::heading(pen, &line!("ROUND {} IS OVER", self.round.saturating_sub(1)), "");
        let lines = || self.told.iter().filter_map(|event| log::entry(table, event, [].iter()));
        let own = lines().filter(|entry| entry.player == Some(seat.player));
        let others = lines().filter(|entry| entry.player != Some(seat.player));
        for (y, entry) in (26..).step_by(15).zip(own.chain(others).take(LINES)) {
            let name = entry.player.filter(|_| seat.game.players() > 1).map(|player| seat.name(player));
            entry.draw(name, pen, y, GROUND);
        }
        if self.told.is_empty() {
            pen.text(5, 26, PLAIN, QUIET, "Its event changed nothing.");
        }
        pen.fill(0, 108, 240, 1, LINE);
        pen.text(5, 114, BOLD, GAIN, &line!("Round {} of {}", self.round, table.setup.rounds()));
        players::event_card(table, 132, pen);
        pen.text(5, 186, PLAIN, QUIET, "for you now");
        players::event_toll(seat.game, seat.player, 186, pen);
    }
}
