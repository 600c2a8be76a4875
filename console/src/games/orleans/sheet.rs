//! Choices as a list, and the dial for a draw.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite::{self, Sprite};
use draw::theme::{BOLD, GAIN, LARGE, NAME, PANEL, PLAIN, QUIET, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::orleans::citizen::Waits;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Action, Bonus, Brings, Destination, Follower, Good, Holding, Hourglass, Item, Job, Kind, Need, Origin, Phase,
    Place, Position, Preview, Receiver, Spot, Town, Unit, tables,
};
use texts::{Message, Text, orleans as say};

use super::board::{mat, structures};
use super::focus::most_times;
use super::pieces::paint::{self, letter};
use super::pieces::{icons, palette};
use super::seat::Seat;
use super::target;
use super::words::{gain, names};

/// Rows that fit.
const VISIBLE: usize = 6;

/// Returns the place, the character or the event that asks; nothing where the question is clear without it.
pub fn asker(table: &Position) -> Option<Text> {
    Some(match table.job() {
        Some(Job::Village) => names::place(Place::Village),
        Some(Job::Trade { .. }) => names::place(Place::MarketStand),
        Some(Job::Swap) => names::place(Place::BlackMarket),
        Some(Job::Pharmacy) => names::place(Place::Pharmacy),
        Some(Job::Vineyard) => names::place(Place::Vineyard),
        Some(Job::Sacristy) => names::place(Place::Sacristy),
        Some(Job::Bourgeois) => names::place(Place::BourgeoisHouse),
        Some(Job::Scriptorium) => names::place(Place::Scriptorium),
        Some(Job::Vehicle { .. }) => names::place(Place::Vehicle),
        Some(Job::GuildHouse { .. }) => names::place(Place::GuildHouse),
        Some(Job::Host | Job::Lodge { .. }) => names::place(Place::Hostel),
        Some(Job::Palatinate) => names::place(Place::Palatinate),
        Some(Job::Mayor { .. }) => say::MAYOR,
        Some(Job::Fabrics { .. } | Job::Mark) => say::ASKER_GOAL,
        Some(Job::Due) => say::ESTATE_MANAGER,
        Some(Job::Amnesty { .. } | Job::Banish { .. }) => names::event(table.event),
        _ if table.phase == Phase::Event => names::event(table.event),
        _ => return None,
    })
}

/// Returns what is asked.
pub fn title(job: Option<Job>) -> Message<'static> {
    let text = match job {
        Some(Job::Village) => say::ASK_RECRUIT,
        Some(Job::Send { market: false, .. }) => say::ASK_SEND,
        Some(Job::Send { market: true, .. }) => say::ASK_SEND_TOWER,
        Some(Job::Trade { left }) => return say::ask_trade(left),
        Some(Job::Swap) => say::ASK_SWAP,
        Some(Job::Pharmacy) => say::ASK_PHARMACY,
        Some(Job::Vineyard) => say::ASK_VINEYARD,
        Some(Job::Sacristy) => say::ASK_SACRISTY,
        Some(Job::Feed { food, .. }) => return say::ask_food(food),
        Some(Job::Worth { left, .. }) => return say::ask_worth(left),
        Some(Job::Banish { left }) => return say::ask_banish(left),
        Some(Job::Start) => say::ASK_START,
        Some(Job::Settle) => say::ASK_SETTLE,
        Some(Job::Choose { one, two: 0 }) => return say::ask_tiles_one(one),
        Some(Job::Choose { one: 0, two }) => return say::ask_tiles_two(two),
        Some(Job::Choose { one, two }) => return say::ask_tiles(one, two),
        Some(Job::Amnesty { .. }) => say::ASK_AMNESTY,
        Some(Job::QuickTravel { .. }) => return say::ask_way(Hourglass::QuickTravel.price()),
        Some(Job::Bourgeois) => say::ASK_BONUS,
        Some(Job::Exchange) => say::ASK_EXCHANGE,
        Some(Job::Act) => say::ASK_MORE,
        Some(Job::Fabrics { left }) => return say::ask_cloth(left),
        Some(Job::Unequip { left }) => return say::ask_unequip(left),
        Some(Job::Offer) => say::ASK_OFFER,
        Some(Job::Keep) => say::ASK_KEEP,
        Some(Job::Carpenter { .. }) => names::place(Place::Carpenter),
        Some(Job::Scriptorium) => say::ASK_SCRIPTORIUM,
        Some(Job::Riots | Job::Robbery) => say::ASK_GIVE,
        Some(Job::PilgrimsDay) => say::ASK_PILGRIMS_DAY,
        Some(Job::Peregrination) => return say::ask_way(Hourglass::Peregrination.price()),
        Some(Job::MarketDay { left }) => return say::ask_buy(left),
        Some(Job::Vehicle { left, .. } | Job::GuildHouse { left, .. }) => return say::ask_ship(left),
        Some(Job::Host) => say::ASK_HOST,
        Some(Job::Lodge { .. }) => say::ASK_LODGE,
        Some(Job::Palatinate) => say::ASK_PALATINATE,
        Some(Job::Mayor { .. }) => say::ASK_MAYOR,
        Some(Job::Demolition { left }) => return say::ask_team_gears(left),
        Some(Job::Arson { left }) => return say::ask_team_tiles(left),
        Some(Job::TeamCoins { left, good: Some((_, good)), .. }) => {
            return say::ask_coins_for(names::good(good), left);
        }
        Some(Job::TeamCoins { left, .. }) => return say::ask_team_coins(left),
        Some(Job::Sell { good, .. }) => return say::ask_sell(names::good(good)),
        Some(Job::Mark) => say::ASK_MARK,
        Some(Job::Grant { left, .. }) => return say::ask_grant(left),
        Some(Job::Drought { left }) => return say::ask_drought(left),
        Some(Job::Earthquake { left }) => return say::ask_earthquake(left),
        Some(Job::GoodWinds) => say::ASK_WINDS,
        Some(Job::WoolMarket { left }) => return say::ask_wool_market(left),
        Some(Job::WitchHunt { left }) => return say::ask_witch_hunt(left),
        Some(Job::Forgo) => say::ASK_FORGO,
        Some(Job::Training) => say::ASK_TRAINING,
        Some(Job::Famine { left }) => return say::ask_famine(left),
        Some(Job::Due) => say::ASK_DUE,
        Some(Job::Character) => say::ASK_CHARACTER,
        Some(Job::Torture { debt }) => return say::ask_torture(debt),
        _ => say::ASK_CHOOSE,
    };
    text.into()
}

