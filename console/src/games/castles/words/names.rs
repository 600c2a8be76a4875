//! What things are called, and what they do in a line.

use draw::chrome::{Line, letters, plural};
use draw::line;
use rules_core::Game;
use rules_core::castles::monastery::{SCORING, points_per_bonus, points_per_type_sold};
use rules_core::castles::route::Bonus;
use rules_core::castles::{
    Building, Castles, Edition, Effect, Face, Kind, Position, Preview, Setup, Source, Species, Tile, tables,
};

/// Letters of a line of the strip.
pub const ROOM: usize = 33;

/// Phases as the board names them.
pub const PHASES: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Returns the phase and the round of it that is played.
pub fn round(position: &Position) -> Line {
    let phase = PHASES[usize::from(position.phase) % PHASES.len()];
    line!("{phase} {}/{}", position.round + 1, tables::ROUNDS)
}

/// Returns what an area of a kind is called.
pub const fn area(kind: Kind) -> &'static str {
    match kind {
        Kind::Castle => "castle",
        Kind::Mine => "mine",
        Kind::Ship => "river",
        Kind::Animal => "pasture",
        Kind::Monastery => "monastery",
        Kind::Building => "town",
        Kind::Inn => "inn",
    }
}

/// Returns what tiles of a kind are called.
pub const fn tiles(kind: Kind) -> &'static str {
    match kind {
        Kind::Castle => "castle",
        Kind::Mine => "mine",
        Kind::Ship => "ship",
        Kind::Animal => "animals",
        Kind::Monastery => "monastery",
        Kind::Building => "building",
        Kind::Inn => "inn",
    }
}

/// Returns what animals of a species are called.
pub const fn species(species: Species, edition: Edition) -> &'static str {
    match (species, edition) {
        (Species::Cow, _) => "cows",
        (Species::Sheep, _) => "sheep",
        (Species::Pig, _) => "pigs",
        (Species::Chicken, Edition::E2011) => "hens",
        (Species::Chicken, Edition::E2019) => "goats",
        (Species::Goose, _) => "geese",
    }
}

/// Returns the name of a building.
pub const fn building(building: Building) -> &'static str {
    match building {
        Building::Warehouse => "Warehouse",
        Building::Watchtower => "Watchtower",
        Building::Carpenter => "Carpenter",
        Building::Church => "Church",
        Building::Market => "Market",
        Building::BoardingHouse => "Boarding house",
        Building::Bank => "Bank",
        Building::TownHall => "Town hall",
        Building::WhiteCastle => "White castle",
        Building::Crane => "Crane",
    }
}

/// Returns the name of a tile.
pub fn tile(tile: Tile, edition: Edition) -> Line {
    match tile.face() {
        Face::Castle => line!("Castle"),
        Face::Mine => line!("Mine"),
        Face::Ship => line!("Ship"),
        Face::Animal(kind, count) => line!("{count} {}", species(kind, edition)),
        Face::Monastery(number) => line!("Tile {number}"),
        Face::Building(kind) => line!("{}", building(kind)),
        Face::Inn => line!("Inn"),
        Face::Black => line!("Black tile"),
    }
}

/// Returns what a tile does once it is placed.
pub fn does(tile: Tile, setup: &Setup) -> Line {
    let edition = setup.edition;
    match tile.face() {
        Face::Ship if setup.is_solo() => line!("goods of a depot, others leave"),
        Face::Monastery(number) if SCORING.contains(&number) => {
            let when = if setup.is_solo() { "at once" } else { "end" };
            line!("{when}: {}", monastery(number, edition))
        }
        Face::Castle => line!("one more action, any number"),
        Face::Mine => line!("1 silver at the end of each phase"),
        Face::Ship => line!("goods of a depot, order +1"),
        Face::Animal(_, count) => line!("{count}, and its species scores again"),
        Face::Monastery(number) => monastery(number, edition),
        Face::Building(kind) => line!(
            "{}",
            match kind {
                Building::Warehouse => "sell goods of one type",
                Building::Watchtower => "4 points",
                Building::Carpenter => "take a building",
                Building::Church => "take mine, monastery or castle",
                Building::Market => "take a ship or animals",
                Building::BoardingHouse => "4 workers",
                Building::Bank => "2 silver",
                Building::TownHall => "place one more stored tile",
                Building::WhiteCastle => "an action with the white die",
                Building::Crane => "does what any building does",
            }
        ),
        Face::Inn => line!("its area counts one larger"),
        Face::Black => line!("on any colour, without effect"),
    }
}

