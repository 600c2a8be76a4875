//! Plants wrong rules one at a time, and tells which of them no test notices.
//!
//! All are in one build, each behind a number: see the README beside this crate.

mod build;
mod plant;
mod report;
mod run;
mod survey;
mod tables;

use std::fs;
use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;

use build::{Garden, Places};
use report::{Outcome, Results};
use run::Court;

const HELP: &str = "\
cargo run -p mutants -- [OPTIONS]

  --game NAME     only castles, dice_game, natick or orleans
  --file TEXT     only files whose path has this in it
  --place TEXT    only functions and tables whose name has this in it
  --sample N      so many of each game, drawn by --seed S (1)
  --least N       fail if less than N of 100 are noticed
  --quick         without laws
  --jobs N        so many processes side by side (2)
  --list          only list them

The report is target/mutants/report.md. What was found out is kept until rules or tests change.";

/// What is wanted.
#[derive(Debug, Default)]
struct Options {
    game: String,
    file: String,
    place: String,
    sample: Option<usize>,
    least: f64,
    seed: u64,
    jobs: usize,
    list: bool,
    quick: bool,
}

fn options() -> Result<Options, lexopt::Error> {
    use lexopt::prelude::*;
    let mut options = Options { seed: 1, jobs: 2, ..Options::default() };
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Long("game") => options.game = parser.value()?.string()? + "/",
            Long("file") => options.file = parser.value()?.string()?,
            Long("place") => options.place = parser.value()?.string()?,
            Long("sample") => options.sample = Some(parser.value()?.parse()?),
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("jobs") => options.jobs = parser.value()?.parse()?,
            Long("list") => options.list = true,
            Long("least") => options.least = parser.value()?.parse()?,
            Long("quick") => options.quick = true,
            Long("help") => {
                println!("{HELP}");
                std::process::exit(0);
            }
            _ => return Err(argument.unexpected()),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    if let Some(code) = build::wrapper() {
        return code;
    }
    let options = match options() {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}\n\n{HELP}");
            return ExitCode::FAILURE;
        }
    };
    let places = Places::new();
    let mut garden = Garden::survey(&places);
    if options.list {
        for number in chosen(&garden, &options) {
            let mutant = &garden.mutants[number];
            println!("{}:{} {} {}", mutant.file, mutant.line, mutant.place, mutant.change);
        }
        return ExitCode::SUCCESS;
    }
    let binaries = garden.build(&places);
    let court = Court::assemble(&places, &binaries, options.game.trim_end_matches('/'), !options.quick, options.jobs);
    let chosen = chosen(&garden, &options);
    let results = Results::read(&places, &garden, &court);
    let open: Vec<_> = chosen.iter().copied().filter(|&number| results.of(number).is_none()).collect();
    eprintln!("{} mutants, of which {} are still to be judged", chosen.len(), open.len());
    let results = Mutex::new(results);
    run::side_by_side(options.jobs, open, |number| {
        let outcome = match court.judge(number) {
            Some((kind, test)) => Outcome::Killed(kind, test),
            None if court.reached.contains_key(&number) => Outcome::Survived,
            None => Outcome::Unreached,
        };
        results.lock().expect("nobody panics here").add(number, outcome);
    });
    let results = results.into_inner().expect("nobody panics here");
    let (report, summary, share) = results.report(&chosen);
    fs::write(places.made.join("report.md"), report).expect("a file");
    let _ = std::io::stdout().write_all(summary.as_bytes());
    if share < options.least {
        eprintln!("only {share:.1} of 100 are noticed, of {}", options.least);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Returns the numbers of the mutants that are wanted.
fn chosen(garden: &Garden, options: &Options) -> Vec<usize> {
    let wanted = |number: &usize| {
        let mutant = &garden.mutants[*number];
        mutant.file.starts_with(&options.game)
            && mutant.file.contains(&options.file)
            && mutant.place.contains(&options.place)
    };
    let mut numbers: Vec<_> = garden.grown().into_iter().filter(wanted).collect();
    if let Some(sample) = options.sample {
        // Drawn by their content, not by their number, so that a sample hardly changes with the sources.
        numbers.sort_by_key(|&number| plant::print((options.seed, garden.mutants[number].key())));
        let mut left = std::collections::BTreeMap::new();
        numbers.retain(|&number| {
            let left = left.entry(report::game(&garden.mutants[number].file)).or_insert(sample);
            let some = *left > 0;
            *left = left.saturating_sub(1);
            some
        });
        numbers.sort();
    }
    numbers
}
