//! The screens around a game: each is a small value that takes buttons and draws itself.

mod again;
mod ask;
mod ending;
mod exercise;
mod export;
mod finished;
mod hand_over;
mod help;
mod interlude;
mod keyboard;
mod language;
mod leaflet;
mod log;
mod menu;
mod notice;
mod replay;
mod review;
mod room;
mod scores;
mod service;
mod settings;
mod setup;
mod statistics;
mod title;
mod tutor;
mod undo;
mod way;

pub use ask::Question;
pub use hand_over::HandOver;
pub use keyboard::Keyboard;
pub use keyboard::deliver;
pub use leaflet::Leaflet;
pub use review::ReviewPage;
pub use scores::Scores;
pub use service::Service;
pub use setup::Setup;
pub use title::first_row;
pub use way::Way;

use draw::pen::Pen;

use crate::Button;
use crate::game::session::Input;
use crate::state::{Change, Notice, State};

/// A screen.
#[derive(Clone, Debug)]
pub enum Screen {
    /// The list of games, with the chosen row.
    Title(u8),
    /// What to do with a game: go on, learn or play it.
    Way(Way),
    /// A new game.
    Setup(Setup),
    /// Letters to type a name or a seed.
    Keyboard(Keyboard),
    /// The game itself.
    Table,
    /// Before the next player looks.
    HandOver(HandOver),
    /// What can be taken back, and again.
    Undo,
    /// The end of a phase.
    Interlude,
    /// The menu over a game, with the chosen row.
    Menu(u8),
    /// The list of help articles, with the chosen row.
    Topics(u8),
    /// One article.
    Article(u8),
    /// A page of the guide.
    Guide(u8),
    /// What a game is about, before it begins.
    Leaflet(Leaflet),
    /// What happened, with how many lines are scrolled back.
    Log(u8),
    /// Points by source.
    Scores(Scores),
    /// The settings, with the chosen row.
    Settings(u8),
    /// The languages, with the chosen row.
    Language(u8),
    /// The names, with the chosen row.
    Names(u8),
    /// What was played and won: the page that is open.
    Statistics,
    /// A finished game: 0 is the last one.
    Finished(u8),
    /// A journal step by step.
    Replay,
    /// What the turns of a journal cost.
    Review(ReviewPage),
    /// A position of a journal as a game of its own, with the chosen level.
    Exercise(u8),
    /// What the tutor says; whether the better turn shows.
    Tutor(bool),
    /// A journal as codes: 0 explains them, then each has a page.
    Export(u8),
    /// How to start the game on the table again, with the chosen row.
    Again(u8),
    /// Tests of the device.
    Service(Service),
    /// Which game makes room for a new one, with the chosen row.
    Room(u8),
    /// Something to know.
    Notice(Notice),
    /// Something to confirm.
    Ask(Question),
}

/// Which screen shows, for logs and tests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum ScreenKind {
    Title,
    Way,
    Setup,
    Keyboard,
    Table,
    HandOver,
    Undo,
    Interlude,
    Menu,
    Topics,
    Article,
    Guide,
    Leaflet,
    Log,
    Scores,
    Settings,
    Language,
    Names,
    Statistics,
    Finished,
    Replay,
    Review,
    Exercise,
    Tutor,
    Export,
    Again,
    Service,
    Room,
    Notice,
    Ask,
}

impl ScreenKind {
    /// All screens that there are.
    pub const ALL: [ScreenKind; 30] = [
        ScreenKind::Title,
        ScreenKind::Way,
        ScreenKind::Setup,
        ScreenKind::Keyboard,
        ScreenKind::Table,
        ScreenKind::HandOver,
        ScreenKind::Undo,
        ScreenKind::Interlude,
        ScreenKind::Menu,
        ScreenKind::Topics,
        ScreenKind::Article,
        ScreenKind::Guide,
        ScreenKind::Leaflet,
        ScreenKind::Log,
        ScreenKind::Scores,
        ScreenKind::Settings,
        ScreenKind::Language,
        ScreenKind::Names,
        ScreenKind::Statistics,
        ScreenKind::Finished,
        ScreenKind::Replay,
        ScreenKind::Review,
        ScreenKind::Exercise,
        ScreenKind::Tutor,
        ScreenKind::Export,
        ScreenKind::Again,
        ScreenKind::Service,
        ScreenKind::Room,
        ScreenKind::Notice,
        ScreenKind::Ask,
    ];
}

