//! `--device` on a pseudo terminal, with a handheld in memory behind it.
#![cfg(unix)]

use std::cell::Cell;
use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::process::{Command, Output, Stdio};
use std::task::{Context, Poll, Waker};
use std::thread;
use std::time::{Duration, Instant};

use cable::{CRC, Device, Found, Port, Session};
use console::{Button, Part, SIDE, Wish};
use handheld::{Flash, Handheld, Host, Picture};
use saves::Volume;
use serialport::{SerialPort, TTYPort};
use store::Refusal;

/// The other end of the terminal.
struct Wire {
    port: TTYPort,
    heard: VecDeque<u8>,
}

impl Port for Wire {
    fn read(&mut self) -> Option<u8> {
        self.heard.pop_front()
    }

    fn room(&self) -> usize {
        4096
    }

    fn write(&mut self, bytes: &[u8]) {
        // A program that has ended reads nothing any more.
        let _ = self.port.write_all(bytes);
    }
}

/// A handheld whose owner always says the same.
struct Owned {
    handheld: Handheld,
    saves: Vec<u8>,
    /// What they were before, and how many looks see that.
    before: Vec<u8>,
    looks: Cell<usize>,
    copy: Vec<u8>,
    allows: bool,
    cells: VecDeque<(usize, usize)>,
    /// What was restored, and whether it restarted in the boot loader.
    restored: Option<Vec<u8>>,
    updated: bool,
    began: Instant,
}

impl Device for Owned {
    fn build(&self) -> &str {
        "0.1.0 test"
    }

    fn now(&self) -> u32 {
        self.began.elapsed().as_millis() as u32
    }

    fn is_idle(&self) -> bool {
        true
    }

    fn is_dark(&self) -> bool {
        false
    }

    fn answered_in(&self) -> Option<u32> {
        None
    }

    async fn find(&mut self, _: Volume) -> Option<Found> {
        None
    }

    fn pack(&mut self, _: Volume) -> bool {
        false
    }

    fn is_packed(&self) -> Option<bool> {
        Some(false)
    }

    fn part(&self, _: usize) -> Option<Part> {
        None
    }

    fn saves(&self) -> &[u8] {
        let looks = self.looks.get();
        self.looks.set(looks.saturating_sub(1));
        if looks > 0 { &self.before } else { &self.saves }
    }

    async fn begin_copy(&mut self) -> Result<(), Refusal> {
        self.copy = vec![0xff; Flash::SIZE];
        Ok(())
    }

