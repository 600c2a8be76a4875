//! A game played by buttons from its set-up until it is among the finished ones, and everything that it did to the
//! flash.

use std::path::Path;

use console::{Button, Console, ScreenKind};
use handheld::{Command, Script};
use saves::{Place, Record, Request};
use store::Store;
use tests::device::{Device, is_write};
use tests::games::{find, offered, slots};
use tests::journal::{Journal, ONE_OF_EACH};
use tests::look::{Look, tap};
use tests::stored::Stored;
use tests::{Chip, Flash, Pulse, Rng, Seen, now};

pub const SECTOR: usize = 1024;
const SECTORS: usize = 16;

pub type Nor = Flash<SECTOR>;

/// What is stored at a moment: nothing is being written.
#[derive(Debug)]
pub struct Moment {
    pub chip: Chip,
    pub seen: Seen,
    /// What shows when the game is resumed, or the title if there is none.
    pub look: Look,
    pub picture: u64,
    /// How many writes the console does at power-on without a press.
    pub catches_up: usize,
    /// How many writes it does when the game is resumed: the rest of a press that a power cut ended.
    pub presses_on: usize,
}

/// The presses from one write to the next, and what was done to the chip meanwhile.
#[derive(Debug)]
pub struct Segment {
    pub presses: Vec<Button>,
    /// The screen that they begin at.
    pub screen: ScreenKind,
    /// Which moment it begins at.
    pub from: usize,
    pub chip: Chip,
    /// What was done to the chip, and between which moments.
    pub pulses: Vec<(Pulse, usize, usize)>,
}

impl Segment {
    /// Returns at how many points it can be cut.
    pub fn steps(&self) -> u64 {
        self.pulses.iter().map(|(pulse, ..)| pulse.steps()).sum()
    }

    /// Presses its buttons, as long as there is power, on a device that has just resumed the game or comes from the
    /// segment before. Returns how many writes were done.
    pub fn play(&self, device: &mut Device<SECTOR>) -> usize {
        // After an undo the right player already has the device.
        let table = if self.screen == ScreenKind::Undo { ScreenKind::Table } else { self.screen };
        take(table, device);
        // After a resume the device was handed over once more, or the page of what was taken back is already left.
        let known = matches!(self.screen, ScreenKind::HandOver | ScreenKind::Undo)
            && device.console().screen() == ScreenKind::Table;
        self.presses
            .iter()
            .skip(known.into())
            .map_while(|&button| (!device.is_off()).then(|| device.press([button])))
            .sum()
    }

    /// Returns the chip if the power goes after `power` steps, and the moments before and after what was in flight.
    pub fn cut(&self, power: u64, seed: u64) -> (Chip, usize, usize) {
        let mut chip = self.chip.clone();
        (chip.rng, chip.power) = (Rng(seed), Some(power));
        for (pulse, before, after) in &self.pulses {
            chip.act(pulse);
            if chip.is_off() {
                return (chip.restarted(!seed), *before, *after);
            }
        }
        panic!("there are fewer steps");
    }
}

/// Where the game is kept: one of its kind is in progress before it, in the other place.
pub const PLACE: Place = Place(4);
const OTHER: Place = Place(3);

/// A whole game.
#[derive(Debug)]
pub struct Line {
    pub name: &'static str,
    /// Its row on the title.
    pub row: usize,
    pub moments: Vec<Moment>,
    pub segments: Vec<Segment>,
    /// At how many moments something could be taken back.
    undoable: usize,
}

/// Goes on to the table or to the end of a phase, if that is the screen: a resumed device may show other pages before
/// it.
fn take(screen: ScreenKind, device: &mut Device<SECTOR>) {
    let before: &[_] = match screen {
        ScreenKind::Table => &[ScreenKind::Interlude, ScreenKind::HandOver, ScreenKind::Leaflet],
        ScreenKind::Interlude => &[ScreenKind::HandOver],
        _ => &[],
    };
    while before.contains(&device.console().screen()) {
        device.press([Button::A]);
    }
}

fn script(name: &str) -> Script {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("scripts/{name}.txt"));
    std::fs::read_to_string(path).expect("the script is there").parse().expect("a script can be read")
}

