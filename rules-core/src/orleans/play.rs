//! What an action does.

use super::Orleans;
use super::action::{Action, Destination, Illegal};
use super::event::{Cause, Event};
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::map::{Town, WAYS};
use super::place::{Category, Place, Space, Spot};
use super::position::{Job, Lying};
use super::scenario::{DIGNITARY_TOWNS, citizen};
use super::tables::{self, LAST_DEVELOPMENT, SENT_AT_ONCE, design};

/// Where events go.
pub(super) type Sink<'a> = &'a mut dyn FnMut(Event);

impl Orleans {
    /// Plays an action, and goes on to the next decision.
    pub(super) fn act(&mut self, action: Action, sink: Sink) -> Result<(), Illegal> {
        self.check(action)?;
        let closed = self.reveals(action);
        self.execute(action, sink);
        self.table.open = !closed;
        self.advance(sink);
        Ok(())
    }

    /// Whether an action hands over, or shows what nobody could know before.
    pub(super) fn reveals(&self, action: Action) -> bool {
        let bag = &self.table.seat().bag;
        match action {
            Action::Done | Action::Pass => true,
            Action::Draw(draws) => bag.is_random(draws),
            Action::Use(Place::Bathhouse) | Action::Copy(Place::Bathhouse) => bag.is_random(design::BATHHOUSE_DRAWS.0),
            Action::Give(super::Item::Follower) => bag.kinds().filter(|follower| !follower.is_own()).nth(1).is_some(),
            Action::Travel { way, take: Some(space) } => {
                self.table.map[usize::from(way)][usize::from(space)] == Some(Lying::Down)
            }
            Action::Build { .. } | Action::Renew => true,
            Action::Decline => {
                self.table.job() == Some(Job::Sacristy) && self.table.event == Hourglass::Plague && bag.is_random(1)
            }
            _ => false,
        }
    }

    /// Goes on until somebody has to decide: what leaves no choice is done here.
    pub(super) fn advance(&mut self, sink: Sink) {
        loop {
            self.mark_objectives(sink);
            self.find_citizens(sink);
            self.check_victory();
            match self.table.job() {
                Some(job) => match self.forced(job) {
                    Some(Some(action)) => self.execute(action, sink),
                    Some(None) => self.give_up(job, sink),
                    None => return,
                },
                None if self.table.open => return self.table.push(Job::Done),
                None => {
                    if !self.next_part(sink) {
                        return;
                    }
                }
            }
        }
    }

    /// What is done without asking: the only possible action, or nothing. `None` if the player is to be asked.
    fn forced(&self, job: Job) -> Option<Option<Action>> {
        match job {
            Job::Draw if self.most_draws() == 0 => Some(Some(Action::Draw(0))),
            Job::Draw | Job::Plan { .. } | Job::Act | Job::Done => None,
            _ => {
                let mut list = crate::Actions::new();
                self.list(&mut list);
                match list[..] {
                    [] => Some(None),
                    [only] if !self.reveals(only) => Some(Some(only)),
                    _ => None,
                }
            }
        }
    }

    /// Drops a job for which nothing can be done.
    fn give_up(&mut self, job: Job, sink: Sink) {
        self.table.agenda.pop();
        if let Job::Torture { debt } = job {
            sink(Event::Waived { player: self.table.current, debt });
        }
    }

