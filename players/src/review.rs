//! What the decisions of a recorded game cost, and what its draws were worth.
//!
//! A [`Reviewer`] is led through the game, action by action, and asks a [`Thinker`] three things: what the best turn is
//! worth that hard finds; what the turn is worth that was taken, on the same draws with the same look-ahead; and what each
//! draw brought, against other draws of the same thing. All values are those of the player's own view.

use rules_core::{Actions, Game, Player, Seed, Turn};

use crate::{Approach, Computer, Judge, Level, Thinker, public_seed};

/// What turns of a game cost, measured in games of the levels against themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Losses {
    /// The number of the judge. It goes up with everything that lets a review of the same game find something else.
    pub judge: u8,
    /// What a point of the result counts in values.
    pub point: i32,
    /// From how many tenths of a point on a turn is a slip, a mistake, a blunder. Rounded, so that some 5 of 100 turns of
    /// hard are slips or worse, some 5 to 15 of 100 of medium mistakes or worse, and at most 3 of 100 blunders.
    pub marks: [i16; 3],
    /// What a turn costs on average at easy, medium and hard, in hundredths of a point.
    pub levels: [i16; 3],
}

/// Tenths of a point, and the most of them that are counted.
const TENTHS: i32 = 10;
const MOST: i32 = 30_000;

impl Losses {
    /// Returns a value in tenths of a point.
    pub fn tenths(&self, value: i32) -> i16 {
        (value * TENTHS / self.point.max(1)).clamp(-MOST, MOST) as i16
    }
}

/// What was found out, in 64ths of a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finding {
    /// About whom.
    pub player: Player,
    /// The number of the action that it began with.
    pub at: u16,
    /// What.
    pub what: What,
}

/// What a review finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A decision, or a whole turn where turns are planned.
    Turn {
        /// What the best is worth that was found.
        best: i32,
        /// What was taken is worth.
        taken: i32,
    },
    /// Draws.
    Luck {
        /// How much better they were than others on average.
        luck: i32,
        /// How sure that is: its variance.
        variance: i32,
    },
}

/// How a review goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// The thinker needs more time.
    Think,
    /// Something was found.
    Found(Finding),
    /// The next action of the record is to be played.
    Play,
}

/// A decision that is valued.
#[derive(Clone, Copy, Debug)]
struct Open<A> {
    at: u16,
    player: Player,
    approach: Approach,
    best: i32,
    draws: u8,
    /// What was taken last where lines are compared.
    taken: Option<A>,
}

/// What is thought about at this action of the record.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Arrive,
    /// The best turn.
    Best,
    Close,
    /// The turn that was taken; `true` at its end.
    Taken,
    /// The draws of this action, for this player and the next.
    Draws(Player),
    Luck(Player),
}

/// Goes through a game.
#[derive(Debug)]
pub struct Reviewer<G: Computer> {
    /// Whose decisions are looked at, one bit a seat. Draws are for everybody: a result with even luck needs that of all.
    seats: u8,
    stage: Stage,
    open: Option<Open<G::Action>>,
    /// Actions of the record that were looked at.
    at: u16,
}

impl<G: Computer> Reviewer<G> {
    /// Creates one that looks at the decisions of players whose bits are set, from this action on, which begins a turn.
    pub const fn new(seats: u8, at: u16) -> Self {
        Reviewer { seats, stage: Stage::Arrive, open: None, at }
    }

    /// Returns whether it is in the middle of a turn that is looked at.
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns whether the thinker has something to think about.
    pub const fn thinks(&self) -> bool {
        matches!(self.stage, Stage::Best | Stage::Taken | Stage::Luck(_))
    }

    /// Returns whether that is the best turn.
    pub const fn seeks(&self) -> bool {
        matches!(self.stage, Stage::Best)
    }

