//! The strip of the cards in hand: their faces, what they cost, and numbers to write.

use draw::chrome::{STRIP, letters};
use draw::font::Font;
use draw::line;
use draw::pen::Pen;
use draw::theme::{self, BOLD, INK, LARGE, NUMBER, PANEL, RAISED, SMALL, TEXT};
use rules_core::Game;
use rules_core::dice_game::{Action, Ask, Bonus};
use texts::dice_game as say;

use super::cards::{Card, Deck, strip};
use super::seat::Seat;
use super::{bonus_sprite, paint};

/// Cards that fit beside the words, and their pitch.
const VISIBLE: usize = 4;
const PITCH: i32 = 43;

/// Draws the cards, the chosen one marked, and what it offers.
pub fn draw(seat: &Seat<'_>, deck: &Deck, chosen: u8, pen: &mut Pen<'_>) {
    let chosen = usize::from(chosen);
    let card = deck.get(chosen).copied().unwrap_or(Card::Done);
    let words = strip(seat, card);
    pen.fill(0, STRIP, 240, 29, PANEL);
    let top = chosen.saturating_sub(VISIBLE - 1).min(deck.len().saturating_sub(VISIBLE));
    for (i, &card) in deck.iter().enumerate().skip(top).take(VISIBLE) {
        let x = 4 + PITCH * (i - top) as i32;
        pen.rounded(x, STRIP + 3, 40, 23, RAISED);
        face(seat, card, x, STRIP + 5, pen);
        if i == chosen {
            pen.cursor(x + 1, STRIP + 4, 38, 21);
        }
    }
    let (x, font) = beside(deck);
    pen.text(x, STRIP + 1, font, TEXT, &words[0]);
    pen.text(x, STRIP + 15, font, theme::GAIN, &words[1]);
    if seat.game.ask() == Ask::Second && matches!(card, Card::Pair(..)) {
        bonus(seat, Bonus::Silver, x + 9, STRIP + 15, pen);
    }
    for (shown, x, flip) in [(top > 0, 0, false), (top + VISIBLE < deck.len(), 178, true)] {
        for step in (0..4).filter(|_| shown) {
            let x = if flip { x + 3 - step } else { x + step };
            pen.fill(x, STRIP + 14 - step, 1, 1 + 2 * step as u32, TEXT);
        }
    }
}

/// Returns where the words begin beside the cards, and their letters.
pub fn beside(deck: &Deck) -> (i32, &'static Font) {
    if deck.len() < VISIBLE { (8 + PITCH * deck.len() as i32, BOLD) } else { (184, SMALL) }
}

/// Draws the face of a card, 40x19.
fn face(seat: &Seat<'_>, card: Card, x: i32, y: i32, pen: &mut Pen<'_>) {
    match card {
        Card::Pair(pip, colour) => {
            if let Some(roll) = seat.game.roll() {
                paint::pip_die(pen, x + 2, y + 1, 17, roll.pips[usize::from(pip) & 1], true);
                paint::colour_die(seat.settings, pen, x + 21, y + 1, 17, roll.colours[usize::from(colour) & 1], true);
            }
        }
        Card::Monk | Card::Worker => {
            let bonus = if card == Card::Monk { Bonus::Monk } else { Bonus::Worker };
            let sprite = bonus_sprite(bonus);
            pen.sprite_on(x + 7, y + 3, sprite, INK, paint::bonus_colour(seat.settings, bonus));
            pen.text(x + 23, y + 2, NUMBER, TEXT, "?");
        }
        Card::Sell(yes) => {
            pen.sprite_on(
                x + 3,
                y + 4,
                bonus_sprite(Bonus::Commodity),
                INK,
                paint::bonus_colour(seat.settings, Bonus::Commodity),
            );
            pen.say(x + 16, y + 3, theme::TINY, TEXT, if yes { say::CARD_SELL } else { say::CARD_KEEP });
        }
        Card::Done | Card::Castle => {
            let done = pen.line(say::CARD_DONE);
            let font = if letters(&done) > 4 { SMALL } else { BOLD };
            pen.text_centred(x + 20, y + 3, font, TEXT, &done);
        }
    }
}

/// Draws the dice, and the bonus, that the mark in hand takes: at the right end of the strip.
pub fn draw_cost(seat: &Seat<'_>, card: Card, pen: &mut Pen<'_>) {
    let Some(roll) = seat.game.roll() else { return };
    // Above the second line, which may run below the dice.
    let y = STRIP - 1;
    match card {
        Card::Pair(pip, colour) => {
            let second = seat.game.part(seat.player).actions().iter().any(|done| matches!(done, Action::Mark { .. }));
            if second {
                bonus(seat, Bonus::Silver, 180, y, pen);
            }
            paint::pip_die(pen, 200, y, 17, roll.pips[usize::from(pip) & 1], true);
            paint::colour_die(seat.settings, pen, 220, y, 17, roll.colours[usize::from(colour) & 1], true);
        }
        Card::Monk => bonus(seat, Bonus::Monk, 222, y, pen),
        Card::Worker => bonus(seat, Bonus::Worker, 222, y, pen),
        _ => {}
    }
}

/// Draws the dice of the round, which are everybody's: at the right end of the strip.
pub fn draw_roll(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let Some(roll) = seat.game.roll() else { return };
    let y = STRIP - 1;
    for i in 0..2 {
        paint::pip_die(pen, 160 + 20 * i as i32, y, 17, roll.pips[i], true);
        paint::colour_die(seat.settings, pen, 200 + 20 * i as i32, y, 17, roll.colours[i], true);
    }
}

fn bonus(seat: &Seat<'_>, bonus: Bonus, x: i32, y: i32, pen: &mut Pen<'_>) {
    pen.text(x - 9, y, BOLD, theme::COST, "-");
    pen.sprite_on(x, y + 1, bonus_sprite(bonus), INK, paint::bonus_colour(seat.settings, bonus));
}

/// Draws the numbers that a bonus can write into one hex.
pub fn draw_numbers(seat: &Seat<'_>, numbers: impl Iterator<Item = Action>, chosen: u8, pen: &mut Pen<'_>) {
    pen.fill(0, STRIP, 240, 29, PANEL);
    pen.say(4, STRIP + 1, BOLD, TEXT, say::WRITE);
    for (i, action) in numbers.enumerate() {
        let gain = seat.game.preview(action).unwrap_or_default();
        if i == usize::from(chosen) && gain.points > 0 {
            pen.text(4, STRIP + 15, BOLD, theme::GAIN, &line!("+{}", gain.points));
        }
        let x = 46 + 32 * i as i32;
        pen.rounded(x, STRIP + 3, 28, 23, RAISED);
        pen.text(x + 9, STRIP + 4, LARGE, TEXT, &line!("{}", gain.number.unwrap_or(0)));
        if i == usize::from(chosen) {
            pen.cursor(x + 1, STRIP + 4, 26, 21);
        }
    }
}
