//! What a game starts from, and the door it goes through.

use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::{Dice, Phrase, Player, Reasons};

use super::position::{Position, Stage};
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
        let beginner = match self.edition {
            Edition::E2011 => 1..=1,
            Edition::E2019 => 1..=2,
        };
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
        position.seats[player.index()].workers = u16::from(i) + 1;
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
        let seat = &mut position.seats[i];
        seat.silver = 1;
        match setup.estates {
            Estates::Beginner(estate) => seat.estate = estate,
            Estates::Named(estates) => seat.estate = estates[i],
            Estates::Random => {
                let (offer, rest) = left.split_at_mut(2);
                seat.offer = [offer[0].min(offer[1]), offer[0].max(offer[1])];
                left = rest;
            }
        }
        for _ in 0..3 {
            if let Some(goods) = position.goods_pile.draw(&mut generator) {
                position.seats[i].goods.add(goods, 1);
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
