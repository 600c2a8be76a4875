//! The Colonists of Natick on the screen: both colonies, and between them what is to be decided.

mod aim;
mod cards;
mod colony;
mod help;
mod icons;
mod lesson;
mod log;
mod palette;
mod panel;
mod reason;
mod seat;
mod strip;
mod words;

use draw::chrome::{self, Keys, Line};
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{INK, LINE, NAME, PAPER, PLAIN, QUIET, SMALL, Swatch, Tints};
use embedded_graphics::geometry::Point;
use players::Thought;
use rules_core::natick::{
    Action, Build, DiceSet, DieEvent, Event, FIRST_SPACES, Natick, Refusal, Region, Setup, Source, Step, Suit,
    opponent, tables,
};
use rules_core::{Game, Player};
use saves::Slot;
use texts::console::{BACK, LOOK, MENU, UNDO};
use texts::{Language, Text, natick as say};

use self::aim::Spot;
use self::cards::Card;
use self::colony::{Cell, Content, Window};
use self::seat::Seat;
use crate::Button;
use crate::game::help::{Article, Group, Leaf, Page};
use crate::game::lesson::Lesson;
use crate::game::log::{Captions, Entry};
use crate::game::motion::Flight;
use crate::game::step;
use crate::game::table::{Promise, Reply, Table};
use crate::port::Sound;
use crate::records::settings::Settings;

/// The name by which the list of games knows them.
pub type Screens = Board;

/// The screens of Natick.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    focus: Focus,
    /// The cursor before the player looked elsewhere.
    before: Option<Focus>,
}

/// Where the cursor is. A number counts actions in the list of legal ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Focus {
    /// On what an action points at.
    Aim(u8),
    /// On a die, or on the button when they are divided.
    Divide { first: DiceSet, at: Option<Suit> },
    /// On what can be built and traded.
    Cards(Card),
    /// On a site to build at.
    Sites(Card, u8),
    /// On a dial of a trade.
    Dial(Card, u8, u8),
    /// On something in either colony.
    Look(Cell),
    /// On pool and stack.
    #[default]
    Stock,
}

impl Board {
    /// Returns the action that A takes now, if it takes one.
    fn action(&self, seat: &Seat<'_>) -> Option<Action> {
        match self.focus {
            Focus::Aim(at) | Focus::Sites(_, at) | Focus::Dial(_, at, _) => seat.legal.get(usize::from(at)).copied(),
            Focus::Divide { first, at: None } => Some(Action::Divide(first.division())),
            Focus::Cards(Card::Done) => Some(Action::Done),
            Focus::Divide { .. } | Focus::Cards(_) | Focus::Look(_) | Focus::Stock => None,
        }
    }

    /// Comes back from a look elsewhere to where the cursor was, and to the dice as they were divided.
    fn come_back(&mut self, seat: &Seat<'_>) {
        *self = self.before.map_or_else(|| Self::arrive(seat), |focus| Board { focus, before: None });
    }

    /// Returns how the dice were divided before the player looked elsewhere.
    fn divided(&self) -> Option<DiceSet> {
        match self.before? {
            Focus::Divide { first, .. } => Some(first),
            _ => None,
        }
    }

    fn press_divide(&mut self, first: DiceSet, at: Option<Suit>, button: Button) {
        let stops = || first.iter().chain(first.rest().iter()).map(Some).chain([None]);
        let here = stops().position(|stop| stop == at).unwrap_or(0);
        let count = stops().count();
        let next = |by: usize| stops().nth((here + by) % count).flatten();
        self.focus = match (button, at) {
            (Button::Right, _) => Focus::Divide { first, at: next(1) },
            (Button::Left, _) => Focus::Divide { first, at: next(count - 1) },
            // A division is named by the tray without the die of arms, so that die does not move.
            (Button::A, Some(die)) if die != Suit::Arms => {
                let moved = DiceSet::of(|other| first.contains(other) != (other == die));
                Focus::Divide { first: moved, at }
            }
            _ => self.focus,
        };
    }

