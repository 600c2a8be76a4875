//! The Castles of Burgundy on the screen: the estate, the depots, everybody, and what dice and effects can do.

mod alone;
mod articles;
mod choice;
mod counter;
mod depots;
mod estate;
mod flight;
mod help;
mod icons;
mod interlude;
mod layout;
mod lesson;
mod list;
mod log;
mod monasteries;
mod paint;
mod palette;
mod players;
mod routes;
mod score;
mod sheet;
mod shields;
mod strip;
mod team;
mod tribute;
mod words;

use embedded_graphics::geometry::Point;
use rules_core::castles::{Action, Castles, Effect, Event, Expansion, Means, Origin, Setup, Stage, tables};
use rules_core::{Game, Player};
use saves::Slot;

use self::choice::{Marks, Target, choices, usable};
use self::list::List;
use self::sheet::Row;
use crate::Button;
use crate::draw::chrome::{Keys, Line};
use crate::draw::map;
use crate::draw::pen::Pen;
use crate::draw::sprite::{self, Sprite};
use crate::draw::theme::{self, BOLD, INK, Swatch, Tints};
use crate::game::help::{Article, Group, Page};
use crate::game::lesson::Lesson;
use crate::game::log::Entry;
use crate::game::motion::Flight;
use crate::game::table::{self, Promise, Reply, Score, Table};
use crate::line;
use crate::port::Sound;
use crate::save::settings::Settings;

type Seat<'a> = table::Seat<'a, Castles>;
/// The name by which the list of games knows them.
pub type Screens = Board;

/// The screens of Castles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// What would be used: a die, the effect that waits, or nothing when all is used.
    hand: Option<Means>,
    focus: Focus,
}

/// The space in the middle of an estate.
const MIDDLE: u8 = 18;

/// Where the cursor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Focus {
    /// On the dice, the effect that waits, or the end of the turn.
    #[default]
    Hand,
    /// On something to act on.
    On(Target),
    /// On one of the ways to act on it.
    Choice(Target, u8),
    /// On a row of what the hand can do.
    Menu(u8),
    /// On the offer of a shield for both dice.
    Double,
    /// On a row of a list to pick from.
    Pick(List, u8),
    /// On a castle for a shield.
    Castle(u8, u8),
    /// On one of two estates to choose from.
    Offer(bool),
    /// On everybody's columns.
    Players(Player),
    /// On a spot of somebody's estate.
    Look(Player, u8),
    /// On a space of somebody's trade route.
    Routes(Player, u8),
    /// On a row of the list of all shields.
    Shields(u8),
    /// On a spot of the own estate, where the hand can do nothing.
    Walk(u8),
}

