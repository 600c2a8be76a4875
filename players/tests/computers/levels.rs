//! Each level beats the one below it, and plain players. The arena measures by how much.

use players::{Computer, Level, Search, Thinker, public_seed};
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::{Level as Difficulty, Orleans, Scenario, Setup};
use rules_core::{Game, Player, Seed, Turn, choice};

/// Plays a game to the end; `way` says how each seat decides.
fn play<G: Computer>(setup: G::Setup, seed: Seed, way: impl Fn(Player) -> Option<Search>) -> G {
    let thinker = |view, player, seed| Thinker::with(G::JUDGE, None, way(player), view, player, seed);
    play_and_count(setup, seed, thinker).0
}

/// Plays a game to the end, and counts the longest decision: in units, each as long as budgets reckon with.
fn play_and_count<G: Computer>(
    setup: G::Setup,
    seed: Seed,
    thinker: impl Fn(G, Player, Seed) -> Thinker<G>,
) -> (G, u32) {
    let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let (mut length, mut most) = (0, 0);
    while let Turn::Of(player) = game.turn() {
        let mut thinker = thinker(game.view(player), player, public_seed(length, player));
        let action = thinker.think(1_000_000).expect("a decision");
        most = most.max(thinker.spent() * game.unit_time() / 8);
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        length += 1;
    }
    (game, most)
}

/// Returns the share of games for two that a way of playing wins against another; a shared win counts half.
fn won<G: Computer>(setup: G::Setup, own: Option<Search>, rival: Option<Search>, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let seat = Player((number % 2) as u8);
        let game = play::<G>(setup, Seed::new(number / 2), |player| if player == seat { own } else { rival });
        let rank = game.standing().rank;
        won += if rank[0] == rank[1] { 0.5 } else { f64::from(rank[seat.index()] == 1) };
    }
    won / games as f64
}

fn levels<G: Computer>(setup: G::Setup, medium: f64, hard: f64, games: u64) {
    let search = G::search;
    let won = |own, rival| won::<G>(setup, search(own), rival, games);
    let shares = [
        won(Level::Medium, None),
        won(Level::Medium, search(Level::Easy)),
        won(Level::Hard, None),
        won(Level::Hard, search(Level::Medium)),
    ];
    println!("{}: {shares:?}", G::KEY);
    let least = [medium, 0.6, hard, 0.55];
    assert!(shares.iter().zip(least).all(|(share, least)| *share >= least), "{}: {shares:?}", G::KEY);
}

/// A game for two whose levels differ.
trait Levelled: Computer {
    /// Shares of games that medium and hard win at least.
    const MEDIUM: f64;
    const HARD: f64;
    /// Games that are played for each.
    const GAMES: u64;
}

macro_rules! level {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            type G = rules_core::$folder::$game;
            levels::<G>(G::with_players(&G::DEFAULT, 2), G::MEDIUM, G::HARD, G::GAMES);
        })*
    };
}

rules_core::for_each_game!(level);

impl Levelled for Castles {
    const MEDIUM: f64 = 0.9;
    const HARD: f64 = 0.95;
    const GAMES: u64 = 20;
}

/// Alone the levels differ by the spaces that they cover.
#[test]
fn castles_alone() {
    let covered = |level| {
        let setup = Castles::with_players(&Castles::DEFAULT, 1);
        let total = |seed| play::<Castles>(setup, Seed::new(seed), |_| Castles::search(level)).total(Player(0));
        (0..20).map(total).sum::<i16>()
    };
    let sums = Level::ALL.map(covered);
    println!("spaces in 20 solo games: {sums:?}");
    assert!(sums[0] > 20 * 20 && sums[0] < sums[1] && sums[1] > 35 * 20 && sums[1] < sums[2], "{sums:?}");
}

impl Levelled for DiceGame {
    const MEDIUM: f64 = 0.65;
    const HARD: f64 = 0.85;
    const GAMES: u64 = 40;
}

impl Levelled for Natick {
    const MEDIUM: f64 = 0.65;
    const HARD: f64 = 0.7;
    const GAMES: u64 = 60;
}

impl Levelled for Orleans {
    const MEDIUM: f64 = 0.9;
    const HARD: f64 = 0.95;
    const GAMES: u64 = 20;
}

#[test]
fn orleans_duel() {
    levels::<Orleans>(Setup::of(Scenario::Duel), 0.8, 0.9, 20);
}

/// On the chip a unit takes up to 1.55 ms (the Salesman), and 1.2 ms in most decisions: medium has to decide within 400
/// ms, hard within 800 in 95 of 100 decisions.
#[test]
fn orleans_keeps_its_time_at_every_table() {
    for (level, units) in [(Level::Medium, 240), (Level::Hard, 620)] {
        for scenario in Scenario::ALL {
            let thinker = |view: Orleans, player, seed| {
                Thinker::with(Orleans::JUDGE, None, Orleans::search(level), view, player, seed)
            };
            let most = |seed| play_and_count(Setup::of(scenario), Seed::new(seed), thinker).1;
            let most = (0..3).map(most).max().unwrap_or(0);
            println!("{scenario:?}, {level:?}: {most} units");
            assert!(most <= units, "{scenario:?}, {level:?}: {most} units");
        }
    }
}

/// Hard takes some 600 ms for its budget, and may take 1.6 s: also where a turn has hundreds of choices.
#[test]
fn castles_keeps_its_time_at_every_table() {
    let words = [["players", "4"], ["team", "12a"], ["edition", "2019"], ["estates", "random"], ["expansions", "all"]];
    for words in [&words[..1], &words[..2], &[words[0], words[2], words[3], words[4]]] {
        let find = |key: &str| words.iter().find(|word| word[0] == key).map(|word| word[1]);
        let setup = choice::from_words::<Castles>(find).expect("a set-up");
        let thinker = |view, player, seed| Thinker::new(Level::Hard, view, player, seed);
        let (_, most) = play_and_count::<Castles>(setup, Seed::new(0), thinker);
        let budget = Castles::search(Level::Hard).map_or(0, |search| search.budget);
        println!("{words:?}: {most} of {budget}");
        assert!(most <= 3 * budget, "{words:?}: {most} of {budget}");
    }
}

/// Counts how many of ten games alone hard wins.
fn won_alone(scenario: Scenario) -> usize {
    let setup = Setup { level: Difficulty::Normal, ..Setup::of(scenario) };
    let won = |&seed: &u64| play::<Orleans>(setup, Seed::new(seed), |_| Orleans::search(Level::Hard)).position().won;
    (0..10).filter(won).count()
}

/// Alone hard wins the Dignitary nearly nine times of ten.
#[test]
fn orleans_dignitary() {
    let games = won_alone(Scenario::Dignitary);
    assert!(games >= 6, "{games} of 10");
}

/// Alone hard wins as the Salesman every second time.
#[test]
fn orleans_salesman() {
    let games = won_alone(Scenario::Salesman);
    assert!(games >= 3, "{games} of 10");
}

/// Alone hard wins Capital Vierzon every fifth time, and meets four of its five goals.
#[test]
fn orleans_vierzon() {
    let setup = Setup::of(Scenario::Vierzon);
    let met = |seed| play::<Orleans>(setup, Seed::new(seed), |_| Orleans::search(Level::Hard)).total(Player(0));
    let goals: i16 = (0..10).map(met).sum();
    assert!(goals >= 35, "{goals} of 50");
}
