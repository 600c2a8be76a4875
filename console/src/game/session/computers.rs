//! Computers at the table: what they are asked, what they did, and how it is shown.
//!
//! A game goes on as fast as computers think; what they did follows as a film, at the speed of the settings, as the
//! person who has the device may see it. Then that person decides, or hands the device over.

use draw::chrome::{self, KEYS, Keys, Line, STRIP};
use draw::line;
use draw::pen::Pen;
use draw::theme::{BOLD, GAIN, PANEL, PLAIN, QUIET};
use heapless::Vec;
use players::{Level, public_seed};
use rules_core::{Game, Player, Seed, Turn};

use super::{AnySession, Outcome, Roles, Session, encode};
use crate::Button;
use crate::game::log::{self, CAPTIONS, Captions};
use crate::game::opening::Sitter;
use crate::game::table::Table;
use crate::save::settings::{Pace, Settings};

/// What a computer has to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// How well it plays.
    pub level: Level,
    /// For whom.
    pub player: Player,
    /// The seed of its random choices.
    pub seed: Seed,
}

/// What shows of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Scene {
    /// The game as it stands.
    Now,
    /// An action of a computer, by its number in the film. One that is still waits for a button.
    Deed { at: u8, still: bool },
}

/// Help for a person who does not know what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hint {
    /// The computer still thinks about it.
    Wanted,
    /// The cursor is on what the level hard would do; a few words why.
    Given(Line),
}

impl<T: Table> Session<T> {
    /// Returns how many persons play.
    pub(super) fn people(&self) -> usize {
        Player::all(self.game.players()).filter(|&player| self.opening.sitter(player).is_person()).count()
    }

    /// Returns whether one person plays against computers.
    pub(super) fn is_alone_with_computers(&self) -> bool {
        self.people() == 1 && self.game.players() > 1
    }

    /// Returns whether the device changes hands, now that all that computers did was shown to whoever has it.
    fn passes_on(&self) -> bool {
        self.scene == Scene::Now && self.passes() && self.roles().decider != Some(self.holder)
    }

    /// Returns what a computer has to think about now.
    pub(super) fn asked(&self) -> Option<Question> {
        let Turn::Of(player) = self.game.turn() else { return None };
        let seed = public_seed(self.length, player);
        if self.hint == Some(Hint::Wanted) {
            return Some(Question { level: Level::Hard, player, seed });
        }
        let Sitter::Computer(level) = self.opening.sitter(player) else { return None };
        let waits = match self.scene {
            // The page at the end of a phase comes before what follows it.
            // So does all that was done in secret before the next round in secret.
            Scene::Deed { still, .. } => {
                self.film.is_full() || self.ends_phase() || still && self.people() == 0 || T::is_secret(&self.game)
            }
            Scene::Now => false,
        };
        (!waits).then_some(Question { level, player, seed })
    }

    /// Takes the action that a computer decided on.
    pub(super) fn decide(&mut self, settings: &Settings, action: <T::Game as Game>::Action) -> Outcome {
        self.is_slow = false;
        if self.hint == Some(Hint::Wanted) {
            let seat = self.seat(settings);
            let (table, why) = (T::aim(&seat, action), T::why(&seat, action));
            (self.table, self.left, self.hint) = (table, None, Some(Hint::Given(why)));
            return Outcome::None;
        }
        let secret = T::is_secret(&self.game);
        if secret && !self.film.holds_back() {
            self.film.restart(&self.game);
        }
        let (at, from) = (self.length, self.film.len());
        let told = self.is_told(action, secret);
        let decider = self.roles().decider;
        let points = decider.map_or(0, |player| T::points(&self.game, player));
        if !self.apply(action) {
            return Outcome::None;
        }
        self.film.push(action, told);
        if !secret || self.has_told() {
            self.film.release();
        }
        if self.scene == Scene::Now {
            self.advance(from, settings);
        }
        let passes = !self.game.is_over() && self.passes_on();
        let interlude = self.scene == Scene::Now && self.ends_phase();
        Outcome::Acted { at, bytes: encode(&action), passes, sound: self.sound_of(decider, points), interlude }
    }

    /// Returns whether the last action told something. In a round in secret the one does that ends it.
    pub(super) fn has_told(&self) -> bool {
        self.last.is_some_and(|(_, before)| self.told > before)
    }

    /// Returns whether there is something to tell of an action that is to be taken, in secret or in the open.
    #[inline(never)] // its copy of the game would stay on the stack
    fn is_told(&self, action: <T::Game as Game>::Action, secret: bool) -> bool {
        let mut game = if secret { self.film.end() } else { self.game.clone() };
        !brought::<T>(&mut game, action).is_empty()
    }

    /// Shows the next action of the film from this number on, or else the game as it stands.
    pub(super) fn advance(&mut self, from: u8, settings: &Settings) {
        let is_asked = self.roles().by_buttons;
        let (next, still) = match settings.pace {
            // All of it can be looked at before the person goes on.
            Pace::AtOnce => (self.film.previous(self.film.len()).filter(|_| is_asked), true),
            _ => (self.film.next(from), false),
        };
        match next {
            Some(at) => self.show(at, still, settings),
            None => self.stand(settings),
        }
    }

    /// Shows the game as it stands.
    #[inline(never)]
    fn stand(&mut self, settings: &Settings) {
        if self.film.is_full() {
            self.film.restart(&self.game);
        }
        self.arrive(settings);
        if self.roles().by_buttons {
            self.captions.clear();
            self.start_animation(settings);
        }
    }

