//! Cuts upon cuts: the power goes again while the store still recovers from the last cut.

use tests::device::Device;
use tests::journal::ONE_OF_EACH;
use tests::{Rng, is_long, seed};

use crate::cuts::check;
use crate::line::{Line, Nor, PLACE, SECTOR};

/// Plays on from a moment, after a restart, until the power goes or `segments` were played. Returns the moment that was
/// reached.
pub fn play_on(line: &Line, device: &mut Device<SECTOR>, mut at: usize, segments: usize) -> usize {
    at += device.attend();
    if device.is_off() || segments == 0 {
        return at;
    }
    let stored = line.is_stored(&line.moments[at].seen);
    at += if stored { device.resume_in(line.row, PLACE) } else { device.go_to(0) };
    for _ in 0..segments {
        let Some(segment) = line.segment(at) else { break };
        at += segment.play(device);
        if device.is_off() {
            break;
        }
    }
    at
}

/// Cuts the power up to three times one after the other; then the game goes on, now and then to its end.
fn cut_again(line: &Line, samples: u64, seed: u64) {
    let (mut twice, mut thrice, mut ends) = (0, 0, 0);
    for sample in 0..samples {
        let mut rng = Rng(seed.wrapping_add(sample));
        let what = format!("LOIRE_SEED={seed} {}, sample {sample}", line.name);
        let last = line.segments.len() - 1;
        // The end of the game matters most.
        let segment = &line.segments[if rng.below(4) == 0 { last - rng.below(3) } else { rng.below(last + 1) }];
        let (mut chip, before, after) = segment.cut(rng.draw() % segment.steps(), rng.draw());
        let mut at = check(line, chip.clone(), [before, after], false, &what);
        for cut in 2..=3 {
            let flash = Nor::new(chip.restarted(rng.draw()));
            let reach = [8, 40, 200, 1000][rng.below(4)];
            flash.0.borrow_mut().power = Some(rng.below(reach) as u64);
            let mut device = Device::boot(&flash);
            at = play_on(line, &mut device, at, usize::MAX);
            chip = flash.0.borrow().restarted(rng.draw());
            if !device.is_off() {
                break;
            }
            let next = line.moments.len().min(at + 2) - 1;
            at = check(line, chip.clone(), [at, next], false, &what);
            if cut == 2 { twice += 1 } else { thrice += 1 }
        }
        let flash = Nor::new(chip.restarted(rng.draw()));
        let mut device = Device::boot(&flash);
        let to_the_end = line.moments.len() - at < 8 || rng.below(16) == 0;
        at = play_on(line, &mut device, at, if to_the_end { usize::MAX } else { 2 });
        let (seen, due) = (device.seen(), &line.moments[at].seen);
        assert!(seen == *due, "{what}: {}", seen.against(due));
        ends += usize::from(at == line.moments.len() - 1);
    }
    println!("{}: {samples} cuts, {twice} again, {thrice} a third time; {ends} games played to the end", line.name);
}

#[test]
fn the_dice_game_alone() {
    cut_again(&Line::play("dice-solo"), if is_long() { 5000 } else { 800 }, seed());
}

#[test]
fn one_of_each() {
    for name in ONE_OF_EACH {
        let few = if name == "orleans-2p" { 100 } else { 300 };
        cut_again(&Line::play(name), if is_long() { 3000 } else { few }, seed());
    }
}
