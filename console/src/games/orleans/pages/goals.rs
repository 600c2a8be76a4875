//! What a scenario asks for, and everybody's progress.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{BOLD, COMPLETE, GAIN, GROUND, INK, LEGAL, LINE, NUMBER, PANEL, PLAIN, QUIET, SMALL, TEXT};
use rules_core::orleans::citizen::{self, Waits};
use rules_core::orleans::{Action, DIGNITARY_TOWNS, Goal, Good, Illegal, Orleans, Position, Scenario};
use rules_core::{Game, Player};
use texts::{Language, Message, Noun, Text, orleans as say};

use super::city;
use crate::Button;
use crate::game::help::Article;
use crate::games::orleans::board::{deeds, structures};
use crate::games::orleans::help;
use crate::games::orleans::pieces::icons;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::pieces::paint::{self, letter};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::{names, toll};

/// Returns whether the scenario has a page of goals.
pub fn has_page(table: &Position) -> bool {
    table.setup.scenario != Scenario::Base
}

/// Returns what the page is called.
pub const fn title(table: &Position) -> Text {
    match table.setup.scenario {
        Scenario::Prosperity => say::PAGE_CARDS,
        Scenario::Invasion => say::PAGE_CITY,
        _ => say::PAGE_GOALS,
    }
}

/// Returns how many things can be pointed at.
fn count(table: &Position) -> u8 {
    match table.setup.citizen_goal() {
        Some(_) => waiting(table).count() as u8,
        None => table.setup.objectives().len() as u8,
    }
}

/// Returns the next thing that is pointed at.
pub fn walk(seat: &Seat<'_>, at: u8, button: Button) -> u8 {
    let table = seat.game.position();
    match table.setup.scenario {
        Scenario::Prosperity => return structures::walk(seat, at, button),
        Scenario::Invasion => return city::walk(table, at, button),
        _ => {}
    }
    let count = count(table).max(1);
    let by = match button {
        Button::Down if table.setup.citizen_goal().is_some() => 3,
        Button::Up if table.setup.citizen_goal().is_some() => -3,
        Button::Down | Button::Right => 1,
        _ => -1,
    };
    let to = i16::from(at) + by;
    if (0..i16::from(count)).contains(&to) { to as u8 } else { at.min(count - 1) }
}

/// Returns the action that meets an objective, if it can be met now.
pub fn action(seat: &Seat<'_>, at: u8) -> Option<Action> {
    let action = Action::Fulfil(at);
    seat.legal.contains(&action).then_some(action)
}

/// Returns the first objective that can be met now.
pub fn first(seat: &Seat<'_>) -> Option<u8> {
    (0..count(seat.game.position())).find(|&at| action(seat, at).is_some())
}

/// Returns the sign and name of an objective, and what it asks for, in some 16 letters each.
fn name(goal: Goal, language: Language) -> (&'static Sprite, Line, Line) {
    let (sign, name, asks) = match goal {
        Goal::Status(status) => (&icons::BOOK, say::BOOKKEEPING.into(), say::asks_status(status)),
        Goal::Stations(count) => (&icons::STATION, say::goal_branches(count), say::ASKS_INLAND.into()),
        Goal::Station(town) => (&icons::STATION, say::COMPANY.into(), say::asks_station(names::town(town))),
        Goal::Development(points) => (&icons::STATUS, say::CAPITAL.into(), say::asks_development(points)),
        Goal::Coins(coins, Some(round)) => (&icons::COIN, say::BUILDER.into(), say::asks_coins_before(coins, round)),
        Goal::Coins(coins, None) => (&icons::TOWER, say::FORTRESS.into(), say::asks_coins(coins)),
        Goal::Deliver(town, goods) => {
            let mut signs = Line::new();
            for good in Good::ALL {
                letter::count(&mut signs, goods.of(good), letter::good(good));
            }
            return (&icons::WAGON, names::town(town).line(language), signs);
        }
        Goal::Fabrics(town, count) => (&icons::BROCADE, say::goal_cloth(names::town(town)), say::asks_cloth(count)),
        Goal::Worth(town, worth) => (&icons::DEPOT, say::MATERIALS.into(), say::asks_worth(names::town(town), worth)),
    };
    let name: Message<'_> = name;
    (sign, name.line(language), asks.line(language))
}

/// Draws the page.
pub fn draw(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    if table.is_invasion() {
        return city::draw(seat, chosen, pen);
    }
    pen.fill(0, 19, 240, 176, GROUND);
    rounds(table, pen);
    match table.setup.citizen_goal() {
        Some(goal) => citizens(seat, goal, chosen, pen),
        None if table.setup.scenario == Scenario::Prosperity => structures::draw(seat, chosen, pen),
        None => objectives(seat, chosen, pen),
    }
}

