//! The guide for the first game of Orléans.

use rules_core::orleans::{Scenario, Setup};

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
    Page {
        title: "FOLLOWERS AND PLACES",
        body: "You gather followers in a bag, draw some each round, and put them on places. A place with all its followers brings new ones, goods, coins, trips over the map, stations or development.\n\nAfter 18 rounds coins, goods, and stations and citizens times your status are your points.",
    },
    Page {
        title: "A ROUND",
        body: "1 An event is turned over: the bar shows its cost at the end.\n2 Census: the only leader in farmers gets a coin; of three or more the only last pays one.\n3 All draw and plan.\n4 All act in turn, one place at a time, until all have passed.\n5 The event. The next one starts.",
    },
    Page {
        title: "DRAW AND PLAN",
        body: "A draws all; LEFT draws fewer, and for each one less a follower may come back from a place.\n\nThe cursor waits on a place that you can fill: A puts each follower. UP to the market: A takes a follower in the hand, and marks where it may stand.\n\nDONE ends it. B takes back.",
    },
    Page {
        title: "ACT",
        body: "Whole places have a golden frame, white if you can use them now. The strip tells what each brings, with its points behind the star.\n\nSome ask more: the Village whom, Ship and Wagon which way and good, the Town Hall which deed.\n\nPASS when you want no more this round: whole places stay whole.",
    },
    Page {
        title: "FOLLOWERS AND TRACKS",
        body: "Each new follower moves you on its track, and brings more each time:\nfarmer a good, boatman coins, craftsman technology, trader a place tile, knight one more draw, scholar development.\nMonks stand in for everybody.\n\nX shows the map, then the tracks.",
    },
    Page {
        title: "THE MAP",
        body: "Ship and Wagon move your merchant one way and take a good. The Guildhall builds a station where he stands: one in a town, in Orléans one each.\n\nX shows the map: the cursor goes along the ways, A shows names.",
    },
    Page {
        title: "DEEDS AND TECHNOLOGY",
        body: "The Town Hall sends one or two followers for good to deeds. Each brings coins at once, the last one the citizen. Your own colour can't go.\n\nA craftsman brings technology: a space filled for ever, the first a farmer's.\n\nA trader brings a place tile: one more place on your board.",
    },
    Page {
        title: "FIRST AIMS",
        body: "Begin with farmers, a boatman and a knight or two: more draws make everything faster. Keep a food for the Harvest.\n\nScholars raise your status, and it multiplies stations and citizens. Followers that you need no longer go to deeds: they bring coins, make the bag lean, and the last one a citizen.",
    },
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
