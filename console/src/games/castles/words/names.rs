//! What things are called, and what they do in a line.

use draw::chrome::{Line, append, letters};
use draw::line;
use rules_core::Game;
use rules_core::castles::monastery::{self, SCORING, points_per_bonus, points_per_type_sold};
use rules_core::castles::route::Bonus;
use rules_core::castles::{
    Building, Castles, Edition, Effect, Face, Kind, Position, Preview, Setup, Source, Species, Tile, shield, tables,
};
use texts::castles as say;
use texts::{Language, Message, Noun, Text};

/// Letters of a line of the strip.
pub const ROOM: usize = 33;

/// Phases as the board names them.
pub const PHASES: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Returns the letter of a phase.
pub fn phase(phase: u8) -> &'static str {
    PHASES[usize::from(phase) % PHASES.len()]
}

/// Returns the phase and the round of it that is played.
pub fn round(position: &Position) -> Line {
    line!("{} {}/{}", phase(position.phase), position.round + 1, tables::ROUNDS)
}

/// Returns what an area of a kind is called.
pub const fn area(kind: Kind) -> Text {
    match kind {
        Kind::Castle => say::AREA_CASTLE,
        Kind::Mine => say::AREA_MINE,
        Kind::Ship => say::AREA_RIVER,
        Kind::Animal => say::AREA_PASTURE,
        Kind::Monastery => say::AREA_MONASTERY,
        Kind::Building => say::AREA_TOWN,
        Kind::Inn => say::AREA_INN,
    }
}

/// Returns what a space takes, by its kind.
pub const fn space(kind: Kind) -> Text {
    match kind {
        Kind::Castle => say::SPACE_CASTLE,
        Kind::Mine => say::SPACE_MINE,
        Kind::Ship => say::SPACE_SHIP,
        Kind::Animal => say::SPACE_ANIMALS,
        Kind::Monastery => say::SPACE_MONASTERY,
        Kind::Building => say::SPACE_BUILDING,
        Kind::Inn => say::SPACE_INN,
    }
}

/// Returns the name of a building.
pub const fn building(building: Building) -> Text {
    match building {
        Building::Warehouse => say::TILE_WAREHOUSE,
        Building::Watchtower => say::TILE_WATCHTOWER,
        Building::Carpenter => say::TILE_CARPENTER,
        Building::Church => say::TILE_CHURCH,
        Building::Market => say::TILE_MARKET,
        Building::BoardingHouse => say::TILE_BOARDING_HOUSE,
        Building::Bank => say::TILE_BANK,
        Building::TownHall => say::TILE_TOWN_HALL,
        Building::WhiteCastle => say::TILE_WHITE_CASTLE,
        Building::Crane => say::TILE_CRANE,
    }
}

/// Returns the name of a tile.
pub fn tile(tile: Tile, edition: Edition) -> Noun {
    match tile.face() {
        Face::Castle => say::TILE_CASTLE.into(),
        Face::Mine => say::TILE_MINE.into(),
        Face::Ship => say::TILE_SHIP.into(),
        Face::Animal(species, count) => animals(species, count, edition).into(),
        Face::Monastery(number) => say::tile_yellow(number).into(),
        Face::Building(kind) => building(kind).into(),
        Face::Inn => say::TILE_INN.into(),
        Face::Black => say::TILE_BLACK.into(),
    }
}

fn animals(species: Species, count: u8, edition: Edition) -> Message<'static> {
    match (species, edition) {
        (Species::Cow, _) => say::tile_cows(count),
        (Species::Sheep, _) => say::tile_sheep(count),
        (Species::Pig, _) => say::tile_pigs(count),
        (Species::Chicken, Edition::E2011) => say::tile_hens(count),
        (Species::Chicken, Edition::E2019) => say::tile_goats(count),
        (Species::Goose, _) => say::tile_geese(count),
    }
}

/// Returns what animals of a species are called, behind their points.
pub const fn species(species: Species, edition: Edition) -> Text {
    match (species, edition) {
        (Species::Cow, _) => say::GAIN_COWS,
        (Species::Sheep, _) => say::GAIN_SHEEP,
        (Species::Pig, _) => say::GAIN_PIGS,
        (Species::Chicken, Edition::E2011) => say::GAIN_HENS,
        (Species::Chicken, Edition::E2019) => say::GAIN_GOATS,
        (Species::Goose, _) => say::GAIN_GEESE,
    }
}

