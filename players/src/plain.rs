//! Simple rules to play by, without a judge or a search. The levels are measured against them, and tests play whole
//! games with them.

use rules_core::castles::{self, Castles};
use rules_core::dice_game::{self, Bonus, DiceGame};
use rules_core::natick::{Action, Build, DiceSet, Effect, Natick, Space, Step, Suit, opponent, tables};
use rules_core::orleans::{self, Orleans};
use rules_core::{Actions, Dice, Game, Player, Seed, Turn, playout};

/// Returns the legal action that is worth most; the last of equals.
fn best<G: Game>(game: &G, worth: impl Fn(G::Action) -> i32) -> Option<G::Action> {
    let mut list = Actions::new();
    game.legal(&mut list);
    list.into_iter().max_by_key(|&action| worth(action))
}

/// Places if it can, for the most points; takes what it can place; pays workers unwillingly.
pub fn castles(game: &Castles) -> Option<castles::Action> {
    use castles::Action;
    /// What is gained or paid with an action.
    const POINT: i32 = 4;
    const SILVER: i32 = 4;
    const WORKER_GAINED: i32 = 2;
    const WORKER_PAID: i32 = 3;
    /// A tile on its space, and each space of the area that is empty then.
    const PLACED: i32 = 60;
    const EMPTY: i32 = 4;
    /// A tile that can be placed, another one, and one for which a stored one goes.
    const TAKEN: i32 = 30;
    const USELESS: i32 = -20;
    const DISCARDED: i32 = -40;
    /// The same for a tile that is bought.
    const BOUGHT: i32 = 10;
    const BOUGHT_USELESS: i32 = -30;
    const SOLD: i32 = 10;
    /// Each type of goods that is loaded.
    const LOADED: i32 = 4;
    let player = game.position().current();
    let built = game.built(player);
    let has_space = |from| game.position().tile(from).is_some_and(|tile| !built.spaces_for(tile).is_empty());
    best(game, |action| {
        let Ok(preview) = game.preview(action) else { return i32::MIN };
        let gain = POINT * i32::from(preview.total()) + WORKER_GAINED * i32::from(preview.workers_gained)
            - WORKER_PAID * i32::from(preview.workers_paid)
            + SILVER * i32::from(preview.silver_gained);
        gain + match action {
            Action::Place { space, .. } => {
                PLACED - EMPTY * game.area(player, space).map_or(0, |area| area.empty.len() as i32)
            }
            Action::Take { from, into, .. } => {
                let discards = into.is_some_and(|storage| game.position().stored(player, storage).is_some());
                let worse = if discards { DISCARDED } else { 0 };
                worse + if has_space(from) { TAKEN } else { USELESS }
            }
            Action::Buy { from, .. } | Action::BuyInto { from, .. } if has_space(from) => BOUGHT,
            Action::Buy { .. } | Action::BuyInto { .. } => BOUGHT_USELESS,
            Action::Sell { .. } => SOLD,
            Action::Load { types, .. } => LOADED * types.len() as i32,
            _ => 0,
        }
    })
}

/// Looks no further than this round, and prefers whole areas.
pub fn dice_game(game: &DiceGame) -> Option<dice_game::Action> {
    use dice_game::Action;
    // In tenths of a point.
    const POINT: i32 = 10;
    const COMMODITY: i32 = 25;
    const OTHER_BONUS: i32 = 12;
    /// Any hex, beside half of its area's points by the part that is marked.
    const MARKED: i32 = 8;
    const HALF: i32 = 2;
    best(game, |action| {
        let Ok(preview) = game.preview(action) else { return i32::MIN };
        let finish = preview.finishes.and_then(|(colour, prize)| Some(prize?.points(colour))).unwrap_or(0);
        let bonus = |bonus: Option<Bonus>| match bonus {
            Some(Bonus::Commodity) => COMMODITY,
            Some(_) => OTHER_BONUS,
            None => 0,
        };
        let mut worth = POINT * i32::from(preview.points + finish) + bonus(preview.bonus) - bonus(preview.cost);
        if let (Action::Mark { hex, .. }, Turn::Of(player)) = (action, game.turn()) {
            let area = game.layout().area(hex);
            let marked = area.and(game.sheet(player).marked()).len() as i32 + 1;
            let points = i32::from(game.layout().area_points(hex, game.phase()));
            worth += POINT * points * marked / area.len() as i32 / HALF + MARKED;
        }
        worth
    })
}

/// What a coin of a suit counts, where one on the region itself counts one: no region holds as many.
const OWNED: i32 = 4;

