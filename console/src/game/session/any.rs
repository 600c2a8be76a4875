//! What a session is asked for, and what only its kind of game can answer.

use core::fmt::Debug;

use draw::chrome::{Keys, Line};
use draw::pen::Pen;
use rules_core::{Player, Standing, Turn};
use saves::{ActionBytes, Blob};
use texts::Language;

use super::Desk;
use super::motion::Flights;
use crate::Button;
use crate::game::card::Card;
use crate::game::help::Article;
use crate::game::log::{Captions, Entry};
use crate::game::motion::Flight;
use crate::game::reason::Advice;
use crate::game::table::{Reply, Score};
use crate::port::Sound;
use crate::records::settings::Settings;

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
    /// Take the action once more that was taken several times at once.
    Again,
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
        /// Whether the page at the end of a phase comes now.
        interlude: bool,
    },
    /// The player wants to take something back: ask.
    AskUndo,
    /// An action was taken back: keep only this many.
    Undone(u16),
    /// Everything before the end of a phase or of the game, or before a hand-over, was shown.
    Shown,
}

/// What an action led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Bytes of the action.
    pub bytes: usize,
    /// Events that the log keeps.
    pub told: u32,
    /// How the action sounded, points aside.
    pub sound: Option<Sound>,
    /// Whether it ended a phase, which has a page of its own.
    pub ends_phase: bool,
}

/// A game on the table of any kind: what only its kind can answer. Actions are bytes, as they are stored; more bytes
/// may follow. The session's own actions are always legal.
pub trait AnySession {
    /// Returns what is the same in every game.
    fn desk(&self) -> &Desk;
    /// Returns what is the same in every game.
    fn desk_mut(&mut self) -> &mut Desk;
    /// Returns what is the same in every session of this game.
    fn card(&self) -> &'static Card;
    /// Returns how many points of a review one of the result is worth.
    fn points_each(&self) -> i32;
    /// Returns the head of its journal.
    fn head(&self) -> Blob;
    /// Returns whether it began as the guided first one does.
    fn is_lesson(&self) -> bool;
    /// Returns the category that its set-up counts in.
    fn kind(&self) -> u16;

    // The rules.

    /// Returns how many play.
    fn players(&self) -> u8;
    /// Returns how many sides score apart.
    fn sides(&self) -> u8;
    /// Returns who decides.
    fn turn(&self) -> Turn;
    /// Returns whether players act in secret now.
    fn is_secret(&self) -> bool;
    /// Returns whether the device changes hands before the game goes on, if more than one person plays.
    fn changes_hands(&self) -> bool;
    /// Returns the action that is taken without asking now.
    fn pending(&self) -> Option<ActionBytes>;
    /// Returns what the press that takes an action takes after it.
    fn follow_up(&self, action: &[u8]) -> Option<ActionBytes>;
    /// Returns whether this action, taken now, hands over or reveals something.
    fn hands_over(&self, action: &[u8]) -> bool;
    /// Returns whether this action, taken now, shows this player something that was hidden.
    fn reveals_to(&self, viewer: Player, action: &[u8]) -> bool;
    /// Takes an action; `None` if it is not legal. The table does not look at the new position yet.
    fn play(&mut self, action: &[u8]) -> Option<Played>;

    // Positions that are kept.

    /// Begins anew. Returns how many events are told of that.
    fn restart(&mut self) -> u32;
    /// Lets undo go back to here.
    fn keep_base(&mut self);
    /// Goes back to there; the last `untold` events are forgotten.
    fn back_to_base(&mut self, untold: u32);
    /// Lets the film begin here.
    fn keep_film(&mut self);
    /// Returns what this action brings after all that the film holds, or now.
    fn brings(&self, after_film: bool, action: &[u8], language: Language) -> Captions;
    /// Returns the line on the action of this number that can be taken back, as the log has it.
    fn retell(&self, at: usize, language: Language) -> Option<Entry>;

    /// Returns what the actions of a plan would bring, from the action of this number that can be taken back on, up to
    /// what would be revealed.
    fn foretell(&self, from: usize, plan: &[ActionBytes], language: Language) -> Captions;

    /// Returns where the turn of a player begins among the actions that can be taken back.
    fn turn_start(&self, player: Player) -> usize;
    /// Looks as this player at an action of the film: where it is taken, and by whom. Returns what it brings.
    fn look_back(&mut self, at: u8, viewer: Player, settings: &Settings) -> Captions;
    /// Looks at the result of that action, after [`look_back`](AnySession::look_back). Returns the pieces that it
    /// moves.
    fn look_on(&mut self, at: u8, viewer: Player, settings: &Settings) -> Flights;
    /// Looks as this player at the game as it stands; `open` where the list of actions tells no secret.
    fn look(&mut self, viewer: Player, open: bool);

