//! Everybody side by side, and what the event of the round will do to each.

use rules_core::orleans::{Hourglass, Kind, Position};
use rules_core::{Game, Player};

use super::gain::{Toll, falls_short, toll};
use super::{Seat, icons, paint, palette};
use crate::draw::chrome::{self, Line};
use crate::draw::pen::Pen;
use crate::draw::sprite;
use crate::draw::theme::{
    BOLD, COST, CURSOR, GAIN, GROUND, INK, LARGE, LINE, NAME, NUMBER, PANEL, PLAIN, QUIET, TEXT, TINY,
};
use crate::line;

/// Draws everybody's column.
pub fn draw(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 0, 240, 195, GROUND);
    let players = seat.game.players();
    let pitch = 240 / i32::from(players.max(1));
    for player in Player::all(players) {
        let x = pitch * i32::from(player.0);
        column(seat, player, x, pitch, pen);
        if player == chosen {
            pen.rounded_frame(x, 0, pitch as u32, 178, 2, CURSOR);
        }
    }
    pen.text(4, 181, PLAIN, QUIET, "first");
    chrome::shape(pen, 42, 182, table.start, chrome::seat_colour(table.start));
    let most = Player::all(players).map(|player| table.stations_of(player)).max().unwrap_or(0);
    let x = pen.text(72, 181, PLAIN, QUIET, "most stations") + 5;
    let leaders = Player::all(players).filter(|&player| most > 0 && table.stations_of(player) == most);
    for (i, player) in (0..).zip(leaders) {
        chrome::shape(pen, x + 14 * i, 182, player, chrome::seat_colour(player));
    }
}

fn column(seat: &Seat<'_>, player: Player, x: i32, width: i32, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let own = &table.seats[player.index()];
    pen.fill(x + 1, 1, width as u32 - 2, 17, chrome::seat_colour(player));
    chrome::shape(pen, x + 3, 4, player, INK);
    let room = (width as usize - 18) / 7;
    let name: Line = seat.name(player).chars().take(room).collect();
    pen.text(x + 16, 3, NAME, INK, &name);
    let middle = x + width / 2;
    pen.text_centred(middle, 19, LARGE, TEXT, &line!("{}", seat.game.projected_total(player)));
    let left = middle - 20;
    let rows = [
        (&icons::COIN, palette::COIN, own.coins),
        (&icons::STATION, TEXT, table.stations_of(player).into()),
        (&icons::CITIZEN, TEXT, own.citizens.into()),
        (&sprite::STAR, palette::COIN, own.status().into()),
        (&icons::GRAIN, palette::GOODS[0].tile, own.goods.value()),
        (&icons::GEAR, TEXT, own.technology().into()),
        (&sprite::SACK, TEXT, (own.bag.len() + own.unseen).into()),
    ];
    for (i, (sign, colour, number)) in (0..).zip(rows) {
        let y = 41 + 14 * i;
        pen.sprite_on(left, y + 2, sign, colour, GROUND);
        pen.text(left + 16, y, NUMBER, if number > 0 { TEXT } else { QUIET }, &line!("{number}"));
    }
    for kind in Kind::TRACKS {
        let x = middle - 21 + 7 * kind as i32;
        let height = 3 * u32::from(own.track(kind));
        pen.fill(x, 141, 6, 25, PANEL);
        pen.fill(x, 166 - height as i32, 6, height, paint::tint(kind).tile);
        pen.text(x, 167, TINY, QUIET, &kind.name()[..1]);
    }
}

