//! The score sheet: everything counts at the end.

use draw::chrome::Line;
use draw::line;
use rules_core::orleans::{Orleans, Place, Scenario, Source};
use rules_core::{Game, Phrase, Player};

use super::{city, goals};
use crate::game::table::Score;
use crate::games::orleans::words::toll;

/// Returns a row of the sheet: sources on the first page, on the second what development is made of.
pub fn row(game: &Orleans, page: u8, row: usize, player: Player) -> Option<Score> {
    let table = game.position();
    let holding = &table.holdings[player.index()];
    if page > 0 {
        let detail = |label, number: u16| Some(Score { label, points: number as i16, at_end: false });
        if table.is_invasion() {
            return city::missing(table, row).and_then(|(label, number)| detail(label, number));
        }
        return match row {
            0 => detail("stations", table.stations_of(player).into()),
            1 => detail("citizens", holding.citizens.into()),
            2 => detail("x status", holding.status().into()),
            3 => detail("grain", holding.goods.0[0].into()),
            4 => detail("cheese", holding.goods.0[1].into()),
            5 => detail("wine", holding.goods.0[2].into()),
            6 => detail("wool", holding.goods.0[3].into()),
            7 => detail("brocade", holding.goods.0[4].into()),
            8 => detail("space", holding.development.into()),
            _ => None,
        };
    }
    if table.is_invasion() {
        return city::goal(table, row, player).map(|(label, met)| Score { label, points: met.into(), at_end: false });
    }
    let objectives = table.setup.objectives();
    if !objectives.is_empty() {
        return objective(game, row, player);
    }
    let goals = table.setup.has_goals();
    let depot = table.setup.place_tiles().contains(Place::Depot);
    let counts = |source: &Source| match source {
        Source::Objectives => goals,
        Source::Depot => depot && !goals,
        Source::Structures => game.setup().scenario == Scenario::Prosperity,
        _ => !goals,
    };
    let source = Source::ALL.into_iter().filter(counts).nth(row)?;
    let label = if table.setup.citizen_goal().is_some() { "citizens" } else { source.phrase() };
    // Coins lie open all the time: the counting begins with them.
    let at_end = !matches!(source, Source::Coins | Source::Objectives);
    Some(Score { label, points: table.projected(player, source), at_end })
}

/// Returns a row for each objective, and one for a debt that ended the game.
fn objective(game: &Orleans, row: usize, player: Player) -> Option<Score> {
    let table = game.position();
    let holding = &table.holdings[player.index()];
    let objectives = table.setup.objectives();
    let score = |label, points| Some(Score { label, points, at_end: false });
    match objectives.get(row) {
        Some(objective) => score(objective.name, table.has_met(player, row).into()),
        None if row == objectives.len() && table.holdings().iter().any(|holding| holding.lost) => {
            let met = holding.objectives.count_ones() as i16;
            score("could not pay", if holding.lost { -1 - met } else { 0 })
        }
        None => None,
    }
}

/// Returns what was missing, or how a tie was broken, if one was.
pub fn verdict(game: &Orleans) -> Line {
    if game.setup().is_won_together() {
        return goals::verdict(game);
    }
    if let Some(verdict) = toll::verdict(game, texts::Language::default()) {
        return verdict;
    }
    let standing = game.standing();
    let best = standing.points.iter().max();
    let first = standing.points.iter().filter(|points| Some(*points) == best).count();
    if !game.is_over() || first < 2 {
        return Line::new();
    }
    let winners = standing.rank.iter().filter(|rank| **rank == 1).count();
    if winners > 1 {
        line!("shared victory")
    } else {
        match game.setup().scenario {
            Scenario::Duel => line!("tie: worth of goods, coins"),
            _ => line!("tie: further in development"),
        }
    }
}
