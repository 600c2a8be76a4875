//! A player who tries every round many times with the draws that will really come, and goes on from the best results:
//! not fair, but it shows that the scenarios can be won.

use players::POINT;
use players::orleans::Tables;
use rules_core::orleans::{Action, Job, Orleans, Place, Setup};
use rules_core::{Game, Player, Seed, playout};

use super::city;
use crate::{Rng, walk};

/// Ways that are kept at a time, and tries for each of them in every round: with these Invasion was won.
pub const WIDTH: usize = 251;
/// See [`WIDTH`].
pub const TRIES: usize = 90;

/// A way through a game.
#[derive(Clone, Debug)]
pub struct Way {
    /// The game at its end.
    pub game: Orleans,
    /// What was done.
    pub actions: Vec<Action>,
    value: i32,
}

/// How a player plays a round: how often each place is filled and used, how often chance makes the other choices, in
/// per cent, and the seed of chance.
#[derive(Clone, Copy)]
struct Mood {
    places: [u8; Place::ALL.len()],
    chance: usize,
    seed: u64,
}

impl Mood {
    fn new(rng: &mut Rng) -> Mood {
        Mood {
            places: core::array::from_fn(|_| [0, 1, 2, 4, 8, 16][rng.below(6)]),
            chance: [10, 30, 60][rng.below(3)],
            seed: rng.draw(),
        }
    }
}

impl Way {
    /// Returns whether the game is won: by a single player or a team, or by a player who has met all objectives.
    pub fn is_won(&self) -> bool {
        let table = self.game.position();
        table.won || Player::all(table.setup.players).any(|player| table.has_met_all(player))
    }

    /// Plays to the end of the round, each player in a mood of their own.
    fn round(&mut self, moods: &[Mood; 5]) {
        let round = self.game.position().round;
        let mut chance = moods.map(|mood| Rng(mood.seed));
        while !self.game.is_over() && self.game.position().round == round {
            let player = self.game.position().current.index();
            let action = pick(&self.game, &walk::legal(&self.game), &moods[player], &mut chance[player]);
            self.game.apply(action, |_| ()).expect("a listed action");
            self.actions.push(action);
        }
        self.value = value(&self.game) + 1_000_000 * i32::from(self.is_won());
    }
}

/// Returns what a game is worth to the team, or to the player who is ahead.
fn value(game: &Orleans) -> i32 {
    let table = game.position();
    if table.is_invasion() {
        return city::team(table);
    }
    if table.holdings().iter().any(|holding| holding.lost) {
        return -100_000;
    }
    // Towards the end nothing but the goals counts.
    let late = 100 * i32::from(table.round) / i32::from(table.setup.rounds());
    let worth = |player: Player| {
        let holding = &table.holdings[player.index()];
        let goods = 12 * i32::from(holding.coins.min(30)) + 8 * i32::from(holding.goods.value().min(40));
        let growth = i32::from(holding.development) * 6 + i32::from(holding.tiles.len()) * (100 - late) / 4;
        Tables::TUNED.goals(table, player) * 10 / POINT * (100 + late) / 100
            + city::capacity(table, player) / 2
            + (goods + growth) * (120 - late) / 100
    };
    Player::all(table.setup.players).map(worth).max().unwrap_or(0)
}

/// Draws all, fills and uses places by mood, and makes the other choices by worth or by chance.
fn pick(game: &Orleans, list: &[Action], mood: &Mood, rng: &mut Rng) -> Action {
    let last = list[list.len() - 1];
    let place = |action: &Action| match action {
        Action::Put { at, .. } => Some(at.place),
        Action::Use(place) => Some(*place),
        _ => None,
    };
    match game.position().job() {
        Some(Job::Draw) => last,
        Some(Job::Plan { .. }) => {
            // The busiest of a few busy picks, by mood.
            let mut dice = playout::picks(Seed::new(rng.below(1 << 30) as u64));
            let picks: Vec<_> = (0..4).map(|_| list[game.busy(list, &mut dice)]).collect();
            let mut weight = |action: &Action| {
                let mood = place(action).map_or(0, |place| usize::from(mood.places[place as usize]));
                rng.below(4) + 4 * mood
            };
            picks.into_iter().max_by_key(|action| weight(action)).unwrap_or(last)
        }
        Some(Job::Act) if list.len() > 1 => {
            let uses = &list[..list.len() - 1];
            let wanted: Vec<_> = uses
                .iter()
                .filter(|action| place(action).is_none_or(|place| mood.places[place as usize] > 0))
                .collect();
            if wanted.is_empty() { last } else { *wanted[rng.below(wanted.len())] }
        }
        _ if rng.below(100) < mood.chance => list[rng.below(list.len())],
        _ => {
            let worth = |action: &&Action| {
                let mut after = game.clone();
                after.apply(**action, |_| ()).expect("a listed action");
                value(&after)
            };
            *list.iter().max_by_key(worth).unwrap_or(&last)
        }
    }
}

/// Looks for a way to win, `width` ways at a time with `tries` for each of them in every round. Returns the best.
///
/// # Panics
/// If the set-up is impossible.
pub fn plan(setup: Setup, seed: Seed, width: usize, tries: usize) -> Way {
    let game = Orleans::new(setup, seed).expect("a possible set-up");
    let mut rng = Rng((width * 1000 + tries) as u64);
    let mut ways = vec![Way { game, actions: Vec::new(), value: 0 }];
    while !ways[0].game.is_over() {
        let mut next: Vec<Way> = Vec::new();
        let tries = if ways.len() < width { tries * width / ways.len() } else { tries };
        for way in &ways {
            // The best moods so far are kept, while the mood of one player changes.
            let mut best = core::array::from_fn(|_| Mood::new(&mut rng));
            let mut most = i32::MIN;
            for _ in 0..if way.game.is_over() { 1 } else { tries } {
                let mut moods = best;
                let player = rng.below(setup.players.into());
                match rng.below(4) {
                    0 => moods = core::array::from_fn(|_| Mood::new(&mut rng)),
                    1 => moods[player].seed = rng.draw(),
                    _ => moods[player] = Mood::new(&mut rng),
                }
                let mut way = way.clone();
                way.round(&moods);
                if way.value > most {
                    (best, most) = (moods, way.value);
                }
                next.push(way);
            }
        }
        next.sort_by_key(|way| std::cmp::Reverse(way.value));
        next.dedup_by(|a, b| a.value == b.value);
        next.truncate(width);
        ways = next;
    }
    ways.swap_remove(0)
}
