//! The guided first game of the Dice Game: the start and four rounds, alone.

use rules_core::Seed;
use rules_core::dice_game::{Duchy, Setup, Variant};
use texts::dice_game;

use crate::Button::{A, Down, Left, Right};
use crate::game::lesson::Task::{Act, Press, Read, Undo};
use crate::game::lesson::{Area, Course, Lesson, Scene, Step, scene, step};

const CASTLE: Area = (80, 143, 24, 24);
const DICE: Area = (2, 20, 47, 49);
const HOURGLASS: Area = (212, 21, 26, 26);
const MONK: Area = (0, 148, 32, 20);
const SILVER: Area = (0, 172, 32, 20);
const WORKER: Area = (206, 172, 32, 20);
/// The first three cards below the sheet.
const CARD: [Area; 3] = [(3, 197, 42, 25), (46, 197, 42, 25), (89, 197, 42, 25)];
/// The monasteries below the castle, and a pasture beside them.
const MONASTERIES: [Area; 2] = [(66, 167, 24, 24), (94, 167, 24, 24)];
const LOWER_PASTURE: Area = (122, 167, 24, 24);
const UPPER_PASTURE: Area = (94, 119, 24, 24);
const NUMBERS: Area = (44, 197, 66, 25);

pub static LESSON: Lesson<Setup> = Lesson {
    setup: Setup { players: 1, duchy: Duchy::A, variant: Variant::OneAndOnly, open_choices: false },
    seed: Seed::new(1),
    course: Course { steps: STEPS, replies: &[], tip: |_| None },
    scenes: SCENES,
};

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(0, (20, 42, 200, 60)),
    scene(2, (24, 114, 192, 56)),
    scene(5, (0, 19, 240, 52)),
    scene(5, (24, 66, 206, 58)),
    scene(16, (0, 148, 240, 45)),
    scene(5, (0, 0, 240, 72)),
    scene(5, (0, 195, 240, 45)),
];

const STEPS: &[Step] = &[
    step(Read, (136, 47, 24, 24), dice_game::LESSON_1),
    step(Press(Left), CASTLE, dice_game::LESSON_2).note_at(78),
    step(Act, CASTLE, dice_game::LESSON_3),
    step(Act, CARD[0], dice_game::LESSON_4),
    step(Read, (66, 167, 52, 24), dice_game::LESSON_5),
    step(Press(A), DICE, dice_game::LESSON_6).note_at(78),
    step(Press(Right), MONASTERIES[1], dice_game::LESSON_7),
    step(Act, MONASTERIES[1], dice_game::LESSON_8),
    step(Undo, CARD[0], dice_game::LESSON_9),
    step(Press(A), DICE, dice_game::LESSON_10).note_at(78),
    step(Press(Right), MONASTERIES[1], dice_game::LESSON_11),
    step(Act, MONASTERIES[1], dice_game::LESSON_12),
    step(Act, CARD[0], dice_game::LESSON_13),
    step(Act, HOURGLASS, dice_game::LESSON_14),
    step(Press(A), CARD[0], dice_game::LESSON_15).note_at(76),
    step(Act, MONASTERIES[0], dice_game::LESSON_16),
    step(Press(Left), SILVER, dice_game::LESSON_17),
    step(Press(A), CARD[1], dice_game::LESSON_18),
    step(Press(Down), LOWER_PASTURE, dice_game::LESSON_19),
    step(Act, LOWER_PASTURE, dice_game::LESSON_20),
    step(Act, CARD[0], dice_game::LESSON_21),
    step(Press(A), MONK, dice_game::LESSON_22).note_at(72),
    step(Press(Right), UPPER_PASTURE, dice_game::LESSON_23),
    step(Press(A), UPPER_PASTURE, dice_game::LESSON_24),
    step(Press(Right), NUMBERS, dice_game::LESSON_25),
    step(Act, NUMBERS, dice_game::LESSON_26),
    step(Act, CARD[0], dice_game::LESSON_27),
    step(Act, DICE, dice_game::LESSON_28),
    step(Read, WORKER, dice_game::LESSON_29),
];
