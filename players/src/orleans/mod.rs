//! How the decisions of Orléans are made. The crate `orleans-value` says what a position is worth, and has the weights.

pub mod features;

pub use orleans_value::Tables;

use orleans_value::aims::GOAL;
use orleans_value::objectives::OBJECTIVE;
use rules_core::orleans::{Action, CommonGoal, Follower, Job, Orleans, Scenario, Setup, Space, first_towers};
use rules_core::{Actions, Game, Player, Seed};

use features::alone::{dignitary, salesman, vierzon};
use features::versus::{base, prosperity};
use features::{duel, invasion};

use crate::learned;
use crate::net::{Block, Model, Net, Take};
use crate::plan::copy;
use crate::review::Losses;
use crate::{Approach, Computer, Judge, Level, Next, POINT, Search, Thinker, plain};

/// The worth of a lost game for one player.
const LOST: i32 = -1_000_000;

/// The part of all lines that is followed in the Duel, where each takes longer.
const DUEL_LINES: (u8, u8) = (3, 4);

/// A goal of the city, and what is added for one that is saved.
const CITY_GOAL: i32 = 100 * POINT;
const CITY_WON: i32 = 600 * POINT;

/// As how many goals of the city a player's own counts.
const OWN_GOAL: i32 = 2;

impl Judge<Orleans> for Tables {
    fn value(&self, game: &Orleans, player: Player) -> i32 {
        let table = game.position();
        if game.is_over() && !table.won && table.setup.scenario == Scenario::Salesman {
            return LOST;
        }
        if game.is_over() && table.setup.scenario == Scenario::Duel {
            return if game.standing().rank[player.index()] == 1 { -LOST } else { LOST };
        }
        if game.is_over() && !table.won && !table.is_invasion() {
            return i32::from(game.total(player)) * POINT;
        }
        Tables::value(self, table, player)
    }

    /// To end a turn before a place is used is to pass: not while something is better than that without any net. What nets
    /// learn of places that are filled is what comes of using them.
    fn may_stop(&self, game: &Orleans) -> bool {
        let table = game.position();
        if table.job() != Some(Job::Act) || table.acted {
            return true;
        }
        let mut list = Actions::new();
        game.legal(&mut list);
        let passed = Judge::value(self, game, table.current);
        let gains = |&action: &Action| {
            let mut after = copy(game);
            after.play(action).is_ok() && Judge::value(self, &after, table.current) > passed
        };
        !list.iter().filter(|&&action| !game.hands_over(action)).any(gains)
    }

    fn next(&self, _game: &Orleans, _me: Player, _planned: u8, _search: &Search) -> Next<Action> {
        Next::Stop
    }

    fn key(&self, game: &Orleans) -> u32 {
        let table = game.position();
        if table.setup.players > 1 && table.setup.scenario != Scenario::Duel {
            return 0;
        }
        // Many plans lead to the same goal with the same value: those that fill other places count as different.
        let spaces = table.holding().spaces.iter().flatten();
        spaces.fold(0, |key, space| key.rotate_left(5).wrapping_mul(0x9e37_79b9) ^ space_key(*space))
    }

    fn approach(&self, game: &Orleans) -> Approach {
        match game.position().job() {
            Some(Job::Plan { .. } | Job::Act) => Approach::Turn,
            Some(Job::Draw | Job::Travel { .. } | Job::Carpenter { .. } | Job::Scriptorium | Job::Peregrination) => {
                Approach::Lines { draws: 1, rivals_choose: false, look_ahead: false }
            }
            _ => Approach::Action,
        }
    }

    fn lines(&self, game: &Orleans, take: &mut dyn FnMut(&[Action], i32)) {
        let mut list = Actions::new();
        game.legal(&mut list);
        if game.position().job() == Some(Job::Draw) {
            list.last().into_iter().for_each(|&most| take(&[most], 0));
            return;
        }
        let empty = |way: u8| !game.position().map[usize::from(way)].iter().flatten().any(|lying| lying.is_good());
        for action in list {
            if !matches!(action, Action::Travel { way, take: None } if !empty(way)) {
                take(&[action], 0);
            }
        }
    }

    fn is_sensible(&self, game: &Orleans, action: Action) -> bool {
        let holding = game.position().holding();
        match action {
            // Monks stand in for others only where nobody else can.
            Action::Put { follower: Follower::Monk, at } => {
                let need = at.place.needs()[usize::from(at.space)];
                let fits = |other: Follower| {
                    other != Follower::Monk && holding.market.of(other) > 0 && holding.fits(other, need)
                };
                !Follower::ALL.into_iter().any(fits)
            }
            _ => true,
        }
    }
}

/// Returns a number for what lies on an action space.
const fn space_key(space: Space) -> u32 {
    match space {
        Space::Held(follower) => 1 + follower as u32,
        _ => 0,
    }
}

/// Returns the points of a player.
fn points(game: &Orleans, player: Player) -> i32 {
    i32::from(game.total(player)) * POINT
}

/// Returns what goals came to, as the judge counts them: each that is met, and one more for a game that is won.
fn goals(game: &Orleans, player: Player, each: i32) -> i32 {
    (i32::from(game.total(player)) + i32::from(is_won(game, player))) * each
}

/// The least that a lost game is worth.
const OBJECTIVES_LOST: i32 = -2 * OBJECTIVE;

/// Returns how far objectives came, as the judge counts them with those that were begun: one more for a game that is won,
/// and at worst two less than none for one that is lost.
fn progress(game: &Orleans, player: Player) -> i32 {
    let table = game.position();
    let all = table.setup.objectives().len() as i32 * OBJECTIVE;
    let progress = Tables::TUNED.goals(table, player);
    progress.clamp(OBJECTIVES_LOST, all) + if is_won(game, player) { OBJECTIVE } else { 0 }
}

