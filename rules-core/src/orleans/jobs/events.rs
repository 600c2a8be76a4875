//! What the event of a round does to a player, what it offers, and the Sacristy that cancels it.

use super::family::{Family, List, Verdict, must, push};
use crate::orleans::action::{Action, Illegal, Origin};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Crowd, Follower, Good, Hourglass, Kind, Place, Places, Space, Town};
use crate::orleans::tables;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(_: &Orleans, _: Job, action: Action) -> Verdict {
    must(matches!(action, Action::Accept | Action::Decline), Illegal::NotNow)
}

fn list(_: &Orleans, _: Job, list: &mut List) {
    [Action::Accept, Action::Decline].into_iter().for_each(|action| push(list, action));
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    game.table.agenda.pop();
    match (job, action) {
        (Job::Sacristy, Action::Accept) => {
            sink(Event::Cancelled { player: game.table.current, event: game.table.event });
            game.release(Place::Sacristy, sink);
        }
        (Job::Sacristy, _) => game.suffer(sink),
        (_, Action::Accept) => game.accept_offer(sink),
        _ => match game.table.event {
            Hourglass::Summoning => game.go_home(sink),
            Hourglass::RomeCalling => game.table.push(Job::Forgo),
            _ => {}
        },
    }
}

impl Orleans {
    /// Does to the current player what the event does.
    pub(crate) fn suffer(&mut self, sink: Sink) {
        let event = self.table.event;
        let cause = Cause::Event(event);
        if let Some(lack) = self.table.shortage(self.table.current) {
            return self.fall_short(lack, sink);
        }
        match self.table.event_coins(self.table.current) {
            _ if matches!(event, Hourglass::TechnologyTax(_)) => {}
            coins @ ..0 => self.owe(coins.unsigned_abs(), cause, sink),
            coins => self.pay(coins, cause, sink),
        }
        if let Some(food) = event.food() {
            return self.feed(food, sink);
        }
        match event {
            Hourglass::Plague | Hourglass::RagingPlague => self.plague(event.plagues(), sink),
            Hourglass::TechnologyTax(coins) => self.tax_technology(coins.into(), sink),
            Hourglass::TownMeeting => self.offer_for(tables::TOWN_MEETING_COINS, self.table.citizen_supply),
            Hourglass::Trade => self.table.push(Job::Exchange),
            Hourglass::CheeseDay => self.return_good(Good::Cheese, cause, sink),
            Hourglass::QuickTravel => self.table.push(Job::QuickTravel { left: tables::QUICK_TRAVEL_MOVES }),
            Hourglass::DuesInKind(worth) => self.table.push(Job::Worth { left: worth, coins: true }),
            Hourglass::JourneyHome => self.go_home(sink),
            Hourglass::Support => self.support(sink),
            Hourglass::Indulgence => {
                let monks = self.table.piles[Kind::Monk as usize];
                self.offer_for(tables::INDULGENCE_COINS, monks);
            }
            Hourglass::Riots => {
                let (table, player) = (&self.table, self.table.current);
                let stands = |from| table.stands(player, Follower::Knight, from);
                if stands(Origin::Bag) || stands(Origin::Market) {
                    self.table.push(Job::Riots);
                } else {
                    self.owe(tables::RIOTS_COINS.into(), cause, sink);
                }
            }
            Hourglass::Bribe => self.offer_for(tables::BRIBE_COINS, self.table.citizen_supply),
            Hourglass::Firestorm => self.firestorm(sink),
            Hourglass::Restoration => {
                self.table.holding_mut().turned = Places::NONE;
                sink(Event::Turned { player: self.table.current, over: false });
            }
            Hourglass::Peregrination => {
                if self.table.holding().coins >= tables::PEREGRINATION_COINS {
                    self.table.push(Job::Peregrination);
                }
            }
            Hourglass::PilgrimsDay => {
                let market = &self.table.holding().market;
                if market.of(Follower::Monk) > 0 && self.table.citizen_supply > 0 {
                    self.table.push(Job::PilgrimsDay);
                }
            }
            Hourglass::MarketDay => self.table.push(Job::MarketDay { left: tables::MARKET_DAY_GOODS }),
            _ => self.meet_alone(sink),
        }
    }

    /// Asks for food or coins; who has no food owes the coins.
    fn feed(&mut self, (food, coins): (u8, u8), sink: Sink) {
        if self.table.holding().goods.food() >= food {
            self.table.push(Job::Feed { food, coins });
        } else {
            self.owe(coins.into(), Cause::Event(self.table.event), sink);
        }
    }

