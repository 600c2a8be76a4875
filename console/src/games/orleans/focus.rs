//! Where the cursor is, and what buttons do there.

use embedded_graphics::geometry::Point;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{Action, Destination, Follower, Job, Kind, Orleans, Place, Spot, Town};
use rules_core::{Game, Player, Turn};

use super::Board;
use super::board::{deeds, map, mat, tiles};
use super::pages::goals;
use super::seat::{Seat, own};
use super::target::{self, Target};
use super::words::gain;
use crate::Button;
use crate::game::step::nearest;
use crate::game::table::{Reply, Table};

/// Where the cursor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Focus {
    /// On something of the player's board.
    On(Target),
    /// On a space, with a follower in the hand.
    Hold(Follower, Spot),
    /// On one of the legal actions, by its place in their list.
    Aim(u8),
    /// On one of them, and how many times to take it.
    Times(u8, u8),
    /// On a town of the map, perhaps with the names shown.
    Map(Town, bool),
    /// On a track.
    Track(Kind),
    /// On the development track.
    Development,
    /// On a deed.
    Deed(u8),
    /// On somebody's column.
    Players(Player),
    /// On a place of somebody's board.
    Look(Player, Place),
    /// On the event of the round.
    #[default]
    Event,
    /// On a goal of the scenario.
    Goal(u8),
    /// On what is left in stock, or on the place tiles.
    Stock(bool),
}

/// The most times that an action can be taken at once.
const MOST_TIMES: u8 = 20;

/// What a decision is made on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    Board,
    Dial,
    Map,
    Deeds,
    Tiles,
    List,
}

/// Returns where the decision at hand is made.
pub fn surface(seat: &Seat<'_>) -> Surface {
    let deeds = |action: &Action| match action {
        Action::Send { to, .. } => deeds::number(*to).is_some(),
        _ => true,
    };
    match seat.game.position().job() {
        Some(Job::Draw) => Surface::Dial,
        Some(
            Job::Travel { .. }
            | Job::Start
            | Job::QuickTravel { .. }
            | Job::Peregrination
            | Job::Carpenter { .. }
            | Job::Drought { .. },
        ) => Surface::Map,
        Some(Job::Send { .. }) if seat.legal.iter().all(deeds) => Surface::Deeds,
        Some(Job::Tile { .. }) => Surface::Tiles,
        None
        | Some(Job::Plan { .. } | Job::Act | Job::Copy | Job::Technology { .. } | Job::Bathhouse { .. } | Job::Done) => {
            Surface::Board
        }
        Some(_) => Surface::List,
    }
}

impl Board {
    /// Returns the action that A takes now, if it takes one.
    pub(super) fn action(&self, seat: &Seat<'_>) -> Option<Action> {
        match self.focus {
            Focus::On(target) => target.action(seat),
            Focus::Hold(follower, at) => Some(Action::Put { follower, at }),
            Focus::Aim(at) | Focus::Times(at, _) => seat.legal.get(usize::from(at)).copied(),
            Focus::Goal(at) => goals::action(seat, at),
            _ => None,
        }
    }

    /// Returns whether the cursor is where the decision is made.
    pub(super) const fn decides(&self) -> bool {
        matches!(self.focus, Focus::On(_) | Focus::Hold(..) | Focus::Aim(_) | Focus::Times(..))
    }

    pub(super) fn press_decision(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        match (self.focus, button) {
            (Focus::On(Target::Follower(follower)), Button::A) => {
                if let Some(spot) = best_spot(seat, follower) {
                    self.focus = Focus::Hold(follower, spot);
                }
            }
            (Focus::On(Target::More), Button::A) => {
                let goal = goals::first(seat).filter(|_| target::only_goals(seat)).map(Focus::Goal);
                let other = || target::more(seat, |_| true).map(Focus::Aim);
                self.focus = goal.or_else(other).unwrap_or(self.focus);
            }
            (_, Button::A) => {
                return match (self.action(seat), self.focus) {
                    (Some(action), Focus::Times(_, times)) => Reply::Times(action, times),
                    (Some(action), _) => Reply::Act(action),
                    (None, _) => Reply::Stay,
                };
            }
            (Focus::Hold(follower, _), Button::B) => self.focus = Focus::On(Target::Follower(follower)),
            (Focus::Aim(_), Button::B) if surface(seat) == Surface::Board => {
                self.focus = Focus::On(Target::More);
            }
            (_, Button::B) if seat.undo => return Reply::Undo,
            (_, Button::X) if goals::has_page(seat.game.position()) => self.focus = Focus::Goal(0),
            (_, Button::X) => self.focus = Focus::Map(own(seat).merchant, false),
            (Focus::On(target), _) => self.focus = Focus::On(target.step(seat, button)),
            (Focus::Hold(follower, at), _) => {
                self.focus = Focus::Hold(follower, target::step_spot(seat, follower, at, button));
            }
            (Focus::Aim(_) | Focus::Times(..), Button::Left | Button::Right) if surface(seat) == Surface::List => {
                self.turn_amount(seat, button == Button::Right);
            }
            (Focus::Aim(at) | Focus::Times(at, _), _) => self.focus = Focus::Aim(step_aim(seat, at, button)),
            _ => {}
        }
        Reply::Stay
    }

