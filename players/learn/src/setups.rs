//! Which games are learned from, and how often each.

use players::Computer;
use rand_pcg::Pcg32;
use rules_core::castles::{self, Castles, Edition, Estates, Expansion, Expansions, tables};
use rules_core::dice_game::{self, DiceGame, Duchy, Variant};
use rules_core::natick::Natick;
use rules_core::orleans::{self, Action, Level, Orleans, Scenario};
use rules_core::{Dice, Game, choice};

/// A game whose set-ups can be drawn.
pub trait Draw: Computer {
    /// The sorts of games of a model, each with how often it is played: shares of all.
    fn sorts(model: &str) -> &'static [(&'static str, u32)] {
        let _ = model;
        &[("all", 1)]
    }

    /// Draws a set-up of a sort; by default one of all that the game offers.
    fn draw(sort: &str, dice: &mut Pcg32) -> Self::Setup {
        let _ = sort;
        let setups: Vec<_> = choice::setups::<Self>().collect();
        setups[dice.below(setups.len() as u32) as usize]
    }

    /// Whether a position is valued for all who play, not only for the one who decides.
    const FOR_ALL: bool = false;

    /// Returns whether a position is learned from, by what the one who decides has done and does now. By default those
    /// after an action of the turn are.
    fn learns_from(&self, moment: Moment<Self::Action>) -> bool {
        moment.has_acted
    }
}

/// Where in a turn a position stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment<A> {
    /// What is done now.
    pub action: A,
    /// The one who decides has done something since the last hand-over.
    pub has_acted: bool,
    /// What is done now hands over.
    pub hands_over: bool,
}

/// Draws a set-up of a model, and returns the sort of game that it is.
pub fn draw<G: Draw>(model: &str, fits: fn(&G::Setup) -> bool, dice: &mut Pcg32) -> (&'static str, G::Setup) {
    let sorts = G::sorts(model);
    let mut nth = dice.below(sorts.iter().map(|(_, share)| share).sum());
    let &(sort, _) = sorts
        .iter()
        .find(|(_, share)| match nth.checked_sub(*share) {
            Some(rest) => {
                nth = rest;
                false
            }
            None => true,
        })
        .expect("a share of all");
    loop {
        let setup = G::draw(sort, dice);
        if fits(&setup) {
            return (sort, setup);
        }
    }
}

impl Draw for Castles {
    fn sorts(model: &str) -> &'static [(&'static str, u32)] {
        if model == "alone" {
            return &[("alone", 1)];
        }
        &[
            ("two", 40),
            ("two with expansions", 14),
            ("three", 12),
            ("three with expansions", 5),
            ("four", 12),
            ("four with expansions", 5),
            ("teams", 12),
        ]
    }

    fn draw(sort: &str, dice: &mut Pcg32) -> castles::Setup {
        if sort == "alone" {
            let setups: Vec<_> = choice::setups::<Castles>().filter(castles::Setup::is_solo).collect();
            return setups[dice.below(setups.len() as u32) as usize];
        }
        let players = match sort {
            "two" | "two with expansions" => 2,
            "three" | "three with expansions" => 3,
            _ => 4,
        };
        if sort == "teams" {
            let estates = Estates::Team(pick(tables::TEAM_ESTATES, dice));
            return castles::Setup { players, estates, ..Castles::DEFAULT };
        }
        let expansions = match sort.ends_with("expansions") {
            true if dice.below(2) == 0 => Expansions::ALL,
            true => Expansion::ALL.into_iter().filter(|_| dice.below(2) == 0).collect(),
            false => Expansions::NONE,
        };
        let first = expansions.is_empty() && dice.below(10) < 3;
        let edition = if first { Edition::E2011 } else { Edition::E2019 };
        let numbers = match expansions.has(Expansion::Posts) {
            true => tables::POST_ESTATES,
            false => 1..=tables::estates(edition),
        };
        let mut seat = 0;
        let mut named = || {
            seat += 1;
            if seat <= players { pick(numbers.clone(), dice) } else { 0 }
        };
        let named = [(); 4].map(|()| named());
        let estates = match dice.below(20) {
            0..12 => Estates::Random,
            12..17 => Estates::Named(named),
            _ if expansions.has(Expansion::Posts) => Estates::Random,
            _ if edition == Edition::E2011 => Estates::Beginner(1),
            _ => Estates::Beginner(dice.below(2) as u8 + 1),
        };
        castles::Setup { players, edition, estates, expansions }
    }
}

/// A turn of the Dice Game may end at any time. A position where it could have ended is worth what comes if it does, and
/// that is known only where it did.
impl Draw for DiceGame {
    fn learns_from(&self, moment: Moment<Self::Action>) -> bool {
        moment.hands_over
    }