/// Returns the buttons of a script, one by one; none where the power goes. A is held where that is wanted.
fn presses(name: &str) -> Vec<Option<Button>> {
    let mut presses = Vec::new();
    for (_, command) in script(name).steps() {
        match *command {
            Command::Press(button, times) => presses.extend(std::iter::repeat_n(Some(button), times as usize)),
            Command::PowerCycle(_) => presses.push(None),
            Command::Hold(Button::A, _) => presses.push(Some(Button::A)),
            Command::Hold(..) | Command::Wait(_) | Command::Shot(_) | Command::Sound(_) => {}
        }
    }
    presses
}

/// Returns a flash that was used for a while: the settings are not the usual ones, a game is among the finished ones,
/// and a game is in progress in all rows, also in this one.
fn used(row: usize) -> Nor {
    let flash = Nor::new(Chip::new(SECTORS, SECTOR));
    let mut device = Device::start(&flash);
    // Brightness.
    device.press([Button::Up, Button::A, Button::Right, Button::B, Button::Down]);
    play(&mut device, 1, "dice-solo", usize::MAX);
    device.press([Button::X, Button::A, Button::A]);
    for (other, name) in ONE_OF_EACH.into_iter().enumerate() {
        if other != row {
            device = Device::start(&flash);
            device.go_to(0);
            play(&mut device, other, name, 20);
        }
    }
    // Straight into the store, so that the form of this game is untouched.
    let stored =
        offered().into_iter().find(|game| game.slot == slots()[row]).map(|game| (game.play)(&mut Rng(row as u64)));
    let Stored { slot, head, actions } = stored.expect("it is offered");
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let begin = Request::Begin(OTHER, slot, head.as_slice().try_into().expect("a head is short"));
    let append = |(at, action): (u16, &Vec<u8>)| Request::Append(OTHER, at, action.iter().copied().collect());
    for request in std::iter::once(begin).chain((0..).zip(actions.iter().take(20)).map(append)) {
        now(store.serve(request, |_| ()));
    }
    let seen = Seen::of(&mut store);
    let forms = seen.records.keys().filter(|record| matches!(record, Record::Form(_))).count();
    // A form of each game that was begun, beside the settings and the statistics.
    assert_eq!((seen.journals.len(), seen.finished.len(), seen.records.len() - forms), (Console::GAMES, 1, 2));
    assert_eq!(forms, if row == 1 { Console::GAMES } else { Console::GAMES - 1 });
    flash
}

/// Plays a script until `writes` writes were done, or the game is over.
fn play(device: &mut Device<SECTOR>, row: usize, name: &str, writes: usize) {
    let mut done = 0;
    let mut presses = presses(name).into_iter();
    while done < writes
        && let Some(press) = presses.next()
    {
        match press {
            Some(button) => {
                let more = device.press([button]);
                done += more;
                if more > 0 && device.console().screen() == ScreenKind::Scores {
                    break;
                }
            }
            None => {
                *device = Device::start(&device.flash().clone());
                device.resume(row);
                // The script resumes here, by two presses.
                presses.nth(1);
            }
        }
    }
}

impl Line {
    /// Plays the script of this name, on a flash that was used for a while, and leaves the final score.
    pub fn play(name: &'static str) -> Self {
        let Journal { game, players, .. } = Journal::of(name);
        let (row, _) = find(&game, players).expect("the console offers it");
        let flash = used(row);
        flash.0.borrow_mut().noted = Some(Vec::new());
        let mut line = Line { name, row, moments: Vec::new(), segments: Vec::new(), undoable: 0 };
        line.moments.push(line.moment(&flash));
        let mut device = Device::start(&flash);
        device.go_to(0);
        line.begin_segment(&device);
        let mut presses = presses(name).into_iter();
        while let Some(press) = presses.next() {
            match press {
                Some(button) => {
                    if line.press(&mut device, button) && device.console().screen() == ScreenKind::Scores {
                        break;
                    }
                }
                None => {
                    device = line.resume(&flash);
                    // The script resumes here, by two presses.
                    presses.nth(1);
                }
            }
        }
        for button in [Button::X, Button::A, Button::A] {
            line.press(&mut device, button);
        }
        assert_eq!(line.segments.pop().map(|rest| rest.presses), Some(Vec::new()));
        assert!(line.undoable > line.moments.len() / 4, "{} of {} moments", line.undoable, line.moments.len());
        line
    }

