//! A guided first game: real rules and real screens from a fixed seed, press by press, against an easy computer.
//!
//! Only the press that a step asks for reaches the game; Y opens the menu as usual, where the guide can be left. What
//! the computer does meanwhile is scripted, too: it thinks for itself when the guide ends. From then on there is a tip
//! a turn. The journal is like any other. When it is read again, the guide goes on from the step that its actions lead
//! to, so that it survives a power cut.

use draw::chrome::{self, Keys, STRIP};
use draw::pen::Pen;
use draw::theme::{self, BOLD, GAIN, INK, PANEL, PLAIN, TEXT};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::primitives::Rectangle;
use heapless::String;
use rules_core::Seed;
use texts::console::GO_ON;
use texts::{Form, Language, Text};

use crate::Button;

/// A guided beginning of a game.
#[derive(Debug)]
pub struct Lesson<S: 'static> {
    /// How it is set up.
    pub setup: S,
    /// The seed of its dice.
    pub seed: Seed,
    /// What is taught in it.
    pub course: Course,
    /// The pictures of the guide's pages, one for each.
    pub scenes: &'static [Scene],
}

/// What a lesson teaches.
#[derive(Debug)]
pub struct Course {
    /// The steps from the first position on.
    pub steps: &'static [Step],
    /// What the computer does meanwhile, one after the other, as a journal has it.
    pub replies: &'static [&'static [u8]],
    /// Returns a tip for the game after the steps, by its number.
    pub tip: fn(usize) -> Option<&'static Step>,
}

/// What the player has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Read, then A: it does not reach the game.
    Read,
    /// A press that moves the cursor or opens a view.
    Press(Button),
    /// A, which takes an action.
    Act,
    /// B, and A on the page that asks: the last action is taken back. The steps after it take the same one again.
    Undo,
}

/// One step: what there is to know, and the press that goes on.
#[derive(Debug)]
pub struct Step {
    /// What to do.
    pub task: Task,
    /// What the note points at.
    pub at: Rectangle,
    /// Where the note begins; by default in the half that it does not point at.
    y: Option<i32>,
    /// The result of the press before, or what is seen: three lines of 32 letters. Its second form says what the next
    /// press does, behind its button: two lines of 30 letters.
    pub text: Text,
}

/// A part of the real screen, as it is before a step of the lesson.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// The scene is drawn from this step on; earlier ones are skipped for speed where they do not matter.
    pub from: usize,
    /// The number of the step, from 0.
    pub step: usize,
    /// The part.
    pub area: Area,
}

/// A part of the picture: its corner, width and height.
pub type Area = (i32, i32, u32, u32);

/// Returns the scene of this part of the screen before this step.
pub const fn scene(step: usize, area: Area) -> Scene {
    Scene { from: 0, step, area }
}

impl Scene {
    /// Leaves out the steps before this one.
    pub const fn from(self, from: usize) -> Self {
        Scene { from, ..self }
    }
}

/// Returns a step that points at this area.
pub const fn step(task: Task, at: Area, text: Text) -> Step {
    Step { task, at: rectangle(at), y: None, text }
}

/// Returns a tip that points at this area.
pub const fn tip(at: Area, text: Text) -> Step {
    step(Task::Read, at, text)
}

/// Returns the first of `count` tips that was not told yet and fits the moment. The last one may be told again.
pub fn next(told: u16, count: u8, is_time: &dyn Fn(u8) -> bool) -> Option<u8> {
    let may_be_told = |tip| told >> tip & 1 == 0 || tip + 1 == count;
    (0..count).find(|&tip| may_be_told(tip) && is_time(tip))
}

/// What a step tells, or what it asks.
pub type Words = String<160>;

/// Letters of a line of what a step tells, and of what it asks.
const TEXT_LETTERS: usize = 32;
const ASKS_LETTERS: usize = 30;

/// The height of a line of a note.
const PITCH: i32 = 14;
/// The fewest lines that a note is high, so that it covers what it lies on.
const LEAST: i32 = 3;
/// Where the upper notes begin: below the bar.
const TOP: i32 = 22;

impl Step {
    /// Returns the step with its note at this height, where neither half would do.
    pub const fn note_at(self, y: i32) -> Self {
        Step { y: Some(y), ..self }
    }

    /// Returns the button that goes on.
    pub const fn button(&self) -> Button {
        match self.task {
            Task::Press(button) => button,
            Task::Read | Task::Act => Button::A,
            Task::Undo => Button::B,
        }
    }

