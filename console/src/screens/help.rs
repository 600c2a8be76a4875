//! Help: one article per thing that can be pointed at, and a guide for the first game.

use draw::chrome::{self, Keys};
use draw::hexagon::{BULLET, GIANT};
use draw::pen::Pen;
use draw::theme::{self, BOLD, GAIN, INK, NAME, PLAIN, QUIET, TEXT};
use embedded_graphics::geometry::Point;
use texts::{Text, console as say};

use super::leaflet::draw_leaf;
use super::{Screen, Step, walk};
use crate::Button;
use crate::game::help::{Article, Group, articles, chosen};
use crate::game::lesson::Scene;
use crate::games;
use crate::state::State;

/// Topics that fit.
const VISIBLE: usize = 10;

/// Letters of a line, and lines: of an article's effect, of its body, of a page of the guide.
pub const EFFECT: (usize, usize) = (22, 3);
pub const BODY: (usize, usize) = (33, 9);
pub const PAGE: (usize, usize) = (33, 13);

fn groups(state: &State) -> &'static [Group] {
    state.help()
}

fn count(state: &State) -> u8 {
    articles(groups(state)).count() as u8
}

/// Returns the index of the article about what is pointed at.
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
        Button::X => state.lesson().map_or(Step::Stay, |card| state.teach(card.slot).into()),
        Button::Left | Button::Right => {
            *row = chapter(groups(state), *row, button == Button::Right);
            Step::Stay
        }
        _ => {
            walk(row, count(state), button);
            Step::Stay
        }
    }
}

/// Returns the first article of the next chapter, or of this or the previous one, wrapping around.
fn chapter(groups: &[Group], row: u8, forward: bool) -> u8 {
    let first = |at: usize| groups.iter().take(at).map(|group| group.articles.len() as u8).sum();
    let mut firsts = (0..groups.len()).map(first);
    if forward {
        firsts.find(|&first| first > row).unwrap_or(0)
    } else {
        firsts.rfind(|&first| first < row).unwrap_or_else(|| first(groups.len().saturating_sub(1)))
    }
}

