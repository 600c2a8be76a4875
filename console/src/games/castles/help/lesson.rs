//! The guided first game of Castles: two turns, and the tips for those that follow.

use rules_core::castles::{Action, Castles, Kind, tables};
use rules_core::{Game, Seed};
use texts::castles;

use crate::Button::{A, Down, Left, Right, Up, X};
use crate::game::lesson::Task::{Act, Press, Read, Undo};
use crate::game::lesson::{self, Area, Course, Lesson, Scene, Step, scene, step, tip};
use crate::games::castles::seat::Seat;

const BAR: Area = (2, 2, 236, 14);
const CASTLE: Area = (106, 93, 28, 28);
const DICE: Area = (2, 21, 55, 28);
const SECOND_DIE: Area = (29, 21, 28, 28);
/// The white die.
const WHITE: Area = (2, 52, 18, 18);
const END: Area = (19, 50, 32, 23);
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
    course: Course { steps: STEPS, replies: REPLIES, tip: |nth| TIPS.get(nth).map(|(tip, _)| tip) },
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
const REPLIES: &[&[u8]] = &[&[2, 0, 4, 0], &[5, 1], &[9]];

const STEPS: &[Step] = &[
    step(Read, CASTLE, castles::LESSON_1),
    step(Read, DICE, castles::LESSON_2),
    step(Press(A), DICE, castles::LESSON_3),
    step(Press(Down), (6, 159, 228, 13), castles::LESSON_4),
    step(Act, STRIP, castles::LESSON_5),
    step(Press(X), SILVER, castles::LESSON_6),
    step(Press(Up), BLACK, castles::LESSON_7),
    step(Press(Down), BLACK, castles::LESSON_8),
    step(Press(Right), BLACK, castles::LESSON_9),
    step(Act, STRIP, castles::LESSON_10),
    step(Press(X), STORE, castles::LESSON_11).note_at(56),
    step(Act, SIX, castles::LESSON_12),
    step(Undo, END, castles::LESSON_13),
    step(Press(X), SECOND_DIE, castles::LESSON_14),
    step(Act, SIX, castles::LESSON_15),
    step(Act, END, castles::LESSON_16),
    step(Read, WORKERS, castles::LESSON_17),
    step(Read, WHITE, castles::LESSON_18),
    step(Press(Down), DICE, castles::LESSON_19),
    step(Act, (92, 68, 28, 29), castles::LESSON_20),
    step(Press(Left), ONE, castles::LESSON_21),
    step(Act, SIX, castles::LESSON_22),
    step(Press(Down), SECOND_DIE, castles::LESSON_23),
    step(Act, (78, 93, 28, 28), castles::LESSON_24),
    step(Act, TWO, castles::LESSON_25),
    step(Act, GOODS, castles::LESSON_26).note_at(78),
];

/// A tip, and whether a position is the moment for it.
type Tip = (Step, fn(&Seat<'_>) -> bool);

/// In the order in which they are told. The last one is told again and again.
const TIPS: &[Tip] = &[
    (tip(BAR, castles::TIP_1), |seat| seat.game.rounds_left() == 0),
    (tip(BAR, castles::TIP_2), |seat| seat.game.position().is_last_phase()),
    (tip(CASTLE, castles::TIP_3), |_| true),
    (tip(BAR, castles::TIP_4), |seat| seat.game.position().round > SETTLED || is_later_phase(seat)),
    (tip(STORE, castles::TIP_5).note_at(56), |seat| {
        seat.game.position().hand(seat.player).storage.iter().all(Option::is_some)
    }),
    (tip(STORE, castles::TIP_6).note_at(56), |seat| stores(seat, Kind::Castle)),
    (tip(STORE, castles::TIP_7).note_at(56), |seat| stores(seat, Kind::Animal)),
    (tip(STORE, castles::TIP_8).note_at(56), |seat| stores(seat, Kind::Monastery)),
    (tip(STORE, castles::TIP_9).note_at(56), |seat| stores(seat, Kind::Mine)),
    (tip(GOODS, castles::TIP_10).note_at(56), |seat| {
        seat.legal.iter().any(|action| matches!(action, Action::Sell { .. }))
    }),
    (tip(SILVER, castles::TIP_11), |seat| seat.game.position().duchy(seat.player).silver >= tables::PRICE.into()),
    (tip(WORKERS, castles::TIP_12), |seat| seat.game.position().duchy(seat.player).workers == 0),
    (tip(BAR, castles::TIP_13), |seat| seat.game.position().is_last_round()),
    (tip(BAR, castles::TIP_14), is_later_phase),
    (tip(DICE, castles::TIP_15), completes),
];

/// Rounds of the first phase after which a player knows what areas are.
const SETTLED: u8 = 2;

fn is_later_phase(seat: &Seat<'_>) -> bool {
    seat.game.position().phase > 0
}

fn stores(seat: &Seat<'_>, kind: Kind) -> bool {
    seat.game.position().hand(seat.player).storage.iter().flatten().any(|tile| tile.kind() == kind)
}

/// Returns whether an action makes an area whole.
fn completes(seat: &Seat<'_>) -> bool {
    seat.legal.iter().any(|&action| {
        let places = matches!(action, Action::Place { .. });
        places && seat.game.preview(action).is_ok_and(|preview| preview.area.is_some())
    })
}

/// Returns the tip for a turn that begins.
pub fn next_tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
    let position = seat.game.position();
    if position.hand(seat.player).used != [false; 2] || !position.waiting.is_empty() {
        return None;
    }
    lesson::next(told, TIPS.len() as u8, &|tip| TIPS.get(usize::from(tip)).is_some_and(|(_, is_time)| is_time(seat)))
}
