//! Tiles, goods, dice and stocks: what every view of Castles is made of.

use draw::chrome::{self, Line, letters};
use draw::hexagon::{Hexagon, SMALL, SPACE};
use draw::line;
use draw::map;
use draw::pen::{Pen, text_width};
use draw::sprite::{self, Sprite};
use draw::theme::{self, BOLD, COST, GROUND, INK, LARGE, LINE, NUMBER, PAPER, Swatch, TEXT, TINY, Tint, mix};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::castles::monastery::SCORING;
use rules_core::castles::route::Bonus;
use rules_core::castles::{self, Building, Castles, Edition, Effect, Face, Goods, Species, Tile};
use rules_core::hex::{SPACES, WideSpaces as Spaces};
use rules_core::{Game, Player};
use texts::{Language, castles as say};

use super::{icons, palette};
use crate::games::castles::seat::Seat;
use crate::games::castles::words::{counter, names};
use crate::records::settings::Settings;

/// Returns the swatch of a kind of tile.
pub const fn swatch(kind: castles::Kind) -> Swatch {
    match kind {
        castles::Kind::Castle => Swatch::Castle,
        castles::Kind::Mine => Swatch::Mine,
        castles::Kind::Ship => Swatch::Ship,
        castles::Kind::Animal => Swatch::Animal,
        castles::Kind::Monastery => Swatch::Monastery,
        castles::Kind::Building | castles::Kind::Inn => Swatch::Building,
    }
}

/// Returns the colours of a kind.
pub fn tint(settings: &Settings, of: castles::Kind) -> &'static Tint {
    if of == castles::Kind::Inn {
        return &palette::INN;
    }
    &settings.tints(&palette::TINTS)[swatch(of) as usize]
}

/// Returns the sign of a kind.
pub const fn sign(of: castles::Kind) -> &'static Sprite {
    if matches!(of, castles::Kind::Inn) { &icons::INN } else { &sprite::KINDS[swatch(of) as usize] }
}

/// Returns the picture on a tile; of yellow tiles the sign of their group.
pub fn picture(tile: Tile, edition: Edition) -> &'static Sprite {
    match tile.face() {
        Face::Castle => &sprite::CASTLE_TILE,
        Face::Mine => &icons::MINE_TILE,
        Face::Ship => &sprite::SHIP_TILE,
        Face::Animal(species, _) => animal(species, edition),
        Face::Monastery(number) => group(number),
        Face::Building(building) => self::building(building),
        Face::Inn => &icons::INN_TILE,
        Face::Black => &icons::BLACK,
    }
}

/// Returns the picture of a species.
pub const fn animal(species: Species, edition: Edition) -> &'static Sprite {
    match (species, edition) {
        (Species::Cow, _) => &icons::COW,
        (Species::Sheep, _) => &icons::SHEEP,
        (Species::Pig, _) => &icons::PIG,
        (Species::Chicken, Edition::E2011) => &icons::CHICKEN,
        (Species::Goose, _) => &icons::GEESE,
        (Species::Chicken, Edition::E2019) => &icons::GOAT,
    }
}

/// Returns the sign of a yellow tile: points at the end, a move of a die, or something else.
pub fn group(number: u8) -> &'static Sprite {
    match number {
        8..=12 => &icons::MOVES_DIE,
        _ if SCORING.contains(&number) => &icons::AT_END,
        _ => &icons::BELL,
    }
}

/// Returns the picture of a building.
pub const fn building(building: Building) -> &'static Sprite {
    match building {
        Building::Warehouse => &icons::WAREHOUSE,
        Building::Watchtower => &icons::WATCHTOWER,
        Building::Carpenter => &icons::CARPENTER,
        Building::Church => &icons::CHURCH,
        Building::Market => &icons::MARKET,
        Building::BoardingHouse => &icons::BOARDING_HOUSE,
        Building::Bank => &icons::BANK,
        Building::TownHall => &icons::TOWN_HALL,
        Building::Crane => &icons::CRANE,
        Building::WhiteCastle => &icons::WHITE_CASTLE,
    }
}

/// Draws a tile with its picture; dim where it is out of reach.
pub fn tile(pen: &mut Pen<'_>, settings: &Settings, edition: Edition, at: Point, tile: Tile, dim: bool) {
    sized_tile(pen, settings, edition, (at, SPACE), tile, dim);
}

