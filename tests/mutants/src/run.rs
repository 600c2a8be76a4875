//! Tests on the planted copy: which of them reach a mutant, and which notice it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::build::{Places, files};
use crate::plant::print;

/// The games: tests of one do not reach the rules of another.
const GAMES: [&str; 4] = ["castles", "dice_game", "natick", "orleans"];

/// The tests that can notice a mutant, in the order in which they run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Case,
    Unit,
    Law,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Case, Kind::Unit, Kind::Law];

    pub const fn name(self) -> &'static str {
        ["case", "unit test", "law"][self as usize]
    }
}

/// A test, and how long it takes.
#[derive(Clone, Debug)]
pub struct Test {
    pub kind: Kind,
    pub name: String,
    binary: PathBuf,
    folder: PathBuf,
    seconds: f64,
}

/// The tests, and those that reach each mutant.
#[derive(Debug)]
pub struct Court {
    pub tests: Vec<Test>,
    pub reached: BTreeMap<usize, Vec<usize>>,
    /// A fingerprint of all tests.
    pub print: String,
}

/// Seconds of processor time that a mutant may take, beyond twice what the tests take without it and ten times what the
/// longest of them takes.
const PATIENCE: f64 = 3.0;
/// Kilobytes of memory that it may take.
const MEMORY: u32 = 4_000_000;

/// Runs some tests of one binary. Returns the seconds of the processor that they took, if all hold.
fn seconds(tests: &[&Test], variable: (&str, &str)) -> Option<f64> {
    let (sum, most) = tests.iter().fold((0.0, 0.0), |(sum, most), test| (sum + test.seconds, test.seconds.max(most)));
    let limit = (PATIENCE + 2.0 * sum + 10.0 * most).ceil();
    // One limit a call: some shells take no more.
    let script = format!("ulimit -t {limit}; ulimit -v {MEMORY}; \"$@\" > /dev/null 2>&1 && times");
    let mut command = Command::new("sh");
    command.args(["-c", &script, "sh"]).arg(&tests[0].binary).args(["--exact", "--test-threads", "1"]);
    command.args(tests.iter().map(|test| &test.name)).env(variable.0, variable.1).current_dir(&tests[0].folder);
    let output = command.output().expect("a test runs");
    // The shell tells its own time, then that of what it ran: minutes and seconds, user and system.
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let time = |text: &str| {
        let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    told.lines().nth(1)?.split_whitespace().map(time).sum()
}

impl Court {
    /// Finds all tests but those of digests and of other games than `game`, without laws if they are not wanted, and lets
    /// each run to see what it reaches.
    pub fn assemble(places: &Places, binaries: &[PathBuf], game: &str, laws: bool, jobs: usize) -> Court {
        let other =
            |name: &str| GAMES.iter().any(|&other| other != game && !game.is_empty() && name.starts_with(other));
        let mut tests = Vec::new();
        for binary in binaries {
            let name = binary.file_name().expect("a name").to_string_lossy().into_owned();
            let (kind, folder) = match name.split('-').next() {
                Some("cases") => (Kind::Case, "tests"),
                Some("rules_core") => (Kind::Unit, "rules-core"),
                Some("laws") => (Kind::Law, "tests"),
                _ => continue,
            };
            let list = Command::new(binary).arg("--list").output().expect("a list of tests");
            for line in String::from_utf8_lossy(&list.stdout).lines() {
                let name = line.strip_suffix(": test").filter(|name| !name.contains("digest") && !other(name));
                if let Some(name) = name.filter(|_| laws || kind != Kind::Law) {
                    let (binary, folder) = (binary.clone(), places.root.join(folder));
                    tests.push(Test { kind, name: name.into(), binary, folder, seconds: 600.0 });
                }
            }
        }
        let inputs = ["tests/cases", "tests/laws", "tests/src", "target/mutants/rules-core/src"];
        let inputs = inputs.into_iter().flat_map(|folder| files(&places.root.join(folder)));
        let inputs: Vec<_> = inputs.map(|path| fs::read(path).expect("a file")).collect();
        let print = print(inputs);
        let folder = places.made.join("reached").join(&print);
        fs::create_dir_all(&folder).expect("a folder");
        let suffix = if laws { "" } else { " quick" };
        Court { tests, reached: BTreeMap::new(), print: print + suffix }.see(&folder, jobs)
    }

    fn see(mut self, folder: &Path, jobs: usize) -> Court {
        let file = |test: &Test| folder.join(format!("{:?}-{}", test.kind, test.name.replace("::", "-")));
        let new: Vec<_> = self.tests.iter().filter(|test| !file(test).with_extension("time").exists()).collect();
        if !new.is_empty() {
            eprintln!("{} tests run once to see what they reach", new.len());
        }
        side_by_side(jobs, new, |test| {
            let path = file(test);
            let seconds = seconds(&[test], ("LOIRE_MUTANTS_REACHED", path.to_str().expect("a path")));
            let seconds = seconds.unwrap_or_else(|| panic!("{} fails without a mutant", test.name));
            fs::write(path.with_extension("time"), seconds.to_string()).expect("a file");
        });
        for (number, test) in self.tests.iter_mut().enumerate() {
            let path = file(test);
            test.seconds = fs::read_to_string(path.with_extension("time")).expect("a time").parse().expect("a time");
            for mutant in fs::read_to_string(path).unwrap_or_default().lines() {
                self.reached.entry(mutant.parse().expect("a number")).or_default().push(number);
            }
        }
        self
    }

    /// Returns the test that notices a mutant first.
    pub fn judge(&self, mutant: usize) -> Option<(Kind, String)> {
        let reaching = self.reached.get(&mutant)?;
        for kind in Kind::ALL {
            let mut tests: Vec<_> = reaching.iter().map(|&test| &self.tests[test]).collect();
            tests.retain(|test| test.kind == kind);
            tests.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
            // Many short ones together, long ones one by one.
            let together = tests.partition_point(|test| test.seconds < 0.3);
            let (short, long) = tests.split_at(together);
            let groups = short.chunks(short.len().max(1)).chain(long.chunks(1));
            for group in groups {
                if seconds(group, ("LOIRE_MUTANT", &mutant.to_string())).is_none() {
                    return Some((kind, group[0].name.clone()));
                }
            }
        }
        None
    }
}

/// Does something for each of a list, `jobs` at a time.
pub fn side_by_side<T: Send>(jobs: usize, list: Vec<T>, work: impl Fn(T) + Sync) {
    let left = Mutex::new(list.into_iter());
    let next = || left.lock().expect("nobody panics here").next();
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(item) = next() {
                    work(item);
                }
            });
        }
    });
}
