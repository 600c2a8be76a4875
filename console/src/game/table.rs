//! What a game gives to the console.
//!
//! A game gives one type that implements [`Table`]: its screens. Its set-up form is made from its table of choices. All
//! else is shared: set-up, hand-over, undo, saves, log, scores, help, guide, statistics.

use core::fmt::Debug;

use draw::chrome::{self, Keys, Line};
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{Swatch, Tints};
use embedded_graphics::geometry::Point;
use players::{Computer, Thought};
use rules_core::{Actions, Game, MAX_PLAYERS, Phrase, Player};
use saves::Slot;
use texts::{Language, Message, Said, Text, console as say};

use crate::Button;
use crate::game::help::{Article, Group, Leaf, Page};
use crate::game::lesson::Lesson;
use crate::game::log::{Captions, Entry};
use crate::game::motion::Flight;
use crate::game::wording::Wording;
use crate::port::Sound;
use crate::records::name::{self, Name};
use crate::records::settings::Settings;

/// A seat at the table, with what can be seen from it: all that a game's screens may look at.
#[derive(Debug)]
pub struct Seat<'a, G: Game> {
    /// The game as this player may see it.
    pub game: &'a G,
    /// Whose screens these are: who decides.
    pub player: Player,
    /// Who looks: another player while a computer decides.
    pub viewer: Player,
    /// What can be done now; empty when the game is over.
    pub legal: &'a Actions<G::Action>,
    /// Names by seat.
    pub names: &'a [Name; MAX_PLAYERS],
    /// Palette and speed.
    pub settings: &'a Settings,
    /// Whether an action can be taken back.
    pub undo: bool,
    /// Where the animation of a new position is, from 0; `None` when nothing moves.
    pub animation_frame: Option<u8>,
}

impl<G: Game> Seat<'_, G> {
    /// Returns a message in the language of the player.
    pub fn line<'m>(&self, message: impl Into<Message<'m>>) -> Line {
        message.into().line(self.settings.language())
    }

    /// Returns a player's name.
    pub fn name(&self, player: Player) -> &str {
        &self.names[player.index() % self.names.len()]
    }

    /// Returns a player's name in at most `room` letters.
    pub fn short(&self, player: Player, room: usize) -> Name {
        name::short(self.names, player, room)
    }

    /// Returns the player with the most points of the other sides, and how many.
    pub fn rival(&self, points: impl Fn(Player) -> i16) -> Option<(Player, i16)> {
        let sides = self.game.sides();
        let others = Player::all(sides).filter(|other| other.0 != self.player.0 % sides);
        others.map(|other| (other, points(other))).reduce(|best, next| if next.1 > best.1 { next } else { best })
    }
}

/// What a press asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<A> {
    /// Nothing: at most the cursor moved.
    Stay,
    /// Take this action.
    Act(A),
    /// Take this action this many times.
    Times(A, u8),
    /// Take back the last one.
    Undo,
}

/// What the chosen thing announces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promise<A> {
    /// What A would do.
    pub action: A,
    /// The points that the screen announces for it.
    pub points: i16,
}

/// A row of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Where the points come from.
    pub label: Said,
    /// The points; for a row that counts at the end, what it would bring now.
    pub points: i16,
    /// Whether it counts only at the end. The final scoring tells these rows one by one.
    pub at_end: bool,
}

/// The screens of one game. Its default is the cursor before anybody has looked: [`arrive`](Table::arrive) puts it
/// somewhere.
pub trait Table: Clone + Debug + Default {
    // What it is.

    /// The game.
    type Game: Computer;
    /// What the page at the end of a phase tells.
    type Interlude: Clone + Debug + Default;
    /// Where its game in progress is kept.
    const SLOT: Slot;
    /// Its name in lists.
    const NAME: Text;
    /// Its picture in lists.
    const SIGN: &'static Sprite;
    /// The colour of that picture.
    const SWATCH: Swatch;
    /// The colours of its six kinds of space.
    const TINTS: &'static Tints;

    // What is read about it, and how it is learned.

    /// Help by topic, with the article on everything that can be [pointed](Table::pointed) at.
    const HELP: &'static [Group];
    /// The first-game guide: at most eight pages.
    const GUIDE: &'static [Page];
    /// What this game is about, and what its scenarios and expansions are: at most sixteen. The first one opens a lesson;
    /// those about the values of a set follow it, in their order.
    const LEAVES: &'static [Leaf];

    /// Returns which leaves a game with this set-up opens with, one bit for each.
    fn leaves(_setup: &<Self::Game as Game>::Setup) -> u16 {
        0
    }

    /// The guided beginning of a first game, if there is one.
    const LESSON: Option<&'static Lesson<<Self::Game as Game>::Setup>> = None;

    /// Returns the number of the tip of the [lesson](Self::LESSON) that fits this moment after it, if there is one.
    /// `told` has a bit for each that was told.
    fn tip(_seat: &Seat<'_, Self::Game>, _told: u16) -> Option<u8> {
        None
    }

    // How it is set up.