    fn execute(&mut self, action: Action, sink: Sink) {
        let player = self.table.current;
        let Some(job) = self.table.job() else { return };
        match (job, action) {
            (_, Action::Draw(draws)) => self.draw(draws, sink),
            (Job::Plan { back }, Action::TakeBack(from)) => {
                let seat = self.table.seat_mut();
                if let Space::Held(follower) = core::mem::take(seat.space_mut(from)) {
                    seat.market.add(follower);
                    sink(Event::TakenBack { player, follower, from });
                }
                self.table.replace(Job::Plan { back: back - 1 });
            }
            (Job::Plan { .. }, Action::Put { follower, at }) => {
                self.table.seat_mut().market.take(follower);
                self.put(follower, at, sink);
                self.table.replace(Job::Plan { back: 0 });
            }
            (Job::Bathhouse { left, copied }, Action::Put { follower, at }) => {
                self.table.hand.take(follower);
                self.put(follower, at, sink);
                self.table.replace(Job::Bathhouse { left: left - 1, copied });
            }
            (Job::Bathhouse { copied, .. }, Action::Decline) => self.leave_bathhouse(copied, sink),
            (_, Action::Use(place)) => {
                self.table.acted = true;
                sink(Event::Used { player, place });
                match place {
                    Place::TownHall | Place::Bathhouse | Place::Carpenter => {}
                    Place::BourgeoisHouse => self.enter_bourgeois_house(sink),
                    _ => self.release(place, sink),
                }
                self.effect(place, false, sink);
            }
            (_, Action::Copy(place)) => {
                self.table.agenda.pop();
                sink(Event::Copied { player, place });
                self.effect(place, true, sink);
            }
            (Job::Training, Action::Recruit(kind)) => {
                self.table.agenda.pop();
                self.step(kind, sink);
            }
            (_, Action::Recruit(kind)) => {
                self.table.agenda.pop();
                self.recruit(kind, sink);
            }
            (Job::QuickTravel { left }, Action::Travel { way, .. }) => {
                self.table.agenda.pop();
                if left > 1 {
                    self.table.push(Job::QuickTravel { left: left - 1 });
                }
                self.pay(-1, Cause::Event(self.table.event), sink);
                self.travel(way, None, sink);
            }
            (Job::Peregrination, Action::Travel { way, take }) => {
                self.table.agenda.pop();
                self.pay(-(tables::PEREGRINATION_COINS as i16), Cause::Event(self.table.event), sink);
                self.travel(way, take, sink);
            }
            (_, Action::Travel { way, take }) => {
                self.table.agenda.pop();
                self.travel(way, take, sink);
            }
            (Job::Send { market, sent }, Action::Send { kind, to, development }) => {
                let sent = sent + 1;
                if sent < SENT_AT_ONCE {
                    self.table.replace(Job::Send { market, sent });
                } else {
                    self.table.agenda.pop();
                }
                self.send(market, kind, to, development, sink);
            }
            (Job::Technology { farmer }, Action::Equip(at)) => {
                self.table.agenda.pop();
                self.equip(at, sink);
                self.table.seat_mut().equipped |= farmer;
            }
            (_, Action::TakeTile(tile)) => {
                self.table.agenda.pop();
                self.table.tiles.remove(tile);
                self.table.seat_mut().tiles.insert(tile);
                sink(Event::TileTaken { player, tile });
            }
            (Job::Trade { left }, Action::Buy(good) | Action::Sell(good)) => {
                let (value, cause) = (good.value() as i16, Cause::Place(Place::MarketStand));
                if let Action::Buy(_) = action {
                    self.pay(-value, cause, sink);
                    self.take_good(good, cause, sink);
                } else {
                    self.return_good(good, cause, sink);
                    self.pay(value, cause, sink);
                }
                self.table.agenda.pop();
                if left > 1 {
                    self.table.push(Job::Trade { left: left - 1 });
                }
            }
            (Job::Exchange, Action::Swap { give, take }) => {
                self.table.agenda.pop();
                let cause = Cause::Event(self.table.event);
                self.return_good(give, cause, sink);
                self.take_good(take, cause, sink);
            }
            (Job::MarketDay { left }, Action::Buy(good)) => {
                self.table.agenda.pop();
                let cause = Cause::Event(self.table.event);
                self.pay(-(good.value() as i16), cause, sink);
                self.take_good(good, cause, sink);
                if left > 1 {
                    self.table.push(Job::MarketDay { left: left - 1 });
                }
            }
            (_, Action::Keep(number)) => {
                self.table.agenda.pop();
                self.keep(number, sink);
            }
            (_, Action::MoveCarpenter { way, follower }) => {
                self.table.replace(Job::Carpenter { moved: true });
                self.move_carpenter(way, follower, sink);
            }
            (_, Action::Build { way, space }) => {
                self.table.agenda.pop();
                self.build_structure(way, space, sink);
            }
            (Job::Scriptorium, Action::Accept) => {
                self.table.agenda.pop();
                self.develop(1, sink);
            }
            (_, Action::Renew) => {
                self.table.agenda.pop();
                self.offer_cards();
            }
            (_, Action::Furnish { site, good }) => self.furnish(site, good, sink),
            (Job::Famine { left }, Action::Return { follower, from }) => {
                self.table.agenda.pop();
                self.return_follower(follower, from, sink);
                if left > 1 {
                    self.table.push(Job::Famine { left: left - 1 });
                }
            }
            (_, Action::Return { follower, from }) => {
                self.table.agenda.pop();
                self.return_follower(follower, from, sink);
                if job == Job::PilgrimsDay {
                    self.return_follower(Follower::Monk, from, sink);
                    self.take_supplied_citizen(sink);
                }
            }
            (_, Action::Swap { give, take }) => {
                self.table.agenda.pop();
                let cause = Cause::Place(Place::BlackMarket);
                for _ in 0..tables::BLACK_MARKET_GOODS {
                    self.return_good(give, cause, sink);
                }
                self.take_good(take, cause, sink);
            }
            (Job::Pharmacy, Action::PayCoins(coins)) => {
                self.table.agenda.pop();
                self.pay(-i16::from(coins), Cause::Place(Place::Pharmacy), sink);
                self.develop(coins, sink);
            }
            (Job::Feed { .. } | Job::Worth { .. } | Job::Riots, Action::PayCoins(coins)) => {
                self.table.agenda.pop();
                self.pay(-i16::from(coins), Cause::Event(self.table.event), sink);
            }
            (_, Action::PayGood(good)) => {
                self.table.agenda.pop();
                self.pay_good(job, good, sink);
            }
            (Job::Robbery, Action::Give(item)) => {
                self.table.agenda.pop();
                self.give(item, sink);
            }
            (Job::Robbery, Action::Accept) => {
                self.table.replace(Job::Worth { left: tables::ROBBERY_WORTH, coins: false });
            }
            (Job::Due, Action::Give(item)) => {
                self.table.agenda.pop();
                self.give_due(item, sink);
            }
            (Job::Vehicle { left, .. }, Action::Ship { good, to }) => self.ship(good, to, left, sink),
            (_, Action::Donate { coins, to }) => self.donate(coins, to, sink),
            (_, Action::Host { follower, to }) => self.table.replace(Job::Lodge { follower, to }),
            (Job::Lodge { follower, to }, Action::Lodge(at)) => {
                self.table.agenda.pop();
                self.lodge(follower, to, at, sink);
            }
            (_, Action::Borrow { from, place }) => {
                self.table.agenda.pop();
                self.borrow(from, place, sink);
                self.effect(place, true, sink);
            }
            (_, Action::Catapult) => {
                self.table.agenda.pop();
                self.load_catapult(sink);
            }
            (Job::Demolition { .. } | Job::Arson { .. }, Action::Accept) => self.buy_off(job),
            (_, Action::Team { player, unit }) => self.do_unit(job, player, unit, sink),
            (Job::Drought { left }, Action::Drought { way, space }) => {
                self.table.agenda.pop();
                self.table.map[usize::from(way)][usize::from(space)] = None;
                self.table.market.add(Good::Grain);
                if left > 1 {
                    self.table.push(Job::Drought { left: left - 1 });
                }
            }
            (Job::Earthquake { left }, Action::Choose(tile)) => {
                self.table.agenda.pop();
                self.table.tiles.remove(tile);
                self.table.tiles_gone.insert(tile);
                if left > 1 {
                    self.table.push(Job::Earthquake { left: left - 1 });
                }
            }
            (_, Action::Forgo(at)) => {
                self.table.agenda.pop();
                self.forgo(at, sink);
            }
            (_, Action::Be(character)) => {
                self.table.agenda.pop();
                self.table.seat_mut().character = Some(character);
                sink(Event::Is { player, character });
            }
            (Job::Mayor { player: mayor }, Action::Decline) => {
                self.table.agenda.pop();
                self.table.seats[mayor.index()].citizens -= 1;
                self.table.city.citizens += 1;
            }
            (Job::Offer, Action::Decline) => {
                self.table.agenda.pop();
                match self.table.event {
                    Hourglass::Summoning => self.go_home(sink),
                    Hourglass::RomeCalling => self.table.push(Job::Forgo),
                    _ => {}
                }
            }
            (Job::Unequip { left }, Action::Give(item)) => {
                self.table.agenda.pop();
                if left > 1 {
                    self.table.push(Job::Unequip { left: left - 1 });
                }
                self.give(item, sink);
            }
            (Job::Amnesty { .. }, Action::Put { follower, at }) => {
                self.table.agenda.pop();
                self.table.seat_mut().bag.take(follower);
                self.put(follower, at, sink);
            }
            (Job::Banish { left }, Action::Banish(follower)) => self.banish(follower, left, sink),
            (_, Action::Fulfil(objective)) => self.fulfil(objective, sink),
            (_, Action::Settle(at)) => {
                self.table.citizens |= 1 << at;
                self.table.citizen_supply -= 1;
                sink(Event::Settled { at });
                if self.table.citizen_supply == 0 {
                    self.table.agenda.pop();
                }
            }
            (_, Action::Start(town)) => {
                self.table.agenda.pop();
                self.table.seat_mut().merchant = town;
                sink(Event::Arrived { player, town });
            }
            (Job::Choose { one, two }, Action::Choose(tile)) => {
                self.table.tiles_gone.remove(tile);
                self.table.tiles.insert(tile);
                sink(Event::Chosen { player, tile });
                let first = tile.category() == Category::One;
                let (one, two) = (one - u8::from(first), two - u8::from(!first));
                self.table.agenda.pop();
                if one + two > 0 {
                    self.table.push(Job::Choose { one, two });
                }
            }
            (_, Action::Bonus(bonus)) => {
                self.table.agenda.pop();
                self.take_bonus(bonus, sink);
            }
            (Job::Offer, Action::Accept) => {
                self.table.agenda.pop();
                self.accept_offer(sink);
            }
            (Job::Torture { debt }, Action::Give(item)) => {
                self.table.agenda.pop();
                if debt > 1 {
                    self.table.push(Job::Torture { debt: debt - 1 });
                }
                self.give(item, sink);
            }
            (Job::Vineyard, Action::Accept) => {
                self.table.agenda.pop();
                let cause = Cause::Place(Place::Vineyard);
                self.pay(-(tables::VINEYARD_COINS as i16), cause, sink);
                self.take_good(Good::Wine, cause, sink);
            }
            (Job::Sacristy, Action::Accept) => {
                self.table.agenda.pop();
                sink(Event::Cancelled { player, event: self.table.event });
                self.release(Place::Sacristy, sink);
            }
            (Job::Sacristy, Action::Decline) => {
                self.table.agenda.pop();
                self.suffer(sink);
            }
            (_, Action::Pass) => {
                self.table.agenda.pop();
                self.table.passed |= 1 << player.0;
                sink(Event::Passed { player });
            }
            // Whatever else is declined or done is over with it.
            _ => drop(self.table.agenda.pop()),
        }
    }