/// Returns the sign and the name of a choice.
pub fn row(seat: &Seat<'_>, action: Action) -> (&'static Sprite, Line) {
    let (sign, name) = choice(seat, action);
    (sign, seat.line(name))
}

fn choice<'a>(seat: &'a Seat<'_>, action: Action) -> (&'static Sprite, Message<'a>) {
    let table = seat.game.position();
    let station = &icons::STATION;
    let of = |good: Good| &icons::GOODS[good as usize];
    let follower = |kind: Kind| &icons::FOLLOWERS[kind as usize];
    match action {
        Action::Recruit(kind) => (follower(kind), names::kind(kind).into()),
        Action::Buy(good) => (of(good), say::choice_buy(names::good(good))),
        Action::Sell(good) => (of(good), say::choice_sell(names::good(good))),
        Action::Swap { give, take } if table.job() == Some(Job::Exchange) => {
            (of(take), say::choice_exchange(names::good(give), names::good(take)))
        }
        Action::Swap { give, take } => {
            (of(take), say::choice_swap(tables::BLACK_MARKET_GOODS, names::good(give), names::good(take)))
        }
        Action::PayCoins(0) => (&icons::COIN, say::CHOICE_NOTHING.into()),
        Action::PayCoins(coins) => (&icons::COIN, say::count_coins(coins)),
        Action::PayGood(good) => (of(good), names::good(good).into()),
        Action::Give(item) => match item {
            Item::Stock => (station, say::CHOICE_STOCK.into()),
            Item::Station(town) => (station, say::choice_station(names::town(town))),
            Item::Follower => (&sprite::SACK, say::CHOICE_FOLLOWER.into()),
            Item::Development => (&icons::BOOK, say::count_development(1)),
            Item::Good(good) => (of(good), names::good(good).into()),
            Item::Tile(tile) => (paint::picture(tile), names::place(tile).into()),
            Item::Technology(place) => (&icons::GEAR, say::choice_gear(names::place(place))),
        },
        Action::Accept => match table.job() {
            Some(Job::Vineyard) => (&icons::WINE, say::CHOICE_BUY_WINE.into()),
            Some(Job::Offer) => (&icons::COIN, accepted(table.event)),
            Some(Job::Mayor { .. }) => (&icons::CITIZEN, say::CHOICE_MAYOR.into()),
            Some(Job::Sell { good, .. }) => (of(good), say::choice_sell(names::good(good))),
            Some(Job::Demolition { .. } | Job::Arson { .. }) => (&icons::COIN, say::CHOICE_COINS_INSTEAD.into()),
            _ => (&icons::SACRISTY, say::CHOICE_CANCEL.into()),
        },
        Action::Fulfil(objective) => {
            let name = names::objective(table.setup.scenario, objective).unwrap_or(say::ASKER_GOAL);
            (&sprite::FLAG, name.into())
        }
        Action::Travel { way, .. } => {
            let own = &table.holdings[seat.player.index()];
            let water = WAYS.get(usize::from(way)).is_some_and(|way| way.water);
            (if water { &sprite::SHIP_TILE } else { &icons::WAGON }, beyond(way, own.merchant).into())
        }
        Action::Start(town) => (station, names::town(town).into()),
        Action::Settle(at) => (&icons::CITIZEN, waiting(table, at)),
        Action::Choose(tile) => (paint::picture(tile), names::place(tile).into()),
        Action::Banish(who) => (follower(who.kind()), names::follower(who).into()),
        Action::Put { follower: who, at } => (follower(who.kind()), space_name(at)),
        Action::Bonus(Bonus::Good(good)) => (of(good), names::good(good).into()),
        Action::Bonus(Bonus::Travel) => (&icons::COACH, say::CHOICE_ANY_WAY.into()),
        Action::Bonus(Bonus::Coins) => (&icons::COIN, say::count_coins(tables::BOURGEOIS.0)),
        Action::Bonus(Bonus::Development) => (&icons::BOOK, say::count_development(tables::BOURGEOIS.1)),
        Action::Decline => (&sprite::HOURGLASS, declined(seat).into()),
        Action::Send { kind, to, .. } => {
            let to = match to {
                Destination::Deed(deed) => names::short_deed(table.setup.scenario, deed),
                Destination::Structure(site) => Some(structures::site_name(table, site)),
                Destination::Walls => Some(say::TO_THE_WALLS),
                Destination::Achievement(at) => names::achievement(at),
                Destination::Assembly => Some(say::TO_THE_ASSEMBLY),
            };
            let kind_name = names::kind(kind);
            (follower(kind), to.map_or(kind_name.into(), |to| say::choice_send(kind_name, to)))
        }
        action => (scenario_sign(action), scenario_row(seat, action)),
    }
}

