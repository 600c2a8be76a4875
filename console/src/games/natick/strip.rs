//! The two lines above the keys: what is pointed at, and what A would bring.

use draw::chrome::{Line, capital, plural};
use draw::line;
use rules_core::natick::{
    Action, Build, DiceSet, DieEvent, Effect, Natick, Region, Source, Step, Suit, Tray, opponent, tables,
};
use rules_core::{Game, Phrase, Player};

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
        Focus::Stock => [line!("What is left for both"), line!("turn {}", seat.game.turn_number())],
        Focus::Aim(at) | Focus::Sites(_, at) | Focus::Dial(_, at, _) => {
            seat.legal.get(usize::from(at)).map_or_else(Default::default, |&action| action_strip(seat, action))
        }
    }
}

/// Returns a player's part of the coins of both.
fn gets(player: Player, coins: [[u8; 4]; 2]) -> Line {
    line!("{}{}", words::mark(player), words::coins(coins[player.index() % 2]))
}

/// Returns what a die would bring to either player.
fn die_strip(seat: &Seat<'_>, die: Suit) -> [Line; 2] {
    let game = seat.game;
    let face = game.dice()[die as usize];
    let (active, passive) = (game.active(), opponent(game.active()));
    if face < Region::LOWEST {
        let event = tables::event_of(die);
        let does = |player| words::effect(game.effect(player, event));
        let first = line!("{}, for who gets it:", capital(event.phrase()));
        return [first, line!("{} {}, {} {}", words::mark(active), does(active), words::mark(passive), does(passive))];
    }
    let coins = |player| words::coins(game.yields(player, DiceSet::from(die)));
    let second = line!("{}{}  {}{}", words::mark(active), coins(active), words::mark(passive), coins(passive));
    [line!("A coin on each region {face}:"), second]
}

/// Returns what a division would bring, whichever tray the active player takes.
fn division(seat: &Seat<'_>, first: DiceSet) -> [Line; 2] {
    let game = seat.game;
    let (active, passive) = (game.active(), opponent(game.active()));
    let row = |tray: &str, dice: DiceSet| {
        let coins = game.forecast(dice);
        line!("{tray}: {}  {}", gets(active, coins), gets(passive, coins))
    };
    [row("left", first), row("right", first.rest())]
}