    fn draw(&mut self, draws: u8, sink: Sink) {
        self.table.agenda.pop();
        let player = self.table.current;
        let banished = self.table.event == Hourglass::Banishment && draws > 0;
        for _ in 0..draws {
            let seat = &mut self.table.seats[player.index()];
            if let Some(follower) = seat.bag.draw(&mut self.dice) {
                if banished {
                    self.table.hand.add(follower)
                } else {
                    seat.market.add(follower)
                }
                sink(Event::Drawn { player, follower });
            }
        }
        let back = self.table.seat().draws() - draws;
        self.table.replace(Job::Plan { back });
        if banished {
            return self.table.push(Job::Banish { left: tables::BANISHED.min(draws) });
        }
        // Who could draw nobody and has nobody to place or take back has nothing to plan.
        if draws == 0 && self.most_draws() == 0 {
            let mut list = crate::Actions::new();
            self.list(&mut list);
            if list.len() == 1 {
                self.table.agenda.pop();
            }
        }
    }

    /// Puts one of those drawn back into the bag; the rest comes to the market after the last one.
    fn banish(&mut self, follower: Follower, left: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        self.table.hand.take(follower);
        self.table.seat_mut().bag.add(follower);
        sink(Event::Bagged { player, follower });
        if left > 1 {
            self.table.push(Job::Banish { left: left - 1 });
        } else {
            let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
            self.table.seat_mut().market.join(rest);
        }
    }

