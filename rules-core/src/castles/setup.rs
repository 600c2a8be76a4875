//! What a game starts from, and the door it goes through.

use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::choice::{Category, Choice, Scope, Value};
use crate::{Dice, Phrase, Player, Reasons};

use super::state::{Position, Stage};
use super::{Castles, tables};

/// The printed edition whose rules are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first edition.
    E2011,
    /// The anniversary edition, base game.
    E2019,
}

/// Which estates are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Estates {
    /// All play this one, with the castle in the middle.
    Beginner(u8),
    /// These, by seat (0 where nobody sits); everybody chooses where the castle stands.
    Named([u8; 4]),
    /// Everybody chooses between two drawn ones, and then where the castle stands.
    Random,
}

/// The plain value a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// Whose rules.
    pub edition: Edition,
    /// Which estates.
    pub estates: Estates,
}

/// Why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not 2 to 4 players.
    Players,
    /// The beginners' estate is no. 1, in 2019 also no. 2.
    BeginnerEstate,
    /// The edition has no estate of this number.
    NoSuchEstate,
    /// An estate is named for a seat where nobody sits.
    NobodySits,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "2 to 4 players",
            Refusal::BeginnerEstate => "not an estate for beginners",
            Refusal::NoSuchEstate => "no such estate in this edition",
            Refusal::NobodySits => "an estate for an empty seat",
        }
    }
}

impl Setup {
    /// Each thing that is wrong with it.
    pub fn check(&self) -> Result<(), Reasons<Refusal>> {
        let players_fit = matches!(self.players, 2..=4);
        let beginner = 1..=beginner_estates(self.edition);
        let (mut number, mut named, mut seat) = (true, true, true);
        match self.estates {
            Estates::Beginner(estate) => number = beginner.contains(&estate),
            Estates::Named(estates) => {
                let (taken, empty) = estates.split_at(usize::from(self.players.min(4)));
                named = taken.iter().all(|&estate| tables::estate(self.edition, estate).is_some());
                seat = empty.iter().all(|&estate| estate == 0);
            }
            Estates::Random => {}
        }
        let verdicts = [
            (players_fit, Refusal::Players),
            (number, Refusal::BeginnerEstate),
            (named, Refusal::NoSuchEstate),
            (seat, Refusal::NobodySits),
        ];
        let reasons: Reasons<_> = verdicts.into_iter().filter(|(fits, _)| !fits).map(|(_, reason)| reason).collect();
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }
}

/// What an untouched form shows.
pub(super) const DEFAULT: Setup = Setup { players: 2, edition: Edition::E2019, estates: Estates::Beginner(1) };

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "edition",
        label: "Edition",
        scope: Scope::Table,
        values: &[Value::new("2011", "2011"), Value::new("2019", "2019")],
        get: |setup, _| setup.edition as u8,
        set: |setup, _, value| setup.set_edition(if value == 0 { Edition::E2011 } else { Edition::E2019 }),
        fits: |_, _| true,
        shown: |_| true,
        category: Some(Category { weight: 1, words: &["2011", "2019"] }),
    },
    Choice {
        key: "estates",
        label: "Estates",
        scope: Scope::Table,
        values: &[
            Value::new("1", "for beginners"),
            Value::new("2", "for beginners"),
            Value::new("named", "each their own"),
            Value::new("random", "drawn, 1 of 2"),
        ],
        get: |setup, _| match setup.estates {
            Estates::Beginner(estate) => estate.clamp(1, 2) - 1,
            Estates::Named(_) => 2,
            Estates::Random => 3,
        },
        set: |setup, _, value| {
            setup.estates = match value {
                0 | 1 => Estates::Beginner(value + 1),
                2 => Estates::Named(named(setup.players, [0; 4])),
                _ => Estates::Random,
            }
        },
        fits: |setup, value| value > 1 || value < beginner_estates(setup.edition),
        shown: |_| true,
        category: None,
    },
    Choice {
        key: "estate",
        label: "Estate",
        scope: Scope::Seat,
        values: &[
            Value::new("random", "random"),
            Value::new("1", "estate 1"),
            Value::new("2", "estate 2"),
            Value::new("3", "estate 3"),
            Value::new("4", "estate 4"),
            Value::new("5", "estate 5"),
            Value::new("6", "estate 6"),
            Value::new("7", "estate 7"),
            Value::new("8", "estate 8"),
            Value::new("9", "estate 9"),
            Value::new("10", "estate 10"),
        ],
        get: |setup, seat| setup.estate(seat),
        set: |setup, seat, value| match &mut setup.estates {
            // Beginners all play the same.
            Estates::Beginner(estate) => *estate = value,
            Estates::Named(estates) => estates[seat.index() % 4] = value,
            Estates::Random => {}
        },
        fits: |setup, value| {
            let last = match setup.estates {
                Estates::Beginner(_) => beginner_estates(setup.edition),
                Estates::Named(_) => tables::estates(setup.edition),
                Estates::Random => 0,
            };
            (1..=last).contains(&value)
        },
        shown: |_| true,
        category: None,
    },
];

