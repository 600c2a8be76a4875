//! A monkey at the buttons: whatever it presses, in whatever game, with the power cut now and then, the console keeps
//! its laws. 6,000 presses, 100,000 with `LOIRE_LONG`; `LOIRE_SEED` draws others.

use std::collections::BTreeMap;

use console::{Button, Console, Drawn, SIDE, ScreenKind};
use saves::{Condition, Slot};
use tests::arbitrary::{Verdict, judge};
use tests::device::Device;
use tests::games::slots;
use tests::{Chip, Flash, Rng, is_long, seed};

const SECTOR: usize = 4096;
const SECTORS: usize = 32;

/// How often it presses each button, by mood: it plays, it strays, or it looks around.
const MOODS: [[usize; 8]; 3] = [[6, 6, 6, 6, 16, 1, 3, 1], [4, 4, 4, 4, 6, 6, 4, 4], [8, 8, 3, 3, 8, 4, 6, 8]];
/// Presses in one mood, at most.
const MOOD: usize = 400;
/// Once in so many presses the power is about to go; one in so many is followed by a look at all that is saved.
const CUT: usize = 40;
const CHECK: usize = 250;
/// Pixels by which something may run over the edge: an outline, or a tile of a map that scrolls.
const EDGE: i32 = 24;
/// Ticks in which everything comes to rest: two seconds.
const REST: u32 = 200;

struct Monkey {
    rng: Rng,
    flash: Flash<SECTOR>,
    device: Device<SECTOR>,
    mood: usize,
    screens: BTreeMap<ScreenKind, usize>,
    cuts: usize,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let flash = Flash::new(Chip::new(SECTORS, SECTOR));
        let device = Device::start(&flash);
        Monkey { rng: Rng(seed), flash, device, mood: 0, screens: BTreeMap::new(), cuts: 0 }
    }

    fn console(&self) -> &Console {
        self.device.console()
    }

    fn button(&mut self) -> Button {
        // Every other time it does what the guide of a first game asks for, or it would never come to its end.
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
        self.device.push(button);
        let ticks = if self.rng.below(8) == 0 { REST } else { 1 };
        self.device.pass(ticks);
        if self.device.is_off() {
            self.cuts += 1;
            self.restart();
        }
        if ticks == REST {
            assert!(self.console().is_idle() || self.console().is_watched(), "it comes to rest, unless computers play");
        }
        *self.screens.entry(self.console().screen()).or_default() += 1;
        self.look();
    }

    /// Switches the power on: nothing is damaged, and nothing has to be said.
    fn restart(&mut self) {
        let chip = self.flash.0.borrow().restarted(self.rng.draw());
        self.flash = Flash::new(chip);
        self.device = Device::start(&self.flash);
        assert_eq!(self.console().screen(), ScreenKind::Title, "all is well after a power cut");
    }

    /// Checks that whatever is drawn lies on the panel, but for what touches its edge.
    fn look(&self) {
        let mut text = String::new();
        self.console().trace(&mut |drawn| {
            let area = match drawn {
                Drawn::Fill(area, _) => area,
                Drawn::Text(begun) => return text = begun.to_owned(),
                Drawn::TextEnd => return text.clear(),
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
        let seen = self.device.seen();
        for (&slot, journal) in &seen.journals {
            assert_eq!(journal.condition, Condition::Whole);
            let head = journal.head.as_ref().expect("it is whole");
            let verdict = judge(Slot(slot), head, &journal.actions);
            assert!(
                matches!(verdict, Verdict::Game { bytes, .. } if bytes == journal.actions.len()),
                "the rules take every action"
            );
        }
        if self.console().screen() == ScreenKind::Title {
            let due = Device::start(&copy).picture();
            let rows = slots().len() + 2;
            let same = (0..rows).any(|_| {
                self.device.press([Button::Down]);
                self.device.picture() == due
            });
            assert!(same, "the title tells of the same games after a restart");
        }
        for (row, slot) in slots().iter().enumerate() {
            if seen.journals.contains_key(&slot.0) {
                let mut again = Device::start(&copy);
                again.resume(row);
                let screen = again.console().screen();
                let goes_on = matches!(
                    screen,
                    ScreenKind::Table | ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Scores
                );
                assert!(goes_on, "the game of slot {} ends in {screen:?}", slot.0);
            }
        }
    }
}

#[test]
fn the_laws_hold_whatever_is_pressed() {
    let (seed, presses) = (seed(), if is_long() { 100_000 } else { 6_000 });
    let mut monkey = Monkey::new(seed);
    let mut left = 0;
    for press in 0..presses {
        if left == 0 {
            // From power-on, so that it does not stay in one corner.
            (monkey.mood, left) = (monkey.rng.below(MOODS.len()), 1 + monkey.rng.below(MOOD));
            monkey.restart();
            let row = monkey.rng.below(slots().len() + 2);
            monkey.device.go_to(row);
            // A leads into a guided first game, X to the form of a new one.
            if monkey.rng.below(2) == 0 {
                monkey.device.push(Button::X);
            }
        }
        left -= 1;
        monkey.press();
        if press % CHECK == 0 {
            monkey.check();
        }
    }
    monkey.check();
    let Monkey { screens, cuts, .. } = monkey;
    println!("{presses} presses, {cuts} cuts, {screens:?}");
    assert!(cuts > presses / CUT / 20, "{cuts} cuts");
    // The names are far from the title: few presses may miss them.
    let wanted =
        [ScreenKind::Table, ScreenKind::Settings, ScreenKind::Keyboard, ScreenKind::Finished, ScreenKind::Names];
    for screen in wanted.iter().filter(|&&screen| is_long() || screen != ScreenKind::Names) {
        assert!(screens.contains_key(screen), "it never came to {screen:?}");
    }
}
