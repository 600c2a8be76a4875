//! The names of things in texts: those of the code, in lower case and with dashes.

use std::fmt::Debug;

use rules_core::orleans::citizen::Waits;
use rules_core::orleans::map::{WAYS, Way};
use rules_core::orleans::tables::design::{ACHIEVEMENTS, STRUCTURES};
use rules_core::orleans::{
    Crowd, Follower, Good, Goods, Hourglass, Job, Kind, Lying, Place, Receiver, Setup, Spot, Town, Unit, citizen,
};

use crate::case::{Error, Line, Word, read_player};

/// Returns a name of the code as texts have it: `FarmHouse` as `farm-house`.
pub fn name(thing: impl Debug) -> String {
    let mut name = String::new();
    for c in format!("{thing:?}").chars() {
        if c.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(c.to_lowercase());
    }
    name
}

/// Returns the one of `all` that a word names.
pub fn find<T: Copy + Debug>(word: Word, all: impl IntoIterator<Item = T>, what: &str) -> Result<T, Error> {
    let found = all.into_iter().find(|&thing| name(thing) == word.text);
    found.ok_or_else(|| word.error(format!("no {what} {:?}", word.text)))
}

pub fn follower(word: Word) -> Result<Follower, Error> {
    find(word, Follower::ALL, "follower")
}

pub fn kind(word: Word) -> Result<Kind, Error> {
    find(word, Kind::ALL, "kind")
}

pub fn good(word: Word) -> Result<Good, Error> {
    find(word, Good::ALL, "good")
}

pub fn town(word: Word) -> Result<Town, Error> {
    find(word, Town::ALL, "town")
}

pub fn place(word: Word) -> Result<Place, Error> {
    find(word, Place::ALL, "place")
}

/// Returns the name of a deed.
pub fn deed_name(setup: &Setup, deed: usize) -> String {
    setup.deeds()[deed].name.to_lowercase().replace(' ', "-").replace('\'', "")
}

/// Reads a deed of the set-up's scenario by its name.
pub fn deed(setup: &Setup, word: Word) -> Result<usize, Error> {
    let deed = (0..setup.deeds().len()).find(|&deed| deed_name(setup, deed) == word.text);
    deed.ok_or_else(|| word.error(format!("no deed {:?}", word.text)))
}

/// Reads a space: `ship.2`.
pub fn spot(word: Word) -> Result<Spot, Error> {
    let (text, space) = word.text.split_once('.').ok_or_else(|| word.error("place.space is wanted"))?;
    let place = place(Word { text, ..word })?;
    let space = Word { text: space, column: word.column + text.len() + 1, ..word }.within(1, 9)? - 1;
    Ok(Spot { place, space })
}

pub fn spot_name(spot: Spot) -> String {
    format!("{}.{}", name(spot.place), spot.space + 1)
}

/// Reads a way: `orleans=blois` is a waterway, `orleans-blois` a road.
pub fn way(word: Word) -> Result<u8, Error> {
    let matches = |way: &Way| {
        let [a, b] = way.ends.map(name);
        let sign = if way.water { '=' } else { '-' };
        word.text == format!("{a}{sign}{b}") || word.text == format!("{b}{sign}{a}")
    };
    let place = WAYS.iter().position(matches);
    place.map(|place| place as u8).ok_or_else(|| word.error(format!("no way {:?}", word.text)))
}

pub fn way_name(way: u8) -> String {
    let Way { ends, water, .. } = WAYS[usize::from(way)];
    ends.map(name).join(if water { "=" } else { "-" })
}

/// Returns all followers of a crowd, or `none`.
pub fn crowd_name(crowd: Crowd) -> String {
    words(crowd.iter().map(name))
}

pub fn goods_name(goods: Goods) -> String {
    words(Good::ALL.into_iter().flat_map(|good| vec![name(good); goods.of(good).into()]))
}

/// Returns words with spaces between them, or `none`.
pub fn words(all: impl IntoIterator<Item = String>) -> String {
    let text = all.into_iter().collect::<Vec<_>>().join(" ");
    if text.is_empty() { "none".into() } else { text }
}

