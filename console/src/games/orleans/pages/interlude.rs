//! The end of a round: what the event did, which one comes next, and where everybody stands.

use draw::chrome;
use draw::pen::Pen;
use draw::theme::{BOLD, GAIN, GROUND, LINE, PLAIN, QUIET};
use heapless::Vec;
use rules_core::orleans::{Cause, Event, Position};
use rules_core::{Game, Player};
use texts::{Language, orleans as say};

use super::players;
use crate::Button;
use crate::game::log::{Entry, gather};
use crate::games::orleans::Seat;
use crate::games::orleans::words::log;

/// Lines that fit.
const LINES: usize = 5;
/// Lines that fit above one that tells how many more there are.
const SCROLLED: usize = LINES - 1;
/// Events that are kept: what an event does to five players, with some torture.
const TOLD: usize = 16;

/// What the end of a round brought.
#[derive(Clone, Debug, Default)]
pub struct Interlude {
    /// The round that begins.
    round: u8,
    told: Vec<Event, TOLD>,
    /// Lines that are scrolled out above.
    skipped: u8,
}

/// Returns whether the page tells an event.
pub fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::Coins { cause: Cause::Event(_) | Cause::Due | Cause::Census, .. }
            | Event::Paid { cause: Cause::Event(_) | Cause::Due, .. }
            | Event::Lost { .. }
            | Event::Given { .. }
            | Event::Cancelled { .. }
            | Event::Waived { .. }
            | Event::RoundBegan { .. }
    )
}

impl Interlude {
    /// Takes an event of the action. Returns whether a round ended.
    pub fn gather(&mut self, event: &Event) -> bool {
        if let Event::RoundBegan { round, .. } = *event {
            self.round = round;
        }
        matches!(event, Event::RoundBegan { round: 2.., .. })
    }

    /// Takes what the event did in this action and in those before it: a player who chooses what to pay ends the round
    /// with a later action.
    pub fn recall(&mut self, told: &mut dyn Iterator<Item = &Event>) {
        self.told.clear();
        // The newest event is the census of the round that begins.
        for event in told.take_while(|event| !matches!(event, Event::RoundBegan { .. })) {
            if let Event::Coins { cause: Cause::Census, .. } = event {
                // What does not fit is in the log.
                let _ = self.told.push(*event);
            }
        }
        let ends =
            |event: &&Event| matches!(event, Event::Passed { .. } | Event::Used { .. } | Event::RoundBegan { .. });
        for event in told.take_while(|event| !ends(event)).filter(|event| tells(event)) {
            let coins = |event: &Event| match *event {
                Event::Coins { player, cause, .. } => Some((player, cause)),
                _ => None,
            };
            // Coins that are paid in several steps make one line.
            let same = self.told.iter_mut().find(|told| coins(told).is_some() && coins(told) == coins(event));
            match (same, *event) {
                (Some(Event::Coins { change, .. }), Event::Coins { change: more, .. }) => *change += more,
                _ => drop(self.told.push(*event)),
            }
        }
        self.told.reverse();
    }

    /// Returns the lines on what the event did, those on this player first.
    pub fn lines(&self, table: &Position, player: Player, language: Language) -> Vec<Entry, TOLD> {
        let lines = || self.told.iter().filter_map(|event| log::entry(table, event, [].iter(), language));
        let own = lines().filter(|entry| entry.player == Some(player));
        let others = lines().filter(|entry| entry.player != Some(player));
        gather(own.chain(others))
    }

    /// Scrolls lines that do not fit; A goes on, and back to the first ones.
    pub fn scroll(&mut self, seat: &Seat<'_>, button: Button) {
        let lines = self.lines(seat.game.position(), seat.player, seat.settings.language()).len();
        let most = if lines > LINES { lines - SCROLLED } else { 0 };
        self.skipped = match button {
            Button::Down => (self.skipped + 1).min(most as u8),
            Button::Up => self.skipped.saturating_sub(1),
            Button::A => 0,
            _ => self.skipped,
        };
    }

    pub fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        chrome::titled(pen, say::round_over(self.round.saturating_sub(1)), None);
        let lines = self.lines(table, seat.player, pen.language);
        let shown = if lines.len() > LINES { SCROLLED } else { LINES };
        let above = usize::from(self.skipped).min(lines.len().saturating_sub(shown));
        for (y, entry) in (26..).step_by(15).zip(lines.iter().skip(above).take(shown)) {
            let name = entry.player.filter(|_| seat.game.players() > 1).map(|player| seat.name(player));
            entry.draw(name, pen, y, GROUND);
        }
        if lines.len() > LINES {
            pen.say(21, 26 + 15 * shown as i32, PLAIN, QUIET, chrome::more(above, lines.len() - shown - above));
        }
        if self.told.is_empty() {
            pen.say(5, 26, PLAIN, QUIET, say::EVENT_CHANGED_NOTHING);
        }
        pen.fill(0, 108, 240, 1, LINE);
        pen.say(5, 114, BOLD, GAIN, say::round_of(self.round, table.setup.rounds()));
        players::event_card(table, 132, pen);
        pen.say(5, 186, PLAIN, QUIET, say::FOR_YOU_NOW);
        players::event_toll(seat.game, seat.player, 186, pen);
        if seat.game.players() > 1 && !table.setup.is_won_together() {
            chrome::standing(pen, 206, seat.game.players(), |player| seat.game.projected_total(player));
        }
    }
}
