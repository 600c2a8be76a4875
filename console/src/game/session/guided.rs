//! A guided first game: presses that the guide asks for, in play and in a journal.

use rules_core::{Game, Player};

use super::{AnySession, Outcome};
use crate::Button;
use crate::game::lesson::{Guide, Lesson, Step, Task};
use crate::game::opening::{Company, Sitter};
use crate::game::table::{Reply, Table};
use crate::records::settings::Settings;

impl dyn AnySession + '_ {
    /// Returns what the guide of a first game asks for, as long as it leads.
    pub fn guided(&self) -> Option<&'static Step> {
        self.card().lesson?.get(self.desk().guide?.step)
    }

    /// Plays on without the guide.
    pub fn leave_guide(&mut self) {
        self.desk_mut().guide = None;
    }

    /// Returns where the guide is after a step, if more follow.
    fn after(&self, step: usize) -> Option<Guide> {
        self.card().lesson?.get(step + 1).map(|_| Guide { step: step + 1, again: false })
    }

    /// Takes the guide beyond the step that it is at.
    pub(super) fn guide_on(&mut self) {
        let next = self.desk().guide.and_then(|guide| self.after(guide.step));
        self.desk_mut().guide = next;
    }

    /// Takes the guide beyond the first action of a journal; it ends where that is not what its presses give.
    pub(super) fn follow(&mut self, journal: &[u8], settings: &Settings) {
        let (Some(Guide { step, .. }), Some(lesson)) = (self.desk_mut().guide.take(), self.card().lesson) else {
            return;
        };
        self.arrive(settings);
        let mut steps = lesson.iter().enumerate().skip(step);
        while let Some((at, step)) = steps.next() {
            match step.task {
                Task::Read => {}
                // What was taken back was taken again.
                Task::Undo => drop(steps.find(|(_, step)| step.task == Task::Act)),
                Task::Press(_) | Task::Act => match self.answer(settings, step.button()) {
                    Reply::Act(given) if journal.starts_with(&given) => {
                        let next = self.after(at);
                        self.desk_mut().guide = next;
                        return;
                    }
                    Reply::Stay if step.task != Task::Act => {}
                    _ => return,
                },
            }
        }
    }

    /// Handles a button while the guide leads: only the one that it asks for counts.
    pub(super) fn press_guided(&mut self, step: &Step, settings: &Settings, button: Button) -> Outcome {
        if button != step.button() {
            if let Some(guide) = &mut self.desk_mut().guide {
                guide.again = true;
            }
            return Outcome::None;
        }
        // The page that asks before something is taken back goes on when it is.
        if step.task != Task::Undo {
            self.guide_on();
        }
        match step.task {
            Task::Read => Outcome::None,
            Task::Press(_) | Task::Act | Task::Undo => self.press(settings, button),
        }
    }
}

/// Returns whether a game begins as the guided first one does.
pub(super) fn is_lesson<T: Table>(company: &Company, setup: &<T::Game as Game>::Setup) -> bool {
    let same = |lesson: &Lesson<_>| lesson.setup == *setup && lesson.seed == company.seed;
    company.sitter(Player(0)) == Sitter::Pupil && T::LESSON.is_some_and(same)
}