/// Returns what a tile does once it is placed.
pub fn does(tile: Tile, setup: &Setup) -> Message<'static> {
    match tile.face() {
        Face::Castle => say::DOES_CASTLE.into(),
        Face::Mine => say::DOES_MINE.into(),
        Face::Ship if setup.is_solo() => say::DOES_SHIP_ALONE.into(),
        Face::Ship => say::DOES_SHIP.into(),
        Face::Animal(_, count) => say::does_animals(count),
        Face::Monastery(number) if !SCORING.contains(&number) => monastery(number, setup.edition).into(),
        Face::Monastery(number) if setup.is_solo() => say::does_at_once(monastery(number, setup.edition)),
        Face::Monastery(number) => say::does_at_end(monastery(number, setup.edition)),
        Face::Building(kind) => building_does(kind).into(),
        Face::Inn => say::DOES_INN.into(),
        Face::Black => say::DOES_BLACK.into(),
    }
}

/// Returns what a building does.
pub const fn building_does(building: Building) -> Text {
    match building {
        Building::Warehouse => say::LETS_WAREHOUSE,
        Building::Watchtower => say::BRINGS_POINTS,
        Building::Carpenter => say::LETS_CARPENTER,
        Building::Church => say::LETS_CHURCH,
        Building::Market => say::LETS_MARKET,
        Building::BoardingHouse => say::BRINGS_WORKERS,
        Building::Bank => say::BRINGS_SILVER,
        Building::TownHall => say::LETS_TOWN_HALL,
        Building::WhiteCastle => say::LETS_WHITE_CASTLE,
        Building::Crane => say::DOES_CRANE,
    }
}

/// Returns what a yellow tile does.
fn monastery(number: u8, edition: Edition) -> Noun {
    let nth = |texts: &[Text], first| texts.get(usize::from(number - first)).copied();
    let text = match number {
        6 if edition == Edition::E2011 => Some(say::YELLOW_BUYS),
        1..=14 => nth(&say::EACH_YELLOW_RULE, 1),
        15 => return say::yellow_types_sold(points_per_type_sold(edition)).into(),
        16..=25 => nth(&say::EACH_YELLOW_POINTS, 16),
        26 => return say::yellow_bonus_tiles(points_per_bonus(edition)).into(),
        27 => Some(say::YELLOW_ON_TOP),
        28 => Some(say::YELLOW_WORKERS),
        _ => None,
    };
    text.unwrap_or(say::YELLOW_WHITE_CASTLES).into()
}

/// Returns where points of a waiting gain come from, in a word or two.
pub const fn source(source: Source) -> Text {
    match source {
        Source::Animals => say::POINTS_ANIMALS,
        Source::Areas => say::POINTS_REGION,
        Source::Phases => say::POINTS_PHASE,
        Source::Sales => say::POINTS_SALE,
        Source::Watchtowers => say::POINTS_WATCHTOWER,
        Source::Monastery(_) => say::POINTS_MONASTERY,
        _ => say::POINTS_OTHER,
    }
}

/// Returns the effect that waits: its name, and what it lets do.
pub fn effect(setup: &Setup, effect: Effect) -> (Noun, Text) {
    match effect {
        Effect::Ship if setup.is_solo() => (say::TILE_SHIP.into(), say::LETS_SHIP_ALONE),
        Effect::FromBlack if setup.is_solo() => (say::EFFECT_COLOUR.into(), say::LETS_WHOLE_COLOUR),
        effect => (plain_effect(effect), lets(effect)),
    }
}

