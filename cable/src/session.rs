//! A session: reads commands and does them, a line at a time.

use core::fmt::{self, Write as _};

use console::{Button, Buttons, Wish};
use heapless::Vec;
use saves::{Condition, Region};
use store::Refusal;

use crate::command::{Command, Game, Mistake};
use crate::computer::{REFUSED, Saving};
use crate::line::{Line, Spoilt};
use crate::pixels::Runs;
use crate::{CRC, Device, LONGEST, PIECE, Port, VERSION};

/// How long nothing happens after a press, in milliseconds: as in a script.
const GAP: u32 = 60;
/// How long the console may take to come to rest, in milliseconds.
const IDLE: u32 = 60_000;
/// How long the owner has to answer, in milliseconds.
const PATIENCE: u32 = 60_000;
/// How long a game takes to be packed at most, in milliseconds.
const PACK: u32 = 60_000;
/// How often the picture is sent again where it changed meanwhile.
const PASSES: usize = 8 * 450;
/// Steps at a time: what is said next to a game must not hold it up.
const STEPS: usize = 16;
/// Milliseconds between two looks at the log, and at other things that tell nobody when they change.
const LOOK: u32 = 20;

/// What is being done.
#[derive(Default)]
enum Job {
    #[default]
    None,
    Help(usize),
    List(usize),
    /// This game of those before `end`; once it is packed, this part of it.
    Export {
        nth: usize,
        end: usize,
        step: Step,
        found: bool,
    },
    /// From this offset on, with the checksum of what was before.
    Backup {
        at: usize,
        digest: crc::Digest<'static, u32>,
    },
    /// The picture: how many cells may still be sent.
    Screen(usize),
    Log,
    /// The end of another save memory, with its checksum.
    Sum(u32),
    /// The owner is asked until then.
    Ask {
        until: u32,
        wish: Wish,
        then: Then,
    },
    /// This button is held until then.
    Hold(Button, u32),
    /// Nothing happens until then.
    Gap(u32),
    /// The console has until then to come to rest, after a press or for its own sake.
    Settle(u32),
    Wait(u32),
}

/// How far the export of a game is.
#[derive(Clone, Copy, Debug)]
enum Step {
    Find,
    /// It has until then.
    Pack(u32),
    Part(usize),
}

/// What is done with the owner's leave.
#[derive(Clone, Copy, Debug)]
enum Then {
    Press(Button, u32),
    Touch(Button),
    Restore(u32),
    Update,
}

/// Whether there is more to do at once.
type More = bool;

/// What a computer and a device say to each other, from when the cable is plugged in.
#[derive(Default)]
pub struct Session {
    line: Line,
    job: Job,
    /// Whether the owner allowed presses.
    allowed: bool,
    held: Buttons,
    /// Whether another save memory is being taken.
    restoring: bool,
    /// Whether there was more to do at once.
    goes_on: bool,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("allowed", &self.allowed).field("held", &self.held).finish_non_exhaustive()
    }
}

/// Writes to a port; there is room for a line.
struct Out<'a, P>(&'a mut P);

impl<P: Port> fmt::Write for Out<'_, P> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Writes a line.
macro_rules! say {
    ($port:expr, $($words:tt)*) => {{
        // A port takes all that there is room for.
        let _ = writeln!(Out($port), $($words)*);
    }};
}

impl Session {
    /// Reads and does as much as there is room for, and as takes a moment. Call it again when bytes have come, there is
    /// room again, the device has moved on, or the time has come that [`due`](Self::due) tells.
    pub async fn run(&mut self, device: &mut impl Device, port: &mut impl Port) {
        self.goes_on = false;
        for _ in 0..STEPS {
            if port.room() < LONGEST {
                return;
            }
            let more = match self.job {
                Job::None => self.listen(device, port).await,
                _ => self.work(device, port).await,
            };
            if !more {
                return;
            }
        }
        self.goes_on = true;
    }

