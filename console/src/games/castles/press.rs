//! Handling buttons: where the cursor goes, and which action A takes.

use rules_core::castles::{Action, Effect, Means, Origin, Stage};
use rules_core::{Game, Player};
use texts::console::{LOOK, NEXT};
use texts::{Text, castles as say};

use super::Board;
use super::board::choice::{Marks, Target, choices, usable};
use super::board::focus::Focus;
use super::board::list::{self, List};
use super::board::sheet::{self, Row};
use super::board::{depots, estate, routes, shields, tribute};
use super::pieces::layout;
use super::seat::Seat;
use crate::Button;
use crate::game::step;
use crate::game::table::{Reply, Table};

/// The space in the middle of an estate.
const MIDDLE: u8 = 18;

impl Board {
    /// Returns the action that A takes now, if it takes one.
    pub fn action(&self, seat: &Seat<'_>) -> Option<Action> {
        match self.focus {
            Focus::Hand => match sheet::rows(seat, self.hand)[..] {
                [Row::End] => Some(Action::EndTurn),
                _ => None,
            },
            Focus::On(at) => {
                let choices = choices(seat, self.hand, at);
                choices.first().copied().filter(|_| choices.len() == 1)
            }
            Focus::Choice(at, index) => choices(seat, self.hand, at).get(usize::from(index)).copied(),
            Focus::Menu(row) => sheet::rows(seat, self.hand).get(usize::from(row))?.action(self.hand),
            Focus::Offer(second) => Some(Action::PickEstate(second)),
            Focus::Pick(list, row) => list.action(seat, row),
            Focus::Castle(shield, space) => Some(Action::TakeShield { shield, space }),
            Focus::Double
            | Focus::Players(_)
            | Focus::Look(..)
            | Focus::Routes(..)
            | Focus::Shields(_)
            | Focus::Colours
            | Focus::Walk(_) => None,
        }
    }

    /// Returns the estate and the spot of it that is only looked at.
    pub fn looked_at(&self, seat: &Seat<'_>) -> Option<(Player, u8)> {
        match self.focus {
            Focus::Look(player, at) => Some((player, at)),
            Focus::Walk(at) => Some((seat.player, at)),
            _ => None,
        }
    }

    /// Goes into the estate, to the first of the cheapest spaces; where this die has none, the other is taken in hand;
    /// where none has one, the estate can be looked at. Where there are too many placements, the tile is asked for
    /// first.
    pub fn enter_estate(&mut self, seat: &Seat<'_>) {
        match seat.legal.iter().find(|action| matches!(action, Action::Choose { .. })) {
            Some(Action::Choose { tile: Origin::Stored(_) }) => return self.focus = Focus::Pick(List::Tiles, 0),
            Some(_) => return self.enter_depots(seat),
            None => {}
        }
        let hands = [self.hand, Some(Means::First), Some(Means::Second)];
        let found = hands.into_iter().find_map(|hand| Some((hand, Marks::of(seat, hand).best_space()?)));
        if let Some((hand, space)) = found {
            *self = Board { hand, focus: Focus::On(Target::Space(space)) };
        } else if seat.game.position().duchy(seat.player).estate > 0 {
            self.focus = Focus::Walk(MIDDLE);
        }
    }

    /// Goes to the depots, to the first of the cheapest tiles.
    pub fn enter_depots(&mut self, seat: &Seat<'_>) {
        let best = Marks::of(seat, self.hand).best_tile().or_else(|| depots::lying(seat).next());
        match best {
            Some(at) => self.focus = Focus::On(Target::Tile(at)),
            None => self.focus = Focus::Players(seat.player),
        }
    }

