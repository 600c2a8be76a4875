//! The choices of a set-up, and how one makes another give way.

use crate::castles::parts::counter::{TARGET, TARGETS};
use crate::castles::parts::edition::Edition;
use crate::castles::parts::expansion::{Expansion, Expansions};
use crate::castles::setup::{DEFAULT, Estates, Setup, beginner_estates, named};
use crate::castles::tables;
use crate::choice::{Choice, Counted, Scope, Value};

/// The value of the choice of expansions that takes all of them.
const ALL_EXPANSIONS: u8 = Expansion::ALL.len() as u8 + 1;

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "team",
        label: "Teams",
        about: "Two and two share an estate of 73 spaces: seats 1 and 3 against 2 and 4. 12a is the easier board.",
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
        shown: |setup| setup.players == 4,
        counted: Some(Counted { weight: 792, words: &[None, Some("teams, 12a"), Some("teams, 12b")] }),
    },
    Choice {
        key: "edition",
        label: "Edition",
        about: "The box of 2011, or that of 2019: tiles, estates and some numbers differ.",
        scope: Scope::Table,
        values: &[Value::new("2011", "2011"), Value::new("2019", "2019")],
        get: |setup, _| setup.edition as u8,
        set: |setup, _, value| setup.set_edition(if value == 0 { Edition::E2011 } else { Edition::E2019 }),
        fits: |setup, value| value > 0 || !setup.is_solo() && !setup.is_team(),
        shown: |setup| !setup.is_solo() && !setup.is_team(),
        counted: Some(Counted { weight: 1, words: &[Some("2011"), Some("2019")] }),
    },
    Choice {
        key: "expansions",
        label: "Expansions",
        about: "What is played on top of the base game of 2019.",
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
        counted: Some(Counted {
            weight: 2,
            words: &[
                None,
                Some("extra tiles"),
                Some("posts"),
                Some("white castles"),
                Some("inns"),
                Some("trade routes"),
                Some("shields"),
                Some("all expansions"),
                Some("some expansions"),
            ],
        }),
    },
    Choice {
        key: "solo",
        label: "Estate",
        about: "13a is the easier one. You expand to other islands over rivers only.",
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
        counted: Some(Counted { weight: 24, words: &[None, Some("13a"), Some("13b")] }),
    },
    Choice {
        key: "target",
        label: "Target",
        about: "The points that bring an action. Each time it falls by 5. 45 is much easier than 50, 55 much harder.",
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
        get: |setup, _| target_index(setup.estates.target()),
        set: |setup, _, value| {
            if let Estates::Solo { target, .. } = &mut setup.estates {
                *target = target_at(value);
            }
        },
        fits: |setup, value| value == 0 || setup.is_solo(),
        shown: Setup::is_solo,
        counted: Some(Counted {
            weight: 72,
            words: &[
                None,
                Some("to 45"),
                Some("to 46"),
                Some("to 47"),
                Some("to 48"),
                Some("to 49"),
                Some("to 51"),
                Some("to 52"),
                Some("to 53"),
                Some("to 54"),
                Some("to 55"),
            ],
        }),
    },
    Choice {
        key: "estates",
        label: "Estates",
        about: "Which estates are played: the same for all, by lot, or one for each seat.",
        scope: Scope::Table,
        values: &[
            Value::new("1", "for beginners"),
            Value::again("2", "for beginners"),
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
        counted: None,
    },
    Choice {
        key: "estate",
        label: "Estate",
        about: "The estate of this seat.",
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
        counted: None,
    },
];

impl Setup {
    /// Returns whether expansions can be chosen.
    fn may_expand(&self) -> bool {
        self.edition == Edition::E2019 && !self.is_solo() && !self.is_team()
    }

