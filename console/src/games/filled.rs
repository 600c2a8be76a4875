//! The set-up form of one of the games.

use core::ops::{Deref, DerefMut};

use rules_core::{Game, MAX_PLAYERS, Seed, for_each_game};
use saves::Slot;
use texts::Said;

use super::current::{CurrentGame, deal};
use crate::game::form::{AnyForm, Form};
use crate::game::opening::{Company, Opening, Sitter};
use crate::game::table::Table;
use crate::records::settings::Settings;

macro_rules! filled {
    ($($folder:ident::$variant:ident),*) => {
        /// The set-up form of one of the games.
        #[derive(Clone, Debug)]
        pub enum FilledForm {
            $(#[allow(missing_docs)] $variant(Form<super::$folder::Screens>),)*
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
                $(if slot == <super::$folder::Screens as Table>::SLOT {
                    return Some(FilledForm::$variant(Default::default()));
                })*
                None
            }

            /// Reads the stored form of this slot's game, its players, and who sits where.
            pub fn decode(slot: Slot, bytes: &[u8]) -> Option<(Self, u8, [Sitter; MAX_PLAYERS])> {
                $(if slot == <super::$folder::Screens as Table>::SLOT {
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
                        let (rules, setup) = (<super::$folder::Screens as Table>::Game::RULES_VERSION, form.setup(players));
                        let company = Company { names, sitters, seed, ranked, rules, branch: None };
                        deal(current, CurrentGame::$variant, Opening { company, setup }, settings)
                    })*
                }
            }
        }
    };
}

for_each_game!(filled);
