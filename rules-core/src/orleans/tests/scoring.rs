//! Points at the end.

use super::*;

/// Points are told at the end, each source that brought some once, and no other.
#[test]
fn the_end_tells_every_source_that_brought_points() {
    let end = |scenario, change: Change| {
        let mut game = asked(scenario, Job::Act, &[]);
        (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
        game.table.round = game.table.setup.rounds();
        game.table.holdings.iter_mut().for_each(|holding| (holding.coins, holding.goods) = (0, Goods::default()));
        change(&mut game.table);
        let mut told = Vec::new();
        let mut listen = |event| {
            if let Event::Points { player, points, source } = event {
                told.push((player, points, source));
            }
        };
        game.act(Action::Pass, &mut listen).unwrap();
        assert_eq!(game.table.phase, Phase::Over);
        told
    };
    assert_eq!(end(Scenario::Base, |_| ()), []);
    assert_eq!(end(Scenario::Base, |table| table.holdings[0].coins = 1), [(A, 1, Source::Coins)]);
    let all: Change = |table| {
        table.holdings[0].coins = 2;
        (table.holdings[1].citizens, table.holdings[1].goods) = (1, Goods([1, 1, 1, 1, 1]));
        table.holdings[1].tiles.insert(Place::Depot);
    };
    let goods = (B, 15, Source::Goods);
    let depot = (B, tables::DEPOT_POINTS as i16, Source::Depot);
    assert_eq!(end(Scenario::Base, all), [(A, 2, Source::Coins), goods, (B, 1, Source::Development), depot]);
}

/// The score sheet has the sources that can bring something.
#[test]
fn each_scenario_counts_what_it_brings() {
    let counted =
        |setup: Setup| -> Vec<Source> { Source::ALL.into_iter().filter(|&source| setup.counts(source)).collect() };
    let trade = [Source::Coins, Source::Goods, Source::Development];
    assert_eq!(counted(Setup::of(Scenario::Base)), trade);
    let depot = Setup { invasion_tiles: true, ..Setup::of(Scenario::Base) };
    assert_eq!(counted(depot), [&trade[..], &[Source::Depot]].concat());
    assert_eq!(counted(Setup::of(Scenario::Prosperity)), [&trade[..], &[Source::Depot, Source::Structures]].concat());
    for scenario in [Scenario::Invasion, Scenario::Duel, Scenario::Vierzon, Scenario::Dignitary, Scenario::Salesman] {
        assert_eq!(counted(Setup::of(scenario)), [Source::Objectives], "{scenario:?}");
    }
}

/// Between those with as many points development decides, then the goods; in the Duel the goods, then coins.
#[test]
fn a_tie_is_settled_by_the_last_thing_that_had_to_be_looked_at() {
    // Of each player the development, grain, and coins; the last two are points in the base game.
    type Rows<'a> = &'a [(u8, u8, u16)];
    let over = |setup: Setup, rows: Rows<'_>| {
        let mut game = Orleans::new(setup, Seed::new(1)).unwrap();
        for (holding, &(development, grain, coins)) in game.table.holdings.iter_mut().zip(rows) {
            (holding.development, holding.goods, holding.coins) = (development, Goods([grain, 0, 0, 0, 0]), coins);
        }
        assert_eq!(game.tie(), None, "nobody has won yet");
        game.table.phase = Phase::Over;
        game.tie()
    };
    let cases: &[(Rows<'_>, Option<Tie>)] = &[
        (&[(1, 0, 3), (0, 0, 2)], None),
        (&[(0, 3, 0), (1, 0, 3)], Some(Tie::Development)),
        (&[(1, 1, 2), (1, 3, 0)], Some(Tie::Goods)),
        (&[(1, 1, 2), (1, 1, 2)], Some(Tie::Shared)),
        // One of three has more or fewer points.
        (&[(1, 1, 2), (1, 1, 2), (0, 0, 9)], None),
        (&[(1, 0, 3), (0, 0, 3), (1, 0, 2)], Some(Tie::Development)),
        // All three have as many.
        (&[(0, 3, 0), (2, 0, 3), (0, 3, 0)], Some(Tie::Development)),
        (&[(1, 1, 2), (1, 3, 0), (0, 2, 1)], Some(Tie::Goods)),
        (&[(2, 1, 2), (2, 1, 2), (1, 3, 0)], Some(Tie::Shared)),
    ];
    for (rows, tie) in cases {
        assert_eq!(over(Setup::base(rows.len() as u8), rows), *tie, "{rows:?}");
    }
    let duel = |rows| over(Setup::of(Scenario::Duel), rows);
    assert_eq!(duel(&[(0, 1, 0), (1, 0, 9)]), Some(Tie::Goods));
    assert_eq!(duel(&[(1, 1, 8), (0, 1, 9)]), Some(Tie::Coins));
    assert_eq!(duel(&[(1, 1, 9), (0, 1, 9)]), Some(Tie::Shared));
}
