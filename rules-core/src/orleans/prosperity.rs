//! Prosperity: structure cards, the carpenter, and what is placed beside a structure.

use heapless::Vec;
use rand_pcg::Pcg32;

use crate::{Dice, Player};

use super::Orleans;
use super::action::Illegal;
use super::event::{Cause, Event};
use super::follower::{Follower, Kind};
use super::goods::{Good, Goods};
use super::job::{Job, Lying};
use super::legal::must;
use super::map::{Town, WAYS};
use super::place::{Place, Space, Spot};
use super::play::Sink;
use super::state::{Holding, Position};
use super::tables::design::STRUCTURES;

/// The number of a structure card that the viewer does not know.
const UNKNOWN: u8 = 255;

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

/// What a structure needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Structure {
    /// Its name.
    pub name: &'static str,
    /// Where it is built.
    pub town: Town,
    /// Followers by kind.
    pub followers: [u8; 7],
    /// Coins.
    pub coins: u8,
    /// Goods.
    pub goods: Goods,
    /// Points.
    pub points: u8,
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

    fn is_complete(&self) -> bool {
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

    fn cards(&mut self) -> impl Iterator<Item = &mut Card> {
        self.card.iter_mut().chain(&mut self.offer)
    }
}

/// Shuffles the cards, and deals two to everybody in turn order.
pub(super) fn deal(table: &mut Position, dice: &mut Pcg32) {
    let mut numbers: [u8; STRUCTURES.len()] = core::array::from_fn(|number| number as u8);
    dice.shuffle(&mut numbers);
    table.deck = numbers.into_iter().map(Card::new).collect();
    for player in table.in_order() {
        table.draw_cards(player);
    }
}

impl Holding {
    /// Returns the space of the Carpenter from which such a follower can move it along a road or a waterway. Who stands
    /// there as a monk or by the School or the Herb Garden goes on doing so without the tile; who can do more goes last.
    fn carrier(&self, follower: Follower, water: bool) -> Option<u8> {
        let by_herbs = |space: u8| self.herbal >> space & 1 == 1;
        let carries = |space: &u8| match follower.kind() {
            Kind::Boatman => water || by_herbs(*space) || self.has(Place::HerbGarden),
            Kind::Trader => !water,
            _ => true,
        };
        let held = |space: &u8| self.spaces[Place::Carpenter as usize][usize::from(*space)] == Space::Held(follower);
        (0..3).filter(held).filter(carries).min_by_key(|&space| by_herbs(space))
    }
}

impl Position {
    /// Draws two cards for a player to choose from.
    fn draw_cards(&mut self, player: Player) {
        for _ in 0..2.min(self.deck.len()) {
            let card = self.deck.remove(0);
            let known = card.known | 1 << player.0;
            // There is room: an offer is empty before.
            let _ = self.structures[player.index()].offer.push(Card { known, ..card });
        }
    }

    /// Puts a card under the pile; only who returns it knows it.
    fn return_card(&mut self, player: Player, card: Card) {
        let _ = self.deck.push(Card { known: 1 << player.0, ..card });
    }

    /// Checks whether a player can move the carpenter along a way.
    pub(super) fn check_carpenter(&self, player: Player, way: u8, follower: Follower) -> Result<(), Illegal> {
        let holding = &self.holdings[player.index()];
        must(self.carpenter.ways().contains(way), Illegal::NoWay)?;
        must(holding.standing_on(Place::Carpenter).any(|other| other == follower), Illegal::NoFollower)?;
        must(holding.carrier(follower, WAYS[usize::from(way)].water).is_some(), Illegal::Unfit)
    }

    /// Checks whether a player can build the structure in hand on a goods tile.
    pub(super) fn check_structure(&self, player: Player, way: u8, space: u8) -> Result<(), Illegal> {
        let card = self.structures[player.index()].card.ok_or(Illegal::NoCard)?;
        let town = STRUCTURES.get(usize::from(card.number)).map(|structure| structure.town);
        must(town == Some(self.carpenter), Illegal::NotThere)?;
        must(self.holdings[player.index()].stock > 0, Illegal::NoStation)?;
        must(self.carpenter.ways().contains(way), Illegal::NoWay)?;
        self.check_pick(way, Some(space))
    }

