//! The map: 23 towns, 29 roads and 14 waterways.

use serde::{Deserialize, Serialize};

/// A town.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[expect(missing_docs, reason = "towns are their names")]
pub enum Town {
    Orleans,
    Chartres,
    Etampes,
    LeMans,
    Chateaudun,
    Montargis,
    Vendome,
    Blois,
    Briare,
    Tours,
    Chinon,
    Montrichard,
    Vierzon,
    Loches,
    Bourges,
    Sancerre,
    Chatellerault,
    LeBlanc,
    Chateauroux,
    Nevers,
    Argenton,
    LaChatre,
    StAmand,
}

impl Town {
    /// All towns.
    pub const ALL: [Town; 23] = [
        Town::Orleans,
        Town::Chartres,
        Town::Etampes,
        Town::LeMans,
        Town::Chateaudun,
        Town::Montargis,
        Town::Vendome,
        Town::Blois,
        Town::Briare,
        Town::Tours,
        Town::Chinon,
        Town::Montrichard,
        Town::Vierzon,
        Town::Loches,
        Town::Bourges,
        Town::Sancerre,
        Town::Chatellerault,
        Town::LeBlanc,
        Town::Chateauroux,
        Town::Nevers,
        Town::Argenton,
        Town::LaChatre,
        Town::StAmand,
    ];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Town::Orleans => "Orléans",
            Town::Chartres => "Chartres",
            Town::Etampes => "Étampes",
            Town::LeMans => "Le Mans",
            Town::Chateaudun => "Châteaudun",
            Town::Montargis => "Montargis",
            Town::Vendome => "Vendôme",
            Town::Blois => "Blois",
            Town::Briare => "Briare",
            Town::Tours => "Tours",
            Town::Chinon => "Chinon",
            Town::Montrichard => "Montrichard",
            Town::Vierzon => "Vierzon",
            Town::Loches => "Loches",
            Town::Bourges => "Bourges",
            Town::Sancerre => "Sancerre",
            Town::Chatellerault => "Châtellerault",
            Town::LeBlanc => "Le Blanc",
            Town::Chateauroux => "Châteauroux",
            Town::Nevers => "Nevers",
            Town::Argenton => "Argenton-sur-Creuse",
            Town::LaChatre => "La Châtre",
            Town::StAmand => "S.-Amand-Montrond",
        }
    }

    /// Returns the ways that lead here.
    pub const fn ways(self) -> Ways {
        Ways(TOWN_WAYS[self as usize])
    }

    /// Returns how many ways it is to another town, by any way.
    pub fn steps_to(self, other: Town) -> u8 {
        APART[self as usize][other as usize]
    }

    /// Returns whether a waterway leads here.
    pub const fn is_at_the_river(self) -> bool {
        self.ways().0 & WATER != 0
    }

    /// Returns whether it lies at the edge of the map, where fortified towers are built.
    pub const fn is_outer(self) -> bool {
        matches!(
            self,
            Town::Chartres
                | Town::Etampes
                | Town::Montargis
                | Town::Briare
                | Town::Sancerre
                | Town::Nevers
                | Town::StAmand
                | Town::LaChatre
                | Town::Argenton
                | Town::Chatellerault
                | Town::Chinon
                | Town::Tours
                | Town::LeMans
        )
    }
}

/// A road or a waterway between two towns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// Its two ends.
    pub ends: [Town; 2],
    /// A waterway, not a road.
    pub water: bool,
    /// From how many players on it has a second space for goods; 0 where it has one only.
    pub second_from: u8,
}

impl Way {
    /// Returns how many spaces for goods it has.
    pub const fn spaces(&self, players: u8) -> usize {
        if self.second_from > 0 && players >= self.second_from { 2 } else { 1 }
    }

    /// Returns the other end.
    pub fn beyond(&self, town: Town) -> Town {
        if self.ends[0] == town { self.ends[1] } else { self.ends[0] }
    }
}

/// A set of ways, by their indices in [`WAYS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways(u64);

impl Ways {
    /// Returns only the roads, only the waterways, both or neither.
    pub const fn only(self, roads: bool, water: bool) -> Ways {
        let roads = if roads { !WATER } else { 0 };
        let water = if water { WATER } else { 0 };
        Ways(self.0 & (roads | water))
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether a way is in it.
    pub const fn contains(self, way: u8) -> bool {
        matches!(self.0.checked_shr(way as u32), Some(rest) if rest & 1 == 1)
    }
}

impl Iterator for Ways {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let way = self.0.trailing_zeros() as u8;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            way
        })
    }
}

