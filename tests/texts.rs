//! Every text of every screen can be read: none is cut at an edge or by what is drawn over it, and no two touch, with
//! the longest names and the largest numbers. No two icons collide, and the cursor can be seen in both palettes. And what
//! a screen says of a button, the button does.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use std::{fs, mem, thread};

use console::{Button, Console, Language, SIDE, ScreenKind};
use handheld::{Command, Flash, Handheld, Host, Script};
use rules_core::choice::{category, setups};
use rules_core::{Game, Seed};
use tests::contrast::shows_cursor;
use tests::games;
use tests::look::tap;
use tests::preset::{Preset, name};
use tests::promise::broken;
use tests::stored::{finished, tied};
use tests::texts::{faults, texts};
use tests::walk::start;

/// What is wrong somewhere, and where that was seen first.
type Found = BTreeMap<String, String>;

/// Returns a device whose settings have the longest names, in the colours for the colour-blind.
fn device(flash: &Flash) -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, flash.clone());
    handheld.settle();
    handheld
}

fn flash(language: Language) -> Flash {
    Preset { animations: 0, colour_blind: true, language }.flash()
}

/// Adds what is wrong with a picture. The first of each kind is kept in `target/texts`.
fn check(console: &Console, place: &str, found: &mut Found) {
    let mut faults = faults(console);
    // The numbers of a guided game are known.
    let noted = console.guided().or(console.tip()).is_some();
    if !noted {
        faults.append(&mut self::faults(&console.exaggerated()));
    }
    for console in [console, &console.repainted()] {
        // A lesson frames what it means, and pictures of a guide are cut out of a screen.
        let framed = noted || console.screen() == ScreenKind::Guide;
        if !framed && !shows_cursor(console) {
            faults.insert(format!("the cursor can hardly be seen at {:?}", console.strip()));
        }
    }
    // A computer is not spoken to.
    if console.is_watched() && console.screen() == ScreenKind::Table && console.language() == Language::English {
        let addressed = |text: &String| words(text).any(|word| ["you", "your"].contains(&word.as_str()));
        faults
            .extend(texts(console).into_iter().filter(addressed).map(|text| format!("{text:?} speaks to a computer")));
    }
    let foreign = foreign_words(console.language());
    for text in texts(console) {
        let listed = console.screen() == ScreenKind::Language;
        for word in words(&text).filter(|word| !listed && foreign.contains(word)) {
            faults.insert(format!("{text:?} has the English word {word:?}"));
        }
        let point = text
            .replace(env!("CARGO_PKG_VERSION"), "")
            .as_bytes()
            .windows(3)
            .any(|part| part[0].is_ascii_digit() && part[1] == b'.' && part[2].is_ascii_digit());
        if point && console.language() != Language::English {
            faults.insert(format!("{text:?} has a point for a comma"));
        }
        // Names of players are in capital letters.
        if text.split(|c: char| !c.is_alphabetic()).any(|word| COLOURS.contains(&word)) {
            faults.insert(format!("{text:?} names a colour that the palette changes"));
        }
        let short = text == "in secret" || text.starts_with("Die ") && text.contains("tiles, ");
        if short || is_plural_of_one(&text) || RIDDLES.iter().any(|riddle| text.contains(riddle)) {
            faults.insert(format!("{text:?} does not say it plainly"));
        }
    }
    for fault in faults {
        found.entry(format!("{:?}: {fault}", console.screen())).or_insert_with(|| {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/texts");
            fs::create_dir_all(&folder).expect("a folder for pictures");
            tests::look::save(console, &folder.join(format!("{place}.png")));
            place.to_owned()
        });
    }
}

/// Returns the words of a text that are long enough to belong to a language, in small letters.
fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 2).map(str::to_lowercase)
}

