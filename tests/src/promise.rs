//! What a screen promises: each key that it names, direction that it mentions and arrow that it draws does something.

use std::collections::HashSet;

use console::{Button, Console, Drawn, Request, ScreenKind};

use crate::look::{picture, tap};
use crate::texts::texts;

/// Returns the buttons that the screen says something about, but that do not change it.
pub fn broken(console: &Console) -> Vec<(Button, String)> {
    let texts = texts(console);
    let mut promised = keys(&texts);
    // The service page names the buttons that were pressed.
    let service = console.screen() == ScreenKind::Service;
    for button in [Button::Up, Button::Down, Button::Left, Button::Right] {
        let names = |text: &&String| text.split(|c: char| !c.is_ascii_alphabetic()).any(|word| word == button.name());
        promised.extend(texts.iter().filter(|_| !service).find(names).map(|text| (button, text.clone())));
    }
    promised.extend(arrows(console).map(|button| (button, "an arrow".to_owned())));
    let before = picture(&mut console.clone());
    promised.retain(|(button, _)| {
        let mut after = console.clone();
        let held = tap(&mut after, *button).into_iter();
        let asks =
            held.chain(std::iter::from_fn(|| after.request())).any(|request| !matches!(request, Request::Backlight(_)));
        !asks && picture(&mut after) == before
    });
    promised
}

/// Returns the arrows to the left and to the right: columns of 1, 3, 5 and 7 pixels, from the tip on.
fn arrows(console: &Console) -> impl Iterator<Item = Button> {
    let mut columns = HashSet::new();
    console.trace(&mut |drawn| {
        if let Drawn::Fill(area, _) = drawn
            && area.size.width == 1
        {
            columns.insert((area.top_left.x, area.top_left.y, area.size.height));
        }
    });
    let is_tip = |&(x, y, height): &(i32, i32, u32), side: i32| {
        height == 1 && (1..4).all(|step| columns.contains(&(x + side * step, y - step, 1 + 2 * step as u32)))
    };
    let shown = [(Button::Left, 1), (Button::Right, -1)]
        .map(|(button, side)| columns.iter().any(|column| is_tip(column, side)).then_some(button));
    shown.into_iter().flatten()
}

/// Returns the buttons that have a word in the bar of keys.
fn keys(texts: &[String]) -> Vec<(Button, String)> {
    const CAPS: [Button; 4] = [Button::A, Button::B, Button::X, Button::Y];
    let is_bar = |bar: &&[String]| CAPS.iter().zip(bar.chunks(2)).all(|(cap, key)| key[0] == cap.name());
    let bar = texts.windows(8).rev().find(is_bar).unwrap_or_default();
    let keys = CAPS.into_iter().zip(bar.chunks(2)).map(|(cap, key)| (cap, key[1].clone()));
    keys.filter(|(_, label)| !label.is_empty()).collect()
}
