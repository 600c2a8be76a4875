//! What screens and computer players ask before they choose.

use heapless::Vec;

use crate::castles::action::{Action, Illegal, Payment};
use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::source::Source;
use crate::castles::parts::tile::Kind;
use crate::castles::tables;
use crate::hex::WideSpaces as Spaces;
use crate::{Game, Player};

/// What an action will bring to the player who takes it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Points, in the order in which they are scored.
    pub points: Vec<(Source, i16), 12>,
    /// Points for the counter of a solo game.
    pub earned: Vec<(Source, i16), 8>,
    /// Workers paid.
    pub workers_paid: u8,
    /// Workers gained.
    pub workers_gained: u8,
    /// Silver paid.
    pub silver_paid: u8,
    /// Silver gained.
    pub silver_gained: u8,
    /// The area that is completed: its colour and size.
    pub area: Option<(Kind, u8)>,
    /// The bonus tile that is taken: its colour, and whether it is the large one.
    pub bonus: Option<(Kind, bool)>,
    /// The effect that will wait.
    pub waits: Option<Effect>,
    /// The effect that is lost because it cannot be used.
    pub lost: Option<Effect>,
}

impl Preview {
    /// Returns the sum of all points.
    pub fn total(&self) -> i16 {
        self.points.iter().map(|&(_, points)| points).sum()
    }

    /// Takes note of what happened to a player.
    pub(super) fn note(&mut self, player: Player, event: Event) {
        let amount = |change: i8| change.unsigned_abs();
        match event {
            Event::Workers { player: other, .. } if other != player => {}
            Event::Points { points, source, .. } => {
                // An action scores at most six times: a building, area, phase, bonus tile, posts and their bonus. Then each
                // type of goods whose stack goes on along a route may once.
                let _ = self.points.push((source, points));
            }
            Event::Earned { points, source, .. } => {
                let _ = self.earned.push((source, points));
            }
            Event::Workers { change, .. } if change < 0 => self.workers_paid += amount(change),
            Event::Workers { change, .. } => self.workers_gained += amount(change),
            Event::Silver { change, .. } if change < 0 => self.silver_paid += amount(change),
            Event::Silver { change, .. } => self.silver_gained += amount(change),
            Event::AreaCompleted { kind, size, .. } => self.area = Some((kind, size)),
            Event::BonusTaken { kind, large, .. } => self.bonus = Some((kind, large)),
            Event::EffectWaits { effect, .. } => self.waits = Some(effect),
            Event::EffectLost { effect, .. } => self.lost = Some(effect),
            _ => {}
        }
    }
}

/// An area of an estate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    /// Its colour.
    pub kind: Kind,
    /// Its spaces.
    pub spaces: Spaces,
    /// Those still empty.
    pub empty: Spaces,
    /// Points for its size when it is completed.
    pub size_points: i16,
    /// Points for completing it in this phase.
    pub phase_points: i16,
}

impl Castles {
    /// Returns what an action brings, exactly as applying it would; nothing for one that hands over.
    pub fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        let mut preview = Preview::default();
        let told = !self.hands_over(action);
        let player = self.position.current();
        let mut note = |event| {
            if told {
                preview.note(player, event);
            }
        };
        self.clone().tell(action, &mut note)?;
        Ok(preview)
    }

    /// Returns the workers that a legal action costs the player to move, without trying it.
    pub fn workers(&self, action: Action) -> u8 {
        let workers = match action {
            Action::Take { with, from, into } => self.check_take(with, from, into).map(|(.., workers)| workers),
            Action::Place { with, storage, space } => {
                self.check_place(with, storage, space).map(|(_, workers)| workers)
            }
            Action::Sell { with, goods } => self.check_sell(with, goods),
            Action::TakeShield { shield, space } => self.check_shield(shield, space),
            Action::Buy { payment: Payment::Workers, .. } | Action::BuyInto { payment: Payment::Workers, .. } => {
                Ok(tables::PRICE)
            }
            Action::PayTribute { payment: Payment::Workers } => Ok(tables::TRIBUTE),
            _ => Ok(0),
        };
        workers.unwrap_or_default()
    }

    /// Returns the area of a space of a player's estate; `None` where there is no such space or no estate yet.
    pub fn area(&self, player: Player, space: u8) -> Option<Area> {
        let duchy = self.position.duchy(player);
        let built = self.built(player);
        if duchy.estate == 0 || space >= built.estate().spaces() {
            return None;
        }
        let spaces = built.estate().area(space);
        Some(Area {
            kind: built.estate().kind(space),
            spaces,
            empty: spaces.without(built.filled()),
            size_points: built.size_points(space),
            phase_points: tables::phase_points(self.position.phase),
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::castles::{Action, Castles, DepotSpace, Edition, Estates, Illegal, Means, Setup, Storage};
    use crate::{Actions, Game, Seed};

    #[test]
    fn the_workers_that_an_action_needs_would_do() {
        let mut refused = 0;
        for seed in 0..10 {
            let mut game = Castles::new(Castles::DEFAULT, Seed::new(seed)).unwrap();
            let (mut list, mut pick) = (Actions::new(), seed as usize);
            while !game.is_over() {
                let takes = (0..DepotSpace::BLACK).map(|at| (DepotSpace(at), None));
                let takes = takes.map(|(from, into)| Action::Take { with: Means::First, from, into });
                let places = (0..37).map(|space| (Storage(0), space));
                let places = places.map(|(storage, space)| Action::Place { with: Means::First, storage, space });
                for action in takes.chain(places) {
                    if let Err(Illegal::Workers(needed)) = game.preview(action) {
                        let mut richer = game.clone();
                        let player = richer.position.current();
                        assert!(u16::from(needed) > richer.position.duchy(player).workers);
                        richer.position.duchy_mut(player).workers = needed.into();
                        assert_eq!(richer.preview(action).map(|preview| preview.workers_paid), Ok(needed));
                        refused += 1;
                    }
                }
                game.legal(&mut list);
                pick = pick.wrapping_mul(25_214_903_917).wrapping_add(11);
                game.apply(list[(pick >> 16) % list.len()], |_| {}).unwrap();
            }
        }
        assert!(refused > 1000);
    }

    #[test]
    fn the_cost_is_what_applying_charges() {
        for edition in [Edition::E2011, Edition::E2019] {
            for seed in 0..20 {
                let setup =
                    Setup { players: 2 + (seed % 3) as u8, edition, estates: Estates::Random, ..Castles::DEFAULT };
                let mut game = Castles::new(setup, Seed::new(seed)).unwrap();
                let mut list = Actions::new();
                let mut pick = seed as usize;
                while !game.is_over() {
                    game.legal(&mut list);
                    for &action in &list {
                        assert_eq!(game.workers(action), game.preview(action).unwrap().workers_paid, "{action:?}");
                    }
                    pick = pick.wrapping_mul(25_214_903_917).wrapping_add(11);
                    game.apply(list[(pick >> 16) % list.len()], |_| {}).unwrap();
                }
            }
        }
    }
}