/// Returns what a yellow tile does.
fn monastery(number: u8, edition: Edition) -> Line {
    let text = match number {
        1 => "a town may repeat a building",
        2 => "each mine pays a worker too",
        3 => "a sale pays 2 silver",
        4 => "a sale pays a worker too",
        5 => "ships also load next door",
        6 if edition == Edition::E2011 => "buy in all seven depots",
        6 => "buy anywhere, with workers too",
        7 => "+1 for each animal tile scored",
        8 => "a worker moves a die by 1 or 2",
        9 => "free +-1 to place a building",
        10 => "free +-1 to place ships, animals",
        11 => "free +-1: castle, mine, monastery",
        12 => "free +-1 to take a tile",
        13 => "hiring pays a silver too",
        14 => "hiring brings 4 workers",
        15 => return line!("{} per type of goods sold", points_per_type_sold(edition)),
        16..=23 => {
            let name = building(Building::ALL[usize::from(number - 16)]);
            return line!("4 per {}", lower(name));
        }
        24 => "4 per species of animals",
        25 => "1 per goods tile sold",
        26 => return line!("{} per bonus tile", points_per_bonus(edition)),
        27 => "on top of every stack",
        28 => "1 silver buys 2 workers",
        29 => "4 per white castle",
        _ => "",
    };
    line!("{text}")
}

/// Returns what a scoring monastery counts.
pub const fn counted(number: u8) -> &'static str {
    match number {
        15 => "types sold",
        16 => "warehouses",
        17 => "watchtowers",
        18 => "carpenters",
        19 => "churches",
        20 => "markets",
        21 => "boarding houses",
        22 => "banks",
        23 => "town halls",
        24 => "species",
        25 => "goods sold",
        26 => "bonus tiles",
        29 => "white castles",
        _ => "no points",
    }
}

/// Returns a name in the middle of a sentence.
pub fn lower(name: &str) -> Line {
    name.chars().map(|letter| letter.to_ascii_lowercase()).collect()
}

/// Returns where points come from, in a word or two.
pub const fn source(source: Source) -> &'static str {
    match source {
        Source::Animals => "animals",
        Source::Areas => "the region",
        Source::Phases => "the phase",
        Source::Sales => "the sale",
        Source::Watchtowers => "the tower",
        Source::Monastery(_) => "the monastery",
        _ => "points",
    }
}

/// Returns the effect that waits: its name, and what it lets do.
pub const fn effect(setup: &Setup, effect: Effect) -> (&'static str, &'static str) {
    match effect {
        Effect::Ship if setup.is_solo() => ("Ship", "goods, others leave"),
        Effect::FromBlack if setup.is_solo() => ("Colour", "a black-depot tile"),
        effect => self::plain_effect(effect),
    }
}

/// Returns the name of an effect and what it lets do, whatever the set-up.
pub const fn plain_effect(effect: Effect) -> (&'static str, &'static str) {
    match effect {
        Effect::Castle => ("Castle", "an action of any number"),
        Effect::Ship => ("Ship", "goods of a depot, order +1"),
        Effect::SecondDepot(_) => ("Tile 5", "goods of a depot next door"),
        Effect::Warehouse => ("Warehouse", "sell goods of one type"),
        Effect::Carpenter => ("Carpenter", "take a building"),
        Effect::Church => ("Church", "take mine, monastery or castle"),
        Effect::Market => ("Market", "take a ship or animals"),
        Effect::TownHall => ("Town hall", "place one more stored tile"),
        Effect::WhiteCastle => ("White castle", "an action with the white die"),
        Effect::Crane => ("Crane", "do what a building does"),
        Effect::ExtraAction => ("Trade route", "an action of any number"),
        Effect::Stack(..) => ("Trade route", "goods go on"),
        Effect::Follow => ("Shield 6", "whose monasteries count"),
        Effect::Gather => ("Shield 5", "goods of a type, all depots"),
        Effect::FromDepots => ("Shield 14", "place a tile of the depots"),
        Effect::FromBlack => ("Shield 15", "place a tile of the black depot"),
        Effect::Trim => ("Store", "three tiles stay"),
        Effect::Tribute(_) => ("Tribute", "pay for a shield, or lose it"),
        Effect::Gain(..) => ("Points", "count them"),
        Effect::BuyPoints(_) => ("Points", "buy what is missing"),
        Effect::Target => ("Target", "an action of any number"),
        Effect::Exchange => ("Exchange", "five goods for a black tile"),
        Effect::Give(_) => ("Exchange", "goods for the black tile"),
        Effect::Order => ("Order", "say what comes next"),
    }
}

