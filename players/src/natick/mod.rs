//! What a position of Natick is worth, and how its decisions are made.
//!
//! A value compares both colonies: points, coins, regions, and what can be built.

pub mod features;
mod tuned;

use orleans_value::weights;
use rules_core::natick::{Action, Build, DiceSet, Natick, Step, Tray, opponent, tables};
use rules_core::{Actions, Game, Player, Seed};

use crate::learned;
use crate::net::Model;
use crate::review::Losses;
use crate::{Approach, Computer, Judge, Level, Next, Search, Thinker, plain};

weights! {
    /// The weights of Natick. Games are won or lost, whatever the points: nothing could be a unit, and only proportions
    /// count.
    Weights {
        /// A point.
        point: i32,
        /// Each point from the fourth on.
        near: i32,
        /// The points that bring on the end.
        goal: i32,
        /// The first to sixth coin of a suit.
        coins: [i32; 6],
        /// The first to third region of a suit.
        regions: [i32; 3],
        /// A region by what it produces: brick, ore, grain, lumber.
        resources: [i32; 4],
        /// A region that is to be drawn, beyond a second one of a suit.
        coming: i32,
        /// A full region.
        full: i32,
        /// Each different number among the regions.
        numbers: i32,
        /// A site for a road, village, town, trader, knight.
        sites: [i32; 5],
        /// What is added if the coins for it are there.
        ready: [i32; 5],
        /// What each coin that is lacking takes away.
        lack: i32,
        /// As many traders as the other has.
        traders: i32,
        /// As many knights as the other has.
        knights: i32,
        /// Coins enough for the raiders.
        raid: i32,
        /// What an offer must bring to be accepted.
        accept: i32,
        /// A game that is won.
        won: i32,
    }
}

/// From this many points on, each further one brings the end nearer.
const NEAR: i32 = 3;

/// With this many points missing to the end, regions begin to lose their worth.
const RAMP: i32 = 6;

/// On how many draws the regions to explore are compared.
const EXPLORED: u8 = 6;

/// By how many points games are won, in the middle.
const LEAD: i32 = 2;

/// How many compare.
const SIDES: i32 = 2;

/// What can be built, in the order of the weights.
const BUILDS: [Build; 5] = [Build::Road, Build::Village, Build::Town, Build::Trader, Build::Knight];

impl Weights {
    /// Returns what a player has, whatever the other does.
    fn own(&self, game: &Natick, player: Player) -> i32 {
        let (colony, other) = (game.colony(player), game.colony(opponent(player)));
        let points = i32::from(game.total(player));
        let mut sum = points * self.point + (points - NEAR).max(0) * self.near;
        if points >= i32::from(tables::END.goal) {
            sum += self.goal;
        }
        // Regions lose their worth as the end comes near.
        let most = points.max(i32::from(game.total(opponent(player))));
        let left = (i32::from(tables::END.goal) - most).clamp(0, RAMP);
        let (mut coins, mut regions, mut numbers, mut unguarded) = ([0_u8; 4], [0_usize; 4], 0_u8, 0);
        for (space, field) in colony.fields() {
            let suit = field.region.suit() as usize;
            coins[suit] += field.coins;
            regions[suit] += 1;
            numbers |= 1 << field.region.number();
            if field.coins >= tables::REGION_HOLDS {
                sum += self.full;
            }
            if !colony.is_guarded(space) {
                unguarded += field.coins;
            }
        }
        if let Some(job) = game.job().filter(|job| job.player == player) {
            match job.step {
                // What is still to be paid counts as paid.
                Step::Pay { cost, .. } => {
                    coins = core::array::from_fn(|suit| coins[suit].saturating_sub(cost[suit]));
                }
                Step::Explore { .. } if !game.stack().is_empty() => {
                    sum += (self.regions[1] + self.coming) * left / RAMP;
                }
                _ => {}
            }
            if let Some(region) = game.in_hand() {
                regions[region.suit() as usize] += 1;
                numbers |= 1 << region.number();
            }
        }
        for suit in 0..4 {
            sum += self.coins.iter().take(coins[suit].into()).sum::<i32>();
            let resource = self.resources[tables::SUITS[suit] as usize];
            sum += self.regions.iter().take(regions[suit]).map(|worth| (worth + resource) * left / RAMP).sum::<i32>();
        }
        sum += numbers.count_ones() as i32 * self.numbers * left / RAMP;
        if unguarded >= tables::RAIDED_FROM {
            sum += self.raid;
        }
        for (i, &build) in BUILDS.iter().enumerate().filter(|(_, build)| game.has_site(player, **build)) {
            let cost = tables::cost(build);
            let lack: u8 = (0..4).map(|suit| cost[suit].saturating_sub(coins[suit])).sum();
            sum += self.sites[i] + if lack == 0 { self.ready[i] } else { -i32::from(lack) * self.lack };
        }
        if !colony.traders().is_empty() && colony.traders().len() >= other.traders().len() {
            sum += self.traders;
        }
        if colony.knight_count() > 0 && colony.knight_count() >= other.knight_count() {
            sum += self.knights;
        }
        sum
    }
}

