//! The pieces of Orléans: followers, spaces, goods, places, and signs in a line of text.

use draw::chrome::{self, KEYS, Line, STRIP};
use draw::font::Font;
use draw::line;
use draw::pen::Pen;
use draw::sprite::{self, Sprite};
use draw::theme::{
    BOLD, COMPLETE, COST, GAIN, GROUND, INK, LEGAL, NUMBER, PANEL, PAPER, QUIET, RAISED, SILVER, SMALL, TEXT, TINY,
    Tint, mix,
};
use embedded_graphics::geometry::{Point, Size};
use embedded_graphics::pixelcolor::Rgb565;
use embedded_graphics::primitives::Rectangle;
use rules_core::Player;
use rules_core::orleans::{Brings, Follower, Good, Hourglass, Kind, Need, Place, Space};
use texts::Text;

use super::lines::Tone;
use super::{icons, palette};

/// The side of a space, and of a follower.
pub const SIDE: u32 = 15;

/// Returns a rectangle by its corner and size.
pub const fn area(x: i32, y: i32, width: u32, height: u32) -> Rectangle {
    Rectangle::new(Point::new(x, y), Size::new(width, height))
}

/// Draws the cursor around an area.
pub fn cursor(pen: &mut Pen<'_>, Rectangle { top_left, size }: Rectangle) {
    pen.cursor(top_left.x + 2, top_left.y + 2, size.width - 4, size.height - 4);
}

/// Returns the colours of a kind.
pub const fn tint(kind: Kind) -> &'static Tint {
    &palette::KINDS[kind as usize]
}

/// Draws a follower without a rim, 15x15.
pub fn kind(pen: &mut Pen<'_>, x: i32, y: i32, kind: Kind) {
    let tint = tint(kind);
    pen.rounded(x, y, SIDE, SIDE, tint.tile);
    pen.sprite(x + 3, y + 3, &icons::FOLLOWERS[kind as usize], tint.digit);
}

/// Draws a follower: its rim is paper, or the colour of its owner with a filled corner.
pub fn follower(pen: &mut Pen<'_>, x: i32, y: i32, owner: Player, follower: Follower) {
    kind(pen, x, y, follower.kind());
    if follower.is_own() {
        let colour = chrome::seat_colour(owner);
        pen.rounded_frame(x, y, SIDE, SIDE, 1, colour);
        pen.fill(x + 11, y + 11, 3, 3, colour);
    } else {
        pen.rounded_frame(x, y, SIDE, SIDE, 1, PAPER);
    }
}

/// Draws a space with what lies on it; empty ones show the sign of the follower that they need.
pub fn space(pen: &mut Pen<'_>, x: i32, y: i32, owner: Player, need: Need, space: Space, lit: bool) {
    match space {
        Space::Held(held) => follower(pen, x, y, owner, held),
        Space::Technology | Space::Fresh => {
            pen.rounded(x, y, SIDE, SIDE, palette::STEEL);
            let fresh = space == Space::Fresh;
            pen.rounded_frame(x, y, SIDE, SIDE, 1, if fresh { QUIET } else { SILVER });
            pen.sprite(x + 2, y + 2, &icons::GEAR, if fresh { QUIET } else { SILVER });
        }
        Space::Empty => {
            let (tint, sign) = match need {
                Need::Of(kind) => (tint(kind), &icons::FOLLOWERS[kind as usize]),
                _ => (&palette::ANYBODY, &icons::ANYBODY),
            };
            pen.rounded(x, y, SIDE, SIDE, if lit { tint.lit } else { tint.empty });
            pen.sprite(x + 3, y + 3, sign, tint.sign);
        }
    }
}

/// Draws a dashed ring around a space.
pub fn dashed(pen: &mut Pen<'_>, x: i32, y: i32, colour: Rgb565) {
    for step in [0, 6, 12] {
        for (dx, dy, width, height) in [(step, -1, 3, 1), (step, 15, 3, 1), (-1, step, 1, 3), (15, step, 1, 3)] {
            pen.fill(x + dx, y + dy, width, height, colour);
        }
    }
}

/// Draws a solid ring around a space.
pub fn ring(pen: &mut Pen<'_>, x: i32, y: i32, colour: Rgb565) {
    pen.rounded_frame(x - 1, y - 1, SIDE + 2, SIDE + 2, 1, colour);
}

