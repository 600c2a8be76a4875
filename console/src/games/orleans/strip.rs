//! What the strip says about what is pointed at.

use draw::chrome::{Line, letters, plural};
use draw::line;
use draw::theme::COST;
use rules_core::Phrase;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Action, Destination, Follower, Good, Item, Job, Kind, Lack, Need, Phase, Place, Preview, Space, Spot, Town, Unit,
    citizen, tables,
};
use rules_core::{Game, Player};

use super::board::{deeds, map, mat, structures};
use super::focus::{Focus, Surface, scene};
use super::pages::goals;
use super::pieces::lines::{Tone, Words, say, warn};
use super::pieces::paint::letter;
use super::target::{self, Target};
use super::words::{gain, names, toll};
use super::{Seat, sheet};

/// Returns the word for the step in the bar.
pub const fn step(job: Option<Job>) -> &'static str {
    match job {
        Some(Job::Draw) => "draw",
        Some(Job::Plan { .. }) => "plan",
        Some(Job::Act) => "act",
        Some(Job::Travel { roads: false, .. }) => "ship",
        Some(Job::Travel { water: false, .. }) => "wagon",
        Some(Job::Travel { .. }) => "coach",
        Some(Job::QuickTravel { .. } | Job::Peregrination) => "travel",
        Some(Job::Start) => "start",
        Some(Job::Carpenter { .. }) => "build",
        Some(Job::Send { .. }) => "send",
        Some(Job::Technology { .. }) => "gear",
        Some(Job::Tile { .. }) => "tile",
        Some(Job::Feed { .. } | Job::Worth { .. } | Job::Torture { .. }) => "pay",
        Some(Job::Done) => "done",
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
        ) => "team",
        None => "over",
        _ => "choose",
    }
}

/// Returns what A does, in at most six letters.
pub const fn verb(action: Action) -> &'static str {
    match action {
        Action::Draw(_) => "draw",
        Action::TakeBack(_) => "back",
        Action::Put { .. } | Action::Equip(_) => "put",
        Action::Use(_) => "use",
        Action::Copy(_) => "repeat",
        Action::Recruit(_) | Action::TakeTile(_) => "take",
        Action::Travel { .. } => "go",
        Action::Send { .. } => "send",
        Action::Buy(_) => "buy",
        Action::Sell(_) => "sell",
        Action::Swap { .. } => "swap",
        Action::PayCoins(_) | Action::PayGood(_) => "pay",
        Action::Give(_) => "give",
        Action::Accept => "yes",
        Action::Decline => "enough",
        Action::Pass => "pass",
        Action::Done => "done",
        Action::Banish(_) => "banish",
        Action::Fulfil(_) => "meet",
        Action::Keep(_) => "keep",
        Action::Build { .. } => "build",
        _ => "choose",
    }
}

/// Returns the words for where the cursor is.
pub fn words(focus: Focus, action: Option<Action>, seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    match focus {
        Focus::On(target) => on(seat, target, action),
        Focus::Hold(follower, spot) => hold(seat, seat.player, follower, spot),
        Focus::Aim(_) => match (scene(seat), action) {
            (Surface::Dial, Some(Action::Draw(draws))) => draw(seat, draws),
            (Surface::Map, Some(action)) => on_map(seat, action),
            (Surface::Tiles, Some(Action::TakeTile(tile))) => {
                let left = table.tiles.filter(|other| other.category() == tile.category()).count();
                say(line!("{}, 1 of {left}", tile.name()), sheet::effect(seat, tile))
            }
            (_, Some(action)) => brought(seat, action),
            _ => Words::default(),
        },
        Focus::Times(_, times) => {
            let Some(action) = action else { return Words::default() };
            say(line!("{times} x {}", sheet::row(seat, action).1), line!("RIGHT: more, LEFT: fewer"))
        }
        Focus::Map(town, _) => town_words(seat, town),
        Focus::Track(kind) => track(seat, kind),
        Focus::Development => development(seat),
        Focus::Deed(deed) => deed_words(seat, deed),
        Focus::Players(player) => {
            let points = seat.game.projected_total(player);
            let draws = table.holdings[player.index()].draws();
            say(line!("{}: draws {draws} a round", seat.name(player)), line!("{points} if the game ended now"))
        }
        Focus::Look(player, place) => place_words(seat, player, place),
        Focus::Event => event(seat),
        Focus::Goal(at) => goals::words(seat, at),
        Focus::Stock(false) => say(line!("What is left"), line!("A: who has which place")),
        Focus::Stock(true) => say(line!("Place tiles"), line!("those with a sign are taken")),
    }
}

