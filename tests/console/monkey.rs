//! A monkey at the buttons: the console keeps its laws under random presses, in every game and set-up, with power cuts,
//! asleep, with an empty battery, with a dead random source or with saves that are not read. 6,000 presses, 100,000
//! with `LOIRE_LONG`; `LOIRE_SEED` draws others.

use std::collections::{BTreeMap, BTreeSet};

use console::{Boot, Button, Console, Crash, Drawn, Health, SIDE, ScreenKind};
use rules_core::choice::setups;
use rules_core::{Game, Player, for_each_game};
use saves::{Condition, Record, Request, Slot};
use store::Store;
use tests::arbitrary::{Verdict, judge};
use tests::device::Device;
use tests::games::{slot, slots};
use tests::preset::name;
use tests::replay::{Sitter, begin};
use tests::{Chip, Flash, Rng, Seen, is_long, now, seed};

const SECTOR: usize = 4096;
const SECTORS: usize = 32;

/// How often it presses each button, by mood: it plays, it wanders, or it looks around.
const MOODS: [[usize; 8]; 3] = [[6, 6, 6, 6, 16, 1, 3, 1], [4, 4, 4, 4, 6, 6, 4, 4], [8, 8, 3, 3, 8, 4, 6, 8]];
/// One press in this many is followed by a power cut, a held A, a long time without a button, or a check of everything
/// that is saved.
const CUT: usize = 40;
const HOLD: usize = 80;
const LEAVE: usize = 150;
const CHECK: usize = 250;
/// Pixels by which something may run over the edge: an outline, or a tile of a map that scrolls.
const EDGE: i32 = 24;
/// Ticks in which everything comes to rest: two seconds.
const REST: u32 = 200;
/// Ticks until a demonstration begins, and until the panel sleeps at the latest.
const MINUTE: u32 = 6000;
const SLEEP: u32 = 30_000;
/// More rows than a menu has.
const MENU: usize = 16;
/// Slices in which a computer has decided at the latest: the slowest take a hundred.
const THOUGHT: usize = 2000;

/// A value of a choice in the set-up of a game.
type Value = (&'static str, &'static str, u8);

/// A game to begin: where it is kept, its form as it is stored, and the values that it has.
struct Plan {
    slot: Slot,
    form: Box<dyn Fn([Sitter; 5]) -> Vec<u8>>,
    values: Vec<Value>,
}

/// Returns the values of a set-up, by choice and seat.
fn values<G: Game>(setup: &G::Setup, players: u8) -> Vec<Value> {
    let of = |choice: &'static rules_core::choice::Choice<G::Setup>| {
        let shown = (choice.shown)(setup);
        let of = move |seat| (G::KEY, choice.key, (choice.get)(setup, seat));
        Player::all(players).filter(move |_| shown).map(of)
    };
    G::CHOICES.iter().flat_map(of).chain([(G::KEY, "players", players)]).collect()
}

/// Returns games with every value of every choice.
fn plans<G: Game>() -> Vec<Plan> {
    let (mut known, mut plans) = (BTreeSet::new(), Vec::new());
    for setup in setups::<G>() {
        let players = tests::walk::start::<G>(setup, rules_core::Seed::new(0)).players();
        let values = values::<G>(&setup, players);
        let before = known.len();
        known.extend(values.iter().copied());
        if known.len() > before {
            let form = move |sitters: [Sitter; 5]| {
                postcard::to_stdvec(&(G::SETUP_VERSION, players, setup, sitters)).expect("a form can be encoded")
            };
            plans.push(Plan { slot: slot::<G>(), form: Box::new(form), values });
        }
    }
    plans
}

/// Returns the values of the game that a head begins.
fn begun(slot: Slot, head: &[u8]) -> Vec<Value> {
    let mut found = Vec::new();
    macro_rules! look {
        ($($folder:ident::$game:ident),*) => {
            $(if slot == tests::games::slot::<rules_core::$folder::$game>()
                && let Some(game) = begin::<rules_core::$folder::$game>(head)
            {
                found = values::<rules_core::$folder::$game>(game.setup(), game.players());
            })*
        };
    }
    for_each_game!(look);
    found
}

