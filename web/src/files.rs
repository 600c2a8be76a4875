//! Saves and games that come and go as files and text.

use console::Packed;
use handheld::{Flash, Inventory, NoSaves, read};
use js_sys::{Array, Uint8Array};
use texts::host as say;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, ClipboardEvent, DataTransfer, DragEvent, Event, File, HtmlAnchorElement, HtmlButtonElement,
    HtmlDialogElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement, Url,
};

use crate::app::{self, App};
use crate::game::Game;
use crate::js::{document, element, on, window};
use crate::links;
use crate::words::Words;

/// The longest text that is searched for games, in bytes. A game has a few thousand.
const LONGEST: usize = 1 << 20;

/// Returns the games in the page's address, behind the `#`.
pub fn in_address() -> Option<Result<Vec<Packed>, Words>> {
    let hash = window().location().hash().ok()?;
    let text = js_sys::decode_uri_component(hash.strip_prefix('#')?).ok()?;
    let text = String::from(text);
    (!text.is_empty()).then(|| check_size(text.len() as f64).and_then(|()| links::open(&text)))
}

/// Returns the games in a text; at least one.
fn in_text(bytes: &[u8]) -> Result<Vec<Packed>, Words> {
    check_size(bytes.len() as f64)?;
    let reading = read(bytes);
    let problems = |language| links::problems(&reading, language);
    if reading.journals.is_empty() { Err(Words::each(problems)) } else { Ok(reading.journals) }
}

/// Refuses what is longer than any text with games.
fn check_size(bytes: f64) -> Result<(), Words> {
    if bytes <= LONGEST as f64 { Ok(()) } else { Err(say::too_long((bytes / 1e6).ceil() as i32).into()) }
}

/// Shows the only one of these games, or lets the player choose.
pub fn show(app: &mut App, games: &[Packed]) {
    app.page.clear_choices();
    match games {
        [packed] => watch(app, packed),
        _ => {
            app.page.show_message(say::which_game(games.len() as i32));
            for packed in games {
                let label = packed.unpack(|_| ()).map_or_else(|fault| fault.message().into(), Words::from);
                let packed = packed.clone();
                app.page.offer_choice(label, move || app::with(|app| watch(app, &packed)));
            }
        }
    }
}

/// Watches a game, or says why not.
fn watch(app: &mut App, packed: &Packed) {
    app.page.clear_choices();
    match Game::of(packed) {
        Ok(game) => {
            let running = game.goes_on.then(|| game.packed.clone());
            app.watch(game);
            if let Some(packed) = running {
                app.page.offer_choice(say::GO_ON, move || spawn_local(links::go_on(packed.clone())));
            }
        }
        Err(problem) => app.page.show_message(problem),
    }
}

/// Listens to the buttons below the handheld, and to what is pasted and dropped.
pub fn listen() {
    on(&element::<HtmlElement>("export"), "click", |_: Event| {
        let bytes = app::with(|app| app.flash().to_bytes());
        save("loire-flash.bin", &bytes);
    });
    on_file("import", "file", |file| spawn_local(take(file)));
    on(&element::<HtmlElement>("back"), "click", |_: Event| {
        if app::with(App::end_mirror) {
            return;
        }
        // The address without what follows the #.
        let location = window().location();
        let _ = location.pathname().and_then(|path| location.replace(&path));
    });
    on(&element::<HtmlElement>("more"), "click", |_: Event| {
        let _ = element::<HtmlDialogElement>("page").show_modal();
    });
    // Every choice in it closes it.
    on(&element::<HtmlElement>("page"), "click", |event: Event| {
        if event.target().is_some_and(|target| target.has_type::<HtmlButtonElement>()) {
            element::<HtmlDialogElement>("page").close();
        }
    });
    on(&element::<HtmlElement>("restart"), "click", |_: Event| app::with(App::restart));
    on(&element::<HtmlElement>("watch"), "click", |_: Event| {
        let _ = element::<HtmlDialogElement>("paste").show_modal();
    });
    full_screen();
    on(&element::<HtmlDialogElement>("paste"), "close", |_: Event| {
        let text: HtmlTextAreaElement = element("text");
        if element::<HtmlDialogElement>("paste").return_value() == "watch" {
            show_text(text.value().as_bytes());
        }
        text.set_value("");
    });
    on(&window(), "paste", |event: ClipboardEvent| {
        let open = element::<HtmlDialogElement>("paste").open();
        if let Some(data) = event.clipboard_data().filter(|_| !open) {
            event.prevent_default();
            bring(&data);
        }
    });
    on(&window(), "dragover", |event: DragEvent| event.prevent_default());
    on(&window(), "drop", |event: DragEvent| {
        event.prevent_default();
        if let Some(data) = event.data_transfer() {
            bring(&data);
        }
    });
    on(&window(), "hashchange", |_: Event| {
        let _ = window().location().reload();
    });
}

