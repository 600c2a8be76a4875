//! The table of Orléans follows from its events alone.

use std::collections::BTreeSet;

use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Cause, Crowd, Destination, Event, Follower, Goods, Holding, Hourglass, Item, Kind, Lying, Origin, Orleans, Phase,
    Place, Places, Position, Receiver, Site, Space, Spot, citizen,
};
use rules_core::{Player, Seed};

use tests::walk::{self, Step};

use crate::lawful::Lawful;

/// A table that is kept up by events alone, from the start.
#[derive(Clone)]
struct Told {
    table: Position,
    /// The places whose followers go to the bag next, and whose they are.
    leaving: (Player, Places),
    /// Who used which place last.
    used: (Player, Place),
    /// The follower that the last place has brought: after an Amnesty it is placed from the bag.
    recruited: Option<Kind>,
}

/// Takes one away, below zero too: when an event is left out, a later one may take what is not there.
fn less(count: &mut u8) {
    *count = count.wrapping_sub(1);
}

impl Told {
    fn new(game: &Orleans) -> Told {
        let nobody = (Player(0), Places::NONE);
        Told { table: game.position().clone(), leaving: nobody, used: (Player(0), Place::Village), recruited: None }
    }

    fn holding(&mut self, player: Player) -> &mut Holding {
        &mut self.table.holdings[player.index()]
    }

    fn space(&mut self, player: Player, at: Spot) -> &mut Space {
        &mut self.holding(player).spaces[at.place as usize][usize::from(at.space)]
    }

    /// Takes the technology tile of a place.
    fn unequip(&mut self, player: Player, place: Place) -> u8 {
        let spaces = &mut self.holding(player).spaces[place as usize];
        let tile = spaces.iter_mut().find(|space| space.is_technology());
        tile.map(|space| *space = Space::Empty).is_some().into()
    }

    fn bag(&mut self, player: Player, follower: Follower) {
        let places = if self.leaving.0 == player { self.leaving.1 } else { Places::NONE };
        let holding = self.holding(player);
        let spaces = { places }.flat_map(|place| (0..3).map(move |space| (place as usize, space)));
        let held = spaces.into_iter().find(|&(place, space)| holding.spaces[place][space] == Space::Held(follower));
        match held {
            Some((place, space)) => holding.spaces[place][space] = Space::Empty,
            None => drop(holding.market.take(follower)),
        }
        holding.bag.add(follower);
    }

    fn put(&mut self, player: Player, follower: Follower, at: Spot) {
        let (user, place) = self.used;
        let lender = if place == Place::Hostel && user != player { user } else { player };
        let new = self.table.event == Hourglass::Amnesty
            && self.recruited.take().is_some_and(|kind| Follower::neutral(kind) == follower);
        let holding = self.holding(lender);
        if new { &mut holding.bag } else { &mut holding.market }.take(follower);
        *self.space(player, at) = Space::Held(follower);
    }

    /// Takes a good, or what lies face down, from a way; without a good, for a structure.
    fn pick(&mut self, way: u8) -> &mut Option<Lying> {
        let spaces = &mut self.table.map[usize::from(way)];
        let at = spaces.iter().position(|lying| *lying == Some(Lying::Down)).expect("a good face down");
        &mut spaces[at]
    }

    fn lose(&mut self, player: Player, kind: Kind, from: Origin) {
        let follower = Follower::neutral(kind);
        match from {
            Origin::Bag => drop(self.holding(player).bag.take(follower)),
            Origin::Market => drop(self.holding(player).market.take(follower)),
            Origin::Space(at) => *self.space(player, at) = Space::Empty,
        }
        self.table.piles[kind as usize] += 1;
    }

    fn give(&mut self, player: Player, item: Item, cause: Cause) {
        let back = matches!(cause, Cause::Due | Cause::Event(Hourglass::Demolition));
        match item {
            Item::Stock => less(&mut self.holding(player).stock),
            Item::Station(town) => self.table.stations[town as usize] &= !(1 << player.0),
            // A later event tells it.
            Item::Follower | Item::Development => {}
            Item::Good(good) => {
                self.holding(player).goods.take(good);
                self.table.gone.add(good);
            }
            Item::Tile(tile) => {
                self.leaving = (player, Places::of(&[tile]));
                self.holding(player).tiles.remove(tile);
                self.holding(player).turned.remove(tile);
                if back { &mut self.table.tiles } else { &mut self.table.tiles_gone }.insert(tile);
            }
            Item::Technology(_) => {}
        }
        if let Item::Tile(place) | Item::Technology(place) = item {
            let tile = self.unequip(player, place);
            *(if back { &mut self.table.technology } else { &mut self.table.technology_gone }) += tile;
        }
    }