impl Judge<Natick> for Weights {
    fn value(&self, game: &Natick, player: Player) -> i32 {
        if game.is_over() {
            return if game.standing().rank[player.index()] == 1 { self.won } else { -self.won };
        }
        self.own(game, player) - self.own(game, opponent(player))
    }

    fn may_stop(&self, game: &Natick) -> bool {
        game.job().is_none_or(|job| matches!(job.step, Step::Trade | Step::HandOver | Step::Explore { .. }))
    }

    fn key(&self, game: &Natick) -> u32 {
        game.job().map_or(0, |job| match job.step {
            Step::Trade => 1,
            Step::Pay { .. } => 2,
            Step::Receive { .. } => 3,
            _ => 4,
        })
    }

    /// Leaves offers out: what the other would accept is rarely good.
    fn is_sensible(&self, _game: &Natick, action: Action) -> bool {
        !matches!(action, Action::Offer(_))
    }

    fn approach(&self, game: &Natick) -> Approach {
        match game.job().map(|job| job.step) {
            Some(Step::Divide) => Approach::Lines { draws: 1, rivals_choose: true, look_ahead: true },
            Some(Step::Choose) => Approach::Lines { draws: 1, rivals_choose: false, look_ahead: true },
            Some(Step::Answer(_)) => Approach::Lines { draws: 1, rivals_choose: false, look_ahead: false },
            Some(Step::Explore { .. }) => Approach::Lines { draws: EXPLORED, rivals_choose: false, look_ahead: false },
            Some(Step::Trade) => Approach::Turn,
            _ => Approach::Action,
        }
    }

    fn lines(&self, game: &Natick, take: &mut dyn FnMut(&[Action], i32)) {
        let trays = [Tray::First, Tray::Second].map(Action::Choose);
        match game.job().map(|job| job.step) {
            Some(Step::Divide) => {
                for division in DiceSet::divisions().map(Action::Divide) {
                    trays.into_iter().for_each(|tray| take(&[division, Action::Done, tray], 0));
                }
            }
            Some(Step::Choose) => trays.into_iter().for_each(|tray| take(&[tray], 0)),
            Some(Step::Answer(_)) => {
                take(&[Action::Refuse], 0);
                take(&[Action::Accept], -self.accept);
            }
            _ => {
                let mut list = Actions::new();
                game.legal(&mut list);
                list.into_iter().for_each(|action| take(&[action], 0));
            }
        }
    }

    /// Returns how the position goes on: the dice bring what they bring, each player taking the best there is; then the
    /// active player may build. After a turn the next one is played likewise, with its dice divided and chosen by plain
    /// rules.
    fn next(&self, game: &Natick, _me: Player, planned: u8, search: &Search) -> Next<Action> {
        match game.job().map(|job| job.step) {
            None | Some(Step::Roll) => Next::Stop,
            Some(Step::Divide | Step::Choose) if planned >= search.turns => Next::Stop,
            Some(Step::Divide | Step::Choose | Step::HandOver) => {
                plain::natick(game, Seed::default()).map_or(Next::Stop, Next::Act)
            }
            Some(Step::Trade) if planned < search.turns => Next::Plan,
            Some(Step::Trade) => Next::Stop,
            _ => Next::Best,
        }
    }
}

/// Units that take some 10 ms on the device.
const SLICE: u32 = 9;

impl Computer for Natick {
    type Judge = Weights;

    const JUDGE: &'static Weights = &tuned::TUNED;

    const MODELS: &'static [Model<Natick>] = &[Model {
        name: "versus",
        fits: |_| true,
        blocks: features::BLOCKS,
        inputs: features::inputs,
        result: features::result,
        context: features::context,
        net: learned!("versus.net", features::BLOCKS),
    }];

    /// Games end some two points apart: each of them is worth its part of the win, too.
    const LOSSES: Losses = Losses {
        judge: 2,
        point: tuned::TUNED.point + tuned::TUNED.won / 2 / LEAD,
        marks: [2, 5, 10],
        levels: [15, 11, 2],
    };

    /// A judge who compares two counts each draw and each turn for both of them: what one of the two has without it is half.
    fn points_each(_: &Self::Setup) -> i32 {
        SIDES
    }

    const HARD_1: Search = Search { keep: 4, draws: 12, turns: 1, inner: 3, budget: 4000, ..Search::beam(8) };

    fn think(thinker: &mut Thinker<Self>) -> Option<Action> {
        thinker.think(SLICE)
    }

    fn search(level: Level) -> Option<Search> {
        match level {
            Level::Easy => None,
            Level::Medium => Some(Search::beam(6)),
            Level::Hard => Some(Self::HARD_1),
        }
    }

    fn plain(&self, seed: Seed) -> Option<Action> {
        plain::natick(self, seed)
    }
}
