//! Numbers that texts tell: the same ones in every language, and those of the rules.
//!
//! What Orléans and the leaves of Castles tell is compared with the rules by tests of `console`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use rules_core::castles::monastery::{self, Monasteries};
use rules_core::castles::{Edition, Rights, Species, tables as castles};
use rules_core::dice_game::{self, Bonus, Colour, DiceGame, Duchy, Grade};
use rules_core::hex::SPACES;
use rules_core::natick::{self, Build, Suit, tables};
use rules_core::{Game, MAX_PLAYERS};

const FILES: [&str; 6] = ["console", "castles", "dice_game", "natick", "orleans", "host"];

/// How a language writes numbers in words.
struct Language {
    folder: &'static str,
    /// Words for a number.
    words: &'static [(&'static str, u32)],
    /// Words that may stand where another language has the number.
    instead: &'static [(&'static str, u32)],
}

const ENGLISH: Language = Language {
    folder: "english",
    words: &[
        ("two", 2),
        ("three", 3),
        ("third", 3),
        ("four", 4),
        ("fourth", 4),
        ("five", 5),
        ("fifth", 5),
        ("six", 6),
        ("sixth", 6),
        ("seven", 7),
        ("eight", 8),
        ("nine", 9),
        ("ten", 10),
        ("eleven", 11),
        ("twelve", 12),
        ("thirteen", 13),
        ("sixteen", 16),
    ],
    instead: &[("both", 2), ("twice", 2), ("double", 2), ("half", 2), ("second", 2), ("other", 2)],
};

const GERMAN: Language = Language {
    folder: "german",
    words: &[
        ("zwei", 2),
        ("drei", 3),
        ("dritte", 3),
        ("dritten", 3),
        ("vier", 4),
        ("vierte", 4),
        ("vierten", 4),
        ("fünf", 5),
        ("fünfte", 5),
        ("fünften", 5),
        ("sechs", 6),
        ("sechste", 6),
        ("sechsten", 6),
        ("sieben", 7),
        ("acht", 8),
        ("neun", 9),
        ("zehn", 10),
        ("elf", 11),
        ("zwölf", 12),
        ("dreizehn", 13),
        ("sechzehn", 16),
    ],
    instead: &[
        ("beide", 2),
        ("beiden", 2),
        ("beider", 2),
        ("beides", 2),
        ("zweimal", 2),
        ("zweite", 2),
        ("zweiter", 2),
        ("zweien", 2),
        ("zweier", 2),
        ("zweit", 2),
        ("2x", 2),
        ("doppelt", 2),
        ("doppelte", 2),
        ("hälfte", 2),
        ("dreimal", 3),
        ("dreien", 3),
        ("dreifach", 3),
        ("dritt", 3),
        ("viert", 4),
        ("fünft", 5),
    ],
};

const FRENCH: Language = Language {
    folder: "french",
    words: &[
        ("trois", 3),
        ("troisième", 3),
        ("quatre", 4),
        ("quatrième", 4),
        ("cinq", 5),
        ("cinquième", 5),
        ("six", 6),
        ("sixième", 6),
        ("sept", 7),
        ("huit", 8),
        ("neuf", 9),
        ("dix", 10),
        ("onze", 11),
        ("douze", 12),
        ("treize", 13),
        ("seize", 16),
    ],
    // "Les deux" is both.
    instead: &[
        ("deux", 2),
        ("double", 2),
        ("doubles", 2),
        ("x2", 2),
        ("moitié", 2),
        ("second", 2),
        ("triple", 3),
        ("triennal", 3),
    ],
};

/// Texts where a language says it without a number.
const OTHERWISE: [(&str, &str); 11] = [
    ("castles", "monastery-3"),
    ("castles", "monastery-6.body"),
    ("castles", "lesson-2"),
    ("castles", "lesson-5"),
    ("castles", "lesson-17"),
    ("castles", "shield-does-14"),
    ("orleans", "deed-duel-3"),
    ("orleans", "bourgeois-house.effect"),
    ("orleans", "event-raging-plague.body"),
    ("orleans", "event-robbery.body"),
    ("orleans", "salesman.body"),
];

type Numbers = BTreeSet<u32>;

