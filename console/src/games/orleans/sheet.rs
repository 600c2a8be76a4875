//! Choices as a list, and the dial for a draw.

use draw::chrome::{self, Line, plural};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite::{self, Sprite};
use draw::theme::{BOLD, GAIN, LARGE, NAME, PANEL, PLAIN, QUIET, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Game;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Action, Bonus, Brings, DIGNITARY_TOWNS, Destination, Follower, Good, Holding, Hourglass, Item, Job, Kind, Need,
    Origin, Phase, Place, Position, Preview, Receiver, Spot, Unit, citizen, tables,
};

use super::board::{deeds, map, mat, structures};
use super::focus::most_times;
use super::pieces::paint::{self, letter};
use super::pieces::{icons, palette};
use super::words::gain;
use super::{Seat, target};

/// Rows that fit.
const VISIBLE: usize = 6;

/// Returns the place, the person or the event that asks; nothing where the question says it all.
pub fn asker(table: &Position) -> Option<&'static str> {
    Some(match table.job() {
        Some(Job::Village) => Place::Village.name(),
        Some(Job::Trade { .. }) => Place::MarketStand.name(),
        Some(Job::Swap) => Place::BlackMarket.name(),
        Some(Job::Pharmacy) => Place::Pharmacy.name(),
        Some(Job::Vineyard) => Place::Vineyard.name(),
        Some(Job::Sacristy) => Place::Sacristy.name(),
        Some(Job::Bourgeois) => Place::BourgeoisHouse.name(),
        Some(Job::Scriptorium) => Place::Scriptorium.name(),
        Some(Job::Vehicle { .. }) => Place::Vehicle.name(),
        Some(Job::GuildHouse { .. }) => Place::GuildHouse.name(),
        Some(Job::Host | Job::Lodge { .. }) => Place::Hostel.name(),
        Some(Job::Palatinate) => Place::Palatinate.name(),
        Some(Job::Mayor { .. }) => "Mayor",
        Some(Job::Fabrics { .. } | Job::Mark) => "Goal",
        Some(Job::Due) => "Estate Manager",
        Some(Job::Amnesty { .. } | Job::Banish { .. }) => table.event.name(),
        _ if table.phase == Phase::Event => table.event.name(),
        _ => return None,
    })
}

/// Returns what a way costs, in words.
fn a_way(event: Hourglass) -> Line {
    line!("{}: go to", plural(event.price().into(), "coin"))
}

