//! A plain greedy player: its scores tell whether games are worth what they should be.

use super::*;
use crate::Turn;

/// What an action is worth to somebody who looks no further than this round, in tenths of a point.
fn worth(game: &DiceGame, action: Action) -> i32 {
    let preview = game.preview(action).unwrap();
    let finish = preview.finishes.and_then(|(colour, place)| Some(place?.points(colour))).unwrap_or(0);
    let mut worth = 10 * i32::from(preview.points + finish);
    let bonus = |bonus: Option<Bonus>| match bonus {
        Some(Bonus::Commodity) => 25,
        Some(_) => 12,
        None => 0,
    };
    worth += bonus(preview.bonus) - bonus(preview.cost);
    if let (Action::Mark { hex, .. }, Turn::Of(player)) = (action, game.turn()) {
        let area = game.layout().area(hex);
        let marked = area.and(game.sheet(player).marked()).len() + 1;
        worth += 10 * i32::from(game.layout().area_points(hex, game.phase())) * marked as i32 / area.len() as i32 / 2;
        worth += 8;
    }
    worth
}

#[test]
fn a_greedy_player_alone_averages_45_to_60_points() {
    const GAMES: u64 = 200;
    for duchy in Duchy::ALL {
        let mut sum = 0;
        for seed in 0..GAMES {
            let setup = Setup { duchy, ..setup(1, Variant::OneAndOnly) };
            let mut game = DiceGame::new(setup, Seed::new(seed)).unwrap();
            while !game.is_over() {
                let best = legal(&game).into_iter().max_by_key(|&action| worth(&game, action)).unwrap();
                play(&mut game, &[best]);
            }
            sum += game.total(P0) as u64;
        }
        let mean = sum as f64 / GAMES as f64;
        assert!((45.0..=60.0).contains(&mean), "{duchy:?}: {mean}");
    }
}