    /// Goes from a card to what it can do.
    fn enter(&mut self, seat: &Seat<'_>, card: Card) {
        let Some(at) = seat.legal.iter().position(|&action| card.has(action)) else { return };
        self.focus = match card {
            Card::Bank | Card::Offer => Focus::Dial(card, at as u8, cards::fields(card)[0]),
            Card::Build(_) | Card::Done => Focus::Sites(card, at as u8),
        };
    }

    /// Returns the cell that the cursor is on.
    fn cell(&self, seat: &Seat<'_>) -> Option<Cell> {
        if let Focus::Look(cell) = self.focus {
            return Some(cell);
        }
        match aim::spot(seat, self.action(seat)?)? {
            Spot::Cell(cell) => Some(cell),
            Spot::Box(_) => None,
        }
    }

    /// Returns the article about a cell.
    fn cell_article(seat: &Seat<'_>, cell: Cell) -> &'static Article {
        match colony::content(seat.game, cell) {
            Content::Village => &help::VILLAGE,
            Content::Town => &help::TOWN,
            Content::Road => &help::ROAD,
            Content::Trader => &help::TRADER,
            Content::Knight => &help::KNIGHT,
            Content::Region(field) => help::suit(field.region.suit()),
            Content::Nothing => &help::FOUND,
        }
    }

    /// Marks what can be used in the colonies, and the cursor.
    fn marks(&self, seat: &Seat<'_>, windows: [Window; 2], pen: &mut Pen<'_>) {
        let window = |cell: Cell| if cell.player == seat.viewer { windows[1] } else { windows[0] };
        let corner = |action| match aim::spot(seat, action) {
            Some(Spot::Cell(cell)) => window(cell).corner(cell),
            _ => None,
        };
        if let Some(Step::Found { laid }) = seat.game.job().map(|job| job.step) {
            let cell = Cell::at(seat.player, FIRST_SPACES[usize::from(laid) % FIRST_SPACES.len()]);
            window(cell).corner(cell).into_iter().for_each(|at| colony::mark(pen, at));
        }
        match self.focus {
            Focus::Aim(_) => {
                seat.legal.iter().filter_map(|&action| corner(action)).for_each(|at| colony::mark(pen, at))
            }
            Focus::Cards(card @ Card::Build(build)) | Focus::Sites(card @ Card::Build(build), _) => {
                for action in seat.game.sites(seat.player, build) {
                    match corner(action) {
                        Some(at) if card.is_open(seat.legal) => colony::mark(pen, at),
                        Some(at) => pen.rounded_frame(at.x, at.y, colony::WIDE as u32, colony::HIGH as u32, 1, QUIET),
                        None => {}
                    }
                }
            }
            _ => {}
        }
        if let Some(at) = self.cell(seat).and_then(|cell| window(cell).corner(cell)) {
            colony::cursor(pen, at);
        }
    }
}

/// Returns the action that the cursor begins on: coins leave the fullest region, and come to the emptiest; an empty
/// tray is the last choice.
fn best(seat: &Seat<'_>) -> u8 {
    let coins = |space| seat.game.colony(seat.player).field(space).map_or(0, |field| i16::from(field.coins));
    let liking = |action: &Action| match *action {
        Action::Pay(space) => coins(space),
        Action::Put(space) => -coins(space),
        Action::Choose(tray) if seat.game.tray(tray).is_empty() => -1,
        _ => 0,
    };
    let most = seat.legal.iter().map(liking).max();
    seat.legal.iter().position(|action| Some(liking(action)) == most).unwrap_or(0) as u8
}

/// The middle of the panel.
const MIDDLE: Point = Point::new(108, 96);

/// The piece that is only a frame; those below are coins by suit.
const FRAME: u8 = 4;

impl Table for Board {
    type Game = Natick;
    /// Who plays the last turn.
    type Interlude = Option<Player>;

