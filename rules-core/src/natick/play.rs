//! Playing an action: the step that it answers is taken from the agenda, and the steps that follow go on it.

use super::setup::FIRST_PLACES;
use super::tables::{BANK_TAKES, END, event_of};
use super::{
    Action, Build, Cause, DiceSet, DieEvent, Event, HOME, Illegal, Job, Natick, Origin, Place, Region, Row, Side,
    Source, Step, Suit, opponent,
};
use crate::{Dice, Game, Player};

/// Takes what happened.
pub(super) type Sink<'a> = &'a mut dyn FnMut(Event);

impl Natick {
    /// Plays an action. Not generic, so that it is compiled once, with the rules.
    pub(super) fn play(&mut self, action: Action, sink: Sink) -> Result<(), Illegal> {
        self.check(action)?;
        let job = self.agenda.pop().ok_or(Illegal::Over)?;
        self.answer(job, action, sink);
        self.settle(sink);
        // Whoever decided has the last word before the other one does.
        if action != Action::Done && self.job().is_some_and(|next| next.player != job.player) {
            self.push(job.player, Step::HandOver);
        }
        Ok(())
    }

    /// Does what answers a step that was taken from the agenda.
    fn answer(&mut self, Job { player, step }: Job, action: Action, sink: Sink) {
        let other = opponent(player);
        match (step, action) {
            (Step::Found { laid }, Action::Found(region)) => self.found(player, laid, region, sink),
            (Step::Divide, Action::Divide(first)) => {
                self.tray = first;
                sink(Event::Divided { player, first });
            }
            (Step::Choose, Action::Choose(tray)) => {
                let dice = self.tray(tray);
                self.sets[player.index()] = dice;
                self.sets[other.index()] = dice.rest();
                sink(Event::Chose { player, dice });
                self.push(player, Step::Trade);
                for player in [other, player] {
                    self.push(player, Step::Collect);
                }
                for player in [other, player] {
                    self.push(player, Step::Events { left: self.event_dice(player) });
                }
            }
            (Step::Events { left }, Action::Resolve(die)) => {
                self.push(player, Step::Events { left: left.except(DiceSet::from(die)) });
                self.resolve(player, event_of(die), sink);
            }
            (Step::Harvest, Action::Put(place)) => {
                self.gain(player, place, Cause::Event(DieEvent::RichHarvest), sink);
            }
            (Step::Advantage, Action::Take(place)) => {
                if let Some(taken) = self.lose(other, place, Cause::Event(DieEvent::TradeAdvantage), sink) {
                    self.push(player, Step::Give { taken });
                }
            }
            (Step::Give { taken }, Action::Pay(place)) => {
                let cause = Cause::Event(DieEvent::TradeAdvantage);
                if let Some(given) = self.lose(player, place, cause, sink) {
                    self.push(other, Step::Receive { suit: given, left: 1, cause });
                    self.push(player, Step::Receive { suit: taken, left: 1, cause });
                }
            }
            (Step::Tournament, Action::Take(place)) => {
                let cause = Cause::Event(DieEvent::Tournament);
                if let Some(suit) = self.lose(other, place, cause, sink) {
                    self.push(player, Step::Receive { suit, left: 1, cause });
                }
            }
            (Step::Advantage, _) => sink(Event::Declined { player, event: DieEvent::TradeAdvantage }),
            (Step::Tournament, _) => sink(Event::Declined { player, event: DieEvent::Tournament }),
            (Step::Discard { left }, Action::Pay(place)) => {
                self.lose(player, place, Cause::Event(DieEvent::RaiderAttack), sink);
                self.push(player, Step::Discard { left: left - 1 });
            }
            (Step::Serve { suit, mut due }, Action::Put(place)) => {
                if let Some(field) = self.colony(player).field(place) {
                    due[usize::from(field.region.number() - Region::LOWEST)] -= 1;
                }
                self.gain(player, place, Cause::Yield, sink);
                if self.pool[suit as usize] > 0 {
                    self.push(player, Step::Serve { suit, due });
                }
            }
            (Step::Pay { mut cost, cause }, Action::Pay(place)) => {
                if let Some(suit) = self.lose(player, place, cause, sink) {
                    cost[suit as usize] -= 1;
                }
                if cause == Cause::Offer && player == self.active() {
                    let _ = self.pledged.push(place); // an offer is of as many coins as there is room for
                }
                self.push(player, Step::Pay { cost, cause });
            }
            (Step::Receive { suit, left, cause }, Action::Put(place)) => {
                self.gain(player, place, cause, sink);
                self.push(player, Step::Receive { suit, left: left - 1, cause });
            }
            (Step::Answer(offer), answer) => {
                let accepted = answer == Action::Accept;
                sink(Event::Answered { player, offer, accepted });
                if accepted {
                    self.pledged.clear();
                    self.push(other, Step::Receive { suit: offer.get, left: offer.gets, cause: Cause::Offer });
                    self.push(player, Step::Receive { suit: offer.give, left: offer.gives, cause: Cause::Offer });
                    self.push(player, Step::pay(offer.get, offer.gets, Cause::Offer));
                }
                for place in core::mem::take(&mut self.pledged) {
                    self.gain(other, place, Cause::Offer, sink);
                }
            }
            (Step::Explore { column }, Action::Scout(region)) => {
                self.stack.remove(region);
                let place = Place::new(column, Row::Above);
                sink(Event::Built { player, build: Build::Scout, place });
                self.push(player, Step::Lay { region, column, origin: Origin::Scout });
                self.push(player, Step::price(Build::Scout));
            }
            (Step::Explore { column }, _) => {
                let drawn = self.generator.below(self.stack.len().into()) as usize;
                if let Some(region) = self.stack.iter().nth(drawn) {
                    self.stack.remove(region);
                    self.push(player, Step::Lay { region, column, origin: Origin::Draw });
                }
            }
            (Step::Lay { region, column, origin }, Action::Lay(row)) => {
                let place = Place::new(column, row);
                self.colony_mut(player).lay(place, region);
                sink(Event::Laid { player, place, region, origin });
            }
            (Step::Trade, Action::Done) => self.end_turn(player, sink),
            (Step::Trade, Action::Bank { give, get }) => {
                sink(Event::Bank { player, give, get });
                self.push(player, Step::Trade);
                self.push(player, Step::Receive { suit: get, left: 1, cause: Cause::Bank });
                self.push(player, Step::pay(give, BANK_TAKES, Cause::Bank));
            }
            (Step::Trade, Action::Offer(offer)) => {
                sink(Event::Offered { player, offer });
                self.offers += 1;
                self.push(player, Step::Trade);
                self.push(other, Step::Answer(offer));
                self.push(player, Step::pay(offer.give, offer.gives, Cause::Offer));
            }
            (Step::FirstRoad, action) => self.build(player, action, sink),
            (Step::Trade, action) => {
                self.push(player, Step::Trade);
                self.build(player, action, sink);
                if let Some(build) = action.build() {
                    self.push(player, Step::price(build));
                }
            }
            _ => {}
        }
    }

