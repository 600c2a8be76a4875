//! A decision from start to end.

use heapless::Vec;
use rules_core::{Game, Player, Seed, Turn};

use crate::net::Net;
use crate::plan::{DEPTH, Line, Planner, Task, WIDTH, copy};
use crate::{Approach, Computer, Judge, Level, Next, Search, Valuer};

/// The most lines that are compared.
const LINES: usize = 2 * WIDTH;

/// Budgets of a look-ahead after which a plan that only follows its best line ends, too.
const LIMIT: u32 = 2;

/// The time of a unit is in eighths.
const EIGHTHS: u32 = 8;

/// The stage of a decision.
#[derive(Clone, Copy, Debug)]
enum Stage<A> {
    /// Nothing was looked at.
    Start,
    /// The turn, or the action, is planned.
    Plan,
    /// Lines are compared: the next one is to be played.
    Play,
    /// What comes after it is played.
    Follow,
    /// In the look-ahead, the player who decides thinks: about a whole turn (`true`) or a single action.
    Inner(bool),
    /// The decision.
    Decided(A),
}

/// What is asked for, beside a decision.
#[derive(Clone, Copy, Debug)]
enum Aside<A> {
    /// Nothing.
    None,
    /// What one line is worth on so many draws, with or without a look-ahead.
    Line { draws: u8, look_ahead: bool },
    /// What the draws of an action were worth, against so many others; what came of the real ones, and the squares of
    /// how far the others are from that.
    Draws { action: A, others: u8, came: i32, squares: i64 },
}

/// What a decision came from.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// The decision, and what the same player plans to do after it in this turn.
    pub plan: Vec<A, DEPTH>,
    /// How much better it is than the best other decision that was looked at to the end, in 64ths of a point.
    pub ahead: Option<i32>,
}

/// Thinks about one decision, a few units at a time. A unit is a position that is valued, or an action that is played in
/// a look-ahead.
#[derive(Debug)]
pub struct Thinker<G: Computer> {
    valuer: Valuer<G>,
    search: Option<Search>,
    /// What the one who thinks sees; none before there is a question.
    root: Option<G>,
    me: Player,
    seed: Seed,
    spent: u32,
    stage: Stage<G::Action>,
    planner: Planner<G>,
    /// What is compared; their values are sums over the draws so far.
    lines: Vec<Line<G::Action>, LINES>,
    draw: u8,
    line: usize,
    /// Turns that were planned after this line.
    planned: u8,
    /// Where this line has led.
    state: Option<G>,
    aside: Aside<G::Action>,
}

impl<G: Computer> Thinker<G> {
    /// Creates one that has nothing to think about.
    pub fn idle() -> Self {
        Thinker {
            valuer: Valuer::of(G::JUDGE),
            search: None,
            root: None,
            me: Player(0),
            seed: Seed::default(),
            spent: 0,
            stage: Stage::Start,
            planner: Planner::idle(),
            lines: Vec::new(),
            draw: 0,
            line: 0,
            planned: 0,
            state: None,
            aside: Aside::None,
        }
    }

    /// Creates one that thinks as a level does. `seed` must come from what is public: see [`public_seed`].
    pub fn new(level: Level, view: G, me: Player, seed: Seed) -> Self {
        let mut thinker = Self::idle();
        thinker.begin(level, view, me, seed);
        thinker
    }

    /// Creates one that thinks with any judge, net and search; without a search, by plain rules.
    pub fn with(
        judge: &'static G::Judge,
        net: Option<&'static Net>,
        search: Option<Search>,
        view: G,
        me: Player,
        seed: Seed,
    ) -> Self {
        let valuer = Valuer::new(judge, net, view.setup());
        Thinker { valuer, search, root: Some(view), me, seed, ..Self::idle() }
    }

    /// Begins to think as a level does, if it is idle. All is set where it lies: a device has no room to build it twice.
    pub fn begin(&mut self, level: Level, view: G, me: Player, seed: Seed) {
        self.valuer = Valuer::new(G::JUDGE, G::net(view.setup(), level), view.setup());
        self.search = G::search(level);
        (self.me, self.seed) = (me, seed);
        self.root = Some(view);
    }

    /// Begins to value where one line leads as hard does, on so many draws, with or without a look-ahead, if it is idle.
    pub fn begin_line(&mut self, view: G, me: Player, seed: Seed, line: &[G::Action], draws: u8, look_ahead: bool) {
        self.begin(Level::Hard, view, me, seed);
        let _ = self.lines.push(Line::new(line, 0));
        (self.aside, self.stage) = (Aside::Line { draws, look_ahead }, Stage::Play);
    }

