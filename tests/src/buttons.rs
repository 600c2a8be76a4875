//! A player that knows the console by its buttons alone.
//!
//! It finds its way by trying: from where the cursor is, every button on a copy of the console, and on from there,
//! until an action is taken. So it needs to know no screen, and finds the shortest way to every action.

use std::collections::{BTreeMap, HashSet, VecDeque};

use console::{Button, Console, Request, ScreenKind};
use handheld::{Command, Flash, Handheld, Host};
use rules_core::choice::{Choice, MAX_VALUES, Scope};
use rules_core::{Game, Player, Seed};

use crate::games::{self, row};
use crate::look::{tap, title_row};

/// The buttons that it tries at a table: all but Y, which leads to the menu.
const TRIED: [Button; 7] = [Button::A, Button::Up, Button::Down, Button::Left, Button::Right, Button::X, Button::B];

/// The letters of the seed keyboard, eight a row.
const SEED_KEYS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A way to an action.
#[derive(Clone, Debug)]
pub struct Way {
    /// The presses, the last of which takes the action.
    pub presses: Vec<Button>,
    /// What the screen announced before the last press: the action, and its points.
    pub promise: Option<(Vec<u8>, i16)>,
    /// The two lines above the keys, before the last press.
    pub strip: Option<[String; 2]>,
    /// Whether A has to be held for the last one.
    pub held: bool,
}

/// Returns every action that buttons reach from here, encoded, with the shortest way to it.
///
/// # Panics
/// If no game shows, there is no end to where the cursor can go, or something pointed at has no help.
pub fn ways(console: &Console) -> BTreeMap<Vec<u8>, Way> {
    ways_until(console, |_| false)
}

/// Returns the same, up to the first that is wanted.
fn ways_until(console: &Console, is_wanted: impl Fn(&[u8]) -> bool) -> BTreeMap<Vec<u8>, Way> {
    assert_eq!(console.screen(), ScreenKind::Table);
    let mut found = BTreeMap::new();
    let mut seen = HashSet::from([format!("{:?}", console.cursor())]);
    // In boxes: a console is large, and moved often.
    let mut open = VecDeque::from([(Box::new(console.clone()), Vec::new())]);
    while let Some((here, presses)) = open.pop_front() {
        for button in TRIED {
            let mut next = here.clone();
            let mut requests = tap(&mut next, button);
            let presses = [presses.as_slice(), &[button]].concat();
            requests.extend(std::iter::from_fn(|| next.request()));
            match requests.iter().find(|request| !matches!(request, Request::Backlight(_) | Request::Sound(..))) {
                Some(Request::Save(saves::Request::Append(_, _, bytes))) => {
                    found.entry(bytes.to_vec()).or_insert_with(|| Way {
                        presses,
                        promise: here.promise().map(|(bytes, points)| (bytes.to_vec(), points)),
                        strip: here.strip().map(|lines| lines.map(|line| line.as_str().to_owned())),
                        held: here.wants_hold(),
                    });
                    if is_wanted(bytes) {
                        return found;
                    }
                }
                // An undo, or something beyond the table: not this way.
                Some(_) => {}
                // There, what was taken back can be taken again: that is no way to an action.
                None if next.screen() == ScreenKind::Undo => {}
                None if seen.insert(format!("{:?}", next.cursor())) => {
                    assert!(seen.len() < 10_000, "the cursor gets lost: {presses:?}");
                    let explained = next.screen() != ScreenKind::Table || next.topic().is_some();
                    assert!(explained, "there is no help on what {presses:?} lead to");
                    open.push_back((next, presses));
                }
                None => {}
            }
        }
    }
    found
}

/// A hand on a simulated device, and the script of what it did.
#[derive(Debug)]
pub struct Hand {
    handheld: Handheld,
    script: Vec<Command>,
    /// The further action that the last press took.
    followed: Option<Vec<u8>>,
}

impl Default for Hand {
    /// Returns a hand on a new device.
    fn default() -> Self {
        Self::on(Flash::blank())
    }
}

impl Hand {
    /// Returns a hand on a device with this flash, just switched on.
    pub fn on(flash: Flash) -> Self {
        let mut handheld = Handheld::new(Host::TEST, flash);
        handheld.settle();
        Self::of(handheld)
    }

    /// Returns a hand on this device, as it is.
    pub fn of(handheld: Handheld) -> Self {
        Hand { handheld, script: Vec::new(), followed: None }
    }

    /// Takes the hand off the device.
    pub fn into_handheld(self) -> Handheld {
        self.handheld
    }

    /// Returns the device.
    pub fn handheld(&self) -> &Handheld {
        &self.handheld
    }

