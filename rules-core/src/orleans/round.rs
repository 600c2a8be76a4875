//! The phases of a round, and what passes from one player to the next.

use crate::Player;
use crate::orleans::event::{Cause, Event, Source};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Phase};
use crate::orleans::parts::{Hourglass, Kind, Order, Space};
use crate::orleans::scenarios::{Scenario, citizen};

impl Orleans {
    /// Turns over the event of the next round, and takes the census.
    pub(crate) fn begin_round(&mut self, sink: Sink) {
        self.table.round += 1;
        let round = self.table.round;
        let base = self.table.setup.scenario == Scenario::Base;
        let event = match self.table.setup.rules().events {
            // The light Pilgrimage lies on top.
            Order::Stack(tiles) if base && self.table.stack.remove(0) => tiles.first(),
            Order::Stack(tiles) => self.table.stack.draw(&mut self.dice).and_then(|tile| tiles.get(usize::from(tile))),
            Order::Fixed(events) => events.get(usize::from(round) - 1),
        };
        self.table.event = event.copied().unwrap_or(Hourglass::Pilgrimage);
        sink(Event::RoundBegan { round: self.table.round, event: self.table.event });
        self.table.phase = Phase::Census;
        if self.table.setup.rules().census {
            self.census(sink);
        }
    }

    /// Gives a coin to the only leader on the farmers' track; of more than two players the only last one pays one.
    fn census(&mut self, sink: Sink) {
        let farmers = |player: &Player| self.table.holdings[player.index()].track(Kind::Farmer);
        let only = |step: Option<u8>| {
            let mut there = self.table.in_order().filter(|player| Some(farmers(player)) == step);
            there.next().filter(|_| there.next().is_none())
        };
        let first = only(self.table.in_order().map(|player| farmers(&player)).max());
        let last = only(self.table.in_order().map(|player| farmers(&player)).min());
        if let Some(player) = first {
            self.table.current = player;
            self.pay(1, Cause::Census, sink);
        }
        if let Some(player) = last.filter(|_| self.table.setup.players > 2) {
            self.table.current = player;
            self.owe(1, Cause::Census, sink);
        }
    }

    /// Begins the next player's part, or the next phase, or ends the game.
    pub(crate) fn next_part(&mut self, sink: Sink) {
        let table = &mut self.table;
        let decided = table.won || table.setup.is_won_together() && table.holding().lost;
        if decided {
            return self.finish(sink);
        }
        let left = table.left_of(table.current);
        match table.phase {
            Phase::Over => {}
            Phase::Setup => {
                table.stage += 1;
                self.prepare(sink);
            }
            Phase::Census => {
                table.phase = Phase::Planning;
                self.plan(self.table.start);
            }
            Phase::Planning if left != table.start => self.plan(left),
            Phase::Planning => {
                table.phase = Phase::Actions;
                self.next_turn(self.table.start, sink);
            }
            Phase::Actions => self.next_turn(left, sink),
            Phase::Event if left != table.start => self.meet_event(left, sink),
            Phase::Event => {
                table.phase = Phase::Dues;
                self.pay_due(sink);
            }
            Phase::Dues => self.end_round(sink),
        }
    }

    /// Asks for a choice before the first round, or begins it.
    pub(crate) fn prepare(&mut self, sink: Sink) {
        let table = &mut self.table;
        table.phase = Phase::Setup;
        let other = table.left_of(table.start);
        let part = match (table.setup.scenario, table.stage) {
            (Scenario::Prosperity, stage) if stage < table.setup.players => {
                let player = table.in_order().nth(stage.into()).unwrap_or(table.start);
                Some((player, Job::Keep))
            }
            (Scenario::Invasion, stage) if table.setup.choose_characters && stage < table.setup.players => {
                let player = table.in_order().nth(stage.into()).unwrap_or(table.start);
                Some((player, Job::Character))
            }
            (Scenario::Dignitary, 0) => Some((table.start, Job::Settle)),
            (Scenario::Duel, 0) => Some((table.start, Job::Start)),
            (Scenario::Duel, 1) => Some((other, Job::Start)),
            (Scenario::Duel, 2) => Some((table.start, Job::Choose { one: 5, two: 0 })),
            (Scenario::Duel, 3) => Some((other, Job::Choose { one: 5, two: 5 })),
            (Scenario::Duel, 4) => Some((table.start, Job::Choose { one: 0, two: 5 })),
            _ => None,
        };
        if let Some((player, job)) = part {
            table.current = player;
            table.push(job);
        } else {
            self.begin_round(sink);
        }
    }