    fn send(&mut self, player: Player, kind: Kind, to: Destination) {
        let follower = Follower::neutral(kind);
        let from_market = self.used == (player, Place::GunpowderTower);
        let holding = self.holding(player);
        let hall = &mut holding.spaces[Place::TownHall as usize];
        match hall.iter_mut().find(|space| !from_market && **space == Space::Held(follower)) {
            Some(space) => *space = Space::Empty,
            None => drop(holding.market.take(follower)),
        }
        let city = &mut self.table.city;
        match to {
            Destination::Deed(deed) => self.table.deeds[usize::from(deed)][kind as usize] += 1,
            Destination::Structure(site) => {
                self.table.structures[player.index()].sites[usize::from(site)].followers[kind as usize] += 1;
            }
            Destination::Walls => city.walls += 1,
            Destination::Achievement(work) => city.works[usize::from(work)].followers[kind as usize] += 1,
            Destination::Assembly => city.assembly[kind as usize] += 1,
        }
    }

    fn gain_citizen(&mut self, player: Player, from: u8) {
        match from {
            citizen::SUPPLY => less(&mut self.table.citizen_supply),
            _ => self.table.citizens &= !(1 << from),
        }
        match from {
            citizen::GOODS..=citizen::FARMERS | citizen::ACHIEVEMENTS..citizen::ALL => self.table.city.citizens += 1,
            _ => self.holding(player).citizens += 1,
        }
    }

