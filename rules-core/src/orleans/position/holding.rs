//! What one player has.

use crate::orleans::parts::{Character, Crowd, Follower, Goods, Kind, Need, Needs, Place, Places, Space, Spot, Town};
use crate::orleans::setup::Setup;
use crate::orleans::tables;

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
            board: Place::BOARD.or(setup.rules().extras),
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
        self.board.or(self.tiles.without(self.turned))
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

    pub(crate) fn space_mut(&mut self, spot: Spot) -> &mut Space {
        &mut self.spaces[spot.place as usize][usize::from(spot.space) % 3]
    }

    /// Puts a follower on a space.
    pub(crate) fn stand(&mut self, follower: Follower, at: Spot) {
        *self.space_mut(at) = Space::Held(follower);
        if at.place == Place::Carpenter && follower.kind() == Kind::Boatman && self.has(Place::HerbGarden) {
            self.herbal |= 1 << at.space;
        }
    }

    /// Empties a space; returns what was on it.
    pub(crate) fn leave(&mut self, at: Spot) -> Space {
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
    #[inline(never)] // one copy in the image
    pub fn technology(&self) -> u8 {
        self.places().filter(|&place| self.is_equipped(place)).count() as u8
    }

    /// Returns whether a place is activated: all its spaces are filled, on the Town Hall one of them.
    pub fn is_whole(&self, place: Place) -> bool {
        let [first, ..] = place.spaces();
        let spaces = place.spaces().iter().zip(&self.spaces[place as usize]);
        let mut spaces = spaces.take_while(|(printed, _)| printed.need != Needs::NONE);
        match place {
            Place::TownHall => spaces.any(|(_, lying)| lying.is_filled()),
            _ => first.need != Needs::NONE && spaces.all(|(_, lying)| lying.is_filled()),
        }
    }

    /// Returns whether the next step on the traders' track may bring a tile.
    pub fn may_gain(&self, tile: Place) -> bool {
        self.track(Kind::Trader) > 0 || tile.may_be_first()
    }

    /// Returns whether nobody is missing to use a place: it is activated, or needs nobody, or not all of them.
    pub(crate) fn is_manned(&self, place: Place) -> bool {
        matches!(place, Place::GunpowderTower | Place::Carpenter) || self.is_whole(place)
    }

    /// Returns whether a follower may stand on a space with this need.
    pub fn fits(&self, follower: Follower, need: Need) -> bool {
        self.serves(follower).meets(Needs::of(&[need]))
    }

    /// Returns the needs of all spaces that a follower may stand on.
    pub(crate) fn serves(&self, follower: Follower) -> Needs {
        const HERBAL: Needs = Needs::of(&[Need::Of(Kind::Farmer), Need::Of(Kind::Craftsman), Need::Of(Kind::Trader)]);
        const CARRIERS: Needs = Needs::of(&[Need::Of(Kind::Trader), Need::Of(Kind::Boatman)]);
        const TAUGHT: Needs = Needs::KINDS.without(Needs::of(&[Need::Of(Kind::Monk)]));
        let kind = follower.kind();
        let mut needs = Needs::of(&[Need::Any, Need::Of(kind)]);
        match kind {
            Kind::Monk => needs = needs.or(Needs::KINDS),
            Kind::Boatman if self.has(Place::HerbGarden) => needs = needs.or(HERBAL),
            Kind::Scholar if self.has(Place::School) => needs = needs.or(TAUGHT),
            _ => {}
        }
        if needs.meets(CARRIERS) {
            needs = needs.or(Needs::of(&[Need::Carrier]));
        }
        if follower.is_own() { needs } else { needs.or(Needs::of(&[Need::Neutral])) }
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

    /// Returns whether the goods are worth what a Robbery takes.
    pub(crate) fn has_loot(&self) -> bool {
        self.goods.value() >= tables::ROBBERY_WORTH.into()
    }

    /// Returns whether no earlier space of the place has the same need and holds the same.
    pub(crate) fn first_of_equals(&self, spot: Spot) -> bool {
        let (lying, at) = (&self.spaces[spot.place as usize], usize::from(spot.space));
        spot.place.spaces().get(at).is_some_and(|printed| is_first(lying, printed.equals, at))
    }

    /// Visits the action spaces of all places, what lies on them and what they need; of equal ones the first.
    pub(crate) fn visit_spaces(&self, mut visit: impl FnMut(Spot, Space, Needs)) {
        for place in self.places() {
            let lying = &self.spaces[place as usize];
            for (at, printed) in
                place.spaces().iter().enumerate().take_while(|(_, printed)| printed.need != Needs::NONE)
            {
                if is_first(lying, printed.equals, at) {
                    visit(Spot { place, space: at as u8 }, lying[at], printed.need);
                }
            }
        }
    }
}

/// Returns whether none of the earlier spaces that need the same, one bit each, holds the same as a space.
fn is_first(spaces: &[Space; 3], equals: u8, at: usize) -> bool {
    equals == 0 || (0..at).all(|earlier| equals >> earlier & 1 == 0 || spaces[earlier] != spaces[at])
}

/// Iterates over all spaces of a player's places.
pub(crate) fn spots(holding: &Holding) -> impl Iterator<Item = Spot> {
    holding.places().flat_map(|place| (0..place.needs().len() as u8).map(move |space| Spot { place, space }))
}
