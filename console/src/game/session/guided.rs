//! A guided first game: presses that the guide asks for, in play and in a journal, and the tips that follow it.

use players::Level;
use rules_core::{Game, MAX_PLAYERS, Player};
use saves::ActionBytes;

use super::{AnySession, Outcome};
use crate::Button;
use crate::game::lesson::{Guide, Step, Task, Tips};
use crate::game::opening::{Company, Sitter};
use crate::game::table::{Reply, Table};
use crate::records::settings::Settings;

/// Who sits where in a guided first game.
pub const SITTERS: [Sitter; MAX_PLAYERS] = {
    let easy = Sitter::Computer(Level::Easy);
    [Sitter::Pupil, easy, easy, easy, easy]
};

impl dyn AnySession + '_ {
    /// Returns what the guide of a first game asks for, as long as it leads.
    pub fn guided(&self) -> Option<&'static Step> {
        self.card().lesson?.steps.get(usize::from(self.desk().guide?.step))
    }

    /// Returns the tip that shows.
    pub fn tip(&self) -> Option<&'static Step> {
        (self.card().lesson?.tip)(self.desk().tips?.shown?.into())
    }

    /// Plays on without the guide, and without tips.
    pub fn leave_guide(&mut self) {
        let desk = self.desk_mut();
        (desk.guide, desk.tips) = (None, None);
    }

    /// Returns the scripted action of the computer while the guide leads.
    pub fn scripted(&self) -> Option<ActionBytes> {
        let at = self.desk().guide?.replies;
        ActionBytes::from_slice(self.card().lesson?.replies.get(usize::from(at))?).ok()
    }

    /// Moves the guide to its next step.
    pub(super) fn guide_on(&mut self) {
        let steps = self.card().lesson.map_or(0, |lesson| lesson.steps.len());
        let next = self.desk().guide.map(|guide| Guide { step: guide.step + 1, again: false, ..guide });
        self.desk_mut().guide = next.filter(|guide| usize::from(guide.step) < steps);
    }

    /// Moves the guide past the first action of a journal; it ends if that is not what it expects.
    pub(super) fn follow(&mut self, journal: &[u8], settings: &Settings) {
        let (Some(guide), Some(lesson)) = (self.desk().guide, self.card().lesson) else { return };
        if !self.roles().by_buttons {
            match self.scripted() {
                Some(reply) if journal.starts_with(&reply) => self.reply_taken(),
                _ => self.leave_guide(),
            }
            return;
        }
        self.arrive(settings);
        let mut steps = (guide.step..).zip(&lesson.steps[usize::from(guide.step)..]);
        while let Some((at, step)) = steps.next() {
            match step.task {
                Task::Read => {}
                // What was taken back was taken again.
                Task::Undo => drop(steps.find(|(_, step)| step.task == Task::Act)),
                Task::Press(_) | Task::Act => match self.answer(settings, step.button()) {
                    Reply::Act(given) if journal.starts_with(&given) => {
                        self.desk_mut().guide = Some(Guide { step: at, ..guide });
                        return self.guide_on();
                    }
                    Reply::Stay if step.task != Task::Act => {}
                    _ => break,
                },
            }
        }
        self.leave_guide();
    }

    /// Counts an action of the computer.
    pub(super) fn reply_taken(&mut self) {
        if let Some(guide) = &mut self.desk_mut().guide {
            guide.replies += 1;
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
            Task::Read => {
                self.tell(settings);
                Outcome::None
            }
            Task::Press(_) | Task::Act | Task::Undo => self.press(settings, button),
        }
    }

    /// Shows the next tip, if one is due to the player who decides, and there is one for this position.
    pub(super) fn tell(&mut self, settings: &Settings) {
        let desk = self.desk();
        let Some(tips) = desk.tips.filter(|tips| tips.due && desk.guide.is_none() && settings.tips) else { return };
        if self.is_watched() || self.is_over() {
            return;
        }
        if let Some(tip) = self.next_tip(settings, tips.told) {
            let told = tips.told | 1 << tip;
            self.desk_mut().tips = Some(Tips { shown: Some(tip), told, due: false });
        }
    }

    /// Puts the tip away that shows. Returns whether there was one.
    pub(super) fn close_tip(&mut self) -> bool {
        self.desk_mut().tips.as_mut().is_some_and(|tips| tips.shown.take().is_some())
    }
}

/// Returns whether a game begins as the guided first one does. Before there was a computer in it, persons sat in all seats:
/// such a game goes on without its guide.
pub(super) fn is_lesson<T: Table>(company: &Company, setup: &<T::Game as Game>::Setup, players: u8) -> bool {
    let same = Player::all(players).all(|player| company.sitter(player) == SITTERS[player.index() % SITTERS.len()]);
    same && T::LESSON.is_some_and(|lesson| lesson.setup == *setup && lesson.seed == company.seed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::opening::Opening;
    use crate::game::session::Session;
    use crate::game::visitor::Visitor;
    use crate::games::{self, GAMES};

    /// Begins a lesson with these sitters, read back from its head. Returns whether the guide leads, and how many play.
    struct Begins([Sitter; MAX_PLAYERS]);

    impl Visitor for Begins {
        type Output = (bool, u8);

        fn visit<T: Table>(self) -> (bool, u8) {
            let lesson = T::LESSON.expect("every game has one");
            let company = Company {
                names: Default::default(),
                sitters: self.0,
                seed: lesson.seed,
                ranked: false,
                rules: T::Game::RULES_VERSION,
                branch: None,
            };
            let head = Opening { company, setup: lesson.setup }.encode::<T::Game>();
            let opening = Opening::decode::<T::Game>(&head).expect("a head");
            let game = T::Game::new(opening.setup, opening.company.seed).unwrap_or_else(|_| panic!("a set-up"));
            let players = game.players();
            let session = Session::<T>::begin(opening, &game);
            (session.desk.guide.is_some() && session.desk.tips.is_some(), players)
        }
    }

    #[test]
    fn a_lesson_of_persons_alone_goes_on_without_its_guide() {
        for card in GAMES {
            let begins = |sitters| games::visit(card.slot, Begins(sitters)).expect("the game is there");
            assert!(begins(SITTERS).0, "{}", card.key);
            let (leads, players) = begins([Sitter::Pupil; MAX_PLAYERS]);
            assert_eq!(leads, players == 1, "{}", card.key);
        }
    }
}
