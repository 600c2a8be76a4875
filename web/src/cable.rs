//! A handheld at the cable: its saves, its games as text, and its picture in place of the console's. Nothing on it changes
//! without its owner, who is asked there.

use std::cell::RefCell;
use std::rc::Rc;

use cable::computer::{Backup, LOOK_MS, Saving, TRIES, paint};
use console::SIDE;
use handheld::{Flash, Inventory, NoSaves, Picture};
use texts::host as say;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, File, HtmlDialogElement, HtmlElement};

use crate::app;
use crate::files;
use crate::js::{self, Cable, element, on};
use crate::link::{Link, Trouble};
use crate::words::Words;

/// The names of the files that come from a handheld.
const SAVES: &str = "loire-handheld.bin";
const BEFORE: &str = "loire-handheld-before.bin";
const GAMES: &str = "loire-handheld.txt";

thread_local! {
    /// The handheld that is connected.
    static LINK: RefCell<Option<Rc<Link>>> = const { RefCell::new(None) };
    /// What the last restore replaced.
    static REPLACED: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// How something with a handheld went, and whether it is still there.
type Outcome = (Words, bool);

/// What the dialog offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offer {
    /// Nothing: the browser has no way to a cable.
    Nothing,
    /// To connect.
    Connect,
    /// What can be done with the handheld.
    Tools,
    /// To wait, or to close.
    Wait,
}

/// Listens to the dialog.
pub fn listen() {
    on(&element::<HtmlElement>("cable"), "click", |_: Event| {
        says(Words::default());
        offer(if Cable::exists() { Offer::Connect } else { Offer::Nothing });
        let _ = element::<HtmlDialogElement>("device").show_modal();
    });
    on(&element::<HtmlElement>("device"), "close", |_: Event| hang_up());
    on(&element::<HtmlElement>("connect"), "click", |_: Event| spawn_local(connect()));
    on(&element::<HtmlElement>("backup"), "click", |_: Event| work("backup", backup));
    on(&element::<HtmlElement>("texts"), "click", |_: Event| work("texts", export));
    files::on_file("restore", "saves", |file| work("restore", |link| check(link, file)));
    on(&element::<HtmlElement>("mirror"), "click", |_: Event| {
        if let Some(link) = LINK.take() {
            element::<HtmlDialogElement>("device").close();
            spawn_local(mirror(link));
        }
    });
    on(&element::<HtmlElement>("before"), "click", |_: Event| {
        REPLACED.with_borrow(|saves| files::save(BEFORE, saves));
    });
}

/// Says how it stands.
fn says(words: impl Into<Words>) {
    words.into().put(&element::<HtmlElement>("device-says"));
}

/// Shows how far something is, in per cent.
fn progress(done: usize) {
    let _ = element::<HtmlElement>("progress").set_attribute("value", &(100 * done / Flash::SIZE).to_string());
}

fn offer(offer: Offer) {
    let show = |id: &str, shown: bool| element::<HtmlElement>(id).set_hidden(!shown);
    show("no-cable", offer == Offer::Nothing);
    show("connect", offer == Offer::Connect);
    ["backup", "restore", "texts", "mirror"].iter().for_each(|tool| show(tool, offer == Offer::Tools));
    show("progress", offer == Offer::Wait);
    show("before", offer != Offer::Wait && REPLACED.with_borrow(|saves| !saves.is_empty()));
}

/// Moves the focus: what it was on may be hidden now.
fn focus(id: &str) {
    let _ = element::<HtmlElement>(id).focus();
}

/// Closes the port, if it is open.
fn hang_up() {
    if let Some(link) = LINK.take() {
        link.hang_up();
    }
}

async fn connect() {
    wait();
    let outcome = Link::open().await;
    if !element::<HtmlDialogElement>("device").open() {
        return outcome.iter().for_each(|(link, _)| link.hang_up());
    }
    match outcome {
        Ok((link, build)) => {
            LINK.set(Some(Rc::new(link)));
            says(say::connected(&build));
            offer(Offer::Tools);
            focus("backup");
        }
        Err(trouble) => end(trouble),
    }
}

/// Offers nothing but to close.
fn wait() {
    let _ = element::<HtmlElement>("progress").remove_attribute("value");
    offer(Offer::Wait);
    focus("hang-up");
}

/// Says why there is no handheld any more, and offers to connect.
fn end(words: impl Into<Words>) {
    says(words);
    hang_up();
    offer(Offer::Connect);
    focus("connect");
}