/// Returns an event with its number: `income 2`.
pub fn event_name(event: Hourglass) -> String {
    name(event).replace('(', " ").replace(')', "")
}

/// Returns the events of all scenarios.
fn events() -> impl Iterator<Item = Hourglass> {
    (Hourglass::SIX
        .into_iter()
        .chain(Hourglass::PROSPERITY)
        .chain(Hourglass::INVASION)
        .chain(Hourglass::DUEL)
        .chain(Hourglass::DIGNITARY))
    .chain(Hourglass::VIERZON)
    .chain(Hourglass::SALESMAN)
}

/// Reads an event with its number.
pub fn event(line: &mut Line) -> Result<Hourglass, Error> {
    let start = line.start();
    let words = std::mem::replace(line, Line::new("", 0)).rest();
    let found = events().find(|&event| event_name(event) == words);
    found.ok_or_else(|| start.error(format!("no event {words:?}")))
}

/// Returns the name of an achievement.
pub fn work_name(work: u8) -> String {
    ACHIEVEMENTS[usize::from(work)].0.to_lowercase().replace(' ', "-")
}

pub fn work(word: Word) -> Result<u8, Error> {
    let found = (0..5).find(|&work| work_name(work) == word.text);
    found.ok_or_else(|| word.error(format!("no achievement {:?}", word.text)))
}

/// Returns where goods and coins go: `warehouse`, `treasury`, an achievement or a player's number.
pub fn receiver_name(receiver: Receiver) -> String {
    match receiver {
        Receiver::Achievement(work) => work_name(work),
        Receiver::Player(player) => (player.0 + 1).to_string(),
        _ => name(receiver),
    }
}

pub fn receiver(word: Word) -> Result<Receiver, Error> {
    Ok(match word.text {
        "warehouse" => Receiver::Warehouse,
        "treasury" => Receiver::Treasury,
        text if text.parse::<u8>().is_ok() => Receiver::Player(read_player(word)?),
        _ => Receiver::Achievement(work(word)?),
    })
}

/// Returns the name of a unit of what a team does.
pub fn unit_name(unit: Unit) -> String {
    match unit {
        Unit::Technology(place) => format!("technology {}", name(place)),
        Unit::Tile(tile) => format!("tile {}", name(tile)),
        Unit::Buy(good) => format!("buy {}", name(good)),
        Unit::Sell(good) => format!("sell {}", name(good)),
        Unit::Winds { way, take } => {
            let take = take.map_or(String::new(), |space| format!(" take {}", space + 1));
            format!("go {}{take}", way_name(way))
        }
        _ => name(unit),
    }
}

pub fn unit(line: &mut Line) -> Result<Unit, Error> {
    let word = line.word("a unit")?;
    Ok(match word.text {
        "coin" => Unit::Coin,
        "technology" => Unit::Technology(place(line.word("a place")?)?),
        "tile" => Unit::Tile(place(line.word("a tile")?)?),
        "development" => Unit::Development,
        "monk" => Unit::Monk,
        "wine" => Unit::Wine,
        "buy" => Unit::Buy(good(line.word("a good")?)?),
        "sell" => Unit::Sell(good(line.word("a good")?)?),
        "go" => Unit::Winds {
            way: way(line.word("a way")?)?,
            take: if line.skip("take") { Some(line.word("a number")?.within(1, 9)? - 1) } else { None },
        },
        _ => return Err(word.error(format!("no unit {:?}", word.text))),
    })
}

/// Returns the name of a structure card.
pub fn card_name(card: u8) -> String {
    STRUCTURES[usize::from(card)].name.to_lowercase().replace(' ', "-")
}

pub fn card(word: Word) -> Result<u8, Error> {
    let found = (0..STRUCTURES.len() as u8).find(|&card| card_name(card) == word.text);
    found.ok_or_else(|| word.error(format!("no structure {:?}", word.text)))
}

/// Returns what lies on a goods space: a good, `down`, or `built1` by player 1.
pub fn lying_name(lying: Lying) -> String {
    match lying {
        Lying::Open(good) => name(good),
        Lying::Down => "down".into(),
        Lying::Structure(player) => format!("built{}", player.0 + 1),
    }
}