    fn sorts(model: &str) -> &'static [(&'static str, u32)] {
        match model {
            "alone" => &[("alone", 1)],
            _ => &[("two", 40), ("three", 25), ("four", 20), ("five", 15)],
        }
    }

    fn draw(sort: &str, dice: &mut Pcg32) -> dice_game::Setup {
        let players = match sort {
            "alone" => 1,
            "two" => 2,
            "three" => 3,
            "four" => 4,
            _ => 5,
        };
        let duchy = Duchy::ALL[dice.below(Duchy::ALL.len() as u32) as usize];
        let variant = match dice.below(10) {
            _ if players == 1 => Variant::OneAndOnly,
            0..2 if players < 5 => Variant::AllDifferent,
            2..4 => Variant::AllTheSame,
            _ => Variant::Standard,
        };
        dice_game::Setup { players, duchy, variant, open_choices: players > 1 && dice.below(4) == 0 }
    }
}

/// As in the Dice Game. A look-ahead ends in the other's turn, so that positions are valued for both.
impl Draw for Natick {
    const FOR_ALL: bool = true;

    fn learns_from(&self, moment: Moment<Self::Action>) -> bool {
        moment.hands_over || moment.has_acted && self.turn_number() == 0
    }
}

/// As in the Dice Game: those are learned from in which the player was done.
impl Draw for Orleans {
    fn learns_from(&self, moment: Moment<Self::Action>) -> bool {
        moment.action == Action::Done
    }

    fn sorts(model: &str) -> &'static [(&'static str, u32)] {
        match model {
            "base" => &[("two", 40), ("three", 24), ("four", 20), ("five", 16)],
            "prosperity" => {
                &[("two in prosperity", 40), ("three in prosperity", 24), ("four or five in prosperity", 36)]
            }
            "duel" => &[("duel", 1)],
            "invasion" => &[
                ("two in invasion, easy", 30),
                ("two in invasion", 30),
                ("more in invasion, easy", 20),
                ("more in invasion", 20),
            ],
            "dignitary" => &[("dignitary", 1)],
            "salesman" => &[("salesman", 1)],
            _ => &[("vierzon", 1)],
        }
    }

    fn draw(sort: &str, dice: &mut Pcg32) -> orleans::Setup {
        let (scenario, levels): (_, &[Level]) = match sort {
            _ if sort.contains("prosperity") => (Scenario::Prosperity, &[]),
            _ if sort.contains("invasion, easy") => (Scenario::Invasion, &[Level::Easy]),
            _ if sort.contains("invasion") => (Scenario::Invasion, &[Level::Normal, Level::Normal, Level::Hard]),
            "duel" => (Scenario::Duel, &[]),
            "dignitary" => (Scenario::Dignitary, &[Level::Easy, Level::Normal]),
            "salesman" => (Scenario::Salesman, &[Level::Normal, Level::Hard, Level::Hardest]),
            "vierzon" => (Scenario::Vierzon, &[Level::Normal, Level::Hard, Level::Hardest]),
            _ => (Scenario::Base, &[]),
        };
        let setup = orleans::Setup::of(scenario);
        let players = match sort.split(' ').next() {
            Some("two") => 2,
            Some("three") => 3,
            Some("four") if scenario == Scenario::Prosperity => 4 + dice.below(2) as u8,
            Some("four") => 4,
            Some("five") => 5,
            Some("more") => 3 + dice.below(3) as u8,
            _ => setup.players,
        };
        let level = match levels {
            [] => setup.level,
            _ => levels[dice.below(levels.len() as u32) as usize],
        };
        let mut option = |of: Scenario| scenario == of && dice.below(2) == 1;
        let (invasion_tiles, stacks) = (option(Scenario::Base), option(Scenario::Base));
        let choose_characters = option(Scenario::Invasion);
        orleans::Setup { players, level, invasion_tiles, stacks, choose_characters, ..setup }
    }
}

fn pick(numbers: std::ops::RangeInclusive<u8>, dice: &mut Pcg32) -> u8 {
    numbers.start() + dice.below(numbers.len() as u32) as u8
}

#[cfg(test)]
mod tests {
    use rules_core::{Seed, for_each_game, playout};

    use super::*;

    fn possible<G: Draw>() {
        for model in G::MODELS {
            let mut dice = playout::picks(Seed::new(1));
            let mut sorts = std::collections::BTreeSet::new();
            for seed in 0..400 {
                let (sort, setup) = draw::<G>(model.name, model.fits, &mut dice);
                assert!((model.fits)(&setup) && G::new(setup, Seed::new(seed)).is_ok(), "{sort}: {setup:?}");
                sorts.insert(sort);
            }
            assert_eq!(sorts.len(), G::sorts(model.name).len(), "every sort is drawn");
        }
    }

    #[test]
    fn every_drawn_set_up_is_possible() {
        macro_rules! all {
            ($($folder:ident::$game:ident),*) => { $(possible::<rules_core::$folder::$game>();)* };
        }
        for_each_game!(all);
    }
}