    fn complete(&mut self, player: Player, card: u8) {
        let structures = &mut self.table.structures[player.index()];
        let Some(at) = structures.sites.iter().position(|site| site.card == card) else { return };
        let site = structures.sites.remove(at);
        structures.complete |= 1 << card;
        self.table.piles.iter_mut().zip(site.followers).for_each(|(pile, count)| *pile += count);
        self.table.gone = self.table.gone.with(site.goods);
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, event } => {
                (self.table.round, self.table.event, self.table.passed) = (round, event, 0);
                (self.used.1, self.leaving.1, self.recruited) = (Place::Village, Places::NONE, None);
            }
            Event::Drawn { player, follower } => {
                // Followers drawn at the Bathhouse go back together with those that stand there.
                if self.leaving.1 != Places::of(&[Place::Bathhouse]) {
                    self.leaving.1 = Places::NONE;
                }
                self.holding(player).bag.take(follower);
                self.holding(player).market.add(follower);
            }
            Event::TakenBack { player, follower, from } => {
                *self.space(player, from) = Space::Empty;
                self.holding(player).market.add(follower);
            }
            Event::Put { player, follower, at } => self.put(player, follower, at),
            Event::Bagged { player, follower } => self.bag(player, follower),
            Event::Used { player, place } => {
                (self.used, self.leaving, self.recruited) = ((player, place), (player, Places::of(&[place])), None);
            }
            Event::Copied { .. } => (self.leaving.1, self.recruited) = (Places::NONE, None),
            Event::Borrowed { from, place, .. } => self.leaving = (from, Places::of(&[place])),
            Event::Recruited { player, kind } => {
                less(&mut self.table.piles[kind as usize]);
                self.holding(player).bag.add(Follower::neutral(kind));
                self.recruited = Some(kind);
            }
            Event::Advanced { player, kind, step } => self.holding(player).tracks[kind as usize] = step,
            Event::Developed { player, change } => {
                let holding = self.holding(player);
                holding.development = holding.development.wrapping_add_signed(change);
                holding.furthest = holding.furthest.max(holding.development);
            }
            Event::Coins { player, change, .. } => {
                let holding = self.holding(player);
                holding.coins = holding.coins.wrapping_add_signed(change);
            }
            Event::Gained { player, good, cause } => {
                self.holding(player).goods.add(good);
                match cause {
                    Cause::Way(way) => {
                        let spaces = &mut self.table.map[usize::from(way)];
                        match spaces.iter().position(|lying| *lying == Some(Lying::Open(good))) {
                            Some(at) => spaces[at] = None,
                            None => {
                                *self.pick(way) = None;
                                self.table.face_down.take(good);
                            }
                        }
                    }
                    _ => drop(self.table.market.take(good)),
                }
            }
            Event::Paid { player, good, .. } => {
                self.holding(player).goods.take(good);
                self.table.market.add(good);
            }
            Event::Citizen { player, from } => self.gain_citizen(player, from),
            Event::Shared { player } => {
                less(&mut self.holding(player).citizens);
                self.table.city.citizens += 1;
            }
            Event::CitizenPaid { player } => {
                less(&mut self.holding(player).citizens);
                self.table.citizen_supply += 1;
            }
            Event::CitizenGone { from } => {
                self.table.citizens &= !(1 << from);
                self.table.citizens_gone += 1;
            }
            Event::Settled { at } => {
                self.table.citizens |= 1 << at;
                less(&mut self.table.citizen_supply);
            }
            Event::Travelled { player, way, to } => {
                assert_eq!(WAYS[usize::from(way)].beyond(self.table.holdings[player.index()].merchant), to);
                self.holding(player).merchant = to;
            }
            Event::Arrived { player, town } => self.holding(player).merchant = town,
            Event::Built { player, town } => {
                less(&mut self.holding(player).stock);
                self.table.stations[town as usize] |= 1 << player.0;
            }
            Event::Sent { player, kind, to } => self.send(player, kind, to),
            Event::Equipped { player, at } => {
                less(&mut self.table.technology);
                let before = std::mem::replace(self.space(player, at), Space::Technology);
                if let Space::Held(follower) = before {
                    // On the way to the bag.
                    self.leaving.1 = Places::NONE;
                    self.holding(player).market.add(follower);
                }
            }
            Event::Loaded { .. } => {
                less(&mut self.table.technology);
                self.table.city.works[0].technology += 1;
            }
            Event::TileTaken { player, tile } => {
                self.table.tiles.remove(tile);
                self.holding(player).tiles.insert(tile);
            }
            Event::Chosen { tile, .. } => {
                self.table.tiles_gone.remove(tile);
                self.table.tiles.insert(tile);
            }
            Event::TileGone { tile } => {
                self.table.tiles.remove(tile);
                self.table.tiles_gone.insert(tile);
            }
            Event::Cancelled { player, .. } => self.leaving = (player, Places::of(&[Place::Sacristy])),
            Event::Given { player, item, cause } => self.give(player, item, cause),
            Event::Lost { player, kind, from, .. } => self.lose(player, kind, from),
            Event::Met { player, objective } => self.holding(player).objectives |= 1 << objective,
            Event::CarpenterMoved { way, to, .. } => {
                assert_eq!(WAYS[usize::from(way)].beyond(self.table.carpenter), to);
                self.table.carpenter = to;
            }
            Event::StructureBuilt { player, card, way } => {
                less(&mut self.holding(player).stock);
                *self.pick(way) = Some(Lying::Structure(player));
                let site = Site { card, followers: [0; 7], coins: 0, goods: Goods::default() };
                self.table.structures[player.index()].sites.push(site).expect("a station for it");
            }
            Event::StructureDone { player, card } => self.complete(player, card),
            Event::Furnished { player, site, good } => {
                let site = &mut self.table.structures[player.index()].sites[usize::from(site)];
                match good {
                    Some(good) => site.goods.add(good),
                    None => site.coins += 1,
                }
                if let Some(good) = good {
                    self.holding(player).goods.take(good);
                }
            }
            Event::Shipped { player, good, to } => {
                self.holding(player).goods.take(good);
                match to {
                    Receiver::Player(other) => self.holding(other).goods.add(good),
                    Receiver::Achievement(work) => self.table.city.works[usize::from(work)].goods.add(good),
                    _ => self.table.city.warehouse.add(good),
                }
            }
            // Coins of a player have an event of their own.
            Event::Donated { coins, to, .. } => match to {
                Receiver::Player(_) => {}
                Receiver::Achievement(work) => self.table.city.works[usize::from(work)].coins += coins,
                _ => self.table.city.treasury += coins,
            },
            Event::Stored { good } => {
                self.table.market.take(good);
                self.table.city.warehouse.add(good);
            }
            Event::Removed { good, from } => {
                match from {
                    Some((way, space)) => self.table.map[usize::from(way)][usize::from(space)] = None,
                    None => drop(self.table.city.warehouse.take(good)),
                }
                self.table.market.add(good);
            }
            Event::Reinforced => self.table.city.reinforced = true,
            Event::Is { player, character } => self.holding(player).character = Some(character),
            Event::Turned { player, over } => {
                let tiles = self.table.holdings[player.index()].tiles;
                self.leaving = (player, tiles);
                self.holding(player).turned = if over { tiles } else { Places::NONE };
                if over {
                    let gears: u8 = tiles.map(|tile| self.unequip(player, tile)).sum();
                    self.table.technology += gears;
                }
            }
            Event::Defeated { player } => {
                let all = self.table.is_invasion();
                let losers = Player::all(self.table.setup.players).filter(|&other| all || other == player);
                losers.for_each(|loser| self.table.holdings[loser.index()].lost = true);
            }
            Event::Passed { player } => self.table.passed |= 1 << player.0,
            // These change nothing but what other events tell, or what the table does not show.
            Event::SoldOut { .. }
            | Event::DeedDone { .. }
            | Event::Spared { .. }
            | Event::Waived { .. }
            | Event::CardKept { .. }
            | Event::Points { .. }
            | Event::GameOver => {}
        }
    }
}

