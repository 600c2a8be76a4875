//! The score sheet: what counts already, and what would count if the game ended now.

use draw::chrome::{Line, plural};
use draw::line;
use rules_core::castles::shield::shield_points;
use rules_core::castles::{Castles, Expansion, ShieldAt, Source, tables};
use rules_core::hex::SPACES;
use rules_core::{Game, Player};

use crate::game::table::Score;

/// What a row of the first page adds up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sum {
    One(Source),
    /// Goods, silver and workers.
    LeftOver,
    /// All monasteries.
    Monasteries,
}

/// The rows of the first page of the score sheet; the yellow tiles share one.
const BASE: &[(&str, Sum)] = &[
    ("animals", Sum::One(Source::Animals)),
    ("regions", Sum::One(Source::Areas)),
    ("phases", Sum::One(Source::Phases)),
    ("colour bonus", Sum::One(Source::Bonuses)),
    ("goods sold", Sum::One(Source::Sales)),
    ("watchtowers", Sum::One(Source::Watchtowers)),
    ("goods left", Sum::One(Source::Goods)),
    ("silver left", Sum::One(Source::Silver)),
    ("workers / 2", Sum::One(Source::Workers)),
    ("monasteries", Sum::Monasteries),
];

/// The same with expansions.
const EXPANDED: &[(&str, Sum)] = &[
    ("animals", Sum::One(Source::Animals)),
    ("regions", Sum::One(Source::Areas)),
    ("phases", Sum::One(Source::Phases)),
    ("colour bonus", Sum::One(Source::Bonuses)),
    ("border posts", Sum::One(Source::Posts)),
    ("goods sold", Sum::One(Source::Sales)),
    ("trade route", Sum::One(Source::Routes)),
    ("watchtowers", Sum::One(Source::Watchtowers)),
    ("left over", Sum::LeftOver),
    ("monasteries", Sum::Monasteries),
    ("shields", Sum::One(Source::Shields)),
];

const LEFT_OVER: [(&str, Source); 3] =
    [("goods left", Source::Goods), ("silver left", Source::Silver), ("workers / 2", Source::Workers)];

/// The rows of the second page; the last one belongs to the white castles.
const YELLOW: [(&str, u8); 13] = [
    ("15 types sold", 15),
    ("16 warehouse", 16),
    ("17 watchtower", 17),
    ("18 carpenter", 18),
    ("19 church", 19),
    ("20 market", 20),
    ("21 boarding", 21),
    ("22 bank", 22),
    ("23 town hall", 23),
    ("24 species", 24),
    ("25 goods sold", 25),
    ("26 bonuses", 26),
    ("29 white castle", 29),
];

/// The rows of the last page: shields by number.
const SHIELDS: [&str; 18] = [
    "shield 1",
    "shield 2",
    "shield 3",
    "shield 4",
    "shield 5",
    "shield 6",
    "shield 7",
    "shield 8",
    "shield 9",
    "shield 10",
    "shield 11",
    "shield 12",
    "shield 13",
    "shield 14",
    "shield 15",
    "shield 16",
    "shield 17",
    "shield 18",
];

/// Returns how many pages there are: points, yellow tiles, what was left over, shields if somebody holds one.
pub fn pages(game: &Castles) -> u8 {
    if game.setup().is_solo() {
        return 2;
    }
    let held = game.position().shields.iter().any(|at| matches!(at, ShieldAt::Castle(..)));
    2 + u8::from(!game.setup().expansions.is_empty()) + u8::from(held)
}

