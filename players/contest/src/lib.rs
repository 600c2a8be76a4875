//! Games between two ways of playing, to see which is better.

#![forbid(unsafe_code)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use players::net::{Block, Net, each_row};
use players::review::{Finding, Progress, Reviewer};
use players::{Computer, Level, Search, Thinker, public_seed};
use rules_core::{Player, Seed, Turn};

/// Reads a net, which lives as long as the program. Returns what is wrong with the file, if it is none of these inputs.
pub fn net(file: Vec<u8>, blocks: &[Block]) -> Result<&'static Net, &'static str> {
    let file = file.leak();
    let rows: Vec<_> = each_row(file, blocks)?.collect();
    Ok(Box::leak(Box::new(Net::new(file, blocks, rows.leak())?)))
}

/// How somebody plays.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// The search; without one, plain rules.
    pub search: Option<Search>,
    /// What corrects the judge.
    pub net: Option<&'static Net>,
}

impl Way {
    /// Plays by plain rules.
    pub const PLAIN: Way = Way { search: None, net: None };

    /// Plays as a level does.
    pub fn level<G: Computer>(level: Level, setup: &G::Setup) -> Way {
        Way { search: G::search(level), net: G::net(setup, level) }
    }

    /// Plays as the first hard level did.
    pub const fn hard_1<G: Computer>() -> Way {
        Way { search: Some(G::HARD_1), net: None }
    }

    /// Returns the way with this name: `plain`, a level, or `hard@1`.
    pub fn named<G: Computer>(name: &str, setup: &G::Setup) -> Option<Way> {
        match name {
            "plain" => Some(Way::PLAIN),
            "hard@1" => Some(Way::hard_1::<G>()),
            _ => {
                let level = Level::ALL.into_iter().find(|level| level.name() == name)?;
                Some(Way::level::<G>(level, setup))
            }
        }
    }

    /// Returns the decision, and how many units it took.
    ///
    /// # Panics
    /// If the game is over.
    pub fn decide<G: Computer>(self, game: &G, me: Player, seed: Seed) -> (G::Action, u32) {
        let mut thinker = Thinker::with(G::JUDGE, self.net, self.search, game.view(me), me, seed);
        let action = thinker.think(u32::MAX).expect("somebody decides");
        (action, thinker.spent())
    }
}

/// Returns how many sides play against each other: one where all win together.
pub fn sides<G: Computer>(game: &G) -> u8 {
    if G::is_won_together(game.setup()) { 1 } else { game.sides() }
}

/// A game to be played: one side has a way to play, all others that of its rivals.
#[derive(Clone, Copy, Debug)]
pub struct Task<S> {
    /// What it starts from.
    pub setup: S,
    /// Its seed.
    pub seed: u64,
    /// The side, below [`sides`].
    pub side: u8,
}

/// How a game went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How many sides there were.
    pub sides: u8,
    /// The part of a win: shared by all who are first, and none if all lost together.
    pub won: f64,
    /// Points of the side, and of the others on average.
    pub points: [f64; 2],
    /// Units of each decision of the side.
    pub units: Vec<u32>,
}

/// Plays a game. Alone, it is won with so many points as `goal` says.
///
/// # Panics
/// If the set-up is impossible or a decision not legal.
pub fn play<G: Computer>(task: Task<G::Setup>, own: Way, rival: Way, goal: i16) -> Outcome {
    let Task { setup, seed, side } = task;
    let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is impossible"));
    let sides = sides(&game);
    let (mut units, mut length) = (Vec::new(), 0);
    while let Turn::Of(player) = game.turn() {
        let thought = Seed::new(public_seed(length, player).bits() ^ seed.wrapping_mul(0x9e37_79b9));
        let is_own = player.0 % sides == side;
        let (action, spent) = if is_own { own } else { rival }.decide(&game, player, thought);
        if is_own {
            units.push(spent);
        }
        game.play(action).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        length += 1;
    }
    let rank = &game.standing().rank[..usize::from(sides)];
    let first = rank.iter().filter(|&&rank| rank == 1).count() as f64;
    let is_won =
        rank[usize::from(side)] == 1 && !game.is_lost() && (game.players() > 1 || game.total(Player(side)) >= goal);
    let mut points = [0.0; 2];
    for other in Player::all(sides) {
        let share = if other.0 == side { 1.0 } else { 1.0 / f64::from(sides - 1) };
        points[usize::from(other.0 != side)] += f64::from(game.total(other)) * share;
    }
    Outcome { sides, won: if is_won { 1.0 / first } else { 0.0 }, points, units }
}

