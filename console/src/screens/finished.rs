//! The finished games, a card for each.

use draw::chrome::{self, Keys, Prose};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, COMPLETE, COST, GAIN, NAME, NUMBER, PLAIN, QUIET, TEXT, TINY};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::{Player, Seed};
use saves::Volume;
use texts::{Message, console as say};

use super::{Screen, Step};
use crate::Button;
use crate::game::session::AnySession;
use crate::games::{self, GAMES};
use crate::state::{Saved, State, Unranked};

pub fn press(rank: &mut u8, state: &mut State, button: Button) -> Step {
    let shown = state.current.session().is_some();
    match button {
        Button::B => {
            state.leave();
            return Step::Close;
        }
        Button::A if shown => {
            state.seek(Volume::Finished(*rank), 0);
            return Step::Open(Screen::Replay);
        }
        Button::X if shown => {
            state.export(Volume::Finished(*rank));
            return Step::Open(Screen::Export(0));
        }
        Button::Y if shown => return Step::Open(Screen::Again(0)),
        Button::Left if *rank > 0 => *rank -= 1,
        Button::Right if has_more(state) => *rank += 1,
        _ => return Step::Stay,
    }
    state.look(Volume::Finished(*rank));
    Step::Stay
}

/// Returns whether an older one comes after the one that shows.
fn has_more(state: &State) -> bool {
    state.looked.as_ref().is_some_and(|looked| looked.more)
}

pub fn draw(rank: u8, state: &State, pen: &mut Pen<'_>) {
    let word = if rank == 0 { say::FINISHED_LAST.into() } else { say::finished_before(rank) };
    chrome::titled(pen, say::FINISHED, Some(word));
    match (state.current.session(), state.looked.as_ref().map(|looked| &looked.found)) {
        _ if state.is_replaying() => draw_opening(state, pen),
        (Some(session), _) => card(session, state, pen),
        (None, Some(Saved::Version(version))) => message(pen, COST, say::finished_version(*version)),
        (None, Some(Saved::Lost)) => message(pen, COST, say::FINISHED_DAMAGED.into()),
        _ if rank == 0 => message(pen, QUIET, say::FINISHED_NONE.into()),
        _ => message(pen, QUIET, say::FINISHED_NO_MORE.into()),
    }
    let keys = match state.current.session() {
        Some(_) => [say::WATCH, say::BACK, say::EXPORT, say::MORE].map(Some),
        None => [None, Some(say::BACK), None, None],
    };
    if rank > 0 {
        arrow(pen, 4, true);
    }
    if has_more(state) {
        arrow(pen, 228, false);
    }
    chrome::keys(pen, Keys::of(keys));
}

/// Draws the progress of opening a game.
pub fn draw_opening(state: &State, pen: &mut Pen<'_>) {
    message(pen, QUIET, say::ONE_MOMENT.into());
    let volume = state.looked.as_ref().map(|looked| looked.volume);
    chrome::bar(pen, 22, 82, 196, GAIN, volume.and_then(|volume| state.progress(volume)).unwrap_or_default());
}

fn card(session: &dyn AnySession, state: &State, pen: &mut Pen<'_>) {
    let category = session.category();
    if let Some(card) = games::index(category.slot).map(|index| &GAMES[index]) {
        card.draw(&state.settings, pen, 10, 26);
        pen.say(46, 27, NAME, TEXT, card.name);
        for (i, text) in (0..).zip(chrome::wrap(&card.setup(category, pen.language), 27)) {
            pen.text(46, 42 + 12 * i, PLAIN, QUIET, text);
        }
    }
    let standing = session.standing();
    let summary = state.looked.as_ref().and_then(|looked| looked.summary.as_ref());
    for player in Player::all(session.players()) {
        let y = 70 + 20 * i32::from(player.0);
        let first = session.is_over() && standing.rank.get(player.index()) == Some(&1);
        chrome::shape(pen, 22, y + 1, player, chrome::seat_colour(player));
        pen.text(42, y, BOLD, TEXT, session.player_name(player));
        let points = standing.points.get(player.index()).copied().unwrap_or(0);
        if let Some(found) = summary.and_then(|summary| summary.of(player.index())) {
            let each = super::statistics::lost(found.each(), pen.language);
            pen.text_right(157, y + 1, TINY, COST, &line!("-{each}"));
        }
        pen.text_right(190, y - 1, NUMBER, if first { COMPLETE } else { TEXT }, &line!("{points}"));
        if first && session.players() > 1 {
            pen.sprite(196, y + 1, &sprite::CROWN, COMPLETE);
        }
    }
    if let Some(Saved::Parted(version)) = state.looked.as_ref().map(|looked| &looked.found) {
        pen.say(10, 172, PLAIN, COST, say::rules_from_here(*version));
    } else if let Some(verdict) = session.verdict(pen.language) {
        pen.text(10, 172, PLAIN, GAIN, &verdict);
    }
    pen.say(10, 188, PLAIN, QUIET, say::actions(session.length()));
    if let Some(summary) = summary {
        let is_ours = summary.judge == session.card().losses.judge;
        pen.say_right(236, 190, TINY, COST, if is_ours { say::LOST_A_TURN } else { say::LOST_ONCE });
    }
    draw_seed(pen, (10, 204), session.seed(), state.unranked());
}

/// Draws the seed of a game, and why it does not count for best scores.
pub fn draw_seed(pen: &mut Pen<'_>, (x, y): (i32, i32), seed: Seed, unranked: Option<Unranked>) {
    let seed = line!("{seed}");
    let message = match unranked {
        None => say::seed(&seed),
        Some(Unranked::Exercise) => say::seed_exercise(&seed),
        Some(Unranked::Lesson) => say::seed_lesson(&seed),
        Some(Unranked::Hint) => say::seed_hint(&seed),
        Some(Unranked::Seed) => say::seed_no_record(&seed),
    };
    pen.say(x, y, PLAIN, QUIET, message);
}

fn message(pen: &mut Pen<'_>, colour: Rgb565, text: Message<'_>) {
    let text: Prose = text.string(pen.language);
    chrome::prose(pen, (22, 60), 16, colour, &text);
}

/// Draws an arrow: there is more on this side.
fn arrow(pen: &mut Pen<'_>, x: i32, left: bool) {
    for step in 0..8 {
        let at = if left { x + step } else { x + 7 - step };
        pen.fill(at, 116 - step, 1, 1 + 2 * step as u32, TEXT);
    }
}
