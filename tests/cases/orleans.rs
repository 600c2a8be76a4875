//! Every case under `tests/cases/orleans/` holds, and together they cover the rules.

use rules_core::Seed;
use rules_core::choice;
use rules_core::orleans::{Character, Hourglass, Kind, Orleans, Place, Scenario, Setup, tables};
use tests::case::{check_text, cover, hold, read_cases};
use tests::orleans::event_name;
use tests::walk;

/// Cases there must be at least.
const ENOUGH: usize = 290;

/// Rules that are not bound to a part of the game.
const RULES: &[&str] = &[
    "bag",
    "carried-over",
    "census",
    "citizen-first",
    "deed-done",
    "development-end",
    "done",
    "draw",
    "empty-pile",
    "empty-way",
    "end",
    "event-order",
    "forced",
    "idle",
    "left-lying",
    "market",
    "monk",
    "monk-deed",
    "monk-space",
    "most-stations",
    "no-tile",
    "own",
    "pass",
    "plan",
    "points",
    "skipped",
    "sold-out",
    "start-player",
    "station",
    "station-in-orleans",
    "take-back",
    "tie",
    "tie-break",
    "turns",
    "two-goods",
    "ways",
    "whole",
];

const TECHNOLOGY: &[&str] = &[
    "first",
    "later",
    "one",
    "closed",
    "bagged",
    "next-round",
    "stays",
    "none-left",
    "no-space",
    "equal",
    "duty-once",
    "laboratory",
];

const TORTURE: &[&str] = &[
    "all",
    "stock",
    "station",
    "follower",
    "development",
    "good",
    "tile",
    "technology",
    "coins-first",
    "each",
    "nothing-left",
];

const SETUP: &[&str] = &["seats", "goods", "followers", "citizens", "tiles", "events", "players"];

/// What belongs to one scenario, beside its events and deeds.
const SCENARIOS: &[(&str, &[&str])] = &[
    (
        "invasion",
        &["setup", "characters", "walls", "treasury", "warehouse", "towers", "citizens", "mayor", "won", "lost"],
    ),
    (
        "prosperity",
        &[
            "setup",
            "cards",
            "face-down",
            "carpenter",
            "build",
            "secret",
            "man",
            "complete",
            "furnish",
            "score",
            "scriptorium",
        ],
    ),
    (
        "duel",
        &[
            "setup",
            "tiles",
            "lost",
            "bookkeeping",
            "branches",
            "wine",
            "lady",
            "after-event",
            "safe",
            "won",
            "tie",
            "end",
        ],
    ),
    ("dignitary", &["setup", "settle", "towns", "no-goods", "torture", "won", "end"]),
    (
        "vierzon",
        &[
            "setup",
            "builder",
            "fortress",
            "company",
            "capital",
            "materials",
            "after-event",
            "won",
            "end",
            "step-a",
            "step-b",
        ],
    ),
    (
        "salesman",
        &[
            "setup",
            "feeding",
            "great-feast",
            "starved",
            "wool-to-bourges",
            "a-set-to-chartres",
            "food-to-vendome",
            "grain-to-tours",
            "brocade-to-argenton",
            "free",
            "deeds",
            "won",
            "end",
            "step-a",
            "step-b",
        ],
    ),
];

fn tags<'a>(kind: &'a str, names: &'a [&str]) -> impl Iterator<Item = String> + 'a {
    names.iter().map(move |name| format!("{kind}:{name}"))
}

fn dashes(name: &str) -> String {
    name.to_lowercase().replace(' ', "-").replace('\'', "")
}

#[test]
fn every_case_holds() {
    hold::<Orleans>("orleans", ENOUGH);
}