/// Where a press leads.
#[derive(Clone, Debug)]
pub enum Step {
    /// Stays on this screen.
    Stay,
    /// Opens another screen on top of this one.
    Open(Screen),
    /// Closes this screen.
    Close,
    /// Puts another screen in the place of this one.
    Swap(Screen),
    /// Closes all but the title.
    Home,
    /// Goes to the game on the table.
    Play,
}

impl From<Change> for Step {
    /// Returns the screen that shows a change.
    fn from(change: Change) -> Self {
        match change {
            Change::None | Change::Unseen => Step::Stay,
            Change::Game => Step::Play,
            Change::Full => Step::Open(Screen::Room(0)),
            Change::NoGame => Step::Home,
            Change::HandOver => Step::Open(Screen::HandOver(HandOver::default())),
            Change::Undo => Step::Open(Screen::Undo),
            Change::Interlude => Step::Open(Screen::Interlude),
            Change::Over => Step::Open(Screen::Scores(Scores::default())),
            Change::Replay => Step::Open(Screen::Replay),
            Change::Tutor => Step::Open(Screen::Tutor(false)),
            Change::Exercise => Step::Open(Screen::Exercise(exercise::FIRST)),
            Change::Unusable(region) => Step::Open(Screen::Ask(Question::Erase(region))),
            Change::Impossible(reason) => Step::Open(Screen::Notice(Notice::Impossible(reason))),
        }
    }
}

impl Screen {
    /// Returns which screen it is.
    pub const fn kind(&self) -> ScreenKind {
        match self {
            Screen::Title(_) => ScreenKind::Title,
            Screen::Way(_) => ScreenKind::Way,
            Screen::Setup(_) => ScreenKind::Setup,
            Screen::Keyboard(_) => ScreenKind::Keyboard,
            Screen::Table => ScreenKind::Table,
            Screen::HandOver(_) => ScreenKind::HandOver,
            Screen::Undo => ScreenKind::Undo,
            Screen::Interlude => ScreenKind::Interlude,
            Screen::Menu(_) => ScreenKind::Menu,
            Screen::Topics(_) => ScreenKind::Topics,
            Screen::Article(_) => ScreenKind::Article,
            Screen::Guide(_) => ScreenKind::Guide,
            Screen::Leaflet(_) => ScreenKind::Leaflet,
            Screen::Log(_) => ScreenKind::Log,
            Screen::Scores(_) => ScreenKind::Scores,
            Screen::Settings(_) => ScreenKind::Settings,
            Screen::Language(_) => ScreenKind::Language,
            Screen::Names(_) => ScreenKind::Names,
            Screen::Statistics => ScreenKind::Statistics,
            Screen::Finished(_) => ScreenKind::Finished,
            Screen::Replay => ScreenKind::Replay,
            Screen::Review(_) => ScreenKind::Review,
            Screen::Exercise(_) => ScreenKind::Exercise,
            Screen::Tutor(_) => ScreenKind::Tutor,
            Screen::Export(_) => ScreenKind::Export,
            Screen::Again(_) => ScreenKind::Again,
            Screen::Service(_) => ScreenKind::Service,
            Screen::Room(_) => ScreenKind::Room,
            Screen::Notice(_) => ScreenKind::Notice,
            Screen::Ask(_) => ScreenKind::Ask,
        }
    }

    /// Returns whether A destroys something here: then it is held, not pressed.
    pub fn wants_hold(&self, state: &State) -> bool {
        match self {
            Screen::Ask(question) => question.wants_hold(),
            Screen::Table => state.current.session().is_some_and(|session| session.wants_hold(&state.settings)),
            _ => false,
        }
    }

    /// Returns whether a button does something final here, or asks to take something back: what a slip must not do.
    pub fn is_grave(&self, state: &State, button: Button) -> bool {
        match self {
            Screen::Interlude | Screen::HandOver(_) => button == Button::A,
            Screen::Table => state
                .current
                .session()
                .is_some_and(|session| session.tip().is_none() && session.is_grave(&state.settings, button)),
            _ => false,
        }
    }

