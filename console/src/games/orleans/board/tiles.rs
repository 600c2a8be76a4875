//! Choosing a place tile: category I above II; taken ones show who has them.

use draw::chrome;
use draw::pen::Pen;
use draw::theme::{BOLD, GROUND, PANEL, QUIET, RAISED, TEXT, mix};
use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::{Action, Category, Need, Place, Position};
use rules_core::{Game, Player};
use texts::orleans as say;

use crate::games::orleans::pieces::paint::{self, area};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::seat::Seat;

/// Returns the tiles of the game, I before II.
fn all(table: &Position) -> impl Iterator<Item = Place> + Clone + use<> {
    let tiles = table.setup.place_tiles();
    let of = move |category| tiles.filter(move |tile| tile.category() == category);
    of(Category::One).chain(of(Category::Two))
}

/// Returns the rows of each category.
fn rows(table: &Position) -> [i32; 2] {
    [Category::One, Category::Two]
        .map(|category| (all(table).filter(|tile| tile.category() == category).count() as i32 + 3) / 4)
}

fn cell(table: &Position, tile: Place) -> Rectangle {
    let [first, second] = rows(table);
    let pitch = (175 / (first + second).max(1)).min(35);
    let same = all(table).filter(|other| other.category() == tile.category());
    let nth = same.take_while(|other| *other != tile).count() as i32;
    let row = nth / 4 + if tile.category() == Category::Two { first } else { 0 };
    area(16 + 56 * (nth % 4), 20 + pitch * row, 55, pitch as u32 - 1)
}

/// Returns where an action of taking a tile is.
pub fn aim(seat: &Seat<'_>, action: Action) -> Option<Rectangle> {
    match action {
        Action::TakeTile(tile) => Some(cell(seat.game.position(), tile)),
        _ => None,
    }
}

/// Draws all tiles.
pub fn draw(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    // On the page to look at, all that are left look the same.
    let looks = !seat.legal.iter().any(|action| matches!(action, Action::TakeTile(_)));
    let [first, second] = rows(table);
    let pitch = (175 / (first + second).max(1)).min(35);
    for (label, from, rows) in [("I", 0, first), ("II", first, second)] {
        pen.fill(0, 20 + pitch * from, 14, (pitch * rows - 1) as u32, RAISED);
        pen.text_centred(7, 20 + pitch * from + pitch * rows / 2 - 7, BOLD, TEXT, label);
    }
    for tile in all(table) {
        let area = cell(table, tile);
        let Point { x, y } = area.top_left;
        let up = (area.size.height as i32 - 23) / 2;
        let legal = looks || seat.legal.contains(&Action::TakeTile(tile));
        pen.fill(x, y, area.size.width, area.size.height, if legal { PANEL } else { mix(GROUND, PANEL, 50) });
        if !table.tiles.contains(tile) {
            let owner = Player::all(seat.game.players()).find(|player| table.holdings[player.index()].has(tile));
            match owner {
                Some(owner) => chrome::shape(pen, x + 22, y + up + 6, owner, chrome::seat_colour(owner)),
                None => pen.say_centred(x + 27, y + up + 5, BOLD, QUIET, say::TILE_GONE),
            }
            continue;
        }
        paint::place(pen, x, y + up, tile, if legal { TEXT } else { QUIET });
        for (n, need) in (0..).zip(tile.needs()) {
            let (tint, sign) = match need {
                Need::Of(kind) => (paint::tint(*kind), &icons::FOLLOWERS[*kind as usize]),
                _ => (&palette::ANYBODY, &icons::ANYBODY),
            };
            let (x, y) = (x + 27 + 14 * n, y + up + 5);
            pen.fill(x, y, 13, 13, if legal { tint.tile } else { tint.empty });
            pen.sprite(x + 2, y + 2, sign, if legal { tint.digit } else { tint.sign });
        }
    }
}
