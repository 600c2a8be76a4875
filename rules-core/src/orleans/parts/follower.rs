//! Followers: seven kinds, neutral or of a player's own colour, and crowds of them.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::Dice;

/// A kind of follower.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Brings goods.
    Farmer,
    /// Brings coins.
    Boatman,
    /// Brings technology.
    Craftsman,
    /// Brings place tiles.
    Trader,
    /// Brings draws.
    Knight,
    /// Brings development.
    Scholar,
    /// Has no track, and stands in for all others.
    Monk,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 7] =
        [Kind::Farmer, Kind::Boatman, Kind::Craftsman, Kind::Trader, Kind::Knight, Kind::Scholar, Kind::Monk];

    /// The kinds that have a track.
    pub const TRACKS: [Kind; 6] =
        [Kind::Farmer, Kind::Boatman, Kind::Craftsman, Kind::Trader, Kind::Knight, Kind::Scholar];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Farmer => "Farmer",
            Kind::Boatman => "Boatman",
            Kind::Craftsman => "Craftsman",
            Kind::Trader => "Trader",
            Kind::Knight => "Knight",
            Kind::Scholar => "Scholar",
            Kind::Monk => "Monk",
        }
    }
}

/// A follower: neutral, or of its owner's colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Follower {
    /// Neutral.
    Farmer,
    /// Neutral.
    Boatman,
    /// Neutral.
    Craftsman,
    /// Neutral.
    Trader,
    /// Neutral.
    Knight,
    /// Neutral.
    Scholar,
    /// Neutral.
    Monk,
    /// Of the owner's colour.
    OwnFarmer,
    /// Of the owner's colour.
    OwnBoatman,
    /// Of the owner's colour.
    OwnCraftsman,
    /// Of the owner's colour.
    OwnTrader,
}

impl Follower {
    /// All followers.
    pub const ALL: [Follower; 11] = [
        Follower::Farmer,
        Follower::Boatman,
        Follower::Craftsman,
        Follower::Trader,
        Follower::Knight,
        Follower::Scholar,
        Follower::Monk,
        Follower::OwnFarmer,
        Follower::OwnBoatman,
        Follower::OwnCraftsman,
        Follower::OwnTrader,
    ];

    /// Those that each player starts with, and keeps.
    pub const OWN: [Follower; 4] =
        [Follower::OwnFarmer, Follower::OwnBoatman, Follower::OwnCraftsman, Follower::OwnTrader];

    /// Returns the neutral follower of a kind.
    pub const fn neutral(kind: Kind) -> Follower {
        Follower::ALL[kind as usize]
    }

    /// Returns its kind.
    pub const fn kind(self) -> Kind {
        Kind::ALL[self as usize % 7]
    }

    /// Returns whether it has its owner's colour.
    pub const fn is_own(self) -> bool {
        self as usize >= 7
    }
}

/// A crowd of followers: how many of each there are.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Crowd([u8; Follower::ALL.len()]);

impl Crowd {
    /// Nobody.
    pub const EMPTY: Crowd = Crowd([0; Follower::ALL.len()]);

    /// The four of a player's own colour.
    pub const OWN: Crowd = Crowd([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);

    /// Returns how many of a follower there are.
    pub const fn of(&self, follower: Follower) -> u8 {
        self.0[follower as usize]
    }

    /// Returns how many neutral ones of a kind there are.
    pub const fn neutral(&self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// Returns how many there are.
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Returns whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Returns how many neutral ones there are.
    pub fn neutrals(&self) -> u8 {
        self.0[..7].iter().sum()
    }

    /// Adds one.
    pub fn add(&mut self, follower: Follower) {
        self.add_many(follower, 1);
    }

    /// Adds some.
    pub fn add_many(&mut self, follower: Follower, count: u8) {
        self.0[follower as usize] += count;
    }

    /// Takes one away, if there is one.
    pub fn take(&mut self, follower: Follower) -> bool {
        let count = &mut self.0[follower as usize];
        let some = *count > 0;
        *count -= u8::from(some);
        some
    }

    /// Adds a whole crowd.
    pub fn join(&mut self, other: Crowd) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Iterates over the different followers in it, in their order.
    pub fn kinds(&self) -> impl Iterator<Item = Follower> + use<> {
        let counts = self.0;
        Follower::ALL.into_iter().filter(move |&follower| counts[follower as usize] > 0)
    }

    /// Iterates over everybody in it, one by one.
    pub fn iter(&self) -> impl Iterator<Item = Follower> + use<> {
        let counts = self.0;
        Follower::ALL.into_iter().flat_map(move |f| core::iter::repeat_n(f, counts[f as usize].into()))
    }

    /// Returns whether chance decides who comes when this many are drawn.
    pub fn is_random(&self, draws: u8) -> bool {
        0 < draws && draws < self.len() && self.kinds().nth(1).is_some()
    }

    /// Draws one, each as likely as the others.
    pub(crate) fn draw(&mut self, dice: &mut impl Dice) -> Option<Follower> {
        self.draw_among(&Follower::ALL, dice)
    }

    /// Draws a neutral one; those of the owner's colour are put back and drawn again.
    pub(crate) fn draw_neutral(&mut self, dice: &mut impl Dice) -> Option<Follower> {
        self.draw_among(&Follower::ALL[..7], dice)
    }

    fn draw_among(&mut self, all: &[Follower], dice: &mut impl Dice) -> Option<Follower> {
        let total: u8 = self.0[..all.len()].iter().sum();
        if total == 0 {
            return None;
        }
        let mut nth = dice.below(total.into()) as u8;
        let drawn = all.iter().find(|&&follower| {
            let count = self.of(follower);
            let found = nth < count;
            nth = nth.wrapping_sub(count);
            found
        });
        drawn.copied().filter(|&follower| self.take(follower))
    }
}

impl FromIterator<Follower> for Crowd {
    fn from_iter<I: IntoIterator<Item = Follower>>(followers: I) -> Self {
        let mut crowd = Crowd::EMPTY;
        followers.into_iter().for_each(|follower| crowd.add(follower));
        crowd
    }
}

impl fmt::Debug for Crowd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|follower| (follower, self.of(follower)))).finish()
    }
}
