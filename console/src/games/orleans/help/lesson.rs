//! The guided first game of Orléans: the first round, the second up to a journey, and a look around.

use rules_core::Seed;
use rules_core::orleans::Setup;

use crate::Button::{B, Down, Right, X};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{Area, Lesson, Scene, Step, scene, step};

const BAR: Area = (2, 2, 236, 14);
/// The event and the round in the bar.
const ROUND: Area = (114, 2, 88, 14);
const MARKET: Area = (2, 20, 140, 19);
const COINS: Area = (184, 20, 52, 19);
const PLACES: Area = (1, 42, 238, 74);
const FARM_HOUSE: Area = (1, 42, 78, 24);
const UNIVERSITY: Area = (161, 42, 78, 24);
const CASTLE: Area = (1, 67, 78, 24);
const WAGON: Area = (81, 92, 78, 24);
const DIAL: Area = (2, 120, 236, 70);
const BUTTON: Area = (162, 169, 74, 22);
const WAYS: Area = (110, 30, 90, 60);
const TRACKS: Area = (28, 20, 209, 56);
const STATUS: Area = (3, 20, 234, 94);
const DEEDS: Area = (3, 20, 234, 74);

pub static LESSON: Lesson<Setup> = Lesson { setup: Setup::base(2), seed: Seed::new(0), steps: STEPS, scenes: SCENES };

/// The step that begins to look around.
const LOOK: usize = 36;

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(2, (0, 42, 240, 50)),
    scene(15, (0, 0, 240, 41)),
    scene(17, (0, 19, 240, 47)),
    scene(11, (0, 195, 240, 45)),
    scene(38, (0, 19, 240, 59)).from(LOOK),
    scene(37, (60, 19, 180, 80)).from(LOOK),
    scene(40, (0, 19, 240, 37)).from(LOOK),
    scene(39, (0, 19, 240, 31)).from(LOOK),
];

const STEPS: &[Step] = &[
    step(
        Read,
        BAR,
        "The first of 18 rounds, its event before it, and your points. Most points win.",
        "go on (the menu leads out)",
    ),
    step(Read, MARKET, "In the market: a farmer, a boatman, a craftsman and a trader, your first followers.", "go on"),
    step(Read, PLACES, "Each place wants followers of its own. White frame: all that it wants are here.", "go on"),
    step(Act, FARM_HOUSE, "The Farm House wants a boatman and a craftsman. A puts the next one.", "put the boatman"),
    step(Act, FARM_HOUSE, "The strip says who comes next, and what the place brings.", "put the craftsman"),
    step(
        Act,
        BUTTON,
        "Golden frame: the place is whole. The other two wait in the market for a later round.",
        "end your plan",
    )
    .note_at(98),
    step(
        Press(Down),
        CASTLE,
        "You play for both. The same four followers: this time the Castle, which wants three.",
        "down to the Castle",
    ),
    step(Act, CASTLE, "It brings a knight. Knights travel, and let you draw one more.", "put the farmer"),
    step(Act, CASTLE, "One of three stands there.", "put the boatman"),
    step(Act, CASTLE, "And the last one.", "put the trader"),
    step(Act, BUTTON, "Now everybody acts in turn, one place at a time.", "end the plan"),
    step(
        Act,
        FARM_HOUSE,
        "The strip tells what it brings: a farmer for your bag, a good, and a point.",
        "use the Farm House",
    ),
    step(Act, BUTTON, "All three went into the bag, beside your coins: you draw from it next round.", "end your turn"),
    step(Act, CASTLE, "Nobody can take this from you: a whole place stays whole until you use it.", "use the Castle"),
    step(Act, BUTTON, "The knight is in your bag. Nothing else is whole: who passes is out of the round.", "pass"),
    step(Read, ROUND, "Round 2, and the other player begins. Its event, an income, comes at its end.", "go on"),
    step(Act, DIAL, "Every round begins at the bag: four followers are in it, and you may draw four.", "draw them"),
    step(Act, FARM_HOUSE, "Five followers: enough for two places.", "put the boatman"),
    step(Act, FARM_HOUSE, "Then a farmer and a good will come.", "put the craftsman"),
    step(
        Act,
        WAGON,
        "The cursor goes on to what you can fill. The Wagon wants a farmer, a trader, a knight.",
        "put the farmer",
    ),
    step(Act, WAGON, "It moves your merchant over the map.", "put the trader"),
    step(Act, WAGON, "The knight that you hired last round.", "put the knight"),
    step(Act, BUTTON, "Two whole places.", "end the plan"),
    step(Read, COINS, "A coin more: in each round whoever alone has the most farmers gets one.", "go on"),
    step(Act, DIAL, "Three in your bag, and two in the market.", "draw them"),
    step(Press(Right), PLACES, "Four places can be filled. Another one than last time: the University.", "right"),
    step(Press(Right), PLACES, "The Village would let you choose whom to hire.", "right to the University"),
    step(Act, UNIVERSITY, "Scholars bring development, which makes stations count more.", "put the farmer"),
    step(Act, UNIVERSITY, "Two more.", "put the craftsman"),
    step(Act, UNIVERSITY, "The last one.", "put the trader"),
    step(Act, BUTTON, "The plan is made.", "end your plan"),
    step(Press(Right), WAGON, "Two whole places: you choose which comes first.", "right to the Wagon"),
    step(Act, WAGON, "A place that asks more opens its own screen: here the map.", "use the Wagon"),
    step(
        Act,
        WAYS,
        "Your merchant is in Orléans. Each way has goods; the cursor is on brocade, worth 5 points.",
        "travel, and take it",
    ),
    step(Act, BUTTON, "One good lies with you, and the merchant is in another town.", "end the turn"),
    step(Act, UNIVERSITY, "Your turn again. A scholar, and two steps of development.", "use the University"),
    step(Press(X), BUTTON, "A scholar more. Before you end your turn: X looks around.", "look at the map"),
    step(Press(X), WAYS, "Where everybody stands, and the goods that still lie on the ways.", "on to the tracks"),
    step(
        Press(X),
        TRACKS,
        "Each new follower moves you along its track: the next one brings what is framed.",
        "on to your status",
    ),
    step(
        Press(X),
        STATUS,
        "Your two steps of development. Stations and citizens count as often as the last star says.",
        "on to the deeds",
    ),
    step(
        Press(B),
        DEEDS,
        "The Town Hall sends followers here, for good. Coins come, and for the last one a citizen.",
        "back to your board",
    ),
    step(
        Read,
        BUTTON,
        "Drawn, planned, used, travelled: that is a round. Place tiles come later. Help is on Y.",
        "play on without the guide",
    ),
];
