//! The names of things in texts.

use rules_core::Player;
use rules_core::castles::{Building, DepotSpace, Effect, Expansion, Face, Goods, Kind, Source, Stage, Tile, Types};
use rules_core::hex::{ROWS, SPACES, row_column};

use crate::case::{Error, Line, Word};

const BUILDINGS: [&str; 10] = [
    "warehouse",
    "watchtower",
    "carpenter",
    "church",
    "market",
    "boarding-house",
    "bank",
    "town-hall",
    "white-castle",
    "crane",
];
const SPECIES: [&str; 5] = ["cow", "sheep", "pig", "chicken", "geese"];
const EXPANSIONS: [&str; 6] = ["extra", "posts", "white", "inns", "routes", "shields"];
const KINDS: [&str; 6] = ["castle", "mine", "ship", "animal", "monastery", "building"];
const SOURCES: [&str; 9] =
    ["animals", "areas", "phases", "bonuses", "sales", "watchtowers", "goods", "silver", "workers"];

pub fn tile_name(tile: Tile) -> String {
    match tile.face() {
        Face::Castle => "castle".into(),
        Face::Mine => "mine".into(),
        Face::Ship => "ship".into(),
        Face::Animal(species, count) => format!("{}{count}", SPECIES[species as usize]),
        Face::Monastery(number) => format!("monastery{number}"),
        Face::Building(building) => building_name(building).into(),
        Face::Inn => "inn".into(),
        Face::Black => "black".into(),
    }
}

pub fn tile(word: Word) -> Result<Tile, Error> {
    Tile::all()
        .chain([Tile::BLACK])
        .find(|&tile| tile_name(tile) == word.text)
        .ok_or_else(|| word.error(format!("no tile {:?}", word.text)))
}

pub fn tile_or_none(word: Word) -> Result<Option<Tile>, Error> {
    if word.text == "-" { Ok(None) } else { tile(word).map(Some) }
}

pub fn building_name(building: Building) -> &'static str {
    BUILDINGS[building as usize]
}

pub fn building(word: Word) -> Result<Building, Error> {
    let place = BUILDINGS.iter().position(|&name| name == word.text);
    place.map(|i| Building::ALL[i]).ok_or_else(|| word.error(format!("no building {:?}", word.text)))
}

pub fn expansion_name(expansion: Expansion) -> &'static str {
    EXPANSIONS[expansion as usize]
}

pub fn expansion(word: Word) -> Result<Expansion, Error> {
    let place = EXPANSIONS.iter().position(|&name| name == word.text);
    place.map(|i| Expansion::ALL[i]).ok_or_else(|| word.error(format!("no expansion {:?}", word.text)))
}

/// The estates whose number has a letter.
const LETTERED: [&str; 10] = ["11a", "11b", "11c", "11d", "11e", "11f", "12a", "12b", "13a", "13b"];

/// Reads an estate: a number, some with a letter.
pub fn estate(word: Word) -> Result<u8, Error> {
    match LETTERED.iter().position(|&name| name == word.text) {
        Some(place) => Ok(11 + place as u8),
        None => word.number(99).map(|number| number as u8),
    }
}

pub fn estate_name(estate: u8) -> String {
    let lettered = usize::from(estate).checked_sub(11).and_then(|place| LETTERED.get(place));
    lettered.map_or(estate.to_string(), |name| name.to_string())
}

const STAGES: [(&str, Stage); 6] = [
    ("estates", Stage::Estates),
    ("castles", Stage::Castles),
    ("rounds", Stage::Rounds),
    ("phase-end", Stage::PhaseEnd),
    ("tribute", Stage::Tribute),
    ("over", Stage::Over),
];

pub fn stage_name(stage: Stage) -> &'static str {
    STAGES.iter().find(|(_, other)| *other == stage).map_or("", |(name, _)| name)
}

pub fn stage(word: Word) -> Result<Stage, Error> {
    let found = STAGES.iter().find(|(name, _)| *name == word.text);
    found.map(|&(_, stage)| stage).ok_or_else(|| word.error(format!("no stage {:?}", word.text)))
}

pub fn kind_name(kind: Kind) -> &'static str {
    KINDS[kind as usize]
}

pub fn kind(word: Word) -> Result<Kind, Error> {
    let place = KINDS.iter().position(|&name| name == word.text);
    place.map(|i| Kind::ALL[i]).ok_or_else(|| word.error(format!("no kind {:?}", word.text)))
}

pub fn source_name(source: Source) -> String {
    match source {
        Source::Monastery(number) => format!("monastery{number}"),
        Source::Posts => "posts".into(),
        Source::Routes => "routes".into(),
        Source::Shields => "shields".into(),
        Source::Spaces => "spaces".into(),
        Source::Rounds => "rounds".into(),
        _ => {
            let place = Source::ALL.iter().position(|&other| other == source).unwrap_or_default();
            SOURCES[place].into()
        }
    }
}

pub fn source(word: Word) -> Result<Source, Error> {
    let found = Source::ALL.into_iter().find(|&source| source_name(source) == word.text);
    found.ok_or_else(|| word.error(format!("no source {:?}", word.text)))
}

const EFFECTS: [(&str, Effect); 18] = [
    ("castle", Effect::Castle),
    ("ship", Effect::Ship),
    ("warehouse", Effect::Warehouse),
    ("carpenter", Effect::Carpenter),
    ("church", Effect::Church),
    ("market", Effect::Market),
    ("town-hall", Effect::TownHall),
    ("white-castle", Effect::WhiteCastle),
    ("crane", Effect::Crane),
    ("extra-action", Effect::ExtraAction),
    ("gather", Effect::Gather),
    ("follow", Effect::Follow),
    ("from-depots", Effect::FromDepots),
    ("from-black", Effect::FromBlack),
    ("trim", Effect::Trim),
    ("target", Effect::Target),
    ("exchange", Effect::Exchange),
    ("order", Effect::Order),
];

