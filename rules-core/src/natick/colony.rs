//! A colony: one row of settlements and roads, regions and units around it, coins on the regions.

use core::array::from_fn;

use super::tables::{REGION_HOLDS, UNIT_LIMIT};
use super::tile::bits;
use super::{Region, Row, Side, Space, Suit};

/// Where the first village lies. Even columns are for settlements, odd ones for roads.
pub const HOME: u8 = 12;

/// The columns that settlements can reach: of the eight tiles for settlements and roads the other player always has two
/// (a village and a road, or two settlements), so that a colony has six settlements at most.
const REACH: core::ops::RangeInclusive<u8> = HOME - 10..=HOME + 10;

/// Spaces for regions: two at each of the odd columns within that reach and beside it, from 1 up.
const REGION_SPACES: usize = 24;

/// A set of columns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Columns(u32);

impl Columns {
    /// Returns whether a column is in the set.
    pub const fn contains(self, column: u8) -> bool {
        column < 32 && self.0 >> column & 1 == 1
    }

    /// Returns how many columns there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Iterates over the columns, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits(self.0)
    }

    const fn insert(&mut self, column: u8) {
        self.0 |= 1_u32.wrapping_shl(column as u32);
    }

    const fn remove(&mut self, column: u8) {
        self.0 &= !1_u32.wrapping_shl(column as u32);
    }

    /// Returns the columns in either set.
    const fn or(self, other: Columns) -> Columns {
        Columns(self.0 | other.0)
    }
}

/// A region with its coins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Field {
    /// The tile.
    pub region: Region,
    /// Coins on it, all of its suit.
    pub coins: u8,
}

/// Coins of a colony by suit, and how many more it could hold.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Purse {
    /// Coins.
    pub coins: [u8; 4],
    /// Room for coins.
    pub room: [u8; 4],
}

/// All tiles, coins and units of a player.
///
/// Columns count from the left, the first village lies in column [`HOME`]. Regions lie above and below odd columns, so
/// that four of them are diagonal to each settlement; knights stand above and below even ones.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Colony {
    villages: Columns,
    towns: Columns,
    roads: Columns,
    traders: Columns,
    knights: [Columns; 2],
    /// The spaces with a region, one bit each: by column, as there are odd ones only, then by row.
    laid: u32,
    /// By the same number; what is on a space without a region does not count.
    fields: [Field; REGION_SPACES],
}

/// Returns the number of a space for a region, if it is one.
fn number_of(space: Space) -> Option<usize> {
    let number = usize::from(space.column & !1) + space.row as usize;
    (space.column % 2 == 1 && number < REGION_SPACES).then_some(number)
}

impl Colony {
    /// Returns the columns of villages.
    pub const fn villages(&self) -> Columns {
        self.villages
    }

    /// Returns the columns of towns.
    pub const fn towns(&self) -> Columns {
        self.towns
    }

    /// Returns the columns of villages and towns.
    pub const fn settlements(&self) -> Columns {
        self.villages.or(self.towns)
    }

    /// Returns the columns of roads, with or without a tile.
    pub const fn roads(&self) -> Columns {
        self.roads
    }

    /// Returns the columns of the roads that still have their tile: those with a settlement on one side only.
    pub const fn open_roads(&self) -> Columns {
        let settled = self.settlements().0;
        Columns(self.roads.0 & !(settled << 1 & settled >> 1))
    }

    /// Returns the columns of roads with a trader.
    pub const fn traders(&self) -> Columns {
        self.traders
    }

    /// Returns the columns with a knight in this row.
    pub const fn knights(&self, row: Row) -> Columns {
        self.knights[row as usize]
    }

    /// Returns how many knights there are.
    pub const fn knight_count(&self) -> u8 {
        self.knights[0].len() + self.knights[1].len()
    }

    /// Returns how many pawns it uses.
    pub const fn units(&self) -> u8 {
        self.traders.len() + self.knight_count()
    }

    /// Returns how many tiles of settlements and roads it uses.
    pub const fn tiles(&self) -> u8 {
        self.settlements().len() + self.open_roads().len()
    }