/// A line of the list of topics.
enum Topic {
    Heading(Text),
    /// The index of an article among all, and the article.
    Article(u8, &'static Article),
}

fn topics(groups: &'static [Group]) -> impl Iterator<Item = Topic> {
    let mut indices = 0..;
    groups.iter().flat_map(move |group| {
        let index = indices.start;
        indices.start += group.articles.len() as u8;
        let articles = (index..).zip(group.articles).map(|(index, article)| Topic::Article(index, article));
        core::iter::once(Topic::Heading(group.heading)).chain(articles)
    })
}

pub fn draw_topics(row: u8, state: &State, pen: &mut Pen<'_>) {
    let (groups, language) = (groups(state), pen.language);
    let lines = topics(groups).count();
    chrome::titled(pen, say::TOPICS, Some(say::TOPICS_KEYS.into()));
    let chosen =
        topics(groups).position(|topic| matches!(topic, Topic::Article(index, _) if index == row)).unwrap_or(0);
    let top = chosen.saturating_sub(VISIBLE / 2).min(lines.saturating_sub(VISIBLE));
    for (i, topic) in topics(groups).skip(top).take(VISIBLE).enumerate() {
        let y = 22 + 20 * i as i32;
        match topic {
            Topic::Heading(heading) => {
                pen.say(12, y + 5, BOLD, GAIN, heading);
                pen.fill(12, y + 18, 218, 1, theme::LINE);
            }
            Topic::Article(index, article) => {
                chrome::row(pen, y, 20, index == row);
                let tint = &state.tints()[article.swatch as usize];
                pen.hexagon(Point::new(12, y + 5), BULLET, 0, tint.tile);
                pen.text(30, y + 3, NAME, if index == row { TEXT } else { QUIET }, &article.title(language));
                pen.text_right(230, y + 4, PLAIN, QUIET, &article.tag(language));
            }
        }
    }
    let learn = state.lesson().map(|_| say::LEARN);
    chrome::keys(pen, Keys::of([Some(say::READ), Some(say::BACK), learn, Some(say::GUIDE)]));
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
    let language = pen.language;
    pen.text(5, 2, NAME, tint.digit, &article.title(language));
    pen.text_right(236, 3, PLAIN, tint.digit, &article.tag(language));
    pen.hexagon(Point::new(8, 25), GIANT, 0, INK);
    pen.hexagon(Point::new(8, 25), GIANT, -2, tint.tile);
    let sign = article.sign;
    let up = if article.number.is_some() { 12 } else { 0 };
    let corner = Point::new(8 + 28 - i32::from(sign.width), 25 + 30 - up - i32::from(sign.height));
    // A sign with paper is drawn in ink: light lines on light paper would not show.
    let ink = if sign.paper.is_empty() { tint.digit } else { INK };
    for (strokes, colour) in [(sign.paper, theme::PAPER), (sign.ink, ink)] {
        for stroke in strokes {
            let (x, y) = (corner.x + 2 * i32::from(stroke.x), corner.y + 2 * i32::from(stroke.y));
            pen.fill(x, y, 2 * u32::from(stroke.width), 2, colour);
        }
    }
    if let Some(number) = article.number {
        pen.text_centred(36, 54, theme::LARGE, tint.digit, &draw::line!("{number}"));
    }
    for (i, text) in chrome::wrap(&article.effect(language), EFFECT.0).enumerate() {
        pen.text(76, 32 + 16 * i as i32, BOLD, TEXT, text);
    }
    for (i, text) in chrome::wrap(&article.body(language), BODY.0).enumerate() {
        pen.text(5, 94 + 14 * i as i32, PLAIN, TEXT, text);
    }
    chrome::keys(pen, Keys::of([None, Some(say::BACK), Some(say::NEXT), Some(say::RULES)]));
}

/// Returns how many pages the guide has.
fn pages(state: &State) -> u8 {
    state.guide().map_or(0, |(card, leaves)| leaves.count_ones() as u8 + card.guide.len() as u8)
}

/// Where the picture of a page begins, and where the text below it does.
const PICTURE: i32 = 23;

fn below(scene: Scene) -> i32 {
    PICTURE + scene.area.3 as i32 + 5
}

/// Returns the height of a line of a page; between paragraphs it is half of it.
fn pitch(line: &str) -> i32 {
    if line.is_empty() { 7 } else { 14 }
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
    let pages = pages(state);
    let Some((card, leaves)) = state.guide() else { return };
    let (of, page) = (Some(say::page_of(page + 1, pages)), usize::from(page));
    let first = leaves.count_ones() as usize;
    let a = if page + 1 < pages.into() { say::NEXT } else { say::DONE };
    let keys = Keys::of([Some(a), Some(say::BACK), None, None]);
    if let Some(leaf) = chosen(card.leaves, leaves).nth(page) {
        chrome::titled(pen, leaf.title, of);
        draw_leaf(leaf, state.tints(), pen);
        return chrome::keys(pen, keys);
    }
    let page = page.saturating_sub(first);
    let Some(text) = card.guide.get(page) else { return };
    chrome::titled(pen, text.0, of);
    let mut y = 28;
    if let Some(&scene) = card.scenes.get(page) {
        let (_, _, width, height) = scene.area;
        let corner = Point::new(120 - width as i32 / 2, PICTURE);
        let _ = games::visit(card.slot, games::Picture { scene, settings: &state.settings, pen, corner });
        pen.frame(corner.x - 1, corner.y - 1, width + 2, height + 2, 1, theme::LINE);
        y = below(scene);
    }
    for line in chrome::wrap(&text.body(pen.language), PAGE.0) {
        pen.text(5, y, PLAIN, TEXT, line);
        y += pitch(line);
    }
    chrome::keys(pen, keys);
}

#[cfg(test)]
mod tests {
    use draw::font::Font;
    use draw::frame::SIDE;
    use draw::pen::{Drawn, trace};
    use embedded_graphics::geometry::Size;
    use embedded_graphics::primitives::{PointsIter, Rectangle};

    use texts::Language;

    use super::*;
    use crate::game::card::Card;
    use crate::games::GAMES;
    use crate::records::settings::Settings;

    const ENGLISH: Language = Language::English;

    /// Asserts that `text`, broken into lines of `columns` letters, has at most `lines`.
    fn assert_fits(what: &str, text: &str, (columns, lines): (usize, usize)) {
        assert!(!text.is_empty() && text.chars().all(|c| c == '\n' || Font::has(c)), "{what}");
        let broken: heapless::Vec<&str, 64> = chrome::wrap(text, columns).collect();
        assert!(broken.len() <= lines, "{what}: {} lines of {lines}", broken.len());
        assert!(broken.iter().all(|line| line.chars().count() <= columns), "{what}: {broken:?}");
    }

    /// The palette changes these: a text that named one would be wrong in the other palette.
    const COLOURS: [&str; 7] = ["purple", "yellow", "brown", "blue", "green", "orange", "grey"];