/// Returns the words of English that another language does not have: all that stand in its texts, with the names of
/// parts and forms, which do no harm in either.
fn foreign_words(language: Language) -> &'static HashSet<String> {
    static FOREIGN: [OnceLock<HashSet<String>>; Language::ALL.len()] = [const { OnceLock::new() }; _];
    FOREIGN[language as usize].get_or_init(|| {
        let vocabulary = |language: Language| -> HashSet<String> {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../console/texts");
            let files = fs::read_dir(folder.join(format!("{language:?}").to_lowercase())).expect("a folder of texts");
            let files =
                files.map(|file| file.expect("a file").path()).filter(|path| path.extension() == Some("ftl".as_ref()));
            let lines = files.flat_map(|path| {
                let text = fs::read_to_string(path).expect("a text");
                text.lines().filter(|line| !line.starts_with('#')).map(texts_of).collect::<Vec<_>>()
            });
            lines.flat_map(|line| words(&line).collect::<Vec<_>>()).collect()
        };
        let spoken = vocabulary(language);
        vocabulary(Language::English).into_iter().filter(|word| !spoken.contains(word)).collect()
    })
}

/// Returns what a line of a Fluent file says: without its name and its parts.
fn texts_of(line: &str) -> String {
    let line = line.split_once(" = ").map_or(line.trim_end_matches(" ="), |(_, text)| text);
    let mut depth = 0;
    line.chars()
        .filter(|letter| {
            depth += i32::from(*letter == '{') - i32::from(*letter == '}');
            depth == 0
        })
        .collect()
}

/// Scrolls through the lines of a page to its end, and back. Each says how many more there are. Returns how many do not
/// fit.
fn read_news(page: &Console, place: &str, found: &mut Found) -> usize {
    let counts = page.language() == Language::English;
    let beyond = more(page, "DOWN");
    let (mut console, mut line) = (page.clone(), 0);
    loop {
        let around = (more(&console, "UP"), more(&console, "DOWN"));
        assert!(!counts || around == (line, beyond - line), "{place}: {around:?} at {line} of {beyond}");
        let before = texts(&console);
        tap(&mut console, Button::Down);
        if texts(&console) == before {
            break;
        }
        check(&console, place, found);
        line += 1;
    }
    (0..line).for_each(|_| drop(tap(&mut console, Button::Up)));
    assert_eq!(texts(&console), texts(page), "{place}: UP leads back");
    line
}

/// Returns how many more lines a page says there are in a direction.
fn more(console: &Console, word: &str) -> usize {
    let said = texts(console).into_iter().find(|text| text.ends_with(" more"));
    let number = said.and_then(|said| {
        let behind = said.split(word).nth(1)?.trim_start_matches([':', ' ']).to_owned();
        behind.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    });
    number.unwrap_or(0)
}

/// Fails if something was found.
fn assert_none(found: &Found) {
    let list: String = found.iter().map(|(fault, place)| format!("{place}: {fault}\n")).collect();
    assert!(found.is_empty(), "{} faults; pictures are in target/texts:\n{list}", found.len());
}

/// Phrases that players did not understand.
const RIDDLES: [&str; 5] = ["leave 4", "drawn, 1 of 2", "none that counts", "erase it to keep", "needs 0 "];

const THINGS: [&str; 14] = [
    "points", "tiles", "workers", "coins", "spaces", "steps", "games", "actions", "gears", "cards", "players",
    "rounds", "turns", "dice",
];

/// Returns whether a text has a plural after a 1: "1 tiles".
fn is_plural_of_one(text: &str) -> bool {
    // A point within a number is part of it.
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && !"+-.,".contains(c)).collect();
    let one = |word: &str| word.trim_start_matches(['+', '-']) == "1";
    let words: Vec<&str> = words.into_iter().filter(|word| *word != "more").collect();
    words.windows(2).any(|pair| one(pair[0]) && THINGS.contains(&pair[1].trim_end_matches(['.', ','])))
}

/// The other palette changes these.
const COLOURS: [&str; 7] = ["purple", "yellow", "brown", "blue", "green", "orange", "grey"];

#[test]
fn a_plural_after_a_1_is_found() {
    assert!(is_plural_of_one("Team: 1 tiles") && is_plural_of_one("+1 points"));
    assert!(is_plural_of_one("1 more coins go"));
    assert!(
        !is_plural_of_one("8.1 points")
            && !is_plural_of_one("8,1 points")
            && !is_plural_of_one("1 tile, 11 points")
            && !is_plural_of_one("shield 1 goes")
    );
}

/// Of so many pictures of a table one is looked at closely, unless the run is a long one.
const BY_DAY: usize = 4;