    fn put(&mut self, follower: Follower, at: Spot, sink: Sink) {
        *self.table.seat_mut().space_mut(at) = Space::Held(follower);
        sink(Event::Put { player: self.table.current, follower, at });
    }

    /// Puts the followers of a place into the bag.
    pub(super) fn release(&mut self, place: Place, sink: Sink) {
        let player = self.table.current;
        let seat = self.table.seat_mut();
        for space in &mut seat.spaces[place as usize] {
            if let Space::Held(follower) = *space {
                *space = Space::Empty;
                seat.bag.add(follower);
                sink(Event::Bagged { player, follower });
            }
        }
    }

    /// The action of a place.
    fn effect(&mut self, place: Place, copied: bool, sink: Sink) {
        let cause = Cause::Place(place);
        let status = i16::from(self.table.seat().status());
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
                self.table.seat_mut().fired = true;
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
            Place::GuildHouse => self.table.push(Job::GuildHouse),
            Place::Hostel => self.table.push(Job::Host),
            Place::Palatinate => self.table.push(Job::Palatinate),
            _ => {
                if let Some(good) = place.makes() {
                    self.take_good(good, cause, sink);
                }
            }
        }
    }

    fn bathe(&mut self, copied: bool, sink: Sink) {
        let (draws, left) = design::BATHHOUSE_DRAWS;
        let player = self.table.current;
        for _ in 0..draws {
            if let Some(follower) = self.table.seats[player.index()].bag.draw(&mut self.dice) {
                self.table.hand.add(follower);
                sink(Event::Drawn { player, follower });
            }
        }
        self.table.push(Job::Bathhouse { left, copied });
    }

    fn leave_bathhouse(&mut self, copied: bool, sink: Sink) {
        self.table.agenda.pop();
        let player = self.table.current;
        let rest = core::mem::replace(&mut self.table.hand, Crowd::EMPTY);
        self.table.seat_mut().bag.join(rest);
        rest.iter().for_each(|follower| sink(Event::Bagged { player, follower }));
        if !copied {
            self.release(Place::Bathhouse, sink);
        }
    }

    /// Takes a follower from its pile into the bag, and a step on its track.
    pub(super) fn recruit(&mut self, kind: Kind, sink: Sink) {
        let player = self.table.current;
        self.table.piles[kind as usize] -= 1;
        self.table.seat_mut().bag.add(Follower::neutral(kind));
        sink(Event::Recruited { player, kind });
        self.step(kind, sink);
        if self.table.event == Hourglass::Amnesty {
            self.table.push(Job::Amnesty { kind });
        }
    }

    /// Takes a step on a track, with what it brings.
    pub(super) fn step(&mut self, kind: Kind, sink: Sink) {
        if kind == Kind::Monk {
            return;
        }
        let (player, cause) = (self.table.current, Cause::Track(kind));
        let track = &mut self.table.seat_mut().tracks[kind as usize];
        let at = usize::from(*track);
        *track += 1;
        let step = *track;
        sink(Event::Advanced { player, kind, step });
        match kind {
            Kind::Farmer => {
                let good = tables::FARMER_GOODS[at];
                if self.table.market.of(good) > 0 {
                    self.take_good(good, cause, sink);
                } else {
                    sink(Event::SoldOut { player, good });
                }
            }
            Kind::Boatman => {
                self.pay(tables::BOATMAN_COINS[at] as i16, cause, sink);
                if step == tables::track_length(kind) {
                    self.take_citizen(citizen::BOATMEN, sink);
                }
            }
            Kind::Craftsman => {
                if self.table.technology > 0 {
                    let farmer = !self.table.seat().equipped;
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

    /// Goes forward on the development track, with coins and citizens on the way.
    pub(super) fn develop(&mut self, points: u8, sink: Sink) {
        let player = self.table.current;
        let from = self.table.seat().development;
        let to = LAST_DEVELOPMENT.min(from + points);
        if to > from {
            sink(Event::Developed { player, change: (to - from) as i8 });
        }
        for space in from + 1..=to {
            let seat = self.table.seat_mut();
            seat.development = space;
            if space <= seat.furthest {
                continue;
            }
            seat.furthest = space;
            if let Some(&(_, coins)) = tables::DEVELOPMENT_COINS.iter().find(|&&(at, _)| at == space) {
                self.pay(coins as i16, Cause::Development, sink);
            }
            if let Some(place) = tables::DEVELOPMENT_CITIZENS.iter().position(|&at| at == space) {
                self.take_citizen(citizen::DEVELOPMENT + place as u8, sink);
            }
        }
    }

    /// Takes the citizen that waits somewhere, if it still does.
    pub(super) fn take_citizen(&mut self, from: u8, sink: Sink) {
        if self.table.citizen_waits(from) {
            let player = self.table.current;
            self.table.citizens &= !(1 << from);
            self.table.seat_mut().citizens += 1;
            sink(Event::Citizen { player, from });
            if self.table.is_invasion() {
                self.share_citizen();
            }
        }
    }

    pub(super) fn travel(&mut self, way: u8, take: Option<u8>, sink: Sink) {
        let player = self.table.current;
        let to = WAYS[usize::from(way)].beyond(self.table.seat().merchant);
        self.table.seat_mut().merchant = to;
        sink(Event::Travelled { player, way, to });
        let spaces = &mut self.table.map[usize::from(way)];
        let good = match take.and_then(|space| spaces[usize::from(space)].take()) {
            Some(Lying::Open(good)) => Some(good),
            Some(Lying::Down) => self.table.face_down.draw(&mut self.dice),
            _ => None,
        };
        if let Some(good) = good {
            self.table.seat_mut().goods.add(good);
            sink(Event::Gained { player, good, cause: Cause::Way(way) });
        }
        if let Some(town) = DIGNITARY_TOWNS.into_iter().position(|town| town == to) {
            self.take_citizen(citizen::TOWNS + town as u8, sink);
        }
    }

    pub(super) fn build(&mut self, sink: Sink) {
        let player = self.table.current;
        let seat = self.table.seat_mut();
        seat.stock -= 1;
        let town = seat.merchant;
        self.table.stations[town as usize] |= 1 << player.0;
        sink(Event::Built { player, town });
        if town == Town::LeBlanc {
            self.take_citizen(citizen::LE_BLANC, sink);
        }
        let seat = self.table.seat();
        let wine = self.table.market.of(Good::Wine) > 0 && seat.coins >= tables::VINEYARD_COINS;
        let tower = self.table.is_invasion() && town.is_outer();
        if seat.has(Place::Vineyard) && town.is_at_the_river() && wine && !tower {
            self.table.push(Job::Vineyard);
        }
    }

    fn send(&mut self, market: bool, kind: Kind, to: Destination, development: bool, sink: Sink) {
        let player = self.table.current;
        let follower = Follower::neutral(kind);
        let seat = self.table.seat_mut();
        if market {
            seat.market.take(follower);
        } else {
            let spaces = &mut seat.spaces[Place::TownHall as usize];
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

    fn equip(&mut self, at: Spot, sink: Sink) {
        let player = self.table.current;
        self.table.technology -= 1;
        let seat = self.table.seat_mut();
        if let Space::Held(follower) = core::mem::replace(seat.space_mut(at), Space::Fresh) {
            seat.bag.add(follower);
            sink(Event::Bagged { player, follower });
        }
        sink(Event::Equipped { player, at });
    }

    /// Adds coins to the current player's, or takes them away.
    pub(super) fn pay(&mut self, change: i16, cause: Cause, sink: Sink) {
        if change != 0 {
            let seat = self.table.seat_mut();
            seat.coins = seat.coins.saturating_add_signed(change);
            sink(Event::Coins { player: self.table.current, change, cause });
        }
    }

    /// Takes a good from the market.
    pub(super) fn take_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.market.take(good) {
            self.table.seat_mut().goods.add(good);
            sink(Event::Gained { player: self.table.current, good, cause });
        }
    }

    /// Gives a good back to the market.
    pub(super) fn return_good(&mut self, good: Good, cause: Cause, sink: Sink) {
        if self.table.seat_mut().goods.take(good) {
            self.table.market.add(good);
            sink(Event::Paid { player: self.table.current, good, cause });
        }
    }
}