    fn begin_segment(&mut self, device: &Device<SECTOR>) {
        let chip = device.flash().0.borrow().restarted(0);
        let (from, screen) = (self.moments.len() - 1, device.console().screen());
        self.segments.push(Segment { presses: Vec::new(), screen, from, chip, pulses: Vec::new() });
    }

    /// Switches the power off and on; what was pressed since the last write does not count.
    fn resume(&mut self, flash: &Nor) -> Device<SECTOR> {
        let mut device = Device::start(flash);
        assert_eq!(device.resume_in(self.row, PLACE), 0);
        self.note(flash, 0);
        let segment = self.segments.last_mut().expect("it has begun");
        segment.presses.clear();
        segment.screen = device.console().screen();
        device
    }

    /// Notes what was done to the chip since the last time, on the way to the moment that is `step` after the last one.
    fn note(&mut self, flash: &Nor, step: usize) {
        let now = self.moments.len() - 1;
        let pulses = flash.0.borrow_mut().noted.replace(Vec::new()).unwrap_or_default();
        let segment = self.segments.last_mut().expect("it has begun");
        segment.pulses.extend(pulses.into_iter().map(|pulse| (pulse, now, now + step)));
    }

    /// Presses a button. Returns whether something was written.
    fn press(&mut self, device: &mut Device<SECTOR>, button: Button) -> bool {
        let flash = device.flash().clone();
        let moments = self.moments.len();
        device.push(button);
        while let Some(request) = device.serve() {
            let step = usize::from(is_write(&request));
            self.note(&flash, step);
            if step > 0 {
                self.moments.push(self.moment(&flash));
            }
        }
        device.tidy();
        self.note(&flash, 0);
        self.segments.last_mut().expect("it has begun").presses.push(button);
        let written = self.moments.len() > moments;
        if written {
            self.compare(device);
            self.begin_segment(device);
        }
        written
    }

    fn moment(&self, flash: &Nor) -> Moment {
        let chip = flash.0.borrow().restarted(0);
        let mut device = Device::boot(&Nor::new(chip.restarted(0)));
        let seen = device.seen();
        let catches_up = device.attend();
        let presses_on = if self.is_stored(&seen) { device.resume_in(self.row, PLACE) } else { 0 };
        Moment { seen, look: device.look(), picture: device.picture(), catches_up, presses_on, chip }
    }

    /// Returns whether the game is there to be resumed.
    pub fn is_stored(&self, seen: &Seen) -> bool {
        seen.journals.contains_key(&PLACE.0)
    }

    /// Returns the segment that begins at this moment.
    pub fn segment(&self, moment: usize) -> Option<&Segment> {
        self.segments.iter().find(|segment| segment.from == moment)
    }

    /// Checks that the game looks the same when it is resumed as it does on the table, and as much can be taken back.
    fn compare(&mut self, device: &mut Device<SECTOR>) {
        let moment = self.moments.last().expect("there is one");
        // The page on which something is taken back does not come back: the game does, after the next action.
        if self.is_stored(&moment.seen) && device.console().screen() != ScreenKind::Undo {
            let (live, picture) = (device.look(), device.picture());
            let mut resumed = Device::start(&Nor::new(moment.chip.restarted(0)));
            resumed.resume_in(self.row, PLACE);
            // After an undo the right player already has the device.
            take(live.screen, &mut resumed);
            let what = format!("{}, after {} writes", self.name, self.moments.len() - 1);
            assert_eq!((resumed.look(), resumed.picture()), (live, picture), "{what}");
            let undos = [&resumed, device].map(|device| undos(device.console()));
            assert_eq!(undos[0], undos[1], "{what}");
            self.undoable += usize::from(!undos[0].is_empty());
        }
    }
}

/// Returns how far the game on the table can be taken back: its length after each undo.
pub fn undos(console: &Console) -> Vec<u16> {
    let mut console = console.clone();
    let (mut undos, mut tries) = (Vec::new(), 0);
    // Some presses only lead back from where the cursor is; then A takes back what B asks about.
    while tries < 8 && matches!(console.screen(), ScreenKind::Table | ScreenKind::Undo) {
        let button = if console.screen() == ScreenKind::Undo { Button::A } else { Button::B };
        tap(&mut console, button);
        tries += 1;
        while let Some(request) = console.request() {
            if let console::Request::Save(Request::Truncate(_, length)) = request {
                console.answer(saves::Answer::Written(Ok(())).into());
                undos.push(length);
                tries = 0;
            }
        }
    }
    undos
}