    /// Returns in how many milliseconds it wants to run, if nothing else happens before.
    pub fn due(&self, now: u32) -> Option<u32> {
        match self.job {
            _ if self.goes_on => Some(0),
            Job::Sum(_) => Some(0),
            Job::Hold(_, until) | Job::Gap(until) => Some(until.wrapping_sub(now).min(IDLE)),
            Job::Export { .. } | Job::Log | Job::Ask { .. } | Job::Settle(_) | Job::Wait(_) => Some(LOOK),
            Job::None | Job::Help(_) | Job::List(_) | Job::Backup { .. } | Job::Screen(_) => None,
        }
    }

    /// The computer has closed the port: lets go of everything. What was allowed stays allowed.
    pub fn hang_up(&mut self, device: &mut impl Device) {
        if let Job::Ask { .. } = self.job {
            device.withdraw();
        }
        self.let_go(device);
        *self = Session { allowed: self.allowed, ..Session::default() };
    }

    fn let_go(&mut self, device: &mut impl Device) {
        for button in Button::ALL {
            if self.held.contains(button) {
                self.touch(device, button, false);
            }
        }
    }

    fn touch(&mut self, device: &mut impl Device, button: Button, down: bool) {
        if self.held.contains(button) != down {
            self.held.set(button, down);
            device.touch(button, down);
        }
    }

    async fn listen(&mut self, device: &mut impl Device, port: &mut impl Port) -> More {
        let line = loop {
            let Some(byte) = port.read() else { return false };
            // Borrowed for as long as it is read: a line that ends is taken up below.
            if matches!(byte, b'\n' | b'\r') {
                break self.line.take(byte);
            }
            self.line.take(byte);
        };
        match line {
            None => {}
            Some(Err(Spoilt::Long)) => say!(port, "error the line is too long"),
            Some(Err(Spoilt::Byte(byte))) => say!(port, "error the line has a byte {byte:02x} in it"),
            Some(Ok(line)) => match Command::read(line) {
                Ok(command) => self.begin(command, device, port).await,
                Err(Mistake::Unknown) => say!(port, "error no such command; try help"),
                Err(Mistake::Usage(usage)) => say!(port, "error write: {usage}"),
            },
        }
        true
    }

    async fn begin(&mut self, command: Command, device: &mut impl Device, port: &mut impl Port) {
        self.job = match command {
            Command::Help => Job::Help(0),
            Command::Version => {
                say!(port, "ok Loire {} protocol {VERSION}", device.build());
                Job::None
            }
            Command::List => Job::List(0),
            Command::Export(nth, end) => Job::Export { nth, end, step: Step::Find, found: false },
            Command::Backup => Job::Backup { at: 0, digest: CRC.digest() },
            Command::Restore => {
                let outcome = device.begin_copy().await;
                self.restoring = outcome.is_ok();
                tell(port, outcome);
                Job::None
            }
            Command::Save(..) | Command::Sum(_) if !self.restoring => {
                say!(port, "error write restore first");
                Job::None
            }
            Command::Save(offset, bytes) => {
                let outcome = device.take_copy(offset, &bytes).await;
                self.restoring = outcome.is_ok();
                tell(port, outcome);
                Job::None
            }
            Command::Sum(sum) => {
                self.restoring = false;
                Job::Sum(sum)
            }
            Command::Screen => {
                device.change_all();
                Job::Screen(PASSES)
            }
            Command::Changes => Job::Screen(PASSES),
            Command::Log => {
                say!(port, "ok until a key is pressed");
                Job::Log
            }
            Command::Press(button, ms) if self.allowed => self.press(button, ms, device),
            Command::Press(button, ms) => self.ask(Wish::Press, Then::Press(button, ms), device),
            Command::Touch(button, down) if self.allowed || !down => {
                self.touch(device, button, down);
                say!(port, "ok");
                Job::None
            }
            Command::Touch(button, _) => self.ask(Wish::Press, Then::Touch(button), device),
            Command::Wait => Job::Wait(device.now().wrapping_add(IDLE)),
            Command::Time => {
                match device.answered_in() {
                    Some(us) => say!(port, "ok {us} us"),
                    None => say!(port, "error no press has a picture yet"),
                }
                Job::None
            }
            Command::Update => self.ask(Wish::Update, Then::Update, device),
        };
    }

