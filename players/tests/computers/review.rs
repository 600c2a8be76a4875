//! A review is true to itself: it finds what was lost, and luck is nobody's.

use std::collections::BTreeSet;

use contest::{Way, record, review};
use players::review::{Finding, What};
use players::{Computer, Judge, Level};
use rules_core::castles::{self, Action, Castles, Estates, Means, tables};
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::{self, Orleans, Scenario};
use rules_core::{Actions, Game, Player, Seed, Turn, choice, for_each_game};

fn setup<G: Game>() -> G::Setup {
    choice::from_words::<G>(|_| None).expect("a default set-up")
}

/// Returns what a turn cost on average, in points, in games of a level against itself.
fn lost<G: Computer>(level: &str, games: u64) -> f64 {
    let way = Way::named::<G>(level, &setup::<G>()).expect("a level");
    let losses: Vec<f64> = (1..=games)
        .flat_map(|seed| {
            let actions = record::<G>(setup::<G>(), seed, |_| way);
            let (_, findings, _) = review::<G>(setup::<G>(), seed, &actions);
            findings.into_iter().filter_map(|finding| match finding.what {
                What::Turn { best, taken } => Some(f64::from(best - taken) / f64::from(G::LOSSES.point)),
                What::Luck { .. } => None,
            })
        })
        .collect();
    losses.iter().sum::<f64>() / losses.len() as f64
}

#[test]
fn levels_lose_as_they_play() {
    macro_rules! each {
        ($($folder:ident::$game:ident),*) => {$({
            type G = rules_core::$folder::$game;
            let [easy, medium, hard] = Level::ALL.map(|level| lost::<G>(level.name(), 2));
            let plain = lost::<G>("plain", 2);
            let [slip, ..] = G::LOSSES.marks.map(|tenths| f64::from(tenths) / 10.0);
            // Far apart: hard loses less than half of what medium does.
            assert!(2.0 * hard < medium && 1.2 * medium < easy, "{}: {hard} {medium} {easy}", G::KEY);
            // In the Dice Game, plain rules are no worse than the slips of easy.
            let least = if G::KEY == DiceGame::KEY { medium } else { easy };
            assert!(plain >= least, "{}: plain rules lose {plain}, easy {easy}, medium {medium}", G::KEY);
            assert!(hard < slip / 2.0, "{}: hard loses {hard} a turn", G::KEY);
        })*};
    }
    for_each_game!(each);
}

#[test]
fn a_planted_blunder_is_found() {
    const TURN: u16 = 12;
    let setup = setup::<Castles>();
    let way = Way::level::<Castles>(Level::Hard, &setup);
    let mut game = Castles::new(setup, Seed::new(3)).expect("a game");
    let (mut actions, mut turns, mut planted) = (Vec::new(), 0, 0);
    while let Turn::Of(player) = game.turn() {
        let begins = actions.last().is_none_or(|&last| last == Action::EndTurn);
        if begins && player == Player(0) {
            turns += 1;
            if turns == TURN {
                planted = actions.len() as u16;
            }
        }
        let used = game.position().hand(player).used;
        let action = match used {
            // Both dice hire.
            [false, _] if turns == TURN && player == Player(0) => Action::Hire { with: Means::First },
            [_, false] if turns == TURN && player == Player(0) => Action::Hire { with: Means::Second },
            _ => way.decide(&game, player, Seed::new(actions.len() as u64)).0,
        };
        game.play(action).expect("a legal action");
        actions.push(action);
    }
    let (_, findings, _) = review::<Castles>(setup, 3, &actions);
    let lost = |finding: &&Finding| match finding.what {
        What::Turn { best, taken } => best - taken,
        What::Luck { .. } => 0,
    };
    let dearest = findings.iter().max_by_key(lost).expect("some turns");
    assert_eq!((dearest.at, dearest.player), (planted, Player(0)));
    assert!(lost(&dearest) >= i32::from(Castles::LOSSES.marks[2]) * Castles::LOSSES.point / 10);
}