/// What was seen while scripts ran.
#[derive(Default)]
struct Seen {
    language: Language,
    pictures: HashSet<u64>,
    found: Found,
    /// Colours of the corner of the bar: of seats, and where somebody looks at another's board.
    seats: HashSet<[u8; 3]>,
    looks: BTreeMap<String, [u8; 3]>,
    /// Whether the overview of Orléans leads to the boards of others.
    orleans: bool,
    /// What the pages at the end of a phase say, by script.
    pages: BTreeSet<(String, String)>,
    /// Lines of news that did not fit a page, at most.
    longest: usize,
}

impl Seen {
    /// Runs a script, and looks at the console after each press.
    fn run(&mut self, path: &Path) {
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let script: Script = fs::read_to_string(path).expect("a text").parse().expect("a script");
        let mut handheld = device(&flash(self.language));
        for (line, command) in script.steps() {
            let (one, times) = match command {
                Command::Press(button, times) => (Command::Press(*button, 1), *times),
                other => (other.clone(), 1),
            };
            for _ in 0..times {
                handheld.perform(&one);
                self.look(&handheld, &name, &format!("{name}-{line}"));
            }
        }
    }

    fn look(&mut self, handheld: &Handheld, script: &str, place: &str) {
        let (console, picture) = (handheld.console(), handheld.picture());
        let mut hasher = DefaultHasher::new();
        picture.pixels().as_flattened().hash(&mut hasher);
        // A panel that sleeps shows nothing.
        if handheld.backlight() == 0 || !self.pictures.insert(hasher.finish()) {
            return;
        }
        // Most pictures are of a table, and like the one before: by day one of a few of those is looked at closely.
        if console.screen() != ScreenKind::Table || self.pictures.len().is_multiple_of(BY_DAY) || tests::is_long() {
            check(console, place, &mut self.found);
            for (button, words) in broken(console) {
                let fault = format!("{:?}: {button:?} {words:?} does nothing", console.screen());
                self.found.entry(fault).or_insert_with(|| place.to_owned());
            }
        }
        let (texts, corner) = (texts(console), picture.pixels()[SIDE + 1]);
        let looks_on = |texts: &[String]| texts.iter().any(|text| text == "looking at");
        match console.screen() {
            ScreenKind::HandOver => {
                self.seats.insert(corner);
                self.longest = self.longest.max(read_news(console, place, &mut self.found));
            }
            // A computer is handed nothing.
            ScreenKind::Table
                if !["computer", "first-"].iter().any(|against| script.contains(against))
                    && texts.iter().any(|text| text.contains("pass to ")) =>
            {
                let mut after = console.clone();
                tap(&mut after, Button::A);
                if after.screen() != ScreenKind::HandOver {
                    self.found.insert(
                        format!("nothing is passed, but the strip says so: {:?}", console.strip()),
                        place.to_owned(),
                    );
                }
            }
            ScreenKind::Interlude => {
                self.pages.extend(texts.iter().map(|text| (script.to_owned(), text.clone())));
                read_news(console, place, &mut self.found);
            }
            _ => {}
        }
        if looks_on(&texts) {
            self.looks.insert(place.to_owned(), corner);
        }
        // From the overview of Orléans to the board of each player.
        if script.starts_with("orleans") && texts.iter().any(|text| text == "order") {
            self.orleans |= [Button::Left, Button::Right].into_iter().any(|button| {
                let mut console = console.clone();
                [button, Button::A].into_iter().for_each(|button| drop(tap(&mut console, button)));
                looks_on(&tests::texts::texts(&console))
            });
        }
    }

    /// Adds what another has seen.
    fn add(&mut self, mut other: Seen) {
        self.found.append(&mut other.found);
        self.seats.extend(other.seats);
        self.looks.append(&mut other.looks);
        self.orleans |= other.orleans;
        self.pages.append(&mut other.pages);
        self.longest = self.longest.max(other.longest);
    }
}