/// Lets the player choose a file by a button and an input.
pub fn on_file(button: &str, input: &'static str, chosen: impl Fn(File) + 'static) {
    on(&element::<HtmlElement>(button), "click", |_: Event| element::<HtmlInputElement>(input).click());
    on(&element::<HtmlInputElement>(input), "change", move |_: Event| {
        let input: HtmlInputElement = element(input);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            chosen(file);
        }
        input.set_value("");
    });
}

/// Offers the full screen, where the browser allows it.
fn full_screen() {
    let full: HtmlElement = element("full");
    full.set_hidden(!document().fullscreen_enabled());
    on(&full, "click", |_: Event| {
        if document().fullscreen_element().is_some() {
            document().exit_fullscreen();
        } else {
            let _ = document().document_element().map(|page| page.request_fullscreen());
        }
    });
}

/// Takes what was pasted or dropped: a file, or a text with a game.
fn bring(data: &DataTransfer) {
    match data.files().and_then(|files| files.get(0)) {
        Some(file) => spawn_local(take(file)),
        None => show_text(data.get_data("text").unwrap_or_default().as_bytes()),
    }
}

/// Shows the games in a text, or says why not.
fn show_text(bytes: &[u8]) {
    app::with(|app| match in_text(bytes) {
        Ok(games) => show(app, &games),
        Err(problem) => app.page.show_message(problem),
    });
}

/// Takes a file: saves in place of the present ones, or a text with a game. It is read whole, and nothing is replaced
/// before the player has agreed.
async fn take(file: File) {
    let show = |words: Words| app::with(|app| app.page.show_message(words));
    let bytes = match bytes(&file).await {
        Ok(bytes) => bytes,
        Err(problem) => return show(problem),
    };
    let Ok(flash) = Flash::from_bytes(bytes.clone()) else { return show_text(&bytes) };
    match Inventory::of(&flash) {
        Ok(offered) => {
            let present = app::with(|app| Inventory::of(app.own()).unwrap_or_default());
            let said =
                |language| say::replace_question(&offered.said(language), &present.said(language)).said(language);
            ask(&Words::each(said), || app::with(|app| replace(app, flash)));
        }
        Err(problem) => show(no_saves(&file, problem)),
    }
}

/// Reads a file whole, unless it is longer than any of ours.
pub async fn bytes(file: &File) -> Result<Vec<u8>, Words> {
    check_size(file.size())?;
    let buffer = JsFuture::from(file.array_buffer()).await.map_err(|_| say::UNREADABLE)?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Returns why a file can't be taken.
pub fn no_saves(file: &File, problem: NoSaves) -> Words {
    Words::each(|language| say::no_saves(&file.name(), &problem.said(language)).said(language))
}

/// Asks whether saves take the place of others.
pub fn ask(question: &Words, agreed: impl FnOnce() + 'static) {
    question.put(&element::<HtmlElement>("question"));
    let dialog: HtmlDialogElement = element("replace");
    dialog.set_return_value("");
    let answered = Closure::once_into_js(move || {
        if element::<HtmlDialogElement>("replace").return_value() == "replace" {
            agreed();
        }
    });
    dialog.set_onclose(Some(answered.unchecked_ref()));
    let _ = dialog.show_modal();
}

/// Puts saves in the place of the present ones, which can be brought back until the page is closed.
fn replace(app: &mut App, flash: Flash) {
    let before = app.flash().to_bytes();
    app.page.clear_choices();
    if !app.replace(flash) {
        return app.page.show_message(say::NO_KEEPING);
    }
    app.page.show_message(say::REPLACED);
    app.page.offer_choice(say::BRING_BACK, move || {
        app::with(|app| {
            let Ok(flash) = Flash::from_bytes(before.clone()) else { return };
            app.page.clear_choices();
            app.replace(flash);
            app.page.show_message(say::BROUGHT_BACK);
        });
    });
}

/// Gives bytes to the player as a file.
pub fn save(name: &str, bytes: &[u8]) {
    let give = || {
        let blob = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(bytes)))?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    };
    // A browser that gives no files has no downloads either.
    let _: Result<(), JsValue> = give();
}