/// Returns what an action that is on no board brings.
fn brought(seat: &Seat<'_>, action: Action) -> Words {
    let table = seat.game.position();
    let mut second = Line::new();
    let first = match action {
        Action::Send { kind, to: Destination::Deed(deed), development } => {
            let left = deeds::left(table, deed).saturating_sub(1);
            gain::write(&gain::of(seat, action), &mut second);
            let by = if development { ", development" } else { " for coins" };
            if left > 0 && letters(&second) < 20 {
                let _ = core::fmt::Write::write_fmt(&mut second, format_args!(", then {left} left"));
            }
            return say(line!("{} to {}{by}", kind.name(), deeds::short(table, deed)), second);
        }
        Action::Recruit(kind) => {
            sheet::brings(seat, action, &mut second);
            let left = table.piles[kind as usize];
            return say(line!("{}: {left} in the pile", kind.name()), second);
        }
        Action::Settle(at) => return settle(seat, at),
        Action::Keep(card) => return say(seat.line(structures::offered(card)), structures::cost(seat, card)),
        Action::Choose(tile) => return say(line!("{}", tile.name()), sheet::effect(seat, tile)),
        Action::Put { follower, at } => return hold(seat, seat.player, follower, at),
        Action::Lodge(at) => {
            let Some(Job::Lodge { follower, to }) = table.job() else { return Words::default() };
            return hold(seat, to, follower, at);
        }
        Action::Borrow { place, .. } => {
            gain::write(&gain::of(seat, action), &mut second);
            let first = line!("{}: {}", place.name(), sheet::effect(seat, place));
            return say(first, if second.is_empty() { line!("the effect is yours") } else { second });
        }
        Action::Give(item) => {
            gain::write(&gain::of(seat, action), &mut second);
            if let (Item::Tile(tile), true) = (item, second.is_empty()) {
                second = sheet::effect(seat, tile);
            }
            line!("Give: {}", sheet::row(seat, action).1)
        }
        Action::Decline if table.job() == Some(Job::Sacristy) => {
            return event_words(seat, line!("{}", table.event.name()));
        }
        _ => {
            sheet::brings(seat, action, &mut second);
            if let Action::Team { unit: Unit::Tile(tile), .. } = action {
                second = sheet::effect(seat, tile);
            }
            sheet::row(seat, action).1
        }
    };
    say(first, second)
}

fn draw(seat: &Seat<'_>, draws: u8) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let bag = own.bag.len();
    let second = match sheet::back(own, draws) {
        0 if sheet::back(own, 0) == 0 => line!("LEFT: fewer"),
        0 => line!("LEFT: fewer, and take some back"),
        1 => line!("one may come back from a place"),
        back => line!("{back} may come back from places"),
    };
    say(line!("{draws} of the {bag} in the bag"), second)
}

