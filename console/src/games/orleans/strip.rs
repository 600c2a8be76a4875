//! What the strip says about what is pointed at.

use draw::chrome::{Line, letters};
use draw::line;
use draw::theme::COST;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Action, Destination, Follower, Item, Job, Kind, Lack, Need, Phase, Place, Preview, Space, Spot, Town, Unit,
    citizen, tables,
};
use rules_core::{Game, Player};
use texts::{Message, Text, orleans as say};

use super::board::{deeds, mat, structures};
use super::focus::{Focus, Surface, surface};
use super::pages::goals;
use super::pieces::lines::{self, Tone, Words};
use super::pieces::paint::letter;
use super::target::{self, Target};
use super::words::{gain, names, toll};
use super::{Seat, sheet};

/// Returns the word for the step in the bar.
pub const fn step(job: Option<Job>) -> Text {
    match job {
        Some(Job::Draw) => say::STEP_DRAW,
        Some(Job::Plan { .. }) => say::STEP_PLAN,
        Some(Job::Act) => say::STEP_ACT,
        Some(Job::Travel { roads: false, .. }) => say::STEP_SHIP,
        Some(Job::Travel { water: false, .. }) => say::STEP_WAGON,
        Some(Job::Travel { .. }) => say::STEP_COACH,
        Some(Job::QuickTravel { .. } | Job::Peregrination) => say::STEP_TRAVEL,
        Some(Job::Start) => say::STEP_START,
        Some(Job::Carpenter { .. }) => say::STEP_BUILD,
        Some(Job::Send { .. }) => say::STEP_SEND,
        Some(Job::Technology { .. }) => say::STEP_GEAR,
        Some(Job::Tile { .. }) => say::STEP_TILE,
        Some(Job::Feed { .. } | Job::Worth { .. } | Job::Torture { .. }) => say::STEP_PAY,
        Some(Job::Done) => say::STEP_DONE,
        Some(
            Job::Demolition { .. }
            | Job::Arson { .. }
            | Job::TeamCoins { .. }
            | Job::Grant { .. }
            | Job::Drought { .. }
            | Job::Earthquake { .. }
            | Job::GoodWinds
            | Job::WoolMarket { .. }
            | Job::Sell { .. }
            | Job::WitchHunt { .. }
            | Job::Forgo,
        ) => say::STEP_TEAM,
        None => say::STEP_OVER,
        _ => say::STEP_CHOOSE,
    }
}

/// Returns what A does, in at most six letters.
pub const fn verb(action: Action) -> Text {
    match action {
        Action::Draw(_) => say::VERB_DRAW,
        Action::TakeBack(_) => say::VERB_BACK,
        Action::Put { .. } | Action::Equip(_) => say::VERB_PUT,
        Action::Use(_) => say::VERB_USE,
        Action::Copy(_) => say::VERB_REPEAT,
        Action::Recruit(_) | Action::TakeTile(_) => say::VERB_TAKE,
        Action::Travel { .. } => say::VERB_GO,
        Action::Send { .. } => say::VERB_SEND,
        Action::Buy(_) => say::VERB_BUY,
        Action::Sell(_) => say::VERB_SELL,
        Action::Swap { .. } => say::VERB_SWAP,
        Action::PayCoins(_) | Action::PayGood(_) => say::VERB_PAY,
        Action::Give(_) => say::VERB_GIVE,
        Action::Accept => say::VERB_ACCEPT,
        Action::Decline => say::VERB_DECLINE,
        Action::Pass => say::VERB_PASS,
        Action::Done => say::VERB_DONE,
        Action::Banish(_) => say::VERB_BANISH,
        Action::Fulfil(_) => say::VERB_MEET,
        Action::Keep(_) => say::VERB_KEEP,
        Action::Build { .. } => say::VERB_BUILD,
        _ => say::VERB_CHOOSE,
    }
}

/// Returns two lines.
fn tell<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> Words {
    lines::say(seat.line(first), seat.line(second))
}

/// Returns two lines, of which the second says what is missing or in the way.
fn warn<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> Words {
    lines::warn(seat.line(first), seat.line(second))
}

/// Returns a place with what it does.
fn place_line(seat: &Seat<'_>, place: Place) -> Line {
    seat.line(say::strip_place(names::place(place), &sheet::effect(seat, place)))
}

