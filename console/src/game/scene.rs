//! The pictures of the guide: screens of a lesson's game, drawn from its steps.

use draw::chrome;
use draw::pen::Pen;
use embedded_graphics::geometry::Point;
use rules_core::{Actions, Game, Player, Turn};

use crate::game::lesson::{Lesson, Scene, Task, rectangle};
use crate::game::table::{Reply, Seat, Table};
use crate::records::settings::Settings;

/// Draws a scene of a lesson with its corner here.
#[inline(never)] // its game would occupy the caller's stack frame for good
pub fn draw_scene<T: Table>(
    lesson: &Lesson<<T::Game as Game>::Setup>,
    scene: Scene,
    settings: &Settings,
    pen: &mut Pen<'_>,
    corner: Point,
) {
    let Ok(mut game) = T::Game::new(lesson.setup, lesson.seed) else { return };
    let mut legal = Actions::new();
    game.legal(&mut legal);
    let mut table = T::arrive(&seat(&game, &legal, settings));
    let mut steps = lesson.course.steps.iter().take(scene.step).skip(scene.from);
    let mut replies = lesson.course.replies.iter();
    while let Some(step) = steps.next() {
        let reply = match step.task {
            Task::Read => Reply::Stay,
            // What is taken back is taken again.
            Task::Undo => {
                steps.find(|step| step.task == Task::Act);
                Reply::Stay
            }
            Task::Press(_) | Task::Act => table.press(&seat(&game, &legal, settings), step.button()),
        };
        if let Reply::Act(action) = reply {
            // What a table wants to do is legal.
            let _ = game.play(action);
            while game.turn() != Turn::Of(Player(0))
                && let Some(action) = replies.next().and_then(|bytes| postcard::from_bytes(bytes).ok())
            {
                let _ = game.play(action);
            }
            game.legal(&mut legal);
            table = T::arrive(&seat(&game, &legal, settings));
        }
    }
    let seat = seat(&game, &legal, settings);
    pen.window(rectangle(scene.area), corner, |pen| {
        table.draw(&seat, pen);
        table.draw_strip(&seat, pen);
        chrome::keys(pen, table.keys(&seat));
    });
}

/// Returns the seat of the player who decides.
fn seat<'a, G: Game>(game: &'a G, legal: &'a Actions<G::Action>, settings: &'a Settings) -> Seat<'a, G> {
    let player = match game.turn() {
        Turn::Of(player) => player,
        Turn::Over => Player(0),
    };
    Seat { game, player, viewer: player, legal, names: &settings.names, settings, undo: false, animation_frame: None }
}
