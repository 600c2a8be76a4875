//! The Dice Game on the screen: the sheet, the dice, and the cards to choose from.

mod cards;
mod hand;
mod help;
mod icons;
mod interlude;
mod lesson;
mod log;
mod overview;
mod paint;
mod palette;
mod reason;
mod seat;
mod words;

use draw::chrome::{self, Keys, Line};
use draw::hexagon::MINI;
use draw::line;
use draw::map;
use draw::pen::Pen;
use draw::sprite::{self, Sprite};
use draw::theme::{INK, Swatch, Tints};
use embedded_graphics::geometry::Point;
use players::Thought;
use rules_core::dice_game::{Action, Ask, Bonus, Colour, DiceGame, Event, Grade, Refusal, Setup, Source, Stage};
use rules_core::hex::Spaces;
use rules_core::{Game, Player};
use saves::Slot;
use texts::console::{BACK, LOOK, MENU, UNDO};
use texts::{Language, Text, dice_game as say};

use self::cards::{Card, Deck};
use self::seat::Seat;
use crate::Button;
use crate::game::help::{Article, Group, Leaf, Page};
use crate::game::lesson::Lesson;
use crate::game::log::Entry;
use crate::game::motion::Flight;
use crate::game::step;
use crate::game::table::{Promise, Reply, Table};
use crate::game::wording::Wording;
use crate::port::Sound;
use crate::records::settings::Settings;

/// The name by which the list of games knows them.
pub type Screens = Sheet;

/// The screens of the Dice Game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    focus: Focus,
    /// The chosen card of the deck.
    card: u8,
    /// The hex that is pointed at.
    hex: u8,
}

/// Where the cursor is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Focus {
    /// On the cards.
    #[default]
    Cards,
    /// In the sheet.
    Hexes,
    /// On the numbers that a bonus can write into the chosen hex.
    Numbers(u8),
    /// On everybody's columns and the races.
    Overview(Player),
    /// On somebody's sheet.
    Other(Player),
}

/// Returns the kind of space that a colour is.
pub fn kind(colour: Colour) -> Swatch {
    match colour {
        Colour::Purple => Swatch::Monastery,
        Colour::Grey => Swatch::Mine,
        Colour::Blue => Swatch::Ship,
        Colour::Orange => Swatch::Building,
        Colour::Green => Swatch::Castle,
        Colour::Yellow => Swatch::Animal,
    }
}

/// Returns the picture of a bonus.
pub fn bonus_sprite(bonus: Bonus) -> &'static Sprite {
    match bonus {
        Bonus::Monk => &icons::MONK,
        Bonus::Silver => &sprite::SILVER,
        Bonus::Commodity => &sprite::SACK,
        Bonus::Worker => &sprite::WORKER,
    }
}

impl Sheet {
    fn card(&self, deck: &Deck) -> Card {
        deck.get(usize::from(self.card)).copied().unwrap_or(Card::Done)
    }

    /// Returns the action that A takes now, if it takes one.
    fn action(&self, seat: &Seat<'_>) -> Option<Action> {
        let card = self.card(&cards::deck(seat.legal));
        match self.focus {
            Focus::Cards => card.action(),
            Focus::Hexes => {
                let mut there = cards::actions(seat.legal, card).filter(|action| hex_of(*action) == Some(self.hex));
                there.next().filter(|_| there.next().is_none())
            }
            Focus::Numbers(index) => self.numbers(seat, card).nth(usize::from(index)),
            Focus::Overview(_) | Focus::Other(_) => None,
        }
    }

    /// Returns the actions of a card on the chosen hex.
    fn numbers<'a>(&self, seat: &'a Seat<'_>, card: Card) -> impl Iterator<Item = Action> + 'a {
        let hex = self.hex;
        cards::actions(seat.legal, card).filter(move |action| hex_of(*action) == Some(hex))
    }

