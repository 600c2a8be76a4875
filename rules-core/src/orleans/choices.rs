//! The options of a set-up, as forms and command lines read them.

use crate::choice::{Choice, Counted, Scope, Value};
use crate::orleans::scenarios::{Level, Scenario};
use crate::orleans::setup::Setup;

/// What an untouched form shows.
pub(crate) const DEFAULT: Setup = Setup::base(3);

/// The options beside the number of players.
pub(crate) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "scenario",
        label: "Scenario",
        about: "The base game, or one with goals and rules of its own.",
        scope: Scope::Table,
        values: &[
            Value::new("base", "Base game"),
            Value::new("prosperity", "Prosperity"),
            Value::new("invasion", "Invasion"),
            Value::new("duel", "The Duel"),
            Value::new("dignitary", "The Dignitary"),
            Value::new("vierzon", "Capital Vierzon"),
            Value::new("salesman", "Salesman"),
        ],
        get: |setup, _| setup.scenario as u8,
        set: |setup, _, value| setup.set_scenario(scenario(value)),
        fits: |setup, value| scenario(value).is_for(setup.players),
        shown: |_| true,
        counted: Some(Counted {
            weight: 4,
            words: &[
                Some("base"),
                Some("prosperity"),
                Some("invasion"),
                Some("duel"),
                Some("dignitary"),
                Some("Vierzon"),
                Some("salesman"),
            ],
        }),
    },
    Choice {
        key: "level",
        label: "Level",
        about: "How hard the goals of the scenario are.",
        scope: Scope::Table,
        values: &[
            Value::new("easy", "easy"),
            Value::new("normal", "normal"),
            Value::new("hard", "hard"),
            Value::new("hardest", "hardest"),
        ],
        get: |setup, _| setup.level as u8,
        set: |setup, _, value| setup.level = level(value),
        fits: |setup, value| setup.rules().levels.contains(&level(value)),
        shown: |setup| setup.rules().levels.len() > 1,
        counted: Some(Counted { weight: 1, words: &[Some("easy"), Some("normal"), Some("hard"), Some("hardest")] }),
    },
    Choice {
        key: "characters",
        label: "Characters",
        about: "Whether characters are dealt by lot or chosen.",
        scope: Scope::Table,
        values: &[Value::new("dealt", "dealt"), Value::new("chosen", "chosen")],
        get: |setup, _| setup.choose_characters.into(),
        set: |setup, _, value| setup.choose_characters = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Invasion,
        shown: |setup| setup.scenario == Scenario::Invasion,
        counted: None,
    },
    Choice {
        key: "tiles",
        label: "Place tiles",
        about: "Which place tiles can be had.",
        scope: Scope::Table,
        values: &[Value::new("base", "of the base game"), Value::new("invasion", "and of Invasion")],
        get: |setup, _| setup.invasion_tiles.into(),
        set: |setup, _, value| setup.invasion_tiles = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Base,
        shown: |setup| setup.scenario == Scenario::Base,
        counted: None,
    },
    Choice {
        key: "events",
        label: "Events",
        about: "All events shuffled, or in three stacks from mild to hard.",
        scope: Scope::Table,
        values: &[Value::new("shuffled", "shuffled"), Value::new("stacks", "stacks A, B, C")],
        get: |setup, _| setup.stacks.into(),
        set: |setup, _, value| setup.stacks = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Base,
        shown: |setup| setup.scenario == Scenario::Base,
        counted: None,
    },
];

/// Returns the scenario at an index of the list.
fn scenario(value: u8) -> Scenario {
    Scenario::ALL[usize::from(value) % Scenario::ALL.len()]
}

/// Returns the level at an index of the list.
fn level(value: u8) -> Level {
    Level::ALL[usize::from(value) % Level::ALL.len()]
}
