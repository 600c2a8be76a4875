//! Everybody side by side, and what the event of the round will do to each.

use draw::chrome::{self, Line, plural};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, COST, GROUND, INK, LARGE, LINE, NAME, NUMBER, PANEL, PLAIN, QUIET, TEXT, TINY};
use rules_core::orleans::{Hourglass, Kind, Lack, Orleans, Position};
use rules_core::{Game, Player};

use crate::games::orleans::Seat;
use crate::games::orleans::pieces::paint::{self, letter};
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::words::toll;

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
            pen.cursor(x + 2, 2, pitch as u32 - 4, 174);
        }
    }
    pen.text(4, 181, PLAIN, QUIET, "order");
    for i in 0..players {
        let player = Player((table.start.0 + i) % players);
        chrome::shape(pen, 43 + 14 * i32::from(i), 182, player, chrome::seat_colour(player));
    }
    let most = Player::all(players).map(|player| table.stations_of(player)).max().unwrap_or(0);
    pen.text(118, 181, PLAIN, QUIET, "most");
    pen.sprite_on(150, 182, &icons::STATION, TEXT, GROUND);
    let leaders = Player::all(players).filter(|&player| most > 0 && table.stations_of(player) == most);
    for (i, player) in (0..).zip(leaders) {
        chrome::shape(pen, 167 + 14 * i, 182, player, chrome::seat_colour(player));
    }
}

fn column(seat: &Seat<'_>, player: Player, x: i32, width: i32, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let own = &table.holdings[player.index()];
    let name = seat.short(player, chrome::column_letters(width));
    chrome::column_head(pen, (x, width), player, &name, (seat.game.projected_total(player), LARGE));
    let middle = x + width / 2;
    let left = middle - 21;
    let rows = [
        (&icons::COIN, palette::COIN, own.coins),
        (&icons::STATION, TEXT, table.stations_of(player).into()),
        (&icons::CITIZEN, TEXT, own.citizens.into()),
        (&icons::STATUS, palette::COIN, own.status().into()),
        (&icons::GRAIN, palette::GOODS[0].tile, own.goods.value()),
        (&icons::GEAR, TEXT, own.technology().into()),
        (&sprite::SACK, TEXT, (own.bag.len() + own.unseen).into()),
    ];
    for (i, (sign, colour, number)) in (0..).zip(rows) {
        let y = 41 + 14 * i;
        pen.sprite_on(left, y + 2, sign, colour, GROUND);
        pen.text(left + 14, y, NUMBER, if number > 0 { TEXT } else { QUIET }, &line!("{number}"));
    }
    for kind in Kind::TRACKS {
        let x = middle - 21 + 7 * kind as i32;
        let height = 3 * u32::from(own.track(kind));
        pen.fill(x, 141, 6, 25, PANEL);
        pen.fill(x, 166 - height as i32, 6, height, paint::tint(kind).tile);
        pen.text(x, 167, TINY, QUIET, &kind.name()[..1]);
    }
}

