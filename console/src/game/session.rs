//! A game on the table: its state, who is at it, what can be taken back, and what happened.

mod answers;
mod any;
pub(crate) mod computers;
mod guided;
mod undo;

use core::fmt::Debug;

use draw::chrome::Keys;
use draw::line;
use heapless::{Deque, Vec};
use rules_core::{Actions, Game, Player, Turn};
use saves::ActionBytes;
use serde::Serialize;

use crate::Button;
use crate::game::film::Film;
use crate::game::lesson::Guide;
use crate::game::log::{Captions, Entry};
use crate::game::motion::{Flight, Motion};
use crate::game::opening::{JournalError, Opening};
use crate::game::table::{Reply, Seat, Table};
use crate::port::Sound;
use crate::save::settings::{Animations, Settings};

pub use self::any::{AnySession, Input, Outcome, Roles};
pub use self::computers::Question;
use self::computers::{Hint, Scene};
use self::guided::is_lesson;

/// How many events are kept for the log.
const HISTORY: usize = 96;
/// How many actions can be taken back: more than anybody does between two hand-overs.
const RECENT: usize = 48;

/// How many pieces move at once; others are just there.
const FLIGHTS: usize = 6;

/// A game on the table.
#[derive(Clone, Debug)]
pub struct Session<T: Table> {
    opening: Opening<<T::Game as Game>::Setup>,
    game: T::Game,
    /// The state after the last action that cannot be taken back.
    base: T::Game,
    /// Whether `base` is the game as it stands, and not copied yet: that waits for an action that can be taken back.
    base_due: bool,
    /// Actions since `base`, and whether a person took them.
    recent: Vec<(<T::Game as Game>::Action, bool), RECENT>,
    /// Actions that persons took back since the last one, the last of them on top.
    undone: Vec<<T::Game as Game>::Action, RECENT>,
    length: u16,
    /// Bytes of its journal that were replayed.
    read: usize,
    /// Whether the table has looked at the position, or only shows what it showed before a replay.
    arrived: bool,
    history: Deque<<T::Game as Game>::Event, HISTORY>,
    /// Events ever told, and at `base`.
    told: u32,
    base_told: u32,
    /// Who took the last action, and what was told before it.
    last: Option<(Player, u32)>,
    /// By seat: what was told when they last handed over.
    seen: [u32; 5],
    /// How the last action sounded, points aside.
    heard: Option<Sound>,
    /// The person who has the device.
    holder: Player,
    /// Whose board shows.
    shown: Player,
    /// What computers did since a person decided.
    film: Film<T>,
    scene: Scene,
    /// What the shown action of a computer brought.
    captions: Captions,
    /// Whether a computer has thought for a while.
    is_slow: bool,
    /// The hint that shows, and whether there ever was one.
    hint: Option<Hint>,
    hinted: bool,
    /// What the player at the table may see.
    view: T::Game,
    legal: Actions<<T::Game as Game>::Action>,
    /// What moves, until its last frame or the next button.
    motion: Option<Motion>,
    /// Pieces that the last action moves, and the points that it brought.
    flights: Vec<Flight, FLIGHTS>,
    gained: i16,
    /// The last event of that action that the log does not keep.
    unkept: Option<<T::Game as Game>::Event>,
    /// What the page at the end of a phase tells, if the last action ended one.
    interlude: Option<T::Interlude>,
    table: T,
    /// The table before somebody went to look elsewhere.
    left: Option<T>,
    /// Where the guide is, if it leads.
    guide: Option<Guide>,
}

impl<T: Table> Session<T> {
    /// Reads the head of a stored game.
    pub fn opening(head: &[u8]) -> Result<Opening<<T::Game as Game>::Setup>, JournalError> {
        Opening::decode::<T::Game>(head)
    }

    /// Returns the game as a player may see it.
    pub fn seen_by(&self, player: Player) -> T::Game {
        self.game.view(player)
    }

    /// Returns how the game began.
    pub fn started(&self) -> &Opening<<T::Game as Game>::Setup> {
        &self.opening
    }

    /// Returns a game that begins like this, before anybody has looked at it: [`arrive`](AnySession::arrive) comes
    /// next.
    pub fn begin(opening: Opening<<T::Game as Game>::Setup>, game: T::Game) -> Self {
        let holder = opening.first_person(game.players());
        let mut history = Deque::new();
        T::opening(&game, |event| {
            // There is room: an opening is a few events.
            let _ = history.push_back(event);
        });
        let told = history.len() as u32;
        Session {
            base: game.clone(),
            base_due: false,
            view: game.clone(),
            film: Film::new(&game),
            holder,
            shown: holder,
            scene: Scene::Now,
            captions: Captions::new(),
            is_slow: false,
            hint: None,
            hinted: false,
            game,
            legal: Actions::new(),
            motion: None,
            flights: Vec::new(),
            unkept: None,
            gained: 0,
            interlude: None,
            table: T::default(),
            left: None,
            guide: is_lesson::<T>(&opening).then(Guide::default),
            opening,
            recent: Vec::new(),
            undone: Vec::new(),
            length: 0,
            read: 0,
            arrived: false,
            history,
            told,
            base_told: told,
            last: None,
            heard: None,
            seen: [told; 5],
        }
    }

