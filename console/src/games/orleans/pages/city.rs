//! The city of Invasion: what all have to reach, the achievements, and everybody's own objective.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{BOLD, COMPLETE, GAIN, GROUND, NUMBER, PANEL, PLAIN, QUIET, SMALL, TEXT};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::tables::design::ACHIEVEMENTS;
use rules_core::orleans::{Character, Good, Kind, Position, Want, Work};
use rules_core::{Game, Player};

use crate::Button;
use crate::game::step::nearest;
use crate::games::orleans::Seat;
use crate::games::orleans::pieces::lines::{Words, say, warn};
use crate::games::orleans::pieces::paint::{self, area, letter};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::words::toll;

/// Common goals, and achievements.
const COMMON: u8 = 5;
const WORKS: u8 = 5;

/// Common goals, and the own one.
const GOALS: usize = COMMON as usize + 1;

/// Returns how many things can be pointed at.
pub fn count(table: &Position) -> u8 {
    COMMON + WORKS + table.setup.players
}

fn cell(at: u8) -> Rectangle {
    let at = i32::from(at);
    match at {
        0..=4 => area(1, 20 + 20 * at, 238, 19),
        5..=9 => area(1 + 48 * (at - 5), 121, 46, 27),
        _ => area(1 + 120 * ((at - 10) % 2), 149 + 15 * ((at - 10) / 2), 118, 14),
    }
}

/// Returns the next thing that is pointed at.
pub fn walk(table: &Position, at: u8, button: Button) -> u8 {
    let points = (0..count(table)).map(|other| (other, cell(other).top_left));
    nearest(points, cell(at).top_left, button).unwrap_or(at)
}

/// Returns the sign, name, what there is, and what is wanted of a common goal.
fn common(table: &Position, at: u8) -> (&'static Sprite, &'static str, u16, u16) {
    let (sign, name) = match at {
        0 => (&icons::KNIGHT, "City walls"),
        1 => (&icons::CITIZEN, "Citizens"),
        2 => (&icons::COIN, "Treasury"),
        3 => (&icons::DEPOT, "Warehouse"),
        _ => (&icons::TOWER, "Towers"),
    };
    let (have, need) = table.common_goals().get(usize::from(at)).copied().unwrap_or_default();
    (sign, name, have, need)
}

/// Returns how many things a work has or needs.
fn size(work: &Work) -> u8 {
    work.followers.iter().sum::<u8>() + work.goods.total() + work.coins + work.technology
}

/// Returns what an achievement still wants, in signs.
fn wanted(table: &Position, work: usize) -> Line {
    let mut text = Line::new();
    let mut part = |count: u8, sign: char| {
        if count > 0 {
            // What does not fit is cut.
            let _ = core::fmt::Write::write_fmt(&mut text, format_args!(" {count}{sign}"));
        }
    };
    Kind::ALL.into_iter().for_each(|kind| part(table.work_wants(work, kind), letter::kind(kind)));
    Good::ALL.into_iter().for_each(|good| part(table.work_wants_good(work, good), letter::good(good)));
    part(table.work_wants_coins(work), letter::COIN);
    if work == 0 && table.catapult_wants() > 0 {
        return line!(" {} technology", table.catapult_wants());
    }
    text
}

/// Returns a part of what a character wants, in a word.
const fn label(want: Want) -> &'static str {
    match want {
        Want::Status(_) => "status",
        Want::Development(_) => "space",
        Want::Track(Kind::Boatman) => "boats",
        Want::Track(_) => "knights",
        Want::Stations(_) => "stations",
        Want::StationsIn([town]) => town.name(),
        Want::StationsIn(_) => "inns",
        Want::Tiles(_) => "tiles",
        Want::Technology(_) => "gears",
        Want::Coins(_) => "coins",
        Want::Citizens(_) => "citizens",
        Want::Monks(_) => "monks",
        Want::Goods(..) => "wool",
        Want::Food(_) => "food",
        Want::Fabrics(_) => "worth",
        Want::Assembly => "assembly",
        Want::Dues => "dues paid",
    }
}

/// Draws the page.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for at in 0..COMMON {
        draw_common(table, at, pen);
    }
    for work in 0..usize::from(WORKS) {
        let Rectangle { top_left: Point { x, y }, .. } = cell(COMMON + work as u8);
        let done = table.is_achieved(work);
        paint::cell(pen, cell(COMMON + work as u8), done, false);
        let sign = [&icons::WHEEL, &icons::COIN, &icons::WOOL, &icons::LEAF, &icons::TOWER][work];
        pen.sprite_on(x + 9 - i32::from(sign.width) / 2, y + 8 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
        let text = line!("{}/{}", size(&table.city.works[work]), size(&ACHIEVEMENTS[work].1));
        pen.text(x + 18, y + 1, SMALL, if done { COMPLETE } else { TEXT }, &text);
        pen.text(x + 3, y + 14, SMALL, QUIET, ["catap.", "smithy", "cloth", "infirm.", "camp"][work]);
    }
    for player in Player::all(seat.game.players()) {
        let Point { x, y } = cell(COMMON + WORKS + player.0).top_left;
        chrome::shape(pen, x + 2, y + 1, player, chrome::seat_colour(player));
        let met = table.personal_objective(player);
        let name = table.holdings[player.index()].character.map_or("", Character::name);
        let (font, colour) = if met { (PLAIN, COMPLETE) } else { (BOLD, TEXT) };
        pen.text(x + 17, y, font, colour, name);
    }
    paint::cursor(pen, cell(chosen));
}

