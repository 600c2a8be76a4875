//! Ways over the map, and steps on tracks.

use super::*;

/// At the end of the development track nobody develops any more, and nothing is reported.
#[test]
fn no_development_beyond_the_end() {
    for (development, told) in [(tables::LAST_DEVELOPMENT - 1, 1), (tables::LAST_DEVELOPMENT, 0)] {
        let mut game = asked(Scenario::Base, Job::Act, &[]);
        (game.table.holdings[0].development, game.table.holdings[0].furthest) = (development, development);
        let mut steps = 0;
        game.develop(3, &mut |event| steps += u8::from(matches!(event, Event::Developed { .. })));
        assert_eq!((steps, game.table.holdings[0].development), (told, tables::LAST_DEVELOPMENT));
    }
}

/// Roads, waterways, both or neither, and never a way that does not begin there.
#[test]
fn only_the_ways_that_are_open_are_left() {
    for town in Town::ALL {
        let all: Vec<u8> = town.ways().collect();
        for (roads, water) in [(false, false), (false, true), (true, false), (true, true)] {
            let open = |way: &u8| if map::WAYS[usize::from(*way)].water { water } else { roads };
            let left: Vec<u8> = town.ways().only(roads, water).collect();
            assert_eq!(left, all.iter().copied().filter(open).collect::<Vec<_>>(), "{town:?}");
        }
    }
}