    /// Changes how many times the chosen action is taken, by one; from once it goes on to the most, and back.
    fn turn_amount(&mut self, seat: &Seat<'_>, more: bool) {
        let (at, times) = match self.focus {
            Focus::Times(at, times) => (at, times),
            Focus::Aim(at) => (at, 1),
            _ => return,
        };
        let most = self.action(seat).map_or(1, |action| most_times(seat, action));
        let times = match (times, more) {
            (1, false) => most,
            (times, false) => times - 1,
            (times, true) => times % most + 1,
        };
        self.focus = if times > 1 { Focus::Times(at, times) } else { Focus::Aim(at) };
    }

    pub(super) fn press_page(&mut self, seat: &Seat<'_>, button: Button) {
        let table = seat.game.position();
        let players = seat.game.players();
        let turn = |player: Player, by: u8| Player((player.0 + by) % players);
        self.focus = match (self.focus, button) {
            (Focus::Goal(_), Button::X) => Focus::Map(own(seat).merchant, false),
            (Focus::Map(..), Button::X) => Focus::Track(Kind::Farmer),
            (Focus::Track(_), Button::X) => Focus::Development,
            (Focus::Development, Button::X) if table.setup.deeds().is_empty() => Focus::Players(seat.player),
            (Focus::Development, Button::X) => Focus::Deed(0),
            (Focus::Deed(_), Button::X) if players == 1 => Focus::Event,
            (Focus::Deed(_), Button::X) => Focus::Players(seat.player),
            (Focus::Players(_) | Focus::Look(..), Button::X) => Focus::Event,
            (Focus::Look(player, _), Button::B) => Focus::Players(player),
            (Focus::Event, Button::X) => Focus::Stock(false),
            (_, Button::B) | (Focus::Stock(_), Button::X) => return *self = Self::arrive(seat),
            (Focus::Stock(tiles), Button::A) => Focus::Stock(!tiles),
            (Focus::Goal(at), _) => Focus::Goal(goals::walk(seat, at, button)),
            (Focus::Map(town, names), Button::A) => Focus::Map(town, !names),
            (Focus::Map(town, names), _) => Focus::Map(map::walk(town, button), names),
            (Focus::Track(kind), Button::Up | Button::Down) => {
                let by = if button == Button::Down { 1 } else { 5 };
                Focus::Track(Kind::TRACKS[(kind as usize + by) % 6])
            }
            (Focus::Deed(deed), _) => Focus::Deed(deeds::walk(table, deed, button)),
            (Focus::Players(player), Button::Left) => Focus::Players(turn(player, players - 1)),
            (Focus::Players(player), Button::Right) => Focus::Players(turn(player, 1)),
            (Focus::Players(player), Button::A) => Focus::Look(player, Place::FarmHouse),
            (Focus::Look(player, place), _) => {
                let whose = &table.holdings[player.index()];
                let corner = |place| mat::cell(whose, place).top_left;
                let points = mat::places(whose).map(|place| (place, corner(place)));
                Focus::Look(player, nearest(points, corner(place), button).unwrap_or(place))
            }
            (focus, _) => focus,
        };
    }
}

/// Returns where a follower in the hand goes first: to a space of its kind on a place that is begun.
fn best_spot(seat: &Seat<'_>, follower: Follower) -> Option<Spot> {
    let liking = |spot: &Spot| {
        let begun = own(seat).standing_on(spot.place).next().is_some();
        (mat::wants(*spot, follower.kind()), begun)
    };
    let most = target::spots(seat, follower).map(|spot| liking(&spot)).max()?;
    target::spots(seat, follower).find(|spot| liking(spot) == most)
}

