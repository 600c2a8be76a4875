//! The course of a game: what follows from an action.

use super::event::Sink;
use super::round::Table;
use super::{Action, DiceGame, Event, PHASES, Roll, Stage, Variant};
use crate::{MAX_PLAYERS, Player};

impl DiceGame {
    pub(super) fn table(&self) -> Table {
        Table { layout: self.layout(), phase: self.phase, roll: self.roll() }
    }

    /// Plays a legal action.
    pub(super) fn act(&mut self, action: Action, sink: Sink) {
        let secret = self.is_secret();
        self.enact(self.turn, action, &mut |event| {
            if !secret {
                sink(event)
            }
        });
        if action == Action::Done {
            self.pass(sink);
        }
    }

    /// Carries an action out on a player's sheet.
    pub(super) fn enact(&mut self, player: Player, action: Action, sink: Sink) {
        let at = player.index();
        self.table().play(&mut self.sheets[at], &mut self.parts[at], player, action, sink);
    }

    /// Hands over to the next player, or ends the round.
    fn pass(&mut self, sink: Sink) {
        let choosing = self.stage == Stage::Castles;
        let one_for_all = choosing && self.setup.variant == Variant::AllTheSame;
        if self.turn.0 + 1 < self.setup.players && !one_for_all {
            self.turn.0 += 1;
            if let (true, 1, Some(hex)) = (choosing, self.castles().len(), self.castles().next()) {
                self.enact(self.turn, Action::Castle(hex), sink);
            }
            return;
        }
        if one_for_all {
            self.parts = [self.parts[0]; MAX_PLAYERS];
        }
        if self.is_secret() {
            self.reveal(sink);
        }
        if !choosing {
            self.settle_races(sink);
        }
        self.shown = self.sheets;
        self.parts = Default::default();
        self.turn = Player(0);
        if self.boxes < self.column() {
            self.begin_round(sink);
        } else {
            self.end_phase(sink);
        }
    }

    /// Plays the round again from what was shown, now for all to see.
    fn reveal(&mut self, sink: Sink) {
        self.sheets = self.shown;
        let parts = core::mem::take(&mut self.parts);
        for (player, part) in Player::all(self.setup.players).zip(&parts) {
            for &action in part.actions() {
                self.enact(player, action, sink);
            }
        }
    }

    fn begin_round(&mut self, sink: Sink) {
        let roll = Roll::throw(&mut self.dice);
        let hourglasses = if roll.double && self.setup.variant != Variant::OneAndOnly { 2 } else { 1 };
        self.boxes = self.column().min(self.boxes + hourglasses);
        self.round += 1;
        self.stage = Stage::Round(roll);
        sink(Event::Rolled(roll));
        sink(Event::Ticked { phase: self.phase, boxes: self.boxes });
    }

    fn end_phase(&mut self, sink: Sink) {
        sink(Event::PhaseEnded(self.phase));
        if self.phase + 1 == PHASES {
            self.stage = Stage::Over;
            sink(Event::Over);
        } else {
            self.phase += 1;
            self.round = 0;
            self.boxes = 0;
            self.begin_round(sink);
        }
    }
}
