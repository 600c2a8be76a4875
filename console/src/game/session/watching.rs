//! Shows the actions of computers as a film, at the speed of the settings, as the person who has the device may see
//! them. Then that person decides, or hands the device over.

use draw::chrome::{self, KEYS, Keys, STRIP};
use draw::pen::Pen;
use draw::theme::{BOLD, GAIN, PANEL, PLAIN, QUIET};
use heapless::Vec;
use rules_core::{Game, Turn};
use texts::console as say;

use texts::Language;

use super::film::Film;
use super::{AnySession, Outcome, Roles};
use crate::Button;
use crate::game::log::{self, CAPTIONS, Captions};
use crate::game::table::Table;
use crate::records::settings::{Pace, Settings};

/// What is watched.
#[derive(Clone, Debug, Default)]
pub struct Watching {
    /// What computers did since a person decided.
    pub film: Film,
    /// What shows of it.
    pub screening: Screening,
    /// What the shown action of a computer brought.
    pub captions: Captions,
    /// Whether a computer has thought for a while.
    pub is_slow: bool,
}

/// What shows of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screening {
    /// The game as it stands.
    #[default]
    Now,
    /// An action of a computer, by its number in the film: first what it chose, then (`done`) the result. With `still`
    /// it waits for a button.
    Action { at: u8, done: bool, still: bool },
}

/// One part in this many of an action's time shows what it chose; the rest shows the result.
const CHOOSING: u32 = 3;

impl Watching {
    /// Goes on to the next lines on the action that shows. Returns whether there were any.
    fn turn_captions(&mut self) -> bool {
        let more = self.captions.len() > CAPTIONS;
        if more {
            self.captions.rotate_left(CAPTIONS);
            self.captions.truncate(self.captions.len() - CAPTIONS);
        }
        more
    }
}