    /// Returns the region on a space.
    pub fn field(&self, space: Space) -> Option<Field> {
        let number = number_of(space).filter(|number| self.laid >> number & 1 == 1)?;
        self.fields.get(number).copied()
    }

    /// Iterates over the regions and where they lie, by column, then by row.
    pub fn fields(&self) -> impl Iterator<Item = (Space, Field)> {
        bits(self.laid).map(|number| {
            let row = if number & 1 == 0 { Row::Above } else { Row::Below };
            // No bit is higher than the last space: this spares a check that could not fail.
            let field = self.fields[usize::from(number).min(REGION_SPACES - 1)];
            (Space::new(number | 1, row), field)
        })
    }

    /// Returns where the tile of this suit and number lies, if it is here.
    pub fn find(&self, region: Region) -> Option<Space> {
        self.fields().find(|(_, field)| field.region == region).map(|(space, _)| space)
    }

    /// Returns the coins and room by suit.
    pub fn purse(&self) -> Purse {
        let mut purse = Purse::default();
        for (_, field) in self.fields() {
            let suit = field.region.suit() as usize;
            purse.coins[suit] += field.coins;
            purse.room[suit] += REGION_HOLDS - field.coins;
        }
        purse
    }

    /// Returns how many coins there are.
    pub fn coins(&self) -> u8 {
        self.fields().map(|(_, field)| field.coins).sum()
    }

    /// Returns how much of each suit `cost` is more than this colony has.
    pub fn lacks(&self, cost: [u8; 4]) -> [u8; 4] {
        let purse = self.purse();
        from_fn(|suit| cost[suit].saturating_sub(purse.coins[suit]))
    }

    /// Returns how many coins of one suit there are.
    pub fn coins_of(&self, suit: Suit) -> u8 {
        self.purse().coins[suit as usize]
    }

    /// Returns whether a knight guards this region: one that stands beside it.
    pub const fn is_guarded(&self, space: Space) -> bool {
        let knights = self.knights(space.row);
        knights.contains(Side::Left.of(space.column)) || knights.contains(Side::Right.of(space.column))
    }

    /// Returns how many coins no knight guards.
    pub fn unguarded(&self) -> u8 {
        self.fields().filter(|&(space, _)| !self.is_guarded(space)).map(|(_, field)| field.coins).sum()
    }

    /// Returns how many units may still come next to this settlement; none where there is no settlement.
    pub fn spare_limit(&self, column: u8) -> u8 {
        let limit = match column {
            _ if self.towns.contains(column) => UNIT_LIMIT[1],
            _ if self.villages.contains(column) => UNIT_LIMIT[0],
            _ => return 0,
        };
        let traders = Side::ALL.into_iter().filter(|side| self.traders.contains(side.of(column))).count();
        let knights = self.knights.into_iter().filter(|row| row.contains(column)).count();
        limit.saturating_sub((traders + knights) as u8)
    }

    /// Returns the rows of this column where a region can still lie.
    pub fn empty_rows(&self, column: u8) -> impl Iterator<Item = Row> {
        Row::ALL.into_iter().filter(move |&row| self.field(Space::new(column, row)).is_none())
    }

    /// Returns the column where a road can be built at this end: next to the last settlement, if it has none there yet.
    pub fn road_site(&self, side: Side) -> Option<u8> {
        self.end(side).filter(|&column| self.settlements().contains(column)).map(|column| side.of(column))
    }

    /// Returns the column where a village can be built at this end: beyond the last road, if nothing is there yet.
    pub fn village_site(&self, side: Side) -> Option<u8> {
        self.end(side)
            .filter(|&column| self.roads.contains(column))
            .map(|column| side.of(column))
            .filter(|column| REACH.contains(column))
    }

    /// Returns whether every settlement that the road in this column touches may have one more unit.
    pub fn takes_trader(&self, column: u8) -> bool {
        (Side::ALL.into_iter().map(|side| side.of(column)))
            .all(|end| !self.settlements().contains(end) || self.spare_limit(end) > 0)
    }

