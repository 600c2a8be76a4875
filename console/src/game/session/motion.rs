//! What moves on the screen: dice, pieces, and points.

use draw::pen::Pen;
use heapless::Vec;
use rules_core::Player;

use super::AnySession;
use crate::game::motion::{self, Flight, Motion};
use crate::records::settings::{Animations, Settings};

/// How many pieces move at once; others are just there.
pub const FLIGHTS: usize = 6;

/// Pieces on their way.
pub type Flights = Vec<Flight, FLIGHTS>;

/// What moves.
#[derive(Clone, Debug, Default)]
pub struct Moving {
    /// Until its last frame or the next button.
    pub motion: Option<Motion>,
    /// Pieces that the last action moves, and the points that it brought.
    flights: Flights,
    gained: i16,
}

impl Moving {
    /// Goes on to the next frame; dice have `frames`.
    pub fn step(&mut self, frames: u8) {
        self.motion = match self.motion {
            Some(Motion::Roll(frame)) if frame + 1 < frames => Some(Motion::Roll(frame + 1)),
            Some(Motion::Pieces(frame)) if frame + 1 < motion::FRAMES => Some(Motion::Pieces(frame + 1)),
            _ => None,
        };
    }
}

impl dyn AnySession + '_ {
    /// Starts the animation of a new position if a person decides, and the settings want one.
    pub fn animate(&mut self, settings: &Settings) {
        if self.roles().by_buttons {
            self.start_animation(settings);
        }
    }

    /// Starts the animation of a new position, if the settings want one.
    pub(super) fn start_animation(&mut self, settings: &Settings) {
        let moves = settings.animations != Animations::Off && self.card().frames > 0;
        self.desk_mut().moving.motion = moves.then_some(Motion::Roll(0));
    }

    /// Lets the pieces of the last action move, and the points that `player` gained since they had `points`.
    pub(super) fn show_pieces(&mut self, settings: &Settings, player: Player, points: i16) {
        let flights = self.flights(settings, self.desk().history.told_last());
        self.move_pieces(settings, flights, self.points(player) - points);
    }

    /// Lets pieces move, and points that came.
    pub(super) fn move_pieces(&mut self, settings: &Settings, flights: Flights, gained: i16) {
        let moves = settings.animations != Animations::Off && (gained > 0 || !flights.is_empty());
        self.desk_mut().moving = Moving { motion: moves.then_some(Motion::Pieces(0)), flights, gained };
    }

    /// Draws the pieces on their way.
    pub(super) fn draw_pieces(&self, settings: &Settings, pen: &mut Pen<'_>) {
        let Moving { motion, flights, gained } = &self.desk().moving;
        if let Some(Motion::Pieces(frame)) = *motion {
            for flight in flights {
                self.draw_flight(settings, flight, frame, pen);
            }
            motion::draw_gain(pen, *gained, frame);
        }
    }
}