    pub fn press_hand(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        let waits = seat.game.position().waiting();
        match button {
            Button::Left | Button::Right => {
                // The other die, if it can be used.
                let other = match self.hand {
                    Some(Means::First) => Means::Second,
                    Some(Means::Second) => Means::First,
                    _ => return Reply::Stay,
                };
                let offer = estate::double(seat).is_some();
                // The offer of a shield stands beside the two dice.
                match (button, self.hand) {
                    (Button::Left, Some(Means::First)) | (Button::Right, Some(Means::Second)) if offer => {
                        self.focus = Focus::Double;
                    }
                    _ if usable(seat, other) => self.hand = Some(other),
                    _ => {}
                }
            }
            Button::Down => self.enter_estate(seat),
            Button::X if seat.game.position().stage.is_dealt() => self.enter_depots(seat),
            Button::X => self.focus = Focus::Players(seat.player),
            Button::A => match self.action(seat) {
                Some(action) => return Reply::Act(action),
                None if depots::is_ship(waits) && sheet::rows(seat, self.hand).len() == 1 => {
                    *self = Self::arrive(seat);
                }
                None if waits == Some(Effect::Order) => self.focus = Focus::Pick(List::Order, 0),
                None => self.focus = Focus::Menu(0),
            },
            Button::B if seat.undo => return Reply::Undo,
            _ => {}
        }
        Reply::Stay
    }

    /// Returns the row of the menu that gives up the effect that waits, if that is possible.
    pub fn without(&self, seat: &Seat<'_>) -> Option<u8> {
        let rows = sheet::rows(seat, self.hand);
        rows.iter().position(|row| *row == Row::Decline).map(|row| row as u8)
    }

    /// Returns the row that B leads to from another one of the menu: the one that gives up the effect that waits.
    pub fn skip(&self, seat: &Seat<'_>, row: u8) -> Option<u8> {
        self.without(seat).filter(|&without| without != row)
    }

    /// Handles a button on the offer of a shield.
    pub fn press_double(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        match button {
            Button::A => self.focus = Focus::Pick(List::Shields, 0),
            Button::Left => *self = Board { hand: Some(Means::Second), focus: Focus::Hand },
            Button::Right | Button::Up => *self = Board { hand: Some(Means::First), focus: Focus::Hand },
            Button::Down => self.enter_estate(seat),
            Button::X => self.enter_depots(seat),
            Button::B if seat.undo => return Reply::Undo,
            _ => {}
        }
        Reply::Stay
    }

    pub fn press_pick(&mut self, seat: &Seat<'_>, list: List, row: u8, button: Button) -> Reply<Action> {
        let count = list.len(seat) as u8;
        match button {
            Button::A => match (self.action(seat), list.shield(seat, row)) {
                (Some(action), _) => return Reply::Act(action),
                (None, Some(shield)) => {
                    if let Some(space) = list::best_castle(seat, shield) {
                        self.focus = Focus::Castle(shield, space);
                    }
                }
                _ => {}
            },
            Button::B => self.focus = Focus::Hand,
            Button::X => self.enter_depots(seat),
            Button::Up => self.focus = Focus::Pick(list, row.checked_sub(1).unwrap_or(count.saturating_sub(1))),
            Button::Down => self.focus = Focus::Pick(list, if row + 1 < count { row + 1 } else { 0 }),
            // A page of a long list.
            Button::Right => self.focus = Focus::Pick(list, (row + 6).min(count.saturating_sub(1))),
            Button::Left => self.focus = Focus::Pick(list, row.saturating_sub(6)),
            _ => {}
        }
        Reply::Stay
    }

    pub fn press_castle(&mut self, seat: &Seat<'_>, shield: u8, space: u8, button: Button) -> Reply<Action> {
        match button {
            Button::A => return self.action(seat).map_or(Reply::Stay, Reply::Act),
            Button::B => {
                let row =
                    (0..).take(List::Shields.len(seat)).find(|&row| List::Shields.shield(seat, row) == Some(shield));
                self.focus = Focus::Pick(List::Shields, row.unwrap_or(0));
            }
            Button::X => {}
            _ => self.focus = Focus::Castle(shield, step::on_hexagon(space, list::castles(seat, shield), button)),
        }
        Reply::Stay
    }

