//! A guided first game: presses that the guide asks for, in play and in a journal.

use rules_core::{Game, Player};

use super::{AnySession, Outcome, Session};
use crate::Button;
use crate::game::lesson::{Guide, Lesson, Step, Task};
use crate::game::opening::{Opening, Sitter};
use crate::game::table::{Reply, Table};
use crate::save::settings::Settings;

impl<T: Table> Session<T> {
    /// Takes the guide beyond an action of a journal; it ends where the action is not what its presses give.
    pub(super) fn follow(&mut self, action: <T::Game as Game>::Action, settings: &Settings) {
        let (Some(Guide { step, .. }), Some(lesson)) = (self.guide.take(), T::LESSON) else { return };
        self.arrive(settings);
        let mut steps = lesson.steps.iter().enumerate().skip(step);
        while let Some((at, step)) = steps.next() {
            match step.task {
                Task::Read => {}
                // What was taken back was taken again.
                Task::Undo => drop(steps.find(|(_, step)| step.task == Task::Act)),
                Task::Press(_) | Task::Act => match self.reply(settings, step.button()) {
                    Reply::Act(given) if given == action => {
                        self.guide = after::<T>(at);
                        return;
                    }
                    Reply::Stay if step.task != Task::Act => {}
                    _ => return,
                },
            }
        }
    }

    /// Handles a button while the guide leads: only the one that it asks for counts.
    pub(super) fn press_guided(&mut self, guide: Guide, step: &Step, settings: &Settings, button: Button) -> Outcome {
        if button != step.button() {
            self.guide = Some(Guide { again: true, ..guide });
            return Outcome::None;
        }
        // The page that asks before something is taken back goes on when it is.
        if step.task != Task::Undo {
            self.guide = after::<T>(guide.step);
        }
        match step.task {
            Task::Read => Outcome::None,
            Task::Press(_) | Task::Act | Task::Undo => self.press(settings, button),
        }
    }
}

/// Returns whether a game begins as the guided first one does.
pub(super) fn is_lesson<T: Table>(opening: &Opening<<T::Game as Game>::Setup>) -> bool {
    let same = |lesson: &Lesson<_>| lesson.setup == opening.setup && lesson.seed == opening.seed;
    opening.sitter(Player(0)) == Sitter::Pupil && T::LESSON.is_some_and(same)
}

/// Returns where the guide is after a step, if more follow.
pub(super) fn after<T: Table>(step: usize) -> Option<Guide> {
    T::LESSON?.steps.get(step + 1).map(|_| Guide { step: step + 1, again: false })
}
