//! The door for positions from outside: cases, bug reports.

use core::ops::Not;

use crate::hex::Spaces;
use crate::{Phrase, Player, Reasons, Seed};

use super::effect::Effect;
use super::grounds::Grounds;
use super::phase::{PHASES, ROUNDS};
use super::position::{Position, Stage};
use super::ship::{LAST_STEP, TYPES_STORED};
use super::tile::{Kind, Tile};
use super::{Castles, Estates, tables};

/// What is wrong with a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
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
    /// The effect could not wait here.
    Effect,
}

impl Phrase for Wrong {
    fn phrase(&self) -> &'static str {
        match self {
            Wrong::Setup => "the set-up is impossible",
            Wrong::Tile(_) => "the number of a tile is wrong",
            Wrong::Goods(_) => "the number of goods is wrong",
            Wrong::Round => "phase, round or goods are wrong",
            Wrong::Order => "the order or the track is wrong",
            Wrong::Dice(_) => "a die shows no number",
            Wrong::NobodySits => "something at an empty seat",
            Wrong::Estate(_) => "an estate is wrong",
            Wrong::Castle(_) => "the starting castle is wrong",
            Wrong::Colour(..) => "a tile lies on another colour",
            Wrong::Town(..) => "a town has a building twice",
            Wrong::Storage(_) => "more than a player can have",
            Wrong::Depot(_) => "a depot holds a wrong tile",
            Wrong::Bonus(_) => "a bonus tile is wrong",
            Wrong::Effect => "the effect could not wait here",
        }
    }
}

/// No game brings more workers, silver or points from one source.
const PLENTY: u16 = 999;

impl Position {
    /// How many of each tile there are on the table, in the piles and out of the game.
    pub fn counts(&self) -> [u8; Tile::FACES] {
        let piles = &self.piles;
        let mut counts: [u8; Tile::FACES] =
            core::array::from_fn(|i| piles.coloured[i].saturating_add(piles.black[i]).saturating_add(piles.gone[i]));
        let open = self.seats.iter().flat_map(|seat| seat.placed.iter().chain(&seat.storage)).chain(&self.tiles);
        for tile in open.flatten() {
            counts[tile.index()] = counts[tile.index()].saturating_add(1);
        }
        counts
    }

    /// How many goods of a type, 1 to 6, there are.
    pub fn count_goods(&self, goods: u8) -> u8 {
        let held = self.seats.iter().flat_map(|seat| [&seat.goods, &seat.sold]);
        let piles = held.chain(&self.depot_goods).chain([&self.goods_pile]).map(|pile| pile.of(goods));
        let rounds = self.round_goods.iter().filter(|&&other| other == goods).map(|_| 1);
        piles.chain(rounds).fold(0, u8::saturating_add)
    }

    /// Each thing that is wrong with it, as far as there is room to say.
    pub fn check(&self) -> Result<(), Reasons<Wrong>> {
        let mut reasons = Reasons::new();
        if self.setup.check().is_err() {
            let _ = reasons.push(Wrong::Setup);
            return Err(reasons);
        }
        reasons.extend(self.wrong_counts().chain(self.wrong_board()).take(4));
        reasons
            .extend(self.wrong_order().chain(Player::all(self.setup.players).flat_map(|p| self.wrong_seat(p))).take(4));
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }

    fn wrong_counts(&self) -> impl Iterator<Item = Wrong> {
        let counts = self.counts();
        let tiles = Tile::all().filter(move |&tile| {
            let (coloured, black) = tables::copies(tile);
            let piles = &self.piles;
            counts[tile.index()] != coloured + black
                || piles.coloured[tile.index()] > coloured
                || piles.black[tile.index()] > black
        });
        let goods = (1..=6).filter(|&goods| self.count_goods(goods) != tables::GOODS_OF_A_TYPE);
        tiles.map(Wrong::Tile).chain(goods.map(Wrong::Goods))
    }

    fn wrong_board(&self) -> impl Iterator<Item = Wrong> {
        let in_rounds = matches!(self.stage, Stage::Rounds | Stage::Over);
        let left = |round: usize| in_rounds && round > usize::from(self.round);
        let rounds = (0..5).all(|round| (1..=6).contains(&self.round_goods[round]) == left(round));
        let round = rounds && self.phase < PHASES && self.round < ROUNDS;
        let depots = (0..24u8).filter(move |&place| {
            let kind = tables::depot_space(place, self.setup.players, self.phase.min(PHASES - 1));
            self.tiles[place as usize].is_some_and(|tile| Some(tile.kind()) != kind || !in_rounds)
        });
        let black = self.tiles[24..].iter().skip(tables::black_spaces(self.setup.players).into()).any(Option::is_some);
        let bonuses = Kind::ALL.into_iter().filter(|&kind| {
            let [large, small] = self.bonuses[kind as usize];
            let plays = |taker: Option<Player>| taker.is_none_or(|player| player.0 < self.setup.players);
            !plays(large) || !plays(small) || small.is_some() && (large.is_none() || large == small)
        });
        let effect = self.waiting.is_some_and(|effect| {
            let depot = !matches!(effect, Effect::SecondDepot(depot) if !(1..=6).contains(&depot));
            let fits = round && depot && self.stage == Stage::Rounds && self.current < self.setup.players;
            !fits
                || self.order.iter().any(|p| p.0 > 3)
                || !Castles::on(*self, Seed::default().generator()).usable(effect)
        });
        let one = |wrong: bool, reason| wrong.then_some(reason).into_iter();
        one(!round, Wrong::Round)
            .chain(depots.map(Wrong::Depot))
            .chain(one(black, Wrong::Depot(24)))
            .chain(bonuses.map(Wrong::Bonus))
            .chain(one(effect, Wrong::Effect))
    }

