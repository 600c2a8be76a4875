//! What a player can do with places, followers, ways and the merchant.

use crate::Player;

use super::action::{Destination, Illegal, Origin};
use super::city::Character;
use super::follower::{Crowd, Follower, Kind};
use super::goods::Good;
use super::hourglass::Hourglass;
use super::job::Lying;
use super::legal::{VILLAGERS, must};
use super::map::Town;
use super::place::{Need, Place, Places, Space, Spot};
use super::state::{Holding, Position};
use super::tables::{self, BLACK_MARKET_GOODS, LAST_DEVELOPMENT, PHARMACY_COINS, design};

type Verdict = Result<(), Illegal>;

impl Position {
    /// Checks whether a player can use a place now.
    pub fn check_use(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        if !matches!(place, Place::GunpowderTower | Place::Carpenter) {
            must(holding.is_whole(place), Illegal::NotWhole)?;
        }
        self.check_open(holding, place)?;
        self.check_effect(player, place)
    }

    /// Checks whether a place can still be used in this round, once all its spaces are filled: nothing that lasts is in
    /// the way.
    pub fn check_plan(&self, player: Player, place: Place) -> Verdict {
        self.check_open(&self.holdings[player.index()], place)?;
        let travels = match place {
            Place::Ship | Place::StageCoach => self.event != Hourglass::Storm,
            Place::Wagon | Place::HorseWagon => !matches!(self.event, Hourglass::Storm | Hourglass::Highwayman),
            _ => true,
        };
        must(travels, Illegal::Forbidden)?;
        match self.check_effect(player, place) {
            Err(
                lasting @ (Illegal::Forbidden
                | Illegal::PileEmpty
                | Illegal::TrackEnd
                | Illegal::NoDevelopment
                | Illegal::NoStation),
            ) => Err(lasting),
            _ => Ok(()),
        }
    }