    #[test]
    fn no_text_names_a_colour_of_the_palette() {
        for card in GAMES {
            let articles = articles(card.help).flat_map(|article| [article.effect(ENGLISH), article.body(ENGLISH)]);
            let pages = card.guide.iter().map(|page| page.body(ENGLISH));
            let rows = card.leaves.iter().flat_map(|leaf| leaf.rows);
            let leaves = rows.map(|(_, _, text)| text.string(ENGLISH));
            for text in articles.chain(pages).chain(leaves) {
                let mut words = text.split(|c: char| !c.is_ascii_alphabetic());
                let named = words.find(|word| COLOURS.iter().any(|colour| word.eq_ignore_ascii_case(colour)));
                assert_eq!(named, None, "{text}");
            }
        }
    }

    #[test]
    fn every_article_fits_its_page() {
        for card in GAMES {
            for article in articles(card.help) {
                let (title, tag) = (article.title(ENGLISH), article.tag(ENGLISH));
                assert_fits(&title, &article.effect(ENGLISH), EFFECT);
                assert_fits(&title, &article.body(ENGLISH), BODY);
                // Title and tag share a line of the list, behind the bullet.
                assert!(chrome::letters(&title) + chrome::letters(&tag) <= 27, "{title}");
            }
        }
    }

    /// Returns the text that each pixel of a picture belongs to, counted from 1; 0 for none. And the length of each
    /// text.
    fn texts(scene: Scene, card: &Card) -> ([u16; SIDE * SIDE], heapless::Vec<usize, 512>) {
        let mut owners = [0; SIDE * SIDE];
        let mut lengths: heapless::Vec<usize, 512> = heapless::Vec::new();
        let mut writing = false;
        let mut look = |drawn: Drawn<'_>| match drawn {
            Drawn::Text(text) => {
                writing = true;
                lengths.push(text.len()).expect("all texts fit");
            }
            Drawn::TextEnd => writing = false,
            Drawn::Icon(_) | Drawn::IconEnd | Drawn::Sign(_) => {}
            Drawn::Fill(area, _) => {
                let inside =
                    area.points().filter(|at| (0..SIDE as i32).contains(&at.x) && (0..SIDE as i32).contains(&at.y));
                for at in inside {
                    owners[at.y as usize * SIDE + at.x as usize] = if writing { lengths.len() as u16 } else { 0 };
                }
            }
        };
        let scene = Scene { area: (0, 0, SIDE as u32, SIDE as u32), ..scene };
        trace(&mut look, |pen| {
            let picture = games::Picture { scene, settings: &Settings::default(), pen, corner: Point::zero() };
            games::visit(card.slot, picture).expect("the game is there");
        });
        (owners, lengths)
    }

    /// Numbers of two digits stand in hexes, which are cut like the map.
    #[test]
    fn the_pictures_of_a_guide_cut_no_text() {
        for card in GAMES {
            for &scene in card.scenes {
                let (x, y, width, height) = scene.area;
                let shown = Rectangle::new(Point::new(x, y), Size::new(width, height));
                let (owners, lengths) = texts(scene, card);
                for (text, _) in (1..).zip(&lengths).filter(|(_, length)| **length > 2) {
                    let at = |(index, _): (usize, &u16)| Point::new((index % SIDE) as i32, (index / SIDE) as i32);
                    let ink = owners.iter().enumerate().filter(|(_, owner)| **owner == text).map(at);
                    let (inside, all) =
                        ink.fold((0, 0), |(inside, all), at| (inside + i32::from(shown.contains(at)), all + 1));
                    assert!(
                        inside == 0 || inside == all,
                        "{}: the picture of step {} cuts a text",
                        card.key,
                        scene.step
                    );
                }
            }
        }
    }

    #[test]
    fn every_guide_has_at_most_eight_pages_that_fit() {
        for card in GAMES {
            assert!((1..=8).contains(&card.guide.len()), "{}", card.key);
            for (i, page) in card.guide.iter().enumerate() {
                let (title, body) = (page.0.line(ENGLISH), page.body(ENGLISH));
                assert_fits(&title, &body, PAGE);
                assert_eq!(card.scenes.len(), card.guide.len(), "{}: a picture a page", card.key);
                let height: i32 = chrome::wrap(&body, PAGE.0).map(pitch).sum();
                let top = card.scenes.get(i).map_or(28, |&scene| below(scene));
                assert!(top + height <= chrome::KEYS, "{}: {title} is too long", card.key);
            }
        }
    }
}
