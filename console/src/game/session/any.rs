//! What the console does with any game on the table.

use core::fmt::Debug;

use draw::chrome::Line;
use draw::pen::Pen;
use draw::theme::Tints;
use rules_core::{Player, Seed, Standing};
use saves::{ActionBytes, Blob, Slot};

use super::Question;
use crate::Button;
use crate::game::help::{Article, Group, Page};
use crate::game::lesson::Step;
use crate::game::log::Entry;
use crate::game::table::Score;
use crate::port::Sound;
use crate::save::settings::{Name, Settings};
use crate::save::statistics::Category;

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
    /// Returns where its journal is.
    fn slot(&self) -> Slot;
    /// Returns the name of the game.
    fn name(&self) -> &'static str;
    /// Returns the head of its journal.
    fn head(&self) -> Blob;
    /// Returns the seed.
    fn seed(&self) -> Seed;
    /// Returns the version of the rules that it began by, if ours are later.
    fn earlier_rules(&self) -> Option<u16>;
    /// Returns whether its result counts for best scores.
    fn ranked(&self) -> bool;
    /// Returns how many play.
    fn players(&self) -> u8;
    /// Returns a player's name.
    fn player_name(&self, player: Player) -> &Name;
    /// Returns whether the game is over.
    fn is_over(&self) -> bool;
    /// Returns whether the device has to be handed over before anything is shown.
    fn passes(&self) -> bool;
    /// Returns how many actions were taken.
    fn length(&self) -> u16;
    /// Returns where everybody stands.
    fn standing(&self) -> Standing;
    /// Returns the points that are shown of a player.
    fn points(&self, player: Player) -> i16;
    /// Returns one line for the title screen.
    fn summary(&self) -> Line;
    /// Returns what would be lost with it: how far it has come, and everybody's points.
    fn stake(&self) -> Line;
    /// Takes further actions of a journal, at most up to number `end`. Returns the bytes that are left of it; `None` if the
    /// next action is not sound. What shows stays as it is until the game [arrives](Self::arrive).
    fn replay(&mut self, actions: &[u8], end: u16, settings: &Settings) -> Option<usize>;
    /// Goes back to the beginning, for another replay.
    fn rewind(&mut self);
    /// Looks at a new position.
    fn arrive(&mut self, settings: &Settings);
    /// Returns whether the position was looked at: not in the middle of a replay.
    fn has_arrived(&self) -> bool;
    /// Carries the game on by a button, or by time.
    fn take(&mut self, settings: &Settings, input: Input) -> Outcome;
    /// Returns whether time carries the game on: something moves.
    fn wants_time(&self) -> bool;
    /// Returns how many ticks a frame lasts, if the game has its own pace now.
    fn frame_ticks(&self, settings: &Settings) -> Option<u32>;
    /// Returns what a computer has to think about now.
    fn question(&self) -> Option<Question>;
    /// Returns whether computers play, or what they did still shows: buttons do not reach the game.
    fn is_watched(&self) -> bool;
    /// Returns whether a person plays.
    fn has_people(&self) -> bool;
    /// Asks for a hint, if a person decides. The result no longer counts for best scores.
    fn ask_hint(&mut self);
    /// Returns the name that a win counts under: of a computer its level.
    fn winner(&self, player: Player) -> Name;
    /// Starts the animation of a new position, if the settings want one.
    fn animate(&mut self, settings: &Settings);
    /// Draws the main view.
    fn draw(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Returns the two lines above the keys.
    fn strip(&self, settings: &Settings) -> [Line; 2];
    /// Returns what A would do and the points announced for it.
    fn promise(&self, settings: &Settings) -> Option<(ActionBytes, i16)>;
    /// Returns whether a page shows that is only looked at.
    fn looks(&self) -> bool;
    /// Returns the article about what is pointed at.
    fn pointed(&self, settings: &Settings) -> &'static Article;
    /// Returns the help of the game.
    fn help(&self) -> &'static [Group];
    /// Returns the colours of the game.
    fn tints(&self) -> &'static Tints;
    /// Returns a page of the guide of the game.
    fn guide(&self, page: u8) -> Option<&'static Page>;
    /// Returns what the guide of a first game asks for, as long as it leads.
    fn guided(&self) -> Option<&'static Step>;
    /// Plays on without the guide.
    fn leave_guide(&mut self);
    /// Returns whether the last action ended a phase, which has a page of its own.
    fn ends_phase(&self) -> bool;
    /// Draws the page at the end of a phase.
    fn draw_interlude(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Draws what the hand-over shows of the game.
    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Returns the log's line that is `back` before the last one.
    fn entry(&self, back: usize) -> Option<Entry>;
    /// Returns the line of the log for the last action.
    fn deed(&self) -> Option<Entry>;
    /// Returns the action that can be taken back next, as a line of the log.
    fn undoable(&self) -> Option<Entry>;
    /// Returns how many actions were taken back and can be taken again.
    fn undone(&self) -> u8;
    /// Returns whether a button hands over for good, or asks to take something back.
    fn is_grave(&self, settings: &Settings, button: Button) -> bool;
    /// Returns whether A has to be held for a second.
    fn wants_hold(&self, settings: &Settings) -> bool;
    /// Returns how many of the last lines are new to the player who takes the device.
    fn news(&self) -> usize;
    /// Returns a row of a page of the score sheet, for a player.
    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score>;
    /// Returns how many pages the score sheet has.
    fn score_pages(&self) -> u8;
    /// Returns how many sides score apart.
    fn sides(&self) -> u8;
    /// Returns a word on the result.
    fn verdict(&self) -> Line;
    /// Returns whether all who played have lost.
    fn is_lost(&self) -> bool;
    /// Returns where its result counts.
    fn category(&self) -> Category;
    /// Returns the grade of a finished game that is played alone, or by all together.
    fn grade(&self) -> Option<u8>;
    /// Draws the picture for somebody who only looks on.
    fn draw_board(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Returns who decides, and whose view shows.
    fn roles(&self) -> Roles;
    /// Returns the game's own screens.
    fn table(&self) -> &dyn Debug;
}
