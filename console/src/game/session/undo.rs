//! What persons can take back: actions since the last one that is final.

use core::ops::Range;

use heapless::Vec;
use saves::ActionBytes;

use super::{AnySession, Outcome};
use crate::Button;
use crate::game::table::Reply;
use crate::records::settings::Settings;

/// How many actions can be taken back: more than anybody does between two hand-overs.
const RECENT: usize = 48;

/// What took an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// A computer.
    Computer,
    /// A press.
    Press,
    /// The press that took the one before it, too.
    SamePress,
}

/// What can be taken back, and taken again.
#[derive(Clone, Debug)]
pub struct Undo {
    /// Actions since the base.
    pub recent: Vec<(ActionBytes, Taker), RECENT>,
    /// Actions that persons took back since the last one they took, the latest on top.
    pub undone: Vec<(ActionBytes, Taker), RECENT>,
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
        !self.undone.is_empty() || self.recent.iter().any(|&(_, taker)| taker != Taker::Computer)
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

    /// Returns the actions that can be taken back, and what took them.
    pub fn recent(&self) -> &[(ActionBytes, Taker)] {
        &self.desk().undo.recent
    }

    /// Returns whether a button hands over for good, or asks to take something back.
    pub fn is_grave(&self, settings: &Settings, button: Button) -> bool {
        match self.would_reply(settings, button) {
            Reply::Act(action) | Reply::Times(action, _) => self.is_final(&action),
            Reply::Undo => true,
            Reply::Stay => false,
        }
    }

    /// Returns how many presses were taken back and can be taken again.
    pub fn undone(&self) -> u8 {
        self.desk().undo.undone.iter().filter(|&&(_, taker)| taker == Taker::Press).count() as u8
    }

    /// Returns the place in `recent` of what the last press of a person took.
    pub(super) fn last_press(&self) -> Option<Range<usize>> {
        let recent = &self.desk().undo.recent;
        let last = recent.iter().rposition(|&(_, taker)| taker != Taker::Computer)?;
        let first = recent[..=last].iter().rposition(|&(_, taker)| taker == Taker::Press).unwrap_or(0);
        // A power cut may have parted two actions of one press.
        let parted =
            first.checked_sub(1).filter(|&at| self.follow_up(&recent[at].0).as_ref() == Some(&recent[first].0));
        Some(parted.unwrap_or(first)..last + 1)
    }

    /// Takes back what the last press of a person took, and what computers did since.
    pub(super) fn undo(&mut self) -> bool {
        let Some(press) = self.last_press() else { return false };
        let undo = &mut self.desk_mut().undo;
        let taken_back = undo.recent.len() - press.start;
        for taken in undo.recent[press.clone()].iter().rev() {
            // There is room: no more were taken back than were taken.
            let _ = undo.undone.push(taken.clone());
        }
        undo.recent.truncate(press.start);
        let (again, base_told) = (core::mem::take(&mut undo.recent), undo.base_told);
        let desk = self.desk_mut();
        let untold = core::mem::replace(&mut desk.history.told, base_told) - base_told;
        desk.length -= (taken_back + again.len()) as u16;
        self.back_to_base(untold);
        for (action, taker) in &again {
            self.apply(action);
            if let Some((_, last)) = self.desk_mut().undo.recent.last_mut() {
                *last = *taker;
            }
        }
        let desk = self.desk_mut();
        desk.curve.retain(|mark| mark.at <= desk.length);
        if !self.desk_mut().watching.film.take_back(taken_back) {
            self.restart_film();
        }
        true
    }

    /// Takes again what was taken back last.
    pub(super) fn redo(&mut self, settings: &Settings) -> Outcome {
        let undone = &mut self.desk_mut().undo.undone;
        let Some((action, _)) = undone.pop() else { return Outcome::None };
        let mut rest: Option<(ActionBytes, u8)> = None;
        while undone.last().is_some_and(|&(_, taker)| taker == Taker::SamePress)
            && let Some((next, _)) = undone.pop()
        {
            rest = Some((next, rest.map_or(1, |(_, times)| times + 1)));
        }
        self.aim(&action, settings);
        self.act_first(settings, &action, rest)
    }
}