/// Returns the town at the other end of a way.
fn beyond(way: u8, from: Town) -> Text {
    names::town(WAYS.get(usize::from(way)).map_or(from, |way| way.beyond(from)))
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
fn scenario_row<'a>(seat: &'a Seat<'_>, action: Action) -> Message<'a> {
    let table = seat.game.position();
    match action {
        Action::Keep(card) => structures::offered(card),
        Action::MoveCarpenter { way, follower } => {
            say::choice_carpenter(beyond(way, table.carpenter), names::follower(follower))
        }
        Action::Build { way, space: 0 } => say::choice_build(beyond(way, table.carpenter)),
        Action::Build { way, .. } => say::choice_build_second(beyond(way, table.carpenter)),
        Action::Renew => say::CHOICE_RENEW.into(),
        Action::Furnish { site, good } => {
            let site = structures::site_name(table, site);
            good.map_or(say::choice_furnish_coin(site), |good| say::choice_furnish(names::good(good), site))
        }
        Action::Return { follower, from } => {
            let name = names::follower(follower);
            match from {
                Origin::Bag => say::choice_from_bag(name),
                Origin::Market => say::choice_from_market(name),
                Origin::Space(spot) => say::choice_from_place(name, names::place(spot.place)),
            }
        }
        Action::Ship { good, to: Receiver::Player(player) } => {
            say::choice_ship_player(names::good(good), seat.name(player))
        }
        Action::Ship { good, to } => say::choice_ship(names::good(good), receiver(to)),
        Action::Donate { coins, to: Receiver::Player(player) } => say::choice_donate_player(coins, seat.name(player)),
        Action::Donate { coins, to } => say::choice_donate(coins, receiver(to)),
        Action::Host { follower, to } => say::choice_host(names::follower(follower), seat.name(to)),
        Action::Lodge(spot) => space_name(spot),
        Action::Borrow { from, place } => say::choice_borrow(names::place(place), seat.name(from)),
        Action::Catapult => say::CHOICE_CATAPULT.into(),
        Action::Team { player, unit } => {
            let name = seat.name(player);
            match unit {
                Unit::Coin => say::choice_coin(name),
                Unit::Technology(place) => say::choice_player_gear(name, names::place(place)),
                Unit::Tile(place) => say::choice_tile(name, names::place(place)),
                Unit::Development => say::choice_player_development(name),
                Unit::Monk => say::choice_monk(name),
                Unit::Wine => say::choice_wine(name),
                Unit::Buy(good) => say::choice_player_buys(name, names::good(good)),
                Unit::Sell(good) => say::choice_player_sells(name, names::good(good)),
                Unit::Winds { way, .. } => {
                    say::choice_player_sails(name, beyond(way, table.holdings[player.index()].merchant))
                }
            }
        }
        Action::Drought { way, space } => say::choice_drought(way, space + 1),
        Action::Forgo(at) => waiting(table, at),
        Action::Be(character) => names::character(character).into(),
        _ => say::CHOICE_GO_ON.into(),
    }
}

/// Returns the part of the city that something goes to.
fn receiver(to: Receiver) -> Text {
    match to {
        Receiver::Warehouse => say::TO_WAREHOUSE,
        Receiver::Treasury => say::TO_TREASURY,
        Receiver::Achievement(at) if let Some(name) = names::achievement(at) => name,
        Receiver::Achievement(_) | Receiver::Player(_) => say::PAGE_CITY,
    }
}

/// Returns the name of a place, and whom its space asks for.
fn space_name(Spot { place, space }: Spot) -> Message<'static> {
    match place.needs().get(usize::from(space)) {
        Some(Need::Of(kind)) => say::choice_space(names::place(place), names::kind(*kind)),
        _ => names::place(place).into(),
    }
}

