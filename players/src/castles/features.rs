//! What a net reads of a position of Castles: one's own duchy, the table, and how far the others are.

pub mod alone;

use rules_core::castles::route::Bonus;
use rules_core::castles::shield::SHIELDS;
use rules_core::castles::tables::{self, ALL_ROUNDS, PHASES};
use rules_core::castles::tile::MONASTERIES;
use rules_core::castles::{
    Building, Castles, DepotSpace, Edition, Effect, Expansion, Face, Goods, Kind, Position, ShieldAt, Species, Stage,
    Tile,
};
use rules_core::{Game, Player};

use super::{place, turns};
use crate::blocks;
use crate::net::Take;

/// Colours of tiles and spaces.
const KINDS: usize = Kind::ALL.len();

/// Types of goods, numbers of dice and depots.
const SIX: usize = 6;

/// Species of animals.
const SPECIES: usize = Species::ALL.len();

/// The last monastery that does something before the end.
const LAST_RIGHT: u8 = 14;

/// Sorts of stored tiles, up to the first building: castle, mine, ship, inn, monasteries with and without a right, animals
/// by their number.
const FIRST_BUILDING: usize = 9;

/// Empty spaces of an area, or of a colour, that are told apart.
const LEFT: usize = 5;
const COLOUR_LEFT: usize = 8;

blocks! {
    /// How many play: 2, 3 or 4.
    PLAYERS: 3,
    /// Two teams.
    TEAM: 1,
    /// The edition of 2011.
    FIRST_EDITION: 1,
    /// Which expansions.
    EXPANSIONS: Expansion::ALL.len(),
    /// Which estate, by number.
    ESTATE: 19,
    /// The phase.
    PHASE: PHASES as usize,
    /// How many turns come after this one.
    TURNS: ALL_ROUNDS as usize + 1,
    /// Those turns as an amount.
    TIME: 1,
    /// Estates and castles are still chosen.
    SETTING_UP: 1,
    /// It is one's own turn.
    OWN_TURN: 1,
    /// How many dice are unused.
    DICE: 3,
    /// What they show.
    SHOWN: SIX,
    /// The effect that waits: castle, ship, second depot, warehouse, town hall, another.
    WAITING: 6,
    /// There was a purchase this turn.
    BOUGHT: 1,
    /// How much silver.
    SILVER: 10,
    /// Silver as an amount.
    SILVER_AMOUNT: 1,
    /// How many workers.
    WORKERS: 10,
    /// Workers as an amount.
    WORKERS_AMOUNT: 1,
    /// Goods of each type.
    GOODS: SIX,
    /// Goods of all types.
    GOODS_AMOUNT: 1,
    /// How many types of goods.
    GOODS_TYPES: 4,
    /// Types of goods that were sold.
    SOLD: SIX,
    /// Goods that were sold.
    SOLD_AMOUNT: 1,
    /// Bonus tiles.
    BONUSES: 1,
    /// The place on the track.
    TRACK: 4,
    /// The place in the order of this round.
    ORDER: 4,
    /// Monasteries that count as one's own.
    MONASTERY: MONASTERIES as usize,
    /// Shields.
    SHIELD: SHIELDS,
    /// By colour: how many spaces are empty.
    COLOUR: KINDS * COLOUR_LEFT,
    /// By colour: points of the next bonus tile.
    COLOUR_BONUS: KINDS,
    /// By colour: the fewest empty spaces of another duchy.
    COLOUR_RIVAL: KINDS * COLOUR_LEFT,
    /// By colour and number of empty spaces: areas that no tile touches, and areas that one does.
    AREAS: KINDS * LEFT * 2,
    /// By colour and number of empty spaces: points of the areas.
    AREA_POINTS: KINDS * LEFT,
    /// By colour: numbers on spaces where a tile could go.
    OPEN_NUMBERS: KINDS * SIX,
    /// Spaces where a tile could go.
    OPEN: 1,
    /// Spaces that are covered.
    COVERED: 1,
    /// Buildings that stand.
    BUILDINGS: Building::ALL.len(),
    /// Animals by species.
    ANIMALS: SPECIES,
    /// Animals by species in the best pasture that can grow.
    HERDS: SPECIES,
    /// Mines.
    MINES: 1,
    /// Inns.
    INNS: 1,
    /// Stored tiles by sort.
    STORED: FIRST_BUILDING + Building::ALL.len(),
    /// How many tiles are stored.
    STORED_COUNT: 5,
    /// Which monasteries are stored.
    STORED_MONASTERY: MONASTERIES as usize,
    /// Stored tiles that fit nowhere.
    STORED_BLOCKED: 1,
    /// Spaces that stored tiles fit on.
    STORED_SPACES: 1,
    /// Animals that stored ones could meet.
    STORED_HERD: 1,
    /// By colour: tiles in the six depots.
    MARKET: KINDS,
    /// By colour: those of them that fit somewhere.
    MARKET_FITTING: KINDS,
    /// By colour: tiles in the black depot.
    MARKET_BLACK: KINDS,
    /// The most goods in a depot.
    CARGO: 1,
    /// Goods in all depots.
    CARGO_ALL: 1,
    /// Goods on the trade route.
    ROUTE: 1,
    /// What its next space brings.
    ROUTE_NEXT: 9,
    /// There are goods for that space.
    ROUTE_READY: 1,
    /// How many pairs of border posts are joined.
    POSTS: 4,
    /// Shields in the depots.
    SHIELDS_LEFT: 1,
}

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &Castles, me: Player, take: Take) {
    let position = game.position();
    of_table(game, me, take);
    market(game, me, take);
    if position.current() == me && position.stage == Stage::Rounds {
        of_turn(position, take);
    }
    purse(position, me, take);
    rights(game, me, take);
    let herds = estate(game, me, take);
    storage(game, me, &herds, take);
}