    /// Returns the console in it.
    pub fn console(&self) -> &Console {
        self.handheld.console()
    }

    /// Returns what was done, as a script.
    pub fn script(&self) -> String {
        self.script.iter().map(|command| format!("{command}\n")).collect()
    }

    /// Presses a button, after a pause if the console would take it for a slip.
    pub fn press(&mut self, button: Button) {
        while self.console().ignores(button) {
            self.command(&Command::Wait(500));
        }
        if button == Button::A && self.console().wants_hold() {
            return self.command(&Command::Hold(button, 1100));
        }
        self.handheld.tap(button);
        match self.script.last_mut() {
            Some(Command::Press(last, times)) if *last == button => *times += 1,
            _ => self.script.push(Command::Press(button, 1)),
        }
    }

    /// Presses several, one after the other.
    pub fn press_all(&mut self, buttons: impl IntoIterator<Item = Button>) {
        buttons.into_iter().for_each(|button| self.press(button));
    }

    /// Does what a line of a script does.
    pub fn command(&mut self, command: &Command) {
        match *command {
            Command::Press(button, times) => self.press_all(std::iter::repeat_n(button, times as usize)),
            Command::Hold(button, ms) => self.handheld.hold(button, ms),
            Command::Wait(ms) => self.handheld.run(ms),
            Command::PowerCycle(held) => self.handheld.power_cycle(held),
            Command::Shot(_) | Command::Sound(_) => {}
        }
        self.handheld.settle();
        if !matches!(command, Command::Press(..)) {
            self.script.push(command.clone());
        }
    }

    /// Goes from one row of the title to this one.
    pub fn go_to(&mut self, row: usize) {
        let first = title_row(self.console()).unwrap_or(0);
        self.press_all(std::iter::repeat_n(Button::Down, (Console::GAMES + 2 + row - first) % (Console::GAMES + 2)));
    }

    /// Opens the set-up of the game in this row of the title, steps to its number of players, then steps rows of the
    /// form (counted from the first row below the names) to the right as often as `form` says, types the seed, and
    /// starts. `computers` says how often the row of each seat is stepped, beginning with a person.
    pub fn new_game(
        &mut self,
        game: usize,
        (players, more): (u8, usize),
        computers: &[usize],
        steps: &[usize],
        seed: Seed,
    ) {
        use Button::{A, Down, Right, X};
        self.go_to(game);
        self.press(X);
        self.press_all(std::iter::repeat_n(Right, more));
        self.seat(players, computers);
        for &times in steps {
            self.press(Down);
            self.press_all(std::iter::repeat_n(Right, times));
        }
        self.press_all([Down, A]);
        self.type_seed(seed);
        self.press(X);
        self.put_away_leaflet();
    }

    /// Closes the leaflet that a game opens with.
    fn put_away_leaflet(&mut self) {
        if self.console().screen() == ScreenKind::Leaflet {
            self.press(Button::B);
        }
    }

    /// Opens the form of a game from the title, chooses what the set-up says, types the seed, and starts.
    ///
    /// # Panics
    /// If the form does not offer the set-up.
    pub fn start<G: Game>(&mut self, setup: G::Setup, seed: Seed) {
        self.start_against::<G>(setup, &[], seed);
    }

    /// Starts a game with computers: `computers` says how often the row of each seat is stepped, beginning with a
    /// person.
    ///
    /// # Panics
    /// If the form does not offer the set-up.
    pub fn start_against<G: Game>(&mut self, setup: G::Setup, computers: &[usize], seed: Seed) {
        use Button::{A, Down, Right, Up, X};
        let players = G::new(setup, seed).unwrap_or_else(|_| panic!("a possible set-up: {setup:?}")).players();
        let mut form = G::with_players(&G::DEFAULT, players);
        self.go_to(row::<G>());
        self.press(X);
        self.press_all(std::iter::repeat_n(Right, games::steps::<G>(players)));
        self.seat(players, computers);
        let mut below = 0;
        for choice in G::CHOICES.iter().filter(|choice| choice.scope != Scope::Seat) {
            if (choice.shown)(&form) {
                below += 1;
                self.press(Down);
                if choice.scope == Scope::Set {
                    self.choose_set::<G>(choice, &mut form, &setup);
                } else {
                    self.choose::<G>(choice, &mut form, &setup, Player(0));
                }
            }
        }
        self.press_all([Down, A]);
        self.type_seed(seed);
        if let Some(choice) = G::CHOICES.iter().find(|choice| choice.scope == Scope::Seat && (choice.shown)(&form)) {
            self.press_all(std::iter::repeat_n(Up, below));
            for seat in Player::all(players).rev() {
                self.press(Up);
                self.choose::<G>(choice, &mut form, &setup, seat);
            }
        }
        assert_eq!(form, setup, "the form offers it");
        self.press(X);
        self.put_away_leaflet();
    }