/// Does some work for each of `0..count`, on so many threads, and returns the results in order.
pub fn spread<T: Send>(count: usize, threads: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(count));
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, count.max(1)) {
            scope.spawn(|| {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    if nth >= count {
                        return;
                    }
                    let result = work(nth);
                    done.lock().unwrap_or_else(|lock| lock.into_inner()).push((nth, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(|lock| lock.into_inner());
    done.sort_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Returns how many threads the machine runs at once.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// What games came to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Summary {
    /// How many.
    pub games: usize,
    /// The share that was won.
    pub won: f64,
    /// What would be won by chance.
    pub fair: f64,
    /// Mean points of the side, and of its rivals.
    pub points: [f64; 2],
}

impl Summary {
    /// Sums up games.
    pub fn of<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>) -> Summary {
        let mut sum = Summary::default();
        for outcome in outcomes {
            sum.games += 1;
            sum.won += outcome.won;
            sum.fair += 1.0 / f64::from(outcome.sides);
            sum.points = [0, 1].map(|side| sum.points[side] + outcome.points[side]);
        }
        let games = sum.games.max(1) as f64;
        Summary { won: sum.won / games, fair: sum.fair / games, points: sum.points.map(|points| points / games), ..sum }
    }
}

/// Plays a game with a way for each player, and returns its actions.
///
/// # Panics
/// If the set-up is impossible or a decision not legal.
pub fn record<G: Computer>(setup: G::Setup, seed: u64, way: impl Fn(Player) -> Way) -> Vec<G::Action> {
    let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is impossible"));
    let mut actions = Vec::new();
    while let Turn::Of(player) = game.turn() {
        let thought = Seed::new(public_seed(actions.len() as u16, player).bits() ^ seed.wrapping_mul(0x9e37_79b9));
        let (action, _) = way(player).decide(&game, player, thought);
        game.play(action).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        actions.push(action);
    }
    actions
}

/// Reviews a game for all players. Returns its end, what was found, and in how many slices.
///
/// # Panics
/// If the set-up is impossible or an action not legal.
pub fn review<G: Computer>(setup: G::Setup, seed: u64, actions: &[G::Action]) -> (G, Vec<Finding>, u64) {
    let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is impossible"));
    let (mut thinker, mut reviewer, mut findings) = (Thinker::idle(), Reviewer::new(u8::MAX, 0), Vec::new());
    let mut slices = 0;
    for &action in actions {
        loop {
            match reviewer.step(&mut thinker, &game, action) {
                Progress::Think => slices += 1,
                Progress::Found(finding) => findings.push(finding),
                Progress::Play => break,
            }
        }
        game.play(action).unwrap_or_else(|_| panic!("{action:?} is not legal"));
    }
    (game, findings, slices)
}

#[cfg(test)]
mod tests {
    use rules_core::Game;
    use rules_core::castles::Castles;
    use rules_core::orleans::{Orleans, Scenario, Setup};

    use super::*;

    #[test]
    fn work_is_done_once_and_in_order() {
        for threads in [1, 3, 40] {
            assert_eq!(spread(20, threads, |nth| nth * nth), (0..20).map(|nth| nth * nth).collect::<Vec<_>>());
        }
        assert!(spread(0, 4, |nth| nth).is_empty());
    }

    #[test]
    fn the_better_way_wins_from_every_seat() {
        let setup = Castles::with_players(&Castles::DEFAULT, 2);
        let medium = Way::named::<Castles>("medium", &setup).unwrap();
        for side in 0..2 {
            let outcome = play::<Castles>(Task { setup, seed: 5, side }, medium, Way::PLAIN, 0);
            assert_eq!((outcome.sides, outcome.won), (2, 1.0));
            assert!(outcome.points[0] > outcome.points[1] && outcome.units.len() > 50);
            assert_eq!(play::<Castles>(Task { setup, seed: 5, side }, Way::PLAIN, medium, 0).won, 0.0);
        }
        assert!(Way::named::<Castles>("hard@2", &setup).is_none());
    }

    #[test]
    fn what_all_lose_is_lost() {
        let setup = Setup::of(Scenario::Invasion);
        let outcome = play::<Orleans>(Task { setup, seed: 1, side: 0 }, Way::PLAIN, Way::PLAIN, 0);
        assert_eq!(outcome.won, 0.0);
    }

    #[test]
    fn a_summary_knows_what_chance_would_win() {
        let outcome = |sides, won| Outcome { sides, won, points: [10.0, 5.0], units: Vec::new() };
        let sum = Summary::of(&[outcome(2, 1.0), outcome(4, 0.5)]);
        assert_eq!(sum, Summary { games: 2, won: 0.75, fair: 0.375, points: [10.0, 5.0] });
    }
}
