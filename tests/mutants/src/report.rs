//! The results, kept from run to run, and the report.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;

use crate::build::{Garden, Places};
use crate::plant::Mutant;
use crate::run::{Court, Kind};

/// The result for a mutant.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Which kind of test noticed it, and the first of those.
    Killed(Kind, String),
    Survived,
    /// No test reaches it.
    Unreached,
}

impl Outcome {
    fn text(&self) -> String {
        match self {
            Outcome::Killed(kind, test) => format!("{}: {test}", kind.name()),
            Outcome::Survived => "survived".into(),
            Outcome::Unreached => "unreached".into(),
        }
    }

    fn read(text: &str) -> Outcome {
        let kind = |name| Kind::ALL.into_iter().find(|kind| kind.name() == name);
        match text.split_once(": ").and_then(|(name, test)| Some((kind(name)?, test))) {
            Some((kind, test)) => Outcome::Killed(kind, test.into()),
            None if text == "unreached" => Outcome::Unreached,
            None => Outcome::Survived,
        }
    }
}

/// Returns the game that a file belongs to.
pub fn game(file: &str) -> &str {
    file.split_once('/').map_or("shared", |(game, _)| game)
}

/// What the row of all games is called.
const TOGETHER: &str = "together";

/// A mutant that changes nothing, by file, place and change.
type Equivalent<'a> = (&'a str, &'a str, &'a str);

const EQUIVALENT: &str = include_str!("../equivalent.txt");

/// Returns the mutants that change nothing, each with the reason.
fn equivalent() -> impl Iterator<Item = (Equivalent<'static>, &'static str)> {
    let lines = EQUIVALENT.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &'static str| {
        let (rest, reason) = line.rsplit_once(" | ")?;
        let (file, rest) = rest.split_once(" | ")?;
        let (place, change) = rest.split_once(" | ")?;
        Some(((file, place, change), reason))
    };
    lines.map(move |line| read(line).unwrap_or_else(|| panic!("file, place, change and reason, not {line:?}")))
}

/// All that is known, and the file where it is kept.
#[derive(Debug)]
pub struct Results<'a> {
    garden: &'a Garden,
    known: BTreeMap<String, Outcome>,
    kept: File,
    print: String,
}

impl<'a> Results<'a> {
    /// Reads the results of earlier runs that still hold: a mutant that was killed stays so while its file is the same;
    /// one that survived is judged again when a test changed.
    pub fn read(places: &Places, garden: &'a Garden, court: &Court) -> Results<'a> {
        let path = places.made.join("results.txt");
        let mut known = BTreeMap::new();
        for line in fs::read_to_string(&path).unwrap_or_default().lines() {
            let Some([print, key, outcome]) = line.split('\t').collect::<Vec<_>>().first_chunk().copied() else {
                continue;
            };
            let outcome = Outcome::read(outcome);
            let holds = match outcome {
                Outcome::Killed(..) => garden.holds(key, print.split('+').next().unwrap_or_default()),
                _ => print.ends_with(&court.print),
            };
            if holds {
                known.insert(key.into(), outcome);
            }
        }
        let kept = OpenOptions::new().append(true).create(true).open(path).expect("a file");
        Results { garden, known, kept, print: court.print.clone() }
    }

    /// Returns the result for a mutant, if it is known.
    pub fn of(&self, number: usize) -> Option<&Outcome> {
        self.known.get(&self.garden.mutants[number].key())
    }

    /// Stores the result for a mutant.
    pub fn add(&mut self, number: usize, outcome: Outcome) {
        let mutant = &self.garden.mutants[number];
        let (key, file) = (mutant.key(), self.garden.print(&mutant.file));
        if let Outcome::Survived | Outcome::Unreached = outcome {
            eprintln!("{:9} {}:{} {} {}", outcome.text(), mutant.file, mutant.line, mutant.place, mutant.change);
        }
        writeln!(self.kept, "{file}+{}\t{key}\t{}", self.print, outcome.text()).expect("a file");
        self.known.insert(key, outcome);
    }

    /// Returns the whole report, the table at its head, and how many of 100 were noticed.
    pub fn report(&self, chosen: &[usize]) -> (String, String, f64) {
        let mut rows: BTreeMap<&str, [usize; 6]> = BTreeMap::new();
        let mut lists: BTreeMap<&str, String> = BTreeMap::new();
        for &number in chosen {
            let (mutant, outcome) = (&self.garden.mutants[number], self.of(number).expect("judged"));
            let reason = reason(mutant);
            let column = match (outcome, reason) {
                (Outcome::Killed(kind, _), _) => *kind as usize,
                (_, Some(_)) => 3,
                (Outcome::Survived, None) => 4,
                (Outcome::Unreached, None) => 5,
            };
            for game in [game(&mutant.file), TOGETHER] {
                rows.entry(game).or_default()[column] += 1;
            }
            let heading = match (outcome, reason) {
                (Outcome::Killed(..), Some(_)) => "Killed, though in the list of those that change nothing",
                (Outcome::Killed(..), None) => "Killed",
                (_, Some(_)) => "Changes nothing",
                (Outcome::Survived, None) => "Survived",
                (Outcome::Unreached, None) => "Not reached",
            };
            let list = lists.entry(heading).or_default();
            let _ = write!(list, "- {}:{} {}: {}", mutant.file, mutant.line, mutant.place, mutant.change);
            match (outcome, reason) {
                (Outcome::Killed(..), _) => _ = writeln!(list, " ({})", outcome.text()),
                (_, Some(reason)) => _ = writeln!(list, " ({reason})"),
                _ => list.push('\n'),
            }
        }
        let mut summary =
            String::from("| game | planted | case | unit test | law | killed | survived | not reached | equal |\n");
        summary += "|---|---|---|---|---|---|---|---|---|\n";
        let mut noticed = 0.0;
        for (game, [case, unit, law, equal, survived, unreached]) in rows {
            let (killed, all) = (case + unit + law, case + unit + law + survived + unreached);
            let share = 100.0 * killed as f64 / all.max(1) as f64;
            if game == TOGETHER {
                noticed = share;
            }
            let planted = all + equal;
            let _ = writeln!(
                summary,
                "| {game} | {planted} | {case} | {unit} | {law} | {share:.1} % | {survived} | {unreached} | {equal} |"
            );
        }
        let mut report = format!("# Wrong rules, and who notices them\n\n{summary}");
        for heading in [
            "Survived",
            "Not reached",
            "Killed, though in the list of those that change nothing",
            "Changes nothing",
            "Killed",
        ] {
            if let Some(list) = lists.get(heading) {
                let _ = write!(report, "\n## {heading}\n\n{list}");
            }
        }
        (report, summary, noticed)
    }
}

fn reason(mutant: &Mutant) -> Option<&'static str> {
    let is_this = |(file, place, change): Equivalent| {
        file == mutant.file && place == mutant.place && (change == "*" || change == mutant.change)
    };
    equivalent().find(|(other, _)| is_this(*other)).map(|(_, reason)| reason)
}
