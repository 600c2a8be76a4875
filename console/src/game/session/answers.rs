//! What the console asks of a session, and how it is answered: mostly by the game's own screens.

use core::fmt::Debug;

use draw::chrome::{self, Line, NO_UNDO, append, noun};
use draw::line;
use draw::pen::Pen;
use draw::theme::Tints;
use rules_core::{Game, Player, Seed, Standing, choice};
use saves::{ActionBytes, Blob, Slot};

use super::computers::{Hint, Scene};
use super::guided::after;
use super::{AnySession, Input, Outcome, Question, Roles, Session, encode, roles};
use crate::Button;
use crate::game::help::{Article, Group, Page};
use crate::game::lesson::Step;
use crate::game::log::Entry;
use crate::game::motion::{self, Motion};
use crate::game::table::{Reply, Score, Seat, Table};
use crate::save::settings::{Name, Settings};
use crate::save::statistics::Category;

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

    fn earlier_rules(&self) -> Option<u16> {
        Some(self.opening.rules).filter(|&rules| rules < T::Game::RULES_VERSION)
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
        self.known().standing()
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
            line!("{}, {points} {}", T::progress(&self.game), noun(points.unsigned_abs().into(), "point"))
        } else {
            line!("{}, {} plays", T::progress(&self.game), self.player_name(player))
        }
    }

    fn stake(&self) -> Line {
        let mut stake = line!("{},", T::progress(&self.game));
        for (i, player) in Player::all(self.players()).enumerate() {
            let before = if i > 0 { ':' } else { ' ' };
            append(&mut stake, format_args!("{before}{}", self.points(player)));
        }
        stake
    }

    fn replay(&mut self, actions: &[u8], end: u16, settings: &Settings) -> Option<usize> {
        let mut sound = true;
        while sound && self.length < end && self.read < actions.len() {
            let next = postcard::take_from_bytes(&actions[self.read..]).ok().filter(|&(action, _)| {
                self.follow(action, settings);
                self.apply(action)
            });
            sound = next.is_some();
            if let Some((_, rest)) = next {
                self.read = actions.len() - rest.len();
            }
        }
        self.film.restart(&self.game);
        self.arrived = false;
        sound.then(|| actions.len().saturating_sub(self.read))
    }

    fn rewind(&mut self) {
        // The set-up is possible: the game began with it.
        if let Ok(game) = T::Game::new(self.opening.setup, self.opening.seed) {
            self.restart(game);
        }
    }

    fn has_arrived(&self) -> bool {
        self.arrived
    }

    fn arrive(&mut self, settings: &Settings) {
        self.arrived = true;
        self.motion = None;
        self.hint = None;
        self.scene = Scene::Now;
        let Roles { decider, viewer, .. } = self.roles();
        self.shown = decider.unwrap_or(viewer);
        self.view = self.game.view(viewer);
        // What somebody could still do would tell what they did in secret.
        if decider != Some(viewer) && T::is_secret(&self.game) {
            self.view.legal(&mut self.legal);
        } else {
            self.game.legal(&mut self.legal);
        }
        self.left = None;
        let goes_on = self.last.is_some_and(|(player, _)| decider == Some(player));
        let seat = self.seat(settings);
        self.table = match self.recent.last() {
            Some(&(taken, _)) if goes_on => T::go_on(&seat, taken),
            _ => T::arrive(&seat),
        };
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
                self.guide = self.guide.and_then(|guide| after::<T>(guide.step));
                self.arrive(settings);
                return Outcome::Undone(self.length);
            }
            Input::Redo => {
                if let Some(action) = self.undone.pop() {
                    self.table = T::aim(&self.seat(settings), action);
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
                chrome::no_undo(pen, &lines, self.table.strip_left(&seat), seat.undo);
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

    fn looks(&self) -> bool {
        self.table.looks()
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
        let people = self.people();
        let handed = people > 1 && people == usize::from(self.players());
        self.interlude.is_some() && T::has_interlude(handed) && !self.is_over() && people > 0
    }

    fn draw_interlude(&self, settings: &Settings, pen: &mut Pen<'_>) {
        if let Some(interlude) = &self.interlude {
            // A computer may be next: the page is for whoever has the device.
            let seat = Seat { player: self.roles().viewer, ..self.seat(settings) };
            T::draw_interlude(interlude, &seat, pen);
        }
    }

    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>) {
        T::draw_hand_over(&self.view, settings, pen);
    }

    fn entry(&self, back: usize) -> Option<Entry> {
        self.entries(self.history.len()).nth(back)
    }

    fn deed(&self) -> Option<Entry> {
        self.last_entry(if self.base_due { "ends the turn" } else { "does no more" })
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
            Reply::Act(action) => self.is_final(action),
            Reply::Undo => true,
            Reply::Stay => false,
        }
    }

    fn wants_hold(&self, settings: &Settings) -> bool {
        !self.is_watched() && self.table.wants_hold(&self.seat(settings))
    }

    fn news(&self) -> usize {
        let unseen = (self.told - self.seen[self.roles().viewer.index()]) as usize;
        self.entries(unseen.min(self.history.len())).count()
    }

    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score> {
        T::score(self.known(), page, row, player)
    }

    fn score_pages(&self) -> u8 {
        T::score_pages(&self.game)
    }

    fn sides(&self) -> u8 {
        self.game.sides()
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
        T::grade(&self.game).filter(|_| self.is_over())
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
