//! Checks positions from outside: cases, bug reports.

use super::state::Position;
use crate::orleans::job::{Lying, Phase};
use crate::orleans::parts::{Crowd, Follower, Goods, Kind, Place, Places, Space, WAYS};
use crate::orleans::tables::{self, design::STRUCTURES};
use crate::{Phrase, Player};

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The set-up is impossible.
    Setup,
    /// A round, player or track is out of range.
    Range,
    /// Neutral followers are missing, or too many.
    Followers,
    /// Followers of a player's own colour are missing, or too many.
    Own(Player),
    /// Something stands where it may not, or more in a market than it holds.
    Board(Player),
    /// Goods are missing, or too many.
    Goods,
    /// Goods lie where there is no space.
    Map,
    /// Technology tiles are missing, or too many.
    Technology,
    /// Citizens are missing, or too many.
    Citizens,
    /// A place tile is missing, or there twice.
    Tiles,
    /// More trading stations than a player has.
    Stations(Player),
    /// A deed has more followers than it wants.
    Deeds,
    /// What is asked does not fit the phase.
    Agenda,
    /// A structure card is missing, or there twice.
    Cards,
}

impl Phrase for PositionError {
    fn phrase(&self) -> &'static str {
        match self {
            PositionError::Setup => "an impossible set-up",
            PositionError::Range => "a number is out of range",
            PositionError::Followers => "wrong number of neutral followers",
            PositionError::Own(_) => "wrong number of own followers",
            PositionError::Board(_) => "a board or market is wrong",
            PositionError::Goods => "wrong number of goods",
            PositionError::Map => "goods where there is no space",
            PositionError::Technology => "wrong number of technology tiles",
            PositionError::Citizens => "wrong number of citizens",
            PositionError::Tiles => "a place tile is missing or double",
            PositionError::Stations(_) => "too many trading stations",
            PositionError::Deeds => "too many followers on a deed",
            PositionError::Agenda => "nothing is asked, or too much",
            PositionError::Cards => "a structure card is wrong",
        }
    }
}

impl Position {
    /// Checks that everything is there, and nothing twice.
    pub fn check(&self) -> Result<(), PositionError> {
        let must = |holds: bool, wrong: PositionError| if holds { Ok(()) } else { Err(wrong) };
        must(self.setup.check().is_ok(), PositionError::Setup)?;
        let players = self.setup.players;
        let begun = self.round > 0 || self.phase == Phase::Setup;
        must(begun && self.round <= self.setup.rounds(), PositionError::Range)?;
        must(self.start.0 < players && self.current.0 < players, PositionError::Range)?;
        must((self.passed | self.idle) >> players == 0, PositionError::Range)?;
        must(self.agenda.is_empty() == (self.phase == Phase::Over), PositionError::Agenda)?;

        for player in Player::all(players) {
            self.check_holding(player)?;
        }
        must(self.seen_followers() == self.setup.followers(), PositionError::Followers)?;

        let mut goods = Goods::default();
        let mut down = 0;
        for lying in self.map.iter().flatten().flatten() {
            match lying {
                Lying::Open(good) => goods.add(*good),
                Lying::Down | Lying::Structure(_) => down += 1,
            }
        }
        let beside = self.structures.iter().map(|structures| structures.goods());
        let holdings = self.holdings().iter().map(|holding| holding.goods);
        let works = self.city.works.iter().map(|work| work.goods);
        goods = holdings
            .chain(beside)
            .chain(works)
            .chain([self.city.warehouse, self.market, self.gone, self.face_down])
            .fold(goods, Goods::with);
        must(self.face_down.total() == down, PositionError::Map)?;
        must(goods == self.setup.goods(), PositionError::Goods)?;
        let fits = |(way, spaces): (usize, &[Option<_>; 2])| {
            spaces[WAYS[way].spaces(self.setup.goods_players())..].iter().all(Option::is_none)
        };
        must(self.map.iter().enumerate().all(fits), PositionError::Map)?;

        let placed: u8 = self.holdings().iter().map(|holding| holding.technology()).sum();
        let placed = placed + self.city.works.iter().map(|work| work.technology).sum::<u8>();
        must(
            placed + self.technology + self.technology_gone == self.setup.rules().technology,
            PositionError::Technology,
        )?;

        let gained: u8 = self.holdings().iter().map(|holding| holding.citizens).sum();
        let waiting = self.citizens.count_ones() as u8 + self.citizen_supply;
        let waiting = waiting + self.city.citizens + self.citizens_gone;
        must(gained + waiting == self.setup.citizens(), PositionError::Citizens)?;

        let piles = self.holdings().iter().map(|holding| holding.tiles).chain([self.tiles, self.tiles_gone]);
        let (all, count) = piles.fold((Places::NONE, 0), |(all, count), tiles| (all.or(tiles), count + tiles.len()));
        must(all == self.setup.place_tiles() && count == all.len(), PositionError::Tiles)?;

        self.check_cards()?;
        let within = |(deed, wanted): (&[u8; 7], &tables::Deed)| deed.iter().zip(wanted.wants).all(|(&a, b)| a <= b);
        must(self.deeds.iter().zip(self.setup.deeds()).all(within), PositionError::Deeds)
    }