    /// Goes into the sheet, at the hex that brings most.
    fn enter(&mut self, seat: &Seat<'_>, card: Card) {
        let best = cards::actions(seat.legal, card)
            .filter_map(|action| Some((hex_of(action)?, seat.game.preview(action).map_or(0, |gain| gain.points))))
            .reduce(|best, other| if other.1 > best.1 { other } else { best });
        if let Some((hex, _)) = best {
            self.hex = hex;
            self.focus = Focus::Hexes;
        }
    }

    fn press_cards(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        let deck = cards::deck(seat.legal);
        let card = self.card(&deck);
        let last = deck.len().saturating_sub(1) as u8;
        match button {
            Button::Left => self.card = self.card.checked_sub(1).unwrap_or(last),
            Button::Right => self.card = if self.card < last { self.card + 1 } else { 0 },
            Button::A | Button::Up | Button::Down => match card.action() {
                Some(action) if button == Button::A => return Reply::Act(action),
                Some(_) => {}
                None => self.enter(seat, card),
            },
            Button::B if seat.undo => return Reply::Undo,
            Button::X => self.focus = Focus::Overview(seat.player),
            _ => {}
        }
        Reply::Stay
    }

    fn press_hexes(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        let deck = cards::deck(seat.legal);
        let card = self.card(&deck);
        let targets = cards::targets(seat.legal, card);
        match button {
            Button::A => match self.action(seat) {
                Some(action) => return Reply::Act(action),
                None => self.focus = Focus::Numbers(0),
            },
            Button::B if card == Card::Castle => {
                if seat.undo {
                    return Reply::Undo;
                }
            }
            Button::B => self.focus = Focus::Cards,
            Button::X => self.focus = Focus::Overview(seat.player),
            _ => self.hex = step::on_hexagon(self.hex, targets, button),
        }
        Reply::Stay
    }

    fn press_numbers(&mut self, seat: &Seat<'_>, index: u8, button: Button) -> Reply<Action> {
        let card = self.card(&cards::deck(seat.legal));
        let count = self.numbers(seat, card).count() as u8;
        match button {
            Button::A => return self.action(seat).map_or(Reply::Stay, Reply::Act),
            Button::B => self.focus = Focus::Hexes,
            Button::Left => self.focus = Focus::Numbers(index.checked_sub(1).unwrap_or(count - 1)),
            Button::Right => self.focus = Focus::Numbers(if index + 1 < count { index + 1 } else { 0 }),
            _ => {}
        }
        Reply::Stay
    }

    fn press_look(&mut self, seat: &Seat<'_>, button: Button) {
        let players = seat.game.players();
        let turn = |player: Player, by: u8| Player((player.0 + by) % players);
        let back = Self::arrive(seat);
        self.focus = match (self.focus, button) {
            (Focus::Overview(player), Button::Left) => Focus::Overview(turn(player, players - 1)),
            (Focus::Overview(player), Button::Right) => Focus::Overview(turn(player, 1)),
            (Focus::Overview(player), Button::A) => Focus::Other(player),
            (Focus::Other(player), Button::Left) => Focus::Other(turn(player, players - 1)),
            (Focus::Other(player), Button::Right) => Focus::Other(turn(player, 1)),
            (Focus::Other(player), Button::B | Button::A) => Focus::Overview(player),
            (_, Button::B | Button::X) => {
                *self = back;
                return;
            }
            (focus, _) => focus,
        };
    }
}

/// Returns the hex that an action is about.
fn hex_of(action: Action) -> Option<u8> {
    match action {
        Action::Castle(hex) | Action::Mark { hex, .. } => Some(hex),
        Action::Sell(_) | Action::Done => None,
    }
}

impl Table for Sheet {
    type Game = DiceGame;
    /// The phase that ended, from 0.
    type Interlude = u8;

