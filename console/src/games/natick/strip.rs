//! The two lines above the keys: what is pointed at, and what A would bring.

use draw::chrome::{Line, append};
use draw::line;
use rules_core::natick::{
    Action, Build, DiceSet, DieEvent, Effect, Natick, Region, Source, Space, Step, Suit, Tray, opponent, tables,
};
use rules_core::{Game, Player};
use texts::console::{DONE, GO_ON};
use texts::{Message, Text, natick as say};

use super::aim::meanwhile;
use super::cards::Card;
use super::colony::{Cell, Content, content};
use super::seat::Seat;
use super::{Board, Focus, words};

/// Returns what the cursor is on.
pub fn lines(board: &Board, seat: &Seat<'_>) -> [Line; 2] {
    match board.focus {
        Focus::Divide { at: Some(die), .. } => die_strip(seat, die),
        Focus::Divide { first, at: None } => division(seat, first),
        Focus::Cards(card) => card.strip(seat),
        Focus::Look(cell) => cell_strip(seat, cell),
        Focus::Stock => [seat.line(say::STOCK_LEFT), seat.line(say::turn(seat.game.turn_number()))],
        Focus::Aim(at) | Focus::Sites(_, at) | Focus::Dial(_, at, _) => {
            seat.legal.get(usize::from(at)).map_or_else(Default::default, |&action| action_strip(seat, action))
        }
    }
}

/// Returns what a player gets and may lose if the active one takes these dice: coins, then what events bring as things
/// stand.
fn brings(game: &Natick, player: Player, taken: DiceSet) -> Line {
    let (mut gained, mut lost, mut swaps) = (0, 0, false);
    for who in Player::all(2) {
        let dice = if who == game.active() { taken } else { taken.rest() };
        for die in dice.iter().filter(|&die| tables::is_event(game.dice()[die as usize])) {
            let own = who == player;
            match game.effect(who, tables::event_of(die)) {
                Ok(Effect::Harvest | Effect::Take) if own => gained += 1,
                Ok(Effect::Take) => lost += 1,
                Ok(Effect::Discard(coins)) if own => lost += coins,
                Ok(Effect::Exchange) if own => swaps = true,
                _ => {}
            }
        }
    }
    let coins = game.forecast(taken)[player.index() % 2];
    if coins == [0; 4] && (gained, lost, swaps) == (0, 0, false) {
        return line!("-");
    }
    let mut text = if coins == [0; 4] { Line::new() } else { words::coins(coins) };
    if gained > 0 {
        append(&mut text, format_args!(" +{gained}"));
    }
    if swaps {
        append(&mut text, format_args!(" 1:1"));
    }
    if lost > 0 {
        append(&mut text, format_args!(" -{lost}"));
    }
    line!("{}", text.trim_start())
}

/// Returns that behind the shape of the player.
fn gets(game: &Natick, player: Player, taken: DiceSet) -> Line {
    line!("{}{}", words::mark(player), brings(game, player, taken))
}

/// Returns what a die would bring to either player.
fn die_strip(seat: &Seat<'_>, die: Suit) -> [Line; 2] {
    let game = seat.game;
    let face = game.dice()[die as usize];
    let (active, passive) = (game.active(), opponent(game.active()));
    if tables::is_event(face) {
        let event = tables::event_of(die);
        let does = |player| words::effect(game.effect(player, event));
        let effects = say::die_effects(words::mark(active), does(active), words::mark(passive), does(passive));
        return [seat.line(say::die_event(words::event(event))), seat.line(effects)];
    }
    let coins = |player| words::coins(game.yields(player, DiceSet::from(die)));
    let second = line!("{}{}  {}{}", words::mark(active), coins(active), words::mark(passive), coins(passive));
    [seat.line(say::die_number(face)), second]
}

/// Returns what a division would bring, whichever tray the active player takes.
fn division(seat: &Seat<'_>, first: DiceSet) -> [Line; 2] {
    let game = seat.game;
    let [left, right] = [first, first.rest()]
        .map(|dice| [game.active(), opponent(game.active())].map(|player| gets(game, player, dice)));
    [seat.line(say::division_left(&left[0], &left[1])), seat.line(say::division_right(&right[0], &right[1]))]
}

