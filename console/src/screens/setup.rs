//! A new game: who plays, the game's own choices, and the seed.

use draw::chrome::{self, Keys, Line, letters};
use draw::line;
use draw::pen::{Pen, text_width};
use draw::theme::{self, BOLD, GAIN, NAME, PLAIN, QUIET, SMALL, TEXT};
use embedded_graphics::geometry::Point;
use players::Level;
use rules_core::{MAX_PLAYERS, Player, Seed};
use saves::Slot;
use texts::{Message, Said, Text, console as say};

use super::way::{self, LineUp};
use super::{Keyboard, Leaflet, Screen, Step, walk};
use crate::Button;
use crate::game::form::Member;
use crate::game::opening::{Sitter, level_name};
use crate::games::{self, FilledForm, GAMES};
use crate::records::name::{self, Name};
use crate::state::{Notice, State};

/// The form as it is filled so far.
#[derive(Clone, Debug)]
pub struct Setup {
    slot: Slot,
    /// The game's own rows.
    pub form: FilledForm,
    /// How many play.
    pub players: u8,
    /// Who sits where.
    pub sitters: [Sitter; MAX_PLAYERS],
    /// The typed seed, or `None` for a random one.
    pub seed: Option<Seed>,
    row: u8,
    /// The chosen line of the list that the row opened.
    open: Option<u8>,
    /// Whether B was pressed once, and the form asked whether the typed seed may be lost.
    leaves: bool,
}

/// What a row of the form is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Row {
    Players,
    Name(u8),
    Own(u8),
    Seed,
    Start,
}

impl Setup {
    /// Returns the form of a game as it was filled last time, or an untouched one.
    pub fn new(state: &State, slot: Slot) -> Option<Self> {
        let last = games::index(slot).and_then(|index| state.forms[index].clone());
        let (form, players, sitters) = match last {
            Some(last) => last,
            None => {
                let form = FilledForm::new(slot)?;
                let players = form.first_players();
                (form, players, Default::default())
            }
        };
        Some(Setup { slot, players, form, sitters, seed: None, row: 0, open: None, leaves: false })
    }

    /// Returns the form filled for this line-up, ready to start: as last time if that was the same line-up. A single
    /// player has other set-ups than several.
    pub fn of(state: &State, slot: Slot, line_up: LineUp) -> Option<Self> {
        let mut setup = Self::new(state, slot)?;
        let last = LineUp::of(setup.players, &setup.sitters);
        if last != line_up {
            if last == LineUp::Alone || line_up == LineUp::Alone {
                setup.form = FilledForm::new(slot)?;
            }
            let level = way::level(&setup.sitters).unwrap_or(Level::Medium);
            setup.players = if line_up == LineUp::Alone { 1 } else { 2 };
            setup.sitters = Default::default();
            if line_up == LineUp::Computers {
                setup.sitters[1] = Sitter::Computer(level);
            }
        }
        setup.row = setup.rows() - 1;
        Some(setup)
    }

    fn rows(&self) -> u8 {
        3 + self.players + self.form.rows(self.players)
    }

    /// Returns whether the game has a note about one of its rows.
    fn has_note(&self) -> bool {
        (0..self.form.rows(self.players)).any(|own| !self.form.note(own, self.players).is_empty())
    }

    /// Returns how many names stand in a line: three where a note needs the room.
    fn columns(&self) -> u8 {
        let fit = self.players > 2 && self.form.seat(0, self.players).is_none();
        if fit && self.has_note() { 3 } else { 1 }
    }

    /// Returns the line of the form in which a row stands.
    fn line(&self, index: u8) -> i32 {
        let columns = self.columns();
        let line = match self.row(index) {
            Row::Players => 0,
            Row::Name(seat) => 1 + seat / columns,
            _ => index - self.players + self.players.div_ceil(columns),
        };
        line.into()
    }

    /// Returns the height of a line: all of them fit above the button, with the note about one of them.
    fn pitch(&self) -> i32 {
        let lines = self.line(self.rows() - 1);
        let room = if self.has_note() { 121 } else { 172 };
        (room / lines).min(19)
    }

    /// Returns the left and right edge of a row.
    fn edges(&self, row: Row) -> (i32, i32) {
        match row {
            // The map of the estates lies at the right of these rows.
            Row::Name(seat) if self.form.seat(seat, self.players).is_some() => (4, 172),
            Row::Name(seat) if self.columns() > 1 => {
                let left = 4 + 77 * i32::from(seat % self.columns());
                (left, left + 78)
            }
            _ => (4, 236),
        }
    }

    fn row(&self, index: u8) -> Row {
        let own = self.form.rows(self.players);
        match index {
            0 => Row::Players,
            i if i <= self.players => Row::Name(i - 1),
            i if i <= self.players + own => Row::Own(i - 1 - self.players),
            i if i == self.players + own + 1 => Row::Seed,
            _ => Row::Start,
        }
    }

