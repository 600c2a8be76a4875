//! What was played and scored.

use super::{Step, walk};
use crate::Button;
use crate::chrome::{self, Keys, Line};
use crate::core::Core;
use crate::games::GAMES;
use crate::line;
use crate::pen::Pen;
use crate::theme::{BOLD, GAIN, PLAIN, QUIET, TEXT};

pub fn press(game: &mut u8, button: Button) -> Step {
    match button {
        Button::B => return Step::Close,
        Button::Left => walk(game, GAMES.len() as u8, Button::Up),
        Button::Right | Button::X => walk(game, GAMES.len() as u8, Button::Down),
        _ => {}
    }
    Step::Stay
}

pub fn draw(game: u8, core: &Core, pen: &mut Pen<'_>) {
    let Some((card, statistics)) = GAMES.iter().zip(&core.statistics).nth(usize::from(game)) else { return };
    chrome::heading(pen, "STATISTICS", card.name);
    let mut y = 26;
    for (players, row) in (1..).zip(&statistics.rows).filter(|(_, row)| row.played > 0) {
        let who = if players == 1 { line!("Solo") } else { line!("{players} players") };
        pen.text(5, y, BOLD, TEXT, &who);
        pen.text_right(236, y, PLAIN, QUIET, &line!("{} played", row.played));
        match &row.best {
            Some((points, name)) => pen.text(14, y + 14, PLAIN, GAIN, &line!("best {points} by {name}")),
            None => pen.text(14, y + 14, PLAIN, QUIET, "no best score yet"),
        };
        let mut last = Line::new();
        for points in &row.last {
            let _ = core::fmt::Write::write_fmt(&mut last, format_args!(" {points}"));
        }
        pen.text_right(236, y + 14, PLAIN, QUIET, &last);
        y += 36;
    }
    if y == 26 {
        pen.text(5, y, PLAIN, QUIET, "No game was finished yet.");
    } else {
        pen.text(5, 208, PLAIN, QUIET, "At the right: the last results.");
    }
    chrome::keys(pen, Keys(["", "back", if GAMES.len() > 1 { "next" } else { "" }, ""]));
}
