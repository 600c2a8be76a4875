//! The title: the games, and which of them can go on.

use draw::chrome::{self, Keys, letters};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, GAIN, LARGE, NAME, PLAIN, QUIET, SMALL, TEXT, rgb};
use embedded_graphics::pixelcolor::Rgb565;
use saves::{Region, Volume};
use texts::{Message, console as say};

use super::{Screen, Setup, Step, Way, walk};
use crate::Button;
use crate::games::GAMES;
use crate::state::{Kept, Saved, State};

/// How many rows of games fit; the rest scrolls.
const VISIBLE: usize = 3;

/// The two rows after the games.
const FINISHED: u8 = GAMES.len() as u8;
const SETTINGS: u8 = FINISHED + 1;

/// Returns the row that the title opens with: the game that was played last, if it can go on.
pub fn first_row(state: &State) -> u8 {
    let mut kept = state.taken().into_iter().map(|place| state.kept(place));
    kept.find(|kept| kept.goes_on()).and_then(Kept::game).unwrap_or(0) as u8
}

pub fn press(row: &mut u8, state: &mut State, button: Button) -> Step {
    if !state.is_listed() {
        // At power-on it takes a moment to list the games in progress; until then it is not known whether there is room
        // for another.
        return Step::Stay;
    }
    // What is opened now is not about the rules that were read before.
    state.rules = None;
    let card = GAMES.get(usize::from(*row));
    match (button, card) {
        (Button::Y, _) => {
            state.open_statistics(card.unwrap_or(&GAMES[0]).slot);
            return Step::Open(Screen::Statistics);
        }
        (Button::B, Some(_)) => {
            state.rules = Some(usize::from(*row));
            return Step::Open(Screen::Topics(0));
        }
        (Button::A, Some(_)) => return Step::Open(Screen::Way(Way::new(state, *row))),
        (Button::X, Some(card)) => {
            return Setup::new(state, card.slot).map_or(Step::Stay, |setup| Step::Open(Screen::Setup(setup)));
        }
        (Button::A, None) if *row == FINISHED => {
            state.look(Volume::Finished(0));
            return Step::Open(Screen::Finished(0));
        }
        (Button::A, None) => return Step::Open(Screen::Settings(0)),
        (Button::Left | Button::Right, None) => *row = FINISHED + SETTINGS - *row,
        _ => walk(row, SETTINGS + 1, button),
    }
    Step::Stay
}

pub fn draw(row: u8, state: &State, pen: &mut Pen<'_>) {
    pen.clear(theme::GROUND);
    landscape(pen);
    if let Some(battery) = state.battery {
        let colour = if battery < 15 { theme::COST } else { theme::INK };
        pen.text(4, 2, theme::TINY, colour, &line!("{battery}%"));
    }
    let version = state.boot.build.split(' ').next().unwrap_or_default();
    pen.say_right(236, 2, theme::TINY, QUIET, say::as_is(version));
    let top = usize::from(row).saturating_sub(VISIBLE - 1).min(GAMES.len().saturating_sub(VISIBLE));
    for (i, card) in GAMES.iter().enumerate().skip(top).take(VISIBLE) {
        let y = 96 + 34 * (i - top) as i32;
        chrome::row(pen, y, 34, usize::from(row) == i);
        card.draw(&state.settings, pen, 10, y + 2);
        pen.say(46, y + 3, NAME, TEXT, card.name);
        let places = state.games(i);
        let (colour, text): (_, Message<'_>) = match places.first().map(|&place| state.kept(place)) {
            None if !state.is_listed() => continue,
            None if state.is_new(i) => (GAIN, say::GAME_NEW.into()),
            None => (QUIET, say::GAME_NONE.into()),
            Some(_) if places.iter().any(|&place| state.kept(place).saved == Saved::Over) => {
                (GAIN, say::GAME_OVER.into())
            }
            Some(_) if places.len() > 1 => (GAIN, say::games_running(places.len() as u8)),
            Some(kept) => (kept.colour(), kept.how_far()),
        };
        let text = pen.line(text);
        pen.text(46, y + 18, if letters(&text) > 27 { SMALL } else { PLAIN }, colour, &text);
    }
    marks(pen, (99, 191), top > 0, top + VISIBLE < GAMES.len());
    let y = 96 + 34 * GAMES.len().min(VISIBLE) as i32 + 2;
    for (x, of, text) in [(4, FINISHED, say::TITLE_FINISHED), (121, SETTINGS, say::TITLE_SETTINGS)] {
        if row == of {
            pen.rounded(x, y, 115, 22, theme::RAISED);
            pen.cursor(x + 2, y + 2, 111, 18);
        }
        pen.say_centred(x + 57, y + 4, NAME, TEXT, text);
    }
    if !state.region.is_some_and(Region::is_ours) {
        pen.say_right(236, 82, theme::TINY, theme::COST, say::SAVES_OFF);
    } else if state.worn > 0 {
        pen.say_right(236, 82, theme::TINY, theme::COST, say::MEMORY_WORN);
    }
    let keys = match GAMES.get(usize::from(row)) {
        _ if !state.is_listed() => [None; 4],
        None => [Some(say::OPEN), None, None, Some(say::STATS)],
        Some(_) => [say::OPEN, say::RULES, say::NEW, say::STATS].map(Some),
    };
    chrome::keys(pen, Keys::of(keys));
}