    pub fn press(&mut self, state: &mut State, button: Button) -> Step {
        let row = self.row(self.row);
        if let (Row::Own(own), Some(line)) = (row, self.open) {
            return self.press_list(own, line, button);
        }
        let asked = core::mem::take(&mut self.leaves);
        match (button, row) {
            (Button::B, _) if self.seed.is_some() && !asked => self.leaves = true,
            (Button::B, _) => return Step::Close,
            (Button::Y, Row::Name(seat)) => return Step::Open(Screen::Keyboard(Keyboard::name(seat, &state.settings))),
            (Button::A, Row::Name(seat)) => self.change_sitter(seat, true),
            (Button::Left | Button::Right, Row::Name(seat)) if self.shows_sitters() => {
                self.change_sitter(seat, button == Button::Right);
            }
            (Button::Y, _) => return Step::Open(self.about(row)),
            (Button::X, _) | (Button::A, Row::Start) => {
                return state.start(self.form.clone(), self.players, self.sitters, self.seed).into();
            }
            (Button::Right, Row::Name(seat)) if self.columns() > 1 => self.row += u8::from(seat + 1 < self.players),
            (Button::Left, Row::Name(seat)) if self.columns() > 1 => self.row -= u8::from(seat > 0),
            (Button::Left | Button::Right, Row::Name(seat)) => {
                self.form.step_seat(seat, self.players, button == Button::Right)
            }
            (Button::A, Row::Seed) | (Button::Left | Button::Right, Row::Seed) => {
                if self.seed.take().is_none() {
                    return Step::Open(Screen::Keyboard(Keyboard::seed()));
                }
            }
            (Button::A | Button::Left | Button::Right, Row::Players) => {
                let (least, most) = self.form.players();
                let forward = button != Button::Left;
                self.players = match (forward, self.players) {
                    (true, n) if n == most => least,
                    (false, n) if n == least => most,
                    (true, n) => n + 1,
                    (false, n) => n - 1,
                };
            }
            (Button::A, Row::Own(own)) if self.form.member(own, self.players, 0).is_some() => self.open = Some(0),
            (Button::A | Button::Left | Button::Right, Row::Own(own)) => {
                self.form.step(own, self.players, button != Button::Left);
            }
            _ => {
                let rows = self.rows();
                walk(&mut self.row, rows, button);
            }
        }
        Step::Stay
    }

    /// Returns whether the row of a seat has room for who sits there, beside the name.
    fn shows_sitters(&self) -> bool {
        self.columns() == 1 && self.form.seat(0, self.players).is_none()
    }

    /// Puts a person or a computer of another level in a seat.
    fn change_sitter(&mut self, seat: u8, forward: bool) {
        if let Some(sitter) = self.sitters.get_mut(usize::from(seat)) {
            // There are four kinds: three steps forward are one back.
            for _ in 0..if forward { 1 } else { 3 } {
                *sitter = sitter.next();
            }
        }
    }

    /// Puts values of a set in and out.
    fn press_list(&mut self, own: u8, line: u8, button: Button) -> Step {
        let count = self.members(own).count() as u8;
        match button {
            Button::B => self.open = None,
            Button::A | Button::Left | Button::Right => self.form.toggle(own, self.players, line),
            Button::X => self.form.toggle_all(own, self.players),
            Button::Y => return self.leaflet(2 << line).map_or(Step::Stay, Step::Open),
            _ => {
                let mut line = line;
                walk(&mut line, count, button);
                self.open = Some(line);
            }
        }
        Step::Stay
    }

    fn leaflet(&self, leaves: u16) -> Option<Screen> {
        Leaflet::of(self.slot, leaves).map(Screen::Leaflet)
    }