/// Returns where a citizen waits.
fn waiting(table: &Position, at: u8) -> Message<'static> {
    let text = match Waits::of(at) {
        Waits::Development(space) => return say::waits_development(space),
        Waits::Knights => say::WAITS_KNIGHTS,
        Waits::Boatmen => say::WAITS_BOATMEN,
        Waits::Stations => say::WAITS_STATIONS,
        Waits::Deed(deed) => names::deed(table.setup.scenario, deed).unwrap_or(say::ACCEPT_CITIZEN),
        Waits::Town(town) => names::town(town),
        Waits::Pile(good) => return say::waits_pile(names::good(good)),
        Waits::Farmers => say::WAITS_FARMERS,
        Waits::Achievement(work) => names::achievement(work).unwrap_or(say::ACCEPT_CITIZEN),
    };
    text.into()
}

/// Returns what it means to accept what an event offers.
fn accepted(event: Hourglass) -> Message<'static> {
    let text = match event {
        Hourglass::GoodTrade => return say::accept_grain(event.price(), tables::GOOD_TRADE_GRAIN),
        Hourglass::Summoning => say::ACCEPT_STAY,
        Hourglass::RomeCalling => say::ACCEPT_MONKS,
        Hourglass::Progress => say::ACCEPT_BUILD,
        Hourglass::Indulgence => say::ACCEPT_MONK,
        _ => say::ACCEPT_CITIZEN,
    };
    text.into()
}

/// Returns what it means to decline.
fn declined(seat: &Seat<'_>) -> Text {
    match seat.game.position().job() {
        Some(Job::Trade { .. }) => say::DECLINE_NO_MORE,
        Some(Job::Offer) => match seat.game.position().event {
            Hourglass::Summoning => say::DECLINE_TO_ORLEANS,
            Hourglass::RomeCalling => say::DECLINE_CITIZEN_GOES,
            _ => say::DECLINE_NO,
        },
        Some(Job::Vineyard) => say::DECLINE_WINE,
        Some(Job::TeamCoins { .. }) => say::DECLINE_NO,
        Some(Job::Sell { .. }) => say::DECLINE_KEEP,
        Some(Job::Mark) => say::DECLINE_NOT_NOW,
        Some(Job::Sacristy) => say::DECLINE_BEAR,
        _ => say::DECLINE_ENOUGH,
    }
}

