//! The sheet and what lies around it.

use draw::chrome;
use draw::hexagon::{Hexagon, MINI, SPACE};
use draw::line;
use draw::map;
use draw::pen::{Pen, text_width};
use draw::sprite;
use draw::theme::{self, BOLD, GROUND, INK, LARGE, LEGAL, NUMBER, PAPER, TEXT, TINY, Tint, mix};
use embedded_graphics::geometry::Point;
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::dice_game::{Action, Bonus, Colour, DiceGame, Roll};
use rules_core::hex::{SPACES, Spaces};
use rules_core::{Game, Player};
use texts::Form;

use super::cards::{self, Card};
use super::seat::Seat;
use super::words::{self, roman};
use super::{Focus, Sheet, bonus_sprite, hex_of, icons, kind, palette};
use crate::records::settings::Settings;

/// Returns the tint of a colour.
pub fn tint(settings: &Settings, colour: Colour) -> &'static Tint {
    &settings.tints(&palette::TINTS)[kind(colour) as usize]
}

/// Returns the colour that stands for a bonus: that of the areas that bring it.
pub fn bonus_colour(settings: &Settings, bonus: Bonus) -> Rgb565 {
    let colour = match bonus {
        Bonus::Monk => Colour::Purple,
        Bonus::Silver => return theme::SILVER,
        Bonus::Commodity => Colour::Blue,
        Bonus::Worker => Colour::Orange,
    };
    tint(settings, colour).sign
}

/// Draws the whole picture above the strip: a player's sheet; `own` marks what can be done on it.
pub fn table(seat: &Seat<'_>, player: Player, own: Option<&Sheet>, pen: &mut Pen<'_>) {
    let game = seat.game;
    pen.fill(0, 19, 240, 176, GROUND);
    if player == seat.player {
        let total = |player| game.total(player);
        chrome::player_bar(pen, player, seat.name(player), total(player), seat.rival(total), 0);
        time(game, pen);
    } else {
        chrome::looking_bar(pen, player, seat.name(player), game.total(player));
    }
    if let Some(roll) = game.roll() {
        dice(seat, roll, own, pen);
    }
    holdings(seat, player, pen);
    hexes(seat, player, own, pen);
}

/// Draws the phase and its boxes in two rows in the top bar.
fn time(game: &DiceGame, pen: &mut Pen<'_>) {
    let roman = roman(game.phase());
    let left = 90;
    let width = text_width(NUMBER, roman) as u32 + 6;
    pen.rounded(left, 1, width, 16, INK);
    pen.text(left + 3, 1, NUMBER, TEXT, roman);
    let across = game.column().div_ceil(2);
    for i in 0..game.column() {
        let (x, y) = (left + width as i32 + 3 + 7 * i32::from(i % across), 2 + 8 * i32::from(i / across));
        pen.frame(x, y, 6, 6, 1, INK);
        if i < game.boxes() {
            pen.fill(x, y, 6, 6, INK);
        }
    }
}

/// Draws the dice in the upper corners. White rings mark those in hand.
fn dice(seat: &Seat<'_>, roll: Roll, own: Option<&Sheet>, pen: &mut Pen<'_>) {
    let part = seat.game.part(seat.player);
    let used = |is_pip: bool, index: u8| {
        own.is_some()
            && part.actions().iter().any(|action| match *action {
                Action::Mark { pip, colour, .. } => (if is_pip { pip } else { colour }) == index,
                _ => false,
            })
    };
    let in_hand = own.and_then(|sheet| match sheet.card(&cards::deck(seat.legal)) {
        Card::Pair(pip, colour) => Some((pip, colour)),
        _ => None,
    });
    let roll = seat.animation_frame.map_or(roll, |animation_frame| tumble(roll, animation_frame));
    for i in 0..2 {
        let x = 4 + 25 * i32::from(i);
        pip_die(pen, x, 24, 19, roll.pips[usize::from(i)], !used(true, i));
        colour_die(seat.settings, pen, x, 49, 19, roll.colours[usize::from(i)], !used(false, i));
        if let Some((pip, colour)) = in_hand {
            if pip == i {
                pen.rounded_frame(x - 3, 21, 25, 25, 2, LEGAL);
            }
            if colour == i {
                pen.rounded_frame(x - 3, 46, 25, 25, 2, LEGAL);
            }
        }
    }
    hourglass(seat.settings, pen, 214, 22, roll.double);
}