/// Hands on what was set up, and how far the game is.
fn of_table(game: &Castles, me: Player, take: Take) {
    let position = game.position();
    let setup = &position.setup;
    PLAYERS.set(take, usize::from(setup.players).saturating_sub(2));
    TEAM.set_if(take, 0, setup.is_team());
    FIRST_EDITION.set_if(take, 0, setup.edition == Edition::E2011);
    for expansion in setup.expansions.iter() {
        EXPANSIONS.set(take, expansion as usize);
    }
    PHASE.set(take, position.phase.into());
    let (seat, turns) = (place(position, me), turns(game, me));
    TURNS.set(take, turns as usize);
    TIME.give(take, 0, turns);
    SETTING_UP.set_if(take, 0, !position.stage.is_dealt());
    TRACK.set(take, position.track.iter().position(|&other| other == me).unwrap_or(0));
    ORDER.set(take, seat);
}

/// Hands on what the player to move can still do.
fn of_turn(position: &Position, take: Take) {
    let hand = position.hand(position.current());
    OWN_TURN.set(take, 0);
    let unused = || hand.dice.iter().zip(hand.used).filter(|(_, used)| !used);
    DICE.set(take, unused().count());
    for (&die, _) in unused() {
        SHOWN.set(take, usize::from(die).wrapping_sub(1));
    }
    if let Some(effect) = position.waiting() {
        WAITING.set(
            take,
            match effect {
                Effect::Castle => 0,
                Effect::Ship => 1,
                Effect::SecondDepot(_) => 2,
                Effect::Warehouse => 3,
                Effect::TownHall => 4,
                _ => 5,
            },
        );
    }
    BOUGHT.set_if(take, 0, position.bought);
}

/// Hands on what a player has.
fn purse(position: &Position, me: Player, take: Take) {
    let duchy = position.duchy(me);
    ESTATE.set(take, duchy.estate.into());
    SILVER.count(take, duchy.silver.into());
    SILVER_AMOUNT.give(take, 0, i32::from(duchy.silver) * 4);
    WORKERS.count(take, duchy.workers.into());
    WORKERS_AMOUNT.give(take, 0, i32::from(duchy.workers) * 4);
    for (nth, &count) in duchy.goods.0.iter().enumerate() {
        GOODS.give(take, nth, i32::from(count) * 8);
    }
    GOODS_AMOUNT.give(take, 0, i32::from(duchy.goods.total()) * 4);
    GOODS_TYPES.count(take, duchy.goods.types().len() as usize);
    for goods in duchy.sold.types() {
        SOLD.set(take, usize::from(goods) - 1);
    }
    SOLD_AMOUNT.give(take, 0, i32::from(duchy.sold.total()) * 2);
    BONUSES.give(take, 0, i32::from(position.bonus_tiles(me)) * 8);
}

