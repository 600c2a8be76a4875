//! What the console does for its player, by buttons and pictures.

mod asks;
mod cable;
mod computers;
mod destroy;
mod finished;
mod forms;
mod hints;
mod hoard;
mod languages;
mod lessons;
mod menu;
mod monkey;
mod motion;
mod news;
mod review;
mod slices;
mod spoken;
mod tutor;
