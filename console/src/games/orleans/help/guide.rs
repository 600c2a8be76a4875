//! The guide for the first game of Orléans.

use rules_core::orleans::{Scenario, Setup};
use texts::{Text, orleans};

use crate::game::help::Page;

/// Returns what a form says about the scenario that is chosen: players, length and difficulty, then what to reach.
pub fn note(setup: &Setup, choice: &str) -> &'static [Text] {
    match (choice, setup.scenario) {
        ("scenario", Scenario::Base) => &orleans::EACH_NOTE_BASE,
        ("scenario", Scenario::Prosperity) => &orleans::EACH_NOTE_PROSPERITY,
        ("scenario", Scenario::Invasion) if setup.players <= 3 => &orleans::EACH_NOTE_INVASION,
        ("scenario", Scenario::Invasion) => &orleans::EACH_NOTE_INVASION_MANY,
        ("scenario", Scenario::Duel) => &orleans::EACH_NOTE_DUEL,
        ("scenario", Scenario::Dignitary) => &orleans::EACH_NOTE_DIGNITARY,
        ("scenario", Scenario::Vierzon) => &orleans::EACH_NOTE_VIERZON,
        ("scenario", Scenario::Salesman) => &orleans::EACH_NOTE_SALESMAN,
        ("level", Scenario::Dignitary) => &orleans::EACH_NOTE_LEVELS_DIGNITARY,
        ("level", Scenario::Invasion) => &orleans::EACH_NOTE_LEVELS_INVASION,
        ("level", _) => &orleans::EACH_NOTE_LEVELS,
        _ => &[],
    }
}

/// The base game: eight pages.
pub static GUIDE: &[Page] = &[
    Page(orleans::GUIDE_FOLLOWERS_AND_PLACES),
    Page(orleans::GUIDE_A_ROUND),
    Page(orleans::GUIDE_DRAW_AND_PLAN),
    Page(orleans::GUIDE_ACT),
    Page(orleans::GUIDE_FOLLOWERS_AND_TRACKS),
    Page(orleans::GUIDE_THE_MAP),
    Page(orleans::GUIDE_DEEDS_AND_TECHNOLOGY),
    Page(orleans::GUIDE_FIRST_AIMS),
];

#[cfg(test)]
mod tests {
    use draw::chrome::letters;
    use texts::Language;

    use super::*;

    #[test]
    fn notes_fit() {
        let fits = |text: &Text| Language::ALL.into_iter().all(|language| letters(&text.line(language)) <= 32);
        for scenario in Scenario::ALL {
            for choice in ["scenario", "level"] {
                let lines = note(&Setup::of(scenario), choice);
                assert!(lines.len() <= 3 && lines.iter().all(fits), "{scenario:?}, {choice}");
            }
        }
    }
}