/// Returns what is asked.
pub fn title(job: Option<Job>) -> Line {
    match job {
        Some(Job::Village) => line!("Recruit one"),
        Some(Job::Send { market: false, .. }) => line!("Town Hall: send one"),
        Some(Job::Send { market: true, .. }) => line!("Tower: send one"),
        Some(Job::Trade { left }) => line!("Trade: {left} left"),
        Some(Job::Swap) => line!("Two goods for 1"),
        Some(Job::Pharmacy) => line!("How many coins?"),
        Some(Job::Vineyard) => line!("Buy a wine?"),
        Some(Job::Sacristy) => line!("Cancel the event?"),
        Some(Job::Feed { food, .. }) => line!("{food} food: pay with"),
        Some(Job::Worth { left, .. }) => line!("Worth {left}: pay with"),
        Some(Job::Banish { left }) => line!("Banish {left}"),
        Some(Job::Start) => line!("Start in"),
        Some(Job::Settle) => line!("A citizen to"),
        Some(Job::Choose { one, two }) => {
            if two == 0 {
                line!("Choose {one} of I")
            } else if one == 0 {
                line!("Choose {two} of II")
            } else {
                line!("{one} of I, {two} of II")
            }
        }
        Some(Job::Amnesty { .. }) => line!("Put the new one"),
        Some(Job::QuickTravel { .. }) => a_way(Hourglass::QuickTravel),
        Some(Job::Bourgeois) => line!("Choose a bonus"),
        Some(Job::Exchange) => line!("Exchange"),
        Some(Job::Act) => line!("More"),
        Some(Job::Fabrics { left }) => line!("Deliver {left} cloth"),
        Some(Job::Unequip { left }) => line!("Give {left} gears"),
        Some(Job::Offer) => line!("The event offers"),
        Some(Job::Keep) => line!("Keep one card"),
        Some(Job::Carpenter { .. }) => line!("Carpenter"),
        Some(Job::Scriptorium) => line!("What does it bring?"),
        Some(Job::Riots) => line!("Give one of these"),
        Some(Job::PilgrimsDay) => line!("With a monk goes"),
        Some(Job::Peregrination) => a_way(Hourglass::Peregrination),
        Some(Job::MarketDay { left }) => line!("Buy, {left} left"),
        Some(Job::Vehicle { left, .. }) => line!("Send, {left} left"),
        Some(Job::GuildHouse { left, .. }) => line!("Send, {left} left"),
        Some(Job::Host) => line!("Lend a follower"),
        Some(Job::Lodge { .. }) => line!("To which space?"),
        Some(Job::Palatinate) => line!("Use a place of"),
        Some(Job::Mayor { .. }) => line!("Keep a citizen?"),
        Some(Job::Demolition { left }) => line!("Team: {}", plural(left.into(), "gear")),
        Some(Job::Arson { left }) => line!("Team: {}", plural(left.into(), "tile")),
        Some(Job::TeamCoins { left, good: Some((_, good)), .. }) => {
            line!("{}: {}", good.name(), plural(left.into(), "coin"))
        }
        Some(Job::TeamCoins { left, .. }) => line!("Team: {}", plural(left.into(), "coin")),
        Some(Job::Sell { good, .. }) => line!("Sell your {}?", good.name()),
        Some(Job::Mark) => line!("Meet one now?"),
        Some(Job::Grant { left, .. }) => line!("Team gets {left}"),
        Some(Job::Drought { left }) => line!("{left} grain go"),
        Some(Job::Earthquake { left }) => line!("{} to go", plural(left.into(), "tile")),
        Some(Job::GoodWinds) => line!("Who sails?"),
        Some(Job::WoolMarket { left }) => line!("Trade, {left} left"),
        Some(Job::WitchHunt { left }) => line!("Team loses {left}"),
        Some(Job::Forgo) => line!("Who goes?"),
        Some(Job::Training) => line!("A step on a track"),
        Some(Job::Famine { left }) => line!("Return {left}"),
        Some(Job::Robbery) => line!("Give one of these"),
        Some(Job::Due) => line!("Pay with"),
        Some(Job::Character) => line!("Who are you?"),
        Some(Job::Torture { debt }) => line!("{debt} short: give"),
        _ => line!("Choose"),
    }
}

