//! The tutor: before a turn ends that costs more than it should, somebody says so.
//!
//! The press that would end the turn waits while the same mind that reviews games compares the turn with the best one.
//! Nothing of it is stored, and what the press would do is done by the same press afterwards.

use heapless::Vec;
use players::DEPTH;
use players::review::{Finding, Progress, What};
use rules_core::Player;
use saves::ActionBytes;

use super::{Change, Mind, State};
use crate::Button;
use crate::game::session::Input;
use crate::game::table::Reply;
use crate::records::settings::Tutor;

/// The level of a mind that tutors.
const TUTORS: u8 = u8::MAX - 3;

/// Actions of a turn, or of what is left of one.
pub type Plan = Vec<ActionBytes, DEPTH>;

/// A turn that waits for its last action.
#[derive(Clone, Debug)]
pub struct Tutored {
    player: Player,
    button: Button,
    /// The last action.
    last: ActionBytes,
    /// Where it begins among those that can be taken back, and which of them is looked at.
    start: usize,
    at: usize,
    /// What it costs, in tenths of a point, once that is known.
    pub lost: i16,
    is_known: bool,
    /// The best decision at hand, and where it begins.
    best: (usize, Plan),
    /// The one that was missed most, and what that cost.
    better: (usize, Plan),
    missed: i16,
}

impl Tutored {
    /// Returns where the better turn begins among the actions that can be taken back, and that turn.
    pub fn better(&self) -> (usize, &Plan) {
        (self.better.0, &self.better.1)
    }
}

impl State {
    /// Returns whether somebody looks over the shoulder of the person who decides: never where several persons play,
    /// unless all of them want it.
    fn has_tutor(&self) -> bool {
        let Some(session) = self.current.session().filter(|_| self.looked.is_none() && !self.demo) else {
            return false;
        };
        let alone = session.only_person().is_some();
        match self.settings.tutor {
            Tutor::Learned => alone && self.settings.has_learned(session.slot()),
            Tutor::Alone => alone,
            Tutor::Everybody => true,
            Tutor::Off => false,
        }
    }

    /// Returns whether he looks over the shoulders of several persons.
    pub fn tutors_several(&self) -> bool {
        self.has_tutor() && self.current.session().is_some_and(|session| session.only_person().is_none())
    }

    /// One of several persons does not agree to him: he stays away from all of them.
    pub fn decline_tutor(&mut self) {
        self.settings.tutor = Tutor::Alone;
        self.store_settings();
    }

    /// Lets a turn wait that this button would end. Returns whether it does.
    pub fn tutor(&mut self, button: Button) -> bool {
        // Directions move a cursor, which should not wait.
        !button.is_direction() && self.has_tutor() && self.begin_tutoring(button)
    }

    #[inline(never)] // off the stack before the game goes on
    fn begin_tutoring(&mut self, button: Button) -> bool {
        let Some(session) = self.current.session() else { return false };
        let (Some(player), false) = (session.roles().decider, session.is_watched() || session.repeats()) else {
            return false;
        };
        if session.guided().is_some() || session.tip().is_some() {
            return false;
        }
        let Reply::Act(last) = session.would_reply(&self.settings, button) else { return false };
        let start = session.turn_start(player);
        let begins = session.length() - (session.recent().len() - start) as u16;
        // Who asked for a hint in this turn is not told otherwise.
        let is_hinted = self.hinted_at.is_some_and(|(number, at)| number == self.number && at >= begins);
        if !session.hands_over(&last) || is_hinted || self.warned == (self.number, begins) {
            return false;
        }
        self.changes += 1;
        self.tutored = Some(Tutored {
            player,
            button,
            last,
            start,
            at: start,
            lost: 0,
            is_known: false,
            best: Default::default(),
            better: Default::default(),
            missed: 0,
        });
        true
    }

    /// Returns the turn that somebody should think about again.
    pub fn warning(&self) -> Option<&Tutored> {
        self.tutored.as_ref().filter(|tutored| tutored.is_known)
    }

    /// Returns whether a turn waits to be judged.
    pub fn is_tutoring(&self) -> bool {
        self.tutored.as_ref().is_some_and(|tutored| !tutored.is_known)
    }

    /// Compares the turn with the best one for a slice. One that is good enough ends as if nobody had looked.
    pub(super) fn tutor_on(&mut self, mind: &mut Mind) -> Change {
        let (Some(session), Some(tutored)) = (self.current.session(), &mut self.tutored) else {
            self.tutored = None;
            return Change::None;
        };
        let recent = session.recent().len();
        if (mind.since, mind.level) != (self.changes, TUTORS) {
            (mind.since, mind.level) = (self.changes, TUTORS);
            let begins = session.length() - (recent - tutored.start) as u16;
            mind.thinker.begin_review(&self.current, 1 << tutored.player.0, begins);
            (tutored.at, tutored.lost, tutored.missed) = (tutored.start, 0, 0);
        }
        if mind.thinker.reviewer_thinks() && mind.thinker.think().is_none() {
            return Change::Unseen;
        }
        if let Some(advice) = mind.thinker.reviewer_found() {
            tutored.best = (tutored.at, advice.plan);
        }
        let is_last = tutored.at >= recent;
        let next = session.recent().get(tutored.at).map_or(&tutored.last, |(action, _)| action);
        let ends = match mind.thinker.review_at(&self.current, tutored.at, next) {
            Some(Progress::Think) => false,
            Some(Progress::Found(Finding { what: What::Turn { best, taken }, .. })) => {
                let lost = session.card().losses.tenths(best - taken);
                tutored.lost = tutored.lost.saturating_add(lost);
                if lost >= tutored.missed {
                    (tutored.missed, tutored.better) = (lost, core::mem::take(&mut tutored.best));
                }
                is_last
            }
            Some(Progress::Found(_)) => false,
            Some(Progress::Play) => {
                tutored.at += 1;
                is_last
            }
            None => true,
        };
        if !ends {
            return Change::Unseen;
        }
        let [_, mistake, _] = session.card().losses.marks;
        if tutored.lost < mistake {
            return self.end_tutored();
        }
        tutored.is_known = true;
        self.warned = (self.number, session.length() - (recent - tutored.start) as u16);
        // It says what a hint says.
        self.note_hint();
        Change::Tutor
    }

    /// Ends the turn as it was to end.
    pub fn end_tutored(&mut self) -> Change {
        let Some(Tutored { button, .. }) = self.tutored.take() else { return Change::None };
        self.play(Input::Button(button))
    }

    /// Goes back to the table: nothing has happened.
    pub fn leave_tutored(&mut self) {
        self.tutored = None;
    }

    /// Takes back all of the turn.
    pub fn take_turn_back(&mut self) {
        let Some(Tutored { start, .. }) = self.tutored.take() else { return };
        while let Some(recent) = self.current.session().map(|session| session.recent().len()).filter(|&now| now > start)
        {
            self.play(Input::Undo);
            if self.current.session().is_none_or(|session| session.recent().len() >= recent) {
                return;
            }
        }
    }
}
