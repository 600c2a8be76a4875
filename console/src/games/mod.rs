//! Every game on the console: those of [`for_each_game`], each with a folder here whose `Screens` show it. Code that
//! needs all games uses the list of [cards](GAMES), or [`visit`] for the types of one of them.

mod castles;
mod dice_game;
#[cfg(test)]
mod forecast;
#[cfg(test)]
mod lines;
mod natick;
mod orleans;
mod packing;
#[cfg(test)]
mod prose;
#[cfg(test)]
mod rounds;

use core::ops::{Deref, DerefMut};

use draw::pen::Pen;
use embedded_graphics::geometry::Point;
use players::review::{Progress, Reviewer};
use players::{Computer, Level, Thinker, Thought};
use rules_core::{Game, MAX_PLAYERS, Phrase, Player, Seed, for_each_game};
use saves::{ActionBytes, Slot};
use texts::{Said, console as say};

use crate::game::card::Card;
use crate::game::form::{AnyForm, Form};
use crate::game::lesson::{Lesson, Scene};
use crate::game::opening::{Branch, Company, JournalError, Opening, Sitter};
use crate::game::reason::Advice;
use crate::game::scene::draw_scene;
use crate::game::session::{AnySession, Problem, SITTERS, Session, encode};
use crate::game::table::Table;
use crate::game::visitor::{GameVisitor, Visitor};
use crate::records::name::Name;
use crate::records::settings::Settings;