/// Returns the sign and the name of a choice.
pub fn row(seat: &Seat<'_>, action: Action) -> (&'static Sprite, Line) {
    let station = &icons::STATION;
    let of = |good: Good| &icons::GOODS[good as usize];
    match action {
        Action::Recruit(kind) => (&icons::FOLLOWERS[kind as usize], line!("{}", kind.name())),
        Action::Buy(good) => (of(good), line!("Buy {}", good.name())),
        Action::Sell(good) => (of(good), line!("Sell {}", good.name())),
        Action::Swap { give, take } if seat.game.position().job() == Some(Job::Exchange) => {
            (of(take), line!("{} for {}", give.name(), take.name()))
        }
        Action::Swap { give, take } => {
            (of(take), line!("{} {} for {}", tables::BLACK_MARKET_GOODS, give.name(), take.name()))
        }
        Action::PayCoins(0) => (&icons::COIN, line!("Nothing")),
        Action::PayCoins(coins) => (&icons::COIN, plural(coins.into(), "coin")),
        Action::PayGood(good) => (of(good), line!("{}", good.name())),
        Action::Give(item) => match item {
            Item::Stock => (station, line!("Station, not built")),
            Item::Station(town) => (station, line!("Station {}", map::short(town))),
            Item::Follower => (&sprite::SACK, line!("Follower of the bag")),
            Item::Development => (&icons::BOOK, line!("1 development")),
            Item::Good(good) => (of(good), line!("{}", good.name())),
            Item::Tile(tile) => (paint::picture(tile), line!("{}", tile.name())),
            Item::Technology(place) => (&icons::GEAR, line!("Gear {}", place.name())),
        },
        Action::Accept => match seat.game.position().job() {
            Some(Job::Vineyard) => (&icons::WINE, line!("Buy a wine")),
            Some(Job::Offer) => (&icons::COIN, accepted(seat.game.position().event)),
            Some(Job::Mayor { .. }) => (&icons::CITIZEN, line!("The Mayor keeps it")),
            Some(Job::Sell { good, .. }) => (of(good), line!("Sell {}", good.name())),
            Some(Job::Demolition { .. } | Job::Arson { .. }) => (&icons::COIN, line!("Pay coins instead")),
            _ => (&icons::SACRISTY, line!("Cancel the event")),
        },
        Action::Fulfil(objective) => {
            let objectives = seat.game.setup().objectives();
            (&sprite::FLAG, line!("{}", objectives.get(usize::from(objective)).map_or("", |objective| objective.name)))
        }
        Action::Travel { way, .. } => {
            let own = &seat.game.position().holdings[seat.player.index()];
            let to = WAYS.get(usize::from(way)).map_or(own.merchant, |way| way.beyond(own.merchant));
            let water = WAYS.get(usize::from(way)).is_some_and(|way| way.water);
            (if water { &sprite::SHIP_TILE } else { &icons::WAGON }, line!("{}", map::short(to)))
        }
        Action::Start(town) => (&icons::STATION, line!("{}", map::short(town))),
        Action::Settle(at) => (&icons::CITIZEN, waiting(seat.game.position(), at)),
        Action::Choose(tile) => (paint::picture(tile), line!("{}", tile.name())),
        Action::Banish(follower) => (&icons::FOLLOWERS[follower.kind() as usize], follower_name(follower)),
        Action::Put { follower, at } => (&icons::FOLLOWERS[follower.kind() as usize], space_name(at)),
        Action::Bonus(Bonus::Good(good)) => (of(good), line!("{}", good.name())),
        Action::Bonus(Bonus::Travel) => (&icons::COACH, line!("Any way")),
        Action::Bonus(Bonus::Coins) => (&icons::COIN, line!("{} coins", tables::BOURGEOIS.0)),
        Action::Bonus(Bonus::Development) => (&icons::BOOK, line!("{} development", tables::BOURGEOIS.1)),
        Action::Decline => (&sprite::HOURGLASS, line!("{}", declined(seat))),
        Action::Send { kind, to, .. } => {
            let name = match to {
                Destination::Deed(deed) => line!("{}", deeds::short(seat.game.position(), deed)),
                Destination::Structure(site) => line!("{}", structures::site_name(seat.game.position(), site)),
                Destination::Walls => line!("the walls"),
                Destination::Achievement(at) => line!("{}", achievement(at)),
                Destination::Assembly => line!("the assembly"),
            };
            (&icons::FOLLOWERS[kind as usize], line!("{} to {name}", kind.name()))
        }
        action => (scenario_sign(action), scenario_row(seat, action)),
    }
}

