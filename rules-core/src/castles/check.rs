//! Checks positions from outside: cases, bug reports.

use core::ops::Not;

use crate::castles::action::{Means, Storage};
use crate::castles::game::Castles;
use crate::castles::parts::counter::{Counter, GOODS_FOR_TILE, LEAST_TARGET};
use crate::castles::parts::effect::Effect;
use crate::castles::parts::estate::MOST_SPACES;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::route;
use crate::castles::parts::route::{CARD_SPACES, CARDS};
use crate::castles::parts::shield::{ShieldAt, shields_at_start};
use crate::castles::parts::tile::{Kind, Tile};
use crate::castles::position::built::Built;
use crate::castles::position::state::{Duchy, Goods, Hand, Position, Stage};
use crate::castles::setup::Estates;
use crate::castles::tables;
use crate::castles::tables::{PHASES, ROUNDS};
use crate::castles::turn::ship::LAST_STEP;
use crate::hex::WideSpaces as Spaces;
use crate::{Phrase, Player, Reasons, Seed};

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// The set-up is impossible.
    Setup,
    /// There are more or fewer of this tile than the game has.
    Tile(Tile),
    /// There are more or fewer goods of this type than the game has.
    Goods(u8),
    /// There is no such phase or round, or the goods on the round spaces are of another round.
    Round,
    /// The order of play or the track is not made of the players, each once, or steps do not go down along it.
    Order,
    /// A die shows no number from 1 to 6.
    Dice(Player),
    /// Something is at a seat where nobody sits.
    NobodySits,
    /// The estate is missing, unknown or not that of the set-up.
    Estate(Player),
    /// There is no starting castle, or one too early.
    Castle(Player),
    /// A placed tile lies on another colour.
    Colour(Player, u8),
    /// A town has the same building twice without monastery 1.
    Town(Player, u8),
    /// More than three types of goods are stored, or more silver, workers or points than any game brings.
    Storage(Player),
    /// A tile lies in a depot on a space of another kind, or on one that is not in use.
    Depot(u8),
    /// A bonus tile was taken by nobody who plays, twice by one player, or the small one first.
    Bonus(Kind),
    /// The effect could not wait here, or not so.
    Effect,
    /// The bonuses for border posts were taken by nobody who plays, twice by one player, or the small one first.
    Posts,
    /// A shield is where none can be, or follows somebody wrongly.
    Shields,
    /// A trade route has wrong cards, or goods that were not sold.
    Routes,
    /// The counter of a solo game stands at its target or beyond, or there is no such target; or another game has a
    /// counter.
    Counter,
}

impl Phrase for PositionError {
    fn phrase(&self) -> &'static str {
        match self {
            PositionError::Setup => "the set-up is impossible",
            PositionError::Tile(_) => "the number of a tile is wrong",
            PositionError::Goods(_) => "the number of goods is wrong",
            PositionError::Round => "phase, round or goods are wrong",
            PositionError::Order => "the order or the track is wrong",
            PositionError::Dice(_) => "a die shows no number",
            PositionError::NobodySits => "something at an empty seat",
            PositionError::Estate(_) => "an estate is wrong",
            PositionError::Castle(_) => "the starting castle is wrong",
            PositionError::Colour(..) => "a tile lies on another colour",
            PositionError::Town(..) => "a town has a building twice",
            PositionError::Storage(_) => "more than a player can have",
            PositionError::Depot(_) => "a depot holds a wrong tile",
            PositionError::Bonus(_) => "a bonus tile is wrong",
            PositionError::Effect => "the effect could not wait here",
            PositionError::Posts => "a bonus for posts is wrong",
            PositionError::Shields => "a shield is wrong",
            PositionError::Routes => "a trade route is wrong",
            PositionError::Counter => "the counter or target is wrong",
        }
    }
}

/// No game brings more workers, silver or points from one source.
const PLENTY: u16 = 999;

