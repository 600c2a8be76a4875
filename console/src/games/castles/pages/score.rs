//! The score sheet: what counts already, and what would count if the game ended now.

use draw::chrome::Line;
use rules_core::castles::monastery::SCORING;
use rules_core::castles::shield::{SHIELDS, shield_points};
use rules_core::castles::{Castles, Expansion, ShieldAt, Source, tables};
use rules_core::hex::SPACES;
use rules_core::{Game, Player};
use texts::{Language, Message, Text, castles as say};

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
const BASE: &[(Text, Sum)] = &[
    (say::SCORE_ANIMALS, Sum::One(Source::Animals)),
    (say::SCORE_REGIONS, Sum::One(Source::Areas)),
    (say::SCORE_PHASES, Sum::One(Source::Phases)),
    (say::SCORE_COLOUR_BONUS, Sum::One(Source::Bonuses)),
    (say::SCORE_GOODS_SOLD, Sum::One(Source::Sales)),
    (say::SCORE_WATCHTOWERS, Sum::One(Source::Watchtowers)),
    (say::SCORE_GOODS_LEFT, Sum::One(Source::Goods)),
    (say::SCORE_SILVER_LEFT, Sum::One(Source::Silver)),
    (say::SCORE_WORKERS_BY_TWO, Sum::One(Source::Workers)),
    (say::SCORE_MONASTERIES, Sum::Monasteries),
];

/// The same with expansions.
const EXPANDED: &[(Text, Sum)] = &[
    (say::SCORE_ANIMALS, Sum::One(Source::Animals)),
    (say::SCORE_REGIONS, Sum::One(Source::Areas)),
    (say::SCORE_PHASES, Sum::One(Source::Phases)),
    (say::SCORE_COLOUR_BONUS, Sum::One(Source::Bonuses)),
    (say::SCORE_BORDER_POSTS, Sum::One(Source::Posts)),
    (say::SCORE_GOODS_SOLD, Sum::One(Source::Sales)),
    (say::SCORE_TRADE_ROUTE, Sum::One(Source::Routes)),
    (say::SCORE_WATCHTOWERS, Sum::One(Source::Watchtowers)),
    (say::SCORE_LEFT_OVER, Sum::LeftOver),
    (say::SCORE_MONASTERIES, Sum::Monasteries),
    (say::SCORE_SHIELDS, Sum::One(Source::Shields)),
];

const LEFT_OVER: [(Text, Source); 3] = [
    (say::SCORE_GOODS_LEFT, Source::Goods),
    (say::SCORE_SILVER_LEFT, Source::Silver),
    (say::SCORE_WORKERS_BY_TWO, Source::Workers),
];

/// What a page tells.
#[derive(Clone, Copy)]
enum Page {
    Points,
    YellowTiles,
    LeftOver,
    /// The shields that somebody holds.
    Shields,
}

const PAGES: [Page; 4] = [Page::Points, Page::YellowTiles, Page::LeftOver, Page::Shields];

/// Returns how many of the pages there are: the third one with expansions, the last one if somebody holds a shield.
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
    let at_end = |label: Text, points| Some(Score { label: label.into(), points, at_end: true });
    match PAGES.get(usize::from(page))? {
        Page::Points => {
            let (label, sum) = *if expansions.is_empty() { BASE } else { EXPANDED }.get(row)?;
            let points = match sum {
                Sum::One(source) => live(source),
                Sum::LeftOver => LEFT_OVER.into_iter().map(|(_, source)| live(source)).sum(),
                Sum::Monasteries => SCORING.into_iter().map(|number| live(Source::Monastery(number))).sum(),
            };
            let in_play = matches!(sum, Sum::One(source) if source.in_play().is_some());
            Some(Score { label: label.into(), points, at_end: !in_play })
        }
        Page::YellowTiles => {
            // The last one belongs to the white castles.
            let number = *SCORING.get(row).filter(|_| row + 1 < SCORING.len() || expansions.has(Expansion::White))?;
            at_end(*say::EACH_SCORE_YELLOW.get(row)?, live(Source::Monastery(number)))
        }
        Page::LeftOver => LEFT_OVER.get(row).and_then(|&(label, source)| at_end(label, live(source))),
        Page::Shields => {
            let held = |number: &u8| matches!(game.position().shields[usize::from(*number) - 1], ShieldAt::Castle(..));
            let number = (1..=SHIELDS as u8).filter(held).nth(row)?;
            let rights = game.built(player).rights();
            let points = if rights.shields.has(number) { shield_points(number) * rights.shield_factor() } else { 0 };
            at_end(*say::EACH_SCORE_SHIELD.get(usize::from(number) - 1)?, points)
        }
    }
}

