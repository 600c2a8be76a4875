//! What the actions of places, tracks and ways do.

use super::Orleans;
use super::action::Destination;
use super::event::{Cause, Event};
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::job::{Job, Lying};
use super::map::{Town, WAYS};
use super::place::{Place, Space, Spot};
use super::scenario::{DIGNITARY_TOWNS, citizen};
use super::tables::{self, LAST_DEVELOPMENT, design};

use super::play::Sink;

impl Orleans {
    /// Puts one of the drawn followers back into the bag; after the last one the others go to the market.
    pub(super) fn banish(&mut self, follower: Follower, left: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        self.table.hand.take(follower);
        self.table.holding_mut().bag.add(follower);
        sink(Event::Bagged { player, follower });
        if left > 1 {
            self.table.push(Job::Banish { left: left - 1 });
        } else {
            let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
            self.table.holding_mut().market.join(rest);
        }
    }

    /// Puts a follower on a space.
    pub(super) fn put(&mut self, follower: Follower, at: Spot, sink: Sink) {
        self.table.holding_mut().stand(follower, at);
        sink(Event::Put { player: self.table.current, follower, at });
    }

    /// Puts the followers of a place into the bag.
    pub(super) fn release(&mut self, place: Place, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding_mut();
        for space in &mut holding.spaces[place as usize] {
            if let Space::Held(follower) = *space {
                *space = Space::Empty;
                holding.bag.add(follower);
                sink(Event::Bagged { player, follower });
            }
        }
    }

    /// Does the action of a place.
    pub(super) fn effect(&mut self, place: Place, copied: bool, sink: Sink) {
        let cause = Cause::Place(place);
        let status = i16::from(self.table.holding().status());
        match place {
            Place::FarmHouse => self.recruit(Kind::Farmer, sink),
            Place::Village => self.table.push(Job::Village),
            Place::University => self.recruit(Kind::Scholar, sink),
            Place::Castle => self.recruit(Kind::Knight, sink),
            Place::Monastery => self.recruit(Kind::Monk, sink),
            Place::Ship => self.table.push(Job::Travel { roads: false, water: true }),
            Place::Wagon | Place::HorseWagon => self.table.push(Job::Travel { roads: true, water: false }),
            Place::Guildhall => self.build(sink),
            Place::Scriptorium if !self.table.deck.is_empty() => self.table.push(Job::Scriptorium),
            Place::Scriptorium | Place::ShippingLine => self.develop(1, sink),
            Place::Carpenter => self.table.push(Job::Carpenter { moved: false }),
            Place::Library => self.develop(2, sink),
            Place::TownHall => self.table.push(Job::Send { market: false, sent: 0 }),
            Place::GunpowderTower => {
                self.table.holding_mut().fired = true;
                self.table.push(Job::Send { market: true, sent: 0 });
            }
            Place::Brewery => self.pay(2, cause, sink),
            Place::Cellar => self.pay(4, cause, sink),
            Place::Windmill => {
                self.pay(2, cause, sink);
                self.develop(1, sink);
            }
            Place::Hospital => self.pay(status, cause, sink),
            Place::Office => self.pay(self.table.stations_of(self.table.current).into(), cause, sink),
            Place::Pharmacy => self.table.push(Job::Pharmacy),
            Place::Bathhouse => self.bathe(copied, sink),
            Place::Laboratory => self.table.push(Job::Technology { farmer: false }),
            Place::MarketStand => self.table.push(Job::Trade { left: tables::MARKET_STAND_GOODS }),
            Place::BlackMarket => self.table.push(Job::Swap),
            Place::StageCoach => {
                self.pay(-(tables::STAGE_COACH_COINS as i16), cause, sink);
                self.table.push(Job::Travel { roads: true, water: true });
            }
            Place::Well => self.table.push(Job::Copy),
            Place::BourgeoisHouse => self.table.push(Job::Bourgeois),
            Place::Vehicle => self.table.push(Job::Vehicle { left: tables::VEHICLE_GOODS, to: None }),
            Place::GuildHouse => self.table.push(Job::GuildHouse { left: tables::GUILD_HOUSE_COINS, to: None }),
            Place::Hostel => self.table.push(Job::Host),
            Place::Palatinate => self.table.push(Job::Palatinate),
            _ => {
                if let Some(good) = place.makes() {
                    self.take_good(good, cause, sink);
                }
            }
        }
    }

    /// Draws followers for the Bathhouse; some of them may be placed.
    pub(super) fn bathe(&mut self, copied: bool, sink: Sink) {
        let (draws, left) = design::BATHHOUSE_DRAWS;
        let player = self.table.current;
        for _ in 0..draws {
            if let Some(follower) = self.table.holdings[player.index()].bag.draw(&mut self.dice) {
                self.table.hand.add(follower);
                sink(Event::Drawn { player, follower });
            }
        }
        self.table.push(Job::Bathhouse { left, copied });
    }

