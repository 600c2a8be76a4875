//! The icons of Castles, read at compile time from `icons.txt`.

use crate::draw::sprite::sprites;

const ART: &[u8] = include_bytes!("icons.txt");

sprites! {
    ART;
    /// A placed mine.
    MINE_TILE = "tile/mine";
    /// Animals.
    COW = "tile/cow";
    /// Animals.
    SHEEP = "tile/sheep";
    /// Animals.
    PIG = "tile/pig";
    /// Animals of 2011.
    CHICKEN = "tile/chicken";
    /// Animals of 2019.
    GOAT = "tile/goat";
    /// A building.
    WAREHOUSE = "tile/warehouse";
    /// A building.
    WATCHTOWER = "tile/watchtower";
    /// A building.
    CARPENTER = "tile/carpenter";
    /// A building.
    CHURCH = "tile/church";
    /// A building.
    MARKET = "tile/market";
    /// A building.
    BOARDING_HOUSE = "tile/boarding";
    /// A building.
    BANK = "tile/bank";
    /// A building.
    TOWN_HALL = "tile/townhall";
    /// Yellow tiles that bring points at the end.
    AT_END = "group/star";
    /// Yellow tiles that move a die.
    MOVES_DIE = "group/plusminus";
    /// Other yellow tiles.
    BELL = "group/bell";
}