    /// Shows an action of the film: where it is taken, and what it brings.
    #[inline(never)]
    fn show(&mut self, at: u8, still: bool, settings: &Settings) {
        let Some((mut game, action)) = self.film.scene(at) else { return self.stand(settings) };
        let Turn::Of(player) = game.turn() else { return };
        self.scene = Scene::Deed { at, still };
        self.motion = None;
        self.shown = player;
        self.view = game.view(self.roles().viewer);
        game.legal(&mut self.legal);
        self.table = T::aim(&self.seat(settings), action);
        self.captions = brought::<T>(&mut game, action);
    }

    /// Handles a button while a computer's action shows, or while it thinks.
    pub(super) fn press_film(&mut self, settings: &Settings, button: Button) -> Outcome {
        let before = self.scene;
        let (at, still) = match before {
            Scene::Deed { at, still } => (at, still),
            Scene::Now => (self.film.len(), true),
        };
        match button {
            Button::Left => {
                if let Some(at) = self.film.previous(at) {
                    self.show(at, true, settings);
                }
            }
            Button::Right if self.turn_captions() => {}
            Button::Right => match self.film.next(at.saturating_add(1)) {
                Some(at) => self.show(at, true, settings),
                None => self.stand(settings),
            },
            Button::A if self.people() == 0 && self.scene != Scene::Now => {
                self.scene = Scene::Deed { at, still: !still };
            }
            // All lines are read before the person goes on.
            Button::A if self.turn_captions() => {}
            Button::A => self.stand(settings),
            _ => {}
        }
        if before == Scene::Now { Outcome::None } else { self.film_end() }
    }

    /// Shows the next action of the film once the time of this one is over.
    pub(super) fn film_frame(&mut self, at: u8, settings: &Settings) -> Outcome {
        if !self.turn_captions() {
            self.advance(at + 1, settings);
        }
        self.film_end()
    }

    /// Goes on to the next lines on the action that shows. Returns whether there were any.
    fn turn_captions(&mut self) -> bool {
        let more = self.captions.len() > CAPTIONS;
        if more {
            self.captions.rotate_left(CAPTIONS);
            self.captions.truncate(self.captions.len() - CAPTIONS);
        }
        more
    }

    /// Returns what the end of a film asks for.
    fn film_end(&self) -> Outcome {
        let ends = self.game.is_over() || self.ends_phase() || self.passes_on();
        if self.scene == Scene::Now && ends { Outcome::Shown } else { Outcome::None }
    }

    /// Returns whether buttons go to the film, and not to the game.
    pub(super) fn is_watched(&self) -> bool {
        self.scene != Scene::Now || !self.roles().by_buttons
    }

    /// Draws strip and keys while computers play.
    pub(super) fn draw_film(&self, pen: &mut Pen<'_>) {
        pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
        for (i, entry) in self.captions.iter().take(CAPTIONS).enumerate() {
            let name = entry.player.map(|player| self.opening.name(player).as_str());
            entry.draw(name, pen, STRIP + 1 + 14 * i as i32, PANEL);
        }
        let keys = match self.scene {
            Scene::Deed { at, still } => {
                let length = self.film.len().max(1);
                pen.fill(0, STRIP - 1, 240 * u32::from(at + 1) / u32::from(length), 1, GAIN);
                let back = self.film.previous(at).is_some();
                if back && self.captions.len() < CAPTIONS {
                    pen.text(5, STRIP + 15, PLAIN, QUIET, "LEFT: the one before");
                }
                if self.people() == 0 && !still { "stop" } else { "go on" }
            }
            Scene::Now => {
                self.draw_thinking(pen);
                ""
            }
        };
        chrome::keys(pen, Keys([keys, "menu", "", "menu"]));
    }

    /// Draws the strip of a hint.
    pub(super) fn draw_hint(&self, hint: &Hint, settings: &Settings, pen: &mut Pen<'_>) {
        let seat = self.seat(settings);
        let lines = match hint {
            Hint::Wanted => [line!("Hint"), line!("hard thinks about it")],
            Hint::Given(why) => {
                let [what, _] = self.table.strip(&seat);
                [what, line!("Hint: {why}")]
            }
        };
        T::draw_lines(&seat, &lines, pen);
    }

    /// Says who thinks, once it takes a while.
    fn draw_thinking(&self, pen: &mut Pen<'_>) {
        let Roles { decider, .. } = self.roles();
        if let Some(player) = decider.filter(|_| self.is_slow) {
            pen.fill(0, STRIP + 14, 240, (KEYS - STRIP - 14) as u32, PANEL);
            pen.text(5, STRIP + 15, BOLD, QUIET, &line!("{} thinks", self.opening.name(player)));
        }
    }
}

/// Takes an action, and returns the lines that tell what it brought: to whoever took it first, then to others. Where a page
/// tells of the end of a phase, a few are enough.
pub(crate) fn brought<T: Table>(game: &mut T::Game, action: <T::Game as Game>::Action) -> Captions {
    let Turn::Of(player) = game.turn() else { return Captions::new() };
    let mut events = Vec::<_, 24>::new();
    let (mut interlude, mut ends) = (T::Interlude::default(), false);
    // What does not fit is not told.
    let mut listen = |event| {
        ends |= T::gather(&mut interlude, &event);
        if T::keeps(&event) {
            let _ = events.push(event);
        }
    };
    let _ = game.apply(action, &mut listen as &mut dyn FnMut(_));
    let lines = || (0..events.len()).filter_map(|at| T::log(game, &events[at], events.iter().skip(at + 1)));
    let own = lines().filter(|entry| entry.player == Some(player));
    let others = lines().filter(|entry| entry.player.is_some_and(|other| other != player));
    let mut captions: Captions = log::gather(own.chain(others));
    if ends {
        captions.truncate(CAPTIONS);
    }
    T::add_gains(player, &events, &mut captions);
    captions
}