/// Returns the kind of the tile that an effect comes from.
pub const fn kind(effect: Effect) -> Kind {
    match effect {
        Effect::Castle | Effect::ExtraAction | Effect::Follow | Effect::Tribute(_) => Kind::Castle,
        Effect::Target => Kind::Castle,
        Effect::Ship | Effect::Gather | Effect::Exchange | Effect::Give(_) => Kind::Ship,
        Effect::BuyPoints(_) => Kind::Mine,
        Effect::SecondDepot(_) => Kind::Monastery,
        _ => Kind::Building,
    }
}

/// Returns the name of an estate.
pub fn estate(number: u8) -> Line {
    match number.checked_sub(11) {
        Some(8) => line!("13a"),
        Some(9) => line!("13b"),
        Some(letter) => line!("11{}", char::from(b'a' + letter)),
        None => line!("{number}"),
    }
}

/// Returns the name of a shield, in few letters.
pub const fn shield(number: u8) -> &'static str {
    match number {
        1 => "one pasture",
        2 => "a worker with others",
        3 => "workers pay tribute",
        4 => "store without limit",
        5 => "ships gather a type",
        6 => "another's monasteries",
        7 => "bonus tiles x2",
        8 => "mines x2",
        9 => "1 silver a tile sold",
        10 => "monastery points x2",
        11 => "castles take shields",
        12 => "sale points x2",
        13 => "shield points x2",
        14 => "phase: a depot tile",
        15 => "phase: a black tile",
        16 => "a die of any number",
        17 => "regions one larger",
        18 => "place anywhere",
        _ => "",
    }
}

/// Returns what a shield does.
pub const fn shield_deed(number: u8) -> &'static str {
    match number {
        1 => "animals: all pastures are one",
        2 => "1 worker when others gain some",
        3 => "a worker may pay for a shield",
        4 => "the store has no limit",
        5 => "ships also gather one type",
        6 => "follow one player's monasteries",
        7 => "bonus tiles you take count twice",
        8 => "each mine pays 2 silver",
        9 => "1 silver for each tile sold",
        10 => "end: monastery points twice",
        11 => "a castle may take a shield",
        12 => "points of a sale count twice",
        13 => "end: shield points twice",
        14 => "each phase: place a depot tile",
        15 => "each phase: place a black tile",
        16 => "a die of any number, once a turn",
        17 => "regions count one larger",
        18 => "tiles go on any free space",
        _ => "",
    }
}

/// Returns what a space of a trade route brings.
pub const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::Silver => "2 silver",
        Bonus::Workers => "4 workers",
        Bonus::Points => "4 points",
        Bonus::Effect(effect) => plain_effect(effect).1,
    }
}