    /// Begins to value for a player what an action of `game` draws, against so many other draws, if it is idle.
    pub fn begin_draws(&mut self, game: G, me: Player, seed: Seed, action: G::Action, others: u8) {
        self.begin(Level::Hard, game, me, seed);
        // What was drawn is worth what one turn makes of it.
        self.search = self.search.map(|search| Search { turns: 1, inner: 1, ..search });
        let _ = self.lines.push(Line::new(&[action], 0));
        (self.aside, self.stage) = (Aside::Draws { action, others, came: 0, squares: 0 }, Stage::Play);
    }

    /// Returns how much better the draws were than others would have been on average, and the variance of that mean,
    /// once they are valued.
    pub fn luck(&self) -> Option<(i32, i32)> {
        let (Aside::Draws { came, others, squares, .. }, Stage::Decided(_)) = (self.aside, self.stage) else {
            return None;
        };
        let (sum, others) = (self.lines.first()?.value, i32::from(others.max(1)));
        // Rounded towards zero, so that good luck and bad luck are cut alike.
        let luck = (came * others - sum) / others;
        let (away, count) = (i64::from(luck), i64::from(others));
        let variance = (squares - away * away * count) / (count * (count - 1)).max(1);
        Some((luck, variance.clamp(0, i32::MAX.into()) as i32))
    }

    /// Returns on how many draws lines were compared.
    pub fn draws(&self) -> u8 {
        self.draw.max(1)
    }

    /// Returns what the best line is worth that was looked at, or the one that begins with this action, once a decision
    /// is made.
    pub fn estimate(&self, action: Option<G::Action>) -> Option<i32> {
        if !matches!(self.stage, Stage::Decided(_)) {
            return None;
        }
        let line = match action {
            Some(_) => self.compared_lines().iter().find(|line| first(line) == action),
            None => self.best(),
        };
        let draws = if self.lines.is_empty() { 1 } else { i32::from(self.draws()) };
        line.map(|line| self.worth(line) / draws)
    }

    /// Returns how many units were spent.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Thinks for about `units` units, and returns the decision once it is made; `None` for ever when the game is over.
    pub fn think(&mut self, units: u32) -> Option<G::Action> {
        let mut left = units;
        loop {
            if let Stage::Decided(action) = self.stage {
                return Some(action);
            }
            if left == 0 {
                return None;
            }
            let cost = if matches!(self.stage, Stage::Plan) && self.valuer.has_net() { G::NET_UNITS } else { 1 };
            self.spent += cost;
            left = left.saturating_sub(cost);
            self.step();
        }
    }

    /// Returns what the decision came from, once it is made.
    pub fn thought(&self) -> Option<Thought<G::Action>> {
        let Stage::Decided(action) = self.stage else { return None };
        let mut thought = Thought { plan: Vec::new(), ahead: None };
        if let Some(best) = self.best() {
            let others = self.compared_lines().iter().filter(|line| first(line) != first(best));
            let next = others.map(|line| self.worth(line)).max();
            let draws = if self.lines.is_empty() { 1 } else { i32::from(self.draw.max(1)) };
            thought.ahead = next.map(|next| (self.worth(best) - next) / draws);
            if !self.rivals_choose() {
                thought.plan = best.actions.clone();
            }
        }
        if thought.plan.is_empty() {
            // There is room for one.
            let _ = thought.plan.push(action);
        }
        Some(thought)
    }

    /// Returns the lines that were compared on draws, or else as they were planned.
    fn compared_lines(&self) -> &[Line<G::Action>] {
        if self.lines.is_empty() { self.planner.done() } else { &self.lines }
    }

    /// Returns the best line; the first of equals.
    fn best(&self) -> Option<&Line<G::Action>> {
        self.compared_lines().iter().rev().max_by_key(|line| self.worth(line))
    }

    /// Returns whether others choose between lines with the same first action.
    fn rivals_choose(&self) -> bool {
        matches!(self.approach(), Approach::Lines { rivals_choose: true, .. })
    }

    /// Returns how the decision is made.
    fn approach(&self) -> Approach {
        self.root.as_ref().map_or(Approach::Action, |root| self.valuer.judge.approach(root))
    }

    /// Returns the value of a line; where others choose how it goes on, the worst for this player.
    fn worth(&self, line: &Line<G::Action>) -> i32 {
        let rivals = self.lines.iter().filter(|other| self.rivals_choose() && first(other) == first(line));
        rivals.map(|other| other.value).min().unwrap_or(line.value)
    }