    /// Goes on: `game` is the position before `action`, which was taken. `thinker` is the same from call to call.
    pub fn step(&mut self, thinker: &mut Thinker<G>, game: &G, action: G::Action) -> Progress {
        loop {
            match self.stage {
                Stage::Arrive => match game.turn() {
                    Turn::Of(player) if self.open.is_none() && self.looks_at(player) && !is_forced(game) => {
                        *thinker = Thinker::idle();
                        thinker.begin(Level::Hard, game.view(player), player, public_seed(self.at, player));
                        self.stage = Stage::Best;
                        return Progress::Think;
                    }
                    _ => self.stage = Stage::Close,
                },
                Stage::Best => {
                    if G::think(thinker).is_none() {
                        return Progress::Think;
                    }
                    if let (Turn::Of(player), Some(best)) = (game.turn(), thinker.estimate(None)) {
                        let approach = G::JUDGE.approach(game);
                        let draws = thinker.draws();
                        self.open = Some(Open { at: self.at, player, approach, best, draws, taken: None });
                    }
                    self.stage = Stage::Close;
                }
                Stage::Close => {
                    if let Some(progress) = self.close(thinker, game, action) {
                        return progress;
                    }
                }
                Stage::Taken => {
                    if G::think(thinker).is_none() {
                        return Progress::Think;
                    }
                    self.stage = Stage::Draws(Player(0));
                    return self.found(thinker.estimate(None).unwrap_or(i32::MIN));
                }
                Stage::Draws(player) if player.0 >= game.players() => {
                    self.stage = Stage::Arrive;
                    self.at += 1;
                    return Progress::Play;
                }
                Stage::Draws(player) => {
                    if game.draws_for(player, action) {
                        *thinker = Thinker::idle();
                        let seed = draw_seed(game, self.at, player);
                        thinker.begin_draws(game.clone(), player, seed, action, G::OTHER_DRAWS);
                        self.stage = Stage::Luck(player);
                    } else {
                        self.stage = Stage::Draws(Player(player.0 + 1));
                    }
                }
                Stage::Luck(player) => {
                    if G::think(thinker).is_none() {
                        return Progress::Think;
                    }
                    self.stage = Stage::Draws(Player(player.0 + 1));
                    if let Some((luck, variance)) = thinker.luck() {
                        return Progress::Found(Finding { player, at: self.at, what: What::Luck { luck, variance } });
                    }
                }
            }
        }
    }

    /// Ends the decision with this action, or waits for the next ones. Returns what there is to do before the draws.
    fn close(&mut self, thinker: &mut Thinker<G>, game: &G, action: G::Action) -> Option<Progress> {
        let ends = game.hands_over(action);
        self.stage = Stage::Draws(Player(0));
        let open = self.open.as_mut()?;
        let Open { player, approach, .. } = *open;
        let compares = G::search(Level::Hard).is_some_and(|search| search.keep > 1);
        let seed = public_seed(open.at, player);
        let (line, draws, look_ahead): (&[_], _, _) = match approach {
            Approach::Turn if !ends => return None,
            Approach::Turn if compares => (&[action], open.draws, true),
            Approach::Turn => (&[], 1, false),
            Approach::Action => (if ends { &[] } else { &[action] }, 1, false),
            Approach::Lines { rivals_choose, look_ahead, .. } => {
                if !ends || !rivals_choose {
                    open.taken = Some(action);
                }
                if rivals_choose && !ends {
                    return None;
                }
                if let Some(taken) = open.taken.and_then(|taken| thinker.estimate(Some(taken))) {
                    return Some(self.found(taken));
                }
                (&[action], open.draws, look_ahead)
            }
        };
        *thinker = Thinker::idle();
        thinker.begin_line(game.view(player), player, seed, line, draws, look_ahead);
        self.stage = Stage::Taken;
        Some(Progress::Think)
    }

    fn looks_at(&self, player: Player) -> bool {
        self.seats & 1 << player.0 != 0
    }

    /// Closes the decision: a turn that is better than what hard found is the best.
    fn found(&mut self, taken: i32) -> Progress {
        match self.open.take() {
            Some(Open { at, player, best, .. }) => {
                let taken = if taken == i32::MIN { best } else { taken };
                Progress::Found(Finding { player, at, what: What::Turn { best: best.max(taken), taken } })
            }
            None => Progress::Think,
        }
    }
}

/// Returns a seed for other draws. It comes from the position, too: if all games were compared with the same draws, luck
/// would not even out over many of them.
fn draw_seed<G: Computer>(game: &G, at: u16, player: Player) -> Seed {
    let worth = G::JUDGE.value(game, player) as u32;
    Seed::new((public_seed(at, player).bits() ^ u64::from(worth)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20)
}

/// Returns whether there is nothing to decide.
fn is_forced<G: Game>(game: &G) -> bool {
    let mut list = Actions::new();
    game.legal(&mut list);
    list.len() <= 1
}
