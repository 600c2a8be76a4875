//! What carries a game on: buttons, time, and the actions of a journal.

use draw::chrome;
use draw::pen::Pen;
use rules_core::{MAX_PLAYERS, Player, Turn};
use saves::ActionBytes;

use super::any::Played;
use super::history::History;
use super::undo::{Taker, Undo};
use super::watching::Screening;
use super::{AnySession, Desk, Input, Outcome, Roles};
use crate::Button;
use crate::game::lesson::{Guide, Tips};
use crate::game::table::Reply;
use crate::records::settings::Settings;

impl dyn AnySession + '_ {
    /// Returns who decides, whose view shows, and whether buttons decide: the one place that knows who is at the table.
    /// While a computer decides, or its actions are shown, the person who has the device looks on; if there is no
    /// person, the view is that of the computer.
    pub fn roles(&self) -> Roles {
        let (company, holder, has_people) = (&self.desk().company, self.desk().holder, self.has_people());
        let roles = match self.turn() {
            Turn::Of(player) => {
                let by_buttons = company.sitter(player).is_person();
                let viewer = if by_buttons || !has_people { player } else { holder };
                Roles { decider: Some(player), viewer, by_buttons }
            }
            // At the end nothing is hidden: every view shows everything.
            Turn::Over => Roles { decider: None, viewer: company.first_person(self.players()), by_buttons: true },
        };
        match self.desk().watching.screening {
            // What computers did is shown before the device changes hands.
            Screening::Action { .. } if has_people => Roles { viewer: holder, ..roles },
            _ => roles,
        }
    }

    /// Returns whether the device has to be handed over before anything is shown.
    pub fn passes(&self) -> bool {
        self.people() > 1 && self.roles().by_buttons && self.changes_hands()
    }

    /// Returns whether the position was looked at: not in the middle of a replay.
    pub fn has_arrived(&self) -> bool {
        self.desk().arrived
    }

    /// Looks at a new position.
    pub fn arrive(&mut self, settings: &Settings) {
        let desk = self.desk_mut();
        (desk.arrived, desk.moving.motion, desk.hint, desk.watching.screening) = (true, None, None, Screening::Now);
        let Roles { decider, viewer, .. } = self.roles();
        self.desk_mut().shown = decider.unwrap_or(viewer);
        // A list of legal actions would tell what a player did in secret.
        self.look(viewer, decider == Some(viewer) || !self.is_secret());
        let goes_on = self.desk().history.last.is_some_and(|(player, _)| decider == Some(player));
        let taken = self.desk().undo.recent.last().filter(|_| goes_on).map(|(taken, _)| taken.clone());
        self.arrive_at_table(taken.as_deref(), settings);
        self.tell(settings);
    }

    /// Lets everything be looked at from now on but what chance will bring, since the game is over.
    pub fn lay_open(&mut self) {
        self.desk_mut().open = true;
    }

    /// Takes an action; `None` if it is not legal. The table does not look at the new position yet. Returns the length
    /// of the action in bytes.
    pub(super) fn apply(&mut self, action: &[u8]) -> Option<usize> {
        let Roles { decider, by_buttons, .. } = self.roles();
        if let Some(player) = decider.filter(|_| by_buttons) {
            self.desk_mut().holder = player;
        }
        self.mark();
        let comes_to_branch = self.branch().is_some_and(|branch| branch.at == self.length() + 1);
        let (hands_over, is_final) = (self.hands_over(action), self.is_final(action) || comes_to_branch);
        if self.desk().undo.base_due && !is_final {
            self.keep_base();
            self.desk_mut().undo.base_due = false;
        }
        let Played { bytes, told, sound, ends_phase } = self.play(action)?;
        let Desk { company, history, undo, length, unseen, tips, .. } = self.desk_mut();
        if let Some(tips) = tips {
            tips.due |= hands_over;
            tips.shown = None;
        }
        if let Some(seen) = decider.filter(|_| by_buttons).and_then(|player| unseen.get_mut(player.index())) {
            *seen = false;
        }
        if ends_phase {
            *unseen = core::array::from_fn(|seat| company.sitter(Player(seat as u8)).is_person());
        }
        let before = history.told;
        history.told += told;
        history.heard = sound;
        history.last = decider.map(|player| (player, before));
        if hands_over && let Some(seen) = decider.and_then(|player| history.seen.get_mut(player.index())) {
            *seen = before;
        }
        *length += 1;
        let action = ActionBytes::from_slice(&action[..bytes]).unwrap_or_default();
        if is_final || undo.recent.push((action, if by_buttons { Taker::Press } else { Taker::Computer })).is_err() {
            undo.base_due = true;
            undo.base_told = history.told;
            undo.recent.clear();
        }
        Some(bytes)
    }

    /// Takes further actions of a journal, at most up to number `end`. Returns how many bytes of it are left; `None` if
    /// the next action is not legal. What shows stays as it is until the game [arrives](Self::arrive).
    pub fn replay(&mut self, actions: &[u8], end: u16, settings: &Settings) -> Option<usize> {
        let mut sound = true;
        while sound && self.desk().length < end {
            let Some(rest) = actions.get(self.desk().read..).filter(|rest| !rest.is_empty()) else { break };
            self.follow(rest, settings);
            let taken = self.apply(rest);
            sound = taken.is_some();
            self.desk_mut().read += taken.unwrap_or(0);
        }
        self.restart_film();
        self.desk_mut().arrived = false;
        sound.then(|| actions.len().saturating_sub(self.desk().read))
    }

    /// Takes the next action of a journal, of which more may follow. Returns whether it is legal.
    pub fn replay_next(&mut self, rest: &[u8], settings: &Settings) -> bool {
        self.follow(rest, settings);
        let taken = self.apply(rest);
        self.restart_film();
        let desk = self.desk_mut();
        (desk.arrived, desk.read) = (false, desk.read + taken.unwrap_or(0));
        taken.is_some()
    }

    /// Takes an action that nobody took, and looks at the result. Returns whether it is legal.
    pub fn try_out(&mut self, action: &[u8], settings: &Settings) -> bool {
        let is_legal = self.apply(action).is_some();
        self.restart_film();
        self.arrive(settings);
        is_legal
    }

    /// Returns how many bytes of its journal were replayed.
    pub fn bytes_read(&self) -> usize {
        self.desk().read
    }

    /// Goes back to the beginning, for another replay. What shows stays until there is another position to look at.
    pub fn rewind(&mut self) {
        let told = self.restart();
        self.restart_film();
        let begins_guided = self.is_lesson();
        let players = self.players();
        let desk = self.desk_mut();
        (desk.undo, desk.history) = (Undo::new(told), History::new(told));
        desk.curve.clear();
        desk.holder = desk.company.first_person(players);
        (desk.length, desk.read, desk.hinted, desk.unseen) = (0, 0, false, [false; MAX_PLAYERS]);
        desk.guide = begins_guided.then(Guide::default);
        desk.tips = begins_guided.then(Tips::default);
    }

    /// Carries the game on by a button, or by time.
    pub fn take(&mut self, settings: &Settings, input: Input) -> Outcome {
        match input {
            Input::Button(_) if self.repeats() => {}
            Input::Button(button) if self.is_watched() => return self.press_film(settings, button),
            Input::Button(_) if self.close_tip() => {}
            Input::Button(button) => {
                return match self.guided() {
                    Some(step) => self.press_guided(step, settings, button),
                    None => self.press(settings, button),
                };
            }
            Input::Frame => {
                if let Screening::Action { at, done, .. } = self.desk().watching.screening {
                    return self.film_frame(at, done, settings);
                }
                let frames = self.card().frames;
                self.desk_mut().moving.step(frames);
            }
            Input::Undo if self.undo() => {
                self.guide_on();
                self.arrive(settings);
                return Outcome::Undone(self.length());
            }
            Input::Undo => {}
            Input::Redo => return self.redo(settings),
            Input::Again => return self.act_again(settings),
            Input::Slow => self.desk_mut().watching.is_slow = true,
            Input::Decision(action) => return self.decide(settings, &action),
        }
        Outcome::None
    }

    /// Lets the table handle a button.
    pub(super) fn answer(&mut self, settings: &Settings, button: Button) -> Reply<ActionBytes> {
        let desk = self.desk_mut();
        (desk.moving.motion, desk.hint) = (None, None);
        self.reply(settings, button)
    }

    /// Handles a button of the person who decides.
    pub(super) fn press(&mut self, settings: &Settings, button: Button) -> Outcome {
        match self.answer(settings, button) {
            Reply::Stay => Outcome::None,
            Reply::Act(action) => {
                let next = self.follow_up(&action).map(|next| (next, 1));
                self.desk_mut().undo.undone.clear();
                self.act_first(settings, &action, next)
            }
            Reply::Times(action, times) => {
                self.desk_mut().undo.undone.clear();
                self.act_first(settings, &action, (times > 1).then(|| (action.clone(), times - 1)))
            }
            Reply::Undo => Outcome::AskUndo,
        }
    }

    /// Goes on with the rest of the last press, after a power cut.
    pub fn press_on(&mut self) {
        let by_buttons = self.roles().by_buttons;
        self.desk_mut().again = self.pending().filter(|_| by_buttons).map(|next| (next, 1));
    }

    /// Returns whether an action that is taken several times goes on.
    pub fn repeats(&self) -> bool {
        self.desk().again.is_some()
    }

    /// Takes an action, and then, one by one, what the same press takes after it so many times.
    pub(super) fn act_first(
        &mut self,
        settings: &Settings,
        action: &ActionBytes,
        rest: Option<(ActionBytes, u8)>,
    ) -> Outcome {
        let outcome = self.act(settings, action);
        self.desk_mut().again = rest.filter(|_| outcome != Outcome::None);
        outcome
    }

    /// Takes the next action of the same press.
    fn act_again(&mut self, settings: &Settings) -> Outcome {
        let Some((action, times)) = self.desk_mut().again.take() else { return Outcome::None };
        let outcome = self.act(settings, &action);
        if let Some((_, taker)) = self.desk_mut().undo.recent.last_mut().filter(|_| outcome != Outcome::None) {
            *taker = Taker::SamePress;
        }
        if outcome != Outcome::None && times > 1 {
            self.desk_mut().again = Some((action, times - 1));
        }
        outcome
    }

    /// Takes an action, and looks at the result.
    pub(super) fn act(&mut self, settings: &Settings, action: &ActionBytes) -> Outcome {
        let at = self.length();
        let Roles { decider, viewer, .. } = self.roles();
        let shown = self.points(viewer);
        let points = decider.map_or(0, |player| self.true_points(player));
        let moved = self.hands_over(action);
        // What computers did earlier in this secret round is shown when the round is revealed.
        let secret = self.is_secret() && self.desk().watching.film.holds_back();
        if self.apply(action).is_none() {
            return Outcome::None;
        }
        let from = self.desk().watching.film.len();
        if secret {
            self.desk_mut().watching.film.push(action.clone(), false);
        } else {
            self.restart_film();
        }
        self.desk_mut().watching.captions.clear();
        self.arrive(settings);
        if secret && self.has_told() {
            self.desk_mut().watching.film.release();
            self.advance(from, settings);
        }
        let Roles { decider: next, by_buttons, .. } = self.roles();
        let is_now = self.desk().watching.screening == Screening::Now;
        if !moved {
            self.show_pieces(settings, viewer, shown);
        } else if by_buttons && is_now {
            self.start_animation(settings);
        }
        let passes = is_now && moved && by_buttons && next != decider && !self.is_over() && self.passes();
        let sound = self.sound_of(decider, points);
        Outcome::Acted { at, bytes: action.clone(), passes, sound, interlude: is_now && self.ends_phase() }
    }

    /// Returns whether a page tells the player who looks of the end of a phase.
    pub fn page_waits(&self) -> bool {
        self.desk().unseen[self.roles().viewer.index() % MAX_PLAYERS] && !self.is_over()
    }

    /// Returns whether it comes now: the device is handed over before.
    pub fn ends_phase(&self) -> bool {
        self.page_waits() && !self.passes_on()
    }

    /// Notes that the player who looks has seen that page.
    pub fn see_page(&mut self) {
        let viewer = self.roles().viewer;
        self.desk_mut().unseen[viewer.index() % MAX_PLAYERS] = false;
    }

    /// Returns whether A has to be held for a second.
    pub fn wants_hold(&self, settings: &Settings) -> bool {
        !self.is_watched() && self.tip().is_none() && self.is_held_at(settings)
    }

    /// Returns whether time carries the game on: something moves.
    pub fn wants_time(&self) -> bool {
        self.desk().moving.motion.is_some()
            || matches!(self.desk().watching.screening, Screening::Action { still: false, .. })
    }

    /// Returns how many ticks a frame lasts, if the game has its own pace now.
    pub fn frame_ticks(&self, settings: &Settings) -> Option<u32> {
        self.film_ticks(settings)
    }

    /// Draws the main view.
    pub fn draw(&self, settings: &Settings, pen: &mut Pen<'_>) {
        self.draw_board(settings, pen);
        if self.is_watched() {
            self.draw_film(pen);
            return self.draw_pieces(settings, pen);
        }
        if let Some(hint) = &self.desk().hint {
            self.draw_hint(hint, settings, pen);
        } else {
            let (lines, left) = self.draw_strip(settings, pen);
            if self.is_grave(settings, Button::A) && !self.says_final(settings) {
                chrome::no_undo(pen, &lines, left, self.desk().undo.is_possible());
            }
        }
        let keys = self.keys(settings);
        match self.guided().or(self.tip()) {
            Some(step) => {
                chrome::keys(pen, step.keys(keys));
                step.draw(self.desk().guide.is_some_and(|guide| guide.again), pen);
            }
            None => chrome::keys(pen, keys),
        }
        self.draw_pieces(settings, pen);
    }

    /// Draws the page at the end of a phase, for the player who has the device.
    pub fn draw_interlude(&self, settings: &Settings, pen: &mut Pen<'_>) {
        self.draw_interlude_for(self.roles().viewer, settings, pen);
    }
}
