//! Who is recruited, and who goes back to the piles.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal, Origin};
use crate::orleans::event::Cause;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Brings, Follower, Kind, Place, Space};
use crate::orleans::position::{Position, spots};
use crate::orleans::tables;

pub(super) const FAMILY: Family = Family { check, list, play };

/// Returns whom the Village brings.
const fn villagers() -> &'static [Kind] {
    match Place::Village.brings() {
        Brings::Follower(kinds) => kinds,
        _ => &[],
    }
}

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    let holding = table.holding();
    match (job, action) {
        (Job::Village, Action::Recruit(kind)) => {
            must(villagers().contains(&kind), Illegal::NotNow)?;
            table.check_recruit(table.current, kind)
        }
        (Job::Training, Action::Recruit(kind)) => {
            must(kind != Kind::Monk && holding.track(kind) < tables::track_length(kind), Illegal::TrackEnd)
        }
        (Job::Riots, Action::Return { follower, from }) => {
            must(follower == Follower::Knight, Illegal::Unfit)?;
            must(!matches!(from, Origin::Space(_)), Illegal::NotNow)?;
            must(table.stands(table.current, follower, from), Illegal::NoFollower)
        }
        (Job::Riots, Action::PayCoins(coins)) => {
            must(coins == tables::RIOTS_COINS, Illegal::NotNow)?;
            must(holding.coins >= coins.into(), Illegal::Coins)
        }
        (Job::PilgrimsDay, Action::Return { follower, from: Origin::Market }) => {
            must(!follower.is_own(), Illegal::Unfit)?;
            let needed = 1 + u8::from(follower == Follower::Monk);
            must(holding.market.of(follower) >= needed, Illegal::NoFollower)
        }
        (Job::PilgrimsDay, Action::Decline) => Ok(()),
        (Job::Famine { .. }, Action::Return { follower, from }) => {
            must(!follower.is_own(), Illegal::Unfit)?;
            must(table.stands(table.current, follower, from), Illegal::NoFollower)
        }
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let holding = game.table.holding();
    match job {
        Job::Village => offer(list, legal, villagers().iter().copied().map(Action::Recruit)),
        Job::Training => offer(list, legal, Kind::TRACKS.map(Action::Recruit)),
        Job::Riots => {
            offer(list, legal, [Action::PayCoins(tables::RIOTS_COINS)]);
            let knight = |from| Action::Return { follower: Follower::Knight, from };
            offer(list, legal, [Origin::Bag, Origin::Market].map(knight));
        }
        Job::PilgrimsDay => {
            let goes = |follower| Action::Return { follower, from: Origin::Market };
            offer(list, legal, holding.market.kinds().map(goes));
            push(list, Action::Decline);
        }
        Job::Famine { .. } => {
            for follower in Follower::ALL {
                let standing = spots(holding).filter(|&spot| holding.space(spot) == Some(Space::Held(follower)));
                let all = [Origin::Bag, Origin::Market].into_iter().chain(standing.map(Origin::Space));
                offer(list, legal, all.map(|from| Action::Return { follower, from }));
            }
        }
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (Job::Training, Action::Recruit(kind)) => game.step(kind, sink),
        (_, Action::Recruit(kind)) => game.recruit(kind, sink),
        (_, Action::Return { follower, from }) => game.return_follower(follower, from, sink),
        (_, Action::PayCoins(coins)) => game.pay(-i16::from(coins), Cause::Event(game.table.event), sink),
        _ => {}
    }
    match (job, action) {
        (Job::PilgrimsDay, Action::Return { from, .. }) => {
            game.return_follower(Follower::Monk, from, sink);
            game.take_supplied_citizen(sink);
        }
        (Job::Famine { left: left @ 2.. }, _) => game.table.push(Job::Famine { left: left - 1 }),
        _ => {}
    }
}

impl Position {
    /// Checks whether a follower of a kind can be gained.
    pub fn check_recruit(&self, player: Player, kind: Kind) -> Verdict {
        self.check_kind(kind, self.holdings[player.index()].track(kind), 0)
    }

    /// Checks the same for who has made this many steps on its track, with so many `gone` from the pile.
    pub fn check_kind(&self, kind: Kind, track: u8, gone: u8) -> Verdict {
        must(self.event.forbids() != Some(kind), Illegal::Forbidden)?;
        must(self.piles[kind as usize] > gone, Illegal::PileEmpty)?;
        must(kind == Kind::Monk || track < tables::track_length(kind), Illegal::TrackEnd)
    }
}
