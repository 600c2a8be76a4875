//! Building settlements and roads, hiring units, and adding regions.

use super::setup::FIRST_SPACES;
use super::{Action, Build, Event, HOME, Natick, Origin, Region, Row, Side, Source, Space, Step, event::Sink};
use crate::{Dice, Player};

impl Natick {
    /// Lays a region around the first village, which comes with the first of them.
    pub(super) fn found(&mut self, player: Player, laid: u8, region: Region, sink: Sink) {
        if laid == 0 {
            self.colony_mut(player).add_village(HOME);
            built(player, Build::Village, HOME, sink);
            score(player, Source::Villages, sink);
        }
        self.stack.remove(region);
        self.lay(player, FIRST_SPACES[usize::from(laid) % FIRST_SPACES.len()], region, Origin::Setup, sink);
        if usize::from(laid) + 1 < FIRST_SPACES.len() {
            self.push(player, Step::Found { laid: laid + 1 });
        }
    }

    /// Builds. After the set-up it has a price; the region that comes with it comes once that is paid.
    pub(super) fn build(&mut self, player: Player, action: Action, sink: Sink) {
        if let Some(column) = self.explores(player, action) {
            self.push(player, Step::Explore { column });
        }
        if let (true, Some(build)) = (self.turn > 0, action.build()) {
            self.push(player, Step::price(build));
        }
        let colony = self.colony_mut(player);
        match action {
            Action::Road(side) => {
                let Some(column) = colony.road_site(side) else { return };
                colony.add_road(column);
                built(player, Build::Road, column, sink);
            }
            Action::Village(side) => {
                let Some(column) = colony.village_site(side) else { return };
                colony.add_village(column);
                built(player, Build::Village, column, sink);
                score(player, Source::Villages, sink);
                let road = if side == Side::Left { Side::Right } else { Side::Left }.of(column);
                sink(Event::RoadClosed { player, column: road });
            }
            Action::Town(column) => {
                colony.upgrade(column);
                built(player, Build::Town, column, sink);
                sink(Event::Points { player, source: Source::Villages, points: -Source::Villages.each() });
                score(player, Source::Towns, sink);
            }
            Action::Trader(column) => {
                colony.add_trader(column);
                built(player, Build::Trader, column, sink);
                score(player, Source::Traders, sink);
            }
            Action::Knight(space) => {
                colony.add_knight(space);
                sink(Event::Built { player, build: Build::Knight, space });
                score(player, Source::Knights, sink);
            }
            _ => {}
        }
    }

    /// Draws a region. The stack has no order: any of its tiles may be on top.
    pub(super) fn draw(&mut self, player: Player, column: u8) {
        let drawn = self.generator.below(self.stack.len().into()) as usize;
        if let Some(region) = self.stack.iter().nth(drawn) {
            self.stack.remove(region);
            self.push(player, Step::Lay { region, column, origin: Origin::Draw });
        }
    }

    pub(super) fn scout(&mut self, player: Player, column: u8, region: Region, sink: Sink) {
        self.stack.remove(region);
        built(player, Build::Scout, column, sink);
        self.push(player, Step::Lay { region, column, origin: Origin::Scout });
        self.push(player, Step::price(Build::Scout));
    }

    pub(super) fn lay(&mut self, player: Player, space: Space, region: Region, origin: Origin, sink: Sink) {
        self.colony_mut(player).lay(space, region);
        sink(Event::Laid { player, space, region, origin });
    }

    /// Returns the column that gets a new region with what an action builds: beyond a new village; at a new road that
    /// has one region; at a new town that has three.
    pub fn explores(&self, player: Player, action: Action) -> Option<u8> {
        let colony = self.colony(player);
        let empty = |column: u8| colony.empty_rows(column).count();
        match action {
            Action::Road(side) => colony.road_site(side).filter(|&column| empty(column) == 1),
            Action::Village(side) => colony.village_site(side).map(|column| side.of(column)),
            Action::Town(column) => {
                let sides = Side::ALL.map(|side| side.of(column));
                let three = sides.into_iter().map(empty).sum::<usize>() == 1;
                sides.into_iter().find(|&side| three && empty(side) == 1)
            }
            _ => None,
        }
    }
}

fn built(player: Player, build: Build, column: u8, sink: Sink) {
    sink(Event::Built { player, build, space: Space::new(column, Row::Above) });
}

fn score(player: Player, source: Source, sink: Sink) {
    sink(Event::Points { player, source, points: source.each() });
}