/// Draws a good as a square with its value.
pub fn good(pen: &mut Pen<'_>, x: i32, y: i32, side: u32, good: Good) {
    let tint = &palette::GOODS[good as usize];
    pen.fill(x, y, side, side, tint.tile);
    let (dx, dy) = ((side as i32 - 6) / 2, (side as i32 - 10) / 2 + 1);
    pen.text(x + dx, y + dy, TINY, tint.digit, &line!("{}", good.value()));
}

/// Returns the picture of a place.
pub const fn picture(place: Place) -> &'static Sprite {
    match place {
        Place::FarmHouse => &icons::FARM_HOUSE,
        Place::Village => &icons::VILLAGE,
        Place::University => &icons::UNIVERSITY,
        Place::Castle => &sprite::CASTLE_TILE,
        Place::Monastery => &icons::MONASTERY,
        Place::Ship => &sprite::SHIP_TILE,
        Place::Wagon | Place::HorseWagon => &icons::WAGON,
        Place::Guildhall => &icons::GUILDHALL,
        Place::Scriptorium => &icons::SCRIPTORIUM,
        Place::TownHall => &icons::TOWN_HALL,
        Place::Hayrick => &icons::GRAIN,
        Place::CheeseFactory => &icons::CHEESE,
        Place::Winery => &icons::WINE,
        Place::WoolManufacturer => &icons::WOOL,
        Place::TailorShop => &icons::BROCADE,
        Place::Brewery | Place::Cellar | Place::Windmill | Place::Hospital | Place::Office => &icons::COIN,
        Place::Library | Place::ShippingLine => &icons::BOOK,
        Place::Sacristy => &icons::SACRISTY,
        Place::HerbGarden => &icons::LEAF,
        Place::Bathhouse => &icons::TUB,
        Place::Pharmacy => &icons::FLASK,
        Place::School => &icons::SCHOLAR,
        Place::GunpowderTower => &icons::TOWER,
        Place::Laboratory => &icons::GEAR,
        Place::MarketStand => &icons::MARKET,
        Place::BlackMarket => &icons::MASK,
        Place::Depot => &icons::DEPOT,
        Place::StageCoach => &icons::COACH,
        Place::Tavern => &icons::MUG,
        Place::Vineyard => &icons::GRAPES,
        Place::Well => &icons::WELL,
        Place::BourgeoisHouse => &icons::CITIZEN,
        Place::Carpenter => &icons::WHEEL,
        Place::Vehicle => &icons::WAGON,
        Place::GuildHouse => &icons::GUILDHALL,
        Place::Hostel => &icons::MUG,
        Place::Palatinate => &sprite::CASTLE_TILE,
    }
}

/// Returns what stands beside the picture of a place tile, if anything does: how much it gives.
fn amount(place: Place) -> Option<Line> {
    match place.brings() {
        // The Scriptorium is on the board.
        Brings::Gain { .. } if !place.is_tile() => None,
        Brings::Gain { coins: amount, development: 0 } | Brings::Gain { coins: 0, development: amount } => {
            Some(line!("{amount}"))
        }
        // The sign beside it says what.
        Brings::Gain { .. } | Brings::Status | Brings::Stations => Some(line!("+")),
        _ => None,
    }
}

/// Draws the picture of a place in a box of 26x23.
pub fn place(pen: &mut Pen<'_>, x: i32, y: i32, place: Place, ink: Rgb565) {
    let sprite = picture(place);
    let amount = amount(place);
    if let Some(made) = place.makes() {
        let tint = &palette::GOODS[made as usize];
        pen.fill(x + 6, y + 4, 15, 15, tint.tile);
        pen.sprite(x + 9, y + 7, sprite, tint.digit);
        return;
    }
    let shift = if amount.is_some() { 4 } else { 0 };
    let (dx, dy) = ((26 - i32::from(sprite.width)) / 2 - shift, (23 - i32::from(sprite.height)) / 2);
    let ink = if *sprite == icons::COIN { palette::COIN } else { ink };
    pen.sprite_on(x + dx, y + dy, sprite, ink, PANEL);
    match place {
        Place::Windmill => pen.sprite_on(x + 15, y + 7, &icons::BOOK, TEXT, PANEL),
        Place::Hospital => pen.sprite_on(x + 15, y + 7, &icons::STATUS, TEXT, PANEL),
        Place::Office => pen.sprite_on(x + 15, y + 6, &icons::STATION, TEXT, PANEL),
        _ => drop(amount.map(|amount| pen.text(x + 17, y + 5, BOLD, TEXT, &amount))),
    }
}