    /// Begins again, in place: a whole session is large. What shows stays until there is another position to look at.
    #[inline(never)]
    fn restart(&mut self, game: T::Game) {
        self.history.clear();
        T::opening(&game, |event| {
            // There is room: an opening is a few events.
            let _ = self.history.push_back(event);
        });
        self.told = self.history.len() as u32;
        (self.base_told, self.seen) = (self.told, [self.told; 5]);
        self.base.clone_from(&game);
        self.film.restart(&game);
        self.holder = self.opening.first_person(game.players());
        self.game = game;
        (self.length, self.read, self.base_due, self.hinted) = (0, 0, false, false);
        (self.last, self.heard, self.unkept, self.interlude) = (None, None, None, None);
        self.recent.clear();
        self.undone.clear();
        self.guide = is_lesson::<T>(&self.opening).then(Guide::default);
    }

    /// Takes an action; false if it is not legal. The table does not look at the new position yet.
    fn apply(&mut self, action: <T::Game as Game>::Action) -> bool {
        let Roles { decider, by_buttons, .. } = self.roles();
        if let Some(player) = decider.filter(|_| by_buttons) {
            self.holder = player;
        }
        let (hands_over, is_final) = (self.game.hands_over(action), self.is_final(action));
        if self.base_due && !is_final {
            self.base.clone_from(&self.game);
            self.base_due = false;
        }
        let before = self.told;
        let Session { game, history, told, heard, unkept, .. } = self;
        (*heard, *unkept) = (None, None);
        let (mut interlude, mut ends) = (T::Interlude::default(), false);
        // By reference, so that the rules are in the image once for all who listen.
        let mut listen = |event| {
            *heard = (*heard).max(T::sound(&event));
            ends |= T::gather(&mut interlude, &event);
            if !T::keeps(&event) {
                *unkept = Some(event);
                return;
            }
            *told += 1;
            if history.is_full() {
                history.pop_front();
            }
            // There is room: the front was just taken out if there was none.
            let _ = history.push_back(event);
        };
        let legal = game.apply(action, &mut listen as &mut dyn FnMut(_));
        if legal.is_err() {
            return false;
        }
        if ends {
            T::recall(&mut interlude, &mut self.history.iter().rev());
        }
        self.interlude = ends.then_some(interlude);
        self.length += 1;
        self.last = decider.map(|player| (player, before));
        if hands_over && let Some(seen) = decider.and_then(|player| self.seen.get_mut(player.index())) {
            *seen = before;
        }
        if is_final || self.recent.push((action, by_buttons)).is_err() {
            self.base_due = true;
            self.base_told = self.told;
            self.recent.clear();
        }
        true
    }

    fn seat<'a>(&'a self, settings: &'a Settings) -> Seat<'a, T::Game> {
        Seat {
            game: &self.view,
            player: self.shown,
            legal: &self.legal,
            names: &self.opening.names,
            settings,
            undo: self.can_undo(),
            animation_frame: match self.motion {
                Some(Motion::Roll(frame)) => Some(frame),
                _ => None,
            },
        }
    }

    /// Returns what counts: the view, so that points of a hidden choice stay hidden. At the end nothing is hidden, also
    /// while the film of what led to it still shows.
    fn known(&self) -> &T::Game {
        if self.game.is_over() { &self.game } else { &self.view }
    }

    /// Makes its numbers as large as they come; what can be done, and where the cursor is, stays.
    pub fn exaggerate(&mut self) {
        if let Some(game) = T::exaggerate(&self.game) {
            self.game = game;
            self.view = self.game.view(self.roles().viewer);
        }
    }

    /// Lets the table handle a button.
    fn reply(&mut self, settings: &Settings, button: Button) -> Reply<<T::Game as Game>::Action> {
        self.motion = None;
        self.hint = None;
        let undo = self.can_undo();
        let Session { view, legal, opening, table, left, shown, .. } = self;
        let seat =
            Seat { game: &*view, player: *shown, legal, names: &opening.names, settings, undo, animation_frame: None };
        let before = (!table.looks()).then(|| table.clone());
        let reply = table.press(&seat, button);
        match (before, table.looks()) {
            (Some(before), true) => *left = Some(before),
            (None, false) if button == Button::B => {
                if let Some(before) = left.take() {
                    *table = before;
                }
            }
            _ => {}
        }
        reply
    }

    /// Handles a button of the person who decides.
    fn press(&mut self, settings: &Settings, button: Button) -> Outcome {
        match self.reply(settings, button) {
            Reply::Stay => Outcome::None,
            Reply::Act(action) => {
                self.undone.clear();
                self.act(settings, action)
            }
            Reply::Undo => Outcome::AskUndo,
        }
    }

