//! The guided first game of Natick: a colony, a turn with a village, a division of dice, and the tips for later.

use rules_core::Game;
use rules_core::Seed;
use rules_core::natick::{Action, DieEvent, Setup, Step as Part, Suit, opponent, tables};
use texts::natick;

use super::seat::Seat;
use crate::Button::{A, Left, Right};
use crate::game::lesson::Task::{Act, Press, Read};
use crate::game::lesson::{self, Area, Course, Lesson, Scene, Step, scene, step, tip};

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
    course: Course { steps: STEPS, replies: REPLIES, tip: |nth| TIPS.get(nth).map(|(tip, _)| tip) },
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

/// A tip, and whether a position is the moment for it.
type Tip = (Step, fn(&Seat<'_>) -> bool);

/// In the order in which they are told. The last one is told again and again.
const TIPS: &[Tip] = &[
    (tip(CARDS, natick::TIP_1).note_at(22), is_near_the_end),
    // Of a moon the next one tells.
    (tip(BOTH, natick::TIP_2).note_at(22), |seat| shows_event(seat, |event| event != RAIDERS) && !shows_raiders(seat)),
    (tip(BOTH, natick::TIP_3).note_at(22), shows_raiders),
    (tip(CARDS, natick::TIP_4).note_at(22), |seat| can(seat, |action| matches!(action, Action::Town(_)))),
    (tip(CARDS, natick::TIP_5).note_at(22), |seat| can(seat, |action| matches!(action, Action::Knight(_)))),
    (tip(CARDS, natick::TIP_6).note_at(22), |seat| can(seat, |action| matches!(action, Action::Trader(_)))),
    (tip(CARDS, natick::TIP_7).note_at(22), |seat| can(seat, |action| matches!(action, Action::Bank { .. }))),
    (tip(CARDS, natick::TIP_8).note_at(22), |seat| can(seat, |action| matches!(action, Action::Offer(_)))),
    (tip(COLONY, natick::TIP_9).note_at(22), has_full_region),
    (tip(BOTH, natick::TIP_10).note_at(22), chooses_numbers),
    (tip(CARDS, natick::TIP_11).note_at(22), |seat| can(seat, |action| matches!(action, Action::Village(_)))),
];

/// Points before the goal from which somebody is near it.
const NEAR: i16 = 2;

const RAIDERS: DieEvent = DieEvent::RaiderAttack;

fn is_near_the_end(seat: &Seat<'_>) -> bool {
    let most = seat.game.total(seat.player).max(seat.game.total(opponent(seat.player)));
    most >= tables::END.goal - NEAR && seat.game.pawns_left() > 0
}

fn step_of(seat: &Seat<'_>) -> Option<Part> {
    seat.game.job().map(|job| job.step)
}

/// Returns whether dice that are to be divided or taken show such an event.
fn shows_event(seat: &Seat<'_>, such: fn(DieEvent) -> bool) -> bool {
    let shows = |die: Suit| tables::is_event(seat.game.dice()[die as usize]) && such(tables::event_of(die));
    matches!(step_of(seat), Some(Part::Divide | Part::Choose)) && Suit::ALL.into_iter().any(shows)
}

fn shows_raiders(seat: &Seat<'_>) -> bool {
    shows_event(seat, |event| event == RAIDERS)
}

fn can(seat: &Seat<'_>, wanted: fn(&Action) -> bool) -> bool {
    seat.legal.iter().any(wanted)
}

fn has_full_region(seat: &Seat<'_>) -> bool {
    seat.game.colony(seat.player).fields().any(|(_, field)| field.coins == tables::REGION_HOLDS)
}

/// Returns whether the player takes a tray, and a die brings coins.
fn chooses_numbers(seat: &Seat<'_>) -> bool {
    step_of(seat) == Some(Part::Choose) && seat.game.dice().into_iter().any(|face| !tables::is_event(face))
}

/// Returns the tip for a position.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    lesson::next(told, TIPS.len() as u8, &|tip| TIPS.get(usize::from(tip)).is_some_and(|(_, is_time)| is_time(seat)))
}