/// Returns what an action brings, in signs.
fn gains(seat: &Seat<'_>, action: Action) -> Line {
    let mut text = Line::new();
    gain::write(&gain::of(seat, action), &mut text);
    text
}

/// Returns the words for where the cursor is.
pub fn words(focus: Focus, action: Option<Action>, seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    match focus {
        Focus::On(target) => on(seat, target, action),
        Focus::Hold(follower, spot) => hold(seat, seat.player, follower, spot),
        Focus::Aim(_) => match (surface(seat), action) {
            (Surface::Dial, Some(Action::Draw(draws))) => draw(seat, draws),
            (Surface::Map, Some(action)) => on_map(seat, action),
            (Surface::Tiles, Some(Action::TakeTile(tile))) => {
                let left = table.tiles.filter(|other| other.category() == tile.category()).count();
                lines::say(seat.line(say::strip_tile(names::place(tile), left as i32)), sheet::effect(seat, tile))
            }
            (_, Some(action)) => brought(seat, action),
            _ => Words::default(),
        },
        Focus::Times(_, times) => {
            let Some(action) = action else { return Words::default() };
            tell(seat, say::strip_times(times, &sheet::row(seat, action).1), say::STRIP_TIMES_KEYS)
        }
        Focus::Map(town, _) => town_words(seat, town),
        Focus::Track(kind) => track(seat, kind),
        Focus::Development => development(seat),
        Focus::Deed(deed) => deed_words(seat, deed),
        Focus::Players(player) => {
            let points = seat.game.projected_total(player);
            let draws = table.holdings[player.index()].draws();
            tell(seat, say::strip_player(seat.name(player), draws), say::strip_points(points))
        }
        Focus::Look(player, place) => place_words(seat, player, place),
        Focus::Event => event(seat),
        Focus::Goal(at) => goals::words(seat, at),
        Focus::Stock(false) => tell(seat, say::STRIP_STOCK, say::STRIP_STOCK_KEYS),
        Focus::Stock(true) => tell(seat, say::STRIP_TILES, say::STRIP_TILES_NOTE),
    }
}

/// Returns the words for an action without a place on a board.
fn brought(seat: &Seat<'_>, action: Action) -> Words {
    let table = seat.game.position();
    let mut second = Line::new();
    let first = match action {
        Action::Send { kind, to: Destination::Deed(deed), development } => {
            let left = deeds::left(table, deed).saturating_sub(1);
            let mut second = gains(seat, action);
            if left > 0 && letters(&second) < 20 {
                second = seat.line(say::send_then_left(&second, left));
            }
            let Some(deed) = names::short_deed(table.setup.scenario, deed) else { return Words::default() };
            let first = if development { say::send_for_development } else { say::send_for_coins };
            return lines::say(seat.line(first(names::kind(kind), deed)), second);
        }
        Action::Recruit(kind) => {
            sheet::brings(seat, action, &mut second);
            seat.line(say::recruit_pile(names::kind(kind), table.piles[kind as usize]))
        }
        Action::Settle(at) => return settle(seat, at),
        Action::Keep(card) => return lines::say(seat.line(structures::offered(card)), structures::cost(seat, card)),
        Action::Choose(tile) => return lines::say(seat.line(names::place(tile)), sheet::effect(seat, tile)),
        Action::Put { follower, at } => return hold(seat, seat.player, follower, at),
        Action::Lodge(at) => {
            let Some(Job::Lodge { follower, to }) = table.job() else { return Words::default() };
            return hold(seat, to, follower, at);
        }
        Action::Borrow { place, .. } => {
            second = gains(seat, action);
            if second.is_empty() {
                second = seat.line(say::BORROW_EFFECT);
            }
            place_line(seat, place)
        }
        Action::Give(item) => {
            second = gains(seat, action);
            if let (Item::Tile(tile), true) = (item, second.is_empty()) {
                second = sheet::effect(seat, tile);
            }
            seat.line(say::give_item(&sheet::row(seat, action).1))
        }
        Action::Decline if table.job() == Some(Job::Sacristy) => {
            return event_words(seat, seat.line(names::event(table.event)));
        }
        _ => {
            sheet::brings(seat, action, &mut second);
            if let Action::Team { unit: Unit::Tile(tile), .. } = action {
                second = sheet::effect(seat, tile);
            }
            sheet::row(seat, action).1
        }
    };
    lines::say(first, second)
}

