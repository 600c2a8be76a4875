//! The console on a page: the same console and store as on the device, with the browser around them.
//!
//! | file | holds |
//! |---|---|
//! | `start` | what happens first |
//! | `app` | the handheld, and the order in which things happen: time, button, save, picture |
//! | `page` | what can be seen and read on the page |
//! | `words` | what the page says, in every language |
//! | `input` | keys, fingers and gamepads as buttons |
//! | `held` | what holds which button down |
//! | `saves` | the flash in IndexedDB, and who may write it |
//! | `files` | saves and games that come and go as files and text |
//! | `cable` | a handheld at the cable: its saves, its games as text, and its picture in place of the console's |
//! | `link`, `mirror` | what is said through it; which buttons it is told |
//! | `links` | links to a game: made and shared, and taken up |
//! | `game`, `address` | a game that came as text; where the page is |
//! | `js` | what `web-sys` leaves out, and shorthands |

#![forbid(unsafe_code)]

mod address;
mod app;
mod cable;
mod files;
mod game;
mod held;
mod input;
mod js;
mod link;
mod links;
mod mirror;
mod page;
mod saves;
mod start;
mod words;

use wasm_bindgen::prelude::*;

/// Starts the page.
#[wasm_bindgen(start)]
fn start() {
    wasm_bindgen_futures::spawn_local(start::start());
}