pub fn effect_name(effect: Effect) -> String {
    match effect {
        Effect::SecondDepot(depot) => format!("second-depot {depot}"),
        Effect::Tribute(shield) => format!("tribute {shield}"),
        Effect::Gain(source, points) => format!("gain {} {points}", source_name(source)),
        Effect::BuyPoints(missing) => format!("buy-points {missing}"),
        Effect::Give(left) => format!("give {left}"),
        Effect::Stack(goods, count) => format!("stack {goods} {count}"),
        _ => EFFECTS.iter().find(|(_, other)| *other == effect).map_or("", |(name, _)| name).into(),
    }
}

pub fn effect(line: &mut Line) -> Result<Effect, Error> {
    let word = line.word("an effect")?;
    if word.text == "second-depot" {
        return Ok(Effect::SecondDepot(line.word("a depot")?.within(1, 6)?));
    }
    if word.text == "tribute" {
        return Ok(Effect::Tribute(line.word("a shield")?.within(1, 18)?));
    }
    if word.text == "gain" {
        return Ok(Effect::Gain(source(line.word("a source")?)?, line.word("points")?.within(1, 99)?));
    }
    if word.text == "buy-points" {
        return Ok(Effect::BuyPoints(line.word("points")?.within(1, 55)?));
    }
    if word.text == "give" {
        return Ok(Effect::Give(line.word("a number")?.within(1, 5)?));
    }
    if word.text == "stack" {
        return Ok(Effect::Stack(line.word("goods")?.within(1, 6)?, line.word("a number")?.within(1, 7)?));
    }
    let found = EFFECTS.iter().find(|(name, _)| *name == word.text);
    found.map(|&(_, effect)| effect).ok_or_else(|| word.error(format!("no effect {:?}", word.text)))
}

pub fn space_name(space: u8) -> String {
    // The right half of a team's estate, without the space that it shares with the left one.
    let (half, nth) = match usize::from(space).checked_sub(SPACES) {
        Some(right) => ("r", right as u8 + u8::from(right >= SHARED)),
        None => ("", space),
    };
    let (row, column) = row_column(nth);
    format!("{half}{}.{}", row + 1, column + 1)
}

/// The first space of the middle row: in the right half of a team's estate it is the last one of the left half.
const SHARED: usize = 15;

/// Reads a space: row and column of a hexagon, with `r` before it in the right half of a team's estate; or on estates
/// of another shape its number from `s0` on.
pub fn space(word: Word) -> Result<u8, Error> {
    let wrong = || word.error(format!("a space is row.column from 1.1 to 7.4, or s0 to s36, not {:?}", word.text));
    if let Some(number) = word.text.strip_prefix('s') {
        return number.parse().ok().filter(|&space| space < 37).ok_or_else(wrong);
    }
    let right = word.text.strip_prefix('r');
    let (row, column) = right.unwrap_or(word.text).split_once('.').ok_or_else(wrong)?;
    let (row, column): (usize, u8) = (row.parse().map_err(|_| wrong())?, column.parse().map_err(|_| wrong())?);
    if !(1..=7).contains(&row) || !(1..=ROWS[row - 1]).contains(&column) {
        return Err(wrong());
    }
    let space = ROWS[..row - 1].iter().sum::<u8>() + column - 1;
    Ok(match usize::from(space) {
        _ if right.is_none() => space,
        SHARED => 21,
        nth => SPACES as u8 + space - u8::from(nth > SHARED),
    })
}

pub fn depot_space_name(place: DepotSpace) -> String {
    match place.depot() {
        _ if place == DepotSpace::INNS => "inns".into(),
        Some(depot) => format!("{depot}.{}", place.0 % 4 + 1),
        None => format!("black.{}", place.0 - DepotSpace::BLACK + 1),
    }
}

pub fn depot_space(word: Word) -> Result<DepotSpace, Error> {
    let wrong = || word.error(format!("a place is 1.1 to 6.4, black.1 to black.8 or inns, not {:?}", word.text));
    let all = (0..DepotSpace::COUNT as u8).map(DepotSpace).chain([DepotSpace::INNS]);
    all.into_iter().find(|&place| depot_space_name(place) == word.text).ok_or_else(wrong)
}

/// Returns goods as single types: `1 1 3`.
pub fn goods_name(goods: &Goods) -> String {
    let all: Vec<_> = (1..=6u8).flat_map(|of| std::iter::repeat_n(of.to_string(), goods.of(of).into())).collect();
    all.join(" ")
}

/// Returns types as `1,3` or `none`.
pub fn types_name(types: Types) -> String {
    let all: Vec<_> = types.map(|goods| goods.to_string()).collect();
    if all.is_empty() { "none".into() } else { all.join(",") }
}

pub fn types(word: Word) -> Result<Types, Error> {
    if word.text == "none" {
        return Ok(Types(0));
    }
    let all = word.text.split(',').map(|goods| goods.parse().ok().filter(|goods| (1..=6).contains(goods)));
    let all: Option<Vec<u8>> = all.collect();
    let all = all.ok_or_else(|| word.error(format!("types of goods are like 1,4 or none, not {:?}", word.text)))?;
    Ok(all.into_iter().collect())
}

pub fn player_name(player: Player) -> String {
    (player.0 + 1).to_string()
}

/// Reads a player, counted from 1.
pub fn player(word: Word) -> Result<Player, Error> {
    word.within(1, 4).map(|number| Player(number - 1))
}