/// Returns where a citizen waits.
pub fn citizen_name(setup: &Setup, at: u8) -> String {
    match Waits::of(at) {
        _ if at == citizen::SUPPLY => "supply".into(),
        Waits::Knights => "knights".into(),
        Waits::Boatmen => "boatmen".into(),
        Waits::Stations => "stations".into(),
        Waits::Farmers => "farmers".into(),
        Waits::Town(town) => name(town),
        Waits::Achievement(work) => work_name(work),
        Waits::Pile(good) => name(good),
        Waits::Development(_) => format!("development{}", at - citizen::DEVELOPMENT + 1),
        Waits::Deed(deed) => deed_name(setup, deed.into()),
    }
}

pub fn citizen(setup: &Setup, word: Word) -> Result<u8, Error> {
    let exists = |at: &u8| *at < citizen::DEEDS + setup.deeds().len() as u8 || *at >= citizen::TOWNS;
    let all = (0..citizen::ALL).chain([citizen::SUPPLY]);
    let found = all.filter(exists).find(|&at| citizen_name(setup, at) == word.text);
    found.ok_or_else(|| word.error(format!("no citizen {:?}", word.text)))
}

/// Returns what is asked.
pub fn job_name(job: Job) -> String {
    match job {
        Job::Plan { back } => format!("plan {back}"),
        Job::Travel { roads, water } => {
            format!("travel{}{}", if roads { " roads" } else { "" }, if water { " water" } else { "" })
        }
        Job::Send { market, sent } => format!("send {} {sent}", if market { "market" } else { "town-hall" }),
        Job::Technology { farmer } => format!("technology{}", if farmer { " farmer" } else { "" }),
        Job::Tile { first } => format!("tile{}", if first { " first" } else { "" }),
        Job::Trade { left } => format!("trade {left}"),
        Job::Bathhouse { left, copied } => format!("bathhouse {left}{}", if copied { " copied" } else { "" }),
        Job::Torture { debt } => format!("torture {debt}"),
        Job::Feed { food, coins } => format!("feed {food} {coins}"),
        Job::Worth { left, coins } => format!("worth {left}{}", if coins { " coins" } else { "" }),
        Job::Fabrics { left } => format!("fabrics {left}"),
        Job::Unequip { left } => format!("unequip {left}"),
        Job::Amnesty { kind } => format!("amnesty {}", name(kind)),
        Job::Banish { left } => format!("banish {left}"),
        Job::Choose { one, two } => format!("choose {one} {two}"),
        Job::QuickTravel { left } => format!("quick-travel {left}"),
        Job::Carpenter { moved } => format!("carpenter{}", if moved { " moved" } else { "" }),
        Job::MarketDay { left } => format!("market-day {left}"),
        Job::Vehicle { left, to } => {
            format!("vehicle {left}{}", to.map_or(String::new(), |to| format!(" {}", receiver_name(to))))
        }
        Job::Lodge { follower, to } => format!("lodge {} {}", name(follower), to.0 + 1),
        Job::Mayor { player } => format!("mayor {}", player.0 + 1),
        Job::Demolition { left } => format!("demolition {left}"),
        Job::Arson { left } => format!("arson {left}"),
        Job::GuildHouse { left, to } => {
            format!("guild-house {left}{}", to.map_or(String::new(), |to| format!(" {}", receiver_name(to))))
        }
        Job::TeamCoins { left, payer, good } => {
            let good = good.map_or(String::new(), |(player, good)| format!(" {} {}", name(good), player.0 + 1));
            format!("team-coins {left} {}{good}", payer.0 + 1)
        }
        Job::Sell { player, good } => format!("sell {} {}", name(good), player.0 + 1),
        Job::Grant { unit, left } => format!("grant {left} {}", unit_name(unit)),
        Job::Drought { left } => format!("drought {left}"),
        Job::Earthquake { left } => format!("earthquake {left}"),
        Job::WoolMarket { left } => format!("wool-market {left}"),
        Job::WitchHunt { left } => format!("witch-hunt {left}"),
        Job::Famine { left } => format!("famine {left}"),
        _ => name(job),
    }
}