/// Runs every script once in a language, and returns all that was seen; `picked` tells which.
fn run_all(language: Language, picked: impl Fn(&str) -> bool) -> Seen {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
    let entries = fs::read_dir(folder).expect("there are scripts");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let mut scripts: Vec<PathBuf> =
        paths.filter(|path| picked(&path.file_stem().unwrap_or_default().to_string_lossy())).collect();
    // The longest first, so that all threads end at about the same time.
    scripts.sort_by_key(|path| fs::metadata(path).map_or(0, |about| about.len()));
    let (scripts, seen) = (Mutex::new(scripts), Mutex::new(Seen::default()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, Into::into) {
            scope.spawn(|| {
                let mut own = Seen { language, ..Seen::default() };
                let next = || scripts.lock().expect("no thread panicked").pop();
                while let Some(script) = next() {
                    own.run(&script);
                }
                seen.lock().expect("no thread panicked").add(own);
            });
        }
    });
    mem::take(&mut *seen.lock().expect("no thread panicked"))
}

/// Scripts of whole games, and the pages at the end of a phase that they must reach.
const PAGES: [(&str, &[&str]); 7] = [
    ("castles-2p-2011", &["PHASE A IS OVER", "PHASE B IS OVER", "PHASE C IS OVER", "PHASE D IS OVER"]),
    ("castles-team", &["PHASE A IS OVER", "PHASE B IS OVER", "PHASE C IS OVER", "PHASE D IS OVER"]),
    ("castles-solo", &["PHASE A IS OVER", "PHASE B IS OVER"]),
    ("dice-solo", &["PHASE I IS OVER", "PHASE II IS OVER"]),
    ("dice-3p", &["PHASE I IS OVER", "PHASE II IS OVER"]),
    ("natick", &["THE LAST TURN"]),
    ("orleans-dignitary", &["ROUND 1 IS OVER", "ROUND 2 IS OVER", "ROUND 3 IS OVER"]),
];

/// Scripts that reach screens of every kind: a first game of each, and the screens around games.
const IN_OTHER_LANGUAGES: [&str; 6] =
    ["first-castles", "first-dice-game", "first-natick", "first-orleans", "screens", "leaves"];

/// Returns what is wrong in a language; only on some scripts unless the run is a long one.
fn found_in(language: Language) -> Found {
    run_all(language, |script| tests::is_long() || IN_OTHER_LANGUAGES.contains(&script)).found
}

#[test]
fn german_can_be_read() {
    assert_none(&found_in(Language::German));
}

#[test]
fn french_can_be_read() {
    assert_none(&found_in(Language::French));
}

#[test]
fn every_screen_of_every_script_can_be_read_and_does_what_it_says() {
    let Seen { found, seats, mut looks, orleans, pages, longest, .. } = run_all(Language::English, |_| true);
    assert_none(&found);
    assert!(longest > 7, "there is a page with many more lines than fit: {longest}");
    // The bar shows when a player looks at another's board.
    assert!(orleans, "the boards of Orléans");
    for game in ["castles", "dice"] {
        assert!(looks.keys().any(|place| place.starts_with(game)), "{game}");
    }
    looks.retain(|_, colour| seats.contains(colour));
    assert!(looks.is_empty(), "in the colour of a seat: {looks:?}");
    // The end of a phase is a page.
    for (script, headings) in PAGES {
        for heading in headings {
            assert!(pages.contains(&(script.to_owned(), (*heading).to_owned())), "{script}: {heading}");
        }
    }
}

/// Presses buttons one after the other, and checks what each leads to.
fn walk(handheld: &mut Handheld, buttons: &[Button], place: &str, found: &mut Found) {
    for &button in buttons {
        handheld.tap(button);
        check(handheld.console(), place, found);
    }
}

/// Of what is looked at in English, one in so many is looked at in another language by day.
const ABROAD: usize = 8;

/// Returns one in how many is looked at in a language.
fn one_in(language: Language) -> usize {
    if language == Language::English || tests::is_long() { 1 } else { ABROAD }
}

/// Looks at the same in every language, and fails if something is wrong.
fn in_every_language(look: impl Fn(Language, &mut Found)) {
    let mut found = Found::new();
    Language::ALL.into_iter().for_each(|language| look(language, &mut found));
    assert_none(&found);
}

/// Set-ups of each game that are played.
const SET_UPS: usize = 16;