/// Draws the events of all rounds in order; those that are over are ticked off.
fn rounds(table: &Position, pen: &mut Pen<'_>) {
    let events = table.setup.known_events();
    for (i, event) in (0..).zip(events) {
        let x = 15 * i;
        pen.fill(x, 20, 15, 16, if i % 2 == 0 { INK } else { PANEL });
        if i + 1 < i32::from(table.round) {
            tick(pen, x + 3, 25, QUIET);
        } else {
            paint::event(pen, x + 1, 21, *event);
        }
        if i + 1 == i32::from(table.round) {
            pen.frame(x, 20, 15, 16, 1, LEGAL);
        }
    }
    pen.fill(0, 36, 240, 1, LINE);
}

/// Draws a small tick.
fn tick(pen: &mut Pen<'_>, x: i32, y: i32, colour: embedded_graphics::pixelcolor::Rgb565) {
    (0..3).for_each(|i| pen.fill(x + i, y + 2 + i, 1, 2, colour));
    (0..5).for_each(|i| pen.fill(x + 3 + i, y + 3 - i, 1, 2, colour));
}

/// Draws one row for each objective: everybody's number, or a tick.
fn objectives(seat: &Seat<'_>, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let players = seat.game.players();
    let all = table.setup.objectives();
    let top = if players > 1 { 52 } else { 39 };
    let pitch = (194 - top) / all.len().max(1) as i32;
    let column = |player: Player| 234 - 56 * i32::from(players - 1 - player.0);
    if players > 1 {
        for player in Player::all(players) {
            chrome::shape(pen, column(player) - 30, 39, player, chrome::seat_colour(player));
        }
    }
    for (i, objective) in (0..).zip(all) {
        let y = top + pitch * i32::from(i);
        let met = table.has_met(seat.player, i.into());
        pen.fill(1, y, 238, pitch as u32 - 2, PANEL);
        if met {
            pen.frame(1, y, 238, pitch as u32 - 2, 1, COMPLETE);
        } else if action(seat, i).is_some() {
            pen.frame(1, y, 238, pitch as u32 - 2, 2, LEGAL);
        }
        let (sign, name, asks) = name(objective.goal, pen.language);
        let middle = y + (pitch - 2) / 2;
        pen.sprite_on(14 - i32::from(sign.width) / 2, middle - i32::from(sign.height) / 2, sign, TEXT, PANEL);
        pen.text(27, middle - 13, BOLD, TEXT, &name);
        paint::write_in(pen, 27, middle, (PLAIN, QUIET), &asks);
        for player in Player::all(players) {
            let right = column(player);
            if table.has_met(player, i.into()) {
                tick(pen, right - 24, middle - 4, COMPLETE);
                continue;
            }
            let (have, need) = table.progress(player, objective.goal);
            let colour = if have >= need { GAIN } else { TEXT };
            pen.text_right(right, middle - 8, NUMBER, colour, &line!("{have}/{need}"));
        }
        if i == chosen {
            pen.cursor(3, y + 2, 234, pitch as u32 - 5);
        }
    }
}

/// Returns where the citizens of the Dignitary wait: the towns first, then what was chosen at the start.
fn waiting(table: &Position) -> impl Iterator<Item = u8> + Clone + use<> {
    let citizens = table.citizens;
    let towns = citizen::TOWNS..citizen::TOWNS + DIGNITARY_TOWNS.len() as u8;
    towns.chain((0..citizen::TOWNS).filter(move |at| citizens >> at & 1 == 1))
}

/// Draws the citizens that are there, and where the others wait.
fn citizens(seat: &Seat<'_>, goal: u8, chosen: u8, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let have = table.holdings[seat.player.index()].citizens;
    pen.say(5, 40, BOLD, TEXT, say::CITIZENS);
    pen.say_right(235, 39, NUMBER, if have >= goal { GAIN } else { TEXT }, say::count_of(have, goal));
    for i in 0..goal {
        let x = 5 + 29 * i32::from(i);
        pen.fill(x, 57, 26, 20, PANEL);
        let colour = if i < have { TEXT } else { LINE };
        pen.sprite_on(x + 8, 62, &icons::CITIZEN, colour, PANEL);
    }
    pen.say(5, 80, PLAIN, QUIET, say::CITIZENS_IN_TOWNS);
    let placed = 80 + 15 + 20 * 2;
    if waiting(table).count() > DIGNITARY_TOWNS.len() {
        pen.say(5, placed, PLAIN, QUIET, say::CITIZENS_PLACED);
    }
    for (i, at) in (0..).zip(waiting(table)) {
        let y = if i < 6 { 95 + 20 * (i / 3) } else { placed + 15 + 15 * (i / 3 - 2) };
        let height = if i < 6 { 18 } else { 14 };
        let x = 2 + 79 * (i % 3);
        let waits = table.citizen_waits(at);
        pen.fill(x, y, 77, height, PANEL);
        if !waits {
            tick(pen, x + 3, y + 5, COMPLETE);
        }
        pen.say(x + 15, y + (height as i32 - 13) / 2, SMALL, if waits { TEXT } else { QUIET }, spot(table, at));
        if i as u8 == chosen {
            pen.cursor(x + 2, y + 2, 73, height - 4);
        }
    }
}