/// Hands on what monasteries, shields and routes bring.
fn rights(game: &Castles, me: Player, take: Take) {
    let position = game.position();
    let (setup, duchy) = (&position.setup, position.duchy(me));
    let rights = game.built(me).rights();
    for number in (1..=MONASTERIES).filter(|&number| rights.monasteries.has(number)) {
        MONASTERY.set(take, usize::from(number) - 1);
    }
    for number in rights.shields {
        SHIELD.set(take, usize::from(number) - 1);
    }
    let left = position.shields.iter().filter(|at| matches!(at, ShieldAt::Depot(_))).count();
    SHIELDS_LEFT.give(take, 0, left as i32 * 2);
    let next = duchy.route.next();
    ROUTE.give(take, 0, next as i32 * 4);
    if let Some((goods, bonus)) = duchy.route.space(next) {
        ROUTE_NEXT.set(take, bonus_sort(bonus));
        ROUTE_READY.set_if(take, 0, duchy.goods.of(goods) > 0);
    }
    if setup.expansions.has(Expansion::Posts) {
        POSTS.set(take, game.built(me).joined_posts().into());
    }
}

/// Returns a number for the table and the time that is left.
pub fn context(game: &Castles, me: Player) -> u32 {
    let setup = game.setup();
    let expansions = setup.expansions.iter().fold(0, |set, expansion| set | 1 << expansion as u32);
    let table = [u32::from(setup.players), setup.is_team().into(), setup.edition as u32, expansions];
    table.into_iter().chain([turns(game, me) as u32]).fold(0, |number, part| number * 64 + part)
}

/// The duchy's areas, open spaces and placed tiles. Returns the animals of each species in pastures that can grow.
fn estate(game: &Castles, me: Player, take: Take) -> [i32; SPECIES] {
    let (position, built) = (game.position(), game.built(me));
    let (filled, open, estate) = (built.filled(), built.open(), built.estate());
    let placed = &position.duchy(me).placed;
    let mut herds = [0; SPECIES];
    for kind in Kind::ALL {
        let nth = kind as usize;
        let of_kind = estate.of_kind(kind);
        let left = of_kind.without(filled).len() as usize;
        COLOUR.set(take, nth * COLOUR_LEFT + left.min(COLOUR_LEFT - 1));
        let bonus = position.bonuses[nth].iter().position(Option::is_none);
        let points = bonus.map_or(0, |at| tables::bonus_points(at == 0, position.setup.players));
        COLOUR_BONUS.give(take, nth, i32::from(points) * 2);
        let mut rest = of_kind;
        while let Some(space) = rest.next() {
            let area = estate.area(space);
            rest = rest.without(area);
            let left = area.without(filled).len() as usize;
            if left == 0 {
                continue;
            }
            let reached = !area.and(open).is_empty();
            let row = nth * LEFT + left.min(LEFT) - 1;
            AREAS.set(take, row * 2 + usize::from(reached));
            AREA_POINTS.give(take, row, tables::area_points(area.len()).into());
            if kind == Kind::Animal {
                let mut herd = [0; SPECIES];
                for space in area.and(filled) {
                    if let Some(Face::Animal(species, count)) = placed[usize::from(space)].map(Tile::face) {
                        herd[species as usize] += i32::from(count);
                    }
                }
                herds = core::array::from_fn(|species| herd[species].max(herds[species]));
            }
        }
        let numbers = open.and(of_kind).fold(0_u8, |set, space| set | 1 << (estate.number(space) - 1));
        for number in (0..SIX).filter(|number| numbers >> number & 1 == 1) {
            OPEN_NUMBERS.set(take, nth * SIX + number);
        }
        if let Some(left) = fewest_left(game, me, kind) {
            COLOUR_RIVAL.set(take, nth * COLOUR_LEFT + left.min(COLOUR_LEFT - 1));
        }
    }
    for (species, &count) in herds.iter().enumerate() {
        HERDS.give(take, species, count * 4);
    }
    OPEN.give(take, 0, open.len() as i32 * 4);
    COVERED.give(take, 0, filled.len() as i32 * 4);
    MINES.give(take, 0, i32::from(built.mines()) * 8);
    for tile in placed.iter().flatten() {
        match tile.face() {
            Face::Building(building) => BUILDINGS.set(take, building as usize),
            Face::Animal(species, count) => ANIMALS.give(take, species as usize, i32::from(count) * 4),
            Face::Inn => INNS.set(take, 0),
            _ => {}
        }
    }
    herds
}

