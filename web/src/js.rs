//! What `web-sys` leaves out, and shorthands.

use console::Language;
use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::convert::FromWasmAbi;
use wasm_bindgen::prelude::*;
use web_sys::{AddEventListenerOptions, Document, EventTarget, Window};

/// Returns the window.
///
/// # Panics
/// Outside a page.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// Returns the document.
///
/// # Panics
/// Outside a page.
pub fn document() -> Document {
    window().document().expect("a page has a document")
}

/// Returns the element of this id.
///
/// # Panics
/// If the page has none of this kind.
pub fn element<T: JsCast>(id: &str) -> T {
    let found = document().get_element_by_id(id).and_then(|element| element.dyn_into().ok());
    found.unwrap_or_else(|| panic!("no {id} on the page"))
}

/// Returns the milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Sets a mark in the browser's own measurements (`performance.mark`).
pub fn mark(name: &str) {
    let _ = window().performance().map(|clock| clock.mark(name));
}

/// Returns fresh random bits from the browser.
pub fn entropy() -> Option<u64> {
    let mut bytes = [0; 8];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// Returns the first of the languages that the reader wants which the console speaks.
pub fn language() -> Option<Language> {
    let wanted = window().navigator().languages();
    wanted.iter().find_map(|tag| Language::of(&tag.as_string()?))
}

/// Creates a function that is called any number of times, for as long as the page is open.
pub fn forever<E: FromWasmAbi + 'static>(call: impl FnMut(E) + 'static) -> Function {
    Closure::<dyn FnMut(E)>::new(call).into_js_value().unchecked_into()
}

/// Calls `call` on every event of this kind. It may keep the browser from doing what it would do.
pub fn on<E: FromWasmAbi + 'static>(target: &EventTarget, kind: &str, call: impl FnMut(E) + 'static) {
    let options = AddEventListenerOptions::new();
    options.set_passive(false);
    let call = forever(call);
    // It takes every kind and every function.
    let _ = target.add_event_listener_with_callback_and_add_event_listener_options(kind, &call, &options);
}

#[wasm_bindgen]
extern "C" {
    /// Shows the page's words in the language of this code: `words.js` has it.
    pub fn speak(code: &str);

    /// Copies a text, and resolves to whether that worked: `links.js` has this and the next ones.
    pub async fn copy(text: &str) -> JsValue;

    #[wasm_bindgen(js_name = "canShare")]
    pub fn can_share() -> bool;

    /// Shares a link, and resolves to whether that was done.
    pub async fn share(text: &str, link: &str) -> JsValue;

    /// Takes the game out of the address.
    #[wasm_bindgen(js_name = "forgetLink")]
    pub fn forget_link();

    /// Resolves after so many milliseconds: `cable.js` has this and the next one.
    pub async fn pause(ms: u32);

    /// The cable to a handheld, where the browser has Web Serial.
    #[derive(Clone, Debug)]
    pub type Cable;

    /// Returns whether the browser has it.
    #[wasm_bindgen(static_method_of = Cable)]
    pub fn exists() -> bool;

    /// Lets the player choose a port of this maker and product, and opens it.
    #[wasm_bindgen(static_method_of = Cable, catch)]
    pub async fn open(maker: u16, product: u16) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method)]
    pub fn send(this: &Cable, text: &str);

    /// Resolves to the text that comes next, or to nothing if none does for so many milliseconds. Fails once the port is
    /// gone.
    #[wasm_bindgen(method, catch)]
    pub async fn read(this: &Cable, ms: u32) -> Result<JsValue, JsValue>;

    /// Closes the port, whatever is under way.
    #[wasm_bindgen(method)]
    pub fn close(this: &Cable);

    /// Plays notes, hertz and milliseconds in turn: `sound.js` has this and the next one.
    pub fn play(notes: &[u16], loud: bool);

    /// Lets a touch be felt.
    pub fn buzz();

    /// `navigator.locks`: locks that tabs share, and that a tab gives back when it ends in whatever way.
    pub type LockManager;

    #[wasm_bindgen(method)]
    pub fn request(this: &LockManager, name: &str, options: &JsValue, granted: &Function) -> Outcome;

    /// A promise, with a `catch` that takes any function.
    pub type Outcome;

    #[wasm_bindgen(method, js_name = "catch")]
    pub fn catch_with(this: &Outcome, refused: &Function);
}
