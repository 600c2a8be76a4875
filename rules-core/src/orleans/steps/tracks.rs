//! Steps on the tracks of the followers, and on that of the development.

use crate::Player;
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Follower, Good, Hourglass, Kind};
use crate::orleans::position::Position;
use crate::orleans::scenarios::citizen;
use crate::orleans::tables::{self, LAST_DEVELOPMENT};

impl Position {
    /// Returns the good that a player's next step on the farmers' track brings, if it is not sold out.
    pub fn farmed(&self, player: Player) -> Option<Good> {
        let step = self.holdings[player.index()].track(Kind::Farmer);
        tables::FARMER_GOODS.get(usize::from(step)).copied().filter(|&good| self.market.of(good) > 0)
    }
}

impl Orleans {
    /// Moves a follower from its pile to the bag, and takes a step on its track.
    pub(crate) fn recruit(&mut self, kind: Kind, sink: Sink) {
        let player = self.table.current;
        self.table.piles[kind as usize] -= 1;
        self.table.holding_mut().bag.add(Follower::neutral(kind));
        sink(Event::Recruited { player, kind });
        self.step(kind, sink);
        if self.table.event == Hourglass::Amnesty {
            self.table.push(Job::Amnesty { kind });
        }
    }

    /// Takes a step on a track, and gives what the step brings.
    pub(crate) fn step(&mut self, kind: Kind, sink: Sink) {
        if kind == Kind::Monk {
            return;
        }
        let (player, cause) = (self.table.current, Cause::Track(kind));
        let farmed = self.table.farmed(player);
        let track = &mut self.table.holding_mut().tracks[kind as usize];
        let at = usize::from(*track);
        *track += 1;
        let step = *track;
        sink(Event::Advanced { player, kind, step });
        match kind {
            Kind::Farmer => match farmed {
                Some(good) => self.take_good(good, cause, sink),
                None => sink(Event::SoldOut { player, good: tables::FARMER_GOODS[at] }),
            },
            Kind::Boatman => {
                self.pay(tables::BOATMAN_COINS[at] as i16, cause, sink);
                if step == tables::track_length(kind) {
                    self.take_citizen(citizen::BOATMEN, sink);
                }
            }
            Kind::Craftsman => {
                if self.table.technology > 0 {
                    let farmer = !self.table.holding().equipped;
                    self.table.push(Job::Technology { farmer });
                }
            }
            Kind::Trader => self.table.push(Job::Tile { first: step == 1 }),
            Kind::Knight => {
                if step == tables::KNIGHT_CITIZEN {
                    self.take_citizen(citizen::KNIGHTS, sink);
                }
            }
            Kind::Scholar => self.develop(tables::SCHOLAR_DEVELOPMENT[at], sink),
            Kind::Monk => {}
        }
    }

    /// Moves forward on the development track. Coins and citizens on the way are taken the first time only.
    pub(crate) fn develop(&mut self, points: u8, sink: Sink) {
        let player = self.table.current;
        let from = self.table.holding().development;
        let to = LAST_DEVELOPMENT.min(from + points);
        if to > from {
            sink(Event::Developed { player, change: (to - from) as i8 });
        }
        for space in from + 1..=to {
            let holding = self.table.holding_mut();
            holding.development = space;
            if space <= holding.furthest {
                continue;
            }
            holding.furthest = space;
            self.pay(tables::coins_between(space - 1, space) as i16, Cause::Development, sink);
            for nth in tables::citizens_between(space - 1, space) {
                self.take_citizen(citizen::DEVELOPMENT + nth, sink);
            }
        }
    }

    /// Goes back on the development track; coins and citizens on the way are not given back.
    pub(crate) fn fall_back(&mut self, points: u8, sink: Sink) {
        let holding = self.table.holding_mut();
        holding.development = holding.development.saturating_sub(points);
        sink(Event::Developed { player: self.table.current, change: -(points as i8) });
    }
}