impl Position {
    /// Returns how many of each tile there are on the table, in the piles and out of the game.
    pub fn counts(&self) -> [u8; Tile::FACES] {
        let piles = &self.piles;
        let mut counts: [u8; Tile::FACES] =
            core::array::from_fn(|i| piles.coloured[i].saturating_add(piles.black[i]).saturating_add(piles.gone[i]));
        let open = self
            .duchies
            .iter()
            .flat_map(|duchy| duchy.placed.iter().chain(&duchy.shared))
            .chain(self.hands.iter().flat_map(|hand| hand.storage.iter().chain(&hand.annex)))
            .chain(&self.tiles);
        // Tiles that lie face down have left the game already.
        for tile in open.flatten().filter(|&&tile| tile != Tile::BLACK) {
            counts[tile.index()] = counts[tile.index()].saturating_add(1);
        }
        counts[Tile::INN.index()] = counts[Tile::INN.index()].saturating_add(self.inns);
        counts
    }

    /// Returns how many goods of a type, 1 to 6, there are.
    pub fn count_goods(&self, goods: u8) -> u8 {
        let held = self.duchies.iter().flat_map(|duchy| [&duchy.goods, &duchy.sold]);
        let piles =
            held.chain(&self.depot_goods).chain([&self.goods_pile, &self.goods_gone]).map(|pile| pile.of(goods));
        let rounds = self.round_goods.iter().filter(|&&other| other == goods).map(|_| 1);
        piles.chain(rounds).fold(0, u8::saturating_add)
    }

    /// Returns each thing that is wrong with it as an error, as far as there is room for it.
    pub fn check(&self) -> Result<(), Reasons<PositionError>> {
        let mut reasons = Reasons::new();
        if self.setup.check().is_err() {
            let _ = reasons.push(PositionError::Setup);
            return Err(reasons);
        }
        reasons.extend(self.wrong_counts().chain(self.wrong_board()).take(4));
        reasons
            .extend(self.wrong_order().chain(Player::all(self.setup.players).flat_map(|p| self.wrong_seat(p))).take(4));
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }

    fn wrong_counts(&self) -> impl Iterator<Item = PositionError> {
        let counts = self.counts();
        let tiles = Tile::all().filter(move |&tile| {
            let (coloured, black) = tables::copies(tile, self.setup.expansions);
            let piles = &self.piles;
            counts[tile.index()] != coloured + black
                || piles.coloured[tile.index()] > coloured
                || piles.black[tile.index()] > black
        });
        let goods = (1..=6).filter(|&goods| self.count_goods(goods) != tables::GOODS_OF_A_TYPE);
        let placed = self.duchies.iter().flat_map(|duchy| &duchy.placed);
        let face_down = self.hands.iter().flat_map(|hand| &hand.storage).chain(placed).flatten();
        let face_down = face_down.filter(|&&tile| tile == Tile::BLACK).count();
        let due = self.waiting.iter().map(|effect| if let Effect::Give(left) = effect { left } else { 0 });
        let paid = usize::from(self.goods_gone.total() + due.sum::<u8>()) / usize::from(GOODS_FOR_TILE);
        let black = (face_down > paid).then_some(PositionError::Tile(Tile::BLACK));
        tiles.map(PositionError::Tile).chain(black).chain(goods.map(PositionError::Goods))
    }

