//! The hex tiles: six kinds, 49 different faces.

use core::num::NonZeroU8;
use core::ops::Range;

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
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] = [Kind::Castle, Kind::Mine, Kind::Ship, Kind::Animal, Kind::Monastery, Kind::Building];

    /// The kind that the tables write with this letter: C, M, S, A, K (knowledge: the monasteries) or B.
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

/// The eight buildings, in the order of the monasteries 16 to 23 that count them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
}

impl Building {
    /// All buildings.
    pub const ALL: [Building; 8] = [
        Building::Warehouse,
        Building::Watchtower,
        Building::Carpenter,
        Building::Church,
        Building::Market,
        Building::BoardingHouse,
        Building::Bank,
        Building::TownHall,
    ];
}

/// The four species of animals.
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
}

impl Species {
    /// All species.
    pub const ALL: [Species; 4] = [Species::Cow, Species::Sheep, Species::Pig, Species::Chicken];
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
    /// The monastery with this number, 1 to 26.
    Monastery(u8),
    /// A building.
    Building(Building),
}

/// A tile by its face, in one byte that leaves room for "none".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(NonZeroU8);

/// Where each kind's faces begin among all of them, in the order of [`Kind`]; then the end.
const FIRST: [usize; 7] = [0, 1, 2, 3, 15, 41, Tile::FACES];

impl Tile {
    /// How many different faces there are.
    pub const FACES: usize = 49;
    /// A castle.
    pub const CASTLE: Tile = Tile::at(0);

    /// The tile with this face; `None` where there is no such number of animals or such a monastery.
    pub const fn new(face: Face) -> Option<Tile> {
        let index = match face {
            Face::Castle => 0,
            Face::Mine => 1,
            Face::Ship => 2,
            Face::Animal(species, count @ 2..=4) => FIRST[3] + species as usize * 3 + count as usize - 2,
            Face::Monastery(number @ 1..=26) => FIRST[4] + number as usize - 1,
            Face::Building(building) => FIRST[5] + building as usize,
            Face::Animal(..) | Face::Monastery(_) => return None,
        };
        Some(Tile::at(index))
    }

    /// The face with this index, which is below [`Tile::FACES`].
    const fn at(index: usize) -> Tile {
        Tile(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// All faces, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        (0..Tile::FACES).map(Tile::at)
    }

    /// All faces of a kind, in order.
    pub fn of_kind(kind: Kind) -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        Tile::faces(kind).map(Tile::at)
    }

    /// The places of a kind's faces among all of them.
    pub(super) const fn faces(kind: Kind) -> Range<usize> {
        FIRST[kind as usize]..FIRST[kind as usize + 1]
    }

    /// The place of the face among all faces, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The colour.
    pub const fn kind(self) -> Kind {
        match self.index() {
            0 => Kind::Castle,
            1 => Kind::Mine,
            2 => Kind::Ship,
            3..15 => Kind::Animal,
            15..41 => Kind::Monastery,
            _ => Kind::Building,
        }
    }

    /// What it shows.
    pub const fn face(self) -> Face {
        let index = self.index();
        match self.kind() {
            Kind::Castle => Face::Castle,
            Kind::Mine => Face::Mine,
            Kind::Ship => Face::Ship,
            Kind::Animal => Face::Animal(Species::ALL[(index - 3) / 3 % 4], (index % 3) as u8 + 2),
            Kind::Monastery => Face::Monastery((index - 14) as u8),
            Kind::Building => Face::Building(Building::ALL[(index - 41) % 8]),
        }
    }

    /// The building, if it is one.
    pub const fn building(self) -> Option<Building> {
        match self.face() {
            Face::Building(building) => Some(building),
            _ => None,
        }
    }
}
