//! What a game starts from, and whether it can.

use core::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::castles::parts::counter::{TARGET, TARGETS};
use crate::castles::parts::edition::Edition;
use crate::castles::parts::expansion::{Expansion, Expansions};
use crate::castles::tables;
use crate::{Phrase, Player, Reasons};

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

impl Estates {
    /// Returns the target of a solo game; 0 in others.
    pub const fn target(self) -> u8 {
        if let Estates::Solo { target, .. } = self { target } else { 0 }
    }
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
    /// Returns each thing that is wrong with it as an error.
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

    /// Returns whether it is the solo game.
    pub const fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// Returns for how many players the game board is laid out: for two in a solo game.
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

impl Setup {
    /// Returns the number of a player's estate; 0 if it is drawn.
    pub fn estate(&self, player: Player) -> u8 {
        match self.estates {
            Estates::Beginner(estate) => estate,
            Estates::Named(estates) => estates.get(player.index()).copied().unwrap_or(0),
            Estates::Random => 0,
            Estates::Solo { estate, .. } | Estates::Team(estate) => estate,
        }
    }

    /// Returns the set-up for another number of players: a player who is added gets an estate.
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

    /// Returns whether it is the team game.
    pub const fn is_team(&self) -> bool {
        matches!(self.estates, Estates::Team(_))
    }

    /// Returns how many duchies there are: one for each player, or for each team.
    pub const fn duchies(&self) -> u8 {
        if self.is_team() { 2 } else { self.players }
    }

    /// Returns the bits of a player's number that are the index of the player's duchy: teams sit in turn, A1, B1, A2, B2.
    pub(super) const fn duchy_mask(&self) -> u8 {
        if self.is_team() { 1 } else { 3 }
    }

    /// Returns the index of a player's duchy among all.
    pub const fn duchy_of(&self, player: Player) -> usize {
        player.index() & self.duchy_mask() as usize
    }

    /// Returns how many types of goods fit into a storage: all in a solo game.
    pub(super) const fn types_stored(&self) -> u32 {
        if self.is_solo() { 6 } else { 3 }
    }

    pub(super) fn has_posts(&self) -> bool {
        self.expansions.has(Expansion::Posts)
    }