/// Returns every text of a file by the names of its message and form. Parts are left out, and all variants are there.
fn texts(language: &Language, file: &str) -> BTreeMap<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../console/texts/{}/{file}.ftl", language.folder));
    let source = fs::read_to_string(path).expect("the file is there");
    let (mut texts, mut message, mut name) = (BTreeMap::<String, String>::new(), String::new(), String::new());
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        let begins = |line: &str| line.starts_with(|letter: char| letter.is_ascii_lowercase() || letter == '-');
        let text = match line.split_once(" =") {
            Some((id, text)) if begins(line) => {
                message = id.to_owned();
                name.clone_from(&message);
                text
            }
            Some((form, text)) if form.trim_start().starts_with('.') => {
                name = message.clone() + form.trim_start();
                text
            }
            _ => line,
        };
        let whole = texts.entry(name.clone()).or_default();
        *whole = format!("{whole} {text}");
    }
    texts.values_mut().for_each(|text| *text = without_parts(text));
    texts
}

/// Returns a text without what is filled in at run time, and with the words of all variants.
fn without_parts(text: &str) -> String {
    let mut text = text.to_owned();
    while let Some(end) = text.find('}') {
        let begin = text[..end].rfind('{').expect("braces come in pairs");
        let variants = text[begin + 1..end].split_once("->").map(|(_, variants)| {
            let words = variants.split('[').map(|variant| variant.split_once(']').map_or("", |(_, words)| words));
            words.collect::<Vec<_>>().join(" ")
        });
        text.replace_range(begin..=end, &format!(" {} ", variants.unwrap_or_default()));
    }
    text
}

/// Returns the numbers from 2 up that a text tells as digits or by one of these words.
fn numbers<'a>(text: &str, words: impl Iterator<Item = &'a (&'a str, u32)> + Clone) -> Numbers {
    let number = |word: &str| {
        let digits = ["nd", "rd", "th", "er", "e"].iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word);
        let told = words.clone().find(|(name, _)| *name == word).map(|&(_, number)| number);
        told.or_else(|| digits.parse().ok()).filter(|&number| number > 1)
    };
    text.to_lowercase().split(|letter: char| !letter.is_alphanumeric()).filter_map(number).collect()
}

#[test]
fn all_languages_tell_the_same_numbers() {
    let languages = [&ENGLISH, &GERMAN, &FRENCH];
    let (mut found, mut otherwise) = (Vec::new(), 0);
    for file in FILES {
        let all = languages.map(|language| texts(language, file));
        for name in all[0].keys() {
            let told = [0, 1, 2].map(|at| {
                let (text, language) = (all[at].get(name).map_or("", String::as_str), languages[at]);
                let perhaps = numbers(text, language.words.iter().chain(language.instead));
                (numbers(text, language.words.iter()), perhaps)
            });
            if told.iter().all(|(sure, _)| told.iter().all(|(_, perhaps)| sure.is_subset(perhaps))) {
                continue;
            }
            match OTHERWISE.contains(&(file, name)) {
                true => otherwise += 1,
                false => found.push(format!("{file}: {name}: {:?}", told.map(|(sure, _)| sure))),
            }
        }
    }
    assert!(found.is_empty(), "A number is missing in a language:\n{}", found.join("\n"));
    assert_eq!(otherwise, OTHERWISE.len(), "each of them says it otherwise");
}

/// What messages tell, by name.
type Told = Vec<(String, Vec<u32>)>;

fn told(name: impl ToString, numbers: impl IntoIterator<Item = impl TryInto<u32>>) -> (String, Vec<u32>) {
    (name.to_string(), numbers.into_iter().map(|number| number.try_into().ok().expect("a number")).collect())
}

/// Fails unless the messages of a game, in all their forms, tell just these numbers. Lessons tell of a game that is
/// played by a script.
fn tell(file: &str, is_meant: impl Fn(&str) -> bool, rules: Told) {
    let mut found: BTreeMap<String, Numbers> = BTreeMap::new();
    let words = ENGLISH.words.iter().chain(&[("twice", 2)]);
    for (name, text) in texts(&ENGLISH, file) {
        let message = name.split('.').next().unwrap_or_default();
        // Years are the names of editions.
        let numbers = numbers(&text, words.clone()).into_iter().filter(|&number| number < 2000);
        if is_meant(message) && !message.starts_with("lesson-") {
            found.entry(message.to_owned()).or_default().extend(numbers);
        }
    }
    found.retain(|_, numbers| !numbers.is_empty());
    let rules =
        rules.into_iter().map(|(name, numbers)| (name, numbers.into_iter().filter(|&number| number > 1).collect()));
    let mut rules: BTreeMap<String, Numbers> = rules.collect();
    for (name, numbers) in found {
        assert_eq!(Some(numbers), rules.remove(&name), "{file}: {name} tells, and the rules say");
    }
    assert!(rules.is_empty(), "{file}: {rules:?} is told no more");
}