/// In every game: one turn of a game of hard against itself takes the worst of all actions, each time.
fn finds_the_worst_turn<G: Computer>(turn: usize) {
    let (setup, me) = (setup::<G>(), Player(0));
    let way = Way::level::<G>(Level::Hard, &setup);
    let mut game = G::new(setup, Seed::new(3)).unwrap_or_else(|_| panic!("a game"));
    let (mut actions, mut turns, mut begins, mut planted) = (Vec::new(), 0, true, Vec::new());
    while let Turn::Of(player) = game.turn() {
        let mut list = Actions::new();
        game.legal(&mut list);
        turns += usize::from(begins && player == me && list.len() > 2);
        let is_planted = turns == turn && player == me;
        let worth = |&&action: &&G::Action| {
            let mut after = game.clone();
            after.play(action).map_or(i32::MAX, |_| G::JUDGE.value(&after, player))
        };
        let action = match list.iter().min_by_key(worth) {
            Some(&worst) if is_planted => worst,
            _ => way.decide(&game, player, Seed::new(actions.len() as u64)).0,
        };
        if is_planted {
            planted.push(actions.len() as u16);
        }
        begins = game.hands_over(action);
        game.play(action).unwrap_or_else(|_| panic!("a legal action"));
        actions.push(action);
    }
    let (_, findings, _) = review::<G>(setup, 3, &actions);
    let lost = |finding: &&Finding| match finding.what {
        What::Turn { best, taken } => best - taken,
        What::Luck { .. } => 0,
    };
    let dearest = findings.iter().max_by_key(lost).expect("some turns");
    let is_found = dearest.player == me && planted.contains(&dearest.at);
    assert!(is_found, "{}: {dearest:?} is dearer than {planted:?}", G::KEY);
    let [_, mistake, _] = G::LOSSES.marks;
    assert!(G::LOSSES.tenths(lost(&dearest)) >= mistake, "{}: {dearest:?}", G::KEY);
}

#[test]
fn the_worst_turn_is_found_in_every_game() {
    macro_rules! each {
        ($($folder:ident::$game:ident),*) => {$(finds_the_worst_turn::<rules_core::$folder::$game>(9);)*};
    }
    for_each_game!(each);
}

/// Cards of Prosperity are luck, too: whoever draws some could have drawn others.
#[test]
fn cards_are_drawn_anew() {
    let setup = orleans::Setup { players: 2, ..orleans::Setup::of(Scenario::Prosperity) };
    let mut drawn = 0;
    for seed in 1..20 {
        let (mut game, mut dice) = (Orleans::new(setup, Seed::new(seed)).expect("a game"), Seed::new(seed).generator());
        while let Turn::Of(player) = game.turn() {
            let mut list = Actions::new();
            game.legal(&mut list);
            let (before, action) = (game.clone(), list[game.busy(&list, &mut dice)]);
            game.play(action).expect("a legal action");
            if game.position().deck.len() >= before.position().deck.len() {
                continue;
            }
            assert!(before.draws_for(player, action), "{action:?} draws");
            let hands = (0..8).map(|seed| {
                let mut other = before.clone();
                other.redraw(Seed::new(seed));
                other.play(action).expect("a legal action");
                format!("{:?}", other.position().structures[player.index()])
            });
            assert!(hands.collect::<BTreeSet<_>>().len() > 1, "{action:?} draws the same cards");
            drawn += 1;
        }
        if drawn > 2 {
            return;
        }
    }
    panic!("{drawn} cards were drawn");
}

/// Returns luck and points of everybody in games of medium against itself, in points.
fn fortunes<G: Computer>(setup: G::Setup, games: usize) -> Vec<Vec<[f64; 2]>> {
    let way = Way::level::<G>(Level::Medium, &setup);
    contest::spread(games, contest::cores(), |number| {
        let seed = 100 + number as u64;
        let actions = record::<G>(setup, seed, |_| way);
        let (game, findings, _) = review::<G>(setup, seed, &actions);
        let fortune = |player| {
            let luck = findings.iter().filter(|finding| finding.player == player);
            let luck: i32 = luck.map(|finding| if let What::Luck { luck, .. } = finding.what { luck } else { 0 }).sum();
            [f64::from(luck) / f64::from(G::LOSSES.point), f64::from(game.total(player))]
        };
        Player::all(game.players()).map(fortune).collect()
    })
}

fn mean(of: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = of.len() as f64;
    of.sum::<f64>() / count
}

/// Everybody's luck evens out over these games. Returns how it goes with the points.
fn evens_out<G: Computer>(what: &str, games: &[Vec<[f64; 2]>]) -> f64 {
    let players = games[0].len();
    let (mut together, mut spreads) = (0.0, [0.0; 2]);
    for player in 0..players {
        let means = [0, 1].map(|what| mean(games.iter().map(|game| game[player][what])));
        let away = |game: &Vec<[f64; 2]>| [0, 1].map(|what| game[player][what] - means[what]);
        let spread = mean(games.iter().map(|game| away(game)[0].powi(2))).sqrt();
        let most = 3.0 * spread / (games.len() as f64).sqrt();
        assert!(spread > 0.0 && means[0].abs() < most, "{} {what}, player {player}: {} of {spread}", G::KEY, means[0]);
        for [luck, points] in games.iter().map(away) {
            together += luck * points;
            spreads = [spreads[0] + luck * luck, spreads[1] + points * points];
        }
    }
    together / (spreads[0] * spreads[1]).sqrt().max(f64::MIN_POSITIVE)
}