    /// Returns the estates that can be named: with border posts, those that have them.
    pub(super) fn estate_numbers(&self) -> RangeInclusive<u8> {
        if self.has_posts() { tables::POST_ESTATES } else { 1..=tables::estates(self.edition) }
    }
}

/// Returns how many estates are for beginners: no. 1, in 2019 also no. 2.
pub(super) const fn beginner_estates(edition: Edition) -> u8 {
    match edition {
        Edition::E2011 => 1,
        Edition::E2019 => 2,
    }
}

/// Returns the estates of this many players: those given, and one for each who has none.
pub(super) fn named(players: u8, estates: [u8; 4], posts: bool) -> [u8; 4] {
    core::array::from_fn(|seat| match estates[seat] {
        _ if seat >= usize::from(players) => 0,
        0 if posts => *tables::POST_ESTATES.start() + seat as u8,
        0 => [1, 3, 5, 7][seat],
        estate => estate,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(estates: Estates, players: u8) -> Setup {
        Setup { players: 2, estates, ..DEFAULT }.with_players(players)
    }

    #[test]
    fn whoever_comes_gets_an_estate_and_whoever_goes_leaves_it() {
        let estates = |given, players| with(Estates::Named(given), players).estates;
        assert_eq!(estates([4, 6, 0, 0], 4), Estates::Named([4, 6, 5, 7]));
        assert_eq!(estates([0; 4], 3), Estates::Named([1, 3, 5, 0]));
        assert_eq!(estates([9, 8, 2, 2], 2), Estates::Named([9, 8, 0, 0]));
        let expansions = Expansions::NONE.with(Expansion::Posts);
        let posts = Setup { estates: Estates::Named([12, 11, 0, 0]), expansions, ..DEFAULT };
        assert_eq!(posts.with_players(4).estates, Estates::Named([12, 11, 13, 14]));
        assert_eq!(posts.estate(Player(1)), 11);
        assert_eq!(posts.estate(Player(4)), 0, "nobody sits there");
        assert_eq!(with(Estates::Random, 3), Setup { players: 3, estates: Estates::Random, ..DEFAULT });
    }

    #[test]
    fn one_player_plays_alone_and_others_do_not() {
        let alone = Estates::Solo { estate: 20, target: 45 };
        assert_eq!(with(alone, 1), Setup { players: 1, estates: alone, ..DEFAULT });
        assert_eq!(with(alone, 2), DEFAULT);
        let usual = Setup { players: 1, estates: Estates::Solo { estate: 19, target: 50 }, ..DEFAULT };
        assert_eq!(with(Estates::Random, 1), usual);
        assert_eq!(with(Estates::Team(18), 1), usual);
        let expanded = Setup { expansions: Expansions::ALL, estates: Estates::Random, ..DEFAULT };
        assert_eq!(expanded.with_players(1), usual);
        assert_eq!(Setup { edition: Edition::E2011, ..DEFAULT }.with_players(1), usual);
    }

    #[test]
    fn a_set_up_is_stored_as_before_there_were_expansions() {
        let bytes = |setup: &Setup| {
            let mut buffer = [0; 16];
            let bytes = postcard::to_slice(setup, &mut buffer).unwrap();
            heapless::Vec::<u8, 16>::from_slice(bytes).unwrap()
        };
        let old = Setup { edition: Edition::E2011, ..DEFAULT };
        let inns = Setup { expansions: Expansions::NONE.with(Expansion::Inns), ..DEFAULT };
        assert_eq!(bytes(&old), [2, 0, 0, 1]);
        assert_eq!(bytes(&DEFAULT), [2, 1, 0, 1]);
        assert_eq!(bytes(&inns), [2, 2, 1, 8, 0, 1]);
        for setup in [old, DEFAULT, inns] {
            assert_eq!(postcard::from_bytes(&bytes(&setup)), Ok(setup));
        }
    }

    #[test]
    fn four_players_may_be_two_teams() {
        assert_eq!(with(Estates::Team(18), 4).estates, Estates::Team(18));
        assert_eq!(with(Estates::Team(18), 3), Setup { players: 3, ..DEFAULT });
    }

    #[test]
    fn impossible_set_ups_are_refused_with_each_reason() {
        let all = Expansions::ALL;
        let wrong = [
            (Setup { players: 5, ..DEFAULT }, Refusal::Players),
            (Setup { players: 0, ..DEFAULT }, Refusal::Players),
            (Setup { estates: Estates::Beginner(0), ..DEFAULT }, Refusal::BeginnerEstate),
            (Setup { estates: Estates::Beginner(3), ..DEFAULT }, Refusal::BeginnerEstate),
            (Setup { estates: Estates::Beginner(2), edition: Edition::E2011, ..DEFAULT }, Refusal::BeginnerEstate),
            (Setup { estates: Estates::Named([1, 0, 0, 0]), ..DEFAULT }, Refusal::NoSuchEstate),
            (Setup { estates: Estates::Named([17, 1, 0, 0]), ..DEFAULT }, Refusal::NoSuchEstate),
            (
                Setup { estates: Estates::Named([10, 1, 0, 0]), edition: Edition::E2011, ..DEFAULT },
                Refusal::NoSuchEstate,
            ),
            (Setup { estates: Estates::Named([1, 3, 5, 0]), ..DEFAULT }, Refusal::NobodySits),
            (Setup { estates: Estates::Named([1, 16, 0, 0]), ..DEFAULT }, Refusal::Estate11NeedsPosts),
            (Setup { estates: Estates::Named([16, 1, 0, 0]), expansions: all, ..DEFAULT }, Refusal::PostsNeedEstate11),
            (Setup { expansions: all, ..DEFAULT }, Refusal::PostsNeedEstate11),
            (
                Setup { estates: Estates::Random, edition: Edition::E2011, expansions: all, ..DEFAULT },
                Refusal::ExpansionsOf2019,
            ),
        ];
        for (setup, reason) in wrong {
            assert_eq!(setup.check().unwrap_err(), [reason], "{setup:?}");
        }
        let right = [
            Setup { estates: Estates::Beginner(2), ..DEFAULT },
            Setup { estates: Estates::Named([10, 1, 0, 0]), ..DEFAULT },
            Setup { players: 4, estates: Estates::Named([1, 1, 1, 10]), ..DEFAULT },
            Setup { estates: Estates::Named([11, 16, 0, 0]), expansions: all, ..DEFAULT },
            Setup { estates: Estates::Random, expansions: all, ..DEFAULT },
        ];
        for setup in right {
            assert_eq!(setup.check(), Ok(()), "{setup:?}");
        }
        // Named estates of a table too large are no reason to panic.
        let crowd = Setup { players: 9, estates: Estates::Named([1; 4]), ..DEFAULT };
        assert_eq!(crowd.check().unwrap_err(), [Refusal::Players]);
    }
}