/// Returns whether a game that is over was won by a player.
fn is_won(game: &Orleans, player: Player) -> bool {
    game.standing().rank[player.index()] == 1 && !game.is_lost()
}

/// Returns what was done for the city: each goal counts by what it lacks of what was missing at the start, and the more it
/// lacks the more each part of it counts, as all goals are wanted.
fn city(game: &Orleans) -> i32 {
    let table = game.position();
    let share = |have: u16, need: u16| {
        let lacks = CITY_GOAL * i32::from(need.saturating_sub(have)) / i32::from(need.max(1));
        CITY_GOAL - lacks * lacks / CITY_GOAL
    };
    let own = |player: Player| {
        let wants = table.holdings[player.index()].character.map_or(&[][..], |character| character.wants());
        let parts = wants.iter().map(|&want| {
            let (have, need) = table.has_of(player, want);
            share(have, need)
        });
        parts.sum::<i32>() / wants.len().max(1) as i32
    };
    let first = first_towers(table.setup.players).len() as u16;
    let goals = CommonGoal::ALL.map(|goal| {
        let (have, need) = table.common_goal(goal);
        let first = if goal == CommonGoal::Towers { first } else { 0 };
        share(have.saturating_sub(first), need - first)
    });
    let players = i32::from(game.players());
    let own = Player::all(game.players()).map(own).sum::<i32>();
    goals.iter().sum::<i32>() + OWN_GOAL * own / players + if table.won { CITY_WON } else { 0 }
}

/// Returns a model whose net reads these inputs.
const fn model(
    name: &'static str,
    fits: fn(&Setup) -> bool,
    blocks: &'static [Block],
    inputs: fn(&Orleans, Player, Take),
    result: fn(&Orleans, Player) -> i32,
    net: Option<Net>,
) -> Model<Orleans> {
    Model { name, fits, blocks, inputs, result, context: features::context, net }
}

/// Units that take some 10 ms on the device.
const SLICE: u32 = 4;

impl Computer for Orleans {
    type Judge = Tables;

    const JUDGE: &'static Tables = Tables::TUNED;

    const MODELS: &'static [Model<Orleans>] = &[
        model(
            "base",
            |setup| setup.scenario == Scenario::Base,
            base::BLOCKS,
            base::inputs,
            points,
            learned!("base.net", base::BLOCKS),
        ),
        model(
            "prosperity",
            |setup| setup.scenario == Scenario::Prosperity,
            prosperity::BLOCKS,
            prosperity::inputs,
            points,
            learned!("prosperity.net", prosperity::BLOCKS),
        ),
        model(
            "duel",
            |setup| setup.scenario == Scenario::Duel,
            duel::BLOCKS,
            duel::inputs,
            progress,
            learned!("duel.net", duel::BLOCKS),
        ),
        model(
            "invasion",
            |setup| setup.scenario == Scenario::Invasion,
            invasion::BLOCKS,
            invasion::inputs,
            |game, _| city(game),
            None,
        ),
        model(
            "dignitary",
            |setup| setup.scenario == Scenario::Dignitary,
            dignitary::BLOCKS,
            dignitary::inputs,
            |game, player| goals(game, player, GOAL),
            None,
        ),
        model(
            "salesman",
            |setup| setup.scenario == Scenario::Salesman,
            salesman::BLOCKS,
            salesman::inputs,
            |game, player| goals(game, player, GOAL),
            None,
        ),
        model("vierzon", |setup| setup.scenario == Scenario::Vierzon, vierzon::BLOCKS, vierzon::inputs, progress, None),
    ];

    const HARD_1: Search = Search { budget: 600, ..Search::beam(8) };

    const LOSSES: Losses = Losses { judge: 2, point: POINT, marks: [10, 25, 50], levels: [84, 35, 11] };

    fn think(thinker: &mut Thinker<Self>) -> Option<Action> {
        thinker.think(SLICE)
    }

    fn search(level: Level) -> Option<Search> {
        // On the chip a unit takes up to 1.55 ms (the Salesman). A plan that ends early is hardly worse.
        let medium = Search { budget: 220, ..Search::beam(2) };
        Some(match level {
            Level::Easy => Search { slip: 2 * POINT as u32, width: 1, ..medium },
            Level::Medium => medium,
            Level::Hard => Self::HARD_1,
        })
    }

    fn unit_time(&self) -> u32 {
        match self.position().setup.scenario {
            Scenario::Prosperity => 11,
            _ => 8,
        }
    }

    fn points_each(setup: &Setup) -> i32 {
        match setup.scenario {
            Scenario::Invasion => CITY_GOAL / POINT,
            _ if setup.citizen_goal().is_some() => GOAL / POINT,
            _ if setup.has_goals() => OBJECTIVE / POINT,
            _ => 1,
        }
    }

    fn draws_for(&self, player: Player, action: Action) -> bool {
        let is_own = player == self.position().current;
        (is_own || matches!(action, Action::Done | Action::Pass)) && self.reveals_to(player, action)
    }

    fn is_won_together(setup: &Setup) -> bool {
        setup.is_won_together()
    }

    fn is_lost(&self) -> bool {
        let table = self.position();
        table.setup.is_won_together() && !table.won
    }

    fn lines(&self, width: u8) -> u8 {
        match self.position().setup.scenario {
            Scenario::Duel => (width * DUEL_LINES.0 / DUEL_LINES.1).max(1),
            _ => width,
        }
    }

    fn plain(&self, seed: Seed) -> Option<Action> {
        plain::orleans(self, seed)
    }
}