/// Returns what falling dice show in a frame: each turns, and stops at a frame of its own.
fn tumble(roll: Roll, animation_frame: u8) -> Roll {
    let turns = |stop: u8| stop.saturating_sub(animation_frame);
    let pip = |pip: u8, stop| (pip - 1 + 2 * turns(stop)) % 6 + 1;
    let colour = |colour: Colour, stop: u8| Colour::ALL[(colour as usize + 5 * usize::from(turns(stop))) % 6];
    Roll {
        pips: [pip(roll.pips[0], 2), pip(roll.pips[1], 3)],
        colours: [colour(roll.colours[0], 4), colour(roll.colours[1], 5)],
        double: roll.double,
    }
}

/// Draws a die with pips.
pub fn pip_die(pen: &mut Pen<'_>, x: i32, y: i32, side: u32, pip: u8, bright: bool) {
    let (face, dots) = if bright { (PAPER, INK) } else { (theme::PANEL, theme::QUIET) };
    map::die(pen, x, y, side, pip, face, dots);
}

/// Draws a die that shows a colour and its sign.
pub fn colour_die(settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32, side: u32, colour: Colour, bright: bool) {
    let tint = tint(settings, colour);
    let (face, ink) = if bright { (tint.tile, tint.digit) } else { (tint.empty, tint.sign) };
    pen.rounded(x, y, side, side, face);
    let inset = (side as i32 - 9) / 2;
    pen.sprite(x + inset, y + inset, &sprite::KINDS[kind(colour) as usize], ink);
}

/// Draws the die that tells the time: blue with two glasses when it is a double.
fn hourglass(settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32, double: bool) {
    pen.rounded(x, y, 22, 20, PAPER);
    let sand = if double { tint(settings, Colour::Blue).tile } else { theme::LINE };
    if double {
        pen.sprite_on(x + 3, y + 5, &sprite::HOURGLASS, sand, PAPER);
        pen.sprite_on(x + 12, y + 5, &sprite::HOURGLASS, sand, PAPER);
    } else {
        pen.sprite_on(x + 8, y + 5, &sprite::HOURGLASS, INK, PAPER);
    }
}

/// Draws the unused bonuses in the lower corners.
fn holdings(seat: &Seat<'_>, player: Player, pen: &mut Pen<'_>) {
    let sheet = seat.game.sheet(player);
    for (bonus, x, y) in
        [(Bonus::Monk, 3, 150), (Bonus::Silver, 3, 173), (Bonus::Commodity, 209, 150), (Bonus::Worker, 209, 173)]
    {
        let count = sheet.count(bonus);
        let colour = bonus_colour(seat.settings, bonus);
        // Ink on the ground is hard to see: the outline has the bonus's own colour.
        let (ink, paper) = match bonus {
            _ if count == 0 => (theme::LINE, GROUND),
            Bonus::Silver => (INK, colour),
            _ => (colour, mix(colour, INK, 70)),
        };
        // A player who rests often has ten workers and more.
        let x = if count > 9 { x.min(199) } else { x };
        pen.sprite_on(x, y + 3, bonus_sprite(bonus), ink, paper);
        pen.text(x + 16, y, LARGE, if count > 0 { TEXT } else { theme::LINE }, &line!("{count}"));
    }
}

fn hexes(seat: &Seat<'_>, player: Player, own: Option<&Sheet>, pen: &mut Pen<'_>) {
    let deck = cards::deck(seat.legal);
    let card = own.filter(|_| !seat.legal.is_empty()).map(|sheet| sheet.card(&deck));
    let targets = card.map_or(Spaces::NONE, |card| cards::targets(seat.legal, card));
    for hex in 0..SPACES as u8 {
        space(seat, player, hex, card.filter(|_| targets.contains(hex)), pen);
    }
    for hex in targets {
        let dashed = !matches!(card, Some(Card::Castle | Card::Pair(..))) || is_second(seat);
        pen.ring(map::corner(hex), SPACE, 0, -2, dashed, LEGAL);
    }
    if let Some(sheet) = own.filter(|sheet| matches!(sheet.focus, Focus::Hexes | Focus::Numbers(_))) {
        map::cursor(pen, map::corner(sheet.hex));
    }
}

/// Returns whether the mark in hand would be the second one, for a silver.
fn is_second(seat: &Seat<'_>) -> bool {
    seat.game.part(seat.player).actions().iter().any(|action| matches!(action, Action::Mark { .. }))
}

