//! What the form of a new game and statistics call choices and their values, by their keys; and why a set-up cannot be
//! played.

use rules_core::castles::Refusal;
use texts::{Text, castles as say};

/// Returns what a choice, or a value of it, is called.
pub fn label(choice: &str, value: Option<&str>) -> Option<Text> {
    let Some(value) = value else {
        return Some(match choice {
            "team" => say::CHOICE_TEAM,
            "edition" => say::CHOICE_EDITION,
            "expansions" => say::CHOICE_EXPANSIONS,
            "solo" => say::CHOICE_SOLO,
            "target" => say::CHOICE_TARGET,
            "estates" => say::CHOICE_ESTATES,
            "estate" => say::CHOICE_ESTATE,
            _ => return None,
        });
    };
    Some(match (choice, value) {
        ("team", "none") => say::TEAM_NONE,
        ("team", "12a") => say::TEAM_12A,
        ("team", "12b") => say::TEAM_12B,
        ("edition", "2011") => say::EDITION_2011,
        ("edition", "2019") => say::EDITION_2019,
        ("expansions", "none") => say::EXPANSIONS_NONE,
        ("expansions", "extra") => say::EXPANSION_EXTRA,
        ("expansions", "posts") => say::EXPANSION_POSTS,
        ("expansions", "white") => say::EXPANSION_WHITE,
        ("expansions", "inns") => say::EXPANSION_INNS,
        ("expansions", "routes") => say::EXPANSION_ROUTES,
        ("expansions", "shields") => say::EXPANSION_SHIELDS,
        ("expansions", "all") => say::EXPANSIONS_ALL,
        ("expansions", "some") => say::EXPANSIONS_SOME,
        ("solo", "none") => say::SOLO_NONE,
        ("solo", "13a") => say::SOLO_13A,
        ("solo", "13b") => say::SOLO_13B,
        ("target", _) => *say::EACH_TARGET.get(number(value)?.checked_sub(45)?)?,
        ("estates", "1" | "2") => say::ESTATES_BEGINNERS,
        ("estates", "named") => say::ESTATES_NAMED,
        ("estates", "random") => say::ESTATES_RANDOM,
        ("estate", "random") => say::ESTATE_RANDOM,
        ("estate", "11a") => say::ESTATE_11A,
        ("estate", "11b") => say::ESTATE_11B,
        ("estate", "11c") => say::ESTATE_11C,
        ("estate", "11d") => say::ESTATE_11D,
        ("estate", "11e") => say::ESTATE_11E,
        ("estate", "11f") => say::ESTATE_11F,
        ("estate", _) => *say::EACH_ESTATE.get(number(value)?.checked_sub(1)?)?,
        _ => return None,
    })
}

fn number(key: &str) -> Option<usize> {
    key.parse().ok()
}

/// Returns what a choice is about, or what a value of a set brings.
pub fn about(choice: &str, value: Option<&str>) -> Option<Text> {
    Some(match (choice, value) {
        ("team", None) => say::ABOUT_TEAM,
        ("edition", None) => say::ABOUT_EDITION,
        ("expansions", None) => say::ABOUT_EXPANSIONS,
        ("solo", None) => say::ABOUT_SOLO,
        ("target", None) => say::ABOUT_TARGET,
        ("estates", None) => say::ABOUT_ESTATES,
        ("estate", None) => say::ABOUT_ESTATE,
        ("expansions", Some("extra")) => say::ABOUT_EXTRA,
        ("expansions", Some("posts")) => say::ABOUT_POSTS,
        ("expansions", Some("white")) => say::ABOUT_WHITE,
        ("expansions", Some("inns")) => say::ABOUT_INNS,
        ("expansions", Some("routes")) => say::ABOUT_ROUTES,
        ("expansions", Some("shields")) => say::ABOUT_SHIELDS,
        _ => return None,
    })
}

/// Returns what statistics call a value of a choice, if they tell it from others.
pub fn counted(choice: &str, value: &str) -> Option<Text> {
    Some(match (choice, value) {
        ("team", "12a") => say::COUNTED_TEAM_12A,
        ("team", "12b") => say::COUNTED_TEAM_12B,
        ("edition", "2011") => say::EDITION_2011,
        ("edition", "2019") => say::EDITION_2019,
        ("expansions", "extra") => say::COUNTED_EXTRA,
        ("expansions", "posts") => say::COUNTED_POSTS,
        ("expansions", "white") => say::COUNTED_WHITE,
        ("expansions", "inns") => say::COUNTED_INNS,
        ("expansions", "routes") => say::COUNTED_ROUTES,
        ("expansions", "shields") => say::COUNTED_SHIELDS,
        ("expansions", "all") => say::COUNTED_ALL,
        ("expansions", "some") => say::COUNTED_SOME,
        ("solo", "13a") => say::COUNTED_SOLO_13A,
        ("solo", "13b") => say::COUNTED_SOLO_13B,
        ("target", "45") => say::COUNTED_TARGET_45,
        ("target", "46") => say::COUNTED_TARGET_46,
        ("target", "47") => say::COUNTED_TARGET_47,
        ("target", "48") => say::COUNTED_TARGET_48,
        ("target", "49") => say::COUNTED_TARGET_49,
        ("target", "51") => say::COUNTED_TARGET_51,
        ("target", "52") => say::COUNTED_TARGET_52,
        ("target", "53") => say::COUNTED_TARGET_53,
        ("target", "54") => say::COUNTED_TARGET_54,
        ("target", "55") => say::COUNTED_TARGET_55,
        _ => return None,
    })
}

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
        let same = |text: Option<Text>, words: &str, key: &str| {
            let text = text.map(|text| text.string::<200, usize>(Language::English));
            assert_eq!(text.as_deref(), Some(words).filter(|words| !words.is_empty()), "{key}");
        };
        for choice in Castles::CHOICES {
            same(label(choice.key, None), choice.label, choice.key);
            same(about(choice.key, None), choice.about, choice.key);
            for (i, value) in choice.values.iter().enumerate() {
                same(label(choice.key, Some(value.key)), value.label, value.key);
                same(about(choice.key, Some(value.key)), value.about, value.key);
                let word = choice.counted.map_or("", |counted| counted.words[i]);
                same(counted(choice.key, value.key), word, value.key);
            }
        }
        assert_eq!((label("players", None), label("target", Some("44"))), (None, None));
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
            same(Some(refusal(reason)), reason.phrase(), reason.phrase());
        }
    }
}
