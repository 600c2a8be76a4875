//! What a family of jobs consists of, and what the families share.

use crate::Actions;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;

/// The rules of some jobs: what is legal, in which order it is listed, and what it does.
pub(crate) struct Family {
    /// Checks whether an action is legal, when this is asked.
    pub check: fn(&Orleans, Job, Action) -> Verdict,
    /// Lists every legal action, ascending.
    pub list: fn(&Orleans, Job, &mut List),
    /// Does a legal action.
    pub play: fn(&mut Orleans, Job, Action, Sink),
}

pub(crate) type Verdict = Result<(), Illegal>;

pub(crate) type List = Actions<Action>;

/// Returns `Ok` if the condition holds.
pub(crate) const fn must(holds: bool, otherwise: Illegal) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Lists an action.
pub(crate) fn push(list: &mut List, action: Action) {
    let listed = list.push(action);
    debug_assert!(listed.is_ok(), "no position has more than MAX_ACTIONS");
}

/// Lists those of the actions that are legal.
pub(crate) fn offer(list: &mut List, legal: impl Fn(Action) -> bool, actions: impl IntoIterator<Item = Action>) {
    offer_each(list, &legal, &mut actions.into_iter());
}

/// Does the same for all families: one copy in the image.
#[inline(never)]
fn offer_each(list: &mut List, legal: &dyn Fn(Action) -> bool, actions: &mut dyn Iterator<Item = Action>) {
    for action in actions {
        if legal(action) {
            push(list, action);
        }
    }
}
