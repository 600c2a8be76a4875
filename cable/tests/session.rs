//! What a session says, on a device in memory.

use std::collections::VecDeque;

use cable::{CRC, Cell, Command, Device, Found, LONGEST, Port, Session, unpack};
use console::{Button, Part, Wish};
use saves::{Condition, Place, Volume};
use store::{Refusal, now};

const SAVES: usize = 128 * 1024;

/// A port whose other end is the test.
struct Wire {
    sent: VecDeque<u8>,
    heard: String,
    /// How much fits before the test reads.
    room: usize,
}

impl Port for Wire {
    fn read(&mut self) -> Option<u8> {
        self.sent.pop_front()
    }

    fn room(&self) -> usize {
        self.room.saturating_sub(self.heard.len())
    }

    fn write(&mut self, bytes: &[u8]) {
        assert!(bytes.len() <= self.room(), "no room for {bytes:?}");
        self.heard.push_str(std::str::from_utf8(bytes).unwrap());
    }
}

/// A device that does what it is told, and notes it.
struct Fake {
    ms: u32,
    idle: bool,
    saves: Vec<u8>,
    copy: Vec<u8>,
    cleared: bool,
    marked: Option<u32>,
    moves: Vec<(Button, bool)>,
    asked: Vec<Wish>,
    leave: Option<bool>,
    cells: VecDeque<(u16, u16)>,
    restarted: Option<bool>,
}

impl Device for Fake {
    fn build(&self) -> &str {
        "0.1.0 test"
    }

    fn now(&self) -> u32 {
        self.ms
    }

    fn is_idle(&self) -> bool {
        self.idle
    }

    fn is_dark(&self) -> bool {
        false
    }

    fn answered_in(&self) -> Option<u32> {
        (!self.moves.is_empty()).then_some(23_400)
    }

    async fn find(&mut self, volume: Volume) -> Option<Found> {
        let kind = if volume == Volume::InProgress(Place(1)) { "castles" } else { "natick" };
        let there = matches!(volume, Volume::InProgress(Place(1)) | Volume::Finished(0));
        there.then_some(Found { kind: Some(kind), condition: Condition::Cut, bytes: 12 })
    }

    fn pack(&mut self, volume: Volume) -> bool {
        volume == Volume::Finished(0)
    }

    fn is_packed(&self) -> Option<bool> {
        Some(true)
    }

    fn part(&self, nth: usize) -> Option<Part> {
        (nth == 0).then(|| Part { number: 1, of: 1, tag: 7, data: heapless::Vec::new() })
    }

    fn saves(&self) -> &[u8] {
        &self.saves
    }

    async fn begin_copy(&mut self) -> Result<(), Refusal> {
        self.copy = vec![0xff; SAVES];
        Ok(())
    }

    async fn take_copy(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Refusal> {
        let there = self.copy.get_mut(offset as usize..offset as usize + bytes.len()).ok_or(Refusal::Order)?;
        there.copy_from_slice(bytes);
        Ok(())
    }

    async fn clear_copy(&mut self) -> Result<bool, Refusal> {
        self.cleared = !self.cleared;
        Ok(self.cleared)
    }

    async fn check_copy(&mut self, sum: u32) -> Result<(), Refusal> {
        if CRC.checksum(&self.copy) == sum { Ok(()) } else { Err(Refusal::Sum) }
    }

    async fn mark_copy(&mut self, sum: u32) -> Result<(), Refusal> {
        self.marked = Some(sum);
        Ok(())
    }

    fn restart(&mut self, update: bool) {
        self.restarted = Some(update);
    }

    fn touch(&mut self, button: Button, down: bool) {
        self.moves.push((button, down));
    }

    fn ask(&mut self, wish: Wish) {
        self.asked.push(wish);
    }

    fn leave(&mut self) -> Option<bool> {
        self.leave
    }

    fn withdraw(&mut self) {
        self.asked.pop();
    }

    fn change_all(&mut self) {
        self.cells = (0..450).map(|cell| (cell % 15 * 16, cell / 15 * 8)).collect();
    }

    fn take_cell(&mut self) -> Option<((u16, u16), Cell)> {
        let (x, y) = self.cells.pop_front()?;
        Some(((x, y), std::array::from_fn(|row| [x ^ y ^ row as u16; 16])))
    }

    fn log(&mut self, bytes: &mut [u8]) -> usize {
        bytes[..3].copy_from_slice(b"abc");
        if self.cells.pop_front().is_some() { 3 } else { 0 }
    }
}

struct Test {
    session: Session,
    device: Fake,
    wire: Wire,
}

impl Test {
    fn new() -> Self {
        let device = Fake {
            ms: u32::MAX - 30,
            idle: true,
            saves: vec![0xff; SAVES],
            copy: Vec::new(),
            cleared: false,
            marked: None,
            moves: Vec::new(),
            asked: Vec::new(),
            leave: None,
            cells: VecDeque::new(),
            restarted: None,
        };
        Test {
            session: Session::default(),
            device,
            wire: Wire { sent: VecDeque::new(), heard: String::new(), room: 1 << 20 },
        }
    }

