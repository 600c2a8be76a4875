//! The handheld on the page, and the order in which things happen: time, button, save, picture.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use console::{Button, Console, Language, Loudness, Packed, TICK_MS};
use handheld::{Flash, Handheld, Host, PRESS_MS, Picture, Spoken, journals};
use saves::Place;
use texts::host as say;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address;
use crate::game::Game;
use crate::held::{Held, Holder};
use crate::js::{self, window};
use crate::link::Link;
use crate::mirror::Mirror;
use crate::page::Page;
use crate::saves::{SaveError, Saves};
use crate::words::Words;

/// The browser.
const BROWSER: Host = Host {
    build: concat!(env!("CARGO_PKG_VERSION"), " browser"),
    entropy: js::entropy,
    awake: true,
    language: None,
    page: None,
};

thread_local!(static APP: RefCell<Option<App>> = const { RefCell::new(None) });

/// Does something with the app; nothing before it has started.
pub fn with<T: Default>(work: impl FnOnce(&mut App) -> T) -> T {
    APP.with_borrow_mut(|app| app.as_mut().map(work).unwrap_or_default())
}

/// The handheld with the page around it.
#[derive(Debug)]
pub struct App {
    /// What can be seen.
    pub page: Page,
    /// What holds buttons down.
    pub held: Held,
    /// Whether gamepads are asked for their buttons.
    pub polls: bool,
    handheld: Handheld,
    keeping: Keeping,
    /// What is looked at in place of the player's own games.
    watched: Option<Watched>,
    /// A handheld at the cable that shows in place of the console, whose time stands still.
    mirror: Option<Mirror>,
    /// How many of the flash's changes were given to the saves.
    given: u64,
    /// How much of the page's time the handheld was told of, in milliseconds.
    told: f64,
    timer: Option<i32>,
    /// The timer after which the picture is read out.
    reads: Option<i32>,
}

/// A game that is watched: nothing of it is saved.
#[derive(Debug)]
struct Watched {
    packed: Packed,
    /// The player's own games meanwhile; a blank flash before they are opened.
    own: Flash,
}

/// Whether changes to the flash are saved.
#[derive(Debug)]
enum Keeping {
    /// The player's games were not opened: the page began with a game to watch.
    Unopened,
    /// They are lost with the page.
    Off,
    /// They are saved.
    On(Saves),
    /// They are being saved: the picture waits.
    Busy,
}

/// Begins each game on a handheld that nobody sees. Browsers compile a function when it is called first: here no press
/// waits for that.
fn warm_up() {
    let mut handheld = Handheld::new(Host { language: Some(Language::default()), ..BROWSER }, Flash::blank());
    for game in 0..Console::GAMES {
        // Its set-up, which begins it; what comes before the table; and a few moves of the cursor there.
        for button in [Button::X, Button::X, Button::A, Button::A, Button::Right, Button::A, Button::X] {
            handheld.hold(button, PRESS_MS);
            Spoken::of(handheld.console());
        }
        handheld.power_cycle(None);
        (0..=game).for_each(|_| handheld.tap(Button::Down));
    }
}

impl App {
    /// Makes the handheld on the saves; on a blank flash, if the page begins with a game to watch.
    pub async fn open(page: Page, watches: bool) -> Self {
        let (keeping, flash) = if watches {
            (Keeping::Unopened, Flash::blank())
        } else {
            match Saves::open().await {
                Ok((saves, flash)) => (Keeping::On(saves), flash),
                Err((trouble, flash)) => {
                    page.warn(Some((&trouble).into()));
                    (Keeping::Off, flash)
                }
            }
        };
        warm_up();
        let told = js::now();
        let given = flash.changes();
        App {
            page,
            held: Held::default(),
            polls: false,
            handheld: Handheld::new(Host { language: js::language(), page: address::page(), ..BROWSER }, flash),
            keeping,
            watched: None,
            mirror: None,
            given,
            told,
            timer: None,
            reads: None,
        }
    }

    /// Lets time pass from now on; [`with`] finds it.
    pub fn start(mut self) {
        self.carry_on();
        APP.set(Some(self));
    }

    /// Lets a holder hold this button, and no other; none while a finger is between two.
    pub fn hold(&mut self, holder: Holder, button: Option<Button>) {
        self.held.set(holder, button);
        self.follow();
    }

    /// Lets a holder go of its button.
    pub fn let_go_of(&mut self, holder: &Holder) {
        self.held.remove(holder);
        self.follow();
    }

    /// Lets go of all buttons.
    pub fn let_go(&mut self) {
        self.held.clear();
        self.follow();
    }