/// Returns the sign of an event, and its colour.
pub fn event_sign(event: Hourglass) -> (&'static Sprite, Rgb565) {
    use Hourglass::*;
    if let Some(kind) = event.forbids() {
        return (&icons::FOLLOWERS[kind as usize], mix(tint(kind).tile, PAPER, 40));
    }
    match event {
        Plague | RagingPlague => (&icons::SKULL, PAPER),
        Taxes | Levy(_) | Dues(_) | GoodsTax(_) | DevelopmentTax => (&icons::COIN, palette::COIN),
        TradingDay(_) | JourneyHome | Summoning | Robbery => (&icons::STATION, PAPER),
        Income(_) => (&icons::STATUS, palette::COIN),
        TechnologyTax(_) | Sabotage | Demolition | Progress => (&icons::GEAR, SILVER),
        AxleFracture | QuickTravel | Peregrination | BonVoyage | Highwayman | Trip => (&icons::WHEEL, PAPER),
        Storm | GoodWinds | FishingGrounds | Pirates => (&icons::BOATMAN, PAPER),
        Amnesty | Banishment | Support | Training | Famine => (&icons::ANYBODY, PAPER),
        CheeseDay | Rats => (&icons::CHEESE, palette::GOODS[1].tile),
        TownMeeting | Bribe | PilgrimsDay | RomeCalling | Escape => (&icons::CITIZEN, PAPER),
        Indulgence | Mass | WitchHunt => (&icons::MONK, palette::KINDS[6].tile),
        Trade | MarketDay | DuesInKind(_) | WoolMarket => (&icons::WOOL, PAPER),
        Riots | Reinforcement => (&icons::KNIGHT, PAPER),
        Firestorm | Restoration | Arson | Earthquake => (&icons::TOWER, PAPER),
        Donation => (&icons::BOOK, PAPER),
        Invasion => (&icons::SKULL, COST),
        _ => (&icons::GRAIN, palette::GOODS[0].tile),
    }
}

/// Draws the sign of an event.
pub fn event(pen: &mut Pen<'_>, x: i32, y: i32, event: Hourglass) {
    let (sign, colour) = event_sign(event);
    let (dx, dy) = ((13 - i32::from(sign.width)) / 2, (13 - i32::from(sign.height)) / 2);
    pen.sprite_on(x + dx, y + dy, sign, colour, INK);
    if event.forbids().is_some() || matches!(event, Hourglass::Sabotage | Hourglass::AxleFracture | Hourglass::Storm) {
        (0..13).for_each(|i| pen.fill(x + i, y + 12 - i, 2, 1, COST));
    }
}

/// Draws a button with a word.
pub fn button(pen: &mut Pen<'_>, Rectangle { top_left: Point { x, y }, size }: Rectangle, word: Text, on: bool) {
    let colour = if on { GAIN } else { QUIET };
    pen.rounded(x, y, size.width, size.height, if on { RAISED } else { PANEL });
    pen.rounded_frame(x, y, size.width, size.height, 1, colour);
    pen.say_centred(x + size.width as i32 / 2, y + (size.height as i32 - 13) / 2, BOLD, colour, word);
}

/// Draws a sign and a number; returns where it ends.
pub fn count(pen: &mut Pen<'_>, x: i32, y: i32, sign: &Sprite, colour: Rgb565, number: i32) -> i32 {
    pen.sprite_on(x, y + (15 - i32::from(sign.height)) / 2, sign, colour, INK);
    // Three digits are rare, and have little room beside a long market.
    let (font, down) = if number < 100 { (NUMBER, 0) } else { (SMALL, 2) };
    pen.text(x + i32::from(sign.width) + 2, y + down, font, TEXT, &line!("{number}"))
}

/// Draws a cell with a frame that says what can be done with it.
pub fn cell(pen: &mut Pen<'_>, Rectangle { top_left: Point { x, y }, size }: Rectangle, whole: bool, usable: bool) {
    pen.fill(x, y, size.width, size.height, PANEL);
    if usable {
        pen.frame(x, y, size.width, size.height, 2, LEGAL);
    } else if whole {
        pen.frame(x, y, size.width, size.height, 1, COMPLETE);
    }
}

/// Signs that stand in a line of text as letters.
pub mod letter {
    use draw::chrome::{Line, append};
    use rules_core::orleans::{Good, Kind};

