//! The Castles of Burgundy: every edition and number of players, beginners' and other estates.

use crate::lawful::{Lawful, hold};
use rules_core::castles::{Castles, Edition, Estates, Event, Setup, Source};
use rules_core::{Game, Player};

impl Lawful for Castles {
    const SAMPLE: u32 = 40;

    fn setups() -> Vec<Setup> {
        let all = |edition, players| {
            let named = match edition {
                Edition::E2011 => [[2, 3, 4, 5], [6, 7, 8, 9], [1, 8, 3, 3]],
                Edition::E2019 => [[2, 3, 4, 5], [6, 7, 8, 9], [10, 1, 2, 10]],
            };
            let named = named.map(|mut estates| {
                estates[usize::from(players)..].fill(0);
                Estates::Named(estates)
            });
            let beginner = [Estates::Beginner(1), Estates::Beginner(2)];
            let estates = beginner.into_iter().chain(named).chain([Estates::Random; 3]);
            estates.map(move |estates| Setup { players, edition, estates }).filter(|setup| setup.check().is_ok())
        };
        let editions = [Edition::E2011, Edition::E2019].into_iter();
        editions.flat_map(|edition| (2..=4).flat_map(move |players| all(edition, players))).collect()
    }

    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        match event {
            Event::Points { player, points, source } => Some((player, source, points)),
            _ => None,
        }
    }

    fn conserved(&self) -> Result<(), String> {
        let position = self.position();
        // What is kept beside the position is what follows from it.
        let again =
            Castles::from_position(*position, rules_core::Seed::default()).map_err(|reasons| format!("{reasons:?}"))?;
        if again != self.view(Player(0)) { Err("something does not follow from the position".into()) } else { Ok(()) }
    }
}

#[test]
fn hold_over_random_games() {
    hold::<Castles>(4);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Castles>() <= 2048, "{}", size_of::<Castles>());
    assert!(size_of::<rules_core::castles::Action>() <= 4);
}