/// Returns the name of an effect, whatever the set-up.
pub fn plain_effect(effect: Effect) -> Noun {
    let text = match effect {
        Effect::Castle => say::TILE_CASTLE,
        Effect::Ship => say::TILE_SHIP,
        Effect::SecondDepot(_) => return say::tile_yellow(monastery::SECOND_DEPOT).into(),
        Effect::Warehouse => say::TILE_WAREHOUSE,
        Effect::Carpenter => say::TILE_CARPENTER,
        Effect::Church => say::TILE_CHURCH,
        Effect::Market => say::TILE_MARKET,
        Effect::TownHall => say::TILE_TOWN_HALL,
        Effect::WhiteCastle => say::TILE_WHITE_CASTLE,
        Effect::Crane => say::TILE_CRANE,
        Effect::ExtraAction | Effect::Stack(..) => say::EFFECT_TRADE_ROUTE,
        Effect::Follow => return say::shield_number(shield::FOLLOWS).into(),
        Effect::Gather => return say::shield_number(shield::GATHERS).into(),
        Effect::FromDepots => return say::shield_number(shield::FROM_DEPOTS).into(),
        Effect::FromBlack => return say::shield_number(shield::FROM_BLACK).into(),
        Effect::Trim => say::EFFECT_STORE,
        Effect::Tribute(_) => say::EFFECT_TRIBUTE,
        Effect::Gain(..) | Effect::BuyPoints(_) => say::EFFECT_POINTS,
        Effect::Target => say::EFFECT_TARGET,
        Effect::Exchange | Effect::Give(_) => say::EFFECT_EXCHANGE,
        Effect::Order => say::EFFECT_ORDER,
    };
    text.into()
}

/// Returns what an effect lets do, whatever the set-up.
const fn lets(effect: Effect) -> Text {
    match effect {
        Effect::Castle | Effect::ExtraAction | Effect::Target => say::LETS_ACTION,
        Effect::Ship => say::LETS_SHIP,
        Effect::SecondDepot(_) => say::LETS_SECOND_DEPOT,
        Effect::Warehouse => say::LETS_WAREHOUSE,
        Effect::Carpenter => say::LETS_CARPENTER,
        Effect::Church => say::LETS_CHURCH,
        Effect::Market => say::LETS_MARKET,
        Effect::TownHall => say::LETS_TOWN_HALL,
        Effect::WhiteCastle => say::LETS_WHITE_CASTLE,
        Effect::Crane => say::LETS_CRANE,
        Effect::Stack(..) => say::LETS_STACK,
        Effect::Follow => say::LETS_FOLLOW,
        Effect::Gather => say::LETS_GATHER,
        Effect::FromDepots => say::LETS_FROM_DEPOTS,
        Effect::FromBlack => say::LETS_FROM_BLACK,
        Effect::Trim => say::LETS_TRIM,
        Effect::Tribute(_) => say::LETS_TRIBUTE,
        Effect::Gain(..) => say::LETS_GAIN,
        Effect::BuyPoints(_) => say::LETS_BUY_POINTS,
        Effect::Exchange => say::LETS_EXCHANGE,
        Effect::Give(_) => say::LETS_GIVE,
        Effect::Order => say::LETS_ORDER,
    }
}

