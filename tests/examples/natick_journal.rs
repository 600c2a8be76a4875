//! Writes the journal of a lively game of Natick: `cargo run -p tests --example natick_journal > FILE`.
//!
//! A greedy player with a taste for trades plays seed after seed until a game has everything that a script should show.
//! The first time that something is asked a picture is taken.

use std::collections::BTreeSet;

use rules_core::natick::{Action, Build, DieEvent, Natick, Offer, Setup, Step, opponent, tables};
use rules_core::{Player, Seed};
use tests::journal::hex;
use tests::walk;

fn main() {
    let game = (1..200_000).map(Seed::new).find_map(lively);
    let (seed, lines) = game.expect("some game has it all");
    println!("game natick\nplayers 2\nform\nseed {seed}");
    lines.iter().for_each(|line| println!("{line}"));
}

/// Returns the lines of a greedy game, if it shows everything and is not too long.
fn lively(seed: Seed) -> Option<(Seed, Vec<String>)> {
    let mut end = None;
    let mut lines = Vec::new();
    let mut shown = BTreeSet::new();
    let mut undone = false;
    for walk::Step { before, action, after, .. } in walk::greedy(Setup::default(), seed, worth) {
        shots(&before, action, &mut shown, &mut lines);
        let act = format!("act {} # {action:?}", hex(&postcard::to_stdvec(&action).expect("an action can be encoded")));
        lines.push(act.clone());
        if matches!(action, Action::Knight(_)) && !undone {
            undone = true;
            lines.extend(["undo".into(), "shot natick-undone".into(), act]);
        }
        end = Some(after);
    }
    let game = end?;
    lines.push("shot natick-final".into());
    let all = [
        "events",
        "harvest",
        "advantage",
        "give",
        "tournament",
        "raid",
        "pay",
        "yes",
        "no",
        "bank",
        "scout",
        "draw",
        "lay",
        "town",
        "trader",
        "knight",
        "sites",
        "put",
    ];
    (all.iter().all(|name| shown.contains(name)) && game.turn_number() < 30).then_some((seed, lines))
}

/// A look around late in the game: both colonies, the stock, help, the log, and a power cut.
const LATE: [&str; 13] = [
    "press X",
    "shot natick-look",
    "press X",
    "shot natick-stock",
    "press Y",
    "press A",
    "shot natick-article",
    "press B",
    "press Y",
    "shot natick-log",
    "power-cycle",
    "shot natick-resume",
    "press A",
];

/// Takes a picture before an action of a kind that was not seen yet.
fn shots(game: &Natick, action: Action, shown: &mut BTreeSet<&'static str>, lines: &mut Vec<String>) {
    let Some(job) = game.job() else { return };
    let passed = game.has_passed();
    let hand_over = match job.step {
        Step::Answer(_) => "hand-over-offer",
        Step::Choose => "hand-over-dice",
        _ => "hand-over",
    };
    if passed && shown.insert(hand_over) {
        lines.push(format!("shot natick-{hand_over}"));
    }
    let name = match (job.step, action) {
        (Step::Found { laid: 0 }, _) if game.stack().len() == 16 => "found",
        (Step::Found { .. }, _) if game.stack().len() < 12 => "found-second",
        (Step::FirstRoad, _) => "first-road",
        (Step::Divide, _) => "divide",
        (Step::Choose, _) => "choose",
        (Step::Events { .. }, _) => "events",
        (Step::Harvest, _) => "harvest",
        (Step::Take { event: DieEvent::TradeAdvantage }, _) => "advantage",
        (Step::Take { .. }, _) => "tournament",
        (Step::Give { .. }, _) => "give",
        (Step::Discard { .. }, _) => "raid",
        (Step::Serve { .. }, _) => "serve",
        (Step::Trade, Action::Bank { .. }) => "bank",
        (Step::Trade, Action::Offer(_)) => "offer",
        (Step::Trade, Action::Town(_)) => "town",
        (Step::Trade, Action::Trader(_)) => "trader",
        (Step::Trade, Action::Knight(_)) => "knight",
        (Step::Trade, Action::Village(_)) => "sites",
        (Step::Trade, _) if game.turn_number() == 1 => "trade",
        (Step::Trade, Action::Done) if game.colony(job.player).settlements().len() > 3 => "long",
        (Step::Trade, Action::Done) if game.turn_number() > 12 => "late",
        (Step::Pay { .. }, _) => "pay",
        (Step::Receive { .. }, _) => "put",
        (Step::Answer(_), Action::Accept) => "yes",
        (Step::Answer(_), _) => "no",
        (Step::Explore { .. }, Action::Scout(_)) => "scout",
        (Step::Explore { .. }, _) => "draw",
        (Step::Lay { .. }, _) => "lay",
        (Step::HandOver, _) => "done",
        _ => return,
    };
    if !shown.insert(name) {
        return;
    }
    let mut press = |line: &str| lines.push(line.into());
    if passed {
        press("press A");
    }
    press(&format!("shot natick-{name}"));
    match name {
        "divide" => ["press A", "shot natick-divide-moved", "press RIGHT", "shot natick-divided"]
            .iter()
            .for_each(|line| press(line)),
        "late" => LATE.iter().for_each(|line| press(line)),
        "sites" => ["press A", "shot natick-sites-chosen"].iter().for_each(|line| press(line)),
        "bank" => ["press LEFT x2", "press A", "shot natick-bank-dial"].iter().for_each(|line| press(line)),
        "offer" => ["press LEFT", "press A", "shot natick-offer-dial"].iter().for_each(|line| press(line)),
        "long" => ["press X", "shot natick-long-look", "press RIGHT x3", "shot natick-long-end"]
            .iter()
            .for_each(|line| press(line)),
        _ => {}
    }
}

