//! Help of a game: articles by topic, and the guide for the first game.

use draw::sprite::Sprite;
use draw::theme::Swatch;

/// A page of help about one thing that can be pointed at.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    /// The thing.
    pub title: &'static str,
    /// What kind of thing it is, in a word.
    pub tag: &'static str,
    /// Its picture.
    pub sign: &'static Sprite,
    /// A number below the picture, where the picture alone does not tell it from others.
    pub label: &'static str,
    /// Its colour.
    pub swatch: Swatch,
    /// What it does, in bold: broken into three lines of 22 letters.
    pub effect: &'static str,
    /// The rest: broken into nine lines of 33 letters.
    pub body: &'static str,
}

/// Articles that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are about.
    pub heading: &'static str,
    /// The articles.
    pub articles: &'static [&'static Article],
}

/// Returns references to all articles of a family.
pub const fn each<const N: usize>(family: &'static [Article; N]) -> [&'static Article; N] {
    let mut articles = [&family[0]; N];
    let mut i = 1;
    while i < N {
        articles[i] = &family[i];
        i += 1;
    }
    articles
}

/// Returns all articles, in the order of their groups.
pub fn articles(groups: &'static [Group]) -> impl Iterator<Item = &'static Article> {
    groups.iter().flat_map(|group| group.articles.iter().copied())
}

/// Returns an article whose picture tells it from others.
pub const fn article(
    title: &'static str,
    tag: &'static str,
    sign: &'static Sprite,
    swatch: Swatch,
    effect: &'static str,
    body: &'static str,
) -> Article {
    Article { title, tag, sign, label: "", swatch, effect, body }
}

/// What a game, a scenario or an expansion is about, on one page.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// Its name.
    pub title: &'static str,
    /// What one is after, what ends the game, and three first steps: each with its picture.
    pub rows: [(&'static Sprite, Swatch, &'static str); 5],
}

/// Returns those leaves that have their bit.
pub fn chosen(leaves: &'static [Leaf], bits: u16) -> impl Iterator<Item = &'static Leaf> {
    leaves.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, leaf)| leaf)
}

/// A page of the first-game guide.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// What it is about.
    pub title: &'static str,
    /// The text: broken into 13 lines of 33 letters.
    pub body: &'static str,
}
