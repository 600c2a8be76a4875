//! The guided first game of Orléans: the first round, the second with a journey, a look around, and what is told later.

use rules_core::Seed;
use rules_core::orleans::{Action, Hourglass, Setup};

use crate::Button::{B, Down, Right, X};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{Area, Course, Lesson, Scene, Step, scene, step, tip, untold};
use crate::games::orleans::Seat;

const BAR: Area = (2, 2, 236, 14);
const MARKET: Area = (2, 20, 140, 19);
const PLACES: Area = (1, 42, 238, 74);
const FARM_HOUSE: Area = (1, 42, 78, 24);
const CASTLE: Area = (1, 67, 78, 24);
const WAGON: Area = (81, 92, 78, 24);
const DIAL: Area = (2, 120, 236, 70);
const BUTTON: Area = (162, 169, 74, 22);
const WAYS: Area = (110, 30, 90, 60);
const TRACKS: Area = (28, 20, 209, 56);
const STATUS: Area = (3, 20, 234, 94);
const DEEDS: Area = (3, 20, 234, 74);

pub static LESSON: Lesson<Setup> = Lesson {
    setup: Setup::base(2),
    seed: Seed::new(0),
    course: Course { steps: STEPS, theirs: THEIRS, tips: TIPS },
    scenes: SCENES,
};

/// The step that begins to look around.
const LOOK: usize = 21;

/// One for each page of the guide.
const SCENES: &[Scene] = &[
    scene(2, (0, 42, 240, 50)),
    scene(9, (0, 0, 240, 41)),
    scene(11, (0, 19, 240, 47)),
    scene(7, (0, 195, 240, 45)),
    scene(LOOK + 2, (0, 19, 240, 59)).from(LOOK),
    scene(LOOK + 1, (60, 19, 180, 80)).from(LOOK),
    scene(LOOK + 4, (0, 19, 240, 37)).from(LOOK),
    scene(LOOK + 3, (0, 19, 240, 31)).from(LOOK),
];

/// In the first round the Farm House, in the second the University.
const THEIRS: &[&[u8]] = &[
    &[2, 8, 0, 0],
    &[2, 9, 0, 1],
    &[41],
    &[3, 0],
    &[40],
    &[0, 3],
    &[2, 7, 2, 0],
    &[2, 9, 2, 1],
    &[2, 10, 2, 2],
    &[41],
    &[3, 2],
    &[41],
];

const STEPS: &[Step] = &[
    step(Read, BAR, "The first of 18 rounds, its event before it, and your points.", "go on (the menu leads out)"),
    step(Read, MARKET, "In the market: a farmer, a boatman, a craftsman and a trader, your first followers.", "go on"),
    step(
        Press(Down),
        PLACES,
        "Each place wants followers of its own. White frame: all that it wants are here.",
        "down to the Castle",
    ),
    step(
        Act,
        CASTLE,
        "It wants three, and brings a knight. Knights travel, and let you draw one more.",
        "put the farmer",
    ),
    step(Act, CASTLE, "One of three stands there. The strip says who comes next.", "put the boatman"),
    step(Act, CASTLE, "And the last one.", "put the trader"),
    step(
        Act,
        BUTTON,
        "Golden frame: the place is whole. The craftsman waits in the market for a later round.",
        "end your plan",
    )
    .note_at(98),
    step(Act, CASTLE, "The computer has planned too. Now both act in turn, one place at a time.", "use the Castle"),
    step(
        Act,
        BUTTON,
        "All went into the bag, beside your coins, and a knight with them. Nothing else is whole.",
        "end your turn",
    ),
    step(Read, BAR, "Round 2, and the other player begins. Its event, an income, comes at its end.", "go on"),
    step(Act, DIAL, "Every round begins at the bag: four followers are in it, and you may draw five.", "draw them"),
    step(Act, FARM_HOUSE, "Five followers: enough for two places.", "put the boatman"),
    step(Act, FARM_HOUSE, "The Farm House brings a farmer and a good.", "put the craftsman"),
    step(
        Act,
        WAGON,
        "The cursor goes on to what you can fill. The Wagon wants a farmer, a trader, a knight.",
        "put the farmer",
    ),
    step(Act, WAGON, "It moves your merchant over the map.", "put the trader"),
    step(Act, WAGON, "The knight that you hired last round.", "put the knight"),
    step(Act, BUTTON, "Two whole places.", "end the plan"),
    step(Press(Right), WAGON, "Two whole places: you choose which comes first.", "right to the Wagon"),
    step(Act, WAGON, "A place that asks more opens its own screen: here the map.", "use the Wagon"),
    step(
        Act,
        WAYS,
        "Your merchant is in Orléans. Each way has goods; the cursor is on brocade, worth 5 points.",
        "travel, and take it",
    ),
    step(
        Act,
        FARM_HOUSE,
        "One good lies with you. The computer has nothing left to use, so it is your turn again.",
        "use the Farm House",
    ),
    step(Press(X), BUTTON, "A farmer, a good and a point came. Before you pass: X looks around.", "look at the map"),
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
        "Development: stations and citizens count as often as the last star says.",
        "on to the deeds",
    ),
    step(
        Press(B),
        DEEDS,
        "The Town Hall sends followers here, for good. Coins come, and for the last one a citizen.",
        "back to your board",
    ),
    step(
        Act,
        BUTTON,
        "That is a round. From now on you decide, until the end. A tip comes now and then.",
        "pass, and play on",
    ),
];

/// The first comes first. The last one is told again and again.
const TIPS: &[Step] = &[
    tip(BAR, "Three rounds are left. Build stations, end deeds, take goods: followers count nothing."),
    tip(BAR, "The event stands above, before the round. It comes when all have passed."),
    tip(PLACES, "Wagon and Ship travel: a good on the way is worth 1 to 5 points at the end."),
    tip(PLACES, "The Guildhall builds a station where your merchant is. It counts as often as your status."),
    tip(PLACES, "The University brings scholars, scholars development: its stars raise your status."),
    tip(PLACES, "More knights draw more followers: the Castle again makes every round larger."),
    tip(PLACES, "The Town Hall sends followers away to deeds. Coins come, and a citizen for the last."),
    tip(PLACES, "Traders bring place tiles, craftsmen technology, which fills a space for good."),
    tip(PLACES, "The Monastery brings monks: they stand in for anybody."),
    tip(BAR, "A harvest ends this round. Have a food, from the Farm House: else it costs 5 coins."),
];

/// Returns the tip for a round that begins.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    if !seat.legal.iter().any(|action| matches!(action, Action::Draw(_))) {
        return None;
    }
    let position = seat.game.position();
    let holding = &position.holdings[seat.player.index()];
    let last = TIPS.len() - 1;
    if position.event == Hourglass::Harvest && holding.goods.food() == 0 {
        return Some(last as u8);
    }
    let is_time = |tip| match tip {
        0 => position.round > 15,
        3 => !position.has_station(seat.player, holding.merchant),
        6 => position.round > 5,
        _ => true,
    };
    untold(told, last, &is_time)
}