/// Looks at games before their last action, and at their end, which of one is a tie: on the title, on the table, and when they are asked to
/// start again.
fn look_at_games<G: Game>(language: Language, found: &mut Found) {
    use Button::{A, B, Down, Right, Up, X, Y};
    let games = finished::<G>(Preset::NAMES, SET_UPS / one_in(language)).chain([tied::<G>(Preset::NAMES)]);
    for (number, game) in games.enumerate() {
        let place = format!("{}-{}-{number}", language.code(), G::KEY);
        let start = |cut| {
            let flash = flash(language);
            game.keep(&flash, cut);
            device(&flash)
        };
        let mut handheld = start(1);
        check(handheld.console(), &place, found);
        // A new game; every row for this one, also giving it up; and the game itself.
        walk(&mut handheld, &[X, B, A, Down, Down, Down, Up, Up, Up, X, B, A], &place, found);
        while matches!(handheld.console().screen(), ScreenKind::HandOver | ScreenKind::Interlude | ScreenKind::Leaflet)
        {
            if handheld.console().screen() == ScreenKind::HandOver {
                read_news(handheld.console(), &place, found);
            }
            walk(&mut handheld, &[A], &place, found);
        }
        walk(&mut handheld, &[X; 6], &place, found);
        // In the menu: abandon, start again, scores and log.
        walk(&mut handheld, &[Y, Up, A, B, Up, A, Down, Down, B, X, X, B, Y, B], &place, found);
        let mut handheld = start(0);
        check(handheld.console(), &place, found);
        // All of the final score, every page of it, and the question how to start again.
        walk(&mut handheld, &[A, A, X, X, X, Y, Down, Down, B, B, B], &place, found);
        for _ in 0..20 {
            if handheld.console().screen() == ScreenKind::Scores {
                walk(&mut handheld, &[A], &place, found);
            }
        }
        // Among the finished games: the cursor of the title is on the game that was played.
        let row = Console::games().position(|(key, _)| key == G::KEY).expect("it is listed");
        (row..Console::GAMES).for_each(|_| handheld.tap(Down));
        walk(&mut handheld, &[A, Y], &place, found);
        assert_eq!(handheld.console().screen(), ScreenKind::Again, "{place}");
        // A review takes a while.
        if number == 0 || tests::is_long() {
            walk(&mut handheld, &[A], &place, found);
            while handheld.console().is_reviewing() {
                handheld.run(1000);
            }
            check(handheld.console(), &place, found);
            walk(&mut handheld, &[A, Down, A, Right, X, Right, B, B], &place, found);
            assert_eq!(handheld.console().screen(), ScreenKind::Review, "{place}");
        }
    }
}

#[test]
fn games_of_every_kind_can_be_read_to_their_end() {
    in_every_language(|language, found| {
        macro_rules! look {
            ($($folder:ident::$game:ident),*) => { $(look_at_games::<rules_core::$folder::$game>(language, found);)* };
        }
        rules_core::for_each_game!(look);
    });
}

/// Shows statistics of every category of a game, with large numbers.
fn look_at_statistics<G: Game>(language: Language, found: &mut Found) {
    let mut handheld = device(&flash(language));
    (0..games::row::<G>()).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::Y);
    let best = Some((288_i16, name(Preset::NAMES[0])));
    let wins = Preset::NAMES.iter().copied().chain(["medium"]).map(|text| (name(text), 888_u16));
    let encode = |players: u8| {
        // A game alone has no winner.
        let wins: Vec<_> = wins.clone().filter(|_| players > 1).collect();
        let counts = (888_u16, (2880_i32, 10_u16), &best, [288_i16; 10].as_slice(), wins, [888_u16; 4], 0_u16);
        postcard::to_stdvec(&(2_u8, 0_u16, None::<u16>, counts)).expect("statistics can be encoded")
    };
    let kinds: BTreeSet<_> =
        setups::<G>().map(|setup| (category::<G>(&setup), start::<G>(setup, Seed::new(0)).players())).collect();
    for (kind, players) in kinds.into_iter().step_by(one_in(language)) {
        let with_players = |kinds: u16| kinds * 5 + u16::from(players - 1);
        // 256 kinds with five numbers of players each stand together, once for each level of computers; those against
        // the hard that learned come behind all of them, and the reviews last.
        let at_first = (0..4).map(|rivals| with_players((kind / 256 * 4 + rivals) * 256 + kind % 256));
        let played = at_first.chain([40_000 + with_players(kind)]).map(|number| (number, encode(players)));
        for (number, page) in played.chain([(52_000 + with_players(kind), reviews(players))]) {
            let mut console = handheld.console().clone();
            console.answer(saves::Answer::Page(games::slot::<G>(), number, &page).into());
            check(&console, &format!("{}-statistics-{}-{number}", language.code(), G::KEY), found);
        }
    }
}