    fn wrong_board(&self) -> impl Iterator<Item = PositionError> {
        let in_rounds = self.stage.is_dealt();
        let left = |round: usize| in_rounds && round > usize::from(self.round);
        let rounds = (0..5).all(|round| (1..=6).contains(&self.round_goods[round]) == left(round));
        let round = rounds && self.phase < PHASES && self.round < ROUNDS;
        let depots = (0..24u8).filter(move |&at| {
            let kind = tables::depot_space(at, self.setup.board(), self.phase);
            self.tiles[at as usize].is_some_and(|tile| Some(tile.kind()) != kind || !in_rounds)
        });
        let black = self.tiles[24..].iter().skip(tables::black_spaces(self.setup.board()).into()).any(Option::is_some);
        let wrong_takers = |[large, small]: [Option<Player>; 2]| {
            let plays = |taker: Option<Player>| taker.is_none_or(|player| player.0 < self.setup.players);
            let of = |taker: Option<Player>| taker.map(|player| self.setup.duchy_of(player));
            !plays(large) || !plays(small) || small.is_some() && (large.is_none() || of(large) == of(small))
        };
        let bonuses = Kind::ALL.into_iter().filter(move |&kind| wrong_takers(self.bonuses[kind as usize]));
        let posts = wrong_takers(self.posts) || self.posts[0].is_some() && !self.setup.expansions.has(Expansion::Posts);
        // Effects can only be checked for players who have a seat; others are reported elsewhere.
        let seated = self.order.iter().chain(&self.followed).all(|player| self.hands.get(player.index()).is_some());
        let effect = seated && !self.effects_fit();
        let one = |wrong: bool, reason| wrong.then_some(reason).into_iter();
        one(!round, PositionError::Round)
            .chain(depots.map(PositionError::Depot))
            .chain(one(black, PositionError::Depot(24)))
            .chain(bonuses.map(PositionError::Bonus))
            .chain(one(posts, PositionError::Posts))
            .chain(one(effect, PositionError::Effect))
            .chain(one(!self.shields_fit(), PositionError::Shields))
            .chain(one(!self.routes_fit(), PositionError::Routes))
            .chain(one(!self.counter_fits(), PositionError::Counter))
    }

    /// Returns whether the effects that wait, the tile that is chosen and the die that is free are possible.
    fn effects_fit(&self) -> bool {
        let allowed = |effect: Effect| match effect {
            Effect::SecondDepot(depot) => (1..=6).contains(&depot) && self.stage.is_dealt(),
            Effect::Tribute(shield) => {
                self.stage == Stage::Tribute && self.shields_of(self.current()).any(|held| held == shield)
            }
            Effect::Follow => matches!(self.stage, Stage::PhaseEnd | Stage::Tribute),
            Effect::Stack(goods, count) => {
                self.setup.expansions.has(Expansion::Routes)
                    && (1..=6).contains(&goods)
                    && (1..=tables::GOODS_OF_A_TYPE).contains(&count)
            }
            Effect::FromBlack if self.setup.is_solo() => self.stage == Stage::Rounds,
            Effect::FromDepots | Effect::FromBlack => self.stage == Stage::PhaseEnd,
            Effect::Gain(..) | Effect::BuyPoints(_) | Effect::Target => self.setup.is_solo(),
            Effect::Exchange | Effect::Give(_) | Effect::Order => self.setup.is_solo(),
            _ => matches!(self.stage, Stage::Rounds | Stage::PhaseEnd | Stage::Tribute),
        };
        let shields = self.setup.expansions.has(Expansion::Shields);
        let free = self.free_die.is_none_or(|die| shields && Means::DICE.contains(&die));
        if !free || !self.waiting.iter().all(allowed) {
            return false;
        }
        // The tile that was chosen is checked like one still to choose.
        let game = Castles::on(Position { chosen: None, ..*self }, Seed::default().generator());
        let asked = self.waiting() != Some(Effect::Order) || game.order().count() > 1;
        asked
            && self.waiting().is_none_or(|effect| game.usable(effect))
            && self.chosen.is_none_or(|tile| game.check_choose(tile).is_ok())
    }