#[test]
fn everything_has_a_case() {
    let places = Place::ALL.into_iter().map(|place| {
        let kind = if place.is_tile() { "tile" } else { "place" };
        format!("{kind}:{}", dashes(place.name()))
    });
    let steps = Kind::TRACKS.into_iter().flat_map(|kind| {
        (1..=tables::track_length(kind)).map(move |step| format!("track:{}-{step}", dashes(kind.name())))
    });
    let ends = Kind::TRACKS.into_iter().map(|kind| format!("end:{}", dashes(kind.name())));
    let coins = tables::DEVELOPMENT_COINS.into_iter().map(|(space, _)| format!("development:coins-{space}"));
    let citizens = tables::DEVELOPMENT_CITIZENS.into_iter().map(|space| format!("development:citizen-{space}"));
    let development = coins.chain(citizens).chain(tags("development", &["status", "once"]));
    // Each scenario needs a case of its own for an event, also where another one has the same.
    let all: [(&str, &[Hourglass]); 7] = [
        ("events", &Hourglass::SIX),
        ("prosperity", &Hourglass::PROSPERITY),
        ("invasion", &Hourglass::INVASION),
        ("duel", &Hourglass::DUEL),
        ("dignitary", &Hourglass::DIGNITARY),
        ("vierzon", &Hourglass::VIERZON),
        ("salesman", &Hourglass::SALESMAN),
    ];
    let events = all.into_iter().flat_map(|(file, events)| {
        events.iter().map(move |&event| format!("event:{} {file}", event_name(event).replace(' ', "-")))
    });
    let deeds = Scenario::ALL.into_iter().flat_map(|scenario| Setup::of(scenario).deeds());
    let deeds = deeds.map(|deed| format!("deed:{}", dashes(deed.name)));
    let structures = tables::design::STRUCTURES.iter().map(|structure| format!("structure:{}", dashes(structure.name)));
    let characters = Character::ALL.into_iter().map(|character| format!("character:{}", dashes(character.name())));
    let achievements = tables::design::ACHIEVEMENTS.iter().map(|(name, _)| format!("achievement:{}", dashes(name)));
    let dues = (1..=18).map(|round| format!("due:{round}"));
    let scenarios = SCENARIOS.iter().flat_map(|(scenario, names)| tags(scenario, names));
    let needed = (places.chain(steps).chain(ends).chain(development).chain(events).chain(deeds))
        .chain(tags("rule", RULES))
        .chain(tags("technology", TECHNOLOGY))
        .chain(tags("torture", TORTURE))
        .chain(tags("setup", SETUP))
        .chain(structures)
        .chain(characters)
        .chain(achievements)
        .chain(dues)
        .chain(scenarios);
    cover::<Orleans>("orleans", needed);
}

/// What is said of a text with one mistake: line, column and what is wrong.
#[test]
fn mistakes_are_told_with_their_place() {
    let mistakes = [
        ("player 1\n market monk pirate", "3:14: no follower \"pirate\""),
        (
            "player 1\n market own-farmer own-farmer",
            "4:1: impossible position: wrong number of own followers (Own(Player(0)))",
        ),
        ("player 1\n has winery winery", "3:13: there is no further winery"),
        ("player 1\n board ship farmer boatman knight monk", "3:35: no such space"),
        ("player 1\n goods brocade gold", "3:16: no good \"gold\""),
        ("way orleans-blois wine", "2:5: no way \"orleans-blois\""),
        ("way orleans=blois wine wine", "3:1: impossible position: goods where there is no space (Map)"),
        ("player 3", "2:8: only 2 play"),
        ("event flood", "2:7: no event \"flood\""),
        ("round 19", "3:1: impossible position: a number is out of range (Range)"),
        ("round 3\nplayers 3", "3:1: the set-up comes first"),
        ("deed astronomy trader trader", "3:1: impossible position: too many followers on a deed (Deeds)"),
        ("coins 3", "2:1: no line begins with \"coins\" here"),
    ];
    for (lines, message) in mistakes {
        let text = format!("case a mistake\n{lines}\ndo pass\n");
        let cases = read_cases::<Orleans>(&text).expect("a case");
        assert_eq!(cases[0].run::<Orleans>(0).expect_err(lines).to_string(), message, "{lines}");
    }
}

#[test]
fn every_position_can_be_written_and_read() {
    for seed in 0..choice::setups::<Orleans>().count() as u64 {
        let all: Vec<_> = choice::setups::<Orleans>().collect();
        let setup = all[seed as usize * 5 % all.len()];
        for game in walk::busy::<Orleans>(setup, Seed::new(seed)).map(|step| step.after).step_by(19) {
            check_text(&game).unwrap_or_else(|error| panic!("{error}"));
        }
    }
}
