//! Beam search over the rest of a turn.

use core::mem::swap;

use heapless::Vec;
use rand_pcg::Pcg32;
use rules_core::{Actions, Dice, Game, Player, Seed, Turn};

use crate::{Computer, Judge, Valuer};

/// The longest line.
pub const DEPTH: usize = 10;

/// The widest beam, and the most whole turns that are kept.
pub const WIDTH: usize = 8;

/// A sequence of actions, and the value of where it leads.
#[derive(Clone, Debug)]
pub struct Line<A> {
    /// The value.
    pub value: i32,
    key: u32,
    /// The actions, without the hand-over.
    pub actions: Vec<A, DEPTH>,
}

impl<A: Copy> Line<A> {
    /// Creates a line of a known value.
    pub fn new(actions: &[A], value: i32) -> Self {
        Line { value, key: 0, actions: actions.iter().copied().take(DEPTH).collect() }
    }

    fn with(&self, action: A) -> Self {
        let mut line = self.clone();
        // A full line does not grow.
        let _ = line.actions.push(action);
        line
    }
}

/// What a planner is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// Who plans.
    pub player: Player,
    /// Lines that are followed at once; 0 compares single actions.
    pub width: u8,
    /// Whole turns that are kept.
    pub keep: u8,
    /// What a mistake may add to a value.
    pub slip: u32,
    /// Where mistakes come from.
    pub seed: Seed,
}

/// Plans the rest of a turn, one position at a time.
#[derive(Debug)]
pub struct Planner<G: Game> {
    task: Task,
    dice: Pcg32,
    /// The lines that grow by one action now, best first.
    beam: Vec<Line<G::Action>, WIDTH>,
    /// What they have grown to.
    grown: Vec<Line<G::Action>, WIDTH>,
    /// Whole turns, best first.
    done: Vec<Line<G::Action>, WIDTH>,
    /// How many lines of the beam were taken up.
    taken: usize,
    /// Where the last of them leads, and what can be done there.
    parent: Option<G>,
    list: Actions<G::Action>,
    /// How many actions of the list were looked at.
    seen: usize,
}

impl<G: Computer> Planner<G> {
    /// Creates a planner that has not begun.
    pub fn idle() -> Self {
        Planner {
            task: Task { player: Player(0), width: 0, keep: 1, slip: 0, seed: Seed::default() },
            dice: Seed::default().generator(),
            beam: Vec::new(),
            grown: Vec::new(),
            done: Vec::new(),
            taken: 0,
            parent: None,
            list: Actions::new(),
            seen: 0,
        }
    }

    /// Begins to plan a turn.
    pub fn begin(&mut self, task: Task) {
        self.task = task;
        self.dice = task.seed.generator();
        self.beam.clear();
        let _ = self.beam.push(Line::new(&[], 0));
        self.grown.clear();
        self.done.clear();
        self.list.clear();
        (self.taken, self.seen) = (0, 0);
    }

    /// Returns the best whole turns so far, best first.
    pub fn done(&self) -> &[Line<G::Action>] {
        &self.done
    }

    /// Follows the best line alone from here on.
    pub fn narrow(&mut self) {
        self.task.width = self.task.width.min(1);
        self.beam.truncate(self.taken.max(1));
        self.grown.truncate(1);
    }

    /// Looks at one more position on from `root`. Returns false if there is none.
    pub fn step(&mut self, root: &G, valuer: &Valuer<G>) -> bool {
        loop {
            while let Some(&action) = self.list.get(self.seen) {
                self.seen += 1;
                if self.grow(action, valuer) {
                    return true;
                }
            }
            if self.taken < self.beam.len() {
                if self.take_up(root, valuer) {
                    return true;
                }
            } else {
                if self.grown.is_empty() {
                    return false;
                }
                swap(&mut self.beam, &mut self.grown);
                self.grown.clear();
                self.taken = 0;
            }
        }
    }

    /// Goes to the end of the next line. Returns whether a position was looked at.
    fn take_up(&mut self, root: &G, valuer: &Valuer<G>) -> bool {
        let line = &self.beam[self.taken];
        self.taken += 1;
        self.list.clear();
        self.seen = 0;
        if line.actions.is_full() {
            return false;
        }
        let parent = self.parent.insert(copy(root));
        for &action in &line.actions {
            let _ = parent.play(action);
        }
        parent.legal(&mut self.list);
        let stops = line.actions.is_empty() && self.task.width > 0 && valuer.judge.may_stop(root);
        if stops {
            let line = Line { key: valuer.judge.key(root), ..Line::new(&[], valuer.value(root, self.task.player)) };
            insert(&mut self.done, self.task.keep, line.value, line.key, || line.clone());
        }
        stops
    }

    /// Looks at the line that is taken up with one action more. Returns whether a position was looked at.
    fn grow(&mut self, action: G::Action, valuer: &Valuer<G>) -> bool {
        let Task { player, width, keep, slip, .. } = self.task;
        let Some(parent) = &self.parent else { return false };
        let hands_over = parent.hands_over(action);
        if hands_over && width > 0 || !valuer.judge.is_sensible(parent, action) {
            return false;
        }
        let mut child = copy(parent);
        if !hands_over && child.play(action).is_err() {
            return false;
        }
        let mut value = valuer.value(&child, player);
        if slip > 0 {
            value += self.dice.below(slip + 1) as i32;
        }
        let key = valuer.judge.key(&child);
        let line = &self.beam[self.taken - 1];
        let grown = || Line { value, key, ..line.with(action) };
        let stays = child.turn() == Turn::Of(player);
        // A turn that goes on beyond the longest line counts as far as it was followed.
        let is_full = line.actions.len() + 1 >= DEPTH;
        if width == 0 || !stays || is_full || valuer.judge.may_stop(&child) {
            insert(&mut self.done, keep, value, key, grown);
        }
        if width > 0 && stays {
            insert(&mut self.grown, width, value, key, grown);
        }
        true
    }
}

/// Copies a game. Not inlined: a copy is much code, and is made in many places.
#[inline(never)]
pub fn copy<G: Game>(game: &G) -> G {
    game.clone()
}

/// Inserts a line where its value belongs, unless there is one of the same value and key, or as many better ones as fit.
fn insert<A>(lines: &mut Vec<Line<A>, WIDTH>, most: u8, value: i32, key: u32, line: impl FnOnce() -> Line<A>) {
    let most = usize::from(most).min(WIDTH);
    let at = lines.iter().position(|line| value > line.value).unwrap_or(lines.len());
    if at >= most || lines.iter().any(|line| line.value == value && line.key == key) {
        return;
    }
    if lines.len() >= most {
        lines.pop();
    }
    // There is room: the last line was removed.
    let _ = lines.insert(at, line());
}
