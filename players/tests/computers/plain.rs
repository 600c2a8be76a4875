//! Plain players play whole games: their scores tell whether the rules bring the points that they should.

use players::Computer;
use rules_core::castles::{Castles, Edition, Estates, Expansion, Expansions, Source};
use rules_core::dice_game::{DiceGame, Duchy, Variant};
use rules_core::natick::{Natick, Row};
use rules_core::{Game, Player, Seed, Turn, castles, dice_game, natick};

/// Plays a game by plain rules; `each` sees it before and after every action.
fn play<G: Computer>(setup: G::Setup, seed: u64, mut each: impl FnMut(&G, &G)) -> G {
    let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let mut length = 0;
    while let Turn::Of(_) = game.turn() {
        let before = game.clone();
        let action = game.plain(Seed::new(seed << 16 | length)).expect("something to do");
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        each(&before, &game);
        length += 1;
    }
    game
}

#[test]
fn castles_bring_90_points_and_more() {
    for edition in [Edition::E2011, Edition::E2019] {
        for players in 2..=4 {
            let setup =
                castles::Setup { players, edition, estates: Estates::Beginner(1), expansions: Default::default() };
            let mut sum = 0.0;
            for seed in 0..40 {
                let end = play::<Castles>(setup, seed, |_, _| ());
                sum += Player::all(players).map(|player| f64::from(end.total(player))).sum::<f64>();
            }
            let mean = sum / 40.0 / f64::from(players);
            assert!(mean >= 90.0, "{edition:?}, {players} players: {mean:.1}");
        }
    }
}

/// Returns the mean points of plain players with these expansions, over all estates that they can be played on, and
/// what border posts alone bring.
fn mean(players: u8, expansions: Expansions) -> (f64, f64) {
    let estates = if expansions.has(Expansion::Posts) { 11..=16 } else { 1..=10_u8 };
    let count = estates.clone().count() as u8;
    let (mut seats, mut sum, mut posts) = (0.0, 0.0, 0.0);
    for seed in 0..120 {
        let estate = |seat: u8| estates.start() + (seed + seat) % count;
        let named = [0, 1, 2, 3].map(|seat| if seat < players { estate(seat) } else { 0 });
        let setup = castles::Setup { players, edition: Edition::E2019, estates: Estates::Named(named), expansions };
        let end = play::<Castles>(setup, seed.into(), |_, _| ());
        for player in Player::all(players) {
            let made = &end.position().hand(player).points;
            seats += 1.0;
            sum += f64::from(end.total(player));
            posts += Source::Posts.in_play().map_or(0.0, |place| f64::from(made[place]));
        }
    }
    (sum / seats, posts / seats)
}

/// A player of an independent model of the rules, as plain as ours, had these points with two, three and four players. Ours
/// has some less, but with every expansion by about as much.
#[test]
fn expansions_of_castles_bring_what_they_should() {
    use Expansion::{Extra, Inns, Posts, Routes, Shields, White};
    let base = [159.0, 171.0, 177.0];
    let alone = [
        (Extra, base),
        (White, base),
        (Inns, base),
        (Posts, [171.0, 177.0, 187.0]),
        (Routes, [170.0, 180.0, 185.0]),
        (Shields, [160.0, 172.0, 179.0]),
    ];
    let alone = alone.map(|(expansion, others)| (Expansions::NONE.with(expansion), others));
    let sets = [(Expansions::NONE, base), (Expansions::ALL, [179.0, 187.0, 194.0])];
    for (expansions, others) in sets.into_iter().chain(alone) {
        for (players, other) in (2..).zip(others) {
            let (points, posts) = mean(players, expansions);
            println!("{expansions:?}, {players} players: {points:.1}, by posts {posts:.1}");
            assert!((0.92..1.0).contains(&(points / other)), "{expansions:?}, {players} players: {points:.1}");
            assert_eq!((11.0..17.0).contains(&posts), expansions.has(Posts), "{players} players: {posts:.1} by posts");
        }
    }
}

/// The teams of that model had 361 points on board 12a and 383 on 12b.
#[test]
fn teams_of_castles_score_what_they_should() {
    for (board, other) in castles::tables::TEAM_ESTATES.zip([361.0, 383.0]) {
        let (edition, estates) = (Edition::E2019, Estates::Team(board));
        let setup = castles::Setup { players: 4, edition, estates, expansions: Default::default() };
        let ends = (0..40).map(|seed| play::<Castles>(setup, seed, |_, _| ()));
        let mean = ends.map(|end| f64::from(end.total(Player(0)) + end.total(Player(1)))).sum::<f64>() / 80.0;
        assert!((0.92..1.0).contains(&(mean / other)), "board {board}: {mean:.1}");
    }
}

#[test]
fn the_dice_game_alone_brings_45_to_60_points() {
    for duchy in Duchy::ALL {
        let setup = dice_game::Setup { players: 1, duchy, variant: Variant::OneAndOnly, open_choices: false };
        let ends = (0..200).map(|seed| play::<DiceGame>(setup, seed, |_, _| ()));
        let mean = ends.map(|end| f64::from(end.total(Player(0)))).sum::<f64>() / 200.0;
        assert!((45.0..=60.0).contains(&mean), "{duchy:?}: {mean:.1}");
    }
}

/// Our own values of Natick are chosen so that going first is no advantage, and a game takes half an hour.
#[test]
fn natick_is_fair_and_of_good_length() {
    const GAMES: u64 = 2_000;
    let (mut won_by_first, mut turns) = (0, 0);
    for seed in 0..GAMES {
        let end = play::<Natick>(natick::Setup::default(), seed, |_, _| ());
        won_by_first += u64::from(end.standing().rank[end.first().index()] == 1);
        turns += u64::from(end.turn_number());
    }
    let (share, length) = (won_by_first as f64 / GAMES as f64, turns as f64 / GAMES as f64);
    assert!((0.45..=0.55).contains(&share), "the first player wins {share:.3} of the games");
    assert!((15.0..=25.0).contains(&length), "a game takes {length:.1} turns");
}

#[test]
fn in_natick_points_are_never_lost_and_units_never_leave() {
    for seed in 0..20 {
        play::<Natick>(natick::Setup::default(), seed, |before, after| {
            for player in [Player(0), Player(1)] {
                let gained = after.total(player) - before.total(player);
                assert!(gained >= 0);
                assert!(gained == 0 || before.turn_number() == 0 || player == before.active());
                let (old, new) = (before.colony(player), after.colony(player));
                assert!(old.traders().iter().all(|column| new.traders().contains(column)));
                for row in Row::ALL {
                    assert!(old.knights(row).iter().all(|column| new.knights(row).contains(column)));
                }
            }
        });
    }
}