/// Returns what a player would like to build next: of the things that have a site, the one that lacks the fewest coins.
fn goal(game: &Natick, player: Player) -> Option<Build> {
    let wanted = [Build::Town, Build::Village, Build::Knight, Build::Trader, Build::Road];
    let lack = |build: &Build| game.colony(player).lacks(tables::cost(*build)).iter().sum::<u8>();
    wanted.into_iter().filter(|&build| !game.sites(player, build).is_empty()).min_by_key(lack)
}

/// Returns how much a greedy player likes an action.
fn worth(game: &Natick, player: Player, action: Action) -> i32 {
    let colony = game.colony(player);
    let goal = goal(game, player);
    let lacks = goal.map_or([0; 4], |build| colony.lacks(tables::cost(build)));
    let spare = |suit: usize| {
        i32::from(colony.purse().coins[suit]) - i32::from(goal.map_or(0, |build| tables::cost(build)[suit]))
    };
    match action {
        Action::Divide(set) => {
            let sum =
                |dice| game.forecast(dice)[game.active().index()].iter().map(|&coins| i32::from(coins)).sum::<i32>();
            -sum(set).max(sum(set.rest()))
        }
        Action::Choose(tray) => {
            let coins = game.forecast(game.tray(tray));
            let sum = |player: Player| coins[player.index()].iter().map(|&coins| i32::from(coins)).sum::<i32>();
            2 * sum(player) - sum(opponent(player))
        }
        Action::Town(_) => 100,
        Action::Village(_) => 90,
        Action::Knight(_) => 60 - 5 * i32::from(colony.knight_count()),
        Action::Trader(_) => 58,
        Action::Road(_) if game.turn_number() > 0 => {
            if game.sites(player, Build::Village).is_empty() {
                50
            } else {
                -1
            }
        }
        Action::Bank { give, get } => {
            if lacks[get as usize] > 0 && spare(give as usize) >= 3 {
                20
            } else {
                -1
            }
        }
        Action::Offer(Offer { give, gives, get, gets }) => {
            let fair = lacks[get as usize] >= gets && spare(give as usize) >= i32::from(gives) && gives >= gets;
            if fair && game.offers_left() > 1 { 15 - i32::from(gives) } else { -1 }
        }
        Action::Accept => {
            if game.turn_number().is_multiple_of(3) {
                1
            } else {
                -1
            }
        }
        Action::Scout(region) => {
            let knows = colony.fields().filter(|(_, field)| field.region.suit() == region.suit()).count() as i32;
            if game.stack().len().is_multiple_of(2) { 9 - knows } else { -1 }
        }
        Action::Take(_) => 1,
        _ => 0,
    }
}