/// Returns what an action brings, in one line of the strip; points first and in sum. Empty if it brings nothing at
/// once.
pub fn gains(game: &Castles, preview: &Preview, animals: &'static str) -> Line {
    let mut text = Line::new();
    let total = preview.total();
    let mut add = |part: Line| {
        let comma = if text.is_empty() { "" } else { ", " };
        // What does not fit any more is told by the log.
        if letters(&text) + letters(comma) + letters(&part) <= ROOM {
            let _ = text.push_str(comma);
            let _ = text.push_str(&part);
        }
    };
    let solo = game.setup().is_solo();
    if solo && total > 0 {
        return line!("{total:+}: all spaces covered, won!");
    }
    let total = if solo { preview.earned.iter().map(|(_, points)| points).sum() } else { total };
    if solo && total > 0 {
        let counter = game.counter();
        add(match i16::from(counter.missing()) - total {
            ..=0 => line!("{total:+}: reaches {}", counter.target),
            missing => line!("{total:+}: {} of {}", i16::from(counter.target) - missing, counter.target),
        });
    }
    let region: i16 = sum(preview, |source| matches!(source, Source::Areas | Source::Phases));
    let parts = [
        (sum(preview, |source| source == Source::Animals), animals),
        (sum(preview, |source| matches!(source, Source::Monastery(_))), "tile"),
        (sum(preview, |source| source == Source::Watchtowers), "tower"),
        (region, "region"),
        (sum(preview, |source| source == Source::Bonuses), "colour"),
        (sum(preview, |source| source == Source::Sales), "sale"),
        (sum(preview, |source| source == Source::Posts), "posts"),
        (sum(preview, |source| source == Source::Routes), "route"),
    ];
    let several = parts.iter().filter(|(points, _)| *points != 0).count() > 1;
    let mut first = !solo;
    for (points, word) in parts.into_iter().filter(|(points, _)| *points != 0) {
        match (several, core::mem::take(&mut first)) {
            (true, true) => add(line!("{total:+}: {points} {word}")),
            (true, false) => add(line!("{points} {word}")),
            (false, _) if solo => add(line!("{points} {word}")),
            (false, _) => add(line!("{points:+} {word}")),
        }
    }
    for (count, word) in [(preview.workers_gained, "worker"), (preview.silver_gained, "silver")] {
        if count > 0 {
            add(if word == "worker" { plural(count.into(), word) } else { line!("{count} {word}") });
        }
    }
    if let Some(effect) = preview.waits {
        let then = if total > 0 { "then " } else { "" };
        add(line!("{then}{}", self::effect(game.setup(), effect).1));
    }
    if let Some(effect) = preview.lost.filter(|_| game.position().waiting().is_none()) {
        add(line!("no use: {}", self::effect(game.setup(), effect).1));
    }
    text
}

fn sum(preview: &Preview, of: impl Fn(Source) -> bool) -> i16 {
    preview.points.iter().chain(&preview.earned).filter(|(source, _)| of(*source)).map(|(_, points)| points).sum()
}

#[cfg(test)]
mod tests {
    use rules_core::castles::monastery::{POINTS_PER_BUILDING, POINTS_PER_GOODS_SOLD, POINTS_PER_SPECIES};

    use super::*;
    use crate::games::prose::{counted, numbers};

    #[test]
    fn what_a_tile_does_is_what_the_rules_say() {
        let setup = Castles::DEFAULT;
        let tells = |face: Face, expected: &[i32]| {
            let text = does(Tile::new(face).expect("a tile"), &setup);
            assert_eq!(numbers(&text), counted(expected.iter().copied()), "{text}");
        };
        tells(Face::Building(Building::Watchtower), &[tables::WATCHTOWER_POINTS.into()]);
        tells(Face::Building(Building::BoardingHouse), &[tables::BOARDING_HOUSE_WORKERS.into()]);
        tells(Face::Building(Building::Bank), &[tables::BANK_SILVER.into()]);
        for number in 16..=23 {
            tells(Face::Monastery(number), &[POINTS_PER_BUILDING.into()]);
        }
        tells(Face::Monastery(24), &[POINTS_PER_SPECIES.into()]);
        tells(Face::Monastery(25), &[POINTS_PER_GOODS_SOLD.into()]);
        for (space, expected) in [
            (Bonus::Silver, i32::from(tables::BANK_SILVER)),
            (Bonus::Workers, tables::BOARDING_HOUSE_WORKERS.into()),
            (Bonus::Points, tables::WATCHTOWER_POINTS.into()),
        ] {
            assert_eq!(numbers(bonus(space)), counted([expected]));
        }
        let workers = monastery(28, setup.edition);
        assert_eq!(numbers(&workers), counted([tables::PRICE_OF_WORKERS, tables::WORKERS_BOUGHT].map(i32::from)));
    }
}
