//! What the form of a new game and statistics call choices and their values; and why a set-up cannot be played.

use rules_core::castles::{Refusal, Setup};
use texts::{Text, castles as say};

use crate::game::wording::Wording;

/// What is said of the choices, in the order of the rules.
pub static WORDS: [Wording<Setup>; 7] = [
    Wording {
        counted: &[None, Some(say::COUNTED_TEAM_12A), Some(say::COUNTED_TEAM_12B)],
        has_leaves: true,
        ..Wording::new(say::CHOICE_TEAM, say::ABOUT_TEAM, &[say::TEAM_NONE, say::TEAM_12A, say::TEAM_12B])
    },
    Wording {
        counted: &[Some(say::EDITION_2011), Some(say::EDITION_2019)],
        ..Wording::new(say::CHOICE_EDITION, say::ABOUT_EDITION, &[say::EDITION_2011, say::EDITION_2019])
    },
    Wording {
        members: &[
            None,
            Some(say::ABOUT_EXTRA),
            Some(say::ABOUT_POSTS),
            Some(say::ABOUT_WHITE),
            Some(say::ABOUT_INNS),
            Some(say::ABOUT_ROUTES),
            Some(say::ABOUT_SHIELDS),
        ],
        counted: &[
            None,
            Some(say::COUNTED_EXTRA),
            Some(say::COUNTED_POSTS),
            Some(say::COUNTED_WHITE),
            Some(say::COUNTED_INNS),
            Some(say::COUNTED_ROUTES),
            Some(say::COUNTED_SHIELDS),
            Some(say::COUNTED_ALL),
            Some(say::COUNTED_SOME),
        ],
        has_leaves: true,
        ..Wording::new(
            say::CHOICE_EXPANSIONS,
            say::ABOUT_EXPANSIONS,
            &[
                say::EXPANSIONS_NONE,
                say::EXPANSION_EXTRA,
                say::EXPANSION_POSTS,
                say::EXPANSION_WHITE,
                say::EXPANSION_INNS,
                say::EXPANSION_ROUTES,
                say::EXPANSION_SHIELDS,
                say::EXPANSIONS_ALL,
                say::EXPANSIONS_SOME,
            ],
        )
    },
    Wording {
        counted: &[None, Some(say::COUNTED_SOLO_13A), Some(say::COUNTED_SOLO_13B)],
        has_leaves: true,
        ..Wording::new(say::CHOICE_SOLO, say::ABOUT_SOLO, &[say::SOLO_NONE, say::SOLO_13A, say::SOLO_13B])
    },
    Wording {
        counted: &[
            None,
            Some(say::COUNTED_TARGET_45),
            Some(say::COUNTED_TARGET_46),
            Some(say::COUNTED_TARGET_47),
            Some(say::COUNTED_TARGET_48),
            Some(say::COUNTED_TARGET_49),
            Some(say::COUNTED_TARGET_51),
            Some(say::COUNTED_TARGET_52),
            Some(say::COUNTED_TARGET_53),
            Some(say::COUNTED_TARGET_54),
            Some(say::COUNTED_TARGET_55),
        ],
        ..Wording::new(
            say::CHOICE_TARGET,
            say::ABOUT_TARGET,
            &[
                say::EACH_TARGET[5],
                say::EACH_TARGET[0],
                say::EACH_TARGET[1],
                say::EACH_TARGET[2],
                say::EACH_TARGET[3],
                say::EACH_TARGET[4],
                say::EACH_TARGET[6],
                say::EACH_TARGET[7],
                say::EACH_TARGET[8],
                say::EACH_TARGET[9],
                say::EACH_TARGET[10],
            ],
        )
    },
    Wording::new(
        say::CHOICE_ESTATES,
        say::ABOUT_ESTATES,
        &[say::ESTATES_BEGINNERS, say::ESTATES_BEGINNERS, say::ESTATES_NAMED, say::ESTATES_RANDOM],
    ),
    Wording::new(
        say::CHOICE_ESTATE,
        say::ABOUT_ESTATE,
        &[
            say::ESTATE_RANDOM,
            say::EACH_ESTATE[0],
            say::EACH_ESTATE[1],
            say::EACH_ESTATE[2],
            say::EACH_ESTATE[3],
            say::EACH_ESTATE[4],
            say::EACH_ESTATE[5],
            say::EACH_ESTATE[6],
            say::EACH_ESTATE[7],
            say::EACH_ESTATE[8],
            say::EACH_ESTATE[9],
            say::ESTATE_11A,
            say::ESTATE_11B,
            say::ESTATE_11C,
            say::ESTATE_11D,
            say::ESTATE_11E,
            say::ESTATE_11F,
        ],
    ),
];