    /// Lets the pieces of the last action move, and the points that `player` gained since they had `points`.
    fn show_deed(&mut self, settings: &Settings, player: Player, points: i16) {
        let told = self.last.map_or(0, |(_, before)| self.told - before) as usize;
        let events = self.history.iter().skip(self.history.len().saturating_sub(told));
        let seat = self.seat(settings);
        let flights: Vec<Flight, FLIGHTS> =
            events.chain(&self.unkept).filter_map(|event| self.table.flight(&seat, event)).take(FLIGHTS).collect();
        self.gained = self.points(player) - points;
        self.flights = flights;
        let moves = settings.animations != Animations::Off && (self.gained > 0 || !self.flights.is_empty());
        self.motion = moves.then_some(Motion::Deed(0));
    }

    /// Takes an action, and looks at what comes of it.
    fn act(&mut self, settings: &Settings, action: <T::Game as Game>::Action) -> Outcome {
        let at = self.length;
        let Roles { decider, viewer, .. } = self.roles();
        let shown = self.points(viewer);
        let points = decider.map_or(0, |player| T::points(&self.game, player));
        let moved = self.game.hands_over(action);
        // What computers did before in this round in secret is watched when it comes out.
        let secret = T::is_secret(&self.game) && self.film.holds_back();
        if !self.apply(action) {
            return Outcome::None;
        }
        let from = self.film.len();
        if secret {
            self.film.push(action, false);
        } else {
            self.film.restart(&self.game);
        }
        self.captions.clear();
        self.arrive(settings);
        if secret && self.has_told() {
            self.film.release();
            self.advance(from, settings);
        }
        let Roles { decider: next, by_buttons, .. } = self.roles();
        if !moved {
            self.show_deed(settings, viewer, shown);
        } else if by_buttons && self.scene == Scene::Now {
            self.start_animation(settings);
        }
        let (is_now, other) = (self.scene == Scene::Now, by_buttons && next != decider);
        let passes = is_now && moved && other && !self.is_over() && self.passes();
        let sound = self.sound_of(decider, points);
        Outcome::Acted { at, bytes: encode(&action), passes, sound, interlude: is_now && self.ends_phase() }
    }
}

/// Returns who decides, whose view shows, and whether buttons decide: the one place that knows who is at the table.
/// While a computer decides, the person who has the device looks on; if there is no person, whoever watches may see
/// what it sees.
fn roles<G: Game>(game: &G, opening: &Opening<G::Setup>, holder: Player) -> Roles {
    let has_people = opening.sitter(holder).is_person();
    match game.turn() {
        Turn::Of(player) => {
            let by_buttons = opening.sitter(player).is_person();
            let viewer = if by_buttons || !has_people { player } else { holder };
            Roles { decider: Some(player), viewer, by_buttons }
        }
        // At the end nothing is hidden: any view shows it all.
        Turn::Over => Roles { decider: None, viewer: opening.first_person(game.players()), by_buttons: true },
    }
}

/// Returns an action as it is stored.
pub fn encode<A: Serialize>(action: &A) -> ActionBytes {
    let mut buffer = [0; 8];
    let bytes = postcard::to_slice(action, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
    // The buffer is as long as the bytes may be.
    ActionBytes::from_slice(bytes).unwrap_or_default()
}

impl<T: Table> Session<T> {
    /// Returns the lines of the log for the last so many events, newest first.
    fn entries(&self, last: usize) -> impl Iterator<Item = Entry> {
        let length = self.history.len();
        let at = (length - last..length).rev();
        at.filter_map(|at| T::log(&self.game, self.history.iter().nth(at)?, self.history.iter().skip(at + 1)))
    }

    /// Returns the line of the log for the last action, also for one that the log does not keep; these words if there is
    /// none.
    fn last_entry(&self, words: &str) -> Option<Entry> {
        let (player, before) = self.last?;
        let told = ((self.told - before) as usize).min(self.history.len());
        let after = self.history.iter().skip(self.history.len());
        let unkept = self.unkept.as_ref().and_then(|event| T::log(&self.game, event, after));
        let untold = Entry { player: Some(player), text: line!("{words}"), points: 0 };
        Some(self.entries(told).chain(unkept).find(|entry| entry.player == Some(player)).unwrap_or(untold))
    }

    /// Returns how the last action sounded, whose player had so many points before it.
    fn sound_of(&self, decider: Option<Player>, points: i16) -> Sound {
        let scored = decider.is_some_and(|player| T::points(&self.game, player) > points);
        let won = self.game.is_over().then_some(Sound::Win);
        won.max(self.heard).unwrap_or(if scored { Sound::Points } else { Sound::Tick })
    }

    /// Starts the animation of a new position, if the settings want one.
    fn start_animation(&mut self, settings: &Settings) {
        self.motion = (settings.animations != Animations::Off && T::FRAMES > 0).then_some(Motion::Roll(0));
    }

    fn keys(&self, settings: &Settings) -> Keys {
        self.table.keys(&self.seat(settings))
    }
}