impl dyn AnySession + '_ {
    /// Lets the film begin with the game as it stands.
    pub(super) fn restart_film(&mut self) {
        self.desk_mut().watching.film.clear();
        self.keep_film();
    }

    /// Returns whether the device changes hands, once the person who has it has seen all that computers did.
    pub(super) fn passes_on(&self) -> bool {
        let desk = self.desk();
        desk.watching.screening == Screening::Now && self.passes() && self.roles().decider != Some(desk.holder)
    }

    /// Returns whether the last action told something. In a secret round only the one that ends it does.
    pub(super) fn has_told(&self) -> bool {
        self.desk().history.told_last() > 0
    }

    /// Shows the next action of the film from this number on, or else the game as it stands.
    pub(super) fn advance(&mut self, from: u8, settings: &Settings) {
        let film = &self.desk().watching.film;
        let (next, still) = match settings.pace {
            // The whole film can be looked at before the person goes on.
            Pace::AtOnce => (film.previous(film.len()).filter(|_| self.roles().by_buttons), true),
            _ => (film.next(from), false),
        };
        match next {
            Some(at) => self.show(at, still, settings),
            None => self.stand(settings),
        }
    }

    /// Shows the game as it stands.
    fn stand(&mut self, settings: &Settings) {
        if self.desk().watching.film.is_full() {
            self.restart_film();
        }
        self.arrive(settings);
        if self.roles().by_buttons {
            self.desk_mut().watching.captions.clear();
            self.start_animation(settings);
        }
    }

    /// Shows an action of the film: where it is taken, and what it brings.
    fn show(&mut self, at: u8, still: bool, settings: &Settings) {
        let desk = self.desk_mut();
        desk.watching.screening = Screening::Action { at, done: false, still };
        desk.moving.motion = None;
        let captions = self.look_back(at, self.roles().viewer, settings);
        self.desk_mut().watching.captions = captions;
        if still {
            self.show_done(at, settings);
            self.desk_mut().moving.motion = None;
        }
    }

    /// Shows the result of the action: its pieces move, and its points count.
    fn show_done(&mut self, at: u8, settings: &Settings) {
        let player = self.desk().shown;
        let points = self.points(player);
        if let Screening::Action { done, .. } = &mut self.desk_mut().watching.screening {
            *done = true;
        }
        let flights = self.look_on(at, self.roles().viewer, settings);
        self.move_pieces(settings, flights, self.points(player) - points);
    }

    /// Handles a button while a computer's action shows, or while it thinks.
    pub(super) fn press_film(&mut self, settings: &Settings, button: Button) -> Outcome {
        let no_people = self.people() == 0;
        let watching = &mut self.desk_mut().watching;
        let before = watching.screening;
        let at = match before {
            Screening::Action { at, .. } => at,
            Screening::Now => watching.film.len(),
        };
        match button {
            Button::Left => {
                if let Some(at) = watching.film.previous(at) {
                    self.show(at, true, settings);
                }
            }
            Button::Right if watching.turn_captions() => {}
            Button::Right => match watching.film.next(at.saturating_add(1)) {
                Some(at) => self.show(at, true, settings),
                None => self.stand(settings),
            },
            Button::A if no_people && before != Screening::Now => match &mut watching.screening {
                Screening::Action { still, .. } => *still = !*still,
                Screening::Now => {}
            },
            // All lines are read before the person goes on.
            Button::A if watching.turn_captions() => {}
            Button::A => self.stand(settings),
            _ => {}
        }
        if before == Screening::Now { Outcome::None } else { self.film_end() }
    }

    /// Goes on with the action of the film that shows, and to the next one once its time is over.
    pub(super) fn film_frame(&mut self, at: u8, done: bool, settings: &Settings) -> Outcome {
        let desk = self.desk_mut();
        if !done {
            self.show_done(at, settings);
        } else if desk.moving.motion.is_some() {
            desk.moving.step(0);
        } else if !desk.watching.turn_captions() {
            self.advance(at + 1, settings);
        }
        self.film_end()
    }

    /// Returns how many ticks what the film shows lasts.
    pub(super) fn film_ticks(&self, settings: &Settings) -> Option<u32> {
        let Screening::Action { done, .. } = self.desk().watching.screening else { return None };
        let choosing = settings.pace.ticks() / CHOOSING;
        match done {
            false => Some(choosing),
            // Pieces move at a pace of their own.
            true if self.desk().moving.motion.is_some() => None,
            true => Some(settings.pace.ticks() - choosing),
        }
    }

    /// Returns what the end of a film asks for.
    fn film_end(&self) -> Outcome {
        let ends = self.is_over() || self.ends_phase() || self.passes_on();
        if self.desk().watching.screening == Screening::Now && ends { Outcome::Shown } else { Outcome::None }
    }

    /// Returns whether computers play, or what they did still shows: buttons go to the film, and not to the game.
    pub fn is_watched(&self) -> bool {
        self.desk().watching.screening != Screening::Now || !self.roles().by_buttons
    }

    /// Draws strip and keys while computers play.
    pub(super) fn draw_film(&self, pen: &mut Pen<'_>) {
        let Watching { film, screening, captions, .. } = &self.desk().watching;
        pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
        for (i, entry) in captions.iter().take(CAPTIONS).enumerate() {
            let name = entry.player.map(|player| self.player_name(player).as_str());
            entry.draw(name, pen, STRIP + 1 + 14 * i as i32, PANEL);
        }
        let a = match *screening {
            Screening::Action { at, still, .. } => {
                let length = film.len().max(1);
                pen.fill(0, STRIP - 1, 240 * u32::from(at + 1) / u32::from(length), 1, GAIN);
                let back = film.previous(at).is_some();
                if back && captions.len() < CAPTIONS {
                    pen.say(5, STRIP + 15, PLAIN, QUIET, say::ONE_BEFORE);
                }
                Some(if self.people() == 0 && !still { say::STOP } else { say::GO_ON })
            }
            Screening::Now => {
                self.draw_thinking(pen);
                None
            }
        };
        chrome::keys(pen, Keys::of([a, Some(say::MENU), None, Some(say::MENU)]));
    }

    /// Says who thinks, once it takes a while.
    fn draw_thinking(&self, pen: &mut Pen<'_>) {
        let Roles { decider, .. } = self.roles();
        if let Some(player) = decider.filter(|_| self.desk().watching.is_slow) {
            pen.fill(0, STRIP + 14, 240, (KEYS - STRIP - 14) as u32, PANEL);
            pen.say(5, STRIP + 15, BOLD, QUIET, say::thinks(self.player_name(player)));
        }
    }
}

/// The events of an action; there are seldom more, and those are never shown.
pub(super) type Events<T> = Vec<<<T as Table>::Game as Game>::Event, 24>;

/// Takes an action, and returns the lines that tell what it brought: first to the player who took it, then to others.
/// Where a page tells of the end of a phase, a few are enough.
pub(crate) fn brought<T: Table>(game: &mut T::Game, action: <T::Game as Game>::Action, language: Language) -> Captions {
    let Turn::Of(player) = game.turn() else { return Captions::new() };
    let mut events = Events::<T>::new();
    let (mut interlude, mut ends, mut filmed) = (T::Interlude::default(), false, None);
    // What does not fit is left out.
    let mut listen = |event| {
        ends |= T::gather(&mut interlude, &event);
        if T::keeps(&event) {
            let _ = events.push(event);
        } else if T::films(&event) {
            filmed = Some(event);
        }
    };
    let _ = game.tell(action, &mut listen);
    if events.is_empty() {
        events.extend(filmed);
    }
    let lines = || (0..events.len()).filter_map(|at| T::log(game, &events[at], events.iter().skip(at + 1), language));
    let own = lines().filter(|entry| entry.player == Some(player));
    let others = lines().filter(|entry| entry.player.is_some_and(|other| other != player));
    let mut captions: Captions = log::gather(own.chain(others));
    if ends {
        captions.truncate(CAPTIONS);
    }
    T::add_gains(player, &events, &mut captions, language);
    captions
}
