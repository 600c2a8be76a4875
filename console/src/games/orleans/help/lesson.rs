//! The guided first game of Orléans: the first round, the second with a journey, a look around, and the tips for later.

use rules_core::Seed;
use rules_core::orleans::{Action, Hourglass, Setup};
use texts::orleans;

use crate::Button::{B, Down, Right, X};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{self, Area, Course, Lesson, Scene, Step, scene, step, tip};
use crate::games::orleans::seat::{Seat, own};

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
    course: Course { steps: STEPS, replies: REPLIES, tip: |nth| TIPS.get(nth).map(|(tip, _)| tip) },
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
const REPLIES: &[&[u8]] = &[
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
    step(Read, BAR, orleans::LESSON_1),
    step(Read, MARKET, orleans::LESSON_2),
    step(Press(Down), PLACES, orleans::LESSON_3),
    step(Act, CASTLE, orleans::LESSON_4),
    step(Act, CASTLE, orleans::LESSON_5),
    step(Act, CASTLE, orleans::LESSON_6),
    step(Act, BUTTON, orleans::LESSON_7).note_at(98),
    step(Act, CASTLE, orleans::LESSON_8),
    step(Act, BUTTON, orleans::LESSON_9),
    step(Read, BAR, orleans::LESSON_10),
    step(Act, DIAL, orleans::LESSON_11),
    step(Act, FARM_HOUSE, orleans::LESSON_12),
    step(Act, FARM_HOUSE, orleans::LESSON_13),
    step(Act, WAGON, orleans::LESSON_14),
    step(Act, WAGON, orleans::LESSON_15),
    step(Act, WAGON, orleans::LESSON_16),
    step(Act, BUTTON, orleans::LESSON_17),
    step(Press(Right), WAGON, orleans::LESSON_18),
    step(Act, WAGON, orleans::LESSON_19),
    step(Act, WAYS, orleans::LESSON_20),
    step(Act, FARM_HOUSE, orleans::LESSON_21),
    step(Press(X), BUTTON, orleans::LESSON_22),
    step(Press(X), WAYS, orleans::LESSON_23),
    step(Press(X), TRACKS, orleans::LESSON_24),
    step(Press(X), STATUS, orleans::LESSON_25),
    step(Press(B), DEEDS, orleans::LESSON_26),
    step(Act, BUTTON, orleans::LESSON_27),
];

/// A tip, and whether the beginning of a round is the moment for it.
type Tip = (Step, fn(&Seat<'_>) -> bool);

/// In the order in which they are told. The last one goes before the others, and is told again and again.
const TIPS: &[Tip] = &[
    (tip(BAR, orleans::TIP_1), is_near_the_end),
    (tip(BAR, orleans::TIP_2), |_| true),
    (tip(PLACES, orleans::TIP_3), |_| true),
    (tip(PLACES, orleans::TIP_4), |seat| !seat.game.position().has_station(seat.player, own(seat).merchant)),
    (tip(PLACES, orleans::TIP_5), |_| true),
    (tip(PLACES, orleans::TIP_6), |_| true),
    (tip(PLACES, orleans::TIP_7), |seat| seat.game.position().round > BASICS),
    (tip(PLACES, orleans::TIP_8), |_| true),
    (tip(PLACES, orleans::TIP_9), |_| true),
    (tip(BAR, orleans::TIP_10), wants_food),
];

/// Rounds after which a player knows the places.
const BASICS: u8 = 5;

/// Rounds from which the game is near its end.
const NEAR: u8 = 3;

fn is_near_the_end(seat: &Seat<'_>) -> bool {
    let position = seat.game.position();
    position.round + NEAR > position.setup.rounds()
}

/// Returns whether a harvest ends the round, and the player has nothing to eat.
fn wants_food(seat: &Seat<'_>) -> bool {
    seat.game.position().event == Hourglass::Harvest && own(seat).goods.food() == 0
}

/// Returns the tip for a round that begins.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    let begins = seat.legal.iter().any(|action| matches!(action, Action::Draw(_)));
    match (begins, TIPS.len() as u8) {
        (false, _) => None,
        (true, count) if wants_food(seat) => Some(count - 1),
        (true, count) => {
            lesson::next(told, count, &|tip| TIPS.get(usize::from(tip)).is_some_and(|(_, is_time)| is_time(seat)))
        }
    }
}
