//! What lies on the table, and what is asked now.

use heapless::Vec;

use crate::{MAX_PLAYERS, Player};

use super::city::{Character, City};
use super::follower::{Crowd, Follower, Kind};
use super::goods::Goods;
use super::hourglass::{Hourglass, Stack};
use super::job::{Job, Lying, Phase};
use super::map::{Town, WAYS};
use super::place::{Need, Place, Places, Space, Spot};
use super::prosperity::{Card, Structures};
use super::setup::Setup;
use super::tables::{self, design::STRUCTURES};

/// The most jobs that wait at the same time.
const MAX_JOBS: usize = 8;

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// Followers in the bag.
    pub bag: Crowd,
    /// In a view: how many neutral followers are in another player's bag.
    pub unseen: u8,
    /// Followers on the market.
    pub market: Crowd,
    /// What lies on the action spaces, by place.
    pub spaces: [[Space; 3]; Place::ALL.len()],
    /// Steps made on the tracks, in the order of [`Kind::TRACKS`].
    pub tracks: [u8; 6],
    /// The space on the development track.
    pub development: u8,
    /// The furthest space it has been on: coins come once only.
    pub furthest: u8,
    /// Coins.
    pub coins: u16,
    /// Goods.
    pub goods: Goods,
    /// Citizens.
    pub citizens: u8,
    /// Places of the player board, and beside it.
    pub board: Places,
    /// Place tiles.
    pub tiles: Places,
    /// Those of them that are turned over.
    pub turned: Places,
    /// Trading stations in stock.
    pub stock: u8,
    /// Where the merchant is.
    pub merchant: Town,
    /// The Gunpowder Tower has sent followers this round.
    pub fired: bool,
    /// A technology tile from the craftsmen's track has replaced a farmer.
    pub equipped: bool,
    /// The objectives that are met, one bit each.
    pub objectives: u8,
    /// An objective was met in this round.
    pub fulfilled: bool,
    /// This player could not pay, and has lost.
    pub lost: bool,
    /// Who this player is in Invasion.
    pub character: Option<Character>,
    /// The spaces of the Carpenter on which a boatman was put by the Herb Garden, one bit each: it is a trader, too, for
    /// as long as it stands there.
    pub herbal: u8,
}

impl Holding {
    /// Returns what a player has before anything is dealt but coins and stations.
    pub fn new(setup: &Setup) -> Holding {
        Holding {
            bag: Crowd::EMPTY,
            unseen: 0,
            market: Crowd::EMPTY,
            spaces: [[Space::Empty; 3]; Place::ALL.len()],
            tracks: [0; 6],
            development: 0,
            furthest: 0,
            coins: setup.rules().coins,
            goods: Goods::default(),
            citizens: 0,
            board: Place::BOARD.and(setup.rules().extras),
            tiles: Places::NONE,
            turned: Places::NONE,
            stock: setup.rules().stations,
            merchant: Town::Orleans,
            fired: false,
            equipped: false,
            objectives: 0,
            fulfilled: false,
            lost: false,
            character: None,
            herbal: 0,
        }
    }

    /// Returns all places: those of the board, beside it, and the tiles that are not turned over.
    pub const fn places(&self) -> Places {
        self.board.and(self.tiles.without(self.turned))
    }

    /// Returns whether a place tile is there and not turned over.
    pub const fn has(&self, tile: Place) -> bool {
        self.tiles.contains(tile) && !self.turned.contains(tile)
    }

    /// Returns the spaces of a place.
    pub fn spaces(&self, place: Place) -> &[Space] {
        &self.spaces[place as usize][..place.needs().len()]
    }

    /// Returns what lies on a space; `None` where there is no such space.
    pub fn space(&self, spot: Spot) -> Option<Space> {
        self.spaces(spot.place).get(usize::from(spot.space)).copied()
    }

    pub(super) fn space_mut(&mut self, spot: Spot) -> &mut Space {
        &mut self.spaces[spot.place as usize][usize::from(spot.space) % 3]
    }

    /// Puts a follower on a space.
    pub(super) fn stand(&mut self, follower: Follower, at: Spot) {
        *self.space_mut(at) = Space::Held(follower);
        if at.place == Place::Carpenter && follower.kind() == Kind::Boatman && self.has(Place::HerbGarden) {
            self.herbal |= 1 << at.space;
        }
    }

    /// Empties a space; returns what was on it.
    pub(super) fn leave(&mut self, at: Spot) -> Space {
        if at.place == Place::Carpenter {
            self.herbal &= !(1 << at.space);
        }
        core::mem::take(self.space_mut(at))
    }