pub fn job(line: &mut Line) -> Result<Job, Error> {
    let word = line.word("a job")?;
    let number = |line: &mut Line| Ok::<_, Error>(line.word("a number")?.number(99)? as u8);
    Ok(match word.text {
        "draw" => Job::Draw,
        "plan" => Job::Plan { back: number(line)? },
        "act" => Job::Act,
        "copy" => Job::Copy,
        "village" => Job::Village,
        "travel" => Job::Travel { roads: line.skip("roads"), water: line.skip("water") },
        "send" => Job::Send { market: line.skip("market") || !line.skip("town-hall"), sent: number(line)? },
        "technology" => Job::Technology { farmer: line.skip("farmer") },
        "tile" => Job::Tile { first: line.skip("first") },
        "trade" => Job::Trade { left: number(line)? },
        "swap" => Job::Swap,
        "pharmacy" => Job::Pharmacy,
        "bathhouse" => Job::Bathhouse { left: number(line)?, copied: line.skip("copied") },
        "vineyard" => Job::Vineyard,
        "sacristy" => Job::Sacristy,
        "feed" => Job::Feed { food: number(line)?, coins: number(line)? },
        "worth" => Job::Worth { left: number(line)?, coins: line.skip("coins") },
        "fabrics" => Job::Fabrics { left: number(line)? },
        "unequip" => Job::Unequip { left: number(line)? },
        "amnesty" => Job::Amnesty { kind: kind(line.word("a kind")?)? },
        "banish" => Job::Banish { left: number(line)? },
        "settle" => Job::Settle,
        "start" => Job::Start,
        "choose" => Job::Choose { one: number(line)?, two: number(line)? },
        "offer" => Job::Offer,
        "exchange" => Job::Exchange,
        "quick-travel" => Job::QuickTravel { left: number(line)? },
        "bourgeois" => Job::Bourgeois,
        "keep" => Job::Keep,
        "vehicle" => Job::Vehicle { left: number(line)?, to: line.maybe().map(receiver).transpose()? },
        "guild-house" => Job::GuildHouse { left: number(line)?, to: line.maybe().map(receiver).transpose()? },
        "host" => Job::Host,
        "lodge" => {
            Job::Lodge { follower: follower(line.word("a follower")?)?, to: read_player(line.word("a player")?)? }
        }
        "palatinate" => Job::Palatinate,
        "mayor" => Job::Mayor { player: read_player(line.word("a player")?)? },
        "demolition" => Job::Demolition { left: number(line)? },
        "arson" => Job::Arson { left: number(line)? },
        "team-coins" => Job::TeamCoins {
            left: number(line)?,
            payer: read_player(line.word("a player")?)?,
            good: match line.maybe() {
                Some(word) => {
                    let good = good(word)?;
                    Some((read_player(line.word("a player")?)?, good))
                }
                None => None,
            },
        },
        "sell" => {
            let good = good(line.word("a good")?)?;
            Job::Sell { player: read_player(line.word("a player")?)?, good }
        }
        "mark" => Job::Mark,
        "grant" => {
            let left = number(line)?;
            Job::Grant { unit: unit(line)?, left }
        }
        "drought" => Job::Drought { left: number(line)? },
        "earthquake" => Job::Earthquake { left: number(line)? },
        "good-winds" => Job::GoodWinds,
        "wool-market" => Job::WoolMarket { left: number(line)? },
        "witch-hunt" => Job::WitchHunt { left: number(line)? },
        "forgo" => Job::Forgo,
        "training" => Job::Training,
        "famine" => Job::Famine { left: number(line)? },
        "robbery" => Job::Robbery,
        "due" => Job::Due,
        "character" => Job::Character,
        "carpenter" => Job::Carpenter { moved: line.skip("moved") },
        "scriptorium" => Job::Scriptorium,
        "riots" => Job::Riots,
        "pilgrims-day" => Job::PilgrimsDay,
        "peregrination" => Job::Peregrination,
        "market-day" => Job::MarketDay { left: number(line)? },
        "torture" => Job::Torture { debt: number(line)?.into() },
        "done" => Job::Done,
        _ => return Err(word.error(format!("nothing asks {:?}", word.text))),
    })
}
