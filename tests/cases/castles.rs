//! Every case under `tests/cases/castles/` holds, and together they cover what the rulebooks and the rulings say.

use std::iter;

use rules_core::castles::{Castles, Edition, Estates, Setup};
use rules_core::{Game, Seed};
use tests::case::{Vocabulary, check_text, cover, hold, read_cases};
use tests::walk;

/// The worked examples of the rulebooks.
const EXAMPLES: &[&str] = &[
    "2011-workers",
    "2011-goods",
    "2011-cows",
    "2011-castle",
    "2011-towns",
    "2011-market",
    "2011-tile-7",
    "2011-tile-8",
    "2011-tile-15",
    "2011-tiles-17-22",
    "2011-tile-24",
    "2011-tile-25",
    "2019-workers",
    "2019-goods",
    "2019-cows",
    "2019-castle",
    "2019-towns",
    "2019-market",
    "2019-tile-7",
    "2019-tile-8",
    "2019-tile-15",
    "2019-tiles-17-22",
    "2019-tile-24",
    "2019-tile-25",
    "2019-geese",
    "2019-inn",
    "2019-double",
];

/// The rows of the rulings in `rules-core/RULES.md`.
const RULINGS: &[&str] = &[
    "editions",
    "beginner-set-up",
    "advanced-set-up",
    "first-player",
    "turn",
    "what-an-action-names",
    "workers",
    "purchase",
    "full-storage",
    "order-of-one-placement",
    "castle",
    "town-hall",
    "other-effects",
    "starting-castle",
    "one-building-per-town",
    "ship",
    "tile-5",
    "tiles-3-4-13-14",
    "animals",
    "area",
    "turn-order",
    "phase",
    "supply",
    "final-scoring",
    "tie",
    "expansions",
    "extra-tiles",
    "posts",
    "white-castles",
    "inns",
    "routes",
    "shields",
    "tribute",
    "phase-end",
    "two-steps",
    "solo",
    "team",
];

/// What the page on the solo game says, sentence by sentence.
const SOLO: &[&str] = &[
    "set-up",
    "types-of-goods",
    "target",
    "board-for-two",
    "white-die",
    "rivers",
    "ship",
    "exchange",
    "black-tile",
    "monastery",
    "tile-26",
    "colour",
    "chain",
    "buy-points",
    "reset",
    "target-action",
    "order",
    "win",
    "end",
    "expansions",
];

/// What the page on the team game says, sentence by sentence.
const TEAM: &[&str] = &[
    "four-players",
    "base-rules",
    "board",
    "castle",
    "castle-12b",
    "goods",
    "workers",
    "silver",
    "dice",
    "order",
    "later-order",
    "storage",
    "shared",
    "not-the-mates",
    "no-moving",
    "both-halves",
    "last-space",
    "sum",
    "tie",
];

/// What is easily got wrong.
const AWKWARD: &[&str] = &[
    "nested-castles",
    "town-hall-completes-an-area",
    "purchase-while-a-town-hall-waits",
    "two-areas-in-one-chain",
    "ship-without-room",
    "full-storage",
    "wrap-with-tile-8",
    "free-step-with-workers-9",
    "free-step-with-workers-10",
    "free-step-with-workers-11",
    "free-step-with-workers-12",
    "stacks-on-the-track",
    "ties",
    "shield-11-with-a-castle-placed-by-a-castle",
    "shield-12-with-9",
    "shield-10-with-tile-29",
    "shield-13-with-7",
    "shield-17-with-an-inn-of-a-size-8-area",
    "shield-18-with-border-posts",
    "shield-6-copies-tile-5",
    "crane-copies-a-white-castle",
    "geese-with-tile-7-and-shield-1",
    "inn-completes-a-town",
    "route-action-while-a-sale-waits",
    "tribute-that-cannot-be-paid",
    "shield-4-given-up",
];

/// The bonuses of trade routes.
const ROUTES: &[&str] =
    &["silver", "workers", "points", "building", "church-tile", "market-tile", "sell", "action", "place"];

const BUILDINGS: &[&str] =
    &["warehouse", "watchtower", "carpenter", "church", "market", "boarding-house", "bank", "town-hall"];

/// Cases there must be at least.
const ENOUGH: usize = 250;

#[test]
fn every_case_holds() {
    hold::<Castles>("castles", ENOUGH);
}

