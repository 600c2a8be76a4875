//! The console on a desktop: in a window, or without one by a script or a replay; and a handheld at a USB cable.

#![forbid(unsafe_code)]

mod animate;
mod args;
mod cable;
mod canvas;
mod export;
mod keys;
mod output;
mod replay;
mod window;

use std::error::Error;
use std::fs::{self, File};
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use console::Language;
use handheld::{Flash, FlashFile, Handheld, Host, Recorder, Script};

use crate::args::{Args, Mode};
use crate::output::print;

/// The desktop.
const DESKTOP: Host = Host {
    build: concat!(env!("CARGO_PKG_VERSION"), " simulator"),
    entropy: || getrandom::u64().ok(),
    awake: false,
    language: None,
    page: console::PAGE,
};

fn main() -> ExitCode {
    let args = match args::parse(lexopt::Parser::from_env()) {
        Ok(args) => args,
        Err(error) => {
            eprintln!("simulator: {error}\nTry --help.");
            return ExitCode::from(2);
        }
    };
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("simulator: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(Args { mode, flash, language }: Args) -> Result<(), Box<dyn Error>> {
    // A script cannot answer the question for the language.
    let spoken = Host { language: language.or(Some(Language::English)), ..DESKTOP };
    match mode {
        Mode::Help => print(args::HELP),
        Mode::Version => print(concat!("Loire ", env!("CARGO_PKG_VERSION"), "\n")),
        Mode::Script { script, out } => play(&script, &out, flash, spoken),
        Mode::Animate { script, animation, span } => {
            let (script, file) = (read_script(&script)?, flash.map(|path| FlashFile::open(&path)).transpose()?);
            let flash = file.as_ref().map_or_else(Flash::blank, |file| file.flash().clone());
            let taken = animate::animate(&script, Handheld::new(spoken, flash), span)?;
            taken.save(&animation).map_err(|error| format!("{}: {error}", animation.display()).into())
        }
        Mode::Window { scale, record } => {
            let file = FlashFile::open(&flash.map_or_else(default_flash, Ok)?)?;
            let recorder = record.map(|path| record_to(&path)).transpose()?;
            let host = Host { language, ..DESKTOP };
            window::run(Handheld::new(host, file.flash().clone()), Some(file), scale, recorder)
        }
        Mode::Replay { file, pick, show } => replay::run(&file, pick, show, spoken),
        Mode::Device { port, action, scale } => cable::run(port.as_deref(), &action, scale),
        Mode::Export => print(&export::text(&flash.map_or_else(default_flash, Ok)?)?),
    }
}

/// Plays a script without a window. It begins on a blank flash, unless it is given one: never on the player's own.
fn play(path: &Path, out: &Path, flash: Option<PathBuf>, host: Host) -> Result<(), Box<dyn Error>> {
    let script = read_script(path)?;
    fs::create_dir_all(out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut file = flash.map(|path| FlashFile::open(&path)).transpose()?;
    let mut handheld = Handheld::new(host, file.as_ref().map_or_else(Flash::blank, |file| file.flash().clone()));
    let outcome = script.run(&mut handheld, |name, picture| picture.save(&out.join(name).with_extension("png")));
    handheld.log().try_for_each(|line| print(&format!("{line}\n")))?;
    if let Some(file) = &mut file {
        file.save()?;
    }
    outcome.map_err(|error| format!("{}: {error}", path.display()).into())
}

fn read_script(path: &Path) -> Result<Script, Box<dyn Error>> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.parse().map_err(|error| format!("{}:{error}", path.display()))?)
}

fn record_to(path: &Path) -> Result<Recorder<BufWriter<File>>, Box<dyn Error>> {
    let file = File::create(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(Recorder::new(BufWriter::new(file))?)
}

/// Returns where the player's own games are kept.
fn default_flash() -> Result<PathBuf, Box<dyn Error>> {
    use etcetera::BaseStrategy;
    let folders = etcetera::choose_base_strategy().map_err(|_| "no home folder to keep games in; use --flash FILE")?;
    Ok(folders.data_dir().join("loire").join("flash.bin"))
}