fn draw(seat: &Seat<'_>, draws: u8) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let second = match sheet::back(own, draws) {
        0 if sheet::back(own, 0) == 0 => say::DRAW_FEWER.into(),
        0 => say::DRAW_FEWER_AND_BACK.into(),
        back => say::draw_back(back),
    };
    tell(seat, say::draw_of_bag(draws, own.bag.len() as i32), second)
}

/// Returns what an action on the map does.
fn on_map(seat: &Seat<'_>, action: Action) -> Words {
    let table = seat.game.position();
    let beyond = |way: u8| WAYS[usize::from(way)].beyond(table.carpenter);
    match action {
        Action::Travel { way, take } => travel(seat, way, take),
        Action::Start(town) => {
            let ways = town.ways().count() as i32;
            let second = if town.is_at_the_river() { say::start_at_river(ways) } else { say::start_inland(ways) };
            tell(seat, say::start_in(names::town(town)), second)
        }
        Action::MoveCarpenter { way, follower } => {
            let card = table.structures[seat.player.index()].card.and_then(structures::known);
            let second = match card.map(|card| (beyond(way).steps_to(card.town), card.town)) {
                Some((0, _)) => say::CARPENTER_BUILDS.into(),
                Some((steps, town)) => say::carpenter_then(steps, names::town(town)),
                None => say::CARPENTER_GOES.into(),
            };
            tell(seat, say::carpenter_by(names::town(beyond(way)), names::follower(follower)), second)
        }
        Action::Build { way, .. } => {
            let card = table.structures[seat.player.index()].card;
            let name = card.map_or(say::STRUCTURE_UNKNOWN, |card| structures::name(card.number));
            tell(seat, say::build_structure(name), say::build_on_way(names::town(beyond(way))))
        }
        Action::Drought { way, .. } => {
            let [from, to] = WAYS[usize::from(way)].ends.map(names::town);
            tell(seat, say::drought_here(names::event(table.event)), say::way_between(from, to))
        }
        Action::Decline if let Some(asker) = sheet::asker(table) => {
            tell(seat, say::travel_enough(asker), say::TRAVEL_STAYS)
        }
        action => brought(seat, action),
    }
}

/// Returns where a citizen is put, and what it takes to get it from there.
fn settle(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    let place = sheet::row(seat, Action::Settle(at)).1;
    let first = say::settle_at(&place, table.citizen_supply);
    let [knights, boatmen] = [Kind::Knight, Kind::Boatman].map(|kind| table.piles[kind as usize]);
    let second = match at {
        citizen::KNIGHTS => match tables::KNIGHT_CITIZEN {
            steps if knights < steps => return warn(seat, first, say::settle_few_knights(steps, knights)),
            steps => say::settle_knights(steps),
        },
        citizen::BOATMEN => match tables::track_length(Kind::Boatman) {
            steps if boatmen < steps => return warn(seat, first, say::settle_few_boatmen(steps, boatmen)),
            steps => say::settle_boatmen(steps),
        },
        citizen::DEEDS.. => say::settle_followers(deeds::left(table, at - citizen::DEEDS)),
        _ => {
            let space = tables::DEVELOPMENT_CITIZENS.get(usize::from(at)).copied().unwrap_or(0);
            say::settle_development(space)
        }
    };
    tell(seat, first, second)
}

fn travel(seat: &Seat<'_>, way: u8, take: Option<u8>) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let to = names::town(WAYS[usize::from(way)].beyond(from));
    let action = Action::Travel { way, take };
    let second = match (take, gain::of(seat, action) == Preview::default()) {
        (Some(_), true) => seat.line(say::TRAVEL_TAKES_HIDDEN),
        (None, true) => seat.line(say::TRAVEL_TAKES_NOTHING),
        (Some(_), false) => seat.line(say::travel_takes(&gains(seat, action))),
        (None, false) => gains(seat, action),
    };
    let first = match sheet::asker(table) {
        Some(event) => say::travel_by_event(event, to),
        None if WAYS[usize::from(way)].water => say::travel_by_ship(to),
        None => say::travel_by_road(to),
    };
    lines::say(seat.line(first), second)
}