/// Returns what the event of the round does, in two lines.
pub fn words(table: &Position) -> [Line; 2] {
    use Hourglass::*;
    let tiles = table.tiles_asked();
    let (first, second) = match table.event {
        Pilgrimage => ("No monks are gained", "this round"),
        Plague => ("A follower is drawn from", "each bag and lost"),
        Taxes => ("1 coin for each 3 goods,", "when all have passed"),
        TradingDay(coins) => return [line!("{coins}{} for each", letter::COIN), line!("trading station")],
        Income(1) => ("As many coins as the", "development status"),
        Income(times) => return [line!("Coins: {times} times the"), line!("development status")],
        Harvest => ("1 food of each player,", "or 5 coins"),
        Conference => ("No scholars are gained", "this round"),
        Strike => ("No craftsmen are gained", "this round"),
        Crusade => ("No knights are gained", "this round"),
        Dues(coins) | Levy(coins) => {
            return [line!("{}, when all", plural(coins.into(), "coin")), line!("have passed")];
        }
        TechnologyTax(coins) => return [line!("{coins}{} for each", letter::COIN), line!("technology tile")],
        Sabotage => ("Places with technology", "can't be used"),
        AxleFracture => ("The Stage Coach", "can't be used"),
        Amnesty => ("A new follower may be", "placed at once"),
        GoodsTax(1) => ("A coin for every good", "that you have"),
        GoodsTax(goods) => return [line!("A coin for every"), line!("{goods} goods")],
        Storm => ("The merchant can't move", "this round"),
        Banishment => ("Two of those drawn go", "back to the bag"),
        Feeding => ("1 food or 2 coins,", "or all is lost"),
        GreatFeast => ("2 food or 4 coins,", "or all is lost"),
        TownMeeting => ("A citizen can be bought", "for 3 coins"),
        Trade => ("A good can be exchanged", "for another"),
        CheeseDay => ("A cheese is paid,", "or all is lost"),
        QuickTravel => ("The merchant may move,", "a coin for each way"),
        DuesInKind(worth) => return [line!("Goods and coins worth"), line!("{worth}, or all is lost")],
        HarvestOfTwo => ("2 food of each player,", "or all is lost"),
        JourneyHome => ("The merchants return", "to Orléans"),
        Support => ("A drawn follower brings", "its like, and a step"),
        Indulgence => ("A monk can be bought", "for 4 coins"),
        Riots => ("A knight of each player,", "or 5 coins"),
        Bribe => ("A citizen can be bought", "for 4 coins"),
        Firestorm => ("All place tiles are", "turned over"),
        Mass => ("3 coins for each monk", "in the market"),
        Peregrination => ("The merchant may take", "a way for 2 coins"),
        Restoration => ("Place tiles are", "turned back"),
        PilgrimsDay => ("A monk and another for", "a citizen"),
        MarketDay => ("Two goods can be bought", ""),
        DevelopmentTax => ("As many coins as the", "development status"),
        Assembly => ("The Town Hall can't be", "used this round"),
        Demolition => {
            return [line!("Team: {tiles} technology tiles"), line!("or {}{} each", table.event.price(), letter::COIN)];
        }
        Donation => ("The team gets 3 devel-", "opment, 1 wine, 3 coins"),
        Drought => ("4 grain leave the map,", "as the team chooses"),
        Earthquake => ("5 place tiles can't be", "taken any more"),
        Escape => ("The citizen of Le Blanc", "leaves, if it waits"),
        GoodTrade => ("8 coins of the team", "for 3 grain in store"),
        GoodWinds => ("One merchant may take", "a waterway"),
        Highwayman => ("Roads are closed", "this round"),
        Progress => ("A station or tower where", "you are, for 4 coins"),
        Reinforcement => ("One more knight for", "the city walls"),
        Training => ("A step on a track,", "without a follower"),
        Trip => ("In Orléans: 4 coins,", "or all have lost"),
        WoolMarket => ("3 trades of the team:", "wool 2, brocade 3 coins"),
        Arson => {
            return [line!("Team: {tiles} place tiles"), line!("or {}{} each", table.event.price(), letter::COIN)];
        }
        BonVoyage => ("The merchant may take", "a way for 2 coins"),
        Famine => ("Each returns 3 neutral", "followers of choice"),
        FishingGrounds => ("Coins by the boatmen's", "track, none at its end"),
        Pirates => ("Wool and brocade leave", "all waterways"),
        RagingPlague => ("Two followers are drawn", "from each bag and lost"),
        Rats => ("2 cheese and 1 grain", "leave the warehouse"),
        Robbery => ("Each: goods worth 5 or a", "tower, or all have lost"),
        RomeCalling => ("A monk of each, or a", "waiting citizen goes"),
        Summoning => ("Merchants go to Orléans,", "or stay for 5 coins"),
        WitchHunt => ("The team loses 6 devel-", "opment, or monks for it"),
        Invasion => ("All goals must be met", "at the end of the round"),
    };
    [line!("{first}"), line!("{second}")]
}

/// Returns what a player could give for what the event asks of the team.
fn share(table: &Position, player: Player) -> Line {
    let own = &table.holdings[player.index()];
    let coins = plural(own.coins.into(), "coin");
    match table.event {
        Hourglass::Demolition => line!("{}, {coins}", plural(own.technology().into(), "gear")),
        Hourglass::Arson => line!("{}, {coins}", plural(own.tiles.len().into(), "tile")),
        Hourglass::WitchHunt => {
            line!("{} dev., {}", own.development, plural(table.monks_of(player).into(), "monk"))
        }
        Hourglass::RomeCalling => plural(table.monks_of(player).into(), "monk"),
        Hourglass::GoodTrade | Hourglass::WoolMarket => coins,
        Hourglass::Invasion => line!("{}", if table.personal_objective(player) { "ready" } else { "not ready" }),
        _ => line!("the team"),
    }
}