/// Returns the sign of a choice that only scenarios ask for: what it moves.
fn scenario_sign(action: Action) -> &'static Sprite {
    let follower = |follower: Follower| &icons::FOLLOWERS[follower.kind() as usize];
    let of = |good: Good| &icons::GOODS[good as usize];
    match action {
        Action::Keep(_) | Action::Build { .. } | Action::Renew => &icons::CRAFTSMAN,
        Action::MoveCarpenter { follower: by, .. }
        | Action::Return { follower: by, .. }
        | Action::Host { follower: by, .. } => follower(by),
        Action::Furnish { good, .. } => good.map_or(&icons::COIN, of),
        Action::Ship { good, .. } => of(good),
        Action::Donate { .. } => &icons::COIN,
        Action::Lodge(_) | Action::Be(_) => &icons::ANYBODY,
        Action::Borrow { place, .. } => paint::picture(place),
        Action::Catapult => &icons::GEAR,
        Action::Team { unit, .. } => match unit {
            Unit::Coin => &icons::COIN,
            Unit::Technology(_) => &icons::GEAR,
            Unit::Tile(place) => paint::picture(place),
            Unit::Development => &icons::BOOK,
            Unit::Monk => &icons::MONK,
            Unit::Wine => &icons::WINE,
            Unit::Buy(good) | Unit::Sell(good) => of(good),
            Unit::Winds { .. } => &sprite::SHIP_TILE,
        },
        Action::Drought { .. } => &icons::GRAIN,
        Action::Forgo(_) => &icons::CITIZEN,
        _ => &sprite::HOURGLASS,
    }
}

/// Returns the name of a choice that only scenarios ask for.
fn scenario_row(seat: &Seat<'_>, action: Action) -> Line {
    let to_name = |to: Receiver| match to {
        Receiver::Warehouse => line!("warehouse"),
        Receiver::Treasury => line!("treasury"),
        Receiver::Achievement(at) => line!("{}", achievement(at)),
        Receiver::Player(player) => line!("{}", seat.name(player)),
    };
    match action {
        Action::Keep(card) => structures::offered(card),
        Action::MoveCarpenter { way, follower } => {
            let to =
                WAYS.get(usize::from(way)).map_or("", |way| map::short(way.beyond(seat.game.position().carpenter)));
            line!("{to}, {}", follower_name(follower))
        }
        Action::Build { way, space } => {
            let from = seat.game.position().carpenter;
            let to = WAYS.get(usize::from(way)).map_or("", |way| map::short(way.beyond(from)));
            line!("Build towards {to}{}", if space > 0 { ", 2nd" } else { "" })
        }
        Action::Renew => line!("Two new cards"),
        Action::Furnish { site, good } => {
            line!("{} to {}", good.map_or("Coin", Good::name), structures::site_name(seat.game.position(), site))
        }
        Action::Return { follower, from } => match from {
            Origin::Bag => line!("{}, bag", follower_name(follower)),
            Origin::Market => line!("{}, market", follower_name(follower)),
            Origin::Space(spot) => line!("{}, {}", follower_name(follower), spot.place.name()),
        },
        Action::Ship { good, to } => line!("{} to {}", good.name(), to_name(to)),
        Action::Donate { coins, to } => line!("{} to {}", plural(coins.into(), "coin"), to_name(to)),
        Action::Host { follower, to } => line!("{} to {}", follower_name(follower), seat.name(to)),
        Action::Lodge(spot) => space_name(spot),
        Action::Borrow { from, place } => line!("{} of {}", place.name(), seat.name(from)),
        Action::Catapult => line!("Technology to catapult"),
        Action::Team { player, unit } => match unit {
            Unit::Coin => line!("{}: a coin", seat.name(player)),
            Unit::Technology(place) => line!("{}: gear {}", seat.name(player), place.name()),
            Unit::Tile(place) => line!("{}: {}", seat.name(player), place.name()),
            Unit::Development => line!("{}: development", seat.name(player)),
            Unit::Monk => line!("{}: a monk", seat.name(player)),
            Unit::Wine => line!("{}: a wine", seat.name(player)),
            Unit::Buy(good) => line!("{} +{}", seat.name(player), good.name()),
            Unit::Sell(good) => line!("{} -{}", seat.name(player), good.name()),
            Unit::Winds { way, .. } => {
                let from = seat.game.position().holdings[player.index()].merchant;
                let to = WAYS.get(usize::from(way)).map_or(from, |way| way.beyond(from));
                line!("{} to {}", seat.name(player), map::short(to))
            }
        },
        Action::Drought { way, space } => line!("Grain, way {way} {}", space + 1),
        Action::Forgo(at) => waiting(seat.game.position(), at),
        Action::Be(character) => line!("{}", character.name()),
        _ => line!("Go on"),
    }
}