    fn wrong_order(&self) -> impl Iterator<Item = Wrong> {
        let n = usize::from(self.setup.players);
        let each_once = |order: &[Player; 4]| {
            Player::all(self.setup.players).all(|player| order[..n].contains(&player))
                && (n..4).all(|i| order[i].index() < 4)
        };
        let steps = |player: &Player| self.seats.get(player.index()).map_or(0, |seat| seat.step);
        let falling = self.track[..n].is_sorted_by(|a, b| steps(a) >= steps(b));
        let falling = falling && self.seats.iter().all(|seat| seat.step <= LAST_STEP);
        let current = self.current < self.setup.players;
        let empty = Position::empty(self.setup).seats[0];
        let nobody = self.seats[n..].iter().any(|seat| *seat != empty);
        let order = each_once(&self.order) && each_once(&self.track) && falling && current;
        let one = |wrong: bool, reason| wrong.then_some(reason).into_iter();
        one(!order, Wrong::Order).chain(one(nobody, Wrong::NobodySits))
    }

    fn wrong_seat(&self, player: Player) -> impl Iterator<Item = Wrong> {
        let seat = &self.seats[player.index()];
        let in_rounds = matches!(self.stage, Stage::Rounds | Stage::Over);
        let turn = self.order.iter().position(|&other| other == player).unwrap_or_default();
        let chosen = turn < usize::from(self.current) || turn == usize::from(self.current) && self.picked;
        let has_estate = self.stage != Stage::Estates || chosen;
        let estate = match self.setup.estates {
            _ if !has_estate => seat.estate == 0,
            Estates::Beginner(estate) => seat.estate == estate,
            Estates::Named(estates) => seat.estate == estates[player.index()],
            Estates::Random => {
                tables::estate(self.setup.edition, seat.estate).is_some()
                    && (seat.offer == [0; 2] || seat.offer.contains(&seat.estate))
            }
        };
        let castles = seat.placed.iter().filter(|&&tile| tile == Some(Tile::CASTLE)).count();
        let castle = match self.stage {
            Stage::Rounds | Stage::Over => castles > 0,
            Stage::Castles if chosen => castles == 1,
            _ => seat.placed.iter().all(Option::is_none),
        };
        let die = |shows: u8| if in_rounds { (1..=6).contains(&shows) } else { shows == 0 };
        let dice = seat.dice.into_iter().all(die) && die(self.white);
        let grounds = (estate && has_estate).then(|| Grounds::of(seat, self.setup.edition));
        let colours = (0..37u8).filter(move |&space| {
            let printed = |grounds: &Grounds| grounds.estate().kind(space);
            let tile = seat.placed[space as usize];
            grounds.zip(tile).is_some_and(|(grounds, tile)| printed(&grounds) != tile.kind())
        });
        let towns = (0..37u8).filter(move |&space| grounds.is_some_and(|grounds| twice(&grounds, &seat.placed, space)));
        let points = seat.points.iter().any(|points| !(0..=PLENTY as i16).contains(points));
        let plenty = points || seat.silver > PLENTY || seat.workers > PLENTY;
        let storage = plenty || seat.goods.types().len() > TYPES_STORED;
        let one = |right: bool, reason| right.not().then_some(reason).into_iter();
        one(estate, Wrong::Estate(player))
            .chain(one(castle, Wrong::Castle(player)))
            .chain(one(dice, Wrong::Dice(player)))
            .chain(colours.map(move |space| Wrong::Colour(player, space)))
            .chain(towns.map(move |space| Wrong::Town(player, space)))
            .chain(one(!storage, Wrong::Storage(player)))
    }
}

/// Whether the building on a space has a twin before it in its town, without leave.
fn twice(grounds: &Grounds, placed: &[Option<Tile>], space: u8) -> bool {
    let tile = placed[space as usize];
    let before = grounds.estate().area(space).and(Spaces((1 << space) - 1));
    let building = tile.is_some_and(|tile| tile.building().is_some());
    building
        && !grounds.monasteries().double_buildings()
        && before.into_iter().any(|other| placed[other as usize] == tile)
}

impl Castles {
    /// A game that goes on from a position, or each thing that is wrong with it; the seed is for what comes.
    pub fn from_position(position: Position, seed: Seed) -> Result<Castles, Reasons<Wrong>> {
        position.check()?;
        Ok(Castles::on(position, seed.generator()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::castles::{Edition, Setup};

    #[test]
    fn nonsense_is_refused_without_panic() {
        let setup = Setup { players: 2, edition: Edition::E2019, estates: Estates::Beginner(1) };
        let good = *Castles::new(setup, Seed::new(1)).unwrap().position();
        let broken: [fn(&mut Position); 14] = [
            |position| position.setup.players = 9,
            |position| position.phase = 200,
            |position| position.round = 7,
            |position| position.current = 3,
            |position| position.order[0] = Player(200),
            |position| position.track[1] = Player(7),
            |position| position.waiting = Some(Effect::SecondDepot(0)),
            |position| position.seats[0].goods.0 = [255; 6],
            |position| position.seats[0].estate = 77,
            |position| position.seats[1].dice = [0, 9],
            |position| position.seats[0].step = 255,
            |position| position.seats[0].points[0] = i16::MAX,
            |position| position.seats[3].silver = 1,
            |position| position.piles.gone = [255; Tile::FACES],
        ];
        assert!(good.check().is_ok());
        for (number, break_it) in broken.into_iter().enumerate() {
            let mut position = good;
            break_it(&mut position);
            assert!(Castles::from_position(position, Seed::new(1)).is_err(), "{number}");
        }
    }
}