fn action_strip(seat: &Seat<'_>, action: Action) -> [Line; 2] {
    let (game, player) = (seat.game, seat.player);
    let Some(job) = game.job() else { return Default::default() };
    let colony = game.colony(player);
    let name = seat.name(opponent(player));
    let region = |region: Region| line!("{}{}", words::letter(region.suit()), region.number());
    let with_region = game.preview(action).is_ok_and(|preview| preview.region);
    let and_region = if with_region { ", and a region" } else { "" };
    match action {
        Action::Found(tile) => {
            let first = line!("{}: {} on every {}", region(tile), resource(tile.suit()), tile.number());
            let second = match job.step {
                Step::Found { laid: 0 } => line!("+1 point for the village with it"),
                Step::Found { laid } => {
                    line!("the {} of four", ["first", "second", "third", "last"][usize::from(laid) % 4])
                }
                _ => Line::new(),
            };
            [first, second]
        }
        Action::Road(_) if job.step == Step::FirstRoad => {
            [line!("The first road, here"), line!("a village can follow beyond it")]
        }
        Action::Road(_) => built(action, line!("a village can follow{}", if with_region { ", + region" } else { "" })),
        Action::Village(_) => built(action, line!("+1 point{and_region}")),
        Action::Town(_) => built(action, line!("+1 point{and_region}")),
        Action::Trader(_) => built(action, line!("+1 point, for trade advantage")),
        Action::Knight(_) => built(action, line!("+1 point, guards both sides")),
        Action::Divide(_) => Default::default(),
        Action::Choose(tray) => {
            let coins = game.forecast(game.tray(tray));
            let mut first = line!("You get {}", words::coins(coins[player.index() % 2]));
            let _ = first.push_str(&events(game, game.tray(tray)));
            let mut second = line!("{}", gets(opponent(player), coins));
            let _ = second.push_str(&events(game, game.tray(tray).rest()));
            [first, second]
        }
        Action::Resolve(die) => {
            let event = tables::event_of(die);
            let does = match game.effect(player, event) {
                Err(idle) => line!("nothing: {}", idle.phrase()),
                Ok(Effect::Harvest) => line!("a coin of your choice"),
                Ok(Effect::Exchange) => line!("may swap a coin with {name}"),
                Ok(Effect::Take) => line!("you may take a coin from {name}"),
                Ok(Effect::Discard(coins)) => line!("you lose {}", plural(coins.into(), "coin")),
            };
            [capital(event.phrase()), does]
        }
        Action::Take(space) => {
            let suit = game.colony(opponent(player)).field(space).map(|field| field.region.suit());
            let what = suit.map_or_else(Line::new, |suit| line!("{} {}", words::letter(suit), resource(suit)));
            let then = match job.step {
                Step::Take { event: DieEvent::TradeAdvantage } => line!("then you give one of another suit"),
                _ => line!("and give nothing for it"),
            };
            [line!("Take 1 {what} from {name}"), then]
        }
        Action::Decline => [line!("Take nothing"), line!("the event passes by")],
        Action::Pay(space) | Action::Put(space) => {
            let Some(field) = colony.field(space) else { return Default::default() };
            let guarded = if colony.is_guarded(space) { ", guarded" } else { "" };
            let after = if matches!(action, Action::Pay(_)) { field.coins.saturating_sub(1) } else { field.coins + 1 };
            let verb = match job.step {
                Step::Give { .. } => "Give",
                Step::Discard { .. } => "Lose",
                Step::Pay { .. } => "Pay",
                _ => "Put",
            };
            let side = if matches!(action, Action::Pay(_)) { "from" } else { "on" };
            let suit = field.region.suit();
            let first = line!("{verb} 1 {} {side} {}", resource(suit), region(field.region));
            [first, line!("{after} of {} then{guarded}", tables::REGION_HOLDS)]
        }
        Action::Bank { give, get } => {
            let first = line!("Pay {} {}", tables::BANK_TAKES, resource(give));
            [first, line!("get 1 {} from the pool", resource(get))]
        }
        Action::Offer(offer) => {
            let first = line!("Offer {} {} to {name}", offer.gives, resource(offer.give));
            [first, line!("for {} {}, if they agree", offer.gets, resource(offer.get))]
        }
        Action::Accept => match job.step {
            Step::Answer(offer) => {
                let pay = line!("pay {} {}", offer.gets, resource(offer.get));
                [line!("Take the offer"), line!("{pay}, get {} {}", offer.gives, resource(offer.give))]
            }
            _ => Default::default(),
        },
        Action::Refuse => [line!("Refuse the offer"), line!("all coins stay where they were")],
        Action::Draw => {
            let left = game.stack().len();
            let undo = if left > 1 { ": no undo" } else { "" };
            [
                line!("Draw one of {left} by chance{undo}"),
                line!("free; a scout chooses for {}", words::coins(tables::cost(Build::Scout))),
            ]
        }
        Action::Scout(tile) => {
            let price = words::coins(tables::cost(Build::Scout));
            [
                line!("A scout brings {} for {price}", region(tile)),
                line!("{} on every {}", resource(tile.suit()), tile.number()),
            ]
        }
        Action::Lay(_) => [line!("Lay the region here"), Line::new()],
        Action::Done if job.step == Step::Trade => Card::Done.strip(seat),
        // The last who founds a colony divides the first dice.
        Action::Done if game.turn_number() == 0 && player != game.first() => {
            [line!("Done: you divide the dice next"), Line::new()]
        }
        Action::Done => [line!("Done: pass to {name}"), Line::new()],
    }
}

