//! What can be done: the family of the job that is asked knows it.

use crate::Actions;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::game::Orleans;
use crate::orleans::jobs::family_of;

impl Orleans {
    /// Checks whether an action is legal now.
    pub(super) fn check(&self, action: Action) -> Result<(), Illegal> {
        let job = self.table.job().ok_or(Illegal::Over)?;
        (family_of(job).check)(self, job, action)
    }

    /// Lists every legal action, ascending.
    pub(super) fn list(&self, list: &mut Actions<Action>) {
        list.clear();
        if let Some(job) = self.table.job() {
            (family_of(job).list)(self, job, list);
        }
    }
}