/// Returns what an action on the map does.
fn on_map(seat: &Seat<'_>, action: Action) -> Words {
    let table = seat.game.position();
    let name = |way: u8, from: Town| map::short(WAYS[usize::from(way)].beyond(from));
    match action {
        Action::Travel { way, take } => travel(seat, way, take),
        Action::Start(town) => {
            let river = if town.is_at_the_river() { "at a river" } else { "no waterway" };
            say(line!("Start in {}", map::short(town)), line!("{} ways, {river}", town.ways().count()))
        }
        Action::MoveCarpenter { way, follower } => {
            let first = line!("{}: {}", name(way, table.carpenter), seat.line(names::follower(follower)));
            let card = table.structures[seat.player.index()].card.and_then(structures::known);
            let second = match card {
                Some(card) => {
                    let steps = map::steps_between(WAYS[usize::from(way)].beyond(table.carpenter), card.town);
                    match steps {
                        0 => line!("the town of your card: build"),
                        1 => line!("then 1 way from {}", map::short(card.town)),
                        _ => line!("then {steps} ways from {}", map::short(card.town)),
                    }
                }
                None => line!("the carpenter goes there"),
            };
            say(first, second)
        }
        Action::Build { way, .. } => {
            let card = table.structures[seat.player.index()].card.and_then(structures::known);
            say(
                line!("Build {}", card.map_or("", |card| card.name)),
                line!("on the way to {}", name(way, table.carpenter)),
            )
        }
        Action::Drought { way, .. } => {
            let [a, b] = WAYS[usize::from(way)].ends.map(map::short);
            say(
                line!("{}: this grain goes", sheet::asker(table).map(|asker| seat.line(asker)).unwrap_or_default()),
                line!("{a} - {b}"),
            )
        }
        Action::Decline if let Some(asker) = sheet::asker(table).map(|asker| seat.line(asker)) => {
            say(line!("{asker}: enough"), line!("the merchant stays where it is"))
        }
        action => brought(seat, action),
    }
}

/// Returns where a citizen is put, and what it will take to get it there.
fn settle(seat: &Seat<'_>, at: u8) -> Words {
    let table = seat.game.position();
    let first = line!("{}, {} left", sheet::row(seat, Action::Settle(at)).1, table.citizen_supply);
    let track = |steps: u8, kind: Kind, name: &str| {
        let there = table.piles[kind as usize];
        match there < steps {
            true => warn(first.clone(), line!("takes {steps} {name}, only {there} exist")),
            false => say(first.clone(), line!("takes {steps} {name}")),
        }
    };
    match at {
        citizen::KNIGHTS => track(tables::KNIGHT_CITIZEN, Kind::Knight, "knights"),
        citizen::BOATMEN => track(tables::track_length(Kind::Boatman), Kind::Boatman, "boatmen"),
        citizen::DEEDS.. => {
            let deed = at - citizen::DEEDS;
            say(first, line!("takes {} followers there", deeds::left(table, deed)))
        }
        _ => {
            let space = tables::DEVELOPMENT_CITIZENS.get(usize::from(at)).copied().unwrap_or(0);
            say(first, line!("takes {space} development"))
        }
    }
}

fn travel(seat: &Seat<'_>, way: u8, take: Option<u8>) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let to = WAYS[usize::from(way)].beyond(from);
    let mut second = line!("{}", if take.is_some() { "takes " } else { "" });
    let gain = gain::of(seat, Action::Travel { way, take });
    gain::write(&gain, &mut second);
    if gain == Preview::default() {
        second = line!("takes {}", if take.is_some() { "the good, face down" } else { "nothing on the way" });
    }
    let by = if WAYS[usize::from(way)].water { "By ship" } else { "By road" };
    match sheet::asker(table).map(|asker| seat.line(asker)) {
        None => say(line!("{by} to {}", map::short(to)), second),
        Some(event) => say(line!("{event}: to {}", map::short(to)), second),
    }
}

