//! Points: those of a phase, of the races for the colours, and the end.

use super::event::Sink;
use super::tables::PHASES;
use super::{Colour, DiceGame, Event, Prize, Race, Source, Variant};
use crate::{Game, Phrase, Player, Standing};

/// The rulebook's words for a game alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    /// More than 50 points.
    WellDone,
    /// More than 60.
    Excellent,
    /// 70 or more.
    Incredible,
}

impl Grade {
    /// Returns the grade for this many points, if they earn one.
    pub fn of(points: i16) -> Option<Grade> {
        match points {
            ..=50 => None,
            51..=60 => Some(Grade::WellDone),
            61..=69 => Some(Grade::Excellent),
            70.. => Some(Grade::Incredible),
        }
    }
}

impl Phrase for Grade {
    fn phrase(&self) -> &'static str {
        match self {
            Grade::WellDone => "well done",
            Grade::Excellent => "excellent",
            Grade::Incredible => "incredible",
        }
    }
}

impl DiceGame {
    /// Returns how a race for a colour stands.
    pub fn race(&self, colour: Colour) -> Race {
        self.races[colour as usize]
    }

    /// Returns which amount goes to those who finish a colour in this round.
    pub fn prize(&self, colour: Colour) -> Option<Prize> {
        let race = self.race(colour);
        match self.setup.variant {
            Variant::OneAndOnly if self.phase == PHASES - 1 => Some(Prize::Second),
            _ if !race.first_is_gone() => Some(Prize::First),
            _ => (!race.is_over()).then_some(Prize::Second),
        }
    }

    /// Returns the points that a player wrote into the column of a phase, counted from 0.
    pub fn phase_points(&self, player: Player, phase: u8) -> i16 {
        Source::ALL.iter().map(|&source| i16::from(self.sheet(player).points(source, phase))).sum()
    }

    /// Gives points to those who finished a colour in the round that ends.
    pub(super) fn settle_races(&mut self, sink: Sink) {
        for colour in Colour::ALL {
            let Some(prize) = self.prize(colour) else { continue };
            let mut winners = 0;
            for player in Player::all(self.setup.players) {
                let sheet = &mut self.sheets[player.index()];
                let is_new = self.races[colour as usize].prize(player).is_none();
                if is_new && sheet.has_all(self.setup.duchy.layout().of_colour(colour)) {
                    let points = prize.points(colour);
                    sheet.score(Source::Colours, self.phase, points);
                    winners |= 1 << player.0;
                    sink(Event::Finished { player, colour, prize, points });
                }
            }
            self.races[colour as usize].give(prize, winners);
        }
    }

    pub(super) fn rank(&self) -> Standing {
        let rows =
            Player::all(self.setup.players).map(|player| (self.total(player), i16::from(self.sheet(player).unused())));
        Standing::new(rows)
    }
}
