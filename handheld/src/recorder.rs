//! What was pressed, as a script.

use std::io::{self, Write};

use console::Button;

use crate::script::{MILLISECONDS, TIMES};
use crate::{Command, PRESS_MS};

/// A button held for less than this is a `press`.
const HOLD_MS: u64 = 250;
/// A pause of less than this is not written: a script waits for the console anyway.
const WAIT_MS: u64 = 1000;

/// Writes buttons as a script, line by line. Times are milliseconds since it began.
///
/// A script holds one button at a time: those that overlap come one after the other, in the order they went down.
#[derive(Debug)]
pub struct Recorder<W: Write> {
    out: W,
    /// Buttons whose line is not written yet, in the order they went down.
    strokes: Vec<Stroke>,
    /// The last press, which may be the first of several.
    press: Option<(Button, u32)>,
    /// When the last button that is written went up.
    quiet_since: u64,
}

#[derive(Debug)]
struct Stroke {
    button: Button,
    down: u64,
    up: Option<u64>,
}

impl<W: Write> Recorder<W> {
    /// Returns a recorder that writes to `out`.
    pub fn new(mut out: W) -> io::Result<Self> {
        writeln!(out, "# Plays the same on the flash that it began with.")?;
        Ok(Recorder { out, strokes: Vec::new(), press: None, quiet_since: 0 })
    }

    /// Records a button that goes down.
    pub fn press(&mut self, button: Button, now: u64) {
        self.strokes.push(Stroke { button, down: now, up: None });
    }

    /// Records a button that goes up.
    pub fn release(&mut self, button: Button, now: u64) -> io::Result<()> {
        if let Some(stroke) = self.strokes.iter_mut().find(|stroke| stroke.button == button && stroke.up.is_none()) {
            stroke.up = Some(now);
        }
        while let Some(&Stroke { button, down, up: Some(up) }) = self.strokes.first() {
            self.strokes.remove(0);
            self.stroke(button, down, up)?;
        }
        self.out.flush()
    }

    /// Records a power cycle, perhaps with a button held.
    pub fn power_cycle(&mut self, held: Option<Button>, now: u64) -> io::Result<()> {
        self.let_go(now)?;
        self.pause(now)?;
        self.write(Command::PowerCycle(held))?;
        self.quiet_since = now;
        self.out.flush()
    }

    /// Lets go of every button and writes what is left.
    pub fn finish(mut self, now: u64) -> io::Result<W> {
        self.let_go(now)?;
        self.write_press()?;
        self.out.flush()?;
        Ok(self.out)
    }

    fn let_go(&mut self, now: u64) -> io::Result<()> {
        for Stroke { button, down, up } in std::mem::take(&mut self.strokes) {
            self.stroke(button, down, up.unwrap_or(now))?;
        }
        Ok(())
    }

    fn stroke(&mut self, button: Button, down: u64, up: u64) -> io::Result<()> {
        self.pause(down)?;
        self.quiet_since = self.quiet_since.max(up);
        if up - down >= HOLD_MS {
            return self.write(Command::Hold(button, milliseconds(up - down)));
        }
        match &mut self.press {
            Some((last, times)) if *last == button && *times < *TIMES.end() => *times += 1,
            _ => {
                self.write_press()?;
                self.press = Some((button, 1));
            }
        }
        Ok(())
    }

    fn pause(&mut self, until: u64) -> io::Result<()> {
        match until.saturating_sub(self.quiet_since) {
            ..WAIT_MS => Ok(()),
            // A script waits for `PRESS_MS` after each button by itself.
            quiet => self.write(Command::Wait(milliseconds(quiet - u64::from(PRESS_MS)))),
        }
    }

    fn write(&mut self, command: Command) -> io::Result<()> {
        self.write_press()?;
        writeln!(self.out, "{command}")
    }

    fn write_press(&mut self) -> io::Result<()> {
        match self.press.take() {
            Some((button, times)) => writeln!(self.out, "{}", Command::Press(button, times)),
            None => Ok(()),
        }
    }
}

/// Returns a time in milliseconds, at most what a script can say.
fn milliseconds(ms: u64) -> u32 {
    ms.min((*MILLISECONDS.end()).into()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Script;

    fn recorded(play: impl FnOnce(&mut Recorder<Vec<u8>>), end: u64) -> Vec<String> {
        let mut recorder = Recorder::new(Vec::new()).unwrap();
        play(&mut recorder);
        let text = String::from_utf8(recorder.finish(end).unwrap()).unwrap();
        text.parse::<Script>().unwrap().steps().map(|(_, command)| command.to_string()).collect()
    }

    fn tap(recorder: &mut Recorder<Vec<u8>>, button: Button, down: u64, up: u64) {
        recorder.press(button, down);
        recorder.release(button, up).unwrap();
    }

    #[test]
    fn presses_in_a_row_are_one_line() {
        let script = |recorder: &mut Recorder<_>| {
            tap(recorder, Button::Down, 100, 180);
            tap(recorder, Button::Down, 300, 390);
            tap(recorder, Button::Down, 500, 560);
            tap(recorder, Button::A, 700, 800);
        };
        assert_eq!(recorded(script, 900), ["press DOWN x3", "press A"]);
    }

    #[test]
    fn long_presses_and_long_pauses_keep_their_times() {
        let script = |recorder: &mut Recorder<_>| {
            tap(recorder, Button::Up, 2000, 2100);
            tap(recorder, Button::Up, 5100, 5200);
            tap(recorder, Button::B, 5300, 6110);
        };
        assert_eq!(recorded(script, 7000), ["wait 1940", "press UP", "wait 2940", "press UP", "hold B 810"]);
    }

    #[test]
    fn overlapping_buttons_come_in_the_order_they_went_down() {
        let script = |recorder: &mut Recorder<_>| {
            recorder.press(Button::A, 100);
            recorder.press(Button::Right, 150);
            recorder.release(Button::Right, 200).unwrap();
            recorder.release(Button::A, 220).unwrap();
        };
        assert_eq!(recorded(script, 300), ["press A", "press RIGHT"]);
    }

    #[test]
    fn what_is_held_at_the_end_is_written() {
        assert_eq!(recorded(|recorder| recorder.press(Button::X, 100), 500), ["hold X 400"]);
        let cycle = |recorder: &mut Recorder<_>| {
            recorder.press(Button::Y, 100);
            recorder.power_cycle(Some(Button::Y), 200).unwrap();
            recorder.release(Button::Y, 300).unwrap();
        };
        assert_eq!(recorded(cycle, 400), ["press Y", "power-cycle Y"]);
    }
}