const fn road(a: Town, b: Town, second_from: u8) -> Way {
    Way { ends: [a, b], water: false, second_from }
}

const fn water(a: Town, b: Town, second_from: u8) -> Way {
    Way { ends: [a, b], water: true, second_from }
}

/// All ways. The number is that of the players from which on there is a second space for goods.
pub const WAYS: [Way; 43] = {
    use Town::*;
    [
        road(Chartres, LeMans, 4),
        road(Etampes, Montargis, 4),
        road(Chatellerault, Argenton, 4),
        road(StAmand, Nevers, 4),
        road(LeMans, Tours, 3),
        water(Orleans, Briare, 3),
        water(Briare, Sancerre, 3),
        road(Orleans, Vierzon, 3),
        water(Chinon, LeBlanc, 3),
        road(Chartres, Etampes, 0),
        road(Chartres, Orleans, 0),
        road(Chartres, Chateaudun, 0),
        road(LeMans, Chateaudun, 0),
        road(LeMans, Vendome, 0),
        road(Chateaudun, Vendome, 0),
        road(Chateaudun, Orleans, 0),
        water(Orleans, Blois, 0),
        road(Orleans, Montargis, 0),
        road(Vendome, Blois, 0),
        road(Montargis, Briare, 0),
        water(Blois, Tours, 0),
        road(Blois, Vierzon, 0),
        water(Tours, Montrichard, 0),
        water(Tours, Loches, 0),
        water(Tours, Chinon, 0),
        water(Chinon, Chatellerault, 0),
        road(Chinon, Chatellerault, 0),
        water(Montrichard, Vierzon, 0),
        road(Montrichard, Loches, 0),
        road(Vierzon, Chateauroux, 0),
        water(Vierzon, Bourges, 0),
        water(Vierzon, StAmand, 0),
        road(Sancerre, Bourges, 0),
        water(Sancerre, Nevers, 0),
        road(Loches, Chateauroux, 0),
        water(LeBlanc, Argenton, 0),
        road(LeBlanc, Chateauroux, 0),
        road(Argenton, LaChatre, 0),
        road(LaChatre, StAmand, 0),
        road(Bourges, StAmand, 0),
        road(Bourges, Nevers, 0),
        road(Chateauroux, Argenton, 0),
        road(Chateauroux, LaChatre, 0),
    ]
};

const WATER: u64 = {
    let mut set = 0;
    let mut way = 0;
    while way < WAYS.len() {
        if WAYS[way].water {
            set |= 1 << way;
        }
        way += 1;
    }
    set
};

const TOWN_WAYS: [u64; 23] = {
    let mut all = [0; 23];
    let mut way = 0;
    while way < WAYS.len() {
        all[WAYS[way].ends[0] as usize] |= 1 << way;
        all[WAYS[way].ends[1] as usize] |= 1 << way;
        way += 1;
    }
    all
};

const TOWNS: usize = Town::ALL.len();

/// How far it is from each town to each other.
pub type Distances = [[u8; TOWNS]; TOWNS];

/// How many ways it is from each town to each other.
pub static APART: Distances = distances(1, 1);

/// More ways than from any town to any other.
pub const FAR: u8 = 8;

/// Returns how far it is from each town to each other, with roads and waterways of these lengths.
pub const fn distances(road: u8, waterway: u8) -> Distances {
    let mut apart = [[FAR * waterway; TOWNS]; TOWNS];
    let mut way = 0;
    while way < WAYS.len() {
        let [a, b] = WAYS[way].ends;
        let length = if WAYS[way].water { waterway } else { road };
        if length < apart[a as usize][b as usize] {
            apart[a as usize][b as usize] = length;
            apart[b as usize][a as usize] = length;
        }
        way += 1;
    }
    let mut over = 0;
    while over < TOWNS * TOWNS * TOWNS {
        let (by, a, b) = (over / (TOWNS * TOWNS), over / TOWNS % TOWNS, over % TOWNS);
        let detour = apart[a][by] + apart[by][b];
        if a == b {
            apart[a][b] = 0;
        } else if detour < apart[a][b] {
            apart[a][b] = detour;
        }
        over += 1;
    }
    apart
}
