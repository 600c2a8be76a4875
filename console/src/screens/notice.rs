//! Something the player has to know.

use draw::chrome::{self, Keys, Line, Prose};
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, COST, NAME, TEXT};
use saves::Failure;
use texts::{Form, Language, Message, Text, console as say};

use super::Step;
use crate::Button;
use crate::port::Health;
use crate::state::{Notice, State};

impl Notice {
    pub fn press(&mut self, button: Button) -> Step {
        if matches!(button, Button::A | Button::B) { Step::Close } else { Step::Stay }
    }

    /// Returns what it says: its title, with a body.
    fn text(&self) -> Option<Text> {
        Some(match self {
            Notice::Crashed => say::NOTICE_CRASHED,
            Notice::NoSaves => say::NOTICE_NO_SAVES,
            Notice::NotSaved(Failure::Full) => say::NOTICE_FULL,
            Notice::NotSaved(Failure::Flash) => say::NOTICE_FLASH,
            Notice::NotSaved(Failure::Missing) => say::NOTICE_MISSING,
            Notice::NotSaved(Failure::Foreign) => say::NOTICE_FOREIGN,
            Notice::SettingsLost => say::NOTICE_SETTINGS_LOST,
            Notice::StatisticsLost => say::NOTICE_STATISTICS_LOST,
            Notice::LastLost => say::NOTICE_LAST_LOST,
            Notice::Shortened(_) => say::NOTICE_SHORTENED,
            Notice::Entropy(Health::Stuck) => say::NOTICE_STUCK,
            Notice::Entropy(_) => say::NOTICE_BIASED,
            Notice::Battery => say::NOTICE_BATTERY,
            Notice::Empty => say::NOTICE_EMPTY,
            Notice::Impossible(_) => say::NOTICE_IMPOSSIBLE,
            Notice::About(..) => return None,
        })
    }

    /// Returns the title and the body.
    fn words(&self, language: Language) -> (Line, Prose) {
        match (self, self.text()) {
            (_, Some(text)) => (text.line(language), text.form(Form::Body, language)),
            (Notice::About(title, about), _) => {
                (Message::from(*title).line(language), Message::from(*about).string(language))
            }
            _ => Default::default(),
        }
    }

    /// Returns the last lines: what exactly happened.
    fn detail(&self, state: &State, language: Language) -> [Line; 2] {
        match self {
            Notice::Crashed => state.boot.crash.as_ref().map_or_else(Default::default, |crash| {
                let skip = crash.file.len().saturating_sub(33);
                // A fault without a line of code has none.
                let line = (crash.line > 0).then(|| say::crash_line(crash.line as i32).line(language));
                [line!("{}", crash.file.get(skip..).unwrap_or("")), line.unwrap_or_default()]
            }),
            Notice::Shortened(game) => [game.line(language), Line::new()],
            Notice::Impossible(reason) => [Message::from(*reason).line(language), Line::new()],
            _ => Default::default(),
        }
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        pen.clear(theme::GROUND);
        let calm = matches!(self, Notice::About(..));
        pen.fill(0, 0, 240, 18, if calm { theme::RAISED } else { COST });
        let (title, body) = self.words(pen.language);
        pen.text(5, 2, NAME, if calm { TEXT } else { theme::INK }, &title);
        let mut y = chrome::prose(pen, (5, 34), 16, TEXT, &body);
        for text in self.detail(state, pen.language) {
            pen.text(5, y + 8, theme::BOLD, COST, &text);
            y += 16;
        }
        chrome::keys(pen, Keys::of([Some(say::GO_ON), calm.then_some(say::BACK), None, None]));
    }
}
