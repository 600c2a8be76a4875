//! The guide for the first game of Orléans.

use rules_core::orleans::{Scenario, Setup};
use texts::orleans;

use crate::game::help::Page;

/// What has to be reached in Invasion.
const CITY: [&str; 2] = ["Walls, citizens, treasury, food,", "towers: all win or all lose."];

/// Returns what a form says about the scenario that is chosen: players, length and difficulty, then what to reach.
pub fn note(setup: &Setup, choice: &str) -> &'static [&'static str] {
    match (choice, setup.scenario) {
        ("scenario", Scenario::Base) => {
            &["2-5 players, 18 rounds, easy.", "Coins, goods, and stations and", "citizens times status."]
        }
        ("scenario", Scenario::Prosperity) => {
            &["2-5 players, 16 rounds, medium.", "A carpenter builds structures:", "complete ones bring points."]
        }
        ("scenario", Scenario::Invasion) => match setup.players {
            ..=3 => &["2-5 together, 18 rounds, hard.", CITY[0], CITY[1]],
            _ => &["2-5 together, 16 rounds, hard.", CITY[0], CITY[1]],
        },
        ("scenario", Scenario::Duel) => {
            &["2 players, 16 rounds, medium.", "A race for four objectives;", "who can't pay an event has lost."]
        }
        ("scenario", Scenario::Dignitary) => {
            &["16 rounds alone, easy to medium.", "Collect eight citizens,", "and pay dues of 5, 10 and 15."]
        }
        ("scenario", Scenario::Vierzon) => {
            &["14 rounds alone, medium to hard.", "Builder, fortress, company,", "capital, materials: all five."]
        }
        ("scenario", Scenario::Salesman) => {
            &["15 rounds alone, medium to hard.", "Five deliveries; food or coins", "in every round, or all is lost."]
        }
        ("level", Scenario::Dignitary) => &["easy: seven citizens", "normal: eight"],
        ("level", Scenario::Invasion) => {
            &["easy: without ten mean events", "normal: all events", "hard: without two kind ones"]
        }
        ("level", _) => &["normal: objectives at any time", "hard: one a round", "hardest: one a round, in order"],
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
    use super::*;

    #[test]
    fn notes_fit() {
        for scenario in Scenario::ALL {
            for choice in ["scenario", "level"] {
                let lines = note(&Setup::of(scenario), choice);
                assert!(lines.len() <= 3 && lines.iter().all(|line| line.chars().count() <= 32), "{lines:?}");
            }
        }
    }
}