/// Draws one hex with what is written in it, or could be.
fn space(seat: &Seat<'_>, player: Player, hex: u8, card: Option<Card>, pen: &mut Pen<'_>) {
    let game = seat.game;
    let layout = game.layout();
    let sheet = game.sheet(player);
    let colour = layout.colour(hex);
    let tint = tint(seat.settings, colour);
    let at = map::corner(hex);
    let marked = sheet.marked().contains(hex);
    let face = match (marked, card) {
        (true, _) => tint.tile,
        (false, Some(_)) => tint.lit,
        (false, None) => tint.empty,
    };
    pen.hexagon(at, SPACE, 0, face);
    let area = layout.area(hex);
    map::borders(pen, hex, face, area, sheet.has_all(area));
    let sign = &sprite::KINDS[kind(colour) as usize];
    if marked {
        match sheet.number(hex) {
            Some(number) => {
                pen.text(at.x + 9, at.y + 5, LARGE, tint.digit, chrome::digit(number));
                pen.text(at.x + 10, at.y + 5, LARGE, tint.digit, chrome::digit(number));
            }
            None => pen.sprite(at.x + 6, at.y + 8, &sprite::CASTLE_TILE, INK),
        }
        return;
    }
    if let Some(card) = card.filter(|card| *card != Card::Castle) {
        return promise(seat, hex, card, at, pen);
    }
    pen.sprite(at.x + 10, at.y + 4, sign, tint.sign);
    if let Some([low, high]) = colour.numbers() {
        pen.text(at.x + 4, at.y + 11, BOLD, TEXT, &line!("{low}/{high}"));
    }
    match colour {
        Colour::Orange => pen.sprite(at.x + 10, at.y + 16, &icons::DIFFERENT, TEXT),
        Colour::Yellow => pen.sprite(at.x + 10, at.y + 17, &icons::SAME, TEXT),
        Colour::Purple | Colour::Grey | Colour::Blue | Colour::Green => {
            if let Some(bonus) = layout.square(hex) {
                pen.rounded(at.x + 9, at.y + 14, 11, 11, bonus_colour(seat.settings, bonus));
                let letter = words::bonus(bonus).form::<4, usize>(Form::Letter, pen.language);
                pen.text(at.x + 12, at.y + 15, TINY, INK, &letter);
            }
        }
    }
}

/// Draws the number that the chosen card would write, and its points.
fn promise(seat: &Seat<'_>, hex: u8, card: Card, at: Point, pen: &mut Pen<'_>) {
    let mut there = cards::actions(seat.legal, card).filter(|action| hex_of(*action) == Some(hex));
    let Some(action) = there.next() else { return };
    let gain = seat.game.preview(action).unwrap_or_default();
    let number = match (gain.number, there.next()) {
        (Some(number), None) => line!("{number}"),
        _ => line!("?"),
    };
    let dy = if gain.points > 0 { 2 } else { 7 };
    pen.text(at.x + 10, at.y + dy, NUMBER, LEGAL, &number);
    if gain.points > 0 {
        pen.text_centred(at.x + 14, at.y + 15, TINY, theme::GAIN, &line!("+{}", gain.points));
    }
}

/// Draws a small map: bright where marked.
pub fn mini(
    settings: &Settings,
    layout: &rules_core::dice_game::Layout,
    marked: Spaces,
    pen: &mut Pen<'_>,
    x: i32,
    y: i32,
    size: Hexagon,
) {
    for hex in 0..SPACES as u8 {
        let tint = tint(settings, layout.colour(hex));
        let at = size.corner(Point::new(x, y), hex);
        let colour = if marked.contains(hex) { tint.tile } else { tint.empty };
        pen.hexagon(at, size, 0, colour);
    }
}

/// Draws the dice of the round beside the name of the player who takes the console.
pub fn hand_over(game: &DiceGame, settings: &Settings, pen: &mut Pen<'_>) {
    match game.roll() {
        Some(roll) => {
            pen.rounded(186, 4, 50, 58, INK);
            for i in 0..2 {
                let x = 190 + 23 * i as i32;
                pip_die(pen, x, 8, 20, roll.pips[i], true);
                colour_die(settings, pen, x, 31, 20, roll.colours[i], true);
            }
            let time = line!("{} {}/{}", roman(game.phase()), game.boxes(), game.column());
            pen.text_right(182, 3, BOLD, INK, &time);
        }
        None => mini(settings, game.layout(), game.layout().castles(), pen, 178, 12, MINI),
    }
}
