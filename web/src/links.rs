//! Links to a game: made and shared, and taken up where they lead to.

use console::Packed;
use handheld::{Flash, ReadError, Reading, journals, read, take_up};
use texts::host as say;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, HtmlElement};

use crate::address::address;
use crate::app::{self, App};
use crate::js::{self, element, on, window};
use crate::saves::Saves;
use crate::words::Words;

/// Where parts of a game wait for the others, each of which comes with a link of its own.
const PARTS: &str = "loire-parts";
/// The most letters that wait: the longest game has some 12,000.
const MOST: usize = 1 << 15;

/// Listens to the buttons that make links.
pub fn listen() {
    on(&element::<HtmlElement>("copy"), "click", |_: Event| app::with(|app| link(app, Way::Copied)));
    let share: HtmlElement = element("share");
    share.set_hidden(!js::can_share());
    on(&share, "click", |_: Event| app::with(|app| link(app, Way::Shared)));
}

/// How a link leaves the page.
#[derive(Clone, Copy, Debug)]
enum Way {
    Copied,
    Shared,
}

/// Makes a link to the game that shows; where none does, the player chooses.
fn link(app: &mut App, way: Way) {
    app.page.clear_choices();
    if let Some(packed) = app.shown_game() {
        return spawn_local(send(packed, way));
    }
    let games = journals(app.flash()).unwrap_or_default().into_iter().filter_map(|(_, game)| game.ok());
    let games: Vec<Packed> = games.collect();
    if games.is_empty() {
        return app.page.show_message(say::NO_GAME);
    }
    app.page.show_message(say::which_game(games.len() as i32));
    for packed in games {
        let label = packed.unpack(|_| ()).map_or_else(|fault| fault.message().into(), Words::from);
        app.page.offer_choice(label, move || {
            app::with(|app| app.page.clear_choices());
            spawn_local(send(packed.clone(), way));
        });
    }
}

/// Copies or shares a link, and says what it can tell.
async fn send(packed: Packed, way: Way) {
    let show = |words: Words| app::with(|app| app.page.show_message(words));
    let outline = match packed.unpack(|_| ()) {
        Ok(outline) => outline,
        Err(fault) => return show(fault.message().into()),
    };
    let over = outline.over;
    let game = Words::from(outline);
    let (address, local) = address();
    let parts: Vec<String> = packed.parts().map(|part| part.to_string()).collect();
    let link = format!("{address}#{}", parts.join(","));
    let warned = |words: Words| if over { words } else { words.and(say::LINK_OPEN.into()) };
    let words = match way {
        Way::Copied if js::copy(&link).await.is_truthy() => {
            game.map(|language, game| say::link_copied(game).said(language))
        }
        Way::Copied => say::link_by_hand(&link).into(),
        Way::Shared => {
            let text = warned(game.clone());
            if !js::share(text.shown(), &link).await.is_truthy() {
                return;
            }
            game.map(|language, game| say::link_shared(game).said(language))
        }
    };
    let words = warned(words);
    show(if local { words.and(say::LINK_HERE.into()) } else { words });
}

/// Returns what a link holds. A part alone is kept until the others have come.
pub fn open(text: &str) -> Result<Vec<Packed>, Words> {
    let is_part = |reading: &Reading| {
        reading.journals.is_empty() && reading.problems.iter().any(|problem| matches!(problem, ReadError::Missing(..)))
    };
    let mut reading = read(text.as_bytes());
    if is_part(&reading) {
        let store = window().local_storage().ok().flatten();
        let kept = store.as_ref().and_then(|store| store.get_item(PARTS).ok().flatten()).unwrap_or_default();
        let all = format!("{kept} {text}");
        let all = if all.len() > MOST { text } else { &all };
        reading = read(all.as_bytes());
        let waits = is_part(&reading);
        let written = store.map(|store| if waits { store.set_item(PARTS, all) } else { store.remove_item(PARTS) });
        if waits && written.is_some_and(|written| written.is_ok()) {
            let missing = Words::each(|language| problems(&reading, language));
            return Err(missing.map(|language, missing| say::part_kept(missing).said(language)));
        }
    }
    if reading.journals.is_empty() {
        Err(Words::each(|language| problems(&reading, language)))
    } else {
        Ok(reading.journals)
    }
}

/// Returns all that is wrong with a text.
pub fn problems(reading: &Reading, language: console::Language) -> String {
    reading.problems.iter().map(|problem| problem.said(language)).collect::<Vec<_>>().join("; ")
}

/// Goes on with the game that is watched, among the player's own.
pub async fn go_on(packed: Packed) {
    if app::with(|app| !app.has_own()) {
        let opened = Saves::open().await;
        app::with(|app| app.bring_own(opened));
    }
    app::with(|app| {
        // Written to a copy: what fails leaves nothing behind.
        let Ok(flash) = Flash::from_bytes(app.own().to_bytes()) else { return };
        match take_up(&packed, &flash) {
            Ok(place) => {
                app.page.clear_choices();
                app.resume(flash, place);
                app.page.show_message(say::TAKEN_UP);
                js::forget_link();
            }
            Err(error) => app.page.show_message(Words::each(|language| error.said(language))),
        }
    });
}
