//! The window.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter};
use std::time::{Duration, Instant};

use console::{Button, ScreenKind, TICK_MS};
use handheld::{FlashFile, Handheld, Recorder};
use minifb::{Key, Window, WindowOptions};

use crate::canvas::Canvas;
use crate::keys::{self, Edges};
use crate::output::print;

/// The window is asked for keys this often a second.
const RATE: usize = 125;
/// The picture is painted anew after this long, changed or not: a window that was covered may have lost it.
const REPAINT: Duration = Duration::from_millis(200);
/// A save that failed is tried again after this long.
const RETRY: Duration = Duration::from_secs(1);

/// Runs the console in a window until it is closed. Without a file nothing is saved.
pub fn run(
    handheld: Handheld,
    file: Option<FlashFile>,
    scale: usize,
    recorder: Option<Recorder<BufWriter<File>>>,
) -> Result<(), Box<dyn Error>> {
    let mut canvas = Canvas::new(scale);
    let (width, height) = (canvas.width(), canvas.height());
    let mut window =
        Window::new("Loire (Esc quits, F5 restarts)", width, height, WindowOptions::default()).map_err(|error| {
            format!("no window can be opened: {error}\nWithout a display, use --script, or --replay with --out.")
        })?;
    window.set_target_fps(RATE);
    let edges = Edges::default();
    window.set_input_callback(Box::new(edges.clone()));

    let mut play = Play { handheld, recorder, now: 0 };
    let mut saves = Saves { file, failed: None };
    let began = Instant::now();
    let mut was_active = false;
    let mut painted = None;
    let mut quit = false;
    while window.is_open() && !quit {
        play.run_until(began.elapsed());
        for (key, down) in edges.take() {
            play.key(key, down)?;
            quit |= key == Key::Escape;
        }
        // A window that loses the keyboard is not told of the keys that go up afterwards.
        let active = window.is_active();
        if was_active && !active {
            play.let_go()?;
        }
        was_active = active;
        saves.save();
        play.handheld.log().try_for_each(|line| print(&format!("{line}\n")))?;

        let shown = (play.handheld.pictures(), play.handheld.brightness(), saves.legend());
        match painted {
            Some((last, at)) if last == shown && began.elapsed() - at < REPAINT => window.update(),
            _ => {
                canvas.paint(&play.handheld.picture(), play.handheld.brightness(), saves.legend());
                window.update_with_buffer(canvas.pixels(), width, height)?;
                painted = Some((shown, began.elapsed()));
            }
        }
    }
    play.finish()
}

/// The console being played, and what is written of it.
struct Play {
    handheld: Handheld,
    recorder: Option<Recorder<BufWriter<File>>>,
    /// Milliseconds since it began, in whole ticks, so that a recording gives times back to the tick.
    now: u64,
}

impl Play {
    fn run_until(&mut self, time: Duration) {
        let ticks = time.as_millis() as u64 / u64::from(TICK_MS);
        let now = ticks * u64::from(TICK_MS);
        self.handheld.run((now - self.now) as u32);
        self.now = now;
    }

    fn key(&mut self, key: Key, down: bool) -> io::Result<()> {
        // A script has no letters: what is recorded is typed by buttons.
        if down
            && self.recorder.is_none()
            && self.handheld.console().screen() == ScreenKind::Keyboard
            && let Some(letter) = keys::letter(key)
        {
            self.handheld.write(letter);
            return Ok(());
        }
        match (keys::button(key), down) {
            (Some(button), true) => self.press(button),
            (Some(button), false) => self.release(button)?,
            (None, true) if key == Key::F5 => self.power_cycle()?,
            _ => {}
        }
        Ok(())
    }

    fn press(&mut self, button: Button) {
        // The desktop repeats a key that is held; the console does that by itself.
        if !self.handheld.is_held(button) {
            self.handheld.press(button);
            if let Some(recorder) = &mut self.recorder {
                recorder.press(button, self.now);
            }
        }
    }

    fn release(&mut self, button: Button) -> io::Result<()> {
        self.handheld.release(button);
        self.recorder.as_mut().map_or(Ok(()), |recorder| recorder.release(button, self.now))
    }

    fn let_go(&mut self) -> io::Result<()> {
        Button::ALL.into_iter().try_for_each(|button| self.release(button))
    }

    fn power_cycle(&mut self) -> io::Result<()> {
        let held = Button::ALL.into_iter().find(|button| self.handheld.is_held(*button));
        self.handheld.power_cycle(held);
        self.recorder.as_mut().map_or(Ok(()), |recorder| recorder.power_cycle(held, self.now))
    }

    fn finish(self) -> Result<(), Box<dyn Error>> {
        if let Some(recorder) = self.recorder {
            recorder.finish(self.now)?;
        }
        Ok(())
    }
}

/// The file that games are saved in. When that fails, play goes on, and it is tried again.
struct Saves {
    file: Option<FlashFile>,
    failed: Option<Instant>,
}

impl Saves {
    fn save(&mut self) {
        if self.failed.is_some_and(|at| at.elapsed() < RETRY) {
            return;
        }
        let outcome = self.file.as_mut().map_or(Ok(()), FlashFile::save);
        if let (Err(error), None) = (&outcome, self.failed) {
            eprintln!("simulator: the game is not saved: {error}");
        }
        self.failed = outcome.is_err().then(Instant::now);
    }

    fn legend(&self) -> &'static str {
        if self.failed.is_some() { "NOT SAVED! The terminal says why." } else { keys::LEGEND }
    }
}
