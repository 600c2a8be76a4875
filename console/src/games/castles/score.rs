//! The score sheet: what counts already, and what would count if the game ended now.

use rules_core::castles::{Castles, Source};
use rules_core::{Game, Player};

use crate::draw::chrome::Line;
use crate::game::table::Score;
use crate::line;

/// The rows of the first page of the score sheet; the yellow tiles share one.
const SCORES: [(&str, Source); 10] = [
    ("animals", Source::Animals),
    ("regions", Source::Areas),
    ("phases", Source::Phases),
    ("colour bonus", Source::Bonuses),
    ("goods sold", Source::Sales),
    ("watchtowers", Source::Watchtowers),
    ("goods left", Source::Goods),
    ("silver left", Source::Silver),
    ("workers / 2", Source::Workers),
    ("monasteries", Source::Monastery(0)),
];

/// The rows of the second page.
const YELLOW: [&str; 12] = [
    "15 types sold",
    "16 warehouse",
    "17 watchtower",
    "18 carpenter",
    "19 church",
    "20 market",
    "21 boarding",
    "22 bank",
    "23 town hall",
    "24 species",
    "25 goods sold",
    "26 bonuses",
];

/// A row of a page for a player.
pub fn row(game: &Castles, page: u8, row: usize, player: Player) -> Option<Score> {
    let live = |source: Source| match source.in_play() {
        Some(_) => game.points(player, source),
        None => game.final_points(player, source),
    };
    if page > 0 {
        let label = YELLOW.get(row)?;
        return Some(Score { label, points: live(Source::Monastery(row as u8 + 15)), at_end: true });
    }
    let (label, source) = *SCORES.get(row)?;
    let points = match source {
        Source::Monastery(_) => (15..=26).map(|number| live(Source::Monastery(number))).sum(),
        _ => live(source),
    };
    Some(Score { label, points, at_end: source.in_play().is_none() })
}

/// How a tie was broken; empty where there is none.
pub fn verdict(game: &Castles) -> Line {
    let standing = game.standing();
    let best = standing.points.iter().max().copied().unwrap_or(0);
    let tied = || Player::all(game.players()).filter(|player| standing.points[player.index()] == best);
    if tied().count() < 2 {
        return Line::new();
    }
    let fewest = tied().map(|player| game.empty_spaces(player)).min().unwrap_or(0);
    let most = tied().map(|player| game.empty_spaces(player)).filter(|&empty| empty != fewest).min();
    match (most, tied().filter(|&player| game.empty_spaces(player) == fewest).count()) {
        (Some(next), 1) => line!("tie: fewest empty spaces, {fewest} to {next}"),
        _ => line!("tie: same spaces, later in order"),
    }
}