/// What it has reached, beside screens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Asleep,
    Demo,
    LowBattery,
    DeadSource,
    SafeStart,
    Export,
    Cut,
}

struct Monkey {
    rng: Rng,
    flash: Flash<SECTOR>,
    device: Device<SECTOR>,
    mood: usize,
    /// Presses that are left in this mood.
    left: usize,
    plans: Vec<Plan>,
    /// Whether the saves are read and the battery is full: then the title is the same after a restart.
    plain: bool,
    safe: bool,
    values: BTreeSet<Value>,
    screens: BTreeMap<ScreenKind, usize>,
    places: BTreeMap<Place, usize>,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let flash = Flash::new(Chip::new(SECTORS, SECTOR));
        let device = Device::start(&flash);
        let mut all = Vec::new();
        macro_rules! plan {
            ($($folder:ident::$game:ident),*) => { $(all.extend(plans::<rules_core::$folder::$game>());)* };
        }
        for_each_game!(plan);
        Monkey {
            rng: Rng(seed),
            flash,
            device,
            mood: 0,
            left: 0,
            plans: all,
            plain: true,
            safe: false,
            values: BTreeSet::new(),
            screens: BTreeMap::new(),
            places: BTreeMap::new(),
        }
    }

    fn console(&self) -> &Console {
        self.device.console()
    }

    fn reached(&mut self, place: Place) {
        *self.places.entry(place).or_default() += 1;
    }

    fn button(&mut self) -> Button {
        // Every other time it does what the guide of a first game asks for; otherwise the guide would never end.
        let obeys = self.rng.below(2) == 0;
        if let Some(step) = self.console().guided().filter(|_| obeys) {
            return step.button();
        }
        let weights = MOODS[self.mood];
        let mut lot = self.rng.below(weights.iter().sum());
        let pressed = weights.iter().position(|&weight| {
            let found = lot < weight;
            lot = lot.wrapping_sub(weight);
            found
        });
        Button::ALL[pressed.expect("the lot is below the sum")]
    }

    /// Presses a button, and lets some time pass. Perhaps the power goes within one of the next writes.
    fn press(&mut self) {
        if self.rng.below(CUT) == 0 {
            let left = self.rng.below(400) as u64;
            self.flash.0.borrow_mut().power.get_or_insert(left);
        }
        let button = self.button();
        if self.rng.below(HOLD) == 0 {
            self.device.hold();
        } else {
            self.device.push(button);
        }
        let rests = self.rng.below(8) == 0;
        self.device.pass(if rests { REST } else { 1 });
        if self.rng.below(LEAVE) == 0 {
            self.leave();
        }
        if rests {
            let watched = self.console().is_watched();
            self.think();
            // The film of what computers did may have just ended, and the next dice roll.
            if watched && !self.console().is_watched() {
                self.think();
            }
        }
        if self.device.is_off() {
            self.reached(Place::Cut);
            self.restart();
        } else if rests {
            assert!(self.console().is_idle() || self.console().is_watched(), "it comes to rest, unless computers play");
        }
        self.read_export();
        *self.screens.entry(self.console().screen()).or_default() += 1;
        self.look();
    }

    /// Lets a computer think of a hint. A review takes longer: it is left as it is.
    fn think(&mut self) {
        for slice in 0.. {
            let goes_on = self.console().is_watched() || self.console().is_reviewing();
            if !self.console().is_working() || goes_on || self.device.is_off() {
                // The result may move for a while.
                self.device.pass(REST);
                return;
            }
            assert!(slice < THOUGHT, "it decides, on {:?}", self.console().screen());
            self.device.pass(1);
        }
    }

    /// Goes away until computers play on the title, or the panel sleeps.
    fn leave(&mut self) {
        let title = self.console().screen() == ScreenKind::Title;
        self.device.pass(MINUTE);
        if title && self.console().screen() == ScreenKind::Table {
            self.reached(Place::Demo);
            self.device.pass(REST);
        } else if !self.console().is_working() {
            self.device.pass(SLEEP);
        }
        if !self.device.is_lit() {
            self.reached(Place::Asleep);
        }
    }

    /// Reads what was exported: it is one of the games that are saved.
    fn read_export(&mut self) {
        let lines = self.device.take_log();
        if lines.is_empty() || self.device.is_off() {
            return;
        }
        self.reached(Place::Export);
        let found = tests::arbitrary::text(lines.concat().as_bytes());
        let [packed] = &found[..] else { panic!("one game is exported at a time: {lines:?}") };
        let mut actions = Vec::new();
        packed.unpack(|action| actions.extend_from_slice(&action)).expect("it can be read");
        let seen = self.device.seen();
        let mut saved = seen.journals.values().chain(&seen.finished);
        let is_it = saved.any(|journal| journal.head.as_deref() == Some(packed.head()) && journal.actions == actions);
        assert!(is_it, "what is read back is what is saved");
    }

    /// Switches the power off and on: nothing is damaged, and nothing has to be said.
    fn restart(&mut self) {
        let chip = self.flash.0.borrow().restarted(self.rng.draw());
        self.flash = Flash::new(chip);
        self.device = Device::start(&self.flash);
        (self.plain, self.safe) = (true, false);
        assert_eq!(self.console().screen(), ScreenKind::Title, "all is well after a power cut");
    }

    /// Begins a mood from power-on, so that it does not stay in one corner: with a new game, with what is there, or under
    /// other circumstances.
    fn turn(&mut self, longest: usize, turn: usize) {
        (self.mood, self.left) = (self.rng.below(MOODS.len()), 1 + self.rng.below(longest));
        self.restart();
        // Plans with a value that was not chosen yet come first.
        let is_new = |plan: &Plan| plan.values.iter().any(|value| !self.values.contains(value));
        let plan = self.plans.iter().position(is_new).unwrap_or(turn % self.plans.len());
        let slot = self.plans[plan].slot;
        self.prepare(plan);
        match self.rng.below(8) {
            0 => return self.start_safely(),
            1 => self.device.set_battery([0, 5, 9][self.rng.below(3)]),
            2 => self.device.set_health(if self.rng.below(2) == 0 { Health::Stuck } else { Health::Biased }),
            _ => {}
        }
        self.device.attend();
        if self.console().screen() == ScreenKind::Notice {
            self.plain = false;
            self.reached(Place::LowBattery);
            while self.console().screen() == ScreenKind::Notice {
                self.device.press([Button::A]);
            }
        }
        // A leads into a guided first game, X to the form of a new one.
        let row = slots().iter().position(|known| *known == slot).expect("it is offered");
        match self.rng.below(8) {
            0 => drop(self.device.go_to(self.rng.below(slots().len() + 2))),
            1 => drop(self.device.resume(row)),
            2 => self.leave(),
            3 => self.export(row),
            _ => self.begin(plan, row),
        }
    }

    /// Goes on with a game, if there is one, and exports it from the menu.
    fn export(&mut self, row: usize) {
        self.device.resume(row);
        if self.console().screen() != ScreenKind::Table {
            return;
        }
        self.device.press([Button::Y]);
        for _ in 0..MENU {
            let mut after = self.console().clone();
            after.press(Button::A);
            if self.console().screen() == ScreenKind::Menu && after.screen() == ScreenKind::Export {
                self.device.press([Button::A]);
                return self.read_export();
            }
            self.device.press([Button::Down]);
        }
    }

    /// Puts a form and sometimes settings into the store, and makes room for a new game.
    fn prepare(&mut self, plan: usize) {
        let Plan { slot, form, .. } = &self.plans[plan];
        let mut sitters = [Sitter::Person; 5];
        for sitter in &mut sitters {
            if self.rng.below(5) == 0 {
                *sitter = Sitter::Computer(self.rng.below(3) as u8);
            }
        }
        let mut requests = vec![Request::Store(Record::Form(*slot), form(sitters).into_iter().collect())];
        if self.rng.below(2) == 0 {
            requests.push(Request::Remove(saves::Place(self.rng.below(8) as u8)));
        }
        if self.rng.below(2) == 0 {
            let lot = |rng: &mut Rng, below| rng.below(below) as u8;
            let names = ["ANNA", "B", "ÉLÉONORE-Ü", "DORA 2", "?!"].map(name);
            let bytes = postcard::to_stdvec(&(
                (1_u8, 1 + lot(&mut self.rng, 5), lot(&mut self.rng, 5), lot(&mut self.rng, 3)),
                (self.rng.below(2) == 0, names),
                // Loudness, pace of the computers, and the demonstration.
                (lot(&mut self.rng, 3), lot(&mut self.rng, 3), lot(&mut self.rng, 2)),
            ));
            let bytes = bytes.expect("settings can be encoded");
            requests.push(Request::Store(Record::Settings, bytes.into_iter().collect()));
        }
        let mut store = Store::new(self.flash.clone());
        now(store.start(|_| ()));
        requests.into_iter().for_each(|request| now(store.serve(request, |_| ())));
        self.device = Device::start(&self.flash);
        assert_eq!(self.console().screen(), ScreenKind::Title, "settings and forms make sense");
    }

    /// Begins a game from its form as it is.
    fn begin(&mut self, plan: usize, row: usize) {
        let (slot, before) = (self.plans[plan].slot, self.device.seen());
        self.device.go_to(row);
        self.device.press([Button::X]);
        if self.console().screen() != ScreenKind::Setup {
            return;
        }
        self.device.press([Button::X]);
        match self.console().screen() {
            ScreenKind::Ask | ScreenKind::Room => return,
            ScreenKind::Notice => self.reached(Place::DeadSource),
            _ => {}
        }
        let seen = self.device.seen();
        let new = seen.journals.iter().find(|(place, journal)| before.journals.get(place) != Some(journal));
        let head = new.and_then(|(_, journal)| journal.head.as_ref()).expect("it has begun");
        let found = begun(slot, head);
        assert_eq!(found, self.plans[plan].values, "it begins as its form says");
        self.values.extend(found);
    }

    /// Starts as after many crashes: what is saved is not read.
    fn start_safely(&mut self) {
        let crash = Crash { file: "monkey".parse().expect("it is short"), line: 7 };
        self.device = Device::boot_as(&self.flash, Boot { crash: Some(crash), safe: true, ..Boot::default() });
        self.device.attend();
        (self.plain, self.safe) = (false, true);
        assert_eq!(self.console().screen(), ScreenKind::Notice);
        self.reached(Place::SafeStart);
    }

    /// Checks that everything that is drawn lies on the panel, or touches its edge.
    fn look(&self) {
        let mut text = String::new();
        self.console().trace(&mut |drawn| {
            let area = match drawn {
                Drawn::Fill(area, _) => area,
                Drawn::Text(begun) => return text = begun.to_owned(),
                Drawn::TextEnd => return text.clear(),
                Drawn::Icon(_) | Drawn::IconEnd | Drawn::Sign(_) => return,
            };
            let (left, top) = (area.top_left.x, area.top_left.y);
            let (right, bottom) = (left + area.size.width as i32, top + area.size.height as i32);
            let panel = -EDGE..=SIDE as i32 + EDGE;
            let inside = [left, top, right, bottom].iter().all(|edge| panel.contains(edge));
            assert!(inside, "{text:?} {area:?} is beyond the panel, on {:?}", self.console().screen());
        });
    }

    /// Checks that every saved game can be replayed by the rules, goes on, and shows the same as before: the title says
    /// the same of a game that was played as of one that was read.
    fn check(&mut self) {
        self.flash.0.borrow_mut().power = None;
        // On a copy: the computers of a game that goes on save their moves.
        let copy = Flash::<SECTOR>::new(self.flash.0.borrow().clone());
        let seen = if self.safe { Seen::on(copy.clone()) } else { self.device.seen() };
        for journal in seen.journals.values() {
            assert_eq!(journal.condition, Condition::Whole);
            let head = journal.head.as_ref().expect("it is whole");
            let verdict = judge(journal.slot, head, &journal.actions);
            assert!(
                matches!(verdict, Verdict::Game { bytes, .. } if bytes == journal.actions.len()),
                "the rules take every action"
            );
        }
        if self.console().screen() == ScreenKind::Title && self.plain {
            let due = Device::start(&copy).picture();
            let rows = slots().len() + 2;
            let same = (0..rows).any(|_| {
                self.device.press([Button::Down]);
                self.device.picture() == due
            });
            assert!(same, "the title tells of the same games after a restart");
        }
        for (row, slot) in slots().iter().enumerate() {
            if seen.game(*slot).is_some() {
                let mut again = Device::start(&copy);
                again.resume(row);
                let screen = again.console().screen();
                let goes_on = matches!(
                    screen,
                    ScreenKind::Table
                        | ScreenKind::Interlude
                        | ScreenKind::HandOver
                        | ScreenKind::Leaflet
                        | ScreenKind::Scores
                );
                assert!(goes_on, "a game of slot {} ends in {screen:?}", slot.0);
            }
        }
    }
}