/// Does something with the handheld that takes a while, and says how it went.
fn work<F>(button: &'static str, job: impl FnOnce(Rc<Link>) -> F)
where
    F: Future<Output = Result<Outcome, Trouble>> + 'static,
{
    let Some(link) = LINK.with_borrow(Clone::clone) else { return };
    let job = job(link.clone());
    spawn_local(async move {
        wait();
        let (words, goes_on) = job.await.unwrap_or_else(|trouble| {
            let goes_on = trouble.goes_on();
            (trouble.into(), goes_on)
        });
        // Nobody looks once the dialog was closed.
        if !LINK.with_borrow(|now| now.as_ref().is_some_and(|now| Rc::ptr_eq(now, &link))) {
            return;
        }
        if !goes_on {
            return end(words);
        }
        says(words);
        offer(Offer::Tools);
        focus(button);
    });
}

/// Reads the saves of a handheld, again if something was saved meanwhile.
async fn read(link: &Link) -> Result<Flash, Trouble> {
    says(say::DEVICE_READS);
    let mut saves = vec![0; Flash::SIZE];
    for tries in 1.. {
        let mut backup = Backup::new(&mut saves);
        match link.ask("backup", |line| backup.take(line).map(progress)).await {
            Err(Trouble::Said(_)) if tries < TRIES => {}
            outcome => {
                outcome?;
                backup.check()?;
                break;
            }
        }
    }
    Flash::from_bytes(saves).map_err(|_| Trouble::Damaged)
}

/// Returns what a handheld has, or why that can't be known.
fn inventory(saves: &Flash) -> Words {
    let found = Inventory::of_handheld(saves);
    Words::each(|language| found.map_or_else(|problem| problem.said(language), |found| found.said(language)))
}

async fn backup(link: Rc<Link>) -> Result<Outcome, Trouble> {
    let saves = read(&link).await?;
    files::save(SAVES, &saves.to_bytes());
    Ok((inventory(&saves).map(|language, has| say::device_saved(SAVES, has).said(language)), true))
}

async fn export(link: Rc<Link>) -> Result<Outcome, Trouble> {
    let text = handheld::export(&read(&link).await?).unwrap_or_default();
    if text.is_empty() {
        return Ok((say::DEVICE_EMPTY.into(), true));
    }
    files::save(GAMES, text.as_bytes());
    Ok((say::device_exported(GAMES).into(), true))
}

/// Checks a file whole, reads what it would replace, and asks.
async fn check(link: Rc<Link>, file: File) -> Result<Outcome, Trouble> {
    let bytes = match files::bytes(&file).await {
        Ok(bytes) => bytes,
        Err(problem) => return Ok((problem, true)),
    };
    let flash = Flash::from_bytes(bytes).map_err(|_| NoSaves::Foreign);
    let flash = match flash.and_then(|flash| Inventory::of_handheld(&flash).map(|_| flash)) {
        Ok(flash) => flash,
        Err(problem) => return Ok((files::no_saves(&file, problem), true)),
    };
    let present = read(&link).await?;
    let (offered, has) = (inventory(&flash), inventory(&present));
    let question = offered.map(|language, offered| say::device_question(offered, has.said(language)).said(language));
    files::ask(&question, move || work("restore", |link| restore(link, flash, present)));
    Ok((Words::default(), true))
}

/// Sends saves to a handheld. It has its own until its owner has agreed.
async fn restore(link: Rc<Link>, flash: Flash, present: Flash) -> Result<Outcome, Trouble> {
    let saves = flash.to_bytes();
    let mut asked = false;
    says(say::DEVICE_SENDS);
    for line in Saving::all(&saves) {
        match line {
            Saving::Restore => {}
            Saving::Piece(offset, _) => progress(offset),
            Saving::Sum(_) => {
                asked = true;
                progress(Flash::SIZE);
                says(say::DEVICE_ASKS);
            }
        }
        if let Err(trouble) = link.ask(&line.to_string(), |_| Ok(())).await {
            let goes_on = trouble.goes_on();
            let left = if asked && !goes_on { say::DEVICE_EITHER } else { say::DEVICE_UNCHANGED };
            return Ok((Words::from(trouble).and(left.into()), goes_on));
        }
    }
    REPLACED.set(present.to_bytes());
    Ok((say::DEVICE_RESTARTS.into(), false))
}

/// Shows the handheld in place of the console, until one of them is gone.
async fn mirror(link: Rc<Link>) {
    app::with(|app| app.mirror(link.clone()));
    let outcome = reflect(&link).await;
    link.hang_up();
    app::with(|app| {
        if app.mirrored(&link).is_some() {
            app.end_mirror();
            outcome.unwrap_or_else(|trouble| app.page.show_message(trouble));
        }
    });
}

/// Passes buttons on and pictures back.
async fn reflect(link: &Rc<Link>) -> Result<(), Trouble> {
    let mut panel = vec![0; SIDE * SIDE];
    let mut look = "screen";
    let mut allowed = false;
    let show = |words: Words| app::with(|app| app.page.show_message(words));
    while app::with(|app| app.mirrored(link).is_some()) {
        while let Some((button, down)) = app::with(|app| app.mirrored(link)?.next()) {
            let asks = down && !allowed;
            if asks {
                show(say::MIRROR_ASKS.into());
            }
            let line = format!("{} {}", if down { "down" } else { "up" }, button.name());
            match link.ask(&line, |_| Ok(())).await {
                Ok(()) => allowed |= asks,
                Err(Trouble::Refused) => {}
                Err(trouble) => return Err(trouble),
            }
            if asks {
                show(if allowed { say::MIRROR_ALLOWED } else { say::MIRROR_REFUSED }.into());
                app::with(|app| app.answered(link, allowed.then_some(button)));
            }
        }
        link.ask(look, |line| paint(line, &mut panel)).await?;
        app::with(|app| app.show_mirror(link, &Picture::of_panel(&panel)));
        look = "changes";
        js::pause(LOOK_MS).await;
    }
    Ok(())
}
