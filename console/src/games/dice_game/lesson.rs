//! The guided first game of the Dice Game: the start and four rounds, alone.

use rules_core::Seed;
use rules_core::dice_game::{Duchy, Setup, Variant};

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
    course: Course { steps: STEPS, theirs: &[], tips: &[] },
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
    step(
        Read,
        (136, 47, 24, 24),
        "Your sheet has 37 hexes of six kinds. Write numbers into them: whole areas score.",
        "go on (the menu leads out)",
    ),
    step(Press(Left), CASTLE, "Choose a castle to start from. Its letter is a gift.", "to the castle with the G")
        .note_at(78),
    step(Act, CASTLE, "What A does stands below, and what it brings.", "start here"),
    step(Act, CARD[0], "+1 point, and goods to sell. Your part of a round ends with done.", "done"),
    step(
        Read,
        (66, 167, 52, 24),
        "Hexes say what they take: 1/2 is 1 or 2. = is one number for its area, crossed: all different.",
        "go on",
    ),
    step(
        Press(A),
        DICE,
        "Two dice show numbers, two show kinds. One of each is a pair: white hexes take it.",
        "use the pair 2, monastery",
    )
    .note_at(78),
    step(
        Press(Right),
        MONASTERIES[1],
        "Two of its hexes touch your castle. Every mark must touch an earlier one.",
        "to the other one",
    ),
    step(
        Act,
        MONASTERIES[1],
        "Monasteries take a 1 or a 2. This one has two hexes, and is worth 4 when it is whole.",
        "write the 2",
    ),
    step(Undo, CARD[0], "Not sure? Until you are done B takes a mark back.", "take the 2 back"),
    step(Press(A), DICE, "The dice lie as they fell.", "use the pair again").note_at(78),
    step(Press(Right), MONASTERIES[1], "And the same hex again.", "to the other one"),
    step(Act, MONASTERIES[1], "Nothing was lost.", "write the 2"),
    step(Act, CARD[0], "One mark a round: that was it.", "done"),
    step(Act, HOURGLASS, "Two hourglasses: now goods can be sold, for 2 points and 1 silver each.", "sell"),
    step(Press(A), CARD[0], "Three pairs are possible. The first is a 1 and a monastery.", "use it").note_at(76),
    step(Act, MONASTERIES[0], "The other hex of the monastery: the area is whole. +4, and a monk.", "write the 1"),
    step(Press(Left), SILVER, "Your silver pays for a second mark in the same round.", "to the pair 6, pasture"),
    step(Press(A), CARD[1], "Dashed hexes cost a bonus. Pastures want the same number everywhere.", "use this pair"),
    step(Press(Down), LOWER_PASTURE, "Another pasture lies at the foot of the sheet.", "down to it"),
    step(Act, LOWER_PASTURE, "Two hexes again, and this one is worth 8.", "write the 6"),
    step(Act, CARD[0], "Two marks in one round.", "done"),
    step(Press(A), MONK, "No pair fits. But your monk turns a kind into any other.", "use the monk").note_at(72),
    step(Press(Right), UPPER_PASTURE, "A city wants different numbers. Leave it for now.", "to the pasture"),
    step(Press(A), UPPER_PASTURE, "Here both numbers can be written.", "choose the number"),
    step(Press(Right), NUMBERS, "3 or 2: its other hex will need the same one.", "to the 2"),
    step(Act, NUMBERS, "The monk is used up by it.", "write the 2"),
    step(Act, CARD[0], "One bonus a round: that was it.", "done"),
    step(Act, DICE, "Nothing fits at all. Then a worker comes to comfort you.", "done, and take the worker"),
    step(
        Read,
        WORKER,
        "A worker makes a number die any number. Three phases of eight rounds. Help is on Y.",
        "play on alone",
    ),
];
