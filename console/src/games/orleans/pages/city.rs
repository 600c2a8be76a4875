//! The city of Invasion: what all have to reach, the achievements, and everybody's own objective.

use draw::chrome::{self, Line, append};
use draw::line;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{BOLD, COMPLETE, GAIN, GROUND, NUMBER, PANEL, PLAIN, QUIET, SMALL, TEXT};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::tables::design::ACHIEVEMENTS;
use rules_core::orleans::{CommonGoal, Good, Kind, Position, Want, Work};
use rules_core::{Game, MAX_PLAYERS, Player};
use texts::{Language, Text, orleans as say};

use crate::Button;
use crate::game::help::Article;
use crate::game::step::nearest;
use crate::games::orleans::help;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::pieces::paint::{self, area, letter};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::{names, toll};

/// Common goals, and achievements.
const COMMON: u8 = CommonGoal::ALL.len() as u8;
const WORKS: u8 = ACHIEVEMENTS.len() as u8;

/// Common goals, and the player's own.
const GOALS: usize = COMMON as usize + 1;

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug)]
enum Spot {
    Common(CommonGoal),
    /// An achievement.
    Work(u8),
    /// A player's character.
    Person(Player),
}

/// Returns what is at a place of the page, counted as one walks.
fn spot(at: u8) -> Spot {
    match CommonGoal::ALL.get(usize::from(at)) {
        Some(goal) => Spot::Common(*goal),
        None if at < COMMON + WORKS => Spot::Work(at - COMMON),
        None => Spot::Person(Player(at - COMMON - WORKS)),
    }
}

/// Returns how many things can be pointed at.
pub fn count(table: &Position) -> u8 {
    COMMON + WORKS + table.setup.players
}

fn cell(spot: Spot) -> Rectangle {
    match spot {
        Spot::Common(goal) => area(1, 20 + 20 * goal as i32, 238, 19),
        Spot::Work(at) => area(1 + 48 * i32::from(at), 121, 46, 27),
        Spot::Person(Player(at)) => area(1 + 120 * i32::from(at % 2), 149 + 15 * i32::from(at / 2), 118, 14),
    }
}

/// Returns the next thing that is pointed at.
pub fn walk(table: &Position, at: u8, button: Button) -> u8 {
    let points = (0..count(table)).map(|other| (other, cell(spot(other)).top_left));
    nearest(points, cell(spot(at)).top_left, button).unwrap_or(at)
}

/// Returns the sign and name of a common goal.
const fn common(goal: CommonGoal) -> (&'static Sprite, Text) {
    match goal {
        CommonGoal::Walls => (&icons::KNIGHT, say::CITY_WALLS),
        CommonGoal::Citizens => (&icons::CITIZEN, say::CITIZENS),
        CommonGoal::Treasury => (&icons::COIN, say::TREASURY),
        CommonGoal::Warehouse => (&icons::DEPOT, say::WAREHOUSE),
        CommonGoal::Towers => (&icons::TOWER, say::TOWERS),
    }
}

/// Returns how many things a work has or needs.
fn size(work: &Work) -> u8 {
    work.followers.iter().sum::<u8>() + work.goods.total() + work.coins + work.technology
}

/// Returns what an achievement still wants.
fn wanted(seat: &Seat<'_>, work: usize) -> Line {
    let table = seat.game.position();
    let technology = table.work_wants_technology(work);
    if technology > 0 {
        return seat.line(say::missing_technology(technology));
    }
    let mut signs = Line::new();
    Kind::ALL.into_iter().for_each(|kind| letter::count(&mut signs, table.work_wants(work, kind), letter::kind(kind)));
    for good in Good::ALL {
        letter::count(&mut signs, table.work_wants_good(work, good), letter::good(good));
    }
    letter::count(&mut signs, table.work_wants_coins(work), letter::COIN);
    seat.line(say::missing_signs(&signs))
}

/// Returns a part of what a character wants, in a word.
const fn label(want: Want) -> Text {
    match want {
        Want::Status(_) => say::WANT_STATUS,
        Want::Development(_) => say::WANT_SPACE,
        Want::Track(Kind::Boatman) => say::WANT_BOATS,
        Want::Track(_) => say::WANT_KNIGHTS,
        Want::Stations(_) => say::WANT_STATIONS,
        Want::StationsIn([town]) => names::town(*town),
        Want::StationsIn(_) => say::WANT_INNS,
        Want::Tiles(_) => say::WANT_TILES,
        Want::Technology(_) => say::WANT_GEARS,
        Want::Coins(_) => say::WANT_COINS,
        Want::Citizens(_) => say::WANT_CITIZENS,
        Want::Monks(_) => say::WANT_MONKS,
        Want::Goods(..) => say::WANT_WOOL,
        Want::Food(_) => say::WANT_FOOD,
        Want::Fabrics(_) => say::WANT_WORTH,
        Want::Assembly => say::WANT_ASSEMBLY,
        Want::Dues => say::WANT_DUES,
    }
}