/// Draws the list of legal actions over the board: of all, or with `on_board` of those without a place on it.
pub fn draw(seat: &Seat<'_>, (chosen, times): (u8, u8), on_board: bool, pen: &mut Pen<'_>) {
    let listed = || (0..).zip(seat.legal).filter(|(_, action)| !on_board || !target::is_on_board(**action));
    let count = listed().count();
    let place = listed().position(|(at, _)| at == chosen).unwrap_or(0);
    let rows = count.min(VISIBLE);
    let top = 194 - 27 - 22 * rows as i32;
    let table = seat.game.position();
    let asker = asker(table);
    mat::panel(pen, if asker.is_none() { top } else { top - 12 });
    if let Some(asker) = asker {
        pen.say(8, top - 9, BOLD, GAIN, asker);
    }
    pen.say(8, top + 5, LARGE, TEXT, title(table.job()));
    if count > VISIBLE {
        // The last row, which declines, may be out of sight.
        if seat.legal.contains(&Action::Decline) {
            pen.say_right(236, top - 9, PLAIN, QUIET, say::last_row(declined(seat)));
        }
        pen.say_right(236, top + 7, PLAIN, QUIET, say::count_of(place as i32 + 1, count as i32));
    }
    let from = place.saturating_sub(VISIBLE / 2).min(count - rows);
    for (row, (at, action)) in (0..).zip(listed().skip(from).take(rows)) {
        let y = top + 26 + 22 * row;
        chrome::row(pen, y, 22, at == chosen);
        let (sign, name) = choice(seat, *action);
        pen.sprite_on(14 - i32::from(sign.width) / 2 + 4, y + 11 - i32::from(sign.height) / 2, sign, TEXT, PANEL);
        let mut end = pen.say(32, y + 4, BOLD, TEXT, name);
        let most = if at == chosen && !on_board { most_times(seat, *action) } else { 1 };
        if let Some(have) = has(seat, *action).filter(|_| most == 1) {
            end = pen.say(end + 8, y + 4, PLAIN, QUIET, have);
        }
        if most > 1 {
            amount(pen, (end, y + 4), times, most);
            continue;
        }
        let Some(text) = brings(seat, *action) else { continue };
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
    let Some(text) = [pen.line(say::count_of(times, most)), line!("{times}")].into_iter().find(fits) else { return };
    let left = left(&text);
    arrow(pen, left - 10, y + 6, false, TEXT);
    pen.text(left, y, BOLD, GAIN, &text);
    arrow(pen, 226, y + 6, true, TEXT);
}

/// Returns how much the player has of what is given.
fn has(seat: &Seat<'_>, action: Action) -> Option<Message<'static>> {
    let own = &seat.game.position().holdings[seat.player.index()];
    let count: u16 = match action {
        Action::Sell(good) | Action::PayGood(good) | Action::Give(Item::Good(good)) => own.goods.of(good).into(),
        Action::Give(Item::Stock) => own.stock.into(),
        Action::Give(Item::Follower) => own.bag.neutrals().into(),
        Action::Recruit(kind) => return Some(say::have_step(own.track(kind) + 1)),
        _ => return None,
    };
    Some(say::have_of(count))
}

/// Returns what a choice brings, in signs; `None` if it brings nothing.
pub fn brings(seat: &Seat<'_>, action: Action) -> Option<Line> {
    // The name of the row says who comes.
    let gains = gain::line(&Preview { recruit: None, ..gain::of(seat, action) });
    let more = match action {
        Action::Recruit(Kind::Craftsman) => say::BRINGS_TECHNOLOGY,
        Action::Recruit(Kind::Trader) => say::BRINGS_PLACE,
        Action::Team { unit: Unit::Winds { take: None, .. }, .. } => say::BRINGS_EMPTY,
        _ => return gains,
    };
    let more = seat.line(more);
    Some(gains.map_or(more.clone(), |gains| line!("{gains} {more}")))
}

/// Returns how many followers may come back from places if `draws` are drawn.
pub fn back(own: &Holding, draws: u8) -> u8 {
    let standing: usize = own.places().map(|place| own.standing_on(place).count()).sum();
    (own.draws() - draws).min(standing as u8)
}

/// Draws the dial for the number of followers to draw.
pub fn dial(seat: &Seat<'_>, draws: u8, pen: &mut Pen<'_>) {
    let own = &seat.game.position().holdings[seat.player.index()];
    mat::panel(pen, 117);
    pen.sprite_on(12, 129, &sprite::SACK, palette::COIN, PANEL);
    pen.say(30, 124, LARGE, TEXT, say::DIAL_DRAW);
    let most = seat.game.most_draws();
    arrow(pen, 86, 133, false, if draws > 0 { TEXT } else { PANEL });
    arrow(pen, 126, 133, true, if draws < most { TEXT } else { PANEL });
    pen.text_centred(109, 124, LARGE, GAIN, &line!("{draws}"));
    let back = back(own, draws);
    if back > 0 {
        pen.say(144, 127, NAME, QUIET, say::dial_back(back));
    }
    mat::bag(own, seat.player, 12, 150, pen);
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

/// Returns what a place does for the player at the table, in some 20 letters.
pub fn effect(seat: &Seat<'_>, place: Place) -> Line {
    match place.brings() {
        Brings::Gain { coins, development: 0 } => return seat.line(say::count_coins(coins)),
        Brings::Gain { coins: 0, development } => return seat.line(say::count_development(development)),
        Brings::Gain { coins, development } => {
            return seat.line(say::effect_coins_and_development(coins, development));
        }
        Brings::Way { coins: coins @ 1.., .. } => return seat.line(say::effect_any_way(coins)),
        _ => {}
    }
    let text = match place {
        Place::FarmHouse if seat.game.position().farmed(seat.player).is_none() => say::EFFECT_FARMER,
        Place::FarmHouse => say::EFFECT_FARMER_AND_GOOD,
        Place::Village => say::EFFECT_VILLAGE,
        Place::University => say::EFFECT_SCHOLAR,
        Place::Castle => say::EFFECT_KNIGHT,
        Place::Monastery => say::EFFECT_MONK,
        Place::Ship => say::EFFECT_WATERWAY,
        Place::Wagon | Place::HorseWagon => say::EFFECT_ROAD,
        Place::Guildhall => say::EFFECT_STATION,
        Place::TownHall => say::EFFECT_DEEDS,
        Place::Hayrick => say::EFFECT_GRAIN,
        Place::CheeseFactory => say::EFFECT_CHEESE,
        Place::Winery => say::EFFECT_WINE,
        Place::WoolManufacturer => say::EFFECT_WOOL,
        Place::TailorShop => say::EFFECT_BROCADE,
        Place::Hospital => say::EFFECT_HOSPITAL,
        Place::Sacristy => say::EFFECT_SACRISTY,
        Place::HerbGarden => say::EFFECT_HERB_GARDEN,
        Place::Bathhouse => {
            let (drawn, put) = tables::design::BATHHOUSE_DRAWS;
            return seat.line(say::effect_bathhouse(drawn, put));
        }
        Place::Office => say::EFFECT_OFFICE,
        Place::Pharmacy => say::EFFECT_PHARMACY,
        Place::School => say::EFFECT_SCHOOL,
        Place::GunpowderTower => say::EFFECT_TOWER,
        Place::Laboratory => say::EFFECT_LABORATORY,
        Place::MarketStand => return seat.line(say::effect_market_stand(tables::MARKET_STAND_GOODS)),
        Place::BlackMarket => return seat.line(say::effect_black_market(tables::BLACK_MARKET_GOODS)),
        Place::Depot => return seat.line(say::effect_depot(tables::DEPOT_POINTS)),
        Place::Tavern => say::EFFECT_TAVERN,
        Place::Vineyard => say::EFFECT_VINEYARD,
        Place::Well => say::EFFECT_WELL,
        Place::BourgeoisHouse => say::EFFECT_BOURGEOIS_HOUSE,
        Place::Carpenter => say::EFFECT_CARPENTER,
        Place::Vehicle => say::EFFECT_VEHICLE,
        Place::GuildHouse => say::EFFECT_GUILD_HOUSE,
        Place::Hostel => say::EFFECT_HOSTEL,
        Place::Palatinate => say::EFFECT_PALATINATE,
        _ => return Line::new(),
    };
    seat.line(text)
}

#[cfg(test)]
mod tests {
    use rules_core::Game;
    use rules_core::orleans::Event;

    use super::*;
    use crate::games::orleans::decisions;

    /// The Farm House names a good just where it brings one.
    #[test]
    fn the_farm_house_names_a_good_that_comes() {
        let mut told = [0; 2];
        decisions::each(|seat| {
            let action = Action::Use(Place::FarmHouse);
            if !seat.legal.contains(&action) {
                return;
            }
            let mut comes = false;
            let mut after = seat.game.clone();
            after.apply(action, |event| comes |= matches!(event, Event::Gained { .. })).expect("it is listed");
            let said = if comes { say::EFFECT_FARMER_AND_GOOD } else { say::EFFECT_FARMER };
            assert_eq!(effect(seat, Place::FarmHouse), seat.line(said));
            told[usize::from(comes)] += 1;
        });
        assert!(told.iter().all(|&told| told > 10), "{told:?}");
    }
}
