//! What the form says about its choices, by the keys of the rules.

use texts::{Text, orleans as say};

/// Returns the name of a choice, or of one of its values.
pub fn label(choice: &str, value: Option<&str>) -> Option<Text> {
    Some(match (choice, value) {
        ("scenario", None) => say::FORM_SCENARIO,
        ("level", None) => say::FORM_LEVEL,
        ("characters", None) => say::FORM_CHARACTERS,
        ("tiles", None) => say::FORM_TILES,
        ("events", None) => say::FORM_EVENTS,
        ("scenario", Some("base")) => say::SCENARIO_BASE,
        ("scenario", Some("prosperity")) => say::SCENARIO_PROSPERITY,
        ("scenario", Some("invasion")) => say::SCENARIO_INVASION,
        ("scenario", Some("duel")) => say::SCENARIO_DUEL,
        ("scenario", Some("dignitary")) => say::SCENARIO_DIGNITARY,
        ("scenario", Some("vierzon")) => say::SCENARIO_VIERZON,
        ("scenario", Some("salesman")) => say::SCENARIO_SALESMAN,
        ("level", Some("easy")) => say::LEVEL_EASY,
        ("level", Some("normal")) => say::LEVEL_NORMAL,
        ("level", Some("hard")) => say::LEVEL_HARD,
        ("level", Some("hardest")) => say::LEVEL_HARDEST,
        ("characters", Some("dealt")) => say::CHARACTERS_DEALT,
        ("characters", Some("chosen")) => say::CHARACTERS_CHOSEN,
        ("tiles", Some("base")) => say::TILES_BASE,
        ("tiles", Some("invasion")) => say::TILES_INVASION,
        ("events", Some("shuffled")) => say::EVENTS_SHUFFLED,
        ("events", Some("stacks")) => say::EVENTS_STACKS,
        _ => return None,
    })
}

/// Returns what help says about a choice; its values have nothing more to say.
pub fn about(choice: &str, value: Option<&str>) -> Option<Text> {
    Some(match (choice, value) {
        ("scenario", None) => say::ABOUT_SCENARIO,
        ("level", None) => say::ABOUT_LEVEL,
        ("characters", None) => say::ABOUT_CHARACTERS,
        ("tiles", None) => say::ABOUT_TILES,
        ("events", None) => say::ABOUT_EVENTS,
        _ => return None,
    })
}

/// Returns what statistics call a value.
pub fn counted(choice: &str, value: &str) -> Option<Text> {
    Some(match (choice, value) {
        ("scenario", "base") => say::COUNTED_BASE,
        ("scenario", "prosperity") => say::COUNTED_PROSPERITY,
        ("scenario", "invasion") => say::COUNTED_INVASION,
        ("scenario", "duel") => say::COUNTED_DUEL,
        ("scenario", "dignitary") => say::COUNTED_DIGNITARY,
        ("scenario", "vierzon") => say::COUNTED_VIERZON,
        ("scenario", "salesman") => say::COUNTED_SALESMAN,
        ("level", value) => return label("level", Some(value)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rules_core::Game;
    use rules_core::orleans::Orleans;
    use texts::Language;

    use super::*;

    #[test]
    fn every_choice_has_its_words() {
        let line = |text: Option<Text>| text.expect("it has words").line(Language::English);
        for choice in Orleans::CHOICES {
            assert_eq!(line(label(choice.key, None)), choice.label);
            assert_eq!(
                about(choice.key, None).expect("it has words").string::<80, usize>(Language::English),
                choice.about
            );
            for (at, value) in choice.values.iter().enumerate() {
                assert_eq!(line(label(choice.key, Some(value.key))), value.label);
                let word = choice.counted.map(|counted| counted.words[at]);
                assert_eq!(counted(choice.key, value.key).map(|text| line(Some(text))).as_deref(), word);
            }
        }
    }
}
