//! What a game starts from.

use serde::{Deserialize, Serialize};

use crate::choice::{Choice, Counted, Scope, Value};
use crate::{MAX_PLAYERS, Phrase, Reasons};

/// The plain value a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play: 1 to 5.
    pub players: u8,
    /// The sheet that everybody plays on.
    pub duchy: Duchy,
    /// How starting castles are chosen and rounds are counted.
    pub variant: Variant,
    /// Only starting castles are chosen in secret; all that comes after them is seen at once.
    pub open_choices: bool,
}

/// The four sheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Duchy {
    /// For a first game.
    A,
    /// Cities of three.
    B,
    /// A great river.
    C,
    /// One mine, and a great monastery.
    D,
}

impl Duchy {
    /// All of them.
    pub const ALL: [Duchy; 4] = [Duchy::A, Duchy::B, Duchy::C, Duchy::D];
}

/// How starting castles are chosen and rounds are counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Variant {
    /// Each player chooses a starting castle in secret.
    Standard,
    /// Each player has another starting castle, chosen openly in seat order.
    AllDifferent,
    /// The first player chooses one starting castle for all.
    AllTheSame,
    /// One player, eight rounds a phase.
    OneAndOnly,
}

impl Variant {
    /// All of them.
    pub const ALL: [Variant; 4] = [Variant::Standard, Variant::AllDifferent, Variant::AllTheSame, Variant::OneAndOnly];
}

impl Phrase for Variant {
    fn phrase(&self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::AllDifferent => "all different",
            Variant::AllTheSame => "all the same",
            Variant::OneAndOnly => "one and only",
        }
    }
}

/// One reason why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody, or more than five.
    Players,
    /// Four castles, five players.
    Castles,
    /// One player with a variant for several.
    Alone,
    /// Several players with the variant for one.
    Company,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "one to five can play",
            Refusal::Castles => "there are only four castles",
            Refusal::Alone => "one player plays one and only",
            Refusal::Company => "one and only is for one player",
        }
    }
}

/// What an untouched form shows.
pub(super) const DEFAULT: Setup =
    Setup { players: 3, duchy: Duchy::A, variant: Variant::Standard, open_choices: false };

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "duchy",
        label: "Sheet",
        about: "Which of the four sheets everybody plays on.",
        scope: Scope::Table,
        values: &[Value::new("A", "A"), Value::new("B", "B"), Value::new("C", "C"), Value::new("D", "D")],
        get: |setup, _| setup.duchy as u8,
        set: |setup, _, value| setup.duchy = Duchy::ALL[usize::from(value) % Duchy::ALL.len()],
        fits: |_, _| true,
        shown: |_| true,
        counted: Some(Counted {
            weight: 1,
            words: &[Some("sheet A"), Some("sheet B"), Some("sheet C"), Some("sheet D")],
        }),
    },
    Choice {
        key: "variant",
        label: "Castles",
        about: "How starting castles are chosen: each their own, all different, or the same for all. Alone it is one and only.",
        scope: Scope::Table,
        values: &[
            Value::new("standard", "each their own"),
            Value::new("all-different", "all different"),
            Value::new("all-the-same", "all the same"),
            Value::new("one-and-only", "one and only"),
        ],
        get: |setup, _| setup.variant as u8,
        set: |setup, _, value| setup.variant = Variant::ALL[usize::from(value) % Variant::ALL.len()],
        fits: |setup, value| {
            let variant = Variant::ALL.get(usize::from(value));
            variant.is_some_and(|&variant| Setup { variant, ..*setup }.check().is_ok())
        },
        shown: |setup| setup.players > 1,
        counted: None,
    },
    Choice {
        key: "open-choices",
        label: "Choices",
        about: "Hidden: what somebody writes shows when all are done. Open: it shows at once.",
        scope: Scope::Table,
        values: &[Value::new("no", "hidden"), Value::new("yes", "open")],
        get: |setup, _| setup.open_choices.into(),
        set: |setup, _, value| setup.open_choices = value > 0,
        fits: |_, _| true,
        shown: |setup| setup.players > 1,
        counted: None,
    },
];

impl Setup {
    /// Returns the set-up for another number of players: one player plays One and Only.
    pub(super) fn with_players(self, players: u8) -> Setup {
        let variant = match self.variant {
            _ if players == 1 => Variant::OneAndOnly,
            Variant::OneAndOnly => Variant::Standard,
            variant => variant,
        };
        Setup { players, variant, ..self }
    }

    /// Returns each thing that is wrong with it as an error.
    pub fn check(&self) -> Result<(), Reasons<Refusal>> {
        let solo = self.variant == Variant::OneAndOnly;
        let wrong = [
            (!(1..=MAX_PLAYERS as u8).contains(&self.players), Refusal::Players),
            (self.variant == Variant::AllDifferent && self.players > 4, Refusal::Castles),
            (self.players == 1 && !solo, Refusal::Alone),
            (self.players > 1 && solo, Refusal::Company),
        ];
        let reasons: Reasons<_> = wrong.into_iter().filter_map(|(is_so, reason)| is_so.then_some(reason)).collect();
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }
}