    const SLOT: Slot = Slot(2);
    const NAME: Text = say::GAME;
    const SIGN: &'static Sprite = &icons::TOWN;
    const SWATCH: Swatch = Swatch::Monastery;
    const TINTS: &'static Tints = &palette::TINTS;
    const HELP: &'static [Group] = help::HELP;
    const GUIDE: &'static [Page] = help::GUIDE;
    const LEAVES: &'static [Leaf] = help::LEAVES;
    const LESSON: Option<&'static Lesson<Setup>> = Some(&lesson::LESSON);
    const FRAMES: u8 = 6;

    fn refusal(refusal: &Refusal) -> Option<Text> {
        Some(words::refusal(*refusal))
    }

    fn source(source: Source) -> Option<Text> {
        Some(words::source(source))
    }

    /// Draws a village with its first four regions.
    fn draw_setup(_setup: &Setup, _seat: Player, settings: &Settings, pen: &mut Pen<'_>, Point { x, y }: Point) {
        let corners = [(0, 0), (48, 0), (0, 34), (48, 34)];
        for ((dx, dy), (suit, number)) in corners.into_iter().zip(Suit::ALL.into_iter().zip(2..)) {
            if let Some(region) = Region::new(suit, number) {
                colony::region(pen, settings, x - 8 + dx, y + dy, region);
            }
        }
        pen.rounded(x + 16, y + 17, 24, 23, PAPER);
        pen.sprite(x + 20, y + 22, &icons::VILLAGE, INK);
    }

    fn arrive(seat: &Seat<'_>) -> Self {
        let focus = match seat.game.job().map(|job| job.step) {
            Some(Step::Divide) => {
                Focus::Divide { first: DiceSet::of(|die| matches!(die, Suit::Sun | Suit::Moon)), at: Some(Suit::Sun) }
            }
            Some(Step::Trade) => Focus::Cards(Card::first(seat.legal)),
            _ => Focus::Aim(best(seat)),
        };
        Board { focus, before: None }
    }

    fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
        reason::why(seat, thought)
    }

    fn aim(seat: &Seat<'_>, action: Action) -> Self {
        let at = seat.legal.iter().position(|&other| other == action).unwrap_or(0) as u8;
        let trades = seat.game.job().is_some_and(|job| job.step == Step::Trade);
        let focus = match Card::ALL.into_iter().find(|card| trades && card.has(action)) {
            Some(Card::Done) => Focus::Cards(Card::Done),
            Some(card @ (Card::Bank | Card::Offer)) => Focus::Dial(card, at, cards::fields(card)[0]),
            Some(card) => Focus::Sites(card, at),
            None => match action {
                Action::Divide(first) => Focus::Divide { first, at: None },
                _ => Focus::Aim(at),
            },
        };
        Board { focus, before: None }
    }

    fn aftermath(&self, seat: &Seat<'_>, _action: Action) -> Self {
        match self.cell(seat) {
            Some(cell) => Board { focus: Focus::Look(cell), before: None },
            None => self.clone(),
        }
    }

    fn looks(&self) -> bool {
        matches!(self.focus, Focus::Look(_) | Focus::Stock)
    }

