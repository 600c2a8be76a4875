//! A session: reads commands and does them, a line at a time.

use core::fmt;

use console::{Button, Buttons, Wish};

use crate::command::{Command, Mistake};
use crate::computer::REFUSED;
use crate::job::{self, Backup, Export, Job, Next, Then, is_over};
use crate::line::{Line, Spoilt};
use crate::say::{say, tell};
use crate::{Device, LONGEST, Port, VERSION};

/// How long nothing happens after a press, in milliseconds: as in a script.
const GAP: u32 = 60;
/// How long the console may take to come to rest, in milliseconds.
const IDLE: u32 = 60_000;
/// How long the owner has to answer, in milliseconds.
const PATIENCE: u32 = 60_000;
/// How often the picture is sent again where it changed meanwhile.
const PASSES: usize = 8 * 450;
/// Steps at a time: what is said next to a game must not hold it up.
const STEPS: usize = 16;
/// Milliseconds between two looks at the log, and at other things that tell nobody when they change.
const LOOK: u32 = 20;

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
            Job::Export(_) | Job::Log | Job::Ask { .. } | Job::Settle(_) | Job::Wait(_) => Some(LOOK),
            Job::None | Job::Help(_) | Job::List(_) | Job::Backup(_) | Job::Screen(_) => None,
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
            Command::Export(nth, end) => Job::Export(Export::new(nth, end)),
            Command::Backup => Job::Backup(Backup::new()),
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

    /// Goes on with the job. Returns whether there is more to do at once.
    async fn work(&mut self, device: &mut impl Device, port: &mut impl Port) -> More {
        let now = device.now();
        let next = match &mut self.job {
            Job::None => Next::Command,
            Job::Help(nth) => job::help(nth, port),
            Job::List(nth) => job::list(nth, device, port).await,
            Job::Export(export) => export.work(now, device, port).await,
            Job::Backup(backup) => backup.work(device, port),
            Job::Screen(left) => job::screen(left, device, port),
            Job::Log => job::log(device, port),
            &mut Job::Sum(sum) => self.check(sum, device, port).await,
            &mut Job::Ask { until, wish, then } => {
                self.await_leave(is_over(now, until), wish, then, device, port).await
            }
            &mut Job::Hold(_, until) | &mut Job::Gap(until) if !is_over(now, until) => Next::Later,
            &mut Job::Hold(button, _) => {
                self.touch(device, button, false);
                self.job = Job::Gap(now.wrapping_add(GAP));
                Next::Later
            }
            Job::Gap(_) => {
                self.job = Job::Settle(now.wrapping_add(IDLE));
                Next::Now
            }
            &mut Job::Settle(until) => job::settle(is_over(now, until), device, port),
            &mut Job::Wait(until) => job::wait(is_over(now, until), device, port),
        };
        match next {
            Next::Command => self.job = Job::None,
            Next::Now => {}
            Next::Later => return false,
        }
        true
    }

    /// Checks another save memory, and asks whether it may replace the old one.
    async fn check(&mut self, sum: u32, device: &mut impl Device, port: &mut impl Port) -> Next {
        let outcome = match device.clear_copy().await {
            // A sector at a time: others have their turn between.
            Ok(true) => return Next::Later,
            Ok(false) => device.check_copy(sum).await,
            Err(refused) => Err(refused),
        };
        if outcome.is_ok() {
            self.job = self.ask(Wish::Restore, Then::Restore(sum), device);
            return Next::Now;
        }
        tell(port, outcome);
        Next::Command
    }

    /// Waits for the owner's answer; none in time is a no.
    async fn await_leave(
        &mut self,
        late: bool,
        wish: Wish,
        then: Then,
        device: &mut impl Device,
        port: &mut impl Port,
    ) -> Next {
        let answer = if late {
            device.withdraw();
            Some(false)
        } else {
            device.leave()
        };
        match answer {
            None => Next::Later,
            Some(true) => {
                self.allowed |= wish == Wish::Press;
                self.job = self.go_on(then, device, port).await;
                Next::Now
            }
            Some(false) => {
                say!(port, "error {REFUSED}");
                Next::Command
            }
        }
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