fn draw_common(table: &Position, at: u8, pen: &mut Pen<'_>) {
    let (sign, name, have, need) = common(table, at);
    let Rectangle { top_left: Point { x, y }, .. } = cell(at);
    let met = have >= need;
    paint::cell(pen, cell(at), met, false);
    pen.sprite_on(x + 11 - i32::from(sign.width) / 2, y + 9 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
    pen.text(x + 23, y + 3, BOLD, TEXT, name);
    if at == 3 {
        for (i, good) in (0..).zip(Good::FOOD) {
            let x = x + 96 + 47 * i;
            paint::good(pen, x, y + 3, 13, good);
            let (have, need) = (table.city.warehouse.of(good), table.goals().warehouse.of(good));
            pen.text(x + 15, y + 3, SMALL, if have >= need { GAIN } else { TEXT }, &line!("{have}/{need}"));
        }
        return;
    }
    let length = 76 * u32::from(have.min(need)) / u32::from(need.max(1));
    pen.fill(x + 104, y + 6, 76, 7, GROUND);
    pen.fill(x + 104, y + 6, length, 7, if met { COMPLETE } else { palette::COIN });
    pen.text_right(x + 234, y + 2, NUMBER, if met { GAIN } else { TEXT }, &line!("{have}/{need}"));
}

/// Returns the character that is pointed at, if it is one.
pub fn character(table: &Position, at: u8) -> Option<Character> {
    let player = at.checked_sub(COMMON + WORKS)?;
    table.holdings().get(usize::from(player))?.character
}

/// Returns what the strip says about what is pointed at.
pub fn words(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    if at < COMMON {
        let (_, name, have, need) = common(table, at);
        let how = [
            "knights by the Town Hall",
            "where they wait",
            "coins by the Guild House",
            "food by the Vehicle",
            "stations in outer towns",
        ][usize::from(at)];
        return match need.saturating_sub(have) {
            0 => say(line!("{name}: reached"), line!("{how}")),
            short => warn(line!("{name}: {short} missing"), line!("{how}")),
        };
    }
    if at < COMMON + WORKS {
        let work = usize::from(at - COMMON);
        let name = ACHIEVEMENTS[work].0;
        let citizen = line!("{name}: the last gets {}", letter::CITIZEN);
        return match table.is_achieved(work) {
            true => say(line!("{name}"), line!("done")),
            false => warn(citizen, line!("missing{}", wanted(table, work))),
        };
    }
    let player = Player(at - COMMON - WORKS);
    let character = table.holdings[player.index() % 5].character;
    let name = character.map_or("", Character::name);
    let mut text = Line::new();
    for &want in character.map_or(&[][..], Character::wants) {
        let (label, (have, need)) = (label(want), table.has_of(player, want));
        let gap = if text.is_empty() { "" } else { ", " };
        // What does not fit is cut.
        let _ = core::fmt::Write::write_fmt(&mut text, format_args!("{gap}{label} {have}/{need}"));
    }
    if let Some((manager, due)) = table.due()
        && manager == player
    {
        let first = line!("{name} pays {}", seat.line(toll::due(due)));
        return match table.has_of_due(player, due) {
            have if have < due.count() => warn(first, line!("has {have}: unpaid, all lose")),
            have => say(first, line!("after the event; has {have}")),
        };
    }
    let first = line!("{}: {name}", seat.name(player));
    if table.personal_objective(player) { say(first, text) } else { warn(first, text) }
}

/// Returns a goal of the table, and whether a player has reached it: the last one is the player's own.
pub fn goal(table: &Position, row: usize, player: Player) -> Option<(&'static str, bool)> {
    let names = ["walls", "citizens", "treasury", "warehouse", "towers", "own goal"];
    let name = *names.get(row)?;
    Some((name, table.common_objectives().get(row).copied().unwrap_or_else(|| table.personal_objective(player))))
}

/// Returns how much the team is short of a common goal.
pub fn missing(table: &Position, row: usize) -> Option<(&'static str, u16)> {
    let names = ["knights missing", "citizens missing", "coins missing", "food missing", "towers missing"];
    let (_, _, have, need) = common(table, row as u8);
    Some((*names.get(row)?, need.saturating_sub(have)))
}

/// Returns what was missing at the end, or what could not be paid.
pub fn verdict(table: &Position) -> Line {
    let missing = || {
        (0..GOALS).filter_map(|row| {
            let goals = || Player::all(table.setup.players).filter_map(|player| goal(table, row, player));
            goals().find(|(_, met)| !met).map(|(name, _)| name)
        })
    };
    if table.won {
        return line!("The city is saved!");
    }
    if missing().count() > 3 {
        return line!("Lost: {} of {GOALS} goals are missing", missing().count());
    }
    let mut text = line!("Lost:");
    for name in missing() {
        // Three names fit.
        let _ = core::fmt::Write::write_fmt(&mut text, format_args!(" {name}"));
    }
    text
}
