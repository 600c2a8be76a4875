//! What the page says. Its words stand on it in every language, as `data-en`, `data-de` and so on: the console may
//! change its own at any time, and `speak` in `words.js` then shows those.

use console::{Language, ScreenKind};
use texts::{Message, Text, host as say};
use web_sys::Element;

use crate::js::{self, document};

/// A text in every language.
#[derive(Clone, Debug, Default)]
pub struct Words([String; Language::ALL.len()]);

impl Words {
    /// Returns what is said in each language.
    pub fn each(said: impl FnMut(Language) -> String) -> Self {
        Words(Language::ALL.map(said))
    }

    /// Returns what is made of it in each language.
    pub fn map(&self, make: impl Fn(Language, &str) -> String) -> Self {
        let mut all = Language::ALL.into_iter().zip(&self.0);
        Words(
            [(); Language::ALL.len()]
                .map(|()| all.next().map_or_else(String::new, |(language, text)| make(language, text))),
        )
    }

    /// Returns them with others behind them.
    pub fn and(&self, others: Words) -> Self {
        self.map(|language, text| format!("{text} {}", others.said(language)))
    }

    /// Returns them in this language.
    pub fn said(&self, language: Language) -> &str {
        &self.0[language as usize]
    }

    /// Returns them in the language that shows.
    pub fn shown(&self) -> &str {
        self.said(shown())
    }

    /// Puts them on an element.
    pub fn put(&self, element: &Element) {
        let shown = shown();
        for (language, text) in Language::ALL.into_iter().zip(&self.0) {
            let _ = element.set_attribute(&format!("data-{}", language.code()), text);
            if language == shown {
                element.set_text_content(Some(text));
            }
        }
    }
}

impl From<Text> for Words {
    fn from(text: Text) -> Self {
        Words::each(|language| text.said(language))
    }
}

impl From<Message<'_>> for Words {
    fn from(message: Message<'_>) -> Self {
        Words::each(|language| message.said(language))
    }
}

/// Shows all words in this language.
pub fn speak(language: Language) {
    if language != shown() {
        js::speak(language.code());
    }
}

/// Returns the language that shows.
fn shown() -> Language {
    let tag = document().document_element().and_then(|page| page.get_attribute("lang"));
    tag.and_then(|tag| Language::of(&tag)).unwrap_or_default()
}

/// Returns the name of a screen, for screen readers.
pub fn name(screen: ScreenKind) -> Text {
    match screen {
        ScreenKind::Title => say::SCREEN_TITLE,
        ScreenKind::Way => say::SCREEN_WAY,
        ScreenKind::Setup => say::SCREEN_SETUP,
        ScreenKind::Keyboard => say::SCREEN_KEYBOARD,
        ScreenKind::Table => say::SCREEN_TABLE,
        ScreenKind::HandOver => say::SCREEN_HAND_OVER,
        ScreenKind::Undo => say::SCREEN_UNDO,
        ScreenKind::Interlude => say::SCREEN_INTERLUDE,
        ScreenKind::Menu => say::SCREEN_MENU,
        ScreenKind::Topics => say::SCREEN_TOPICS,
        ScreenKind::Article => say::SCREEN_ARTICLE,
        ScreenKind::Guide => say::SCREEN_GUIDE,
        ScreenKind::Leaflet => say::SCREEN_LEAFLET,
        ScreenKind::Log => say::SCREEN_LOG,
        ScreenKind::Scores => say::SCREEN_SCORES,
        ScreenKind::Settings => say::SCREEN_SETTINGS,
        ScreenKind::Language => say::SCREEN_LANGUAGE,
        ScreenKind::Names => say::SCREEN_NAMES,
        ScreenKind::Statistics => say::SCREEN_STATISTICS,
        ScreenKind::Finished => say::SCREEN_FINISHED,
        ScreenKind::Replay => say::SCREEN_REPLAY,
        ScreenKind::Review => say::SCREEN_REVIEW,
        ScreenKind::Exercise => say::SCREEN_EXERCISE,
        ScreenKind::Tutor => say::SCREEN_TUTOR,
        ScreenKind::Export => say::SCREEN_EXPORT,
        ScreenKind::Again => say::SCREEN_AGAIN,
        ScreenKind::Service => say::SCREEN_SERVICE,
        ScreenKind::Room => say::SCREEN_ROOM,
        ScreenKind::Notice => say::SCREEN_NOTICE,
        ScreenKind::Ask => say::SCREEN_ASK,
    }
}
