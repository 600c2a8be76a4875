//! The guided first game of Natick: a colony, a turn with a village, dice divided, and what is told later.

use rules_core::Game;
use rules_core::Seed;
use rules_core::natick::{Action, Setup, Step as Part, opponent};

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
    course: Course { steps: STEPS, theirs: THEIRS, tips: TIPS },
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
const THEIRS: &[&[u8]] = &[&[0, 15], &[0, 10], &[0, 4], &[1, 1], &[20], &[2, 7], &[20]];

const STEPS: &[Step] = &[
    step(Read, COLONY, "Two colonies: yours is below, the computer's above.", "go on (the menu leads out)"),
    step(Act, REGIONS, "Lay four regions around your village. The sun is brick: one for every 2.", "take brick 2"),
    step(Press(Left), REGIONS, "The next must have another suit and another number.", "to the last one"),
    step(Press(Left), REGIONS, "Arms are lumber.", "on to lumber 4"),
    step(Act, REGIONS, "Then every 4 will bring lumber.", "take it"),
    step(Press(Left), REGIONS, "The crown is grain, the moon is ore.", "round to grain"),
    step(Press(Left), REGIONS, "With a 3 of grain all of 2, 3 and 4 bring you something.", "on to grain 3"),
    step(Act, REGIONS, "The fourth region comes by itself: ore 5.", "take it"),
    step(Press(Right), ROADS[0], "A road belongs to it. A second village can stand at its end.", "to the right side"),
    step(Act, ROADS[1], "Left or right makes no difference yet.", "build the road"),
    step(Act, DONE, "Done ends your part. The computer founds its colony, then it divides the dice.", "done"),
    step(
        Act,
        TRAYS[0],
        "Your turn: take a tray, the other gets the rest. 2, 3 and 4 all bring coins.",
        "take the left tray",
    ),
    step(Press(A), CARDS, "Brick, grain and lumber came. They pay for a village.", "look where it can stand"),
    step(Act, VILLAGE, "At the end of the road, and nowhere else.", "build the village"),
    step(Act, (2, 92, 40, 31), "With it comes a region: drawn for free, or chosen for a grain.", "draw one"),
    step(Act, FIFTH, "It lies above or below the new village.", "lay it above"),
    step(Act, CARDS, "Two points. Nothing more can be paid for.", "done: the turn is over"),
    step(Press(A), TRAYS[0], "Now the computer's turn, so you divide the dice.", "move the first one over"),
    step(Press(Left), BOTH, "The computer chooses first: it will take three dice, and leave you a 2.", "left"),
    step(Press(Left), BOTH, "You have two regions with a 2. For the computer it is only one.", "left, round to done"),
    step(Act, STRIP, "These lines say what each tray would bring to whom.", "divide like this"),
    step(
        Act,
        DONE,
        "From now on you decide, until somebody has 7 points. A tip comes now and then.",
        "done, and play on",
    ),
];

/// The first comes first. The last one is told again and again.
const TIPS: &[Step] = &[
    tip(CARDS, "Seven points end the game, and somebody is near. Traders and knights count, too.").note_at(22),
    tip(BOTH, "A suit on a die is an event. A sun brings a coin; crowns want traders, arms knights.").note_at(22),
    tip(BOTH, "The moon brings raiders: who has 6 or more unguarded coins loses half of all.").note_at(22),
    tip(CARDS, "You can make a town of a village: a point more, and room for two units beside it.").note_at(22),
    tip(CARDS, "You can build a knight: a point, and it guards the regions beside it against raiders.").note_at(22),
    tip(CARDS, "You can build a trader on a road: a point, and it swaps coins when you get a crown.").note_at(22),
    tip(CARDS, "The pool gives one coin for three of another suit, as often as you like in your turn.").note_at(22),
    tip(CARDS, "You can offer the other one a deal: some coins of a suit for some of another.").note_at(22),
    tip(COLONY, "A region holds three coins. One of yours is full: what comes to it is lost.").note_at(22),
    tip(BOTH, "Take the tray that pays for what you want to build next.").note_at(22),
    tip(CARDS, "You can build a village: a point, and a new region. First things first.").note_at(22),
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
        0 => game.total(seat.player).max(game.total(opponent(seat.player))) > 4,
        1 => rolled(&[0, 2, 3]),
        2 => rolled(&[1]),
        3 => can(&|action| matches!(action, Action::Town(_))),
        4 => can(&|action| matches!(action, Action::Knight(_))),
        5 => can(&|action| matches!(action, Action::Trader(_))),
        6 => can(&|action| matches!(action, Action::Bank { .. })),
        7 => can(&|action| matches!(action, Action::Offer(_))),
        8 => game.colony(seat.player).fields().any(|(_, field)| field.coins == 3),
        _ => part == Some(Part::Choose),
    };
    untold(told, last, &is_time).or_else(|| can(&|action| matches!(action, Action::Village(_))).then_some(last as u8))
}