    /// Checks that every structure card is somewhere, and none twice.
    fn check_cards(&self) -> Result<(), PositionError> {
        let mut all = 0_u32;
        let mut count = 0;
        let mut see = |number: u8| {
            all |= 1 << number.min(31);
            count += 1;
        };
        self.deck.iter().for_each(|card| see(card.number));
        for structures in &self.structures {
            structures.card.iter().chain(&structures.offer).for_each(|card| see(card.number));
            structures.sites.iter().for_each(|site| see(site.card));
            (0..32).filter(|card| structures.complete >> card & 1 == 1).for_each(&mut see);
        }
        let cards = STRUCTURES.len() as u32;
        let whole = count == 0 || count == cards && all == (1 << cards) - 1;
        if whole { Ok(()) } else { Err(PositionError::Cards) }
    }

    fn check_holding(&self, player: Player) -> Result<(), PositionError> {
        let must = |holds: bool, wrong: PositionError| if holds { Ok(()) } else { Err(wrong) };
        let holding = &self.holdings[player.index()];
        let lengths = Kind::TRACKS.map(tables::track_length);
        must(holding.tracks.iter().zip(lengths).all(|(&step, length)| step <= length), PositionError::Range)?;
        let develops = holding.development <= holding.furthest && holding.furthest <= tables::LAST_DEVELOPMENT;
        must(develops, PositionError::Range)?;

        let mut all = holding.bag;
        all.join(holding.market);
        holding.places().for_each(|place| all.join(holding.standing_on(place).collect()));
        if player == self.current {
            all.join(self.hand);
        }
        let own: Crowd = all.iter().filter(|follower| follower.is_own()).collect();
        must(own == Crowd::OWN, PositionError::Own(player))?;

        must(holding.market.len() <= tables::MARKET + tables::TOWER_MARKET, PositionError::Board(player))?;
        let empty = Place::ALL.into_iter().filter(|&place| !holding.places().contains(place));
        let stray = empty.flat_map(|place| holding.spaces[place as usize]);
        must(stray.into_iter().all(|space| space == Space::Empty), PositionError::Board(player))?;
        let boatman = |space: &Space| matches!(space, Space::Held(who) if who.kind() == Kind::Boatman);
        let carriers = (0..).zip(&holding.spaces[Place::Carpenter as usize]);
        let boatmen = carriers.filter(|(_, space)| boatman(space)).fold(0, |set, (at, _)| set | 1 << at);
        must(holding.herbal & !boatmen == 0, PositionError::Board(player))?;
        let town_hall = holding.standing_on(Place::TownHall).any(Follower::is_own);
        must(!town_hall, PositionError::Board(player))?;

        let structures = &self.structures[player.index()];
        let built = structures.sites.len() as u8 + structures.complete.count_ones() as u8;
        must(
            self.stations_of(player) + built + holding.stock <= self.setup.rules().stations,
            PositionError::Stations(player),
        )
    }
}