fn on(seat: &Seat<'_>, target: Target, action: Option<Action>) -> Words {
    let table = seat.game.position();
    match (target, action) {
        (Target::Follower(follower), _) => {
            let second = match target::spots(seat, follower).count() {
                1 => line!("A: choose its space"),
                count => line!("A: choose one of {count} spaces"),
            };
            say(seat.line(names::follower(follower)), second)
        }
        (Target::Place(place), Some(action @ (Action::Use(_) | Action::Copy(_)))) => {
            let mut second = Line::new();
            gain::write(&gain::of(seat, action), &mut second);
            if second.is_empty() {
                second = opens(place);
            }
            say(line!("{}: {}", place.name(), sheet::effect(seat, place)), second)
        }
        (Target::Place(place), _) => planned(seat, place),
        (Target::Space(spot), Some(Action::TakeBack(_))) => {
            let own = &table.holdings[seat.player.index()];
            match own.space(spot) {
                Some(Space::Held(follower)) => say(
                    line!("{}, {}", seat.line(names::follower(follower)), spot.place.name()),
                    line!("comes back to the market"),
                ),
                _ => Words::default(),
            }
        }
        (Target::Space(spot), _) => {
            let need = match spot.place.needs().get(usize::from(spot.space)) {
                Some(Need::Of(kind)) => kind.name(),
                _ => "anybody",
            };
            say(line!("Technology: {}", spot.place.name()), line!("for a {need}, from next round"))
        }
        (Target::Button, Some(action @ (Action::Pass | Action::Done))) => match seat.game.loses_by(action) {
            Some(loss) => lost(seat, if action == Action::Pass { "Pass" } else { "Done" }, loss),
            None if action == Action::Pass => event_words(seat, line!("Pass: no more actions")),
            None => done(seat),
        },
        (Target::Button, Some(Action::Decline)) => say(line!("Enough"), line!("the others go back to the bag")),
        (Target::More, _) if target::only_goals(seat) => say(line!("Goals"), line!("one of them can be met now")),
        (Target::More, _) => say(line!("More"), line!("what has no place on the board")),
        (Target::Button, _) => say(line!("The game is over"), Line::new()),
    }
}

/// Returns what the end of a part means.
fn done(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    match table.job() {
        Some(Job::Plan { .. }) if target::wastes(seat) => {
            warn(line!("Done: nothing is whole"), line!("hold A to let the round pass"))
        }
        Some(Job::Plan { .. }) => {
            let carries = |place| place == Place::Carpenter && own.standing_on(place).next().is_some();
            let whole = own.places().filter(|&place| own.is_whole(place) || carries(place)).count();
            let second = match own.market.len() {
                0 => line!("nobody stays in the market"),
                1 => line!("one stays in the market"),
                left => line!("{left} stay in the market"),
            };
            let verb = if whole == 1 { "is" } else { "are" };
            say(line!("Done: {} {verb} whole", plural(whole as u32, "place")), second)
        }
        _ if table.phase == Phase::Event => say(line!("Done"), line!("the event goes on")),
        _ => {
            let alone = seat.game.players() == 1 || table.phase == Phase::Setup;
            let first = if alone { line!("Done") } else { line!("Done: the next player acts") };
            Words { lines: [first, line!("no undo after that")], tone: Tone::Final }
        }
    }
}

/// Returns the words for a place while planning: what it does, who is missing, who is here.
fn planned(seat: &Seat<'_>, place: Place) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let first = line!("{}: {}", place.name(), sheet::effect(seat, place));
    let next = match target::next_put(seat, place) {
        Some(Action::Put { follower, .. }) => letter::kind(follower.kind()),
        _ => ' ',
    };
    if let Err(reason) = seat.game.position().check_plan(seat.player, place) {
        return warn(first, line!("no use: {}", reason.phrase()));
    }
    if target::can_fill(seat, place) {
        let left = mat::missing(own, place).count();
        return say(
            first,
            if left == 1 { line!("{next} makes it whole") } else { line!("{next} next: all {left} are here") },
        );
    }
    let ready = mat::ready(seat.game.position(), seat.player);
    let absent = Kind::ALL.into_iter().flat_map(|kind| {
        let wants = mat::missing(own, place).filter(|need| *need == Need::Of(kind)).count();
        let has = ready.iter().filter(|follower| follower.kind() == kind).count();
        core::iter::repeat_n(kind, wants.saturating_sub(has))
    });
    let monks = ready.neutral(Kind::Monk);
    let helps = if monks > 0 { ", monk can" } else { "" };
    warn(first, line!("{next} next, missing {}{helps}", sheet::kinds(absent)))
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
    let first = match spot.place.needs().get(usize::from(spot.space)) {
        Some(Need::Of(kind)) if *kind != follower.kind() => {
            let whole = line!("{} as {}: {}", follower.kind().name(), kind.name(), spot.place.name());
            // The longest names leave no room for the place, which the cursor shows.
            if letters(&whole) <= 33 { whole } else { line!("{} as {}", follower.kind().name(), kind.name()) }
        }
        _ => line!("{} to {}", seat.line(names::follower(follower)), spot.place.name()),
    };
    if matches!(spot.place, Place::TownHall | Place::Carpenter) || open.is_empty() && any == 0 {
        say(first, line!("whole then: {}", sheet::effect(seat, spot.place)))
    } else if open.is_empty() {
        warn(first, line!("still missing {any} of any kind"))
    } else {
        warn(first, line!("still missing {}", sheet::kinds(open.into_iter())))
    }
}