    /// Presses a button and lets it go.
    pub fn tap(&mut self, button: Button) {
        if let Some(mirror) = &mut self.mirror {
            mirror.touch(button, true);
            return mirror.touch(button, false);
        }
        self.pass();
        self.handheld.press(button);
        self.handheld.run(PRESS_MS);
        self.handheld.release(button);
        self.carry_on();
    }

    /// Presses and releases what the holders changed.
    fn follow(&mut self) {
        if let Some(mirror) = &mut self.mirror {
            mirror.follow(&self.held);
            return self.page.show_held(|button| self.held.is_down(button));
        }
        let changed = |button: &Button| self.held.is_down(*button) != self.handheld.is_held(*button);
        let changed: Vec<Button> = Button::ALL.into_iter().filter(changed).collect();
        if changed.is_empty() {
            return;
        }
        self.pass();
        for button in changed {
            if self.held.is_down(button) { self.handheld.press(button) } else { self.handheld.release(button) }
        }
        self.carry_on();
    }

    /// Tells the handheld how much time has passed.
    fn pass(&mut self) {
        if self.mirror.is_some() {
            self.told = js::now();
        }
        let ms = (js::now() - self.told).max(0.0).floor();
        self.told += ms;
        // Whoever waits for a judge is not to wait for the page: what a slow machine owes is left out.
        let most = if self.handheld.console().is_judging() { TICK_MS } else { u32::MAX };
        self.handheld.run((ms as u32).min(most));
    }

    /// Saves what was written, then shows the picture of it, and sets the timer for the console's next moment.
    fn carry_on(&mut self) {
        self.handheld.log().for_each(|line| web_sys::console::log_1(&line.into()));
        if let Some((sound, loudness)) = self.handheld.take_sound() {
            let notes: Vec<u16> = sound.tune().iter().flat_map(|&(hertz, ms)| [hertz, ms.into()]).collect();
            js::play(&notes, loudness == Loudness::High);
        }
        let changes = self.handheld.flash().changes();
        let own = self.watched.is_none();
        if own && changes != self.given {
            self.keeping = match mem::replace(&mut self.keeping, Keeping::Off) {
                Keeping::On(saves) => {
                    self.given = changes;
                    spawn_local(keep(saves, self.handheld.flash().to_bytes()));
                    Keeping::Busy
                }
                keeping => keeping,
            };
        }
        if let (Keeping::Busy, true) = (&self.keeping, own) {
            self.page.mark("saving");
        } else if self.mirror.is_some() {
            return self.page.mark("idle");
        } else {
            self.page.show(&self.handheld);
            self.read_out();
            self.page.show_dim(self.handheld.console().is_dim());
            self.page.mark(if self.handheld.console().is_idle() { "idle" } else { "moving" });
        }
        self.wait();
    }

    /// Puts the picture into words, in a task of its own: no press waits for that.
    fn read_out(&mut self) {
        if !self.page.wants_reading(&self.handheld) || self.reads.is_some() {
            return;
        }
        let read = Closure::once_into_js(|| {
            with(|app| {
                app.reads = None;
                app.page.read_out(&app.handheld);
            })
        });
        self.reads = window().set_timeout_with_callback(read.unchecked_ref()).ok();
    }

    /// Sets the timer to when the console wants time to pass.
    fn wait(&mut self) {
        if let Some(timer) = self.timer.take() {
            window().clear_timeout_with_handle(timer);
        }
        let Some(ms) = self.handheld.next_ms() else { return };
        let due = (self.told + f64::from(ms) - js::now()).max(0.0).ceil() as i32;
        let wake = Closure::once_into_js(|| {
            with(|app| {
                app.timer = None;
                app.pass();
                app.carry_on();
            })
        });
        self.timer = window().set_timeout_with_callback_and_timeout_and_arguments_0(wake.unchecked_ref(), due).ok();
    }

    /// Shows a handheld at the cable in place of the console.
    pub fn mirror(&mut self, link: Rc<Link>) {
        self.let_go();
        self.mirror = Some(Mirror::new(link));
        self.page.clear_choices();
        self.page.show_message(say::MIRRORED);
        self.page.name(&say::MIRROR_SCREEN.into());
        self.page.offer_way_back();
    }

    /// Returns what the handheld at this cable is told, while it shows.
    pub fn mirrored(&mut self, link: &Rc<Link>) -> Option<&mut Mirror> {
        self.mirror.as_mut().filter(|mirror| Rc::ptr_eq(&mirror.link, link))
    }

    /// Shows the picture of the handheld at this cable.
    pub fn show_mirror(&mut self, link: &Rc<Link>, picture: &Picture) {
        if self.mirrored(link).is_some() {
            self.page.paint(picture, 100);
        }
    }

