//! A game on the table: its state, who is at it, what can be taken back, and what happened.

mod computers;

use core::fmt::{Debug, Write as _};

use heapless::{Deque, Vec};
use rules_core::choice;
use rules_core::{Actions, Game, Player, Seed, Standing, Turn};
use saves::{ActionBytes, Blob, Slot};
use serde::Serialize;

use crate::Button;
use crate::draw::chrome::{self, Keys, Line, NO_UNDO};
use crate::draw::pen::Pen;
use crate::draw::theme::Tints;
use crate::game::film::Film;
use crate::game::help::{Article, Group, Page};
use crate::game::lesson::{Guide, Lesson, Step, Task};
use crate::game::log::Entry;
use crate::game::motion::{self, Flight, Motion};
use crate::game::opening::{Opening, Sitter, Trouble};
use crate::game::table::{Reply, Score, Seat, Table};
use crate::line;
use crate::port::Sound;
use crate::save::settings::{Animations, Name, Settings};
use crate::save::statistics::Category;

pub use self::computers::Question;
use self::computers::{Captions, Hint, Scene, reveals};

/// What carries a session on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// A button other than Y.
    Button(Button),
    /// Time: a frame of what moves is over.
    Frame,
    /// Take back the last action.
    Undo,
    /// Take the action again that was taken back last.
    Redo,
    /// A computer has thought for a while.
    Slow,
    /// What a computer decided, encoded.
    Decision(ActionBytes),
}

/// Who is at the table now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roles {
    /// Who decides; nobody when the game is over.
    pub decider: Option<Player>,
    /// Whose view shows.
    pub viewer: Player,
    /// Whether the decision is made by buttons.
    pub by_buttons: bool,
}

/// What an action or an undo asks of the console.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing.
    None,
    /// An action was taken: write it as this number.
    Acted {
        /// Its number.
        at: u16,
        /// Its bytes.
        bytes: ActionBytes,
        /// Whether the device changes hands.
        passes: bool,
        /// How it sounds.
        sound: Sound,
        /// Whether a phase ended, which has a page of its own.
        interlude: bool,
    },
    /// The player wants to take something back: ask.
    AskUndo,
    /// An action was taken back: keep only so many.
    Undone(u16),
    /// All that led to the end, of a phase or of the game, or to a hand-over, was shown.
    Shown,
}

