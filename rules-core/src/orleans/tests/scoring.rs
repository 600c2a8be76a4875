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
