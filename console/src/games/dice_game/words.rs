//! What the things of the game are called.

use rules_core::dice_game::{Bonus, Colour, Refusal, Source};
use texts::{Text, dice_game as say};

/// Phases as the sheet numbers them.
const ROMAN: [&str; 3] = ["I", "II", "III"];

/// Returns the number of a phase, from 0, as the sheet has it.
pub fn roman(phase: u8) -> &'static str {
    ROMAN[usize::from(phase) % ROMAN.len()]
}

/// Returns what an area of a colour is called.
pub fn area(colour: Colour) -> Text {
    match colour {
        Colour::Purple => say::AREA_MONASTERY,
        Colour::Grey => say::AREA_MINE,
        Colour::Blue => say::AREA_RIVER,
        Colour::Orange => say::AREA_CITY,
        Colour::Green => say::AREA_CASTLE,
        Colour::Yellow => say::AREA_PASTURE,
    }
}

/// Returns what a bonus is called.
pub fn bonus(bonus: Bonus) -> Text {
    match bonus {
        Bonus::Monk => say::BONUS_MONK,
        Bonus::Silver => say::BONUS_SILVER,
        Bonus::Commodity => say::BONUS_GOODS,
        Bonus::Worker => say::BONUS_WORKER,
    }
}

/// Returns what a row of the score sheet is called.
pub fn source(source: Source) -> Text {
    match source {
        Source::Areas(Colour::Purple) => say::SOURCE_MONASTERIES,
        Source::Areas(Colour::Grey) => say::SOURCE_MINES,
        Source::Areas(Colour::Blue) => say::SOURCE_RIVERS,
        Source::Areas(Colour::Orange) => say::SOURCE_CITIES,
        Source::Areas(Colour::Green) => say::SOURCE_CASTLES,
        Source::Areas(Colour::Yellow) => say::SOURCE_PASTURES,
        Source::Sales => say::SOURCE_SALES,
        Source::Colours => say::SOURCE_COLOURS,
    }
}

/// Returns what the form calls a choice, or a value of it, by their keys.
pub fn label(choice: &str, value: Option<&str>) -> Option<Text> {
    Some(match (choice, value) {
        ("duchy", None) => say::CHOICE_DUCHY,
        ("duchy", Some(value)) => *say::EACH_DUCHY.get(duchy(value)?)?,
        ("variant", None) => say::CHOICE_VARIANT,
        ("variant", Some("standard")) => say::VARIANT_STANDARD,
        ("variant", Some("all-different")) => say::VARIANT_ALL_DIFFERENT,
        ("variant", Some("all-the-same")) => say::VARIANT_ALL_THE_SAME,
        ("variant", Some("one-and-only")) => say::VARIANT_ONE_AND_ONLY,
        ("open-choices", None) => say::CHOICE_OPEN,
        ("open-choices", Some("no")) => say::OPEN_NO,
        ("open-choices", Some("yes")) => say::OPEN_YES,
        _ => return None,
    })
}

/// Returns what a choice is about, by its key.
pub fn about(choice: &str) -> Option<Text> {
    Some(match choice {
        "duchy" => say::CHOICE_DUCHY_ABOUT,
        "variant" => say::CHOICE_VARIANT_ABOUT,
        "open-choices" => say::CHOICE_OPEN_ABOUT,
        _ => return None,
    })
}

/// Returns what statistics call a value of a choice, if they tell it from others.
pub fn counted(choice: &str, value: &str) -> Option<Text> {
    match choice {
        "duchy" => say::EACH_COUNTED_DUCHY.get(duchy(value)?).copied(),
        _ => None,
    }
}

/// Returns the number of a sheet, by its key.
fn duchy(key: &str) -> Option<usize> {
    ["A", "B", "C", "D"].iter().position(|&letter| letter == key)
}

/// Returns why a set-up cannot be played.
pub fn refusal(refusal: Refusal) -> Text {
    match refusal {
        Refusal::Players => say::REFUSAL_PLAYERS,
        Refusal::Castles => say::REFUSAL_CASTLES,
        Refusal::Alone => say::REFUSAL_ALONE,
        Refusal::Company => say::REFUSAL_COMPANY,
    }
}

#[cfg(test)]
mod tests {
    use rules_core::dice_game::DiceGame;
    use rules_core::{Game, Phrase};
    use texts::Language;

    use super::*;

    #[test]
    fn things_are_called_as_in_the_rules() {
        let same = |text: Text, thing: &dyn Phrase| assert_eq!(text.line(Language::English), thing.phrase());
        DiceGame::SOURCES.iter().for_each(|row| same(source(*row), row));
        let reasons = [Refusal::Players, Refusal::Castles, Refusal::Alone, Refusal::Company];
        reasons.iter().for_each(|reason| same(refusal(*reason), reason));
    }

    #[test]
    fn every_choice_and_every_value_has_a_name() {
        for choice in DiceGame::CHOICES {
            let text = label(choice.key, None).expect(choice.key);
            assert_eq!(text.line(Language::English), choice.label);
            let about = super::about(choice.key).map(|text| text.string::<200, usize>(Language::English));
            assert_eq!(about.as_deref(), Some(choice.about));
            for (i, value) in choice.values.iter().enumerate() {
                let text = label(choice.key, Some(value.key)).expect(value.key);
                assert_eq!(text.line(Language::English), value.label);
                let word = choice.counted.and_then(|counted| counted.words.get(i).copied());
                let text = counted(choice.key, value.key).map(|text| text.line(Language::English));
                assert_eq!(text.as_deref(), word, "{}", value.key);
            }
        }
        assert_eq!((label("duchy", Some("E")), label("players", None)), (None, None));
    }
}
