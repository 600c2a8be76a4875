//! Choices before the first round: where citizens wait, and where merchants start.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::Event;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::Town;
use crate::orleans::scenarios::citizen;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    match (job, action) {
        (Job::Settle, Action::Settle(at)) => {
            let designated = citizen::DESIGNATED.checked_shr(at.into()).is_some_and(|rest| rest & 1 == 1);
            must(designated && !game.table.citizen_waits(at), Illegal::NoCitizen)
        }
        (Job::Start, Action::Start(_)) => Ok(()),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    match job {
        Job::Settle => offer(list, legal, (0..citizen::ALL).map(Action::Settle)),
        Job::Start => Town::ALL.into_iter().for_each(|town| push(list, Action::Start(town))),
        _ => {}
    }
}

fn play(game: &mut Orleans, _: Job, action: Action, sink: Sink) {
    let player = game.table.current;
    match action {
        Action::Settle(at) => {
            game.table.citizens |= 1 << at;
            game.table.citizen_supply -= 1;
            sink(Event::Settled { at });
            if game.table.citizen_supply == 0 {
                game.table.agenda.pop();
            }
        }
        Action::Start(town) => {
            game.table.agenda.pop();
            game.table.holding_mut().merchant = town;
            sink(Event::Arrived { player, town });
        }
        _ => {}
    }
}