    /// Returns whether anything can be built in the town of the carpenter, whatever a player's card is: others may not
    /// know whether it fits.
    pub(super) fn may_build(&self, player: Player) -> bool {
        let goods = |way: u8| self.map[usize::from(way)].iter().flatten().any(|lying| lying.is_good());
        let possible = self.structures[player.index()].card.is_some() && self.holdings[player.index()].stock > 0;
        possible && self.carpenter != Town::Orleans && self.carpenter.ways().any(goods)
    }

    /// Returns whether a player can build the structure in hand.
    pub(super) fn can_build(&self, player: Player) -> bool {
        let mut ways = self.carpenter.ways();
        ways.any(|way| (0..2).any(|space| self.check_structure(player, way, space).is_ok()))
    }

    /// Returns whether a player can move the carpenter.
    pub(super) fn can_carry(&self, player: Player) -> bool {
        let holding = &self.holdings[player.index()];
        holding.standing_on(Place::Carpenter).any(|follower| {
            let mut ways = self.carpenter.ways();
            ways.any(|way| holding.carrier(follower, WAYS[usize::from(way)].water).is_some())
        })
    }

    /// Checks whether a player can place a coin or a good beside a structure.
    pub(super) fn check_furnish(&self, player: Player, site: u8, good: Option<Good>) -> Result<(), Illegal> {
        let holding = &self.holdings[player.index()];
        let sites = &self.structures[player.index()].sites;
        let site = sites.get(usize::from(site)).ok_or(Illegal::NoSite)?;
        match good {
            None => {
                must(site.coins < site.structure().coins, Illegal::NotWanted)?;
                must(holding.coins > 0, Illegal::Coins)
            }
            Some(good) => {
                must(site.goods.of(good) < site.structure().goods.of(good), Illegal::NotWanted)?;
                must(holding.goods.of(good) > 0, Illegal::NotOwned)
            }
        }
    }

    /// Iterates over what a player could place beside structures now: the structure, and the good or none for a coin.
    pub(super) fn furnishings(&self, player: Player) -> impl Iterator<Item = (u8, Option<Good>)> + '_ {
        let sites = 0..self.structures[player.index()].sites.len() as u8;
        let goods = || core::iter::once(None).chain(Good::ALL.into_iter().map(Some));
        sites
            .flat_map(move |site| goods().map(move |good| (site, good)))
            .filter(move |&(site, good)| self.check_furnish(player, site, good).is_ok())
    }

    /// Hides what `viewer` may not know of the cards.
    pub(super) fn hide_cards(&mut self, viewer: Player) {
        let seen = |card: &Card| card.known >> viewer.0 & 1 == 1;
        let hands = self.structures.iter_mut().flat_map(Structures::cards);
        for card in self.deck.iter_mut().chain(hands).filter(|card| !seen(card)) {
            card.number = UNKNOWN;
        }
    }

    /// Draws anew the cards that are hidden.
    pub(super) fn redraw_cards(&mut self, dice: &mut Pcg32) {
        let mut seen = 0_u32;
        for structures in &mut self.structures {
            seen |= structures.complete;
            structures.sites.iter().for_each(|site| seen |= 1 << site.card);
            structures.cards().filter(|card| card.number != UNKNOWN).for_each(|card| seen |= 1 << card.number);
        }
        self.deck.iter().filter(|card| card.number != UNKNOWN).for_each(|card| seen |= 1 << card.number);
        let mut rest: Vec<u8, { STRUCTURES.len() }> =
            (0..STRUCTURES.len() as u8).filter(|card| seen >> card & 1 == 0).collect();
        dice.shuffle(&mut rest);
        let hands = self.structures.iter_mut().flat_map(Structures::cards);
        for card in self.deck.iter_mut().chain(hands).filter(|card| card.number == UNKNOWN) {
            card.number = rest.pop().unwrap_or(UNKNOWN);
        }
    }
}

