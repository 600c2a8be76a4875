//! The state of a game, and what can be asked of it at any time.

use heapless::Vec;
use rand_pcg::Pcg32;

use super::tables::{self, COINS, OFFER_COINS, OFFERS};
use super::{Colony, DiceSet, Job, Region, Regions, Setup, Space, Step, Tray};
use crate::{Dice, Player};

/// A game of The Colonists of Natick.
///
/// What is still to be done stands on an agenda, the next step on top: the player of that step decides now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Natick {
    pub(super) setup: Setup,
    pub(super) generator: Pcg32,
    pub(super) first: Player,
    pub(super) turn: u8,
    /// Actions that were taken.
    pub(super) taken: u16,
    pub(super) colonies: [Colony; 2],
    pub(super) stack: Regions,
    pub(super) pool: [u8; 4],
    /// Coins on their way from one player to the other, by suit.
    pub(super) between: [u8; 4],
    /// Where the coins of an open offer lay.
    pub(super) pledged: Vec<Space, { OFFER_COINS as usize }>,
    pub(super) dice: [u8; 4],
    /// The first set of the divided dice.
    pub(super) tray: DiceSet,
    /// The dice of each player.
    pub(super) sets: [DiceSet; 2],
    pub(super) offers: u8,
    pub(super) passed: bool,
    /// At most eight steps: trade, two to collect, two for events, and for an Advantage two receipts and a hand-over.
    pub(super) agenda: Vec<Job, 8>,
}

impl Natick {
    /// Returns a game of a set-up that can be played.
    pub(super) fn start(setup: Setup, mut generator: Pcg32) -> Natick {
        let first = Player(generator.below(2) as u8);
        let mut game = Natick {
            setup,
            generator,
            first,
            turn: 0,
            taken: 0,
            colonies: Default::default(),
            stack: Regions::ALL,
            pool: [COINS; 4],
            between: [0; 4],
            pledged: Vec::new(),
            dice: [0; 4],
            tray: DiceSet::default(),
            sets: Default::default(),
            offers: 0,
            passed: false,
            agenda: Vec::new(),
        };
        let second = opponent(first);
        game.push(first, Step::Roll);
        game.push(second, Step::HandOver);
        for player in [second, first] {
            game.push(player, Step::FirstRoad);
            game.push(player, Step::Found { laid: 0 });
        }
        game
    }

    /// Returns the position in one of the last turns, with regions full of coins: for tests of what fits on a screen.
    /// All other numbers are small.
    pub fn exaggerated(&self) -> Self {
        let late = tables::END.last_turn - tables::END.last_turn % 2 - 2 + self.turn % 2;
        let mut game = Natick { turn: if self.turn == 0 { 0 } else { late.max(self.turn) }, ..self.clone() };
        game.colonies.iter_mut().for_each(Colony::fill);
        game
    }

    /// Returns what is asked now, and of whom; nothing at the end.
    pub fn job(&self) -> Option<Job> {
        self.agenda.last().copied()
    }

    /// Returns what is asked after that, and of whom: after a hand-over, what it is for.
    pub fn next_job(&self) -> Option<Job> {
        self.agenda.iter().rev().nth(1).copied()
    }

    /// Returns whether the last action handed the device to the other player.
    pub const fn has_passed(&self) -> bool {
        self.passed
    }

    /// Returns who goes first.
    pub const fn first(&self) -> Player {
        self.first
    }

    /// Returns the turn, counted from 1; 0 in the set-up.
    pub const fn turn_number(&self) -> u8 {
        self.turn
    }

    /// Returns whose turn it is, from the first roll on.
    pub const fn active(&self) -> Player {
        if self.turn % 2 == 1 { self.first } else { opponent(self.first) }
    }

    /// Returns a player's colony.
    pub const fn colony(&self, player: Player) -> &Colony {
        &self.colonies[player.index() % 2]
    }

    /// Returns the coins in the pool, by suit.
    pub const fn pool(&self) -> [u8; 4] {
        self.pool
    }

    /// Returns the coins that lie between the players, by suit: those of an open offer, or taken and not yet put down.
    pub const fn between(&self) -> [u8; 4] {
        self.between
    }

    /// Returns the regions in the stack. All players know which ones they are, nobody knows their order.
    pub const fn stack(&self) -> Regions {
        self.stack
    }

    /// Returns the region that was drawn or scouted and does not lie yet.
    pub fn in_hand(&self) -> Option<Region> {
        self.agenda.iter().find_map(|job| match job.step {
            Step::Lay { region, .. } => Some(region),
            _ => None,
        })
    }

    /// Returns the faces of the dice by suit: 0 is null, 1 is the ace.
    pub const fn dice(&self) -> [u8; 4] {
        self.dice
    }

    /// Returns the two sets of the divided dice.
    pub const fn tray(&self, tray: Tray) -> DiceSet {
        match tray {
            Tray::First => self.tray,
            Tray::Second => self.tray.rest(),
        }
    }

    /// Returns the dice that a player got this turn; none before the active player chose.
    pub const fn dice_of(&self, player: Player) -> DiceSet {
        self.sets[player.index() % 2]
    }

    /// Returns how many offers can still be made this turn.
    pub const fn offers_left(&self) -> u8 {
        OFFERS - self.offers
    }

    /// Returns how many village tiles can still be built.
    pub const fn villages_left(&self) -> u8 {
        tables::VILLAGES - self.colonies[0].villages().len() - self.colonies[1].villages().len()
    }

    /// Returns how many town tiles can still be built.
    pub const fn towns_left(&self) -> u8 {
        tables::TOWNS - self.colonies[0].towns().len() - self.colonies[1].towns().len()
    }

    /// Returns how many tiles of either kind are no settlement and no road: as many roads can still be built.
    pub const fn tiles_left(&self) -> u8 {
        tables::VILLAGES + tables::TOWNS - self.colonies[0].tiles() - self.colonies[1].tiles()
    }

    /// Returns the pawns that are no unit yet.
    pub const fn pawns_left(&self) -> u8 {
        tables::PAWNS - self.colonies[0].units() - self.colonies[1].units()
    }

    pub(super) fn colony_mut(&mut self, player: Player) -> &mut Colony {
        &mut self.colonies[player.index() % 2]
    }

    /// Puts a step on top of the agenda.
    pub(super) fn push(&mut self, player: Player, step: Step) {
        let pushed = self.agenda.push(Job { player, step });
        debug_assert!(pushed.is_ok(), "the agenda has room for all that can be on it");
    }
}

/// Returns the other player.
pub const fn opponent(player: Player) -> Player {
    Player(1 - player.0 % 2)
}
