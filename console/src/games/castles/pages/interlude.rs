//! The end of a phase: what mines paid, who leads, which tiles left, and what is new.

use draw::chrome;
use draw::hexagon::SMALL;
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{self, BOLD, COST, GAIN, INK, PLAIN, QUIET, TEXT};
use embedded_graphics::geometry::Point;
use rules_core::castles::{Cause, Event, Kind, Tile, tables};
use rules_core::{Game, Player};
use texts::castles as say;

use crate::games::castles::pieces::paint;
use crate::games::castles::seat::Seat;
use crate::games::castles::words::names;

/// What the end of a phase brought.
#[derive(Clone, Debug, Default)]
pub struct Interlude {
    /// The phase that begins.
    phase: u8,
    /// Silver and workers that mines brought, by player.
    income: [[u8; 2]; 4],
    /// Tiles that left the board, and those that came, by kind.
    tiles: [[u8; KINDS]; 2],
    /// Goods for the rounds of the new phase.
    goods: [u8; 5],
}

/// Kinds of tiles with inns.
const KINDS: usize = Kind::ALL.len() + 1;

/// Returns whether the page tells an event that is in the log, too.
pub fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::Silver { cause: Cause::Mines, .. }
            | Event::Workers { cause: Cause::Monastery(2), .. }
            | Event::PhaseBegan { .. }
    )
}

impl Interlude {
    /// Takes an event of the action. Returns whether a phase ended that is not the last one.
    pub fn gather(&mut self, event: &Event) -> bool {
        let count = |tiles: &mut [u8; KINDS], tile: Tile| {
            if let Some(count) = tiles.get_mut(tile.kind() as usize) {
                *count += 1;
            }
        };
        match *event {
            Event::Silver { player, change, cause: Cause::Mines } => self.earn(player, 0, change),
            Event::Workers { player, change, cause: Cause::Monastery(2) } => self.earn(player, 1, change),
            Event::TileLeft { tile, .. } => count(&mut self.tiles[0], tile),
            Event::TileLaid { tile, .. } => count(&mut self.tiles[1], tile),
            Event::GoodsLaid { goods, round } => {
                if let Some(laid) = self.goods.get_mut(usize::from(round)) {
                    *laid = goods;
                }
            }
            Event::PhaseBegan { phase } => {
                self.phase = phase;
                return phase > 0;
            }
            _ => {}
        }
        false
    }

    fn earn(&mut self, player: Player, what: usize, change: i8) {
        if let Some(income) = self.income.get_mut(player.index()) {
            income[what] = income[what].saturating_add_signed(change);
        }
    }

    /// Draws the page at the end of a phase.
    pub fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let [over, begins] = [self.phase.saturating_sub(1), self.phase];
        let title = say::phase_over(names::phase(over));
        chrome::titled(pen, title, Some(say::phase_begins(names::phase(begins))));
        pen.say(5, 22, BOLD, GAIN, say::PHASE_MINES);
        for player in Player::all(seat.game.players()) {
            self.draw_income(seat, player, pen);
        }
        for (i, title) in [say::PHASE_TILES_LEFT, say::PHASE_NEW_TILES].into_iter().enumerate() {
            let y = 104 + 37 * i as i32;
            pen.say(5, y, BOLD, GAIN, title);
            self.draw_tiles(seat, i, y + 15, pen);
        }
        pen.say(5, 181, BOLD, GAIN, say::PHASE_GOODS);
        for (i, goods) in self.goods.into_iter().filter(|&goods| goods > 0).enumerate() {
            paint::goods(pen, 110 + 18 * i as i32, 181, 14, goods);
        }
        let [before, now] = [over, begins].map(tables::phase_points);
        pen.say(5, 203, PLAIN, TEXT, say::phase_region(now, before));
    }

    fn draw_income(&self, seat: &Seat<'_>, player: Player, pen: &mut Pen<'_>) {
        let y = 38 + 16 * i32::from(player.0);
        chrome::shape(pen, 6, y + 1, player, chrome::seat_colour(player));
        pen.text(22, y, PLAIN, TEXT, seat.name(player));
        let [silver, workers] = self.income[player.index() % self.income.len()];
        if silver + workers == 0 {
            pen.say(100, y, PLAIN, QUIET, say::PHASE_MINES_NOTHING);
        }
        if silver > 0 {
            pen.text(100, y, BOLD, TEXT, &line!("+{silver}"));
            pen.sprite_on(124, y, &sprite::SILVER, INK, theme::SILVER);
        }
        if workers > 0 {
            pen.text(147, y, BOLD, TEXT, &line!("+{workers}"));
            pen.sprite_on(171, y - 1, &sprite::WORKER, INK, COST);
        }
        if seat.game.players() > 1 {
            let total = |player| seat.game.total(player);
            let leads = seat.rival(total).is_none_or(|best| total(player) >= best.1.max(total(seat.player)));
            chrome::points_right(pen, 235, y - 1, total(player), if leads { theme::COMPLETE } else { TEXT });
        }
    }

    fn draw_tiles(&self, seat: &Seat<'_>, which: usize, y: i32, pen: &mut Pen<'_>) {
        let counts = &self.tiles[which];
        if counts.iter().all(|&count| count == 0) {
            pen.say(5, y + 1, PLAIN, QUIET, say::PHASE_TILES_NONE);
        }
        let kinds = Kind::ALL.into_iter().chain([Kind::Inn]).filter(|&kind| counts[kind as usize % KINDS] > 0);
        for (i, kind) in kinds.enumerate() {
            let x = 5 + 33 * i as i32;
            let tint = paint::tint(seat.settings, kind);
            pen.hexagon(Point::new(x, y), SMALL, 0, tint.tile);
            pen.sprite(x + 4, y + 3, paint::sign(kind), tint.digit);
            pen.text(x + 18, y + 1, BOLD, TEXT, &line!("{}", counts[kind as usize % KINDS]));
        }
    }
}
