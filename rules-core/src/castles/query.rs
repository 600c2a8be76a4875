//! What screens and computer players ask before they choose.

use heapless::Vec;

use crate::hex::{SPACES, Spaces};
use crate::{Actions, Game, Player};

use super::action::{Action, Illegal, Means, Slot, Types};
use super::effect::Effect;
use super::event::{Event, Source};
use super::tables;
use super::tile::Kind;
use super::{Castles, Stage};

/// What an action will bring to the player who takes it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Preview {
    /// Points, in the order in which they are scored.
    pub points: Vec<(Source, i16), 8>,
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
    /// All points together.
    pub fn total(&self) -> i16 {
        self.points.iter().map(|&(_, points)| points).sum()
    }

    fn note(&mut self, event: Event) {
        let amount = |change: i8| change.unsigned_abs();
        match event {
            Event::Points { points, source, .. } => {
                // An action scores at most four sources, each once.
                let _ = self.points.push((source, points));
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

/// Everything that a die, or the effect that waits, can do now.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// Places with a tile to take, one bit each.
    pub places: u32,
    /// Spaces for each stored tile.
    pub spaces: [Spaces; 3],
    /// Types of goods to sell.
    pub types: Types,
    /// Whether workers can be hired.
    pub hire: bool,
    /// Depots with goods to load, bit 0 for depot 1.
    pub depots: u8,
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
    /// What an action brings, exactly as applying it would; nothing for one that hands over.
    pub fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        let mut preview = Preview::default();
        let told = !self.hands_over(action);
        self.clone().apply(action, |event| {
            if told {
                preview.note(event);
            }
        })?;
        Ok(preview)
    }

    /// Everything that a die, or the effect that waits, can do now.
    pub fn options(&self, means: Means) -> Options {
        let mut list = Actions::new();
        self.legal(&mut list);
        let mut options = Options::default();
        for action in list {
            match action {
                Action::Take { with, from, .. } if with == means => options.places |= 1 << from.0,
                Action::Place { with, slot, space } if with == means => {
                    let spaces = &mut options.spaces[slot as usize];
                    *spaces = spaces.with(space);
                }
                Action::Sell { with, goods } if with == means => options.types.0 |= 1 << (goods - 1),
                Action::Hire { with } if with == means => options.hire = true,
                Action::Load { depot, .. } if means == Means::Effect => options.depots |= 1 << (depot - 1),
                _ => {}
            }
        }
        options
    }

    /// The action that places a stored tile on a space for the fewest workers, with which die, if there is one.
    pub fn cheapest_place(&self, slot: Slot, space: u8) -> Option<Action> {
        self.cheapest(|action| matches!(action, Action::Place { slot: s, space: at, .. } if s == slot && at == space))
    }

    /// Among the legal actions that `fits` accepts, the one that costs the fewest workers; the first of equals.
    pub fn cheapest(&self, fits: impl Fn(Action) -> bool) -> Option<Action> {
        let mut list = Actions::new();
        self.legal(&mut list);
        let fitting = list.into_iter().filter(|&action| fits(action));
        fitting.min_by_key(|&action| self.workers(action))
    }

    /// Whether the player to move could buy something now.
    pub fn can_buy(&self) -> bool {
        self.position.stage == Stage::Rounds && self.may_buy()
    }

    /// The area of a space of a player's estate; `None` where there is no such space or no estate yet.
    pub fn area(&self, player: Player, space: u8) -> Option<Area> {
        let seat = self.position.seats.get(player.index())?;
        if seat.estate == 0 || usize::from(space) >= SPACES {
            return None;
        }
        let grounds = self.grounds(player);
        let spaces = grounds.estate().area(space);
        Some(Area {
            kind: grounds.estate().kind(space),
            spaces,
            empty: spaces.without(grounds.filled()),
            size_points: tables::area_points(spaces.len()),
            phase_points: tables::phase_points(self.position.phase),
        })
    }

    /// The bonus tile that the next player to cover a colour takes: whether it is the large one, and its points.
    pub fn next_bonus(&self, kind: Kind) -> Option<(bool, i16)> {
        let place = self.position.bonuses[kind as usize].iter().position(Option::is_none)?;
        let large = place == 0;
        Some((large, tables::bonus_points(large, self.position.setup.players)))
    }
}
