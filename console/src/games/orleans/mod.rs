//! Orléans on the screen: the player's board, the map, tracks, development, deeds, and everybody.

mod board;
#[cfg(test)]
mod decisions;
mod flight;
mod focus;
mod help;
mod pages;
mod pieces;
#[cfg(test)]
mod prose;
mod reason;
mod seat;
mod sheet;
mod strip;
mod target;
mod words;

use draw::chrome::{self, Keys, Line};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite::Sprite;
use draw::theme::{BOLD, INK, LEGAL, LINE, PLAIN, SMALL, Swatch, Tints};
use embedded_graphics::geometry::Point;
use rules_core::orleans::{Action, Event, Good, Job, Kind, Orleans, Place, Position, Refusal, Setup, Source};
use rules_core::{Game, Player};
use saves::Slot;
use texts::console::{BACK, LOOK, MENU, OPEN, UNDO};
use texts::{Language, Text, orleans as say};

use self::board::{deeds, map, mat, tiles, tracks};
use self::focus::{Focus, Surface, best, surface};
use self::help::{guide, leaves, lesson};
use self::pages::{goals, interlude, players, score, stock};
use self::pieces::{icons, lines, paint, palette};
use self::seat::{Seat, own};
use self::target::Target;
use self::words::{form, log, names};
use crate::Button;
use crate::game::help::{Article, Group, Leaf, Page};
use crate::game::lesson::Lesson;
use crate::game::log::{Captions, Entry};
use crate::game::motion::Flight;
use crate::game::table::{Promise, Reply, Score, Table};
use crate::game::wording::Wording;
use crate::port::Sound;
use crate::records::settings::Settings;

/// The name by which the list of games knows them.
pub type Screens = Board;

/// The screens of Orléans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    focus: Focus,
}

impl Board {
    /// Draws where the decision is made.
    fn draw_decision(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let (index, times) = match self.focus {
            Focus::Aim(at) => (at, 1),
            Focus::Times(at, times) => (at, times),
            _ => (0, 1),
        };
        match surface(seat) {
            Surface::Map => {
                let ways = |way: usize| {
                    seat.legal.iter().any(|action| match action {
                        Action::Travel { way: at, .. } | Action::MoveCarpenter { way: at, .. } => {
                            usize::from(*at) == way
                        }
                        _ => false,
                    })
                };
                map::draw(seat, false, ways, pen);
                if seat.legal.contains(&Action::Decline) {
                    paint::button(pen, map::BUTTON, say::BUTTON_ENOUGH, true);
                }
                if let Some((area, _)) = self.action(seat).and_then(|action| map::aim(seat, action)) {
                    pen.cursor(area.top_left.x, area.top_left.y, area.size.width, area.size.height);
                }
            }
            Surface::Deeds => {
                deeds::draw(seat, pen);
                if seat.legal.contains(&Action::Decline) {
                    paint::button(pen, deeds::BUTTON, say::BUTTON_ENOUGH, true);
                }
                if let Some((area, _)) = self.action(seat).and_then(|action| deeds::aim(seat, action)) {
                    pen.cursor(area.top_left.x, area.top_left.y, area.size.width, area.size.height);
                }
            }
            Surface::Tiles => {
                tiles::draw(seat, pen);
                if let Some(area) = self.action(seat).and_then(|action| tiles::aim(seat, action)) {
                    paint::cursor(pen, area);
                }
            }
            scene => {
                self.draw_board(seat, pen);
                match (scene, self.action(seat)) {
                    (Surface::Dial, Some(Action::Draw(draws))) => sheet::dial(seat, draws, pen),
                    (Surface::List, _) => sheet::draw(seat, (index, times), false, pen),
                    (Surface::Board, _) if matches!(self.focus, Focus::Aim(_)) => {
                        sheet::draw(seat, (index, times), true, pen);
                    }
                    _ => {}
                }
            }
        }
    }

