//! How a game of one kind answers: by its rules and its screens.

use core::fmt::Debug;

use draw::chrome::{Keys, Line};
use draw::pen::Pen;
use players::{Computer, Thought};
use rules_core::{Game, Player, Seed, Standing, Turn, choice};
use saves::{ActionBytes, Blob};
use serde::de::DeserializeOwned;
use texts::Language;

use super::any::Played;
use super::guided::is_lesson;
use super::motion::{FLIGHTS, Flights};
use super::watching::{Events, brought};
use super::{AnySession, Desk, Session, encode, open};
use crate::Button;
use crate::game::card::Card;
use crate::game::help::Article;
use crate::game::log::{Captions, Entry};
use crate::game::motion::{Flight, Motion};
use crate::game::opening::Branch;
use crate::game::reason::Advice;
use crate::game::table::{Reply, Score, Seat, Table};
use crate::records::settings::Settings;

impl<T: Table> Session<T> {
    fn seat<'a>(&'a self, settings: &'a Settings) -> Seat<'a, T::Game> {
        let session: &dyn AnySession = self;
        Seat {
            game: &self.view,
            player: self.desk.shown,
            viewer: session.roles().viewer,
            legal: &self.legal,
            names: &self.desk.company.names,
            settings,
            undo: self.desk.undo.is_possible(),
            animation_frame: match self.desk.moving.motion {
                Some(Motion::Roll(frame)) => Some(frame),
                _ => None,
            },
        }
    }

    /// Returns the game as the player may know it: the view, so that points of a hidden choice stay hidden; at the end
    /// all of it, also while the film before it still shows.
    fn known(&self) -> &T::Game {
        if self.game.is_over() { &self.game } else { &self.view }
    }

    /// Returns the game after `count` actions of the film.
    #[inline(never)]
    fn filmed(&self, count: usize) -> T::Game {
        let mut game = self.before_film.clone();
        for action in self.desk.watching.film.actions().take(count).filter_map(decode) {
            // It was legal when it was taken.
            let _ = game.play(action);
        }
        game
    }

    /// Returns the game before the action of this number that can be taken back.
    #[inline(never)]
    pub fn retaken(&self, at: usize) -> T::Game {
        let mut game = self.base.clone();
        for action in self.desk.undo.recent.iter().take(at).filter_map(|(action, _)| decode(action)) {
            // It was legal when it was taken.
            let _ = game.play(action);
        }
        game
    }
}

/// Returns the action that these bytes begin with.
fn decode<A: DeserializeOwned>(bytes: &[u8]) -> Option<A> {
    postcard::take_from_bytes(bytes).ok().map(|(action, _)| action)
}

/// Returns the line of the log for what the player of an action did, also where the log keeps none. The position is made
/// as often as it is needed, so that there is one on the stack at a time.
fn told<T: Table>(
    position: impl Fn() -> T::Game,
    action: <T::Game as Game>::Action,
    language: Language,
) -> Option<Entry> {
    let mut game = position();
    let Turn::Of(player) = game.turn() else { return None };
    let own = |entry: &Entry| entry.player == Some(player);
    if let Some(entry) = brought::<T>(&mut game, action, language).into_iter().find(own) {
        return Some(entry);
    }
    game = position();
    let mut untold = None;
    let _ = game.tell(action, &mut |event| untold = Some(event));
    T::log(&game, untold.as_ref()?, [].iter(), language).filter(own)
}

/// Returns the reply of a table, encoded.
fn encoded<A: serde::Serialize>(reply: Reply<A>) -> Reply<ActionBytes> {
    match reply {
        Reply::Stay => Reply::Stay,
        Reply::Act(action) => Reply::Act(encode(&action)),
        Reply::Times(action, times) => Reply::Times(encode(&action), times),
        Reply::Undo => Reply::Undo,
    }
}

impl<T: Table> AnySession for Session<T> {
    fn desk(&self) -> &Desk {
        &self.desk
    }

    fn desk_mut(&mut self) -> &mut Desk {
        &mut self.desk
    }