/// What the console does with any game on the table.
pub trait AnySession {
    /// Where its journal is.
    fn slot(&self) -> Slot;
    /// Name of the game.
    fn name(&self) -> &'static str;
    /// The head of its journal.
    fn head(&self) -> Blob;
    /// The seed.
    fn seed(&self) -> Seed;
    /// Whether its result counts for best scores.
    fn ranked(&self) -> bool;
    /// How many play.
    fn players(&self) -> u8;
    /// A player's name.
    fn player_name(&self, player: Player) -> &Name;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Whether the device has to be handed over before anything is shown.
    fn passes(&self) -> bool;
    /// How many actions were taken.
    fn length(&self) -> u16;
    /// Where everybody stands.
    fn standing(&self) -> Standing;
    /// The points that are shown of a player.
    fn points(&self, player: Player) -> i16;
    /// One line for the title screen.
    fn summary(&self) -> Line;
    /// What would be lost with it: how far it has come, and everybody's points.
    fn stake(&self) -> Line;
    /// Looks at a new position.
    fn arrive(&mut self, settings: &Settings);
    /// Carries the game on by a button, or by time.
    fn take(&mut self, settings: &Settings, input: Input) -> Outcome;
    /// Whether time carries it on: something moves.
    fn wants_time(&self) -> bool;
    /// The ticks of a frame, if it has its own.
    fn frame_ticks(&self, settings: &Settings) -> Option<u32>;
    /// What a computer has to think about now.
    fn question(&self) -> Option<Question>;
    /// Whether computers play, or what they did still shows: buttons do not reach the game.
    fn is_watched(&self) -> bool;
    /// Whether a person plays.
    fn has_people(&self) -> bool;
    /// Has a hint thought of, if a person decides: the result no longer counts for best scores.
    fn ask_hint(&mut self);
    /// The name that a win counts under: of a computer its level.
    fn winner(&self, player: Player) -> Name;
    /// Starts the animation of a new position, if the settings want one.
    fn animate(&mut self, settings: &Settings);
    /// The main view.
    fn draw(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// The two lines above the keys.
    fn strip(&self, settings: &Settings) -> [Line; 2];
    /// What A would do and the points announced for it.
    fn promise(&self, settings: &Settings) -> Option<(ActionBytes, i16)>;
    /// The article about what is pointed at.
    fn pointed(&self, settings: &Settings) -> &'static Article;
    /// The help of the game.
    fn help(&self) -> &'static [Group];
    /// The colours of the game.
    fn tints(&self) -> &'static Tints;
    /// A page of the guide of the game.
    fn guide(&self, page: u8) -> Option<&'static Page>;
    /// What the guide of a first game asks for, as long as it leads.
    fn guided(&self) -> Option<&'static Step>;
    /// Plays on without the guide.
    fn leave_guide(&mut self);
    /// Whether the last action ended a phase, which has a page of its own.
    fn ends_phase(&self) -> bool;
    /// That page.
    fn draw_interlude(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// What the hand-over shows of the game.
    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// The log's line that is `back` before the last one.
    fn entry(&self, back: usize) -> Option<Entry>;
    /// The line of the log for the last action.
    fn deed(&self) -> Option<Entry>;
    /// The action that can be taken back next, as a line of the log.
    fn undoable(&self) -> Option<Entry>;
    /// How many actions were taken back and can be taken again.
    fn undone(&self) -> u8;
    /// Whether a button hands over for good, or asks to take something back.
    fn is_grave(&self, settings: &Settings, button: Button) -> bool;
    /// How many of the last lines are new to the player who takes the device.
    fn news(&self) -> usize;
    /// A row of a page of the score sheet, for a player.
    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score>;
    /// Pages of the score sheet.
    fn score_pages(&self) -> u8;
    /// A word on the result.
    fn verdict(&self) -> Line;
    /// Whether all who played have lost.
    fn is_lost(&self) -> bool;
    /// Where its result counts.
    fn category(&self) -> Category;
    /// The grade of a finished game alone.
    fn grade(&self) -> Option<u8>;
    /// The picture for somebody who only looks on.
    fn draw_board(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Who decides, and whose view shows.
    fn roles(&self) -> Roles;
    /// The game's own screens.
    fn table(&self) -> &dyn Debug;
}

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
    /// Actions since `base`, and whether a person took them.
    recent: Vec<(<T::Game as Game>::Action, bool), RECENT>,
    /// Actions that persons took back since the last one, the last of them on top.
    undone: Vec<<T::Game as Game>::Action, RECENT>,
    length: u16,
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
    film: Film<T::Game>,
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
    /// What the page at the end of a phase tells, if the last action ended one.
    interlude: Option<T::Interlude>,
    table: T,
    /// Where the guide is, if it leads.
    guide: Option<Guide>,
}

impl<T: Table> Session<T> {
    /// Reads the head of a stored game.
    pub fn opening(head: &[u8]) -> Result<Opening<<T::Game as Game>::Setup>, Trouble> {
        Opening::decode::<T::Game>(head)
    }

    /// Takes the actions of a journal from where the game stands, as far as they are sound, and not beyond number `end`.
    pub fn replay(&mut self, actions: &[u8], end: u16, settings: &Settings) -> Result<(), Trouble> {
        let mut rest = actions;
        let mut at = 0;
        while !rest.is_empty() && at < end {
            let taken = self.length;
            let played = postcard::take_from_bytes(rest).ok().filter(|&(action, _)| {
                at < taken || {
                    self.follow(action, settings);
                    self.apply(action)
                }
            });
            match played {
                Some((_, after)) => rest = after,
                None => break,
            }
            at += 1;
        }
        self.film.restart(&self.game);
        self.arrive(settings);
        if rest.is_empty() || at == end { Ok(()) } else { Err(Trouble::Actions(self.length)) }
    }

    /// Takes the guide beyond an action of a journal; it ends where the action is not what its presses give.
    fn follow(&mut self, action: <T::Game as Game>::Action, settings: &Settings) {
        let (Some(Guide { step, .. }), Some(lesson)) = (self.guide.take(), T::LESSON) else { return };
        self.arrive(settings);
        let mut steps = lesson.steps.iter().enumerate().skip(step);
        while let Some((at, step)) = steps.next() {
            match step.task {
                Task::Read => {}
                // What was taken back was taken again.
                Task::Undo => drop(steps.find(|(_, step)| step.task == Task::Act)),
                Task::Press(_) | Task::Act => match self.reply(settings, step.button()) {
                    Reply::Act(given) if given == action => {
                        self.guide = after::<T>(at);
                        return;
                    }
                    Reply::Stay if step.task != Task::Act => {}
                    _ => return,
                },
            }
        }
    }

    /// The game as a player may see it.
    pub fn seen_by(&self, player: Player) -> T::Game {
        self.game.view(player)
    }

    /// How the game began.
    pub fn started(&self) -> &Opening<<T::Game as Game>::Setup> {
        &self.opening
    }

    /// A game that begins like this, before anybody has looked at it: [`arrive`](AnySession::arrive) comes next.
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
            gained: 0,
            interlude: None,
            table: T::default(),
            guide: is_lesson::<T>(&opening).then(Guide::default),
            opening,
            recent: Vec::new(),
            undone: Vec::new(),
            length: 0,
            history,
            told,
            base_told: told,
            last: None,
            heard: None,
            seen: [told; 5],
        }
    }