/// Returns what comes after a place was used, where its gain is still to be chosen.
fn opens(place: Place) -> Line {
    line!(
        "{}",
        match place {
            Place::Village => "choose whom on the next page",
            Place::Ship | Place::Wagon | Place::HorseWagon | Place::StageCoach => "choose the way on the map",
            Place::TownHall | Place::GunpowderTower => "choose the deed",
            Place::Bathhouse => "draws three, B can't undo",
            Place::Laboratory => "choose the space",
            _ => "choose on the next page",
        }
    )
}

/// Returns the words for a place that is only looked at: why it can't be used, if it can't.
fn place_words(seat: &Seat<'_>, player: Player, place: Place) -> Words {
    let table = seat.game.position();
    let first = line!("{}: {}", place.name(), sheet::effect(seat, place));
    if place.needs().is_empty() && place != Place::GunpowderTower {
        return say(first, line!("always holds"));
    }
    match table.check_use(player, place) {
        Ok(()) => say(first, line!("whole, can be used")),
        Err(why) => warn(first, line!("{}", why.phrase())),
    }
}

fn town_words(seat: &Seat<'_>, town: Town) -> Words {
    let table = seat.game.position();
    let from = table.holdings[seat.player.index()].merchant;
    let mut owners = Player::all(seat.game.players()).filter(|&player| table.has_station(player, town));
    let first = match (owners.next(), owners.next()) {
        (None, _) if table.is_invasion() && town.is_outer() => {
            let tower = if table.stations[town as usize] != 0 { "a tower stands" } else { "wants a tower" };
            line!("{}: {tower}", map::short(town))
        }
        (None, _) => line!("{}: no station", map::short(town)),
        (Some(owner), None) => line!("{}: {}", map::short(town), seat.name(owner)),
        _ => line!("{}: several stations", map::short(town)),
    };
    say(
        first,
        match map::steps_between(from, town) {
            0 => line!("your merchant is here"),
            1 => line!("1 step from your merchant"),
            steps => line!("{steps} steps from your merchant"),
        },
    )
}

fn track(seat: &Seat<'_>, kind: Kind) -> Words {
    let table = seat.game.position();
    let own = table.holdings[seat.player.index()].track(kind);
    let pile = table.piles[kind as usize];
    let first = line!("{}: step {own}, {pile} in the pile", kind.name());
    let at = usize::from(own);
    if own >= tables::track_length(kind) {
        return warn(first, line!("the track is at its end"));
    }
    say(
        first,
        match kind {
            Kind::Farmer => match table.farmed(seat.player) {
                Some(good) => line!("next: +1{} {}", letter::good(good), Good::name(good)),
                None => line!("next: nothing"),
            },
            Kind::Boatman if tables::BOATMAN_COINS[at] == 0 && table.citizen_waits(citizen::BOATMEN) => {
                line!("next: +1{}", letter::CITIZEN)
            }
            Kind::Boatman if tables::BOATMAN_COINS[at] == 0 => line!("next: nothing"),
            Kind::Boatman => line!("next: +{}{}", tables::BOATMAN_COINS[at], letter::COIN),
            Kind::Craftsman => line!("next: a technology tile"),
            Kind::Trader => line!("next: a place of {}", if at == 0 { "I" } else { "I or II" }),
            Kind::Knight => line!("next: draw {}", tables::KNIGHT_DRAWS[at + 1]),
            Kind::Scholar | Kind::Monk => line!("next: +{}{}", tables::SCHOLAR_DEVELOPMENT[at], letter::BOOK),
        },
    )
}