    pub fn press_target(&mut self, seat: &Seat<'_>, at: Target, button: Button) -> Reply<Action> {
        match (button, at) {
            (Button::A, _) => {
                if let Some(action) = self.action(seat) {
                    return Reply::Act(action);
                }
                if !choices(seat, self.hand, at).is_empty() {
                    self.focus = Focus::Choice(at, 0);
                }
            }
            (Button::B, _) if seat.game.position().stage == Stage::Castles => {
                if seat.undo {
                    return Reply::Undo;
                }
            }
            (Button::B, _) => self.focus = self.without(seat).map_or(Focus::Hand, Focus::Menu),
            // B leads from there to the start of a turn, wherever the player came from.
            (Button::X, Target::Tile(_)) => *self = Board { focus: Focus::Players(seat.player), ..Self::arrive(seat) },
            (Button::X, _) if seat.game.position().stage == Stage::Castles => self.focus = Focus::Players(seat.player),
            (Button::X, _) => self.enter_depots(seat),
            (_, Target::Space(space)) => {
                let targets = Marks::of(seat, self.hand).targets();
                let next = layout::of(seat, seat.player, 0).step(space, targets, button);
                self.focus = Focus::On(Target::Space(next));
            }
            (_, Target::Tile(at)) => self.focus = Focus::On(Target::Tile(depots::step(seat, self.hand, at, button))),
            (_, Target::Depot(depot)) => {
                self.focus = Focus::On(Target::Depot(depots::step_depot(depot, depots::harbours(seat), button)));
            }
        }
        Reply::Stay
    }

    pub fn press_choice(&mut self, seat: &Seat<'_>, at: Target, index: u8, button: Button) -> Reply<Action> {
        let count = choices(seat, self.hand, at).len().max(1) as u16;
        // Loads are a list, other choices lie three in a row.
        let (aside, down) = if matches!(at, Target::Depot(_)) { (4, 1) } else { (1, 3) };
        let forward = |by: u16| ((u16::from(index) + by) % count) as u8;
        let back = |by: u16| forward(count - by % count);
        match button {
            Button::A => return self.action(seat).map_or(Reply::Stay, Reply::Act),
            Button::B => self.focus = Focus::On(at),
            Button::Right => self.focus = Focus::Choice(at, forward(aside)),
            Button::Left => self.focus = Focus::Choice(at, back(aside)),
            Button::Down => self.focus = Focus::Choice(at, forward(down)),
            Button::Up => self.focus = Focus::Choice(at, back(down)),
            _ => {}
        }
        Reply::Stay
    }

    pub fn press_menu(&mut self, seat: &Seat<'_>, row: u8, button: Button) -> Reply<Action> {
        let rows = sheet::rows(seat, self.hand);
        let last = rows.len().saturating_sub(1) as u8;
        match button {
            Button::A => match (self.action(seat), rows.get(usize::from(row))) {
                (Some(action), _) => return Reply::Act(action),
                (None, Some(Row::Take | Row::Exchange)) => self.enter_depots(seat),
                (None, Some(Row::Order)) => self.focus = Focus::Pick(List::Order, 0),
                (None, Some(Row::Place)) => self.enter_estate(seat),
                (None, Some(Row::Load)) => *self = Self::arrive(seat),
                (None, Some(Row::Shield)) => self.focus = Focus::Pick(List::Shields, 0),
                (None, Some(Row::Discard)) => self.focus = Focus::Pick(List::Tiles, 0),
                _ => {}
            },
            Button::B if tribute::asked(seat.game).is_some() && seat.undo => return Reply::Undo,
            Button::B if tribute::asked(seat.game).is_some() => {}
            // First to the row that gives up the effect: a long list does not show it.
            Button::B => self.focus = self.skip(seat, row).map_or(Focus::Hand, Focus::Menu),
            Button::X => self.enter_depots(seat),
            Button::Up => self.focus = Focus::Menu(row.checked_sub(1).unwrap_or(last)),
            Button::Down => self.focus = Focus::Menu(if row < last { row + 1 } else { 0 }),
            _ => {}
        }
        Reply::Stay
    }