/// Draws a tile of any size.
pub fn sized_tile(
    pen: &mut Pen<'_>,
    settings: &Settings,
    edition: Edition,
    (at, size): (Point, Hexagon),
    tile: Tile,
    dim: bool,
) {
    let tint = tile_tint(settings, tile);
    pen.hexagon(at, size, 0, if tile == Tile::BLACK { LINE } else { INK });
    pen.hexagon(at, size, -1, if dim { tint.lit } else { tint.tile });
    face(pen, settings, edition, (at, size), tile, dim);
}

/// Returns the colours of a tile that does not lie in an estate.
fn tile_tint(settings: &Settings, tile: Tile) -> &'static Tint {
    if tile == Tile::BLACK { &palette::BLACK } else { tint(settings, tile.kind()) }
}

/// Draws what is on a tile.
pub fn face(
    pen: &mut Pen<'_>,
    settings: &Settings,
    edition: Edition,
    (at, size): (Point, Hexagon),
    tile: Tile,
    dim: bool,
) {
    let tint = tile_tint(settings, tile);
    let picture = picture(tile, edition);
    let paper = if dim { mix(PAPER, tint.lit, 45) } else { PAPER };
    let digit = if dim { INK } else { tint.digit };
    let (width, height) = (i32::from(picture.width), i32::from(picture.height));
    let middle = at + Point::new(size.width / 2, size.height / 2);
    // On a narrow space everything is closer together.
    let narrow = i32::from(size != SPACE);
    match tile.face() {
        Face::Animal(_, count) => {
            pen.sprite_on(at.x + 3 - 2 * narrow, middle.y - height / 2, picture, INK, paper);
            pen.text(at.x + 17 - 3 * narrow, middle.y - 8, NUMBER, digit, chrome::digit(count));
        }
        Face::Monastery(number) => {
            pen.sprite(middle.x - width / 2, at.y + 10 - narrow - height, picture, digit);
            pen.text_centred(middle.x, at.y + 11 - 2 * narrow, NUMBER, digit, &line!("{number}"));
        }
        Face::Black => pen.sprite(middle.x - width / 2, middle.y - height / 2, picture, digit),
        _ => pen.sprite_on(middle.x - width / 2, middle.y - height / 2, picture, INK, paper),
    }
}

/// Draws a tile by its kind alone; without one an empty storage space.
pub fn small_tile(pen: &mut Pen<'_>, settings: &Settings, at: Point, tile: Option<Tile>) {
    match tile {
        Some(tile) => {
            let tint = tile_tint(settings, tile);
            if tile == Tile::BLACK {
                pen.hexagon(at, SMALL, 0, LINE);
                pen.hexagon(at, SMALL, -1, tint.tile);
                return pen.sprite(at.x + 4, at.y + 3, &icons::BLACK, tint.digit);
            }
            pen.hexagon(at, SMALL, 0, tint.tile);
            pen.sprite(at.x + 4, at.y + 3, sign(tile.kind()), tint.digit);
        }
        None => socket(pen, at, SMALL),
    }
}

/// Draws an empty storage space.
pub fn socket(pen: &mut Pen<'_>, at: Point, size: Hexagon) {
    pen.ring(at, size, 0, -1, false, LINE);
}

/// Draws a goods tile with its digit.
pub fn goods(pen: &mut Pen<'_>, x: i32, y: i32, side: u32, of: u8) {
    let colour = palette::GOODS[usize::from(of.saturating_sub(1)) % 6];
    pen.rounded(x, y, side, side, INK);
    pen.fill(x + 1, y + 1, side - 2, side - 2, colour);
    let digit = chrome::digit(of);
    let ink = if matches!(of, 2 | 4 | 5) { TEXT } else { INK };
    if side >= 13 {
        pen.text(x + (side as i32 - 6) / 2, y + (side as i32 - 12) / 2, BOLD, ink, digit);
    } else {
        pen.text(x + (side as i32 - 5) / 2, y + (side as i32 - 9) / 2, TINY, ink, digit);
    }
}