impl Orleans {
    /// Moves the carpenter, and puts the follower into the bag.
    pub(super) fn move_carpenter(&mut self, way: u8, follower: Follower, sink: Sink) {
        let player = self.table.current;
        let holding = self.table.holding_mut();
        if let Some(space) = holding.carrier(follower, WAYS[usize::from(way)].water) {
            holding.leave(Spot { place: Place::Carpenter, space });
            holding.bag.add(follower);
            sink(Event::Bagged { player, follower });
        }
        self.table.idle = 0;
        self.table.carpenter = WAYS[usize::from(way)].beyond(self.table.carpenter);
        sink(Event::CarpenterMoved { player, way, to: self.table.carpenter });
    }

    /// Builds the structure in hand on a goods tile, and draws two cards.
    pub(super) fn build_structure(&mut self, way: u8, space: u8, sink: Sink) {
        let player = self.table.current;
        let Some(card) = self.table.structures[player.index()].card.take() else { return };
        self.table.holding_mut().stock -= 1;
        // The good under it stays there, face down.
        self.table.map[usize::from(way)][usize::from(space)] = Some(Lying::Structure(player));
        let site = Site { card: card.number, followers: [0; 7], coins: 0, goods: Goods::default() };
        // There is room: every structure takes a trading station.
        let _ = self.table.structures[player.index()].sites.push(site);
        sink(Event::StructureBuilt { player, card: card.number, way });
        self.offer_cards();
    }

    /// Draws two cards; one of them is to be kept.
    pub(super) fn offer_cards(&mut self) {
        self.table.draw_cards(self.table.current);
        self.table.push(Job::Keep);
    }

    /// Keeps a card; the other goes under the pile, and so does the one that was held before.
    pub(super) fn keep(&mut self, number: u8, sink: Sink) {
        let player = self.table.current;
        self.table.agenda.pop();
        let hand = &mut self.table.structures[player.index()];
        let (before, offer) = (hand.card.take(), core::mem::take(&mut hand.offer));
        for card in offer {
            if card.number == number {
                self.table.structures[player.index()].card = Some(Card { known: 1 << player.0, ..card });
            } else {
                self.table.return_card(player, card);
            }
        }
        before.into_iter().for_each(|card| self.table.return_card(player, card));
        sink(Event::CardKept { player });
    }

    /// Places a coin or a good beside a structure.
    pub(super) fn furnish(&mut self, site: u8, good: Option<Good>, sink: Sink) {
        let player = self.table.current;
        let at = usize::from(site);
        match good {
            None => {
                self.pay(-1, Cause::Structure, sink);
                self.table.structures[player.index()].sites[at].coins += 1;
            }
            Some(good) => {
                self.table.holding_mut().goods.take(good);
                self.table.structures[player.index()].sites[at].goods.add(good);
            }
        }
        sink(Event::Furnished { player, site, good });
        self.complete(site, sink);
    }

    /// Puts a follower beside a structure.
    pub(super) fn man(&mut self, site: u8, kind: Kind, sink: Sink) {
        let player = self.table.current;
        self.table.structures[player.index()].sites[usize::from(site)].followers[kind as usize] += 1;
        self.complete(site, sink);
    }

    /// Turns a structure over that has everything: followers go to their piles, coins and goods leave the game.
    fn complete(&mut self, site: u8, sink: Sink) {
        let player = self.table.current;
        let structures = &mut self.table.structures[player.index()];
        let at = usize::from(site);
        if !structures.sites[at].is_complete() {
            return;
        }
        let site = structures.sites.remove(at);
        structures.complete |= 1 << site.card;
        for (pile, count) in self.table.piles.iter_mut().zip(site.followers) {
            *pile += count;
        }
        self.table.gone = self.table.gone.with(site.goods);
        sink(Event::StructureDone { player, card: site.card });
    }
}