    /// Puts the drawn followers that are left back into the bag.
    pub(super) fn leave_bathhouse(&mut self, copied: bool, sink: Sink) {
        self.table.agenda.pop();
        let player = self.table.current;
        let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
        self.table.holding_mut().bag.join(rest);
        rest.iter().for_each(|follower| sink(Event::Bagged { player, follower }));
        if !copied {
            self.release(Place::Bathhouse, sink);
        }
    }

    /// Moves a follower from its pile to the bag, and takes a step on its track.
    pub(super) fn recruit(&mut self, kind: Kind, sink: Sink) {
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
    pub(super) fn step(&mut self, kind: Kind, sink: Sink) {
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
    pub(super) fn develop(&mut self, points: u8, sink: Sink) {
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
            if let Some(&(_, coins)) = tables::DEVELOPMENT_COINS.iter().find(|&&(at, _)| at == space) {
                self.pay(coins as i16, Cause::Development, sink);
            }
            if let Some(nth) = tables::DEVELOPMENT_CITIZENS.iter().position(|&at| at == space) {
                self.take_citizen(citizen::DEVELOPMENT + nth as u8, sink);
            }
        }
    }

    /// Takes the citizen that waits at a place of [`citizen`], if it is still there.
    pub(super) fn take_citizen(&mut self, from: u8, sink: Sink) {
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

    /// Moves the merchant along a way, and takes the good on a space of it.
    pub(super) fn travel(&mut self, way: u8, take: Option<u8>, sink: Sink) {
        let player = self.table.current;
        let to = WAYS[usize::from(way)].beyond(self.table.holding().merchant);
        self.table.holding_mut().merchant = to;
        sink(Event::Travelled { player, way, to });
        let spaces = &mut self.table.map[usize::from(way)];
        let good = match take.and_then(|space| spaces[usize::from(space)].take()) {
            Some(Lying::Open(good)) => Some(good),
            Some(Lying::Down) => self.table.face_down.draw(&mut self.dice),
            _ => None,
        };
        if let Some(good) = good {
            self.table.holding_mut().goods.add(good);
            sink(Event::Gained { player, good, cause: Cause::Way(way) });
        }
        if let Some(town) = DIGNITARY_TOWNS.into_iter().position(|town| town == to) {
            self.take_citizen(citizen::TOWNS + town as u8, sink);
        }
    }

    /// Builds a trading station where the merchant is.
    pub(super) fn build(&mut self, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding_mut();
        holding.stock -= 1;
        let town = holding.merchant;
        self.table.stations[town as usize] |= 1 << player.0;
        sink(Event::Built { player, town });
        if town == Town::LeBlanc {
            self.take_citizen(citizen::LE_BLANC, sink);
        }
        let holding = self.table.holding();
        let wine = self.table.market.of(Good::Wine) > 0 && holding.coins >= tables::VINEYARD_COINS;
        let tower = self.table.is_invasion() && town.is_outer();
        if holding.has(Place::Vineyard) && town.is_at_the_river() && wine && !tower {
            self.table.push(Job::Vineyard);
        }
    }

    /// Sends a follower from the market or the Town Hall to a deed or another destination, and gives the reward.
    pub(super) fn send(&mut self, market: bool, kind: Kind, to: Destination, development: bool, sink: Sink) {
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

    /// Puts technology on a space; a follower on it goes to the bag.
    pub(super) fn equip(&mut self, at: Spot, sink: Sink) {
        let player = self.table.current;
        self.table.technology -= 1;
        sink(Event::Equipped { player, at });
        let holding = self.table.holding_mut();
        if let Space::Held(follower) = core::mem::replace(holding.space_mut(at), Space::Fresh) {
            holding.bag.add(follower);
            sink(Event::Bagged { player, follower });
        }
    }

    /// Adds coins to those of the current player, or takes some away; never more than there are.
    pub(super) fn pay(&mut self, change: i16, cause: Cause, sink: Sink) {
        if change != 0 {
            let holding = self.table.holding_mut();
            holding.coins = holding.coins.saturating_add_signed(change);
            sink(Event::Coins { player: self.table.current, change, cause });
        }
    }

    /// Takes a good from the market.
    pub(super) fn take_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.market.take(good) {
            self.table.holding_mut().goods.add(good);
            sink(Event::Gained { player: self.table.current, good, cause });
        }
    }

    /// Puts a good back on the market.
    pub(super) fn return_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.holding_mut().goods.take(good) {
            self.table.market.add(good);
            sink(Event::Paid { player: self.table.current, good, cause });
        }
    }
}