    /// Takes coins for each technology tile; a tile goes for which they are missing.
    fn tax_technology(&mut self, coins: u16, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        let tiles = u16::from(self.table.holding().technology());
        let paid = tiles.min(self.table.holding().coins / coins);
        self.pay(-((paid * coins) as i16), cause, sink);
        if tiles > paid {
            self.table.push(Job::Unequip { left: (tiles - paid) as u8 });
        }
    }

    /// Buys what the event offers.
    pub(crate) fn accept_offer(&mut self, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        match self.table.event {
            Hourglass::TownMeeting => {
                self.pay(-(tables::TOWN_MEETING_COINS as i16), cause, sink);
                self.take_supplied_citizen(sink);
            }
            Hourglass::Bribe => {
                self.pay(-(tables::BRIBE_COINS as i16), cause, sink);
                self.take_supplied_citizen(sink);
            }
            Hourglass::Indulgence => {
                self.pay(-(tables::INDULGENCE_COINS as i16), cause, sink);
                self.recruit(Kind::Monk, sink);
            }
            event if event.is_of_the_team() => self.accept_together(sink),
            _ => self.accept_alone(sink),
        }
    }

    /// Offers something for coins, if it is there and can be paid.
    fn offer_for(&mut self, coins: u16, left: u8) {
        if left > 0 && self.table.holding().coins >= coins {
            self.table.push(Job::Offer);
        }
    }

    /// Draws a follower: a step on its track and another one of its kind, as far as there are any.
    fn support(&mut self, sink: Sink) {
        let player = self.table.current;
        let Some(follower) = self.table.holdings[player.index()].bag.draw(&mut self.dice) else { return };
        sink(Event::Drawn { player, follower });
        self.table.holding_mut().bag.add(follower);
        sink(Event::Bagged { player, follower });
        let kind = follower.kind();
        if self.table.piles[kind as usize] > 0 {
            self.table.piles[kind as usize] -= 1;
            self.table.holding_mut().bag.add(Follower::neutral(kind));
            sink(Event::Recruited { player, kind });
        }
        if self.table.holding().track(kind) < tables::track_length(kind) {
            self.step(kind, sink);
        }
    }

    /// Turns over all place tiles: followers go to the bag, technology to the supply.
    fn firestorm(&mut self, sink: Sink) {
        sink(Event::Turned { player: self.table.current, over: true });
        for tile in self.table.holding().tiles {
            self.release(tile, sink);
            self.table.technology += u8::from(self.table.holding().is_equipped(tile));
            self.table.holding_mut().spaces[tile as usize] = [Space::Empty; 3];
        }
        let holding = self.table.holding_mut();
        holding.turned = holding.tiles;
    }

    /// Draws followers: neutral ones go to their piles, those of the own colour back into the bag.
    pub(crate) fn plague(&mut self, draws: u8, sink: Sink) {
        let player = self.table.current;
        let mut spared = Crowd::EMPTY;
        for _ in 0..draws {
            let Some(follower) = self.table.holdings[player.index()].bag.draw(&mut self.dice) else { break };
            if follower.is_own() {
                spared.add(follower);
                sink(Event::Spared { player, follower });
            } else {
                self.lose(follower.kind(), Origin::Bag, Cause::Event(self.table.event), sink);
            }
        }
        self.table.holding_mut().bag.join(spared);
    }

    /// Lets an event of Invasion meet one player.
    pub(crate) fn meet_alone(&mut self, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding();
        match self.table.event {
            Hourglass::Progress
                if holding.coins >= tables::PROGRESS_COINS.into() && self.table.check_build(player, false).is_ok() =>
            {
                self.table.push(Job::Offer);
            }
            Hourglass::Training => self.table.push(Job::Training),
            Hourglass::BonVoyage if holding.coins >= tables::PEREGRINATION_COINS => self.table.push(Job::Peregrination),
            Hourglass::Famine => self.table.push(Job::Famine { left: 3 }),
            Hourglass::Robbery => self.table.push(Job::Robbery),
            Hourglass::Summoning if holding.merchant != Town::Orleans => {
                if holding.coins >= tables::SUMMONING_COINS.into() {
                    self.table.push(Job::Offer);
                } else {
                    self.go_home(sink);
                }
            }
            _ => {}
        }
    }

    /// Accepts what an event offers one player.
    pub(crate) fn accept_alone(&mut self, sink: Sink) {
        let cause = Cause::Event(self.table.event);
        match self.table.event {
            Hourglass::Progress => {
                self.pay(-i16::from(tables::PROGRESS_COINS), cause, sink);
                self.build(sink);
            }
            Hourglass::Summoning => self.pay(-i16::from(tables::SUMMONING_COINS), cause, sink),
            _ => {}
        }
    }
}