#[test]
fn natick_tells_the_numbers_of_its_rules() {
    use tables::*;
    let dice = Suit::ALL.len() as u8;
    let players = natick::Setup::PLAYERS;
    let [_, ore, grain, _] = COSTS[Build::Town as usize];
    let [_, most_units] = UNIT_LIMIT;
    let [_, town, ..] = POINTS;
    let goal = END.goal as u8;
    let rules = [
        ("refusal-players", [players, 0, 0, 0]),
        // The third region, and the last of one for each die.
        ("found-next", [3, dice, 0, 0]),
        ("site-no-village", [VILLAGES, 0, 0, 0]),
        ("site-no-town", [TOWNS, 0, 0, 0]),
        ("card-offers-made", [OFFERS, 0, 0, 0]),
        ("log-rolled-events", [dice, 0, 0, 0]),
        ("sun", [REGION_HOLDS, 0, 0, 0]),
        ("moon", [REGION_HOLDS, ore, 0, 0]),
        ("crown", [REGION_HOLDS, grain, 0, 0]),
        ("arms", [REGION_HOLDS, 0, 0, 0]),
        ("rich-harvest", [REGION_HOLDS, 0, 0, 0]),
        ("raider-attack", [RAIDED_FROM, 0, 0, 0]),
        // It has two ends.
        ("road", [2, 0, 0, 0]),
        ("village", [VILLAGES, 0, 0, 0]),
        ("town", [ore, grain, TOWNS, most_units]),
        ("trader", [most_units, PAWNS, 0, 0]),
        ("knight", [most_units, 0, 0, 0]),
        // A tray for each player.
        ("dice", [dice, players, 0, 0]),
        ("pool", [BANK_TAKES, 0, 0, 0]),
        ("offer", [OFFER_COINS, OFFERS, 0, 0]),
        ("coins", [REGION_HOLDS, COINS, 0, 0]),
        ("founding", [dice, 0, 0, 0]),
        ("stock", [COINS, VILLAGES, PAWNS, goal]),
        ("guide-two-colonies", [players, town as u8, goal, 0]),
        ("guide-regions-and-coins", [REGION_HOLDS, COINS, 0, 0]),
        ("guide-the-dice", [dice, players, 0, 0]),
        ("guide-events", [RAIDED_FROM, 0, 0, 0]),
        ("guide-units", [PAWNS, most_units, 0, 0]),
        ("guide-trading", [BANK_TAKES, OFFERS, 0, 0]),
        ("guide-the-end", [goal, 0, 0, 0]),
        ("leaf-what-it-is-about-2", [goal, 0, 0, 0]),
        ("leaf-what-it-is-about-3", [town as u8, 0, 0, 0]),
        ("tip-1", [goal, 0, 0, 0]),
        ("tip-3", [RAIDED_FROM, 0, 0, 0]),
        ("tip-4", [most_units, 0, 0, 0]),
        ("tip-7", [BANK_TAKES, 0, 0, 0]),
        ("tip-9", [REGION_HOLDS, 0, 0, 0]),
    ];
    tell("natick", |_| true, rules.into_iter().map(|(name, numbers)| told(name, numbers)).collect());
}