    /// Asks the owner. Buttons that the cable holds are let go: they must not answer.
    fn ask(&mut self, wish: Wish, then: Then, device: &mut impl Device) -> Job {
        self.let_go(device);
        device.ask(wish);
        Job::Ask { until: device.now().wrapping_add(PATIENCE), wish, then }
    }

    fn press(&mut self, button: Button, ms: u32, device: &mut impl Device) -> Job {
        self.touch(device, button, true);
        Job::Hold(button, device.now().wrapping_add(ms))
    }

    /// Goes on with the job.
    async fn work(&mut self, device: &mut impl Device, port: &mut impl Port) -> More {
        let now = device.now();
        let is_over = |until: u32| now.wrapping_sub(until) < u32::MAX / 2;
        match &mut self.job {
            Job::None => {}
            Job::Help(nth) => {
                if let Some((usage, about)) = Command::HELP.get(*nth) {
                    *nth += 1;
                    say!(port, "{usage:17}  {about}");
                    return true;
                }
                say!(port, "ok");
            }
            Job::List(nth) => {
                if let Some(game) = Game::nth(*nth) {
                    *nth += 1;
                    if let Some(found) = device.find(game.0).await {
                        let condition = match found.condition {
                            Condition::Empty | Condition::Whole => "whole",
                            Condition::Cut => "cut",
                            Condition::Lost => "lost",
                        };
                        let kind = if found.kind.is_empty() { "unknown" } else { found.kind };
                        say!(port, "game {game} {kind} {condition} {} bytes", found.bytes);
                    }
                    return true;
                }
                say!(port, "ok");
            }
            Job::Export { nth, end, step, found } => {
                let (game, last) = (Game::nth(*nth), *nth + 1 == *end);
                let Some(game) = game.filter(|_| nth < end) else {
                    if *found {
                        say!(port, "ok")
                    } else {
                        say!(port, "error there is no game")
                    }
                    self.job = Job::None;
                    return true;
                };
                match *step {
                    Step::Find if device.find(game.0).await.is_none() => *nth += 1,
                    Step::Find if device.pack(game.0) => {
                        *step = Step::Pack(now.wrapping_add(PACK));
                        return false;
                    }
                    Step::Find => {
                        say!(port, "error the device shows another export");
                        self.job = Job::None;
                    }
                    Step::Pack(until) => match device.is_packed() {
                        Some(true) => *step = Step::Part(0),
                        None if !is_over(until) => return false,
                        // Of all games, those that can be packed.
                        _ if !last => {
                            say!(port, "# {game} can't be exported");
                            (*nth, *step) = (*nth + 1, Step::Find);
                        }
                        _ if *found => *nth += 1,
                        _ => {
                            say!(port, "error {game} can't be exported");
                            self.job = Job::None;
                        }
                    },
                    Step::Part(at) => match device.part(at) {
                        Some(part) => {
                            *found = true;
                            *step = Step::Part(at + 1);
                            say!(port, "{part}");
                        }
                        None => (*nth, *step) = (*nth + 1, Step::Find),
                    },
                }
                return true;
            }
            Job::Backup { at, digest } => {
                if let Some(bytes) = device.saves().get(*at..*at + PIECE) {
                    // A copy, so that the checksum is that of what was sent.
                    let bytes: Vec<u8, PIECE> = bytes.iter().copied().collect();
                    digest.update(&bytes);
                    if bytes.iter().any(|&byte| byte != 0xff) {
                        say!(port, "{}", Saving::Piece(*at, &bytes));
                    }
                    *at += PIECE;
                    return true;
                }
                let sum = digest.clone().finalize();
                if CRC.checksum(device.saves()) == sum {
                    say!(port, "{}", Saving::Sum(sum));
                    say!(port, "ok");
                } else {
                    say!(port, "error something was saved meanwhile; begin again");
                }
            }
            Job::Screen(left) => {
                if let Some(((x, y), colours)) = device.take_cell().filter(|_| *left > 0) {
                    *left -= 1;
                    say!(port, "cell {x} {y} {}", Runs(colours.as_flattened()));
                    return true;
                }
                say!(port, "ok");
            }
            Job::Log => {
                if port.read().is_none() {
                    let mut bytes = [0; 64];
                    let length = device.log(&mut bytes);
                    port.write(bytes.get(..length).unwrap_or_default());
                    return length > 0;
                }
            }
            Job::Sum(sum) => {
                let sum = *sum;
                let outcome = match device.clear_copy().await {
                    // A sector at a time: others have their turn between.
                    Ok(true) => return false,
                    Ok(false) => device.check_copy(sum).await,
                    Err(refused) => Err(refused),
                };
                if outcome.is_ok() {
                    self.job = self.ask(Wish::Restore, Then::Restore(sum), device);
                    return true;
                }
                tell(port, outcome);
            }
            Job::Ask { until, wish, then } => {
                let (wish, then) = (*wish, *then);
                let answer = if is_over(*until) {
                    device.withdraw();
                    Some(false)
                } else {
                    device.leave()
                };
                let Some(answer) = answer else { return false };
                self.allowed |= answer && wish == Wish::Press;
                self.job = if answer { self.go_on(then, device, port).await } else { Job::None };
                if !answer {
                    say!(port, "error {REFUSED}");
                }
                return true;
            }
            Job::Hold(button, until) => {
                let button = *button;
                if !is_over(*until) {
                    return false;
                }
                self.touch(device, button, false);
                self.job = Job::Gap(now.wrapping_add(GAP));
                return false;
            }
            Job::Gap(until) => {
                if is_over(*until) {
                    self.job = Job::Settle(now.wrapping_add(IDLE));
                    return true;
                }
                return false;
            }
            Job::Settle(until) => {
                if !device.is_idle() && !is_over(*until) {
                    return false;
                }
                say!(port, "ok");
            }
            Job::Wait(until) => match (device.is_idle(), is_over(*until)) {
                (true, _) => say!(port, "ok {}", if device.is_dark() { "dark" } else { "lit" }),
                (_, false) => return false,
                _ => say!(port, "error the console is not idle"),
            },
        }
        self.job = Job::None;
        true
    }