    /// Returns what the buttons do while this step is asked: of `keys` only the one that goes on, and the menu.
    pub fn keys(&self, keys: Keys) -> Keys {
        let [a, b, x, y] = keys.0;
        let only = |button, label| if self.button() == button { label } else { None };
        let a = if self.task == Task::Read { Some(GO_ON) } else { a };
        Keys([only(Button::A, a), only(Button::B, b), only(Button::X, x), y])
    }

    /// Returns what it tells, and what it asks.
    pub fn words(&self, language: Language) -> [Words; 2] {
        let asks = match self.text.has(Form::Asks, language) {
            true => self.text.form(Form::Asks, language),
            false => GO_ON.string(language),
        };
        [self.text.string(language), asks]
    }

    /// Returns where its note lies: in the half of the picture that it does not point at.
    pub fn note(&self, language: Language) -> Rectangle {
        let height = PITCH * lines(&self.words(language)).max(LEAST) + 8;
        let low = 2 * self.at.center().y < TOP + STRIP;
        let y = self.y.unwrap_or(if low { STRIP - 3 - height } else { TOP });
        Rectangle::new(Point::new(2, y), Size::new(236, height as u32))
    }

    /// Draws the note, and a frame around what it points at; `again` after another button.
    pub fn draw(&self, again: bool, pen: &mut Pen<'_>) {
        let colour = if again { theme::COST } else { GAIN };
        let Rectangle { top_left: at, size } = self.at;
        pen.rounded_frame(at.x - 3, at.y - 3, size.width + 6, size.height + 6, 1, INK);
        pen.rounded_frame(at.x - 2, at.y - 2, size.width + 4, size.height + 4, 2, colour);
        let note = self.note(pen.language);
        let Point { x, y } = note.top_left;
        pen.rounded(x - 1, y - 1, note.size.width + 2, note.size.height + 2, INK);
        pen.rounded(x, y, note.size.width, note.size.height, PANEL);
        pen.rounded_frame(x, y, note.size.width, note.size.height, 1, colour);
        let words = self.words(pen.language);
        let mut y = y + 4 + PITCH * (LEAST - lines(&words)).max(0) / 2;
        let [text, asks] = words;
        for text in text_lines(&text) {
            pen.text(x + 4, y, PLAIN, TEXT, text);
            y += PITCH;
        }
        cap(pen, x + 4, y + 1, self.button(), colour);
        for text in chrome::wrap(&asks, ASKS_LETTERS) {
            pen.text(x + 22, y, BOLD, colour, text);
            y += PITCH;
        }
    }
}

fn text_lines(text: &str) -> impl Iterator<Item = &str> {
    chrome::wrap(text, TEXT_LETTERS).filter(|text| !text.is_empty())
}

fn lines([text, asks]: &[Words; 2]) -> i32 {
    (text_lines(text).count() + chrome::wrap(asks, ASKS_LETTERS).count()) as i32
}

/// Draws the cap of a button, 13x12.
fn cap(pen: &mut Pen<'_>, x: i32, y: i32, button: Button, colour: Rgb565) {
    pen.rounded(x, y, 13, 12, colour);
    let arrow = |row: i32| (2 * row + 1) as u32;
    for row in 0..4 {
        match button {
            Button::Up => pen.fill(x + 6 - row, y + 4 + row, arrow(row), 1, INK),
            Button::Down => pen.fill(x + 6 - row, y + 7 - row, arrow(row), 1, INK),
            Button::Left => pen.fill(x + 4 + row, y + 6 - row, 1, arrow(row), INK),
            Button::Right => pen.fill(x + 8 - row, y + 6 - row, 1, arrow(row), INK),
            _ => {}
        }
    }
    if matches!(button, Button::A | Button::B | Button::X | Button::Y) {
        pen.text(x + 3, y - 1, BOLD, INK, button.name());
    }
}

/// Returns an area as a rectangle.
pub const fn rectangle((x, y, width, height): Area) -> Rectangle {
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

/// How far a player is in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guide {
    /// The step.
    pub step: u8,
    /// How many of the computer's actions were taken.
    pub replies: u8,
    /// Whether another button was pressed than the one that it asks for.
    pub again: bool,
}

/// What is told of a game that goes on after its lesson: a tip a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tips {
    /// The one that shows.
    pub shown: Option<u8>,
    /// One bit for each that was told.
    pub told: u16,
    /// Whether none was told in this turn.
    pub due: bool,
}

impl Default for Tips {
    fn default() -> Self {
        Tips { shown: None, told: 0, due: true }
    }
}
