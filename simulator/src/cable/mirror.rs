//! The handheld's picture, live in a window, and the window's keys on the handheld.

use std::error::Error;
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;
use std::time::Duration;

use cable::computer::{LOOK_MS, paint};
use console::{Button, SIDE};
use handheld::Picture;
use minifb::{Key, Window, WindowOptions};

use super::link::Link;
use crate::canvas::Canvas;
use crate::keys::{self, Edges};

/// The window is asked for keys this often a second.
const RATE: usize = 125;

/// What the handheld shows, or why it no longer can.
type Shown = Result<Vec<u16>, String>;

/// Mirrors the handheld until the window is closed.
pub fn run(link: Link, scale: usize) -> Result<(), Box<dyn Error>> {
    let mut canvas = Canvas::new(scale);
    let (width, height) = (canvas.width(), canvas.height());
    let mut window = Window::new("Loire, the handheld (Esc quits)", width, height, WindowOptions::default())
        .map_err(|error| format!("no window can be opened: {error}"))?;
    window.set_target_fps(RATE);
    let edges = Edges::default();
    window.set_input_callback(Box::new(edges.clone()));
    let (press, pressed) = mpsc::channel();
    let (show, shown) = mpsc::channel();
    // Beside the window: the first key waits for the owner of the handheld.
    thread::spawn(move || serve(link, &pressed, &show));
    let mut picture = Picture::of_panel(&vec![0; SIDE * SIDE]);
    while window.is_open() {
        for (key, down) in edges.take() {
            if key == Key::Escape {
                return Ok(());
            }
            if let Some(button) = keys::button(key) {
                let _ = press.send((button, down));
            }
        }
        match shown.try_recv() {
            Ok(panel) => picture = Picture::of_panel(&panel?),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => return Err("the handheld is gone".into()),
        }
        canvas.paint(&picture, 100, keys::LEGEND);
        window.update_with_buffer(canvas.pixels(), width, height)?;
    }
    Ok(())
}

/// Passes keys on and pictures back, until the handheld or the window is gone.
fn serve(mut link: Link, pressed: &Receiver<(Button, bool)>, show: &Sender<Shown>) {
    let mut panel = vec![0; SIDE * SIDE];
    let mut look = "screen";
    loop {
        for (button, down) in pressed.try_iter() {
            let line = format!("{} {}", if down { "down" } else { "up" }, button.name());
            // The owner may refuse: the picture goes on.
            if let Err(why) = link.ask(&line, |_| Ok(())) {
                eprintln!("{}: {why}", button.name());
            }
        }
        let outcome = link.ask(look, |line| Ok(paint(line, &mut panel)?));
        if show.send(outcome.map(|()| panel.clone()).map_err(|error| error.to_string())).is_err() {
            return;
        }
        look = "changes";
        thread::sleep(Duration::from_millis(LOOK_MS.into()));
    }
}
