//! What goes on beside the table: thinking, reviewing, or a replay.

use players::review::{Progress, Reviewer};
use players::{Computer, Thinker, Thought};
use rules_core::for_each_game;
use saves::{ActionBytes, Slot};

use super::current::CurrentGame;
use crate::game::opening::Opening;
use crate::game::reason::Advice;
use crate::game::session::{Problem, encode};
use crate::game::table::Table;
use crate::game::visitor::GameVisitor;

macro_rules! thinker {
    ($($folder:ident::$variant:ident),*) => {
        /// What goes on beside the table: a computer thinks about the game on it, or another game is replayed.
        #[derive(Debug)]
        #[repr(u8)] // so that `Idle` is 0, and a static of it needs no bytes in the image
        #[allow(clippy::large_enum_variant, reason = "there is no heap, and only one thinks at a time")]
        pub enum AnyThinker {
            /// None.
            Idle,
            $(#[allow(missing_docs)] $variant(
                Thinker<<super::$folder::Screens as Table>::Game>,
                Reviewer<<super::$folder::Screens as Table>::Game>,
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
                $(if slot == <super::$folder::Screens as Table>::SLOT {
                    set_out::<super::$folder::Screens>(self, AnyGame::$variant, head);
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
                        <super::$folder::Screens as Table>::Game::think(thinker).map(|action| encode(&action))
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
            $(#[allow(missing_docs)] $variant(<super::$folder::Screens as Table>::Game),)*
        }
    };
}

for_each_game!(thinker);

/// Sets out a stored game as it began.
#[inline(never)] // inlined, the caller's stack frame would hold one of each game
fn set_out<T: Table>(thinker: &mut AnyThinker, variant: impl FnOnce(T::Game) -> AnyGame, head: &[u8]) {
    if let Ok(opening) = Opening::decode::<T::Game>(head)
        && let Ok(game) = opening.deal()
    {
        *thinker = AnyThinker::Replay(variant(game));
    }
}
