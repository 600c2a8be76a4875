//! Structure cards in hands, and what is built with them in Prosperity.

use heapless::Vec;

use crate::orleans::parts::{Goods, Kind, Structure};
use crate::orleans::tables::design::STRUCTURES;

/// The number of a structure card that the viewer does not know.
pub(crate) const UNKNOWN: u8 = 255;

/// A structure card, face down, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its index in the [list](STRUCTURES).
    pub number: u8,
    /// One bit for each player who knows it.
    pub known: u8,
}

impl Card {
    /// Creates a card that nobody knows.
    pub const fn new(number: u8) -> Card {
        Card { number, known: 0 }
    }
}

/// A structure that is built and not complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    /// The card.
    pub card: u8,
    /// Followers beside it, by kind.
    pub followers: [u8; 7],
    /// Coins beside it.
    pub coins: u8,
    /// Goods beside it.
    pub goods: Goods,
}

/// Structures that a player can have built: one for each trading station.
pub const MAX_SITES: usize = 10;

/// What a player has of structures.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Structures {
    /// The card in hand.
    pub card: Option<Card>,
    /// Drawn cards, of which one is kept.
    pub offer: Vec<Card, 2>,
    /// Built, not complete.
    pub sites: Vec<Site, MAX_SITES>,
    /// Complete ones, a bit for each card.
    pub complete: u32,
}

impl Site {
    /// Returns what it needs.
    pub const fn structure(&self) -> &'static Structure {
        &STRUCTURES[self.card as usize % STRUCTURES.len()]
    }

    /// Returns how many followers of a kind are missing.
    pub const fn wants(&self, kind: Kind) -> u8 {
        self.structure().followers[kind as usize].saturating_sub(self.followers[kind as usize])
    }

    pub(crate) fn is_complete(&self) -> bool {
        let structure = self.structure();
        (self.followers, self.coins, self.goods) == (structure.followers, structure.coins, structure.goods)
    }
}

impl Structures {
    /// Returns the points of complete structures.
    pub fn points(&self) -> i16 {
        let cards = (0..STRUCTURES.len()).filter(|card| self.complete >> card & 1 == 1);
        cards.map(|card| i16::from(STRUCTURES[card].points)).sum()
    }

    /// Returns the coins beside structures that are not complete.
    pub fn coins(&self) -> u8 {
        self.sites.iter().map(|site| site.coins).sum()
    }

    /// Returns the goods beside structures that are not complete.
    pub fn goods(&self) -> Goods {
        self.sites.iter().fold(Goods::default(), |all, site| all.with(site.goods))
    }

    pub(crate) fn cards(&mut self) -> impl Iterator<Item = &mut Card> {
        self.card.iter_mut().chain(&mut self.offer)
    }
}