    /// Changes the expansions; estates with and without border posts give way to each other.
    fn set_expansions(&mut self, expansions: Expansions) {
        let had_posts = self.has_posts();
        self.expansions = expansions;
        if self.is_team() && !expansions.is_empty() {
            self.estates = DEFAULT.estates;
        }
        if self.has_posts() != had_posts {
            self.estates = match self.estates {
                Estates::Named(_) => Estates::Named(named(self.players, [0; 4], self.has_posts())),
                Estates::Beginner(_) => Estates::Random,
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
            Estates::Team(_) if edition == Edition::E2011 => DEFAULT.estates,
            Estates::Beginner(estate) => Estates::Beginner(estate.min(beginner_estates(edition))),
            Estates::Named(estates) => Estates::Named(estates.map(|estate| estate.min(*self.estate_numbers().end()))),
            estates => estates,
        };
    }
}

/// Returns the index of a target among the values of its choice: the usual one comes first, then all others, ascending.
const fn target_index(target: u8) -> u8 {
    match target {
        0 | TARGET => 0,
        _ if target < TARGET => target - *TARGETS.start() + 1,
        _ => target - *TARGETS.start(),
    }
}

/// Returns the target at an index of the values of its choice.
const fn target_at(index: u8) -> u8 {
    let from = *TARGETS.start() + index;
    match index {
        0 => TARGET,
        _ if from <= TARGET => from - 1,
        _ => from,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::castles::Castles;
    use crate::choice::category;

    const POSTS: Expansions = Expansions::NONE.with(Expansion::Posts);

    fn setup(estates: Estates) -> Setup {
        Setup { estates, ..DEFAULT }
    }

    #[test]
    fn estates_with_and_without_posts_give_way_to_each_other() {
        let expanded = |before: Setup, expansions| {
            let mut setup = before;
            setup.set_expansions(expansions);
            assert_eq!(setup, Setup { expansions, estates: setup.estates, ..before });
            setup.estates
        };
        let named = setup(Estates::Named([4, 6, 0, 0]));
        assert_eq!(expanded(named, POSTS), Estates::Named([11, 12, 0, 0]));
        assert_eq!(expanded(named, Expansions::NONE.with(Expansion::Inns)), named.estates);
        let posts = Setup { expansions: POSTS, ..setup(Estates::Named([16, 15, 0, 0])) };
        assert_eq!(expanded(posts, Expansions::ALL), posts.estates);
        assert_eq!(expanded(posts, Expansions::NONE), Estates::Named([1, 3, 0, 0]));
        assert_eq!(expanded(DEFAULT, POSTS), Estates::Random);
        assert_eq!(expanded(Setup { expansions: POSTS, ..setup(Estates::Random) }, Expansions::NONE), Estates::Random);
    }

    #[test]
    fn teams_have_no_expansions_and_the_edition_of_2019() {
        let mut team = Setup { players: 4, ..setup(Estates::Team(18)) };
        assert!(!team.may_expand());
        team.set_expansions(Expansions::NONE);
        team.set_edition(Edition::E2019);
        assert_eq!(team.estates, Estates::Team(18));
        let mut other = team;
        other.set_expansions(Expansions::NONE.with(Expansion::Inns));
        assert_eq!(other.estates, DEFAULT.estates);
        team.set_edition(Edition::E2011);
        assert_eq!(team.estates, DEFAULT.estates);
    }

    #[test]
    fn an_edition_has_its_estates_and_2011_no_expansions() {
        let in_2011 = |mut setup: Setup| {
            assert!(setup.may_expand());
            setup.set_edition(Edition::E2011);
            assert!(setup.edition == Edition::E2011 && setup.expansions.is_empty() && !setup.may_expand());
            setup.estates
        };
        assert_eq!(in_2011(setup(Estates::Beginner(2))), Estates::Beginner(1));
        assert_eq!(in_2011(setup(Estates::Named([10, 2, 0, 0]))), Estates::Named([9, 2, 0, 0]));
        assert_eq!(
            in_2011(Setup { expansions: POSTS, ..setup(Estates::Named([11, 11, 0, 0])) }),
            Estates::Named([1, 3, 0, 0])
        );
        let mut posts = Setup { expansions: POSTS, ..setup(Estates::Named([11, 16, 0, 0])) };
        let before = posts;
        posts.set_edition(Edition::E2019);
        assert_eq!(posts, before);
        assert!(!Setup { players: 1, ..setup(Estates::Solo { estate: 19, target: 50 }) }.may_expand());
    }

    #[test]
    fn the_usual_target_comes_first_and_the_others_ascend() {
        let targets = [50, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55];
        for (index, target) in (0..).zip(targets) {
            assert_eq!((target_at(index), target_index(target)), (target, index));
        }
        assert_eq!(target_index(0), 0);
    }

    /// Statistics are stored under these numbers.
    #[test]
    fn categories_keep_their_numbers() {
        let solo =
            |estate, target| category::<Castles>(&Setup { players: 1, ..setup(Estates::Solo { estate, target }) });
        assert_eq!([solo(19, 50), solo(20, 50), solo(19, 45), solo(20, 55)], [25, 49, 97, 769]);
        let team = |estate| category::<Castles>(&Setup { players: 4, ..setup(Estates::Team(estate)) });
        assert_eq!([team(17), team(18)], [793, 1585]);
        let expanded = |expansions| category::<Castles>(&Setup { expansions, ..setup(Estates::Random) });
        let inns_and_posts = POSTS.with(Expansion::Inns);
        assert_eq!([POSTS, Expansions::ALL, inns_and_posts].map(expanded), [5, 15, 17]);
    }
}
