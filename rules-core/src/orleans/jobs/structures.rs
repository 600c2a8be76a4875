//! Prosperity: structure cards, the carpenter, and what is placed beside a structure.

use super::family::{Family, List, Verdict, must, offer, push};
use crate::Player;
use crate::orleans::action::{Action, Illegal};
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::{Orleans, Sink};
use crate::orleans::job::{Job, Lying};
use crate::orleans::parts::{Crowd, Follower, Good, Goods, Kind, Place, Space, Spot, Town, WAYS};
use crate::orleans::position::{Card, Holding, Position, Site};
use crate::orleans::tables::LAST_DEVELOPMENT;
use crate::orleans::tables::design::STRUCTURES;

pub(super) const FAMILY: Family = Family { check, list, play };

fn check(game: &Orleans, job: Job, action: Action) -> Verdict {
    let table = &game.table;
    match (job, action) {
        (Job::Keep, Action::Keep(number)) => {
            let offer = &table.structures[table.current.index()].offer;
            must(offer.iter().any(|card| card.number == number), Illegal::NoCard)
        }
        (Job::Carpenter { .. }, Action::MoveCarpenter { way, follower }) => {
            table.check_carpenter(table.current, way, follower)
        }
        (Job::Carpenter { .. }, Action::Build { way, space }) => table.check_structure(table.current, way, space),
        (Job::Carpenter { moved }, Action::Decline) => must(moved, Illegal::MustDo),
        (Job::Scriptorium, Action::Renew) => must(!table.deck.is_empty(), Illegal::NoCard),
        (Job::Scriptorium, Action::Accept) => {
            must(table.holding().development < LAST_DEVELOPMENT, Illegal::NoDevelopment)
        }
        _ => Err(Illegal::NotNow),
    }
}

fn list(game: &Orleans, job: Job, list: &mut List) {
    let legal = |action| check(game, job, action).is_ok();
    let table = &game.table;
    match job {
        Job::Keep => {
            let offer = &table.structures[table.current.index()].offer;
            offer.iter().for_each(|card| push(list, Action::Keep(card.number)));
            crate::sort::sort_by(list, Ord::cmp);
        }
        Job::Carpenter { .. } => {
            let standing: Crowd = table.holding().standing_on(Place::Carpenter).collect();
            for way in table.carpenter.ways() {
                offer(list, legal, standing.kinds().map(|follower| Action::MoveCarpenter { way, follower }));
            }
            for way in table.carpenter.ways() {
                offer(list, legal, [0, 1].map(|space| Action::Build { way, space }));
            }
            offer(list, legal, [Action::Decline]);
        }
        Job::Scriptorium => offer(list, legal, [Action::Renew, Action::Accept]),
        _ => {}
    }
}

fn play(game: &mut Orleans, job: Job, action: Action, sink: Sink) {
    match (job, action) {
        (_, Action::Keep(number)) => game.keep(number, sink),
        (_, Action::MoveCarpenter { way, follower }) => {
            game.table.replace(Job::Carpenter { moved: true });
            game.move_carpenter(way, follower, sink);
        }
        (_, Action::Build { way, space }) => {
            game.table.agenda.pop();
            game.build_structure(way, space, sink);
        }
        (Job::Scriptorium, Action::Accept) => {
            game.table.agenda.pop();
            game.develop(1, sink);
        }
        (Job::Scriptorium, _) => {
            game.table.agenda.pop();
            game.offer_cards();
        }
        _ => drop(game.table.agenda.pop()),
    }
}

impl Holding {
    /// Returns the space of the Carpenter from which such a follower can move it along a road or a waterway. A follower
    /// who was put there by the School or the Herb Garden can carry even if the tile is gone. One put there by the Herb
    /// Garden can do more, and goes last.
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
    /// Checks whether a player can move the carpenter along a way.
    pub(crate) fn check_carpenter(&self, player: Player, way: u8, follower: Follower) -> Result<(), Illegal> {
        let holding = &self.holdings[player.index()];
        must(self.carpenter.ways().contains(way), Illegal::NoWay)?;
        must(holding.standing_on(Place::Carpenter).any(|other| other == follower), Illegal::NoFollower)?;
        must(holding.carrier(follower, WAYS[usize::from(way)].water).is_some(), Illegal::Unfit)
    }

    /// Checks whether a player can build the structure in hand on a goods tile.
    pub(crate) fn check_structure(&self, player: Player, way: u8, space: u8) -> Result<(), Illegal> {
        let card = self.structures[player.index()].card.ok_or(Illegal::NoCard)?;
        let town = STRUCTURES.get(usize::from(card.number)).map(|structure| structure.town);
        must(town == Some(self.carpenter), Illegal::NotThere)?;
        must(self.holdings[player.index()].stock > 0, Illegal::NoStation)?;
        must(self.carpenter.ways().contains(way), Illegal::NoWay)?;
        self.check_pick(way, Some(space))
    }

    /// Returns whether anything can be built in the town of the carpenter, whatever a player's card is: others may not
    /// know whether it fits.
    pub(crate) fn may_build(&self, player: Player) -> bool {
        let goods = |way: u8| self.map[usize::from(way)].iter().flatten().any(|lying| lying.is_good());
        let possible = self.structures[player.index()].card.is_some() && self.holdings[player.index()].stock > 0;
        possible && self.carpenter != Town::Orleans && self.carpenter.ways().any(goods)
    }

    /// Returns whether a player can build the structure in hand.
    pub(crate) fn can_build(&self, player: Player) -> bool {
        let mut ways = self.carpenter.ways();
        ways.any(|way| (0..2).any(|space| self.check_structure(player, way, space).is_ok()))
    }

    /// Returns whether a player can move the carpenter.
    pub(crate) fn can_carry(&self, player: Player) -> bool {
        let holding = &self.holdings[player.index()];
        holding.standing_on(Place::Carpenter).any(|follower| {
            let mut ways = self.carpenter.ways();
            ways.any(|way| holding.carrier(follower, WAYS[usize::from(way)].water).is_some())
        })
    }

    /// Checks whether a player can place a coin or a good beside a structure.
    pub(crate) fn check_furnish(&self, player: Player, site: u8, good: Option<Good>) -> Result<(), Illegal> {
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
    pub(crate) fn furnishings(&self, player: Player) -> impl Iterator<Item = (u8, Option<Good>)> + '_ {
        let sites = 0..self.structures[player.index()].sites.len() as u8;
        let goods = || core::iter::once(None).chain(Good::ALL.into_iter().map(Some));
        sites
            .flat_map(move |site| goods().map(move |good| (site, good)))
            .filter(move |&(site, good)| self.check_furnish(player, site, good).is_ok())
    }
}

impl Orleans {
    /// Moves the carpenter, and puts the follower into the bag.
    pub(crate) fn move_carpenter(&mut self, way: u8, follower: Follower, sink: Sink) {
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
    pub(crate) fn build_structure(&mut self, way: u8, space: u8, sink: Sink) {
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
    pub(crate) fn offer_cards(&mut self) {
        self.table.draw_cards(self.table.current);
        self.table.push(Job::Keep);
    }

    /// Keeps a card; the other goes under the pile, and so does the one that was held before.
    pub(crate) fn keep(&mut self, number: u8, sink: Sink) {
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
    pub(crate) fn furnish(&mut self, site: u8, good: Option<Good>, sink: Sink) {
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
    pub(crate) fn man(&mut self, site: u8, kind: Kind, sink: Sink) {
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
