//! What a game starts from, and the door it goes through.

use core::ops::RangeInclusive;

use heapless::Vec;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::choice::{Category, Choice, Scope, Value};
use crate::{Dice, Phrase, Player, Reasons};

use super::expansion::{Expansion, Expansions};
use super::route::{self, CARDS};
use super::shield::{SHIELDS, ShieldAt, shields_at_start};
use super::solo::{TARGET, TARGETS};
use super::state::{Position, Stage};
use super::{Castles, tables};

/// The printed edition whose rules are played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Edition {
    /// The first edition.
    E2011,
    /// The anniversary edition, base game.
    E2019,
}

/// Which estates are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Estates {
    /// All play this one, with the castle in the middle.
    Beginner(u8),
    /// These, by seat (0 where nobody sits); everybody chooses where the castle stands.
    Named([u8; 4]),
    /// Everybody chooses between two drawn ones, and then where the castle stands.
    Random,
    /// The solo game on this one.
    Solo {
        /// The number of the estate: 13a or 13b.
        estate: u8,
        /// The points to reach at first.
        target: u8,
    },
    /// The team game, both teams on this one.
    Team(u8),
}

/// The plain value a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Encoded", into = "Encoded")]
pub struct Setup {
    /// 2 to 4; 1 in a solo game.
    pub players: u8,
    /// Whose rules.
    pub edition: Edition,
    /// Which estates.
    pub estates: Estates,
    /// Which expansions.
    pub expansions: Expansions,
}

/// How a set-up is stored: without expansions as it was before there were any.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Encoded {
    players: u8,
    rules: Rules,
    estates: Estates,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
enum Rules {
    E2011,
    E2019,
    Expanded(Edition, Expansions),
}

impl From<Encoded> for Setup {
    fn from(Encoded { players, rules, estates }: Encoded) -> Setup {
        let (edition, expansions) = match rules {
            Rules::E2011 => (Edition::E2011, Expansions::NONE),
            Rules::E2019 => (Edition::E2019, Expansions::NONE),
            Rules::Expanded(edition, expansions) => (edition, expansions),
        };
        Setup { players, edition, estates, expansions }
    }
}

impl From<Setup> for Encoded {
    fn from(Setup { players, edition, estates, expansions }: Setup) -> Encoded {
        let rules = match edition {
            _ if !expansions.is_empty() => Rules::Expanded(edition, expansions),
            Edition::E2011 => Rules::E2011,
            Edition::E2019 => Rules::E2019,
        };
        Encoded { players, rules, estates }
    }
}

/// Why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not 2 to 4 players, or 1 in a solo game.
    Players,
    /// The beginners' estate is no. 1, in 2019 also no. 2.
    BeginnerEstate,
    /// The edition has no estate of this number.
    NoSuchEstate,
    /// An estate is named for a seat where nobody sits.
    NobodySits,
    /// The expansions belong to the edition of 2019.
    ExpansionsOf2019,
    /// There is no such expansion.
    NoSuchExpansion,
    /// Border posts are on the estates 11a to 11f only: all play one of these.
    PostsNeedEstate11,
    /// The estates 11a to 11f are for border posts only.
    Estate11NeedsPosts,
    /// The solo game is played on 13a or 13b.
    SoloEstate,
    /// The solo game begins with a target of 45 to 55.
    Target,
    /// The solo game belongs to the edition of 2019.
    SoloOf2019,
    /// The solo game is played without expansions.
    SoloWithoutExpansions,
    /// Two teams are four players.
    TeamPlayers,
    /// The team game is played on 12a or 12b.
    TeamEstate,
    /// The team game belongs to the edition of 2019.
    TeamOf2019,
    /// The team game is played without expansions.
    TeamWithoutExpansions,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "2 to 4 players; 1 on 13a or 13b",
            Refusal::BeginnerEstate => "not an estate for beginners",
            Refusal::NoSuchEstate => "no such estate in this edition",
            Refusal::NobodySits => "an estate for an empty seat",
            Refusal::ExpansionsOf2019 => "expansions need the 2019 edition",
            Refusal::NoSuchExpansion => "no such expansion",
            Refusal::PostsNeedEstate11 => "border posts need estates 11a-11f",
            Refusal::Estate11NeedsPosts => "estates 11a-11f need border posts",
            Refusal::SoloEstate => "the solo game needs 13a or 13b",
            Refusal::Target => "a target from 45 to 55",
            Refusal::SoloOf2019 => "the solo game needs 2019",
            Refusal::SoloWithoutExpansions => "no expansions in the solo game",
            Refusal::TeamPlayers => "two teams are four players",
            Refusal::TeamEstate => "the team game needs 12a or 12b",
            Refusal::TeamOf2019 => "the team game needs 2019",
            Refusal::TeamWithoutExpansions => "no expansions in the team game",
        }
    }
}

