//! The guided first game of Castles: two turns, and what is told in those that follow.

use rules_core::castles::{Action, Castles, Kind};
use rules_core::{Game, Seed};

use crate::Button::{A, Down, Left, Right, Up, X};
use crate::game::lesson::Task::{Act, Press, Read, Undo};
use crate::game::lesson::{Area, Course, Lesson, Scene, Step, scene, step, tip, untold};
use crate::games::castles::Seat;

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

pub static LESSON: Lesson<<Castles as Game>::Setup> = Lesson {
    setup: Castles::DEFAULT,
    seed: Seed::new(3247),
    course: Course { steps: STEPS, theirs: THEIRS, tips: TIPS },
    scenes: SCENES,
};

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(1, (20, 62, 200, 60)),
    scene(2, (0, 19, 240, 60)),
    scene(6, (0, 19, 240, 68)),
    scene(3, (0, 138, 240, 54)),
    scene(8, (62, 66, 118, 56)),
    scene(11, (0, 19, 240, 68)),
    scene(1, (0, 0, 240, 74)),
    scene(1, (0, 195, 240, 45)),
];

/// A monastery for a worker, two workers hired, and the end of the turn.
const THEIRS: &[&[u8]] = &[&[2, 0, 4, 0], &[5, 1], &[9]];

const STEPS: &[Step] = &[
    step(
        Read,
        CASTLE,
        "Your estate, with one castle to begin with. Every new tile must touch a tile that lies there.",
        "go on (the menu leads out)",
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
        "The end of a turn is never taken back. Then the computer plays: watch what it does.",
        "end the turn",
    ),
    step(
        Read,
        WORKERS,
        "It paid a worker to turn its die by one, and hired two with the other. You can do that too.",
        "go on",
    ),
    step(Read, WHITE, "Round 2, with new dice. The white one laid goods into the depot of its number.", "go on"),
    step(Press(Down), DICE, "You have a 3 and a 2. White spaces take a tile of your store.", "go into the estate"),
    step(
        Act,
        (92, 68, 28, 29),
        "Buildings go here. Its area is this one space, so it is whole: 1 point, and 10 for phase A.",
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
    step(Act, GOODS, "Goods 2: a die of 2 sells them. Now you decide, and tips come.", "end the turn, and play on")
        .note_at(78),
];

/// The first comes first. The last one is told again and again.
const TIPS: &[Step] = &[
    tip(BAR, "Your last turn. Sell goods, make areas whole: tiles in the store count nothing."),
    tip(BAR, "The last phase. At its end goods and silver are 1 point each, and monasteries count."),
    tip(CASTLE, "Spaces of one colour are an area. Whole, it brings 1, 3, 6, 10, 15, 21 points for 1 to 6."),
    tip(BAR, "And a whole area brings 10 points more in phase A, 8 in B, then 6, 4, 2: be early."),
    tip(STORE, "Your store is full. Place a tile first: who takes one more has to throw one away.").note_at(56),
    tip(STORE, "A castle waits in your store. Placed, it gives one more action, with any number.").note_at(56),
    tip(STORE, "Animals score when placed, and again with each tile of their kind in that pasture.").note_at(56),
    tip(STORE, "A monastery changes a rule, or counts at the end. Point at it: Y, then A, tells which.").note_at(56),
    tip(STORE, "A mine brings a silver at the end of each phase: the sooner it lies, the more.").note_at(56),
    tip(GOODS, "One of your dice sells goods: 2 points for each tile, and 1 silver.").note_at(56),
    tip(SILVER, "2 silver buy a tile of the black depot, once a turn, without a die. X leads there."),
    tip(WORKERS, "No workers are left. A die that fits nothing hires two."),
    tip(BAR, "The last round of this phase. Then mines pay, and all depots are filled anew."),
    tip(BAR, "Who first has tiles on all spaces of a colour takes 5 points, the second 2."),
    tip(DICE, "An area can be made whole with what you have. Look at the white spaces in your estate."),
];

/// Returns the tip for a turn that begins.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    let (position, player) = (seat.game.position(), seat.player.index());
    let (hand, duchy) = (&position.hands[player], &position.duchies[player]);
    if hand.used != [false; 2] || !position.waiting.is_empty() {
        return None;
    }
    let stores = |kind| hand.storage.iter().flatten().any(|tile| tile.kind() == kind);
    let can = |wanted: &dyn Fn(&Action) -> bool| seat.legal.iter().any(wanted);
    let completes = || {
        can(&|&action| {
            let places = matches!(action, Action::Place { .. });
            places && seat.game.preview(action).is_ok_and(|preview| preview.area.is_some())
        })
    };
    let last = TIPS.len() - 1;
    let is_time = |tip| match tip {
        0 => position.phase == 4 && position.round == 4,
        1 => position.phase == 4,
        2 => true,
        3 => position.round > 2 || position.phase > 0,
        4 => hand.storage.iter().all(Option::is_some),
        5 => stores(Kind::Castle),
        6 => stores(Kind::Animal),
        7 => stores(Kind::Monastery),
        8 => stores(Kind::Mine),
        9 => can(&|action| matches!(action, Action::Sell { .. })),
        10 => duchy.silver > 1,
        11 => duchy.workers == 0,
        12 => position.round == 4,
        _ => position.phase > 0,
    };
    untold(told, last, &is_time).or_else(|| completes().then_some(last as u8))
}