    fn draw_board(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        let usable = |place| {
            [Action::Use(place), Action::Copy(place)].iter().any(|action| seat.legal.contains(action))
                || matches!(table.job(), Some(Job::Plan { .. })) && target::is_worth_filling(seat, place)
        };
        mat::draw(table, seat.player, usable, pen);
        match self.focus {
            Focus::On(Target::Follower(follower)) | Focus::Hold(follower, _) => {
                for spot in target::spots(seat, follower) {
                    mat::mark(own(seat), spot, mat::wants(spot, follower.kind()), pen);
                }
            }
            _ => {}
        }
        for action in seat.legal {
            if let Action::TakeBack(spot) | Action::Equip(spot) = *action {
                mat::mark(own(seat), spot, true, pen);
            }
        }
        if let Some(action) = Target::Button.action(seat) {
            let word = match action {
                Action::Pass => say::BUTTON_PASS,
                Action::Decline => say::BUTTON_ENOUGH,
                _ => say::BUTTON_DONE,
            };
            paint::button(pen, mat::BUTTON, word, true);
        }
        if target::more(seat, |_| true).is_some() {
            let word = if target::only_goals(seat) { say::BUTTON_GOALS } else { say::BUTTON_MORE };
            paint::button(pen, mat::MORE, word, true);
        }
        match self.focus {
            // After the end nothing can be chosen.
            Focus::On(_) if seat.legal.is_empty() => {}
            Focus::On(target) => {
                let area = target.area(seat);
                match target {
                    Target::Place(_) => paint::cursor(pen, area),
                    _ => pen.cursor(area.top_left.x, area.top_left.y, area.size.width, area.size.height),
                }
            }
            Focus::Hold(follower, spot) => {
                let held = Target::Follower(follower).area(seat).top_left;
                paint::ring(pen, held.x, held.y, LEGAL);
                let Point { x, y } = mat::space(own(seat), spot).top_left;
                pen.cursor(x, y, paint::SIDE, paint::SIDE);
            }
            _ => {}
        }
    }

    /// Draws the bar: who, the step or the page, the event, the round, and points.
    fn draw_bar(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        let player = if let Focus::Look(player, _) = self.focus { player } else { seat.player };
        let points = |player| seat.game.projected_total(player);
        if player != seat.player {
            chrome::looking_bar(pen, player, seat.name(player), points(player));
            return;
        }
        let word = match self.focus {
            Focus::Map(..) => say::PAGE_MAP,
            Focus::Track(_) => say::PAGE_TRACKS,
            Focus::Development => say::PAGE_STATUS,
            Focus::Deed(_) => say::PAGE_DEEDS,
            Focus::Event => say::PAGE_EVENT,
            Focus::Stock(_) => say::PAGE_LEFT,
            Focus::Goal(_) => goals::title(table),
            Focus::Look(..) => say::PAGE_BOARD,
            _ => strip::step(table.job()),
        };
        let word = pen.line(word);
        let end = 25 + text_width(BOLD, seat.name(player));
        let (round, toll) = (round(table, pen.language), 41);
        let others = toll + text_width(SMALL, &round) + 2;
        // A team has no rival. Where there is no room for both, the step has a narrower font, and then the rival gives
        // way to it.
        let rival = seat.rival(points).filter(|_| !table.setup.is_won_together());
        let own = points(player);
        let least = |font| end + text_width(font, &word) + 2;
        let font = if chrome::bar_room(own, rival) - others < least(PLAIN) { SMALL } else { PLAIN };
        let after = least(font);
        let left = chrome::player_bar(pen, player, seat.name(player), own, rival, after + others) - others;
        players::toll_box(seat.game, player, left, 1, pen);
        pen.text(left + toll, 3, SMALL, INK, &round);
        // The longest names leave no room for the step: the button bar tells it too.
        if after <= left {
            pen.text(end, 3, font, INK, &word);
        }
    }
}

/// Returns the round, and how many there are.
fn round(table: &Position, language: Language) -> Line {
    if table.round == 0 { say::ROUND_SET_UP.line(language) } else { line!("{}/{}", table.round, table.setup.rounds()) }
}