/// Returns the name of an achievement.
fn achievement(at: u8) -> &'static str {
    tables::design::ACHIEVEMENTS.get(usize::from(at)).map_or("", |achievement| achievement.0)
}

/// Returns the name of a follower, and whether it is the player's own.
pub fn follower_name(follower: Follower) -> Line {
    if follower.is_own() { line!("Own {}", follower.kind().name()) } else { line!("{}", follower.kind().name()) }
}

/// Returns the name of a place, and whom its space asks for.
fn space_name(Spot { place, space }: Spot) -> Line {
    match place.needs().get(usize::from(space)) {
        Some(Need::Of(kind)) => line!("{}: {}", place.name(), kind.name()),
        _ => line!("{}", place.name()),
    }
}

/// Returns where a citizen waits.
fn waiting(table: &Position, at: u8) -> Line {
    match at {
        citizen::KNIGHTS => line!("Knights' track"),
        citizen::BOATMEN => line!("Boatmen's track"),
        citizen::STATIONS => line!("Most stations"),
        citizen::ACHIEVEMENTS.. => line!("{}", achievement(at - citizen::ACHIEVEMENTS)),
        citizen::LE_BLANC => line!("Le Blanc"),
        citizen::FARMERS => line!("Farmers' track"),
        citizen::GOODS.. => line!("Pile of {}", Good::FOOD[usize::from(at - citizen::GOODS) % 3].name()),
        citizen::TOWNS.. => {
            let town = DIGNITARY_TOWNS.get(usize::from(at - citizen::TOWNS));
            line!("{}", town.map_or("", |&town| map::short(town)))
        }
        citizen::DEEDS.. => {
            let deed = table.setup.deeds().get(usize::from(at - citizen::DEEDS));
            line!("{}", deed.map_or("", |deed| deed.name))
        }
        _ => {
            let space = tables::DEVELOPMENT_CITIZENS.get(usize::from(at)).copied().unwrap_or(0);
            line!("Development {space}")
        }
    }
}

/// Returns what it means to accept what an event offers.
fn accepted(event: Hourglass) -> Line {
    let words = match event {
        Hourglass::GoodTrade => return line!("{} coins for {} grain", event.price(), tables::GOOD_TRADE_GRAIN),
        Hourglass::Summoning => "Pay, and stay here",
        Hourglass::RomeCalling => "A monk of each",
        Hourglass::Progress => "Build here",
        Hourglass::Indulgence => "A monk",
        _ => "A citizen",
    };
    line!("{words}")
}