    /// Returns whether the shields are where they can be.
    fn shields_fit(&self) -> bool {
        let players = self.setup.players;
        let fits = |(i, at): (usize, &ShieldAt)| match *at {
            ShieldAt::Box => true,
            ShieldAt::Depot(depot) => {
                let same = self.shields.iter().filter(|&other| other == at).count();
                (1..=6).contains(&depot) && same <= usize::from(shields_at_start(depot, players))
            }
            ShieldAt::Castle(player, space) => {
                let tile = self.duchies[..usize::from(players)]
                    .get(player.index())
                    .map(|duchy| duchy.placed.get(usize::from(space)));
                tile == Some(Some(&Some(Tile::CASTLE))) && !self.shields[..i].contains(at)
            }
        };
        let holder = self.shields[5];
        let followed = match (self.followed, holder) {
            (None, _) => true,
            (Some(whom), ShieldAt::Castle(holder, _)) => whom != holder && whom.0 < players,
            _ => false,
        };
        let used = self.setup.expansions.has(Expansion::Shields);
        let ends = matches!(self.stage, Stage::PhaseEnd | Stage::Tribute);
        followed
            && (used || !ends)
            && self.shields.iter().enumerate().all(fits)
            && (used || self.shields.iter().all(|at| *at == ShieldAt::Box))
    }

    /// Returns whether everybody has a route where routes are played, and goods lie on it that were sold.
    fn routes_fit(&self) -> bool {
        let players = usize::from(self.setup.players);
        let wanted = if self.setup.expansions.has(Expansion::Routes) { route::cards(self.setup.players) } else { 0 };
        let all = || self.duchies[..players].iter().flat_map(|duchy| duchy.route.cards.iter().take(wanted));
        let each_once = all().all(|&card| {
            (1..=CARDS.len()).contains(&usize::from(card)) && all().filter(|&&other| other == card).count() == 1
        });
        each_once
            && self.duchies.iter().all(|duchy| {
                let route = &duchy.route;
                let laid = |goods: u8| route.laid.iter().filter(|&&other| other == goods).count();
                route.cards[wanted..].iter().all(|&card| card == 0)
                    && route.next() <= wanted * CARD_SPACES
                    && route.laid[route.next()..].iter().all(|&goods| goods == 0)
                    && route.laid.iter().all(|&goods| goods <= 6)
                    && (1..=6).all(|goods| laid(goods) <= usize::from(duchy.sold.of(goods)))
            })
    }

    /// Returns whether the points of a solo game are below their target, and there are none in other games.
    fn counter_fits(&self) -> bool {
        let Estates::Solo { target, .. } = self.setup.estates else {
            return self.counter == Counter::default() && self.goods_gone == Goods::default();
        };
        (LEAST_TARGET..=target).contains(&self.counter.target) && self.counter.points < self.counter.target
    }

    fn wrong_order(&self) -> impl Iterator<Item = PositionError> {
        let n = usize::from(self.setup.players);
        let each_once = |order: &[Player; 4]| {
            Player::all(self.setup.players).all(|player| order[..n].contains(&player))
                && (n..4).all(|i| order[i].index() < 4)
        };
        let steps = |player: &Player| self.hands.get(player.index()).map(|hand| hand.step);
        let falling = self.track[..n].is_sorted_by(|a, b| steps(a) >= steps(b));
        let falling = falling && self.hands.iter().all(|hand| hand.step <= LAST_STEP);
        let current = self.current < self.setup.players;
        let nobody = self.hands[n..].iter().any(|hand| *hand != Hand::EMPTY)
            || self.duchies[usize::from(self.setup.duchies())..].iter().any(|duchy| *duchy != Duchy::EMPTY);
        let order = each_once(&self.order) && each_once(&self.track) && falling && current;
        let one = |wrong: bool, reason| wrong.then_some(reason).into_iter();
        one(!order, PositionError::Order).chain(one(nobody, PositionError::NobodySits))
    }