/// A seed that the computers once thought longest with.
const LONGEST: u64 = 4711;

#[test]
fn the_laws_hold_whatever_is_pressed() {
    press_anything(seed());
    if is_long() {
        press_anything(LONGEST);
    }
}

/// Presses anything, and checks the laws again and again.
fn press_anything(seed: u64) {
    let (presses, longest) = if is_long() { (100_000, 400) } else { (6_000, 80) };
    let mut monkey = Monkey::new(seed);
    let mut turns = 0;
    for press in 0..presses {
        if monkey.left == 0 {
            monkey.turn(longest, turns);
            turns += 1;
        }
        monkey.left -= 1;
        monkey.press();
        if press % CHECK == 0 {
            monkey.check();
        }
    }
    monkey.check();
    let Monkey { screens, places, values, plans, .. } = monkey;
    let offered: BTreeSet<Value> = plans.iter().flat_map(|plan| plan.values.iter().copied()).collect();
    println!("{presses} presses, {turns} starts, {places:?}, {screens:?}");
    println!("{} of {} values chosen in {} set-ups", values.len(), offered.len(), plans.len());
    // The names are far from the title: with few presses it may miss them.
    let wanted =
        [ScreenKind::Table, ScreenKind::Settings, ScreenKind::Keyboard, ScreenKind::Finished, ScreenKind::Names];
    for screen in wanted.iter().filter(|&&screen| is_long() || screen != ScreenKind::Names) {
        assert!(screens.contains_key(screen), "it never reached {screen:?}");
    }
    use Place::{Asleep, Cut, DeadSource, Demo, Export, LowBattery, SafeStart};
    for place in [Asleep, Cut, DeadSource, Demo, Export, LowBattery, SafeStart] {
        // With few presses it may miss what takes several in a row.
        assert!(
            places.contains_key(&place) || !is_long() && matches!(place, Demo | Export | DeadSource),
            "it never reached {place:?}"
        );
    }
    let missed: Vec<_> = offered.difference(&values).collect();
    assert!(!is_long() || missed.is_empty(), "it never chose {missed:?}");
    assert!(values.len() > offered.len() / 4, "it chose {} of {} values", values.len(), offered.len());
}
