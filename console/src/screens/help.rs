//! Help: one article per thing that can be pointed at, and a guide for the first game.

use embedded_graphics::geometry::Point;

use super::{Screen, Step, walk};
use crate::Button;
use crate::draw::chrome::{self, Keys};
use crate::draw::hexagon::{BULLET, GIANT};
use crate::draw::pen::Pen;
use crate::draw::theme::{self, BOLD, GAIN, INK, NAME, PLAIN, QUIET, TEXT};
use crate::game::help::{Article, Group, articles};
use crate::line;
use crate::state::State;

/// Topics that fit.
const VISIBLE: usize = 10;

/// Letters of a line, and lines: of an article's effect, of its body, of a page of the guide.
pub const EFFECT: (usize, usize) = (22, 3);
pub const BODY: (usize, usize) = (33, 9);
pub const PAGE: (usize, usize) = (33, 13);

fn groups(state: &State) -> &'static [Group] {
    state.current.session().map_or(&[], |session| session.help())
}

fn count(state: &State) -> u8 {
    articles(groups(state)).count() as u8
}

/// The place of the article about what is pointed at.
pub fn pointed(state: &State) -> u8 {
    let Some(session) = state.current.session() else { return 0 };
    let article = session.pointed(&state.settings);
    articles(session.help()).position(|other| core::ptr::eq(other, article)).unwrap_or(0) as u8
}

pub fn press_topics(row: &mut u8, state: &mut State, button: Button) -> Step {
    match button {
        Button::A => Step::Open(Screen::Article(*row)),
        Button::B => Step::Close,
        Button::Y => Step::Open(Screen::Guide(0)),
        _ => {
            walk(row, count(state), button);
            Step::Stay
        }
    }
}