#[test]
fn the_dice_game_tells_the_numbers_of_its_rules() {
    use dice_game::{AREA_POINTS, BOXES, FINISH_POINTS, PHASES, SALE_POINTS, SOLO_ROUNDS};
    let castles = Bonus::ALL.len() as u32;
    let sizes = || 1..=AREA_POINTS.len() as u32;
    let twice = u32::from(Colour::Yellow.factor());
    let written = |colour: Colour| colour.numbers().into_iter().flatten();
    let last = |grade| (0..).find(|&points| Grade::of(points) == Some(grade)).unwrap_or(0);
    // Two dice of either sort, and two glasses on a double.
    let (dice, glasses) = (2, 2);
    let area_points = AREA_POINTS.into_iter().flatten().map(u32::from);
    let rules = vec![
        told("choice-duchy-about", [Duchy::ALL.len()]),
        told("refusal-players", [MAX_PLAYERS.min((*DiceGame::PLAYERS.end()).into())]),
        told("refusal-castles", [castles]),
        told("races", 1..=FINISH_POINTS[0].1.len()),
        told("areas-now", sizes()),
        told("monastery", written(Colour::Purple)),
        told("mine", written(Colour::Grey)),
        told("river", written(Colour::Blue)),
        told("pasture", [twice]),
        told("pair", [2 * dice]),
        told("commodity", [SALE_POINTS, glasses]),
        told("area-points", area_points.chain(sizes()).chain([twice])),
        told("colour-races", FINISH_POINTS.into_iter().flat_map(|(_, points)| points)),
        told("time", [PHASES, BOXES, SOLO_ROUNDS, glasses]),
        told("starting-castle", [castles]),
        told("the-end", [last(Grade::WellDone) - 1, last(Grade::Excellent) - 1, last(Grade::Incredible)]),
        told("guide-your-duchy", [Colour::ALL.len(), SPACES]),
        told("guide-start", [castles]),
        told("guide-a-round", [dice]),
        told("guide-what-goes-where", Colour::ALL.into_iter().flat_map(written)),
        told("guide-bonuses", [SALE_POINTS]),
        told("leaf-what-it-is-about-1", [SPACES]),
        told("leaf-what-it-is-about-2", [PHASES]),
        told("leaf-what-it-is-about-4", [dice]),
    ];
    tell("dice_game", |_| true, rules);
}

#[test]
fn castles_tells_what_yellow_tiles_do() {
    let with = |number| {
        let mut rights = Rights::default();
        rights.monasteries.add(number);
        rights
    };
    let none = Rights { monasteries: Monasteries::default(), ..Rights::default() };
    let editions = [Edition::E2011, Edition::E2019];
    let silver = 1 + with(3).more_sale_silver(1);
    let (steps, hired) = (with(8).reach(1), with(14).hire_workers());
    let building = monastery::POINTS_PER_BUILDING;
    let species = monastery::POINTS_PER_SPECIES;
    let depots = 6;
    let mut rules = vec![
        told("monastery-1", [2]),
        told("monastery-3", [silver]),
        // The ring of depots.
        told("monastery-5", 1..=depots),
        told("monastery-6", [castles::PRICE, depots as u8 + 1]),
        told("monastery-8", [steps]),
        // The faces of a die.
        told("monastery-12", [6]),
        told("monastery-14", [hired, none.hire_workers(), castles::BOARDING_HOUSE_WORKERS]),
        told("monastery-15", editions.map(monastery::points_per_type_sold)),
        // Geese come with the extra tiles only.
        told("monastery-24", [species, species * (Species::ALL.len() as i16 - 1)]),
        told("monastery-26", editions.map(monastery::points_per_bonus)),
        told("monastery-28", [castles::PRICE_OF_WORKERS, castles::WORKERS_BOUGHT]),
        told("monastery-29", [building]),
        told("yellow-rule-3", [silver]),
        told("yellow-rule-8", [steps]),
        told("yellow-rule-14", [hired]),
        told("yellow-buys", [depots as u8 + 1]),
        told("yellow-points-24", [species]),
        told("yellow-workers", [castles::PRICE_OF_WORKERS, castles::WORKERS_BOUGHT]),
        told("yellow-white-castles", [building]),
    ];
    for number in 16..=23 {
        rules.push(told(format!("monastery-{number}"), [building]));
        rules.push(told(format!("yellow-points-{number}"), [building]));
    }
    tell("castles", |name| name.starts_with("monastery-") || name.starts_with("yellow-"), rules);
}

#[test]
fn tips_of_castles_tell_the_numbers_of_its_rules() {
    let players = 2;
    let rules = vec![
        told("tip-3", (1..=6).map(castles::area_points).chain([6])),
        told("tip-4", (0..castles::PHASES).map(castles::phase_points)),
        told("tip-10", [castles::sale_points(players)]),
        told("tip-11", [castles::PRICE]),
        told("tip-12", [Rights::default().hire_workers()]),
        told("tip-14", [true, false].map(|large| castles::bonus_points(large, players))),
    ];
    tell("castles", |name| name.starts_with("tip-"), rules);
}
