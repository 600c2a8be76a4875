//! What the characters of Invasion want.

use super::printed::LAST_DEVELOPMENT;
use crate::orleans::parts::{Character, Good, Kind, Town, Want};

impl Character {
    /// Returns what the player's own objective asks for, all at once.
    pub const fn wants(self) -> &'static [Want] {
        match self {
            Character::Librarian => &[Want::Status(5), Want::StationsIn(&[Town::Loches]), Want::Tiles(4)],
            Character::Scholar => &[Want::Development(LAST_DEVELOPMENT), Want::Stations(4)],
            Character::Mayor => &[Want::Coins(10), Want::Citizens(2)],
            Character::General => &[Want::Track(Kind::Knight), Want::Technology(4)],
            Character::Fisherman => &[Want::Track(Kind::Boatman), Want::Monks(4), Want::Goods(Good::Wool, 2)],
            Character::Merchant => &[Want::Fabrics(50)],
            Character::Councilman => &[Want::Assembly],
            Character::Innkeeper => &[Want::Food(16), Want::StationsIn(&[Town::Chateaudun, Town::Chateauroux])],
            Character::EstateManager => &[Want::Dues],
        }
    }
}