fn on(seat: &Seat<'_>, target: Target, action: Option<Action>) -> Words {
    let table = seat.game.position();
    match (target, action) {
        (Target::Follower(follower), _) => {
            let spaces = target::spots(seat, follower).count() as i32;
            tell(seat, names::follower(follower), say::follower_spaces(spaces))
        }
        (Target::Place(place), Some(action @ (Action::Use(_) | Action::Copy(_)))) => {
            let second = gains(seat, action);
            let second = if second.is_empty() { seat.line(opens(place)) } else { second };
            lines::say(place_line(seat, place), second)
        }
        (Target::Place(place), _) => planned(seat, place),
        (Target::Space(spot), Some(Action::TakeBack(_))) => {
            let own = &table.holdings[seat.player.index()];
            match own.space(spot) {
                Some(Space::Held(follower)) => {
                    let first = say::take_back_from(names::follower(follower), names::place(spot.place));
                    tell(seat, first, say::TAKE_BACK_TO)
                }
                _ => Words::default(),
            }
        }
        (Target::Space(spot), _) => {
            let second = match spot.place.needs().get(usize::from(spot.space)) {
                Some(Need::Of(kind)) => say::equip_for(names::kind(*kind)),
                _ => say::EQUIP_FOR_ANYBODY.into(),
            };
            tell(seat, say::equip_place(names::place(spot.place)), second)
        }
        (Target::Button, Some(action @ (Action::Pass | Action::Done))) => match seat.game.loses_by(action) {
            Some(loss) => lost(seat, action, loss),
            None if target::leaves_unused(seat) => warn(seat, say::PASS_UNUSED, say::PASS_UNUSED_HOLD),
            None if action == Action::Pass => event_words(seat, seat.line(say::PASS_ACTIONS)),
            None => done(seat),
        },
        (Target::Button, Some(Action::Decline)) => tell(seat, say::DECLINE_TITLE, say::DECLINE_BAG),
        (Target::More, _) if target::only_goals(seat) => tell(seat, say::MORE_GOALS, say::MORE_GOALS_NOTE),
        (Target::More, _) => tell(seat, say::MORE_TITLE, say::MORE_NOTE),
        (Target::Button, _) => lines::say(seat.line(say::STRIP_OVER), Line::new()),
    }
}

/// Returns the words for the end of a part.
fn done(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    match table.job() {
        Some(Job::Plan { .. }) if target::wastes(seat) => warn(seat, say::DONE_WASTES, say::DONE_WASTES_HOLD),
        Some(Job::Plan { .. }) => {
            let carries = |place| place == Place::Carpenter && own.standing_on(place).next().is_some();
            let whole = own.places().filter(|&place| own.is_whole(place) || carries(place)).count();
            tell(seat, say::done_plan(whole as i32), say::done_market(own.market.len() as i32))
        }
        _ if table.phase == Phase::Event => tell(seat, say::DONE_TITLE, say::DONE_EVENT),
        _ => {
            let alone = seat.game.players() == 1 || table.phase == Phase::Setup;
            let first = if alone { say::DONE_TITLE } else { say::DONE_NEXT };
            Words { tone: Tone::Final, ..tell(seat, first, say::DONE_FINAL) }
        }
    }
}

/// Returns the words for a place while planning: what it does, which followers are missing, which are here.
fn planned(seat: &Seat<'_>, place: Place) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let first = place_line(seat, place);
    if let Some(second) = no_use(seat, seat.player, place) {
        return lines::warn(first, second);
    }
    let next = match target::next_put(seat, place) {
        Some(Action::Put { follower, .. }) => letter::kind(follower.kind()),
        _ => ' ',
    };
    let next = line!("{next}");
    if target::can_fill(seat, place) {
        let second = match mat::missing(own, place).count() {
            1 => say::plan_makes_whole(&next),
            left => say::plan_next_of(&next, left as i32),
        };
        return lines::say(first, seat.line(second));
    }
    let ready = mat::ready(seat.game.position(), seat.player);
    let absent = Kind::ALL.into_iter().flat_map(|kind| {
        let wants = mat::missing(own, place).filter(|need| *need == Need::Of(kind)).count();
        let has = ready.iter().filter(|follower| follower.kind() == kind).count();
        core::iter::repeat_n(kind, wants.saturating_sub(has))
    });
    let absent = sheet::kinds(absent);
    let second = match ready.neutral(Kind::Monk) {
        0 => say::plan_missing(&next, &absent),
        _ => say::plan_missing_monk(&next, &absent),
    };
    lines::warn(first, seat.line(second))
}