    /// Takes an action; false if it is not legal. The table does not look at the new position yet.
    fn apply(&mut self, action: <T::Game as Game>::Action) -> bool {
        let Roles { decider, by_buttons, .. } = self.roles();
        if let Some(player) = decider.filter(|_| by_buttons) {
            self.holder = player;
        }
        let hands_over = self.game.hands_over(action);
        // One person among computers may go back to the last decision, but for what was revealed since.
        let is_final = hands_over && (!self.is_alone_with_computers() || reveals(&self.game, action, self.holder));
        let before = self.told;
        let Session { game, history, told, heard, .. } = self;
        *heard = None;
        let (mut interlude, mut ends) = (T::Interlude::default(), false);
        // By reference, so that the rules are in the image once for all who listen.
        let mut listen = |event| {
            *heard = (*heard).max(T::sound(&event));
            ends |= T::gather(&mut interlude, &event);
            if !T::keeps(&event) {
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
        self.interlude = ends.then_some(interlude);
        self.length += 1;
        self.last = decider.map(|player| (player, before));
        if hands_over && let Some(seen) = decider.and_then(|player| self.seen.get_mut(player.index())) {
            *seen = before;
        }
        if is_final || self.recent.push((action, by_buttons)).is_err() {
            self.base = self.game.clone();
            self.base_told = self.told;
            self.recent.clear();
        }
        true
    }

    /// Whether a person can take something back, or again.
    fn can_undo(&self) -> bool {
        !self.undone.is_empty() || self.recent.iter().any(|&(_, by_person)| by_person)
    }

    /// Takes back the last action of a person, and what computers did since.
    fn undo(&mut self) -> bool {
        let Some(last) = self.recent.iter().rposition(|&(_, by_person)| by_person) else { return false };
        let taken_back = self.recent.len() - last;
        // There is room: no more were taken back than were taken.
        let _ = self.undone.push(self.recent[last].0);
        self.recent.truncate(last);
        while self.told > self.base_told && self.history.pop_back().is_some() {
            self.told -= 1;
        }
        self.told = self.base_told;
        self.interlude = None;
        self.game = self.base.clone();
        let again = core::mem::take(&mut self.recent);
        self.length -= (taken_back + again.len()) as u16;
        for (action, _) in again {
            self.apply(action);
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

    /// Makes its numbers as large as they come; what can be done, and where the cursor is, stays.
    pub fn exaggerate(&mut self) {
        if let Some(game) = T::exaggerate(&self.game) {
            self.game = game;
            self.view = self.game.view(self.roles().viewer);
        }
    }

    /// What the table makes of a button.
    fn reply(&mut self, settings: &Settings, button: Button) -> Reply<<T::Game as Game>::Action> {
        self.motion = None;
        self.hint = None;
        let undo = self.can_undo();
        let Session { view, legal, opening, table, shown, .. } = self;
        let seat =
            Seat { game: &*view, player: *shown, legal, names: &opening.names, settings, undo, animation_frame: None };
        table.press(&seat, button)
    }

    /// A button while the guide leads: only the one that it asks for counts.
    fn press_guided(&mut self, guide: Guide, step: &Step, settings: &Settings, button: Button) -> Outcome {
        if button != step.button() {
            self.guide = Some(Guide { again: true, ..guide });
            return Outcome::None;
        }
        // The page that asks before something is taken back goes on when it is.
        if step.task != Task::Undo {
            self.guide = after::<T>(guide.step);
        }
        match step.task {
            Task::Read => Outcome::None,
            Task::Press(_) | Task::Act | Task::Undo => self.press(settings, button),
        }
    }

    /// A button of the person who decides.
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
            events.filter_map(|event| self.table.flight(&seat, event)).take(FLIGHTS).collect();
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
        if !self.apply(action) {
            return Outcome::None;
        }
        self.film.restart(&self.game);
        self.captions.clear();
        self.arrive(settings);
        let Roles { decider: next, by_buttons, .. } = self.roles();
        if !moved {
            self.show_deed(settings, viewer, shown);
        } else if by_buttons {
            self.start_animation(settings);
        }
        let other = by_buttons && next != decider;
        let passes = moved && other && !self.is_over() && self.passes();
        let sound = self.sound_of(decider, points);
        Outcome::Acted { at, bytes: encode(&action), passes, sound, interlude: self.ends_phase() }
    }
}

/// Whether a game begins as the guided first one does.
fn is_lesson<T: Table>(opening: &Opening<<T::Game as Game>::Setup>) -> bool {
    let same = |lesson: &Lesson<_>| lesson.setup == opening.setup && lesson.seed == opening.seed;
    opening.sitter(Player(0)) == Sitter::Pupil && T::LESSON.is_some_and(same)
}

/// Where the guide is after a step, if more follow.
fn after<T: Table>(step: usize) -> Option<Guide> {
    T::LESSON?.steps.get(step + 1).map(|_| Guide { step: step + 1, again: false })
}

/// Who decides, whose view shows, and whether buttons decide: the one place that knows who is at the table. While a
/// computer decides, the person who has the device looks on; if there is no person, whoever watches may see what it sees.
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

/// An action as it is stored.
pub fn encode<A: Serialize>(action: &A) -> ActionBytes {
    let mut buffer = [0; 8];
    let bytes = postcard::to_slice(action, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
    // The buffer is as long as the bytes may be.
    ActionBytes::from_slice(bytes).unwrap_or_default()
}

impl<T: Table> AnySession for Session<T> {
    fn slot(&self) -> Slot {
        T::SLOT
    }

    fn name(&self) -> &'static str {
        T::NAME
    }

    fn head(&self) -> Blob {
        self.opening.encode::<T::Game>()
    }

    fn seed(&self) -> Seed {
        self.opening.seed
    }

    fn ranked(&self) -> bool {
        self.opening.ranked && !self.hinted
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn player_name(&self, player: Player) -> &Name {
        self.opening.name(player)
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn passes(&self) -> bool {
        self.people() > 1 && self.roles().by_buttons && T::passes(&self.game)
    }

    fn length(&self) -> u16 {
        self.length
    }

    fn standing(&self) -> Standing {
        // The view, so that points of a hidden choice stay hidden; at the end nothing is.
        self.view.standing()
    }

    fn points(&self, player: Player) -> i16 {
        // The view, so that points of a hidden choice stay hidden.
        T::points(&self.view, player)
    }

    fn summary(&self) -> Line {
        let Roles { decider, viewer, .. } = self.roles();
        let player = decider.unwrap_or(viewer);
        if self.players() == 1 {
            let points = self.points(player);
            line!("{}, solo, {points} point{}", T::progress(&self.game), if points == 1 { "" } else { "s" })
        } else {
            line!("{}, {} to play", T::progress(&self.game), self.player_name(player))
        }
    }

    fn stake(&self) -> Line {
        let mut stake = line!("{},", T::progress(&self.game));
        for (i, player) in Player::all(self.players()).enumerate() {
            let colon = if i > 0 { " :" } else { "" };
            // A line has room for five totals.
            let _ = write!(stake, "{colon} {}", self.points(player));
        }
        stake
    }

    fn arrive(&mut self, settings: &Settings) {
        self.motion = None;
        self.hint = None;
        self.scene = Scene::Now;
        let Roles { decider, viewer, .. } = self.roles();
        self.shown = decider.unwrap_or(viewer);
        self.view = self.game.view(viewer);
        self.game.legal(&mut self.legal);
        self.table = T::arrive(&self.seat(settings));
    }

    fn take(&mut self, settings: &Settings, input: Input) -> Outcome {
        match input {
            Input::Button(button) if self.is_watched() => return self.press_film(settings, button),
            Input::Button(button) => {
                return match (self.guide, self.guided()) {
                    (Some(guide), Some(step)) => self.press_guided(guide, step, settings, button),
                    _ => self.press(settings, button),
                };
            }
            Input::Frame => {
                if let Scene::Deed { at, .. } = self.scene {
                    return self.film_frame(at, settings);
                }
                self.motion = match self.motion {
                    Some(Motion::Roll(frame)) if frame + 1 < T::FRAMES => Some(Motion::Roll(frame + 1)),
                    Some(Motion::Deed(frame)) if frame + 1 < motion::FRAMES => Some(Motion::Deed(frame + 1)),
                    _ => None,
                };
            }
            Input::Undo if self.undo() => {
                self.film.restart(&self.game);
                self.guide = self.guide.and_then(|guide| after::<T>(guide.step));
                self.arrive(settings);
                return Outcome::Undone(self.length);
            }
            Input::Redo => {
                if let Some(action) = self.undone.pop() {
                    return self.act(settings, action);
                }
            }
            Input::Undo => {}
            Input::Slow => self.is_slow = true,
            Input::Decision(bytes) => {
                if let Ok(action) = postcard::from_bytes(&bytes) {
                    return self.decide(settings, action);
                }
            }
        }
        Outcome::None
    }

    fn wants_time(&self) -> bool {
        self.motion.is_some() || matches!(self.scene, Scene::Deed { still: false, .. })
    }

    fn frame_ticks(&self, settings: &Settings) -> Option<u32> {
        matches!(self.scene, Scene::Deed { .. }).then(|| settings.pace.ticks())
    }

    fn question(&self) -> Option<Question> {
        self.asked()
    }

    fn is_watched(&self) -> bool {
        Session::is_watched(self)
    }

    fn has_people(&self) -> bool {
        self.opening.sitter(self.holder).is_person()
    }

    fn ask_hint(&mut self) {
        if !self.is_watched() && !self.game.is_over() && self.guided().is_none() {
            self.hint = Some(Hint::Wanted);
            self.hinted = true;
        }
    }

    fn winner(&self, player: Player) -> Name {
        let level = self.opening.sitter(player).level().and_then(|level| level.name().parse().ok());
        level.unwrap_or_else(|| self.opening.name(player).clone())
    }

    fn animate(&mut self, settings: &Settings) {
        if self.roles().by_buttons {
            self.start_animation(settings);
        }
    }

    fn draw(&self, settings: &Settings, pen: &mut Pen<'_>) {
        let seat = self.seat(settings);
        self.table.draw(&seat, pen);
        if self.is_watched() {
            return self.draw_film(pen);
        }
        if let Some(hint) = &self.hint {
            self.draw_hint(hint, settings, pen);
        } else {
            let lines = self.table.draw_strip(&seat, pen);
            if !lines.iter().any(|line| line.contains(NO_UNDO)) && self.is_grave(settings, Button::A) {
                chrome::no_undo(pen, lines[0].len() < lines[1].len());
            }
        }
        let keys = self.keys(settings);
        match (self.guide, self.guided()) {
            (Some(guide), Some(step)) => {
                chrome::keys(pen, step.keys(keys));
                step.draw(guide.again, pen);
            }
            _ => chrome::keys(pen, keys),
        }
        if let Some(Motion::Deed(frame)) = self.motion {
            for flight in &self.flights {
                T::draw_flight(&seat, flight, flight.at(frame), pen);
            }
            motion::draw_gain(pen, self.gained, frame);
        }
    }

    fn strip(&self, settings: &Settings) -> [Line; 2] {
        self.table.strip(&self.seat(settings))
    }

    fn promise(&self, settings: &Settings) -> Option<(ActionBytes, i16)> {
        self.table.promise(&self.seat(settings)).map(|promise| (encode(&promise.action), promise.points))
    }

    fn pointed(&self, settings: &Settings) -> &'static Article {
        self.table.pointed(&self.seat(settings))
    }

    fn help(&self) -> &'static [Group] {
        T::HELP
    }

    fn tints(&self) -> &'static Tints {
        T::TINTS
    }

    fn guide(&self, page: u8) -> Option<&'static Page> {
        let more = T::MORE.iter().enumerate().filter(|(page, _)| T::has_page(&self.game, *page)).map(|(_, page)| page);
        T::GUIDE.iter().chain(more).nth(page.into())
    }

    fn guided(&self) -> Option<&'static Step> {
        T::LESSON?.steps.get(self.guide?.step)
    }

