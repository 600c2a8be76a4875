//! The course of a game: what follows from an action.

use crate::castles::action::{Action, Illegal};
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::position::state::Stage;

impl Castles {
    pub(crate) fn act(&mut self, action: Action, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        match (self.position.stage, action) {
            (Stage::Over, _) => return Err(Illegal::Over),
            (Stage::Rounds | Stage::PhaseEnd | Stage::Tribute, Action::EndTurn) => self.end_turn(sink)?,
            (Stage::Rounds | Stage::PhaseEnd | Stage::Tribute, _) => self.act_in_turn(action, sink)?,
            (Stage::Estates, Action::PickEstate(second)) if !self.position.picked => self.pick_estate(second, sink),
            (Stage::Castles, Action::PickCastle { space }) if !self.position.picked => self.pick_castle(space, sink)?,
            (Stage::Estates | Stage::Castles, Action::EndTurn) if self.position.picked => self.end_pick(sink),
            _ => return Err(Illegal::NotNow),
        }
        if self.position.setup.is_solo() {
            self.surface_alone(sink);
        } else if !self.position.waiting.is_empty() {
            self.surface(sink);
        }
        Ok(())
    }

    fn end_turn(&mut self, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        if self.position.chosen.is_some() {
            return Err(Illegal::PlaceFirst);
        }
        self.check_end()?;
        sink(Event::TurnEnded { player: self.position.current() });
        if self.position.stage != Stage::Rounds {
            self.position.current += 1;
            self.end_phase(sink);
            return Ok(());
        }
        self.position.bought = false;
        self.position.free_die = None;
        if self.next_player() {
            sink(Event::TurnBegan { player: self.position.current() });
        } else {
            self.end_round(sink);
        }
        Ok(())
    }
}
