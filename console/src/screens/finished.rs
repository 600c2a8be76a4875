//! The finished games, a card for each.

use draw::chrome::{self, Keys};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, COMPLETE, COST, GAIN, NAME, NUMBER, PLAIN, QUIET, TEXT};
use rules_core::Player;
use saves::Volume;

use super::{Screen, Step};
use crate::Button;
use crate::game::session::AnySession;
use crate::games::{self, GAMES};
use crate::state::{Saved, State};

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
    state.review.as_ref().is_some_and(|review| review.more)
}

pub fn draw(rank: u8, state: &State, pen: &mut Pen<'_>) {
    let word = if rank == 0 { line!("the last one") } else { line!("{rank} before the last") };
    chrome::heading(pen, "FINISHED", &word);
    match (state.current.session(), state.review.as_ref().map(|review| &review.found)) {
        _ if state.is_replaying() => draw_opening(state, pen),
        (Some(session), _) => card(session, state, pen),
        (None, Some(Saved::Version(version))) => {
            let text = line!("Played by rules version {version}.");
            message(pen, COST, &[&text, "It is kept: a console with", "that version shows it."]);
        }
        (None, Some(Saved::Lost)) => message(pen, COST, &["This game is damaged and cannot", "be shown."]),
        _ if rank == 0 => message(
            pen,
            QUIET,
            &["No game was finished yet. The", "last ten are kept here, to be", "watched step by step."],
        ),
        _ => message(pen, QUIET, &["No more games."]),
    }
    let keys = match state.current.session() {
        Some(_) => ["watch", "back", "export", "again"],
        None => ["", "back", "", ""],
    };
    if rank > 0 {
        arrow(pen, 4, true);
    }
    if has_more(state) {
        arrow(pen, 228, false);
    }
    chrome::keys(pen, Keys::raw(keys));
}

/// Draws how far a game was opened.
pub fn draw_opening(state: &State, pen: &mut Pen<'_>) {
    message(pen, QUIET, &["One moment."]);
    let volume = state.review.as_ref().map(|review| review.volume);
    chrome::bar(pen, 22, 82, 196, GAIN, volume.and_then(|volume| state.progress(volume)).unwrap_or_default());
}

fn card(session: &dyn AnySession, state: &State, pen: &mut Pen<'_>) {
    let category = session.category();
    if let Some(card) = games::index(category.slot).map(|index| &GAMES[index]) {
        card.draw(&state.settings, pen, 10, 26);
        pen.text(46, 27, NAME, TEXT, card.name);
        for (i, text) in (0..).zip(chrome::wrap(&card.setup(category), 27)) {
            pen.text(46, 42 + 12 * i, PLAIN, QUIET, text);
        }
    }
    let standing = session.standing();
    for player in Player::all(session.players()) {
        let y = 66 + 20 * i32::from(player.0);
        let first = session.is_over() && standing.rank.get(player.index()) == Some(&1);
        chrome::shape(pen, 22, y + 1, player, chrome::seat_colour(player));
        pen.text(42, y, BOLD, TEXT, session.player_name(player));
        let points = standing.points.get(player.index()).copied().unwrap_or(0);
        pen.text_right(190, y - 1, NUMBER, if first { COMPLETE } else { TEXT }, &line!("{points}"));
        if first && session.players() > 1 {
            pen.sprite(196, y + 1, &sprite::CROWN, COMPLETE);
        }
    }
    match state.review.as_ref().map(|review| &review.found) {
        Some(Saved::Parted(version)) => pen.text(10, 172, PLAIN, COST, &line!("rules of version {version} from here")),
        _ => pen.text(10, 172, PLAIN, GAIN, &session.verdict()),
    };
    let repeated = if state.is_ranked() { "" } else { ", no record" };
    pen.text(10, 188, PLAIN, QUIET, &line!("{} actions", session.length()));
    pen.text(10, 204, PLAIN, QUIET, &line!("seed {}{repeated}", session.seed()));
}

fn message(pen: &mut Pen<'_>, colour: embedded_graphics::pixelcolor::Rgb565, lines: &[&str]) {
    for (i, text) in lines.iter().enumerate() {
        pen.text(22, 60 + 16 * i as i32, PLAIN, colour, text);
    }
}

/// Draws an arrow: there is more on this side.
fn arrow(pen: &mut Pen<'_>, x: i32, left: bool) {
    for step in 0..8 {
        let at = if left { x + step } else { x + 7 - step };
        pen.fill(at, 116 - step, 1, 1 + 2 * step as u32, TEXT);
    }
}