impl Setup {
    /// Each thing that is wrong with it.
    pub fn check(&self) -> Result<(), Reasons<Refusal>> {
        let posts = self.has_posts();
        let (mut beginner, mut exists, mut seat, mut with_posts, mut without_posts) = (true, true, true, !posts, true);
        match self.estates {
            Estates::Beginner(estate) => beginner = (1..=beginner_estates(self.edition)).contains(&estate),
            Estates::Named(estates) => {
                let (taken, empty) = estates.split_at(usize::from(self.players.min(4)));
                let has_posts = |estate: &u8| tables::POST_ESTATES.contains(estate);
                let single = |&estate: &u8| estate <= *tables::POST_ESTATES.end();
                exists = taken.iter().all(|estate| single(estate) && tables::estate(self.edition, *estate).is_some());
                seat = empty.iter().all(|&estate| estate == 0);
                with_posts = !posts || taken.iter().all(has_posts);
                without_posts = posts || !taken.iter().any(has_posts);
            }
            Estates::Random => with_posts = true,
            Estates::Solo { .. } => return self.check_solo(),
            Estates::Team(estate) => return self.check_team(estate),
        }
        let verdicts = [
            (matches!(self.players, 2..=4), Refusal::Players),
            (beginner, Refusal::BeginnerEstate),
            (exists, Refusal::NoSuchEstate),
            (seat, Refusal::NobodySits),
            (self.edition == Edition::E2019 || self.expansions.is_empty(), Refusal::ExpansionsOf2019),
            (self.expansions.exist(), Refusal::NoSuchExpansion),
            (with_posts, Refusal::PostsNeedEstate11),
            (without_posts, Refusal::Estate11NeedsPosts),
        ];
        refuse(&verdicts)
    }

    fn check_solo(&self) -> Result<(), Reasons<Refusal>> {
        let Estates::Solo { estate, target } = self.estates else { return Ok(()) };
        refuse(&[
            (self.players == 1, Refusal::Players),
            (tables::SOLO_ESTATES.contains(&estate), Refusal::SoloEstate),
            (TARGETS.contains(&target), Refusal::Target),
            (self.edition == Edition::E2019, Refusal::SoloOf2019),
            (self.expansions.is_empty(), Refusal::SoloWithoutExpansions),
        ])
    }

    fn check_team(&self, estate: u8) -> Result<(), Reasons<Refusal>> {
        refuse(&[
            (self.players == 4, Refusal::TeamPlayers),
            (tables::TEAM_ESTATES.contains(&estate), Refusal::TeamEstate),
            (self.edition == Edition::E2019, Refusal::TeamOf2019),
            (self.expansions.is_empty(), Refusal::TeamWithoutExpansions),
        ])
    }

    /// Whether it is the solo game.
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// For how many players the game board is laid out: alone, as for two.
    pub const fn board(&self) -> u8 {
        if self.is_solo() { 2 } else { self.players }
    }
}