    /// Does what the owner allowed.
    async fn go_on(&mut self, then: Then, device: &mut impl Device, port: &mut impl Port) -> Job {
        match then {
            Then::Press(button, ms) => return self.press(button, ms, device),
            Then::Touch(button) => {
                self.touch(device, button, true);
                say!(port, "ok");
            }
            Then::Restore(sum) => {
                let outcome = device.mark_copy(sum).await;
                tell(port, outcome);
                if outcome.is_ok() {
                    device.restart(false);
                }
            }
            Then::Update => {
                say!(port, "ok");
                device.restart(true);
            }
        }
        Job::None
    }
}

/// Tells how taking another save memory went.
fn tell(port: &mut impl Port, outcome: Result<(), Refusal>) {
    match outcome {
        Ok(()) => say!(port, "ok"),
        Err(Refusal::Order) => say!(port, "error this piece is out of order; begin again with restore"),
        Err(Refusal::Sum) => say!(port, "error the checksum is another; begin again with restore"),
        Err(Refusal::Region(Region::Later(version))) => {
            say!(port, "error these are saves of format {version}, which is later than this version's")
        }
        Err(Refusal::Region(_)) => say!(port, "error these are no saves of Loire"),
        Err(Refusal::Flash) => say!(port, "error the flash does not hold them"),
    }
}