/// Returns what it means to decline.
pub fn declined(seat: &Seat<'_>) -> &'static str {
    match seat.game.position().job() {
        Some(Job::Trade { .. }) => "No more",
        Some(Job::Offer) => match seat.game.position().event {
            Hourglass::Summoning => "Go to Orléans",
            Hourglass::RomeCalling => "A waiting citizen goes",
            _ => "No",
        },
        Some(Job::Vineyard) => "No wine",
        Some(Job::TeamCoins { .. }) => "No",
        Some(Job::Sell { .. }) => "Keep it",
        Some(Job::Mark) => "Not now",
        Some(Job::Sacristy) => "Bear it",
        _ => "Enough",
    }
}

/// Draws the list of what is legal over the board: of all, or of what has no place `on_board`.
pub fn draw(seat: &Seat<'_>, (chosen, times): (u8, u8), on_board: bool, pen: &mut Pen<'_>) {
    let listed = || (0..).zip(seat.legal).filter(|(_, action)| !on_board || !target::is_on_board(**action));
    let count = listed().count();
    let place = listed().position(|(at, _)| at == chosen).unwrap_or(0);
    let rows = count.min(VISIBLE);
    let top = 194 - 27 - 22 * rows as i32;
    let table = seat.game.position();
    let asker = asker(table);
    mat::panel(pen, if asker.is_none() { top } else { top - 12 });
    pen.text(8, top - 9, BOLD, GAIN, asker.unwrap_or_default());
    pen.text(8, top + 5, LARGE, TEXT, &title(table.job()));
    if count > VISIBLE {
        // The way to do without it is the last row.
        if seat.legal.contains(&Action::Decline) {
            pen.text_right(236, top - 9, PLAIN, QUIET, &line!("last row: {}", declined(seat)));
        }
        pen.text_right(236, top + 7, PLAIN, QUIET, &line!("{} of {count}", place + 1));
    }
    let from = place.saturating_sub(VISIBLE / 2).min(count - rows);
    for (row, (at, action)) in (0..).zip(listed().skip(from).take(rows)) {
        let y = top + 26 + 22 * row;
        chrome::row(pen, y, 22, at == chosen);
        let (sign, name) = self::row(seat, *action);
        pen.sprite_on(14 - i32::from(sign.width) / 2 + 4, y + 11 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
        let mut end = pen.text(32, y + 4, BOLD, TEXT, &name);
        let most = if at == chosen && !on_board { most_times(seat, *action) } else { 1 };
        if let Some(have) = has(seat, *action).filter(|_| most == 1) {
            end = pen.text(end + 8, y + 4, PLAIN, QUIET, &have);
        }
        if most > 1 {
            amount(pen, (end, y + 4), times, most);
            continue;
        }
        let mut text = Line::new();
        brings(seat, *action, &mut text);
        let width = paint::width(&text);
        // Beside the longest names the strip alone tells it.
        if end + 6 <= 232 - width {
            paint::write(pen, 232 - width, y + 4, GAIN, &text);
        }
    }
}

/// Draws an arrow, 6 wide, to the left or to the right, with its tip at this height.
fn arrow(pen: &mut Pen<'_>, x: i32, y: i32, right: bool, colour: Rgb565) {
    for step in 0..6 {
        let dx = if right { 5 - step } else { step };
        pen.fill(x + dx, y - step, 1, 1 + 2 * step as u32, colour);
    }
}

/// Draws how many times the chosen action is taken, at the right end of its row, as far as its name leaves room.
fn amount(pen: &mut Pen<'_>, (end, y): (i32, i32), times: u8, most: u8) {
    let left = |text: &Line| 222 - text_width(BOLD, text);
    let fits = |text: &Line| end + 6 <= left(text) - 10;
    let Some(text) = [line!("{times} of {most}"), line!("{times}")].into_iter().find(fits) else { return };
    let left = left(&text);
    arrow(pen, left - 10, y + 6, false, TEXT);
    pen.text(left, y, BOLD, GAIN, &text);
    arrow(pen, 226, y + 6, true, TEXT);
}

/// Returns how much there is of what is given.
fn has(seat: &Seat<'_>, action: Action) -> Option<Line> {
    let own = &seat.game.position().holdings[seat.player.index()];
    let count: u16 = match action {
        Action::Sell(good) | Action::PayGood(good) | Action::Give(Item::Good(good)) => own.goods.of(good).into(),
        Action::Give(Item::Stock) => own.stock.into(),
        Action::Give(Item::Follower) => own.bag.neutrals().into(),
        Action::Recruit(kind) => return Some(line!("step {}", own.track(kind) + 1)),
        _ => return None,
    };
    Some(line!("of {count}"))
}

/// Adds what a choice brings to a line, in signs.
pub fn brings(seat: &Seat<'_>, action: Action, text: &mut Line) {
    // The name of the row says who comes.
    gain::write(&Preview { recruit: None, ..gain::of(seat, action) }, text);
    match action {
        Action::Recruit(Kind::Craftsman) => append(text, "technology"),
        Action::Recruit(Kind::Trader) => append(text, "a place"),
        Action::Team { unit: Unit::Winds { take: None, .. }, .. } => append(text, "empty"),
        _ => {}
    }
}

fn append(text: &mut Line, words: &str) {
    // What does not fit is cut.
    let _ = core::fmt::Write::write_fmt(text, format_args!("{}{words}", if text.is_empty() { "" } else { " " }));
}

/// Returns how many followers may come back from places if so many are drawn.
pub fn back(own: &Holding, draws: u8) -> u8 {
    let standing: usize = own.places().map(|place| own.standing_on(place).count()).sum();
    (own.draws() - draws).min(standing as u8)
}

/// Draws the dial for the number of followers to draw.
pub fn dial(seat: &Seat<'_>, draws: u8, pen: &mut Pen<'_>) {
    let own = &seat.game.position().holdings[seat.player.index()];
    mat::panel(pen, 117);
    pen.sprite_on(12, 129, &sprite::SACK, palette::COIN, PANEL);
    pen.text(30, 124, LARGE, TEXT, "Draw");
    let most = seat.game.most_draws();
    arrow(pen, 86, 133, false, if draws > 0 { TEXT } else { PANEL });
    arrow(pen, 126, 133, true, if draws < most { TEXT } else { PANEL });
    pen.text_centred(109, 124, LARGE, GAIN, &line!("{draws}"));
    let back = back(own, draws);
    if back > 0 {
        pen.text(144, 127, NAME, QUIET, &line!("{back} back"));
    }
    mat::bag(&own.bag, seat.player, 12, 150, pen);
}

/// Returns followers as signs in a line of text.
pub fn kinds(crowd: impl Iterator<Item = Kind>) -> Line {
    let mut text = Line::new();
    for kind in crowd {
        // What does not fit is cut.
        let _ = text.push(letter::kind(kind));
    }
    text
}

/// Returns what a place does for whoever is at the table, in some 20 letters.
pub fn effect(seat: &Seat<'_>, place: Place) -> Line {
    match place.brings() {
        Brings::Gain { coins, development: 0 } => return line!("{coins} coins"),
        Brings::Gain { coins: 0, development } => return line!("{development} development"),
        Brings::Gain { coins, development } => return line!("{coins} coins, {development} dev."),
        Brings::Way { coins: coins @ 1.., .. } => return line!("any way, {coins} coins"),
        _ => {}
    }
    let words = match place {
        Place::FarmHouse if seat.game.position().farmed(seat.player).is_none() => "a farmer",
        Place::FarmHouse => "a farmer and a good",
        Place::Village => "recruit one of three",
        Place::University => "a scholar",
        Place::Castle => "a knight",
        Place::Monastery => "a monk",
        Place::Ship => "one waterway",
        Place::Wagon | Place::HorseWagon => "one road",
        Place::Guildhall => "a trading station",
        Place::TownHall => "followers to deeds",
        Place::Hayrick => "1 grain",
        Place::CheeseFactory => "1 cheese",
        Place::Winery => "1 wine",
        Place::WoolManufacturer => "1 wool",
        Place::TailorShop => "1 brocade",
        Place::Hospital => "coins by status",
        Place::Sacristy => "cancels an event",
        Place::HerbGarden => "boatmen stand in",
        Place::Bathhouse => {
            let (drawn, put) = tables::design::BATHHOUSE_DRAWS;
            return line!("draw {drawn}, put {put}");
        }
        Place::Office => "coins by stations",
        Place::Pharmacy => "coins to development",
        Place::School => "scholars stand in",
        Place::GunpowderTower => "market to deeds",
        Place::Laboratory => "technology",
        Place::MarketStand => return line!("trade {} goods", tables::MARKET_STAND_GOODS),
        Place::BlackMarket => return line!("{} goods for 1", tables::BLACK_MARKET_GOODS),
        Place::Depot => return line!("{} points a set", tables::DEPOT_POINTS),
        Place::Tavern => "share towns",
        Place::Vineyard => "wine by stations",
        Place::Well => "repeats a place",
        Place::BourgeoisHouse => "a citizen for a bonus",
        Place::Carpenter => "moves and builds",
        Place::Vehicle => "sends goods",
        Place::GuildHouse => "sends coins",
        Place::Hostel => "lends a follower",
        Place::Palatinate => "uses another's place",
        _ => "",
    };
    line!("{words}")
}