fn action_strip(seat: &Seat<'_>, action: Action) -> [Line; 2] {
    let (game, player) = (seat.game, seat.player);
    let Some(job) = game.job() else { return Default::default() };
    let name = seat.name(opponent(player));
    let with_region = game.preview(action).is_ok_and(|preview| preview.region);
    let built = |gain| built(seat, action, gain);
    match action {
        Action::Found(tile) => found(seat, tile, job.step),
        Action::Road(_) if job.step == Step::FirstRoad => both(seat, say::FIRST_ROAD, say::FIRST_ROAD_GAIN),
        Action::Road(_) => built(if with_region { say::ROAD_GAIN_REGION } else { say::ROAD_GAIN }),
        Action::Village(_) | Action::Town(_) => {
            built(if with_region { say::POINT_GAIN_REGION } else { say::POINT_GAIN })
        }
        Action::Trader(_) => built(say::TRADER_GAIN),
        Action::Knight(_) => built(say::KNIGHT_GAIN),
        Action::Divide(_) => Default::default(),
        Action::Choose(tray) => {
            let dice = game.tray(tray);
            [seat.line(say::tray(&brings(game, player, dice))), gets(game, opponent(player), dice)]
        }
        Action::Resolve(die) => event(seat, tables::event_of(die)),
        Action::Take(space) => taken(seat, space, job.step),
        Action::Decline => both(seat, say::DECLINE, say::DECLINE_GAIN),
        Action::Pay(space) => coin(seat, space, true, job.step),
        Action::Put(space) => coin(seat, space, false, job.step),
        Action::Bank { give, get } => {
            let first = say::pool_pay(tables::BANK_TAKES, words::resource(give));
            both(seat, first, say::pool_get(words::resource(get)))
        }
        Action::Offer(offer) => {
            let first = say::offer_give(offer.gives, words::resource(offer.give), name);
            both(seat, first, say::offer_get(offer.gets, words::resource(offer.get)))
        }
        Action::Accept => match job.step {
            Step::Answer(offer) => {
                let (pay, get) = (words::resource(offer.get), words::resource(offer.give));
                both(seat, say::ACCEPT, say::accept_gain(offer.gets, pay, offer.gives, get))
            }
            _ => Default::default(),
        },
        Action::Refuse => both(seat, say::REFUSE, say::REFUSE_GAIN),
        Action::Draw => {
            let first = match game.stack().len() {
                left @ 2.. => say::draw_region(left as i32),
                _ => say::DRAW_LAST_REGION.into(),
            };
            both(seat, first, say::draw_gain(&words::coins(tables::cost(Build::Scout))))
        }
        Action::Scout(tile) => {
            let first = seat.line(say::scout(&words::region(tile), &words::coins(tables::cost(Build::Scout))));
            [first, seat.line(say::scout_gain(words::resource(tile.suit()), tile.number()))]
        }
        Action::Lay(_) => [seat.line(say::LAY), Line::new()],
        Action::Done => done(seat, job.step),
    }
}

fn both<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> [Line; 2] {
    [seat.line(first), seat.line(second)]
}

/// Returns the lines about a region that is laid in the set-up.
fn found(seat: &Seat<'_>, tile: Region, step: Step) -> [Line; 2] {
    let first = seat.line(say::found(&words::region(tile), words::resource(tile.suit()), tile.number()));
    let second = match step {
        Step::Found { laid: 0 } => seat.line(say::FOUND_FIRST),
        Step::Found { laid } => seat.line(say::found_next(laid)),
        _ => Line::new(),
    };
    [first, second]
}

/// Returns the lines about an event that is resolved next.
fn event(seat: &Seat<'_>, event: DieEvent) -> [Line; 2] {
    let name = seat.name(opponent(seat.player));
    let does = match seat.game.effect(seat.player, event) {
        Err(idle) => say::resolve_idle(words::idle(idle)),
        Ok(Effect::Harvest) => say::RESOLVE_HARVEST.into(),
        Ok(Effect::Exchange) => say::resolve_exchange(name),
        Ok(Effect::Take) => say::resolve_take(name),
        Ok(Effect::Discard(coins)) => say::resolve_discard(coins),
    };
    both(seat, say::resolve(words::event(event)), does)
}

/// Returns the lines about a coin that is taken from the opponent.
fn taken(seat: &Seat<'_>, space: Space, step: Step) -> [Line; 2] {
    let other = opponent(seat.player);
    let Some(field) = seat.game.colony(other).field(space) else { return Default::default() };
    let suit = field.region.suit();
    let then = match step {
        Step::Take { event: DieEvent::TradeAdvantage } => say::TAKE_THEN_GIVE,
        _ => say::TAKE_FOR_NOTHING,
    };
    both(seat, say::take_coin(words::letter(suit), words::resource(suit), seat.name(other)), then)
}

/// Returns the lines about a coin that leaves a region of the player's, or comes there.
fn coin(seat: &Seat<'_>, space: Space, leaves: bool, step: Step) -> [Line; 2] {
    let colony = seat.game.colony(seat.player);
    let Some(field) = colony.field(space) else { return Default::default() };
    let (resource, region) = (words::resource(field.region.suit()), words::region(field.region));
    let first = match step {
        _ if !leaves => say::put_coin(resource, &region),
        Step::Give { .. } => say::give_coin(resource, &region),
        Step::Discard { .. } => say::lose_coin(resource, &region),
        _ => say::pay_coin(resource, &region),
    };
    let after = if leaves { field.coins.saturating_sub(1) } else { field.coins + 1 };
    let second = match colony.is_guarded(space) {
        true => say::region_then_guarded(after, tables::REGION_HOLDS),
        false => say::region_then(after, tables::REGION_HOLDS),
    };
    both(seat, first, second)
}