/// Returns a row of a solo game: what counts on the first page, how it went on the second.
fn alone(game: &Castles, page: u8, row: usize) -> Option<Score> {
    let player = Player(0);
    let (duchy, counter) = (game.position().duchy(player), game.counter());
    let first = game.setup().estates.target();
    let rows: [&[(Text, i16)]; 2] = [
        &[
            (say::SCORE_SPACES_COVERED, game.final_points(player, Source::Spaces)),
            (say::SCORE_ROUNDS_LEFT_OVER, game.final_points(player, Source::Rounds)),
        ],
        &[
            (say::SCORE_EMPTY_SPACES, game.empty_spaces(player).into()),
            (say::SCORE_FIRST_TARGET, first.into()),
            (say::SCORE_LAST_TARGET, counter.target.into()),
            (say::SCORE_COUNTER, counter.points.into()),
            (say::SCORE_SILVER_LEFT, duchy.silver as i16),
            (say::SCORE_WORKERS_LEFT, duchy.workers as i16),
            (say::SCORE_GOODS_LEFT, duchy.goods.total().into()),
        ],
    ];
    let &(label, points) = rows.get(usize::from(page))?.get(row)?;
    Some(Score { label: label.into(), points, at_end: false })
}

/// Words for the result of a solo game, from the worst.
pub const GRADES: &[Text] = &say::EACH_GRADE;

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

/// Returns how a solo game ended, and how a tie was broken, where there is one of them.
pub fn verdict(game: &Castles, language: Language) -> Option<Line> {
    let message = if game.setup().is_solo() {
        alone_verdict(game)
    } else if game.setup().is_team() {
        team_verdict(game)
    } else {
        tie(game)
    };
    message.map(|message| message.line(language))
}

fn alone_verdict(game: &Castles) -> Option<Message<'static>> {
    Some(match game.empty_spaces(Player(0)) {
        0 => say::verdict_won(i16::from(tables::ALL_ROUNDS) - game.final_points(Player(0), Source::Rounds)),
        empty => say::verdict_lost(empty),
    })
}

fn team_verdict(game: &Castles) -> Option<Message<'static>> {
    let [first, second] = [0, 1].map(|team| game.empty_spaces(Player(team)));
    match game.total(Player(0)) == game.total(Player(1)) {
        true if first == second => Some(say::VERDICT_TEAMS_SHARE.into()),
        true => Some(say::verdict_teams(first.max(second), first.min(second))),
        false => None,
    }
}

fn tie(game: &Castles) -> Option<Message<'static>> {
    let standing = game.standing();
    let best = standing.points.iter().max().copied().unwrap_or(0);
    let tied = || Player::all(game.players()).filter(|player| standing.points[player.index()] == best);
    if tied().count() < 2 {
        return None;
    }
    let fewest = tied().map(|player| game.empty_spaces(player)).min().unwrap_or(0);
    let most = tied().map(|player| game.empty_spaces(player)).filter(|&empty| empty != fewest).min();
    Some(match (most, tied().filter(|&player| game.empty_spaces(player) == fewest).count()) {
        (Some(next), 1) => say::verdict_fewest(fewest, next),
        _ => say::VERDICT_ORDER.into(),
    })
}