    /// Handles a button. Returns where it leads.
    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        match self {
            Screen::Title(row) => title::press(row, state, button),
            Screen::Way(way) => way.press(state, button),
            Screen::Setup(setup) => setup.press(state, button),
            Screen::Keyboard(keyboard) => keyboard.press(state, button),
            Screen::Table if state.is_tutoring() => {
                if button == Button::B {
                    state.leave_tutored();
                }
                Step::Stay
            }
            Screen::Table if button == Button::Y || button == Button::B && state.is_watching() => {
                Step::Open(Screen::Menu(0))
            }
            Screen::Table if state.tutor(button) => Step::Stay,
            Screen::Table => state.play(Input::Button(button)).into(),
            Screen::HandOver(page) => page.press(state, button),
            Screen::Undo => undo::press(state, button),
            Screen::Interlude => interlude::press(state, button),
            Screen::Menu(row) => menu::press(row, state, button),
            Screen::Topics(row) => help::press_topics(row, state, button),
            Screen::Article(index) => help::press_article(index, state, button),
            Screen::Guide(page) => help::press_guide(page, state, button),
            Screen::Leaflet(leaflet) => leaflet.press(button),
            Screen::Log(back) => log::press(back, state, button),
            Screen::Scores(scores) => scores.press(state, button),
            Screen::Settings(row) => settings::press(row, state, button),
            Screen::Language(row) => language::press(row, state, button),
            Screen::Names(row) => settings::press_names(row, state, button),
            Screen::Statistics => statistics::press(state, button),
            Screen::Finished(rank) => finished::press(rank, state, button),
            Screen::Replay => replay::press(state, button),
            Screen::Review(page) => page.press(state, button),
            Screen::Exercise(row) => exercise::press(row, state, button),
            Screen::Tutor(better) => tutor::press(better, state, button),
            Screen::Export(page) => export::press(page, state, button),
            Screen::Again(row) => again::press(row, state, button),
            Screen::Service(service) => service.press(state, button),
            Screen::Room(row) => room::press(row, state, button),
            Screen::Notice(notice) => notice.press(button),
            Screen::Ask(question) => question.press(state, button),
        }
    }

    /// Draws the picture.
    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        match self {
            Screen::Title(row) => title::draw(*row, state, pen),
            Screen::Way(way) => way.draw(state, pen),
            Screen::Setup(setup) => setup.draw(state, pen),
            Screen::Keyboard(keyboard) => keyboard.draw(pen),
            Screen::Table => {
                if let Some(session) = state.current.session() {
                    session.draw(&state.settings, pen);
                }
            }
            Screen::HandOver(page) => page.draw(state, pen),
            Screen::Undo => undo::draw(state, pen),
            Screen::Interlude => interlude::draw(state, pen),
            Screen::Menu(row) => menu::draw(*row, state, pen),
            Screen::Topics(row) => help::draw_topics(*row, state, pen),
            Screen::Article(index) => help::draw_article(*index, state, pen),
            Screen::Guide(page) => help::draw_guide(*page, state, pen),
            Screen::Leaflet(leaflet) => leaflet.draw(state, pen),
            Screen::Log(back) => log::draw(*back, state, pen),
            Screen::Scores(scores) => scores.draw(state, pen),
            Screen::Settings(row) => settings::draw(*row, state, pen),
            Screen::Language(row) => language::draw(*row, state, pen),
            Screen::Names(row) => settings::draw_names(*row, state, pen),
            Screen::Statistics => statistics::draw(state, pen),
            Screen::Finished(rank) => finished::draw(*rank, state, pen),
            Screen::Replay => replay::draw(state, pen),
            Screen::Review(page) => page.draw(state, pen),
            Screen::Exercise(row) => exercise::draw(*row, state, pen),
            Screen::Tutor(better) => tutor::draw(*better, state, pen),
            Screen::Export(page) => export::draw(*page, state, pen),
            Screen::Again(row) => again::draw(*row, state, pen),
            Screen::Service(service) => service.draw(state, pen),
            Screen::Room(row) => room::draw(*row, state, pen),
            Screen::Notice(notice) => notice.draw(state, pen),
            Screen::Ask(question) => question.draw(state, pen),
        }
    }
}

/// Moves the choice in a list of `count` rows, wrapping around.
fn walk(row: &mut u8, count: u8, button: Button) {
    match button {
        Button::Up => *row = row.checked_sub(1).unwrap_or(count.saturating_sub(1)),
        Button::Down => *row = if *row + 1 < count { *row + 1 } else { 0 },
        _ => {}
    }
}
