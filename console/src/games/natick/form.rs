//! The set-up of Natick: there is nothing to choose but names and seed.

use core::ops::RangeInclusive;

use rules_core::natick::{Region, Setup, Suit};

use super::colony;
use crate::draw::pen::Pen;
use crate::draw::sprite;
use crate::draw::theme::{INK, PAPER};
use crate::game::table::Form;
use crate::save::settings::Settings;

/// Nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices;

impl Form for Choices {
    type Setup = Setup;

    const PLAYERS: RangeInclusive<u8> = Setup::PLAYERS..=Setup::PLAYERS;

    fn rows(&self, _players: u8) -> u8 {
        0
    }

    fn row(&self, _row: u8, _players: u8) -> (&'static str, &'static str) {
        ("", "")
    }

    fn step(&mut self, _row: u8, _players: u8, _forward: bool) {}

    fn setup(&self, players: u8) -> Setup {
        Setup { players }
    }

    /// A village with its first four regions.
    fn picture(&self, _seat: u8, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
        let corners = [(0, 0), (48, 0), (0, 34), (48, 34)];
        for ((dx, dy), (suit, number)) in corners.into_iter().zip(Suit::ALL.into_iter().zip(2..)) {
            if let Some(region) = Region::new(suit, number) {
                colony::region(pen, settings, x - 8 + dx, y + dy, region);
            }
        }
        pen.rounded(x + 16, y + 17, 24, 23, PAPER);
        pen.sprite(x + 20, y + 22, &sprite::VILLAGE, INK);
    }
}