/// Draws the event of the round, what it does to each, and what is still to come.
pub fn event(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    event_card(table, 22, pen);
    pen.fill(0, 70, 240, 1, LINE);
    for player in Player::all(seat.game.players()) {
        let y = 74 + 15 * i32::from(player.0);
        chrome::shape(pen, 6, y + 1, player, chrome::seat_colour(player));
        pen.text(22, y, NAME, TEXT, seat.name(player));
        if table.round > 0 {
            event_toll(seat.game, player, y, pen);
        }
    }
    if table.stack.is_empty() {
        return ahead(seat.game, seat.player, 80 + 15 * i32::from(seat.game.players()), pen);
    }
    if table.is_invasion() {
        return next_of_stack(table, pen);
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

/// Draws the sign, the name and the words of an event.
pub fn event_card(table: &Position, y: i32, pen: &mut Pen<'_>) {
    if table.round == 0 {
        pen.text(44, y, LARGE, TEXT, "No event yet");
        return;
    }
    pen.rounded(6, y + 2, 30, 30, INK);
    paint::event(pen, 15, y + 11, table.event);
    pen.text(44, y, LARGE, TEXT, table.event.name());
    for (i, text) in (0..).zip(words(table)) {
        paint::write_in(pen, 44, y + 19 + 13 * i, (PLAIN, QUIET), &text);
    }
}

/// Draws what the event of the round will do to a player, at the right.
pub fn event_toll(game: &Orleans, player: Player, y: i32, pen: &mut Pen<'_>) {
    let table = game.position();
    let forecast = game.forecast(player);
    let (text, colour) = match table.lack(player).filter(|_| table.awaits_event(player)) {
        Some(Lack::Team) => (share(table, player), COST),
        Some(lack) => (toll::lack(table, (player, lack), pen.language), COST),
        None if table.event.is_of_the_team() => (share(table, player), TEXT),
        None => (pen.line(toll::words(game, table.event, player, &forecast)), toll::colour(&forecast)),
    };
    pen.text_right(234, y, BOLD, colour, &text);
}

/// Draws what may be turned over next in Invasion, and how many tiles its stack still has for the game.
fn next_of_stack(table: &Position, pen: &mut Pen<'_>) {
    let Some(layer) = (0..3).find(|&layer| table.stack.left[layer] > 0) else { return };
    let stack = ["A", "B", "C"][layer];
    pen.fill(0, 149, 240, 1, LINE);
    pen.text(
        6,
        151,
        PLAIN,
        QUIET,
        &line!("next: one of stack {stack}, {}", plural(table.stack.left[layer].into(), "round")),
    );
    let tiles = Hourglass::INVASION.iter().enumerate();
    let open = tiles.filter(|(tile, _)| table.stack.layers[layer] >> tile & 1 == 1);
    for (i, (_, event)) in (0..).zip(open) {
        let (x, y) = (4 + 29 * (i % 8), 165 + 15 * (i / 8));
        pen.rounded(x, y, 26, 14, INK);
        paint::event(pen, x + 6, y, *event);
    }
}

/// Draws the events of the next rounds in their order, with what each would do now.
fn ahead(game: &Orleans, player: Player, top: i32, pen: &mut Pen<'_>) {
    let table = game.position();
    let events = (1..).zip(table.setup.known_events()).skip(table.round.into());
    pen.fill(0, top, 240, 1, LINE);
    for (i, (round, &event)) in (0..).zip(events).take((192 - top) as usize / 16) {
        let y = top + 2 + 16 * i;
        pen.text_right(22, y, BOLD, QUIET, &line!("{round}"));
        pen.rounded(28, y - 1, 15, 15, INK);
        paint::event(pen, 29, y, event);
        pen.text(50, y, BOLD, TEXT, event.name());
        let forecast = game.forecast_of(event, player);
        pen.text_right(234, y, BOLD, toll::colour(&forecast), &toll::number(&forecast));
    }
}

/// Draws the event box in the bar: its sign, and what it will do to a player. It is red if that loses the game.
pub fn toll_box(game: &Orleans, player: Player, x: i32, y: i32, pen: &mut Pen<'_>) {
    let table = game.position();
    // Before the first round no event is turned over.
    if table.round == 0 {
        return;
    }
    pen.rounded(x, y, 38, 16, INK);
    if let Some((_, lack)) = table.threat(player) {
        pen.rounded(x + 1, y + 1, 36, 14, palette::ALARM);
        return pen.text_centred(x + 19, y + 1, NAME, TEXT, &toll::alarm(lack));
    }
    paint::event(pen, x + 2, y + 2, table.event);
    let forecast = game.forecast(player);
    pen.text(x + 17, y + 1, NAME, toll::colour(&forecast), &toll::number(&forecast));
}