    /// Goes down the seats from the row of the players, and makes computers of some.
    fn seat(&mut self, players: u8, computers: &[usize]) {
        for seat in 0..usize::from(players) {
            self.press(Button::Down);
            self.press_all(std::iter::repeat_n(Button::A, computers.get(seat).copied().unwrap_or(0)));
        }
    }

    /// Steps a row of the form to the right until it shows what the set-up says.
    fn choose<G: Game>(&mut self, choice: &Choice<G::Setup>, form: &mut G::Setup, setup: &G::Setup, seat: Player) {
        let mut steps = 0;
        while choice.shows(form, seat) != choice.shows(setup, seat) {
            choice.step(form, seat, true);
            self.press(Button::Right);
            steps += 1;
            assert!(steps < MAX_VALUES, "{} offers it", choice.key);
        }
    }

    /// Opens the list of a row of the form, and switches on what the set-up has.
    fn choose_set<G: Game>(&mut self, choice: &Choice<G::Setup>, form: &mut G::Setup, setup: &G::Setup) {
        let wanted: Vec<_> = choice.members(setup).filter(|(_, held)| *held).map(|(value, _)| value).collect();
        if wanted.is_empty() {
            return;
        }
        self.press(Button::A);
        for (value, held) in choice.members(&form.clone()) {
            if wanted.contains(&value) != held {
                choice.toggle(form, value);
                self.press(Button::A);
            }
            self.press(Button::Down);
        }
        self.press(Button::B);
    }

    /// Types a seed on its keyboard.
    fn type_seed(&mut self, seed: Seed) {
        let mut at = 0;
        for letter in seed.code() {
            let to = SEED_KEYS.iter().position(|&key| key == letter).expect("a letter of a seed");
            let (down, right) = ((to / 8 + 4 - at / 8) % 4, (to % 8 + 8 - at % 8) % 8);
            let (vertical, down) = if down > 2 { (Button::Up, 4 - down) } else { (Button::Down, down) };
            let (sideways, right) = if right > 4 { (Button::Left, 8 - right) } else { (Button::Right, right) };
            self.press_all(std::iter::repeat_n(vertical, down));
            self.press_all(std::iter::repeat_n(sideways, right));
            self.press(Button::A);
            at = to;
        }
        self.press(Button::X);
    }

    /// Takes the console, if a phase has ended or it is handed over.
    pub fn take(&mut self) {
        while matches!(self.console().screen(), ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Leaflet) {
            self.press(Button::A);
        }
    }

    /// Takes the action that the hint of the menu points at; puts away a tip that shows.
    pub fn play_hint(&mut self) {
        if self.console().tip().is_some() {
            self.press(Button::B);
        }
        self.press_all([Button::Y, Button::Down, Button::A]);
        // The hint may come so fast that the next press would count as a slip.
        self.command(&Command::Wait(500));
        self.press(Button::A);
    }

    /// Plays an action, encoded, by the shortest way, unless the last press took it too.
    ///
    /// # Panics
    /// If no buttons lead to it.
    pub fn play(&mut self, action: &[u8]) {
        if self.followed().as_deref() != Some(action) {
            let presses = self.way(action);
            self.press_to(action, presses);
        }
    }

    /// Presses what leads to an action.
    pub fn press_to(&mut self, action: &[u8], presses: impl IntoIterator<Item = Button>) {
        self.followed = self.console().follow_up(action).map(|next| next.to_vec());
        self.press_all(presses);
    }

    /// Returns what the last press took after its action, once.
    pub fn followed(&mut self) -> Option<Vec<u8>> {
        self.followed.take()
    }

    /// Goes the shortest way to an action, encoded, without the last press.
    ///
    /// # Panics
    /// If no buttons lead to it.
    pub fn aim(&mut self, action: &[u8]) {
        let mut presses = self.way(action);
        presses.pop();
        self.press_all(presses);
    }

    fn way(&mut self, action: &[u8]) -> Vec<Button> {
        self.take();
        let mut ways = ways_until(self.console(), |found| found == action);
        ways.remove(action).unwrap_or_else(|| panic!("no buttons lead to {action:02x?}")).presses
    }

    /// Takes back the last action: presses B until the console asks.
    ///
    /// # Panics
    /// If there is nothing to take back.
    pub fn undo(&mut self) {
        let mut tries = 0;
        while self.console().screen() == ScreenKind::Table {
            self.press(Button::B);
            tries += 1;
            assert!(tries < 8, "nothing to take back");
        }
        self.press_all([Button::A, Button::B]);
    }
}