    /// The owner of the handheld at this cable has allowed this button, or none.
    pub fn answered(&mut self, link: &Rc<Link>, allowed: Option<Button>) {
        if let Some(mirror) = self.mirror.as_mut().filter(|mirror| Rc::ptr_eq(&mirror.link, link)) {
            mirror.answered(allowed, &self.held);
        }
    }

    /// Shows the console again. Returns whether it was a handheld.
    pub fn end_mirror(&mut self) -> bool {
        let Some(mirror) = self.mirror.take() else { return false };
        mirror.link.hang_up();
        self.held.clear();
        self.told = js::now();
        if self.watched.is_none() {
            self.page.take_way_back();
        }
        self.page.show_message(Words::default());
        self.page.forget();
        self.carry_on();
        true
    }

    /// Cuts the power, and restores it with the buttons down that are held.
    pub fn restart(&mut self) {
        self.end_mirror();
        self.pass();
        let held = Button::ALL.into_iter().filter(|button| self.held.is_down(*button));
        self.handheld.power_cycle(held.collect::<Vec<_>>());
        self.carry_on();
    }

    /// Shows a game step by step. Nothing is saved from now on.
    pub fn watch(&mut self, Game { flash, volume, outline, packed, .. }: Game) {
        self.end_mirror();
        let own = self.own().clone();
        self.watched = Some(Watched { packed, own });
        self.handheld = Handheld::replaying(self.host(), flash, volume);
        self.page.forget();
        self.page.warn(None);
        self.page.show_message(outline);
        self.page.offer_way_back();
        self.carry_on();
    }

    /// Goes on with this flash in place of the present one. Returns whether it can be kept.
    pub fn replace(&mut self, flash: Flash) -> bool {
        self.end_mirror();
        let kept = self.watched.is_none() && !matches!(self.keeping, Keeping::Off | Keeping::Unopened);
        if kept {
            self.handheld.flash().damage(|bytes| bytes.copy_from_slice(&flash.to_bytes()));
            self.handheld.power_cycle(None);
            self.carry_on();
        }
        kept
    }

    /// Returns what the flash holds, for a file.
    pub fn flash(&self) -> &Flash {
        self.handheld.flash()
    }

    /// Goes on with a game in progress in this flash, which takes the place of the player's own.
    pub fn resume(&mut self, flash: Flash, place: Place) {
        self.end_mirror();
        self.watched = None;
        self.given = 0;
        self.handheld = Handheld::resuming(self.host(), flash, place);
        self.page.forget();
        self.page.take_way_back();
        self.carry_on();
    }

    /// Returns whether the player's own games were opened.
    pub fn has_own(&self) -> bool {
        !matches!(self.keeping, Keeping::Unopened)
    }

    /// Returns the player's own games, also while another one is watched.
    pub fn own(&self) -> &Flash {
        self.watched.as_ref().map_or(self.flash(), |watched| &watched.own)
    }

    /// Takes the player's own games, which were opened just now.
    pub fn bring_own(&mut self, opened: Result<(Saves, Flash), (SaveError, Flash)>) {
        let flash = match opened {
            Ok((saves, flash)) => {
                self.keeping = Keeping::On(saves);
                flash
            }
            Err((trouble, flash)) => {
                self.keeping = Keeping::Off;
                self.page.warn(Some((&trouble).into()));
                flash
            }
        };
        if let Some(watched) = &mut self.watched {
            watched.own = flash;
        }
    }

    /// Returns the game that shows, if one does: on the table, in the list of finished ones, or watched.
    pub fn shown_game(&self) -> Option<Packed> {
        if let Some(Watched { packed, .. }) = &self.watched {
            return Some(packed.clone());
        }
        let shown = self.handheld.console().volume()?;
        journals(self.flash())?.into_iter().find(|(volume, _)| *volume == shown)?.1.ok()
    }

    /// Returns the browser, in the language that is spoken now.
    fn host(&self) -> Host {
        Host { language: Some(self.handheld.console().language()), page: address::page(), ..BROWSER }
    }
}

/// Saves the flash; then the picture follows.
async fn keep(mut saves: Saves, bytes: Vec<u8>) {
    let outcome = saves.write(&bytes).await;
    with(|app| {
        app.page.warn(outcome.as_ref().err().map(Words::from));
        // A page that lost the saves to another tab does not get them back; after any other error the next write tries
        // again.
        if let Keeping::Busy = app.keeping {
            app.keeping = if let Err(SaveError::Elsewhere) = outcome { Keeping::Off } else { Keeping::On(saves) };
        }
        app.carry_on();
    });
}