    /// Returns the last column of the row at this end.
    fn end(&self, side: Side) -> Option<u8> {
        let row = self.settlements().or(self.roads).0;
        match side {
            _ if row == 0 => None,
            Side::Left => Some(row.trailing_zeros() as u8),
            Side::Right => Some(31 - row.leading_zeros() as u8),
        }
    }

    pub(super) fn add_village(&mut self, column: u8) {
        self.villages.insert(column);
    }

    pub(super) fn upgrade(&mut self, column: u8) {
        self.villages.remove(column);
        self.towns.insert(column);
    }

    pub(super) fn add_road(&mut self, column: u8) {
        self.roads.insert(column);
    }

    pub(super) fn add_trader(&mut self, column: u8) {
        self.traders.insert(column);
    }

    pub(super) fn add_knight(&mut self, space: Space) {
        self.knights[space.row as usize].insert(space.column);
    }

    pub(super) fn lay(&mut self, space: Space, region: Region) {
        if let Some(number) = number_of(space) {
            self.laid |= 1 << number;
            self.fields[number] = Field { region, coins: 0 };
        }
    }

    pub(super) fn field_mut(&mut self, space: Space) -> Option<&mut Field> {
        let number = number_of(space).filter(|number| self.laid >> number & 1 == 1)?;
        self.fields.get_mut(number)
    }

    /// Fills every region with coins: for tests of what fits on a screen.
    pub(super) fn fill(&mut self) {
        self.fields.iter_mut().for_each(|field| field.coins = REGION_HOLDS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_columns_holds_each_of_32_for_itself() {
        for column in 0..32 {
            let mut set = Columns::default();
            set.insert(column);
            assert!(set.iter().eq([column]) && set.len() == 1 && !set.is_empty());
            let mut all = Columns(u32::MAX);
            all.remove(column);
            assert!(all.iter().eq((0..32).filter(|&other| other != column)) && all.len() == 31);
            assert!((0..=255).all(|other| set.contains(other) == (other == column)));
        }
    }
    /// Five villages beyond the first, to either side, and no sixth: there are no more tiles, nor columns for regions.
    #[test]
    fn a_colony_reaches_five_settlements_to_either_side() {
        let mut colony = Colony::default();
        assert_eq!((Side::ALL.map(|side| colony.road_site(side)), colony.spare_limit(HOME)), ([None; 2], 0));
        colony.add_village(HOME);
        for distance in 1..=5 {
            for (side, road, village) in [
                (Side::Left, HOME + 1 - 2 * distance, HOME - 2 * distance),
                (Side::Right, HOME - 1 + 2 * distance, HOME + 2 * distance),
            ] {
                assert_eq!((colony.road_site(side), colony.village_site(side)), (Some(road), None));
                colony.add_road(road);
                assert_eq!((colony.road_site(side), colony.village_site(side)), (None, Some(village)));
                colony.add_village(village);
            }
        }
        for side in Side::ALL {
            colony.add_road(colony.road_site(side).unwrap());
            assert_eq!(colony.village_site(side), None);
        }
    }

    #[test]
    fn coins_are_counted_by_suit() {
        let mut colony = Colony::default();
        for (column, row, suit, number, coins) in [
            (HOME - 1, Row::Above, Suit::Sun, 2, 3),
            (HOME + 1, Row::Below, Suit::Sun, 3, 1),
            (HOME + 1, Row::Above, Suit::Moon, 4, 2),
        ] {
            let space = Space::new(column, row);
            colony.lay(space, Region::new(suit, number).unwrap());
            colony.field_mut(space).unwrap().coins = coins;
        }
        assert_eq!(Suit::ALL.map(|suit| colony.coins_of(suit)), [4, 2, 0, 0]);
        // Regions lie above and below odd columns only.
        let none = Space::new(HOME, Row::Above);
        assert!(colony.field(none).is_none() && colony.field_mut(none).is_none());
    }
}