#[test]
fn everything_has_a_case() {
    let by_edition = |tag: String| Castles::EDITIONS.iter().map(move |edition| format!("{tag} {edition}"));
    let needed = (EXAMPLES.iter().map(|name| format!("example:{name}")))
        .chain(RULINGS.iter().map(|name| format!("ruling:{name}")))
        .chain(AWKWARD.iter().map(|name| format!("awkward:{name}")))
        .chain((1..=26).flat_map(|number| by_edition(format!("yellow:{number}"))))
        .chain(BUILDINGS.iter().flat_map(|name| by_edition(format!("building:{name}"))))
        .chain(["27", "28", "crane", "geese"].map(|name| format!("extra:{name}")))
        .chain(["castle", "29"].map(|name| format!("white:{name}")))
        .chain(ROUTES.iter().map(|name| format!("route:{name}")))
        .chain((1..=18).map(|number| format!("shield:{number}")))
        .chain(SOLO.iter().map(|name| format!("solo:{name}")))
        .chain(TEAM.iter().map(|name| format!("team:{name}")));
    cover::<Castles>("castles", needed);
}

/// What is said of a text with one mistake: line, column and what is wrong.
#[test]
fn mistakes_are_told_with_their_place() {
    let mistakes = [
        ("depot 1 - bank boat -", "2:16: no tile \"boat\""),
        ("depot 1 - ship ship -", "3:1: impossible position: a depot holds a wrong tile (Depot(1))"),
        ("player 1\n stored monastery3 monastery3", "3:20: there is no further monastery3 with the back of its colour"),
        ("black cow2", "2:7: there is no further cow2 with a black back"),
        ("player 1\n placed cow4*@1.1 cow4*@2.1", "3:19: there is no further cow4 with a black back"),
        ("player 1\n goods 1 1 1 1\nplayer 2\n sold 1 1 1 1", "5:13: there are no further goods 1"),
        ("player 1\n placed cow2@9.1", "3:14: a space is row.column from 1.1 to 7.4, or s0 to s36, not \"9.1\""),
        (
            "player 1\n placed cow2@4.3",
            "4:1: impossible position: a tile lies on another colour (Colour(Player(0), 17))",
        ),
        (
            "player 1\n placed bank@5.4 bank@5.5",
            "4:1: impossible position: a town has a building twice (Town(Player(0), 26))",
        ),
        ("player 1\n goods 1 2 3 4", "4:1: impossible position: more than a player can have (Storage(Player(0)))"),
        ("player 3", "2:8: only 2 play"),
        ("silver 3", "2:1: no line begins with \"silver\" here"),
        ("player 1\n dice 7 1", "3:7: a number up to 6 is wanted, not \"7\""),
        ("track 1 1", "3:1: impossible position: the order or the track is wrong (Order)"),
        ("bonus ship - 1", "3:1: impossible position: a bonus tile is wrong (Bonus(Ship))"),
        ("waiting warehouse", "3:1: impossible position: the effect could not wait here (Effect)"),
        (
            "expansions shields\nplayer 1\n shield 7 4.4\n shield 8 4.4",
            "6:1: impossible position: a shield is wrong (Shields)",
        ),
        ("phase F 1", "2:7: a phase from A to E is wanted"),
        ("rounds 1", "3:1: 4 goods lie on the round spaces"),
        ("white 1 2", "2:9: \"2\" is too much"),
    ];
    for (lines, message) in mistakes {
        let text = format!("case a mistake\n{lines}\ndo hire 1\n");
        let cases = read_cases::<Castles>(&text).expect("a case");
        assert_eq!(cases[0].run::<Castles>(1).expect_err(lines).to_string(), message, "{lines}");
    }
}

#[test]
fn every_position_can_be_written_and_read() {
    let alone = Estates::Solo { estate: 19, target: 50 };
    for seed in 0..16 {
        let edition = [Edition::E2011, Edition::E2019][seed as usize % 2];
        let estates = [Estates::Beginner(1), Estates::Random][seed as usize / 2 % 2];
        let players = 2 + (seed % 3) as u8;
        let setup = match seed {
            12.. => Setup { players: 1, estates: alone, ..Castles::DEFAULT },
            _ => Setup { players, edition, estates, expansions: Default::default() },
        };
        let start = walk::start::<Castles>(setup, Seed::new(seed));
        for game in iter::once(start).chain(walk::random(setup, Seed::new(seed)).map(|step| step.after)) {
            check_text(&game).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