/// Draws a goods tile where there is no room for a square: its colour and its number.
pub fn narrow_goods(pen: &mut Pen<'_>, x: i32, y: i32, width: i32, of: u8) {
    let colour = palette::GOODS[usize::from(of.saturating_sub(1)) % 6];
    let ink = if matches!(of, 2 | 4 | 5) { TEXT } else { INK };
    pen.fill(x, y, width as u32, 13, colour);
    pen.text(x + (width - 5) / 2, y + 2, TINY, ink, chrome::digit(of));
}

/// Draws one square for each worker that it costs, or two for silver, on the lower corner of a hex.
pub fn price(pen: &mut Pen<'_>, (at, size): (Point, Hexagon), count: u8, colour: Rgb565) {
    let width = 5 * i32::from(count);
    for i in 0..i32::from(count) {
        let (x, y) = (at.x + size.width / 2 - width / 2 + 5 * i, at.y + size.height - 5);
        pen.fill(x - 1, y, 6, 6, INK);
        pen.fill(x, y + 1, 4, 4, colour);
    }
}

/// Draws the ring of what can be used: whole if it is free.
pub fn mark(pen: &mut Pen<'_>, (at, size): (Point, Hexagon), workers: u8) {
    pen.ring(at, size, 0, -2, workers > 0, theme::LEGAL);
    price(pen, (at, size), workers, COST);
}

/// Draws a tile that lies face down on a space: dark, with a rim and the sign of the space's colour.
pub fn face_down(pen: &mut Pen<'_>, settings: &Settings, (at, size): (Point, Hexagon), of: castles::Kind) {
    let tint = tint(settings, of);
    pen.hexagon(at, size, -4, INK);
    pen.sprite(at.x + size.width / 2 - 4, at.y + size.height / 2 - 4, sign(of), tint.sign);
}

/// Draws a player's die: bright with pips, or an outline once it is used.
pub fn die(pen: &mut Pen<'_>, x: i32, y: i32, side: u32, pip: u8, player: Player, used: bool) {
    if used {
        map::die(pen, x, y, side, pip, theme::PANEL, LINE);
        pen.rounded_frame(x, y, side, side, 1, LINE);
    } else {
        map::die(pen, x, y, side, pip, chrome::seat_colour(player), INK);
    }
}

/// Draws the bar of a player: name, phase and rounds, points.
pub fn bar(pen: &mut Pen<'_>, seat: &Seat<'_>) {
    let (game, player) = (seat.game, seat.player);
    if game.setup().is_solo() {
        counter::bar(pen, game, player, seat.name(player));
        time(pen, game, player);
        return counter::track(pen, game.counter(), 0);
    }
    let total = |player| game.total(player);
    // Beside an effect of a long name there is no room for more.
    let waits = waiting(game, player, pen.language);
    let rival = seat.rival(total).filter(|_| waits.is_none_or(|name| letters(&name) < 10));
    chrome::player_bar(pen, player, seat.name(player), total(player), rival, 0);
    time(pen, game, player);
}

/// Returns the name of the effect that asks a player.
fn waiting(game: &Castles, player: Player, language: Language) -> Option<Line> {
    let position = game.position();
    let effect = position.waiting().filter(|_| player == position.current())?;
    Some(say::alone(names::effect(&position.setup, effect).0).line(language))
}

/// Draws the phase with its rounds in the middle of the bar, or what waits.
fn time(pen: &mut Pen<'_>, game: &Castles, player: Player) {
    let position = game.position();
    if !position.stage.is_dealt() {
        return;
    }
    // While an effect waits, its name matters more than the round.
    if let Some(name) = waiting(game, player, pen.language) {
        pen.rounded(90, 1, 8 + text_width(BOLD, &name) as u32, 16, INK);
        pen.text(94, 2, BOLD, TEXT, &name);
        return;
    }
    pen.rounded(90, 1, 15, 16, INK);
    pen.text(93, 1, NUMBER, TEXT, names::phase(position.phase));
    for round in 0..5 {
        let x = 108 + 11 * i32::from(round);
        if round < position.round {
            pen.fill(x, 5, 8, 8, INK);
        } else {
            pen.frame(x, 5, 8, 8, 1, INK);
        }
        if round == position.round {
            pen.frame(x, 5, 8, 8, 2, INK);
            pen.fill(x + 2, 7, 4, 4, TEXT);
        }
    }
}