    /// What is said of its choices, in the order of the rules; without it the rules' own words are shown.
    const WORDS: &'static [Wording<<Self::Game as Game>::Setup>] = &[];

    /// Returns why a set-up cannot be played.
    fn refusal(refusal: &<Self::Game as Game>::Refusal) -> Option<Text>;

    /// Draws a small picture of a set-up as this seat has it, some 60x52, with its corner here.
    fn draw_setup(
        setup: &<Self::Game as Game>::Setup,
        seat: Player,
        settings: &Settings,
        pen: &mut Pen<'_>,
        corner: Point,
    );

    // Where the cursor is, and what a button does.

    /// Returns the screens of a new position, with the cursor where it begins: after every action, and when a player
    /// takes the device.
    fn arrive(seat: &Seat<'_, Self::Game>) -> Self;

    /// Returns the screens after this action, if the same player decides again.
    fn go_on(seat: &Seat<'_, Self::Game>, _taken: <Self::Game as Game>::Action) -> Self {
        Self::arrive(seat)
    }

    /// Returns the screens with the cursor on a legal action, as if the player had moved it there.
    fn aim(seat: &Seat<'_, Self::Game>, action: <Self::Game as Game>::Action) -> Self;

    /// Returns the screens that show the result of the action under the cursor; `seat` is that before it.
    fn aftermath(&self, _seat: &Seat<'_, Self::Game>, _action: <Self::Game as Game>::Action) -> Self {
        self.clone()
    }

    /// Handles a button other than Y, which opens the menu.
    fn press(&mut self, seat: &Seat<'_, Self::Game>, button: Button) -> Reply<<Self::Game as Game>::Action>;

    /// Returns whether a page shows that is only looked at. B leads back from it, to where the cursor was.
    fn looks(&self) -> bool;

    /// Returns whether A has to be held for a second, because it throws something away that is hardly meant to be.
    fn wants_hold(&self, _seat: &Seat<'_, Self::Game>) -> bool {
        false
    }

    /// Returns what A would do, and the points that are announced for it.
    fn promise(&self, seat: &Seat<'_, Self::Game>) -> Option<Promise<<Self::Game as Game>::Action>>;

    /// Returns the article about what is pointed at.
    fn pointed(&self, seat: &Seat<'_, Self::Game>) -> &'static Article;

    // What shows.

    /// Draws the whole picture without strip and keys.
    fn draw(&self, seat: &Seat<'_, Self::Game>, pen: &mut Pen<'_>);

    /// Returns the two lines above the keys.
    fn strip(&self, seat: &Seat<'_, Self::Game>) -> [Line; 2];

    /// Returns whether the strip already says that A cannot be taken back.
    fn says_final(&self, _seat: &Seat<'_, Self::Game>) -> bool {
        false
    }

    /// Returns where the lines of the strip begin.
    fn strip_left(&self, _seat: &Seat<'_, Self::Game>) -> i32 {
        4
    }

    /// Draws the strip, where it is more than its two lines: costs at the right end, cards. Returns the lines.
    fn draw_strip(&self, seat: &Seat<'_, Self::Game>, pen: &mut Pen<'_>) -> [Line; 2] {
        let lines = self.strip(seat);
        Self::draw_lines(seat, &lines, pen);
        lines
    }

    /// Draws two lines in the strip; the second one tells the gain.
    fn draw_lines(_seat: &Seat<'_, Self::Game>, lines: &[Line; 2], pen: &mut Pen<'_>) {
        chrome::strip(pen, lines);
    }

    /// Returns what the buttons do now.
    fn keys(&self, seat: &Seat<'_, Self::Game>) -> Keys;

    /// Returns why the action that a [thought](Thought) begins with is a good one, in at most 27
    /// letters. It is legal.
    fn why(seat: &Seat<'_, Self::Game>, thought: &Thought<<Self::Game as Game>::Action>) -> Line;

    // What moves, and sounds.

    /// Frames of the animation after dice are rolled.
    const FRAMES: u8;

    /// Returns the piece that moves over the new picture because of an event of the last action.
    fn flight(&self, seat: &Seat<'_, Self::Game>, event: &<Self::Game as Game>::Event) -> Option<Flight>;

    /// Draws a piece on its way, with its corner at `at`.
    fn draw_flight(seat: &Seat<'_, Self::Game>, flight: &Flight, at: Point, pen: &mut Pen<'_>);

    /// Returns how an event sounds, beside the points that it brings and the end of the game.
    fn sound(event: &<Self::Game as Game>::Event) -> Option<Sound>;

    // How the device goes from hand to hand.

    /// Returns the action that belongs to the press before, and that a power cut kept it from.
    fn pending(_game: &Self::Game) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Returns the action that the same press takes after this one.
    fn follow_up(_action: <Self::Game as Game>::Action) -> Option<<Self::Game as Game>::Action> {
        None
    }

    /// Returns whether the device changes hands before `game` goes on.
    fn passes(game: &Self::Game) -> bool;

    /// Draws what the next player should know at the hand-over, at the right of the name.
    fn draw_hand_over(game: &Self::Game, settings: &Settings, pen: &mut Pen<'_>);

    /// Returns whether players act in secret now: the log tells it only when all have acted.
    fn is_secret(_game: &Self::Game) -> bool {
        false
    }

    /// Shows everything that players do in secret at once.
    fn lay_open(_game: &mut Self::Game) {}

    // What the log tells.

    /// Returns the log's line for an event, if it is worth one; `after` are the events that followed it.
    fn log<'a>(
        game: &Self::Game,
        event: &<Self::Game as Game>::Event,
        after: impl Iterator<Item = &'a <Self::Game as Game>::Event>,
        language: Language,
    ) -> Option<Entry>
    where
        <Self::Game as Game>::Event: 'a;

    /// Returns whether the log keeps an event at all; what it does not keep is not in `after` either.
    fn keeps(_event: &<Self::Game as Game>::Event) -> bool {
        true
    }

    /// Returns whether an event that the log does not keep is shown when a computer brings it about.
    fn films(_event: &<Self::Game as Game>::Event) -> bool {
        false
    }

    /// Tells what a game begins with before the first decision, for the log.
    fn opening(_game: &Self::Game, _tell: impl FnMut(<Self::Game as Game>::Event)) {}

    /// Adds gains to the lines on a single action of a computer that they leave out: in the log another line tells
    /// them, or they are not needed.
    fn add_gains(_player: Player, _events: &[<Self::Game as Game>::Event], _lines: &mut Captions, _language: Language) {
    }

    // The page at the end of a phase.

    /// Gathers what the page at the end of a phase tells, from the events of one action. Returns whether this one
    /// makes a page of it.
    fn gather(interlude: &mut Self::Interlude, event: &<Self::Game as Game>::Event) -> bool;

    /// Adds what earlier actions of the phase told to the page at its end, from what the log keeps, the newest first.
    fn recall(_interlude: &mut Self::Interlude, _told: &mut dyn Iterator<Item = &<Self::Game as Game>::Event>) {}

    /// Returns whether the page at the end of a phase tells this event, so that the news at the hand-over before it
    /// leave it out.
    fn is_on_page(_event: &<Self::Game as Game>::Event) -> bool {
        false
    }

    /// Scrolls the page at the end of a phase, where it has more lines than fit.
    fn scroll_page(_interlude: &mut Self::Interlude, _seat: &Seat<'_, Self::Game>, _button: Button) {}

    /// Draws the page at the end of a phase, without the keys. Everybody may look at it.
    fn draw_interlude(interlude: &Self::Interlude, seat: &Seat<'_, Self::Game>, pen: &mut Pen<'_>);

    // Points, and how it ends.

    /// Returns the points that are shown of a running game.
    fn points(game: &Self::Game, player: Player) -> i16 {
        game.total(player)
    }

    /// Returns how far the game is, in some 12 letters.
    fn progress(game: &Self::Game, language: Language) -> Line;

    /// Returns the round that is played, counted from 0.
    fn round(game: &Self::Game) -> u8;

    /// Returns the name of a round, in some 12 letters.
    fn round_name(_game: &Self::Game, round: u8, language: Language) -> Line {
        say::round_name(round).line(language)
    }

    /// Returns the points for the curve by rounds.
    fn curve_points(game: &Self::Game, player: Player) -> i16 {
        Self::points(game, player)
    }

    /// Returns how many pages the score sheet has; the first one adds up to the total, the others tell details.
    fn score_pages(_game: &Self::Game) -> u8 {
        1
    }

    /// Returns a row of a page of the score sheet; `None` after the last one.
    fn score(game: &Self::Game, page: u8, row: usize, player: Player) -> Option<Score> {
        let source = *<Self::Game as Game>::SOURCES.get(row).filter(|_| page == 0)?;
        let label = Self::source(source).map_or(Said::Raw(source.phrase()), Said::Text);
        Some(Score { label, points: game.points(player, source), at_end: false })
    }

    /// Returns what a source of points is called; `None` for the rules' own word.
    fn source(_source: <Self::Game as Game>::Source) -> Option<Text> {
        None
    }

    /// Words for the result of a game alone, from the lowest: at most four.
    const GRADES: &'static [Text] = &[];
    /// Whether those words are ours, and not the rulebook's.
    const OUR_GRADES: bool = false;
    /// Points from which a game alone is won, if it can be won or lost.
    const WON_FROM: Option<i16> = None;

    /// Returns which of its [grades](Self::GRADES) a game earns that is played alone, or by all together.
    fn grade(_game: &Self::Game) -> Option<u8> {
        None
    }

    /// Returns whether all who played have lost.
    fn is_lost(_game: &Self::Game) -> bool {
        false
    }

    /// Returns a word on the result, if there is one: a grade, or how a tie was broken.
    fn verdict(game: &Self::Game, language: Language) -> Option<Line>;

    // For tests.

    /// Returns the same position with numbers as large as they come: for tests of what fits on a screen.
    fn exaggerate(game: &Self::Game) -> Option<Self::Game>;
}