/// Returns the action that the cursor begins on: the one that brings most, or the largest draw.
pub fn best(seat: &Seat<'_>) -> u8 {
    let last = seat.legal.len().saturating_sub(1) as u8;
    match surface(seat) {
        Surface::Dial => last,
        Surface::Tiles => 0,
        _ => {
            let mut best = (i16::MIN, 0);
            for (at, action) in (0..).zip(seat.legal) {
                let points = match action {
                    Action::Decline => -1,
                    action => gain::of(seat, *action).projected,
                };
                if points > best.0 {
                    best = (points, at);
                }
            }
            best.1
        }
    }
}

/// Returns where the cursor is for A to take this legal action.
pub fn aim(seat: &Seat<'_>, action: Action) -> Focus {
    let at = seat.legal.iter().position(|&other| other == action).unwrap_or(0) as u8;
    if surface(seat) != Surface::Board {
        return Focus::Aim(at);
    }
    let on_board = target::targets(seat).find(|target| target.action(seat) == Some(action));
    match (on_board, action) {
        (Some(target), _) => Focus::On(target),
        (None, Action::Put { follower, at }) => Focus::Hold(follower, at),
        (None, Action::Fulfil(goal)) => Focus::Goal(goal),
        (None, _) => Focus::Aim(at),
    }
}

/// Returns where the result of an action is seen.
pub fn aftermath(seat: &Seat<'_>, action: Action) -> Focus {
    let merchant = seat.game.position().holdings[seat.player.index()].merchant;
    match action {
        Action::Put { at: Spot { place, .. }, .. }
        | Action::Equip(Spot { place, .. })
        | Action::Use(place)
        | Action::TakeTile(place) => Focus::Look(seat.player, place),
        Action::Travel { way, .. } => Focus::Map(WAYS[usize::from(way) % WAYS.len()].beyond(merchant), false),
        Action::Start(town) => Focus::Map(town, false),
        Action::Send { to: Destination::Deed(deed), .. } => Focus::Deed(deed),
        Action::Recruit(kind) => Focus::Track(kind),
        Action::Draw(_) | Action::Done | Action::Pass => Focus::On(Target::Button),
        _ => Focus::Players(seat.player),
    }
}

/// Returns how many times an action of a list can be taken in a row, as answers to the same question. An action that
/// loses the game is taken once.
pub fn most_times(seat: &Seat<'_>, action: Action) -> u8 {
    let question = |game: &Orleans| game.position().job().map(|job| core::mem::discriminant(&job));
    let (mut game, mut times) = (seat.game.clone(), 0);
    while times < MOST_TIMES
        && game.turn() == Turn::Of(seat.player)
        && question(&game) == question(seat.game)
        && (times == 0 || game.loses_by(action).is_none())
        && game.play(action).is_ok()
    {
        times += 1;
    }
    times.max(1)
}

/// Returns the next of the legal actions.
fn step_aim(seat: &Seat<'_>, at: u8, button: Button) -> u8 {
    let count = seat.legal.len().max(1) as u8;
    // For actions with a place on the page: the nearest in the direction of the button.
    let near = |point: &dyn Fn(Action) -> Option<Point>| {
        let points = (0..).zip(seat.legal).filter_map(|(at, &action)| Some((at, point(action)?)));
        let here = seat.legal.get(usize::from(at)).and_then(|&action| point(action));
        here.and_then(|here| nearest(points, here, button)).unwrap_or(at)
    };
    match (surface(seat), button) {
        (Surface::Map, _) => near(&|action| Some(map::aim(seat, action)?.1)),
        (Surface::Deeds, _) => near(&|action| Some(deeds::aim(seat, action)?.1)),
        (Surface::Tiles, _) => near(&|action| Some(tiles::aim(seat, action)?.top_left)),
        (Surface::Dial, Button::Right | Button::Up) => (at + 1).min(count - 1),
        (Surface::Dial, Button::Left | Button::Down) => at.saturating_sub(1),
        (Surface::Board, Button::Down) => target::more(seat, |other| other > at).unwrap_or(at),
        (Surface::Board, Button::Up) => target::more(seat, |_| true).unwrap_or(at),
        (Surface::List, Button::Down) => (at + 1) % count,
        (Surface::List, Button::Up) => (at + count - 1) % count,
        _ => at,
    }
}
