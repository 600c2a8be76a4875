//! The two lines above the keys: what is pointed at, and what A would bring.

use draw::chrome::{Line, append};
use draw::line;
use rules_core::natick::{
    Action, Build, DiceSet, DieEvent, Effect, Natick, Source, Step, Suit, Tray, opponent, tables,
};
use rules_core::{Game, Player};
use texts::console::{DONE, GO_ON};
use texts::{Message, Text, natick as say};

use super::aim::meanwhile;
use super::cards::Card;
use super::colony::{Cell, Content, content};
use super::{Board, Focus, Seat, words};

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
    if text.is_empty() { line!("-") } else { line!("{}", text.trim_start()) }
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
    let colony = game.colony(player);
    let name = seat.name(opponent(player));
    let with_region = game.preview(action).is_ok_and(|preview| preview.region);
    let built = |gain| built(seat, action, gain);
    let both = |first: Text, second: Text| [seat.line(first), seat.line(second)];
    let one = |first: Message<'_>| [seat.line(first), Line::new()];
    match action {
        Action::Found(tile) => {
            let first = seat.line(say::found(&words::region(tile), words::resource(tile.suit()), tile.number()));
            let second = match job.step {
                Step::Found { laid: 0 } => seat.line(say::FOUND_FIRST),
                Step::Found { laid } => seat.line(say::found_next(laid)),
                _ => Line::new(),
            };
            [first, second]
        }
        Action::Road(_) if job.step == Step::FirstRoad => both(say::FIRST_ROAD, say::FIRST_ROAD_GAIN),
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
        Action::Resolve(die) => {
            let event = tables::event_of(die);
            let does = match game.effect(player, event) {
                Err(idle) => say::resolve_idle(words::idle(idle)),
                Ok(Effect::Harvest) => say::RESOLVE_HARVEST.into(),
                Ok(Effect::Exchange) => say::resolve_exchange(name),
                Ok(Effect::Take) => say::resolve_take(name),
                Ok(Effect::Discard(coins)) => say::resolve_discard(coins),
            };
            [seat.line(say::resolve(words::event(event))), seat.line(does)]
        }
        Action::Take(space) => {
            let Some(field) = game.colony(opponent(player)).field(space) else { return Default::default() };
            let suit = field.region.suit();
            let then = match job.step {
                Step::Take { event: DieEvent::TradeAdvantage } => say::TAKE_THEN_GIVE,
                _ => say::TAKE_FOR_NOTHING,
            };
            [seat.line(say::take_coin(words::letter(suit), words::resource(suit), name)), seat.line(then)]
        }
        Action::Decline => both(say::DECLINE, say::DECLINE_GAIN),
        Action::Pay(space) | Action::Put(space) => {
            let Some(field) = colony.field(space) else { return Default::default() };
            let (resource, region) = (words::resource(field.region.suit()), words::region(field.region));
            let (first, after) = match (action, job.step) {
                (Action::Put(_), _) => (say::put_coin(resource, &region), field.coins + 1),
                (_, step) => {
                    let first = match step {
                        Step::Give { .. } => say::give_coin(resource, &region),
                        Step::Discard { .. } => say::lose_coin(resource, &region),
                        _ => say::pay_coin(resource, &region),
                    };
                    (first, field.coins.saturating_sub(1))
                }
            };
            let second = match colony.is_guarded(space) {
                true => say::region_then_guarded(after, tables::REGION_HOLDS),
                false => say::region_then(after, tables::REGION_HOLDS),
            };
            [seat.line(first), seat.line(second)]
        }
        Action::Bank { give, get } => {
            let first = say::pool_pay(tables::BANK_TAKES, words::resource(give));
            [seat.line(first), seat.line(say::pool_get(words::resource(get)))]
        }
        Action::Offer(offer) => {
            let first = say::offer_give(offer.gives, words::resource(offer.give), name);
            [seat.line(first), seat.line(say::offer_get(offer.gets, words::resource(offer.get)))]
        }
        Action::Accept => match job.step {
            Step::Answer(offer) => {
                let (pay, get) = (words::resource(offer.get), words::resource(offer.give));
                [seat.line(say::ACCEPT), seat.line(say::accept_gain(offer.gets, pay, offer.gives, get))]
            }
            _ => Default::default(),
        },
        Action::Refuse => both(say::REFUSE, say::REFUSE_GAIN),
        Action::Draw => {
            let first = match game.stack().len() {
                left @ 2.. => say::draw_region(left as i32),
                _ => say::DRAW_LAST_REGION.into(),
            };
            [seat.line(first), seat.line(say::draw_gain(&words::coins(tables::cost(Build::Scout))))]
        }
        Action::Scout(tile) => {
            let first = seat.line(say::scout(&words::region(tile), &words::coins(tables::cost(Build::Scout))));
            [first, seat.line(say::scout_gain(words::resource(tile.suit()), tile.number()))]
        }
        Action::Lay(_) => one(say::LAY.into()),
        Action::Done if job.step == Step::Trade => Card::Done.strip(seat),
        // Who hands over before a roll divides its dice.
        Action::Done if game.next_job().is_some_and(|next| next.step == Step::Roll) => one(say::DONE_DIVIDE.into()),
        Action::Done => match meanwhile(seat) {
            Some(Step::Answer(_)) => [seat.line(say::go_on_answer(name)), seat.line(say::GO_ON_THEN)],
            Some(Step::Serve { .. } | Step::Receive { .. } | Step::Pay { .. }) => {
                [seat.line(say::go_on_coins(name)), seat.line(say::GO_ON_THEN)]
            }
            Some(_) => [seat.line(say::go_on_events(name)), seat.line(say::GO_ON_THEN)],
            None => one(say::done_pass(name)),
        },
    }
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