/// Returns the fewest empty spaces of a colour in another duchy.
fn fewest_left(game: &Castles, me: Player, kind: Kind) -> Option<usize> {
    let setup = game.setup();
    let others = Player::all(setup.duchies()).filter(|&other| setup.duchy_of(other) != setup.duchy_of(me));
    let left = |other: Player| {
        let built = game.built(other);
        built.estate().of_kind(kind).without(built.filled()).len() as usize
    };
    others.map(left).min()
}

/// The stored tiles, by sort and by where they could go.
fn storage(game: &Castles, me: Player, herds: &[i32; SPECIES], take: Take) {
    let (position, built) = (game.position(), game.built(me));
    let mut stored = 0;
    for (_, tile) in position.all_stored(me) {
        stored += 1;
        let sort = match tile.face() {
            Face::Castle => 0,
            Face::Mine => 1,
            Face::Ship => 2,
            Face::Inn | Face::Black => 3,
            Face::Monastery(number) => {
                if number <= LAST_RIGHT {
                    4
                } else {
                    5
                }
            }
            Face::Animal(_, count) => 4 + usize::from(count),
            Face::Building(building) => FIRST_BUILDING + building as usize,
        };
        STORED.set(take, sort);
        match tile.face() {
            Face::Monastery(number) => STORED_MONASTERY.set(take, usize::from(number) - 1),
            Face::Animal(species, _) => STORED_HERD.give(take, 0, herds[species as usize] * 4),
            _ => {}
        }
        let spaces = built.spaces_for(tile).len();
        STORED_BLOCKED.set_if(take, 0, spaces == 0);
        STORED_SPACES.give(take, 0, spaces.min(6) as i32 * 2);
    }
    STORED_COUNT.count(take, stored);
}

/// The tiles and goods in the depots.
fn market(game: &Castles, me: Player, take: Take) {
    let (position, built) = (game.position(), game.built(me));
    for (space, tile) in position.tiles.iter().enumerate() {
        let Some(tile) = *tile else { continue };
        let kind = tile.kind() as usize;
        if space >= usize::from(DepotSpace::BLACK) {
            MARKET_BLACK.give(take, kind, 4);
            continue;
        }
        MARKET.give(take, kind, 4);
        if !built.spaces_for(tile).is_empty() {
            MARKET_FITTING.give(take, kind, 4);
        }
    }
    let cargo = position.depot_goods.iter().map(Goods::total);
    CARGO.give(take, 0, i32::from(cargo.clone().max().unwrap_or(0)) * 4);
    CARGO_ALL.give(take, 0, i32::from(cargo.sum::<u8>()) * 2);
}

/// Returns the index of what a space of a trade route brings.
fn bonus_sort(bonus: Bonus) -> usize {
    match bonus {
        Bonus::Silver => 0,
        Bonus::Workers => 1,
        Bonus::Points => 2,
        Bonus::Effect(Effect::Carpenter) => 3,
        Bonus::Effect(Effect::Church) => 4,
        Bonus::Effect(Effect::Market) => 5,
        Bonus::Effect(Effect::Warehouse) => 6,
        Bonus::Effect(Effect::TownHall) => 7,
        Bonus::Effect(_) => 8,
    }
}