    /// Notes that a player who plays alone has won.
    pub(crate) fn check_victory(&mut self) {
        let table = &mut self.table;
        if table.is_invasion() {
            return;
        }
        let citizens = table.holding().citizens;
        let enough = table.setup.citizen_goal().is_some_and(|goal| citizens >= goal);
        if table.setup.is_won_together() && !table.won && (enough || table.has_met_all(table.current)) {
            table.won = true;
            table.agenda.clear();
        }
    }

    fn plan(&mut self, player: Player) {
        self.table.current = player;
        self.table.push(Job::Plan { back: 0 });
        self.table.push(Job::Draw);
    }

    /// Begins the next turn in the action phase, or the event if nobody can or wants to do anything more.
    fn next_turn(&mut self, from: Player, sink: Sink) {
        self.table.acted = false;
        if let Some(player) = self.table.next_to_act(from) {
            self.table.current = player;
            self.table.push(Job::Act);
        } else {
            self.table.phase = Phase::Event;
            self.meet_event(self.table.start, sink);
        }
    }

    /// Lets a player meet the event of the round.
    fn meet_event(&mut self, player: Player, sink: Sink) {
        self.table.current = player;
        if !self.table.setup.objectives().is_empty() {
            self.table.push(Job::Mark);
        }
        if self.table.event.is_of_the_team() {
            if player == self.table.start {
                self.meet_together(sink);
            }
        } else if self.table.can_cancel(player) {
            self.table.push(Job::Sacristy);
        } else {
            self.suffer(sink);
        }
    }

    /// Ends the round. The game ends with the last one.
    fn end_round(&mut self, sink: Sink) {
        let table = &mut self.table;
        for holding in &mut table.holdings[..usize::from(table.setup.players)] {
            holding.fired = false;
            holding.fulfilled = false;
            for place in holding.places() {
                let spaces = &mut holding.spaces[place as usize];
                spaces.iter_mut().filter(|space| **space == Space::Fresh).for_each(|space| *space = Space::Technology);
            }
        }
        (table.passed, table.idle) = (0, 0);
        if table.is_invasion() {
            table.won = table.is_saved();
            if !table.won && table.event == Hourglass::Invasion {
                self.lose_together(sink);
            }
        }
        let table = &mut self.table;
        let decided = table.won
            || table.in_order().any(|player| table.has_met_all(player) || table.holdings[player.index()].lost);
        if table.round < table.setup.rounds() && !decided {
            table.start = table.left_of(table.start);
            self.begin_round(sink);
        } else {
            self.finish(sink);
        }
    }

    /// Ends the game: the only player with the most trading stations gets a citizen, then everything is scored.
    fn finish(&mut self, sink: Sink) {
        let most = self.table.in_order().map(|player| self.table.stations_of(player)).max();
        let mut leaders = self.table.in_order().filter(|&player| Some(self.table.stations_of(player)) == most);
        if let (Some(leader), None) = (leaders.next(), leaders.next()) {
            self.table.current = leader;
            self.take_citizen(citizen::STATIONS, sink);
        }
        self.table.phase = Phase::Over;
        for player in Player::all(self.table.setup.players) {
            for source in Source::ALL {
                let points = self.table.projected(player, source);
                if points != 0 {
                    sink(Event::Points { player, points, source });
                }
            }
        }
        sink(Event::GameOver);
    }
}