impl Setup {
    /// The estate of a player, by its number; 0 if it is drawn.
    pub fn estate(&self, player: Player) -> u8 {
        match self.estates {
            Estates::Beginner(estate) => estate,
            Estates::Named(estates) => estates.get(player.index()).copied().unwrap_or(0),
            Estates::Random => 0,
        }
    }

    /// The same for another number of players: whoever comes gets an estate, whoever goes leaves it.
    pub(super) fn with_players(mut self, players: u8) -> Setup {
        self.players = players;
        if let Estates::Named(estates) = self.estates {
            self.estates = Estates::Named(named(players, estates));
        }
        self
    }

    /// Changes the edition; an estate that it doesn't have becomes its last one.
    fn set_edition(&mut self, edition: Edition) {
        self.edition = edition;
        self.estates = match self.estates {
            Estates::Beginner(estate) => Estates::Beginner(estate.min(beginner_estates(edition))),
            Estates::Named(estates) => Estates::Named(estates.map(|estate| estate.min(tables::estates(edition)))),
            Estates::Random => Estates::Random,
        };
    }
}

/// How many estates are for beginners: no. 1, in 2019 also no. 2.
const fn beginner_estates(edition: Edition) -> u8 {
    match edition {
        Edition::E2011 => 1,
        Edition::E2019 => 2,
    }
}

/// The estates of so many players: those given, and one for each who has none.
fn named(players: u8, estates: [u8; 4]) -> [u8; 4] {
    core::array::from_fn(|seat| match estates[seat] {
        _ if seat >= usize::from(players) => 0,
        0 => [1, 3, 5, 7][seat],
        estate => estate,
    })
}

/// Sets the table for a checked set-up.
pub(super) fn start(setup: Setup, mut generator: Pcg32) -> Castles {
    let n = setup.players;
    let mut position = Position::empty(setup);
    // Rolling off for the first turn gives every seat the same chance.
    let first = generator.below(u32::from(n)) as u8;
    for i in 0..n {
        let player = Player((first + i) % n);
        position.track[i as usize] = player;
        position.order[i as usize] = player;
        position.duchies[player.index()].workers = u16::from(i) + 1;
    }
    let mut left = [0; 10];
    for (i, estate) in left.iter_mut().enumerate() {
        *estate = i as u8 + 1;
    }
    let mut left = &mut left[..usize::from(tables::estates(setup.edition))];
    if setup.estates == Estates::Random {
        generator.shuffle(left);
    }
    for i in 0..usize::from(n) {
        let duchy = &mut position.duchies[i];
        duchy.silver = 1;
        match setup.estates {
            Estates::Beginner(estate) => duchy.estate = estate,
            Estates::Named(estates) => duchy.estate = estates[i],
            Estates::Random => {
                let (offer, rest) = left.split_at_mut(2);
                duchy.offer = [offer[0].min(offer[1]), offer[0].max(offer[1])];
                left = rest;
            }
        }
        for _ in 0..3 {
            if let Some(goods) = position.goods_pile.draw(&mut generator) {
                position.duchies[i].goods.add(goods, 1);
            }
        }
    }
    position.stage = match setup.estates {
        Estates::Beginner(_) => Stage::Rounds,
        Estates::Named(_) => Stage::Castles,
        Estates::Random => Stage::Estates,
    };
    let mut game = Castles::on(position, generator);
    if game.position.stage == Stage::Rounds {
        for player in Player::all(n) {
            game.set_castle(player, CENTRE);
        }
        game.begin_phase(0, &mut |_| {});
    }
    game
}

/// The middle of the hexagon, where beginners' castles stand.
const CENTRE: u8 = 18;