    fn members(&self, own: u8) -> impl Iterator<Item = Member> + '_ {
        (0..).map_while(move |index| self.form.member(own, self.players, index))
    }

    /// Draws the values of a set, each on or off, and what the chosen one brings.
    fn draw_list(&self, own: u8, chosen: u8, pen: &mut Pen<'_>) {
        let (label, text) = self.form.row(own, self.players);
        chrome::titled(pen, label, Some(text.into()));
        for (i, member) in (0..).zip(self.members(own)) {
            let y = 26 + 26 * i32::from(i);
            chrome::row(pen, y, 24, i == chosen);
            pen.text(14, y + 5, BOLD, if i == chosen { TEXT } else { QUIET }, &capital(member.label, pen));
            let (word, colour) = if member.held { (say::MEMBER_ON, theme::GAIN) } else { (say::MEMBER_OFF, QUIET) };
            pen.say_right(228, y + 5, BOLD, colour, word);
        }
        if let Some(member) = self.members(own).nth(chosen.into()) {
            let lines = [capital(member.label, pen), pen.line(member.about)];
            chrome::strip(pen, &lines);
        }
        let all = if self.members(own).all(|member| member.held) { say::NONE } else { say::ALL };
        chrome::keys(pen, Keys::of([say::CHANGE, say::BACK, all, say::HELP].map(Some)));
    }

    /// Returns who sits in a seat.
    fn sitter(&self, seat: u8) -> Message<'static> {
        match self.sitters[usize::from(seat) % MAX_PLAYERS].level() {
            Some(level) => say::computer_of(level_name(level)),
            None => say::A_PERSON.into(),
        }
    }

    /// Returns what a row is about.
    fn about(&self, row: Row) -> Screen {
        let own = |own| self.leaflet(self.form.leaves(own, self.players));
        // The leaf about the game, unless a row has leaves of its own.
        let all = || (0..self.form.rows(self.players)).find_map(own).or_else(|| self.leaflet(1));
        let leaflet = match row {
            Row::Own(row) => own(row),
            Row::Start => all(),
            _ => None,
        };
        leaflet.unwrap_or_else(|| Screen::Notice(self.notice(row)))
    }

    fn notice(&self, row: Row) -> Notice {
        match row {
            Row::Players | Row::Name(_) => {
                let own = (0..self.players).any(|seat| self.form.can_step_seat(seat, self.players));
                let about = if own { say::SETUP_SEATS_ABOUT } else { say::SETUP_PLAYERS_ABOUT };
                Notice::About(say::SETUP_PLAYERS.into(), about.into())
            }
            Row::Own(own) => Notice::About(self.form.row(own, self.players).0, self.form.about(own, self.players)),
            Row::Seed => Notice::About(say::SETUP_SEED.into(), say::SETUP_SEED_ABOUT.into()),
            Row::Start => Notice::About(say::SETUP_START.into(), say::SETUP_START_ABOUT.into()),
        }
    }

    pub fn draw(&self, state: &State, pen: &mut Pen<'_>) {
        if let (Row::Own(own), Some(line)) = (self.row(self.row), self.open) {
            return self.draw_list(own, line, pen);
        }
        let (title, word) = match self.row(self.row) {
            _ if self.leaves => (say::B_AGAIN, Some(say::B_AGAIN_DROPS_SEED.into())),
            Row::Name(seat) => (say::SETUP, Some(self.sitter(seat))),
            _ => (say::SETUP, games::index(self.slot).map(|index| GAMES[index].name.into())),
        };
        chrome::titled(pen, title, word);
        for index in 0..self.rows() {
            self.draw_row(state, index, pen);
        }
        self.draw_extra(state, pen);
        chrome::keys(pen, self.keys());
    }

    /// Draws a row, with the cursor if it is the chosen one.
    fn draw_row(&self, state: &State, index: u8, pen: &mut Pen<'_>) {
        let (row, chosen, pitch) = (self.row(index), index == self.row, self.pitch());
        if row == Row::Start {
            return draw_start(chosen, pen);
        }
        let y = TOP + pitch * self.line(index);
        let (left, right) = self.edges(row);
        if chosen {
            pen.rounded(left, y, (right - left) as u32, pitch as u32, theme::RAISED);
            pen.cursor(left + 2, y + 2, (right - left) as u32 - 4, pitch as u32 - 4);
        }
        match row {
            Row::Players => {
                let (least, most) = self.form.players();
                let players = line!("{}", self.players);
                value(pen, y, say::SETUP_PLAYERS.into(), say::as_is(&players), chosen, least < most);
            }
            Row::Name(seat) => self.draw_seat(state, seat, chosen, (left, y), pen),
            Row::Own(own) => {
                let (label, text) = self.form.row(own, self.players);
                value(pen, y, label.into(), text.into(), chosen, self.form.can_step(own, self.players));
            }
            Row::Seed => {
                let typed = self.seed.map(|seed| line!("{seed}"));
                let seed = typed.as_ref().map_or(say::SETUP_SEED_RANDOM.into(), |seed| say::as_is(seed));
                value(pen, y, say::SETUP_SEED.into(), seed, chosen, false);
            }
            Row::Start => {}
        }
    }

    /// Draws who sits in a seat, and what the seat has of its own.
    fn draw_seat(&self, state: &State, seat: u8, chosen: bool, (left, y): (i32, i32), pen: &mut Pen<'_>) {
        let (shape, indent) = if self.columns() > 1 { (6, 23) } else { (10, 28) };
        let level = self.sitters[usize::from(seat) % MAX_PLAYERS].level();
        chrome::shape(pen, left + shape, y + 3, Player(seat), chrome::seat_colour(Player(seat)));
        match level {
            Some(_) if self.shows_sitters() => pen.say(left + indent, y + 2, BOLD, GAIN, say::COMPUTER),
            Some(level) => pen.say(left + indent, y + 2, BOLD, GAIN, level_name(level)),
            None => {
                let room = if self.columns() > 1 { 8 } else { Name::LETTERS };
                let short = name::short(&state.settings.names, Player(seat), room);
                let font = if letters(&short) > 7 { SMALL } else { BOLD };
                pen.text(left + indent, y + 2, font, TEXT, &short)
            }
        };
        match self.form.seat(seat, self.players) {
            Some(own) => {
                let steps = chosen && self.form.can_step_seat(seat, self.players);
                text(pen, 166, y, own.into(), steps);
            }
            None if self.shows_sitters() => {
                text(pen, 230, y, level.map_or(say::PERSON, level_name).into(), chosen);
            }
            None => {}
        }
    }

    /// Draws the note about the chosen row, or where there is none a picture of the set-up, if it has room.
    fn draw_extra(&self, state: &State, pen: &mut Pen<'_>) {
        let gap = TOP + self.pitch() * self.line(self.rows() - 1);
        let seat = match self.row(self.row) {
            Row::Name(seat) => seat,
            _ => 0,
        };
        let corner = match gap {
            // Below the rows, beside the button, or at the right of the seats.
            ..=136 => Some(Point::new(92, 138)),
            137..=155 => Some(Point::new(178, 156)),
            _ => self.form.seat(0, self.players).map(|_| Point::new(177, 43)),
        };
        let note = match self.row(self.row) {
            Row::Own(own) => self.form.note(own, self.players),
            _ => &[],
        };
        if !note.is_empty() {
            draw_note(note, gap + 2, pen);
        } else if let Some(corner) = corner {
            self.form.draw(seat, self.players, &state.settings, pen, corner);
        }
    }

    fn keys(&self) -> Keys {
        let a = match self.row(self.row) {
            Row::Start => Some(say::START),
            Row::Seed if self.seed.is_none() => Some(say::TYPE),
            Row::Own(own) if self.form.member(own, self.players, 0).is_some() => Some(say::LIST),
            Row::Players if self.form.players().0 == self.form.players().1 => None,
            Row::Own(own) if !self.form.can_step(own, self.players) => None,
            _ => Some(say::CHANGE),
        };
        let y = match self.row(self.row) {
            Row::Name(_) => say::RENAME,
            _ => say::HELP,
        };
        Keys::of([a, Some(say::BACK), Some(say::START), Some(y)])
    }
}