/// Returns why a place cannot be used in this round, or not as things stand: what another place does before may change
/// that.
fn no_use(seat: &Seat<'_>, player: Player, place: Place) -> Option<Line> {
    let table = seat.game.position();
    if let Err(reason) = table.check_plan(player, place) {
        return Some(seat.line(say::plan_no_use(names::illegal(reason))));
    }
    // Who stands there decides what can be done.
    let reason = table.check_effect(player, place).err().filter(|_| !place.acts_one_by_one())?;
    Some(seat.line(names::illegal(reason)))
}

/// Returns the words for a follower that could be put on a space of a player's board: who is still missing there then.
fn hold(seat: &Seat<'_>, player: Player, follower: Follower, spot: Spot) -> Words {
    let own = &seat.game.position().holdings[player.index()];
    let mut open: heapless::Vec<Kind, 3> = heapless::Vec::new();
    let mut any = 0;
    for (space, (need, on)) in (0..).zip(spot.place.needs().iter().zip(own.spaces(spot.place))) {
        if *on == Space::Empty && space != spot.space {
            match need {
                // A place has three spaces at most.
                Need::Of(kind) => drop(open.push(*kind)),
                _ => any += 1,
            }
        }
    }
    let place = names::place(spot.place);
    let first = match spot.place.needs().get(usize::from(spot.space)) {
        Some(Need::Of(kind)) if *kind != follower.kind() => {
            let (who, kind) = (names::kind(follower.kind()), names::kind(*kind));
            let whole = seat.line(say::hold_as_at(who, kind, place));
            // The longest names leave no room for the place, which the cursor shows.
            if letters(&whole) <= 33 { whole } else { seat.line(say::hold_as(who, kind)) }
        }
        _ => seat.line(say::hold_to(names::follower(follower), place)),
    };
    let whole = spot.place.acts_one_by_one() || open.is_empty() && any == 0;
    if let Some(second) = no_use(seat, player, spot.place).filter(|_| whole) {
        lines::warn(first, second)
    } else if whole {
        lines::say(first, seat.line(say::hold_whole(&sheet::effect(seat, spot.place))))
    } else if open.is_empty() {
        lines::warn(first, seat.line(say::hold_missing_any(any)))
    } else {
        lines::warn(first, seat.line(say::hold_missing(&sheet::kinds(open.into_iter()))))
    }
}

/// Returns what comes after a place was used, where its gain is still to be chosen.
const fn opens(place: Place) -> Text {
    match place {
        Place::Village => say::OPENS_VILLAGE,
        Place::Ship | Place::Wagon | Place::HorseWagon | Place::StageCoach => say::OPENS_MAP,
        Place::TownHall | Place::GunpowderTower => say::OPENS_DEEDS,
        Place::Bathhouse => say::OPENS_BATHHOUSE,
        Place::Laboratory => say::OPENS_LABORATORY,
        _ => say::OPENS_PAGE,
    }
}

/// Returns the words for a place that is only looked at: why it can't be used, if it can't.
fn place_words(seat: &Seat<'_>, player: Player, place: Place) -> Words {
    let table = seat.game.position();
    let first = place_line(seat, place);
    if place.needs().is_empty() && place != Place::GunpowderTower {
        return lines::say(first, seat.line(say::LOOK_RULE));
    }
    match table.check_use(player, place) {
        Ok(()) => lines::say(first, seat.line(say::LOOK_WHOLE)),
        Err(why) => lines::warn(first, seat.line(names::illegal(why))),
    }
}

fn town_words(seat: &Seat<'_>, town: Town) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let name = names::town(town);
    let mut owners = Player::all(seat.game.players()).filter(|&player| table.has_station(player, town));
    let first = match (owners.next(), owners.next()) {
        (None, _) if table.is_invasion() && town.is_outer() => match table.stations[town as usize] {
            0 => say::town_no_tower(name),
            _ => say::town_tower(name),
        },
        (None, _) => say::town_no_station(name),
        (Some(owner), None) => say::town_owner(name, seat.name(owner)),
        _ => say::town_several(name),
    };
    tell(seat, first, say::town_distance(from.steps_to(town)))
}