/// Returns a row of a page for a player.
pub fn row(game: &Castles, page: u8, row: usize, player: Player) -> Option<Score> {
    if game.setup().is_solo() {
        return alone(game, page, row);
    }
    let live = |source: Source| match source.in_play() {
        Some(_) => game.points(player, source),
        None => game.final_points(player, source),
    };
    let expansions = game.setup().expansions;
    let at_end = |label: &'static str, points| Some(Score { label: label.into(), points, at_end: true });
    match page {
        0 => {
            let (label, sum) = *if expansions.is_empty() { BASE } else { EXPANDED }.get(row)?;
            let points = match sum {
                Sum::One(source) => live(source),
                Sum::LeftOver => LEFT_OVER.into_iter().map(|(_, source)| live(source)).sum(),
                Sum::Monasteries => YELLOW.into_iter().map(|(_, number)| live(Source::Monastery(number))).sum(),
            };
            let in_play = matches!(sum, Sum::One(source) if source.in_play().is_some());
            Some(Score { label: label.into(), points, at_end: !in_play })
        }
        1 => {
            let (label, number) = *YELLOW.get(row).filter(|row| row.1 != 29 || expansions.has(Expansion::White))?;
            at_end(label, live(Source::Monastery(number)))
        }
        2 => LEFT_OVER.get(row).and_then(|&(label, source)| at_end(label, live(source))),
        _ => {
            // Those that somebody holds.
            let held = |number: &u8| matches!(game.position().shields[usize::from(*number) - 1], ShieldAt::Castle(..));
            let number = (1..=SHIELDS.len() as u8).filter(held).nth(row)?;
            let rights = game.built(player).rights();
            let points = if rights.shields.has(number) { shield_points(number) * rights.shield_factor() } else { 0 };
            at_end(SHIELDS[usize::from(number) - 1], points)
        }
    }
}

/// Returns a row of a solo game: what counts, then what it took.
fn alone(game: &Castles, page: u8, row: usize) -> Option<Score> {
    let player = Player(0);
    let (duchy, counter) = (game.position().duchy(player), game.counter());
    let first = game.setup().estates.target();
    let rows: [&[(&'static str, i16)]; 2] = [
        &[
            ("spaces covered", game.final_points(player, Source::Spaces)),
            ("rounds left over", game.final_points(player, Source::Rounds)),
        ],
        &[
            ("empty spaces", game.empty_spaces(player).into()),
            ("first target", first.into()),
            ("last target", counter.target.into()),
            ("counter", counter.points.into()),
            ("silver left", duchy.silver as i16),
            ("workers left", duchy.workers as i16),
            ("goods left", duchy.goods.total().into()),
        ],
    ];
    let &(label, points) = rows.get(usize::from(page))?.get(row)?;
    Some(Score { label: label.into(), points, at_end: false })
}

/// Words for the result of a solo game, from the worst.
pub const GRADES: &[&str] = &["10 or more empty", "4 to 9 empty", "1 to 3 empty", "won"];

/// Points from which a solo game is won: all spaces are covered.
pub const WON: i16 = SPACES as i16;

/// Returns which of the words fits.
pub fn grade(game: &Castles) -> Option<u8> {
    game.setup().is_solo().then(|| match game.empty_spaces(Player(0)) {
        0 => 3,
        1..=3 => 2,
        4..=9 => 1,
        _ => 0,
    })
}

/// Returns whether a solo game was lost.
pub fn is_lost(game: &Castles) -> bool {
    game.is_over() && game.setup().is_solo() && game.empty_spaces(Player(0)) > 0
}

/// Returns how a solo game ended, and how a tie was broken; empty where there is neither.
pub fn verdict(game: &Castles) -> Line {
    if game.setup().is_solo() {
        return match game.empty_spaces(Player(0)) {
            0 => line!("won in round {}", i16::from(tables::ALL_ROUNDS) - game.final_points(Player(0), Source::Rounds)),
            empty => line!("lost: {} empty", plural(empty.into(), "space")),
        };
    }
    if game.setup().is_team() {
        let [first, second] = [0, 1].map(|team| game.empty_spaces(Player(team)));
        return match game.total(Player(0)) == game.total(Player(1)) {
            true if first == second => line!("tie: same spaces, both win"),
            true => line!("tie: most empty, {} to {}", first.max(second), first.min(second)),
            false => Line::new(),
        };
    }
    let standing = game.standing();
    let best = standing.points.iter().max().copied().unwrap_or(0);
    let tied = || Player::all(game.players()).filter(|player| standing.points[player.index()] == best);
    if tied().count() < 2 {
        return Line::new();
    }
    let fewest = tied().map(|player| game.empty_spaces(player)).min().unwrap_or(0);
    let most = tied().map(|player| game.empty_spaces(player)).filter(|&empty| empty != fewest).min();
    match (most, tied().filter(|&player| game.empty_spaces(player) == fewest).count()) {
        (Some(next), 1) => line!("tie: fewest empty, {fewest} to {next}"),
        _ => line!("tie: same spaces, later in order"),
    }
}