/// Over many games luck evens out, and those who have it score more: at least half as surely as was measured at night, or as
/// these few games show by day.
#[test]
fn luck_is_nobodys() {
    let least = |key| match key {
        "castles" => [0.08, 0.16],
        "dice-game" => [0.25, 0.27],
        "natick" => [0.17, 0.17],
        _ => [0.04, 0.08],
    };
    macro_rules! each {
        ($($folder:ident::$game:ident),*) => {$({
            type G = rules_core::$folder::$game;
            let games = fortunes::<G>(setup::<G>(), if breakable::is_long() { 500 } else { 24 });
            let correlation = evens_out::<G>("as usual", &games);
            let least = least(G::KEY)[usize::from(breakable::is_long())];
            println!("{}: {correlation:.2}", G::KEY);
            assert!(correlation >= least, "{}: luck goes with points by {correlation}", G::KEY);
        })*};
    }
    for_each_game!(each);
}

/// Also where players share an estate, where there is only one, where two play with a deck of their own, and with cards.
#[test]
fn luck_is_nobodys_in_other_set_ups() {
    fn with<G: Computer>(what: &str, setup: G::Setup) {
        let games = fortunes::<G>(setup, if breakable::is_long() { 200 } else { 8 });
        println!("{} {what}: {:.2}", G::KEY, evens_out::<G>(what, &games));
    }
    let estates = Estates::Team(*tables::TEAM_ESTATES.start());
    with::<Castles>("in teams", castles::Setup { players: 4, estates, ..Castles::DEFAULT });
    with::<Castles>("alone", Castles::with_players(&Castles::DEFAULT, 1));
    with::<DiceGame>("alone", DiceGame::with_players(&DiceGame::DEFAULT, 1));
    with::<Orleans>("of two", orleans::Setup::of(Scenario::Duel));
    with::<Orleans>("with cards", orleans::Setup { players: 3, ..orleans::Setup::of(Scenario::Prosperity) });
}

/// A judge who compares two counts each draw and each turn for both of them, and so each of them has half of it.
#[test]
fn what_a_judge_counts_for_two_is_half_for_each() {
    fn is_half<G: Computer>() {
        let setup = G::with_players(&setup::<G>(), 2);
        let mut game = G::new(setup, Seed::new(1)).unwrap_or_else(|_| panic!("a game"));
        let mut compares = true;
        for action in record::<G>(setup, 1, |_| Way::PLAIN) {
            let [mine, theirs] = [0, 1].map(|seat| G::JUDGE.value(&game, Player(seat)));
            compares &= mine == -theirs;
            game.play(action).unwrap_or_else(|_| panic!("a legal action"));
        }
        assert_eq!(G::points_each(&setup), if compares { 2 } else { 1 }, "{}", G::KEY);
    }
    is_half::<Castles>();
    is_half::<DiceGame>();
    is_half::<Natick>();
    is_half::<Orleans>();
}

#[test]
fn two_reviews_are_equal() {
    let setup = setup::<Castles>();
    let actions = record::<Castles>(setup, 8, |_| Way::PLAIN);
    assert_eq!(review::<Castles>(setup, 8, &actions).1, review::<Castles>(setup, 8, &actions).1);
}

/// What is kept of reviews has the number of its judge, so that nobody compares what two of them found. Where this test fails,
/// the judge of that game has changed: raise `judge` in its `LOSSES`, and write down what he finds.
#[test]
fn a_judge_who_finds_something_else_has_another_number() {
    const KNOWN: [(&str, u8, u64); 4] = [
        ("castles", 3, 15_974_410_538_729_475_724),
        ("dice-game", 2, 2_418_465_745_195_214_328),
        ("natick", 2, 14_897_558_356_157_860_879),
        ("orleans", 2, 6_074_999_476_053_047_048),
    ];
    let mut found = Vec::new();
    macro_rules! each {
        ($($folder:ident::$game:ident),*) => {$({
            type G = rules_core::$folder::$game;
            let actions = record::<G>(setup::<G>(), 5, |_| Way::PLAIN);
            let mix = |sum: u64, word: i32| (sum ^ word as u32 as u64).wrapping_mul(0x100_0000_01b3);
            let sum = review::<G>(setup::<G>(), 5, &actions).1.into_iter().fold(0, |sum, finding| {
                let (first, second) = match finding.what {
                    What::Turn { best, taken } => (best, taken),
                    What::Luck { luck, variance } => (luck, variance),
                };
                [finding.player.0.into(), finding.at.into(), first, second].into_iter().fold(sum, mix)
            });
            found.push((G::KEY, G::LOSSES.judge, sum));
        })*};
    }
    for_each_game!(each);
    assert_eq!(found, KNOWN);
}
