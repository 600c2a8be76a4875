//! What an action does, and how the game goes on to the next decision.

use crate::Player;
use crate::orleans::action::{Action, Illegal, Item};
use crate::orleans::event::Event;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Lying, Phase};
use crate::orleans::jobs::family_of;
use crate::orleans::parts::{Hourglass, Place};
use crate::orleans::tables::design;

impl Orleans {
    /// Plays an action, and goes on to the next decision.
    pub(crate) fn act(&mut self, action: Action, sink: Sink) -> Result<(), Illegal> {
        self.check(action)?;
        let closed = self.reveals(action);
        self.execute(action, sink);
        self.table.open = !closed;
        self.advance(sink);
        Ok(())
    }

    /// Returns whether an action hands over, or shows what nobody could know before.
    pub(crate) fn reveals(&self, action: Action) -> bool {
        let bag = &self.table.holding().bag;
        match action {
            Action::Done | Action::Pass => true,
            Action::Draw(draws) => bag.is_random(draws),
            Action::Use(Place::Bathhouse) | Action::Copy(Place::Bathhouse) => bag.is_random(design::BATHHOUSE_DRAWS.0),
            Action::Give(Item::Follower) => bag.kinds().filter(|follower| !follower.is_own()).nth(1).is_some(),
            Action::Travel { way, take: Some(space) } => {
                self.table.map[usize::from(way)][usize::from(space)] == Some(Lying::Down)
            }
            Action::Build { .. } | Action::Renew => true,
            Action::Decline => {
                self.table.job() == Some(Job::Sacristy) && self.table.event == Hourglass::Plague && bag.is_random(1)
            }
            _ => false,
        }
    }

    /// Goes on until somebody has to decide: what leaves no choice is done here.
    pub(crate) fn advance(&mut self, sink: Sink) {
        loop {
            self.mark_objectives(sink);
            self.find_citizens(sink);
            self.check_victory();
            match self.table.job() {
                // Before another player decides, the current one's part ends.
                Some(job) if self.asked(job) != self.table.current => {
                    if self.table.open {
                        return self.table.push(Job::Done);
                    }
                    self.table.current = self.asked(job);
                }
                Some(job) => match self.forced(job) {
                    Some(Some(action)) => self.execute(action, sink),
                    Some(None) => self.give_up(job, sink),
                    None => return,
                },
                None if self.table.open => return self.table.push(Job::Done),
                None if self.table.phase == Phase::Over => return,
                None => self.next_part(sink),
            }
        }
    }

    /// Returns the player who decides: for what concerns the team as a whole, the start player.
    fn asked(&self, job: Job) -> Player {
        let table = &self.table;
        match job {
            Job::TeamCoins { payer: player, .. } | Job::Sell { player, .. } | Job::Mayor { player } => player,
            _ if table.phase == Phase::Event && table.event.is_of_the_team() => table.start,
            _ => table.current,
        }
    }

    /// Does what leaves no choice, of what is asked now.
    pub(crate) fn settle(&mut self, sink: Sink) {
        while let Some(job) = self.table.job() {
            match self.forced(job) {
                Some(Some(action)) => self.execute(action, sink),
                Some(None) => self.give_up(job, sink),
                None => return,
            }
        }
    }

    /// Returns what is done without asking: `Some(None)` if nothing can be done, `Some(action)` if only that can.
    /// `None` if the player is to be asked.
    fn forced(&self, job: Job) -> Option<Option<Action>> {
        match job {
            Job::Draw if self.most_draws() == 0 => Some(Some(Action::Draw(0))),
            Job::Draw | Job::Plan { .. } | Job::Act | Job::Done => None,
            _ => {
                let mut list = crate::Actions::new();
                self.list(&mut list);
                match list[..] {
                    [] => Some(None),
                    [only] if !self.reveals(only) => Some(Some(only)),
                    _ => None,
                }
            }
        }
    }

    /// Does a legal action, as the family of the job that is asked knows it.
    fn execute(&mut self, action: Action, sink: Sink) {
        if let Some(job) = self.table.job() {
            (family_of(job).play)(self, job, action, sink);
        }
    }

    /// Drops a job for which nothing can be done.
    fn give_up(&mut self, job: Job, sink: Sink) {
        self.table.agenda.pop();
        if let Job::Torture { debt } = job {
            sink(Event::Waived { player: self.table.current, debt });
        }
    }
}