fn track(seat: &Seat<'_>, kind: Kind) -> Words {
    let table = seat.game.position();
    let own = table.holdings[seat.player.index()].track(kind);
    let first = seat.line(say::track_step(names::kind(kind), own, table.piles[kind as usize]));
    let at = usize::from(own);
    if own >= tables::track_length(kind) {
        return lines::warn(first, seat.line(say::TRACK_ENDS));
    }
    let second = match kind {
        Kind::Farmer => match table.farmed(seat.player) {
            Some(good) => {
                let sign = line!("{}", letter::good(good));
                return lines::say(first, seat.line(say::track_good(&sign, names::good(good))));
            }
            None => say::TRACK_NOTHING.into(),
        },
        Kind::Boatman if tables::BOATMAN_COINS[at] == 0 && table.citizen_waits(citizen::BOATMEN) => {
            say::TRACK_CITIZEN.into()
        }
        Kind::Boatman if tables::BOATMAN_COINS[at] == 0 => say::TRACK_NOTHING.into(),
        Kind::Boatman => say::track_coins(tables::BOATMAN_COINS[at]),
        Kind::Craftsman => say::TRACK_TECHNOLOGY.into(),
        Kind::Trader if at == 0 => say::TRACK_PLACE_ONE.into(),
        Kind::Trader => say::TRACK_PLACE_TWO.into(),
        Kind::Knight => say::track_draws(tables::KNIGHT_DRAWS[at + 1]),
        Kind::Scholar | Kind::Monk => say::track_development(tables::SCHOLAR_DEVELOPMENT[at]),
    };
    lines::say(first, seat.line(second))
}

fn development(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let count = table.stations_of(seat.player) + own.citizens;
    let status = own.status();
    let second = match tables::STATUS.get(usize::from(status)) {
        Some(&next) => say::development_next(next - own.development, count, status + 1, count * (status + 1)),
        None => say::DEVELOPMENT_HIGHEST.into(),
    };
    tell(seat, say::development_now(own.development, status, count, count * status), second)
}

fn deed_words(seat: &Seat<'_>, deed: u8) -> Words {
    let table = seat.game.position();
    let scenario = table.setup.scenario;
    let (Some(whole), Some(short)) = (names::deed(scenario, deed), names::short_deed(scenario, deed)) else {
        return Words::default();
    };
    let name = if letters(&seat.line(whole)) > 23 { short } else { whole };
    let coins = table.setup.deeds().get(usize::from(deed)).map_or(0, |deed| deed.coins);
    match deeds::left(table, deed) {
        0 => tell(seat, name, say::DEED_DONE),
        left => tell(seat, say::deed_pays(name, coins), say::deed_wants(left)),
    }
}

/// Returns the words for what the event of the round will do to the player at the table.
fn event_words(seat: &Seat<'_>, first: Line) -> Words {
    let table = seat.game.position();
    let name = names::event(table.event);
    if let Some(threat) = table.threat(seat.player) {
        let lack = toll::lack(table, threat, seat.settings.language());
        let second = match threat.0 {
            player if player == seat.player => lack,
            player => seat.line(say::event_threatens(seat.name(player), &lack)),
        };
        return Words { lines: [first, second], tone: Tone::Lost };
    }
    let forecast = seat.game.forecast(seat.player);
    let second = match table.event.is_of_the_team() {
        true => seat.line(say::event_team(name)),
        false => {
            let toll = seat.line(toll::words(seat.game, table.event, seat.player, &forecast));
            seat.line(say::event_toll(name, &toll))
        }
    };
    if toll::colour(&forecast) == COST { lines::warn(first, second) } else { lines::say(first, second) }
}

/// Returns the words for the end of a part that loses the game.
fn lost(seat: &Seat<'_>, action: Action, (player, lack): (Player, Lack)) -> Words {
    let table = seat.game.position();
    let event = match lack {
        Lack::Goals => say::EVENT_LAST_ROUND,
        Lack::Due(_) => say::EVENT_OWN_DUES,
        _ => names::event(table.event),
    };
    let name = seat.short(player, 7);
    let first = match (action, player == seat.player) {
        (Action::Pass, true) => say::pass_loses(event),
        (Action::Pass, false) => say::pass_loses_for(event, &name),
        (_, true) => say::done_loses(event),
        (_, false) => say::done_loses_for(event, &name),
    };
    let lack = toll::lack(table, (player, lack), seat.settings.language());
    let together = seat.game.players() > 1 && seat.game.setup().is_won_together();
    let second = if together { say::lack_all_lose(&lack) } else { say::lack_loses(&lack) };
    Words { tone: Tone::Lost, ..tell(seat, first, second) }
}