impl Board {
    /// The action that A takes now, if it takes one.
    fn action(&self, seat: &Seat<'_>) -> Option<Action> {
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
            | Focus::Walk(_) => None,
        }
    }

    /// The estate and the spot of it that is only looked at.
    fn looked_at(&self, seat: &Seat<'_>) -> Option<(Player, u8)> {
        match self.focus {
            Focus::Look(player, at) => Some((player, at)),
            Focus::Walk(at) => Some((seat.player, at)),
            _ => None,
        }
    }

    /// Goes into the estate, to the first of the cheapest spaces; where this die has none, the other is taken in hand;
    /// where none has one, the estate can be looked at. Where there are too many placements, the tile is asked for first.
    fn enter_estate(&mut self, seat: &Seat<'_>) {
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
    fn enter_depots(&mut self, seat: &Seat<'_>) {
        let best = Marks::of(seat, self.hand).best_place().or_else(|| depots::lying(seat).next());
        match best {
            Some(place) => self.focus = Focus::On(Target::Tile(place)),
            None => self.focus = Focus::Players(seat.player),
        }
    }

    fn press_hand(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
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

    /// The row of the menu that does without the effect that waits, if that can be done.
    fn without(&self, seat: &Seat<'_>) -> Option<u8> {
        let rows = sheet::rows(seat, self.hand);
        rows.iter().position(|row| *row == Row::Decline).map(|row| row as u8)
    }

    /// The offer of a shield.
    fn press_double(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
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

    fn press_pick(&mut self, seat: &Seat<'_>, list: List, row: u8, button: Button) -> Reply<Action> {
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

    fn press_castle(&mut self, seat: &Seat<'_>, shield: u8, space: u8, button: Button) -> Reply<Action> {
        match button {
            Button::A => return self.action(seat).map_or(Reply::Stay, Reply::Act),
            Button::B => {
                let row =
                    (0..).take(List::Shields.len(seat)).find(|&row| List::Shields.shield(seat, row) == Some(shield));
                self.focus = Focus::Pick(List::Shields, row.unwrap_or(0));
            }
            Button::X => {}
            _ => self.focus = Focus::Castle(shield, map::step(space, list::castles(seat, shield), button)),
        }
        Reply::Stay
    }

    fn press_target(&mut self, seat: &Seat<'_>, at: Target, button: Button) -> Reply<Action> {
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
            // B leads from there to where a turn begins, so that it does not matter where the player came from.
            (Button::X, Target::Tile(_)) => *self = Board { focus: Focus::Players(seat.player), ..Self::arrive(seat) },
            (Button::X, _) if seat.game.position().stage == Stage::Castles => self.focus = Focus::Players(seat.player),
            (Button::X, _) => self.enter_depots(seat),
            (_, Target::Space(space)) => {
                let targets = Marks::of(seat, self.hand).targets();
                let next = layout::of(seat, seat.player, 0).step(space, targets, button);
                self.focus = Focus::On(Target::Space(next));
            }
            (_, Target::Tile(place)) => self.focus = Focus::On(Target::Tile(depots::step(seat, place, button))),
            (_, Target::Depot(depot)) => {
                self.focus = Focus::On(Target::Depot(depots::step_depot(depot, depots::harbours(seat), button)));
            }
        }
        Reply::Stay
    }

    fn press_choice(&mut self, seat: &Seat<'_>, at: Target, index: u8, button: Button) -> Reply<Action> {
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

    fn press_menu(&mut self, seat: &Seat<'_>, row: u8, button: Button) -> Reply<Action> {
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
            Button::B => self.focus = Focus::Hand,
            Button::X => self.enter_depots(seat),
            Button::Up => self.focus = Focus::Menu(row.checked_sub(1).unwrap_or(last)),
            Button::Down => self.focus = Focus::Menu(if row < last { row + 1 } else { 0 }),
            _ => {}
        }
        Reply::Stay
    }

    fn press_look(&mut self, seat: &Seat<'_>, button: Button) {
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

    fn verb(&self, seat: &Seat<'_>) -> &'static str {
        match (self.action(seat), self.focus) {
            (Some(action), _) => match action {
                Action::PickEstate(_) => "choose",
                Action::PickCastle { .. } => "start",
                Action::Take { .. } => "take",
                Action::Place { .. } => "place",
                Action::Sell { .. } => "sell",
                Action::Hire { .. } => "hire",
                Action::Load { .. } => "load",
                Action::Decline => "skip",
                Action::Buy { .. } | Action::BuyInto { .. } => "buy",
                Action::EndTurn => "end",
                Action::Choose { .. } | Action::PlaceFrom { .. } => "place",
                Action::Copy { .. } | Action::FreeDie { .. } => "use",
                Action::Gather { .. } => "load",
                Action::BuyWorkers => "buy",
                Action::TakeShield { .. } => "take",
                Action::Follow { .. } => "choose",
                Action::Discard { .. } | Action::GiveUpShield => "remove",
                Action::PayTribute { .. } | Action::Give { .. } => "pay",
                Action::Pick { .. } => "choose",
                Action::BuyPoints => "buy",
                Action::Exchange { .. } => "take",
            },
            (None, Focus::Hand) => "use",
            (None, Focus::On(at)) if choices(seat, self.hand, at).is_empty() => "",
            (None, Focus::On(_)) => "choose",
            (None, Focus::Menu(_)) => "go",
            (None, Focus::Double | Focus::Pick(..)) => "choose",
            (None, Focus::Players(player)) if seat.game.position().duchy(player).estate > 0 => "look",
            (None, Focus::Look(..)) if seat.game.players() > 1 => "next",
            _ => "",
        }
    }
}

/// The article about an effect that waits.
fn explain(seat: &Seat<'_>, effect: Effect) -> &'static Article {
    match effect {
        Effect::FromBlack if seat.game.setup().is_solo() => &help::WHOLE_COLOUR,
        effect => help::effect(effect),
    }
}

impl Table for Board {
    type Game = Castles;
    type Interlude = interlude::Interlude;

    const SLOT: Slot = Slot(1);
    const NAME: &'static str = "Castles of Burgundy";
    const SIGN: &'static Sprite = &sprite::CASTLE_TILE;
    const SWATCH: Swatch = Swatch::Castle;
    const TINTS: &'static Tints = &palette::TINTS;
    const HELP: &'static [Group] = help::HELP;
    const GUIDE: &'static [Page] = help::GUIDE;
    const MORE: &'static [Page] = help::MORE;
    const LESSON: Option<&'static Lesson<Setup>> = Some(&lesson::LESSON);
    const FRAMES: u8 = 6;
    const GRADES: &'static [&'static str] = score::GRADES;
    const WON_FROM: Option<i16> = Some(score::WON);

    fn draw_setup(setup: &Setup, seat: Player, settings: &Settings, pen: &mut Pen<'_>, corner: Point) {
        let number = setup.estate(seat);
        if let Some(estate) = tables::estate(setup.edition, number) {
            // Islands take more room.
            let left = match () {
                () if setup.is_team() => 18,
                () if setup.is_solo() => 12,
                () => 0,
            };
            layout::map(pen, settings, number, estate, *estate.all(), corner - Point::new(left, 0));
        }
    }

    fn arrive(seat: &Seat<'_>) -> Self {
        let position = seat.game.position();
        let die = Means::DICE.into_iter().find(|&with| usable(seat, with));
        let hand = position.waiting().map(|_| Means::Effect).or(die);
        let mut board = Board { hand, focus: Focus::Hand };
        match (position.stage, position.waiting()) {
            (Stage::Estates, _) if !position.picked => board.focus = Focus::Offer(false),
            (Stage::Castles, _) if !position.picked => board.enter_estate(seat),
            _ if position.chosen.is_some() => board.enter_estate(seat),
            (_, Some(Effect::Ship | Effect::SecondDepot(_))) => {
                if let Some(depot) = depots::best_depot(seat) {
                    board.focus = Focus::On(Target::Depot(depot));
                }
            }
            (_, Some(Effect::Carpenter | Effect::Church | Effect::Market | Effect::Exchange)) => {
                board.enter_depots(seat);
            }
            (_, Some(Effect::TownHall | Effect::FromDepots | Effect::FromBlack)) => board.enter_estate(seat),
            (_, Some(Effect::Warehouse | Effect::Crane | Effect::Gather | Effect::Tribute(_)))
            | (_, Some(Effect::BuyPoints(_) | Effect::Give(_))) => board.focus = Focus::Menu(0),
            (_, Some(Effect::Order)) => board.focus = Focus::Pick(List::Order, 0),
            (_, Some(Effect::Trim)) => board.focus = Focus::Pick(List::Tiles, 0),
            (_, None) if estate::double(seat) == Some(0) => board.focus = Focus::Double,
            _ => {}
        }
        board
    }

    fn aim(seat: &Seat<'_>, action: Action) -> Self {
        let start = Self::arrive(seat);
        let hands = [choice::means(action), start.hand, Some(Means::First), Some(Means::Second)];
        if let Some(at) = choice::target(action) {
            for hand in hands {
                let ways = choices(seat, hand, at);
                match ways.iter().position(|&way| way == action) {
                    Some(_) if ways.len() == 1 => return Board { hand, focus: Focus::On(at) },
                    Some(way) => return Board { hand, focus: Focus::Choice(at, way as u8) },
                    None => {}
                }
            }
        }
        let shield = match action {
            Action::TakeShield { shield, space } => Focus::Castle(shield, space),
            _ => Focus::Hand,
        };
        let lists =
            [List::Tiles, List::Shields].into_iter().flat_map(|list| (0..12).map(move |row| Focus::Pick(list, row)));
        let others = [Focus::Hand, Focus::Offer(false), Focus::Offer(true), shield].into_iter();
        let focuses = others.chain((0..12).map(Focus::Menu)).chain(lists);
        let mut boards = focuses.flat_map(|focus| hands.map(|hand| Board { hand, focus }));
        boards.find(|board| board.action(seat) == Some(action)).unwrap_or(start)
    }

    fn why(seat: &Seat<'_>, action: Action) -> Line {
        let Ok(preview) = seat.game.preview(action) else { return Line::new() };
        let others = || Player::all(seat.game.players()).filter(|&other| other != seat.player);
        match (preview.total(), action) {
            (points, _) if preview.area.is_some() => line!("a whole area, {points:+}"),
            (points @ 1.., _) => line!("{points:+} now"),
            (_, Action::Take { from, .. } | Action::Buy { from, .. } | Action::BuyInto { from, .. }) => {
                let tile = seat.game.position().tile(from);
                let wants =
                    |player: &Player| tile.is_some_and(|tile| !seat.game.built(*player).spaces_for(tile).is_empty());
                match others().find(wants) {
                    Some(other) => line!("you need it, {} too", seat.name(other)),
                    None => line!("it fits your estate"),
                }
            }
            (_, Action::Place { .. }) => line!("it makes room for more"),
            (_, Action::Hire { .. }) => line!("the dice fit nothing well"),
            (_, Action::EndTurn) => line!("nothing better is left"),
            _ => line!("it is worth most later"),
        }
    }

    fn press(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        if seat.legal.is_empty() {
            return Reply::Stay;
        }
        match self.focus {
            Focus::Hand => self.press_hand(seat, button),
            Focus::On(at) => self.press_target(seat, at, button),
            Focus::Choice(at, index) => self.press_choice(seat, at, index, button),
            Focus::Menu(row) => self.press_menu(seat, row, button),
            Focus::Double => self.press_double(seat, button),
            Focus::Pick(list, row) => self.press_pick(seat, list, row, button),
            Focus::Castle(shield, space) => self.press_castle(seat, shield, space, button),
            Focus::Offer(second) => {
                match button {
                    Button::A => return Reply::Act(Action::PickEstate(second)),
                    Button::Left | Button::Right => self.focus = Focus::Offer(!second),
                    Button::X => self.focus = Focus::Players(seat.player),
                    _ => {}
                }
                Reply::Stay
            }
            Focus::Players(_) | Focus::Look(..) | Focus::Walk(_) | Focus::Routes(..) | Focus::Shields(_) => {
                self.press_look(seat, button);
                Reply::Stay
            }
        }
    }

    fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        match self.focus {
            Focus::Players(player) => players::draw(seat, player, pen),
            Focus::Look(player, at) => estate::look(seat, player, at, pen),
            Focus::Offer(second) => estate::offer(seat, second, pen),
            Focus::Routes(player, space) => routes::draw(seat, player, space, pen),
            Focus::Shields(row) => shields::draw(seat, row, pen),
            Focus::Menu(row) if tribute::asked(seat.game).is_some() => return tribute::draw(seat, row, pen),
            Focus::On(Target::Tile(_) | Target::Depot(_)) | Focus::Choice(Target::Tile(_) | Target::Depot(_), _) => {
                depots::draw(seat, self, pen);
            }
            _ => estate::draw(seat, self, pen),
        }
        match self.focus {
            Focus::Menu(row) => sheet::draw_menu(seat, self.hand, row, pen),
            Focus::Pick(list, row) => list.draw(seat, row, pen),
            Focus::Choice(Target::Depot(depot), index) => depots::draw_loads(seat, depot, index, pen),
            Focus::Choice(at, index) => sheet::draw_choices(seat, &choices(seat, self.hand, at), index, pen),
            _ => {}
        }
    }

    fn flight(&self, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
        flight::of(self, seat, event)
    }

    fn draw_flight(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
        flight::draw(seat, flight, at, pen);
    }

    fn strip(&self, seat: &Seat<'_>) -> [Line; 2] {
        self.describe(seat).lines
    }

    fn draw_strip(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) -> [Line; 2] {
        if let Focus::Players(player) = self.focus {
            return players::draw_strip(seat, player, pen);
        }
        let strip = self.describe(seat);
        strip.draw(pen, seat.game, seat.player);
        match self.action(seat) {
            Some(Action::Load { depot, types }) => depots::draw_load(seat, depot, types, pen),
            Some(Action::Take { .. } | Action::Buy { .. } | Action::BuyInto { .. } | Action::Exchange { .. })
                // A team's is told in words.
                if matches!(self.focus, Focus::On(_)) && !seat.game.setup().is_team() =>
            {
                depots::draw_store(seat, pen);
            }
            _ => {}
        }
        strip.lines
    }

    fn keys(&self, seat: &Seat<'_>) -> Keys {
        let undo = if seat.undo { "undo" } else { "" };
        let a = self.verb(seat);
        let castle = seat.game.position().stage == Stage::Castles;
        let next = match self.focus {
            Focus::Players(_) | Focus::Look(..) if routes::played(seat) => "routes",
            Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) if shields::played(seat) => "shield",
            _ => "estate",
        };
        let back = if self.without(seat).is_some() { "skip" } else { "dice" };
        let others = if seat.game.setup().is_solo() { "goal" } else { "others" };
        Keys(match self.focus {
            Focus::Hand if !seat.game.position().stage.is_dealt() => [a, undo, others, "menu"],
            Focus::Hand | Focus::Double => [a, undo, "depots", "menu"],
            Focus::Offer(_) => [a, undo, others, "menu"],
            Focus::On(Target::Space(_)) if castle => [a, undo, others, "menu"],
            Focus::On(Target::Tile(_)) => [a, back, others, "menu"],
            Focus::On(_) => [a, back, "depots", "menu"],
            Focus::Walk(_) if castle => [a, "back", others, "menu"],
            Focus::Walk(_) => [a, "dice", "depots", "menu"],
            Focus::Choice(..) => [a, "back", "", "menu"],
            Focus::Menu(_) if tribute::asked(seat.game).is_some() => [a, undo, "depots", "menu"],
            Focus::Menu(_) | Focus::Pick(..) => [a, "back", "depots", "menu"],
            Focus::Castle(..) => [a, "back", "", "menu"],
            Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) | Focus::Shields(_) => [a, "back", next, "menu"],
        })
    }

    fn promise(&self, seat: &Seat<'_>) -> Option<Promise<Action>> {
        let action = self.action(seat)?;
        let preview = seat.game.preview(action).ok()?;
        Some(Promise { action, points: preview.total() })
    }

    fn pointed(&self, seat: &Seat<'_>) -> &'static Article {
        let position = seat.game.position();
        let tile = |place| position.tile(place).map_or(&help::DEPOTS, help::tile);
        let stored = |storage| position.stored(seat.player, storage).map_or(&help::STORE, help::tile);
        match self.focus {
            Focus::Hand | Focus::Choice(..) if !position.stage.is_dealt() => &help::CASTLE_SPACE,
            Focus::Hand => match (self.hand, position.waiting()) {
                (Some(Means::Effect), Some(effect)) => explain(seat, effect),
                (Some(_), _) => &help::DICE,
                (None, _) => &help::TURN,
            },
            Focus::Choice(Target::Space(_), _) => match self.action(seat) {
                Some(Action::PlaceFrom { from, .. }) => tile(from),
                Some(Action::Place { storage, .. }) => stored(storage),
                _ => &help::PLACING,
            },
            Focus::On(at) | Focus::Choice(at, _) => match at {
                Target::Space(_) if position.stage == Stage::Castles => &help::CASTLE_SPACE,
                Target::Space(space) => help::kind(seat.game.built(seat.player).estate().kind(space)),
                Target::Tile(place) => tile(place),
                Target::Depot(_) => &help::GOODS,
            },
            Focus::Menu(row) => match sheet::rows(seat, self.hand).get(usize::from(row)) {
                Some(Row::Take) => &help::DEPOTS,
                Some(Row::Place) => &help::PLACING,
                Some(Row::Load) => &help::GOODS,
                Some(Row::Sell(_)) if routes::played(seat) => {
                    let next = position.duchy(seat.player).route.next() as u8;
                    help::card(routes::card(seat, seat.player, next.min(routes::spaces(seat) - 1)))
                }
                Some(Row::Sell(_)) => &help::GOODS,
                Some(Row::Hire) => &help::WORKERS,
                Some(Row::Shield) => &help::SHIELDS,
                Some(Row::Discard) => help::shield(4),
                Some(Row::Order) => &help::ORDER,
                Some(Row::BuyPoints) => explain(seat, Effect::BuyPoints(0)),
                Some(Row::Exchange | Row::Give(_)) => explain(seat, Effect::Exchange),
                Some(Row::Copy(building)) => help::building(*building),
                Some(Row::Gather(_)) => help::shield(5),
                Some(Row::FreeDie) => help::shield(16),
                Some(Row::BuyWorkers) => help::monastery(28),
                Some(Row::Follow(_)) => help::shield(6),
                Some(Row::Pay(_) | Row::GiveUp) => help::shield(tribute::asked(seat.game).unwrap_or(1)),
                Some(Row::End) => &help::TURN,
                Some(Row::Decline) | None => position.waiting().map_or(&help::DICE, |effect| explain(seat, effect)),
            },
            Focus::Double => &help::SHIELDS,
            Focus::Pick(List::Shields, row) => List::Shields.shield(seat, row).map_or(&help::SHIELDS, help::shield),
            Focus::Pick(List::Order, row) => {
                let effect = list::order(seat).nth(row.into());
                effect.map_or(&help::ORDER, |(_, effect)| explain(seat, effect))
            }
            Focus::Pick(List::Tiles, row) => match List::Tiles.action(seat, row) {
                Some(Action::Choose { tile: Origin::Stored(storage) } | Action::Discard { storage }) => stored(storage),
                _ => &help::STORE,
            },
            Focus::Castle(shield, _) => help::shield(shield),
            Focus::Offer(_) => &help::ESTATE,
            Focus::Players(_) if seat.game.setup().is_solo() => &help::SOLO,
            Focus::Players(_) if seat.game.setup().is_team() => &help::TEAM,
            Focus::Players(_) => &help::TRACK,
            Focus::Routes(player, space) => help::card(routes::card(seat, player, space)),
            Focus::Shields(row) => {
                shields::in_play(seat).get(usize::from(row)).map_or(&help::SHIELDS, |&(number, _)| help::shield(number))
            }
            Focus::Look(..) | Focus::Walk(_) => {
                let (player, at) = self.looked_at(seat).unwrap_or((seat.player, 0));
                match (seat.game.shield_on(player, at), estate::tile(seat, player, at)) {
                    (Some(shield), _) => help::shield(shield),
                    (None, Some(tile)) => help::tile(tile),
                    (None, None) if estate::beside_post(seat, at) => &help::POSTS,
                    (None, None) => seat.game.area(player, at).map_or(&help::STORE, |area| help::kind(area.kind)),
                }
            }
        }
    }

    fn points(game: &Castles, player: Player) -> i16 {
        match game.setup() {
            setup if setup.is_solo() => game.counter().points.into(),
            setup if setup.is_team() => game.position().hand(player).points.iter().sum(),
            _ => game.total(player),
        }
    }

    fn grade(game: &Castles) -> Option<u8> {
        score::grade(game)
    }

    fn passes(game: &Castles) -> bool {
        !game.is_over() && !game.setup().is_solo()
    }

    fn exaggerate(game: &Castles) -> Option<Castles> {
        let mut position = *game.position();
        for player in Player::all(game.players()) {
            position.hands[player.index()].points[0] = 188;
            let duchy = position.duchy_mut(player);
            (duchy.workers, duchy.silver) = (28, 28);
        }
        Castles::from_position(position, Default::default()).ok()
    }

    fn draw_hand_over(game: &Castles, settings: &Settings, pen: &mut Pen<'_>) {
        let position = game.position();
        let player = position.current();
        if game.setup().is_team() {
            team::hand_over(game, settings, player, pen);
        }
        let ends = match position.stage {
            Stage::Tribute => "tribute",
            Stage::PhaseEnd => "phase end",
            _ => "",
        };
        pen.text_right(234, 3, BOLD, INK, ends);
        if position.stage == Stage::Rounds {
            let text = line!("{} {}/5", words::PHASES[usize::from(position.phase) % 5], position.round + 1);
            pen.text_right(234, 3, BOLD, INK, &text);
            for (i, pip) in position.hand(player).dice.into_iter().enumerate() {
                map::die(pen, 182 + 28 * i as i32, 34, 24, pip, theme::PAPER, INK);
            }
        }
    }

    fn gather(interlude: &mut Self::Interlude, event: &Event) -> bool {
        interlude.gather(event)
    }

    fn draw_interlude(interlude: &Self::Interlude, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        interlude.draw(seat, pen);
    }

    fn progress(game: &Castles) -> Line {
        let position = game.position();
        match position.stage {
            stage if stage.is_dealt() => {
                line!("{} {}/5", words::PHASES[usize::from(position.phase) % 5], position.round + 1)
            }
            _ => line!("set-up"),
        }
    }

    fn log<'a>(game: &Castles, event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
        log::entry(game.setup().edition, event, after)
    }

    fn opening(game: &Castles, tell: impl FnMut(Event)) {
        log::opening(game, tell);
    }

    fn keeps(event: &Event) -> bool {
        log::keeps(event)
    }

    fn has_page(game: &Castles, page: usize) -> bool {
        match Expansion::ALL.get(page) {
            Some(&expansion) => game.setup().expansions.has(expansion),
            None if page + 1 == help::MORE.len() => game.setup().is_team(),
            None => game.setup().is_solo(),
        }
    }

    fn sides(game: &Castles) -> u8 {
        game.setup().duchies()
    }

    fn score_pages(game: &Castles) -> u8 {
        score::pages(game)
    }

    fn score(game: &Castles, page: u8, row: usize, player: Player) -> Option<Score> {
        score::row(game, page, row, player)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::AreaCompleted { .. } | Event::BonusTaken { .. } | Event::Counted { points: 0, .. } => {
                Some(Sound::Area)
            }
            Event::PhaseBegan { .. } => Some(Sound::Phase),
            _ => None,
        }
    }

    fn verdict(game: &Castles) -> Line {
        score::verdict(game)
    }
}
