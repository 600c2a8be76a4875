//! The start of the page.

use crate::app::App;
use crate::page::Page;
use crate::{cable, files, input, links};

/// Starts the handheld on the saves, or on the game that the address has.
pub async fn start() {
    let page = Page::new();
    let games = files::in_address();
    let watches = matches!(&games, Some(Ok(games)) if games.len() == 1);
    let mut app = App::open(page, watches).await;
    match games {
        Some(Ok(games)) => files::show(&mut app, &games),
        Some(Err(problem)) => app.page.show_message(problem),
        None => {}
    }
    app.start();
    input::listen();
    files::listen();
    links::listen();
    cable::listen();
}