    fn card(&self) -> &'static Card {
        const { &Card::of::<T>() }
    }

    fn points_each(&self) -> i32 {
        <T::Game as Computer>::points_each(&self.setup)
    }

    fn head(&self) -> Blob {
        self.opening().encode::<T::Game>()
    }

    fn is_lesson(&self) -> bool {
        is_lesson::<T>(&self.desk.company, &self.setup, self.game.players())
    }

    fn kind(&self) -> u16 {
        choice::category::<T::Game>(&self.setup)
    }

    fn players(&self) -> u8 {
        self.game.players()
    }

    fn sides(&self) -> u8 {
        self.game.sides()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn is_secret(&self) -> bool {
        T::is_secret(&self.game)
    }

    fn changes_hands(&self) -> bool {
        T::passes(&self.game)
    }

    fn pending(&self) -> Option<ActionBytes> {
        T::pending(&self.game).map(|action| encode(&action))
    }

    fn follow_up(&self, action: &[u8]) -> Option<ActionBytes> {
        decode(action).and_then(T::follow_up).map(|action| encode(&action))
    }

    fn hands_over(&self, action: &[u8]) -> bool {
        decode(action).is_some_and(|action| self.game.hands_over(action))
    }

    #[inline(never)] // the copy of the game that the rules make would stay on the stack
    fn reveals_to(&self, viewer: Player, action: &[u8]) -> bool {
        decode(action).is_some_and(|action| self.game.reveals_to(viewer, action))
    }

    fn play(&mut self, action: &[u8]) -> Option<Played> {
        let (taken, rest) = postcard::take_from_bytes(action).ok()?;
        let bytes = action.len() - rest.len();
        let Session { game, events, unlogged, .. } = self;
        *unlogged = None;
        let (mut told, mut sound) = (0, None);
        let (mut interlude, mut ends) = (T::Interlude::default(), false);
        let mut listen = |event| {
            sound = sound.max(T::sound(&event));
            ends |= T::gather(&mut interlude, &event);
            if !T::keeps(&event) {
                *unlogged = Some(event);
                return;
            }
            told += 1;
            if events.is_full() {
                events.pop_front();
            }
            // There is room: the front was just taken out if there was none.
            let _ = events.push_back(event);
        };
        game.tell(taken, &mut listen).ok()?;
        Branch::reach(self.desk.company.branch, self.desk.length + 1, game);
        if ends {
            T::recall(&mut interlude, &mut self.events.iter().rev());
            self.interlude = Some(interlude);
        }
        Some(Played { bytes, told, sound, ends_phase: ends })
    }

    #[inline(never)] // in place: a whole session is large
    fn restart(&mut self) -> u32 {
        // The set-up is possible: the game began with it.
        if let Ok(game) = T::Game::new(self.setup, self.desk.company.seed) {
            self.game = game;
        }
        Branch::reach(self.desk.company.branch, 0, &mut self.game);
        self.base.clone_from(&self.game);
        (self.unlogged, self.interlude) = (None, None);
        open::<T>(&self.game, &mut self.events)
    }

    fn keep_base(&mut self) {
        self.base.clone_from(&self.game);
    }

    fn back_to_base(&mut self, untold: u32) {
        for _ in 0..untold {
            self.events.pop_back();
        }
        self.game.clone_from(&self.base);
    }

    fn keep_film(&mut self) {
        self.before_film.clone_from(&self.game);
        T::lay_open(&mut self.before_film);
    }

    #[inline(never)] // its copy of the game would stay on the stack
    fn brings(&self, after_film: bool, action: &[u8], language: Language) -> Captions {
        let Some(action) = decode(action) else { return Captions::new() };
        let mut game = if after_film { self.filmed(usize::MAX) } else { self.game.clone() };
        brought::<T>(&mut game, action, language)
    }

    #[inline(never)]
    fn retell(&self, at: usize, language: Language) -> Option<Entry> {
        let action = decode(&self.desk.undo.recent.get(at)?.0)?;
        told::<T>(|| self.retaken(at), action, language)
    }

    #[inline(never)]
    fn foretell(&self, from: usize, plan: &[ActionBytes], language: Language) -> Captions {
        let mut game = self.retaken(from);
        let mut captions = Captions::new();
        for action in plan.iter().filter_map(|action| decode(action)) {
            let Turn::Of(player) = game.turn() else { break };
            let reveals = game.reveals_to(player, action);
            // What it would bring to light stays in the dark: only what is the same for all that may lie there is told.
            let guess = |seed| {
                let position = || {
                    let mut game = game.clone();
                    game.rehide(player, Seed::new(seed));
                    game
                };
                told::<T>(position, action, language)
            };
            if let Some(entry) = guess(0).filter(|entry| !reveals || guess(1).as_ref() == Some(entry)) {
                // More than fit are more than anybody reads.
                let _ = captions.push(entry);
            }
            if reveals || game.play(action).is_err() {
                break;
            }
        }
        captions
    }

    #[inline(never)]
    fn turn_start(&self, player: Player) -> usize {
        let mut game = self.base.clone();
        let mut start = 0;
        for (at, action) in
            self.desk.undo.recent.iter().enumerate().filter_map(|(at, (action, _))| Some((at, decode(action)?)))
        {
            if game.turn() != Turn::Of(player) || game.hands_over(action) {
                start = at + 1;
            }
            // It was legal when it was taken.
            let _ = game.play(action);
        }
        start
    }

    #[inline(never)]
    fn look_back(&mut self, at: u8, viewer: Player, settings: &Settings) -> Captions {
        let mut game = self.filmed(at.into());
        let action = self.desk.watching.film.actions().nth(at.into()).and_then(decode);
        let (Turn::Of(player), Some(action)) = (game.turn(), action) else { return Captions::new() };
        self.desk.shown = player;
        self.view = game.view(viewer);
        game.legal(&mut self.legal);
        self.table = T::aim(&self.seat(settings), action);
        brought::<T>(&mut game, action, settings.language())
    }

    #[inline(never)]
    fn look_on(&mut self, at: u8, viewer: Player, settings: &Settings) -> Flights {
        let mut game = self.filmed(at.into());
        let Some(action) = self.desk.watching.film.actions().nth(at.into()).and_then(decode) else {
            return Flights::new();
        };
        let mut events = Events::<T>::new();
        // What does not fit does not move.
        let mut listen = |event| {
            let _ = events.push(event);
        };
        let _ = game.tell(action, &mut listen);
        let table = self.table.aftermath(&self.seat(settings), action);
        (self.table, self.view) = (table, game.view(viewer));
        self.legal.clear();
        let seat = self.seat(settings);
        events.iter().filter_map(|event| self.table.flight(&seat, event)).take(FLIGHTS).collect()
    }

    fn look(&mut self, viewer: Player, open: bool) {
        if self.desk.open {
            self.view.clone_from(&self.game);
            self.view.redraw(Seed::default());
        } else {
            self.view = self.game.view(viewer);
        }
        if open { &self.game } else { &self.view }.legal(&mut self.legal);
    }

    fn arrive_at_table(&mut self, taken: Option<&[u8]>, settings: &Settings) {
        self.left = None;
        let seat = self.seat(settings);
        self.table = match taken.and_then(decode) {
            Some(taken) => T::go_on(&seat, taken),
            None => T::arrive(&seat),
        };
    }

    fn aim(&mut self, action: &[u8], settings: &Settings) {
        let Some(action) = decode(action) else { return };
        (self.table, self.left) = (T::aim(&self.seat(settings), action), None);
    }

    fn why(&self, advice: &Advice, settings: &Settings) -> Line {
        let plan = advice.plan.iter().filter_map(|bytes| decode(bytes)).collect();
        T::why(&self.seat(settings), &Thought { plan, ahead: advice.ahead })
    }

    fn reply(&mut self, settings: &Settings, button: Button) -> Reply<ActionBytes> {
        let mut table = self.table.clone();
        let reply = table.press(&self.seat(settings), button);
        match (self.table.looks(), table.looks()) {
            (false, true) => self.left = Some(core::mem::replace(&mut self.table, table)),
            (true, false) if button == Button::B => self.table = self.left.take().unwrap_or(table),
            _ => self.table = table,
        }
        encoded(reply)
    }

    fn would_reply(&self, settings: &Settings, button: Button) -> Reply<ActionBytes> {
        encoded(self.table.clone().press(&self.seat(settings), button))
    }

    fn draw_board(&self, settings: &Settings, pen: &mut Pen<'_>) {
        self.table.draw(&self.seat(settings), pen);
    }

    fn draw_strip(&self, settings: &Settings, pen: &mut Pen<'_>) -> ([Line; 2], i32) {
        let seat = self.seat(settings);
        (self.table.draw_strip(&seat, pen), self.table.strip_left(&seat))
    }

    fn draw_lines(&self, settings: &Settings, lines: &[Line; 2], pen: &mut Pen<'_>) {
        T::draw_lines(&self.seat(settings), lines, pen);
    }

    fn draw_flight(&self, settings: &Settings, flight: &Flight, frame: u8, pen: &mut Pen<'_>) {
        T::draw_flight(&self.seat(settings), flight, flight.at(frame), pen);
    }

    fn flights(&self, settings: &Settings, told: usize) -> Flights {
        let events = self.events.iter().skip(self.events.len().saturating_sub(told));
        let seat = self.seat(settings);
        events.chain(&self.unlogged).filter_map(|event| self.table.flight(&seat, event)).take(FLIGHTS).collect()
    }

    fn strip(&self, settings: &Settings) -> [Line; 2] {
        self.table.strip(&self.seat(settings))
    }

    fn says_final(&self, settings: &Settings) -> bool {
        self.table.says_final(&self.seat(settings))
    }

    fn keys(&self, settings: &Settings) -> Keys {
        self.table.keys(&self.seat(settings))
    }

    fn promise(&self, settings: &Settings) -> Option<(ActionBytes, i16)> {
        self.table.promise(&self.seat(settings)).map(|promise| (encode(&promise.action), promise.points))
    }

    fn looks(&self) -> bool {
        self.table.looks()
    }

    fn is_held_at(&self, settings: &Settings) -> bool {
        self.table.wants_hold(&self.seat(settings))
    }

    fn pointed(&self, settings: &Settings) -> &'static Article {
        self.table.pointed(&self.seat(settings))
    }

    fn next_tip(&self, settings: &Settings, told: u16) -> Option<u8> {
        T::tip(&self.seat(settings), told)
    }

    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>) {
        T::draw_hand_over(&self.view, settings, pen);
    }

    fn scroll_page(&mut self, settings: &Settings, button: Button) {
        if let Some(mut interlude) = self.interlude.take() {
            T::scroll_page(&mut interlude, &self.seat(settings), button);
            self.interlude = Some(interlude);
        }
    }

    fn draw_interlude_for(&self, player: Player, settings: &Settings, pen: &mut Pen<'_>) {
        if let Some(interlude) = &self.interlude {
            T::draw_interlude(interlude, &Seat { player, viewer: player, ..self.seat(settings) }, pen);
        }
    }

    fn leaves(&self) -> u16 {
        u16::from(self.is_lesson()) | T::leaves(&self.setup)
    }

    fn exaggerate(&mut self) {
        if let Some(game) = T::exaggerate(&self.game) {
            self.game = game;
            let session: &dyn AnySession = self;
            self.view = self.game.view(session.roles().viewer);
        }
    }

    fn table(&self) -> &dyn Debug {
        &self.table
    }

    fn each_entry(&self, last: usize, page_ahead: bool, language: Language, each: &mut dyn FnMut(Entry) -> bool) {
        let length = self.events.len();
        // The same several times in a row is one line.
        let mut same: Option<(Entry, i16)> = None;
        for at in (length - last.min(length)..length).rev() {
            let Some(event) = self.events.iter().nth(at) else { return };
            if page_ahead && T::is_on_page(event) {
                continue;
            }
            let Some(entry) = T::log(&self.game, event, self.events.iter().skip(at + 1), language) else { continue };
            let times = same.as_ref().filter(|(other, _)| *other == entry).map_or(0, |(_, times)| *times);
            let told = same.replace((entry, times + 1)).filter(|_| times == 0);
            if told.is_some_and(|(entry, times)| each(entry.times(times))) {
                return;
            }
        }
        if let Some((entry, times)) = same {
            each(entry.times(times));
        }
    }

    fn unlogged_entry(&self, language: Language) -> Option<Entry> {
        T::log(&self.game, self.unlogged.as_ref()?, self.events.iter().skip(self.events.len()), language)
    }

    fn points(&self, player: Player) -> i16 {
        // The view, so that points of a hidden choice stay hidden.
        T::points(&self.view, player)
    }

    fn true_points(&self, player: Player) -> i16 {
        T::points(&self.game, player)
    }

    fn standing(&self) -> Standing {
        self.known().standing()
    }

    fn progress(&self, language: Language) -> Line {
        T::progress(&self.game, language)
    }

    fn round(&self) -> u8 {
        T::round(&self.game)
    }

    fn round_name(&self, round: u8, language: Language) -> Line {
        T::round_name(&self.game, round, language)
    }

    fn curve_points(&self, player: Player) -> i16 {
        T::curve_points(&self.game, player)
    }

    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score> {
        T::score(self.known(), page, row, player)
    }

    fn score_pages(&self) -> u8 {
        T::score_pages(&self.game)
    }

    fn verdict(&self, language: Language) -> Option<Line> {
        T::verdict(&self.game, language)
    }

    fn is_lost(&self) -> bool {
        T::is_lost(&self.game)
    }

    fn grade_now(&self) -> Option<u8> {
        T::grade(&self.game)
    }
}