    /// Spends one unit.
    fn step(&mut self) {
        let Some(root) = &self.root else { return };
        let Some(search) = self.search else {
            if let Some(action) = root.plain(self.seed) {
                self.stage = Stage::Decided(action);
            }
            return;
        };
        match self.stage {
            Stage::Start => self.start(search),
            Stage::Plan => {
                let is_late = match search.keep {
                    // Without a look-ahead the best turn so far is enough.
                    1 => self.is_late(root, search.budget),
                    _ => {
                        if self.is_late(root, search.budget) {
                            self.planner.narrow();
                        }
                        self.is_late(root, search.budget.saturating_mul(LIMIT)) && !self.planner.done().is_empty()
                    }
                };
                if is_late || !self.planner.step(root, &self.valuer) {
                    self.planned_root(search);
                }
            }
            Stage::Play => self.play(search),
            Stage::Follow => self.follow(search),
            Stage::Inner(turn) => {
                // What was learned says where lines lead; on the way the judge does, who takes a third of the time.
                let judge = Valuer::of(self.valuer.judge);
                if !self.state.as_ref().is_some_and(|state| self.planner.step(state, &judge)) {
                    self.planned_inner(turn, search);
                }
            }
            Stage::Decided(_) => {}
        }
    }

    /// Returns whether a budget is spent.
    fn is_late(&self, root: &G, budget: u32) -> bool {
        self.spent.saturating_mul(root.unit_time()) > budget.saturating_mul(EIGHTHS)
    }

    fn start(&mut self, search: Search) {
        let Some(root) = &self.root else { return };
        let mut list = rules_core::Actions::new();
        root.legal(&mut list);
        if let [only] = list[..] {
            self.stage = Stage::Decided(only);
            return;
        }
        let approach = if search.slip > 0 && search.width == 0 { Approach::Action } else { self.approach() };
        let width = root.lines(search.width);
        // Where turns are not compared, some are kept too, to tell how far ahead the best one is.
        let kept = WIDTH as u8;
        let keep = if search.keep > 1 { search.keep } else { kept };
        let task = Task { player: self.me, width, keep, slip: search.slip, seed: self.seed };
        match approach {
            Approach::Turn => self.planner.begin(task),
            Approach::Action => self.planner.begin(Task { width: 0, keep: kept, ..task }),
            Approach::Lines { .. } => {
                let lines = &mut self.lines;
                self.valuer.judge.lines(root, &mut |actions, value| {
                    // A judge gives no more lines than there is room for.
                    let _ = lines.push(Line::new(actions, value));
                });
                self.stage = Stage::Play;
                return;
            }
        }
        self.stage = Stage::Plan;
    }

    /// Takes the best turn of the planned root, or compares the best few.
    fn planned_root(&mut self, search: Search) {
        if self.planner.done().len() > 1 && search.keep > 1 && self.approach() == Approach::Turn {
            self.lines = self.planner.done().iter().map(|line| Line::new(&line.actions, 0)).collect();
            self.stage = Stage::Play;
        } else {
            let best = self.best().and_then(first);
            self.decide(best);
        }
    }

    /// Plays the next line on the next draw, or ends the comparison.
    fn play(&mut self, search: Search) {
        let Some(root) = &self.root else { return };
        let approach = self.approach();
        if self.line == self.lines.len() {
            (self.line, self.draw) = (0, self.draw + 1);
        }
        let draws = match (self.aside, approach) {
            (Aside::Line { draws, .. }, _) => draws,
            // The real ones come first.
            (Aside::Draws { others, .. }, _) => others + 1,
            (_, Approach::Lines { draws, .. }) if draws > 0 => draws,
            _ => search.draws,
        };
        let late = matches!(self.aside, Aside::None) && self.is_late(root, search.budget);
        if self.line == 0 && (self.draw >= draws || late) {
            return self.compared();
        }
        // A root that took long to plan has no time for all its lines: the best of the plan come first.
        if late && self.draw == 0 && approach == Approach::Turn {
            self.lines.truncate(self.line);
            return self.compared();
        }
        let state = self.state.insert(copy(root));
        let seed = Seed::new(self.seed.bits().wrapping_mul(0x9e37_79b9).wrapping_add(self.draw.into()));
        let Some(line) = self.lines.get(self.line) else { return self.decide(None) };
        let draws = matches!(self.aside, Aside::Draws { .. });
        let is_real = draws && self.draw == 0;
        match draws {
            false => state.rehide(self.me, seed),
            true if is_real => {}
            true => state.redraw(seed),
        }
        for &action in &line.actions {
            let _ = state.play(action);
        }
        if is_real {
            // What comes later is as unknown as after the other draws.
            state.redraw(seed);
        }
        if approach == Approach::Turn && matches!(self.aside, Aside::None) {
            self.hand_over(self.me);
        }
        self.planned = 0;
        self.stage = Stage::Follow;
    }