fn development(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let count = table.stations_of(seat.player) + own.citizens;
    let status = own.status();
    let second = match tables::STATUS.get(usize::from(status)) {
        Some(&next) => {
            line!("{} more: {count} x {} = {}", next - own.development, status + 1, count * (status + 1))
        }
        None => line!("the highest status"),
    };
    say(line!("Space {}, status {status}: {count} x {status} = {}", own.development, count * status), second)
}

fn deed_words(seat: &Seat<'_>, deed: u8) -> Words {
    let table = seat.game.position();
    let whole = table.setup.deeds().get(usize::from(deed)).map_or("", |deed| deed.name);
    let name = if letters(whole) > 23 { deeds::short(table, deed) } else { whole };
    let coins = table.setup.deeds().get(usize::from(deed)).map_or(0, |deed| deed.coins);
    match deeds::left(table, deed) {
        0 => say(line!("{name}"), line!("done")),
        left => say(
            line!("{name}: {coins}{} each", letter::COIN),
            line!("{left} wanted, the last gets {}", letter::CITIZEN),
        ),
    }
}

/// Returns the words for what the event of the round will do to whoever is at the table.
fn event_words(seat: &Seat<'_>, first: Line) -> Words {
    let table = seat.game.position();
    let name = table.event.name();
    if let Some(threat) = table.threat(seat.player) {
        let whose = if threat.0 == seat.player { line!("") } else { line!("{}: ", seat.name(threat.0)) };
        return Words {
            lines: [first, line!("{whose}{}", toll::lack(table, threat, seat.settings.language()))],
            tone: Tone::Lost,
        };
    }
    let forecast = seat.game.forecast(seat.player);
    let text = match table.event.is_of_the_team() {
        true => line!("{name}: the team"),
        false => line!("{name}: {}", seat.line(toll::words(seat.game, table.event, seat.player, &forecast))),
    };
    if toll::colour(&forecast) == COST { warn(first, text) } else { say(first, text) }
}

/// Returns the words for the end of a part that loses the game.
fn lost(seat: &Seat<'_>, verb: &str, loss: (Player, Lack)) -> Words {
    let table = seat.game.position();
    let event = match loss.1 {
        Lack::Goals => "the last round",
        Lack::Due(_) => "dues",
        _ => table.event.name(),
    };
    let whose = if loss.0 == seat.player { line!("") } else { line!(", {}", seat.short(loss.0, 7)) };
    let end = if seat.game.players() > 1 && seat.game.setup().is_won_together() { "all lose" } else { "lost" };
    let lines =
        [line!("{verb}: {event}{whose}"), line!("{}: {end}", toll::lack(table, loss, seat.settings.language()))];
    Words { lines, tone: Tone::Lost }
}

fn event(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let rounds = table.setup.rounds();
    if table.round == 0 {
        return say(line!("Before round 1 of {rounds}"), line!("no event yet"));
    }
    event_words(seat, line!("Round {} of {rounds}", table.round))
}

#[cfg(test)]
mod tests {
    use rules_core::orleans::{Hourglass, Orleans};
    use rules_core::{Actions, Seed};

    use super::*;
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
            legal: &legal,
            names: &core::array::from_fn(|_| Name::default()),
            settings: &Settings::default(),
            undo: false,
            animation_frame: None,
        };
        let words = planned(&seat, place);
        if words.tone == Tone::Bad { words.lines[1].clone() } else { Line::new() }
    }

    #[test]
    fn a_place_of_no_use_is_told_while_planning() {
        let plain = |event, place| warning(event, place, false, false);
        assert_eq!(plain(Hourglass::Pilgrimage, Place::Monastery), "no use: the event forbids it");
        assert_eq!(plain(Hourglass::Crusade, Place::Castle), "no use: the event forbids it");
        assert!(!plain(Hourglass::Crusade, Place::Monastery).starts_with("no use"));
        assert!(!plain(Hourglass::Pilgrimage, Place::Castle).starts_with("no use"));
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, true, false), "no use: the pile is empty");
        assert_eq!(warning(Hourglass::Pilgrimage, Place::Castle, false, true), "no use: the track is at its end");
    }
}