/// Builds what it can and thinks no further, but divides the dice with care.
pub fn natick(game: &Natick, seed: Seed) -> Option<Action> {
    let job = game.job()?;
    let player = job.player;
    let coins_at = |space: Space| game.colony(player).field(space).map_or(0, |field| i32::from(field.coins));
    let coins_of = |owner: Player, space: Space| {
        let suit = game.colony(owner).field(space).map_or(Suit::Sun, |field| field.region.suit());
        i32::from(game.colony(player).coins_of(suit))
    };
    match job.step {
        Step::Found { .. } | Step::FirstRoad | Step::Lay { .. } | Step::Events { .. } => {
            let mut list = Actions::new();
            game.legal(&mut list);
            let any = playout::picks(seed).below(list.len().max(1) as u32);
            list.get(any as usize).copied()
        }
        Step::Divide => best(game, |action| match action {
            Action::Divide(set) => -balance(game, set).max(balance(game, set.rest())),
            _ => i32::MIN,
        }),
        Step::Choose => best(game, |action| match action {
            Action::Choose(tray) => balance(game, game.tray(tray)),
            _ => i32::MIN,
        }),
        // What it has least of.
        Step::Harvest | Step::Take { .. } => best(game, |action| match action {
            Action::Put(space) => -coins_of(player, space),
            Action::Take(space) => -coins_of(opponent(player), space),
            _ => i32::MIN,
        }),
        // What it has most of; between equals from where most lies.
        Step::Give { .. } | Step::Discard { .. } | Step::Pay { .. } => best(game, |action| match action {
            Action::Pay(space) => coins_of(player, space) * OWNED + coins_at(space),
            _ => i32::MIN,
        }),
        Step::Serve { .. } | Step::Receive { .. } => best(game, |action| match action {
            Action::Put(space) => -coins_at(space),
            _ => i32::MIN,
        }),
        Step::Trade => Some(build(game, player)),
        Step::Answer(_) => Some(Action::Refuse),
        Step::Explore { .. } => Some(Action::Draw),
        Step::HandOver => Some(Action::Done),
        // These steps the rules take without a decision.
        Step::Roll | Step::Collect => None,
    }
}

/// A coin, and what events bring, in tenths of a coin.
const COIN: i32 = 10;
const HARVEST: i32 = 12;
const EXCHANGE: i32 = 5;
const TAKE: i32 = 20;

/// Returns what the active player gains over the other with these dice, in tenths of a coin.
fn balance(game: &Natick, dice: DiceSet) -> i32 {
    let (active, passive) = (game.active(), opponent(game.active()));
    let forecast = game.forecast(dice).map(|coins| coins.into_iter().map(i32::from).sum::<i32>() * COIN);
    let own = forecast[active.index()] + events(game, active, dice);
    own - forecast[passive.index()] - events(game, passive, dice.rest())
}

/// Returns what the events of some dice bring a player, in tenths of a coin.
fn events(game: &Natick, player: Player, dice: DiceSet) -> i32 {
    dice.iter()
        .filter(|&die| tables::is_event(game.dice()[die as usize]))
        .map(|die| match game.effect(player, tables::event_of(die)) {
            Err(_) => 0,
            Ok(Effect::Harvest) => HARVEST,
            Ok(Effect::Exchange) => EXCHANGE,
            Ok(Effect::Take) => TAKE,
            Ok(Effect::Discard(coins)) => -COIN * i32::from(coins),
        })
        .sum()
}

/// What it would rather have, best first.
const WISHES: [Build; 4] = [Build::Trader, Build::Village, Build::Knight, Build::Town];

/// Returns the first wish that can be had, if need be after trades with the pool; a road where villages need one.
fn build(game: &Natick, player: Player) -> Action {
    let colony = game.colony(player);
    let road = game.villages_left() > 0 && !game.has_site(player, Build::Village);
    for wish in WISHES.into_iter().chain(road.then_some(Build::Road)) {
        let Some(&site) = game.sites(player, wish).first() else { continue };
        let cost = tables::cost(wish);
        let lacks = colony.lacks(cost);
        if lacks == [0; 4] {
            return site;
        }
        let spare =
            Suit::ALL.map(|suit| colony.coins_of(suit).saturating_sub(cost[suit as usize]) / tables::BANK_TAKES);
        if lacks.iter().sum::<u8>() <= spare.iter().sum() {
            let trades = Suit::ALL.into_iter().flat_map(|give| Suit::ALL.map(|get| Action::Bank { give, get }));
            let useful = |action: &Action| match action {
                Action::Bank { give, get } => spare[*give as usize] > 0 && lacks[*get as usize] > 0,
                _ => false,
            };
            if let Some(trade) = trades.filter(useful).find(|&trade| game.check(trade).is_ok()) {
                return trade;
            }
        }
    }
    Action::Done
}

/// Fills whole places and never passes early, by chance.
pub fn orleans(game: &Orleans, seed: Seed) -> Option<orleans::Action> {
    let mut list = Actions::new();
    game.legal(&mut list);
    if list.is_empty() { None } else { list.get(game.busy(&list, &mut playout::picks(seed))).copied() }
}