    async fn take_copy(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Refusal> {
        self.copy[offset as usize..][..bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    async fn clear_copy(&mut self) -> Result<bool, Refusal> {
        Ok(false)
    }

    async fn check_copy(&mut self, sum: u32) -> Result<(), Refusal> {
        if CRC.checksum(&self.copy) == sum { Ok(()) } else { Err(Refusal::Sum) }
    }

    async fn mark_copy(&mut self, _: u32) -> Result<(), Refusal> {
        self.restored = Some(self.copy.clone());
        Ok(())
    }

    fn restart(&mut self, update: bool) {
        self.updated |= update;
    }

    fn touch(&mut self, button: Button, down: bool) {
        if down { self.handheld.press(button) } else { self.handheld.release(button) }
    }

    fn ask(&mut self, _: Wish) {}

    fn leave(&mut self) -> Option<bool> {
        Some(self.allows)
    }

    fn withdraw(&mut self) {}

    fn change_all(&mut self) {
        self.cells = (0..SIDE).step_by(8).flat_map(|y| (0..SIDE).step_by(16).map(move |x| (x, y))).collect();
    }

    fn take_cell(&mut self) -> Option<((u16, u16), [[u16; 16]; 8])> {
        let (x, y) = self.cells.pop_front()?;
        let picture = self.handheld.picture();
        let colour = |[r, g, b]: [u8; 3]| u16::from(r >> 3) << 11 | u16::from(g >> 2) << 5 | u16::from(b >> 3);
        let pixel = |row: usize, column: usize| colour(picture.pixels()[(y + row) * SIDE + x + column]);
        Some(((x as u16, y as u16), std::array::from_fn(|row| std::array::from_fn(|column| pixel(row, column)))))
    }

    fn log(&mut self, _: &mut [u8]) -> usize {
        0
    }
}

/// Returns a pseudo terminal: our end, the name of the other, and what keeps that one as it is until it is opened.
fn terminal() -> (TTYPort, String, File) {
    let (port, other) = TTYPort::pair().unwrap();
    let name = other.name().unwrap();
    let kept = File::options().read(true).write(true).open(&name).unwrap();
    (port, name, kept)
}

/// Calls the program with `--device` at a handheld with these saves. Returns what became of both.
fn device(folder: &Path, args: &str, saves: &Flash, allows: bool) -> (Output, Owned) {
    device_after(0, folder, args, saves, allows)
}

/// The same, but so many looks at the saves see those of before.
fn device_after(looks: usize, folder: &Path, args: &str, saves: &Flash, allows: bool) -> (Output, Owned) {
    let (port, name, terminal) = terminal();
    let mut wire = Wire { port, heard: VecDeque::new() };
    wire.port.set_timeout(Duration::from_millis(5)).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_simulator"))
        .args(["--device", &name])
        .args(args.split_whitespace())
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let mut stderr = child.stderr.take().unwrap();
    let reader = thread::spawn(move || {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let _ = (stdout.read_to_end(&mut out), stderr.read_to_end(&mut err));
        (out, err)
    });
    let mut owned = Owned {
        handheld: Handheld::new(Host::TEST, Flash::from_bytes(saves.to_bytes()).unwrap()),
        saves: saves.to_bytes(),
        before: vec![0; Flash::SIZE],
        looks: Cell::new(looks),
        copy: Vec::new(),
        allows,
        cells: VecDeque::new(),
        restored: None,
        updated: false,
        began: Instant::now(),
    };
    let mut session = Session::default();
    let status = loop {
        let mut bytes = [0; 1024];
        match wire.port.read(&mut bytes) {
            Ok(length) => wire.heard.extend(&bytes[..length]),
            Err(error) if error.kind() == ErrorKind::TimedOut => {}
            Err(_) => {}
        }
        let run = pin!(session.run(&mut owned, &mut wire));
        assert_eq!(run.poll_now(), Poll::Ready(()), "nothing here waits");
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
    };
    drop(terminal);
    let (stdout, stderr) = reader.join().unwrap();
    (Output { status, stdout, stderr }, owned)
}

trait Now: Future {
    fn poll_now(self) -> Poll<Self::Output>;
}

impl<F: Future + Unpin> Now for F {
    fn poll_now(mut self) -> Poll<F::Output> {
        pin!(&mut self).poll(&mut Context::from_waker(Waker::noop()))
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns a flash with a game in it.
fn played() -> Flash {
    let flash = Flash::blank();
    let mut handheld = Handheld::new(Host::TEST, flash.clone());
    for button in [Button::X, Button::X, Button::A, Button::A] {
        handheld.tap(button);
    }
    flash
}

#[track_caller]
fn good(output: &Output) {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[track_caller]
fn refused(output: &Output, why: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success() && said.contains(why), "{said}");
}

#[test]
fn saves_go_into_a_file_and_back() {
    let (folder, flash) = (folder("device-saves"), played());
    good(&device(&folder, "backup saves.bin", &flash, true).0);
    assert!(fs::read(folder.join("saves.bin")).unwrap() == flash.to_bytes());
    let (output, owned) = device(&folder, "restore saves.bin", &Flash::blank(), true);
    good(&output);
    assert!(owned.restored == Some(flash.to_bytes()));
    let (output, owned) = device(&folder, "restore saves.bin", &Flash::blank(), false);
    refused(&output, "refused on the device");
    assert!(owned.restored.is_none());
}

#[test]
fn saves_that_change_meanwhile_are_read_again() {
    let (folder, flash) = (folder("device-again"), played());
    good(&device_after(3, &folder, "backup saves.bin", &flash, true).0);
    assert!(fs::read(folder.join("saves.bin")).unwrap() == flash.to_bytes());
}

#[test]
fn games_are_printed_as_those_of_a_file() {
    let (folder, flash) = (folder("device-export"), played());
    let (output, _) = device(&folder, "export", &flash, true);
    good(&output);
    fs::write(folder.join("flash.bin"), flash.to_bytes()).unwrap();
    let file = Command::new(env!("CARGO_BIN_EXE_simulator"))
        .args(["--export", "--flash", "flash.bin"])
        .current_dir(&folder)
        .output()
        .unwrap();
    assert_eq!(output.stdout, file.stdout);
    assert!(String::from_utf8_lossy(&output.stdout).contains("\nLOIRE1-"));
}

#[test]
fn the_picture_is_that_of_the_panel() {
    let folder = folder("device-screenshot");
    let (output, owned) = device(&folder, "screenshot a.png", &played(), true);
    good(&output);
    assert!(Picture::load(&folder.join("a.png")).unwrap() == owned.handheld.picture());
}

#[test]
fn files_that_make_no_sense_are_refused_before_the_device_is_asked() {
    let folder = folder("device-files");
    fs::write(folder.join("a.bin"), [7; 100]).unwrap();
    refused(&device(&folder, "restore a.bin", &Flash::blank(), true).0, "131072 bytes");
    refused(&device(&folder, "update a.bin", &Flash::blank(), true).0, "not a UF2 file");
    refused(&device(&folder, "restore none.bin", &Flash::blank(), true).0, "none.bin");
}

#[test]
fn a_port_without_a_handheld_is_told() {
    let folder = folder("device-none");
    let call = |port: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_simulator"));
        command.args(["--device", port, "backup", "a.bin"]).current_dir(&folder).output().unwrap()
    };
    refused(&call("/dev/no-such-port"), "/dev/no-such-port");
    let (_port, name, _terminal) = terminal();
    refused(&call(&name), "no handheld answers there");
    assert!(!folder.join("a.bin").exists());
}
