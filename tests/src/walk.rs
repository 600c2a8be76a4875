//! Plays games on, one listed action after the other.

use std::iter;

use rules_core::{Actions, Dice, Game, Player, Seed, Turn, playout};

/// One action of a game, with all that is around it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position that it was taken in.
    pub before: G,
    /// Whose turn it was.
    pub player: Player,
    /// Every action that was legal.
    pub list: Vec<G::Action>,
    /// The one that was taken.
    pub action: G::Action,
    /// What it told.
    pub events: Vec<G::Event>,
    /// The position that it led to.
    pub after: G,
}

/// Returns every legal action of a position.
pub fn legal<G: Game>(game: &G) -> Vec<G::Action> {
    let mut list = Actions::new();
    game.legal(&mut list);
    list.to_vec()
}

/// Returns the legal actions that buttons reach: of those that do the same, only the first.
pub fn distinct<G: Game>(game: &G) -> Vec<G::Action> {
    let list = legal(game);
    let is_first = |(at, action): &(usize, &G::Action)| !list[..*at].iter().any(|&other| game.is_same(other, **action));
    list.iter().enumerate().filter(is_first).map(|(_, &action)| action).collect()
}

/// Returns the first of the actions that do the same as this one.
pub fn first<G: Game>(game: &G, action: G::Action) -> G::Action {
    legal(game).into_iter().find(|&other| game.is_same(other, action)).unwrap_or(action)
}

/// Plays a game to its end; `pick` takes an action from the list, and of equal things the first is taken.
///
/// # Panics
/// If an action is refused.
pub fn walk<G: Game>(
    game: G,
    mut pick: impl FnMut(&G, Player, &[G::Action]) -> G::Action,
) -> impl Iterator<Item = Step<G>> {
    follow(game, move |game, player, list| first(game, pick(game, player, list)))
}

/// Plays a game to its end by just the actions that `pick` takes.
///
/// # Panics
/// If an action is refused.
pub fn follow<G: Game>(
    mut game: G,
    mut pick: impl FnMut(&G, Player, &[G::Action]) -> G::Action,
) -> impl Iterator<Item = Step<G>> {
    iter::from_fn(move || {
        let Turn::Of(player) = game.turn() else { return None };
        let list = legal(&game);
        let action = pick(&game, player, &list);
        let before = game.clone();
        let mut events = Vec::new();
        game.apply(action, |event| events.push(event)).expect("a listed action is legal");
        Some(Step { before, player, list, action, events, after: game.clone() })
    })
}

/// Plays a new game to its end by the actions that are worth most to their players.
///
/// # Panics
/// If the set-up or a listed action is refused.
pub fn greedy<G: Game>(
    setup: G::Setup,
    seed: Seed,
    worth: impl Fn(&G, Player, G::Action) -> i32,
) -> impl Iterator<Item = Step<G>> {
    walk(start(setup, seed), move |game: &G, player, list| {
        *list.iter().max_by_key(|&&action| worth(game, player, action)).expect("something to do")
    })
}

/// Plays a new game to its end by random picks.
///
/// # Panics
/// If the set-up or a listed action is refused.
pub fn random<G: Game>(setup: G::Setup, seed: Seed) -> impl Iterator<Item = Step<G>> {
    let mut picks = playout::picks(seed);
    walk(start(setup, seed), move |_, _, list| list[picks.below(list.len() as u32) as usize])
}

/// Plays a new game to its end by the picks of [`Game::busy`].
///
/// # Panics
/// If the set-up or a listed action is refused.
pub fn busy<G: Game>(setup: G::Setup, seed: Seed) -> impl Iterator<Item = Step<G>> {
    let mut picks = playout::picks(seed);
    walk(start(setup, seed), move |game: &G, _, list| list[game.busy(list, &mut picks)])
}

/// Starts a game.
///
/// # Panics
/// If the set-up is refused.
pub fn start<G: Game>(setup: G::Setup, seed: Seed) -> G {
    G::new(setup, seed).unwrap_or_else(|reasons| panic!("{setup:?} is refused: {reasons:?}"))
}

/// Returns the mean points of a player over games of one set-up, with seeds from 0; `pick` takes an action from the list.
///
/// # Panics
/// If the set-up or a listed action is refused.
pub fn mean_points<G: Game>(setup: G::Setup, games: u64, mut pick: impl FnMut(&G, &[G::Action]) -> G::Action) -> f64 {
    let (mut points, mut players) = (0, 0);
    for seed in 0..games {
        let last = walk(start::<G>(setup, Seed::new(seed)), |game, _, list| pick(game, list)).last();
        let end = last.expect("a game has actions").after;
        points += Player::all(end.players()).map(|player| i64::from(end.total(player))).sum::<i64>();
        players += i64::from(end.players());
    }
    points as f64 / players as f64
}