/// Returns the reasons of all verdicts that are not favourable.
fn refuse(verdicts: &[(bool, Refusal)]) -> Result<(), Reasons<Refusal>> {
    let reasons: Reasons<_> = verdicts.iter().filter(|(fits, _)| !fits).map(|&(_, reason)| reason).collect();
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

/// What an untouched form shows.
pub(super) const DEFAULT: Setup =
    Setup { players: 2, edition: Edition::E2019, estates: Estates::Beginner(1), expansions: Expansions::NONE };

/// The value of the choice of expansions that takes all of them.
const ALL_EXPANSIONS: u8 = Expansion::ALL.len() as u8 + 1;

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "team",
        label: "Teams",
        scope: Scope::Table,
        values: &[Value::new("none", "none"), Value::new("12a", "board 12a"), Value::new("12b", "board 12b")],
        get: |setup, _| match setup.estates {
            Estates::Team(estate) => estate - tables::TEAM_ESTATES.start() + 1,
            _ => 0,
        },
        set: |setup, _, value| {
            if value > 0 {
                let estates = Estates::Team(tables::TEAM_ESTATES.start() + value - 1);
                *setup = Setup { players: setup.players, estates, ..DEFAULT };
            } else if setup.is_team() {
                setup.estates = DEFAULT.estates;
            }
        },
        fits: |setup, value| value == 0 || setup.players == 4,
        shown: |_| false,
        category: Some(Category { weight: 792, words: &["", "teams, 12a", "teams, 12b"] }),
    },
    Choice {
        key: "edition",
        label: "Edition",
        scope: Scope::Table,
        values: &[Value::new("2011", "2011"), Value::new("2019", "2019")],
        get: |setup, _| setup.edition as u8,
        set: |setup, _, value| setup.set_edition(if value == 0 { Edition::E2011 } else { Edition::E2019 }),
        fits: |setup, value| value > 0 || !setup.is_solo() && !setup.is_team(),
        shown: |setup| !setup.is_solo() && !setup.is_team(),
        category: Some(Category { weight: 1, words: &["2011", "2019"] }),
    },
    Choice {
        key: "expansions",
        label: "Expansions",
        scope: Scope::Set,
        values: &[
            Value::new("none", "none"),
            Value::member("extra", "extra tiles", "crane, geese, monasteries 27, 28"),
            Value::member("posts", "border posts", "estates 11a-11f: join three posts"),
            Value::member("white", "white castles", "an action with the white die"),
            Value::member("inns", "inns", "on any colour, region +1"),
            Value::member("routes", "trade routes", "goods sold cover cards for gains"),
            Value::member("shields", "shields", "doubles bring powers for tribute"),
            Value::new("all", "all"),
            Value::new("some", "some"),
        ],
        get: |setup, _| match setup.expansions {
            Expansions::NONE => 0,
            Expansions::ALL => ALL_EXPANSIONS,
            some => {
                let alone = Expansion::ALL.into_iter().find(|&one| Expansions::NONE.with(one) == some);
                alone.map_or(ALL_EXPANSIONS + 1, |expansion| expansion as u8 + 1)
            }
        },
        set: |setup, _, value| {
            let expansions = match value {
                0 => Expansions::NONE,
                ALL_EXPANSIONS => Expansions::ALL,
                _ => Expansion::ALL
                    .get(usize::from(value) - 1)
                    .map_or(setup.expansions, |&one| setup.expansions.with(one)),
            };
            setup.set_expansions(expansions);
        },
        fits: |setup, value| value == 0 || value <= ALL_EXPANSIONS && setup.may_expand(),
        shown: Setup::may_expand,
        category: Some(Category {
            weight: 2,
            words: &[
                "",
                "extra tiles",
                "posts",
                "white castles",
                "inns",
                "trade routes",
                "shields",
                "all expansions",
                "some expansions",
            ],
        }),
    },
    Choice {
        key: "solo",
        label: "Estate",
        scope: Scope::Table,
        values: &[Value::new("none", "none"), Value::new("13a", "no. 13a"), Value::new("13b", "no. 13b")],
        get: |setup, _| match setup.estates {
            Estates::Solo { estate, .. } => estate - tables::SOLO_ESTATES.start() + 1,
            _ => 0,
        },
        set: |setup, _, value| {
            if let Estates::Solo { estate, .. } = &mut setup.estates {
                *estate = tables::SOLO_ESTATES.start() + value - 1;
            }
        },
        fits: |setup, value| (value > 0) == setup.is_solo(),
        shown: Setup::is_solo,
        category: Some(Category { weight: 24, words: &["", "13a", "13b"] }),
    },
    Choice {
        key: "target",
        label: "Target",
        scope: Scope::Table,
        values: &[
            Value::new("50", "50 points"),
            Value::new("45", "45 points"),
            Value::new("46", "46 points"),
            Value::new("47", "47 points"),
            Value::new("48", "48 points"),
            Value::new("49", "49 points"),
            Value::new("51", "51 points"),
            Value::new("52", "52 points"),
            Value::new("53", "53 points"),
            Value::new("54", "54 points"),
            Value::new("55", "55 points"),
        ],
        get: |setup, _| target_place(setup.estates.target()),
        set: |setup, _, value| {
            if let Estates::Solo { target, .. } = &mut setup.estates {
                *target = target_at(value);
            }
        },
        fits: |setup, value| value == 0 || setup.is_solo(),
        shown: Setup::is_solo,
        category: Some(Category {
            weight: 72,
            words: &["", "to 45", "to 46", "to 47", "to 48", "to 49", "to 51", "to 52", "to 53", "to 54", "to 55"],
        }),
    },
    Choice {
        key: "estates",
        label: "Estates",
        scope: Scope::Table,
        values: &[
            Value::new("1", "for beginners"),
            Value::new("2", "for beginners"),
            Value::new("named", "each their own"),
            Value::new("random", "one of two drawn"),
        ],
        get: |setup, _| match setup.estates {
            Estates::Beginner(estate) => estate.clamp(1, 2) - 1,
            Estates::Named(_) | Estates::Solo { .. } | Estates::Team(_) => 2,
            Estates::Random => 3,
        },
        set: |setup, _, value| {
            setup.estates = match value {
                0 | 1 => Estates::Beginner(value + 1),
                _ if setup.is_solo() || setup.is_team() => setup.estates,
                2 => Estates::Named(named(setup.players, [0; 4], setup.has_posts())),
                _ => Estates::Random,
            }
        },
        fits: |setup, value| match value {
            _ if setup.is_solo() || setup.is_team() => value == 2,
            0 | 1 => value < beginner_estates(setup.edition) && !setup.has_posts(),
            _ => true,
        },
        shown: |setup| !setup.is_solo() && !setup.is_team(),
        category: None,
    },
    Choice {
        key: "estate",
        label: "Estate",
        scope: Scope::Seat,
        values: &[
            Value::new("random", "random"),
            Value::new("1", "estate 1"),
            Value::new("2", "estate 2"),
            Value::new("3", "estate 3"),
            Value::new("4", "estate 4"),
            Value::new("5", "estate 5"),
            Value::new("6", "estate 6"),
            Value::new("7", "estate 7"),
            Value::new("8", "estate 8"),
            Value::new("9", "estate 9"),
            Value::new("10", "estate 10"),
            Value::new("11a", "no. 11a"),
            Value::new("11b", "no. 11b"),
            Value::new("11c", "no. 11c"),
            Value::new("11d", "no. 11d"),
            Value::new("11e", "no. 11e"),
            Value::new("11f", "no. 11f"),
        ],
        get: |setup, seat| setup.estate(seat),
        set: |setup, seat, value| match &mut setup.estates {
            // Beginners all play the same.
            Estates::Beginner(estate) => *estate = value,
            Estates::Named(estates) => estates[seat.index() % 4] = value,
            Estates::Random | Estates::Solo { .. } | Estates::Team(_) => {}
        },
        fits: |setup, value| {
            let fitting = match setup.estates {
                Estates::Beginner(_) => 1..=beginner_estates(setup.edition),
                Estates::Named(_) => setup.estate_numbers(),
                Estates::Random | Estates::Solo { .. } | Estates::Team(_) => return false,
            };
            fitting.contains(&value)
        },
        shown: |setup| !setup.is_solo() && !setup.is_team(),
        category: None,
    },
];

