//! A player's part of a round.

use super::event::Sink;
use super::layout::Layout;
use super::{Action, Bonus, Change, Event, Roll, Sheet};
use crate::Player;

/// What a player has done so far in the running round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// At most a sale, two marks and done; done beyond `length`.
    actions: [Action; 4],
    length: u8,
}

impl Default for Part {
    fn default() -> Self {
        Part { actions: [Action::Done; 4], length: 0 }
    }
}

/// A mark as it was made: the dice, and what was done to them.
pub(super) type Pair = (u8, u8, Change);

impl Part {
    /// Returns the actions in their order.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.length)]
    }

    pub(super) fn marks(&self) -> impl Iterator<Item = Pair> {
        self.actions().iter().filter_map(|&action| match action {
            Action::Mark { pip, colour, with, .. } => Some((pip, colour, with)),
            _ => None,
        })
    }
}

/// What a part of a round depends on, beside the player.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub layout: &'static Layout,
    pub phase: u8,
    /// `None` while starting castles are chosen.
    pub roll: Option<Roll>,
}

impl Table {
    /// Carries a legal action out on a sheet, and adds it to the part.
    pub fn play(self, sheet: &mut Sheet, part: &mut Part, player: Player, action: Action, sink: Sink) {
        let Table { layout, phase, roll } = self;
        match (action, roll) {
            (Action::Castle(hex), _) => sheet.start(layout, player, hex, sink),
            (Action::Sell(true), _) => sheet.sell(player, phase, sink),
            (Action::Sell(false), _) => sink(Event::Kept(player)),
            (Action::Mark { pip, hex, with, .. }, Some(roll)) => {
                let spent = match with {
                    Change::Monk => Some(Bonus::Monk),
                    Change::Worker(_) => Some(Bonus::Worker),
                    Change::Nothing => part.marks().next().map(|_| Bonus::Silver),
                };
                if let Some(bonus) = spent {
                    sheet.spend(bonus);
                    sink(Event::Spent(player, bonus));
                }
                let number = if let Change::Worker(number) = with { number } else { roll.pips[usize::from(pip)] };
                sheet.write(layout, player, (hex, number), phase, sink);
            }
            (Action::Done, Some(_)) if part.marks().next().is_none() => {
                sheet.gain(Bonus::Worker);
                sink(Event::Rested(player));
            }
            (Action::Done | Action::Mark { .. }, _) => {}
        }
        // A part has room for all that is legal in it.
        if let Some(next) = part.actions.get_mut(usize::from(part.length)) {
            *next = action;
            part.length += 1;
        }
    }
}
