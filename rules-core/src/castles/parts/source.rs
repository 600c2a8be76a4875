//! Where points come from.

use crate::Phrase;

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// Animals, with what monastery 7 adds.
    Animals,
    /// Completed areas, by size.
    Areas,
    /// Completed areas, by phase.
    Phases,
    /// Bonus tiles for covered colours.
    Bonuses,
    /// Goods sold.
    Sales,
    /// Watchtowers.
    Watchtowers,
    /// At the end: goods not sold.
    Goods,
    /// At the end: silver.
    Silver,
    /// At the end: pairs of workers.
    Workers,
    /// At the end: the monastery with this number, 15 to 26 or 29.
    Monastery(u8),
    /// Border posts joined.
    Posts,
    /// Spaces of the trade route.
    Routes,
    /// At the end: shields.
    Shields,
    /// At the end of a solo game: covered spaces.
    Spaces,
    /// At the end of a solo game that is won: rounds that were left.
    Rounds,
}

impl Source {
    /// All sources, in the order of the score sheet; then those of the expansions, and those of the solo game.
    pub const ALL: [Source; 27] = {
        let mut all = [Source::Goods; 27];
        let mut i = 0;
        while i < 6 {
            all[i] = Source::SCORED_IN_PLAY[i];
            i += 1;
        }
        all[7] = Source::Silver;
        all[8] = Source::Workers;
        let mut number = 15;
        while number <= 26 {
            all[number as usize - 6] = Source::Monastery(number);
            number += 1;
        }
        all[21] = Source::Posts;
        all[22] = Source::Routes;
        all[23] = Source::Monastery(29);
        all[24] = Source::Shields;
        all[25] = Source::Spaces;
        all[26] = Source::Rounds;
        all
    };

    /// How many of them the base game has.
    pub const BASE: usize = 21;
    /// How many there are without those of the solo game.
    pub(crate) const MULTIPLAYER: usize = 25;

    /// Those that score during the game; the others score at its end.
    pub const SCORED_IN_PLAY: [Source; 8] = [
        Source::Animals,
        Source::Areas,
        Source::Phases,
        Source::Bonuses,
        Source::Sales,
        Source::Watchtowers,
        Source::Posts,
        Source::Routes,
    ];

    /// Returns its index among the sources that score during the game.
    pub const fn in_play(self) -> Option<usize> {
        Some(match self {
            Source::Animals => 0,
            Source::Areas => 1,
            Source::Phases => 2,
            Source::Bonuses => 3,
            Source::Sales => 4,
            Source::Watchtowers => 5,
            Source::Posts => 6,
            Source::Routes => 7,
            _ => return None,
        })
    }
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        match self {
            Source::Animals => "animals",
            Source::Areas => "areas",
            Source::Phases => "phases",
            Source::Bonuses => "bonus tiles",
            Source::Sales => "goods sold",
            Source::Watchtowers => "watchtowers",
            Source::Goods => "goods left",
            Source::Silver => "silver left",
            Source::Workers => "workers left",
            Source::Monastery(15) => "monastery 15: types sold",
            Source::Monastery(16) => "monastery 16: warehouses",
            Source::Monastery(17) => "monastery 17: watchtowers",
            Source::Monastery(18) => "monastery 18: carpenters",
            Source::Monastery(19) => "monastery 19: churches",
            Source::Monastery(20) => "monastery 20: markets",
            Source::Monastery(21) => "monastery 21: boarding houses",
            Source::Monastery(22) => "monastery 22: banks",
            Source::Monastery(23) => "monastery 23: town halls",
            Source::Monastery(24) => "monastery 24: species",
            Source::Monastery(25) => "monastery 25: goods sold",
            Source::Monastery(26) => "monastery 26: bonus tiles",
            Source::Monastery(29) => "monastery 29: white castles",
            Source::Monastery(_) => "no points",
            Source::Posts => "border posts",
            Source::Routes => "trade route",
            Source::Shields => "shields",
            Source::Spaces => "spaces covered",
            Source::Rounds => "rounds left",
        }
    }
}