/// Returns the part of a table that events tell: not whose turn it is and what is asked, not cards, and nothing that
/// only matters in this round or for the scoring. New technology counts like any, drawn followers as ready, and the
/// order of followers on the Carpenter does not matter.
fn told(table: &Position, like: &Position) -> Position {
    let mut table = table.clone();
    let ready = std::mem::replace(&mut table.hand, Crowd::EMPTY);
    table.holdings[table.current.index()].market.join(ready);
    table.passed = if like.phase == Phase::Over { 0 } else { table.passed };
    table.city = rules_core::orleans::City { paid: like.city.paid, unpaid: like.city.unpaid, ..table.city };
    (table.stage, table.phase, table.start, table.current) = (like.stage, like.phase, like.start, like.current);
    (table.acted, table.open, table.idle, table.won) = (like.acted, like.open, like.idle, like.won);
    (table.agenda, table.stack, table.deck) = (like.agenda.clone(), like.stack, like.deck.clone());
    for (structures, like) in table.structures.iter_mut().zip(&like.structures) {
        (structures.card, structures.offer) = (like.card, like.offer.clone());
    }
    for (holding, like) in table.holdings.iter_mut().zip(&like.holdings) {
        (holding.fired, holding.fulfilled, holding.equipped) = (like.fired, like.fulfilled, like.equipped);
        holding.herbal = like.herbal;
        for space in holding.spaces.iter_mut().flatten().filter(|space| **space == Space::Fresh) {
            *space = Space::Technology;
        }
        holding.spaces[Place::Carpenter as usize].sort_by_key(|space| match space {
            Space::Held(follower) => *follower as u8,
            _ => u8::MAX,
        });
    }
    table
}

/// Returns the lines in which two tables differ.
fn difference(one: &Position, other: &Position) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let lines = one.lines().zip(other.lines()).filter(|(one, other)| one != other);
    lines.map(|(one, other)| format!("{one} => {other}\n")).collect()
}

/// Returns random games of every set-up, by uniform picks and by a player who fills places.
fn games(count: u64) -> impl Iterator<Item = Box<dyn Iterator<Item = Step<Orleans>>>> {
    let seeds = move |setup| (0..count).map(move |seed| (setup, seed));
    Orleans::setups().into_iter().flat_map(seeds).map(|(setup, seed)| -> Box<dyn Iterator<Item = _>> {
        match seed % 4 {
            0 => Box::new(walk::random::<Orleans>(setup, Seed::new(seed))),
            _ => Box::new(walk::busy::<Orleans>(setup, Seed::new(seed))),
        }
    })
}

fn name(event: Event) -> String {
    let text = format!("{event:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_string()
}

/// The table follows from the events alone, and without any one kind of event it does not.
#[test]
fn events_tell_everything() {
    let (mut heard, mut missed) = (BTreeSet::new(), BTreeSet::new());
    for game in games(12) {
        let mut kept: Option<Told> = None;
        for Step { before, action, events, after, .. } in game {
            let kept = kept.get_or_insert_with(|| Told::new(&before));
            let start = kept.clone();
            events.iter().for_each(|&event| kept.tell(event));
            let now = told(after.position(), after.position());
            let heard_of = told(&kept.table, after.position());
            assert!(heard_of == now, "{action:?} told {events:?}, not\n{}", difference(&heard_of, &now));
            for (at, &event) in events.iter().enumerate() {
                if !heard.insert(name(event)) && missed.contains(&name(event)) {
                    continue;
                }
                let mut deaf = start.clone();
                let others = events.iter().enumerate().filter(|&(other, _)| other != at);
                others.for_each(|(_, &event)| deaf.tell(event));
                if told(&deaf.table, after.position()) != now {
                    missed.insert(name(event));
                }
            }
        }
    }
    let silent = ["SoldOut", "DeedDone", "Spared", "Waived", "CardKept", "Points", "GameOver"];
    let needless: Vec<_> = heard.difference(&missed).filter(|name| !silent.contains(&name.as_str())).collect();
    // A round's number is told by its beginning, a repeated place by what it brings.
    assert!(needless.iter().all(|name| ["Used", "Copied"].contains(&name.as_str())), "not missed: {needless:?}");
    assert!(heard.len() >= 50, "{} kinds came up: {heard:?}", heard.len());
}