fn built(action: Action, second: Line) -> [Line; 2] {
    let Some(build) = action.build() else { return Default::default() };
    [line!("{} here for {}", capital(build.phrase()), words::coins(tables::cost(build))), second]
}

/// Returns the events of a set, after its coins.
fn events(game: &Natick, dice: DiceSet) -> Line {
    let count = dice.iter().filter(|&die| game.dice()[die as usize] < Region::LOWEST).count();
    match count {
        0 => Line::new(),
        1 => line!(" and an event"),
        _ => line!(" and {count} events"),
    }
}

/// Returns what coins of a suit are called.
pub fn resource(suit: Suit) -> &'static str {
    suit.resource().phrase()
}

fn cell_strip(seat: &Seat<'_>, cell: Cell) -> [Line; 2] {
    let colony = seat.game.colony(cell.player);
    let name = seat.name(cell.player);
    let spare = colony.spare_limit(cell.column);
    let room = line!("room for {}", plural(spare.into(), "unit"));
    match content(seat.game, cell) {
        Content::Village => [line!("Village of {name}: 1 point"), room],
        Content::Town => [line!("Town of {name}: {}", plural(Source::Towns.each() as u32, "point")), room],
        Content::Road => [line!("Road of {name}"), line!("")],
        Content::Trader => [line!("Trader of {name}: 1 point"), line!("counts for trade advantage")],
        Content::Knight => [line!("Knight of {name}: 1 point"), line!("guards the regions beside it")],
        Content::Region(field) => {
            let suit = field.region.suit();
            let guarded = cell.space().is_some_and(|space| colony.is_guarded(space));
            [
                line!("{} {}: {} on every {}", words::letter(suit), name, resource(suit), field.region.number()),
                line!("{} of {} coins{}", field.coins, tables::REGION_HOLDS, if guarded { ", guarded" } else { "" }),
            ]
        }
        Content::Nothing => Default::default(),
    }
}

/// Returns what the player to move does, for the bar on top.
pub fn title(step: Option<Step>) -> &'static str {
    match step {
        Some(Step::Found { .. }) => "founds a colony",
        Some(Step::FirstRoad) => "lays a road",
        Some(Step::Divide) => "divides dice",
        Some(Step::Choose) => "takes a tray",
        Some(Step::Events { .. }) => "picks an event",
        Some(Step::Harvest) => "harvests",
        Some(Step::Take { .. }) => "may take a coin",
        Some(Step::Give { .. }) => "gives a coin",
        Some(Step::Discard { .. }) => "is raided",
        Some(Step::Serve { .. }) => "collects",
        Some(Step::Trade) => "trades, builds",
        Some(Step::Pay { .. }) => "pays",
        Some(Step::Receive { .. }) => "gets coins",
        Some(Step::Answer(_)) => "has an offer",
        Some(Step::Explore { .. }) => "explores",
        Some(Step::Lay { .. }) => "lays a region",
        Some(Step::HandOver) => "is done",
        Some(Step::Roll | Step::Collect) | None => "",
    }
}

/// Returns what A does with an action, in a word for the bar of keys.
pub fn verb(action: Action) -> &'static str {
    match action {
        Action::Found(_) | Action::Choose(Tray::First | Tray::Second) => "take",
        Action::Road(_) | Action::Village(_) | Action::Town(_) => "build",
        Action::Trader(_) | Action::Knight(_) | Action::Scout(_) => "hire",
        Action::Divide(_) | Action::Done => "done",
        Action::Resolve(_) => "first",
        Action::Take(_) => "take",
        Action::Decline | Action::Refuse => "refuse",
        Action::Pay(_) => "give",
        Action::Put(_) => "put",
        Action::Bank { .. } => "trade",
        Action::Offer(_) => "offer",
        Action::Accept => "accept",
        Action::Draw => "draw",
        Action::Lay(_) => "lay",
    }
}