impl Setup {
    /// The estate of a player, by its number; 0 if it is drawn.
    pub fn estate(&self, player: Player) -> u8 {
        match self.estates {
            Estates::Beginner(estate) => estate,
            Estates::Named(estates) => estates.get(player.index()).copied().unwrap_or(0),
            Estates::Random => 0,
            Estates::Solo { estate, .. } | Estates::Team(estate) => estate,
        }
    }

    /// The same for another number of players: whoever comes gets an estate, whoever goes leaves it.
    pub(super) fn with_players(mut self, players: u8) -> Setup {
        self.players = players;
        self.estates = match self.estates {
            Estates::Named(estates) => Estates::Named(named(players, estates, self.has_posts())),
            Estates::Solo { .. } if players > 1 => DEFAULT.estates,
            Estates::Team(_) if players != 4 => DEFAULT.estates,
            estates => estates,
        };
        if players == 1 && self.estates.target() == 0 {
            let estates = Estates::Solo { estate: *tables::SOLO_ESTATES.start(), target: TARGET };
            self = Setup { players, edition: Edition::E2019, estates, expansions: Expansions::NONE };
        }
        self
    }

    /// Whether expansions can be chosen.
    fn may_expand(&self) -> bool {
        self.edition == Edition::E2019 && !self.is_solo() && !self.is_team()
    }

