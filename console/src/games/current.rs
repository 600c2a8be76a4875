//! The game on the table.

use players::Level;
use rules_core::{Game, MAX_PLAYERS, Phrase, Player, Seed, for_each_game};
use saves::Slot;
use texts::{Said, console as say};

use crate::game::lesson::Lesson;
use crate::game::opening::{Branch, Company, JournalError, Opening, Sitter};
use crate::game::session::{AnySession, SITTERS, Session};
use crate::game::table::Table;
use crate::records::name::Name;
use crate::records::settings::Settings;

macro_rules! current {
    ($($folder:ident::$variant:ident),*) => {
        /// The game on the table.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "there is no heap, and only one game at a time")]
        pub enum CurrentGame {
            /// None.
            Empty,
            $(#[allow(missing_docs)] $variant(Session<super::$folder::Screens>),)*
        }

        impl CurrentGame {
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
                $(if slot == <super::$folder::Screens as Table>::SLOT {
                    let opening = Opening::decode::<<super::$folder::Screens as Table>::Game>(head)?;
                    return begin(self, CurrentGame::$variant, opening).map_err(|_| JournalError::Unreadable);
                })*
                Err(JournalError::Unreadable)
            }

            /// Starts the guided first game of a slot; nothing happens if there is none.
            pub fn teach(&mut self, slot: Slot, names: [Name; MAX_PLAYERS], settings: &Settings) -> Result<(), Said> {
                $(if let Some(lesson) = <super::$folder::Screens as Table>::LESSON.filter(|_| slot == <super::$folder::Screens as Table>::SLOT) {
                    let Lesson { setup, seed, .. } = *lesson;
                    let rules = <super::$folder::Screens as Table>::Game::RULES_VERSION;
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
                        let rules = <super::$folder::Screens as Table>::Game::RULES_VERSION;
                        let Opening { company, setup } = session.opening();
                        let sitters = company.sitters.map(Sitter::alone);
                        let company = Company { sitters, seed, ranked, rules, branch: None, ..company };
                        deal(self, CurrentGame::$variant, Opening { company, setup }, settings)
                    })*
                }
            }
        }
    };
}

for_each_game!(current);

impl CurrentGame {
    /// Returns the game, once it may be looked at.
    pub fn session(&self) -> Option<&dyn AnySession> {
        self.laid().filter(|session| session.has_arrived())
    }

    /// Returns the game, once it may be looked at.
    pub fn session_mut(&mut self) -> Option<&mut dyn AnySession> {
        self.laid_mut().filter(|session| session.has_arrived())
    }
}

/// Puts a new game on the table; the error is a phrase for the player.
pub fn deal<T: Table>(
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