    const SLOT: Slot = Slot(0);
    const NAME: Text = say::GAME;
    const SIGN: &'static Sprite = &sprite::SHIP_TILE;
    const SWATCH: Swatch = Swatch::Ship;
    const TINTS: &'static Tints = &palette::TINTS;
    const HELP: &'static [Group] = help::HELP;
    const GUIDE: &'static [Page] = help::GUIDE;
    const LEAVES: &'static [Leaf] = help::LEAVES;
    const LESSON: Option<&'static Lesson<Setup>> = Some(&lesson::LESSON);
    const WORDS: &'static [Wording<Setup>] = &words::FORM;
    const FRAMES: u8 = 6;
    const GRADES: &'static [Text] = &say::EACH_GRADE;

    fn refusal(refusal: &Refusal) -> Option<Text> {
        Some(words::refusal(*refusal))
    }

    fn source(source: Source) -> Option<Text> {
        Some(words::source(source))
    }

    fn draw_setup(setup: &Setup, _seat: Player, settings: &Settings, pen: &mut Pen<'_>, corner: Point) {
        paint::mini(settings, setup.duchy.layout(), Spaces::ALL, pen, corner.x, corner.y, MINI);
    }

    fn arrive(seat: &Seat<'_>) -> Self {
        let deck = cards::deck(seat.legal);
        let mut sheet = Sheet { focus: Focus::Cards, card: 0, hex: 0 };
        match seat.game.ask() {
            Ask::Castle => sheet.enter(seat, Card::Castle),
            // A second mark is rare: the cursor starts on done.
            Ask::Second => sheet.card = deck.len().saturating_sub(1) as u8,
            _ => {}
        }
        sheet
    }

    fn why(seat: &Seat<'_>, thought: &Thought<Action>) -> Line {
        reason::why(seat, thought)
    }

    fn aim(seat: &Seat<'_>, action: Action) -> Self {
        let start = Self::arrive(seat);
        let card = cards::deck(seat.legal).iter().position(|&card| card == Card::of(action)).unwrap_or(0) as u8;
        let hex = hex_of(action).unwrap_or(start.hex);
        let focuses = [Focus::Cards, Focus::Hexes].into_iter().chain((0..6).map(Focus::Numbers));
        let mut sheets = focuses.map(|focus| Sheet { focus, card, hex });
        sheets.find(|sheet| sheet.action(seat) == Some(action)).unwrap_or(start)
    }

    fn aftermath(&self, _seat: &Seat<'_>, action: Action) -> Self {
        let focus = if hex_of(action).is_some() { Focus::Hexes } else { Focus::Cards };
        Sheet { focus, ..self.clone() }
    }

    fn looks(&self) -> bool {
        matches!(self.focus, Focus::Overview(_) | Focus::Other(_))
    }

    fn press(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        match self.focus {
            Focus::Cards => self.press_cards(seat, button),
            Focus::Hexes => self.press_hexes(seat, button),
            Focus::Numbers(index) => self.press_numbers(seat, index, button),
            Focus::Overview(_) | Focus::Other(_) => {
                self.press_look(seat, button);
                Reply::Stay
            }
        }
    }

    fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        match self.focus {
            Focus::Overview(player) => overview::draw(seat, player, pen),
            Focus::Other(player) => paint::table(seat, player, None, pen),
            _ => paint::table(seat, seat.player, Some(self), pen),
        }
    }

    /// Returns the way of a number from the dice to its hex, or of sold goods to the points.
    fn flight(&self, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
        match *event {
            Event::Marked { player, hex, number } if player == seat.player => {
                let at = map::corner(hex);
                Some(Flight { piece: number, from: Point::new(4, 24), to: Point::new(at.x + 4, at.y + 6) })
            }
            Event::Sold { player, .. } if player == seat.player => {
                Some(Flight { piece: 0, from: Point::new(209, 153), to: Point::new(222, 4) })
            }
            _ => None,
        }
    }

    fn draw_flight(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
        match flight.piece {
            0 => {
                let colour = paint::bonus_colour(seat.settings, Bonus::Commodity);
                pen.sprite_on(at.x, at.y, bonus_sprite(Bonus::Commodity), colour, INK);
            }
            number => paint::pip_die(pen, at.x, at.y, 19, number, true),
        }
    }

    fn strip(&self, seat: &Seat<'_>) -> [Line; 2] {
        match self.focus {
            Focus::Cards => cards::strip(seat, self.card(&cards::deck(seat.legal))),
            Focus::Hexes | Focus::Numbers(_) => self.describe(seat),
            Focus::Overview(_) => overview::strip(seat),
            Focus::Other(player) => {
                let who = seat.name(player);
                let unused = seat.game.sheet(player).unused();
                let marked = seat.game.sheet(player).marked().len() as i32;
                [seat.line(say::sheet_of(who, marked)), seat.line(say::unused(unused))]
            }
        }
    }

    fn draw_strip(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) -> [Line; 2] {
        let lines = self.strip(seat);
        chrome::strip(pen, &lines);
        let deck = cards::deck(seat.legal);
        match self.focus {
            Focus::Cards => hand::draw(seat, &deck, self.card, pen),
            Focus::Hexes => hand::draw_cost(seat, self.card(&deck), pen),
            Focus::Numbers(index) => {
                hand::draw_numbers(seat, self.numbers(seat, self.card(&deck)), index, pen);
            }
            Focus::Overview(_) => hand::draw_roll(seat, pen),
            Focus::Other(_) => {}
        }
        lines
    }

    fn strip_left(&self, seat: &Seat<'_>) -> i32 {
        hand::beside(&cards::deck(seat.legal)).0
    }

    fn keys(&self, seat: &Seat<'_>) -> Keys {
        let deck = cards::deck(seat.legal);
        let undo = seat.undo.then_some(UNDO);
        let look = Some(if seat.game.players() > 1 { say::KEY_OTHERS } else { say::KEY_RACES });
        let (back, dice) = (Some(BACK), Some(say::KEY_DICE));
        let (a, b, x) = match self.focus {
            Focus::Cards => (Some(self.card(&deck).verb()), undo, look),
            Focus::Hexes if self.card(&deck) == Card::Castle => (Some(say::KEY_START), undo, look),
            Focus::Hexes if self.action(seat).is_none() => (Some(say::KEY_NUMBER), dice, look),
            Focus::Hexes => (Some(say::KEY_WRITE), dice, look),
            Focus::Numbers(_) => (Some(say::KEY_WRITE), back, None),
            Focus::Overview(_) => (Some(LOOK), back, Some(say::KEY_SHEET)),
            Focus::Other(_) => (None, back, Some(say::KEY_SHEET)),
        };
        Keys::of([a, b, x, Some(MENU)])
    }

    fn promise(&self, seat: &Seat<'_>) -> Option<Promise<Action>> {
        let action = self.action(seat)?;
        let gain = seat.game.preview(action).ok()?;
        Some(Promise { action, points: i16::from(gain.points) })
    }

    fn pointed(&self, seat: &Seat<'_>) -> &'static Article {
        match self.focus {
            Focus::Cards => self.card(&cards::deck(seat.legal)).article(),
            Focus::Hexes | Focus::Numbers(_) if seat.game.stage() == Stage::Castles => &help::START,
            Focus::Hexes | Focus::Numbers(_) => help::colour(seat.game.layout().colour(self.hex)),
            Focus::Overview(_) => &help::RACES,
            Focus::Other(_) => &help::AREAS,
        }
    }

    fn is_secret(game: &DiceGame) -> bool {
        game.roll().is_some() && game.is_secret()
    }

    fn lay_open(game: &mut DiceGame) {
        game.lay_open();
    }

    fn passes(game: &DiceGame) -> bool {
        game.players() > 1 && game.is_secret()
    }

    fn draw_hand_over(game: &DiceGame, settings: &Settings, pen: &mut Pen<'_>) {
        paint::hand_over(game, settings, pen);
    }

    fn gather(interlude: &mut u8, event: &Event) -> bool {
        if let Event::PhaseEnded(phase) = *event {
            *interlude = phase;
        }
        matches!(event, Event::PhaseEnded(_))
    }

    fn is_on_page(event: &Event) -> bool {
        matches!(event, Event::PhaseEnded(_))
    }

    fn draw_interlude(interlude: &u8, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        interlude::draw(*interlude, seat, pen);
    }

    fn progress(game: &DiceGame, language: Language) -> Line {
        match game.stage() {
            Stage::Castles => say::PROGRESS_START.line(language),
            _ => line!("{}", words::roman(game.phase())),
        }
    }

    /// Returns the boxes that are ticked.
    fn round(game: &DiceGame) -> u8 {
        game.phase() * game.column() + game.boxes()
    }

    fn round_name(game: &DiceGame, round: u8, language: Language) -> Line {
        // A round ticks its box as it begins.
        let Some(before) = round.checked_sub(1) else { return say::PROGRESS_START.line(language) };
        let column = game.column().max(1);
        say::round(words::roman(before / column), before % column + 1).line(language)
    }

    fn exaggerate(game: &DiceGame) -> Option<DiceGame> {
        Some(game.exaggerated())
    }

    fn log<'a>(
        game: &DiceGame,
        event: &Event,
        _after: impl Iterator<Item = &'a Event>,
        language: Language,
    ) -> Option<Entry> {
        log::entry(game.players() == 1, language, event)
    }

    fn grade(game: &DiceGame) -> Option<u8> {
        (game.players() == 1).then(|| match Grade::of(game.total(Player(0))) {
            None => 0,
            Some(Grade::WellDone) => 1,
            Some(Grade::Excellent) => 2,
            Some(Grade::Incredible) => 3,
        })
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Completed { .. } | Event::Finished { .. } => Some(Sound::Area),
            Event::PhaseEnded(_) => Some(Sound::Phase),
            _ => None,
        }
    }

    fn verdict(game: &DiceGame, language: Language) -> Option<Line> {
        if game.players() == 1 {
            let grade = say::EACH_GRADE.get(usize::from(Self::grade(game).unwrap_or_default()));
            return grade.map(|grade| grade.line(language));
        }
        let standing = game.standing();
        let best = standing.points.iter().max().copied().unwrap_or(0);
        let tied = standing.points.iter().filter(|&&points| points == best).count();
        let winners = standing.rank.iter().filter(|&&rank| rank == 1).count();
        match (tied, winners) {
            (1, _) => None,
            (_, 1) => Some(say::TIE_BONUSES.line(language)),
            _ => Some(say::TIE_SHARED.line(language)),
        }
    }
}

