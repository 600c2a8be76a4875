//! One round: the dice, and a player's part of it.

use super::layout::Layout;
use super::tables::DOUBLE_FACES;
use super::{Action, Bonus, Change, Colour, Event, Sheet};
use crate::{Dice, Player};

/// The five dice as they fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// The numbers on the pip dice.
    pub pips: [u8; 2],
    /// The colours on the colour dice.
    pub colours: [Colour; 2],
    /// Whether the hourglass shows double.
    pub double: bool,
}

impl Roll {
    pub(super) fn throw(dice: &mut impl Dice) -> Self {
        let pips = core::array::from_fn(|_| dice.die(6));
        let colours = core::array::from_fn(|_| Colour::ALL[dice.below(6) as usize]);
        Roll { pips, colours, double: dice.below(6) < DOUBLE_FACES }
    }

    /// Returns what a pair shows: a pip die and a colour die, each 0 or 1.
    pub(super) fn pair(&self, pip: u8, colour: u8) -> (u8, Colour) {
        (self.pips[usize::from(pip)], self.colours[usize::from(colour)])
    }
}

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
    pub fn play(self, sheet: &mut Sheet, part: &mut Part, player: Player, action: Action, mut sink: impl FnMut(Event)) {
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