macro_rules! games {
    ($($folder:ident::$variant:ident),*) => {
        /// The games, in the order of the title screen.
        pub const GAMES: &[Card] = &[$(Card::of::<$folder::Screens>()),*];

        /// The game on the table.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there is no heap, and only one game at a time")]
        pub enum CurrentGame {
            /// None.
            Empty,
            $(#[allow(missing_docs)] $variant(Session<$folder::Screens>),)*
        }

        impl CurrentGame {
            /// Returns the game, once it may be looked at.
            pub fn session(&self) -> Option<&dyn AnySession> {
                self.laid().filter(|session| session.has_arrived())
            }

            /// Returns the game, once it may be looked at.
            pub fn session_mut(&mut self) -> Option<&mut dyn AnySession> {
                self.laid_mut().filter(|session| session.has_arrived())
            }

            /// Returns the game, also in the middle of a replay.
            pub fn laid(&self) -> Option<&dyn AnySession> {
                match self {
                    CurrentGame::Empty => None,
                    $(CurrentGame::$variant(session) => Some(session),)*
                }
            }

            /// Returns the game, also in the middle of a replay.
            pub fn laid_mut(&mut self) -> Option<&mut dyn AnySession> {
                match self {
                    CurrentGame::Empty => None,
                    $(CurrentGame::$variant(session) => Some(session),)*
                }
            }

            /// Puts a stored game on the table as it began, to be replayed.
            pub fn resume(&mut self, slot: Slot, head: &[u8]) -> Result<(), JournalError> {
                $(if slot == <$folder::Screens as Table>::SLOT {
                    let opening = Opening::decode::<<$folder::Screens as Table>::Game>(head)?;
                    return begin(self, CurrentGame::$variant, opening).map_err(|_| JournalError::Unreadable);
                })*
                Err(JournalError::Unreadable)
            }

            /// Starts the guided first game of a slot; nothing happens if there is none.
            pub fn teach(&mut self, slot: Slot, names: [Name; MAX_PLAYERS], settings: &Settings) -> Result<(), Said> {
                $(if let Some(lesson) = <$folder::Screens as Table>::LESSON.filter(|_| slot == <$folder::Screens as Table>::SLOT) {
                    let Lesson { setup, seed, .. } = *lesson;
                    let rules = <$folder::Screens as Table>::Game::RULES_VERSION;
                    let company = Company { names, sitters: SITTERS, seed, ranked: false, rules, branch: None };
                    return deal(self, CurrentGame::$variant, Opening { company, setup }, settings);
                })*
                Ok(())
            }

            /// Puts the game on the table as it began, to be led up to a branch: from there on this person plays against
            /// computers of a level.
            pub fn branch(
                &mut self,
                player: Player,
                level: Level,
                branch: Branch,
                settings: &Settings,
            ) -> Result<(), Said> {
                let mut sitters = [Sitter::Computer(level); MAX_PLAYERS];
                sitters[player.index() % MAX_PLAYERS] = Sitter::Person;
                match self {
                    CurrentGame::Empty => Ok(()),
                    $(CurrentGame::$variant(session) => {
                        let Opening { company, setup } = session.opening();
                        let company = Company { sitters, ranked: false, branch: Some(branch), ..company };
                        deal(self, CurrentGame::$variant, Opening { company, setup }, settings)
                    })*
                }
            }

            /// Starts the game on the table again, with the same set-up and names.
            pub fn again(&mut self, seed: Seed, ranked: bool, settings: &Settings) -> Result<(), Said> {
                match self {
                    CurrentGame::Empty => Ok(()),
                    $(CurrentGame::$variant(session) => {
                        let rules = <$folder::Screens as Table>::Game::RULES_VERSION;
                        let Opening { company, setup } = session.opening();
                        let sitters = company.sitters.map(Sitter::alone);
                        let company = Company { sitters, seed, ranked, rules, branch: None, ..company };
                        deal(self, CurrentGame::$variant, Opening { company, setup }, settings)
                    })*
                }
            }
        }

        /// What goes on beside the table: a computer thinks about the game on it, or another game is replayed.
        #[derive(Debug)]
        #[repr(u8)] // so that `Idle` is 0, and a static of it needs no bytes in the image
        #[allow(clippy::large_enum_variant, reason = "there is no heap, and only one thinks at a time")]
        pub enum AnyThinker {
            /// None.
            Idle,
            $(#[allow(missing_docs)] $variant(
                Thinker<<$folder::Screens as Table>::Game>,
                Reviewer<<$folder::Screens as Table>::Game>,
            ),)*
            /// None: a game is replayed.
            Replay(AnyGame),
        }

        impl AnyThinker {
            /// Begins to think about a question of the game on the table.
            #[inline(never)] // so that its temporaries are off the stack before it thinks
            pub fn begin(&mut self, current: &CurrentGame, Problem { level, player, seed }: Problem) {
                match current {
                    CurrentGame::Empty => *self = AnyThinker::Idle,
                    $(CurrentGame::$variant(session) => {
                        *self = AnyThinker::$variant(Thinker::idle(), Reviewer::new(0, 0));
                        if let AnyThinker::$variant(thinker, _) = self {
                            thinker.begin(level, session.seen_by(player), player, seed);
                        }
                    })*
                }
            }

            /// Begins to review the game on the table for these seats, from this action on.
            #[inline(never)] // as above
            pub fn begin_review(&mut self, current: &CurrentGame, seats: u8, at: u16) {
                match current {
                    CurrentGame::Empty => *self = AnyThinker::Idle,
                    $(CurrentGame::$variant(_) => {
                        *self = AnyThinker::$variant(Thinker::idle(), Reviewer::new(seats, at));
                    })*
                }
            }

            /// Reviews on for a short while: the game on the table is before this action. Returns how it goes on, and
            /// whether it is in the middle of a turn; `None` if the action cannot be read.
            #[inline(never)] // as below
            pub fn review(&mut self, current: &CurrentGame, next: &[u8]) -> Option<(Progress, bool)> {
                match (self, current) {
                    $((AnyThinker::$variant(thinker, reviewer), CurrentGame::$variant(session)) => {
                        let (action, _) = postcard::take_from_bytes(next).ok()?;
                        Some((reviewer.step(thinker, session.game(), action), reviewer.is_open()))
                    })*
                    _ => None,
                }
            }

            /// Returns whether the reviewer has something to think about.
            pub fn reviewer_thinks(&self) -> bool {
                match self {
                    $(AnyThinker::$variant(_, reviewer) => reviewer.thinks(),)*
                    _ => false,
                }
            }

            /// Returns the best turn, once it was found for the reviewer.
            pub fn reviewer_found(&self) -> Option<Advice> {
                let seeks = match self {
                    $(AnyThinker::$variant(_, reviewer) => reviewer.seeks(),)*
                    _ => false,
                };
                self.advice().filter(|_| seeks)
            }

            /// Reviews on, from the position before the action of this number that can be taken back. Call it when
            /// there is nothing to think about, because the copy of that position takes stack.
            #[inline(never)] // as below
            pub fn review_at(&mut self, current: &CurrentGame, at: usize, next: &[u8]) -> Option<Progress> {
                match (self, current) {
                    $((AnyThinker::$variant(thinker, reviewer), CurrentGame::$variant(session)) => {
                        let (action, _) = postcard::take_from_bytes(next).ok()?;
                        Some(reviewer.step(thinker, &session.retaken(at), action))
                    })*
                    _ => None,
                }
            }

            /// Begins a stored game again beside the table.
            pub fn begin_again(&mut self, (slot, head): (Slot, &[u8])) {
                *self = AnyThinker::Idle;
                $(if slot == <$folder::Screens as Table>::SLOT {
                    set_out::<$folder::Screens>(self, AnyGame::$variant, head);
                })*
            }

            /// Returns what a visitor makes of the game beside the table, if there is one.
            pub fn visit<V: GameVisitor>(&mut self, visitor: V) -> Option<V::Output> {
                match self {
                    $(AnyThinker::Replay(AnyGame::$variant(game)) => Some(visitor.visit(game)),)*
                    _ => None,
                }
            }

            /// Thinks for a short while. Returns the decision once it is made, encoded.
            #[inline(never)] // so that its frame is not there while it begins
            pub fn think(&mut self) -> Option<ActionBytes> {
                match self {
                    $(AnyThinker::$variant(thinker, _) => {
                        <$folder::Screens as Table>::Game::think(thinker).map(|action| encode(&action))
                    })*
                    _ => None,
                }
            }
        }

        impl AnyThinker {
            /// Returns the thought behind the decision, once it is made.
            #[inline(never)] // so that its frame is not there while it thinks
            pub fn advice(&self) -> Option<Advice> {
                match self {
                    $(AnyThinker::$variant(thinker, _) => {
                        let Thought { plan, ahead } = thinker.thought()?;
                        Some(Advice { plan: plan.iter().map(encode).collect(), ahead })
                    })*
                    _ => None,
                }
            }
        }

        /// A game beside the table.
        #[derive(Debug)]
        pub enum AnyGame {
            $(#[allow(missing_docs)] $variant(<$folder::Screens as Table>::Game),)*
        }

        /// Returns what a visitor makes of the game in this slot, if there is one.
        pub fn visit<V: Visitor>(slot: Slot, visitor: V) -> Option<V::Output> {
            $(if slot == <$folder::Screens as Table>::SLOT {
                return Some(visitor.visit::<$folder::Screens>());
            })*
            None
        }

        /// The set-up form of one of the games.
        #[derive(Clone, Debug)]
        pub enum FilledForm {
            $(#[allow(missing_docs)] $variant(Form<$folder::Screens>),)*
        }

        impl Deref for FilledForm {
            type Target = dyn AnyForm;

            fn deref(&self) -> &Self::Target {
                match self {
                    $(FilledForm::$variant(form) => form,)*
                }
            }
        }

        impl DerefMut for FilledForm {
            fn deref_mut(&mut self) -> &mut Self::Target {
                match self {
                    $(FilledForm::$variant(form) => form,)*
                }
            }
        }

        impl FilledForm {
            /// Returns an untouched form for the game of this slot.
            pub fn new(slot: Slot) -> Option<Self> {
                $(if slot == <$folder::Screens as Table>::SLOT {
                    return Some(FilledForm::$variant(Default::default()));
                })*
                None
            }

            /// Reads the stored form of this slot's game, its players, and who sits where.
            pub fn decode(slot: Slot, bytes: &[u8]) -> Option<(Self, u8, [Sitter; MAX_PLAYERS])> {
                $(if slot == <$folder::Screens as Table>::SLOT {
                    let (form, players, sitters) = Form::decode(bytes)?;
                    return Some((FilledForm::$variant(form), players, sitters));
                })*
                None
            }

            /// Starts the game on `current`; the error is a phrase for the player.
            pub fn start(
                &self,
                current: &mut CurrentGame,
                players: u8,
                sitters: [Sitter; MAX_PLAYERS],
                seed: Seed,
                ranked: bool,
                settings: &Settings,
            ) -> Result<(), Said> {
                match self {
                    $(FilledForm::$variant(form) => {
                        let names = settings.names.clone();
                        let (rules, setup) = (<$folder::Screens as Table>::Game::RULES_VERSION, form.setup(players));
                        let company = Company { names, sitters, seed, ranked, rules, branch: None };
                        deal(current, CurrentGame::$variant, Opening { company, setup }, settings)
                    })*
                }
            }
        }
    };
}

for_each_game!(games);

/// Fails the build if two games have the same slot, or a slot does not exist.
const _: () = {
    let (mut taken, mut at) = (0_u16, 0);
    while at < GAMES.len() {
        let slot = 1 << GAMES[at].slot.0;
        assert!(taken & slot == 0, "two games have the same slot");
        (taken, at) = (taken | slot, at + 1);
    }
};

/// Puts a new game on the table; the error is a phrase for the player.
fn deal<T: Table>(
    current: &mut CurrentGame,
    variant: impl FnOnce(Session<T>) -> CurrentGame,
    opening: Opening<<T::Game as Game>::Setup>,
    settings: &Settings,
) -> Result<(), Said> {
    begin(current, variant, opening)?;
    if let Some(session) = current.laid_mut() {
        session.arrive(settings);
    }
    Ok(())
}

/// Puts a game on the table that nobody has looked at yet; the error is a phrase for the player.
#[inline(never)] // inlined, the caller's stack frame would hold one of each game
fn begin<T: Table>(
    current: &mut CurrentGame,
    variant: impl FnOnce(Session<T>) -> CurrentGame,
    opening: Opening<<T::Game as Game>::Setup>,
) -> Result<(), Said> {
    // Borrowed: each move of a game would take stack.
    match &opening.deal() {
        Ok(game) => {
            lay(current, variant, opening, game);
            Ok(())
        }
        Err(reasons) => Err(reasons.first().map_or(say::IMPOSSIBLE.into(), refused::<T>)),
    }
}

/// Returns why the rules refuse a set-up.
fn refused<T: Table>(refusal: &<T::Game as Game>::Refusal) -> Said {
    T::refusal(refusal).map_or_else(|| Said::Raw(refusal.phrase()), Said::Text)
}

/// Lays a game on the table.
#[inline(never)] // so that its temporary, a whole session, is off the stack before the game is looked at
fn lay<T: Table>(
    current: &mut CurrentGame,
    variant: impl FnOnce(Session<T>) -> CurrentGame,
    opening: Opening<<T::Game as Game>::Setup>,
    game: &T::Game,
) {
    *current = variant(Session::begin(opening, game));
}

/// Sets out a stored game as it began.
#[inline(never)] // inlined, the caller's stack frame would hold one of each game
fn set_out<T: Table>(thinker: &mut AnyThinker, variant: impl FnOnce(T::Game) -> AnyGame, head: &[u8]) {
    if let Ok(opening) = Opening::decode::<T::Game>(head)
        && let Ok(game) = opening.deal()
    {
        *thinker = AnyThinker::Replay(variant(game));
    }
}

/// A picture of the guide.
#[derive(Debug)]
pub struct Picture<'a, 'b> {
    /// What it shows.
    pub scene: Scene,
    /// The palette and names.
    pub settings: &'a Settings,
    /// What draws it.
    pub pen: &'a mut Pen<'b>,
    /// Where.
    pub corner: Point,
}

impl Visitor for Picture<'_, '_> {
    type Output = ();

    fn visit<T: Table>(self) {
        if let Some(lesson) = T::LESSON {
            draw_scene::<T>(lesson, self.scene, self.settings, self.pen, self.corner);
        }
    }
}

/// Returns the index of a game in [`GAMES`].
pub fn index(slot: Slot) -> Option<usize> {
    GAMES.iter().position(|card| card.slot == slot)
}
