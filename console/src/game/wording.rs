//! What is said of the choices of a set-up.

use texts::{Said, Text};

/// What a form, its help and statistics say of a choice of the set-up `S`, and of its values in their order.
#[derive(Debug)]
pub struct Wording<S: 'static> {
    /// What it is called.
    pub label: Text,
    /// What it is about.
    pub about: Text,
    /// What each value is called.
    pub values: &'static [Text],
    /// What the members of a set bring.
    pub members: &'static [Option<Text>],
    /// What statistics call each value, if they tell it from others.
    pub counted: &'static [Option<Text>],
    /// What there is to say about it as it stands: at most three lines of 32 letters.
    pub note: fn(&S) -> &'static [Text],
    /// Whether leaves tell about it.
    pub has_leaves: bool,
}

impl<S> Wording<S> {
    /// Creates the words for a choice with these values, of which nothing more is said.
    pub const fn new(label: Text, about: Text, values: &'static [Text]) -> Self {
        Wording { label, about, values, members: &[], counted: &[], note: |_| &[], has_leaves: false }
    }
}

/// Returns a text, or else the rules' own words.
pub fn said(text: Option<Text>, words: &'static str) -> Said {
    text.map_or(Said::Raw(words), Said::Text)
}