/// Draws the workers and silver with their counts.
pub fn stocks(pen: &mut Pen<'_>, x: i32, y: i32, workers: u16, silver: u16) {
    pen.sprite_on(x, y + 4, &sprite::WORKER, INK, COST);
    pen.text(x + 17, y, LARGE, TEXT, &line!("{workers}"));
    pen.sprite_on(x, y + 26, &sprite::SILVER, INK, theme::SILVER);
    pen.text(x + 17, y + 21, LARGE, TEXT, &line!("{silver}"));
}

/// Draws the types of a player's goods, one below the other.
pub fn goods_column(pen: &mut Pen<'_>, x: i32, y: i32, held: &Goods) {
    for (i, of) in held.types().enumerate() {
        let y = y + 16 * i as i32;
        goods(pen, x, y, 14, of);
        pen.text(x + 16, y + 1, BOLD, TEXT, &line!("x{}", held.of(of)));
    }
}

/// Draws a small map of an estate: bright where a tile lies.
pub fn map(
    pen: &mut Pen<'_>,
    settings: &Settings,
    estate: &rules_core::castles::Estate,
    filled: Spaces,
    at: Point,
    size: Hexagon,
) {
    for space in 0..SPACES as u8 {
        let tint = tint(settings, estate.kind(space));
        pen.hexagon(size.corner(at, space), size, 0, if filled.contains(space) { tint.tile } else { tint.empty });
    }
}

/// Draws a castle that carries a shield: its sign above, the shield with its number below.
pub fn shielded(pen: &mut Pen<'_>, at: Point, number: u8) {
    pen.sprite(at.x + 10, at.y + 1, &sprite::CASTLE, PAPER);
    pen.sprite_on(at.x + 6, at.y + 11, &icons::SHIELD_BADGE, INK, theme::SILVER);
    let text = line!("{number}");
    pen.text(at.x + 14 - text_width(BOLD, &text) / 2, at.y + 11, BOLD, INK, &text);
}

/// Draws a shield with its number, 15x13.
pub fn shield(pen: &mut Pen<'_>, x: i32, y: i32, number: u8) {
    pen.sprite_on(x, y, &icons::SHIELD_CHIP, INK, theme::SILVER);
    let text = line!("{number}");
    pen.text(x + 8 - text_width(TINY, &text) / 2, y + 1, TINY, INK, &text);
}

/// Draws what a space of a trade route brings, in a box of 16x16.
pub fn bonus(pen: &mut Pen<'_>, x: i32, y: i32, bonus: Bonus, dim: bool) {
    let (ink, dimmed) = (INK, |colour| if dim { mix(colour, theme::PANEL, 65) } else { colour });
    let (sprite, paper) = match bonus {
        Bonus::Silver => (&sprite::SILVER, theme::SILVER),
        Bonus::Workers => (&sprite::WORKER, COST),
        Bonus::Points => (&sprite::STAR, theme::COMPLETE),
        Bonus::Effect(Effect::Carpenter) => (&icons::CARPENTER, PAPER),
        Bonus::Effect(Effect::Church) => (&icons::CHURCH, PAPER),
        Bonus::Effect(Effect::Market) => (&icons::MARKET, PAPER),
        Bonus::Effect(Effect::Warehouse) => (&icons::WAREHOUSE, PAPER),
        Bonus::Effect(Effect::TownHall) => (&icons::TOWN_HALL, PAPER),
        Bonus::Effect(_) => return map::die(pen, x + 1, y + 1, 14, 5, dimmed(PAPER), INK),
    };
    let (dx, dy) = ((16 - i32::from(sprite.width)) / 2, (16 - i32::from(sprite.height)) / 2);
    // The star has no paper.
    let ink = if bonus == Bonus::Points { dimmed(paper) } else { ink };
    pen.sprite_on(x + dx, y + dy, sprite, ink, dimmed(paper));
}

/// Draws a panel that lies over the picture, down to the strip. Returns its top.
pub fn sheet(pen: &mut Pen<'_>, height: i32) -> i32 {
    let top = chrome::STRIP - height;
    pen.fill(0, top - 1, 240, height as u32 + 1, GROUND);
    pen.fill(0, top - 1, 240, 1, LINE);
    top
}
