//! A game as lists show it, and all of it that is the same in every game.

use draw::chrome::Line;
use draw::hexagon::SPACE;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{self, Swatch, Tints};
use embedded_graphics::geometry::Point;
use players::Computer;
use players::review::Losses;
use rules_core::Game;
use rules_core::choice::category_values;
use saves::Slot;
use texts::{Language, Message, Text, console as say};

use crate::game::help::{Group, Leaf, Page};
use crate::game::lesson::{Course, Scene};
use crate::game::opening::rival_name;
use crate::game::table::Table;
use crate::game::wording::said;
use crate::records::settings::Settings;
use crate::records::statistics::Category;

/// A game as lists show it.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its name for commands and files.
    pub key: &'static str,
    /// Where its game in progress is kept.
    pub slot: Slot,
    /// Its name.
    pub name: Text,
    /// The version of its rules.
    pub rules: u16,
    /// Its picture.
    pub sign: &'static Sprite,
    /// The colour of the picture.
    pub swatch: Swatch,
    /// The colours of the game.
    pub tints: &'static Tints,
    /// Adds the words for a category of set-ups to a line.
    pub describe: fn(u16, &mut Line, Language),
    /// Words for the result of a game alone.
    pub grades: &'static [Text],
    /// Whether those words are ours.
    pub our_grades: bool,
    /// Points from which a game alone is won.
    pub won_from: Option<i16>,
    /// Help by topic.
    pub help: &'static [Group],
    /// The pages of the guide.
    pub guide: &'static [Page],
    /// What it and its scenarios and expansions are about.
    pub leaves: &'static [Leaf],
    /// What the guided first game teaches, if it has one.
    pub lesson: Option<&'static Course>,
    /// The pictures of the guide.
    pub scenes: &'static [Scene],
    /// Frames of the animation after dice are rolled.
    pub frames: u8,
    /// What its turns cost.
    pub losses: &'static Losses,
}

impl Card {
    /// Returns the card of a game.
    pub const fn of<T: Table>() -> Self {
        let (lesson, scenes): (Option<&Course>, &[Scene]) = match T::LESSON {
            Some(lesson) => (Some(&lesson.course), lesson.scenes),
            None => (None, &[]),
        };
        Card {
            key: T::Game::KEY,
            slot: T::SLOT,
            name: T::NAME,
            rules: T::Game::RULES_VERSION,
            sign: T::SIGN,
            swatch: T::SWATCH,
            tints: T::TINTS,
            describe: describe::<T>,
            grades: T::GRADES,
            our_grades: T::OUR_GRADES,
            won_from: T::WON_FROM,
            help: T::HELP,
            guide: T::GUIDE,
            leaves: T::LEAVES,
            lesson,
            scenes,
            frames: T::FRAMES,
            losses: &T::Game::LOSSES,
        }
    }

    /// Draws the picture in its colour, 28x32, with its corner here.
    pub fn draw(&self, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
        let tint = &settings.tints(self.tints)[self.swatch as usize];
        pen.hexagon(Point::new(x, y), SPACE, 0, tint.tile);
        let (dx, dy) = ((28 - i32::from(self.sign.width)) / 2, (30 - i32::from(self.sign.height)) / 2);
        pen.sprite(x + dx, y + dy, self.sign, theme::INK);
    }

    /// Returns a set-up of this game in a few words.
    pub fn setup(&self, category: Category, language: Language) -> Line {
        let players = if category.players == 1 { say::SOLO.into() } else { say::players(category.players) };
        let mut text = players.line(language);
        (self.describe)(category.kind, &mut text, language);
        match category.against {
            Some(rival) => say::setup_against(&text, rival_name(rival)).line(language),
            None => text,
        }
    }
}

fn describe<T: Table>(category: u16, line: &mut Line, language: Language) {
    for (choice, value, word) in category_values::<T::Game>(category) {
        let text = T::WORDS.get(choice).and_then(|words| words.counted.get(value).copied().flatten());
        *line = say::setup_with(line, &Message::from(said(text, word)).line(language)).line(language);
    }
}
