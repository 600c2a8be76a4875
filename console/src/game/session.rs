//! A game on the table: its state, who is at it, what can be taken back, and what happened.
//!
//! A [`Session`] holds a game of one kind, and answers what only that kind knows: [`AnySession`]. All that is the same in
//! every game is written on `dyn AnySession`, so that it is in the image once, over a [`Desk`]:
//!
//! | file | is about |
//! |---|---|
//! | `any` | what a session is asked for, and what it answers |
//! | `typed` | how a game of one kind answers |
//! | `course` | buttons, time and journals, which carry a game on |
//! | `undo` | what can be taken back, and taken again |
//! | `history` | the log, and what of it is new to a player |
//! | `curve` | points by round |
//! | `motion` | what moves on the screen |
//! | `computers` | what they are asked, and what they decide; hints |
//! | `watching`, `film` | how what they did is shown |
//! | `guided` | a guided first game, and the tips that follow it |
//! | `facts` | what other screens tell of a game |

mod any;
mod computers;
mod course;
pub(crate) mod curve;
mod facts;
mod film;
mod guided;
mod history;
mod motion;
mod typed;
mod undo;
pub(crate) mod watching;

use heapless::Deque;
use rules_core::{Actions, Game, MAX_PLAYERS, Player};
use saves::ActionBytes;
use serde::Serialize;

use crate::game::lesson::{Guide, Tips};
use crate::game::opening::{Company, Opening};
use crate::game::table::Table;

pub use self::any::{AnySession, Input, Outcome, Roles};
use self::computers::Hint;
pub use self::computers::Problem;
use self::curve::Curve;
pub use self::facts::Who;
pub use self::guided::SITTERS;
use self::guided::is_lesson;
use self::history::History;
use self::motion::Moving;
use self::undo::Undo;
use self::watching::Watching;

/// How many events are kept for the log.
const HISTORY: usize = 96;

/// What a session knows that is the same in every game.
#[derive(Clone, Debug)]
pub struct Desk {
    company: Company,
    /// Actions that were taken.
    length: u16,
    /// Bytes of its journal that were replayed.
    read: usize,
    /// Whether the table shows the present position, and not still that before a replay.
    arrived: bool,
    /// The person who has the device.
    holder: Player,
    /// By seat: persons who have not seen the page at the end of the last phase.
    unseen: [bool; MAX_PLAYERS],
    /// Whose board shows.
    shown: Player,
    /// Whether it is over and only looked at: nobody has secrets any more.
    open: bool,
    undo: Undo,
    history: History,
    curve: Curve,
    watching: Watching,
    moving: Moving,
    /// The action that is taken again, and how many times more.
    again: Option<(ActionBytes, u8)>,
    /// The hint that shows, and whether there ever was one.
    hint: Option<Hint>,
    hinted: bool,
    /// Where the guide is, if it leads.
    guide: Option<Guide>,
    /// What was told after it, in a game that it led.
    tips: Option<Tips>,
}

/// A game on the table.
#[derive(Clone, Debug)]
pub struct Session<T: Table> {
    desk: Desk,
    setup: <T::Game as Game>::Setup,
    game: T::Game,
    /// The state after the last action that cannot be taken back.
    base: T::Game,
    /// The state before the first action of the film, with nothing in secret.
    before_film: T::Game,
    /// What the player at the table may see.
    view: T::Game,
    legal: Actions<<T::Game as Game>::Action>,
    events: Deque<<T::Game as Game>::Event, HISTORY>,
    /// The last event of the last action that the log does not keep.
    unlogged: Option<<T::Game as Game>::Event>,
    /// What the page at the end of the last phase tells.
    interlude: Option<T::Interlude>,
    table: T,
    /// The table before the player went to look elsewhere.
    left: Option<T>,
}

impl<T: Table> Session<T> {
    /// Returns a game that begins like this, before anybody has looked at it: [`arrive`](AnySession::arrive) comes
    /// next.
    pub fn begin(Opening { company, setup }: Opening<<T::Game as Game>::Setup>, game: &T::Game) -> Self {
        let mut events = Deque::new();
        let told = open::<T>(game, &mut events);
        let guided = is_lesson::<T>(&company, &setup, game.players());
        let holder = company.first_person(game.players());
        let mut session = Session {
            desk: Desk {
                length: 0,
                read: 0,
                arrived: false,
                holder,
                unseen: [false; MAX_PLAYERS],
                shown: holder,
                open: false,
                undo: Undo::new(told),
                history: History::new(told),
                curve: Curve::new(),
                watching: Watching::default(),
                moving: Moving::default(),
                again: None,
                hint: None,
                hinted: false,
                guide: guided.then(Guide::default),
                tips: guided.then(Tips::default),
                company,
            },
            setup,
            base: game.clone(),
            before_film: game.clone(),
            view: game.clone(),
            game: game.clone(),
            legal: Actions::new(),
            events,
            unlogged: None,
            interlude: None,
            table: T::default(),
            left: None,
        };
        T::lay_open(&mut session.before_film);
        session
    }

    /// Returns the game as a player may see it.
    pub fn seen_by(&self, player: Player) -> T::Game {
        self.game.view(player)
    }

    /// Returns the game with all that is hidden.
    pub fn game(&self) -> &T::Game {
        &self.game
    }

    /// Returns how the game began.
    pub fn opening(&self) -> Opening<<T::Game as Game>::Setup> {
        Opening { company: self.desk.company.clone(), setup: self.setup }
    }
}

/// Tells what a game begins with. Returns how many events that were.
fn open<T: Table>(game: &T::Game, events: &mut Deque<<T::Game as Game>::Event, HISTORY>) -> u32 {
    events.clear();
    T::opening(game, |event| {
        // There is room: an opening is a few events.
        let _ = events.push_back(event);
    });
    events.len() as u32
}

/// Returns an action as it is stored.
pub fn encode<A: Serialize>(action: &A) -> ActionBytes {
    let mut buffer = [0; 8];
    let bytes = postcard::to_slice(action, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
    // The buffer is as long as the bytes may be.
    ActionBytes::from_slice(bytes).unwrap_or_default()
}
