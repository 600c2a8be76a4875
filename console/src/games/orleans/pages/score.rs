//! The score sheet: everything counts at the end.

use draw::chrome::Line;
use rules_core::orleans::{Good, Orleans, Source, Tie};
use rules_core::{Game, Player};
use texts::{Language, Text, orleans as say};

use super::{city, goals};
use crate::game::table::Score;
use crate::games::orleans::words::{names, toll};

/// Returns a row of the sheet: sources on the first page, on the second what development is made of.
pub fn row(game: &Orleans, page: u8, row: usize, player: Player) -> Option<Score> {
    let table = game.position();
    let holding = &table.holdings[player.index()];
    if page > 0 {
        let detail =
            |label: Text, number: u16| Some(Score { label: label.into(), points: number as i16, at_end: false });
        if table.is_invasion() {
            return city::missing(table, row).and_then(|(label, number)| detail(label, number));
        }
        let rows = [
            (say::SCORE_STATIONS, table.stations_of(player)),
            (say::SCORE_CITIZENS, holding.citizens),
            (say::SCORE_STATUS, holding.status()),
            (say::SCORE_GRAIN, holding.goods.of(Good::Grain)),
            (say::SCORE_CHEESE, holding.goods.of(Good::Cheese)),
            (say::SCORE_WINE, holding.goods.of(Good::Wine)),
            (say::SCORE_WOOL, holding.goods.of(Good::Wool)),
            (say::SCORE_BROCADE, holding.goods.of(Good::Brocade)),
            (say::SCORE_SPACE, holding.development),
        ];
        return rows.get(row).and_then(|&(label, number)| detail(label, number.into()));
    }
    if table.is_invasion() {
        return city::goal(table, row, player).map(|(label, met)| Score {
            label: label.into(),
            points: met.into(),
            at_end: false,
        });
    }
    let objectives = table.setup.objectives();
    if !objectives.is_empty() {
        return objective(game, row, player);
    }
    let source = Source::ALL.into_iter().filter(|&source| table.setup.counts(source)).nth(row)?;
    let label = if table.setup.citizen_goal().is_some() { say::SCORE_CITIZENS } else { names::source(source) };
    // Coins are always open: the final scoring begins with them already counted.
    let at_end = !matches!(source, Source::Coins | Source::Objectives);
    Some(Score { label: label.into(), points: table.projected(player, source), at_end })
}

/// Returns a row for each objective, and one for a debt that ended the game.
fn objective(game: &Orleans, row: usize, player: Player) -> Option<Score> {
    let table = game.position();
    let holding = &table.holdings[player.index()];
    let objectives = table.setup.objectives();
    let score = |label: Text, points| Some(Score { label: label.into(), points, at_end: false });
    match objectives.get(row) {
        Some(_) => score(names::objective(table.setup.scenario, row as u8)?, table.has_met(player, row).into()),
        None if row == objectives.len() && table.holdings().iter().any(|holding| holding.lost) => {
            // With the rows above it comes to what the rules say.
            let met = holding.objectives.count_ones() as i16;
            score(say::SCORE_UNPAID, table.projected(player, Source::Objectives) - met)
        }
        None => None,
    }
}

/// Returns what was missing, or how a tie was broken, if one was.
pub fn verdict(game: &Orleans, language: Language) -> Option<Line> {
    if game.setup().is_won_together() {
        return Some(goals::verdict(game, language));
    }
    if let Some(verdict) = toll::verdict(game, language) {
        return Some(verdict);
    }
    let text = match game.tie()? {
        Tie::Development => say::TIE_BY_DEVELOPMENT,
        Tie::Goods => say::TIE_BY_GOODS,
        Tie::Coins => say::TIE_BY_COINS,
        Tie::Shared => say::SHARED_VICTORY,
    };
    Some(text.line(language))
}