/// Returns the lines about the end of a turn, or of a player's part in the other's turn.
fn done(seat: &Seat<'_>, step: Step) -> [Line; 2] {
    let name = seat.name(opponent(seat.player));
    if step == Step::Trade {
        return Card::Done.strip(seat);
    }
    // Who hands over before a roll divides its dice.
    if seat.game.next_job().is_some_and(|next| next.step == Step::Roll) {
        return [seat.line(say::DONE_DIVIDE), Line::new()];
    }
    let first = match meanwhile(seat) {
        None => return [seat.line(say::done_pass(name)), Line::new()],
        Some(Step::Answer(_)) => say::go_on_answer(name),
        Some(Step::Serve { .. } | Step::Receive { .. } | Step::Pay { .. }) => say::go_on_coins(name),
        Some(_) => say::go_on_events(name),
    };
    both(seat, first, say::GO_ON_THEN)
}

fn built(seat: &Seat<'_>, action: Action, gain: Text) -> [Line; 2] {
    let Some(build) = action.build() else { return Default::default() };
    [seat.line(say::built(words::build(build), &words::coins(tables::cost(build)))), seat.line(gain)]
}

fn cell_strip(seat: &Seat<'_>, cell: Cell) -> [Line; 2] {
    let colony = seat.game.colony(cell.player);
    let name = seat.name(cell.player);
    let room = say::cell_room(colony.spare_limit(cell.column));
    let (first, second) = match content(seat.game, cell) {
        Content::Village => (say::cell_village(name), room),
        Content::Town => (say::cell_town(name, Source::Towns.each()), room),
        Content::Road => return [seat.line(say::cell_road(name)), Line::new()],
        Content::Trader => (say::cell_trader(name), say::CELL_TRADER_USE.into()),
        Content::Knight => (say::cell_knight(name), say::CELL_KNIGHT_USE.into()),
        Content::Region(field) => {
            let suit = field.region.suit();
            let guarded = cell.space().is_some_and(|space| colony.is_guarded(space));
            let coins = match guarded {
                true => say::cell_region_guarded(field.coins, tables::REGION_HOLDS),
                false => say::cell_region_coins(field.coins, tables::REGION_HOLDS),
            };
            (say::cell_region(words::letter(suit), name, words::resource(suit), field.region.number()), coins)
        }
        Content::Nothing => return Default::default(),
    };
    [seat.line(first), seat.line(second)]
}

/// Returns what the player to move does, for the bar on top.
pub fn title(seat: &Seat<'_>) -> Option<Text> {
    Some(match seat.game.job()?.step {
        Step::Found { .. } => say::TITLE_FOUND,
        Step::FirstRoad => say::TITLE_FIRST_ROAD,
        Step::Divide => say::TITLE_DIVIDE,
        Step::Choose => say::TITLE_CHOOSE,
        Step::Events { .. } => say::TITLE_EVENTS,
        Step::Harvest => say::TITLE_HARVEST,
        Step::Take { .. } => say::TITLE_TAKE,
        Step::Give { .. } => say::TITLE_GIVE,
        Step::Discard { .. } => say::TITLE_DISCARD,
        Step::Serve { .. } => say::TITLE_SERVE,
        Step::Trade => say::TITLE_TRADE,
        Step::Pay { .. } => say::TITLE_PAY,
        Step::Receive { .. } => say::TITLE_RECEIVE,
        Step::Answer(_) => say::TITLE_ANSWER,
        Step::Explore { .. } => say::TITLE_EXPLORE,
        Step::Lay { .. } => say::TITLE_LAY,
        Step::HandOver if meanwhile(seat).is_some() => say::TITLE_WAIT,
        Step::HandOver => say::TITLE_HAND_OVER,
        Step::Roll | Step::Collect => return None,
    })
}

/// Returns what A does with an action, in a word for the bar of keys.
pub fn verb(seat: &Seat<'_>, action: Action) -> Text {
    match action {
        Action::Done if meanwhile(seat).is_some() => GO_ON,
        Action::Found(_) | Action::Choose(Tray::First | Tray::Second) => say::KEY_TAKE,
        Action::Road(_) | Action::Village(_) | Action::Town(_) => say::KEY_BUILD,
        Action::Trader(_) | Action::Knight(_) | Action::Scout(_) => say::KEY_HIRE,
        Action::Divide(_) | Action::Done => DONE,
        Action::Resolve(_) => say::KEY_FIRST,
        Action::Take(_) => say::KEY_TAKE,
        Action::Decline | Action::Refuse => say::KEY_REFUSE,
        Action::Pay(_) => say::KEY_GIVE,
        Action::Put(_) => say::KEY_PUT,
        Action::Bank { .. } => say::KEY_TRADE,
        Action::Offer(_) => say::KEY_OFFER,
        Action::Accept => say::KEY_ACCEPT,
        Action::Draw => say::KEY_DRAW,
        Action::Lay(_) => say::KEY_LAY,
    }
}