/// Returns the article about an action of a list, or what it asks about.
fn job_article(table: &Position, action: Option<Action>) -> &'static Article {
    match (table.job(), action) {
        (_, Some(Action::Recruit(kind) | Action::Send { kind, .. })) => help::kind(kind),
        (_, Some(Action::TakeTile(tile) | Action::Choose(tile))) => help::place(tile),
        (_, Some(Action::Borrow { place, .. })) => help::place(place),
        (_, Some(Action::Be(character))) => help::character(character),
        (_, Some(Action::Keep(card))) => help::structure(card),
        (_, Some(Action::Fulfil(_))) => &help::OBJECTIVES,
        (_, Some(Action::Settle(_))) => help::goal(table.setup.scenario, 0),
        (Some(Job::Draw), _) => &help::BAG,
        (Some(Job::Travel { .. } | Job::Start), _) => &help::MAP,
        (Some(Job::Carpenter { .. }), _) => help::place(Place::Carpenter),
        (Some(Job::Send { .. }), _) => &help::DEEDS,
        (Some(Job::Tile { .. }), _) => &help::TILES,
        (Some(Job::Trade { .. }), _) => help::place(Place::MarketStand),
        (Some(Job::Swap), _) => help::place(Place::BlackMarket),
        (Some(Job::Pharmacy), _) => help::place(Place::Pharmacy),
        (Some(Job::Vineyard), _) => help::place(Place::Vineyard),
        (Some(Job::Sacristy), _) => help::place(Place::Sacristy),
        (Some(Job::Torture { .. }), _) => &help::TORTURE,
        _ => help::event(table.event),
    }
}

impl Table for Board {
    type Game = Orleans;
    type Interlude = interlude::Interlude;

    const SLOT: Slot = Slot(3);
    const NAME: texts::Text = texts::orleans::GAME;
    const SIGN: &'static Sprite = &icons::WAGON;
    const SWATCH: Swatch = Swatch::Building;
    const TINTS: &'static Tints = &palette::TINTS;
    const HELP: &'static [Group] = help::HELP;
    const GUIDE: &'static [Page] = guide::GUIDE;
    const LESSON: Option<&'static Lesson<Setup>> = Some(&lesson::LESSON);
    const LEAVES: &'static [Leaf] = leaves::LEAVES;
    const WORDS: &'static [Wording<Setup>] = &form::WORDS;
    const FRAMES: u8 = 0;
    const GRADES: &'static [Text] = &[say::GRADE_LOST, say::GRADE_WON];

    fn refusal(refusal: &Refusal) -> Option<Text> {
        Some(names::refusal(*refusal))
    }

    fn source(source: Source) -> Option<Text> {
        Some(names::source(source))
    }

    /// Draws the seven kinds of followers.
    fn draw_setup(_setup: &Setup, _seat: Player, _settings: &Settings, pen: &mut Pen<'_>, Point { x, y }: Point) {
        for (i, kind) in (0..).zip(Kind::ALL) {
            paint::kind(pen, x - 9 + 17 * (i % 4), y + 5 + 17 * (i / 4), kind);
        }
        paint::good(pen, x + 43, y + 23, 13, Good::Brocade);
    }

    fn arrive(seat: &Seat<'_>) -> Self {
        let focus = match surface(seat) {
            Surface::Board => Focus::On(target::first(seat)),
            _ => Focus::Aim(best(seat)),
        };
        Board { focus }
    }

    fn go_on(seat: &Seat<'_>, taken: Action) -> Self {
        match taken {
            Action::Put { at, .. } if target::next_put(seat, at.place).is_some() => {
                Board { focus: Focus::On(Target::Place(at.place)) }
            }
            _ => Self::arrive(seat),
        }
    }

    fn looks(&self) -> bool {
        !self.decides()
    }

    fn wants_hold(&self, seat: &Seat<'_>) -> bool {
        match self.action(seat) {
            Some(Action::Done) if target::wastes(seat) => true,
            Some(Action::Pass) if target::leaves_unused(seat) => true,
            Some(action) => seat.game.loses_by(action).is_some(),
            None => false,
        }
    }

    fn why(seat: &Seat<'_>, thought: &::players::Thought<Action>) -> Line {
        reason::why(seat, thought)
    }

    fn aim(seat: &Seat<'_>, action: Action) -> Self {
        Board { focus: focus::aim(seat, action) }
    }

    fn aftermath(&self, seat: &Seat<'_>, action: Action) -> Self {
        Board { focus: focus::aftermath(seat, action) }
    }

    fn press(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        if self.decides() {
            return self.press_decision(seat, button);
        }
        if let (Button::A, Some(action)) = (button, self.action(seat)) {
            return Reply::Act(action);
        }
        self.press_page(seat, button);
        Reply::Stay
    }

    fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let table = seat.game.position();
        if let Focus::Players(player) = self.focus {
            return players::draw(seat, player, pen);
        }
        self.draw_bar(seat, pen);
        match self.focus {
            Focus::Map(town, names) => {
                map::draw(seat, names, |_| false, pen);
                map::cursor(pen, town);
                if names {
                    map::names(pen);
                }
            }
            Focus::Track(kind) => tracks::draw(seat, kind, pen),
            Focus::Development => tracks::development(seat, pen),
            Focus::Deed(deed) => {
                deeds::draw(seat, pen);
                deeds::cursor(pen, deed);
            }
            Focus::Look(player, place) => {
                mat::draw(table, player, |place| table.check_use(player, place).is_ok(), pen);
                paint::cursor(pen, mat::cell(&table.holdings[player.index()], place));
            }
            Focus::Event => players::event(seat, pen),
            Focus::Goal(at) => goals::draw(seat, at, pen),
            Focus::Stock(false) => stock::draw(seat, pen),
            Focus::Stock(true) => tiles::draw(seat, pen),
            _ => self.draw_decision(seat, pen),
        }
        pen.fill(0, chrome::STRIP - 1, 240, 1, LINE);
    }

    fn flight(&self, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
        let shows_board = match self.focus {
            Focus::Look(player, _) => player == seat.player,
            _ => self.decides() && surface(seat) == Surface::Board,
        };
        flight::of(seat, event).filter(|_| shows_board)
    }

    fn draw_flight(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
        flight::draw(seat, flight, at, pen);
    }

    fn strip(&self, seat: &Seat<'_>) -> [Line; 2] {
        strip::words(self.focus, self.action(seat), seat).lines
    }

    fn draw_lines(_seat: &Seat<'_>, lines: &[Line; 2], pen: &mut Pen<'_>) {
        paint::strip(pen, lines, lines::Tone::Good);
    }

    fn draw_strip(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) -> [Line; 2] {
        let words = strip::words(self.focus, self.action(seat), seat);
        paint::strip(pen, &words.lines, words.tone);
        words.lines
    }

    fn keys(&self, seat: &Seat<'_>) -> Keys {
        let undo = seat.undo.then_some(UNDO);
        let verb = if self.wants_hold(seat) { Some(say::KEY_HOLD) } else { self.action(seat).map(strip::verb) };
        let table = seat.game.position();
        let next = if goals::has_page(table) { goals::title(table) } else { say::PAGE_MAP };
        let (a, b, x) = match self.focus {
            Focus::On(Target::Follower(_)) => (Some(say::KEY_HOLD), undo, next),
            Focus::On(Target::More) => (Some(OPEN), undo, next),
            Focus::Hold(..) => (verb, Some(BACK), next),
            Focus::On(_) | Focus::Aim(_) | Focus::Times(..) => (verb, undo, next),
            Focus::Look(..) => (None, Some(BACK), say::PAGE_EVENT),
            page => {
                let (a, x) = match page {
                    Focus::Map(_, false) => (Some(say::KEY_NAMES), say::PAGE_TRACKS),
                    Focus::Map(_, true) => (Some(say::KEY_GOODS), say::PAGE_TRACKS),
                    Focus::Track(_) => (None, say::PAGE_STATUS),
                    Focus::Development if table.setup.deeds().is_empty() => (None, say::PAGE_OTHERS),
                    Focus::Development => (None, say::PAGE_DEEDS),
                    Focus::Deed(_) if seat.game.players() == 1 => (None, say::PAGE_EVENT),
                    Focus::Deed(_) => (None, say::PAGE_OTHERS),
                    Focus::Players(_) => (Some(LOOK), say::PAGE_EVENT),
                    Focus::Stock(false) => (Some(say::KEY_PLACES), say::PAGE_BOARD),
                    Focus::Stock(true) => (Some(say::KEY_ALL), say::PAGE_BOARD),
                    Focus::Goal(_) => (verb, say::PAGE_MAP),
                    _ => (None, say::PAGE_LEFT),
                };
                (a, Some(say::PAGE_BOARD), x)
            }
        };
        Keys::of([a, b, Some(x), Some(MENU)])
    }

    fn promise(&self, seat: &Seat<'_>) -> Option<Promise<Action>> {
        let action = self.action(seat)?;
        let preview = seat.game.preview(action).ok()?;
        Some(Promise { action, points: preview.points })
    }

    fn pointed(&self, seat: &Seat<'_>) -> &'static Article {
        let table = seat.game.position();
        match self.focus {
            Focus::On(Target::Follower(follower)) | Focus::Hold(follower, _) => help::kind(follower.kind()),
            Focus::On(Target::Place(place)) | Focus::Look(_, place) => help::place(place),
            Focus::On(Target::Space(spot)) => match table.job() {
                Some(Job::Technology { .. }) => &help::TECHNOLOGY,
                _ => help::place(spot.place),
            },
            Focus::On(Target::Button) => match table.job() {
                Some(Job::Plan { .. }) => &help::PLANNING,
                Some(Job::Bathhouse { .. }) => help::place(Place::Bathhouse),
                _ => &help::ACTIONS,
            },
            Focus::On(Target::More) => &help::OBJECTIVES,
            Focus::Aim(_) | Focus::Times(..) => job_article(table, self.action(seat)),
            Focus::Map(..) => &help::MAP,
            Focus::Track(kind) => help::kind(kind),
            Focus::Development => &help::DEVELOPMENT,
            Focus::Deed(_) => &help::DEEDS,
            Focus::Players(_) => &help::SCORING,
            Focus::Event => help::event(table.event),
            Focus::Goal(at) => goals::article(seat, at),
            Focus::Stock(_) => &help::TILES,
        }
    }

    fn passes(game: &Orleans) -> bool {
        game.players() > 1 && !game.is_over()
    }

    fn gather(interlude: &mut Self::Interlude, event: &Event) -> bool {
        interlude.gather(event)
    }

    fn recall(interlude: &mut Self::Interlude, told: &mut dyn Iterator<Item = &Event>) {
        interlude.recall(told);
    }

    fn is_on_page(event: &Event) -> bool {
        interlude::tells(event)
    }

    fn scroll_page(interlude: &mut Self::Interlude, seat: &Seat<'_>, button: Button) {
        interlude.scroll(seat, button);
    }

    fn draw_interlude(interlude: &Self::Interlude, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        interlude.draw(seat, pen);
    }

    fn exaggerate(game: &Orleans) -> Option<Orleans> {
        let mut table = game.position().clone();
        for player in Player::all(game.players()) {
            table.holdings[player.index()].coins = 128;
        }
        Orleans::from_position(table, Default::default()).ok()
    }

    fn draw_hand_over(game: &Orleans, _settings: &Settings, pen: &mut Pen<'_>) {
        let table = game.position();
        let round = round(table, pen.language);
        pen.say_right(234, 3, BOLD, INK, say::step_in_round(strip::step(table.job()), &round));
        players::toll_box(game, table.current, 198, 46, pen);
    }

    fn points(game: &Orleans, player: Player) -> i16 {
        game.projected_total(player)
    }

    fn progress(game: &Orleans, language: Language) -> Line {
        say::progress(game.position().round, game.setup().rounds()).line(language)
    }

    fn round(game: &Orleans) -> u8 {
        game.position().round
    }

    fn log<'a>(
        game: &Orleans,
        event: &Event,
        after: impl Iterator<Item = &'a Event>,
        language: Language,
    ) -> Option<Entry> {
        log::entry(game.position(), event, after, language)
    }

    fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
        log::add_gains(player, events, lines, language);
    }

    fn films(event: &Event) -> bool {
        matches!(event, Event::Drawn { .. })
    }

    fn keeps(event: &Event) -> bool {
        log::keeps(event)
    }

    fn score_pages(_game: &Orleans) -> u8 {
        2
    }

    fn score(game: &Orleans, page: u8, row: usize, player: Player) -> Option<Score> {
        score::row(game, page, row, player)
    }

    fn grade(game: &Orleans) -> Option<u8> {
        game.setup().is_won_together().then(|| game.position().won.into())
    }

    fn is_lost(game: &Orleans) -> bool {
        game.is_over() && game.setup().is_won_together() && !game.position().won
    }

    fn leaves(setup: &Setup) -> u16 {
        1 << setup.scenario as u8
    }

    fn tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
        lesson::next_tip(seat, told)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Built { .. } | Event::DeedDone { .. } | Event::StructureDone { .. } => Some(Sound::Area),
            Event::RoundBegan { .. } => Some(Sound::Phase),
            _ => None,
        }
    }

    fn verdict(game: &Orleans, language: Language) -> Option<Line> {
        score::verdict(game, language)
    }
}