    /// Goes on after a line.
    fn follow(&mut self, search: Search) {
        let draws = matches!(self.aside, Aside::Draws { .. });
        let looks_ahead = match self.aside {
            Aside::None => !matches!(self.approach(), Approach::Lines { look_ahead: false, .. }),
            Aside::Line { look_ahead, .. } => look_ahead,
            Aside::Draws { .. } => true,
        };
        let Some((state, player)) = deciding(&mut self.state) else { return self.value() };
        let next = match looks_ahead {
            // Where nothing is looked ahead either.
            _ if draws
                && player == self.me
                && self.planned == 0
                && self.valuer.judge.approach(state) == Approach::Turn =>
            {
                Next::Plan
            }
            true => self.valuer.judge.next(state, self.me, self.planned, &search),
            false => Next::Stop,
        };
        let task = Task { player, width: search.inner, keep: 1, slip: 0, seed: self.seed };
        match next {
            Next::Stop => self.value(),
            Next::Act(action) => {
                if state.play(action).is_err() {
                    self.value();
                }
            }
            Next::Best => {
                self.planner.begin(Task { width: 0, ..task });
                self.stage = Stage::Inner(false);
            }
            Next::Plan => {
                self.planner.begin(task);
                self.stage = Stage::Inner(true);
            }
        }
    }

    /// Plays what was planned after a line.
    fn planned_inner(&mut self, turn: bool, search: Search) {
        let Some((state, player)) = deciding(&mut self.state) else { return self.value() };
        if let Some(best) = self.planner.done().first() {
            for &action in &best.actions {
                let _ = state.play(action);
            }
        } else if !turn {
            return self.value();
        }
        self.stage = Stage::Follow;
        if turn {
            self.planned += 1;
            if self.planned < search.turns {
                self.hand_over(player);
            } else {
                self.value();
            }
        }
    }

    /// Adds the value of the position that this line has led to.
    fn value(&mut self) {
        if let (Some(state), Some(line)) = (&self.state, self.lines.get_mut(self.line)) {
            let value = self.valuer.value(state, self.me);
            match &mut self.aside {
                Aside::Draws { came, .. } if self.draw == 0 => *came = value,
                Aside::Draws { came, squares, .. } => {
                    let away = i64::from(*came) - i64::from(value);
                    *squares += away * away;
                    line.value += value;
                }
                _ => line.value += value,
            }
        }
        self.line += 1;
        self.stage = Stage::Play;
    }

    /// Ends the turn after a line, if it is still going on.
    fn hand_over(&mut self, player: Player) {
        if let Some((state, decides)) = deciding(&mut self.state)
            && decides == player
            && let Some(action) = hand_over(state)
        {
            let _ = state.play(action);
        }
    }

    /// Takes the best line; the first of equals.
    fn compared(&mut self) {
        if let Aside::Draws { action, .. } = self.aside {
            self.stage = Stage::Decided(action);
            return;
        }
        let best = self.best().and_then(first);
        self.decide(best);
    }

    /// Decides for an action; for `None`, hands over or takes the first that is legal.
    fn decide(&mut self, action: Option<G::Action>) {
        if let Some(action) = action.or_else(|| self.root.as_ref().and_then(hand_over)) {
            self.stage = Stage::Decided(action);
        }
    }
}

/// Returns a position and who decides in it, unless the game is over.
fn deciding<G: Game>(state: &mut Option<G>) -> Option<(&mut G, Player)> {
    let state = state.as_mut()?;
    if let Turn::Of(player) = state.turn() { Some((state, player)) } else { None }
}

/// Returns what a line begins with; nothing, if it is to end the turn.
fn first<A: Copy>(line: &Line<A>) -> Option<A> {
    line.actions.first().copied()
}

/// Returns the action that ends the turn, or else the first of all.
fn hand_over<G: Game>(game: &G) -> Option<G::Action> {
    let mut list = rules_core::Actions::new();
    game.legal(&mut list);
    list.iter().copied().find(|&action| game.hands_over(action)).or(list.first().copied())
}

/// Returns a seed from what everybody knows: how many actions the game has taken, and who thinks. The game's own seed
/// would show the thinker what is to come.
pub fn public_seed(length: u16, me: Player) -> Seed {
    Seed::new((u64::from(length) << 8 | u64::from(me.0) | 1 << 32).wrapping_mul(0x2545_f491_4f6c_dd1d) >> 20)
}