    fn leave_guide(&mut self) {
        self.guide = None;
    }

    fn ends_phase(&self) -> bool {
        self.interlude.is_some() && !self.is_over() && self.people() > 0
    }

    fn draw_interlude(&self, settings: &Settings, pen: &mut Pen<'_>) {
        if let Some(interlude) = &self.interlude {
            T::draw_interlude(interlude, &self.seat(settings), pen);
        }
    }

    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>) {
        T::draw_hand_over(&self.view, settings, pen);
    }

    fn entry(&self, back: usize) -> Option<Entry> {
        self.entries(self.history.len()).nth(back)
    }

    fn deed(&self) -> Option<Entry> {
        self.last_entry("ends the turn")
    }

    fn undoable(&self) -> Option<Entry> {
        self.recent.iter().rfind(|(_, by_person)| *by_person)?;
        self.last_entry("the last step")
    }

    fn undone(&self) -> u8 {
        self.undone.len() as u8
    }

    fn is_grave(&self, settings: &Settings, button: Button) -> bool {
        match self.table.clone().press(&self.seat(settings), button) {
            Reply::Act(action) => self.game.hands_over(action) && !self.is_alone_with_computers(),
            Reply::Undo => true,
            Reply::Stay => false,
        }
    }

    fn news(&self) -> usize {
        let unseen = (self.told - self.seen[self.roles().viewer.index()]) as usize;
        self.entries(unseen.min(self.history.len())).count()
    }

    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score> {
        T::score(&self.view, page, row, player)
    }

    fn score_pages(&self) -> u8 {
        T::score_pages(&self.game)
    }

    fn verdict(&self) -> Line {
        T::verdict(&self.game)
    }

    fn is_lost(&self) -> bool {
        T::is_lost(&self.game)
    }

    fn category(&self) -> Category {
        let levels = Player::all(self.players()).filter_map(|player| self.opening.sitter(player).level());
        Category {
            slot: T::SLOT,
            kind: choice::category::<T::Game>(&self.opening.setup),
            players: self.players(),
            against: levels.max(),
        }
    }

    fn grade(&self) -> Option<u8> {
        T::grade(&self.game).filter(|_| self.is_over() && self.players() == 1)
    }

    fn draw_board(&self, settings: &Settings, pen: &mut Pen<'_>) {
        self.table.draw(&self.seat(settings), pen);
    }

    fn roles(&self) -> Roles {
        let roles = roles(&self.game, &self.opening, self.holder);
        match self.scene {
            // What computers did is shown before the device changes hands.
            Scene::Deed { .. } if self.has_people() => Roles { viewer: self.holder, ..roles },
            _ => roles,
        }
    }

    fn table(&self) -> &dyn Debug {
        &self.table
    }
}

impl<T: Table> Session<T> {
    /// Returns the lines of the log for the last so many events, newest first.
    fn entries(&self, last: usize) -> impl Iterator<Item = Entry> {
        let length = self.history.len();
        let at = (length - last..length).rev();
        at.filter_map(|at| T::log(&self.game, self.history.iter().nth(at)?, self.history.iter().skip(at + 1)))
    }

    /// Returns the line of the log for the last action; these words for one that the log does not tell.
    fn last_entry(&self, words: &str) -> Option<Entry> {
        let (player, before) = self.last?;
        let told = ((self.told - before) as usize).min(self.history.len());
        let untold = Entry { player: Some(player), text: line!("{words}"), points: 0 };
        Some(self.entries(told).find(|entry| entry.player == Some(player)).unwrap_or(untold))
    }

    /// How the last action sounded, whose player had so many points before it.
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