/// A line of the list of topics.
enum Topic {
    Heading(&'static str),
    /// An article and its place among all.
    Article(u8, &'static Article),
}

fn topics(groups: &'static [Group]) -> impl Iterator<Item = Topic> {
    let mut places = 0..;
    groups.iter().flat_map(move |group| {
        let place = places.start;
        places.start += group.articles.len() as u8;
        let articles = (place..).zip(group.articles).map(|(place, article)| Topic::Article(place, article));
        core::iter::once(Topic::Heading(group.heading)).chain(articles)
    })
}

pub fn draw_topics(row: u8, state: &State, pen: &mut Pen<'_>) {
    let groups = groups(state);
    let (articles, lines) = (usize::from(count(state)), topics(groups).count());
    chrome::heading(pen, "RULES", &line!("{} of {articles}", row + 1));
    let chosen =
        topics(groups).position(|topic| matches!(topic, Topic::Article(place, _) if place == row)).unwrap_or(0);
    let top = chosen.saturating_sub(VISIBLE / 2).min(lines.saturating_sub(VISIBLE));
    for (i, topic) in topics(groups).skip(top).take(VISIBLE).enumerate() {
        let y = 22 + 20 * i as i32;
        match topic {
            Topic::Heading(heading) => {
                pen.text(12, y + 5, BOLD, GAIN, heading);
                pen.fill(12, y + 18, 218, 1, theme::LINE);
            }
            Topic::Article(place, article) => {
                chrome::row(pen, y, 20, place == row);
                let tint = &state.tints()[article.swatch as usize];
                pen.hexagon(Point::new(12, y + 5), BULLET, 0, tint.tile);
                pen.text(30, y + 3, NAME, if place == row { TEXT } else { QUIET }, article.title);
                pen.text_right(230, y + 4, PLAIN, QUIET, article.tag);
            }
        }
    }
    chrome::keys(pen, Keys(["read", "back", "", "guide"]));
}

pub fn press_article(index: &mut u8, state: &mut State, button: Button) -> Step {
    let count = count(state);
    match button {
        Button::X | Button::Right | Button::Down => walk(index, count, Button::Down),
        Button::Left | Button::Up => walk(index, count, Button::Up),
        Button::Y => return Step::Swap(Screen::Topics(*index)),
        Button::B => return Step::Close,
        Button::A => {}
    }
    Step::Stay
}

pub fn draw_article(index: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(article) = articles(groups(state)).nth(usize::from(index)) else { return };
    let tint = &state.tints()[article.swatch as usize];
    pen.clear(theme::GROUND);
    pen.fill(0, 0, 240, 18, tint.tile);
    pen.fill(0, 18, 240, 1, INK);
    pen.text(5, 2, NAME, tint.digit, article.title);
    pen.text_right(236, 3, PLAIN, tint.digit, article.tag);
    pen.hexagon(Point::new(8, 25), GIANT, 0, INK);
    pen.hexagon(Point::new(8, 25), GIANT, -2, tint.tile);
    let sign = article.sign;
    let up = if article.label.is_empty() { 0 } else { 12 };
    let corner = Point::new(8 + 28 - i32::from(sign.width), 25 + 30 - up - i32::from(sign.height));
    // On paper of its own a sign is drawn in ink: light on light would have no lines.
    let mut paper = false;
    sign.runs(|_, _, _, ink| paper |= !ink);
    sign.runs(|x, y, length, ink| {
        let colour = match (ink, paper) {
            (true, true) => INK,
            (true, false) => tint.digit,
            (false, _) => theme::PAPER,
        };
        pen.fill(corner.x + 2 * x, corner.y + 2 * y, 2 * length, 2, colour);
    });
    pen.text_centred(36, 54, theme::LARGE, tint.digit, article.label);
    for (i, text) in chrome::wrap(article.effect, EFFECT.0).enumerate() {
        pen.text(76, 32 + 16 * i as i32, BOLD, TEXT, text);
    }
    for (i, text) in chrome::wrap(article.body, BODY.0).enumerate() {
        pen.text(5, 94 + 14 * i as i32, PLAIN, TEXT, text);
    }
    chrome::keys(pen, Keys(["", "back", "next", "rules"]));
}

/// How many pages the guide of the game on the table has.
fn pages(state: &State) -> u8 {
    let Some(session) = state.current.session() else { return 0 };
    (0..).take_while(|&page| session.guide(page).is_some()).count() as u8
}

pub fn press_guide(page: &mut u8, state: &mut State, button: Button) -> Step {
    let count = pages(state);
    match button {
        Button::A | Button::Right | Button::Down if *page + 1 < count => *page += 1,
        Button::A => return Step::Close,
        Button::Left | Button::Up => *page = page.saturating_sub(1),
        Button::B => return Step::Close,
        _ => {}
    }
    Step::Stay
}

pub fn draw_guide(page: u8, state: &State, pen: &mut Pen<'_>) {
    let Some(session) = state.current.session() else { return };
    let pages = pages(state);
    let Some(text) = session.guide(page) else { return };
    chrome::heading(pen, text.title, &line!("{} of {pages}", page + 1));
    for (i, line) in chrome::wrap(text.body, PAGE.0).enumerate() {
        pen.text(5, 28 + 15 * i as i32, PLAIN, TEXT, line);
    }
    let a = if page + 1 < pages { "next" } else { "done" };
    chrome::keys(pen, Keys([a, "back", "", ""]));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::font::Font;
    use crate::games::GAMES;

    /// Asserts that `text`, broken into lines, has at most so many, none longer than so many letters.
    fn assert_fits(what: &str, text: &str, (columns, lines): (usize, usize)) {
        assert!(!text.is_empty() && text.chars().all(|c| c == '\n' || Font::has(c)), "{what}");
        let broken: heapless::Vec<&str, 64> = chrome::wrap(text, columns).collect();
        assert!(broken.len() <= lines, "{what}: {} lines of {lines}", broken.len());
        assert!(broken.iter().all(|line| line.chars().count() <= columns), "{what}: {broken:?}");
    }

    /// The palette changes these: a text that named one would be wrong in the other palette.
    const COLOURS: [&str; 6] = ["purple", "yellow", "brown", "blue", "green", "grey"];

    #[test]
    fn no_text_names_a_colour_of_the_palette() {
        for card in GAMES {
            let articles =
                articles(card.help.0).flat_map(|article| [article.title, article.tag, article.effect, article.body]);
            let pages = card.help.1.iter().chain(card.help.2).flat_map(|page| [page.title, page.body]);
            for text in articles.chain(pages) {
                let mut words = text.split(|c: char| !c.is_ascii_alphabetic());
                let named = words.find(|word| COLOURS.iter().any(|colour| word.eq_ignore_ascii_case(colour)));
                assert_eq!(named, None, "{text}");
            }
        }
    }

    #[test]
    fn every_article_fits_its_page() {
        for card in GAMES {
            for article in articles(card.help.0) {
                assert_fits(article.title, article.effect, EFFECT);
                assert_fits(article.title, article.body, BODY);
                // Title and tag share a line of the list, behind the bullet.
                assert!(article.title.len() + article.tag.len() <= 27, "{}", article.title);
            }
        }
    }

    #[test]
    fn every_guide_has_at_most_eight_pages_that_fit() {
        for card in GAMES {
            assert!((1..=8).contains(&card.help.1.len()), "{}", card.name);
            for page in card.help.1.iter().chain(card.help.2) {
                assert_fits(page.title, page.body, PAGE);
            }
        }
    }
}
