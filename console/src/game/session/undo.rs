//! What persons can take back: actions since the last one that is final.

use heapless::Vec;
use saves::ActionBytes;

use super::{AnySession, Outcome};
use crate::Button;
use crate::game::table::Reply;
use crate::records::settings::Settings;

/// How many actions can be taken back: more than anybody does between two hand-overs.
const RECENT: usize = 48;

/// What can be taken back, and taken again.
#[derive(Clone, Debug)]
pub struct Undo {
    /// Actions since the base, and whether a person took them.
    pub recent: Vec<(ActionBytes, bool), RECENT>,
    /// Actions that persons took back since the last one they took, the latest on top.
    pub undone: Vec<ActionBytes, RECENT>,
    /// Whether the base is the present game, and not copied yet: that waits for the first action that can be taken
    /// back.
    pub base_due: bool,
    /// Events ever told at the base.
    pub base_told: u32,
}

impl Undo {
    /// Returns the undo of a game that begins with this many events: nothing can be taken back.
    pub const fn new(told: u32) -> Self {
        Undo { recent: Vec::new(), undone: Vec::new(), base_due: false, base_told: told }
    }

    /// Returns whether a person can take something back, or again.
    pub fn is_possible(&self) -> bool {
        !self.undone.is_empty() || self.recent.iter().any(|&(_, by_person)| by_person)
    }
}

impl dyn AnySession + '_ {
    /// Returns whether an action, taken now, is final. A single person among computers may go back to the last
    /// decision, unless something was revealed since.
    pub(super) fn is_final(&self, action: &[u8]) -> bool {
        let alone_with_computers = self.people() == 1 && self.players() > 1;
        if alone_with_computers {
            self.reveals_to(self.desk().holder, action)
        } else {
            self.hands_over(self.follow_up(action).as_deref().unwrap_or(action))
        }
    }

    /// Returns whether a button hands over for good, or asks to take something back.
    pub fn is_grave(&self, settings: &Settings, button: Button) -> bool {
        match self.would_reply(settings, button) {
            Reply::Act(action) | Reply::Times(action, _) => self.is_final(&action),
            Reply::Undo => true,
            Reply::Stay => false,
        }
    }

    /// Returns how many actions were taken back and can be taken again.
    pub fn undone(&self) -> u8 {
        self.desk().undo.undone.len() as u8
    }

    /// Takes back what the last press of a person took, and what computers did since.
    pub(super) fn undo(&mut self) -> bool {
        let recent = &self.desk().undo.recent;
        let Some(last) = recent.iter().rposition(|&(_, by_person)| by_person) else { return false };
        let before =
            last.checked_sub(1).filter(|&before| self.follow_up(&recent[before].0).as_ref() == Some(&recent[last].0));
        let first = before.unwrap_or(last);
        let taken_back = recent.len() - first;
        let undo = &mut self.desk_mut().undo;
        for (action, _) in undo.recent[first..=last].iter().rev() {
            // There is room: no more were taken back than were taken.
            let _ = undo.undone.push(action.clone());
        }
        undo.recent.truncate(first);
        let (again, base_told) = (core::mem::take(&mut undo.recent), undo.base_told);
        let desk = self.desk_mut();
        let untold = core::mem::replace(&mut desk.history.told, base_told) - base_told;
        desk.length -= (taken_back + again.len()) as u16;
        self.back_to_base(untold);
        for (action, _) in &again {
            self.apply(action);
        }
        let desk = self.desk_mut();
        desk.curve.retain(|mark| mark.at <= desk.length);
        if !self.desk_mut().watching.film.take_back(taken_back) {
            self.restart_film();
        }
        true
    }

    /// Takes the action again that was taken back last.
    pub(super) fn redo(&mut self, settings: &Settings) -> Outcome {
        let Some(action) = self.desk_mut().undo.undone.pop() else { return Outcome::None };
        self.aim(&action, settings);
        self.act(settings, &action)
    }
}