    fn press(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        let in_hand = matches!(self.focus, Focus::Aim(_) | Focus::Divide { .. } | Focus::Cards(_));
        match button {
            Button::A => {
                if let Some(action) = self.action(seat) {
                    return Reply::Act(action);
                }
            }
            Button::B if in_hand && seat.undo => return Reply::Undo,
            Button::X if self.focus == Focus::Stock => {
                self.come_back(seat);
                return Reply::Stay;
            }
            Button::X => {
                if !self.looks() {
                    self.before = Some(self.focus);
                }
                let home = colony::cells(seat.game, seat.player).next();
                self.focus = match (self.focus, home) {
                    (Focus::Look(_), _) | (_, None) => Focus::Stock,
                    (_, Some(cell)) => Focus::Look(cell),
                };
                return Reply::Stay;
            }
            _ => {}
        }
        match (self.focus, button) {
            (Focus::Aim(at), _) => self.focus = Focus::Aim(aim::step(seat, at, button, |_| true)),
            (Focus::Divide { first, at }, _) => self.press_divide(first, at, button),
            (Focus::Cards(card), Button::Left | Button::Right) => {
                self.focus = Focus::Cards(card.step(button == Button::Right));
            }
            (Focus::Cards(card), Button::A | Button::Up | Button::Down) if card != Card::Done => self.enter(seat, card),
            (Focus::Sites(card, _) | Focus::Dial(card, ..), Button::B) => self.focus = Focus::Cards(card),
            (Focus::Sites(card, at), _) => {
                self.focus = Focus::Sites(card, aim::step(seat, at, button, |action| card.has(action)));
            }
            (Focus::Dial(card, at, field), Button::Left | Button::Right) => {
                let fields = cards::fields(card);
                let here = fields.iter().position(|&other| other == field).unwrap_or(0);
                let by = if button == Button::Right { 1 } else { fields.len() - 1 };
                self.focus = Focus::Dial(card, at, fields[(here + by) % fields.len()]);
            }
            (Focus::Dial(card, at, field), Button::Up | Button::Down) => {
                self.focus = Focus::Dial(card, cards::turn(seat.legal, card, at, field, button == Button::Up), field);
            }
            (Focus::Look(_) | Focus::Stock, Button::B) => self.come_back(seat),
            (Focus::Look(cell), _) => {
                let cells = [opponent(seat.player), seat.player]
                    .into_iter()
                    .flat_map(|player| colony::cells(seat.game, player));
                let spots = cells.map(|cell| (cell, cell.spot(seat.viewer)));
                let next = step::nearest(spots, cell.spot(seat.viewer), button);
                self.focus = Focus::Look(next.unwrap_or(cell));
            }
            (Focus::Cards(_) | Focus::Dial(..) | Focus::Stock, _) => {}
        }
        Reply::Stay
    }

    fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        let game = seat.game;
        let colour = chrome::seat_colour(seat.player);
        pen.fill(0, 0, 240, 18, colour);
        pen.fill(0, 18, 240, 1, INK);
        chrome::shape(pen, 4, 4, seat.player, INK);
        let end = pen.text(18, 2, NAME, INK, seat.name(seat.player));
        // Beside a long name the rest has a narrower font.
        let (title, turn) = if end > 70 { (SMALL, SMALL) } else { (NAME, PLAIN) };
        if let Some(words) = strip::title(seat) {
            pen.say(end + 7, 2, title, INK, words);
        }
        if game.turn_number() > 0 {
            pen.say_right(237, 3, turn, INK, say::turn(game.turn_number()));
        }
        if self.focus == Focus::Stock {
            return panel::stock(seat, pen);
        }
        let pointed = self.cell(seat);
        let windows = [opponent(seat.viewer), seat.viewer].map(|player| {
            let column = pointed.filter(|cell| cell.player == player).map(|cell| cell.column);
            colony::draw(seat, player, column, pen)
        });
        panel::draw(seat, self.focus, self.divided(), pen);
        pen.fill(0, chrome::STRIP - 1, 240, 1, LINE);
        self.marks(seat, windows, pen);
    }

    /// Returns the way of coins from the panel to their regions and back, and of what is built from the cards to its
    /// space.
    fn flight(&self, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
        let (cell, piece) = match *event {
            Event::Gained { player, space, suit, .. } | Event::Lost { player, space, suit, .. } => {
                (Cell::at(player, space), suit as u8)
            }
            Event::Laid { player, space, .. } => (Cell::at(player, space), FRAME),
            Event::Built { player, build: Build::Knight, space } => (Cell::at(player, space), FRAME),
            Event::Built { player, space, .. } => (Cell::in_row(player, space.column), FRAME),
            _ => return None,
        };
        let column = self.cell(seat).filter(|pointed| pointed.player == cell.player).map(|pointed| pointed.column);
        let corner = Window::new(seat.game, seat.viewer, cell.player, column).corner(cell)?;
        let (from, to) = match event {
            Event::Lost { .. } => (corner, MIDDLE),
            _ => (MIDDLE, corner),
        };
        Some(Flight { piece, from, to })
    }

    fn draw_flight(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
        match Suit::ALL.get(usize::from(flight.piece)) {
            Some(&suit) => {
                pen.rounded(at.x + 5, at.y + 4, 14, 14, INK);
                pen.rounded(at.x + 6, at.y + 5, 12, 12, words::tint(seat.settings, suit).tile);
            }
            None => colony::mark(pen, at),
        }
    }

    fn strip(&self, seat: &Seat<'_>) -> [Line; 2] {
        strip::lines(self, seat)
    }

    fn says_final(&self, seat: &Seat<'_>) -> bool {
        self.action(seat) == Some(Action::Draw) && seat.game.stack().len() > 1
    }

    fn draw_lines(seat: &Seat<'_>, lines: &[Line; 2], pen: &mut Pen<'_>) {
        words::strip(pen, seat.settings, lines);
    }

    fn keys(&self, seat: &Seat<'_>) -> Keys {
        let undo = seat.undo.then_some(UNDO);
        let verb = self.action(seat).map(|action| strip::verb(seat, action));
        let (a, b, x) = match self.focus {
            Focus::Aim(_) | Focus::Divide { at: None, .. } | Focus::Cards(Card::Done) => (verb, undo, LOOK),
            Focus::Divide { at: Some(Suit::Arms), .. } => (None, undo, LOOK),
            Focus::Divide { .. } => (Some(say::KEY_MOVE), undo, LOOK),
            Focus::Cards(card) => (card.is_open(seat.legal).then_some(say::KEY_CHOOSE), undo, LOOK),
            Focus::Sites(..) | Focus::Dial(..) => (verb, Some(BACK), LOOK),
            Focus::Look(_) => (None, Some(BACK), say::KEY_STOCK),
            Focus::Stock => (None, Some(BACK), BACK),
        };
        Keys::of([a, b, Some(x), Some(MENU)])
    }

    fn promise(&self, seat: &Seat<'_>) -> Option<Promise<Action>> {
        let action = self.action(seat)?;
        let preview = seat.game.preview(action).ok()?;
        Some(Promise { action, points: preview.points })
    }

    fn pointed(&self, seat: &Seat<'_>) -> &'static Article {
        let step = seat.game.job().map(|job| job.step);
        match (self.focus, step) {
            (Focus::Look(cell), _) => Self::cell_article(seat, cell),
            (Focus::Stock, _) => &help::STOCK,
            (Focus::Cards(card) | Focus::Sites(card, _) | Focus::Dial(card, ..), _) => card.article(),
            (Focus::Divide { first: _, at: Some(die) }, _) => match tables::is_event(seat.game.dice()[die as usize]) {
                true => help::event(tables::event_of(die)),
                false => &help::DICE,
            },
            (Focus::Divide { .. }, _) => &help::DICE,
            (Focus::Aim(at), step) => match (seat.legal.get(usize::from(at)), step) {
                (Some(Action::Resolve(die)), _) => help::event(tables::event_of(*die)),
                (_, Some(Step::Found { .. } | Step::FirstRoad)) => &help::FOUND,
                (_, Some(Step::Choose)) => &help::DICE,
                (_, Some(Step::Harvest)) => help::event(DieEvent::RichHarvest),
                (_, Some(Step::Take { event })) => help::event(event),
                (_, Some(Step::Give { .. })) => help::event(DieEvent::TradeAdvantage),
                (_, Some(Step::Discard { .. })) => help::event(DieEvent::RaiderAttack),
                (_, Some(Step::Answer(_))) => &help::OFFER,
                (_, Some(Step::Explore { .. } | Step::Lay { .. })) => &help::EXPLORE,
                (_, Some(Step::HandOver)) => &help::DONE,
                _ => &help::COINS,
            },
        }
    }

    fn tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
        lesson::next_tip(seat, told)
    }

    fn pending(game: &Natick) -> Option<Action> {
        let handed_over = game.job().is_some_and(|job| job.step == Step::HandOver) && aim::is_divided(game);
        handed_over.then_some(Action::Done)
    }

    /// The press that divides the dice also hands them over.
    fn follow_up(action: Action) -> Option<Action> {
        matches!(action, Action::Divide(_)).then_some(Action::Done)
    }

    fn passes(game: &Natick) -> bool {
        game.has_passed()
    }

    fn draw_hand_over(game: &Natick, settings: &Settings, pen: &mut Pen<'_>) {
        panel::hand_over(game, settings, pen);
    }

    fn gather(interlude: &mut Option<Player>, event: &Event) -> bool {
        if let Event::LastTurn { player } = *event {
            *interlude = Some(player);
        }
        interlude.is_some()
    }

    fn draw_interlude(interlude: &Option<Player>, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        if let Some(last) = *interlude {
            panel::last_turn(seat, last, pen);
        }
    }

    /// Returns the turns of both, from 1.
    fn round(game: &Natick) -> u8 {
        game.turn_number()
    }

    fn round_name(_game: &Natick, round: u8, language: Language) -> Line {
        match round {
            0 => say::PROGRESS_FOUNDING.line(language),
            turn => say::turn(turn).line(language),
        }
    }

    fn progress(game: &Natick, language: Language) -> Line {
        Self::round_name(game, game.turn_number(), language)
    }

    fn exaggerate(game: &Natick) -> Option<Natick> {
        Some(game.exaggerated())
    }

    fn log<'a>(
        _game: &Natick,
        event: &Event,
        after: impl Iterator<Item = &'a Event>,
        language: Language,
    ) -> Option<Entry> {
        log::entry(language, event, after)
    }

    fn keeps(event: &Event) -> bool {
        log::keeps(event)
    }

    fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
        log::add_gains(player, events, lines, language);
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Built { .. } => Some(Sound::Area),
            Event::LastTurn { .. } => Some(Sound::Phase),
            _ => None,
        }
    }

    fn verdict(game: &Natick, language: Language) -> Option<Line> {
        let [a, b] = [Player(0), Player(1)].map(|player| game.total(player));
        match a.max(b) {
            _ if a == b => Some(say::VERDICT_TIE.line(language)),
            points if points < tables::END.goal => Some(say::verdict_stopped(game.turn_number()).line(language)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::vec::Vec;

    use super::*;
    use crate::game::session::watching::brought;
    use crate::games::forecast::positions;

    #[test]
    fn a_coin_leaves_the_colony_that_loses_it() {
        let (names, settings) = (Default::default(), Settings::default());
        let mut flown = 0;
        positions::<Board>(|game, viewer, _, legal| {
            for &action in legal {
                let (mut game, mut lost) = (game.clone(), Vec::new());
                let mut listen = |event| {
                    if let Event::Lost { player, .. } = event {
                        lost.push((player, event));
                    }
                };
                game.tell(action, &mut listen).expect("it is listed");
                let seat = Seat {
                    game: &game,
                    player: viewer,
                    viewer,
                    legal,
                    names: &names,
                    settings: &settings,
                    undo: false,
                    animation_frame: None,
                };
                for (player, event) in lost {
                    let Some(flight) = Board::default().flight(&seat, &event) else { continue };
                    assert_eq!((flight.from.y > MIDDLE.y, flight.to), (player == viewer, MIDDLE), "{event:?}");
                    flown += 1;
                }
            }
        });
        assert!(flown > 100, "{flown}");
    }

    #[test]
    fn what_raiders_take_later_is_not_told_as_nothing() {
        let mut raided = 0;
        positions::<Board>(|game, _, _, legal| {
            for &action in legal {
                for entry in brought::<Board>(&mut game.clone(), action, Language::English) {
                    assert!(!entry.text.contains(" 0 coins"), "{action:?}: {}", entry.text);
                    raided += usize::from(entry.text == say::TITLE_DISCARD.line(Language::English));
                }
            }
        });
        assert!(raided > 0);
    }
}