/// Draws the page.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    for goal in CommonGoal::ALL {
        draw_common(table, goal, pen);
    }
    for work in 0..usize::from(WORKS) {
        let cell = cell(Spot::Work(work as u8));
        let Point { x, y } = cell.top_left;
        let done = table.is_achieved(work);
        paint::cell(pen, cell, done, false);
        let sign = [&icons::WHEEL, &icons::COIN, &icons::WOOL, &icons::LEAF, &icons::TOWER][work];
        pen.sprite_on(x + 9 - i32::from(sign.width) / 2, y + 8 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
        let text = line!("{}/{}", size(&table.city.works[work]), size(&ACHIEVEMENTS[work].1));
        pen.text(x + 18, y + 1, SMALL, if done { COMPLETE } else { TEXT }, &text);
        pen.say(x + 3, y + 14, SMALL, QUIET, say::EACH_WORK[work]);
    }
    for player in Player::all(seat.game.players()) {
        let Point { x, y } = cell(Spot::Person(player)).top_left;
        chrome::shape(pen, x + 2, y + 1, player, chrome::seat_colour(player));
        let met = table.personal_objective(player);
        let (font, colour) = if met { (PLAIN, COMPLETE) } else { (BOLD, TEXT) };
        if let Some(character) = table.holdings[player.index()].character {
            pen.say(x + 17, y, font, colour, names::character(character));
        }
    }
    paint::cursor(pen, cell(spot(chosen)));
}

fn draw_common(table: &Position, goal: CommonGoal, pen: &mut Pen<'_>) {
    let ((sign, name), (have, need)) = (common(goal), table.common_goal(goal));
    let cell = cell(Spot::Common(goal));
    let Point { x, y } = cell.top_left;
    let met = have >= need;
    paint::cell(pen, cell, met, false);
    pen.sprite_on(x + 11 - i32::from(sign.width) / 2, y + 9 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
    pen.say(x + 23, y + 3, BOLD, TEXT, name);
    if goal == CommonGoal::Warehouse {
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

/// Returns the article about what is pointed at.
pub fn article(table: &Position, at: u8) -> &'static Article {
    match spot(at) {
        Spot::Common(goal) => help::common_goal(goal),
        Spot::Work(_) => &help::ACHIEVEMENTS,
        Spot::Person(player) => {
            let character = table.holdings().get(player.index()).and_then(|holding| holding.character);
            character.map_or(&help::INVASION, help::character)
        }
    }
}

/// Returns what the strip says about what is pointed at.
pub fn words(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    let player = match spot(at) {
        Spot::Common(goal) => {
            let ((_, name), (have, need)) = (common(goal), table.common_goal(goal));
            let how = seat.line(say::EACH_CITY_HOW[goal as usize]);
            return match need.saturating_sub(have) {
                0 => lines::say(seat.line(say::city_reached(name)), how),
                short => lines::warn(seat.line(say::city_short(name, short)), how),
            };
        }
        Spot::Work(work) => {
            let Some(name) = names::achievement(work) else { return Words::default() };
            return match table.is_achieved(work.into()) {
                true => lines::say(seat.line(name), seat.line(say::ACHIEVEMENT_DONE)),
                false => lines::warn(seat.line(say::achievement_open(name)), wanted(seat, work.into())),
            };
        }
        Spot::Person(player) => player,
    };
    let Some(character) = table.holdings[player.index() % MAX_PLAYERS].character else {
        return lines::say(seat.line(say::city_nobody(seat.name(player))), Line::new());
    };
    let name = names::character(character);
    if let Some((manager, due)) = table.due()
        && manager == player
    {
        let first = seat.line(say::manager_pays(name, &seat.line(toll::due(due))));
        return match table.has_of_due(player, due) {
            have if have < due.count() => lines::warn(first, seat.line(say::manager_lacks(have))),
            have => lines::say(first, seat.line(say::manager_has(have))),
        };
    }
    let mut text = Line::new();
    for &want in character.wants() {
        let (have, need) = table.has_of(player, want);
        let gap = if text.is_empty() { "" } else { ", " };
        let progress = seat.line(say::want_progress(label(want), have, need));
        append(&mut text, format_args!("{gap}{progress}"));
    }
    let first = seat.line(say::city_person(seat.name(player), name));
    if table.personal_objective(player) { lines::say(first, text) } else { lines::warn(first, text) }
}

/// Returns a goal of the table, and whether a player has reached it: the last one is the player's own.
pub fn goal(table: &Position, row: usize, player: Player) -> Option<(Text, bool)> {
    const NAMES: [Text; GOALS] = [
        say::SCORE_WALLS,
        say::SCORE_CITIZENS,
        say::SCORE_TREASURY,
        say::SCORE_WAREHOUSE,
        say::SCORE_TOWERS,
        say::SCORE_OWN_GOAL,
    ];
    let name = *NAMES.get(row)?;
    Some((name, table.common_objectives().get(row).copied().unwrap_or_else(|| table.personal_objective(player))))
}

/// Returns how much the team is short of a common goal.
pub fn missing(table: &Position, row: usize) -> Option<(Text, u16)> {
    let (have, need) = table.common_goal(*CommonGoal::ALL.get(row)?);
    Some((*say::EACH_SCORE_MISSING.get(row)?, need.saturating_sub(have)))
}

/// Returns why the city was lost: what was missing at the end, or what could not be paid.
pub fn verdict(table: &Position, language: Language) -> Line {
    let missing = || {
        (0..GOALS).filter_map(|row| {
            let goals = || Player::all(table.setup.players).filter_map(|player| goal(table, row, player));
            goals().find(|(_, met)| !met).map(|(name, _)| name)
        })
    };
    if table.won {
        return say::CITY_SAVED.line(language);
    }
    // Three names fit.
    if missing().count() > 3 {
        return say::city_lost_by_many(missing().count() as i32, GOALS as i32).line(language);
    }
    let mut goals = Line::new();
    for name in missing() {
        let gap = if goals.is_empty() { "" } else { " " };
        append(&mut goals, format_args!("{gap}{}", name.line(language)));
    }
    say::city_lost(&goals).line(language)
}
