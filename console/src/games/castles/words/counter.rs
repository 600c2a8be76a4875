//! The counter of a solo game against its target: a bar that always shows, and by how much an action would move it.

use draw::chrome;
use draw::line;
use draw::pen::{Pen, text_width};
use draw::sprite;
use draw::theme::{COMPLETE, GAIN, INK, LINE, NAME, NUMBER};
use rules_core::Player;
use rules_core::castles::{Action, Castles, Counter, Effect, Preview, solo};

/// Draws the bar on top of a solo game: who plays, the points and the target. The [track](track) comes below it.
pub fn bar(pen: &mut Pen<'_>, game: &Castles, player: Player, name: &str) {
    let counter = game.counter();
    pen.fill(0, 0, 240, 15, chrome::seat_colour(player));
    chrome::shape(pen, 4, 2, player, INK);
    pen.text(18, 0, NAME, INK, name);
    let target = line!("{}", counter.target);
    let left = 237 - text_width(NUMBER, &target);
    pen.text(left, 0, NUMBER, INK, &target);
    pen.sprite_on(left - 11, 3, &sprite::FLAG, INK, INK);
    chrome::points_right(pen, left - 15, 0, counter.points.into(), INK);
}

/// Draws the way to the target: gold for the points so far, broken green for the next gain; a tick every five points.
pub fn track(pen: &mut Pen<'_>, counter: Counter, gain: u8) {
    let target = i32::from(counter.target.max(1));
    let x = |points: u8| 240 * i32::from(points).min(target) / target;
    let (now, then) = (x(counter.points), x(counter.points.saturating_add(gain)));
    pen.fill(0, 15, 240, 4, INK);
    pen.fill(0, 15, now as u32, 3, COMPLETE);
    for dash in (now..then).step_by(4) {
        pen.fill(dash, 15, 3.min(then - dash) as u32, 3, GAIN);
    }
    // The targets to come: each is lower by `FALL`.
    for mark in (solo::LEAST_TARGET..counter.target).step_by(solo::FALL.into()) {
        pen.fill(x(mark), 15, 1, 3, if mark <= counter.points { INK } else { LINE });
    }
}

/// Returns the points by which an action moves the counter, up to the target.
pub fn gain(game: &Castles, action: Action, preview: &Preview) -> u8 {
    let waiting = &game.position().waiting;
    match action {
        Action::BuyPoints => game.counter().missing(),
        Action::Pick { nth } => match waiting.iter().nth(nth.into()) {
            Some(Effect::Gain(_, points)) => points,
            _ => 0,
        },
        _ => preview.earned.iter().map(|&(_, points)| points).sum::<i16>().clamp(0, 255) as u8,
    }
}

#[cfg(test)]
mod tests {
    use rules_core::castles::tables::SOLO_ESTATES;
    use rules_core::castles::{Estates, Setup};
    use rules_core::{Actions, Game, Seed, playout};

    use super::*;

    /// Returns the points that were counted, and those that wait to be.
    fn worth(game: &Castles) -> u32 {
        let waiting = game.position().waiting.iter();
        let waiting = waiting.map(|effect| if let Effect::Gain(_, points) = effect { points } else { 0 });
        u32::from(game.counter().points) + waiting.map(u32::from).sum::<u32>()
    }

    #[test]
    fn what_is_forecast_comes() {
        let mut forecast = 0;
        for (seed, estate) in (0..20).zip(SOLO_ESTATES.cycle()) {
            let setup = Setup { players: 1, estates: Estates::Solo { estate, target: 55 }, ..Castles::DEFAULT };
            let Ok(mut game) = Castles::new(setup, Seed::new(seed)) else { panic!("{setup:?} is possible") };
            let (mut picks, mut list) = (playout::picks(Seed::new(seed)), Actions::new());
            while !game.is_over() {
                game.legal(&mut list);
                for &action in list.iter().filter(|&&action| !game.hands_over(action)) {
                    let Ok(preview) = game.preview(action) else { panic!("{action:?} is listed") };
                    let mut after = game.clone();
                    assert!(after.play(action).is_ok());
                    let said = gain(&game, action, &preview);
                    // A picked one waited before. At the target the counter begins anew.
                    let waited = if let Action::Pick { .. } = action { said } else { 0 };
                    let reached = worth(&game) + u32::from(said) >= game.counter().target.into();
                    assert!(
                        reached || worth(&after) + u32::from(waited) == worth(&game) + u32::from(said),
                        "{action:?} brings {said}?"
                    );
                    forecast += u32::from(said > 0);
                }
                let action = list[game.busy(&list, &mut picks)];
                assert!(game.play(action).is_ok());
            }
        }
        assert!(forecast > 500, "{forecast}");
    }
}