    fn wrong_seat(&self, player: Player) -> impl Iterator<Item = PositionError> {
        let (hand, duchy) = (self.hand(player), self.duchy(player));
        let in_rounds = self.stage.is_dealt();
        let of = |player: Player| self.setup.duchy_of(player);
        let turn = self.order.iter().position(|&other| of(other) == of(player)).unwrap_or_default();
        let chosen = turn < usize::from(self.current) || turn == usize::from(self.current) && self.picked;
        let has_estate = self.stage != Stage::Estates || chosen;
        let estate = match self.setup.estates {
            _ if !has_estate => duchy.estate == 0,
            Estates::Beginner(estate) => duchy.estate == estate,
            Estates::Named(estates) => duchy.estate == estates[player.index()],
            Estates::Solo { estate, .. } | Estates::Team(estate) => duchy.estate == estate,
            Estates::Random => {
                let posts = self.setup.expansions.has(Expansion::Posts);
                tables::estate(self.setup.edition, duchy.estate).is_some()
                    && tables::POST_ESTATES.contains(&duchy.estate) == posts
                    && (duchy.offer == [0; 2] || duchy.offer.contains(&duchy.estate))
            }
        };
        let castles = duchy.placed.iter().filter(|&&tile| tile == Some(Tile::CASTLE)).count();
        let castle = match self.stage {
            _ if in_rounds => castles > 0,
            Stage::Castles if chosen => castles == 1,
            _ => duchy.placed.iter().all(Option::is_none),
        };
        let die = |shows: u8| if in_rounds { (1..=6).contains(&shows) } else { shows == 0 };
        let dice = hand.dice.into_iter().all(die) && die(self.white);
        let built = (estate && has_estate).then(|| Built::of(duchy, self.setup.edition));
        let colours = Spaces::first(MOST_SPACES).filter(move |&space| {
            let tile = duchy.placed[space as usize];
            built.zip(tile).is_some_and(|(built, tile)| !built.estate().of_kind(tile.kind()).contains(space))
        });
        let borrowed = self.setup.expansions.has(Expansion::Shields);
        let towns = Spaces::first(MOST_SPACES)
            .filter(move |&space| built.is_some_and(|built| twice(&built, &duchy.placed, space, borrowed)));
        let limit =
            !self.shields_of(player).any(|shield| shield == 4) && !self.waiting.iter().any(|e| e == Effect::Trim);
        let beyond = hand.annex.iter().take_while(|tile| tile.is_some()).count();
        let gaps = hand.annex[beyond..].iter().any(Option::is_some) || beyond > 0 && hand.storage.contains(&None);
        // A team has two spaces for each member and two that it shares.
        let others = if self.setup.is_team() { hand.storage[Storage::OWN..].iter() } else { duchy.shared.iter() };
        let others = others.into_iter().any(Option::is_some);
        let points = hand.points.iter().any(|points| !(0..=PLENTY as i16).contains(points));
        let plenty = points || duchy.silver > PLENTY || duchy.workers > PLENTY;
        let storage =
            plenty || gaps || others || limit && beyond > 0 || duchy.goods.types().len() > self.setup.types_stored();
        let one = |right: bool, reason| right.not().then_some(reason).into_iter();
        one(estate, PositionError::Estate(player))
            .chain(one(castle, PositionError::Castle(player)))
            .chain(one(dice, PositionError::Dice(player)))
            .chain(colours.map(move |space| PositionError::Colour(player, space)))
            .chain(towns.map(move |space| PositionError::Town(player, space)))
            .chain(one(!storage, PositionError::Storage(player)))
    }
}

/// Returns whether a building stands for the second time in its town, or an inn in its area, where that is not allowed.
/// Buildings may be `borrowed`: shield 6 allows them for a time.
fn twice(built: &Built, placed: &[Option<Tile>], space: u8, borrowed: bool) -> bool {
    let tile = placed[space as usize];
    let before = built.estate().area(space).and(Spaces::first(space.into()));
    let leave = borrowed || built.rights().double_buildings();
    tile.is_some_and(|tile| tile == Tile::INN || tile.building().is_some() && !leave)
        && before.into_iter().any(|other| placed[other as usize] == tile)
}

impl Castles {
    /// Returns a game that goes on from a position, or each thing that is wrong with it. Dice and piles to come are
    /// drawn from the seed.
    pub fn from_position(position: Position, seed: Seed) -> Result<Castles, Reasons<PositionError>> {
        position.check()?;
        Ok(Castles::on(position, seed.generator()))
    }
}

#[cfg(test)]
pub(super) mod tests;
