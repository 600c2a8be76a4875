//! What a console shows, and what its buttons would do.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use console::{Button, Console, Frame, Line, Request, ScreenKind, Shell};
use handheld::Picture;
use saves::ActionBytes;

use crate::now;

/// What a console shows, and what its buttons would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The name of the screen.
    pub screen: ScreenKind,
    cursor: String,
    strip: Option<[Line; 2]>,
    /// What A would do, and the points that are announced for it.
    pub promise: Option<(ActionBytes, i16)>,
    topic: Option<Line>,
}

impl Look {
    /// Returns what shows when nothing moves any more.
    pub fn of(console: &mut Console) -> Self {
        settle(console);
        Look {
            screen: console.screen(),
            cursor: format!("{:?}", console.cursor()),
            strip: console.strip(),
            promise: console.promise(),
            topic: console.topic(),
        }
    }
}

/// Returns the picture when nothing moves any more, as a hash.
pub fn picture(console: &mut Console) -> u64 {
    settle(console);
    let mut frame = Box::new(Frame::new());
    let Ok(()) = console.draw(&mut *frame);
    let mut hasher = DefaultHasher::new();
    frame.pixels().hash(&mut hasher);
    hasher.finish()
}

/// Writes the picture as a PNG.
///
/// # Panics
/// If it can't be written.
pub fn save(console: &Console, path: &Path) {
    let mut frame = Box::new(Frame::new());
    let Ok(()) = console.draw(&mut *frame);
    Picture::of(&frame).save(path).expect("a picture can be written");
}

/// Presses and releases a button, late enough not to be a slip; A as long as it has to be held. Returns the requests of
/// the console meanwhile.
pub fn tap(console: &mut Console, button: Button) -> Vec<Request> {
    if console.ignores(button) {
        settle(console);
    }
    let mut wanted = Wanted::default();
    let held = button == Button::A && console.wants_hold();
    console.press(button);
    if held {
        now(console.pass(100, &mut wanted));
    }
    console.release(button);
    wanted.0
}

/// Lets the longest animation come to its end.
fn settle(console: &mut Console) {
    wait(console, 120);
}

/// Lets ticks pass on a console that has nothing to ask for.
pub fn wait(console: &mut Console, ticks: u32) {
    now(console.pass(ticks, &mut Blind));
}

/// A shell that collects the requests of a console.
#[derive(Default)]
struct Wanted(Vec<Request>);

impl Shell for Wanted {
    async fn serve(&mut self, _: &mut Console, request: Request) {
        self.0.push(request);
    }

    async fn show(&mut self, _: &Console) {}
}

/// A shell for a console that makes no requests.
struct Blind;

impl Shell for Blind {
    async fn serve(&mut self, _: &mut Console, request: Request) {
        assert!(matches!(request, Request::Backlight(_) | Request::Sound(..)), "{request:?} was not attended to");
    }

    async fn show(&mut self, _: &Console) {}
}

/// Returns the row of the title, if it shows.
pub fn title_row(console: &Console) -> Option<usize> {
    let cursor = format!("{:?}", console.cursor());
    cursor.strip_prefix("([Title(")?.split_once(')')?.0.parse().ok()
}
