//! The hex tiles: six colours and the inns, each face once.

use core::num::NonZeroU8;
use core::ops::Range;

use serde::{Deserialize, Serialize};

/// The colour of a tile and of the spaces it goes on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Dark green.
    Castle,
    /// Grey.
    Mine,
    /// Blue.
    Ship,
    /// Light green.
    Animal,
    /// Yellow.
    Monastery,
    /// Beige.
    Building,
    /// Of no colour, for spaces of any: inns, and tiles that lie face down.
    Inn,
}

impl Kind {
    /// The six colours.
    pub const ALL: [Kind; 6] = [Kind::Castle, Kind::Mine, Kind::Ship, Kind::Animal, Kind::Monastery, Kind::Building];

    /// Returns the kind that the tables write with this letter: C, M, S, A, K (knowledge: the monasteries) or B.
    pub const fn of_letter(letter: u8) -> Option<Kind> {
        Some(match letter {
            b'C' => Kind::Castle,
            b'M' => Kind::Mine,
            b'S' => Kind::Ship,
            b'A' => Kind::Animal,
            b'K' => Kind::Monastery,
            b'B' => Kind::Building,
            _ => return None,
        })
    }
}

/// The buildings, in the order of the monasteries 16 to 23 and 29 that count them; then the crane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Building {
    /// Sells one type of goods.
    Warehouse,
    /// Four points.
    Watchtower,
    /// Takes a building.
    Carpenter,
    /// Takes a mine, a monastery or a castle.
    Church,
    /// Takes a ship or an animal.
    Market,
    /// Four workers.
    BoardingHouse,
    /// Two silver.
    Bank,
    /// Places a stored tile.
    TownHall,
    /// An action with the white die: an expansion.
    WhiteCastle,
    /// Does what any building does: an expansion.
    Crane,
}

impl Building {
    /// All buildings.
    pub const ALL: [Building; 10] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::TownHall,
        Building::WhiteCastle,
        Building::Crane,
    ];

    /// Returns the monastery that counts the building at the end.
    pub const fn counter(self) -> Option<u8> {
        match self {
            Building::Crane => None,
            Building::WhiteCastle => Some(29),
            _ => Some(16 + self as u8),
        }
    }
}

/// The species of animals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Species {
    /// Cows.
    Cow,
    /// Sheep.
    Sheep,
    /// Pigs.
    Pig,
    /// Chickens; goats in the pictures of 2019.
    Chicken,
    /// Geese, which score with any other species: an expansion.
    Goose,
}

impl Species {
    /// All species.
    pub const ALL: [Species; 5] = [Species::Cow, Species::Sheep, Species::Pig, Species::Chicken, Species::Goose];
}

/// What a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A castle.
    Castle,
    /// A mine.
    Mine,
    /// A ship.
    Ship,
    /// Animals of one species, 2 to 4 of them.
    Animal(Species, u8),
    /// The monastery with this number, 1 to 29.
    Monastery(u8),
    /// A building.
    Building(Building),
    /// An inn.
    Inn,
    /// Nothing: the tile lies face down, in a solo game.
    Black,
}

impl Face {
    /// Returns the colour.
    pub const fn kind(self) -> Kind {
        match self {
            Face::Castle => Kind::Castle,
            Face::Mine => Kind::Mine,
            Face::Ship => Kind::Ship,
            Face::Animal(..) => Kind::Animal,
            Face::Monastery(_) => Kind::Monastery,
            Face::Building(_) => Kind::Building,
            Face::Inn | Face::Black => Kind::Inn,
        }
    }
}

/// A tile by its face, in a byte that is never 0, so that `Option<Tile>` is a byte too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

/// Monasteries, expansions included.
pub const MONASTERIES: u8 = 29;