    /// Takes every step that needs no decision: a choice with one possibility is none.
    fn settle(&mut self, sink: Sink) {
        while let Some(job @ Job { player, step }) = self.job() {
            match step {
                Step::FirstRoad | Step::Divide | Step::Choose | Step::Advantage | Step::Tournament => break,
                Step::Trade | Step::Answer(_) | Step::HandOver => break,
                Step::Explore { .. } if !self.stack.is_empty() => break,
                Step::Explore { .. } => sink(Event::StackEmpty { player }),
                Step::Roll => {
                    self.agenda.pop();
                    self.roll(player, sink);
                    continue;
                }
                Step::Collect => {
                    self.agenda.pop();
                    self.collect(player, sink);
                    continue;
                }
                Step::Events { left } => {
                    self.agenda.pop();
                    let idle = self.idle_dice(player, left);
                    idle.iter().for_each(|die| self.resolve(player, event_of(die), sink));
                    let left = left.except(idle);
                    if left.len() == 1 {
                        left.iter().for_each(|die| self.resolve(player, event_of(die), sink));
                    } else if !left.is_empty() {
                        self.push(player, Step::Events { left });
                        if idle.is_empty() {
                            break;
                        }
                    }
                    continue;
                }
                Step::Discard { left: 0 } | Step::Receive { left: 0, .. } | Step::Pay { cost: [0, 0, 0, 0], .. } => {}
                _ => {
                    let Some(action) = self.forced(job) else { break };
                    self.agenda.pop();
                    self.answer(job, action, sink);
                    continue;
                }
            }
            self.agenda.pop();
        }
    }