/// Returns the effect that waits with what it lets do, if both fit into `room` letters.
pub fn effect_in(setup: &Setup, effect: Effect, room: usize, language: Language) -> Option<Line> {
    let (name, what) = self::effect(setup, effect);
    let line = say::effect_lets(name, what).line(language);
    (letters(&line) <= room).then_some(line)
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
pub fn shield(number: u8) -> Text {
    say::EACH_SHIELD_NAME[usize::from(number.wrapping_sub(1)) % say::EACH_SHIELD_NAME.len()]
}

/// Returns what a shield does.
pub fn shield_does(number: u8) -> Text {
    say::EACH_SHIELD_DOES[usize::from(number.wrapping_sub(1)) % say::EACH_SHIELD_DOES.len()]
}

/// Returns what a space of a trade route brings.
pub const fn bonus(bonus: Bonus) -> Text {
    match bonus {
        Bonus::Silver => say::BRINGS_SILVER,
        Bonus::Workers => say::BRINGS_WORKERS,
        Bonus::Points => say::BRINGS_POINTS,
        Bonus::Effect(effect) => lets(effect),
    }
}

/// Returns what an action brings, in one line of the strip, the sum of points first; `None` if it brings
/// nothing at once.
pub fn gains(game: &Castles, preview: &Preview, animals: Text, language: Language) -> Option<Line> {
    let mut text = None;
    let total = preview.total();
    let add_to = |text: &mut Option<Line>, part: Message<'_>| add(text, part.line(language));
    let solo = game.setup().is_solo();
    if solo && total > 0 {
        return Some(say::brings_victory(total).line(language));
    }
    let total = if solo { preview.earned.iter().map(|(_, points)| points).sum() } else { total };
    if solo && total > 0 {
        let counter = game.counter();
        let part = match i16::from(counter.missing()) - total {
            ..=0 => say::brings_target(total, counter.target),
            missing => say::brings_counter(total, i16::from(counter.target) - missing, counter.target),
        };
        add_to(&mut text, part);
    }
    let region: i16 = sum(preview, |source| matches!(source, Source::Areas | Source::Phases));
    let parts = [
        (sum(preview, |source| source == Source::Animals), animals),
        (sum(preview, |source| matches!(source, Source::Monastery(_))), say::GAIN_YELLOW),
        (sum(preview, |source| source == Source::Watchtowers), say::GAIN_WATCHTOWER),
        (region, say::GAIN_REGION),
        (sum(preview, |source| source == Source::Bonuses), say::GAIN_COLOUR),
        (sum(preview, |source| source == Source::Sales), say::GAIN_SALE),
        (sum(preview, |source| source == Source::Posts), say::GAIN_POSTS),
        (sum(preview, |source| source == Source::Routes), say::GAIN_ROUTE),
    ];
    let several = parts.iter().filter(|(points, _)| *points != 0).count() > 1;
    let mut first = !solo;
    for (points, source) in parts.into_iter().filter(|(points, _)| *points != 0) {
        let part = match (several, core::mem::take(&mut first)) {
            (true, true) => say::brings_first(total, points, source),
            (false, _) if !solo => say::brings_only(points, source),
            _ => say::brings_part(points, source),
        };
        add_to(&mut text, part);
    }
    if preview.workers_gained > 0 {
        add_to(&mut text, say::count_workers(preview.workers_gained));
    }
    if preview.silver_gained > 0 {
        add_to(&mut text, say::count_silver(preview.silver_gained));
    }
    let lets = |effect| self::effect(game.setup(), effect).1;
    if let Some(effect) = preview.waits {
        let mut then = if total > 0 { say::brings_then(lets(effect)) } else { lets(effect).into() }.line(language);
        // Where points come from leaves room for what comes next.
        if total > 0 && text.as_deref().map_or(0, letters) + 2 + letters(&then) > ROOM {
            if !solo {
                text = Some(say::brings_sum(total).line(language));
            }
            then = say::brings_then_short(lets(effect)).line(language);
        }
        add(&mut text, then);
    }
    if let Some(effect) = preview.lost.filter(|_| game.position().waiting().is_none()) {
        add(&mut text, say::brings_no_use(lets(effect)).line(language));
    }
    text
}

/// Adds a part to a line of the strip. What does not fit is left to the log.
fn add(line: &mut Option<Line>, part: Line) {
    let taken = line.as_deref().map_or(0, |text| letters(text) + 2);
    match line {
        _ if taken + letters(&part) > ROOM => {}
        None => *line = Some(part),
        Some(text) => append(text, format_args!(", {part}")),
    }
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
    fn points_leave_room_for_what_comes_next() {
        let solo = Setup { players: 1, ..Castles::DEFAULT };
        for effect in [
            Effect::Castle,
            Effect::Ship,
            Effect::Warehouse,
            Effect::Carpenter,
            Effect::Church,
            Effect::Market,
            Effect::TownHall,
            Effect::WhiteCastle,
            Effect::Crane,
        ] {
            for (language, setup) in
                Language::ALL.into_iter().flat_map(|language| [(language, &Castles::DEFAULT), (language, &solo)])
            {
                let then = say::brings_then_short(self::effect(setup, effect).1).line(language);
                let sum = say::brings_sum(99).line(language);
                assert!(letters(&sum) + 2 + letters(&then) <= ROOM, "{sum}, {then}");
            }
        }
    }

    #[test]
    fn what_a_tile_does_is_what_the_rules_say() {
        let setup = Castles::DEFAULT;
        let tells = |face: Face, expected: &[i32]| {
            let text = does(Tile::new(face).expect("a tile"), &setup).line(Language::English);
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
            assert_eq!(numbers(&bonus(space).line(Language::English)), counted([expected]));
        }
        let workers = Message::from(monastery(28, setup.edition)).line(Language::English);
        assert_eq!(numbers(&workers), counted([tables::PRICE_OF_WORKERS, tables::WORKERS_BOUGHT].map(i32::from)));
    }
}