/// All faces, kind by kind in the order of [`Kind`]; then the back.
const FACES: [Face; Tile::SIDES] = {
    let mut faces = [Face::Black; Tile::SIDES];
    faces[Tile::FACES - 1] = Face::Inn;
    (faces[0], faces[1], faces[2]) = (Face::Castle, Face::Mine, Face::Ship);
    let mut next = 3;
    let mut species = 0;
    while species < Species::ALL.len() {
        let mut count = 2;
        // There is one tile of geese, two of them.
        while count <= if matches!(Species::ALL[species], Species::Goose) { 2 } else { 4 } {
            faces[next] = Face::Animal(Species::ALL[species], count);
            next += 1;
            count += 1;
        }
        species += 1;
    }
    let mut number = 1;
    while number <= MONASTERIES {
        faces[next] = Face::Monastery(number);
        next += 1;
        number += 1;
    }
    let mut building = 0;
    while building < Building::ALL.len() {
        faces[next] = Face::Building(Building::ALL[building]);
        next += 1;
        building += 1;
    }
    assert!(next + 1 == Tile::FACES, "the inn is the last face");
    faces
};

/// The kind of each face.
const KINDS: [Kind; Tile::SIDES] = {
    let mut kinds = [Kind::Inn; Tile::SIDES];
    let mut i = 0;
    while i < Tile::FACES {
        kinds[i] = FACES[i].kind();
        i += 1;
    }
    kinds
};

/// Where each kind's faces begin among all of them, in the order of [`Kind`]; then the end.
const FIRST: [usize; 8] = {
    let mut first = [Tile::FACES; 8];
    let mut i = Tile::FACES;
    while i > 0 {
        i -= 1;
        first[KINDS[i] as usize] = i;
    }
    first
};

impl Tile {
    /// How many different faces there are.
    pub const FACES: usize = 56;
    /// The faces, and the black back.
    pub(crate) const SIDES: usize = Tile::FACES + 1;
    /// A tile that lies face down: which one it is does not matter any more.
    pub const BLACK: Tile = Tile::at(Tile::FACES);
    /// A castle.
    pub const CASTLE: Tile = Tile::at(FIRST[Kind::Castle as usize]);
    /// An inn.
    pub const INN: Tile = Tile::at(FIRST[Kind::Inn as usize]);

    /// Returns the tile with this face; `None` where there is no such number of animals or such a monastery.
    pub fn new(face: Face) -> Option<Tile> {
        FACES.iter().position(|&other| other == face).map(Tile::at)
    }

    /// Returns the tile with this index: a face below [`Tile::FACES`], or the black back at it.
    pub(crate) const fn at(index: usize) -> Tile {
        Tile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Returns the tile whose face has this index, if there is one.
    pub(crate) fn from_index(index: usize) -> Option<Tile> {
        (index < Tile::FACES).then(|| Tile::at(index))
    }

    /// Iterates over all faces, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::FACES).map(Tile::at)
    }

    /// Iterates over all faces of a kind, in order.
    pub fn of_kind(kind: Kind) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        Tile::faces(kind).map(Tile::at)
    }

    /// Returns the indices of a kind's faces among all of them.
    pub(crate) const fn faces(kind: Kind) -> Range<usize> {
        FIRST[kind as usize]..FIRST[kind as usize + 1]
    }

    /// Returns the index of the face among all faces.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Returns the colour.
    pub const fn kind(self) -> Kind {
        KINDS[self.index()]
    }

    /// Returns the face.
    pub const fn face(self) -> Face {
        FACES[self.index()]
    }

    /// Returns the building, if it is one.
    pub const fn building(self) -> Option<Building> {
        match self.face() {
            Face::Building(building) => Some(building),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_its_colour() {
        let faces = [
            (Face::Castle, Kind::Castle),
            (Face::Mine, Kind::Mine),
            (Face::Ship, Kind::Ship),
            (Face::Animal(Species::Goose, 2), Kind::Animal),
            (Face::Monastery(29), Kind::Monastery),
            (Face::Building(Building::Crane), Kind::Building),
            (Face::Inn, Kind::Inn),
            (Face::Black, Kind::Inn),
        ];
        for (face, kind) in faces {
            assert_eq!((face.kind(), Tile::new(face).map(Tile::kind)), (kind, Some(kind)), "{face:?}");
        }
        assert_eq!((Tile::from_index(Tile::FACES - 1), Tile::from_index(Tile::FACES)), (Some(Tile::INN), None));
    }

    #[test]
    fn monasteries_16_to_23_and_29_count_buildings() {
        let counters = Building::ALL.map(Building::counter);
        assert!(counters[..8].iter().copied().eq((16..=23).map(Some)));
        assert_eq!(counters[8..], [Some(29), None]);
    }
}
