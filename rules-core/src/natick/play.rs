//! Playing an action: the step that it answers is taken from the agenda, and the steps that follow go on it.

use super::event::Sink;
use super::tables::event_of;
use super::{Action, Cause, DieEvent, Event, Illegal, Job, Natick, Space, Step};
use crate::Player;

impl Natick {
    /// Plays an action. Not generic, so that it is compiled once, with the rules.
    pub(super) fn act(&mut self, action: Action, sink: Sink) -> Result<(), Illegal> {
        self.check(action)?;
        let job = self.agenda.pop().ok_or(Illegal::Over)?;
        self.taken += 1;
        self.answer(job, action, sink);
        self.settle(sink);
        let passes = self.job().is_some_and(|next| next.player != job.player);
        self.passed = passes && action == Action::Done;
        // Before the other player decides, the one who just did hands over.
        if passes && action != Action::Done {
            self.push(job.player, Step::HandOver);
        }
        Ok(())
    }

    /// Carries out the answer to a step that was taken from the agenda.
    fn answer(&mut self, Job { player, step }: Job, action: Action, sink: Sink) {
        match (step, action) {
            (Step::Found { laid }, Action::Found(region)) => self.found(player, laid, region, sink),
            (Step::FirstRoad, road) => self.build(player, road, sink),
            (Step::Divide, Action::Divide(first)) => self.divide(player, first, sink),
            (Step::Choose, Action::Choose(tray)) => self.choose(player, tray, sink),
            (Step::Events { left }, Action::Resolve(die)) => {
                self.push(player, Step::Events { left: left.except(die.into()) });
                self.resolve(player, event_of(die), sink);
            }
            (Step::Harvest, Action::Put(space)) => {
                self.gain(player, space, Cause::Event(DieEvent::RichHarvest), sink);
            }
            (Step::Take { event }, Action::Take(space)) => self.take(player, event, space, sink),
            (Step::Take { event }, _) => sink(Event::Declined { player, event }),
            (Step::Give { taken }, Action::Pay(space)) => self.give(player, taken, space, sink),
            (Step::Discard { left }, Action::Pay(space)) => {
                self.lose(player, space, Cause::Event(DieEvent::RaiderAttack), sink);
                self.push(player, Step::Discard { left: left - 1 });
            }
            (Step::Serve { suit, due }, Action::Put(space)) => self.serve(player, suit, due, space, sink),
            (Step::Pay { cost, cause }, Action::Pay(space)) => self.pay(player, cost, cause, space, sink),
            (Step::Receive { suit, left, cause }, Action::Put(space)) => {
                self.gain(player, space, cause, sink);
                self.push(player, Step::Receive { suit, left: left - 1, cause });
            }
            (Step::Trade, Action::Done) => self.end_turn(player, sink),
            (Step::Trade, action) => {
                self.push(player, Step::Trade);
                match action {
                    Action::Bank { give, get } => self.bank(player, give, get, sink),
                    Action::Offer(offer) => self.offer(player, offer, sink),
                    _ => self.build(player, action, sink),
                }
            }
            (Step::Answer(offer), answer) => self.answer_offer(player, offer, answer == Action::Accept, sink),
            (Step::Explore { column }, Action::Scout(region)) => self.scout(player, column, region, sink),
            (Step::Explore { column }, _) => self.draw(player, column),
            (Step::Lay { region, column, origin }, Action::Lay(row)) => {
                self.lay(player, Space::new(column, row), region, origin, sink);
            }
            _ => {}
        }
    }

    /// Takes every step that needs no decision, or has one possible answer only.
    fn settle(&mut self, sink: Sink) {
        while let Some(job @ Job { player, step }) = self.agenda.pop() {
            match step {
                Step::Roll => self.roll(player, sink),
                Step::Collect => self.collect(player, sink),
                Step::Explore { .. } if self.stack.is_empty() => sink(Event::StackEmpty { player }),
                Step::Discard { left: 0 } | Step::Receive { left: 0, .. } | Step::Pay { cost: [0, 0, 0, 0], .. } => {}
                Step::Events { left } => {
                    let idle = self.idle_dice(player, left);
                    let left = left.except(idle);
                    idle.iter().for_each(|die| self.resolve(player, event_of(die), sink));
                    match left.len() {
                        0 => {}
                        1 => left.iter().for_each(|die| self.resolve(player, event_of(die), sink)),
                        _ => {
                            self.push(player, Step::Events { left });
                            if idle.is_empty() {
                                return;
                            }
                        }
                    }
                }
                _ => {
                    let forced = self.forced(job);
                    let Some(action) = forced else { return self.push(player, step) };
                    self.answer(job, action, sink);
                }
            }
        }
    }

    /// Returns the answer to a step if all answers have the same result. Steps that hand over or reveal are always asked.
    fn forced(&self, job: Job) -> Option<Action> {
        let purse = || self.colony(job.player).purse();
        let all_must = match job.step {
            Step::Found { .. } | Step::Harvest | Step::Give { .. } | Step::Discard { .. } => false,
            Step::Serve { .. } | Step::Lay { .. } => false,
            Step::Pay { cost, .. } => (0..4).find(|&suit| cost[suit] > 0).is_some_and(|s| purse().coins[s] == cost[s]),
            Step::Receive { suit, left, .. } => purse().room[suit as usize] == left,
            _ => return None,
        };
        let (mut first, mut count) = (None, 0);
        self.each_legal(job, &mut |action| {
            first = first.or(Some(action));
            count += 1;
        });
        first.filter(|_| count == 1 || all_must)
    }

    /// Pays one coin of a price.
    fn pay(&mut self, player: Player, mut cost: [u8; 4], cause: Cause, space: Space, sink: Sink) {
        if let Some(suit) = self.lose(player, space, cause, sink) {
            cost[suit as usize] -= 1;
            if cause == Cause::Offer && player == self.active() {
                let _ = self.pledged.push(space); // an offer has no more coins than there is room for
            }
            self.push(player, Step::Pay { cost, cause });
        }
    }
}