    fn run(&mut self) -> String {
        loop {
            now(self.session.run(&mut self.device, &mut self.wire));
            if self.session.due(self.device.ms) != Some(0) {
                break;
            }
        }
        std::mem::take(&mut self.wire.heard)
    }

    /// Sends this, and returns what comes.
    fn say(&mut self, text: &str) -> String {
        self.wire.sent.extend(text.as_bytes());
        self.run()
    }

    /// Lets time pass. Returns what comes.
    fn pass(&mut self, ms: u32) -> String {
        self.device.ms = self.device.ms.wrapping_add(ms);
        self.run()
    }
}

#[test]
fn every_line_has_one_answer() {
    let mut test = Test::new();
    assert_eq!(test.say("version\n"), "ok Loire 0.1.0 test protocol 1\n");
    let help = test.say("help\n");
    assert_eq!(help.lines().count(), Command::HELP.len() + 1);
    assert!(help.ends_with("ok\n") && help.lines().all(|line| line.len() <= 80), "{help}");
    assert_eq!(test.say("list\n"), "game p2 castles cut 12 bytes\ngame f1 natick cut 12 bytes\nok\n");
    assert_eq!(test.say("jump\n"), "error no such command; try help\n");
    assert_eq!(test.say("press\n"), "error write: press BUTTON [MS]\n");
    assert_eq!(test.say("wait\ntime\n"), "ok lit\nerror no press has a picture yet\n");
}

#[test]
fn bad_lines_are_told_and_the_next_one_counts() {
    let mut test = Test::new();
    let long = "x".repeat(10_240);
    assert_eq!(test.say(&format!("{long}\nversion\n")), "error the line is too long\nok Loire 0.1.0 test protocol 1\n");
    assert_eq!(
        test.say("ver\u{1}sion\nlist\u{1b}[A\n"),
        "error the line has a byte 01 in it\nerror the line has a byte 1b in it\n"
    );
    assert_eq!(test.say("vers"), "");
    assert_eq!(test.say("ion\r\n"), "ok Loire 0.1.0 test protocol 1\n");
}

#[test]
fn a_host_that_does_not_read_loses_nothing() {
    let mut test = Test::new();
    test.wire.room = LONGEST + 10;
    test.wire.sent.extend(b"screen\nversion\n");
    let mut all = String::new();
    for _ in 0..2000 {
        // Nothing is read for a while: nothing is sent.
        now(test.session.run(&mut test.device, &mut test.wire));
        assert_ne!(test.session.due(0), Some(0), "it waits for room");
        let stuck = test.wire.heard.clone();
        now(test.session.run(&mut test.device, &mut test.wire));
        assert_eq!(test.wire.heard, stuck);
        all.push_str(&std::mem::take(&mut test.wire.heard));
    }
    assert_eq!(all.lines().filter(|line| line.starts_with("cell ")).count(), 450);
    assert!(all.ends_with("ok\nok Loire 0.1.0 test protocol 1\n"), "{all}");
}

#[test]
fn exported_games_come_as_text() {
    let mut test = Test::new();
    assert_eq!(test.say("export p2\n"), "error the device shows another export\n");
    assert_eq!(test.say("export p1\n"), "error there is no game\n");
    test.say("export f1\n");
    let text = test.run();
    assert!(text.starts_with("LOIRE1-1-1-") && text.ends_with("\nok\n"), "{text}");
}

#[test]
fn a_backup_comes_back() {
    let mut test = Test::new();
    for (at, byte) in test.device.saves.iter_mut().enumerate().filter(|(at, _)| at % 4096 < 777) {
        *byte = (at * 7) as u8;
    }
    let backup = test.say("backup\n");
    let lines: Vec<&str> = backup.lines().collect();
    let [pieces @ .., sum, "ok"] = &lines[..] else { panic!("{backup}") };
    assert_eq!(pieces.len(), 32 * 13, "blank pieces are left out");
    assert_eq!(test.say(&format!("{}\n", pieces[0])), "error write restore first\n");
    assert_eq!(test.say("restore\n"), "ok\n");
    let answers = test.say(&format!("{}\n", pieces.join("\n")));
    assert_eq!(answers, "ok\n".repeat(pieces.len()));
    assert_eq!(test.say(&format!("{sum}\n")), "", "the owner is asked");
    assert_eq!((test.device.asked.as_slice(), test.device.marked), (&[Wish::Restore][..], None));
    test.device.leave = Some(true);
    assert_eq!(test.run(), "ok\n");
    assert_eq!(test.device.copy, test.device.saves);
    assert_eq!(test.device.marked, Some(CRC.checksum(&test.device.saves)));
    assert_eq!(test.device.restarted, Some(false));
}

#[test]
fn a_damaged_copy_is_refused_and_nothing_is_asked() {
    let mut test = Test::new();
    assert_eq!(test.say("restore\nsum 12345678\n"), "ok\nerror the checksum is another; begin again with restore\n");
    assert_eq!(test.say("sum 12345678\n"), "error write restore first\n");
    let beyond = format!("restore\nsave 20000 {}\n", "00".repeat(64));
    assert_eq!(test.say(&beyond), "ok\nerror this piece is out of order; begin again with restore\n");
    assert_eq!((test.device.asked.len(), test.device.marked), (0, None));
}

#[test]
fn what_is_saved_during_a_backup_is_noticed() {
    let mut test = Test::new();
    test.device.saves.fill(1);
    test.wire.room = LONGEST;
    test.say("backup\n");
    test.device.saves[0] = 2;
    test.wire.room = 1 << 20;
    assert!(test.run().ends_with("error something was saved meanwhile; begin again\n"));
}

#[test]
fn presses_are_allowed_once() {
    let mut test = Test::new();
    assert_eq!(test.say("press A\n"), "");
    assert_eq!((test.device.asked.as_slice(), test.device.moves.len()), (&[Wish::Press][..], 0));
    test.device.leave = Some(false);
    assert_eq!(test.run(), "error refused on the device\n");
    assert_eq!(test.device.moves.len(), 0);
    test.device.leave = Some(true);
    assert_eq!(test.say("press A\n"), "");
    assert_eq!(test.device.moves, [(Button::A, true)]);
    assert_eq!(test.session.due(test.device.ms), Some(60));
    assert_eq!(test.pass(59), "");
    assert_eq!(test.pass(1), "");
    assert_eq!(test.device.moves, [(Button::A, true), (Button::A, false)]);
    assert_eq!(test.pass(60), "ok\n");
    test.device.idle = false;
    assert_eq!(test.say("press LEFT 1000\n"), "");
    assert_eq!(test.device.asked.len(), 2, "it was allowed before");
    for ms in [1000, 60, 59_999] {
        assert_eq!(test.pass(ms), "");
    }
    assert_eq!(test.pass(1), "ok\n");
    assert_eq!(test.say("time\n"), "ok 23400 us\n");
}

#[test]
fn a_button_that_the_cable_holds_answers_no_question() {
    let mut test = Test::new();
    test.device.leave = Some(true);
    assert_eq!(test.say("down A\n"), "ok\n");
    test.device.leave = None;
    assert_eq!(test.say("update\n"), "");
    assert_eq!(test.device.moves, [(Button::A, true), (Button::A, false)]);
    assert_eq!(test.say("down A\nversion\n"), "", "it listens to nothing but the owner");
    assert_eq!(test.pass(60_000), "error refused on the device\nok\nok Loire 0.1.0 test protocol 1\n");
    assert_eq!(test.device.restarted, None);
}

#[test]
fn a_port_that_closes_takes_everything_back() {
    let mut test = Test::new();
    test.device.leave = Some(true);
    assert_eq!(test.say("down A\nrestore\nvers"), "ok\nok\n");
    test.device.leave = None;
    test.session.hang_up(&mut test.device);
    assert_eq!(test.device.moves.last(), Some(&(Button::A, false)));
    assert_eq!(test.say("sum 0\n"), "error write restore first\n");
    test.say("update\n");
    let asked = test.device.asked.len();
    test.session.hang_up(&mut test.device);
    assert_eq!(test.device.asked.len(), asked - 1);
    assert_eq!(test.say("up B\ndown B\n"), "ok\nok\n", "presses stay allowed");
}

#[test]
fn the_picture_comes_in_cells() {
    let mut test = Test::new();
    let picture = test.say("screen\n");
    for line in picture.lines().take(450) {
        let words: Vec<&str> = line.split(' ').collect();
        let ["cell", x, y, runs] = words[..] else { panic!("{line}") };
        let mut pixels = [0; 128];
        assert!(unpack(runs, &mut pixels), "{line}");
        let (x, y): (u16, u16) = (x.parse().unwrap(), y.parse().unwrap());
        assert_eq!(pixels[127], x ^ y ^ 7);
    }
    assert_eq!(test.say("changes\n"), "ok\n");
    test.device.cells.push_back((16, 8));
    assert!(test.say("changes\n").starts_with("cell 16 8 "));
}

#[test]
fn the_log_comes_until_a_key_is_pressed() {
    let mut test = Test::new();
    test.device.cells.extend([(0, 0); 3]);
    assert_eq!(test.say("log\n"), "ok until a key is pressed\nabcabcabc");
    assert_eq!(test.session.due(test.device.ms), Some(20));
    assert_eq!(test.say("\nversion\n"), "ok Loire 0.1.0 test protocol 1\n");
}
