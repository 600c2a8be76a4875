//! The handheld at the other end of a USB cable: `cable/PROTOCOL.md` has what is said.

mod link;
mod mirror;
mod update;

use std::error::Error;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use cable::{CRC, PIECE, unpack};
use console::SIDE;
use handheld::{Flash, Inventory, Picture};

use self::link::Link;

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
            crate::print(&crate::export::of(&flash)?)
        }
        Action::Screenshot(path) => {
            let mut panel = vec![0; SIDE * SIDE];
            link.ask("screen", |line| cell(line, &mut panel))?;
            Picture::of_panel(&panel).save(path).map_err(|error| format!("{}: {error}", path.display()).into())
        }
        Action::Mirror => mirror::run(link, scale),
        Action::Update(path) => {
            eprintln!("Hold A on the device.");
            link.ask("update", |_| Ok(()))?;
            drop(link);
            update::install(path, &file)
        }
    }
}

/// Returns the saves of the handheld.
fn saves(link: &mut Link) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut saves = vec![0xff; Flash::SIZE];
    let mut sum = None;
    let mut progress = Progress::new("backup");
    link.ask("backup", |line| {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("save"), Some(offset), Some(digits)) => {
                let offset = usize::from_str_radix(offset, 16)?;
                let piece = saves.get_mut(offset..offset + PIECE).filter(|_| digits.len() == 2 * PIECE);
                for (byte, digits) in
                    piece.ok_or("a line that makes no sense")?.iter_mut().zip(digits.as_bytes().chunks(2))
                {
                    *byte = u8::from_str_radix(std::str::from_utf8(digits)?, 16)?;
                }
                progress.show(offset, Flash::SIZE);
            }
            (Some("sum"), Some(digits), None) => sum = Some(u32::from_str_radix(digits, 16)?),
            _ => {}
        }
        Ok(())
    })?;
    progress.end();
    if sum == Some(CRC.checksum(&saves)) { Ok(saves) } else { Err("the backup was damaged on its way".into()) }
}

/// Returns why these bytes are no saves for a handheld, if they are not. Blank ones are those of a new one.
fn check_saves(bytes: &[u8]) -> Result<(), String> {
    let flash = Flash::from_bytes(bytes.to_vec()).map_err(|error| error.to_string())?;
    if bytes.iter().all(|&byte| byte == 0xff) {
        return Ok(());
    }
    Inventory::of(&flash).map(drop).map_err(|why| why.said(console::Language::English))
}

fn restore(link: &mut Link, saves: &[u8]) -> Result<(), Box<dyn Error>> {
    let mut progress = Progress::new("restore");
    link.ask("restore", |_| Ok(()))?;
    for (at, piece) in saves.chunks(PIECE).enumerate().filter(|(_, piece)| piece.iter().any(|&byte| byte != 0xff)) {
        let digits: String = piece.iter().map(|byte| format!("{byte:02x}")).collect();
        link.ask(&format!("save {:05x} {digits}", at * PIECE), |_| Ok(()))?;
        progress.show(at * PIECE, Flash::SIZE);
    }
    progress.end();
    eprintln!("All is there. Hold A on the device.");
    link.ask(&format!("sum {:08x}", CRC.checksum(saves)), |_| Ok(()))?;
    eprintln!("The device restarts with these saves.");
    Ok(())
}

/// Puts a cell of the picture into the panel's memory.
fn cell(line: &str, panel: &mut [u16]) -> Result<(), Box<dyn Error>> {
    let words: Vec<&str> = line.split(' ').collect();
    let ["cell", x, y, runs] = words[..] else { return Ok(()) };
    let (x, y): (usize, usize) = (x.parse()?, y.parse()?);
    let mut pixels = [0; 16 * 8];
    if !unpack(runs, &mut pixels) {
        return Err("a cell of the picture was damaged on its way".into());
    }
    for (row, pixels) in pixels.chunks(16).enumerate() {
        let at = (y + row) * SIDE + x;
        let there = panel.get_mut(at..at + 16).ok_or("a cell that lies outside of the picture")?;
        there.iter_mut().zip(pixels).for_each(|(there, pixel)| *there = pixel.swap_bytes());
    }
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

    #[test]
    fn a_cell_lands_where_it_belongs() {
        let mut panel = vec![0; SIDE * SIDE];
        cell("cell 224 232 ffffvvvvvvvu", &mut panel).unwrap();
        assert_eq!(panel.iter().filter(|&&pixel| pixel == 0xffff).count(), 128);
        assert_eq!(panel[SIDE * SIDE - 1], 0xffff);
        assert!(cell("cell 224 240 ffffvvvvvvvu", &mut panel).is_err());
        assert!(cell("cell 0 0 ffff", &mut panel).is_err());
    }
}
