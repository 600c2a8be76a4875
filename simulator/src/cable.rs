//! `--device`: what is done with a handheld at a USB cable. `cable/PROTOCOL.md` has what the two say to each other.

mod link;
mod mirror;
mod update;

use std::error::Error;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use cable::computer::{Backup, Saving, TRIES, paint};
use console::SIDE;
use handheld::{Flash, Inventory, Picture};

use self::link::{Link, Refused};
use crate::export;
use crate::output::print;

/// What to do with a handheld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Keep its saves in a file.
    Backup(PathBuf),
    /// Replace its saves by those of a file.
    Restore(PathBuf),
    /// Print its games.
    Export,
    /// Keep its picture in a file.
    Screenshot(PathBuf),
    /// Show its picture in a window, and press its buttons.
    Mirror,
    /// Install another version.
    Update(PathBuf),
}

impl Action {
    /// Reads what follows `--device`: perhaps a port, what to do, and perhaps a file.
    pub fn read(words: &[String]) -> Option<(Option<String>, Action)> {
        let at = words.iter().position(|word| Self::NAMES.contains(&word.as_str())).filter(|at| *at <= 1)?;
        let file = |make: fn(PathBuf) -> Action| match &words[at + 1..] {
            [file] => Some(make(file.into())),
            _ => None,
        };
        let action = match words[at].as_str() {
            "backup" => file(Action::Backup)?,
            "restore" => file(Action::Restore)?,
            "screenshot" => file(Action::Screenshot)?,
            "update" => file(Action::Update)?,
            _ if words.len() > at + 1 => return None,
            "export" => Action::Export,
            _ => Action::Mirror,
        };
        Some((words.first().filter(|_| at == 1).cloned(), action))
    }

    const NAMES: [&str; 6] = ["backup", "restore", "export", "screenshot", "mirror", "update"];
}

/// Does it, with the handheld at this port, or the only one that there is.
pub fn run(port: Option<&str>, action: &Action, scale: usize) -> Result<(), Box<dyn Error>> {
    // What is wrong with a file is told before anybody looks for the device.
    let file = match action {
        Action::Restore(file) | Action::Update(file) => {
            fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?
        }
        _ => Vec::new(),
    };
    match action {
        Action::Restore(path) => check_saves(&file).map_err(|why| format!("{}: {why}", path.display()))?,
        Action::Update(path) => update::check(&file).map_err(|why| format!("{}: {why}", path.display()))?,
        _ => {}
    }
    let mut link = Link::open(port)?;
    match action {
        Action::Backup(path) => replace(path, &saves(&mut link)?),
        Action::Restore(_) => restore(&mut link, &file),
        Action::Export => {
            let flash = Flash::from_bytes(saves(&mut link)?)?;
            print(&export::of(&flash)?)
        }
        Action::Screenshot(path) => {
            let mut panel = vec![0; SIDE * SIDE];
            link.ask("screen", |line| Ok(paint(line, &mut panel)?))?;
            Picture::of_panel(&panel).save(path).map_err(|error| format!("{}: {error}", path.display()).into())
        }
        Action::Mirror => mirror::run(link, scale),
        Action::Update(path) => {
            eprintln!("Hold A on the handheld.");
            link.ask("update", |_| Ok(()))?;
            drop(link);
            update::install(path, &file)
        }
    }
}

/// Returns the saves of the handheld, read again if something was saved meanwhile.
fn saves(link: &mut Link) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut saves = vec![0; Flash::SIZE];
    for tries in 1.. {
        let mut backup = Backup::new(&mut saves);
        let mut progress = Progress::new("backup");
        let read = link.ask("backup", |line| {
            progress.show(backup.take(line)?, Flash::SIZE);
            Ok(())
        });
        progress.end();
        match read {
            Err(error) if tries < TRIES && error.is::<Refused>() => {}
            read => {
                read?;
                backup.check()?;
                break;
            }
        }
    }
    Ok(saves)
}

/// Returns why these bytes are no saves for a handheld, if they are not.
fn check_saves(bytes: &[u8]) -> Result<(), String> {
    let flash = Flash::from_bytes(bytes.to_vec()).map_err(|error| error.to_string())?;
    Inventory::of_handheld(&flash).map(drop).map_err(|why| why.said(console::Language::English))
}

fn restore(link: &mut Link, saves: &[u8]) -> Result<(), Box<dyn Error>> {
    let mut progress = Progress::new("restore");
    for line in Saving::all(saves) {
        match line {
            Saving::Restore => {}
            Saving::Piece(offset, _) => progress.show(offset, Flash::SIZE),
            Saving::Sum(_) => {
                progress.end();
                eprintln!("All is there. Hold A on the handheld.");
            }
        }
        link.ask(&line.to_string(), |_| Ok(()))?;
    }
    eprintln!("The handheld restarts with these saves.");
    Ok(())
}

/// Writes a file whole, or leaves the old one.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| format!("{}: {error}", path.display()).into())
}

/// How far something is, on a terminal.
struct Progress {
    what: &'static str,
    shown: Option<usize>,
}

impl Progress {
    fn new(what: &'static str) -> Self {
        Progress { what, shown: None }
    }

    fn show(&mut self, done: usize, all: usize) {
        let percent = 100 * done / all;
        if self.shown != Some(percent) && io::stderr().is_terminal() {
            eprint!("\r{}: {percent}%", self.what);
            let _ = io::stderr().flush();
            self.shown = Some(percent);
        }
    }

    fn end(&self) {
        if self.shown.is_some() {
            eprintln!("\r{}: done", self.what);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(Option<String>, Action)> {
        Action::read(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn a_port_may_stand_before_what_to_do() {
        assert_eq!(read("mirror"), Some((None, Action::Mirror)));
        assert_eq!(
            read("/dev/ttyACM1 backup a.bin"),
            Some((Some("/dev/ttyACM1".into()), Action::Backup("a.bin".into())))
        );
        assert_eq!(read("COM3 export"), Some((Some("COM3".into()), Action::Export)));
        for wrong in ["", "backup", "export a", "mirror a", "a b export", "restore a b", "dance"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn only_saves_are_restored() {
        assert_eq!(check_saves(&[0xff; Flash::SIZE]), Ok(()));
        assert!(check_saves(&[0xff; 100]).is_err());
        assert!(check_saves(&[7; Flash::SIZE]).is_err());
    }
}