    /// Checks whether the Well can repeat the action of a place.
    pub(super) fn check_copy(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.places().contains(place), Illegal::NoPlace)?;
        must(Place::BOARD.contains(place) || place.is_tile(), Illegal::NotNow)?;
        must(!matches!(place, Place::Well | Place::TownHall | Place::GunpowderTower), Illegal::NotNow)?;
        self.check_open(holding, place)?;
        self.check_effect(player, place)
    }

    /// Checks that the event does not close a place.
    fn check_open(&self, holding: &Holding, place: Place) -> Verdict {
        let closed = match self.event {
            Hourglass::Sabotage => holding.is_equipped(place),
            Hourglass::Assembly => place == Place::TownHall,
            _ => false,
        };
        must(!closed, Illegal::Forbidden)
    }

    /// Checks whether a player can buy a good of the market at a price.
    pub(super) fn check_buy(&self, player: Player, good: Good, price: u16) -> Verdict {
        must(self.market.of(good) > 0, Illegal::SoldOut)?;
        must(self.holdings[player.index()].coins >= price, Illegal::Coins)
    }

    /// Checks whether a player can give so many equal goods for another one of the market.
    pub(super) fn check_swap(&self, player: Player, give: Good, count: u8, take: Good) -> Verdict {
        must(give != take, Illegal::NoGood)?;
        must(self.holdings[player.index()].goods.of(give) >= count, Illegal::NotOwned)?;
        must(self.market.of(take) > 0, Illegal::SoldOut)
    }

    /// Checks whether a player's Pharmacy can make development of so many coins.
    pub(super) fn check_pharmacy(&self, player: Player, coins: u8) -> Verdict {
        let holding = &self.holdings[player.index()];
        must((1..=PHARMACY_COINS).contains(&coins), Illegal::NotNow)?;
        must(coins <= LAST_DEVELOPMENT - holding.development, Illegal::NoDevelopment)?;
        must(u16::from(coins) <= holding.coins, Illegal::Coins)
    }

    /// Checks whether the action of a place can be done, and does something.
    pub(super) fn check_effect(&self, player: Player, place: Place) -> Verdict {
        let holding = &self.holdings[player.index()];
        let recruit = |kind| self.check_recruit(player, kind);
        let travel = |roads, water| must(!self.ways(player, roads, water).is_empty(), Illegal::NoWay);
        let send = |market| must(self.can_send(player, market), Illegal::Idle);
        let develops = holding.development < LAST_DEVELOPMENT;
        match place {
            Place::FarmHouse => recruit(Kind::Farmer),
            Place::Village => {
                let verdicts = VILLAGERS.map(recruit);
                if verdicts.iter().any(|verdict| verdict.is_ok()) { Ok(()) } else { verdicts[0] }
            }
            Place::University => recruit(Kind::Scholar),
            Place::Castle => recruit(Kind::Knight),
            Place::Monastery => recruit(Kind::Monk),
            Place::Ship => travel(false, true),
            Place::Wagon | Place::HorseWagon => travel(true, false),
            Place::Guildhall => self.check_build(player, holding.has(Place::Tavern)),
            Place::Scriptorium if !self.deck.is_empty() => Ok(()),
            Place::Scriptorium | Place::Library | Place::ShippingLine => must(develops, Illegal::NoDevelopment),
            Place::Carpenter => must(self.can_carry(player) || self.can_build(player), Illegal::Idle),
            Place::TownHall => send(false),
            Place::GunpowderTower => must(!holding.fired, Illegal::Fired).and_then(|()| send(true)),
            Place::Hayrick | Place::CheeseFactory | Place::Winery | Place::WoolManufacturer | Place::TailorShop => {
                let made = place.makes().map_or(0, |good| self.market.of(good));
                must(made > 0, Illegal::SoldOut)
            }
            Place::Brewery | Place::Cellar | Place::Windmill | Place::Hospital => Ok(()),
            Place::Office => must(self.stations_of(player) > 0, Illegal::Idle),
            Place::Pharmacy => self.check_pharmacy(player, 1),
            // In another player's view some are not seen.
            Place::Bathhouse => must(!holding.bag.is_empty() || holding.unseen > 0, Illegal::NoFollower),
            Place::Laboratory => {
                must(self.technology > 0, Illegal::NoTechnology)?;
                must(
                    self.catapult_wants() > 0 || spots(holding).any(|spot| check_equip(holding, spot, false).is_ok()),
                    Illegal::NoTechnology,
                )
            }
            Place::MarketStand => {
                let buys = |good: Good| self.check_buy(player, good, good.value()).is_ok();
                must(holding.goods.total() > 0 || Good::ALL.into_iter().any(buys), Illegal::Coins)
            }
            Place::BlackMarket => {
                let swap = |give| Good::ALL.map(|take| self.check_swap(player, give, BLACK_MARKET_GOODS, take));
                let swaps = || Good::ALL.into_iter().flat_map(swap);
                let sold_out = swaps().any(|swap| swap == Err(Illegal::SoldOut));
                must(swaps().any(|swap| swap.is_ok()), if sold_out { Illegal::SoldOut } else { Illegal::NotOwned })
            }
            Place::StageCoach => {
                must(self.event != Hourglass::AxleFracture, Illegal::Forbidden)?;
                must(holding.coins >= tables::STAGE_COACH_COINS, Illegal::Coins)?;
                travel(true, true)
            }
            Place::Well => must(holding.places().any(|place| self.check_copy(player, place).is_ok()), Illegal::Idle),
            Place::Vehicle | Place::GuildHouse | Place::Hostel | Place::Palatinate => self.check_support(player, place),
            Place::BourgeoisHouse => must(holding.citizens > 0, Illegal::NoCitizen),
            Place::Sacristy | Place::HerbGarden | Place::School | Place::Depot | Place::Tavern | Place::Vineyard => {
                Err(Illegal::NotNow)
            }
        }
    }

    /// Returns the good that a player's next step on the farmers' track brings, if it is not sold out.
    pub fn farmed(&self, player: Player) -> Option<Good> {
        let step = self.holdings[player.index()].track(Kind::Farmer);
        tables::FARMER_GOODS.get(usize::from(step)).copied().filter(|&good| self.market.of(good) > 0)
    }

    /// Checks whether a follower of a kind can be gained.
    pub fn check_recruit(&self, player: Player, kind: Kind) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(self.event.forbids() != Some(kind), Illegal::Forbidden)?;
        must(self.piles[kind as usize] > 0, Illegal::PileEmpty)?;
        must(kind == Kind::Monk || holding.track(kind) < tables::track_length(kind), Illegal::TrackEnd)
    }

    /// Checks whether a trading station can be built where the merchant is. The Tavern helps only with the Guildhall.
    pub(super) fn check_build(&self, player: Player, tavern: bool) -> Verdict {
        let holding = &self.holdings[player.index()];
        must(holding.stock > 0, Illegal::NoStation)?;
        let here = self.stations[holding.merchant as usize];
        let tower = self.is_invasion() && holding.merchant.is_outer();
        let shared = holding.merchant == Town::Orleans || tavern && !tower;
        must(here == 0 || shared && here >> player.0 & 1 == 0, Illegal::StationHere)
    }

    /// Returns the ways that a player's merchant can take.
    pub fn ways(&self, player: Player, roads: bool, water: bool) -> super::map::Ways {
        let open = self.event != Hourglass::Storm;
        let roads = roads && self.event != Hourglass::Highwayman;
        self.holdings[player.index()].merchant.ways().only(roads && open, water && open)
    }

    /// Returns the neutral followers that a player can send from the market or the Town Hall.
    pub(super) fn senders(&self, player: Player, market: bool) -> Crowd {
        let holding = &self.holdings[player.index()];
        if market {
            holding.market.kinds().filter(|follower| !follower.is_own()).collect()
        } else {
            holding.standing_on(Place::TownHall).collect()
        }
    }

    /// Iterates over where a player can send followers to.
    pub(super) fn destinations(&self, player: Player) -> impl Iterator<Item = Destination> + use<> {
        let deeds = (0..self.setup.deeds().len() as u8).map(Destination::Deed);
        let sites = 0..self.structures[player.index()].sites.len() as u8;
        let works = if self.is_invasion() { 0..5 } else { 0..0 };
        let city = self.is_invasion().then_some(Destination::Walls);
        let hall = self.holdings[player.index()].character == Some(Character::Councilman);
        (deeds.chain(sites.map(Destination::Structure)).chain(city))
            .chain(works.map(Destination::Achievement))
            .chain(hall.then_some(Destination::Assembly))
    }

    /// Returns whether a follower is in a player's bag or market, or on a space.
    pub(super) fn stands(&self, player: Player, follower: Follower, from: Origin) -> bool {
        let holding = &self.holdings[player.index()];
        match from {
            Origin::Bag => holding.bag.of(follower) > 0,
            Origin::Market => holding.market.of(follower) > 0,
            Origin::Space(spot) => {
                holding.places().contains(spot.place) && holding.space(spot) == Some(Space::Held(follower))
            }
        }
    }

    /// Checks whether a good can be picked up on a way: of two equal ones the first.
    pub(super) fn check_pick(&self, way: u8, take: Option<u8>) -> Verdict {
        let good = |lying: Option<Lying>| lying.is_some_and(|lying| lying.is_good());
        match (take, self.map[usize::from(way)]) {
            (None, _) => Ok(()),
            (Some(0), [first, _]) => must(good(first), Illegal::NoGood),
            (Some(1), [first, second]) => must(good(second) && first != second, Illegal::NoGood),
            _ => Err(Illegal::NoGood),
        }
    }

    pub(super) fn can_send(&self, player: Player, market: bool) -> bool {
        let wanted = |follower: Follower| {
            let mut all = self.destinations(player);
            all.any(|to| self.check_send(player, market, follower.kind(), to, false).is_ok())
        };
        self.senders(player, market).kinds().any(wanted)
    }

    /// Checks whether a player can send a follower somewhere, from the market or the Town Hall.
    pub(super) fn check_send(
        &self,
        player: Player,
        market: bool,
        kind: Kind,
        to: Destination,
        development: bool,
    ) -> Verdict {
        let deed = match to {
            Destination::Deed(deed) => deed,
            Destination::Structure(site) => {
                let sites = &self.structures[player.index()].sites;
                let site = sites.get(usize::from(site)).ok_or(Illegal::NoSite)?;
                must(site.wants(kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Walls | Destination::Achievement(_) | Destination::Assembly if !self.is_invasion() => {
                return Err(Illegal::NotWanted);
            }
            Destination::Walls => {
                must(kind == Kind::Knight && self.city.walls < self.goals().walls, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Achievement(work) => {
                must(self.work_wants(work.into(), kind) > 0, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
            Destination::Assembly => {
                let councilman = self.holdings[player.index()].character == Some(Character::Councilman);
                let room = self.city.assembly[kind as usize] < design::ASSEMBLY_HALL[kind as usize];
                must(councilman && room && !market, Illegal::NotWanted)?;
                return must(!development, Illegal::NoDevelopment);
            }
        };
        must(self.deed_wants(deed.into(), kind) > 0, Illegal::NotWanted)?;
        let holding = &self.holdings[player.index()];
        let brings = self.setup.deeds()[usize::from(deed)].or_development && holding.development < LAST_DEVELOPMENT;
        must(!development || brings, Illegal::NoDevelopment)
    }

    /// Returns whether a player can use a place, as far as everybody knows.
    pub(super) fn can_use(&self, player: Player) -> bool {
        let places = self.holdings[player.index()].places().without(Places::of(&[Place::Carpenter]));
        { places }.any(|place| self.check_use(player, place).is_ok()) || self.can_carry(player)
    }

    /// Returns whether a player can do anything in the action phase, as far as everybody knows.
    pub fn can_act(&self, player: Player) -> bool {
        let mut objectives = 0..self.setup.objectives().len() as u8;
        self.can_use(player)
            || self.may_build(player)
            || self.furnishings(player).next().is_some()
            || objectives.any(|objective| self.check_fulfil(player, objective).is_ok())
    }

    /// Returns who acts next, from this player on in turn order: those who passed are out, those who can do nothing, or
    /// had nothing to use and still have not, are skipped.
    pub(super) fn next_to_act(&self, from: Player) -> Option<Player> {
        let players = self.setup.players;
        let mut around = (0..players).map(|i| Player((from.0 + i) % players));
        around.find(|&player| self.acts_again(player))
    }

    /// Returns whether a player gets another turn in this action phase, as things are.
    pub(super) fn acts_again(&self, player: Player) -> bool {
        let among = |set: u8| set >> player.0 & 1 == 1;
        !among(self.passed) && if among(self.idle) { self.can_use(player) } else { self.can_act(player) }
    }
}

/// Iterates over all spaces of a player's places.
pub(super) fn spots(holding: &Holding) -> impl Iterator<Item = Spot> {
    holding.places().flat_map(|place| (0..place.needs().len() as u8).map(move |space| Spot { place, space }))
}

/// Returns whether no earlier space of the place has the same need and holds the same.
pub(super) fn first_of_equals(holding: &Holding, spot: Spot) -> bool {
    let (needs, spaces) = (spot.place.needs(), holding.spaces(spot.place));
    let at = usize::from(spot.space);
    (0..at).all(|i| needs[i] != needs[at] || spaces[i] != spaces[at])
}

/// Checks whether a follower can be put on a space. Lists have the same condition in `list_puts`, for speed.
pub(super) fn check_put(holding: &Holding, from: &Crowd, follower: Follower, at: Spot) -> Verdict {
    must(holding.places().contains(at.place), Illegal::NoPlace)?;
    let space = holding.space(at).ok_or(Illegal::NoSpace)?;
    must(from.of(follower) > 0, Illegal::NoFollower)?;
    must(space == Space::Empty, Illegal::Occupied)?;
    must(holding.fits(follower, at.place.needs()[usize::from(at.space)]), Illegal::Unfit)?;
    must(first_of_equals(holding, at), Illegal::EqualSpace)
}

pub(super) fn check_equip(holding: &Holding, at: Spot, farmer: bool) -> Verdict {
    must(holding.places().contains(at.place), Illegal::NoPlace)?;
    must(holding.space(at).is_some(), Illegal::NoSpace)?;
    let needs = at.place.needs();
    let need = needs[usize::from(at.space)];
    let closed = needs.len() < 2 || matches!(need, Need::Of(Kind::Monk) | Need::Neutral | Need::Carrier);
    must(!closed && !holding.is_equipped(at.place), Illegal::NoTechnology)?;
    must(!farmer || need == Need::Of(Kind::Farmer), Illegal::FarmerFirst)?;
    must(first_of_equals(holding, at), Illegal::EqualSpace)
}