    // Its screens.

    /// Puts the cursor where it begins, after the same player took this action.
    fn arrive_at_table(&mut self, taken: Option<&[u8]>, settings: &Settings);
    /// Puts the cursor on an action.
    fn aim(&mut self, action: &[u8], settings: &Settings);
    /// Returns why the action that is advised is a good one.
    fn why(&self, advice: &Advice, settings: &Settings) -> Line;
    /// Handles a button.
    fn reply(&mut self, settings: &Settings, button: Button) -> Reply<ActionBytes>;
    /// Returns what a button would do.
    fn would_reply(&self, settings: &Settings, button: Button) -> Reply<ActionBytes>;
    /// Draws the picture without strip and keys.
    fn draw_board(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Draws the strip. Returns its lines, and where they begin.
    fn draw_strip(&self, settings: &Settings, pen: &mut Pen<'_>) -> ([Line; 2], i32);
    /// Draws two lines in the strip.
    fn draw_lines(&self, settings: &Settings, lines: &[Line; 2], pen: &mut Pen<'_>);
    /// Draws a piece on its way, in this frame.
    fn draw_flight(&self, settings: &Settings, flight: &Flight, frame: u8, pen: &mut Pen<'_>);
    /// Returns the pieces that the last `told` events move.
    fn flights(&self, settings: &Settings, told: usize) -> Flights;
    /// Returns the two lines above the keys.
    fn strip(&self, settings: &Settings) -> [Line; 2];
    /// Returns whether these lines already say that A cannot be taken back.
    fn says_final(&self, settings: &Settings) -> bool;
    /// Returns what the buttons do now.
    fn keys(&self, settings: &Settings) -> Keys;
    /// Returns what A would do and the points announced for it.
    fn promise(&self, settings: &Settings) -> Option<(ActionBytes, i16)>;
    /// Returns whether a page shows that is only looked at.
    fn looks(&self) -> bool;
    /// Returns whether the cursor is where A has to be held.
    fn is_held_at(&self, settings: &Settings) -> bool;
    /// Returns the article about what is pointed at.
    fn pointed(&self, settings: &Settings) -> &'static Article;
    /// Returns the number of the tip for this position, in a game that is learned; of `told` each has a bit.
    fn next_tip(&self, settings: &Settings, told: u16) -> Option<u8>;
    /// Draws what the hand-over shows of the game.
    fn draw_hand_over(&self, settings: &Settings, pen: &mut Pen<'_>);
    /// Scrolls the page at the end of the last phase.
    fn scroll_page(&mut self, settings: &Settings, button: Button);
    /// Draws the page at the end of the last phase for a player.
    fn draw_interlude_for(&self, player: Player, settings: &Settings, pen: &mut Pen<'_>);
    /// Returns which leaves it opens with, one bit for each.
    fn leaves(&self) -> u16;
    /// Makes its numbers as large as they come, for tests; what can be done, and where the cursor is, stays.
    fn exaggerate(&mut self);
    /// Returns the game's own screens.
    fn table(&self) -> &dyn Debug;

    // What is told.

    /// Hands the lines of the log for the `last` events to `each`, newest first, until it returns true; with
    /// `page_ahead`, without those that the page at the end of a phase tells.
    fn each_entry(&self, last: usize, page_ahead: bool, language: Language, each: &mut dyn FnMut(Entry) -> bool);
    /// Returns the line for the last event, which the log does not keep.
    fn unlogged_entry(&self, language: Language) -> Option<Entry>;
    /// Returns the points that are shown of a player.
    fn points(&self, player: Player) -> i16;
    /// Returns the points that a player has.
    fn true_points(&self, player: Player) -> i16;
    /// Returns where everybody stands.
    fn standing(&self) -> Standing;
    /// Returns how far the game is.
    fn progress(&self, language: Language) -> Line;
    /// Returns the round that is played, counted from 0.
    fn round(&self) -> u8;
    /// Returns the name of a round.
    fn round_name(&self, round: u8, language: Language) -> Line;
    /// Returns the points of a player for the curve by rounds.
    fn curve_points(&self, player: Player) -> i16;
    /// Returns a row of a page of the score sheet, for a player.
    fn score(&self, page: u8, row: usize, player: Player) -> Option<Score>;
    /// Returns how many pages the score sheet has.
    fn score_pages(&self) -> u8;
    /// Returns a word on the result, if there is one.
    fn verdict(&self, language: Language) -> Option<Line>;
    /// Returns whether all who played have lost.
    fn is_lost(&self) -> bool;
    /// Returns the grade of the result as it stands.
    fn grade_now(&self) -> Option<u8>;
}
