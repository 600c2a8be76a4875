//! What the form says about its choices.

use rules_core::orleans::{Scenario, Setup};
use texts::{Text, orleans as say};

use crate::game::wording::Wording;

/// What is said of the choices, in the order of the rules.
pub static WORDS: [Wording<Setup>; 5] = [
    Wording {
        counted: &[
            Some(say::COUNTED_BASE),
            Some(say::COUNTED_PROSPERITY),
            Some(say::COUNTED_INVASION),
            Some(say::COUNTED_DUEL),
            Some(say::COUNTED_DIGNITARY),
            Some(say::COUNTED_VIERZON),
            Some(say::COUNTED_SALESMAN),
        ],
        note: note_on_scenario,
        has_leaves: true,
        ..Wording::new(
            say::FORM_SCENARIO,
            say::ABOUT_SCENARIO,
            &[
                say::SCENARIO_BASE,
                say::SCENARIO_PROSPERITY,
                say::SCENARIO_INVASION,
                say::SCENARIO_DUEL,
                say::SCENARIO_DIGNITARY,
                say::SCENARIO_VIERZON,
                say::SCENARIO_SALESMAN,
            ],
        )
    },
    Wording {
        counted: &[Some(say::LEVEL_EASY), Some(say::LEVEL_NORMAL), Some(say::LEVEL_HARD), Some(say::LEVEL_HARDEST)],
        note: note_on_level,
        ..Wording::new(
            say::FORM_LEVEL,
            say::ABOUT_LEVEL,
            &[say::LEVEL_EASY, say::LEVEL_NORMAL, say::LEVEL_HARD, say::LEVEL_HARDEST],
        )
    },
    Wording::new(say::FORM_CHARACTERS, say::ABOUT_CHARACTERS, &[say::CHARACTERS_DEALT, say::CHARACTERS_CHOSEN]),
    Wording::new(say::FORM_TILES, say::ABOUT_TILES, &[say::TILES_BASE, say::TILES_INVASION]),
    Wording::new(say::FORM_EVENTS, say::ABOUT_EVENTS, &[say::EVENTS_SHUFFLED, say::EVENTS_STACKS]),
];

/// Returns what a scenario is like: players, length and difficulty, then what to reach.
fn note_on_scenario(setup: &Setup) -> &'static [Text] {
    match setup.scenario {
        Scenario::Base => &say::EACH_NOTE_BASE,
        Scenario::Prosperity => &say::EACH_NOTE_PROSPERITY,
        Scenario::Invasion if setup.is_for_few() => &say::EACH_NOTE_INVASION,
        Scenario::Invasion => &say::EACH_NOTE_INVASION_MANY,
        Scenario::Duel => &say::EACH_NOTE_DUEL,
        Scenario::Dignitary => &say::EACH_NOTE_DIGNITARY,
        Scenario::Vierzon => &say::EACH_NOTE_VIERZON,
        Scenario::Salesman => &say::EACH_NOTE_SALESMAN,
    }
}

/// Returns what the levels of a scenario change.
fn note_on_level(setup: &Setup) -> &'static [Text] {
    match setup.scenario {
        Scenario::Dignitary => &say::EACH_NOTE_LEVELS_DIGNITARY,
        Scenario::Invasion => &say::EACH_NOTE_LEVELS_INVASION,
        _ => &say::EACH_NOTE_LEVELS,
    }
}

#[cfg(test)]
mod tests {
    use draw::chrome::letters;
    use rules_core::Game;
    use rules_core::orleans::Orleans;
    use texts::Language;

    use super::*;

    #[test]
    fn every_choice_has_its_words() {
        let line = |text: Text| text.line(Language::English);
        assert_eq!(WORDS.len(), Orleans::CHOICES.len());
        for (choice, words) in Orleans::CHOICES.iter().zip(&WORDS) {
            assert_eq!(line(words.label), choice.label);
            assert_eq!(words.about.string::<80, usize>(Language::English), choice.about);
            assert!(words.values.iter().map(|text| line(*text)).eq(choice.values.iter().map(|value| value.label)));
            for at in 0..choice.values.len() {
                let text = words.counted.get(at).copied().flatten();
                let word = choice.counted.and_then(|counted| counted.words[at]);
                assert_eq!(text.map(line).as_deref(), word);
            }
        }
    }

    #[test]
    fn notes_fit() {
        let fits = |text: &Text| Language::ALL.into_iter().all(|language| letters(&text.line(language)) <= 32);
        for scenario in Scenario::ALL {
            for words in &WORDS {
                let lines = (words.note)(&Setup::of(scenario));
                assert!(lines.len() <= 3 && lines.iter().all(fits), "{scenario:?}");
            }
        }
    }
}
