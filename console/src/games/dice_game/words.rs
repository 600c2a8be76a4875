//! What the things of the game are called.

use rules_core::dice_game::{Bonus, Colour, Refusal, Setup, Source};
use texts::{Text, dice_game as say};

use crate::game::wording::Wording;

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

/// What the form and statistics say of the choices, in the order of the rules.
pub static FORM: [Wording<Setup>; 3] = [
    Wording {
        counted: &[
            Some(say::EACH_COUNTED_DUCHY[0]),
            Some(say::EACH_COUNTED_DUCHY[1]),
            Some(say::EACH_COUNTED_DUCHY[2]),
            Some(say::EACH_COUNTED_DUCHY[3]),
        ],
        ..Wording::new(say::CHOICE_DUCHY, say::CHOICE_DUCHY_ABOUT, &say::EACH_DUCHY)
    },
    Wording::new(
        say::CHOICE_VARIANT,
        say::CHOICE_VARIANT_ABOUT,
        &[say::VARIANT_STANDARD, say::VARIANT_ALL_DIFFERENT, say::VARIANT_ALL_THE_SAME, say::VARIANT_ONE_AND_ONLY],
    ),
    Wording::new(say::CHOICE_OPEN, say::CHOICE_OPEN_ABOUT, &[say::OPEN_NO, say::OPEN_YES]),
];

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
        assert_eq!(FORM.len(), DiceGame::CHOICES.len());
        let line = |text: Text| text.line(Language::English);
        for (choice, words) in DiceGame::CHOICES.iter().zip(&FORM) {
            assert_eq!(line(words.label), choice.label);
            assert_eq!(words.about.string::<200, usize>(Language::English), choice.about);
            assert!(words.values.iter().map(|text| line(*text)).eq(choice.values.iter().map(|value| value.label)));
            for at in 0..choice.values.len() {
                let text = words.counted.get(at).copied().flatten();
                let word = choice.counted.and_then(|counted| counted.words[at]);
                assert_eq!(text.map(line).as_deref(), word);
            }
        }
    }
}