/// Returns why a set-up cannot be played.
pub const fn refusal(refusal: Refusal) -> Text {
    match refusal {
        Refusal::Players => say::REFUSAL_PLAYERS,
        Refusal::BeginnerEstate => say::REFUSAL_BEGINNER_ESTATE,
        Refusal::NoSuchEstate => say::REFUSAL_NO_SUCH_ESTATE,
        Refusal::NobodySits => say::REFUSAL_NOBODY_SITS,
        Refusal::ExpansionsOf2019 => say::REFUSAL_EXPANSIONS_OF_2019,
        Refusal::NoSuchExpansion => say::REFUSAL_NO_SUCH_EXPANSION,
        Refusal::PostsNeedEstate11 => say::REFUSAL_POSTS_NEED_ESTATE,
        Refusal::Estate11NeedsPosts => say::REFUSAL_ESTATE_NEEDS_POSTS,
        Refusal::SoloEstate => say::REFUSAL_SOLO_ESTATE,
        Refusal::Target => say::REFUSAL_TARGET,
        Refusal::SoloOf2019 => say::REFUSAL_SOLO_OF_2019,
        Refusal::SoloWithoutExpansions => say::REFUSAL_SOLO_WITHOUT_EXPANSIONS,
        Refusal::TeamPlayers => say::REFUSAL_TEAM_PLAYERS,
        Refusal::TeamEstate => say::REFUSAL_TEAM_ESTATE,
        Refusal::TeamOf2019 => say::REFUSAL_TEAM_OF_2019,
        Refusal::TeamWithoutExpansions => say::REFUSAL_TEAM_WITHOUT_EXPANSIONS,
    }
}

#[cfg(test)]
mod tests {
    use rules_core::castles::Castles;
    use rules_core::{Game, Phrase};
    use texts::Language;

    use super::*;

    /// The English texts are those of the rules, as long as both exist.
    #[test]
    fn choices_values_and_refusals_are_called_as_in_the_rules() {
        let same = |text: Option<Text>, words: Option<&str>, key: &str| {
            let text = text.map(|text| text.string::<200, usize>(Language::English));
            assert_eq!(text.as_deref(), words, "{key}");
        };
        assert_eq!(WORDS.len(), Castles::CHOICES.len());
        for (choice, words) in Castles::CHOICES.iter().zip(&WORDS) {
            same(Some(words.label), Some(choice.label), choice.key);
            same(Some(words.about), Some(choice.about), choice.key);
            assert_eq!(words.values.len(), choice.values.len());
            for (i, value) in choice.values.iter().enumerate() {
                same(Some(words.values[i]), Some(value.label), value.key);
                same(words.members.get(i).copied().flatten(), value.about, value.key);
                let word = choice.counted.and_then(|counted| counted.words[i]);
                same(words.counted.get(i).copied().flatten(), word, value.key);
            }
        }
        let refusals = [
            Refusal::Players,
            Refusal::BeginnerEstate,
            Refusal::NoSuchEstate,
            Refusal::NobodySits,
            Refusal::ExpansionsOf2019,
            Refusal::NoSuchExpansion,
            Refusal::PostsNeedEstate11,
            Refusal::Estate11NeedsPosts,
            Refusal::SoloEstate,
            Refusal::Target,
            Refusal::SoloOf2019,
            Refusal::SoloWithoutExpansions,
            Refusal::TeamPlayers,
            Refusal::TeamEstate,
            Refusal::TeamOf2019,
            Refusal::TeamWithoutExpansions,
        ];
        for reason in refusals {
            same(Some(refusal(reason)), Some(reason.phrase()), reason.phrase());
        }
    }
}