    /// Returns who stands on a place.
    pub fn standing_on(&self, place: Place) -> impl Iterator<Item = Follower> {
        self.spaces(place).iter().filter_map(|space| match space {
            Space::Held(follower) => Some(*follower),
            _ => None,
        })
    }

    /// Returns whether a technology tile lies on a place.
    pub fn is_equipped(&self, place: Place) -> bool {
        self.spaces(place).iter().any(|space| space.is_technology())
    }

    /// Returns whether a technology tile lies on a place of this player.
    pub fn has_technology(&self, place: Place) -> bool {
        self.places().contains(place) && self.is_equipped(place)
    }

    /// Returns how many technology tiles lie on all places.
    pub fn technology(&self) -> u8 {
        self.places().filter(|&place| self.is_equipped(place)).count() as u8
    }

    /// Returns whether a place is activated: all its spaces are filled, on the Town Hall one of them.
    pub fn is_whole(&self, place: Place) -> bool {
        let spaces = self.spaces(place);
        match place {
            Place::TownHall => spaces.iter().any(|space| space.is_filled()),
            _ => !spaces.is_empty() && spaces.iter().all(|space| space.is_filled()),
        }
    }

    /// Returns whether a follower may stand on a space with this need.
    pub fn fits(&self, follower: Follower, need: Need) -> bool {
        let kind = follower.kind();
        match need {
            Need::Any => true,
            Need::Neutral => !follower.is_own(),
            Need::Carrier => [Kind::Trader, Kind::Boatman].into_iter().any(|kind| self.fits(follower, Need::Of(kind))),
            Need::Of(wanted) => {
                kind == wanted
                    || match kind {
                        Kind::Monk => true,
                        Kind::Boatman => {
                            matches!(wanted, Kind::Farmer | Kind::Craftsman | Kind::Trader)
                                && self.has(Place::HerbGarden)
                        }
                        Kind::Scholar => wanted != Kind::Monk && self.has(Place::School),
                        _ => false,
                    }
            }
        }
    }

    /// Returns how many spaces the market has.
    pub const fn market_limit(&self) -> u8 {
        if self.has(Place::GunpowderTower) { tables::MARKET + tables::TOWER_MARKET } else { tables::MARKET }
    }

    /// Returns how many spaces of the market are empty.
    pub fn market_room(&self) -> u8 {
        self.market_limit().saturating_sub(self.market.len())
    }

    /// Returns the steps made on a track; the monk has none.
    pub const fn track(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Monk => 0,
            _ => self.tracks[kind as usize],
        }
    }

    /// Returns how many followers may be drawn in a round.
    pub fn draws(&self) -> u8 {
        tables::KNIGHT_DRAWS[usize::from(self.track(Kind::Knight)).min(5)]
    }

    /// Returns the development status.
    pub fn status(&self) -> u8 {
        tables::status(self.development)
    }
}

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// What the game was started from.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The part of the choices before the first round.
    pub stage: u8,
    /// The phase.
    pub phase: Phase,
    /// Who begins this round.
    pub start: Player,
    /// Whose part it is.
    pub current: Player,
    /// The players who have passed in this round, one bit each.
    pub passed: u8,
    /// The players who ended a turn in which they could use nothing, one bit each: they act again once they can.
    pub idle: u8,
    /// The current player has used a place in this turn.
    pub acted: bool,
    /// The current player has decided something that can still be taken back.
    pub open: bool,
    /// What is asked; the last comes first.
    pub agenda: Vec<Job, MAX_JOBS>,
    /// The event of this round.
    pub event: Hourglass,
    /// The events to come.
    pub stack: Stack,
    /// What each player has, by seat; empty where nobody sits.
    pub holdings: [Holding; MAX_PLAYERS],
    /// Followers that the Bathhouse has drawn.
    pub hand: Crowd,
    /// Neutral followers to recruit, by kind.
    pub piles: [u8; 7],
    /// The goods market.
    pub market: Goods,
    /// Goods that have left the game, those removed at the start among them.
    pub gone: Goods,
    /// Goods on each way.
    pub map: [[Option<Lying>; 2]; WAYS.len()],
    /// Goods that lie face down, those under structures among them: which one is where is drawn when it is picked up.
    pub face_down: Goods,
    /// Where the carpenter is.
    pub carpenter: Town,
    /// The pile of structure cards, the top first.
    pub deck: Vec<Card, { STRUCTURES.len() }>,
    /// By seat.
    pub structures: [Structures; MAX_PLAYERS],
    /// The players who have a trading station in a town, one bit each.
    pub stations: [u8; Town::ALL.len()],
    /// Followers on each deed, by kind.
    pub deeds: [[u8; 7]; 8],
    /// Where citizens still wait: the bits of [`citizen`](super::scenario::citizen).
    pub citizens: u32,
    /// Citizens in the supply.
    pub citizen_supply: u8,
    /// Technology tiles in the supply.
    pub technology: u8,
    /// Technology tiles that have left the game.
    pub technology_gone: u8,
    /// Place tiles in the supply.
    pub tiles: Places,
    /// Place tiles that have left the game.
    pub tiles_gone: Places,
    /// Who plays alone, or all together, has won.
    pub won: bool,
    /// Citizens that have left the game.
    pub citizens_gone: u8,
    /// The city of Invasion.
    pub city: City,
}