impl Sheet {
    /// Returns what the chosen hex is, and what a mark there brings.
    fn describe(&self, seat: &Seat<'_>) -> [Line; 2] {
        let game = seat.game;
        let layout = game.layout();
        let colour = layout.colour(self.hex);
        let card = self.card(&cards::deck(seat.legal));
        let Some(action) = self.numbers(seat, card).next() else { return Default::default() };
        let action = self.action(seat).unwrap_or(action);
        let Ok(gain) = game.preview(action) else { return Default::default() };
        if card == Card::Castle {
            let Some(bonus) = layout.square(self.hex) else { return Default::default() };
            return [seat.line(say::START_HERE), seat.line(say::start_gain(gain.points, words::bonus(bonus)))];
        }
        let single = self.action(seat).is_some();
        let first = match gain.number {
            Some(number) if single => say::mark(words::area(colour), number),
            _ => say::mark_which(words::area(colour)),
        };
        let area = layout.area(self.hex);
        let marked = area.and(game.sheet(seat.player).marked()).len() + 1;
        let mut second = seat.line(match (gain.completes, gain.finishes) {
            (_, Some((_, Some(place)))) => say::mark_colour(gain.points, place.points(colour)),
            (Some(_), _) => say::mark_whole(gain.points),
            (None, _) => {
                let points = layout.area_points(self.hex, game.phase());
                say::mark_part(marked as i32, area.len() as i32, points)
            }
        });
        if let (Some(_), Some(bonus)) = (gain.completes, gain.bonus) {
            second = seat.line(say::mark_bonus(&second, words::bonus(bonus)));
        }
        [seat.line(first), second]
    }
}
