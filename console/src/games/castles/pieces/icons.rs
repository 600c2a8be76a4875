//! The icons of Castles, read at compile time from `icons.txt`.

use draw::sprites;

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
    /// A building of the expansions.
    CRANE = "tile/crane";
    /// Animals of the expansions.
    GEESE = "tile/geese";
    /// A building of the expansions.
    WHITE_CASTLE = "tile/white_castle";
    /// An inn.
    INN_TILE = "tile/inn";
    /// Sign of inns.
    INN = "kind/inn";
    /// Sign of a tile that lies face down.
    BLACK = "kind/black";
    /// A border post.
    POST = "small/post";
    /// A border post that is joined with another.
    POST_JOINED = "small/post_joined";
    /// A shield without its number.
    SHIELD = "small/shield";
    /// A shield, with room for its number.
    SHIELD_BADGE = "badge/shield";
    /// A shield in a depot or a list.
    SHIELD_CHIP = "badge/shield15";
    /// Done.
    CHECK = "small/check";
    /// Gone.
    AWAY = "small/away";
    /// A trade route.
    ROUTE = "small/route";
}