impl Position {
    /// Returns a table on which all followers, goods and tiles are in their piles.
    pub fn empty(setup: Setup) -> Position {
        let rules = setup.rules();
        Position {
            setup,
            round: 0,
            stage: 0,
            phase: Phase::Planning,
            start: Player(0),
            current: Player(0),
            passed: 0,
            idle: 0,
            acted: false,
            open: false,
            agenda: Vec::new(),
            event: Hourglass::Pilgrimage,
            stack: Stack::default(),
            holdings: [Holding::new(&setup); MAX_PLAYERS],
            hand: Crowd::EMPTY,
            piles: setup.followers(),
            market: setup.goods(),
            gone: Goods::default(),
            map: [[None; 2]; WAYS.len()],
            face_down: Goods::default(),
            carpenter: Town::Orleans,
            deck: Vec::new(),
            structures: Default::default(),
            stations: [0; Town::ALL.len()],
            deeds: [[0; 7]; 8],
            citizens: rules.citizens,
            citizen_supply: rules.citizen_supply,
            technology: rules.technology,
            technology_gone: 0,
            tiles: setup.place_tiles(),
            tiles_gone: Places::NONE,
            won: false,
            citizens_gone: 0,
            city: City::default(),
        }
    }

    /// Returns what the current player has.
    pub const fn holding(&self) -> &Holding {
        &self.holdings[self.current.index() % MAX_PLAYERS]
    }

    pub(super) const fn holding_mut(&mut self) -> &mut Holding {
        &mut self.holdings[self.current.index() % MAX_PLAYERS]
    }

    /// Returns what everybody has.
    pub fn holdings(&self) -> &[Holding] {
        &self.holdings[..usize::from(self.setup.players).min(MAX_PLAYERS)]
    }

    /// Returns what is asked now; nothing at the end.
    pub fn job(&self) -> Option<Job> {
        self.agenda.last().copied()
    }

    /// Returns the player to the left.
    pub const fn left_of(&self, player: Player) -> Player {
        Player((player.0 + 1) % self.setup.players)
    }

    /// Returns the players in turn order.
    pub fn in_order(&self) -> impl Iterator<Item = Player> + use<> {
        let (start, players) = (self.start.0, self.setup.players);
        (0..players).map(move |i| Player((start + i) % players))
    }

    /// Returns how many trading stations a player has on the map.
    pub fn stations_of(&self, player: Player) -> u8 {
        self.stations.iter().filter(|&&here| here >> player.0 & 1 == 1).count() as u8
    }

    /// Returns whether a player has a trading station in a town.
    pub const fn has_station(&self, player: Player, town: Town) -> bool {
        self.stations[town as usize] >> player.0 & 1 == 1
    }

    /// Returns how many followers of a kind a deed still wants.
    pub fn deed_wants(&self, deed: usize, kind: Kind) -> u8 {
        let deeds = self.setup.deeds();
        deeds.get(deed).map_or(0, |wanted| wanted.wants[kind as usize].saturating_sub(self.deeds[deed][kind as usize]))
    }

    /// Returns whether the citizen of this bit still waits.
    pub const fn citizen_waits(&self, at: u8) -> bool {
        matches!(self.citizens.checked_shr(at as u32), Some(rest) if rest & 1 == 1)
    }

    /// Puts something to do on top of what waits.
    pub(super) fn push(&mut self, job: Job) {
        let pushed = self.agenda.push(job);
        debug_assert!(pushed.is_ok(), "the agenda has room for all that can be on it");
    }

    /// Changes what is asked now.
    pub(super) fn replace(&mut self, job: Job) {
        if let Some(last) = self.agenda.last_mut() {
            *last = job;
        }
    }
}