    /// The answer to the step on top, if all answers come to the same.
    fn forced(&self, Job { player, step }: Job) -> Option<Action> {
        let purse = self.colony(player).purse();
        let all_must = match step {
            Step::Pay { cost, .. } => (0..4).find(|&suit| cost[suit] > 0).is_some_and(|s| purse.coins[s] == cost[s]),
            Step::Receive { suit, left, .. } => purse.room[suit as usize] == left,
            _ => false,
        };
        let (mut first, mut count) = (None, 0);
        self.each_legal(&mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        first.filter(|_| count == 1 || all_must)
    }

    fn found(&mut self, player: Player, laid: u8, region: Region, sink: Sink) {
        if laid == 0 {
            self.add_village(player, HOME, sink);
        }
        let Some(&place) = FIRST_PLACES.get(usize::from(laid)) else { return };
        self.stack.remove(region);
        self.colony_mut(player).lay(place, region);
        sink(Event::Laid { player, place, region, origin: Origin::Setup });
        if usize::from(laid) + 1 < FIRST_PLACES.len() {
            self.push(player, Step::Found { laid: laid + 1 });
        }
    }

    fn roll(&mut self, player: Player, sink: Sink) {
        self.turn += 1;
        self.offers = 0;
        self.sets = Default::default();
        self.tray = Default::default();
        for die in &mut self.dice {
            *die = self.generator.below(6) as u8;
        }
        sink(Event::Rolled { player, turn: self.turn, dice: self.dice });
        self.push(player, Step::Choose);
        self.push(opponent(player), Step::Divide);
    }

    /// Every region of a number that was rolled gets a coin for each such die, as far as it has room and the pool has
    /// coins. No two regions are alike in suit and number, so that only different dice can compete for a coin.
    fn collect(&mut self, player: Player, sink: Sink) {
        for suit in Suit::ALL {
            let due = self.due(player, self.dice_of(player), suit);
            let (asked, pool) = (due.iter().sum::<u8>(), self.pool[suit as usize]);
            if asked > pool {
                sink(Event::Short { player, suit, missing: asked - pool });
                if pool > 0 {
                    self.push(player, Step::Serve { suit, due });
                }
                continue;
            }
            for (number, coins) in (Region::LOWEST..).zip(due) {
                let place = Region::new(suit, number).and_then(|region| self.colony(player).find(region));
                for _ in 0..coins {
                    if let Some(place) = place {
                        self.gain(player, place, Cause::Yield, sink);
                    }
                }
            }
        }
    }

    /// Puts up what an action builds, and what comes of it; the price is another matter.
    fn build(&mut self, player: Player, action: Action, sink: Sink) {
        let explores = self.explores(player, action);
        match action {
            Action::Road(side) => {
                let Some(column) = self.colony(player).road_site(side) else { return };
                self.colony_mut(player).add_road(column);
                self.built(player, Build::Road, column, sink);
            }
            Action::Village(side) => {
                let Some(column) = self.colony(player).village_site(side) else { return };
                self.add_village(player, column, sink);
                let road = if side == Side::Left { Side::Right } else { Side::Left }.of(column);
                sink(Event::RoadClosed { player, column: road });
            }
            Action::Town(column) => {
                self.colony_mut(player).upgrade(column);
                self.built(player, Build::Town, column, sink);
                sink(Event::Points { player, source: Source::Villages, points: -Source::Villages.each() });
                sink(Event::Points { player, source: Source::Towns, points: Source::Towns.each() });
            }
            Action::Trader(column) => {
                self.colony_mut(player).add_trader(column);
                self.built(player, Build::Trader, column, sink);
                sink(Event::Points { player, source: Source::Traders, points: Source::Traders.each() });
            }
            Action::Knight(place) => {
                self.colony_mut(player).add_knight(place);
                sink(Event::Built { player, build: Build::Knight, place });
                sink(Event::Points { player, source: Source::Knights, points: Source::Knights.each() });
            }
            _ => {}
        }
        if let Some(column) = explores {
            self.push(player, Step::Explore { column });
        }
    }

    fn add_village(&mut self, player: Player, column: u8, sink: Sink) {
        self.colony_mut(player).add_village(column);
        self.built(player, Build::Village, column, sink);
        sink(Event::Points { player, source: Source::Villages, points: Source::Villages.each() });
    }

    fn built(&self, player: Player, build: Build, column: u8, sink: Sink) {
        sink(Event::Built { player, build, place: Place::new(column, Row::Above) });
    }

    fn end_turn(&mut self, player: Player, sink: Sink) {
        sink(Event::TurnEnded { player, turn: self.turn });
        let next = opponent(player);
        let reached = [player, next].into_iter().any(|player| self.total(player) >= END.goal);
        let round_is_over = self.turn.is_multiple_of(2) || !END.finish_round;
        if self.turn >= END.last_turn || reached && round_is_over {
            let winner = if self.standing().rank[player.index()] == 1 { player } else { next };
            sink(Event::Over { winner });
        } else {
            if reached {
                sink(Event::LastTurn { player: next });
            }
            self.push(next, Step::Roll);
        }
    }

    /// A coin comes to a region.
    fn gain(&mut self, player: Player, place: Place, cause: Cause, sink: Sink) {
        let Some(field) = self.colony(player).field(place) else { return };
        let suit = field.region.suit();
        if let Some(coins) = self.colony_mut(player).coins_at(place) {
            *coins += 1;
            *self.heap(suit, cause) -= 1;
            sink(Event::Gained { player, place, suit, cause });
        }
    }

    /// A coin leaves a region.
    fn lose(&mut self, player: Player, place: Place, cause: Cause, sink: Sink) -> Option<Suit> {
        let suit = self.colony(player).field(place)?.region.suit();
        *self.colony_mut(player).coins_at(place)? -= 1;
        *self.heap(suit, cause) += 1;
        sink(Event::Lost { player, place, suit, cause });
        Some(suit)
    }

    /// Where coins go to and come from.
    fn heap(&mut self, suit: Suit, cause: Cause) -> &mut u8 {
        let heap = if cause.is_between_players() { &mut self.between } else { &mut self.pool };
        &mut heap[suit as usize]
    }
}