/// Where the rows begin.
const TOP: i32 = 22;

/// Draws the button that starts the game.
fn draw_start(chosen: bool, pen: &mut Pen<'_>) {
    pen.rounded(70, 197, 100, 24, theme::RAISED);
    pen.rounded_frame(70, 197, 100, 24, 1, theme::GAIN);
    pen.say_centred(120, 202, NAME, theme::GAIN, say::START_NOW);
    if chosen {
        pen.cursor(70, 197, 100, 24);
    }
}

/// Draws the note about the row that is pointed at, below all rows.
fn draw_note(lines: &[Text], y: i32, pen: &mut Pen<'_>) {
    let height = 8 + 14 * lines.len() as i32;
    pen.rounded(4, y, 232, height as u32, theme::PANEL);
    pen.rounded_frame(4, y, 232, height as u32, 1, theme::LINE);
    for (i, line) in (0..).zip(lines) {
        pen.say(9, y + 4 + 14 * i, PLAIN, TEXT, *line);
    }
}

/// Draws a row: its label left, its value right, with arrows where it can be changed now.
pub fn value(pen: &mut Pen<'_>, y: i32, label: Message<'_>, text: Message<'_>, chosen: bool, arrows: bool) {
    pen.say(10, y + 2, PLAIN, if chosen { TEXT } else { QUIET }, label);
    self::text(pen, 230, y, text, chosen && arrows);
}

/// Returns a value of a set with a capital.
fn capital(label: Said, pen: &Pen<'_>) -> Line {
    pen.line(say::capital(&pen.line(label)))
}

/// Draws a value that ends before `right`.
fn text(pen: &mut Pen<'_>, right: i32, y: i32, text: Message<'_>, chosen: bool) {
    let text = pen.line(text);
    let left = right - 8 - text_width(BOLD, &text);
    pen.text(left, y + 2, BOLD, TEXT, &text);
    if chosen {
        for step in 0..4 {
            pen.fill(left - 9 + step, y + 8 - step, 1, 1 + 2 * step as u32, TEXT);
            pen.fill(right - 2 - step, y + 8 - step, 1, 1 + 2 * step as u32, TEXT);
        }
    }
}