/// Draws arrows at the right where more of a list is: above and below.
pub fn marks(pen: &mut Pen<'_>, (top, bottom): (i32, i32), above: bool, below: bool) {
    for (more, y, up) in [(above, top, true), (below, bottom, false)] {
        if more {
            mark(pen, 222, y, up);
        }
    }
}

/// Draws an arrow, up or down.
fn mark(pen: &mut Pen<'_>, x: i32, y: i32, up: bool) {
    for step in 0..5 {
        let y = if up { y + step } else { y + 4 - step };
        pen.fill(x + 4 - step, y, 2 * step as u32 + 1, 1, QUIET);
    }
}

/// Draws a castle above the river at sunset.
fn landscape(pen: &mut Pen<'_>) {
    const SKY: [u16; 7] = [0x2110, 0x3192, 0x49d3, 0x7233, 0xaa92, 0xdb4e, 0xfc6b];
    for (i, colour) in SKY.into_iter().enumerate() {
        pen.fill(0, 11 * i as i32, 240, 11, rgb(colour));
    }
    disc(pen, 180, 63, 17, rgb(0xff31));
    hills(
        pen,
        &[(0, 62), (24, 50), (46, 58), (78, 44), (112, 60), (140, 52), (170, 66), (204, 54), (240, 64)],
        rgb(0x6a31),
    );
    hills(pen, &[(0, 74), (40, 64), (84, 76), (130, 66), (176, 78), (214, 68), (240, 74)], rgb(0x39cd));
    hills(pen, &[(0, 80), (60, 76), (120, 84), (180, 80), (240, 86)], rgb(0x2149));
    // The river winds from the sun to the foot of the picture.
    for y in 78..94 {
        let down = y - 78;
        let middle = 172 - 4 * down + [0, 2, 3, 3, 2, 0, -2, -3, -3, -2, 0, 2, 3, 3, 2, 0][down as usize];
        pen.fill(middle, y, (4 + down) as u32, 1, rgb(if down % 4 == 0 { 0x7d9e } else { 0x3c1a }));
    }
    tower(pen, 26, 46);
    for (offset, colour) in [(2, theme::INK), (0, theme::TEXT)] {
        pen.text_doubled(84 + offset, 8 + offset, LARGE, colour, "LOIRE");
        pen.text_doubled(85 + offset, 8 + offset, LARGE, colour, "LOIRE");
    }
    pen.fill(0, 93, 240, 1, theme::INK);
}

/// Draws everything below a chain of points.
fn hills(pen: &mut Pen<'_>, chain: &[(i32, i32)], colour: Rgb565) {
    for pair in chain.windows(2) {
        let ((x0, y0), (x1, y1)) = (pair[0], pair[1]);
        for x in (x0..x1).step_by(2) {
            let y = y0 + (y1 - y0) * (x - x0) / (x1 - x0);
            pen.fill(x, y, 2, (93 - y) as u32, colour);
        }
    }
}

fn disc(pen: &mut Pen<'_>, x: i32, y: i32, radius: i32, colour: Rgb565) {
    for dy in -radius..=radius {
        let half = (radius * radius - dy * dy).isqrt();
        pen.fill(x - half, y + dy, 2 * half as u32 + 1, 1, colour);
    }
}

fn tower(pen: &mut Pen<'_>, x: i32, y: i32) {
    let (stone, shade, dark) = (rgb(0xd58f), rgb(0x9bca), theme::INK);
    pen.fill(x, y + 12, 34, 24, stone);
    pen.fill(x + 24, y + 12, 10, 24, shade);
    for side in [x - 4, x + 26] {
        pen.fill(side, y + 4, 12, 32, stone);
        pen.fill(side + 8, y + 4, 4, 32, shade);
        for merlon in 0..3 {
            pen.fill(side + 5 * merlon - 1, y, 3, 5, stone);
        }
        pen.fill(side + 4, y + 12, 3, 6, dark);
        pen.sprite_on(side + 5, y - 11, &sprite::FLAG, dark, theme::SEATS[0]);
    }
    for merlon in 0..4 {
        pen.fill(x + 9 + 5 * merlon, y + 8, 3, 5, stone);
    }
    pen.fill(x + 12, y + 22, 10, 14, dark);
    pen.fill(x + 14, y + 20, 6, 2, dark);
}
