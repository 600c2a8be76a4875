//! One cut, at every byte of every write and in every erase.

use console::ScreenKind;
use rules_core::Game;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::Orleans;
use tests::device::Device;
use tests::{Chip, Pulse, is_long, seed};

use crate::line::{Line, Nor, PLACE};
use crate::states;

/// Checks that what is found is what was there at one of these moments, and that everything goes on from there. Returns
/// which it is.
pub fn check(line: &Line, chip: Chip, allowed: [usize; 2], pictured: bool, what: &str) -> usize {
    let mut device = Device::boot(&Nor::new(chip));
    let seen = device.seen();
    let Some(found) = allowed.into_iter().find(|&moment| line.moments[moment].seen == seen) else {
        panic!("{what}: {:?}", allowed.map(|moment| seen.against(&line.moments[moment].seen)));
    };
    let moment = &line.moments[found];
    assert_eq!(device.attend(), moment.catches_up, "{what}");
    if moment.catches_up > 0 {
        let (seen, due) = (device.seen(), &line.moments[found + moment.catches_up].seen);
        assert!(seen == *due, "{what}: {}", seen.against(due));
    }
    assert_eq!(device.console().screen(), ScreenKind::Title, "{what}");
    if line.is_stored(&seen) {
        assert_eq!(device.resume_in(line.row, PLACE), moment.presses_on, "{what}");
    }
    assert_eq!(device.look(), moment.look, "{what}");
    assert!(!pictured || device.picture() == moment.picture, "{what}: another picture");
    found
}

/// Cuts the power at every step of a game, or at one in `stride`.
fn cut_everywhere<G: Game>(name: &'static str, stride: usize) {
    let seed = seed();
    let line = Line::play(name);
    states::check::<G>(&line);
    let short = stride == 1;
    let stride = if is_long() { 1 } else { stride };
    let (mut cuts, mut torn) = (0, 0);
    for segment in &line.segments {
        for power in (segment.from as u64 % stride as u64..segment.steps()).step_by(stride) {
            let (chip, before, after) = segment.cut(power, seed ^ power);
            let what = format!("LOIRE_SEED={seed} {name}, {} writes done, cut after step {power}", segment.from);
            let found = check(&line, chip, [before, after], short || cuts % 8 == 0, &what);
            torn += usize::from(found == before && before != after);
            cuts += 1;
        }
    }
    let pulses = || line.segments.iter().flat_map(|segment| &segment.pulses);
    let erases = pulses().filter(|(pulse, ..)| matches!(pulse, Pulse::Erase(_))).count();
    let writes = pulses().count() - erases;
    println!(
        "{name}: {} requests, {writes} writes and {erases} erases; {cuts} cuts, {torn} of them took back what was in flight",
        line.moments.len() - 1
    );
}

/// A game that survives every cut.
trait Kept: Game {
    /// Scripts of it, and in how many of their steps the power is cut: one in this many.
    const SCRIPTS: &[(&'static str, usize)];
}

impl Kept for DiceGame {
    const SCRIPTS: &[(&'static str, usize)] = &[("dice-solo", 1), ("dice-3p", 3)];
}

impl Kept for Castles {
    const SCRIPTS: &[(&'static str, usize)] = &[("castles-2p-2011", 3)];
}

impl Kept for Natick {
    const SCRIPTS: &[(&'static str, usize)] = &[("natick", 3)];
}

impl Kept for Orleans {
    const SCRIPTS: &[(&'static str, usize)] = &[("orleans-2p", 9)];
}

macro_rules! cut {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            for &(script, stride) in rules_core::$folder::$game::SCRIPTS {
                cut_everywhere::<rules_core::$folder::$game>(script, stride);
            }
        })*
    };
}

rules_core::for_each_game!(cut);