    /// A coin.
    pub const COIN: char = '\u{1}';
    /// Development.
    pub const BOOK: char = '\u{2}';
    /// A citizen.
    pub const CITIZEN: char = '\u{3}';
    /// Points.
    pub const STAR: char = '\u{4}';
    /// A trading station.
    pub const STATION: char = '\u{5}';
    /// Comes before what is gained, which has its own colour up to the next space; nothing is drawn for it.
    pub const GAINED: char = '\u{6}';
    /// Comes before what is lost, likewise.
    pub const LOST: char = '\u{7}';

    /// Adds a number and a sign to a line; nothing if it is 0.
    pub fn count(line: &mut Line, count: u8, sign: char) {
        if count > 0 {
            let gap = if line.is_empty() { "" } else { " " };
            append(line, format_args!("{gap}{count}{sign}"));
        }
    }

    /// Returns the letter of a good.
    pub const fn good(good: Good) -> char {
        (0x10 + good as u8) as char
    }

    /// Returns the letter of a follower.
    pub const fn kind(kind: Kind) -> char {
        (0x18 + kind as u8) as char
    }
}

/// Draws a line of text with its signs; returns where it ends.
pub fn write(pen: &mut Pen<'_>, x: i32, y: i32, colour: Rgb565, text: &str) -> i32 {
    write_in(pen, x, y, (BOLD, colour), text)
}

/// Draws a line of text with its signs in this font; returns where it ends.
pub fn write_in(pen: &mut Pen<'_>, mut x: i32, y: i32, (font, colour): (&Font, Rgb565), text: &str) -> i32 {
    let mut draw = |part: &str, ink| {
        if !part.is_empty() {
            x = pen.text_with_signs(x, y, (font, ink, PANEL), part, sign);
        }
    };
    let mut rest = text;
    while let Some((before, marked)) = rest.find([letter::GAINED, letter::LOST]).map(|at| rest.split_at(at)) {
        let ink = if marked.starts_with(letter::GAINED) { GAIN } else { COST };
        let amount = &marked[1..];
        let (amount, after) = amount.split_at(amount.find(' ').unwrap_or(amount.len()));
        draw(before, colour);
        draw(amount, ink);
        rest = after;
    }
    draw(rest, colour);
    x
}

/// Returns how wide a line of text is with its signs.
pub fn width(text: &str) -> i32 {
    let wide = |letter| match letter {
        letter::GAINED | letter::LOST => 0,
        ..' ' => 13,
        _ => 7,
    };
    text.chars().map(wide).sum()
}

/// Returns the sign that a letter stands for, and its colour.
fn sign(letter: char) -> Option<(&'static Sprite, Rgb565)> {
    Some(match letter {
        letter::COIN => (&icons::COIN, palette::COIN),
        letter::BOOK => (&icons::BOOK, TEXT),
        letter::CITIZEN => (&icons::CITIZEN, TEXT),
        letter::STAR => (&sprite::STAR, COMPLETE),
        letter::STATION => (&icons::STATION, TEXT),
        '\u{10}'..='\u{14}' => {
            let tint = &palette::GOODS[letter as usize - 0x10];
            (&icons::GOODS[letter as usize - 0x10], mix(tint.tile, PAPER, 30))
        }
        '\u{18}'..='\u{1e}' => {
            let nth = letter as usize - 0x18;
            (&icons::FOLLOWERS[nth], palette::KINDS[nth].sign)
        }
        _ => return None,
    })
}

/// Draws the two lines above the keys; the second one tells the gain, or what is in the way.
pub fn strip(pen: &mut Pen<'_>, lines: &[Line; 2], tone: Tone) {
    let (ground, second) = match tone {
        Tone::Good => (PANEL, GAIN),
        Tone::Bad => (PANEL, COST),
        Tone::Lost => (palette::ALARM, TEXT),
    };
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, ground);
    write(pen, 4, STRIP + 1, TEXT, &lines[0]);
    write(pen, 4, STRIP + 15, second, &lines[1]);
}

/// Draws the carpenter on the map: a hammer on gold.
pub fn carpenter(pen: &mut Pen<'_>, x: i32, y: i32) {
    pen.rounded(x - 7, y - 7, 15, 15, COMPLETE);
    pen.sprite(x - 4, y - 4, &icons::CRAFTSMAN, GROUND);
}
