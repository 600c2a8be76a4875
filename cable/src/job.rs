//! What a session does piece by piece: a function for each job that needs no more than the device and the port.

use console::{Button, Wish};
use heapless::Vec;
use saves::Condition;

use crate::command::{Command, Game};
use crate::computer::Saving;
use crate::pixels::Runs;
use crate::say::say;
use crate::{CRC, Device, PIECE, Port};

/// How long a game takes to be packed at most, in milliseconds.
const PACK: u32 = 60_000;

/// What is being done.
#[derive(Default)]
pub(crate) enum Job {
    #[default]
    None,
    Help(usize),
    List(usize),
    Export(Export),
    Backup(Backup),
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

/// The export of games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Export {
    /// The game that is its turn, and the end of them.
    nth: usize,
    end: usize,
    step: Step,
    /// Whether one was exported.
    found: bool,
}

/// How far the export of a game is.
#[derive(Clone, Copy, Debug)]
enum Step {
    Find,
    /// It has until then to be packed.
    Pack(u32),
    /// The part that is next.
    Part(usize),
}

/// A copy of the save memory on its way: from this offset on, with the checksum of what was before.
pub(crate) struct Backup {
    at: usize,
    digest: crc::Digest<'static, u32>,
}

/// What is done with the owner's leave.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Then {
    Press(Button, u32),
    Touch(Button),
    Restore(u32),
    Update,
}

/// What comes after a piece of a job.
pub(crate) enum Next {
    /// The next command: the job is over.
    Command,
    /// The job, at once.
    Now,
    /// The job, once the device has moved on.
    Later,
}

/// Returns whether this time has come.
pub(crate) fn is_over(now: u32, until: u32) -> bool {
    now.wrapping_sub(until) < u32::MAX / 2
}

/// Tells what the command of this number does.
pub(crate) fn help(nth: &mut usize, port: &mut impl Port) -> Next {
    let Some((usage, about)) = Command::HELP.get(*nth) else {
        say!(port, "ok");
        return Next::Command;
    };
    say!(port, "{usage:17}  {about}");
    *nth += 1;
    Next::Now
}

/// Tells what is known of the stored game of this number.
pub(crate) async fn list(nth: &mut usize, device: &mut impl Device, port: &mut impl Port) -> Next {
    let Some(game) = Game::nth(*nth) else {
        say!(port, "ok");
        return Next::Command;
    };
    if let Some(found) = device.find(game.0).await {
        let condition = match found.condition {
            Condition::Empty | Condition::Whole => "whole",
            Condition::Cut => "cut",
            Condition::Lost => "lost",
        };
        let kind = found.kind.unwrap_or("unknown");
        say!(port, "game {game} {kind} {condition} {} bytes", found.bytes);
    }
    *nth += 1;
    Next::Now
}

impl Export {
    /// Exports the games from `nth` on, up to `end`.
    pub fn new(nth: usize, end: usize) -> Self {
        Export { nth, end, step: Step::Find, found: false }
    }

    /// Goes on by a step.
    pub async fn work(&mut self, now: u32, device: &mut impl Device, port: &mut impl Port) -> Next {
        let Some(game) = Game::nth(self.nth).filter(|_| self.nth < self.end) else {
            if self.found {
                say!(port, "ok")
            } else {
                say!(port, "error there is no game")
            }
            return Next::Command;
        };
        match self.step {
            Step::Find => self.find(game, now, device, port).await,
            Step::Pack(until) => self.pack(game, is_over(now, until), device, port),
            Step::Part(at) => {
                match device.part(at) {
                    Some(part) => {
                        say!(port, "{part}");
                        (self.found, self.step) = (true, Step::Part(at + 1));
                    }
                    None => self.pass(),
                }
                Next::Now
            }
        }
    }

    /// Looks for the game, and begins to pack it.
    async fn find(&mut self, game: Game, now: u32, device: &mut impl Device, port: &mut impl Port) -> Next {
        if device.find(game.0).await.is_none() {
            self.pass();
            return Next::Now;
        }
        if !device.pack(game.0) {
            say!(port, "error the device shows another export");
            return Next::Command;
        }
        self.step = Step::Pack(now.wrapping_add(PACK));
        Next::Later
    }

    /// Waits until the game is packed, or it is too late. Of all games, those are exported that can be.
    fn pack(&mut self, game: Game, late: bool, device: &mut impl Device, port: &mut impl Port) -> Next {
        match device.is_packed() {
            Some(true) => self.step = Step::Part(0),
            None if !late => return Next::Later,
            _ if self.nth + 1 < self.end => {
                say!(port, "# {game} can't be exported");
                self.pass();
            }
            _ if self.found => self.pass(),
            _ => {
                say!(port, "error {game} can't be exported");
                return Next::Command;
            }
        }
        Next::Now
    }

    /// Passes on to the next game.
    fn pass(&mut self) {
        (self.nth, self.step) = (self.nth + 1, Step::Find);
    }
}

impl Backup {
    /// Begins with the first byte.
    pub fn new() -> Self {
        Backup { at: 0, digest: CRC.digest() }
    }

    /// Sends a piece, or the checksum after the last one.
    pub fn work(&mut self, device: &mut impl Device, port: &mut impl Port) -> Next {
        if let Some(bytes) = device.saves().get(self.at..self.at + PIECE) {
            // A copy, so that the checksum is that of what was sent.
            let bytes: Vec<u8, PIECE> = bytes.iter().copied().collect();
            self.digest.update(&bytes);
            if bytes.iter().any(|&byte| byte != 0xff) {
                say!(port, "{}", Saving::Piece(self.at, &bytes));
            }
            self.at += PIECE;
            return Next::Now;
        }
        let sum = self.digest.clone().finalize();
        if CRC.checksum(device.saves()) == sum {
            say!(port, "{}", Saving::Sum(sum));
            say!(port, "ok");
        } else {
            say!(port, "error something was saved meanwhile; begin again");
        }
        Next::Command
    }
}

/// Sends a cell of the picture; `left` may still be sent.
pub(crate) fn screen(left: &mut usize, device: &mut impl Device, port: &mut impl Port) -> Next {
    let Some(((x, y), colours)) = device.take_cell().filter(|_| *left > 0) else {
        say!(port, "ok");
        return Next::Command;
    };
    say!(port, "cell {x} {y} {}", Runs(colours.as_flattened()));
    *left -= 1;
    Next::Now
}

/// Passes on what is in the log, until a key is pressed.
pub(crate) fn log(device: &mut impl Device, port: &mut impl Port) -> Next {
    if port.read().is_some() {
        return Next::Command;
    }
    let mut bytes = [0; 64];
    let length = device.log(&mut bytes);
    port.write(bytes.get(..length).unwrap_or_default());
    if length > 0 { Next::Now } else { Next::Later }
}

/// Waits for the console to come to rest after a press, or until it is too late.
pub(crate) fn settle(late: bool, device: &mut impl Device, port: &mut impl Port) -> Next {
    if !device.is_idle() && !late {
        return Next::Later;
    }
    say!(port, "ok");
    Next::Command
}

/// Waits for the console to come to rest; that it does not in time is an error.
pub(crate) fn wait(late: bool, device: &mut impl Device, port: &mut impl Port) -> Next {
    match (device.is_idle(), late) {
        (true, _) => say!(port, "ok {}", if device.is_dark() { "dark" } else { "lit" }),
        (_, false) => return Next::Later,
        _ => say!(port, "error the console is not idle"),
    }
    Next::Command
}
