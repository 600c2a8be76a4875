//! What the event of a round does to a player, what it offers, and the Sacristy that cancels it.

use super::family::{Family, List, Verdict, must, push};
use crate::orleans::action::{Action, Illegal, Origin};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::Job;
use crate::orleans::parts::{Counted, Crowd, Follower, Hourglass, Kind, Place, Places, Space, Toll, Town};
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
        let toll = event.toll();
        match toll {
            Toll::Coins { each, of: Counted::Technology, .. } => self.tax_technology(each.unsigned_abs().into(), sink),
            Toll::Coins { .. } => match self.table.toll_coins(self.table.current, toll) {
                coins @ ..0 => self.owe(coins.unsigned_abs(), cause, sink),
                coins => self.pay(coins, cause, sink),
            },
            Toll::Food { food, coins } => self.feed(food, coins, sink),
            Toll::Good(good) => self.return_good(good, cause, sink),
            Toll::Worth(worth) => self.table.push(Job::Worth { left: worth, coins: true }),
            Toll::Loot(_) => self.table.push(Job::Robbery),
            Toll::Plague(draws) => self.plague(draws, sink),
            Toll::Followers(left) => self.table.push(Job::Famine { left }),
            Toll::Knight(coins) => {
                let (table, player) = (&self.table, self.table.current);
                let stands = |from| table.stands(player, Follower::Knight, from);
                if stands(Origin::Bag) || stands(Origin::Market) {
                    self.table.push(Job::Riots);
                } else {
                    self.owe(coins.into(), cause, sink);
                }
            }
            Toll::Nothing => self.meet(sink),
        }
    }

    /// Does to the current player what an event does that takes nothing which could be counted.
    fn meet(&mut self, sink: Sink) {
        let table = &self.table;
        let holding = table.holding();
        let can_pay = holding.coins >= table.event.price().into();
        match table.event {
            Hourglass::TownMeeting | Hourglass::Bribe if can_pay && table.citizen_supply > 0 => {
                self.table.push(Job::Offer);
            }
            Hourglass::Indulgence if can_pay && table.piles[Kind::Monk as usize] > 0 => self.table.push(Job::Offer),
            Hourglass::Progress if can_pay && table.check_build(table.current, false).is_ok() => {
                self.table.push(Job::Offer);
            }
            Hourglass::Summoning if holding.merchant != Town::Orleans => {
                if can_pay {
                    self.table.push(Job::Offer);
                } else {
                    self.go_home(sink);
                }
            }
            Hourglass::Peregrination | Hourglass::BonVoyage if can_pay => self.table.push(Job::Peregrination),
            Hourglass::QuickTravel => self.table.push(Job::QuickTravel { left: tables::QUICK_TRAVEL_MOVES }),
            Hourglass::Trade => self.table.push(Job::Exchange),
            Hourglass::MarketDay => self.table.push(Job::MarketDay { left: tables::MARKET_DAY_GOODS }),
            Hourglass::PilgrimsDay if holding.market.of(Follower::Monk) > 0 && table.citizen_supply > 0 => {
                self.table.push(Job::PilgrimsDay);
            }
            Hourglass::Training => self.table.push(Job::Training),
            Hourglass::Support => self.support(sink),
            Hourglass::JourneyHome => self.go_home(sink),
            Hourglass::Firestorm => self.firestorm(sink),
            Hourglass::Restoration => {
                self.table.holding_mut().turned = Places::NONE;
                sink(Event::Turned { player: self.table.current, over: false });
            }
            _ => {}
        }
    }

    /// Asks for food or coins; a player without food owes the coins.
    fn feed(&mut self, food: u8, coins: u8, sink: Sink) {
        if self.table.holding().goods.food() >= food {
            self.table.push(Job::Feed { food, coins });
        } else {
            self.owe(coins.into(), Cause::Event(self.table.event), sink);
        }
    }

    /// Takes coins for each technology tile; a tile for which they are missing goes.
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
        let event = self.table.event;
        if event.is_of_the_team() {
            return self.accept_together(sink);
        }
        self.pay_price(sink);
        match event {
            Hourglass::TownMeeting | Hourglass::Bribe => self.take_supplied_citizen(sink),
            Hourglass::Indulgence => self.recruit(Kind::Monk, sink),
            Hourglass::Progress => self.build(sink),
            _ => {}
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

    /// Draws followers: neutral ones go to their piles, those of the owner's colour back into the bag.
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
}
