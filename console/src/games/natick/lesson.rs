//! The guided first game of Natick: a colony, a turn with a village, a division of dice, and the tips for later.

use rules_core::Game;
use rules_core::Seed;
use rules_core::natick::{Action, Setup, Step as Part, opponent};
use texts::natick;

use super::Seat;
use crate::Button::{A, Left, Right};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{Area, Course, Lesson, Scene, Step, scene, step, tip, untold};

const COLONY: Area = (60, 130, 176, 60);
const REGIONS: Area = (46, 92, 190, 32);
const ROADS: [Area; 2] = [(105, 148, 26, 25), (153, 148, 26, 25)];
/// Where the second village stands, and its first region.
const VILLAGE: Area = (165, 148, 26, 25);
const FIFTH: Area = (177, 125, 26, 25);
const DONE: Area = (193, 92, 45, 31);
const TRAYS: [Area; 2] = [(2, 91, 94, 33), (96, 91, 94, 33)];
const BOTH: Area = (2, 91, 188, 33);
/// The two lines above the keys.
const STRIP: Area = (0, 195, 240, 29);
const CARDS: Area = (0, 90, 239, 35);

pub static LESSON: Lesson<Setup> = Lesson {
    setup: Setup { players: Setup::PLAYERS },
    seed: Seed::new(11),
    course: Course { steps: STEPS, replies: REPLIES, tips: TIPS },
    scenes: SCENES,
};

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(9, (0, 127, 240, 67)),
    scene(1, (0, 87, 240, 39)),
    scene(18, (0, 89, 240, 36)),
    scene(18, (0, 89, 240, 36)),
    scene(13, (0, 89, 240, 36)),
    scene(13, (92, 89, 60, 36)),
    scene(13, (0, 89, 240, 36)),
    scene(0, (0, 19, 240, 50)),
];

/// A colony of its own, and three dice in one tray.
const REPLIES: &[&[u8]] = &[&[0, 15], &[0, 10], &[0, 4], &[1, 1], &[20], &[2, 7], &[20]];

const STEPS: &[Step] = &[
    step(Read, COLONY, natick::LESSON_1),
    step(Act, REGIONS, natick::LESSON_2).note_at(22),
    step(Press(Left), REGIONS, natick::LESSON_3).note_at(22),
    step(Press(Left), REGIONS, natick::LESSON_4).note_at(22),
    step(Act, REGIONS, natick::LESSON_5).note_at(22),
    step(Press(Left), REGIONS, natick::LESSON_6).note_at(22),
    step(Press(Left), REGIONS, natick::LESSON_7).note_at(22),
    step(Act, REGIONS, natick::LESSON_8).note_at(22),
    step(Press(Right), ROADS[0], natick::LESSON_9),
    step(Act, ROADS[1], natick::LESSON_10),
    step(Act, DONE, natick::LESSON_11),
    step(Act, TRAYS[0], natick::LESSON_12),
    step(Press(A), CARDS, natick::LESSON_13),
    step(Act, VILLAGE, natick::LESSON_14),
    step(Act, (2, 92, 40, 31), natick::LESSON_15),
    step(Act, FIFTH, natick::LESSON_16),
    step(Act, CARDS, natick::LESSON_17),
    step(Press(A), TRAYS[0], natick::LESSON_18),
    step(Press(Left), BOTH, natick::LESSON_19),
    step(Press(Left), BOTH, natick::LESSON_20),
    step(Act, STRIP, natick::LESSON_21),
];

/// In the order in which they are told. The last one is told again and again.
const TIPS: &[Step] = &[
    tip(CARDS, natick::TIP_1).note_at(22),
    tip(BOTH, natick::TIP_2).note_at(22),
    tip(BOTH, natick::TIP_3).note_at(22),
    tip(CARDS, natick::TIP_4).note_at(22),
    tip(CARDS, natick::TIP_5).note_at(22),
    tip(CARDS, natick::TIP_6).note_at(22),
    tip(CARDS, natick::TIP_7).note_at(22),
    tip(CARDS, natick::TIP_8).note_at(22),
    tip(COLONY, natick::TIP_9).note_at(22),
    tip(BOTH, natick::TIP_10).note_at(22),
    tip(CARDS, natick::TIP_11).note_at(22),
];

/// Returns the tip for a position.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    let game = seat.game;
    let can = |wanted: &dyn Fn(&Action) -> bool| seat.legal.iter().any(wanted);
    let part = game.job().map(|job| job.step);
    let dice = matches!(part, Some(Part::Divide | Part::Choose));
    let rolled = |suits: &[usize]| dice && suits.iter().any(|&suit| game.dice()[suit] < 2);
    let last = TIPS.len() - 1;
    let is_time = |tip| match tip {
        0 => {
            let most = game.total(seat.player).max(game.total(opponent(seat.player)));
            most > 4 && game.pawns_left() > 0
        }
        // Of a moon the next one tells.
        1 => rolled(&[0, 2, 3]) && !rolled(&[1]),
        2 => rolled(&[1]),
        3 => can(&|action| matches!(action, Action::Town(_))),
        4 => can(&|action| matches!(action, Action::Knight(_))),
        5 => can(&|action| matches!(action, Action::Trader(_))),
        6 => can(&|action| matches!(action, Action::Bank { .. })),
        7 => can(&|action| matches!(action, Action::Offer(_))),
        8 => game.colony(seat.player).fields().any(|(_, field)| field.coins == 3),
        _ => part == Some(Part::Choose) && (0..4).any(|suit| game.dice()[suit] >= 2),
    };
    untold(told, last, &is_time).or_else(|| can(&|action| matches!(action, Action::Village(_))).then_some(last as u8))
}
