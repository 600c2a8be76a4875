//! What an action does.

use super::Orleans;
use super::action::{Action, Illegal};
use super::event::{Cause, Event};
use super::follower::Follower;
use super::goods::Good;
use super::hourglass::Hourglass;
use super::job::{Job, Lying, Phase};
use super::place::{Category, Place, Space};
use super::tables::{self, SENT_AT_ONCE, design};
use crate::Player;

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

    /// Returns whether an action hands over, or shows what nobody could know before.
    pub(super) fn reveals(&self, action: Action) -> bool {
        let bag = &self.table.holding().bag;
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
                // What another player decides ends this one's part first.
                Some(job) if self.asked(job) != self.table.current => {
                    if self.table.open {
                        return self.table.push(Job::Done);
                    }
                    self.table.current = self.asked(job);
                }
                Some(job) => match self.forced(job) {
                    Some(Some(action)) => self.execute(action, sink),
                    Some(None) => self.give_up(job, sink),
                    None => return,
                },
                None if self.table.open => return self.table.push(Job::Done),
                None if self.table.phase == Phase::Over => return,
                None => self.next_part(sink),
            }
        }
    }

    /// Returns who decides something: what concerns the team as a whole the start player.
    fn asked(&self, job: Job) -> Player {
        let table = &self.table;
        match job {
            Job::TeamCoins { payer: player, .. } | Job::Sell { player, .. } | Job::Mayor { player } => player,
            _ if table.phase == Phase::Event && table.event.is_of_the_team() => table.start,
            _ => table.current,
        }
    }

    /// Does what leaves no choice, of what is asked now.
    pub(super) fn settle(&mut self, sink: Sink) {
        while let Some(job) = self.table.job() {
            match self.forced(job) {
                Some(Some(action)) => self.execute(action, sink),
                Some(None) => self.give_up(job, sink),
                None => return,
            }
        }
    }

    /// Returns what is done without asking: the only possible action, or `None` in it if nothing can be done. `None` if
    /// the player is to be asked.
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
                let holding = self.table.holding_mut();
                if let Space::Held(follower) = holding.leave(from) {
                    holding.market.add(follower);
                    sink(Event::TakenBack { player, follower, from });
                }
                self.table.replace(Job::Plan { back: back - 1 });
            }
            (Job::Plan { .. }, Action::Put { follower, at }) => {
                self.table.holding_mut().market.take(follower);
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
                self.table.holding_mut().equipped |= farmer;
            }
            (_, Action::TakeTile(tile)) => {
                self.table.agenda.pop();
                self.table.tiles.remove(tile);
                self.table.holding_mut().tiles.insert(tile);
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
                self.pay(-i16::from(design::MARKET_DAY[good as usize]), cause, sink);
                self.take_good(good, cause, sink);
                if left > 1 {
                    self.table.push(Job::MarketDay { left: left - 1 });
                }
            }
            (_, Action::Keep(number)) => self.keep(number, sink),
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
                self.give(item, Cause::Event(self.table.event), sink);
            }
            (Job::Robbery, Action::Accept) => {
                self.table.replace(Job::Worth { left: tables::ROBBERY_WORTH, coins: false });
            }
            (Job::Due, Action::Give(item)) => {
                self.table.agenda.pop();
                self.give_due(item, sink);
            }
            (Job::Vehicle { left, .. }, Action::Ship { good, to }) => self.ship(good, to, left, sink),
            (Job::GuildHouse { left, to: first }, Action::Donate { coins, to }) => {
                self.table.agenda.pop();
                // The rest may go elsewhere in the city.
                if first.is_none() && to.is_city() && coins < left {
                    self.table.push(Job::GuildHouse { left: left - coins, to: Some(to) });
                }
                self.donate(coins, to, sink);
            }
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
            (Job::Demolition { .. } | Job::Arson { .. }, Action::Accept) => self.buy_off(job, sink),
            (Job::TeamCoins { left, payer, good }, Action::PayCoins(coins)) => {
                self.table.agenda.pop();
                self.pay_share(payer, coins, sink);
                self.collect(left - coins, Some(payer), good, sink);
            }
            (Job::TeamCoins { .. }, Action::Decline) => {
                self.table.agenda.pop();
                self.pay_back(sink);
            }
            (Job::Sell { good, .. }, Action::Accept) => {
                self.table.agenda.pop();
                self.sell_wool(good, sink);
            }
            (_, Action::Team { player, unit }) => self.do_unit(job, player, unit, sink),
            (Job::Drought { left }, Action::Drought { way, space }) => {
                self.table.agenda.pop();
                self.clear_way(way, space, sink);
                if left > 1 {
                    self.table.push(Job::Drought { left: left - 1 });
                }
            }
            (Job::Earthquake { left }, Action::Choose(tile)) => {
                self.table.agenda.pop();
                self.table.tiles.remove(tile);
                self.table.tiles_gone.insert(tile);
                sink(Event::TileGone { tile });
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
                self.table.holding_mut().character = Some(character);
                sink(Event::Is { player, character });
            }
            (Job::Mayor { player }, Action::Decline) => {
                self.table.agenda.pop();
                self.give_citizen(player, sink);
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
                self.give(item, Cause::Event(self.table.event), sink);
            }
            (Job::Amnesty { .. }, Action::Put { follower, at }) => {
                self.table.agenda.pop();
                self.table.holding_mut().bag.take(follower);
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
                self.table.holding_mut().merchant = town;
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
                self.give(item, Cause::Torture, sink);
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
            (Job::Act, Action::Done) => {
                self.table.agenda.pop();
                self.table.idle |= u8::from(!self.table.acted) << player.0;
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
            let holding = &mut self.table.holdings[player.index()];
            if let Some(follower) = holding.bag.draw(&mut self.dice) {
                if banished {
                    self.table.hand.add(follower)
                } else {
                    holding.market.add(follower)
                }
                sink(Event::Drawn { player, follower });
            }
        }
        let back = self.table.holding().draws() - draws;
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
}