/// What an event does, in two lines.
pub fn words(event: Hourglass) -> [&'static str; 2] {
    match event {
        Hourglass::Pilgrimage => ["No monks are gained", "this round"],
        Hourglass::Plague => ["A follower is drawn from", "each bag and lost"],
        Hourglass::Taxes => ["1 coin for each 3 goods,", "when all have passed"],
        Hourglass::TradingDay(_) => ["1 coin for each", "trading station"],
        Hourglass::Income(_) => ["As many coins as the", "development status"],
        Hourglass::Harvest => ["1 food of each player,", "or 5 coins"],
        Hourglass::Conference => ["No scholars are gained", "this round"],
        Hourglass::Strike => ["No craftsmen are gained", "this round"],
        Hourglass::Crusade => ["No knights are gained", "this round"],
        Hourglass::Dues(_) => ["Coins, when all", "have passed"],
        Hourglass::TechnologyTax(_) => ["Coins for each", "technology tile"],
        Hourglass::Sabotage => ["Places with technology", "can't be used"],
        Hourglass::AxleFracture => ["The Stage Coach", "can't be used"],
        Hourglass::Amnesty => ["A new follower may be", "placed at once"],
        Hourglass::GoodsTax(_) => ["A coin for every", "few goods"],
        Hourglass::Storm => ["The merchant can't move", "this round"],
        Hourglass::Banishment => ["Two of those drawn go", "back to the bag"],
        Hourglass::Feeding => ["1 food or 2 coins,", "or all is lost"],
        Hourglass::GreatFeast => ["2 food or 4 coins,", "or all is lost"],
        Hourglass::TownMeeting => ["A citizen can be bought", "for 3 coins"],
        Hourglass::Trade => ["A good can be exchanged", "for another"],
        Hourglass::CheeseDay => ["A cheese is paid", ""],
        Hourglass::QuickTravel => ["The merchant may move,", "a coin for each way"],
        Hourglass::DuesInKind(_) => ["Goods and coins", "of this worth"],
        Hourglass::HarvestOfTwo => ["2 food of each player", ""],
        Hourglass::JourneyHome => ["The merchants return", "to Orléans"],
        _ => ["", ""],
    }
}

/// What the event brings or costs, as short as it can be said.
pub fn toll_text(table: &Position, player: Player) -> Line {
    match toll(table, player) {
        Toll::Nothing => line!(""),
        Toll::Coins(change) => line!("{change:+}"),
        Toll::Food(_) | Toll::Follower => line!("-1"),
    }
}

/// Draws the event of the round, what it does to each, and what is still to come.
pub fn event(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    pen.rounded(6, 24, 30, 30, INK);
    paint::event(pen, 15, 33, table.event);
    pen.text(44, 22, LARGE, TEXT, table.event.name());
    for (i, text) in (0..).zip(words(table.event)) {
        pen.text(44, 41 + 13 * i, PLAIN, QUIET, text);
    }
    pen.fill(0, 70, 240, 1, LINE);
    for player in Player::all(seat.game.players()) {
        let y = 74 + 15 * i32::from(player.0);
        chrome::shape(pen, 6, y + 1, player, chrome::seat_colour(player));
        pen.text(22, y, NAME, TEXT, seat.name(player));
        let short = falls_short(table, player);
        let text = match toll(table, player) {
            Toll::Nothing => line!("nothing"),
            Toll::Coins(change) => line!("{change:+} of {} coins", table.seats[player.index()].coins),
            Toll::Food(good) => line!("1 {}", good.name()),
            Toll::Follower => line!("a follower"),
        };
        pen.text_right(234, y, BOLD, if short { COST } else { TEXT }, &text);
    }
    if table.stack.is_empty() {
        return;
    }
    pen.fill(0, 152, 240, 1, LINE);
    pen.text(6, 155, PLAIN, QUIET, "still to come");
    let tiles = &Hourglass::BASE;
    for (i, event) in (0..).zip(Hourglass::SIX) {
        let x = 6 + 39 * i;
        let left = (0..tiles.len() as u32)
            .filter(|&tile| tiles[tile as usize] == event)
            .filter(|&tile| table.stack.layers.iter().any(|layer| layer >> tile & 1 == 1))
            .count();
        pen.rounded(x, 171, 36, 20, INK);
        paint::event(pen, x + 4, 175, event);
        pen.text(x + 22, 174, NUMBER, if left > 0 { TEXT } else { QUIET }, &line!("{left}"));
    }
}

/// The event box in the bar: its sign, and what it would do to a player now.
pub fn toll_box(table: &Position, player: Player, x: i32, y: i32, pen: &mut Pen<'_>) {
    pen.rounded(x, y, 38, 16, INK);
    paint::event(pen, x + 2, y + 2, table.event);
    let text = toll_text(table, player);
    let good = matches!(toll(table, player), Toll::Coins(1..));
    pen.text(x + 17, y + 1, NAME, if good { GAIN } else { COST }, &text);
}
