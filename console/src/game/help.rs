//! Help of a game: articles by topic, and the guide for the first game.

use draw::chrome::Line;
use draw::sprite::Sprite;
use draw::theme::Swatch;
use heapless::String;
use texts::{Form, Language, Text};

/// A page of help about one thing that can be pointed at.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    /// The thing. Beside its text: what kind of thing it is, in a word; what it does; the rest.
    pub text: Text,
    /// Its picture.
    pub sign: &'static Sprite,
    /// A number below the picture, where the picture alone does not tell it from others.
    pub number: Option<u8>,
    /// Its colour.
    pub swatch: Swatch,
}

/// The longest body of an article or page of a guide.
pub type Body = String<640>;

impl Article {
    /// Returns an article whose picture tells it from others.
    pub const fn of(text: Text, sign: &'static Sprite, swatch: Swatch) -> Self {
        Article { text, sign, number: None, swatch }
    }

    /// Returns the thing.
    pub fn title(&self, language: Language) -> Line {
        self.text.line(language)
    }

    /// Returns what kind of thing it is, in a word.
    pub fn tag(&self, language: Language) -> String<24> {
        self.text.form(Form::Tag, language)
    }

    /// Returns what it does, in bold: broken into three lines of 22 letters.
    pub fn effect(&self, language: Language) -> Body {
        self.text.form(Form::Effect, language)
    }

    /// Returns the rest: broken into nine lines of 33 letters.
    pub fn body(&self, language: Language) -> Body {
        self.text.form(Form::Body, language)
    }
}

/// Articles that belong together.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are about.
    pub heading: Text,
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

/// What a game, a scenario or an expansion is about, on one page.
#[derive(Clone, Copy, Debug)]
pub struct Leaf {
    /// Its name.
    pub title: Text,
    /// The aim, what ends the game, and three first steps: each with its picture.
    pub rows: [(&'static Sprite, Swatch, Text); 5],
}

/// Returns those leaves that have their bit.
pub fn chosen(leaves: &'static [Leaf], bits: u16) -> impl Iterator<Item = &'static Leaf> {
    leaves.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, leaf)| leaf)
}

/// A page of the first-game guide: its title.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub Text);

impl Page {
    /// Returns what it says: broken into 13 lines of 33 letters.
    pub fn body(&self, language: Language) -> Body {
        self.0.form(Form::Body, language)
    }
}