fn event(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let rounds = table.setup.rounds();
    if table.round == 0 {
        return tell(seat, say::event_none(rounds), say::EVENT_NONE_YET);
    }
    event_words(seat, seat.line(say::round_of(table.round, rounds)))
}

#[cfg(test)]
mod tests {
    use rules_core::orleans::{Hourglass, Illegal, Orleans};
    use rules_core::{Actions, Seed};
    use texts::Language;

    use super::*;
    use crate::games::orleans::decisions;
    use crate::records::name::Name;
    use crate::records::settings::Settings;

    /// Returns the warning for a place while it is planned in round 1.
    fn warning(event: Hourglass, place: Place, no_knights: bool, full_track: bool) -> Line {
        let mut table = Orleans::new(Orleans::DEFAULT, Seed::new(1)).expect("a set-up").position().clone();
        table.event = event;
        let knights = &mut table.piles[Kind::Knight as usize];
        if no_knights {
            table.holdings[0].bag.add_many(Follower::neutral(Kind::Knight), core::mem::take(knights));
        }
        if full_track {
            let track = Kind::TRACKS.iter().position(|kind| *kind == Kind::Knight).expect("knights have one");
            table.holdings[0].tracks[track] = tables::track_length(Kind::Knight);
        }
        let game = Orleans::from_position(table, Seed::new(1)).expect("a position");
        let mut legal = Actions::new();
        game.legal(&mut legal);
        let seat = Seat {
            game: &game,
            player: Player(0),
            viewer: Player(0),
            legal: &legal,
            names: &core::array::from_fn(|_| Name::default()),
            settings: &Settings::default(),
            undo: false,
            animation_frame: None,
        };
        let words = planned(&seat, place);
        if words.tone == Tone::Bad { words.lines[1].clone() } else { Line::new() }
    }

    /// What makes a place whole, as the strip says without a warning, lets it be used.
    #[test]
    fn a_whole_place_can_be_used_or_the_strip_says_why_not() {
        let (mut told, mut warned) = (0, 0);
        decisions::each(|seat| {
            let plans = matches!(seat.game.position().job(), Some(Job::Plan { .. }));
            for &action in seat.legal.iter().filter(|_| plans) {
                let Action::Put { follower, at } = action else { continue };
                let mut after = seat.game.clone();
                after.apply(action, |_| ()).expect("it is listed");
                let table = after.position();
                // These depend on who stands there, or is left on the market.
                let depends = matches!(at.place, Place::TownHall | Place::Carpenter | Place::Hostel);
                if !table.holdings[seat.player.index()].is_whole(at.place) || depends {
                    continue;
                }
                let warns = hold(seat, seat.player, follower, at).tone == Tone::Bad;
                let why = table.check_use(seat.player, at.place);
                assert_eq!(why.is_ok(), !warns, "{:?}: {at:?} {why:?}", seat.game.setup());
                (told, warned) = (told + usize::from(!warns), warned + usize::from(warns));
            }
        });
        assert!(told > 1000 && warned > 100, "{told} {warned}");
    }

    #[test]
    fn a_place_of_no_use_is_told_while_planning() {
        let plain = |event, place| warning(event, place, false, false);
        let no_use = |why| say::plan_no_use(names::illegal(why)).line(Language::English);
        assert_eq!(plain(Hourglass::Pilgrimage, Place::Monastery), no_use(Illegal::Forbidden));
        assert_eq!(plain(Hourglass::Crusade, Place::Castle), no_use(Illegal::Forbidden));
        let reasons = [Illegal::Forbidden, Illegal::PileEmpty, Illegal::TrackEnd].map(no_use);
        assert!(!reasons.contains(&plain(Hourglass::Crusade, Place::Monastery)));
        assert!(!reasons.contains(&plain(Hourglass::Pilgrimage, Place::Castle)));
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, true, false), no_use(Illegal::PileEmpty));
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, false, true), no_use(Illegal::TrackEnd));
    }
}
