//! What the event of a round does to a player.

use crate::Player;

use super::Orleans;
use super::action::{Bonus, Origin};
use super::event::{Cause, Event};
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::job::Job;
use super::place::{Place, Places, Space, Spot};
use super::play::Sink;
use super::scenario::citizen;
use super::state::{Holding, Position};
use super::tables;

impl Holding {
    /// Returns whether the goods are worth what a Robbery takes.
    pub(super) fn has_loot(&self) -> bool {
        self.goods.value() >= tables::ROBBERY_WORTH.into()
    }
}

impl Position {
    /// Returns whether a player's Sacristy can cancel the event, and there is something to cancel.
    pub(super) fn can_cancel(&self, player: Player) -> bool {
        let holding = &self.holdings[player.index()];
        let suffers = match self.event {
            Hourglass::Harvest | Hourglass::HarvestOfTwo => true,
            Hourglass::Taxes => self.event_coins(player) < 0,
            Hourglass::Levy(_) => true,
            Hourglass::Plague => holding.bag.neutrals() > 0,
            _ => false,
        };
        suffers && holding.is_whole(Place::Sacristy)
    }
}

impl Orleans {
    /// Does to the current player what the event does.
    pub(super) fn suffer(&mut self, sink: Sink) {
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

    /// Pays a good for the event, or delivers it; then asks for what is still to be paid.
    pub(super) fn pay_good(&mut self, job: Job, good: Good, sink: Sink) {
        // Fabrics, and what is worth enough where coins are no answer and nobody robs, are deliveries.
        let delivered = match job {
            Job::Fabrics { .. } => true,
            Job::Worth { coins, .. } => !coins && !self.table.is_invasion(),
            _ => false,
        };
        let cause = match delivered {
            true => Cause::Town(self.table.holding().merchant),
            false => Cause::Event(self.table.event),
        };
        self.return_good(good, cause, sink);
        let rest = match job {
            // Who begins with food goes on with it.
            Job::Feed { food, .. } => (food > 1).then(|| Job::Feed { food: food - 1, coins: 0 }),
            Job::Worth { left, coins } => {
                let left = left.saturating_sub(good.value() as u8);
                (left > 0).then_some(Job::Worth { left, coins })
            }
            Job::Fabrics { left } => (left > 1).then(|| Job::Fabrics { left: left - 1 }),
            _ => None,
        };
        rest.into_iter().for_each(|job| self.table.push(job));
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
    pub(super) fn accept_offer(&mut self, sink: Sink) {
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

    /// Takes a citizen of the supply.
    pub(super) fn take_supplied_citizen(&mut self, sink: Sink) {
        self.table.citizen_supply -= 1;
        self.table.holding_mut().citizens += 1;
        sink(Event::Citizen { player: self.table.current, from: citizen::SUPPLY });
    }

    /// Returns a follower to its pile.
    pub(super) fn return_follower(&mut self, follower: Follower, from: Origin, sink: Sink) {
        let holding = self.table.holding_mut();
        let found = match from {
            Origin::Bag => holding.bag.take(follower),
            Origin::Market => holding.market.take(follower),
            Origin::Space(spot) => holding.leave(spot) == Space::Held(follower),
        };
        if found {
            self.lose(follower.kind(), from, Cause::Event(self.table.event), sink);
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

    /// Puts the follower of the Bourgeois House on its pile, and a citizen into the supply.
    pub(super) fn enter_bourgeois_house(&mut self, sink: Sink) {
        let player = self.table.current;
        let at = Spot { place: Place::BourgeoisHouse, space: 0 };
        if let Space::Held(follower) = self.table.holding_mut().leave(at) {
            self.lose(follower.kind(), Origin::Space(at), Cause::Place(Place::BourgeoisHouse), sink);
        }
        self.table.holding_mut().citizens -= 1;
        self.table.citizen_supply += 1;
        sink(Event::CitizenPaid { player });
    }

    /// Gives what the Bourgeois House brings.
    pub(super) fn take_bonus(&mut self, bonus: Bonus, sink: Sink) {
        let cause = Cause::Place(Place::BourgeoisHouse);
        let (coins, development) = tables::BOURGEOIS;
        match bonus {
            Bonus::Good(good) => self.take_good(good, cause, sink),
            Bonus::Travel => self.table.push(Job::Travel { roads: true, water: true }),
            Bonus::Coins => self.pay(coins as i16, cause, sink),
            Bonus::Development => self.develop(development, sink),
        }
    }

    /// Draws followers: neutral ones go to their piles, those of the own colour back into the bag.
    pub(super) fn plague(&mut self, draws: u8, sink: Sink) {
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
