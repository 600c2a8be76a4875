//! What lies on the table, and what is asked now.

use heapless::Vec;

use super::city::City;
use super::holding::Holding;
use super::structures::{Card, Structures};
use crate::orleans::action::Origin;
use crate::orleans::job::{Job, Lying, Phase};
use crate::orleans::parts::{Crowd, Follower, Goods, Hourglass, Kind, Places, Space, Stack, Town, WAYS};
use crate::orleans::setup::Setup;
use crate::orleans::tables::design::STRUCTURES;
use crate::{MAX_PLAYERS, Player};

/// The most jobs that wait at the same time.
const MAX_JOBS: usize = 8;

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
    /// Where citizens still wait: the bits of [`citizen`](crate::orleans::citizen).
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
    /// The one who plays alone, or the team, has won.
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

    pub(crate) const fn holding_mut(&mut self) -> &mut Holding {
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

    /// Iterates over the events of this round and of all later ones, where they are known from the start.
    pub fn events_from_now(&self) -> impl Iterator<Item = Hourglass> + use<> {
        self.setup.known_events().iter().copied().skip(usize::from(self.round.saturating_sub(1)))
    }

    /// Iterates over those of them that are still to be met.
    pub fn events_to_come(&self) -> impl Iterator<Item = Hourglass> + use<> {
        let is_met = self.round > 0 && self.phase == Phase::Event;
        self.events_from_now().skip(is_met.into())
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
    pub(crate) fn push(&mut self, job: Job) {
        let pushed = self.agenda.push(job);
        debug_assert!(pushed.is_ok(), "the agenda has room for all that can be on it");
    }

    /// Changes what is asked now.
    pub(crate) fn replace(&mut self, job: Job) {
        if let Some(last) = self.agenda.last_mut() {
            *last = job;
        }
    }

    /// Returns whether a player has met an objective.
    pub const fn has_met(&self, player: Player, objective: usize) -> bool {
        self.holdings[player.index()].objectives >> objective & 1 == 1
    }

    /// Returns whether a player has met all objectives.
    pub fn has_met_all(&self, player: Player) -> bool {
        let all = self.setup.objectives().len();
        all > 0 && self.holdings[player.index()].objectives.count_ones() as usize == all
    }

    /// Returns whether a follower is in a player's bag or market, or on a space.
    pub(crate) fn stands(&self, player: Player, follower: Follower, from: Origin) -> bool {
        let holding = &self.holdings[player.index()];
        match from {
            Origin::Bag => holding.bag.of(follower) > 0,
            Origin::Market => holding.market.of(follower) > 0,
            Origin::Space(spot) => {
                holding.places().contains(spot.place) && holding.space(spot) == Some(Space::Held(follower))
            }
        }
    }

    /// Returns the neutral followers that are nowhere on this table: in a view those in others' bags.
    pub(crate) fn unseen_followers(&self) -> Crowd {
        let mut unseen = Crowd::EMPTY;
        let seen = self.seen_followers();
        for (kind, all) in Kind::ALL.into_iter().zip(self.setup.followers()) {
            unseen.add_many(Follower::neutral(kind), all.saturating_sub(seen[kind as usize]));
        }
        unseen
    }

    /// Returns the neutral followers that lie on this table, by kind.
    pub(crate) fn seen_followers(&self) -> [u8; 7] {
        let mut all = self.hand;
        for holding in self.holdings() {
            all.join(holding.bag);
            all.join(holding.market);
            holding.places().for_each(|place| all.join(holding.standing_on(place).collect()));
        }
        core::array::from_fn(|kind| {
            let sent: u8 = self.deeds.iter().map(|deed| deed[kind]).sum();
            let sites = self.structures.iter().flat_map(|structures| &structures.sites);
            let manning: u8 = sites.map(|site| site.followers[kind]).sum();
            let city = &self.city;
            let works: u8 = city.works.iter().map(|work| work.followers[kind]).sum();
            let walls = if Kind::ALL[kind] == Kind::Knight { city.walls } else { 0 };
            let in_city = works + walls + city.assembly[kind];
            all.neutral(Kind::ALL[kind]) + self.piles[kind] + sent + manning + in_city
        })
    }
}
