//! Random games through the public trait, for the bench and the laws.

use core::hint::black_box;

use rand_pcg::Pcg32;

use crate::{Actions, Dice, Game, Player, Reasons, Seed, Turn};

/// What was seen over a run of random games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Actions played.
    pub actions: u64,
    /// Legal actions, summed over every position.
    pub branches: u64,
    /// The most actions that one position offered.
    pub max_branching: usize,
    digest: u64,
}

impl Default for Tally {
    fn default() -> Self {
        // Where the 64-bit FNV-1a hash starts.
        Tally { games: 0, actions: 0, branches: 0, max_branching: 0, digest: 0xcbf2_9ce4_8422_2325 }
    }
}

impl Tally {
    /// Plays one game by uniform picks from the whole list, and returns its end.
    ///
    /// # Panics
    /// If the game refuses an action that it lists.
    pub fn play<G: Game>(&mut self, setup: G::Setup, seed: Seed) -> Result<G, Reasons<G::Refusal>> {
        self.play_by(setup, seed, |_, list, dice| dice.below(list.len() as u32) as usize)
    }

    /// Plays one game by the picks of a policy, and returns its end.
    ///
    /// # Panics
    /// If the game refuses an action that it lists.
    pub fn play_by<G: Game>(
        &mut self,
        setup: G::Setup,
        seed: Seed,
        policy: impl Fn(&G, &[G::Action], &mut Pcg32) -> usize,
    ) -> Result<G, Reasons<G::Refusal>> {
        let mut game = G::new(setup, seed)?;
        let mut picks = picks(seed);
        let mut list = Actions::new();
        while let Turn::Of(player) = game.turn() {
            game.legal(&mut list);
            let pick = policy(&game, &list, &mut picks);
            game.apply(list[pick], |event| {
                black_box(event);
            })
            .expect("a listed action is legal");
            self.actions += 1;
            self.branches += list.len() as u64;
            self.max_branching = self.max_branching.max(list.len());
            for part in [usize::from(player.0), list.len(), pick] {
                self.hash(part as u64);
            }
        }
        self.games += 1;
        for player in Player::all(game.players()) {
            for &source in game.sources() {
                self.hash(game.points(player, source) as u64);
            }
        }
        Ok(game)
    }

    /// Returns a hash over every decision (who chose, how many actions were legal, which was taken) and the points at
    /// each end. It changes only with a rule.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    fn hash(&mut self, part: u64) {
        self.digest = (self.digest ^ part).wrapping_mul(0x0000_0100_0000_01b3);
    }
}

/// Returns the generator of random picks for a game: another stream than the game's own.
pub fn picks(seed: Seed) -> Pcg32 {
    Pcg32::new(seed.bits(), 0x5049_434b)
}