    pub fn press_look(&mut self, seat: &Seat<'_>, button: Button) {
        let players = seat.game.players();
        let turn = |player: Player, by: u8| Player((player.0 + by) % players);
        self.focus = match (self.focus, button) {
            (Focus::Players(player), Button::Left) => Focus::Players(turn(player, players - 1)),
            (Focus::Players(player), Button::Right) => Focus::Players(turn(player, 1)),
            (Focus::Players(player), Button::A) if seat.game.position().duchy(player).estate > 0 => {
                Focus::Look(player, MIDDLE)
            }
            (Focus::Look(player, _), Button::B) => Focus::Players(player),
            (Focus::Look(player, _), Button::A) if players > 1 => Focus::Look(turn(player, 1), MIDDLE),
            (Focus::Look(player, at), Button::Up | Button::Down | Button::Left | Button::Right) => {
                Focus::Look(player, estate::step(seat, player, at, button))
            }
            (Focus::Walk(_), Button::B) => Focus::Hand,
            (Focus::Walk(_), Button::X) if seat.game.position().stage == Stage::Rounds => {
                return self.enter_depots(seat);
            }
            (Focus::Walk(_), Button::X) => Focus::Players(seat.player),
            (Focus::Walk(at), Button::Up | Button::Down | Button::Left | Button::Right) => {
                Focus::Walk(estate::step(seat, seat.player, at, button))
            }
            (Focus::Routes(player, space), Button::Left | Button::Right) => {
                let spaces = routes::spaces(seat);
                let by = if button == Button::Left { spaces - 1 } else { 1 };
                Focus::Routes(player, (space + by) % spaces)
            }
            (Focus::Routes(player, space), Button::Up) => Focus::Routes(turn(player, players - 1), space),
            (Focus::Routes(player, space), Button::Down) => Focus::Routes(turn(player, 1), space),
            (Focus::Shields(row), Button::Up | Button::Down) => {
                let count = shields::in_play(seat).len().max(1) as u8;
                Focus::Shields((row + if button == Button::Up { count - 1 } else { 1 }) % count)
            }
            // X goes on to the pages that this game has.
            (Focus::Players(_) | Focus::Look(..), Button::X) if routes::played(seat) => Focus::Routes(seat.player, 0),
            (Focus::Players(_) | Focus::Look(..) | Focus::Routes(..), Button::X) if shields::played(seat) => {
                Focus::Shields(0)
            }
            (Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) | Focus::Shields(_), Button::X)
                if seat.game.position().stage.is_dealt() =>
            {
                Focus::Colours
            }
            (_, Button::B | Button::X) => {
                let dealt = seat.game.position().stage.is_dealt();
                *self = Self::arrive(seat);
                if dealt && tribute::asked(seat.game).is_none() {
                    self.focus = Focus::Hand;
                }
                return;
            }
            (focus, _) => focus,
        };
    }

    /// Returns what A does, if it does something.
    pub fn verb(&self, seat: &Seat<'_>) -> Option<Text> {
        Some(match (self.action(seat), self.focus) {
            (Some(action), _) => match action {
                Action::PickEstate(_) | Action::Follow { .. } | Action::Pick { .. } => say::KEY_CHOOSE,
                Action::PickCastle { .. } => say::KEY_START,
                Action::Take { .. } | Action::TakeShield { .. } | Action::Exchange { .. } => say::KEY_TAKE,
                Action::Place { .. } | Action::PlaceFrom { .. } | Action::Choose { .. } => say::KEY_PLACE,
                Action::Sell { .. } => say::KEY_SELL,
                Action::Hire { .. } => say::KEY_HIRE,
                Action::Load { .. } | Action::Gather { .. } => say::KEY_LOAD,
                Action::Decline => say::KEY_SKIP,
                Action::Buy { .. } | Action::BuyInto { .. } | Action::BuyWorkers | Action::BuyPoints => say::KEY_BUY,
                Action::EndTurn => say::KEY_END,
                Action::Copy { .. } | Action::FreeDie { .. } => say::KEY_USE,
                Action::Discard { .. } | Action::GiveUpShield => say::KEY_REMOVE,
                Action::PayTribute { .. } | Action::Give { .. } => say::KEY_PAY,
            },
            (None, Focus::Hand) => say::KEY_USE,
            (None, Focus::On(at)) if choices(seat, self.hand, at).is_empty() => return None,
            (None, Focus::On(_) | Focus::Double | Focus::Pick(..)) => say::KEY_CHOOSE,
            (None, Focus::Menu(_)) => say::KEY_GO,
            (None, Focus::Players(player)) if seat.game.position().duchy(player).estate > 0 => LOOK,
            (None, Focus::Look(..)) if seat.game.players() > 1 => NEXT,
            _ => return None,
        })
    }
}
