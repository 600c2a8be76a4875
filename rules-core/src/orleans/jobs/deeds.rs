//! Followers go to deeds, structures and the city.

use super::family::{Family, List, Verdict, must, push};
use crate::Player;
use crate::orleans::action::{Action, Destination, Illegal};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Character, Crowd, Follower, Kind, Place, Space};
use crate::orleans::position::Position;
use crate::orleans::scenarios::citizen;
use crate::orleans::tables::{LAST_DEVELOPMENT, SENT_AT_ONCE, design};

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Send { market, sent }, Action::Send { kind, to, development }) => {
            must(sent < SENT_AT_ONCE, Illegal::NotNow)?;
            must(table.senders(table.current, market).neutral(kind) > 0, Illegal::NoFollower)?;
            table.check_send(table.current, market, kind, to, development)
        }
        (Job::Send { sent, .. }, Action::Decline) => must(sent > 0, Illegal::MustDo),
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let table = &game.table;
    let Job::Send { market, sent } = job else { return };
    for kind in table.senders(table.current, market).kinds().map(Follower::kind) {
        for to in table.destinations(table.current) {
            for development in [false, true] {
                if table.check_send(table.current, market, kind, to, development).is_ok() {
                    push(list, Action::Send { kind, to, development });
                }
            }
        }
    }
    if sent > 0 {
        push(list, Action::Decline);
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    match (job, action) {
        (Job::Send { market, sent }, Action::Send { kind, to, development }) => {
            let sent = sent + 1;
            if sent < SENT_AT_ONCE {
                game.table.replace(Job::Send { market, sent });
            } else {
                game.table.agenda.pop();
            }
            game.send(market, kind, to, development, sink);
        }
        _ => drop(game.table.agenda.pop()),
    }
}

impl Position {
    /// Returns the neutral followers that a player can send from the market or the Town Hall.
    pub(crate) fn senders(&self, player: Player, market: bool) -> Crowd {
        let holding = &self.holdings[player.index()];
        if market {
            holding.market.kinds().filter(|follower| !follower.is_own()).collect()
        } else {
            holding.standing_on(Place::TownHall).collect()
        }
    }

    /// Iterates over where a player can send followers to.
    pub(crate) fn destinations(&self, player: Player) -> impl Iterator<Item = Destination> + use<> {
        let deeds = (0..self.setup.deeds().len() as u8).map(Destination::Deed);
        deeds.chain(self.other_destinations(player))
    }

    /// Iterates over where a player can send followers to beside deeds.
    fn other_destinations(&self, player: Player) -> impl Iterator<Item = Destination> + use<> {
        let sites = 0..self.structures[player.index()].sites.len() as u8;
        let works = if self.is_invasion() { 0..5 } else { 0..0 };
        let city = self.is_invasion().then_some(Destination::Walls);
        let hall = self.holdings[player.index()].character == Some(Character::Councilman);
        (sites.map(Destination::Structure).chain(city))
            .chain(works.map(Destination::Achievement))
            .chain(hall.then_some(Destination::Assembly))
    }

    pub(crate) fn can_send(&self, player: Player, market: bool) -> bool {
        let wanted = |kind: Kind| {
            let mut others = self.other_destinations(player);
            (0..self.setup.deeds().len()).any(|deed| self.deed_wants(deed, kind) > 0)
                || others.any(|to| self.check_send(player, market, kind, to, false).is_ok())
        };
        self.senders(player, market).kinds().map(Follower::kind).any(wanted)
    }

    /// Checks whether a player can send a follower somewhere, from the market or the Town Hall.
    pub(crate) fn check_send(
        &self,
        player: Player,
        market: bool,
        kind: Kind,
        to: Destination,
        development: bool,
    ) -> Verdict {
        let deed = match to {
            Destination::Deed(deed) => deed,
            Destination::Structure(site) => {
                let sites = &self.structures[player.index()].sites;
                let site = sites.get(usize::from(site)).ok_or(Illegal::NoSite)?;
                must(site.wants(kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Walls | Destination::Achievement(_) | Destination::Assembly if !self.is_invasion() => {
                return Err(Illegal::NotWanted);
            }
            Destination::Walls => {
                must(kind == Kind::Knight && self.city.walls < self.goals().walls, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Achievement(work) => {
                must(self.work_wants(work.into(), kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Assembly => {
                let councilman = self.holdings[player.index()].character == Some(Character::Councilman);
                let room = self.city.assembly[kind as usize] < design::ASSEMBLY_HALL[kind as usize];
                must(councilman && room && !market, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
        };
        must(self.deed_wants(deed.into(), kind) > 0, Illegal::NotWanted)?;
        let holding = &self.holdings[player.index()];
        let brings = self.setup.deeds()[usize::from(deed)].or_development && holding.development < LAST_DEVELOPMENT;
        must(!development || brings, Illegal::NoDevelopment)
    }
}

impl Orleans {
    /// Sends a follower from the market or the Town Hall to a deed or another destination, and gives the reward.
    pub(crate) fn send(&mut self, market: bool, kind: Kind, to: Destination, development: bool, sink: Sink) {
        let player = self.table.current;
        let follower = Follower::neutral(kind);
        let holding = self.table.holding_mut();
        if market {
            holding.market.take(follower);
        } else {
            let spaces = &mut holding.spaces[Place::TownHall as usize];
            if let Some(space) = spaces.iter_mut().find(|space| **space == Space::Held(follower)) {
                *space = Space::Empty;
            }
        }
        sink(Event::Sent { player, kind, to });
        let number = match to {
            Destination::Deed(number) => number,
            Destination::Structure(site) => return self.man(site, kind, sink),
            Destination::Walls => {
                self.table.city.walls += 1;
                return;
            }
            Destination::Achievement(work) => {
                self.table.city.works[usize::from(work)].followers[kind as usize] += 1;
                return self.achieve(work, sink);
            }
            Destination::Assembly => {
                self.table.city.assembly[kind as usize] += 1;
                return;
            }
        };
        let at = usize::from(number);
        self.table.deeds[at][kind as usize] += 1;
        let deed = &self.table.setup.deeds()[at];
        if development {
            self.develop(1, sink);
        } else {
            self.pay(deed.coins as i16, Cause::Deed(number), sink);
        }
        if self.table.deeds[at] == deed.wants {
            sink(Event::DeedDone { player, deed: number });
            self.take_citizen(citizen::DEEDS + number, sink);
        }
    }
}