    fn has_posts(&self) -> bool {
        self.expansions.has(Expansion::Posts)
    }

    /// The estates that can be named: with border posts, those that have them.
    fn estate_numbers(&self) -> RangeInclusive<u8> {
        if self.has_posts() { tables::POST_ESTATES } else { 1..=tables::estates(self.edition) }
    }

    /// Changes the expansions; estates with and without border posts give way to each other.
    fn set_expansions(&mut self, expansions: Expansions) {
        let had_posts = self.has_posts();
        self.expansions = expansions;
        if self.has_posts() != had_posts {
            self.estates = match self.estates {
                Estates::Named(_) => Estates::Named(named(self.players, [0; 4], self.has_posts())),
                Estates::Beginner(_) if self.has_posts() => Estates::Random,
                estates => estates,
            };
        }
    }

    /// Changes the edition; an estate that it doesn't have becomes its last one.
    fn set_edition(&mut self, edition: Edition) {
        if edition == Edition::E2011 {
            self.set_expansions(Expansions::NONE);
        }
        self.edition = edition;
        self.estates = match self.estates {
            Estates::Beginner(estate) => Estates::Beginner(estate.min(beginner_estates(edition))),
            Estates::Named(estates) => Estates::Named(estates.map(|estate| estate.min(*self.estate_numbers().end()))),
            estates => estates,
        };
    }
}

/// How many estates are for beginners: no. 1, in 2019 also no. 2.
const fn beginner_estates(edition: Edition) -> u8 {
    match edition {
        Edition::E2011 => 1,
        Edition::E2019 => 2,
    }
}

/// The estates of so many players: those given, and one for each who has none.
fn named(players: u8, estates: [u8; 4], posts: bool) -> [u8; 4] {
    core::array::from_fn(|seat| match estates[seat] {
        _ if seat >= usize::from(players) => 0,
        0 if posts => *tables::POST_ESTATES.start() + seat as u8,
        0 => [1, 3, 5, 7][seat],
        estate => estate,
    })
}

/// The place of a target among the values of its choice: the usual one comes first, then all others, ascending.
const fn target_place(target: u8) -> u8 {
    match target {
        0 | TARGET => 0,
        _ if target < TARGET => target - *TARGETS.start() + 1,
        _ => target - *TARGETS.start(),
    }
}

/// The target at a place among the values of its choice.
const fn target_at(place: u8) -> u8 {
    let from = *TARGETS.start() + place;
    match place {
        0 => TARGET,
        _ if from <= TARGET => from - 1,
        _ => from,
    }
}

