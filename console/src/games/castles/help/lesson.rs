//! The guided first game of Castles: the first round of both players, and the first one's second turn.

use rules_core::castles::Castles;
use rules_core::{Game, Seed};

use crate::Button::{A, Down, Left, Right, Up, X};
use crate::game::lesson::Task::{Act, Press, Read, Undo};
use crate::game::lesson::{Area, Lesson, Scene, Step, scene, step};

const BAR: Area = (2, 2, 236, 14);
const CASTLE: Area = (106, 93, 28, 28);
const DICE: Area = (2, 21, 55, 28);
const SECOND_DIE: Area = (29, 21, 28, 28);
/// The white die.
const WHITE: Area = (2, 52, 18, 18);
const END: Area = (23, 50, 28, 23);
const WORKERS: Area = (198, 25, 34, 18);
const SILVER: Area = (198, 45, 34, 18);
const STORE: Area = (0, 128, 56, 66);
const GOODS: Area = (202, 134, 37, 44);
const STRIP: Area = (0, 195, 240, 29);
const BLACK: Area = (64, 68, 114, 50);
/// Depots 1, 2 and 6.
const ONE: Area = (63, 20, 115, 44);
const TWO: Area = (180, 20, 59, 80);
const SIX: Area = (0, 20, 60, 80);

pub static LESSON: Lesson<<Castles as Game>::Setup> =
    Lesson { setup: Castles::DEFAULT, seed: Seed::new(3247), steps: STEPS, scenes: SCENES };

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(1, (20, 62, 200, 60)),
    scene(3, (0, 19, 240, 60)),
    scene(7, (0, 19, 240, 68)),
    scene(4, (0, 138, 240, 54)),
    scene(9, (62, 66, 118, 56)),
    scene(12, (0, 19, 240, 68)),
    scene(1, (0, 0, 240, 74)),
    scene(1, (0, 195, 240, 45)),
];

const STEPS: &[Step] = &[
    step(
        Read,
        BAR,
        "Phase A, round 1 of 5, and your points. After phase E most points win.",
        "go on (the menu leads out)",
    ),
    step(
        Read,
        CASTLE,
        "Your estate, with one castle to begin with. Every new tile must touch a tile that lies there.",
        "go on",
    ),
    step(Read, DICE, "Your dice, a 3 and a 6. Each can take a tile, place one, sell goods or hire workers.", "go on"),
    step(Press(A), DICE, "The die with the frame is in your hand: the 3.", "see what it can do"),
    step(Press(Down), (6, 159, 228, 13), "You own two goods of number 3, and a 3 sells them.", "down to the sale"),
    step(Act, STRIP, "These two lines always say what A would bring: 4 points and 1 silver.", "sell the goods"),
    step(Press(X), SILVER, "4 points. And you have 2 silver now: enough to buy a tile.", "look at the depots"),
    step(
        Press(Up),
        BLACK,
        "Six depots lie around the black one. Its tiles cost 2 silver and no die.",
        "up to depot 1 first",
    ),
    step(Press(Down), BLACK, "From here it is one step.", "down to the black depot"),
    step(Press(Right), BLACK, "A castle. Beside it lies a ship.", "to the ship"),
    step(Act, STRIP, "Ships bring goods. The price stands at the right: 2 silver.", "buy the ship"),
    step(
        Press(X),
        STORE,
        "Your store holds three tiles until a die places them. Now your second die, the 6.",
        "to the depots again",
    )
    .note_at(56),
    step(Act, SIX, "A 6 takes a tile from depot 6. This is a market, a building.", "take the market"),
    step(
        Undo,
        END,
        "Both dice are used. Changed your mind? On the dice B takes back your last action.",
        "take the market back",
    ),
    step(
        Press(X),
        SECOND_DIE,
        "The market lies in depot 6 again, and the die is yours again.",
        "to the depots once more",
    ),
    step(Act, SIX, "Nothing was lost.", "take the market after all"),
    step(
        Act,
        END,
        "The end of a turn is never taken back. Then the device goes to the next player: it's you too.",
        "end the turn",
    ),
    step(Press(X), DICE, "You are the second player now, with a 1 and a 5.", "look at the depots"),
    step(
        Press(Right),
        ONE,
        "White frames: these you can take. Solid ones are free, dashed ones cost workers.",
        "one to the right",
    ),
    step(Press(Right), TWO, "A worker turns a die by one: your 1 into a 2, or into a 6.", "on to depot 2"),
    step(Act, TWO, "A monastery changes a rule for you. The strip says: 1 worker.", "pay and take it"),
    step(Press(A), WORKERS, "One worker is left. The 5 can hire more.", "see what the 5 can do"),
    step(Press(Up), (6, 178, 228, 13), "To hire is the last row, and the rows go round.", "up to the last row"),
    step(Act, (6, 178, 228, 13), "Any die hires two workers, whatever its number.", "hire two workers"),
    step(Act, WORKERS, "Three workers: three turns of a die.", "end the turn"),
    step(Read, WHITE, "Round 2, with new dice. The white one laid goods into the depot of its number.", "go on"),
    step(Press(Down), DICE, "You have a 3 and a 2. White spaces take a tile of your store.", "go into the estate"),
    step(
        Act,
        (92, 68, 28, 29),
        "Buildings go here. Its region is this one space, so it is whole: 1 point, and 10 for phase A.",
        "place the market",
    ),
    step(Press(Left), ONE, "11 points! And a market takes a ship or animals at once.", "left, to the pigs of depot 6"),
    step(Act, SIX, "Pigs: on a pasture they score with all other pigs there.", "take the pigs"),
    step(Press(Down), SECOND_DIE, "Now the 2. The white space takes your ship.", "go into the estate"),
    step(Act, (78, 93, 28, 28), "Right kind, right number, next to a tile: all as it must be.", "place the ship"),
    step(
        Act,
        TWO,
        "A ship loads the goods of one depot, and lets you play earlier in later rounds.",
        "load the goods of depot 2",
    ),
    step(Act, GOODS, "Goods 2 lie here. A die with a 2 will sell them.", "end the turn").note_at(78),
    step(Read, BAR, "After five rounds the phase ends: mines pay silver, and all depots are filled anew.", "go on"),
    step(Read, BAR, "Points come of whole regions, the sooner the better, whole colours, animals, goods.", "go on"),
    step(
        Read,
        DICE,
        "You took, placed, sold, hired and bought: all that dice can do. Help is on Y.",
        "play on without the guide",
    ),
];