/// Returns where a citizen waits, in ten letters.
fn spot(table: &Position, at: u8) -> Noun {
    let text = match Waits::of(at) {
        Waits::Development(space) => return say::spot_space(space).into(),
        Waits::Town(town) => Some(names::town(town)),
        Waits::Deed(deed) => names::short_deed(table.setup.scenario, deed),
        Waits::Knights => Some(say::SPOT_KNIGHTS),
        Waits::Boatmen => Some(say::SPOT_BOATMEN),
        // Not with the Dignitary.
        Waits::Stations | Waits::Pile(_) | Waits::Farmers | Waits::Achievement(_) => None,
    };
    text.unwrap_or(say::CITIZENS).into()
}

/// Returns what the strip says about what is pointed at.
pub fn words(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    match (table.setup.scenario, table.setup.citizen_goal()) {
        (Scenario::Prosperity, _) => return structures::words(seat, at),
        (Scenario::Invasion, _) => return city::words(seat, at),
        (_, Some(goal)) => return citizen_words(seat, goal, at),
        _ => {}
    }
    let Some(objective) = table.setup.objectives().get(usize::from(at)) else { return Words::default() };
    let first = names::objective(table.setup.scenario, at).map_or_else(Line::new, |name| seat.line(name));
    let second = match table.check_fulfil(seat.player, at) {
        _ if table.has_met(seat.player, at.into()) => say::GOAL_MET,
        Ok(()) if action(seat, at).is_some() => say::GOAL_NOW,
        Ok(()) => say::GOAL_IN_TURN,
        Err(why) => return lines::warn(first, seat.line(missing(seat, objective.goal, why))),
    };
    lines::say(first, seat.line(second))
}

/// Returns the article about what is pointed at.
pub fn article(seat: &Seat<'_>, at: u8) -> &'static Article {
    let table = seat.game.position();
    let own = match table.setup.scenario {
        Scenario::Prosperity => structures::article(seat, at),
        Scenario::Invasion => Some(city::article(table, at)),
        _ => None,
    };
    own.unwrap_or_else(|| help::goal(table.setup.scenario, at))
}

/// Returns what is missing for an objective.
fn missing(seat: &Seat<'_>, goal: Goal, why: Illegal) -> Message<'static> {
    let table = seat.game.position();
    let (have, need) = table.progress(seat.player, goal);
    let short = need.saturating_sub(have);
    let own = &table.holdings[seat.player.index()];
    match goal {
        _ if !matches!(why, Illegal::NotReached | Illegal::NotOwned | Illegal::NotThere | Illegal::Coins) => {
            names::illegal(why).into()
        }
        Goal::Deliver(town, _) | Goal::Fabrics(town, _) | Goal::Worth(town, _) => {
            match (short, own.merchant.steps_to(town)) {
                (0, steps) => say::goal_from(steps, names::town(town)),
                (short, 0) => say::goal_missing_here(short),
                (short, steps) => say::goal_missing_away(short, steps),
            }
        }
        Goal::Stations(_) if short == 0 => say::GOAL_NONE_INLAND.into(),
        Goal::Station(town) => match own.merchant.steps_to(town) {
            0 => say::GOAL_BUILD_HERE.into(),
            steps => say::goal_away(steps),
        },
        _ => say::goal_missing(short),
    }
}

fn citizen_words(seat: &Seat<'_>, goal: u8, at: u8) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let Some(at) = waiting(table).nth(at.into()) else { return Words::default() };
    let spot = spot(table, at);
    let rounds = (table.setup.rounds() + 1).saturating_sub(table.round.max(1));
    let second = say::citizens_to_go(rounds, goal.saturating_sub(own.citizens));
    let first = match Waits::of(at) {
        _ if !table.citizen_waits(at) => say::citizen_taken(spot),
        Waits::Town(town) => say::citizen_away(spot, own.merchant.steps_to(town)),
        Waits::Deed(deed) => say::citizen_wanted(spot, deeds::left(table, deed)),
        Waits::Development(space) => say::citizen_development(space, own.development),
        _ => say::citizen_at_end(spot),
    };
    lines::say(seat.line(first), seat.line(second))
}

/// Returns how many goals are missing at the end, if the game was to be won by goals.
pub fn verdict(game: &Orleans, language: Language) -> Line {
    let table = game.position();
    if let Some(verdict) = toll::verdict(game, language) {
        return verdict;
    }
    if table.is_invasion() {
        return city::verdict(table, language);
    }
    let own = &table.holdings[0];
    let short = match table.setup.citizen_goal() {
        Some(goal) => goal.saturating_sub(own.citizens),
        None => table.setup.objectives().len() as u8 - own.objectives.count_ones() as u8,
    };
    if table.won { say::WON_BY_GOALS.line(language) } else { say::lost_by_goals(short).line(language) }
}
