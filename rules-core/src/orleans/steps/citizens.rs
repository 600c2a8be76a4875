//! Citizens that wait somewhere, and who gets them.

use crate::Player;
use crate::orleans::event::Event;
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Phase};
use crate::orleans::parts::{Character, Good, Kind};
use crate::orleans::scenarios::citizen;
use crate::orleans::tables;

impl Orleans {
    /// Takes the citizen that waits at a place of [`citizen`], if it is still there.
    pub(crate) fn take_citizen(&mut self, from: u8, sink: Sink) {
        if self.table.citizen_waits(from) {
            let player = self.table.current;
            self.table.citizens &= !(1 << from);
            self.table.holding_mut().citizens += 1;
            sink(Event::Citizen { player, from });
            if self.table.is_invasion() {
                self.share_citizen(sink);
            }
        }
    }

    /// Takes a citizen of the supply.
    pub(crate) fn take_supplied_citizen(&mut self, sink: Sink) {
        self.table.citizen_supply -= 1;
        self.table.holding_mut().citizens += 1;
        sink(Event::Citizen { player: self.table.current, from: citizen::SUPPLY });
    }

    /// Removes a citizen that waits from the game.
    pub(crate) fn forgo(&mut self, at: u8, sink: Sink) {
        self.table.citizens &= !(1 << at);
        self.table.citizens_gone += 1;
        sink(Event::CitizenGone { from: at });
    }

    /// Gives the team the citizen of an achievement that is complete.
    pub(crate) fn achieve(&mut self, work: u8, sink: Sink) {
        if self.table.is_achieved(work.into()) {
            self.take_team_citizen(citizen::ACHIEVEMENTS + work, sink);
        }
    }

    /// Gives the team a citizen, if it still waits.
    pub(crate) fn take_team_citizen(&mut self, from: u8, sink: Sink) {
        if self.table.citizen_waits(from) {
            self.table.citizens &= !(1 << from);
            self.table.city.citizens += 1;
            sink(Event::Citizen { player: self.table.current, from });
        }
    }

    /// Gives the team the citizens that come by themselves: for goods sold out, and for all tracks at their end.
    pub(crate) fn find_citizens(&mut self, sink: Sink) {
        if !self.table.is_invasion() || self.table.phase == Phase::Setup {
            return;
        }
        for good in Good::FOOD {
            if self.table.market.of(good) == 0 {
                self.take_team_citizen(citizen::GOODS + good as u8, sink);
            }
        }
        let at_end =
            |kind: Kind| self.table.holdings().iter().any(|holding| holding.track(kind) == tables::track_length(kind));
        if Kind::TRACKS.into_iter().all(at_end) {
            self.take_team_citizen(citizen::FARMERS, sink);
        }
    }

    /// Gives the team the citizen that the current player has gained; the Mayor may keep two.
    pub(crate) fn share_citizen(&mut self, sink: Sink) {
        let (player, holding) = (self.table.current, self.table.holding());
        if holding.character == Some(Character::Mayor) && holding.citizens <= 2 {
            self.table.push(Job::Mayor { player });
        } else {
            self.give_citizen(player, sink);
        }
    }

    /// Gives the team a citizen of a player.
    pub(crate) fn give_citizen(&mut self, player: Player, sink: Sink) {
        self.table.holdings[player.index()].citizens -= 1;
        self.table.city.citizens += 1;
        sink(Event::Shared { player });
    }
}
