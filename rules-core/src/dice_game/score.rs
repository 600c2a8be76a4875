//! Points: where they come from, the races for the colours, and the end.

use super::layout::Layout;
use super::tables::{AREA_POINTS, FINISH_POINTS, PHASES};
use super::{Colour, DiceGame, Event, Variant};
use crate::{Game, MAX_PLAYERS, Phrase, Player, Standing};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Whole areas of a colour.
    Areas(Colour),
    /// Commodities sold.
    Sales,
    /// First and second to finish a colour.
    Colours,
}

impl Source {
    /// All of them, in the order of the sheet.
    pub const ALL: [Source; 8] = [
        Source::Areas(Colour::Purple),
        Source::Areas(Colour::Grey),
        Source::Areas(Colour::Blue),
        Source::Areas(Colour::Orange),
        Source::Areas(Colour::Green),
        Source::Areas(Colour::Yellow),
        Source::Sales,
        Source::Colours,
    ];

    pub(super) const fn index(self) -> usize {
        match self {
            Source::Areas(colour) => colour as usize,
            Source::Sales => 6,
            Source::Colours => 7,
        }
    }
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        match self {
            Source::Areas(Colour::Purple) => "monasteries",
            Source::Areas(Colour::Grey) => "mines",
            Source::Areas(Colour::Blue) => "rivers",
            Source::Areas(Colour::Orange) => "cities",
            Source::Areas(Colour::Green) => "castles",
            Source::Areas(Colour::Yellow) => "pastures",
            Source::Sales => "sales",
            Source::Colours => "finished colours",
        }
    }
}

/// Who has had the points for finishing a colour.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Race {
    first: u8,
    second: u8,
}

impl Race {
    /// Returns which amount this player had.
    pub fn prize(self, player: Player) -> Option<Prize> {
        let has = |mask: u8| mask >> player.0 & 1 == 1;
        if has(self.first) {
            Some(Prize::First)
        } else if has(self.second) {
            Some(Prize::Second)
        } else {
            None
        }
    }

    /// Returns whether the first amount is gone.
    pub fn first_is_gone(self) -> bool {
        self.first != 0
    }

    /// Returns whether both amounts are gone.
    pub fn is_over(self) -> bool {
        self.second != 0
    }
}

/// The two amounts for finishing a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prize {
    /// For all who finish it in the first round in which anybody does.
    First,
    /// For all who finish it in the next such round.
    Second,
}

impl Prize {
    /// Returns the points for a colour.
    pub fn points(self, colour: Colour) -> u8 {
        FINISH_POINTS[colour as usize].1[self as usize]
    }
}

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
    /// Returns the grade for so many points, if they earn one.
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

impl Layout {
    /// Returns what the whole area of a hex is worth in a phase, counted from 0.
    pub fn area_points(&self, hex: u8, phase: u8) -> u8 {
        AREA_POINTS[self.area(hex).len() as usize - 1][usize::from(phase)] * self.colour(hex).factor()
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
    pub(super) fn settle_races(&mut self, mut sink: impl FnMut(Event)) {
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
            match prize {
                Prize::First => self.races[colour as usize].first |= winners,
                Prize::Second => self.races[colour as usize].second |= winners,
            }
        }
    }

    pub(super) fn rank(&self) -> Standing {
        let rows =
            Player::all(self.setup.players).map(|player| (self.total(player), i16::from(self.sheet(player).unused())));
        Standing::new(rows)
    }
}

const _: () = assert!(MAX_PLAYERS <= u8::BITS as usize, "a race has a bit per player");