/// Sets the table for a checked set-up.
pub(super) fn start(setup: Setup, mut generator: Pcg32) -> Castles {
    let n = setup.players;
    let mut position = Position::empty(setup);
    // Rolling off for the first turn gives every seat the same chance. Teams say themselves which begins.
    let first = if setup.is_team() { 0 } else { generator.below(u32::from(n)) as u8 };
    for i in 0..n {
        let player = Player((first + i) % n);
        position.track[i as usize] = player;
        position.order[i as usize] = player;
        position.duchy_mut(player).workers = match setup.estates {
            Estates::Solo { .. } => 2,
            Estates::Team(_) => [3, 5][setup.duchy_of(player)],
            _ => u16::from(i) + 1,
        };
    }
    let mut left: Vec<u8, 10> = setup.estate_numbers().collect();
    if setup.estates == Estates::Random {
        generator.shuffle(&mut left);
    }
    // Everybody is offered two, as far as there are enough; otherwise everybody gets one.
    let choose = 2 * usize::from(n) <= left.len();
    let mut left = &mut left[..];
    for i in 0..usize::from(setup.duchies()) {
        let duchy = &mut position.duchies[i];
        duchy.silver = if setup.is_team() { 2 } else { 1 };
        match setup.estates {
            Estates::Beginner(estate) => duchy.estate = estate,
            Estates::Named(estates) => duchy.estate = estates[i],
            Estates::Solo { estate, .. } | Estates::Team(estate) => duchy.estate = estate,
            Estates::Random if !choose => duchy.estate = left[i],
            Estates::Random => {
                let (offer, rest) = left.split_at_mut(2);
                duchy.offer = [offer[0].min(offer[1]), offer[0].max(offer[1])];
                left = rest;
            }
        }
        for _ in 0..3 {
            if let Some(goods) = position.goods_pile.draw(&mut generator) {
                position.duchies[i].goods.add(goods, 1);
            }
        }
    }
    position.stage = match setup.estates {
        Estates::Beginner(_) => Stage::Rounds,
        Estates::Random if choose => Stage::Estates,
        Estates::Named(_) | Estates::Random | Estates::Solo { .. } | Estates::Team(_) => Stage::Castles,
    };
    deal_routes(&mut position, &mut generator);
    deal_shields(&mut position, &mut generator);
    let mut game = Castles::on(position, generator);
    let castle = match setup.estates {
        // On 12a there is one space for it; on 12b each team chooses.
        Estates::Team(_) => {
            Some(game.first_castles()).filter(|spaces| spaces.len() == 1).and_then(|mut one| one.next())
        }
        _ => (game.position.stage == Stage::Rounds).then_some(CENTRE),
    };
    if let Some(space) = castle {
        game.position.stage = Stage::Rounds;
        for player in Player::all(setup.duchies()) {
            game.set_castle(player, space);
        }
        game.begin_phase(0, &mut |_| {});
    }
    game
}

/// The middle of the hexagon, where beginners' castles stand.
const CENTRE: u8 = 18;

/// Gives everybody cards for a trade route, in the order in which they come.
fn deal_routes(position: &mut Position, generator: &mut Pcg32) {
    if !position.setup.expansions.has(Expansion::Routes) {
        return;
    }
    let mut cards: [u8; CARDS.len()] = core::array::from_fn(|i| i as u8 + 1);
    generator.shuffle(&mut cards);
    let each = route::cards(position.setup.players);
    for (duchy, cards) in position.duchies.iter_mut().zip(cards.chunks(each)).take(position.setup.players.into()) {
        duchy.route.cards[..each].copy_from_slice(cards);
    }
}

/// Puts shields into the depots.
fn deal_shields(position: &mut Position, generator: &mut Pcg32) {
    if !position.setup.expansions.has(Expansion::Shields) {
        return;
    }
    let mut numbers: [usize; SHIELDS] = core::array::from_fn(|i| i);
    generator.shuffle(&mut numbers);
    let players = position.setup.players;
    let places = (1..=6).flat_map(|depot| core::iter::repeat_n(depot, shields_at_start(depot, players).into()));
    for (depot, shield) in places.zip(numbers) {
        position.shields[shield] = ShieldAt::Depot(depot);
    }
}
