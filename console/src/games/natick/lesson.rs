//! The guided first game of Natick: both found their colonies, and play two turns.

use rules_core::Seed;
use rules_core::natick::Setup;

use crate::Button::{A, Left, Right};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{Area, Lesson, Scene, Step, scene, step};

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

pub static LESSON: Lesson<Setup> =
    Lesson { setup: Setup { players: Setup::PLAYERS }, seed: Seed::new(11), steps: STEPS, scenes: SCENES };

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(7, (0, 127, 240, 67)),
    scene(1, (0, 87, 240, 39)),
    scene(21, (0, 89, 240, 36)),
    scene(22, (0, 89, 240, 36)),
    scene(27, (0, 89, 240, 36)),
    scene(27, (92, 89, 60, 36)),
    scene(29, (0, 89, 240, 36)),
    scene(0, (0, 19, 240, 50)),
];

const STEPS: &[Step] = &[
    step(
        Read,
        COLONY,
        "Two colonies: yours is below, the other one above. Seven points bring the end.",
        "go on (the menu leads out)",
    ),
    step(
        Press(Left),
        REGIONS,
        "Lay four regions around your village: each yields on its number.",
        "to the last one: lumber 5",
    ),
    step(Act, REGIONS, "Arms are lumber: one coin for every 5 that you get.", "take it"),
    step(Press(Left), REGIONS, "The next must have another suit and another number.", "round to grain 4"),
    step(Act, REGIONS, "The crown is grain.", "take it"),
    step(Press(Left), REGIONS, "The moon is ore. After it the fourth region comes by itself.", "round to ore 3"),
    step(Act, REGIONS, "That leaves brick, the sun, and a 2.", "take it"),
    step(Press(Right), ROADS[0], "A road belongs to it. A second village can stand at its end.", "to the right side"),
    step(Act, ROADS[1], "Left or right makes no difference yet.", "build the road"),
    step(Act, DONE, "After done the device is passed. What was done stays.", "done: you play both"),
    step(Press(Left), REGIONS, "Now you are the second player, and found a colony too.", "to lumber 4"),
    step(Act, REGIONS, "A region that lies somewhere is gone from the list.", "take it"),
    step(Press(Left), REGIONS, "The 5 of grain is still there.", "round to grain 5"),
    step(Act, REGIONS, "Then ore once more.", "take it"),
    step(Press(Left), REGIONS, "The 3 is gone, the 2 is there.", "round to ore 2"),
    step(Act, REGIONS, "So brick 3 comes by itself.", "take it"),
    step(Press(Right), ROADS[0], "And a road.", "to the right side"),
    step(Act, ROADS[1], "Both colonies look alike now.", "build the road"),
    step(Act, DONE, "Who divides the dice comes next, and that is you again.", "done"),
    step(Press(A), TRAYS[0], "Four dice for the first player: you divide them into two trays.", "move the 3 over"),
    step(Press(Right), BOTH, "A number brings a coin to every region of yours that has it.", "right, to the 4"),
    step(Press(A), BOTH, "Arms are no number, but an event for who gets them: a tournament.", "move the 4 over"),
    step(Press(Left), BOTH, "The die with the arms always stays at the right.", "left, to the 2"),
    step(Press(Left), DONE, "The other one chooses first: make both trays bearable.", "left, round to done"),
    step(Act, STRIP, "These lines say what each tray would bring to whom.", "divide like this"),
    step(Act, DONE, "The first player sees them next.", "done"),
    step(Act, TRAYS[0], "You are the first player, and choose. The rest is for the other.", "take 2 and 4"),
    step(Press(Left), CARDS, "Brick and grain came. Cards show what can be built: nothing yet.", "left, to the deal"),
    step(Press(A), CARDS, "A deal offers coins to the other player.", "make an offer"),
    step(Act, CARDS, "UP and DOWN would change it. Grain for brick is a good one.", "offer it"),
    step(Act, DONE, "The other player has to say yes or no.", "done"),
    step(Act, CARDS, "Here it is. The grain lets you build sooner.", "say yes"),
    step(Act, DONE, "Both coins changed sides.", "done"),
    step(Act, CARDS, "Two bricks now. More can be done in a turn, but not today.", "done: the turn is over"),
    step(Press(A), TRAYS[0], "Turn 2 is the other one's, so you divide.", "move the 3 over"),
    step(Press(Right), BOTH, "No event this time.", "right, to the next 2"),
    step(Press(A), BOTH, "A 2 is ore for the other, and brick for you.", "move it over"),
    step(Press(Left), BOTH, "A 4 is lumber for the other, and grain for you.", "left, to the other 2"),
    step(Press(Left), DONE, "Two and two.", "left, round to done"),
    step(Act, STRIP, "Left is ore twice for the other, right brick and lumber.", "divide like this"),
    step(Act, DONE, "Let us see what will be taken.", "done"),
    step(
        Press(Right),
        TRAYS[1],
        "Brick and lumber lie at the right: with your grain that is enough.",
        "to the right tray",
    ),
    step(Act, TRAYS[1], "The 2s bring the first player brick.", "take 3 and 4"),
    step(Press(A), CARDS, "Brick, grain and lumber pay for a village. The deal was good.", "look where it can stand"),
    step(Act, VILLAGE, "At the end of the road, and nowhere else.", "build the village"),
    step(Act, (2, 92, 40, 31), "With it comes a region: drawn for free, or chosen for a grain.", "draw one"),
    step(Act, FIFTH, "Brick 5. It lies above or below the new village.", "lay it above"),
    step(Act, CARDS, "Two points. Roads, traders and knights are built alike.", "done: the turn is over"),
    step(Read, BOTH, "You founded, divided, chose, traded and built. Help is on Y.", "play on without the guide"),
];
