//! Computers at the table: what they are asked, and what they decide. A game goes on as fast as they think.

use draw::chrome::Line;
use draw::pen::Pen;
use players::{Level, public_seed};
use rules_core::{Player, Seed, Turn};
use saves::ActionBytes;
use texts::{Form, console as say};

use super::watching::Screening;
use super::{AnySession, Outcome};
use crate::game::opening::Sitter;
use crate::game::reason::Advice;
use crate::records::settings::Settings;

/// What a computer has to think about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    /// How well it plays.
    pub level: Level,
    /// For whom.
    pub player: Player,
    /// The seed of its random choices.
    pub seed: Seed,
}

/// Help for a person who does not know what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The computer still thinks about it.
    Wanted,
    /// The cursor is on what the level hard would do; and a few words why.
    Given(Line),
}

impl dyn AnySession + '_ {
    /// Returns what a computer has to think about now.
    pub fn problem(&self) -> Option<Problem> {
        let Turn::Of(player) = self.turn() else { return None };
        let desk = self.desk();
        let seed = public_seed(desk.length, player);
        if self.wants_hint() {
            return Some(Problem { level: Level::Hard, player, seed });
        }
        let Sitter::Computer(level) = desk.company.sitter(player) else { return None };
        let waits = match desk.watching.screening {
            // The page at the end of a phase comes before what follows it.
            // So does all that was done in secret before the next round in secret.
            Screening::Action { still, .. } => {
                let full = desk.watching.film.is_full();
                full || self.ends_phase() || still && self.people() == 0 || self.is_secret()
            }
            Screening::Now => false,
        };
        (!waits).then_some(Problem { level, player, seed })
    }

    /// Returns what a computer has to think about to find the best turn here, whoever decides.
    pub fn best_problem(&self) -> Option<Problem> {
        let Turn::Of(player) = self.turn() else { return None };
        Some(Problem { level: Level::Hard, player, seed: public_seed(self.desk().length, player) })
    }

    /// Returns whether there can be a hint: a person decides, without a guide.
    pub fn can_hint(&self) -> bool {
        !self.is_watched() && !self.is_over() && self.guided().is_none()
    }

    /// Asks for a hint, where there can be one, in the place of a tip. The result no longer counts for best scores.
    pub fn ask_hint(&mut self) {
        if self.can_hint() {
            self.close_tip();
            let desk = self.desk_mut();
            (desk.hint, desk.hinted) = (Some(Hint::Wanted), true);
        }
    }

    /// Returns whether a hint is being thought of.
    pub fn wants_hint(&self) -> bool {
        self.desk().hint == Some(Hint::Wanted)
    }

    /// Gives the hint that was asked for.
    pub fn advise(&mut self, settings: &Settings, advice: &Advice) {
        self.desk_mut().watching.is_slow = false;
        let why = self.why(advice, settings);
        if let Some(action) = advice.plan.first() {
            self.aim(action, settings);
        }
        self.desk_mut().hint = Some(Hint::Given(why));
    }

    /// Takes the action that a computer decided on.
    pub(super) fn decide(&mut self, settings: &Settings, action: &ActionBytes) -> Outcome {
        self.desk_mut().watching.is_slow = false;
        let secret = self.is_secret();
        if secret && !self.desk().watching.film.holds_back() {
            self.restart_film();
        }
        let (at, from) = (self.length(), self.desk().watching.film.len());
        let told = !self.brings(secret, action, settings.language()).is_empty();
        let decider = self.roles().decider;
        let points = decider.map_or(0, |player| self.true_points(player));
        if self.apply(action).is_none() {
            return Outcome::None;
        }
        self.reply_taken();
        let shown = !secret || self.has_told();
        let film = &mut self.desk_mut().watching.film;
        film.push(action.clone(), told);
        if shown {
            film.release();
        }
        if self.desk().watching.screening == Screening::Now {
            self.advance(from, settings);
        }
        let passes = !self.is_over() && self.passes_on();
        let interlude = self.desk().watching.screening == Screening::Now && self.ends_phase();
        Outcome::Acted { at, bytes: action.clone(), passes, sound: self.sound_of(decider, points), interlude }
    }

    /// Draws the strip of a hint.
    pub(super) fn draw_hint(&self, hint: &Hint, settings: &Settings, pen: &mut Pen<'_>) {
        let lines = match hint {
            Hint::Wanted => [say::HINT.line(pen.language), say::HINT.form(Form::Wait, pen.language)],
            Hint::Given(why) => {
                let [what, _] = self.strip(settings);
                [what, pen.line(say::hint_why(why))]
            }
        };
        self.draw_lines(settings, &lines, pen);
    }
}
