//! The points of each round.

use heapless::Vec;
use rules_core::{MAX_PLAYERS, Player};

use super::AnySession;

/// Rounds that are kept: more than any game but the longest has.
const ROUNDS: usize = 33;

/// Where everybody stood when a round began.
#[derive(Clone, Copy, Debug)]
pub struct RoundStart {
    /// Actions that were taken before it.
    pub at: u16,
    points: [u8; MAX_PLAYERS],
}

/// The beginnings of all rounds so far.
pub type Curve = Vec<RoundStart, ROUNDS>;

/// The round in which most changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swing {
    /// The round, counted from 0.
    pub round: u8,
    /// Actions that were taken before it.
    pub at: u16,
    /// Points that one side gained on the other.
    pub points: i16,
}

impl dyn AnySession + '_ {
    /// Keeps the points of a round that begins.
    pub(super) fn mark(&mut self) {
        let round = usize::from(self.round());
        if round < self.desk().curve.len() {
            return;
        }
        let points = core::array::from_fn(|seat| {
            let player = Player(seat as u8);
            if player.0 < self.players() { self.curve_points(player).clamp(0, 255) as u8 } else { 0 }
        });
        let at = self.length();
        while self.desk().curve.len() <= round && self.desk_mut().curve.push(RoundStart { at, points }).is_ok() {}
    }

    /// Returns the round in which the action of this number was taken.
    pub fn round_at(&self, at: u16) -> u8 {
        self.desk().curve.iter().filter(|mark| mark.at <= at).count().saturating_sub(1) as u8
    }

    /// Returns a player's points at the beginning of every round, and as they are now.
    pub fn curve(&self, player: Player) -> impl Iterator<Item = i16> + Clone {
        let marks = self.desk().curve.iter().map(move |mark| i16::from(mark.points[player.index() % MAX_PLAYERS]));
        marks.chain([self.standing().points.get(player.index()).copied().unwrap_or(0)])
    }

    /// Returns the round in which one side gained most on another, or most of all if it plays alone.
    pub fn swing(&self, winner: Player, other: Option<Player>) -> Option<Swing> {
        let mut others = other.map(|other| self.curve(other));
        let (mut before, mut most) = (None, None::<Swing>);
        // Where a round begins, the one before it has ended.
        let ended = (0..).zip(&self.desk().curve).map(Some);
        for (ended, points) in [None].into_iter().chain(ended).zip(self.curve(winner)) {
            let lead = points - others.as_mut().and_then(Iterator::next).unwrap_or(0);
            let points = lead - before.replace(lead).unwrap_or(lead);
            if let Some((round, mark)) = ended.filter(|_| points > most.map_or(0, |most| most.points)) {
                most = Some(Swing { round, at: mark.at, points });
            }
        }
        most
    }
}