/// Returns the reviews of games of so many persons, with the largest numbers and the longest names.
fn reviews(people: u8) -> Vec<u8> {
    let names: Vec<_> = Preset::NAMES.iter().take(people.into()).map(|text| name(text)).collect();
    // Journal, name and result, lost points, luck, points.
    let part =
        |i: u8| (u16::from(i), 4 * (i % people) + i % 4, 9999_u16, [-9999_i16, 9999][usize::from(i % 2)], 288_i16);
    let parts: Vec<_> = (0..20).map(part).collect();
    let no_games =
        (2_u8, 0_u16, None::<u16>, 0_u16, (0_i32, 0_u16), None::<u8>, [0_u8; 0].as_slice(), [0_u8; 0].as_slice());
    postcard::to_stdvec(&(no_games, [0_u16; 4], names, parts)).expect("reviews can be encoded")
}

#[test]
fn statistics_of_every_set_up_can_be_read() {
    in_every_language(|language, found| {
        macro_rules! look {
            ($($folder:ident::$game:ident),*) => {
                $(look_at_statistics::<rules_core::$folder::$game>(language, found);)*
            };
        }
        rules_core::for_each_game!(look);
    });
}

#[test]
fn settings_can_be_read_in_every_value() {
    in_every_language(|language, found| {
        let mut handheld = device(&flash(language));
        handheld.tap(Button::Up);
        handheld.tap(Button::A);
        assert_eq!(handheld.console().screen(), ScreenKind::Settings);
        let first = texts(handheld.console());
        for row in 0..13 {
            // More often than any of them has values, and back.
            let place = format!("{}-settings-{row}", language.code());
            walk(&mut handheld, &[Button::Right; 7], &place, found);
            walk(&mut handheld, &[Button::Left; 7], &place, found);
            walk(&mut handheld, &[Button::Down], &place, found);
        }
        assert_eq!(texts(handheld.console()), first, "all rows, and each as it was");
    });
}

/// Looks at a form from the row that is chosen on: every value of each row, and for each of them every value of the rows
/// below it.
fn look_at_form(form: &Console, deep: bool, place: &str, seen: &mut HashSet<Vec<String>>, found: &mut Found) {
    let mut row = form.clone();
    for _ in 0..12 {
        let mut value = row.clone();
        let first = texts(&value);
        for _ in 0..20 {
            if seen.insert(texts(&value)) {
                check(&value, place, found);
                let mut opened = value.clone();
                [Button::A, Button::Down, Button::X].into_iter().for_each(|button| {
                    tap(&mut opened, button);
                    if opened.screen() == ScreenKind::Setup {
                        check(&opened, place, found);
                    }
                });
                if deep {
                    look_at_form(&value, false, place, seen, found);
                }
            }
            tap(&mut value, Button::Right);
            if value.screen() != ScreenKind::Setup || texts(&value) == first {
                break;
            }
        }
        tap(&mut row, Button::Down);
        // Stepped around to the first value.
        if texts(&row) == texts(form) {
            break;
        }
    }
}

#[test]
fn forms_can_be_read_with_every_choice() {
    in_every_language(|language, found| {
        for (row, (key, _)) in Console::games().enumerate() {
            let mut handheld = device(&flash(language));
            (0..row).for_each(|_| handheld.tap(Button::Down));
            handheld.tap(Button::X);
            assert_eq!(handheld.console().screen(), ScreenKind::Setup);
            let (deep, place) = (one_in(language) == 1, format!("{}-form-{key}", language.code()));
            look_at_form(handheld.console(), deep, &place, &mut HashSet::new(), found);
        }
    });
}
